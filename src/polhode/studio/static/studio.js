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
"use strict";(()=>{var av={f8:Float64Array,f4:Float32Array,u4:Uint32Array},lv=new Map([[Float64Array,"f8"],[Float32Array,"f4"],[Uint32Array,"u4"]]),Yp=new WeakMap;function cv(i){return Yp.get(i)??[i.length]}function ju(i,e){return Yp.set(i,e),i}var ro=class extends Error{};function Il(i){if(i.byteLength<8)throw new ro("this is not a packet: it is too short");let e=new DataView(i).getUint32(0,!0);if(4+e>i.byteLength||(4+e)%8!==0)throw new ro("this is not a packet: its header is cut off");let t;try{t=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(new Uint8Array(i,4,e)))}catch{throw new ro("this is not a packet: its header is not JSON")}let n=t.arrays??{},s=new Map;for(let[o,a]of Object.entries(n)){let l=av[a.dtype],c=a.shape.reduce((u,d)=>u*d,1),h=4+e+a.offset;if(!l||h%l.BYTES_PER_ELEMENT!==0||h+c*l.BYTES_PER_ELEMENT>i.byteLength)throw new ro(`the packet is cut off or damaged at its array ${o}`);s.set(o,ju(new l(i,h,c),a.shape))}let r=o=>{if(typeof o=="string"&&o.startsWith("@"))return s.get(o.slice(1))??o;if(Array.isArray(o))return o.map(r);if(o!==null&&typeof o=="object"&&!ArrayBuffer.isView(o)){let a={};for(let[l,c]of Object.entries(o))l!=="__proto__"&&(a[l]=r(c));return a}return o};return delete t.arrays,r(t)}function Zp(i){let e={},t=[],n=0,s=(h,u)=>{if(ArrayBuffer.isView(h))return e[u]={dtype:lv.get(h.constructor),shape:cv(h),offset:n},t.push(h),n+=Math.ceil(h.byteLength/8)*8,"@"+u;if(Array.isArray(h))return h.map((d,f)=>s(d,`${u}.${f}`));if(h!==null&&typeof h=="object"){let d={};for(let[f,p]of Object.entries(h))p!==void 0&&(d[f]=s(p,u?`${u}.${f}`:f));return d}return h},r=s(i,"");r.arrays=e;let o=new TextEncoder().encode(JSON.stringify(r)),a=Math.ceil((4+o.length)/8)*8-4,l=new Uint8Array(4+a+n);new DataView(l.buffer).setUint32(0,a,!0),l.fill(32,4,4+a),l.set(o,4);let c=4+a;for(let h of t)l.set(new Uint8Array(h.buffer,h.byteOffset,h.byteLength),c),c+=Math.ceil(h.byteLength/8)*8;return l.buffer}function Jp(i){let e=atob(i.replace(/\s+/g,"")),t=new Uint8Array(e.length);for(let n=0;n<e.length;n++)t[n]=e.charCodeAt(n);return t.buffer}function oo(i){let e=new Uint8Array(i),t="";for(let n=0;n<e.length;n+=32768)t+=String.fromCharCode(...e.subarray(n,n+32768));return btoa(t)}var Ll=class{constructor(e){this.address=e;this.connect()}address;socket=null;jobs=new Map;next=1;tries=0;ended=!1;onhello=()=>{};oncatalogue=()=>{};ondocument=()=>{};onstate=()=>{};onshow=()=>{};get open(){return this.socket?.readyState===WebSocket.OPEN}connect(){let e=new WebSocket(this.address);e.binaryType="arraybuffer",this.socket=e,e.onopen=()=>{this.tries=0,this.onstate(!0,""),this.send({type:"catalogue"})},e.onmessage=t=>{try{typeof t.data=="string"?this.text(JSON.parse(t.data)):this.packet(t.data)}catch(n){this.onstate(this.open,`The server sent a message that this page cannot read: ${n.message}`)}},e.onclose=()=>{for(let t of this.jobs.values())t.failed("The connection to the server was lost; the samples received so far are shown.");this.jobs.clear(),!this.ended&&(this.tries++===0?this.onstate(!1,"The connection to the server was lost. The motion is still shown, and the page tries to connect again."):this.diagnose(),setTimeout(()=>this.connect(),Math.min(5e3,500*this.tries)))}}async diagnose(){let e=new URL(location.href);try{(await fetch(e.pathname+e.search,{cache:"no-store"})).status===403&&this.onstate(!1,"The studio was restarted and has a new address: open the address that it printed. To keep the current settings, append the part of this page's address that begins with #.")}catch{this.onstate(!1,"The server does not respond. The motion is still shown. Start the server again with the same --port, or open the address that it prints.")}}report(e){this.send({type:"state",state:e})}send(e){this.open&&this.socket.send(JSON.stringify(e))}text(e){let t=e.id===void 0?void 0:this.jobs.get(e.id);e.type==="hello"?this.onhello(e):e.type==="catalogue"?this.oncatalogue(e):e.type==="show"?this.onshow(e):e.type==="progress"?t?.progress?.(e):e.type==="error"?t?(this.jobs.delete(e.id),t.failed(String(e.message),e.where)):this.onstate(this.open,String(e.message)):e.type==="done"&&t&&(this.jobs.delete(e.id),t.done(!!e.stopped))}packet(e){let t=Il(e),n=Number(t.id??0);if(n===0)return this.ondocument(t);let s=this.jobs.get(n);s&&(t.append?s.more?.(t):s.first(t)),this.send({type:"ack",id:n,got:Number(t.part??0)})}ask(e,t){let n=this.next++;return this.open?(this.jobs.set(n,t),this.send({...e,id:n}),n):(t.failed("The server cannot be reached."),n)}async upload(e){let t=new URL(this.address).searchParams.get("token")??"",n=await fetch(`mesh?${new URLSearchParams({token:t,name:e.name})}`,{method:"POST",body:e}),s=await n.json().catch(()=>({message:`the server responded with status ${n.status}`}));if(!n.ok)throw new Error(s.message);return s}stop(e){this.send({type:"stop",id:e})}forget(e){this.jobs.delete(e)&&this.stop(e)}close(){this.ended=!0,this.socket?.close()}};var xa=(i,e)=>Array.isArray(i)&&(e===void 0||i.length===e)&&i.every(t=>Number.isFinite(t));function Qu(i,e){return i&&typeof i=="object"&&!Array.isArray(i)?Object.fromEntries(Object.entries(i).filter(([,t])=>e(t))):void 0}var hv=8e3;function ed(i){let e=new TextEncoder().encode(JSON.stringify(i)),t="";for(let n of e)t+=String.fromCharCode(n);return btoa(t).replace(/\+/g,"-").replace(/\//g,"_").replace(/=+$/,"")}function Kp(i){try{let e=atob(i.replace(/-/g,"+").replace(/_/g,"/")),t=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(e,l=>l.charCodeAt(0))));if(typeof t!="object"||t===null||Array.isArray(t))return null;let n={};typeof t.view=="string"&&(n.view=t.view),typeof t.tab=="string"&&(n.tab=t.tab),Number.isFinite(t.time)&&(n.time=t.time),Number.isInteger(t.step)&&(n.step=t.step),t.request&&typeof t.request=="object"&&Array.isArray(t.request.runs)&&(n.request=t.request);let s=Qu(t.cameras,l=>xa(l,3));s&&(n.cameras=s);let r=Qu(t.show,l=>typeof l=="boolean"||Number.isFinite(l));r&&(n.show=r);let o=Qu(t.scales,l=>typeof l=="boolean");o&&(n.scales=o),t.speed>0&&Number.isFinite(t.speed)&&(n.speed=t.speed),(t.theme==="dark"||t.theme==="light")&&(n.theme=t.theme),Number.isInteger(t.lead)&&(n.lead=t.lead),xa(t.hidden)&&(n.hidden=t.hidden),xa(t.zoom,2)&&t.zoom[0]<t.zoom[1]&&(n.zoom=t.zoom);let a=t.members;return a&&xa([a.column,a.picked])&&Array.isArray(a.brushes)&&a.brushes.every(l=>xa(l,3))&&(n.members={column:a.column,picked:a.picked,all:a.all===!0,brushes:a.brushes}),n}catch{return null}}function Qp(){let i=/^#s=([\w-]+)$/.exec(location.hash);if(i)return Kp(i[1]);let e=document.getElementById("polhode-state")?.textContent;return e?Kp(e.trim()):null}var jp=0;function td(i){clearTimeout(jp),jp=window.setTimeout(()=>{let e=ed(i());try{e.length<hv&&history.replaceState(null,"",`#s=${e}`)}catch{}},300)}function di(i,e,t=i.length){let n=0,s=t;for(;n<s;){let r=n+s>>1;i[r]<e?n=r+1:s=r}return n}function Dl(i,e,t,n,s,r=!1,o=i.length){let a=Math.max(0,di(i,t,o)-1),l=Math.min(o,di(i,n,o)+2),c=new Float64Array(Math.min(l-a,3*s+9)),h=new Float64Array(c.length),u=x=>r?Math.abs(e[x]):e[x],d=0,f=x=>{c[d]=i[x],h[d++]=u(x)},p=x=>{d>0&&Number.isNaN(h[d-1])||(c[d]=i[x],h[d++]=NaN)};if(l-a<=2*s+6)for(let x=a;x<l;x++)Number.isFinite(u(x))?(!r||u(x)>0)&&f(x):p(x);else{let x=(n-t)/s||1,g=a;for(;g<l;){let m=Math.floor((i[g]-t)/x),v=t+(m+1)*x,A=-1,b=-1,C=1/0,w=-1/0,y=-1;do{let S=u(g);Number.isFinite(S)?(!r||S>0)&&(S<C&&(C=S,A=g),S>w&&(w=S,b=g)):y=g,g++}while(g<l&&i[g]<v);if(A>=0){let S=Math.min(A,b),U=Math.max(A,b);y>=0&&y<S&&p(y),f(S),y>S&&y<U&&p(y),A!==b&&f(U)}y>=0&&(A<0||y>Math.max(A,b))&&p(y)}}return{x:c.subarray(0,d),y:h.subarray(0,d)}}function Nl(i){let e=new Float64Array(i.reduce((r,o)=>r+o.x.length,0)),t=0;for(let r of i)e.set(r.x,t),t+=r.x.length;e.sort();let n=0;for(let r=0;r<e.length;r++)(r===0||e[r]!==e[r-1])&&(e[n++]=e[r]);let s=e.subarray(0,n);return[s,...i.map(r=>{let o=new Array(n).fill(void 0),a=0;for(let l=0;l<r.x.length;l++){for(;s[a]<r.x[l];)a++;o[a]=Number.isNaN(r.y[l])?null:r.y[l]}return o})]}var An=(i=1,e=0,t=0,n=0)=>Float64Array.of(i,e,t,n),Rt=(i=0,e=0,t=0)=>Float64Array.of(i,e,t);function ls(i,e,t){let n=i[0]*e[0]-i[1]*e[1]-i[2]*e[2]-i[3]*e[3],s=i[0]*e[1]+i[1]*e[0]+i[2]*e[3]-i[3]*e[2],r=i[0]*e[2]-i[1]*e[3]+i[2]*e[0]+i[3]*e[1],o=i[0]*e[3]+i[1]*e[2]-i[2]*e[1]+i[3]*e[0];return t[0]=n,t[1]=s,t[2]=r,t[3]=o,t}function kl(i,e,t){let n=e*i[0],s=e*i[1],r=e*i[2],o=.5*Math.sqrt(n*n+s*s+r*r),a=o<1e-6?.5-o*o/12:.5*Math.sin(o)/o;return t[0]=Math.cos(o),t[1]=a*n,t[2]=a*s,t[3]=a*r,t}function nm(i,e){let t=i[0]<0?-1:1,n=Math.sqrt(i[1]*i[1]+i[2]*i[2]+i[3]*i[3]),s=n<1e-12?2*t:2*t*Math.atan2(n,t*i[0])/n;return e[0]=s*i[1],e[1]=s*i[2],e[2]=s*i[3],e}function ln(i,e,t){let n=e[0],s=e[1],r=e[2],o=i[2]*r-i[3]*s,a=i[3]*n-i[1]*r,l=i[1]*s-i[2]*n;return t[0]=n+2*(i[0]*o+i[2]*l-i[3]*a),t[1]=s+2*(i[0]*a+i[3]*o-i[1]*l),t[2]=r+2*(i[0]*l+i[1]*a-i[2]*o),t}function im(i,e,t){let n=i[1]*e[2]-i[2]*e[1],s=i[2]*e[0]-i[0]*e[2],r=i[0]*e[1]-i[1]*e[0];return t[0]=n,t[1]=s,t[2]=r,t}var Fl=An(),zi=An(),Ul=An(),Bl=class{h=1;q0=An();mean=An(0);ends=Array.from({length:6},()=>An());set(e,t,n,s,r,o,a){this.h=a,this.q0.set(e);for(let h=0;h<3;h++)this.mean[h+1]=.5*a*(t[h]+r[h]);let l=this.mean,c=this.ends;c[0].set([1,0,0,0]);for(let h=0;h<4;h++)Fl[h]=h?-e[h]:e[0];if(ls(Fl,s,c[3]),ls(kl(l.subarray(1),-1,Ul),c[3],c[3]),c[3][0]<0)for(let h=0;h<4;h++)c[3][h]=-c[3][h];for(let[h,u,d]of[[0,t,n],[3,r,o]]){tm(c[h],u,a,l,c[h+1]),tm(c[h+1],u,a,l,c[h+2]),sm(c[h],d,.5*a*a,zi);for(let f=0;f<4;f++)c[h+2][f]+=zi[f]}return this}at(e,t,n){let s=this.ends,r=this.mean,o=e*e,a=1-e,l=a*a,c=l*a*(1+3*e+6*o),h=e*l*a*(1+3*e),u=.5*o*l*a,d=o*e*(1+3*a+6*l),f=-a*o*e*(1+3*a),p=.5*o*e*l,x=-30*o*l,g=l*(1-3*e)*(1+5*e),m=.5*e*l*(2-5*e),v=o*(1-3*a)*(1+5*a),A=-.5*a*o*(2-5*a);for(let w=0;w<4;w++)zi[w]=c*s[0][w]+h*s[1][w]+u*s[2][w]+d*s[3][w]+f*s[4][w]+p*s[5][w],Ul[w]=x*(s[0][w]-s[3][w])+g*s[1][w]+m*s[2][w]+v*s[4][w]+A*s[5][w];let b=zi[0]**2+zi[1]**2+zi[2]**2+zi[3]**2;ls(r,zi,t);for(let w=0;w<4;w++)t[w]+=2*Ul[w];for(let w=0;w<4;w++)Fl[w]=(w?-zi[w]:zi[0])/b;ls(Fl,t,t);for(let w=0;w<3;w++)n[w]=t[w+1]/this.h;ls(this.q0,kl(r.subarray(1),e,Ul),t),ls(t,zi,t);let C=Math.hypot(t[0],t[1],t[2],t[3])||1;for(let w=0;w<4;w++)t[w]/=C}};function sm(i,e,t,n){return Ol[1]=t*e[0],Ol[2]=t*e[1],Ol[3]=t*e[2],ls(i,Ol,n)}var Ol=An(0),em=An();function tm(i,e,t,n,s){ls(n,i,em),sm(i,e,t,s);for(let r=0;r<4;r++)s[r]=.5*(s[r]-em[r])}var cs=class extends Error{},er=i=>!["done","running"].includes(i.outcome);function ya(i){if(i.format!==1)throw new cs(`this page reads format 1, but the document has format ${String(i.format)}`);let e=i.kind,t=i;if(e==="motion"){let n=t;if(!Array.isArray(n.runs)||n.runs.length<1||n.runs.length>4)throw new cs("a motion has one to four runs");for(let s of n.runs){let r=s.t?.length;if(!(r>=1&&s.q?.length===4*r&&s.omega?.length===3*r&&s.momentum?.length===3*r)||s.energy_error?.length!==r||s.momentum_error?.length!==r)throw new cs(`the arrays of run ${s.name} are missing or differ in length`);if(s.x&&s.x.length!==3*r)throw new cs(`the positions and the times of run ${s.name} differ in length`)}n.difference??=[]}else if(e==="ensemble"){let n=t;if(n.axis?.length!==3*n.members*n.times?.length)throw new cs("the array `axis` of the ensemble does not have the shape (members, times, 3)")}else if(e==="exhibit"){if(!Array.isArray(t.panels))throw new cs("the exhibit has no panels")}else if(e==="mechanism"){let n=t,s=n.t?.length;if(!(Array.isArray(n.bodies)&&n.bodies.length>0&&n.bodies.every(o=>o.x?.length===3*s&&o.q?.length===4*s))||!n.joints.every(o=>o.place?.length===3*s&&o.reaction?.length===3*s))throw new cs("the arrays of the mechanism are missing or differ in length")}else throw new cs(`this page does not know documents of kind ${String(e)}`);return t}var uv=["x","t","q","omega","momentum","energy","kinetic","energy_error","momentum_error","attitude_error"];function dv(i,e){for(let t of uv){let n=i[t],s=e[t];if(!n||!s||!ArrayBuffer.isView(s))continue;let r=t==="q"?4:t==="omega"||t==="momentum"||t==="x"?3:1,o=nd(n,s),a=o.length;i[t]=ju(o,r===1?[a]:[a/r,r])}for(let t of["outcome","message","steps","torque_calls","seconds","compile_seconds","reference"])e[t]!==void 0&&(i[t]=e[t])}var rm=new WeakSet;function nd(i,e){let t=i.length+e.length,n;if(i instanceof Float64Array&&i.byteOffset===0&&i.buffer.byteLength>=8*t&&rm.has(i.buffer))n=new Float64Array(i.buffer,0,t);else{let s=new ArrayBuffer(8*Math.max(2*t,1024));rm.add(s),n=new Float64Array(s,0,t),n.set(i)}return n.set(e,i.length),n}function um(i,e){(e.runs??[]).forEach((t,n)=>i.runs[n]&&dv(i.runs[n],t));for(let t of e.difference??[]){let n=i.difference.find(s=>s.a===t.a&&s.b===t.b);n?(n.t=nd(n.t,t.t),n.angle=nd(n.angle,t.angle)):i.difference.push(t)}}var co=class{constructor(e){this.data=e;let{moments:t,axes:n}=e.body,s=r=>Float64Array.from({length:9},(o,a)=>[0,1,2].reduce((l,c)=>l+n[Math.floor(a/3)][c]*r(t[c])*n[a%3][c],0));this.inertia=s(r=>r),this.inverse=s(r=>1/r)}data;q=An();omega=Rt();momentum=Rt();x=Rt();index=0;fraction=0;inertia;inverse;arc=new Bl;arcOf=[-1,0];get stride(){let{t:e,omega:t}=this.data,n=e.length-1;if(n<1)return 0;let s=new Float64Array(Math.min(n,512));for(let r=0;r<s.length;r++){let o=Math.floor(r*n/s.length);s[r]=Math.hypot(t[3*o],t[3*o+1],t[3*o+2])*(e[o+1]-e[o])}return s.sort()[Math.floor(.9*(s.length-1))]}get start(){return this.data.t[0]}get end(){return this.data.t[this.data.t.length-1]}find(e){let t=this.data.t,n=t.length,s=this.index;s<n-1&&t[s]<=e&&e<t[s+1]||(s+2<n&&t[s+1]<=e&&e<t[s+2]?s++:s=Math.max(0,Math.min(n-2,di(t,e,n)-(t[di(t,e,n)]===e?0:1)))),this.index=s;let r=n>1?t[s+1]-t[s]:0;this.fraction=r>0?Math.max(0,Math.min(1,(e-t[s])/r)):0,this.coarse&&(this.fraction=this.fraction<1?0:1)}coarse=!1;seek(e){this.find(e),this.at(this.index,this.fraction,this.q,this.omega,this.momentum),this.place(this.index,this.fraction,this.x)}place(e,t,n){let{x:s,t:r}=this.data,o=r.length;if(s)for(let a=0;a<3;a++)n[a]=hm(s,r,o,e,Math.min(e+1,o-1),a,t)}at(e,t,n,s,r){let o=this.data,a=o.t.length,l=Math.min(e+1,a-1);if(t===0||l===e){for(let c=0;c<4;c++)n[c]=o.q[4*e+c];for(let c=0;c<3;c++)s[c]=o.omega[3*e+c]}else(this.arcOf[0]!==e||this.arcOf[1]!==a)&&(this.sample(l,om,am),this.rate(l,cm),this.rate(e,lm),this.sample(e,js,Mr),this.arc.set(js,Mr,lm,om,am,cm,o.t[l]-o.t[e]),this.arcOf=[e,a]),this.arc.at(t,n,s);for(let c=0;c<3;c++)r[c]=hm(o.momentum,o.t,a,e,l,c,t)}sample(e,t,n){let s=this.data;for(let r=0;r<4;r++)t[r]=s.q[4*e+r];for(let r=0;r<3;r++)n[r]=s.omega[3*e+r]}get wheels(){let{t:e,momentum:t}=this.data,n=e.length;return[0,n>>1,n-1].some(s=>(this.own(s,Qs),Math.hypot(...[0,1,2].map(o=>Qs[o]-t[3*s+o]))>1e-4*Math.hypot(...[0,1,2].map(o=>t[3*s+o]))))}normal(e){return ln(this.q,lo(this.inertia,this.omega,e),e)}momentumOf(e,t){return lo(this.inertia,e,t)}omegaOf(e,t){return lo(this.inverse,e,t)}own(e,t){return this.sample(e,js,Mr),ln(js,lo(this.inertia,Mr,t),t)}rate(e,t){let{t:n}=this.data,s=Math.max(0,e-1),r=Math.min(n.length-1,e+1);this.own(r,ao),this.own(s,Qs);for(let o=0;o<3;o++)ao[o]=(ao[o]-Qs[o])/(n[r]-n[s]);this.sample(e,js,Mr),im(lo(this.inertia,Mr,Qs),Mr,Qs);for(let o=1;o<4;o++)js[o]=-js[o];ln(js,ao,ao);for(let o=0;o<3;o++)Qs[o]+=ao[o];lo(this.inverse,Qs,t)}value(e){if(!e||e.length===0)return NaN;let t=this.index,n=Math.min(t+1,e.length-1);return e[t]+(e[n]-e[t])*this.fraction}},js=An(),om=An(),Mr=Rt(),am=Rt(),lm=Rt(),cm=Rt(),Qs=Rt(),ao=Rt();function lo(i,e,t){let n=e[0],s=e[1],r=e[2];for(let o=0;o<3;o++)t[o]=i[3*o]*n+i[3*o+1]*s+i[3*o+2]*r;return t}function hm(i,e,t,n,s,r,o){let a=i[3*n+r];if(n===s||o===0)return a;let l=i[3*s+r],c=e[s]-e[n],h=n>0?(l-i[3*(n-1)+r])/(e[s]-e[n-1]):(l-a)/c,u=s+1<t?(i[3*(s+1)+r]-a)/(e[s+1]-e[n]):(l-a)/c,d=1-o;return a*d*d*(1+2*o)+l*o*o*(3-2*o)+c*o*d*(h*d-u*o)}function ho(i){let e=i.runs.map(t=>t.method);return i.runs.map((t,n)=>t.name.startsWith(t.method)&&e.indexOf(t.method)===e.lastIndexOf(t.method)?e[n]:t.name)}function F(i,e={},...t){let n=document.createElement(i);for(let[s,r]of Object.entries(e))r==null||r===!1||(s.startsWith("on")&&typeof r=="function"?n.addEventListener(s.slice(2),r):s==="class"?n.className=String(r):s in n&&!s.startsWith("aria")&&s!=="list"?n[s]=r:n.setAttribute(s,r===!0?"":String(r)));for(let s of t)s&&n.append(s);return n}function lt(i){let e=document.getElementById(i);if(!e)throw new Error(`the page has no element #${i}`);return e}function at(i,e=4){if(i==null||Number.isNaN(i))return"–";if(i===0)return"0";if(!Number.isFinite(i))return i>0?"∞":"−∞";let t=Math.abs(i);return(t>=1e5||t<.001?fv(i.toExponential(e-2)):String(Number(i.toPrecision(e)))).replace("-","−")}var dm={0:"⁰",1:"¹",2:"²",3:"³",4:"⁴",5:"⁵",6:"⁶",7:"⁷",8:"⁸",9:"⁹","-":"⁻","+":""};function fv(i){let[e,t]=i.split("e"),n=[...t].map(r=>dm[r]).join(""),s=String(Number(e));return s==="1"?`10${n}`:s==="-1"?`-10${n}`:`${s}·10${n}`}var fm=i=>"10"+[...String(i)].map(e=>dm[e]).join("");function pm(i,e){let t=F("button",{class:"small",type:"button","data-test":`copy-${i.toLowerCase()}`},"Copy");return t.setAttribute("aria-label",`Copy the ${i}`),t.addEventListener("click",async()=>{let n=!0;try{await navigator.clipboard.writeText(e())}catch{let s=F("textarea",{value:e()});document.body.append(s),s.select(),n=document.execCommand("copy"),s.remove()}t.textContent=n?"Copied":"Cannot copy: select the text",setTimeout(()=>t.textContent="Copy",1500)}),t}function Yt(i,e=!1){let t=lt("status");t.textContent=i,t.classList.toggle("bad",e),t.hidden=!i}function zl(i){i.addEventListener("keydown",e=>{let t=e.key==="ArrowRight"?1:e.key==="ArrowLeft"?-1:0;if(!t||e.shiftKey)return;e.preventDefault(),e.stopPropagation();let n=[...i.querySelectorAll('[role="tab"]')],s=n[(n.indexOf(document.activeElement)+t+n.length)%n.length],r=s.id;s.click(),document.getElementById(r)?.focus()})}function Cs(i){let e=t=>t.length>17?"long":"";return F("dl",{},...i.flatMap(([t,n])=>[F("dt",{class:e(n)},t),F("dd",{class:e(n),title:n},n)]))}var mm={overview:"Overview",body:"Body",poinsot:"Poinsot",momentum:"Momentum",cloud:"Cloud",path:"Path"};function gm({width:i,height:e,views:t},n){let s=n==="overview"&&t.length>1;if(t.forEach((r,o)=>r.shown=s?o<3:r.name===n||t.length===1),!s)return t.forEach(r=>r.rect={x:0,y:0,width:i,height:e});if(i>1.9*e&&e<330){let r=Math.round(i*.4),o=Math.round((i-r)/2);t[0].rect={x:0,y:0,width:r,height:e},t[1].rect={x:r,y:0,width:o,height:e},t[2].rect={x:r+o,y:0,width:i-r-o,height:e}}else if(i>1.05*e){let r=Math.round(i*.56),o=Math.round(e/2);t[0].rect={x:0,y:0,width:r,height:e},t[1].rect={x:r,y:0,width:i-r,height:o},t[2].rect={x:r,y:o,width:i-r,height:e-o}}else{let r=Math.round(e*.6),o=Math.round(i/2);t[0].rect={x:0,y:0,width:i,height:r},t[1].rect={x:0,y:r,width:o,height:e-r},t[2].rect={x:o,y:r,width:i-o,height:e-r}}}function pv(i,e){let t=i.motion?.actors[i.motion.lead].player,n=[...i.motion?.actors[0].player.data.body.moments??[1,2,3]].sort((h,u)=>h-u),s=n.slice(1).filter((h,u)=>h-n[u]<1e-9*n[2]).length,r=t?.data.torque==="free rotation",o=i.motion?.path?.enlarged??1,a={body:"The body turns; its axis leaves a trace on the sphere.",path:`The body moves; its centre of mass leaves a trace. The body is drawn ${o>1.05?`${at(o,2)} times larger than it is`:"true to scale"}${i.motion?.path?.every?`; pale copies show it every ${at(i.motion.path.every,2)} s`:""}.`,poinsot:r?"The inertia ellipsoid rolls on the plane perpendicular to L. The point of contact, ω, draws the polhode on the ellipsoid and the herpolhode on the plane.":"Under a torque, energy and L change, and the plane perpendicular to L moves. The ellipsoid touches it at ω and is always drawn at the same size.",mechanism:"Bodies and joints. Arrows show the forces that the joints exert.",cloud:"Each point shows the direction of a member's third axis. Click a point to follow this member.",momentum:s>1?"The direction of L, seen from the body. All directions have the same energy.":s?"The direction of L, seen from the body. The energy is constant along each line. A symmetric body has no separatrix.":"The direction of L, seen from the body. The energy is constant along each line. The thick line through the middle axis is the separatrix."};t?.wheels&&(a.poinsot="The body has wheels. Its ellipsoid still touches a plane at ω, but this plane moves, and it is not perpendicular to L, because L includes the wheels.",a.momentum="The direction of L (with the wheels), seen from the body. Along each line the energy of the body without wheels is constant.");let l=i.motion?.actors.find(h=>h.player.coarse)?.player.stride;return l&&e!=="cloud"&&(a[e]=`The body turns by ${at(l,2)} rad between samples, so only the samples are shown.`),[{body:"Body in space",path:"Path",poinsot:"Poinsot",cloud:"Ensemble",mechanism:"Mechanism",momentum:"Momentum sphere"}[e]??e,a[e]??""]}function id(i,e){let t=i.theme,n=i.document,s=e==="body"?[{text:"ω",colour:t.omega,readout:"readout-omega"},{text:"L",colour:t.momentum,readout:"readout-momentum"}]:e==="poinsot"?[{text:"ω",colour:t.omega},{text:"L",colour:t.momentum}]:e==="momentum"&&!mv(i)?[{text:"energy, low to high",colour:t.energy[2],ramp:t.energy}]:[];if(n?.kind==="mechanism")return[...n.bodies.slice(0,4).map((a,l)=>({text:a.name,colour:t.runs[l]})),{text:"force of a joint",colour:t.ink}];if(n?.kind!=="motion"||e==="momentum")return s;let r=ho(n),o=e==="poinsot"?"polhode, herpolhode":e==="path"?"path of the centre of mass":`trace of body ${"xyz"[i.motion?.axis??2]}`;return n.runs.forEach((a,l)=>s.push({text:n.runs.length>1?r[l]:o,colour:t.runs[l]})),s}function mv(i){let e=i.motion?.actors[0].player.data.body.moments;return!!e&&Math.max(...e)-Math.min(...e)<1e-9*Math.max(...e)}function gv(i,e,t){let n=F("div",{class:"caption","data-test":`caption-${e.name}`});t||n.classList.add("alone"),e.rect.x>0&&n.classList.add("inner"),e.rect.y>0&&n.classList.add("lower"),Object.assign(n.style,{left:`${e.rect.x}px`,top:`${e.rect.y}px`,width:`${e.rect.width}px`,height:`${e.rect.height}px`});let[s,r]=pv(i,e.name);n.append(F("div",{class:"head"},F("h2",{},s),r&&(!t||e.rect.height>330)&&e.rect.width>300&&F("p",{},r)));let o=i.document?.kind==="motion"&&i.document.runs.length>1,a=id(i,e.name).filter((l,c)=>e.rect.width>240&&e.rect.height>235&&(e.rect.width>420||!t||c<2||!o));return n.append(F("div",{class:"legend"},...a.map(l=>{let c=F("i");return c.style.background=l.ramp?`linear-gradient(90deg, ${l.ramp.join(",")})`:l.colour,l.ramp&&(c.className="ramp"),F("span",{},c,l.text,l.readout&&F("b",{class:"readout",id:l.readout}))}))),n}function xm(i,e){let t=lt("captions");t.replaceChildren();let n=i.views.filter(r=>r.shown);for(let r of n){let o=gv(e,r,n.length>1);t.append(o)}let s=t.getBoundingClientRect();n.forEach((r,o)=>{let a=[...t.children[o].querySelectorAll("h2, p, .legend span")];r.taken=a.map(c=>{let h=c.getBoundingClientRect();return{x:h.left-s.left-r.rect.x,y:h.top-s.top-r.rect.y,width:h.width+4,height:h.height}});let l=r.taken.filter(c=>c.y>r.rect.height/2).map(c=>r.rect.height-c.y);r.inset={top:r.rect.height<330?14:8,bottom:Math.min(.3*r.rect.height,Math.max(4,...l))}})}var yv="M3 1.5v13l11-6.5z",vv="M3 2h3.6v12H3zM9.4 2H13v12H9.4z",ym="http://www.w3.org/2000/svg",sd=1e4;function rd(){let i=[];for(let e=-4;e<=6;e++)for(let t of[1,2,5])i.push(Number((t*10**e).toPrecision(2)));return i}var Vl=class{start=0;end=1;time=0;speed=1;playing=!1;loop=!0;onseek=()=>{};play=F("button",{id:"play",type:"button",class:"primary","data-test":"play"});path=document.createElementNS(ym,"path");scrub=F("input",{id:"scrub",type:"range",min:"0",max:String(sd),step:"1",value:"0","data-test":"scrub"});label=F("div",{id:"time","data-test":"time"});now=F("b",{},"0");total=F("span");speeds=F("select",{id:"speed","aria-label":"Speed of playback","data-test":"speed",title:"Seconds of motion per second of playback"});marks=F("div",{class:"marks","aria-hidden":"true"});again=F("button",{id:"loop",type:"button",class:"ghost","data-test":"loop",title:"Start again at the end"},"Loop");constructor(){let e=document.createElementNS(ym,"svg");e.setAttribute("viewBox","0 0 16 16"),e.setAttribute("aria-hidden","true"),e.append(this.path),this.play.append(e),this.scrub.setAttribute("aria-label","Time"),this.label.append(this.now,this.total);for(let t of rd())this.speeds.append(F("option",{value:String(t)},`${at(t,2)}×`));this.play.addEventListener("click",()=>this.toggle()),this.scrub.addEventListener("input",()=>this.seek(this.start+(this.end-this.start)*Number(this.scrub.value)/sd)),this.speeds.addEventListener("change",()=>this.speed=Number(this.speeds.value)),this.again.addEventListener("click",()=>this.setLoop(!this.loop)),lt("transport").append(this.play,F("div",{class:"track"},this.scrub,this.marks),this.label,F("label",{},"Speed",this.speeds),this.again),this.setLoop(!0),this.draw()}mark(e){this.marks.replaceChildren(...e.map(({t,colour:n,title:s})=>{let r=F("i",{title:s},"✕");return r.style.left=`${100*(t-this.start)/(this.end-this.start||1)}%`,r.style.color=n,r}))}setLoop(e){this.loop=e,this.again.setAttribute("aria-pressed",String(e))}span(e,t,n){this.start=e,this.end=t,n!==void 0&&this.setSpeed(n),this.total.textContent=` / ${at(t)} s`,this.seek(Math.max(e,Math.min(t,this.time)))}setSpeed(e){let n=rd().reduce((s,r)=>Math.abs(Math.log(r/e))<Math.abs(Math.log(s/e))?r:s);this.speed=n,this.speeds.value=String(n)}faster(e){let t=rd(),n=t.findIndex(s=>s===this.speed);this.setSpeed(t[Math.max(0,Math.min(t.length-1,n+e))])}toggle(){this.playing?this.playing=!1:(this.time>=this.end&&this.seek(this.start),this.playing=!0),this.draw()}set(e){e!==this.playing&&this.toggle()}seek(e){this.time=Math.max(this.start,Math.min(this.end,e)),this.write(),this.onseek(this.time)}tick(e){if(!this.playing)return!1;let t=this.time+e*this.speed,n=this.end-this.start;return t>this.end&&(this.loop&&n>0?t=this.start+(t-this.start)%n:(t=this.end,this.playing=!1,this.draw())),this.time=t,this.write(),!0}write(){let e=this.end-this.start||1,t=Math.max(0,Math.min(6,3-Math.floor(Math.log10(e)+1e-9)));this.now.textContent=this.time.toFixed(t).replace("-","−");let n=String(Math.round(sd*(this.time-this.start)/e));this.scrub.value!==n&&(this.scrub.value=n),this.scrub.setAttribute("aria-valuetext",`${this.now.textContent} seconds`)}draw(){this.path.setAttribute("d",this.playing?vv:yv),this.play.setAttribute("aria-label",this.playing?"Pause":"Play")}};/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */var Qm=0,Bd=1,eg=2;var ja=1,tg=2,zo=3,gs=0,qn=1,Xn=2,Pr=0,xs=1,zd=2,Vd=3,Gd=4,ng=5;var Ir=100,ig=101,sg=102,rg=103,og=104,ag=200,lg=201,cg=202,hg=203,Hd=204,Wd=205,ug=206,dg=207,fg=208,pg=209,mg=210,gg=211,xg=212,yg=213,vg=214,bc=0,Mc=1,Sc=2,Po=3,wc=4,Ac=5,Tc=6,Ec=7,qd=0,_g=1,bg=2,ys=0,Xd=1,$d=2,Yd=3,Zd=4,Jd=5,Kd=6,jd=7;var Qd=300,Lr=301,Vo=302,nh=303,ih=304,Cc=1e3,ds=1001,Rc=1002,Bn=1003,Mg=1004;var Qa=1005;var li=1006,sh=1007;var Bs=1008;var fi=1009,ef=1010,tf=1011,Go=1012,rh=1013,$i=1014,Yi=1015,Zi=1016,oh=1017,ah=1018,Dr=1020,nf=35902,sf=35899,rf=1021,of=1022,Ji=1023,Fs=1026,zs=1027,af=1028,lh=1029,dr=1030,ch=1031;var hh=1033,el=33776,tl=33777,nl=33778,il=33779,uh=35840,dh=35841,fh=35842,ph=35843,mh=36196,gh=37492,xh=37496,yh=37488,vh=37489,sl=37490,_h=37491,bh=37808,Mh=37809,Sh=37810,wh=37811,Ah=37812,Th=37813,Eh=37814,Ch=37815,Rh=37816,Ph=37817,Ih=37818,Lh=37819,Dh=37820,Nh=37821,Fh=36492,Uh=36494,Oh=36495,kh=36283,Bh=36284,rl=36285,zh=36286;var Ca=2300,Pc=2301,yc=2302,Pd=2303,Id=2400,Ld=2401,Dd=2402;var Sg=3200;var Vh=0,wg=1,Vs="",dn="srgb",Ra="srgb-linear",Pa="linear",Pt="srgb";var vc=7680;var Ag=519,Tg=512,Eg=513,Cg=514,lf=515,Rg=516,Pg=517,cf=518,hf=519,uf=35044;var df="300 es",Ri=2e3,Io=2001;function _v(i){for(let e=i.length-1;e>=0;--e)if(i[e]>=65535)return!0;return!1}function bv(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function Ia(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function Ig(){let i=Ia("canvas");return i.style.display="block",i}var vm={},Lo=null;function La(...i){let e="THREE."+i.shift();Lo?Lo("log",e,...i):console.log(e,...i)}function Lg(i){let e=i[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=i[1];t&&t.isStackTrace?i[0]+=" "+t.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function Ze(...i){i=Lg(i);let e="THREE."+i.shift();if(Lo)Lo("warn",e,...i);else{let t=i[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...i)}}function je(...i){i=Lg(i);let e="THREE."+i.shift();if(Lo)Lo("error",e,...i);else{let t=i[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...i)}}function Ea(...i){let e=i.join(" ");e in vm||(vm[e]=!0,Ze(...i))}function Dg(i,e,t){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(e,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:n()}}setTimeout(r,t)})}var Ng={[bc]:bc,[Sc]:Tc,[wc]:wc,[Po]:Ac,[Mc]:Mc,[Tc]:Sc,[Ec]:Ec,[Ac]:Po},fs=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[e]===void 0&&(n[e]=[]),n[e].indexOf(t)===-1&&n[e].push(t)}hasEventListener(e,t){let n=this._listeners;return n===void 0?!1:n[e]!==void 0&&n[e].indexOf(t)!==-1}removeEventListener(e,t){let n=this._listeners;if(n===void 0)return;let s=n[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let n=t[e.type];if(n!==void 0){e.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},Zn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];var _c=Math.PI/180,Ic=180/Math.PI;function Nr(){let i=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(Zn[i&255]+Zn[i>>8&255]+Zn[i>>16&255]+Zn[i>>24&255]+"-"+Zn[e&255]+Zn[e>>8&255]+"-"+Zn[e>>16&15|64]+Zn[e>>24&255]+"-"+Zn[t&63|128]+Zn[t>>8&255]+"-"+Zn[t>>16&255]+Zn[t>>24&255]+Zn[n&255]+Zn[n>>8&255]+Zn[n>>16&255]+Zn[n>>24&255]).toLowerCase()}function Mt(i,e,t){return Math.max(e,Math.min(t,i))}function Mv(i,e){return(i%e+e)%e}function od(i,e,t){return(1-t)*i+t*e}function Fg(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function Gh(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Ug(i,e){if(e.constructor===Float32Array)return i;let t=Gh(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/t,-1)}function Og(i,e){if(e.constructor===Float32Array)return i;let t=Gh(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*t)}var Qe=class{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,n=this.y,s=e.elements;return this.x=s[0]*t+s[3]*n+s[6],this.y=s[1]*t+s[4]*n+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=Mt(this.x,e.x,t.x),this.y=Mt(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=Mt(this.x,e,t),this.y=Mt(this.y,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(Mt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(Mt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y;return t*t+n*n}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let n=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*n-o*s+e.x,this.y=r*s+o*n+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},Qt=class{constructor(e=0,t=0,n=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=n,this._w=s}static slerpFlat(e,t,n,s,r,o,a){let l=n[s+0],c=n[s+1],h=n[s+2],u=n[s+3],d=r[o+0],f=r[o+1],p=r[o+2],x=r[o+3];if(u!==x||l!==d||c!==f||h!==p){let g=l*d+c*f+h*p+u*x;g<0&&(d=-d,f=-f,p=-p,x=-x,g=-g);let m=1-a;if(g<.9995){let v=Math.acos(g),A=Math.sin(v);m=Math.sin(m*v)/A,a=Math.sin(a*v)/A,l=l*m+d*a,c=c*m+f*a,h=h*m+p*a,u=u*m+x*a}else{l=l*m+d*a,c=c*m+f*a,h=h*m+p*a,u=u*m+x*a;let v=1/Math.sqrt(l*l+c*c+h*h+u*u);l*=v,c*=v,h*=v,u*=v}}e[t]=l,e[t+1]=c,e[t+2]=h,e[t+3]=u}static multiplyQuaternionsFlat(e,t,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],h=n[s+3],u=r[o],d=r[o+1],f=r[o+2],p=r[o+3];return e[t]=a*p+h*u+l*f-c*d,e[t+1]=l*p+h*d+c*u-a*f,e[t+2]=c*p+h*f+a*d-l*u,e[t+3]=h*p-a*u-l*d-c*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,n,s){return this._x=e,this._y=t,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let n=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(n/2),h=a(s/2),u=a(r/2),d=l(n/2),f=l(s/2),p=l(r/2);switch(o){case"XYZ":this._x=d*h*u+c*f*p,this._y=c*f*u-d*h*p,this._z=c*h*p+d*f*u,this._w=c*h*u-d*f*p;break;case"YXZ":this._x=d*h*u+c*f*p,this._y=c*f*u-d*h*p,this._z=c*h*p-d*f*u,this._w=c*h*u+d*f*p;break;case"ZXY":this._x=d*h*u-c*f*p,this._y=c*f*u+d*h*p,this._z=c*h*p+d*f*u,this._w=c*h*u-d*f*p;break;case"ZYX":this._x=d*h*u-c*f*p,this._y=c*f*u+d*h*p,this._z=c*h*p-d*f*u,this._w=c*h*u+d*f*p;break;case"YZX":this._x=d*h*u+c*f*p,this._y=c*f*u+d*h*p,this._z=c*h*p-d*f*u,this._w=c*h*u-d*f*p;break;case"XZY":this._x=d*h*u-c*f*p,this._y=c*f*u-d*h*p,this._z=c*h*p+d*f*u,this._w=c*h*u+d*f*p;break;default:Ze("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let n=t/2,s=Math.sin(n);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,n=t[0],s=t[4],r=t[8],o=t[1],a=t[5],l=t[9],c=t[2],h=t[6],u=t[10],d=n+a+u;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(h-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(n>a&&n>u){let f=2*Math.sqrt(1+n-a-u);this._w=(h-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>u){let f=2*Math.sqrt(1+a-n-u);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+h)/f}else{let f=2*Math.sqrt(1+u-n-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let n=e.dot(t)+1;return n<1e-8?(n=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=n):(this._x=0,this._y=-e.z,this._z=e.y,this._w=n)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=n),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(Mt(this.dot(e),-1,1)))}rotateTowards(e,t){let n=this.angleTo(e);if(n===0)return this;let s=Math.min(1,t/n);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=t._x,l=t._y,c=t._z,h=t._w;return this._x=n*h+o*a+s*c-r*l,this._y=s*h+o*l+r*a-n*c,this._z=r*h+o*c+n*l-s*a,this._w=o*h-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,t=Math.sin(t*c)/h,this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,n){return this.copy(e).slerp(t,n)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},O=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,n=0){this.x=e,this.y=t,this.z=n}set(e,t,n){return n===void 0&&(n=this.z),this.x=e,this.y=t,this.z=n,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(_m.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(_m.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*n+r[6]*s,this.y=r[1]*t+r[4]*n+r[7]*s,this.z=r[2]*t+r[5]*n+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,n=this.y,s=this.z,r=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*s-a*n),h=2*(a*t-r*s),u=2*(r*n-o*t);return this.x=t+l*c+o*u-a*h,this.y=n+l*h+a*c-r*u,this.z=s+l*u+r*h-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*n+r[8]*s,this.y=r[1]*t+r[5]*n+r[9]*s,this.z=r[2]*t+r[6]*n+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=Mt(this.x,e.x,t.x),this.y=Mt(this.y,e.y,t.y),this.z=Mt(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=Mt(this.x,e,t),this.y=Mt(this.y,e,t),this.z=Mt(this.z,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(Mt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let n=e.x,s=e.y,r=e.z,o=t.x,a=t.y,l=t.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let n=e.dot(this)/t;return this.copy(e).multiplyScalar(n)}projectOnPlane(e){return ad.copy(this).projectOnVector(e),this.sub(ad)}reflect(e){return this.sub(ad.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(Mt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y,s=this.z-e.z;return t*t+n*n+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,n){let s=Math.sin(t)*e;return this.x=s*Math.sin(n),this.y=Math.cos(t)*e,this.z=s*Math.cos(n),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,n){return this.x=e*Math.sin(t),this.y=n,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),n=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=n,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,n=Math.sqrt(1-t*t);return this.x=n*Math.cos(e),this.y=t,this.z=n*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},ad=new O,_m=new Qt,it=class{static{this.prototype.isMatrix3=!0}constructor(e,t,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c)}set(e,t,n,s,r,o,a,l,c){let h=this.elements;return h[0]=e,h[1]=s,h[2]=a,h[3]=t,h[4]=r,h[5]=l,h[6]=n,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],this}extractBasis(e,t,n){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],h=n[4],u=n[7],d=n[2],f=n[5],p=n[8],x=s[0],g=s[3],m=s[6],v=s[1],A=s[4],b=s[7],C=s[2],w=s[5],y=s[8];return r[0]=o*x+a*v+l*C,r[3]=o*g+a*A+l*w,r[6]=o*m+a*b+l*y,r[1]=c*x+h*v+u*C,r[4]=c*g+h*A+u*w,r[7]=c*m+h*b+u*y,r[2]=d*x+f*v+p*C,r[5]=d*g+f*A+p*w,r[8]=d*m+f*b+p*y,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8];return t*o*h-t*a*c-n*r*h+n*a*l+s*r*c-s*o*l}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],u=h*o-a*c,d=a*l-h*r,f=c*r-o*l,p=t*u+n*d+s*f;if(p===0)return this.set(0,0,0,0,0,0,0,0,0);let x=1/p;return e[0]=u*x,e[1]=(s*c-h*n)*x,e[2]=(a*n-s*o)*x,e[3]=d*x,e[4]=(h*t-s*l)*x,e[5]=(s*r-a*t)*x,e[6]=f*x,e[7]=(n*l-c*t)*x,e[8]=(o*t-n*r)*x,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+e,-s*c,s*l,-s*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return Ea("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(ld.makeScale(e,t)),this}rotate(e){return Ea("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(ld.makeRotation(-e)),this}translate(e,t){return Ea("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(ld.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,n,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<9;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<9;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e}clone(){return new this.constructor().fromArray(this.elements)}},ld=new it,bm=new it().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Mm=new it().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function Sv(){let i={enabled:!0,workingColorSpace:Ra,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Pt&&(s.r=Ns(s.r),s.g=Ns(s.g),s.b=Ns(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Pt&&(s.r=Ro(s.r),s.g=Ro(s.g),s.b=Ro(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Vs?Pa:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[Ra]:{primaries:e,whitePoint:n,transfer:Pa,toXYZ:bm,fromXYZ:Mm,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:dn},outputColorSpaceConfig:{drawingBufferColorSpace:dn}},[dn]:{primaries:e,whitePoint:n,transfer:Pt,toXYZ:bm,fromXYZ:Mm,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:dn}}}),i}var _t=Sv();function Ns(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function Ro(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var uo,Lc=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let n;if(e instanceof HTMLCanvasElement)n=e;else{uo===void 0&&(uo=Ia("canvas")),uo.width=e.width,uo.height=e.height;let s=uo.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),n=uo}return n.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=Ia("canvas");t.width=e.width,t.height=e.height;let n=t.getContext("2d");n.drawImage(e,0,0,e.width,e.height);let s=n.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=Ns(r[o]/255)*255;return n.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let n=0;n<t.length;n++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[n]=Math.floor(Ns(t[n]/255)*255):t[n]=Ns(t[n]);return{data:t,width:e.width,height:e.height}}else return Ze("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},wv=0,Do=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:wv++}),this.uuid=Nr(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(cd(s[o].image)):r.push(cd(s[o]))}else r=cd(s);n.url=r}return t||(e.images[this.uuid]=n),n}};function cd(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?Lc.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(Ze("Texture: Unable to serialize Texture."),{})}var Av=0,hd=new O,ci=class i extends fs{constructor(e=i.DEFAULT_IMAGE,t=i.DEFAULT_MAPPING,n=ds,s=ds,r=li,o=Bs,a=Ji,l=fi,c=i.DEFAULT_ANISOTROPY,h=Vs){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:Av++}),this.uuid=Nr(),this.name="",this.source=new Do(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new Qe(0,0),this.repeat=new Qe(1,1),this.center=new Qe(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new it,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(hd).x}get height(){return this.source.getSize(hd).y}get depth(){return this.source.getSize(hd).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let n=e[t];if(n===void 0){Ze(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ze(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),t||(e.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==Qd)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case Cc:e.x=e.x-Math.floor(e.x);break;case ds:e.x=e.x<0?0:1;break;case Rc:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case Cc:e.y=e.y-Math.floor(e.y);break;case ds:e.y=e.y<0?0:1;break;case Rc:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};ci.DEFAULT_IMAGE=null;ci.DEFAULT_MAPPING=Qd;ci.DEFAULT_ANISOTROPY=1;var en=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,n=0,s=1){this.x=e,this.y=t,this.z=n,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,n,s){return this.x=e,this.y=t,this.z=n,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*n+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,n,s,r,l=e.elements,c=l[0],h=l[4],u=l[8],d=l[1],f=l[5],p=l[9],x=l[2],g=l[6],m=l[10];if(Math.abs(h-d)<.01&&Math.abs(u-x)<.01&&Math.abs(p-g)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+x)<.1&&Math.abs(p+g)<.1&&Math.abs(c+f+m-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let A=(c+1)/2,b=(f+1)/2,C=(m+1)/2,w=(h+d)/4,y=(u+x)/4,S=(p+g)/4;return A>b&&A>C?A<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(A),s=w/n,r=y/n):b>C?b<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(b),n=w/s,r=S/s):C<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(C),n=y/r,s=S/r),this.set(n,s,r,t),this}let v=Math.sqrt((g-p)*(g-p)+(u-x)*(u-x)+(d-h)*(d-h));return Math.abs(v)<.001&&(v=1),this.x=(g-p)/v,this.y=(u-x)/v,this.z=(d-h)/v,this.w=Math.acos((c+f+m-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=Mt(this.x,e.x,t.x),this.y=Mt(this.y,e.y,t.y),this.z=Mt(this.z,e.z,t.z),this.w=Mt(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=Mt(this.x,e,t),this.y=Mt(this.y,e,t),this.z=Mt(this.z,e,t),this.w=Mt(this.w,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(Mt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this.w=e.w+(t.w-e.w)*n,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},Dc=class extends fs{constructor(e=1,t=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:li,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=n.depth,this.scissor=new en(0,0,e,t),this.scissorTest=!1,this.viewport=new en(0,0,e,t),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new ci({width:e,height:t,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:li,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,n=1){if(this.width!==e||this.height!==t||this.depth!==n){this.width=e,this.height=t,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,n=e.textures.length;t<n;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new Do(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},_i=class extends Dc{constructor(e=1,t=1,n={}){super(e,t,n),this.isWebGLRenderTarget=!0}},Da=class extends ci{constructor(e=null,t=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=Bn,this.minFilter=Bn,this.wrapR=ds,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var Nc=class extends ci{constructor(e=null,t=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=Bn,this.minFilter=Bn,this.wrapR=ds,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var wt=class i{static{this.prototype.isMatrix4=!0}constructor(e,t,n,s,r,o,a,l,c,h,u,d,f,p,x,g){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c,h,u,d,f,p,x,g)}set(e,t,n,s,r,o,a,l,c,h,u,d,f,p,x,g){let m=this.elements;return m[0]=e,m[4]=t,m[8]=n,m[12]=s,m[1]=r,m[5]=o,m[9]=a,m[13]=l,m[2]=c,m[6]=h,m[10]=u,m[14]=d,m[3]=f,m[7]=p,m[11]=x,m[15]=g,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],t[9]=n[9],t[10]=n[10],t[11]=n[11],t[12]=n[12],t[13]=n[13],t[14]=n[14],t[15]=n[15],this}copyPosition(e){let t=this.elements,n=e.elements;return t[12]=n[12],t[13]=n[13],t[14]=n[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,n){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),n.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(e,t,n){return this.set(e.x,t.x,n.x,0,e.y,t.y,n.y,0,e.z,t.z,n.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,n=e.elements,s=1/fo.setFromMatrixColumn(e,0).length(),r=1/fo.setFromMatrixColumn(e,1).length(),o=1/fo.setFromMatrixColumn(e,2).length();return t[0]=n[0]*s,t[1]=n[1]*s,t[2]=n[2]*s,t[3]=0,t[4]=n[4]*r,t[5]=n[5]*r,t[6]=n[6]*r,t[7]=0,t[8]=n[8]*o,t[9]=n[9]*o,t[10]=n[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,n=e.x,s=e.y,r=e.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),h=Math.cos(r),u=Math.sin(r);if(e.order==="XYZ"){let d=o*h,f=o*u,p=a*h,x=a*u;t[0]=l*h,t[4]=-l*u,t[8]=c,t[1]=f+p*c,t[5]=d-x*c,t[9]=-a*l,t[2]=x-d*c,t[6]=p+f*c,t[10]=o*l}else if(e.order==="YXZ"){let d=l*h,f=l*u,p=c*h,x=c*u;t[0]=d+x*a,t[4]=p*a-f,t[8]=o*c,t[1]=o*u,t[5]=o*h,t[9]=-a,t[2]=f*a-p,t[6]=x+d*a,t[10]=o*l}else if(e.order==="ZXY"){let d=l*h,f=l*u,p=c*h,x=c*u;t[0]=d-x*a,t[4]=-o*u,t[8]=p+f*a,t[1]=f+p*a,t[5]=o*h,t[9]=x-d*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let d=o*h,f=o*u,p=a*h,x=a*u;t[0]=l*h,t[4]=p*c-f,t[8]=d*c+x,t[1]=l*u,t[5]=x*c+d,t[9]=f*c-p,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let d=o*l,f=o*c,p=a*l,x=a*c;t[0]=l*h,t[4]=x-d*u,t[8]=p*u+f,t[1]=u,t[5]=o*h,t[9]=-a*h,t[2]=-c*h,t[6]=f*u+p,t[10]=d-x*u}else if(e.order==="XZY"){let d=o*l,f=o*c,p=a*l,x=a*c;t[0]=l*h,t[4]=-u,t[8]=c*h,t[1]=d*u+x,t[5]=o*h,t[9]=f*u-p,t[2]=p*u-f,t[6]=a*h,t[10]=x*u+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(Tv,e,Ev)}lookAt(e,t,n){let s=this.elements;return yi.subVectors(e,t),yi.lengthSq()===0&&(yi.z=1),yi.normalize(),tr.crossVectors(n,yi),tr.lengthSq()===0&&(Math.abs(n.z)===1?yi.x+=1e-4:yi.z+=1e-4,yi.normalize(),tr.crossVectors(n,yi)),tr.normalize(),Gl.crossVectors(yi,tr),s[0]=tr.x,s[4]=Gl.x,s[8]=yi.x,s[1]=tr.y,s[5]=Gl.y,s[9]=yi.y,s[2]=tr.z,s[6]=Gl.z,s[10]=yi.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],h=n[1],u=n[5],d=n[9],f=n[13],p=n[2],x=n[6],g=n[10],m=n[14],v=n[3],A=n[7],b=n[11],C=n[15],w=s[0],y=s[4],S=s[8],U=s[12],D=s[1],I=s[5],z=s[9],V=s[13],L=s[2],W=s[6],Z=s[10],H=s[14],le=s[3],q=s[7],$=s[11],J=s[15];return r[0]=o*w+a*D+l*L+c*le,r[4]=o*y+a*I+l*W+c*q,r[8]=o*S+a*z+l*Z+c*$,r[12]=o*U+a*V+l*H+c*J,r[1]=h*w+u*D+d*L+f*le,r[5]=h*y+u*I+d*W+f*q,r[9]=h*S+u*z+d*Z+f*$,r[13]=h*U+u*V+d*H+f*J,r[2]=p*w+x*D+g*L+m*le,r[6]=p*y+x*I+g*W+m*q,r[10]=p*S+x*z+g*Z+m*$,r[14]=p*U+x*V+g*H+m*J,r[3]=v*w+A*D+b*L+C*le,r[7]=v*y+A*I+b*W+C*q,r[11]=v*S+A*z+b*Z+C*$,r[15]=v*U+A*V+b*H+C*J,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[12],o=e[1],a=e[5],l=e[9],c=e[13],h=e[2],u=e[6],d=e[10],f=e[14],p=e[3],x=e[7],g=e[11],m=e[15],v=l*f-c*d,A=a*f-c*u,b=a*d-l*u,C=o*f-c*h,w=o*d-l*h,y=o*u-a*h;return t*(x*v-g*A+m*b)-n*(p*v-g*C+m*w)+s*(p*A-x*C+m*y)-r*(p*b-x*w+g*y)}determinantAffine(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[1],o=e[5],a=e[9],l=e[2],c=e[6],h=e[10];return t*(o*h-a*c)-n*(r*h-a*l)+s*(r*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,n){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=n),this}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],u=e[9],d=e[10],f=e[11],p=e[12],x=e[13],g=e[14],m=e[15],v=t*a-n*o,A=t*l-s*o,b=t*c-r*o,C=n*l-s*a,w=n*c-r*a,y=s*c-r*l,S=h*x-u*p,U=h*g-d*p,D=h*m-f*p,I=u*g-d*x,z=u*m-f*x,V=d*m-f*g,L=v*V-A*z+b*I+C*D-w*U+y*S;if(L===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let W=1/L;return e[0]=(a*V-l*z+c*I)*W,e[1]=(s*z-n*V-r*I)*W,e[2]=(x*y-g*w+m*C)*W,e[3]=(d*w-u*y-f*C)*W,e[4]=(l*D-o*V-c*U)*W,e[5]=(t*V-s*D+r*U)*W,e[6]=(g*b-p*y-m*A)*W,e[7]=(h*y-d*b+f*A)*W,e[8]=(o*z-a*D+c*S)*W,e[9]=(n*D-t*z-r*S)*W,e[10]=(p*w-x*b+m*v)*W,e[11]=(u*b-h*w-f*v)*W,e[12]=(a*U-o*I-l*S)*W,e[13]=(t*I-n*U+s*S)*W,e[14]=(x*A-p*C-g*v)*W,e[15]=(h*C-u*A+d*v)*W,this}scale(e){let t=this.elements,n=e.x,s=e.y,r=e.z;return t[0]*=n,t[4]*=s,t[8]*=r,t[1]*=n,t[5]*=s,t[9]*=r,t[2]*=n,t[6]*=s,t[10]*=r,t[3]*=n,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],n=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,n,s))}makeTranslation(e,t,n){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,n,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),n=Math.sin(e);return this.set(1,0,0,0,0,t,-n,0,0,n,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,0,n,0,0,1,0,0,-n,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,0,n,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let n=Math.cos(t),s=Math.sin(t),r=1-n,o=e.x,a=e.y,l=e.z,c=r*o,h=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,h*a+n,h*l-s*o,0,c*l-s*a,h*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(e,t,n){return this.set(e,0,0,0,0,t,0,0,0,0,n,0,0,0,0,1),this}makeShear(e,t,n,s,r,o){return this.set(1,n,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,n){let s=this.elements,r=t._x,o=t._y,a=t._z,l=t._w,c=r+r,h=o+o,u=a+a,d=r*c,f=r*h,p=r*u,x=o*h,g=o*u,m=a*u,v=l*c,A=l*h,b=l*u,C=n.x,w=n.y,y=n.z;return s[0]=(1-(x+m))*C,s[1]=(f+b)*C,s[2]=(p-A)*C,s[3]=0,s[4]=(f-b)*w,s[5]=(1-(d+m))*w,s[6]=(g+v)*w,s[7]=0,s[8]=(p+A)*y,s[9]=(g-v)*y,s[10]=(1-(d+x))*y,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,n){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),t.identity(),this;let o=fo.set(s[0],s[1],s[2]).length(),a=fo.set(s[4],s[5],s[6]).length(),l=fo.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Vi.copy(this);let c=1/o,h=1/a,u=1/l;return Vi.elements[0]*=c,Vi.elements[1]*=c,Vi.elements[2]*=c,Vi.elements[4]*=h,Vi.elements[5]*=h,Vi.elements[6]*=h,Vi.elements[8]*=u,Vi.elements[9]*=u,Vi.elements[10]*=u,t.setFromRotationMatrix(Vi),n.x=o,n.y=a,n.z=l,this}makePerspective(e,t,n,s,r,o,a=Ri,l=!1){let c=this.elements,h=2*r/(t-e),u=2*r/(n-s),d=(t+e)/(t-e),f=(n+s)/(n-s),p,x;if(l)p=r/(o-r),x=o*r/(o-r);else if(a===Ri)p=-(o+r)/(o-r),x=-2*o*r/(o-r);else if(a===Io)p=-o/(o-r),x=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=u,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=p,c[14]=x,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,n,s,r,o,a=Ri,l=!1){let c=this.elements,h=2/(t-e),u=2/(n-s),d=-(t+e)/(t-e),f=-(n+s)/(n-s),p,x;if(l)p=1/(o-r),x=o/(o-r);else if(a===Ri)p=-2/(o-r),x=-(o+r)/(o-r);else if(a===Io)p=-1/(o-r),x=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=u,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=p,c[14]=x,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<16;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<16;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e[t+9]=n[9],e[t+10]=n[10],e[t+11]=n[11],e[t+12]=n[12],e[t+13]=n[13],e[t+14]=n[14],e[t+15]=n[15],e}},fo=new O,Vi=new wt,Tv=new O(0,0,0),Ev=new O(1,1,1),tr=new O,Gl=new O,yi=new O,Sm=new wt,wm=new Qt,Us=class i{constructor(e=0,t=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=n,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,n,s=this._order){return this._x=e,this._y=t,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,n=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],h=s[9],u=s[2],d=s[6],f=s[10];switch(t){case"XYZ":this._y=Math.asin(Mt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-Mt(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(Mt(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-Mt(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(Mt(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-Mt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,f),this._y=0);break;default:Ze("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,n===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,n){return Sm.makeRotationFromQuaternion(e),this.setFromRotationMatrix(Sm,t,n)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return wm.setFromEuler(this),this.setFromQuaternion(wm,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};Us.DEFAULT_ORDER="XYZ";var No=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},Cv=0,Am=new O,po=new Qt,Rs=new wt,Hl=new O,va=new O,Rv=new O,Pv=new Qt,Tm=new O(1,0,0),Em=new O(0,1,0),Cm=new O(0,0,1),Rm={type:"added"},Iv={type:"removed"},mo={type:"childadded",child:null},ud={type:"childremoved",child:null},Tn=class i extends fs{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:Cv++}),this.uuid=Nr(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let e=new O,t=new Us,n=new Qt,s=new O(1,1,1);function r(){n.setFromEuler(t,!1)}function o(){t.setFromQuaternion(n,void 0,!1)}t._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new wt},normalMatrix:{value:new it}}),this.matrix=new wt,this.matrixWorld=new wt,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new No,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return po.setFromAxisAngle(e,t),this.quaternion.multiply(po),this}rotateOnWorldAxis(e,t){return po.setFromAxisAngle(e,t),this.quaternion.premultiply(po),this}rotateX(e){return this.rotateOnAxis(Tm,e)}rotateY(e){return this.rotateOnAxis(Em,e)}rotateZ(e){return this.rotateOnAxis(Cm,e)}translateOnAxis(e,t){return Am.copy(e).applyQuaternion(this.quaternion),this.position.add(Am.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(Tm,e)}translateY(e){return this.translateOnAxis(Em,e)}translateZ(e){return this.translateOnAxis(Cm,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(Rs.copy(this.matrixWorld).invert())}lookAt(e,t,n){e.isVector3?Hl.copy(e):Hl.set(e,t,n);let s=this.parent;this.updateWorldMatrix(!0,!1),va.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Rs.lookAt(va,Hl,this.up):Rs.lookAt(Hl,va,this.up),this.quaternion.setFromRotationMatrix(Rs),s&&(Rs.extractRotation(s.matrixWorld),po.setFromRotationMatrix(Rs),this.quaternion.premultiply(po.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(je("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(Rm),mo.child=e,this.dispatchEvent(mo),mo.child=null):je("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(Iv),ud.child=e,this.dispatchEvent(ud),ud.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),Rs.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),Rs.multiply(e.parent.matrixWorld)),e.applyMatrix4(Rs),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(Rm),mo.child=e,this.dispatchEvent(mo),mo.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,n=[]){this[e]===t&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,n);return n}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(va,e,Rv),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(va,Pv,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,n=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*n-r[8]*s,r[13]+=n-r[1]*t-r[5]*n-r[9]*s,r[14]+=s-r[2]*t-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].updateMatrixWorld(e)}updateWorldMatrix(e,t,n=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(e){let t=e===void 0||typeof e=="string",n={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let u=l[c];r(e.shapes,u)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(e.materials,this.material[l]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),h=o(e.images),u=o(e.shapes),d=o(e.skeletons),f=o(e.animations),p=o(e.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),u.length>0&&(n.shapes=u),d.length>0&&(n.skeletons=d),f.length>0&&(n.animations=f),p.length>0&&(n.nodes=p)}return n.object=s,n;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let n=0;n<e.children.length;n++){let s=e.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Tn.DEFAULT_UP=new O(0,1,0);Tn.DEFAULT_MATRIX_AUTO_UPDATE=!0;Tn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var yt=class extends Tn{constructor(){super(),this.isGroup=!0,this.type="Group"}},Lv={type:"move"},Fo=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new yt,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new yt,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new O,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new O),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new yt,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new O,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new O,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let n of e.hand.values())this._getHandJoint(t,n)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let x of e.hand.values()){let g=t.getJointPose(x,n),m=this._getHandJoint(c,x);g!==null&&(m.matrix.fromArray(g.transform.matrix),m.matrix.decompose(m.position,m.quaternion,m.scale),m.matrixWorldNeedsUpdate=!0,m.jointRadius=g.radius),m.visible=g!==null}let h=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],d=h.position.distanceTo(u.position),f=.02,p=.005;c.inputState.pinching&&d>f+p?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&d<=f-p&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(Lv)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let n=new yt;n.matrixAutoUpdate=!1,n.visible=!1,e.joints[t.jointName]=n,e.add(n)}return e.joints[t.jointName]}},kg={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},nr={h:0,s:0,l:0},Wl={h:0,s:0,l:0};function dd(i,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?i+(e-i)*6*t:t<1/2?e:t<2/3?i+(e-i)*6*(2/3-t):i}var qe=class{constructor(e,t,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,n)}set(e,t,n){if(t===void 0&&n===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,n);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=dn){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,_t.colorSpaceToWorking(this,t),this}setRGB(e,t,n,s=_t.workingColorSpace){return this.r=e,this.g=t,this.b=n,_t.colorSpaceToWorking(this,s),this}setHSL(e,t,n,s=_t.workingColorSpace){if(e=Mv(e,1),t=Mt(t,0,1),n=Mt(n,0,1),t===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+t):n+t-n*t,o=2*n-r;this.r=dd(o,r,e+1/3),this.g=dd(o,r,e),this.b=dd(o,r,e-1/3)}return _t.colorSpaceToWorking(this,s),this}setStyle(e,t=dn){function n(r){r!==void 0&&parseFloat(r)<1&&Ze("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Ze("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);Ze("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=dn){let n=kg[e.toLowerCase()];return n!==void 0?this.setHex(n,t):Ze("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Ns(e.r),this.g=Ns(e.g),this.b=Ns(e.b),this}copyLinearToSRGB(e){return this.r=Ro(e.r),this.g=Ro(e.g),this.b=Ro(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=dn){return _t.workingToColorSpace(Jn.copy(this),e),Math.round(Mt(Jn.r*255,0,255))*65536+Math.round(Mt(Jn.g*255,0,255))*256+Math.round(Mt(Jn.b*255,0,255))}getHexString(e=dn){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=_t.workingColorSpace){_t.workingToColorSpace(Jn.copy(this),t);let n=Jn.r,s=Jn.g,r=Jn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let u=o-a;switch(c=h<=.5?u/(o+a):u/(2-o-a),o){case n:l=(s-r)/u+(s<r?6:0);break;case s:l=(r-n)/u+2;break;case r:l=(n-s)/u+4;break}l/=6}return e.h=l,e.s=c,e.l=h,e}getRGB(e,t=_t.workingColorSpace){return _t.workingToColorSpace(Jn.copy(this),t),e.r=Jn.r,e.g=Jn.g,e.b=Jn.b,e}getStyle(e=dn){_t.workingToColorSpace(Jn.copy(this),e);let t=Jn.r,n=Jn.g,s=Jn.b;return e!==dn?`color(${e} ${t.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(e,t,n){return this.getHSL(nr),this.setHSL(nr.h+e,nr.s+t,nr.l+n)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,n){return this.r=e.r+(t.r-e.r)*n,this.g=e.g+(t.g-e.g)*n,this.b=e.b+(t.b-e.b)*n,this}lerpHSL(e,t){this.getHSL(nr),e.getHSL(Wl);let n=od(nr.h,Wl.h,t),s=od(nr.s,Wl.s,t),r=od(nr.l,Wl.l,t);return this.setHSL(n,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,n=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*n+r[6]*s,this.g=r[1]*t+r[4]*n+r[7]*s,this.b=r[2]*t+r[5]*n+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},Jn=new qe;qe.NAMES=kg;var Na=class extends Tn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Us,this.environmentIntensity=1,this.environmentRotation=new Us,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},Gi=new O,Ps=new O,fd=new O,Is=new O,go=new O,xo=new O,Pm=new O,pd=new O,md=new O,gd=new O,xd=new en,yd=new en,vd=new en,us=class i{constructor(e=new O,t=new O,n=new O){this.a=e,this.b=t,this.c=n}static getNormal(e,t,n,s){s.subVectors(n,t),Gi.subVectors(e,t),s.cross(Gi);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,n,s,r){Gi.subVectors(s,t),Ps.subVectors(n,t),fd.subVectors(e,t);let o=Gi.dot(Gi),a=Gi.dot(Ps),l=Gi.dot(fd),c=Ps.dot(Ps),h=Ps.dot(fd),u=o*c-a*a;if(u===0)return r.set(0,0,0),null;let d=1/u,f=(c*l-a*h)*d,p=(o*h-a*l)*d;return r.set(1-f-p,p,f)}static containsPoint(e,t,n,s){return this.getBarycoord(e,t,n,s,Is)===null?!1:Is.x>=0&&Is.y>=0&&Is.x+Is.y<=1}static getInterpolation(e,t,n,s,r,o,a,l){return this.getBarycoord(e,t,n,s,Is)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,Is.x),l.addScaledVector(o,Is.y),l.addScaledVector(a,Is.z),l)}static getInterpolatedAttribute(e,t,n,s,r,o){return xd.setScalar(0),yd.setScalar(0),vd.setScalar(0),xd.fromBufferAttribute(e,t),yd.fromBufferAttribute(e,n),vd.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(xd,r.x),o.addScaledVector(yd,r.y),o.addScaledVector(vd,r.z),o}static isFrontFacing(e,t,n,s){return Gi.subVectors(n,t),Ps.subVectors(e,t),Gi.cross(Ps).dot(s)<0}set(e,t,n){return this.a.copy(e),this.b.copy(t),this.c.copy(n),this}setFromPointsAndIndices(e,t,n,s){return this.a.copy(e[t]),this.b.copy(e[n]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,n,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,n),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return Gi.subVectors(this.c,this.b),Ps.subVectors(this.a,this.b),Gi.cross(Ps).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return i.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return i.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,n,s,r){return i.getInterpolation(e,this.a,this.b,this.c,t,n,s,r)}containsPoint(e){return i.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return i.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let n=this.a,s=this.b,r=this.c,o,a;go.subVectors(s,n),xo.subVectors(r,n),pd.subVectors(e,n);let l=go.dot(pd),c=xo.dot(pd);if(l<=0&&c<=0)return t.copy(n);md.subVectors(e,s);let h=go.dot(md),u=xo.dot(md);if(h>=0&&u<=h)return t.copy(s);let d=l*u-h*c;if(d<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),t.copy(n).addScaledVector(go,o);gd.subVectors(e,r);let f=go.dot(gd),p=xo.dot(gd);if(p>=0&&f<=p)return t.copy(r);let x=f*c-l*p;if(x<=0&&c>=0&&p<=0)return a=c/(c-p),t.copy(n).addScaledVector(xo,a);let g=h*p-f*u;if(g<=0&&u-h>=0&&f-p>=0)return Pm.subVectors(r,s),a=(u-h)/(u-h+(f-p)),t.copy(s).addScaledVector(Pm,a);let m=1/(g+x+d);return o=x*m,a=d*m,t.copy(n).addScaledVector(go,o).addScaledVector(xo,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},ps=class{constructor(e=new O(1/0,1/0,1/0),t=new O(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t+=3)this.expandByPoint(Hi.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,n=e.count;t<n;t++)this.expandByPoint(Hi.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=Hi.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(n),this.max.copy(e).add(n),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let n=e.geometry;if(n!==void 0){let r=n.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,Hi):Hi.fromBufferAttribute(r,o),Hi.applyMatrix4(e.matrixWorld),this.expandByPoint(Hi);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),ql.copy(e.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),ql.copy(n.boundingBox)),ql.applyMatrix4(e.matrixWorld),this.union(ql)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,Hi),Hi.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,n;return e.normal.x>0?(t=e.normal.x*this.min.x,n=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,n=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,n+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,n+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,n+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,n+=e.normal.z*this.min.z),t<=-e.constant&&n>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(_a),Xl.subVectors(this.max,_a),yo.subVectors(e.a,_a),vo.subVectors(e.b,_a),_o.subVectors(e.c,_a),ir.subVectors(vo,yo),sr.subVectors(_o,vo),Sr.subVectors(yo,_o);let t=[0,-ir.z,ir.y,0,-sr.z,sr.y,0,-Sr.z,Sr.y,ir.z,0,-ir.x,sr.z,0,-sr.x,Sr.z,0,-Sr.x,-ir.y,ir.x,0,-sr.y,sr.x,0,-Sr.y,Sr.x,0];return!_d(t,yo,vo,_o,Xl)||(t=[1,0,0,0,1,0,0,0,1],!_d(t,yo,vo,_o,Xl))?!1:($l.crossVectors(ir,sr),t=[$l.x,$l.y,$l.z],_d(t,yo,vo,_o,Xl))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,Hi).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(Hi).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Ls[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),Ls[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Ls[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Ls[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),Ls[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Ls[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Ls[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),Ls[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Ls),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Ls=[new O,new O,new O,new O,new O,new O,new O,new O],Hi=new O,ql=new ps,yo=new O,vo=new O,_o=new O,ir=new O,sr=new O,Sr=new O,_a=new O,Xl=new O,$l=new O,wr=new O;function _d(i,e,t,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){wr.fromArray(i,r);let a=s.x*Math.abs(wr.x)+s.y*Math.abs(wr.y)+s.z*Math.abs(wr.z),l=e.dot(wr),c=t.dot(wr),h=n.dot(wr);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var _n=new O,Yl=new Qe,Dv=0,Ht=class extends fs{constructor(e,t,n=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:Dv++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=n,this.usage=uf,this.updateRanges=[],this.gpuType=Yi,this.version=0,this._normalizationScale=e!==void 0?Gh(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,n){e*=this.itemSize,n*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[n+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,n=this.count;t<n;t++)Yl.fromBufferAttribute(this,t),Yl.applyMatrix3(e),this.setXY(t,Yl.x,Yl.y);else if(this.itemSize===3)for(let t=0,n=this.count;t<n;t++)_n.fromBufferAttribute(this,t),_n.applyMatrix3(e),this.setXYZ(t,_n.x,_n.y,_n.z);return this}applyMatrix4(e){for(let t=0,n=this.count;t<n;t++)_n.fromBufferAttribute(this,t),_n.applyMatrix4(e),this.setXYZ(t,_n.x,_n.y,_n.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)_n.fromBufferAttribute(this,t),_n.applyNormalMatrix(e),this.setXYZ(t,_n.x,_n.y,_n.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)_n.fromBufferAttribute(this,t),_n.transformDirection(e),this.setXYZ(t,_n.x,_n.y,_n.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let n=this.array[e*this.itemSize+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.array[e*this.itemSize+t]=n,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,n){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.array[e+0]=t,this.array[e+1]=n,this}setXYZ(e,t,n,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):Ug(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):Og(e,this.array)}};var Fa=class extends Ht{constructor(e,t,n){super(new Uint16Array(e),t,n)}};var Ua=class extends Ht{constructor(e,t,n){super(new Uint32Array(e),t,n)}};var cn=class extends Ht{constructor(e,t,n){super(new Float32Array(e),t,n)}},Nv=new ps,ba=new O,bd=new O,ms=class{constructor(e=new O,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let n=this.center;t!==void 0?n.copy(t):Nv.setFromPoints(e).getCenter(n);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,n.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let n=this.center.distanceToSquared(e);return t.copy(e),n>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;ba.subVectors(e,this.center);let t=ba.lengthSq();if(t>this.radius*this.radius){let n=Math.sqrt(t),s=(n-this.radius)*.5;this.center.addScaledVector(ba,s/n),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(bd.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(ba.copy(e.center).add(bd)),this.expandByPoint(ba.copy(e.center).sub(bd))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},Fv=0,Ci=new wt,Md=new Tn,bo=new O,vi=new ps,Ma=new ps,kn=new O,bn=class i extends fs{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:Fv++}),this.uuid=Nr(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(_v(e)?Ua:Fa)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,n=0){this.groups.push({start:e,count:t,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new it().getNormalMatrix(e);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return Ci.makeRotationFromQuaternion(e),this.applyMatrix4(Ci),this}rotateX(e){return Ci.makeRotationX(e),this.applyMatrix4(Ci),this}rotateY(e){return Ci.makeRotationY(e),this.applyMatrix4(Ci),this}rotateZ(e){return Ci.makeRotationZ(e),this.applyMatrix4(Ci),this}translate(e,t,n){return Ci.makeTranslation(e,t,n),this.applyMatrix4(Ci),this}scale(e,t,n){return Ci.makeScale(e,t,n),this.applyMatrix4(Ci),this}lookAt(e){return Md.lookAt(e),Md.updateMatrix(),this.applyMatrix4(Md.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(bo).negate(),this.translate(bo.x,bo.y,bo.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let n=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new cn(n,3))}else{let n=Math.min(e.length,t.count);for(let s=0;s<n;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Ze("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new ps);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){je("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new O(-1/0,-1/0,-1/0),new O(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let n=0,s=t.length;n<s;n++){let r=t[n];vi.setFromBufferAttribute(r),this.morphTargetsRelative?(kn.addVectors(this.boundingBox.min,vi.min),this.boundingBox.expandByPoint(kn),kn.addVectors(this.boundingBox.max,vi.max),this.boundingBox.expandByPoint(kn)):(this.boundingBox.expandByPoint(vi.min),this.boundingBox.expandByPoint(vi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&je('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new ms);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){je("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new O,1/0);return}if(e){let n=this.boundingSphere.center;if(vi.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];Ma.setFromBufferAttribute(a),this.morphTargetsRelative?(kn.addVectors(vi.min,Ma.min),vi.expandByPoint(kn),kn.addVectors(vi.max,Ma.max),vi.expandByPoint(kn)):(vi.expandByPoint(Ma.min),vi.expandByPoint(Ma.max))}vi.getCenter(n);let s=0;for(let r=0,o=e.count;r<o;r++)kn.fromBufferAttribute(e,r),s=Math.max(s,n.distanceToSquared(kn));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)kn.fromBufferAttribute(a,c),l&&(bo.fromBufferAttribute(e,c),kn.add(bo)),s=Math.max(s,n.distanceToSquared(kn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&je('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){je("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new Ht(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let U=0;U<n.count;U++)a[U]=new O,l[U]=new O;let h=new O,u=new O,d=new O,f=new Qe,p=new Qe,x=new Qe,g=new O,m=new O;function v(U,D,I){c[U]=c[D]=c[I]=1,h.fromBufferAttribute(n,U),u.fromBufferAttribute(n,D),d.fromBufferAttribute(n,I),f.fromBufferAttribute(r,U),p.fromBufferAttribute(r,D),x.fromBufferAttribute(r,I),u.sub(h),d.sub(h),p.sub(f),x.sub(f);let z=1/(p.x*x.y-x.x*p.y);isFinite(z)&&(g.copy(u).multiplyScalar(x.y).addScaledVector(d,-p.y).multiplyScalar(z),m.copy(d).multiplyScalar(p.x).addScaledVector(u,-x.x).multiplyScalar(z),a[U].add(g),a[D].add(g),a[I].add(g),l[U].add(m),l[D].add(m),l[I].add(m))}let A=this.groups;A.length===0&&(A=[{start:0,count:e.count}]);for(let U=0,D=A.length;U<D;++U){let I=A[U],z=I.start,V=I.count;for(let L=z,W=z+V;L<W;L+=3)v(e.getX(L+0),e.getX(L+1),e.getX(L+2))}let b=new O,C=new O,w=new O,y=new O;function S(U){w.fromBufferAttribute(s,U),y.copy(w);let D=a[U];b.copy(D),b.sub(w.multiplyScalar(w.dot(D))).normalize(),C.crossVectors(y,D);let z=C.dot(l[U])<0?-1:1;o.setXYZW(U,b.x,b.y,b.z,z)}for(let U=0,D=n.count;U<D;++U)c[U]&&S(U);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==t.count)n=new Ht(new Float32Array(t.count*3),3),this.setAttribute("normal",n);else for(let d=0,f=n.count;d<f;d++)n.setXYZ(d,0,0,0);let s=new O,r=new O,o=new O,a=new O,l=new O,c=new O,h=new O,u=new O;if(e)for(let d=0,f=e.count;d<f;d+=3){let p=e.getX(d+0),x=e.getX(d+1),g=e.getX(d+2);s.fromBufferAttribute(t,p),r.fromBufferAttribute(t,x),o.fromBufferAttribute(t,g),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),a.fromBufferAttribute(n,p),l.fromBufferAttribute(n,x),c.fromBufferAttribute(n,g),a.add(h),l.add(h),c.add(h),n.setXYZ(p,a.x,a.y,a.z),n.setXYZ(x,l.x,l.y,l.z),n.setXYZ(g,c.x,c.y,c.z)}else for(let d=0,f=t.count;d<f;d+=3)s.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),n.setXYZ(d+0,h.x,h.y,h.z),n.setXYZ(d+1,h.x,h.y,h.z),n.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,n=e.count;t<n;t++)kn.fromBufferAttribute(e,t),kn.normalize(),e.setXYZ(t,kn.x,kn.y,kn.z)}toNonIndexed(){function e(a,l){let c=a.array,h=a.itemSize,u=a.normalized,d=new c.constructor(l.length*h),f=0,p=0;for(let x=0,g=l.length;x<g;x++){a.isInterleavedBufferAttribute?f=l[x]*a.data.stride+a.offset:f=l[x]*h;for(let m=0;m<h;m++)d[p++]=c[f++]}return new Ht(d,h,u)}if(this.index===null)return Ze("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=e(l,n);t.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let h=0,u=c.length;h<u;h++){let d=c[h],f=e(d,n);l.push(f)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let n=this.attributes;for(let l in n){let c=n[l];e.data.attributes[l]=c.toJSON(e.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let u=0,d=c.length;u<d;u++){let f=c[u];h.push(f.toJSON(e.data))}h.length>0&&(s[l]=h,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let n=e.index;n!==null&&this.setIndex(n.clone());let s=e.attributes;for(let c in s){let h=s[c];this.setAttribute(c,h.clone(t))}let r=e.morphAttributes;for(let c in r){let h=[],u=r[c];for(let d=0,f=u.length;d<f;d++)h.push(u[d].clone(t));this.morphAttributes[c]=h}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,h=o.length;c<h;c++){let u=o[c];this.addGroup(u.start,u.count,u.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}},Uo=class{constructor(e,t){this.isInterleavedBuffer=!0,this.array=e,this.stride=t,this.count=e!==void 0?e.length/t:0,this.usage=uf,this.updateRanges=[],this.version=0,this.uuid=Nr()}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.array=new e.array.constructor(e.array),this.count=e.count,this.stride=e.stride,this.usage=e.usage,this}copyAt(e,t,n){e*=this.stride,n*=t.stride;for(let s=0,r=this.stride;s<r;s++)this.array[e+s]=t.array[n+s];return this}set(e,t=0){return this.array.set(e,t),this}clone(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=Im(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=this.array.slice(0).buffer);let n=new this.array.constructor(e.arrayBuffers[t]),s=new this.constructor(n,this.stride);return s.setUsage(this.usage),s}onUpload(e){return this.onUploadCallback=e,this}toJSON(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=Im(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=Array.from(new Uint32Array(this.array.slice(0).buffer)));let n={uuid:this.uuid,buffer:t,type:this.array.constructor.name,stride:this.stride};return n.usage=this.usage,n}};function Im(i){return i.buffer._uuid===void 0&&(i.buffer._uuid=Nr()),i.byteOffset===0&&i.byteLength===i.buffer.byteLength?i.buffer._uuid:i.buffer._uuid+":"+i.byteOffset+":"+i.byteLength}var oi=new O,Os=class i{constructor(e,t,n,s=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=e,this.itemSize=t,this.offset=n,this.normalized=s,this._normalizationScale=e!==void 0?Gh(e.array):void 0}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(e){this.data.needsUpdate=e}applyMatrix4(e){for(let t=0,n=this.data.count;t<n;t++)oi.fromBufferAttribute(this,t),oi.applyMatrix4(e),this.setXYZ(t,oi.x,oi.y,oi.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)oi.fromBufferAttribute(this,t),oi.applyNormalMatrix(e),this.setXYZ(t,oi.x,oi.y,oi.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)oi.fromBufferAttribute(this,t),oi.transformDirection(e),this.setXYZ(t,oi.x,oi.y,oi.z);return this}getComponent(e,t){let n=this.array[e*this.data.stride+this.offset+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.data.array[e*this.data.stride+this.offset+t]=n,this}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset]=t,this}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+1]=t,this}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+2]=t,this}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+3]=t,this}getX(e){let t=this.data.array[e*this.data.stride+this.offset];return this.normalized&&(t=this._denormalize(t)),t}getY(e){let t=this.data.array[e*this.data.stride+this.offset+1];return this.normalized&&(t=this._denormalize(t)),t}getZ(e){let t=this.data.array[e*this.data.stride+this.offset+2];return this.normalized&&(t=this._denormalize(t)),t}getW(e){let t=this.data.array[e*this.data.stride+this.offset+3];return this.normalized&&(t=this._denormalize(t)),t}setXY(e,t,n){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.data.array[e+0]=t,this.data.array[e+1]=n,this}setXYZ(e,t,n,s){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.data.array[e+0]=t,this.data.array[e+1]=n,this.data.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.data.array[e+0]=t,this.data.array[e+1]=n,this.data.array[e+2]=s,this.data.array[e+3]=r,this}clone(e){if(e===void 0){La("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return new Ht(new this.array.constructor(t),this.itemSize,this.normalized)}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.clone(e)),new i(e.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(e){if(e===void 0){La("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:t,normalized:this.normalized}}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.toJSON(e)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):Ug(e,this.data.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):Og(e,this.data.array)}},Sd=new O,Uv=new O,Ov=new it,Wi=class{constructor(e=new O(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,n,s){return this.normal.set(e,t,n),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,n){let s=Sd.subVectors(n,t).cross(Uv.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,n=!0){let s=e.delta(Sd),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),n=this.distanceToPoint(e.end);return t<0&&n>0||n<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let n=t||Ov.getNormalMatrix(e),s=this.coplanarPoint(Sd).applyMatrix4(e),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},kv=0,qi=class extends fs{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:kv++}),this.uuid=Nr(),this.name="",this.type="Material",this.blending=xs,this.side=gs,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Hd,this.blendDst=Wd,this.blendEquation=Ir,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new qe(0,0,0),this.blendAlpha=0,this.depthFunc=Po,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=Ag,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=vc,this.stencilZFail=vc,this.stencilZPass=vc,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let n=e[t];if(n===void 0){Ze(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ze(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(e).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(e).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(e).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(e).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(e).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new qe().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(n=>new Wi().fromJSON(n))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let n=e.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new Qe().fromArray(n)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new Qe().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,n=null;if(t!==null){let s=t.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=t[r].clone()}return this.clippingPlanes=n,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}},Oo=class extends qi{constructor(e){super(),this.isSpriteMaterial=!0,this.type="SpriteMaterial",this.color=new qe(16777215),this.map=null,this.alphaMap=null,this.rotation=0,this.sizeAttenuation=!0,this.transparent=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.alphaMap=e.alphaMap,this.rotation=e.rotation,this.sizeAttenuation=e.sizeAttenuation,this.fog=e.fog,this}},Mo,Sa=new O,So=new O,wo=new O,Ao=new Qe,wa=new Qe,Bg=new wt,Zl=new O,Aa=new O,Jl=new O,Lm=new Qe,wd=new Qe,Dm=new Qe,Oa=class extends Tn{constructor(e=new Oo){if(super(),this.isSprite=!0,this.type="Sprite",Mo===void 0){Mo=new bn;let t=new Float32Array([-.5,-.5,0,0,0,.5,-.5,0,1,0,.5,.5,0,1,1,-.5,.5,0,0,1]),n=new Uo(t,5);Mo.setIndex([0,1,2,0,2,3]),Mo.setAttribute("position",new Os(n,3,0,!1)),Mo.setAttribute("uv",new Os(n,2,3,!1))}this.geometry=Mo,this.material=e,this.center=new Qe(.5,.5),this.count=1}intersectsFrustum(e){return e.intersectsSprite(this)}raycast(e,t){e.camera===null&&je('Sprite: "Raycaster.camera" needs to be set in order to raycast against sprites.'),So.setFromMatrixScale(this.matrixWorld),Bg.copy(e.camera.matrixWorld),this.modelViewMatrix.multiplyMatrices(e.camera.matrixWorldInverse,this.matrixWorld),wo.setFromMatrixPosition(this.modelViewMatrix),e.camera.isPerspectiveCamera&&this.material.sizeAttenuation===!1&&So.multiplyScalar(-wo.z);let n=this.material.rotation,s,r;n!==0&&(r=Math.cos(n),s=Math.sin(n));let o=this.center;Kl(Zl.set(-.5,-.5,0),wo,o,So,s,r),Kl(Aa.set(.5,-.5,0),wo,o,So,s,r),Kl(Jl.set(.5,.5,0),wo,o,So,s,r),Lm.set(0,0),wd.set(1,0),Dm.set(1,1);let a=e.ray.intersectTriangle(Zl,Aa,Jl,!1,Sa);if(a===null&&(Kl(Aa.set(-.5,.5,0),wo,o,So,s,r),wd.set(0,1),a=e.ray.intersectTriangle(Zl,Jl,Aa,!1,Sa),a===null))return;let l=e.ray.origin.distanceTo(Sa);l<e.near||l>e.far||t.push({distance:l,point:Sa.clone(),uv:us.getInterpolation(Sa,Zl,Aa,Jl,Lm,wd,Dm,new Qe),face:null,object:this})}copy(e,t){return super.copy(e,t),e.center!==void 0&&this.center.copy(e.center),this.material=e.material,this}toJSON(e){let t=super.toJSON(e);return t.object.center=this.center.toArray(),t}};function Kl(i,e,t,n,s,r){Ao.subVectors(i,t).addScalar(.5).multiply(n),s!==void 0?(wa.x=r*Ao.x-s*Ao.y,wa.y=s*Ao.x+r*Ao.y):wa.copy(Ao),i.copy(e),i.x+=wa.x,i.y+=wa.y,i.applyMatrix4(Bg)}var Ds=new O,Ad=new O,jl=new O,Ql=new O,Er=class{constructor(e=new O,t=new O(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,Ds)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let n=t.dot(this.direction);return n<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=Ds.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(Ds.copy(this.origin).addScaledVector(this.direction,t),Ds.distanceToSquared(e))}distanceSqToSegment(e,t,n,s){Ad.copy(e).add(t).multiplyScalar(.5),jl.copy(t).sub(e).normalize(),Ql.copy(this.origin).sub(Ad);let r=e.distanceTo(t)*.5,o=-this.direction.dot(jl),a=Ql.dot(this.direction),l=-Ql.dot(jl),c=Ql.lengthSq(),h=Math.abs(1-o*o),u,d,f,p;if(h>0)if(u=o*l-a,d=o*a-l,p=r*h,u>=0)if(d>=-p)if(d<=p){let x=1/h;u*=x,d*=x,f=u*(u+o*d+2*a)+d*(o*u+d+2*l)+c}else d=r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d=-r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d<=-p?(u=Math.max(0,-(-o*r+a)),d=u>0?-r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c):d<=p?(u=0,d=Math.min(Math.max(-r,-l),r),f=d*(d+2*l)+c):(u=Math.max(0,-(o*r+a)),d=u>0?r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c);else d=o>0?-r:r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(Ad).addScaledVector(jl,d),f}intersectSphere(e,t){if(e.radius<0)return null;Ds.subVectors(e.center,this.origin);let n=Ds.dot(this.direction),s=Ds.dot(Ds)-n*n,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(e.normal)+e.constant)/t;return n>=0?n:null}intersectPlane(e,t){let n=this.distanceToPlane(e);return n===null?null:this.at(n,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let n,s,r,o,a,l,c=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return c>=0?(n=(e.min.x-d.x)*c,s=(e.max.x-d.x)*c):(n=(e.max.x-d.x)*c,s=(e.min.x-d.x)*c),h>=0?(r=(e.min.y-d.y)*h,o=(e.max.y-d.y)*h):(r=(e.max.y-d.y)*h,o=(e.min.y-d.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),u>=0?(a=(e.min.z-d.z)*u,l=(e.max.z-d.z)*u):(a=(e.max.z-d.z)*u,l=(e.min.z-d.z)*u),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,t)}intersectsBox(e){return this.intersectBox(e,Ds)!==null}intersectTriangle(e,t,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,u=e.x-o.x,d=e.y-o.y,f=e.z-o.z,p=t.x-o.x,x=t.y-o.y,g=t.z-o.z,m=n.x-o.x,v=n.y-o.y,A=n.z-o.z,b=Math.abs(l),C=Math.abs(c),w=Math.abs(h),y,S,U,D,I,z,V,L,W,Z,H,le;if(b>=C&&b>=w?(U=l,z=u,W=p,le=m,l>=0?(y=c,S=h,D=d,I=f,V=x,L=g,Z=v,H=A):(y=h,S=c,D=f,I=d,V=g,L=x,Z=A,H=v)):C>=w?(U=c,z=d,W=x,le=v,c>=0?(y=h,S=l,D=f,I=u,V=g,L=p,Z=A,H=m):(y=l,S=h,D=u,I=f,V=p,L=g,Z=m,H=A)):(U=h,z=f,W=g,le=A,h>=0?(y=l,S=c,D=u,I=d,V=p,L=x,Z=m,H=v):(y=c,S=l,D=d,I=u,V=x,L=p,Z=v,H=m)),U===0)return null;let q=y/U,$=S/U,J=1/U,ne=D-q*z,oe=I-$*z,j=V-q*W,ue=L-$*W,me=Z-q*le,Se=H-$*le,fe=me*ue-Se*j,Fe=ne*Se-oe*me,Xe=j*oe-ue*ne;if(s){if(fe<0||Fe<0||Xe<0)return null}else if((fe<0||Fe<0||Xe<0)&&(fe>0||Fe>0||Xe>0))return null;let Ve=fe+Fe+Xe;if(Ve===0)return null;let pt=J*(fe*z+Fe*W+Xe*le);return(Ve>0?pt<0:pt>0)?null:this.at(pt/Ve,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},bi=class extends qi{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new qe(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Us,this.combine=qd,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},Nm=new wt,Ar=new Er,ec=new ms,Fm=new O,tc=new O,nc=new O,ic=new O,Td=new O,sc=new O,Um=new O,rc=new O,ht=class extends Tn{constructor(e=new bn,t=new bi){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){sc.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let h=a[l],u=r[l];h!==0&&(Td.fromBufferAttribute(u,e),o?sc.addScaledVector(Td,h):sc.addScaledVector(Td.sub(t),h))}t.add(sc)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),ec.copy(n.boundingSphere),ec.applyMatrix4(r),Ar.copy(e.ray).recast(e.near),!(ec.containsPoint(Ar.origin)===!1&&(Ar.intersectSphere(ec,Fm)===null||Ar.origin.distanceToSquared(Fm)>(e.far-e.near)**2))&&(Nm.copy(r).invert(),Ar.copy(e.ray).applyMatrix4(Nm),!(n.boundingBox!==null&&Ar.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(e,t,Ar)))}_computeIntersections(e,t,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,u=r.attributes.normal,d=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let p=0,x=d.length;p<x;p++){let g=d[p],m=o[g.materialIndex],v=Math.max(g.start,f.start),A=Math.min(a.count,Math.min(g.start+g.count,f.start+f.count));for(let b=v,C=A;b<C;b+=3){let w=a.getX(b),y=a.getX(b+1),S=a.getX(b+2);s=oc(this,m,e,n,c,h,u,w,y,S),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=g.materialIndex,t.push(s))}}else{let p=Math.max(0,f.start),x=Math.min(a.count,f.start+f.count);for(let g=p,m=x;g<m;g+=3){let v=a.getX(g),A=a.getX(g+1),b=a.getX(g+2);s=oc(this,o,e,n,c,h,u,v,A,b),s&&(s.faceIndex=Math.floor(g/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let p=0,x=d.length;p<x;p++){let g=d[p],m=o[g.materialIndex],v=Math.max(g.start,f.start),A=Math.min(l.count,Math.min(g.start+g.count,f.start+f.count));for(let b=v,C=A;b<C;b+=3){let w=b,y=b+1,S=b+2;s=oc(this,m,e,n,c,h,u,w,y,S),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=g.materialIndex,t.push(s))}}else{let p=Math.max(0,f.start),x=Math.min(l.count,f.start+f.count);for(let g=p,m=x;g<m;g+=3){let v=g,A=g+1,b=g+2;s=oc(this,o,e,n,c,h,u,v,A,b),s&&(s.faceIndex=Math.floor(g/3),t.push(s))}}}};function Bv(i,e,t,n,s,r,o,a){let l;if(e.side===qn?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,e.side===gs,a),l===null)return null;rc.copy(a),rc.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo(rc);return c<t.near||c>t.far?null:{distance:c,point:rc.clone(),object:i}}function oc(i,e,t,n,s,r,o,a,l,c){i.getVertexPosition(a,tc),i.getVertexPosition(l,nc),i.getVertexPosition(c,ic);let h=Bv(i,e,t,n,tc,nc,ic,Um);if(h){let u=new O;us.getBarycoord(Um,tc,nc,ic,u),s&&(h.uv=us.getInterpolatedAttribute(s,a,l,c,u,new Qe)),r&&(h.uv1=us.getInterpolatedAttribute(r,a,l,c,u,new Qe)),o&&(h.normal=us.getInterpolatedAttribute(o,a,l,c,u,new O),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new O,materialIndex:0};us.getNormal(tc,nc,ic,d.normal),h.face=d,h.barycoord=u}return h}var Fc=class extends ci{constructor(e=null,t=1,n=1,s,r,o,a,l,c=Bn,h=Bn,u,d){super(null,o,a,l,c,h,s,r,u,d),this.isDataTexture=!0,this.image={data:e,width:t,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Tr=new ms,zv=new Qe(.5,.5),ac=new O,or=class{constructor(e=new Wi,t=new Wi,n=new Wi,s=new Wi,r=new Wi,o=new Wi){this.planes=[e,t,n,s,r,o]}set(e,t,n,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let n=0;n<6;n++)t[n].copy(e.planes[n]);return this}setFromProjectionMatrix(e,t=Ri,n=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],l=r[2],c=r[3],h=r[4],u=r[5],d=r[6],f=r[7],p=r[8],x=r[9],g=r[10],m=r[11],v=r[12],A=r[13],b=r[14],C=r[15];if(s[0].setComponents(c-o,f-h,m-p,C-v).normalize(),s[1].setComponents(c+o,f+h,m+p,C+v).normalize(),s[2].setComponents(c+a,f+u,m+x,C+A).normalize(),s[3].setComponents(c-a,f-u,m-x,C-A).normalize(),n)s[4].setComponents(l,d,g,b).normalize(),s[5].setComponents(c-l,f-d,m-g,C-b).normalize();else if(s[4].setComponents(c-l,f-d,m-g,C-b).normalize(),t===Ri)s[5].setComponents(c+l,f+d,m+g,C+b).normalize();else if(t===Io)s[5].setComponents(l,d,g,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),Tr.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),Tr.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(Tr)}intersectsSprite(e){Tr.center.set(0,0,0);let t=zv.distanceTo(e.center);return Tr.radius=.7071067811865476+t,Tr.applyMatrix4(e.matrixWorld),this.intersectsSphere(Tr)}intersectsSphere(e){let t=this.planes,n=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let n=0;n<6;n++){let s=t[n];if(ac.x=s.normal.x>0?e.max.x:e.min.x,ac.y=s.normal.y>0?e.max.y:e.min.y,ac.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(ac)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let n=0;n<6;n++)if(t[n].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},Om=new wt,Uc=class i{constructor(){this.coordinateSystem=Ri,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,n=this._frustums;for(let s=0;s<t.length;s++){let r=t[s];Om.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new or),n[s].setFromProjectionMatrix(Om,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,n=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new or),t[s].copy(n[s]);return this._count=e._count,this}clone(){return new i().copy(this)}};var Cr=class extends qi{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new qe(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},Oc=new O,kc=new O,km=new wt,Ta=new Er,lc=new ms,Ed=new O,Bm=new O,Bc=class extends Tn{constructor(e=new bn,t=new Cr){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[0];for(let s=1,r=t.count;s<r;s++)Oc.fromBufferAttribute(t,s-1),kc.fromBufferAttribute(t,s),n[s]=n[s-1],n[s]+=Oc.distanceTo(kc);e.setAttribute("lineDistance",new cn(n,1))}else Ze("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.matrixWorld,r=e.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),lc.copy(n.boundingSphere),lc.applyMatrix4(s),lc.radius+=r,e.ray.intersectsSphere(lc)===!1)return;km.copy(s).invert(),Ta.copy(e.ray).applyMatrix4(km);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=n.index,d=n.attributes.position;if(h!==null){let f=Math.max(0,o.start),p=Math.min(h.count,o.start+o.count);for(let x=f,g=p-1;x<g;x+=c){let m=h.getX(x),v=h.getX(x+1),A=cc(this,e,Ta,l,m,v,x);A&&t.push(A)}if(this.isLineLoop){let x=h.getX(p-1),g=h.getX(f),m=cc(this,e,Ta,l,x,g,p-1);m&&t.push(m)}}else{let f=Math.max(0,o.start),p=Math.min(d.count,o.start+o.count);for(let x=f,g=p-1;x<g;x+=c){let m=cc(this,e,Ta,l,x,x+1,x);m&&t.push(m)}if(this.isLineLoop){let x=cc(this,e,Ta,l,p-1,f,p-1);x&&t.push(x)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function cc(i,e,t,n,s,r,o){let a=i.geometry.attributes.position;if(Oc.fromBufferAttribute(a,s),kc.fromBufferAttribute(a,r),t.distanceSqToSegment(Oc,kc,Ed,Bm)>n)return;Ed.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(Ed);if(!(c<e.near||c>e.far))return{distance:c,point:Bm.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var zm=new O,Vm=new O,ko=class extends Bc{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[];for(let s=0,r=t.count;s<r;s+=2)zm.fromBufferAttribute(t,s),Vm.fromBufferAttribute(t,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+zm.distanceTo(Vm);e.setAttribute("lineDistance",new cn(n,1))}else Ze("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var zc=class extends qi{constructor(e){super(),this.isPointsMaterial=!0,this.type="PointsMaterial",this.color=new qe(16777215),this.map=null,this.alphaMap=null,this.size=1,this.sizeAttenuation=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.alphaMap=e.alphaMap,this.size=e.size,this.sizeAttenuation=e.sizeAttenuation,this.fog=e.fog,this}},Gm=new wt,Nd=new Er,hc=new ms,uc=new O,ka=class extends Tn{constructor(e=new bn,t=new zc){super(),this.isPoints=!0,this.type="Points",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.matrixWorld,r=e.params.Points.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),hc.copy(n.boundingSphere),hc.applyMatrix4(s),hc.radius+=r,e.ray.intersectsSphere(hc)===!1)return;Gm.copy(s).invert(),Nd.copy(e.ray).applyMatrix4(Gm);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=n.index,u=n.attributes.position;if(c!==null){let d=Math.max(0,o.start),f=Math.min(c.count,o.start+o.count);for(let p=d,x=f;p<x;p++){let g=c.getX(p);uc.fromBufferAttribute(u,g),Hm(uc,g,l,s,e,t,this)}}else{let d=Math.max(0,o.start),f=Math.min(u.count,o.start+o.count);for(let p=d,x=f;p<x;p++)uc.fromBufferAttribute(u,p),Hm(uc,p,l,s,e,t,this)}}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function Hm(i,e,t,n,s,r,o){let a=Nd.distanceSqToPoint(i);if(a<t){let l=new O;Nd.closestPointToPoint(i,l),l.applyMatrix4(n);let c=s.ray.origin.distanceTo(l);if(c<s.near||c>s.far)return;r.push({distance:c,distanceToRay:Math.sqrt(a),point:l,index:e,face:null,faceIndex:null,barycoord:null,object:o})}}var Ba=class extends ci{constructor(e=[],t=Lr,n,s,r,o,a,l,c,h){super(e,t,n,s,r,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}},Rr=class extends ci{constructor(e,t,n,s,r,o,a,l,c){super(e,t,n,s,r,o,a,l,c),this.isCanvasTexture=!0,this.needsUpdate=!0}};var ks=class extends ci{constructor(e,t,n=$i,s,r,o,a=Bn,l=Bn,c,h=Fs,u=1){if(h!==Fs&&h!==zs)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:u};super(d,s,r,o,a,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Do(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},za=class extends ks{constructor(e,t=$i,n=Lr,s,r,o=Bn,a=Bn,l,c=Fs){let h={width:e,height:e,depth:1},u=[h,h,h,h,h,h];super(e,e,t,n,s,r,o,a,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},Va=class extends ci{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},Xi=class i extends bn{constructor(e=1,t=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],h=[],u=[],d=0,f=0;p("z","y","x",-1,-1,n,t,e,o,r,0),p("z","y","x",1,-1,n,t,-e,o,r,1),p("x","z","y",1,1,e,n,t,s,o,2),p("x","z","y",1,-1,e,n,-t,s,o,3),p("x","y","z",1,-1,e,t,n,s,r,4),p("x","y","z",-1,-1,e,t,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new cn(c,3)),this.setAttribute("normal",new cn(h,3)),this.setAttribute("uv",new cn(u,2));function p(x,g,m,v,A,b,C,w,y,S,U){let D=b/y,I=C/S,z=b/2,V=C/2,L=w/2,W=y+1,Z=S+1,H=0,le=0,q=new O;for(let $=0;$<Z;$++){let J=$*I-V;for(let ne=0;ne<W;ne++){let oe=ne*D-z;q[x]=oe*v,q[g]=J*A,q[m]=L,c.push(q.x,q.y,q.z),q[x]=0,q[g]=0,q[m]=w>0?1:-1,h.push(q.x,q.y,q.z),u.push(ne/y),u.push(1-$/S),H+=1}}for(let $=0;$<S;$++)for(let J=0;J<y;J++){let ne=d+J+W*$,oe=d+J+W*($+1),j=d+(J+1)+W*($+1),ue=d+(J+1)+W*$;l.push(ne,oe,ue),l.push(oe,j,ue),le+=6}a.addGroup(f,le,U),f+=le,d+=H}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};var zn=class i extends bn{constructor(e=1,t=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let h=[],u=[],d=[],f=[],p=0,x=[],g=n/2,m=0;v(),o===!1&&(e>0&&A(!0),t>0&&A(!1)),this.setIndex(h),this.setAttribute("position",new cn(u,3)),this.setAttribute("normal",new cn(d,3)),this.setAttribute("uv",new cn(f,2));function v(){let b=new O,C=new O,w=0,y=(t-e)/n;for(let S=0;S<=r;S++){let U=[],D=S/r,I=D*(t-e)+e;for(let z=0;z<=s;z++){let V=z/s,L=V*l+a,W=Math.sin(L),Z=Math.cos(L);C.x=I*W,C.y=-D*n+g,C.z=I*Z,u.push(C.x,C.y,C.z),b.set(W,y,Z).normalize(),d.push(b.x,b.y,b.z),f.push(V,1-D),U.push(p++)}x.push(U)}for(let S=0;S<s;S++)for(let U=0;U<r;U++){let D=x[U][S],I=x[U+1][S],z=x[U+1][S+1],V=x[U][S+1];(e>0||U!==0)&&(h.push(D,I,V),w+=3),(t>0||U!==r-1)&&(h.push(I,z,V),w+=3)}c.addGroup(m,w,0),m+=w}function A(b){let C=p,w=new Qe,y=new O,S=0,U=b===!0?e:t,D=b===!0?1:-1;for(let z=1;z<=s;z++)u.push(0,g*D,0),d.push(0,D,0),f.push(.5,.5),p++;let I=p;for(let z=0;z<=s;z++){let L=z/s*l+a,W=Math.cos(L),Z=Math.sin(L);y.x=U*Z,y.y=g*D,y.z=U*W,u.push(y.x,y.y,y.z),d.push(0,D,0),w.x=W*.5+.5,w.y=Z*.5*D+.5,f.push(w.x,w.y),p++}for(let z=0;z<s;z++){let V=C+z,L=I+z;b===!0?h.push(L,L+1,V):h.push(L+1,L,V),S+=3}c.addGroup(m,S,b===!0?1:2),m+=S}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}},ar=class i extends zn{constructor(e=1,t=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,e,t,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:e,height:t,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(e){return new i(e.radius,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var dc=new O,fc=new O,Cd=new O,pc=new us,lr=class extends bn{constructor(e=null,t=1){if(super(),this.type="EdgesGeometry",this.parameters={geometry:e,thresholdAngle:t},e!==null){let s=Math.pow(10,4),r=Math.cos(_c*t),o=e.getIndex(),a=e.getAttribute("position"),l=o?o.count:a.count,c=[0,0,0],h=["a","b","c"],u=new Array(3),d=new Map,f=[];for(let p=0;p<l;p+=3){o?(c[0]=o.getX(p),c[1]=o.getX(p+1),c[2]=o.getX(p+2)):(c[0]=p,c[1]=p+1,c[2]=p+2);let{a:x,b:g,c:m}=pc;if(x.fromBufferAttribute(a,c[0]),g.fromBufferAttribute(a,c[1]),m.fromBufferAttribute(a,c[2]),pc.getNormal(Cd),u[0]=`${Math.round(x.x*s)},${Math.round(x.y*s)},${Math.round(x.z*s)}`,u[1]=`${Math.round(g.x*s)},${Math.round(g.y*s)},${Math.round(g.z*s)}`,u[2]=`${Math.round(m.x*s)},${Math.round(m.y*s)},${Math.round(m.z*s)}`,!(u[0]===u[1]||u[1]===u[2]||u[2]===u[0]))for(let v=0;v<3;v++){let A=(v+1)%3,b=u[v],C=u[A],w=pc[h[v]],y=pc[h[A]],S=`${b}_${C}`,U=`${C}_${b}`,D=d.get(U);D?(Cd.dot(D.normal)<=r&&(f.push(w.x,w.y,w.z),f.push(y.x,y.y,y.z)),d.set(U,null)):d.has(S)||d.set(S,{index0:c[v],index1:c[A],normal:Cd.clone()})}}for(let p of d.values())if(p){let{index0:x,index1:g}=p;dc.fromBufferAttribute(a,x),fc.fromBufferAttribute(a,g),f.push(dc.x,dc.y,dc.z),f.push(fc.x,fc.y,fc.z)}this.setAttribute("position",new cn(f,3))}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}};var Ga=class i extends bn{constructor(e=1,t=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:n,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(n),l=Math.floor(s),c=a+1,h=l+1,u=e/a,d=t/l,f=[],p=[],x=[],g=[];for(let m=0;m<h;m++){let v=m*d-o;for(let A=0;A<c;A++){let b=A*u-r;p.push(b,-v,0),x.push(0,0,1),g.push(A/a),g.push(1-m/l)}}for(let m=0;m<l;m++)for(let v=0;v<a;v++){let A=v+c*m,b=v+c*(m+1),C=v+1+c*(m+1),w=v+1+c*m;f.push(A,b,w),f.push(b,C,w)}this.setIndex(f),this.setAttribute("position",new cn(p,3)),this.setAttribute("normal",new cn(x,3)),this.setAttribute("uv",new cn(g,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.widthSegments,e.heightSegments)}};var fn=class i extends bn{constructor(e=1,t=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,h=[],u=new O,d=new O,f=[],p=[],x=[],g=[];for(let m=0;m<=n;m++){let v=[],A=m/n,b=o+A*a,C=e*Math.cos(b),w=Math.sqrt(e*e-C*C),y=0;m===0&&o===0?y=.5/t:m===n&&l===Math.PI&&(y=-.5/t);for(let S=0;S<=t;S++){let U=S/t,D=s+U*r;u.x=-w*Math.cos(D),u.y=C,u.z=w*Math.sin(D),p.push(u.x,u.y,u.z),d.copy(u).normalize(),x.push(d.x,d.y,d.z),g.push(U+y,1-A),v.push(c++)}h.push(v)}for(let m=0;m<n;m++)for(let v=0;v<t;v++){let A=h[m][v+1],b=h[m][v],C=h[m+1][v],w=h[m+1][v+1];(m!==0||o>0)&&f.push(A,b,w),(m!==n-1||l<Math.PI)&&f.push(b,C,w)}this.setIndex(f),this.setAttribute("position",new cn(p,3)),this.setAttribute("normal",new cn(x,3)),this.setAttribute("uv",new cn(g,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};function Fr(i){let e={};for(let t in i){e[t]={};for(let n in i[t]){let s=i[t][n];if(Wm(s))s.isRenderTargetTexture?(Ze("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][n]=null):e[t][n]=s.clone();else if(Array.isArray(s))if(Wm(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][n]=r}else e[t][n]=s.slice();else e[t][n]=s}}return e}function jn(i){let e={};for(let t=0;t<i.length;t++){let n=Fr(i[t]);for(let s in n)e[s]=n[s]}return e}function Wm(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function Vv(i){let e=[];for(let t=0;t<i.length;t++)e.push(i[t].clone());return e}function ff(i){let e=i.getRenderTarget();return e===null?i.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:_t.workingColorSpace}var zg={clone:Fr,merge:jn},Gv=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,Hv=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Kn=class extends qi{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=Gv,this.fragmentShader=Hv,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Fr(e.uniforms),this.uniformsGroups=Vv(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(t.extensions=n),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let n in e.uniforms){let s=e.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=t[s.value]||null;break;case"c":this.uniforms[n].value=new qe().setHex(s.value);break;case"v2":this.uniforms[n].value=new Qe().fromArray(s.value);break;case"v3":this.uniforms[n].value=new O().fromArray(s.value);break;case"v4":this.uniforms[n].value=new en().fromArray(s.value);break;case"m3":this.uniforms[n].value=new it().fromArray(s.value);break;case"m4":this.uniforms[n].value=new wt().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let n in e.extensions)this.extensions[n]=e.extensions[n];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},Vc=class extends Kn{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},Wn=class extends qi{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new qe(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new qe(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Vh,this.normalScale=new Qe(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Us,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var Gc=class extends qi{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=Sg,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},Hc=class extends qi{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function To(i,e){return!i||i.constructor===e?i:typeof e.BYTES_PER_ELEMENT=="number"?new e(i):Array.prototype.slice.call(i)}function mc(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var cr=class{constructor(e,t,n,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(n),this.sampleValues=t,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,n=this._cachedIndex,s=t[n],r=t[n-1];n:{e:{let o;t:{i:if(!(e<s)){for(let a=n+2;;){if(s===void 0){if(e<r)break i;return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=t[++n],e<s)break e}o=t.length;break t}if(!(e>=r)){let a=t[1];e<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=t[--n-1],e>=r)break e}o=n,n=0;break t}break n}for(;n<o;){let a=n+o>>>1;e<t[a]?o=a:n=a+1}if(s=t[n],r=t[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=n[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Wc=class extends cr{constructor(e,t,n,s){super(e,t,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Id,endingEnd:Id}}intervalChanged_(e,t,n){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case Ld:r=e,a=2*t-n;break;case Dd:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case Ld:o=e,l=2*n-t;break;case Dd:o=1,l=n+s[1]-s[0];break;default:o=e-1,l=t}let c=(n-t)*.5,h=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,f=this._weightNext,p=(n-t)/(s-t),x=p*p,g=x*p,m=-d*g+2*d*x-d*p,v=(1+d)*g+(-1.5-2*d)*x+(-.5+d)*p+1,A=(-1-f)*g+(1.5+f)*x+.5*p,b=f*g-f*x;for(let C=0;C!==a;++C)r[C]=m*o[h+C]+v*o[c+C]+A*o[l+C]+b*o[u+C];return r}},qc=class extends cr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=(n-t)/(s-t),u=1-h;for(let d=0;d!==a;++d)r[d]=o[c+d]*u+o[l+d]*h;return r}},Xc=class extends cr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e){return this.copySampleValue_(e-1)}},$c=class extends cr{interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this.inTangents,u=this.outTangents;if(!h||!u){let p=(n-t)/(s-t),x=1-p;for(let g=0;g!==a;++g)r[g]=o[c+g]*x+o[l+g]*p;return r}let d=a*2,f=e-1;for(let p=0;p!==a;++p){let x=o[c+p],g=o[l+p],m=f*d+p*2,v=u[m],A=u[m+1],b=e*d+p*2,C=h[b],w=h[b+1],y=qv(n,t,v,C,s);r[p]=Vg(y,x,A,w,g)}return r}};function Vg(i,e,t,n,s){let r=1-i;return r*r*r*e+3*r*r*i*t+3*r*i*i*n+i*i*i*s}function Wv(i,e,t,n,s){let r=1-i;return 3*r*r*(t-e)+6*r*i*(n-t)+3*i*i*(s-n)}function qv(i,e,t,n,s){let r=(i-e)/(s-e);for(let o=0;o<8;o++){let a=Vg(r,e,t,n,s)-i;if(Math.abs(a)<1e-10)break;let l=Wv(r,e,t,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var Mi=class{constructor(e,t,n,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=To(t,this.TimeBufferType),this.values=To(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,n;if(t.toJSON!==this.toJSON)n=t.toJSON(e);else{n={name:e.name,times:To(e.times,Array),values:To(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(n.interpolation=s),mc(e.settings)&&(n.settings={inTangents:To(e.settings.inTangents,Array),outTangents:To(e.settings.outTangents,Array)})}return n.type=e.ValueTypeName,n}InterpolantFactoryMethodDiscrete(e){return new Xc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new qc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new Wc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new $c(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case Ca:t=this.InterpolantFactoryMethodDiscrete;break;case Pc:t=this.InterpolantFactoryMethodLinear;break;case yc:t=this.InterpolantFactoryMethodSmooth;break;case Pd:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return Ze("KeyframeTrack:",n),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Ca;case this.InterpolantFactoryMethodLinear:return Pc;case this.InterpolantFactoryMethodSmooth:return yc;case this.InterpolantFactoryMethodBezier:return Pd}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]+=e;mc(this.settings)&&(qm(this.settings.inTangents,e),qm(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]*=e;mc(this.settings)&&(Xm(this.settings.inTangents,e),Xm(this.settings.outTangents,e))}return this}trim(e,t){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<e;)++r;for(;o!==-1&&n[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(je("KeyframeTrack: Invalid value size in track.",this),e=!1);let n=this.times,s=this.values,r=n.length;r===0&&(je("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){je("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){je("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(s!==void 0&&bv(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){je("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===yc,r=e.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=e[a],h=e[a+1];if(c!==h&&(a!==1||c!==e[0]))if(s)l=!0;else{let u=a*n,d=u-n,f=u+n;for(let p=0;p!==n;++p){let x=t[u+p];if(x!==t[d+p]||x!==t[f+p]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let u=a*n,d=o*n;for(let f=0;f!==n;++f)t[d+f]=t[u+f]}++o}}if(r>0){e[o]=e[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*n)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),n=this.constructor,s=new n(this.name,e,t);return s.createInterpolant=this.createInterpolant,mc(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function qm(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]+=e}function Xm(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]*=e}Mi.prototype.ValueTypeName="";Mi.prototype.TimeBufferType=Float32Array;Mi.prototype.ValueBufferType=Float32Array;Mi.prototype.DefaultInterpolation=Pc;var hr=class extends Mi{constructor(e,t,n){super(e,t,n)}};hr.prototype.ValueTypeName="bool";hr.prototype.ValueBufferType=Array;hr.prototype.DefaultInterpolation=Ca;hr.prototype.InterpolantFactoryMethodLinear=void 0;hr.prototype.InterpolantFactoryMethodSmooth=void 0;var Yc=class extends Mi{constructor(e,t,n,s){super(e,t,n,s)}};Yc.prototype.ValueTypeName="color";var Zc=class extends Mi{constructor(e,t,n,s){super(e,t,n,s)}};Zc.prototype.ValueTypeName="number";var Jc=class extends cr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-t)/(s-t),c=e*a;for(let h=c+a;c!==h;c+=4)Qt.slerpFlat(r,0,o,c-a,o,c,l);return r}},Ha=class extends Mi{constructor(e,t,n,s){super(e,t,n,s)}InterpolantFactoryMethodLinear(e){return new Jc(this.times,this.values,this.getValueSize(),e)}};Ha.prototype.ValueTypeName="quaternion";Ha.prototype.InterpolantFactoryMethodSmooth=void 0;var ur=class extends Mi{constructor(e,t,n){super(e,t,n)}};ur.prototype.ValueTypeName="string";ur.prototype.ValueBufferType=Array;ur.prototype.DefaultInterpolation=Ca;ur.prototype.InterpolantFactoryMethodLinear=void 0;ur.prototype.InterpolantFactoryMethodSmooth=void 0;var Kc=class extends Mi{constructor(e,t,n,s){super(e,t,n,s)}};Kc.prototype.ValueTypeName="vector";var jc=class{constructor(e,t,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,u){return c.push(h,u),this},this.removeHandler=function(h){let u=c.indexOf(h);return u!==-1&&c.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=c.length;u<d;u+=2){let f=c[u],p=c[u+1];if(f.global&&(f.lastIndex=0),f.test(h))return p}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},Gg=new jc,Qc=class{constructor(e){this.manager=e!==void 0?e:Gg,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let n=this;return new Promise(function(s,r){n.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};Qc.DEFAULT_MATERIAL_NAME="__DEFAULT";var Wa=class extends Tn{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new qe(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},qa=class extends Wa{constructor(e,t,n){super(e,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Tn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new qe(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},Rd=new wt,$m=new O,Ym=new O,eh=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new Qe(512,512),this.mapType=fi,this.map=null,this.mapPass=null,this.matrix=new wt,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new or,this._frameExtents=new Qe(1,1),this._viewportCount=1,this._viewports=[new en(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;$m.setFromMatrixPosition(e.matrixWorld),t.position.copy($m),Ym.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(Ym),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,n,s){Rd.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),n.setFromProjectionMatrix(Rd,e.coordinateSystem,e.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;e.coordinateSystem===Io||e.reversedDepth?t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),t.multiply(Rd)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},gc=new O,xc=new Qt,hs=new O,Xa=class extends Tn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new wt,this.projectionMatrix=new wt,this.projectionMatrixInverse=new wt,this.coordinateSystem=Ri,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(gc,xc,hs),hs.x===1&&hs.y===1&&hs.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(gc,xc,hs.set(1,1,1)).invert()}updateWorldMatrix(e,t,n=!1){super.updateWorldMatrix(e,t,n),this.matrixWorld.decompose(gc,xc,hs),hs.x===1&&hs.y===1&&hs.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(gc,xc,hs.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},rr=new O,Zm=new Qe,Jm=new Qe,ai=class extends Xa{constructor(e=50,t=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Ic*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(_c*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return Ic*2*Math.atan(Math.tan(_c*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,n){rr.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(rr.x,rr.y).multiplyScalar(-e/rr.z),rr.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(rr.x,rr.y).multiplyScalar(-e/rr.z)}getViewSize(e,t){return this.getViewBounds(e,Zm,Jm),t.subVectors(Jm,Zm)}setViewOffset(e,t,n,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(_c*.5*this.fov)/this.zoom,n=2*t,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,t-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-n,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var $a=class extends Xa{constructor(e=-1,t=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-e,o=n+e,a=s+t,l=s-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},Fd=class extends eh{constructor(){super(new $a(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},Ya=class extends Wa{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Tn.DEFAULT_UP),this.updateMatrix(),this.target=new Tn,this.shadow=new Fd}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}};var Za=class extends bn{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,this}toJSON(){let e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}};var Eo=-90,Co=1,Bo=class extends Tn{constructor(e,t,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new ai(Eo,Co,e,t);s.layers=this.layers,this.add(s);let r=new ai(Eo,Co,e,t);r.layers=this.layers,this.add(r);let o=new ai(Eo,Co,e,t);o.layers=this.layers,this.add(o);let a=new ai(Eo,Co,e,t);a.layers=this.layers,this.add(a);let l=new ai(Eo,Co,e,t);l.layers=this.layers,this.add(l);let c=new ai(Eo,Co,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[n,s,r,o,a,l]=t;for(let c of t)this.remove(c);if(e===Ri)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===Io)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,h]=this.children,u=e.getRenderTarget(),d=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),p=e.xr.enabled;e.xr.enabled=!1;let x=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let g=!1;e.isWebGLRenderer===!0?g=e.state.buffers.depth.getReversed():g=e.reversedDepthBuffer,e.setRenderTarget(n,0,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(n,1,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(n,2,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(n,3,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(n,4,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),n.texture.mipmapsAutoUpdate=x,e.setRenderTarget(n,5,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),e.setRenderTarget(u,d,f),e.xr.enabled=p,n.texture.needsPMREMUpdate=!0}},th=class extends ai{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var pf="\\[\\]\\.:\\/",Xv=new RegExp("["+pf+"]","g"),mf="[^"+pf+"]",$v="[^"+pf.replace("\\.","")+"]",Yv=/((?:WC+[\/:])*)/.source.replace("WC",mf),Zv=/(WCOD+)?/.source.replace("WCOD",$v),Jv=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",mf),Kv=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",mf),jv=new RegExp("^"+Yv+Zv+Jv+Kv+"$"),Qv=["material","materials","bones","map"],Ud=class{constructor(e,t,n){let s=n||Zt.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(e,t)}setValue(e,t){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].unbind()}},Zt=class i{constructor(e,t,n){this.path=t,this.parsedPath=n||i.parseTrackName(t),this.node=i.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,n){return e&&e.isAnimationObjectGroup?new i.Composite(e,t,n):new i(e,t,n)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(Xv,"")}static parseTrackName(e){let t=jv.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let n={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);Qv.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return n}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let n=e.skeleton.getBoneByName(t);if(n!==void 0)return n}if(e.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let l=n(a.children);if(l)return l}return null},s=n(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)e[t++]=n[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,n=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=i.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Ze("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=t.objectIndex;switch(n){case"materials":if(!e.material){je("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){je("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){je("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let h=0;h<e.length;h++)if(e[h].name===c){c=h;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){je("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){je("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[n]===void 0){je("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[n]}if(c!==void 0){if(e[c]===void 0){je("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[s];if(o===void 0){let c=t.nodeName;je("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){je("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){je("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};Zt.Composite=Ud;Zt.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};Zt.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};Zt.prototype.GetterByBindingType=[Zt.prototype._getValue_direct,Zt.prototype._getValue_array,Zt.prototype._getValue_arrayElement,Zt.prototype._getValue_toArray];Zt.prototype.SetterByBindingTypeAndVersioning=[[Zt.prototype._setValue_direct,Zt.prototype._setValue_direct_setNeedsUpdate,Zt.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[Zt.prototype._setValue_array,Zt.prototype._setValue_array_setNeedsUpdate,Zt.prototype._setValue_array_setMatrixWorldNeedsUpdate],[Zt.prototype._setValue_arrayElement,Zt.prototype._setValue_arrayElement_setNeedsUpdate,Zt.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[Zt.prototype._setValue_fromArray,Zt.prototype._setValue_fromArray_setNeedsUpdate,Zt.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var OE=new Float32Array(1);var Ja=class extends Uo{constructor(e,t,n=1){super(e,t),this.isInstancedInterleavedBuffer=!0,this.meshPerAttribute=n}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}clone(e){let t=super.clone(e);return t.meshPerAttribute=this.meshPerAttribute,t}toJSON(e){let t=super.toJSON(e);return t.isInstancedInterleavedBuffer=!0,t.meshPerAttribute=this.meshPerAttribute,t}};var Km=new wt,Ka=class{constructor(e,t,n=0,s=1/0){this.ray=new Er(e,t),this.near=n,this.far=s,this.camera=null,this.layers=new No,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,t.projectionMatrix.elements[14]).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):je("Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return Km.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(Km),this}intersectObject(e,t=!0,n=[]){return Od(e,this,n,t),n.sort(jm),n}intersectObjects(e,t=!0,n=[]){for(let s=0,r=e.length;s<r;s++)Od(e[s],this,n,t);return n.sort(jm),n}};function jm(i,e){return i.distance-e.distance}function Od(i,e,t,n){let s=!0;if(i.layers.test(e.layers)&&i.raycast(e,t)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)Od(r[o],e,t,!0)}}var kd=class{static{this.prototype.isMatrix2=!0}constructor(e,t,n,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let n=0;n<4;n++)this.elements[n]=e[n+t];return this}set(e,t,n,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=n,r[3]=s,this}};function gf(i,e,t,n){let s=e_(n);switch(t){case rf:return i*e;case af:return i*e/s.components*s.byteLength;case lh:return i*e/s.components*s.byteLength;case dr:return i*e*2/s.components*s.byteLength;case ch:return i*e*2/s.components*s.byteLength;case of:return i*e*3/s.components*s.byteLength;case Ji:return i*e*4/s.components*s.byteLength;case hh:return i*e*4/s.components*s.byteLength;case el:case tl:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case nl:case il:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case dh:case ph:return Math.max(i,16)*Math.max(e,8)/4;case uh:case fh:return Math.max(i,8)*Math.max(e,8)/2;case mh:case gh:case yh:case vh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case xh:case sl:case _h:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case bh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Mh:return Math.floor((i+4)/5)*Math.floor((e+3)/4)*16;case Sh:return Math.floor((i+4)/5)*Math.floor((e+4)/5)*16;case wh:return Math.floor((i+5)/6)*Math.floor((e+4)/5)*16;case Ah:return Math.floor((i+5)/6)*Math.floor((e+5)/6)*16;case Th:return Math.floor((i+7)/8)*Math.floor((e+4)/5)*16;case Eh:return Math.floor((i+7)/8)*Math.floor((e+5)/6)*16;case Ch:return Math.floor((i+7)/8)*Math.floor((e+7)/8)*16;case Rh:return Math.floor((i+9)/10)*Math.floor((e+4)/5)*16;case Ph:return Math.floor((i+9)/10)*Math.floor((e+5)/6)*16;case Ih:return Math.floor((i+9)/10)*Math.floor((e+7)/8)*16;case Lh:return Math.floor((i+9)/10)*Math.floor((e+9)/10)*16;case Dh:return Math.floor((i+11)/12)*Math.floor((e+9)/10)*16;case Nh:return Math.floor((i+11)/12)*Math.floor((e+11)/12)*16;case Fh:case Uh:case Oh:return Math.ceil(i/4)*Math.ceil(e/4)*16;case kh:case Bh:return Math.ceil(i/4)*Math.ceil(e/4)*8;case rl:case zh:return Math.ceil(i/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function e_(i){switch(i){case fi:case ef:return{byteLength:1,components:1};case Go:case tf:case Zi:return{byteLength:2,components:1};case oh:case ah:return{byteLength:2,components:4};case $i:case rh:case Yi:return{byteLength:4,components:1};case nf:case sf:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Ze("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function h0(){let i=null,e=!1,t=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&i!==null&&(n=i.requestAnimationFrame(s),e=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){i=r}}}function a_(i){let e=new WeakMap;function t(a,l){let c=a.array,h=a.usage,u=c.byteLength,d=i.createBuffer();i.bindBuffer(l,d),i.bufferData(l,c,h),a.onUploadCallback();let f;if(c instanceof Float32Array)f=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=i.HALF_FLOAT:f=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=i.SHORT;else if(c instanceof Uint32Array)f=i.UNSIGNED_INT;else if(c instanceof Int32Array)f=i.INT;else if(c instanceof Int8Array)f=i.BYTE;else if(c instanceof Uint8Array)f=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,l,c){let h=l.array,u=l.updateRanges;if(i.bindBuffer(c,a),u.length===0)i.bufferSubData(c,0,h);else{u.sort((f,p)=>f.start-p.start);let d=0;for(let f=1;f<u.length;f++){let p=u[d],x=u[f];x.start<=p.start+p.count+1?p.count=Math.max(p.count,x.start+x.count-p.start):(++d,u[d]=x)}u.length=d+1;for(let f=0,p=u.length;f<p;f++){let x=u[f];i.bufferSubData(c,x.start*h.BYTES_PER_ELEMENT,h,x.start,x.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(i.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=e.get(a);(!h||h.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var l_=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,c_=`#ifdef USE_ALPHAHASH
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
#endif`,h_=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,u_=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,d_=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,f_=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,p_=`#ifdef USE_AOMAP
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
#endif`,m_=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,g_=`#ifdef USE_BATCHING
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
#endif`,x_=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,y_=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,v_=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,__=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,b_=`#ifdef USE_IRIDESCENCE
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
#endif`,M_=`#ifdef USE_BUMPMAP
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
#endif`,S_=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,w_=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,A_=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,T_=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,E_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,C_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,R_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,P_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,I_=`#define PI 3.141592653589793
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
} // validated`,L_=`vec3 transformedNormal = objectNormal;
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
#endif`,D_=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,N_=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,F_=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,U_=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,O_="gl_FragColor = linearToOutputTexel( gl_FragColor );",k_=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,B_=`#ifdef USE_ENVMAP
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
#endif`,z_=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,V_=`#ifdef USE_ENVMAP
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
#endif`,G_=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,H_=`#ifdef USE_ENVMAP
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
#endif`,W_=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,q_=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,X_=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,$_=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,Y_=`#ifdef USE_GRADIENTMAP
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
}`,Z_=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,J_=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,K_=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,j_=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,Q_=`#ifdef USE_ENVMAP
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
#endif`,eb=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,tb=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,nb=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,ib=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,sb=`PhysicalMaterial material;
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
#endif`,rb=`uniform sampler2D dfgLUT;
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
}`,ob=`
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
#endif`,ab=`#if defined( RE_IndirectDiffuse )
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
#endif`,lb=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,cb=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,hb=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,ub=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,db=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,fb=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,pb=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,mb=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,gb=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,xb=`#if defined( USE_POINTS_UV )
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
#endif`,yb=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,vb=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,_b=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,bb=`#if defined( USE_MORPHCOLORS )
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
#endif`,Mb=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Sb=`#ifdef USE_MORPHTARGETS
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
#endif`,wb=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Ab=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,Tb=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,Eb=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Cb=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Rb=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,Pb=`#ifdef USE_NORMALMAP
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
#endif`,Ib=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,Lb=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,Db=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,Nb=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,Fb=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,Ub=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,Ob=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,kb=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,Bb=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,zb=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,Vb=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,Gb=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,Hb=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,Wb=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,qb=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,Xb=`float getShadowMask() {
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
}`,$b=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,Yb=`#ifdef USE_SKINNING
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
#endif`,Zb=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,Jb=`#ifdef USE_SKINNING
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
#endif`,Kb=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,jb=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,Qb=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,eM=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,tM=`#ifdef USE_TRANSMISSION
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
#endif`,nM=`#ifdef USE_TRANSMISSION
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
#endif`,iM=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,sM=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,rM=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,oM=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,aM=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,lM=`uniform sampler2D t2D;
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
}`,cM=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,hM=`uniform float backgroundBlurriness;
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
}`,uM=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,dM=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,fM=`#include <common>
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
}`,pM=`#if DEPTH_PACKING == 3200
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
}`,mM=`#define DISTANCE
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
}`,gM=`#define DISTANCE
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
}`,xM=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,yM=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,vM=`uniform float scale;
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
}`,_M=`uniform vec3 diffuse;
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
}`,bM=`#include <common>
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
}`,MM=`uniform vec3 diffuse;
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
}`,SM=`#define LAMBERT
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
}`,wM=`#define LAMBERT
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
}`,AM=`#define MATCAP
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
}`,TM=`#define MATCAP
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
}`,EM=`#define NORMAL
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
}`,CM=`#define NORMAL
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
}`,RM=`#define PHONG
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
}`,PM=`#define PHONG
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
}`,IM=`#define STANDARD
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
}`,LM=`#define STANDARD
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
}`,DM=`#define TOON
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
}`,NM=`#define TOON
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
}`,FM=`uniform float size;
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
}`,UM=`uniform vec3 diffuse;
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
}`,OM=`#include <common>
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
}`,kM=`uniform vec3 color;
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
}`,BM=`uniform float rotation;
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
}`,zM=`uniform vec3 diffuse;
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
}`,ft={alphahash_fragment:l_,alphahash_pars_fragment:c_,alphamap_fragment:h_,alphamap_pars_fragment:u_,alphatest_fragment:d_,alphatest_pars_fragment:f_,aomap_fragment:p_,aomap_pars_fragment:m_,batching_pars_vertex:g_,batching_vertex:x_,begin_vertex:y_,beginnormal_vertex:v_,bsdfs:__,iridescence_fragment:b_,bumpmap_pars_fragment:M_,clipping_planes_fragment:S_,clipping_planes_pars_fragment:w_,clipping_planes_pars_vertex:A_,clipping_planes_vertex:T_,color_fragment:E_,color_pars_fragment:C_,color_pars_vertex:R_,color_vertex:P_,common:I_,defaultnormal_vertex:L_,displacementmap_pars_vertex:D_,displacementmap_vertex:N_,emissivemap_fragment:F_,emissivemap_pars_fragment:U_,colorspace_fragment:O_,colorspace_pars_fragment:k_,envmap_fragment:B_,envmap_common_pars_fragment:z_,envmap_pars_fragment:V_,envmap_pars_vertex:G_,envmap_physical_pars_fragment:Q_,envmap_vertex:H_,fog_vertex:W_,fog_pars_vertex:q_,fog_fragment:X_,fog_pars_fragment:$_,gradientmap_pars_fragment:Y_,lightmap_pars_fragment:Z_,lights_lambert_fragment:J_,lights_lambert_pars_fragment:K_,lights_pars_begin:j_,lights_toon_fragment:eb,lights_toon_pars_fragment:tb,lights_phong_fragment:nb,lights_phong_pars_fragment:ib,lights_physical_fragment:sb,lights_physical_pars_fragment:rb,lights_fragment_begin:ob,lights_fragment_maps:ab,lights_fragment_end:lb,lightprobes_pars_fragment:cb,logdepthbuf_fragment:hb,logdepthbuf_pars_fragment:ub,logdepthbuf_pars_vertex:db,logdepthbuf_vertex:fb,map_fragment:pb,map_pars_fragment:mb,map_particle_fragment:gb,map_particle_pars_fragment:xb,metalnessmap_fragment:yb,metalnessmap_pars_fragment:vb,morphinstance_vertex:_b,morphcolor_vertex:bb,morphnormal_vertex:Mb,morphtarget_pars_vertex:Sb,morphtarget_vertex:wb,normal_fragment_begin:Ab,normal_fragment_maps:Tb,normal_pars_fragment:Eb,normal_pars_vertex:Cb,normal_vertex:Rb,normalmap_pars_fragment:Pb,clearcoat_normal_fragment_begin:Ib,clearcoat_normal_fragment_maps:Lb,clearcoat_pars_fragment:Db,iridescence_pars_fragment:Nb,opaque_fragment:Fb,packing:Ub,premultiplied_alpha_fragment:Ob,project_vertex:kb,dithering_fragment:Bb,dithering_pars_fragment:zb,roughnessmap_fragment:Vb,roughnessmap_pars_fragment:Gb,shadowmap_pars_fragment:Hb,shadowmap_pars_vertex:Wb,shadowmap_vertex:qb,shadowmask_pars_fragment:Xb,skinbase_vertex:$b,skinning_pars_vertex:Yb,skinning_vertex:Zb,skinnormal_vertex:Jb,specularmap_fragment:Kb,specularmap_pars_fragment:jb,tonemapping_fragment:Qb,tonemapping_pars_fragment:eM,transmission_fragment:tM,transmission_pars_fragment:nM,uv_pars_fragment:iM,uv_pars_vertex:sM,uv_vertex:rM,worldpos_vertex:oM,background_vert:aM,background_frag:lM,backgroundCube_vert:cM,backgroundCube_frag:hM,cube_vert:uM,cube_frag:dM,depth_vert:fM,depth_frag:pM,distance_vert:mM,distance_frag:gM,equirect_vert:xM,equirect_frag:yM,linedashed_vert:vM,linedashed_frag:_M,meshbasic_vert:bM,meshbasic_frag:MM,meshlambert_vert:SM,meshlambert_frag:wM,meshmatcap_vert:AM,meshmatcap_frag:TM,meshnormal_vert:EM,meshnormal_frag:CM,meshphong_vert:RM,meshphong_frag:PM,meshphysical_vert:IM,meshphysical_frag:LM,meshtoon_vert:DM,meshtoon_frag:NM,points_vert:FM,points_frag:UM,shadow_vert:OM,shadow_frag:kM,sprite_vert:BM,sprite_frag:zM},Le={common:{diffuse:{value:new qe(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new it},alphaMap:{value:null},alphaMapTransform:{value:new it},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new it}},envmap:{envMap:{value:null},envMapRotation:{value:new it},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new it}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new it}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new it},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new it},normalScale:{value:new Qe(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new it},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new it}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new it}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new it}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new qe(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new qe(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new it},alphaTest:{value:0},uvTransform:{value:new it}},sprite:{diffuse:{value:new qe(16777215)},opacity:{value:1},center:{value:new Qe(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new it},alphaMap:{value:null},alphaMapTransform:{value:new it},alphaTest:{value:0}}},_s={basic:{uniforms:jn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.fog]),vertexShader:ft.meshbasic_vert,fragmentShader:ft.meshbasic_frag},lambert:{uniforms:jn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new qe(0)},envMapIntensity:{value:1}}]),vertexShader:ft.meshlambert_vert,fragmentShader:ft.meshlambert_frag},phong:{uniforms:jn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new qe(0)},specular:{value:new qe(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:ft.meshphong_vert,fragmentShader:ft.meshphong_frag},standard:{uniforms:jn([Le.common,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.roughnessmap,Le.metalnessmap,Le.fog,Le.lights,{emissive:{value:new qe(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:ft.meshphysical_vert,fragmentShader:ft.meshphysical_frag},toon:{uniforms:jn([Le.common,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.gradientmap,Le.fog,Le.lights,{emissive:{value:new qe(0)}}]),vertexShader:ft.meshtoon_vert,fragmentShader:ft.meshtoon_frag},matcap:{uniforms:jn([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,{matcap:{value:null}}]),vertexShader:ft.meshmatcap_vert,fragmentShader:ft.meshmatcap_frag},points:{uniforms:jn([Le.points,Le.fog]),vertexShader:ft.points_vert,fragmentShader:ft.points_frag},dashed:{uniforms:jn([Le.common,Le.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:ft.linedashed_vert,fragmentShader:ft.linedashed_frag},depth:{uniforms:jn([Le.common,Le.displacementmap]),vertexShader:ft.depth_vert,fragmentShader:ft.depth_frag},normal:{uniforms:jn([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,{opacity:{value:1}}]),vertexShader:ft.meshnormal_vert,fragmentShader:ft.meshnormal_frag},sprite:{uniforms:jn([Le.sprite,Le.fog]),vertexShader:ft.sprite_vert,fragmentShader:ft.sprite_frag},background:{uniforms:{uvTransform:{value:new it},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:ft.background_vert,fragmentShader:ft.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new it}},vertexShader:ft.backgroundCube_vert,fragmentShader:ft.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:ft.cube_vert,fragmentShader:ft.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:ft.equirect_vert,fragmentShader:ft.equirect_frag},distance:{uniforms:jn([Le.common,Le.displacementmap,{referencePosition:{value:new O},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:ft.distance_vert,fragmentShader:ft.distance_frag},shadow:{uniforms:jn([Le.lights,Le.fog,{color:{value:new qe(0)},opacity:{value:1}}]),vertexShader:ft.shadow_vert,fragmentShader:ft.shadow_frag}};_s.physical={uniforms:jn([_s.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new it},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new it},clearcoatNormalScale:{value:new Qe(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new it},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new it},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new it},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new it},sheen:{value:0},sheenColor:{value:new qe(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new it},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new it},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new it},transmissionSamplerSize:{value:new Qe},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new it},attenuationDistance:{value:0},attenuationColor:{value:new qe(0)},specularColor:{value:new qe(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new it},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new it},anisotropyVector:{value:new Qe},anisotropyMap:{value:null},anisotropyMapTransform:{value:new it}}]),vertexShader:ft.meshphysical_vert,fragmentShader:ft.meshphysical_frag};var Hh={r:0,b:0,g:0},VM=new wt,u0=new it;u0.set(-1,0,0,0,1,0,0,0,1);function GM(i,e,t,n,s,r){let o=new qe(0),a=s===!0?0:1,l,c,h=null,u=0,d=null;function f(v){let A=v.isScene===!0?v.background:null;if(A&&A.isTexture){let b=v.backgroundBlurriness>0;A=e.get(A,b)}return A}function p(v){let A=!1,b=f(v);b===null?g(o,a):b&&b.isColor&&(g(b,1),A=!0);let C=i.xr.getEnvironmentBlendMode();C==="additive"?t.buffers.color.setClear(0,0,0,1,r):C==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(i.autoClear||A)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function x(v,A){let b=f(A);b&&b.isCubeTexture?(c===void 0&&(c=new ht(new Xi(1,1,1),new Kn({name:"BackgroundCubeMaterial",uniforms:Fr(_s.backgroundCube.uniforms),vertexShader:_s.backgroundCube.vertexShader,fragmentShader:_s.backgroundCube.fragmentShader,side:qn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(C,w,y){this.matrixWorld.copyPosition(y.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=b,c.material.uniforms.backgroundBlurriness.value=A.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(VM.makeRotationFromEuler(A.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(u0),c.material.toneMapped=_t.getTransfer(b.colorSpace)!==Pt,(h!==b||u!==b.version||d!==i.toneMapping)&&(c.material.needsUpdate=!0,h=b,u=b.version,d=i.toneMapping),c.layers.enableAll(),v.unshift(c,c.geometry,c.material,0,0,null)):b&&b.isTexture&&(l===void 0&&(l=new ht(new Ga(2,2),new Kn({name:"BackgroundMaterial",uniforms:Fr(_s.background.uniforms),vertexShader:_s.background.vertexShader,fragmentShader:_s.background.fragmentShader,side:gs,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=b,l.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,l.material.toneMapped=_t.getTransfer(b.colorSpace)!==Pt,b.matrixAutoUpdate===!0&&b.updateMatrix(),l.material.uniforms.uvTransform.value.copy(b.matrix),(h!==b||u!==b.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,h=b,u=b.version,d=i.toneMapping),l.layers.enableAll(),v.unshift(l,l.geometry,l.material,0,0,null))}function g(v,A){v.getRGB(Hh,ff(i)),t.buffers.color.setClear(Hh.r,Hh.g,Hh.b,A,r)}function m(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(v,A=1){o.set(v),a=A,g(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(v){a=v,g(o,a)},render:p,addToRenderList:x,dispose:m}}function HM(i,e){let t=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,o=!1;function a(I,z,V,L,W){let Z=!1,H=u(I,L,V,z);r!==H&&(r=H,c(r.object)),Z=f(I,L,V,W),Z&&p(I,L,V,W),W!==null&&e.update(W,i.ELEMENT_ARRAY_BUFFER),(Z||o)&&(o=!1,b(I,z,V,L),W!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,e.get(W).buffer))}function l(){return i.createVertexArray()}function c(I){return i.bindVertexArray(I)}function h(I){return i.deleteVertexArray(I)}function u(I,z,V,L){let W=L.wireframe===!0,Z=n[z.id];Z===void 0&&(Z={},n[z.id]=Z);let H=I.isInstancedMesh===!0?I.id:0,le=Z[H];le===void 0&&(le={},Z[H]=le);let q=le[V.id];q===void 0&&(q={},le[V.id]=q);let $=q[W];return $===void 0&&($=d(l()),q[W]=$),$}function d(I){let z=[],V=[],L=[];for(let W=0;W<t;W++)z[W]=0,V[W]=0,L[W]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:z,enabledAttributes:V,attributeDivisors:L,object:I,attributes:{},index:null}}function f(I,z,V,L){let W=r.attributes,Z=z.attributes,H=0,le=V.getAttributes();for(let q in le)if(le[q].location>=0){let J=W[q],ne=Z[q];if(ne===void 0&&(q==="instanceMatrix"&&I.instanceMatrix&&(ne=I.instanceMatrix),q==="instanceColor"&&I.instanceColor&&(ne=I.instanceColor)),J===void 0||J.attribute!==ne||ne&&J.data!==ne.data)return!0;H++}return r.attributesNum!==H||r.index!==L}function p(I,z,V,L){let W={},Z=z.attributes,H=0,le=V.getAttributes();for(let q in le)if(le[q].location>=0){let J=Z[q];J===void 0&&(q==="instanceMatrix"&&I.instanceMatrix&&(J=I.instanceMatrix),q==="instanceColor"&&I.instanceColor&&(J=I.instanceColor));let ne={};ne.attribute=J,J&&J.data&&(ne.data=J.data),W[q]=ne,H++}r.attributes=W,r.attributesNum=H,r.index=L}function x(){let I=r.newAttributes;for(let z=0,V=I.length;z<V;z++)I[z]=0}function g(I){m(I,0)}function m(I,z){let V=r.newAttributes,L=r.enabledAttributes,W=r.attributeDivisors;V[I]=1,L[I]===0&&(i.enableVertexAttribArray(I),L[I]=1),W[I]!==z&&(i.vertexAttribDivisor(I,z),W[I]=z)}function v(){let I=r.newAttributes,z=r.enabledAttributes;for(let V=0,L=z.length;V<L;V++)z[V]!==I[V]&&(i.disableVertexAttribArray(V),z[V]=0)}function A(I,z,V,L,W,Z,H){H===!0?i.vertexAttribIPointer(I,z,V,W,Z):i.vertexAttribPointer(I,z,V,L,W,Z)}function b(I,z,V,L){x();let W=L.attributes,Z=V.getAttributes(),H=z.defaultAttributeValues;for(let le in Z){let q=Z[le];if(q.location>=0){let $=W[le];if($===void 0&&(le==="instanceMatrix"&&I.instanceMatrix&&($=I.instanceMatrix),le==="instanceColor"&&I.instanceColor&&($=I.instanceColor)),$!==void 0){let J=$.normalized,ne=$.itemSize,oe=e.get($);if(oe===void 0)continue;let j=oe.buffer,ue=oe.type,me=oe.bytesPerElement,Se=ue===i.INT||ue===i.UNSIGNED_INT||$.gpuType===rh;if($.isInterleavedBufferAttribute){let fe=$.data,Fe=fe.isInterleavedBuffer===!0?fe.stride:fe.itemSize,Xe=$.offset;if(fe.isInstancedInterleavedBuffer||fe.isInstancedBufferAttribute){for(let Ve=0;Ve<q.locationSize;Ve++)m(q.location+Ve,fe.meshPerAttribute);I.isInstancedMesh!==!0&&L._maxInstanceCount===void 0&&(L._maxInstanceCount=fe.meshPerAttribute*fe.count)}else for(let Ve=0;Ve<q.locationSize;Ve++)g(q.location+Ve);i.bindBuffer(i.ARRAY_BUFFER,j);for(let Ve=0;Ve<q.locationSize;Ve++)A(q.location+Ve,ne/q.locationSize,ue,J,Fe*me,(Xe+ne/q.locationSize*Ve)*me,Se)}else{if($.isInstancedBufferAttribute){for(let fe=0;fe<q.locationSize;fe++)m(q.location+fe,$.meshPerAttribute);I.isInstancedMesh!==!0&&L._maxInstanceCount===void 0&&(L._maxInstanceCount=$.meshPerAttribute*$.count)}else for(let fe=0;fe<q.locationSize;fe++)g(q.location+fe);i.bindBuffer(i.ARRAY_BUFFER,j);for(let fe=0;fe<q.locationSize;fe++)A(q.location+fe,ne/q.locationSize,ue,J,ne*me,ne/q.locationSize*fe*me,Se)}}else if(H!==void 0){let J=H[le];if(J!==void 0)switch(J.length){case 2:i.vertexAttrib2fv(q.location,J);break;case 3:i.vertexAttrib3fv(q.location,J);break;case 4:i.vertexAttrib4fv(q.location,J);break;default:i.vertexAttrib1fv(q.location,J)}}}}v()}function C(){U();for(let I in n){let z=n[I];for(let V in z){let L=z[V];for(let W in L){let Z=L[W];for(let H in Z)h(Z[H].object),delete Z[H];delete L[W]}}delete n[I]}}function w(I){if(n[I.id]===void 0)return;let z=n[I.id];for(let V in z){let L=z[V];for(let W in L){let Z=L[W];for(let H in Z)h(Z[H].object),delete Z[H];delete L[W]}}delete n[I.id]}function y(I){for(let z in n){let V=n[z];for(let L in V){let W=V[L];if(W[I.id]===void 0)continue;let Z=W[I.id];for(let H in Z)h(Z[H].object),delete Z[H];delete W[I.id]}}}function S(I){for(let z in n){let V=n[z],L=I.isInstancedMesh===!0?I.id:0,W=V[L];if(W!==void 0){for(let Z in W){let H=W[Z];for(let le in H)h(H[le].object),delete H[le];delete W[Z]}delete V[L],Object.keys(V).length===0&&delete n[z]}}}function U(){D(),o=!0,r!==s&&(r=s,c(r.object))}function D(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:U,resetDefaultState:D,dispose:C,releaseStatesOfGeometry:w,releaseStatesOfObject:S,releaseStatesOfProgram:y,initAttributes:x,enableAttribute:g,disableUnusedAttributes:v}}function WM(i,e,t){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),t.update(c,n,1)}function o(l,c,h){h!==0&&(i.drawArraysInstanced(n,l,c,h),t.update(c,n,h))}function a(l,c,h){if(h===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let d=0;for(let f=0;f<h;f++)d+=c[f];t.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function qM(i,e,t,n){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let y=e.get("EXT_texture_filter_anisotropic");s=i.getParameter(y.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(y){return!(y!==Ji&&n.convert(y)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(y){let S=y===Zi&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(y!==fi&&y!==Yi&&!S&&n.convert(y)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(y){if(y==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";y="mediump"}return y==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",h=l(c);h!==c&&(Ze("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let u=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&u===!1;t.reversedDepthBuffer===!0&&u===!1&&Ze("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&u===!0&&Ze("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),p=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),x=i.getParameter(i.MAX_TEXTURE_SIZE),g=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),m=i.getParameter(i.MAX_VERTEX_ATTRIBS),v=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),A=i.getParameter(i.MAX_VARYING_VECTORS),b=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),C=i.getParameter(i.MAX_SAMPLES),w=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:f,maxVertexTextures:p,maxTextureSize:x,maxCubemapSize:g,maxAttributes:m,maxVertexUniforms:v,maxVaryings:A,maxFragmentUniforms:b,maxSamples:C,samples:w}}function XM(i){let e=this,t=null,n=0,s=!1,r=!1,o=new Wi,a=new it,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let f=u.length!==0||d||n!==0||s;return s=d,n=u.length,f},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,d){t=h(u,d,0)},this.setState=function(u,d,f){let p=u.clippingPlanes,x=u.clipIntersection,g=u.clipShadows,m=i.get(u);if(!s||p===null||p.length===0||r&&!g)r?h(null):c();else{let v=r?0:n,A=v*4,b=m.clippingState||null;l.value=b,b=h(p,d,A,f);for(let C=0;C!==A;++C)b[C]=t[C];m.clippingState=b,this.numIntersection=x?this.numPlanes:0,this.numPlanes+=v}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=n>0),e.numPlanes=n,e.numIntersection=0}function h(u,d,f,p){let x=u!==null?u.length:0,g=null;if(x!==0){if(g=l.value,p!==!0||g===null){let m=f+x*4,v=d.matrixWorldInverse;a.getNormalMatrix(v),(g===null||g.length<m)&&(g=new Float32Array(m));for(let A=0,b=f;A!==x;++A,b+=4)o.copy(u[A]).applyMatrix4(v,a),o.normal.toArray(g,b),g[b+3]=o.constant}l.value=g,l.needsUpdate=!0}return e.numPlanes=x,e.numIntersection=0,g}}var ll=class extends _i{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let n={width:e,height:e,depth:1},s=[n,n,n,n,n,n];this.texture=new Ba(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new Xi(5,5,5),r=new Kn({name:"CubemapFromEquirect",uniforms:Fr(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:qn,blending:Pr});r.uniforms.tEquirect.value=t;let o=new ht(s,r),a=t.minFilter;return t.minFilter===Bs&&(t.minFilter=li),new Bo(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,n=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,n,s);e.setRenderTarget(r)}},Hg=256,$M=3,YM=20,d0=256,f0=16,ZM=3,JM=new O,KM=new qe,qh=class i{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Bo(1,10,null),this._boxMesh=new ht(new Xi(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,n=.1,s=100,r={}){let{size:o=256,position:a=JM}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);t>0&&(h.texture.mipmapsAutoUpdate=!1);let u=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,p=l.autoClearStencil,x=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,x===null&&(e.background=l.getClearColor(KM));let g=new Bo(n,s,h);return g.position.copy(a),g.update(l,e),l.autoClear=u,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=p,e.background=x,t>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Xg(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=qg(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(Hg,Fg(e))}_fromTexture(e,t){e.mapping===Lr||e.mapping===Vo?this._setSize(e.image.length===0?Hg:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let n=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(n),n}_allocateTarget(){let e=this._cubeSize,t=Wg(e,!1,!1),n=Math.log2(e)-$M;for(let s=0;s<=n;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==t||e&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=Wg(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===Lr||e.mapping===Vo?(this._cubemapMaterial===null&&(this._cubemapMaterial=Xg()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=qg()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=jM(),this._integrationMaterial=QM());let t=this._cubeSize,n=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/f0);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-ZM)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(d0*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=eS());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,n),s.envMap.value=e.texture,this._renderCube(r,0,n)}};function Wg(i,e,t){return new ll(i,{minFilter:Bs,generateMipmaps:e,type:Zi,colorSpace:Ra,depthBuffer:t})}function cl(i,e,t){return new Kn({name:i,uniforms:e,vertexShader:ft.cube_vert,fragmentShader:t,side:qn,blending:Pr,depthTest:!1,depthWrite:!1})}function jM(){return cl("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${d0}u

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
	`)}function QM(){return cl("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:f0}},`

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
	`)}function eS(){return cl("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${YM}
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
	`)}function qg(){return cl("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function Xg(){return cl("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function tS(i){let e=new WeakMap,t=new WeakMap,n=null;function s(d,f=!1){return d==null?null:f?o(d):r(d)}function r(d){if(d&&d.isTexture){let f=d.mapping;if(f===nh||f===ih)if(e.has(d)){let p=e.get(d).texture;return a(p,d.mapping)}else{let p=d.image;if(p&&p.height>0){let x=new ll(p.height);return x.fromEquirectangularTexture(i,d),e.set(d,x),d.addEventListener("dispose",c),a(x.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,p=f===nh||f===ih,x=f===Lr||f===Vo;if(p||x){let g=t.get(d),m=g!==void 0?g.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==m)return n===null&&(n=new qh(i)),g=p?n.fromEquirectangular(d,g):n.fromCubemap(d,g),g.texture.pmremVersion=d.pmremVersion,t.set(d,g),g.texture;if(g!==void 0)return g.texture;{let v=d.image;return p&&v&&v.height>0||x&&v&&l(v)?(n===null&&(n=new qh(i)),g=p?n.fromEquirectangular(d):n.fromCubemap(d),g.texture.pmremVersion=d.pmremVersion,t.set(d,g),d.addEventListener("dispose",h),g.texture):null}}}return d}function a(d,f){return f===nh?d.mapping=Lr:f===ih&&(d.mapping=Vo),d}function l(d){let f=0,p=6;for(let x=0;x<p;x++)d[x]!==void 0&&f++;return f===p}function c(d){let f=d.target;f.removeEventListener("dispose",c);let p=e.get(f);p!==void 0&&(e.delete(f),p.dispose())}function h(d){let f=d.target;f.removeEventListener("dispose",h);let p=t.get(f);p!==void 0&&(t.delete(f),p.dispose())}function u(){e=new WeakMap,t=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:u}}function nS(i){let e={};function t(n){if(e[n]!==void 0)return e[n];let s=i.getExtension(n);return e[n]=s,s}return{has:function(n){return t(n)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(n){let s=t(n);return s===null&&Ea("WebGLRenderer: "+n+" extension not supported."),s}}}function iS(i,e,t,n){let s={},r=new WeakMap,o=new FinalizationRegistry(p=>delete s[p]);function a(p){l(p.target)}function l(p){p.index!==null&&e.remove(p.index);for(let g in p.attributes)e.remove(p.attributes[g]);p.removeEventListener("dispose",a),delete s[p.id],o.unregister(p);let x=r.get(p);x&&(e.remove(x),r.delete(p)),n.releaseStatesOfGeometry(p),p.isInstancedBufferGeometry===!0&&delete p._maxInstanceCount,t.memory.geometries--}function c(p,x){return s[x.id]!==void 0||(x.addEventListener("dispose",a),s[x.id]=new WeakRef(x),o.register(x,x.id,x),t.memory.geometries++),x}function h(p){let x=p.attributes;for(let g in x)e.update(x[g],i.ARRAY_BUFFER)}function u(p){let x=p.index,g=p.attributes.position,m=0;if(g===void 0)return;let v=x!==null?x.array.length:g.array.length/3-1,A=g.count>=65535?Ua:Fa,b=new A(Math.ceil(v/3)*6,1),C=b.array;if(x!==null){let y=x.array;m=x.version;for(let S=0,U=0;S<v;S+=3){let D=y[S+0],I=y[S+1],z=y[S+2];C[U++]=D,C[U++]=I,C[U++]=I,C[U++]=z,C[U++]=z,C[U++]=D}}else{m=g.version;for(let y=0,S=0;y<v;y+=3){let U=y+0,D=y+1,I=y+2;C[S++]=U,C[S++]=D,C[S++]=D,C[S++]=I,C[S++]=I,C[S++]=U}}b.version=m;let w=r.get(p);w&&e.remove(w),r.set(p,b)}function d(p){let x=r.get(p);if(x){let g=p.index;g!==null&&x.version<g.version&&u(p)}else u(p);return r.get(p)}function f(){for(let p in s){let x=s[p].deref();x!==void 0&&l(x)}}return{get:c,update:h,getWireframeAttribute:d,dispose:f}}function sS(i,e,t){let n;function s(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function l(u,d){i.drawElements(n,d,r,u*o),t.update(d,n,1)}function c(u,d,f){f!==0&&(i.drawElementsInstanced(n,d,r,u*o,f),t.update(d,n,f))}function h(u,d,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,u,0,f);let x=0;for(let g=0;g<f;g++)x+=d[g];t.update(x,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function rS(i){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(t.calls++,o){case i.TRIANGLES:t.triangles+=a*(r/3);break;case i.LINES:t.lines+=a*(r/2);break;case i.LINE_STRIP:t.lines+=a*(r-1);break;case i.LINE_LOOP:t.lines+=a*r;break;case i.POINTS:t.points+=a*r;break;default:je("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:n}}function oS(i,e,t){let n=new WeakMap,s=new en;function r(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,d=n.get(a);if(d===void 0||d.count!==u){let U=function(){y.dispose(),n.delete(a),a.removeEventListener("dispose",U)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,p=a.morphAttributes.normal!==void 0,x=a.morphAttributes.color!==void 0,g=a.morphAttributes.position||[],m=a.morphAttributes.normal||[],v=a.morphAttributes.color||[],A=0;f===!0&&(A=1),p===!0&&(A=2),x===!0&&(A=3);let b=a.attributes.position.count*A,C=1;b>e.maxTextureSize&&(C=Math.ceil(b/e.maxTextureSize),b=e.maxTextureSize);let w=new Float32Array(b*C*4*u),y=new Da(w,b,C,u);y.type=Yi,y.needsUpdate=!0;let S=A*4;for(let D=0;D<u;D++){let I=g[D],z=m[D],V=v[D],L=b*C*4*D;for(let W=0;W<I.count;W++){let Z=W*S;f===!0&&(s.fromBufferAttribute(I,W),w[L+Z+0]=s.x,w[L+Z+1]=s.y,w[L+Z+2]=s.z,w[L+Z+3]=0),p===!0&&(s.fromBufferAttribute(z,W),w[L+Z+4]=s.x,w[L+Z+5]=s.y,w[L+Z+6]=s.z,w[L+Z+7]=0),x===!0&&(s.fromBufferAttribute(V,W),w[L+Z+8]=s.x,w[L+Z+9]=s.y,w[L+Z+10]=s.z,w[L+Z+11]=V.itemSize===4?s.w:1)}}d={count:u,texture:y,size:new Qe(b,C)},n.set(a,d),a.addEventListener("dispose",U)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,t);else{let f=0;for(let x=0;x<c.length;x++)f+=c[x];let p=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(i,"morphTargetBaseInfluence",p),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",d.texture,t),l.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function aS(i,e,t,n,s){let r=new WeakMap;function o(c){let h=s.render.frame,u=c.geometry,d=e.get(c,u);if(r.get(d)!==h&&(e.update(d),r.set(d,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(t.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==h&&(f.update(),r.set(f,h))}return d}function a(){r=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),t.remove(h.instanceMatrix),h.instanceColor!==null&&t.remove(h.instanceColor)}return{update:o,dispose:a}}var lS={[Xd]:"LINEAR_TONE_MAPPING",[$d]:"REINHARD_TONE_MAPPING",[Yd]:"CINEON_TONE_MAPPING",[Zd]:"ACES_FILMIC_TONE_MAPPING",[Kd]:"AGX_TONE_MAPPING",[jd]:"NEUTRAL_TONE_MAPPING",[Jd]:"CUSTOM_TONE_MAPPING"};function cS(i,e,t,n,s,r){let o=new _i(e,t,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new bn;h.setAttribute("position",new cn([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new cn([0,2,0,0,2,0],2));let u=new Vc({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),d=new ht(h,u),f=new $a(-1,1,1,-1,0,1),p=null,x=null,g=!1,m,v=null,A=[],b=!1;this.setSize=function(C,w){o.setSize(C,w),a!==null&&a.setSize(C,w),l!==null&&l.setSize(C,w);for(let y=0;y<A.length;y++){let S=A[y];S.setSize&&S.setSize(C,w)}},this.setEffects=function(C){A=C,b=A.length>0&&A[0].isRenderPass===!0;let w=o.width,y=o.height;A.length>0&&a===null&&(a=new _i(w,y,{type:Zi,depthBuffer:!1,stencilBuffer:!1}),l=new _i(w,y,{type:Zi,depthBuffer:!1,stencilBuffer:!1}));let S=s===!0&&A.some(U=>U.needsDepthTexture===!0);S!==(o.depthTexture!==null)&&(S===!0&&c===null&&(c=new ks(w,y),r===!0&&(c.format=zs,c.type=Dr)),o.dispose(),o.depthTexture=S?c:null,o.resolveDepthBuffer=S,o.storeMultisampledDepthBuffer=S);for(let U=0;U<A.length;U++){let D=A[U];D.setSize&&D.setSize(w,y),S&&D.needsDepthTexture===!0&&D.setDepthTexture&&D.setDepthTexture(c)}},this.begin=function(C,w){if(g||C.toneMapping===ys&&A.length===0)return!1;if(v=w,w!==null){let y=w.width,S=w.height;(o.width!==y||o.height!==S)&&this.setSize(y,S)}return b===!1&&C.setRenderTarget(o),m=C.toneMapping,C.toneMapping=ys,!0},this.hasRenderPass=function(){return b},this.end=function(C,w){C.toneMapping=m,g=!0;let y=o,S=a;for(let U=0;U<A.length;U++){let D=A[U];D.enabled!==!1&&(D.render(C,S,y,w),D.needsSwap!==!1&&(y=S,S=S===a?l:a))}if(p!==C.outputColorSpace||x!==C.toneMapping){p=C.outputColorSpace,x=C.toneMapping,u.defines={},_t.getTransfer(p)===Pt&&(u.defines.SRGB_TRANSFER="");let U=lS[x];U&&(u.defines[U]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=y.texture,C.setRenderTarget(v),C.render(d,f),v=null,g=!1},this.isCompositing=function(){return g},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),u.dispose()}}var p0=new ci,m0=new ks(1,1),g0=new za(1),x0=new Da,y0=new Nc,v0=new Ba,$g=[],Yg=[],Zg=new Float32Array(16),Jg=new Float32Array(9),Kg=new Float32Array(4);function Wo(i,e,t){let n=i[0];if(n<=0||n>0)return i;let s=e*t,r=$g[s];if(r===void 0&&(r=new Float32Array(s),$g[s]=r),e!==0){n.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,i[o].toArray(r,a)}return r}function En(i,e){if(i.length!==e.length)return!1;for(let t=0,n=i.length;t<n;t++)if(i[t]!==e[t])return!1;return!0}function Cn(i,e){for(let t=0,n=e.length;t<n;t++)i[t]=e[t]}function $h(i,e){let t=Yg[e];t===void 0&&(t=new Int32Array(e),Yg[e]=t);for(let n=0;n!==e;++n)t[n]=i.allocateTextureUnit();return t}function hS(i,e){let t=this.cache;t[0]!==e&&(i.uniform1f(this.addr,e),t[0]=e)}function uS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(En(t,e))return;i.uniform2fv(this.addr,e),Cn(t,e)}}function dS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(i.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(En(t,e))return;i.uniform3fv(this.addr,e),Cn(t,e)}}function fS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(En(t,e))return;i.uniform4fv(this.addr,e),Cn(t,e)}}function pS(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(En(t,e))return;i.uniformMatrix2fv(this.addr,!1,e),Cn(t,e)}else{if(En(t,n))return;Kg.set(n),i.uniformMatrix2fv(this.addr,!1,Kg),Cn(t,n)}}function mS(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(En(t,e))return;i.uniformMatrix3fv(this.addr,!1,e),Cn(t,e)}else{if(En(t,n))return;Jg.set(n),i.uniformMatrix3fv(this.addr,!1,Jg),Cn(t,n)}}function gS(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(En(t,e))return;i.uniformMatrix4fv(this.addr,!1,e),Cn(t,e)}else{if(En(t,n))return;Zg.set(n),i.uniformMatrix4fv(this.addr,!1,Zg),Cn(t,n)}}function xS(i,e){let t=this.cache;t[0]!==e&&(i.uniform1i(this.addr,e),t[0]=e)}function yS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(En(t,e))return;i.uniform2iv(this.addr,e),Cn(t,e)}}function vS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(En(t,e))return;i.uniform3iv(this.addr,e),Cn(t,e)}}function _S(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(En(t,e))return;i.uniform4iv(this.addr,e),Cn(t,e)}}function bS(i,e){let t=this.cache;t[0]!==e&&(i.uniform1ui(this.addr,e),t[0]=e)}function MS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(En(t,e))return;i.uniform2uiv(this.addr,e),Cn(t,e)}}function SS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(En(t,e))return;i.uniform3uiv(this.addr,e),Cn(t,e)}}function wS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(En(t,e))return;i.uniform4uiv(this.addr,e),Cn(t,e)}}function Yh(i){return i.version===0&&(i.compareFunction=hf,i.needsUpdate=!0),i}function AS(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=Yh(m0):r=p0,t.setTexture2D(e||r,s)}function TS(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture3D(e||y0,s)}function ES(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=Yh(g0):r=v0,t.setTextureCube(e||r,s)}function CS(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture2DArray(e||x0,s)}function RS(i){switch(i){case 5126:return hS;case 35664:return uS;case 35665:return dS;case 35666:return fS;case 35674:return pS;case 35675:return mS;case 35676:return gS;case 5124:case 35670:return xS;case 35667:case 35671:return yS;case 35668:case 35672:return vS;case 35669:case 35673:return _S;case 5125:return bS;case 36294:return MS;case 36295:return SS;case 36296:return wS;case 35678:case 36198:case 36298:case 36306:case 35682:return AS;case 35679:case 36299:case 36307:return TS;case 35680:case 36300:case 36308:case 36293:return ES;case 36289:case 36303:case 36311:case 36292:return CS}}function PS(i,e){i.uniform1fv(this.addr,e)}function IS(i,e){let t=Wo(e,this.size,2);i.uniform2fv(this.addr,t)}function LS(i,e){let t=Wo(e,this.size,3);i.uniform3fv(this.addr,t)}function DS(i,e){let t=Wo(e,this.size,4);i.uniform4fv(this.addr,t)}function NS(i,e){let t=Wo(e,this.size,4);i.uniformMatrix2fv(this.addr,!1,t)}function FS(i,e){let t=Wo(e,this.size,9);i.uniformMatrix3fv(this.addr,!1,t)}function US(i,e){let t=Wo(e,this.size,16);i.uniformMatrix4fv(this.addr,!1,t)}function OS(i,e){i.uniform1iv(this.addr,e)}function kS(i,e){i.uniform2iv(this.addr,e)}function BS(i,e){i.uniform3iv(this.addr,e)}function zS(i,e){i.uniform4iv(this.addr,e)}function VS(i,e){i.uniform1uiv(this.addr,e)}function GS(i,e){i.uniform2uiv(this.addr,e)}function HS(i,e){i.uniform3uiv(this.addr,e)}function WS(i,e){i.uniform4uiv(this.addr,e)}function qS(i,e,t){let n=this.cache,s=e.length,r=$h(t,s);En(n,r)||(i.uniform1iv(this.addr,r),Cn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=Yh(m0):o=p0;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function XS(i,e,t){let n=this.cache,s=e.length,r=$h(t,s);En(n,r)||(i.uniform1iv(this.addr,r),Cn(n,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||y0,r[o])}function $S(i,e,t){let n=this.cache,s=e.length,r=$h(t,s);En(n,r)||(i.uniform1iv(this.addr,r),Cn(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=Yh(g0):o=v0;for(let a=0;a!==s;++a)t.setTextureCube(e[a]||o,r[a])}function YS(i,e,t){let n=this.cache,s=e.length,r=$h(t,s);En(n,r)||(i.uniform1iv(this.addr,r),Cn(n,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||x0,r[o])}function ZS(i){switch(i){case 5126:return PS;case 35664:return IS;case 35665:return LS;case 35666:return DS;case 35674:return NS;case 35675:return FS;case 35676:return US;case 5124:case 35670:return OS;case 35667:case 35671:return kS;case 35668:case 35672:return BS;case 35669:case 35673:return zS;case 5125:return VS;case 36294:return GS;case 36295:return HS;case 36296:return WS;case 35678:case 36198:case 36298:case 36306:case 35682:return qS;case 35679:case 36299:case 36307:return XS;case 35680:case 36300:case 36308:case 36293:return $S;case 36289:case 36303:case 36311:case 36292:return YS}}var vf=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.setValue=RS(t.type)}},_f=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=ZS(t.type)}},bf=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],n)}}},xf=/(\w+)(\])?(\[|\.)?/g;function jg(i,e){i.seq.push(e),i.map[e.id]=e}function JS(i,e,t){let n=i.name,s=n.length;for(xf.lastIndex=0;;){let r=xf.exec(n),o=xf.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){jg(t,c===void 0?new vf(a,i,e):new _f(a,i,e));break}else{let u=t.map[a];u===void 0&&(u=new bf(a),jg(t,u)),t=u}}}var Ho=class{constructor(e,t){this.seq=[],this.map={};let n=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);JS(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,n,s){let r=this.map[t];r!==void 0&&r.setValue(e,n,s)}setOptional(e,t,n){let s=t[n];s!==void 0&&this.setValue(e,n,s)}static upload(e,t,n,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,s)}}static seqWithValue(e,t){let n=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&n.push(o)}return n}};function Qg(i,e,t){let n=i.createShader(e);return i.shaderSource(n,t),i.compileShader(n),n}var KS=37297,jS=0;function QS(i,e){let t=i.split(`
`),n=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return n.join(`
`)}var e0=new it;function ew(i){_t._getMatrix(e0,_t.workingColorSpace,i);let e=`mat3( ${e0.elements.map(t=>t.toFixed(4))} )`;switch(_t.getTransfer(i)){case Pa:return[e,"LinearTransferOETF"];case Pt:return[e,"sRGBTransferOETF"];default:return Ze("WebGLProgram: Unsupported color space: ",i),[e,"LinearTransferOETF"]}}function t0(i,e,t){let n=i.getShaderParameter(e,i.COMPILE_STATUS),r=(i.getShaderInfoLog(e)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+QS(i.getShaderSource(e),a)}else return r}function tw(i,e){let t=ew(e);return[`vec4 ${i}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var nw={[Xd]:"Linear",[$d]:"Reinhard",[Yd]:"Cineon",[Zd]:"ACESFilmic",[Kd]:"AgX",[jd]:"Neutral",[Jd]:"Custom"};function iw(i,e){let t=nw[e];return t===void 0?(Ze("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var Wh=new O;function sw(){_t.getLuminanceCoefficients(Wh);let i=Wh.x.toFixed(4),e=Wh.y.toFixed(4),t=Wh.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function rw(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(al).join(`
`)}function ow(i){let e=[];for(let t in i){let n=i[t];n!==!1&&e.push("#define "+t+" "+n)}return e.join(`
`)}function aw(i,e){let t={},n=i.getProgramParameter(e,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(e,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:i.getAttribLocation(e,o),locationSize:a}}return t}function al(i){return i!==""}function n0(i,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function i0(i,e){return i.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var lw=/^[ \t]*#include +<([\w\d./]+)>/gm;function Mf(i){return i.replace(lw,cw)}function cw(i,e){let t=ft[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return Mf(t)}var hw=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function s0(i){return i.replace(hw,uw)}function uw(i,e,t,n){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function r0(i){let e=`precision ${i.precision} float;
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
#define LOW_PRECISION`),e}var dw={[ja]:"SHADOWMAP_TYPE_PCF",[zo]:"SHADOWMAP_TYPE_VSM"};function fw(i){return dw[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var pw={[Vo]:"ENVMAP_MODE_REFRACTION"};function mw(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":pw[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var gw={[qd]:"ENVMAP_BLENDING_MULTIPLY",[_g]:"ENVMAP_BLENDING_MIX",[bg]:"ENVMAP_BLENDING_ADD"};function xw(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":gw[i.combine]||"ENVMAP_BLENDING_NONE"}function yw(i,e,t,n){let s=i.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,l=fw(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=mw(t),u=xw(t),d=rw(t),f=ow(r),p=s.createProgram(),x,g,m=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(x=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(al).join(`
`),x.length>0&&(x+=`
`),g=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(al).join(`
`),g.length>0&&(g+=`
`)):(x=[r0(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+h:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(al).join(`
`),g=[r0(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+h:"",t.envMap?"#define "+u:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==ys?"#define TONE_MAPPING":"",t.toneMapping!==ys?ft.tonemapping_pars_fragment:"",t.toneMapping!==ys?iw("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",ft.colorspace_pars_fragment,tw("linearToOutputTexel",t.outputColorSpace),sw(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(al).join(`
`)),o=Mf(o),o=n0(o,t),o=i0(o,t),a=Mf(a),a=n0(a,t),a=i0(a,t),o=s0(o),a=s0(a),t.isRawShaderMaterial!==!0&&(m=`#version 300 es
`,x=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+x,g=["#define varying in",t.glslVersion===df?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===df?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+g);let v=m+x+o,A=m+g+a,b=Qg(s,s.VERTEX_SHADER,v),C=Qg(s,s.FRAGMENT_SHADER,A);s.attachShader(p,b),s.attachShader(p,C),t.index0AttributeName!==void 0?s.bindAttribLocation(p,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(p,0,"position"),s.linkProgram(p);function w(D){if(i.debug.checkShaderErrors){let I=s.getProgramInfoLog(p)||"",z=s.getShaderInfoLog(b)||"",V=s.getShaderInfoLog(C)||"",L=I.trim(),W=z.trim(),Z=V.trim(),H=!0,le=!0;if(s.getProgramParameter(p,s.LINK_STATUS)===!1)if(H=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,p,b,C);else{let q=t0(s,b,"vertex"),$=t0(s,C,"fragment");je("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(p,s.VALIDATE_STATUS)+`

Material Name: `+D.name+`
Material Type: `+D.type+`

Program Info Log: `+L+`
`+q+`
`+$)}else L!==""?Ze("WebGLProgram: Program Info Log:",L):(W===""||Z==="")&&(le=!1);le&&(D.diagnostics={runnable:H,programLog:L,vertexShader:{log:W,prefix:x},fragmentShader:{log:Z,prefix:g}})}s.deleteShader(b),s.deleteShader(C),y=new Ho(s,p),S=aw(s,p)}let y;this.getUniforms=function(){return y===void 0&&w(this),y};let S;this.getAttributes=function(){return S===void 0&&w(this),S};let U=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return U===!1&&(U=s.getProgramParameter(p,KS)),U},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(p),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=jS++,this.cacheKey=e,this.usedTimes=1,this.program=p,this.vertexShader=b,this.fragmentShader=C,this}var vw=0,Sf=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,n){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let n of t)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,n=t.get(e);return n===void 0&&(n=new Set,t.set(e,n)),n}_getShaderStage(e){let t=this.shaderCache,n=t.get(e);return n===void 0&&(n=new wf(e),t.set(e,n)),n}},wf=class{constructor(e){this.id=vw++,this.code=e,this.usedTimes=0}};function _w(i){return i===dr||i===sl||i===rl}function bw(i,e,t,n,s,r){let o=new No,a=new Sf,l=new Set,c=[],h=new Map,u=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(y){return l.add(y),y===0?"uv":`uv${y}`}function p(y,S,U,D,I,z){let V=D.fog,L=I.geometry,W=y.isMeshStandardMaterial||y.isMeshLambertMaterial||y.isMeshPhongMaterial?D.environment:null,Z=y.isMeshStandardMaterial||y.isMeshLambertMaterial&&!y.envMap||y.isMeshPhongMaterial&&!y.envMap,H=e.get(y.envMap||W,Z),le=d[y.type],q=n.precision;y.precision!==null&&(q=n.getMaxPrecision(y.precision),q!==y.precision&&Ze("WebGLProgram.getParameters:",y.precision,"not supported, using",q,"instead."));let $=L.morphAttributes.position||L.morphAttributes.normal||L.morphAttributes.color,J=$!==void 0?$.length:0,ne=0;L.morphAttributes.position!==void 0&&(ne=1),L.morphAttributes.normal!==void 0&&(ne=2),L.morphAttributes.color!==void 0&&(ne=3);let oe,j,ue,me;if(le){let Ce=_s[le];oe=Ce.vertexShader,j=Ce.fragmentShader}else{oe=y.vertexShader,j=y.fragmentShader;let Ce=a.getVertexShaderStage(y),ct=a.getFragmentShaderStage(y);a.update(y,Ce,ct),ue=Ce.id,me=ct.id}let Se=i.getRenderTarget(),fe=i.state.buffers.depth.getReversed(),Fe=I.isInstancedMesh===!0,Xe=I.isBatchedMesh===!0,Ve=!!y.map,pt=!!y.matcap,ut=!!H,st=ut&&H.isPMREMTexture===!0,Kt=!!y.aoMap,Gt=!!y.lightMap,pn=!!y.bumpMap&&y.wireframe===!1,Ut=!!y.normalMap,Dn=!!y.displacementMap,St=!!y.emissiveMap,Sn=!!y.metalnessMap,nn=!!y.roughnessMap,mn=y.anisotropy>0,B=y.clearcoat>0,Re=y.diffuseRoughness>0,Ye=y.dispersion>0,ot=y.retroreflectivity>0,we=y.iridescence>0,kt=y.sheen>0,Ge=y.transmission>0,$e=mn&&!!y.anisotropyMap,R=B&&!!y.clearcoatMap,M=B&&!!y.clearcoatNormalMap,Y=B&&!!y.clearcoatRoughnessMap,pe=Re&&!!y.diffuseRoughnessMap,ce=we&&!!y.iridescenceMap,ve=we&&!!y.iridescenceThicknessMap,_e=kt&&!!y.sheenColorMap,ie=kt&&!!y.sheenRoughnessMap,re=!!y.specularMap,xe=!!y.specularColorMap,k=!!y.specularIntensityMap,ae=Ge&&!!y.transmissionMap,se=Ge&&!!y.thicknessMap,Ae=!!y.gradientMap,ye=!!y.alphaMap,Me=y.alphaTest>0,He=!!y.alphaHash,et=!!y.extensions,de=ys;y.toneMapped&&(Se===null||Se.isXRRenderTarget===!0)&&(de=i.toneMapping);let ke=st?H.isCompressedCubeTexture?H.image[0].mipmaps:H.mipmaps:null,tt={shaderID:le,shaderType:y.type,shaderName:y.name,vertexShader:oe,fragmentShader:j,defines:y.defines,customVertexShaderID:ue,customFragmentShaderID:me,isRawShaderMaterial:y.isRawShaderMaterial===!0,glslVersion:y.glslVersion,precision:q,batching:Xe,batchingColor:Xe&&I._colorsTexture!==null,instancing:Fe,instancingColor:Fe&&I.instanceColor!==null,instancingMorph:Fe&&I.morphTexture!==null,outputColorSpace:Se===null?i.outputColorSpace:Se.isXRRenderTarget===!0?Se.texture.colorSpace:_t.workingColorSpace,alphaToCoverage:!!y.alphaToCoverage,map:Ve,matcap:pt,envMap:ut,envMapMode:ut&&H.mapping,envMapPMREM:st,envMapMaxLod:st?ke.length-1:null,envMapSize:st?ke[0].width:null,aoMap:Kt,lightMap:Gt,bumpMap:pn,normalMap:Ut,displacementMap:Dn,emissiveMap:St,normalMapObjectSpace:Ut&&y.normalMapType===wg,normalMapTangentSpace:Ut&&y.normalMapType===Vh,packedNormalMap:Ut&&y.normalMapType===Vh&&_w(y.normalMap.format),metalnessMap:Sn,roughnessMap:nn,anisotropy:mn,anisotropyMap:$e,clearcoat:B,clearcoatMap:R,clearcoatNormalMap:M,clearcoatRoughnessMap:Y,diffuseRoughness:Re,diffuseRoughnessMap:pe,dispersion:Ye,retroreflection:ot,iridescence:we,iridescenceMap:ce,iridescenceThicknessMap:ve,sheen:kt,sheenColorMap:_e,sheenRoughnessMap:ie,specularMap:re,specularColorMap:xe,specularIntensityMap:k,transmission:Ge,transmissionMap:ae,thicknessMap:se,gradientMap:Ae,opaque:y.transparent===!1&&y.blending===xs&&y.alphaToCoverage===!1,alphaMap:ye,alphaTest:Me,alphaHash:He,combine:y.combine,mapUv:Ve&&f(y.map.channel),aoMapUv:Kt&&f(y.aoMap.channel),lightMapUv:Gt&&f(y.lightMap.channel),bumpMapUv:pn&&f(y.bumpMap.channel),normalMapUv:Ut&&f(y.normalMap.channel),displacementMapUv:Dn&&f(y.displacementMap.channel),emissiveMapUv:St&&f(y.emissiveMap.channel),metalnessMapUv:Sn&&f(y.metalnessMap.channel),roughnessMapUv:nn&&f(y.roughnessMap.channel),anisotropyMapUv:$e&&f(y.anisotropyMap.channel),clearcoatMapUv:R&&f(y.clearcoatMap.channel),clearcoatNormalMapUv:M&&f(y.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:Y&&f(y.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:pe&&f(y.diffuseRoughnessMap.channel),iridescenceMapUv:ce&&f(y.iridescenceMap.channel),iridescenceThicknessMapUv:ve&&f(y.iridescenceThicknessMap.channel),sheenColorMapUv:_e&&f(y.sheenColorMap.channel),sheenRoughnessMapUv:ie&&f(y.sheenRoughnessMap.channel),specularMapUv:re&&f(y.specularMap.channel),specularColorMapUv:xe&&f(y.specularColorMap.channel),specularIntensityMapUv:k&&f(y.specularIntensityMap.channel),transmissionMapUv:ae&&f(y.transmissionMap.channel),thicknessMapUv:se&&f(y.thicknessMap.channel),alphaMapUv:ye&&f(y.alphaMap.channel),vertexTangents:!!L.attributes.tangent&&(Ut||mn),vertexNormals:!!L.attributes.normal,vertexColors:y.vertexColors,vertexAlphas:y.vertexColors===!0&&!!L.attributes.color&&L.attributes.color.itemSize===4,pointsUvs:I.isPoints===!0&&!!L.attributes.uv&&(Ve||ye),fog:!!V,useFog:y.fog===!0,fogExp2:!!V&&V.isFogExp2,flatShading:y.wireframe===!1&&(y.flatShading===!0||L.attributes.normal===void 0&&Ut===!1&&(y.isMeshLambertMaterial||y.isMeshPhongMaterial||y.isMeshStandardMaterial||y.isMeshPhysicalMaterial)),sizeAttenuation:y.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:fe,skinning:I.isSkinnedMesh===!0,hasPositionAttribute:L.attributes.position!==void 0,morphTargets:L.morphAttributes.position!==void 0,morphNormals:L.morphAttributes.normal!==void 0,morphColors:L.morphAttributes.color!==void 0,morphTargetsCount:J,morphTextureStride:ne,numSunLights:S.sun.length,numDirLights:S.directional.length,numPointLights:S.point.length,numSpotLights:S.spot.length,numSpotLightMaps:S.spotLightMap.length,numRectAreaLights:S.rectArea.length,numHemiLights:S.hemi.length,numSunLightShadows:S.sunShadowMap.length,numDirLightShadows:S.directionalShadowMap.length,numPointLightShadows:S.pointShadowMap.length,numSpotLightShadows:S.spotShadowMap.length,numSpotLightShadowsWithMaps:S.numSpotLightShadowsWithMaps,numLightProbes:S.numLightProbes,numLightProbeGrids:z.filter(Ce=>Ce.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:y.dithering,shadowMapEnabled:i.shadowMap.enabled&&U.length>0,shadowMapType:i.shadowMap.type,toneMapping:de,decodeVideoTexture:Ve&&y.map.isVideoTexture===!0&&_t.getTransfer(y.map.colorSpace)===Pt,decodeVideoTextureEmissive:St&&y.emissiveMap.isVideoTexture===!0&&_t.getTransfer(y.emissiveMap.colorSpace)===Pt,premultipliedAlpha:y.premultipliedAlpha,doubleSided:y.side===Xn,flipSided:y.side===qn,useDepthPacking:y.depthPacking>=0,depthPacking:y.depthPacking||0,index0AttributeName:y.index0AttributeName,extensionClipCullDistance:et&&y.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(et&&y.extensions.multiDraw===!0||Xe)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:y.customProgramCacheKey()};return tt.vertexUv1s=l.has(1),tt.vertexUv2s=l.has(2),tt.vertexUv3s=l.has(3),l.clear(),tt}function x(y){let S=[];if(y.shaderID?S.push(y.shaderID):(S.push(y.customVertexShaderID),S.push(y.customFragmentShaderID)),y.defines!==void 0)for(let U in y.defines)S.push(U),S.push(y.defines[U]);return y.isRawShaderMaterial===!1&&(g(S,y),m(S,y),S.push(i.outputColorSpace)),S.push(y.customProgramCacheKey),S.join()}function g(y,S){y.push(S.precision),y.push(S.outputColorSpace),y.push(S.envMapMode),y.push(S.envMapPMREM),y.push(S.envMapMaxLod),y.push(S.envMapSize),y.push(S.mapUv),y.push(S.alphaMapUv),y.push(S.lightMapUv),y.push(S.aoMapUv),y.push(S.bumpMapUv),y.push(S.normalMapUv),y.push(S.displacementMapUv),y.push(S.emissiveMapUv),y.push(S.metalnessMapUv),y.push(S.roughnessMapUv),y.push(S.anisotropyMapUv),y.push(S.clearcoatMapUv),y.push(S.clearcoatNormalMapUv),y.push(S.clearcoatRoughnessMapUv),y.push(S.diffuseRoughnessMapUv),y.push(S.iridescenceMapUv),y.push(S.iridescenceThicknessMapUv),y.push(S.sheenColorMapUv),y.push(S.sheenRoughnessMapUv),y.push(S.specularMapUv),y.push(S.specularColorMapUv),y.push(S.specularIntensityMapUv),y.push(S.transmissionMapUv),y.push(S.thicknessMapUv),y.push(S.combine),y.push(S.fogExp2),y.push(S.sizeAttenuation),y.push(S.morphTargetsCount),y.push(S.numSunLights),y.push(S.numDirLights),y.push(S.numPointLights),y.push(S.numSpotLights),y.push(S.numSpotLightMaps),y.push(S.numHemiLights),y.push(S.numRectAreaLights),y.push(S.numSunLightShadows),y.push(S.numDirLightShadows),y.push(S.numPointLightShadows),y.push(S.numSpotLightShadows),y.push(S.numSpotLightShadowsWithMaps),y.push(S.numLightProbes),y.push(S.numLightProbeGrids),y.push(S.shadowMapType),y.push(S.toneMapping),y.push(S.numClippingPlanes),y.push(S.numClipIntersection),y.push(S.depthPacking)}function m(y,S){o.disableAll(),S.instancing&&o.enable(0),S.instancingColor&&o.enable(1),S.instancingMorph&&o.enable(2),S.matcap&&o.enable(3),S.envMap&&o.enable(4),S.normalMapObjectSpace&&o.enable(5),S.normalMapTangentSpace&&o.enable(6),S.clearcoat&&o.enable(7),S.iridescence&&o.enable(8),S.alphaTest&&o.enable(9),S.vertexColors&&o.enable(10),S.vertexAlphas&&o.enable(11),S.vertexUv1s&&o.enable(12),S.vertexUv2s&&o.enable(13),S.vertexUv3s&&o.enable(14),S.vertexTangents&&o.enable(15),S.anisotropy&&o.enable(16),S.alphaHash&&o.enable(17),S.batching&&o.enable(18),S.dispersion&&o.enable(19),S.retroreflection&&o.enable(24),S.diffuseRoughness&&o.enable(25),S.batchingColor&&o.enable(20),S.gradientMap&&o.enable(21),S.packedNormalMap&&o.enable(22),S.vertexNormals&&o.enable(23),y.push(o.mask),o.disableAll(),S.fog&&o.enable(0),S.useFog&&o.enable(1),S.flatShading&&o.enable(2),S.logarithmicDepthBuffer&&o.enable(3),S.reversedDepthBuffer&&o.enable(4),S.skinning&&o.enable(5),S.morphTargets&&o.enable(6),S.morphNormals&&o.enable(7),S.morphColors&&o.enable(8),S.premultipliedAlpha&&o.enable(9),S.shadowMapEnabled&&o.enable(10),S.doubleSided&&o.enable(11),S.flipSided&&o.enable(12),S.useDepthPacking&&o.enable(13),S.dithering&&o.enable(14),S.transmission&&o.enable(15),S.sheen&&o.enable(16),S.opaque&&o.enable(17),S.pointsUvs&&o.enable(18),S.decodeVideoTexture&&o.enable(19),S.decodeVideoTextureEmissive&&o.enable(20),S.alphaToCoverage&&o.enable(21),S.numLightProbeGrids>0&&o.enable(22),S.hasPositionAttribute&&o.enable(23),y.push(o.mask)}function v(y){let S=d[y.type],U;if(S){let D=_s[S];U=zg.clone(D.uniforms)}else U=y.uniforms;return U}function A(y,S){let U=h.get(S);return U!==void 0?++U.usedTimes:(U=new yw(i,S,y,s),c.push(U),h.set(S,U)),U}function b(y){if(--y.usedTimes===0){let S=c.indexOf(y);c[S]=c[c.length-1],c.pop(),h.delete(y.cacheKey),y.destroy()}}function C(y){a.remove(y)}function w(){a.dispose()}return{getParameters:p,getProgramCacheKey:x,getUniforms:v,acquireProgram:A,releaseProgram:b,releaseShaderCache:C,programs:c,dispose:w}}function Mw(){let i=new WeakMap;function e(o){return i.has(o)}function t(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:e,get:t,remove:n,update:s,dispose:r}}function Sw(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.material.id!==e.material.id?i.material.id-e.material.id:i.materialVariant!==e.materialVariant?i.materialVariant-e.materialVariant:i.z!==e.z?i.z-e.z:i.id-e.id}function o0(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.z!==e.z?e.z-i.z:i.id-e.id}function a0(){let i=[],e=0,t=[],n=[],s=[];function r(){e=0,t.length=0,n.length=0,s.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,p,x,g,m){let v=i[e];return v===void 0?(v={id:d.id,object:d,geometry:f,material:p,materialVariant:o(d),groupOrder:x,renderOrder:d.renderOrder,z:g,group:m},i[e]=v):(v.id=d.id,v.object=d,v.geometry=f,v.material=p,v.materialVariant=o(d),v.groupOrder=x,v.renderOrder=d.renderOrder,v.z=g,v.group=m),e++,v}function l(d,f,p,x,g,m,v){v.reversedDepth===!0&&(g=-g);let A=a(d,f,p,x,g,m);p.transmission>0?n.push(A):p.transparent===!0?s.push(A):t.push(A)}function c(d,f,p,x,g,m){let v=a(d,f,p,x,g,m);p.transmission>0?n.unshift(v):p.transparent===!0?s.unshift(v):t.unshift(v)}function h(d,f){t.length>1&&t.sort(d||Sw),n.length>1&&n.sort(f||o0),s.length>1&&s.sort(f||o0)}function u(){for(let d=e,f=i.length;d<f;d++){let p=i[d];if(p.id===null)break;p.id=null,p.object=null,p.geometry=null,p.material=null,p.group=null}}return{opaque:t,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:u,sort:h}}function ww(){let i=new WeakMap;function e(n,s){let r=i.get(n),o;return r===void 0?(o=new a0,i.set(n,[o])):s>=r.length?(o=new a0,r.push(o)):o=r[s],o}function t(){i=new WeakMap}return{get:e,dispose:t}}function Aw(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new O,color:new qe};break;case"SpotLight":t={position:new O,direction:new O,color:new qe,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new O,color:new qe,distance:0,decay:0};break;case"HemisphereLight":t={direction:new O,skyColor:new qe,groundColor:new qe};break;case"RectAreaLight":t={color:new qe,position:new O,halfWidth:new O,halfHeight:new O};break}return i[e.id]=t,t}}}function Tw(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Qe};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Qe};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Qe,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[e.id]=t,t}}}var Ew=0;function Cw(i,e){return(e.castShadow?2:0)-(i.castShadow?2:0)+(e.map?1:0)-(i.map?1:0)}function Rw(i){let e=new Aw,t=Tw(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new O);let s=new O,r=new wt,o=new wt;function a(c){let h=0,u=0,d=0;for(let z=0;z<9;z++)n.probe[z].set(0,0,0);let f=0,p=0,x=0,g=0,m=0,v=0,A=0,b=0,C=0,w=0,y=0,S=0,U=0,D=0;c.sort(Cw);for(let z=0,V=c.length;z<V;z++){let L=c[z],W=L.color,Z=L.intensity,H=L.distance,le=null;if(L.shadow&&L.shadow.map&&(L.shadow.map.texture.format===dr?le=L.shadow.map.texture:le=L.shadow.map.depthTexture||L.shadow.map.texture),L.isAmbientLight)h+=W.r*Z,u+=W.g*Z,d+=W.b*Z;else if(L.isLightProbe){for(let q=0;q<9;q++)n.probe[q].addScaledVector(L.sh.coefficients[q],Z);D++}else if(L.isSunLight){let q=e.get(L);if(q.color.copy(L.color).multiplyScalar(L.intensity),L.castShadow){let $=L.shadow,J=t.get(L);J.shadowIntensity=$.intensity,J.shadowBias=$.bias,J.shadowNormalBias=$.normalBias,J.shadowRadius=$.radius,J.shadowMapSize.copy($.mapSize).multiply($.getFrameExtents()),n.sunShadow[p]=J,n.sunShadowMap[p]=le;let ne=$.getViewportCount();for(let oe=0;oe<ne;oe++)n.sunShadowMatrix[x+oe]=$.getMatrix(oe),n.sunShadowCascade[x+oe]=$._cascadeData[oe];x+=ne,p++}n.sun[f]=q,f++}else if(L.isDirectionalLight){let q=e.get(L);if(q.color.copy(L.color).multiplyScalar(L.intensity),L.castShadow){let $=L.shadow,J=t.get(L);J.shadowIntensity=$.intensity,J.shadowBias=$.bias,J.shadowNormalBias=$.normalBias,J.shadowRadius=$.radius,J.shadowMapSize=$.mapSize,n.directionalShadow[g]=J,n.directionalShadowMap[g]=le,n.directionalShadowMatrix[g]=L.shadow.matrix,C++}n.directional[g]=q,g++}else if(L.isSpotLight){let q=e.get(L);q.position.setFromMatrixPosition(L.matrixWorld),q.color.copy(W).multiplyScalar(Z),q.distance=H,q.coneCos=Math.cos(L.angle),q.penumbraCos=Math.cos(L.angle*(1-L.penumbra)),q.decay=L.decay,n.spot[v]=q;let $=L.shadow;if(L.map&&(n.spotLightMap[S]=L.map,S++,$.updateMatrices(L),L.castShadow&&U++),n.spotLightMatrix[v]=$.matrix,L.castShadow){let J=t.get(L);J.shadowIntensity=$.intensity,J.shadowBias=$.bias,J.shadowNormalBias=$.normalBias,J.shadowRadius=$.radius,J.shadowMapSize=$.mapSize,n.spotShadow[v]=J,n.spotShadowMap[v]=le,y++}v++}else if(L.isRectAreaLight){let q=e.get(L);q.color.copy(W).multiplyScalar(Z),q.halfWidth.set(L.width*.5,0,0),q.halfHeight.set(0,L.height*.5,0),n.rectArea[A]=q,A++}else if(L.isPointLight){let q=e.get(L);if(q.color.copy(L.color).multiplyScalar(L.intensity),q.distance=L.distance,q.decay=L.decay,L.castShadow){let $=L.shadow,J=t.get(L);J.shadowIntensity=$.intensity,J.shadowBias=$.bias,J.shadowNormalBias=$.normalBias,J.shadowRadius=$.radius,J.shadowMapSize=$.mapSize,J.shadowCameraNear=$.camera.near,J.shadowCameraFar=$.camera.far,n.pointShadow[m]=J,n.pointShadowMap[m]=le,n.pointShadowMatrix[m]=L.shadow.matrix,w++}n.point[m]=q,m++}else if(L.isHemisphereLight){let q=e.get(L);q.skyColor.copy(L.color).multiplyScalar(Z),q.groundColor.copy(L.groundColor).multiplyScalar(Z),n.hemi[b]=q,b++}}A>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Le.LTC_FLOAT_1,n.rectAreaLTC2=Le.LTC_FLOAT_2):(n.rectAreaLTC1=Le.LTC_HALF_1,n.rectAreaLTC2=Le.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=u,n.ambient[2]=d;let I=n.hash;(I.sunLength!==f||I.directionalLength!==g||I.pointLength!==m||I.spotLength!==v||I.rectAreaLength!==A||I.hemiLength!==b||I.numSunShadows!==p||I.numDirectionalShadows!==C||I.numPointShadows!==w||I.numSpotShadows!==y||I.numSpotMaps!==S||I.numLightProbes!==D)&&(n.sun.length=f,n.directional.length=g,n.spot.length=v,n.rectArea.length=A,n.point.length=m,n.hemi.length=b,n.sunShadow.length=p,n.sunShadowMap.length=p,n.sunShadowMatrix.length=x,n.sunShadowCascade.length=x,n.directionalShadow.length=C,n.directionalShadowMap.length=C,n.directionalShadowMatrix.length=C,n.pointShadow.length=w,n.pointShadowMap.length=w,n.pointShadowMatrix.length=w,n.spotShadow.length=y,n.spotShadowMap.length=y,n.spotLightMatrix.length=y+S-U,n.spotLightMap.length=S,n.numSpotLightShadowsWithMaps=U,n.numLightProbes=D,I.sunLength=f,I.directionalLength=g,I.pointLength=m,I.spotLength=v,I.rectAreaLength=A,I.hemiLength=b,I.numSunShadows=p,I.numDirectionalShadows=C,I.numPointShadows=w,I.numSpotShadows=y,I.numSpotMaps=S,I.numLightProbes=D,n.version=Ew++)}function l(c,h){let u=0,d=0,f=0,p=0,x=0,g=0,m=h.matrixWorldInverse;for(let v=0,A=c.length;v<A;v++){let b=c[v];if(b.isSunLight){let C=n.sun[u];C.direction.setFromMatrixPosition(b.matrixWorld),C.direction.transformDirection(m),u++}else if(b.isDirectionalLight){let C=n.directional[d];C.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(m),d++}else if(b.isSpotLight){let C=n.spot[p];C.position.setFromMatrixPosition(b.matrixWorld),C.position.applyMatrix4(m),C.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(m),p++}else if(b.isRectAreaLight){let C=n.rectArea[x];C.position.setFromMatrixPosition(b.matrixWorld),C.position.applyMatrix4(m),o.identity(),r.copy(b.matrixWorld),r.premultiply(m),o.extractRotation(r),C.halfWidth.set(b.width*.5,0,0),C.halfHeight.set(0,b.height*.5,0),C.halfWidth.applyMatrix4(o),C.halfHeight.applyMatrix4(o),x++}else if(b.isPointLight){let C=n.point[f];C.position.setFromMatrixPosition(b.matrixWorld),C.position.applyMatrix4(m),f++}else if(b.isHemisphereLight){let C=n.hemi[g];C.direction.setFromMatrixPosition(b.matrixWorld),C.direction.transformDirection(m),g++}}}return{setup:a,setupView:l,state:n}}function l0(i){let e=new Rw(i),t=[],n=[],s=[];function r(u){h.camera=u,t.length=0,n.length=0,s.length=0}function o(u){u.isLightProbeGrid?s.push(u):t.push(u)}function a(u){n.push(u)}function l(){e.setup(t),s.sort((u,d)=>u.priority-d.priority||u.id-d.id)}function c(u){e.setupView(t,u)}let h={lightsArray:t,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function Pw(i){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new l0(i),e.set(s,[a])):r>=o.length?(a=new l0(i),o.push(a)):a=o[r],a}function n(){e=new WeakMap}return{get:t,dispose:n}}var Iw=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,Lw=`uniform sampler2D shadow_pass;
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
}`,Dw=[new O(1,0,0),new O(-1,0,0),new O(0,1,0),new O(0,-1,0),new O(0,0,1),new O(0,0,-1)],Nw=[new O(0,-1,0),new O(0,-1,0),new O(0,0,1),new O(0,0,-1),new O(0,-1,0),new O(0,-1,0)],c0=new wt,ol=new O,yf=new O;function Fw(i,e,t){let n=new or,s=new Qe,r=new Qe,o=new en,a=new Gc,l=new Hc,c={},h=t.maxTextureSize,u={[gs]:qn,[qn]:gs,[Xn]:Xn},d=new Kn({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new Qe},radius:{value:4}},vertexShader:Iw,fragmentShader:Lw}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let p=new bn;p.setAttribute("position",new Ht(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let x=new ht(p,d),g=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=ja;let m=this.type;this.render=function(w,y,S){if(g.enabled===!1||g.autoUpdate===!1&&g.needsUpdate===!1||w.length===0)return;this.type===tg&&(Ze("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=ja);let U=i.getRenderTarget(),D=i.getActiveCubeFace(),I=i.getActiveMipmapLevel(),z=i.state;z.setBlending(Pr),z.buffers.depth.getReversed()===!0?z.buffers.color.setClear(0,0,0,0):z.buffers.color.setClear(1,1,1,1),z.buffers.depth.setTest(!0),z.setScissorTest(!1);let V=m!==this.type;V&&y.traverse(function(L){L.material&&(Array.isArray(L.material)?L.material.forEach(W=>W.needsUpdate=!0):L.material.needsUpdate=!0)});for(let L=0,W=w.length;L<W;L++){let Z=w[L],H=Z.shadow;if(H===void 0){Ze("WebGLShadowMap:",Z,"has no shadow.");continue}if(H.autoUpdate===!1&&H.needsUpdate===!1)continue;s.copy(H.mapSize);let le=H.getFrameExtents();s.multiply(le),r.copy(H.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/le.x),s.x=r.x*le.x,H.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/le.y),s.y=r.y*le.y,H.mapSize.y=r.y));let q=i.state.buffers.depth.getReversed();if(H.camera._reversedDepth=q,H.map===null||V===!0){if(H.map!==null&&(H.map.depthTexture!==null&&(H.map.depthTexture.dispose(),H.map.depthTexture=null),H.map.dispose()),this.type===zo){if(Z.isPointLight){Ze("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}H.map=new _i(s.x,s.y,{format:dr,type:Zi,minFilter:li,magFilter:li,generateMipmaps:!1}),H.map.texture.name=Z.name+".shadowMap",H.map.depthTexture=new ks(s.x,s.y,Yi),H.map.depthTexture.name=Z.name+".shadowMapDepth",H.map.depthTexture.format=Fs,H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=Bn,H.map.depthTexture.magFilter=Bn}else Z.isPointLight?(H.map=new ll(s.x),H.map.depthTexture=new za(s.x,$i)):(H.map=new _i(s.x,s.y),H.map.depthTexture=new ks(s.x,s.y,$i)),H.map.depthTexture.name=Z.name+".shadowMap",H.map.depthTexture.format=Fs,this.type===ja?(H.map.depthTexture.compareFunction=q?cf:lf,H.map.depthTexture.minFilter=li,H.map.depthTexture.magFilter=li):(H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=Bn,H.map.depthTexture.magFilter=Bn);H.camera.updateProjectionMatrix()}H.map.isWebGLCubeRenderTarget!==!0&&(H.map.width!==s.x||H.map.height!==s.y)&&H.map.setSize(s.x,s.y);let $=H.map.isWebGLCubeRenderTarget?6:H.getViewportCount();Z.isPointLight!==!0&&H.updateMatrices(Z,S);let J=(H.camera.layers.mask&4294967294)!==0?H.camera.layers:S.layers;for(let ne=0;ne<$;ne++){let oe=H.getCamera(ne);if(Z.isPointLight){let j=H.camera,ue=H.matrix,me=Z.distance||j.far;me!==j.far&&(j.far=me,j.updateProjectionMatrix()),ol.setFromMatrixPosition(Z.matrixWorld),j.position.copy(ol),yf.copy(j.position),yf.add(Dw[ne]),j.up.copy(Nw[ne]),j.lookAt(yf),j.updateMatrixWorld(),ue.makeTranslation(-ol.x,-ol.y,-ol.z),c0.multiplyMatrices(j.projectionMatrix,j.matrixWorldInverse),H._frustum.setFromProjectionMatrix(c0,j.coordinateSystem,j.reversedDepth)}if(H.map.isWebGLCubeRenderTarget)i.setRenderTarget(H.map,ne),i.clear();else{ne===0&&(i.setRenderTarget(H.map),i.clear());let j=H.getViewport(ne);o.set(r.x*j.x,r.y*j.y,r.x*j.z,r.y*j.w),z.viewport(o)}n=H.getFrustum(ne),b(y,S,oe,Z,J,this.type)}H.isPointLightShadow!==!0&&this.type===zo&&v(H,S),H.needsUpdate=!1}m=this.type,g.needsUpdate=!1,i.setRenderTarget(U,D,I)};function v(w,y){let S=e.update(x);d.defines.VSM_SAMPLES!==w.blurSamples&&(d.defines.VSM_SAMPLES=w.blurSamples,f.defines.VSM_SAMPLES=w.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),w.mapPass===null?w.mapPass=new _i(s.x,s.y,{format:dr,type:Zi}):(w.mapPass.width!==w.map.width||w.mapPass.height!==w.map.height)&&w.mapPass.setSize(w.map.width,w.map.height),d.uniforms.shadow_pass.value=w.map.depthTexture,d.uniforms.resolution.value.set(w.map.width,w.map.height),d.uniforms.radius.value=w.radius,i.setRenderTarget(w.mapPass),i.clear(),i.renderBufferDirect(y,null,S,d,x,null),f.uniforms.shadow_pass.value=w.mapPass.texture,f.uniforms.resolution.value.set(w.map.width,w.map.height),f.uniforms.radius.value=w.radius,i.setRenderTarget(w.map),i.clear(),i.renderBufferDirect(y,null,S,f,x,null)}function A(w,y,S,U){let D=null,I=S.isPointLight===!0?w.customDistanceMaterial:w.customDepthMaterial;if(I!==void 0)D=I;else if(D=S.isPointLight===!0?l:a,i.localClippingEnabled&&y.clipShadows===!0&&Array.isArray(y.clippingPlanes)&&y.clippingPlanes.length!==0||y.displacementMap&&y.displacementScale!==0||y.alphaMap&&y.alphaTest>0||y.map&&y.alphaTest>0||y.alphaToCoverage===!0){let z=D.uuid,V=y.uuid,L=c[z];L===void 0&&(L={},c[z]=L);let W=L[V];W===void 0&&(W=D.clone(),L[V]=W,y.addEventListener("dispose",C)),D=W}if(D.visible=y.visible,D.wireframe=y.wireframe,U===zo?D.side=y.shadowSide!==null?y.shadowSide:y.side:D.side=y.shadowSide!==null?y.shadowSide:u[y.side],D.alphaMap=y.alphaMap,D.alphaTest=y.alphaToCoverage===!0?.5:y.alphaTest,D.map=y.map,D.clipShadows=y.clipShadows,D.clippingPlanes=y.clippingPlanes,D.clipIntersection=y.clipIntersection,D.displacementMap=y.displacementMap,D.displacementScale=y.displacementScale,D.displacementBias=y.displacementBias,D.wireframeLinewidth=y.wireframeLinewidth,D.linewidth=y.linewidth,S.isPointLight===!0&&D.isMeshDistanceMaterial===!0){let z=i.properties.get(D);z.light=S}return D}function b(w,y,S,U,D,I){if(w.visible===!1)return;if(w.layers.test(D)&&(w.isMesh||w.isLine||w.isPoints)&&(w.castShadow||w.receiveShadow&&I===zo)&&(!w.frustumCulled||w.intersectsFrustum(n))){w.modelViewMatrix.multiplyMatrices(S.matrixWorldInverse,w.matrixWorld);let L=e.update(w),W=w.material;if(Array.isArray(W)){let Z=L.groups;for(let H=0,le=Z.length;H<le;H++){let q=Z[H],$=W[q.materialIndex];if($&&$.visible){let J=A(w,$,U,I);w.onBeforeShadow(i,w,y,S,L,J,q),i.renderBufferDirect(S,null,L,J,w,q),w.onAfterShadow(i,w,y,S,L,J,q)}}}else if(W.visible){let Z=A(w,W,U,I);w.onBeforeShadow(i,w,y,S,L,Z,null),i.renderBufferDirect(S,null,L,Z,w,null),w.onAfterShadow(i,w,y,S,L,Z,null)}}let V=w.children;for(let L=0,W=V.length;L<W;L++)b(V[L],y,S,U,D,I)}function C(w){w.target.removeEventListener("dispose",C);for(let S in c){let U=c[S],D=w.target.uuid;D in U&&(U[D].dispose(),delete U[D])}}}function Uw(i,e){function t(){let k=!1,ae=new en,se=null,Ae=new en(0,0,0,0);return{setMask:function(ye){se!==ye&&!k&&(i.colorMask(ye,ye,ye,ye),se=ye)},setLocked:function(ye){k=ye},setClear:function(ye,Me,He,et,de){de===!0&&(ye*=et,Me*=et,He*=et),ae.set(ye,Me,He,et),Ae.equals(ae)===!1&&(i.clearColor(ye,Me,He,et),Ae.copy(ae))},reset:function(){k=!1,se=null,Ae.set(-1,0,0,0)}}}function n(){let k=!1,ae=!1,se=null,Ae=null,ye=null;return{setReversed:function(Me){if(ae!==Me){let He=e.get("EXT_clip_control");Me?He.clipControlEXT(He.LOWER_LEFT_EXT,He.ZERO_TO_ONE_EXT):He.clipControlEXT(He.LOWER_LEFT_EXT,He.NEGATIVE_ONE_TO_ONE_EXT),ae=Me;let et=ye;ye=null,this.setClear(et)}},getReversed:function(){return ae},setTest:function(Me){Me?fe(i.DEPTH_TEST):Fe(i.DEPTH_TEST)},setMask:function(Me){se!==Me&&!k&&(i.depthMask(Me),se=Me)},setFunc:function(Me){if(ae&&(Me=Ng[Me]),Ae!==Me){switch(Me){case bc:i.depthFunc(i.NEVER);break;case Mc:i.depthFunc(i.ALWAYS);break;case Sc:i.depthFunc(i.LESS);break;case Po:i.depthFunc(i.LEQUAL);break;case wc:i.depthFunc(i.EQUAL);break;case Ac:i.depthFunc(i.GEQUAL);break;case Tc:i.depthFunc(i.GREATER);break;case Ec:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}Ae=Me}},setLocked:function(Me){k=Me},setClear:function(Me){ye!==Me&&(ye=Me,ae&&(Me=1-Me),i.clearDepth(Me))},reset:function(){k=!1,se=null,Ae=null,ye=null,ae=!1}}}function s(){let k=!1,ae=null,se=null,Ae=null,ye=null,Me=null,He=null,et=null,de=null;return{setTest:function(ke){k||(ke?fe(i.STENCIL_TEST):Fe(i.STENCIL_TEST))},setMask:function(ke){ae!==ke&&!k&&(i.stencilMask(ke),ae=ke)},setFunc:function(ke,tt,Ce){(se!==ke||Ae!==tt||ye!==Ce)&&(i.stencilFunc(ke,tt,Ce),se=ke,Ae=tt,ye=Ce)},setOp:function(ke,tt,Ce){(Me!==ke||He!==tt||et!==Ce)&&(i.stencilOp(ke,tt,Ce),Me=ke,He=tt,et=Ce)},setLocked:function(ke){k=ke},setClear:function(ke){de!==ke&&(i.clearStencil(ke),de=ke)},reset:function(){k=!1,ae=null,se=null,Ae=null,ye=null,Me=null,He=null,et=null,de=null}}}let r=new t,o=new n,a=new s,l={},c=new WeakMap,h={},u={},d={},f=new WeakMap,p=[],x=null,g=!1,m=null,v=null,A=null,b=null,C=null,w=null,y=null,S=new qe(0,0,0),U=0,D=!1,I=null,z=null,V=null,L=null,W=null,Z=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),H=!1,le=0,q=i.getParameter(i.VERSION);q.indexOf("WebGL")!==-1?(le=parseFloat(/^WebGL (\d)/.exec(q)[1]),H=le>=1):q.indexOf("OpenGL ES")!==-1&&(le=parseFloat(/^OpenGL ES (\d)/.exec(q)[1]),H=le>=2);let $=null,J={},ne=i.getParameter(i.SCISSOR_BOX),oe=i.getParameter(i.VIEWPORT),j=new en().fromArray(ne),ue=new en().fromArray(oe);function me(k,ae,se,Ae){let ye=new Uint8Array(4),Me=i.createTexture();i.bindTexture(k,Me),i.texParameteri(k,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(k,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let He=0;He<se;He++)k===i.TEXTURE_3D||k===i.TEXTURE_2D_ARRAY?i.texImage3D(ae,0,i.RGBA,1,1,Ae,0,i.RGBA,i.UNSIGNED_BYTE,ye):i.texImage2D(ae+He,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,ye);return Me}let Se={};Se[i.TEXTURE_2D]=me(i.TEXTURE_2D,i.TEXTURE_2D,1),Se[i.TEXTURE_CUBE_MAP]=me(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Se[i.TEXTURE_2D_ARRAY]=me(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Se[i.TEXTURE_3D]=me(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),fe(i.DEPTH_TEST),o.setFunc(Po),pn(!1),Ut(Bd),fe(i.CULL_FACE),Kt(Pr);function fe(k){h[k]!==!0&&(i.enable(k),h[k]=!0)}function Fe(k){h[k]!==!1&&(i.disable(k),h[k]=!1)}function Xe(k,ae){return d[k]!==ae?(i.bindFramebuffer(k,ae),d[k]=ae,k===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=ae),k===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=ae),!0):!1}function Ve(k,ae){let se=p,Ae=!1;if(k){se=f.get(ae),se===void 0&&(se=[],f.set(ae,se));let ye=k.textures;if(se.length!==ye.length||se[0]!==i.COLOR_ATTACHMENT0){for(let Me=0,He=ye.length;Me<He;Me++)se[Me]=i.COLOR_ATTACHMENT0+Me;se.length=ye.length,Ae=!0}}else se[0]!==i.BACK&&(se[0]=i.BACK,Ae=!0);Ae&&i.drawBuffers(se)}function pt(k){return x!==k?(i.useProgram(k),x=k,!0):!1}let ut={[Ir]:i.FUNC_ADD,[ig]:i.FUNC_SUBTRACT,[sg]:i.FUNC_REVERSE_SUBTRACT};ut[rg]=i.MIN,ut[og]=i.MAX;let st={[ag]:i.ZERO,[lg]:i.ONE,[cg]:i.SRC_COLOR,[Hd]:i.SRC_ALPHA,[mg]:i.SRC_ALPHA_SATURATE,[fg]:i.DST_COLOR,[ug]:i.DST_ALPHA,[hg]:i.ONE_MINUS_SRC_COLOR,[Wd]:i.ONE_MINUS_SRC_ALPHA,[pg]:i.ONE_MINUS_DST_COLOR,[dg]:i.ONE_MINUS_DST_ALPHA,[gg]:i.CONSTANT_COLOR,[xg]:i.ONE_MINUS_CONSTANT_COLOR,[yg]:i.CONSTANT_ALPHA,[vg]:i.ONE_MINUS_CONSTANT_ALPHA};function Kt(k,ae,se,Ae,ye,Me,He,et,de,ke){if(k===Pr){g===!0&&(Fe(i.BLEND),g=!1);return}if(g===!1&&(fe(i.BLEND),g=!0),k!==ng){if(k!==m||ke!==D){if((v!==Ir||C!==Ir)&&(i.blendEquation(i.FUNC_ADD),v=Ir,C=Ir),ke)switch(k){case xs:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case zd:i.blendFunc(i.ONE,i.ONE);break;case Vd:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case Gd:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:je("WebGLState: Invalid blending: ",k);break}else switch(k){case xs:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case zd:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case Vd:je("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Gd:je("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:je("WebGLState: Invalid blending: ",k);break}A=null,b=null,w=null,y=null,S.set(0,0,0),U=0,m=k,D=ke}return}ye=ye||ae,Me=Me||se,He=He||Ae,(ae!==v||ye!==C)&&(i.blendEquationSeparate(ut[ae],ut[ye]),v=ae,C=ye),(se!==A||Ae!==b||Me!==w||He!==y)&&(i.blendFuncSeparate(st[se],st[Ae],st[Me],st[He]),A=se,b=Ae,w=Me,y=He),(et.equals(S)===!1||de!==U)&&(i.blendColor(et.r,et.g,et.b,de),S.copy(et),U=de),m=k,D=!1}function Gt(k,ae){k.side===Xn?Fe(i.CULL_FACE):fe(i.CULL_FACE);let se=k.side===qn;ae&&(se=!se),pn(se),k.blending===xs&&k.transparent===!1?Kt(Pr):Kt(k.blending,k.blendEquation,k.blendSrc,k.blendDst,k.blendEquationAlpha,k.blendSrcAlpha,k.blendDstAlpha,k.blendColor,k.blendAlpha,k.premultipliedAlpha),o.setFunc(k.depthFunc),o.setTest(k.depthTest),o.setMask(k.depthWrite),r.setMask(k.colorWrite);let Ae=k.stencilWrite;a.setTest(Ae),Ae&&(a.setMask(k.stencilWriteMask),a.setFunc(k.stencilFunc,k.stencilRef,k.stencilFuncMask),a.setOp(k.stencilFail,k.stencilZFail,k.stencilZPass)),St(k.polygonOffset,k.polygonOffsetFactor,k.polygonOffsetUnits),k.alphaToCoverage===!0?fe(i.SAMPLE_ALPHA_TO_COVERAGE):Fe(i.SAMPLE_ALPHA_TO_COVERAGE)}function pn(k){I!==k&&(k?i.frontFace(i.CW):i.frontFace(i.CCW),I=k)}function Ut(k){k!==Qm?(fe(i.CULL_FACE),k!==z&&(k===Bd?i.cullFace(i.BACK):k===eg?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):Fe(i.CULL_FACE),z=k}function Dn(k){k!==V&&(H&&i.lineWidth(k),V=k)}function St(k,ae,se){k?(fe(i.POLYGON_OFFSET_FILL),(L!==ae||W!==se)&&(L=ae,W=se,o.getReversed()&&(ae=-ae,se=-se),i.polygonOffset(ae,se))):Fe(i.POLYGON_OFFSET_FILL)}function Sn(k){k?fe(i.SCISSOR_TEST):Fe(i.SCISSOR_TEST)}function nn(k){k===void 0&&(k=i.TEXTURE0+Z-1),$!==k&&(i.activeTexture(k),$=k)}function mn(k,ae,se){se===void 0&&($===null?se=i.TEXTURE0+Z-1:se=$);let Ae=J[se];Ae===void 0&&(Ae={type:void 0,texture:void 0},J[se]=Ae),(Ae.type!==k||Ae.texture!==ae)&&($!==se&&(i.activeTexture(se),$=se),i.bindTexture(k,ae||Se[k]),Ae.type=k,Ae.texture=ae)}function B(){let k=J[$];k!==void 0&&k.type!==void 0&&(i.bindTexture(k.type,null),k.type=void 0,k.texture=void 0)}function Re(){try{i.compressedTexImage2D(...arguments)}catch(k){je("WebGLState:",k)}}function Ye(){try{i.compressedTexImage3D(...arguments)}catch(k){je("WebGLState:",k)}}function ot(){try{i.texSubImage2D(...arguments)}catch(k){je("WebGLState:",k)}}function we(){try{i.texSubImage3D(...arguments)}catch(k){je("WebGLState:",k)}}function kt(){try{i.compressedTexSubImage2D(...arguments)}catch(k){je("WebGLState:",k)}}function Ge(){try{i.compressedTexSubImage3D(...arguments)}catch(k){je("WebGLState:",k)}}function $e(){try{i.texStorage2D(...arguments)}catch(k){je("WebGLState:",k)}}function R(){try{i.texStorage3D(...arguments)}catch(k){je("WebGLState:",k)}}function M(){try{i.texImage2D(...arguments)}catch(k){je("WebGLState:",k)}}function Y(){try{i.texImage3D(...arguments)}catch(k){je("WebGLState:",k)}}function pe(k){return u[k]!==void 0?u[k]:i.getParameter(k)}function ce(k,ae){u[k]!==ae&&(i.pixelStorei(k,ae),u[k]=ae)}function ve(k){j.equals(k)===!1&&(i.scissor(k.x,k.y,k.z,k.w),j.copy(k))}function _e(k){ue.equals(k)===!1&&(i.viewport(k.x,k.y,k.z,k.w),ue.copy(k))}function ie(k,ae){let se=c.get(ae);se===void 0&&(se=new WeakMap,c.set(ae,se));let Ae=se.get(k);Ae===void 0&&(Ae=i.getUniformBlockIndex(ae,k.name),i.uniformBlockBinding(ae,Ae,Ae),se.set(k,Ae))}function re(k,ae,se){let ye=c.get(ae).get(k);l[ye]!==se&&(i.bindBufferBase(i.UNIFORM_BUFFER,ye,se),l[ye]=se)}function xe(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},u={},$=null,J={},d={},l={},f=new WeakMap,p=[],x=null,g=!1,m=null,v=null,A=null,b=null,C=null,w=null,y=null,S=new qe(0,0,0),U=0,D=!1,I=null,z=null,V=null,L=null,W=null,j.set(0,0,i.canvas.width,i.canvas.height),ue.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:fe,disable:Fe,bindFramebuffer:Xe,drawBuffers:Ve,useProgram:pt,setBlending:Kt,setMaterial:Gt,setFlipSided:pn,setCullFace:Ut,setLineWidth:Dn,setPolygonOffset:St,setScissorTest:Sn,activeTexture:nn,bindTexture:mn,unbindTexture:B,compressedTexImage2D:Re,compressedTexImage3D:Ye,texImage2D:M,texImage3D:Y,pixelStorei:ce,getParameter:pe,updateUBOMapping:ie,uniformBlockBinding:re,texStorage2D:$e,texStorage3D:R,texSubImage2D:ot,texSubImage3D:we,compressedTexSubImage2D:kt,compressedTexSubImage3D:Ge,scissor:ve,viewport:_e,reset:xe}}function Ow(i,e,t,n,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new Qe,h=new WeakMap,u=new Set,d,f=new WeakMap,p=new Set,x=new FinalizationRegistry(R=>p.delete(R)),g=!1;try{g=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function m(R,M){return g?new OffscreenCanvas(R,M):Ia("canvas")}function v(R,M,Y){let pe=1,ce=$e(R);if((ce.width>Y||ce.height>Y)&&(pe=Y/Math.max(ce.width,ce.height)),pe<1)if(typeof HTMLImageElement<"u"&&R instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&R instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&R instanceof ImageBitmap||typeof VideoFrame<"u"&&R instanceof VideoFrame){let ve=Math.floor(pe*ce.width),_e=Math.floor(pe*ce.height);d===void 0&&(d=m(ve,_e));let ie=M?m(ve,_e):d;return ie.width=ve,ie.height=_e,ie.getContext("2d").drawImage(R,0,0,ve,_e),Ze("WebGLRenderer: Texture has been resized from ("+ce.width+"x"+ce.height+") to ("+ve+"x"+_e+")."),ie}else return"data"in R&&Ze("WebGLRenderer: Image in DataTexture is too big ("+ce.width+"x"+ce.height+")."),R;return R}function A(R){return R.generateMipmaps}function b(R){i.generateMipmap(R)}function C(R){return R.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:R.isWebGL3DRenderTarget?i.TEXTURE_3D:R.isWebGLArrayRenderTarget||R.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function w(R,M,Y,pe,ce,ve=!1){if(R!==null){if(i[R]!==void 0)return i[R];Ze("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+R+"'")}let _e;pe&&(_e=e.get("EXT_texture_norm16"),_e||Ze("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let ie=M;if(M===i.RED&&(Y===i.FLOAT&&(ie=i.R32F),Y===i.HALF_FLOAT&&(ie=i.R16F),Y===i.UNSIGNED_BYTE&&(ie=i.R8),Y===i.UNSIGNED_SHORT&&_e&&(ie=_e.R16_EXT),Y===i.SHORT&&_e&&(ie=_e.R16_SNORM_EXT)),M===i.RED_INTEGER&&(Y===i.UNSIGNED_BYTE&&(ie=i.R8UI),Y===i.UNSIGNED_SHORT&&(ie=i.R16UI),Y===i.UNSIGNED_INT&&(ie=i.R32UI),Y===i.BYTE&&(ie=i.R8I),Y===i.SHORT&&(ie=i.R16I),Y===i.INT&&(ie=i.R32I)),M===i.RG&&(Y===i.FLOAT&&(ie=i.RG32F),Y===i.HALF_FLOAT&&(ie=i.RG16F),Y===i.UNSIGNED_BYTE&&(ie=i.RG8),Y===i.UNSIGNED_SHORT&&_e&&(ie=_e.RG16_EXT),Y===i.SHORT&&_e&&(ie=_e.RG16_SNORM_EXT)),M===i.RG_INTEGER&&(Y===i.UNSIGNED_BYTE&&(ie=i.RG8UI),Y===i.UNSIGNED_SHORT&&(ie=i.RG16UI),Y===i.UNSIGNED_INT&&(ie=i.RG32UI),Y===i.BYTE&&(ie=i.RG8I),Y===i.SHORT&&(ie=i.RG16I),Y===i.INT&&(ie=i.RG32I)),M===i.RGB_INTEGER&&(Y===i.UNSIGNED_BYTE&&(ie=i.RGB8UI),Y===i.UNSIGNED_SHORT&&(ie=i.RGB16UI),Y===i.UNSIGNED_INT&&(ie=i.RGB32UI),Y===i.BYTE&&(ie=i.RGB8I),Y===i.SHORT&&(ie=i.RGB16I),Y===i.INT&&(ie=i.RGB32I)),M===i.RGBA_INTEGER&&(Y===i.UNSIGNED_BYTE&&(ie=i.RGBA8UI),Y===i.UNSIGNED_SHORT&&(ie=i.RGBA16UI),Y===i.UNSIGNED_INT&&(ie=i.RGBA32UI),Y===i.BYTE&&(ie=i.RGBA8I),Y===i.SHORT&&(ie=i.RGBA16I),Y===i.INT&&(ie=i.RGBA32I)),M===i.RGB&&(Y===i.UNSIGNED_SHORT&&_e&&(ie=_e.RGB16_EXT),Y===i.SHORT&&_e&&(ie=_e.RGB16_SNORM_EXT),Y===i.UNSIGNED_INT_5_9_9_9_REV&&(ie=i.RGB9_E5),Y===i.UNSIGNED_INT_10F_11F_11F_REV&&(ie=i.R11F_G11F_B10F)),M===i.RGBA){let re=ve?Pa:_t.getTransfer(ce);Y===i.FLOAT&&(ie=i.RGBA32F),Y===i.HALF_FLOAT&&(ie=i.RGBA16F),Y===i.UNSIGNED_BYTE&&(ie=re===Pt?i.SRGB8_ALPHA8:i.RGBA8),Y===i.UNSIGNED_SHORT&&_e&&(ie=_e.RGBA16_EXT),Y===i.SHORT&&_e&&(ie=_e.RGBA16_SNORM_EXT),Y===i.UNSIGNED_SHORT_4_4_4_4&&(ie=i.RGBA4),Y===i.UNSIGNED_SHORT_5_5_5_1&&(ie=i.RGB5_A1)}return(ie===i.R16F||ie===i.R32F||ie===i.RG16F||ie===i.RG32F||ie===i.RGBA16F||ie===i.RGBA32F)&&e.get("EXT_color_buffer_float"),ie}function y(R,M){let Y;return R?M===null||M===$i||M===Dr?Y=i.DEPTH24_STENCIL8:M===Yi?Y=i.DEPTH32F_STENCIL8:M===Go&&(Y=i.DEPTH24_STENCIL8,Ze("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):M===null||M===$i||M===Dr?Y=i.DEPTH_COMPONENT24:M===Yi?Y=i.DEPTH_COMPONENT32F:M===Go&&(Y=i.DEPTH_COMPONENT16),Y}function S(R,M){return A(R)===!0||R.isFramebufferTexture&&R.minFilter!==Bn&&R.minFilter!==li?Math.log2(Math.max(M.width,M.height))+1:R.mipmaps.length>0?R.mipmaps.length:R.isCompressedTexture&&Array.isArray(R.image)?M.mipmaps.length:1}function U(R){let M=new WeakRef(R);n.get(R).__ref=M,p.add(M),x.register(R,M,M)}function D(R){let M=n.get(R).__ref;M!==void 0&&(p.delete(M),x.unregister(M))}function I(R){V(R.target)}function z(R){L(R.target)}function V(R){R.removeEventListener("dispose",I),D(R),Z(R),R.isVideoTexture&&h.delete(R),R.isHTMLTexture&&u.delete(R)}function L(R){R.removeEventListener("dispose",z),D(R),le(R)}function W(){for(let R of p){let M=R.deref();M!==void 0&&(M.isRenderTarget===!0?L(M):V(M))}p.clear(),u.clear()}function Z(R){let M=n.get(R);if(M.__webglInit===void 0)return;let Y=R.source,pe=f.get(Y);if(pe){let ce=pe[M.__cacheKey];ce.usedTimes--,ce.usedTimes===0&&H(R),Object.keys(pe).length===0&&f.delete(Y)}n.remove(R)}function H(R){let M=n.get(R);i.deleteTexture(M.__webglTexture);let Y=R.source,pe=f.get(Y);delete pe[M.__cacheKey],o.memory.textures--}function le(R){let M=n.get(R);M.__depthDisposeCallback&&M.__depthDisposeCallback();let Y=R.depthTexture;if(Y&&Y.renderTarget===R&&V(Y),R.isWebGLCubeRenderTarget)for(let ce=0;ce<6;ce++){if(Array.isArray(M.__webglFramebuffer[ce]))for(let ve=0;ve<M.__webglFramebuffer[ce].length;ve++)i.deleteFramebuffer(M.__webglFramebuffer[ce][ve]);else i.deleteFramebuffer(M.__webglFramebuffer[ce]);M.__webglDepthbuffer&&i.deleteRenderbuffer(M.__webglDepthbuffer[ce])}else{if(Array.isArray(M.__webglFramebuffer))for(let ce=0;ce<M.__webglFramebuffer.length;ce++)i.deleteFramebuffer(M.__webglFramebuffer[ce]);else i.deleteFramebuffer(M.__webglFramebuffer);if(M.__webglDepthbuffer&&i.deleteRenderbuffer(M.__webglDepthbuffer),M.__webglMultisampledFramebuffer&&i.deleteFramebuffer(M.__webglMultisampledFramebuffer),M.__webglColorRenderbuffer)for(let ce=0;ce<M.__webglColorRenderbuffer.length;ce++)M.__webglColorRenderbuffer[ce]&&i.deleteRenderbuffer(M.__webglColorRenderbuffer[ce]);M.__webglDepthRenderbuffer&&i.deleteRenderbuffer(M.__webglDepthRenderbuffer)}let pe=R.textures;for(let ce=0,ve=pe.length;ce<ve;ce++){let _e=n.get(pe[ce]);_e.__webglTexture&&(i.deleteTexture(_e.__webglTexture),o.memory.textures--),n.remove(pe[ce])}n.remove(R)}let q=0;function $(){q=0}function J(){return q}function ne(R){q=R}function oe(){let R=q;return R>=s.maxTextures&&Ze("WebGLTextures: Trying to use "+(R+1)+" texture units while this GPU supports only "+s.maxTextures),q+=1,R}function j(R){let M=[];return M.push(R.wrapS),M.push(R.wrapT),M.push(R.wrapR||0),M.push(R.magFilter),M.push(R.minFilter),M.push(R.anisotropy),M.push(R.internalFormat),M.push(R.format),M.push(R.type),M.push(R.generateMipmaps),M.push(R.mipmapsAutoUpdate),M.push(R.premultiplyAlpha),M.push(R.flipY),M.push(R.unpackAlignment),M.push(R.colorSpace),M.join()}function ue(R,M){let Y=n.get(R);if(R.isVideoTexture&&kt(R),R.isRenderTargetTexture===!1&&R.isExternalTexture!==!0&&R.version>0&&Y.__version!==R.version){let pe=R.image;if(pe===null)Ze("WebGLRenderer: Texture marked for update but no image data found.");else if(pe.complete===!1)Ze("WebGLRenderer: Texture marked for update but image is incomplete");else{Gt(Y,R,M);return}}else R.isExternalTexture&&(Y.__webglTexture=R.sourceTexture?R.sourceTexture:null);t.bindTexture(i.TEXTURE_2D,Y.__webglTexture,i.TEXTURE0+M)}function me(R,M){let Y=n.get(R);if(R.isRenderTargetTexture===!1&&R.version>0&&Y.__version!==R.version){Gt(Y,R,M);return}else R.isExternalTexture&&(Y.__webglTexture=R.sourceTexture?R.sourceTexture:null);t.bindTexture(i.TEXTURE_2D_ARRAY,Y.__webglTexture,i.TEXTURE0+M)}function Se(R,M){let Y=n.get(R);if(R.isRenderTargetTexture===!1&&R.version>0&&Y.__version!==R.version){Gt(Y,R,M);return}t.bindTexture(i.TEXTURE_3D,Y.__webglTexture,i.TEXTURE0+M)}function fe(R,M){let Y=n.get(R);if(R.version>0&&Y.__version!==R.version){pn(Y,R,M);return}t.bindTexture(i.TEXTURE_CUBE_MAP,Y.__webglTexture,i.TEXTURE0+M)}let Fe={[Cc]:i.REPEAT,[ds]:i.CLAMP_TO_EDGE,[Rc]:i.MIRRORED_REPEAT},Xe={[Bn]:i.NEAREST,[Mg]:i.NEAREST_MIPMAP_NEAREST,[Qa]:i.NEAREST_MIPMAP_LINEAR,[li]:i.LINEAR,[sh]:i.LINEAR_MIPMAP_NEAREST,[Bs]:i.LINEAR_MIPMAP_LINEAR},Ve={[Tg]:i.NEVER,[hf]:i.ALWAYS,[Eg]:i.LESS,[lf]:i.LEQUAL,[Cg]:i.EQUAL,[cf]:i.GEQUAL,[Rg]:i.GREATER,[Pg]:i.NOTEQUAL};function pt(R,M){if(M.type===Yi&&e.has("OES_texture_float_linear")===!1&&(M.magFilter===li||M.magFilter===sh||M.magFilter===Qa||M.magFilter===Bs||M.minFilter===li||M.minFilter===sh||M.minFilter===Qa||M.minFilter===Bs)&&Ze("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(R,i.TEXTURE_WRAP_S,Fe[M.wrapS]),i.texParameteri(R,i.TEXTURE_WRAP_T,Fe[M.wrapT]),(R===i.TEXTURE_3D||R===i.TEXTURE_2D_ARRAY)&&i.texParameteri(R,i.TEXTURE_WRAP_R,Fe[M.wrapR]),i.texParameteri(R,i.TEXTURE_MAG_FILTER,Xe[M.magFilter]),i.texParameteri(R,i.TEXTURE_MIN_FILTER,Xe[M.minFilter]),M.compareFunction&&(i.texParameteri(R,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(R,i.TEXTURE_COMPARE_FUNC,Ve[M.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(M.magFilter===Bn||M.minFilter!==Qa&&M.minFilter!==Bs||M.type===Yi&&e.has("OES_texture_float_linear")===!1)return;if(M.anisotropy>1||n.get(M).__currentAnisotropy){let Y=e.get("EXT_texture_filter_anisotropic");i.texParameterf(R,Y.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(M.anisotropy,s.getMaxAnisotropy())),n.get(M).__currentAnisotropy=M.anisotropy}}}function ut(R,M){let Y=!1;R.__webglInit===void 0&&(R.__webglInit=!0,M.addEventListener("dispose",I),U(M));let pe=M.source,ce=f.get(pe);ce===void 0&&(ce={},f.set(pe,ce));let ve=j(M);if(ve!==R.__cacheKey){ce[ve]===void 0&&(ce[ve]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,Y=!0),ce[ve].usedTimes++;let _e=ce[R.__cacheKey];_e!==void 0&&(ce[R.__cacheKey].usedTimes--,_e.usedTimes===0&&H(M)),R.__cacheKey=ve,R.__webglTexture=ce[ve].texture}return Y}function st(R,M,Y){return Math.floor(Math.floor(R/Y)/M)}function Kt(R,M,Y,pe){let ve=R.updateRanges;if(ve.length===0)t.texSubImage2D(i.TEXTURE_2D,0,0,0,M.width,M.height,Y,pe,M.data);else{ve.sort((k,ae)=>k.start-ae.start);let _e=0;for(let k=1;k<ve.length;k++){let ae=ve[_e],se=ve[k],Ae=ae.start+ae.count,ye=st(se.start,M.width,4),Me=st(ae.start,M.width,4);se.start<=Ae+1&&ye===Me&&st(se.start+se.count-1,M.width,4)===ye?ae.count=Math.max(ae.count,se.start+se.count-ae.start):(++_e,ve[_e]=se)}ve.length=_e+1;let ie=t.getParameter(i.UNPACK_ROW_LENGTH),re=t.getParameter(i.UNPACK_SKIP_PIXELS),xe=t.getParameter(i.UNPACK_SKIP_ROWS);t.pixelStorei(i.UNPACK_ROW_LENGTH,M.width);for(let k=0,ae=ve.length;k<ae;k++){let se=ve[k],Ae=Math.floor(se.start/4),ye=Math.ceil(se.count/4),Me=Ae%M.width,He=Math.floor(Ae/M.width),et=ye,de=1;t.pixelStorei(i.UNPACK_SKIP_PIXELS,Me),t.pixelStorei(i.UNPACK_SKIP_ROWS,He),t.texSubImage2D(i.TEXTURE_2D,0,Me,He,et,de,Y,pe,M.data)}R.clearUpdateRanges(),t.pixelStorei(i.UNPACK_ROW_LENGTH,ie),t.pixelStorei(i.UNPACK_SKIP_PIXELS,re),t.pixelStorei(i.UNPACK_SKIP_ROWS,xe)}}function Gt(R,M,Y){let pe=i.TEXTURE_2D;(M.isDataArrayTexture||M.isCompressedArrayTexture)&&(pe=i.TEXTURE_2D_ARRAY),M.isData3DTexture&&(pe=i.TEXTURE_3D);let ce=ut(R,M),ve=M.source;t.bindTexture(pe,R.__webglTexture,i.TEXTURE0+Y);let _e=n.get(ve);if(ve.version!==_e.__version||ce===!0){if(t.activeTexture(i.TEXTURE0+Y),(typeof ImageBitmap<"u"&&M.image instanceof ImageBitmap)===!1){let de=_t.getPrimaries(_t.workingColorSpace),ke=M.colorSpace===Vs?null:_t.getPrimaries(M.colorSpace),tt=M.colorSpace===Vs||de===ke?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,tt)}t.pixelStorei(i.UNPACK_ALIGNMENT,M.unpackAlignment);let re=v(M.image,!1,s.maxTextureSize);re=Ge(M,re);let xe=r.convert(M.format,M.colorSpace),k=r.convert(M.type),ae=w(M.internalFormat,xe,k,M.normalized,M.colorSpace,M.isVideoTexture);pt(pe,M);let se,Ae=M.mipmaps,ye=M.isVideoTexture!==!0,Me=_e.__version===void 0||ce===!0,He=ve.dataReady,et=S(M,re);if(M.isDepthTexture)ae=y(M.format===zs,M.type),Me&&(ye?t.texStorage2D(i.TEXTURE_2D,1,ae,re.width,re.height):t.texImage2D(i.TEXTURE_2D,0,ae,re.width,re.height,0,xe,k,null));else if(M.isDataTexture)if(Ae.length>0){ye&&Me&&t.texStorage2D(i.TEXTURE_2D,et,ae,Ae[0].width,Ae[0].height);for(let de=0,ke=Ae.length;de<ke;de++)se=Ae[de],ye?He&&t.texSubImage2D(i.TEXTURE_2D,de,0,0,se.width,se.height,xe,k,se.data):t.texImage2D(i.TEXTURE_2D,de,ae,se.width,se.height,0,xe,k,se.data);M.generateMipmaps=!1}else ye?(Me&&t.texStorage2D(i.TEXTURE_2D,et,ae,re.width,re.height),He&&Kt(M,re,xe,k)):t.texImage2D(i.TEXTURE_2D,0,ae,re.width,re.height,0,xe,k,re.data);else if(M.isCompressedTexture)if(M.isCompressedArrayTexture){ye&&Me&&t.texStorage3D(i.TEXTURE_2D_ARRAY,et,ae,Ae[0].width,Ae[0].height,re.depth);for(let de=0,ke=Ae.length;de<ke;de++)if(se=Ae[de],M.format!==Ji)if(xe!==null)if(ye){if(He)if(M.layerUpdates.size>0){let tt=gf(se.width,se.height,M.format,M.type);for(let Ce of M.layerUpdates){let ct=se.data.subarray(Ce*tt/se.data.BYTES_PER_ELEMENT,(Ce+1)*tt/se.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,de,0,0,Ce,se.width,se.height,1,xe,ct)}}else t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,de,0,0,0,se.width,se.height,re.depth,xe,se.data)}else t.compressedTexImage3D(i.TEXTURE_2D_ARRAY,de,ae,se.width,se.height,re.depth,0,se.data,0,0);else Ze("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ye?He&&t.texSubImage3D(i.TEXTURE_2D_ARRAY,de,0,0,0,se.width,se.height,re.depth,xe,k,se.data):t.texImage3D(i.TEXTURE_2D_ARRAY,de,ae,se.width,se.height,re.depth,0,xe,k,se.data);M.layerUpdates.size>0&&M.clearLayerUpdates()}else{ye&&Me&&t.texStorage2D(i.TEXTURE_2D,et,ae,Ae[0].width,Ae[0].height);for(let de=0,ke=Ae.length;de<ke;de++)se=Ae[de],M.format!==Ji?xe!==null?ye?He&&t.compressedTexSubImage2D(i.TEXTURE_2D,de,0,0,se.width,se.height,xe,se.data):t.compressedTexImage2D(i.TEXTURE_2D,de,ae,se.width,se.height,0,se.data):Ze("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ye?He&&t.texSubImage2D(i.TEXTURE_2D,de,0,0,se.width,se.height,xe,k,se.data):t.texImage2D(i.TEXTURE_2D,de,ae,se.width,se.height,0,xe,k,se.data)}else if(M.isDataArrayTexture)if(ye){if(Me&&t.texStorage3D(i.TEXTURE_2D_ARRAY,et,ae,re.width,re.height,re.depth),He)if(M.layerUpdates.size>0){let de=gf(re.width,re.height,M.format,M.type);for(let ke of M.layerUpdates){let tt=re.data.subarray(ke*de/re.data.BYTES_PER_ELEMENT,(ke+1)*de/re.data.BYTES_PER_ELEMENT);t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,ke,re.width,re.height,1,xe,k,tt)}M.clearLayerUpdates()}else t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,re.width,re.height,re.depth,xe,k,re.data)}else t.texImage3D(i.TEXTURE_2D_ARRAY,0,ae,re.width,re.height,re.depth,0,xe,k,re.data);else if(M.isData3DTexture)ye?(Me&&t.texStorage3D(i.TEXTURE_3D,et,ae,re.width,re.height,re.depth),He&&t.texSubImage3D(i.TEXTURE_3D,0,0,0,0,re.width,re.height,re.depth,xe,k,re.data)):t.texImage3D(i.TEXTURE_3D,0,ae,re.width,re.height,re.depth,0,xe,k,re.data);else if(M.isFramebufferTexture){if(Me)if(ye)t.texStorage2D(i.TEXTURE_2D,et,ae,re.width,re.height);else{let de=re.width,ke=re.height;for(let tt=0;tt<et;tt++)t.texImage2D(i.TEXTURE_2D,tt,ae,de,ke,0,xe,k,null),de>>=1,ke>>=1}}else if(M.isHTMLTexture){if("texElementImage2D"in i){let de=i.canvas;if(de.hasAttribute("layoutsubtree")||de.setAttribute("layoutsubtree","true"),re.parentNode!==de){de.appendChild(re),u.add(M),de.onpaint=ke=>{let tt=ke.changedElements;for(let Ce of u)tt.includes(Ce.image)&&(Ce.needsUpdate=!0)},de.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,re);else{let tt=i.RGBA,Ce=i.RGBA,ct=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,tt,Ce,ct,re)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(Ae.length>0){if(ye&&Me){let de=$e(Ae[0]);t.texStorage2D(i.TEXTURE_2D,et,ae,de.width,de.height)}for(let de=0,ke=Ae.length;de<ke;de++)se=Ae[de],ye?He&&t.texSubImage2D(i.TEXTURE_2D,de,0,0,xe,k,se):t.texImage2D(i.TEXTURE_2D,de,ae,xe,k,se);M.generateMipmaps=!1}else if(ye){if(Me){let de=$e(re);t.texStorage2D(i.TEXTURE_2D,et,ae,de.width,de.height)}He&&t.texSubImage2D(i.TEXTURE_2D,0,0,0,xe,k,re)}else t.texImage2D(i.TEXTURE_2D,0,ae,xe,k,re);A(M)&&M.mipmapsAutoUpdate===!0&&b(pe),_e.__version=ve.version,M.onUpdate&&M.onUpdate(M)}R.__version=M.version}function pn(R,M,Y){if(M.image.length!==6)return;let pe=ut(R,M),ce=M.source;t.bindTexture(i.TEXTURE_CUBE_MAP,R.__webglTexture,i.TEXTURE0+Y);let ve=n.get(ce);if(ce.version!==ve.__version||pe===!0){t.activeTexture(i.TEXTURE0+Y);let _e=_t.getPrimaries(_t.workingColorSpace),ie=M.colorSpace===Vs?null:_t.getPrimaries(M.colorSpace),re=M.colorSpace===Vs||_e===ie?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(i.UNPACK_ALIGNMENT,M.unpackAlignment),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,re);let xe=M.isCompressedTexture||M.image[0].isCompressedTexture,k=M.image[0]&&M.image[0].isDataTexture,ae=[];for(let Ce=0;Ce<6;Ce++)!xe&&!k?ae[Ce]=v(M.image[Ce],!0,s.maxCubemapSize):ae[Ce]=k?M.image[Ce].image:M.image[Ce],ae[Ce]=Ge(M,ae[Ce]);let se=ae[0],Ae=r.convert(M.format,M.colorSpace),ye=r.convert(M.type),Me=w(M.internalFormat,Ae,ye,M.normalized,M.colorSpace),He=M.isVideoTexture!==!0,et=ve.__version===void 0||pe===!0,de=ce.dataReady,ke=S(M,se);pt(i.TEXTURE_CUBE_MAP,M);let tt;if(M.isDepthTexture){if(Me=y(M.format===zs,M.type),et)if(He)t.texStorage2D(i.TEXTURE_CUBE_MAP,1,Me,se.width,se.height);else for(let Ce=0;Ce<6;Ce++)t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,Me,se.width,se.height,0,Ae,ye,null)}else if(xe){He&&et&&t.texStorage2D(i.TEXTURE_CUBE_MAP,ke,Me,se.width,se.height);for(let Ce=0;Ce<6;Ce++){tt=ae[Ce].mipmaps;for(let ct=0;ct<tt.length;ct++){let Wt=tt[ct];M.format!==Ji?Ae!==null?He?de&&t.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct,0,0,Wt.width,Wt.height,Ae,Wt.data):t.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct,Me,Wt.width,Wt.height,0,Wt.data):Ze("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):He?de&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct,0,0,Wt.width,Wt.height,Ae,ye,Wt.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct,Me,Wt.width,Wt.height,0,Ae,ye,Wt.data)}}}else{if(tt=M.mipmaps,He&&et){tt.length>0&&ke++;let Ce=$e(ae[0]);t.texStorage2D(i.TEXTURE_CUBE_MAP,ke,Me,Ce.width,Ce.height)}for(let Ce=0;Ce<6;Ce++)if(k){He?de&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,0,0,ae[Ce].width,ae[Ce].height,Ae,ye,ae[Ce].data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,Me,ae[Ce].width,ae[Ce].height,0,Ae,ye,ae[Ce].data);for(let ct=0;ct<tt.length;ct++){let ti=tt[ct].image[Ce].image;He?de&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct+1,0,0,ti.width,ti.height,Ae,ye,ti.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct+1,Me,ti.width,ti.height,0,Ae,ye,ti.data)}}else{He?de&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,0,0,Ae,ye,ae[Ce]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,Me,Ae,ye,ae[Ce]);for(let ct=0;ct<tt.length;ct++){let Wt=tt[ct];He?de&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct+1,0,0,Ae,ye,Wt.image[Ce]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ct+1,Me,Ae,ye,Wt.image[Ce])}}}A(M)&&M.mipmapsAutoUpdate===!0&&b(i.TEXTURE_CUBE_MAP),ve.__version=ce.version,M.onUpdate&&M.onUpdate(M)}R.__version=M.version}function Ut(R,M,Y,pe,ce,ve){let _e=r.convert(Y.format,Y.colorSpace),ie=r.convert(Y.type),re=w(Y.internalFormat,_e,ie,Y.normalized,Y.colorSpace),xe=n.get(M),k=n.get(Y);if(k.__renderTarget=M,!xe.__hasExternalTextures){let ae=Math.max(1,M.width>>ve),se=Math.max(1,M.height>>ve);ce===i.TEXTURE_3D||ce===i.TEXTURE_2D_ARRAY?t.texImage3D(ce,ve,re,ae,se,M.depth,0,_e,ie,null):t.texImage2D(ce,ve,re,ae,se,0,_e,ie,null)}t.bindFramebuffer(i.FRAMEBUFFER,R),we(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pe,ce,k.__webglTexture,0,ot(M)):(ce===i.TEXTURE_2D||ce>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&ce<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,pe,ce,k.__webglTexture,ve),t.bindFramebuffer(i.FRAMEBUFFER,null)}function Dn(R,M,Y){if(i.bindRenderbuffer(i.RENDERBUFFER,R),M.depthBuffer){let pe=M.depthTexture,ce=pe&&pe.isDepthTexture?pe.type:null,ve=y(M.stencilBuffer,ce),_e=M.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;we(M)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,ot(M),ve,M.width,M.height):Y?i.renderbufferStorageMultisample(i.RENDERBUFFER,ot(M),ve,M.width,M.height):i.renderbufferStorage(i.RENDERBUFFER,ve,M.width,M.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,_e,i.RENDERBUFFER,R)}else{let pe=M.textures;for(let ce=0;ce<pe.length;ce++){let ve=pe[ce],_e=r.convert(ve.format,ve.colorSpace),ie=r.convert(ve.type),re=w(ve.internalFormat,_e,ie,ve.normalized,ve.colorSpace);we(M)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,ot(M),re,M.width,M.height):Y?i.renderbufferStorageMultisample(i.RENDERBUFFER,ot(M),re,M.width,M.height):i.renderbufferStorage(i.RENDERBUFFER,re,M.width,M.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function St(R,M,Y){let pe=M.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(i.FRAMEBUFFER,R),!(M.depthTexture&&M.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let ce=n.get(M.depthTexture);ce.__renderTarget=M;let ve=pe?M.depthTexture.image[0]:M.depthTexture.image;(!ce.__webglTexture||ve.width!==M.width||ve.height!==M.height)&&(ve.width=M.width,ve.height=M.height,M.depthTexture.needsUpdate=!0),pe?fe(M.depthTexture,0):ue(M.depthTexture,0);let _e=ce.__webglTexture,ie=ot(M),re=pe?i.TEXTURE_CUBE_MAP_POSITIVE_X+Y:i.TEXTURE_2D,xe=M.depthTexture.format===zs?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(M.depthTexture.format===Fs)we(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,xe,re,_e,0,ie):i.framebufferTexture2D(i.FRAMEBUFFER,xe,re,_e,0);else if(M.depthTexture.format===zs)we(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,xe,re,_e,0,ie):i.framebufferTexture2D(i.FRAMEBUFFER,xe,re,_e,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function Sn(R){let M=n.get(R),Y=R.isWebGLCubeRenderTarget===!0;if(M.__boundDepthTexture!==R.depthTexture){let pe=R.depthTexture;if(M.__depthDisposeCallback&&M.__depthDisposeCallback(),pe){let ce=()=>{delete M.__boundDepthTexture,delete M.__depthDisposeCallback,pe.removeEventListener("dispose",ce)};pe.addEventListener("dispose",ce),M.__depthDisposeCallback=ce}M.__boundDepthTexture=pe}if(R.depthTexture&&!M.__autoAllocateDepthBuffer)if(Y)for(let pe=0;pe<6;pe++)St(M.__webglFramebuffer[pe],R,pe);else R.texture.mipmaps.length>0?St(M.__webglFramebuffer[0],R,0):St(M.__webglFramebuffer,R,0);else if(Y){M.__webglDepthbuffer=[];for(let pe=0;pe<6;pe++)if(t.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer[pe]),M.__webglDepthbuffer[pe]===void 0)M.__webglDepthbuffer[pe]=i.createRenderbuffer(),Dn(M.__webglDepthbuffer[pe],R,!1);else{let ce=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,ve=M.__webglDepthbuffer[pe];i.bindRenderbuffer(i.RENDERBUFFER,ve),i.framebufferRenderbuffer(i.FRAMEBUFFER,ce,i.RENDERBUFFER,ve)}}else if(R.texture.mipmaps.length>0?t.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer[0]):t.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer),M.__webglDepthbuffer===void 0)M.__webglDepthbuffer=i.createRenderbuffer(),Dn(M.__webglDepthbuffer,R,!1);else{let ce=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,ve=M.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,ve),i.framebufferRenderbuffer(i.FRAMEBUFFER,ce,i.RENDERBUFFER,ve)}t.bindFramebuffer(i.FRAMEBUFFER,null)}function nn(R,M,Y){let pe=n.get(R);M!==void 0&&Ut(pe.__webglFramebuffer,R,R.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),Y!==void 0&&Sn(R)}function mn(R){let M=R.texture,Y=n.get(R),pe=n.get(M);R.addEventListener("dispose",z),U(R);let ce=R.textures,ve=R.isWebGLCubeRenderTarget===!0,_e=ce.length>1;if(_e||(pe.__webglTexture===void 0&&(pe.__webglTexture=i.createTexture()),pe.__version=M.version,o.memory.textures++),ve){Y.__webglFramebuffer=[];for(let ie=0;ie<6;ie++)if(M.mipmaps.length>0){Y.__webglFramebuffer[ie]=[];for(let re=0;re<M.mipmaps.length;re++)Y.__webglFramebuffer[ie][re]=i.createFramebuffer()}else Y.__webglFramebuffer[ie]=i.createFramebuffer()}else{if(M.mipmaps.length>0){Y.__webglFramebuffer=[];for(let ie=0;ie<M.mipmaps.length;ie++)Y.__webglFramebuffer[ie]=i.createFramebuffer()}else Y.__webglFramebuffer=i.createFramebuffer();if(_e)for(let ie=0,re=ce.length;ie<re;ie++){let xe=n.get(ce[ie]);xe.__webglTexture===void 0&&(xe.__webglTexture=i.createTexture(),o.memory.textures++)}if(R.samples>0&&we(R)===!1){Y.__webglMultisampledFramebuffer=i.createFramebuffer(),Y.__webglColorRenderbuffer=[],t.bindFramebuffer(i.FRAMEBUFFER,Y.__webglMultisampledFramebuffer);for(let ie=0;ie<ce.length;ie++){let re=ce[ie];Y.__webglColorRenderbuffer[ie]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,Y.__webglColorRenderbuffer[ie]);let xe=r.convert(re.format,re.colorSpace),k=r.convert(re.type),ae=w(re.internalFormat,xe,k,re.normalized,re.colorSpace,R.isXRRenderTarget===!0),se=ot(R);i.renderbufferStorageMultisample(i.RENDERBUFFER,se,ae,R.width,R.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+ie,i.RENDERBUFFER,Y.__webglColorRenderbuffer[ie])}i.bindRenderbuffer(i.RENDERBUFFER,null),R.depthBuffer&&(Y.__webglDepthRenderbuffer=i.createRenderbuffer(),Dn(Y.__webglDepthRenderbuffer,R,!0)),t.bindFramebuffer(i.FRAMEBUFFER,null)}}if(ve){t.bindTexture(i.TEXTURE_CUBE_MAP,pe.__webglTexture),pt(i.TEXTURE_CUBE_MAP,M);for(let ie=0;ie<6;ie++)if(M.mipmaps.length>0)for(let re=0;re<M.mipmaps.length;re++)Ut(Y.__webglFramebuffer[ie][re],R,M,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+ie,re);else Ut(Y.__webglFramebuffer[ie],R,M,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+ie,0);A(M)?b(i.TEXTURE_CUBE_MAP):M.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}else if(_e){for(let ie=0,re=ce.length;ie<re;ie++){let xe=ce[ie],k=n.get(xe),ae=i.TEXTURE_2D;(R.isWebGL3DRenderTarget||R.isWebGLArrayRenderTarget)&&(ae=R.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(ae,k.__webglTexture),pt(ae,xe),Ut(Y.__webglFramebuffer,R,xe,i.COLOR_ATTACHMENT0+ie,ae,0),A(xe)&&b(ae)}t.unbindTexture()}else{let ie=i.TEXTURE_2D;if((R.isWebGL3DRenderTarget||R.isWebGLArrayRenderTarget)&&(ie=R.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(ie,pe.__webglTexture),pt(ie,M),M.mipmaps.length>0)for(let re=0;re<M.mipmaps.length;re++)Ut(Y.__webglFramebuffer[re],R,M,i.COLOR_ATTACHMENT0,ie,re);else Ut(Y.__webglFramebuffer,R,M,i.COLOR_ATTACHMENT0,ie,0);A(M)?b(ie):M.mipmaps.length>0&&i.texParameteri(ie,i.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}R.depthBuffer&&Sn(R)}function B(R){let M=R.textures;for(let Y=0,pe=M.length;Y<pe;Y++){let ce=M[Y];if(A(ce)&&ce.mipmapsAutoUpdate===!0){let ve=C(R),_e=n.get(ce).__webglTexture;t.bindTexture(ve,_e),b(ve),t.unbindTexture()}}}let Re=[];function Ye(R){if(R.samples>0){if(we(R)===!1){let M=R.textures,Y=R.width,pe=R.height,ce=i.COLOR_BUFFER_BIT,ve=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_e=n.get(R),ie=M.length>1;if(ie)for(let xe=0;xe<M.length;xe++)t.bindFramebuffer(i.FRAMEBUFFER,_e.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+xe,i.RENDERBUFFER,null),t.bindFramebuffer(i.FRAMEBUFFER,_e.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+xe,i.TEXTURE_2D,null,0);t.bindFramebuffer(i.READ_FRAMEBUFFER,_e.__webglMultisampledFramebuffer),R.texture.mipmaps.length>0?t.bindFramebuffer(i.DRAW_FRAMEBUFFER,_e.__webglFramebuffer[0]):t.bindFramebuffer(i.DRAW_FRAMEBUFFER,_e.__webglFramebuffer);for(let xe=0;xe<M.length;xe++){if(R.resolveDepthBuffer&&(R.depthBuffer&&(ce|=i.DEPTH_BUFFER_BIT),R.stencilBuffer&&R.resolveStencilBuffer&&(ce|=i.STENCIL_BUFFER_BIT)),ie){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,_e.__webglColorRenderbuffer[xe]);let k=n.get(M[xe]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,k,0)}i.blitFramebuffer(0,0,Y,pe,0,0,Y,pe,ce,i.NEAREST),l===!0&&(Re.length=0,Re.push(i.COLOR_ATTACHMENT0+xe),R.depthBuffer&&R.storeMultisampledDepthBuffer===!1&&Re.push(ve),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Re))}if(t.bindFramebuffer(i.READ_FRAMEBUFFER,null),t.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),ie)for(let xe=0;xe<M.length;xe++){t.bindFramebuffer(i.FRAMEBUFFER,_e.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+xe,i.RENDERBUFFER,_e.__webglColorRenderbuffer[xe]);let k=n.get(M[xe]).__webglTexture;t.bindFramebuffer(i.FRAMEBUFFER,_e.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+xe,i.TEXTURE_2D,k,0)}t.bindFramebuffer(i.DRAW_FRAMEBUFFER,_e.__webglMultisampledFramebuffer)}else if(R.depthBuffer&&R.storeMultisampledDepthBuffer===!1&&l){let M=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[M])}}}function ot(R){return Math.min(s.maxSamples,R.samples)}function we(R){let M=n.get(R);return R.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&M.__useRenderToTexture!==!1}function kt(R){let M=o.render.frame;h.get(R)!==M&&(h.set(R,M),R.update())}function Ge(R,M){let Y=R.colorSpace,pe=R.format,ce=R.type;return R.isCompressedTexture===!0||R.isVideoTexture===!0||Y!==Ra&&Y!==Vs&&(_t.getTransfer(Y)===Pt?(pe!==Ji||ce!==fi)&&Ze("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):je("WebGLTextures: Unsupported texture color space:",Y)),M}function $e(R){return typeof HTMLImageElement<"u"&&R instanceof HTMLImageElement?(c.width=R.naturalWidth||R.width,c.height=R.naturalHeight||R.height):typeof VideoFrame<"u"&&R instanceof VideoFrame?(c.width=R.displayWidth,c.height=R.displayHeight):(c.width=R.width,c.height=R.height),c}this.allocateTextureUnit=oe,this.resetTextureUnits=$,this.getTextureUnits=J,this.setTextureUnits=ne,this.setTexture2D=ue,this.setTexture2DArray=me,this.setTexture3D=Se,this.setTextureCube=fe,this.rebindTextures=nn,this.setupRenderTarget=mn,this.updateRenderTargetMipmap=B,this.updateMultisampleRenderTarget=Ye,this.setupDepthRenderbuffer=Sn,this.setupFrameBufferTexture=Ut,this.useMultisampledRTT=we,this.dispose=W}function kw(i,e){function t(n,s=Vs){let r,o=_t.getTransfer(s);if(n===fi)return i.UNSIGNED_BYTE;if(n===oh)return i.UNSIGNED_SHORT_4_4_4_4;if(n===ah)return i.UNSIGNED_SHORT_5_5_5_1;if(n===nf)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===sf)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===ef)return i.BYTE;if(n===tf)return i.SHORT;if(n===Go)return i.UNSIGNED_SHORT;if(n===rh)return i.INT;if(n===$i)return i.UNSIGNED_INT;if(n===Yi)return i.FLOAT;if(n===Zi)return i.HALF_FLOAT;if(n===rf)return i.ALPHA;if(n===of)return i.RGB;if(n===Ji)return i.RGBA;if(n===Fs)return i.DEPTH_COMPONENT;if(n===zs)return i.DEPTH_STENCIL;if(n===af)return i.RED;if(n===lh)return i.RED_INTEGER;if(n===dr)return i.RG;if(n===ch)return i.RG_INTEGER;if(n===hh)return i.RGBA_INTEGER;if(n===el||n===tl||n===nl||n===il)if(o===Pt)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===el)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===tl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===nl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===il)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===el)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===tl)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===nl)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===il)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===uh||n===dh||n===fh||n===ph)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===uh)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===dh)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===fh)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===ph)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===mh||n===gh||n===xh||n===yh||n===vh||n===sl||n===_h)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(n===mh||n===gh)return o===Pt?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===xh)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===yh)return r.COMPRESSED_R11_EAC;if(n===vh)return r.COMPRESSED_SIGNED_R11_EAC;if(n===sl)return r.COMPRESSED_RG11_EAC;if(n===_h)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===bh||n===Mh||n===Sh||n===wh||n===Ah||n===Th||n===Eh||n===Ch||n===Rh||n===Ph||n===Ih||n===Lh||n===Dh||n===Nh)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(n===bh)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===Mh)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===Sh)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===wh)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===Ah)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===Th)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===Eh)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===Ch)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Rh)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===Ph)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Ih)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===Lh)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===Dh)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===Nh)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===Fh||n===Uh||n===Oh)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(n===Fh)return o===Pt?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===Uh)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===Oh)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===kh||n===Bh||n===rl||n===zh)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(n===kh)return r.COMPRESSED_RED_RGTC1_EXT;if(n===Bh)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===rl)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===zh)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===Dr?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:t}}var Bw=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,zw=`
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

}`,Af=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let n=new Va(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=n}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,n=new Kn({vertexShader:Bw,fragmentShader:zw,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new ht(new Ga(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Tf=class extends fs{constructor(e,t){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,h=null,u=null,d=null,f=null,p=null,x=typeof XRWebGLBinding<"u",g=new Af,m={},v=t.getContextAttributes(),A=null,b=null,C=[],w=[],y=new Qe,S=null,U=null,D=new ai;D.viewport=new en;let I=new ai;I.viewport=new en;let z=[D,I],V=new th,L=null,W=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(j){let ue=C[j];return ue===void 0&&(ue=new Fo,C[j]=ue),ue.getTargetRaySpace()},this.getControllerGrip=function(j){let ue=C[j];return ue===void 0&&(ue=new Fo,C[j]=ue),ue.getGripSpace()},this.getHand=function(j){let ue=C[j];return ue===void 0&&(ue=new Fo,C[j]=ue),ue.getHandSpace()};function Z(j){let ue=w.indexOf(j.inputSource);if(ue===-1)return;let me=C[ue];me!==void 0&&(me.update(j.inputSource,j.frame,c||o),me.dispatchEvent({type:j.type,data:j.inputSource}))}function H(){s.removeEventListener("select",Z),s.removeEventListener("selectstart",Z),s.removeEventListener("selectend",Z),s.removeEventListener("squeeze",Z),s.removeEventListener("squeezestart",Z),s.removeEventListener("squeezeend",Z),s.removeEventListener("end",H),s.removeEventListener("inputsourceschange",le);for(let j=0;j<C.length;j++){let ue=w[j];ue!==null&&(w[j]=null,C[j].disconnect(ue))}L=null,W=null,g.reset();for(let j in m)delete m[j];if(e.setRenderTarget(A),f=null,d=null,u=null,s=null,b=null,oe.stop(),n.isPresenting=!1,e.setPixelRatio(S),e.setSize(y.width,y.height,!1),U!==null){let j=U.camera;j.fov=U.fov,j.zoom=U.zoom,j.updateProjectionMatrix(),U=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(j){r=j,n.isPresenting===!0&&Ze("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(j){a=j,n.isPresenting===!0&&Ze("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(j){c=j},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return u===null&&x&&(u=new XRWebGLBinding(s,t)),u},this.getFrame=function(){return p},this.getSession=function(){return s},this.setSession=async function(j){if(s=j,s!==null){if(A=e.getRenderTarget(),s.addEventListener("select",Z),s.addEventListener("selectstart",Z),s.addEventListener("selectend",Z),s.addEventListener("squeeze",Z),s.addEventListener("squeezestart",Z),s.addEventListener("squeezeend",Z),s.addEventListener("end",H),s.addEventListener("inputsourceschange",le),v.xrCompatible!==!0&&await t.makeXRCompatible(),S=e.getPixelRatio(),e.getSize(y),x&&"createProjectionLayer"in XRWebGLBinding.prototype){let me=null,Se=null,fe=null;v.depth&&(fe=v.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,me=v.stencil?zs:Fs,Se=v.stencil?Dr:$i);let Fe={colorFormat:t.RGBA8,depthFormat:fe,scaleFactor:r};u=this.getBinding(),d=u.createProjectionLayer(Fe),s.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),b=new _i(d.textureWidth,d.textureHeight,{format:Ji,type:fi,depthTexture:new ks(d.textureWidth,d.textureHeight,Se,void 0,void 0,void 0,void 0,void 0,void 0,me),stencilBuffer:v.stencil,colorSpace:e.outputColorSpace,samples:v.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let me={antialias:v.antialias,alpha:!0,depth:v.depth,stencil:v.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,t,me),s.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),b=new _i(f.framebufferWidth,f.framebufferHeight,{format:Ji,type:fi,colorSpace:e.outputColorSpace,stencilBuffer:v.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),oe.setContext(s),oe.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return g.getDepthTexture()};function le(j){for(let ue=0;ue<j.removed.length;ue++){let me=j.removed[ue],Se=w.indexOf(me);Se>=0&&(w[Se]=null,C[Se].disconnect(me))}for(let ue=0;ue<j.added.length;ue++){let me=j.added[ue],Se=w.indexOf(me);if(Se===-1){for(let Fe=0;Fe<C.length;Fe++)if(Fe>=w.length){w.push(me),Se=Fe;break}else if(w[Fe]===null){w[Fe]=me,Se=Fe;break}if(Se===-1)break}let fe=C[Se];fe&&fe.connect(me)}}function q(j,ue){ue===null?j.matrixWorld.copy(j.matrix):j.matrixWorld.multiplyMatrices(ue.matrixWorld,j.matrix),j.matrixWorldInverse.copy(j.matrixWorld).invert()}this.updateCamera=function(j){if(s===null)return;let ue=j.near,me=j.far;g.texture!==null&&(g.depthNear>0&&(ue=g.depthNear),g.depthFar>0&&(me=g.depthFar)),V.near=I.near=D.near=ue,V.far=I.far=D.far=me,(L!==V.near||W!==V.far)&&(s.updateRenderState({depthNear:V.near,depthFar:V.far}),L=V.near,W=V.far),V.layers.mask=j.layers.mask|6,D.layers.mask=V.layers.mask&-5,I.layers.mask=V.layers.mask&-3;let Se=j.parent,fe=V.cameras;q(V,Se);for(let Fe=0;Fe<fe.length;Fe++)q(fe[Fe],Se);V.projectionMatrix.copy(D.projectionMatrix),V.projectionMatrixInverse.copy(D.projectionMatrixInverse),U===null&&j.isPerspectiveCamera&&(U={camera:j,fov:j.fov,zoom:j.zoom}),$(j,V,Se)};function $(j,ue,me){me===null?j.matrix.copy(ue.matrixWorld):(j.matrix.copy(me.matrixWorld),j.matrix.invert(),j.matrix.multiply(ue.matrixWorld)),j.matrix.decompose(j.position,j.quaternion,j.scale),j.updateMatrixWorld(!0),j.projectionMatrix.copy(ue.projectionMatrix),j.projectionMatrixInverse.copy(ue.projectionMatrixInverse),j.isPerspectiveCamera&&(j.fov=Ic*2*Math.atan(1/j.projectionMatrix.elements[5]),j.zoom=1)}this.getCamera=function(){return V},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(j){l=j,d!==null&&(d.fixedFoveation=j),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=j)},this.hasDepthSensing=function(){return g.texture!==null},this.getDepthSensingMesh=function(){return g.getMesh(V)},this.getCameraTexture=function(j){return m[j]};let J=null;function ne(j,ue){if(h=ue.getViewerPose(c||o),p=ue,h!==null){let me=h.views;f!==null&&(e.setRenderTargetFramebuffer(b,f.framebuffer),e.setRenderTarget(b));let Se=!1;me.length!==V.cameras.length&&(V.cameras.length=0,Se=!0);for(let Ve=0;Ve<me.length;Ve++){let pt=me[Ve],ut=null;if(f!==null)ut=f.getViewport(pt);else{let Kt=u.getViewSubImage(d,pt);ut=Kt.viewport,Ve===0&&(e.setRenderTargetTextures(b,Kt.colorTexture,Kt.depthStencilTexture),e.setRenderTarget(b))}let st=z[Ve];st===void 0&&(st=new ai,st.layers.enable(Ve),st.viewport=new en,z[Ve]=st),st.matrix.fromArray(pt.transform.matrix),st.matrix.decompose(st.position,st.quaternion,st.scale),st.projectionMatrix.fromArray(pt.projectionMatrix),st.projectionMatrixInverse.copy(st.projectionMatrix).invert(),st.viewport.set(ut.x,ut.y,ut.width,ut.height),Ve===0&&(V.matrix.copy(st.matrix),V.matrix.decompose(V.position,V.quaternion,V.scale)),Se===!0&&V.cameras.push(st)}let fe=s.enabledFeatures;if(fe&&fe.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&x){u=n.getBinding();let Ve=u.getDepthInformation(me[0]);Ve&&Ve.isValid&&Ve.texture&&g.init(Ve,s.renderState)}if(fe&&fe.includes("camera-access")&&x){e.state.unbindTexture(),u=n.getBinding();for(let Ve=0;Ve<me.length;Ve++){let pt=me[Ve].camera;if(pt){let ut=m[pt];ut||(ut=new Va,m[pt]=ut);let st=u.getCameraImage(pt);ut.sourceTexture=st}}}}for(let me=0;me<C.length;me++){let Se=w[me],fe=C[me];Se!==null&&fe!==void 0&&fe.update(Se,ue,c||o)}J&&J(j,ue),ue.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:ue}),p=null}let oe=new h0;oe.setAnimationLoop(ne),this.setAnimationLoop=function(j){J=j},this.dispose=function(){}}},Vw=new wt,_0=new it;_0.set(-1,0,0,0,1,0,0,0,1);function Gw(i,e){function t(g,m){g.matrixAutoUpdate===!0&&g.updateMatrix(),m.value.copy(g.matrix)}function n(g,m){m.color.getRGB(g.fogColor.value,ff(i)),m.isFog?(g.fogNear.value=m.near,g.fogFar.value=m.far):m.isFogExp2&&(g.fogDensity.value=m.density)}function s(g,m,v,A,b){m.isNodeMaterial?m.uniformsNeedUpdate=!1:m.isMeshBasicMaterial?r(g,m):m.isMeshLambertMaterial?(r(g,m),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)):m.isMeshToonMaterial?(r(g,m),u(g,m)):m.isMeshPhongMaterial?(r(g,m),h(g,m),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)):m.isMeshStandardMaterial?(r(g,m),d(g,m),m.isMeshPhysicalMaterial&&f(g,m,b)):m.isMeshMatcapMaterial?(r(g,m),p(g,m)):m.isMeshDepthMaterial?r(g,m):m.isMeshDistanceMaterial?(r(g,m),x(g,m)):m.isMeshNormalMaterial?r(g,m):m.isLineBasicMaterial?(o(g,m),m.isLineDashedMaterial&&a(g,m)):m.isPointsMaterial?l(g,m,v,A):m.isSpriteMaterial?c(g,m):m.isShadowMaterial?(g.color.value.copy(m.color),g.opacity.value=m.opacity):m.isShaderMaterial&&(m.uniformsNeedUpdate=!1)}function r(g,m){g.opacity.value=m.opacity,m.color&&g.diffuse.value.copy(m.color),m.emissive&&g.emissive.value.copy(m.emissive).multiplyScalar(m.emissiveIntensity),m.map&&(g.map.value=m.map,t(m.map,g.mapTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.bumpMap&&(g.bumpMap.value=m.bumpMap,t(m.bumpMap,g.bumpMapTransform),g.bumpScale.value=m.bumpScale,m.side===qn&&(g.bumpScale.value*=-1)),m.normalMap&&(g.normalMap.value=m.normalMap,t(m.normalMap,g.normalMapTransform),g.normalScale.value.copy(m.normalScale),m.side===qn&&g.normalScale.value.negate()),m.displacementMap&&(g.displacementMap.value=m.displacementMap,t(m.displacementMap,g.displacementMapTransform),g.displacementScale.value=m.displacementScale,g.displacementBias.value=m.displacementBias),m.emissiveMap&&(g.emissiveMap.value=m.emissiveMap,t(m.emissiveMap,g.emissiveMapTransform)),m.specularMap&&(g.specularMap.value=m.specularMap,t(m.specularMap,g.specularMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest);let v=e.get(m),A=v.envMap,b=v.envMapRotation;A&&(g.envMap.value=A,g.envMapRotation.value.setFromMatrix4(Vw.makeRotationFromEuler(b)).transpose(),A.isCubeTexture&&A.isRenderTargetTexture===!1&&g.envMapRotation.value.premultiply(_0),g.reflectivity.value=m.reflectivity,g.ior.value=m.ior,g.refractionRatio.value=m.refractionRatio),m.lightMap&&(g.lightMap.value=m.lightMap,g.lightMapIntensity.value=m.lightMapIntensity,t(m.lightMap,g.lightMapTransform)),m.aoMap&&(g.aoMap.value=m.aoMap,g.aoMapIntensity.value=m.aoMapIntensity,t(m.aoMap,g.aoMapTransform))}function o(g,m){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,m.map&&(g.map.value=m.map,t(m.map,g.mapTransform))}function a(g,m){g.dashSize.value=m.dashSize,g.totalSize.value=m.dashSize+m.gapSize,g.scale.value=m.scale}function l(g,m,v,A){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,g.size.value=m.size*v,g.scale.value=A*.5,m.map&&(g.map.value=m.map,t(m.map,g.uvTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest)}function c(g,m){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,g.rotation.value=m.rotation,m.map&&(g.map.value=m.map,t(m.map,g.mapTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest)}function h(g,m){g.specular.value.copy(m.specular),g.shininess.value=Math.max(m.shininess,1e-4)}function u(g,m){m.gradientMap&&(g.gradientMap.value=m.gradientMap)}function d(g,m){g.metalness.value=m.metalness,m.metalnessMap&&(g.metalnessMap.value=m.metalnessMap,t(m.metalnessMap,g.metalnessMapTransform)),g.roughness.value=m.roughness,m.roughnessMap&&(g.roughnessMap.value=m.roughnessMap,t(m.roughnessMap,g.roughnessMapTransform)),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)}function f(g,m,v){g.ior.value=m.ior,m.diffuseRoughness>0&&(g.diffuseRoughness.value=m.diffuseRoughness,m.diffuseRoughnessMap&&(g.diffuseRoughnessMap.value=m.diffuseRoughnessMap,t(m.diffuseRoughnessMap,g.diffuseRoughnessMapTransform))),m.sheen>0&&(g.sheenColor.value.copy(m.sheenColor).multiplyScalar(m.sheen),g.sheenRoughness.value=m.sheenRoughness,m.sheenColorMap&&(g.sheenColorMap.value=m.sheenColorMap,t(m.sheenColorMap,g.sheenColorMapTransform)),m.sheenRoughnessMap&&(g.sheenRoughnessMap.value=m.sheenRoughnessMap,t(m.sheenRoughnessMap,g.sheenRoughnessMapTransform))),m.clearcoat>0&&(g.clearcoat.value=m.clearcoat,g.clearcoatRoughness.value=m.clearcoatRoughness,m.clearcoatMap&&(g.clearcoatMap.value=m.clearcoatMap,t(m.clearcoatMap,g.clearcoatMapTransform)),m.clearcoatRoughnessMap&&(g.clearcoatRoughnessMap.value=m.clearcoatRoughnessMap,t(m.clearcoatRoughnessMap,g.clearcoatRoughnessMapTransform)),m.clearcoatNormalMap&&(g.clearcoatNormalMap.value=m.clearcoatNormalMap,t(m.clearcoatNormalMap,g.clearcoatNormalMapTransform),g.clearcoatNormalScale.value.copy(m.clearcoatNormalScale),m.side===qn&&g.clearcoatNormalScale.value.negate())),m.dispersion>0&&(g.dispersion.value=m.dispersion),m.retroreflectivity>0&&(g.retroreflectivity.value=m.retroreflectivity),m.iridescence>0&&(g.iridescence.value=m.iridescence,g.iridescenceIOR.value=m.iridescenceIOR,g.iridescenceThicknessMinimum.value=m.iridescenceThicknessMinimum,g.iridescenceThicknessMaximum.value=m.iridescenceThicknessMaximum,m.iridescenceMap&&(g.iridescenceMap.value=m.iridescenceMap,t(m.iridescenceMap,g.iridescenceMapTransform)),m.iridescenceThicknessMap&&(g.iridescenceThicknessMap.value=m.iridescenceThicknessMap,t(m.iridescenceThicknessMap,g.iridescenceThicknessMapTransform))),m.transmission>0&&(g.transmission.value=m.transmission,g.transmissionSamplerMap.value=v.texture,g.transmissionSamplerSize.value.set(v.width,v.height),m.transmissionMap&&(g.transmissionMap.value=m.transmissionMap,t(m.transmissionMap,g.transmissionMapTransform)),g.thickness.value=m.thickness,m.thicknessMap&&(g.thicknessMap.value=m.thicknessMap,t(m.thicknessMap,g.thicknessMapTransform)),g.attenuationDistance.value=m.attenuationDistance,g.attenuationColor.value.copy(m.attenuationColor)),m.anisotropy>0&&(g.anisotropyVector.value.set(m.anisotropy*Math.cos(m.anisotropyRotation),m.anisotropy*Math.sin(m.anisotropyRotation)),m.anisotropyMap&&(g.anisotropyMap.value=m.anisotropyMap,t(m.anisotropyMap,g.anisotropyMapTransform))),g.specularIntensity.value=m.specularIntensity,g.specularColor.value.copy(m.specularColor),m.specularColorMap&&(g.specularColorMap.value=m.specularColorMap,t(m.specularColorMap,g.specularColorMapTransform)),m.specularIntensityMap&&(g.specularIntensityMap.value=m.specularIntensityMap,t(m.specularIntensityMap,g.specularIntensityMapTransform))}function p(g,m){m.matcap&&(g.matcap.value=m.matcap)}function x(g,m){let v=e.get(m).light;g.referencePosition.value.setFromMatrixPosition(v.matrixWorld),g.nearDistance.value=v.shadow.camera.near,g.farDistance.value=v.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function Hw(i,e,t,n){let s={},r={};function o(v,A){let b=A.program;n.uniformBlockBinding(v,b,s[v.id])}function a(v,A){let b=s[v.id];b===void 0&&(p(v),b=l(v),s[v.id]=b,v.addEventListener("dispose",g));let C=A.program;n.updateUBOMapping(v,C);let w=e.render.frame;r[v.id]!==w&&(c(v),r[v.id]=w)}function l(v){let A=i.createBuffer(),b=v.__size,C=v.usage;return i.bindBuffer(i.UNIFORM_BUFFER,A),i.bufferData(i.UNIFORM_BUFFER,b,C),i.bindBuffer(i.UNIFORM_BUFFER,null),A}function c(v){let A=s[v.id],b=v.uniforms,C=v.__cache;i.bindBuffer(i.UNIFORM_BUFFER,A);for(let w=0,y=b.length;w<y;w++){let S=b[w];if(Array.isArray(S))for(let U=0,D=S.length;U<D;U++)h(S[U],w,U,C);else h(S,w,0,C)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(v,A,b,C){if(d(v,A,b,C)===!0){let w=v.__offset,y=v.value;if(Array.isArray(y)){let S=0;for(let U=0;U<y.length;U++){let D=y[U],I=x(D,!0);u(D,v.__data,S),S+=I.storage/Float32Array.BYTES_PER_ELEMENT}}else u(y,v.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,w,v.__data)}}function u(v,A,b){typeof v=="number"||typeof v=="boolean"?A[b]=v:v.isMatrix3?(A[b]=v.elements[0],A[b+1]=v.elements[1],A[b+2]=v.elements[2],A[b+3]=0,A[b+4]=v.elements[3],A[b+5]=v.elements[4],A[b+6]=v.elements[5],A[b+7]=0,A[b+8]=v.elements[6],A[b+9]=v.elements[7],A[b+10]=v.elements[8],A[b+11]=0):ArrayBuffer.isView(v)?A.set(v.subarray(0,A.length-b),b):v.toArray(A,b)}function d(v,A,b,C){let w=v.value,y=A+"_"+b;if(Array.isArray(w)){C[y]===void 0&&(C[y]=[]);let S=C[y],U=!1;for(let D=0;D<w.length;D++)f(w[D],S,D)===!0&&(U=!0);return U}return f(w,C,y)}function f(v,A,b){if(A[b]===void 0)return typeof v=="number"||typeof v=="boolean"?A[b]=v:ArrayBuffer.isView(v)?A[b]=v.slice():A[b]=v.clone(),!0;{let C=A[b];if(typeof v=="number"||typeof v=="boolean"){if(C!==v)return A[b]=v,!0}else{if(ArrayBuffer.isView(v))return!0;if(C.equals(v)===!1)return C.copy(v),!0}}return!1}function p(v){let A=v.uniforms,b=0,C=16;for(let y=0,S=A.length;y<S;y++){let U=Array.isArray(A[y])?A[y]:[A[y]];for(let D=0,I=U.length;D<I;D++){let z=U[D],V=Array.isArray(z.value)?z.value:[z.value],L=Array.isArray(A[y])||Array.isArray(z.value),W=b;for(let H=0,le=V.length;H<le;H++){let q=V[H],$=x(q,L),J=b%C,ne=J%$.boundary,oe=J+ne;b+=ne,oe!==0&&C-oe<$.storage&&(b+=C-oe),H===0&&(W=b),b+=$.storage}let Z=z.type==="int"?Int32Array:z.type==="uint"?Uint32Array:Float32Array;z.__data=new Z((b-W)/Float32Array.BYTES_PER_ELEMENT),z.__offset=W}}let w=b%C;return w>0&&(b+=C-w),v.__size=b,v.__cache={},this}function x(v,A){let b={boundary:0,storage:0};return typeof v=="number"||typeof v=="boolean"?(b.boundary=4,b.storage=4):v.isVector2?(b.boundary=8,b.storage=8):v.isVector3||v.isColor?(b.boundary=16,b.storage=12):v.isVector4?(b.boundary=16,b.storage=16):v.isMatrix3?(b.boundary=16,b.storage=48):v.isMatrix4?(b.boundary=16,b.storage=64):v.isTexture?Ze("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(v)?(b.boundary=16,b.storage=v.byteLength):Ze("WebGLRenderer: Unsupported uniform value type.",v),A===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function g(v){let A=v.target;A.removeEventListener("dispose",g),i.deleteBuffer(s[A.id]),delete s[A.id],delete r[A.id]}function m(){for(let v in s)i.deleteBuffer(s[v]);s={},r={}}return{bind:o,update:a,dispose:m}}var Ww=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),vs=null;function qw(){return vs===null&&(vs=new Fc(Ww,16,16,dr,Zi),vs.name="DFG_LUT",vs.minFilter=li,vs.magFilter=li,vs.wrapS=ds,vs.wrapT=ds,vs.generateMipmaps=!1,vs.needsUpdate=!0),vs}var Xh=class{constructor(e={}){let{canvas:t=Ig(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1,outputBufferType:f=fi}=e;this.isWebGLRenderer=!0;let p;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");p=n.getContextAttributes().alpha}else p=o;let x=f,g=new Set([hh,ch,lh]),m=new Set([fi,$i,Go,Dr,oh,ah]),v=new Uint32Array(4),A=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},C=null,w=null,y=[],S=[],U=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=ys,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let D=this,I=!1,z=null,V=null,L=null,W=null;this._outputColorSpace=dn;let Z=0,H=0,le=null,q=-1,$=null,J=new en,ne=new en,oe=null,j=new qe(0),ue=0,me=t.width,Se=t.height,fe=1,Fe=null,Xe=null,Ve=new en(0,0,me,Se),pt=new en(0,0,me,Se),ut=!1,st=new or,Kt=new Uc,Gt=!1,pn=!1,Ut=new wt,Dn=new O,St=new en,Sn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},nn=!1;function mn(){return le===null?fe:1}let B=n;function Re(E,G){return t.getContext(E,G)}let Ye,ot,we,kt,Ge,$e,R,M,Y,pe,ce,ve,_e,ie,re,xe,k,ae,se,Ae,ye,Me,He;try{let E={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",ke,!1),t.addEventListener("webglcontextrestored",tt,!1),t.addEventListener("webglcontextcreationerror",Ce,!1),B===null){let G="webgl2";if(B=Re(G,E),B===null)throw Re(G)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}et()}catch(E){throw t.removeEventListener("webglcontextlost",ke,!1),t.removeEventListener("webglcontextrestored",tt,!1),t.removeEventListener("webglcontextcreationerror",Ce,!1),je("WebGLRenderer: "+E.message),E}function et(){Ye=new nS(B),Ye.init(),ye=new kw(B,Ye),ot=new qM(B,Ye,e,ye),we=new Uw(B,Ye),ot.reversedDepthBuffer&&d&&we.buffers.depth.setReversed(!0),V=B.createFramebuffer(),L=B.createFramebuffer(),W=B.createFramebuffer(),kt=new rS(B),Ge=new Mw,$e=new Ow(B,Ye,we,Ge,ot,ye,kt),R=new tS(D),M=new a_(B),Me=new HM(B,M),Y=new iS(B,M,kt,Me),pe=new aS(B,Y,M,Me,kt),ae=new oS(B,ot,$e),re=new XM(Ge),ce=new bw(D,R,Ye,ot,Me,re),ve=new Gw(D,Ge),_e=new ww,ie=new Pw(Ye),k=new GM(D,R,we,pe,p,l),xe=new Fw(D,pe,ot),He=new Hw(B,kt,ot,we),se=new WM(B,Ye,kt),Ae=new sS(B,Ye,kt),kt.programs=ce.programs,D.capabilities=ot,D.extensions=Ye,D.properties=Ge,D.renderLists=_e,D.shadowMap=xe,D.state=we,D.info=kt}x!==fi&&(U=new cS(x,t.width,t.height,a,s,r));let de=new Tf(D,B);this.xr=de,this.getContext=function(){return B},this.getContextAttributes=function(){return B.getContextAttributes()},this.forceContextLoss=function(){let E=Ye.get("WEBGL_lose_context");E&&E.loseContext()},this.forceContextRestore=function(){let E=Ye.get("WEBGL_lose_context");E&&E.restoreContext()},this.getPixelRatio=function(){return fe},this.setPixelRatio=function(E){E!==void 0&&(fe=E,this.setSize(me,Se,!1))},this.getSize=function(E){return E.set(me,Se)},this.setSize=function(E,G,te=!0){if(de.isPresenting){Ze("WebGLRenderer: Can't change size while VR device is presenting.");return}me=E,Se=G,t.width=Math.floor(E*fe),t.height=Math.floor(G*fe),te===!0&&(t.style.width=E+"px",t.style.height=G+"px"),U!==null&&U.setSize(t.width,t.height),this.setViewport(0,0,E,G)},this.getDrawingBufferSize=function(E){return E.set(me*fe,Se*fe).floor()},this.setDrawingBufferSize=function(E,G,te){me=E,Se=G,fe=te,t.width=Math.floor(E*te),t.height=Math.floor(G*te),this.setViewport(0,0,E,G)},this.setEffects=function(E){if(x===fi){je("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(E){for(let G=0;G<E.length;G++)if(E[G].isOutputPass===!0){Ze("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}U.setEffects(E||[])},this.getCurrentViewport=function(E){return E.copy(J)},this.getViewport=function(E){return E.copy(Ve)},this.setViewport=function(E,G,te,K){E.isVector4?Ve.set(E.x,E.y,E.z,E.w):Ve.set(E,G,te,K),we.viewport(J.copy(Ve).multiplyScalar(mn()).round())},this.getScissor=function(E){return E.copy(pt)},this.setScissor=function(E,G,te,K){E.isVector4?pt.set(E.x,E.y,E.z,E.w):pt.set(E,G,te,K),we.scissor(ne.copy(pt).multiplyScalar(mn()).round())},this.getScissorTest=function(){return ut},this.setScissorTest=function(E){we.setScissorTest(ut=E)},this.setOpaqueSort=function(E){Fe=E},this.setTransparentSort=function(E){Xe=E},this.getClearColor=function(E){return E.copy(k.getClearColor())},this.setClearColor=function(){k.setClearColor(...arguments)},this.getClearAlpha=function(){return k.getClearAlpha()},this.setClearAlpha=function(){k.setClearAlpha(...arguments)},this.clear=function(E=!0,G=!0,te=!0){let K=0;if(E){let Q=!1;if(le!==null){let Te=le.texture.format;Q=g.has(Te)}if(Q){let Te=le.texture.type,Pe=m.has(Te),Ee=k.getClearColor(),Ie=k.getClearAlpha(),ze=Ee.r,nt=Ee.g,mt=Ee.b;Pe?(v[0]=ze,v[1]=nt,v[2]=mt,v[3]=Ie,B.clearBufferuiv(B.COLOR,0,v)):(A[0]=ze,A[1]=nt,A[2]=mt,A[3]=Ie,B.clearBufferiv(B.COLOR,0,A))}else K|=B.COLOR_BUFFER_BIT}G&&(K|=B.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),te&&(K|=B.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),K!==0&&B.clear(K)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(E){E.setRenderer(this),z=E},this.dispose=function(){t.removeEventListener("webglcontextlost",ke,!1),t.removeEventListener("webglcontextrestored",tt,!1),t.removeEventListener("webglcontextcreationerror",Ce,!1),k.dispose(),_e.dispose(),ie.dispose(),$e.dispose(),Ge.dispose(),R.dispose(),pe.dispose(),Y.dispose(),Me.dispose(),He.dispose(),ce.dispose(),de.dispose(),de.removeEventListener("sessionstart",El),de.removeEventListener("sessionend",ts),Ss.stop()};function ke(E){E.preventDefault(),La("WebGLRenderer: Context Lost."),I=!0}function tt(){La("WebGLRenderer: Context Restored."),I=!1;let E=kt.autoReset,G=xe.enabled,te=xe.autoUpdate,K=xe.needsUpdate,Q=xe.type;et(),kt.autoReset=E,xe.enabled=G,xe.autoUpdate=te,xe.needsUpdate=K,xe.type=Q}function Ce(E){je("WebGLRenderer: A WebGL context could not be created. Reason: ",E.statusMessage)}function ct(E){let G=E.target;G.removeEventListener("dispose",ct),Wt(G)}function Wt(E){ti(E),Ge.remove(E)}function ti(E){let G=Ge.get(E).programs;G!==void 0&&(G.forEach(function(te){ce.releaseProgram(te)}),E.isShaderMaterial&&ce.releaseShaderCache(E))}this.renderBufferDirect=function(E,G,te,K,Q,Te){G===null&&(G=Sn);let Pe=Q.isMesh&&Q.matrixWorld.determinantAffine()<0,Ee=da(E,G,te,K,Q);we.setMaterial(K,Pe);let Ie=te.index,ze=1;if(K.wireframe===!0){if(Ie=Y.getWireframeAttribute(te),Ie===void 0)return;ze=2}let nt=te.drawRange,mt=te.attributes.position,Be=nt.start*ze,gt=(nt.start+nt.count)*ze;Te!==null&&(Be=Math.max(Be,Te.start*ze),gt=Math.min(gt,(Te.start+Te.count)*ze)),Ie!==null?(Be=Math.max(Be,0),gt=Math.min(gt,Ie.count)):mt!=null&&(Be=Math.max(Be,0),gt=Math.min(gt,mt.count));let tn=gt-Be;if(tn<0||tn===1/0)return;Me.setup(Q,K,Ee,te,Ie);let Dt,Nt=se;if(Ie!==null&&(Dt=M.get(Ie),Nt=Ae,Nt.setIndex(Dt)),Q.isMesh)K.wireframe===!0?(we.setLineWidth(K.wireframeLinewidth*mn()),Nt.setMode(B.LINES)):Nt.setMode(B.TRIANGLES);else if(Q.isLine){let wn=K.linewidth;wn===void 0&&(wn=1),we.setLineWidth(wn*mn()),Q.isLineSegments?Nt.setMode(B.LINES):Q.isLineLoop?Nt.setMode(B.LINE_LOOP):Nt.setMode(B.LINE_STRIP)}else Q.isPoints?Nt.setMode(B.POINTS):Q.isSprite&&Nt.setMode(B.TRIANGLES);if(Q.isBatchedMesh)if(Ye.get("WEBGL_multi_draw"))Nt.renderMultiDraw(Q._multiDrawStarts,Q._multiDrawCounts,Q._multiDrawCount);else{let wn=Q._multiDrawStarts,Ue=Q._multiDrawCounts,gn=Q._multiDrawCount,vt=Ie?M.get(Ie).bytesPerElement:1,As=Ge.get(K).currentProgram.getUniforms();for(let xn=0;xn<gn;xn++)As.setValue(B,"_gl_DrawID",xn),Nt.render(wn[xn]/vt,Ue[xn])}else if(Q.isInstancedMesh)Nt.renderInstances(Be,tn,Q.count);else if(te.isInstancedBufferGeometry){let wn=te._maxInstanceCount!==void 0?te._maxInstanceCount:1/0,Ue=Math.min(te.instanceCount,wn);Nt.renderInstances(Be,tn,Ue)}else Nt.render(Be,tn)};function ca(E,G,te,K){z!==null&&E.isNodeMaterial&&z.setObject(K,E),Gt===!0&&re.setState(E,te,!1),E.transparent===!0&&E.side===Xn&&E.forceSinglePass===!1?(E.side=qn,E.needsUpdate=!0,ns(E,G,K),E.side=gs,E.needsUpdate=!0,ns(E,G,K),E.side=Xn):ns(E,G,K)}this.compile=function(E,G,te=null){te===null&&(te=E),z!==null&&z.renderStart(E,G,te),w=ie.get(te),w.init(G),S.push(w),te.traverseVisible(function(Q){Q.isLight&&Q.layers.test(G.layers)&&(w.pushLight(Q),Q.castShadow&&w.pushShadow(Q))}),E!==te&&E.traverseVisible(function(Q){Q.isLight&&Q.layers.test(G.layers)&&(w.pushLight(Q),Q.castShadow&&w.pushShadow(Q))}),w.setupLights(),z!==null&&z.updateLights(w.state.lightsArray),pn=this.localClippingEnabled,Gt=re.init(this.clippingPlanes,pn),Gt===!0&&re.setGlobalState(this.clippingPlanes,G),z!==null&&xe.render(w.state.shadowsArray,te,G);let K=new Set;return E.traverse(function(Q){if(!(Q.isMesh||Q.isPoints||Q.isLine||Q.isSprite))return;let Te=Q.material;if(Te)if(Array.isArray(Te))for(let Pe=0;Pe<Te.length;Pe++){let Ee=Te[Pe];ca(Ee,te,G,Q),K.add(Ee)}else ca(Te,te,G,Q),K.add(Te)}),w=S.pop(),z!==null&&z.renderEnd(),K},this.compileAsync=function(E,G,te=null){let K=this.compile(E,G,te);return new Promise(Q=>{function Te(){if(K.forEach(function(Pe){let Ie=Ge.get(Pe).currentProgram;(Ie===void 0||Ie.isReady())&&K.delete(Pe)}),K.size===0){Q(E);return}setTimeout(Te,10)}Ye.get("KHR_parallel_shader_compile")!==null?Te():setTimeout(Te,10)})};let Yr=null;function Gu(E){Yr&&Yr(E)}function El(){Ss.stop()}function ts(){Ss.start()}let Ss=new h0;Ss.setAnimationLoop(Gu),typeof self<"u"&&Ss.setContext(self),this.setAnimationLoop=function(E){Yr=E,de.setAnimationLoop(E),E===null?Ss.stop():Ss.start()},de.addEventListener("sessionstart",El),de.addEventListener("sessionend",ts),this.render=function(E,G){if(G!==void 0&&G.isCamera!==!0){je("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(I===!0)return;z!==null&&z.renderStart(E,G);let te=de.enabled===!0&&de.isPresenting===!0,K=U!==null&&(le===null||te)&&U.begin(D,le);if(E.matrixWorldAutoUpdate===!0&&E.updateMatrixWorld(),G.parent===null&&G.matrixWorldAutoUpdate===!0&&G.updateMatrixWorld(),de.enabled===!0&&de.isPresenting===!0&&(U===null||U.isCompositing()===!1)&&(de.cameraAutoUpdate===!0&&de.updateCamera(G),G=de.getCamera()),E.isScene===!0&&E.onBeforeRender(D,E,G,le),w=ie.get(E,S.length),w.init(G),w.state.textureUnits=$e.getTextureUnits(),S.push(w),Ut.multiplyMatrices(G.projectionMatrix,G.matrixWorldInverse),G.isArrayCamera?Kt.setFromArrayCamera(G):st.setFromProjectionMatrix(Ut,Ri,G.reversedDepth),pn=this.localClippingEnabled,Gt=re.init(this.clippingPlanes,pn),C=_e.get(E,y.length),C.init(),y.push(C),this.info.render.frame++,de.enabled===!0&&de.isPresenting===!0){let Pe=D.xr.getDepthSensingMesh();Pe!==null&&ws(Pe,G,-1/0,D.sortObjects)}ws(E,G,0,D.sortObjects),C.finish(),z!==null&&z.updateLights(w.state.lightsArray),D.sortObjects===!0&&C.sort(Fe,Xe),nn=de.enabled===!1||de.isPresenting===!1||de.hasDepthSensing()===!1,nn&&k.addToRenderList(C,E),this.info.autoReset===!0&&this.info.reset(),Gt===!0&&re.beginShadows();let Q=w.state.shadowsArray;if(xe.render(Q,E,G),Gt===!0&&re.endShadows(),(K&&U.hasRenderPass())===!1){let Pe=C.opaque,Ee=C.transmissive;if(w.setupLights(),G.isArrayCamera){let Ie=G.cameras;if(Ee.length>0)for(let ze=0,nt=Ie.length;ze<nt;ze++){let mt=Ie[ze];Oi(Pe,Ee,E,mt)}nn&&k.render(E);for(let ze=0,nt=Ie.length;ze<nt;ze++){let mt=Ie[ze];ha(C,E,mt,mt.viewport)}}else Ee.length>0&&Oi(Pe,Ee,E,G),nn&&k.render(E),ha(C,E,G)}le!==null&&H===0&&($e.updateMultisampleRenderTarget(le),$e.updateRenderTargetMipmap(le)),K&&U.end(D),E.isScene===!0&&E.onAfterRender(D,E,G),Me.resetDefaultState(),q=-1,$=null,S.pop(),S.length>0?(w=S[S.length-1],$e.setTextureUnits(w.state.textureUnits),Gt===!0&&re.setGlobalState(D.clippingPlanes,w.state.camera)):w=null,y.pop(),y.length>0?C=y[y.length-1]:C=null,z!==null&&z.renderEnd()};function ws(E,G,te,K){if(E.visible===!1)return;if(E.layers.test(G.layers)){if(E.isGroup)te=E.renderOrder;else if(E.isLOD)E.autoUpdate===!0&&E.update(G);else if(E.isLight)w.pushLight(E),E.castShadow&&w.pushShadow(E);else if(E.isSprite){let Pe=G.isArrayCamera?Kt:st;if(!E.frustumCulled||E.intersectsFrustum(Pe)){K&&St.setFromMatrixPosition(E.matrixWorld).applyMatrix4(Ut);let Ee=pe.update(E),Ie=E.material;Ie.visible&&C.push(E,Ee,Ie,te,St.z,null,G)}}else if(E.isMesh||E.isLine||E.isPoints){let Pe=G.isArrayCamera?Kt:st;if(!E.frustumCulled||E.intersectsFrustum(Pe)){let Ee=pe.update(E),Ie=E.material;if(K&&(E.boundingSphere!==void 0?(E.boundingSphere===null&&E.computeBoundingSphere(),St.copy(E.boundingSphere.center)):(Ee.boundingSphere===null&&Ee.computeBoundingSphere(),St.copy(Ee.boundingSphere.center)),St.applyMatrix4(E.matrixWorld).applyMatrix4(Ut)),Array.isArray(Ie)){let ze=Ee.groups;for(let nt=0,mt=ze.length;nt<mt;nt++){let Be=ze[nt],gt=Ie[Be.materialIndex];gt&&gt.visible&&C.push(E,Ee,gt,te,St.z,Be,G)}}else Ie.visible&&C.push(E,Ee,Ie,te,St.z,null,G)}}}let Te=E.children;for(let Pe=0,Ee=Te.length;Pe<Ee;Pe++)ws(Te[Pe],G,te,K)}function ha(E,G,te,K){let{opaque:Q,transmissive:Te,transparent:Pe}=E;w.setupLightsView(te),Gt===!0&&re.setGlobalState(D.clippingPlanes,te),K&&we.viewport(J.copy(K)),Q.length>0&&sn(Q,G,te),Te.length>0&&sn(Te,G,te),Pe.length>0&&sn(Pe,G,te),we.buffers.depth.setTest(!0),we.buffers.depth.setMask(!0),we.buffers.color.setMask(!0),we.setPolygonOffset(!1)}function Oi(E,G,te,K){if((te.isScene===!0?te.overrideMaterial:null)!==null)return;if(w.state.transmissionRenderTarget[K.id]===void 0){let Be=Ye.has("EXT_color_buffer_half_float")||Ye.has("EXT_color_buffer_float");w.state.transmissionRenderTarget[K.id]=new _i(1,1,{generateMipmaps:!0,type:Be?Zi:fi,minFilter:Bs,samples:Math.max(4,ot.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:_t.workingColorSpace})}let Te=w.state.transmissionRenderTarget[K.id],Pe=K.viewport||J;Te.setSize(Pe.z*D.transmissionResolutionScale,Pe.w*D.transmissionResolutionScale);let Ee=D.getRenderTarget(),Ie=D.getActiveCubeFace(),ze=D.getActiveMipmapLevel();D.setRenderTarget(Te),D.getClearColor(j),ue=D.getClearAlpha(),ue<1&&D.setClearColor(16777215,.5),D.clear(),nn&&k.render(te);let nt=D.toneMapping;D.toneMapping=ys;let mt=K.viewport;if(K.viewport!==void 0&&(K.viewport=void 0),w.setupLightsView(K),Gt===!0&&re.setGlobalState(D.clippingPlanes,K),sn(E,te,K),$e.updateMultisampleRenderTarget(Te),$e.updateRenderTargetMipmap(Te),Ye.has("WEBGL_multisampled_render_to_texture")===!1){let Be=!1;for(let gt=0,tn=G.length;gt<tn;gt++){let Dt=G[gt],{object:Nt,geometry:wn,material:Ue,group:gn}=Dt;if(Ue.side===Xn&&Nt.layers.test(K.layers)){let vt=Ue.side;Ue.side=qn,Ue.needsUpdate=!0,hn(Nt,te,K,wn,Ue,gn),Ue.side=vt,Ue.needsUpdate=!0,Be=!0}}Be===!0&&($e.updateMultisampleRenderTarget(Te),$e.updateRenderTargetMipmap(Te))}D.setRenderTarget(Ee,Ie,ze),D.setClearColor(j,ue),mt!==void 0&&(K.viewport=mt),D.toneMapping=nt}function sn(E,G,te){let K=G.isScene===!0?G.overrideMaterial:null;for(let Q=0,Te=E.length;Q<Te;Q++){let Pe=E[Q],{object:Ee,geometry:Ie,group:ze}=Pe,nt=Pe.material;nt.allowOverride===!0&&K!==null&&(nt=K),Ee.layers.test(te.layers)&&hn(Ee,G,te,Ie,nt,ze)}}function hn(E,G,te,K,Q,Te){z!==null&&Q.isNodeMaterial&&z.setObject(E,Q),E.onBeforeRender(D,G,te,K,Q,Te),E.modelViewMatrix.multiplyMatrices(te.matrixWorldInverse,E.matrixWorld),E.normalMatrix.getNormalMatrix(E.modelViewMatrix),Q.onBeforeRender(D,G,te,K,E,Te),Q.transparent===!0&&Q.side===Xn&&Q.forceSinglePass===!1?(Q.side=qn,Q.needsUpdate=!0,D.renderBufferDirect(te,G,K,Q,E,Te),Q.side=gs,Q.needsUpdate=!0,D.renderBufferDirect(te,G,K,Q,E,Te),Q.side=Xn):D.renderBufferDirect(te,G,K,Q,E,Te),E.onAfterRender(D,G,te,K,Q,Te)}function un(E){let G=0;for(let te of E)te.texture!==null&&G++;return G}function ns(E,G,te){G.isScene!==!0&&(G=Sn);let K=Ge.get(E),Q=w.state.lights,Te=w.state.shadowsArray,Pe=Q.state.version,Ee=ce.getParameters(E,Q.state,Te,G,te,w.state.lightProbeGridArray),Ie=ce.getProgramCacheKey(Ee),ze=K.programs;K.environment=E.isMeshStandardMaterial||E.isMeshLambertMaterial||E.isMeshPhongMaterial?G.environment:null,K.fog=G.fog;let nt=E.isMeshStandardMaterial||E.isMeshLambertMaterial&&!E.envMap||E.isMeshPhongMaterial&&!E.envMap;K.envMap=R.get(E.envMap||K.environment,nt),K.envMapRotation=K.environment!==null&&E.envMap===null?G.environmentRotation:E.envMapRotation,ze===void 0&&(E.addEventListener("dispose",ct),ze=new Map,K.programs=ze,K.programVariants=new Map);let mt=ze.get(Ie);if(mt!==void 0){if(K.currentProgram===mt&&K.lightsStateVersion===Pe)return ua(E,Ee),mt}else Ee.uniforms=ce.getUniforms(E),z!==null&&E.isNodeMaterial&&z.build(E,te,Ee),E.onBeforeCompile(Ee,D),mt=ce.acquireProgram(Ee,Ie),ze.set(Ie,mt),K.uniforms=Ee.uniforms;let Be=K.uniforms;return(!E.isShaderMaterial&&!E.isRawShaderMaterial||E.clipping===!0)&&(Be.clippingPlanes=re.uniform),ua(E,Ee),K.needsLights=$s(E),K.lightsStateVersion=Pe,K.needsLights&&(Be.ambientLightColor.value=Q.state.ambient,Be.lightProbe.value=Q.state.probe,Be.sunLights.value=Q.state.sun,Be.sunLightShadows.value=Q.state.sunShadow,Be.directionalLights.value=Q.state.directional,Be.directionalLightShadows.value=Q.state.directionalShadow,Be.spotLights.value=Q.state.spot,Be.spotLightShadows.value=Q.state.spotShadow,Be.rectAreaLights.value=Q.state.rectArea,Be.ltc_1.value=Q.state.rectAreaLTC1,Be.ltc_2.value=Q.state.rectAreaLTC2,Be.pointLights.value=Q.state.point,Be.pointLightShadows.value=Q.state.pointShadow,Be.hemisphereLights.value=Q.state.hemi,Be.sunShadowMatrix.value=Q.state.sunShadowMatrix,Be.sunShadowCascade.value=Q.state.sunShadowCascade,Be.directionalShadowMatrix.value=Q.state.directionalShadowMatrix,Be.spotLightMatrix.value=Q.state.spotLightMatrix,Be.spotLightMap.value=Q.state.spotLightMap,Be.pointShadowMatrix.value=Q.state.pointShadowMatrix),K.numLightProbeGrids=un(w.state.lightProbeGridArray),K.currentProgram=mt,K.uniformsList=null,mt}function pi(E,G,te,K,Q){let Te=Ge.get(E),Pe=Te.currentProgram.id+","+K+","+Q,Ee=Te.programVariants.get(Pe);return Ee===void 0?(Ee=ns(E,G,te),Te.programVariants.set(Pe,Ee)):(Te.currentProgram=Ee,Te.uniformsList=null,Te.outputColorSpace=K,Te.toneMapping=Q),Ee}function Xs(E){if(E.uniformsList===null){let G=E.currentProgram.getUniforms();E.uniformsList=Ho.seqWithValue(G.seq,E.uniforms)}return E.uniformsList}function ua(E,G){let te=Ge.get(E);te.outputColorSpace=G.outputColorSpace,te.batching=G.batching,te.batchingColor=G.batchingColor,te.instancing=G.instancing,te.instancingColor=G.instancingColor,te.instancingMorph=G.instancingMorph,te.skinning=G.skinning,te.morphTargets=G.morphTargets,te.morphNormals=G.morphNormals,te.morphColors=G.morphColors,te.morphTargetsCount=G.morphTargetsCount,te.numClippingPlanes=G.numClippingPlanes,te.numIntersection=G.numClipIntersection,te.vertexAlphas=G.vertexAlphas,te.vertexTangents=G.vertexTangents,te.toneMapping=G.toneMapping}function da(E,G,te,K,Q){G.isScene!==!0&&(G=Sn),$e.resetTextureUnits();let Te=G.fog,Pe=K.isMeshStandardMaterial||K.isMeshLambertMaterial||K.isMeshPhongMaterial?G.environment:null,Ee=le===null?D.outputColorSpace:le.isXRRenderTarget===!0?le.texture.colorSpace:_t.workingColorSpace,Ie=K.isMeshStandardMaterial||K.isMeshLambertMaterial&&!K.envMap||K.isMeshPhongMaterial&&!K.envMap,ze=R.get(K.envMap||Pe,Ie),nt=K.vertexColors===!0&&!!te.attributes.color&&te.attributes.color.itemSize===4,mt=!!te.attributes.tangent&&(!!K.normalMap||K.anisotropy>0),Be=!!te.morphAttributes.position,gt=!!te.morphAttributes.normal,tn=!!te.morphAttributes.color,Dt=ys;K.toneMapped&&(le===null||le.isXRRenderTarget===!0)&&(Dt=D.toneMapping);let Nt=te.morphAttributes.position||te.morphAttributes.normal||te.morphAttributes.color,wn=Nt!==void 0?Nt.length:0,Ue=Ge.get(K),gn=w.state.lights;if(Gt===!0&&(pn===!0||E!==$)){let Ft=E===$&&K.id===q;re.setState(K,E,Ft)}let vt=!1,As=!1;K.version===Ue.__version?Ue.needsLights&&Ue.lightsStateVersion!==gn.state.version||Q.isBatchedMesh&&Ue.batching===!1||!Q.isBatchedMesh&&Ue.batching===!0||Q.isBatchedMesh&&Ue.batchingColor===!0&&Q._colorsTexture===null||Q.isBatchedMesh&&Ue.batchingColor===!1&&Q._colorsTexture!==null||Q.isInstancedMesh&&Ue.instancing===!1||!Q.isInstancedMesh&&Ue.instancing===!0||Q.isSkinnedMesh&&Ue.skinning===!1||!Q.isSkinnedMesh&&Ue.skinning===!0||Q.isInstancedMesh&&Ue.instancingColor===!0&&Q.instanceColor===null||Q.isInstancedMesh&&Ue.instancingColor===!1&&Q.instanceColor!==null||Q.isInstancedMesh&&Ue.instancingMorph===!0&&Q.morphTexture===null||Q.isInstancedMesh&&Ue.instancingMorph===!1&&Q.morphTexture!==null||Ue.envMap!==ze||K.fog===!0&&Ue.fog!==Te||Ue.numClippingPlanes!==void 0&&(Ue.numClippingPlanes!==re.numPlanes||Ue.numIntersection!==re.numIntersection)||Ue.vertexAlphas!==nt||Ue.vertexTangents!==mt||Ue.morphTargets!==Be||Ue.morphNormals!==gt||Ue.morphColors!==tn||Ue.morphTargetsCount!==wn||Ue.numLightProbeGrids!==un(w.state.lightProbeGridArray)?vt=!0:(Ue.outputColorSpace!==Ee||Ue.toneMapping!==Dt)&&(As=!0):(vt=!0,Ue.__version=K.version);let xn=Ue.currentProgram;(vt===!0||As===!0)&&(xn=As===!0?pi(K,G,Q,Ee,Dt):ns(K,G,Q),z&&K.isNodeMaterial&&z.onUpdateProgram(K,xn,Ue));let Kr=!1,is=!1,Ts=!1,dt=xn.getUniforms(),rn=Ue.uniforms;if(we.useProgram(xn.program)&&(Kr=!0,is=!0,Ts=!0),K.id!==q&&(q=K.id,is=!0),Kr||$!==E){we.buffers.depth.getReversed()&&E.reversedDepth!==!0&&(E._reversedDepth=!0,E.updateProjectionMatrix()),dt.setValue(B,"projectionMatrix",E.projectionMatrix),dt.setValue(B,"viewMatrix",E.matrixWorldInverse);let yn=dt.map.cameraPosition;yn!==void 0&&yn.setValue(B,Dn.setFromMatrixPosition(E.matrixWorld)),ot.logarithmicDepthBuffer&&dt.setValue(B,"logDepthBufFC",2/(Math.log(E.far+1)/Math.LN2)),(K.isMeshPhongMaterial||K.isMeshToonMaterial||K.isMeshLambertMaterial||K.isMeshBasicMaterial||K.isMeshStandardMaterial||K.isShaderMaterial)&&dt.setValue(B,"isOrthographic",E.isOrthographicCamera===!0),$!==E&&($=E,is=!0,Ts=!0)}if(Ue.needsLights&&(gn.state.sunShadowMap.length>0&&dt.setValue(B,"sunShadowMap",gn.state.sunShadowMap,$e),gn.state.directionalShadowMap.length>0&&dt.setValue(B,"directionalShadowMap",gn.state.directionalShadowMap,$e),gn.state.spotShadowMap.length>0&&dt.setValue(B,"spotShadowMap",gn.state.spotShadowMap,$e),gn.state.pointShadowMap.length>0&&dt.setValue(B,"pointShadowMap",gn.state.pointShadowMap,$e)),Q.isSkinnedMesh){dt.setOptional(B,Q,"bindMatrix"),dt.setOptional(B,Q,"bindMatrixInverse");let Ft=Q.skeleton;Ft&&(Ft.boneTexture===null&&Ft.computeBoneTexture(),dt.setValue(B,"boneTexture",Ft.boneTexture,$e))}Q.isBatchedMesh&&(dt.setOptional(B,Q,"batchingTexture"),dt.setValue(B,"batchingTexture",Q._matricesTexture,$e),dt.setOptional(B,Q,"batchingIdTexture"),dt.setValue(B,"batchingIdTexture",Q._indirectTexture,$e),dt.setOptional(B,Q,"batchingColorTexture"),Q._colorsTexture!==null&&dt.setValue(B,"batchingColorTexture",Q._colorsTexture,$e));let ni=te.morphAttributes;if((ni.position!==void 0||ni.normal!==void 0||ni.color!==void 0)&&ae.update(Q,te,xn),(is||Ue.receiveShadow!==Q.receiveShadow)&&(Ue.receiveShadow=Q.receiveShadow,dt.setValue(B,"receiveShadow",Q.receiveShadow)),(K.isMeshStandardMaterial||K.isMeshLambertMaterial||K.isMeshPhongMaterial)&&K.envMap===null&&G.environment!==null&&(rn.envMapIntensity.value=G.environmentIntensity),rn.dfgLUT!==void 0&&(rn.dfgLUT.value=qw()),is){if(dt.setValue(B,"toneMappingExposure",D.toneMappingExposure),Ue.needsLights&&Zr(rn,Ts),Te&&K.fog===!0&&ve.refreshFogUniforms(rn,Te),ve.refreshMaterialUniforms(rn,K,fe,Se,w.state.transmissionRenderTarget[E.id]),Ue.needsLights&&Ue.numLightProbeGrids>0){let Ft=b,yn=0;for(let Yn of w.state.lightProbeGridArray)Yn.texture!==null&&(Ft.textures[yn]=Yn.texture,Ft.min[yn]=Yn.boundingBox.min,Ft.max[yn]=Yn.boundingBox.max,Ft.resolution[yn]=Yn.resolution,yn++);for(let Yn in Ft)Ft[Yn].length=yn;rn.probesSH.value=Ft.textures,rn.probesMin.value=Ft.min,rn.probesMax.value=Ft.max,rn.probesResolution.value=Ft.resolution}Ho.upload(B,Xs(Ue),rn,$e)}if(K.isShaderMaterial&&K.uniformsNeedUpdate===!0&&(Ho.upload(B,Xs(Ue),rn,$e),K.uniformsNeedUpdate=!1),K.isSpriteMaterial&&dt.setValue(B,"center",Q.center),dt.setValue(B,"modelViewMatrix",Q.modelViewMatrix),dt.setValue(B,"normalMatrix",Q.normalMatrix),dt.setValue(B,"modelMatrix",Q.matrixWorld),K.uniformsGroups!==void 0){let Ft=K.uniformsGroups;for(let yn=0,Yn=Ft.length;yn<Yn;yn++){let Cl=Ft[yn];He.update(Cl,xn),He.bind(Cl,xn)}}return xn}function Zr(E,G){E.ambientLightColor.needsUpdate=G,E.lightProbe.needsUpdate=G,E.sunLights.needsUpdate=G,E.sunLightShadows.needsUpdate=G,E.directionalLights.needsUpdate=G,E.directionalLightShadows.needsUpdate=G,E.pointLights.needsUpdate=G,E.pointLightShadows.needsUpdate=G,E.spotLights.needsUpdate=G,E.spotLightShadows.needsUpdate=G,E.rectAreaLights.needsUpdate=G,E.hemisphereLights.needsUpdate=G}function $s(E){return E.isMeshLambertMaterial||E.isMeshToonMaterial||E.isMeshPhongMaterial||E.isMeshStandardMaterial||E.isShadowMaterial||E.isShaderMaterial&&E.lights===!0}this.getActiveCubeFace=function(){return Z},this.getActiveMipmapLevel=function(){return H},this.getRenderTarget=function(){return le},this.setRenderTargetTextures=function(E,G,te){let K=Ge.get(E);K.__autoAllocateDepthBuffer=E.resolveDepthBuffer===!1,K.__autoAllocateDepthBuffer===!1&&(K.__useRenderToTexture=!1),Ge.get(E.texture).__webglTexture=G,Ge.get(E.depthTexture).__webglTexture=K.__autoAllocateDepthBuffer?void 0:te,K.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(E,G){let te=Ge.get(E);te.__webglFramebuffer=G,te.__useDefaultFramebuffer=G===void 0},this.setRenderTarget=function(E,G=0,te=0){le=E,Z=G,H=te;let K=null,Q=!1,Te=!1;if(E){let Ee=Ge.get(E);if(Ee.__useDefaultFramebuffer!==void 0){we.bindFramebuffer(B.FRAMEBUFFER,Ee.__webglFramebuffer),J.copy(E.viewport),ne.copy(E.scissor),oe=E.scissorTest,we.viewport(J),we.scissor(ne),we.setScissorTest(oe),q=-1;return}else if(Ee.__webglFramebuffer===void 0)$e.setupRenderTarget(E);else if(Ee.__hasExternalTextures)$e.rebindTextures(E,Ge.get(E.texture).__webglTexture,Ge.get(E.depthTexture).__webglTexture);else if(E.depthBuffer){let nt=E.depthTexture;if(Ee.__boundDepthTexture!==nt){if(nt!==null&&Ge.has(nt)&&(E.width!==nt.image.width||E.height!==nt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");$e.setupDepthRenderbuffer(E)}}let Ie=E.texture;(Ie.isData3DTexture||Ie.isDataArrayTexture||Ie.isCompressedArrayTexture)&&(Te=!0);let ze=Ge.get(E).__webglFramebuffer;E.isWebGLCubeRenderTarget?(Array.isArray(ze[G])?K=ze[G][te]:K=ze[G],Q=!0):E.samples>0&&$e.useMultisampledRTT(E)===!1?K=Ge.get(E).__webglMultisampledFramebuffer:Array.isArray(ze)?K=ze[te]:K=ze,J.copy(E.viewport),ne.copy(E.scissor),oe=E.scissorTest}else J.copy(Ve).multiplyScalar(fe).floor(),ne.copy(pt).multiplyScalar(fe).floor(),oe=ut;if(te!==0&&(K=V),we.bindFramebuffer(B.FRAMEBUFFER,K)&&we.drawBuffers(E,K),we.viewport(J),we.scissor(ne),we.setScissorTest(oe),Q){let Ee=Ge.get(E.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_CUBE_MAP_POSITIVE_X+G,Ee.__webglTexture,te)}else if(Te){let Ee=G;for(let Ie=0;Ie<E.textures.length;Ie++){let ze=Ge.get(E.textures[Ie]);B.framebufferTextureLayer(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0+Ie,ze.__webglTexture,te,Ee)}}else if(E!==null&&te!==0){let Ee=Ge.get(E.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,Ee.__webglTexture,te)}q=-1};function Jr(E){let G=Ge.get(E);return(G.__readFormat!==E.format||G.__readType!==E.type)&&(G.__readFormat=E.format,G.__readType=E.type,G.__formatReadable=ot.textureFormatReadable(E.format),G.__typeReadable=ot.textureTypeReadable(E.type)),G}this.readRenderTargetPixels=function(E,G,te,K,Q,Te,Pe,Ee=0){if(!(E&&E.isWebGLRenderTarget)){je("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Ie=Ge.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie){we.bindFramebuffer(B.FRAMEBUFFER,Ie);try{let ze=E.textures[Ee],nt=ze.format,mt=ze.type;E.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+Ee);let Be=Jr(ze);if(Be.__formatReadable===!1){je("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Be.__typeReadable===!1){je("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}G>=0&&G<=E.width-K&&te>=0&&te<=E.height-Q&&B.readPixels(G,te,K,Q,ye.convert(nt),ye.convert(mt),Te)}finally{let ze=le!==null?Ge.get(le).__webglFramebuffer:null;we.bindFramebuffer(B.FRAMEBUFFER,ze)}}},this.readRenderTargetPixelsAsync=async function(E,G,te,K,Q,Te,Pe,Ee=0){if(!(E&&E.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Ie=Ge.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie)if(G>=0&&G<=E.width-K&&te>=0&&te<=E.height-Q){we.bindFramebuffer(B.FRAMEBUFFER,Ie);let ze=E.textures[Ee],nt=ze.format,mt=ze.type;E.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+Ee);let Be=Jr(ze);if(Be.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Be.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let gt=B.createBuffer();B.bindBuffer(B.PIXEL_PACK_BUFFER,gt),B.bufferData(B.PIXEL_PACK_BUFFER,Te.byteLength,B.STREAM_READ),B.readPixels(G,te,K,Q,ye.convert(nt),ye.convert(mt),0),B.bindBuffer(B.PIXEL_PACK_BUFFER,null);let tn=le!==null?Ge.get(le).__webglFramebuffer:null;we.bindFramebuffer(B.FRAMEBUFFER,tn);let Dt=B.fenceSync(B.SYNC_GPU_COMMANDS_COMPLETE,0);return B.flush(),await Dg(B,Dt,4),B.bindBuffer(B.PIXEL_PACK_BUFFER,gt),B.getBufferSubData(B.PIXEL_PACK_BUFFER,0,Te),B.bindBuffer(B.PIXEL_PACK_BUFFER,null),B.deleteBuffer(gt),B.deleteSync(Dt),Te}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(E,G=null,te=0){let K=Math.pow(2,-te),Q=Math.floor(E.image.width*K),Te=Math.floor(E.image.height*K),Pe=G!==null?G.x:0,Ee=G!==null?G.y:0;$e.setTexture2D(E,0),B.copyTexSubImage2D(B.TEXTURE_2D,te,0,0,Pe,Ee,Q,Te),we.unbindTexture()},this.copyTextureToTexture=function(E,G,te=null,K=null,Q=0,Te=0){let Pe,Ee,Ie,ze,nt,mt,Be,gt,tn,Dt=E.isCompressedTexture?E.mipmaps[Te]:E.image;if(te!==null)Pe=te.max.x-te.min.x,Ee=te.max.y-te.min.y,Ie=te.isBox3?te.max.z-te.min.z:1,ze=te.min.x,nt=te.min.y,mt=te.isBox3?te.min.z:0;else{let dt=Math.pow(2,-Q);Pe=Math.floor(Dt.width*dt),Ee=Math.floor(Dt.height*dt),E.isDataArrayTexture?Ie=Dt.depth:E.isData3DTexture?Ie=Math.floor(Dt.depth*dt):Ie=1,ze=0,nt=0,mt=0}K!==null?(Be=K.x,gt=K.y,tn=K.z):(Be=0,gt=0,tn=0);let Nt=ye.convert(G.format),wn=ye.convert(G.type),Ue;G.isData3DTexture?($e.setTexture3D(G,0),Ue=B.TEXTURE_3D):G.isDataArrayTexture||G.isCompressedArrayTexture?($e.setTexture2DArray(G,0),Ue=B.TEXTURE_2D_ARRAY):($e.setTexture2D(G,0),Ue=B.TEXTURE_2D),we.activeTexture(B.TEXTURE0),we.pixelStorei(B.UNPACK_FLIP_Y_WEBGL,G.flipY),we.pixelStorei(B.UNPACK_PREMULTIPLY_ALPHA_WEBGL,G.premultiplyAlpha),we.pixelStorei(B.UNPACK_ALIGNMENT,G.unpackAlignment);let gn=we.getParameter(B.UNPACK_ROW_LENGTH),vt=we.getParameter(B.UNPACK_IMAGE_HEIGHT),As=we.getParameter(B.UNPACK_SKIP_PIXELS),xn=we.getParameter(B.UNPACK_SKIP_ROWS),Kr=we.getParameter(B.UNPACK_SKIP_IMAGES);we.pixelStorei(B.UNPACK_ROW_LENGTH,Dt.width),we.pixelStorei(B.UNPACK_IMAGE_HEIGHT,Dt.height),we.pixelStorei(B.UNPACK_SKIP_PIXELS,ze),we.pixelStorei(B.UNPACK_SKIP_ROWS,nt),we.pixelStorei(B.UNPACK_SKIP_IMAGES,mt);let is=E.isDataArrayTexture||E.isData3DTexture,Ts=G.isDataArrayTexture||G.isData3DTexture;if(E.isDepthTexture){let dt=Ge.get(E),rn=Ge.get(G),ni=Ge.get(dt.__renderTarget),Ft=Ge.get(rn.__renderTarget);we.bindFramebuffer(B.READ_FRAMEBUFFER,ni.__webglFramebuffer),we.bindFramebuffer(B.DRAW_FRAMEBUFFER,Ft.__webglFramebuffer);for(let yn=0;yn<Ie;yn++)is&&(B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,Ge.get(E).__webglTexture,Q,mt+yn),B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,Ge.get(G).__webglTexture,Te,tn+yn)),B.blitFramebuffer(ze,nt,ze+Pe,nt+Ee,Be,gt,Be+Pe,gt+Ee,B.DEPTH_BUFFER_BIT,B.NEAREST);we.bindFramebuffer(B.READ_FRAMEBUFFER,null),we.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else if(Q!==0||E.isRenderTargetTexture||Ge.has(E)){let dt=Ge.get(E),rn=Ge.get(G);we.bindFramebuffer(B.READ_FRAMEBUFFER,L),we.bindFramebuffer(B.DRAW_FRAMEBUFFER,W);for(let ni=0;ni<Ie;ni++)is?B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,dt.__webglTexture,Q,mt+ni):B.framebufferTexture2D(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,dt.__webglTexture,Q),Ts?B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,rn.__webglTexture,Te,tn+ni):B.framebufferTexture2D(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,rn.__webglTexture,Te),Q!==0?B.blitFramebuffer(ze,nt,ze+Pe,nt+Ee,Be,gt,Be+Pe,gt+Ee,B.COLOR_BUFFER_BIT,B.NEAREST):Ts?B.copyTexSubImage3D(Ue,Te,Be,gt,tn+ni,ze,nt,Pe,Ee):B.copyTexSubImage2D(Ue,Te,Be,gt,ze,nt,Pe,Ee);we.bindFramebuffer(B.READ_FRAMEBUFFER,null),we.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else Ts?E.isDataTexture||E.isData3DTexture?B.texSubImage3D(Ue,Te,Be,gt,tn,Pe,Ee,Ie,Nt,wn,Dt.data):G.isCompressedArrayTexture?B.compressedTexSubImage3D(Ue,Te,Be,gt,tn,Pe,Ee,Ie,Nt,Dt.data):B.texSubImage3D(Ue,Te,Be,gt,tn,Pe,Ee,Ie,Nt,wn,Dt):E.isDataTexture?B.texSubImage2D(B.TEXTURE_2D,Te,Be,gt,Pe,Ee,Nt,wn,Dt.data):E.isCompressedTexture?B.compressedTexSubImage2D(B.TEXTURE_2D,Te,Be,gt,Dt.width,Dt.height,Nt,Dt.data):B.texSubImage2D(B.TEXTURE_2D,Te,Be,gt,Pe,Ee,Nt,wn,Dt);we.pixelStorei(B.UNPACK_ROW_LENGTH,gn),we.pixelStorei(B.UNPACK_IMAGE_HEIGHT,vt),we.pixelStorei(B.UNPACK_SKIP_PIXELS,As),we.pixelStorei(B.UNPACK_SKIP_ROWS,xn),we.pixelStorei(B.UNPACK_SKIP_IMAGES,Kr),Te===0&&G.generateMipmaps===!0&&G.mipmapsAutoUpdate===!0&&B.generateMipmap(Ue),we.unbindTexture()},this.initRenderTarget=function(E){Ge.get(E).__webglFramebuffer===void 0&&$e.setupRenderTarget(E)},this.initTexture=function(E){E.isCubeTexture?$e.setTextureCube(E,0):E.isData3DTexture?$e.setTexture3D(E,0):E.isDataArrayTexture||E.isCompressedArrayTexture?$e.setTexture2DArray(E,0):$e.setTexture2D(E,0),we.unbindTexture()},this.resetState=function(){Z=0,H=0,le=null,we.reset(),Me.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Ri}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=_t._getDrawingBufferColorSpace(e),t.unpackColorSpace=_t._getUnpackColorSpace()}};var Cf={value:new Qe(1,1)},Xw=`
attribute vec4 a; // x y z of the segment's start, and its time; a time above 1e38 means that the segment is not drawn
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
  if (ball > 0.0) { // paler on the far side of a sphere
    vec3 n = normalize(normalMatrix * p);
    vec3 toEye = normalize(-(modelViewMatrix * vec4(p, 1.0)).xyz);
    alpha *= mix(0.22, 1.0, smoothstep(-0.12, 0.12, dot(n, toEye)));
  }
  gl_Position = alpha > 0.002 ? C : vec4(2.0, 2.0, 2.0, 1.0);
}`,$w=`
uniform vec3 colour;
uniform float opacity;
varying float alpha;
void main() {
  gl_FragColor = vec4(colour, opacity * alpha);
  #include <colorspace_fragment>
}`,Yw=new Ht(new Float32Array([0,-1,0,1,-1,0,1,1,0,0,1,0]),3),Zw=new Ht(new Uint16Array([0,1,2,0,2,3]),1),Ef=4096,Ki=class extends yt{constructor(t,n,s=1/0){super();this.budget=s;this.material=new Kn({vertexShader:Xw,fragmentShader:$w,transparent:!0,depthWrite:!1,side:Xn,uniforms:{resolution:Cf,colour:{value:new qe(n.colour)},width:{value:n.width??1.5},opacity:{value:n.opacity??1},now:{value:3e38},past:{value:n.past??1},ahead:{value:n.ahead??0},fade:{value:n.fade??1},ball:{value:n.ball?1:0}}}),this.points=t,this.order=2}budget;material;starts=[];total=0;get points(){return this.kept}kept=new Float32Array(0);set points(t){this.kept=t;for(let n of this.children)n.geometry.dispose();this.clear(),this.starts=[],this.total=t.length/4-1;for(let n=0;n<this.total;n+=Ef){let s=Math.min(Ef,this.total-n),r=new Za;r.setAttribute("position",Yw),r.setIndex(Zw);let o=new Ja(t.subarray(4*n,4*(n+s+1)),4,1);r.setAttribute("a",new Os(o,4,0)),r.setAttribute("b",new Os(o,4,4)),r.instanceCount=s;let a=new ht(r,this.material);a.frustumCulled=!1,a.renderOrder=this.ordered,this.add(a),this.starts.push(t[4*n+3])}}ordered=2;set order(t){this.ordered=t;for(let n of this.children)n.renderOrder=t}set now(t){this.material.uniforms.now.value=t;let n=di(this.starts,t),s=this.starts[n]===t?n:n-1,r=Math.max(1,Math.floor(this.budget/Ef)),o=this.total<=this.budget&&this.material.uniforms.ahead.value>0;this.children.forEach((a,l)=>a.visible=l<=s?l>s-r:o)}};function Vn(i,e){let t=new Float32Array(4*i.reduce((s,r)=>s+r.length,0)/3),n=0;for(let s of i){for(let r=0;r<s.length;r+=3)t.set([s[r],s[r+1],s[r+2],0],4*n++);t[4*n-1]=34e37}return new Ki(t,e)}var b0=[[0,0]];for(let i of[.75,1.1,1.6,2.2,3])for(let e=0;e<8;e++)b0.push([i*Math.cos(e*Math.PI/4+.2),i*Math.sin(e*Math.PI/4+.2)]);var Jw=(i,e)=>i.x<e.x+e.width&&e.x<i.x+i.width&&i.y<e.y+e.height&&e.y<i.y+i.height;function M0(i,e,t=[],n=1){let s=i.map(()=>null),r=[...t],o=i.map((a,l)=>l).sort((a,l)=>i[a].rank-i[l].rank||a-l);for(let a of o){let l=i[a];for(let[c,h]of b0){let u=l.x+c*Math.max(l.height,.6*l.width),d=l.y+h*l.height,f={x:u-l.width/2-n,y:d-l.height/2-n,width:l.width+2*n,height:l.height+2*n};if(!(!(f.x>=e.x&&f.y>=e.y&&f.x+f.width<=e.x+e.width&&f.y+f.height<=e.y+e.height)||r.some(x=>Jw(x,f)))){r.push(f),s[a]={x:u,y:d};break}}}return s}function Rn(i,e,t,n=1,s=1){let a=document.createElement("canvas"),l=a.getContext("2d"),c='600 60px "Segoe UI", system-ui, "Helvetica Neue", "DejaVu Sans", sans-serif';l.font=c;let h=Math.ceil(l.measureText(i).width)+24,u=Math.ceil(60*1.35);a.width=h,a.height=u,l=a.getContext("2d"),l.font=c,l.textBaseline="middle",l.textAlign="center",l.lineJoin="round",l.lineWidth=16,l.strokeStyle=t,l.globalAlpha=.75,l.strokeText(i,h/2,u/2),l.globalAlpha=1,l.fillStyle=e,l.fillText(i,h/2,u/2);let d=new Rr(a);d.colorSpace=dn;let f=new Oa(new Oo({map:d,depthTest:!1,transparent:!0,sizeAttenuation:!1}));return f.userData.aspect=h/u,f.userData.size=n,f.renderOrder=10,f.userData.label=!0,f.userData.rank=s,f.userData.text=i,f}function hl(i,e){return i.userData.aside=e,i}function S0(i){return i.userData.ball=!0,i}var Ur=new O,Zh=new O;function Kw(i){Zh.copy(Ur).sub(i);let e=Math.max(0,Math.min(1,-i.dot(Zh)/Zh.lengthSq()));return Zh.multiplyScalar(e).add(i).length()<.97}function w0(i,e=[]){if(!i.visible)return e;i.userData.label&&e.push(i);for(let t of i.children)w0(t,e);return e}function A0(i,e,t,n,s){let r=w0(i),a=r.map(h=>{Ur.setFromMatrixPosition(h.matrixWorld);let u=h.userData.ball&&Kw(e.position);Ur.project(e);let d=20*h.userData.size,f=(Ur.x+1)/2*t,p=d*h.userData.aspect;return{x:f+(h.userData.aside??0)*(.5*p+16),anchor:f,y:(1-Ur.y)/2*n,width:p,height:d,rank:u||Ur.z>1?99:h.userData.rank,hidden:u||Ur.z>1}}).map((h,u)=>({w:h,s:r[u]})).filter(({w:h})=>!h.hidden),l=M0(a.map(({w:h})=>({...h,width:.86*h.width,height:.72*h.height})),{x:0,y:0,width:t,height:n},s);r.forEach(h=>h.material.opacity=0);let c=[];return a.forEach(({w:h,s:u},d)=>{let f=l[d];f&&(u.material.opacity=1,u.center.set(.5-(f.x-h.anchor)/h.width,.5+(f.y-h.y)/h.height),c.push({text:u.userData.text,box:{x:f.x-.43*h.width,y:f.y-.36*h.height,width:.86*h.width,height:.72*h.height}}))}),c}function qo(i,e,t){let n=2*Math.tan(t*Math.PI/360);i.traverse(s=>{if(!s.userData.label)return;let r=20*s.userData.size/e*n;for(let o=s.parent;o;o=o.parent)r/=o.scale.x;s.scale.set(r*s.userData.aspect,r,1)})}var Pf={dark:{name:"dark",ground:["#1b222d","#0c1016"],ink:"#e8ecf2",quiet:"#97a3b4",line:"#3a4454",runs:["#5ebff9","#a161de","#2e9880","#febcd1"],omega:"#f5ed3e",momentum:"#fd551a",axes:["#f2f4f8","#c3ccd9","#98a4b6"],body:"#c9d2df",stripe:"#66768c",ellipsoid:"#7c93b4",plane:"#8ea2bd",energy:["#1a2029","#3a424f","#5d6775","#858f9d","#b4bcc7"],panel:"#3d4f6e",metal:"#8a8f98",key:2.4,fill:1.15},light:{name:"light",ground:["#ffffff","#e9edf2"],ink:"#18202b",quiet:"#566273",line:"#c3cbd6",runs:["#0e7bd6","#c04594","#12765a","#343949"],omega:"#856503",momentum:"#83190b",axes:["#18202b","#43505f","#6b7a8e"],body:"#dfe5ee",stripe:"#8496ae",ellipsoid:"#8da6c8",plane:"#7f93ad",energy:["#8c97a6","#a7b0bd","#c0c8d2","#d8dee5","#f1f4f7"],panel:"#5a6f94",metal:"#767c86",key:2.2,fill:1.9}};function Gs(i,e){if(!Number.isFinite(e))return[.5,.5,.5];let t=Math.max(0,Math.min(1,e))*(i.length-1),n=Math.min(Math.floor(t),i.length-2),s=t-n,r=Rf(i[n]),o=Rf(i[n+1]);return[r[0]+(o[0]-r[0])*s,r[1]+(o[1]-r[1])*s,r[2]+(o[2]-r[2])*s]}function Rf(i){let e=parseInt(i.slice(1),16);return[(e>>16&255)/255,(e>>8&255)/255,(e&255)/255]}function T0(i,e,t){return`#${Gs([i,e],t).map(n=>Math.round(255*n).toString(16).padStart(2,"0")).join("")}`}var E0=(i,e)=>(i.name==="dark"?[-.5,.24,.5]:[-.5,0,.3]).map(t=>t<0?T0(e,i.ink,-t):T0(e,i.ground[0],t));function Or(i,e){let[t,n,s]=Rf(i);return`rgba(${Math.round(255*t)},${Math.round(255*n)},${Math.round(255*s)},${e})`}var jw=new O(0,0,1),Qw=new O,$n=class extends yt{constructor(t,n=.016,s=.25){super();this.thick=n;let r=new Wn({color:t,roughness:.5,emissive:t,emissiveIntensity:s});this.shaft=new ht(new zn(n,n,1,20).rotateX(Math.PI/2).translate(0,0,.5),r),this.head=new ht(new ar(2.7*n,8*n,28).rotateX(Math.PI/2).translate(0,0,-4*n),r),this.add(this.shaft,this.head)}thick;shaft;head;point(t,n,s){let r=Math.hypot(t,n,s);this.visible=r>1e-9,this.visible&&(this.quaternion.setFromUnitVectors(jw,Qw.set(t/r,n/r,s/r)),this.head.position.z=r,this.head.scale.setScalar(Math.min(1,r/(8*this.thick))),this.shaft.scale.z=Math.max(1e-6,r-6*this.thick*this.head.scale.x))}},e1=`
varying vec3 n, v;
void main() {
  vec4 p = modelViewMatrix * vec4(position, 1.0);
  n = normalize(normalMatrix * normal);
  v = normalize(-p.xyz);
  gl_Position = projectionMatrix * p;
}`,t1=`
uniform vec3 colour;
uniform float rim, body;
varying vec3 n, v;
void main() {
  float f = 1.0 - abs(dot(normalize(n), normalize(v)));
  gl_FragColor = vec4(colour, body + rim * pow(f, 2.6));
  #include <colorspace_fragment>
}`;function ul(i,e,t,n=1){let s=new Kn({vertexShader:e1,fragmentShader:t1,transparent:!0,depthWrite:!1,side:gs,blending:xs,uniforms:{colour:{value:new qe(i)},rim:{value:e},body:{value:t}}}),r=new ht(new fn(n,64,40),s);return r.renderOrder=1,r}var If=120;function kr(i){let e=new Float64Array(3*(If+1));for(let t=0;t<=If;t++)e.set(i(2*Math.PI*t/If),3*t);return e}function dl(i,e=30){let t=[];for(let n=-90+e;n<90;n+=e){let s=Math.cos(n*Math.PI/180),r=Math.sin(n*Math.PI/180);t.push(kr(o=>[s*Math.cos(o),s*Math.sin(o),r]))}for(let n=0;n<180;n+=e){let s=Math.cos(n*Math.PI/180),r=Math.sin(n*Math.PI/180);t.push(kr(o=>[s*Math.sin(o),r*Math.sin(o),Math.cos(o)]))}return Vn(t,i)}function C0(i,e,t){let n=new fn(1,128,96),s=n.getAttribute("position"),r=new Float64Array(s.count),o=1/0,a=-1/0;for(let h=0;h<s.count;h++){let u=r[h]=e(s.getX(h),s.getY(h),s.getZ(h));o=Math.min(o,u),a=Math.max(a,u)}let l=new Float32Array(3*s.count),c=new qe;for(let h=0;h<s.count;h++){let[u,d,f]=Gs(i.energy,t?.4:(r[h]-o)/(a-o));c.setRGB(u,d,f,dn),l.set([c.r,c.g,c.b],3*h)}return n.setAttribute("color",new Ht(l,3)),new ht(n,new Wn({vertexColors:!0,roughness:.75,metalness:0}))}function R0(i,e){let t=new yt,n=new zn(e,e,1e-4,96).rotateX(Math.PI/2),s=new bi({color:i.plane,transparent:!0,opacity:i.name==="dark"?.1:.16,side:Xn,depthWrite:!1}),r=new ht(n,s);r.renderOrder=-1,t.add(r);let o=l=>kr(c=>[l*Math.cos(c),l*Math.sin(c),0]);t.add(Vn([o(e)],{colour:i.plane,width:1,opacity:.5})),t.add(Vn([1,2,3,4,5].map(l=>o(l*e/6)),{colour:i.plane,width:1,opacity:.2}));let a=Array.from({length:12},(l,c)=>{let h=Math.cos(c*Math.PI/6),u=Math.sin(c*Math.PI/6);return[0,0,0,e*h,e*u,0]});return t.add(Vn(a,{colour:i.plane,width:1,opacity:.14})),t}function Br(i,e=.03,t){let n=new ht(new fn(e,24,16),new bi({color:i}));if(t){let s=new ht(new fn(e*1.35,24,16),new bi({color:t,side:qn}));n.add(s)}return n.renderOrder=5,n}function Pi(i){i.traverse(e=>{let t=e;t.geometry&&t.geometry.dispose();let n=Array.isArray(t.material)?t.material:t.material?[t.material]:[];for(let s of n)s.map?.dispose(),s.dispose()})}var Lf={corner:[-.62,.36],front:[-Math.PI/2,0],side:[0,0],top:[-Math.PI/2,Math.PI/2-.001]},Ii=class{constructor(e,t,n,s){this.name=e;this.title=t;this.extent=n;s!==void 0&&(this.elevation=s),this.home=[this.azimuth,this.elevation],this.camera.up.set(0,0,1),this.key.position.set(-.7,1.1,1),this.camera.add(this.key,this.key.target),this.key.target.position.set(0,0,-4),this.fill.position.set(0,0,1),this.scene.add(this.camera,this.fill)}name;title;extent;scene=new Na;camera=new ai(28,1,.1,100);azimuth=Lf.corner[0];elevation=Lf.corner[1];distance=1;across=0;home;rect={x:0,y:0,width:1,height:1};shown=!1;inset={top:0,bottom:0};taken=[];words=[];centre=new O;key=new Ya(16777215,2);fill=new qa(16777215,8425640,1);dress(e,t){this.scene.background=t,this.key.intensity=e.key,this.fill.intensity=e.fill,this.fill.groundColor=new qe(e.name==="dark"?3819098:10135480)}preset(e){let t=e==="corner"?this.home:Lf[e];t&&([this.azimuth,this.elevation]=t),this.distance=1}aim(){let{width:e,height:t}=this.rect,{top:n,bottom:s}=this.inset,r=Math.max(40,t-n-s);this.camera.aspect=e/t,this.camera.setViewOffset(e,t,0,(s-n)/2,e,t);let o=Math.tan(this.camera.fov/2*Math.PI/180),a=Math.max(this.extent*t/r/o,(this.across||this.extent)/(o*this.camera.aspect))*this.distance,l=Math.cos(this.elevation);this.camera.position.set(a*l*Math.cos(this.azimuth),a*l*Math.sin(this.azimuth),a*Math.sin(this.elevation)),this.camera.position.add(this.centre),this.camera.lookAt(this.centre),this.camera.near=a/20,this.camera.far=a*8,this.camera.updateProjectionMatrix(),this.camera.updateMatrixWorld()}},Jh=class{constructor(e){this.canvas=e;this.renderer=new Xh({canvas:e,antialias:!0,preserveDrawingBuffer:!1,powerPreference:"low-power"}),this.renderer.setPixelRatio(Math.min(2,devicePixelRatio||1)),this.renderer.autoClear=!1,this.listen(),new ResizeObserver(()=>this.measure()).observe(e.parentElement)}canvas;renderer;views=[];ground=null;theme=null;width=1;height=1;onchange=()=>{};onclick=()=>{};onlayout=()=>{};ongrab=()=>null;onhover=()=>{};quality=1;slow=0;pace(e,t){if(!t){this.quality<1&&this.setQuality(1),this.slow=0;return}this.slow=e>.045?this.slow+1:Math.max(0,this.slow-1),this.slow>8&&this.quality>.5&&(this.slow=0,this.setQuality(Math.max(.5,this.quality*.72)))}sharp(e,t){let n=this.renderer.getPixelRatio(),s=r=>{this.renderer.setPixelRatio(r),this.renderer.setSize(this.width,this.height,!1)};s(Math.max(n,e));try{return t()}finally{s(n),this.onchange()}}setQuality(e){this.quality=e,this.renderer.setPixelRatio(e*Math.min(2,devicePixelRatio||1)),this.renderer.setSize(this.width,this.height,!1),this.onchange()}measure(){let e=this.canvas.parentElement.getBoundingClientRect();e.width<2||e.height<2||(this.width=Math.round(e.width),this.height=Math.round(e.height),this.renderer.setSize(this.width,this.height,!1),this.onlayout(),this.onchange())}dress(e){if(this.theme!==e||!this.ground){this.ground?.dispose();let t=256,n=document.createElement("canvas");n.width=n.height=t;let s=n.getContext("2d"),r=s.createRadialGradient(t/2,t*.45,0,t/2,t/2,t*.72);r.addColorStop(0,e.ground[0]),r.addColorStop(1,e.ground[1]),s.fillStyle=r,s.fillRect(0,0,t,t),this.ground=new Rr(n),this.ground.colorSpace=dn,this.theme=e}for(let t of this.views)t.dress(e,this.ground)}draw(){let e=this.renderer;e.setScissorTest(!1),e.setClearColor(this.theme?.ground[1]??"#000",1),e.clear(),e.setScissorTest(!0);for(let t of this.views){if(!t.shown)continue;let{x:n,y:s,width:r,height:o}=t.rect,a=this.height-s-o;e.setViewport(n,a,r,o),e.setScissor(n,a,r,o),Cf.value.set(r,o),t.aim(),t.scene.updateMatrixWorld(),t.words=A0(t.scene,t.camera,r,o,t.taken),e.render(t.scene,t.camera)}}at(e,t){return this.views.find(n=>n.shown&&e>=n.rect.x&&e<n.rect.x+n.rect.width&&t>=n.rect.y&&t<n.rect.y+n.rect.height)}listen(){let e=this.canvas,t=new Map,n="",s=0,r=0,o=null,a=()=>this.views.find(u=>u.name===n&&u.shown),l=u=>{let d=e.getBoundingClientRect();return{x:u.clientX-d.left,y:u.clientY-d.top}},c=u=>{let d=this.at(u.x,u.y);this.onhover(d,u.x-(d?.rect.x??0),u.y-(d?.rect.y??0))};e.addEventListener("pointerdown",u=>{let d=l(u),f=this.at(d.x,d.y);t.size||(n=f?.name??"",o=f&&u.button===0?this.ongrab(f,d.x-f.rect.x,d.y-f.rect.y):null),t.set(u.pointerId,d),s=0,e.setPointerCapture(u.pointerId)}),e.addEventListener("pointermove",u=>{let d=t.get(u.pointerId),f=l(u),p=a();if(!t.size)return c(f);if(!d||!p)return;let x=f.x-d.x,g=f.y-d.y;if(s+=Math.abs(x)+Math.abs(g),t.set(u.pointerId,f),o)o.move(f.x-p.rect.x,f.y-p.rect.y,u.shiftKey);else if(t.size===1)this.spin(p,x,g);else{let[m,v]=[...t.values()],A=Math.hypot(m.x-v.x,m.y-v.y);r>0&&A>0&&this.zoom(p,r/A),r=A}});let h=u=>{if(!t.delete(u.pointerId)||(r=0,t.size))return;let d=a();if(o)o.end();else if(d&&s<4&&u.type==="pointerup"){let f=l(u);this.onclick(d,f.x-d.rect.x,f.y-d.rect.y)}o=null};e.addEventListener("pointerup",h),e.addEventListener("pointercancel",h),e.addEventListener("wheel",u=>{let d=l(u),f=this.at(d.x,d.y);f&&(u.preventDefault(),this.zoom(f,Math.exp(u.deltaY*(u.deltaMode===1?.04:.0012))))},{passive:!1})}spin(e,t,n){let s=3.2/Math.min(e.rect.width,e.rect.height);e.azimuth-=t*s,e.elevation=Math.max(-1.569,Math.min(1.569,e.elevation+n*s)),this.onchange()}zoom(e,t){e.distance=Math.max(.25,Math.min(4,e.distance*t)),this.onchange()}};var n1=`
attribute vec3 tint;
attribute float chosen; // 0 for points outside the selection
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
}`,i1=`
varying vec3 c;
varying float alpha;
void main() {
  float r = length(gl_PointCoord - 0.5);
  gl_FragColor = vec4(c, alpha * smoothstep(0.5, 0.38, r));
  #include <colorspace_fragment>
}`,Kh=class{constructor(e,t){this.count=e;this.place=t??new Float32Array(3*e),this.tint=new Float32Array(3*e),this.chosen=new Float32Array(e).fill(1);let n=new bn;n.boundingSphere=new ms(new O,1),n.setAttribute("position",new Ht(this.place,3)),n.setAttribute("tint",new Ht(this.tint,3)),n.setAttribute("chosen",new Ht(this.chosen,1));let s=Math.min(2,devicePixelRatio||1),r=Math.max(1.6,Math.min(9,190/Math.sqrt(e)))*s,o=Math.max(.12,Math.min(1,260/Math.sqrt(e)));this.points=new ka(n,new Kn({vertexShader:n1,fragmentShader:i1,transparent:!0,depthWrite:!1,blending:xs,uniforms:{size:{value:r},dense:{value:o}}})),this.points.frustumCulled=!1,this.points.renderOrder=3}count;points;place;tint;chosen;colour(e,[t,n],s){let r=Xo[s.name],o=new qe(s.runs[0]);for(let a=0;a<this.count;a++){if(e){let[l,c,h]=Gs(r,n>t?(e[a]-t)/(n-t):.5);o.setRGB(l,c,h,dn)}this.tint[3*a]=o.r,this.tint[3*a+1]=o.g,this.tint[3*a+2]=o.b}this.points.geometry.getAttribute("tint").needsUpdate=!0}choose(e){this.chosen.fill(1);for(let{values:t,range:[n,s]}of e)for(let r=0;t&&r<this.count;r++)t[r]>=n&&t[r]<=s||(this.chosen[r]=0);this.points.geometry.getAttribute("chosen").needsUpdate=!0}},Df=8;function P0(i,e,t,n,s,r,o,a){let l=3*(e+Math.max(0,n-1)),c=3*(e+n),h=3*(e+s),u=3*(e+Math.min(t-1,s+1)),d=1-r,f=.5*r*d,p=d*d*(1+2*r),x=r*r*(3-2*r),g=0;for(let m=0;m<3;m++){let v=i[c+m],A=i[h+m],b=p*v+x*A+f*((A-i[l+m])*d-(i[u+m]-v)*r);o[a+m]=b,g+=b*b}g=1/(Math.sqrt(g)||1);for(let m=0;m<3;m++)o[a+m]*=g}var jh=class{constructor(e,t){this.doc=e;this.theme=t;this.view.centre.z=.1;let{scene:n}=this.view;n.add(ul(t.quiet,t.name==="dark"?.34:.42,.02)),n.add(dl({colour:t.quiet,width:1,opacity:t.name==="dark"?.2:.26,ball:!0})),["x","y","z"].forEach((s,r)=>{let o=new $n(t.quiet,.0055,.1),a=new O().setComponent(r,1.22);o.point(a.x,a.y,a.z);let l=Rn(s,t.quiet,t.ground[1],.85);l.position.copy(a).multiplyScalar(1.08),n.add(o,l)}),this.moving=new Kh(e.members),this.ends=e.ends?new Kh(e.ends.members,Float32Array.from(e.ends.axis)):null,n.add(this.moving.points),this.ends&&(this.ends.points.visible=!1,n.add(this.ends.points)),this.ring=new ht(new fn(.028,20,12),new bi({color:t.momentum})),this.ring.visible=!1,n.add(this.ring),this.colour(e.columns?.length>1&&e.columns[0].name==="member"?1:0),this.seek(e.times[0])}doc;theme;view=new Ii("cloud","Members on the sphere",1.32);moving;ends;trail=null;ring;picked=-1;column=0;at=0;colour(e){this.column=e;let t=this.range(e);this.moving.colour(this.doc.columns?.[e]?.values,t,this.theme),this.ends?.colour(this.values(e),t,this.theme),this.tell()}values(e){let t=this.doc.columns?.[e]?.name;return this.doc.ends?.columns.find(n=>n.name===t)?.values??(this.ends?void 0:this.doc.columns?.[e]?.values)}range(e){let t=this.ranges.get(e);if(t)return t;let n=1/0,s=-1/0;for(let r of[this.values(e),this.doc.columns?.[e]?.values])for(let o=0;r&&o<r.length;o++)Number.isFinite(r[o])&&(n=Math.min(n,r[o]),s=Math.max(s,r[o]));return this.ranges.set(e,[n,s]),[n,s]}ranges=new Map;select(e,t){t?this.brushes.set(e,t):this.brushes.delete(e),this.applyBrushes()}clear(){this.brushes.clear(),this.applyBrushes()}applyBrushes(){let e=t=>[...this.brushes].map(([n,s])=>({values:t(n),range:s}));this.moving.choose(e(t=>this.doc.columns[t]?.values)),this.ends?.choose(e(t=>this.values(t))),this.tell()}brushes=new Map;heard=new Map;tell(){for(let e of this.heard.values())e()}get chosen(){return(this.ends??this.moving).chosen}get all(){return this.ends?.points.visible??!1}set all(e){this.ends&&(this.ends.points.visible=e,this.moving.points.visible=!e)}seek(e){let{times:t,axis:n,members:s}=this.doc,r=t.length,o=Math.max(0,Math.min(r-2,di(t,e,r)-1)),a=Math.min(o+1,r-1),l=a>o?Math.max(0,Math.min(1,(e-t[o])/(t[a]-t[o]))):0;this.at=o;let c=this.moving.place;for(let h=0;h<s;h++)P0(n,h*r,r,o,a,l,c,3*h);this.moving.points.geometry.getAttribute("position").needsUpdate=!0,this.picked>=0&&this.ring.position.fromArray(c,3*this.picked),this.trail&&(this.trail.now=e-t[0])}pick(e,t){let{rect:n,camera:s}=this.view,r=new O,o=-1,a=14;for(let l=0;l<this.doc.members;l++){if(!this.moving.chosen[l])continue;r.fromArray(this.moving.place,3*l);let c=r.dot(s.position)<.9?8:0;r.project(s);let h=Math.hypot((r.x+1)/2*n.width-e,(1-r.y)/2*n.height-t)+c;h<a&&(a=h,o=l)}return o}choose(e){if(this.picked=e,this.trail&&(this.view.scene.remove(this.trail),Pi(this.trail),this.trail=null),this.ring.visible=e>=0,e<0||this.doc.times.length<2)return;let{times:t,axis:n}=this.doc,s=t.length,r=new Float32Array(4*(Df*(s-1)+1));for(let o=0;o<r.length/4;o++){let a=Math.min(Math.floor(o/Df),s-2),l=o/Df-a,c=a+1;P0(n,e*s,s,a,c,l,r,4*o),r[4*o+3]=t[a]+l*(t[c]-t[a])-t[0]}this.trail=new Ki(r,{colour:this.theme.momentum,width:2,past:.35,ahead:.12,fade:t[s-1]-t[0]||1,ball:!0}),this.view.scene.add(this.trail),this.seek(t[0]+0)}get state(){return{column:this.column,all:this.all,picked:this.picked,brushes:[...this.brushes].map(([e,[t,n]])=>[e,t,n])}}restore(e){this.doc.columns?.[e.column]&&this.colour(e.column),this.all=e.all,e.picked<this.doc.members&&this.choose(e.picked),this.brushes.clear();for(let[t,n,s]of e.brushes)this.doc.columns?.[t]&&this.brushes.set(t,[n,s]);this.applyBrushes()}labels(){qo(this.view.scene,this.view.rect.height,this.view.camera.fov)}dispose(){Pi(this.view.scene)}},Xo={dark:["#3f6fb5","#6c86a8","#a59c74","#d9bd4f","#fee838"],light:["#00224e","#35456c","#666970","#94813c","#b8940a"]};function I0(i){let e=lt("drop"),t=0;addEventListener("dragenter",n=>{n.dataTransfer?.types.includes("Files")&&(e.hidden=!1,t++)}),addEventListener("dragleave",()=>--t<=0&&(e.hidden=!0,t=0)),addEventListener("dragover",n=>n.preventDefault()),addEventListener("drop",n=>{n.preventDefault(),e.hidden=!0,t=0;let s=n.dataTransfer?.files[0];s&&i(s)})}function L0(i,e,t){return Object.entries(i.quantiles??{}).map(([n,{levels:s,values:r}],o)=>{let a=i.times.length,l=s.map((f,p)=>r.subarray(p*a,(p+1)*a)),c=[];for(let f=0,p=s.length-1;f<p;f++,p--)c.push([p,f,.16+.14*f]);let h=s.length%2?(s.length-1)/2:-1,[u,d]=/^(.*?)\s*\((.*)\)\s*$/.exec(n)?.slice(1)??[n,""];return{id:`quantile-${o}`,title:u.charAt(0).toUpperCase()+u.slice(1),unit:d,signed:!0,aligned:!0,bands:c,series:l.map((f,p)=>({name:`${at(100*s[p],3)} %`,colour:e.runs[0],width:p===h?2:.7,t:()=>i.times,y:()=>f,value:()=>f[Math.min(a-1,t.at)]}))}})}var zr=36,Nf=class{constructor(e,t,n){this.cloud=e;this.theme=t;this.changed=n;this.node.setAttribute("role","img"),this.node.setAttribute("aria-label","Histogram of the members");let s=r=>Math.max(0,Math.min(1,r.offsetX/(this.node.clientWidth||1)));this.node.addEventListener("pointerdown",r=>{this.from=s(r),this.node.setPointerCapture(r.pointerId)}),this.node.addEventListener("pointermove",r=>this.from!==null&&this.choose(this.from,s(r))),this.node.addEventListener("pointerup",r=>{this.from!==null&&Math.abs(s(r)-this.from)<.01&&this.choose(0,0),this.from=null})}cloud;theme;changed;node=F("canvas",{class:"bars","data-test":"histogram",width:560,height:140});from=null;choose(e,t){let{column:n}=this.cloud,[s,r]=this.cloud.range(n),o=a=>s+a*(r-s);this.cloud.select(n,e===t?null:[o(Math.min(e,t)),o(Math.max(e,t))]),this.changed()}draw(){let e=this.cloud.values(this.cloud.column)??this.cloud.doc.columns[this.cloud.column].values,[t,n]=this.cloud.range(this.cloud.column),{chosen:s}=this.cloud,r=new Float64Array(zr),o=new Float64Array(zr);for(let x=0;x<e.length;x++){if(!Number.isFinite(e[x]))continue;let g=Math.min(zr-1,Math.floor(zr*(e[x]-t)/(n-t||1)));r[g]++,o[g]+=s[x]}let a=this.node.getContext("2d"),{width:l,height:c}=this.node,h=Math.max(...r,1);a.clearRect(0,0,l,c);let u=Xo[this.theme.name],d=x=>`rgb(${Gs(u,(x+.5)/zr).map(g=>Math.round(255*g)).join(" ")})`;for(let[x,g]of[[r,!0],[o,!1]])x.forEach((m,v)=>{let A=m/h*(c-4);a.fillStyle=g?this.theme.line:d(v),a.fillRect(v*l/zr+1,c-A,l/zr-2,A)});let f=r.reduce((x,g)=>x+g,0),p=o.reduce((x,g)=>x+g,0);this.words.textContent=p<f?`${p.toLocaleString("en")} of ${f.toLocaleString("en")} members are selected.`:"Drag over the bars to select a range; click to select all."}words=F("p",{class:"note","data-test":"chosen"})};function D0(i,e,t,n,s){let r=F("div");i.note&&r.append(F("p",{class:"note"},i.note)),r.append(F("h3",{},"Ensemble"));let o=[["Members",(i.ends?.members??i.members).toLocaleString("en")],["Animated",i.members.toLocaleString("en")],["Times",String(i.times.length)]];for(let[a,l]of Object.entries(i.outcomes??{}))o.push([a.charAt(0).toUpperCase()+a.slice(1),l.toLocaleString("en")]);if(r.append(F("div",{class:"run"},Cs(o))),i.columns?.length){r.append(F("h3",{},"Colour"));let a=F("div",{class:"scale"}),l=F("span"),c=F("span"),h=f=>{let[p,x]=e.range(f);l.textContent=at(p,3),c.textContent=at(x,3)};a.style.background=`linear-gradient(90deg, ${Xo[t.name].join(",")})`;let u=F("select",{"data-test":"colour","aria-label":"Colour of the members",onchange:()=>{e.colour(Number(u.value)),h(Number(u.value)),n()}},...i.columns.map((f,p)=>F("option",{value:String(p),selected:p===e.column},f.name)));h(e.column);let d=new Nf(e,t,n);e.heard.set("histogram",()=>d.draw()),r.append(u,d.node,a,F("div",{class:"ends"},l,c),d.words),d.draw()}if(i.ends){let a=i.ends.members;r.append(F("label",{class:"check"},F("input",{type:"checkbox",checked:e.all,"data-test":"all-members",onchange:l=>{e.all=l.target.checked,n()}}),`All ${a.toLocaleString("en")} members, at the end`))}if(r.append(F("h3",{},"Member")),e.picked<0)r.append(F("p",{class:"note"},"Click a point of the cloud to select a member."));else{let a=[["Number",String(e.picked)],...(i.columns??[]).map(l=>[l.name,at(l.values[e.picked])])];r.append(F("div",{class:"run","data-test":"member"},Cs(a))),s&&r.append(F("button",{type:"button",class:"primary","data-test":"show-member",onclick:()=>s(e.picked)},"Show its motion"))}return r}var s1="uplot",r1="u-hz",o1="u-vt",a1="u-title",l1="u-wrap",c1="u-under",h1="u-over",u1="u-axis",Hr="u-off",d1="u-select",f1="u-cursor-x",p1="u-cursor-y",m1="u-cursor-pt",g1="u-legend",x1="u-live",y1="u-inline",v1="u-series",_1="u-marker",N0="u-label",b1="u-value",pl="width",ml="height";var F0="bottom",$o="left",Ff="right",jf="#000",U0=jf+"0",Uf="mousemove",O0="mousedown",Of="mouseup",k0="mouseenter",B0="mouseleave",z0="dblclick",M1="resize",S1="scroll",V0="change",iu="dppxchange",Qf="--",ea=typeof window<"u",Gf=ea?document:null,Zo=ea?window:null,w1=ea?navigator:null,Ct,Qh;function Hf(){let i=devicePixelRatio;Ct!=i&&(Ct=i,Qh&&qf(V0,Qh,Hf),Qh=matchMedia(`(min-resolution: ${Ct-.001}dppx) and (max-resolution: ${Ct+.001}dppx)`),Wr(V0,Qh,Hf),Zo.dispatchEvent(new CustomEvent(iu)))}function Si(i,e){if(e!=null){let t=i.classList;!t.contains(e)&&t.add(e)}}function Wf(i,e){let t=i.classList;t.contains(e)&&t.remove(e)}function Jt(i,e,t){i.style[e]=t+"px"}function ji(i,e,t,n){let s=Gf.createElement(i);return e!=null&&Si(s,e),t?.insertBefore(s,n),s}function Li(i,e){return ji("div",i,e)}var G0=new WeakMap;function bs(i,e,t,n,s){let r="translate("+e+"px,"+t+"px)",o=G0.get(i);r!=o&&(i.style.transform=r,G0.set(i,r),e<0||t<0||e>n||t>s?Si(i,Hr):Wf(i,Hr))}var H0=new WeakMap;function W0(i,e,t){let n=e+t,s=H0.get(i);n!=s&&(H0.set(i,n),i.style.background=e,i.style.borderColor=t)}var q0=new WeakMap;function X0(i,e,t,n){let s=e+""+t,r=q0.get(i);s!=r&&(q0.set(i,s),i.style.height=t+"px",i.style.width=e+"px",i.style.marginLeft=n?-e/2+"px":0,i.style.marginTop=n?-t/2+"px":0)}var ep={passive:!0},A1={...ep,capture:!0};function Wr(i,e,t,n){e.addEventListener(i,t,n?A1:ep)}function qf(i,e,t,n){e.removeEventListener(i,t,ep)}ea&&Hf();function Qi(i,e,t,n){let s;t=t||0,n=n||e.length-1;let r=n<=2147483647;for(;n-t>1;)s=r?t+n>>1:wi((t+n)/2),e[s]<i?t=s:n=s;return i-e[t]<=e[n]-i?t:n}function _x(i){return(t,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(t[a])){r=a;break}for(let a=s;a>=n;a--)if(i(t[a])){o=a;break}return[r,o]}}var bx=i=>i!=null,Mx=i=>i!=null&&i>0,ou=_x(bx),T1=_x(Mx);function E1(i,e,t,n=0,s=!1){let r=s?T1:ou,o=s?Mx:bx;[e,t]=r(i,e,t);let a=i[e],l=i[e];if(e>-1)if(n==1)a=i[e],l=i[t];else if(n==-1)a=i[t],l=i[e];else for(let c=e;c<=t;c++){let h=i[c];o(h)&&(h<a?a=h:h>l&&(l=h))}return[a??Bt,l??-Bt]}function au(i,e,t,n){let s=Z0(i),r=Z0(e);i==e&&(s==-1?(i*=t,e/=t):(i/=t,e*=t));let o=t==10?Hs:Sx,a=s==1?wi:Di,l=r==1?Di:wi,c=a(o(In(i))),h=l(o(In(e))),u=Jo(t,c),d=Jo(t,h);return t==10&&(c<0&&(u=zt(u,-c)),h<0&&(d=zt(d,-h))),n||t==2?(i=u*s,e=d*r):(i=Ex(i,u),e=lu(e,d)),[i,e]}function tp(i,e,t,n){let s=au(i,e,t,n);return i==0&&(s[0]=0),e==0&&(s[1]=0),s}var np=.1,$0={mode:3,pad:np},xl={pad:0,soft:null,mode:0},C1={min:xl,max:xl};function su(i,e,t,n){return cu(t)?Y0(i,e,t):(xl.pad=t,xl.soft=n?0:null,xl.mode=n?3:0,Y0(i,e,C1))}function Tt(i,e){return i??e}function R1(i,e,t){for(e=Tt(e,0),t=Tt(t,i.length-1);e<=t;){if(i[e]!=null)return!0;e++}return!1}function Y0(i,e,t){let n=t.min,s=t.max,r=Tt(n.pad,0),o=Tt(s.pad,0),a=Tt(n.hard,-Bt),l=Tt(s.hard,Bt),c=Tt(n.soft,Bt),h=Tt(s.soft,-Bt),u=Tt(n.mode,0),d=Tt(s.mode,0),f=e-i,p=Hs(f),x=hi(In(i),In(e)),g=Hs(x),m=In(g-p);(f<1e-24||m>10)&&(f=0,(i==0||e==0)&&(f=1e-24,u==2&&c!=Bt&&(r=0),d==2&&h!=-Bt&&(o=0)));let v=f||x||1e3,A=Hs(v),b=Jo(10,wi(A)),C=v*(f==0?i==0?.1:1:r),w=zt(Ex(i-C,b/10),24),y=i>=c&&(u==1||u==3&&w<=c||u==2&&w>=c)?c:Bt,S=hi(a,w<y&&i>=y?y:es(y,w)),U=v*(f==0?e==0?.1:1:o),D=zt(lu(e+U,b/10),24),I=e<=h&&(d==1||d==3&&D>=h||d==2&&D<=h)?h:-Bt,z=es(l,D>I&&e<=I?I:hi(I,D));return S==z&&S==0&&(z=100),[S,z]}var P1=new Intl.NumberFormat(ea?w1.language:"en-US"),ip=i=>P1.format(i),Ai=Math,nu=Ai.PI,In=Ai.abs,wi=Ai.floor,Pn=Ai.round,Di=Ai.ceil,es=Ai.min,hi=Ai.max,Jo=Ai.pow,Z0=Ai.sign,Hs=Ai.log10,Sx=Ai.log2,I1=(i,e=1)=>Ai.sinh(i)*e,kf=(i,e=1)=>Ai.asinh(i/e),Bt=1/0;function J0(i){return(Hs((i^i>>31)-(i>>31))|0)+1}function Xf(i,e,t){return es(hi(i,e),t)}function wx(i){return typeof i=="function"}function bt(i){return wx(i)?i:()=>i}var L1=()=>{},Ax=i=>i,Tx=(i,e)=>e,D1=i=>null,K0=i=>!0,j0=(i,e)=>i==e,N1=/\.\d*?(?=9{6,}|0{6,})/gm,qr=i=>{if(Rx(i)||pr.has(i))return i;let e=`${i}`,t=e.match(N1);if(t==null)return i;let n=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${qr(s)}e${r}`}return zt(i,n)};function Vr(i,e){return qr(zt(qr(i/e))*e)}function lu(i,e){return qr(Di(qr(i/e))*e)}function Ex(i,e){return qr(wi(qr(i/e))*e)}function zt(i,e=0){if(Rx(i))return i;let t=10**e,n=i*t*(1+Number.EPSILON);return Pn(n)/t}var pr=new Map;function Cx(i){return((""+i).split(".")[1]||"").length}function vl(i,e,t,n){let s=[],r=n.map(Cx);for(let o=e;o<t;o++){let a=In(o),l=zt(Jo(i,o),a);for(let c=0;c<n.length;c++){let h=i==10?+`${n[c]}e${o}`:n[c]*l,u=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=i==10?h:zt(h,u);s.push(d),pr.set(d,u)}}return s}var yl={},sp=[],Ko=[null,null],fr=Array.isArray,Rx=Number.isInteger,F1=i=>i===void 0;function Q0(i){return typeof i=="string"}function cu(i){let e=!1;if(i!=null){let t=i.constructor;e=t==null||t==Object}return e}function U1(i){return i!=null&&typeof i=="object"}var O1=Object.getPrototypeOf(Uint8Array),Px="__proto__";function jo(i,e=cu){let t;if(fr(i)){let n=i.find(s=>s!=null);if(fr(n)||e(n)){t=Array(i.length);for(let s=0;s<i.length;s++)t[s]=jo(i[s],e)}else t=i.slice()}else if(i instanceof O1)t=i.slice();else if(e(i)){t={};for(let n in i)n!=Px&&(t[n]=jo(i[n],e))}else t=i;return t}function Mn(i){let e=arguments;for(let t=1;t<e.length;t++){let n=e[t];for(let s in n)s!=Px&&(cu(i[s])?Mn(i[s],jo(n[s])):i[s]=jo(n[s]))}return i}var k1=0,B1=1,z1=2;function V1(i,e,t){for(let n=0,s,r=-1;n<e.length;n++){let o=e[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<t&&i[s]==null;)i[r=s++]=null}}}function G1(i,e){if(q1(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return X1(o[0])||(o=W1(o)),o}let t=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let h=0;h<c;h++)t.add(l[h])}let n=[Array.from(t).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let h=a[c],u=Array(s).fill(void 0),d=e?e[o][c]:B1,f=[];for(let p=0;p<h.length;p++){let x=h[p],g=r.get(l[p]);x===null?d!=k1&&(u[g]=x,d==z1&&f.push(g)):u[g]=x}V1(u,f,s),n.push(u)}}return n}var H1=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function W1(i){let e=i[0],t=e.length,n=Array(t);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(t);for(let l=0;l<t;l++)a[l]=o[n[l]];s.push(a)}return s}function q1(i){let e=i[0][0],t=e.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function X1(i,e=100){let t=i.length;if(t<=1)return!0;let n=0,s=t-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=hi(1,wi((s-n+1)/e));for(let o=i[n],a=n+r;a<=s;a+=r){let l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var Ix=["January","February","March","April","May","June","July","August","September","October","November","December"],Lx=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Dx(i){return i.slice(0,3)}var $1=Lx.map(Dx),Y1=Ix.map(Dx),Z1={MMMM:Ix,MMM:Y1,WWWW:Lx,WWW:$1};function fl(i){return(i<10?"0":"")+i}function J1(i){return(i<10?"00":i<100?"0":"")+i}var K1={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,e)=>e.MMMM[i.getMonth()],MMM:(i,e)=>e.MMM[i.getMonth()],MM:i=>fl(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>fl(i.getDate()),D:i=>i.getDate(),WWWW:(i,e)=>e.WWWW[i.getDay()],WWW:(i,e)=>e.WWW[i.getDay()],HH:i=>fl(i.getHours()),H:i=>i.getHours(),h:i=>{let e=i.getHours();return e==0?12:e>12?e-12:e},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>fl(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>fl(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>J1(i.getMilliseconds())};function rp(i,e){e=e||Z1;let t=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)t.push(s[0][0]=="{"?K1[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var j1=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Q1(i,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+i+i.getTimezoneOffset()*6e4):e==j1?t=i:(t=new Date(i.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(i.getMilliseconds())),t}var Nx=i=>i%1==0,ru=[1,2,2.5,5],eA=vl(10,-32,0,ru),Fx=vl(10,0,32,ru),tA=Fx.filter(Nx),Gr=eA.concat(Fx),op=`
`,Ux="{YYYY}",ex=op+Ux,Ox="{M}/{D}",gl=op+Ox,eu=gl+"/{YY}",kx="{aa}",nA="{h}:{mm}",Yo=nA+kx,tx=op+Yo,nx=":{ss}",It=null;function Bx(i){let e=i*1e3,t=e*60,n=t*60,s=n*24,r=s*30,o=s*365,l=(i==1?vl(10,0,3,ru).filter(Nx):vl(10,-3,0,ru)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,Ux,It,It,It,It,It,It,1],[s*28,"{MMM}",ex,It,It,It,It,It,1],[s,Ox,ex,It,It,It,It,It,1],[n,"{h}"+kx,eu,It,gl,It,It,It,1],[t,Yo,eu,It,gl,It,It,It,1],[e,nx,eu+" "+Yo,It,gl+" "+Yo,It,tx,It,1],[i,nx+".{fff}",eu+" "+Yo,It,gl+" "+Yo,It,tx,It,1]];function h(u){return(d,f,p,x,g,m)=>{let v=[],A=g>=o,b=g>=r&&g<o,C=u(p),w=zt(C*i,3),y=Bf(C.getFullYear(),A?0:C.getMonth(),b||A?1:C.getDate()),S=zt(y*i,3);if(b||A){let U=b?g/r:0,D=A?g/o:0,I=w==S?w:zt(Bf(y.getFullYear()+D,y.getMonth()+U,1)*i,3),z=new Date(Pn(I/i)),V=z.getFullYear(),L=z.getMonth();for(let W=0;I<=x;W++){let Z=Bf(V+D*W,L+U*W,1),H=Z-u(zt(Z*i,3));I=zt((+Z+H)*i,3),I<=x&&v.push(I)}}else{let U=g>=s?s:g,D=wi(p)-wi(w),I=S+D+lu(w-S,U);v.push(I);let z=u(I),V=z.getHours()+z.getMinutes()/t+z.getSeconds()/n,L=g/n,W=d.axes[f]._space,Z=m/W;for(;I=zt(I+g,i==1?0:3),!(I>x);)if(L>1){let H=wi(zt(V+L,6))%24,$=u(I).getHours()-H;$>1&&($=-1),I-=$*n,V=(V+L)%24;let J=v[v.length-1];zt((I-J)/g,3)*Z>=.7&&v.push(I)}else v.push(I)}return v}}return[l,c,h]}var[iA,sA,rA]=Bx(1),[oA,aA,lA]=Bx(.001);vl(2,-53,53,[1]);function ix(i,e){return i.map(t=>t.map((n,s)=>s==0||s==8||n==null?n:e(s==1||t[8]==0?n:t[1]+n)))}function sx(i,e){return(t,n,s,r,o)=>{let a=e.find(p=>o>=p[0])||e[e.length-1],l,c,h,u,d,f;return n.map(p=>{let x=i(p),g=x.getFullYear(),m=x.getMonth(),v=x.getDate(),A=x.getHours(),b=x.getMinutes(),C=x.getSeconds(),w=g!=l&&a[2]||m!=c&&a[3]||v!=h&&a[4]||A!=u&&a[5]||b!=d&&a[6]||C!=f&&a[7]||a[1];return l=g,c=m,h=v,u=A,d=b,f=C,w(x)})}}function cA(i,e){let t=rp(e);return(n,s,r,o,a)=>s.map(l=>t(i(l)))}function Bf(i,e,t){return new Date(i,e,t)}function rx(i,e){return e(i)}var hA="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function ox(i,e){return(t,n,s,r)=>r==null?Qf:e(i(n))}function uA(i,e){let t=i.series[e];return t.width?t.stroke(i,e):t.points.width?t.points.stroke(i,e):null}function dA(i,e){return i.series[e].fill(i,e)}var fA={show:!0,live:!0,isolate:!1,mount:L1,markers:{show:!0,width:2,stroke:uA,fill:dA,dash:"solid"},idx:null,idxs:null,values:[]};function pA(i,e){let t=i.cursor.points,n=Li(),s=t.size(i,e);Jt(n,pl,s),Jt(n,ml,s);let r=s/-2;Jt(n,"marginLeft",r),Jt(n,"marginTop",r);let o=t.width(i,e,s);return o&&Jt(n,"borderWidth",o),n}function mA(i,e){let t=i.series[e].points;return t._fill||t._stroke}function gA(i,e){let t=i.series[e].points;return t._stroke||t._fill}function xA(i,e){return i.series[e].points.size}var zf=[0,0];function yA(i,e,t){return zf[0]=e,zf[1]=t,zf}function tu(i,e,t,n=!0){return s=>{s.button==0&&(!n||s.target==e)&&t(s)}}function Vf(i,e,t,n=!0){return s=>{(!n||s.target==e)&&t(s)}}var vA={show:!0,x:!0,y:!0,lock:!1,move:yA,points:{one:!1,show:pA,size:xA,width:0,stroke:gA,fill:mA},bind:{mousedown:tu,mouseup:tu,click:tu,dblclick:tu,mousemove:Vf,mouseleave:Vf,mouseenter:Vf},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,e,t,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},zx={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},ap=Mn({},zx,{filter:Tx}),Vx=Mn({},ap,{size:10}),Gx=Mn({},zx,{show:!1}),lp='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Hx="bold "+lp,Wx=1.5,ax={show:!0,scale:"x",stroke:jf,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Hx,side:2,grid:ap,ticks:Vx,border:Gx,font:lp,lineGap:Wx,rotate:0},_A="Value",bA="Time",lx={show:!0,scale:"x",auto:!1,sorted:1,min:Bt,max:-Bt,idxs:[]};function MA(i,e,t,n,s){return e.map(r=>r==null?"":ip(r))}function SA(i,e,t,n,s,r,o){let a=[],l=pr.get(s)||0;t=o?t:zt(lu(t,s),l);for(let c=t;c<=n;c=zt(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function $f(i,e,t,n,s,r,o){let a=[],l=i.scales[i.axes[e].scale].log,c=l==10?Hs:Sx,h=wi(c(t));s=Jo(l,h),l==10&&(s=Gr[Qi(s,Gr)]);let u=t,d=s*l;l==10&&(d=Gr[Qi(d,Gr)]);do a.push(u),u=u+s,l==10&&!pr.has(u)&&(u=zt(u,pr.get(s))),u>=d&&(s=u,d=s*l,l==10&&(d=Gr[Qi(d,Gr)]));while(u<=n);return a}function wA(i,e,t,n,s,r,o){let l=i.scales[i.axes[e].scale].asinh,c=n>l?$f(i,e,hi(l,t),n,s):[l],h=n>=0&&t<=0?[0]:[];return(t<-l?$f(i,e,hi(l,-n),-t,s):[l]).reverse().map(d=>-d).concat(h,c)}var qx=/./,AA=/[12357]/,TA=/[125]/,cx=/1/,Yf=(i,e,t,n)=>i.map((s,r)=>e==4&&s==0||r%n==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function EA(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,h=l(10,o),u=l(9,o)-h>=c?qx:l(7,o)-h>=c?AA:l(5,o)-h>=c?TA:cx;if(u==cx){let d=In(l(1,o)-h);if(d<c)return Yf(e.slice().reverse(),a.distr,u,Di(c/d)).reverse()}return Yf(e,a.distr,u,1)}function CA(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=r._space,l=i.valToPos,c=In(l(1,o)-l(2,o));return c<a?Yf(e.slice().reverse(),3,qx,Di(a/c)).reverse():e}function RA(i,e,t,n){return n==null?Qf:e==null?"":ip(e)}var hx={show:!0,scale:"y",stroke:jf,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Hx,side:3,grid:ap,ticks:Vx,border:Gx,font:lp,lineGap:Wx,rotate:0};function PA(i,e){let t=3+(i||1)*2;return zt(t*e,3)}function IA(i,e){let{scale:t,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],t,!0),o=i.valToPos(s[n[1]],t,!0),a=In(o-r),l=i.series[e],c=a/(l.points.space*Ct);return n[1]-n[0]<=c}var ux={scale:null,auto:!0,sorted:0,min:Bt,max:-Bt},Xx=(i,e,t,n,s)=>s,dx={show:!0,auto:!0,sorted:0,gaps:Xx,alpha:1,facets:[Mn({},ux,{scale:"x"}),Mn({},ux,{scale:"y"})]},fx={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Xx,alpha:1,points:{show:IA,filter:null},values:null,min:Bt,max:-Bt,idxs:[],path:null,clip:null};function LA(i,e,t,n,s){return t/10}var $x={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},DA=Mn({},$x,{time:!1,ori:1}),px={};function Yx(i,e){let t=px[i];return t||(t={key:i,plots:[],sub(n){t.plots.push(n)},unsub(n){t.plots=t.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let h=0;h<t.plots.length;h++)t.plots[h]!=s&&t.plots[h].pub(n,s,r,o,a,l,c)}},i!=null&&(px[i]=t)),t}var Qo=1,Zf=2;function Xr(i,e,t){let n=i.mode,s=i.series[e],r=n==2?i._data[e]:i._data,o=i.scales,a=i.bbox,l=r[0],c=n==2?r[1]:r[e],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],u=n==2?o[s.facets[1].scale]:o[s.scale],d=a.left,f=a.top,p=a.width,x=a.height,g=i.valToPosH,m=i.valToPosV;return h.ori==0?t(s,l,c,h,u,g,m,d,f,p,x,uu,ta,fu,Jx,jx):t(s,l,c,h,u,m,g,f,d,x,p,du,na,up,Kx,Qx)}function cp(i,e){let t=0,n=0,s=Tt(i.bands,sp);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?n|=1:n|=2)}return[t,n==1?-1:n==2?1:n==3?2:0]}function NA(i,e,t,n,s){let r=i.mode,o=i.series[e],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function Ws(i,e,t,n,s,r){return Xr(i,e,(o,a,l,c,h,u,d,f,p,x,g)=>{let m=o.pxRound,v=c.dir*(c.ori==0?1:-1),A=c.ori==0?ta:na,b,C;v==1?(b=t,C=n):(b=n,C=t);let w=m(u(a[b],c,x,f)),y=m(d(l[b],h,g,p)),S=m(u(a[C],c,x,f)),U=m(d(r==1?h.max:h.min,h,g,p)),D=new Path2D(s);return A(D,S,U),A(D,w,U),A(D,w,y),D})}function hu(i,e,t,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=e==0?fu:up,l=t;for(let u=0;u<i.length;u++){let d=i[u];if(d[1]>d[0]){let f=d[0]-l;f>0&&a(o,l,n,f,n+r),l=d[1]}}let c=t+s-l,h=10;c>0&&a(o,l,n-h/2,c,n+r+h)}return o}function FA(i,e,t){let n=i[i.length-1];n&&n[0]==e?n[1]=t:i.push([e,t])}function hp(i,e,t,n,s,r,o){let a=[],l=i.length;for(let c=s==1?t:n;c>=t&&c<=n;c+=s)if(e[c]===null){let u=c,d=c;if(s==1)for(;++c<=n&&e[c]===null;)d=c;else for(;--c>=t&&e[c]===null;)d=c;let f=r(i[u]),p=d==u?f:r(i[d]),x=u-s;f=o<=0&&x>=0&&x<l?r(i[x]):f;let m=d+s;p=o>=0&&m>=0&&m<l?r(i[m]):p,p>=f&&a.push([f,p])}return a}function mx(i){return i==0?Ax:i==1?Pn:e=>Vr(e,i)}function Zx(i){let e=i==0?uu:du,t=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,h=0)=>{c==0&&h==0?n(s,r,o,a,l):(c=es(c,a/2,l/2),h=es(h,a/2,l/2),e(s,r+c,o),t(s,r+a,o,r+a,o+l,c),t(s,r+a,o+l,r,o+l,h),t(s,r,o+l,r,o,h),t(s,r,o,r+a,o,c),s.closePath())}}var uu=(i,e,t)=>{i.moveTo(e,t)},du=(i,e,t)=>{i.moveTo(t,e)},ta=(i,e,t)=>{i.lineTo(e,t)},na=(i,e,t)=>{i.lineTo(t,e)},fu=Zx(0),up=Zx(1),Jx=(i,e,t,n,s,r)=>{i.arc(e,t,n,s,r)},Kx=(i,e,t,n,s,r)=>{i.arc(t,e,n,s,r)},jx=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(e,t,n,s,r,o)},Qx=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(t,e,s,n,o,r)};function ey(i){return(e,t,n,s,r)=>Xr(e,t,(o,a,l,c,h,u,d,f,p,x,g)=>{let{pxRound:m,points:v}=o,A,b;c.ori==0?(A=uu,b=Jx):(A=du,b=Kx);let C=zt(v.width*Ct,3),w=(v.size-v.width)/2*Ct,y=zt(w*2,3),S=new Path2D,U=new Path2D,{left:D,top:I,width:z,height:V}=e.bbox;fu(U,D-y,I-y,z+y*2,V+y*2);let L=W=>{if(l[W]!=null){let Z=m(u(a[W],c,x,f)),H=m(d(l[W],h,g,p));A(S,Z+w,H),b(S,Z,H,w,0,nu*2)}};if(r)r.forEach(L);else for(let W=n;W<=s;W++)L(W);return{stroke:C>0?S:null,fill:S,clip:U,flags:Qo|Zf}})}function ty(i){return(e,t,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(e,t,n),r!=s&&o!=s&&i(e,t,s),i(e,t,o))}}var UA=ty(ta),OA=ty(na);function ny(i){let e=Tt(i?.alignGaps,0);return(t,n,s,r)=>Xr(t,n,(o,a,l,c,h,u,d,f,p,x,g)=>{[s,r]=ou(l,s,r);let m=o.pxRound,v=V=>m(u(V,c,x,f)),A=V=>m(d(V,h,g,p)),b,C;c.ori==0?(b=ta,C=UA):(b=na,C=OA);let w=c.dir*(c.ori==0?1:-1),y={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Qo},S=y.stroke,U=!1;if(r-s>=x*4){let V=oe=>t.posToVal(oe,c.key,!0),L=null,W=null,Z,H,le,q=v(a[w==1?s:r]),$=v(a[s]),J=v(a[r]),ne=V(w==1?$+1:J-1);for(let oe=w==1?s:r;oe>=s&&oe<=r;oe+=w){let j=a[oe],me=(w==1?j<ne:j>ne)?q:v(j),Se=l[oe];me==q?Se!=null?(H=Se,L==null?(b(S,me,A(H)),Z=L=W=H):H<L?L=H:H>W&&(W=H)):Se===null&&(U=!0):(L!=null&&C(S,q,A(L),A(W),A(Z),A(H)),Se!=null?(H=Se,b(S,me,A(H)),L=W=Z=H):(L=W=null,Se===null&&(U=!0)),q=me,ne=V(q+w))}L!=null&&L!=W&&le!=q&&C(S,q,A(L),A(W),A(Z),A(H))}else for(let V=w==1?s:r;V>=s&&V<=r;V+=w){let L=l[V];L===null?U=!0:L!=null&&b(S,v(a[V]),A(L))}let[I,z]=cp(t,n);if(o.fill!=null||I!=0){let V=y.fill=new Path2D(S),L=o.fillTo(t,n,o.min,o.max,I),W=A(L),Z=v(a[s]),H=v(a[r]);w==-1&&([H,Z]=[Z,H]),b(V,H,W),b(V,Z,W)}if(!o.spanGaps){let V=[];U&&V.push(...hp(a,l,s,r,w,v,e)),y.gaps=V=o.gaps(t,n,s,r,V),y.clip=hu(V,c.ori,f,p,x,g)}return z!=0&&(y.band=z==2?[Ws(t,n,s,r,S,-1),Ws(t,n,s,r,S,1)]:Ws(t,n,s,r,S,z)),y})}function kA(i){let e=Tt(i.align,1),t=Tt(i.ascDesc,!1),n=Tt(i.alignGaps,0),s=Tt(i.extend,!1);return(r,o,a,l)=>Xr(r,o,(c,h,u,d,f,p,x,g,m,v,A)=>{[a,l]=ou(u,a,l);let b=c.pxRound,{left:C,width:w}=r.bbox,y=$=>b(p($,d,v,g)),S=$=>b(x($,f,A,m)),U=d.ori==0?ta:na,D={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Qo},I=D.stroke,z=d.dir*(d.ori==0?1:-1),V=S(u[z==1?a:l]),L=y(h[z==1?a:l]),W=L,Z=L;s&&e==-1&&(Z=C,U(I,Z,V)),U(I,L,V);for(let $=z==1?a:l;$>=a&&$<=l;$+=z){let J=u[$];if(J==null)continue;let ne=y(h[$]),oe=S(J);e==1?U(I,ne,V):U(I,W,oe),U(I,ne,oe),V=oe,W=ne}let H=W;s&&e==1&&(H=C+w,U(I,H,V));let[le,q]=cp(r,o);if(c.fill!=null||le!=0){let $=D.fill=new Path2D(I),J=c.fillTo(r,o,c.min,c.max,le),ne=S(J);U($,H,ne),U($,Z,ne)}if(!c.spanGaps){let $=[];$.push(...hp(h,u,a,l,z,y,n));let J=c.width*Ct/2,ne=t||e==1?J:-J,oe=t||e==-1?-J:J;$.forEach(j=>{j[0]+=ne,j[1]+=oe}),D.gaps=$=c.gaps(r,o,a,l,$),D.clip=hu($,d.ori,g,m,v,A)}return q!=0&&(D.band=q==2?[Ws(r,o,a,l,I,-1),Ws(r,o,a,l,I,1)]:Ws(r,o,a,l,I,q)),D})}function gx(i,e,t,n,s,r,o=Bt){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(e[l]!==void 0){if(a!=null){let h=In(i[l]-i[a]);h<c&&(c=h,o=In(t(i[l],n,s,r)-t(i[a],n,s,r)))}a=l}}return o}function BA(i){i=i||yl;let e=Tt(i.size,[.6,Bt,1]),t=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=bt(s),o=1-e[0],a=Tt(e[1],Bt),l=Tt(e[2],1),c=Tt(i.disp,yl),h=Tt(i.each,f=>{}),{fill:u,stroke:d}=c;return(f,p,x,g)=>Xr(f,p,(m,v,A,b,C,w,y,S,U,D,I)=>{let z=m.pxRound,V=t,L=n*Ct,W=a*Ct,Z=l*Ct,H,le;b.ori==0?[H,le]=r(f,p):[le,H]=r(f,p);let q=b.dir*(b.ori==0?1:-1),$=b.ori==0?fu:up,J=b.ori==0?h:(Re,Ye,ot,we,kt,Ge,$e)=>{h(Re,Ye,ot,kt,we,$e,Ge)},ne=Tt(f.bands,sp).find(Re=>Re.series[0]==p),oe=ne!=null?ne.dir:0,j=m.fillTo(f,p,m.min,m.max,oe),ue=z(y(j,C,I,U)),me,Se,fe,Fe=D,Xe=z(m.width*Ct),Ve=!1,pt=null,ut=null,st=null,Kt=null;u!=null&&(Xe==0||d!=null)&&(Ve=!0,pt=u.values(f,p,x,g),ut=new Map,new Set(pt).forEach(Re=>{Re!=null&&ut.set(Re,new Path2D)}),Xe>0&&(st=d.values(f,p,x,g),Kt=new Map,new Set(st).forEach(Re=>{Re!=null&&Kt.set(Re,new Path2D)})));let{x0:Gt,size:pn}=c;if(Gt!=null&&pn!=null){V=1,v=Gt.values(f,p,x,g),Gt.unit==2&&(v=v.map(ot=>f.posToVal(S+ot*D,b.key,!0)));let Re=pn.values(f,p,x,g);pn.unit==2?Se=Re[0]*D:Se=w(Re[0],b,D,S)-w(0,b,D,S),Fe=gx(v,A,w,b,D,S,Fe),fe=Fe-Se+L}else Fe=gx(v,A,w,b,D,S,Fe),fe=Fe*o+L,Se=Fe-fe;fe<1&&(fe=0),Xe>=Se/2&&(Xe=0),fe<5&&(z=Ax);let Ut=fe>0,Dn=Fe-fe-(Ut?Xe:0);Se=z(Xf(Dn,Z,W)),me=(V==0?Se/2:V==q?0:Se)-V*q*((V==0?L/2:0)+(Ut?Xe/2:0));let St={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Sn=Ve?null:new Path2D,nn=null;if(ne!=null)nn=f.data[ne.series[1]];else{let{y0:Re,y1:Ye}=c;Re!=null&&Ye!=null&&(A=Ye.values(f,p,x,g),nn=Re.values(f,p,x,g))}let mn=H*Se,B=le*Se;for(let Re=q==1?x:g;Re>=x&&Re<=g;Re+=q){let Ye=A[Re];if(Ye==null)continue;if(nn!=null){let Y=nn[Re]??0;if(Ye-Y==0)continue;ue=y(Y,C,I,U)}let ot=b.distr!=2||c!=null?v[Re]:Re,we=w(ot,b,D,S),kt=y(Tt(Ye,j),C,I,U),Ge=z(we-me),$e=z(hi(kt,ue)),R=z(es(kt,ue)),M=$e-R;if(Ye!=null){let Y=Ye<0?B:mn,pe=Ye<0?mn:B;Ve?(Xe>0&&st[Re]!=null&&$(Kt.get(st[Re]),Ge,R+wi(Xe/2),Se,hi(0,M-Xe),Y,pe),pt[Re]!=null&&$(ut.get(pt[Re]),Ge,R+wi(Xe/2),Se,hi(0,M-Xe),Y,pe)):$(Sn,Ge,R+wi(Xe/2),Se,hi(0,M-Xe),Y,pe),J(f,p,Re,Ge-Xe/2,R,Se+Xe,M)}}return Xe>0?St.stroke=Ve?Kt:Sn:Ve||(St._fill=m.width==0?m._fill:m._stroke??m._fill,St.width=0),St.fill=Ve?ut:Sn,St})}function zA(i,e){let t=Tt(e?.alignGaps,0);return(n,s,r,o)=>Xr(n,s,(a,l,c,h,u,d,f,p,x,g,m)=>{[r,o]=ou(c,r,o);let v=a.pxRound,A=H=>v(d(H,h,g,p)),b=H=>v(f(H,u,m,x)),C,w,y;h.ori==0?(C=uu,y=ta,w=jx):(C=du,y=na,w=Qx);let S=h.dir*(h.ori==0?1:-1),U=A(l[S==1?r:o]),D=U,I=[],z=[];for(let H=S==1?r:o;H>=r&&H<=o;H+=S)if(c[H]!=null){let q=l[H],$=A(q);I.push(D=$),z.push(b(c[H]))}let V={stroke:i(I,z,C,y,w,v),fill:null,clip:null,band:null,gaps:null,flags:Qo},L=V.stroke,[W,Z]=cp(n,s);if(a.fill!=null||W!=0){let H=V.fill=new Path2D(L),le=a.fillTo(n,s,a.min,a.max,W),q=b(le);y(H,D,q),y(H,U,q)}if(!a.spanGaps){let H=[];H.push(...hp(l,c,r,o,S,A,t)),V.gaps=H=a.gaps(n,s,r,o,H),V.clip=hu(H,h.ori,p,x,g,m)}return Z!=0&&(V.band=Z==2?[Ws(n,s,r,o,L,-1),Ws(n,s,r,o,L,1)]:Ws(n,s,r,o,L,Z)),V})}function VA(i){return zA(GA,i)}function GA(i,e,t,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(t(a,i[0],e[0]),o==2)n(a,i[1],e[1]);else{let l=Array(o),c=Array(o-1),h=Array(o-1),u=Array(o-1);for(let d=0;d<o-1;d++)h[d]=e[d+1]-e[d],u[d]=i[d+1]-i[d],c[d]=h[d]/u[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(u[d-1]+u[d])/((2*u[d]+u[d-1])/c[d-1]+(u[d]+2*u[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)s(a,i[d]+u[d]/3,e[d]+l[d]*u[d]/3,i[d+1]-u[d]/3,e[d+1]-l[d+1]*u[d]/3,i[d+1],e[d+1])}return a}var Jf=new Set;function xx(){for(let i of Jf)i.syncRect(!0)}ea&&(Wr(M1,Zo,xx),Wr(S1,Zo,xx,!0),Wr(iu,Zo,()=>{Ln.pxRatio=Ct}));var HA=ny(),WA=ey();function yx(i,e,t,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>Kf(r,o,e,t))}function qA(i,e){return i.map((t,n)=>n==0?{}:Mn({},e,t))}function Kf(i,e,t,n){return Mn({},e==0?t:n,i)}function iy(i,e,t){return e==null?Ko:[e,t]}var XA=iy;function $A(i,e,t){return e==null?Ko:su(e,t,np,!0)}function sy(i,e,t,n){return e==null?Ko:au(e,t,i.scales[n].log,!1)}var YA=sy;function ry(i,e,t,n){return e==null?Ko:tp(e,t,i.scales[n].log,!1)}var ZA=ry;function JA(i,e,t,n,s){let r=hi(J0(i),J0(e)),o=e-i,a=Qi(s/n*o,t);do{let l=t[a],c=n*l/o;if(c>=s&&r+(l<5?pr.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function vx(i){let e,t;return i=i.replace(/(\d+)px/,(n,s)=>(e=Pn((t=+s)*Ct))+"px"),[i,e,t]}function KA(i){i.show&&[i.font,i.labelFont].forEach(e=>{let t=zt(e[2]*Ct,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function Ln(i,e,t){let n={mode:Tt(i.mode,1)},s=n.mode;function r(_,T,P,N){let X=T.valToPct(_);return N+P*(T.dir==-1?1-X:X)}function o(_,T,P,N){let X=T.valToPct(_);return N+P*(T.dir==-1?X:1-X)}function a(_,T,P,N){return T.ori==0?r(_,T,P,N):o(_,T,P,N)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=Li(s1);if(i.id!=null&&(c.id=i.id),Si(c,i.class),i.title){let _=Li(a1,c);_.textContent=i.title}let h=ji("canvas"),u=n.ctx=h.getContext("2d"),d=Li(l1,c);Wr("click",d,_=>{_.target===p&&(qt!=eo||jt!=to)&&Hn.click(n,_)},!0);let f=n.under=Li(c1,d);d.appendChild(h);let p=n.over=Li(h1,d);i=jo(i);let x=+Tt(i.pxAlign,1),g=mx(x);(i.plugins||[]).forEach(_=>{_.opts&&(i=_.opts(n,i)||i)});let m=i.ms||.001,v=n.series=s==1?yx(i.series||[],lx,fx,!1):qA(i.series||[null],dx),A=n.axes=yx(i.axes||[],ax,hx,!0),b=n.scales={},C=n.bands=i.bands||[];C.forEach(_=>{_.fill=bt(_.fill||null),_.dir=Tt(_.dir,-1)});let w=s==2?v[1].facets[0].scale:v[0].scale,y={axes:Ts,series:gt},S=(i.drawOrder||["axes","series"]).map(_=>y[_]);function U(_){let T=_.distr==3?P=>Hs(P>0?P:_.clamp(n,P,_.min,_.max,_.key)):_.distr==4?P=>kf(P,_.asinh):_.distr==100?P=>_.fwd(P):P=>P;return P=>{let N=T(P),{_min:X,_max:ee}=_,he=ee-X;return(N-X)/he}}function D(_){let T=b[_];if(T==null){let P=(i.scales||yl)[_]||yl;if(P.from!=null){D(P.from);let N=Mn({},b[P.from],P,{key:_});N.valToPct=U(N),b[_]=N}else{T=b[_]=Mn({},_==w?$x:DA,P),T.key=_;let N=T.time,X=T.range,ee=fr(X);if((_!=w||s==2&&!N)&&(ee&&(X[0]==null||X[1]==null)&&(X={min:X[0]==null?$0:{mode:1,hard:X[0],soft:X[0]},max:X[1]==null?$0:{mode:1,hard:X[1],soft:X[1]}},ee=!1),!ee&&cu(X))){let he=X;X=(ge,be,De)=>be==null?Ko:su(be,De,he)}T.range=bt(X||(N?XA:_==w?T.distr==3?YA:T.distr==4?ZA:iy:T.distr==3?sy:T.distr==4?ry:$A)),T.auto=bt(ee?!1:T.auto),T.clamp=bt(T.clamp||LA),T._min=T._max=null,T.valToPct=U(T)}}}D("x"),D("y"),s==1&&v.forEach(_=>{D(_.scale)}),A.forEach(_=>{D(_.scale)});for(let _ in i.scales)D(_);let I=b[w],z=I.distr,V,L;I.ori==0?(Si(c,r1),V=r,L=o):(Si(c,o1),V=o,L=r);let W={};for(let _ in b){let T=b[_];(T.min!=null||T.max!=null)&&(W[_]={min:T.min,max:T.max},T.min=T.max=null)}let Z=i.tzDate||(_=>new Date(Pn(_/m))),H=i.fmtDate||rp,le=m==1?rA(Z):lA(Z),q=sx(Z,ix(m==1?sA:aA,H)),$=ox(Z,rx(hA,H)),J=[],ne=n.legend=Mn({},fA,i.legend),oe=n.cursor=Mn({},vA,{drag:{y:s==2}},i.cursor),j=ne.show,ue=oe.show,me=ne.markers;ne.idxs=J,me.width=bt(me.width),me.dash=bt(me.dash),me.stroke=bt(me.stroke),me.fill=bt(me.fill);let Se,fe,Fe,Xe=[],Ve=[],pt,ut=!1,st={};if(ne.live){let _=v[1]?v[1].values:null;ut=_!=null,pt=ut?_(n,1,0):{_:0};for(let T in pt)st[T]=Qf}if(j)if(Se=ji("table",g1,c),Fe=ji("tbody",null,Se),ne.mount(n,Se),ut){fe=ji("thead",null,Se,Fe);let _=ji("tr",null,fe);ji("th",null,_);for(var Kt in pt)ji("th",N0,_).textContent=Kt}else Si(Se,y1),ne.live&&Si(Se,x1);let Gt={show:!0},pn={show:!1};function Ut(_,T){if(T==0&&(ut||!ne.live||s==2))return Ko;let P=[],N=ji("tr",v1,Fe,Fe.childNodes[T]);Si(N,_.class),_.show||Si(N,Hr);let X=ji("th",null,N);if(me.show){let ge=Li(_1,X);if(T>0){let be=me.width(n,T);be&&(ge.style.border=be+"px "+me.dash(n,T)+" "+me.stroke(n,T)),ge.style.background=me.fill(n,T)}}let ee=Li(N0,X);_.label instanceof HTMLElement?ee.appendChild(_.label):ee.textContent=_.label,T>0&&(me.show||(ee.style.color=_.width>0?me.stroke(n,T):me.fill(n,T)),St("click",X,ge=>{if(oe._lock)return;et(ge);let be=v.indexOf(_);if((ge.ctrlKey||ge.metaKey)!=ne.isolate){let De=v.some((Ne,Oe)=>Oe>0&&Oe!=be&&Ne.show);v.forEach((Ne,Oe)=>{Oe>0&&ss(Oe,De?Oe==be?Gt:pn:Gt,!0,vn.setSeries)})}else ss(be,{show:!_.show},!0,vn.setSeries)},!1),tt&&St(k0,X,ge=>{oe._lock||(et(ge),ss(v.indexOf(_),io,!0,vn.setSeries))},!1));for(var he in pt){let ge=ji("td",b1,N);ge.textContent="--",P.push(ge)}return[N,P]}let Dn=new Map;function St(_,T,P,N=!0){let X=Dn.get(T)||{},ee=oe.bind[_](n,T,P,N);ee&&(Wr(_,T,X[_]=ee),Dn.set(T,X))}function Sn(_,T,P){let N=Dn.get(T)||{};for(let X in N)(_==null||X==_)&&(qf(X,T,N[X]),delete N[X]);_==null&&Dn.delete(T)}let nn=0,mn=0,B=0,Re=0,Ye=0,ot=0,we=Ye,kt=ot,Ge=B,$e=Re,R=0,M=0,Y=0,pe=0;n.bbox={};let ce=!1,ve=!1,_e=!1,ie=!1,re=!1,xe=!1;function k(_,T,P){(P||_!=n.width||T!=n.height)&&ae(_,T),dt(!1),_e=!0,ve=!0,Yn()}function ae(_,T){n.width=nn=B=_,n.height=mn=Re=T,Ye=ot=0,Me(),He();let P=n.bbox;R=P.left=Vr(Ye*Ct,.5),M=P.top=Vr(ot*Ct,.5),Y=P.width=Vr(B*Ct,.5),pe=P.height=Vr(Re*Ct,.5)}let se=3;function Ae(){let _=!1,T=0;for(;!_;){T++;let P=Kr(T),N=is(T);_=T==se||P&&N,_||(ae(n.width,n.height),ve=!0)}}function ye({width:_,height:T}){k(_,T)}n.setSize=ye;function Me(){let _=!1,T=!1,P=!1,N=!1;A.forEach((X,ee)=>{if(X.show&&X._show){let{side:he,_size:ge}=X,be=he%2,De=X.label!=null?X.labelSize:0,Ne=ge+De;Ne>0&&(be?(B-=Ne,he==3?(Ye+=Ne,N=!0):P=!0):(Re-=Ne,he==0?(ot+=Ne,_=!0):T=!0))}}),ts[0]=_,ts[1]=P,ts[2]=T,ts[3]=N,B-=Oi[1]+Oi[3],Ye+=Oi[3],Re-=Oi[2]+Oi[0],ot+=Oi[0]}function He(){let _=Ye+B,T=ot+Re,P=Ye,N=ot;function X(ee,he){switch(ee){case 1:return _+=he,_-he;case 2:return T+=he,T-he;case 3:return P-=he,P+he;case 0:return N-=he,N+he}}A.forEach((ee,he)=>{if(ee.show&&ee._show){let ge=ee.side;ee._pos=X(ge,ee._size),ee.label!=null&&(ee._lpos=X(ge,ee.labelSize))}})}if(oe.dataIdx==null){let _=oe.hover,T=_.skip=new Set(_.skip??[]);T.add(void 0);let P=_.prox=bt(_.prox),N=_.bias??=0;oe.dataIdx=(X,ee,he,ge)=>{if(ee==0)return he;let be=he,De=P(X,ee,he,ge)??Bt,Ne=De>=0&&De<Bt,Oe=I.ori==0?B:Re,rt=oe.left,Et=e[0],At=e[ee];if(T.has(At[he])){be=null;let xt=null,Je=null,We;if(N==0||N==-1)for(We=he;xt==null&&We-- >0;)T.has(At[We])||(xt=We);if(N==0||N==1)for(We=he;Je==null&&We++<At.length;)T.has(At[We])||(Je=We);if(xt!=null||Je!=null)if(Ne){let $t=xt==null?-1/0:V(Et[xt],I,Oe,0),on=Je==null?1/0:V(Et[Je],I,Oe,0),On=rt-$t,Ot=on-rt;On<=Ot?On<=De&&(be=xt):Ot<=De&&(be=Je)}else be=Je==null?xt:xt==null?Je:he-xt<=Je-he?xt:Je}else Ne&&In(rt-V(Et[he],I,Oe,0))>De&&(be=null);return be}}let et=_=>{oe.event=_};oe.idxs=J,oe._lock=!1;let de=oe.points;de.show=bt(de.show),de.size=bt(de.size),de.stroke=bt(de.stroke),de.width=bt(de.width),de.fill=bt(de.fill);let ke=n.focus=Mn({},i.focus||{alpha:.3},oe.focus),tt=ke.prox>=0,Ce=tt&&de.one,ct=[],Wt=[],ti=[];function ca(_,T){let P=de.show(n,T);if(P instanceof HTMLElement)return Si(P,m1),Si(P,_.class),bs(P,-10,-10,B,Re),p.insertBefore(P,ct[T]),P}function Yr(_,T){if(s==1||T>0){let P=s==1&&b[_.scale].time,N=_.value;_.value=P?Q0(N)?ox(Z,rx(N,H)):N||$:N||RA,_.label=_.label||(P?bA:_A)}if(Ce||T>0){_.width=_.width==null?1:_.width,_.paths=_.paths||HA||D1,_.fillTo=bt(_.fillTo||NA),_.pxAlign=+Tt(_.pxAlign,x),_.pxRound=mx(_.pxAlign),_.stroke=bt(_.stroke||null),_.fill=bt(_.fill||null),_._stroke=_._fill=_._paths=_._focus=null;let P=PA(hi(1,_.width),1),N=_.points=Mn({},{size:P,width:hi(1,P*.2),stroke:_.stroke,space:P*2,paths:WA,_stroke:null,_fill:null},_.points);N.show=bt(N.show),N.filter=bt(N.filter),N.fill=bt(N.fill),N.stroke=bt(N.stroke),N.paths=bt(N.paths),N.pxAlign=_.pxAlign}if(j){let P=Ut(_,T);Xe.splice(T,0,P[0]),Ve.splice(T,0,P[1]),ne.values.push(null)}if(ue){J.splice(T,0,null);let P=null;Ce?T==0&&(P=ca(_,T)):T>0&&(P=ca(_,T)),ct.splice(T,0,P),Wt.splice(T,0,0),ti.splice(T,0,0)}Un("addSeries",T)}function Gu(_,T){T=T??v.length,_=s==1?Kf(_,T,lx,fx):Kf(_,T,{},dx),v.splice(T,0,_),Yr(v[T],T)}n.addSeries=Gu;function El(_){if(v.splice(_,1),j){ne.values.splice(_,1),Ve.splice(_,1);let T=Xe.splice(_,1)[0];Sn(null,T.firstChild),T.remove()}ue&&(J.splice(_,1),ct.splice(_,1)[0].remove(),Wt.splice(_,1),ti.splice(_,1)),Un("delSeries",_)}n.delSeries=El;let ts=[!1,!1,!1,!1];function Ss(_,T){if(_._show=_.show,_.show){let P=_.side%2,N=b[_.scale];N==null&&(_.scale=P?v[1].scale:w,N=b[_.scale]);let X=N.time;_.size=bt(_.size),_.space=bt(_.space),_.rotate=bt(_.rotate),fr(_.incrs)&&_.incrs.forEach(he=>{!pr.has(he)&&pr.set(he,Cx(he))}),_.incrs=bt(_.incrs||(N.distr==2?tA:X?m==1?iA:oA:Gr)),_.splits=bt(_.splits||(X&&N.distr==1?le:N.distr==3?$f:N.distr==4?wA:SA)),_.stroke=bt(_.stroke),_.grid.stroke=bt(_.grid.stroke),_.ticks.stroke=bt(_.ticks.stroke),_.border.stroke=bt(_.border.stroke);let ee=_.values;_.values=fr(ee)&&!fr(ee[0])?bt(ee):X?fr(ee)?sx(Z,ix(ee,H)):Q0(ee)?cA(Z,ee):ee||q:ee||MA,_.filter=bt(_.filter||(N.distr>=3&&N.log==10?EA:N.distr==3&&N.log==2?CA:Tx)),_.font=vx(_.font),_.labelFont=vx(_.labelFont),_._size=_.size(n,null,T,0),_._space=_._rotate=_._incrs=_._found=_._splits=_._values=null,_._size>0&&(ts[T]=!0,_._el=Li(u1,d))}}function ws(_,T,P,N){let[X,ee,he,ge]=P,be=T%2,De=0;return be==0&&(ge||ee)&&(De=T==0&&!X||T==2&&!he?Pn(ax.size/3):0),be==1&&(X||he)&&(De=T==1&&!ee||T==3&&!ge?Pn(hx.size/2):0),De}let ha=n.padding=(i.padding||[ws,ws,ws,ws]).map(_=>bt(Tt(_,ws))),Oi=n._padding=ha.map((_,T)=>_(n,T,ts,0)),sn,hn=null,un=null,ns=s==1?v[0].idxs:null,pi=null,Xs=!1;function ua(_,T){if(e=_??[],n.data=n._data=e,s==2){sn=0;for(let P=1;P<v.length;P++)sn+=e[P][0].length}else{e.length==0&&(n.data=n._data=e=[[]]),pi=e[0],sn=pi.length;let P=e;if(z==2){P=e.slice();let N=P[0]=Array(sn);for(let X=0;X<sn;X++)N[X]=X}n._data=e=P}if(dt(!0),Un("setData"),z==2&&(_e=!0),T!==!1){let P=I;P.auto(n,Xs)?da():Zs(w,P.min,P.max),ie=ie||oe.left>=0,xe=!0,Yn()}}n.setData=ua;function da(){Xs=!0;let _,T;s==1&&(sn>0?(hn=ns[0]=0,un=ns[1]=sn-1,_=e[0][hn],T=e[0][un],z==2?(_=hn,T=un):_==T&&(z==3?[_,T]=au(_,_,I.log,!1):z==4?[_,T]=tp(_,_,I.log,!1):I.time?T=_+Pn(86400/m):[_,T]=su(_,T,np,!0))):(hn=ns[0]=_=null,un=ns[1]=T=null)),Zs(w,_,T)}let Zr,$s,Jr,E,G,te,K,Q,Te,Pe;function Ee(_,T,P,N,X,ee){_??=U0,P??=sp,N??="butt",X??=U0,ee??="round",_!=Zr&&(u.strokeStyle=Zr=_),X!=$s&&(u.fillStyle=$s=X),T!=Jr&&(u.lineWidth=Jr=T),ee!=G&&(u.lineJoin=G=ee),N!=te&&(u.lineCap=te=N),P!=E&&u.setLineDash(E=P)}function Ie(_,T,P,N){T!=$s&&(u.fillStyle=$s=T),_!=K&&(u.font=K=_),P!=Q&&(u.textAlign=Q=P),N!=Te&&(u.textBaseline=Te=N)}function ze(_,T,P,N,X=0){if(N.length>0&&_.auto(n,Xs)&&(T==null||T.min==null)){let ee=Tt(hn,0),he=Tt(un,N.length-1),ge=P.min==null?E1(N,ee,he,X,_.distr==3):[P.min,P.max];_.min=es(_.min,P.min=ge[0]),_.max=hi(_.max,P.max=ge[1])}}let nt={min:null,max:null};function mt(){for(let N in b){let X=b[N];W[N]==null&&(X.min==null||W[w]!=null&&X.auto(n,Xs))&&(W[N]=nt)}for(let N in b){let X=b[N];W[N]==null&&X.from!=null&&W[X.from]!=null&&(W[N]=nt)}W[w]!=null&&dt(!0);let _={};for(let N in W){let X=W[N];if(X!=null){let ee=_[N]=jo(b[N],U1);if(X.min!=null)Mn(ee,X);else if(N!=w||s==2)if(sn==0&&ee.from==null){let he=ee.range(n,null,null,N);ee.min=he[0],ee.max=he[1]}else ee.min=Bt,ee.max=-Bt}}if(sn>0){v.forEach((N,X)=>{if(s==1){let ee=N.scale,he=W[ee];if(he==null)return;let ge=_[ee];if(X==0){let be=ge.range(n,ge.min,ge.max,ee);ge.min=be[0],ge.max=be[1],hn=Qi(ge.min,e[0]),un=Qi(ge.max,e[0]),un-hn>1&&(e[0][hn]<ge.min&&hn++,e[0][un]>ge.max&&un--),N.min=pi[hn],N.max=pi[un]}else N.show&&N.auto&&ze(ge,he,N,e[X],N.sorted);N.idxs[0]=hn,N.idxs[1]=un}else if(X>0&&N.show&&N.auto){let[ee,he]=N.facets,ge=ee.scale,be=he.scale,[De,Ne]=e[X],Oe=_[ge],rt=_[be];Oe!=null&&ze(Oe,W[ge],ee,De,ee.sorted),rt!=null&&ze(rt,W[be],he,Ne,he.sorted),N.min=he.min,N.max=he.max}});for(let N in _){let X=_[N],ee=W[N];if(X.from==null&&(ee==null||ee.min==null)){let he=X.range(n,X.min==Bt?null:X.min,X.max==-Bt?null:X.max,N);X.min=he[0],X.max=he[1]}}}for(let N in _){let X=_[N];if(X.from!=null){let ee=_[X.from];if(ee.min==null)X.min=X.max=null;else{let he=X.range(n,ee.min,ee.max,N);X.min=he[0],X.max=he[1]}}}let T={},P=!1;for(let N in _){let X=_[N],ee=b[N];if(ee.min!=X.min||ee.max!=X.max){ee.min=X.min,ee.max=X.max;let he=ee.distr;ee._min=he==3?Hs(ee.min):he==4?kf(ee.min,ee.asinh):he==100?ee.fwd(ee.min):ee.min,ee._max=he==3?Hs(ee.max):he==4?kf(ee.max,ee.asinh):he==100?ee.fwd(ee.max):ee.max,T[N]=P=!0}}if(P){v.forEach((N,X)=>{s==2?X>0&&T.y&&(N._paths=null):T[N.scale]&&(N._paths=null)});for(let N in T)_e=!0,Un("setScale",N);ue&&oe.left>=0&&(ie=xe=!0)}for(let N in W)W[N]=null}function Be(_){let T=Xf(hn-1,0,sn-1),P=Xf(un+1,0,sn-1);for(;_[T]==null&&T>0;)T--;for(;_[P]==null&&P<sn-1;)P++;return[T,P]}function gt(){if(sn>0){let _=v.some(T=>T._focus)&&Pe!=ke.alpha;_&&(u.globalAlpha=Pe=ke.alpha),v.forEach((T,P)=>{if(P>0&&T.show&&(tn(P,!1),tn(P,!0),T._paths==null)){let N=Pe;Pe!=T.alpha&&(u.globalAlpha=Pe=T.alpha);let X=s==2?[0,e[P][0].length-1]:Be(e[P]);T._paths=T.paths(n,P,X[0],X[1]),Pe!=N&&(u.globalAlpha=Pe=N)}}),v.forEach((T,P)=>{if(P>0&&T.show){let N=Pe;Pe!=T.alpha&&(u.globalAlpha=Pe=T.alpha),T._paths!=null&&Dt(P,!1);{let X=T._paths!=null?T._paths.gaps:null,ee=T.points.show(n,P,hn,un,X),he=T.points.filter(n,P,ee,X);(ee||he)&&(T.points._paths=T.points.paths(n,P,hn,un,he),Dt(P,!0))}Pe!=N&&(u.globalAlpha=Pe=N),Un("drawSeries",P)}}),_&&(u.globalAlpha=Pe=1)}}function tn(_,T){let P=T?v[_].points:v[_];P._stroke=P.stroke(n,_),P._fill=P.fill(n,_)}function Dt(_,T){let P=T?v[_].points:v[_],{stroke:N,fill:X,clip:ee,flags:he,_stroke:ge=P._stroke,_fill:be=P._fill,_width:De=P.width}=P._paths;De=zt(De*Ct,3);let Ne=null,Oe=De%2/2;T&&be==null&&(be=De>0?"#fff":ge);let rt=P.pxAlign==1&&Oe>0;if(rt&&u.translate(Oe,Oe),!T){let Et=R-De/2,At=M-De/2,xt=Y+De,Je=pe+De;Ne=new Path2D,Ne.rect(Et,At,xt,Je)}T?Ue(ge,De,P.dash,P.cap,be,N,X,he,ee):Nt(_,ge,De,P.dash,P.cap,be,N,X,he,Ne,ee),rt&&u.translate(-Oe,-Oe)}function Nt(_,T,P,N,X,ee,he,ge,be,De,Ne){let Oe=!1;be!=0&&C.forEach((rt,Et)=>{if(rt.series[0]==_){let At=v[rt.series[1]],xt=e[rt.series[1]],Je=(At._paths||yl).band;fr(Je)&&(Je=rt.dir==1?Je[0]:Je[1]);let We,$t=null;At.show&&Je&&R1(xt,hn,un)?($t=rt.fill(n,Et)||ee,We=At._paths.clip):Je=null,Ue(T,P,N,X,$t,he,ge,be,De,Ne,We,Je),Oe=!0}}),Oe||Ue(T,P,N,X,ee,he,ge,be,De,Ne)}let wn=Qo|Zf;function Ue(_,T,P,N,X,ee,he,ge,be,De,Ne,Oe){Ee(_,T,P,N,X),(be||De||Oe)&&(u.save(),be&&u.clip(be),De&&u.clip(De)),Oe?(ge&wn)==wn?(u.clip(Oe),Ne&&u.clip(Ne),vt(X,he),gn(_,ee,T)):ge&Zf?(vt(X,he),u.clip(Oe),gn(_,ee,T)):ge&Qo&&(u.save(),u.clip(Oe),Ne&&u.clip(Ne),vt(X,he),u.restore(),gn(_,ee,T)):(vt(X,he),gn(_,ee,T)),(be||De||Oe)&&u.restore()}function gn(_,T,P){P>0&&(T instanceof Map?T.forEach((N,X)=>{u.strokeStyle=Zr=X,u.stroke(N)}):T!=null&&_&&u.stroke(T))}function vt(_,T){T instanceof Map?T.forEach((P,N)=>{u.fillStyle=$s=N,u.fill(P)}):T!=null&&_&&u.fill(T)}function As(_,T,P,N){let X=A[_],ee;if(N<=0)ee=[0,0];else{let he=X._space=X.space(n,_,T,P,N),ge=X._incrs=X.incrs(n,_,T,P,N,he);ee=JA(T,P,ge,N,he)}return X._found=ee}function xn(_,T,P,N,X,ee,he,ge,be,De){let Ne=he%2/2;x==1&&u.translate(Ne,Ne),Ee(ge,he,be,De,ge),u.beginPath();let Oe,rt,Et,At,xt=X+(N==0||N==3?-ee:ee);P==0?(rt=X,At=xt):(Oe=X,Et=xt);for(let Je=0;Je<_.length;Je++)T[Je]!=null&&(P==0?Oe=Et=_[Je]:rt=At=_[Je],u.moveTo(Oe,rt),u.lineTo(Et,At));u.stroke(),x==1&&u.translate(-Ne,-Ne)}function Kr(_){let T=!0;return A.forEach((P,N)=>{if(!P.show)return;let X=b[P.scale];if(X.min==null){P._show&&(T=!1,P._show=!1,dt(!1));return}else P._show||(T=!1,P._show=!0,dt(!1));let ee=P.side,he=ee%2,{min:ge,max:be}=X,[De,Ne]=As(N,ge,be,he==0?B:Re);if(Ne==0)return;let Oe=X.distr==2,rt=P._splits=P.splits(n,N,ge,be,De,Ne,Oe),Et=X.distr==2?rt.map(We=>pi[We]):rt,At=X.distr==2?pi[rt[1]]-pi[rt[0]]:De,xt=P._values=P.values(n,P.filter(n,Et,N,Ne,At),N,Ne,At);P._rotate=ee==2?P.rotate(n,xt,N,Ne):0;let Je=P._size;P._size=Di(P.size(n,xt,N,_)),Je!=null&&P._size!=Je&&(T=!1)}),T}function is(_){let T=!0;return ha.forEach((P,N)=>{let X=P(n,N,ts,_);X!=Oi[N]&&(T=!1),Oi[N]=X}),T}function Ts(){for(let _=0;_<A.length;_++){let T=A[_];if(!T.show||!T._show)continue;let P=T.side,N=P%2,X,ee,he=T.stroke(n,_),ge=P==0||P==3?-1:1,[be,De]=T._found;if(T.label!=null){let si=T.labelGap*ge,xi=Pn((T._lpos+si)*Ct);Ie(T.labelFont[0],he,"center",P==2?"top":F0),u.save(),N==1?(X=ee=0,u.translate(xi,Pn(M+pe/2)),u.rotate((P==3?-nu:nu)/2)):(X=Pn(R+Y/2),ee=xi);let br=wx(T.label)?T.label(n,_,be,De):T.label;u.fillText(br,X,ee),u.restore()}if(De==0)continue;let Ne=b[T.scale],Oe=N==0?Y:pe,rt=N==0?R:M,Et=T._splits,At=Ne.distr==2?Et.map(si=>pi[si]):Et,xt=Ne.distr==2?pi[Et[1]]-pi[Et[0]]:be,Je=T.ticks,We=T.border,$t=Je.show?Je.size:0,on=Pn($t*Ct),On=Pn((T.alignTo==2?T._size-$t-T.gap:T.gap)*Ct),Ot=T._rotate*-nu/180,an=g(T._pos*Ct),mi=(on+On)*ge,ii=an+mi;ee=N==0?ii:0,X=N==1?ii:0;let Ti=T.font[0],ki=T.align==1?$o:T.align==2?Ff:Ot>0?$o:Ot<0?Ff:N==0?"center":P==3?Ff:$o,os=Ot||N==1?"middle":P==2?"top":F0;Ie(Ti,he,ki,os);let gi=T.font[1]*T.lineGap,Ei=Et.map(si=>g(a(si,Ne,Oe,rt))),Bi=T._values;for(let si=0;si<Bi.length;si++){let xi=Bi[si];if(xi!=null){N==0?X=Ei[si]:ee=Ei[si],xi=""+xi;let br=xi.indexOf(`
`)==-1?[xi]:xi.split(/\n/gm);for(let ri=0;ri<br.length;ri++){let $p=br[ri];Ot?(u.save(),u.translate(X,ee+ri*gi),u.rotate(Ot),u.fillText($p,0,0),u.restore()):u.fillText($p,X,ee+ri*gi)}}}Je.show&&xn(Ei,Je.filter(n,At,_,De,xt),N,P,an,on,zt(Je.width*Ct,3),Je.stroke(n,_),Je.dash,Je.cap);let as=T.grid;as.show&&xn(Ei,as.filter(n,At,_,De,xt),N,N==0?2:1,N==0?M:R,N==0?pe:Y,zt(as.width*Ct,3),as.stroke(n,_),as.dash,as.cap),We.show&&xn([an],[1],N==0?1:0,N==0?1:2,N==1?M:R,N==1?pe:Y,zt(We.width*Ct,3),We.stroke(n,_),We.dash,We.cap)}Un("drawAxes")}function dt(_){v.forEach((T,P)=>{P>0&&(T._paths=null,_&&(s==1?(T.min=null,T.max=null):T.facets.forEach(N=>{N.min=null,N.max=null})))})}let rn=!1,ni=!1,Ft=[];function yn(){ni=!1;for(let _=0;_<Ft.length;_++)Un(...Ft[_]);Ft.length=0}function Yn(){rn||(H1(Rp),rn=!0)}function Cl(_,T=!1){rn=!0,ni=T,_(n),Rp(),T&&Ft.length>0&&queueMicrotask(yn)}n.batch=Cl;function Rp(){if(ce&&(mt(),ce=!1),_e&&(Ae(),_e=!1),ve){if(Jt(f,$o,Ye),Jt(f,"top",ot),Jt(f,pl,B),Jt(f,ml,Re),Jt(p,$o,Ye),Jt(p,"top",ot),Jt(p,pl,B),Jt(p,ml,Re),Jt(d,pl,nn),Jt(d,ml,mn),h.width=Pn(nn*Ct),h.height=Pn(mn*Ct),A.forEach(({_el:_,_show:T,_size:P,_pos:N,side:X})=>{if(_!=null)if(T){let ee=X===3||X===0?P:0,he=X%2==1;Jt(_,he?"left":"top",N-ee),Jt(_,he?"width":"height",P),Jt(_,he?"top":"left",he?ot:Ye),Jt(_,he?"height":"width",he?Re:B),Wf(_,Hr)}else Si(_,Hr)}),Zr=$s=Jr=G=te=K=Q=Te=E=null,Pe=1,ma(!0),Ye!=we||ot!=kt||B!=Ge||Re!=$e){dt(!1);let _=B/Ge,T=Re/$e;if(ue&&!ie&&oe.left>=0){oe.left*=_,oe.top*=T,jr&&bs(jr,Pn(oe.left),0,B,Re),Qr&&bs(Qr,0,Pn(oe.top),B,Re);for(let P=0;P<ct.length;P++){let N=ct[P];N!=null&&(Wt[P]*=_,ti[P]*=T,bs(N,Di(Wt[P]),Di(ti[P]),B,Re))}}if(Xt.show&&!re&&Xt.left>=0&&Xt.width>0){Xt.left*=_,Xt.width*=_,Xt.top*=T,Xt.height*=T;for(let P in Yu)Jt(no,P,Xt[P])}we=Ye,kt=ot,Ge=B,$e=Re}Un("setSize"),ve=!1}nn>0&&mn>0&&(u.clearRect(0,0,h.width,h.height),Un("drawClear"),S.forEach(_=>_()),Un("draw")),Xt.show&&re&&(Rl(Xt),re=!1),ue&&ie&&(_r(null,!0,!1),ie=!1),ne.show&&ne.live&&xe&&(Xu(),xe=!1),l||(l=!0,n.status=1,Un("ready")),Xs=!1,rn=!1}n.redraw=(_,T)=>{_e=T||!1,_!==!1?Zs(w,I.min,I.max):Yn()};function Hu(_,T){let P=b[_];if(P.from==null){if(sn==0){let N=P.range(n,T.min,T.max,_);T.min=N[0],T.max=N[1]}if(T.min>T.max){let N=T.min;T.min=T.max,T.max=N}if(sn>1&&T.min!=null&&T.max!=null&&T.max-T.min<1e-16)return;_==w&&P.distr==2&&sn>0&&(T.min=Qi(T.min,e[0]),T.max=Qi(T.max,e[0]),T.min==T.max&&T.max++),W[_]=T,ce=!0,Yn()}}n.setScale=Hu;let Wu,qu,jr,Qr,Pp,Ip,eo,to,Lp,Dp,qt,jt,Ys=!1,Hn=oe.drag,Nn=Hn.x,Fn=Hn.y;ue&&(oe.x&&(Wu=Li(f1,p)),oe.y&&(qu=Li(p1,p)),I.ori==0?(jr=Wu,Qr=qu):(jr=qu,Qr=Wu),qt=oe.left,jt=oe.top);let Xt=n.select=Mn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),no=Xt.show?Li(d1,Xt.over?p:f):null;function Rl(_,T){if(Xt.show){for(let P in _)Xt[P]=_[P],P in Yu&&Jt(no,P,_[P]);T!==!1&&Un("setSelect")}}n.setSelect=Rl;function Zy(_){if(v[_].show)j&&Wf(Xe[_],Hr);else if(j&&Si(Xe[_],Hr),ue){let P=Ce?ct[0]:ct[_];P!=null&&bs(P,-10,-10,B,Re)}}function Zs(_,T,P){Hu(_,{min:T,max:P})}function ss(_,T,P,N){T.focus!=null&&ev(_),T.show!=null&&v.forEach((X,ee)=>{ee>0&&(_==ee||_==null)&&(X.show=T.show,Zy(ee),s==2?(Zs(X.facets[0].scale,null,null),Zs(X.facets[1].scale,null,null)):Zs(X.scale,null,null),Yn())}),P!==!1&&Un("setSeries",_,T),N&&ga("setSeries",n,_,T)}n.setSeries=ss;function Jy(_,T){Mn(C[_],T)}function Ky(_,T){_.fill=bt(_.fill||null),_.dir=Tt(_.dir,-1),T=T??C.length,C.splice(T,0,_)}function jy(_){_==null?C.length=0:C.splice(_,1)}n.addBand=Ky,n.setBand=Jy,n.delBand=jy;function Qy(_,T){v[_].alpha=T,ue&&ct[_]!=null&&(ct[_].style.opacity=T),j&&Xe[_]&&(Xe[_].style.opacity=T)}let Es,Js,vr,io={focus:!0};function ev(_){if(_!=vr){let T=_==null,P=ke.alpha!=1;v.forEach((N,X)=>{if(s==1||X>0){let ee=T||X==0||X==_;N._focus=T?null:ee,P&&Qy(X,ee?1:ke.alpha)}}),vr=_,P&&Yn()}}j&&tt&&St(B0,Se,_=>{oe._lock||(et(_),vr!=null&&ss(null,io,!0,vn.setSeries))});function rs(_,T,P){let N=b[T];P&&(_=_/Ct-(N.ori==1?ot:Ye));let X=B;N.ori==1&&(X=Re,_=X-_),N.dir==-1&&(_=X-_);let ee=N._min,he=N._max,ge=_/X,be=ee+(he-ee)*ge,De=N.distr;return De==3?Jo(10,be):De==4?I1(be,N.asinh):De==100?N.bwd(be):be}function tv(_,T){let P=rs(_,w,T);return Qi(P,e[0],hn,un)}n.valToIdx=_=>Qi(_,e[0]),n.posToIdx=tv,n.posToVal=rs,n.valToPos=(_,T,P)=>b[T].ori==0?r(_,b[T],P?Y:B,P?R:0):o(_,b[T],P?pe:Re,P?M:0),n.setCursor=(_,T,P)=>{qt=_.left,jt=_.top,_r(null,T,P)};function Np(_,T){Jt(no,$o,Xt.left=_),Jt(no,pl,Xt.width=T)}function Fp(_,T){Jt(no,"top",Xt.top=_),Jt(no,ml,Xt.height=T)}let fa=I.ori==0?Np:Fp,pa=I.ori==1?Np:Fp;function nv(){if(j&&ne.live)for(let _=s==2?1:0;_<v.length;_++){if(_==0&&ut)continue;let T=ne.values[_],P=0;for(let N in T)Ve[_][P++].firstChild.nodeValue=T[N]}}function Xu(_,T){if(_!=null&&(_.idxs?_.idxs.forEach((P,N)=>{J[N]=P}):F1(_.idx)||J.fill(_.idx),ne.idx=J[0]),j&&ne.live){for(let P=0;P<v.length;P++)(P>0||s==1&&!ut)&&iv(P,J[P]);nv()}xe=!1,T!==!1&&Un("setLegend")}n.setLegend=Xu;function iv(_,T){let P=v[_],N=_==0&&z==2?pi:e[_],X;ut?X=P.values(n,_,T)??st:(X=P.value(n,T==null?null:N[T],_,T),X=X==null?st:{_:X}),ne.values[_]=X}function _r(_,T,P){Lp=qt,Dp=jt,[qt,jt]=oe.move(n,qt,jt),oe.left=qt,oe.top=jt,ue&&(jr&&bs(jr,Pn(qt),0,B,Re),Qr&&bs(Qr,0,Pn(jt),B,Re));let N,X=hn>un;Es=Bt,Js=null;let ee=I.ori==0?B:Re,he=I.ori==1?B:Re;if(qt<0||sn==0||X){N=oe.idx=null;for(let ge=0;ge<v.length;ge++){let be=ct[ge];be!=null&&bs(be,-10,-10,B,Re)}tt&&ss(null,io,!0,_==null&&vn.setSeries),ne.live&&(J.fill(N),xe=!0)}else{let ge,be,De;s==1&&(ge=I.ori==0?qt:jt,be=rs(ge,w),N=oe.idx=Qi(be,e[0],hn,un),De=V(e[0][N],I,ee,0));let Ne=-10,Oe=-10,rt=0,Et=0,At=!0,xt="",Je="";for(let We=s==2?1:0;We<v.length;We++){let $t=v[We],on=J[We],On=on==null?null:s==1?e[We][on]:e[We][1][on],Ot=oe.dataIdx(n,We,N,be),an=Ot==null?null:s==1?e[We][Ot]:e[We][1][Ot];if(xe=xe||an!=On||Ot!=on,J[We]=Ot,We>0&&$t.show){let mi=Ot==null?-10:Ot==N?De:V(s==1?e[0][Ot]:e[We][0][Ot],I,ee,0),ii=an==null?-10:L(an,s==1?b[$t.scale]:b[$t.facets[1].scale],he,0);if(tt&&an!=null){let Ti=I.ori==1?qt:jt,ki=In(ke.dist(n,We,Ot,ii,Ti));if(ki<Es){let os=ke.bias;if(os!=0){let gi=rs(Ti,$t.scale),Ei=an>=0?1:-1,Bi=gi>=0?1:-1;Bi==Ei&&(Bi==1?os==1?an>=gi:an<=gi:os==1?an<=gi:an>=gi)&&(Es=ki,Js=We)}else Es=ki,Js=We}}if(xe||Ce){let Ti,ki;I.ori==0?(Ti=mi,ki=ii):(Ti=ii,ki=mi);let os,gi,Ei,Bi,as,si,xi=!0,br=de.bbox;if(br!=null){xi=!1;let ri=br(n,We);Ei=ri.left,Bi=ri.top,os=ri.width,gi=ri.height}else Ei=Ti,Bi=ki,os=gi=de.size(n,We);if(si=de.fill(n,We),as=de.stroke(n,We),Ce)We==Js&&Es<=ke.prox&&(Ne=Ei,Oe=Bi,rt=os,Et=gi,At=xi,xt=si,Je=as);else{let ri=ct[We];ri!=null&&(Wt[We]=Ei,ti[We]=Bi,X0(ri,os,gi,xi),W0(ri,si,as),bs(ri,Di(Ei),Di(Bi),B,Re))}}}}if(Ce){let We=ke.prox,$t=vr==null?Es<=We:Es>We||Js!=vr;if(xe||$t){let on=ct[0];on!=null&&(Wt[0]=Ne,ti[0]=Oe,X0(on,rt,Et,At),W0(on,xt,Je),bs(on,Di(Ne),Di(Oe),B,Re))}}}if(Xt.show&&Ys)if(_!=null){let[ge,be]=vn.scales,[De,Ne]=vn.match,[Oe,rt]=_.cursor.sync.scales,Et=_.cursor.drag;if(Nn=Et._x,Fn=Et._y,Nn||Fn){let{left:At,top:xt,width:Je,height:We}=_.select,$t=_.scales[Oe].ori,on=_.posToVal,On,Ot,an,mi,ii,Ti=ge!=null&&De(ge,Oe),ki=be!=null&&Ne(be,rt);Ti&&Nn?($t==0?(On=At,Ot=Je):(On=xt,Ot=We),an=b[ge],mi=V(on(On,Oe),an,ee,0),ii=V(on(On+Ot,Oe),an,ee,0),fa(es(mi,ii),In(ii-mi))):fa(0,ee),ki&&Fn?($t==1?(On=At,Ot=Je):(On=xt,Ot=We),an=b[be],mi=L(on(On,rt),an,he,0),ii=L(on(On+Ot,rt),an,he,0),pa(es(mi,ii),In(ii-mi))):pa(0,he)}else Zu()}else{let ge=In(Lp-Pp),be=In(Dp-Ip);if(I.ori==1){let rt=ge;ge=be,be=rt}Nn=Hn.x&&ge>=Hn.dist,Fn=Hn.y&&be>=Hn.dist;let De=Hn.uni;De!=null?Nn&&Fn&&(Nn=ge>=De,Fn=be>=De,!Nn&&!Fn&&(be>ge?Fn=!0:Nn=!0)):Hn.x&&Hn.y&&(Nn||Fn)&&(Nn=Fn=!0);let Ne,Oe;Nn&&(I.ori==0?(Ne=eo,Oe=qt):(Ne=to,Oe=jt),fa(es(Ne,Oe),In(Oe-Ne)),Fn||pa(0,he)),Fn&&(I.ori==1?(Ne=eo,Oe=qt):(Ne=to,Oe=jt),pa(es(Ne,Oe),In(Oe-Ne)),Nn||fa(0,ee)),!Nn&&!Fn&&(fa(0,0),pa(0,0))}if(Hn._x=Nn,Hn._y=Fn,_==null){if(P){if(Xp!=null){let[ge,be]=vn.scales;vn.values[0]=ge!=null?rs(I.ori==0?qt:jt,ge):null,vn.values[1]=be!=null?rs(I.ori==1?qt:jt,be):null}ga(Uf,n,qt,jt,B,Re,N)}if(tt){let ge=P&&vn.setSeries,be=ke.prox;vr==null?Es<=be&&ss(Js,io,!0,ge):Es>be?ss(null,io,!0,ge):Js!=vr&&ss(Js,io,!0,ge)}}xe&&(ne.idx=N,Xu()),T!==!1&&Un("setCursor")}let Ks=null;Object.defineProperty(n,"rect",{get(){return Ks==null&&ma(!1),Ks}});function ma(_=!1){_?Ks=null:(Ks=p.getBoundingClientRect(),Un("syncRect",Ks))}function Up(_,T,P,N,X,ee,he){oe._lock||Ys&&_!=null&&_.movementX==0&&_.movementY==0||($u(_,T,P,N,X,ee,he,!1,_!=null),_!=null?_r(null,!0,!0):_r(T,!0,!1))}function $u(_,T,P,N,X,ee,he,ge,be){if(Ks==null&&ma(!1),et(_),_!=null)P=_.clientX-Ks.left,N=_.clientY-Ks.top;else{if(P<0||N<0){qt=-10,jt=-10;return}let[De,Ne]=vn.scales,Oe=T.cursor.sync,[rt,Et]=Oe.values,[At,xt]=Oe.scales,[Je,We]=vn.match,$t=T.axes[0].side%2==1,on=I.ori==0?B:Re,On=I.ori==1?B:Re,Ot=$t?ee:X,an=$t?X:ee,mi=$t?N:P,ii=$t?P:N;if(At!=null?P=Je(De,At)?a(rt,b[De],on,0):-10:P=on*(mi/Ot),xt!=null?N=We(Ne,xt)?a(Et,b[Ne],On,0):-10:N=On*(ii/an),I.ori==1){let Ti=P;P=N,N=Ti}}be&&(T==null||T.cursor.event.type==Uf)&&((P<=1||P>=B-1)&&(P=Vr(P,B)),(N<=1||N>=Re-1)&&(N=Vr(N,Re))),ge?(Pp=P,Ip=N,[eo,to]=oe.move(n,P,N)):(qt=P,jt=N)}let Yu={width:0,height:0,left:0,top:0};function Zu(){Rl(Yu,!1)}let Op,kp,Bp,zp;function Vp(_,T,P,N,X,ee,he){Ys=!0,Nn=Fn=Hn._x=Hn._y=!1,$u(_,T,P,N,X,ee,he,!0,!1),_!=null&&(St(Of,Gf,Gp,!1),ga(O0,n,eo,to,B,Re,null));let{left:ge,top:be,width:De,height:Ne}=Xt;Op=ge,kp=be,Bp=De,zp=Ne}function Gp(_,T,P,N,X,ee,he){Ys=Hn._x=Hn._y=!1,$u(_,T,P,N,X,ee,he,!1,!0);let{left:ge,top:be,width:De,height:Ne}=Xt,Oe=De>0||Ne>0,rt=Op!=ge||kp!=be||Bp!=De||zp!=Ne;if(Oe&&rt&&Rl(Xt),Hn.setScale&&Oe&&rt){let Et=ge,At=De,xt=be,Je=Ne;if(I.ori==1&&(Et=be,At=Ne,xt=ge,Je=De),Nn&&Zs(w,rs(Et,w),rs(Et+At,w)),Fn)for(let We in b){let $t=b[We];We!=w&&$t.from==null&&$t.min!=Bt&&Zs(We,rs(xt+Je,We),rs(xt,We))}Zu()}else oe.lock&&(oe._lock=!oe._lock,_r(T,!0,_!=null));_!=null&&(Sn(Of,Gf),ga(Of,n,qt,jt,B,Re,null))}function sv(_,T,P,N,X,ee,he){if(oe._lock)return;et(_);let ge=Ys;if(Ys){let be=!0,De=!0,Ne=10,Oe,rt;I.ori==0?(Oe=Nn,rt=Fn):(Oe=Fn,rt=Nn),Oe&&rt&&(be=qt<=Ne||qt>=B-Ne,De=jt<=Ne||jt>=Re-Ne),Oe&&be&&(qt=qt<eo?0:B),rt&&De&&(jt=jt<to?0:Re),_r(null,!0,!0),Ys=!1}qt=-10,jt=-10,J.fill(null),_r(null,!0,!0),ge&&(Ys=ge)}function Hp(_,T,P,N,X,ee,he){oe._lock||(et(_),da(),Zu(),_!=null&&ga(z0,n,qt,jt,B,Re,null))}function Wp(){A.forEach(KA),k(n.width,n.height,!0)}Wr(iu,Zo,Wp);let so={};so.mousedown=Vp,so.mousemove=Up,so.mouseup=Gp,so.dblclick=Hp,so.setSeries=(_,T,P,N)=>{let X=vn.match[2];P=X(n,T,P),P!=-1&&ss(P,N,!0,!1)},ue&&(St(O0,p,Vp),St(Uf,p,Up),St(k0,p,_=>{et(_),ma(!1)}),St(B0,p,sv),St(z0,p,Hp),Jf.add(n),n.syncRect=ma);let Pl=n.hooks=i.hooks||{};function Un(_,T,P){ni?Ft.push([_,T,P]):_ in Pl&&Pl[_].forEach(N=>{N.call(null,n,T,P)})}(i.plugins||[]).forEach(_=>{for(let T in _.hooks)Pl[T]=(Pl[T]||[]).concat(_.hooks[T])});let qp=(_,T,P)=>P,vn=Mn({key:null,setSeries:!1,filters:{pub:K0,sub:K0},scales:[w,v[1]?v[1].scale:null],match:[j0,j0,qp],values:[null,null]},oe.sync);vn.match.length==2&&vn.match.push(qp),oe.sync=vn;let Xp=vn.key,Ju=Yx(Xp);function ga(_,T,P,N,X,ee,he){vn.filters.pub(_,T,P,N,X,ee,he)&&Ju.pub(_,T,P,N,X,ee,he)}Ju.sub(n);function rv(_,T,P,N,X,ee,he){vn.filters.sub(_,T,P,N,X,ee,he)&&so[_](null,T,P,N,X,ee,he)}n.pub=rv;function ov(){Ju.unsub(n),Jf.delete(n),Dn.clear(),qf(iu,Zo,Wp),c.remove(),Se?.remove(),Un("destroy")}n.destroy=ov;function Ku(){Un("init",i,e),ua(e||i.data,!1),W[w]?Hu(w,W[w]):da(),re=Xt.show&&(Xt.width>0||Xt.height>0),ie=xe=!0,k(i.width,i.height)}return v.forEach(Yr),A.forEach(Ss),t?t instanceof HTMLElement?(t.appendChild(c),Ku()):t(n,Ku):Ku(),n}Ln.assign=Mn;Ln.fmtNum=ip;Ln.rangeNum=su;Ln.rangeLog=au;Ln.rangeAsinh=tp;Ln.orient=Xr;Ln.pxRatio=Ct;Ln.join=G1;Ln.fmtDate=rp,Ln.tzDate=Q1;Ln.sync=Yx;{Ln.addGap=FA,Ln.clipGaps=hu;let i=Ln.paths={points:ey};i.linear=ny,i.stepped=kA,i.bars=BA,i.spline=VA}var jA=1e-18,$r=(i,e)=>e.map(t=>{let n=Math.log10(t);return Math.abs(n-Math.round(n))<1e-6?fm(Math.round(n)):""}),_l=(i,e)=>e,oy=(...i)=>mr(...i).map((e,t)=>t===0?`${e} s`:e),mr=(i,e,t,n,s)=>e.map(r=>{let o=Math.max(...e.map(Math.abs));if(o>=1e5||o<.001)return at(r,Math.max(2,Math.min(8,1+Math.ceil(Math.log10(o/s)))));let a=0;for(;a<9&&Math.abs(s*10**a-Math.round(s*10**a))>1e-6*s*10**a;)a++;return r.toFixed(a).replace("-","−")}),QA=i=>{if(!i.dash)return i.colour;let[e,t]=i.dash;return`repeating-linear-gradient(90deg, ${i.colour} 0 ${e}px, transparent ${e}px ${e+t}px)`},pu=class{constructor(e,t,n,s){this.spec=e;this.theme=t;this.seek=n;this.zoomed=s;this.log=!e.signed;let r=F("button",{type:"button",class:"small ghost","data-test":`scale-${e.id}`,title:"Linear or logarithmic axis",onclick:()=>this.setLog(!this.log)});this.scale=r,this.setLog(this.log);let o=F("div",{class:"values"});e.series.forEach(a=>{let l=F("span",{class:"value"},"–"),c=F("i",{class:"mark"});c.style.background=QA(a),o.append(F("span",{class:"item",title:a.name},F("span",{class:"name"},c,a.name),l)),this.values.push(l)}),this.head=F("div",{class:"head"},F("h3",{title:e.about??`${e.title}, ${e.unit}`},e.title,F("span",{class:"unit"},e.unit?` ${e.unit}`:"")),r),this.box=F("div",{class:"box"}),this.watch=new ResizeObserver(()=>{let{clientWidth:a,clientHeight:l}=this.box;o.classList.toggle("tight",a<(e.series.some(c=>c.dash)?300:235)),(!this.plot||this.plot.width!==a||this.plot.height!==l)&&this.rebuild()}),this.watch.observe(this.box),this.node=F("figure",{class:"panel",id:`plot-${e.id}`,"data-test":`plot-${e.id}`},this.head,o,this.box)}spec;theme;seek;zoomed;node;box;head;values=[];cursor=F("div",{class:"playhead","aria-hidden":"true"});empty=F("div",{class:"empty",hidden:!0});watch;plot=null;range=[0,1];now=0;log;hidden=new Set;scale;setLog(e){this.log=e,this.scale.textContent=e?"log":"lin",this.scale.setAttribute("aria-label",`${this.spec.title}: ${e?"logarithmic":"linear"} axis`),this.plot&&this.rebuild()}span(e,t){this.range=[e,t],this.refresh()}data(){let e=Math.max(50,Math.floor(this.box.clientWidth||300));if(this.spec.aligned){let n=s=>this.log?Float64Array.from(s,Math.abs):s;return[this.spec.series[0].t(),...this.spec.series.map(s=>n(s.y()))]}let t=this.spec.series.map((n,s)=>{let r=n.y();return!r||this.hidden.has(s)?{x:new Float64Array(0),y:new Float64Array(0)}:Dl(n.t(),r,this.range[0],this.range[1],e,this.log)});return Nl(t)}refresh(){if(!this.plot)return this.rebuild();this.plot.setData(this.data(),!1),this.rescale()}rescale(){let e=this.plot,t=1/0,n=-1/0;for(let s=1;s<e.data.length;s++)for(let r of e.data[s])r!=null&&(r<t&&(t=r),r>n&&(n=r));this.empty.hidden=n>=t,n>=t||(this.empty.textContent=this.spec.series.some(s=>s.y()?.length)&&this.log?"zero throughout":"not known"),e.batch(()=>{if(e.setScale("x",{min:this.range[0],max:this.range[1]}),this.log){t=Math.max(t,jA),n>=t||(t=1e-17,n=1e-15);let s=Math.floor(Math.log10(t)-.05),r=Math.ceil(Math.log10(n)+.05);e.setScale("y",{min:10**Math.max(s,r-18),max:10**Math.max(r,s+1)})}else{n>=t||(t=-1,n=1);let s=.08*(n-t)||.1*Math.abs(n)||1;e.setScale("y",{min:t-s,max:n+s})}})}rebuild(){let e=this.box.clientWidth,t=this.box.clientHeight;if(this.plot?.destroy(),this.plot=null,e<40||t<30)return;let{theme:n}=this,r={stroke:n.quiet,font:'11px system-ui, "Segoe UI", "DejaVu Sans", sans-serif',grid:{stroke:Or(n.line,.55),width:1},ticks:{show:!1}};this.plot=new Ln({width:e,height:t,padding:[6,16,0,0],legend:{show:!1},cursor:{drag:{x:!0,y:!1,setScale:!1},points:{show:!1},x:!1,y:!1},scales:{x:{time:!1,auto:!1},y:{distr:this.log?3:1,auto:!1}},axes:[{...r,size:24,gap:3,space:60,values:oy},this.log?{...r,size:42,gap:4,values:$r,splits:mu,filter:_l}:{...r,size:54,gap:4,space:26,values:mr}],series:[{},...this.spec.series.map(o=>({label:o.name,stroke:o.colour,width:o.width??1.4,spanGaps:!1,points:{show:!1},dash:o.dash}))],bands:this.spec.bands?.map(([o,a,l])=>({series:[o+1,a+1],fill:Or(this.spec.series[o].colour,l)})),hooks:{draw:[o=>this.crosses(o)],setSelect:[o=>{let a=o.select.width;a>6&&this.zoomed([o.posToVal(o.select.left,"x"),o.posToVal(o.select.left+a,"x")]),o.setSelect({left:0,top:0,width:0,height:0},!1)}]}},this.data(),this.box),this.plot.over.append(this.cursor,this.empty),this.plot.over.addEventListener("click",o=>{let a=o.clientX-this.plot.over.getBoundingClientRect().left;Math.abs(this.pressed-o.clientX)<4&&this.seek(this.plot.posToVal(a,"x"))}),this.plot.over.addEventListener("pointerdown",o=>this.pressed=o.clientX),this.plot.over.addEventListener("dblclick",()=>this.zoomed(null)),this.rescale()}pressed=0;crosses(e){let t=e.ctx,n=devicePixelRatio||1,s=4.5*n;this.spec.series.forEach((r,o)=>{let a=r.ended?.()??null,l=e.data[o+1];if(a===null||!l)return;let c=l.length-1;for(;c>=0&&(l[c]===null||l[c]===void 0);)c--;if(c<0)return;let h=e.valToPos(e.data[0][c],"x",!0),u=Math.max(e.bbox.top+s,e.valToPos(l[c],"y",!0));t.save(),t.strokeStyle=r.colour,t.lineWidth=2*n,t.beginPath();for(let[d,f]of[[-s,-s],[-s,s]])t.moveTo(h+d,u+f),t.lineTo(h-d,u-f);t.stroke(),t.restore()})}at(e){this.now=e;let t=this.plot;if(t){let n=t.valToPos(e,"x");this.cursor.style.transform=`translateX(${n.toFixed(1)}px)`,this.cursor.hidden=!(n>=-1&&n<=t.over.clientWidth+1)}}write(){this.spec.series.forEach((e,t)=>{let n=e.ended?.()??null,s=n!==null&&this.now>n?"ended":at(e.value(),3);this.values[t].textContent!==s&&(this.values[t].textContent=s)})}svg(e,t){let n=this.plot;if(!n)return"";let s=this.spec.series.map((r,o)=>({x:n.data[0],y:n.data[o+1],colour:r.colour,width:r.width,dash:r.dash}));return dp(n,e,t,this.theme,s,{x:oy,y:this.log?$r:mr})}get title(){return this.spec.title}get unit(){return this.spec.unit}get legend(){return this.spec.series.map((e,t)=>({text:`${e.name} ${this.values[t].textContent??""}`,colour:e.colour,dash:e.dash}))}get size(){return{width:this.box.clientWidth,height:this.box.clientHeight}}destroy(){this.watch.disconnect(),this.plot?.destroy(),this.node.remove()}};function dp(i,e,t,n,s,r){let o=i.over.offsetLeft,a=i.over.offsetTop,l=i.over.clientWidth,c=i.over.clientHeight,h=d=>d.replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;"),u=[`<svg x="${e.toFixed(1)}" y="${t.toFixed(1)}" width="${i.width}" height="${i.height}" font-size="11">`];for(let[d,f]of[["x",!0],["y",!1]]){let{min:p,max:x}=i.scales[d],g=i.axes[f?0:1]._splits??[p,x],m=r[d](i,g,0,0,g.length>1?g[1]-g[0]:1);g.forEach((v,A)=>{if(v===null||v<p||v>x||!m[A])return;let b=i.valToPos(v,d);u.push(f?`<path d="M${(o+b).toFixed(1)} ${a}v${c}" stroke="${n.line}" stroke-width=".6"/><text x="${(o+b).toFixed(1)}" y="${a+c+14}" text-anchor="middle" fill="${n.quiet}">${h(m[A])}</text>`:`<path d="M${o} ${(a+b).toFixed(1)}h${l}" stroke="${n.line}" stroke-width=".6"/><text x="${o-5}" y="${(a+b+4).toFixed(1)}" text-anchor="end" fill="${n.quiet}">${h(m[A])}</text>`)})}u.push(`<svg x="${o}" y="${a}" width="${l}" height="${c}">`);for(let d of s){let f="",p=!0;for(let g=0;g<d.x.length;g++){let m=d.y[g];if(m===null&&(p=!0),m==null||!Number.isFinite(m))continue;let v=i.valToPos(d.x[g],"x").toFixed(1),A=Math.max(-9,Math.min(c+9,i.valToPos(m,"y"))).toFixed(1);f+=d.dots?`M${v} ${A}h0`:`${p?"M":"L"}${v} ${A}`,p=!1}let x=d.dots?'stroke-width="6" stroke-linecap="round"':`stroke-width="${d.width??1.4}" stroke-linejoin="round"${d.dash?` stroke-dasharray="${d.dash.join(" ")}"`:""}`;f&&u.push(`<path d="${f}" fill="none" stroke="${d.colour}" ${x}/>`)}return u.push("</svg></svg>"),u.join("")}var mu=(i,e,t,n)=>{let s=Math.ceil(Math.log10(t)-1e-9),r=Math.floor(Math.log10(n)+1e-9),o=i.bbox?i.bbox.height/(devicePixelRatio||1)/20:5,a=Math.max(1,Math.ceil((r-s)/Math.max(1,Math.min(5,o)))),l=[];for(let c=Math.ceil(s/a)*a;c<=r;c+=a)l.push(10**c);return l};var ay=(i,e)=>{let t=e===void 0?/\b(not|in part|fail|differs|wrong|cannot)/i.test(i):!e;return F("span",{class:`verdict ${t?"bad":"good"}`},i)};function ly(i,e){let t=lt("exhibit"),n=[],s=F("div",{class:"figures"}),r=[];i.panels.forEach((a,l)=>{let c=[...e.runs,e.omega,e.momentum,e.quiet],h=y=>c[(a.series[y].colour??y)%c.length],u=y=>a.series[y].style==="dashed"||a.series[y].style==="line"&&(a.series[y].colour??y)>=c.length,d=F("div",{class:"box"}),f=a.xlabel?`${a.xlabel} →`:" ",p=F("div",{class:"legend"}),x=[],g=[];a.series.forEach((y,S)=>{if(!y.name&&S)return;let U=F("i");U.style.background=u(S)?`repeating-linear-gradient(90deg, ${h(S)} 0 4px, transparent 4px 7px)`:h(S),p.append(F("span",{},U,y.name)),x.push({text:y.name,colour:h(S),dash:u(S)?[5,4]:void 0})});let m=F("div",{class:"note","aria-live":"off"},f),v=F("figure",{class:"panel","data-test":`exhibit-panel-${l}`},F("div",{class:"head"},F("h3",{},a.title,F("span",{class:"unit"},` ${a.ylabel}`))),p,d,m);s.append(v);let A=null,b=null,C=()=>{A?.destroy();let y=d.clientWidth,S=d.clientHeight;if(y<40||S<40)return;let U={stroke:e.quiet,font:'11px system-ui, "DejaVu Sans", sans-serif',grid:{stroke:Or(e.line,.5),width:1},ticks:{show:!1}},D=[],I=a.series.map((q,$)=>{let J=[...Array(q.x.length).keys()].filter(ue=>Number.isFinite(q.x[ue])&&Number.isFinite(q.y[ue])&&(!a.xlog||q.x[ue]>0)&&(!a.ylog||q.y[ue]>0)),ne=J.every((ue,me)=>me===0||q.x[ue]>=q.x[J[me-1]]),oe=Float64Array.from(J,ue=>q.x[ue]),j=Float64Array.from(J,ue=>q.y[ue]);return ne||D.push({k:$,x:oe,y:j}),ne?a.xlog||oe.length<4e3?{x:oe,y:j}:Dl(oe,j,oe[0],oe[oe.length-1],y,a.ylog):{x:new Float64Array(0),y:new Float64Array(0)}});g=a.series.map((q,$)=>{let{x:J,y:ne}=D.find(oe=>oe.k===$)??I[$];return{x:J,y:ne,colour:h($),width:1.8,dots:q.style==="points",dash:u($)?[5,4]:void 0}});let z=(q,$)=>{let J=1/0,ne=-1/0;for(let j of[...I,...D])for(let ue of q(j))J=Math.min(J,ue),ne=Math.max(ne,ue);if(!(ne>=J))return $?[1,10]:[0,1];if($)return[10**Math.floor(Math.log10(J)+1e-9),10**Math.max(Math.ceil(Math.log10(ne)-1e-9),Math.floor(Math.log10(J)+1e-9)+1)];let oe=.06*(ne-J)||Math.abs(ne)*.1||1;return[J-oe,ne+oe]},V=z(q=>q.x,a.xlog),L=z(q=>q.y,a.ylog);if(a.equal){let q=y-68,$=S-34,J=Math.max((V[1]-V[0])/q,(L[1]-L[0])/$);for(let[ne,oe]of[[V,q],[L,$]]){let j=(ne[0]+ne[1])/2;ne[0]=j-J*oe/2,ne[1]=j+J*oe/2}}let W=a.categories??[];W.length&&(V[0]=-.5,V[1]=W.length-.5);let Z={splits:()=>W.map((q,$)=>$),values:()=>W,filter:_l};A=new Ln({width:y,height:S,padding:[8,12,0,0],legend:{show:!1},cursor:{drag:{x:!0,y:!0,uni:20},points:{size:7}},scales:{x:{time:!1,auto:!1,distr:a.xlog?3:1},y:{auto:!1,distr:a.ylog?3:1}},axes:[{...U,size:26,...W.length?Z:a.xlog?{values:$r,splits:mu,filter:_l}:{values:mr}},{...U,size:56,...a.ylog?{values:$r,splits:mu,filter:_l}:{values:mr}}],series:[{},...a.series.map((q,$)=>{let J=h($),ne=q.style==="points";return{label:q.name,stroke:J,width:ne?0:1.8,spanGaps:!1,dash:u($)?[5,4]:void 0,points:{show:ne,size:7,fill:J,stroke:J}}})],hooks:{draw:[q=>{let $=q.ctx,J=devicePixelRatio||1;$.save(),$.beginPath(),$.rect(q.bbox.left,q.bbox.top,q.bbox.width,q.bbox.height),$.clip();for(let ne of D){let oe=a.series[ne.k].style;$.strokeStyle=$.fillStyle=h(ne.k),$.lineWidth=1.6*J,$.setLineDash(u(ne.k)?[5*J,4*J]:[]),$.beginPath();for(let j=0;j<ne.x.length;j++){let ue=q.valToPos(ne.x[j],"x",!0),me=q.valToPos(ne.y[j],"y",!0);oe==="points"?($.moveTo(ue+3*J,me),$.arc(ue,me,3*J,0,7)):j?$.lineTo(ue,me):$.moveTo(ue,me)}oe==="points"?$.fill():$.stroke()}$.restore()}],setCursor:[q=>{let $=q.cursor.left??-1;if($<0)return void(m.textContent=f);let J=q.posToVal($,"x"),ne=q.posToVal(q.cursor.top??0,"y");m.textContent=`${a.xlabel}: ${at(J)}   ${a.ylabel}: ${at(ne)}`}]}},I.some(q=>q.x.length)?Nl(I):[V,...I.map(()=>[null,null])],d);let H=A,le=()=>H.batch(()=>{H.setScale("x",{min:V[0],max:V[1]}),H.setScale("y",{min:L[0],max:L[1]})});le(),H.over.addEventListener("dblclick",le)},w=(y,S)=>S.map(U=>a.categories[U]??"");r.push({node:v,title:a.title,unit:`${a.ylabel}${a.xlabel?` over ${a.xlabel}`:""}`,legend:x,get size(){return{width:d.clientWidth,height:d.clientHeight}},svg:(y,S)=>A?dp(A,y,S,e,g,{x:a.categories?w:a.xlog?$r:mr,y:a.ylog?$r:mr}):""}),n.push({make:()=>{C(),b=new ResizeObserver(C),b.observe(d)},drop:()=>{b?.disconnect(),A?.destroy()}})});let o=i.cells?.length?F("div",{class:"wide"},F("table",{"data-test":"cells"},F("thead",{},F("tr",{},...["","Printed","Computed","Verdict"].map(a=>F("th",{},a)))),F("tbody",{},...i.cells.map(a=>F("tr",{},F("td",{},a.what),F("td",{},a.printed),F("td",{},a.computed,a.note&&F("small",{},a.note)),F("td",{},a.verdict?ay(a.verdict,a.good):"")))))):null;return t.replaceChildren(F("p",{class:"note"},`${i.paper} · ${i.name}${i.note?` · ${i.note}`:""}`),F("h2",{},i.title),F("p",{},ay(i.verdict)),F("div",{class:"lead"},...i.text.split(/\n\n+/).map(a=>F("p",{},a))),s),o&&t.append(o),t.hidden=!1,n.forEach(a=>a.make()),{figures:r,drop:()=>{n.forEach(a=>a.drop()),t.replaceChildren(),t.hidden=!0}}}function sa(i,e){let t=F("a",{href:URL.createObjectURL(i),download:e});document.body.append(t),t.click(),t.remove(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}var ra=(i,e)=>`${i.toLowerCase().normalize("NFKD").replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"").slice(0,60)||"polhode"}.${e}`,dy='system-ui, "Segoe UI", "DejaVu Sans", sans-serif',gr=36,ia=17,Ni=12,cy=document.createElement("canvas").getContext("2d");function Ml(i,e,t=!1){return cy.font=`${t?"600 ":""}${e}px ${dy}`,cy.measureText(i).width}function bl(i,e,t,n){if(Ml(i,e,t)<=n)return i;let s=i.length;for(;s>1&&Ml(`${i.slice(0,s).trimEnd()}…`,e,t)>n;)s--;return`${i.slice(0,s).trimEnd()}…`}function fp(i,e,t,n,s,r){let o=0,a=0;for(let l of e){let c=bl(l.text,11.5,!1,s-24),h=Ml(c,11.5)+32;o>0&&o+h>s+12&&(o=0,a++);let u=l.ramp??[l.colour],d=15/u.length;u.forEach((f,p)=>i.swatches.push({x:t+o+p*d,y:n+a*ia,width:d,colour:f,dash:l.dash})),i.texts.push({x:t+o+20,y:n+a*ia,text:c,size:11.5,colour:r}),o+=h}return e.length?a+1:0}function fy(i){let{theme:e}=i,t=i.width,n=i.canvas?.clientHeight??0,s={width:t,height:gr+n,texts:[],swatches:[],plots:[]},r=Ml(i.time,13)+28;s.texts.push({x:Ni,y:gr/2,text:bl(i.title,14,!0,t-r-Ni),size:14,bold:!0,colour:e.ink}),s.texts.push({x:t-Ni,y:gr/2,text:i.time,size:13,colour:e.quiet,right:!0});for(let c of i.views){let{x:h,y:u,width:d,height:f}=c.rect;s.texts.push({x:h+Ni,y:gr+u+18,text:bl(c.title,13,!0,d-2*Ni),size:13,bold:!0,colour:e.ink});let p={...s,texts:[],swatches:[]},x=fp(p,c.legend,0,0,d-2*Ni,e.quiet);fp(s,c.legend,h+Ni,gr+u+f-10-(x-1)*ia,d-2*Ni,e.quiet)}let o=0,a=gr+n+8,l=0;for(let c of i.panels){let h=Math.min(c.size.width+18,t),u=Math.min(1,(t-12)/c.size.width);o>0&&o+h>t+2&&(o=0,a+=l,l=0);let d=h-2*Ni,f=bl(c.title,12.5,!0,d);s.texts.push({x:o+Ni,y:a+10,text:f,size:12.5,bold:!0,colour:e.ink});let p=Ml(f,12.5,!0)+6;d-p>20&&s.texts.push({x:o+Ni+p,y:a+10,text:bl(c.unit,12,!1,d-p),size:12,colour:e.quiet});let x=fp(s,c.legend,o+Ni,a+10+ia,d,e.quiet);s.plots.push({panel:c,x:o+6,y:a+14+(x+.4)*ia,scale:u}),l=Math.max(l,20+(x+.4)*ia+u*c.size.height),o+=h}return s.height=i.panels.length?a+l:s.height,s}function mp(i){let e=fy(i),{theme:t,canvas:n}=i,s=n?n.width/n.clientWidth:Math.max(2,devicePixelRatio||1),r=F("canvas",{width:Math.round(e.width*s),height:Math.round(e.height*s)}),o=r.getContext("2d");o.scale(s,s),o.fillStyle=t.ground[1],o.fillRect(0,0,e.width,e.height),n&&o.drawImage(n,0,gr,n.clientWidth,n.clientHeight);for(let{panel:a,x:l,y:c,scale:h}of e.plots){let u=a.node.querySelector("canvas");u&&o.drawImage(u,l,c,h*a.size.width,h*a.size.height)}o.textBaseline="middle";for(let a of e.texts)o.font=`${a.bold?"600 ":""}${a.size}px ${dy}`,o.fillStyle=a.colour,o.textAlign=a.right?"right":"left",o.fillText(a.text,a.x,a.y);o.lineWidth=3;for(let a of e.swatches)o.strokeStyle=a.colour,o.setLineDash(a.dash??[]),o.beginPath(),o.moveTo(a.x,a.y),o.lineTo(a.x+a.width,a.y),o.stroke();return r}var pp=i=>i.replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;");function py(i){let e=fy(i),{theme:t,canvas:n}=i,{width:s,height:r}=e,o=[`<svg xmlns="http://www.w3.org/2000/svg" width="${s}" height="${r.toFixed(0)}" viewBox="0 0 ${s} ${r.toFixed(0)}" font-family="system-ui, sans-serif"><title>${pp(i.title)}</title><rect width="${s}" height="${r.toFixed(0)}" fill="${t.ground[1]}"/>`];n&&o.push(`<image x="0" y="${gr}" width="${s}" height="${n.clientHeight}" href="${n.toDataURL("image/png")}"/>`);for(let a of e.texts)o.push(`<text x="${a.x.toFixed(1)}" y="${(a.y+.35*a.size).toFixed(1)}" font-size="${a.size}"${a.bold?' font-weight="600"':""}${a.right?' text-anchor="end"':""} fill="${a.colour}">${pp(a.text)}</text>`);for(let a of e.swatches)o.push(`<path d="M${a.x.toFixed(1)} ${a.y.toFixed(1)}h${a.width.toFixed(1)}" stroke="${a.colour}" stroke-width="3"${a.dash?` stroke-dasharray="${a.dash.join(" ")}"`:""}/>`);for(let{panel:a,x:l,y:c,scale:h}of e.plots)o.push(h<1?`<g transform="translate(${l},${c.toFixed(1)}) scale(${h.toFixed(4)})">${a.svg(0,0)}</g>`:a.svg(l,c));return o.push("</svg>"),o.join(`
`)}async function hy(i){let e=await fetch(i);if(!e.ok)throw new Error(`${i}: ${e.status}`);return e.text()}async function uy(i){if(!globalThis.crypto?.subtle)return null;let e=await crypto.subtle.digest("SHA-256",new TextEncoder().encode(i));return`'sha256-${oo(e)}'`}var eT=(i,e,t,n,s,r)=>`<!doctype html>
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
`;async function my(i,e,t){let n=document.getElementById("polhode-script"),s=n?n.textContent:await hy("studio.js"),r=n?document.getElementById("polhode-style").textContent:await hy("studio.css"),o=await uy(s),a=await uy(r),l=o&&a?`<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${o}; style-src ${a} 'unsafe-inline'; img-src data: blob:; media-src blob:">
`:"",{id:c,part:h,append:u,...d}=i,f=`${l}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${pp(i.title)} · polhode</title>
<link rel="icon" href="data:,">`;return eT(f,r,t,oo(Zp({format:1,...d})),s,e)}function gy(i){let e=lt("export");if(document.getElementById("menu"))return s();let t=i.map(a=>F("button",{type:"button",role:"menuitem","data-test":`export-${a.id}`,onclick:async()=>{s();try{await a.act()}catch(l){Yt(l.message,!0)}}},a.text,F("small",{},a.about))),n=F("div",{class:"menu",id:"menu",role:"menu","aria-label":"Export"},...t);function s(){document.getElementById("menu")?.remove(),e.setAttribute("aria-expanded","false"),removeEventListener("pointerdown",r,!0),removeEventListener("keydown",o,!0)}function r(a){!document.getElementById("menu")?.contains(a.target)&&a.target!==e&&s()}function o(a){a.key==="Escape"&&(s(),e.focus());let l=t.indexOf(document.activeElement);a.key!=="ArrowDown"&&a.key!=="ArrowUp"||(a.preventDefault(),a.stopPropagation(),t[(l+(a.key==="ArrowDown"?1:-1)+t.length)%t.length]?.focus())}e.after(n),e.setAttribute("aria-expanded","true"),addEventListener("pointerdown",r,!0),addEventListener("keydown",o,!0),t[0]?.focus()}function tT(i){return i.reduce((e,t)=>e+t.length,0)}function gu(i){let e=[];do e.unshift(i&255),i=Math.floor(i/256);while(i>0);return e}function Vt(i,...e){let t=tT(e),n=[1];for(let s=6;s>=0;s--)n.push(Math.floor(t/256**s)&255);return[i,n,...e]}var xu=i=>[...i].map(e=>e.charCodeAt(0));function nT(i){let e=new Uint8Array(8);return new DataView(e.buffer).setFloat64(0,i),e}function xy(i,e,t,n,s){let r=(...f)=>f.flat(),o=Vt([26,69,223,163],...r(Vt([66,134],[1]),Vt([66,247],[1]),Vt([66,242],[4]),Vt([66,243],[8]),Vt([66,130],xu("webm")),Vt([66,135],[2]),Vt([66,133],[2]))),a=Vt([21,73,169,102],...r(Vt([42,215,177],gu(1e6)),Vt([68,137],nT(s)),Vt([77,128],xu("polhode")),Vt([87,65],xu("polhode")))),l=Vt([224],...r(Vt([176],gu(e)),Vt([186],gu(t)))),c=Vt([174],...r(Vt([215],[1]),Vt([115,197],[1]),Vt([131],[1]),Vt([156],[0]),Vt([134],xu(n)),l)),h=Vt([22,84,174,107],...c),u=[];for(let f=0;f<i.length;){let p=Math.round(i[f].time),x=Vt([231],gu(p));do{let g=i[f],m=Math.round(g.time)-p;x.push(...Vt([163],[129,m>>8&255,m&255,g.key?128:0],g.data)),f++}while(f<i.length&&!i[f].key&&i[f].time-p<3e4);u.push(...Vt([31,67,182,117],...x))}let d=Vt([24,83,128,103],...a,...h,...u);return new Blob([...o,...d].map(f=>f instanceof Uint8Array?f:Uint8Array.from(f)),{type:"video/webm"})}var iT=[["vp09.00.31.08","V_VP9"],["vp8","V_VP8"]];async function yy(i){if(typeof VideoEncoder>"u")throw new Error('This browser cannot encode a film: it has no WebCodecs. In Python, run.movie("film.mp4") writes one.');let e=i.draw(0),t=e.width&-2,n=e.height&-2,s={width:t,height:n,bitrate:Math.min(16e6,6*t*n),framerate:i.rate},r=null;for(let h of iT)!r&&(await VideoEncoder.isConfigSupported({codec:h[0],...s})).supported&&(r=h);if(!r)throw new Error("This browser cannot make films: it encodes neither VP9 nor VP8.");let o=[],a=null,l=new VideoEncoder({output:h=>{let u=new Uint8Array(h.byteLength);h.copyTo(u),o.push({data:u,time:h.timestamp/1e3,key:h.type==="key"})},error:h=>a=h});l.configure({codec:r[0],...s});let c=0;for(;c<i.frames&&!a&&!i.stopped();c++){let h=new VideoFrame(c?i.draw(c):e,{timestamp:Math.round(1e6*c/i.rate),duration:Math.round(1e6/i.rate),visibleRect:{x:0,y:0,width:t,height:n}});l.encode(h,{keyFrame:c%(4*i.rate)===0}),h.close(),i.progress((c+1)/i.frames);do await new Promise(u=>setTimeout(u));while(l.encodeQueueSize>4&&!a)}if(await l.flush(),l.close(),a)throw a;return xy(o,t,n,r[1],1e3*c/i.rate)}var sT=2e4,rT=5126,oT=5125,gp=34962,aT=34963,xp=class{json={asset:{version:"2.0",generator:"polhode studio"},scene:0,scenes:[{nodes:[0]}],nodes:[],meshes:[],materials:[],accessors:[],bufferViews:[],buffers:[],animations:[]};blocks=[];size=0;accessor(e,t,n){let s={SCALAR:1,VEC3:3,VEC4:4}[t],r=Array(s).fill(1/0),o=Array(s).fill(-1/0);for(let l=0;l<e.length;l++)r[l%s]=Math.min(r[l%s],e[l]),o[l%s]=Math.max(o[l%s],e[l]);let{json:a}=this;return a.bufferViews.push({buffer:0,byteOffset:this.size,byteLength:e.byteLength,...n?{target:n}:{}}),a.accessors.push({bufferView:a.bufferViews.length-1,componentType:e instanceof Uint32Array?oT:rT,count:e.length/s,type:t,min:r,max:o}),this.blocks.push(new Uint8Array(e.buffer,e.byteOffset,e.byteLength)),this.size+=e.byteLength,a.accessors.length-1}bytes(){let{json:e}=this;e.buffers.push({byteLength:this.size});for(let a of["meshes","materials","animations"])e[a].length||delete e[a];let t=new TextEncoder().encode(JSON.stringify(e)),n=Math.ceil(t.length/4)*4,s=new Uint8Array(20+n+8+this.size),r=new DataView(s.buffer);[1179937895,2,s.length,n,1313821514].forEach((a,l)=>r.setUint32(4*l,a,!0)),s.fill(32,20,20+n),s.set(t,20),r.setUint32(20+n,this.size,!0),r.setUint32(24+n,5130562,!0);let o=28+n;for(let a of this.blocks)s.set(a,o),o+=a.length;return s.buffer}};function lT(i,e,t){e.updateWorldMatrix(!0,!0);let n=new wt().copy(e.matrixWorld).invert(),s=[],r=new O;return e.traverse(o=>{let a=o;if(!a.isMesh||!(a.material instanceof Wn||Array.isArray(a.material)))return;let l=a.geometry,c=l.getAttribute("position"),h=l.getAttribute("normal"),u=l.getAttribute("color"),d=new wt().makeScale(1/t,1/t,1/t).multiply(n).multiply(a.matrixWorld),f=new Float32Array(3*c.count),p=new Float32Array(3*c.count);for(let v=0;v<c.count;v++)r.fromBufferAttribute(c,v).applyMatrix4(d).toArray(f,3*v),r.fromBufferAttribute(h,v).transformDirection(d).toArray(p,3*v);let x={POSITION:i.accessor(f,"VEC3",gp),NORMAL:i.accessor(p,"VEC3",gp)},g=Array.isArray(a.material)?a.material:[a.material];u&&g[0].vertexColors&&(x.COLOR_0=i.accessor(Float32Array.from(u.array),"VEC3",gp));let m=l.index?.array??Uint32Array.from({length:c.count},(v,A)=>A);for(let v of g.length>1?l.groups:[{start:0,count:m.length,materialIndex:0}]){let A=g[v.materialIndex??0],b=new qe().copy(A.color);i.json.materials.push({pbrMetallicRoughness:{baseColorFactor:[b.r,b.g,b.b,1],metallicFactor:A.metalness,roughnessFactor:A.roughness}}),s.push({attributes:x,indices:i.accessor(Uint32Array.from(m.slice(v.start,v.start+v.count)),"SCALAR",aT),material:i.json.materials.length-1})}}),s}function cT(i,e=sT){let t=Math.min(i,e);return Array.from({length:t},(n,s)=>t>1?Math.round(s*(i-1)/(t-1)):0)}function vy(i){let e=new xp,{json:t}=e;t.nodes.push({name:"polhode",rotation:[-Math.SQRT1_2,0,0,Math.SQRT1_2],children:i.map((s,r)=>r+1)});let n={name:"motion",channels:[],samplers:[]};return i.forEach((s,r)=>{t.meshes.push({name:s.name,primitives:lT(e,s.solid,s.scale)}),t.nodes.push({name:s.name,mesh:r});let o=cT(s.t.length),a=o.filter(h=>Number.isFinite(s.q[4*h]));if(a.length<2)return;let l=e.accessor(Float32Array.from(a,h=>s.t[h]-s.t[0]),"SCALAR"),c=(h,u,d)=>{n.samplers.push({input:l,output:e.accessor(u,d),interpolation:"LINEAR"}),n.channels.push({sampler:n.samplers.length-1,target:{node:r+1,path:h}})};c("rotation",Float32Array.from(a.flatMap(h=>hT([s.q[4*h+1],s.q[4*h+2],s.q[4*h+3],s.q[4*h]]))),"VEC4"),s.x&&c("translation",Float32Array.from(a.flatMap(h=>[s.x[3*h],s.x[3*h+1],s.x[3*h+2]])),"VEC3")}),n.channels.length&&t.animations.push(n),e.bytes()}var hT=i=>{let e=Math.hypot(...i)||1;return i.map(t=>t/e)};var uT=20,dT=.009;function _y(i){let e=Math.max(...Array.from(i,Math.abs)),t=e>0?10**(Math.floor(Math.log10(e))-3):1;return Array.from(i,n=>Number((Math.round(n/t)*t).toPrecision(8))+0)}var yu=class{constructor(e,t){this.views=e;this.to=t}views;to;dragged=null;q=An();omega=Rt();momentum=Rt();dress(e,t){e.grips=t,t&&this.dragged&&(e.actors[e.lead].reachOf=this.dragged.reach)}find(e,t,n){let s=this.views();if(!s?.grips||e!==s.body)return null;let r=s.actors[s.lead],o=new O,a=null,l=uT;for(let h of["omega","momentum"]){if(!r.knobs[h].visible||h==="momentum"&&r.player.wheels)continue;let u=by(e,r.knobs[h].getWorldPosition(o)).distanceTo(new Qe(t,n));u<l&&(l=u,a=h)}if(a)return a;let c=new Ka;return c.setFromCamera(new Qe(2*t/e.rect.width-1,1-2*n/e.rect.height),e.camera),c.intersectObject(r.body.userData.solid,!0).length?"body":null}places(){let e=this.views();if(!e?.grips)return{};let t=e.actors[e.lead],{rect:n}=e.body,s=r=>{let o=by(e.body,r);return{x:n.x+o.x,y:n.y+o.y}};return{omega:s(t.knobs.omega.getWorldPosition(new O)),momentum:s(t.knobs.momentum.getWorldPosition(new O)),body:s(new ps().setFromObject(t.body.userData.solid).getCenter(new O))}}grab(e,t,n){let s=this.find(e,t,n),r=this.views();if(!s||!r)return null;let o=r.actors[r.lead],a=o.player;a.seek(a.start),this.q.set(a.q),this.omega.set(a.omega),this.momentum.set(a.momentum),this.dragged={reach:o.reachOf},this.to.hold();let l=s==="body"?this.turner(t,n):this.puller(s,e,t,n);return{move:(c,h,u)=>{l(c,h,u),this.tell(s)},end:()=>{this.dragged=null,this.to.rest(),this.to.changed()}}}tell(e){let t=this.views();if(!t)return;let n=t.actors[t.lead].player,s=Rt(),r=Rt(),o=An(this.q[0],-this.q[1],-this.q[2],-this.q[3]);e==="momentum"||e==="body"&&this.to.byMomentum()?n.omegaOf(ln(o,this.momentum,s),this.omega):n.wheels||ln(this.q,n.momentumOf(this.omega,s),this.momentum),t.pose(this.q,ln(this.q,this.omega,r),this.momentum),this.to.move({omega:_y(this.omega),momentum:_y(this.momentum),...e==="body"?{rotation_vector:Array.from(nm(this.q,Rt()),a=>Number(a.toFixed(4))+0)}:{}}),this.to.changed()}puller(e,t,n,s){let r=this.views(),o=r.actors[r.lead],a=o.knobs[e].getWorldPosition(new O),l=My(t,a,n,s),c=o.knobs[e].position.length(),h=c/Math.hypot(...e==="omega"?this.omega:this.momentum);return(u,d,f)=>{let p=this.views(),x=p.actors[p.lead].holder,g=My(p.body,a,u,d).sub(l).add(a);x.worldToLocal(g),f&&g.setLength(c),g.divideScalar(h),e==="momentum"?this.momentum.set([g.x,g.y,g.z]):ln(An(this.q[0],-this.q[1],-this.q[2],-this.q[3]),[g.x,g.y,g.z],this.omega)}}turner(e,t){let n=[e,t];return(s,r)=>{let{body:o}=this.views();o.aim();let{camera:a}=o,l=new O,c=new O;a.matrixWorld.extractBasis(l,c,new O);let h=c.multiplyScalar(s-n[0]).addScaledVector(l,r-n[1]);ls(kl([h.x,h.y,h.z],dT,An()),this.q,this.q),n=[s,r]}}};function by(i,e){return i.aim(),e.project(i.camera),new Qe((e.x+1)/2*i.rect.width,(1-e.y)/2*i.rect.height)}function My(i,e,t,n){i.aim();let{camera:s}=i,r=s.getWorldDirection(new O),o=new O(2*t/i.rect.width-1,1-2*n/i.rect.height,.5).unproject(s).sub(s.position);return o.multiplyScalar(r.dot(e.clone().sub(s.position))/r.dot(o)).add(s.position)}var fT=[["Space","play or pause"],["← →","1 % of the run back or forward"],[", .","one sample back or forward"],["↑ ↓","faster or slower"],["Home End","go to the start or to the end"],["1 2 3 4 5","select a view"],["Shift + arrows","rotate the scene"],["+ −","zoom in or out"],["R","reset the view"],["L","loop on or off"],["T","dark or light theme"],["Ctrl Z, Ctrl Y","undo or redo a change of the runs"]];function yp(){let i=F("dialog",{"aria-label":"Keys","data-test":"help-dialog"},F("h2",{},"Keys"),F("dl",{},...fT.flatMap(([e,t])=>[F("dt",{},F("kbd",{},e)),F("dd",{},t)])),F("p",{class:"note"},"Drag a scene to rotate it; zoom with the wheel or two fingers. Click a plot to go to that time. Drag over a plot to zoom in; double-click to show the whole time span."),F("button",{type:"button",class:"primary",onclick:()=>i.close()},"Close"));i.addEventListener("close",()=>i.remove()),document.body.append(i),i.showModal()}function Sy(i,e){document.addEventListener("keydown",t=>{let n=t.target,s=n.type,r=/^(INPUT|SELECT|TEXTAREA)$/.test(n.tagName)&&s!=="range"&&s!=="checkbox";if((t.ctrlKey||t.metaKey)&&!t.altKey&&/^[zy]$/i.test(t.key)&&!r){e(t.key.toLowerCase()==="y"||t.shiftKey)&&t.preventDefault();return}if(t.ctrlKey||t.metaKey||t.altKey||r||n.tagName==="BUTTON"&&(t.key===" "||t.key==="Enter")||n.tagName==="INPUT"&&s==="checkbox"&&t.key===" ")return;let a=i(t)[t.key];!a||document.querySelector("dialog[open]")||(t.preventDefault(),a())})}function wy(i,e,t){let n=F("div",{"data-test":"lab"},F("p",{class:"note"},"Figures and tables of papers, recomputed and compared with the printed values."));for(let s of new Set(i.exhibits.map(r=>r.paper)))n.append(F("h3",{},s),F("div",{class:"list"},...i.exhibits.filter(r=>r.paper===s).map(r=>F("button",{type:"button","data-test":`exhibit-${r.name}`,"aria-pressed":String(r.name===e),onclick:()=>t(r.name)},r.title,F("small",{},r.name)))));return n}function Ay(i,e,t){let n=i.steps[e],s=i.steps.length-1,r=F("div",{class:"lesson","data-test":"lesson"},F("p",{class:"note"},`Step ${e+1} of ${i.steps.length}`),F("h2",{},n.title),...n.text.split(`

`).map(o=>F("p",{},o)));if(n.question){let[o,a]=n.question.split(`

`);r.append(F("details",{},F("summary",{},o),F("p",{},a??"")))}return r.append(F("div",{class:"row"},F("button",{type:"button",disabled:e===0,"data-test":"lesson-back",onclick:()=>t(e-1)},"Back"),F("button",{type:"button",class:"primary","data-test":"lesson-next",onclick:()=>t(e<s?e+1:0)},e<s?"Next":"Again")),F("div",{class:"dots","aria-hidden":"true"},...i.steps.map((o,a)=>F("i",{class:a===e?"on":""})))),r}function Ty(i,e){return F("div",{"data-test":"lessons"},F("p",{class:"note"},"Guided tours for a class or for yourself. Export saves a tour as a page in one file."),F("div",{class:"list"},...i.map(t=>F("button",{type:"button","data-test":`lesson-${t.name}`,onclick:()=>e(t.name)},t.title,F("small",{},t.about)))))}var Sl=new O;function Fi(i,e,t,n,s,r){let o=2*Math.PI*s/4,a=Math.max(r-2*s,0),l=Math.PI/4;Sl.copy(e),Sl[n]=0,Sl.normalize();let c=.5*o/(o+a),h=1-Sl.angleTo(i)/l;return Math.sign(Sl[t])===1?h*c:a/(o+a)+c+c*(1-h)}var vu=class i extends Xi{constructor(e=1,t=1,n=1,s=2,r=.1){let o=s*2+1;if(r=Math.min(e/2,t/2,n/2,r),super(1,1,1,o,o,o),this.type="RoundedBoxGeometry",this.parameters={width:e,height:t,depth:n,segments:s,radius:r},o===1)return;let a=this.toNonIndexed();this.index=null,this.attributes.position=a.attributes.position,this.attributes.normal=a.attributes.normal,this.attributes.uv=a.attributes.uv;let l=new O,c=new O,h=new O(e,t,n).divideScalar(2).subScalar(r),u=this.attributes.position.array,d=this.attributes.normal.array,f=this.attributes.uv.array,p=u.length/6,x=new O,g=.5/o;for(let m=0,v=0;m<u.length;m+=3,v+=2)switch(l.fromArray(u,m),c.copy(l),c.x-=Math.sign(c.x)*g,c.y-=Math.sign(c.y)*g,c.z-=Math.sign(c.z)*g,c.normalize(),u[m+0]=h.x*Math.sign(l.x)+c.x*r,u[m+1]=h.y*Math.sign(l.y)+c.y*r,u[m+2]=h.z*Math.sign(l.z)+c.z*r,d[m+0]=c.x,d[m+1]=c.y,d[m+2]=c.z,Math.floor(m/p)){case 0:x.set(1,0,0),f[v+0]=Fi(x,c,"z","y",r,n),f[v+1]=1-Fi(x,c,"y","z",r,t);break;case 1:x.set(-1,0,0),f[v+0]=1-Fi(x,c,"z","y",r,n),f[v+1]=1-Fi(x,c,"y","z",r,t);break;case 2:x.set(0,1,0),f[v+0]=1-Fi(x,c,"x","z",r,e),f[v+1]=Fi(x,c,"z","x",r,n);break;case 3:x.set(0,-1,0),f[v+0]=1-Fi(x,c,"x","z",r,e),f[v+1]=1-Fi(x,c,"z","x",r,n);break;case 4:x.set(0,0,1),f[v+0]=1-Fi(x,c,"x","y",r,e),f[v+1]=1-Fi(x,c,"y","x",r,t);break;case 5:x.set(0,0,-1),f[v+0]=Fi(x,c,"x","y",r,e),f[v+1]=1-Fi(x,c,"y","x",r,t);break}}static fromJSON(e){return new i(e.width,e.height,e.depth,e.segments,e.radius)}};function Ey(i,e=Math.PI/3){let t=i.index?i.toNonIndexed():i,n=t.attributes.position,s=n.count,r;if(n.isBufferAttribute===!0&&n.itemSize===3&&n.normalized===!1)r=n.array;else{r=new Float64Array(s*3);for(let b=0;b<s;b++)r[3*b+0]=n.getX(b),r[3*b+1]=n.getY(b),r[3*b+2]=n.getZ(b)}let o=Math.cos(e),a=(1+1e-10)*100,l=s/3,c=new Float64Array(l*3);for(let b=0;b<l;b++){let C=9*b,w=r[C+0],y=r[C+1],S=r[C+2],U=r[C+3],D=r[C+4],I=r[C+5],z=r[C+6],V=r[C+7],L=r[C+8],W=z-U,Z=V-D,H=L-I,le=w-U,q=y-D,$=S-I,J=Z*$-H*q,ne=H*le-W*$,oe=W*q-Z*le,j=1/(Math.sqrt(J*J+ne*ne+oe*oe)||1);c[3*b+0]=J*j,c[3*b+1]=ne*j,c[3*b+2]=oe*j}let h=new Int32Array(s),u=new Float64Array(s*3),d=1;for(;d<s*2;)d<<=1;let f=d-1,p=new Int32Array(d),x=0;for(let b=0;b<s;b++){let C=3*b,w=Math.trunc(r[C+0]*a),y=Math.trunc(r[C+1]*a),S=Math.trunc(r[C+2]*a),U=(Math.imul(w,73856093)^Math.imul(y,19349663)^Math.imul(S,83492791))&f;for(;;){let D=p[U];if(D===0){let z=3*x;u[z+0]=w,u[z+1]=y,u[z+2]=S,p[U]=x+1,h[b]=x++;break}let I=3*(D-1);if(u[I+0]===w&&u[I+1]===y&&u[I+2]===S){h[b]=D-1;break}U=U+1&f}}let g=new Int32Array(x+1);for(let b=0;b<s;b++)g[h[b]+1]++;for(let b=0;b<x;b++)g[b+1]+=g[b];let m=new Int32Array(s),v=g.slice(0,x);for(let b=0;b<l;b++){let C=3*b;m[v[h[C+0]]++]=b,m[v[h[C+1]]++]=b,m[v[h[C+2]]++]=b}let A=new Float32Array(s*3);for(let b=0;b<l;b++){let C=3*b,w=c[C+0],y=c[C+1],S=c[C+2];for(let U=0;U<3;U++){let D=C+U,I=h[D],z=0,V=0,L=0;for(let Z=g[I],H=g[I+1];Z<H;Z++){let le=3*m[Z],q=c[le+0],$=c[le+1],J=c[le+2];w*q+y*$+S*J>o&&(z+=q,V+=$,L+=J)}let W=1/(Math.sqrt(z*z+V*V+L*L)||1);A[3*D+0]=z*W,A[3*D+1]=V*W,A[3*D+2]=L*W}}return t.setAttribute("normal",new Ht(A,3,!1)),t}var _u=(i,e)=>Math.max(Math.abs(i),.012*e);function Ry(i){let[e,t,n]=i.size,s=Math.max(e,t,Math.abs(n));if(i.kind==="box")return new Xi(_u(e,s),_u(t,s),_u(n,s));if(i.kind==="sphere")return new fn(.5,48,32).rotateX(Math.PI/2).scale(e,t,n);if(i.kind==="cone"){let r=new ar(.5,1,72).rotateX(Math.PI/2);return n<0?r.rotateX(Math.PI).scale(e,t,-n):r.scale(e,t,n)}return new zn(.5,.5,1,72).rotateX(Math.PI/2).scale(e,t,_u(n,s))}function pT(i){let e=1e-9,t=new O,n=new Qt;for(let s of i){let r=Ry(s).getAttribute("position");s.kind==="box"?n.identity():n.setFromUnitVectors(new O(0,0,1),new O(...s.axis).normalize());for(let o=0;o<r.count;o++)t.fromBufferAttribute(r,o).applyQuaternion(n),e=Math.max(e,Math.hypot(t.x+s.at[0],t.y+s.at[1],t.z+s.at[2]))}return e}function mT([i,e],t){let n=[];for(let s of[1,-1]){let r=s*.009*Math.max(i,e);for(let o=0;o<=4;o++)n.push([(o/4-.5)*i,-e/2,r,(o/4-.5)*i,e/2,r]);for(let o=0;o<=8;o++)n.push([-i/2,(o/8-.5)*e,r,i/2,(o/8-.5)*e,r])}return Vn(n,{colour:t.body,width:1,opacity:.35})}function Cy(i,e,t,n=6){let s=i.index?i.toNonIndexed():i,r=s.getAttribute("position"),o=new Float32Array(3*r.count);for(let a=0;a<r.count;a+=3){let l=r.getX(a)+r.getX(a+1)+r.getX(a+2),c=r.getY(a)+r.getY(a+1)+r.getY(a+2),u=Math.floor((Math.atan2(c,l)/(2*Math.PI)+1)%1*n)%2===0?e:t;for(let d=0;d<3;d++)o.set([u.r,u.g,u.b],3*(a+d))}return s.setAttribute("color",new Ht(o,3)),s}var vp=null;function gT(i,e){let t=Float32Array.from(i),n=Uint32Array.from(e),s=t.length;for(let r of[new Uint32Array(t.buffer),n])for(let o=0;o<r.length;o++)s=Math.imul(s,31)+r[o]|0;if(vp?.key!==s){let r=new bn;r.setAttribute("position",new Ht(t,3)),r.setIndex(new Ht(n,1));let o=Ey(r,.6);vp={key:s,geometry:o,edges:new lr(o,25)}}return vp}function bu(i){if(!i)return new Qt;let e=new wt().set(i[0][0],i[0][1],i[0][2],0,i[1][0],i[1][1],i[1][2],0,i[2][0],i[2][1],i[2][2],0,0,0,0,1);return new Qt().setFromRotationMatrix(e)}function xr(i,e,t,n){let s=new yt,r=i.body.shape??{kind:"box",size:[1,1,1]},o=(A,b)=>t?new qe(A).lerp(new qe(t),b):new qe(A),a=o(e.body,n?.9:.42),l=o(e.stripe,.5),c=(A={})=>new Wn({roughness:.46,metalness:.04,color:a,transparent:n,opacity:n?.17:1,depthWrite:!n,polygonOffset:n,polygonOffsetFactor:2,polygonOffsetUnits:4,...A}),h=new yt,u=1,d=null,f,p=new O(...r.about??[0,0,0]),x=bu(r.about?void 0:i.body.axes);if(r.kind==="box"){let[A,b,C]=r.size;u=Math.hypot(A,b,C)/2;let w=new vu(A,b,C,4,.045*Math.max(A,b,C,1e-9)*Math.min(1,6*Math.min(A,b,C)/Math.max(A,b,C))),y=[0,0,1,1,2,2].map(S=>a.clone().lerp(l,[.85,.4,0][S]));f=new ht(w,n?c():y.map(S=>c({color:S}))),n&&(d=new lr(new Xi(A,b,C))),h.quaternion.copy(x)}else if(r.kind==="parts"){let A={main:a,second:l,panel:o(e.panel,.3),dark:o(e.metal,.25)},b=r.parts.map(C=>{let w=Ry(C),S=C.kind!=="box"&&!n?new ht(Cy(w,A[C.tone]??a,(A[C.tone]??a).clone().lerp(l,.45),C.tone==="main"?8:2),c({color:16777215,vertexColors:!0})):new ht(w,c({color:n?a:A[C.tone]??a}));return S.quaternion.setFromUnitVectors(new O(0,0,1),new O(...C.axis).normalize()),C.kind==="box"&&S.quaternion.identity(),S.position.set(C.at[0],C.at[1],C.at[2]),C.tone==="panel"&&!n&&S.add(mT(C.size,e)),S});f=b[0],u=pT(r.parts);for(let C of b.slice(1))h.add(C);for(let C of b)C.renderOrder=n?3:0;if(n)for(let C of b)C.add(new ko(new lr(C.geometry,40),new Cr({color:t??e.ink,transparent:!0,opacity:.8})))}else if(r.kind==="mesh"){let A=gT(r.vertices,r.faces),b=r.vertices;u=0;for(let C=0;C<b.length;C+=3)u=Math.max(u,Math.hypot(b[C],b[C+1],b[C+2]));f=new ht(A.geometry,c()),n&&(d=A.edges)}else{let A;if(r.kind==="ellipsoid"){let[b,C,w]=r.size;A=new fn(1,96,64).rotateX(Math.PI/2).scale(b,C,w),u=Math.max(b,C,w),h.quaternion.copy(x)}else r.kind==="sphere"?(A=new fn(r.radius,96,64).rotateX(Math.PI/2),u=r.radius):r.kind==="cylinder"?(A=new zn(r.radius,r.radius,r.height,96).rotateX(Math.PI/2),u=Math.hypot(r.radius,r.height/2)):(A=new ar(r.radius,r.height,96).rotateX(Math.PI/2).translate(0,0,r.height/4),u=Math.max(.75*r.height,Math.hypot(r.radius,r.height/4)));f=new ht(Cy(A,a,l),c({color:16777215,vertexColors:!0})),n&&f.material.color.set(a),r.kind!=="sphere"&&r.kind!=="ellipsoid"&&(d=new lr(A,40))}f.renderOrder=n?3:0;let g=.82/(u+p.length()||1);if(h.add(f),d){let A=new Cr({color:n&&t?t:e.ink,transparent:!0,opacity:n?.95:.18}),b=new ko(d,A);b.renderOrder=n?4:1,h.add(b)}let m=new yt;m.add(h),m.position.copy(p).negate();let v=new yt;return v.scale.setScalar(g),v.add(m),s.add(v),s.userData.scale=g,s}function xT(i,e){let t=new yt,n=new ht(new zn(e,e,1e-4,96).rotateX(Math.PI/2),new bi({color:i.plane,transparent:!0,opacity:i.name==="dark"?.16:.2,side:Xn,depthWrite:!1}));n.renderOrder=-2;let s=r=>kr(o=>[r*Math.cos(o),r*Math.sin(o),0]);return t.add(n,Vn([s(e)],{colour:i.plane,width:1.2,opacity:.6})),t.add(Vn([.25,.5,.75].map(r=>s(r*e)),{colour:i.plane,width:1,opacity:.22})),t}function yT(i){let e=10**Math.floor(Math.log10(i));return([5,2].find(t=>t*e<=i)??1)*e}function wl(i,e,t){let n=new yt,s=yT(.5*e/t),r=s*t,o=h=>kr(u=>[h*Math.cos(u),h*Math.sin(u),0]),a=new ht(new zn(e,e,1e-4,96).rotateX(Math.PI/2),new bi({color:i.plane,transparent:!0,opacity:i.name==="dark"?.1:.12,side:Xn,depthWrite:!1}));a.renderOrder=-2;let l=[];for(let h=r;h<e-.02;h+=r)l.push(o(h));let c=Rn(`${at(s)} m`,i.quiet,i.ground[1],.75,5);return c.position.set(r*Math.SQRT1_2,-r*Math.SQRT1_2,0),n.add(a,Vn([o(e)],{colour:i.plane,width:1,opacity:.45}),Vn(l,{colour:i.plane,width:1,opacity:.3}),c),n}function _p(i){return new Wn({color:i.metal,roughness:.6,metalness:.1})}function vT(i){let e=i.body.shape,t=new Float64Array(4),n=Rt(),s=Rt();if(e?.kind!=="parts")return-1;let r=Math.max(1,Math.floor(i.t.length/400)),o=0,a=1e-9;for(let l of e.parts)a=Math.max(a,Math.hypot(Math.hypot(...l.at)+Math.abs(l.size[2])/2,Math.max(l.size[0],l.size[1])/2));for(let l=0;l<i.t.length;l+=r){for(let h=0;h<4;h++)t[h]=i.q[4*l+h];n.set([0,0,1]),ln(t,n,s);let c=Math.hypot(s[0],s[1]);for(let h of e.parts)for(let u of[-.5,.5]){let f=h.kind==="cone"&&(h.size[2]>0?u>0:u<0)?0:Math.max(h.size[0],h.size[1])/2;n.set(h.at),n[2]+=u*Math.abs(h.size[2]),ln(t,n,s),o=Math.min(o,s[2]-f*c)}}return o/a}function _T(i,e,t,n){let s=new yt,r=n!==void 0?n*t:vT(e)>-.03?0:-1,o=xT(i,.98);o.position.z=r;let a=new ht(new fn(.028,24,16),_p(i));if(s.add(o,a),r<-.02){let l=new ht(new zn(.018,.03,-r,24).rotateX(Math.PI/2).translate(0,0,r/2),_p(i)),c=new ht(new zn(.14,.16,.03,48).rotateX(Math.PI/2).translate(0,0,r+.015),_p(i));s.add(l,c)}return s}function oa(i,e,t,n,s){let r=new yt,o=new $n(s,.012,.1),a=n.clone().sub(t);o.position.copy(t),o.point(a.x,a.y,a.z);let l=Rn(e,s,i.ground[1],.9,3);return l.position.copy(n).addScaledVector(a.normalize(),.09),r.add(o,l),r}var Mu=class extends yt{earth=null;scene;constructor(e,t,n){super();let s=this.scene=e.scene??{};if(!e.x){if(s.pivot&&this.add(_T(t,e,n,s.floor)),s.gravity){let r=new O(...s.gravity),o=new O(-.2,-1.12,.62);this.add(oa(t,"gravity",o,o.clone().addScaledVector(r,.4),t.quiet))}if(s.field){let r=new O(...s.field),o=new O(-.2,-1.12,.4);this.add(oa(t,"field",o,o.clone().addScaledVector(r,.4),t.quiet))}s.centre&&this.add(this.earth=this.orbit(t))}}orbit(e){let t=new yt,n=new ht(new fn(.085,40,24),new Wn({color:e.metal,roughness:.8})),s=Rn("Earth",e.quiet,e.ground[1],.9,3),r=new $n(e.quiet,.006,.1);t.add(n,s,r),t.userData={ball:n,word:s,sight:r};let{centre:o,normal:a}=this.scene;if(a){let l=new O(...o),c=new O(...a).cross(l);t.add(Vn([kr(h=>{let u=l.clone().multiplyScalar(1.22*Math.cos(h)).addScaledVector(c,1.22*Math.sin(h));return[u.x,u.y,u.z]})],{colour:e.quiet,width:1,opacity:.45}))}return t}seek(e){if(!this.earth)return;let{centre:t,normal:n,rate:s}=this.scene,r=new O(...t);if(n&&s){let c=new O(...n).cross(r);r.multiplyScalar(Math.cos(s*e)).addScaledVector(c,Math.sin(s*e))}let{ball:o,word:a,sight:l}=this.earth.userData;o.position.copy(r).multiplyScalar(1.22),a.position.copy(r).multiplyScalar(1.4),l.point(1.1*r.x,1.1*r.y,1.1*r.z)}};var Su=class{constructor(e,t){this.doc=e;let n=[1/0,1/0,1/0],s=[-1/0,-1/0,-1/0];for(let p of[...e.bodies.map(x=>x.x),...e.joints.map(x=>x.place)])for(let x=0;x<p.length;x++)Number.isFinite(p[x])&&(n[x%3]=Math.min(n[x%3],p[x]),s[x%3]=Math.max(s[x%3],p[x]));this.bodies=e.bodies.map((p,x)=>xr({body:p},t,t.runs[x%4],!1));let r=Math.max(...this.bodies.map(p=>.82/p.userData.scale));for(let p=0;p<3;p++)this.centre[p]=(n[p]+s[p])/2;this.scale=.92/Math.max(Ly(e,this.centre)+.5*r,1e-9);for(let p of this.bodies)p.scale.setScalar(this.scale/p.userData.scale);let o=new Wn({color:t.metal,roughness:.5}),a=Math.max(.016,.035*Math.min(1,4/e.joints.length));this.knobs=e.joints.map(p=>wT(p,a,o)),this.arrows=e.joints.map(()=>new $n(t.ink,.008,.1)),this.words=e.bodies.slice(0,8).map((p,x)=>hl(Rn(p.name,t.runs[x%4],t.ground[1],.85,2),1)),this.names=e.joints.slice(0,6).map(p=>hl(Rn(p.name,t.quiet,t.ground[1],.75,4),-1)),this.strongest=Math.max(1e-300,...e.joints.map(p=>AT(p.reaction)));let l=e.bodies[e.bodies.length-1],c=e.t.length,h=new Float32Array(4*c);for(let p=0;p<c;p++){for(let x=0;x<3;x++)h[4*p+x]=this.scale*(l.x[3*p+x]-this.centre[x]);h[4*p+3]=e.t[p]-e.t[0]}this.path=new Ki(h,{colour:t.runs[(e.bodies.length-1)%4],width:2,past:.25,ahead:0,fade:e.t[c-1]-e.t[0]||1},16384);let u=Math.min(.95,this.scale*(ST(e,this.centre)+.5*r)),d=Math.min(.95,this.scale*((s[2]-n[2])/2+.5*r));this.view.across=Math.max(.6,1.06*u),this.view.extent=Math.max(.6,Math.min(1.02,1.04*(d*Math.cos(this.view.elevation)+1.4*u*Math.sin(this.view.elevation))));let f=wl(t,u,this.scale);if(f.position.z=-d,this.view.scene.add(f,...this.bodies,...this.knobs,...this.arrows,...this.words,...this.names,this.path),e.gravity){let p=new O(...e.gravity),x=new O(-.15,-.95*u,.9*d);this.view.scene.add(oa(t,"gravity",x,x.clone().addScaledVector(p,.32),t.quiet))}this.seek(e.t[0])}doc;view=new Ii("mechanism","Mechanism",1.02,.22);reactions=!0;bodies;knobs;arrows;words;names;path;centre=[0,0,0];scale;strongest;at=0;share=0;get moving(){return this.doc.bodies.map((e,t)=>({name:e.name,solid:this.bodies[t],scale:this.bodies[t].userData.scale,t:this.doc.t,q:e.q,x:e.x}))}mix(e,t,n){let s=this.at,r=Math.min(s+1,this.doc.t.length-1),o=e[t*s+n];return o+(e[t*r+n]-o)*this.share}seek(e){let t=this.doc.t,n=t.length;this.at=Math.max(0,Math.min(n-2,di(t,e,n)-(t[di(t,e,n)]===e?0:1)));let s=n>1?t[this.at+1]-t[this.at]:0;this.share=s>0?Math.max(0,Math.min(1,(e-t[this.at])/s)):0;let r=(o,a)=>a.set(...[0,1,2].map(l=>this.scale*(this.mix(o,3,l)-this.centre[l])));this.doc.bodies.forEach((o,a)=>{r(o.x,this.bodies[a].position);let l=4*this.at,c=4*Math.min(this.at+1,n-1);Py.set(o.q[l+1],o.q[l+2],o.q[l+3],o.q[l]),Iy.set(o.q[c+1],o.q[c+2],o.q[c+3],o.q[c]),this.bodies[a].quaternion.slerpQuaternions(Py,Iy,this.share),this.words[a]&&this.words[a].position.copy(this.bodies[a].position)}),this.doc.joints.forEach((o,a)=>{r(o.place,this.knobs[a].position),this.names[a]?.position.copy(this.knobs[a].position),o.axis&&this.knobs[a].quaternion.setFromUnitVectors(MT,bT.set(this.mix(o.axis,3,0),this.mix(o.axis,3,1),this.mix(o.axis,3,2)).normalize()),this.arrows[a].position.copy(this.knobs[a].position);let l=.45/this.strongest;this.arrows[a].point(l*this.mix(o.reaction,3,0),l*this.mix(o.reaction,3,1),l*this.mix(o.reaction,3,2)),this.arrows[a].visible&&=this.reactions}),this.path.now=e-t[0]}value(e){return this.mix(e,1,0)}labels(){qo(this.view.scene,this.view.rect.height,this.view.camera.fov)}dispose(){Pi(this.view.scene)}},Py=new Qt,Iy=new Qt,bT=new O,MT=new O(0,0,1);function Ly(i,e,t=1){let n=0;for(let s of[...i.bodies.map(r=>r.x),...i.joints.map(r=>r.place)])for(let r=0;r+2<s.length;r+=3){let o=Math.hypot(s[r]-e[0],s[r+1]-e[1],t*(s[r+2]-e[2]));o>n&&(n=o)}return n}var ST=(i,e)=>Ly(i,e,0);function wT(i,e,t){let n=i.ground?1.3*e:e,s=new fn(i.axis?.85*n:n,24,16);if(!i.axis)return new ht(s,t);let r=i.type==="hinge"?new zn(.5*n,.5*n,4.2*n,24):new zn(.95*n,.95*n,3.4*n,24),o=new ht(r.rotateX(Math.PI/2),t);return o.add(new ht(s,t)),o}function AT(i){let e=0;for(let t=0;t<i.length;t+=3){let n=Math.hypot(i[t],i[t+1],i[t+2]);n>e&&(e=n)}return e}function Dy(i,e,t){return i.plots.map((n,s)=>({id:`mechanism-${s}`,title:n.title,unit:n.unit,signed:!n.log,series:n.series.map((r,o)=>({name:r.name,colour:e.runs[o%4],t:()=>i.t,y:()=>r.y,value:()=>t.value(r.y)}))}))}function Ny(i,e,t,n){let s=F("div");i.note&&s.append(F("p",{class:"note"},i.note));let r=[["Method",i.method],["Step",`${at(i.dt)} s`],["Steps",i.steps.toLocaleString("en")],["Bodies",String(i.bodies.length)],["Joints",String(i.joints.length)]];return s.append(F("h3",{},"Run"),F("div",{class:"run"},Cs(r))),i.outcome!=="done"&&s.append(F("p",{class:"note warn"},i.message||i.outcome)),s.append(F("h3",{},"Bodies")),i.bodies.slice(0,12).forEach((o,a)=>{let l=F("span",{class:"swatch"});l.style.background=t.runs[a%4],s.append(F("div",{class:"run"},F("header",{},l,F("b",{},o.name))))}),s.append(F("h3",{},"Joints"),F("div",{class:"run"},Cs(i.joints.slice(0,24).map(o=>[o.name,o.ground?`${o.type}, on the ground`:o.type])))),s.append(F("label",{class:"check"},F("input",{type:"checkbox",checked:e.reactions,"data-test":"reactions",onchange:o=>{e.reactions=o.target.checked,n()}}),"Forces of the joints")),s}function bp(i,e){let t=new WeakMap;return()=>{let n=i(),s=t.get(n);if(!s){s=new Float64Array(n.length/3);for(let r=0;r<s.length;r++)s[r]=n[3*r+e];t.set(n,s)}return s}}function TT(i){let e=new WeakMap;return()=>{let t=i(),n=e.get(t);if(!n){n=new Float64Array(t.length/3);for(let s=0;s<n.length;s++)n[s]=Math.hypot(t[3*s],t[3*s+1],t[3*s+2]);e.set(t,n)}return n}}function Oy(i,e,t,n,s){let r=ho(i),o=i.runs[0],a=h=>i.runs.map((u,d)=>({name:r[d],colour:t.runs[d],t:()=>u.t,y:()=>h(d),value:()=>e[d].value(h(d)),ended:()=>er(u)?u.t[u.t.length-1]:null})),l=i.runs.every(h=>h.body.axes.every((u,d)=>u[d]===1)),c=[];if(i.runs.length===1&&c.push({id:"omega",title:"Angular velocity",unit:"rad/s",about:"Angular velocity ω in the axes of the body, rad/s",signed:!0,series:[0,1,2].map(h=>({name:l?`ω${"₁₂₃"[h]}`:`ω ${"xyz"[h]}`,colour:E0(t,t.omega)[h],dash:[void 0,[6,4],[1.5,2.5]][h],width:[1.6,1.6,2][h],t:()=>i.runs[n()].t,y:bp(()=>i.runs[n()].omega,h),value:()=>e[n()].omega[h]}))}),o.energy_conserved!==!1)c.push({id:"energy",title:"Energy error",unit:"relative",about:"Change of the energy since the start, relative to its initial value",signed:!1,series:a(h=>i.runs[h].energy_error)});else{let h=!o.energy_label||o.energy_label.startsWith("kinetic");c.push({id:"energy",title:h?"Kinetic energy":"Energy",unit:"J",about:`${h?"Kinetic energy":"Energy"}, which the torque changes`,signed:!0,series:a(u=>i.runs[u].energy)})}if(o.momentum_conserved!==!1)c.push({id:"momentum",title:"Momentum error",unit:"relative",about:`Relative error of the ${o.momentum_label||"momentum"}`,signed:!1,series:a(h=>i.runs[h].momentum_error)});else{let h=i.runs.map(u=>TT(()=>u.momentum));c.push({id:"momentum",title:"Momentum |L|",unit:"kg m²/s",about:"Length of the angular momentum, which the torque changes",signed:!0,series:a(u=>h[u]())})}return i.runs.some(h=>h.attitude_error)&&c.push({id:"attitude",title:"Attitude error",unit:"rad",about:`Angle to the reference, rad: ${i.runs.find(h=>h.reference)?.reference??"the reference"}`,signed:!1,series:a(h=>i.runs[h].attitude_error)}),i.runs.every(h=>h.x)&&c.push({id:"place",title:"Position",unit:"m",about:"Position of the centre of mass, m",signed:!0,series:[0,1,2].map(h=>({name:"xyz"[h],colour:[t.ink,t.quiet,t.ink][h],dash:[void 0,[6,4],[1.5,2.5]][h],width:[1.4,1.4,1.8][h],t:()=>i.runs[n()].t,y:bp(()=>i.runs[n()].x,h),value:()=>Fy(i.runs[n()].t,bp(()=>i.runs[n()].x,h)(),s())}))}),i.difference.length&&c.push({id:"difference",title:"Difference",unit:`rad from ${r[i.difference[0].a]}`,about:`Angle to ${i.runs[i.difference[0].a].name}, rad`,signed:!1,series:i.difference.map(h=>({name:r[h.b],colour:t.runs[h.b],t:()=>h.t,y:()=>h.angle,value:()=>Fy(h.t,h.angle,s()),ended:()=>er(i.runs[h.b])?i.runs[h.b].t[i.runs[h.b].t.length-1]:null}))}),c}function Fy(i,e,t){let n=Math.max(1,Math.min(i.length-1,di(i,t))),s=Math.max(0,Math.min(1,(t-i[n-1])/(i[n]-i[n-1])));return e[n-1]+(e[n]-e[n-1])*s}var Uy=i=>i<1?`${at(1e3*i,3)} ms`:`${at(i,3)} s`;function ET(i){let e=[["Method",i.order?`${i.method}, order ${i.order}`:i.method]];i.dt&&e.push(["Step",`${at(i.dt)} s`]),i.torque&&e.push(["Torque",i.torque]),e.push(["Steps",i.steps.toLocaleString("en")],["Torque calls",i.torque_calls.toLocaleString("en")]),i.seconds&&e.push(["Computed in",Uy(i.seconds)]),i.compile_seconds&&e.push(["Compiled in",Uy(i.compile_seconds)]);let t=i.attitude_error?CT(i.attitude_error):NaN;return t>0&&e.push(["Largest attitude error",`${at(t,2)} rad`]),i.reference&&e.push(["Compared with",i.reference]),e.push(["Moments",i.body.moments.map(n=>at(n,3)).join(", ")+" kg m²"]),e}function CT(i){let e=0;for(let t=0;t<i.length;t++)i[t]>e&&(e=i[t]);return e}function ky(i,e,t,n,s,r){let o=F("div");i.note&&o.append(F("p",{class:"note","data-test":"note"},i.note));let a=i.runs.length>1,l=Math.max(...e.actors.map(p=>p.player.coarse?p.player.stride:0));l>0&&o.append(F("p",{class:"note warn","data-test":"coarse"},`The body turns by ${at(l,2)} rad from one sample to the next, so the motion between the samples is unknown and only the samples are shown. For a smooth motion, shorten the run or store more samples.`));let c=i.runs.map(ET),h=new Map(a?c[0].filter(([p,x])=>c.every(g=>g.some(([m,v])=>m===p&&v===x))):[]);h.size&&(o.append(F("h3",{},"All runs")),o.append(F("div",{class:"run"},Cs([...h])))),o.append(F("h3",{},a?"Runs: one is solid, the others are ghosts":"Run")),i.runs.forEach((p,x)=>{let g=F("span",{class:"swatch"});g.style.background=t.runs[x];let m=F("div",{class:`run${x===e.lead&&a?" lead":""}`,"data-test":`run-${x}`});m.style.setProperty("--swatch",t.runs[x]);let v=F("header",{},g,F("b",{title:p.name},p.name));a&&v.append(F("button",{class:"small ghost",type:"button","aria-pressed":String(x===e.lead),"data-test":`lead-${x}`,onclick:()=>{e.setLead(x),s.changed(),r()}},"Solid"),F("button",{class:"small ghost",type:"button","aria-pressed":String(e.actors[x].visible),"data-test":`visible-${x}`,onclick:()=>{e.actors[x].visible=!e.actors[x].visible,e.dress(),s.changed(),r()}},"Shown"));let A=c[x].filter(([b])=>!h.has(b));m.append(v,...er(p)?[F("div",{},F("span",{class:"badge"},`✕ ended at ${at(p.t[p.t.length-1],3)} s`))]:[],Cs(A)),p.outcome!=="done"&&m.append(F("p",{class:"note warn","data-test":`outcome-${x}`},p.message||p.outcome)),o.append(m)}),o.append(F("h3",{},"Camera"),F("div",{class:"row"},...["corner","front","side","top"].map(p=>F("button",{type:"button",class:"small","data-test":`camera-${p}`,onclick:()=>s.camera(p)},p.charAt(0).toUpperCase()+p.slice(1))))),o.append(F("h3",{},"Shown"));let u=(p,x,g)=>F("label",{},F("input",{type:"checkbox",checked:n[p]===!0,"data-test":`show-${g}`,onchange:m=>{n[p]=m.target.checked,e.dress(),s.changed()}}),x);o.append(F("div",{class:"checks"},u("body","Body","body"),u("axes","Axes 1 2 3","axes"),u("space","Axes x y z","space"),u("omega","Velocity ω","omega"),u("momentum","Momentum L","momentum"),u("trace","Trace","trace"),a&&u("ghosts","Ghosts","ghosts"),a&&u("apart","Side by side","apart"),u("ride","Camera on body","ride")));let d=F("select",{"data-test":"trail",onchange:()=>{n.trail=Number(d.value),e.dress(),s.changed()}},...[["1","Whole run"],["0.3","Last third"],["0.1","Last tenth"],["0.02","Last fiftieth"]].map(([p,x])=>F("option",{value:p,selected:Number(p)===n.trail},x))),f=F("select",{"data-test":"axis",onchange:()=>{n.axis=Number(f.value),e.actors.forEach((p,x)=>e.retrace(x)),s.changed()}},...["x","y","z"].map((p,x)=>F("option",{value:String(x),selected:x===n.axis},`Body ${p}`)));return o.append(F("div",{class:"row"},F("label",{class:"field"},F("span",{},"Length of traces"),d),F("label",{class:"field"},F("span",{},"Trace of"),f))),o}function Al(i,e){let t=F("div"),n=(s,r,o)=>{t.append(F("div",{class:"codehead"},F("h3",{},s),pm(s,()=>r)),F("pre",{id:o,tabindex:"0","data-test":o},r))};return i&&n("Python",i,"code-python"),e&&n("Scenario",e,"code-scenario"),!i&&!e&&t.append(F("p",{class:"note"},"This document contains no program.")),t}function wu(i,e,t){let n=lt("plots");return n.replaceChildren(),i.map(s=>{let r=new pu(s,e,t.seek,t.zoomed);return n.append(r.node),r})}function Mp(i,e,t=[.18,.36,.6,-.25]){let n=i.length/4,s=Math.max(1,Math.floor(n/400)),r=e,o=-1/0;for(let a=0;a<24;a++)for(let l of t){let c=e[0]+a*Math.PI/12,h=Math.cos(l),u=[h*Math.cos(c),h*Math.sin(c),Math.sin(l)],d=0,f=0;for(let g=0;g<n;g+=s){let m=i[4*g],v=i[4*g+1],A=i[4*g+2],b=Math.hypot(m,v,A);if(!(b>0)||i[4*g+3]>1e38)continue;let C=(m*u[0]+v*u[1]+A*u[2])/b;d+=Math.max(-.2,Math.min(.75,C)),f++}if(!f)return e;let p=Math.abs((c-e[0]+Math.PI)%(2*Math.PI)-Math.PI),x=d/f-.05*p-.1*Math.abs(l-e[1]);x>o&&(o=x,r=[c,l])}return r}var By=(i,e,t,n)=>.5*(e*e/i[0]+t*t/i[1]+n*n/i[2]);function RT(i,e,t){let n=(e+1)%3,s=(e+2)%3,r=1/i[n]-1/i[e],o=1/i[s]-1/i[e],a=t-1/i[e],l=Math.sqrt(a/r),c=Math.sqrt(a/o);return[1,-1].map(h=>{let u=new Float64Array(579);for(let d=0;d<=192;d++){let f=2*Math.PI*d/192,p=l*Math.cos(f),x=c*Math.sin(f);u[3*d+n]=p,u[3*d+s]=x,u[3*d+e]=h*Math.sqrt(Math.max(0,1-p*p-x*x))}return u})}function zy(i,e=4){let[t,n,s]=[0,1,2].sort((d,f)=>i[d]-i[f]),r=i[s],o=(d,f)=>Math.abs(i[d]-i[f])<1e-9*r,a=[],l=(d,f,p)=>{for(let x=1;x<=e;x++){let g=Math.sin(x/(e+(p?0:1))*Math.PI/2)**2;a.push(...RT(i,d,1/i[d]+g*(1/i[f]-1/i[d])))}};if(o(t,s))return{levels:[],separatrix:[]};if(o(t,n)||o(n,s))return l(o(t,n)?s:t,o(t,n)?t:s,!0),{levels:a,separatrix:[]};l(s,n,!1),l(t,n,!1);let c=Math.sqrt((1/i[t]-1/i[n])/(1/i[n]-1/i[s])),h=Math.hypot(1,c),u=[1,-1].map(d=>{let f=new Float64Array(579);for(let p=0;p<=192;p++){let x=2*Math.PI*p/192;f[3*p+n]=Math.sin(x),f[3*p+t]=Math.cos(x)/h,f[3*p+s]=d*c*Math.cos(x)/h}return f});return{levels:a,separatrix:u}}var PT=.09,Au=4,IT=9;function LT(i,e){let t=[1/0,1/0,1/0],n=[-1/0,-1/0,-1/0];for(let{x:r}of i)for(let o=0;r&&o<r.length;o++)Number.isFinite(r[o])&&(t[o%3]=Math.min(t[o%3],r[o]),n[o%3]=Math.max(n[o%3],r[o]));return{centre:t.map((r,o)=>r<=n[o]?(r+n[o])/2:0),far:Math.max(Math.hypot(...n.map((r,o)=>r>=t[o]?r-t[o]:0))/2,e)}}var Tu=class{constructor(e,t){this.theme=t;let n=e.length>1;this.travellers=e.filter(r=>r.data.x).map(r=>{let o=t.runs[e.indexOf(r)],a=xr(r.data,t,n?o:null,!1),l=Math.max(1e-9,r.end-r.start),c=new Ki(new Float32Array(8),{colour:o,width:2.2,past:.45,ahead:.12,fade:l},49152);return this.view.scene.add(a,c),{player:r,body:a,line:c,stills:[]}}),this.view.scene.add(this.ground);let s=e.find(r=>r.data.scene?.gravity)?.data.scene?.gravity;if(s){let r=new O(...s),o=new O(-.2,-1.05,.75);this.view.scene.add(oa(t,"gravity",o,o.clone().addScaledVector(r,.35),t.quiet))}this.measure()}theme;view=new Ii("path","Path in space",1.25,.2);enlarged=1;travellers;ground=new yt;every=0;centre=[0,0,0];scale=1;measure(){let e=this.travellers.map(l=>l.player.data),t=Math.min(...this.travellers.map(l=>l.body.userData.scale)),{centre:n,far:s}=LT(e,1/t);this.centre=n,this.scale=1/s,this.enlarged=Math.max(1,PT*t/this.scale);for(let l of this.travellers)l.body.scale.setScalar(this.enlarged*this.scale/l.body.userData.scale),l.line.points=this.path(l.player);Pi(this.ground),this.ground.clear(),this.every=this.stills();let r=e.find(l=>l.ground)?.ground;if(!r)return this.below(e);let o=new O(...r.normal),a=r.level-o.dot(new O(...n));this.ground.add(wl(this.theme,1.2,this.scale)),this.ground.position.copy(o).multiplyScalar(a*this.scale),this.ground.quaternion.setFromUnitVectors(new O(0,0,1),o)}stills(){for(let c of this.travellers)for(let h of c.stills)this.view.scene.remove(h),Pi(h);for(let c of this.travellers)c.stills=[];if(this.travellers.length!==1)return 0;let{outcome:e,body:t}=this.travellers[0].player.data;if(e==="running"||t.shape?.kind==="mesh")return 0;let[n]=this.travellers,s=n.line.points,r=2*.82*n.body.scale.x,o=0;for(let c=4;c+3<s.length;c+=4)o+=Math.hypot(s[c]-s[c-4],s[c+1]-s[c-3],s[c+2]-s[c-2])||0;let a=Math.min(IT,Math.floor(o/(.5*r)));if(a<2||n.player.end<=n.player.start)return 0;let l=new co(n.player.data);for(let c=0;c<=a;c++){let h=xr(n.player.data,this.theme,this.theme.quiet,!0);h.traverse(u=>{let d=u.material;d&&(d.opacity*=.4)}),l.seek(l.start+c/a*(l.end-l.start)),this.put(l,h),h.scale.copy(n.body.scale),n.stills.push(h),this.view.scene.add(h)}return(n.player.end-n.player.start)/a}put(e,t){let n=e.x.map((s,r)=>this.scale*(s-this.centre[r]));t.position.set(n[0],n[1],n[2]),t.quaternion.copy(DT.set(e.q[1],e.q[2],e.q[3],e.q[0]))}below(e){if(!e.some(n=>n.scene?.gravity))return;let t=0;for(let{line:n}of this.travellers)for(let s=2;s<n.points.length;s+=4)n.points[s]<t&&(t=n.points[s]);this.ground.quaternion.identity(),this.ground.position.set(0,0,Math.max(-1,t-.82*this.travellers[0].body.scale.x)),this.ground.add(wl(this.theme,.9,this.scale));for(let{line:n}of this.travellers){let s=[],r=Math.max(1,Math.floor(n.points.length/4/400));for(let o=0;o<n.points.length;o+=4*r)s.push(n.points[o],n.points[o+1],0);this.ground.add(Vn([new Float32Array(s)],{colour:this.theme.quiet,width:1.6,opacity:.5}))}}path(e){let{t}=e.data,n=t.length,s=new Float32Array(4*(Au*(n-1)+1));for(let r=0;r<s.length/4;r++){let o=Math.min(Math.floor(r/Au),n-1),a=r%Au/Au;e.place(o,a,Vy);for(let l=0;l<3;l++)s[4*r+l]=this.scale*(Vy[l]-this.centre[l]);s[4*r+3]=t[o]+(a>0?a*(t[o+1]-t[o]):0)-t[0]}return s}seek(e,t){for(let{player:n,body:s,line:r,stills:o}of this.travellers){this.put(n,s),s.visible=r.visible=t(n);for(let a of o)a.visible=s.visible;r.now=Math.min(e,n.end)-n.start}}},Vy=Rt(),DT=new Qt;var NT=Math.PI,FT=.05,Gy=12e4,Qn=An(),yr=Rt(),Eu=Rt(),ei=Rt(),la=Rt(),Hy=34e37;function Sp(i,e,t){let n=i.data,s=n.t.length;if(i.coarse=i.stride>NT,i.coarse)return UT(i,e,t);let r=new Uint16Array(Math.max(s-1,0)),o=1;for(let h=0;h<s-1;h++){let u=Math.hypot(n.omega[3*h],n.omega[3*h+1],n.omega[3*h+2]),d=Math.ceil(u*(n.t[h+1]-n.t[h])/FT);r[h]=Number.isFinite(d)?Math.max(1,Math.min(64,d)):1,o+=r[h]}if(o>Gy){let h=Gy/o;o=1;for(let u=0;u<s-1;u++)o+=r[u]=Math.max(1,Math.floor(r[u]*h))}let a={axis:new Float32Array(4*o),polhode:new Float32Array(4*o),herpolhode:new Float32Array(4*o),sphere:new Float32Array(4*o)},l=0,c=(h,u)=>{i.at(h,u,Qn,yr,Eu);let d=n.t[h]+(u>0?u*(n.t[h+1]-n.t[h]):0)-n.t[0];la.fill(0),la[e]=1,ln(Qn,la,ei),aa(a.axis,l,ei,1,d);let f=t(yr);aa(a.polhode,l,yr,f,f>0?d:Hy),ln(Qn,yr,ei),aa(a.herpolhode,l,ei,f,f>0?d:Hy),Qn[1]=-Qn[1],Qn[2]=-Qn[2],Qn[3]=-Qn[3],ln(Qn,Eu,ei),aa(a.sphere,l,ei,1/(Math.hypot(ei[0],ei[1],ei[2])||1),d),l++};for(let h=0;h<s-1;h++)for(let u=0;u<r[h];u++)c(h,u/r[h]);return c(s-1,0),a}function UT(i,e,t){let n=i.data.t.length,s=i.data,r=()=>new Float32Array(8*n),o={axis:r(),polhode:r(),herpolhode:r(),sphere:r()};for(let a=0;a<n;a++){i.at(a,0,Qn,yr,Eu);let l=s.t[a]-s.t[0];la.fill(0),la[e]=1;let c=(u,d,f)=>{let p=f*Math.hypot(d[0],d[1],d[2])||1;aa(u,2*a,d,f,l),aa(u,2*a+1,d,f*(1+.006/p),34e37)};c(o.axis,ln(Qn,la,ei),1);let h=t(yr);c(o.polhode,yr,h),c(o.herpolhode,ln(Qn,yr,ei),h);for(let u=1;u<4;u++)Qn[u]=-Qn[u];ln(Qn,Eu,ei),c(o.sphere,ei,1/(Math.hypot(ei[0],ei[1],ei[2])||1))}return o}function aa(i,e,t,n,s){i[4*e]=n*t[0],i[4*e+1]=n*t[1],i[4*e+2]=n*t[2],i[4*e+3]=s}var Tl={body:!0,axes:!0,space:!0,omega:!0,momentum:!0,trace:!0,ghosts:!0,apart:!1,ride:!1,axis:2,trail:1},OT=Rt(),ui=Rt(),wp=Rt(),Cu=(i,e)=>e.set(i[1],i[2],i[3],i[0]),Iu=class{constructor(e,t,n){this.theme=t;this.show=n;let s=t.ground[1],r=e.runs.length>1;this.body.scene.add(this.root),this.sphere.add(ul(t.quiet,t.name==="dark"?.34:.42,.02)),this.sphere.add(dl({colour:t.quiet,width:1,opacity:t.name==="dark"?.2:.26,ball:!0})),this.root.add(this.sphere),["x","y","z"].forEach((p,x)=>{let g=new $n(t.quiet,.0055,.1),m=[0,0,0];m[x]=1.22,g.point(m[0],m[1],m[2]);let v=Rn(p,t.quiet,s,.85,4);v.position.set(1.08*m[0],1.08*m[1],1.08*m[2]),this.space.add(g,v)}),this.root.add(this.space),this.omegaLabel=Rn("ω",t.omega,s,1,0),this.momentumLabel=Rn("L",t.momentum,s,1,0),this.root.add(this.omegaLabel,this.momentumLabel),this.poinsot.scene.add(this.world),this.world.add(this.plane),this.omegaArrow=new $n(t.omega,.014),this.momentumArrow=new $n(t.momentum,.01),this.poinsotOmega=Rn("ω",t.omega,s),this.poinsotMomentum=Rn("L",t.momentum,s),this.world.add(this.omegaArrow,this.momentumArrow,this.poinsotOmega,this.poinsotMomentum);let o=e.runs[0].body.moments,a=new yt;a.quaternion.copy(bu(e.runs[0].body.axes));let l=Math.max(...o),c=l-Math.min(...o)<1e-9*l,h=C0(t,(p,x,g)=>By(o,p,x,g),c);h.scale.setScalar(.994),a.add(h);let u=zy(o);u.levels.length&&a.add(Vn(u.levels,{colour:t.ink,width:1,opacity:.28,ball:!0})),u.separatrix.length&&a.add(Vn(u.separatrix,{colour:t.ink,width:2.2,opacity:.95,ball:!0})),[0,1,2].forEach(p=>{for(let x of[1,-1]){let g=new $n(t.quiet,.007,.1),m=[0,0,0];m[p]=1.16*x,x>0&&g.point(m[0],m[1],m[2]);let v=Br(t.quiet,.016);v.position.set(m[0]/1.16,m[1]/1.16,m[2]/1.16),a.add(v);let A=S0(Rn(`${x>0?"":"−"}${p+1}`,x>0?t.ink:t.quiet,s,.95));A.position.set(m[0]*1.07,m[1]*1.07,m[2]*1.07),a.add(A),x>0&&a.add(g)}}),this.momentum.scene.add(a);let d=e.runs.map(p=>new co(p)),f=ho(e);d.forEach((p,x)=>this.actors.push(this.cast(p,t.runs[x],r,f[x]))),this.path=e.runs.some(p=>p.x)?new Tu(d,t):null,this.setLead(0),this.seek(0)}theme;show;body=new Ii("body","Body in space",1.45);poinsot=new Ii("poinsot","Poinsot: the inertia ellipsoid rolls on the invariable plane",1.22,.32);momentum=new Ii("momentum","Momentum sphere, in the body",1.42);path;actors=[];lead=0;space=new yt;sphere=new yt;omegaLabel;momentumLabel;ellipsoid=new yt;plane=new yt;world=new yt;omegaArrow;momentumArrow;poinsotOmega;poinsotMomentum;root=new yt;get views(){return this.path?[this.path.view,this.body,this.momentum,this.poinsot]:[this.body,this.poinsot,this.momentum]}get axis(){return this.show.axis}face(e,t){if(this.actors.length)return;let n=(h,u)=>{h.home=u,[h.azimuth,h.elevation]=u};n(this.momentum,Mp(t.sphere,[this.momentum.azimuth,.34]));let s=e.player,r=new Qt,o=new Qt,a=new O;s.seek(s.start);let l=new O(...s.momentum);l.length()>0&&r.setFromUnitVectors(l.normalize(),new O(0,0,-1)),Cu(s.q,o);let c=Float32Array.from(t.polhode);for(let h=0;h<c.length;h+=4)a.fromArray(c,h).applyQuaternion(o).applyQuaternion(r),c.set([a.x,a.y,a.z],h);n(this.poinsot,Mp(c,[this.poinsot.azimuth,.32],[.22,.32,.42]))}cast(e,t,n,s){let{theme:r}=this,o=e.data,a=o.t.length,l=0,c=0;for(let fe=0;fe<a;fe++){let Fe=Math.hypot(o.omega[3*fe],o.omega[3*fe+1],o.omega[3*fe+2]),Xe=Math.hypot(o.momentum[3*fe],o.momentum[3*fe+1],o.momentum[3*fe+2]);Fe>l&&(l=Fe),Xe>c&&(c=Xe)}let h=bu(o.body.axes);e.seek(o.t[0]);let u=Pu(o.body.moments,h,e.omega),d=Math.min(...o.body.moments),f=o.torque==="free rotation",p=1/Math.sqrt((u||1)/d),x=fe=>f?p:Math.sqrt(d/Pu(o.body.moments,h,fe)),g=fe=>{let Fe=x(fe);return Number.isFinite(Fe)?Fe:0},m=Sp(e,this.show.axis,g),v=f?Math.max(.85,1.18*kT(m.herpolhode,e.momentum)):1.05,A=Math.max(1e-9,e.end-e.start),b=(fe,Fe,Xe,Ve=n?2:2.2)=>new Ki(fe,{colour:t,width:Ve,past:.45,ahead:Fe,fade:A,ball:Xe},n?16384:49152),C=new yt,w=new yt,y=new yt,S=xr(o,r,n?t:null,!1),U=xr(o,r,t,!0),D=[0,1,2].map(fe=>new $n(r.axes[fe],.009,.15)),I=[0,1,2].map(fe=>Rn(String(fe+1),r.axes[fe],r.ground[1],.9,2));D.forEach((fe,Fe)=>{let Xe=new O().setComponent(Fe,1).applyQuaternion(h);fe.point(Xe.x,Xe.y,Xe.z),I[Fe].position.copy(Xe).multiplyScalar(1.08)}),w.add(S,U,...D,...I);let z=new $n(r.omega,.014),V=new $n(r.momentum,.014),L=Br(t,.026),W=b(m.axis,0,!0),Z=ul(r.quiet,r.name==="dark"?.34:.42,.02),H=hl(Rn(s,t,r.ground[1],.85,0),1),[le]=this.body.home;H.position.set(-.6*Math.sin(le),.6*Math.cos(le),.86);let q={omega:Br(r.omega,.042,r.ink),momentum:Br(r.momentum,.042,r.ink)};C.add(w,z,V,L,W,Z,H,q.omega,q.momentum),this.root.add(C);let $=b(m.polhode,.22,!0,2.6),J=b(m.herpolhode,.1,!1,1.8),ne=Br(t,.028);y.add($),this.world.add(y,J,ne);let oe=b(m.sphere,.12,!0,2.6),j=Br(t,.03,r.ground[1]);this.momentum.scene.add(oe,j),w.userData={solid:S,ghost:U};let ue=new Mu(o,r,S.userData.scale);this.root.add(ue);let me=er(o)?Rn(`✕ ended at ${at(e.end,3)} s`,r.ink,r.ground[1],.95,0):null;me&&C.add(me);let Se={scenery:ue,name:H,over:me,free:f,size:g,player:e,holder:C,body:w,ghost:U,axes:D,axisLabels:I,omega:z,momentum:V,tip:L,axisLine:W,polhode:$,herpolhode:J,sphereLine:oe,sphereDot:j,reachOf:{omega:1.12/(l||1),momentum:1.12/(c||1)},knobs:q,scale:p,reach:v,frame:h,turned:y,own:Z,contact:ne,visible:!0};return this.face(Se,m),Se}setLead(e){this.lead=Math.max(0,Math.min(this.actors.length-1,e));let t=this.actors[this.lead];Pi(this.ellipsoid),this.ellipsoid.clear();let{theme:n}=this,s=new ht(new fn(1,72,48),new Wn({color:n.ellipsoid,roughness:.35,transparent:!0,opacity:n.name==="dark"?.34:.42,depthWrite:!1}));s.renderOrder=1,this.ellipsoid.add(s,dl({colour:n.ink,width:1,opacity:.22},30)),this.ellipsoid.quaternion.copy(t.frame),t.turned.add(this.ellipsoid);let r=new O(...Array.from(t.player.data.momentum.subarray(0,3)));Pi(this.plane),this.plane.clear(),this.plane.add(R0(n,t.reach));let o=t.player;o.seek(o.start);let a=t.scale*Pu(o.data.body.moments,t.frame,o.omega)/(r.length()||1),l=Math.max(Wy(t.polhode.points),Wy(t.herpolhode.points)),c=l<.01?1:Math.max(.42,Math.min(1,l/.42));this.poinsot.extent=(t.free?Math.max(a+.3,.45*t.reach+.3)*1.1:1.26)*c,this.poinsot.across=(t.free?Math.max(1,t.reach)*1.12:1.26)*c,this.poinsot.centre.set(0,0,c===1?t.free?-.2:-.12:-.2-(1-c)*Math.max(0,a-.3)),r.length()>0&&this.world.quaternion.setFromUnitVectors(r.normalize(),new O(0,0,-1)),this.dress()}dress(){let{show:e}=this,t=this.actors.length>1,n=e.apart&&t;this.space.visible=e.space&&!n,this.sphere.visible=!n;let s=!n&&!e.ride;this.body.centre.z=s?.1:0,this.body.extent=s?1.33:1.45,this.actors.forEach((r,o)=>{let a=o===this.lead,l=this.actors.length,c=l>3?2:1,h=Math.ceil(l/c),u=l===3?.92:l>3?1.38:1.3,d=n?(o%h-(h-1)/2)*u:0,f=n?((c-1)/2-Math.floor(o/h))*u:0,[p]=this.body.home;r.holder.visible=r.visible&&(a||e.ghosts||e.apart);let x=r.body.userData.solid;x.visible=e.body&&(a||e.apart),r.ghost.visible=e.body&&!a&&!e.apart,r.scenery.visible=!n&&a,r.holder.position.set(-d*Math.sin(p),d*Math.cos(p),f),r.holder.scale.setScalar(n?l===3?.43:l>3?.57:.6:1),r.own.visible=r.name.visible=n;for(let m of[...r.axes,...r.axisLabels])m.visible=e.axes&&(a||e.apart);r.axisLine.visible=r.tip.visible=e.trace,r.polhode.visible=r.herpolhode.visible=r.visible&&(a||e.ghosts),r.contact.visible=r.visible&&a,r.sphereLine.visible=r.sphereDot.visible=r.visible;for(let m of[r.axisLine,r.polhode,r.herpolhode,r.sphereLine])m.order=a?3:2;r.axisLine.material.uniforms.width.value=a?2.4:1.6;let g=Math.max(1e-9,(r.player.end-r.player.start)*e.trail);for(let m of[r.axisLine,r.polhode,r.herpolhode,r.sphereLine])m.material.uniforms.fade.value=g,m.material.uniforms.past.value=e.trail<1?0:.45}),this.labels()}retrace(e){let t=this.actors[e],n=Sp(t.player,this.show.axis,t.size);t.axisLine.points=n.axis,t.polhode.points=n.polhode,t.herpolhode.points=n.herpolhode,t.sphereLine.points=n.sphere,this.path?.measure(),this.dress()}seek(e){let{show:t}=this;this.actors.forEach((s,r)=>{let o=s.player,a=r===this.lead;o.seek(e);let l=Math.min(e,o.end)-o.start;Cu(o.q,s.body.quaternion),wp.fill(0),wp[t.axis]=1,ln(o.q,wp,ui),s.tip.position.set(ui[0],ui[1],ui[2]),s.axisLine.now=s.polhode.now=s.herpolhode.now=s.sphereLine.now=l,ln(o.q,o.omega,ui),this.point(s,ui,o.momentum,a),a&&this.roll(s),this.end(s,e,a),s.scenery.seek(e),Cu(o.q,s.turned.quaternion),s.contact.position.set(ui[0],ui[1],ui[2]).multiplyScalar(s.size(o.omega)),qy.copy(s.body.quaternion).invert(),s.sphereDot.position.set(o.momentum[0],o.momentum[1],o.momentum[2]).normalize().applyQuaternion(qy)}),this.path?.seek(e,s=>this.actors.some(r=>r.player===s&&r.visible));let n=this.actors[this.lead];t.ride?this.root.quaternion.copy(n.body.quaternion).invert():this.root.quaternion.identity()}point(e,t,n,s){let{show:r}=this,o=this.grips&&s,a=(l,c,h,u,d,f)=>{l.point(u*h[0],u*h[1],u*h[2]),l.visible&&=(d||o)&&(s||r.apart),c.position.set(h[0],h[1],h[2]).multiplyScalar(u),c.visible=o&&l.visible,s&&(f.visible=l.visible&&!r.apart,f.position.copy(c.position).multiplyScalar(1.08))};a(e.omega,e.knobs.omega,t,e.reachOf.omega,r.omega,this.omegaLabel),a(e.momentum,e.knobs.momentum,n,e.reachOf.momentum*(o?1.18:1),r.momentum,this.momentumLabel)}grips=!1;pose(e,t,n){let s=this.actors[this.lead];Cu(e,s.body.quaternion),this.point(s,t,n,!0)}end(e,t,n){if(!e.over)return;let s=t>e.player.end+1e-9*Math.abs(e.player.end),{show:r}=this,o=e.body.userData.solid;e.over.visible=s&&e.visible,e.over.position.copy(e.tip.position).multiplyScalar(1.12),o.visible=r.body&&(n||r.apart)&&!s,e.ghost.visible=r.body&&(!n&&!r.apart||s),s&&(e.omega.visible=e.momentum.visible=!1)}roll(e){let t=e.player,n=t.data.body.moments,s=Pu(n,e.frame,t.omega),r=e.size(t.omega);r>0&&this.ellipsoid.scale.set(r*Math.sqrt(s/n[0]),r*Math.sqrt(s/n[1]),r*Math.sqrt(s/n[2])),Ms.fromArray(t.normal(OT));let o=Ms.length();this.ellipsoid.visible=r>0;for(let l of[this.plane,this.poinsotOmega,this.poinsotMomentum,this.omegaArrow,this.momentumArrow])l.visible=o>0;if(!(o>0))return;Ms.divideScalar(o);let a=r*s/o;this.plane.position.copy(Ms).multiplyScalar(a),this.plane.quaternion.setFromUnitVectors(BT,Ms),this.omegaArrow.point(r*ui[0],r*ui[1],r*ui[2]),this.poinsotOmega.position.set(ui[0],ui[1],ui[2]).multiplyScalar(.6*r),Ms.fromArray(t.momentum).normalize(),this.momentumArrow.point(Ms.x*(a+.28),Ms.y*(a+.28),Ms.z*(a+.28)),this.poinsotMomentum.position.copy(Ms).multiplyScalar(a+.36)}get moving(){return this.actors.filter(e=>e.visible).map(({player:{data:e},body:t})=>{let n=t.userData.solid;return{name:e.name,solid:n,scale:n.userData.scale,t:e.t,q:e.q,x:e.x}})}labels(){for(let e of this.views)e.shown&&qo(e.scene,e.rect.height,e.camera.fov)}dispose(){for(let e of this.views)Pi(e.scene)}};function Wy(i){let e=[0,0,0],t=i.length/4;for(let s=0;s<i.length;s+=4)for(let r=0;r<3;r++)e[r]+=i[s+r]/t;let n=0;for(let s=0;s<i.length;s+=4)n=Math.max(n,Math.hypot(i[s]-e[0],i[s+1]-e[1],i[s+2]-e[2]));return n}function kT(i,e){let t=Math.hypot(e[0],e[1],e[2])||1,n=0;for(let s=0;s<i.length;s+=4){let r=(i[s]*e[0]+i[s+1]*e[1]+i[s+2]*e[2])/t;n=Math.max(n,i[s]**2+i[s+1]**2+i[s+2]**2-r*r)}return Math.min(2,Math.sqrt(n))}var qy=new Qt,Ms=new O,BT=new O(0,0,1),Ru=new O;function Pu(i,e,t){return Ru.set(t[0],t[1],t[2]).applyQuaternion(zT.copy(e).invert()),i[0]*Ru.x**2+i[1]*Ru.y**2+i[2]*Ru.z**2}var zT=new Qt;var qs=48,VT=20,Lu=56,GT=96,HT=3e3,Ui=64;function WT(i,e,t,n,s){let r=new Float32Array(Ui*Ui),o=new Float32Array(Ui*Ui);for(let a=0;a<i.length;a++){if(n[a]!==s||!(i[a]>=0&&e[a]>=0))continue;let l=Math.min(Ui-1,Math.floor(Ui*i[a]))*Ui+Math.min(Ui-1,Math.floor(Ui*e[a]));r[l]++,o[l]+=t[a]}for(let a=0;a<r.length;a++)r[a]&&(o[a]/=r[a]);return{count:r,mean:o}}function Ap([i,e]){if(i>0&&e>1e3*i){let n=Math.log(e/i);return{share:s=>Math.log(s/i)/n,value:s=>i*Math.exp(s*n)}}let t=e-i;return{share:n=>t>0?(n-i)/t:.5,value:n=>i+n*t}}function qT(i,e){let t=new Float32Array(i.length),{share:n}=Ap(e);for(let s=0;s<t.length;s++)t[s]=n(i[s]);return t}var Du=class{constructor(e,t,n,s){this.doc=e;this.cloud=t;this.theme=n;this.changed=s;this.canvas.setAttribute("role","img"),this.canvas.setAttribute("aria-label","Parallel coordinates of the members");let r=F("button",{type:"button",class:"small ghost","data-test":"parallel-all",onclick:()=>(t.clear(),s())},"All");this.node=F("figure",{class:"panel",id:"plot-parallel","data-test":"plot-parallel"},F("div",{class:"head"},F("h3",{},this.title,F("span",{class:"unit"},` ${this.unit}`)),r),this.box),this.watch=new ResizeObserver(()=>this.layout()),this.watch.observe(this.box),this.box.addEventListener("scroll",()=>this.hint()),t.heard.set("parallel",()=>this.later()),this.listen()}doc;cloud;theme;changed;title="Members";unit="one line per member; drag along an axis to select members";legend=[];node;canvas=F("canvas",{class:"parallel","data-test":"parallel"});box=F("div",{class:"box"},this.canvas);watch;share=new Map;columns=[];drag=null;waiting=0;listen(){let{canvas:e}=this,t=n=>Math.max(0,Math.min(1,1-(n.offsetY-qs)/this.depth));e.addEventListener("pointerdown",n=>{let s=this.columns.findIndex((r,o)=>Math.abs(n.offsetX-this.x(o))<18);s<0||(this.drag={column:this.columns[s],from:t(n)},e.setPointerCapture(n.pointerId))}),e.addEventListener("pointermove",n=>{if(e.style.cursor=this.columns.some((l,c)=>Math.abs(n.offsetX-this.x(c))<18)?"ns-resize":"",!this.drag)return;let{column:s,from:r}=this.drag,{value:o}=Ap(this.cloud.range(s)),a=t(n);Math.abs(a-r)*this.depth<4||(this.cloud.select(s,[o(Math.min(r,a)),o(Math.max(r,a))]),this.changed())}),e.addEventListener("pointerup",n=>{this.drag&&Math.abs(t(n)-this.drag.from)*this.depth<4&&(this.cloud.select(this.drag.column,null),this.changed()),this.drag=null})}get depth(){return this.box.clientHeight-qs-VT}x(e){return Lu+e*(this.width-2*Lu)/Math.max(1,this.columns.length-1)}get width(){return Math.max(this.box.clientWidth,2*Lu+GT*(this.columns.length-1))}layout(){let e=devicePixelRatio||1,t=this.box.clientHeight;this.columns=this.doc.columns.map((n,s)=>s).filter(n=>this.doc.columns[n].name!=="member"&&this.cloud.range(n)[1]>this.cloud.range(n)[0]),!(this.box.clientWidth<60||t<60)&&(this.canvas.width=Math.round(this.width*e),this.canvas.height=Math.round(t*e),Object.assign(this.canvas.style,{width:`${this.width}px`,height:`${t}px`}),this.draw(),this.hint())}hint(){let{scrollLeft:e,clientWidth:t,scrollWidth:n}=this.box;this.box.classList.toggle("before",e>4),this.box.classList.toggle("after",e+t<n-4)}later(){this.waiting||=requestAnimationFrame(()=>{this.waiting=0,this.layout()})}shareOf(e){let t=this.share.get(e);return t||this.share.set(e,t=qT(this.cloud.values(e)??this.doc.columns[e].values,this.cloud.range(e))),t}draw(){let e=this.canvas.getContext("2d"),t=devicePixelRatio||1,{theme:n}=this;e.setTransform(t,0,0,t,0,0),e.clearRect(0,0,this.width,this.box.clientHeight);let s=this.cloud.brushes.size>0,r=this.shareOf(this.columns[0]??0).length;for(let a of s?[0,1]:[1])r>HT?this.drawFlows(e,a,s):this.drawLines(e,a,s);e.globalAlpha=1,e.font='11px system-ui, "Segoe UI", "DejaVu Sans", sans-serif',e.textAlign="center",e.lineWidth=1.2;let o=this.columns.length>1?this.x(1)-this.x(0)-8:200;this.columns.forEach((a,l)=>{let c=this.x(l),[h,u]=this.cloud.range(a),d=this.cloud.brushes.get(a);if(e.fillStyle=n.line,e.fillRect(c-.75,qs,1.5,this.depth),d){let{share:m}=Ap([h,u]),v=A=>qs+(1-m(A))*this.depth;e.fillStyle=Or(n.ink,.16),e.fillRect(c-7,v(d[1]),14,v(d[0])-v(d[1])),e.strokeStyle=n.ink,e.strokeRect(c-7,v(d[1]),14,v(d[0])-v(d[1]))}e.fillStyle=a===this.cloud.column?n.ink:n.quiet;let[,f,p]=/^(.*?)(?: \((.*)\))?$/.exec(this.doc.columns[a].name),x=l===0||l===this.columns.length-1?Math.min(o,2*Lu-6):o,g=XT(e,f,x);g.forEach((m,v)=>e.fillText(m,c,24-13*(g.length-1-v))),e.fillStyle=n.quiet,e.fillText(Tp(e,`${at(u,3)}${p?` ${p}`:""}`,o),c,qs-6),e.fillText(at(h,3),c,qs+this.depth+14)})}style(e,t,n,s,r){let[o,a,l]=Gs(Xo[this.theme.name],s>=0?s:.5);e.strokeStyle=n&&!t?this.theme.quiet:`rgb(${255*o} ${255*a} ${255*l})`,e.globalAlpha=n&&!t?.16*r:r}drawLines(e,t,n){let s=this.columns.map(l=>this.shareOf(l)),r=this.shareOf(this.cloud.column),o=this.cloud.chosen,a=Math.max(.16,Math.min(.9,9/Math.sqrt(r.length)));e.lineWidth=1;for(let l=0;l<r.length;l++){if(o[l]!==t)continue;this.style(e,t,n,r[l],a),e.beginPath();let c=!0;s.forEach((h,u)=>{if(!(h[l]>=0))return void(c=!0);let d=this.x(u),f=qs+(1-h[l])*this.depth;c?e.moveTo(d,f):e.lineTo(d,f),c=!1}),e.stroke()}}drawFlows(e,t,n){let s=this.shareOf(this.cloud.column),r=this.depth/Ui;e.lineWidth=Math.max(1,r);for(let o=0;o+1<this.columns.length;o++){let{count:a,mean:l}=WT(this.shareOf(this.columns[o]),this.shareOf(this.columns[o+1]),s,this.cloud.chosen,t),c=1;for(let h of a)c=Math.max(c,h);for(let h=0;h<a.length;h++)a[h]&&(this.style(e,t,n,l[h],.04+.7*(a[h]/c)**.7),e.beginPath(),e.moveTo(this.x(o),qs+this.depth-(Math.floor(h/Ui)+.5)*r),e.lineTo(this.x(o+1),qs+this.depth-(h%Ui+.5)*r),e.stroke())}}get size(){return{width:this.width,height:this.box.clientHeight}}svg(e,t){let{width:n,height:s}=this.size;return`<image x="${e.toFixed(1)}" y="${t.toFixed(1)}" width="${n}" height="${s}" href="${this.canvas.toDataURL("image/png")}"/>`}destroy(){this.watch.disconnect(),cancelAnimationFrame(this.waiting),this.cloud.heard.delete("parallel"),this.node.remove()}};function XT(i,e,t){if(i.measureText(e).width<=t)return[e];let n=e.split(" "),s=n.length-1;for(;s>1&&i.measureText(n.slice(0,s).join(" ")).width>t;)s--;return[Tp(i,n.slice(0,s).join(" "),t),Tp(i,n.slice(s).join(" "),t)]}function Tp(i,e,t){if(i.measureText(e).width<=t)return e;let n=e.length;for(;n>1&&i.measureText(`${e.slice(0,n).trimEnd()}…`).width>t;)n--;return`${e.slice(0,n).trimEnd()}…`}var Nu=class{constructor(e,t){this.server=e;this.listener=t}server;listener;job=0;stop(){this.server.stop(this.job)}run(e){this.server.forget(this.job);let t=performance.now(),n=this.listener;return new Promise((s,r)=>{let o=()=>this.job===a,a=this.server.ask({type:"run",request:e},{first:l=>o()&&n.first(l,!1),more:l=>o()&&n.more(l),progress:l=>o()&&n.progress(l),done:l=>{n.done(l,performance.now()-t),s()},failed:(l,c)=>{n.failed(l,c),r(new Error(l))}});this.job=a,n.began()})}over(e){this.server.forget(this.job),Yt("Computing …"),this.job=this.server.ask(e,{first:t=>{this.listener.first(t,!0),Yt("")},more:t=>this.listener.more(t),progress:t=>Yt(t.message||`Computing: ${Math.floor(100*t.fraction)} %`),done:()=>Yt(""),failed:t=>Yt(t,!0)})}};var Fu=class{tab="runs";panes=new Map;back=()=>null;onchange=()=>{};constructor(){zl(lt("tabs")),lt("panels").addEventListener("click",()=>this.draw(!document.body.classList.contains("drawn")))}draw(e){document.body.classList.toggle("drawn",e),lt("panels").setAttribute("aria-expanded",String(e))}choose(e){this.tab=e,this.tabs(),this.onchange()}tabs(){let e=lt("tabs"),t=e.contains(document.activeElement);lt("side").hidden=this.panes.size===0,lt("panels").hidden=this.panes.size===0,this.panes.has(this.tab)||(this.tab=[...this.panes.keys()][0]??""),e.replaceChildren(...[...this.panes].map(([n,{title:s}])=>F("button",{type:"button",role:"tab","data-test":`tab-${n}`,id:`tab-${n}`,"aria-selected":String(n===this.tab),onclick:()=>this.choose(n)},s))),t&&document.getElementById(`tab-${this.tab}`)?.focus(),this.pane()}pane(){let e=this.panes.get(this.tab)?.make,t=this.back(),n=lt("panes"),s=[...t?[t]:[],...e?[e()]:[]];(s.length!==n.children.length||s.some((r,o)=>r!==n.children[o]))&&n.replaceChildren(...s)}};var Uu=1e3;function $T(i){let e=10**Math.floor(Math.log10(i));return Number((([1,2,5].find(t=>t*e>=i*(1-1e-12))??10)*e).toPrecision(1))}function YT(i,e,t=Math.abs(i)){if(e&&i>0)return{low:i/10,high:i*10,log:!0};let n=$T(1.5*(Math.max(t,Math.abs(i))||1));return{low:-n,high:n,log:!1}}var ZT=(i,e)=>e>=i.low*(i.low>0?.999:1.001)&&e<=i.high*1.001;function JT(i,e){let t=i.log?Math.log(e/i.low)/Math.log(i.high/i.low):(e-i.low)/(i.high-i.low);return Math.max(0,Math.min(1,t))}function KT(i,e){if(i.log)return Number((i.low*(i.high/i.low)**e).toPrecision(3));let t=(i.high-i.low)/Uu;return Number((Math.round((i.low+e*(i.high-i.low))/t)*t).toPrecision(6))}var Ou=class{constructor(e,t,n,s,r){this.how=n;this.node.setAttribute("aria-label",`${e}: slider`),this.range=this.about(t),this.show(t),this.node.addEventListener("input",()=>{let o=KT(this.range,Number(this.node.value)/Uu);s(this.how.snap?.(o)??o)}),this.node.addEventListener("change",r)}how;node=F("input",{type:"range",class:"slide",min:"0",max:String(Uu),step:"1",tabindex:"-1"});range;about(e){return YT(e,this.how.positive??!1,this.how.size?.())}show(e){Number.isFinite(e)&&((!ZT(this.range,e)||this.how.positive&&!(e>0))&&(this.range=this.about(e)),this.node.value=String(Math.round(Uu*JT(this.range,e))))}};var ku={box:[["a","Edge along x, m",1],["b","Edge along y, m",2],["c","Edge along z, m",.3]],cylinder:[["radius","Radius, m",.5],["height","Height, m",1.5]],cone:[["radius","Radius, m",.5],["height","Height, m",1]],ellipsoid:[["a","Semi-axis along x, m",1],["b","Semi-axis along y, m",.7],["c","Semi-axis along z, m",.4]],sphere:[["radius","Radius, m",.5]]};function Ep(i){let e=Number(i.toPrecision(6));return e!==0&&(Math.abs(e)<.001||Math.abs(e)>=1e6)?e.toExponential():String(e)}var jT=[["1","metres"],["0.01","centimetres"],["0.001","millimetres"],["0.0254","inches"]],QT=i=>i.replace(/^uploaded:[^/]*\//,""),Gn=i=>i===void 0?i:JSON.parse(JSON.stringify(i)),Cp=i=>i==null?[]:Gn(Array.isArray(i)?i:[i]),Bu=class{constructor(e,t,n,s){this.known=e;this.run=t;this.upload=s;this.go.addEventListener("click",()=>this.submit()),this.halt.addEventListener("click",n)}known;run;upload;node=F("div",{"data-test":"try"});problem=null;body={inertia:[1,2,3]};start={omega:[.1,5,.1]};torques=[];force=[];drawing=null;meshes=new Map;own=!1;t_end=10;runs=[{method:"auto",dt:.01}];reference=!0;eager=!0;timer=0;past=[];future=[];present="";ran=!0;gesture="none";busy=!1;queued=!1;shown=new Map;touched=!1;onchange=()=>{};bar=F("progress",{max:"1",value:0,hidden:!0,"aria-label":"Progress of the run"});words=F("p",{class:"note",role:"status","data-test":"run-status"});go=F("button",{type:"button",class:"primary",id:"run","data-test":"run"},"Run");halt=F("button",{type:"button",id:"stop","data-test":"stop",disabled:!0},"Stop");back=this.step("↶",!1);forth=this.step("↷",!0);grip=F("button",{type:"button",class:"small fixed","data-test":"drag-start","aria-pressed":"false",title:"Set the start by dragging ω, L and the body",onclick:()=>this.ongrip()},"Drag in the scene");ongrip=()=>{};step(e,t){let n=t?"Redo":"Undo";return F("button",{type:"button",class:"small ghost fixed","data-test":n.toLowerCase(),title:`${n} (Ctrl ${t?"Y":"Z"})`,"aria-label":n,disabled:!0,onclick:()=>this.undo(t)},e)}countSteps(){this.back.disabled=!this.past.length,this.forth.disabled=!this.future.length}choose(e,t=!0){let n=this.known.problems.find(s=>s.name===e);this.problem=n?n.name:null,this.drawing=null,n?(this.body=Gn(n.body)??{},this.start=Gn(n.start)??{},this.torques=Cp(n.torque),this.force=Gn(n.force)??[],this.own=n.code??!1,this.t_end=n.t_end,this.runs=[{method:n.method??this.runs[0].method,dt:n.dt}]):(this.own=!1,this.force=[]),this.render(),t&&(this.touch(),this.submit())}adopt(e){this.choose(e.problem,!1),e.problem?(e.body&&(this.body=Gn(e.body)),e.start&&(this.start=Gn(e.start)),e.torque!==void 0&&e.torque!==null&&(this.torques=Cp(e.torque),this.own=!1)):(this.body=Gn(e.body)??{},this.start=Gn(e.start)??{},this.torques=Cp(e.torque),this.force=Gn(e.force)??[]),this.drawing=Gn(e.drawing)??null,this.t_end=e.t_end??this.t_end,this.runs=Gn(e.runs),this.reference=e.reference??this.reference,this.present=JSON.stringify(this.request()),this.render()}undo(e){let[t,n]=e?[this.future,this.past]:[this.past,this.future],s=t.pop();return s===void 0?!1:(this.present&&this.ran&&n.push(this.present),this.ran=!0,this.adopt(JSON.parse(s)),this.countSteps(),this.onchange(),this.submit(),!0)}accept(){this.ran=!0,this.settle()}settle(){this.busy=!1,this.queued&&this.submit()}hold(){this.gesture==="none"&&(this.gesture="begun")}rest(){this.gesture==="moved"&&!this.eager&&this.free&&this.submit(),this.gesture="none",this.free=!1}moveStart(e){this.free=!0;let t=(s,r,o)=>{this.start[s]=o,o.forEach((a,l)=>this.shown.get(`${r}-${l}`)?.(a))},n=["quaternion","euler","matrix"].filter(s=>this.start[s]!==void 0);e.rotation_vector&&n.length&&(n.forEach(s=>delete this.start[s]),this.start.rotation_vector=e.rotation_vector,this.render()),e.rotation_vector&&t("rotation_vector","attitude",e.rotation_vector),this.byMomentum?t("momentum","momentum",e.momentum):t("omega","omega",e.omega),this.changed()}free=!1;get byMomentum(){return"momentum"in this.start&&!!this.start.momentum}touch(){this.touched=!0;let e=JSON.stringify(this.request());e!==this.present&&(this.present&&this.ran&&this.gesture!=="moved"&&this.past.push(this.present),this.gesture==="begun"&&(this.gesture="moved"),this.ran=!1,this.past.splice(0,this.past.length-100),this.future=[],this.present=e,this.countSteps(),this.onchange())}request(){let e={problem:this.problem,body:this.body,start:this.start,t_end:this.t_end,runs:Gn(this.runs),reference:this.reference};return!this.own&&(this.torques.length||!this.problem)&&(e.torque=this.torques.length===1?Gn(this.torques[0]):this.torques.length?Gn(this.torques):null),this.force.length&&(e.force=this.force),this.drawing&&(e.drawing=Gn(this.drawing)),e}submit(){clearTimeout(this.timer),this.timer=0,this.queued=!1,!this.node.querySelector('[aria-invalid="true"]')&&(this.busy=!0,this.run(Gn(this.request())))}changed(){if(this.clearComplaints(),this.touch(),!this.eager)return;let e=this.gesture!=="none";if(e&&this.busy)return void(this.queued=!0);e&&this.timer||(clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.submit(),e?20:60))}state(e,t,n,s=!1){this.halt.disabled=!e,this.bar.hidden=!e||n===void 0,n!==void 0&&(this.bar.value=n),this.words.textContent=t,this.words.classList.toggle("warn",s)}complain(e,t){this.settle(),this.state(!1,t&&!e.includes(t)?`${t}: ${e}`:e,void 0,!0);let n=t?this.fieldOf(t):null;if(!n)return;n.setAttribute("aria-invalid","true");let s=n.closest(".field, .row")??n,r=F("p",{class:"wrong",role:"alert",id:"wrong","data-test":"wrong"},e);n.setAttribute("aria-describedby","wrong"),s.after(r),r.scrollIntoView?.({block:"nearest"})}clearComplaints(){let e=this.node.querySelector("#wrong");e&&(e.remove(),this.node.querySelectorAll('[aria-describedby="wrong"]').forEach(t=>{t.removeAttribute("aria-describedby"),t.setAttribute("aria-invalid","false")}))}fieldOf(e){let t=o=>this.node.querySelector(`[data-test="${CSS.escape(o)}"]`),[n,...s]=e.replace(/\[(\d+)\]/g,".$1").split("."),r=s[s.length-1]??"";if(n==="run"||n==="runs"||n==="dt"||n==="t_end"||n==="method"){let o=s.length?r:n;return t(o==="t_end"?"t_end":o==="method"||o==="options"?"method-0":"dt-0")}if(r==="mesh"||n==="drawing")return t("mesh")??t("body");if(n==="body")return t(`body-${r}`)??t("inertia-0")??t("inertia-00")??t("body");if(n==="start")return t(r==="rotation_vector"?"attitude-0":`${r}-0`)??t("omega-0");if(n==="torque"){let o=s.length>1&&/^\d+$/.test(s[0])?Math.max(0,Number(s[0])-1):0;return t(this.test(o,r))??t(`${this.test(o,r)}-0`)??t(o?`torque-${o}`:"torque")}return null}test(e,t){return e?`param-${e}-${t}`:`param-${t}`}number(e,t,n,s,r={}){let o=F("input",{type:"text",inputMode:"decimal",value:t==null?"":Ep(Number(t)),"data-test":s,autocomplete:"off"});o.setAttribute("aria-label",e),o.title=e;let a=h=>{o.value=Ep(h),o.setAttribute("aria-invalid","false"),l.show(h)},l=new Ou(e,Number(t??0),r,h=>{this.hold(),o.value=Ep(h),this.takeNumber(o,e,h,r.positive??!1,n)},()=>this.rest());l.node.dataset.test=`slide-${s}`;let c=h=>{this.takeNumber(o,e,h,r.positive??!1,n),l.show(h)};return this.shown.set(s,a),o.addEventListener("input",()=>c(o.value.trim()===""?NaN:Number(o.value.replace("−","-")))),o.addEventListener("keydown",h=>{if(h.key==="Enter")return this.submit();if(h.key!=="ArrowUp"&&h.key!=="ArrowDown")return;let u=Number(o.value)||0,d=10**Math.floor(Math.log10(Math.abs(u)||1))*(h.shiftKey?1:.1),f=Number((u+(h.key==="ArrowUp"?d:-d)).toPrecision(12));h.preventDefault(),o.value=String(f),c(f)}),F("div",{class:"knob"},o,l.node)}takeNumber(e,t,n,s,r){let o=Number.isFinite(n)&&(!s||n>0);if(this.clearComplaints(),e.setAttribute("aria-invalid",String(!o)),o)return r(n),this.changed();clearTimeout(this.timer);let a=`${t}: a ${s?"positive ":""}number is required.`;this.words.textContent=a,this.words.classList.add("warn"),e.setAttribute("aria-describedby","wrong"),(e.closest(".field, .row")??e).after(F("p",{class:"wrong",role:"alert",id:"wrong","data-test":"wrong"},a))}field(e,...t){return F("div",{class:"field"},F("span",{},e),...t)}vector(e,t,n,s,r=!1){let a=(Array.isArray(t[n])?t[n]:[0,0,0]).map((l,c)=>this.number(`${e}, ${c+1}`,l,h=>{let u=Array.isArray(t[n])?[...t[n]]:[0,0,0];u[c]=h,t[n]=u},`${s}-${c}`,{positive:r,size:()=>Math.hypot(...t[n]??[0])}));return this.field(e,F("div",{class:"triple"},...a))}select(e,t,n,s,r){let o=F("select",{"data-test":s},...e.map(([a,l])=>F("option",{value:a,selected:a===t},l)));return o.setAttribute("aria-label",r),o.value=t,o.addEventListener("change",()=>n(o.value)),o}render(){this.shown.clear();let e=[...this.problemFields(),...this.bodyFields(),...this.startFields(),...this.torqueFields(),...this.runFields(),...this.endFields()],t=document.activeElement?.getAttribute("data-test");this.node.replaceChildren(...e),t&&this.node.querySelector(`[data-test="${CSS.escape(t)}"]`)?.focus()}again(){this.render(),this.changed()}problemFields(){let e=this.known,t=[F("div",{class:"row"},F("h3",{},"Problem"),this.back,this.forth),this.select([["","My own"],...e.problems.map(s=>[s.name,s.title||s.name])],this.problem??"",s=>this.choose(s||null),"problem","Problem")],n=e.problems.find(s=>s.name===this.problem);return n?.summary&&n.summary!==n.title&&t.push(F("p",{class:"note"},n.summary)),t}bodyFields(){let e=typeof this.body.shape=="string"?this.body.shape:this.body.mesh!==void 0?"mesh":"inertia",t=[["inertia","Moments of inertia"],...Object.keys(ku).map(s=>[s,s.charAt(0).toUpperCase()+s.slice(1)]),["mesh","Mesh file (STL, OBJ)"]],n=[F("h3",{},"Body"),this.select(t,e,s=>{let r=Number(this.body.mass)||1;if(this.drawing=null,s==="mesh")return this.body={mesh:"",mass:r},this.render();this.body=s==="inertia"?{inertia:[1,2,3]}:{shape:s,mass:r,...Object.fromEntries(ku[s].map(([o,,a])=>[o,a]))},this.again()},"body","Kind of body")];if(e==="inertia"&&Array.isArray(this.body.inertia?.[0])){let s=this.body.inertia;s.forEach((r,o)=>n.push(F("div",{class:"triple"},...r.map((a,l)=>this.number(`Inertia ${o+1}${l+1}, kg m²`,a,c=>s[o][l]=s[l][o]=c,`inertia-${o}${l}`)))))}else if(e==="inertia")n.push(this.vector("Principal moments, kg m²",this.body,"inertia","inertia",!0));else if(ku[e]){let s=[...ku[e],["mass","Mass, kg",1]];n.push(F("div",{class:"triple"},...s.map(([r,o,a])=>this.field(o,this.number(o,this.body[r]??a,l=>this.body[r]=l,`body-${r}`,{positive:!0})))))}else n.push(...this.meshFields(String(this.body.mesh??""),Number(this.body.scale??1),s=>this.body.scale=s),this.field("Mass, kg",this.number("Mass, kg",this.body.mass??1,s=>this.body.mass=s,"body-mass",{positive:!0})));return e==="inertia"&&n.push(...this.drawing?this.meshFields(this.drawing.mesh,this.drawing.scale??1,s=>this.drawing.scale=s,()=>this.drawing=null):[F("div",{class:"row"},this.chooser("Draw a mesh …","draw-mesh",s=>this.take(s,!1)))]),n}chooser(e,t,n){let s=F("input",{type:"file",accept:".stl,.obj",hidden:!0,"data-test":t,onchange:()=>s.files?.[0]&&n(s.files[0])});return F("div",{},s,F("button",{type:"button",class:"small",onclick:()=>s.click()},e))}meshFields(e,t,n,s){let r=this.meshes.get(e),o=[];if(e){let a=F("div",{class:"row","data-test":"mesh"},F("b",{},QT(e)));s&&a.append(F("button",{type:"button",class:"small ghost fixed","aria-label":"Do not draw the mesh","data-test":"remove-mesh",onclick:()=>(s(),this.again())},"×")),o.push(a),r&&o.push(F("p",{class:"note"},`${r.triangles.toLocaleString("en")} triangles, ${r.size.map(l=>at(l*t,3)).join(" × ")} m${s&&r.open?"; an open surface":""}`)),o.push(this.field("One unit of the file is",this.select(jT,String(t),l=>(n(Number(l)),this.again()),"mesh-unit","Unit of the mesh file")))}return o.push(this.chooser(e?"Another file …":"Choose a file …","body-mesh",a=>this.take(a,!s))),e||o.push(F("p",{class:"note"},"A closed surface in STL or OBJ format. You can also drop the file on the page. The inertia is computed for uniform density.")),o}async take(e,t=this.body.shape!==void 0||this.body.mesh!==void 0){this.state(!1,`Reading ${e.name} …`);try{let n=await this.upload(e);if(this.meshes.set(n.mesh,n),t&&n.open)throw new Error(n.open.replace("the mesh",e.name));t?(this.body={mesh:n.mesh,mass:Number(this.body.mass)||1},this.problem=this.drawing=null,this.own=!1):this.drawing={mesh:n.mesh,scale:1},this.again()}catch(n){this.complain(n.message,"body.mesh")}}startFields(){let e=[F("div",{class:"row"},F("h3",{},"Start"),this.grip),this.byMomentum?this.vector("Momentum in space, kg m²/s",this.start,"momentum","momentum"):this.vector("Angular velocity in the body, rad/s",this.start,"omega","omega")],t=["quaternion","euler","matrix"].find(n=>this.start[n]!==void 0&&this.start[n]!==null);return t?e.push(F("p",{class:"note"},`The attitude is given as ${t}. `,F("button",{type:"button",class:"small",onclick:()=>{delete this.start[t],this.again()}},"Reset the attitude"))):e.push(this.vector("Attitude as a rotation vector, rad",this.start,"rotation_vector","attitude")),(this.start.position||this.start.velocity||this.force.length)&&(e.push(this.vector("Position, m",this.start,"position","position"),this.vector("Velocity, m/s",this.start,"velocity","velocity")),this.force.length&&e.push(F("p",{class:"note","data-test":"force"},`f.model).join(", ")}. => Forces, which this form cannot change: ${this.force.map(n=>n.model).join(", ")}. => f.model).join(", ")}.`))),e}torqueFields(){let e=this.known,t=[F("h3",{},"Torque")],n=r=>{let o=e.torques.find(a=>a.name===r);return{model:r,...Object.fromEntries(o.params.filter(a=>a.needed??a.default!==null).map(a=>[a.name,Gn(a.default)]))}},s=e.torques.map(r=>[r.name,r.name.replace(/_/g," ")]);if(this.own||!this.torques.length){let r=[["","None: free rotation"],...s,...this.own?[["=","The torque of the problem"]]:[]];return t.push(this.select(r,this.own?"=":"",o=>{o!=="="&&(this.own=!1,this.torques=o?[n(o)]:[],o||(this.problem=null),this.again())},"torque","Torque")),this.own&&t.push(F("p",{class:"note"},"The torque of this problem is a program, which this form cannot change. Choose another torque instead.")),t}return this.torques.forEach((r,o)=>{let a=e.torques.find(c=>c.name===r.model),l=F("div",{class:"row"},this.select(s,String(r.model),c=>{this.torques[o]=n(c),this.again()},o?`torque-${o}`:"torque",`Torque ${o+1}`),F("button",{type:"button",class:"small ghost fixed","aria-label":`Remove torque ${o+1}`,"data-test":`remove-torque-${o}`,onclick:()=>{this.torques.splice(o,1),this.torques.length||(this.problem=null),this.again()}},"×"));t.push(l),a?.summary&&t.push(F("p",{class:"note"},a.summary));for(let c of a?.params??[])t.push(...this.param(c,r,o))}),this.torques.length<8&&t.push(F("button",{type:"button",class:"small","data-test":"add-torque",onclick:()=>{this.torques.push(n(e.torques.some(r=>r.name==="damping")?"damping":e.torques[0].name)),this.again()}},"Add a torque")),t}runFields(){let e=this.known,t=[F("h3",{},"Methods and steps")];return this.runs.forEach((n,s)=>{let r=F("div",{class:"row","data-test":`try-run-${s}`},this.select([["auto","auto"],...e.methods.map(a=>[a.name,a.order?`${a.name} (order ${a.order})`:a.name])],n.method,a=>{n.method=a,delete n.options,this.again()},`method-${s}`,`Method of run ${s+1}`),this.number(`Step of run ${s+1}, s`,n.dt,a=>n.dt=a,`dt-${s}`,{positive:!0,snap:a=>Number((this.t_end/Math.max(1,Math.round(this.t_end/a))).toPrecision(12))}));this.runs.length>1&&r.append(F("button",{type:"button",class:"small ghost fixed","aria-label":`Remove run ${s+1}`,onclick:()=>{this.runs.splice(s,1),this.again()}},"×")),t.push(r);let o=e.methods.find(a=>a.name===n.method);o&&t.push(F("p",{class:"note"},o.summary))}),t.push(F("button",{type:"button",class:"small","data-test":"add-run",disabled:this.runs.length>=4,onclick:()=>{let n=new Set(this.runs.map(r=>r.method)),s=["rkn4","nmb","liemid_ea",...e.methods.map(r=>r.name)].find(r=>!n.has(r)&&e.methods.some(o=>o.name===r))??"auto";this.runs.push({method:s,dt:this.runs[this.runs.length-1].dt}),this.again()}},"Compare with another")),t}endFields(){let e=(t,n,s,r)=>F("label",{class:"check"},F("input",{type:"checkbox",checked:n,"data-test":r,onchange:o=>s(o.target.checked)}),t);return[this.field("Until, s",this.number("End of the run, s",this.t_end,t=>this.t_end=t,"t_end",{positive:!0,snap:t=>this.wholeSteps(t)})),e("Compare with a reference",this.reference,t=>(this.reference=t,this.changed()),"reference"),e("Run after each change",this.eager,t=>this.eager=t,"eager"),F("div",{class:"row sticky"},this.go,this.halt),this.bar,this.words]}wholeSteps(e){let t=Math.max(...this.runs.map(n=>n.dt));return Number((Math.max(1,Math.round(e/t))*t).toPrecision(12))}param(e,t,n){let s=this.test(n,e.name),r=`${e.name.replace(/_/g," ")}${e.unit&&e.unit!=="1"?`, ${e.unit}`:""}`,o=t[e.name]??e.default;if(typeof o=="boolean")return[F("label",{class:"check"},F("input",{type:"checkbox",checked:o,onchange:l=>(t[e.name]=l.target.checked,this.changed())}),r)];if(typeof o=="number")return[this.field(r,this.number(r,o,l=>t[e.name]=l,s))];if(Array.isArray(o)&&o.length===3&&o.every(l=>typeof l=="number"))return t[e.name]??=Gn(o),[this.vector(r,t,e.name,s)];let a=F("input",{type:"text",value:typeof o=="string"?o:o==null?"":JSON.stringify(o),placeholder:"default","data-test":s});return a.setAttribute("aria-label",r),a.addEventListener("change",()=>{try{!a.value.trim()&&!e.needed?delete t[e.name]:t[e.name]=typeof o=="string"?a.value:JSON.parse(a.value),a.setAttribute("aria-invalid","false"),this.changed()}catch{a.setAttribute("aria-invalid","true")}}),[this.field(r,a)]}},Xy=(i,e,t,n)=>n&&!i?n:`${Math.floor(100*i)} %, ${at(e,2)} steps/s${t!==null&&t>.5?`, ${at(t,2)} s left`:""}`;var $y=30,eE=1800,zu=class{constructor(e){this.shell=e;this.theme=Pf[this.themeAtFirst()],document.documentElement.dataset.theme=this.theme.name,this.stage=new Jh(lt("canvas")),this.stage.onchange=()=>(this.changed(),this.remember()),this.stage.onlayout=()=>this.layout(),this.stage.onclick=(t,n,s)=>this.clicked(n,s),this.stage.ongrab=(t,n,s)=>this.grips.grab(t,n,s),this.stage.onhover=(t,n,s)=>lt("canvas").dataset.over=t&&this.gripping&&this.grips.find(t,n,s)||"",this.clock.onseek=t=>{this.gripping&&t!==this.clock.start&&this.grip(!1),this.moved(t),this.remember()},this.side.onchange=()=>this.remember(),this.side.back=()=>this.wayBack(),lt("help").addEventListener("click",yp),lt("export").addEventListener("click",()=>gy(this.entries())),Sy(t=>this.keys(t),t=>this.trying?.undo(t)??!1),zl(lt("views")),this.watchCanvas(),I0(t=>this.take(t)),this.stage.measure(),requestAnimationFrame(t=>this.loop(t))}shell;document=null;onfirst=()=>{};frames=0;cost={sum:0,worst:0,draw:0,frames:0};stage;clock=new Vl;side=new Fu;motion=null;cloud=null;mechanism=null;theme;exhibit=null;before=null;requests=null;known=null;trying=null;gripping=!1;grips=new yu(()=>this.motion,{hold:()=>this.trying?.hold(),move:e=>this.trying?.moveStart(e),rest:()=>this.trying?.rest(),byMomentum:()=>this.trying?.byMomentum??!1,changed:()=>this.changed()});past=[];rest=250;stale=0;filming=null;panels=[];parallel=null;zoom=null;current="overview";dirty=!0;seen=!0;last=0;written=0;step=0;show={...Tl};wanted=Qp();themeAtFirst(){let e=matchMedia("(prefers-color-scheme: light)"),t=null;try{t=localStorage.getItem("polhode-theme")}catch{}return parent!==window&&parent.postMessage({polhode:"ready"},"*"),addEventListener("message",n=>(n.data?.polhodeTheme==="light"||n.data?.polhodeTheme==="dark")&&this.dress(n.data.polhodeTheme)),e.addEventListener("change",()=>!t&&this.dress(e.matches?"light":"dark")),lt("theme").addEventListener("click",()=>{t=this.theme.name==="dark"?"light":"dark";try{localStorage.setItem("polhode-theme",t)}catch{}this.dress(t)}),t??=this.wanted?.theme??null,t==="light"||t==="dark"?t:e.matches?"light":"dark"}watchCanvas(){let e=lt("canvas");e.addEventListener("webglcontextlost",t=>{t.preventDefault(),Yt("The browser has lost access to the graphics card. The scene is drawn again when the card is available.",!0)}),e.addEventListener("webglcontextrestored",()=>{Yt(""),this.changed()}),new IntersectionObserver(t=>this.seen=t[t.length-1].isIntersecting).observe(e)}load(e){return this.open(ya(Il(e)))}async take(e){if(/\.(stl|obj)$/i.test(e.name))return this.trying?(this.side.choose("try"),this.trying.take(e)):Yt("This page has no server and cannot read mesh files: start `polhode studio` and drop the file there.",!0);try{this.load(await e.arrayBuffer()),Yt("")}catch(t){Yt(`${e.name}: ${t.message}`,!0)}}open(e,t=!1){let n=t&&this.document?.kind===e.kind;this.document=e,lt("title").textContent=e.title,lt("title").title=e.title,document.title=`${e.title} – polhode studio`;let s=this.cameras();return this.clear(),document.body.dataset.kind=e.kind,this.side.panes.clear(),this.zoom=null,e.kind==="motion"?this.openMotion(e,n):e.kind==="ensemble"?this.openEnsemble(e):e.kind==="mechanism"?this.openMechanism(e):this.openExhibit(e),n&&this.setCameras(s),this.offer(),this.restore(),this.onfirst(),this.remember(),e}cameras(){return Object.fromEntries(this.stage.views.map(e=>[e.name,[e.azimuth,e.elevation,e.distance]]))}setCameras(e){for(let t of this.stage.views)e[t.name]&&([t.azimuth,t.elevation,t.distance]=e[t.name])}clear(){this.motion&&this.past.push(this.motion),this.cloud&&this.past.push(this.cloud),this.mechanism&&this.past.push(this.mechanism),this.exhibit?.drop(),this.motion=this.cloud=this.mechanism=this.exhibit=null,this.document?.kind!=="motion"&&(this.gripping=!1),this.stage.views=[],this.panels.forEach(e=>e.destroy()),this.panels=[],this.parallel?.destroy(),this.parallel=null,lt("captions").replaceChildren()}openMotion(e,t){let n=this.motion=new Iu(e,this.theme,this.show);this.stage.views=n.views,this.stage.dress(this.theme),this.panels=wu(Oy(e,n.actors.map(l=>l.player),this.theme,()=>this.motion.lead,()=>this.clock.time),this.theme,this.hooks);let{panes:s}=this.side;this.grips.dress(n,this.gripping),this.offerLesson(),s.set("runs",{title:"Runs",make:()=>ky(e,this.motion,this.theme,this.show,this.hooks,()=>this.side.pane())}),s.set("code",{title:"Code",make:()=>Al(e.python,e.scenario)});let r=Math.min(...n.actors.map(l=>l.player.start)),o=Math.max(...n.actors.map(l=>l.player.end)),a=tE(n);t&&a<3*this.clock.speed&&a>this.clock.speed/3?this.clock.span(r,o):(this.clock.time=r,this.clock.span(r,o,a)),this.markEnds(),this.view(this.current),this.spanPanels(),e.lesson&&!t&&this.teach(this.step)}markEnds(){let e=this.document;if(e?.kind!=="motion")return this.clock.mark([]);this.clock.mark(e.runs.flatMap((t,n)=>er(t)&&t.t[t.t.length-1]<this.clock.end?[{t:t.t[t.t.length-1],colour:this.theme.runs[n],title:`${t.name} ended`}]:[]))}openEnsemble(e){let t=this.cloud=new jh(e,this.theme);this.stage.views=[t.view],this.stage.dress(this.theme),this.panels=wu(L0(e,this.theme,t),this.theme,this.hooks),e.columns?.length>1&&lt("plots").prepend((this.parallel=new Du(e,t,this.theme,()=>(this.changed(),this.remember()))).node);let n=r=>this.requests?.over({type:"member",index:r});this.side.panes.set("runs",{title:"Members",make:()=>D0(e,t,this.theme,()=>(this.changed(),this.remember()),this.requests?n:null)}),(e.python||e.scenario)&&this.side.panes.set("code",{title:"Code",make:()=>Al(e.python,e.scenario)});let s=e.times[e.times.length-1];this.clock.time=e.times[0],this.clock.span(e.times[0],s,(s-e.times[0])/15),this.clock.mark([]),this.view("cloud"),this.spanPanels()}openMechanism(e){let t=this.mechanism=new Su(e,this.theme);this.stage.views=[t.view],this.stage.dress(this.theme),this.panels=wu(Dy(e,this.theme,t),this.theme,this.hooks),this.offerLesson(),this.side.panes.set("runs",{title:"Mechanism",make:()=>Ny(e,t,this.theme,()=>this.moved(this.clock.time))}),e.python&&this.side.panes.set("code",{title:"Code",make:()=>Al(e.python,"")});let n=e.t[0],s=e.t[e.t.length-1];this.clock.time=n,this.clock.span(n,s,Math.max(1,(s-n)/60)),this.clock.mark([]),this.view("mechanism"),this.spanPanels(),this.teach(this.step)}openExhibit(e){this.clock.set(!1),lt("views").replaceChildren(),this.exhibit=ly(e,this.theme),e.python&&this.side.panes.set("code",{title:"Code",make:()=>Al(e.python,"")})}clicked(e,t){this.cloud&&(this.cloud.choose(this.cloud.pick(e,t)),this.moved(this.clock.time),this.side.tab==="runs"&&this.side.pane())}hooks={seek:e=>this.clock.seek(e),camera:e=>this.preset(e),changed:()=>{this.layout(),this.moved(this.clock.time),this.panels.forEach(e=>e.refresh())},zoomed:e=>{this.zoom=e,this.spanPanels(),this.remember()}};more(e){let t=this.document;if(t?.kind!=="motion"||!this.motion)return;let n=t.difference.length;if(um(t,e),t.difference.length!==n)return void this.open(t,!0);this.stale||=performance.now()}catchUp(){if(this.stale=0,!this.motion)return;let e=performance.now();this.motion.actors.forEach((t,n)=>this.motion.retrace(n)),this.clock.span(this.clock.start,Math.max(...this.motion.actors.map(t=>t.player.end))),this.markEnds(),this.spanPanels(),this.rest=Math.max(250,4*(performance.now()-e))}get lesson(){let e=this.document;return e?.kind==="motion"||e?.kind==="mechanism"?e.lesson??null:null}offerLesson(){let{lesson:e}=this;e&&(this.step=Math.max(0,Math.min(this.step,e.steps.length-1)),this.side.panes.set("lesson",{title:"Lesson",make:()=>Ay(e,this.step,t=>this.teach(t))}))}teach(e){let{lesson:t}=this;if(!t)return;this.step=Math.max(0,Math.min(t.steps.length-1,e));let n=t.steps[this.step];this.motion&&(Object.assign(this.show,Tl,n.show??{}),this.motion.setLead(n.lead??0),this.motion.actors.forEach((s,r)=>this.motion.retrace(r))),this.view(n.view??"overview"),n.speed&&this.clock.setSpeed(n.speed),this.clock.seek(n.time??this.clock.start),this.clock.set(n.play??!1);for(let s of this.panels)s.node.classList.toggle("look",s.spec.id===n.plot);this.side.tab==="lesson"&&this.side.pane(),this.remember()}attach(e){let t=!0,n=null;this.requests=new Nu(e,{began:()=>this.trying?.state(!0,""),first:(s,r)=>this.guard(()=>this.arrived(s,r)),more:s=>this.guard(()=>this.more(s)),progress:s=>this.trying?.state(!0,Xy(s.fraction,s.rate,s.left,s.message),s.fraction),done:(s,r)=>{this.stale&&this.catchUp(),this.markEnds(),this.side.tabs(),this.trying?.accept(),this.trying?.state(!1,s?"Stopped; the samples computed so far are shown.":`Done in ${r<1e3?`${Math.round(r)} ms`:`${at(r/1e3,3)} s`}.`)},failed:(s,r)=>{this.trying?this.trying.complain(s,r):Yt(s,!0),!(this.document||!n)&&(this.wanted=null,this.guard(()=>this.open(ya(n))))}}),e.onhello=s=>t=!s.document,e.ondocument=s=>{this.wanted?.request?n=s:this.guard(()=>this.document||this.open(ya(s)))},e.onstate=(s,r)=>{Yt(r,!s),s&&r&&setTimeout(()=>Yt(""),8e3)},e.onshow=({view:s,cameras:r,time:o,play:a})=>{s&&this.view(s),r&&this.setCameras(r),o!==void 0&&this.clock.seek(o),a!==void 0&&this.clock.set(a),this.changed(),this.remember()},new URLSearchParams(location.search).has("document")&&setInterval(()=>this.report(e),250),e.oncatalogue=s=>this.learn(s,t)}report(e){let t=this.document&&e.open?JSON.stringify(this.state):this.reported;t!==this.reported&&(this.reported=t,e.report(JSON.parse(t)))}reported="";arrived(e,t){t&&this.document&&this.document.kind!=="exhibit"&&(this.before=this.document),t||(this.before=null),t&&(this.step=0);let n=this.wanted!==null;this.open(ya(e),!t),t&&this.lesson&&this.side.choose("lesson"),!t&&!this.clock.playing&&this.frames<4&&!n&&this.clock.set(!0)}learn(e,t){if(this.known)return;this.known=e,this.trying=new Bu(e,r=>{this.run(r).catch(()=>{})},()=>this.requests?.stop(),r=>this.requests.server.upload(r)),this.trying.onchange=()=>this.document&&!this.wanted&&td(()=>this.state),this.trying.ongrip=()=>this.grip(!this.gripping);let n=["dzhanibekov","book-toss",...e.problems.map(r=>r.name)].find(r=>e.problems.some(o=>o.name===r)),s=this.document?.kind==="motion"?this.document.request:null;this.wanted?.request?(this.trying.adopt(this.wanted.request),this.trying.touched=!0,this.side.tab=this.wanted.tab??"try",this.trying.submit()):!this.document&&t?(this.side.tab="try",this.trying.choose(n??null)):s?this.trying.adopt(s):this.trying.choose(n??null,!1),this.offer()}grip(e){!this.motion||!this.trying||(this.gripping=e,this.trying.grip.setAttribute("aria-pressed",String(e)),document.getElementById("gripping")?.remove(),e&&(this.clock.set(!1),this.clock.seek(this.clock.start),this.show.ride=this.show.apart=!1,this.motion.body.shown||this.view("body"),this.side.draw(!1),lt("stage").append(F("div",{id:"gripping",role:"status","data-test":"gripping"},F("span",{},"To change the start, drag the ends of ω and L, or the body. With Shift, lengths do not change."),F("button",{type:"button",class:"small","data-test":"grip-end",onclick:()=>this.grip(!1)},"Done")))),this.grips.dress(this.motion,e),this.motion.dress(),this.moved(this.clock.time))}get knobs(){return this.draw(),this.grips.places()}offer(){let{panes:e}=this.side,t=this.known;t&&!e.has("try")&&(e.set("try",{title:"Try",make:()=>this.trying.node}),t.lessons?.length&&e.set("lessons",{title:"Learn",make:()=>Ty(t.lessons,n=>this.requests.over({type:"lesson",name:n}))}),t.exhibits.length&&e.set("lab",{title:"Lab",make:()=>wy(t,this.document?.kind==="exhibit"?this.document.name:"",n=>this.requests.over({type:"exhibit",name:n}))})),this.side.tabs()}guard(e){try{e()}catch(t){Yt(t.message,!0)}}async run(e){if(!this.requests)throw new Error("This page has no server that can compute runs.");return await this.requests.run(e),this.document}wayBack(){let e=this.before;return!e||e===this.document?null:F("button",{type:"button",class:"small","data-test":"back",onclick:()=>{this.before=null,this.open(e)}},`Back to ${e.title}`)}get state(){let e=this.trying?.touched?this.trying.request():void 0,t=Object.fromEntries(Object.entries(this.show).filter(([o,a])=>a!==Tl[o])),n=this.motion?.actors.flatMap((o,a)=>o.visible?[]:[a])??[],s=Object.fromEntries(this.panels.filter(o=>o.log===o.spec.signed).map(o=>[o.spec.id,o.log])),r={...Object.keys(t).length?{show:t}:{},...n.length?{hidden:n}:{},...this.motion?.lead?{lead:this.motion.lead}:{},...this.zoom?{zoom:this.zoom}:{},...Object.keys(s).length?{scales:s}:{},...this.lesson?{step:this.step}:{},...this.cloud?{members:this.cloud.state}:{}};return{request:e,view:this.current,time:this.clock.time,speed:this.clock.speed,tab:this.side.tab,cameras:this.cameras(),...r}}remember(){this.document&&!this.clock.playing&&!this.wanted&&td(()=>this.state)}restore(){let e=this.wanted;!e||e.request&&!this.known||(this.wanted=null,e.step!==void 0&&this.teach(e.step),this.apply(e))}apply(e){for(let[t,n]of Object.entries(e.show??{}))typeof n==typeof Tl[t]&&(this.show[t]=n);this.motion&&(e.hidden?.forEach(t=>this.motion.actors[t]&&(this.motion.actors[t].visible=!1)),this.motion.setLead(e.lead??this.motion.lead),e.show&&this.motion.actors.forEach((t,n)=>this.motion.retrace(n))),e.members&&this.cloud?.restore(e.members);for(let t of this.panels)e.scales?.[t.spec.id]!==void 0&&t.setLog(e.scales[t.spec.id]);e.view&&this.view(e.view),e.cameras&&this.setCameras(e.cameras),e.tab&&this.side.panes.has(e.tab)?this.side.choose(e.tab):this.side.pane(),e.speed&&this.clock.setSpeed(e.speed),e.zoom&&this.hooks.zoomed(e.zoom),this.clock.seek(e.time??this.clock.time),this.changed()}spanPanels(){let e=[this.clock.start,this.clock.end],[t,n]=this.zoom??e;for(let s of this.panels)s.span(t,n),s.at(this.clock.time),s.write()}view(e){let t=["overview",...this.stage.views.map(r=>r.name)];this.current=t.includes(e)?e:"overview";let n=lt("views"),s=n.contains(document.activeElement);n.replaceChildren(...(this.stage.views.length>1?t:[]).map(r=>F("button",{type:"button",role:"tab",id:`view-${r}`,"data-test":`view-${r}`,"aria-selected":String(r===this.current),onclick:()=>this.view(r)},mm[r]??r))),s&&document.getElementById(`view-${this.current}`)?.focus(),this.layout(),this.changed(),this.remember()}get shown(){return{document:this.document,motion:this.motion,theme:this.theme,view:this.current}}layout(){if(!this.stage.views.length)return lt("captions").replaceChildren();gm(this.stage,this.current),xm(this.stage,this.shown),this.motion?.labels(),this.cloud?.labels(),this.mechanism?.labels(),this.readout()}preset(e){for(let t of this.stage.views)t.shown&&t.preset(e);this.changed(),this.remember()}dress(e){this.theme=Pf[e],document.documentElement.dataset.theme=e;let t=this.document;if(!t)return;let{playing:n}=this.clock,s=this.state;this.open(t,!0),this.apply(s),this.clock.set(n),this.hooks.changed()}changed(){this.dirty=!0}moved(e){this.motion?.seek(e),this.mechanism?.seek(e),this.cloud?.seek(e);for(let t of this.panels)t.at(e),t.write();this.readout(),this.changed()}loop(e){requestAnimationFrame(a=>this.loop(a));let t=(e-this.last)/1e3,n=Math.min(.1,t);if(this.last=e,this.frames>2&&this.stage.pace(t,this.clock.playing),this.stale&&performance.now()-this.stale>this.rest&&this.catchUp(),this.filming)return;let s=performance.now();if(this.gripping&&this.clock.playing&&this.grip(!1),this.clock.tick(n)){let a=this.clock.time;this.motion?.seek(a),this.mechanism?.seek(a),this.cloud?.seek(a);for(let l of this.panels)l.at(a);if(e-this.written>90){for(let l of this.panels)l.write();this.readout(),this.written=e}this.dirty=!0}if(!this.dirty||!this.seen)return;let r=performance.now()-s;this.dirty=!1;let o=performance.now();this.draw(),this.cost.draw+=performance.now()-o,this.cost.sum+=r,this.cost.worst=Math.max(this.cost.worst,r),this.cost.frames++}draw(){this.stage.views.length&&(this.stage.draw(),this.past.splice(0).forEach(e=>e.dispose()),this.frames++)}readout(){let e=this.motion?.actors[this.motion.lead].player,t=(n,s)=>{let r=document.getElementById(n);r&&r.textContent!==s&&(r.textContent=s)};e&&(t("readout-omega",`${at(Math.hypot(...e.omega),3)} rad/s`),t("readout-momentum",`${at(Math.hypot(...e.momentum),3)} kg m²/s`))}keys(e){let t=this.clock.end-this.clock.start,n=a=>{let l=this.motion?.actors[this.motion.lead].player;if(!l)return this.clock.seek(this.clock.time+a*t/200);let c=Math.max(0,Math.min(l.data.t.length-1,l.index+(l.fraction>.999?1:0)+(a<0&&l.fraction>1e-9&&l.fraction<=.999?a+1:a)));this.clock.seek(l.data.t[c])},s=this.stage.views.filter(a=>a.shown),r=(a,l)=>s.slice(0,1).forEach(c=>this.stage.spin(c,a,l)),o={" ":()=>this.clock.toggle(),k:()=>this.clock.toggle(),ArrowRight:()=>e.shiftKey?r(-20,0):this.clock.seek(this.clock.time+t/100),ArrowLeft:()=>e.shiftKey?r(20,0):this.clock.seek(this.clock.time-t/100),ArrowUp:()=>e.shiftKey?r(0,20):this.clock.faster(1),ArrowDown:()=>e.shiftKey?r(0,-20):this.clock.faster(-1),".":()=>n(1),",":()=>n(-1),Home:()=>this.clock.seek(this.clock.start),End:()=>this.clock.seek(this.clock.end),l:()=>this.clock.setLoop(!this.clock.loop),t:()=>lt("theme").click(),r:()=>this.preset("corner"),"?":yp,"+":()=>s.forEach(a=>this.stage.zoom(a,.85)),"-":()=>s.forEach(a=>this.stage.zoom(a,1/.85))};return["overview",...this.stage.views.map(a=>a.name)].forEach((a,l)=>o[String(l+1)]=()=>this.view(a)),o}entries(){let e=this.document;if(!e)return[];let t={id:"html",text:"Page (HTML)",about:"One self-contained file that opens in the current state",act:()=>this.savePage()},n=[{id:"png",text:"Picture (PNG)",about:e.kind==="exhibit"?"The plots with their legends":"The scene and the plots with their legends",act:()=>this.savePicture()},{id:"svg",text:"Drawing (SVG)",about:e.kind==="exhibit"?"The plots as lines and text":"Plots as lines and text, with the scene as a picture",act:()=>this.saveDrawing()}];if(e.kind==="exhibit")return[...n,t];let s={id:"webm",text:this.filming?"Stop the film":"Film (WebM)",about:"A film of the scene from start to end, at the current speed",act:()=>this.saveFilm()},r={id:"glb",text:"Model (GLB)",about:"Bodies and their motion, for Blender and other viewers",act:()=>sa(new Blob([this.model()],{type:"model/gltf-binary"}),ra(e.title,"glb"))};return[...n,s,...e.kind==="ensemble"?[]:[r],t]}model(){return vy(this.motion?.moving??this.mechanism?.moving??[])}get subject(){let e={theme:this.theme,title:this.document?.title??""};if(this.exhibit){let s=lt("exhibit"),{paddingLeft:r,paddingRight:o}=getComputedStyle(s);return{...e,canvas:null,width:Math.max(320,s.clientWidth-parseFloat(r)-parseFloat(o)),views:[],panels:this.exhibit.figures,time:""}}let t=this.stage.views.filter(s=>s.shown),n=lt("canvas");return{...e,canvas:n,width:n.clientWidth,panels:[...this.parallel?[this.parallel]:[],...this.panels],time:lt("time").textContent??"",views:t.map(s=>({name:s.name,rect:s.rect,title:document.querySelector(`[data-test="caption-${s.name}"] h2`)?.textContent??s.title,legend:id(this.shown,s.name).map(r=>({...r,text:r.readout?`${r.text} ${document.getElementById(r.readout)?.textContent??""}`:r.text}))}))}}picture(){return this.stage.sharp(2,()=>(this.draw(),mp(this.subject)))}drawing(){return this.stage.sharp(2,()=>(this.draw(),py(this.subject)))}page(){return my(this.document,this.shell,ed({...this.state,request:void 0,theme:this.theme.name}))}savePicture(){this.picture().toBlob(e=>e&&sa(e,ra(this.document.title,"png")))}saveDrawing(){sa(new Blob([this.drawing()],{type:"image/svg+xml"}),ra(this.document.title,"svg"))}async savePage(){sa(new Blob([await this.page()],{type:"text/html"}),ra(this.document.title,"html"))}async film(e=eE){let{time:t,playing:n}=this.clock,s=this.clock.end-this.clock.start,r=Math.max(2,Math.min(e,Math.round($y*s/this.clock.speed))),o=this.filming={stop:!1};this.clock.set(!1);try{return await yy({frames:r,rate:$y,stopped:()=>o.stop,draw:a=>(this.clock.seek(this.clock.start+s*a/(r-1)),this.draw(),mp({...this.subject,panels:[]})),progress:a=>Yt(`Making the film: ${Math.floor(100*a)} %. To stop early, choose Export, then Stop the film.`)})}finally{this.filming=null,this.clock.seek(t),this.clock.set(n)}}async saveFilm(){if(this.filming)return void(this.filming.stop=!0);let e=await this.film();Yt(`The film is saved: ${at(e.size/1e6,3)} MB.`),setTimeout(()=>Yt(""),4e3),sa(e,ra(this.document.title,"webm"))}};function tE(i){let e=i.actors[0].player.data,t=e.t.length,n=0,s=0;for(let a=0;a<t;a+=Math.max(1,t>>8)){let l=Math.hypot(e.omega[3*a],e.omega[3*a+1],e.omega[3*a+2]);Number.isFinite(l)&&(n+=l,s++)}let r=n/(s||1),o=i.actors[0].player.end-i.actors[0].player.start;return Math.max(o/120,r>0?5/r:o/20)}var Lt,Vu=()=>{};function nE(){Lt.draw();let i=lt("canvas"),e=F("canvas",{width:i.width,height:i.height}),t=e.getContext("2d");return t.drawImage(i,0,0),{width:e.width,height:e.height,data:t.getImageData(0,0,e.width,e.height).data}}function iE(i){let e=Lt.document;e?.kind==="motion"?Lt.clock.seek(e.runs[0].t[i]):e?.kind==="ensemble"&&Lt.clock.seek(e.times[i])}var sE=async i=>oo(await(await Lt.film(i)).arrayBuffer()),rE={ready:new Promise(i=>Vu=i),get document(){return Lt?.document??null},get time(){return Lt.clock.time},get frames(){return Lt?.frames??0},get cost(){return Lt.cost},get memory(){let{memory:i,programs:e}=Lt.stage.renderer.info;return{geometries:i.geometries,textures:i.textures,programs:e?.length??0}},get words(){return Lt.draw(),Lt.stage.views.filter(i=>i.shown).flatMap(i=>i.words.map(e=>({text:e.text,...e.box,x:e.box.x+i.rect.x,y:e.box.y+i.rect.y})))},get state(){return Lt.state},get knobs(){return Lt.knobs},show:iE,play:()=>Lt.clock.set(!0),pause:()=>Lt.clock.set(!1),seek:i=>Lt.clock.seek(i),view:i=>Lt.view(i),preset:i=>Lt.preset(i),teach:i=>Lt.teach(i),run:i=>Lt.run(i),load:i=>Lt.load(i),pixels:nE,png:()=>Lt.picture().toDataURL("image/png"),svg:()=>Lt.drawing(),html:()=>Lt.page(),glb:()=>oo(Lt.model()),film:sE};window.studio=rE;function oE(){let i=document.body.cloneNode(!0);i.querySelectorAll("script").forEach(t=>t.remove());try{Lt=new zu(i.innerHTML.trim())}catch(t){Yt(`This page needs WebGL 2, which the browser does not provide: ${t.message}`,!0);return}let e=document.getElementById("polhode-packet");if(e){try{Lt.load(Jp(e.textContent??"")),e.textContent=""}catch(t){Yt(t.message,!0)}Vu()}else if(location.protocol.startsWith("http")){let t=new URL("socket",location.href);t.protocol=location.protocol==="https:"?"wss:":"ws:";let n=new URLSearchParams(location.search),s=n.get("document");t.search=`?${new URLSearchParams({token:n.get("token")??"",...s?{document:s}:{}})}`,t.hash="",Lt.onfirst=Vu,Lt.attach(new Ll(t.href))}else Yt("Drop a packet here to show it."),Vu()}var Yy=(()=>{let i=!1;return()=>{i||oE(),i=!0}})();requestAnimationFrame(()=>setTimeout(Yy));setTimeout(Yy,300);})();
