/*! polhode studio, MIT. It contains three.js and uPlot, under these licences:

three
-----

The MIT License

Copyright © 2010-2026 three.js authors

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in
all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN
THE SOFTWARE.


uplot
-----

The MIT License (MIT)

Copyright (c) 2022 Leon Sorokin

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in
all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN
THE SOFTWARE.
*/
"use strict";(()=>{var av={f8:Float64Array,f4:Float32Array,u4:Uint32Array},lv=new Map([[Float64Array,"f8"],[Float32Array,"f4"],[Uint32Array,"u4"]]),Yp=new WeakMap;function cv(i){return Yp.get(i)??[i.length]}function Ju(i,e){return Yp.set(i,e),i}var ro=class extends Error{};function Pl(i){if(i.byteLength<8)throw new ro("this is not a packet: it is too short");let e=new DataView(i).getUint32(0,!0);if(4+e>i.byteLength||(4+e)%8!==0)throw new ro("this is not a packet: its header is cut off");let t;try{t=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(new Uint8Array(i,4,e)))}catch{throw new ro("this is not a packet: its header is not JSON")}let n=t.arrays??{},s=new Map;for(let[o,a]of Object.entries(n)){let l=av[a.dtype],c=a.shape.reduce((u,d)=>u*d,1),h=4+e+a.offset;if(!l||h%l.BYTES_PER_ELEMENT!==0||h+c*l.BYTES_PER_ELEMENT>i.byteLength)throw new ro(`the packet is cut off, or wrong, at its array ${o}`);s.set(o,Ju(new l(i,h,c),a.shape))}let r=o=>{if(typeof o=="string"&&o.startsWith("@"))return s.get(o.slice(1))??o;if(Array.isArray(o))return o.map(r);if(o!==null&&typeof o=="object"&&!ArrayBuffer.isView(o)){let a={};for(let[l,c]of Object.entries(o))l!=="__proto__"&&(a[l]=r(c));return a}return o};return delete t.arrays,r(t)}function Zp(i){let e={},t=[],n=0,s=(h,u)=>{if(ArrayBuffer.isView(h))return e[u]={dtype:lv.get(h.constructor),shape:cv(h),offset:n},t.push(h),n+=Math.ceil(h.byteLength/8)*8,"@"+u;if(Array.isArray(h))return h.map((d,f)=>s(d,`${u}.${f}`));if(h!==null&&typeof h=="object"){let d={};for(let[f,p]of Object.entries(h))p!==void 0&&(d[f]=s(p,u?`${u}.${f}`:f));return d}return h},r=s(i,"");r.arrays=e;let o=new TextEncoder().encode(JSON.stringify(r)),a=Math.ceil((4+o.length)/8)*8-4,l=new Uint8Array(4+a+n);new DataView(l.buffer).setUint32(0,a,!0),l.fill(32,4,4+a),l.set(o,4);let c=4+a;for(let h of t)l.set(new Uint8Array(h.buffer,h.byteOffset,h.byteLength),c),c+=Math.ceil(h.byteLength/8)*8;return l.buffer}function Jp(i){let e=atob(i.replace(/\s+/g,"")),t=new Uint8Array(e.length);for(let n=0;n<e.length;n++)t[n]=e.charCodeAt(n);return t.buffer}function oo(i){let e=new Uint8Array(i),t="";for(let n=0;n<e.length;n+=32768)t+=String.fromCharCode(...e.subarray(n,n+32768));return btoa(t)}var Il=class{constructor(e){this.address=e;this.connect()}address;socket=null;jobs=new Map;next=1;tries=0;ended=!1;onhello=()=>{};oncatalogue=()=>{};ondocument=()=>{};onstate=()=>{};onshow=()=>{};get open(){return this.socket?.readyState===WebSocket.OPEN}connect(){let e=new WebSocket(this.address);e.binaryType="arraybuffer",this.socket=e,e.onopen=()=>{this.tries=0,this.onstate(!0,""),this.send({type:"catalogue"})},e.onmessage=t=>{try{typeof t.data=="string"?this.text(JSON.parse(t.data)):this.packet(t.data)}catch(n){this.onstate(this.open,`The server said something that cannot be read: ${n.message}`)}},e.onclose=()=>{for(let t of this.jobs.values())t.failed("The server has gone; what was computed is kept.");this.jobs.clear(),!this.ended&&(this.tries++===0?this.onstate(!1,"The server has gone. What is shown stays; the page looks for the server again."):this.diagnose(),setTimeout(()=>this.connect(),Math.min(5e3,500*this.tries)))}}async diagnose(){let e=new URL(location.href);try{(await fetch(e.pathname+e.search,{cache:"no-store"})).status===403&&this.onstate(!1,"The studio was started again and has a new address: open the one that it printed. What follows # in this page's address brings these settings there.")}catch{this.onstate(!1,"The server has gone. What is shown stays; start it again with the same --port, or open the address that it prints.")}}report(e){this.send({type:"state",state:e})}send(e){this.open&&this.socket.send(JSON.stringify(e))}text(e){let t=e.id===void 0?void 0:this.jobs.get(e.id);e.type==="hello"?this.onhello(e):e.type==="catalogue"?this.oncatalogue(e):e.type==="show"?this.onshow(e):e.type==="progress"?t?.progress?.(e):e.type==="error"?t?(this.jobs.delete(e.id),t.failed(String(e.message),e.where)):this.onstate(this.open,String(e.message)):e.type==="done"&&t&&(this.jobs.delete(e.id),t.done(!!e.stopped))}packet(e){let t=Pl(e),n=Number(t.id??0);if(n===0)return this.ondocument(t);let s=this.jobs.get(n);s&&(t.append?s.more?.(t):s.first(t)),this.send({type:"ack",id:n,got:Number(t.part??0)})}ask(e,t){let n=this.next++;return this.open?(this.jobs.set(n,t),this.send({...e,id:n}),n):(t.failed("The server cannot be reached."),n)}async upload(e){let t=new URL(this.address).searchParams.get("token")??"",n=await fetch(`mesh?${new URLSearchParams({token:t,name:e.name})}`,{method:"POST",body:e}),s=await n.json().catch(()=>({message:`the server answered ${n.status}`}));if(!n.ok)throw new Error(s.message);return s}stop(e){this.send({type:"stop",id:e})}forget(e){this.jobs.delete(e)&&this.stop(e)}close(){this.ended=!0,this.socket?.close()}};var ga=(i,e)=>Array.isArray(i)&&(e===void 0||i.length===e)&&i.every(t=>Number.isFinite(t));function Ku(i,e){return i&&typeof i=="object"&&!Array.isArray(i)?Object.fromEntries(Object.entries(i).filter(([,t])=>e(t))):void 0}var hv=8e3;function ju(i){let e=new TextEncoder().encode(JSON.stringify(i)),t="";for(let n of e)t+=String.fromCharCode(n);return btoa(t).replace(/\+/g,"-").replace(/\//g,"_").replace(/=+$/,"")}function Kp(i){try{let e=atob(i.replace(/-/g,"+").replace(/_/g,"/")),t=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(e,l=>l.charCodeAt(0))));if(typeof t!="object"||t===null||Array.isArray(t))return null;let n={};typeof t.view=="string"&&(n.view=t.view),typeof t.tab=="string"&&(n.tab=t.tab),Number.isFinite(t.time)&&(n.time=t.time),Number.isInteger(t.step)&&(n.step=t.step),t.request&&typeof t.request=="object"&&Array.isArray(t.request.runs)&&(n.request=t.request);let s=Ku(t.cameras,l=>ga(l,3));s&&(n.cameras=s);let r=Ku(t.show,l=>typeof l=="boolean"||Number.isFinite(l));r&&(n.show=r);let o=Ku(t.scales,l=>typeof l=="boolean");o&&(n.scales=o),t.speed>0&&Number.isFinite(t.speed)&&(n.speed=t.speed),(t.theme==="dark"||t.theme==="light")&&(n.theme=t.theme),Number.isInteger(t.lead)&&(n.lead=t.lead),ga(t.hidden)&&(n.hidden=t.hidden),ga(t.zoom,2)&&t.zoom[0]<t.zoom[1]&&(n.zoom=t.zoom);let a=t.members;return a&&ga([a.column,a.picked])&&Array.isArray(a.brushes)&&a.brushes.every(l=>ga(l,3))&&(n.members={column:a.column,picked:a.picked,all:a.all===!0,brushes:a.brushes}),n}catch{return null}}function Qp(){let i=/^#s=([\w-]+)$/.exec(location.hash);if(i)return Kp(i[1]);let e=document.getElementById("polhode-state")?.textContent;return e?Kp(e.trim()):null}var jp=0;function Qu(i){clearTimeout(jp),jp=window.setTimeout(()=>{let e=ju(i());try{e.length<hv&&history.replaceState(null,"",`#s=${e}`)}catch{}},300)}function di(i,e,t=i.length){let n=0,s=t;for(;n<s;){let r=n+s>>1;i[r]<e?n=r+1:s=r}return n}function Ll(i,e,t,n,s,r=!1,o=i.length){let a=Math.max(0,di(i,t,o)-1),l=Math.min(o,di(i,n,o)+2),c=new Float64Array(Math.min(l-a,3*s+9)),h=new Float64Array(c.length),u=x=>r?Math.abs(e[x]):e[x],d=0,f=x=>{c[d]=i[x],h[d++]=u(x)},p=x=>{d>0&&Number.isNaN(h[d-1])||(c[d]=i[x],h[d++]=NaN)};if(l-a<=2*s+6)for(let x=a;x<l;x++)Number.isFinite(u(x))?(!r||u(x)>0)&&f(x):p(x);else{let x=(n-t)/s||1,m=a;for(;m<l;){let g=Math.floor((i[m]-t)/x),v=t+(g+1)*x,A=-1,_=-1,C=1/0,w=-1/0,y=-1;do{let S=u(m);Number.isFinite(S)?(!r||S>0)&&(S<C&&(C=S,A=m),S>w&&(w=S,_=m)):y=m,m++}while(m<l&&i[m]<v);if(A>=0){let S=Math.min(A,_),U=Math.max(A,_);y>=0&&y<S&&p(y),f(S),y>S&&y<U&&p(y),A!==_&&f(U)}y>=0&&(A<0||y>Math.max(A,_))&&p(y)}}return{x:c.subarray(0,d),y:h.subarray(0,d)}}function Dl(i){let e=new Float64Array(i.reduce((r,o)=>r+o.x.length,0)),t=0;for(let r of i)e.set(r.x,t),t+=r.x.length;e.sort();let n=0;for(let r=0;r<e.length;r++)(r===0||e[r]!==e[r-1])&&(e[n++]=e[r]);let s=e.subarray(0,n);return[s,...i.map(r=>{let o=new Array(n).fill(void 0),a=0;for(let l=0;l<r.x.length;l++){for(;s[a]<r.x[l];)a++;o[a]=Number.isNaN(r.y[l])?null:r.y[l]}return o})]}var An=(i=1,e=0,t=0,n=0)=>Float64Array.of(i,e,t,n),Rt=(i=0,e=0,t=0)=>Float64Array.of(i,e,t);function ls(i,e,t){let n=i[0]*e[0]-i[1]*e[1]-i[2]*e[2]-i[3]*e[3],s=i[0]*e[1]+i[1]*e[0]+i[2]*e[3]-i[3]*e[2],r=i[0]*e[2]-i[1]*e[3]+i[2]*e[0]+i[3]*e[1],o=i[0]*e[3]+i[1]*e[2]-i[2]*e[1]+i[3]*e[0];return t[0]=n,t[1]=s,t[2]=r,t[3]=o,t}function Ol(i,e,t){let n=e*i[0],s=e*i[1],r=e*i[2],o=.5*Math.sqrt(n*n+s*s+r*r),a=o<1e-6?.5-o*o/12:.5*Math.sin(o)/o;return t[0]=Math.cos(o),t[1]=a*n,t[2]=a*s,t[3]=a*r,t}function nm(i,e){let t=i[0]<0?-1:1,n=Math.sqrt(i[1]*i[1]+i[2]*i[2]+i[3]*i[3]),s=n<1e-12?2*t:2*t*Math.atan2(n,t*i[0])/n;return e[0]=s*i[1],e[1]=s*i[2],e[2]=s*i[3],e}function ln(i,e,t){let n=e[0],s=e[1],r=e[2],o=i[2]*r-i[3]*s,a=i[3]*n-i[1]*r,l=i[1]*s-i[2]*n;return t[0]=n+2*(i[0]*o+i[2]*l-i[3]*a),t[1]=s+2*(i[0]*a+i[3]*o-i[1]*l),t[2]=r+2*(i[0]*l+i[1]*a-i[2]*o),t}function im(i,e,t){let n=i[1]*e[2]-i[2]*e[1],s=i[2]*e[0]-i[0]*e[2],r=i[0]*e[1]-i[1]*e[0];return t[0]=n,t[1]=s,t[2]=r,t}var Nl=An(),zi=An(),Fl=An(),kl=class{h=1;q0=An();mean=An(0);ends=Array.from({length:6},()=>An());set(e,t,n,s,r,o,a){this.h=a,this.q0.set(e);for(let h=0;h<3;h++)this.mean[h+1]=.5*a*(t[h]+r[h]);let l=this.mean,c=this.ends;c[0].set([1,0,0,0]);for(let h=0;h<4;h++)Nl[h]=h?-e[h]:e[0];if(ls(Nl,s,c[3]),ls(Ol(l.subarray(1),-1,Fl),c[3],c[3]),c[3][0]<0)for(let h=0;h<4;h++)c[3][h]=-c[3][h];for(let[h,u,d]of[[0,t,n],[3,r,o]]){tm(c[h],u,a,l,c[h+1]),tm(c[h+1],u,a,l,c[h+2]),sm(c[h],d,.5*a*a,zi);for(let f=0;f<4;f++)c[h+2][f]+=zi[f]}return this}at(e,t,n){let s=this.ends,r=this.mean,o=e*e,a=1-e,l=a*a,c=l*a*(1+3*e+6*o),h=e*l*a*(1+3*e),u=.5*o*l*a,d=o*e*(1+3*a+6*l),f=-a*o*e*(1+3*a),p=.5*o*e*l,x=-30*o*l,m=l*(1-3*e)*(1+5*e),g=.5*e*l*(2-5*e),v=o*(1-3*a)*(1+5*a),A=-.5*a*o*(2-5*a);for(let w=0;w<4;w++)zi[w]=c*s[0][w]+h*s[1][w]+u*s[2][w]+d*s[3][w]+f*s[4][w]+p*s[5][w],Fl[w]=x*(s[0][w]-s[3][w])+m*s[1][w]+g*s[2][w]+v*s[4][w]+A*s[5][w];let _=zi[0]**2+zi[1]**2+zi[2]**2+zi[3]**2;ls(r,zi,t);for(let w=0;w<4;w++)t[w]+=2*Fl[w];for(let w=0;w<4;w++)Nl[w]=(w?-zi[w]:zi[0])/_;ls(Nl,t,t);for(let w=0;w<3;w++)n[w]=t[w+1]/this.h;ls(this.q0,Ol(r.subarray(1),e,Fl),t),ls(t,zi,t);let C=Math.hypot(t[0],t[1],t[2],t[3])||1;for(let w=0;w<4;w++)t[w]/=C}};function sm(i,e,t,n){return Ul[1]=t*e[0],Ul[2]=t*e[1],Ul[3]=t*e[2],ls(i,Ul,n)}var Ul=An(0),em=An();function tm(i,e,t,n,s){ls(n,i,em),sm(i,e,t,s);for(let r=0;r<4;r++)s[r]=.5*(s[r]-em[r])}var cs=class extends Error{},er=i=>!["done","running"].includes(i.outcome);function xa(i){if(i.format!==1)throw new cs(`this page reads format 1, and the document says ${String(i.format)}`);let e=i.kind,t=i;if(e==="motion"){let n=t;if(!Array.isArray(n.runs)||n.runs.length<1||n.runs.length>4)throw new cs("a motion has one to four runs");for(let s of n.runs){let r=s.t?.length;if(!(r>=1&&s.q?.length===4*r&&s.omega?.length===3*r&&s.momentum?.length===3*r)||s.energy_error?.length!==r||s.momentum_error?.length!==r)throw new cs(`the arrays of run ${s.name} are missing, or not of one length`);if(s.x&&s.x.length!==3*r)throw new cs(`the positions of run ${s.name} are not of the length of its times`)}n.difference??=[]}else if(e==="ensemble"){let n=t;if(n.axis?.length!==3*n.members*n.times?.length)throw new cs("the ensemble's axis is not (members, times, 3)")}else if(e==="exhibit"){if(!Array.isArray(t.panels))throw new cs("the exhibit has no panels")}else if(e==="mechanism"){let n=t,s=n.t?.length;if(!(Array.isArray(n.bodies)&&n.bodies.length>0&&n.bodies.every(o=>o.x?.length===3*s&&o.q?.length===4*s))||!n.joints.every(o=>o.place?.length===3*s&&o.reaction?.length===3*s))throw new cs("the arrays of the mechanism are missing, or not of one length")}else throw new cs(`this page does not know documents of kind ${String(e)}`);return t}var uv=["x","t","q","omega","momentum","energy","kinetic","energy_error","momentum_error","attitude_error"];function dv(i,e){for(let t of uv){let n=i[t],s=e[t];if(!n||!s||!ArrayBuffer.isView(s))continue;let r=t==="q"?4:t==="omega"||t==="momentum"||t==="x"?3:1,o=ed(n,s),a=o.length;i[t]=Ju(o,r===1?[a]:[a/r,r])}for(let t of["outcome","message","steps","torque_calls","seconds","compile_seconds","reference"])e[t]!==void 0&&(i[t]=e[t])}var rm=new WeakSet;function ed(i,e){let t=i.length+e.length,n;if(i instanceof Float64Array&&i.byteOffset===0&&i.buffer.byteLength>=8*t&&rm.has(i.buffer))n=new Float64Array(i.buffer,0,t);else{let s=new ArrayBuffer(8*Math.max(2*t,1024));rm.add(s),n=new Float64Array(s,0,t),n.set(i)}return n.set(e,i.length),n}function um(i,e){(e.runs??[]).forEach((t,n)=>i.runs[n]&&dv(i.runs[n],t));for(let t of e.difference??[]){let n=i.difference.find(s=>s.a===t.a&&s.b===t.b);n?(n.t=ed(n.t,t.t),n.angle=ed(n.angle,t.angle)):i.difference.push(t)}}var co=class{constructor(e){this.data=e;let{moments:t,axes:n}=e.body,s=r=>Float64Array.from({length:9},(o,a)=>[0,1,2].reduce((l,c)=>l+n[Math.floor(a/3)][c]*r(t[c])*n[a%3][c],0));this.inertia=s(r=>r),this.inverse=s(r=>1/r)}data;q=An();omega=Rt();momentum=Rt();x=Rt();index=0;fraction=0;inertia;inverse;arc=new kl;arcOf=[-1,0];get stride(){let{t:e,omega:t}=this.data,n=e.length-1;if(n<1)return 0;let s=new Float64Array(Math.min(n,512));for(let r=0;r<s.length;r++){let o=Math.floor(r*n/s.length);s[r]=Math.hypot(t[3*o],t[3*o+1],t[3*o+2])*(e[o+1]-e[o])}return s.sort()[Math.floor(.9*(s.length-1))]}get start(){return this.data.t[0]}get end(){return this.data.t[this.data.t.length-1]}find(e){let t=this.data.t,n=t.length,s=this.index;s<n-1&&t[s]<=e&&e<t[s+1]||(s+2<n&&t[s+1]<=e&&e<t[s+2]?s++:s=Math.max(0,Math.min(n-2,di(t,e,n)-(t[di(t,e,n)]===e?0:1)))),this.index=s;let r=n>1?t[s+1]-t[s]:0;this.fraction=r>0?Math.max(0,Math.min(1,(e-t[s])/r)):0,this.coarse&&(this.fraction=this.fraction<1?0:1)}coarse=!1;seek(e){this.find(e),this.at(this.index,this.fraction,this.q,this.omega,this.momentum),this.place(this.index,this.fraction,this.x)}place(e,t,n){let{x:s,t:r}=this.data,o=r.length;if(s)for(let a=0;a<3;a++)n[a]=hm(s,r,o,e,Math.min(e+1,o-1),a,t)}at(e,t,n,s,r){let o=this.data,a=o.t.length,l=Math.min(e+1,a-1);if(t===0||l===e){for(let c=0;c<4;c++)n[c]=o.q[4*e+c];for(let c=0;c<3;c++)s[c]=o.omega[3*e+c]}else(this.arcOf[0]!==e||this.arcOf[1]!==a)&&(this.sample(l,om,am),this.rate(l,cm),this.rate(e,lm),this.sample(e,js,Mr),this.arc.set(js,Mr,lm,om,am,cm,o.t[l]-o.t[e]),this.arcOf=[e,a]),this.arc.at(t,n,s);for(let c=0;c<3;c++)r[c]=hm(o.momentum,o.t,a,e,l,c,t)}sample(e,t,n){let s=this.data;for(let r=0;r<4;r++)t[r]=s.q[4*e+r];for(let r=0;r<3;r++)n[r]=s.omega[3*e+r]}get wheels(){let{t:e,momentum:t}=this.data,n=e.length;return[0,n>>1,n-1].some(s=>(this.own(s,Qs),Math.hypot(...[0,1,2].map(o=>Qs[o]-t[3*s+o]))>1e-4*Math.hypot(...[0,1,2].map(o=>t[3*s+o]))))}normal(e){return ln(this.q,lo(this.inertia,this.omega,e),e)}momentumOf(e,t){return lo(this.inertia,e,t)}omegaOf(e,t){return lo(this.inverse,e,t)}own(e,t){return this.sample(e,js,Mr),ln(js,lo(this.inertia,Mr,t),t)}rate(e,t){let{t:n}=this.data,s=Math.max(0,e-1),r=Math.min(n.length-1,e+1);this.own(r,ao),this.own(s,Qs);for(let o=0;o<3;o++)ao[o]=(ao[o]-Qs[o])/(n[r]-n[s]);this.sample(e,js,Mr),im(lo(this.inertia,Mr,Qs),Mr,Qs);for(let o=1;o<4;o++)js[o]=-js[o];ln(js,ao,ao);for(let o=0;o<3;o++)Qs[o]+=ao[o];lo(this.inverse,Qs,t)}value(e){if(!e||e.length===0)return NaN;let t=this.index,n=Math.min(t+1,e.length-1);return e[t]+(e[n]-e[t])*this.fraction}},js=An(),om=An(),Mr=Rt(),am=Rt(),lm=Rt(),cm=Rt(),Qs=Rt(),ao=Rt();function lo(i,e,t){let n=e[0],s=e[1],r=e[2];for(let o=0;o<3;o++)t[o]=i[3*o]*n+i[3*o+1]*s+i[3*o+2]*r;return t}function hm(i,e,t,n,s,r,o){let a=i[3*n+r];if(n===s||o===0)return a;let l=i[3*s+r],c=e[s]-e[n],h=n>0?(l-i[3*(n-1)+r])/(e[s]-e[n-1]):(l-a)/c,u=s+1<t?(i[3*(s+1)+r]-a)/(e[s+1]-e[n]):(l-a)/c,d=1-o;return a*d*d*(1+2*o)+l*o*o*(3-2*o)+c*o*d*(h*d-u*o)}var fv="uplot",pv="u-hz",mv="u-vt",gv="u-title",xv="u-wrap",yv="u-under",vv="u-over",_v="u-axis",Ar="u-off",bv="u-select",Mv="u-cursor-x",Sv="u-cursor-y",wv="u-cursor-pt",Av="u-legend",Tv="u-live",Ev="u-inline",Cv="u-series",Rv="u-marker",dm="u-label",Pv="u-value",va="width",_a="height";var fm="bottom",ho="left",td="right",yd="#000",pm=yd+"0",nd="mousemove",mm="mousedown",id="mouseup",gm="mouseenter",xm="mouseleave",ym="dblclick",Iv="resize",Lv="scroll",vm="change",Hl="dppxchange",vd="--",yo=typeof window<"u",ld=yo?document:null,fo=yo?window:null,Dv=yo?navigator:null,Ct,Bl;function cd(){let i=devicePixelRatio;Ct!=i&&(Ct=i,Bl&&ud(vm,Bl,cd),Bl=matchMedia(`(min-resolution: ${Ct-.001}dppx) and (max-resolution: ${Ct+.001}dppx)`),Tr(vm,Bl,cd),fo.dispatchEvent(new CustomEvent(Hl)))}function yi(i,e){if(e!=null){let t=i.classList;!t.contains(e)&&t.add(e)}}function hd(i,e){let t=i.classList;t.contains(e)&&t.remove(e)}function Yt(i,e,t){i.style[e]=t+"px"}function Vi(i,e,t,n){let s=ld.createElement(i);return e!=null&&yi(s,e),t?.insertBefore(s,n),s}function Ci(i,e){return Vi("div",i,e)}var _m=new WeakMap;function hs(i,e,t,n,s){let r="translate("+e+"px,"+t+"px)",o=_m.get(i);r!=o&&(i.style.transform=r,_m.set(i,r),e<0||t<0||e>n||t>s?yi(i,Ar):hd(i,Ar))}var bm=new WeakMap;function Mm(i,e,t){let n=e+t,s=bm.get(i);n!=s&&(bm.set(i,n),i.style.background=e,i.style.borderColor=t)}var Sm=new WeakMap;function wm(i,e,t,n){let s=e+""+t,r=Sm.get(i);s!=r&&(Sm.set(i,s),i.style.height=t+"px",i.style.width=e+"px",i.style.marginLeft=n?-e/2+"px":0,i.style.marginTop=n?-t/2+"px":0)}var _d={passive:!0},Nv={..._d,capture:!0};function Tr(i,e,t,n){e.addEventListener(i,t,n?Nv:_d)}function ud(i,e,t,n){e.removeEventListener(i,t,_d)}yo&&cd();function Gi(i,e,t,n){let s;t=t||0,n=n||e.length-1;let r=n<=2147483647;for(;n-t>1;)s=r?t+n>>1:vi((t+n)/2),e[s]<i?t=s:n=s;return i-e[t]<=e[n]-i?t:n}function jm(i){return(t,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(t[a])){r=a;break}for(let a=s;a>=n;a--)if(i(t[a])){o=a;break}return[r,o]}}var Qm=i=>i!=null,eg=i=>i!=null&&i>0,Xl=jm(Qm),Fv=jm(eg);function Uv(i,e,t,n=0,s=!1){let r=s?Fv:Xl,o=s?eg:Qm;[e,t]=r(i,e,t);let a=i[e],l=i[e];if(e>-1)if(n==1)a=i[e],l=i[t];else if(n==-1)a=i[t],l=i[e];else for(let c=e;c<=t;c++){let h=i[c];o(h)&&(h<a?a=h:h>l&&(l=h))}return[a??Bt,l??-Bt]}function $l(i,e,t,n){let s=Em(i),r=Em(e);i==e&&(s==-1?(i*=t,e/=t):(i/=t,e*=t));let o=t==10?Cs:tg,a=s==1?vi:Ri,l=r==1?Ri:vi,c=a(o(En(i))),h=l(o(En(e))),u=po(t,c),d=po(t,h);return t==10&&(c<0&&(u=zt(u,-c)),h<0&&(d=zt(d,-h))),n||t==2?(i=u*s,e=d*r):(i=rg(i,u),e=Yl(e,d)),[i,e]}function bd(i,e,t,n){let s=$l(i,e,t,n);return i==0&&(s[0]=0),e==0&&(s[1]=0),s}var Md=.1,Am={mode:3,pad:Md},Ma={pad:0,soft:null,mode:0},Ov={min:Ma,max:Ma};function Wl(i,e,t,n){return Zl(t)?Tm(i,e,t):(Ma.pad=t,Ma.soft=n?0:null,Ma.mode=n?3:0,Tm(i,e,Ov))}function Tt(i,e){return i??e}function kv(i,e,t){for(e=Tt(e,0),t=Tt(t,i.length-1);e<=t;){if(i[e]!=null)return!0;e++}return!1}function Tm(i,e,t){let n=t.min,s=t.max,r=Tt(n.pad,0),o=Tt(s.pad,0),a=Tt(n.hard,-Bt),l=Tt(s.hard,Bt),c=Tt(n.soft,Bt),h=Tt(s.soft,-Bt),u=Tt(n.mode,0),d=Tt(s.mode,0),f=e-i,p=Cs(f),x=oi(En(i),En(e)),m=Cs(x),g=En(m-p);(f<1e-24||g>10)&&(f=0,(i==0||e==0)&&(f=1e-24,u==2&&c!=Bt&&(r=0),d==2&&h!=-Bt&&(o=0)));let v=f||x||1e3,A=Cs(v),_=po(10,vi(A)),C=v*(f==0?i==0?.1:1:r),w=zt(rg(i-C,_/10),24),y=i>=c&&(u==1||u==3&&w<=c||u==2&&w>=c)?c:Bt,S=oi(a,w<y&&i>=y?y:Hi(y,w)),U=v*(f==0?e==0?.1:1:o),D=zt(Yl(e+U,_/10),24),I=e<=h&&(d==1||d==3&&D>=h||d==2&&D<=h)?h:-Bt,z=Hi(l,D>I&&e<=I?I:oi(I,D));return S==z&&S==0&&(z=100),[S,z]}var Bv=new Intl.NumberFormat(yo?Dv.language:"en-US"),Sd=i=>Bv.format(i),_i=Math,Gl=_i.PI,En=_i.abs,vi=_i.floor,Tn=_i.round,Ri=_i.ceil,Hi=_i.min,oi=_i.max,po=_i.pow,Em=_i.sign,Cs=_i.log10,tg=_i.log2,zv=(i,e=1)=>_i.sinh(i)*e,sd=(i,e=1)=>_i.asinh(i/e),Bt=1/0;function Cm(i){return(Cs((i^i>>31)-(i>>31))|0)+1}function dd(i,e,t){return Hi(oi(i,e),t)}function ng(i){return typeof i=="function"}function _t(i){return ng(i)?i:()=>i}var Vv=()=>{},ig=i=>i,sg=(i,e)=>e,Gv=i=>null,Rm=i=>!0,Pm=(i,e)=>i==e,Hv=/\.\d*?(?=9{6,}|0{6,})/gm,Er=i=>{if(ag(i)||nr.has(i))return i;let e=`${i}`,t=e.match(Hv);if(t==null)return i;let n=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${Er(s)}e${r}`}return zt(i,n)};function Sr(i,e){return Er(zt(Er(i/e))*e)}function Yl(i,e){return Er(Ri(Er(i/e))*e)}function rg(i,e){return Er(vi(Er(i/e))*e)}function zt(i,e=0){if(ag(i))return i;let t=10**e,n=i*t*(1+Number.EPSILON);return Tn(n)/t}var nr=new Map;function og(i){return((""+i).split(".")[1]||"").length}function wa(i,e,t,n){let s=[],r=n.map(og);for(let o=e;o<t;o++){let a=En(o),l=zt(po(i,o),a);for(let c=0;c<n.length;c++){let h=i==10?+`${n[c]}e${o}`:n[c]*l,u=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=i==10?h:zt(h,u);s.push(d),nr.set(d,u)}}return s}var Sa={},wd=[],mo=[null,null],tr=Array.isArray,ag=Number.isInteger,Wv=i=>i===void 0;function Im(i){return typeof i=="string"}function Zl(i){let e=!1;if(i!=null){let t=i.constructor;e=t==null||t==Object}return e}function qv(i){return i!=null&&typeof i=="object"}var Xv=Object.getPrototypeOf(Uint8Array),lg="__proto__";function go(i,e=Zl){let t;if(tr(i)){let n=i.find(s=>s!=null);if(tr(n)||e(n)){t=Array(i.length);for(let s=0;s<i.length;s++)t[s]=go(i[s],e)}else t=i.slice()}else if(i instanceof Xv)t=i.slice();else if(e(i)){t={};for(let n in i)n!=lg&&(t[n]=go(i[n],e))}else t=i;return t}function _n(i){let e=arguments;for(let t=1;t<e.length;t++){let n=e[t];for(let s in n)s!=lg&&(Zl(i[s])?_n(i[s],go(n[s])):i[s]=go(n[s]))}return i}var $v=0,Yv=1,Zv=2;function Jv(i,e,t){for(let n=0,s,r=-1;n<e.length;n++){let o=e[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<t&&i[s]==null;)i[r=s++]=null}}}function Kv(i,e){if(e_(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return t_(o[0])||(o=Qv(o)),o}let t=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let h=0;h<c;h++)t.add(l[h])}let n=[Array.from(t).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let h=a[c],u=Array(s).fill(void 0),d=e?e[o][c]:Yv,f=[];for(let p=0;p<h.length;p++){let x=h[p],m=r.get(l[p]);x===null?d!=$v&&(u[m]=x,d==Zv&&f.push(m)):u[m]=x}Jv(u,f,s),n.push(u)}}return n}var jv=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function Qv(i){let e=i[0],t=e.length,n=Array(t);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(t);for(let l=0;l<t;l++)a[l]=o[n[l]];s.push(a)}return s}function e_(i){let e=i[0][0],t=e.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function t_(i,e=100){let t=i.length;if(t<=1)return!0;let n=0,s=t-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=oi(1,vi((s-n+1)/e));for(let o=i[n],a=n+r;a<=s;a+=r){let l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var cg=["January","February","March","April","May","June","July","August","September","October","November","December"],hg=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function ug(i){return i.slice(0,3)}var n_=hg.map(ug),i_=cg.map(ug),s_={MMMM:cg,MMM:i_,WWWW:hg,WWW:n_};function ya(i){return(i<10?"0":"")+i}function r_(i){return(i<10?"00":i<100?"0":"")+i}var o_={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,e)=>e.MMMM[i.getMonth()],MMM:(i,e)=>e.MMM[i.getMonth()],MM:i=>ya(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>ya(i.getDate()),D:i=>i.getDate(),WWWW:(i,e)=>e.WWWW[i.getDay()],WWW:(i,e)=>e.WWW[i.getDay()],HH:i=>ya(i.getHours()),H:i=>i.getHours(),h:i=>{let e=i.getHours();return e==0?12:e>12?e-12:e},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>ya(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>ya(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>r_(i.getMilliseconds())};function Ad(i,e){e=e||s_;let t=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)t.push(s[0][0]=="{"?o_[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var a_=new Intl.DateTimeFormat().resolvedOptions().timeZone;function l_(i,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+i+i.getTimezoneOffset()*6e4):e==a_?t=i:(t=new Date(i.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(i.getMilliseconds())),t}var dg=i=>i%1==0,ql=[1,2,2.5,5],c_=wa(10,-32,0,ql),fg=wa(10,0,32,ql),h_=fg.filter(dg),wr=c_.concat(fg),Td=`
`,pg="{YYYY}",Lm=Td+pg,mg="{M}/{D}",ba=Td+mg,zl=ba+"/{YY}",gg="{aa}",u_="{h}:{mm}",uo=u_+gg,Dm=Td+uo,Nm=":{ss}",Pt=null;function xg(i){let e=i*1e3,t=e*60,n=t*60,s=n*24,r=s*30,o=s*365,l=(i==1?wa(10,0,3,ql).filter(dg):wa(10,-3,0,ql)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,pg,Pt,Pt,Pt,Pt,Pt,Pt,1],[s*28,"{MMM}",Lm,Pt,Pt,Pt,Pt,Pt,1],[s,mg,Lm,Pt,Pt,Pt,Pt,Pt,1],[n,"{h}"+gg,zl,Pt,ba,Pt,Pt,Pt,1],[t,uo,zl,Pt,ba,Pt,Pt,Pt,1],[e,Nm,zl+" "+uo,Pt,ba+" "+uo,Pt,Dm,Pt,1],[i,Nm+".{fff}",zl+" "+uo,Pt,ba+" "+uo,Pt,Dm,Pt,1]];function h(u){return(d,f,p,x,m,g)=>{let v=[],A=m>=o,_=m>=r&&m<o,C=u(p),w=zt(C*i,3),y=rd(C.getFullYear(),A?0:C.getMonth(),_||A?1:C.getDate()),S=zt(y*i,3);if(_||A){let U=_?m/r:0,D=A?m/o:0,I=w==S?w:zt(rd(y.getFullYear()+D,y.getMonth()+U,1)*i,3),z=new Date(Tn(I/i)),V=z.getFullYear(),L=z.getMonth();for(let H=0;I<=x;H++){let Y=rd(V+D*H,L+U*H,1),W=Y-u(zt(Y*i,3));I=zt((+Y+W)*i,3),I<=x&&v.push(I)}}else{let U=m>=s?s:m,D=vi(p)-vi(w),I=S+D+Yl(w-S,U);v.push(I);let z=u(I),V=z.getHours()+z.getMinutes()/t+z.getSeconds()/n,L=m/n,H=d.axes[f]._space,Y=g/H;for(;I=zt(I+m,i==1?0:3),!(I>x);)if(L>1){let W=vi(zt(V+L,6))%24,$=u(I).getHours()-W;$>1&&($=-1),I-=$*n,V=(V+L)%24;let J=v[v.length-1];zt((I-J)/m,3)*Y>=.7&&v.push(I)}else v.push(I)}return v}}return[l,c,h]}var[d_,f_,p_]=xg(1),[m_,g_,x_]=xg(.001);wa(2,-53,53,[1]);function Fm(i,e){return i.map(t=>t.map((n,s)=>s==0||s==8||n==null?n:e(s==1||t[8]==0?n:t[1]+n)))}function Um(i,e){return(t,n,s,r,o)=>{let a=e.find(p=>o>=p[0])||e[e.length-1],l,c,h,u,d,f;return n.map(p=>{let x=i(p),m=x.getFullYear(),g=x.getMonth(),v=x.getDate(),A=x.getHours(),_=x.getMinutes(),C=x.getSeconds(),w=m!=l&&a[2]||g!=c&&a[3]||v!=h&&a[4]||A!=u&&a[5]||_!=d&&a[6]||C!=f&&a[7]||a[1];return l=m,c=g,h=v,u=A,d=_,f=C,w(x)})}}function y_(i,e){let t=Ad(e);return(n,s,r,o,a)=>s.map(l=>t(i(l)))}function rd(i,e,t){return new Date(i,e,t)}function Om(i,e){return e(i)}var v_="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function km(i,e){return(t,n,s,r)=>r==null?vd:e(i(n))}function __(i,e){let t=i.series[e];return t.width?t.stroke(i,e):t.points.width?t.points.stroke(i,e):null}function b_(i,e){return i.series[e].fill(i,e)}var M_={show:!0,live:!0,isolate:!1,mount:Vv,markers:{show:!0,width:2,stroke:__,fill:b_,dash:"solid"},idx:null,idxs:null,values:[]};function S_(i,e){let t=i.cursor.points,n=Ci(),s=t.size(i,e);Yt(n,va,s),Yt(n,_a,s);let r=s/-2;Yt(n,"marginLeft",r),Yt(n,"marginTop",r);let o=t.width(i,e,s);return o&&Yt(n,"borderWidth",o),n}function w_(i,e){let t=i.series[e].points;return t._fill||t._stroke}function A_(i,e){let t=i.series[e].points;return t._stroke||t._fill}function T_(i,e){return i.series[e].points.size}var od=[0,0];function E_(i,e,t){return od[0]=e,od[1]=t,od}function Vl(i,e,t,n=!0){return s=>{s.button==0&&(!n||s.target==e)&&t(s)}}function ad(i,e,t,n=!0){return s=>{(!n||s.target==e)&&t(s)}}var C_={show:!0,x:!0,y:!0,lock:!1,move:E_,points:{one:!1,show:S_,size:T_,width:0,stroke:A_,fill:w_},bind:{mousedown:Vl,mouseup:Vl,click:Vl,dblclick:Vl,mousemove:ad,mouseleave:ad,mouseenter:ad},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,e,t,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},yg={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Ed=_n({},yg,{filter:sg}),vg=_n({},Ed,{size:10}),_g=_n({},yg,{show:!1}),Cd='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',bg="bold "+Cd,Mg=1.5,Bm={show:!0,scale:"x",stroke:yd,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:bg,side:2,grid:Ed,ticks:vg,border:_g,font:Cd,lineGap:Mg,rotate:0},R_="Value",P_="Time",zm={show:!0,scale:"x",auto:!1,sorted:1,min:Bt,max:-Bt,idxs:[]};function I_(i,e,t,n,s){return e.map(r=>r==null?"":Sd(r))}function L_(i,e,t,n,s,r,o){let a=[],l=nr.get(s)||0;t=o?t:zt(Yl(t,s),l);for(let c=t;c<=n;c=zt(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function fd(i,e,t,n,s,r,o){let a=[],l=i.scales[i.axes[e].scale].log,c=l==10?Cs:tg,h=vi(c(t));s=po(l,h),l==10&&(s=wr[Gi(s,wr)]);let u=t,d=s*l;l==10&&(d=wr[Gi(d,wr)]);do a.push(u),u=u+s,l==10&&!nr.has(u)&&(u=zt(u,nr.get(s))),u>=d&&(s=u,d=s*l,l==10&&(d=wr[Gi(d,wr)]));while(u<=n);return a}function D_(i,e,t,n,s,r,o){let l=i.scales[i.axes[e].scale].asinh,c=n>l?fd(i,e,oi(l,t),n,s):[l],h=n>=0&&t<=0?[0]:[];return(t<-l?fd(i,e,oi(l,-n),-t,s):[l]).reverse().map(d=>-d).concat(h,c)}var Sg=/./,N_=/[12357]/,F_=/[125]/,Vm=/1/,pd=(i,e,t,n)=>i.map((s,r)=>e==4&&s==0||r%n==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function U_(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,h=l(10,o),u=l(9,o)-h>=c?Sg:l(7,o)-h>=c?N_:l(5,o)-h>=c?F_:Vm;if(u==Vm){let d=En(l(1,o)-h);if(d<c)return pd(e.slice().reverse(),a.distr,u,Ri(c/d)).reverse()}return pd(e,a.distr,u,1)}function O_(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=r._space,l=i.valToPos,c=En(l(1,o)-l(2,o));return c<a?pd(e.slice().reverse(),3,Sg,Ri(a/c)).reverse():e}function k_(i,e,t,n){return n==null?vd:e==null?"":Sd(e)}var Gm={show:!0,scale:"y",stroke:yd,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:bg,side:3,grid:Ed,ticks:vg,border:_g,font:Cd,lineGap:Mg,rotate:0};function B_(i,e){let t=3+(i||1)*2;return zt(t*e,3)}function z_(i,e){let{scale:t,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],t,!0),o=i.valToPos(s[n[1]],t,!0),a=En(o-r),l=i.series[e],c=a/(l.points.space*Ct);return n[1]-n[0]<=c}var Hm={scale:null,auto:!0,sorted:0,min:Bt,max:-Bt},wg=(i,e,t,n,s)=>s,Wm={show:!0,auto:!0,sorted:0,gaps:wg,alpha:1,facets:[_n({},Hm,{scale:"x"}),_n({},Hm,{scale:"y"})]},qm={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:wg,alpha:1,points:{show:z_,filter:null},values:null,min:Bt,max:-Bt,idxs:[],path:null,clip:null};function V_(i,e,t,n,s){return t/10}var Ag={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},G_=_n({},Ag,{time:!1,ori:1}),Xm={};function Tg(i,e){let t=Xm[i];return t||(t={key:i,plots:[],sub(n){t.plots.push(n)},unsub(n){t.plots=t.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let h=0;h<t.plots.length;h++)t.plots[h]!=s&&t.plots[h].pub(n,s,r,o,a,l,c)}},i!=null&&(Xm[i]=t)),t}var xo=1,md=2;function Cr(i,e,t){let n=i.mode,s=i.series[e],r=n==2?i._data[e]:i._data,o=i.scales,a=i.bbox,l=r[0],c=n==2?r[1]:r[e],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],u=n==2?o[s.facets[1].scale]:o[s.scale],d=a.left,f=a.top,p=a.width,x=a.height,m=i.valToPosH,g=i.valToPosV;return h.ori==0?t(s,l,c,h,u,m,g,d,f,p,x,Kl,vo,Ql,Cg,Pg):t(s,l,c,h,u,g,m,f,d,x,p,jl,_o,Id,Rg,Ig)}function Rd(i,e){let t=0,n=0,s=Tt(i.bands,wd);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?n|=1:n|=2)}return[t,n==1?-1:n==2?1:n==3?2:0]}function H_(i,e,t,n,s){let r=i.mode,o=i.series[e],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function Rs(i,e,t,n,s,r){return Cr(i,e,(o,a,l,c,h,u,d,f,p,x,m)=>{let g=o.pxRound,v=c.dir*(c.ori==0?1:-1),A=c.ori==0?vo:_o,_,C;v==1?(_=t,C=n):(_=n,C=t);let w=g(u(a[_],c,x,f)),y=g(d(l[_],h,m,p)),S=g(u(a[C],c,x,f)),U=g(d(r==1?h.max:h.min,h,m,p)),D=new Path2D(s);return A(D,S,U),A(D,w,U),A(D,w,y),D})}function Jl(i,e,t,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=e==0?Ql:Id,l=t;for(let u=0;u<i.length;u++){let d=i[u];if(d[1]>d[0]){let f=d[0]-l;f>0&&a(o,l,n,f,n+r),l=d[1]}}let c=t+s-l,h=10;c>0&&a(o,l,n-h/2,c,n+r+h)}return o}function W_(i,e,t){let n=i[i.length-1];n&&n[0]==e?n[1]=t:i.push([e,t])}function Pd(i,e,t,n,s,r,o){let a=[],l=i.length;for(let c=s==1?t:n;c>=t&&c<=n;c+=s)if(e[c]===null){let u=c,d=c;if(s==1)for(;++c<=n&&e[c]===null;)d=c;else for(;--c>=t&&e[c]===null;)d=c;let f=r(i[u]),p=d==u?f:r(i[d]),x=u-s;f=o<=0&&x>=0&&x<l?r(i[x]):f;let g=d+s;p=o>=0&&g>=0&&g<l?r(i[g]):p,p>=f&&a.push([f,p])}return a}function $m(i){return i==0?ig:i==1?Tn:e=>Sr(e,i)}function Eg(i){let e=i==0?Kl:jl,t=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,h=0)=>{c==0&&h==0?n(s,r,o,a,l):(c=Hi(c,a/2,l/2),h=Hi(h,a/2,l/2),e(s,r+c,o),t(s,r+a,o,r+a,o+l,c),t(s,r+a,o+l,r,o+l,h),t(s,r,o+l,r,o,h),t(s,r,o,r+a,o,c),s.closePath())}}var Kl=(i,e,t)=>{i.moveTo(e,t)},jl=(i,e,t)=>{i.moveTo(t,e)},vo=(i,e,t)=>{i.lineTo(e,t)},_o=(i,e,t)=>{i.lineTo(t,e)},Ql=Eg(0),Id=Eg(1),Cg=(i,e,t,n,s,r)=>{i.arc(e,t,n,s,r)},Rg=(i,e,t,n,s,r)=>{i.arc(t,e,n,s,r)},Pg=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(e,t,n,s,r,o)},Ig=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(t,e,s,n,o,r)};function Lg(i){return(e,t,n,s,r)=>Cr(e,t,(o,a,l,c,h,u,d,f,p,x,m)=>{let{pxRound:g,points:v}=o,A,_;c.ori==0?(A=Kl,_=Cg):(A=jl,_=Rg);let C=zt(v.width*Ct,3),w=(v.size-v.width)/2*Ct,y=zt(w*2,3),S=new Path2D,U=new Path2D,{left:D,top:I,width:z,height:V}=e.bbox;Ql(U,D-y,I-y,z+y*2,V+y*2);let L=H=>{if(l[H]!=null){let Y=g(u(a[H],c,x,f)),W=g(d(l[H],h,m,p));A(S,Y+w,W),_(S,Y,W,w,0,Gl*2)}};if(r)r.forEach(L);else for(let H=n;H<=s;H++)L(H);return{stroke:C>0?S:null,fill:S,clip:U,flags:xo|md}})}function Dg(i){return(e,t,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(e,t,n),r!=s&&o!=s&&i(e,t,s),i(e,t,o))}}var q_=Dg(vo),X_=Dg(_o);function Ng(i){let e=Tt(i?.alignGaps,0);return(t,n,s,r)=>Cr(t,n,(o,a,l,c,h,u,d,f,p,x,m)=>{[s,r]=Xl(l,s,r);let g=o.pxRound,v=V=>g(u(V,c,x,f)),A=V=>g(d(V,h,m,p)),_,C;c.ori==0?(_=vo,C=q_):(_=_o,C=X_);let w=c.dir*(c.ori==0?1:-1),y={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:xo},S=y.stroke,U=!1;if(r-s>=x*4){let V=oe=>t.posToVal(oe,c.key,!0),L=null,H=null,Y,W,ce,q=v(a[w==1?s:r]),$=v(a[s]),J=v(a[r]),ne=V(w==1?$+1:J-1);for(let oe=w==1?s:r;oe>=s&&oe<=r;oe+=w){let j=a[oe],fe=(w==1?j<ne:j>ne)?q:v(j),xe=l[oe];fe==q?xe!=null?(W=xe,L==null?(_(S,fe,A(W)),Y=L=H=W):W<L?L=W:W>H&&(H=W)):xe===null&&(U=!0):(L!=null&&C(S,q,A(L),A(H),A(Y),A(W)),xe!=null?(W=xe,_(S,fe,A(W)),L=H=Y=W):(L=H=null,xe===null&&(U=!0)),q=fe,ne=V(q+w))}L!=null&&L!=H&&ce!=q&&C(S,q,A(L),A(H),A(Y),A(W))}else for(let V=w==1?s:r;V>=s&&V<=r;V+=w){let L=l[V];L===null?U=!0:L!=null&&_(S,v(a[V]),A(L))}let[I,z]=Rd(t,n);if(o.fill!=null||I!=0){let V=y.fill=new Path2D(S),L=o.fillTo(t,n,o.min,o.max,I),H=A(L),Y=v(a[s]),W=v(a[r]);w==-1&&([W,Y]=[Y,W]),_(V,W,H),_(V,Y,H)}if(!o.spanGaps){let V=[];U&&V.push(...Pd(a,l,s,r,w,v,e)),y.gaps=V=o.gaps(t,n,s,r,V),y.clip=Jl(V,c.ori,f,p,x,m)}return z!=0&&(y.band=z==2?[Rs(t,n,s,r,S,-1),Rs(t,n,s,r,S,1)]:Rs(t,n,s,r,S,z)),y})}function $_(i){let e=Tt(i.align,1),t=Tt(i.ascDesc,!1),n=Tt(i.alignGaps,0),s=Tt(i.extend,!1);return(r,o,a,l)=>Cr(r,o,(c,h,u,d,f,p,x,m,g,v,A)=>{[a,l]=Xl(u,a,l);let _=c.pxRound,{left:C,width:w}=r.bbox,y=$=>_(p($,d,v,m)),S=$=>_(x($,f,A,g)),U=d.ori==0?vo:_o,D={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:xo},I=D.stroke,z=d.dir*(d.ori==0?1:-1),V=S(u[z==1?a:l]),L=y(h[z==1?a:l]),H=L,Y=L;s&&e==-1&&(Y=C,U(I,Y,V)),U(I,L,V);for(let $=z==1?a:l;$>=a&&$<=l;$+=z){let J=u[$];if(J==null)continue;let ne=y(h[$]),oe=S(J);e==1?U(I,ne,V):U(I,H,oe),U(I,ne,oe),V=oe,H=ne}let W=H;s&&e==1&&(W=C+w,U(I,W,V));let[ce,q]=Rd(r,o);if(c.fill!=null||ce!=0){let $=D.fill=new Path2D(I),J=c.fillTo(r,o,c.min,c.max,ce),ne=S(J);U($,W,ne),U($,Y,ne)}if(!c.spanGaps){let $=[];$.push(...Pd(h,u,a,l,z,y,n));let J=c.width*Ct/2,ne=t||e==1?J:-J,oe=t||e==-1?-J:J;$.forEach(j=>{j[0]+=ne,j[1]+=oe}),D.gaps=$=c.gaps(r,o,a,l,$),D.clip=Jl($,d.ori,m,g,v,A)}return q!=0&&(D.band=q==2?[Rs(r,o,a,l,I,-1),Rs(r,o,a,l,I,1)]:Rs(r,o,a,l,I,q)),D})}function Ym(i,e,t,n,s,r,o=Bt){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(e[l]!==void 0){if(a!=null){let h=En(i[l]-i[a]);h<c&&(c=h,o=En(t(i[l],n,s,r)-t(i[a],n,s,r)))}a=l}}return o}function Y_(i){i=i||Sa;let e=Tt(i.size,[.6,Bt,1]),t=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=_t(s),o=1-e[0],a=Tt(e[1],Bt),l=Tt(e[2],1),c=Tt(i.disp,Sa),h=Tt(i.each,f=>{}),{fill:u,stroke:d}=c;return(f,p,x,m)=>Cr(f,p,(g,v,A,_,C,w,y,S,U,D,I)=>{let z=g.pxRound,V=t,L=n*Ct,H=a*Ct,Y=l*Ct,W,ce;_.ori==0?[W,ce]=r(f,p):[ce,W]=r(f,p);let q=_.dir*(_.ori==0?1:-1),$=_.ori==0?Ql:Id,J=_.ori==0?h:(Re,$e,ot,we,kt,ze,Xe)=>{h(Re,$e,ot,kt,we,Xe,ze)},ne=Tt(f.bands,wd).find(Re=>Re.series[0]==p),oe=ne!=null?ne.dir:0,j=g.fillTo(f,p,g.min,g.max,oe),re=z(y(j,C,I,U)),fe,xe,Me,He=D,rt=z(g.width*Ct),Ve=!1,pt=null,ut=null,it=null,Kt=null;u!=null&&(rt==0||d!=null)&&(Ve=!0,pt=u.values(f,p,x,m),ut=new Map,new Set(pt).forEach(Re=>{Re!=null&&ut.set(Re,new Path2D)}),rt>0&&(it=d.values(f,p,x,m),Kt=new Map,new Set(it).forEach(Re=>{Re!=null&&Kt.set(Re,new Path2D)})));let{x0:Gt,size:pn}=c;if(Gt!=null&&pn!=null){V=1,v=Gt.values(f,p,x,m),Gt.unit==2&&(v=v.map(ot=>f.posToVal(S+ot*D,_.key,!0)));let Re=pn.values(f,p,x,m);pn.unit==2?xe=Re[0]*D:xe=w(Re[0],_,D,S)-w(0,_,D,S),He=Ym(v,A,w,_,D,S,He),Me=He-xe+L}else He=Ym(v,A,w,_,D,S,He),Me=He*o+L,xe=He-Me;Me<1&&(Me=0),rt>=xe/2&&(rt=0),Me<5&&(z=ig);let Ut=Me>0,Ln=He-Me-(Ut?rt:0);xe=z(dd(Ln,Y,H)),fe=(V==0?xe/2:V==q?0:xe)-V*q*((V==0?L/2:0)+(Ut?rt/2:0));let St={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Sn=Ve?null:new Path2D,nn=null;if(ne!=null)nn=f.data[ne.series[1]];else{let{y0:Re,y1:$e}=c;Re!=null&&$e!=null&&(A=$e.values(f,p,x,m),nn=Re.values(f,p,x,m))}let mn=W*xe,B=ce*xe;for(let Re=q==1?x:m;Re>=x&&Re<=m;Re+=q){let $e=A[Re];if($e==null)continue;if(nn!=null){let Z=nn[Re]??0;if($e-Z==0)continue;re=y(Z,C,I,U)}let ot=_.distr!=2||c!=null?v[Re]:Re,we=w(ot,_,D,S),kt=y(Tt($e,j),C,I,U),ze=z(we-fe),Xe=z(oi(kt,re)),R=z(Hi(kt,re)),M=Xe-R;if($e!=null){let Z=$e<0?B:mn,pe=$e<0?mn:B;Ve?(rt>0&&it[Re]!=null&&$(Kt.get(it[Re]),ze,R+vi(rt/2),xe,oi(0,M-rt),Z,pe),pt[Re]!=null&&$(ut.get(pt[Re]),ze,R+vi(rt/2),xe,oi(0,M-rt),Z,pe)):$(Sn,ze,R+vi(rt/2),xe,oi(0,M-rt),Z,pe),J(f,p,Re,ze-rt/2,R,xe+rt,M)}}return rt>0?St.stroke=Ve?Kt:Sn:Ve||(St._fill=g.width==0?g._fill:g._stroke??g._fill,St.width=0),St.fill=Ve?ut:Sn,St})}function Z_(i,e){let t=Tt(e?.alignGaps,0);return(n,s,r,o)=>Cr(n,s,(a,l,c,h,u,d,f,p,x,m,g)=>{[r,o]=Xl(c,r,o);let v=a.pxRound,A=W=>v(d(W,h,m,p)),_=W=>v(f(W,u,g,x)),C,w,y;h.ori==0?(C=Kl,y=vo,w=Pg):(C=jl,y=_o,w=Ig);let S=h.dir*(h.ori==0?1:-1),U=A(l[S==1?r:o]),D=U,I=[],z=[];for(let W=S==1?r:o;W>=r&&W<=o;W+=S)if(c[W]!=null){let q=l[W],$=A(q);I.push(D=$),z.push(_(c[W]))}let V={stroke:i(I,z,C,y,w,v),fill:null,clip:null,band:null,gaps:null,flags:xo},L=V.stroke,[H,Y]=Rd(n,s);if(a.fill!=null||H!=0){let W=V.fill=new Path2D(L),ce=a.fillTo(n,s,a.min,a.max,H),q=_(ce);y(W,D,q),y(W,U,q)}if(!a.spanGaps){let W=[];W.push(...Pd(l,c,r,o,S,A,t)),V.gaps=W=a.gaps(n,s,r,o,W),V.clip=Jl(W,h.ori,p,x,m,g)}return Y!=0&&(V.band=Y==2?[Rs(n,s,r,o,L,-1),Rs(n,s,r,o,L,1)]:Rs(n,s,r,o,L,Y)),V})}function J_(i){return Z_(K_,i)}function K_(i,e,t,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(t(a,i[0],e[0]),o==2)n(a,i[1],e[1]);else{let l=Array(o),c=Array(o-1),h=Array(o-1),u=Array(o-1);for(let d=0;d<o-1;d++)h[d]=e[d+1]-e[d],u[d]=i[d+1]-i[d],c[d]=h[d]/u[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(u[d-1]+u[d])/((2*u[d]+u[d-1])/c[d-1]+(u[d]+2*u[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)s(a,i[d]+u[d]/3,e[d]+l[d]*u[d]/3,i[d+1]-u[d]/3,e[d+1]-l[d+1]*u[d]/3,i[d+1],e[d+1])}return a}var gd=new Set;function Zm(){for(let i of gd)i.syncRect(!0)}yo&&(Tr(Iv,fo,Zm),Tr(Lv,fo,Zm,!0),Tr(Hl,fo,()=>{Cn.pxRatio=Ct}));var j_=Ng(),Q_=Lg();function Jm(i,e,t,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>xd(r,o,e,t))}function eb(i,e){return i.map((t,n)=>n==0?{}:_n({},e,t))}function xd(i,e,t,n){return _n({},e==0?t:n,i)}function Fg(i,e,t){return e==null?mo:[e,t]}var tb=Fg;function nb(i,e,t){return e==null?mo:Wl(e,t,Md,!0)}function Ug(i,e,t,n){return e==null?mo:$l(e,t,i.scales[n].log,!1)}var ib=Ug;function Og(i,e,t,n){return e==null?mo:bd(e,t,i.scales[n].log,!1)}var sb=Og;function rb(i,e,t,n,s){let r=oi(Cm(i),Cm(e)),o=e-i,a=Gi(s/n*o,t);do{let l=t[a],c=n*l/o;if(c>=s&&r+(l<5?nr.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function Km(i){let e,t;return i=i.replace(/(\d+)px/,(n,s)=>(e=Tn((t=+s)*Ct))+"px"),[i,e,t]}function ob(i){i.show&&[i.font,i.labelFont].forEach(e=>{let t=zt(e[2]*Ct,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function Cn(i,e,t){let n={mode:Tt(i.mode,1)},s=n.mode;function r(b,T,P,N){let X=T.valToPct(b);return N+P*(T.dir==-1?1-X:X)}function o(b,T,P,N){let X=T.valToPct(b);return N+P*(T.dir==-1?X:1-X)}function a(b,T,P,N){return T.ori==0?r(b,T,P,N):o(b,T,P,N)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=Ci(fv);if(i.id!=null&&(c.id=i.id),yi(c,i.class),i.title){let b=Ci(gv,c);b.textContent=i.title}let h=Vi("canvas"),u=n.ctx=h.getContext("2d"),d=Ci(xv,c);Tr("click",d,b=>{b.target===p&&(qt!=eo||jt!=to)&&Hn.click(n,b)},!0);let f=n.under=Ci(yv,d);d.appendChild(h);let p=n.over=Ci(vv,d);i=go(i);let x=+Tt(i.pxAlign,1),m=$m(x);(i.plugins||[]).forEach(b=>{b.opts&&(i=b.opts(n,i)||i)});let g=i.ms||.001,v=n.series=s==1?Jm(i.series||[],zm,qm,!1):eb(i.series||[null],Wm),A=n.axes=Jm(i.axes||[],Bm,Gm,!0),_=n.scales={},C=n.bands=i.bands||[];C.forEach(b=>{b.fill=_t(b.fill||null),b.dir=Tt(b.dir,-1)});let w=s==2?v[1].facets[0].scale:v[0].scale,y={axes:Ts,series:gt},S=(i.drawOrder||["axes","series"]).map(b=>y[b]);function U(b){let T=b.distr==3?P=>Cs(P>0?P:b.clamp(n,P,b.min,b.max,b.key)):b.distr==4?P=>sd(P,b.asinh):b.distr==100?P=>b.fwd(P):P=>P;return P=>{let N=T(P),{_min:X,_max:ee}=b,ue=ee-X;return(N-X)/ue}}function D(b){let T=_[b];if(T==null){let P=(i.scales||Sa)[b]||Sa;if(P.from!=null){D(P.from);let N=_n({},_[P.from],P,{key:b});N.valToPct=U(N),_[b]=N}else{T=_[b]=_n({},b==w?Ag:G_,P),T.key=b;let N=T.time,X=T.range,ee=tr(X);if((b!=w||s==2&&!N)&&(ee&&(X[0]==null||X[1]==null)&&(X={min:X[0]==null?Am:{mode:1,hard:X[0],soft:X[0]},max:X[1]==null?Am:{mode:1,hard:X[1],soft:X[1]}},ee=!1),!ee&&Zl(X))){let ue=X;X=(me,be,De)=>be==null?mo:Wl(be,De,ue)}T.range=_t(X||(N?tb:b==w?T.distr==3?ib:T.distr==4?sb:Fg:T.distr==3?Ug:T.distr==4?Og:nb)),T.auto=_t(ee?!1:T.auto),T.clamp=_t(T.clamp||V_),T._min=T._max=null,T.valToPct=U(T)}}}D("x"),D("y"),s==1&&v.forEach(b=>{D(b.scale)}),A.forEach(b=>{D(b.scale)});for(let b in i.scales)D(b);let I=_[w],z=I.distr,V,L;I.ori==0?(yi(c,pv),V=r,L=o):(yi(c,mv),V=o,L=r);let H={};for(let b in _){let T=_[b];(T.min!=null||T.max!=null)&&(H[b]={min:T.min,max:T.max},T.min=T.max=null)}let Y=i.tzDate||(b=>new Date(Tn(b/g))),W=i.fmtDate||Ad,ce=g==1?p_(Y):x_(Y),q=Um(Y,Fm(g==1?f_:g_,W)),$=km(Y,Om(v_,W)),J=[],ne=n.legend=_n({},M_,i.legend),oe=n.cursor=_n({},C_,{drag:{y:s==2}},i.cursor),j=ne.show,re=oe.show,fe=ne.markers;ne.idxs=J,fe.width=_t(fe.width),fe.dash=_t(fe.dash),fe.stroke=_t(fe.stroke),fe.fill=_t(fe.fill);let xe,Me,He,rt=[],Ve=[],pt,ut=!1,it={};if(ne.live){let b=v[1]?v[1].values:null;ut=b!=null,pt=ut?b(n,1,0):{_:0};for(let T in pt)it[T]=vd}if(j)if(xe=Vi("table",Av,c),He=Vi("tbody",null,xe),ne.mount(n,xe),ut){Me=Vi("thead",null,xe,He);let b=Vi("tr",null,Me);Vi("th",null,b);for(var Kt in pt)Vi("th",dm,b).textContent=Kt}else yi(xe,Ev),ne.live&&yi(xe,Tv);let Gt={show:!0},pn={show:!1};function Ut(b,T){if(T==0&&(ut||!ne.live||s==2))return mo;let P=[],N=Vi("tr",Cv,He,He.childNodes[T]);yi(N,b.class),b.show||yi(N,Ar);let X=Vi("th",null,N);if(fe.show){let me=Ci(Rv,X);if(T>0){let be=fe.width(n,T);be&&(me.style.border=be+"px "+fe.dash(n,T)+" "+fe.stroke(n,T)),me.style.background=fe.fill(n,T)}}let ee=Ci(dm,X);b.label instanceof HTMLElement?ee.appendChild(b.label):ee.textContent=b.label,T>0&&(fe.show||(ee.style.color=b.width>0?fe.stroke(n,T):fe.fill(n,T)),St("click",X,me=>{if(oe._lock)return;Qe(me);let be=v.indexOf(b);if((me.ctrlKey||me.metaKey)!=ne.isolate){let De=v.some((Ne,Ue)=>Ue>0&&Ue!=be&&Ne.show);v.forEach((Ne,Ue)=>{Ue>0&&ss(Ue,De?Ue==be?Gt:pn:Gt,!0,vn.setSeries)})}else ss(be,{show:!b.show},!0,vn.setSeries)},!1),et&&St(gm,X,me=>{oe._lock||(Qe(me),ss(v.indexOf(b),io,!0,vn.setSeries))},!1));for(var ue in pt){let me=Vi("td",Pv,N);me.textContent="--",P.push(me)}return[N,P]}let Ln=new Map;function St(b,T,P,N=!0){let X=Ln.get(T)||{},ee=oe.bind[b](n,T,P,N);ee&&(Tr(b,T,X[b]=ee),Ln.set(T,X))}function Sn(b,T,P){let N=Ln.get(T)||{};for(let X in N)(b==null||X==b)&&(ud(X,T,N[X]),delete N[X]);b==null&&Ln.delete(T)}let nn=0,mn=0,B=0,Re=0,$e=0,ot=0,we=$e,kt=ot,ze=B,Xe=Re,R=0,M=0,Z=0,pe=0;n.bbox={};let he=!1,ve=!1,_e=!1,ie=!1,ae=!1,ge=!1;function k(b,T,P){(P||b!=n.width||T!=n.height)&&le(b,T),dt(!1),_e=!0,ve=!0,Yn()}function le(b,T){n.width=nn=B=b,n.height=mn=Re=T,$e=ot=0,Se(),Ge();let P=n.bbox;R=P.left=Sr($e*Ct,.5),M=P.top=Sr(ot*Ct,.5),Z=P.width=Sr(B*Ct,.5),pe=P.height=Sr(Re*Ct,.5)}let se=3;function Ae(){let b=!1,T=0;for(;!b;){T++;let P=Kr(T),N=is(T);b=T==se||P&&N,b||(le(n.width,n.height),ve=!0)}}function ye({width:b,height:T}){k(b,T)}n.setSize=ye;function Se(){let b=!1,T=!1,P=!1,N=!1;A.forEach((X,ee)=>{if(X.show&&X._show){let{side:ue,_size:me}=X,be=ue%2,De=X.label!=null?X.labelSize:0,Ne=me+De;Ne>0&&(be?(B-=Ne,ue==3?($e+=Ne,N=!0):P=!0):(Re-=Ne,ue==0?(ot+=Ne,b=!0):T=!0))}}),ts[0]=b,ts[1]=P,ts[2]=T,ts[3]=N,B-=Oi[1]+Oi[3],$e+=Oi[3],Re-=Oi[2]+Oi[0],ot+=Oi[0]}function Ge(){let b=$e+B,T=ot+Re,P=$e,N=ot;function X(ee,ue){switch(ee){case 1:return b+=ue,b-ue;case 2:return T+=ue,T-ue;case 3:return P-=ue,P+ue;case 0:return N-=ue,N+ue}}A.forEach((ee,ue)=>{if(ee.show&&ee._show){let me=ee.side;ee._pos=X(me,ee._size),ee.label!=null&&(ee._lpos=X(me,ee.labelSize))}})}if(oe.dataIdx==null){let b=oe.hover,T=b.skip=new Set(b.skip??[]);T.add(void 0);let P=b.prox=_t(b.prox),N=b.bias??=0;oe.dataIdx=(X,ee,ue,me)=>{if(ee==0)return ue;let be=ue,De=P(X,ee,ue,me)??Bt,Ne=De>=0&&De<Bt,Ue=I.ori==0?B:Re,st=oe.left,Et=e[0],At=e[ee];if(T.has(At[ue])){be=null;let xt=null,Ze=null,We;if(N==0||N==-1)for(We=ue;xt==null&&We-- >0;)T.has(At[We])||(xt=We);if(N==0||N==1)for(We=ue;Ze==null&&We++<At.length;)T.has(At[We])||(Ze=We);if(xt!=null||Ze!=null)if(Ne){let $t=xt==null?-1/0:V(Et[xt],I,Ue,0),on=Ze==null?1/0:V(Et[Ze],I,Ue,0),Un=st-$t,Ot=on-st;Un<=Ot?Un<=De&&(be=xt):Ot<=De&&(be=Ze)}else be=Ze==null?xt:xt==null?Ze:ue-xt<=Ze-ue?xt:Ze}else Ne&&En(st-V(Et[ue],I,Ue,0))>De&&(be=null);return be}}let Qe=b=>{oe.event=b};oe.idxs=J,oe._lock=!1;let de=oe.points;de.show=_t(de.show),de.size=_t(de.size),de.stroke=_t(de.stroke),de.width=_t(de.width),de.fill=_t(de.fill);let Oe=n.focus=_n({},i.focus||{alpha:.3},oe.focus),et=Oe.prox>=0,Ce=et&&de.one,ct=[],Wt=[],ti=[];function la(b,T){let P=de.show(n,T);if(P instanceof HTMLElement)return yi(P,wv),yi(P,b.class),hs(P,-10,-10,B,Re),p.insertBefore(P,ct[T]),P}function Yr(b,T){if(s==1||T>0){let P=s==1&&_[b.scale].time,N=b.value;b.value=P?Im(N)?km(Y,Om(N,W)):N||$:N||k_,b.label=b.label||(P?P_:R_)}if(Ce||T>0){b.width=b.width==null?1:b.width,b.paths=b.paths||j_||Gv,b.fillTo=_t(b.fillTo||H_),b.pxAlign=+Tt(b.pxAlign,x),b.pxRound=$m(b.pxAlign),b.stroke=_t(b.stroke||null),b.fill=_t(b.fill||null),b._stroke=b._fill=b._paths=b._focus=null;let P=B_(oi(1,b.width),1),N=b.points=_n({},{size:P,width:oi(1,P*.2),stroke:b.stroke,space:P*2,paths:Q_,_stroke:null,_fill:null},b.points);N.show=_t(N.show),N.filter=_t(N.filter),N.fill=_t(N.fill),N.stroke=_t(N.stroke),N.paths=_t(N.paths),N.pxAlign=b.pxAlign}if(j){let P=Ut(b,T);rt.splice(T,0,P[0]),Ve.splice(T,0,P[1]),ne.values.push(null)}if(re){J.splice(T,0,null);let P=null;Ce?T==0&&(P=la(b,T)):T>0&&(P=la(b,T)),ct.splice(T,0,P),Wt.splice(T,0,0),ti.splice(T,0,0)}Fn("addSeries",T)}function zu(b,T){T=T??v.length,b=s==1?xd(b,T,zm,qm):xd(b,T,{},Wm),v.splice(T,0,b),Yr(v[T],T)}n.addSeries=zu;function Tl(b){if(v.splice(b,1),j){ne.values.splice(b,1),Ve.splice(b,1);let T=rt.splice(b,1)[0];Sn(null,T.firstChild),T.remove()}re&&(J.splice(b,1),ct.splice(b,1)[0].remove(),Wt.splice(b,1),ti.splice(b,1)),Fn("delSeries",b)}n.delSeries=Tl;let ts=[!1,!1,!1,!1];function Ss(b,T){if(b._show=b.show,b.show){let P=b.side%2,N=_[b.scale];N==null&&(b.scale=P?v[1].scale:w,N=_[b.scale]);let X=N.time;b.size=_t(b.size),b.space=_t(b.space),b.rotate=_t(b.rotate),tr(b.incrs)&&b.incrs.forEach(ue=>{!nr.has(ue)&&nr.set(ue,og(ue))}),b.incrs=_t(b.incrs||(N.distr==2?h_:X?g==1?d_:m_:wr)),b.splits=_t(b.splits||(X&&N.distr==1?ce:N.distr==3?fd:N.distr==4?D_:L_)),b.stroke=_t(b.stroke),b.grid.stroke=_t(b.grid.stroke),b.ticks.stroke=_t(b.ticks.stroke),b.border.stroke=_t(b.border.stroke);let ee=b.values;b.values=tr(ee)&&!tr(ee[0])?_t(ee):X?tr(ee)?Um(Y,Fm(ee,W)):Im(ee)?y_(Y,ee):ee||q:ee||I_,b.filter=_t(b.filter||(N.distr>=3&&N.log==10?U_:N.distr==3&&N.log==2?O_:sg)),b.font=Km(b.font),b.labelFont=Km(b.labelFont),b._size=b.size(n,null,T,0),b._space=b._rotate=b._incrs=b._found=b._splits=b._values=null,b._size>0&&(ts[T]=!0,b._el=Ci(_v,d))}}function ws(b,T,P,N){let[X,ee,ue,me]=P,be=T%2,De=0;return be==0&&(me||ee)&&(De=T==0&&!X||T==2&&!ue?Tn(Bm.size/3):0),be==1&&(X||ue)&&(De=T==1&&!ee||T==3&&!me?Tn(Gm.size/2):0),De}let ca=n.padding=(i.padding||[ws,ws,ws,ws]).map(b=>_t(Tt(b,ws))),Oi=n._padding=ca.map((b,T)=>b(n,T,ts,0)),sn,hn=null,un=null,ns=s==1?v[0].idxs:null,pi=null,Xs=!1;function ha(b,T){if(e=b??[],n.data=n._data=e,s==2){sn=0;for(let P=1;P<v.length;P++)sn+=e[P][0].length}else{e.length==0&&(n.data=n._data=e=[[]]),pi=e[0],sn=pi.length;let P=e;if(z==2){P=e.slice();let N=P[0]=Array(sn);for(let X=0;X<sn;X++)N[X]=X}n._data=e=P}if(dt(!0),Fn("setData"),z==2&&(_e=!0),T!==!1){let P=I;P.auto(n,Xs)?ua():Zs(w,P.min,P.max),ie=ie||oe.left>=0,ge=!0,Yn()}}n.setData=ha;function ua(){Xs=!0;let b,T;s==1&&(sn>0?(hn=ns[0]=0,un=ns[1]=sn-1,b=e[0][hn],T=e[0][un],z==2?(b=hn,T=un):b==T&&(z==3?[b,T]=$l(b,b,I.log,!1):z==4?[b,T]=bd(b,b,I.log,!1):I.time?T=b+Tn(86400/g):[b,T]=Wl(b,T,Md,!0))):(hn=ns[0]=b=null,un=ns[1]=T=null)),Zs(w,b,T)}let Zr,$s,Jr,E,G,te,K,Q,Te,Pe;function Ee(b,T,P,N,X,ee){b??=pm,P??=wd,N??="butt",X??=pm,ee??="round",b!=Zr&&(u.strokeStyle=Zr=b),X!=$s&&(u.fillStyle=$s=X),T!=Jr&&(u.lineWidth=Jr=T),ee!=G&&(u.lineJoin=G=ee),N!=te&&(u.lineCap=te=N),P!=E&&u.setLineDash(E=P)}function Ie(b,T,P,N){T!=$s&&(u.fillStyle=$s=T),b!=K&&(u.font=K=b),P!=Q&&(u.textAlign=Q=P),N!=Te&&(u.textBaseline=Te=N)}function Be(b,T,P,N,X=0){if(N.length>0&&b.auto(n,Xs)&&(T==null||T.min==null)){let ee=Tt(hn,0),ue=Tt(un,N.length-1),me=P.min==null?Uv(N,ee,ue,X,b.distr==3):[P.min,P.max];b.min=Hi(b.min,P.min=me[0]),b.max=oi(b.max,P.max=me[1])}}let tt={min:null,max:null};function mt(){for(let N in _){let X=_[N];H[N]==null&&(X.min==null||H[w]!=null&&X.auto(n,Xs))&&(H[N]=tt)}for(let N in _){let X=_[N];H[N]==null&&X.from!=null&&H[X.from]!=null&&(H[N]=tt)}H[w]!=null&&dt(!0);let b={};for(let N in H){let X=H[N];if(X!=null){let ee=b[N]=go(_[N],qv);if(X.min!=null)_n(ee,X);else if(N!=w||s==2)if(sn==0&&ee.from==null){let ue=ee.range(n,null,null,N);ee.min=ue[0],ee.max=ue[1]}else ee.min=Bt,ee.max=-Bt}}if(sn>0){v.forEach((N,X)=>{if(s==1){let ee=N.scale,ue=H[ee];if(ue==null)return;let me=b[ee];if(X==0){let be=me.range(n,me.min,me.max,ee);me.min=be[0],me.max=be[1],hn=Gi(me.min,e[0]),un=Gi(me.max,e[0]),un-hn>1&&(e[0][hn]<me.min&&hn++,e[0][un]>me.max&&un--),N.min=pi[hn],N.max=pi[un]}else N.show&&N.auto&&Be(me,ue,N,e[X],N.sorted);N.idxs[0]=hn,N.idxs[1]=un}else if(X>0&&N.show&&N.auto){let[ee,ue]=N.facets,me=ee.scale,be=ue.scale,[De,Ne]=e[X],Ue=b[me],st=b[be];Ue!=null&&Be(Ue,H[me],ee,De,ee.sorted),st!=null&&Be(st,H[be],ue,Ne,ue.sorted),N.min=ue.min,N.max=ue.max}});for(let N in b){let X=b[N],ee=H[N];if(X.from==null&&(ee==null||ee.min==null)){let ue=X.range(n,X.min==Bt?null:X.min,X.max==-Bt?null:X.max,N);X.min=ue[0],X.max=ue[1]}}}for(let N in b){let X=b[N];if(X.from!=null){let ee=b[X.from];if(ee.min==null)X.min=X.max=null;else{let ue=X.range(n,ee.min,ee.max,N);X.min=ue[0],X.max=ue[1]}}}let T={},P=!1;for(let N in b){let X=b[N],ee=_[N];if(ee.min!=X.min||ee.max!=X.max){ee.min=X.min,ee.max=X.max;let ue=ee.distr;ee._min=ue==3?Cs(ee.min):ue==4?sd(ee.min,ee.asinh):ue==100?ee.fwd(ee.min):ee.min,ee._max=ue==3?Cs(ee.max):ue==4?sd(ee.max,ee.asinh):ue==100?ee.fwd(ee.max):ee.max,T[N]=P=!0}}if(P){v.forEach((N,X)=>{s==2?X>0&&T.y&&(N._paths=null):T[N.scale]&&(N._paths=null)});for(let N in T)_e=!0,Fn("setScale",N);re&&oe.left>=0&&(ie=ge=!0)}for(let N in H)H[N]=null}function ke(b){let T=dd(hn-1,0,sn-1),P=dd(un+1,0,sn-1);for(;b[T]==null&&T>0;)T--;for(;b[P]==null&&P<sn-1;)P++;return[T,P]}function gt(){if(sn>0){let b=v.some(T=>T._focus)&&Pe!=Oe.alpha;b&&(u.globalAlpha=Pe=Oe.alpha),v.forEach((T,P)=>{if(P>0&&T.show&&(tn(P,!1),tn(P,!0),T._paths==null)){let N=Pe;Pe!=T.alpha&&(u.globalAlpha=Pe=T.alpha);let X=s==2?[0,e[P][0].length-1]:ke(e[P]);T._paths=T.paths(n,P,X[0],X[1]),Pe!=N&&(u.globalAlpha=Pe=N)}}),v.forEach((T,P)=>{if(P>0&&T.show){let N=Pe;Pe!=T.alpha&&(u.globalAlpha=Pe=T.alpha),T._paths!=null&&Dt(P,!1);{let X=T._paths!=null?T._paths.gaps:null,ee=T.points.show(n,P,hn,un,X),ue=T.points.filter(n,P,ee,X);(ee||ue)&&(T.points._paths=T.points.paths(n,P,hn,un,ue),Dt(P,!0))}Pe!=N&&(u.globalAlpha=Pe=N),Fn("drawSeries",P)}}),b&&(u.globalAlpha=Pe=1)}}function tn(b,T){let P=T?v[b].points:v[b];P._stroke=P.stroke(n,b),P._fill=P.fill(n,b)}function Dt(b,T){let P=T?v[b].points:v[b],{stroke:N,fill:X,clip:ee,flags:ue,_stroke:me=P._stroke,_fill:be=P._fill,_width:De=P.width}=P._paths;De=zt(De*Ct,3);let Ne=null,Ue=De%2/2;T&&be==null&&(be=De>0?"#fff":me);let st=P.pxAlign==1&&Ue>0;if(st&&u.translate(Ue,Ue),!T){let Et=R-De/2,At=M-De/2,xt=Z+De,Ze=pe+De;Ne=new Path2D,Ne.rect(Et,At,xt,Ze)}T?Fe(me,De,P.dash,P.cap,be,N,X,ue,ee):Nt(b,me,De,P.dash,P.cap,be,N,X,ue,Ne,ee),st&&u.translate(-Ue,-Ue)}function Nt(b,T,P,N,X,ee,ue,me,be,De,Ne){let Ue=!1;be!=0&&C.forEach((st,Et)=>{if(st.series[0]==b){let At=v[st.series[1]],xt=e[st.series[1]],Ze=(At._paths||Sa).band;tr(Ze)&&(Ze=st.dir==1?Ze[0]:Ze[1]);let We,$t=null;At.show&&Ze&&kv(xt,hn,un)?($t=st.fill(n,Et)||ee,We=At._paths.clip):Ze=null,Fe(T,P,N,X,$t,ue,me,be,De,Ne,We,Ze),Ue=!0}}),Ue||Fe(T,P,N,X,ee,ue,me,be,De,Ne)}let wn=xo|md;function Fe(b,T,P,N,X,ee,ue,me,be,De,Ne,Ue){Ee(b,T,P,N,X),(be||De||Ue)&&(u.save(),be&&u.clip(be),De&&u.clip(De)),Ue?(me&wn)==wn?(u.clip(Ue),Ne&&u.clip(Ne),vt(X,ue),gn(b,ee,T)):me&md?(vt(X,ue),u.clip(Ue),gn(b,ee,T)):me&xo&&(u.save(),u.clip(Ue),Ne&&u.clip(Ne),vt(X,ue),u.restore(),gn(b,ee,T)):(vt(X,ue),gn(b,ee,T)),(be||De||Ue)&&u.restore()}function gn(b,T,P){P>0&&(T instanceof Map?T.forEach((N,X)=>{u.strokeStyle=Zr=X,u.stroke(N)}):T!=null&&b&&u.stroke(T))}function vt(b,T){T instanceof Map?T.forEach((P,N)=>{u.fillStyle=$s=N,u.fill(P)}):T!=null&&b&&u.fill(T)}function As(b,T,P,N){let X=A[b],ee;if(N<=0)ee=[0,0];else{let ue=X._space=X.space(n,b,T,P,N),me=X._incrs=X.incrs(n,b,T,P,N,ue);ee=rb(T,P,me,N,ue)}return X._found=ee}function xn(b,T,P,N,X,ee,ue,me,be,De){let Ne=ue%2/2;x==1&&u.translate(Ne,Ne),Ee(me,ue,be,De,me),u.beginPath();let Ue,st,Et,At,xt=X+(N==0||N==3?-ee:ee);P==0?(st=X,At=xt):(Ue=X,Et=xt);for(let Ze=0;Ze<b.length;Ze++)T[Ze]!=null&&(P==0?Ue=Et=b[Ze]:st=At=b[Ze],u.moveTo(Ue,st),u.lineTo(Et,At));u.stroke(),x==1&&u.translate(-Ne,-Ne)}function Kr(b){let T=!0;return A.forEach((P,N)=>{if(!P.show)return;let X=_[P.scale];if(X.min==null){P._show&&(T=!1,P._show=!1,dt(!1));return}else P._show||(T=!1,P._show=!0,dt(!1));let ee=P.side,ue=ee%2,{min:me,max:be}=X,[De,Ne]=As(N,me,be,ue==0?B:Re);if(Ne==0)return;let Ue=X.distr==2,st=P._splits=P.splits(n,N,me,be,De,Ne,Ue),Et=X.distr==2?st.map(We=>pi[We]):st,At=X.distr==2?pi[st[1]]-pi[st[0]]:De,xt=P._values=P.values(n,P.filter(n,Et,N,Ne,At),N,Ne,At);P._rotate=ee==2?P.rotate(n,xt,N,Ne):0;let Ze=P._size;P._size=Ri(P.size(n,xt,N,b)),Ze!=null&&P._size!=Ze&&(T=!1)}),T}function is(b){let T=!0;return ca.forEach((P,N)=>{let X=P(n,N,ts,b);X!=Oi[N]&&(T=!1),Oi[N]=X}),T}function Ts(){for(let b=0;b<A.length;b++){let T=A[b];if(!T.show||!T._show)continue;let P=T.side,N=P%2,X,ee,ue=T.stroke(n,b),me=P==0||P==3?-1:1,[be,De]=T._found;if(T.label!=null){let si=T.labelGap*me,xi=Tn((T._lpos+si)*Ct);Ie(T.labelFont[0],ue,"center",P==2?"top":fm),u.save(),N==1?(X=ee=0,u.translate(xi,Tn(M+pe/2)),u.rotate((P==3?-Gl:Gl)/2)):(X=Tn(R+Z/2),ee=xi);let br=ng(T.label)?T.label(n,b,be,De):T.label;u.fillText(br,X,ee),u.restore()}if(De==0)continue;let Ne=_[T.scale],Ue=N==0?Z:pe,st=N==0?R:M,Et=T._splits,At=Ne.distr==2?Et.map(si=>pi[si]):Et,xt=Ne.distr==2?pi[Et[1]]-pi[Et[0]]:be,Ze=T.ticks,We=T.border,$t=Ze.show?Ze.size:0,on=Tn($t*Ct),Un=Tn((T.alignTo==2?T._size-$t-T.gap:T.gap)*Ct),Ot=T._rotate*-Gl/180,an=m(T._pos*Ct),mi=(on+Un)*me,ii=an+mi;ee=N==0?ii:0,X=N==1?ii:0;let Ti=T.font[0],ki=T.align==1?ho:T.align==2?td:Ot>0?ho:Ot<0?td:N==0?"center":P==3?td:ho,os=Ot||N==1?"middle":P==2?"top":fm;Ie(Ti,ue,ki,os);let gi=T.font[1]*T.lineGap,Ei=Et.map(si=>m(a(si,Ne,Ue,st))),Bi=T._values;for(let si=0;si<Bi.length;si++){let xi=Bi[si];if(xi!=null){N==0?X=Ei[si]:ee=Ei[si],xi=""+xi;let br=xi.indexOf(`
`)==-1?[xi]:xi.split(/\n/gm);for(let ri=0;ri<br.length;ri++){let $p=br[ri];Ot?(u.save(),u.translate(X,ee+ri*gi),u.rotate(Ot),u.fillText($p,0,0),u.restore()):u.fillText($p,X,ee+ri*gi)}}}Ze.show&&xn(Ei,Ze.filter(n,At,b,De,xt),N,P,an,on,zt(Ze.width*Ct,3),Ze.stroke(n,b),Ze.dash,Ze.cap);let as=T.grid;as.show&&xn(Ei,as.filter(n,At,b,De,xt),N,N==0?2:1,N==0?M:R,N==0?pe:Z,zt(as.width*Ct,3),as.stroke(n,b),as.dash,as.cap),We.show&&xn([an],[1],N==0?1:0,N==0?1:2,N==1?M:R,N==1?pe:Z,zt(We.width*Ct,3),We.stroke(n,b),We.dash,We.cap)}Fn("drawAxes")}function dt(b){v.forEach((T,P)=>{P>0&&(T._paths=null,b&&(s==1?(T.min=null,T.max=null):T.facets.forEach(N=>{N.min=null,N.max=null})))})}let rn=!1,ni=!1,Ft=[];function yn(){ni=!1;for(let b=0;b<Ft.length;b++)Fn(...Ft[b]);Ft.length=0}function Yn(){rn||(jv(Rp),rn=!0)}function El(b,T=!1){rn=!0,ni=T,b(n),Rp(),T&&Ft.length>0&&queueMicrotask(yn)}n.batch=El;function Rp(){if(he&&(mt(),he=!1),_e&&(Ae(),_e=!1),ve){if(Yt(f,ho,$e),Yt(f,"top",ot),Yt(f,va,B),Yt(f,_a,Re),Yt(p,ho,$e),Yt(p,"top",ot),Yt(p,va,B),Yt(p,_a,Re),Yt(d,va,nn),Yt(d,_a,mn),h.width=Tn(nn*Ct),h.height=Tn(mn*Ct),A.forEach(({_el:b,_show:T,_size:P,_pos:N,side:X})=>{if(b!=null)if(T){let ee=X===3||X===0?P:0,ue=X%2==1;Yt(b,ue?"left":"top",N-ee),Yt(b,ue?"width":"height",P),Yt(b,ue?"top":"left",ue?ot:$e),Yt(b,ue?"height":"width",ue?Re:B),hd(b,Ar)}else yi(b,Ar)}),Zr=$s=Jr=G=te=K=Q=Te=E=null,Pe=1,pa(!0),$e!=we||ot!=kt||B!=ze||Re!=Xe){dt(!1);let b=B/ze,T=Re/Xe;if(re&&!ie&&oe.left>=0){oe.left*=b,oe.top*=T,jr&&hs(jr,Tn(oe.left),0,B,Re),Qr&&hs(Qr,0,Tn(oe.top),B,Re);for(let P=0;P<ct.length;P++){let N=ct[P];N!=null&&(Wt[P]*=b,ti[P]*=T,hs(N,Ri(Wt[P]),Ri(ti[P]),B,Re))}}if(Xt.show&&!ae&&Xt.left>=0&&Xt.width>0){Xt.left*=b,Xt.width*=b,Xt.top*=T,Xt.height*=T;for(let P in Xu)Yt(no,P,Xt[P])}we=$e,kt=ot,ze=B,Xe=Re}Fn("setSize"),ve=!1}nn>0&&mn>0&&(u.clearRect(0,0,h.width,h.height),Fn("drawClear"),S.forEach(b=>b()),Fn("draw")),Xt.show&&ae&&(Cl(Xt),ae=!1),re&&ie&&(_r(null,!0,!1),ie=!1),ne.show&&ne.live&&ge&&(Wu(),ge=!1),l||(l=!0,n.status=1,Fn("ready")),Xs=!1,rn=!1}n.redraw=(b,T)=>{_e=T||!1,b!==!1?Zs(w,I.min,I.max):Yn()};function Vu(b,T){let P=_[b];if(P.from==null){if(sn==0){let N=P.range(n,T.min,T.max,b);T.min=N[0],T.max=N[1]}if(T.min>T.max){let N=T.min;T.min=T.max,T.max=N}if(sn>1&&T.min!=null&&T.max!=null&&T.max-T.min<1e-16)return;b==w&&P.distr==2&&sn>0&&(T.min=Gi(T.min,e[0]),T.max=Gi(T.max,e[0]),T.min==T.max&&T.max++),H[b]=T,he=!0,Yn()}}n.setScale=Vu;let Gu,Hu,jr,Qr,Pp,Ip,eo,to,Lp,Dp,qt,jt,Ys=!1,Hn=oe.drag,Dn=Hn.x,Nn=Hn.y;re&&(oe.x&&(Gu=Ci(Mv,p)),oe.y&&(Hu=Ci(Sv,p)),I.ori==0?(jr=Gu,Qr=Hu):(jr=Hu,Qr=Gu),qt=oe.left,jt=oe.top);let Xt=n.select=_n({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),no=Xt.show?Ci(bv,Xt.over?p:f):null;function Cl(b,T){if(Xt.show){for(let P in b)Xt[P]=b[P],P in Xu&&Yt(no,P,b[P]);T!==!1&&Fn("setSelect")}}n.setSelect=Cl;function Zy(b){if(v[b].show)j&&hd(rt[b],Ar);else if(j&&yi(rt[b],Ar),re){let P=Ce?ct[0]:ct[b];P!=null&&hs(P,-10,-10,B,Re)}}function Zs(b,T,P){Vu(b,{min:T,max:P})}function ss(b,T,P,N){T.focus!=null&&ev(b),T.show!=null&&v.forEach((X,ee)=>{ee>0&&(b==ee||b==null)&&(X.show=T.show,Zy(ee),s==2?(Zs(X.facets[0].scale,null,null),Zs(X.facets[1].scale,null,null)):Zs(X.scale,null,null),Yn())}),P!==!1&&Fn("setSeries",b,T),N&&ma("setSeries",n,b,T)}n.setSeries=ss;function Jy(b,T){_n(C[b],T)}function Ky(b,T){b.fill=_t(b.fill||null),b.dir=Tt(b.dir,-1),T=T??C.length,C.splice(T,0,b)}function jy(b){b==null?C.length=0:C.splice(b,1)}n.addBand=Ky,n.setBand=Jy,n.delBand=jy;function Qy(b,T){v[b].alpha=T,re&&ct[b]!=null&&(ct[b].style.opacity=T),j&&rt[b]&&(rt[b].style.opacity=T)}let Es,Js,vr,io={focus:!0};function ev(b){if(b!=vr){let T=b==null,P=Oe.alpha!=1;v.forEach((N,X)=>{if(s==1||X>0){let ee=T||X==0||X==b;N._focus=T?null:ee,P&&Qy(X,ee?1:Oe.alpha)}}),vr=b,P&&Yn()}}j&&et&&St(xm,xe,b=>{oe._lock||(Qe(b),vr!=null&&ss(null,io,!0,vn.setSeries))});function rs(b,T,P){let N=_[T];P&&(b=b/Ct-(N.ori==1?ot:$e));let X=B;N.ori==1&&(X=Re,b=X-b),N.dir==-1&&(b=X-b);let ee=N._min,ue=N._max,me=b/X,be=ee+(ue-ee)*me,De=N.distr;return De==3?po(10,be):De==4?zv(be,N.asinh):De==100?N.bwd(be):be}function tv(b,T){let P=rs(b,w,T);return Gi(P,e[0],hn,un)}n.valToIdx=b=>Gi(b,e[0]),n.posToIdx=tv,n.posToVal=rs,n.valToPos=(b,T,P)=>_[T].ori==0?r(b,_[T],P?Z:B,P?R:0):o(b,_[T],P?pe:Re,P?M:0),n.setCursor=(b,T,P)=>{qt=b.left,jt=b.top,_r(null,T,P)};function Np(b,T){Yt(no,ho,Xt.left=b),Yt(no,va,Xt.width=T)}function Fp(b,T){Yt(no,"top",Xt.top=b),Yt(no,_a,Xt.height=T)}let da=I.ori==0?Np:Fp,fa=I.ori==1?Np:Fp;function nv(){if(j&&ne.live)for(let b=s==2?1:0;b<v.length;b++){if(b==0&&ut)continue;let T=ne.values[b],P=0;for(let N in T)Ve[b][P++].firstChild.nodeValue=T[N]}}function Wu(b,T){if(b!=null&&(b.idxs?b.idxs.forEach((P,N)=>{J[N]=P}):Wv(b.idx)||J.fill(b.idx),ne.idx=J[0]),j&&ne.live){for(let P=0;P<v.length;P++)(P>0||s==1&&!ut)&&iv(P,J[P]);nv()}ge=!1,T!==!1&&Fn("setLegend")}n.setLegend=Wu;function iv(b,T){let P=v[b],N=b==0&&z==2?pi:e[b],X;ut?X=P.values(n,b,T)??it:(X=P.value(n,T==null?null:N[T],b,T),X=X==null?it:{_:X}),ne.values[b]=X}function _r(b,T,P){Lp=qt,Dp=jt,[qt,jt]=oe.move(n,qt,jt),oe.left=qt,oe.top=jt,re&&(jr&&hs(jr,Tn(qt),0,B,Re),Qr&&hs(Qr,0,Tn(jt),B,Re));let N,X=hn>un;Es=Bt,Js=null;let ee=I.ori==0?B:Re,ue=I.ori==1?B:Re;if(qt<0||sn==0||X){N=oe.idx=null;for(let me=0;me<v.length;me++){let be=ct[me];be!=null&&hs(be,-10,-10,B,Re)}et&&ss(null,io,!0,b==null&&vn.setSeries),ne.live&&(J.fill(N),ge=!0)}else{let me,be,De;s==1&&(me=I.ori==0?qt:jt,be=rs(me,w),N=oe.idx=Gi(be,e[0],hn,un),De=V(e[0][N],I,ee,0));let Ne=-10,Ue=-10,st=0,Et=0,At=!0,xt="",Ze="";for(let We=s==2?1:0;We<v.length;We++){let $t=v[We],on=J[We],Un=on==null?null:s==1?e[We][on]:e[We][1][on],Ot=oe.dataIdx(n,We,N,be),an=Ot==null?null:s==1?e[We][Ot]:e[We][1][Ot];if(ge=ge||an!=Un||Ot!=on,J[We]=Ot,We>0&&$t.show){let mi=Ot==null?-10:Ot==N?De:V(s==1?e[0][Ot]:e[We][0][Ot],I,ee,0),ii=an==null?-10:L(an,s==1?_[$t.scale]:_[$t.facets[1].scale],ue,0);if(et&&an!=null){let Ti=I.ori==1?qt:jt,ki=En(Oe.dist(n,We,Ot,ii,Ti));if(ki<Es){let os=Oe.bias;if(os!=0){let gi=rs(Ti,$t.scale),Ei=an>=0?1:-1,Bi=gi>=0?1:-1;Bi==Ei&&(Bi==1?os==1?an>=gi:an<=gi:os==1?an<=gi:an>=gi)&&(Es=ki,Js=We)}else Es=ki,Js=We}}if(ge||Ce){let Ti,ki;I.ori==0?(Ti=mi,ki=ii):(Ti=ii,ki=mi);let os,gi,Ei,Bi,as,si,xi=!0,br=de.bbox;if(br!=null){xi=!1;let ri=br(n,We);Ei=ri.left,Bi=ri.top,os=ri.width,gi=ri.height}else Ei=Ti,Bi=ki,os=gi=de.size(n,We);if(si=de.fill(n,We),as=de.stroke(n,We),Ce)We==Js&&Es<=Oe.prox&&(Ne=Ei,Ue=Bi,st=os,Et=gi,At=xi,xt=si,Ze=as);else{let ri=ct[We];ri!=null&&(Wt[We]=Ei,ti[We]=Bi,wm(ri,os,gi,xi),Mm(ri,si,as),hs(ri,Ri(Ei),Ri(Bi),B,Re))}}}}if(Ce){let We=Oe.prox,$t=vr==null?Es<=We:Es>We||Js!=vr;if(ge||$t){let on=ct[0];on!=null&&(Wt[0]=Ne,ti[0]=Ue,wm(on,st,Et,At),Mm(on,xt,Ze),hs(on,Ri(Ne),Ri(Ue),B,Re))}}}if(Xt.show&&Ys)if(b!=null){let[me,be]=vn.scales,[De,Ne]=vn.match,[Ue,st]=b.cursor.sync.scales,Et=b.cursor.drag;if(Dn=Et._x,Nn=Et._y,Dn||Nn){let{left:At,top:xt,width:Ze,height:We}=b.select,$t=b.scales[Ue].ori,on=b.posToVal,Un,Ot,an,mi,ii,Ti=me!=null&&De(me,Ue),ki=be!=null&&Ne(be,st);Ti&&Dn?($t==0?(Un=At,Ot=Ze):(Un=xt,Ot=We),an=_[me],mi=V(on(Un,Ue),an,ee,0),ii=V(on(Un+Ot,Ue),an,ee,0),da(Hi(mi,ii),En(ii-mi))):da(0,ee),ki&&Nn?($t==1?(Un=At,Ot=Ze):(Un=xt,Ot=We),an=_[be],mi=L(on(Un,st),an,ue,0),ii=L(on(Un+Ot,st),an,ue,0),fa(Hi(mi,ii),En(ii-mi))):fa(0,ue)}else $u()}else{let me=En(Lp-Pp),be=En(Dp-Ip);if(I.ori==1){let st=me;me=be,be=st}Dn=Hn.x&&me>=Hn.dist,Nn=Hn.y&&be>=Hn.dist;let De=Hn.uni;De!=null?Dn&&Nn&&(Dn=me>=De,Nn=be>=De,!Dn&&!Nn&&(be>me?Nn=!0:Dn=!0)):Hn.x&&Hn.y&&(Dn||Nn)&&(Dn=Nn=!0);let Ne,Ue;Dn&&(I.ori==0?(Ne=eo,Ue=qt):(Ne=to,Ue=jt),da(Hi(Ne,Ue),En(Ue-Ne)),Nn||fa(0,ue)),Nn&&(I.ori==1?(Ne=eo,Ue=qt):(Ne=to,Ue=jt),fa(Hi(Ne,Ue),En(Ue-Ne)),Dn||da(0,ee)),!Dn&&!Nn&&(da(0,0),fa(0,0))}if(Hn._x=Dn,Hn._y=Nn,b==null){if(P){if(Xp!=null){let[me,be]=vn.scales;vn.values[0]=me!=null?rs(I.ori==0?qt:jt,me):null,vn.values[1]=be!=null?rs(I.ori==1?qt:jt,be):null}ma(nd,n,qt,jt,B,Re,N)}if(et){let me=P&&vn.setSeries,be=Oe.prox;vr==null?Es<=be&&ss(Js,io,!0,me):Es>be?ss(null,io,!0,me):Js!=vr&&ss(Js,io,!0,me)}}ge&&(ne.idx=N,Wu()),T!==!1&&Fn("setCursor")}let Ks=null;Object.defineProperty(n,"rect",{get(){return Ks==null&&pa(!1),Ks}});function pa(b=!1){b?Ks=null:(Ks=p.getBoundingClientRect(),Fn("syncRect",Ks))}function Up(b,T,P,N,X,ee,ue){oe._lock||Ys&&b!=null&&b.movementX==0&&b.movementY==0||(qu(b,T,P,N,X,ee,ue,!1,b!=null),b!=null?_r(null,!0,!0):_r(T,!0,!1))}function qu(b,T,P,N,X,ee,ue,me,be){if(Ks==null&&pa(!1),Qe(b),b!=null)P=b.clientX-Ks.left,N=b.clientY-Ks.top;else{if(P<0||N<0){qt=-10,jt=-10;return}let[De,Ne]=vn.scales,Ue=T.cursor.sync,[st,Et]=Ue.values,[At,xt]=Ue.scales,[Ze,We]=vn.match,$t=T.axes[0].side%2==1,on=I.ori==0?B:Re,Un=I.ori==1?B:Re,Ot=$t?ee:X,an=$t?X:ee,mi=$t?N:P,ii=$t?P:N;if(At!=null?P=Ze(De,At)?a(st,_[De],on,0):-10:P=on*(mi/Ot),xt!=null?N=We(Ne,xt)?a(Et,_[Ne],Un,0):-10:N=Un*(ii/an),I.ori==1){let Ti=P;P=N,N=Ti}}be&&(T==null||T.cursor.event.type==nd)&&((P<=1||P>=B-1)&&(P=Sr(P,B)),(N<=1||N>=Re-1)&&(N=Sr(N,Re))),me?(Pp=P,Ip=N,[eo,to]=oe.move(n,P,N)):(qt=P,jt=N)}let Xu={width:0,height:0,left:0,top:0};function $u(){Cl(Xu,!1)}let Op,kp,Bp,zp;function Vp(b,T,P,N,X,ee,ue){Ys=!0,Dn=Nn=Hn._x=Hn._y=!1,qu(b,T,P,N,X,ee,ue,!0,!1),b!=null&&(St(id,ld,Gp,!1),ma(mm,n,eo,to,B,Re,null));let{left:me,top:be,width:De,height:Ne}=Xt;Op=me,kp=be,Bp=De,zp=Ne}function Gp(b,T,P,N,X,ee,ue){Ys=Hn._x=Hn._y=!1,qu(b,T,P,N,X,ee,ue,!1,!0);let{left:me,top:be,width:De,height:Ne}=Xt,Ue=De>0||Ne>0,st=Op!=me||kp!=be||Bp!=De||zp!=Ne;if(Ue&&st&&Cl(Xt),Hn.setScale&&Ue&&st){let Et=me,At=De,xt=be,Ze=Ne;if(I.ori==1&&(Et=be,At=Ne,xt=me,Ze=De),Dn&&Zs(w,rs(Et,w),rs(Et+At,w)),Nn)for(let We in _){let $t=_[We];We!=w&&$t.from==null&&$t.min!=Bt&&Zs(We,rs(xt+Ze,We),rs(xt,We))}$u()}else oe.lock&&(oe._lock=!oe._lock,_r(T,!0,b!=null));b!=null&&(Sn(id,ld),ma(id,n,qt,jt,B,Re,null))}function sv(b,T,P,N,X,ee,ue){if(oe._lock)return;Qe(b);let me=Ys;if(Ys){let be=!0,De=!0,Ne=10,Ue,st;I.ori==0?(Ue=Dn,st=Nn):(Ue=Nn,st=Dn),Ue&&st&&(be=qt<=Ne||qt>=B-Ne,De=jt<=Ne||jt>=Re-Ne),Ue&&be&&(qt=qt<eo?0:B),st&&De&&(jt=jt<to?0:Re),_r(null,!0,!0),Ys=!1}qt=-10,jt=-10,J.fill(null),_r(null,!0,!0),me&&(Ys=me)}function Hp(b,T,P,N,X,ee,ue){oe._lock||(Qe(b),ua(),$u(),b!=null&&ma(ym,n,qt,jt,B,Re,null))}function Wp(){A.forEach(ob),k(n.width,n.height,!0)}Tr(Hl,fo,Wp);let so={};so.mousedown=Vp,so.mousemove=Up,so.mouseup=Gp,so.dblclick=Hp,so.setSeries=(b,T,P,N)=>{let X=vn.match[2];P=X(n,T,P),P!=-1&&ss(P,N,!0,!1)},re&&(St(mm,p,Vp),St(nd,p,Up),St(gm,p,b=>{Qe(b),pa(!1)}),St(xm,p,sv),St(ym,p,Hp),gd.add(n),n.syncRect=pa);let Rl=n.hooks=i.hooks||{};function Fn(b,T,P){ni?Ft.push([b,T,P]):b in Rl&&Rl[b].forEach(N=>{N.call(null,n,T,P)})}(i.plugins||[]).forEach(b=>{for(let T in b.hooks)Rl[T]=(Rl[T]||[]).concat(b.hooks[T])});let qp=(b,T,P)=>P,vn=_n({key:null,setSeries:!1,filters:{pub:Rm,sub:Rm},scales:[w,v[1]?v[1].scale:null],match:[Pm,Pm,qp],values:[null,null]},oe.sync);vn.match.length==2&&vn.match.push(qp),oe.sync=vn;let Xp=vn.key,Yu=Tg(Xp);function ma(b,T,P,N,X,ee,ue){vn.filters.pub(b,T,P,N,X,ee,ue)&&Yu.pub(b,T,P,N,X,ee,ue)}Yu.sub(n);function rv(b,T,P,N,X,ee,ue){vn.filters.sub(b,T,P,N,X,ee,ue)&&so[b](null,T,P,N,X,ee,ue)}n.pub=rv;function ov(){Yu.unsub(n),gd.delete(n),Ln.clear(),ud(Hl,fo,Wp),c.remove(),xe?.remove(),Fn("destroy")}n.destroy=ov;function Zu(){Fn("init",i,e),ha(e||i.data,!1),H[w]?Vu(w,H[w]):ua(),ae=Xt.show&&(Xt.width>0||Xt.height>0),ie=ge=!0,k(i.width,i.height)}return v.forEach(Yr),A.forEach(Ss),t?t instanceof HTMLElement?(t.appendChild(c),Zu()):t(n,Zu):Zu(),n}Cn.assign=_n;Cn.fmtNum=Sd;Cn.rangeNum=Wl;Cn.rangeLog=$l;Cn.rangeAsinh=bd;Cn.orient=Cr;Cn.pxRatio=Ct;Cn.join=Kv;Cn.fmtDate=Ad,Cn.tzDate=l_;Cn.sync=Tg;{Cn.addGap=W_,Cn.clipGaps=Jl;let i=Cn.paths={points:Lg};i.linear=Ng,i.stepped=$_,i.bars=Y_,i.spline=J_}var Dd={dark:{name:"dark",ground:["#1b222d","#0c1016"],ink:"#e8ecf2",quiet:"#97a3b4",line:"#3a4454",runs:["#5ebff9","#a161de","#2e9880","#febcd1"],omega:"#f5ed3e",momentum:"#fd551a",axes:["#f2f4f8","#c3ccd9","#98a4b6"],body:"#c9d2df",stripe:"#66768c",ellipsoid:"#7c93b4",plane:"#8ea2bd",energy:["#1a2029","#3a424f","#5d6775","#858f9d","#b4bcc7"],panel:"#3d4f6e",metal:"#8a8f98",key:2.4,fill:1.15},light:{name:"light",ground:["#ffffff","#e9edf2"],ink:"#18202b",quiet:"#566273",line:"#c3cbd6",runs:["#0e7bd6","#c04594","#12765a","#343949"],omega:"#856503",momentum:"#83190b",axes:["#18202b","#43505f","#6b7a8e"],body:"#dfe5ee",stripe:"#8496ae",ellipsoid:"#8da6c8",plane:"#7f93ad",energy:["#8c97a6","#a7b0bd","#c0c8d2","#d8dee5","#f1f4f7"],panel:"#5a6f94",metal:"#767c86",key:2.2,fill:1.9}};function Ps(i,e){if(!Number.isFinite(e))return[.5,.5,.5];let t=Math.max(0,Math.min(1,e))*(i.length-1),n=Math.min(Math.floor(t),i.length-2),s=t-n,r=Ld(i[n]),o=Ld(i[n+1]);return[r[0]+(o[0]-r[0])*s,r[1]+(o[1]-r[1])*s,r[2]+(o[2]-r[2])*s]}function Ld(i){let e=parseInt(i.slice(1),16);return[(e>>16&255)/255,(e>>8&255)/255,(e&255)/255]}function kg(i,e,t){return`#${Ps([i,e],t).map(n=>Math.round(255*n).toString(16).padStart(2,"0")).join("")}`}var Bg=(i,e)=>(i.name==="dark"?[-.5,.24,.5]:[-.5,0,.3]).map(t=>t<0?kg(e,i.ink,-t):kg(e,i.ground[0],t));function Rr(i,e){let[t,n,s]=Ld(i);return`rgba(${Math.round(255*t)},${Math.round(255*n)},${Math.round(255*s)},${e})`}function F(i,e={},...t){let n=document.createElement(i);for(let[s,r]of Object.entries(e))r==null||r===!1||(s.startsWith("on")&&typeof r=="function"?n.addEventListener(s.slice(2),r):s==="class"?n.className=String(r):s in n&&!s.startsWith("aria")&&s!=="list"?n[s]=r:n.setAttribute(s,r===!0?"":String(r)));for(let s of t)s&&n.append(s);return n}function lt(i){let e=document.getElementById(i);if(!e)throw new Error(`the page has no element #${i}`);return e}function at(i,e=4){if(i==null||Number.isNaN(i))return"–";if(i===0)return"0";if(!Number.isFinite(i))return i>0?"∞":"−∞";let t=Math.abs(i);return(t>=1e5||t<.001?ab(i.toExponential(e-2)):String(Number(i.toPrecision(e)))).replace("-","−")}var zg={0:"⁰",1:"¹",2:"²",3:"³",4:"⁴",5:"⁵",6:"⁶",7:"⁷",8:"⁸",9:"⁹","-":"⁻","+":""};function ab(i){let[e,t]=i.split("e"),n=[...t].map(r=>zg[r]).join(""),s=String(Number(e));return s==="1"?`10${n}`:s==="-1"?`-10${n}`:`${s}·10${n}`}var Vg=i=>"10"+[...String(i)].map(e=>zg[e]).join("");function Gg(i,e){let t=F("button",{class:"small",type:"button","data-test":`copy-${i.toLowerCase()}`},"Copy");return t.setAttribute("aria-label",`Copy the ${i}`),t.addEventListener("click",async()=>{let n=!0;try{await navigator.clipboard.writeText(e())}catch{let s=F("textarea",{value:e()});document.body.append(s),s.select(),n=document.execCommand("copy"),s.remove()}t.textContent=n?"Copied":"Select and copy by hand",setTimeout(()=>t.textContent="Copy",1500)}),t}function Zt(i,e=!1){let t=lt("status");t.textContent=i,t.classList.toggle("bad",e),t.hidden=!i}function ec(i){i.addEventListener("keydown",e=>{let t=e.key==="ArrowRight"?1:e.key==="ArrowLeft"?-1:0;if(!t||e.shiftKey)return;e.preventDefault(),e.stopPropagation();let n=[...i.querySelectorAll('[role="tab"]')],s=n[(n.indexOf(document.activeElement)+t+n.length)%n.length],r=s.id;s.click(),document.getElementById(r)?.focus()})}function Is(i){let e=t=>t.length>24?"long":"";return F("dl",{},...i.flatMap(([t,n])=>[F("dt",{class:e(n)},t),F("dd",{class:e(n),title:n},n)]))}var lb=1e-18,Pr=(i,e)=>e.map(t=>{let n=Math.log10(t);return Math.abs(n-Math.round(n))<1e-6?Vg(Math.round(n)):""}),Aa=(i,e)=>e,Hg=(...i)=>ir(...i).map((e,t)=>t===0?`${e} s`:e),ir=(i,e,t,n,s)=>e.map(r=>{let o=Math.max(...e.map(Math.abs));if(o>=1e5||o<.001)return at(r,Math.max(2,Math.min(8,1+Math.ceil(Math.log10(o/s)))));let a=0;for(;a<9&&Math.abs(s*10**a-Math.round(s*10**a))>1e-6*s*10**a;)a++;return r.toFixed(a).replace("-","−")}),cb=i=>{if(!i.dash)return i.colour;let[e,t]=i.dash;return`repeating-linear-gradient(90deg, ${i.colour} 0 ${e}px, transparent ${e}px ${e+t}px)`},tc=class{constructor(e,t,n,s){this.spec=e;this.theme=t;this.seek=n;this.zoomed=s;this.log=!e.signed;let r=F("button",{type:"button",class:"small ghost","data-test":`scale-${e.id}`,title:"Linear or logarithmic axis",onclick:()=>this.setLog(!this.log)});this.scale=r,this.setLog(this.log);let o=F("div",{class:"values"});e.series.forEach(a=>{let l=F("span",{class:"value"},"–"),c=F("i",{class:"mark"});c.style.background=cb(a),o.append(F("span",{class:"item",title:a.name},c,F("span",{class:"name"},a.name),l)),this.values.push(l)}),this.head=F("div",{class:"head"},F("h3",{title:e.about??`${e.title}, ${e.unit}`},e.title,F("span",{class:"unit"},e.unit?` ${e.unit}`:"")),r),this.box=F("div",{class:"box"}),this.watch=new ResizeObserver(()=>{let{clientWidth:a,clientHeight:l}=this.box;(!this.plot||this.plot.width!==a||this.plot.height!==l)&&this.rebuild()}),this.watch.observe(this.box),this.node=F("figure",{class:"panel",id:`plot-${e.id}`,"data-test":`plot-${e.id}`},this.head,o,this.box)}spec;theme;seek;zoomed;node;box;head;values=[];cursor=F("div",{class:"playhead","aria-hidden":"true"});empty=F("div",{class:"empty",hidden:!0});watch;plot=null;range=[0,1];now=0;log;hidden=new Set;scale;setLog(e){this.log=e,this.scale.textContent=e?"log":"lin",this.scale.setAttribute("aria-label",`${this.spec.title}: ${e?"logarithmic":"linear"} axis`),this.plot&&this.rebuild()}span(e,t){this.range=[e,t],this.refresh()}data(){let e=Math.max(50,Math.floor(this.box.clientWidth||300));if(this.spec.aligned){let n=s=>this.log?Float64Array.from(s,Math.abs):s;return[this.spec.series[0].t(),...this.spec.series.map(s=>n(s.y()))]}let t=this.spec.series.map((n,s)=>{let r=n.y();return!r||this.hidden.has(s)?{x:new Float64Array(0),y:new Float64Array(0)}:Ll(n.t(),r,this.range[0],this.range[1],e,this.log)});return Dl(t)}refresh(){if(!this.plot)return this.rebuild();this.plot.setData(this.data(),!1),this.rescale()}rescale(){let e=this.plot,t=1/0,n=-1/0;for(let s=1;s<e.data.length;s++)for(let r of e.data[s])r!=null&&(r<t&&(t=r),r>n&&(n=r));this.empty.hidden=n>=t,n>=t||(this.empty.textContent=this.spec.series.some(s=>s.y()?.length)&&this.log?"zero throughout":"not known"),e.batch(()=>{if(e.setScale("x",{min:this.range[0],max:this.range[1]}),this.log){t=Math.max(t,lb),n>=t||(t=1e-17,n=1e-15);let s=Math.floor(Math.log10(t)-.05),r=Math.ceil(Math.log10(n)+.05);e.setScale("y",{min:10**Math.max(s,r-18),max:10**Math.max(r,s+1)})}else{n>=t||(t=-1,n=1);let s=.08*(n-t)||.1*Math.abs(n)||1;e.setScale("y",{min:t-s,max:n+s})}})}rebuild(){let e=this.box.clientWidth,t=this.box.clientHeight;if(this.plot?.destroy(),this.plot=null,e<40||t<30)return;let{theme:n}=this,r={stroke:n.quiet,font:'11px system-ui, "Segoe UI", "DejaVu Sans", sans-serif',grid:{stroke:Rr(n.line,.55),width:1},ticks:{show:!1}};this.plot=new Cn({width:e,height:t,padding:[6,16,0,0],legend:{show:!1},cursor:{drag:{x:!0,y:!1,setScale:!1},points:{show:!1},x:!1,y:!1},scales:{x:{time:!1,auto:!1},y:{distr:this.log?3:1,auto:!1}},axes:[{...r,size:24,gap:3,space:60,values:Hg},this.log?{...r,size:42,gap:4,values:Pr,splits:nc,filter:Aa}:{...r,size:54,gap:4,space:26,values:ir}],series:[{},...this.spec.series.map(o=>({label:o.name,stroke:o.colour,width:o.width??1.4,spanGaps:!1,points:{show:!1},dash:o.dash}))],bands:this.spec.bands?.map(([o,a,l])=>({series:[o+1,a+1],fill:Rr(this.spec.series[o].colour,l)})),hooks:{draw:[o=>this.crosses(o)],setSelect:[o=>{let a=o.select.width;a>6&&this.zoomed([o.posToVal(o.select.left,"x"),o.posToVal(o.select.left+a,"x")]),o.setSelect({left:0,top:0,width:0,height:0},!1)}]}},this.data(),this.box),this.plot.over.append(this.cursor,this.empty),this.plot.over.addEventListener("click",o=>{let a=o.clientX-this.plot.over.getBoundingClientRect().left;Math.abs(this.pressed-o.clientX)<4&&this.seek(this.plot.posToVal(a,"x"))}),this.plot.over.addEventListener("pointerdown",o=>this.pressed=o.clientX),this.plot.over.addEventListener("dblclick",()=>this.zoomed(null)),this.rescale()}pressed=0;crosses(e){let t=e.ctx,n=devicePixelRatio||1,s=4.5*n;this.spec.series.forEach((r,o)=>{let a=r.ended?.()??null,l=e.data[o+1];if(a===null||!l)return;let c=l.length-1;for(;c>=0&&(l[c]===null||l[c]===void 0);)c--;if(c<0)return;let h=e.valToPos(e.data[0][c],"x",!0),u=Math.max(e.bbox.top+s,e.valToPos(l[c],"y",!0));t.save(),t.strokeStyle=r.colour,t.lineWidth=2*n,t.beginPath();for(let[d,f]of[[-s,-s],[-s,s]])t.moveTo(h+d,u+f),t.lineTo(h-d,u-f);t.stroke(),t.restore()})}at(e){this.now=e;let t=this.plot;if(t){let n=t.valToPos(e,"x");this.cursor.style.transform=`translateX(${n.toFixed(1)}px)`,this.cursor.hidden=!(n>=-1&&n<=t.over.clientWidth+1)}}write(){this.spec.series.forEach((e,t)=>{let n=e.ended?.()??null,s=n!==null&&this.now>n?"ended":at(e.value(),3);this.values[t].textContent!==s&&(this.values[t].textContent=s)})}svg(e,t){let n=this.plot;if(!n)return"";let s=this.spec.series.map((r,o)=>({x:n.data[0],y:n.data[o+1],colour:r.colour,width:r.width,dash:r.dash}));return Nd(n,e,t,this.theme,s,{x:Hg,y:this.log?Pr:ir})}get title(){return this.spec.title}get unit(){return this.spec.unit}get legend(){return this.spec.series.map((e,t)=>({text:`${e.name} ${this.values[t].textContent??""}`,colour:e.colour,dash:e.dash}))}get size(){return{width:this.box.clientWidth,height:this.box.clientHeight}}destroy(){this.watch.disconnect(),this.plot?.destroy(),this.node.remove()}};function Nd(i,e,t,n,s,r){let o=i.over.offsetLeft,a=i.over.offsetTop,l=i.over.clientWidth,c=i.over.clientHeight,h=d=>d.replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;"),u=[`<svg x="${e.toFixed(1)}" y="${t.toFixed(1)}" width="${i.width}" height="${i.height}" font-size="11">`];for(let[d,f]of[["x",!0],["y",!1]]){let{min:p,max:x}=i.scales[d],m=i.axes[f?0:1]._splits??[p,x],g=r[d](i,m,0,0,m.length>1?m[1]-m[0]:1);m.forEach((v,A)=>{if(v===null||v<p||v>x||!g[A])return;let _=i.valToPos(v,d);u.push(f?`<path d="M${(o+_).toFixed(1)} ${a}v${c}" stroke="${n.line}" stroke-width=".6"/><text x="${(o+_).toFixed(1)}" y="${a+c+14}" text-anchor="middle" fill="${n.quiet}">${h(g[A])}</text>`:`<path d="M${o} ${(a+_).toFixed(1)}h${l}" stroke="${n.line}" stroke-width=".6"/><text x="${o-5}" y="${(a+_+4).toFixed(1)}" text-anchor="end" fill="${n.quiet}">${h(g[A])}</text>`)})}u.push(`<svg x="${o}" y="${a}" width="${l}" height="${c}">`);for(let d of s){let f="",p=!0;for(let m=0;m<d.x.length;m++){let g=d.y[m];if(g===null&&(p=!0),g==null||!Number.isFinite(g))continue;let v=i.valToPos(d.x[m],"x").toFixed(1),A=Math.max(-9,Math.min(c+9,i.valToPos(g,"y"))).toFixed(1);f+=d.dots?`M${v} ${A}h0`:`${p?"M":"L"}${v} ${A}`,p=!1}let x=d.dots?'stroke-width="6" stroke-linecap="round"':`stroke-width="${d.width??1.4}" stroke-linejoin="round"${d.dash?` stroke-dasharray="${d.dash.join(" ")}"`:""}`;f&&u.push(`<path d="${f}" fill="none" stroke="${d.colour}" ${x}/>`)}return u.push("</svg></svg>"),u.join("")}var nc=(i,e,t,n)=>{let s=Math.ceil(Math.log10(t)-1e-9),r=Math.floor(Math.log10(n)+1e-9),o=i.bbox?i.bbox.height/(devicePixelRatio||1)/20:5,a=Math.max(1,Math.ceil((r-s)/Math.max(1,Math.min(5,o)))),l=[];for(let c=Math.ceil(s/a)*a;c<=r;c+=a)l.push(10**c);return l};function Ud(i){let e=i.runs.map(t=>t.method);return i.runs.map((t,n)=>t.name.startsWith(t.method)&&e.indexOf(t.method)===e.lastIndexOf(t.method)?e[n]:t.name)}function Fd(i,e){let t=new WeakMap;return()=>{let n=i(),s=t.get(n);if(!s){s=new Float64Array(n.length/3);for(let r=0;r<s.length;r++)s[r]=n[3*r+e];t.set(n,s)}return s}}function hb(i){let e=new WeakMap;return()=>{let t=i(),n=e.get(t);if(!n){n=new Float64Array(t.length/3);for(let s=0;s<n.length;s++)n[s]=Math.hypot(t[3*s],t[3*s+1],t[3*s+2]);e.set(t,n)}return n}}function Xg(i,e,t,n,s){let r=Ud(i),o=i.runs[0],a=h=>i.runs.map((u,d)=>({name:r[d],colour:t.runs[d],t:()=>u.t,y:()=>h(d),value:()=>e[d].value(h(d)),ended:()=>er(u)?u.t[u.t.length-1]:null})),l=i.runs.every(h=>h.body.axes.every((u,d)=>u[d]===1)),c=[];if(i.runs.length===1&&c.push({id:"omega",title:"Angular velocity",unit:"rad/s",about:"Angular velocity ω in the axes of the body, rad/s",signed:!0,series:[0,1,2].map(h=>({name:l?`ω${"₁₂₃"[h]}`:`ω ${"xyz"[h]}`,colour:Bg(t,t.omega)[h],dash:[void 0,[6,4],[1.5,2.5]][h],width:[1.6,1.6,2][h],t:()=>i.runs[n()].t,y:Fd(()=>i.runs[n()].omega,h),value:()=>e[n()].omega[h]}))}),o.energy_conserved!==!1)c.push({id:"energy",title:"Energy error",unit:"relative",about:"Change of the energy since the start, relative to its value there",signed:!1,series:a(h=>i.runs[h].energy_error)});else{let h=!o.energy_label||o.energy_label.startsWith("kinetic");c.push({id:"energy",title:h?"Kinetic energy":"Energy",unit:"J",about:`${h?"Kinetic energy":"Energy"}, which the torque changes`,signed:!0,series:a(u=>i.runs[u].energy)})}if(o.momentum_conserved!==!1)c.push({id:"momentum",title:"Momentum error",unit:"relative",about:`Relative error of the ${o.momentum_label||"momentum"}`,signed:!1,series:a(h=>i.runs[h].momentum_error)});else{let h=i.runs.map(u=>hb(()=>u.momentum));c.push({id:"momentum",title:"Momentum |L|",unit:"kg m²/s",about:"Size of the angular momentum, which the torque changes",signed:!0,series:a(u=>h[u]())})}return i.runs.some(h=>h.attitude_error)&&c.push({id:"attitude",title:"Attitude error",unit:"rad",about:`Angle to the reference, rad: ${i.runs.find(h=>h.reference)?.reference??"the reference"}`,signed:!1,series:a(h=>i.runs[h].attitude_error)}),i.runs.every(h=>h.x)&&c.push({id:"place",title:"Position",unit:"m",about:"Place of the centre of mass, m",signed:!0,series:[0,1,2].map(h=>({name:"xyz"[h],colour:[t.ink,t.quiet,t.ink][h],dash:[void 0,[6,4],[1.5,2.5]][h],width:[1.4,1.4,1.8][h],t:()=>i.runs[n()].t,y:Fd(()=>i.runs[n()].x,h),value:()=>Wg(i.runs[n()].t,Fd(()=>i.runs[n()].x,h)(),s())}))}),i.difference.length&&c.push({id:"difference",title:"Difference",unit:`rad from ${r[i.difference[0].a]}`,about:`Angle to ${i.runs[i.difference[0].a].name}, rad`,signed:!1,series:i.difference.map(h=>({name:r[h.b],colour:t.runs[h.b],t:()=>h.t,y:()=>h.angle,value:()=>Wg(h.t,h.angle,s()),ended:()=>er(i.runs[h.b])?i.runs[h.b].t[i.runs[h.b].t.length-1]:null}))}),c}function Wg(i,e,t){let n=Math.max(1,Math.min(i.length-1,di(i,t))),s=Math.max(0,Math.min(1,(t-i[n-1])/(i[n]-i[n-1])));return e[n-1]+(e[n]-e[n-1])*s}var qg=i=>i<1?`${at(1e3*i,3)} ms`:`${at(i,3)} s`;function ub(i){let e=[["Method",i.order?`${i.method}, order ${i.order}`:i.method]];i.dt&&e.push(["Step",`${at(i.dt)} s`]),i.torque&&e.push(["Torque",i.torque]),e.push(["Steps",i.steps.toLocaleString("en")],["Torque calls",i.torque_calls.toLocaleString("en")]),i.seconds&&e.push(["Computed in",qg(i.seconds)]),i.compile_seconds&&e.push(["Compiled in",qg(i.compile_seconds)]);let t=i.attitude_error?db(i.attitude_error):NaN;return t>0&&e.push(["Largest attitude error",`${at(t,2)} rad`]),i.reference&&e.push(["Compared with",i.reference]),e.push(["Moments",i.body.moments.map(n=>at(n,3)).join(", ")+" kg m²"]),e}function db(i){let e=0;for(let t=0;t<i.length;t++)i[t]>e&&(e=i[t]);return e}function $g(i,e,t,n,s,r){let o=F("div");i.note&&o.append(F("p",{class:"note","data-test":"note"},i.note));let a=i.runs.length>1,l=Math.max(...e.actors.map(p=>p.player.coarse?p.player.stride:0));l>0&&o.append(F("p",{class:"note warn","data-test":"coarse"},`The body turns by ${at(l,2)} rad from one sample to the next, so only the samples are shown, and nothing between them. For a smooth motion, shorten the run or store more samples.`));let c=i.runs.map(ub),h=new Map(a?c[0].filter(([p,x])=>c.every(m=>m.some(([g,v])=>g===p&&v===x))):[]);h.size&&(o.append(F("h3",{},"All runs")),o.append(F("div",{class:"run"},Is([...h])))),o.append(F("h3",{},a?"Runs: one is solid, the others are ghosts":"Run")),i.runs.forEach((p,x)=>{let m=F("span",{class:"swatch"});m.style.background=t.runs[x];let g=F("div",{class:`run${x===e.lead&&a?" lead":""}`,"data-test":`run-${x}`});g.style.setProperty("--swatch",t.runs[x]);let v=F("header",{},m,F("b",{title:p.name},p.name));a&&v.append(F("button",{class:"small ghost",type:"button","aria-pressed":String(x===e.lead),"data-test":`lead-${x}`,onclick:()=>{e.setLead(x),s.changed(),r()}},"Solid"),F("button",{class:"small ghost",type:"button","aria-pressed":String(e.actors[x].visible),"data-test":`visible-${x}`,onclick:()=>{e.actors[x].visible=!e.actors[x].visible,e.dress(),s.changed(),r()}},"Shown"));let A=c[x].filter(([_])=>!h.has(_));g.append(v,...er(p)?[F("div",{},F("span",{class:"badge"},`✕ ended at ${at(p.t[p.t.length-1],3)} s`))]:[],Is(A)),p.outcome!=="done"&&g.append(F("p",{class:"note warn","data-test":`outcome-${x}`},p.message||p.outcome)),o.append(g)}),o.append(F("h3",{},"Camera"),F("div",{class:"row"},...["corner","front","side","top"].map(p=>F("button",{type:"button",class:"small","data-test":`camera-${p}`,onclick:()=>s.camera(p)},p.charAt(0).toUpperCase()+p.slice(1))))),o.append(F("h3",{},"Shown"));let u=(p,x,m)=>F("label",{},F("input",{type:"checkbox",checked:n[p]===!0,"data-test":`show-${m}`,onchange:g=>{n[p]=g.target.checked,e.dress(),s.changed()}}),x);o.append(F("div",{class:"checks"},u("body","Body","body"),u("axes","Axes 1 2 3","axes"),u("space","Axes x y z","space"),u("omega","Velocity ω","omega"),u("momentum","Momentum L","momentum"),u("trace","Trace","trace"),a&&u("ghosts","Ghosts","ghosts"),a&&u("apart","Side by side","apart"),u("ride","Ride on the body","ride")));let d=F("select",{"data-test":"trail",onchange:()=>{n.trail=Number(d.value),e.dress(),s.changed()}},...[["1","All of it"],["0.3","Last third"],["0.1","Last tenth"],["0.02","Last fiftieth"]].map(([p,x])=>F("option",{value:p,selected:Number(p)===n.trail},x))),f=F("select",{"data-test":"axis",onchange:()=>{n.axis=Number(f.value),e.actors.forEach((p,x)=>e.retrace(x)),s.changed()}},...["x","y","z"].map((p,x)=>F("option",{value:String(x),selected:x===n.axis},`Body ${p}`)));return o.append(F("div",{class:"row"},F("label",{class:"field"},F("span",{},"Traces keep"),d),F("label",{class:"field"},F("span",{},"Trace of"),f))),o}function Ta(i,e){let t=F("div"),n=(s,r,o)=>{t.append(F("div",{class:"codehead"},F("h3",{},s),Gg(s,()=>r)),F("pre",{id:o,tabindex:"0","data-test":o},r))};return i&&n("Python",i,"code-python"),e&&n("Scenario",e,"code-scenario"),!i&&!e&&t.append(F("p",{class:"note"},"This document came without a program.")),t}function ic(i,e,t){let n=lt("plots");return n.replaceChildren(),i.map(s=>{let r=new tc(s,e,t.seek,t.zoomed);return n.append(r.node),r})}var Yg={overview:"Overview",body:"Body",poinsot:"Poinsot",momentum:"Momentum",cloud:"Cloud",path:"Path"};function Zg({width:i,height:e,views:t},n){let s=n==="overview"&&t.length>1;if(t.forEach((r,o)=>r.shown=s?o<3:r.name===n||t.length===1),!s)return t.forEach(r=>r.rect={x:0,y:0,width:i,height:e});if(i>1.9*e&&e<330){let r=Math.round(i*.4),o=Math.round((i-r)/2);t[0].rect={x:0,y:0,width:r,height:e},t[1].rect={x:r,y:0,width:o,height:e},t[2].rect={x:r+o,y:0,width:i-r-o,height:e}}else if(i>1.05*e){let r=Math.round(i*.56),o=Math.round(e/2);t[0].rect={x:0,y:0,width:r,height:e},t[1].rect={x:r,y:0,width:i-r,height:o},t[2].rect={x:r,y:o,width:i-r,height:e-o}}else{let r=Math.round(e*.6),o=Math.round(i/2);t[0].rect={x:0,y:0,width:i,height:r},t[1].rect={x:0,y:r,width:o,height:e-r},t[2].rect={x:o,y:r,width:i-o,height:e-r}}}function fb(i,e){let t=i.motion?.actors[i.motion.lead].player,n=[...i.motion?.actors[0].player.data.body.moments??[1,2,3]].sort((h,u)=>h-u),s=n.slice(1).filter((h,u)=>h-n[u]<1e-9*n[2]).length,r=t?.data.torque==="free rotation",o=i.motion?.path?.enlarged??1,a={body:"The body turns; its axis leaves a trace on the sphere.",path:`The body moves; its centre of mass leaves a trace. The body is drawn ${o>1.05?`${at(o,2)} times larger than it is`:"true to scale"}${i.motion?.path?.every?`, and pale every ${at(i.motion.path.every,2)} s`:""}.`,poinsot:r?"The inertia ellipsoid rolls on the plane across L. The point of contact, ω, draws the polhode on the ellipsoid and the herpolhode on the plane.":"Under a torque, energy and L change: the ellipsoid of the moment, drawn at one size, touches at ω the plane across L, which moves.",mechanism:"Bodies and joints; arrows are the forces of the joints.",cloud:"Each point is a member: where its third axis meets the sphere. Click one to follow it.",momentum:s>1?"Where L points, seen from the body. All directions have the same energy.":s?"Where L points, seen from the body. Lines are of equal energy; a symmetric body has no separatrix.":"Where L points, seen from the body. Lines are of equal energy; the heavy one is the separatrix, through the middle axis."};t?.wheels&&(a.poinsot="The body has wheels: its ellipsoid still touches a plane at ω, but that plane moves, and L, of body and wheels, is not across it.",a.momentum="Where L, of body and wheels, points, seen from the body. Lines are of equal energy of the body without its wheels.");let l=i.motion?.actors.find(h=>h.player.coarse)?.player.stride;return l&&e!=="cloud"&&(a[e]=`The body turns by ${at(l,2)} rad between samples: only they are shown.`),[{body:"Body in space",path:"Path",poinsot:"Poinsot",cloud:"Ensemble",mechanism:"Mechanism",momentum:"Momentum sphere"}[e]??e,a[e]??""]}function Od(i,e){let t=i.theme,n=i.document,s=e==="body"?[{text:"ω",colour:t.omega,readout:"readout-omega"},{text:"L",colour:t.momentum,readout:"readout-momentum"}]:e==="poinsot"?[{text:"ω",colour:t.omega},{text:"L",colour:t.momentum}]:e==="momentum"&&!pb(i)?[{text:"energy, low to high",colour:t.energy[2],ramp:t.energy}]:[];if(n?.kind==="mechanism")return[...n.bodies.slice(0,4).map((a,l)=>({text:a.name,colour:t.runs[l]})),{text:"force of a joint",colour:t.ink}];if(n?.kind!=="motion"||e==="momentum")return s;let r=Ud(n),o=e==="poinsot"?"polhode, herpolhode":e==="path"?"path of the centre of mass":`trace of body ${"xyz"[i.motion?.axis??2]}`;return n.runs.forEach((a,l)=>s.push({text:n.runs.length>1?r[l]:o,colour:t.runs[l]})),s}function pb(i){let e=i.motion?.actors[0].player.data.body.moments;return!!e&&Math.max(...e)-Math.min(...e)<1e-9*Math.max(...e)}function mb(i,e,t){let n=F("div",{class:"caption","data-test":`caption-${e.name}`});t||n.classList.add("alone"),e.rect.x>0&&n.classList.add("inner"),e.rect.y>0&&n.classList.add("lower"),Object.assign(n.style,{left:`${e.rect.x}px`,top:`${e.rect.y}px`,width:`${e.rect.width}px`,height:`${e.rect.height}px`});let[s,r]=fb(i,e.name);n.append(F("div",{class:"head"},F("h2",{},s),r&&(!t||e.rect.height>330)&&e.rect.width>300&&F("p",{},r)));let o=i.document?.kind==="motion"&&i.document.runs.length>1,a=Od(i,e.name).filter((l,c)=>e.rect.width>240&&e.rect.height>235&&(e.rect.width>420||!t||c<2||!o));return n.append(F("div",{class:"legend"},...a.map(l=>{let c=F("i");return c.style.background=l.ramp?`linear-gradient(90deg, ${l.ramp.join(",")})`:l.colour,l.ramp&&(c.className="ramp"),F("span",{},c,l.text,l.readout&&F("b",{class:"readout",id:l.readout}))}))),n}function Jg(i,e){let t=lt("captions");t.replaceChildren();let n=i.views.filter(r=>r.shown);for(let r of n){let o=mb(e,r,n.length>1);t.append(o)}let s=t.getBoundingClientRect();n.forEach((r,o)=>{let a=[...t.children[o].querySelectorAll("h2, p, .legend span")];r.taken=a.map(c=>{let h=c.getBoundingClientRect();return{x:h.left-s.left-r.rect.x,y:h.top-s.top-r.rect.y,width:h.width+4,height:h.height}});let l=r.taken.filter(c=>c.y>r.rect.height/2).map(c=>r.rect.height-c.y);r.inset={top:r.rect.height<330?14:8,bottom:Math.min(.3*r.rect.height,Math.max(4,...l))}})}var xb="M3 1.5v13l11-6.5z",yb="M3 2h3.6v12H3zM9.4 2H13v12H9.4z",Kg="http://www.w3.org/2000/svg",kd=1e4;function Bd(){let i=[];for(let e=-4;e<=6;e++)for(let t of[1,2,5])i.push(Number((t*10**e).toPrecision(2)));return i}var sc=class{start=0;end=1;time=0;speed=1;playing=!1;loop=!0;onseek=()=>{};play=F("button",{id:"play",type:"button",class:"primary","data-test":"play"});path=document.createElementNS(Kg,"path");scrub=F("input",{id:"scrub",type:"range",min:"0",max:String(kd),step:"1",value:"0","data-test":"scrub"});label=F("div",{id:"time","data-test":"time"});now=F("b",{},"0");total=F("span");speeds=F("select",{id:"speed","aria-label":"Speed of playback","data-test":"speed",title:"Seconds of motion shown in a second"});marks=F("div",{class:"marks","aria-hidden":"true"});again=F("button",{id:"loop",type:"button",class:"ghost","data-test":"loop",title:"Begin again at the end"},"Loop");constructor(){let e=document.createElementNS(Kg,"svg");e.setAttribute("viewBox","0 0 16 16"),e.setAttribute("aria-hidden","true"),e.append(this.path),this.play.append(e),this.scrub.setAttribute("aria-label","Time"),this.label.append(this.now,this.total);for(let t of Bd())this.speeds.append(F("option",{value:String(t)},`${at(t,2)}×`));this.play.addEventListener("click",()=>this.toggle()),this.scrub.addEventListener("input",()=>this.seek(this.start+(this.end-this.start)*Number(this.scrub.value)/kd)),this.speeds.addEventListener("change",()=>this.speed=Number(this.speeds.value)),this.again.addEventListener("click",()=>this.setLoop(!this.loop)),lt("transport").append(this.play,F("div",{class:"track"},this.scrub,this.marks),this.label,F("label",{},"Speed",this.speeds),this.again),this.setLoop(!0),this.draw()}mark(e){this.marks.replaceChildren(...e.map(({t,colour:n,title:s})=>{let r=F("i",{title:s},"✕");return r.style.left=`${100*(t-this.start)/(this.end-this.start||1)}%`,r.style.color=n,r}))}setLoop(e){this.loop=e,this.again.setAttribute("aria-pressed",String(e))}span(e,t,n){this.start=e,this.end=t,n!==void 0&&this.setSpeed(n),this.total.textContent=` / ${at(t)} s`,this.seek(Math.max(e,Math.min(t,this.time)))}setSpeed(e){let n=Bd().reduce((s,r)=>Math.abs(Math.log(r/e))<Math.abs(Math.log(s/e))?r:s);this.speed=n,this.speeds.value=String(n)}faster(e){let t=Bd(),n=t.findIndex(s=>s===this.speed);this.setSpeed(t[Math.max(0,Math.min(t.length-1,n+e))])}toggle(){this.playing?this.playing=!1:(this.time>=this.end&&this.seek(this.start),this.playing=!0),this.draw()}set(e){e!==this.playing&&this.toggle()}seek(e){this.time=Math.max(this.start,Math.min(this.end,e)),this.write(),this.onseek(this.time)}tick(e){if(!this.playing)return!1;let t=this.time+e*this.speed,n=this.end-this.start;return t>this.end&&(this.loop&&n>0?t=this.start+(t-this.start)%n:(t=this.end,this.playing=!1,this.draw())),this.time=t,this.write(),!0}write(){let e=this.end-this.start||1,t=Math.max(0,Math.min(6,3-Math.floor(Math.log10(e)+1e-9)));this.now.textContent=this.time.toFixed(t).replace("-","−");let n=String(Math.round(kd*(this.time-this.start)/e));this.scrub.value!==n&&(this.scrub.value=n),this.scrub.setAttribute("aria-valuetext",`${this.now.textContent} seconds`)}draw(){this.path.setAttribute("d",this.playing?yb:xb),this.play.setAttribute("aria-label",this.playing?"Pause":"Play")}};/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */var L0=0,_f=1,D0=2;var ol=1,N0=2,Zo=3,xs=0,qn=1,Xn=2,kr=0,ys=1,bf=2,Mf=3,Sf=4,F0=5;var Br=100,U0=101,O0=102,k0=103,B0=104,z0=200,V0=201,G0=202,H0=203,wf=204,Af=205,W0=206,q0=207,X0=208,$0=209,Y0=210,Z0=211,J0=212,K0=213,j0=214,kc=0,Bc=1,zc=2,Bo=3,Vc=4,Gc=5,Hc=6,Wc=7,Tf=0,Q0=1,ex=2,vs=0,Ef=1,Cf=2,Rf=3,Pf=4,If=5,Lf=6,Df=7;var Nf=300,zr=301,Jo=302,vh=303,_h=304,qc=1e3,fs=1001,Xc=1002,kn=1003,tx=1004;var al=1005;var ci=1006,bh=1007;var Gs=1008;var fi=1009,Ff=1010,Uf=1011,Ko=1012,Mh=1013,Ji=1014,Ki=1015,ji=1016,Sh=1017,wh=1018,Vr=1020,Of=35902,kf=35899,Bf=1021,zf=1022,Qi=1023,ks=1026,Hs=1027,Vf=1028,Ah=1029,mr=1030,Th=1031;var Eh=1033,ll=33776,cl=33777,hl=33778,ul=33779,Ch=35840,Rh=35841,Ph=35842,Ih=35843,Lh=36196,Dh=37492,Nh=37496,Fh=37488,Uh=37489,dl=37490,Oh=37491,kh=37808,Bh=37809,zh=37810,Vh=37811,Gh=37812,Hh=37813,Wh=37814,qh=37815,Xh=37816,$h=37817,Yh=37818,Zh=37819,Jh=37820,Kh=37821,jh=36492,Qh=36494,eu=36495,tu=36283,nu=36284,fl=36285,iu=36286;var Ua=2300,$c=2301,Fc=2302,uf=2303,df=2400,ff=2401,pf=2402;var nx=3200;var su=0,ix=1,Ws="",dn="srgb",Oa="srgb-linear",ka="linear",It="srgb";var Uc=7680;var sx=519,rx=512,ox=513,ax=514,Gf=515,lx=516,cx=517,Hf=518,Wf=519,qf=35044;var Xf="300 es",Ii=2e3,zo=2001;function vb(i){for(let e=i.length-1;e>=0;--e)if(i[e]>=65535)return!0;return!1}function _b(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function Ba(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function hx(){let i=Ba("canvas");return i.style.display="block",i}var jg={},Vo=null;function za(...i){let e="THREE."+i.shift();Vo?Vo("log",e,...i):console.log(e,...i)}function ux(i){let e=i[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=i[1];t&&t.isStackTrace?i[0]+=" "+t.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function Ye(...i){i=ux(i);let e="THREE."+i.shift();if(Vo)Vo("warn",e,...i);else{let t=i[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...i)}}function Ke(...i){i=ux(i);let e="THREE."+i.shift();if(Vo)Vo("error",e,...i);else{let t=i[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...i)}}function Fa(...i){let e=i.join(" ");e in jg||(jg[e]=!0,Ye(...i))}function dx(i,e,t){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(e,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:n()}}setTimeout(r,t)})}var fx={[kc]:kc,[zc]:Hc,[Vc]:Vc,[Bo]:Gc,[Bc]:Bc,[Hc]:zc,[Wc]:Wc,[Gc]:Bo},ps=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[e]===void 0&&(n[e]=[]),n[e].indexOf(t)===-1&&n[e].push(t)}hasEventListener(e,t){let n=this._listeners;return n===void 0?!1:n[e]!==void 0&&n[e].indexOf(t)!==-1}removeEventListener(e,t){let n=this._listeners;if(n===void 0)return;let s=n[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let n=t[e.type];if(n!==void 0){e.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},Zn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];var Oc=Math.PI/180,Yc=180/Math.PI;function Gr(){let i=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(Zn[i&255]+Zn[i>>8&255]+Zn[i>>16&255]+Zn[i>>24&255]+"-"+Zn[e&255]+Zn[e>>8&255]+"-"+Zn[e>>16&15|64]+Zn[e>>24&255]+"-"+Zn[t&63|128]+Zn[t>>8&255]+"-"+Zn[t>>16&255]+Zn[t>>24&255]+Zn[n&255]+Zn[n>>8&255]+Zn[n>>16&255]+Zn[n>>24&255]).toLowerCase()}function Mt(i,e,t){return Math.max(e,Math.min(t,i))}function bb(i,e){return(i%e+e)%e}function zd(i,e,t){return(1-t)*i+t*e}function px(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function ru(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function mx(i,e){if(e.constructor===Float32Array)return i;let t=ru(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/t,-1)}function gx(i,e){if(e.constructor===Float32Array)return i;let t=ru(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*t)}var je=class{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,n=this.y,s=e.elements;return this.x=s[0]*t+s[3]*n+s[6],this.y=s[1]*t+s[4]*n+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=Mt(this.x,e.x,t.x),this.y=Mt(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=Mt(this.x,e,t),this.y=Mt(this.y,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(Mt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(Mt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y;return t*t+n*n}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let n=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*n-o*s+e.x,this.y=r*s+o*n+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},Qt=class{constructor(e=0,t=0,n=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=n,this._w=s}static slerpFlat(e,t,n,s,r,o,a){let l=n[s+0],c=n[s+1],h=n[s+2],u=n[s+3],d=r[o+0],f=r[o+1],p=r[o+2],x=r[o+3];if(u!==x||l!==d||c!==f||h!==p){let m=l*d+c*f+h*p+u*x;m<0&&(d=-d,f=-f,p=-p,x=-x,m=-m);let g=1-a;if(m<.9995){let v=Math.acos(m),A=Math.sin(v);g=Math.sin(g*v)/A,a=Math.sin(a*v)/A,l=l*g+d*a,c=c*g+f*a,h=h*g+p*a,u=u*g+x*a}else{l=l*g+d*a,c=c*g+f*a,h=h*g+p*a,u=u*g+x*a;let v=1/Math.sqrt(l*l+c*c+h*h+u*u);l*=v,c*=v,h*=v,u*=v}}e[t]=l,e[t+1]=c,e[t+2]=h,e[t+3]=u}static multiplyQuaternionsFlat(e,t,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],h=n[s+3],u=r[o],d=r[o+1],f=r[o+2],p=r[o+3];return e[t]=a*p+h*u+l*f-c*d,e[t+1]=l*p+h*d+c*u-a*f,e[t+2]=c*p+h*f+a*d-l*u,e[t+3]=h*p-a*u-l*d-c*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,n,s){return this._x=e,this._y=t,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let n=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(n/2),h=a(s/2),u=a(r/2),d=l(n/2),f=l(s/2),p=l(r/2);switch(o){case"XYZ":this._x=d*h*u+c*f*p,this._y=c*f*u-d*h*p,this._z=c*h*p+d*f*u,this._w=c*h*u-d*f*p;break;case"YXZ":this._x=d*h*u+c*f*p,this._y=c*f*u-d*h*p,this._z=c*h*p-d*f*u,this._w=c*h*u+d*f*p;break;case"ZXY":this._x=d*h*u-c*f*p,this._y=c*f*u+d*h*p,this._z=c*h*p+d*f*u,this._w=c*h*u-d*f*p;break;case"ZYX":this._x=d*h*u-c*f*p,this._y=c*f*u+d*h*p,this._z=c*h*p-d*f*u,this._w=c*h*u+d*f*p;break;case"YZX":this._x=d*h*u+c*f*p,this._y=c*f*u+d*h*p,this._z=c*h*p-d*f*u,this._w=c*h*u-d*f*p;break;case"XZY":this._x=d*h*u-c*f*p,this._y=c*f*u-d*h*p,this._z=c*h*p+d*f*u,this._w=c*h*u+d*f*p;break;default:Ye("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let n=t/2,s=Math.sin(n);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,n=t[0],s=t[4],r=t[8],o=t[1],a=t[5],l=t[9],c=t[2],h=t[6],u=t[10],d=n+a+u;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(h-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(n>a&&n>u){let f=2*Math.sqrt(1+n-a-u);this._w=(h-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>u){let f=2*Math.sqrt(1+a-n-u);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+h)/f}else{let f=2*Math.sqrt(1+u-n-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let n=e.dot(t)+1;return n<1e-8?(n=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=n):(this._x=0,this._y=-e.z,this._z=e.y,this._w=n)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=n),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(Mt(this.dot(e),-1,1)))}rotateTowards(e,t){let n=this.angleTo(e);if(n===0)return this;let s=Math.min(1,t/n);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=t._x,l=t._y,c=t._z,h=t._w;return this._x=n*h+o*a+s*c-r*l,this._y=s*h+o*l+r*a-n*c,this._z=r*h+o*c+n*l-s*a,this._w=o*h-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,t=Math.sin(t*c)/h,this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,n){return this.copy(e).slerp(t,n)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},O=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,n=0){this.x=e,this.y=t,this.z=n}set(e,t,n){return n===void 0&&(n=this.z),this.x=e,this.y=t,this.z=n,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(Qg.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(Qg.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*n+r[6]*s,this.y=r[1]*t+r[4]*n+r[7]*s,this.z=r[2]*t+r[5]*n+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,n=this.y,s=this.z,r=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*s-a*n),h=2*(a*t-r*s),u=2*(r*n-o*t);return this.x=t+l*c+o*u-a*h,this.y=n+l*h+a*c-r*u,this.z=s+l*u+r*h-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*n+r[8]*s,this.y=r[1]*t+r[5]*n+r[9]*s,this.z=r[2]*t+r[6]*n+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=Mt(this.x,e.x,t.x),this.y=Mt(this.y,e.y,t.y),this.z=Mt(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=Mt(this.x,e,t),this.y=Mt(this.y,e,t),this.z=Mt(this.z,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(Mt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let n=e.x,s=e.y,r=e.z,o=t.x,a=t.y,l=t.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let n=e.dot(this)/t;return this.copy(e).multiplyScalar(n)}projectOnPlane(e){return Vd.copy(this).projectOnVector(e),this.sub(Vd)}reflect(e){return this.sub(Vd.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(Mt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y,s=this.z-e.z;return t*t+n*n+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,n){let s=Math.sin(t)*e;return this.x=s*Math.sin(n),this.y=Math.cos(t)*e,this.z=s*Math.cos(n),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,n){return this.x=e*Math.sin(t),this.y=n,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),n=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=n,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,n=Math.sqrt(1-t*t);return this.x=n*Math.cos(e),this.y=t,this.z=n*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},Vd=new O,Qg=new Qt,nt=class{static{this.prototype.isMatrix3=!0}constructor(e,t,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c)}set(e,t,n,s,r,o,a,l,c){let h=this.elements;return h[0]=e,h[1]=s,h[2]=a,h[3]=t,h[4]=r,h[5]=l,h[6]=n,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],this}extractBasis(e,t,n){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],h=n[4],u=n[7],d=n[2],f=n[5],p=n[8],x=s[0],m=s[3],g=s[6],v=s[1],A=s[4],_=s[7],C=s[2],w=s[5],y=s[8];return r[0]=o*x+a*v+l*C,r[3]=o*m+a*A+l*w,r[6]=o*g+a*_+l*y,r[1]=c*x+h*v+u*C,r[4]=c*m+h*A+u*w,r[7]=c*g+h*_+u*y,r[2]=d*x+f*v+p*C,r[5]=d*m+f*A+p*w,r[8]=d*g+f*_+p*y,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8];return t*o*h-t*a*c-n*r*h+n*a*l+s*r*c-s*o*l}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],u=h*o-a*c,d=a*l-h*r,f=c*r-o*l,p=t*u+n*d+s*f;if(p===0)return this.set(0,0,0,0,0,0,0,0,0);let x=1/p;return e[0]=u*x,e[1]=(s*c-h*n)*x,e[2]=(a*n-s*o)*x,e[3]=d*x,e[4]=(h*t-s*l)*x,e[5]=(s*r-a*t)*x,e[6]=f*x,e[7]=(n*l-c*t)*x,e[8]=(o*t-n*r)*x,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+e,-s*c,s*l,-s*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return Fa("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(Gd.makeScale(e,t)),this}rotate(e){return Fa("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Gd.makeRotation(-e)),this}translate(e,t){return Fa("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(Gd.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,n,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<9;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<9;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e}clone(){return new this.constructor().fromArray(this.elements)}},Gd=new nt,e0=new nt().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),t0=new nt().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function Mb(){let i={enabled:!0,workingColorSpace:Oa,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===It&&(s.r=Os(s.r),s.g=Os(s.g),s.b=Os(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===It&&(s.r=ko(s.r),s.g=ko(s.g),s.b=ko(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Ws?ka:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[Oa]:{primaries:e,whitePoint:n,transfer:ka,toXYZ:e0,fromXYZ:t0,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:dn},outputColorSpaceConfig:{drawingBufferColorSpace:dn}},[dn]:{primaries:e,whitePoint:n,transfer:It,toXYZ:e0,fromXYZ:t0,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:dn}}}),i}var bt=Mb();function Os(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function ko(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var bo,Zc=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let n;if(e instanceof HTMLCanvasElement)n=e;else{bo===void 0&&(bo=Ba("canvas")),bo.width=e.width,bo.height=e.height;let s=bo.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),n=bo}return n.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=Ba("canvas");t.width=e.width,t.height=e.height;let n=t.getContext("2d");n.drawImage(e,0,0,e.width,e.height);let s=n.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=Os(r[o]/255)*255;return n.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let n=0;n<t.length;n++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[n]=Math.floor(Os(t[n]/255)*255):t[n]=Os(t[n]);return{data:t,width:e.width,height:e.height}}else return Ye("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},Sb=0,Go=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:Sb++}),this.uuid=Gr(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(Hd(s[o].image)):r.push(Hd(s[o]))}else r=Hd(s);n.url=r}return t||(e.images[this.uuid]=n),n}};function Hd(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?Zc.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(Ye("Texture: Unable to serialize Texture."),{})}var wb=0,Wd=new O,hi=class i extends ps{constructor(e=i.DEFAULT_IMAGE,t=i.DEFAULT_MAPPING,n=fs,s=fs,r=ci,o=Gs,a=Qi,l=fi,c=i.DEFAULT_ANISOTROPY,h=Ws){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:wb++}),this.uuid=Gr(),this.name="",this.source=new Go(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new je(0,0),this.repeat=new je(1,1),this.center=new je(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new nt,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(Wd).x}get height(){return this.source.getSize(Wd).y}get depth(){return this.source.getSize(Wd).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let n=e[t];if(n===void 0){Ye(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ye(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),t||(e.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==Nf)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case qc:e.x=e.x-Math.floor(e.x);break;case fs:e.x=e.x<0?0:1;break;case Xc:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case qc:e.y=e.y-Math.floor(e.y);break;case fs:e.y=e.y<0?0:1;break;case Xc:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};hi.DEFAULT_IMAGE=null;hi.DEFAULT_MAPPING=Nf;hi.DEFAULT_ANISOTROPY=1;var en=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,n=0,s=1){this.x=e,this.y=t,this.z=n,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,n,s){return this.x=e,this.y=t,this.z=n,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*n+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,n,s,r,l=e.elements,c=l[0],h=l[4],u=l[8],d=l[1],f=l[5],p=l[9],x=l[2],m=l[6],g=l[10];if(Math.abs(h-d)<.01&&Math.abs(u-x)<.01&&Math.abs(p-m)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+x)<.1&&Math.abs(p+m)<.1&&Math.abs(c+f+g-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let A=(c+1)/2,_=(f+1)/2,C=(g+1)/2,w=(h+d)/4,y=(u+x)/4,S=(p+m)/4;return A>_&&A>C?A<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(A),s=w/n,r=y/n):_>C?_<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(_),n=w/s,r=S/s):C<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(C),n=y/r,s=S/r),this.set(n,s,r,t),this}let v=Math.sqrt((m-p)*(m-p)+(u-x)*(u-x)+(d-h)*(d-h));return Math.abs(v)<.001&&(v=1),this.x=(m-p)/v,this.y=(u-x)/v,this.z=(d-h)/v,this.w=Math.acos((c+f+g-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=Mt(this.x,e.x,t.x),this.y=Mt(this.y,e.y,t.y),this.z=Mt(this.z,e.z,t.z),this.w=Mt(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=Mt(this.x,e,t),this.y=Mt(this.y,e,t),this.z=Mt(this.z,e,t),this.w=Mt(this.w,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(Mt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this.w=e.w+(t.w-e.w)*n,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},Jc=class extends ps{constructor(e=1,t=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:ci,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=n.depth,this.scissor=new en(0,0,e,t),this.scissorTest=!1,this.viewport=new en(0,0,e,t),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new hi({width:e,height:t,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:ci,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,n=1){if(this.width!==e||this.height!==t||this.depth!==n){this.width=e,this.height=t,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,n=e.textures.length;t<n;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new Go(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},Si=class extends Jc{constructor(e=1,t=1,n={}){super(e,t,n),this.isWebGLRenderTarget=!0}},Va=class extends hi{constructor(e=null,t=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=kn,this.minFilter=kn,this.wrapR=fs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var Kc=class extends hi{constructor(e=null,t=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=kn,this.minFilter=kn,this.wrapR=fs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var wt=class i{static{this.prototype.isMatrix4=!0}constructor(e,t,n,s,r,o,a,l,c,h,u,d,f,p,x,m){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c,h,u,d,f,p,x,m)}set(e,t,n,s,r,o,a,l,c,h,u,d,f,p,x,m){let g=this.elements;return g[0]=e,g[4]=t,g[8]=n,g[12]=s,g[1]=r,g[5]=o,g[9]=a,g[13]=l,g[2]=c,g[6]=h,g[10]=u,g[14]=d,g[3]=f,g[7]=p,g[11]=x,g[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],t[9]=n[9],t[10]=n[10],t[11]=n[11],t[12]=n[12],t[13]=n[13],t[14]=n[14],t[15]=n[15],this}copyPosition(e){let t=this.elements,n=e.elements;return t[12]=n[12],t[13]=n[13],t[14]=n[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,n){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),n.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(e,t,n){return this.set(e.x,t.x,n.x,0,e.y,t.y,n.y,0,e.z,t.z,n.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,n=e.elements,s=1/Mo.setFromMatrixColumn(e,0).length(),r=1/Mo.setFromMatrixColumn(e,1).length(),o=1/Mo.setFromMatrixColumn(e,2).length();return t[0]=n[0]*s,t[1]=n[1]*s,t[2]=n[2]*s,t[3]=0,t[4]=n[4]*r,t[5]=n[5]*r,t[6]=n[6]*r,t[7]=0,t[8]=n[8]*o,t[9]=n[9]*o,t[10]=n[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,n=e.x,s=e.y,r=e.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),h=Math.cos(r),u=Math.sin(r);if(e.order==="XYZ"){let d=o*h,f=o*u,p=a*h,x=a*u;t[0]=l*h,t[4]=-l*u,t[8]=c,t[1]=f+p*c,t[5]=d-x*c,t[9]=-a*l,t[2]=x-d*c,t[6]=p+f*c,t[10]=o*l}else if(e.order==="YXZ"){let d=l*h,f=l*u,p=c*h,x=c*u;t[0]=d+x*a,t[4]=p*a-f,t[8]=o*c,t[1]=o*u,t[5]=o*h,t[9]=-a,t[2]=f*a-p,t[6]=x+d*a,t[10]=o*l}else if(e.order==="ZXY"){let d=l*h,f=l*u,p=c*h,x=c*u;t[0]=d-x*a,t[4]=-o*u,t[8]=p+f*a,t[1]=f+p*a,t[5]=o*h,t[9]=x-d*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let d=o*h,f=o*u,p=a*h,x=a*u;t[0]=l*h,t[4]=p*c-f,t[8]=d*c+x,t[1]=l*u,t[5]=x*c+d,t[9]=f*c-p,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let d=o*l,f=o*c,p=a*l,x=a*c;t[0]=l*h,t[4]=x-d*u,t[8]=p*u+f,t[1]=u,t[5]=o*h,t[9]=-a*h,t[2]=-c*h,t[6]=f*u+p,t[10]=d-x*u}else if(e.order==="XZY"){let d=o*l,f=o*c,p=a*l,x=a*c;t[0]=l*h,t[4]=-u,t[8]=c*h,t[1]=d*u+x,t[5]=o*h,t[9]=f*u-p,t[2]=p*u-f,t[6]=a*h,t[10]=x*u+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(Ab,e,Tb)}lookAt(e,t,n){let s=this.elements;return bi.subVectors(e,t),bi.lengthSq()===0&&(bi.z=1),bi.normalize(),sr.crossVectors(n,bi),sr.lengthSq()===0&&(Math.abs(n.z)===1?bi.x+=1e-4:bi.z+=1e-4,bi.normalize(),sr.crossVectors(n,bi)),sr.normalize(),rc.crossVectors(bi,sr),s[0]=sr.x,s[4]=rc.x,s[8]=bi.x,s[1]=sr.y,s[5]=rc.y,s[9]=bi.y,s[2]=sr.z,s[6]=rc.z,s[10]=bi.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],h=n[1],u=n[5],d=n[9],f=n[13],p=n[2],x=n[6],m=n[10],g=n[14],v=n[3],A=n[7],_=n[11],C=n[15],w=s[0],y=s[4],S=s[8],U=s[12],D=s[1],I=s[5],z=s[9],V=s[13],L=s[2],H=s[6],Y=s[10],W=s[14],ce=s[3],q=s[7],$=s[11],J=s[15];return r[0]=o*w+a*D+l*L+c*ce,r[4]=o*y+a*I+l*H+c*q,r[8]=o*S+a*z+l*Y+c*$,r[12]=o*U+a*V+l*W+c*J,r[1]=h*w+u*D+d*L+f*ce,r[5]=h*y+u*I+d*H+f*q,r[9]=h*S+u*z+d*Y+f*$,r[13]=h*U+u*V+d*W+f*J,r[2]=p*w+x*D+m*L+g*ce,r[6]=p*y+x*I+m*H+g*q,r[10]=p*S+x*z+m*Y+g*$,r[14]=p*U+x*V+m*W+g*J,r[3]=v*w+A*D+_*L+C*ce,r[7]=v*y+A*I+_*H+C*q,r[11]=v*S+A*z+_*Y+C*$,r[15]=v*U+A*V+_*W+C*J,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[12],o=e[1],a=e[5],l=e[9],c=e[13],h=e[2],u=e[6],d=e[10],f=e[14],p=e[3],x=e[7],m=e[11],g=e[15],v=l*f-c*d,A=a*f-c*u,_=a*d-l*u,C=o*f-c*h,w=o*d-l*h,y=o*u-a*h;return t*(x*v-m*A+g*_)-n*(p*v-m*C+g*w)+s*(p*A-x*C+g*y)-r*(p*_-x*w+m*y)}determinantAffine(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[1],o=e[5],a=e[9],l=e[2],c=e[6],h=e[10];return t*(o*h-a*c)-n*(r*h-a*l)+s*(r*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,n){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=n),this}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],u=e[9],d=e[10],f=e[11],p=e[12],x=e[13],m=e[14],g=e[15],v=t*a-n*o,A=t*l-s*o,_=t*c-r*o,C=n*l-s*a,w=n*c-r*a,y=s*c-r*l,S=h*x-u*p,U=h*m-d*p,D=h*g-f*p,I=u*m-d*x,z=u*g-f*x,V=d*g-f*m,L=v*V-A*z+_*I+C*D-w*U+y*S;if(L===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let H=1/L;return e[0]=(a*V-l*z+c*I)*H,e[1]=(s*z-n*V-r*I)*H,e[2]=(x*y-m*w+g*C)*H,e[3]=(d*w-u*y-f*C)*H,e[4]=(l*D-o*V-c*U)*H,e[5]=(t*V-s*D+r*U)*H,e[6]=(m*_-p*y-g*A)*H,e[7]=(h*y-d*_+f*A)*H,e[8]=(o*z-a*D+c*S)*H,e[9]=(n*D-t*z-r*S)*H,e[10]=(p*w-x*_+g*v)*H,e[11]=(u*_-h*w-f*v)*H,e[12]=(a*U-o*I-l*S)*H,e[13]=(t*I-n*U+s*S)*H,e[14]=(x*A-p*C-m*v)*H,e[15]=(h*C-u*A+d*v)*H,this}scale(e){let t=this.elements,n=e.x,s=e.y,r=e.z;return t[0]*=n,t[4]*=s,t[8]*=r,t[1]*=n,t[5]*=s,t[9]*=r,t[2]*=n,t[6]*=s,t[10]*=r,t[3]*=n,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],n=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,n,s))}makeTranslation(e,t,n){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,n,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),n=Math.sin(e);return this.set(1,0,0,0,0,t,-n,0,0,n,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,0,n,0,0,1,0,0,-n,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,0,n,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let n=Math.cos(t),s=Math.sin(t),r=1-n,o=e.x,a=e.y,l=e.z,c=r*o,h=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,h*a+n,h*l-s*o,0,c*l-s*a,h*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(e,t,n){return this.set(e,0,0,0,0,t,0,0,0,0,n,0,0,0,0,1),this}makeShear(e,t,n,s,r,o){return this.set(1,n,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,n){let s=this.elements,r=t._x,o=t._y,a=t._z,l=t._w,c=r+r,h=o+o,u=a+a,d=r*c,f=r*h,p=r*u,x=o*h,m=o*u,g=a*u,v=l*c,A=l*h,_=l*u,C=n.x,w=n.y,y=n.z;return s[0]=(1-(x+g))*C,s[1]=(f+_)*C,s[2]=(p-A)*C,s[3]=0,s[4]=(f-_)*w,s[5]=(1-(d+g))*w,s[6]=(m+v)*w,s[7]=0,s[8]=(p+A)*y,s[9]=(m-v)*y,s[10]=(1-(d+x))*y,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,n){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),t.identity(),this;let o=Mo.set(s[0],s[1],s[2]).length(),a=Mo.set(s[4],s[5],s[6]).length(),l=Mo.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Wi.copy(this);let c=1/o,h=1/a,u=1/l;return Wi.elements[0]*=c,Wi.elements[1]*=c,Wi.elements[2]*=c,Wi.elements[4]*=h,Wi.elements[5]*=h,Wi.elements[6]*=h,Wi.elements[8]*=u,Wi.elements[9]*=u,Wi.elements[10]*=u,t.setFromRotationMatrix(Wi),n.x=o,n.y=a,n.z=l,this}makePerspective(e,t,n,s,r,o,a=Ii,l=!1){let c=this.elements,h=2*r/(t-e),u=2*r/(n-s),d=(t+e)/(t-e),f=(n+s)/(n-s),p,x;if(l)p=r/(o-r),x=o*r/(o-r);else if(a===Ii)p=-(o+r)/(o-r),x=-2*o*r/(o-r);else if(a===zo)p=-o/(o-r),x=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=u,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=p,c[14]=x,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,n,s,r,o,a=Ii,l=!1){let c=this.elements,h=2/(t-e),u=2/(n-s),d=-(t+e)/(t-e),f=-(n+s)/(n-s),p,x;if(l)p=1/(o-r),x=o/(o-r);else if(a===Ii)p=-2/(o-r),x=-(o+r)/(o-r);else if(a===zo)p=-1/(o-r),x=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=u,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=p,c[14]=x,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<16;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<16;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e[t+9]=n[9],e[t+10]=n[10],e[t+11]=n[11],e[t+12]=n[12],e[t+13]=n[13],e[t+14]=n[14],e[t+15]=n[15],e}},Mo=new O,Wi=new wt,Ab=new O(0,0,0),Tb=new O(1,1,1),sr=new O,rc=new O,bi=new O,n0=new wt,i0=new Qt,Bs=class i{constructor(e=0,t=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=n,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,n,s=this._order){return this._x=e,this._y=t,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,n=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],h=s[9],u=s[2],d=s[6],f=s[10];switch(t){case"XYZ":this._y=Math.asin(Mt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-Mt(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(Mt(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-Mt(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(Mt(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-Mt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,f),this._y=0);break;default:Ye("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,n===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,n){return n0.makeRotationFromQuaternion(e),this.setFromRotationMatrix(n0,t,n)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return i0.setFromEuler(this),this.setFromQuaternion(i0,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};Bs.DEFAULT_ORDER="XYZ";var Ho=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},Eb=0,s0=new O,So=new Qt,Ls=new wt,oc=new O,Ea=new O,Cb=new O,Rb=new Qt,r0=new O(1,0,0),o0=new O(0,1,0),a0=new O(0,0,1),l0={type:"added"},Pb={type:"removed"},wo={type:"childadded",child:null},qd={type:"childremoved",child:null},Rn=class i extends ps{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:Eb++}),this.uuid=Gr(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let e=new O,t=new Bs,n=new Qt,s=new O(1,1,1);function r(){n.setFromEuler(t,!1)}function o(){t.setFromQuaternion(n,void 0,!1)}t._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new wt},normalMatrix:{value:new nt}}),this.matrix=new wt,this.matrixWorld=new wt,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Ho,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return So.setFromAxisAngle(e,t),this.quaternion.multiply(So),this}rotateOnWorldAxis(e,t){return So.setFromAxisAngle(e,t),this.quaternion.premultiply(So),this}rotateX(e){return this.rotateOnAxis(r0,e)}rotateY(e){return this.rotateOnAxis(o0,e)}rotateZ(e){return this.rotateOnAxis(a0,e)}translateOnAxis(e,t){return s0.copy(e).applyQuaternion(this.quaternion),this.position.add(s0.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(r0,e)}translateY(e){return this.translateOnAxis(o0,e)}translateZ(e){return this.translateOnAxis(a0,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(Ls.copy(this.matrixWorld).invert())}lookAt(e,t,n){e.isVector3?oc.copy(e):oc.set(e,t,n);let s=this.parent;this.updateWorldMatrix(!0,!1),Ea.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Ls.lookAt(Ea,oc,this.up):Ls.lookAt(oc,Ea,this.up),this.quaternion.setFromRotationMatrix(Ls),s&&(Ls.extractRotation(s.matrixWorld),So.setFromRotationMatrix(Ls),this.quaternion.premultiply(So.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(Ke("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(l0),wo.child=e,this.dispatchEvent(wo),wo.child=null):Ke("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(Pb),qd.child=e,this.dispatchEvent(qd),qd.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),Ls.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),Ls.multiply(e.parent.matrixWorld)),e.applyMatrix4(Ls),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(l0),wo.child=e,this.dispatchEvent(wo),wo.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,n=[]){this[e]===t&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,n);return n}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Ea,e,Cb),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Ea,Rb,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,n=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*n-r[8]*s,r[13]+=n-r[1]*t-r[5]*n-r[9]*s,r[14]+=s-r[2]*t-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].updateMatrixWorld(e)}updateWorldMatrix(e,t,n=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(e){let t=e===void 0||typeof e=="string",n={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let u=l[c];r(e.shapes,u)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(e.materials,this.material[l]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),h=o(e.images),u=o(e.shapes),d=o(e.skeletons),f=o(e.animations),p=o(e.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),u.length>0&&(n.shapes=u),d.length>0&&(n.skeletons=d),f.length>0&&(n.animations=f),p.length>0&&(n.nodes=p)}return n.object=s,n;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let n=0;n<e.children.length;n++){let s=e.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Rn.DEFAULT_UP=new O(0,1,0);Rn.DEFAULT_MATRIX_AUTO_UPDATE=!0;Rn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var yt=class extends Rn{constructor(){super(),this.isGroup=!0,this.type="Group"}},Ib={type:"move"},Wo=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new yt,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new yt,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new O,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new O),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new yt,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new O,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new O,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let n of e.hand.values())this._getHandJoint(t,n)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let x of e.hand.values()){let m=t.getJointPose(x,n),g=this._getHandJoint(c,x);m!==null&&(g.matrix.fromArray(m.transform.matrix),g.matrix.decompose(g.position,g.quaternion,g.scale),g.matrixWorldNeedsUpdate=!0,g.jointRadius=m.radius),g.visible=m!==null}let h=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],d=h.position.distanceTo(u.position),f=.02,p=.005;c.inputState.pinching&&d>f+p?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&d<=f-p&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(Ib)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let n=new yt;n.matrixAutoUpdate=!1,n.visible=!1,e.joints[t.jointName]=n,e.add(n)}return e.joints[t.jointName]}},xx={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},rr={h:0,s:0,l:0},ac={h:0,s:0,l:0};function Xd(i,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?i+(e-i)*6*t:t<1/2?e:t<2/3?i+(e-i)*6*(2/3-t):i}var qe=class{constructor(e,t,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,n)}set(e,t,n){if(t===void 0&&n===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,n);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=dn){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,bt.colorSpaceToWorking(this,t),this}setRGB(e,t,n,s=bt.workingColorSpace){return this.r=e,this.g=t,this.b=n,bt.colorSpaceToWorking(this,s),this}setHSL(e,t,n,s=bt.workingColorSpace){if(e=bb(e,1),t=Mt(t,0,1),n=Mt(n,0,1),t===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+t):n+t-n*t,o=2*n-r;this.r=Xd(o,r,e+1/3),this.g=Xd(o,r,e),this.b=Xd(o,r,e-1/3)}return bt.colorSpaceToWorking(this,s),this}setStyle(e,t=dn){function n(r){r!==void 0&&parseFloat(r)<1&&Ye("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Ye("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);Ye("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=dn){let n=xx[e.toLowerCase()];return n!==void 0?this.setHex(n,t):Ye("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Os(e.r),this.g=Os(e.g),this.b=Os(e.b),this}copyLinearToSRGB(e){return this.r=ko(e.r),this.g=ko(e.g),this.b=ko(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=dn){return bt.workingToColorSpace(Jn.copy(this),e),Math.round(Mt(Jn.r*255,0,255))*65536+Math.round(Mt(Jn.g*255,0,255))*256+Math.round(Mt(Jn.b*255,0,255))}getHexString(e=dn){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=bt.workingColorSpace){bt.workingToColorSpace(Jn.copy(this),t);let n=Jn.r,s=Jn.g,r=Jn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let u=o-a;switch(c=h<=.5?u/(o+a):u/(2-o-a),o){case n:l=(s-r)/u+(s<r?6:0);break;case s:l=(r-n)/u+2;break;case r:l=(n-s)/u+4;break}l/=6}return e.h=l,e.s=c,e.l=h,e}getRGB(e,t=bt.workingColorSpace){return bt.workingToColorSpace(Jn.copy(this),t),e.r=Jn.r,e.g=Jn.g,e.b=Jn.b,e}getStyle(e=dn){bt.workingToColorSpace(Jn.copy(this),e);let t=Jn.r,n=Jn.g,s=Jn.b;return e!==dn?`color(${e} ${t.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(e,t,n){return this.getHSL(rr),this.setHSL(rr.h+e,rr.s+t,rr.l+n)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,n){return this.r=e.r+(t.r-e.r)*n,this.g=e.g+(t.g-e.g)*n,this.b=e.b+(t.b-e.b)*n,this}lerpHSL(e,t){this.getHSL(rr),e.getHSL(ac);let n=zd(rr.h,ac.h,t),s=zd(rr.s,ac.s,t),r=zd(rr.l,ac.l,t);return this.setHSL(n,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,n=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*n+r[6]*s,this.g=r[1]*t+r[4]*n+r[7]*s,this.b=r[2]*t+r[5]*n+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},Jn=new qe;qe.NAMES=xx;var Ga=class extends Rn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Bs,this.environmentIntensity=1,this.environmentRotation=new Bs,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},qi=new O,Ds=new O,$d=new O,Ns=new O,Ao=new O,To=new O,c0=new O,Yd=new O,Zd=new O,Jd=new O,Kd=new en,jd=new en,Qd=new en,ds=class i{constructor(e=new O,t=new O,n=new O){this.a=e,this.b=t,this.c=n}static getNormal(e,t,n,s){s.subVectors(n,t),qi.subVectors(e,t),s.cross(qi);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,n,s,r){qi.subVectors(s,t),Ds.subVectors(n,t),$d.subVectors(e,t);let o=qi.dot(qi),a=qi.dot(Ds),l=qi.dot($d),c=Ds.dot(Ds),h=Ds.dot($d),u=o*c-a*a;if(u===0)return r.set(0,0,0),null;let d=1/u,f=(c*l-a*h)*d,p=(o*h-a*l)*d;return r.set(1-f-p,p,f)}static containsPoint(e,t,n,s){return this.getBarycoord(e,t,n,s,Ns)===null?!1:Ns.x>=0&&Ns.y>=0&&Ns.x+Ns.y<=1}static getInterpolation(e,t,n,s,r,o,a,l){return this.getBarycoord(e,t,n,s,Ns)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,Ns.x),l.addScaledVector(o,Ns.y),l.addScaledVector(a,Ns.z),l)}static getInterpolatedAttribute(e,t,n,s,r,o){return Kd.setScalar(0),jd.setScalar(0),Qd.setScalar(0),Kd.fromBufferAttribute(e,t),jd.fromBufferAttribute(e,n),Qd.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(Kd,r.x),o.addScaledVector(jd,r.y),o.addScaledVector(Qd,r.z),o}static isFrontFacing(e,t,n,s){return qi.subVectors(n,t),Ds.subVectors(e,t),qi.cross(Ds).dot(s)<0}set(e,t,n){return this.a.copy(e),this.b.copy(t),this.c.copy(n),this}setFromPointsAndIndices(e,t,n,s){return this.a.copy(e[t]),this.b.copy(e[n]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,n,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,n),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return qi.subVectors(this.c,this.b),Ds.subVectors(this.a,this.b),qi.cross(Ds).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return i.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return i.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,n,s,r){return i.getInterpolation(e,this.a,this.b,this.c,t,n,s,r)}containsPoint(e){return i.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return i.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let n=this.a,s=this.b,r=this.c,o,a;Ao.subVectors(s,n),To.subVectors(r,n),Yd.subVectors(e,n);let l=Ao.dot(Yd),c=To.dot(Yd);if(l<=0&&c<=0)return t.copy(n);Zd.subVectors(e,s);let h=Ao.dot(Zd),u=To.dot(Zd);if(h>=0&&u<=h)return t.copy(s);let d=l*u-h*c;if(d<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),t.copy(n).addScaledVector(Ao,o);Jd.subVectors(e,r);let f=Ao.dot(Jd),p=To.dot(Jd);if(p>=0&&f<=p)return t.copy(r);let x=f*c-l*p;if(x<=0&&c>=0&&p<=0)return a=c/(c-p),t.copy(n).addScaledVector(To,a);let m=h*p-f*u;if(m<=0&&u-h>=0&&f-p>=0)return c0.subVectors(r,s),a=(u-h)/(u-h+(f-p)),t.copy(s).addScaledVector(c0,a);let g=1/(m+x+d);return o=x*g,a=d*g,t.copy(n).addScaledVector(Ao,o).addScaledVector(To,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},ms=class{constructor(e=new O(1/0,1/0,1/0),t=new O(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t+=3)this.expandByPoint(Xi.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,n=e.count;t<n;t++)this.expandByPoint(Xi.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=Xi.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(n),this.max.copy(e).add(n),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let n=e.geometry;if(n!==void 0){let r=n.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,Xi):Xi.fromBufferAttribute(r,o),Xi.applyMatrix4(e.matrixWorld),this.expandByPoint(Xi);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),lc.copy(e.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),lc.copy(n.boundingBox)),lc.applyMatrix4(e.matrixWorld),this.union(lc)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,Xi),Xi.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,n;return e.normal.x>0?(t=e.normal.x*this.min.x,n=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,n=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,n+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,n+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,n+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,n+=e.normal.z*this.min.z),t<=-e.constant&&n>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(Ca),cc.subVectors(this.max,Ca),Eo.subVectors(e.a,Ca),Co.subVectors(e.b,Ca),Ro.subVectors(e.c,Ca),or.subVectors(Co,Eo),ar.subVectors(Ro,Co),Ir.subVectors(Eo,Ro);let t=[0,-or.z,or.y,0,-ar.z,ar.y,0,-Ir.z,Ir.y,or.z,0,-or.x,ar.z,0,-ar.x,Ir.z,0,-Ir.x,-or.y,or.x,0,-ar.y,ar.x,0,-Ir.y,Ir.x,0];return!ef(t,Eo,Co,Ro,cc)||(t=[1,0,0,0,1,0,0,0,1],!ef(t,Eo,Co,Ro,cc))?!1:(hc.crossVectors(or,ar),t=[hc.x,hc.y,hc.z],ef(t,Eo,Co,Ro,cc))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,Xi).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(Xi).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Fs[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),Fs[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Fs[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Fs[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),Fs[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Fs[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Fs[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),Fs[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Fs),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Fs=[new O,new O,new O,new O,new O,new O,new O,new O],Xi=new O,lc=new ms,Eo=new O,Co=new O,Ro=new O,or=new O,ar=new O,Ir=new O,Ca=new O,cc=new O,hc=new O,Lr=new O;function ef(i,e,t,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){Lr.fromArray(i,r);let a=s.x*Math.abs(Lr.x)+s.y*Math.abs(Lr.y)+s.z*Math.abs(Lr.z),l=e.dot(Lr),c=t.dot(Lr),h=n.dot(Lr);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var bn=new O,uc=new je,Lb=0,Ht=class extends ps{constructor(e,t,n=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:Lb++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=n,this.usage=qf,this.updateRanges=[],this.gpuType=Ki,this.version=0,this._normalizationScale=e!==void 0?ru(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,n){e*=this.itemSize,n*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[n+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,n=this.count;t<n;t++)uc.fromBufferAttribute(this,t),uc.applyMatrix3(e),this.setXY(t,uc.x,uc.y);else if(this.itemSize===3)for(let t=0,n=this.count;t<n;t++)bn.fromBufferAttribute(this,t),bn.applyMatrix3(e),this.setXYZ(t,bn.x,bn.y,bn.z);return this}applyMatrix4(e){for(let t=0,n=this.count;t<n;t++)bn.fromBufferAttribute(this,t),bn.applyMatrix4(e),this.setXYZ(t,bn.x,bn.y,bn.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)bn.fromBufferAttribute(this,t),bn.applyNormalMatrix(e),this.setXYZ(t,bn.x,bn.y,bn.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)bn.fromBufferAttribute(this,t),bn.transformDirection(e),this.setXYZ(t,bn.x,bn.y,bn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let n=this.array[e*this.itemSize+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.array[e*this.itemSize+t]=n,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,n){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.array[e+0]=t,this.array[e+1]=n,this}setXYZ(e,t,n,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):mx(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):gx(e,this.array)}};var Ha=class extends Ht{constructor(e,t,n){super(new Uint16Array(e),t,n)}};var Wa=class extends Ht{constructor(e,t,n){super(new Uint32Array(e),t,n)}};var cn=class extends Ht{constructor(e,t,n){super(new Float32Array(e),t,n)}},Db=new ms,Ra=new O,tf=new O,gs=class{constructor(e=new O,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let n=this.center;t!==void 0?n.copy(t):Db.setFromPoints(e).getCenter(n);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,n.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let n=this.center.distanceToSquared(e);return t.copy(e),n>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;Ra.subVectors(e,this.center);let t=Ra.lengthSq();if(t>this.radius*this.radius){let n=Math.sqrt(t),s=(n-this.radius)*.5;this.center.addScaledVector(Ra,s/n),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(tf.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(Ra.copy(e.center).add(tf)),this.expandByPoint(Ra.copy(e.center).sub(tf))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},Nb=0,Pi=new wt,nf=new Rn,Po=new O,Mi=new ms,Pa=new ms,On=new O,Mn=class i extends ps{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:Nb++}),this.uuid=Gr(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(vb(e)?Wa:Ha)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,n=0){this.groups.push({start:e,count:t,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new nt().getNormalMatrix(e);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return Pi.makeRotationFromQuaternion(e),this.applyMatrix4(Pi),this}rotateX(e){return Pi.makeRotationX(e),this.applyMatrix4(Pi),this}rotateY(e){return Pi.makeRotationY(e),this.applyMatrix4(Pi),this}rotateZ(e){return Pi.makeRotationZ(e),this.applyMatrix4(Pi),this}translate(e,t,n){return Pi.makeTranslation(e,t,n),this.applyMatrix4(Pi),this}scale(e,t,n){return Pi.makeScale(e,t,n),this.applyMatrix4(Pi),this}lookAt(e){return nf.lookAt(e),nf.updateMatrix(),this.applyMatrix4(nf.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(Po).negate(),this.translate(Po.x,Po.y,Po.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let n=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new cn(n,3))}else{let n=Math.min(e.length,t.count);for(let s=0;s<n;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Ye("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new ms);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Ke("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new O(-1/0,-1/0,-1/0),new O(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let n=0,s=t.length;n<s;n++){let r=t[n];Mi.setFromBufferAttribute(r),this.morphTargetsRelative?(On.addVectors(this.boundingBox.min,Mi.min),this.boundingBox.expandByPoint(On),On.addVectors(this.boundingBox.max,Mi.max),this.boundingBox.expandByPoint(On)):(this.boundingBox.expandByPoint(Mi.min),this.boundingBox.expandByPoint(Mi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&Ke('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new gs);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Ke("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new O,1/0);return}if(e){let n=this.boundingSphere.center;if(Mi.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];Pa.setFromBufferAttribute(a),this.morphTargetsRelative?(On.addVectors(Mi.min,Pa.min),Mi.expandByPoint(On),On.addVectors(Mi.max,Pa.max),Mi.expandByPoint(On)):(Mi.expandByPoint(Pa.min),Mi.expandByPoint(Pa.max))}Mi.getCenter(n);let s=0;for(let r=0,o=e.count;r<o;r++)On.fromBufferAttribute(e,r),s=Math.max(s,n.distanceToSquared(On));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)On.fromBufferAttribute(a,c),l&&(Po.fromBufferAttribute(e,c),On.add(Po)),s=Math.max(s,n.distanceToSquared(On))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&Ke('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){Ke("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new Ht(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let U=0;U<n.count;U++)a[U]=new O,l[U]=new O;let h=new O,u=new O,d=new O,f=new je,p=new je,x=new je,m=new O,g=new O;function v(U,D,I){c[U]=c[D]=c[I]=1,h.fromBufferAttribute(n,U),u.fromBufferAttribute(n,D),d.fromBufferAttribute(n,I),f.fromBufferAttribute(r,U),p.fromBufferAttribute(r,D),x.fromBufferAttribute(r,I),u.sub(h),d.sub(h),p.sub(f),x.sub(f);let z=1/(p.x*x.y-x.x*p.y);isFinite(z)&&(m.copy(u).multiplyScalar(x.y).addScaledVector(d,-p.y).multiplyScalar(z),g.copy(d).multiplyScalar(p.x).addScaledVector(u,-x.x).multiplyScalar(z),a[U].add(m),a[D].add(m),a[I].add(m),l[U].add(g),l[D].add(g),l[I].add(g))}let A=this.groups;A.length===0&&(A=[{start:0,count:e.count}]);for(let U=0,D=A.length;U<D;++U){let I=A[U],z=I.start,V=I.count;for(let L=z,H=z+V;L<H;L+=3)v(e.getX(L+0),e.getX(L+1),e.getX(L+2))}let _=new O,C=new O,w=new O,y=new O;function S(U){w.fromBufferAttribute(s,U),y.copy(w);let D=a[U];_.copy(D),_.sub(w.multiplyScalar(w.dot(D))).normalize(),C.crossVectors(y,D);let z=C.dot(l[U])<0?-1:1;o.setXYZW(U,_.x,_.y,_.z,z)}for(let U=0,D=n.count;U<D;++U)c[U]&&S(U);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==t.count)n=new Ht(new Float32Array(t.count*3),3),this.setAttribute("normal",n);else for(let d=0,f=n.count;d<f;d++)n.setXYZ(d,0,0,0);let s=new O,r=new O,o=new O,a=new O,l=new O,c=new O,h=new O,u=new O;if(e)for(let d=0,f=e.count;d<f;d+=3){let p=e.getX(d+0),x=e.getX(d+1),m=e.getX(d+2);s.fromBufferAttribute(t,p),r.fromBufferAttribute(t,x),o.fromBufferAttribute(t,m),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),a.fromBufferAttribute(n,p),l.fromBufferAttribute(n,x),c.fromBufferAttribute(n,m),a.add(h),l.add(h),c.add(h),n.setXYZ(p,a.x,a.y,a.z),n.setXYZ(x,l.x,l.y,l.z),n.setXYZ(m,c.x,c.y,c.z)}else for(let d=0,f=t.count;d<f;d+=3)s.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),n.setXYZ(d+0,h.x,h.y,h.z),n.setXYZ(d+1,h.x,h.y,h.z),n.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,n=e.count;t<n;t++)On.fromBufferAttribute(e,t),On.normalize(),e.setXYZ(t,On.x,On.y,On.z)}toNonIndexed(){function e(a,l){let c=a.array,h=a.itemSize,u=a.normalized,d=new c.constructor(l.length*h),f=0,p=0;for(let x=0,m=l.length;x<m;x++){a.isInterleavedBufferAttribute?f=l[x]*a.data.stride+a.offset:f=l[x]*h;for(let g=0;g<h;g++)d[p++]=c[f++]}return new Ht(d,h,u)}if(this.index===null)return Ye("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=e(l,n);t.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let h=0,u=c.length;h<u;h++){let d=c[h],f=e(d,n);l.push(f)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let n=this.attributes;for(let l in n){let c=n[l];e.data.attributes[l]=c.toJSON(e.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let u=0,d=c.length;u<d;u++){let f=c[u];h.push(f.toJSON(e.data))}h.length>0&&(s[l]=h,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let n=e.index;n!==null&&this.setIndex(n.clone());let s=e.attributes;for(let c in s){let h=s[c];this.setAttribute(c,h.clone(t))}let r=e.morphAttributes;for(let c in r){let h=[],u=r[c];for(let d=0,f=u.length;d<f;d++)h.push(u[d].clone(t));this.morphAttributes[c]=h}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,h=o.length;c<h;c++){let u=o[c];this.addGroup(u.start,u.count,u.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}},qo=class{constructor(e,t){this.isInterleavedBuffer=!0,this.array=e,this.stride=t,this.count=e!==void 0?e.length/t:0,this.usage=qf,this.updateRanges=[],this.version=0,this.uuid=Gr()}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.array=new e.array.constructor(e.array),this.count=e.count,this.stride=e.stride,this.usage=e.usage,this}copyAt(e,t,n){e*=this.stride,n*=t.stride;for(let s=0,r=this.stride;s<r;s++)this.array[e+s]=t.array[n+s];return this}set(e,t=0){return this.array.set(e,t),this}clone(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=h0(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=this.array.slice(0).buffer);let n=new this.array.constructor(e.arrayBuffers[t]),s=new this.constructor(n,this.stride);return s.setUsage(this.usage),s}onUpload(e){return this.onUploadCallback=e,this}toJSON(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=h0(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=Array.from(new Uint32Array(this.array.slice(0).buffer)));let n={uuid:this.uuid,buffer:t,type:this.array.constructor.name,stride:this.stride};return n.usage=this.usage,n}};function h0(i){return i.buffer._uuid===void 0&&(i.buffer._uuid=Gr()),i.byteOffset===0&&i.byteLength===i.buffer.byteLength?i.buffer._uuid:i.buffer._uuid+":"+i.byteOffset+":"+i.byteLength}var ai=new O,zs=class i{constructor(e,t,n,s=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=e,this.itemSize=t,this.offset=n,this.normalized=s,this._normalizationScale=e!==void 0?ru(e.array):void 0}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(e){this.data.needsUpdate=e}applyMatrix4(e){for(let t=0,n=this.data.count;t<n;t++)ai.fromBufferAttribute(this,t),ai.applyMatrix4(e),this.setXYZ(t,ai.x,ai.y,ai.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)ai.fromBufferAttribute(this,t),ai.applyNormalMatrix(e),this.setXYZ(t,ai.x,ai.y,ai.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)ai.fromBufferAttribute(this,t),ai.transformDirection(e),this.setXYZ(t,ai.x,ai.y,ai.z);return this}getComponent(e,t){let n=this.array[e*this.data.stride+this.offset+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.data.array[e*this.data.stride+this.offset+t]=n,this}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset]=t,this}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+1]=t,this}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+2]=t,this}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+3]=t,this}getX(e){let t=this.data.array[e*this.data.stride+this.offset];return this.normalized&&(t=this._denormalize(t)),t}getY(e){let t=this.data.array[e*this.data.stride+this.offset+1];return this.normalized&&(t=this._denormalize(t)),t}getZ(e){let t=this.data.array[e*this.data.stride+this.offset+2];return this.normalized&&(t=this._denormalize(t)),t}getW(e){let t=this.data.array[e*this.data.stride+this.offset+3];return this.normalized&&(t=this._denormalize(t)),t}setXY(e,t,n){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.data.array[e+0]=t,this.data.array[e+1]=n,this}setXYZ(e,t,n,s){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.data.array[e+0]=t,this.data.array[e+1]=n,this.data.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.data.array[e+0]=t,this.data.array[e+1]=n,this.data.array[e+2]=s,this.data.array[e+3]=r,this}clone(e){if(e===void 0){za("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return new Ht(new this.array.constructor(t),this.itemSize,this.normalized)}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.clone(e)),new i(e.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(e){if(e===void 0){za("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:t,normalized:this.normalized}}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.toJSON(e)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):mx(e,this.data.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):gx(e,this.data.array)}},sf=new O,Fb=new O,Ub=new nt,$i=class{constructor(e=new O(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,n,s){return this.normal.set(e,t,n),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,n){let s=sf.subVectors(n,t).cross(Fb.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,n=!0){let s=e.delta(sf),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),n=this.distanceToPoint(e.end);return t<0&&n>0||n<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let n=t||Ub.getNormalMatrix(e),s=this.coplanarPoint(sf).applyMatrix4(e),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},Ob=0,Yi=class extends ps{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:Ob++}),this.uuid=Gr(),this.name="",this.type="Material",this.blending=ys,this.side=xs,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=wf,this.blendDst=Af,this.blendEquation=Br,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new qe(0,0,0),this.blendAlpha=0,this.depthFunc=Bo,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=sx,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=Uc,this.stencilZFail=Uc,this.stencilZPass=Uc,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let n=e[t];if(n===void 0){Ye(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ye(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(e).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(e).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(e).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(e).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(e).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new qe().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(n=>new $i().fromJSON(n))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let n=e.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new je().fromArray(n)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new je().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,n=null;if(t!==null){let s=t.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=t[r].clone()}return this.clippingPlanes=n,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}},Xo=class extends Yi{constructor(e){super(),this.isSpriteMaterial=!0,this.type="SpriteMaterial",this.color=new qe(16777215),this.map=null,this.alphaMap=null,this.rotation=0,this.sizeAttenuation=!0,this.transparent=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.alphaMap=e.alphaMap,this.rotation=e.rotation,this.sizeAttenuation=e.sizeAttenuation,this.fog=e.fog,this}},Io,Ia=new O,Lo=new O,Do=new O,No=new je,La=new je,yx=new wt,dc=new O,Da=new O,fc=new O,u0=new je,rf=new je,d0=new je,qa=class extends Rn{constructor(e=new Xo){if(super(),this.isSprite=!0,this.type="Sprite",Io===void 0){Io=new Mn;let t=new Float32Array([-.5,-.5,0,0,0,.5,-.5,0,1,0,.5,.5,0,1,1,-.5,.5,0,0,1]),n=new qo(t,5);Io.setIndex([0,1,2,0,2,3]),Io.setAttribute("position",new zs(n,3,0,!1)),Io.setAttribute("uv",new zs(n,2,3,!1))}this.geometry=Io,this.material=e,this.center=new je(.5,.5),this.count=1}intersectsFrustum(e){return e.intersectsSprite(this)}raycast(e,t){e.camera===null&&Ke('Sprite: "Raycaster.camera" needs to be set in order to raycast against sprites.'),Lo.setFromMatrixScale(this.matrixWorld),yx.copy(e.camera.matrixWorld),this.modelViewMatrix.multiplyMatrices(e.camera.matrixWorldInverse,this.matrixWorld),Do.setFromMatrixPosition(this.modelViewMatrix),e.camera.isPerspectiveCamera&&this.material.sizeAttenuation===!1&&Lo.multiplyScalar(-Do.z);let n=this.material.rotation,s,r;n!==0&&(r=Math.cos(n),s=Math.sin(n));let o=this.center;pc(dc.set(-.5,-.5,0),Do,o,Lo,s,r),pc(Da.set(.5,-.5,0),Do,o,Lo,s,r),pc(fc.set(.5,.5,0),Do,o,Lo,s,r),u0.set(0,0),rf.set(1,0),d0.set(1,1);let a=e.ray.intersectTriangle(dc,Da,fc,!1,Ia);if(a===null&&(pc(Da.set(-.5,.5,0),Do,o,Lo,s,r),rf.set(0,1),a=e.ray.intersectTriangle(dc,fc,Da,!1,Ia),a===null))return;let l=e.ray.origin.distanceTo(Ia);l<e.near||l>e.far||t.push({distance:l,point:Ia.clone(),uv:ds.getInterpolation(Ia,dc,Da,fc,u0,rf,d0,new je),face:null,object:this})}copy(e,t){return super.copy(e,t),e.center!==void 0&&this.center.copy(e.center),this.material=e.material,this}toJSON(e){let t=super.toJSON(e);return t.object.center=this.center.toArray(),t}};function pc(i,e,t,n,s,r){No.subVectors(i,t).addScalar(.5).multiply(n),s!==void 0?(La.x=r*No.x-s*No.y,La.y=s*No.x+r*No.y):La.copy(No),i.copy(e),i.x+=La.x,i.y+=La.y,i.applyMatrix4(yx)}var Us=new O,of=new O,mc=new O,gc=new O,Fr=class{constructor(e=new O,t=new O(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,Us)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let n=t.dot(this.direction);return n<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=Us.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(Us.copy(this.origin).addScaledVector(this.direction,t),Us.distanceToSquared(e))}distanceSqToSegment(e,t,n,s){of.copy(e).add(t).multiplyScalar(.5),mc.copy(t).sub(e).normalize(),gc.copy(this.origin).sub(of);let r=e.distanceTo(t)*.5,o=-this.direction.dot(mc),a=gc.dot(this.direction),l=-gc.dot(mc),c=gc.lengthSq(),h=Math.abs(1-o*o),u,d,f,p;if(h>0)if(u=o*l-a,d=o*a-l,p=r*h,u>=0)if(d>=-p)if(d<=p){let x=1/h;u*=x,d*=x,f=u*(u+o*d+2*a)+d*(o*u+d+2*l)+c}else d=r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d=-r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d<=-p?(u=Math.max(0,-(-o*r+a)),d=u>0?-r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c):d<=p?(u=0,d=Math.min(Math.max(-r,-l),r),f=d*(d+2*l)+c):(u=Math.max(0,-(o*r+a)),d=u>0?r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c);else d=o>0?-r:r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(of).addScaledVector(mc,d),f}intersectSphere(e,t){if(e.radius<0)return null;Us.subVectors(e.center,this.origin);let n=Us.dot(this.direction),s=Us.dot(Us)-n*n,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(e.normal)+e.constant)/t;return n>=0?n:null}intersectPlane(e,t){let n=this.distanceToPlane(e);return n===null?null:this.at(n,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let n,s,r,o,a,l,c=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return c>=0?(n=(e.min.x-d.x)*c,s=(e.max.x-d.x)*c):(n=(e.max.x-d.x)*c,s=(e.min.x-d.x)*c),h>=0?(r=(e.min.y-d.y)*h,o=(e.max.y-d.y)*h):(r=(e.max.y-d.y)*h,o=(e.min.y-d.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),u>=0?(a=(e.min.z-d.z)*u,l=(e.max.z-d.z)*u):(a=(e.max.z-d.z)*u,l=(e.min.z-d.z)*u),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,t)}intersectsBox(e){return this.intersectBox(e,Us)!==null}intersectTriangle(e,t,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,u=e.x-o.x,d=e.y-o.y,f=e.z-o.z,p=t.x-o.x,x=t.y-o.y,m=t.z-o.z,g=n.x-o.x,v=n.y-o.y,A=n.z-o.z,_=Math.abs(l),C=Math.abs(c),w=Math.abs(h),y,S,U,D,I,z,V,L,H,Y,W,ce;if(_>=C&&_>=w?(U=l,z=u,H=p,ce=g,l>=0?(y=c,S=h,D=d,I=f,V=x,L=m,Y=v,W=A):(y=h,S=c,D=f,I=d,V=m,L=x,Y=A,W=v)):C>=w?(U=c,z=d,H=x,ce=v,c>=0?(y=h,S=l,D=f,I=u,V=m,L=p,Y=A,W=g):(y=l,S=h,D=u,I=f,V=p,L=m,Y=g,W=A)):(U=h,z=f,H=m,ce=A,h>=0?(y=l,S=c,D=u,I=d,V=p,L=x,Y=g,W=v):(y=c,S=l,D=d,I=u,V=x,L=p,Y=v,W=g)),U===0)return null;let q=y/U,$=S/U,J=1/U,ne=D-q*z,oe=I-$*z,j=V-q*H,re=L-$*H,fe=Y-q*ce,xe=W-$*ce,Me=fe*re-xe*j,He=ne*xe-oe*fe,rt=j*oe-re*ne;if(s){if(Me<0||He<0||rt<0)return null}else if((Me<0||He<0||rt<0)&&(Me>0||He>0||rt>0))return null;let Ve=Me+He+rt;if(Ve===0)return null;let pt=J*(Me*z+He*H+rt*ce);return(Ve>0?pt<0:pt>0)?null:this.at(pt/Ve,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},wi=class extends Yi{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new qe(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Bs,this.combine=Tf,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},f0=new wt,Dr=new Fr,xc=new gs,p0=new O,yc=new O,vc=new O,_c=new O,af=new O,bc=new O,m0=new O,Mc=new O,ht=class extends Rn{constructor(e=new Mn,t=new wi){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){bc.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let h=a[l],u=r[l];h!==0&&(af.fromBufferAttribute(u,e),o?bc.addScaledVector(af,h):bc.addScaledVector(af.sub(t),h))}t.add(bc)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),xc.copy(n.boundingSphere),xc.applyMatrix4(r),Dr.copy(e.ray).recast(e.near),!(xc.containsPoint(Dr.origin)===!1&&(Dr.intersectSphere(xc,p0)===null||Dr.origin.distanceToSquared(p0)>(e.far-e.near)**2))&&(f0.copy(r).invert(),Dr.copy(e.ray).applyMatrix4(f0),!(n.boundingBox!==null&&Dr.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(e,t,Dr)))}_computeIntersections(e,t,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,u=r.attributes.normal,d=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let p=0,x=d.length;p<x;p++){let m=d[p],g=o[m.materialIndex],v=Math.max(m.start,f.start),A=Math.min(a.count,Math.min(m.start+m.count,f.start+f.count));for(let _=v,C=A;_<C;_+=3){let w=a.getX(_),y=a.getX(_+1),S=a.getX(_+2);s=Sc(this,g,e,n,c,h,u,w,y,S),s&&(s.faceIndex=Math.floor(_/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let p=Math.max(0,f.start),x=Math.min(a.count,f.start+f.count);for(let m=p,g=x;m<g;m+=3){let v=a.getX(m),A=a.getX(m+1),_=a.getX(m+2);s=Sc(this,o,e,n,c,h,u,v,A,_),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let p=0,x=d.length;p<x;p++){let m=d[p],g=o[m.materialIndex],v=Math.max(m.start,f.start),A=Math.min(l.count,Math.min(m.start+m.count,f.start+f.count));for(let _=v,C=A;_<C;_+=3){let w=_,y=_+1,S=_+2;s=Sc(this,g,e,n,c,h,u,w,y,S),s&&(s.faceIndex=Math.floor(_/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let p=Math.max(0,f.start),x=Math.min(l.count,f.start+f.count);for(let m=p,g=x;m<g;m+=3){let v=m,A=m+1,_=m+2;s=Sc(this,o,e,n,c,h,u,v,A,_),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}}};function kb(i,e,t,n,s,r,o,a){let l;if(e.side===qn?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,e.side===xs,a),l===null)return null;Mc.copy(a),Mc.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo(Mc);return c<t.near||c>t.far?null:{distance:c,point:Mc.clone(),object:i}}function Sc(i,e,t,n,s,r,o,a,l,c){i.getVertexPosition(a,yc),i.getVertexPosition(l,vc),i.getVertexPosition(c,_c);let h=kb(i,e,t,n,yc,vc,_c,m0);if(h){let u=new O;ds.getBarycoord(m0,yc,vc,_c,u),s&&(h.uv=ds.getInterpolatedAttribute(s,a,l,c,u,new je)),r&&(h.uv1=ds.getInterpolatedAttribute(r,a,l,c,u,new je)),o&&(h.normal=ds.getInterpolatedAttribute(o,a,l,c,u,new O),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new O,materialIndex:0};ds.getNormal(yc,vc,_c,d.normal),h.face=d,h.barycoord=u}return h}var jc=class extends hi{constructor(e=null,t=1,n=1,s,r,o,a,l,c=kn,h=kn,u,d){super(null,o,a,l,c,h,s,r,u,d),this.isDataTexture=!0,this.image={data:e,width:t,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Nr=new gs,Bb=new je(.5,.5),wc=new O,cr=class{constructor(e=new $i,t=new $i,n=new $i,s=new $i,r=new $i,o=new $i){this.planes=[e,t,n,s,r,o]}set(e,t,n,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let n=0;n<6;n++)t[n].copy(e.planes[n]);return this}setFromProjectionMatrix(e,t=Ii,n=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],l=r[2],c=r[3],h=r[4],u=r[5],d=r[6],f=r[7],p=r[8],x=r[9],m=r[10],g=r[11],v=r[12],A=r[13],_=r[14],C=r[15];if(s[0].setComponents(c-o,f-h,g-p,C-v).normalize(),s[1].setComponents(c+o,f+h,g+p,C+v).normalize(),s[2].setComponents(c+a,f+u,g+x,C+A).normalize(),s[3].setComponents(c-a,f-u,g-x,C-A).normalize(),n)s[4].setComponents(l,d,m,_).normalize(),s[5].setComponents(c-l,f-d,g-m,C-_).normalize();else if(s[4].setComponents(c-l,f-d,g-m,C-_).normalize(),t===Ii)s[5].setComponents(c+l,f+d,g+m,C+_).normalize();else if(t===zo)s[5].setComponents(l,d,m,_).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),Nr.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),Nr.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(Nr)}intersectsSprite(e){Nr.center.set(0,0,0);let t=Bb.distanceTo(e.center);return Nr.radius=.7071067811865476+t,Nr.applyMatrix4(e.matrixWorld),this.intersectsSphere(Nr)}intersectsSphere(e){let t=this.planes,n=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let n=0;n<6;n++){let s=t[n];if(wc.x=s.normal.x>0?e.max.x:e.min.x,wc.y=s.normal.y>0?e.max.y:e.min.y,wc.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(wc)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let n=0;n<6;n++)if(t[n].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},g0=new wt,Qc=class i{constructor(){this.coordinateSystem=Ii,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,n=this._frustums;for(let s=0;s<t.length;s++){let r=t[s];g0.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new cr),n[s].setFromProjectionMatrix(g0,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,n=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new cr),t[s].copy(n[s]);return this._count=e._count,this}clone(){return new i().copy(this)}};var Ur=class extends Yi{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new qe(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},eh=new O,th=new O,x0=new wt,Na=new Fr,Ac=new gs,lf=new O,y0=new O,nh=class extends Rn{constructor(e=new Mn,t=new Ur){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[0];for(let s=1,r=t.count;s<r;s++)eh.fromBufferAttribute(t,s-1),th.fromBufferAttribute(t,s),n[s]=n[s-1],n[s]+=eh.distanceTo(th);e.setAttribute("lineDistance",new cn(n,1))}else Ye("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.matrixWorld,r=e.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),Ac.copy(n.boundingSphere),Ac.applyMatrix4(s),Ac.radius+=r,e.ray.intersectsSphere(Ac)===!1)return;x0.copy(s).invert(),Na.copy(e.ray).applyMatrix4(x0);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=n.index,d=n.attributes.position;if(h!==null){let f=Math.max(0,o.start),p=Math.min(h.count,o.start+o.count);for(let x=f,m=p-1;x<m;x+=c){let g=h.getX(x),v=h.getX(x+1),A=Tc(this,e,Na,l,g,v,x);A&&t.push(A)}if(this.isLineLoop){let x=h.getX(p-1),m=h.getX(f),g=Tc(this,e,Na,l,x,m,p-1);g&&t.push(g)}}else{let f=Math.max(0,o.start),p=Math.min(d.count,o.start+o.count);for(let x=f,m=p-1;x<m;x+=c){let g=Tc(this,e,Na,l,x,x+1,x);g&&t.push(g)}if(this.isLineLoop){let x=Tc(this,e,Na,l,p-1,f,p-1);x&&t.push(x)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function Tc(i,e,t,n,s,r,o){let a=i.geometry.attributes.position;if(eh.fromBufferAttribute(a,s),th.fromBufferAttribute(a,r),t.distanceSqToSegment(eh,th,lf,y0)>n)return;lf.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(lf);if(!(c<e.near||c>e.far))return{distance:c,point:y0.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var v0=new O,_0=new O,$o=class extends nh{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[];for(let s=0,r=t.count;s<r;s+=2)v0.fromBufferAttribute(t,s),_0.fromBufferAttribute(t,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+v0.distanceTo(_0);e.setAttribute("lineDistance",new cn(n,1))}else Ye("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var ih=class extends Yi{constructor(e){super(),this.isPointsMaterial=!0,this.type="PointsMaterial",this.color=new qe(16777215),this.map=null,this.alphaMap=null,this.size=1,this.sizeAttenuation=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.alphaMap=e.alphaMap,this.size=e.size,this.sizeAttenuation=e.sizeAttenuation,this.fog=e.fog,this}},b0=new wt,mf=new Fr,Ec=new gs,Cc=new O,Xa=class extends Rn{constructor(e=new Mn,t=new ih){super(),this.isPoints=!0,this.type="Points",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.matrixWorld,r=e.params.Points.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),Ec.copy(n.boundingSphere),Ec.applyMatrix4(s),Ec.radius+=r,e.ray.intersectsSphere(Ec)===!1)return;b0.copy(s).invert(),mf.copy(e.ray).applyMatrix4(b0);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=n.index,u=n.attributes.position;if(c!==null){let d=Math.max(0,o.start),f=Math.min(c.count,o.start+o.count);for(let p=d,x=f;p<x;p++){let m=c.getX(p);Cc.fromBufferAttribute(u,m),M0(Cc,m,l,s,e,t,this)}}else{let d=Math.max(0,o.start),f=Math.min(u.count,o.start+o.count);for(let p=d,x=f;p<x;p++)Cc.fromBufferAttribute(u,p),M0(Cc,p,l,s,e,t,this)}}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function M0(i,e,t,n,s,r,o){let a=mf.distanceSqToPoint(i);if(a<t){let l=new O;mf.closestPointToPoint(i,l),l.applyMatrix4(n);let c=s.ray.origin.distanceTo(l);if(c<s.near||c>s.far)return;r.push({distance:c,distanceToRay:Math.sqrt(a),point:l,index:e,face:null,faceIndex:null,barycoord:null,object:o})}}var $a=class extends hi{constructor(e=[],t=zr,n,s,r,o,a,l,c,h){super(e,t,n,s,r,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}},Or=class extends hi{constructor(e,t,n,s,r,o,a,l,c){super(e,t,n,s,r,o,a,l,c),this.isCanvasTexture=!0,this.needsUpdate=!0}};var Vs=class extends hi{constructor(e,t,n=Ji,s,r,o,a=kn,l=kn,c,h=ks,u=1){if(h!==ks&&h!==Hs)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:u};super(d,s,r,o,a,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Go(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},Ya=class extends Vs{constructor(e,t=Ji,n=zr,s,r,o=kn,a=kn,l,c=ks){let h={width:e,height:e,depth:1},u=[h,h,h,h,h,h];super(e,e,t,n,s,r,o,a,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},Za=class extends hi{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},Zi=class i extends Mn{constructor(e=1,t=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],h=[],u=[],d=0,f=0;p("z","y","x",-1,-1,n,t,e,o,r,0),p("z","y","x",1,-1,n,t,-e,o,r,1),p("x","z","y",1,1,e,n,t,s,o,2),p("x","z","y",1,-1,e,n,-t,s,o,3),p("x","y","z",1,-1,e,t,n,s,r,4),p("x","y","z",-1,-1,e,t,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new cn(c,3)),this.setAttribute("normal",new cn(h,3)),this.setAttribute("uv",new cn(u,2));function p(x,m,g,v,A,_,C,w,y,S,U){let D=_/y,I=C/S,z=_/2,V=C/2,L=w/2,H=y+1,Y=S+1,W=0,ce=0,q=new O;for(let $=0;$<Y;$++){let J=$*I-V;for(let ne=0;ne<H;ne++){let oe=ne*D-z;q[x]=oe*v,q[m]=J*A,q[g]=L,c.push(q.x,q.y,q.z),q[x]=0,q[m]=0,q[g]=w>0?1:-1,h.push(q.x,q.y,q.z),u.push(ne/y),u.push(1-$/S),W+=1}}for(let $=0;$<S;$++)for(let J=0;J<y;J++){let ne=d+J+H*$,oe=d+J+H*($+1),j=d+(J+1)+H*($+1),re=d+(J+1)+H*$;l.push(ne,oe,re),l.push(oe,j,re),ce+=6}a.addGroup(f,ce,U),f+=ce,d+=W}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};var Bn=class i extends Mn{constructor(e=1,t=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let h=[],u=[],d=[],f=[],p=0,x=[],m=n/2,g=0;v(),o===!1&&(e>0&&A(!0),t>0&&A(!1)),this.setIndex(h),this.setAttribute("position",new cn(u,3)),this.setAttribute("normal",new cn(d,3)),this.setAttribute("uv",new cn(f,2));function v(){let _=new O,C=new O,w=0,y=(t-e)/n;for(let S=0;S<=r;S++){let U=[],D=S/r,I=D*(t-e)+e;for(let z=0;z<=s;z++){let V=z/s,L=V*l+a,H=Math.sin(L),Y=Math.cos(L);C.x=I*H,C.y=-D*n+m,C.z=I*Y,u.push(C.x,C.y,C.z),_.set(H,y,Y).normalize(),d.push(_.x,_.y,_.z),f.push(V,1-D),U.push(p++)}x.push(U)}for(let S=0;S<s;S++)for(let U=0;U<r;U++){let D=x[U][S],I=x[U+1][S],z=x[U+1][S+1],V=x[U][S+1];(e>0||U!==0)&&(h.push(D,I,V),w+=3),(t>0||U!==r-1)&&(h.push(I,z,V),w+=3)}c.addGroup(g,w,0),g+=w}function A(_){let C=p,w=new je,y=new O,S=0,U=_===!0?e:t,D=_===!0?1:-1;for(let z=1;z<=s;z++)u.push(0,m*D,0),d.push(0,D,0),f.push(.5,.5),p++;let I=p;for(let z=0;z<=s;z++){let L=z/s*l+a,H=Math.cos(L),Y=Math.sin(L);y.x=U*Y,y.y=m*D,y.z=U*H,u.push(y.x,y.y,y.z),d.push(0,D,0),w.x=H*.5+.5,w.y=Y*.5*D+.5,f.push(w.x,w.y),p++}for(let z=0;z<s;z++){let V=C+z,L=I+z;_===!0?h.push(L,L+1,V):h.push(L+1,L,V),S+=3}c.addGroup(g,S,_===!0?1:2),g+=S}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}},hr=class i extends Bn{constructor(e=1,t=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,e,t,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:e,height:t,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(e){return new i(e.radius,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var Rc=new O,Pc=new O,cf=new O,Ic=new ds,ur=class extends Mn{constructor(e=null,t=1){if(super(),this.type="EdgesGeometry",this.parameters={geometry:e,thresholdAngle:t},e!==null){let s=Math.pow(10,4),r=Math.cos(Oc*t),o=e.getIndex(),a=e.getAttribute("position"),l=o?o.count:a.count,c=[0,0,0],h=["a","b","c"],u=new Array(3),d=new Map,f=[];for(let p=0;p<l;p+=3){o?(c[0]=o.getX(p),c[1]=o.getX(p+1),c[2]=o.getX(p+2)):(c[0]=p,c[1]=p+1,c[2]=p+2);let{a:x,b:m,c:g}=Ic;if(x.fromBufferAttribute(a,c[0]),m.fromBufferAttribute(a,c[1]),g.fromBufferAttribute(a,c[2]),Ic.getNormal(cf),u[0]=`${Math.round(x.x*s)},${Math.round(x.y*s)},${Math.round(x.z*s)}`,u[1]=`${Math.round(m.x*s)},${Math.round(m.y*s)},${Math.round(m.z*s)}`,u[2]=`${Math.round(g.x*s)},${Math.round(g.y*s)},${Math.round(g.z*s)}`,!(u[0]===u[1]||u[1]===u[2]||u[2]===u[0]))for(let v=0;v<3;v++){let A=(v+1)%3,_=u[v],C=u[A],w=Ic[h[v]],y=Ic[h[A]],S=`${_}_${C}`,U=`${C}_${_}`,D=d.get(U);D?(cf.dot(D.normal)<=r&&(f.push(w.x,w.y,w.z),f.push(y.x,y.y,y.z)),d.set(U,null)):d.has(S)||d.set(S,{index0:c[v],index1:c[A],normal:cf.clone()})}}for(let p of d.values())if(p){let{index0:x,index1:m}=p;Rc.fromBufferAttribute(a,x),Pc.fromBufferAttribute(a,m),f.push(Rc.x,Rc.y,Rc.z),f.push(Pc.x,Pc.y,Pc.z)}this.setAttribute("position",new cn(f,3))}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}};var Ja=class i extends Mn{constructor(e=1,t=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:n,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(n),l=Math.floor(s),c=a+1,h=l+1,u=e/a,d=t/l,f=[],p=[],x=[],m=[];for(let g=0;g<h;g++){let v=g*d-o;for(let A=0;A<c;A++){let _=A*u-r;p.push(_,-v,0),x.push(0,0,1),m.push(A/a),m.push(1-g/l)}}for(let g=0;g<l;g++)for(let v=0;v<a;v++){let A=v+c*g,_=v+c*(g+1),C=v+1+c*(g+1),w=v+1+c*g;f.push(A,_,w),f.push(_,C,w)}this.setIndex(f),this.setAttribute("position",new cn(p,3)),this.setAttribute("normal",new cn(x,3)),this.setAttribute("uv",new cn(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.widthSegments,e.heightSegments)}};var fn=class i extends Mn{constructor(e=1,t=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,h=[],u=new O,d=new O,f=[],p=[],x=[],m=[];for(let g=0;g<=n;g++){let v=[],A=g/n,_=o+A*a,C=e*Math.cos(_),w=Math.sqrt(e*e-C*C),y=0;g===0&&o===0?y=.5/t:g===n&&l===Math.PI&&(y=-.5/t);for(let S=0;S<=t;S++){let U=S/t,D=s+U*r;u.x=-w*Math.cos(D),u.y=C,u.z=w*Math.sin(D),p.push(u.x,u.y,u.z),d.copy(u).normalize(),x.push(d.x,d.y,d.z),m.push(U+y,1-A),v.push(c++)}h.push(v)}for(let g=0;g<n;g++)for(let v=0;v<t;v++){let A=h[g][v+1],_=h[g][v],C=h[g+1][v],w=h[g+1][v+1];(g!==0||o>0)&&f.push(A,_,w),(g!==n-1||l<Math.PI)&&f.push(_,C,w)}this.setIndex(f),this.setAttribute("position",new cn(p,3)),this.setAttribute("normal",new cn(x,3)),this.setAttribute("uv",new cn(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};function Hr(i){let e={};for(let t in i){e[t]={};for(let n in i[t]){let s=i[t][n];if(S0(s))s.isRenderTargetTexture?(Ye("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][n]=null):e[t][n]=s.clone();else if(Array.isArray(s))if(S0(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][n]=r}else e[t][n]=s.slice();else e[t][n]=s}}return e}function jn(i){let e={};for(let t=0;t<i.length;t++){let n=Hr(i[t]);for(let s in n)e[s]=n[s]}return e}function S0(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function zb(i){let e=[];for(let t=0;t<i.length;t++)e.push(i[t].clone());return e}function $f(i){let e=i.getRenderTarget();return e===null?i.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:bt.workingColorSpace}var vx={clone:Hr,merge:jn},Vb=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,Gb=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Kn=class extends Yi{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=Vb,this.fragmentShader=Gb,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Hr(e.uniforms),this.uniformsGroups=zb(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(t.extensions=n),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let n in e.uniforms){let s=e.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=t[s.value]||null;break;case"c":this.uniforms[n].value=new qe().setHex(s.value);break;case"v2":this.uniforms[n].value=new je().fromArray(s.value);break;case"v3":this.uniforms[n].value=new O().fromArray(s.value);break;case"v4":this.uniforms[n].value=new en().fromArray(s.value);break;case"m3":this.uniforms[n].value=new nt().fromArray(s.value);break;case"m4":this.uniforms[n].value=new wt().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let n in e.extensions)this.extensions[n]=e.extensions[n];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},sh=class extends Kn{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},Wn=class extends Yi{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new qe(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new qe(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=su,this.normalScale=new je(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Bs,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var rh=class extends Yi{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=nx,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},oh=class extends Yi{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function Fo(i,e){return!i||i.constructor===e?i:typeof e.BYTES_PER_ELEMENT=="number"?new e(i):Array.prototype.slice.call(i)}function Lc(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var dr=class{constructor(e,t,n,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(n),this.sampleValues=t,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,n=this._cachedIndex,s=t[n],r=t[n-1];n:{e:{let o;t:{i:if(!(e<s)){for(let a=n+2;;){if(s===void 0){if(e<r)break i;return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=t[++n],e<s)break e}o=t.length;break t}if(!(e>=r)){let a=t[1];e<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=t[--n-1],e>=r)break e}o=n,n=0;break t}break n}for(;n<o;){let a=n+o>>>1;e<t[a]?o=a:n=a+1}if(s=t[n],r=t[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=n[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},ah=class extends dr{constructor(e,t,n,s){super(e,t,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:df,endingEnd:df}}intervalChanged_(e,t,n){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case ff:r=e,a=2*t-n;break;case pf:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case ff:o=e,l=2*n-t;break;case pf:o=1,l=n+s[1]-s[0];break;default:o=e-1,l=t}let c=(n-t)*.5,h=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,f=this._weightNext,p=(n-t)/(s-t),x=p*p,m=x*p,g=-d*m+2*d*x-d*p,v=(1+d)*m+(-1.5-2*d)*x+(-.5+d)*p+1,A=(-1-f)*m+(1.5+f)*x+.5*p,_=f*m-f*x;for(let C=0;C!==a;++C)r[C]=g*o[h+C]+v*o[c+C]+A*o[l+C]+_*o[u+C];return r}},lh=class extends dr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=(n-t)/(s-t),u=1-h;for(let d=0;d!==a;++d)r[d]=o[c+d]*u+o[l+d]*h;return r}},ch=class extends dr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e){return this.copySampleValue_(e-1)}},hh=class extends dr{interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this.inTangents,u=this.outTangents;if(!h||!u){let p=(n-t)/(s-t),x=1-p;for(let m=0;m!==a;++m)r[m]=o[c+m]*x+o[l+m]*p;return r}let d=a*2,f=e-1;for(let p=0;p!==a;++p){let x=o[c+p],m=o[l+p],g=f*d+p*2,v=u[g],A=u[g+1],_=e*d+p*2,C=h[_],w=h[_+1],y=Wb(n,t,v,C,s);r[p]=_x(y,x,A,w,m)}return r}};function _x(i,e,t,n,s){let r=1-i;return r*r*r*e+3*r*r*i*t+3*r*i*i*n+i*i*i*s}function Hb(i,e,t,n,s){let r=1-i;return 3*r*r*(t-e)+6*r*i*(n-t)+3*i*i*(s-n)}function Wb(i,e,t,n,s){let r=(i-e)/(s-e);for(let o=0;o<8;o++){let a=_x(r,e,t,n,s)-i;if(Math.abs(a)<1e-10)break;let l=Hb(r,e,t,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var Ai=class{constructor(e,t,n,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=Fo(t,this.TimeBufferType),this.values=Fo(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,n;if(t.toJSON!==this.toJSON)n=t.toJSON(e);else{n={name:e.name,times:Fo(e.times,Array),values:Fo(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(n.interpolation=s),Lc(e.settings)&&(n.settings={inTangents:Fo(e.settings.inTangents,Array),outTangents:Fo(e.settings.outTangents,Array)})}return n.type=e.ValueTypeName,n}InterpolantFactoryMethodDiscrete(e){return new ch(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new lh(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new ah(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new hh(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case Ua:t=this.InterpolantFactoryMethodDiscrete;break;case $c:t=this.InterpolantFactoryMethodLinear;break;case Fc:t=this.InterpolantFactoryMethodSmooth;break;case uf:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return Ye("KeyframeTrack:",n),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Ua;case this.InterpolantFactoryMethodLinear:return $c;case this.InterpolantFactoryMethodSmooth:return Fc;case this.InterpolantFactoryMethodBezier:return uf}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]+=e;Lc(this.settings)&&(w0(this.settings.inTangents,e),w0(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]*=e;Lc(this.settings)&&(A0(this.settings.inTangents,e),A0(this.settings.outTangents,e))}return this}trim(e,t){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<e;)++r;for(;o!==-1&&n[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(Ke("KeyframeTrack: Invalid value size in track.",this),e=!1);let n=this.times,s=this.values,r=n.length;r===0&&(Ke("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){Ke("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){Ke("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(s!==void 0&&_b(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){Ke("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===Fc,r=e.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=e[a],h=e[a+1];if(c!==h&&(a!==1||c!==e[0]))if(s)l=!0;else{let u=a*n,d=u-n,f=u+n;for(let p=0;p!==n;++p){let x=t[u+p];if(x!==t[d+p]||x!==t[f+p]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let u=a*n,d=o*n;for(let f=0;f!==n;++f)t[d+f]=t[u+f]}++o}}if(r>0){e[o]=e[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*n)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),n=this.constructor,s=new n(this.name,e,t);return s.createInterpolant=this.createInterpolant,Lc(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function w0(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]+=e}function A0(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]*=e}Ai.prototype.ValueTypeName="";Ai.prototype.TimeBufferType=Float32Array;Ai.prototype.ValueBufferType=Float32Array;Ai.prototype.DefaultInterpolation=$c;var fr=class extends Ai{constructor(e,t,n){super(e,t,n)}};fr.prototype.ValueTypeName="bool";fr.prototype.ValueBufferType=Array;fr.prototype.DefaultInterpolation=Ua;fr.prototype.InterpolantFactoryMethodLinear=void 0;fr.prototype.InterpolantFactoryMethodSmooth=void 0;var uh=class extends Ai{constructor(e,t,n,s){super(e,t,n,s)}};uh.prototype.ValueTypeName="color";var dh=class extends Ai{constructor(e,t,n,s){super(e,t,n,s)}};dh.prototype.ValueTypeName="number";var fh=class extends dr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-t)/(s-t),c=e*a;for(let h=c+a;c!==h;c+=4)Qt.slerpFlat(r,0,o,c-a,o,c,l);return r}},Ka=class extends Ai{constructor(e,t,n,s){super(e,t,n,s)}InterpolantFactoryMethodLinear(e){return new fh(this.times,this.values,this.getValueSize(),e)}};Ka.prototype.ValueTypeName="quaternion";Ka.prototype.InterpolantFactoryMethodSmooth=void 0;var pr=class extends Ai{constructor(e,t,n){super(e,t,n)}};pr.prototype.ValueTypeName="string";pr.prototype.ValueBufferType=Array;pr.prototype.DefaultInterpolation=Ua;pr.prototype.InterpolantFactoryMethodLinear=void 0;pr.prototype.InterpolantFactoryMethodSmooth=void 0;var ph=class extends Ai{constructor(e,t,n,s){super(e,t,n,s)}};ph.prototype.ValueTypeName="vector";var mh=class{constructor(e,t,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,u){return c.push(h,u),this},this.removeHandler=function(h){let u=c.indexOf(h);return u!==-1&&c.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=c.length;u<d;u+=2){let f=c[u],p=c[u+1];if(f.global&&(f.lastIndex=0),f.test(h))return p}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},bx=new mh,gh=class{constructor(e){this.manager=e!==void 0?e:bx,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let n=this;return new Promise(function(s,r){n.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};gh.DEFAULT_MATERIAL_NAME="__DEFAULT";var ja=class extends Rn{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new qe(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},Qa=class extends ja{constructor(e,t,n){super(e,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Rn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new qe(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},hf=new wt,T0=new O,E0=new O,xh=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new je(512,512),this.mapType=fi,this.map=null,this.mapPass=null,this.matrix=new wt,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new cr,this._frameExtents=new je(1,1),this._viewportCount=1,this._viewports=[new en(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;T0.setFromMatrixPosition(e.matrixWorld),t.position.copy(T0),E0.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(E0),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,n,s){hf.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),n.setFromProjectionMatrix(hf,e.coordinateSystem,e.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;e.coordinateSystem===zo||e.reversedDepth?t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),t.multiply(hf)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},Dc=new O,Nc=new Qt,us=new O,el=class extends Rn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new wt,this.projectionMatrix=new wt,this.projectionMatrixInverse=new wt,this.coordinateSystem=Ii,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(Dc,Nc,us),us.x===1&&us.y===1&&us.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Dc,Nc,us.set(1,1,1)).invert()}updateWorldMatrix(e,t,n=!1){super.updateWorldMatrix(e,t,n),this.matrixWorld.decompose(Dc,Nc,us),us.x===1&&us.y===1&&us.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Dc,Nc,us.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},lr=new O,C0=new je,R0=new je,li=class extends el{constructor(e=50,t=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Yc*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(Oc*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return Yc*2*Math.atan(Math.tan(Oc*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,n){lr.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(lr.x,lr.y).multiplyScalar(-e/lr.z),lr.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(lr.x,lr.y).multiplyScalar(-e/lr.z)}getViewSize(e,t){return this.getViewBounds(e,C0,R0),t.subVectors(R0,C0)}setViewOffset(e,t,n,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(Oc*.5*this.fov)/this.zoom,n=2*t,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,t-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-n,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var tl=class extends el{constructor(e=-1,t=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-e,o=n+e,a=s+t,l=s-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},gf=class extends xh{constructor(){super(new tl(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},nl=class extends ja{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Rn.DEFAULT_UP),this.updateMatrix(),this.target=new Rn,this.shadow=new gf}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}};var il=class extends Mn{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,this}toJSON(){let e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}};var Uo=-90,Oo=1,Yo=class extends Rn{constructor(e,t,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new li(Uo,Oo,e,t);s.layers=this.layers,this.add(s);let r=new li(Uo,Oo,e,t);r.layers=this.layers,this.add(r);let o=new li(Uo,Oo,e,t);o.layers=this.layers,this.add(o);let a=new li(Uo,Oo,e,t);a.layers=this.layers,this.add(a);let l=new li(Uo,Oo,e,t);l.layers=this.layers,this.add(l);let c=new li(Uo,Oo,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[n,s,r,o,a,l]=t;for(let c of t)this.remove(c);if(e===Ii)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===zo)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,h]=this.children,u=e.getRenderTarget(),d=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),p=e.xr.enabled;e.xr.enabled=!1;let x=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let m=!1;e.isWebGLRenderer===!0?m=e.state.buffers.depth.getReversed():m=e.reversedDepthBuffer,e.setRenderTarget(n,0,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(n,1,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(n,2,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(n,3,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(n,4,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),n.texture.mipmapsAutoUpdate=x,e.setRenderTarget(n,5,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),e.setRenderTarget(u,d,f),e.xr.enabled=p,n.texture.needsPMREMUpdate=!0}},yh=class extends li{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var Yf="\\[\\]\\.:\\/",qb=new RegExp("["+Yf+"]","g"),Zf="[^"+Yf+"]",Xb="[^"+Yf.replace("\\.","")+"]",$b=/((?:WC+[\/:])*)/.source.replace("WC",Zf),Yb=/(WCOD+)?/.source.replace("WCOD",Xb),Zb=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",Zf),Jb=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",Zf),Kb=new RegExp("^"+$b+Yb+Zb+Jb+"$"),jb=["material","materials","bones","map"],xf=class{constructor(e,t,n){let s=n||Jt.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(e,t)}setValue(e,t){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].unbind()}},Jt=class i{constructor(e,t,n){this.path=t,this.parsedPath=n||i.parseTrackName(t),this.node=i.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,n){return e&&e.isAnimationObjectGroup?new i.Composite(e,t,n):new i(e,t,n)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(qb,"")}static parseTrackName(e){let t=Kb.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let n={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);jb.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return n}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let n=e.skeleton.getBoneByName(t);if(n!==void 0)return n}if(e.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let l=n(a.children);if(l)return l}return null},s=n(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)e[t++]=n[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,n=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=i.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Ye("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=t.objectIndex;switch(n){case"materials":if(!e.material){Ke("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){Ke("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){Ke("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let h=0;h<e.length;h++)if(e[h].name===c){c=h;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){Ke("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){Ke("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[n]===void 0){Ke("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[n]}if(c!==void 0){if(e[c]===void 0){Ke("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[s];if(o===void 0){let c=t.nodeName;Ke("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){Ke("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){Ke("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};Jt.Composite=xf;Jt.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};Jt.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};Jt.prototype.GetterByBindingType=[Jt.prototype._getValue_direct,Jt.prototype._getValue_array,Jt.prototype._getValue_arrayElement,Jt.prototype._getValue_toArray];Jt.prototype.SetterByBindingTypeAndVersioning=[[Jt.prototype._setValue_direct,Jt.prototype._setValue_direct_setNeedsUpdate,Jt.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[Jt.prototype._setValue_array,Jt.prototype._setValue_array_setNeedsUpdate,Jt.prototype._setValue_array_setMatrixWorldNeedsUpdate],[Jt.prototype._setValue_arrayElement,Jt.prototype._setValue_arrayElement_setNeedsUpdate,Jt.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[Jt.prototype._setValue_fromArray,Jt.prototype._setValue_fromArray_setNeedsUpdate,Jt.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var oC=new Float32Array(1);var sl=class extends qo{constructor(e,t,n=1){super(e,t),this.isInstancedInterleavedBuffer=!0,this.meshPerAttribute=n}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}clone(e){let t=super.clone(e);return t.meshPerAttribute=this.meshPerAttribute,t}toJSON(e){let t=super.toJSON(e);return t.isInstancedInterleavedBuffer=!0,t.meshPerAttribute=this.meshPerAttribute,t}};var P0=new wt,rl=class{constructor(e,t,n=0,s=1/0){this.ray=new Fr(e,t),this.near=n,this.far=s,this.camera=null,this.layers=new Ho,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,t.projectionMatrix.elements[14]).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):Ke("Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return P0.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(P0),this}intersectObject(e,t=!0,n=[]){return yf(e,this,n,t),n.sort(I0),n}intersectObjects(e,t=!0,n=[]){for(let s=0,r=e.length;s<r;s++)yf(e[s],this,n,t);return n.sort(I0),n}};function I0(i,e){return i.distance-e.distance}function yf(i,e,t,n){let s=!0;if(i.layers.test(e.layers)&&i.raycast(e,t)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)yf(r[o],e,t,!0)}}var vf=class{static{this.prototype.isMatrix2=!0}constructor(e,t,n,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let n=0;n<4;n++)this.elements[n]=e[n+t];return this}set(e,t,n,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=n,r[3]=s,this}};function Jf(i,e,t,n){let s=Qb(n);switch(t){case Bf:return i*e;case Vf:return i*e/s.components*s.byteLength;case Ah:return i*e/s.components*s.byteLength;case mr:return i*e*2/s.components*s.byteLength;case Th:return i*e*2/s.components*s.byteLength;case zf:return i*e*3/s.components*s.byteLength;case Qi:return i*e*4/s.components*s.byteLength;case Eh:return i*e*4/s.components*s.byteLength;case ll:case cl:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case hl:case ul:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Rh:case Ih:return Math.max(i,16)*Math.max(e,8)/4;case Ch:case Ph:return Math.max(i,8)*Math.max(e,8)/2;case Lh:case Dh:case Fh:case Uh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case Nh:case dl:case Oh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case kh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Bh:return Math.floor((i+4)/5)*Math.floor((e+3)/4)*16;case zh:return Math.floor((i+4)/5)*Math.floor((e+4)/5)*16;case Vh:return Math.floor((i+5)/6)*Math.floor((e+4)/5)*16;case Gh:return Math.floor((i+5)/6)*Math.floor((e+5)/6)*16;case Hh:return Math.floor((i+7)/8)*Math.floor((e+4)/5)*16;case Wh:return Math.floor((i+7)/8)*Math.floor((e+5)/6)*16;case qh:return Math.floor((i+7)/8)*Math.floor((e+7)/8)*16;case Xh:return Math.floor((i+9)/10)*Math.floor((e+4)/5)*16;case $h:return Math.floor((i+9)/10)*Math.floor((e+5)/6)*16;case Yh:return Math.floor((i+9)/10)*Math.floor((e+7)/8)*16;case Zh:return Math.floor((i+9)/10)*Math.floor((e+9)/10)*16;case Jh:return Math.floor((i+11)/12)*Math.floor((e+9)/10)*16;case Kh:return Math.floor((i+11)/12)*Math.floor((e+11)/12)*16;case jh:case Qh:case eu:return Math.ceil(i/4)*Math.ceil(e/4)*16;case tu:case nu:return Math.ceil(i/4)*Math.ceil(e/4)*8;case fl:case iu:return Math.ceil(i/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function Qb(i){switch(i){case fi:case Ff:return{byteLength:1,components:1};case Ko:case Uf:case ji:return{byteLength:2,components:1};case Sh:case wh:return{byteLength:2,components:4};case Ji:case Mh:case Ki:return{byteLength:4,components:1};case Of:case kf:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Ye("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function Hx(){let i=null,e=!1,t=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&i!==null&&(n=i.requestAnimationFrame(s),e=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){i=r}}}function oM(i){let e=new WeakMap;function t(a,l){let c=a.array,h=a.usage,u=c.byteLength,d=i.createBuffer();i.bindBuffer(l,d),i.bufferData(l,c,h),a.onUploadCallback();let f;if(c instanceof Float32Array)f=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=i.HALF_FLOAT:f=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=i.SHORT;else if(c instanceof Uint32Array)f=i.UNSIGNED_INT;else if(c instanceof Int32Array)f=i.INT;else if(c instanceof Int8Array)f=i.BYTE;else if(c instanceof Uint8Array)f=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,l,c){let h=l.array,u=l.updateRanges;if(i.bindBuffer(c,a),u.length===0)i.bufferSubData(c,0,h);else{u.sort((f,p)=>f.start-p.start);let d=0;for(let f=1;f<u.length;f++){let p=u[d],x=u[f];x.start<=p.start+p.count+1?p.count=Math.max(p.count,x.start+x.count-p.start):(++d,u[d]=x)}u.length=d+1;for(let f=0,p=u.length;f<p;f++){let x=u[f];i.bufferSubData(c,x.start*h.BYTES_PER_ELEMENT,h,x.start,x.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(i.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=e.get(a);(!h||h.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var aM=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,lM=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,cM=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,hM=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,uM=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,dM=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,fM=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,pM=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,mM=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,gM=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,xM=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,yM=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,vM=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,_M=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,bM=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,MM=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,SM=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,wM=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,AM=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,TM=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,EM=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,CM=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,RM=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,PM=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,IM=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,LM=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,DM=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,NM=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,FM=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,UM="gl_FragColor = linearToOutputTexel( gl_FragColor );",OM=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,kM=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,BM=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,zM=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,VM=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,GM=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,HM=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,WM=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,qM=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,XM=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,$M=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,YM=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,ZM=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,JM=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,KM=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,jM=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,QM=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,eS=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,tS=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,nS=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,iS=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,sS=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,rS=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,oS=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,aS=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,lS=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,cS=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,hS=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,uS=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,dS=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,fS=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,pS=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,mS=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,gS=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,xS=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,yS=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,vS=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,_S=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,bS=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,MS=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,SS=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,wS=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,AS=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,TS=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,ES=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,CS=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,RS=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,PS=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,IS=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,LS=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,DS=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,NS=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,FS=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,US=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,OS=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,kS=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,BS=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,zS=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,VS=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,GS=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,HS=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,WS=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,qS=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,XS=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,$S=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,YS=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,ZS=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,JS=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,KS=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,jS=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,QS=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,ew=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,tw=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,nw=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,iw=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,sw=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,rw=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,ow=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,aw=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,lw=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,cw=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,hw=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,uw=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,dw=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,fw=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,pw=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,mw=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,gw=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,xw=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,yw=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,vw=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,_w=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,bw=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Mw=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Sw=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,ww=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,Aw=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Tw=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,Ew=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,Cw=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Rw=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Pw=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,Iw=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Lw=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Dw=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Nw=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,Fw=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,Uw=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Ow=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,kw=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,Bw=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,ft={alphahash_fragment:aM,alphahash_pars_fragment:lM,alphamap_fragment:cM,alphamap_pars_fragment:hM,alphatest_fragment:uM,alphatest_pars_fragment:dM,aomap_fragment:fM,aomap_pars_fragment:pM,batching_pars_vertex:mM,batching_vertex:gM,begin_vertex:xM,beginnormal_vertex:yM,bsdfs:vM,iridescence_fragment:_M,bumpmap_pars_fragment:bM,clipping_planes_fragment:MM,clipping_planes_pars_fragment:SM,clipping_planes_pars_vertex:wM,clipping_planes_vertex:AM,color_fragment:TM,color_pars_fragment:EM,color_pars_vertex:CM,color_vertex:RM,common:PM,defaultnormal_vertex:IM,displacementmap_pars_vertex:LM,displacementmap_vertex:DM,emissivemap_fragment:NM,emissivemap_pars_fragment:FM,colorspace_fragment:UM,colorspace_pars_fragment:OM,envmap_fragment:kM,envmap_common_pars_fragment:BM,envmap_pars_fragment:zM,envmap_pars_vertex:VM,envmap_physical_pars_fragment:jM,envmap_vertex:GM,fog_vertex:HM,fog_pars_vertex:WM,fog_fragment:qM,fog_pars_fragment:XM,gradientmap_pars_fragment:$M,lightmap_pars_fragment:YM,lights_lambert_fragment:ZM,lights_lambert_pars_fragment:JM,lights_pars_begin:KM,lights_toon_fragment:QM,lights_toon_pars_fragment:eS,lights_phong_fragment:tS,lights_phong_pars_fragment:nS,lights_physical_fragment:iS,lights_physical_pars_fragment:sS,lights_fragment_begin:rS,lights_fragment_maps:oS,lights_fragment_end:aS,lightprobes_pars_fragment:lS,logdepthbuf_fragment:cS,logdepthbuf_pars_fragment:hS,logdepthbuf_pars_vertex:uS,logdepthbuf_vertex:dS,map_fragment:fS,map_pars_fragment:pS,map_particle_fragment:mS,map_particle_pars_fragment:gS,metalnessmap_fragment:xS,metalnessmap_pars_fragment:yS,morphinstance_vertex:vS,morphcolor_vertex:_S,morphnormal_vertex:bS,morphtarget_pars_vertex:MS,morphtarget_vertex:SS,normal_fragment_begin:wS,normal_fragment_maps:AS,normal_pars_fragment:TS,normal_pars_vertex:ES,normal_vertex:CS,normalmap_pars_fragment:RS,clearcoat_normal_fragment_begin:PS,clearcoat_normal_fragment_maps:IS,clearcoat_pars_fragment:LS,iridescence_pars_fragment:DS,opaque_fragment:NS,packing:FS,premultiplied_alpha_fragment:US,project_vertex:OS,dithering_fragment:kS,dithering_pars_fragment:BS,roughnessmap_fragment:zS,roughnessmap_pars_fragment:VS,shadowmap_pars_fragment:GS,shadowmap_pars_vertex:HS,shadowmap_vertex:WS,shadowmask_pars_fragment:qS,skinbase_vertex:XS,skinning_pars_vertex:$S,skinning_vertex:YS,skinnormal_vertex:ZS,specularmap_fragment:JS,specularmap_pars_fragment:KS,tonemapping_fragment:jS,tonemapping_pars_fragment:QS,transmission_fragment:ew,transmission_pars_fragment:tw,uv_pars_fragment:nw,uv_pars_vertex:iw,uv_vertex:sw,worldpos_vertex:rw,background_vert:ow,background_frag:aw,backgroundCube_vert:lw,backgroundCube_frag:cw,cube_vert:hw,cube_frag:uw,depth_vert:dw,depth_frag:fw,distance_vert:pw,distance_frag:mw,equirect_vert:gw,equirect_frag:xw,linedashed_vert:yw,linedashed_frag:vw,meshbasic_vert:_w,meshbasic_frag:bw,meshlambert_vert:Mw,meshlambert_frag:Sw,meshmatcap_vert:ww,meshmatcap_frag:Aw,meshnormal_vert:Tw,meshnormal_frag:Ew,meshphong_vert:Cw,meshphong_frag:Rw,meshphysical_vert:Pw,meshphysical_frag:Iw,meshtoon_vert:Lw,meshtoon_frag:Dw,points_vert:Nw,points_frag:Fw,shadow_vert:Uw,shadow_frag:Ow,sprite_vert:kw,sprite_frag:Bw},Le={common:{diffuse:{value:new qe(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new nt},alphaMap:{value:null},alphaMapTransform:{value:new nt},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new nt}},envmap:{envMap:{value:null},envMapRotation:{value:new nt},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new nt}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new nt}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new nt},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new nt},normalScale:{value:new je(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new nt},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new nt}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new nt}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new nt}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new qe(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new qe(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new nt},alphaTest:{value:0},uvTransform:{value:new nt}},sprite:{diffuse:{value:new qe(16777215)},opacity:{value:1},center:{value:new je(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new nt},alphaMap:{value:null},alphaMapTransform:{value:new nt},alphaTest:{value:0}}},bs={basic:{uniforms:jn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.fog]),vertexShader:ft.meshbasic_vert,fragmentShader:ft.meshbasic_frag},lambert:{uniforms:jn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new qe(0)},envMapIntensity:{value:1}}]),vertexShader:ft.meshlambert_vert,fragmentShader:ft.meshlambert_frag},phong:{uniforms:jn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new qe(0)},specular:{value:new qe(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:ft.meshphong_vert,fragmentShader:ft.meshphong_frag},standard:{uniforms:jn([Le.common,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.roughnessmap,Le.metalnessmap,Le.fog,Le.lights,{emissive:{value:new qe(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:ft.meshphysical_vert,fragmentShader:ft.meshphysical_frag},toon:{uniforms:jn([Le.common,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.gradientmap,Le.fog,Le.lights,{emissive:{value:new qe(0)}}]),vertexShader:ft.meshtoon_vert,fragmentShader:ft.meshtoon_frag},matcap:{uniforms:jn([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,{matcap:{value:null}}]),vertexShader:ft.meshmatcap_vert,fragmentShader:ft.meshmatcap_frag},points:{uniforms:jn([Le.points,Le.fog]),vertexShader:ft.points_vert,fragmentShader:ft.points_frag},dashed:{uniforms:jn([Le.common,Le.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:ft.linedashed_vert,fragmentShader:ft.linedashed_frag},depth:{uniforms:jn([Le.common,Le.displacementmap]),vertexShader:ft.depth_vert,fragmentShader:ft.depth_frag},normal:{uniforms:jn([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,{opacity:{value:1}}]),vertexShader:ft.meshnormal_vert,fragmentShader:ft.meshnormal_frag},sprite:{uniforms:jn([Le.sprite,Le.fog]),vertexShader:ft.sprite_vert,fragmentShader:ft.sprite_frag},background:{uniforms:{uvTransform:{value:new nt},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:ft.background_vert,fragmentShader:ft.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new nt}},vertexShader:ft.backgroundCube_vert,fragmentShader:ft.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:ft.cube_vert,fragmentShader:ft.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:ft.equirect_vert,fragmentShader:ft.equirect_frag},distance:{uniforms:jn([Le.common,Le.displacementmap,{referencePosition:{value:new O},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:ft.distance_vert,fragmentShader:ft.distance_frag},shadow:{uniforms:jn([Le.lights,Le.fog,{color:{value:new qe(0)},opacity:{value:1}}]),vertexShader:ft.shadow_vert,fragmentShader:ft.shadow_frag}};bs.physical={uniforms:jn([bs.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new nt},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new nt},clearcoatNormalScale:{value:new je(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new nt},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new nt},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new nt},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new nt},sheen:{value:0},sheenColor:{value:new qe(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new nt},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new nt},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new nt},transmissionSamplerSize:{value:new je},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new nt},attenuationDistance:{value:0},attenuationColor:{value:new qe(0)},specularColor:{value:new qe(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new nt},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new nt},anisotropyVector:{value:new je},anisotropyMap:{value:null},anisotropyMapTransform:{value:new nt}}]),vertexShader:ft.meshphysical_vert,fragmentShader:ft.meshphysical_frag};var ou={r:0,b:0,g:0},zw=new wt,Wx=new nt;Wx.set(-1,0,0,0,1,0,0,0,1);function Vw(i,e,t,n,s,r){let o=new qe(0),a=s===!0?0:1,l,c,h=null,u=0,d=null;function f(v){let A=v.isScene===!0?v.background:null;if(A&&A.isTexture){let _=v.backgroundBlurriness>0;A=e.get(A,_)}return A}function p(v){let A=!1,_=f(v);_===null?m(o,a):_&&_.isColor&&(m(_,1),A=!0);let C=i.xr.getEnvironmentBlendMode();C==="additive"?t.buffers.color.setClear(0,0,0,1,r):C==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(i.autoClear||A)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function x(v,A){let _=f(A);_&&_.isCubeTexture?(c===void 0&&(c=new ht(new Zi(1,1,1),new Kn({name:"BackgroundCubeMaterial",uniforms:Hr(bs.backgroundCube.uniforms),vertexShader:bs.backgroundCube.vertexShader,fragmentShader:bs.backgroundCube.fragmentShader,side:qn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(C,w,y){this.matrixWorld.copyPosition(y.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=_,c.material.uniforms.backgroundBlurriness.value=A.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(zw.makeRotationFromEuler(A.backgroundRotation)).transpose(),_.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(Wx),c.material.toneMapped=bt.getTransfer(_.colorSpace)!==It,(h!==_||u!==_.version||d!==i.toneMapping)&&(c.material.needsUpdate=!0,h=_,u=_.version,d=i.toneMapping),c.layers.enableAll(),v.unshift(c,c.geometry,c.material,0,0,null)):_&&_.isTexture&&(l===void 0&&(l=new ht(new Ja(2,2),new Kn({name:"BackgroundMaterial",uniforms:Hr(bs.background.uniforms),vertexShader:bs.background.vertexShader,fragmentShader:bs.background.fragmentShader,side:xs,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=_,l.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,l.material.toneMapped=bt.getTransfer(_.colorSpace)!==It,_.matrixAutoUpdate===!0&&_.updateMatrix(),l.material.uniforms.uvTransform.value.copy(_.matrix),(h!==_||u!==_.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,h=_,u=_.version,d=i.toneMapping),l.layers.enableAll(),v.unshift(l,l.geometry,l.material,0,0,null))}function m(v,A){v.getRGB(ou,$f(i)),t.buffers.color.setClear(ou.r,ou.g,ou.b,A,r)}function g(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(v,A=1){o.set(v),a=A,m(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(v){a=v,m(o,a)},render:p,addToRenderList:x,dispose:g}}function Gw(i,e){let t=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,o=!1;function a(I,z,V,L,H){let Y=!1,W=u(I,L,V,z);r!==W&&(r=W,c(r.object)),Y=f(I,L,V,H),Y&&p(I,L,V,H),H!==null&&e.update(H,i.ELEMENT_ARRAY_BUFFER),(Y||o)&&(o=!1,_(I,z,V,L),H!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,e.get(H).buffer))}function l(){return i.createVertexArray()}function c(I){return i.bindVertexArray(I)}function h(I){return i.deleteVertexArray(I)}function u(I,z,V,L){let H=L.wireframe===!0,Y=n[z.id];Y===void 0&&(Y={},n[z.id]=Y);let W=I.isInstancedMesh===!0?I.id:0,ce=Y[W];ce===void 0&&(ce={},Y[W]=ce);let q=ce[V.id];q===void 0&&(q={},ce[V.id]=q);let $=q[H];return $===void 0&&($=d(l()),q[H]=$),$}function d(I){let z=[],V=[],L=[];for(let H=0;H<t;H++)z[H]=0,V[H]=0,L[H]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:z,enabledAttributes:V,attributeDivisors:L,object:I,attributes:{},index:null}}function f(I,z,V,L){let H=r.attributes,Y=z.attributes,W=0,ce=V.getAttributes();for(let q in ce)if(ce[q].location>=0){let J=H[q],ne=Y[q];if(ne===void 0&&(q==="instanceMatrix"&&I.instanceMatrix&&(ne=I.instanceMatrix),q==="instanceColor"&&I.instanceColor&&(ne=I.instanceColor)),J===void 0||J.attribute!==ne||ne&&J.data!==ne.data)return!0;W++}return r.attributesNum!==W||r.index!==L}function p(I,z,V,L){let H={},Y=z.attributes,W=0,ce=V.getAttributes();for(let q in ce)if(ce[q].location>=0){let J=Y[q];J===void 0&&(q==="instanceMatrix"&&I.instanceMatrix&&(J=I.instanceMatrix),q==="instanceColor"&&I.instanceColor&&(J=I.instanceColor));let ne={};ne.attribute=J,J&&J.data&&(ne.data=J.data),H[q]=ne,W++}r.attributes=H,r.attributesNum=W,r.index=L}function x(){let I=r.newAttributes;for(let z=0,V=I.length;z<V;z++)I[z]=0}function m(I){g(I,0)}function g(I,z){let V=r.newAttributes,L=r.enabledAttributes,H=r.attributeDivisors;V[I]=1,L[I]===0&&(i.enableVertexAttribArray(I),L[I]=1),H[I]!==z&&(i.vertexAttribDivisor(I,z),H[I]=z)}function v(){let I=r.newAttributes,z=r.enabledAttributes;for(let V=0,L=z.length;V<L;V++)z[V]!==I[V]&&(i.disableVertexAttribArray(V),z[V]=0)}function A(I,z,V,L,H,Y,W){W===!0?i.vertexAttribIPointer(I,z,V,H,Y):i.vertexAttribPointer(I,z,V,L,H,Y)}function _(I,z,V,L){x();let H=L.attributes,Y=V.getAttributes(),W=z.defaultAttributeValues;for(let ce in Y){let q=Y[ce];if(q.location>=0){let $=H[ce];if($===void 0&&(ce==="instanceMatrix"&&I.instanceMatrix&&($=I.instanceMatrix),ce==="instanceColor"&&I.instanceColor&&($=I.instanceColor)),$!==void 0){let J=$.normalized,ne=$.itemSize,oe=e.get($);if(oe===void 0)continue;let j=oe.buffer,re=oe.type,fe=oe.bytesPerElement,xe=re===i.INT||re===i.UNSIGNED_INT||$.gpuType===Mh;if($.isInterleavedBufferAttribute){let Me=$.data,He=Me.isInterleavedBuffer===!0?Me.stride:Me.itemSize,rt=$.offset;if(Me.isInstancedInterleavedBuffer||Me.isInstancedBufferAttribute){for(let Ve=0;Ve<q.locationSize;Ve++)g(q.location+Ve,Me.meshPerAttribute);I.isInstancedMesh!==!0&&L._maxInstanceCount===void 0&&(L._maxInstanceCount=Me.meshPerAttribute*Me.count)}else for(let Ve=0;Ve<q.locationSize;Ve++)m(q.location+Ve);i.bindBuffer(i.ARRAY_BUFFER,j);for(let Ve=0;Ve<q.locationSize;Ve++)A(q.location+Ve,ne/q.locationSize,re,J,He*fe,(rt+ne/q.locationSize*Ve)*fe,xe)}else{if($.isInstancedBufferAttribute){for(let Me=0;Me<q.locationSize;Me++)g(q.location+Me,$.meshPerAttribute);I.isInstancedMesh!==!0&&L._maxInstanceCount===void 0&&(L._maxInstanceCount=$.meshPerAttribute*$.count)}else for(let Me=0;Me<q.locationSize;Me++)m(q.location+Me);i.bindBuffer(i.ARRAY_BUFFER,j);for(let Me=0;Me<q.locationSize;Me++)A(q.location+Me,ne/q.locationSize,re,J,ne*fe,ne/q.locationSize*Me*fe,xe)}}else if(W!==void 0){let J=W[ce];if(J!==void 0)switch(J.length){case 2:i.vertexAttrib2fv(q.location,J);break;case 3:i.vertexAttrib3fv(q.location,J);break;case 4:i.vertexAttrib4fv(q.location,J);break;default:i.vertexAttrib1fv(q.location,J)}}}}v()}function C(){U();for(let I in n){let z=n[I];for(let V in z){let L=z[V];for(let H in L){let Y=L[H];for(let W in Y)h(Y[W].object),delete Y[W];delete L[H]}}delete n[I]}}function w(I){if(n[I.id]===void 0)return;let z=n[I.id];for(let V in z){let L=z[V];for(let H in L){let Y=L[H];for(let W in Y)h(Y[W].object),delete Y[W];delete L[H]}}delete n[I.id]}function y(I){for(let z in n){let V=n[z];for(let L in V){let H=V[L];if(H[I.id]===void 0)continue;let Y=H[I.id];for(let W in Y)h(Y[W].object),delete Y[W];delete H[I.id]}}}function S(I){for(let z in n){let V=n[z],L=I.isInstancedMesh===!0?I.id:0,H=V[L];if(H!==void 0){for(let Y in H){let W=H[Y];for(let ce in W)h(W[ce].object),delete W[ce];delete H[Y]}delete V[L],Object.keys(V).length===0&&delete n[z]}}}function U(){D(),o=!0,r!==s&&(r=s,c(r.object))}function D(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:U,resetDefaultState:D,dispose:C,releaseStatesOfGeometry:w,releaseStatesOfObject:S,releaseStatesOfProgram:y,initAttributes:x,enableAttribute:m,disableUnusedAttributes:v}}function Hw(i,e,t){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),t.update(c,n,1)}function o(l,c,h){h!==0&&(i.drawArraysInstanced(n,l,c,h),t.update(c,n,h))}function a(l,c,h){if(h===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let d=0;for(let f=0;f<h;f++)d+=c[f];t.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function Ww(i,e,t,n){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let y=e.get("EXT_texture_filter_anisotropic");s=i.getParameter(y.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(y){return!(y!==Qi&&n.convert(y)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(y){let S=y===ji&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(y!==fi&&y!==Ki&&!S&&n.convert(y)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(y){if(y==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";y="mediump"}return y==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",h=l(c);h!==c&&(Ye("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let u=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&u===!1;t.reversedDepthBuffer===!0&&u===!1&&Ye("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&u===!0&&Ye("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),p=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),x=i.getParameter(i.MAX_TEXTURE_SIZE),m=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),g=i.getParameter(i.MAX_VERTEX_ATTRIBS),v=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),A=i.getParameter(i.MAX_VARYING_VECTORS),_=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),C=i.getParameter(i.MAX_SAMPLES),w=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:f,maxVertexTextures:p,maxTextureSize:x,maxCubemapSize:m,maxAttributes:g,maxVertexUniforms:v,maxVaryings:A,maxFragmentUniforms:_,maxSamples:C,samples:w}}function qw(i){let e=this,t=null,n=0,s=!1,r=!1,o=new $i,a=new nt,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let f=u.length!==0||d||n!==0||s;return s=d,n=u.length,f},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,d){t=h(u,d,0)},this.setState=function(u,d,f){let p=u.clippingPlanes,x=u.clipIntersection,m=u.clipShadows,g=i.get(u);if(!s||p===null||p.length===0||r&&!m)r?h(null):c();else{let v=r?0:n,A=v*4,_=g.clippingState||null;l.value=_,_=h(p,d,A,f);for(let C=0;C!==A;++C)_[C]=t[C];g.clippingState=_,this.numIntersection=x?this.numPlanes:0,this.numPlanes+=v}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=n>0),e.numPlanes=n,e.numIntersection=0}function h(u,d,f,p){let x=u!==null?u.length:0,m=null;if(x!==0){if(m=l.value,p!==!0||m===null){let g=f+x*4,v=d.matrixWorldInverse;a.getNormalMatrix(v),(m===null||m.length<g)&&(m=new Float32Array(g));for(let A=0,_=f;A!==x;++A,_+=4)o.copy(u[A]).applyMatrix4(v,a),o.normal.toArray(m,_),m[_+3]=o.constant}l.value=m,l.needsUpdate=!0}return e.numPlanes=x,e.numIntersection=0,m}}var gl=class extends Si{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let n={width:e,height:e,depth:1},s=[n,n,n,n,n,n];this.texture=new $a(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},s=new Zi(5,5,5),r=new Kn({name:"CubemapFromEquirect",uniforms:Hr(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:qn,blending:kr});r.uniforms.tEquirect.value=t;let o=new ht(s,r),a=t.minFilter;return t.minFilter===Gs&&(t.minFilter=ci),new Yo(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,n=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,n,s);e.setRenderTarget(r)}},Mx=256,Xw=3,$w=20,qx=256,Xx=16,Yw=3,Zw=new O,Jw=new qe,lu=class i{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Yo(1,10,null),this._boxMesh=new ht(new Zi(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,n=.1,s=100,r={}){let{size:o=256,position:a=Zw}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);t>0&&(h.texture.mipmapsAutoUpdate=!1);let u=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,p=l.autoClearStencil,x=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,x===null&&(e.background=l.getClearColor(Jw));let m=new Yo(n,s,h);return m.position.copy(a),m.update(l,e),l.autoClear=u,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=p,e.background=x,t>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Ax(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=wx(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(Mx,px(e))}_fromTexture(e,t){e.mapping===zr||e.mapping===Jo?this._setSize(e.image.length===0?Mx:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let n=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(n),n}_allocateTarget(){let e=this._cubeSize,t=Sx(e,!1,!1),n=Math.log2(e)-Xw;for(let s=0;s<=n;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==t||e&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=Sx(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===zr||e.mapping===Jo?(this._cubemapMaterial===null&&(this._cubemapMaterial=Ax()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=wx()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=Kw(),this._integrationMaterial=jw());let t=this._cubeSize,n=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/Xx);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-Yw)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(qx*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=Qw());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,n),s.envMap.value=e.texture,this._renderCube(r,0,n)}};function Sx(i,e,t){return new gl(i,{minFilter:Gs,generateMipmaps:e,type:ji,colorSpace:Oa,depthBuffer:t})}function xl(i,e,t){return new Kn({name:i,uniforms:e,vertexShader:ft.cube_vert,fragmentShader:t,side:qn,blending:kr,depthTest:!1,depthWrite:!1})}function Kw(){return xl("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${qx}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function jw(){return xl("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:Xx}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function Qw(){return xl("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${$w}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function wx(){return xl("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function Ax(){return xl("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function e1(i){let e=new WeakMap,t=new WeakMap,n=null;function s(d,f=!1){return d==null?null:f?o(d):r(d)}function r(d){if(d&&d.isTexture){let f=d.mapping;if(f===vh||f===_h)if(e.has(d)){let p=e.get(d).texture;return a(p,d.mapping)}else{let p=d.image;if(p&&p.height>0){let x=new gl(p.height);return x.fromEquirectangularTexture(i,d),e.set(d,x),d.addEventListener("dispose",c),a(x.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,p=f===vh||f===_h,x=f===zr||f===Jo;if(p||x){let m=t.get(d),g=m!==void 0?m.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==g)return n===null&&(n=new lu(i)),m=p?n.fromEquirectangular(d,m):n.fromCubemap(d,m),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),m.texture;if(m!==void 0)return m.texture;{let v=d.image;return p&&v&&v.height>0||x&&v&&l(v)?(n===null&&(n=new lu(i)),m=p?n.fromEquirectangular(d):n.fromCubemap(d),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),d.addEventListener("dispose",h),m.texture):null}}}return d}function a(d,f){return f===vh?d.mapping=zr:f===_h&&(d.mapping=Jo),d}function l(d){let f=0,p=6;for(let x=0;x<p;x++)d[x]!==void 0&&f++;return f===p}function c(d){let f=d.target;f.removeEventListener("dispose",c);let p=e.get(f);p!==void 0&&(e.delete(f),p.dispose())}function h(d){let f=d.target;f.removeEventListener("dispose",h);let p=t.get(f);p!==void 0&&(t.delete(f),p.dispose())}function u(){e=new WeakMap,t=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:u}}function t1(i){let e={};function t(n){if(e[n]!==void 0)return e[n];let s=i.getExtension(n);return e[n]=s,s}return{has:function(n){return t(n)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(n){let s=t(n);return s===null&&Fa("WebGLRenderer: "+n+" extension not supported."),s}}}function n1(i,e,t,n){let s={},r=new WeakMap,o=new FinalizationRegistry(p=>delete s[p]);function a(p){l(p.target)}function l(p){p.index!==null&&e.remove(p.index);for(let m in p.attributes)e.remove(p.attributes[m]);p.removeEventListener("dispose",a),delete s[p.id],o.unregister(p);let x=r.get(p);x&&(e.remove(x),r.delete(p)),n.releaseStatesOfGeometry(p),p.isInstancedBufferGeometry===!0&&delete p._maxInstanceCount,t.memory.geometries--}function c(p,x){return s[x.id]!==void 0||(x.addEventListener("dispose",a),s[x.id]=new WeakRef(x),o.register(x,x.id,x),t.memory.geometries++),x}function h(p){let x=p.attributes;for(let m in x)e.update(x[m],i.ARRAY_BUFFER)}function u(p){let x=p.index,m=p.attributes.position,g=0;if(m===void 0)return;let v=x!==null?x.array.length:m.array.length/3-1,A=m.count>=65535?Wa:Ha,_=new A(Math.ceil(v/3)*6,1),C=_.array;if(x!==null){let y=x.array;g=x.version;for(let S=0,U=0;S<v;S+=3){let D=y[S+0],I=y[S+1],z=y[S+2];C[U++]=D,C[U++]=I,C[U++]=I,C[U++]=z,C[U++]=z,C[U++]=D}}else{g=m.version;for(let y=0,S=0;y<v;y+=3){let U=y+0,D=y+1,I=y+2;C[S++]=U,C[S++]=D,C[S++]=D,C[S++]=I,C[S++]=I,C[S++]=U}}_.version=g;let w=r.get(p);w&&e.remove(w),r.set(p,_)}function d(p){let x=r.get(p);if(x){let m=p.index;m!==null&&x.version<m.version&&u(p)}else u(p);return r.get(p)}function f(){for(let p in s){let x=s[p].deref();x!==void 0&&l(x)}}return{get:c,update:h,getWireframeAttribute:d,dispose:f}}function i1(i,e,t){let n;function s(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function l(u,d){i.drawElements(n,d,r,u*o),t.update(d,n,1)}function c(u,d,f){f!==0&&(i.drawElementsInstanced(n,d,r,u*o,f),t.update(d,n,f))}function h(u,d,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,u,0,f);let x=0;for(let m=0;m<f;m++)x+=d[m];t.update(x,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function s1(i){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(t.calls++,o){case i.TRIANGLES:t.triangles+=a*(r/3);break;case i.LINES:t.lines+=a*(r/2);break;case i.LINE_STRIP:t.lines+=a*(r-1);break;case i.LINE_LOOP:t.lines+=a*r;break;case i.POINTS:t.points+=a*r;break;default:Ke("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:n}}function r1(i,e,t){let n=new WeakMap,s=new en;function r(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,d=n.get(a);if(d===void 0||d.count!==u){let U=function(){y.dispose(),n.delete(a),a.removeEventListener("dispose",U)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,p=a.morphAttributes.normal!==void 0,x=a.morphAttributes.color!==void 0,m=a.morphAttributes.position||[],g=a.morphAttributes.normal||[],v=a.morphAttributes.color||[],A=0;f===!0&&(A=1),p===!0&&(A=2),x===!0&&(A=3);let _=a.attributes.position.count*A,C=1;_>e.maxTextureSize&&(C=Math.ceil(_/e.maxTextureSize),_=e.maxTextureSize);let w=new Float32Array(_*C*4*u),y=new Va(w,_,C,u);y.type=Ki,y.needsUpdate=!0;let S=A*4;for(let D=0;D<u;D++){let I=m[D],z=g[D],V=v[D],L=_*C*4*D;for(let H=0;H<I.count;H++){let Y=H*S;f===!0&&(s.fromBufferAttribute(I,H),w[L+Y+0]=s.x,w[L+Y+1]=s.y,w[L+Y+2]=s.z,w[L+Y+3]=0),p===!0&&(s.fromBufferAttribute(z,H),w[L+Y+4]=s.x,w[L+Y+5]=s.y,w[L+Y+6]=s.z,w[L+Y+7]=0),x===!0&&(s.fromBufferAttribute(V,H),w[L+Y+8]=s.x,w[L+Y+9]=s.y,w[L+Y+10]=s.z,w[L+Y+11]=V.itemSize===4?s.w:1)}}d={count:u,texture:y,size:new je(_,C)},n.set(a,d),a.addEventListener("dispose",U)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,t);else{let f=0;for(let x=0;x<c.length;x++)f+=c[x];let p=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(i,"morphTargetBaseInfluence",p),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",d.texture,t),l.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function o1(i,e,t,n,s){let r=new WeakMap;function o(c){let h=s.render.frame,u=c.geometry,d=e.get(c,u);if(r.get(d)!==h&&(e.update(d),r.set(d,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(t.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==h&&(f.update(),r.set(f,h))}return d}function a(){r=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),t.remove(h.instanceMatrix),h.instanceColor!==null&&t.remove(h.instanceColor)}return{update:o,dispose:a}}var a1={[Ef]:"LINEAR_TONE_MAPPING",[Cf]:"REINHARD_TONE_MAPPING",[Rf]:"CINEON_TONE_MAPPING",[Pf]:"ACES_FILMIC_TONE_MAPPING",[Lf]:"AGX_TONE_MAPPING",[Df]:"NEUTRAL_TONE_MAPPING",[If]:"CUSTOM_TONE_MAPPING"};function l1(i,e,t,n,s,r){let o=new Si(e,t,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new Mn;h.setAttribute("position",new cn([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new cn([0,2,0,0,2,0],2));let u=new sh({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),d=new ht(h,u),f=new tl(-1,1,1,-1,0,1),p=null,x=null,m=!1,g,v=null,A=[],_=!1;this.setSize=function(C,w){o.setSize(C,w),a!==null&&a.setSize(C,w),l!==null&&l.setSize(C,w);for(let y=0;y<A.length;y++){let S=A[y];S.setSize&&S.setSize(C,w)}},this.setEffects=function(C){A=C,_=A.length>0&&A[0].isRenderPass===!0;let w=o.width,y=o.height;A.length>0&&a===null&&(a=new Si(w,y,{type:ji,depthBuffer:!1,stencilBuffer:!1}),l=new Si(w,y,{type:ji,depthBuffer:!1,stencilBuffer:!1}));let S=s===!0&&A.some(U=>U.needsDepthTexture===!0);S!==(o.depthTexture!==null)&&(S===!0&&c===null&&(c=new Vs(w,y),r===!0&&(c.format=Hs,c.type=Vr)),o.dispose(),o.depthTexture=S?c:null,o.resolveDepthBuffer=S,o.storeMultisampledDepthBuffer=S);for(let U=0;U<A.length;U++){let D=A[U];D.setSize&&D.setSize(w,y),S&&D.needsDepthTexture===!0&&D.setDepthTexture&&D.setDepthTexture(c)}},this.begin=function(C,w){if(m||C.toneMapping===vs&&A.length===0)return!1;if(v=w,w!==null){let y=w.width,S=w.height;(o.width!==y||o.height!==S)&&this.setSize(y,S)}return _===!1&&C.setRenderTarget(o),g=C.toneMapping,C.toneMapping=vs,!0},this.hasRenderPass=function(){return _},this.end=function(C,w){C.toneMapping=g,m=!0;let y=o,S=a;for(let U=0;U<A.length;U++){let D=A[U];D.enabled!==!1&&(D.render(C,S,y,w),D.needsSwap!==!1&&(y=S,S=S===a?l:a))}if(p!==C.outputColorSpace||x!==C.toneMapping){p=C.outputColorSpace,x=C.toneMapping,u.defines={},bt.getTransfer(p)===It&&(u.defines.SRGB_TRANSFER="");let U=a1[x];U&&(u.defines[U]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=y.texture,C.setRenderTarget(v),C.render(d,f),v=null,m=!1},this.isCompositing=function(){return m},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),u.dispose()}}var $x=new hi,Yx=new Vs(1,1),Zx=new Ya(1),Jx=new Va,Kx=new Kc,jx=new $a,Tx=[],Ex=[],Cx=new Float32Array(16),Rx=new Float32Array(9),Px=new Float32Array(4);function Qo(i,e,t){let n=i[0];if(n<=0||n>0)return i;let s=e*t,r=Tx[s];if(r===void 0&&(r=new Float32Array(s),Tx[s]=r),e!==0){n.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,i[o].toArray(r,a)}return r}function Pn(i,e){if(i.length!==e.length)return!1;for(let t=0,n=i.length;t<n;t++)if(i[t]!==e[t])return!1;return!0}function In(i,e){for(let t=0,n=e.length;t<n;t++)i[t]=e[t]}function hu(i,e){let t=Ex[e];t===void 0&&(t=new Int32Array(e),Ex[e]=t);for(let n=0;n!==e;++n)t[n]=i.allocateTextureUnit();return t}function c1(i,e){let t=this.cache;t[0]!==e&&(i.uniform1f(this.addr,e),t[0]=e)}function h1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Pn(t,e))return;i.uniform2fv(this.addr,e),In(t,e)}}function u1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(i.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Pn(t,e))return;i.uniform3fv(this.addr,e),In(t,e)}}function d1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Pn(t,e))return;i.uniform4fv(this.addr,e),In(t,e)}}function f1(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Pn(t,e))return;i.uniformMatrix2fv(this.addr,!1,e),In(t,e)}else{if(Pn(t,n))return;Px.set(n),i.uniformMatrix2fv(this.addr,!1,Px),In(t,n)}}function p1(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Pn(t,e))return;i.uniformMatrix3fv(this.addr,!1,e),In(t,e)}else{if(Pn(t,n))return;Rx.set(n),i.uniformMatrix3fv(this.addr,!1,Rx),In(t,n)}}function m1(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Pn(t,e))return;i.uniformMatrix4fv(this.addr,!1,e),In(t,e)}else{if(Pn(t,n))return;Cx.set(n),i.uniformMatrix4fv(this.addr,!1,Cx),In(t,n)}}function g1(i,e){let t=this.cache;t[0]!==e&&(i.uniform1i(this.addr,e),t[0]=e)}function x1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Pn(t,e))return;i.uniform2iv(this.addr,e),In(t,e)}}function y1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Pn(t,e))return;i.uniform3iv(this.addr,e),In(t,e)}}function v1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Pn(t,e))return;i.uniform4iv(this.addr,e),In(t,e)}}function _1(i,e){let t=this.cache;t[0]!==e&&(i.uniform1ui(this.addr,e),t[0]=e)}function b1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Pn(t,e))return;i.uniform2uiv(this.addr,e),In(t,e)}}function M1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Pn(t,e))return;i.uniform3uiv(this.addr,e),In(t,e)}}function S1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Pn(t,e))return;i.uniform4uiv(this.addr,e),In(t,e)}}function uu(i){return i.version===0&&(i.compareFunction=Wf,i.needsUpdate=!0),i}function w1(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=uu(Yx):r=$x,t.setTexture2D(e||r,s)}function A1(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture3D(e||Kx,s)}function T1(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=uu(Zx):r=jx,t.setTextureCube(e||r,s)}function E1(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture2DArray(e||Jx,s)}function C1(i){switch(i){case 5126:return c1;case 35664:return h1;case 35665:return u1;case 35666:return d1;case 35674:return f1;case 35675:return p1;case 35676:return m1;case 5124:case 35670:return g1;case 35667:case 35671:return x1;case 35668:case 35672:return y1;case 35669:case 35673:return v1;case 5125:return _1;case 36294:return b1;case 36295:return M1;case 36296:return S1;case 35678:case 36198:case 36298:case 36306:case 35682:return w1;case 35679:case 36299:case 36307:return A1;case 35680:case 36300:case 36308:case 36293:return T1;case 36289:case 36303:case 36311:case 36292:return E1}}function R1(i,e){i.uniform1fv(this.addr,e)}function P1(i,e){let t=Qo(e,this.size,2);i.uniform2fv(this.addr,t)}function I1(i,e){let t=Qo(e,this.size,3);i.uniform3fv(this.addr,t)}function L1(i,e){let t=Qo(e,this.size,4);i.uniform4fv(this.addr,t)}function D1(i,e){let t=Qo(e,this.size,4);i.uniformMatrix2fv(this.addr,!1,t)}function N1(i,e){let t=Qo(e,this.size,9);i.uniformMatrix3fv(this.addr,!1,t)}function F1(i,e){let t=Qo(e,this.size,16);i.uniformMatrix4fv(this.addr,!1,t)}function U1(i,e){i.uniform1iv(this.addr,e)}function O1(i,e){i.uniform2iv(this.addr,e)}function k1(i,e){i.uniform3iv(this.addr,e)}function B1(i,e){i.uniform4iv(this.addr,e)}function z1(i,e){i.uniform1uiv(this.addr,e)}function V1(i,e){i.uniform2uiv(this.addr,e)}function G1(i,e){i.uniform3uiv(this.addr,e)}function H1(i,e){i.uniform4uiv(this.addr,e)}function W1(i,e,t){let n=this.cache,s=e.length,r=hu(t,s);Pn(n,r)||(i.uniform1iv(this.addr,r),In(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=uu(Yx):o=$x;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function q1(i,e,t){let n=this.cache,s=e.length,r=hu(t,s);Pn(n,r)||(i.uniform1iv(this.addr,r),In(n,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||Kx,r[o])}function X1(i,e,t){let n=this.cache,s=e.length,r=hu(t,s);Pn(n,r)||(i.uniform1iv(this.addr,r),In(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=uu(Zx):o=jx;for(let a=0;a!==s;++a)t.setTextureCube(e[a]||o,r[a])}function $1(i,e,t){let n=this.cache,s=e.length,r=hu(t,s);Pn(n,r)||(i.uniform1iv(this.addr,r),In(n,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||Jx,r[o])}function Y1(i){switch(i){case 5126:return R1;case 35664:return P1;case 35665:return I1;case 35666:return L1;case 35674:return D1;case 35675:return N1;case 35676:return F1;case 5124:case 35670:return U1;case 35667:case 35671:return O1;case 35668:case 35672:return k1;case 35669:case 35673:return B1;case 5125:return z1;case 36294:return V1;case 36295:return G1;case 36296:return H1;case 35678:case 36198:case 36298:case 36306:case 35682:return W1;case 35679:case 36299:case 36307:return q1;case 35680:case 36300:case 36308:case 36293:return X1;case 36289:case 36303:case 36311:case 36292:return $1}}var Qf=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.setValue=C1(t.type)}},ep=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=Y1(t.type)}},tp=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],n)}}},Kf=/(\w+)(\])?(\[|\.)?/g;function Ix(i,e){i.seq.push(e),i.map[e.id]=e}function Z1(i,e,t){let n=i.name,s=n.length;for(Kf.lastIndex=0;;){let r=Kf.exec(n),o=Kf.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){Ix(t,c===void 0?new Qf(a,i,e):new ep(a,i,e));break}else{let u=t.map[a];u===void 0&&(u=new tp(a),Ix(t,u)),t=u}}}var jo=class{constructor(e,t){this.seq=[],this.map={};let n=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);Z1(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,n,s){let r=this.map[t];r!==void 0&&r.setValue(e,n,s)}setOptional(e,t,n){let s=t[n];s!==void 0&&this.setValue(e,n,s)}static upload(e,t,n,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,s)}}static seqWithValue(e,t){let n=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&n.push(o)}return n}};function Lx(i,e,t){let n=i.createShader(e);return i.shaderSource(n,t),i.compileShader(n),n}var J1=37297,K1=0;function j1(i,e){let t=i.split(`
`),n=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return n.join(`
`)}var Dx=new nt;function Q1(i){bt._getMatrix(Dx,bt.workingColorSpace,i);let e=`mat3( ${Dx.elements.map(t=>t.toFixed(4))} )`;switch(bt.getTransfer(i)){case ka:return[e,"LinearTransferOETF"];case It:return[e,"sRGBTransferOETF"];default:return Ye("WebGLProgram: Unsupported color space: ",i),[e,"LinearTransferOETF"]}}function Nx(i,e,t){let n=i.getShaderParameter(e,i.COMPILE_STATUS),r=(i.getShaderInfoLog(e)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+j1(i.getShaderSource(e),a)}else return r}function eA(i,e){let t=Q1(e);return[`vec4 ${i}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var tA={[Ef]:"Linear",[Cf]:"Reinhard",[Rf]:"Cineon",[Pf]:"ACESFilmic",[Lf]:"AgX",[Df]:"Neutral",[If]:"Custom"};function nA(i,e){let t=tA[e];return t===void 0?(Ye("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var au=new O;function iA(){bt.getLuminanceCoefficients(au);let i=au.x.toFixed(4),e=au.y.toFixed(4),t=au.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function sA(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(ml).join(`
`)}function rA(i){let e=[];for(let t in i){let n=i[t];n!==!1&&e.push("#define "+t+" "+n)}return e.join(`
`)}function oA(i,e){let t={},n=i.getProgramParameter(e,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(e,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:i.getAttribLocation(e,o),locationSize:a}}return t}function ml(i){return i!==""}function Fx(i,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function Ux(i,e){return i.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var aA=/^[ \t]*#include +<([\w\d./]+)>/gm;function np(i){return i.replace(aA,lA)}function lA(i,e){let t=ft[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return np(t)}var cA=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Ox(i){return i.replace(cA,hA)}function hA(i,e,t,n){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function kx(i){let e=`precision ${i.precision} float;
	precision ${i.precision} int;
	precision ${i.precision} sampler2D;
	precision ${i.precision} samplerCube;
	precision ${i.precision} sampler3D;
	precision ${i.precision} sampler2DArray;
	precision ${i.precision} sampler2DShadow;
	precision ${i.precision} samplerCubeShadow;
	precision ${i.precision} sampler2DArrayShadow;
	precision ${i.precision} isampler2D;
	precision ${i.precision} isampler3D;
	precision ${i.precision} isamplerCube;
	precision ${i.precision} isampler2DArray;
	precision ${i.precision} usampler2D;
	precision ${i.precision} usampler3D;
	precision ${i.precision} usamplerCube;
	precision ${i.precision} usampler2DArray;
	`;return i.precision==="highp"?e+=`
#define HIGH_PRECISION`:i.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:i.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}var uA={[ol]:"SHADOWMAP_TYPE_PCF",[Zo]:"SHADOWMAP_TYPE_VSM"};function dA(i){return uA[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var fA={[Jo]:"ENVMAP_MODE_REFRACTION"};function pA(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":fA[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var mA={[Tf]:"ENVMAP_BLENDING_MULTIPLY",[Q0]:"ENVMAP_BLENDING_MIX",[ex]:"ENVMAP_BLENDING_ADD"};function gA(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":mA[i.combine]||"ENVMAP_BLENDING_NONE"}function xA(i,e,t,n){let s=i.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,l=dA(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=pA(t),u=gA(t),d=sA(t),f=rA(r),p=s.createProgram(),x,m,g=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(x=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(ml).join(`
`),x.length>0&&(x+=`
`),m=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(ml).join(`
`),m.length>0&&(m+=`
`)):(x=[kx(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+h:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(ml).join(`
`),m=[kx(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+h:"",t.envMap?"#define "+u:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==vs?"#define TONE_MAPPING":"",t.toneMapping!==vs?ft.tonemapping_pars_fragment:"",t.toneMapping!==vs?nA("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",ft.colorspace_pars_fragment,eA("linearToOutputTexel",t.outputColorSpace),iA(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(ml).join(`
`)),o=np(o),o=Fx(o,t),o=Ux(o,t),a=np(a),a=Fx(a,t),a=Ux(a,t),o=Ox(o),a=Ox(a),t.isRawShaderMaterial!==!0&&(g=`#version 300 es
`,x=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+x,m=["#define varying in",t.glslVersion===Xf?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===Xf?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+m);let v=g+x+o,A=g+m+a,_=Lx(s,s.VERTEX_SHADER,v),C=Lx(s,s.FRAGMENT_SHADER,A);s.attachShader(p,_),s.attachShader(p,C),t.index0AttributeName!==void 0?s.bindAttribLocation(p,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(p,0,"position"),s.linkProgram(p);function w(D){if(i.debug.checkShaderErrors){let I=s.getProgramInfoLog(p)||"",z=s.getShaderInfoLog(_)||"",V=s.getShaderInfoLog(C)||"",L=I.trim(),H=z.trim(),Y=V.trim(),W=!0,ce=!0;if(s.getProgramParameter(p,s.LINK_STATUS)===!1)if(W=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,p,_,C);else{let q=Nx(s,_,"vertex"),$=Nx(s,C,"fragment");Ke("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(p,s.VALIDATE_STATUS)+`

Material Name: `+D.name+`
Material Type: `+D.type+`

Program Info Log: `+L+`
`+q+`
`+$)}else L!==""?Ye("WebGLProgram: Program Info Log:",L):(H===""||Y==="")&&(ce=!1);ce&&(D.diagnostics={runnable:W,programLog:L,vertexShader:{log:H,prefix:x},fragmentShader:{log:Y,prefix:m}})}s.deleteShader(_),s.deleteShader(C),y=new jo(s,p),S=oA(s,p)}let y;this.getUniforms=function(){return y===void 0&&w(this),y};let S;this.getAttributes=function(){return S===void 0&&w(this),S};let U=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return U===!1&&(U=s.getProgramParameter(p,J1)),U},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(p),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=K1++,this.cacheKey=e,this.usedTimes=1,this.program=p,this.vertexShader=_,this.fragmentShader=C,this}var yA=0,ip=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,n){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let n of t)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,n=t.get(e);return n===void 0&&(n=new Set,t.set(e,n)),n}_getShaderStage(e){let t=this.shaderCache,n=t.get(e);return n===void 0&&(n=new sp(e),t.set(e,n)),n}},sp=class{constructor(e){this.id=yA++,this.code=e,this.usedTimes=0}};function vA(i){return i===mr||i===dl||i===fl}function _A(i,e,t,n,s,r){let o=new Ho,a=new ip,l=new Set,c=[],h=new Map,u=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(y){return l.add(y),y===0?"uv":`uv${y}`}function p(y,S,U,D,I,z){let V=D.fog,L=I.geometry,H=y.isMeshStandardMaterial||y.isMeshLambertMaterial||y.isMeshPhongMaterial?D.environment:null,Y=y.isMeshStandardMaterial||y.isMeshLambertMaterial&&!y.envMap||y.isMeshPhongMaterial&&!y.envMap,W=e.get(y.envMap||H,Y),ce=d[y.type],q=n.precision;y.precision!==null&&(q=n.getMaxPrecision(y.precision),q!==y.precision&&Ye("WebGLProgram.getParameters:",y.precision,"not supported, using",q,"instead."));let $=L.morphAttributes.position||L.morphAttributes.normal||L.morphAttributes.color,J=$!==void 0?$.length:0,ne=0;L.morphAttributes.position!==void 0&&(ne=1),L.morphAttributes.normal!==void 0&&(ne=2),L.morphAttributes.color!==void 0&&(ne=3);let oe,j,re,fe;if(ce){let Ce=bs[ce];oe=Ce.vertexShader,j=Ce.fragmentShader}else{oe=y.vertexShader,j=y.fragmentShader;let Ce=a.getVertexShaderStage(y),ct=a.getFragmentShaderStage(y);a.update(y,Ce,ct),re=Ce.id,fe=ct.id}let xe=i.getRenderTarget(),Me=i.state.buffers.depth.getReversed(),He=I.isInstancedMesh===!0,rt=I.isBatchedMesh===!0,Ve=!!y.map,pt=!!y.matcap,ut=!!W,it=ut&&W.isPMREMTexture===!0,Kt=!!y.aoMap,Gt=!!y.lightMap,pn=!!y.bumpMap&&y.wireframe===!1,Ut=!!y.normalMap,Ln=!!y.displacementMap,St=!!y.emissiveMap,Sn=!!y.metalnessMap,nn=!!y.roughnessMap,mn=y.anisotropy>0,B=y.clearcoat>0,Re=y.diffuseRoughness>0,$e=y.dispersion>0,ot=y.retroreflectivity>0,we=y.iridescence>0,kt=y.sheen>0,ze=y.transmission>0,Xe=mn&&!!y.anisotropyMap,R=B&&!!y.clearcoatMap,M=B&&!!y.clearcoatNormalMap,Z=B&&!!y.clearcoatRoughnessMap,pe=Re&&!!y.diffuseRoughnessMap,he=we&&!!y.iridescenceMap,ve=we&&!!y.iridescenceThicknessMap,_e=kt&&!!y.sheenColorMap,ie=kt&&!!y.sheenRoughnessMap,ae=!!y.specularMap,ge=!!y.specularColorMap,k=!!y.specularIntensityMap,le=ze&&!!y.transmissionMap,se=ze&&!!y.thicknessMap,Ae=!!y.gradientMap,ye=!!y.alphaMap,Se=y.alphaTest>0,Ge=!!y.alphaHash,Qe=!!y.extensions,de=vs;y.toneMapped&&(xe===null||xe.isXRRenderTarget===!0)&&(de=i.toneMapping);let Oe=it?W.isCompressedCubeTexture?W.image[0].mipmaps:W.mipmaps:null,et={shaderID:ce,shaderType:y.type,shaderName:y.name,vertexShader:oe,fragmentShader:j,defines:y.defines,customVertexShaderID:re,customFragmentShaderID:fe,isRawShaderMaterial:y.isRawShaderMaterial===!0,glslVersion:y.glslVersion,precision:q,batching:rt,batchingColor:rt&&I._colorsTexture!==null,instancing:He,instancingColor:He&&I.instanceColor!==null,instancingMorph:He&&I.morphTexture!==null,outputColorSpace:xe===null?i.outputColorSpace:xe.isXRRenderTarget===!0?xe.texture.colorSpace:bt.workingColorSpace,alphaToCoverage:!!y.alphaToCoverage,map:Ve,matcap:pt,envMap:ut,envMapMode:ut&&W.mapping,envMapPMREM:it,envMapMaxLod:it?Oe.length-1:null,envMapSize:it?Oe[0].width:null,aoMap:Kt,lightMap:Gt,bumpMap:pn,normalMap:Ut,displacementMap:Ln,emissiveMap:St,normalMapObjectSpace:Ut&&y.normalMapType===ix,normalMapTangentSpace:Ut&&y.normalMapType===su,packedNormalMap:Ut&&y.normalMapType===su&&vA(y.normalMap.format),metalnessMap:Sn,roughnessMap:nn,anisotropy:mn,anisotropyMap:Xe,clearcoat:B,clearcoatMap:R,clearcoatNormalMap:M,clearcoatRoughnessMap:Z,diffuseRoughness:Re,diffuseRoughnessMap:pe,dispersion:$e,retroreflection:ot,iridescence:we,iridescenceMap:he,iridescenceThicknessMap:ve,sheen:kt,sheenColorMap:_e,sheenRoughnessMap:ie,specularMap:ae,specularColorMap:ge,specularIntensityMap:k,transmission:ze,transmissionMap:le,thicknessMap:se,gradientMap:Ae,opaque:y.transparent===!1&&y.blending===ys&&y.alphaToCoverage===!1,alphaMap:ye,alphaTest:Se,alphaHash:Ge,combine:y.combine,mapUv:Ve&&f(y.map.channel),aoMapUv:Kt&&f(y.aoMap.channel),lightMapUv:Gt&&f(y.lightMap.channel),bumpMapUv:pn&&f(y.bumpMap.channel),normalMapUv:Ut&&f(y.normalMap.channel),displacementMapUv:Ln&&f(y.displacementMap.channel),emissiveMapUv:St&&f(y.emissiveMap.channel),metalnessMapUv:Sn&&f(y.metalnessMap.channel),roughnessMapUv:nn&&f(y.roughnessMap.channel),anisotropyMapUv:Xe&&f(y.anisotropyMap.channel),clearcoatMapUv:R&&f(y.clearcoatMap.channel),clearcoatNormalMapUv:M&&f(y.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:Z&&f(y.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:pe&&f(y.diffuseRoughnessMap.channel),iridescenceMapUv:he&&f(y.iridescenceMap.channel),iridescenceThicknessMapUv:ve&&f(y.iridescenceThicknessMap.channel),sheenColorMapUv:_e&&f(y.sheenColorMap.channel),sheenRoughnessMapUv:ie&&f(y.sheenRoughnessMap.channel),specularMapUv:ae&&f(y.specularMap.channel),specularColorMapUv:ge&&f(y.specularColorMap.channel),specularIntensityMapUv:k&&f(y.specularIntensityMap.channel),transmissionMapUv:le&&f(y.transmissionMap.channel),thicknessMapUv:se&&f(y.thicknessMap.channel),alphaMapUv:ye&&f(y.alphaMap.channel),vertexTangents:!!L.attributes.tangent&&(Ut||mn),vertexNormals:!!L.attributes.normal,vertexColors:y.vertexColors,vertexAlphas:y.vertexColors===!0&&!!L.attributes.color&&L.attributes.color.itemSize===4,pointsUvs:I.isPoints===!0&&!!L.attributes.uv&&(Ve||ye),fog:!!V,useFog:y.fog===!0,fogExp2:!!V&&V.isFogExp2,flatShading:y.wireframe===!1&&(y.flatShading===!0||L.attributes.normal===void 0&&Ut===!1&&(y.isMeshLambertMaterial||y.isMeshPhongMaterial||y.isMeshStandardMaterial||y.isMeshPhysicalMaterial)),sizeAttenuation:y.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:Me,skinning:I.isSkinnedMesh===!0,hasPositionAttribute:L.attributes.position!==void 0,morphTargets:L.morphAttributes.position!==void 0,morphNormals:L.morphAttributes.normal!==void 0,morphColors:L.morphAttributes.color!==void 0,morphTargetsCount:J,morphTextureStride:ne,numSunLights:S.sun.length,numDirLights:S.directional.length,numPointLights:S.point.length,numSpotLights:S.spot.length,numSpotLightMaps:S.spotLightMap.length,numRectAreaLights:S.rectArea.length,numHemiLights:S.hemi.length,numSunLightShadows:S.sunShadowMap.length,numDirLightShadows:S.directionalShadowMap.length,numPointLightShadows:S.pointShadowMap.length,numSpotLightShadows:S.spotShadowMap.length,numSpotLightShadowsWithMaps:S.numSpotLightShadowsWithMaps,numLightProbes:S.numLightProbes,numLightProbeGrids:z.filter(Ce=>Ce.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:y.dithering,shadowMapEnabled:i.shadowMap.enabled&&U.length>0,shadowMapType:i.shadowMap.type,toneMapping:de,decodeVideoTexture:Ve&&y.map.isVideoTexture===!0&&bt.getTransfer(y.map.colorSpace)===It,decodeVideoTextureEmissive:St&&y.emissiveMap.isVideoTexture===!0&&bt.getTransfer(y.emissiveMap.colorSpace)===It,premultipliedAlpha:y.premultipliedAlpha,doubleSided:y.side===Xn,flipSided:y.side===qn,useDepthPacking:y.depthPacking>=0,depthPacking:y.depthPacking||0,index0AttributeName:y.index0AttributeName,extensionClipCullDistance:Qe&&y.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Qe&&y.extensions.multiDraw===!0||rt)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:y.customProgramCacheKey()};return et.vertexUv1s=l.has(1),et.vertexUv2s=l.has(2),et.vertexUv3s=l.has(3),l.clear(),et}function x(y){let S=[];if(y.shaderID?S.push(y.shaderID):(S.push(y.customVertexShaderID),S.push(y.customFragmentShaderID)),y.defines!==void 0)for(let U in y.defines)S.push(U),S.push(y.defines[U]);return y.isRawShaderMaterial===!1&&(m(S,y),g(S,y),S.push(i.outputColorSpace)),S.push(y.customProgramCacheKey),S.join()}function m(y,S){y.push(S.precision),y.push(S.outputColorSpace),y.push(S.envMapMode),y.push(S.envMapPMREM),y.push(S.envMapMaxLod),y.push(S.envMapSize),y.push(S.mapUv),y.push(S.alphaMapUv),y.push(S.lightMapUv),y.push(S.aoMapUv),y.push(S.bumpMapUv),y.push(S.normalMapUv),y.push(S.displacementMapUv),y.push(S.emissiveMapUv),y.push(S.metalnessMapUv),y.push(S.roughnessMapUv),y.push(S.anisotropyMapUv),y.push(S.clearcoatMapUv),y.push(S.clearcoatNormalMapUv),y.push(S.clearcoatRoughnessMapUv),y.push(S.diffuseRoughnessMapUv),y.push(S.iridescenceMapUv),y.push(S.iridescenceThicknessMapUv),y.push(S.sheenColorMapUv),y.push(S.sheenRoughnessMapUv),y.push(S.specularMapUv),y.push(S.specularColorMapUv),y.push(S.specularIntensityMapUv),y.push(S.transmissionMapUv),y.push(S.thicknessMapUv),y.push(S.combine),y.push(S.fogExp2),y.push(S.sizeAttenuation),y.push(S.morphTargetsCount),y.push(S.numSunLights),y.push(S.numDirLights),y.push(S.numPointLights),y.push(S.numSpotLights),y.push(S.numSpotLightMaps),y.push(S.numHemiLights),y.push(S.numRectAreaLights),y.push(S.numSunLightShadows),y.push(S.numDirLightShadows),y.push(S.numPointLightShadows),y.push(S.numSpotLightShadows),y.push(S.numSpotLightShadowsWithMaps),y.push(S.numLightProbes),y.push(S.numLightProbeGrids),y.push(S.shadowMapType),y.push(S.toneMapping),y.push(S.numClippingPlanes),y.push(S.numClipIntersection),y.push(S.depthPacking)}function g(y,S){o.disableAll(),S.instancing&&o.enable(0),S.instancingColor&&o.enable(1),S.instancingMorph&&o.enable(2),S.matcap&&o.enable(3),S.envMap&&o.enable(4),S.normalMapObjectSpace&&o.enable(5),S.normalMapTangentSpace&&o.enable(6),S.clearcoat&&o.enable(7),S.iridescence&&o.enable(8),S.alphaTest&&o.enable(9),S.vertexColors&&o.enable(10),S.vertexAlphas&&o.enable(11),S.vertexUv1s&&o.enable(12),S.vertexUv2s&&o.enable(13),S.vertexUv3s&&o.enable(14),S.vertexTangents&&o.enable(15),S.anisotropy&&o.enable(16),S.alphaHash&&o.enable(17),S.batching&&o.enable(18),S.dispersion&&o.enable(19),S.retroreflection&&o.enable(24),S.diffuseRoughness&&o.enable(25),S.batchingColor&&o.enable(20),S.gradientMap&&o.enable(21),S.packedNormalMap&&o.enable(22),S.vertexNormals&&o.enable(23),y.push(o.mask),o.disableAll(),S.fog&&o.enable(0),S.useFog&&o.enable(1),S.flatShading&&o.enable(2),S.logarithmicDepthBuffer&&o.enable(3),S.reversedDepthBuffer&&o.enable(4),S.skinning&&o.enable(5),S.morphTargets&&o.enable(6),S.morphNormals&&o.enable(7),S.morphColors&&o.enable(8),S.premultipliedAlpha&&o.enable(9),S.shadowMapEnabled&&o.enable(10),S.doubleSided&&o.enable(11),S.flipSided&&o.enable(12),S.useDepthPacking&&o.enable(13),S.dithering&&o.enable(14),S.transmission&&o.enable(15),S.sheen&&o.enable(16),S.opaque&&o.enable(17),S.pointsUvs&&o.enable(18),S.decodeVideoTexture&&o.enable(19),S.decodeVideoTextureEmissive&&o.enable(20),S.alphaToCoverage&&o.enable(21),S.numLightProbeGrids>0&&o.enable(22),S.hasPositionAttribute&&o.enable(23),y.push(o.mask)}function v(y){let S=d[y.type],U;if(S){let D=bs[S];U=vx.clone(D.uniforms)}else U=y.uniforms;return U}function A(y,S){let U=h.get(S);return U!==void 0?++U.usedTimes:(U=new xA(i,S,y,s),c.push(U),h.set(S,U)),U}function _(y){if(--y.usedTimes===0){let S=c.indexOf(y);c[S]=c[c.length-1],c.pop(),h.delete(y.cacheKey),y.destroy()}}function C(y){a.remove(y)}function w(){a.dispose()}return{getParameters:p,getProgramCacheKey:x,getUniforms:v,acquireProgram:A,releaseProgram:_,releaseShaderCache:C,programs:c,dispose:w}}function bA(){let i=new WeakMap;function e(o){return i.has(o)}function t(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:e,get:t,remove:n,update:s,dispose:r}}function MA(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.material.id!==e.material.id?i.material.id-e.material.id:i.materialVariant!==e.materialVariant?i.materialVariant-e.materialVariant:i.z!==e.z?i.z-e.z:i.id-e.id}function Bx(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.z!==e.z?e.z-i.z:i.id-e.id}function zx(){let i=[],e=0,t=[],n=[],s=[];function r(){e=0,t.length=0,n.length=0,s.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,p,x,m,g){let v=i[e];return v===void 0?(v={id:d.id,object:d,geometry:f,material:p,materialVariant:o(d),groupOrder:x,renderOrder:d.renderOrder,z:m,group:g},i[e]=v):(v.id=d.id,v.object=d,v.geometry=f,v.material=p,v.materialVariant=o(d),v.groupOrder=x,v.renderOrder=d.renderOrder,v.z=m,v.group=g),e++,v}function l(d,f,p,x,m,g,v){v.reversedDepth===!0&&(m=-m);let A=a(d,f,p,x,m,g);p.transmission>0?n.push(A):p.transparent===!0?s.push(A):t.push(A)}function c(d,f,p,x,m,g){let v=a(d,f,p,x,m,g);p.transmission>0?n.unshift(v):p.transparent===!0?s.unshift(v):t.unshift(v)}function h(d,f){t.length>1&&t.sort(d||MA),n.length>1&&n.sort(f||Bx),s.length>1&&s.sort(f||Bx)}function u(){for(let d=e,f=i.length;d<f;d++){let p=i[d];if(p.id===null)break;p.id=null,p.object=null,p.geometry=null,p.material=null,p.group=null}}return{opaque:t,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:u,sort:h}}function SA(){let i=new WeakMap;function e(n,s){let r=i.get(n),o;return r===void 0?(o=new zx,i.set(n,[o])):s>=r.length?(o=new zx,r.push(o)):o=r[s],o}function t(){i=new WeakMap}return{get:e,dispose:t}}function wA(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new O,color:new qe};break;case"SpotLight":t={position:new O,direction:new O,color:new qe,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new O,color:new qe,distance:0,decay:0};break;case"HemisphereLight":t={direction:new O,skyColor:new qe,groundColor:new qe};break;case"RectAreaLight":t={color:new qe,position:new O,halfWidth:new O,halfHeight:new O};break}return i[e.id]=t,t}}}function AA(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new je};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new je};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new je,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[e.id]=t,t}}}var TA=0;function EA(i,e){return(e.castShadow?2:0)-(i.castShadow?2:0)+(e.map?1:0)-(i.map?1:0)}function CA(i){let e=new wA,t=AA(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new O);let s=new O,r=new wt,o=new wt;function a(c){let h=0,u=0,d=0;for(let z=0;z<9;z++)n.probe[z].set(0,0,0);let f=0,p=0,x=0,m=0,g=0,v=0,A=0,_=0,C=0,w=0,y=0,S=0,U=0,D=0;c.sort(EA);for(let z=0,V=c.length;z<V;z++){let L=c[z],H=L.color,Y=L.intensity,W=L.distance,ce=null;if(L.shadow&&L.shadow.map&&(L.shadow.map.texture.format===mr?ce=L.shadow.map.texture:ce=L.shadow.map.depthTexture||L.shadow.map.texture),L.isAmbientLight)h+=H.r*Y,u+=H.g*Y,d+=H.b*Y;else if(L.isLightProbe){for(let q=0;q<9;q++)n.probe[q].addScaledVector(L.sh.coefficients[q],Y);D++}else if(L.isSunLight){let q=e.get(L);if(q.color.copy(L.color).multiplyScalar(L.intensity),L.castShadow){let $=L.shadow,J=t.get(L);J.shadowIntensity=$.intensity,J.shadowBias=$.bias,J.shadowNormalBias=$.normalBias,J.shadowRadius=$.radius,J.shadowMapSize.copy($.mapSize).multiply($.getFrameExtents()),n.sunShadow[p]=J,n.sunShadowMap[p]=ce;let ne=$.getViewportCount();for(let oe=0;oe<ne;oe++)n.sunShadowMatrix[x+oe]=$.getMatrix(oe),n.sunShadowCascade[x+oe]=$._cascadeData[oe];x+=ne,p++}n.sun[f]=q,f++}else if(L.isDirectionalLight){let q=e.get(L);if(q.color.copy(L.color).multiplyScalar(L.intensity),L.castShadow){let $=L.shadow,J=t.get(L);J.shadowIntensity=$.intensity,J.shadowBias=$.bias,J.shadowNormalBias=$.normalBias,J.shadowRadius=$.radius,J.shadowMapSize=$.mapSize,n.directionalShadow[m]=J,n.directionalShadowMap[m]=ce,n.directionalShadowMatrix[m]=L.shadow.matrix,C++}n.directional[m]=q,m++}else if(L.isSpotLight){let q=e.get(L);q.position.setFromMatrixPosition(L.matrixWorld),q.color.copy(H).multiplyScalar(Y),q.distance=W,q.coneCos=Math.cos(L.angle),q.penumbraCos=Math.cos(L.angle*(1-L.penumbra)),q.decay=L.decay,n.spot[v]=q;let $=L.shadow;if(L.map&&(n.spotLightMap[S]=L.map,S++,$.updateMatrices(L),L.castShadow&&U++),n.spotLightMatrix[v]=$.matrix,L.castShadow){let J=t.get(L);J.shadowIntensity=$.intensity,J.shadowBias=$.bias,J.shadowNormalBias=$.normalBias,J.shadowRadius=$.radius,J.shadowMapSize=$.mapSize,n.spotShadow[v]=J,n.spotShadowMap[v]=ce,y++}v++}else if(L.isRectAreaLight){let q=e.get(L);q.color.copy(H).multiplyScalar(Y),q.halfWidth.set(L.width*.5,0,0),q.halfHeight.set(0,L.height*.5,0),n.rectArea[A]=q,A++}else if(L.isPointLight){let q=e.get(L);if(q.color.copy(L.color).multiplyScalar(L.intensity),q.distance=L.distance,q.decay=L.decay,L.castShadow){let $=L.shadow,J=t.get(L);J.shadowIntensity=$.intensity,J.shadowBias=$.bias,J.shadowNormalBias=$.normalBias,J.shadowRadius=$.radius,J.shadowMapSize=$.mapSize,J.shadowCameraNear=$.camera.near,J.shadowCameraFar=$.camera.far,n.pointShadow[g]=J,n.pointShadowMap[g]=ce,n.pointShadowMatrix[g]=L.shadow.matrix,w++}n.point[g]=q,g++}else if(L.isHemisphereLight){let q=e.get(L);q.skyColor.copy(L.color).multiplyScalar(Y),q.groundColor.copy(L.groundColor).multiplyScalar(Y),n.hemi[_]=q,_++}}A>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Le.LTC_FLOAT_1,n.rectAreaLTC2=Le.LTC_FLOAT_2):(n.rectAreaLTC1=Le.LTC_HALF_1,n.rectAreaLTC2=Le.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=u,n.ambient[2]=d;let I=n.hash;(I.sunLength!==f||I.directionalLength!==m||I.pointLength!==g||I.spotLength!==v||I.rectAreaLength!==A||I.hemiLength!==_||I.numSunShadows!==p||I.numDirectionalShadows!==C||I.numPointShadows!==w||I.numSpotShadows!==y||I.numSpotMaps!==S||I.numLightProbes!==D)&&(n.sun.length=f,n.directional.length=m,n.spot.length=v,n.rectArea.length=A,n.point.length=g,n.hemi.length=_,n.sunShadow.length=p,n.sunShadowMap.length=p,n.sunShadowMatrix.length=x,n.sunShadowCascade.length=x,n.directionalShadow.length=C,n.directionalShadowMap.length=C,n.directionalShadowMatrix.length=C,n.pointShadow.length=w,n.pointShadowMap.length=w,n.pointShadowMatrix.length=w,n.spotShadow.length=y,n.spotShadowMap.length=y,n.spotLightMatrix.length=y+S-U,n.spotLightMap.length=S,n.numSpotLightShadowsWithMaps=U,n.numLightProbes=D,I.sunLength=f,I.directionalLength=m,I.pointLength=g,I.spotLength=v,I.rectAreaLength=A,I.hemiLength=_,I.numSunShadows=p,I.numDirectionalShadows=C,I.numPointShadows=w,I.numSpotShadows=y,I.numSpotMaps=S,I.numLightProbes=D,n.version=TA++)}function l(c,h){let u=0,d=0,f=0,p=0,x=0,m=0,g=h.matrixWorldInverse;for(let v=0,A=c.length;v<A;v++){let _=c[v];if(_.isSunLight){let C=n.sun[u];C.direction.setFromMatrixPosition(_.matrixWorld),C.direction.transformDirection(g),u++}else if(_.isDirectionalLight){let C=n.directional[d];C.direction.setFromMatrixPosition(_.matrixWorld),s.setFromMatrixPosition(_.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(g),d++}else if(_.isSpotLight){let C=n.spot[p];C.position.setFromMatrixPosition(_.matrixWorld),C.position.applyMatrix4(g),C.direction.setFromMatrixPosition(_.matrixWorld),s.setFromMatrixPosition(_.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(g),p++}else if(_.isRectAreaLight){let C=n.rectArea[x];C.position.setFromMatrixPosition(_.matrixWorld),C.position.applyMatrix4(g),o.identity(),r.copy(_.matrixWorld),r.premultiply(g),o.extractRotation(r),C.halfWidth.set(_.width*.5,0,0),C.halfHeight.set(0,_.height*.5,0),C.halfWidth.applyMatrix4(o),C.halfHeight.applyMatrix4(o),x++}else if(_.isPointLight){let C=n.point[f];C.position.setFromMatrixPosition(_.matrixWorld),C.position.applyMatrix4(g),f++}else if(_.isHemisphereLight){let C=n.hemi[m];C.direction.setFromMatrixPosition(_.matrixWorld),C.direction.transformDirection(g),m++}}}return{setup:a,setupView:l,state:n}}function Vx(i){let e=new CA(i),t=[],n=[],s=[];function r(u){h.camera=u,t.length=0,n.length=0,s.length=0}function o(u){u.isLightProbeGrid?s.push(u):t.push(u)}function a(u){n.push(u)}function l(){e.setup(t),s.sort((u,d)=>u.priority-d.priority||u.id-d.id)}function c(u){e.setupView(t,u)}let h={lightsArray:t,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function RA(i){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new Vx(i),e.set(s,[a])):r>=o.length?(a=new Vx(i),o.push(a)):a=o[r],a}function n(){e=new WeakMap}return{get:t,dispose:n}}var PA=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,IA=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,LA=[new O(1,0,0),new O(-1,0,0),new O(0,1,0),new O(0,-1,0),new O(0,0,1),new O(0,0,-1)],DA=[new O(0,-1,0),new O(0,-1,0),new O(0,0,1),new O(0,0,-1),new O(0,-1,0),new O(0,-1,0)],Gx=new wt,pl=new O,jf=new O;function NA(i,e,t){let n=new cr,s=new je,r=new je,o=new en,a=new rh,l=new oh,c={},h=t.maxTextureSize,u={[xs]:qn,[qn]:xs,[Xn]:Xn},d=new Kn({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new je},radius:{value:4}},vertexShader:PA,fragmentShader:IA}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let p=new Mn;p.setAttribute("position",new Ht(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let x=new ht(p,d),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=ol;let g=this.type;this.render=function(w,y,S){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||w.length===0)return;this.type===N0&&(Ye("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=ol);let U=i.getRenderTarget(),D=i.getActiveCubeFace(),I=i.getActiveMipmapLevel(),z=i.state;z.setBlending(kr),z.buffers.depth.getReversed()===!0?z.buffers.color.setClear(0,0,0,0):z.buffers.color.setClear(1,1,1,1),z.buffers.depth.setTest(!0),z.setScissorTest(!1);let V=g!==this.type;V&&y.traverse(function(L){L.material&&(Array.isArray(L.material)?L.material.forEach(H=>H.needsUpdate=!0):L.material.needsUpdate=!0)});for(let L=0,H=w.length;L<H;L++){let Y=w[L],W=Y.shadow;if(W===void 0){Ye("WebGLShadowMap:",Y,"has no shadow.");continue}if(W.autoUpdate===!1&&W.needsUpdate===!1)continue;s.copy(W.mapSize);let ce=W.getFrameExtents();s.multiply(ce),r.copy(W.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/ce.x),s.x=r.x*ce.x,W.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/ce.y),s.y=r.y*ce.y,W.mapSize.y=r.y));let q=i.state.buffers.depth.getReversed();if(W.camera._reversedDepth=q,W.map===null||V===!0){if(W.map!==null&&(W.map.depthTexture!==null&&(W.map.depthTexture.dispose(),W.map.depthTexture=null),W.map.dispose()),this.type===Zo){if(Y.isPointLight){Ye("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}W.map=new Si(s.x,s.y,{format:mr,type:ji,minFilter:ci,magFilter:ci,generateMipmaps:!1}),W.map.texture.name=Y.name+".shadowMap",W.map.depthTexture=new Vs(s.x,s.y,Ki),W.map.depthTexture.name=Y.name+".shadowMapDepth",W.map.depthTexture.format=ks,W.map.depthTexture.compareFunction=null,W.map.depthTexture.minFilter=kn,W.map.depthTexture.magFilter=kn}else Y.isPointLight?(W.map=new gl(s.x),W.map.depthTexture=new Ya(s.x,Ji)):(W.map=new Si(s.x,s.y),W.map.depthTexture=new Vs(s.x,s.y,Ji)),W.map.depthTexture.name=Y.name+".shadowMap",W.map.depthTexture.format=ks,this.type===ol?(W.map.depthTexture.compareFunction=q?Hf:Gf,W.map.depthTexture.minFilter=ci,W.map.depthTexture.magFilter=ci):(W.map.depthTexture.compareFunction=null,W.map.depthTexture.minFilter=kn,W.map.depthTexture.magFilter=kn);W.camera.updateProjectionMatrix()}W.map.isWebGLCubeRenderTarget!==!0&&(W.map.width!==s.x||W.map.height!==s.y)&&W.map.setSize(s.x,s.y);let $=W.map.isWebGLCubeRenderTarget?6:W.getViewportCount();Y.isPointLight!==!0&&W.updateMatrices(Y,S);let J=(W.camera.layers.mask&4294967294)!==0?W.camera.layers:S.layers;for(let ne=0;ne<$;ne++){let oe=W.getCamera(ne);if(Y.isPointLight){let j=W.camera,re=W.matrix,fe=Y.distance||j.far;fe!==j.far&&(j.far=fe,j.updateProjectionMatrix()),pl.setFromMatrixPosition(Y.matrixWorld),j.position.copy(pl),jf.copy(j.position),jf.add(LA[ne]),j.up.copy(DA[ne]),j.lookAt(jf),j.updateMatrixWorld(),re.makeTranslation(-pl.x,-pl.y,-pl.z),Gx.multiplyMatrices(j.projectionMatrix,j.matrixWorldInverse),W._frustum.setFromProjectionMatrix(Gx,j.coordinateSystem,j.reversedDepth)}if(W.map.isWebGLCubeRenderTarget)i.setRenderTarget(W.map,ne),i.clear();else{ne===0&&(i.setRenderTarget(W.map),i.clear());let j=W.getViewport(ne);o.set(r.x*j.x,r.y*j.y,r.x*j.z,r.y*j.w),z.viewport(o)}n=W.getFrustum(ne),_(y,S,oe,Y,J,this.type)}W.isPointLightShadow!==!0&&this.type===Zo&&v(W,S),W.needsUpdate=!1}g=this.type,m.needsUpdate=!1,i.setRenderTarget(U,D,I)};function v(w,y){let S=e.update(x);d.defines.VSM_SAMPLES!==w.blurSamples&&(d.defines.VSM_SAMPLES=w.blurSamples,f.defines.VSM_SAMPLES=w.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),w.mapPass===null?w.mapPass=new Si(s.x,s.y,{format:mr,type:ji}):(w.mapPass.width!==w.map.width||w.mapPass.height!==w.map.height)&&w.mapPass.setSize(w.map.width,w.map.height),d.uniforms.shadow_pass.value=w.map.depthTexture,d.uniforms.resolution.value.set(w.map.width,w.map.height),d.uniforms.radius.value=w.radius,i.setRenderTarget(w.mapPass),i.clear(),i.renderBufferDirect(y,null,S,d,x,null),f.uniforms.shadow_pass.value=w.mapPass.texture,f.uniforms.resolution.value.set(w.map.width,w.map.height),f.uniforms.radius.value=w.radius,i.setRenderTarget(w.map),i.clear(),i.renderBufferDirect(y,null,S,f,x,null)}function A(w,y,S,U){let D=null,I=S.isPointLight===!0?w.customDistanceMaterial:w.customDepthMaterial;if(I!==void 0)D=I;else if(D=S.isPointLight===!0?l:a,i.localClippingEnabled&&y.clipShadows===!0&&Array.isArray(y.clippingPlanes)&&y.clippingPlanes.length!==0||y.displacementMap&&y.displacementScale!==0||y.alphaMap&&y.alphaTest>0||y.map&&y.alphaTest>0||y.alphaToCoverage===!0){let z=D.uuid,V=y.uuid,L=c[z];L===void 0&&(L={},c[z]=L);let H=L[V];H===void 0&&(H=D.clone(),L[V]=H,y.addEventListener("dispose",C)),D=H}if(D.visible=y.visible,D.wireframe=y.wireframe,U===Zo?D.side=y.shadowSide!==null?y.shadowSide:y.side:D.side=y.shadowSide!==null?y.shadowSide:u[y.side],D.alphaMap=y.alphaMap,D.alphaTest=y.alphaToCoverage===!0?.5:y.alphaTest,D.map=y.map,D.clipShadows=y.clipShadows,D.clippingPlanes=y.clippingPlanes,D.clipIntersection=y.clipIntersection,D.displacementMap=y.displacementMap,D.displacementScale=y.displacementScale,D.displacementBias=y.displacementBias,D.wireframeLinewidth=y.wireframeLinewidth,D.linewidth=y.linewidth,S.isPointLight===!0&&D.isMeshDistanceMaterial===!0){let z=i.properties.get(D);z.light=S}return D}function _(w,y,S,U,D,I){if(w.visible===!1)return;if(w.layers.test(D)&&(w.isMesh||w.isLine||w.isPoints)&&(w.castShadow||w.receiveShadow&&I===Zo)&&(!w.frustumCulled||w.intersectsFrustum(n))){w.modelViewMatrix.multiplyMatrices(S.matrixWorldInverse,w.matrixWorld);let L=e.update(w),H=w.material;if(Array.isArray(H)){let Y=L.groups;for(let W=0,ce=Y.length;W<ce;W++){let q=Y[W],$=H[q.materialIndex];if($&&$.visible){let J=A(w,$,U,I);w.onBeforeShadow(i,w,y,S,L,J,q),i.renderBufferDirect(S,null,L,J,w,q),w.onAfterShadow(i,w,y,S,L,J,q)}}}else if(H.visible){let Y=A(w,H,U,I);w.onBeforeShadow(i,w,y,S,L,Y,null),i.renderBufferDirect(S,null,L,Y,w,null),w.onAfterShadow(i,w,y,S,L,Y,null)}}let V=w.children;for(let L=0,H=V.length;L<H;L++)_(V[L],y,S,U,D,I)}function C(w){w.target.removeEventListener("dispose",C);for(let S in c){let U=c[S],D=w.target.uuid;D in U&&(U[D].dispose(),delete U[D])}}}function FA(i,e){function t(){let k=!1,le=new en,se=null,Ae=new en(0,0,0,0);return{setMask:function(ye){se!==ye&&!k&&(i.colorMask(ye,ye,ye,ye),se=ye)},setLocked:function(ye){k=ye},setClear:function(ye,Se,Ge,Qe,de){de===!0&&(ye*=Qe,Se*=Qe,Ge*=Qe),le.set(ye,Se,Ge,Qe),Ae.equals(le)===!1&&(i.clearColor(ye,Se,Ge,Qe),Ae.copy(le))},reset:function(){k=!1,se=null,Ae.set(-1,0,0,0)}}}function n(){let k=!1,le=!1,se=null,Ae=null,ye=null;return{setReversed:function(Se){if(le!==Se){let Ge=e.get("EXT_clip_control");Se?Ge.clipControlEXT(Ge.LOWER_LEFT_EXT,Ge.ZERO_TO_ONE_EXT):Ge.clipControlEXT(Ge.LOWER_LEFT_EXT,Ge.NEGATIVE_ONE_TO_ONE_EXT),le=Se;let Qe=ye;ye=null,this.setClear(Qe)}},getReversed:function(){return le},setTest:function(Se){Se?Me(i.DEPTH_TEST):He(i.DEPTH_TEST)},setMask:function(Se){se!==Se&&!k&&(i.depthMask(Se),se=Se)},setFunc:function(Se){if(le&&(Se=fx[Se]),Ae!==Se){switch(Se){case kc:i.depthFunc(i.NEVER);break;case Bc:i.depthFunc(i.ALWAYS);break;case zc:i.depthFunc(i.LESS);break;case Bo:i.depthFunc(i.LEQUAL);break;case Vc:i.depthFunc(i.EQUAL);break;case Gc:i.depthFunc(i.GEQUAL);break;case Hc:i.depthFunc(i.GREATER);break;case Wc:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}Ae=Se}},setLocked:function(Se){k=Se},setClear:function(Se){ye!==Se&&(ye=Se,le&&(Se=1-Se),i.clearDepth(Se))},reset:function(){k=!1,se=null,Ae=null,ye=null,le=!1}}}function s(){let k=!1,le=null,se=null,Ae=null,ye=null,Se=null,Ge=null,Qe=null,de=null;return{setTest:function(Oe){k||(Oe?Me(i.STENCIL_TEST):He(i.STENCIL_TEST))},setMask:function(Oe){le!==Oe&&!k&&(i.stencilMask(Oe),le=Oe)},setFunc:function(Oe,et,Ce){(se!==Oe||Ae!==et||ye!==Ce)&&(i.stencilFunc(Oe,et,Ce),se=Oe,Ae=et,ye=Ce)},setOp:function(Oe,et,Ce){(Se!==Oe||Ge!==et||Qe!==Ce)&&(i.stencilOp(Oe,et,Ce),Se=Oe,Ge=et,Qe=Ce)},setLocked:function(Oe){k=Oe},setClear:function(Oe){de!==Oe&&(i.clearStencil(Oe),de=Oe)},reset:function(){k=!1,le=null,se=null,Ae=null,ye=null,Se=null,Ge=null,Qe=null,de=null}}}let r=new t,o=new n,a=new s,l={},c=new WeakMap,h={},u={},d={},f=new WeakMap,p=[],x=null,m=!1,g=null,v=null,A=null,_=null,C=null,w=null,y=null,S=new qe(0,0,0),U=0,D=!1,I=null,z=null,V=null,L=null,H=null,Y=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),W=!1,ce=0,q=i.getParameter(i.VERSION);q.indexOf("WebGL")!==-1?(ce=parseFloat(/^WebGL (\d)/.exec(q)[1]),W=ce>=1):q.indexOf("OpenGL ES")!==-1&&(ce=parseFloat(/^OpenGL ES (\d)/.exec(q)[1]),W=ce>=2);let $=null,J={},ne=i.getParameter(i.SCISSOR_BOX),oe=i.getParameter(i.VIEWPORT),j=new en().fromArray(ne),re=new en().fromArray(oe);function fe(k,le,se,Ae){let ye=new Uint8Array(4),Se=i.createTexture();i.bindTexture(k,Se),i.texParameteri(k,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(k,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Ge=0;Ge<se;Ge++)k===i.TEXTURE_3D||k===i.TEXTURE_2D_ARRAY?i.texImage3D(le,0,i.RGBA,1,1,Ae,0,i.RGBA,i.UNSIGNED_BYTE,ye):i.texImage2D(le+Ge,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,ye);return Se}let xe={};xe[i.TEXTURE_2D]=fe(i.TEXTURE_2D,i.TEXTURE_2D,1),xe[i.TEXTURE_CUBE_MAP]=fe(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),xe[i.TEXTURE_2D_ARRAY]=fe(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),xe[i.TEXTURE_3D]=fe(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Me(i.DEPTH_TEST),o.setFunc(Bo),pn(!1),Ut(_f),Me(i.CULL_FACE),Kt(kr);function Me(k){h[k]!==!0&&(i.enable(k),h[k]=!0)}function He(k){h[k]!==!1&&(i.disable(k),h[k]=!1)}function rt(k,le){return d[k]!==le?(i.bindFramebuffer(k,le),d[k]=le,k===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=le),k===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=le),!0):!1}function Ve(k,le){let se=p,Ae=!1;if(k){se=f.get(le),se===void 0&&(se=[],f.set(le,se));let ye=k.textures;if(se.length!==ye.length||se[0]!==i.COLOR_ATTACHMENT0){for(let Se=0,Ge=ye.length;Se<Ge;Se++)se[Se]=i.COLOR_ATTACHMENT0+Se;se.length=ye.length,Ae=!0}}else se[0]!==i.BACK&&(se[0]=i.BACK,Ae=!0);Ae&&i.drawBuffers(se)}function pt(k){return x!==k?(i.useProgram(k),x=k,!0):!1}let ut={[Br]:i.FUNC_ADD,[U0]:i.FUNC_SUBTRACT,[O0]:i.FUNC_REVERSE_SUBTRACT};ut[k0]=i.MIN,ut[B0]=i.MAX;let it={[z0]:i.ZERO,[V0]:i.ONE,[G0]:i.SRC_COLOR,[wf]:i.SRC_ALPHA,[Y0]:i.SRC_ALPHA_SATURATE,[X0]:i.DST_COLOR,[W0]:i.DST_ALPHA,[H0]:i.ONE_MINUS_SRC_COLOR,[Af]:i.ONE_MINUS_SRC_ALPHA,[$0]:i.ONE_MINUS_DST_COLOR,[q0]:i.ONE_MINUS_DST_ALPHA,[Z0]:i.CONSTANT_COLOR,[J0]:i.ONE_MINUS_CONSTANT_COLOR,[K0]:i.CONSTANT_ALPHA,[j0]:i.ONE_MINUS_CONSTANT_ALPHA};function Kt(k,le,se,Ae,ye,Se,Ge,Qe,de,Oe){if(k===kr){m===!0&&(He(i.BLEND),m=!1);return}if(m===!1&&(Me(i.BLEND),m=!0),k!==F0){if(k!==g||Oe!==D){if((v!==Br||C!==Br)&&(i.blendEquation(i.FUNC_ADD),v=Br,C=Br),Oe)switch(k){case ys:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case bf:i.blendFunc(i.ONE,i.ONE);break;case Mf:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case Sf:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:Ke("WebGLState: Invalid blending: ",k);break}else switch(k){case ys:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case bf:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case Mf:Ke("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Sf:Ke("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:Ke("WebGLState: Invalid blending: ",k);break}A=null,_=null,w=null,y=null,S.set(0,0,0),U=0,g=k,D=Oe}return}ye=ye||le,Se=Se||se,Ge=Ge||Ae,(le!==v||ye!==C)&&(i.blendEquationSeparate(ut[le],ut[ye]),v=le,C=ye),(se!==A||Ae!==_||Se!==w||Ge!==y)&&(i.blendFuncSeparate(it[se],it[Ae],it[Se],it[Ge]),A=se,_=Ae,w=Se,y=Ge),(Qe.equals(S)===!1||de!==U)&&(i.blendColor(Qe.r,Qe.g,Qe.b,de),S.copy(Qe),U=de),g=k,D=!1}function Gt(k,le){k.side===Xn?He(i.CULL_FACE):Me(i.CULL_FACE);let se=k.side===qn;le&&(se=!se),pn(se),k.blending===ys&&k.transparent===!1?Kt(kr):Kt(k.blending,k.blendEquation,k.blendSrc,k.blendDst,k.blendEquationAlpha,k.blendSrcAlpha,k.blendDstAlpha,k.blendColor,k.blendAlpha,k.premultipliedAlpha),o.setFunc(k.depthFunc),o.setTest(k.depthTest),o.setMask(k.depthWrite),r.setMask(k.colorWrite);let Ae=k.stencilWrite;a.setTest(Ae),Ae&&(a.setMask(k.stencilWriteMask),a.setFunc(k.stencilFunc,k.stencilRef,k.stencilFuncMask),a.setOp(k.stencilFail,k.stencilZFail,k.stencilZPass)),St(k.polygonOffset,k.polygonOffsetFactor,k.polygonOffsetUnits),k.alphaToCoverage===!0?Me(i.SAMPLE_ALPHA_TO_COVERAGE):He(i.SAMPLE_ALPHA_TO_COVERAGE)}function pn(k){I!==k&&(k?i.frontFace(i.CW):i.frontFace(i.CCW),I=k)}function Ut(k){k!==L0?(Me(i.CULL_FACE),k!==z&&(k===_f?i.cullFace(i.BACK):k===D0?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):He(i.CULL_FACE),z=k}function Ln(k){k!==V&&(W&&i.lineWidth(k),V=k)}function St(k,le,se){k?(Me(i.POLYGON_OFFSET_FILL),(L!==le||H!==se)&&(L=le,H=se,o.getReversed()&&(le=-le,se=-se),i.polygonOffset(le,se))):He(i.POLYGON_OFFSET_FILL)}function Sn(k){k?Me(i.SCISSOR_TEST):He(i.SCISSOR_TEST)}function nn(k){k===void 0&&(k=i.TEXTURE0+Y-1),$!==k&&(i.activeTexture(k),$=k)}function mn(k,le,se){se===void 0&&($===null?se=i.TEXTURE0+Y-1:se=$);let Ae=J[se];Ae===void 0&&(Ae={type:void 0,texture:void 0},J[se]=Ae),(Ae.type!==k||Ae.texture!==le)&&($!==se&&(i.activeTexture(se),$=se),i.bindTexture(k,le||xe[k]),Ae.type=k,Ae.texture=le)}function B(){let k=J[$];k!==void 0&&k.type!==void 0&&(i.bindTexture(k.type,null),k.type=void 0,k.texture=void 0)}function Re(){try{i.compressedTexImage2D(...arguments)}catch(k){Ke("WebGLState:",k)}}function $e(){try{i.compressedTexImage3D(...arguments)}catch(k){Ke("WebGLState:",k)}}function ot(){try{i.texSubImage2D(...arguments)}catch(k){Ke("WebGLState:",k)}}function we(){try{i.texSubImage3D(...arguments)}catch(k){Ke("WebGLState:",k)}}function kt(){try{i.compressedTexSubImage2D(...arguments)}catch(k){Ke("WebGLState:",k)}}function ze(){try{i.compressedTexSubImage3D(...arguments)}catch(k){Ke("WebGLState:",k)}}function Xe(){try{i.texStorage2D(...arguments)}catch(k){Ke("WebGLState:",k)}}function R(){try{i.texStorage3D(...arguments)}catch(k){Ke("WebGLState:",k)}}function M(){try{i.texImage2D(...arguments)}catch(k){Ke("WebGLState:",k)}}function Z(){try{i.texImage3D(...arguments)}catch(k){Ke("WebGLState:",k)}}function pe(k){return u[k]!==void 0?u[k]:i.getParameter(k)}function he(k,le){u[k]!==le&&(i.pixelStorei(k,le),u[k]=le)}function ve(k){j.equals(k)===!1&&(i.scissor(k.x,k.y,k.z,k.w),j.copy(k))}function _e(k){re.equals(k)===!1&&(i.viewport(k.x,k.y,k.z,k.w),re.copy(k))}function ie(k,le){let se=c.get(le);se===void 0&&(se=new WeakMap,c.set(le,se));let Ae=se.get(k);Ae===void 0&&(Ae=i.getUniformBlockIndex(le,k.name),i.uniformBlockBinding(le,Ae,Ae),se.set(k,Ae))}function ae(k,le,se){let ye=c.get(le).get(k);l[ye]!==se&&(i.bindBufferBase(i.UNIFORM_BUFFER,ye,se),l[ye]=se)}function ge(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},u={},$=null,J={},d={},l={},f=new WeakMap,p=[],x=null,m=!1,g=null,v=null,A=null,_=null,C=null,w=null,y=null,S=new qe(0,0,0),U=0,D=!1,I=null,z=null,V=null,L=null,H=null,j.set(0,0,i.canvas.width,i.canvas.height),re.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Me,disable:He,bindFramebuffer:rt,drawBuffers:Ve,useProgram:pt,setBlending:Kt,setMaterial:Gt,setFlipSided:pn,setCullFace:Ut,setLineWidth:Ln,setPolygonOffset:St,setScissorTest:Sn,activeTexture:nn,bindTexture:mn,unbindTexture:B,compressedTexImage2D:Re,compressedTexImage3D:$e,texImage2D:M,texImage3D:Z,pixelStorei:he,getParameter:pe,updateUBOMapping:ie,uniformBlockBinding:ae,texStorage2D:Xe,texStorage3D:R,texSubImage2D:ot,texSubImage3D:we,compressedTexSubImage2D:kt,compressedTexSubImage3D:ze,scissor:ve,viewport:_e,reset:ge}}function UA(i,e,t,n,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new je,h=new WeakMap,u=new Set,d,f=new WeakMap,p=new Set,x=new FinalizationRegistry(R=>p.delete(R)),m=!1;try{m=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function g(R,M){return m?new OffscreenCanvas(R,M):Ba("canvas")}function v(R,M,Z){let pe=1,he=Xe(R);if((he.width>Z||he.height>Z)&&(pe=Z/Math.max(he.width,he.height)),pe<1)if(typeof HTMLImageElement<"u"&&R instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&R instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&R instanceof ImageBitmap||typeof VideoFrame<"u"&&R instanceof VideoFrame){let ve=Math.floor(pe*he.width),_e=Math.floor(pe*he.height);d===void 0&&(d=g(ve,_e));let ie=M?g(ve,_e):d;return ie.width=ve,ie.height=_e,ie.getContext("2d").drawImage(R,0,0,ve,_e),Ye("WebGLRenderer: Texture has been resized from ("+he.width+"x"+he.height+") to ("+ve+"x"+_e+")."),ie}else return"data"in R&&Ye("WebGLRenderer: Image in DataTexture is too big ("+he.width+"x"+he.height+")."),R;return R}function A(R){return R.generateMipmaps}function _(R){i.generateMipmap(R)}function C(R){return R.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:R.isWebGL3DRenderTarget?i.TEXTURE_3D:R.isWebGLArrayRenderTarget||R.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function w(R,M,Z,pe,he,ve=!1){if(R!==null){if(i[R]!==void 0)return i[R];Ye("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+R+"'")}let _e;pe&&(_e=e.get("EXT_texture_norm16"),_e||Ye("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let ie=M;if(M===i.RED&&(Z===i.FLOAT&&(ie=i.R32F),Z===i.HALF_FLOAT&&(ie=i.R16F),Z===i.UNSIGNED_BYTE&&(ie=i.R8),Z===i.UNSIGNED_SHORT&&_e&&(ie=_e.R16_EXT),Z===i.SHORT&&_e&&(ie=_e.R16_SNORM_EXT)),M===i.RED_INTEGER&&(Z===i.UNSIGNED_BYTE&&(ie=i.R8UI),Z===i.UNSIGNED_SHORT&&(ie=i.R16UI),Z===i.UNSIGNED_INT&&(ie=i.R32UI),Z===i.BYTE&&(ie=i.R8I),Z===i.SHORT&&(ie=i.R16I),Z===i.INT&&(ie=i.R32I)),M===i.RG&&(Z===i.FLOAT&&(ie=i.RG32F),Z===i.HALF_FLOAT&&(ie=i.RG16F),Z===i.UNSIGNED_BYTE&&(ie=i.RG8),Z===i.UNSIGNED_SHORT&&_e&&(ie=_e.RG16_EXT),Z===i.SHORT&&_e&&(ie=_e.RG16_SNORM_EXT)),M===i.RG_INTEGER&&(Z===i.UNSIGNED_BYTE&&(ie=i.RG8UI),Z===i.UNSIGNED_SHORT&&(ie=i.RG16UI),Z===i.UNSIGNED_INT&&(ie=i.RG32UI),Z===i.BYTE&&(ie=i.RG8I),Z===i.SHORT&&(ie=i.RG16I),Z===i.INT&&(ie=i.RG32I)),M===i.RGB_INTEGER&&(Z===i.UNSIGNED_BYTE&&(ie=i.RGB8UI),Z===i.UNSIGNED_SHORT&&(ie=i.RGB16UI),Z===i.UNSIGNED_INT&&(ie=i.RGB32UI),Z===i.BYTE&&(ie=i.RGB8I),Z===i.SHORT&&(ie=i.RGB16I),Z===i.INT&&(ie=i.RGB32I)),M===i.RGBA_INTEGER&&(Z===i.UNSIGNED_BYTE&&(ie=i.RGBA8UI),Z===i.UNSIGNED_SHORT&&(ie=i.RGBA16UI),Z===i.UNSIGNED_INT&&(ie=i.RGBA32UI),Z===i.BYTE&&(ie=i.RGBA8I),Z===i.SHORT&&(ie=i.RGBA16I),Z===i.INT&&(ie=i.RGBA32I)),M===i.RGB&&(Z===i.UNSIGNED_SHORT&&_e&&(ie=_e.RGB16_EXT),Z===i.SHORT&&_e&&(ie=_e.RGB16_SNORM_EXT),Z===i.UNSIGNED_INT_5_9_9_9_REV&&(ie=i.RGB9_E5),Z===i.UNSIGNED_INT_10F_11F_11F_REV&&(ie=i.R11F_G11F_B10F)),M===i.RGBA){let ae=ve?ka:bt.getTransfer(he);Z===i.FLOAT&&(ie=i.RGBA32F),Z===i.HALF_FLOAT&&(ie=i.RGBA16F),Z===i.UNSIGNED_BYTE&&(ie=ae===It?i.SRGB8_ALPHA8:i.RGBA8),Z===i.UNSIGNED_SHORT&&_e&&(ie=_e.RGBA16_EXT),Z===i.SHORT&&_e&&(ie=_e.RGBA16_SNORM_EXT),Z===i.UNSIGNED_SHORT_4_4_4_4&&(ie=i.RGBA4),Z===i.UNSIGNED_SHORT_5_5_5_1&&(ie=i.RGB5_A1)}return(ie===i.R16F||ie===i.R32F||ie===i.RG16F||ie===i.RG32F||ie===i.RGBA16F||ie===i.RGBA32F)&&e.get("EXT_color_buffer_float"),ie}function y(R,M){let Z;return R?M===null||M===Ji||M===Vr?Z=i.DEPTH24_STENCIL8:M===Ki?Z=i.DEPTH32F_STENCIL8:M===Ko&&(Z=i.DEPTH24_STENCIL8,Ye("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):M===null||M===Ji||M===Vr?Z=i.DEPTH_COMPONENT24:M===Ki?Z=i.DEPTH_COMPONENT32F:M===Ko&&(Z=i.DEPTH_COMPONENT16),Z}function S(R,M){return A(R)===!0||R.isFramebufferTexture&&R.minFilter!==kn&&R.minFilter!==ci?Math.log2(Math.max(M.width,M.height))+1:R.mipmaps.length>0?R.mipmaps.length:R.isCompressedTexture&&Array.isArray(R.image)?M.mipmaps.length:1}function U(R){let M=new WeakRef(R);n.get(R).__ref=M,p.add(M),x.register(R,M,M)}function D(R){let M=n.get(R).__ref;M!==void 0&&(p.delete(M),x.unregister(M))}function I(R){V(R.target)}function z(R){L(R.target)}function V(R){R.removeEventListener("dispose",I),D(R),Y(R),R.isVideoTexture&&h.delete(R),R.isHTMLTexture&&u.delete(R)}function L(R){R.removeEventListener("dispose",z),D(R),ce(R)}function H(){for(let R of p){let M=R.deref();M!==void 0&&(M.isRenderTarget===!0?L(M):V(M))}p.clear(),u.clear()}function Y(R){let M=n.get(R);if(M.__webglInit===void 0)return;let Z=R.source,pe=f.get(Z);if(pe){let he=pe[M.__cacheKey];he.usedTimes--,he.usedTimes===0&&W(R),Object.keys(pe).length===0&&f.delete(Z)}n.remove(R)}function W(R){let M=n.get(R);i.deleteTexture(M.__webglTexture);let Z=R.source,pe=f.get(Z);delete pe[M.__cacheKey],o.memory.textures--}function ce(R){let M=n.get(R);M.__depthDisposeCallback&&M.__depthDisposeCallback();let Z=R.depthTexture;if(Z&&Z.renderTarget===R&&V(Z),R.isWebGLCubeRenderTarget)for(let he=0;he<6;he++){if(Array.isArray(M.__webglFramebuffer[he]))for(let ve=0;ve<M.__webglFramebuffer[he].length;ve++)i.deleteFramebuffer(M.__webglFramebuffer[he][ve]);else i.deleteFramebuffer(M.__webglFramebuffer[he]);M.__webglDepthbuffer&&i.deleteRenderbuffer(M.__webglDepthbuffer[he])}else{if(Array.isArray(M.__webglFramebuffer))for(let he=0;he<M.__webglFramebuffer.length;he++)i.deleteFramebuffer(M.__webglFramebuffer[he]);else i.deleteFramebuffer(M.__webglFramebuffer);if(M.__webglDepthbuffer&&i.deleteRenderbuffer(M.__webglDepthbuffer),M.__webglMultisampledFramebuffer&&i.deleteFramebuffer(M.__webglMultisampledFramebuffer),M.__webglColorRenderbuffer)for(let he=0;he<M.__webglColorRenderbuffer.length;he++)M.__webglColorRenderbuffer[he]&&i.deleteRenderbuffer(M.__webglColorRenderbuffer[he]);M.__webglDepthRenderbuffer&&i.deleteRenderbuffer(M.__webglDepthRenderbuffer)}let pe=R.textures;for(let he=0,ve=pe.length;he<ve;he++){let _e=n.get(pe[he]);_e.__webglTexture&&(i.deleteTexture(_e.__webglTexture),o.memory.textures--),n.remove(pe[he])}n.remove(R)}let q=0;function $(){q=0}function J(){return q}function ne(R){q=R}function oe(){let R=q;return R>=s.maxTextures&&Ye("WebGLTextures: Trying to use "+(R+1)+" texture units while this GPU supports only "+s.maxTextures),q+=1,R}function j(R){let M=[];return M.push(R.wrapS),M.push(R.wrapT),M.push(R.wrapR||0),M.push(R.magFilter),M.push(R.minFilter),M.push(R.anisotropy),M.push(R.internalFormat),M.push(R.format),M.push(R.type),M.push(R.generateMipmaps),M.push(R.mipmapsAutoUpdate),M.push(R.premultiplyAlpha),M.push(R.flipY),M.push(R.unpackAlignment),M.push(R.colorSpace),M.join()}function re(R,M){let Z=n.get(R);if(R.isVideoTexture&&kt(R),R.isRenderTargetTexture===!1&&R.isExternalTexture!==!0&&R.version>0&&Z.__version!==R.version){let pe=R.image;if(pe===null)Ye("WebGLRenderer: Texture marked for update but no image data found.");else if(pe.complete===!1)Ye("WebGLRenderer: Texture marked for update but image is incomplete");else{Gt(Z,R,M);return}}else R.isExternalTexture&&(Z.__webglTexture=R.sourceTexture?R.sourceTexture:null);t.bindTexture(i.TEXTURE_2D,Z.__webglTexture,i.TEXTURE0+M)}function fe(R,M){let Z=n.get(R);if(R.isRenderTargetTexture===!1&&R.version>0&&Z.__version!==R.version){Gt(Z,R,M);return}else R.isExternalTexture&&(Z.__webglTexture=R.sourceTexture?R.sourceTexture:null);t.bindTexture(i.TEXTURE_2D_ARRAY,Z.__webglTexture,i.TEXTURE0+M)}function xe(R,M){let Z=n.get(R);if(R.isRenderTargetTexture===!1&&R.version>0&&Z.__version!==R.version){Gt(Z,R,M);return}t.bindTexture(i.TEXTURE_3D,Z.__webglTexture,i.TEXTURE0+M)}function Me(R,M){let Z=n.get(R);if(R.version>0&&Z.__version!==R.version){pn(Z,R,M);return}t.bindTexture(i.TEXTURE_CUBE_MAP,Z.__webglTexture,i.TEXTURE0+M)}let He={[qc]:i.REPEAT,[fs]:i.CLAMP_TO_EDGE,[Xc]:i.MIRRORED_REPEAT},rt={[kn]:i.NEAREST,[tx]:i.NEAREST_MIPMAP_NEAREST,[al]:i.NEAREST_MIPMAP_LINEAR,[ci]:i.LINEAR,[bh]:i.LINEAR_MIPMAP_NEAREST,[Gs]:i.LINEAR_MIPMAP_LINEAR},Ve={[rx]:i.NEVER,[Wf]:i.ALWAYS,[ox]:i.LESS,[Gf]:i.LEQUAL,[ax]:i.EQUAL,[Hf]:i.GEQUAL,[lx]:i.GREATER,[cx]:i.NOTEQUAL};function pt(R,M){if(M.type===Ki&&e.has("OES_texture_float_linear")===!1&&(M.magFilter===ci||M.magFilter===bh||M.magFilter===al||M.magFilter===Gs||M.minFilter===ci||M.minFilter===bh||M.minFilter===al||M.minFilter===Gs)&&Ye("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(R,i.TEXTURE_WRAP_S,He[M.wrapS]),i.texParameteri(R,i.TEXTURE_WRAP_T,He[M.wrapT]),(R===i.TEXTURE_3D||R===i.TEXTURE_2D_ARRAY)&&i.texParameteri(R,i.TEXTURE_WRAP_R,He[M.wrapR]),i.texParameteri(R,i.TEXTURE_MAG_FILTER,rt[M.magFilter]),i.texParameteri(R,i.TEXTURE_MIN_FILTER,rt[M.minFilter]),M.compareFunction&&(i.texParameteri(R,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(R,i.TEXTURE_COMPARE_FUNC,Ve[M.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(M.magFilter===kn||M.minFilter!==al&&M.minFilter!==Gs||M.type===Ki&&e.has("OES_texture_float_linear")===!1)return;if(M.anisotropy>1||n.get(M).__currentAnisotropy){let Z=e.get("EXT_texture_filter_anisotropic");i.texParameterf(R,Z.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(M.anisotropy,s.getMaxAnisotropy())),n.get(M).__currentAnisotropy=M.anisotropy}}}function ut(R,M){let Z=!1;R.__webglInit===void 0&&(R.__webglInit=!0,M.addEventListener("dispose",I),U(M));let pe=M.source,he=f.get(pe);he===void 0&&(he={},f.set(pe,he));let ve=j(M);if(ve!==R.__cacheKey){he[ve]===void 0&&(he[ve]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,Z=!0),he[ve].usedTimes++;let _e=he[R.__cacheKey];_e!==void 0&&(he[R.__cacheKey].usedTimes--,_e.usedTimes===0&&W(M)),R.__cacheKey=ve,R.__webglTexture=he[ve].texture}return Z}function it(R,M,Z){return Math.floor(Math.floor(R/Z)/M)}function Kt(R,M,Z,pe){let ve=R.updateRanges;if(ve.length===0)t.texSubImage2D(i.TEXTURE_2D,0,0,0,M.width,M.height,Z,pe,M.data);else{ve.sort((k,le)=>k.start-le.start);let _e=0;for(let k=1;k<ve.length;k++){let le=ve[_e],se=ve[k],Ae=le.start+le.count,ye=it(se.start,M.width,4),Se=it(le.start,M.width,4);se.start<=Ae+1&&ye===Se&&it(se.start+se.count-1,M.width,4)===ye?le.count=Math.max(le.count,se.start+se.count-le.start):(++_e,ve[_e]=se)}ve.length=_e+1;let ie=t.getParameter(i.UNPACK_ROW_LENGTH),ae=t.getParameter(i.UNPACK_SKIP_PIXELS),ge=t.getParameter(i.UNPACK_SKIP_ROWS);t.pixelStorei(i.UNPACK_ROW_LENGTH,M.width);for(let k=0,le=ve.length;k<le;k++){let se=ve[k],Ae=Math.floor(se.start/4),ye=Math.ceil(se.count/4),Se=Ae%M.width,Ge=Math.floor(Ae/M.width),Qe=ye,de=1;t.pixelStorei(i.UNPACK_SKIP_PIXELS,Se),t.pixelStorei(i.UNPACK_SKIP_ROWS,Ge),t.texSubImage2D(i.TEXTURE_2D,0,Se,Ge,Qe,de,Z,pe,M.data)}R.clearUpdateRanges(),t.pixelStorei(i.UNPACK_ROW_LENGTH,ie),t.pixelStorei(i.UNPACK_SKIP_PIXELS,ae),t.pixelStorei(i.UNPACK_SKIP_ROWS,ge)}}function Gt(R,M,Z){let pe=i.TEXTURE_2D;(M.isDataArrayTexture||M.isCompressedArrayTexture)&&(pe=i.TEXTURE_2D_ARRAY),M.isData3DTexture&&(pe=i.TEXTURE_3D);let he=ut(R,M),ve=M.source;t.bindTexture(pe,R.__webglTexture,i.TEXTURE0+Z);let _e=n.get(ve);if(ve.version!==_e.__version||he===!0){if(t.activeTexture(i.TEXTURE0+Z),(typeof ImageBitmap<"u"&&M.image instanceof ImageBitmap)===!1){let de=bt.getPrimaries(bt.workingColorSpace),Oe=M.colorSpace===Ws?null:bt.getPrimaries(M.colorSpace),et=M.colorSpace===Ws||de===Oe?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,et)}t.pixelStorei(i.UNPACK_ALIGNMENT,M.unpackAlignment);let ae=v(M.image,!1,s.maxTextureSize);ae=ze(M,ae);let ge=r.convert(M.format,M.colorSpace),k=r.convert(M.type),le=w(M.internalFormat,ge,k,M.normalized,M.colorSpace,M.isVideoTexture);pt(pe,M);let se,Ae=M.mipmaps,ye=M.isVideoTexture!==!0,Se=_e.__version===void 0||he===!0,Ge=ve.dataReady,Qe=S(M,ae);if(M.isDepthTexture)le=y(M.format===Hs,M.type),Se&&(ye?t.texStorage2D(i.TEXTURE_2D,1,le,ae.width,ae.height):t.texImage2D(i.TEXTURE_2D,0,le,ae.width,ae.height,0,ge,k,null));else if(M.isDataTexture)if(Ae.length>0){ye&&Se&&t.texStorage2D(i.TEXTURE_2D,Qe,le,Ae[0].width,Ae[0].height);for(let de=0,Oe=Ae.length;de<Oe;de++)se=Ae[de],ye?Ge&&t.texSubImage2D(i.TEXTURE_2D,de,0,0,se.width,se.height,ge,k,se.data):t.texImage2D(i.TEXTURE_2D,de,le,se.width,se.height,0,ge,k,se.data);M.generateMipmaps=!1}else ye?(Se&&t.texStorage2D(i.TEXTURE_2D,Qe,le,ae.width,ae.height),Ge&&Kt(M,ae,ge,k)):t.texImage2D(i.TEXTURE_2D,0,le,ae.width,ae.height,0,ge,k,ae.data);else if(M.isCompressedTexture)if(M.isCompressedArrayTexture){ye&&Se&&t.texStorage3D(i.TEXTURE_2D_ARRAY,Qe,le,Ae[0].width,Ae[0].height,ae.depth);for(let de=0,Oe=Ae.length;de<Oe;de++)if(se=Ae[de],M.format!==Qi)if(ge!==null)if(ye){if(Ge)if(M.layerUpdates.size>0){let et=Jf(se.width,se.height,M.format,M.type);for(let Ce of M.layerUpdates){let ct=se.data.subarray(Ce*et/se.data.BYTES_PER_ELEMENT,(Ce+1)*et/se.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,de,0,0,Ce,se.width,se.height,1,ge,ct)}}else t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,de,0,0,0,se.width,se.height,ae.depth,ge,se.data)}else t.compressedTexImage3D(i.TEXTURE_2D_ARRAY,de,le,se.width,se.height,ae.depth,0,se.data,0,0);else Ye("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ye?Ge&&t.texSubImage3D(i.TEXTURE_2D_ARRAY,de,0,0,0,se.width,se.height,ae.depth,ge,k,se.data):t.texImage3D(i.TEXTURE_2D_ARRAY,de,le,se.width,se.height,ae.depth,0,ge,k,se.data);M.layerUpdates.size>0&&M.clearLayerUpdates()}else{ye&&Se&&t.texStorage2D(i.TEXTURE_2D,Qe,le,Ae[0].width,Ae[0].height);for(let de=0,Oe=Ae.length;de<Oe;de++)se=Ae[de],M.format!==Qi?ge!==null?ye?Ge&&t.compressedTexSubImage2D(i.TEXTURE_2D,de,0,0,se.width,se.height,ge,se.data):t.compressedTexImage2D(i.TEXTURE_2D,de,le,se.width,se.height,0,se.data):Ye("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ye?Ge&&t.texSubImage2D(i.TEXTURE_2D,de,0,0,se.width,se.height,ge,k,se.data):t.texImage2D(i.TEXTURE_2D,de,le,se.width,se.height,0,ge,k,se.data)}else if(M.isDataArrayTexture)if(ye){if(Se&&t.texStorage3D(i.TEXTURE_2D_ARRAY,Qe,le,ae.width,ae.height,ae.depth),Ge)if(M.layerUpdates.size>0){let de=Jf(ae.width,ae.height,M.format,M.type);for(let Oe of M.layerUpdates){let et=ae.data.subarray(Oe*de/ae.data.BYTES_PER_ELEMENT,(Oe+1)*de/ae.data.BYTES_PER_ELEMENT);t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,Oe,ae.width,ae.height,1,ge,k,et)}M.clearLayerUpdates()}else t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,ae.width,ae.height,ae.depth,ge,k,ae.data)}else t.texImage3D(i.TEXTURE_2D_ARRAY,0,le,ae.width,ae.height,ae.depth,0,ge,k,ae.data);else if(M.isData3DTexture)ye?(Se&&t.texStorage3D(i.TEXTURE_3D,Qe,le,ae.width,ae.height,ae.depth),Ge&&t.texSubImage3D(i.TEXTURE_3D,0,0,0,0,ae.width,ae.height,ae.depth,ge,k,ae.data)):t.texImage3D(i.TEXTURE_3D,0,le,ae.width,ae.height,ae.depth,0,ge,k,ae.data);else if(M.isFramebufferTexture){if(Se)if(ye)t.texStorage2D(i.TEXTURE_2D,Qe,le,ae.width,ae.height);else{let de=ae.width,Oe=ae.height;for(let et=0;et<Qe;et++)t.texImage2D(i.TEXTURE_2D,et,le,de,Oe,0,ge,k,null),de>>=1,Oe>>=1}}else if(M.isHTMLTexture){if("texElementImage2D"in i){let de=i.canvas;if(de.hasAttribute("layoutsubtree")||de.setAttribute("layoutsubtree","true"),ae.parentNode!==de){de.appendChild(ae),u.add(M),de.onpaint=Oe=>{let et=Oe.changedElements;for(let Ce of u)et.includes(Ce.image)&&(Ce.needsUpdate=!0)},de.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,ae);else{let et=i.RGBA,Ce=i.RGBA,ct=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,et,Ce,ct,ae)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(Ae.length>0){if(ye&&Se){let de=Xe(Ae[0]);t.texStorage2D(i.TEXTURE_2D,Qe,le,de.width,de.height)}for(let de=0,Oe=Ae.length;de<Oe;de++)se=Ae[de],ye?Ge&&t.texSubImage2D(i.TEXTURE_2D,de,0,0,ge,k,se):t.texImage2D(i.TEXTURE_2D,de,le,ge,k,se);M.generateMipmaps=!1}else if(ye){if(Se){let de=Xe(ae);t.texStorage2D(i.TEXTURE_2D,Qe,le,de.width,de.height)}Ge&&t.texSubImage2D(i.TEXTURE_2D,0,0,0,ge,k,ae)}else t.texImage2D(i.TEXTURE_2D,0,le,ge,k,ae);A(M)&&M.mipmapsAutoUpdate===!0&&_(pe),_e.__version=ve.version,M.onUpdate&&M.onUpdate(M)}R.__version=M.version}function pn(R,M,Z){if(M.image.length!==6)return;let pe=ut(R,M),he=M.source;t.bindTexture(i.TEXTURE_CUBE_MAP,R.__webglTexture,i.TEXTURE0+Z);let ve=n.get(he);if(he.version!==ve.__version||pe===!0){t.activeTexture(i.TEXTURE0+Z);let _e=bt.getPrimaries(bt.workingColorSpace),ie=M.colorSpace===Ws?null:bt.getPrimaries(M.colorSpace),ae=M.colorSpace===Ws||_e===ie?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(i.UNPACK_ALIGNMENT,M.unpackAlignment),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,ae);let ge=M.isCompressedTexture||M.image[0].isCompressedTexture,k=M.image[0]&&M.image[0].isDataTexture,le=[];for(let Ce=0;Ce<6;Ce++)!ge&&!k?le[Ce]=v(M.image[Ce],!0,s.maxCubemapSize):le[Ce]=k?M.image[Ce].image:M.image[Ce],le[Ce]=ze(M,le[Ce]);let se=le[0],Ae=r.convert(M.format,M.colorSpace),ye=r.convert(M.type),Se=w(M.internalFormat,Ae,ye,M.normalized,M.colorSpace),Ge=M.isVideoTexture!==!0,Qe=ve.__version===void 0||pe===!0,de=he.dataReady,Oe=S(M,se);pt(i.TEXTURE_CUBE_MAP,M);let et;if(M.isDepthTexture){if(Se=y(M.format===Hs,M.type),Qe)if(Ge)t.texStorage2D(i.TEXTURE_CUBE_MAP,1,Se,se.width,se.height);else for(let Ce=0;Ce<6;Ce++)t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,Se,se.width,se.height,0,Ae,ye,null)}else if(ge){Ge&&Qe&&t.texStorage2D(i.TEXTURE_CUBE_MAP,Oe,Se,se.width,se.height);for(let Ce=0;Ce<6;Ce++){et=le[Ce].mipmaps;for(let ct=0;ct<et.length;ct++){let Wt=et[ct];M.format!==Qi?Ae!==null?Ge?de&&t.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct,0,0,Wt.width,Wt.height,Ae,Wt.data):t.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct,Se,Wt.width,Wt.height,0,Wt.data):Ye("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Ge?de&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct,0,0,Wt.width,Wt.height,Ae,ye,Wt.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct,Se,Wt.width,Wt.height,0,Ae,ye,Wt.data)}}}else{if(et=M.mipmaps,Ge&&Qe){et.length>0&&Oe++;let Ce=Xe(le[0]);t.texStorage2D(i.TEXTURE_CUBE_MAP,Oe,Se,Ce.width,Ce.height)}for(let Ce=0;Ce<6;Ce++)if(k){Ge?de&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,0,0,le[Ce].width,le[Ce].height,Ae,ye,le[Ce].data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,Se,le[Ce].width,le[Ce].height,0,Ae,ye,le[Ce].data);for(let ct=0;ct<et.length;ct++){let ti=et[ct].image[Ce].image;Ge?de&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct+1,0,0,ti.width,ti.height,Ae,ye,ti.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct+1,Se,ti.width,ti.height,0,Ae,ye,ti.data)}}else{Ge?de&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,0,0,Ae,ye,le[Ce]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,Se,Ae,ye,le[Ce]);for(let ct=0;ct<et.length;ct++){let Wt=et[ct];Ge?de&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct+1,0,0,Ae,ye,Wt.image[Ce]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct+1,Se,Ae,ye,Wt.image[Ce])}}}A(M)&&M.mipmapsAutoUpdate===!0&&_(i.TEXTURE_CUBE_MAP),ve.__version=he.version,M.onUpdate&&M.onUpdate(M)}R.__version=M.version}function Ut(R,M,Z,pe,he,ve){let _e=r.convert(Z.format,Z.colorSpace),ie=r.convert(Z.type),ae=w(Z.internalFormat,_e,ie,Z.normalized,Z.colorSpace),ge=n.get(M),k=n.get(Z);if(k.__renderTarget=M,!ge.__hasExternalTextures){let le=Math.max(1,M.width>>ve),se=Math.max(1,M.height>>ve);he===i.TEXTURE_3D||he===i.TEXTURE_2D_ARRAY?t.texImage3D(he,ve,ae,le,se,M.depth,0,_e,ie,null):t.texImage2D(he,ve,ae,le,se,0,_e,ie,null)}t.bindFramebuffer(i.FRAMEBUFFER,R),we(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pe,he,k.__webglTexture,0,ot(M)):(he===i.TEXTURE_2D||he>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&he<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,pe,he,k.__webglTexture,ve),t.bindFramebuffer(i.FRAMEBUFFER,null)}function Ln(R,M,Z){if(i.bindRenderbuffer(i.RENDERBUFFER,R),M.depthBuffer){let pe=M.depthTexture,he=pe&&pe.isDepthTexture?pe.type:null,ve=y(M.stencilBuffer,he),_e=M.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;we(M)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,ot(M),ve,M.width,M.height):Z?i.renderbufferStorageMultisample(i.RENDERBUFFER,ot(M),ve,M.width,M.height):i.renderbufferStorage(i.RENDERBUFFER,ve,M.width,M.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,_e,i.RENDERBUFFER,R)}else{let pe=M.textures;for(let he=0;he<pe.length;he++){let ve=pe[he],_e=r.convert(ve.format,ve.colorSpace),ie=r.convert(ve.type),ae=w(ve.internalFormat,_e,ie,ve.normalized,ve.colorSpace);we(M)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,ot(M),ae,M.width,M.height):Z?i.renderbufferStorageMultisample(i.RENDERBUFFER,ot(M),ae,M.width,M.height):i.renderbufferStorage(i.RENDERBUFFER,ae,M.width,M.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function St(R,M,Z){let pe=M.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(i.FRAMEBUFFER,R),!(M.depthTexture&&M.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let he=n.get(M.depthTexture);he.__renderTarget=M;let ve=pe?M.depthTexture.image[0]:M.depthTexture.image;(!he.__webglTexture||ve.width!==M.width||ve.height!==M.height)&&(ve.width=M.width,ve.height=M.height,M.depthTexture.needsUpdate=!0),pe?Me(M.depthTexture,0):re(M.depthTexture,0);let _e=he.__webglTexture,ie=ot(M),ae=pe?i.TEXTURE_CUBE_MAP_POSITIVE_X+Z:i.TEXTURE_2D,ge=M.depthTexture.format===Hs?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(M.depthTexture.format===ks)we(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ge,ae,_e,0,ie):i.framebufferTexture2D(i.FRAMEBUFFER,ge,ae,_e,0);else if(M.depthTexture.format===Hs)we(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ge,ae,_e,0,ie):i.framebufferTexture2D(i.FRAMEBUFFER,ge,ae,_e,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function Sn(R){let M=n.get(R),Z=R.isWebGLCubeRenderTarget===!0;if(M.__boundDepthTexture!==R.depthTexture){let pe=R.depthTexture;if(M.__depthDisposeCallback&&M.__depthDisposeCallback(),pe){let he=()=>{delete M.__boundDepthTexture,delete M.__depthDisposeCallback,pe.removeEventListener("dispose",he)};pe.addEventListener("dispose",he),M.__depthDisposeCallback=he}M.__boundDepthTexture=pe}if(R.depthTexture&&!M.__autoAllocateDepthBuffer)if(Z)for(let pe=0;pe<6;pe++)St(M.__webglFramebuffer[pe],R,pe);else R.texture.mipmaps.length>0?St(M.__webglFramebuffer[0],R,0):St(M.__webglFramebuffer,R,0);else if(Z){M.__webglDepthbuffer=[];for(let pe=0;pe<6;pe++)if(t.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer[pe]),M.__webglDepthbuffer[pe]===void 0)M.__webglDepthbuffer[pe]=i.createRenderbuffer(),Ln(M.__webglDepthbuffer[pe],R,!1);else{let he=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,ve=M.__webglDepthbuffer[pe];i.bindRenderbuffer(i.RENDERBUFFER,ve),i.framebufferRenderbuffer(i.FRAMEBUFFER,he,i.RENDERBUFFER,ve)}}else if(R.texture.mipmaps.length>0?t.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer[0]):t.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer),M.__webglDepthbuffer===void 0)M.__webglDepthbuffer=i.createRenderbuffer(),Ln(M.__webglDepthbuffer,R,!1);else{let he=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,ve=M.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,ve),i.framebufferRenderbuffer(i.FRAMEBUFFER,he,i.RENDERBUFFER,ve)}t.bindFramebuffer(i.FRAMEBUFFER,null)}function nn(R,M,Z){let pe=n.get(R);M!==void 0&&Ut(pe.__webglFramebuffer,R,R.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),Z!==void 0&&Sn(R)}function mn(R){let M=R.texture,Z=n.get(R),pe=n.get(M);R.addEventListener("dispose",z),U(R);let he=R.textures,ve=R.isWebGLCubeRenderTarget===!0,_e=he.length>1;if(_e||(pe.__webglTexture===void 0&&(pe.__webglTexture=i.createTexture()),pe.__version=M.version,o.memory.textures++),ve){Z.__webglFramebuffer=[];for(let ie=0;ie<6;ie++)if(M.mipmaps.length>0){Z.__webglFramebuffer[ie]=[];for(let ae=0;ae<M.mipmaps.length;ae++)Z.__webglFramebuffer[ie][ae]=i.createFramebuffer()}else Z.__webglFramebuffer[ie]=i.createFramebuffer()}else{if(M.mipmaps.length>0){Z.__webglFramebuffer=[];for(let ie=0;ie<M.mipmaps.length;ie++)Z.__webglFramebuffer[ie]=i.createFramebuffer()}else Z.__webglFramebuffer=i.createFramebuffer();if(_e)for(let ie=0,ae=he.length;ie<ae;ie++){let ge=n.get(he[ie]);ge.__webglTexture===void 0&&(ge.__webglTexture=i.createTexture(),o.memory.textures++)}if(R.samples>0&&we(R)===!1){Z.__webglMultisampledFramebuffer=i.createFramebuffer(),Z.__webglColorRenderbuffer=[],t.bindFramebuffer(i.FRAMEBUFFER,Z.__webglMultisampledFramebuffer);for(let ie=0;ie<he.length;ie++){let ae=he[ie];Z.__webglColorRenderbuffer[ie]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,Z.__webglColorRenderbuffer[ie]);let ge=r.convert(ae.format,ae.colorSpace),k=r.convert(ae.type),le=w(ae.internalFormat,ge,k,ae.normalized,ae.colorSpace,R.isXRRenderTarget===!0),se=ot(R);i.renderbufferStorageMultisample(i.RENDERBUFFER,se,le,R.width,R.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+ie,i.RENDERBUFFER,Z.__webglColorRenderbuffer[ie])}i.bindRenderbuffer(i.RENDERBUFFER,null),R.depthBuffer&&(Z.__webglDepthRenderbuffer=i.createRenderbuffer(),Ln(Z.__webglDepthRenderbuffer,R,!0)),t.bindFramebuffer(i.FRAMEBUFFER,null)}}if(ve){t.bindTexture(i.TEXTURE_CUBE_MAP,pe.__webglTexture),pt(i.TEXTURE_CUBE_MAP,M);for(let ie=0;ie<6;ie++)if(M.mipmaps.length>0)for(let ae=0;ae<M.mipmaps.length;ae++)Ut(Z.__webglFramebuffer[ie][ae],R,M,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+ie,ae);else Ut(Z.__webglFramebuffer[ie],R,M,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+ie,0);A(M)?_(i.TEXTURE_CUBE_MAP):M.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}else if(_e){for(let ie=0,ae=he.length;ie<ae;ie++){let ge=he[ie],k=n.get(ge),le=i.TEXTURE_2D;(R.isWebGL3DRenderTarget||R.isWebGLArrayRenderTarget)&&(le=R.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(le,k.__webglTexture),pt(le,ge),Ut(Z.__webglFramebuffer,R,ge,i.COLOR_ATTACHMENT0+ie,le,0),A(ge)&&_(le)}t.unbindTexture()}else{let ie=i.TEXTURE_2D;if((R.isWebGL3DRenderTarget||R.isWebGLArrayRenderTarget)&&(ie=R.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(ie,pe.__webglTexture),pt(ie,M),M.mipmaps.length>0)for(let ae=0;ae<M.mipmaps.length;ae++)Ut(Z.__webglFramebuffer[ae],R,M,i.COLOR_ATTACHMENT0,ie,ae);else Ut(Z.__webglFramebuffer,R,M,i.COLOR_ATTACHMENT0,ie,0);A(M)?_(ie):M.mipmaps.length>0&&i.texParameteri(ie,i.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}R.depthBuffer&&Sn(R)}function B(R){let M=R.textures;for(let Z=0,pe=M.length;Z<pe;Z++){let he=M[Z];if(A(he)&&he.mipmapsAutoUpdate===!0){let ve=C(R),_e=n.get(he).__webglTexture;t.bindTexture(ve,_e),_(ve),t.unbindTexture()}}}let Re=[];function $e(R){if(R.samples>0){if(we(R)===!1){let M=R.textures,Z=R.width,pe=R.height,he=i.COLOR_BUFFER_BIT,ve=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_e=n.get(R),ie=M.length>1;if(ie)for(let ge=0;ge<M.length;ge++)t.bindFramebuffer(i.FRAMEBUFFER,_e.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+ge,i.RENDERBUFFER,null),t.bindFramebuffer(i.FRAMEBUFFER,_e.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+ge,i.TEXTURE_2D,null,0);t.bindFramebuffer(i.READ_FRAMEBUFFER,_e.__webglMultisampledFramebuffer),R.texture.mipmaps.length>0?t.bindFramebuffer(i.DRAW_FRAMEBUFFER,_e.__webglFramebuffer[0]):t.bindFramebuffer(i.DRAW_FRAMEBUFFER,_e.__webglFramebuffer);for(let ge=0;ge<M.length;ge++){if(R.resolveDepthBuffer&&(R.depthBuffer&&(he|=i.DEPTH_BUFFER_BIT),R.stencilBuffer&&R.resolveStencilBuffer&&(he|=i.STENCIL_BUFFER_BIT)),ie){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,_e.__webglColorRenderbuffer[ge]);let k=n.get(M[ge]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,k,0)}i.blitFramebuffer(0,0,Z,pe,0,0,Z,pe,he,i.NEAREST),l===!0&&(Re.length=0,Re.push(i.COLOR_ATTACHMENT0+ge),R.depthBuffer&&R.storeMultisampledDepthBuffer===!1&&Re.push(ve),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Re))}if(t.bindFramebuffer(i.READ_FRAMEBUFFER,null),t.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),ie)for(let ge=0;ge<M.length;ge++){t.bindFramebuffer(i.FRAMEBUFFER,_e.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+ge,i.RENDERBUFFER,_e.__webglColorRenderbuffer[ge]);let k=n.get(M[ge]).__webglTexture;t.bindFramebuffer(i.FRAMEBUFFER,_e.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+ge,i.TEXTURE_2D,k,0)}t.bindFramebuffer(i.DRAW_FRAMEBUFFER,_e.__webglMultisampledFramebuffer)}else if(R.depthBuffer&&R.storeMultisampledDepthBuffer===!1&&l){let M=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[M])}}}function ot(R){return Math.min(s.maxSamples,R.samples)}function we(R){let M=n.get(R);return R.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&M.__useRenderToTexture!==!1}function kt(R){let M=o.render.frame;h.get(R)!==M&&(h.set(R,M),R.update())}function ze(R,M){let Z=R.colorSpace,pe=R.format,he=R.type;return R.isCompressedTexture===!0||R.isVideoTexture===!0||Z!==Oa&&Z!==Ws&&(bt.getTransfer(Z)===It?(pe!==Qi||he!==fi)&&Ye("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):Ke("WebGLTextures: Unsupported texture color space:",Z)),M}function Xe(R){return typeof HTMLImageElement<"u"&&R instanceof HTMLImageElement?(c.width=R.naturalWidth||R.width,c.height=R.naturalHeight||R.height):typeof VideoFrame<"u"&&R instanceof VideoFrame?(c.width=R.displayWidth,c.height=R.displayHeight):(c.width=R.width,c.height=R.height),c}this.allocateTextureUnit=oe,this.resetTextureUnits=$,this.getTextureUnits=J,this.setTextureUnits=ne,this.setTexture2D=re,this.setTexture2DArray=fe,this.setTexture3D=xe,this.setTextureCube=Me,this.rebindTextures=nn,this.setupRenderTarget=mn,this.updateRenderTargetMipmap=B,this.updateMultisampleRenderTarget=$e,this.setupDepthRenderbuffer=Sn,this.setupFrameBufferTexture=Ut,this.useMultisampledRTT=we,this.dispose=H}function OA(i,e){function t(n,s=Ws){let r,o=bt.getTransfer(s);if(n===fi)return i.UNSIGNED_BYTE;if(n===Sh)return i.UNSIGNED_SHORT_4_4_4_4;if(n===wh)return i.UNSIGNED_SHORT_5_5_5_1;if(n===Of)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===kf)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===Ff)return i.BYTE;if(n===Uf)return i.SHORT;if(n===Ko)return i.UNSIGNED_SHORT;if(n===Mh)return i.INT;if(n===Ji)return i.UNSIGNED_INT;if(n===Ki)return i.FLOAT;if(n===ji)return i.HALF_FLOAT;if(n===Bf)return i.ALPHA;if(n===zf)return i.RGB;if(n===Qi)return i.RGBA;if(n===ks)return i.DEPTH_COMPONENT;if(n===Hs)return i.DEPTH_STENCIL;if(n===Vf)return i.RED;if(n===Ah)return i.RED_INTEGER;if(n===mr)return i.RG;if(n===Th)return i.RG_INTEGER;if(n===Eh)return i.RGBA_INTEGER;if(n===ll||n===cl||n===hl||n===ul)if(o===It)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===ll)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===cl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===hl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===ul)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===ll)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===cl)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===hl)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===ul)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===Ch||n===Rh||n===Ph||n===Ih)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===Ch)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===Rh)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===Ph)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===Ih)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===Lh||n===Dh||n===Nh||n===Fh||n===Uh||n===dl||n===Oh)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(n===Lh||n===Dh)return o===It?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===Nh)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===Fh)return r.COMPRESSED_R11_EAC;if(n===Uh)return r.COMPRESSED_SIGNED_R11_EAC;if(n===dl)return r.COMPRESSED_RG11_EAC;if(n===Oh)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===kh||n===Bh||n===zh||n===Vh||n===Gh||n===Hh||n===Wh||n===qh||n===Xh||n===$h||n===Yh||n===Zh||n===Jh||n===Kh)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(n===kh)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===Bh)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===zh)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===Vh)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===Gh)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===Hh)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===Wh)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===qh)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Xh)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===$h)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Yh)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===Zh)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===Jh)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===Kh)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===jh||n===Qh||n===eu)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(n===jh)return o===It?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===Qh)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===eu)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===tu||n===nu||n===fl||n===iu)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(n===tu)return r.COMPRESSED_RED_RGTC1_EXT;if(n===nu)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===fl)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===iu)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===Vr?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:t}}var kA=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,BA=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,rp=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let n=new Za(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=n}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,n=new Kn({vertexShader:kA,fragmentShader:BA,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new ht(new Ja(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},op=class extends ps{constructor(e,t){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,h=null,u=null,d=null,f=null,p=null,x=typeof XRWebGLBinding<"u",m=new rp,g={},v=t.getContextAttributes(),A=null,_=null,C=[],w=[],y=new je,S=null,U=null,D=new li;D.viewport=new en;let I=new li;I.viewport=new en;let z=[D,I],V=new yh,L=null,H=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(j){let re=C[j];return re===void 0&&(re=new Wo,C[j]=re),re.getTargetRaySpace()},this.getControllerGrip=function(j){let re=C[j];return re===void 0&&(re=new Wo,C[j]=re),re.getGripSpace()},this.getHand=function(j){let re=C[j];return re===void 0&&(re=new Wo,C[j]=re),re.getHandSpace()};function Y(j){let re=w.indexOf(j.inputSource);if(re===-1)return;let fe=C[re];fe!==void 0&&(fe.update(j.inputSource,j.frame,c||o),fe.dispatchEvent({type:j.type,data:j.inputSource}))}function W(){s.removeEventListener("select",Y),s.removeEventListener("selectstart",Y),s.removeEventListener("selectend",Y),s.removeEventListener("squeeze",Y),s.removeEventListener("squeezestart",Y),s.removeEventListener("squeezeend",Y),s.removeEventListener("end",W),s.removeEventListener("inputsourceschange",ce);for(let j=0;j<C.length;j++){let re=w[j];re!==null&&(w[j]=null,C[j].disconnect(re))}L=null,H=null,m.reset();for(let j in g)delete g[j];if(e.setRenderTarget(A),f=null,d=null,u=null,s=null,_=null,oe.stop(),n.isPresenting=!1,e.setPixelRatio(S),e.setSize(y.width,y.height,!1),U!==null){let j=U.camera;j.fov=U.fov,j.zoom=U.zoom,j.updateProjectionMatrix(),U=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(j){r=j,n.isPresenting===!0&&Ye("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(j){a=j,n.isPresenting===!0&&Ye("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(j){c=j},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return u===null&&x&&(u=new XRWebGLBinding(s,t)),u},this.getFrame=function(){return p},this.getSession=function(){return s},this.setSession=async function(j){if(s=j,s!==null){if(A=e.getRenderTarget(),s.addEventListener("select",Y),s.addEventListener("selectstart",Y),s.addEventListener("selectend",Y),s.addEventListener("squeeze",Y),s.addEventListener("squeezestart",Y),s.addEventListener("squeezeend",Y),s.addEventListener("end",W),s.addEventListener("inputsourceschange",ce),v.xrCompatible!==!0&&await t.makeXRCompatible(),S=e.getPixelRatio(),e.getSize(y),x&&"createProjectionLayer"in XRWebGLBinding.prototype){let fe=null,xe=null,Me=null;v.depth&&(Me=v.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,fe=v.stencil?Hs:ks,xe=v.stencil?Vr:Ji);let He={colorFormat:t.RGBA8,depthFormat:Me,scaleFactor:r};u=this.getBinding(),d=u.createProjectionLayer(He),s.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),_=new Si(d.textureWidth,d.textureHeight,{format:Qi,type:fi,depthTexture:new Vs(d.textureWidth,d.textureHeight,xe,void 0,void 0,void 0,void 0,void 0,void 0,fe),stencilBuffer:v.stencil,colorSpace:e.outputColorSpace,samples:v.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let fe={antialias:v.antialias,alpha:!0,depth:v.depth,stencil:v.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,t,fe),s.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),_=new Si(f.framebufferWidth,f.framebufferHeight,{format:Qi,type:fi,colorSpace:e.outputColorSpace,stencilBuffer:v.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}_.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),oe.setContext(s),oe.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function ce(j){for(let re=0;re<j.removed.length;re++){let fe=j.removed[re],xe=w.indexOf(fe);xe>=0&&(w[xe]=null,C[xe].disconnect(fe))}for(let re=0;re<j.added.length;re++){let fe=j.added[re],xe=w.indexOf(fe);if(xe===-1){for(let He=0;He<C.length;He++)if(He>=w.length){w.push(fe),xe=He;break}else if(w[He]===null){w[He]=fe,xe=He;break}if(xe===-1)break}let Me=C[xe];Me&&Me.connect(fe)}}function q(j,re){re===null?j.matrixWorld.copy(j.matrix):j.matrixWorld.multiplyMatrices(re.matrixWorld,j.matrix),j.matrixWorldInverse.copy(j.matrixWorld).invert()}this.updateCamera=function(j){if(s===null)return;let re=j.near,fe=j.far;m.texture!==null&&(m.depthNear>0&&(re=m.depthNear),m.depthFar>0&&(fe=m.depthFar)),V.near=I.near=D.near=re,V.far=I.far=D.far=fe,(L!==V.near||H!==V.far)&&(s.updateRenderState({depthNear:V.near,depthFar:V.far}),L=V.near,H=V.far),V.layers.mask=j.layers.mask|6,D.layers.mask=V.layers.mask&-5,I.layers.mask=V.layers.mask&-3;let xe=j.parent,Me=V.cameras;q(V,xe);for(let He=0;He<Me.length;He++)q(Me[He],xe);V.projectionMatrix.copy(D.projectionMatrix),V.projectionMatrixInverse.copy(D.projectionMatrixInverse),U===null&&j.isPerspectiveCamera&&(U={camera:j,fov:j.fov,zoom:j.zoom}),$(j,V,xe)};function $(j,re,fe){fe===null?j.matrix.copy(re.matrixWorld):(j.matrix.copy(fe.matrixWorld),j.matrix.invert(),j.matrix.multiply(re.matrixWorld)),j.matrix.decompose(j.position,j.quaternion,j.scale),j.updateMatrixWorld(!0),j.projectionMatrix.copy(re.projectionMatrix),j.projectionMatrixInverse.copy(re.projectionMatrixInverse),j.isPerspectiveCamera&&(j.fov=Yc*2*Math.atan(1/j.projectionMatrix.elements[5]),j.zoom=1)}this.getCamera=function(){return V},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(j){l=j,d!==null&&(d.fixedFoveation=j),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=j)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(V)},this.getCameraTexture=function(j){return g[j]};let J=null;function ne(j,re){if(h=re.getViewerPose(c||o),p=re,h!==null){let fe=h.views;f!==null&&(e.setRenderTargetFramebuffer(_,f.framebuffer),e.setRenderTarget(_));let xe=!1;fe.length!==V.cameras.length&&(V.cameras.length=0,xe=!0);for(let Ve=0;Ve<fe.length;Ve++){let pt=fe[Ve],ut=null;if(f!==null)ut=f.getViewport(pt);else{let Kt=u.getViewSubImage(d,pt);ut=Kt.viewport,Ve===0&&(e.setRenderTargetTextures(_,Kt.colorTexture,Kt.depthStencilTexture),e.setRenderTarget(_))}let it=z[Ve];it===void 0&&(it=new li,it.layers.enable(Ve),it.viewport=new en,z[Ve]=it),it.matrix.fromArray(pt.transform.matrix),it.matrix.decompose(it.position,it.quaternion,it.scale),it.projectionMatrix.fromArray(pt.projectionMatrix),it.projectionMatrixInverse.copy(it.projectionMatrix).invert(),it.viewport.set(ut.x,ut.y,ut.width,ut.height),Ve===0&&(V.matrix.copy(it.matrix),V.matrix.decompose(V.position,V.quaternion,V.scale)),xe===!0&&V.cameras.push(it)}let Me=s.enabledFeatures;if(Me&&Me.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&x){u=n.getBinding();let Ve=u.getDepthInformation(fe[0]);Ve&&Ve.isValid&&Ve.texture&&m.init(Ve,s.renderState)}if(Me&&Me.includes("camera-access")&&x){e.state.unbindTexture(),u=n.getBinding();for(let Ve=0;Ve<fe.length;Ve++){let pt=fe[Ve].camera;if(pt){let ut=g[pt];ut||(ut=new Za,g[pt]=ut);let it=u.getCameraImage(pt);ut.sourceTexture=it}}}}for(let fe=0;fe<C.length;fe++){let xe=w[fe],Me=C[fe];xe!==null&&Me!==void 0&&Me.update(xe,re,c||o)}J&&J(j,re),re.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:re}),p=null}let oe=new Hx;oe.setAnimationLoop(ne),this.setAnimationLoop=function(j){J=j},this.dispose=function(){}}},zA=new wt,Qx=new nt;Qx.set(-1,0,0,0,1,0,0,0,1);function VA(i,e){function t(m,g){m.matrixAutoUpdate===!0&&m.updateMatrix(),g.value.copy(m.matrix)}function n(m,g){g.color.getRGB(m.fogColor.value,$f(i)),g.isFog?(m.fogNear.value=g.near,m.fogFar.value=g.far):g.isFogExp2&&(m.fogDensity.value=g.density)}function s(m,g,v,A,_){g.isNodeMaterial?g.uniformsNeedUpdate=!1:g.isMeshBasicMaterial?r(m,g):g.isMeshLambertMaterial?(r(m,g),g.envMap&&(m.envMapIntensity.value=g.envMapIntensity)):g.isMeshToonMaterial?(r(m,g),u(m,g)):g.isMeshPhongMaterial?(r(m,g),h(m,g),g.envMap&&(m.envMapIntensity.value=g.envMapIntensity)):g.isMeshStandardMaterial?(r(m,g),d(m,g),g.isMeshPhysicalMaterial&&f(m,g,_)):g.isMeshMatcapMaterial?(r(m,g),p(m,g)):g.isMeshDepthMaterial?r(m,g):g.isMeshDistanceMaterial?(r(m,g),x(m,g)):g.isMeshNormalMaterial?r(m,g):g.isLineBasicMaterial?(o(m,g),g.isLineDashedMaterial&&a(m,g)):g.isPointsMaterial?l(m,g,v,A):g.isSpriteMaterial?c(m,g):g.isShadowMaterial?(m.color.value.copy(g.color),m.opacity.value=g.opacity):g.isShaderMaterial&&(g.uniformsNeedUpdate=!1)}function r(m,g){m.opacity.value=g.opacity,g.color&&m.diffuse.value.copy(g.color),g.emissive&&m.emissive.value.copy(g.emissive).multiplyScalar(g.emissiveIntensity),g.map&&(m.map.value=g.map,t(g.map,m.mapTransform)),g.alphaMap&&(m.alphaMap.value=g.alphaMap,t(g.alphaMap,m.alphaMapTransform)),g.bumpMap&&(m.bumpMap.value=g.bumpMap,t(g.bumpMap,m.bumpMapTransform),m.bumpScale.value=g.bumpScale,g.side===qn&&(m.bumpScale.value*=-1)),g.normalMap&&(m.normalMap.value=g.normalMap,t(g.normalMap,m.normalMapTransform),m.normalScale.value.copy(g.normalScale),g.side===qn&&m.normalScale.value.negate()),g.displacementMap&&(m.displacementMap.value=g.displacementMap,t(g.displacementMap,m.displacementMapTransform),m.displacementScale.value=g.displacementScale,m.displacementBias.value=g.displacementBias),g.emissiveMap&&(m.emissiveMap.value=g.emissiveMap,t(g.emissiveMap,m.emissiveMapTransform)),g.specularMap&&(m.specularMap.value=g.specularMap,t(g.specularMap,m.specularMapTransform)),g.alphaTest>0&&(m.alphaTest.value=g.alphaTest);let v=e.get(g),A=v.envMap,_=v.envMapRotation;A&&(m.envMap.value=A,m.envMapRotation.value.setFromMatrix4(zA.makeRotationFromEuler(_)).transpose(),A.isCubeTexture&&A.isRenderTargetTexture===!1&&m.envMapRotation.value.premultiply(Qx),m.reflectivity.value=g.reflectivity,m.ior.value=g.ior,m.refractionRatio.value=g.refractionRatio),g.lightMap&&(m.lightMap.value=g.lightMap,m.lightMapIntensity.value=g.lightMapIntensity,t(g.lightMap,m.lightMapTransform)),g.aoMap&&(m.aoMap.value=g.aoMap,m.aoMapIntensity.value=g.aoMapIntensity,t(g.aoMap,m.aoMapTransform))}function o(m,g){m.diffuse.value.copy(g.color),m.opacity.value=g.opacity,g.map&&(m.map.value=g.map,t(g.map,m.mapTransform))}function a(m,g){m.dashSize.value=g.dashSize,m.totalSize.value=g.dashSize+g.gapSize,m.scale.value=g.scale}function l(m,g,v,A){m.diffuse.value.copy(g.color),m.opacity.value=g.opacity,m.size.value=g.size*v,m.scale.value=A*.5,g.map&&(m.map.value=g.map,t(g.map,m.uvTransform)),g.alphaMap&&(m.alphaMap.value=g.alphaMap,t(g.alphaMap,m.alphaMapTransform)),g.alphaTest>0&&(m.alphaTest.value=g.alphaTest)}function c(m,g){m.diffuse.value.copy(g.color),m.opacity.value=g.opacity,m.rotation.value=g.rotation,g.map&&(m.map.value=g.map,t(g.map,m.mapTransform)),g.alphaMap&&(m.alphaMap.value=g.alphaMap,t(g.alphaMap,m.alphaMapTransform)),g.alphaTest>0&&(m.alphaTest.value=g.alphaTest)}function h(m,g){m.specular.value.copy(g.specular),m.shininess.value=Math.max(g.shininess,1e-4)}function u(m,g){g.gradientMap&&(m.gradientMap.value=g.gradientMap)}function d(m,g){m.metalness.value=g.metalness,g.metalnessMap&&(m.metalnessMap.value=g.metalnessMap,t(g.metalnessMap,m.metalnessMapTransform)),m.roughness.value=g.roughness,g.roughnessMap&&(m.roughnessMap.value=g.roughnessMap,t(g.roughnessMap,m.roughnessMapTransform)),g.envMap&&(m.envMapIntensity.value=g.envMapIntensity)}function f(m,g,v){m.ior.value=g.ior,g.diffuseRoughness>0&&(m.diffuseRoughness.value=g.diffuseRoughness,g.diffuseRoughnessMap&&(m.diffuseRoughnessMap.value=g.diffuseRoughnessMap,t(g.diffuseRoughnessMap,m.diffuseRoughnessMapTransform))),g.sheen>0&&(m.sheenColor.value.copy(g.sheenColor).multiplyScalar(g.sheen),m.sheenRoughness.value=g.sheenRoughness,g.sheenColorMap&&(m.sheenColorMap.value=g.sheenColorMap,t(g.sheenColorMap,m.sheenColorMapTransform)),g.sheenRoughnessMap&&(m.sheenRoughnessMap.value=g.sheenRoughnessMap,t(g.sheenRoughnessMap,m.sheenRoughnessMapTransform))),g.clearcoat>0&&(m.clearcoat.value=g.clearcoat,m.clearcoatRoughness.value=g.clearcoatRoughness,g.clearcoatMap&&(m.clearcoatMap.value=g.clearcoatMap,t(g.clearcoatMap,m.clearcoatMapTransform)),g.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=g.clearcoatRoughnessMap,t(g.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),g.clearcoatNormalMap&&(m.clearcoatNormalMap.value=g.clearcoatNormalMap,t(g.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(g.clearcoatNormalScale),g.side===qn&&m.clearcoatNormalScale.value.negate())),g.dispersion>0&&(m.dispersion.value=g.dispersion),g.retroreflectivity>0&&(m.retroreflectivity.value=g.retroreflectivity),g.iridescence>0&&(m.iridescence.value=g.iridescence,m.iridescenceIOR.value=g.iridescenceIOR,m.iridescenceThicknessMinimum.value=g.iridescenceThicknessMinimum,m.iridescenceThicknessMaximum.value=g.iridescenceThicknessMaximum,g.iridescenceMap&&(m.iridescenceMap.value=g.iridescenceMap,t(g.iridescenceMap,m.iridescenceMapTransform)),g.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=g.iridescenceThicknessMap,t(g.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),g.transmission>0&&(m.transmission.value=g.transmission,m.transmissionSamplerMap.value=v.texture,m.transmissionSamplerSize.value.set(v.width,v.height),g.transmissionMap&&(m.transmissionMap.value=g.transmissionMap,t(g.transmissionMap,m.transmissionMapTransform)),m.thickness.value=g.thickness,g.thicknessMap&&(m.thicknessMap.value=g.thicknessMap,t(g.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=g.attenuationDistance,m.attenuationColor.value.copy(g.attenuationColor)),g.anisotropy>0&&(m.anisotropyVector.value.set(g.anisotropy*Math.cos(g.anisotropyRotation),g.anisotropy*Math.sin(g.anisotropyRotation)),g.anisotropyMap&&(m.anisotropyMap.value=g.anisotropyMap,t(g.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=g.specularIntensity,m.specularColor.value.copy(g.specularColor),g.specularColorMap&&(m.specularColorMap.value=g.specularColorMap,t(g.specularColorMap,m.specularColorMapTransform)),g.specularIntensityMap&&(m.specularIntensityMap.value=g.specularIntensityMap,t(g.specularIntensityMap,m.specularIntensityMapTransform))}function p(m,g){g.matcap&&(m.matcap.value=g.matcap)}function x(m,g){let v=e.get(g).light;m.referencePosition.value.setFromMatrixPosition(v.matrixWorld),m.nearDistance.value=v.shadow.camera.near,m.farDistance.value=v.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function GA(i,e,t,n){let s={},r={};function o(v,A){let _=A.program;n.uniformBlockBinding(v,_,s[v.id])}function a(v,A){let _=s[v.id];_===void 0&&(p(v),_=l(v),s[v.id]=_,v.addEventListener("dispose",m));let C=A.program;n.updateUBOMapping(v,C);let w=e.render.frame;r[v.id]!==w&&(c(v),r[v.id]=w)}function l(v){let A=i.createBuffer(),_=v.__size,C=v.usage;return i.bindBuffer(i.UNIFORM_BUFFER,A),i.bufferData(i.UNIFORM_BUFFER,_,C),i.bindBuffer(i.UNIFORM_BUFFER,null),A}function c(v){let A=s[v.id],_=v.uniforms,C=v.__cache;i.bindBuffer(i.UNIFORM_BUFFER,A);for(let w=0,y=_.length;w<y;w++){let S=_[w];if(Array.isArray(S))for(let U=0,D=S.length;U<D;U++)h(S[U],w,U,C);else h(S,w,0,C)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(v,A,_,C){if(d(v,A,_,C)===!0){let w=v.__offset,y=v.value;if(Array.isArray(y)){let S=0;for(let U=0;U<y.length;U++){let D=y[U],I=x(D,!0);u(D,v.__data,S),S+=I.storage/Float32Array.BYTES_PER_ELEMENT}}else u(y,v.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,w,v.__data)}}function u(v,A,_){typeof v=="number"||typeof v=="boolean"?A[_]=v:v.isMatrix3?(A[_]=v.elements[0],A[_+1]=v.elements[1],A[_+2]=v.elements[2],A[_+3]=0,A[_+4]=v.elements[3],A[_+5]=v.elements[4],A[_+6]=v.elements[5],A[_+7]=0,A[_+8]=v.elements[6],A[_+9]=v.elements[7],A[_+10]=v.elements[8],A[_+11]=0):ArrayBuffer.isView(v)?A.set(v.subarray(0,A.length-_),_):v.toArray(A,_)}function d(v,A,_,C){let w=v.value,y=A+"_"+_;if(Array.isArray(w)){C[y]===void 0&&(C[y]=[]);let S=C[y],U=!1;for(let D=0;D<w.length;D++)f(w[D],S,D)===!0&&(U=!0);return U}return f(w,C,y)}function f(v,A,_){if(A[_]===void 0)return typeof v=="number"||typeof v=="boolean"?A[_]=v:ArrayBuffer.isView(v)?A[_]=v.slice():A[_]=v.clone(),!0;{let C=A[_];if(typeof v=="number"||typeof v=="boolean"){if(C!==v)return A[_]=v,!0}else{if(ArrayBuffer.isView(v))return!0;if(C.equals(v)===!1)return C.copy(v),!0}}return!1}function p(v){let A=v.uniforms,_=0,C=16;for(let y=0,S=A.length;y<S;y++){let U=Array.isArray(A[y])?A[y]:[A[y]];for(let D=0,I=U.length;D<I;D++){let z=U[D],V=Array.isArray(z.value)?z.value:[z.value],L=Array.isArray(A[y])||Array.isArray(z.value),H=_;for(let W=0,ce=V.length;W<ce;W++){let q=V[W],$=x(q,L),J=_%C,ne=J%$.boundary,oe=J+ne;_+=ne,oe!==0&&C-oe<$.storage&&(_+=C-oe),W===0&&(H=_),_+=$.storage}let Y=z.type==="int"?Int32Array:z.type==="uint"?Uint32Array:Float32Array;z.__data=new Y((_-H)/Float32Array.BYTES_PER_ELEMENT),z.__offset=H}}let w=_%C;return w>0&&(_+=C-w),v.__size=_,v.__cache={},this}function x(v,A){let _={boundary:0,storage:0};return typeof v=="number"||typeof v=="boolean"?(_.boundary=4,_.storage=4):v.isVector2?(_.boundary=8,_.storage=8):v.isVector3||v.isColor?(_.boundary=16,_.storage=12):v.isVector4?(_.boundary=16,_.storage=16):v.isMatrix3?(_.boundary=16,_.storage=48):v.isMatrix4?(_.boundary=16,_.storage=64):v.isTexture?Ye("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(v)?(_.boundary=16,_.storage=v.byteLength):Ye("WebGLRenderer: Unsupported uniform value type.",v),A===!0&&(_.boundary=16,_.storage=Math.ceil(_.storage/16)*16),_}function m(v){let A=v.target;A.removeEventListener("dispose",m),i.deleteBuffer(s[A.id]),delete s[A.id],delete r[A.id]}function g(){for(let v in s)i.deleteBuffer(s[v]);s={},r={}}return{bind:o,update:a,dispose:g}}var HA=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),_s=null;function WA(){return _s===null&&(_s=new jc(HA,16,16,mr,ji),_s.name="DFG_LUT",_s.minFilter=ci,_s.magFilter=ci,_s.wrapS=fs,_s.wrapT=fs,_s.generateMipmaps=!1,_s.needsUpdate=!0),_s}var cu=class{constructor(e={}){let{canvas:t=hx(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1,outputBufferType:f=fi}=e;this.isWebGLRenderer=!0;let p;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");p=n.getContextAttributes().alpha}else p=o;let x=f,m=new Set([Eh,Th,Ah]),g=new Set([fi,Ji,Ko,Vr,Sh,wh]),v=new Uint32Array(4),A=new Int32Array(4),_={textures:[],min:[],max:[],resolution:[]},C=null,w=null,y=[],S=[],U=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=vs,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let D=this,I=!1,z=null,V=null,L=null,H=null;this._outputColorSpace=dn;let Y=0,W=0,ce=null,q=-1,$=null,J=new en,ne=new en,oe=null,j=new qe(0),re=0,fe=t.width,xe=t.height,Me=1,He=null,rt=null,Ve=new en(0,0,fe,xe),pt=new en(0,0,fe,xe),ut=!1,it=new cr,Kt=new Qc,Gt=!1,pn=!1,Ut=new wt,Ln=new O,St=new en,Sn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},nn=!1;function mn(){return ce===null?Me:1}let B=n;function Re(E,G){return t.getContext(E,G)}let $e,ot,we,kt,ze,Xe,R,M,Z,pe,he,ve,_e,ie,ae,ge,k,le,se,Ae,ye,Se,Ge;try{let E={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Oe,!1),t.addEventListener("webglcontextrestored",et,!1),t.addEventListener("webglcontextcreationerror",Ce,!1),B===null){let G="webgl2";if(B=Re(G,E),B===null)throw Re(G)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Qe()}catch(E){throw t.removeEventListener("webglcontextlost",Oe,!1),t.removeEventListener("webglcontextrestored",et,!1),t.removeEventListener("webglcontextcreationerror",Ce,!1),Ke("WebGLRenderer: "+E.message),E}function Qe(){$e=new t1(B),$e.init(),ye=new OA(B,$e),ot=new Ww(B,$e,e,ye),we=new FA(B,$e),ot.reversedDepthBuffer&&d&&we.buffers.depth.setReversed(!0),V=B.createFramebuffer(),L=B.createFramebuffer(),H=B.createFramebuffer(),kt=new s1(B),ze=new bA,Xe=new UA(B,$e,we,ze,ot,ye,kt),R=new e1(D),M=new oM(B),Se=new Gw(B,M),Z=new n1(B,M,kt,Se),pe=new o1(B,Z,M,Se,kt),le=new r1(B,ot,Xe),ae=new qw(ze),he=new _A(D,R,$e,ot,Se,ae),ve=new VA(D,ze),_e=new SA,ie=new RA($e),k=new Vw(D,R,we,pe,p,l),ge=new NA(D,pe,ot),Ge=new GA(B,kt,ot,we),se=new Hw(B,$e,kt),Ae=new i1(B,$e,kt),kt.programs=he.programs,D.capabilities=ot,D.extensions=$e,D.properties=ze,D.renderLists=_e,D.shadowMap=ge,D.state=we,D.info=kt}x!==fi&&(U=new l1(x,t.width,t.height,a,s,r));let de=new op(D,B);this.xr=de,this.getContext=function(){return B},this.getContextAttributes=function(){return B.getContextAttributes()},this.forceContextLoss=function(){let E=$e.get("WEBGL_lose_context");E&&E.loseContext()},this.forceContextRestore=function(){let E=$e.get("WEBGL_lose_context");E&&E.restoreContext()},this.getPixelRatio=function(){return Me},this.setPixelRatio=function(E){E!==void 0&&(Me=E,this.setSize(fe,xe,!1))},this.getSize=function(E){return E.set(fe,xe)},this.setSize=function(E,G,te=!0){if(de.isPresenting){Ye("WebGLRenderer: Can't change size while VR device is presenting.");return}fe=E,xe=G,t.width=Math.floor(E*Me),t.height=Math.floor(G*Me),te===!0&&(t.style.width=E+"px",t.style.height=G+"px"),U!==null&&U.setSize(t.width,t.height),this.setViewport(0,0,E,G)},this.getDrawingBufferSize=function(E){return E.set(fe*Me,xe*Me).floor()},this.setDrawingBufferSize=function(E,G,te){fe=E,xe=G,Me=te,t.width=Math.floor(E*te),t.height=Math.floor(G*te),this.setViewport(0,0,E,G)},this.setEffects=function(E){if(x===fi){Ke("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(E){for(let G=0;G<E.length;G++)if(E[G].isOutputPass===!0){Ye("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}U.setEffects(E||[])},this.getCurrentViewport=function(E){return E.copy(J)},this.getViewport=function(E){return E.copy(Ve)},this.setViewport=function(E,G,te,K){E.isVector4?Ve.set(E.x,E.y,E.z,E.w):Ve.set(E,G,te,K),we.viewport(J.copy(Ve).multiplyScalar(mn()).round())},this.getScissor=function(E){return E.copy(pt)},this.setScissor=function(E,G,te,K){E.isVector4?pt.set(E.x,E.y,E.z,E.w):pt.set(E,G,te,K),we.scissor(ne.copy(pt).multiplyScalar(mn()).round())},this.getScissorTest=function(){return ut},this.setScissorTest=function(E){we.setScissorTest(ut=E)},this.setOpaqueSort=function(E){He=E},this.setTransparentSort=function(E){rt=E},this.getClearColor=function(E){return E.copy(k.getClearColor())},this.setClearColor=function(){k.setClearColor(...arguments)},this.getClearAlpha=function(){return k.getClearAlpha()},this.setClearAlpha=function(){k.setClearAlpha(...arguments)},this.clear=function(E=!0,G=!0,te=!0){let K=0;if(E){let Q=!1;if(ce!==null){let Te=ce.texture.format;Q=m.has(Te)}if(Q){let Te=ce.texture.type,Pe=g.has(Te),Ee=k.getClearColor(),Ie=k.getClearAlpha(),Be=Ee.r,tt=Ee.g,mt=Ee.b;Pe?(v[0]=Be,v[1]=tt,v[2]=mt,v[3]=Ie,B.clearBufferuiv(B.COLOR,0,v)):(A[0]=Be,A[1]=tt,A[2]=mt,A[3]=Ie,B.clearBufferiv(B.COLOR,0,A))}else K|=B.COLOR_BUFFER_BIT}G&&(K|=B.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),te&&(K|=B.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),K!==0&&B.clear(K)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(E){E.setRenderer(this),z=E},this.dispose=function(){t.removeEventListener("webglcontextlost",Oe,!1),t.removeEventListener("webglcontextrestored",et,!1),t.removeEventListener("webglcontextcreationerror",Ce,!1),k.dispose(),_e.dispose(),ie.dispose(),Xe.dispose(),ze.dispose(),R.dispose(),pe.dispose(),Z.dispose(),Se.dispose(),Ge.dispose(),he.dispose(),de.dispose(),de.removeEventListener("sessionstart",Tl),de.removeEventListener("sessionend",ts),Ss.stop()};function Oe(E){E.preventDefault(),za("WebGLRenderer: Context Lost."),I=!0}function et(){za("WebGLRenderer: Context Restored."),I=!1;let E=kt.autoReset,G=ge.enabled,te=ge.autoUpdate,K=ge.needsUpdate,Q=ge.type;Qe(),kt.autoReset=E,ge.enabled=G,ge.autoUpdate=te,ge.needsUpdate=K,ge.type=Q}function Ce(E){Ke("WebGLRenderer: A WebGL context could not be created. Reason: ",E.statusMessage)}function ct(E){let G=E.target;G.removeEventListener("dispose",ct),Wt(G)}function Wt(E){ti(E),ze.remove(E)}function ti(E){let G=ze.get(E).programs;G!==void 0&&(G.forEach(function(te){he.releaseProgram(te)}),E.isShaderMaterial&&he.releaseShaderCache(E))}this.renderBufferDirect=function(E,G,te,K,Q,Te){G===null&&(G=Sn);let Pe=Q.isMesh&&Q.matrixWorld.determinantAffine()<0,Ee=ua(E,G,te,K,Q);we.setMaterial(K,Pe);let Ie=te.index,Be=1;if(K.wireframe===!0){if(Ie=Z.getWireframeAttribute(te),Ie===void 0)return;Be=2}let tt=te.drawRange,mt=te.attributes.position,ke=tt.start*Be,gt=(tt.start+tt.count)*Be;Te!==null&&(ke=Math.max(ke,Te.start*Be),gt=Math.min(gt,(Te.start+Te.count)*Be)),Ie!==null?(ke=Math.max(ke,0),gt=Math.min(gt,Ie.count)):mt!=null&&(ke=Math.max(ke,0),gt=Math.min(gt,mt.count));let tn=gt-ke;if(tn<0||tn===1/0)return;Se.setup(Q,K,Ee,te,Ie);let Dt,Nt=se;if(Ie!==null&&(Dt=M.get(Ie),Nt=Ae,Nt.setIndex(Dt)),Q.isMesh)K.wireframe===!0?(we.setLineWidth(K.wireframeLinewidth*mn()),Nt.setMode(B.LINES)):Nt.setMode(B.TRIANGLES);else if(Q.isLine){let wn=K.linewidth;wn===void 0&&(wn=1),we.setLineWidth(wn*mn()),Q.isLineSegments?Nt.setMode(B.LINES):Q.isLineLoop?Nt.setMode(B.LINE_LOOP):Nt.setMode(B.LINE_STRIP)}else Q.isPoints?Nt.setMode(B.POINTS):Q.isSprite&&Nt.setMode(B.TRIANGLES);if(Q.isBatchedMesh)if($e.get("WEBGL_multi_draw"))Nt.renderMultiDraw(Q._multiDrawStarts,Q._multiDrawCounts,Q._multiDrawCount);else{let wn=Q._multiDrawStarts,Fe=Q._multiDrawCounts,gn=Q._multiDrawCount,vt=Ie?M.get(Ie).bytesPerElement:1,As=ze.get(K).currentProgram.getUniforms();for(let xn=0;xn<gn;xn++)As.setValue(B,"_gl_DrawID",xn),Nt.render(wn[xn]/vt,Fe[xn])}else if(Q.isInstancedMesh)Nt.renderInstances(ke,tn,Q.count);else if(te.isInstancedBufferGeometry){let wn=te._maxInstanceCount!==void 0?te._maxInstanceCount:1/0,Fe=Math.min(te.instanceCount,wn);Nt.renderInstances(ke,tn,Fe)}else Nt.render(ke,tn)};function la(E,G,te,K){z!==null&&E.isNodeMaterial&&z.setObject(K,E),Gt===!0&&ae.setState(E,te,!1),E.transparent===!0&&E.side===Xn&&E.forceSinglePass===!1?(E.side=qn,E.needsUpdate=!0,ns(E,G,K),E.side=xs,E.needsUpdate=!0,ns(E,G,K),E.side=Xn):ns(E,G,K)}this.compile=function(E,G,te=null){te===null&&(te=E),z!==null&&z.renderStart(E,G,te),w=ie.get(te),w.init(G),S.push(w),te.traverseVisible(function(Q){Q.isLight&&Q.layers.test(G.layers)&&(w.pushLight(Q),Q.castShadow&&w.pushShadow(Q))}),E!==te&&E.traverseVisible(function(Q){Q.isLight&&Q.layers.test(G.layers)&&(w.pushLight(Q),Q.castShadow&&w.pushShadow(Q))}),w.setupLights(),z!==null&&z.updateLights(w.state.lightsArray),pn=this.localClippingEnabled,Gt=ae.init(this.clippingPlanes,pn),Gt===!0&&ae.setGlobalState(this.clippingPlanes,G),z!==null&&ge.render(w.state.shadowsArray,te,G);let K=new Set;return E.traverse(function(Q){if(!(Q.isMesh||Q.isPoints||Q.isLine||Q.isSprite))return;let Te=Q.material;if(Te)if(Array.isArray(Te))for(let Pe=0;Pe<Te.length;Pe++){let Ee=Te[Pe];la(Ee,te,G,Q),K.add(Ee)}else la(Te,te,G,Q),K.add(Te)}),w=S.pop(),z!==null&&z.renderEnd(),K},this.compileAsync=function(E,G,te=null){let K=this.compile(E,G,te);return new Promise(Q=>{function Te(){if(K.forEach(function(Pe){let Ie=ze.get(Pe).currentProgram;(Ie===void 0||Ie.isReady())&&K.delete(Pe)}),K.size===0){Q(E);return}setTimeout(Te,10)}$e.get("KHR_parallel_shader_compile")!==null?Te():setTimeout(Te,10)})};let Yr=null;function zu(E){Yr&&Yr(E)}function Tl(){Ss.stop()}function ts(){Ss.start()}let Ss=new Hx;Ss.setAnimationLoop(zu),typeof self<"u"&&Ss.setContext(self),this.setAnimationLoop=function(E){Yr=E,de.setAnimationLoop(E),E===null?Ss.stop():Ss.start()},de.addEventListener("sessionstart",Tl),de.addEventListener("sessionend",ts),this.render=function(E,G){if(G!==void 0&&G.isCamera!==!0){Ke("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(I===!0)return;z!==null&&z.renderStart(E,G);let te=de.enabled===!0&&de.isPresenting===!0,K=U!==null&&(ce===null||te)&&U.begin(D,ce);if(E.matrixWorldAutoUpdate===!0&&E.updateMatrixWorld(),G.parent===null&&G.matrixWorldAutoUpdate===!0&&G.updateMatrixWorld(),de.enabled===!0&&de.isPresenting===!0&&(U===null||U.isCompositing()===!1)&&(de.cameraAutoUpdate===!0&&de.updateCamera(G),G=de.getCamera()),E.isScene===!0&&E.onBeforeRender(D,E,G,ce),w=ie.get(E,S.length),w.init(G),w.state.textureUnits=Xe.getTextureUnits(),S.push(w),Ut.multiplyMatrices(G.projectionMatrix,G.matrixWorldInverse),G.isArrayCamera?Kt.setFromArrayCamera(G):it.setFromProjectionMatrix(Ut,Ii,G.reversedDepth),pn=this.localClippingEnabled,Gt=ae.init(this.clippingPlanes,pn),C=_e.get(E,y.length),C.init(),y.push(C),this.info.render.frame++,de.enabled===!0&&de.isPresenting===!0){let Pe=D.xr.getDepthSensingMesh();Pe!==null&&ws(Pe,G,-1/0,D.sortObjects)}ws(E,G,0,D.sortObjects),C.finish(),z!==null&&z.updateLights(w.state.lightsArray),D.sortObjects===!0&&C.sort(He,rt),nn=de.enabled===!1||de.isPresenting===!1||de.hasDepthSensing()===!1,nn&&k.addToRenderList(C,E),this.info.autoReset===!0&&this.info.reset(),Gt===!0&&ae.beginShadows();let Q=w.state.shadowsArray;if(ge.render(Q,E,G),Gt===!0&&ae.endShadows(),(K&&U.hasRenderPass())===!1){let Pe=C.opaque,Ee=C.transmissive;if(w.setupLights(),G.isArrayCamera){let Ie=G.cameras;if(Ee.length>0)for(let Be=0,tt=Ie.length;Be<tt;Be++){let mt=Ie[Be];Oi(Pe,Ee,E,mt)}nn&&k.render(E);for(let Be=0,tt=Ie.length;Be<tt;Be++){let mt=Ie[Be];ca(C,E,mt,mt.viewport)}}else Ee.length>0&&Oi(Pe,Ee,E,G),nn&&k.render(E),ca(C,E,G)}ce!==null&&W===0&&(Xe.updateMultisampleRenderTarget(ce),Xe.updateRenderTargetMipmap(ce)),K&&U.end(D),E.isScene===!0&&E.onAfterRender(D,E,G),Se.resetDefaultState(),q=-1,$=null,S.pop(),S.length>0?(w=S[S.length-1],Xe.setTextureUnits(w.state.textureUnits),Gt===!0&&ae.setGlobalState(D.clippingPlanes,w.state.camera)):w=null,y.pop(),y.length>0?C=y[y.length-1]:C=null,z!==null&&z.renderEnd()};function ws(E,G,te,K){if(E.visible===!1)return;if(E.layers.test(G.layers)){if(E.isGroup)te=E.renderOrder;else if(E.isLOD)E.autoUpdate===!0&&E.update(G);else if(E.isLight)w.pushLight(E),E.castShadow&&w.pushShadow(E);else if(E.isSprite){let Pe=G.isArrayCamera?Kt:it;if(!E.frustumCulled||E.intersectsFrustum(Pe)){K&&St.setFromMatrixPosition(E.matrixWorld).applyMatrix4(Ut);let Ee=pe.update(E),Ie=E.material;Ie.visible&&C.push(E,Ee,Ie,te,St.z,null,G)}}else if(E.isMesh||E.isLine||E.isPoints){let Pe=G.isArrayCamera?Kt:it;if(!E.frustumCulled||E.intersectsFrustum(Pe)){let Ee=pe.update(E),Ie=E.material;if(K&&(E.boundingSphere!==void 0?(E.boundingSphere===null&&E.computeBoundingSphere(),St.copy(E.boundingSphere.center)):(Ee.boundingSphere===null&&Ee.computeBoundingSphere(),St.copy(Ee.boundingSphere.center)),St.applyMatrix4(E.matrixWorld).applyMatrix4(Ut)),Array.isArray(Ie)){let Be=Ee.groups;for(let tt=0,mt=Be.length;tt<mt;tt++){let ke=Be[tt],gt=Ie[ke.materialIndex];gt&&gt.visible&&C.push(E,Ee,gt,te,St.z,ke,G)}}else Ie.visible&&C.push(E,Ee,Ie,te,St.z,null,G)}}}let Te=E.children;for(let Pe=0,Ee=Te.length;Pe<Ee;Pe++)ws(Te[Pe],G,te,K)}function ca(E,G,te,K){let{opaque:Q,transmissive:Te,transparent:Pe}=E;w.setupLightsView(te),Gt===!0&&ae.setGlobalState(D.clippingPlanes,te),K&&we.viewport(J.copy(K)),Q.length>0&&sn(Q,G,te),Te.length>0&&sn(Te,G,te),Pe.length>0&&sn(Pe,G,te),we.buffers.depth.setTest(!0),we.buffers.depth.setMask(!0),we.buffers.color.setMask(!0),we.setPolygonOffset(!1)}function Oi(E,G,te,K){if((te.isScene===!0?te.overrideMaterial:null)!==null)return;if(w.state.transmissionRenderTarget[K.id]===void 0){let ke=$e.has("EXT_color_buffer_half_float")||$e.has("EXT_color_buffer_float");w.state.transmissionRenderTarget[K.id]=new Si(1,1,{generateMipmaps:!0,type:ke?ji:fi,minFilter:Gs,samples:Math.max(4,ot.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:bt.workingColorSpace})}let Te=w.state.transmissionRenderTarget[K.id],Pe=K.viewport||J;Te.setSize(Pe.z*D.transmissionResolutionScale,Pe.w*D.transmissionResolutionScale);let Ee=D.getRenderTarget(),Ie=D.getActiveCubeFace(),Be=D.getActiveMipmapLevel();D.setRenderTarget(Te),D.getClearColor(j),re=D.getClearAlpha(),re<1&&D.setClearColor(16777215,.5),D.clear(),nn&&k.render(te);let tt=D.toneMapping;D.toneMapping=vs;let mt=K.viewport;if(K.viewport!==void 0&&(K.viewport=void 0),w.setupLightsView(K),Gt===!0&&ae.setGlobalState(D.clippingPlanes,K),sn(E,te,K),Xe.updateMultisampleRenderTarget(Te),Xe.updateRenderTargetMipmap(Te),$e.has("WEBGL_multisampled_render_to_texture")===!1){let ke=!1;for(let gt=0,tn=G.length;gt<tn;gt++){let Dt=G[gt],{object:Nt,geometry:wn,material:Fe,group:gn}=Dt;if(Fe.side===Xn&&Nt.layers.test(K.layers)){let vt=Fe.side;Fe.side=qn,Fe.needsUpdate=!0,hn(Nt,te,K,wn,Fe,gn),Fe.side=vt,Fe.needsUpdate=!0,ke=!0}}ke===!0&&(Xe.updateMultisampleRenderTarget(Te),Xe.updateRenderTargetMipmap(Te))}D.setRenderTarget(Ee,Ie,Be),D.setClearColor(j,re),mt!==void 0&&(K.viewport=mt),D.toneMapping=tt}function sn(E,G,te){let K=G.isScene===!0?G.overrideMaterial:null;for(let Q=0,Te=E.length;Q<Te;Q++){let Pe=E[Q],{object:Ee,geometry:Ie,group:Be}=Pe,tt=Pe.material;tt.allowOverride===!0&&K!==null&&(tt=K),Ee.layers.test(te.layers)&&hn(Ee,G,te,Ie,tt,Be)}}function hn(E,G,te,K,Q,Te){z!==null&&Q.isNodeMaterial&&z.setObject(E,Q),E.onBeforeRender(D,G,te,K,Q,Te),E.modelViewMatrix.multiplyMatrices(te.matrixWorldInverse,E.matrixWorld),E.normalMatrix.getNormalMatrix(E.modelViewMatrix),Q.onBeforeRender(D,G,te,K,E,Te),Q.transparent===!0&&Q.side===Xn&&Q.forceSinglePass===!1?(Q.side=qn,Q.needsUpdate=!0,D.renderBufferDirect(te,G,K,Q,E,Te),Q.side=xs,Q.needsUpdate=!0,D.renderBufferDirect(te,G,K,Q,E,Te),Q.side=Xn):D.renderBufferDirect(te,G,K,Q,E,Te),E.onAfterRender(D,G,te,K,Q,Te)}function un(E){let G=0;for(let te of E)te.texture!==null&&G++;return G}function ns(E,G,te){G.isScene!==!0&&(G=Sn);let K=ze.get(E),Q=w.state.lights,Te=w.state.shadowsArray,Pe=Q.state.version,Ee=he.getParameters(E,Q.state,Te,G,te,w.state.lightProbeGridArray),Ie=he.getProgramCacheKey(Ee),Be=K.programs;K.environment=E.isMeshStandardMaterial||E.isMeshLambertMaterial||E.isMeshPhongMaterial?G.environment:null,K.fog=G.fog;let tt=E.isMeshStandardMaterial||E.isMeshLambertMaterial&&!E.envMap||E.isMeshPhongMaterial&&!E.envMap;K.envMap=R.get(E.envMap||K.environment,tt),K.envMapRotation=K.environment!==null&&E.envMap===null?G.environmentRotation:E.envMapRotation,Be===void 0&&(E.addEventListener("dispose",ct),Be=new Map,K.programs=Be,K.programVariants=new Map);let mt=Be.get(Ie);if(mt!==void 0){if(K.currentProgram===mt&&K.lightsStateVersion===Pe)return ha(E,Ee),mt}else Ee.uniforms=he.getUniforms(E),z!==null&&E.isNodeMaterial&&z.build(E,te,Ee),E.onBeforeCompile(Ee,D),mt=he.acquireProgram(Ee,Ie),Be.set(Ie,mt),K.uniforms=Ee.uniforms;let ke=K.uniforms;return(!E.isShaderMaterial&&!E.isRawShaderMaterial||E.clipping===!0)&&(ke.clippingPlanes=ae.uniform),ha(E,Ee),K.needsLights=$s(E),K.lightsStateVersion=Pe,K.needsLights&&(ke.ambientLightColor.value=Q.state.ambient,ke.lightProbe.value=Q.state.probe,ke.sunLights.value=Q.state.sun,ke.sunLightShadows.value=Q.state.sunShadow,ke.directionalLights.value=Q.state.directional,ke.directionalLightShadows.value=Q.state.directionalShadow,ke.spotLights.value=Q.state.spot,ke.spotLightShadows.value=Q.state.spotShadow,ke.rectAreaLights.value=Q.state.rectArea,ke.ltc_1.value=Q.state.rectAreaLTC1,ke.ltc_2.value=Q.state.rectAreaLTC2,ke.pointLights.value=Q.state.point,ke.pointLightShadows.value=Q.state.pointShadow,ke.hemisphereLights.value=Q.state.hemi,ke.sunShadowMatrix.value=Q.state.sunShadowMatrix,ke.sunShadowCascade.value=Q.state.sunShadowCascade,ke.directionalShadowMatrix.value=Q.state.directionalShadowMatrix,ke.spotLightMatrix.value=Q.state.spotLightMatrix,ke.spotLightMap.value=Q.state.spotLightMap,ke.pointShadowMatrix.value=Q.state.pointShadowMatrix),K.numLightProbeGrids=un(w.state.lightProbeGridArray),K.currentProgram=mt,K.uniformsList=null,mt}function pi(E,G,te,K,Q){let Te=ze.get(E),Pe=Te.currentProgram.id+","+K+","+Q,Ee=Te.programVariants.get(Pe);return Ee===void 0?(Ee=ns(E,G,te),Te.programVariants.set(Pe,Ee)):(Te.currentProgram=Ee,Te.uniformsList=null,Te.outputColorSpace=K,Te.toneMapping=Q),Ee}function Xs(E){if(E.uniformsList===null){let G=E.currentProgram.getUniforms();E.uniformsList=jo.seqWithValue(G.seq,E.uniforms)}return E.uniformsList}function ha(E,G){let te=ze.get(E);te.outputColorSpace=G.outputColorSpace,te.batching=G.batching,te.batchingColor=G.batchingColor,te.instancing=G.instancing,te.instancingColor=G.instancingColor,te.instancingMorph=G.instancingMorph,te.skinning=G.skinning,te.morphTargets=G.morphTargets,te.morphNormals=G.morphNormals,te.morphColors=G.morphColors,te.morphTargetsCount=G.morphTargetsCount,te.numClippingPlanes=G.numClippingPlanes,te.numIntersection=G.numClipIntersection,te.vertexAlphas=G.vertexAlphas,te.vertexTangents=G.vertexTangents,te.toneMapping=G.toneMapping}function ua(E,G,te,K,Q){G.isScene!==!0&&(G=Sn),Xe.resetTextureUnits();let Te=G.fog,Pe=K.isMeshStandardMaterial||K.isMeshLambertMaterial||K.isMeshPhongMaterial?G.environment:null,Ee=ce===null?D.outputColorSpace:ce.isXRRenderTarget===!0?ce.texture.colorSpace:bt.workingColorSpace,Ie=K.isMeshStandardMaterial||K.isMeshLambertMaterial&&!K.envMap||K.isMeshPhongMaterial&&!K.envMap,Be=R.get(K.envMap||Pe,Ie),tt=K.vertexColors===!0&&!!te.attributes.color&&te.attributes.color.itemSize===4,mt=!!te.attributes.tangent&&(!!K.normalMap||K.anisotropy>0),ke=!!te.morphAttributes.position,gt=!!te.morphAttributes.normal,tn=!!te.morphAttributes.color,Dt=vs;K.toneMapped&&(ce===null||ce.isXRRenderTarget===!0)&&(Dt=D.toneMapping);let Nt=te.morphAttributes.position||te.morphAttributes.normal||te.morphAttributes.color,wn=Nt!==void 0?Nt.length:0,Fe=ze.get(K),gn=w.state.lights;if(Gt===!0&&(pn===!0||E!==$)){let Ft=E===$&&K.id===q;ae.setState(K,E,Ft)}let vt=!1,As=!1;K.version===Fe.__version?Fe.needsLights&&Fe.lightsStateVersion!==gn.state.version||Q.isBatchedMesh&&Fe.batching===!1||!Q.isBatchedMesh&&Fe.batching===!0||Q.isBatchedMesh&&Fe.batchingColor===!0&&Q._colorsTexture===null||Q.isBatchedMesh&&Fe.batchingColor===!1&&Q._colorsTexture!==null||Q.isInstancedMesh&&Fe.instancing===!1||!Q.isInstancedMesh&&Fe.instancing===!0||Q.isSkinnedMesh&&Fe.skinning===!1||!Q.isSkinnedMesh&&Fe.skinning===!0||Q.isInstancedMesh&&Fe.instancingColor===!0&&Q.instanceColor===null||Q.isInstancedMesh&&Fe.instancingColor===!1&&Q.instanceColor!==null||Q.isInstancedMesh&&Fe.instancingMorph===!0&&Q.morphTexture===null||Q.isInstancedMesh&&Fe.instancingMorph===!1&&Q.morphTexture!==null||Fe.envMap!==Be||K.fog===!0&&Fe.fog!==Te||Fe.numClippingPlanes!==void 0&&(Fe.numClippingPlanes!==ae.numPlanes||Fe.numIntersection!==ae.numIntersection)||Fe.vertexAlphas!==tt||Fe.vertexTangents!==mt||Fe.morphTargets!==ke||Fe.morphNormals!==gt||Fe.morphColors!==tn||Fe.morphTargetsCount!==wn||Fe.numLightProbeGrids!==un(w.state.lightProbeGridArray)?vt=!0:(Fe.outputColorSpace!==Ee||Fe.toneMapping!==Dt)&&(As=!0):(vt=!0,Fe.__version=K.version);let xn=Fe.currentProgram;(vt===!0||As===!0)&&(xn=As===!0?pi(K,G,Q,Ee,Dt):ns(K,G,Q),z&&K.isNodeMaterial&&z.onUpdateProgram(K,xn,Fe));let Kr=!1,is=!1,Ts=!1,dt=xn.getUniforms(),rn=Fe.uniforms;if(we.useProgram(xn.program)&&(Kr=!0,is=!0,Ts=!0),K.id!==q&&(q=K.id,is=!0),Kr||$!==E){we.buffers.depth.getReversed()&&E.reversedDepth!==!0&&(E._reversedDepth=!0,E.updateProjectionMatrix()),dt.setValue(B,"projectionMatrix",E.projectionMatrix),dt.setValue(B,"viewMatrix",E.matrixWorldInverse);let yn=dt.map.cameraPosition;yn!==void 0&&yn.setValue(B,Ln.setFromMatrixPosition(E.matrixWorld)),ot.logarithmicDepthBuffer&&dt.setValue(B,"logDepthBufFC",2/(Math.log(E.far+1)/Math.LN2)),(K.isMeshPhongMaterial||K.isMeshToonMaterial||K.isMeshLambertMaterial||K.isMeshBasicMaterial||K.isMeshStandardMaterial||K.isShaderMaterial)&&dt.setValue(B,"isOrthographic",E.isOrthographicCamera===!0),$!==E&&($=E,is=!0,Ts=!0)}if(Fe.needsLights&&(gn.state.sunShadowMap.length>0&&dt.setValue(B,"sunShadowMap",gn.state.sunShadowMap,Xe),gn.state.directionalShadowMap.length>0&&dt.setValue(B,"directionalShadowMap",gn.state.directionalShadowMap,Xe),gn.state.spotShadowMap.length>0&&dt.setValue(B,"spotShadowMap",gn.state.spotShadowMap,Xe),gn.state.pointShadowMap.length>0&&dt.setValue(B,"pointShadowMap",gn.state.pointShadowMap,Xe)),Q.isSkinnedMesh){dt.setOptional(B,Q,"bindMatrix"),dt.setOptional(B,Q,"bindMatrixInverse");let Ft=Q.skeleton;Ft&&(Ft.boneTexture===null&&Ft.computeBoneTexture(),dt.setValue(B,"boneTexture",Ft.boneTexture,Xe))}Q.isBatchedMesh&&(dt.setOptional(B,Q,"batchingTexture"),dt.setValue(B,"batchingTexture",Q._matricesTexture,Xe),dt.setOptional(B,Q,"batchingIdTexture"),dt.setValue(B,"batchingIdTexture",Q._indirectTexture,Xe),dt.setOptional(B,Q,"batchingColorTexture"),Q._colorsTexture!==null&&dt.setValue(B,"batchingColorTexture",Q._colorsTexture,Xe));let ni=te.morphAttributes;if((ni.position!==void 0||ni.normal!==void 0||ni.color!==void 0)&&le.update(Q,te,xn),(is||Fe.receiveShadow!==Q.receiveShadow)&&(Fe.receiveShadow=Q.receiveShadow,dt.setValue(B,"receiveShadow",Q.receiveShadow)),(K.isMeshStandardMaterial||K.isMeshLambertMaterial||K.isMeshPhongMaterial)&&K.envMap===null&&G.environment!==null&&(rn.envMapIntensity.value=G.environmentIntensity),rn.dfgLUT!==void 0&&(rn.dfgLUT.value=WA()),is){if(dt.setValue(B,"toneMappingExposure",D.toneMappingExposure),Fe.needsLights&&Zr(rn,Ts),Te&&K.fog===!0&&ve.refreshFogUniforms(rn,Te),ve.refreshMaterialUniforms(rn,K,Me,xe,w.state.transmissionRenderTarget[E.id]),Fe.needsLights&&Fe.numLightProbeGrids>0){let Ft=_,yn=0;for(let Yn of w.state.lightProbeGridArray)Yn.texture!==null&&(Ft.textures[yn]=Yn.texture,Ft.min[yn]=Yn.boundingBox.min,Ft.max[yn]=Yn.boundingBox.max,Ft.resolution[yn]=Yn.resolution,yn++);for(let Yn in Ft)Ft[Yn].length=yn;rn.probesSH.value=Ft.textures,rn.probesMin.value=Ft.min,rn.probesMax.value=Ft.max,rn.probesResolution.value=Ft.resolution}jo.upload(B,Xs(Fe),rn,Xe)}if(K.isShaderMaterial&&K.uniformsNeedUpdate===!0&&(jo.upload(B,Xs(Fe),rn,Xe),K.uniformsNeedUpdate=!1),K.isSpriteMaterial&&dt.setValue(B,"center",Q.center),dt.setValue(B,"modelViewMatrix",Q.modelViewMatrix),dt.setValue(B,"normalMatrix",Q.normalMatrix),dt.setValue(B,"modelMatrix",Q.matrixWorld),K.uniformsGroups!==void 0){let Ft=K.uniformsGroups;for(let yn=0,Yn=Ft.length;yn<Yn;yn++){let El=Ft[yn];Ge.update(El,xn),Ge.bind(El,xn)}}return xn}function Zr(E,G){E.ambientLightColor.needsUpdate=G,E.lightProbe.needsUpdate=G,E.sunLights.needsUpdate=G,E.sunLightShadows.needsUpdate=G,E.directionalLights.needsUpdate=G,E.directionalLightShadows.needsUpdate=G,E.pointLights.needsUpdate=G,E.pointLightShadows.needsUpdate=G,E.spotLights.needsUpdate=G,E.spotLightShadows.needsUpdate=G,E.rectAreaLights.needsUpdate=G,E.hemisphereLights.needsUpdate=G}function $s(E){return E.isMeshLambertMaterial||E.isMeshToonMaterial||E.isMeshPhongMaterial||E.isMeshStandardMaterial||E.isShadowMaterial||E.isShaderMaterial&&E.lights===!0}this.getActiveCubeFace=function(){return Y},this.getActiveMipmapLevel=function(){return W},this.getRenderTarget=function(){return ce},this.setRenderTargetTextures=function(E,G,te){let K=ze.get(E);K.__autoAllocateDepthBuffer=E.resolveDepthBuffer===!1,K.__autoAllocateDepthBuffer===!1&&(K.__useRenderToTexture=!1),ze.get(E.texture).__webglTexture=G,ze.get(E.depthTexture).__webglTexture=K.__autoAllocateDepthBuffer?void 0:te,K.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(E,G){let te=ze.get(E);te.__webglFramebuffer=G,te.__useDefaultFramebuffer=G===void 0},this.setRenderTarget=function(E,G=0,te=0){ce=E,Y=G,W=te;let K=null,Q=!1,Te=!1;if(E){let Ee=ze.get(E);if(Ee.__useDefaultFramebuffer!==void 0){we.bindFramebuffer(B.FRAMEBUFFER,Ee.__webglFramebuffer),J.copy(E.viewport),ne.copy(E.scissor),oe=E.scissorTest,we.viewport(J),we.scissor(ne),we.setScissorTest(oe),q=-1;return}else if(Ee.__webglFramebuffer===void 0)Xe.setupRenderTarget(E);else if(Ee.__hasExternalTextures)Xe.rebindTextures(E,ze.get(E.texture).__webglTexture,ze.get(E.depthTexture).__webglTexture);else if(E.depthBuffer){let tt=E.depthTexture;if(Ee.__boundDepthTexture!==tt){if(tt!==null&&ze.has(tt)&&(E.width!==tt.image.width||E.height!==tt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Xe.setupDepthRenderbuffer(E)}}let Ie=E.texture;(Ie.isData3DTexture||Ie.isDataArrayTexture||Ie.isCompressedArrayTexture)&&(Te=!0);let Be=ze.get(E).__webglFramebuffer;E.isWebGLCubeRenderTarget?(Array.isArray(Be[G])?K=Be[G][te]:K=Be[G],Q=!0):E.samples>0&&Xe.useMultisampledRTT(E)===!1?K=ze.get(E).__webglMultisampledFramebuffer:Array.isArray(Be)?K=Be[te]:K=Be,J.copy(E.viewport),ne.copy(E.scissor),oe=E.scissorTest}else J.copy(Ve).multiplyScalar(Me).floor(),ne.copy(pt).multiplyScalar(Me).floor(),oe=ut;if(te!==0&&(K=V),we.bindFramebuffer(B.FRAMEBUFFER,K)&&we.drawBuffers(E,K),we.viewport(J),we.scissor(ne),we.setScissorTest(oe),Q){let Ee=ze.get(E.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_CUBE_MAP_POSITIVE_X+G,Ee.__webglTexture,te)}else if(Te){let Ee=G;for(let Ie=0;Ie<E.textures.length;Ie++){let Be=ze.get(E.textures[Ie]);B.framebufferTextureLayer(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0+Ie,Be.__webglTexture,te,Ee)}}else if(E!==null&&te!==0){let Ee=ze.get(E.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,Ee.__webglTexture,te)}q=-1};function Jr(E){let G=ze.get(E);return(G.__readFormat!==E.format||G.__readType!==E.type)&&(G.__readFormat=E.format,G.__readType=E.type,G.__formatReadable=ot.textureFormatReadable(E.format),G.__typeReadable=ot.textureTypeReadable(E.type)),G}this.readRenderTargetPixels=function(E,G,te,K,Q,Te,Pe,Ee=0){if(!(E&&E.isWebGLRenderTarget)){Ke("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Ie=ze.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie){we.bindFramebuffer(B.FRAMEBUFFER,Ie);try{let Be=E.textures[Ee],tt=Be.format,mt=Be.type;E.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+Ee);let ke=Jr(Be);if(ke.__formatReadable===!1){Ke("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(ke.__typeReadable===!1){Ke("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}G>=0&&G<=E.width-K&&te>=0&&te<=E.height-Q&&B.readPixels(G,te,K,Q,ye.convert(tt),ye.convert(mt),Te)}finally{let Be=ce!==null?ze.get(ce).__webglFramebuffer:null;we.bindFramebuffer(B.FRAMEBUFFER,Be)}}},this.readRenderTargetPixelsAsync=async function(E,G,te,K,Q,Te,Pe,Ee=0){if(!(E&&E.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Ie=ze.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie)if(G>=0&&G<=E.width-K&&te>=0&&te<=E.height-Q){we.bindFramebuffer(B.FRAMEBUFFER,Ie);let Be=E.textures[Ee],tt=Be.format,mt=Be.type;E.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+Ee);let ke=Jr(Be);if(ke.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(ke.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let gt=B.createBuffer();B.bindBuffer(B.PIXEL_PACK_BUFFER,gt),B.bufferData(B.PIXEL_PACK_BUFFER,Te.byteLength,B.STREAM_READ),B.readPixels(G,te,K,Q,ye.convert(tt),ye.convert(mt),0),B.bindBuffer(B.PIXEL_PACK_BUFFER,null);let tn=ce!==null?ze.get(ce).__webglFramebuffer:null;we.bindFramebuffer(B.FRAMEBUFFER,tn);let Dt=B.fenceSync(B.SYNC_GPU_COMMANDS_COMPLETE,0);return B.flush(),await dx(B,Dt,4),B.bindBuffer(B.PIXEL_PACK_BUFFER,gt),B.getBufferSubData(B.PIXEL_PACK_BUFFER,0,Te),B.bindBuffer(B.PIXEL_PACK_BUFFER,null),B.deleteBuffer(gt),B.deleteSync(Dt),Te}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(E,G=null,te=0){let K=Math.pow(2,-te),Q=Math.floor(E.image.width*K),Te=Math.floor(E.image.height*K),Pe=G!==null?G.x:0,Ee=G!==null?G.y:0;Xe.setTexture2D(E,0),B.copyTexSubImage2D(B.TEXTURE_2D,te,0,0,Pe,Ee,Q,Te),we.unbindTexture()},this.copyTextureToTexture=function(E,G,te=null,K=null,Q=0,Te=0){let Pe,Ee,Ie,Be,tt,mt,ke,gt,tn,Dt=E.isCompressedTexture?E.mipmaps[Te]:E.image;if(te!==null)Pe=te.max.x-te.min.x,Ee=te.max.y-te.min.y,Ie=te.isBox3?te.max.z-te.min.z:1,Be=te.min.x,tt=te.min.y,mt=te.isBox3?te.min.z:0;else{let dt=Math.pow(2,-Q);Pe=Math.floor(Dt.width*dt),Ee=Math.floor(Dt.height*dt),E.isDataArrayTexture?Ie=Dt.depth:E.isData3DTexture?Ie=Math.floor(Dt.depth*dt):Ie=1,Be=0,tt=0,mt=0}K!==null?(ke=K.x,gt=K.y,tn=K.z):(ke=0,gt=0,tn=0);let Nt=ye.convert(G.format),wn=ye.convert(G.type),Fe;G.isData3DTexture?(Xe.setTexture3D(G,0),Fe=B.TEXTURE_3D):G.isDataArrayTexture||G.isCompressedArrayTexture?(Xe.setTexture2DArray(G,0),Fe=B.TEXTURE_2D_ARRAY):(Xe.setTexture2D(G,0),Fe=B.TEXTURE_2D),we.activeTexture(B.TEXTURE0),we.pixelStorei(B.UNPACK_FLIP_Y_WEBGL,G.flipY),we.pixelStorei(B.UNPACK_PREMULTIPLY_ALPHA_WEBGL,G.premultiplyAlpha),we.pixelStorei(B.UNPACK_ALIGNMENT,G.unpackAlignment);let gn=we.getParameter(B.UNPACK_ROW_LENGTH),vt=we.getParameter(B.UNPACK_IMAGE_HEIGHT),As=we.getParameter(B.UNPACK_SKIP_PIXELS),xn=we.getParameter(B.UNPACK_SKIP_ROWS),Kr=we.getParameter(B.UNPACK_SKIP_IMAGES);we.pixelStorei(B.UNPACK_ROW_LENGTH,Dt.width),we.pixelStorei(B.UNPACK_IMAGE_HEIGHT,Dt.height),we.pixelStorei(B.UNPACK_SKIP_PIXELS,Be),we.pixelStorei(B.UNPACK_SKIP_ROWS,tt),we.pixelStorei(B.UNPACK_SKIP_IMAGES,mt);let is=E.isDataArrayTexture||E.isData3DTexture,Ts=G.isDataArrayTexture||G.isData3DTexture;if(E.isDepthTexture){let dt=ze.get(E),rn=ze.get(G),ni=ze.get(dt.__renderTarget),Ft=ze.get(rn.__renderTarget);we.bindFramebuffer(B.READ_FRAMEBUFFER,ni.__webglFramebuffer),we.bindFramebuffer(B.DRAW_FRAMEBUFFER,Ft.__webglFramebuffer);for(let yn=0;yn<Ie;yn++)is&&(B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,ze.get(E).__webglTexture,Q,mt+yn),B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,ze.get(G).__webglTexture,Te,tn+yn)),B.blitFramebuffer(Be,tt,Be+Pe,tt+Ee,ke,gt,ke+Pe,gt+Ee,B.DEPTH_BUFFER_BIT,B.NEAREST);we.bindFramebuffer(B.READ_FRAMEBUFFER,null),we.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else if(Q!==0||E.isRenderTargetTexture||ze.has(E)){let dt=ze.get(E),rn=ze.get(G);we.bindFramebuffer(B.READ_FRAMEBUFFER,L),we.bindFramebuffer(B.DRAW_FRAMEBUFFER,H);for(let ni=0;ni<Ie;ni++)is?B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,dt.__webglTexture,Q,mt+ni):B.framebufferTexture2D(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,dt.__webglTexture,Q),Ts?B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,rn.__webglTexture,Te,tn+ni):B.framebufferTexture2D(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,rn.__webglTexture,Te),Q!==0?B.blitFramebuffer(Be,tt,Be+Pe,tt+Ee,ke,gt,ke+Pe,gt+Ee,B.COLOR_BUFFER_BIT,B.NEAREST):Ts?B.copyTexSubImage3D(Fe,Te,ke,gt,tn+ni,Be,tt,Pe,Ee):B.copyTexSubImage2D(Fe,Te,ke,gt,Be,tt,Pe,Ee);we.bindFramebuffer(B.READ_FRAMEBUFFER,null),we.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else Ts?E.isDataTexture||E.isData3DTexture?B.texSubImage3D(Fe,Te,ke,gt,tn,Pe,Ee,Ie,Nt,wn,Dt.data):G.isCompressedArrayTexture?B.compressedTexSubImage3D(Fe,Te,ke,gt,tn,Pe,Ee,Ie,Nt,Dt.data):B.texSubImage3D(Fe,Te,ke,gt,tn,Pe,Ee,Ie,Nt,wn,Dt):E.isDataTexture?B.texSubImage2D(B.TEXTURE_2D,Te,ke,gt,Pe,Ee,Nt,wn,Dt.data):E.isCompressedTexture?B.compressedTexSubImage2D(B.TEXTURE_2D,Te,ke,gt,Dt.width,Dt.height,Nt,Dt.data):B.texSubImage2D(B.TEXTURE_2D,Te,ke,gt,Pe,Ee,Nt,wn,Dt);we.pixelStorei(B.UNPACK_ROW_LENGTH,gn),we.pixelStorei(B.UNPACK_IMAGE_HEIGHT,vt),we.pixelStorei(B.UNPACK_SKIP_PIXELS,As),we.pixelStorei(B.UNPACK_SKIP_ROWS,xn),we.pixelStorei(B.UNPACK_SKIP_IMAGES,Kr),Te===0&&G.generateMipmaps===!0&&G.mipmapsAutoUpdate===!0&&B.generateMipmap(Fe),we.unbindTexture()},this.initRenderTarget=function(E){ze.get(E).__webglFramebuffer===void 0&&Xe.setupRenderTarget(E)},this.initTexture=function(E){E.isCubeTexture?Xe.setTextureCube(E,0):E.isData3DTexture?Xe.setTexture3D(E,0):E.isDataArrayTexture||E.isCompressedArrayTexture?Xe.setTexture2DArray(E,0):Xe.setTexture2D(E,0),we.unbindTexture()},this.resetState=function(){Y=0,W=0,ce=null,we.reset(),Se.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Ii}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=bt._getDrawingBufferColorSpace(e),t.unpackColorSpace=bt._getUnpackColorSpace()}};var lp={value:new je(1,1)},qA=`
attribute vec4 a; // x y z of the segment's start, and its time; later than 1e38: nothing is drawn from there on
attribute vec4 b;
uniform vec2 resolution;
uniform float width, now, past, ahead, fade, ball;
varying float alpha;
void main() {
  bool later = a.w > now;
  float u = later || b.w > 1e38 ? 1.0 : clamp((now - a.w) / max(b.w - a.w, 1e-30), 0.0, 1.0);
  vec3 p = a.xyz, q = ahead > 0.0 ? b.xyz : mix(a.xyz, b.xyz, u);
  vec4 P = projectionMatrix * modelViewMatrix * vec4(p, 1.0);
  vec4 Q = projectionMatrix * modelViewMatrix * vec4(q, 1.0);
  vec2 d = (Q.xy / Q.w - P.xy / P.w) * resolution;
  float reachPx = length(d);
  d = reachPx > 0.0 ? d / reachPx : vec2(1.0, 0.0);
  vec4 C = position.x < 0.5 ? P : Q;
  float reach = position.x < 0.5 ? -0.5 : 0.5;
  C.xy += (vec2(-d.y, d.x) * position.y + d * reach * 0.2) * width / resolution * C.w;
  alpha = a.w > 1e38 ? 0.0 : later ? ahead : mix(1.0, past, clamp((now - a.w) / fade, 0.0, 1.0));
  if (ball > 0.0) { // the far side of a sphere is paler
    vec3 n = normalize(normalMatrix * p);
    vec3 toEye = normalize(-(modelViewMatrix * vec4(p, 1.0)).xyz);
    alpha *= mix(0.22, 1.0, smoothstep(-0.12, 0.12, dot(n, toEye)));
  }
  gl_Position = alpha > 0.002 ? C : vec4(2.0, 2.0, 2.0, 1.0);
}`,XA=`
uniform vec3 colour;
uniform float opacity;
varying float alpha;
void main() {
  gl_FragColor = vec4(colour, opacity * alpha);
  #include <colorspace_fragment>
}`,$A=new Ht(new Float32Array([0,-1,0,1,-1,0,1,1,0,0,1,0]),3),YA=new Ht(new Uint16Array([0,1,2,0,2,3]),1),ap=4096,es=class extends yt{constructor(t,n,s=1/0){super();this.budget=s;this.material=new Kn({vertexShader:qA,fragmentShader:XA,transparent:!0,depthWrite:!1,side:Xn,uniforms:{resolution:lp,colour:{value:new qe(n.colour)},width:{value:n.width??1.5},opacity:{value:n.opacity??1},now:{value:3e38},past:{value:n.past??1},ahead:{value:n.ahead??0},fade:{value:n.fade??1},ball:{value:n.ball?1:0}}}),this.points=t,this.order=2}budget;material;starts=[];total=0;get points(){return this.kept}kept=new Float32Array(0);set points(t){this.kept=t;for(let n of this.children)n.geometry.dispose();this.clear(),this.starts=[],this.total=t.length/4-1;for(let n=0;n<this.total;n+=ap){let s=Math.min(ap,this.total-n),r=new il;r.setAttribute("position",$A),r.setIndex(YA);let o=new sl(t.subarray(4*n,4*(n+s+1)),4,1);r.setAttribute("a",new zs(o,4,0)),r.setAttribute("b",new zs(o,4,4)),r.instanceCount=s;let a=new ht(r,this.material);a.frustumCulled=!1,a.renderOrder=this.ordered,this.add(a),this.starts.push(t[4*n+3])}}ordered=2;set order(t){this.ordered=t;for(let n of this.children)n.renderOrder=t}set now(t){this.material.uniforms.now.value=t;let n=di(this.starts,t),s=this.starts[n]===t?n:n-1,r=Math.max(1,Math.floor(this.budget/ap)),o=this.total<=this.budget&&this.material.uniforms.ahead.value>0;this.children.forEach((a,l)=>a.visible=l<=s?l>s-r:o)}};function zn(i,e){let t=new Float32Array(4*i.reduce((s,r)=>s+r.length,0)/3),n=0;for(let s of i){for(let r=0;r<s.length;r+=3)t.set([s[r],s[r+1],s[r+2],0],4*n++);t[4*n-1]=34e37}return new es(t,e)}var ey=[[0,0]];for(let i of[.75,1.1,1.6,2.2,3])for(let e=0;e<8;e++)ey.push([i*Math.cos(e*Math.PI/4+.2),i*Math.sin(e*Math.PI/4+.2)]);var ZA=(i,e)=>i.x<e.x+e.width&&e.x<i.x+i.width&&i.y<e.y+e.height&&e.y<i.y+i.height;function ty(i,e,t=[],n=1){let s=i.map(()=>null),r=[...t],o=i.map((a,l)=>l).sort((a,l)=>i[a].rank-i[l].rank||a-l);for(let a of o){let l=i[a];for(let[c,h]of ey){let u=l.x+c*Math.max(l.height,.6*l.width),d=l.y+h*l.height,f={x:u-l.width/2-n,y:d-l.height/2-n,width:l.width+2*n,height:l.height+2*n};if(!(!(f.x>=e.x&&f.y>=e.y&&f.x+f.width<=e.x+e.width&&f.y+f.height<=e.y+e.height)||r.some(x=>ZA(x,f)))){r.push(f),s[a]={x:u,y:d};break}}}return s}function Vn(i,e,t,n=1,s=1){let a=document.createElement("canvas"),l=a.getContext("2d"),c='600 60px "Segoe UI", system-ui, "Helvetica Neue", "DejaVu Sans", sans-serif';l.font=c;let h=Math.ceil(l.measureText(i).width)+24,u=Math.ceil(60*1.35);a.width=h,a.height=u,l=a.getContext("2d"),l.font=c,l.textBaseline="middle",l.textAlign="center",l.lineJoin="round",l.lineWidth=16,l.strokeStyle=t,l.globalAlpha=.75,l.strokeText(i,h/2,u/2),l.globalAlpha=1,l.fillStyle=e,l.fillText(i,h/2,u/2);let d=new Or(a);d.colorSpace=dn;let f=new qa(new Xo({map:d,depthTest:!1,transparent:!0,sizeAttenuation:!1}));return f.userData.aspect=h/u,f.userData.size=n,f.renderOrder=10,f.userData.label=!0,f.userData.rank=s,f.userData.text=i,f}function cp(i,e){return i.userData.aside=e,i}function ny(i){return i.userData.ball=!0,i}var Wr=new O,du=new O;function JA(i){du.copy(Wr).sub(i);let e=Math.max(0,Math.min(1,-i.dot(du)/du.lengthSq()));return du.multiplyScalar(e).add(i).length()<.97}function iy(i,e=[]){if(!i.visible)return e;i.userData.label&&e.push(i);for(let t of i.children)iy(t,e);return e}function sy(i,e,t,n,s){let r=iy(i),a=r.map(h=>{Wr.setFromMatrixPosition(h.matrixWorld);let u=h.userData.ball&&JA(e.position);Wr.project(e);let d=20*h.userData.size,f=(Wr.x+1)/2*t,p=d*h.userData.aspect;return{x:f+(h.userData.aside??0)*(.5*p+16),anchor:f,y:(1-Wr.y)/2*n,width:p,height:d,rank:u||Wr.z>1?99:h.userData.rank,hidden:u||Wr.z>1}}).map((h,u)=>({w:h,s:r[u]})).filter(({w:h})=>!h.hidden),l=ty(a.map(({w:h})=>({...h,width:.86*h.width,height:.72*h.height})),{x:0,y:0,width:t,height:n},s);r.forEach(h=>h.material.opacity=0);let c=[];return a.forEach(({w:h,s:u},d)=>{let f=l[d];f&&(u.material.opacity=1,u.center.set(.5-(f.x-h.anchor)/h.width,.5+(f.y-h.y)/h.height),c.push({text:u.userData.text,box:{x:f.x-.43*h.width,y:f.y-.36*h.height,width:.86*h.width,height:.72*h.height}}))}),c}function ea(i,e,t){let n=2*Math.tan(t*Math.PI/360);i.traverse(s=>{if(!s.userData.label)return;let r=20*s.userData.size/e*n;s.scale.set(r*s.userData.aspect,r,1)})}var KA=new O(0,0,1),jA=new O,$n=class extends yt{constructor(t,n=.016,s=.25){super();this.thick=n;let r=new Wn({color:t,roughness:.5,emissive:t,emissiveIntensity:s});this.shaft=new ht(new Bn(n,n,1,20).rotateX(Math.PI/2).translate(0,0,.5),r),this.head=new ht(new hr(2.7*n,8*n,28).rotateX(Math.PI/2).translate(0,0,-4*n),r),this.add(this.shaft,this.head)}thick;shaft;head;point(t,n,s){let r=Math.hypot(t,n,s);this.visible=r>1e-9,this.visible&&(this.quaternion.setFromUnitVectors(KA,jA.set(t/r,n/r,s/r)),this.head.position.z=r,this.head.scale.setScalar(Math.min(1,r/(8*this.thick))),this.shaft.scale.z=Math.max(1e-6,r-6*this.thick*this.head.scale.x))}},QA=`
varying vec3 n, v;
void main() {
  vec4 p = modelViewMatrix * vec4(position, 1.0);
  n = normalize(normalMatrix * normal);
  v = normalize(-p.xyz);
  gl_Position = projectionMatrix * p;
}`,eT=`
uniform vec3 colour;
uniform float rim, body;
varying vec3 n, v;
void main() {
  float f = 1.0 - abs(dot(normalize(n), normalize(v)));
  gl_FragColor = vec4(colour, body + rim * pow(f, 2.6));
  #include <colorspace_fragment>
}`;function yl(i,e,t,n=1){let s=new Kn({vertexShader:QA,fragmentShader:eT,transparent:!0,depthWrite:!1,side:xs,blending:ys,uniforms:{colour:{value:new qe(i)},rim:{value:e},body:{value:t}}}),r=new ht(new fn(n,64,40),s);return r.renderOrder=1,r}var hp=120;function qr(i){let e=new Float64Array(3*(hp+1));for(let t=0;t<=hp;t++)e.set(i(2*Math.PI*t/hp),3*t);return e}function vl(i,e=30){let t=[];for(let n=-90+e;n<90;n+=e){let s=Math.cos(n*Math.PI/180),r=Math.sin(n*Math.PI/180);t.push(qr(o=>[s*Math.cos(o),s*Math.sin(o),r]))}for(let n=0;n<180;n+=e){let s=Math.cos(n*Math.PI/180),r=Math.sin(n*Math.PI/180);t.push(qr(o=>[s*Math.sin(o),r*Math.sin(o),Math.cos(o)]))}return zn(t,i)}function ry(i,e,t){let n=new fn(1,128,96),s=n.getAttribute("position"),r=new Float64Array(s.count),o=1/0,a=-1/0;for(let h=0;h<s.count;h++){let u=r[h]=e(s.getX(h),s.getY(h),s.getZ(h));o=Math.min(o,u),a=Math.max(a,u)}let l=new Float32Array(3*s.count),c=new qe;for(let h=0;h<s.count;h++){let[u,d,f]=Ps(i.energy,t?.4:(r[h]-o)/(a-o));c.setRGB(u,d,f,dn),l.set([c.r,c.g,c.b],3*h)}return n.setAttribute("color",new Ht(l,3)),new ht(n,new Wn({vertexColors:!0,roughness:.75,metalness:0}))}function oy(i,e){let t=new yt,n=new Bn(e,e,1e-4,96).rotateX(Math.PI/2),s=new wi({color:i.plane,transparent:!0,opacity:i.name==="dark"?.1:.16,side:Xn,depthWrite:!1}),r=new ht(n,s);r.renderOrder=-1,t.add(r);let o=l=>qr(c=>[l*Math.cos(c),l*Math.sin(c),0]);t.add(zn([o(e)],{colour:i.plane,width:1,opacity:.5})),t.add(zn([1,2,3,4,5].map(l=>o(l*e/6)),{colour:i.plane,width:1,opacity:.2}));let a=Array.from({length:12},(l,c)=>{let h=Math.cos(c*Math.PI/6),u=Math.sin(c*Math.PI/6);return[0,0,0,e*h,e*u,0]});return t.add(zn(a,{colour:i.plane,width:1,opacity:.14})),t}function Xr(i,e=.03,t){let n=new ht(new fn(e,24,16),new wi({color:i}));if(t){let s=new ht(new fn(e*1.35,24,16),new wi({color:t,side:qn}));n.add(s)}return n.renderOrder=5,n}function Li(i){i.traverse(e=>{let t=e;t.geometry&&t.geometry.dispose();let n=Array.isArray(t.material)?t.material:t.material?[t.material]:[];for(let s of n)s.map?.dispose(),s.dispose()})}var up={corner:[-.62,.36],front:[-Math.PI/2,0],side:[0,0],top:[-Math.PI/2,Math.PI/2-.001]},Di=class{constructor(e,t,n,s){this.name=e;this.title=t;this.extent=n;s!==void 0&&(this.elevation=s),this.home=[this.azimuth,this.elevation],this.camera.up.set(0,0,1),this.key.position.set(-.7,1.1,1),this.camera.add(this.key,this.key.target),this.key.target.position.set(0,0,-4),this.fill.position.set(0,0,1),this.scene.add(this.camera,this.fill)}name;title;extent;scene=new Ga;camera=new li(28,1,.1,100);azimuth=up.corner[0];elevation=up.corner[1];distance=1;across=0;home;rect={x:0,y:0,width:1,height:1};shown=!1;inset={top:0,bottom:0};taken=[];words=[];centre=new O;key=new nl(16777215,2);fill=new Qa(16777215,8425640,1);dress(e,t){this.scene.background=t,this.key.intensity=e.key,this.fill.intensity=e.fill,this.fill.groundColor=new qe(e.name==="dark"?3819098:10135480)}preset(e){let t=e==="corner"?this.home:up[e];t&&([this.azimuth,this.elevation]=t),this.distance=1}aim(){let{width:e,height:t}=this.rect,{top:n,bottom:s}=this.inset,r=Math.max(40,t-n-s);this.camera.aspect=e/t,this.camera.setViewOffset(e,t,0,(s-n)/2,e,t);let o=Math.tan(this.camera.fov/2*Math.PI/180),a=Math.max(this.extent*t/r/o,(this.across||this.extent)/(o*this.camera.aspect))*this.distance,l=Math.cos(this.elevation);this.camera.position.set(a*l*Math.cos(this.azimuth),a*l*Math.sin(this.azimuth),a*Math.sin(this.elevation)),this.camera.position.add(this.centre),this.camera.lookAt(this.centre),this.camera.near=a/20,this.camera.far=a*8,this.camera.updateProjectionMatrix(),this.camera.updateMatrixWorld()}},fu=class{constructor(e){this.canvas=e;this.renderer=new cu({canvas:e,antialias:!0,preserveDrawingBuffer:!1,powerPreference:"low-power"}),this.renderer.setPixelRatio(Math.min(2,devicePixelRatio||1)),this.renderer.autoClear=!1,this.listen(),new ResizeObserver(()=>this.measure()).observe(e.parentElement)}canvas;renderer;views=[];ground=null;theme=null;width=1;height=1;onchange=()=>{};onclick=()=>{};onlayout=()=>{};ongrab=()=>null;onhover=()=>{};quality=1;slow=0;pace(e,t){if(!t){this.quality<1&&this.setQuality(1),this.slow=0;return}this.slow=e>.045?this.slow+1:Math.max(0,this.slow-1),this.slow>8&&this.quality>.5&&(this.slow=0,this.setQuality(Math.max(.5,this.quality*.72)))}sharp(e,t){let n=this.renderer.getPixelRatio(),s=r=>{this.renderer.setPixelRatio(r),this.renderer.setSize(this.width,this.height,!1)};s(Math.max(n,e));try{return t()}finally{s(n),this.onchange()}}setQuality(e){this.quality=e,this.renderer.setPixelRatio(e*Math.min(2,devicePixelRatio||1)),this.renderer.setSize(this.width,this.height,!1),this.onchange()}measure(){let e=this.canvas.parentElement.getBoundingClientRect();e.width<2||e.height<2||(this.width=Math.round(e.width),this.height=Math.round(e.height),this.renderer.setSize(this.width,this.height,!1),this.onlayout(),this.onchange())}dress(e){if(this.theme!==e||!this.ground){this.ground?.dispose();let t=256,n=document.createElement("canvas");n.width=n.height=t;let s=n.getContext("2d"),r=s.createRadialGradient(t/2,t*.45,0,t/2,t/2,t*.72);r.addColorStop(0,e.ground[0]),r.addColorStop(1,e.ground[1]),s.fillStyle=r,s.fillRect(0,0,t,t),this.ground=new Or(n),this.ground.colorSpace=dn,this.theme=e}for(let t of this.views)t.dress(e,this.ground)}draw(){let e=this.renderer;e.setScissorTest(!1),e.setClearColor(this.theme?.ground[1]??"#000",1),e.clear(),e.setScissorTest(!0);for(let t of this.views){if(!t.shown)continue;let{x:n,y:s,width:r,height:o}=t.rect,a=this.height-s-o;e.setViewport(n,a,r,o),e.setScissor(n,a,r,o),lp.value.set(r,o),t.aim(),t.scene.updateMatrixWorld(),t.words=sy(t.scene,t.camera,r,o,t.taken),e.render(t.scene,t.camera)}}at(e,t){return this.views.find(n=>n.shown&&e>=n.rect.x&&e<n.rect.x+n.rect.width&&t>=n.rect.y&&t<n.rect.y+n.rect.height)}listen(){let e=this.canvas,t=new Map,n="",s=0,r=0,o=null,a=()=>this.views.find(u=>u.name===n&&u.shown),l=u=>{let d=e.getBoundingClientRect();return{x:u.clientX-d.left,y:u.clientY-d.top}},c=u=>{let d=this.at(u.x,u.y);this.onhover(d,u.x-(d?.rect.x??0),u.y-(d?.rect.y??0))};e.addEventListener("pointerdown",u=>{let d=l(u),f=this.at(d.x,d.y);t.size||(n=f?.name??"",o=f&&u.button===0?this.ongrab(f,d.x-f.rect.x,d.y-f.rect.y):null),t.set(u.pointerId,d),s=0,e.setPointerCapture(u.pointerId)}),e.addEventListener("pointermove",u=>{let d=t.get(u.pointerId),f=l(u),p=a();if(!t.size)return c(f);if(!d||!p)return;let x=f.x-d.x,m=f.y-d.y;if(s+=Math.abs(x)+Math.abs(m),t.set(u.pointerId,f),o)o.move(f.x-p.rect.x,f.y-p.rect.y,u.shiftKey);else if(t.size===1)this.spin(p,x,m);else{let[g,v]=[...t.values()],A=Math.hypot(g.x-v.x,g.y-v.y);r>0&&A>0&&this.zoom(p,r/A),r=A}});let h=u=>{if(!t.delete(u.pointerId)||(r=0,t.size))return;let d=a();if(o)o.end();else if(d&&s<4&&u.type==="pointerup"){let f=l(u);this.onclick(d,f.x-d.rect.x,f.y-d.rect.y)}o=null};e.addEventListener("pointerup",h),e.addEventListener("pointercancel",h),e.addEventListener("wheel",u=>{let d=l(u),f=this.at(d.x,d.y);f&&(u.preventDefault(),this.zoom(f,Math.exp(u.deltaY*(u.deltaMode===1?.04:.0012))))},{passive:!1})}spin(e,t,n){let s=3.2/Math.min(e.rect.width,e.rect.height);e.azimuth-=t*s,e.elevation=Math.max(-1.569,Math.min(1.569,e.elevation+n*s)),this.onchange()}zoom(e,t){e.distance=Math.max(.25,Math.min(4,e.distance*t)),this.onchange()}};var tT=`
attribute vec3 tint;
attribute float chosen; // 0: outside what was chosen
uniform float size, dense;
varying vec3 c;
varying float alpha;
void main() {
  vec4 p = modelViewMatrix * vec4(position, 1.0);
  vec3 n = normalize(normalMatrix * position);
  alpha = dense * mix(0.04, 1.0, chosen) * mix(0.16, 0.95, smoothstep(-0.15, 0.15, dot(n, normalize(-p.xyz))));
  c = tint;
  gl_Position = projectionMatrix * p;
  gl_PointSize = size;
}`,nT=`
varying vec3 c;
varying float alpha;
void main() {
  float r = length(gl_PointCoord - 0.5);
  gl_FragColor = vec4(c, alpha * smoothstep(0.5, 0.38, r));
  #include <colorspace_fragment>
}`,pu=class{constructor(e,t){this.count=e;this.place=t??new Float32Array(3*e),this.tint=new Float32Array(3*e),this.chosen=new Float32Array(e).fill(1);let n=new Mn;n.boundingSphere=new gs(new O,1),n.setAttribute("position",new Ht(this.place,3)),n.setAttribute("tint",new Ht(this.tint,3)),n.setAttribute("chosen",new Ht(this.chosen,1));let s=Math.min(2,devicePixelRatio||1),r=Math.max(1.6,Math.min(9,190/Math.sqrt(e)))*s,o=Math.max(.12,Math.min(1,260/Math.sqrt(e)));this.points=new Xa(n,new Kn({vertexShader:tT,fragmentShader:nT,transparent:!0,depthWrite:!1,blending:ys,uniforms:{size:{value:r},dense:{value:o}}})),this.points.frustumCulled=!1,this.points.renderOrder=3}count;points;place;tint;chosen;colour(e,[t,n],s){let r=ta[s.name],o=new qe(s.runs[0]);for(let a=0;a<this.count;a++){if(e){let[l,c,h]=Ps(r,n>t?(e[a]-t)/(n-t):.5);o.setRGB(l,c,h,dn)}this.tint[3*a]=o.r,this.tint[3*a+1]=o.g,this.tint[3*a+2]=o.b}this.points.geometry.getAttribute("tint").needsUpdate=!0}choose(e){this.chosen.fill(1);for(let{values:t,range:[n,s]}of e)for(let r=0;t&&r<this.count;r++)t[r]>=n&&t[r]<=s||(this.chosen[r]=0);this.points.geometry.getAttribute("chosen").needsUpdate=!0}},dp=8;function ay(i,e,t,n,s,r,o,a){let l=3*(e+Math.max(0,n-1)),c=3*(e+n),h=3*(e+s),u=3*(e+Math.min(t-1,s+1)),d=1-r,f=.5*r*d,p=d*d*(1+2*r),x=r*r*(3-2*r),m=0;for(let g=0;g<3;g++){let v=i[c+g],A=i[h+g],_=p*v+x*A+f*((A-i[l+g])*d-(i[u+g]-v)*r);o[a+g]=_,m+=_*_}m=1/(Math.sqrt(m)||1);for(let g=0;g<3;g++)o[a+g]*=m}var mu=class{constructor(e,t){this.doc=e;this.theme=t;this.view.centre.z=.1;let{scene:n}=this.view;n.add(yl(t.quiet,t.name==="dark"?.34:.42,.02)),n.add(vl({colour:t.quiet,width:1,opacity:t.name==="dark"?.2:.26,ball:!0})),["x","y","z"].forEach((s,r)=>{let o=new $n(t.quiet,.0055,.1),a=new O().setComponent(r,1.22);o.point(a.x,a.y,a.z);let l=Vn(s,t.quiet,t.ground[1],.85);l.position.copy(a).multiplyScalar(1.08),n.add(o,l)}),this.moving=new pu(e.members),this.ends=e.ends?new pu(e.ends.members,Float32Array.from(e.ends.axis)):null,n.add(this.moving.points),this.ends&&(this.ends.points.visible=!1,n.add(this.ends.points)),this.ring=new ht(new fn(.028,20,12),new wi({color:t.momentum})),this.ring.visible=!1,n.add(this.ring),this.colour(e.columns?.length>1&&e.columns[0].name==="member"?1:0),this.seek(e.times[0])}doc;theme;view=new Di("cloud","Members on the sphere",1.32);moving;ends;trail=null;ring;picked=-1;column=0;at=0;colour(e){this.column=e;let t=this.range(e);this.moving.colour(this.doc.columns?.[e]?.values,t,this.theme),this.ends?.colour(this.values(e),t,this.theme),this.tell()}values(e){let t=this.doc.columns?.[e]?.name;return this.doc.ends?.columns.find(n=>n.name===t)?.values??(this.ends?void 0:this.doc.columns?.[e]?.values)}range(e){let t=this.ranges.get(e);if(t)return t;let n=1/0,s=-1/0;for(let r of[this.values(e),this.doc.columns?.[e]?.values])for(let o=0;r&&o<r.length;o++)Number.isFinite(r[o])&&(n=Math.min(n,r[o]),s=Math.max(s,r[o]));return this.ranges.set(e,[n,s]),[n,s]}ranges=new Map;select(e,t){t?this.brushes.set(e,t):this.brushes.delete(e),this.applyBrushes()}clear(){this.brushes.clear(),this.applyBrushes()}applyBrushes(){let e=t=>[...this.brushes].map(([n,s])=>({values:t(n),range:s}));this.moving.choose(e(t=>this.doc.columns[t]?.values)),this.ends?.choose(e(t=>this.values(t))),this.tell()}brushes=new Map;heard=new Map;tell(){for(let e of this.heard.values())e()}get chosen(){return(this.ends??this.moving).chosen}get all(){return this.ends?.points.visible??!1}set all(e){this.ends&&(this.ends.points.visible=e,this.moving.points.visible=!e)}seek(e){let{times:t,axis:n,members:s}=this.doc,r=t.length,o=Math.max(0,Math.min(r-2,di(t,e,r)-1)),a=Math.min(o+1,r-1),l=a>o?Math.max(0,Math.min(1,(e-t[o])/(t[a]-t[o]))):0;this.at=o;let c=this.moving.place;for(let h=0;h<s;h++)ay(n,h*r,r,o,a,l,c,3*h);this.moving.points.geometry.getAttribute("position").needsUpdate=!0,this.picked>=0&&this.ring.position.fromArray(c,3*this.picked),this.trail&&(this.trail.now=e-t[0])}pick(e,t){let{rect:n,camera:s}=this.view,r=new O,o=-1,a=14;for(let l=0;l<this.doc.members;l++){if(!this.moving.chosen[l])continue;r.fromArray(this.moving.place,3*l);let c=r.dot(s.position)<.9?8:0;r.project(s);let h=Math.hypot((r.x+1)/2*n.width-e,(1-r.y)/2*n.height-t)+c;h<a&&(a=h,o=l)}return o}choose(e){if(this.picked=e,this.trail&&(this.view.scene.remove(this.trail),Li(this.trail),this.trail=null),this.ring.visible=e>=0,e<0||this.doc.times.length<2)return;let{times:t,axis:n}=this.doc,s=t.length,r=new Float32Array(4*(dp*(s-1)+1));for(let o=0;o<r.length/4;o++){let a=Math.min(Math.floor(o/dp),s-2),l=o/dp-a,c=a+1;ay(n,e*s,s,a,c,l,r,4*o),r[4*o+3]=t[a]+l*(t[c]-t[a])-t[0]}this.trail=new es(r,{colour:this.theme.momentum,width:2,past:.35,ahead:.12,fade:t[s-1]-t[0]||1,ball:!0}),this.view.scene.add(this.trail),this.seek(t[0]+0)}get state(){return{column:this.column,all:this.all,picked:this.picked,brushes:[...this.brushes].map(([e,[t,n]])=>[e,t,n])}}restore(e){this.doc.columns?.[e.column]&&this.colour(e.column),this.all=e.all,e.picked<this.doc.members&&this.choose(e.picked),this.brushes.clear();for(let[t,n,s]of e.brushes)this.doc.columns?.[t]&&this.brushes.set(t,[n,s]);this.applyBrushes()}labels(){ea(this.view.scene,this.view.rect.height,this.view.camera.fov)}dispose(){Li(this.view.scene)}},ta={dark:["#3f6fb5","#6c86a8","#a59c74","#d9bd4f","#fee838"],light:["#00224e","#35456c","#666970","#94813c","#b8940a"]};function ly(i){let e=lt("drop"),t=0;addEventListener("dragenter",n=>{n.dataTransfer?.types.includes("Files")&&(e.hidden=!1,t++)}),addEventListener("dragleave",()=>--t<=0&&(e.hidden=!0,t=0)),addEventListener("dragover",n=>n.preventDefault()),addEventListener("drop",n=>{n.preventDefault(),e.hidden=!0,t=0;let s=n.dataTransfer?.files[0];s&&i(s)})}function cy(i,e,t){return Object.entries(i.quantiles??{}).map(([n,{levels:s,values:r}],o)=>{let a=i.times.length,l=s.map((f,p)=>r.subarray(p*a,(p+1)*a)),c=[];for(let f=0,p=s.length-1;f<p;f++,p--)c.push([p,f,.16+.14*f]);let h=s.length%2?(s.length-1)/2:-1,[u,d]=/^(.*?)\s*\((.*)\)\s*$/.exec(n)?.slice(1)??[n,""];return{id:`quantile-${o}`,title:u.charAt(0).toUpperCase()+u.slice(1),unit:d,signed:!0,aligned:!0,bands:c,series:l.map((f,p)=>({name:`${at(100*s[p],3)} %`,colour:e.runs[0],width:p===h?2:.7,t:()=>i.times,y:()=>f,value:()=>f[Math.min(a-1,t.at)]}))}})}var $r=36,fp=class{constructor(e,t,n){this.cloud=e;this.theme=t;this.changed=n;this.node.setAttribute("role","img"),this.node.setAttribute("aria-label","Histogram of the members");let s=r=>Math.max(0,Math.min(1,r.offsetX/(this.node.clientWidth||1)));this.node.addEventListener("pointerdown",r=>{this.from=s(r),this.node.setPointerCapture(r.pointerId)}),this.node.addEventListener("pointermove",r=>this.from!==null&&this.choose(this.from,s(r))),this.node.addEventListener("pointerup",r=>{this.from!==null&&Math.abs(s(r)-this.from)<.01&&this.choose(0,0),this.from=null})}cloud;theme;changed;node=F("canvas",{class:"bars","data-test":"histogram",width:560,height:140});from=null;choose(e,t){let{column:n}=this.cloud,[s,r]=this.cloud.range(n),o=a=>s+a*(r-s);this.cloud.select(n,e===t?null:[o(Math.min(e,t)),o(Math.max(e,t))]),this.changed()}draw(){let e=this.cloud.values(this.cloud.column)??this.cloud.doc.columns[this.cloud.column].values,[t,n]=this.cloud.range(this.cloud.column),{chosen:s}=this.cloud,r=new Float64Array($r),o=new Float64Array($r);for(let x=0;x<e.length;x++){if(!Number.isFinite(e[x]))continue;let m=Math.min($r-1,Math.floor($r*(e[x]-t)/(n-t||1)));r[m]++,o[m]+=s[x]}let a=this.node.getContext("2d"),{width:l,height:c}=this.node,h=Math.max(...r,1);a.clearRect(0,0,l,c);let u=ta[this.theme.name],d=x=>`rgb(${Ps(u,(x+.5)/$r).map(m=>Math.round(255*m)).join(" ")})`;for(let[x,m]of[[r,!0],[o,!1]])x.forEach((g,v)=>{let A=g/h*(c-4);a.fillStyle=m?this.theme.line:d(v),a.fillRect(v*l/$r+1,c-A,l/$r-2,A)});let f=r.reduce((x,m)=>x+m,0),p=o.reduce((x,m)=>x+m,0);this.words.textContent=p<f?`${p.toLocaleString("en")} of ${f.toLocaleString("en")} members are chosen.`:"Drag over the bars to bring out a part; click for all."}words=F("p",{class:"note","data-test":"chosen"})};function hy(i,e,t,n,s){let r=F("div");i.note&&r.append(F("p",{class:"note"},i.note)),r.append(F("h3",{},"Ensemble"));let o=[["Members",(i.ends?.members??i.members).toLocaleString("en")],["Drawn as they move",i.members.toLocaleString("en")],["Times",String(i.times.length)]];for(let[a,l]of Object.entries(i.outcomes??{}))o.push([a.charAt(0).toUpperCase()+a.slice(1),l.toLocaleString("en")]);if(r.append(F("div",{class:"run"},Is(o))),i.columns?.length){r.append(F("h3",{},"Colour"));let a=F("div",{class:"scale"}),l=F("span"),c=F("span"),h=f=>{let[p,x]=e.range(f);l.textContent=at(p,3),c.textContent=at(x,3)};a.style.background=`linear-gradient(90deg, ${ta[t.name].join(",")})`;let u=F("select",{"data-test":"colour","aria-label":"Colour of the members",onchange:()=>{e.colour(Number(u.value)),h(Number(u.value)),n()}},...i.columns.map((f,p)=>F("option",{value:String(p),selected:p===e.column},f.name)));h(e.column);let d=new fp(e,t,n);e.heard.set("histogram",()=>d.draw()),r.append(u,d.node,a,F("div",{class:"ends"},l,c),d.words),d.draw()}if(i.ends){let a=i.ends.members;r.append(F("label",{class:"check"},F("input",{type:"checkbox",checked:e.all,"data-test":"all-members",onchange:l=>{e.all=l.target.checked,n()}}),`All ${a.toLocaleString("en")} members, at the end`))}if(r.append(F("h3",{},"Member")),e.picked<0)r.append(F("p",{class:"note"},"Click a point of the cloud to see that member."));else{let a=[["Number",String(e.picked)],...(i.columns??[]).map(l=>[l.name,at(l.values[e.picked])])];r.append(F("div",{class:"run","data-test":"member"},Is(a))),s&&r.append(F("button",{type:"button",class:"primary","data-test":"show-member",onclick:()=>s(e.picked)},"Show its motion"))}return r}var uy=(i,e)=>{let t=e===void 0?/\b(not|in part|fail|differs|wrong|cannot)/i.test(i):!e;return F("span",{class:`verdict ${t?"bad":"good"}`},i)};function dy(i,e){let t=lt("exhibit"),n=[],s=F("div",{class:"figures"}),r=[];i.panels.forEach((a,l)=>{let c=[...e.runs,e.omega,e.momentum,e.quiet],h=y=>c[(a.series[y].colour??y)%c.length],u=y=>a.series[y].style==="dashed"||a.series[y].style==="line"&&(a.series[y].colour??y)>=c.length,d=F("div",{class:"box"}),f=a.xlabel?`${a.xlabel} →`:" ",p=F("div",{class:"legend"}),x=[],m=[];a.series.forEach((y,S)=>{if(!y.name&&S)return;let U=F("i");U.style.background=u(S)?`repeating-linear-gradient(90deg, ${h(S)} 0 4px, transparent 4px 7px)`:h(S),p.append(F("span",{},U,y.name)),x.push({text:y.name,colour:h(S),dash:u(S)?[5,4]:void 0})});let g=F("div",{class:"note","aria-live":"off"},f),v=F("figure",{class:"panel","data-test":`exhibit-panel-${l}`},F("div",{class:"head"},F("h3",{},a.title,F("span",{class:"unit"},` ${a.ylabel}`))),p,d,g);s.append(v);let A=null,_=null,C=()=>{A?.destroy();let y=d.clientWidth,S=d.clientHeight;if(y<40||S<40)return;let U={stroke:e.quiet,font:'11px system-ui, "DejaVu Sans", sans-serif',grid:{stroke:Rr(e.line,.5),width:1},ticks:{show:!1}},D=[],I=a.series.map((q,$)=>{let J=[...Array(q.x.length).keys()].filter(re=>Number.isFinite(q.x[re])&&Number.isFinite(q.y[re])&&(!a.xlog||q.x[re]>0)&&(!a.ylog||q.y[re]>0)),ne=J.every((re,fe)=>fe===0||q.x[re]>=q.x[J[fe-1]]),oe=Float64Array.from(J,re=>q.x[re]),j=Float64Array.from(J,re=>q.y[re]);return ne||D.push({k:$,x:oe,y:j}),ne?a.xlog||oe.length<4e3?{x:oe,y:j}:Ll(oe,j,oe[0],oe[oe.length-1],y,a.ylog):{x:new Float64Array(0),y:new Float64Array(0)}});m=a.series.map((q,$)=>{let{x:J,y:ne}=D.find(oe=>oe.k===$)??I[$];return{x:J,y:ne,colour:h($),width:1.8,dots:q.style==="points",dash:u($)?[5,4]:void 0}});let z=(q,$)=>{let J=1/0,ne=-1/0;for(let j of[...I,...D])for(let re of q(j))J=Math.min(J,re),ne=Math.max(ne,re);if(!(ne>=J))return $?[1,10]:[0,1];if($)return[10**Math.floor(Math.log10(J)+1e-9),10**Math.max(Math.ceil(Math.log10(ne)-1e-9),Math.floor(Math.log10(J)+1e-9)+1)];let oe=.06*(ne-J)||Math.abs(ne)*.1||1;return[J-oe,ne+oe]},V=z(q=>q.x,a.xlog),L=z(q=>q.y,a.ylog);if(a.equal){let q=y-68,$=S-34,J=Math.max((V[1]-V[0])/q,(L[1]-L[0])/$);for(let[ne,oe]of[[V,q],[L,$]]){let j=(ne[0]+ne[1])/2;ne[0]=j-J*oe/2,ne[1]=j+J*oe/2}}let H=a.categories??[];H.length&&(V[0]=-.5,V[1]=H.length-.5);let Y={splits:()=>H.map((q,$)=>$),values:()=>H,filter:Aa};A=new Cn({width:y,height:S,padding:[8,12,0,0],legend:{show:!1},cursor:{drag:{x:!0,y:!0,uni:20},points:{size:7}},scales:{x:{time:!1,auto:!1,distr:a.xlog?3:1},y:{auto:!1,distr:a.ylog?3:1}},axes:[{...U,size:26,...H.length?Y:a.xlog?{values:Pr,splits:nc,filter:Aa}:{values:ir}},{...U,size:56,...a.ylog?{values:Pr,splits:nc,filter:Aa}:{values:ir}}],series:[{},...a.series.map((q,$)=>{let J=h($),ne=q.style==="points";return{label:q.name,stroke:J,width:ne?0:1.8,spanGaps:!1,dash:u($)?[5,4]:void 0,points:{show:ne,size:7,fill:J,stroke:J}}})],hooks:{draw:[q=>{let $=q.ctx,J=devicePixelRatio||1;$.save(),$.beginPath(),$.rect(q.bbox.left,q.bbox.top,q.bbox.width,q.bbox.height),$.clip();for(let ne of D){let oe=a.series[ne.k].style;$.strokeStyle=$.fillStyle=h(ne.k),$.lineWidth=1.6*J,$.setLineDash(u(ne.k)?[5*J,4*J]:[]),$.beginPath();for(let j=0;j<ne.x.length;j++){let re=q.valToPos(ne.x[j],"x",!0),fe=q.valToPos(ne.y[j],"y",!0);oe==="points"?($.moveTo(re+3*J,fe),$.arc(re,fe,3*J,0,7)):j?$.lineTo(re,fe):$.moveTo(re,fe)}oe==="points"?$.fill():$.stroke()}$.restore()}],setCursor:[q=>{let $=q.cursor.left??-1;if($<0)return void(g.textContent=f);let J=q.posToVal($,"x"),ne=q.posToVal(q.cursor.top??0,"y");g.textContent=`${a.xlabel}: ${at(J)}   ${a.ylabel}: ${at(ne)}`}]}},I.some(q=>q.x.length)?Dl(I):[V,...I.map(()=>[null,null])],d);let W=A,ce=()=>W.batch(()=>{W.setScale("x",{min:V[0],max:V[1]}),W.setScale("y",{min:L[0],max:L[1]})});ce(),W.over.addEventListener("dblclick",ce)},w=(y,S)=>S.map(U=>a.categories[U]??"");r.push({node:v,title:a.title,unit:`${a.ylabel}${a.xlabel?` over ${a.xlabel}`:""}`,legend:x,get size(){return{width:d.clientWidth,height:d.clientHeight}},svg:(y,S)=>A?Nd(A,y,S,e,m,{x:a.categories?w:a.xlog?Pr:ir,y:a.ylog?Pr:ir}):""}),n.push({make:()=>{C(),_=new ResizeObserver(C),_.observe(d)},drop:()=>{_?.disconnect(),A?.destroy()}})});let o=i.cells?.length?F("div",{class:"wide"},F("table",{"data-test":"cells"},F("thead",{},F("tr",{},...["","Printed","Computed","Verdict"].map(a=>F("th",{},a)))),F("tbody",{},...i.cells.map(a=>F("tr",{},F("td",{},a.what),F("td",{},a.printed),F("td",{},a.computed,a.note&&F("small",{},a.note)),F("td",{},a.verdict?uy(a.verdict,a.good):"")))))):null;return t.replaceChildren(F("p",{class:"note"},`${i.paper} · ${i.name}${i.note?` · ${i.note}`:""}`),F("h2",{},i.title),F("p",{},uy(i.verdict)),F("div",{class:"lead"},...i.text.split(/\n\n+/).map(a=>F("p",{},a))),s),o&&t.append(o),t.hidden=!1,n.forEach(a=>a.make()),{figures:r,drop:()=>{n.forEach(a=>a.drop()),t.replaceChildren(),t.hidden=!0}}}function ia(i,e){let t=F("a",{href:URL.createObjectURL(i),download:e});document.body.append(t),t.click(),t.remove(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}var sa=(i,e)=>`${i.toLowerCase().normalize("NFKD").replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"").slice(0,60)||"polhode"}.${e}`,gy='system-ui, "Segoe UI", "DejaVu Sans", sans-serif',gr=36,na=17,Ni=12,fy=document.createElement("canvas").getContext("2d");function bl(i,e,t=!1){return fy.font=`${t?"600 ":""}${e}px ${gy}`,fy.measureText(i).width}function _l(i,e,t,n){if(bl(i,e,t)<=n)return i;let s=i.length;for(;s>1&&bl(`${i.slice(0,s).trimEnd()}…`,e,t)>n;)s--;return`${i.slice(0,s).trimEnd()}…`}function pp(i,e,t,n,s,r){let o=0,a=0;for(let l of e){let c=_l(l.text,11.5,!1,s-24),h=bl(c,11.5)+32;o>0&&o+h>s+12&&(o=0,a++);let u=l.ramp??[l.colour],d=15/u.length;u.forEach((f,p)=>i.swatches.push({x:t+o+p*d,y:n+a*na,width:d,colour:f,dash:l.dash})),i.texts.push({x:t+o+20,y:n+a*na,text:c,size:11.5,colour:r}),o+=h}return e.length?a+1:0}function xy(i){let{theme:e}=i,t=i.width,n=i.canvas?.clientHeight??0,s={width:t,height:gr+n,texts:[],swatches:[],plots:[]},r=bl(i.time,13)+28;s.texts.push({x:Ni,y:gr/2,text:_l(i.title,14,!0,t-r-Ni),size:14,bold:!0,colour:e.ink}),s.texts.push({x:t-Ni,y:gr/2,text:i.time,size:13,colour:e.quiet,right:!0});for(let c of i.views){let{x:h,y:u,width:d,height:f}=c.rect;s.texts.push({x:h+Ni,y:gr+u+18,text:_l(c.title,13,!0,d-2*Ni),size:13,bold:!0,colour:e.ink});let p={...s,texts:[],swatches:[]},x=pp(p,c.legend,0,0,d-2*Ni,e.quiet);pp(s,c.legend,h+Ni,gr+u+f-10-(x-1)*na,d-2*Ni,e.quiet)}let o=0,a=gr+n+8,l=0;for(let c of i.panels){let h=Math.min(c.size.width+18,t),u=Math.min(1,(t-12)/c.size.width);o>0&&o+h>t+2&&(o=0,a+=l,l=0);let d=h-2*Ni,f=_l(c.title,12.5,!0,d);s.texts.push({x:o+Ni,y:a+10,text:f,size:12.5,bold:!0,colour:e.ink});let p=bl(f,12.5,!0)+6;d-p>20&&s.texts.push({x:o+Ni+p,y:a+10,text:_l(c.unit,12,!1,d-p),size:12,colour:e.quiet});let x=pp(s,c.legend,o+Ni,a+10+na,d,e.quiet);s.plots.push({panel:c,x:o+6,y:a+14+(x+.4)*na,scale:u}),l=Math.max(l,20+(x+.4)*na+u*c.size.height),o+=h}return s.height=i.panels.length?a+l:s.height,s}function gp(i){let e=xy(i),{theme:t,canvas:n}=i,s=n?n.width/n.clientWidth:Math.max(2,devicePixelRatio||1),r=F("canvas",{width:Math.round(e.width*s),height:Math.round(e.height*s)}),o=r.getContext("2d");o.scale(s,s),o.fillStyle=t.ground[1],o.fillRect(0,0,e.width,e.height),n&&o.drawImage(n,0,gr,n.clientWidth,n.clientHeight);for(let{panel:a,x:l,y:c,scale:h}of e.plots){let u=a.node.querySelector("canvas");u&&o.drawImage(u,l,c,h*a.size.width,h*a.size.height)}o.textBaseline="middle";for(let a of e.texts)o.font=`${a.bold?"600 ":""}${a.size}px ${gy}`,o.fillStyle=a.colour,o.textAlign=a.right?"right":"left",o.fillText(a.text,a.x,a.y);o.lineWidth=3;for(let a of e.swatches)o.strokeStyle=a.colour,o.setLineDash(a.dash??[]),o.beginPath(),o.moveTo(a.x,a.y),o.lineTo(a.x+a.width,a.y),o.stroke();return r}var mp=i=>i.replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;");function yy(i){let e=xy(i),{theme:t,canvas:n}=i,{width:s,height:r}=e,o=[`<svg xmlns="http://www.w3.org/2000/svg" width="${s}" height="${r.toFixed(0)}" viewBox="0 0 ${s} ${r.toFixed(0)}" font-family="system-ui, sans-serif"><title>${mp(i.title)}</title><rect width="${s}" height="${r.toFixed(0)}" fill="${t.ground[1]}"/>`];n&&o.push(`<image x="0" y="${gr}" width="${s}" height="${n.clientHeight}" href="${n.toDataURL("image/png")}"/>`);for(let a of e.texts)o.push(`<text x="${a.x.toFixed(1)}" y="${(a.y+.35*a.size).toFixed(1)}" font-size="${a.size}"${a.bold?' font-weight="600"':""}${a.right?' text-anchor="end"':""} fill="${a.colour}">${mp(a.text)}</text>`);for(let a of e.swatches)o.push(`<path d="M${a.x.toFixed(1)} ${a.y.toFixed(1)}h${a.width.toFixed(1)}" stroke="${a.colour}" stroke-width="3"${a.dash?` stroke-dasharray="${a.dash.join(" ")}"`:""}/>`);for(let{panel:a,x:l,y:c,scale:h}of e.plots)o.push(h<1?`<g transform="translate(${l},${c.toFixed(1)}) scale(${h.toFixed(4)})">${a.svg(0,0)}</g>`:a.svg(l,c));return o.push("</svg>"),o.join(`
`)}async function py(i){let e=await fetch(i);if(!e.ok)throw new Error(`${i}: ${e.status}`);return e.text()}async function my(i){if(!globalThis.crypto?.subtle)return null;let e=await crypto.subtle.digest("SHA-256",new TextEncoder().encode(i));return`'sha256-${oo(e)}'`}var iT=(i,e,t,n,s,r)=>`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${i}
<style id="polhode-style">${e}</style>
</head>
<body>
${r}
<script type="application/json" id="polhode-state">${t}<\/script>
<script type="application/octet-stream" id="polhode-packet">${n}<\/script>
<script id="polhode-script">${s}<\/script>
</body>
</html>
`;async function vy(i,e,t){let n=document.getElementById("polhode-script"),s=n?n.textContent:await py("studio.js"),r=n?document.getElementById("polhode-style").textContent:await py("studio.css"),o=await my(s),a=await my(r),l=o&&a?`<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${o}; style-src ${a} 'unsafe-inline'; img-src data: blob:; media-src blob:">
`:"",{id:c,part:h,append:u,...d}=i,f=`${l}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${mp(i.title)} · polhode</title>
<link rel="icon" href="data:,">`;return iT(f,r,t,oo(Zp({format:1,...d})),s,e)}function _y(i){let e=lt("export");if(document.getElementById("menu"))return s();let t=i.map(a=>F("button",{type:"button",role:"menuitem","data-test":`export-${a.id}`,onclick:async()=>{s();try{await a.act()}catch(l){Zt(l.message,!0)}}},a.text,F("small",{},a.about))),n=F("div",{class:"menu",id:"menu",role:"menu","aria-label":"Export"},...t);function s(){document.getElementById("menu")?.remove(),e.setAttribute("aria-expanded","false"),removeEventListener("pointerdown",r,!0),removeEventListener("keydown",o,!0)}function r(a){!document.getElementById("menu")?.contains(a.target)&&a.target!==e&&s()}function o(a){a.key==="Escape"&&(s(),e.focus());let l=t.indexOf(document.activeElement);a.key!=="ArrowDown"&&a.key!=="ArrowUp"||(a.preventDefault(),a.stopPropagation(),t[(l+(a.key==="ArrowDown"?1:-1)+t.length)%t.length]?.focus())}e.after(n),e.setAttribute("aria-expanded","true"),addEventListener("pointerdown",r,!0),addEventListener("keydown",o,!0),t[0]?.focus()}function sT(i){return i.reduce((e,t)=>e+t.length,0)}function gu(i){let e=[];do e.unshift(i&255),i=Math.floor(i/256);while(i>0);return e}function Vt(i,...e){let t=sT(e),n=[1];for(let s=6;s>=0;s--)n.push(Math.floor(t/256**s)&255);return[i,n,...e]}var xu=i=>[...i].map(e=>e.charCodeAt(0));function rT(i){let e=new Uint8Array(8);return new DataView(e.buffer).setFloat64(0,i),e}function by(i,e,t,n,s){let r=(...f)=>f.flat(),o=Vt([26,69,223,163],...r(Vt([66,134],[1]),Vt([66,247],[1]),Vt([66,242],[4]),Vt([66,243],[8]),Vt([66,130],xu("webm")),Vt([66,135],[2]),Vt([66,133],[2]))),a=Vt([21,73,169,102],...r(Vt([42,215,177],gu(1e6)),Vt([68,137],rT(s)),Vt([77,128],xu("polhode")),Vt([87,65],xu("polhode")))),l=Vt([224],...r(Vt([176],gu(e)),Vt([186],gu(t)))),c=Vt([174],...r(Vt([215],[1]),Vt([115,197],[1]),Vt([131],[1]),Vt([156],[0]),Vt([134],xu(n)),l)),h=Vt([22,84,174,107],...c),u=[];for(let f=0;f<i.length;){let p=Math.round(i[f].time),x=Vt([231],gu(p));do{let m=i[f],g=Math.round(m.time)-p;x.push(...Vt([163],[129,g>>8&255,g&255,m.key?128:0],m.data)),f++}while(f<i.length&&!i[f].key&&i[f].time-p<3e4);u.push(...Vt([31,67,182,117],...x))}let d=Vt([24,83,128,103],...a,...h,...u);return new Blob([...o,...d].map(f=>f instanceof Uint8Array?f:Uint8Array.from(f)),{type:"video/webm"})}var oT=[["vp09.00.31.08","V_VP9"],["vp8","V_VP8"]];async function My(i){if(typeof VideoEncoder>"u")throw new Error('This browser cannot encode a film: it has no WebCodecs. In Python, run.movie("film.mp4") writes one.');let e=i.draw(0),t=e.width&-2,n=e.height&-2,s={width:t,height:n,bitrate:Math.min(16e6,6*t*n),framerate:i.rate},r=null;for(let h of oT)!r&&(await VideoEncoder.isConfigSupported({codec:h[0],...s})).supported&&(r=h);if(!r)throw new Error("This browser encodes neither VP9 nor VP8.");let o=[],a=null,l=new VideoEncoder({output:h=>{let u=new Uint8Array(h.byteLength);h.copyTo(u),o.push({data:u,time:h.timestamp/1e3,key:h.type==="key"})},error:h=>a=h});l.configure({codec:r[0],...s});let c=0;for(;c<i.frames&&!a&&!i.stopped();c++){let h=new VideoFrame(c?i.draw(c):e,{timestamp:Math.round(1e6*c/i.rate),duration:Math.round(1e6/i.rate),visibleRect:{x:0,y:0,width:t,height:n}});l.encode(h,{keyFrame:c%(4*i.rate)===0}),h.close(),i.progress((c+1)/i.frames);do await new Promise(u=>setTimeout(u));while(l.encodeQueueSize>4&&!a)}if(await l.flush(),l.close(),a)throw a;return by(o,t,n,r[1],1e3*c/i.rate)}var aT=2e4,lT=5126,cT=5125,xp=34962,hT=34963,yp=class{json={asset:{version:"2.0",generator:"polhode studio"},scene:0,scenes:[{nodes:[0]}],nodes:[],meshes:[],materials:[],accessors:[],bufferViews:[],buffers:[],animations:[]};blocks=[];size=0;accessor(e,t,n){let s={SCALAR:1,VEC3:3,VEC4:4}[t],r=Array(s).fill(1/0),o=Array(s).fill(-1/0);for(let l=0;l<e.length;l++)r[l%s]=Math.min(r[l%s],e[l]),o[l%s]=Math.max(o[l%s],e[l]);let{json:a}=this;return a.bufferViews.push({buffer:0,byteOffset:this.size,byteLength:e.byteLength,...n?{target:n}:{}}),a.accessors.push({bufferView:a.bufferViews.length-1,componentType:e instanceof Uint32Array?cT:lT,count:e.length/s,type:t,min:r,max:o}),this.blocks.push(new Uint8Array(e.buffer,e.byteOffset,e.byteLength)),this.size+=e.byteLength,a.accessors.length-1}bytes(){let{json:e}=this;e.buffers.push({byteLength:this.size});for(let a of["meshes","materials","animations"])e[a].length||delete e[a];let t=new TextEncoder().encode(JSON.stringify(e)),n=Math.ceil(t.length/4)*4,s=new Uint8Array(20+n+8+this.size),r=new DataView(s.buffer);[1179937895,2,s.length,n,1313821514].forEach((a,l)=>r.setUint32(4*l,a,!0)),s.fill(32,20,20+n),s.set(t,20),r.setUint32(20+n,this.size,!0),r.setUint32(24+n,5130562,!0);let o=28+n;for(let a of this.blocks)s.set(a,o),o+=a.length;return s.buffer}};function uT(i,e,t){e.updateWorldMatrix(!0,!0);let n=new wt().copy(e.matrixWorld).invert(),s=[],r=new O;return e.traverse(o=>{let a=o;if(!a.isMesh||!(a.material instanceof Wn||Array.isArray(a.material)))return;let l=a.geometry,c=l.getAttribute("position"),h=l.getAttribute("normal"),u=l.getAttribute("color"),d=new wt().makeScale(1/t,1/t,1/t).multiply(n).multiply(a.matrixWorld),f=new Float32Array(3*c.count),p=new Float32Array(3*c.count);for(let v=0;v<c.count;v++)r.fromBufferAttribute(c,v).applyMatrix4(d).toArray(f,3*v),r.fromBufferAttribute(h,v).transformDirection(d).toArray(p,3*v);let x={POSITION:i.accessor(f,"VEC3",xp),NORMAL:i.accessor(p,"VEC3",xp)},m=Array.isArray(a.material)?a.material:[a.material];u&&m[0].vertexColors&&(x.COLOR_0=i.accessor(Float32Array.from(u.array),"VEC3",xp));let g=l.index?.array??Uint32Array.from({length:c.count},(v,A)=>A);for(let v of m.length>1?l.groups:[{start:0,count:g.length,materialIndex:0}]){let A=m[v.materialIndex??0],_=new qe().copy(A.color);i.json.materials.push({pbrMetallicRoughness:{baseColorFactor:[_.r,_.g,_.b,1],metallicFactor:A.metalness,roughnessFactor:A.roughness}}),s.push({attributes:x,indices:i.accessor(Uint32Array.from(g.slice(v.start,v.start+v.count)),"SCALAR",hT),material:i.json.materials.length-1})}}),s}function dT(i,e=aT){let t=Math.min(i,e);return Array.from({length:t},(n,s)=>t>1?Math.round(s*(i-1)/(t-1)):0)}function Sy(i){let e=new yp,{json:t}=e;t.nodes.push({name:"polhode",rotation:[-Math.SQRT1_2,0,0,Math.SQRT1_2],children:i.map((s,r)=>r+1)});let n={name:"motion",channels:[],samplers:[]};return i.forEach((s,r)=>{t.meshes.push({name:s.name,primitives:uT(e,s.solid,s.scale)}),t.nodes.push({name:s.name,mesh:r});let o=dT(s.t.length),a=o.filter(h=>Number.isFinite(s.q[4*h]));if(a.length<2)return;let l=e.accessor(Float32Array.from(a,h=>s.t[h]-s.t[0]),"SCALAR"),c=(h,u,d)=>{n.samplers.push({input:l,output:e.accessor(u,d),interpolation:"LINEAR"}),n.channels.push({sampler:n.samplers.length-1,target:{node:r+1,path:h}})};c("rotation",Float32Array.from(a.flatMap(h=>fT([s.q[4*h+1],s.q[4*h+2],s.q[4*h+3],s.q[4*h]]))),"VEC4"),s.x&&c("translation",Float32Array.from(a.flatMap(h=>[s.x[3*h],s.x[3*h+1],s.x[3*h+2]])),"VEC3")}),n.channels.length&&t.animations.push(n),e.bytes()}var fT=i=>{let e=Math.hypot(...i)||1;return i.map(t=>t/e)};var pT=20,mT=.009;function wy(i){let e=Math.max(...Array.from(i,Math.abs)),t=e>0?10**(Math.floor(Math.log10(e))-3):1;return Array.from(i,n=>Number((Math.round(n/t)*t).toPrecision(8))+0)}var yu=class{constructor(e,t){this.views=e;this.to=t}views;to;dragged=null;q=An();omega=Rt();momentum=Rt();dress(e,t){e.grips=t,t&&this.dragged&&(e.actors[e.lead].reachOf=this.dragged.reach)}find(e,t,n){let s=this.views();if(!s?.grips||e!==s.body)return null;let r=s.actors[s.lead],o=new O,a=null,l=pT;for(let h of["omega","momentum"]){if(!r.knobs[h].visible||h==="momentum"&&r.player.wheels)continue;let u=Ay(e,r.knobs[h].getWorldPosition(o)).distanceTo(new je(t,n));u<l&&(l=u,a=h)}if(a)return a;let c=new rl;return c.setFromCamera(new je(2*t/e.rect.width-1,1-2*n/e.rect.height),e.camera),c.intersectObject(r.body.userData.solid,!0).length?"body":null}places(){let e=this.views();if(!e?.grips)return{};let t=e.actors[e.lead],{rect:n}=e.body,s=r=>{let o=Ay(e.body,r);return{x:n.x+o.x,y:n.y+o.y}};return{omega:s(t.knobs.omega.getWorldPosition(new O)),momentum:s(t.knobs.momentum.getWorldPosition(new O)),body:s(new ms().setFromObject(t.body.userData.solid).getCenter(new O))}}grab(e,t,n){let s=this.find(e,t,n),r=this.views();if(!s||!r)return null;let o=r.actors[r.lead],a=o.player;a.seek(a.start),this.q.set(a.q),this.omega.set(a.omega),this.momentum.set(a.momentum),this.dragged={reach:o.reachOf},this.to.hold();let l=s==="body"?this.turner(t,n):this.puller(s,e,t,n);return{move:(c,h,u)=>{l(c,h,u),this.tell(s)},end:()=>{this.dragged=null,this.to.rest(),this.to.changed()}}}tell(e){let t=this.views();if(!t)return;let n=t.actors[t.lead].player,s=Rt(),r=Rt(),o=An(this.q[0],-this.q[1],-this.q[2],-this.q[3]);e==="momentum"||e==="body"&&this.to.byMomentum()?n.omegaOf(ln(o,this.momentum,s),this.omega):n.wheels||ln(this.q,n.momentumOf(this.omega,s),this.momentum),t.pose(this.q,ln(this.q,this.omega,r),this.momentum),this.to.move({omega:wy(this.omega),momentum:wy(this.momentum),...e==="body"?{rotation_vector:Array.from(nm(this.q,Rt()),a=>Number(a.toFixed(4))+0)}:{}}),this.to.changed()}puller(e,t,n,s){let r=this.views(),o=r.actors[r.lead],a=o.knobs[e].getWorldPosition(new O),l=Ty(t,a,n,s),c=o.knobs[e].position.length(),h=c/Math.hypot(...e==="omega"?this.omega:this.momentum);return(u,d,f)=>{let p=this.views(),x=p.actors[p.lead].holder,m=Ty(p.body,a,u,d).sub(l).add(a);x.worldToLocal(m),f&&m.setLength(c),m.divideScalar(h),e==="momentum"?this.momentum.set([m.x,m.y,m.z]):ln(An(this.q[0],-this.q[1],-this.q[2],-this.q[3]),[m.x,m.y,m.z],this.omega)}}turner(e,t){let n=[e,t];return(s,r)=>{let{body:o}=this.views();o.aim();let{camera:a}=o,l=new O,c=new O;a.matrixWorld.extractBasis(l,c,new O);let h=c.multiplyScalar(s-n[0]).addScaledVector(l,r-n[1]);ls(Ol([h.x,h.y,h.z],mT,An()),this.q,this.q),n=[s,r]}}};function Ay(i,e){return i.aim(),e.project(i.camera),new je((e.x+1)/2*i.rect.width,(1-e.y)/2*i.rect.height)}function Ty(i,e,t,n){i.aim();let{camera:s}=i,r=s.getWorldDirection(new O),o=new O(2*t/i.rect.width-1,1-2*n/i.rect.height,.5).unproject(s).sub(s.position);return o.multiplyScalar(r.dot(e.clone().sub(s.position))/r.dot(o)).add(s.position)}var gT=[["Space","play, pause"],["← →","a hundredth of the run back or on"],[", .","a sample back or on"],["↑ ↓","faster, slower"],["Home End","to the start, to the end"],["1 2 3 4 5","the views"],["Shift + arrows","turn the scene"],["+ −","closer, farther"],["R","the view as it was"],["L","begin again at the end, or not"],["T","dark or light"],["Ctrl Z, Ctrl Y","undo, redo a change of the runs"]];function vp(){let i=F("dialog",{"aria-label":"Keys","data-test":"help-dialog"},F("h2",{},"Keys"),F("dl",{},...gT.flatMap(([e,t])=>[F("dt",{},F("kbd",{},e)),F("dd",{},t)])),F("p",{class:"note"},"Drag a scene to turn it, and use the wheel or two fingers to come closer. Click a plot to go there; drag over it to see that part, and click twice for all of it."),F("button",{type:"button",class:"primary",onclick:()=>i.close()},"Close"));i.addEventListener("close",()=>i.remove()),document.body.append(i),i.showModal()}function Ey(i,e){document.addEventListener("keydown",t=>{let n=t.target,s=n.type,r=/^(INPUT|SELECT|TEXTAREA)$/.test(n.tagName)&&s!=="range"&&s!=="checkbox";if((t.ctrlKey||t.metaKey)&&!t.altKey&&/^[zy]$/i.test(t.key)&&!r){e(t.key.toLowerCase()==="y"||t.shiftKey)&&t.preventDefault();return}if(t.ctrlKey||t.metaKey||t.altKey||r||n.tagName==="BUTTON"&&(t.key===" "||t.key==="Enter")||n.tagName==="INPUT"&&s==="checkbox"&&t.key===" ")return;let a=i(t)[t.key];!a||document.querySelector("dialog[open]")||(t.preventDefault(),a())})}function Cy(i,e,t){let n=F("div",{"data-test":"lab"},F("p",{class:"note"},"Figures and tables of papers, computed again and compared with what was printed."));for(let s of new Set(i.exhibits.map(r=>r.paper)))n.append(F("h3",{},s),F("div",{class:"list"},...i.exhibits.filter(r=>r.paper===s).map(r=>F("button",{type:"button","data-test":`exhibit-${r.name}`,"aria-pressed":String(r.name===e),onclick:()=>t(r.name)},r.title,F("small",{},r.name)))));return n}function Ry(i,e,t){let n=i.steps[e],s=i.steps.length-1,r=F("div",{class:"lesson","data-test":"lesson"},F("p",{class:"note"},`Step ${e+1} of ${i.steps.length}`),F("h2",{},n.title),...n.text.split(`

`).map(o=>F("p",{},o)));if(n.question){let[o,a]=n.question.split(`

`);r.append(F("details",{},F("summary",{},o),F("p",{},a??"")))}return r.append(F("div",{class:"row"},F("button",{type:"button",disabled:e===0,"data-test":"lesson-back",onclick:()=>t(e-1)},"Back"),F("button",{type:"button",class:"primary","data-test":"lesson-next",onclick:()=>t(e<s?e+1:0)},e<s?"Next":"Again")),F("div",{class:"dots","aria-hidden":"true"},...i.steps.map((o,a)=>F("i",{class:a===e?"on":""})))),r}function Py(i,e){return F("div",{"data-test":"lessons"},F("p",{class:"note"},"Guided tours for a class or for yourself; Export writes each as a page in one file."),F("div",{class:"list"},...i.map(t=>F("button",{type:"button","data-test":`lesson-${t.name}`,onclick:()=>e(t.name)},t.title,F("small",{},t.about)))))}var Ml=new O;function Fi(i,e,t,n,s,r){let o=2*Math.PI*s/4,a=Math.max(r-2*s,0),l=Math.PI/4;Ml.copy(e),Ml[n]=0,Ml.normalize();let c=.5*o/(o+a),h=1-Ml.angleTo(i)/l;return Math.sign(Ml[t])===1?h*c:a/(o+a)+c+c*(1-h)}var vu=class i extends Zi{constructor(e=1,t=1,n=1,s=2,r=.1){let o=s*2+1;if(r=Math.min(e/2,t/2,n/2,r),super(1,1,1,o,o,o),this.type="RoundedBoxGeometry",this.parameters={width:e,height:t,depth:n,segments:s,radius:r},o===1)return;let a=this.toNonIndexed();this.index=null,this.attributes.position=a.attributes.position,this.attributes.normal=a.attributes.normal,this.attributes.uv=a.attributes.uv;let l=new O,c=new O,h=new O(e,t,n).divideScalar(2).subScalar(r),u=this.attributes.position.array,d=this.attributes.normal.array,f=this.attributes.uv.array,p=u.length/6,x=new O,m=.5/o;for(let g=0,v=0;g<u.length;g+=3,v+=2)switch(l.fromArray(u,g),c.copy(l),c.x-=Math.sign(c.x)*m,c.y-=Math.sign(c.y)*m,c.z-=Math.sign(c.z)*m,c.normalize(),u[g+0]=h.x*Math.sign(l.x)+c.x*r,u[g+1]=h.y*Math.sign(l.y)+c.y*r,u[g+2]=h.z*Math.sign(l.z)+c.z*r,d[g+0]=c.x,d[g+1]=c.y,d[g+2]=c.z,Math.floor(g/p)){case 0:x.set(1,0,0),f[v+0]=Fi(x,c,"z","y",r,n),f[v+1]=1-Fi(x,c,"y","z",r,t);break;case 1:x.set(-1,0,0),f[v+0]=1-Fi(x,c,"z","y",r,n),f[v+1]=1-Fi(x,c,"y","z",r,t);break;case 2:x.set(0,1,0),f[v+0]=1-Fi(x,c,"x","z",r,e),f[v+1]=Fi(x,c,"z","x",r,n);break;case 3:x.set(0,-1,0),f[v+0]=1-Fi(x,c,"x","z",r,e),f[v+1]=1-Fi(x,c,"z","x",r,n);break;case 4:x.set(0,0,1),f[v+0]=1-Fi(x,c,"x","y",r,e),f[v+1]=1-Fi(x,c,"y","x",r,t);break;case 5:x.set(0,0,-1),f[v+0]=Fi(x,c,"x","y",r,e),f[v+1]=1-Fi(x,c,"y","x",r,t);break}}static fromJSON(e){return new i(e.width,e.height,e.depth,e.segments,e.radius)}};function Iy(i,e=Math.PI/3){let t=i.index?i.toNonIndexed():i,n=t.attributes.position,s=n.count,r;if(n.isBufferAttribute===!0&&n.itemSize===3&&n.normalized===!1)r=n.array;else{r=new Float64Array(s*3);for(let _=0;_<s;_++)r[3*_+0]=n.getX(_),r[3*_+1]=n.getY(_),r[3*_+2]=n.getZ(_)}let o=Math.cos(e),a=(1+1e-10)*100,l=s/3,c=new Float64Array(l*3);for(let _=0;_<l;_++){let C=9*_,w=r[C+0],y=r[C+1],S=r[C+2],U=r[C+3],D=r[C+4],I=r[C+5],z=r[C+6],V=r[C+7],L=r[C+8],H=z-U,Y=V-D,W=L-I,ce=w-U,q=y-D,$=S-I,J=Y*$-W*q,ne=W*ce-H*$,oe=H*q-Y*ce,j=1/(Math.sqrt(J*J+ne*ne+oe*oe)||1);c[3*_+0]=J*j,c[3*_+1]=ne*j,c[3*_+2]=oe*j}let h=new Int32Array(s),u=new Float64Array(s*3),d=1;for(;d<s*2;)d<<=1;let f=d-1,p=new Int32Array(d),x=0;for(let _=0;_<s;_++){let C=3*_,w=Math.trunc(r[C+0]*a),y=Math.trunc(r[C+1]*a),S=Math.trunc(r[C+2]*a),U=(Math.imul(w,73856093)^Math.imul(y,19349663)^Math.imul(S,83492791))&f;for(;;){let D=p[U];if(D===0){let z=3*x;u[z+0]=w,u[z+1]=y,u[z+2]=S,p[U]=x+1,h[_]=x++;break}let I=3*(D-1);if(u[I+0]===w&&u[I+1]===y&&u[I+2]===S){h[_]=D-1;break}U=U+1&f}}let m=new Int32Array(x+1);for(let _=0;_<s;_++)m[h[_]+1]++;for(let _=0;_<x;_++)m[_+1]+=m[_];let g=new Int32Array(s),v=m.slice(0,x);for(let _=0;_<l;_++){let C=3*_;g[v[h[C+0]]++]=_,g[v[h[C+1]]++]=_,g[v[h[C+2]]++]=_}let A=new Float32Array(s*3);for(let _=0;_<l;_++){let C=3*_,w=c[C+0],y=c[C+1],S=c[C+2];for(let U=0;U<3;U++){let D=C+U,I=h[D],z=0,V=0,L=0;for(let Y=m[I],W=m[I+1];Y<W;Y++){let ce=3*g[Y],q=c[ce+0],$=c[ce+1],J=c[ce+2];w*q+y*$+S*J>o&&(z+=q,V+=$,L+=J)}let H=1/(Math.sqrt(z*z+V*V+L*L)||1);A[3*D+0]=z*H,A[3*D+1]=V*H,A[3*D+2]=L*H}}return t.setAttribute("normal",new Ht(A,3,!1)),t}var _u=(i,e)=>Math.max(Math.abs(i),.012*e);function Dy(i){let[e,t,n]=i.size,s=Math.max(e,t,Math.abs(n));if(i.kind==="box")return new Zi(_u(e,s),_u(t,s),_u(n,s));if(i.kind==="sphere")return new fn(.5,48,32).rotateX(Math.PI/2).scale(e,t,n);if(i.kind==="cone"){let r=new hr(.5,1,72).rotateX(Math.PI/2);return n<0?r.rotateX(Math.PI).scale(e,t,-n):r.scale(e,t,n)}return new Bn(.5,.5,1,72).rotateX(Math.PI/2).scale(e,t,_u(n,s))}function xT(i){let e=1e-9,t=new O,n=new Qt;for(let s of i){let r=Dy(s).getAttribute("position");s.kind==="box"?n.identity():n.setFromUnitVectors(new O(0,0,1),new O(...s.axis).normalize());for(let o=0;o<r.count;o++)t.fromBufferAttribute(r,o).applyQuaternion(n),e=Math.max(e,Math.hypot(t.x+s.at[0],t.y+s.at[1],t.z+s.at[2]))}return e}function yT([i,e],t){let n=[];for(let s of[1,-1]){let r=s*.009*Math.max(i,e);for(let o=0;o<=4;o++)n.push([(o/4-.5)*i,-e/2,r,(o/4-.5)*i,e/2,r]);for(let o=0;o<=8;o++)n.push([-i/2,(o/8-.5)*e,r,i/2,(o/8-.5)*e,r])}return zn(n,{colour:t.body,width:1,opacity:.35})}function Ly(i,e,t,n=6){let s=i.index?i.toNonIndexed():i,r=s.getAttribute("position"),o=new Float32Array(3*r.count);for(let a=0;a<r.count;a+=3){let l=r.getX(a)+r.getX(a+1)+r.getX(a+2),c=r.getY(a)+r.getY(a+1)+r.getY(a+2),u=Math.floor((Math.atan2(c,l)/(2*Math.PI)+1)%1*n)%2===0?e:t;for(let d=0;d<3;d++)o.set([u.r,u.g,u.b],3*(a+d))}return s.setAttribute("color",new Ht(o,3)),s}var _p=null;function vT(i,e){let t=Float32Array.from(i),n=Uint32Array.from(e),s=t.length;for(let r of[new Uint32Array(t.buffer),n])for(let o=0;o<r.length;o++)s=Math.imul(s,31)+r[o]|0;if(_p?.key!==s){let r=new Mn;r.setAttribute("position",new Ht(t,3)),r.setIndex(new Ht(n,1));let o=Iy(r,.6);_p={key:s,geometry:o,edges:new ur(o,25)}}return _p}function Sl(i){if(!i)return new Qt;let e=new wt().set(i[0][0],i[0][1],i[0][2],0,i[1][0],i[1][1],i[1][2],0,i[2][0],i[2][1],i[2][2],0,0,0,0,1);return new Qt().setFromRotationMatrix(e)}function xr(i,e,t,n){let s=new yt,r=i.body.shape??{kind:"box",size:[1,1,1]},o=(v,A)=>t?new qe(v).lerp(new qe(t),A):new qe(v),a=o(e.body,n?.9:.42),l=o(e.stripe,.5),c=(v={})=>new Wn({roughness:.46,metalness:.04,color:a,transparent:n,opacity:n?.17:1,depthWrite:!n,polygonOffset:n,polygonOffsetFactor:2,polygonOffsetUnits:4,...v}),h=new yt,u=1,d=null,f,p=new O(...r.about??[0,0,0]);if(r.kind==="box"){let[v,A,_]=r.size;u=Math.hypot(v,A,_)/2;let C=new vu(v,A,_,4,.045*Math.max(v,A,_,1e-9)*Math.min(1,6*Math.min(v,A,_)/Math.max(v,A,_))),w=[0,0,1,1,2,2].map(y=>a.clone().lerp(l,[.85,.4,0][y]));f=new ht(C,n?c():w.map(y=>c({color:y}))),n&&(d=new ur(new Zi(v,A,_))),h.quaternion.copy(Sl(i.body.axes))}else if(r.kind==="parts"){let v={main:a,second:l,panel:o(e.panel,.3),dark:o(e.metal,.25)},A=r.parts.map(_=>{let C=Dy(_),y=_.kind!=="box"&&!n?new ht(Ly(C,v[_.tone]??a,(v[_.tone]??a).clone().lerp(l,.45),_.tone==="main"?8:2),c({color:16777215,vertexColors:!0})):new ht(C,c({color:n?a:v[_.tone]??a}));return y.quaternion.setFromUnitVectors(new O(0,0,1),new O(..._.axis).normalize()),_.kind==="box"&&y.quaternion.identity(),y.position.set(_.at[0],_.at[1],_.at[2]),_.tone==="panel"&&!n&&y.add(yT(_.size,e)),y});f=A[0],u=xT(r.parts);for(let _ of A.slice(1))h.add(_);for(let _ of A)_.renderOrder=n?3:0;if(n)for(let _ of A)_.add(new $o(new ur(_.geometry,40),new Ur({color:t??e.ink,transparent:!0,opacity:.8})))}else if(r.kind==="mesh"){let v=vT(r.vertices,r.faces),A=r.vertices;u=0;for(let _=0;_<A.length;_+=3)u=Math.max(u,Math.hypot(A[_],A[_+1],A[_+2]));f=new ht(v.geometry,c()),n&&(d=v.edges)}else{let v;if(r.kind==="ellipsoid"){let[A,_,C]=r.size;v=new fn(1,96,64).rotateX(Math.PI/2).scale(A,_,C),u=Math.max(A,_,C),h.quaternion.copy(Sl(i.body.axes))}else r.kind==="sphere"?(v=new fn(r.radius,96,64).rotateX(Math.PI/2),u=r.radius):r.kind==="cylinder"?(v=new Bn(r.radius,r.radius,r.height,96).rotateX(Math.PI/2),u=Math.hypot(r.radius,r.height/2)):(v=new hr(r.radius,r.height,96).rotateX(Math.PI/2).translate(0,0,r.height/4),u=Math.max(.75*r.height,Math.hypot(r.radius,r.height/4)));f=new ht(Ly(v,a,l),c({color:16777215,vertexColors:!0})),n&&f.material.color.set(a),r.kind!=="sphere"&&r.kind!=="ellipsoid"&&(d=new ur(v,40))}f.renderOrder=n?3:0;let x=.82/(u+p.length()||1);if(h.add(f),d){let v=new Ur({color:n&&t?t:e.ink,transparent:!0,opacity:n?.95:.18}),A=new $o(d,v);A.renderOrder=n?4:1,h.add(A)}let m=new yt;m.add(h),m.position.copy(p).negate();let g=new yt;return g.scale.setScalar(x),g.add(m),s.add(g),s.userData.scale=x,s}function _T(i,e){let t=new yt,n=new ht(new Bn(e,e,1e-4,96).rotateX(Math.PI/2),new wi({color:i.plane,transparent:!0,opacity:i.name==="dark"?.16:.2,side:Xn,depthWrite:!1}));n.renderOrder=-2;let s=r=>qr(o=>[r*Math.cos(o),r*Math.sin(o),0]);return t.add(n,zn([s(e)],{colour:i.plane,width:1.2,opacity:.6})),t.add(zn([.25,.5,.75].map(r=>s(r*e)),{colour:i.plane,width:1,opacity:.22})),t}function bT(i){let e=10**Math.floor(Math.log10(i));return([5,2].find(t=>t*e<=i)??1)*e}function wl(i,e,t){let n=new yt,s=bT(.5*e/t),r=s*t,o=h=>qr(u=>[h*Math.cos(u),h*Math.sin(u),0]),a=new ht(new Bn(e,e,1e-4,96).rotateX(Math.PI/2),new wi({color:i.plane,transparent:!0,opacity:i.name==="dark"?.1:.12,side:Xn,depthWrite:!1}));a.renderOrder=-2;let l=[];for(let h=r;h<e-.02;h+=r)l.push(o(h));let c=Vn(`${at(s)} m`,i.quiet,i.ground[1],.75,5);return c.position.set(r*Math.SQRT1_2,-r*Math.SQRT1_2,0),n.add(a,zn([o(e)],{colour:i.plane,width:1,opacity:.45}),zn(l,{colour:i.plane,width:1,opacity:.3}),c),n}function bp(i){return new Wn({color:i.metal,roughness:.6,metalness:.1})}function MT(i){let e=i.body.shape,t=new Float64Array(4),n=Rt(),s=Rt();if(e?.kind!=="parts")return-1;let r=Math.max(1,Math.floor(i.t.length/400)),o=0,a=1e-9;for(let l of e.parts)a=Math.max(a,Math.hypot(Math.hypot(...l.at)+Math.abs(l.size[2])/2,Math.max(l.size[0],l.size[1])/2));for(let l=0;l<i.t.length;l+=r){for(let h=0;h<4;h++)t[h]=i.q[4*l+h];n.set([0,0,1]),ln(t,n,s);let c=Math.hypot(s[0],s[1]);for(let h of e.parts)for(let u of[-.5,.5]){let f=h.kind==="cone"&&(h.size[2]>0?u>0:u<0)?0:Math.max(h.size[0],h.size[1])/2;n.set(h.at),n[2]+=u*Math.abs(h.size[2]),ln(t,n,s),o=Math.min(o,s[2]-f*c)}}return o/a}function ST(i,e,t,n){let s=new yt,r=n!==void 0?n*t:MT(e)>-.03?0:-1,o=_T(i,.98);o.position.z=r;let a=new ht(new fn(.028,24,16),bp(i));if(s.add(o,a),r<-.02){let l=new ht(new Bn(.018,.03,-r,24).rotateX(Math.PI/2).translate(0,0,r/2),bp(i)),c=new ht(new Bn(.14,.16,.03,48).rotateX(Math.PI/2).translate(0,0,r+.015),bp(i));s.add(l,c)}return s}function ra(i,e,t,n,s){let r=new yt,o=new $n(s,.012,.1),a=n.clone().sub(t);o.position.copy(t),o.point(a.x,a.y,a.z);let l=Vn(e,s,i.ground[1],.9,3);return l.position.copy(n).addScaledVector(a.normalize(),.09),r.add(o,l),r}var bu=class extends yt{earth=null;scene;constructor(e,t,n){super();let s=this.scene=e.scene??{};if(!e.x){if(s.pivot&&this.add(ST(t,e,n,s.floor)),s.gravity){let r=new O(...s.gravity),o=new O(-.2,-1.12,.62);this.add(ra(t,"gravity",o,o.clone().addScaledVector(r,.4),t.quiet))}if(s.field){let r=new O(...s.field),o=new O(-.2,-1.12,.4);this.add(ra(t,"field",o,o.clone().addScaledVector(r,.4),t.quiet))}s.centre&&this.add(this.earth=this.orbit(t))}}orbit(e){let t=new yt,n=new ht(new fn(.085,40,24),new Wn({color:e.metal,roughness:.8})),s=Vn("Earth",e.quiet,e.ground[1],.9,3),r=new $n(e.quiet,.006,.1);t.add(n,s,r),t.userData={ball:n,word:s,sight:r};let{centre:o,normal:a}=this.scene;if(a){let l=new O(...o),c=new O(...a).cross(l);t.add(zn([qr(h=>{let u=l.clone().multiplyScalar(1.22*Math.cos(h)).addScaledVector(c,1.22*Math.sin(h));return[u.x,u.y,u.z]})],{colour:e.quiet,width:1,opacity:.45}))}return t}seek(e){if(!this.earth)return;let{centre:t,normal:n,rate:s}=this.scene,r=new O(...t);if(n&&s){let c=new O(...n).cross(r);r.multiplyScalar(Math.cos(s*e)).addScaledVector(c,Math.sin(s*e))}let{ball:o,word:a,sight:l}=this.earth.userData;o.position.copy(r).multiplyScalar(1.22),a.position.copy(r).multiplyScalar(1.4),l.point(1.1*r.x,1.1*r.y,1.1*r.z)}};var Mu=class{constructor(e,t){this.doc=e;let n=[1/0,1/0,1/0],s=[-1/0,-1/0,-1/0];for(let p of[...e.bodies.map(x=>x.x),...e.joints.map(x=>x.place)])for(let x=0;x<p.length;x++)Number.isFinite(p[x])&&(n[x%3]=Math.min(n[x%3],p[x]),s[x%3]=Math.max(s[x%3],p[x]));this.bodies=e.bodies.map((p,x)=>xr({body:p},t,t.runs[x%4],!1));let r=Math.max(...this.bodies.map(p=>.82/p.userData.scale));for(let p=0;p<3;p++)this.centre[p]=(n[p]+s[p])/2;this.scale=.92/Math.max(Uy(e,this.centre)+.5*r,1e-9);for(let p of this.bodies)p.scale.setScalar(this.scale/p.userData.scale);let o=new Wn({color:t.metal,roughness:.5}),a=Math.max(.016,.035*Math.min(1,4/e.joints.length));this.knobs=e.joints.map(p=>ET(p,a,o)),this.arrows=e.joints.map(()=>new $n(t.ink,.008,.1)),this.words=e.bodies.slice(0,8).map((p,x)=>cp(Vn(p.name,t.runs[x%4],t.ground[1],.85,2),1)),this.names=e.joints.slice(0,6).map(p=>cp(Vn(p.name,t.quiet,t.ground[1],.75,4),-1)),this.strongest=Math.max(1e-300,...e.joints.map(p=>CT(p.reaction)));let l=e.bodies[e.bodies.length-1],c=e.t.length,h=new Float32Array(4*c);for(let p=0;p<c;p++){for(let x=0;x<3;x++)h[4*p+x]=this.scale*(l.x[3*p+x]-this.centre[x]);h[4*p+3]=e.t[p]-e.t[0]}this.path=new es(h,{colour:t.runs[(e.bodies.length-1)%4],width:2,past:.25,ahead:0,fade:e.t[c-1]-e.t[0]||1},16384);let u=Math.min(.95,this.scale*(TT(e,this.centre)+.5*r)),d=Math.min(.95,this.scale*((s[2]-n[2])/2+.5*r));this.view.across=Math.max(.6,1.06*u),this.view.extent=Math.max(.6,Math.min(1.02,1.04*(d*Math.cos(this.view.elevation)+1.4*u*Math.sin(this.view.elevation))));let f=wl(t,u,this.scale);if(f.position.z=-d,this.view.scene.add(f,...this.bodies,...this.knobs,...this.arrows,...this.words,...this.names,this.path),e.gravity){let p=new O(...e.gravity),x=new O(-.15,-.95*u,.9*d);this.view.scene.add(ra(t,"gravity",x,x.clone().addScaledVector(p,.32),t.quiet))}this.seek(e.t[0])}doc;view=new Di("mechanism","Mechanism",1.02,.22);reactions=!0;bodies;knobs;arrows;words;names;path;centre=[0,0,0];scale;strongest;at=0;share=0;get moving(){return this.doc.bodies.map((e,t)=>({name:e.name,solid:this.bodies[t],scale:this.bodies[t].userData.scale,t:this.doc.t,q:e.q,x:e.x}))}mix(e,t,n){let s=this.at,r=Math.min(s+1,this.doc.t.length-1),o=e[t*s+n];return o+(e[t*r+n]-o)*this.share}seek(e){let t=this.doc.t,n=t.length;this.at=Math.max(0,Math.min(n-2,di(t,e,n)-(t[di(t,e,n)]===e?0:1)));let s=n>1?t[this.at+1]-t[this.at]:0;this.share=s>0?Math.max(0,Math.min(1,(e-t[this.at])/s)):0;let r=(o,a)=>a.set(...[0,1,2].map(l=>this.scale*(this.mix(o,3,l)-this.centre[l])));this.doc.bodies.forEach((o,a)=>{r(o.x,this.bodies[a].position);let l=4*this.at,c=4*Math.min(this.at+1,n-1);Ny.set(o.q[l+1],o.q[l+2],o.q[l+3],o.q[l]),Fy.set(o.q[c+1],o.q[c+2],o.q[c+3],o.q[c]),this.bodies[a].quaternion.slerpQuaternions(Ny,Fy,this.share),this.words[a]&&this.words[a].position.copy(this.bodies[a].position)}),this.doc.joints.forEach((o,a)=>{r(o.place,this.knobs[a].position),this.names[a]?.position.copy(this.knobs[a].position),o.axis&&this.knobs[a].quaternion.setFromUnitVectors(AT,wT.set(this.mix(o.axis,3,0),this.mix(o.axis,3,1),this.mix(o.axis,3,2)).normalize()),this.arrows[a].position.copy(this.knobs[a].position);let l=.45/this.strongest;this.arrows[a].point(l*this.mix(o.reaction,3,0),l*this.mix(o.reaction,3,1),l*this.mix(o.reaction,3,2)),this.arrows[a].visible&&=this.reactions}),this.path.now=e-t[0]}value(e){return this.mix(e,1,0)}labels(){ea(this.view.scene,this.view.rect.height,this.view.camera.fov)}dispose(){Li(this.view.scene)}},Ny=new Qt,Fy=new Qt,wT=new O,AT=new O(0,0,1);function Uy(i,e,t=1){let n=0;for(let s of[...i.bodies.map(r=>r.x),...i.joints.map(r=>r.place)])for(let r=0;r+2<s.length;r+=3){let o=Math.hypot(s[r]-e[0],s[r+1]-e[1],t*(s[r+2]-e[2]));o>n&&(n=o)}return n}var TT=(i,e)=>Uy(i,e,0);function ET(i,e,t){let n=i.ground?1.3*e:e,s=new fn(i.axis?.85*n:n,24,16);if(!i.axis)return new ht(s,t);let r=i.type==="hinge"?new Bn(.5*n,.5*n,4.2*n,24):new Bn(.95*n,.95*n,3.4*n,24),o=new ht(r.rotateX(Math.PI/2),t);return o.add(new ht(s,t)),o}function CT(i){let e=0;for(let t=0;t<i.length;t+=3){let n=Math.hypot(i[t],i[t+1],i[t+2]);n>e&&(e=n)}return e}function Oy(i,e,t){return i.plots.map((n,s)=>({id:`mechanism-${s}`,title:n.title,unit:n.unit,signed:!n.log,series:n.series.map((r,o)=>({name:r.name,colour:e.runs[o%4],t:()=>i.t,y:()=>r.y,value:()=>t.value(r.y)}))}))}function ky(i,e,t,n){let s=F("div");i.note&&s.append(F("p",{class:"note"},i.note));let r=[["Method",i.method],["Step",`${at(i.dt)} s`],["Steps",i.steps.toLocaleString("en")],["Bodies",String(i.bodies.length)],["Joints",String(i.joints.length)]];return s.append(F("h3",{},"Run"),F("div",{class:"run"},Is(r))),i.outcome!=="done"&&s.append(F("p",{class:"note warn"},i.message||i.outcome)),s.append(F("h3",{},"Bodies")),i.bodies.slice(0,12).forEach((o,a)=>{let l=F("span",{class:"swatch"});l.style.background=t.runs[a%4],s.append(F("div",{class:"run"},F("header",{},l,F("b",{},o.name))))}),s.append(F("h3",{},"Joints"),F("div",{class:"run"},Is(i.joints.slice(0,24).map(o=>[o.name,o.ground?`${o.type}, to the ground`:o.type])))),s.append(F("label",{class:"check"},F("input",{type:"checkbox",checked:e.reactions,"data-test":"reactions",onchange:o=>{e.reactions=o.target.checked,n()}}),"Forces of the joints")),s}function Mp(i,e,t=[.18,.36,.6,-.25]){let n=i.length/4,s=Math.max(1,Math.floor(n/400)),r=e,o=-1/0;for(let a=0;a<24;a++)for(let l of t){let c=e[0]+a*Math.PI/12,h=Math.cos(l),u=[h*Math.cos(c),h*Math.sin(c),Math.sin(l)],d=0,f=0;for(let m=0;m<n;m+=s){let g=i[4*m],v=i[4*m+1],A=i[4*m+2],_=Math.hypot(g,v,A);if(!(_>0)||i[4*m+3]>1e38)continue;let C=(g*u[0]+v*u[1]+A*u[2])/_;d+=Math.max(-.2,Math.min(.75,C)),f++}if(!f)return e;let p=Math.abs((c-e[0]+Math.PI)%(2*Math.PI)-Math.PI),x=d/f-.05*p-.1*Math.abs(l-e[1]);x>o&&(o=x,r=[c,l])}return r}var By=(i,e,t,n)=>.5*(e*e/i[0]+t*t/i[1]+n*n/i[2]);function RT(i,e,t){let n=(e+1)%3,s=(e+2)%3,r=1/i[n]-1/i[e],o=1/i[s]-1/i[e],a=t-1/i[e],l=Math.sqrt(a/r),c=Math.sqrt(a/o);return[1,-1].map(h=>{let u=new Float64Array(579);for(let d=0;d<=192;d++){let f=2*Math.PI*d/192,p=l*Math.cos(f),x=c*Math.sin(f);u[3*d+n]=p,u[3*d+s]=x,u[3*d+e]=h*Math.sqrt(Math.max(0,1-p*p-x*x))}return u})}function zy(i,e=4){let[t,n,s]=[0,1,2].sort((d,f)=>i[d]-i[f]),r=i[s],o=(d,f)=>Math.abs(i[d]-i[f])<1e-9*r,a=[],l=(d,f,p)=>{for(let x=1;x<=e;x++){let m=Math.sin(x/(e+(p?0:1))*Math.PI/2)**2;a.push(...RT(i,d,1/i[d]+m*(1/i[f]-1/i[d])))}};if(o(t,s))return{levels:[],separatrix:[]};if(o(t,n)||o(n,s))return l(o(t,n)?s:t,o(t,n)?t:s,!0),{levels:a,separatrix:[]};l(s,n,!1),l(t,n,!1);let c=Math.sqrt((1/i[t]-1/i[n])/(1/i[n]-1/i[s])),h=Math.hypot(1,c),u=[1,-1].map(d=>{let f=new Float64Array(579);for(let p=0;p<=192;p++){let x=2*Math.PI*p/192;f[3*p+n]=Math.sin(x),f[3*p+t]=Math.cos(x)/h,f[3*p+s]=d*c*Math.cos(x)/h}return f});return{levels:a,separatrix:u}}var PT=.09,Su=4,IT=9;function LT(i,e){let t=[1/0,1/0,1/0],n=[-1/0,-1/0,-1/0];for(let{x:r}of i)for(let o=0;r&&o<r.length;o++)Number.isFinite(r[o])&&(t[o%3]=Math.min(t[o%3],r[o]),n[o%3]=Math.max(n[o%3],r[o]));return{centre:t.map((r,o)=>r<=n[o]?(r+n[o])/2:0),far:Math.max(Math.hypot(...n.map((r,o)=>r>=t[o]?r-t[o]:0))/2,e)}}var wu=class{constructor(e,t){this.theme=t;let n=e.length>1;this.travellers=e.filter(r=>r.data.x).map(r=>{let o=t.runs[e.indexOf(r)],a=xr(r.data,t,n?o:null,!1),l=Math.max(1e-9,r.end-r.start),c=new es(new Float32Array(8),{colour:o,width:2.2,past:.45,ahead:.12,fade:l},49152);return this.view.scene.add(a,c),{player:r,body:a,line:c,stills:[]}}),this.view.scene.add(this.ground);let s=e.find(r=>r.data.scene?.gravity)?.data.scene?.gravity;if(s){let r=new O(...s),o=new O(-.2,-1.05,.75);this.view.scene.add(ra(t,"gravity",o,o.clone().addScaledVector(r,.35),t.quiet))}this.measure()}theme;view=new Di("path","Path in space",1.25,.2);enlarged=1;travellers;ground=new yt;every=0;centre=[0,0,0];scale=1;measure(){let e=this.travellers.map(l=>l.player.data),t=Math.min(...this.travellers.map(l=>l.body.userData.scale)),{centre:n,far:s}=LT(e,1/t);this.centre=n,this.scale=1/s,this.enlarged=Math.max(1,PT*t/this.scale);for(let l of this.travellers)l.body.scale.setScalar(this.enlarged*this.scale/l.body.userData.scale),l.line.points=this.path(l.player);Li(this.ground),this.ground.clear(),this.every=this.stills();let r=e.find(l=>l.ground)?.ground;if(!r)return this.below(e);let o=new O(...r.normal),a=r.level-o.dot(new O(...n));this.ground.add(wl(this.theme,1.2,this.scale)),this.ground.position.copy(o).multiplyScalar(a*this.scale),this.ground.quaternion.setFromUnitVectors(new O(0,0,1),o)}stills(){for(let c of this.travellers)for(let h of c.stills)this.view.scene.remove(h),Li(h);for(let c of this.travellers)c.stills=[];if(this.travellers.length!==1)return 0;let{outcome:e,body:t}=this.travellers[0].player.data;if(e==="running"||t.shape?.kind==="mesh")return 0;let[n]=this.travellers,s=n.line.points,r=2*.82*n.body.scale.x,o=0;for(let c=4;c+3<s.length;c+=4)o+=Math.hypot(s[c]-s[c-4],s[c+1]-s[c-3],s[c+2]-s[c-2])||0;let a=Math.min(IT,Math.floor(o/(.5*r)));if(a<2||n.player.end<=n.player.start)return 0;let l=new co(n.player.data);for(let c=0;c<=a;c++){let h=xr(n.player.data,this.theme,this.theme.quiet,!0);h.traverse(u=>{let d=u.material;d&&(d.opacity*=.4)}),l.seek(l.start+c/a*(l.end-l.start)),this.put(l,h),h.scale.copy(n.body.scale),n.stills.push(h),this.view.scene.add(h)}return(n.player.end-n.player.start)/a}put(e,t){let n=e.x.map((s,r)=>this.scale*(s-this.centre[r]));t.position.set(n[0],n[1],n[2]),t.quaternion.copy(DT.set(e.q[1],e.q[2],e.q[3],e.q[0]))}below(e){if(!e.some(n=>n.scene?.gravity))return;let t=0;for(let{line:n}of this.travellers)for(let s=2;s<n.points.length;s+=4)n.points[s]<t&&(t=n.points[s]);this.ground.quaternion.identity(),this.ground.position.set(0,0,Math.max(-1,t-.82*this.travellers[0].body.scale.x)),this.ground.add(wl(this.theme,.9,this.scale));for(let{line:n}of this.travellers){let s=[],r=Math.max(1,Math.floor(n.points.length/4/400));for(let o=0;o<n.points.length;o+=4*r)s.push(n.points[o],n.points[o+1],0);this.ground.add(zn([new Float32Array(s)],{colour:this.theme.quiet,width:1.6,opacity:.5}))}}path(e){let{t}=e.data,n=t.length,s=new Float32Array(4*(Su*(n-1)+1));for(let r=0;r<s.length/4;r++){let o=Math.min(Math.floor(r/Su),n-1),a=r%Su/Su;e.place(o,a,Vy);for(let l=0;l<3;l++)s[4*r+l]=this.scale*(Vy[l]-this.centre[l]);s[4*r+3]=t[o]+(a>0?a*(t[o+1]-t[o]):0)-t[0]}return s}seek(e,t){for(let{player:n,body:s,line:r,stills:o}of this.travellers){this.put(n,s),s.visible=r.visible=t(n);for(let a of o)a.visible=s.visible;r.now=Math.min(e,n.end)-n.start}}},Vy=Rt(),DT=new Qt;var NT=Math.PI,FT=.05,Gy=12e4,Qn=An(),yr=Rt(),Au=Rt(),ei=Rt(),aa=Rt(),Hy=34e37;function Sp(i,e,t){let n=i.data,s=n.t.length;if(i.coarse=i.stride>NT,i.coarse)return UT(i,e,t);let r=new Uint16Array(Math.max(s-1,0)),o=1;for(let h=0;h<s-1;h++){let u=Math.hypot(n.omega[3*h],n.omega[3*h+1],n.omega[3*h+2]),d=Math.ceil(u*(n.t[h+1]-n.t[h])/FT);r[h]=Number.isFinite(d)?Math.max(1,Math.min(64,d)):1,o+=r[h]}if(o>Gy){let h=Gy/o;o=1;for(let u=0;u<s-1;u++)o+=r[u]=Math.max(1,Math.floor(r[u]*h))}let a={axis:new Float32Array(4*o),polhode:new Float32Array(4*o),herpolhode:new Float32Array(4*o),sphere:new Float32Array(4*o)},l=0,c=(h,u)=>{i.at(h,u,Qn,yr,Au);let d=n.t[h]+(u>0?u*(n.t[h+1]-n.t[h]):0)-n.t[0];aa.fill(0),aa[e]=1,ln(Qn,aa,ei),oa(a.axis,l,ei,1,d);let f=t(yr);oa(a.polhode,l,yr,f,f>0?d:Hy),ln(Qn,yr,ei),oa(a.herpolhode,l,ei,f,f>0?d:Hy),Qn[1]=-Qn[1],Qn[2]=-Qn[2],Qn[3]=-Qn[3],ln(Qn,Au,ei),oa(a.sphere,l,ei,1/(Math.hypot(ei[0],ei[1],ei[2])||1),d),l++};for(let h=0;h<s-1;h++)for(let u=0;u<r[h];u++)c(h,u/r[h]);return c(s-1,0),a}function UT(i,e,t){let n=i.data.t.length,s=i.data,r=()=>new Float32Array(8*n),o={axis:r(),polhode:r(),herpolhode:r(),sphere:r()};for(let a=0;a<n;a++){i.at(a,0,Qn,yr,Au);let l=s.t[a]-s.t[0];aa.fill(0),aa[e]=1;let c=(u,d,f)=>{let p=f*Math.hypot(d[0],d[1],d[2])||1;oa(u,2*a,d,f,l),oa(u,2*a+1,d,f*(1+.006/p),34e37)};c(o.axis,ln(Qn,aa,ei),1);let h=t(yr);c(o.polhode,yr,h),c(o.herpolhode,ln(Qn,yr,ei),h);for(let u=1;u<4;u++)Qn[u]=-Qn[u];ln(Qn,Au,ei),c(o.sphere,ei,1/(Math.hypot(ei[0],ei[1],ei[2])||1))}return o}function oa(i,e,t,n,s){i[4*e]=n*t[0],i[4*e+1]=n*t[1],i[4*e+2]=n*t[2],i[4*e+3]=s}var Al={body:!0,axes:!0,space:!0,omega:!0,momentum:!0,trace:!0,ghosts:!0,apart:!1,ride:!1,axis:2,trail:1},OT=Rt(),ui=Rt(),wp=Rt(),Tu=(i,e)=>e.set(i[1],i[2],i[3],i[0]),Ru=class{constructor(e,t,n){this.theme=t;this.show=n;let s=t.ground[1],r=e.runs.length>1;this.body.scene.add(this.root),this.sphere.add(yl(t.quiet,t.name==="dark"?.34:.42,.02)),this.sphere.add(vl({colour:t.quiet,width:1,opacity:t.name==="dark"?.2:.26,ball:!0})),this.root.add(this.sphere),["x","y","z"].forEach((f,p)=>{let x=new $n(t.quiet,.0055,.1),m=[0,0,0];m[p]=1.22,x.point(m[0],m[1],m[2]);let g=Vn(f,t.quiet,s,.85,4);g.position.set(1.08*m[0],1.08*m[1],1.08*m[2]),this.space.add(x,g)}),this.root.add(this.space),this.omegaLabel=Vn("ω",t.omega,s,1,0),this.momentumLabel=Vn("L",t.momentum,s,1,0),this.root.add(this.omegaLabel,this.momentumLabel),this.poinsot.scene.add(this.world),this.world.add(this.plane),this.omegaArrow=new $n(t.omega,.014),this.momentumArrow=new $n(t.momentum,.01),this.poinsotOmega=Vn("ω",t.omega,s),this.poinsotMomentum=Vn("L",t.momentum,s),this.world.add(this.omegaArrow,this.momentumArrow,this.poinsotOmega,this.poinsotMomentum);let o=e.runs[0].body.moments,a=new yt;a.quaternion.copy(Sl(e.runs[0].body.axes));let l=Math.max(...o),c=l-Math.min(...o)<1e-9*l,h=ry(t,(f,p,x)=>By(o,f,p,x),c);h.scale.setScalar(.994),a.add(h);let u=zy(o);u.levels.length&&a.add(zn(u.levels,{colour:t.ink,width:1,opacity:.28,ball:!0})),u.separatrix.length&&a.add(zn(u.separatrix,{colour:t.ink,width:2.2,opacity:.95,ball:!0})),[0,1,2].forEach(f=>{for(let p of[1,-1]){let x=new $n(t.quiet,.007,.1),m=[0,0,0];m[f]=1.16*p,p>0&&x.point(m[0],m[1],m[2]);let g=Xr(t.quiet,.016);g.position.set(m[0]/1.16,m[1]/1.16,m[2]/1.16),a.add(g);let v=ny(Vn(`${p>0?"":"−"}${f+1}`,p>0?t.ink:t.quiet,s,.95));v.position.set(m[0]*1.07,m[1]*1.07,m[2]*1.07),a.add(v),p>0&&a.add(x)}}),this.momentum.scene.add(a);let d=e.runs.map(f=>new co(f));d.forEach((f,p)=>this.actors.push(this.cast(f,t.runs[p],r))),this.path=e.runs.some(f=>f.x)?new wu(d,t):null,this.setLead(0),this.seek(0)}theme;show;body=new Di("body","Body in space",1.45);poinsot=new Di("poinsot","Poinsot: the inertia ellipsoid rolls on the invariable plane",1.22,.32);momentum=new Di("momentum","Momentum sphere, in the body",1.42);path;actors=[];lead=0;space=new yt;sphere=new yt;omegaLabel;momentumLabel;ellipsoid=new yt;plane=new yt;world=new yt;omegaArrow;momentumArrow;poinsotOmega;poinsotMomentum;root=new yt;get views(){return this.path?[this.path.view,this.body,this.momentum,this.poinsot]:[this.body,this.poinsot,this.momentum]}get axis(){return this.show.axis}face(e,t){if(this.actors.length)return;let n=(h,u)=>{h.home=u,[h.azimuth,h.elevation]=u};n(this.momentum,Mp(t.sphere,[this.momentum.azimuth,.34]));let s=e.player,r=new Qt,o=new Qt,a=new O;s.seek(s.start);let l=new O(...s.momentum);l.length()>0&&r.setFromUnitVectors(l.normalize(),new O(0,0,-1)),Tu(s.q,o);let c=Float32Array.from(t.polhode);for(let h=0;h<c.length;h+=4)a.fromArray(c,h).applyQuaternion(o).applyQuaternion(r),c.set([a.x,a.y,a.z],h);n(this.poinsot,Mp(c,[this.poinsot.azimuth,.32],[.22,.32,.42]))}cast(e,t,n){let{theme:s}=this,r=e.data,o=r.t.length,a=0,l=0;for(let re=0;re<o;re++){let fe=Math.hypot(r.omega[3*re],r.omega[3*re+1],r.omega[3*re+2]),xe=Math.hypot(r.momentum[3*re],r.momentum[3*re+1],r.momentum[3*re+2]);fe>a&&(a=fe),xe>l&&(l=xe)}let c=Sl(r.body.axes);e.seek(r.t[0]);let h=Cu(r.body.moments,c,e.omega),u=Math.min(...r.body.moments),d=r.torque==="free rotation",f=1/Math.sqrt((h||1)/u),p=re=>d?f:Math.sqrt(u/Cu(r.body.moments,c,re)),x=re=>{let fe=p(re);return Number.isFinite(fe)?fe:0},m=Sp(e,this.show.axis,x),g=d?Math.max(.85,1.18*kT(m.herpolhode,e.momentum)):1.05,v=Math.max(1e-9,e.end-e.start),A=(re,fe,xe,Me=n?2:2.2)=>new es(re,{colour:t,width:Me,past:.45,ahead:fe,fade:v,ball:xe},n?16384:49152),_=new yt,C=new yt,w=new yt,y=xr(r,s,n?t:null,!1),S=xr(r,s,t,!0),U=[0,1,2].map(re=>new $n(s.axes[re],.009,.15)),D=[0,1,2].map(re=>Vn(String(re+1),s.axes[re],s.ground[1],.9,2));U.forEach((re,fe)=>{let xe=new O().setComponent(fe,1).applyQuaternion(c);re.point(xe.x,xe.y,xe.z),D[fe].position.copy(xe).multiplyScalar(1.08)}),C.add(y,S,...U,...D);let I=new $n(s.omega,.014),z=new $n(s.momentum,.014),V=Xr(t,.026),L=A(m.axis,0,!0),H=yl(s.quiet,s.name==="dark"?.34:.42,.02),Y={omega:Xr(s.omega,.042,s.ink),momentum:Xr(s.momentum,.042,s.ink)};_.add(C,I,z,V,L,H,Y.omega,Y.momentum),this.root.add(_);let W=A(m.polhode,.22,!0,2.6),ce=A(m.herpolhode,.1,!1,1.8),q=Xr(t,.028);w.add(W),this.world.add(w,ce,q);let $=A(m.sphere,.12,!0,2.6),J=Xr(t,.03,s.ground[1]);this.momentum.scene.add($,J),C.userData={solid:y,ghost:S};let ne=new bu(r,s,y.userData.scale);this.root.add(ne);let oe=er(r)?Vn(`✕ ended at ${at(e.end,3)} s`,s.ink,s.ground[1],.95,0):null;oe&&_.add(oe);let j={scenery:ne,over:oe,free:d,size:x,player:e,holder:_,body:C,ghost:S,axes:U,axisLabels:D,omega:I,momentum:z,tip:V,axisLine:L,polhode:W,herpolhode:ce,sphereLine:$,sphereDot:J,reachOf:{omega:1.12/(a||1),momentum:1.12/(l||1)},knobs:Y,scale:f,reach:g,frame:c,turned:w,own:H,contact:q,visible:!0};return this.face(j,m),j}setLead(e){this.lead=Math.max(0,Math.min(this.actors.length-1,e));let t=this.actors[this.lead];Li(this.ellipsoid),this.ellipsoid.clear();let{theme:n}=this,s=new ht(new fn(1,72,48),new Wn({color:n.ellipsoid,roughness:.35,transparent:!0,opacity:n.name==="dark"?.34:.42,depthWrite:!1}));s.renderOrder=1,this.ellipsoid.add(s,vl({colour:n.ink,width:1,opacity:.22},30)),this.ellipsoid.quaternion.copy(t.frame),t.turned.add(this.ellipsoid);let r=new O(...Array.from(t.player.data.momentum.subarray(0,3)));Li(this.plane),this.plane.clear(),this.plane.add(oy(n,t.reach));let o=t.player;o.seek(o.start);let a=t.scale*Cu(o.data.body.moments,t.frame,o.omega)/(r.length()||1),l=Math.max(Wy(t.polhode.points),Wy(t.herpolhode.points)),c=l<.01?1:Math.max(.42,Math.min(1,l/.42));this.poinsot.extent=(t.free?Math.max(a+.3,.45*t.reach+.3)*1.1:1.26)*c,this.poinsot.across=(t.free?Math.max(1,t.reach)*1.12:1.26)*c,this.poinsot.centre.set(0,0,c===1?t.free?-.2:-.12:-.2-(1-c)*Math.max(0,a-.3)),r.length()>0&&this.world.quaternion.setFromUnitVectors(r.normalize(),new O(0,0,-1)),this.dress()}dress(){let{show:e}=this,t=this.actors.length>1,n=e.apart&&t;this.space.visible=e.space&&!n,this.sphere.visible=!n;let s=!n&&!e.ride;this.body.centre.z=s?.1:0,this.body.extent=s?1.33:1.45,this.actors.forEach((r,o)=>{let a=o===this.lead,l=this.actors.length,c=l>3?2:1,h=Math.ceil(l/c),u=l===3?.92:l>3?1.38:1.3,d=n?(o%h-(h-1)/2)*u:0,f=n?((c-1)/2-Math.floor(o/h))*u:0,[p]=this.body.home;r.holder.visible=r.visible&&(a||e.ghosts||e.apart);let x=r.body.userData.solid;x.visible=e.body&&(a||e.apart),r.ghost.visible=e.body&&!a&&!e.apart,r.scenery.visible=!n&&a,r.holder.position.set(-d*Math.sin(p),d*Math.cos(p),f),r.holder.scale.setScalar(n?l===3?.43:l>3?.57:.6:1),r.own.visible=n;for(let g of[...r.axes,...r.axisLabels])g.visible=e.axes&&(a||e.apart);r.axisLine.visible=r.tip.visible=e.trace,r.polhode.visible=r.herpolhode.visible=r.visible&&(a||e.ghosts),r.contact.visible=r.visible&&a,r.sphereLine.visible=r.sphereDot.visible=r.visible;for(let g of[r.axisLine,r.polhode,r.herpolhode,r.sphereLine])g.order=a?3:2;r.axisLine.material.uniforms.width.value=a?2.4:1.6;let m=Math.max(1e-9,(r.player.end-r.player.start)*e.trail);for(let g of[r.axisLine,r.polhode,r.herpolhode,r.sphereLine])g.material.uniforms.fade.value=m,g.material.uniforms.past.value=e.trail<1?0:.45})}retrace(e){let t=this.actors[e],n=Sp(t.player,this.show.axis,t.size);t.axisLine.points=n.axis,t.polhode.points=n.polhode,t.herpolhode.points=n.herpolhode,t.sphereLine.points=n.sphere,this.path?.measure(),this.dress()}seek(e){let{show:t}=this;this.actors.forEach((s,r)=>{let o=s.player,a=r===this.lead;o.seek(e);let l=Math.min(e,o.end)-o.start;Tu(o.q,s.body.quaternion),wp.fill(0),wp[t.axis]=1,ln(o.q,wp,ui),s.tip.position.set(ui[0],ui[1],ui[2]),s.axisLine.now=s.polhode.now=s.herpolhode.now=s.sphereLine.now=l,ln(o.q,o.omega,ui),this.point(s,ui,o.momentum,a),a&&this.roll(s),this.end(s,e,a),s.scenery.seek(e),Tu(o.q,s.turned.quaternion),s.contact.position.set(ui[0],ui[1],ui[2]).multiplyScalar(s.size(o.omega)),qy.copy(s.body.quaternion).invert(),s.sphereDot.position.set(o.momentum[0],o.momentum[1],o.momentum[2]).normalize().applyQuaternion(qy)}),this.path?.seek(e,s=>this.actors.some(r=>r.player===s&&r.visible));let n=this.actors[this.lead];t.ride?this.root.quaternion.copy(n.body.quaternion).invert():this.root.quaternion.identity()}point(e,t,n,s){let{show:r}=this,o=this.grips&&s,a=(l,c,h,u,d,f)=>{l.point(u*h[0],u*h[1],u*h[2]),l.visible&&=(d||o)&&(s||r.apart),c.position.set(h[0],h[1],h[2]).multiplyScalar(u),c.visible=o&&l.visible,s&&(f.visible=l.visible&&!r.apart,f.position.copy(c.position).multiplyScalar(1.08))};a(e.omega,e.knobs.omega,t,e.reachOf.omega,r.omega,this.omegaLabel),a(e.momentum,e.knobs.momentum,n,e.reachOf.momentum*(o?1.18:1),r.momentum,this.momentumLabel)}grips=!1;pose(e,t,n){let s=this.actors[this.lead];Tu(e,s.body.quaternion),this.point(s,t,n,!0)}end(e,t,n){if(!e.over)return;let s=t>e.player.end+1e-9*Math.abs(e.player.end),{show:r}=this,o=e.body.userData.solid;e.over.visible=s&&e.visible,e.over.position.copy(e.tip.position).multiplyScalar(1.12),o.visible=r.body&&(n||r.apart)&&!s,e.ghost.visible=r.body&&(!n&&!r.apart||s),s&&(e.omega.visible=e.momentum.visible=!1)}roll(e){let t=e.player,n=t.data.body.moments,s=Cu(n,e.frame,t.omega),r=e.size(t.omega);r>0&&this.ellipsoid.scale.set(r*Math.sqrt(s/n[0]),r*Math.sqrt(s/n[1]),r*Math.sqrt(s/n[2])),Ms.fromArray(t.normal(OT));let o=Ms.length();this.ellipsoid.visible=r>0;for(let l of[this.plane,this.poinsotOmega,this.poinsotMomentum,this.omegaArrow,this.momentumArrow])l.visible=o>0;if(!(o>0))return;Ms.divideScalar(o);let a=r*s/o;this.plane.position.copy(Ms).multiplyScalar(a),this.plane.quaternion.setFromUnitVectors(BT,Ms),this.omegaArrow.point(r*ui[0],r*ui[1],r*ui[2]),this.poinsotOmega.position.set(ui[0],ui[1],ui[2]).multiplyScalar(.6*r),Ms.fromArray(t.momentum).normalize(),this.momentumArrow.point(Ms.x*(a+.28),Ms.y*(a+.28),Ms.z*(a+.28)),this.poinsotMomentum.position.copy(Ms).multiplyScalar(a+.36)}get moving(){return this.actors.filter(e=>e.visible).map(({player:{data:e},body:t})=>{let n=t.userData.solid;return{name:e.name,solid:n,scale:n.userData.scale,t:e.t,q:e.q,x:e.x}})}labels(){for(let e of this.views)e.shown&&ea(e.scene,e.rect.height,e.camera.fov)}dispose(){for(let e of this.views)Li(e.scene)}};function Wy(i){let e=[0,0,0],t=i.length/4;for(let s=0;s<i.length;s+=4)for(let r=0;r<3;r++)e[r]+=i[s+r]/t;let n=0;for(let s=0;s<i.length;s+=4)n=Math.max(n,Math.hypot(i[s]-e[0],i[s+1]-e[1],i[s+2]-e[2]));return n}function kT(i,e){let t=Math.hypot(e[0],e[1],e[2])||1,n=0;for(let s=0;s<i.length;s+=4){let r=(i[s]*e[0]+i[s+1]*e[1]+i[s+2]*e[2])/t;n=Math.max(n,i[s]**2+i[s+1]**2+i[s+2]**2-r*r)}return Math.min(2,Math.sqrt(n))}var qy=new Qt,Ms=new O,BT=new O(0,0,1),Eu=new O;function Cu(i,e,t){return Eu.set(t[0],t[1],t[2]).applyQuaternion(zT.copy(e).invert()),i[0]*Eu.x**2+i[1]*Eu.y**2+i[2]*Eu.z**2}var zT=new Qt;var qs=48,VT=20,Pu=56,GT=96,HT=3e3,Ui=64;function WT(i,e,t,n,s){let r=new Float32Array(Ui*Ui),o=new Float32Array(Ui*Ui);for(let a=0;a<i.length;a++){if(n[a]!==s||!(i[a]>=0&&e[a]>=0))continue;let l=Math.min(Ui-1,Math.floor(Ui*i[a]))*Ui+Math.min(Ui-1,Math.floor(Ui*e[a]));r[l]++,o[l]+=t[a]}for(let a=0;a<r.length;a++)r[a]&&(o[a]/=r[a]);return{count:r,mean:o}}function Ap([i,e]){if(i>0&&e>1e3*i){let n=Math.log(e/i);return{share:s=>Math.log(s/i)/n,value:s=>i*Math.exp(s*n)}}let t=e-i;return{share:n=>t>0?(n-i)/t:.5,value:n=>i+n*t}}function qT(i,e){let t=new Float32Array(i.length),{share:n}=Ap(e);for(let s=0;s<t.length;s++)t[s]=n(i[s]);return t}var Iu=class{constructor(e,t,n,s){this.doc=e;this.cloud=t;this.theme=n;this.changed=s;this.canvas.setAttribute("role","img"),this.canvas.setAttribute("aria-label","Parallel coordinates of the members");let r=F("button",{type:"button",class:"small ghost","data-test":"parallel-all",onclick:()=>(t.clear(),s())},"All");this.node=F("figure",{class:"panel",id:"plot-parallel","data-test":"plot-parallel"},F("div",{class:"head"},F("h3",{},this.title,F("span",{class:"unit"},` ${this.unit}`)),r),this.box),this.watch=new ResizeObserver(()=>this.layout()),this.watch.observe(this.box),this.box.addEventListener("scroll",()=>this.hint()),t.heard.set("parallel",()=>this.later()),this.listen()}doc;cloud;theme;changed;title="Members";unit="a line each; drag along an axis to choose";legend=[];node;canvas=F("canvas",{class:"parallel","data-test":"parallel"});box=F("div",{class:"box"},this.canvas);watch;share=new Map;columns=[];drag=null;waiting=0;listen(){let{canvas:e}=this,t=n=>Math.max(0,Math.min(1,1-(n.offsetY-qs)/this.depth));e.addEventListener("pointerdown",n=>{let s=this.columns.findIndex((r,o)=>Math.abs(n.offsetX-this.x(o))<18);s<0||(this.drag={column:this.columns[s],from:t(n)},e.setPointerCapture(n.pointerId))}),e.addEventListener("pointermove",n=>{if(e.style.cursor=this.columns.some((l,c)=>Math.abs(n.offsetX-this.x(c))<18)?"ns-resize":"",!this.drag)return;let{column:s,from:r}=this.drag,{value:o}=Ap(this.cloud.range(s)),a=t(n);Math.abs(a-r)*this.depth<4||(this.cloud.select(s,[o(Math.min(r,a)),o(Math.max(r,a))]),this.changed())}),e.addEventListener("pointerup",n=>{this.drag&&Math.abs(t(n)-this.drag.from)*this.depth<4&&(this.cloud.select(this.drag.column,null),this.changed()),this.drag=null})}get depth(){return this.box.clientHeight-qs-VT}x(e){return Pu+e*(this.width-2*Pu)/Math.max(1,this.columns.length-1)}get width(){return Math.max(this.box.clientWidth,2*Pu+GT*(this.columns.length-1))}layout(){let e=devicePixelRatio||1,t=this.box.clientHeight;this.columns=this.doc.columns.map((n,s)=>s).filter(n=>this.doc.columns[n].name!=="member"&&this.cloud.range(n)[1]>this.cloud.range(n)[0]),!(this.box.clientWidth<60||t<60)&&(this.canvas.width=Math.round(this.width*e),this.canvas.height=Math.round(t*e),Object.assign(this.canvas.style,{width:`${this.width}px`,height:`${t}px`}),this.draw(),this.hint())}hint(){let{scrollLeft:e,clientWidth:t,scrollWidth:n}=this.box;this.box.classList.toggle("before",e>4),this.box.classList.toggle("after",e+t<n-4)}later(){this.waiting||=requestAnimationFrame(()=>{this.waiting=0,this.layout()})}shareOf(e){let t=this.share.get(e);return t||this.share.set(e,t=qT(this.cloud.values(e)??this.doc.columns[e].values,this.cloud.range(e))),t}draw(){let e=this.canvas.getContext("2d"),t=devicePixelRatio||1,{theme:n}=this;e.setTransform(t,0,0,t,0,0),e.clearRect(0,0,this.width,this.box.clientHeight);let s=this.cloud.brushes.size>0,r=this.shareOf(this.columns[0]??0).length;for(let a of s?[0,1]:[1])r>HT?this.drawFlows(e,a,s):this.drawLines(e,a,s);e.globalAlpha=1,e.font='11px system-ui, "Segoe UI", "DejaVu Sans", sans-serif',e.textAlign="center",e.lineWidth=1.2;let o=this.columns.length>1?this.x(1)-this.x(0)-8:200;this.columns.forEach((a,l)=>{let c=this.x(l),[h,u]=this.cloud.range(a),d=this.cloud.brushes.get(a);if(e.fillStyle=n.line,e.fillRect(c-.75,qs,1.5,this.depth),d){let{share:g}=Ap([h,u]),v=A=>qs+(1-g(A))*this.depth;e.fillStyle=Rr(n.ink,.16),e.fillRect(c-7,v(d[1]),14,v(d[0])-v(d[1])),e.strokeStyle=n.ink,e.strokeRect(c-7,v(d[1]),14,v(d[0])-v(d[1]))}e.fillStyle=a===this.cloud.column?n.ink:n.quiet;let[,f,p]=/^(.*?)(?: \((.*)\))?$/.exec(this.doc.columns[a].name),x=l===0||l===this.columns.length-1?Math.min(o,2*Pu-6):o,m=XT(e,f,x);m.forEach((g,v)=>e.fillText(g,c,24-13*(m.length-1-v))),e.fillStyle=n.quiet,e.fillText(Tp(e,`${at(u,3)}${p?` ${p}`:""}`,o),c,qs-6),e.fillText(at(h,3),c,qs+this.depth+14)})}style(e,t,n,s,r){let[o,a,l]=Ps(ta[this.theme.name],s>=0?s:.5);e.strokeStyle=n&&!t?this.theme.quiet:`rgb(${255*o} ${255*a} ${255*l})`,e.globalAlpha=n&&!t?.16*r:r}drawLines(e,t,n){let s=this.columns.map(l=>this.shareOf(l)),r=this.shareOf(this.cloud.column),o=this.cloud.chosen,a=Math.max(.16,Math.min(.9,9/Math.sqrt(r.length)));e.lineWidth=1;for(let l=0;l<r.length;l++){if(o[l]!==t)continue;this.style(e,t,n,r[l],a),e.beginPath();let c=!0;s.forEach((h,u)=>{if(!(h[l]>=0))return void(c=!0);let d=this.x(u),f=qs+(1-h[l])*this.depth;c?e.moveTo(d,f):e.lineTo(d,f),c=!1}),e.stroke()}}drawFlows(e,t,n){let s=this.shareOf(this.cloud.column),r=this.depth/Ui;e.lineWidth=Math.max(1,r);for(let o=0;o+1<this.columns.length;o++){let{count:a,mean:l}=WT(this.shareOf(this.columns[o]),this.shareOf(this.columns[o+1]),s,this.cloud.chosen,t),c=1;for(let h of a)c=Math.max(c,h);for(let h=0;h<a.length;h++)a[h]&&(this.style(e,t,n,l[h],.04+.7*(a[h]/c)**.7),e.beginPath(),e.moveTo(this.x(o),qs+this.depth-(Math.floor(h/Ui)+.5)*r),e.lineTo(this.x(o+1),qs+this.depth-(h%Ui+.5)*r),e.stroke())}}get size(){return{width:this.width,height:this.box.clientHeight}}svg(e,t){let{width:n,height:s}=this.size;return`<image x="${e.toFixed(1)}" y="${t.toFixed(1)}" width="${n}" height="${s}" href="${this.canvas.toDataURL("image/png")}"/>`}destroy(){this.watch.disconnect(),cancelAnimationFrame(this.waiting),this.cloud.heard.delete("parallel"),this.node.remove()}};function XT(i,e,t){if(i.measureText(e).width<=t)return[e];let n=e.split(" "),s=n.length-1;for(;s>1&&i.measureText(n.slice(0,s).join(" ")).width>t;)s--;return[Tp(i,n.slice(0,s).join(" "),t),Tp(i,n.slice(s).join(" "),t)]}function Tp(i,e,t){if(i.measureText(e).width<=t)return e;let n=e.length;for(;n>1&&i.measureText(`${e.slice(0,n).trimEnd()}…`).width>t;)n--;return`${e.slice(0,n).trimEnd()}…`}var Lu=class{constructor(e,t){this.server=e;this.listener=t}server;listener;job=0;stop(){this.server.stop(this.job)}run(e){this.server.forget(this.job);let t=performance.now(),n=this.listener;return new Promise((s,r)=>{let o=()=>this.job===a,a=this.server.ask({type:"run",request:e},{first:l=>o()&&n.first(l,!1),more:l=>o()&&n.more(l),progress:l=>o()&&n.progress(l),done:l=>{n.done(l,performance.now()-t),s()},failed:(l,c)=>{n.failed(l,c),r(new Error(l))}});this.job=a,n.began()})}over(e){this.server.forget(this.job),Zt("Being computed …"),this.job=this.server.ask(e,{first:t=>{this.listener.first(t,!0),Zt("")},more:t=>this.listener.more(t),progress:t=>Zt(t.message||`Being computed: ${Math.floor(100*t.fraction)} %`),done:()=>Zt(""),failed:t=>Zt(t,!0)})}};var Du=class{tab="runs";panes=new Map;back=()=>null;onchange=()=>{};constructor(){ec(lt("tabs")),lt("panels").addEventListener("click",()=>this.draw(!document.body.classList.contains("drawn")))}draw(e){document.body.classList.toggle("drawn",e),lt("panels").setAttribute("aria-expanded",String(e))}choose(e){this.tab=e,this.tabs(),this.onchange()}tabs(){let e=lt("tabs"),t=e.contains(document.activeElement);lt("side").hidden=this.panes.size===0,lt("panels").hidden=this.panes.size===0,this.panes.has(this.tab)||(this.tab=[...this.panes.keys()][0]??""),e.replaceChildren(...[...this.panes].map(([n,{title:s}])=>F("button",{type:"button",role:"tab","data-test":`tab-${n}`,id:`tab-${n}`,"aria-selected":String(n===this.tab),onclick:()=>this.choose(n)},s))),t&&document.getElementById(`tab-${this.tab}`)?.focus(),this.pane()}pane(){let e=this.panes.get(this.tab)?.make,t=this.back(),n=lt("panes"),s=[...t?[t]:[],...e?[e()]:[]];(s.length!==n.children.length||s.some((r,o)=>r!==n.children[o]))&&n.replaceChildren(...s)}};var Nu=1e3;function $T(i){let e=10**Math.floor(Math.log10(i));return Number((([1,2,5].find(t=>t*e>=i*(1-1e-12))??10)*e).toPrecision(1))}function YT(i,e,t=Math.abs(i)){if(e&&i>0)return{low:i/10,high:i*10,log:!0};let n=$T(1.5*(Math.max(t,Math.abs(i))||1));return{low:-n,high:n,log:!1}}var ZT=(i,e)=>e>=i.low*(i.low>0?.999:1.001)&&e<=i.high*1.001;function JT(i,e){let t=i.log?Math.log(e/i.low)/Math.log(i.high/i.low):(e-i.low)/(i.high-i.low);return Math.max(0,Math.min(1,t))}function KT(i,e){if(i.log)return Number((i.low*(i.high/i.low)**e).toPrecision(3));let t=(i.high-i.low)/Nu;return Number((Math.round((i.low+e*(i.high-i.low))/t)*t).toPrecision(6))}var Fu=class{constructor(e,t,n,s,r){this.how=n;this.node.setAttribute("aria-label",`${e}: slider`),this.range=this.about(t),this.show(t),this.node.addEventListener("input",()=>{let o=KT(this.range,Number(this.node.value)/Nu);s(this.how.snap?.(o)??o)}),this.node.addEventListener("change",r)}how;node=F("input",{type:"range",class:"slide",min:"0",max:String(Nu),step:"1",tabindex:"-1"});range;about(e){return YT(e,this.how.positive??!1,this.how.size?.())}show(e){Number.isFinite(e)&&((!ZT(this.range,e)||this.how.positive&&!(e>0))&&(this.range=this.about(e)),this.node.value=String(Math.round(Nu*JT(this.range,e))))}};var Uu={box:[["a","Edge along x, m",1],["b","Edge along y, m",2],["c","Edge along z, m",.3]],cylinder:[["radius","Radius, m",.5],["height","Height, m",1.5]],cone:[["radius","Radius, m",.5],["height","Height, m",1]],ellipsoid:[["a","Semi-axis along x, m",1],["b","Semi-axis along y, m",.7],["c","Semi-axis along z, m",.4]],sphere:[["radius","Radius, m",.5]]};function Ep(i){let e=Number(i.toPrecision(6));return e!==0&&(Math.abs(e)<.001||Math.abs(e)>=1e6)?e.toExponential():String(e)}var jT=[["1","metres"],["0.01","centimetres"],["0.001","millimetres"],["0.0254","inches"]],QT=i=>i.replace(/^uploaded:[^/]*\//,""),Gn=i=>i===void 0?i:JSON.parse(JSON.stringify(i)),Cp=i=>i==null?[]:Gn(Array.isArray(i)?i:[i]),Ou=class{constructor(e,t,n,s){this.known=e;this.run=t;this.upload=s;this.go.addEventListener("click",()=>this.submit()),this.halt.addEventListener("click",n)}known;run;upload;node=F("div",{"data-test":"try"});problem=null;body={inertia:[1,2,3]};start={omega:[.1,5,.1]};torques=[];force=[];drawing=null;meshes=new Map;own=!1;t_end=10;runs=[{method:"auto",dt:.01}];reference=!0;eager=!0;timer=0;past=[];future=[];present="";ran=!0;gesture="none";busy=!1;queued=!1;shown=new Map;touched=!1;onchange=()=>{};bar=F("progress",{max:"1",value:0,hidden:!0,"aria-label":"Progress of the run"});words=F("p",{class:"note",role:"status","data-test":"run-status"});go=F("button",{type:"button",class:"primary",id:"run","data-test":"run"},"Run");halt=F("button",{type:"button",id:"stop","data-test":"stop",disabled:!0},"Stop");back=this.step("↶",!1);forth=this.step("↷",!0);grip=F("button",{type:"button",class:"small fixed","data-test":"drag-start","aria-pressed":"false",title:"Drag ω, L and the body as they are at the start",onclick:()=>this.ongrip()},"Drag in the scene");ongrip=()=>{};step(e,t){let n=t?"Redo":"Undo";return F("button",{type:"button",class:"small ghost fixed","data-test":n.toLowerCase(),title:`${n} (Ctrl ${t?"Y":"Z"})`,"aria-label":n,disabled:!0,onclick:()=>this.undo(t)},e)}countSteps(){this.back.disabled=!this.past.length,this.forth.disabled=!this.future.length}choose(e,t=!0){let n=this.known.problems.find(s=>s.name===e);this.problem=n?n.name:null,this.drawing=null,n?(this.body=Gn(n.body)??{},this.start=Gn(n.start)??{},this.torques=Cp(n.torque),this.force=Gn(n.force)??[],this.own=n.code??!1,this.t_end=n.t_end,this.runs=[{method:n.method??this.runs[0].method,dt:n.dt}]):(this.own=!1,this.force=[]),this.render(),t&&(this.touch(),this.submit())}adopt(e){this.choose(e.problem,!1),e.problem?(e.body&&(this.body=Gn(e.body)),e.start&&(this.start=Gn(e.start)),e.torque!==void 0&&e.torque!==null&&(this.torques=Cp(e.torque),this.own=!1)):(this.body=Gn(e.body)??{},this.start=Gn(e.start)??{},this.torques=Cp(e.torque),this.force=Gn(e.force)??[]),this.drawing=Gn(e.drawing)??null,this.t_end=e.t_end??this.t_end,this.runs=Gn(e.runs),this.reference=e.reference??this.reference,this.present=JSON.stringify(this.request()),this.render()}undo(e){let[t,n]=e?[this.future,this.past]:[this.past,this.future],s=t.pop();return s===void 0?!1:(this.present&&this.ran&&n.push(this.present),this.ran=!0,this.adopt(JSON.parse(s)),this.countSteps(),this.onchange(),this.submit(),!0)}accept(){this.ran=!0,this.settle()}settle(){this.busy=!1,this.queued&&this.submit()}hold(){this.gesture==="none"&&(this.gesture="begun")}rest(){this.gesture==="moved"&&!this.eager&&this.free&&this.submit(),this.gesture="none",this.free=!1}moveStart(e){this.free=!0;let t=(s,r,o)=>{this.start[s]=o,o.forEach((a,l)=>this.shown.get(`${r}-${l}`)?.(a))},n=["quaternion","euler","matrix"].filter(s=>this.start[s]!==void 0);e.rotation_vector&&n.length&&(n.forEach(s=>delete this.start[s]),this.start.rotation_vector=e.rotation_vector,this.render()),e.rotation_vector&&t("rotation_vector","attitude",e.rotation_vector),this.byMomentum?t("momentum","momentum",e.momentum):t("omega","omega",e.omega),this.changed()}free=!1;get byMomentum(){return"momentum"in this.start&&!!this.start.momentum}touch(){this.touched=!0;let e=JSON.stringify(this.request());e!==this.present&&(this.present&&this.ran&&this.gesture!=="moved"&&this.past.push(this.present),this.gesture==="begun"&&(this.gesture="moved"),this.ran=!1,this.past.splice(0,this.past.length-100),this.future=[],this.present=e,this.countSteps(),this.onchange())}request(){let e={problem:this.problem,body:this.body,start:this.start,t_end:this.t_end,runs:Gn(this.runs),reference:this.reference};return!this.own&&(this.torques.length||!this.problem)&&(e.torque=this.torques.length===1?Gn(this.torques[0]):this.torques.length?Gn(this.torques):null),this.force.length&&(e.force=this.force),this.drawing&&(e.drawing=Gn(this.drawing)),e}submit(){clearTimeout(this.timer),this.timer=0,this.queued=!1,!this.node.querySelector('[aria-invalid="true"]')&&(this.busy=!0,this.run(Gn(this.request())))}changed(){if(this.clearComplaints(),this.touch(),!this.eager)return;let e=this.gesture!=="none";if(e&&this.busy)return void(this.queued=!0);e&&this.timer||(clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.submit(),e?20:60))}state(e,t,n,s=!1){this.halt.disabled=!e,this.bar.hidden=!e||n===void 0,n!==void 0&&(this.bar.value=n),this.words.textContent=t,this.words.classList.toggle("warn",s)}complain(e,t){this.settle(),this.state(!1,t&&!e.includes(t)?`${t}: ${e}`:e,void 0,!0);let n=t?this.fieldOf(t):null;if(!n)return;n.setAttribute("aria-invalid","true");let s=n.closest(".field, .row")??n,r=F("p",{class:"wrong",role:"alert",id:"wrong","data-test":"wrong"},e);n.setAttribute("aria-describedby","wrong"),s.after(r),r.scrollIntoView?.({block:"nearest"})}clearComplaints(){let e=this.node.querySelector("#wrong");e&&(e.remove(),this.node.querySelectorAll('[aria-describedby="wrong"]').forEach(t=>{t.removeAttribute("aria-describedby"),t.setAttribute("aria-invalid","false")}))}fieldOf(e){let t=o=>this.node.querySelector(`[data-test="${CSS.escape(o)}"]`),[n,...s]=e.replace(/\[(\d+)\]/g,".$1").split("."),r=s[s.length-1]??"";if(n==="run"||n==="runs"||n==="dt"||n==="t_end"||n==="method"){let o=s.length?r:n;return t(o==="t_end"?"t_end":o==="method"||o==="options"?"method-0":"dt-0")}if(r==="mesh"||n==="drawing")return t("mesh")??t("body");if(n==="body")return t(`body-${r}`)??t("inertia-0")??t("inertia-00")??t("body");if(n==="start")return t(r==="rotation_vector"?"attitude-0":`${r}-0`)??t("omega-0");if(n==="torque"){let o=s.length>1&&/^\d+$/.test(s[0])?Math.max(0,Number(s[0])-1):0;return t(this.test(o,r))??t(`${this.test(o,r)}-0`)??t(o?`torque-${o}`:"torque")}return null}test(e,t){return e?`param-${e}-${t}`:`param-${t}`}number(e,t,n,s,r={}){let o=F("input",{type:"text",inputMode:"decimal",value:t==null?"":Ep(Number(t)),"data-test":s,autocomplete:"off"});o.setAttribute("aria-label",e),o.title=e;let a=h=>{o.value=Ep(h),o.setAttribute("aria-invalid","false"),l.show(h)},l=new Fu(e,Number(t??0),r,h=>{this.hold(),o.value=Ep(h),this.takeNumber(o,e,h,r.positive??!1,n)},()=>this.rest());l.node.dataset.test=`slide-${s}`;let c=h=>{this.takeNumber(o,e,h,r.positive??!1,n),l.show(h)};return this.shown.set(s,a),o.addEventListener("input",()=>c(o.value.trim()===""?NaN:Number(o.value.replace("−","-")))),o.addEventListener("keydown",h=>{if(h.key==="Enter")return this.submit();if(h.key!=="ArrowUp"&&h.key!=="ArrowDown")return;let u=Number(o.value)||0,d=10**Math.floor(Math.log10(Math.abs(u)||1))*(h.shiftKey?1:.1),f=Number((u+(h.key==="ArrowUp"?d:-d)).toPrecision(12));h.preventDefault(),o.value=String(f),c(f)}),F("div",{class:"knob"},o,l.node)}takeNumber(e,t,n,s,r){let o=Number.isFinite(n)&&(!s||n>0);if(this.clearComplaints(),e.setAttribute("aria-invalid",String(!o)),o)return r(n),this.changed();clearTimeout(this.timer);let a=`${t}: a ${s?"positive ":""}number is needed.`;this.words.textContent=a,this.words.classList.add("warn"),e.setAttribute("aria-describedby","wrong"),(e.closest(".field, .row")??e).after(F("p",{class:"wrong",role:"alert",id:"wrong","data-test":"wrong"},a))}field(e,...t){return F("div",{class:"field"},F("span",{},e),...t)}vector(e,t,n,s,r=!1){let a=(Array.isArray(t[n])?t[n]:[0,0,0]).map((l,c)=>this.number(`${e}, ${c+1}`,l,h=>{let u=Array.isArray(t[n])?[...t[n]]:[0,0,0];u[c]=h,t[n]=u},`${s}-${c}`,{positive:r,size:()=>Math.hypot(...t[n]??[0])}));return this.field(e,F("div",{class:"triple"},...a))}select(e,t,n,s,r){let o=F("select",{"data-test":s},...e.map(([a,l])=>F("option",{value:a,selected:a===t},l)));return o.setAttribute("aria-label",r),o.value=t,o.addEventListener("change",()=>n(o.value)),o}render(){this.shown.clear();let e=[...this.problemFields(),...this.bodyFields(),...this.startFields(),...this.torqueFields(),...this.runFields(),...this.endFields()],t=document.activeElement?.getAttribute("data-test");this.node.replaceChildren(...e),t&&this.node.querySelector(`[data-test="${CSS.escape(t)}"]`)?.focus()}again(){this.render(),this.changed()}problemFields(){let e=this.known,t=[F("div",{class:"row"},F("h3",{},"Problem"),this.back,this.forth),this.select([["","My own"],...e.problems.map(s=>[s.name,s.title||s.name])],this.problem??"",s=>this.choose(s||null),"problem","Problem")],n=e.problems.find(s=>s.name===this.problem);return n?.summary&&n.summary!==n.title&&t.push(F("p",{class:"note"},n.summary)),t}bodyFields(){let e=typeof this.body.shape=="string"?this.body.shape:this.body.mesh!==void 0?"mesh":"inertia",t=[["inertia","Moments of inertia"],...Object.keys(Uu).map(s=>[s,s.charAt(0).toUpperCase()+s.slice(1)]),["mesh","Mesh file (STL, OBJ)"]],n=[F("h3",{},"Body"),this.select(t,e,s=>{let r=Number(this.body.mass)||1;if(this.drawing=null,s==="mesh")return this.body={mesh:"",mass:r},this.render();this.body=s==="inertia"?{inertia:[1,2,3]}:{shape:s,mass:r,...Object.fromEntries(Uu[s].map(([o,,a])=>[o,a]))},this.again()},"body","Kind of body")];if(e==="inertia"&&Array.isArray(this.body.inertia?.[0])){let s=this.body.inertia;s.forEach((r,o)=>n.push(F("div",{class:"triple"},...r.map((a,l)=>this.number(`Inertia ${o+1}${l+1}, kg m²`,a,c=>s[o][l]=s[l][o]=c,`inertia-${o}${l}`)))))}else if(e==="inertia")n.push(this.vector("Principal moments, kg m²",this.body,"inertia","inertia",!0));else if(Uu[e]){let s=[...Uu[e],["mass","Mass, kg",1]];n.push(F("div",{class:"triple"},...s.map(([r,o,a])=>this.field(o,this.number(o,this.body[r]??a,l=>this.body[r]=l,`body-${r}`,{positive:!0})))))}else n.push(...this.meshFields(String(this.body.mesh??""),Number(this.body.scale??1),s=>this.body.scale=s),this.field("Mass, kg",this.number("Mass, kg",this.body.mass??1,s=>this.body.mass=s,"body-mass",{positive:!0})));return e==="inertia"&&n.push(...this.drawing?this.meshFields(this.drawing.mesh,this.drawing.scale??1,s=>this.drawing.scale=s,()=>this.drawing=null):[F("div",{class:"row"},this.chooser("Draw a mesh …","draw-mesh",s=>this.take(s,!1)))]),n}chooser(e,t,n){let s=F("input",{type:"file",accept:".stl,.obj",hidden:!0,"data-test":t,onchange:()=>s.files?.[0]&&n(s.files[0])});return F("div",{},s,F("button",{type:"button",class:"small",onclick:()=>s.click()},e))}meshFields(e,t,n,s){let r=this.meshes.get(e),o=[];if(e){let a=F("div",{class:"row","data-test":"mesh"},F("b",{},QT(e)));s&&a.append(F("button",{type:"button",class:"small ghost fixed","aria-label":"Do not draw the mesh","data-test":"remove-mesh",onclick:()=>(s(),this.again())},"×")),o.push(a),r&&o.push(F("p",{class:"note"},`${r.triangles.toLocaleString("en")} triangles, ${r.size.map(l=>at(l*t,3)).join(" × ")} m${s&&r.open?"; an open surface":""}`)),o.push(this.field("One unit of the file is",this.select(jT,String(t),l=>(n(Number(l)),this.again()),"mesh-unit","Unit of the mesh file")))}return o.push(this.chooser(e?"Another file …":"Choose a file …","body-mesh",a=>this.take(a,!s))),e||o.push(F("p",{class:"note"},"A closed surface in STL or OBJ format; it can be dropped on the page, too. Its inertia is that of a uniform solid.")),o}async take(e,t=this.body.shape!==void 0||this.body.mesh!==void 0){this.state(!1,`${e.name} is being read …`);try{let n=await this.upload(e);if(this.meshes.set(n.mesh,n),t&&n.open)throw new Error(n.open.replace("the mesh",e.name));t?(this.body={mesh:n.mesh,mass:Number(this.body.mass)||1},this.problem=this.drawing=null,this.own=!1):this.drawing={mesh:n.mesh,scale:1},this.again()}catch(n){this.complain(n.message,"body.mesh")}}startFields(){let e=[F("div",{class:"row"},F("h3",{},"Start"),this.grip),this.byMomentum?this.vector("Momentum in space, kg m²/s",this.start,"momentum","momentum"):this.vector("Angular velocity in the body, rad/s",this.start,"omega","omega")],t=["quaternion","euler","matrix"].find(n=>this.start[n]!==void 0&&this.start[n]!==null);return t?e.push(F("p",{class:"note"},`The attitude is given as ${t}. `,F("button",{type:"button",class:"small",onclick:()=>{delete this.start[t],this.again()}},"Begin upright"))):e.push(this.vector("Attitude as a rotation vector, rad",this.start,"rotation_vector","attitude")),(this.start.position||this.start.velocity||this.force.length)&&(e.push(this.vector("Position, m",this.start,"position","position"),this.vector("Velocity, m/s",this.start,"velocity","velocity")),this.force.length&&e.push(F("p",{class:"note","data-test":"force"},`Forces: ${this.force.map(n=>n.model).join(", ")}.`))),e}torqueFields(){let e=this.known,t=[F("h3",{},"Torque")],n=r=>{let o=e.torques.find(a=>a.name===r);return{model:r,...Object.fromEntries(o.params.filter(a=>a.needed??a.default!==null).map(a=>[a.name,Gn(a.default)]))}},s=e.torques.map(r=>[r.name,r.name.replace(/_/g," ")]);if(this.own||!this.torques.length){let r=[["","None: free rotation"],...s,...this.own?[["=","The problem's own"]]:[]];return t.push(this.select(r,this.own?"=":"",o=>{o!=="="&&(this.own=!1,this.torques=o?[n(o)]:[],o||(this.problem=null),this.again())},"torque","Torque")),this.own&&t.push(F("p",{class:"note"},"This problem's torque is a program; choose another to change it.")),t}return this.torques.forEach((r,o)=>{let a=e.torques.find(c=>c.name===r.model),l=F("div",{class:"row"},this.select(s,String(r.model),c=>{this.torques[o]=n(c),this.again()},o?`torque-${o}`:"torque",`Torque ${o+1}`),F("button",{type:"button",class:"small ghost fixed","aria-label":`Remove torque ${o+1}`,"data-test":`remove-torque-${o}`,onclick:()=>{this.torques.splice(o,1),this.torques.length||(this.problem=null),this.again()}},"×"));t.push(l),a?.summary&&t.push(F("p",{class:"note"},a.summary));for(let c of a?.params??[])t.push(...this.param(c,r,o))}),this.torques.length<8&&t.push(F("button",{type:"button",class:"small","data-test":"add-torque",onclick:()=>{this.torques.push(n(e.torques.some(r=>r.name==="damping")?"damping":e.torques[0].name)),this.again()}},"Add a torque")),t}runFields(){let e=this.known,t=[F("h3",{},"Methods and steps")];return this.runs.forEach((n,s)=>{let r=F("div",{class:"row","data-test":`try-run-${s}`},this.select([["auto","auto"],...e.methods.map(a=>[a.name,a.order?`${a.name} (order ${a.order})`:a.name])],n.method,a=>{n.method=a,delete n.options,this.again()},`method-${s}`,`Method of run ${s+1}`),this.number(`Step of run ${s+1}, s`,n.dt,a=>n.dt=a,`dt-${s}`,{positive:!0,snap:a=>Number((this.t_end/Math.max(1,Math.round(this.t_end/a))).toPrecision(12))}));this.runs.length>1&&r.append(F("button",{type:"button",class:"small ghost fixed","aria-label":`Remove run ${s+1}`,onclick:()=>{this.runs.splice(s,1),this.again()}},"×")),t.push(r);let o=e.methods.find(a=>a.name===n.method);o&&t.push(F("p",{class:"note"},o.summary))}),t.push(F("button",{type:"button",class:"small","data-test":"add-run",disabled:this.runs.length>=4,onclick:()=>{let n=new Set(this.runs.map(r=>r.method)),s=["rkn4","nmb","liemid_ea",...e.methods.map(r=>r.name)].find(r=>!n.has(r)&&e.methods.some(o=>o.name===r))??"auto";this.runs.push({method:s,dt:this.runs[this.runs.length-1].dt}),this.again()}},"Compare with another")),t}endFields(){let e=(t,n,s,r)=>F("label",{class:"check"},F("input",{type:"checkbox",checked:n,"data-test":r,onchange:o=>s(o.target.checked)}),t);return[this.field("Until, s",this.number("End of the run, s",this.t_end,t=>this.t_end=t,"t_end",{positive:!0,snap:t=>this.wholeSteps(t)})),e("Compare with a reference",this.reference,t=>(this.reference=t,this.changed()),"reference"),e("Run as I change",this.eager,t=>this.eager=t,"eager"),F("div",{class:"row sticky"},this.go,this.halt),this.bar,this.words]}wholeSteps(e){let t=Math.max(...this.runs.map(n=>n.dt));return Number((Math.max(1,Math.round(e/t))*t).toPrecision(12))}param(e,t,n){let s=this.test(n,e.name),r=`${e.name.replace(/_/g," ")}${e.unit&&e.unit!=="1"?`, ${e.unit}`:""}`,o=t[e.name]??e.default;if(typeof o=="boolean")return[F("label",{class:"check"},F("input",{type:"checkbox",checked:o,onchange:l=>(t[e.name]=l.target.checked,this.changed())}),r)];if(typeof o=="number")return[this.field(r,this.number(r,o,l=>t[e.name]=l,s))];if(Array.isArray(o)&&o.length===3&&o.every(l=>typeof l=="number"))return t[e.name]??=Gn(o),[this.vector(r,t,e.name,s)];let a=F("input",{type:"text",value:typeof o=="string"?o:o==null?"":JSON.stringify(o),placeholder:"as usual","data-test":s});return a.setAttribute("aria-label",r),a.addEventListener("change",()=>{try{!a.value.trim()&&!e.needed?delete t[e.name]:t[e.name]=typeof o=="string"?a.value:JSON.parse(a.value),a.setAttribute("aria-invalid","false"),this.changed()}catch{a.setAttribute("aria-invalid","true")}}),[this.field(r,a)]}},Xy=(i,e,t,n)=>n&&!i?n:`${Math.floor(100*i)} %, ${at(e,2)} steps/s${t!==null&&t>.5?`, ${at(t,2)} s left`:""}`;var $y=30,eE=1800,ku=class{constructor(e){this.shell=e;this.theme=Dd[this.themeAtFirst()],document.documentElement.dataset.theme=this.theme.name,this.stage=new fu(lt("canvas")),this.stage.onchange=()=>(this.changed(),this.remember()),this.stage.onlayout=()=>this.layout(),this.stage.onclick=(t,n,s)=>this.clicked(n,s),this.stage.ongrab=(t,n,s)=>this.grips.grab(t,n,s),this.stage.onhover=(t,n,s)=>lt("canvas").dataset.over=t&&this.gripping&&this.grips.find(t,n,s)||"",this.clock.onseek=t=>{this.gripping&&t!==this.clock.start&&this.grip(!1),this.moved(t),this.remember()},this.side.onchange=()=>this.remember(),this.side.back=()=>this.wayBack(),lt("help").addEventListener("click",vp),lt("export").addEventListener("click",()=>_y(this.entries())),Ey(t=>this.keys(t),t=>this.trying?.undo(t)??!1),ec(lt("views")),this.watchCanvas(),ly(t=>this.take(t)),this.stage.measure(),requestAnimationFrame(t=>this.loop(t))}shell;document=null;onfirst=()=>{};frames=0;cost={sum:0,worst:0,draw:0,frames:0};stage;clock=new sc;side=new Du;motion=null;cloud=null;mechanism=null;theme;exhibit=null;before=null;requests=null;known=null;trying=null;gripping=!1;grips=new yu(()=>this.motion,{hold:()=>this.trying?.hold(),move:e=>this.trying?.moveStart(e),rest:()=>this.trying?.rest(),byMomentum:()=>this.trying?.byMomentum??!1,changed:()=>this.changed()});past=[];rest=250;stale=0;filming=null;panels=[];parallel=null;zoom=null;current="overview";dirty=!0;seen=!0;last=0;written=0;step=0;show={...Al};wanted=Qp();themeAtFirst(){let e=matchMedia("(prefers-color-scheme: light)"),t=null;try{t=localStorage.getItem("polhode-theme")}catch{}return parent!==window&&parent.postMessage({polhode:"ready"},"*"),addEventListener("message",n=>(n.data?.polhodeTheme==="light"||n.data?.polhodeTheme==="dark")&&this.dress(n.data.polhodeTheme)),e.addEventListener("change",()=>!t&&this.dress(e.matches?"light":"dark")),lt("theme").addEventListener("click",()=>{t=this.theme.name==="dark"?"light":"dark";try{localStorage.setItem("polhode-theme",t)}catch{}this.dress(t)}),t??=this.wanted?.theme??null,t==="light"||t==="dark"?t:e.matches?"light":"dark"}watchCanvas(){let e=lt("canvas");e.addEventListener("webglcontextlost",t=>{t.preventDefault(),Zt("The graphics card is gone for the moment; the picture comes back with it.",!0)}),e.addEventListener("webglcontextrestored",()=>{Zt(""),this.changed()}),new IntersectionObserver(t=>this.seen=t[t.length-1].isIntersecting).observe(e)}load(e){return this.open(xa(Pl(e)))}async take(e){if(/\.(stl|obj)$/i.test(e.name))return this.trying?(this.side.choose("try"),this.trying.take(e)):Zt("A page without a server cannot read mesh files; start polhode studio and drop it there.",!0);try{this.load(await e.arrayBuffer()),Zt("")}catch(t){Zt(`${e.name}: ${t.message}`,!0)}}open(e,t=!1){let n=t&&this.document?.kind===e.kind;this.document=e,lt("title").textContent=e.title,lt("title").title=e.title,document.title=`${e.title} – polhode studio`;let s=this.cameras();return this.clear(),document.body.dataset.kind=e.kind,this.side.panes.clear(),this.zoom=null,e.kind==="motion"?this.openMotion(e,n):e.kind==="ensemble"?this.openEnsemble(e):e.kind==="mechanism"?this.openMechanism(e):this.openExhibit(e),n&&this.setCameras(s),this.offer(),this.restore(),this.onfirst(),this.remember(),e}cameras(){return Object.fromEntries(this.stage.views.map(e=>[e.name,[e.azimuth,e.elevation,e.distance]]))}setCameras(e){for(let t of this.stage.views)e[t.name]&&([t.azimuth,t.elevation,t.distance]=e[t.name])}clear(){this.motion&&this.past.push(this.motion),this.cloud&&this.past.push(this.cloud),this.mechanism&&this.past.push(this.mechanism),this.exhibit?.drop(),this.motion=this.cloud=this.mechanism=this.exhibit=null,this.document?.kind!=="motion"&&(this.gripping=!1),this.stage.views=[],this.panels.forEach(e=>e.destroy()),this.panels=[],this.parallel?.destroy(),this.parallel=null,lt("captions").replaceChildren()}openMotion(e,t){let n=this.motion=new Ru(e,this.theme,this.show);this.stage.views=n.views,this.stage.dress(this.theme),this.panels=ic(Xg(e,n.actors.map(l=>l.player),this.theme,()=>this.motion.lead,()=>this.clock.time),this.theme,this.hooks);let{panes:s}=this.side;this.grips.dress(n,this.gripping),this.offerLesson(),s.set("runs",{title:"Runs",make:()=>$g(e,this.motion,this.theme,this.show,this.hooks,()=>this.side.pane())}),s.set("code",{title:"Code",make:()=>Ta(e.python,e.scenario)});let r=Math.min(...n.actors.map(l=>l.player.start)),o=Math.max(...n.actors.map(l=>l.player.end)),a=tE(n);t&&a<3*this.clock.speed&&a>this.clock.speed/3?this.clock.span(r,o):(this.clock.time=r,this.clock.span(r,o,a)),this.markEnds(),this.view(this.current),this.spanPanels(),e.lesson&&!t&&this.teach(this.step)}markEnds(){let e=this.document;if(e?.kind!=="motion")return this.clock.mark([]);this.clock.mark(e.runs.flatMap((t,n)=>er(t)&&t.t[t.t.length-1]<this.clock.end?[{t:t.t[t.t.length-1],colour:this.theme.runs[n],title:`${t.name} ended`}]:[]))}openEnsemble(e){let t=this.cloud=new mu(e,this.theme);this.stage.views=[t.view],this.stage.dress(this.theme),this.panels=ic(cy(e,this.theme,t),this.theme,this.hooks),e.columns?.length>1&&lt("plots").prepend((this.parallel=new Iu(e,t,this.theme,()=>(this.changed(),this.remember()))).node);let n=r=>this.requests?.over({type:"member",index:r});this.side.panes.set("runs",{title:"Members",make:()=>hy(e,t,this.theme,()=>(this.changed(),this.remember()),this.requests?n:null)}),(e.python||e.scenario)&&this.side.panes.set("code",{title:"Code",make:()=>Ta(e.python,e.scenario)});let s=e.times[e.times.length-1];this.clock.time=e.times[0],this.clock.span(e.times[0],s,(s-e.times[0])/15),this.clock.mark([]),this.view("cloud"),this.spanPanels()}openMechanism(e){let t=this.mechanism=new Mu(e,this.theme);this.stage.views=[t.view],this.stage.dress(this.theme),this.panels=ic(Oy(e,this.theme,t),this.theme,this.hooks),this.offerLesson(),this.side.panes.set("runs",{title:"Mechanism",make:()=>ky(e,t,this.theme,()=>this.moved(this.clock.time))}),e.python&&this.side.panes.set("code",{title:"Code",make:()=>Ta(e.python,"")});let n=e.t[0],s=e.t[e.t.length-1];this.clock.time=n,this.clock.span(n,s,Math.max(1,(s-n)/60)),this.clock.mark([]),this.view("mechanism"),this.spanPanels(),this.teach(this.step)}openExhibit(e){this.clock.set(!1),lt("views").replaceChildren(),this.exhibit=dy(e,this.theme),e.python&&this.side.panes.set("code",{title:"Code",make:()=>Ta(e.python,"")})}clicked(e,t){this.cloud&&(this.cloud.choose(this.cloud.pick(e,t)),this.moved(this.clock.time),this.side.tab==="runs"&&this.side.pane())}hooks={seek:e=>this.clock.seek(e),camera:e=>this.preset(e),changed:()=>{this.layout(),this.moved(this.clock.time),this.panels.forEach(e=>e.refresh())},zoomed:e=>{this.zoom=e,this.spanPanels(),this.remember()}};more(e){let t=this.document;if(t?.kind!=="motion"||!this.motion)return;let n=t.difference.length;if(um(t,e),t.difference.length!==n)return void this.open(t,!0);this.stale||=performance.now()}catchUp(){if(this.stale=0,!this.motion)return;let e=performance.now();this.motion.actors.forEach((t,n)=>this.motion.retrace(n)),this.clock.span(this.clock.start,Math.max(...this.motion.actors.map(t=>t.player.end))),this.markEnds(),this.spanPanels(),this.rest=Math.max(250,4*(performance.now()-e))}get lesson(){let e=this.document;return e?.kind==="motion"||e?.kind==="mechanism"?e.lesson??null:null}offerLesson(){let{lesson:e}=this;e&&(this.step=Math.max(0,Math.min(this.step,e.steps.length-1)),this.side.panes.set("lesson",{title:"Lesson",make:()=>Ry(e,this.step,t=>this.teach(t))}))}teach(e){let{lesson:t}=this;if(!t)return;this.step=Math.max(0,Math.min(t.steps.length-1,e));let n=t.steps[this.step];this.motion&&(Object.assign(this.show,Al,n.show??{}),this.motion.setLead(n.lead??0),this.motion.actors.forEach((s,r)=>this.motion.retrace(r))),this.view(n.view??"overview"),n.speed&&this.clock.setSpeed(n.speed),this.clock.seek(n.time??this.clock.start),this.clock.set(n.play??!1);for(let s of this.panels)s.node.classList.toggle("look",s.spec.id===n.plot);this.side.tab==="lesson"&&this.side.pane(),this.remember()}attach(e){let t=!0,n=null;this.requests=new Lu(e,{began:()=>this.trying?.state(!0,""),first:(s,r)=>this.guard(()=>this.arrived(s,r)),more:s=>this.guard(()=>this.more(s)),progress:s=>this.trying?.state(!0,Xy(s.fraction,s.rate,s.left,s.message),s.fraction),done:(s,r)=>{this.stale&&this.catchUp(),this.markEnds(),this.side.tabs(),this.trying?.accept(),this.trying?.state(!1,s?"Stopped; what was computed is kept.":`Done in ${r<1e3?`${Math.round(r)} ms`:`${at(r/1e3,3)} s`}.`)},failed:(s,r)=>{this.trying?this.trying.complain(s,r):Zt(s,!0),!(this.document||!n)&&(this.wanted=null,this.guard(()=>this.open(xa(n))))}}),e.onhello=s=>t=!s.document,e.ondocument=s=>{this.wanted?.request?n=s:this.guard(()=>this.document||this.open(xa(s)))},e.onstate=(s,r)=>{Zt(r,!s),s&&r&&setTimeout(()=>Zt(""),8e3)},e.onshow=({view:s,cameras:r,time:o,play:a})=>{s&&this.view(s),r&&this.setCameras(r),o!==void 0&&this.clock.seek(o),a!==void 0&&this.clock.set(a),this.changed(),this.remember()},new URLSearchParams(location.search).has("document")&&setInterval(()=>this.report(e),250),e.oncatalogue=s=>this.learn(s,t)}report(e){let t=this.document&&e.open?JSON.stringify(this.state):this.reported;t!==this.reported&&(this.reported=t,e.report(JSON.parse(t)))}reported="";arrived(e,t){t&&this.document&&this.document.kind!=="exhibit"&&(this.before=this.document),t||(this.before=null),t&&(this.step=0);let n=this.wanted!==null;this.open(xa(e),!t),t&&this.lesson&&this.side.choose("lesson"),!t&&!this.clock.playing&&this.frames<4&&!n&&this.clock.set(!0)}learn(e,t){if(this.known)return;this.known=e,this.trying=new Ou(e,r=>{this.run(r).catch(()=>{})},()=>this.requests?.stop(),r=>this.requests.server.upload(r)),this.trying.onchange=()=>this.document&&!this.wanted&&Qu(()=>this.state),this.trying.ongrip=()=>this.grip(!this.gripping);let n=["dzhanibekov","book-toss",...e.problems.map(r=>r.name)].find(r=>e.problems.some(o=>o.name===r)),s=this.document?.kind==="motion"?this.document.request:null;this.wanted?.request?(this.trying.adopt(this.wanted.request),this.trying.touched=!0,this.side.tab=this.wanted.tab??"try",this.trying.submit()):!this.document&&t?(this.side.tab="try",this.trying.choose(n??null)):s?this.trying.adopt(s):this.trying.choose(n??null,!1),this.offer()}grip(e){!this.motion||!this.trying||(this.gripping=e,this.trying.grip.setAttribute("aria-pressed",String(e)),document.getElementById("gripping")?.remove(),e&&(this.clock.set(!1),this.clock.seek(this.clock.start),this.show.ride=this.show.apart=!1,this.motion.body.shown||this.view("body"),this.side.draw(!1),lt("stage").append(F("div",{id:"gripping",role:"status","data-test":"gripping"},F("span",{},"The start: drag the ends of ω and L, or the body. Shift keeps a length."),F("button",{type:"button",class:"small","data-test":"grip-end",onclick:()=>this.grip(!1)},"Done")))),this.grips.dress(this.motion,e),this.motion.dress(),this.moved(this.clock.time))}get knobs(){return this.draw(),this.grips.places()}offer(){let{panes:e}=this.side,t=this.known;t&&!e.has("try")&&(e.set("try",{title:"Try",make:()=>this.trying.node}),t.lessons?.length&&e.set("lessons",{title:"Learn",make:()=>Py(t.lessons,n=>this.requests.over({type:"lesson",name:n}))}),t.exhibits.length&&e.set("lab",{title:"Lab",make:()=>Cy(t,this.document?.kind==="exhibit"?this.document.name:"",n=>this.requests.over({type:"exhibit",name:n}))})),this.side.tabs()}guard(e){try{e()}catch(t){Zt(t.message,!0)}}async run(e){if(!this.requests)throw new Error("This page has no server to ask.");return await this.requests.run(e),this.document}wayBack(){let e=this.before;return!e||e===this.document?null:F("button",{type:"button",class:"small","data-test":"back",onclick:()=>{this.before=null,this.open(e)}},`Back to ${e.title}`)}get state(){let e=this.trying?.touched?this.trying.request():void 0,t=Object.fromEntries(Object.entries(this.show).filter(([o,a])=>a!==Al[o])),n=this.motion?.actors.flatMap((o,a)=>o.visible?[]:[a])??[],s=Object.fromEntries(this.panels.filter(o=>o.log===o.spec.signed).map(o=>[o.spec.id,o.log])),r={...Object.keys(t).length?{show:t}:{},...n.length?{hidden:n}:{},...this.motion?.lead?{lead:this.motion.lead}:{},...this.zoom?{zoom:this.zoom}:{},...Object.keys(s).length?{scales:s}:{},...this.lesson?{step:this.step}:{},...this.cloud?{members:this.cloud.state}:{}};return{request:e,view:this.current,time:this.clock.time,speed:this.clock.speed,tab:this.side.tab,cameras:this.cameras(),...r}}remember(){this.document&&!this.clock.playing&&!this.wanted&&Qu(()=>this.state)}restore(){let e=this.wanted;!e||e.request&&!this.known||(this.wanted=null,e.step!==void 0&&this.teach(e.step),this.apply(e))}apply(e){for(let[t,n]of Object.entries(e.show??{}))typeof n==typeof Al[t]&&(this.show[t]=n);this.motion&&(e.hidden?.forEach(t=>this.motion.actors[t]&&(this.motion.actors[t].visible=!1)),this.motion.setLead(e.lead??this.motion.lead),e.show&&this.motion.actors.forEach((t,n)=>this.motion.retrace(n))),e.members&&this.cloud?.restore(e.members);for(let t of this.panels)e.scales?.[t.spec.id]!==void 0&&t.setLog(e.scales[t.spec.id]);e.view&&this.view(e.view),e.cameras&&this.setCameras(e.cameras),e.tab&&this.side.panes.has(e.tab)?this.side.choose(e.tab):this.side.pane(),e.speed&&this.clock.setSpeed(e.speed),e.zoom&&this.hooks.zoomed(e.zoom),this.clock.seek(e.time??this.clock.time),this.changed()}spanPanels(){let e=[this.clock.start,this.clock.end],[t,n]=this.zoom??e;for(let s of this.panels)s.span(t,n),s.at(this.clock.time),s.write()}view(e){let t=["overview",...this.stage.views.map(r=>r.name)];this.current=t.includes(e)?e:"overview";let n=lt("views"),s=n.contains(document.activeElement);n.replaceChildren(...(this.stage.views.length>1?t:[]).map(r=>F("button",{type:"button",role:"tab",id:`view-${r}`,"data-test":`view-${r}`,"aria-selected":String(r===this.current),onclick:()=>this.view(r)},Yg[r]??r))),s&&document.getElementById(`view-${this.current}`)?.focus(),this.layout(),this.changed(),this.remember()}get shown(){return{document:this.document,motion:this.motion,theme:this.theme,view:this.current}}layout(){if(!this.stage.views.length)return lt("captions").replaceChildren();Zg(this.stage,this.current),Jg(this.stage,this.shown),this.motion?.labels(),this.cloud?.labels(),this.mechanism?.labels(),this.readout()}preset(e){for(let t of this.stage.views)t.shown&&t.preset(e);this.changed(),this.remember()}dress(e){this.theme=Dd[e],document.documentElement.dataset.theme=e;let t=this.document;if(!t)return;let{playing:n}=this.clock,s=this.state;this.open(t,!0),this.apply(s),this.clock.set(n),this.hooks.changed()}changed(){this.dirty=!0}moved(e){this.motion?.seek(e),this.mechanism?.seek(e),this.cloud?.seek(e);for(let t of this.panels)t.at(e),t.write();this.readout(),this.changed()}loop(e){requestAnimationFrame(a=>this.loop(a));let t=(e-this.last)/1e3,n=Math.min(.1,t);if(this.last=e,this.frames>2&&this.stage.pace(t,this.clock.playing),this.stale&&performance.now()-this.stale>this.rest&&this.catchUp(),this.filming)return;let s=performance.now();if(this.gripping&&this.clock.playing&&this.grip(!1),this.clock.tick(n)){let a=this.clock.time;this.motion?.seek(a),this.mechanism?.seek(a),this.cloud?.seek(a);for(let l of this.panels)l.at(a);if(e-this.written>90){for(let l of this.panels)l.write();this.readout(),this.written=e}this.dirty=!0}if(!this.dirty||!this.seen)return;let r=performance.now()-s;this.dirty=!1;let o=performance.now();this.draw(),this.cost.draw+=performance.now()-o,this.cost.sum+=r,this.cost.worst=Math.max(this.cost.worst,r),this.cost.frames++}draw(){this.stage.views.length&&(this.stage.draw(),this.past.splice(0).forEach(e=>e.dispose()),this.frames++)}readout(){let e=this.motion?.actors[this.motion.lead].player,t=(n,s)=>{let r=document.getElementById(n);r&&r.textContent!==s&&(r.textContent=s)};e&&(t("readout-omega",`${at(Math.hypot(...e.omega),3)} rad/s`),t("readout-momentum",`${at(Math.hypot(...e.momentum),3)} kg m²/s`))}keys(e){let t=this.clock.end-this.clock.start,n=a=>{let l=this.motion?.actors[this.motion.lead].player;if(!l)return this.clock.seek(this.clock.time+a*t/200);let c=Math.max(0,Math.min(l.data.t.length-1,l.index+(l.fraction>.999?1:0)+(a<0&&l.fraction>1e-9&&l.fraction<=.999?a+1:a)));this.clock.seek(l.data.t[c])},s=this.stage.views.filter(a=>a.shown),r=(a,l)=>s.slice(0,1).forEach(c=>this.stage.spin(c,a,l)),o={" ":()=>this.clock.toggle(),k:()=>this.clock.toggle(),ArrowRight:()=>e.shiftKey?r(-20,0):this.clock.seek(this.clock.time+t/100),ArrowLeft:()=>e.shiftKey?r(20,0):this.clock.seek(this.clock.time-t/100),ArrowUp:()=>e.shiftKey?r(0,20):this.clock.faster(1),ArrowDown:()=>e.shiftKey?r(0,-20):this.clock.faster(-1),".":()=>n(1),",":()=>n(-1),Home:()=>this.clock.seek(this.clock.start),End:()=>this.clock.seek(this.clock.end),l:()=>this.clock.setLoop(!this.clock.loop),t:()=>lt("theme").click(),r:()=>this.preset("corner"),"?":vp,"+":()=>s.forEach(a=>this.stage.zoom(a,.85)),"-":()=>s.forEach(a=>this.stage.zoom(a,1/.85))};return["overview",...this.stage.views.map(a=>a.name)].forEach((a,l)=>o[String(l+1)]=()=>this.view(a)),o}entries(){let e=this.document;if(!e)return[];let t={id:"html",text:"Page (HTML)",about:"One file that needs nothing else and opens as this is seen",act:()=>this.savePage()},n=[{id:"png",text:"Picture (PNG)",about:e.kind==="exhibit"?"The plots with their legends":"The scene and the plots with their legends",act:()=>this.savePicture()},{id:"svg",text:"Drawing (SVG)",about:e.kind==="exhibit"?"The plots as lines and text":"Plots and words as lines; the scene as a picture inside",act:()=>this.saveDrawing()}];if(e.kind==="exhibit")return[...n,t];let s={id:"webm",text:this.filming?"End the film":"Film (WebM)",about:"The scene from start to end at this speed, frame by frame",act:()=>this.saveFilm()},r={id:"glb",text:"Model (GLB)",about:"Bodies and their motion, for Blender and other viewers",act:()=>ia(new Blob([this.model()],{type:"model/gltf-binary"}),sa(e.title,"glb"))};return[...n,s,...e.kind==="ensemble"?[]:[r],t]}model(){return Sy(this.motion?.moving??this.mechanism?.moving??[])}get subject(){let e={theme:this.theme,title:this.document?.title??""};if(this.exhibit){let s=lt("exhibit"),{paddingLeft:r,paddingRight:o}=getComputedStyle(s);return{...e,canvas:null,width:Math.max(320,s.clientWidth-parseFloat(r)-parseFloat(o)),views:[],panels:this.exhibit.figures,time:""}}let t=this.stage.views.filter(s=>s.shown),n=lt("canvas");return{...e,canvas:n,width:n.clientWidth,panels:[...this.parallel?[this.parallel]:[],...this.panels],time:lt("time").textContent??"",views:t.map(s=>({name:s.name,rect:s.rect,title:document.querySelector(`[data-test="caption-${s.name}"] h2`)?.textContent??s.title,legend:Od(this.shown,s.name).map(r=>({...r,text:r.readout?`${r.text} ${document.getElementById(r.readout)?.textContent??""}`:r.text}))}))}}picture(){return this.stage.sharp(2,()=>(this.draw(),gp(this.subject)))}drawing(){return this.stage.sharp(2,()=>(this.draw(),yy(this.subject)))}page(){return vy(this.document,this.shell,ju({...this.state,request:void 0,theme:this.theme.name}))}savePicture(){this.picture().toBlob(e=>e&&ia(e,sa(this.document.title,"png")))}saveDrawing(){ia(new Blob([this.drawing()],{type:"image/svg+xml"}),sa(this.document.title,"svg"))}async savePage(){ia(new Blob([await this.page()],{type:"text/html"}),sa(this.document.title,"html"))}async film(e=eE){let{time:t,playing:n}=this.clock,s=this.clock.end-this.clock.start,r=Math.max(2,Math.min(e,Math.round($y*s/this.clock.speed))),o=this.filming={stop:!1};this.clock.set(!1);try{return await My({frames:r,rate:$y,stopped:()=>o.stop,draw:a=>(this.clock.seek(this.clock.start+s*a/(r-1)),this.draw(),gp({...this.subject,panels:[]})),progress:a=>Zt(`The film is being made: ${Math.floor(100*a)} %. Export ends it before the end.`)})}finally{this.filming=null,this.clock.seek(t),this.clock.set(n)}}async saveFilm(){if(this.filming)return void(this.filming.stop=!0);let e=await this.film();Zt(`The film has ${at(e.size/1e6,3)} MB.`),setTimeout(()=>Zt(""),4e3),ia(e,sa(this.document.title,"webm"))}};function tE(i){let e=i.actors[0].player.data,t=e.t.length,n=0,s=0;for(let a=0;a<t;a+=Math.max(1,t>>8)){let l=Math.hypot(e.omega[3*a],e.omega[3*a+1],e.omega[3*a+2]);Number.isFinite(l)&&(n+=l,s++)}let r=n/(s||1),o=i.actors[0].player.end-i.actors[0].player.start;return Math.max(o/120,r>0?5/r:o/20)}var Lt,Bu=()=>{};function nE(){Lt.draw();let i=lt("canvas"),e=F("canvas",{width:i.width,height:i.height}),t=e.getContext("2d");return t.drawImage(i,0,0),{width:e.width,height:e.height,data:t.getImageData(0,0,e.width,e.height).data}}function iE(i){let e=Lt.document;e?.kind==="motion"?Lt.clock.seek(e.runs[0].t[i]):e?.kind==="ensemble"&&Lt.clock.seek(e.times[i])}var sE=async i=>oo(await(await Lt.film(i)).arrayBuffer()),rE={ready:new Promise(i=>Bu=i),get document(){return Lt?.document??null},get time(){return Lt.clock.time},get frames(){return Lt?.frames??0},get cost(){return Lt.cost},get memory(){let{memory:i,programs:e}=Lt.stage.renderer.info;return{geometries:i.geometries,textures:i.textures,programs:e?.length??0}},get words(){return Lt.draw(),Lt.stage.views.filter(i=>i.shown).flatMap(i=>i.words.map(e=>({text:e.text,...e.box,x:e.box.x+i.rect.x,y:e.box.y+i.rect.y})))},get state(){return Lt.state},get knobs(){return Lt.knobs},show:iE,play:()=>Lt.clock.set(!0),pause:()=>Lt.clock.set(!1),seek:i=>Lt.clock.seek(i),view:i=>Lt.view(i),preset:i=>Lt.preset(i),teach:i=>Lt.teach(i),run:i=>Lt.run(i),load:i=>Lt.load(i),pixels:nE,png:()=>Lt.picture().toDataURL("image/png"),svg:()=>Lt.drawing(),html:()=>Lt.page(),glb:()=>oo(Lt.model()),film:sE};window.studio=rE;function oE(){let i=document.body.cloneNode(!0);i.querySelectorAll("script").forEach(t=>t.remove());try{Lt=new ku(i.innerHTML.trim())}catch(t){Zt(`This page needs WebGL 2 to draw, and the browser has not given it: ${t.message}`,!0);return}let e=document.getElementById("polhode-packet");if(e){try{Lt.load(Jp(e.textContent??"")),e.textContent=""}catch(t){Zt(t.message,!0)}Bu()}else if(location.protocol.startsWith("http")){let t=new URL("socket",location.href);t.protocol=location.protocol==="https:"?"wss:":"ws:";let n=new URLSearchParams(location.search),s=n.get("document");t.search=`?${new URLSearchParams({token:n.get("token")??"",...s?{document:s}:{}})}`,t.hash="",Lt.onfirst=Bu,Lt.attach(new Il(t.href))}else Zt("Drop a packet here to show it."),Bu()}var Yy=(()=>{let i=!1;return()=>{i||oE(),i=!0}})();requestAnimationFrame(()=>setTimeout(Yy));setTimeout(Yy,300);})();
