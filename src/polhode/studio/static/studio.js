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
"use strict";(()=>{var Jy={f8:Float64Array,f4:Float32Array,u4:Uint32Array},Ky=new Map([[Float64Array,"f8"],[Float32Array,"f4"],[Uint32Array,"u4"]]),Vp=new WeakMap;function jy(i){return Vp.get(i)??[i.length]}function Xu(i,e){return Vp.set(i,e),i}var Qr=class extends Error{};function wl(i){if(i.byteLength<8)throw new Qr("this is not a packet: it is too short");let e=new DataView(i).getUint32(0,!0);if(4+e>i.byteLength||(4+e)%8!==0)throw new Qr("this is not a packet: its header is cut off");let t;try{t=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(new Uint8Array(i,4,e)))}catch{throw new Qr("this is not a packet: its header is not JSON")}let n=t.arrays??{},s=new Map;for(let[o,a]of Object.entries(n)){let l=Jy[a.dtype],c=a.shape.reduce((u,d)=>u*d,1),h=4+e+a.offset;if(!l||h%l.BYTES_PER_ELEMENT!==0||h+c*l.BYTES_PER_ELEMENT>i.byteLength)throw new Qr(`the packet is cut off, or wrong, at its array ${o}`);s.set(o,Xu(new l(i,h,c),a.shape))}let r=o=>{if(typeof o=="string"&&o.startsWith("@"))return s.get(o.slice(1))??o;if(Array.isArray(o))return o.map(r);if(o!==null&&typeof o=="object"&&!ArrayBuffer.isView(o)){let a={};for(let[l,c]of Object.entries(o))l!=="__proto__"&&(a[l]=r(c));return a}return o};return delete t.arrays,r(t)}function Gp(i){let e={},t=[],n=0,s=(h,u)=>{if(ArrayBuffer.isView(h))return e[u]={dtype:Ky.get(h.constructor),shape:jy(h),offset:n},t.push(h),n+=Math.ceil(h.byteLength/8)*8,"@"+u;if(Array.isArray(h))return h.map((d,f)=>s(d,`${u}.${f}`));if(h!==null&&typeof h=="object"){let d={};for(let[f,m]of Object.entries(h))m!==void 0&&(d[f]=s(m,u?`${u}.${f}`:f));return d}return h},r=s(i,"");r.arrays=e;let o=new TextEncoder().encode(JSON.stringify(r)),a=Math.ceil((4+o.length)/8)*8-4,l=new Uint8Array(4+a+n);new DataView(l.buffer).setUint32(0,a,!0),l.fill(32,4,4+a),l.set(o,4);let c=4+a;for(let h of t)l.set(new Uint8Array(h.buffer,h.byteOffset,h.byteLength),c),c+=Math.ceil(h.byteLength/8)*8;return l.buffer}function Hp(i){let e=atob(i.replace(/\s+/g,"")),t=new Uint8Array(e.length);for(let n=0;n<e.length;n++)t[n]=e.charCodeAt(n);return t.buffer}function $u(i){let e=new Uint8Array(i),t="";for(let n=0;n<e.length;n+=32768)t+=String.fromCharCode(...e.subarray(n,n+32768));return btoa(t)}var Al=class{constructor(e){this.address=e;this.connect()}address;socket=null;jobs=new Map;next=1;tries=0;ended=!1;onhello=()=>{};oncatalogue=()=>{};ondocument=()=>{};onstate=()=>{};get open(){return this.socket?.readyState===WebSocket.OPEN}connect(){let e=new WebSocket(this.address);e.binaryType="arraybuffer",this.socket=e,e.onopen=()=>{this.tries=0,this.onstate(!0,""),this.send({type:"catalogue"})},e.onmessage=t=>{try{typeof t.data=="string"?this.text(JSON.parse(t.data)):this.packet(t.data)}catch(n){this.onstate(this.open,`The server said something that cannot be read: ${n.message}`)}},e.onclose=()=>{for(let t of this.jobs.values())t.failed("The server has gone; what was computed is kept.");this.jobs.clear(),!this.ended&&(this.tries++===0?this.onstate(!1,"The server has gone. What is shown stays; the page looks for the server again."):this.diagnose(),setTimeout(()=>this.connect(),Math.min(5e3,500*this.tries)))}}async diagnose(){let e=new URL(location.href);try{(await fetch(e.pathname+e.search,{cache:"no-store"})).status===403&&this.onstate(!1,"The studio was started again and has a new address: open the one that it printed. What follows # in this page's address brings these settings there.")}catch{this.onstate(!1,"The server has gone. What is shown stays; start it again with the same --port, or open the address that it prints.")}}send(e){this.open&&this.socket.send(JSON.stringify(e))}text(e){let t=e.id===void 0?void 0:this.jobs.get(e.id);e.type==="hello"?this.onhello(e):e.type==="catalogue"?this.oncatalogue(e):e.type==="progress"?t?.progress?.(e):e.type==="error"?t?(this.jobs.delete(e.id),t.failed(String(e.message),e.where)):this.onstate(this.open,String(e.message)):e.type==="done"&&t&&(this.jobs.delete(e.id),t.done(!!e.stopped))}packet(e){let t=wl(e),n=Number(t.id??0);if(n===0)return this.ondocument(t);let s=this.jobs.get(n);s&&(t.append?s.more?.(t):s.first(t)),this.send({type:"ack",id:n,got:Number(t.part??0)})}ask(e,t){let n=this.next++;return this.open?(this.jobs.set(n,t),this.send({...e,id:n}),n):(t.failed("The server cannot be reached."),n)}async upload(e){let t=new URL(this.address).searchParams.get("token")??"",n=await fetch(`mesh?${new URLSearchParams({token:t,name:e.name})}`,{method:"POST",body:e}),s=await n.json().catch(()=>({message:`the server answered ${n.status}`}));if(!n.ok)throw new Error(s.message);return s}stop(e){this.send({type:"stop",id:e})}forget(e){this.jobs.delete(e)&&this.stop(e)}close(){this.ended=!0,this.socket?.close()}};var Qy=8e3;function Yu(i){let e=new TextEncoder().encode(JSON.stringify(i)),t="";for(let n of e)t+=String.fromCharCode(n);return btoa(t).replace(/\+/g,"-").replace(/\//g,"_").replace(/=+$/,"")}function Wp(i){try{let e=atob(i.replace(/-/g,"+").replace(/_/g,"/")),t=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(e,s=>s.charCodeAt(0))));if(typeof t!="object"||t===null||Array.isArray(t))return null;let n={};if(typeof t.view=="string"&&(n.view=t.view),typeof t.tab=="string"&&(n.tab=t.tab),Number.isFinite(t.time)&&(n.time=t.time),Number.isInteger(t.step)&&(n.step=t.step),t.request&&typeof t.request=="object"&&Array.isArray(t.request.runs)&&(n.request=t.request),t.cameras&&typeof t.cameras=="object"){n.cameras={};for(let[s,r]of Object.entries(t.cameras))Array.isArray(r)&&r.length===3&&r.every(o=>Number.isFinite(o))&&(n.cameras[s]=r)}return n}catch{return null}}function Xp(){let i=/^#s=([\w-]+)$/.exec(location.hash);if(i)return Wp(i[1]);let e=document.getElementById("polhode-state")?.textContent;return e?Wp(e.trim()):null}var qp=0;function Zu(i){clearTimeout(qp),qp=window.setTimeout(()=>{let e=Yu(i());try{e.length<Qy&&history.replaceState(null,"",`#s=${e}`)}catch{}},300)}function hi(i,e,t=i.length){let n=0,s=t;for(;n<s;){let r=n+s>>1;i[r]<e?n=r+1:s=r}return n}function Tl(i,e,t,n,s,r=!1,o=i.length){let a=Math.max(0,hi(i,t,o)-1),l=Math.min(o,hi(i,n,o)+2),c=new Float64Array(Math.min(l-a,3*s+9)),h=new Float64Array(c.length),u=x=>r?Math.abs(e[x]):e[x],d=0,f=x=>{c[d]=i[x],h[d++]=u(x)},m=x=>{d>0&&Number.isNaN(h[d-1])||(c[d]=i[x],h[d++]=NaN)};if(l-a<=2*s+6)for(let x=a;x<l;x++)Number.isFinite(u(x))?(!r||u(x)>0)&&f(x):m(x);else{let x=(n-t)/s||1,p=a;for(;p<l;){let g=Math.floor((i[p]-t)/x),v=t+(g+1)*x,E=-1,_=-1,C=1/0,S=-1/0,y=-1;do{let w=u(p);Number.isFinite(w)?(!r||w>0)&&(w<C&&(C=w,E=p),w>S&&(S=w,_=p)):y=p,p++}while(p<l&&i[p]<v);if(E>=0){let w=Math.min(E,_),U=Math.max(E,_);y>=0&&y<w&&m(y),f(w),y>w&&y<U&&m(y),E!==_&&f(U)}y>=0&&(E<0||y>Math.max(E,_))&&m(y)}}return{x:c.subarray(0,d),y:h.subarray(0,d)}}function El(i){let e=new Float64Array(i.reduce((r,o)=>r+o.x.length,0)),t=0;for(let r of i)e.set(r.x,t),t+=r.x.length;e.sort();let n=0;for(let r=0;r<e.length;r++)(r===0||e[r]!==e[r-1])&&(e[n++]=e[r]);let s=e.subarray(0,n);return[s,...i.map(r=>{let o=new Array(n).fill(void 0),a=0;for(let l=0;l<r.x.length;l++){for(;s[a]<r.x[l];)a++;o[a]=Number.isNaN(r.y[l])?null:r.y[l]}return o})]}var An=(i=1,e=0,t=0,n=0)=>Float64Array.of(i,e,t,n),Ct=(i=0,e=0,t=0)=>Float64Array.of(i,e,t);function ls(i,e,t){let n=i[0]*e[0]-i[1]*e[1]-i[2]*e[2]-i[3]*e[3],s=i[0]*e[1]+i[1]*e[0]+i[2]*e[3]-i[3]*e[2],r=i[0]*e[2]-i[1]*e[3]+i[2]*e[0]+i[3]*e[1],o=i[0]*e[3]+i[1]*e[2]-i[2]*e[1]+i[3]*e[0];return t[0]=n,t[1]=s,t[2]=r,t[3]=o,t}function Il(i,e,t){let n=e*i[0],s=e*i[1],r=e*i[2],o=.5*Math.sqrt(n*n+s*s+r*r),a=o<1e-6?.5-o*o/12:.5*Math.sin(o)/o;return t[0]=Math.cos(o),t[1]=a*n,t[2]=a*s,t[3]=a*r,t}function Zp(i,e){let t=i[0]<0?-1:1,n=Math.sqrt(i[1]*i[1]+i[2]*i[2]+i[3]*i[3]),s=n<1e-12?2*t:2*t*Math.atan2(n,t*i[0])/n;return e[0]=s*i[1],e[1]=s*i[2],e[2]=s*i[3],e}function ln(i,e,t){let n=e[0],s=e[1],r=e[2],o=i[2]*r-i[3]*s,a=i[3]*n-i[1]*r,l=i[1]*s-i[2]*n;return t[0]=n+2*(i[0]*o+i[2]*l-i[3]*a),t[1]=s+2*(i[0]*a+i[3]*o-i[1]*l),t[2]=r+2*(i[0]*l+i[1]*a-i[2]*o),t}function Jp(i,e,t){let n=i[1]*e[2]-i[2]*e[1],s=i[2]*e[0]-i[0]*e[2],r=i[0]*e[1]-i[1]*e[0];return t[0]=n,t[1]=s,t[2]=r,t}var Cl=An(),Bi=An(),Rl=An(),Ll=class{h=1;q0=An();mean=An(0);ends=Array.from({length:6},()=>An());set(e,t,n,s,r,o,a){this.h=a,this.q0.set(e);for(let h=0;h<3;h++)this.mean[h+1]=.5*a*(t[h]+r[h]);let l=this.mean,c=this.ends;c[0].set([1,0,0,0]);for(let h=0;h<4;h++)Cl[h]=h?-e[h]:e[0];if(ls(Cl,s,c[3]),ls(Il(l.subarray(1),-1,Rl),c[3],c[3]),c[3][0]<0)for(let h=0;h<4;h++)c[3][h]=-c[3][h];for(let[h,u,d]of[[0,t,n],[3,r,o]]){Yp(c[h],u,a,l,c[h+1]),Yp(c[h+1],u,a,l,c[h+2]),Kp(c[h],d,.5*a*a,Bi);for(let f=0;f<4;f++)c[h+2][f]+=Bi[f]}return this}at(e,t,n){let s=this.ends,r=this.mean,o=e*e,a=1-e,l=a*a,c=l*a*(1+3*e+6*o),h=e*l*a*(1+3*e),u=.5*o*l*a,d=o*e*(1+3*a+6*l),f=-a*o*e*(1+3*a),m=.5*o*e*l,x=-30*o*l,p=l*(1-3*e)*(1+5*e),g=.5*e*l*(2-5*e),v=o*(1-3*a)*(1+5*a),E=-.5*a*o*(2-5*a);for(let S=0;S<4;S++)Bi[S]=c*s[0][S]+h*s[1][S]+u*s[2][S]+d*s[3][S]+f*s[4][S]+m*s[5][S],Rl[S]=x*(s[0][S]-s[3][S])+p*s[1][S]+g*s[2][S]+v*s[4][S]+E*s[5][S];let _=Bi[0]**2+Bi[1]**2+Bi[2]**2+Bi[3]**2;ls(r,Bi,t);for(let S=0;S<4;S++)t[S]+=2*Rl[S];for(let S=0;S<4;S++)Cl[S]=(S?-Bi[S]:Bi[0])/_;ls(Cl,t,t);for(let S=0;S<3;S++)n[S]=t[S+1]/this.h;ls(this.q0,Il(r.subarray(1),e,Rl),t),ls(t,Bi,t);let C=Math.hypot(t[0],t[1],t[2],t[3])||1;for(let S=0;S<4;S++)t[S]/=C}};function Kp(i,e,t,n){return Pl[1]=t*e[0],Pl[2]=t*e[1],Pl[3]=t*e[2],ls(i,Pl,n)}var Pl=An(0),$p=An();function Yp(i,e,t,n,s){ls(n,i,$p),Kp(i,e,t,s);for(let r=0;r<4;r++)s[r]=.5*(s[r]-$p[r])}var cs=class extends Error{},js=i=>!["done","running"].includes(i.outcome);function la(i){if(i.format!==1)throw new cs(`this page reads format 1, and the document says ${String(i.format)}`);let e=i.kind,t=i;if(e==="motion"){let n=t;if(!Array.isArray(n.runs)||n.runs.length<1||n.runs.length>4)throw new cs("a motion has one to four runs");for(let s of n.runs){let r=s.t?.length;if(!(r>=1&&s.q?.length===4*r&&s.omega?.length===3*r&&s.momentum?.length===3*r)||s.energy_error?.length!==r||s.momentum_error?.length!==r)throw new cs(`the arrays of run ${s.name} are missing, or not of one length`);if(s.x&&s.x.length!==3*r)throw new cs(`the positions of run ${s.name} are not of the length of its times`)}n.difference??=[]}else if(e==="ensemble"){let n=t;if(n.axis?.length!==3*n.members*n.times?.length)throw new cs("the ensemble's axis is not (members, times, 3)")}else if(e==="exhibit"){if(!Array.isArray(t.panels))throw new cs("the exhibit has no panels")}else if(e==="mechanism"){let n=t,s=n.t?.length;if(!(Array.isArray(n.bodies)&&n.bodies.length>0&&n.bodies.every(o=>o.x?.length===3*s&&o.q?.length===4*s))||!n.joints.every(o=>o.place?.length===3*s&&o.reaction?.length===3*s))throw new cs("the arrays of the mechanism are missing, or not of one length")}else throw new cs(`this page does not know documents of kind ${String(e)}`);return t}var ev=["x","t","q","omega","momentum","energy","kinetic","energy_error","momentum_error","attitude_error"];function tv(i,e){for(let t of ev){let n=i[t],s=e[t];if(!n||!s||!ArrayBuffer.isView(s))continue;let r=t==="q"?4:t==="omega"||t==="momentum"||t==="x"?3:1,o=Ju(n,s),a=o.length;i[t]=Xu(o,r===1?[a]:[a/r,r])}for(let t of["outcome","message","steps","torque_calls","seconds","compile_seconds","reference"])e[t]!==void 0&&(i[t]=e[t])}var jp=new WeakSet;function Ju(i,e){let t=i.length+e.length,n;if(i instanceof Float64Array&&i.byteOffset===0&&i.buffer.byteLength>=8*t&&jp.has(i.buffer))n=new Float64Array(i.buffer,0,t);else{let s=new ArrayBuffer(8*Math.max(2*t,1024));jp.add(s),n=new Float64Array(s,0,t),n.set(i)}return n.set(e,i.length),n}function sm(i,e){(e.runs??[]).forEach((t,n)=>i.runs[n]&&tv(i.runs[n],t));for(let t of e.difference??[]){let n=i.difference.find(s=>s.a===t.a&&s.b===t.b);n?(n.t=Ju(n.t,t.t),n.angle=Ju(n.angle,t.angle)):i.difference.push(t)}}var Dl=class{constructor(e){this.data=e;let{moments:t,axes:n}=e.body,s=r=>Float64Array.from({length:9},(o,a)=>[0,1,2].reduce((l,c)=>l+n[Math.floor(a/3)][c]*r(t[c])*n[a%3][c],0));this.inertia=s(r=>r),this.inverse=s(r=>1/r)}data;q=An();omega=Ct();momentum=Ct();x=Ct();index=0;fraction=0;inertia;inverse;arc=new Ll;arcOf=[-1,0];get stride(){let{t:e,omega:t}=this.data,n=e.length-1;if(n<1)return 0;let s=new Float64Array(Math.min(n,512));for(let r=0;r<s.length;r++){let o=Math.floor(r*n/s.length);s[r]=Math.hypot(t[3*o],t[3*o+1],t[3*o+2])*(e[o+1]-e[o])}return s.sort()[Math.floor(.9*(s.length-1))]}get start(){return this.data.t[0]}get end(){return this.data.t[this.data.t.length-1]}find(e){let t=this.data.t,n=t.length,s=this.index;s<n-1&&t[s]<=e&&e<t[s+1]||(s+2<n&&t[s+1]<=e&&e<t[s+2]?s++:s=Math.max(0,Math.min(n-2,hi(t,e,n)-(t[hi(t,e,n)]===e?0:1)))),this.index=s;let r=n>1?t[s+1]-t[s]:0;this.fraction=r>0?Math.max(0,Math.min(1,(e-t[s])/r)):0,this.coarse&&(this.fraction=this.fraction<1?0:1)}coarse=!1;seek(e){this.find(e),this.at(this.index,this.fraction,this.q,this.omega,this.momentum),this.place(this.index,this.fraction,this.x)}place(e,t,n){let{x:s,t:r}=this.data,o=r.length;if(s)for(let a=0;a<3;a++)n[a]=im(s,r,o,e,Math.min(e+1,o-1),a,t)}at(e,t,n,s,r){let o=this.data,a=o.t.length,l=Math.min(e+1,a-1);if(t===0||l===e){for(let c=0;c<4;c++)n[c]=o.q[4*e+c];for(let c=0;c<3;c++)s[c]=o.omega[3*e+c]}else(this.arcOf[0]!==e||this.arcOf[1]!==a)&&(this.sample(l,Qp,em),this.rate(l,nm),this.rate(e,tm),this.sample(e,Js,yr),this.arc.set(Js,yr,tm,Qp,em,nm,o.t[l]-o.t[e]),this.arcOf=[e,a]),this.arc.at(t,n,s);for(let c=0;c<3;c++)r[c]=im(o.momentum,o.t,a,e,l,c,t)}sample(e,t,n){let s=this.data;for(let r=0;r<4;r++)t[r]=s.q[4*e+r];for(let r=0;r<3;r++)n[r]=s.omega[3*e+r]}get wheels(){let{t:e,momentum:t}=this.data,n=e.length;return[0,n>>1,n-1].some(s=>(this.own(s,Ks),Math.hypot(...[0,1,2].map(o=>Ks[o]-t[3*s+o]))>1e-4*Math.hypot(...[0,1,2].map(o=>t[3*s+o]))))}normal(e){return ln(this.q,to(this.inertia,this.omega,e),e)}momentumOf(e,t){return to(this.inertia,e,t)}omegaOf(e,t){return to(this.inverse,e,t)}own(e,t){return this.sample(e,Js,yr),ln(Js,to(this.inertia,yr,t),t)}rate(e,t){let{t:n}=this.data,s=Math.max(0,e-1),r=Math.min(n.length-1,e+1);this.own(r,eo),this.own(s,Ks);for(let o=0;o<3;o++)eo[o]=(eo[o]-Ks[o])/(n[r]-n[s]);this.sample(e,Js,yr),Jp(to(this.inertia,yr,Ks),yr,Ks);for(let o=1;o<4;o++)Js[o]=-Js[o];ln(Js,eo,eo);for(let o=0;o<3;o++)Ks[o]+=eo[o];to(this.inverse,Ks,t)}value(e){if(!e||e.length===0)return NaN;let t=this.index,n=Math.min(t+1,e.length-1);return e[t]+(e[n]-e[t])*this.fraction}},Js=An(),Qp=An(),yr=Ct(),em=Ct(),tm=Ct(),nm=Ct(),Ks=Ct(),eo=Ct();function to(i,e,t){let n=e[0],s=e[1],r=e[2];for(let o=0;o<3;o++)t[o]=i[3*o]*n+i[3*o+1]*s+i[3*o+2]*r;return t}function im(i,e,t,n,s,r,o){let a=i[3*n+r];if(n===s||o===0)return a;let l=i[3*s+r],c=e[s]-e[n],h=n>0?(l-i[3*(n-1)+r])/(e[s]-e[n-1]):(l-a)/c,u=s+1<t?(i[3*(s+1)+r]-a)/(e[s+1]-e[n]):(l-a)/c,d=1-o;return a*d*d*(1+2*o)+l*o*o*(3-2*o)+c*o*d*(h*d-u*o)}var nv="uplot",iv="u-hz",sv="u-vt",rv="u-title",ov="u-wrap",av="u-under",lv="u-over",cv="u-axis",br="u-off",hv="u-select",uv="u-cursor-x",dv="u-cursor-y",fv="u-cursor-pt",pv="u-legend",mv="u-live",gv="u-inline",xv="u-series",yv="u-marker",rm="u-label",vv="u-value",ha="width",ua="height";var om="bottom",no="left",Ku="right",pd="#000",am=pd+"0",ju="mousemove",lm="mousedown",Qu="mouseup",cm="mouseenter",hm="mouseleave",um="dblclick",_v="resize",bv="scroll",dm="change",kl="dppxchange",md="--",co=typeof window<"u",sd=co?document:null,so=co?window:null,Mv=co?navigator:null,Et,Nl;function rd(){let i=devicePixelRatio;Et!=i&&(Et=i,Nl&&ad(dm,Nl,rd),Nl=matchMedia(`(min-resolution: ${Et-.001}dppx) and (max-resolution: ${Et+.001}dppx)`),Mr(dm,Nl,rd),so.dispatchEvent(new CustomEvent(kl)))}function yi(i,e){if(e!=null){let t=i.classList;!t.contains(e)&&t.add(e)}}function od(i,e){let t=i.classList;t.contains(e)&&t.remove(e)}function Yt(i,e,t){i.style[e]=t+"px"}function zi(i,e,t,n){let s=sd.createElement(i);return e!=null&&yi(s,e),t?.insertBefore(s,n),s}function Ei(i,e){return zi("div",i,e)}var fm=new WeakMap;function hs(i,e,t,n,s){let r="translate("+e+"px,"+t+"px)",o=fm.get(i);r!=o&&(i.style.transform=r,fm.set(i,r),e<0||t<0||e>n||t>s?yi(i,br):od(i,br))}var pm=new WeakMap;function mm(i,e,t){let n=e+t,s=pm.get(i);n!=s&&(pm.set(i,n),i.style.background=e,i.style.borderColor=t)}var gm=new WeakMap;function xm(i,e,t,n){let s=e+""+t,r=gm.get(i);s!=r&&(gm.set(i,s),i.style.height=t+"px",i.style.width=e+"px",i.style.marginLeft=n?-e/2+"px":0,i.style.marginTop=n?-t/2+"px":0)}var gd={passive:!0},Sv={...gd,capture:!0};function Mr(i,e,t,n){e.addEventListener(i,t,n?Sv:gd)}function ad(i,e,t,n){e.removeEventListener(i,t,gd)}co&&rd();function Vi(i,e,t,n){let s;t=t||0,n=n||e.length-1;let r=n<=2147483647;for(;n-t>1;)s=r?t+n>>1:vi((t+n)/2),e[s]<i?t=s:n=s;return i-e[t]<=e[n]-i?t:n}function qm(i){return(t,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(t[a])){r=a;break}for(let a=s;a>=n;a--)if(i(t[a])){o=a;break}return[r,o]}}var Xm=i=>i!=null,$m=i=>i!=null&&i>0,Vl=qm(Xm),wv=qm($m);function Av(i,e,t,n=0,s=!1){let r=s?wv:Vl,o=s?$m:Xm;[e,t]=r(i,e,t);let a=i[e],l=i[e];if(e>-1)if(n==1)a=i[e],l=i[t];else if(n==-1)a=i[t],l=i[e];else for(let c=e;c<=t;c++){let h=i[c];o(h)&&(h<a?a=h:h>l&&(l=h))}return[a??Bt,l??-Bt]}function Gl(i,e,t,n){let s=_m(i),r=_m(e);i==e&&(s==-1?(i*=t,e/=t):(i/=t,e*=t));let o=t==10?Cs:Ym,a=s==1?vi:Ci,l=r==1?Ci:vi,c=a(o(En(i))),h=l(o(En(e))),u=ro(t,c),d=ro(t,h);return t==10&&(c<0&&(u=zt(u,-c)),h<0&&(d=zt(d,-h))),n||t==2?(i=u*s,e=d*r):(i=jm(i,u),e=Hl(e,d)),[i,e]}function xd(i,e,t,n){let s=Gl(i,e,t,n);return i==0&&(s[0]=0),e==0&&(s[1]=0),s}var yd=.1,ym={mode:3,pad:yd},fa={pad:0,soft:null,mode:0},Tv={min:fa,max:fa};function Bl(i,e,t,n){return Wl(t)?vm(i,e,t):(fa.pad=t,fa.soft=n?0:null,fa.mode=n?3:0,vm(i,e,Tv))}function At(i,e){return i??e}function Ev(i,e,t){for(e=At(e,0),t=At(t,i.length-1);e<=t;){if(i[e]!=null)return!0;e++}return!1}function vm(i,e,t){let n=t.min,s=t.max,r=At(n.pad,0),o=At(s.pad,0),a=At(n.hard,-Bt),l=At(s.hard,Bt),c=At(n.soft,Bt),h=At(s.soft,-Bt),u=At(n.mode,0),d=At(s.mode,0),f=e-i,m=Cs(f),x=ii(En(i),En(e)),p=Cs(x),g=En(p-m);(f<1e-24||g>10)&&(f=0,(i==0||e==0)&&(f=1e-24,u==2&&c!=Bt&&(r=0),d==2&&h!=-Bt&&(o=0)));let v=f||x||1e3,E=Cs(v),_=ro(10,vi(E)),C=v*(f==0?i==0?.1:1:r),S=zt(jm(i-C,_/10),24),y=i>=c&&(u==1||u==3&&S<=c||u==2&&S>=c)?c:Bt,w=ii(a,S<y&&i>=y?y:Gi(y,S)),U=v*(f==0?e==0?.1:1:o),L=zt(Hl(e+U,_/10),24),D=e<=h&&(d==1||d==3&&L>=h||d==2&&L<=h)?h:-Bt,G=Gi(l,L>D&&e<=D?D:ii(D,L));return w==G&&w==0&&(G=100),[w,G]}var Cv=new Intl.NumberFormat(co?Mv.language:"en-US"),vd=i=>Cv.format(i),_i=Math,Ol=_i.PI,En=_i.abs,vi=_i.floor,Tn=_i.round,Ci=_i.ceil,Gi=_i.min,ii=_i.max,ro=_i.pow,_m=_i.sign,Cs=_i.log10,Ym=_i.log2,Rv=(i,e=1)=>_i.sinh(i)*e,ed=(i,e=1)=>_i.asinh(i/e),Bt=1/0;function bm(i){return(Cs((i^i>>31)-(i>>31))|0)+1}function ld(i,e,t){return Gi(ii(i,e),t)}function Zm(i){return typeof i=="function"}function vt(i){return Zm(i)?i:()=>i}var Pv=()=>{},Jm=i=>i,Km=(i,e)=>e,Iv=i=>null,Mm=i=>!0,Sm=(i,e)=>i==e,Lv=/\.\d*?(?=9{6,}|0{6,})/gm,Sr=i=>{if(eg(i)||er.has(i))return i;let e=`${i}`,t=e.match(Lv);if(t==null)return i;let n=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${Sr(s)}e${r}`}return zt(i,n)};function vr(i,e){return Sr(zt(Sr(i/e))*e)}function Hl(i,e){return Sr(Ci(Sr(i/e))*e)}function jm(i,e){return Sr(vi(Sr(i/e))*e)}function zt(i,e=0){if(eg(i))return i;let t=10**e,n=i*t*(1+Number.EPSILON);return Tn(n)/t}var er=new Map;function Qm(i){return((""+i).split(".")[1]||"").length}function ma(i,e,t,n){let s=[],r=n.map(Qm);for(let o=e;o<t;o++){let a=En(o),l=zt(ro(i,o),a);for(let c=0;c<n.length;c++){let h=i==10?+`${n[c]}e${o}`:n[c]*l,u=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=i==10?h:zt(h,u);s.push(d),er.set(d,u)}}return s}var pa={},_d=[],oo=[null,null],Qs=Array.isArray,eg=Number.isInteger,Dv=i=>i===void 0;function wm(i){return typeof i=="string"}function Wl(i){let e=!1;if(i!=null){let t=i.constructor;e=t==null||t==Object}return e}function Nv(i){return i!=null&&typeof i=="object"}var Fv=Object.getPrototypeOf(Uint8Array),tg="__proto__";function ao(i,e=Wl){let t;if(Qs(i)){let n=i.find(s=>s!=null);if(Qs(n)||e(n)){t=Array(i.length);for(let s=0;s<i.length;s++)t[s]=ao(i[s],e)}else t=i.slice()}else if(i instanceof Fv)t=i.slice();else if(e(i)){t={};for(let n in i)n!=tg&&(t[n]=ao(i[n],e))}else t=i;return t}function _n(i){let e=arguments;for(let t=1;t<e.length;t++){let n=e[t];for(let s in n)s!=tg&&(Wl(i[s])?_n(i[s],ao(n[s])):i[s]=ao(n[s]))}return i}var Uv=0,Ov=1,kv=2;function Bv(i,e,t){for(let n=0,s,r=-1;n<e.length;n++){let o=e[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<t&&i[s]==null;)i[r=s++]=null}}}function zv(i,e){if(Hv(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return Wv(o[0])||(o=Gv(o)),o}let t=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let h=0;h<c;h++)t.add(l[h])}let n=[Array.from(t).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let h=a[c],u=Array(s).fill(void 0),d=e?e[o][c]:Ov,f=[];for(let m=0;m<h.length;m++){let x=h[m],p=r.get(l[m]);x===null?d!=Uv&&(u[p]=x,d==kv&&f.push(p)):u[p]=x}Bv(u,f,s),n.push(u)}}return n}var Vv=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function Gv(i){let e=i[0],t=e.length,n=Array(t);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(t);for(let l=0;l<t;l++)a[l]=o[n[l]];s.push(a)}return s}function Hv(i){let e=i[0][0],t=e.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function Wv(i,e=100){let t=i.length;if(t<=1)return!0;let n=0,s=t-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=ii(1,vi((s-n+1)/e));for(let o=i[n],a=n+r;a<=s;a+=r){let l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var ng=["January","February","March","April","May","June","July","August","September","October","November","December"],ig=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function sg(i){return i.slice(0,3)}var qv=ig.map(sg),Xv=ng.map(sg),$v={MMMM:ng,MMM:Xv,WWWW:ig,WWW:qv};function ca(i){return(i<10?"0":"")+i}function Yv(i){return(i<10?"00":i<100?"0":"")+i}var Zv={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,e)=>e.MMMM[i.getMonth()],MMM:(i,e)=>e.MMM[i.getMonth()],MM:i=>ca(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>ca(i.getDate()),D:i=>i.getDate(),WWWW:(i,e)=>e.WWWW[i.getDay()],WWW:(i,e)=>e.WWW[i.getDay()],HH:i=>ca(i.getHours()),H:i=>i.getHours(),h:i=>{let e=i.getHours();return e==0?12:e>12?e-12:e},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>ca(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>ca(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>Yv(i.getMilliseconds())};function bd(i,e){e=e||$v;let t=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)t.push(s[0][0]=="{"?Zv[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var Jv=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Kv(i,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+i+i.getTimezoneOffset()*6e4):e==Jv?t=i:(t=new Date(i.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(i.getMilliseconds())),t}var rg=i=>i%1==0,zl=[1,2,2.5,5],jv=ma(10,-32,0,zl),og=ma(10,0,32,zl),Qv=og.filter(rg),_r=jv.concat(og),Md=`
`,ag="{YYYY}",Am=Md+ag,lg="{M}/{D}",da=Md+lg,Fl=da+"/{YY}",cg="{aa}",e_="{h}:{mm}",io=e_+cg,Tm=Md+io,Em=":{ss}",Rt=null;function hg(i){let e=i*1e3,t=e*60,n=t*60,s=n*24,r=s*30,o=s*365,l=(i==1?ma(10,0,3,zl).filter(rg):ma(10,-3,0,zl)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,ag,Rt,Rt,Rt,Rt,Rt,Rt,1],[s*28,"{MMM}",Am,Rt,Rt,Rt,Rt,Rt,1],[s,lg,Am,Rt,Rt,Rt,Rt,Rt,1],[n,"{h}"+cg,Fl,Rt,da,Rt,Rt,Rt,1],[t,io,Fl,Rt,da,Rt,Rt,Rt,1],[e,Em,Fl+" "+io,Rt,da+" "+io,Rt,Tm,Rt,1],[i,Em+".{fff}",Fl+" "+io,Rt,da+" "+io,Rt,Tm,Rt,1]];function h(u){return(d,f,m,x,p,g)=>{let v=[],E=p>=o,_=p>=r&&p<o,C=u(m),S=zt(C*i,3),y=td(C.getFullYear(),E?0:C.getMonth(),_||E?1:C.getDate()),w=zt(y*i,3);if(_||E){let U=_?p/r:0,L=E?p/o:0,D=S==w?S:zt(td(y.getFullYear()+L,y.getMonth()+U,1)*i,3),G=new Date(Tn(D/i)),W=G.getFullYear(),R=G.getMonth();for(let O=0;D<=x;O++){let q=td(W+L*O,R+U*O,1),k=q-u(zt(q*i,3));D=zt((+q+k)*i,3),D<=x&&v.push(D)}}else{let U=p>=s?s:p,L=vi(m)-vi(S),D=w+L+Hl(S-w,U);v.push(D);let G=u(D),W=G.getHours()+G.getMinutes()/t+G.getSeconds()/n,R=p/n,O=d.axes[f]._space,q=g/O;for(;D=zt(D+p,i==1?0:3),!(D>x);)if(R>1){let k=vi(zt(W+R,6))%24,Z=u(D).getHours()-k;Z>1&&(Z=-1),D-=Z*n,W=(W+R)%24;let te=v[v.length-1];zt((D-te)/p,3)*q>=.7&&v.push(D)}else v.push(D)}return v}}return[l,c,h]}var[t_,n_,i_]=hg(1),[s_,r_,o_]=hg(.001);ma(2,-53,53,[1]);function Cm(i,e){return i.map(t=>t.map((n,s)=>s==0||s==8||n==null?n:e(s==1||t[8]==0?n:t[1]+n)))}function Rm(i,e){return(t,n,s,r,o)=>{let a=e.find(m=>o>=m[0])||e[e.length-1],l,c,h,u,d,f;return n.map(m=>{let x=i(m),p=x.getFullYear(),g=x.getMonth(),v=x.getDate(),E=x.getHours(),_=x.getMinutes(),C=x.getSeconds(),S=p!=l&&a[2]||g!=c&&a[3]||v!=h&&a[4]||E!=u&&a[5]||_!=d&&a[6]||C!=f&&a[7]||a[1];return l=p,c=g,h=v,u=E,d=_,f=C,S(x)})}}function a_(i,e){let t=bd(e);return(n,s,r,o,a)=>s.map(l=>t(i(l)))}function td(i,e,t){return new Date(i,e,t)}function Pm(i,e){return e(i)}var l_="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Im(i,e){return(t,n,s,r)=>r==null?md:e(i(n))}function c_(i,e){let t=i.series[e];return t.width?t.stroke(i,e):t.points.width?t.points.stroke(i,e):null}function h_(i,e){return i.series[e].fill(i,e)}var u_={show:!0,live:!0,isolate:!1,mount:Pv,markers:{show:!0,width:2,stroke:c_,fill:h_,dash:"solid"},idx:null,idxs:null,values:[]};function d_(i,e){let t=i.cursor.points,n=Ei(),s=t.size(i,e);Yt(n,ha,s),Yt(n,ua,s);let r=s/-2;Yt(n,"marginLeft",r),Yt(n,"marginTop",r);let o=t.width(i,e,s);return o&&Yt(n,"borderWidth",o),n}function f_(i,e){let t=i.series[e].points;return t._fill||t._stroke}function p_(i,e){let t=i.series[e].points;return t._stroke||t._fill}function m_(i,e){return i.series[e].points.size}var nd=[0,0];function g_(i,e,t){return nd[0]=e,nd[1]=t,nd}function Ul(i,e,t,n=!0){return s=>{s.button==0&&(!n||s.target==e)&&t(s)}}function id(i,e,t,n=!0){return s=>{(!n||s.target==e)&&t(s)}}var x_={show:!0,x:!0,y:!0,lock:!1,move:g_,points:{one:!1,show:d_,size:m_,width:0,stroke:p_,fill:f_},bind:{mousedown:Ul,mouseup:Ul,click:Ul,dblclick:Ul,mousemove:id,mouseleave:id,mouseenter:id},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,e,t,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},ug={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Sd=_n({},ug,{filter:Km}),dg=_n({},Sd,{size:10}),fg=_n({},ug,{show:!1}),wd='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',pg="bold "+wd,mg=1.5,Lm={show:!0,scale:"x",stroke:pd,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:pg,side:2,grid:Sd,ticks:dg,border:fg,font:wd,lineGap:mg,rotate:0},y_="Value",v_="Time",Dm={show:!0,scale:"x",auto:!1,sorted:1,min:Bt,max:-Bt,idxs:[]};function __(i,e,t,n,s){return e.map(r=>r==null?"":vd(r))}function b_(i,e,t,n,s,r,o){let a=[],l=er.get(s)||0;t=o?t:zt(Hl(t,s),l);for(let c=t;c<=n;c=zt(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function cd(i,e,t,n,s,r,o){let a=[],l=i.scales[i.axes[e].scale].log,c=l==10?Cs:Ym,h=vi(c(t));s=ro(l,h),l==10&&(s=_r[Vi(s,_r)]);let u=t,d=s*l;l==10&&(d=_r[Vi(d,_r)]);do a.push(u),u=u+s,l==10&&!er.has(u)&&(u=zt(u,er.get(s))),u>=d&&(s=u,d=s*l,l==10&&(d=_r[Vi(d,_r)]));while(u<=n);return a}function M_(i,e,t,n,s,r,o){let l=i.scales[i.axes[e].scale].asinh,c=n>l?cd(i,e,ii(l,t),n,s):[l],h=n>=0&&t<=0?[0]:[];return(t<-l?cd(i,e,ii(l,-n),-t,s):[l]).reverse().map(d=>-d).concat(h,c)}var gg=/./,S_=/[12357]/,w_=/[125]/,Nm=/1/,hd=(i,e,t,n)=>i.map((s,r)=>e==4&&s==0||r%n==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function A_(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,h=l(10,o),u=l(9,o)-h>=c?gg:l(7,o)-h>=c?S_:l(5,o)-h>=c?w_:Nm;if(u==Nm){let d=En(l(1,o)-h);if(d<c)return hd(e.slice().reverse(),a.distr,u,Ci(c/d)).reverse()}return hd(e,a.distr,u,1)}function T_(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=r._space,l=i.valToPos,c=En(l(1,o)-l(2,o));return c<a?hd(e.slice().reverse(),3,gg,Ci(a/c)).reverse():e}function E_(i,e,t,n){return n==null?md:e==null?"":vd(e)}var Fm={show:!0,scale:"y",stroke:pd,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:pg,side:3,grid:Sd,ticks:dg,border:fg,font:wd,lineGap:mg,rotate:0};function C_(i,e){let t=3+(i||1)*2;return zt(t*e,3)}function R_(i,e){let{scale:t,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],t,!0),o=i.valToPos(s[n[1]],t,!0),a=En(o-r),l=i.series[e],c=a/(l.points.space*Et);return n[1]-n[0]<=c}var Um={scale:null,auto:!0,sorted:0,min:Bt,max:-Bt},xg=(i,e,t,n,s)=>s,Om={show:!0,auto:!0,sorted:0,gaps:xg,alpha:1,facets:[_n({},Um,{scale:"x"}),_n({},Um,{scale:"y"})]},km={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:xg,alpha:1,points:{show:R_,filter:null},values:null,min:Bt,max:-Bt,idxs:[],path:null,clip:null};function P_(i,e,t,n,s){return t/10}var yg={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},I_=_n({},yg,{time:!1,ori:1}),Bm={};function vg(i,e){let t=Bm[i];return t||(t={key:i,plots:[],sub(n){t.plots.push(n)},unsub(n){t.plots=t.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let h=0;h<t.plots.length;h++)t.plots[h]!=s&&t.plots[h].pub(n,s,r,o,a,l,c)}},i!=null&&(Bm[i]=t)),t}var lo=1,ud=2;function wr(i,e,t){let n=i.mode,s=i.series[e],r=n==2?i._data[e]:i._data,o=i.scales,a=i.bbox,l=r[0],c=n==2?r[1]:r[e],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],u=n==2?o[s.facets[1].scale]:o[s.scale],d=a.left,f=a.top,m=a.width,x=a.height,p=i.valToPosH,g=i.valToPosV;return h.ori==0?t(s,l,c,h,u,p,g,d,f,m,x,Xl,ho,Yl,bg,Sg):t(s,l,c,h,u,g,p,f,d,x,m,$l,uo,Ed,Mg,wg)}function Ad(i,e){let t=0,n=0,s=At(i.bands,_d);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?n|=1:n|=2)}return[t,n==1?-1:n==2?1:n==3?2:0]}function L_(i,e,t,n,s){let r=i.mode,o=i.series[e],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function Rs(i,e,t,n,s,r){return wr(i,e,(o,a,l,c,h,u,d,f,m,x,p)=>{let g=o.pxRound,v=c.dir*(c.ori==0?1:-1),E=c.ori==0?ho:uo,_,C;v==1?(_=t,C=n):(_=n,C=t);let S=g(u(a[_],c,x,f)),y=g(d(l[_],h,p,m)),w=g(u(a[C],c,x,f)),U=g(d(r==1?h.max:h.min,h,p,m)),L=new Path2D(s);return E(L,w,U),E(L,S,U),E(L,S,y),L})}function ql(i,e,t,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=e==0?Yl:Ed,l=t;for(let u=0;u<i.length;u++){let d=i[u];if(d[1]>d[0]){let f=d[0]-l;f>0&&a(o,l,n,f,n+r),l=d[1]}}let c=t+s-l,h=10;c>0&&a(o,l,n-h/2,c,n+r+h)}return o}function D_(i,e,t){let n=i[i.length-1];n&&n[0]==e?n[1]=t:i.push([e,t])}function Td(i,e,t,n,s,r,o){let a=[],l=i.length;for(let c=s==1?t:n;c>=t&&c<=n;c+=s)if(e[c]===null){let u=c,d=c;if(s==1)for(;++c<=n&&e[c]===null;)d=c;else for(;--c>=t&&e[c]===null;)d=c;let f=r(i[u]),m=d==u?f:r(i[d]),x=u-s;f=o<=0&&x>=0&&x<l?r(i[x]):f;let g=d+s;m=o>=0&&g>=0&&g<l?r(i[g]):m,m>=f&&a.push([f,m])}return a}function zm(i){return i==0?Jm:i==1?Tn:e=>vr(e,i)}function _g(i){let e=i==0?Xl:$l,t=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,h=0)=>{c==0&&h==0?n(s,r,o,a,l):(c=Gi(c,a/2,l/2),h=Gi(h,a/2,l/2),e(s,r+c,o),t(s,r+a,o,r+a,o+l,c),t(s,r+a,o+l,r,o+l,h),t(s,r,o+l,r,o,h),t(s,r,o,r+a,o,c),s.closePath())}}var Xl=(i,e,t)=>{i.moveTo(e,t)},$l=(i,e,t)=>{i.moveTo(t,e)},ho=(i,e,t)=>{i.lineTo(e,t)},uo=(i,e,t)=>{i.lineTo(t,e)},Yl=_g(0),Ed=_g(1),bg=(i,e,t,n,s,r)=>{i.arc(e,t,n,s,r)},Mg=(i,e,t,n,s,r)=>{i.arc(t,e,n,s,r)},Sg=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(e,t,n,s,r,o)},wg=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(t,e,s,n,o,r)};function Ag(i){return(e,t,n,s,r)=>wr(e,t,(o,a,l,c,h,u,d,f,m,x,p)=>{let{pxRound:g,points:v}=o,E,_;c.ori==0?(E=Xl,_=bg):(E=$l,_=Mg);let C=zt(v.width*Et,3),S=(v.size-v.width)/2*Et,y=zt(S*2,3),w=new Path2D,U=new Path2D,{left:L,top:D,width:G,height:W}=e.bbox;Yl(U,L-y,D-y,G+y*2,W+y*2);let R=O=>{if(l[O]!=null){let q=g(u(a[O],c,x,f)),k=g(d(l[O],h,p,m));E(w,q+S,k),_(w,q,k,S,0,Ol*2)}};if(r)r.forEach(R);else for(let O=n;O<=s;O++)R(O);return{stroke:C>0?w:null,fill:w,clip:U,flags:lo|ud}})}function Tg(i){return(e,t,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(e,t,n),r!=s&&o!=s&&i(e,t,s),i(e,t,o))}}var N_=Tg(ho),F_=Tg(uo);function Eg(i){let e=At(i?.alignGaps,0);return(t,n,s,r)=>wr(t,n,(o,a,l,c,h,u,d,f,m,x,p)=>{[s,r]=Vl(l,s,r);let g=o.pxRound,v=W=>g(u(W,c,x,f)),E=W=>g(d(W,h,p,m)),_,C;c.ori==0?(_=ho,C=N_):(_=uo,C=F_);let S=c.dir*(c.ori==0?1:-1),y={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:lo},w=y.stroke,U=!1;if(r-s>=x*4){let W=he=>t.posToVal(he,c.key,!0),R=null,O=null,q,k,ne,$=v(a[S==1?s:r]),Z=v(a[s]),te=v(a[r]),fe=W(S==1?Z+1:te-1);for(let he=S==1?s:r;he>=s&&he<=r;he+=S){let Q=a[he],pe=(S==1?Q<fe:Q>fe)?$:v(Q),xe=l[he];pe==$?xe!=null?(k=xe,R==null?(_(w,pe,E(k)),q=R=O=k):k<R?R=k:k>O&&(O=k)):xe===null&&(U=!0):(R!=null&&C(w,$,E(R),E(O),E(q),E(k)),xe!=null?(k=xe,_(w,pe,E(k)),R=O=q=k):(R=O=null,xe===null&&(U=!0)),$=pe,fe=W($+S))}R!=null&&R!=O&&ne!=$&&C(w,$,E(R),E(O),E(q),E(k))}else for(let W=S==1?s:r;W>=s&&W<=r;W+=S){let R=l[W];R===null?U=!0:R!=null&&_(w,v(a[W]),E(R))}let[D,G]=Ad(t,n);if(o.fill!=null||D!=0){let W=y.fill=new Path2D(w),R=o.fillTo(t,n,o.min,o.max,D),O=E(R),q=v(a[s]),k=v(a[r]);S==-1&&([k,q]=[q,k]),_(W,k,O),_(W,q,O)}if(!o.spanGaps){let W=[];U&&W.push(...Td(a,l,s,r,S,v,e)),y.gaps=W=o.gaps(t,n,s,r,W),y.clip=ql(W,c.ori,f,m,x,p)}return G!=0&&(y.band=G==2?[Rs(t,n,s,r,w,-1),Rs(t,n,s,r,w,1)]:Rs(t,n,s,r,w,G)),y})}function U_(i){let e=At(i.align,1),t=At(i.ascDesc,!1),n=At(i.alignGaps,0),s=At(i.extend,!1);return(r,o,a,l)=>wr(r,o,(c,h,u,d,f,m,x,p,g,v,E)=>{[a,l]=Vl(u,a,l);let _=c.pxRound,{left:C,width:S}=r.bbox,y=Z=>_(m(Z,d,v,p)),w=Z=>_(x(Z,f,E,g)),U=d.ori==0?ho:uo,L={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:lo},D=L.stroke,G=d.dir*(d.ori==0?1:-1),W=w(u[G==1?a:l]),R=y(h[G==1?a:l]),O=R,q=R;s&&e==-1&&(q=C,U(D,q,W)),U(D,R,W);for(let Z=G==1?a:l;Z>=a&&Z<=l;Z+=G){let te=u[Z];if(te==null)continue;let fe=y(h[Z]),he=w(te);e==1?U(D,fe,W):U(D,O,he),U(D,fe,he),W=he,O=fe}let k=O;s&&e==1&&(k=C+S,U(D,k,W));let[ne,$]=Ad(r,o);if(c.fill!=null||ne!=0){let Z=L.fill=new Path2D(D),te=c.fillTo(r,o,c.min,c.max,ne),fe=w(te);U(Z,k,fe),U(Z,q,fe)}if(!c.spanGaps){let Z=[];Z.push(...Td(h,u,a,l,G,y,n));let te=c.width*Et/2,fe=t||e==1?te:-te,he=t||e==-1?-te:te;Z.forEach(Q=>{Q[0]+=fe,Q[1]+=he}),L.gaps=Z=c.gaps(r,o,a,l,Z),L.clip=ql(Z,d.ori,p,g,v,E)}return $!=0&&(L.band=$==2?[Rs(r,o,a,l,D,-1),Rs(r,o,a,l,D,1)]:Rs(r,o,a,l,D,$)),L})}function Vm(i,e,t,n,s,r,o=Bt){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(e[l]!==void 0){if(a!=null){let h=En(i[l]-i[a]);h<c&&(c=h,o=En(t(i[l],n,s,r)-t(i[a],n,s,r)))}a=l}}return o}function O_(i){i=i||pa;let e=At(i.size,[.6,Bt,1]),t=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=vt(s),o=1-e[0],a=At(e[1],Bt),l=At(e[2],1),c=At(i.disp,pa),h=At(i.each,f=>{}),{fill:u,stroke:d}=c;return(f,m,x,p)=>wr(f,m,(g,v,E,_,C,S,y,w,U,L,D)=>{let G=g.pxRound,W=t,R=n*Et,O=a*Et,q=l*Et,k,ne;_.ori==0?[k,ne]=r(f,m):[ne,k]=r(f,m);let $=_.dir*(_.ori==0?1:-1),Z=_.ori==0?Yl:Ed,te=_.ori==0?h:(Re,$e,ot,we,kt,ze,qe)=>{h(Re,$e,ot,kt,we,qe,ze)},fe=At(f.bands,_d).find(Re=>Re.series[0]==m),he=fe!=null?fe.dir:0,Q=g.fillTo(f,m,g.min,g.max,he),ce=G(y(Q,C,D,U)),pe,xe,Me,He=L,rt=G(g.width*Et),Ve=!1,ft=null,ht=null,it=null,Kt=null;u!=null&&(rt==0||d!=null)&&(Ve=!0,ft=u.values(f,m,x,p),ht=new Map,new Set(ft).forEach(Re=>{Re!=null&&ht.set(Re,new Path2D)}),rt>0&&(it=d.values(f,m,x,p),Kt=new Map,new Set(it).forEach(Re=>{Re!=null&&Kt.set(Re,new Path2D)})));let{x0:Gt,size:pn}=c;if(Gt!=null&&pn!=null){W=1,v=Gt.values(f,m,x,p),Gt.unit==2&&(v=v.map(ot=>f.posToVal(w+ot*L,_.key,!0)));let Re=pn.values(f,m,x,p);pn.unit==2?xe=Re[0]*L:xe=S(Re[0],_,L,w)-S(0,_,L,w),He=Vm(v,E,S,_,L,w,He),Me=He-xe+R}else He=Vm(v,E,S,_,L,w,He),Me=He*o+R,xe=He-Me;Me<1&&(Me=0),rt>=xe/2&&(rt=0),Me<5&&(G=Jm);let Ut=Me>0,Ln=He-Me-(Ut?rt:0);xe=G(ld(Ln,q,O)),pe=(W==0?xe/2:W==$?0:xe)-W*$*((W==0?R/2:0)+(Ut?rt/2:0));let St={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Sn=Ve?null:new Path2D,nn=null;if(fe!=null)nn=f.data[fe.series[1]];else{let{y0:Re,y1:$e}=c;Re!=null&&$e!=null&&(E=$e.values(f,m,x,p),nn=Re.values(f,m,x,p))}let mn=k*xe,z=ne*xe;for(let Re=$==1?x:p;Re>=x&&Re<=p;Re+=$){let $e=E[Re];if($e==null)continue;if(nn!=null){let Y=nn[Re]??0;if($e-Y==0)continue;ce=y(Y,C,D,U)}let ot=_.distr!=2||c!=null?v[Re]:Re,we=S(ot,_,L,w),kt=y(At($e,Q),C,D,U),ze=G(we-pe),qe=G(ii(kt,ce)),P=G(Gi(kt,ce)),M=qe-P;if($e!=null){let Y=$e<0?z:mn,de=$e<0?mn:z;Ve?(rt>0&&it[Re]!=null&&Z(Kt.get(it[Re]),ze,P+vi(rt/2),xe,ii(0,M-rt),Y,de),ft[Re]!=null&&Z(ht.get(ft[Re]),ze,P+vi(rt/2),xe,ii(0,M-rt),Y,de)):Z(Sn,ze,P+vi(rt/2),xe,ii(0,M-rt),Y,de),te(f,m,Re,ze-rt/2,P,xe+rt,M)}}return rt>0?St.stroke=Ve?Kt:Sn:Ve||(St._fill=g.width==0?g._fill:g._stroke??g._fill,St.width=0),St.fill=Ve?ht:Sn,St})}function k_(i,e){let t=At(e?.alignGaps,0);return(n,s,r,o)=>wr(n,s,(a,l,c,h,u,d,f,m,x,p,g)=>{[r,o]=Vl(c,r,o);let v=a.pxRound,E=k=>v(d(k,h,p,m)),_=k=>v(f(k,u,g,x)),C,S,y;h.ori==0?(C=Xl,y=ho,S=Sg):(C=$l,y=uo,S=wg);let w=h.dir*(h.ori==0?1:-1),U=E(l[w==1?r:o]),L=U,D=[],G=[];for(let k=w==1?r:o;k>=r&&k<=o;k+=w)if(c[k]!=null){let $=l[k],Z=E($);D.push(L=Z),G.push(_(c[k]))}let W={stroke:i(D,G,C,y,S,v),fill:null,clip:null,band:null,gaps:null,flags:lo},R=W.stroke,[O,q]=Ad(n,s);if(a.fill!=null||O!=0){let k=W.fill=new Path2D(R),ne=a.fillTo(n,s,a.min,a.max,O),$=_(ne);y(k,L,$),y(k,U,$)}if(!a.spanGaps){let k=[];k.push(...Td(l,c,r,o,w,E,t)),W.gaps=k=a.gaps(n,s,r,o,k),W.clip=ql(k,h.ori,m,x,p,g)}return q!=0&&(W.band=q==2?[Rs(n,s,r,o,R,-1),Rs(n,s,r,o,R,1)]:Rs(n,s,r,o,R,q)),W})}function B_(i){return k_(z_,i)}function z_(i,e,t,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(t(a,i[0],e[0]),o==2)n(a,i[1],e[1]);else{let l=Array(o),c=Array(o-1),h=Array(o-1),u=Array(o-1);for(let d=0;d<o-1;d++)h[d]=e[d+1]-e[d],u[d]=i[d+1]-i[d],c[d]=h[d]/u[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(u[d-1]+u[d])/((2*u[d]+u[d-1])/c[d-1]+(u[d]+2*u[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)s(a,i[d]+u[d]/3,e[d]+l[d]*u[d]/3,i[d+1]-u[d]/3,e[d+1]-l[d+1]*u[d]/3,i[d+1],e[d+1])}return a}var dd=new Set;function Gm(){for(let i of dd)i.syncRect(!0)}co&&(Mr(_v,so,Gm),Mr(bv,so,Gm,!0),Mr(kl,so,()=>{Cn.pxRatio=Et}));var V_=Eg(),G_=Ag();function Hm(i,e,t,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>fd(r,o,e,t))}function H_(i,e){return i.map((t,n)=>n==0?{}:_n({},e,t))}function fd(i,e,t,n){return _n({},e==0?t:n,i)}function Cg(i,e,t){return e==null?oo:[e,t]}var W_=Cg;function q_(i,e,t){return e==null?oo:Bl(e,t,yd,!0)}function Rg(i,e,t,n){return e==null?oo:Gl(e,t,i.scales[n].log,!1)}var X_=Rg;function Pg(i,e,t,n){return e==null?oo:xd(e,t,i.scales[n].log,!1)}var $_=Pg;function Y_(i,e,t,n,s){let r=ii(bm(i),bm(e)),o=e-i,a=Vi(s/n*o,t);do{let l=t[a],c=n*l/o;if(c>=s&&r+(l<5?er.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function Wm(i){let e,t;return i=i.replace(/(\d+)px/,(n,s)=>(e=Tn((t=+s)*Et))+"px"),[i,e,t]}function Z_(i){i.show&&[i.font,i.labelFont].forEach(e=>{let t=zt(e[2]*Et,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function Cn(i,e,t){let n={mode:At(i.mode,1)},s=n.mode;function r(b,A,I,F){let X=A.valToPct(b);return F+I*(A.dir==-1?1-X:X)}function o(b,A,I,F){let X=A.valToPct(b);return F+I*(A.dir==-1?X:1-X)}function a(b,A,I,F){return A.ori==0?r(b,A,I,F):o(b,A,I,F)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=Ei(nv);if(i.id!=null&&(c.id=i.id),yi(c,i.class),i.title){let b=Ei(rv,c);b.textContent=i.title}let h=zi("canvas"),u=n.ctx=h.getContext("2d"),d=Ei(ov,c);Mr("click",d,b=>{b.target===m&&(qt!=Yr||jt!=Zr)&&zn.click(n,b)},!0);let f=n.under=Ei(av,d);d.appendChild(h);let m=n.over=Ei(lv,d);i=ao(i);let x=+At(i.pxAlign,1),p=zm(x);(i.plugins||[]).forEach(b=>{b.opts&&(i=b.opts(n,i)||i)});let g=i.ms||.001,v=n.series=s==1?Hm(i.series||[],Dm,km,!1):H_(i.series||[null],Om),E=n.axes=Hm(i.axes||[],Lm,Fm,!0),_=n.scales={},C=n.bands=i.bands||[];C.forEach(b=>{b.fill=vt(b.fill||null),b.dir=At(b.dir,-1)});let S=s==2?v[1].facets[0].scale:v[0].scale,y={axes:Ts,series:mt},w=(i.drawOrder||["axes","series"]).map(b=>y[b]);function U(b){let A=b.distr==3?I=>Cs(I>0?I:b.clamp(n,I,b.min,b.max,b.key)):b.distr==4?I=>ed(I,b.asinh):b.distr==100?I=>b.fwd(I):I=>I;return I=>{let F=A(I),{_min:X,_max:j}=b,le=j-X;return(F-X)/le}}function L(b){let A=_[b];if(A==null){let I=(i.scales||pa)[b]||pa;if(I.from!=null){L(I.from);let F=_n({},_[I.from],I,{key:b});F.valToPct=U(F),_[b]=F}else{A=_[b]=_n({},b==S?yg:I_,I),A.key=b;let F=A.time,X=A.range,j=Qs(X);if((b!=S||s==2&&!F)&&(j&&(X[0]==null||X[1]==null)&&(X={min:X[0]==null?ym:{mode:1,hard:X[0],soft:X[0]},max:X[1]==null?ym:{mode:1,hard:X[1],soft:X[1]}},j=!1),!j&&Wl(X))){let le=X;X=(me,be,De)=>be==null?oo:Bl(be,De,le)}A.range=vt(X||(F?W_:b==S?A.distr==3?X_:A.distr==4?$_:Cg:A.distr==3?Rg:A.distr==4?Pg:q_)),A.auto=vt(j?!1:A.auto),A.clamp=vt(A.clamp||P_),A._min=A._max=null,A.valToPct=U(A)}}}L("x"),L("y"),s==1&&v.forEach(b=>{L(b.scale)}),E.forEach(b=>{L(b.scale)});for(let b in i.scales)L(b);let D=_[S],G=D.distr,W,R;D.ori==0?(yi(c,iv),W=r,R=o):(yi(c,sv),W=o,R=r);let O={};for(let b in _){let A=_[b];(A.min!=null||A.max!=null)&&(O[b]={min:A.min,max:A.max},A.min=A.max=null)}let q=i.tzDate||(b=>new Date(Tn(b/g))),k=i.fmtDate||bd,ne=g==1?i_(q):o_(q),$=Rm(q,Cm(g==1?n_:r_,k)),Z=Im(q,Pm(l_,k)),te=[],fe=n.legend=_n({},u_,i.legend),he=n.cursor=_n({},x_,{drag:{y:s==2}},i.cursor),Q=fe.show,ce=he.show,pe=fe.markers;fe.idxs=te,pe.width=vt(pe.width),pe.dash=vt(pe.dash),pe.stroke=vt(pe.stroke),pe.fill=vt(pe.fill);let xe,Me,He,rt=[],Ve=[],ft,ht=!1,it={};if(fe.live){let b=v[1]?v[1].values:null;ht=b!=null,ft=ht?b(n,1,0):{_:0};for(let A in ft)it[A]=md}if(Q)if(xe=zi("table",pv,c),He=zi("tbody",null,xe),fe.mount(n,xe),ht){Me=zi("thead",null,xe,He);let b=zi("tr",null,Me);zi("th",null,b);for(var Kt in ft)zi("th",rm,b).textContent=Kt}else yi(xe,gv),fe.live&&yi(xe,mv);let Gt={show:!0},pn={show:!1};function Ut(b,A){if(A==0&&(ht||!fe.live||s==2))return oo;let I=[],F=zi("tr",xv,He,He.childNodes[A]);yi(F,b.class),b.show||yi(F,br);let X=zi("th",null,F);if(pe.show){let me=Ei(yv,X);if(A>0){let be=pe.width(n,A);be&&(me.style.border=be+"px "+pe.dash(n,A)+" "+pe.stroke(n,A)),me.style.background=pe.fill(n,A)}}let j=Ei(rm,X);b.label instanceof HTMLElement?j.appendChild(b.label):j.textContent=b.label,A>0&&(pe.show||(j.style.color=b.width>0?pe.stroke(n,A):pe.fill(n,A)),St("click",X,me=>{if(he._lock)return;je(me);let be=v.indexOf(b);if((me.ctrlKey||me.metaKey)!=fe.isolate){let De=v.some((Ne,Ue)=>Ue>0&&Ue!=be&&Ne.show);v.forEach((Ne,Ue)=>{Ue>0&&ss(Ue,De?Ue==be?Gt:pn:Gt,!0,vn.setSeries)})}else ss(be,{show:!b.show},!0,vn.setSeries)},!1),Qe&&St(cm,X,me=>{he._lock||(je(me),ss(v.indexOf(b),Kr,!0,vn.setSeries))},!1));for(var le in ft){let me=zi("td",vv,F);me.textContent="--",I.push(me)}return[F,I]}let Ln=new Map;function St(b,A,I,F=!0){let X=Ln.get(A)||{},j=he.bind[b](n,A,I,F);j&&(Mr(b,A,X[b]=j),Ln.set(A,X))}function Sn(b,A,I){let F=Ln.get(A)||{};for(let X in F)(b==null||X==b)&&(ad(X,A,F[X]),delete F[X]);b==null&&Ln.delete(A)}let nn=0,mn=0,z=0,Re=0,$e=0,ot=0,we=$e,kt=ot,ze=z,qe=Re,P=0,M=0,Y=0,de=0;n.bbox={};let ae=!1,ve=!1,_e=!1,ie=!1,re=!1,ge=!1;function B(b,A,I){(I||b!=n.width||A!=n.height)&&oe(b,A),ut(!1),_e=!0,ve=!0,Hn()}function oe(b,A){n.width=nn=z=b,n.height=mn=Re=A,$e=ot=0,Se(),Ge();let I=n.bbox;P=I.left=vr($e*Et,.5),M=I.top=vr(ot*Et,.5),Y=I.width=vr(z*Et,.5),de=I.height=vr(Re*Et,.5)}let se=3;function Ae(){let b=!1,A=0;for(;!b;){A++;let I=qr(A),F=is(A);b=A==se||I&&F,b||(oe(n.width,n.height),ve=!0)}}function ye({width:b,height:A}){B(b,A)}n.setSize=ye;function Se(){let b=!1,A=!1,I=!1,F=!1;E.forEach((X,j)=>{if(X.show&&X._show){let{side:le,_size:me}=X,be=le%2,De=X.label!=null?X.labelSize:0,Ne=me+De;Ne>0&&(be?(z-=Ne,le==3?($e+=Ne,F=!0):I=!0):(Re-=Ne,le==0?(ot+=Ne,b=!0):A=!0))}}),ts[0]=b,ts[1]=I,ts[2]=A,ts[3]=F,z-=Ui[1]+Ui[3],$e+=Ui[3],Re-=Ui[2]+Ui[0],ot+=Ui[0]}function Ge(){let b=$e+z,A=ot+Re,I=$e,F=ot;function X(j,le){switch(j){case 1:return b+=le,b-le;case 2:return A+=le,A-le;case 3:return I-=le,I+le;case 0:return F-=le,F+le}}E.forEach((j,le)=>{if(j.show&&j._show){let me=j.side;j._pos=X(me,j._size),j.label!=null&&(j._lpos=X(me,j.labelSize))}})}if(he.dataIdx==null){let b=he.hover,A=b.skip=new Set(b.skip??[]);A.add(void 0);let I=b.prox=vt(b.prox),F=b.bias??=0;he.dataIdx=(X,j,le,me)=>{if(j==0)return le;let be=le,De=I(X,j,le,me)??Bt,Ne=De>=0&&De<Bt,Ue=D.ori==0?z:Re,st=he.left,Tt=e[0],wt=e[j];if(A.has(wt[le])){be=null;let xt=null,Ze=null,We;if(F==0||F==-1)for(We=le;xt==null&&We-- >0;)A.has(wt[We])||(xt=We);if(F==0||F==1)for(We=le;Ze==null&&We++<wt.length;)A.has(wt[We])||(Ze=We);if(xt!=null||Ze!=null)if(Ne){let $t=xt==null?-1/0:W(Tt[xt],D,Ue,0),on=Ze==null?1/0:W(Tt[Ze],D,Ue,0),Un=st-$t,Ot=on-st;Un<=Ot?Un<=De&&(be=xt):Ot<=De&&(be=Ze)}else be=Ze==null?xt:xt==null?Ze:le-xt<=Ze-le?xt:Ze}else Ne&&En(st-W(Tt[le],D,Ue,0))>De&&(be=null);return be}}let je=b=>{he.event=b};he.idxs=te,he._lock=!1;let ue=he.points;ue.show=vt(ue.show),ue.size=vt(ue.size),ue.stroke=vt(ue.stroke),ue.width=vt(ue.width),ue.fill=vt(ue.fill);let Oe=n.focus=_n({},i.focus||{alpha:.3},he.focus),Qe=Oe.prox>=0,Ce=Qe&&ue.one,at=[],Wt=[],jn=[];function ea(b,A){let I=ue.show(n,A);if(I instanceof HTMLElement)return yi(I,fv),yi(I,b.class),hs(I,-10,-10,z,Re),m.insertBefore(I,at[A]),I}function Gr(b,A){if(s==1||A>0){let I=s==1&&_[b.scale].time,F=b.value;b.value=I?wm(F)?Im(q,Pm(F,k)):F||Z:F||E_,b.label=b.label||(I?v_:y_)}if(Ce||A>0){b.width=b.width==null?1:b.width,b.paths=b.paths||V_||Iv,b.fillTo=vt(b.fillTo||L_),b.pxAlign=+At(b.pxAlign,x),b.pxRound=zm(b.pxAlign),b.stroke=vt(b.stroke||null),b.fill=vt(b.fill||null),b._stroke=b._fill=b._paths=b._focus=null;let I=C_(ii(1,b.width),1),F=b.points=_n({},{size:I,width:ii(1,I*.2),stroke:b.stroke,space:I*2,paths:G_,_stroke:null,_fill:null},b.points);F.show=vt(F.show),F.filter=vt(F.filter),F.fill=vt(F.fill),F.stroke=vt(F.stroke),F.paths=vt(F.paths),F.pxAlign=b.pxAlign}if(Q){let I=Ut(b,A);rt.splice(A,0,I[0]),Ve.splice(A,0,I[1]),fe.values.push(null)}if(ce){te.splice(A,0,null);let I=null;Ce?A==0&&(I=ea(b,A)):A>0&&(I=ea(b,A)),at.splice(A,0,I),Wt.splice(A,0,0),jn.splice(A,0,0)}Fn("addSeries",A)}function Uu(b,A){A=A??v.length,b=s==1?fd(b,A,Dm,km):fd(b,A,{},Om),v.splice(A,0,b),Gr(v[A],A)}n.addSeries=Uu;function _l(b){if(v.splice(b,1),Q){fe.values.splice(b,1),Ve.splice(b,1);let A=rt.splice(b,1)[0];Sn(null,A.firstChild),A.remove()}ce&&(te.splice(b,1),at.splice(b,1)[0].remove(),Wt.splice(b,1),jn.splice(b,1)),Fn("delSeries",b)}n.delSeries=_l;let ts=[!1,!1,!1,!1];function Ss(b,A){if(b._show=b.show,b.show){let I=b.side%2,F=_[b.scale];F==null&&(b.scale=I?v[1].scale:S,F=_[b.scale]);let X=F.time;b.size=vt(b.size),b.space=vt(b.space),b.rotate=vt(b.rotate),Qs(b.incrs)&&b.incrs.forEach(le=>{!er.has(le)&&er.set(le,Qm(le))}),b.incrs=vt(b.incrs||(F.distr==2?Qv:X?g==1?t_:s_:_r)),b.splits=vt(b.splits||(X&&F.distr==1?ne:F.distr==3?cd:F.distr==4?M_:b_)),b.stroke=vt(b.stroke),b.grid.stroke=vt(b.grid.stroke),b.ticks.stroke=vt(b.ticks.stroke),b.border.stroke=vt(b.border.stroke);let j=b.values;b.values=Qs(j)&&!Qs(j[0])?vt(j):X?Qs(j)?Rm(q,Cm(j,k)):wm(j)?a_(q,j):j||$:j||__,b.filter=vt(b.filter||(F.distr>=3&&F.log==10?A_:F.distr==3&&F.log==2?T_:Km)),b.font=Wm(b.font),b.labelFont=Wm(b.labelFont),b._size=b.size(n,null,A,0),b._space=b._rotate=b._incrs=b._found=b._splits=b._values=null,b._size>0&&(ts[A]=!0,b._el=Ei(cv,d))}}function ws(b,A,I,F){let[X,j,le,me]=I,be=A%2,De=0;return be==0&&(me||j)&&(De=A==0&&!X||A==2&&!le?Tn(Lm.size/3):0),be==1&&(X||le)&&(De=A==1&&!j||A==3&&!me?Tn(Fm.size/2):0),De}let ta=n.padding=(i.padding||[ws,ws,ws,ws]).map(b=>vt(At(b,ws))),Ui=n._padding=ta.map((b,A)=>b(n,A,ts,0)),sn,hn=null,un=null,ns=s==1?v[0].idxs:null,pi=null,Ws=!1;function na(b,A){if(e=b??[],n.data=n._data=e,s==2){sn=0;for(let I=1;I<v.length;I++)sn+=e[I][0].length}else{e.length==0&&(n.data=n._data=e=[[]]),pi=e[0],sn=pi.length;let I=e;if(G==2){I=e.slice();let F=I[0]=Array(sn);for(let X=0;X<sn;X++)F[X]=X}n._data=e=I}if(ut(!0),Fn("setData"),G==2&&(_e=!0),A!==!1){let I=D;I.auto(n,Ws)?ia():$s(S,I.min,I.max),ie=ie||he.left>=0,ge=!0,Hn()}}n.setData=na;function ia(){Ws=!0;let b,A;s==1&&(sn>0?(hn=ns[0]=0,un=ns[1]=sn-1,b=e[0][hn],A=e[0][un],G==2?(b=hn,A=un):b==A&&(G==3?[b,A]=Gl(b,b,D.log,!1):G==4?[b,A]=xd(b,b,D.log,!1):D.time?A=b+Tn(86400/g):[b,A]=Bl(b,A,yd,!0))):(hn=ns[0]=b=null,un=ns[1]=A=null)),$s(S,b,A)}let Hr,qs,Wr,T,H,ee,J,K,Te,Pe;function Ee(b,A,I,F,X,j){b??=am,I??=_d,F??="butt",X??=am,j??="round",b!=Hr&&(u.strokeStyle=Hr=b),X!=qs&&(u.fillStyle=qs=X),A!=Wr&&(u.lineWidth=Wr=A),j!=H&&(u.lineJoin=H=j),F!=ee&&(u.lineCap=ee=F),I!=T&&u.setLineDash(T=I)}function Ie(b,A,I,F){A!=qs&&(u.fillStyle=qs=A),b!=J&&(u.font=J=b),I!=K&&(u.textAlign=K=I),F!=Te&&(u.textBaseline=Te=F)}function Be(b,A,I,F,X=0){if(F.length>0&&b.auto(n,Ws)&&(A==null||A.min==null)){let j=At(hn,0),le=At(un,F.length-1),me=I.min==null?Av(F,j,le,X,b.distr==3):[I.min,I.max];b.min=Gi(b.min,I.min=me[0]),b.max=ii(b.max,I.max=me[1])}}let tt={min:null,max:null};function pt(){for(let F in _){let X=_[F];O[F]==null&&(X.min==null||O[S]!=null&&X.auto(n,Ws))&&(O[F]=tt)}for(let F in _){let X=_[F];O[F]==null&&X.from!=null&&O[X.from]!=null&&(O[F]=tt)}O[S]!=null&&ut(!0);let b={};for(let F in O){let X=O[F];if(X!=null){let j=b[F]=ao(_[F],Nv);if(X.min!=null)_n(j,X);else if(F!=S||s==2)if(sn==0&&j.from==null){let le=j.range(n,null,null,F);j.min=le[0],j.max=le[1]}else j.min=Bt,j.max=-Bt}}if(sn>0){v.forEach((F,X)=>{if(s==1){let j=F.scale,le=O[j];if(le==null)return;let me=b[j];if(X==0){let be=me.range(n,me.min,me.max,j);me.min=be[0],me.max=be[1],hn=Vi(me.min,e[0]),un=Vi(me.max,e[0]),un-hn>1&&(e[0][hn]<me.min&&hn++,e[0][un]>me.max&&un--),F.min=pi[hn],F.max=pi[un]}else F.show&&F.auto&&Be(me,le,F,e[X],F.sorted);F.idxs[0]=hn,F.idxs[1]=un}else if(X>0&&F.show&&F.auto){let[j,le]=F.facets,me=j.scale,be=le.scale,[De,Ne]=e[X],Ue=b[me],st=b[be];Ue!=null&&Be(Ue,O[me],j,De,j.sorted),st!=null&&Be(st,O[be],le,Ne,le.sorted),F.min=le.min,F.max=le.max}});for(let F in b){let X=b[F],j=O[F];if(X.from==null&&(j==null||j.min==null)){let le=X.range(n,X.min==Bt?null:X.min,X.max==-Bt?null:X.max,F);X.min=le[0],X.max=le[1]}}}for(let F in b){let X=b[F];if(X.from!=null){let j=b[X.from];if(j.min==null)X.min=X.max=null;else{let le=X.range(n,j.min,j.max,F);X.min=le[0],X.max=le[1]}}}let A={},I=!1;for(let F in b){let X=b[F],j=_[F];if(j.min!=X.min||j.max!=X.max){j.min=X.min,j.max=X.max;let le=j.distr;j._min=le==3?Cs(j.min):le==4?ed(j.min,j.asinh):le==100?j.fwd(j.min):j.min,j._max=le==3?Cs(j.max):le==4?ed(j.max,j.asinh):le==100?j.fwd(j.max):j.max,A[F]=I=!0}}if(I){v.forEach((F,X)=>{s==2?X>0&&A.y&&(F._paths=null):A[F.scale]&&(F._paths=null)});for(let F in A)_e=!0,Fn("setScale",F);ce&&he.left>=0&&(ie=ge=!0)}for(let F in O)O[F]=null}function ke(b){let A=ld(hn-1,0,sn-1),I=ld(un+1,0,sn-1);for(;b[A]==null&&A>0;)A--;for(;b[I]==null&&I<sn-1;)I++;return[A,I]}function mt(){if(sn>0){let b=v.some(A=>A._focus)&&Pe!=Oe.alpha;b&&(u.globalAlpha=Pe=Oe.alpha),v.forEach((A,I)=>{if(I>0&&A.show&&(tn(I,!1),tn(I,!0),A._paths==null)){let F=Pe;Pe!=A.alpha&&(u.globalAlpha=Pe=A.alpha);let X=s==2?[0,e[I][0].length-1]:ke(e[I]);A._paths=A.paths(n,I,X[0],X[1]),Pe!=F&&(u.globalAlpha=Pe=F)}}),v.forEach((A,I)=>{if(I>0&&A.show){let F=Pe;Pe!=A.alpha&&(u.globalAlpha=Pe=A.alpha),A._paths!=null&&Lt(I,!1);{let X=A._paths!=null?A._paths.gaps:null,j=A.points.show(n,I,hn,un,X),le=A.points.filter(n,I,j,X);(j||le)&&(A.points._paths=A.points.paths(n,I,hn,un,le),Lt(I,!0))}Pe!=F&&(u.globalAlpha=Pe=F),Fn("drawSeries",I)}}),b&&(u.globalAlpha=Pe=1)}}function tn(b,A){let I=A?v[b].points:v[b];I._stroke=I.stroke(n,b),I._fill=I.fill(n,b)}function Lt(b,A){let I=A?v[b].points:v[b],{stroke:F,fill:X,clip:j,flags:le,_stroke:me=I._stroke,_fill:be=I._fill,_width:De=I.width}=I._paths;De=zt(De*Et,3);let Ne=null,Ue=De%2/2;A&&be==null&&(be=De>0?"#fff":me);let st=I.pxAlign==1&&Ue>0;if(st&&u.translate(Ue,Ue),!A){let Tt=P-De/2,wt=M-De/2,xt=Y+De,Ze=de+De;Ne=new Path2D,Ne.rect(Tt,wt,xt,Ze)}A?Fe(me,De,I.dash,I.cap,be,F,X,le,j):Dt(b,me,De,I.dash,I.cap,be,F,X,le,Ne,j),st&&u.translate(-Ue,-Ue)}function Dt(b,A,I,F,X,j,le,me,be,De,Ne){let Ue=!1;be!=0&&C.forEach((st,Tt)=>{if(st.series[0]==b){let wt=v[st.series[1]],xt=e[st.series[1]],Ze=(wt._paths||pa).band;Qs(Ze)&&(Ze=st.dir==1?Ze[0]:Ze[1]);let We,$t=null;wt.show&&Ze&&Ev(xt,hn,un)?($t=st.fill(n,Tt)||j,We=wt._paths.clip):Ze=null,Fe(A,I,F,X,$t,le,me,be,De,Ne,We,Ze),Ue=!0}}),Ue||Fe(A,I,F,X,j,le,me,be,De,Ne)}let wn=lo|ud;function Fe(b,A,I,F,X,j,le,me,be,De,Ne,Ue){Ee(b,A,I,F,X),(be||De||Ue)&&(u.save(),be&&u.clip(be),De&&u.clip(De)),Ue?(me&wn)==wn?(u.clip(Ue),Ne&&u.clip(Ne),yt(X,le),gn(b,j,A)):me&ud?(yt(X,le),u.clip(Ue),gn(b,j,A)):me&lo&&(u.save(),u.clip(Ue),Ne&&u.clip(Ne),yt(X,le),u.restore(),gn(b,j,A)):(yt(X,le),gn(b,j,A)),(be||De||Ue)&&u.restore()}function gn(b,A,I){I>0&&(A instanceof Map?A.forEach((F,X)=>{u.strokeStyle=Hr=X,u.stroke(F)}):A!=null&&b&&u.stroke(A))}function yt(b,A){A instanceof Map?A.forEach((I,F)=>{u.fillStyle=qs=F,u.fill(I)}):A!=null&&b&&u.fill(A)}function As(b,A,I,F){let X=E[b],j;if(F<=0)j=[0,0];else{let le=X._space=X.space(n,b,A,I,F),me=X._incrs=X.incrs(n,b,A,I,F,le);j=Y_(A,I,me,F,le)}return X._found=j}function xn(b,A,I,F,X,j,le,me,be,De){let Ne=le%2/2;x==1&&u.translate(Ne,Ne),Ee(me,le,be,De,me),u.beginPath();let Ue,st,Tt,wt,xt=X+(F==0||F==3?-j:j);I==0?(st=X,wt=xt):(Ue=X,Tt=xt);for(let Ze=0;Ze<b.length;Ze++)A[Ze]!=null&&(I==0?Ue=Tt=b[Ze]:st=wt=b[Ze],u.moveTo(Ue,st),u.lineTo(Tt,wt));u.stroke(),x==1&&u.translate(-Ne,-Ne)}function qr(b){let A=!0;return E.forEach((I,F)=>{if(!I.show)return;let X=_[I.scale];if(X.min==null){I._show&&(A=!1,I._show=!1,ut(!1));return}else I._show||(A=!1,I._show=!0,ut(!1));let j=I.side,le=j%2,{min:me,max:be}=X,[De,Ne]=As(F,me,be,le==0?z:Re);if(Ne==0)return;let Ue=X.distr==2,st=I._splits=I.splits(n,F,me,be,De,Ne,Ue),Tt=X.distr==2?st.map(We=>pi[We]):st,wt=X.distr==2?pi[st[1]]-pi[st[0]]:De,xt=I._values=I.values(n,I.filter(n,Tt,F,Ne,wt),F,Ne,wt);I._rotate=j==2?I.rotate(n,xt,F,Ne):0;let Ze=I._size;I._size=Ci(I.size(n,xt,F,b)),Ze!=null&&I._size!=Ze&&(A=!1)}),A}function is(b){let A=!0;return ta.forEach((I,F)=>{let X=I(n,F,ts,b);X!=Ui[F]&&(A=!1),Ui[F]=X}),A}function Ts(){for(let b=0;b<E.length;b++){let A=E[b];if(!A.show||!A._show)continue;let I=A.side,F=I%2,X,j,le=A.stroke(n,b),me=I==0||I==3?-1:1,[be,De]=A._found;if(A.label!=null){let ti=A.labelGap*me,xi=Tn((A._lpos+ti)*Et);Ie(A.labelFont[0],le,"center",I==2?"top":om),u.save(),F==1?(X=j=0,u.translate(xi,Tn(M+de/2)),u.rotate((I==3?-Ol:Ol)/2)):(X=Tn(P+Y/2),j=xi);let xr=Zm(A.label)?A.label(n,b,be,De):A.label;u.fillText(xr,X,j),u.restore()}if(De==0)continue;let Ne=_[A.scale],Ue=F==0?Y:de,st=F==0?P:M,Tt=A._splits,wt=Ne.distr==2?Tt.map(ti=>pi[ti]):Tt,xt=Ne.distr==2?pi[Tt[1]]-pi[Tt[0]]:be,Ze=A.ticks,We=A.border,$t=Ze.show?Ze.size:0,on=Tn($t*Et),Un=Tn((A.alignTo==2?A._size-$t-A.gap:A.gap)*Et),Ot=A._rotate*-Ol/180,an=p(A._pos*Et),mi=(on+Un)*me,ei=an+mi;j=F==0?ei:0,X=F==1?ei:0;let Ai=A.font[0],Oi=A.align==1?no:A.align==2?Ku:Ot>0?no:Ot<0?Ku:F==0?"center":I==3?Ku:no,os=Ot||F==1?"middle":I==2?"top":om;Ie(Ai,le,Oi,os);let gi=A.font[1]*A.lineGap,Ti=Tt.map(ti=>p(a(ti,Ne,Ue,st))),ki=A._values;for(let ti=0;ti<ki.length;ti++){let xi=ki[ti];if(xi!=null){F==0?X=Ti[ti]:j=Ti[ti],xi=""+xi;let xr=xi.indexOf(`
`)==-1?[xi]:xi.split(/\n/gm);for(let ni=0;ni<xr.length;ni++){let zp=xr[ni];Ot?(u.save(),u.translate(X,j+ni*gi),u.rotate(Ot),u.fillText(zp,0,0),u.restore()):u.fillText(zp,X,j+ni*gi)}}}Ze.show&&xn(Ti,Ze.filter(n,wt,b,De,xt),F,I,an,on,zt(Ze.width*Et,3),Ze.stroke(n,b),Ze.dash,Ze.cap);let as=A.grid;as.show&&xn(Ti,as.filter(n,wt,b,De,xt),F,F==0?2:1,F==0?M:P,F==0?de:Y,zt(as.width*Et,3),as.stroke(n,b),as.dash,as.cap),We.show&&xn([an],[1],F==0?1:0,F==0?1:2,F==1?M:P,F==1?de:Y,zt(We.width*Et,3),We.stroke(n,b),We.dash,We.cap)}Fn("drawAxes")}function ut(b){v.forEach((A,I)=>{I>0&&(A._paths=null,b&&(s==1?(A.min=null,A.max=null):A.facets.forEach(F=>{F.min=null,F.max=null})))})}let rn=!1,Qn=!1,Nt=[];function yn(){Qn=!1;for(let b=0;b<Nt.length;b++)Fn(...Nt[b]);Nt.length=0}function Hn(){rn||(Vv(Mp),rn=!0)}function bl(b,A=!1){rn=!0,Qn=A,b(n),Mp(),A&&Nt.length>0&&queueMicrotask(yn)}n.batch=bl;function Mp(){if(ae&&(pt(),ae=!1),_e&&(Ae(),_e=!1),ve){if(Yt(f,no,$e),Yt(f,"top",ot),Yt(f,ha,z),Yt(f,ua,Re),Yt(m,no,$e),Yt(m,"top",ot),Yt(m,ha,z),Yt(m,ua,Re),Yt(d,ha,nn),Yt(d,ua,mn),h.width=Tn(nn*Et),h.height=Tn(mn*Et),E.forEach(({_el:b,_show:A,_size:I,_pos:F,side:X})=>{if(b!=null)if(A){let j=X===3||X===0?I:0,le=X%2==1;Yt(b,le?"left":"top",F-j),Yt(b,le?"width":"height",I),Yt(b,le?"top":"left",le?ot:$e),Yt(b,le?"height":"width",le?Re:z),od(b,br)}else yi(b,br)}),Hr=qs=Wr=H=ee=J=K=Te=T=null,Pe=1,oa(!0),$e!=we||ot!=kt||z!=ze||Re!=qe){ut(!1);let b=z/ze,A=Re/qe;if(ce&&!ie&&he.left>=0){he.left*=b,he.top*=A,Xr&&hs(Xr,Tn(he.left),0,z,Re),$r&&hs($r,0,Tn(he.top),z,Re);for(let I=0;I<at.length;I++){let F=at[I];F!=null&&(Wt[I]*=b,jn[I]*=A,hs(F,Ci(Wt[I]),Ci(jn[I]),z,Re))}}if(Xt.show&&!re&&Xt.left>=0&&Xt.width>0){Xt.left*=b,Xt.width*=b,Xt.top*=A,Xt.height*=A;for(let I in Gu)Yt(Jr,I,Xt[I])}we=$e,kt=ot,ze=z,qe=Re}Fn("setSize"),ve=!1}nn>0&&mn>0&&(u.clearRect(0,0,h.width,h.height),Fn("drawClear"),w.forEach(b=>b()),Fn("draw")),Xt.show&&re&&(Ml(Xt),re=!1),ce&&ie&&(gr(null,!0,!1),ie=!1),fe.show&&fe.live&&ge&&(zu(),ge=!1),l||(l=!0,n.status=1,Fn("ready")),Ws=!1,rn=!1}n.redraw=(b,A)=>{_e=A||!1,b!==!1?$s(S,D.min,D.max):Hn()};function Ou(b,A){let I=_[b];if(I.from==null){if(sn==0){let F=I.range(n,A.min,A.max,b);A.min=F[0],A.max=F[1]}if(A.min>A.max){let F=A.min;A.min=A.max,A.max=F}if(sn>1&&A.min!=null&&A.max!=null&&A.max-A.min<1e-16)return;b==S&&I.distr==2&&sn>0&&(A.min=Vi(A.min,e[0]),A.max=Vi(A.max,e[0]),A.min==A.max&&A.max++),O[b]=A,ae=!0,Hn()}}n.setScale=Ou;let ku,Bu,Xr,$r,Sp,wp,Yr,Zr,Ap,Tp,qt,jt,Xs=!1,zn=he.drag,Dn=zn.x,Nn=zn.y;ce&&(he.x&&(ku=Ei(uv,m)),he.y&&(Bu=Ei(dv,m)),D.ori==0?(Xr=ku,$r=Bu):(Xr=Bu,$r=ku),qt=he.left,jt=he.top);let Xt=n.select=_n({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),Jr=Xt.show?Ei(hv,Xt.over?m:f):null;function Ml(b,A){if(Xt.show){for(let I in b)Xt[I]=b[I],I in Gu&&Yt(Jr,I,b[I]);A!==!1&&Fn("setSelect")}}n.setSelect=Ml;function ky(b){if(v[b].show)Q&&od(rt[b],br);else if(Q&&yi(rt[b],br),ce){let I=Ce?at[0]:at[b];I!=null&&hs(I,-10,-10,z,Re)}}function $s(b,A,I){Ou(b,{min:A,max:I})}function ss(b,A,I,F){A.focus!=null&&Hy(b),A.show!=null&&v.forEach((X,j)=>{j>0&&(b==j||b==null)&&(X.show=A.show,ky(j),s==2?($s(X.facets[0].scale,null,null),$s(X.facets[1].scale,null,null)):$s(X.scale,null,null),Hn())}),I!==!1&&Fn("setSeries",b,A),F&&aa("setSeries",n,b,A)}n.setSeries=ss;function By(b,A){_n(C[b],A)}function zy(b,A){b.fill=vt(b.fill||null),b.dir=At(b.dir,-1),A=A??C.length,C.splice(A,0,b)}function Vy(b){b==null?C.length=0:C.splice(b,1)}n.addBand=zy,n.setBand=By,n.delBand=Vy;function Gy(b,A){v[b].alpha=A,ce&&at[b]!=null&&(at[b].style.opacity=A),Q&&rt[b]&&(rt[b].style.opacity=A)}let Es,Ys,mr,Kr={focus:!0};function Hy(b){if(b!=mr){let A=b==null,I=Oe.alpha!=1;v.forEach((F,X)=>{if(s==1||X>0){let j=A||X==0||X==b;F._focus=A?null:j,I&&Gy(X,j?1:Oe.alpha)}}),mr=b,I&&Hn()}}Q&&Qe&&St(hm,xe,b=>{he._lock||(je(b),mr!=null&&ss(null,Kr,!0,vn.setSeries))});function rs(b,A,I){let F=_[A];I&&(b=b/Et-(F.ori==1?ot:$e));let X=z;F.ori==1&&(X=Re,b=X-b),F.dir==-1&&(b=X-b);let j=F._min,le=F._max,me=b/X,be=j+(le-j)*me,De=F.distr;return De==3?ro(10,be):De==4?Rv(be,F.asinh):De==100?F.bwd(be):be}function Wy(b,A){let I=rs(b,S,A);return Vi(I,e[0],hn,un)}n.valToIdx=b=>Vi(b,e[0]),n.posToIdx=Wy,n.posToVal=rs,n.valToPos=(b,A,I)=>_[A].ori==0?r(b,_[A],I?Y:z,I?P:0):o(b,_[A],I?de:Re,I?M:0),n.setCursor=(b,A,I)=>{qt=b.left,jt=b.top,gr(null,A,I)};function Ep(b,A){Yt(Jr,no,Xt.left=b),Yt(Jr,ha,Xt.width=A)}function Cp(b,A){Yt(Jr,"top",Xt.top=b),Yt(Jr,ua,Xt.height=A)}let sa=D.ori==0?Ep:Cp,ra=D.ori==1?Ep:Cp;function qy(){if(Q&&fe.live)for(let b=s==2?1:0;b<v.length;b++){if(b==0&&ht)continue;let A=fe.values[b],I=0;for(let F in A)Ve[b][I++].firstChild.nodeValue=A[F]}}function zu(b,A){if(b!=null&&(b.idxs?b.idxs.forEach((I,F)=>{te[F]=I}):Dv(b.idx)||te.fill(b.idx),fe.idx=te[0]),Q&&fe.live){for(let I=0;I<v.length;I++)(I>0||s==1&&!ht)&&Xy(I,te[I]);qy()}ge=!1,A!==!1&&Fn("setLegend")}n.setLegend=zu;function Xy(b,A){let I=v[b],F=b==0&&G==2?pi:e[b],X;ht?X=I.values(n,b,A)??it:(X=I.value(n,A==null?null:F[A],b,A),X=X==null?it:{_:X}),fe.values[b]=X}function gr(b,A,I){Ap=qt,Tp=jt,[qt,jt]=he.move(n,qt,jt),he.left=qt,he.top=jt,ce&&(Xr&&hs(Xr,Tn(qt),0,z,Re),$r&&hs($r,0,Tn(jt),z,Re));let F,X=hn>un;Es=Bt,Ys=null;let j=D.ori==0?z:Re,le=D.ori==1?z:Re;if(qt<0||sn==0||X){F=he.idx=null;for(let me=0;me<v.length;me++){let be=at[me];be!=null&&hs(be,-10,-10,z,Re)}Qe&&ss(null,Kr,!0,b==null&&vn.setSeries),fe.live&&(te.fill(F),ge=!0)}else{let me,be,De;s==1&&(me=D.ori==0?qt:jt,be=rs(me,S),F=he.idx=Vi(be,e[0],hn,un),De=W(e[0][F],D,j,0));let Ne=-10,Ue=-10,st=0,Tt=0,wt=!0,xt="",Ze="";for(let We=s==2?1:0;We<v.length;We++){let $t=v[We],on=te[We],Un=on==null?null:s==1?e[We][on]:e[We][1][on],Ot=he.dataIdx(n,We,F,be),an=Ot==null?null:s==1?e[We][Ot]:e[We][1][Ot];if(ge=ge||an!=Un||Ot!=on,te[We]=Ot,We>0&&$t.show){let mi=Ot==null?-10:Ot==F?De:W(s==1?e[0][Ot]:e[We][0][Ot],D,j,0),ei=an==null?-10:R(an,s==1?_[$t.scale]:_[$t.facets[1].scale],le,0);if(Qe&&an!=null){let Ai=D.ori==1?qt:jt,Oi=En(Oe.dist(n,We,Ot,ei,Ai));if(Oi<Es){let os=Oe.bias;if(os!=0){let gi=rs(Ai,$t.scale),Ti=an>=0?1:-1,ki=gi>=0?1:-1;ki==Ti&&(ki==1?os==1?an>=gi:an<=gi:os==1?an<=gi:an>=gi)&&(Es=Oi,Ys=We)}else Es=Oi,Ys=We}}if(ge||Ce){let Ai,Oi;D.ori==0?(Ai=mi,Oi=ei):(Ai=ei,Oi=mi);let os,gi,Ti,ki,as,ti,xi=!0,xr=ue.bbox;if(xr!=null){xi=!1;let ni=xr(n,We);Ti=ni.left,ki=ni.top,os=ni.width,gi=ni.height}else Ti=Ai,ki=Oi,os=gi=ue.size(n,We);if(ti=ue.fill(n,We),as=ue.stroke(n,We),Ce)We==Ys&&Es<=Oe.prox&&(Ne=Ti,Ue=ki,st=os,Tt=gi,wt=xi,xt=ti,Ze=as);else{let ni=at[We];ni!=null&&(Wt[We]=Ti,jn[We]=ki,xm(ni,os,gi,xi),mm(ni,ti,as),hs(ni,Ci(Ti),Ci(ki),z,Re))}}}}if(Ce){let We=Oe.prox,$t=mr==null?Es<=We:Es>We||Ys!=mr;if(ge||$t){let on=at[0];on!=null&&(Wt[0]=Ne,jn[0]=Ue,xm(on,st,Tt,wt),mm(on,xt,Ze),hs(on,Ci(Ne),Ci(Ue),z,Re))}}}if(Xt.show&&Xs)if(b!=null){let[me,be]=vn.scales,[De,Ne]=vn.match,[Ue,st]=b.cursor.sync.scales,Tt=b.cursor.drag;if(Dn=Tt._x,Nn=Tt._y,Dn||Nn){let{left:wt,top:xt,width:Ze,height:We}=b.select,$t=b.scales[Ue].ori,on=b.posToVal,Un,Ot,an,mi,ei,Ai=me!=null&&De(me,Ue),Oi=be!=null&&Ne(be,st);Ai&&Dn?($t==0?(Un=wt,Ot=Ze):(Un=xt,Ot=We),an=_[me],mi=W(on(Un,Ue),an,j,0),ei=W(on(Un+Ot,Ue),an,j,0),sa(Gi(mi,ei),En(ei-mi))):sa(0,j),Oi&&Nn?($t==1?(Un=wt,Ot=Ze):(Un=xt,Ot=We),an=_[be],mi=R(on(Un,st),an,le,0),ei=R(on(Un+Ot,st),an,le,0),ra(Gi(mi,ei),En(ei-mi))):ra(0,le)}else Hu()}else{let me=En(Ap-Sp),be=En(Tp-wp);if(D.ori==1){let st=me;me=be,be=st}Dn=zn.x&&me>=zn.dist,Nn=zn.y&&be>=zn.dist;let De=zn.uni;De!=null?Dn&&Nn&&(Dn=me>=De,Nn=be>=De,!Dn&&!Nn&&(be>me?Nn=!0:Dn=!0)):zn.x&&zn.y&&(Dn||Nn)&&(Dn=Nn=!0);let Ne,Ue;Dn&&(D.ori==0?(Ne=Yr,Ue=qt):(Ne=Zr,Ue=jt),sa(Gi(Ne,Ue),En(Ue-Ne)),Nn||ra(0,le)),Nn&&(D.ori==1?(Ne=Yr,Ue=qt):(Ne=Zr,Ue=jt),ra(Gi(Ne,Ue),En(Ue-Ne)),Dn||sa(0,j)),!Dn&&!Nn&&(sa(0,0),ra(0,0))}if(zn._x=Dn,zn._y=Nn,b==null){if(I){if(Bp!=null){let[me,be]=vn.scales;vn.values[0]=me!=null?rs(D.ori==0?qt:jt,me):null,vn.values[1]=be!=null?rs(D.ori==1?qt:jt,be):null}aa(ju,n,qt,jt,z,Re,F)}if(Qe){let me=I&&vn.setSeries,be=Oe.prox;mr==null?Es<=be&&ss(Ys,Kr,!0,me):Es>be?ss(null,Kr,!0,me):Ys!=mr&&ss(Ys,Kr,!0,me)}}ge&&(fe.idx=F,zu()),A!==!1&&Fn("setCursor")}let Zs=null;Object.defineProperty(n,"rect",{get(){return Zs==null&&oa(!1),Zs}});function oa(b=!1){b?Zs=null:(Zs=m.getBoundingClientRect(),Fn("syncRect",Zs))}function Rp(b,A,I,F,X,j,le){he._lock||Xs&&b!=null&&b.movementX==0&&b.movementY==0||(Vu(b,A,I,F,X,j,le,!1,b!=null),b!=null?gr(null,!0,!0):gr(A,!0,!1))}function Vu(b,A,I,F,X,j,le,me,be){if(Zs==null&&oa(!1),je(b),b!=null)I=b.clientX-Zs.left,F=b.clientY-Zs.top;else{if(I<0||F<0){qt=-10,jt=-10;return}let[De,Ne]=vn.scales,Ue=A.cursor.sync,[st,Tt]=Ue.values,[wt,xt]=Ue.scales,[Ze,We]=vn.match,$t=A.axes[0].side%2==1,on=D.ori==0?z:Re,Un=D.ori==1?z:Re,Ot=$t?j:X,an=$t?X:j,mi=$t?F:I,ei=$t?I:F;if(wt!=null?I=Ze(De,wt)?a(st,_[De],on,0):-10:I=on*(mi/Ot),xt!=null?F=We(Ne,xt)?a(Tt,_[Ne],Un,0):-10:F=Un*(ei/an),D.ori==1){let Ai=I;I=F,F=Ai}}be&&(A==null||A.cursor.event.type==ju)&&((I<=1||I>=z-1)&&(I=vr(I,z)),(F<=1||F>=Re-1)&&(F=vr(F,Re))),me?(Sp=I,wp=F,[Yr,Zr]=he.move(n,I,F)):(qt=I,jt=F)}let Gu={width:0,height:0,left:0,top:0};function Hu(){Ml(Gu,!1)}let Pp,Ip,Lp,Dp;function Np(b,A,I,F,X,j,le){Xs=!0,Dn=Nn=zn._x=zn._y=!1,Vu(b,A,I,F,X,j,le,!0,!1),b!=null&&(St(Qu,sd,Fp,!1),aa(lm,n,Yr,Zr,z,Re,null));let{left:me,top:be,width:De,height:Ne}=Xt;Pp=me,Ip=be,Lp=De,Dp=Ne}function Fp(b,A,I,F,X,j,le){Xs=zn._x=zn._y=!1,Vu(b,A,I,F,X,j,le,!1,!0);let{left:me,top:be,width:De,height:Ne}=Xt,Ue=De>0||Ne>0,st=Pp!=me||Ip!=be||Lp!=De||Dp!=Ne;if(Ue&&st&&Ml(Xt),zn.setScale&&Ue&&st){let Tt=me,wt=De,xt=be,Ze=Ne;if(D.ori==1&&(Tt=be,wt=Ne,xt=me,Ze=De),Dn&&$s(S,rs(Tt,S),rs(Tt+wt,S)),Nn)for(let We in _){let $t=_[We];We!=S&&$t.from==null&&$t.min!=Bt&&$s(We,rs(xt+Ze,We),rs(xt,We))}Hu()}else he.lock&&(he._lock=!he._lock,gr(A,!0,b!=null));b!=null&&(Sn(Qu,sd),aa(Qu,n,qt,jt,z,Re,null))}function $y(b,A,I,F,X,j,le){if(he._lock)return;je(b);let me=Xs;if(Xs){let be=!0,De=!0,Ne=10,Ue,st;D.ori==0?(Ue=Dn,st=Nn):(Ue=Nn,st=Dn),Ue&&st&&(be=qt<=Ne||qt>=z-Ne,De=jt<=Ne||jt>=Re-Ne),Ue&&be&&(qt=qt<Yr?0:z),st&&De&&(jt=jt<Zr?0:Re),gr(null,!0,!0),Xs=!1}qt=-10,jt=-10,te.fill(null),gr(null,!0,!0),me&&(Xs=me)}function Up(b,A,I,F,X,j,le){he._lock||(je(b),ia(),Hu(),b!=null&&aa(um,n,qt,jt,z,Re,null))}function Op(){E.forEach(Z_),B(n.width,n.height,!0)}Mr(kl,so,Op);let jr={};jr.mousedown=Np,jr.mousemove=Rp,jr.mouseup=Fp,jr.dblclick=Up,jr.setSeries=(b,A,I,F)=>{let X=vn.match[2];I=X(n,A,I),I!=-1&&ss(I,F,!0,!1)},ce&&(St(lm,m,Np),St(ju,m,Rp),St(cm,m,b=>{je(b),oa(!1)}),St(hm,m,$y),St(um,m,Up),dd.add(n),n.syncRect=oa);let Sl=n.hooks=i.hooks||{};function Fn(b,A,I){Qn?Nt.push([b,A,I]):b in Sl&&Sl[b].forEach(F=>{F.call(null,n,A,I)})}(i.plugins||[]).forEach(b=>{for(let A in b.hooks)Sl[A]=(Sl[A]||[]).concat(b.hooks[A])});let kp=(b,A,I)=>I,vn=_n({key:null,setSeries:!1,filters:{pub:Mm,sub:Mm},scales:[S,v[1]?v[1].scale:null],match:[Sm,Sm,kp],values:[null,null]},he.sync);vn.match.length==2&&vn.match.push(kp),he.sync=vn;let Bp=vn.key,Wu=vg(Bp);function aa(b,A,I,F,X,j,le){vn.filters.pub(b,A,I,F,X,j,le)&&Wu.pub(b,A,I,F,X,j,le)}Wu.sub(n);function Yy(b,A,I,F,X,j,le){vn.filters.sub(b,A,I,F,X,j,le)&&jr[b](null,A,I,F,X,j,le)}n.pub=Yy;function Zy(){Wu.unsub(n),dd.delete(n),Ln.clear(),ad(kl,so,Op),c.remove(),xe?.remove(),Fn("destroy")}n.destroy=Zy;function qu(){Fn("init",i,e),na(e||i.data,!1),O[S]?Ou(S,O[S]):ia(),re=Xt.show&&(Xt.width>0||Xt.height>0),ie=ge=!0,B(i.width,i.height)}return v.forEach(Gr),E.forEach(Ss),t?t instanceof HTMLElement?(t.appendChild(c),qu()):t(n,qu):qu(),n}Cn.assign=_n;Cn.fmtNum=vd;Cn.rangeNum=Bl;Cn.rangeLog=Gl;Cn.rangeAsinh=xd;Cn.orient=wr;Cn.pxRatio=Et;Cn.join=zv;Cn.fmtDate=bd,Cn.tzDate=Kv;Cn.sync=vg;{Cn.addGap=D_,Cn.clipGaps=ql;let i=Cn.paths={points:Ag};i.linear=Eg,i.stepped=U_,i.bars=O_,i.spline=B_}var Rd={dark:{name:"dark",ground:["#1b222d","#0c1016"],ink:"#e8ecf2",quiet:"#97a3b4",line:"#3a4454",runs:["#5ebff9","#a161de","#2e9880","#febcd1"],omega:"#f5ed3e",momentum:"#fd551a",axes:["#f2f4f8","#c3ccd9","#98a4b6"],body:"#c9d2df",stripe:"#66768c",ellipsoid:"#7c93b4",plane:"#8ea2bd",energy:["#1a2029","#3a424f","#5d6775","#858f9d","#b4bcc7"],panel:"#3d4f6e",metal:"#8a8f98",key:2.4,fill:1.15},light:{name:"light",ground:["#ffffff","#e9edf2"],ink:"#18202b",quiet:"#566273",line:"#c3cbd6",runs:["#0e7bd6","#c04594","#12765a","#343949"],omega:"#856503",momentum:"#83190b",axes:["#18202b","#43505f","#6b7a8e"],body:"#dfe5ee",stripe:"#8496ae",ellipsoid:"#8da6c8",plane:"#7f93ad",energy:["#8c97a6","#a7b0bd","#c0c8d2","#d8dee5","#f1f4f7"],panel:"#5a6f94",metal:"#767c86",key:2.2,fill:1.9}};function fo(i,e){if(!Number.isFinite(e))return[.5,.5,.5];let t=Math.max(0,Math.min(1,e))*(i.length-1),n=Math.min(Math.floor(t),i.length-2),s=t-n,r=Cd(i[n]),o=Cd(i[n+1]);return[r[0]+(o[0]-r[0])*s,r[1]+(o[1]-r[1])*s,r[2]+(o[2]-r[2])*s]}function Cd(i){let e=parseInt(i.slice(1),16);return[(e>>16&255)/255,(e>>8&255)/255,(e&255)/255]}function Ar(i,e){let[t,n,s]=Cd(i);return`rgba(${Math.round(255*t)},${Math.round(255*n)},${Math.round(255*s)},${e})`}function N(i,e={},...t){let n=document.createElement(i);for(let[s,r]of Object.entries(e))r==null||r===!1||(s.startsWith("on")&&typeof r=="function"?n.addEventListener(s.slice(2),r):s==="class"?n.className=String(r):s in n&&!s.startsWith("aria")&&s!=="list"?n[s]=r:n.setAttribute(s,r===!0?"":String(r)));for(let s of t)s&&n.append(s);return n}function lt(i){let e=document.getElementById(i);if(!e)throw new Error(`the page has no element #${i}`);return e}function ct(i,e=4){if(i==null||Number.isNaN(i))return"–";if(i===0)return"0";if(!Number.isFinite(i))return i>0?"∞":"−∞";let t=Math.abs(i);return(t>=1e5||t<.001?J_(i.toExponential(e-2)):String(Number(i.toPrecision(e)))).replace("-","−")}var Ig={0:"⁰",1:"¹",2:"²",3:"³",4:"⁴",5:"⁵",6:"⁶",7:"⁷",8:"⁸",9:"⁹","-":"⁻","+":""};function J_(i){let[e,t]=i.split("e"),n=[...t].map(r=>Ig[r]).join(""),s=String(Number(e));return s==="1"?`10${n}`:s==="-1"?`-10${n}`:`${s}·10${n}`}var Lg=i=>"10"+[...String(i)].map(e=>Ig[e]).join("");function Dg(i,e){let t=N("button",{class:"small",type:"button","data-test":`copy-${i.toLowerCase()}`},"Copy");return t.setAttribute("aria-label",`Copy the ${i}`),t.addEventListener("click",async()=>{let n=!0;try{await navigator.clipboard.writeText(e())}catch{let s=N("textarea",{value:e()});document.body.append(s),s.select(),n=document.execCommand("copy"),s.remove()}t.textContent=n?"Copied":"Select and copy by hand",setTimeout(()=>t.textContent="Copy",1500)}),t}function Zt(i,e=!1){let t=lt("status");t.textContent=i,t.classList.toggle("bad",e),t.hidden=!i}function Zl(i){i.addEventListener("keydown",e=>{let t=e.key==="ArrowRight"?1:e.key==="ArrowLeft"?-1:0;if(!t||e.shiftKey)return;e.preventDefault(),e.stopPropagation();let n=[...i.querySelectorAll('[role="tab"]')],s=n[(n.indexOf(document.activeElement)+t+n.length)%n.length],r=s.id;s.click(),document.getElementById(r)?.focus()})}var K_=1e-18,ga=(i,e)=>e.map(t=>{let n=Math.log10(t);return Math.abs(n-Math.round(n))<1e-6?Lg(Math.round(n)):""}),xa=(i,e)=>e,po=(i,e,t,n,s)=>e.map(r=>{let o=Math.max(...e.map(Math.abs));if(o>=1e5||o<.001)return ct(r,Math.max(2,Math.min(8,1+Math.ceil(Math.log10(o/s)))));let a=0;for(;a<9&&Math.abs(s*10**a-Math.round(s*10**a))>1e-6*s*10**a;)a++;return r.toFixed(a).replace("-","−")}),Ng=i=>{if(!i.dash)return i.colour;let[e,t]=i.dash;return`repeating-linear-gradient(90deg, ${i.colour} 0 ${e}px, transparent ${e}px ${e+t}px)`},Jl=class{constructor(e,t,n,s){this.spec=e;this.theme=t;this.seek=n;this.zoomed=s;this.log=!e.signed;let r=N("button",{type:"button",class:"small ghost","data-test":`scale-${e.id}`,title:"Linear or logarithmic axis",onclick:()=>{this.log=!this.log,r.textContent=this.log?"log":"lin",r.setAttribute("aria-label",`${e.title}: ${this.log?"logarithmic":"linear"} axis`),this.rebuild()}},this.log?"log":"lin");r.setAttribute("aria-label",`${e.title}: ${this.log?"logarithmic":"linear"} axis`);let o=N("div",{class:"values"});e.series.forEach(a=>{let l=N("span",{class:"value"},"–"),c=N("i",{class:"mark"});c.style.background=Ng(a),o.append(N("span",{class:"item",title:a.name},c,N("span",{class:"name"},a.name),l)),this.values.push(l)}),this.head=N("div",{class:"head"},N("h3",{title:e.about??`${e.title}, ${e.unit}`},e.title,N("span",{class:"unit"},e.unit?` ${e.unit}`:"")),r),this.box=N("div",{class:"box"}),this.watch=new ResizeObserver(()=>{let{clientWidth:a,clientHeight:l}=this.box;(!this.plot||this.plot.width!==a||this.plot.height!==l)&&this.rebuild()}),this.watch.observe(this.box),this.node=N("figure",{class:"panel",id:`plot-${e.id}`,"data-test":`plot-${e.id}`},this.head,o,this.box)}spec;theme;seek;zoomed;node;box;head;values=[];cursor=N("div",{class:"playhead","aria-hidden":"true"});empty=N("div",{class:"empty",hidden:!0});watch;plot=null;range=[0,1];full=[0,1];now=0;log;hidden=new Set;dress(e,t){this.theme=e,this.spec.series.forEach((n,s)=>n.colour=t[s]??n.colour),this.node.querySelectorAll(".mark").forEach((n,s)=>n.style.background=Ng(this.spec.series[s])),this.rebuild()}span(e,t,n){this.range=[e,t],this.full=n,this.refresh()}data(){let e=Math.max(50,Math.floor(this.box.clientWidth||300));if(this.spec.aligned){let n=s=>this.log?Float64Array.from(s,Math.abs):s;return[this.spec.series[0].t(),...this.spec.series.map(s=>n(s.y()))]}let t=this.spec.series.map((n,s)=>{let r=n.y();return!r||this.hidden.has(s)?{x:new Float64Array(0),y:new Float64Array(0)}:Tl(n.t(),r,this.range[0],this.range[1],e,this.log)});return El(t)}refresh(){if(!this.plot)return this.rebuild();this.plot.setData(this.data(),!1),this.rescale()}rescale(){let e=this.plot,t=1/0,n=-1/0;for(let s=1;s<e.data.length;s++)for(let r of e.data[s])r!=null&&(r<t&&(t=r),r>n&&(n=r));this.empty.hidden=n>=t,n>=t||(this.empty.textContent=this.spec.series.some(s=>s.y()?.length)&&this.log?"zero throughout":"not known"),e.batch(()=>{if(e.setScale("x",{min:this.range[0],max:this.range[1]}),this.log){t=Math.max(t,K_),n>=t||(t=1e-17,n=1e-15);let s=Math.floor(Math.log10(t)-.05),r=Math.ceil(Math.log10(n)+.05);e.setScale("y",{min:10**Math.max(s,r-18),max:10**Math.max(r,s+1)})}else{n>=t||(t=-1,n=1);let s=.08*(n-t)||.1*Math.abs(n)||1;e.setScale("y",{min:t-s,max:n+s})}})}rebuild(){let e=this.box.clientWidth,t=this.box.clientHeight;if(this.plot?.destroy(),this.plot=null,e<40||t<30)return;let{theme:n}=this,r={stroke:n.quiet,font:'11px system-ui, "Segoe UI", "DejaVu Sans", sans-serif',grid:{stroke:Ar(n.line,.55),width:1},ticks:{show:!1}};this.plot=new Cn({width:e,height:t,padding:[6,16,0,0],legend:{show:!1},cursor:{drag:{x:!0,y:!1,setScale:!1},points:{show:!1},x:!1,y:!1},scales:{x:{time:!1,auto:!1},y:{distr:this.log?3:1,auto:!1}},axes:[{...r,size:24,gap:3,space:60,values:po},this.log?{...r,size:42,gap:4,values:ga,splits:Kl,filter:xa}:{...r,size:54,gap:4,space:26,values:po}],series:[{},...this.spec.series.map(o=>({label:o.name,stroke:o.colour,width:o.width??1.4,spanGaps:!1,points:{show:!1},dash:o.dash}))],bands:this.spec.bands?.map(([o,a,l])=>({series:[o+1,a+1],fill:Ar(this.spec.series[o].colour,l)})),hooks:{draw:[o=>this.crosses(o)],setSelect:[o=>{let a=o.select.width;a>6&&this.zoomed([o.posToVal(o.select.left,"x"),o.posToVal(o.select.left+a,"x")]),o.setSelect({left:0,top:0,width:0,height:0},!1)}]}},this.data(),this.box),this.plot.over.append(this.cursor,this.empty),this.plot.over.addEventListener("click",o=>{let a=o.clientX-this.plot.over.getBoundingClientRect().left;Math.abs(this.pressed-o.clientX)<4&&this.seek(this.plot.posToVal(a,"x"))}),this.plot.over.addEventListener("pointerdown",o=>this.pressed=o.clientX),this.plot.over.addEventListener("dblclick",()=>this.zoomed(null)),this.rescale()}pressed=0;crosses(e){let t=e.ctx,n=devicePixelRatio||1,s=4.5*n;this.spec.series.forEach((r,o)=>{let a=r.ended?.()??null,l=e.data[o+1];if(a===null||!l)return;let c=l.length-1;for(;c>=0&&(l[c]===null||l[c]===void 0);)c--;if(c<0)return;let h=e.valToPos(e.data[0][c],"x",!0),u=Math.max(e.bbox.top+s,e.valToPos(l[c],"y",!0));t.save(),t.strokeStyle=r.colour,t.lineWidth=2*n,t.beginPath();for(let[d,f]of[[-s,-s],[-s,s]])t.moveTo(h+d,u+f),t.lineTo(h-d,u-f);t.stroke(),t.restore()})}at(e){this.now=e;let t=this.plot;if(t){let n=t.valToPos(e,"x");this.cursor.style.transform=`translateX(${n.toFixed(1)}px)`,this.cursor.hidden=!(n>=-1&&n<=t.over.clientWidth+1)}}write(){this.spec.series.forEach((e,t)=>{let n=e.ended?.()??null,s=n!==null&&this.now>n?"ended":ct(e.value(),3);this.values[t].textContent!==s&&(this.values[t].textContent=s)})}svg(e,t){let n=this.plot;if(!n)return"";let s=n.over.offsetLeft,r=n.over.offsetTop,o=n.over.clientWidth,a=n.over.clientHeight,l=h=>h.replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;"),c=[`<g transform="translate(${e.toFixed(1)},${t.toFixed(1)})" font-size="11">`];for(let[h,u]of[["x",!0],["y",!1]]){let{min:d,max:f}=n.scales[h],m=n.axes[h==="x"?0:1]._splits??[d,f];for(let x of m){if(x===null||x<d||x>f)continue;let p=n.valToPos(x,h),g=!u&&this.log?ga(n,[x])[0]:po(n,m,0,0,m.length>1?m[1]-m[0]:1)[m.indexOf(x)];g&&c.push(u?`<path d="M${(s+p).toFixed(1)} ${r}v${a}" stroke="${this.theme.line}" stroke-width=".6"/><text x="${(s+p).toFixed(1)}" y="${r+a+14}" text-anchor="middle" fill="${this.theme.quiet}">${l(g)}</text>`:`<path d="M${s} ${(r+p).toFixed(1)}h${o}" stroke="${this.theme.line}" stroke-width=".6"/><text x="${s-5}" y="${(r+p+4).toFixed(1)}" text-anchor="end" fill="${this.theme.quiet}">${l(g)}</text>`)}}return this.spec.series.forEach((h,u)=>{let d=n.data[u+1],f="",m=!0;for(let x=0;x<n.data[0].length;x++){let p=d[x];p===null&&(m=!0),p!=null&&(f+=`${m?"M":"L"}${(s+n.valToPos(n.data[0][x],"x")).toFixed(1)} ${(r+Math.max(-1,Math.min(a+1,n.valToPos(p,"y")))).toFixed(1)}`,m=!1)}f&&c.push(`<path d="${f}" fill="none" stroke="${h.colour}" stroke-width="${h.width??1.4}" stroke-linejoin="round"${h.dash?` stroke-dasharray="${h.dash.join(" ")}"`:""}/>`)}),c.push("</g>"),c.join("")}get title(){return this.spec.title}get unit(){return this.spec.unit}get legend(){return this.spec.series.map((e,t)=>({text:`${e.name} ${this.values[t].textContent??""}`,colour:e.colour,dash:e.dash}))}get size(){return{width:this.box.clientWidth,height:this.box.clientHeight}}get whole(){return this.full}destroy(){this.watch.disconnect(),this.plot?.destroy(),this.node.remove()}},Kl=(i,e,t,n)=>{let s=Math.ceil(Math.log10(t)-1e-9),r=Math.floor(Math.log10(n)+1e-9),o=i.bbox?i.bbox.height/(devicePixelRatio||1)/20:5,a=Math.max(1,Math.ceil((r-s)/Math.max(1,Math.min(5,o)))),l=[];for(let c=Math.ceil(s/a)*a;c<=r;c+=a)l.push(10**c);return l};function Id(i){let e=i.runs.map(t=>t.method);return i.runs.map((t,n)=>t.name.startsWith(t.method)&&e.indexOf(t.method)===e.lastIndexOf(t.method)?e[n]:t.name)}function Pd(i,e){let t=new WeakMap;return()=>{let n=i(),s=t.get(n);if(!s){s=new Float64Array(n.length/3);for(let r=0;r<s.length;r++)s[r]=n[3*r+e];t.set(n,s)}return s}}function j_(i){let e=new WeakMap;return()=>{let t=i(),n=e.get(t);if(!n){n=new Float64Array(t.length/3);for(let s=0;s<n.length;s++)n[s]=Math.hypot(t[3*s],t[3*s+1],t[3*s+2]);e.set(t,n)}return n}}function Og(i,e,t,n,s){let r=Id(i),o=i.runs[0],a=h=>i.runs.map((u,d)=>({name:r[d],colour:t.runs[d],t:()=>u.t,y:()=>h(d),value:()=>e[d].value(h(d)),ended:()=>js(u)?u.t[u.t.length-1]:null})),l=i.runs.every(h=>h.body.axes.every((u,d)=>u[d]===1)),c=[];if(i.runs.length===1&&c.push({id:"omega",title:"Angular velocity",unit:"rad/s",about:"Angular velocity ω in the axes of the body, rad/s",signed:!0,series:[0,1,2].map(h=>({name:l?`ω${"₁₂₃"[h]}`:`ω ${"xyz"[h]}`,colour:t.omega,dash:[void 0,[6,4],[1.5,2.5]][h],width:[1.6,1.4,1.8][h],t:()=>i.runs[n()].t,y:Pd(()=>i.runs[n()].omega,h),value:()=>e[n()].omega[h]}))}),o.energy_conserved!==!1)c.push({id:"energy",title:"Energy error",unit:"relative",about:"Change of the energy since the start, relative to its value there",signed:!1,series:a(h=>i.runs[h].energy_error)});else{let h=!o.energy_label||o.energy_label.startsWith("kinetic");c.push({id:"energy",title:h?"Kinetic energy":"Energy",unit:"J",about:`${h?"Kinetic energy":"Energy"}, which the torque changes`,signed:!0,series:a(u=>i.runs[u].energy)})}if(o.momentum_conserved!==!1)c.push({id:"momentum",title:"Momentum error",unit:"relative",about:`Relative error of the ${o.momentum_label||"momentum"}`,signed:!1,series:a(h=>i.runs[h].momentum_error)});else{let h=i.runs.map(u=>j_(()=>u.momentum));c.push({id:"momentum",title:"Momentum |L|",unit:"kg m²/s",about:"Size of the angular momentum, which the torque changes",signed:!0,series:a(u=>h[u]())})}return i.runs.some(h=>h.attitude_error)&&c.push({id:"attitude",title:"Attitude error",unit:"rad",about:`Angle to the reference, rad: ${i.runs.find(h=>h.reference)?.reference??"the reference"}`,signed:!1,series:a(h=>i.runs[h].attitude_error)}),i.runs.every(h=>h.x)&&c.push({id:"place",title:"Position",unit:"m",about:"Place of the centre of mass, m",signed:!0,series:[0,1,2].map(h=>({name:"xyz"[h],colour:t.ink,dash:[void 0,[6,4],[1.5,2.5]][h],t:()=>i.runs[n()].t,y:Pd(()=>i.runs[n()].x,h),value:()=>Fg(i.runs[n()].t,Pd(()=>i.runs[n()].x,h)(),s())}))}),i.difference.length&&c.push({id:"difference",title:"Difference",unit:`rad from ${r[i.difference[0].a]}`,about:`Angle to ${i.runs[i.difference[0].a].name}, rad`,signed:!1,series:i.difference.map(h=>({name:r[h.b],colour:t.runs[h.b],t:()=>h.t,y:()=>h.angle,value:()=>Fg(h.t,h.angle,s()),ended:()=>js(i.runs[h.b])?i.runs[h.b].t[i.runs[h.b].t.length-1]:null}))}),c}function Fg(i,e,t){let n=Math.max(1,Math.min(i.length-1,hi(i,t))),s=Math.max(0,Math.min(1,(t-i[n-1])/(i[n]-i[n-1])));return e[n-1]+(e[n]-e[n-1])*s}var Ug=i=>i<1?`${ct(1e3*i,3)} ms`:`${ct(i,3)} s`;function Q_(i){let e=[["Method",i.order?`${i.method}, order ${i.order}`:i.method]];i.dt&&e.push(["Step",`${ct(i.dt)} s`]),i.torque&&e.push(["Torque",i.torque]),e.push(["Steps",i.steps.toLocaleString("en")],["Torque calls",i.torque_calls.toLocaleString("en")]),i.seconds&&e.push(["Computed in",Ug(i.seconds)]),i.compile_seconds&&e.push(["Compiled in",Ug(i.compile_seconds)]);let t=i.attitude_error?eb(i.attitude_error):NaN;return t>0&&e.push(["Largest attitude error",`${ct(t,2)} rad`]),i.reference&&e.push(["Compared with",i.reference]),e.push(["Moments",i.body.moments.map(n=>ct(n,3)).join(", ")+" kg m²"]),e}function eb(i){let e=0;for(let t=0;t<i.length;t++)i[t]>e&&(e=i[t]);return e}function kg(i,e,t,n,s,r){let o=N("div");i.note&&o.append(N("p",{class:"note","data-test":"note"},i.note));let a=i.runs.length>1,l=Math.max(...e.actors.map(m=>m.player.coarse?m.player.stride:0));l>0&&o.append(N("p",{class:"note warn","data-test":"coarse"},`The body turns by ${ct(l,2)} rad from one sample to the next, so only the samples are shown, and nothing between them. For a smooth motion, shorten the run or store more samples.`));let c=i.runs.map(Q_),h=new Map(a?c[0].filter(([m,x])=>c.every(p=>p.some(([g,v])=>g===m&&v===x))):[]);h.size&&(o.append(N("h3",{},"All runs")),o.append(N("div",{class:"run"},N("dl",{},...[...h].flatMap(([m,x])=>[N("dt",{},m),N("dd",{},x)]))))),o.append(N("h3",{},a?"Runs: one is solid, the others are ghosts":"Run")),i.runs.forEach((m,x)=>{let p=N("span",{class:"swatch"});p.style.background=t.runs[x];let g=N("div",{class:`run${x===e.lead&&a?" lead":""}`,"data-test":`run-${x}`});g.style.setProperty("--swatch",t.runs[x]);let v=N("header",{},p,N("b",{title:m.name},m.name));a&&v.append(N("button",{class:"small ghost",type:"button","aria-pressed":String(x===e.lead),"data-test":`lead-${x}`,onclick:()=>{e.setLead(x),s.changed(),r()}},"Solid"),N("button",{class:"small ghost",type:"button","aria-pressed":String(e.actors[x].visible),"data-test":`visible-${x}`,onclick:()=>{e.actors[x].visible=!e.actors[x].visible,e.dress(),s.changed(),r()}},"Shown"));let E=c[x].filter(([_])=>!h.has(_));g.append(v,...js(m)?[N("div",{},N("span",{class:"badge"},`✕ ended at ${ct(m.t[m.t.length-1],3)} s`))]:[],N("dl",{},...E.flatMap(([_,C])=>[N("dt",{},_),N("dd",{title:C},C)]))),m.outcome!=="done"&&g.append(N("p",{class:"note warn","data-test":`outcome-${x}`},m.message||m.outcome)),o.append(g)}),o.append(N("h3",{},"Camera"),N("div",{class:"row"},...["corner","front","side","top"].map(m=>N("button",{type:"button",class:"small","data-test":`camera-${m}`,onclick:()=>s.camera(m)},m.charAt(0).toUpperCase()+m.slice(1))))),o.append(N("h3",{},"Shown"));let u=(m,x,p)=>N("label",{},N("input",{type:"checkbox",checked:n[m]===!0,"data-test":`show-${p}`,onchange:g=>{n[m]=g.target.checked,e.dress(),s.changed()}}),x);o.append(N("div",{class:"checks"},u("body","Body","body"),u("axes","Axes 1 2 3","axes"),u("space","Axes x y z","space"),u("omega","Velocity ω","omega"),u("momentum","Momentum L","momentum"),u("trace","Trace","trace"),a&&u("ghosts","Ghosts","ghosts"),a&&u("apart","Side by side","apart"),u("ride","Ride on the body","ride")));let d=N("select",{"data-test":"trail",onchange:()=>{n.trail=Number(d.value),e.dress(),s.changed()}},...[["1","All of it"],["0.3","Last third"],["0.1","Last tenth"],["0.02","Last fiftieth"]].map(([m,x])=>N("option",{value:m,selected:Number(m)===n.trail},x))),f=N("select",{"data-test":"axis",onchange:()=>{n.axis=Number(f.value),e.actors.forEach((m,x)=>e.retrace(x)),s.changed()}},...["x","y","z"].map((m,x)=>N("option",{value:String(x),selected:x===n.axis},`Body ${m}`)));return o.append(N("div",{class:"row"},N("label",{class:"field"},N("span",{},"Traces keep"),d),N("label",{class:"field"},N("span",{},"Trace of"),f))),o}function ya(i,e){let t=N("div"),n=(s,r,o)=>{t.append(N("div",{class:"codehead"},N("h3",{},s),Dg(s,()=>r)),N("pre",{id:o,tabindex:"0","data-test":o},r))};return i&&n("Python",i,"code-python"),e&&n("Scenario",e,"code-scenario"),!i&&!e&&t.append(N("p",{class:"note"},"This document came without a program.")),t}function jl(i,e,t){let n=lt("plots");return n.replaceChildren(),i.map(s=>{let r=new Jl(s,e,t.seek,t.zoomed);return n.append(r.node),r})}var Bg={overview:"Overview",body:"Body",poinsot:"Poinsot",momentum:"Momentum",cloud:"Cloud",path:"Path"};function zg({width:i,height:e,views:t},n){let s=n==="overview"&&t.length>1;if(t.forEach((r,o)=>r.shown=s?o<3:r.name===n||t.length===1),!s)return t.forEach(r=>r.rect={x:0,y:0,width:i,height:e});if(i>1.9*e&&e<330){let r=Math.round(i*.4),o=Math.round((i-r)/2);t[0].rect={x:0,y:0,width:r,height:e},t[1].rect={x:r,y:0,width:o,height:e},t[2].rect={x:r+o,y:0,width:i-r-o,height:e}}else if(i>1.05*e){let r=Math.round(i*.56),o=Math.round(e/2);t[0].rect={x:0,y:0,width:r,height:e},t[1].rect={x:r,y:0,width:i-r,height:o},t[2].rect={x:r,y:o,width:i-r,height:e-o}}else{let r=Math.round(e*.6),o=Math.round(i/2);t[0].rect={x:0,y:0,width:i,height:r},t[1].rect={x:0,y:r,width:o,height:e-r},t[2].rect={x:o,y:r,width:i-o,height:e-r}}}function tb(i,e){let t=i.motion?.actors[i.motion.lead].player,n=[...i.motion?.actors[0].player.data.body.moments??[1,2,3]].sort((h,u)=>h-u),s=n.slice(1).filter((h,u)=>h-n[u]<1e-9*n[2]).length,r=t?.data.torque==="free rotation",o=i.motion?.path?.enlarged??1,a={body:"The body turns; its axis leaves a trace on the sphere.",path:`The body moves; its centre of mass leaves a trace. The body is drawn ${o>1.05?`${ct(o,2)} times larger than it is`:"true to scale"}.`,poinsot:r?"The inertia ellipsoid rolls on the plane across L. The point of contact, ω, draws the polhode on the ellipsoid and the herpolhode on the plane.":"Under a torque, energy and L change: the ellipsoid of the moment, drawn at one size, touches at ω the plane across L, which moves.",mechanism:"Bodies and joints; arrows are the forces of the joints.",cloud:"Each point is a member: where its third axis meets the sphere. Click one to follow it.",momentum:s>1?"Where L points, seen from the body. All directions have the same energy.":s?"Where L points, seen from the body. Lines are of equal energy; a symmetric body has no separatrix.":"Where L points, seen from the body. Lines are of equal energy; the heavy one is the separatrix, through the middle axis."};t?.wheels&&(a.poinsot="The body has wheels: its ellipsoid still touches a plane at ω, but that plane moves, and L, of body and wheels, is not across it.",a.momentum="Where L, of body and wheels, points, seen from the body. Lines are of equal energy of the body without its wheels.");let l=i.motion?.actors.find(h=>h.player.coarse)?.player.stride;return l&&e!=="cloud"&&(a[e]=`The body turns by ${ct(l,2)} rad between samples: only they are shown.`),[{body:"Body in space",path:"Path",poinsot:"Poinsot",cloud:"Ensemble",mechanism:"Mechanism",momentum:"Momentum sphere"}[e]??e,a[e]??""]}function Ld(i,e){let t=i.theme,n=i.document,s=e==="body"?[{text:"ω",colour:t.omega,readout:"readout-omega"},{text:"L",colour:t.momentum,readout:"readout-momentum"}]:e==="poinsot"?[{text:"ω",colour:t.omega},{text:"L",colour:t.momentum}]:e==="momentum"&&!nb(i)?[{text:"energy, low to high",colour:t.energy[2],ramp:t.energy}]:[];if(n?.kind==="mechanism")return[...n.bodies.slice(0,4).map((a,l)=>({text:a.name,colour:t.runs[l]})),{text:"force of a joint",colour:t.ink}];if(n?.kind!=="motion"||e==="momentum")return s;let r=Id(n),o=e==="poinsot"?"polhode, herpolhode":e==="path"?"path of the centre of mass":`trace of body ${"xyz"[i.motion?.axis??2]}`;return n.runs.forEach((a,l)=>s.push({text:n.runs.length>1?r[l]:o,colour:t.runs[l]})),s}function nb(i){let e=i.motion?.actors[0].player.data.body.moments;return!!e&&Math.max(...e)-Math.min(...e)<1e-9*Math.max(...e)}function ib(i,e,t){let n=N("div",{class:"caption","data-test":`caption-${e.name}`});t||n.classList.add("alone"),e.rect.x>0&&n.classList.add("inner"),e.rect.y>0&&n.classList.add("lower"),Object.assign(n.style,{left:`${e.rect.x}px`,top:`${e.rect.y}px`,width:`${e.rect.width}px`,height:`${e.rect.height}px`});let[s,r]=tb(i,e.name);n.append(N("div",{class:"head"},N("h2",{},s),r&&(!t||e.rect.height>330)&&e.rect.width>300&&N("p",{},r)));let o=i.document?.kind==="motion"&&i.document.runs.length>1,a=Ld(i,e.name).filter((l,c)=>e.rect.width>240&&e.rect.height>235&&(e.rect.width>420||!t||c<2||!o));return n.append(N("div",{class:"legend"},...a.map(l=>{let c=N("i");return c.style.background=l.ramp?`linear-gradient(90deg, ${l.ramp.join(",")})`:l.colour,l.ramp&&(c.className="ramp"),N("span",{},c,l.text,l.readout&&N("b",{class:"readout",id:l.readout}))}))),n}function Vg(i,e){let t=lt("captions");t.replaceChildren();let n=i.views.filter(r=>r.shown);for(let r of n){let o=ib(e,r,n.length>1);t.append(o)}let s=t.getBoundingClientRect();n.forEach((r,o)=>{let a=[...t.children[o].querySelectorAll("h2, p, .legend span")];r.taken=a.map(c=>{let h=c.getBoundingClientRect();return{x:h.left-s.left-r.rect.x,y:h.top-s.top-r.rect.y,width:h.width+4,height:h.height}});let l=r.taken.filter(c=>c.y>r.rect.height/2).map(c=>r.rect.height-c.y);r.inset={top:r.rect.height<330?14:8,bottom:Math.min(.3*r.rect.height,Math.max(4,...l))}})}var rb="M3 1.5v13l11-6.5z",ob="M3 2h3.6v12H3zM9.4 2H13v12H9.4z",Gg="http://www.w3.org/2000/svg",Dd=1e4;function Nd(){let i=[];for(let e=-4;e<=6;e++)for(let t of[1,2,5])i.push(Number((t*10**e).toPrecision(2)));return i}var Ql=class{start=0;end=1;time=0;speed=1;playing=!1;loop=!0;onseek=()=>{};play=N("button",{id:"play",type:"button",class:"primary","data-test":"play"});path=document.createElementNS(Gg,"path");scrub=N("input",{id:"scrub",type:"range",min:"0",max:String(Dd),step:"1",value:"0","data-test":"scrub"});label=N("div",{id:"time","data-test":"time"});now=N("b",{},"0");total=N("span");speeds=N("select",{id:"speed","aria-label":"Speed of playback","data-test":"speed",title:"Seconds of motion shown in a second"});marks=N("div",{class:"marks","aria-hidden":"true"});again=N("button",{id:"loop",type:"button",class:"ghost","data-test":"loop",title:"Begin again at the end"},"Loop");constructor(){let e=document.createElementNS(Gg,"svg");e.setAttribute("viewBox","0 0 16 16"),e.setAttribute("aria-hidden","true"),e.append(this.path),this.play.append(e),this.scrub.setAttribute("aria-label","Time"),this.label.append(this.now,this.total);for(let t of Nd())this.speeds.append(N("option",{value:String(t)},`${ct(t,2)}×`));this.play.addEventListener("click",()=>this.toggle()),this.scrub.addEventListener("input",()=>this.seek(this.start+(this.end-this.start)*Number(this.scrub.value)/Dd)),this.speeds.addEventListener("change",()=>this.speed=Number(this.speeds.value)),this.again.addEventListener("click",()=>this.setLoop(!this.loop)),lt("transport").append(this.play,N("div",{class:"track"},this.scrub,this.marks),this.label,N("label",{},"Speed",this.speeds),this.again),this.setLoop(!0),this.draw()}mark(e){this.marks.replaceChildren(...e.map(({t,colour:n,title:s})=>{let r=N("i",{title:s},"✕");return r.style.left=`${100*(t-this.start)/(this.end-this.start||1)}%`,r.style.color=n,r}))}setLoop(e){this.loop=e,this.again.setAttribute("aria-pressed",String(e))}span(e,t,n){this.start=e,this.end=t,n!==void 0&&this.setSpeed(n),this.total.textContent=` / ${ct(t)} s`,this.seek(Math.max(e,Math.min(t,this.time)))}setSpeed(e){let n=Nd().reduce((s,r)=>Math.abs(Math.log(r/e))<Math.abs(Math.log(s/e))?r:s);this.speed=n,this.speeds.value=String(n)}faster(e){let t=Nd(),n=t.findIndex(s=>s===this.speed);this.setSpeed(t[Math.max(0,Math.min(t.length-1,n+e))])}toggle(){this.playing?this.playing=!1:(this.time>=this.end&&this.seek(this.start),this.playing=!0),this.draw()}set(e){e!==this.playing&&this.toggle()}seek(e){this.time=Math.max(this.start,Math.min(this.end,e)),this.write(),this.onseek(this.time)}tick(e){if(!this.playing)return!1;let t=this.time+e*this.speed,n=this.end-this.start;return t>this.end&&(this.loop&&n>0?t=this.start+(t-this.start)%n:(t=this.end,this.playing=!1,this.draw())),this.time=t,this.write(),!0}write(){let e=this.end-this.start||1,t=Math.max(0,Math.min(6,3-Math.floor(Math.log10(e)+1e-9)));this.now.textContent=this.time.toFixed(t).replace("-","−");let n=String(Math.round(Dd*(this.time-this.start)/e));this.scrub.value!==n&&(this.scrub.value=n),this.scrub.setAttribute("aria-valuetext",`${this.now.textContent} seconds`)}draw(){this.path.setAttribute("d",this.playing?ob:rb),this.play.setAttribute("aria-label",this.playing?"Pause":"Play")}};/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */var S0=0,mf=1,w0=2;var ja=1,A0=2,Ho=3,xs=0,Vn=1,$n=2,Dr=0,ys=1,gf=2,xf=3,yf=4,T0=5;var Nr=100,E0=101,C0=102,R0=103,P0=104,I0=200,L0=201,D0=202,N0=203,vf=204,_f=205,F0=206,U0=207,O0=208,k0=209,B0=210,z0=211,V0=212,G0=213,H0=214,Dc=0,Nc=1,Fc=2,Do=3,Uc=4,Oc=5,kc=6,Bc=7,bf=0,W0=1,q0=2,vs=0,Mf=1,Sf=2,wf=3,Af=4,Tf=5,Ef=6,Cf=7;var Rf=300,Fr=301,Wo=302,ph=303,mh=304,zc=1e3,fs=1001,Vc=1002,kn=1003,X0=1004;var Qa=1005;var oi=1006,gh=1007;var zs=1008;var di=1009,Pf=1010,If=1011,qo=1012,xh=1013,Zi=1014,Ji=1015,Ki=1016,yh=1017,vh=1018,Ur=1020,Lf=35902,Df=35899,Nf=1021,Ff=1022,ji=1023,Us=1026,Vs=1027,Uf=1028,_h=1029,dr=1030,bh=1031;var Mh=1033,el=33776,tl=33777,nl=33778,il=33779,Sh=35840,wh=35841,Ah=35842,Th=35843,Eh=36196,Ch=37492,Rh=37496,Ph=37488,Ih=37489,sl=37490,Lh=37491,Dh=37808,Nh=37809,Fh=37810,Uh=37811,Oh=37812,kh=37813,Bh=37814,zh=37815,Vh=37816,Gh=37817,Hh=37818,Wh=37819,qh=37820,Xh=37821,$h=36492,Yh=36494,Zh=36495,Jh=36283,Kh=36284,rl=36285,jh=36286;var Ca=2300,Gc=2301,Pc=2302,of=2303,af=2400,lf=2401,cf=2402;var $0=3200;var Qh=0,Y0=1,Gs="",dn="srgb",Ra="srgb-linear",Pa="linear",Pt="srgb";var Ic=7680;var Z0=519,J0=512,K0=513,j0=514,Of=515,Q0=516,ex=517,kf=518,Bf=519,zf=35044;var Vf="300 es",Pi=2e3,No=2001;function ab(i){for(let e=i.length-1;e>=0;--e)if(i[e]>=65535)return!0;return!1}function lb(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function Ia(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function tx(){let i=Ia("canvas");return i.style.display="block",i}var Hg={},Fo=null;function La(...i){let e="THREE."+i.shift();Fo?Fo("log",e,...i):console.log(e,...i)}function nx(i){let e=i[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=i[1];t&&t.isStackTrace?i[0]+=" "+t.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function Ye(...i){i=nx(i);let e="THREE."+i.shift();if(Fo)Fo("warn",e,...i);else{let t=i[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...i)}}function Je(...i){i=nx(i);let e="THREE."+i.shift();if(Fo)Fo("error",e,...i);else{let t=i[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...i)}}function Ea(...i){let e=i.join(" ");e in Hg||(Hg[e]=!0,Ye(...i))}function ix(i,e,t){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(e,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:n()}}setTimeout(r,t)})}var sx={[Dc]:Dc,[Fc]:kc,[Uc]:Uc,[Do]:Oc,[Nc]:Nc,[kc]:Fc,[Bc]:Bc,[Oc]:Do},ps=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[e]===void 0&&(n[e]=[]),n[e].indexOf(t)===-1&&n[e].push(t)}hasEventListener(e,t){let n=this._listeners;return n===void 0?!1:n[e]!==void 0&&n[e].indexOf(t)!==-1}removeEventListener(e,t){let n=this._listeners;if(n===void 0)return;let s=n[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let n=t[e.type];if(n!==void 0){e.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},Wn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];var Lc=Math.PI/180,Hc=180/Math.PI;function Or(){let i=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(Wn[i&255]+Wn[i>>8&255]+Wn[i>>16&255]+Wn[i>>24&255]+"-"+Wn[e&255]+Wn[e>>8&255]+"-"+Wn[e>>16&15|64]+Wn[e>>24&255]+"-"+Wn[t&63|128]+Wn[t>>8&255]+"-"+Wn[t>>16&255]+Wn[t>>24&255]+Wn[n&255]+Wn[n>>8&255]+Wn[n>>16&255]+Wn[n>>24&255]).toLowerCase()}function Mt(i,e,t){return Math.max(e,Math.min(t,i))}function cb(i,e){return(i%e+e)%e}function Fd(i,e,t){return(1-t)*i+t*e}function rx(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function eu(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function ox(i,e){if(e.constructor===Float32Array)return i;let t=eu(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/t,-1)}function ax(i,e){if(e.constructor===Float32Array)return i;let t=eu(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*t)}var Ke=class{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,n=this.y,s=e.elements;return this.x=s[0]*t+s[3]*n+s[6],this.y=s[1]*t+s[4]*n+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=Mt(this.x,e.x,t.x),this.y=Mt(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=Mt(this.x,e,t),this.y=Mt(this.y,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(Mt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(Mt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y;return t*t+n*n}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let n=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*n-o*s+e.x,this.y=r*s+o*n+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},Qt=class{constructor(e=0,t=0,n=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=n,this._w=s}static slerpFlat(e,t,n,s,r,o,a){let l=n[s+0],c=n[s+1],h=n[s+2],u=n[s+3],d=r[o+0],f=r[o+1],m=r[o+2],x=r[o+3];if(u!==x||l!==d||c!==f||h!==m){let p=l*d+c*f+h*m+u*x;p<0&&(d=-d,f=-f,m=-m,x=-x,p=-p);let g=1-a;if(p<.9995){let v=Math.acos(p),E=Math.sin(v);g=Math.sin(g*v)/E,a=Math.sin(a*v)/E,l=l*g+d*a,c=c*g+f*a,h=h*g+m*a,u=u*g+x*a}else{l=l*g+d*a,c=c*g+f*a,h=h*g+m*a,u=u*g+x*a;let v=1/Math.sqrt(l*l+c*c+h*h+u*u);l*=v,c*=v,h*=v,u*=v}}e[t]=l,e[t+1]=c,e[t+2]=h,e[t+3]=u}static multiplyQuaternionsFlat(e,t,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],h=n[s+3],u=r[o],d=r[o+1],f=r[o+2],m=r[o+3];return e[t]=a*m+h*u+l*f-c*d,e[t+1]=l*m+h*d+c*u-a*f,e[t+2]=c*m+h*f+a*d-l*u,e[t+3]=h*m-a*u-l*d-c*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,n,s){return this._x=e,this._y=t,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let n=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(n/2),h=a(s/2),u=a(r/2),d=l(n/2),f=l(s/2),m=l(r/2);switch(o){case"XYZ":this._x=d*h*u+c*f*m,this._y=c*f*u-d*h*m,this._z=c*h*m+d*f*u,this._w=c*h*u-d*f*m;break;case"YXZ":this._x=d*h*u+c*f*m,this._y=c*f*u-d*h*m,this._z=c*h*m-d*f*u,this._w=c*h*u+d*f*m;break;case"ZXY":this._x=d*h*u-c*f*m,this._y=c*f*u+d*h*m,this._z=c*h*m+d*f*u,this._w=c*h*u-d*f*m;break;case"ZYX":this._x=d*h*u-c*f*m,this._y=c*f*u+d*h*m,this._z=c*h*m-d*f*u,this._w=c*h*u+d*f*m;break;case"YZX":this._x=d*h*u+c*f*m,this._y=c*f*u+d*h*m,this._z=c*h*m-d*f*u,this._w=c*h*u-d*f*m;break;case"XZY":this._x=d*h*u-c*f*m,this._y=c*f*u-d*h*m,this._z=c*h*m+d*f*u,this._w=c*h*u+d*f*m;break;default:Ye("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let n=t/2,s=Math.sin(n);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,n=t[0],s=t[4],r=t[8],o=t[1],a=t[5],l=t[9],c=t[2],h=t[6],u=t[10],d=n+a+u;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(h-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(n>a&&n>u){let f=2*Math.sqrt(1+n-a-u);this._w=(h-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>u){let f=2*Math.sqrt(1+a-n-u);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+h)/f}else{let f=2*Math.sqrt(1+u-n-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let n=e.dot(t)+1;return n<1e-8?(n=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=n):(this._x=0,this._y=-e.z,this._z=e.y,this._w=n)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=n),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(Mt(this.dot(e),-1,1)))}rotateTowards(e,t){let n=this.angleTo(e);if(n===0)return this;let s=Math.min(1,t/n);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=t._x,l=t._y,c=t._z,h=t._w;return this._x=n*h+o*a+s*c-r*l,this._y=s*h+o*l+r*a-n*c,this._z=r*h+o*c+n*l-s*a,this._w=o*h-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,t=Math.sin(t*c)/h,this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,n){return this.copy(e).slerp(t,n)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},V=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,n=0){this.x=e,this.y=t,this.z=n}set(e,t,n){return n===void 0&&(n=this.z),this.x=e,this.y=t,this.z=n,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(Wg.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(Wg.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*n+r[6]*s,this.y=r[1]*t+r[4]*n+r[7]*s,this.z=r[2]*t+r[5]*n+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,n=this.y,s=this.z,r=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*s-a*n),h=2*(a*t-r*s),u=2*(r*n-o*t);return this.x=t+l*c+o*u-a*h,this.y=n+l*h+a*c-r*u,this.z=s+l*u+r*h-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*n+r[8]*s,this.y=r[1]*t+r[5]*n+r[9]*s,this.z=r[2]*t+r[6]*n+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=Mt(this.x,e.x,t.x),this.y=Mt(this.y,e.y,t.y),this.z=Mt(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=Mt(this.x,e,t),this.y=Mt(this.y,e,t),this.z=Mt(this.z,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(Mt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let n=e.x,s=e.y,r=e.z,o=t.x,a=t.y,l=t.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let n=e.dot(this)/t;return this.copy(e).multiplyScalar(n)}projectOnPlane(e){return Ud.copy(this).projectOnVector(e),this.sub(Ud)}reflect(e){return this.sub(Ud.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(Mt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y,s=this.z-e.z;return t*t+n*n+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,n){let s=Math.sin(t)*e;return this.x=s*Math.sin(n),this.y=Math.cos(t)*e,this.z=s*Math.cos(n),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,n){return this.x=e*Math.sin(t),this.y=n,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),n=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=n,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,n=Math.sqrt(1-t*t);return this.x=n*Math.cos(e),this.y=t,this.z=n*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},Ud=new V,Wg=new Qt,nt=class{static{this.prototype.isMatrix3=!0}constructor(e,t,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c)}set(e,t,n,s,r,o,a,l,c){let h=this.elements;return h[0]=e,h[1]=s,h[2]=a,h[3]=t,h[4]=r,h[5]=l,h[6]=n,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],this}extractBasis(e,t,n){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],h=n[4],u=n[7],d=n[2],f=n[5],m=n[8],x=s[0],p=s[3],g=s[6],v=s[1],E=s[4],_=s[7],C=s[2],S=s[5],y=s[8];return r[0]=o*x+a*v+l*C,r[3]=o*p+a*E+l*S,r[6]=o*g+a*_+l*y,r[1]=c*x+h*v+u*C,r[4]=c*p+h*E+u*S,r[7]=c*g+h*_+u*y,r[2]=d*x+f*v+m*C,r[5]=d*p+f*E+m*S,r[8]=d*g+f*_+m*y,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8];return t*o*h-t*a*c-n*r*h+n*a*l+s*r*c-s*o*l}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],u=h*o-a*c,d=a*l-h*r,f=c*r-o*l,m=t*u+n*d+s*f;if(m===0)return this.set(0,0,0,0,0,0,0,0,0);let x=1/m;return e[0]=u*x,e[1]=(s*c-h*n)*x,e[2]=(a*n-s*o)*x,e[3]=d*x,e[4]=(h*t-s*l)*x,e[5]=(s*r-a*t)*x,e[6]=f*x,e[7]=(n*l-c*t)*x,e[8]=(o*t-n*r)*x,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+e,-s*c,s*l,-s*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return Ea("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(Od.makeScale(e,t)),this}rotate(e){return Ea("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Od.makeRotation(-e)),this}translate(e,t){return Ea("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(Od.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,n,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<9;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<9;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e}clone(){return new this.constructor().fromArray(this.elements)}},Od=new nt,qg=new nt().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Xg=new nt().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function hb(){let i={enabled:!0,workingColorSpace:Ra,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Pt&&(s.r=Fs(s.r),s.g=Fs(s.g),s.b=Fs(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Pt&&(s.r=Lo(s.r),s.g=Lo(s.g),s.b=Lo(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Gs?Pa:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[Ra]:{primaries:e,whitePoint:n,transfer:Pa,toXYZ:qg,fromXYZ:Xg,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:dn},outputColorSpaceConfig:{drawingBufferColorSpace:dn}},[dn]:{primaries:e,whitePoint:n,transfer:Pt,toXYZ:qg,fromXYZ:Xg,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:dn}}}),i}var _t=hb();function Fs(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function Lo(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var mo,Wc=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let n;if(e instanceof HTMLCanvasElement)n=e;else{mo===void 0&&(mo=Ia("canvas")),mo.width=e.width,mo.height=e.height;let s=mo.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),n=mo}return n.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=Ia("canvas");t.width=e.width,t.height=e.height;let n=t.getContext("2d");n.drawImage(e,0,0,e.width,e.height);let s=n.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=Fs(r[o]/255)*255;return n.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let n=0;n<t.length;n++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[n]=Math.floor(Fs(t[n]/255)*255):t[n]=Fs(t[n]);return{data:t,width:e.width,height:e.height}}else return Ye("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},ub=0,Uo=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:ub++}),this.uuid=Or(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(kd(s[o].image)):r.push(kd(s[o]))}else r=kd(s);n.url=r}return t||(e.images[this.uuid]=n),n}};function kd(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?Wc.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(Ye("Texture: Unable to serialize Texture."),{})}var db=0,Bd=new V,ai=class i extends ps{constructor(e=i.DEFAULT_IMAGE,t=i.DEFAULT_MAPPING,n=fs,s=fs,r=oi,o=zs,a=ji,l=di,c=i.DEFAULT_ANISOTROPY,h=Gs){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:db++}),this.uuid=Or(),this.name="",this.source=new Uo(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new Ke(0,0),this.repeat=new Ke(1,1),this.center=new Ke(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new nt,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(Bd).x}get height(){return this.source.getSize(Bd).y}get depth(){return this.source.getSize(Bd).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let n=e[t];if(n===void 0){Ye(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ye(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),t||(e.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==Rf)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case zc:e.x=e.x-Math.floor(e.x);break;case fs:e.x=e.x<0?0:1;break;case Vc:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case zc:e.y=e.y-Math.floor(e.y);break;case fs:e.y=e.y<0?0:1;break;case Vc:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};ai.DEFAULT_IMAGE=null;ai.DEFAULT_MAPPING=Rf;ai.DEFAULT_ANISOTROPY=1;var en=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,n=0,s=1){this.x=e,this.y=t,this.z=n,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,n,s){return this.x=e,this.y=t,this.z=n,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*n+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,n,s,r,l=e.elements,c=l[0],h=l[4],u=l[8],d=l[1],f=l[5],m=l[9],x=l[2],p=l[6],g=l[10];if(Math.abs(h-d)<.01&&Math.abs(u-x)<.01&&Math.abs(m-p)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+x)<.1&&Math.abs(m+p)<.1&&Math.abs(c+f+g-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let E=(c+1)/2,_=(f+1)/2,C=(g+1)/2,S=(h+d)/4,y=(u+x)/4,w=(m+p)/4;return E>_&&E>C?E<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(E),s=S/n,r=y/n):_>C?_<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(_),n=S/s,r=w/s):C<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(C),n=y/r,s=w/r),this.set(n,s,r,t),this}let v=Math.sqrt((p-m)*(p-m)+(u-x)*(u-x)+(d-h)*(d-h));return Math.abs(v)<.001&&(v=1),this.x=(p-m)/v,this.y=(u-x)/v,this.z=(d-h)/v,this.w=Math.acos((c+f+g-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=Mt(this.x,e.x,t.x),this.y=Mt(this.y,e.y,t.y),this.z=Mt(this.z,e.z,t.z),this.w=Mt(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=Mt(this.x,e,t),this.y=Mt(this.y,e,t),this.z=Mt(this.z,e,t),this.w=Mt(this.w,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(Mt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this.w=e.w+(t.w-e.w)*n,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},qc=class extends ps{constructor(e=1,t=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:oi,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=n.depth,this.scissor=new en(0,0,e,t),this.scissorTest=!1,this.viewport=new en(0,0,e,t),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new ai({width:e,height:t,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:oi,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,n=1){if(this.width!==e||this.height!==t||this.depth!==n){this.width=e,this.height=t,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,n=e.textures.length;t<n;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new Uo(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},Si=class extends qc{constructor(e=1,t=1,n={}){super(e,t,n),this.isWebGLRenderTarget=!0}},Da=class extends ai{constructor(e=null,t=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=kn,this.minFilter=kn,this.wrapR=fs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var Xc=class extends ai{constructor(e=null,t=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=kn,this.minFilter=kn,this.wrapR=fs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var It=class i{static{this.prototype.isMatrix4=!0}constructor(e,t,n,s,r,o,a,l,c,h,u,d,f,m,x,p){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c,h,u,d,f,m,x,p)}set(e,t,n,s,r,o,a,l,c,h,u,d,f,m,x,p){let g=this.elements;return g[0]=e,g[4]=t,g[8]=n,g[12]=s,g[1]=r,g[5]=o,g[9]=a,g[13]=l,g[2]=c,g[6]=h,g[10]=u,g[14]=d,g[3]=f,g[7]=m,g[11]=x,g[15]=p,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],t[9]=n[9],t[10]=n[10],t[11]=n[11],t[12]=n[12],t[13]=n[13],t[14]=n[14],t[15]=n[15],this}copyPosition(e){let t=this.elements,n=e.elements;return t[12]=n[12],t[13]=n[13],t[14]=n[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,n){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),n.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(e,t,n){return this.set(e.x,t.x,n.x,0,e.y,t.y,n.y,0,e.z,t.z,n.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,n=e.elements,s=1/go.setFromMatrixColumn(e,0).length(),r=1/go.setFromMatrixColumn(e,1).length(),o=1/go.setFromMatrixColumn(e,2).length();return t[0]=n[0]*s,t[1]=n[1]*s,t[2]=n[2]*s,t[3]=0,t[4]=n[4]*r,t[5]=n[5]*r,t[6]=n[6]*r,t[7]=0,t[8]=n[8]*o,t[9]=n[9]*o,t[10]=n[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,n=e.x,s=e.y,r=e.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),h=Math.cos(r),u=Math.sin(r);if(e.order==="XYZ"){let d=o*h,f=o*u,m=a*h,x=a*u;t[0]=l*h,t[4]=-l*u,t[8]=c,t[1]=f+m*c,t[5]=d-x*c,t[9]=-a*l,t[2]=x-d*c,t[6]=m+f*c,t[10]=o*l}else if(e.order==="YXZ"){let d=l*h,f=l*u,m=c*h,x=c*u;t[0]=d+x*a,t[4]=m*a-f,t[8]=o*c,t[1]=o*u,t[5]=o*h,t[9]=-a,t[2]=f*a-m,t[6]=x+d*a,t[10]=o*l}else if(e.order==="ZXY"){let d=l*h,f=l*u,m=c*h,x=c*u;t[0]=d-x*a,t[4]=-o*u,t[8]=m+f*a,t[1]=f+m*a,t[5]=o*h,t[9]=x-d*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let d=o*h,f=o*u,m=a*h,x=a*u;t[0]=l*h,t[4]=m*c-f,t[8]=d*c+x,t[1]=l*u,t[5]=x*c+d,t[9]=f*c-m,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let d=o*l,f=o*c,m=a*l,x=a*c;t[0]=l*h,t[4]=x-d*u,t[8]=m*u+f,t[1]=u,t[5]=o*h,t[9]=-a*h,t[2]=-c*h,t[6]=f*u+m,t[10]=d-x*u}else if(e.order==="XZY"){let d=o*l,f=o*c,m=a*l,x=a*c;t[0]=l*h,t[4]=-u,t[8]=c*h,t[1]=d*u+x,t[5]=o*h,t[9]=f*u-m,t[2]=m*u-f,t[6]=a*h,t[10]=x*u+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(fb,e,pb)}lookAt(e,t,n){let s=this.elements;return bi.subVectors(e,t),bi.lengthSq()===0&&(bi.z=1),bi.normalize(),tr.crossVectors(n,bi),tr.lengthSq()===0&&(Math.abs(n.z)===1?bi.x+=1e-4:bi.z+=1e-4,bi.normalize(),tr.crossVectors(n,bi)),tr.normalize(),ec.crossVectors(bi,tr),s[0]=tr.x,s[4]=ec.x,s[8]=bi.x,s[1]=tr.y,s[5]=ec.y,s[9]=bi.y,s[2]=tr.z,s[6]=ec.z,s[10]=bi.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],h=n[1],u=n[5],d=n[9],f=n[13],m=n[2],x=n[6],p=n[10],g=n[14],v=n[3],E=n[7],_=n[11],C=n[15],S=s[0],y=s[4],w=s[8],U=s[12],L=s[1],D=s[5],G=s[9],W=s[13],R=s[2],O=s[6],q=s[10],k=s[14],ne=s[3],$=s[7],Z=s[11],te=s[15];return r[0]=o*S+a*L+l*R+c*ne,r[4]=o*y+a*D+l*O+c*$,r[8]=o*w+a*G+l*q+c*Z,r[12]=o*U+a*W+l*k+c*te,r[1]=h*S+u*L+d*R+f*ne,r[5]=h*y+u*D+d*O+f*$,r[9]=h*w+u*G+d*q+f*Z,r[13]=h*U+u*W+d*k+f*te,r[2]=m*S+x*L+p*R+g*ne,r[6]=m*y+x*D+p*O+g*$,r[10]=m*w+x*G+p*q+g*Z,r[14]=m*U+x*W+p*k+g*te,r[3]=v*S+E*L+_*R+C*ne,r[7]=v*y+E*D+_*O+C*$,r[11]=v*w+E*G+_*q+C*Z,r[15]=v*U+E*W+_*k+C*te,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[12],o=e[1],a=e[5],l=e[9],c=e[13],h=e[2],u=e[6],d=e[10],f=e[14],m=e[3],x=e[7],p=e[11],g=e[15],v=l*f-c*d,E=a*f-c*u,_=a*d-l*u,C=o*f-c*h,S=o*d-l*h,y=o*u-a*h;return t*(x*v-p*E+g*_)-n*(m*v-p*C+g*S)+s*(m*E-x*C+g*y)-r*(m*_-x*S+p*y)}determinantAffine(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[1],o=e[5],a=e[9],l=e[2],c=e[6],h=e[10];return t*(o*h-a*c)-n*(r*h-a*l)+s*(r*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,n){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=n),this}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],u=e[9],d=e[10],f=e[11],m=e[12],x=e[13],p=e[14],g=e[15],v=t*a-n*o,E=t*l-s*o,_=t*c-r*o,C=n*l-s*a,S=n*c-r*a,y=s*c-r*l,w=h*x-u*m,U=h*p-d*m,L=h*g-f*m,D=u*p-d*x,G=u*g-f*x,W=d*g-f*p,R=v*W-E*G+_*D+C*L-S*U+y*w;if(R===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let O=1/R;return e[0]=(a*W-l*G+c*D)*O,e[1]=(s*G-n*W-r*D)*O,e[2]=(x*y-p*S+g*C)*O,e[3]=(d*S-u*y-f*C)*O,e[4]=(l*L-o*W-c*U)*O,e[5]=(t*W-s*L+r*U)*O,e[6]=(p*_-m*y-g*E)*O,e[7]=(h*y-d*_+f*E)*O,e[8]=(o*G-a*L+c*w)*O,e[9]=(n*L-t*G-r*w)*O,e[10]=(m*S-x*_+g*v)*O,e[11]=(u*_-h*S-f*v)*O,e[12]=(a*U-o*D-l*w)*O,e[13]=(t*D-n*U+s*w)*O,e[14]=(x*E-m*C-p*v)*O,e[15]=(h*C-u*E+d*v)*O,this}scale(e){let t=this.elements,n=e.x,s=e.y,r=e.z;return t[0]*=n,t[4]*=s,t[8]*=r,t[1]*=n,t[5]*=s,t[9]*=r,t[2]*=n,t[6]*=s,t[10]*=r,t[3]*=n,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],n=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,n,s))}makeTranslation(e,t,n){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,n,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),n=Math.sin(e);return this.set(1,0,0,0,0,t,-n,0,0,n,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,0,n,0,0,1,0,0,-n,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,0,n,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let n=Math.cos(t),s=Math.sin(t),r=1-n,o=e.x,a=e.y,l=e.z,c=r*o,h=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,h*a+n,h*l-s*o,0,c*l-s*a,h*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(e,t,n){return this.set(e,0,0,0,0,t,0,0,0,0,n,0,0,0,0,1),this}makeShear(e,t,n,s,r,o){return this.set(1,n,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,n){let s=this.elements,r=t._x,o=t._y,a=t._z,l=t._w,c=r+r,h=o+o,u=a+a,d=r*c,f=r*h,m=r*u,x=o*h,p=o*u,g=a*u,v=l*c,E=l*h,_=l*u,C=n.x,S=n.y,y=n.z;return s[0]=(1-(x+g))*C,s[1]=(f+_)*C,s[2]=(m-E)*C,s[3]=0,s[4]=(f-_)*S,s[5]=(1-(d+g))*S,s[6]=(p+v)*S,s[7]=0,s[8]=(m+E)*y,s[9]=(p-v)*y,s[10]=(1-(d+x))*y,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,n){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),t.identity(),this;let o=go.set(s[0],s[1],s[2]).length(),a=go.set(s[4],s[5],s[6]).length(),l=go.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Hi.copy(this);let c=1/o,h=1/a,u=1/l;return Hi.elements[0]*=c,Hi.elements[1]*=c,Hi.elements[2]*=c,Hi.elements[4]*=h,Hi.elements[5]*=h,Hi.elements[6]*=h,Hi.elements[8]*=u,Hi.elements[9]*=u,Hi.elements[10]*=u,t.setFromRotationMatrix(Hi),n.x=o,n.y=a,n.z=l,this}makePerspective(e,t,n,s,r,o,a=Pi,l=!1){let c=this.elements,h=2*r/(t-e),u=2*r/(n-s),d=(t+e)/(t-e),f=(n+s)/(n-s),m,x;if(l)m=r/(o-r),x=o*r/(o-r);else if(a===Pi)m=-(o+r)/(o-r),x=-2*o*r/(o-r);else if(a===No)m=-o/(o-r),x=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=u,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=m,c[14]=x,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,n,s,r,o,a=Pi,l=!1){let c=this.elements,h=2/(t-e),u=2/(n-s),d=-(t+e)/(t-e),f=-(n+s)/(n-s),m,x;if(l)m=1/(o-r),x=o/(o-r);else if(a===Pi)m=-2/(o-r),x=-(o+r)/(o-r);else if(a===No)m=-1/(o-r),x=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=u,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=m,c[14]=x,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<16;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<16;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e[t+9]=n[9],e[t+10]=n[10],e[t+11]=n[11],e[t+12]=n[12],e[t+13]=n[13],e[t+14]=n[14],e[t+15]=n[15],e}},go=new V,Hi=new It,fb=new V(0,0,0),pb=new V(1,1,1),tr=new V,ec=new V,bi=new V,$g=new It,Yg=new Qt,Os=class i{constructor(e=0,t=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=n,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,n,s=this._order){return this._x=e,this._y=t,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,n=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],h=s[9],u=s[2],d=s[6],f=s[10];switch(t){case"XYZ":this._y=Math.asin(Mt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-Mt(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(Mt(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-Mt(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(Mt(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-Mt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,f),this._y=0);break;default:Ye("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,n===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,n){return $g.makeRotationFromQuaternion(e),this.setFromRotationMatrix($g,t,n)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return Yg.setFromEuler(this),this.setFromQuaternion(Yg,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};Os.DEFAULT_ORDER="XYZ";var Oo=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},mb=0,Zg=new V,xo=new Qt,Ps=new It,tc=new V,va=new V,gb=new V,xb=new Qt,Jg=new V(1,0,0),Kg=new V(0,1,0),jg=new V(0,0,1),Qg={type:"added"},yb={type:"removed"},yo={type:"childadded",child:null},zd={type:"childremoved",child:null},Rn=class i extends ps{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:mb++}),this.uuid=Or(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let e=new V,t=new Os,n=new Qt,s=new V(1,1,1);function r(){n.setFromEuler(t,!1)}function o(){t.setFromQuaternion(n,void 0,!1)}t._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new It},normalMatrix:{value:new nt}}),this.matrix=new It,this.matrixWorld=new It,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Oo,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return xo.setFromAxisAngle(e,t),this.quaternion.multiply(xo),this}rotateOnWorldAxis(e,t){return xo.setFromAxisAngle(e,t),this.quaternion.premultiply(xo),this}rotateX(e){return this.rotateOnAxis(Jg,e)}rotateY(e){return this.rotateOnAxis(Kg,e)}rotateZ(e){return this.rotateOnAxis(jg,e)}translateOnAxis(e,t){return Zg.copy(e).applyQuaternion(this.quaternion),this.position.add(Zg.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(Jg,e)}translateY(e){return this.translateOnAxis(Kg,e)}translateZ(e){return this.translateOnAxis(jg,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(Ps.copy(this.matrixWorld).invert())}lookAt(e,t,n){e.isVector3?tc.copy(e):tc.set(e,t,n);let s=this.parent;this.updateWorldMatrix(!0,!1),va.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Ps.lookAt(va,tc,this.up):Ps.lookAt(tc,va,this.up),this.quaternion.setFromRotationMatrix(Ps),s&&(Ps.extractRotation(s.matrixWorld),xo.setFromRotationMatrix(Ps),this.quaternion.premultiply(xo.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(Je("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(Qg),yo.child=e,this.dispatchEvent(yo),yo.child=null):Je("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(yb),zd.child=e,this.dispatchEvent(zd),zd.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),Ps.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),Ps.multiply(e.parent.matrixWorld)),e.applyMatrix4(Ps),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(Qg),yo.child=e,this.dispatchEvent(yo),yo.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,n=[]){this[e]===t&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,n);return n}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(va,e,gb),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(va,xb,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,n=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*n-r[8]*s,r[13]+=n-r[1]*t-r[5]*n-r[9]*s,r[14]+=s-r[2]*t-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].updateMatrixWorld(e)}updateWorldMatrix(e,t,n=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(e){let t=e===void 0||typeof e=="string",n={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let u=l[c];r(e.shapes,u)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(e.materials,this.material[l]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),h=o(e.images),u=o(e.shapes),d=o(e.skeletons),f=o(e.animations),m=o(e.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),u.length>0&&(n.shapes=u),d.length>0&&(n.skeletons=d),f.length>0&&(n.animations=f),m.length>0&&(n.nodes=m)}return n.object=s,n;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let n=0;n<e.children.length;n++){let s=e.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Rn.DEFAULT_UP=new V(0,1,0);Rn.DEFAULT_MATRIX_AUTO_UPDATE=!0;Rn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var bt=class extends Rn{constructor(){super(),this.isGroup=!0,this.type="Group"}},vb={type:"move"},ko=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new bt,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new bt,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new V,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new V),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new bt,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new V,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new V,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let n of e.hand.values())this._getHandJoint(t,n)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let x of e.hand.values()){let p=t.getJointPose(x,n),g=this._getHandJoint(c,x);p!==null&&(g.matrix.fromArray(p.transform.matrix),g.matrix.decompose(g.position,g.quaternion,g.scale),g.matrixWorldNeedsUpdate=!0,g.jointRadius=p.radius),g.visible=p!==null}let h=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],d=h.position.distanceTo(u.position),f=.02,m=.005;c.inputState.pinching&&d>f+m?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&d<=f-m&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(vb)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let n=new bt;n.matrixAutoUpdate=!1,n.visible=!1,e.joints[t.jointName]=n,e.add(n)}return e.joints[t.jointName]}},lx={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},nr={h:0,s:0,l:0},nc={h:0,s:0,l:0};function Vd(i,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?i+(e-i)*6*t:t<1/2?e:t<2/3?i+(e-i)*6*(2/3-t):i}var Xe=class{constructor(e,t,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,n)}set(e,t,n){if(t===void 0&&n===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,n);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=dn){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,_t.colorSpaceToWorking(this,t),this}setRGB(e,t,n,s=_t.workingColorSpace){return this.r=e,this.g=t,this.b=n,_t.colorSpaceToWorking(this,s),this}setHSL(e,t,n,s=_t.workingColorSpace){if(e=cb(e,1),t=Mt(t,0,1),n=Mt(n,0,1),t===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+t):n+t-n*t,o=2*n-r;this.r=Vd(o,r,e+1/3),this.g=Vd(o,r,e),this.b=Vd(o,r,e-1/3)}return _t.colorSpaceToWorking(this,s),this}setStyle(e,t=dn){function n(r){r!==void 0&&parseFloat(r)<1&&Ye("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Ye("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);Ye("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=dn){let n=lx[e.toLowerCase()];return n!==void 0?this.setHex(n,t):Ye("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Fs(e.r),this.g=Fs(e.g),this.b=Fs(e.b),this}copyLinearToSRGB(e){return this.r=Lo(e.r),this.g=Lo(e.g),this.b=Lo(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=dn){return _t.workingToColorSpace(qn.copy(this),e),Math.round(Mt(qn.r*255,0,255))*65536+Math.round(Mt(qn.g*255,0,255))*256+Math.round(Mt(qn.b*255,0,255))}getHexString(e=dn){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=_t.workingColorSpace){_t.workingToColorSpace(qn.copy(this),t);let n=qn.r,s=qn.g,r=qn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let u=o-a;switch(c=h<=.5?u/(o+a):u/(2-o-a),o){case n:l=(s-r)/u+(s<r?6:0);break;case s:l=(r-n)/u+2;break;case r:l=(n-s)/u+4;break}l/=6}return e.h=l,e.s=c,e.l=h,e}getRGB(e,t=_t.workingColorSpace){return _t.workingToColorSpace(qn.copy(this),t),e.r=qn.r,e.g=qn.g,e.b=qn.b,e}getStyle(e=dn){_t.workingToColorSpace(qn.copy(this),e);let t=qn.r,n=qn.g,s=qn.b;return e!==dn?`color(${e} ${t.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(e,t,n){return this.getHSL(nr),this.setHSL(nr.h+e,nr.s+t,nr.l+n)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,n){return this.r=e.r+(t.r-e.r)*n,this.g=e.g+(t.g-e.g)*n,this.b=e.b+(t.b-e.b)*n,this}lerpHSL(e,t){this.getHSL(nr),e.getHSL(nc);let n=Fd(nr.h,nc.h,t),s=Fd(nr.s,nc.s,t),r=Fd(nr.l,nc.l,t);return this.setHSL(n,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,n=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*n+r[6]*s,this.g=r[1]*t+r[4]*n+r[7]*s,this.b=r[2]*t+r[5]*n+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},qn=new Xe;Xe.NAMES=lx;var Na=class extends Rn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Os,this.environmentIntensity=1,this.environmentRotation=new Os,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},Wi=new V,Is=new V,Gd=new V,Ls=new V,vo=new V,_o=new V,e0=new V,Hd=new V,Wd=new V,qd=new V,Xd=new en,$d=new en,Yd=new en,ds=class i{constructor(e=new V,t=new V,n=new V){this.a=e,this.b=t,this.c=n}static getNormal(e,t,n,s){s.subVectors(n,t),Wi.subVectors(e,t),s.cross(Wi);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,n,s,r){Wi.subVectors(s,t),Is.subVectors(n,t),Gd.subVectors(e,t);let o=Wi.dot(Wi),a=Wi.dot(Is),l=Wi.dot(Gd),c=Is.dot(Is),h=Is.dot(Gd),u=o*c-a*a;if(u===0)return r.set(0,0,0),null;let d=1/u,f=(c*l-a*h)*d,m=(o*h-a*l)*d;return r.set(1-f-m,m,f)}static containsPoint(e,t,n,s){return this.getBarycoord(e,t,n,s,Ls)===null?!1:Ls.x>=0&&Ls.y>=0&&Ls.x+Ls.y<=1}static getInterpolation(e,t,n,s,r,o,a,l){return this.getBarycoord(e,t,n,s,Ls)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,Ls.x),l.addScaledVector(o,Ls.y),l.addScaledVector(a,Ls.z),l)}static getInterpolatedAttribute(e,t,n,s,r,o){return Xd.setScalar(0),$d.setScalar(0),Yd.setScalar(0),Xd.fromBufferAttribute(e,t),$d.fromBufferAttribute(e,n),Yd.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(Xd,r.x),o.addScaledVector($d,r.y),o.addScaledVector(Yd,r.z),o}static isFrontFacing(e,t,n,s){return Wi.subVectors(n,t),Is.subVectors(e,t),Wi.cross(Is).dot(s)<0}set(e,t,n){return this.a.copy(e),this.b.copy(t),this.c.copy(n),this}setFromPointsAndIndices(e,t,n,s){return this.a.copy(e[t]),this.b.copy(e[n]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,n,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,n),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return Wi.subVectors(this.c,this.b),Is.subVectors(this.a,this.b),Wi.cross(Is).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return i.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return i.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,n,s,r){return i.getInterpolation(e,this.a,this.b,this.c,t,n,s,r)}containsPoint(e){return i.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return i.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let n=this.a,s=this.b,r=this.c,o,a;vo.subVectors(s,n),_o.subVectors(r,n),Hd.subVectors(e,n);let l=vo.dot(Hd),c=_o.dot(Hd);if(l<=0&&c<=0)return t.copy(n);Wd.subVectors(e,s);let h=vo.dot(Wd),u=_o.dot(Wd);if(h>=0&&u<=h)return t.copy(s);let d=l*u-h*c;if(d<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),t.copy(n).addScaledVector(vo,o);qd.subVectors(e,r);let f=vo.dot(qd),m=_o.dot(qd);if(m>=0&&f<=m)return t.copy(r);let x=f*c-l*m;if(x<=0&&c>=0&&m<=0)return a=c/(c-m),t.copy(n).addScaledVector(_o,a);let p=h*m-f*u;if(p<=0&&u-h>=0&&f-m>=0)return e0.subVectors(r,s),a=(u-h)/(u-h+(f-m)),t.copy(s).addScaledVector(e0,a);let g=1/(p+x+d);return o=x*g,a=d*g,t.copy(n).addScaledVector(vo,o).addScaledVector(_o,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},ms=class{constructor(e=new V(1/0,1/0,1/0),t=new V(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t+=3)this.expandByPoint(qi.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,n=e.count;t<n;t++)this.expandByPoint(qi.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=qi.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(n),this.max.copy(e).add(n),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let n=e.geometry;if(n!==void 0){let r=n.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,qi):qi.fromBufferAttribute(r,o),qi.applyMatrix4(e.matrixWorld),this.expandByPoint(qi);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),ic.copy(e.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),ic.copy(n.boundingBox)),ic.applyMatrix4(e.matrixWorld),this.union(ic)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,qi),qi.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,n;return e.normal.x>0?(t=e.normal.x*this.min.x,n=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,n=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,n+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,n+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,n+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,n+=e.normal.z*this.min.z),t<=-e.constant&&n>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(_a),sc.subVectors(this.max,_a),bo.subVectors(e.a,_a),Mo.subVectors(e.b,_a),So.subVectors(e.c,_a),ir.subVectors(Mo,bo),sr.subVectors(So,Mo),Tr.subVectors(bo,So);let t=[0,-ir.z,ir.y,0,-sr.z,sr.y,0,-Tr.z,Tr.y,ir.z,0,-ir.x,sr.z,0,-sr.x,Tr.z,0,-Tr.x,-ir.y,ir.x,0,-sr.y,sr.x,0,-Tr.y,Tr.x,0];return!Zd(t,bo,Mo,So,sc)||(t=[1,0,0,0,1,0,0,0,1],!Zd(t,bo,Mo,So,sc))?!1:(rc.crossVectors(ir,sr),t=[rc.x,rc.y,rc.z],Zd(t,bo,Mo,So,sc))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,qi).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(qi).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Ds[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),Ds[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Ds[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Ds[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),Ds[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Ds[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Ds[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),Ds[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Ds),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Ds=[new V,new V,new V,new V,new V,new V,new V,new V],qi=new V,ic=new ms,bo=new V,Mo=new V,So=new V,ir=new V,sr=new V,Tr=new V,_a=new V,sc=new V,rc=new V,Er=new V;function Zd(i,e,t,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){Er.fromArray(i,r);let a=s.x*Math.abs(Er.x)+s.y*Math.abs(Er.y)+s.z*Math.abs(Er.z),l=e.dot(Er),c=t.dot(Er),h=n.dot(Er);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var bn=new V,oc=new Ke,_b=0,Ht=class extends ps{constructor(e,t,n=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:_b++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=n,this.usage=zf,this.updateRanges=[],this.gpuType=Ji,this.version=0,this._normalizationScale=e!==void 0?eu(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,n){e*=this.itemSize,n*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[n+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,n=this.count;t<n;t++)oc.fromBufferAttribute(this,t),oc.applyMatrix3(e),this.setXY(t,oc.x,oc.y);else if(this.itemSize===3)for(let t=0,n=this.count;t<n;t++)bn.fromBufferAttribute(this,t),bn.applyMatrix3(e),this.setXYZ(t,bn.x,bn.y,bn.z);return this}applyMatrix4(e){for(let t=0,n=this.count;t<n;t++)bn.fromBufferAttribute(this,t),bn.applyMatrix4(e),this.setXYZ(t,bn.x,bn.y,bn.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)bn.fromBufferAttribute(this,t),bn.applyNormalMatrix(e),this.setXYZ(t,bn.x,bn.y,bn.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)bn.fromBufferAttribute(this,t),bn.transformDirection(e),this.setXYZ(t,bn.x,bn.y,bn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let n=this.array[e*this.itemSize+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.array[e*this.itemSize+t]=n,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,n){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.array[e+0]=t,this.array[e+1]=n,this}setXYZ(e,t,n,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):ox(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):ax(e,this.array)}};var Fa=class extends Ht{constructor(e,t,n){super(new Uint16Array(e),t,n)}};var Ua=class extends Ht{constructor(e,t,n){super(new Uint32Array(e),t,n)}};var cn=class extends Ht{constructor(e,t,n){super(new Float32Array(e),t,n)}},bb=new ms,ba=new V,Jd=new V,gs=class{constructor(e=new V,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let n=this.center;t!==void 0?n.copy(t):bb.setFromPoints(e).getCenter(n);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,n.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let n=this.center.distanceToSquared(e);return t.copy(e),n>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;ba.subVectors(e,this.center);let t=ba.lengthSq();if(t>this.radius*this.radius){let n=Math.sqrt(t),s=(n-this.radius)*.5;this.center.addScaledVector(ba,s/n),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(Jd.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(ba.copy(e.center).add(Jd)),this.expandByPoint(ba.copy(e.center).sub(Jd))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},Mb=0,Ri=new It,Kd=new Rn,wo=new V,Mi=new ms,Ma=new ms,On=new V,Mn=class i extends ps{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:Mb++}),this.uuid=Or(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(ab(e)?Ua:Fa)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,n=0){this.groups.push({start:e,count:t,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new nt().getNormalMatrix(e);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return Ri.makeRotationFromQuaternion(e),this.applyMatrix4(Ri),this}rotateX(e){return Ri.makeRotationX(e),this.applyMatrix4(Ri),this}rotateY(e){return Ri.makeRotationY(e),this.applyMatrix4(Ri),this}rotateZ(e){return Ri.makeRotationZ(e),this.applyMatrix4(Ri),this}translate(e,t,n){return Ri.makeTranslation(e,t,n),this.applyMatrix4(Ri),this}scale(e,t,n){return Ri.makeScale(e,t,n),this.applyMatrix4(Ri),this}lookAt(e){return Kd.lookAt(e),Kd.updateMatrix(),this.applyMatrix4(Kd.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(wo).negate(),this.translate(wo.x,wo.y,wo.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let n=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new cn(n,3))}else{let n=Math.min(e.length,t.count);for(let s=0;s<n;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Ye("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new ms);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Je("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new V(-1/0,-1/0,-1/0),new V(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let n=0,s=t.length;n<s;n++){let r=t[n];Mi.setFromBufferAttribute(r),this.morphTargetsRelative?(On.addVectors(this.boundingBox.min,Mi.min),this.boundingBox.expandByPoint(On),On.addVectors(this.boundingBox.max,Mi.max),this.boundingBox.expandByPoint(On)):(this.boundingBox.expandByPoint(Mi.min),this.boundingBox.expandByPoint(Mi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&Je('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new gs);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Je("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new V,1/0);return}if(e){let n=this.boundingSphere.center;if(Mi.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];Ma.setFromBufferAttribute(a),this.morphTargetsRelative?(On.addVectors(Mi.min,Ma.min),Mi.expandByPoint(On),On.addVectors(Mi.max,Ma.max),Mi.expandByPoint(On)):(Mi.expandByPoint(Ma.min),Mi.expandByPoint(Ma.max))}Mi.getCenter(n);let s=0;for(let r=0,o=e.count;r<o;r++)On.fromBufferAttribute(e,r),s=Math.max(s,n.distanceToSquared(On));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)On.fromBufferAttribute(a,c),l&&(wo.fromBufferAttribute(e,c),On.add(wo)),s=Math.max(s,n.distanceToSquared(On))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&Je('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){Je("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new Ht(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let U=0;U<n.count;U++)a[U]=new V,l[U]=new V;let h=new V,u=new V,d=new V,f=new Ke,m=new Ke,x=new Ke,p=new V,g=new V;function v(U,L,D){c[U]=c[L]=c[D]=1,h.fromBufferAttribute(n,U),u.fromBufferAttribute(n,L),d.fromBufferAttribute(n,D),f.fromBufferAttribute(r,U),m.fromBufferAttribute(r,L),x.fromBufferAttribute(r,D),u.sub(h),d.sub(h),m.sub(f),x.sub(f);let G=1/(m.x*x.y-x.x*m.y);isFinite(G)&&(p.copy(u).multiplyScalar(x.y).addScaledVector(d,-m.y).multiplyScalar(G),g.copy(d).multiplyScalar(m.x).addScaledVector(u,-x.x).multiplyScalar(G),a[U].add(p),a[L].add(p),a[D].add(p),l[U].add(g),l[L].add(g),l[D].add(g))}let E=this.groups;E.length===0&&(E=[{start:0,count:e.count}]);for(let U=0,L=E.length;U<L;++U){let D=E[U],G=D.start,W=D.count;for(let R=G,O=G+W;R<O;R+=3)v(e.getX(R+0),e.getX(R+1),e.getX(R+2))}let _=new V,C=new V,S=new V,y=new V;function w(U){S.fromBufferAttribute(s,U),y.copy(S);let L=a[U];_.copy(L),_.sub(S.multiplyScalar(S.dot(L))).normalize(),C.crossVectors(y,L);let G=C.dot(l[U])<0?-1:1;o.setXYZW(U,_.x,_.y,_.z,G)}for(let U=0,L=n.count;U<L;++U)c[U]&&w(U);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==t.count)n=new Ht(new Float32Array(t.count*3),3),this.setAttribute("normal",n);else for(let d=0,f=n.count;d<f;d++)n.setXYZ(d,0,0,0);let s=new V,r=new V,o=new V,a=new V,l=new V,c=new V,h=new V,u=new V;if(e)for(let d=0,f=e.count;d<f;d+=3){let m=e.getX(d+0),x=e.getX(d+1),p=e.getX(d+2);s.fromBufferAttribute(t,m),r.fromBufferAttribute(t,x),o.fromBufferAttribute(t,p),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),a.fromBufferAttribute(n,m),l.fromBufferAttribute(n,x),c.fromBufferAttribute(n,p),a.add(h),l.add(h),c.add(h),n.setXYZ(m,a.x,a.y,a.z),n.setXYZ(x,l.x,l.y,l.z),n.setXYZ(p,c.x,c.y,c.z)}else for(let d=0,f=t.count;d<f;d+=3)s.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),n.setXYZ(d+0,h.x,h.y,h.z),n.setXYZ(d+1,h.x,h.y,h.z),n.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,n=e.count;t<n;t++)On.fromBufferAttribute(e,t),On.normalize(),e.setXYZ(t,On.x,On.y,On.z)}toNonIndexed(){function e(a,l){let c=a.array,h=a.itemSize,u=a.normalized,d=new c.constructor(l.length*h),f=0,m=0;for(let x=0,p=l.length;x<p;x++){a.isInterleavedBufferAttribute?f=l[x]*a.data.stride+a.offset:f=l[x]*h;for(let g=0;g<h;g++)d[m++]=c[f++]}return new Ht(d,h,u)}if(this.index===null)return Ye("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=e(l,n);t.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let h=0,u=c.length;h<u;h++){let d=c[h],f=e(d,n);l.push(f)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let n=this.attributes;for(let l in n){let c=n[l];e.data.attributes[l]=c.toJSON(e.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let u=0,d=c.length;u<d;u++){let f=c[u];h.push(f.toJSON(e.data))}h.length>0&&(s[l]=h,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let n=e.index;n!==null&&this.setIndex(n.clone());let s=e.attributes;for(let c in s){let h=s[c];this.setAttribute(c,h.clone(t))}let r=e.morphAttributes;for(let c in r){let h=[],u=r[c];for(let d=0,f=u.length;d<f;d++)h.push(u[d].clone(t));this.morphAttributes[c]=h}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,h=o.length;c<h;c++){let u=o[c];this.addGroup(u.start,u.count,u.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}},Bo=class{constructor(e,t){this.isInterleavedBuffer=!0,this.array=e,this.stride=t,this.count=e!==void 0?e.length/t:0,this.usage=zf,this.updateRanges=[],this.version=0,this.uuid=Or()}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.array=new e.array.constructor(e.array),this.count=e.count,this.stride=e.stride,this.usage=e.usage,this}copyAt(e,t,n){e*=this.stride,n*=t.stride;for(let s=0,r=this.stride;s<r;s++)this.array[e+s]=t.array[n+s];return this}set(e,t=0){return this.array.set(e,t),this}clone(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=t0(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=this.array.slice(0).buffer);let n=new this.array.constructor(e.arrayBuffers[t]),s=new this.constructor(n,this.stride);return s.setUsage(this.usage),s}onUpload(e){return this.onUploadCallback=e,this}toJSON(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=t0(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=Array.from(new Uint32Array(this.array.slice(0).buffer)));let n={uuid:this.uuid,buffer:t,type:this.array.constructor.name,stride:this.stride};return n.usage=this.usage,n}};function t0(i){return i.buffer._uuid===void 0&&(i.buffer._uuid=Or()),i.byteOffset===0&&i.byteLength===i.buffer.byteLength?i.buffer._uuid:i.buffer._uuid+":"+i.byteOffset+":"+i.byteLength}var si=new V,ks=class i{constructor(e,t,n,s=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=e,this.itemSize=t,this.offset=n,this.normalized=s,this._normalizationScale=e!==void 0?eu(e.array):void 0}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(e){this.data.needsUpdate=e}applyMatrix4(e){for(let t=0,n=this.data.count;t<n;t++)si.fromBufferAttribute(this,t),si.applyMatrix4(e),this.setXYZ(t,si.x,si.y,si.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)si.fromBufferAttribute(this,t),si.applyNormalMatrix(e),this.setXYZ(t,si.x,si.y,si.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)si.fromBufferAttribute(this,t),si.transformDirection(e),this.setXYZ(t,si.x,si.y,si.z);return this}getComponent(e,t){let n=this.array[e*this.data.stride+this.offset+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.data.array[e*this.data.stride+this.offset+t]=n,this}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset]=t,this}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+1]=t,this}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+2]=t,this}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+3]=t,this}getX(e){let t=this.data.array[e*this.data.stride+this.offset];return this.normalized&&(t=this._denormalize(t)),t}getY(e){let t=this.data.array[e*this.data.stride+this.offset+1];return this.normalized&&(t=this._denormalize(t)),t}getZ(e){let t=this.data.array[e*this.data.stride+this.offset+2];return this.normalized&&(t=this._denormalize(t)),t}getW(e){let t=this.data.array[e*this.data.stride+this.offset+3];return this.normalized&&(t=this._denormalize(t)),t}setXY(e,t,n){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.data.array[e+0]=t,this.data.array[e+1]=n,this}setXYZ(e,t,n,s){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.data.array[e+0]=t,this.data.array[e+1]=n,this.data.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.data.array[e+0]=t,this.data.array[e+1]=n,this.data.array[e+2]=s,this.data.array[e+3]=r,this}clone(e){if(e===void 0){La("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return new Ht(new this.array.constructor(t),this.itemSize,this.normalized)}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.clone(e)),new i(e.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(e){if(e===void 0){La("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:t,normalized:this.normalized}}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.toJSON(e)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):ox(e,this.data.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):ax(e,this.data.array)}},jd=new V,Sb=new V,wb=new nt,Xi=class{constructor(e=new V(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,n,s){return this.normal.set(e,t,n),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,n){let s=jd.subVectors(n,t).cross(Sb.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,n=!0){let s=e.delta(jd),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),n=this.distanceToPoint(e.end);return t<0&&n>0||n<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let n=t||wb.getNormalMatrix(e),s=this.coplanarPoint(jd).applyMatrix4(e),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},Ab=0,$i=class extends ps{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:Ab++}),this.uuid=Or(),this.name="",this.type="Material",this.blending=ys,this.side=xs,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=vf,this.blendDst=_f,this.blendEquation=Nr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new Xe(0,0,0),this.blendAlpha=0,this.depthFunc=Do,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=Z0,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=Ic,this.stencilZFail=Ic,this.stencilZPass=Ic,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let n=e[t];if(n===void 0){Ye(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ye(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(e).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(e).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(e).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(e).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(e).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new Xe().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(n=>new Xi().fromJSON(n))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let n=e.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new Ke().fromArray(n)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new Ke().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,n=null;if(t!==null){let s=t.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=t[r].clone()}return this.clippingPlanes=n,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}},zo=class extends $i{constructor(e){super(),this.isSpriteMaterial=!0,this.type="SpriteMaterial",this.color=new Xe(16777215),this.map=null,this.alphaMap=null,this.rotation=0,this.sizeAttenuation=!0,this.transparent=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.alphaMap=e.alphaMap,this.rotation=e.rotation,this.sizeAttenuation=e.sizeAttenuation,this.fog=e.fog,this}},Ao,Sa=new V,To=new V,Eo=new V,Co=new Ke,wa=new Ke,cx=new It,ac=new V,Aa=new V,lc=new V,n0=new Ke,Qd=new Ke,i0=new Ke,Oa=class extends Rn{constructor(e=new zo){if(super(),this.isSprite=!0,this.type="Sprite",Ao===void 0){Ao=new Mn;let t=new Float32Array([-.5,-.5,0,0,0,.5,-.5,0,1,0,.5,.5,0,1,1,-.5,.5,0,0,1]),n=new Bo(t,5);Ao.setIndex([0,1,2,0,2,3]),Ao.setAttribute("position",new ks(n,3,0,!1)),Ao.setAttribute("uv",new ks(n,2,3,!1))}this.geometry=Ao,this.material=e,this.center=new Ke(.5,.5),this.count=1}intersectsFrustum(e){return e.intersectsSprite(this)}raycast(e,t){e.camera===null&&Je('Sprite: "Raycaster.camera" needs to be set in order to raycast against sprites.'),To.setFromMatrixScale(this.matrixWorld),cx.copy(e.camera.matrixWorld),this.modelViewMatrix.multiplyMatrices(e.camera.matrixWorldInverse,this.matrixWorld),Eo.setFromMatrixPosition(this.modelViewMatrix),e.camera.isPerspectiveCamera&&this.material.sizeAttenuation===!1&&To.multiplyScalar(-Eo.z);let n=this.material.rotation,s,r;n!==0&&(r=Math.cos(n),s=Math.sin(n));let o=this.center;cc(ac.set(-.5,-.5,0),Eo,o,To,s,r),cc(Aa.set(.5,-.5,0),Eo,o,To,s,r),cc(lc.set(.5,.5,0),Eo,o,To,s,r),n0.set(0,0),Qd.set(1,0),i0.set(1,1);let a=e.ray.intersectTriangle(ac,Aa,lc,!1,Sa);if(a===null&&(cc(Aa.set(-.5,.5,0),Eo,o,To,s,r),Qd.set(0,1),a=e.ray.intersectTriangle(ac,lc,Aa,!1,Sa),a===null))return;let l=e.ray.origin.distanceTo(Sa);l<e.near||l>e.far||t.push({distance:l,point:Sa.clone(),uv:ds.getInterpolation(Sa,ac,Aa,lc,n0,Qd,i0,new Ke),face:null,object:this})}copy(e,t){return super.copy(e,t),e.center!==void 0&&this.center.copy(e.center),this.material=e.material,this}toJSON(e){let t=super.toJSON(e);return t.object.center=this.center.toArray(),t}};function cc(i,e,t,n,s,r){Co.subVectors(i,t).addScalar(.5).multiply(n),s!==void 0?(wa.x=r*Co.x-s*Co.y,wa.y=s*Co.x+r*Co.y):wa.copy(Co),i.copy(e),i.x+=wa.x,i.y+=wa.y,i.applyMatrix4(cx)}var Ns=new V,ef=new V,hc=new V,uc=new V,Pr=class{constructor(e=new V,t=new V(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,Ns)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let n=t.dot(this.direction);return n<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=Ns.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(Ns.copy(this.origin).addScaledVector(this.direction,t),Ns.distanceToSquared(e))}distanceSqToSegment(e,t,n,s){ef.copy(e).add(t).multiplyScalar(.5),hc.copy(t).sub(e).normalize(),uc.copy(this.origin).sub(ef);let r=e.distanceTo(t)*.5,o=-this.direction.dot(hc),a=uc.dot(this.direction),l=-uc.dot(hc),c=uc.lengthSq(),h=Math.abs(1-o*o),u,d,f,m;if(h>0)if(u=o*l-a,d=o*a-l,m=r*h,u>=0)if(d>=-m)if(d<=m){let x=1/h;u*=x,d*=x,f=u*(u+o*d+2*a)+d*(o*u+d+2*l)+c}else d=r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d=-r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d<=-m?(u=Math.max(0,-(-o*r+a)),d=u>0?-r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c):d<=m?(u=0,d=Math.min(Math.max(-r,-l),r),f=d*(d+2*l)+c):(u=Math.max(0,-(o*r+a)),d=u>0?r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c);else d=o>0?-r:r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(ef).addScaledVector(hc,d),f}intersectSphere(e,t){if(e.radius<0)return null;Ns.subVectors(e.center,this.origin);let n=Ns.dot(this.direction),s=Ns.dot(Ns)-n*n,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(e.normal)+e.constant)/t;return n>=0?n:null}intersectPlane(e,t){let n=this.distanceToPlane(e);return n===null?null:this.at(n,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let n,s,r,o,a,l,c=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return c>=0?(n=(e.min.x-d.x)*c,s=(e.max.x-d.x)*c):(n=(e.max.x-d.x)*c,s=(e.min.x-d.x)*c),h>=0?(r=(e.min.y-d.y)*h,o=(e.max.y-d.y)*h):(r=(e.max.y-d.y)*h,o=(e.min.y-d.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),u>=0?(a=(e.min.z-d.z)*u,l=(e.max.z-d.z)*u):(a=(e.max.z-d.z)*u,l=(e.min.z-d.z)*u),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,t)}intersectsBox(e){return this.intersectBox(e,Ns)!==null}intersectTriangle(e,t,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,u=e.x-o.x,d=e.y-o.y,f=e.z-o.z,m=t.x-o.x,x=t.y-o.y,p=t.z-o.z,g=n.x-o.x,v=n.y-o.y,E=n.z-o.z,_=Math.abs(l),C=Math.abs(c),S=Math.abs(h),y,w,U,L,D,G,W,R,O,q,k,ne;if(_>=C&&_>=S?(U=l,G=u,O=m,ne=g,l>=0?(y=c,w=h,L=d,D=f,W=x,R=p,q=v,k=E):(y=h,w=c,L=f,D=d,W=p,R=x,q=E,k=v)):C>=S?(U=c,G=d,O=x,ne=v,c>=0?(y=h,w=l,L=f,D=u,W=p,R=m,q=E,k=g):(y=l,w=h,L=u,D=f,W=m,R=p,q=g,k=E)):(U=h,G=f,O=p,ne=E,h>=0?(y=l,w=c,L=u,D=d,W=m,R=x,q=g,k=v):(y=c,w=l,L=d,D=u,W=x,R=m,q=v,k=g)),U===0)return null;let $=y/U,Z=w/U,te=1/U,fe=L-$*G,he=D-Z*G,Q=W-$*O,ce=R-Z*O,pe=q-$*ne,xe=k-Z*ne,Me=pe*ce-xe*Q,He=fe*xe-he*pe,rt=Q*he-ce*fe;if(s){if(Me<0||He<0||rt<0)return null}else if((Me<0||He<0||rt<0)&&(Me>0||He>0||rt>0))return null;let Ve=Me+He+rt;if(Ve===0)return null;let ft=te*(Me*G+He*O+rt*ne);return(Ve>0?ft<0:ft>0)?null:this.at(ft/Ve,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},Ii=class extends $i{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new Xe(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Os,this.combine=bf,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},s0=new It,Cr=new Pr,dc=new gs,r0=new V,fc=new V,pc=new V,mc=new V,tf=new V,gc=new V,o0=new V,xc=new V,gt=class extends Rn{constructor(e=new Mn,t=new Ii){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){gc.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let h=a[l],u=r[l];h!==0&&(tf.fromBufferAttribute(u,e),o?gc.addScaledVector(tf,h):gc.addScaledVector(tf.sub(t),h))}t.add(gc)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),dc.copy(n.boundingSphere),dc.applyMatrix4(r),Cr.copy(e.ray).recast(e.near),!(dc.containsPoint(Cr.origin)===!1&&(Cr.intersectSphere(dc,r0)===null||Cr.origin.distanceToSquared(r0)>(e.far-e.near)**2))&&(s0.copy(r).invert(),Cr.copy(e.ray).applyMatrix4(s0),!(n.boundingBox!==null&&Cr.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(e,t,Cr)))}_computeIntersections(e,t,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,u=r.attributes.normal,d=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let m=0,x=d.length;m<x;m++){let p=d[m],g=o[p.materialIndex],v=Math.max(p.start,f.start),E=Math.min(a.count,Math.min(p.start+p.count,f.start+f.count));for(let _=v,C=E;_<C;_+=3){let S=a.getX(_),y=a.getX(_+1),w=a.getX(_+2);s=yc(this,g,e,n,c,h,u,S,y,w),s&&(s.faceIndex=Math.floor(_/3),s.face.materialIndex=p.materialIndex,t.push(s))}}else{let m=Math.max(0,f.start),x=Math.min(a.count,f.start+f.count);for(let p=m,g=x;p<g;p+=3){let v=a.getX(p),E=a.getX(p+1),_=a.getX(p+2);s=yc(this,o,e,n,c,h,u,v,E,_),s&&(s.faceIndex=Math.floor(p/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let m=0,x=d.length;m<x;m++){let p=d[m],g=o[p.materialIndex],v=Math.max(p.start,f.start),E=Math.min(l.count,Math.min(p.start+p.count,f.start+f.count));for(let _=v,C=E;_<C;_+=3){let S=_,y=_+1,w=_+2;s=yc(this,g,e,n,c,h,u,S,y,w),s&&(s.faceIndex=Math.floor(_/3),s.face.materialIndex=p.materialIndex,t.push(s))}}else{let m=Math.max(0,f.start),x=Math.min(l.count,f.start+f.count);for(let p=m,g=x;p<g;p+=3){let v=p,E=p+1,_=p+2;s=yc(this,o,e,n,c,h,u,v,E,_),s&&(s.faceIndex=Math.floor(p/3),t.push(s))}}}};function Tb(i,e,t,n,s,r,o,a){let l;if(e.side===Vn?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,e.side===xs,a),l===null)return null;xc.copy(a),xc.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo(xc);return c<t.near||c>t.far?null:{distance:c,point:xc.clone(),object:i}}function yc(i,e,t,n,s,r,o,a,l,c){i.getVertexPosition(a,fc),i.getVertexPosition(l,pc),i.getVertexPosition(c,mc);let h=Tb(i,e,t,n,fc,pc,mc,o0);if(h){let u=new V;ds.getBarycoord(o0,fc,pc,mc,u),s&&(h.uv=ds.getInterpolatedAttribute(s,a,l,c,u,new Ke)),r&&(h.uv1=ds.getInterpolatedAttribute(r,a,l,c,u,new Ke)),o&&(h.normal=ds.getInterpolatedAttribute(o,a,l,c,u,new V),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new V,materialIndex:0};ds.getNormal(fc,pc,mc,d.normal),h.face=d,h.barycoord=u}return h}var $c=class extends ai{constructor(e=null,t=1,n=1,s,r,o,a,l,c=kn,h=kn,u,d){super(null,o,a,l,c,h,s,r,u,d),this.isDataTexture=!0,this.image={data:e,width:t,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Rr=new gs,Eb=new Ke(.5,.5),vc=new V,or=class{constructor(e=new Xi,t=new Xi,n=new Xi,s=new Xi,r=new Xi,o=new Xi){this.planes=[e,t,n,s,r,o]}set(e,t,n,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let n=0;n<6;n++)t[n].copy(e.planes[n]);return this}setFromProjectionMatrix(e,t=Pi,n=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],l=r[2],c=r[3],h=r[4],u=r[5],d=r[6],f=r[7],m=r[8],x=r[9],p=r[10],g=r[11],v=r[12],E=r[13],_=r[14],C=r[15];if(s[0].setComponents(c-o,f-h,g-m,C-v).normalize(),s[1].setComponents(c+o,f+h,g+m,C+v).normalize(),s[2].setComponents(c+a,f+u,g+x,C+E).normalize(),s[3].setComponents(c-a,f-u,g-x,C-E).normalize(),n)s[4].setComponents(l,d,p,_).normalize(),s[5].setComponents(c-l,f-d,g-p,C-_).normalize();else if(s[4].setComponents(c-l,f-d,g-p,C-_).normalize(),t===Pi)s[5].setComponents(c+l,f+d,g+p,C+_).normalize();else if(t===No)s[5].setComponents(l,d,p,_).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),Rr.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),Rr.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(Rr)}intersectsSprite(e){Rr.center.set(0,0,0);let t=Eb.distanceTo(e.center);return Rr.radius=.7071067811865476+t,Rr.applyMatrix4(e.matrixWorld),this.intersectsSphere(Rr)}intersectsSphere(e){let t=this.planes,n=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let n=0;n<6;n++){let s=t[n];if(vc.x=s.normal.x>0?e.max.x:e.min.x,vc.y=s.normal.y>0?e.max.y:e.min.y,vc.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(vc)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let n=0;n<6;n++)if(t[n].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},a0=new It,Yc=class i{constructor(){this.coordinateSystem=Pi,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,n=this._frustums;for(let s=0;s<t.length;s++){let r=t[s];a0.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new or),n[s].setFromProjectionMatrix(a0,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,n=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new or),t[s].copy(n[s]);return this._count=e._count,this}clone(){return new i().copy(this)}};var Ir=class extends $i{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new Xe(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},Zc=new V,Jc=new V,l0=new It,Ta=new Pr,_c=new gs,nf=new V,c0=new V,Kc=class extends Rn{constructor(e=new Mn,t=new Ir){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[0];for(let s=1,r=t.count;s<r;s++)Zc.fromBufferAttribute(t,s-1),Jc.fromBufferAttribute(t,s),n[s]=n[s-1],n[s]+=Zc.distanceTo(Jc);e.setAttribute("lineDistance",new cn(n,1))}else Ye("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.matrixWorld,r=e.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),_c.copy(n.boundingSphere),_c.applyMatrix4(s),_c.radius+=r,e.ray.intersectsSphere(_c)===!1)return;l0.copy(s).invert(),Ta.copy(e.ray).applyMatrix4(l0);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=n.index,d=n.attributes.position;if(h!==null){let f=Math.max(0,o.start),m=Math.min(h.count,o.start+o.count);for(let x=f,p=m-1;x<p;x+=c){let g=h.getX(x),v=h.getX(x+1),E=bc(this,e,Ta,l,g,v,x);E&&t.push(E)}if(this.isLineLoop){let x=h.getX(m-1),p=h.getX(f),g=bc(this,e,Ta,l,x,p,m-1);g&&t.push(g)}}else{let f=Math.max(0,o.start),m=Math.min(d.count,o.start+o.count);for(let x=f,p=m-1;x<p;x+=c){let g=bc(this,e,Ta,l,x,x+1,x);g&&t.push(g)}if(this.isLineLoop){let x=bc(this,e,Ta,l,m-1,f,m-1);x&&t.push(x)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function bc(i,e,t,n,s,r,o){let a=i.geometry.attributes.position;if(Zc.fromBufferAttribute(a,s),Jc.fromBufferAttribute(a,r),t.distanceSqToSegment(Zc,Jc,nf,c0)>n)return;nf.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(nf);if(!(c<e.near||c>e.far))return{distance:c,point:c0.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var h0=new V,u0=new V,Vo=class extends Kc{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[];for(let s=0,r=t.count;s<r;s+=2)h0.fromBufferAttribute(t,s),u0.fromBufferAttribute(t,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+h0.distanceTo(u0);e.setAttribute("lineDistance",new cn(n,1))}else Ye("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var jc=class extends $i{constructor(e){super(),this.isPointsMaterial=!0,this.type="PointsMaterial",this.color=new Xe(16777215),this.map=null,this.alphaMap=null,this.size=1,this.sizeAttenuation=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.alphaMap=e.alphaMap,this.size=e.size,this.sizeAttenuation=e.sizeAttenuation,this.fog=e.fog,this}},d0=new It,hf=new Pr,Mc=new gs,Sc=new V,ka=class extends Rn{constructor(e=new Mn,t=new jc){super(),this.isPoints=!0,this.type="Points",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.matrixWorld,r=e.params.Points.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),Mc.copy(n.boundingSphere),Mc.applyMatrix4(s),Mc.radius+=r,e.ray.intersectsSphere(Mc)===!1)return;d0.copy(s).invert(),hf.copy(e.ray).applyMatrix4(d0);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=n.index,u=n.attributes.position;if(c!==null){let d=Math.max(0,o.start),f=Math.min(c.count,o.start+o.count);for(let m=d,x=f;m<x;m++){let p=c.getX(m);Sc.fromBufferAttribute(u,p),f0(Sc,p,l,s,e,t,this)}}else{let d=Math.max(0,o.start),f=Math.min(u.count,o.start+o.count);for(let m=d,x=f;m<x;m++)Sc.fromBufferAttribute(u,m),f0(Sc,m,l,s,e,t,this)}}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function f0(i,e,t,n,s,r,o){let a=hf.distanceSqToPoint(i);if(a<t){let l=new V;hf.closestPointToPoint(i,l),l.applyMatrix4(n);let c=s.ray.origin.distanceTo(l);if(c<s.near||c>s.far)return;r.push({distance:c,distanceToRay:Math.sqrt(a),point:l,index:e,face:null,faceIndex:null,barycoord:null,object:o})}}var Ba=class extends ai{constructor(e=[],t=Fr,n,s,r,o,a,l,c,h){super(e,t,n,s,r,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}},Lr=class extends ai{constructor(e,t,n,s,r,o,a,l,c){super(e,t,n,s,r,o,a,l,c),this.isCanvasTexture=!0,this.needsUpdate=!0}};var Bs=class extends ai{constructor(e,t,n=Zi,s,r,o,a=kn,l=kn,c,h=Us,u=1){if(h!==Us&&h!==Vs)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:u};super(d,s,r,o,a,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Uo(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},za=class extends Bs{constructor(e,t=Zi,n=Fr,s,r,o=kn,a=kn,l,c=Us){let h={width:e,height:e,depth:1},u=[h,h,h,h,h,h];super(e,e,t,n,s,r,o,a,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},Va=class extends ai{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},Yi=class i extends Mn{constructor(e=1,t=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],h=[],u=[],d=0,f=0;m("z","y","x",-1,-1,n,t,e,o,r,0),m("z","y","x",1,-1,n,t,-e,o,r,1),m("x","z","y",1,1,e,n,t,s,o,2),m("x","z","y",1,-1,e,n,-t,s,o,3),m("x","y","z",1,-1,e,t,n,s,r,4),m("x","y","z",-1,-1,e,t,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new cn(c,3)),this.setAttribute("normal",new cn(h,3)),this.setAttribute("uv",new cn(u,2));function m(x,p,g,v,E,_,C,S,y,w,U){let L=_/y,D=C/w,G=_/2,W=C/2,R=S/2,O=y+1,q=w+1,k=0,ne=0,$=new V;for(let Z=0;Z<q;Z++){let te=Z*D-W;for(let fe=0;fe<O;fe++){let he=fe*L-G;$[x]=he*v,$[p]=te*E,$[g]=R,c.push($.x,$.y,$.z),$[x]=0,$[p]=0,$[g]=S>0?1:-1,h.push($.x,$.y,$.z),u.push(fe/y),u.push(1-Z/w),k+=1}}for(let Z=0;Z<w;Z++)for(let te=0;te<y;te++){let fe=d+te+O*Z,he=d+te+O*(Z+1),Q=d+(te+1)+O*(Z+1),ce=d+(te+1)+O*Z;l.push(fe,he,ce),l.push(he,Q,ce),ne+=6}a.addGroup(f,ne,U),f+=ne,d+=k}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};var ui=class i extends Mn{constructor(e=1,t=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let h=[],u=[],d=[],f=[],m=0,x=[],p=n/2,g=0;v(),o===!1&&(e>0&&E(!0),t>0&&E(!1)),this.setIndex(h),this.setAttribute("position",new cn(u,3)),this.setAttribute("normal",new cn(d,3)),this.setAttribute("uv",new cn(f,2));function v(){let _=new V,C=new V,S=0,y=(t-e)/n;for(let w=0;w<=r;w++){let U=[],L=w/r,D=L*(t-e)+e;for(let G=0;G<=s;G++){let W=G/s,R=W*l+a,O=Math.sin(R),q=Math.cos(R);C.x=D*O,C.y=-L*n+p,C.z=D*q,u.push(C.x,C.y,C.z),_.set(O,y,q).normalize(),d.push(_.x,_.y,_.z),f.push(W,1-L),U.push(m++)}x.push(U)}for(let w=0;w<s;w++)for(let U=0;U<r;U++){let L=x[U][w],D=x[U+1][w],G=x[U+1][w+1],W=x[U][w+1];(e>0||U!==0)&&(h.push(L,D,W),S+=3),(t>0||U!==r-1)&&(h.push(D,G,W),S+=3)}c.addGroup(g,S,0),g+=S}function E(_){let C=m,S=new Ke,y=new V,w=0,U=_===!0?e:t,L=_===!0?1:-1;for(let G=1;G<=s;G++)u.push(0,p*L,0),d.push(0,L,0),f.push(.5,.5),m++;let D=m;for(let G=0;G<=s;G++){let R=G/s*l+a,O=Math.cos(R),q=Math.sin(R);y.x=U*q,y.y=p*L,y.z=U*O,u.push(y.x,y.y,y.z),d.push(0,L,0),S.x=O*.5+.5,S.y=q*.5*L+.5,f.push(S.x,S.y),m++}for(let G=0;G<s;G++){let W=C+G,R=D+G;_===!0?h.push(R,R+1,W):h.push(R+1,R,W),w+=3}c.addGroup(g,w,_===!0?1:2),g+=w}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}},ar=class i extends ui{constructor(e=1,t=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,e,t,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:e,height:t,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(e){return new i(e.radius,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var wc=new V,Ac=new V,sf=new V,Tc=new ds,lr=class extends Mn{constructor(e=null,t=1){if(super(),this.type="EdgesGeometry",this.parameters={geometry:e,thresholdAngle:t},e!==null){let s=Math.pow(10,4),r=Math.cos(Lc*t),o=e.getIndex(),a=e.getAttribute("position"),l=o?o.count:a.count,c=[0,0,0],h=["a","b","c"],u=new Array(3),d=new Map,f=[];for(let m=0;m<l;m+=3){o?(c[0]=o.getX(m),c[1]=o.getX(m+1),c[2]=o.getX(m+2)):(c[0]=m,c[1]=m+1,c[2]=m+2);let{a:x,b:p,c:g}=Tc;if(x.fromBufferAttribute(a,c[0]),p.fromBufferAttribute(a,c[1]),g.fromBufferAttribute(a,c[2]),Tc.getNormal(sf),u[0]=`${Math.round(x.x*s)},${Math.round(x.y*s)},${Math.round(x.z*s)}`,u[1]=`${Math.round(p.x*s)},${Math.round(p.y*s)},${Math.round(p.z*s)}`,u[2]=`${Math.round(g.x*s)},${Math.round(g.y*s)},${Math.round(g.z*s)}`,!(u[0]===u[1]||u[1]===u[2]||u[2]===u[0]))for(let v=0;v<3;v++){let E=(v+1)%3,_=u[v],C=u[E],S=Tc[h[v]],y=Tc[h[E]],w=`${_}_${C}`,U=`${C}_${_}`,L=d.get(U);L?(sf.dot(L.normal)<=r&&(f.push(S.x,S.y,S.z),f.push(y.x,y.y,y.z)),d.set(U,null)):d.has(w)||d.set(w,{index0:c[v],index1:c[E],normal:sf.clone()})}}for(let m of d.values())if(m){let{index0:x,index1:p}=m;wc.fromBufferAttribute(a,x),Ac.fromBufferAttribute(a,p),f.push(wc.x,wc.y,wc.z),f.push(Ac.x,Ac.y,Ac.z)}this.setAttribute("position",new cn(f,3))}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}};var Ga=class i extends Mn{constructor(e=1,t=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:n,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(n),l=Math.floor(s),c=a+1,h=l+1,u=e/a,d=t/l,f=[],m=[],x=[],p=[];for(let g=0;g<h;g++){let v=g*d-o;for(let E=0;E<c;E++){let _=E*u-r;m.push(_,-v,0),x.push(0,0,1),p.push(E/a),p.push(1-g/l)}}for(let g=0;g<l;g++)for(let v=0;v<a;v++){let E=v+c*g,_=v+c*(g+1),C=v+1+c*(g+1),S=v+1+c*g;f.push(E,_,S),f.push(_,C,S)}this.setIndex(f),this.setAttribute("position",new cn(m,3)),this.setAttribute("normal",new cn(x,3)),this.setAttribute("uv",new cn(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.widthSegments,e.heightSegments)}};var fn=class i extends Mn{constructor(e=1,t=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,h=[],u=new V,d=new V,f=[],m=[],x=[],p=[];for(let g=0;g<=n;g++){let v=[],E=g/n,_=o+E*a,C=e*Math.cos(_),S=Math.sqrt(e*e-C*C),y=0;g===0&&o===0?y=.5/t:g===n&&l===Math.PI&&(y=-.5/t);for(let w=0;w<=t;w++){let U=w/t,L=s+U*r;u.x=-S*Math.cos(L),u.y=C,u.z=S*Math.sin(L),m.push(u.x,u.y,u.z),d.copy(u).normalize(),x.push(d.x,d.y,d.z),p.push(U+y,1-E),v.push(c++)}h.push(v)}for(let g=0;g<n;g++)for(let v=0;v<t;v++){let E=h[g][v+1],_=h[g][v],C=h[g+1][v],S=h[g+1][v+1];(g!==0||o>0)&&f.push(E,_,S),(g!==n-1||l<Math.PI)&&f.push(_,C,S)}this.setIndex(f),this.setAttribute("position",new cn(m,3)),this.setAttribute("normal",new cn(x,3)),this.setAttribute("uv",new cn(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};function kr(i){let e={};for(let t in i){e[t]={};for(let n in i[t]){let s=i[t][n];if(p0(s))s.isRenderTargetTexture?(Ye("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][n]=null):e[t][n]=s.clone();else if(Array.isArray(s))if(p0(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][n]=r}else e[t][n]=s.slice();else e[t][n]=s}}return e}function Yn(i){let e={};for(let t=0;t<i.length;t++){let n=kr(i[t]);for(let s in n)e[s]=n[s]}return e}function p0(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function Cb(i){let e=[];for(let t=0;t<i.length;t++)e.push(i[t].clone());return e}function Gf(i){let e=i.getRenderTarget();return e===null?i.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:_t.workingColorSpace}var hx={clone:kr,merge:Yn},Rb=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,Pb=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Xn=class extends $i{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=Rb,this.fragmentShader=Pb,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=kr(e.uniforms),this.uniformsGroups=Cb(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(t.extensions=n),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let n in e.uniforms){let s=e.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=t[s.value]||null;break;case"c":this.uniforms[n].value=new Xe().setHex(s.value);break;case"v2":this.uniforms[n].value=new Ke().fromArray(s.value);break;case"v3":this.uniforms[n].value=new V().fromArray(s.value);break;case"v4":this.uniforms[n].value=new en().fromArray(s.value);break;case"m3":this.uniforms[n].value=new nt().fromArray(s.value);break;case"m4":this.uniforms[n].value=new It().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let n in e.extensions)this.extensions[n]=e.extensions[n];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},Qc=class extends Xn{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},li=class extends $i{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new Xe(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new Xe(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Qh,this.normalScale=new Ke(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Os,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var eh=class extends $i{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=$0,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},th=class extends $i{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function Ro(i,e){return!i||i.constructor===e?i:typeof e.BYTES_PER_ELEMENT=="number"?new e(i):Array.prototype.slice.call(i)}function Ec(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var cr=class{constructor(e,t,n,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(n),this.sampleValues=t,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,n=this._cachedIndex,s=t[n],r=t[n-1];n:{e:{let o;t:{i:if(!(e<s)){for(let a=n+2;;){if(s===void 0){if(e<r)break i;return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=t[++n],e<s)break e}o=t.length;break t}if(!(e>=r)){let a=t[1];e<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=t[--n-1],e>=r)break e}o=n,n=0;break t}break n}for(;n<o;){let a=n+o>>>1;e<t[a]?o=a:n=a+1}if(s=t[n],r=t[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=n[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},nh=class extends cr{constructor(e,t,n,s){super(e,t,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:af,endingEnd:af}}intervalChanged_(e,t,n){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case lf:r=e,a=2*t-n;break;case cf:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case lf:o=e,l=2*n-t;break;case cf:o=1,l=n+s[1]-s[0];break;default:o=e-1,l=t}let c=(n-t)*.5,h=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,f=this._weightNext,m=(n-t)/(s-t),x=m*m,p=x*m,g=-d*p+2*d*x-d*m,v=(1+d)*p+(-1.5-2*d)*x+(-.5+d)*m+1,E=(-1-f)*p+(1.5+f)*x+.5*m,_=f*p-f*x;for(let C=0;C!==a;++C)r[C]=g*o[h+C]+v*o[c+C]+E*o[l+C]+_*o[u+C];return r}},ih=class extends cr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=(n-t)/(s-t),u=1-h;for(let d=0;d!==a;++d)r[d]=o[c+d]*u+o[l+d]*h;return r}},sh=class extends cr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e){return this.copySampleValue_(e-1)}},rh=class extends cr{interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this.inTangents,u=this.outTangents;if(!h||!u){let m=(n-t)/(s-t),x=1-m;for(let p=0;p!==a;++p)r[p]=o[c+p]*x+o[l+p]*m;return r}let d=a*2,f=e-1;for(let m=0;m!==a;++m){let x=o[c+m],p=o[l+m],g=f*d+m*2,v=u[g],E=u[g+1],_=e*d+m*2,C=h[_],S=h[_+1],y=Lb(n,t,v,C,s);r[m]=ux(y,x,E,S,p)}return r}};function ux(i,e,t,n,s){let r=1-i;return r*r*r*e+3*r*r*i*t+3*r*i*i*n+i*i*i*s}function Ib(i,e,t,n,s){let r=1-i;return 3*r*r*(t-e)+6*r*i*(n-t)+3*i*i*(s-n)}function Lb(i,e,t,n,s){let r=(i-e)/(s-e);for(let o=0;o<8;o++){let a=ux(r,e,t,n,s)-i;if(Math.abs(a)<1e-10)break;let l=Ib(r,e,t,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var wi=class{constructor(e,t,n,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=Ro(t,this.TimeBufferType),this.values=Ro(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,n;if(t.toJSON!==this.toJSON)n=t.toJSON(e);else{n={name:e.name,times:Ro(e.times,Array),values:Ro(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(n.interpolation=s),Ec(e.settings)&&(n.settings={inTangents:Ro(e.settings.inTangents,Array),outTangents:Ro(e.settings.outTangents,Array)})}return n.type=e.ValueTypeName,n}InterpolantFactoryMethodDiscrete(e){return new sh(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new ih(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new nh(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new rh(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case Ca:t=this.InterpolantFactoryMethodDiscrete;break;case Gc:t=this.InterpolantFactoryMethodLinear;break;case Pc:t=this.InterpolantFactoryMethodSmooth;break;case of:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return Ye("KeyframeTrack:",n),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Ca;case this.InterpolantFactoryMethodLinear:return Gc;case this.InterpolantFactoryMethodSmooth:return Pc;case this.InterpolantFactoryMethodBezier:return of}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]+=e;Ec(this.settings)&&(m0(this.settings.inTangents,e),m0(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]*=e;Ec(this.settings)&&(g0(this.settings.inTangents,e),g0(this.settings.outTangents,e))}return this}trim(e,t){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<e;)++r;for(;o!==-1&&n[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(Je("KeyframeTrack: Invalid value size in track.",this),e=!1);let n=this.times,s=this.values,r=n.length;r===0&&(Je("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){Je("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){Je("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(s!==void 0&&lb(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){Je("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===Pc,r=e.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=e[a],h=e[a+1];if(c!==h&&(a!==1||c!==e[0]))if(s)l=!0;else{let u=a*n,d=u-n,f=u+n;for(let m=0;m!==n;++m){let x=t[u+m];if(x!==t[d+m]||x!==t[f+m]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let u=a*n,d=o*n;for(let f=0;f!==n;++f)t[d+f]=t[u+f]}++o}}if(r>0){e[o]=e[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*n)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),n=this.constructor,s=new n(this.name,e,t);return s.createInterpolant=this.createInterpolant,Ec(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function m0(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]+=e}function g0(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]*=e}wi.prototype.ValueTypeName="";wi.prototype.TimeBufferType=Float32Array;wi.prototype.ValueBufferType=Float32Array;wi.prototype.DefaultInterpolation=Gc;var hr=class extends wi{constructor(e,t,n){super(e,t,n)}};hr.prototype.ValueTypeName="bool";hr.prototype.ValueBufferType=Array;hr.prototype.DefaultInterpolation=Ca;hr.prototype.InterpolantFactoryMethodLinear=void 0;hr.prototype.InterpolantFactoryMethodSmooth=void 0;var oh=class extends wi{constructor(e,t,n,s){super(e,t,n,s)}};oh.prototype.ValueTypeName="color";var ah=class extends wi{constructor(e,t,n,s){super(e,t,n,s)}};ah.prototype.ValueTypeName="number";var lh=class extends cr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-t)/(s-t),c=e*a;for(let h=c+a;c!==h;c+=4)Qt.slerpFlat(r,0,o,c-a,o,c,l);return r}},Ha=class extends wi{constructor(e,t,n,s){super(e,t,n,s)}InterpolantFactoryMethodLinear(e){return new lh(this.times,this.values,this.getValueSize(),e)}};Ha.prototype.ValueTypeName="quaternion";Ha.prototype.InterpolantFactoryMethodSmooth=void 0;var ur=class extends wi{constructor(e,t,n){super(e,t,n)}};ur.prototype.ValueTypeName="string";ur.prototype.ValueBufferType=Array;ur.prototype.DefaultInterpolation=Ca;ur.prototype.InterpolantFactoryMethodLinear=void 0;ur.prototype.InterpolantFactoryMethodSmooth=void 0;var ch=class extends wi{constructor(e,t,n,s){super(e,t,n,s)}};ch.prototype.ValueTypeName="vector";var hh=class{constructor(e,t,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,u){return c.push(h,u),this},this.removeHandler=function(h){let u=c.indexOf(h);return u!==-1&&c.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=c.length;u<d;u+=2){let f=c[u],m=c[u+1];if(f.global&&(f.lastIndex=0),f.test(h))return m}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},dx=new hh,uh=class{constructor(e){this.manager=e!==void 0?e:dx,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let n=this;return new Promise(function(s,r){n.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};uh.DEFAULT_MATERIAL_NAME="__DEFAULT";var Wa=class extends Rn{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new Xe(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},qa=class extends Wa{constructor(e,t,n){super(e,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Rn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new Xe(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},rf=new It,x0=new V,y0=new V,dh=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new Ke(512,512),this.mapType=di,this.map=null,this.mapPass=null,this.matrix=new It,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new or,this._frameExtents=new Ke(1,1),this._viewportCount=1,this._viewports=[new en(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;x0.setFromMatrixPosition(e.matrixWorld),t.position.copy(x0),y0.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(y0),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,n,s){rf.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),n.setFromProjectionMatrix(rf,e.coordinateSystem,e.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;e.coordinateSystem===No||e.reversedDepth?t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),t.multiply(rf)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},Cc=new V,Rc=new Qt,us=new V,Xa=class extends Rn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new It,this.projectionMatrix=new It,this.projectionMatrixInverse=new It,this.coordinateSystem=Pi,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(Cc,Rc,us),us.x===1&&us.y===1&&us.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Cc,Rc,us.set(1,1,1)).invert()}updateWorldMatrix(e,t,n=!1){super.updateWorldMatrix(e,t,n),this.matrixWorld.decompose(Cc,Rc,us),us.x===1&&us.y===1&&us.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Cc,Rc,us.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},rr=new V,v0=new Ke,_0=new Ke,ri=class extends Xa{constructor(e=50,t=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Hc*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(Lc*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return Hc*2*Math.atan(Math.tan(Lc*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,n){rr.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(rr.x,rr.y).multiplyScalar(-e/rr.z),rr.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(rr.x,rr.y).multiplyScalar(-e/rr.z)}getViewSize(e,t){return this.getViewBounds(e,v0,_0),t.subVectors(_0,v0)}setViewOffset(e,t,n,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(Lc*.5*this.fov)/this.zoom,n=2*t,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,t-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-n,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var $a=class extends Xa{constructor(e=-1,t=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-e,o=n+e,a=s+t,l=s-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},uf=class extends dh{constructor(){super(new $a(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},Ya=class extends Wa{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Rn.DEFAULT_UP),this.updateMatrix(),this.target=new Rn,this.shadow=new uf}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}};var Za=class extends Mn{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,this}toJSON(){let e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}};var Po=-90,Io=1,Go=class extends Rn{constructor(e,t,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new ri(Po,Io,e,t);s.layers=this.layers,this.add(s);let r=new ri(Po,Io,e,t);r.layers=this.layers,this.add(r);let o=new ri(Po,Io,e,t);o.layers=this.layers,this.add(o);let a=new ri(Po,Io,e,t);a.layers=this.layers,this.add(a);let l=new ri(Po,Io,e,t);l.layers=this.layers,this.add(l);let c=new ri(Po,Io,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[n,s,r,o,a,l]=t;for(let c of t)this.remove(c);if(e===Pi)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===No)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,h]=this.children,u=e.getRenderTarget(),d=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),m=e.xr.enabled;e.xr.enabled=!1;let x=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let p=!1;e.isWebGLRenderer===!0?p=e.state.buffers.depth.getReversed():p=e.reversedDepthBuffer,e.setRenderTarget(n,0,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(n,1,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(n,2,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(n,3,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(n,4,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),n.texture.mipmapsAutoUpdate=x,e.setRenderTarget(n,5,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),e.setRenderTarget(u,d,f),e.xr.enabled=m,n.texture.needsPMREMUpdate=!0}},fh=class extends ri{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var Hf="\\[\\]\\.:\\/",Db=new RegExp("["+Hf+"]","g"),Wf="[^"+Hf+"]",Nb="[^"+Hf.replace("\\.","")+"]",Fb=/((?:WC+[\/:])*)/.source.replace("WC",Wf),Ub=/(WCOD+)?/.source.replace("WCOD",Nb),Ob=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",Wf),kb=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",Wf),Bb=new RegExp("^"+Fb+Ub+Ob+kb+"$"),zb=["material","materials","bones","map"],df=class{constructor(e,t,n){let s=n||Jt.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(e,t)}setValue(e,t){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].unbind()}},Jt=class i{constructor(e,t,n){this.path=t,this.parsedPath=n||i.parseTrackName(t),this.node=i.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,n){return e&&e.isAnimationObjectGroup?new i.Composite(e,t,n):new i(e,t,n)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(Db,"")}static parseTrackName(e){let t=Bb.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let n={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);zb.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return n}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let n=e.skeleton.getBoneByName(t);if(n!==void 0)return n}if(e.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let l=n(a.children);if(l)return l}return null},s=n(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)e[t++]=n[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,n=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=i.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Ye("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=t.objectIndex;switch(n){case"materials":if(!e.material){Je("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){Je("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){Je("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let h=0;h<e.length;h++)if(e[h].name===c){c=h;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){Je("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){Je("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[n]===void 0){Je("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[n]}if(c!==void 0){if(e[c]===void 0){Je("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[s];if(o===void 0){let c=t.nodeName;Je("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){Je("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){Je("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};Jt.Composite=df;Jt.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};Jt.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};Jt.prototype.GetterByBindingType=[Jt.prototype._getValue_direct,Jt.prototype._getValue_array,Jt.prototype._getValue_arrayElement,Jt.prototype._getValue_toArray];Jt.prototype.SetterByBindingTypeAndVersioning=[[Jt.prototype._setValue_direct,Jt.prototype._setValue_direct_setNeedsUpdate,Jt.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[Jt.prototype._setValue_array,Jt.prototype._setValue_array_setNeedsUpdate,Jt.prototype._setValue_array_setMatrixWorldNeedsUpdate],[Jt.prototype._setValue_arrayElement,Jt.prototype._setValue_arrayElement_setNeedsUpdate,Jt.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[Jt.prototype._setValue_fromArray,Jt.prototype._setValue_fromArray_setNeedsUpdate,Jt.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var LE=new Float32Array(1);var Ja=class extends Bo{constructor(e,t,n=1){super(e,t),this.isInstancedInterleavedBuffer=!0,this.meshPerAttribute=n}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}clone(e){let t=super.clone(e);return t.meshPerAttribute=this.meshPerAttribute,t}toJSON(e){let t=super.toJSON(e);return t.isInstancedInterleavedBuffer=!0,t.meshPerAttribute=this.meshPerAttribute,t}};var b0=new It,Ka=class{constructor(e,t,n=0,s=1/0){this.ray=new Pr(e,t),this.near=n,this.far=s,this.camera=null,this.layers=new Oo,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,t.projectionMatrix.elements[14]).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):Je("Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return b0.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(b0),this}intersectObject(e,t=!0,n=[]){return ff(e,this,n,t),n.sort(M0),n}intersectObjects(e,t=!0,n=[]){for(let s=0,r=e.length;s<r;s++)ff(e[s],this,n,t);return n.sort(M0),n}};function M0(i,e){return i.distance-e.distance}function ff(i,e,t,n){let s=!0;if(i.layers.test(e.layers)&&i.raycast(e,t)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)ff(r[o],e,t,!0)}}var pf=class{static{this.prototype.isMatrix2=!0}constructor(e,t,n,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let n=0;n<4;n++)this.elements[n]=e[n+t];return this}set(e,t,n,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=n,r[3]=s,this}};function qf(i,e,t,n){let s=Vb(n);switch(t){case Nf:return i*e;case Uf:return i*e/s.components*s.byteLength;case _h:return i*e/s.components*s.byteLength;case dr:return i*e*2/s.components*s.byteLength;case bh:return i*e*2/s.components*s.byteLength;case Ff:return i*e*3/s.components*s.byteLength;case ji:return i*e*4/s.components*s.byteLength;case Mh:return i*e*4/s.components*s.byteLength;case el:case tl:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case nl:case il:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case wh:case Th:return Math.max(i,16)*Math.max(e,8)/4;case Sh:case Ah:return Math.max(i,8)*Math.max(e,8)/2;case Eh:case Ch:case Ph:case Ih:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case Rh:case sl:case Lh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Dh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Nh:return Math.floor((i+4)/5)*Math.floor((e+3)/4)*16;case Fh:return Math.floor((i+4)/5)*Math.floor((e+4)/5)*16;case Uh:return Math.floor((i+5)/6)*Math.floor((e+4)/5)*16;case Oh:return Math.floor((i+5)/6)*Math.floor((e+5)/6)*16;case kh:return Math.floor((i+7)/8)*Math.floor((e+4)/5)*16;case Bh:return Math.floor((i+7)/8)*Math.floor((e+5)/6)*16;case zh:return Math.floor((i+7)/8)*Math.floor((e+7)/8)*16;case Vh:return Math.floor((i+9)/10)*Math.floor((e+4)/5)*16;case Gh:return Math.floor((i+9)/10)*Math.floor((e+5)/6)*16;case Hh:return Math.floor((i+9)/10)*Math.floor((e+7)/8)*16;case Wh:return Math.floor((i+9)/10)*Math.floor((e+9)/10)*16;case qh:return Math.floor((i+11)/12)*Math.floor((e+9)/10)*16;case Xh:return Math.floor((i+11)/12)*Math.floor((e+11)/12)*16;case $h:case Yh:case Zh:return Math.ceil(i/4)*Math.ceil(e/4)*16;case Jh:case Kh:return Math.ceil(i/4)*Math.ceil(e/4)*8;case rl:case jh:return Math.ceil(i/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function Vb(i){switch(i){case di:case Pf:return{byteLength:1,components:1};case qo:case If:case Ki:return{byteLength:2,components:1};case yh:case vh:return{byteLength:2,components:4};case Zi:case xh:case Ji:return{byteLength:4,components:1};case Lf:case Df:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Ye("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function Nx(){let i=null,e=!1,t=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&i!==null&&(n=i.requestAnimationFrame(s),e=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){i=r}}}function Yb(i){let e=new WeakMap;function t(a,l){let c=a.array,h=a.usage,u=c.byteLength,d=i.createBuffer();i.bindBuffer(l,d),i.bufferData(l,c,h),a.onUploadCallback();let f;if(c instanceof Float32Array)f=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=i.HALF_FLOAT:f=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=i.SHORT;else if(c instanceof Uint32Array)f=i.UNSIGNED_INT;else if(c instanceof Int32Array)f=i.INT;else if(c instanceof Int8Array)f=i.BYTE;else if(c instanceof Uint8Array)f=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,l,c){let h=l.array,u=l.updateRanges;if(i.bindBuffer(c,a),u.length===0)i.bufferSubData(c,0,h);else{u.sort((f,m)=>f.start-m.start);let d=0;for(let f=1;f<u.length;f++){let m=u[d],x=u[f];x.start<=m.start+m.count+1?m.count=Math.max(m.count,x.start+x.count-m.start):(++d,u[d]=x)}u.length=d+1;for(let f=0,m=u.length;f<m;f++){let x=u[f];i.bufferSubData(c,x.start*h.BYTES_PER_ELEMENT,h,x.start,x.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(i.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=e.get(a);(!h||h.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var Zb=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,Jb=`#ifdef USE_ALPHAHASH
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
#endif`,Kb=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,jb=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,Qb=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,eM=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,tM=`#ifdef USE_AOMAP
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
#endif`,nM=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,iM=`#ifdef USE_BATCHING
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
#endif`,sM=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,rM=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,oM=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,aM=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,lM=`#ifdef USE_IRIDESCENCE
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
#endif`,cM=`#ifdef USE_BUMPMAP
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
#endif`,hM=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,uM=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,dM=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,fM=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,pM=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,mM=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,gM=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,xM=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,yM=`#define PI 3.141592653589793
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
} // validated`,vM=`vec3 transformedNormal = objectNormal;
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
#endif`,_M=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,bM=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,MM=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,SM=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,wM="gl_FragColor = linearToOutputTexel( gl_FragColor );",AM=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,TM=`#ifdef USE_ENVMAP
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
#endif`,EM=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,CM=`#ifdef USE_ENVMAP
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
#endif`,RM=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,PM=`#ifdef USE_ENVMAP
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
#endif`,IM=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,LM=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,DM=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,NM=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,FM=`#ifdef USE_GRADIENTMAP
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
}`,UM=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,OM=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,kM=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,BM=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,zM=`#ifdef USE_ENVMAP
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
#endif`,VM=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,GM=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,HM=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,WM=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,qM=`PhysicalMaterial material;
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
#endif`,XM=`uniform sampler2D dfgLUT;
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
}`,$M=`
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
#endif`,YM=`#if defined( RE_IndirectDiffuse )
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
#endif`,ZM=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,JM=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,KM=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,jM=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,QM=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,eS=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,tS=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,nS=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,iS=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,sS=`#if defined( USE_POINTS_UV )
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
#endif`,rS=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,oS=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,aS=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,lS=`#if defined( USE_MORPHCOLORS )
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
#endif`,cS=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,hS=`#ifdef USE_MORPHTARGETS
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
#endif`,uS=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,dS=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,fS=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,pS=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,mS=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,gS=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,xS=`#ifdef USE_NORMALMAP
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
#endif`,yS=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,vS=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,_S=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,bS=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,MS=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,SS=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,wS=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,AS=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,TS=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,ES=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,CS=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,RS=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,PS=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,IS=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,LS=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,DS=`float getShadowMask() {
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
}`,NS=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,FS=`#ifdef USE_SKINNING
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
#endif`,US=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,OS=`#ifdef USE_SKINNING
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
#endif`,kS=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,BS=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,zS=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,VS=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,GS=`#ifdef USE_TRANSMISSION
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
#endif`,HS=`#ifdef USE_TRANSMISSION
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
#endif`,WS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,qS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,XS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,$S=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,YS=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,ZS=`uniform sampler2D t2D;
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
}`,JS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,KS=`uniform float backgroundBlurriness;
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
}`,jS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,QS=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,ew=`#include <common>
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
}`,tw=`#if DEPTH_PACKING == 3200
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
}`,nw=`#define DISTANCE
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
}`,iw=`#define DISTANCE
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
}`,sw=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,rw=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,ow=`uniform float scale;
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
}`,aw=`uniform vec3 diffuse;
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
}`,lw=`#include <common>
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
}`,cw=`uniform vec3 diffuse;
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
}`,hw=`#define LAMBERT
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
}`,uw=`#define LAMBERT
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
}`,dw=`#define MATCAP
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
}`,fw=`#define MATCAP
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
}`,pw=`#define NORMAL
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
}`,mw=`#define NORMAL
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
}`,gw=`#define PHONG
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
}`,xw=`#define PHONG
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
}`,yw=`#define STANDARD
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
}`,vw=`#define STANDARD
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
}`,_w=`#define TOON
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
}`,bw=`#define TOON
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
}`,Mw=`uniform float size;
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
}`,Sw=`uniform vec3 diffuse;
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
}`,ww=`#include <common>
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
}`,Aw=`uniform vec3 color;
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
}`,Tw=`uniform float rotation;
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
}`,Ew=`uniform vec3 diffuse;
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
}`,dt={alphahash_fragment:Zb,alphahash_pars_fragment:Jb,alphamap_fragment:Kb,alphamap_pars_fragment:jb,alphatest_fragment:Qb,alphatest_pars_fragment:eM,aomap_fragment:tM,aomap_pars_fragment:nM,batching_pars_vertex:iM,batching_vertex:sM,begin_vertex:rM,beginnormal_vertex:oM,bsdfs:aM,iridescence_fragment:lM,bumpmap_pars_fragment:cM,clipping_planes_fragment:hM,clipping_planes_pars_fragment:uM,clipping_planes_pars_vertex:dM,clipping_planes_vertex:fM,color_fragment:pM,color_pars_fragment:mM,color_pars_vertex:gM,color_vertex:xM,common:yM,defaultnormal_vertex:vM,displacementmap_pars_vertex:_M,displacementmap_vertex:bM,emissivemap_fragment:MM,emissivemap_pars_fragment:SM,colorspace_fragment:wM,colorspace_pars_fragment:AM,envmap_fragment:TM,envmap_common_pars_fragment:EM,envmap_pars_fragment:CM,envmap_pars_vertex:RM,envmap_physical_pars_fragment:zM,envmap_vertex:PM,fog_vertex:IM,fog_pars_vertex:LM,fog_fragment:DM,fog_pars_fragment:NM,gradientmap_pars_fragment:FM,lightmap_pars_fragment:UM,lights_lambert_fragment:OM,lights_lambert_pars_fragment:kM,lights_pars_begin:BM,lights_toon_fragment:VM,lights_toon_pars_fragment:GM,lights_phong_fragment:HM,lights_phong_pars_fragment:WM,lights_physical_fragment:qM,lights_physical_pars_fragment:XM,lights_fragment_begin:$M,lights_fragment_maps:YM,lights_fragment_end:ZM,lightprobes_pars_fragment:JM,logdepthbuf_fragment:KM,logdepthbuf_pars_fragment:jM,logdepthbuf_pars_vertex:QM,logdepthbuf_vertex:eS,map_fragment:tS,map_pars_fragment:nS,map_particle_fragment:iS,map_particle_pars_fragment:sS,metalnessmap_fragment:rS,metalnessmap_pars_fragment:oS,morphinstance_vertex:aS,morphcolor_vertex:lS,morphnormal_vertex:cS,morphtarget_pars_vertex:hS,morphtarget_vertex:uS,normal_fragment_begin:dS,normal_fragment_maps:fS,normal_pars_fragment:pS,normal_pars_vertex:mS,normal_vertex:gS,normalmap_pars_fragment:xS,clearcoat_normal_fragment_begin:yS,clearcoat_normal_fragment_maps:vS,clearcoat_pars_fragment:_S,iridescence_pars_fragment:bS,opaque_fragment:MS,packing:SS,premultiplied_alpha_fragment:wS,project_vertex:AS,dithering_fragment:TS,dithering_pars_fragment:ES,roughnessmap_fragment:CS,roughnessmap_pars_fragment:RS,shadowmap_pars_fragment:PS,shadowmap_pars_vertex:IS,shadowmap_vertex:LS,shadowmask_pars_fragment:DS,skinbase_vertex:NS,skinning_pars_vertex:FS,skinning_vertex:US,skinnormal_vertex:OS,specularmap_fragment:kS,specularmap_pars_fragment:BS,tonemapping_fragment:zS,tonemapping_pars_fragment:VS,transmission_fragment:GS,transmission_pars_fragment:HS,uv_pars_fragment:WS,uv_pars_vertex:qS,uv_vertex:XS,worldpos_vertex:$S,background_vert:YS,background_frag:ZS,backgroundCube_vert:JS,backgroundCube_frag:KS,cube_vert:jS,cube_frag:QS,depth_vert:ew,depth_frag:tw,distance_vert:nw,distance_frag:iw,equirect_vert:sw,equirect_frag:rw,linedashed_vert:ow,linedashed_frag:aw,meshbasic_vert:lw,meshbasic_frag:cw,meshlambert_vert:hw,meshlambert_frag:uw,meshmatcap_vert:dw,meshmatcap_frag:fw,meshnormal_vert:pw,meshnormal_frag:mw,meshphong_vert:gw,meshphong_frag:xw,meshphysical_vert:yw,meshphysical_frag:vw,meshtoon_vert:_w,meshtoon_frag:bw,points_vert:Mw,points_frag:Sw,shadow_vert:ww,shadow_frag:Aw,sprite_vert:Tw,sprite_frag:Ew},Le={common:{diffuse:{value:new Xe(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new nt},alphaMap:{value:null},alphaMapTransform:{value:new nt},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new nt}},envmap:{envMap:{value:null},envMapRotation:{value:new nt},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new nt}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new nt}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new nt},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new nt},normalScale:{value:new Ke(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new nt},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new nt}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new nt}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new nt}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new Xe(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new Xe(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new nt},alphaTest:{value:0},uvTransform:{value:new nt}},sprite:{diffuse:{value:new Xe(16777215)},opacity:{value:1},center:{value:new Ke(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new nt},alphaMap:{value:null},alphaMapTransform:{value:new nt},alphaTest:{value:0}}},bs={basic:{uniforms:Yn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.fog]),vertexShader:dt.meshbasic_vert,fragmentShader:dt.meshbasic_frag},lambert:{uniforms:Yn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new Xe(0)},envMapIntensity:{value:1}}]),vertexShader:dt.meshlambert_vert,fragmentShader:dt.meshlambert_frag},phong:{uniforms:Yn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new Xe(0)},specular:{value:new Xe(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:dt.meshphong_vert,fragmentShader:dt.meshphong_frag},standard:{uniforms:Yn([Le.common,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.roughnessmap,Le.metalnessmap,Le.fog,Le.lights,{emissive:{value:new Xe(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:dt.meshphysical_vert,fragmentShader:dt.meshphysical_frag},toon:{uniforms:Yn([Le.common,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.gradientmap,Le.fog,Le.lights,{emissive:{value:new Xe(0)}}]),vertexShader:dt.meshtoon_vert,fragmentShader:dt.meshtoon_frag},matcap:{uniforms:Yn([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,{matcap:{value:null}}]),vertexShader:dt.meshmatcap_vert,fragmentShader:dt.meshmatcap_frag},points:{uniforms:Yn([Le.points,Le.fog]),vertexShader:dt.points_vert,fragmentShader:dt.points_frag},dashed:{uniforms:Yn([Le.common,Le.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:dt.linedashed_vert,fragmentShader:dt.linedashed_frag},depth:{uniforms:Yn([Le.common,Le.displacementmap]),vertexShader:dt.depth_vert,fragmentShader:dt.depth_frag},normal:{uniforms:Yn([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,{opacity:{value:1}}]),vertexShader:dt.meshnormal_vert,fragmentShader:dt.meshnormal_frag},sprite:{uniforms:Yn([Le.sprite,Le.fog]),vertexShader:dt.sprite_vert,fragmentShader:dt.sprite_frag},background:{uniforms:{uvTransform:{value:new nt},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:dt.background_vert,fragmentShader:dt.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new nt}},vertexShader:dt.backgroundCube_vert,fragmentShader:dt.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:dt.cube_vert,fragmentShader:dt.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:dt.equirect_vert,fragmentShader:dt.equirect_frag},distance:{uniforms:Yn([Le.common,Le.displacementmap,{referencePosition:{value:new V},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:dt.distance_vert,fragmentShader:dt.distance_frag},shadow:{uniforms:Yn([Le.lights,Le.fog,{color:{value:new Xe(0)},opacity:{value:1}}]),vertexShader:dt.shadow_vert,fragmentShader:dt.shadow_frag}};bs.physical={uniforms:Yn([bs.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new nt},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new nt},clearcoatNormalScale:{value:new Ke(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new nt},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new nt},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new nt},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new nt},sheen:{value:0},sheenColor:{value:new Xe(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new nt},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new nt},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new nt},transmissionSamplerSize:{value:new Ke},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new nt},attenuationDistance:{value:0},attenuationColor:{value:new Xe(0)},specularColor:{value:new Xe(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new nt},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new nt},anisotropyVector:{value:new Ke},anisotropyMap:{value:null},anisotropyMapTransform:{value:new nt}}]),vertexShader:dt.meshphysical_vert,fragmentShader:dt.meshphysical_frag};var tu={r:0,b:0,g:0},Cw=new It,Fx=new nt;Fx.set(-1,0,0,0,1,0,0,0,1);function Rw(i,e,t,n,s,r){let o=new Xe(0),a=s===!0?0:1,l,c,h=null,u=0,d=null;function f(v){let E=v.isScene===!0?v.background:null;if(E&&E.isTexture){let _=v.backgroundBlurriness>0;E=e.get(E,_)}return E}function m(v){let E=!1,_=f(v);_===null?p(o,a):_&&_.isColor&&(p(_,1),E=!0);let C=i.xr.getEnvironmentBlendMode();C==="additive"?t.buffers.color.setClear(0,0,0,1,r):C==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(i.autoClear||E)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function x(v,E){let _=f(E);_&&_.isCubeTexture?(c===void 0&&(c=new gt(new Yi(1,1,1),new Xn({name:"BackgroundCubeMaterial",uniforms:kr(bs.backgroundCube.uniforms),vertexShader:bs.backgroundCube.vertexShader,fragmentShader:bs.backgroundCube.fragmentShader,side:Vn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(C,S,y){this.matrixWorld.copyPosition(y.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=_,c.material.uniforms.backgroundBlurriness.value=E.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=E.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(Cw.makeRotationFromEuler(E.backgroundRotation)).transpose(),_.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(Fx),c.material.toneMapped=_t.getTransfer(_.colorSpace)!==Pt,(h!==_||u!==_.version||d!==i.toneMapping)&&(c.material.needsUpdate=!0,h=_,u=_.version,d=i.toneMapping),c.layers.enableAll(),v.unshift(c,c.geometry,c.material,0,0,null)):_&&_.isTexture&&(l===void 0&&(l=new gt(new Ga(2,2),new Xn({name:"BackgroundMaterial",uniforms:kr(bs.background.uniforms),vertexShader:bs.background.vertexShader,fragmentShader:bs.background.fragmentShader,side:xs,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=_,l.material.uniforms.backgroundIntensity.value=E.backgroundIntensity,l.material.toneMapped=_t.getTransfer(_.colorSpace)!==Pt,_.matrixAutoUpdate===!0&&_.updateMatrix(),l.material.uniforms.uvTransform.value.copy(_.matrix),(h!==_||u!==_.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,h=_,u=_.version,d=i.toneMapping),l.layers.enableAll(),v.unshift(l,l.geometry,l.material,0,0,null))}function p(v,E){v.getRGB(tu,Gf(i)),t.buffers.color.setClear(tu.r,tu.g,tu.b,E,r)}function g(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(v,E=1){o.set(v),a=E,p(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(v){a=v,p(o,a)},render:m,addToRenderList:x,dispose:g}}function Pw(i,e){let t=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,o=!1;function a(D,G,W,R,O){let q=!1,k=u(D,R,W,G);r!==k&&(r=k,c(r.object)),q=f(D,R,W,O),q&&m(D,R,W,O),O!==null&&e.update(O,i.ELEMENT_ARRAY_BUFFER),(q||o)&&(o=!1,_(D,G,W,R),O!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,e.get(O).buffer))}function l(){return i.createVertexArray()}function c(D){return i.bindVertexArray(D)}function h(D){return i.deleteVertexArray(D)}function u(D,G,W,R){let O=R.wireframe===!0,q=n[G.id];q===void 0&&(q={},n[G.id]=q);let k=D.isInstancedMesh===!0?D.id:0,ne=q[k];ne===void 0&&(ne={},q[k]=ne);let $=ne[W.id];$===void 0&&($={},ne[W.id]=$);let Z=$[O];return Z===void 0&&(Z=d(l()),$[O]=Z),Z}function d(D){let G=[],W=[],R=[];for(let O=0;O<t;O++)G[O]=0,W[O]=0,R[O]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:G,enabledAttributes:W,attributeDivisors:R,object:D,attributes:{},index:null}}function f(D,G,W,R){let O=r.attributes,q=G.attributes,k=0,ne=W.getAttributes();for(let $ in ne)if(ne[$].location>=0){let te=O[$],fe=q[$];if(fe===void 0&&($==="instanceMatrix"&&D.instanceMatrix&&(fe=D.instanceMatrix),$==="instanceColor"&&D.instanceColor&&(fe=D.instanceColor)),te===void 0||te.attribute!==fe||fe&&te.data!==fe.data)return!0;k++}return r.attributesNum!==k||r.index!==R}function m(D,G,W,R){let O={},q=G.attributes,k=0,ne=W.getAttributes();for(let $ in ne)if(ne[$].location>=0){let te=q[$];te===void 0&&($==="instanceMatrix"&&D.instanceMatrix&&(te=D.instanceMatrix),$==="instanceColor"&&D.instanceColor&&(te=D.instanceColor));let fe={};fe.attribute=te,te&&te.data&&(fe.data=te.data),O[$]=fe,k++}r.attributes=O,r.attributesNum=k,r.index=R}function x(){let D=r.newAttributes;for(let G=0,W=D.length;G<W;G++)D[G]=0}function p(D){g(D,0)}function g(D,G){let W=r.newAttributes,R=r.enabledAttributes,O=r.attributeDivisors;W[D]=1,R[D]===0&&(i.enableVertexAttribArray(D),R[D]=1),O[D]!==G&&(i.vertexAttribDivisor(D,G),O[D]=G)}function v(){let D=r.newAttributes,G=r.enabledAttributes;for(let W=0,R=G.length;W<R;W++)G[W]!==D[W]&&(i.disableVertexAttribArray(W),G[W]=0)}function E(D,G,W,R,O,q,k){k===!0?i.vertexAttribIPointer(D,G,W,O,q):i.vertexAttribPointer(D,G,W,R,O,q)}function _(D,G,W,R){x();let O=R.attributes,q=W.getAttributes(),k=G.defaultAttributeValues;for(let ne in q){let $=q[ne];if($.location>=0){let Z=O[ne];if(Z===void 0&&(ne==="instanceMatrix"&&D.instanceMatrix&&(Z=D.instanceMatrix),ne==="instanceColor"&&D.instanceColor&&(Z=D.instanceColor)),Z!==void 0){let te=Z.normalized,fe=Z.itemSize,he=e.get(Z);if(he===void 0)continue;let Q=he.buffer,ce=he.type,pe=he.bytesPerElement,xe=ce===i.INT||ce===i.UNSIGNED_INT||Z.gpuType===xh;if(Z.isInterleavedBufferAttribute){let Me=Z.data,He=Me.isInterleavedBuffer===!0?Me.stride:Me.itemSize,rt=Z.offset;if(Me.isInstancedInterleavedBuffer||Me.isInstancedBufferAttribute){for(let Ve=0;Ve<$.locationSize;Ve++)g($.location+Ve,Me.meshPerAttribute);D.isInstancedMesh!==!0&&R._maxInstanceCount===void 0&&(R._maxInstanceCount=Me.meshPerAttribute*Me.count)}else for(let Ve=0;Ve<$.locationSize;Ve++)p($.location+Ve);i.bindBuffer(i.ARRAY_BUFFER,Q);for(let Ve=0;Ve<$.locationSize;Ve++)E($.location+Ve,fe/$.locationSize,ce,te,He*pe,(rt+fe/$.locationSize*Ve)*pe,xe)}else{if(Z.isInstancedBufferAttribute){for(let Me=0;Me<$.locationSize;Me++)g($.location+Me,Z.meshPerAttribute);D.isInstancedMesh!==!0&&R._maxInstanceCount===void 0&&(R._maxInstanceCount=Z.meshPerAttribute*Z.count)}else for(let Me=0;Me<$.locationSize;Me++)p($.location+Me);i.bindBuffer(i.ARRAY_BUFFER,Q);for(let Me=0;Me<$.locationSize;Me++)E($.location+Me,fe/$.locationSize,ce,te,fe*pe,fe/$.locationSize*Me*pe,xe)}}else if(k!==void 0){let te=k[ne];if(te!==void 0)switch(te.length){case 2:i.vertexAttrib2fv($.location,te);break;case 3:i.vertexAttrib3fv($.location,te);break;case 4:i.vertexAttrib4fv($.location,te);break;default:i.vertexAttrib1fv($.location,te)}}}}v()}function C(){U();for(let D in n){let G=n[D];for(let W in G){let R=G[W];for(let O in R){let q=R[O];for(let k in q)h(q[k].object),delete q[k];delete R[O]}}delete n[D]}}function S(D){if(n[D.id]===void 0)return;let G=n[D.id];for(let W in G){let R=G[W];for(let O in R){let q=R[O];for(let k in q)h(q[k].object),delete q[k];delete R[O]}}delete n[D.id]}function y(D){for(let G in n){let W=n[G];for(let R in W){let O=W[R];if(O[D.id]===void 0)continue;let q=O[D.id];for(let k in q)h(q[k].object),delete q[k];delete O[D.id]}}}function w(D){for(let G in n){let W=n[G],R=D.isInstancedMesh===!0?D.id:0,O=W[R];if(O!==void 0){for(let q in O){let k=O[q];for(let ne in k)h(k[ne].object),delete k[ne];delete O[q]}delete W[R],Object.keys(W).length===0&&delete n[G]}}}function U(){L(),o=!0,r!==s&&(r=s,c(r.object))}function L(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:U,resetDefaultState:L,dispose:C,releaseStatesOfGeometry:S,releaseStatesOfObject:w,releaseStatesOfProgram:y,initAttributes:x,enableAttribute:p,disableUnusedAttributes:v}}function Iw(i,e,t){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),t.update(c,n,1)}function o(l,c,h){h!==0&&(i.drawArraysInstanced(n,l,c,h),t.update(c,n,h))}function a(l,c,h){if(h===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let d=0;for(let f=0;f<h;f++)d+=c[f];t.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function Lw(i,e,t,n){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let y=e.get("EXT_texture_filter_anisotropic");s=i.getParameter(y.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(y){return!(y!==ji&&n.convert(y)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(y){let w=y===Ki&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(y!==di&&y!==Ji&&!w&&n.convert(y)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(y){if(y==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";y="mediump"}return y==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",h=l(c);h!==c&&(Ye("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let u=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&u===!1;t.reversedDepthBuffer===!0&&u===!1&&Ye("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&u===!0&&Ye("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),m=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),x=i.getParameter(i.MAX_TEXTURE_SIZE),p=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),g=i.getParameter(i.MAX_VERTEX_ATTRIBS),v=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),E=i.getParameter(i.MAX_VARYING_VECTORS),_=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),C=i.getParameter(i.MAX_SAMPLES),S=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:f,maxVertexTextures:m,maxTextureSize:x,maxCubemapSize:p,maxAttributes:g,maxVertexUniforms:v,maxVaryings:E,maxFragmentUniforms:_,maxSamples:C,samples:S}}function Dw(i){let e=this,t=null,n=0,s=!1,r=!1,o=new Xi,a=new nt,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let f=u.length!==0||d||n!==0||s;return s=d,n=u.length,f},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,d){t=h(u,d,0)},this.setState=function(u,d,f){let m=u.clippingPlanes,x=u.clipIntersection,p=u.clipShadows,g=i.get(u);if(!s||m===null||m.length===0||r&&!p)r?h(null):c();else{let v=r?0:n,E=v*4,_=g.clippingState||null;l.value=_,_=h(m,d,E,f);for(let C=0;C!==E;++C)_[C]=t[C];g.clippingState=_,this.numIntersection=x?this.numPlanes:0,this.numPlanes+=v}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=n>0),e.numPlanes=n,e.numIntersection=0}function h(u,d,f,m){let x=u!==null?u.length:0,p=null;if(x!==0){if(p=l.value,m!==!0||p===null){let g=f+x*4,v=d.matrixWorldInverse;a.getNormalMatrix(v),(p===null||p.length<g)&&(p=new Float32Array(g));for(let E=0,_=f;E!==x;++E,_+=4)o.copy(u[E]).applyMatrix4(v,a),o.normal.toArray(p,_),p[_+3]=o.constant}l.value=p,l.needsUpdate=!0}return e.numPlanes=x,e.numIntersection=0,p}}var ll=class extends Si{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let n={width:e,height:e,depth:1},s=[n,n,n,n,n,n];this.texture=new Ba(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new Yi(5,5,5),r=new Xn({name:"CubemapFromEquirect",uniforms:kr(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:Vn,blending:Dr});r.uniforms.tEquirect.value=t;let o=new gt(s,r),a=t.minFilter;return t.minFilter===zs&&(t.minFilter=oi),new Go(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,n=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,n,s);e.setRenderTarget(r)}},fx=256,Nw=3,Fw=20,Ux=256,Ox=16,Uw=3,Ow=new V,kw=new Xe,iu=class i{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Go(1,10,null),this._boxMesh=new gt(new Yi(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,n=.1,s=100,r={}){let{size:o=256,position:a=Ow}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);t>0&&(h.texture.mipmapsAutoUpdate=!1);let u=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,m=l.autoClearStencil,x=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,x===null&&(e.background=l.getClearColor(kw));let p=new Go(n,s,h);return p.position.copy(a),p.update(l,e),l.autoClear=u,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=m,e.background=x,t>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=gx(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=mx(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(fx,rx(e))}_fromTexture(e,t){e.mapping===Fr||e.mapping===Wo?this._setSize(e.image.length===0?fx:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let n=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(n),n}_allocateTarget(){let e=this._cubeSize,t=px(e,!1,!1),n=Math.log2(e)-Nw;for(let s=0;s<=n;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==t||e&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=px(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===Fr||e.mapping===Wo?(this._cubemapMaterial===null&&(this._cubemapMaterial=gx()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=mx()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=Bw(),this._integrationMaterial=zw());let t=this._cubeSize,n=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/Ox);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-Uw)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(Ux*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=Vw());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,n),s.envMap.value=e.texture,this._renderCube(r,0,n)}};function px(i,e,t){return new ll(i,{minFilter:zs,generateMipmaps:e,type:Ki,colorSpace:Ra,depthBuffer:t})}function cl(i,e,t){return new Xn({name:i,uniforms:e,vertexShader:dt.cube_vert,fragmentShader:t,side:Vn,blending:Dr,depthTest:!1,depthWrite:!1})}function Bw(){return cl("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${Ux}u

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
	`)}function zw(){return cl("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:Ox}},`

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
	`)}function Vw(){return cl("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${Fw}
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
	`)}function mx(){return cl("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function gx(){return cl("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function Gw(i){let e=new WeakMap,t=new WeakMap,n=null;function s(d,f=!1){return d==null?null:f?o(d):r(d)}function r(d){if(d&&d.isTexture){let f=d.mapping;if(f===ph||f===mh)if(e.has(d)){let m=e.get(d).texture;return a(m,d.mapping)}else{let m=d.image;if(m&&m.height>0){let x=new ll(m.height);return x.fromEquirectangularTexture(i,d),e.set(d,x),d.addEventListener("dispose",c),a(x.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,m=f===ph||f===mh,x=f===Fr||f===Wo;if(m||x){let p=t.get(d),g=p!==void 0?p.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==g)return n===null&&(n=new iu(i)),p=m?n.fromEquirectangular(d,p):n.fromCubemap(d,p),p.texture.pmremVersion=d.pmremVersion,t.set(d,p),p.texture;if(p!==void 0)return p.texture;{let v=d.image;return m&&v&&v.height>0||x&&v&&l(v)?(n===null&&(n=new iu(i)),p=m?n.fromEquirectangular(d):n.fromCubemap(d),p.texture.pmremVersion=d.pmremVersion,t.set(d,p),d.addEventListener("dispose",h),p.texture):null}}}return d}function a(d,f){return f===ph?d.mapping=Fr:f===mh&&(d.mapping=Wo),d}function l(d){let f=0,m=6;for(let x=0;x<m;x++)d[x]!==void 0&&f++;return f===m}function c(d){let f=d.target;f.removeEventListener("dispose",c);let m=e.get(f);m!==void 0&&(e.delete(f),m.dispose())}function h(d){let f=d.target;f.removeEventListener("dispose",h);let m=t.get(f);m!==void 0&&(t.delete(f),m.dispose())}function u(){e=new WeakMap,t=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:u}}function Hw(i){let e={};function t(n){if(e[n]!==void 0)return e[n];let s=i.getExtension(n);return e[n]=s,s}return{has:function(n){return t(n)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(n){let s=t(n);return s===null&&Ea("WebGLRenderer: "+n+" extension not supported."),s}}}function Ww(i,e,t,n){let s={},r=new WeakMap,o=new FinalizationRegistry(m=>delete s[m]);function a(m){l(m.target)}function l(m){m.index!==null&&e.remove(m.index);for(let p in m.attributes)e.remove(m.attributes[p]);m.removeEventListener("dispose",a),delete s[m.id],o.unregister(m);let x=r.get(m);x&&(e.remove(x),r.delete(m)),n.releaseStatesOfGeometry(m),m.isInstancedBufferGeometry===!0&&delete m._maxInstanceCount,t.memory.geometries--}function c(m,x){return s[x.id]!==void 0||(x.addEventListener("dispose",a),s[x.id]=new WeakRef(x),o.register(x,x.id,x),t.memory.geometries++),x}function h(m){let x=m.attributes;for(let p in x)e.update(x[p],i.ARRAY_BUFFER)}function u(m){let x=m.index,p=m.attributes.position,g=0;if(p===void 0)return;let v=x!==null?x.array.length:p.array.length/3-1,E=p.count>=65535?Ua:Fa,_=new E(Math.ceil(v/3)*6,1),C=_.array;if(x!==null){let y=x.array;g=x.version;for(let w=0,U=0;w<v;w+=3){let L=y[w+0],D=y[w+1],G=y[w+2];C[U++]=L,C[U++]=D,C[U++]=D,C[U++]=G,C[U++]=G,C[U++]=L}}else{g=p.version;for(let y=0,w=0;y<v;y+=3){let U=y+0,L=y+1,D=y+2;C[w++]=U,C[w++]=L,C[w++]=L,C[w++]=D,C[w++]=D,C[w++]=U}}_.version=g;let S=r.get(m);S&&e.remove(S),r.set(m,_)}function d(m){let x=r.get(m);if(x){let p=m.index;p!==null&&x.version<p.version&&u(m)}else u(m);return r.get(m)}function f(){for(let m in s){let x=s[m].deref();x!==void 0&&l(x)}}return{get:c,update:h,getWireframeAttribute:d,dispose:f}}function qw(i,e,t){let n;function s(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function l(u,d){i.drawElements(n,d,r,u*o),t.update(d,n,1)}function c(u,d,f){f!==0&&(i.drawElementsInstanced(n,d,r,u*o,f),t.update(d,n,f))}function h(u,d,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,u,0,f);let x=0;for(let p=0;p<f;p++)x+=d[p];t.update(x,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function Xw(i){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(t.calls++,o){case i.TRIANGLES:t.triangles+=a*(r/3);break;case i.LINES:t.lines+=a*(r/2);break;case i.LINE_STRIP:t.lines+=a*(r-1);break;case i.LINE_LOOP:t.lines+=a*r;break;case i.POINTS:t.points+=a*r;break;default:Je("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:n}}function $w(i,e,t){let n=new WeakMap,s=new en;function r(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,d=n.get(a);if(d===void 0||d.count!==u){let U=function(){y.dispose(),n.delete(a),a.removeEventListener("dispose",U)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,m=a.morphAttributes.normal!==void 0,x=a.morphAttributes.color!==void 0,p=a.morphAttributes.position||[],g=a.morphAttributes.normal||[],v=a.morphAttributes.color||[],E=0;f===!0&&(E=1),m===!0&&(E=2),x===!0&&(E=3);let _=a.attributes.position.count*E,C=1;_>e.maxTextureSize&&(C=Math.ceil(_/e.maxTextureSize),_=e.maxTextureSize);let S=new Float32Array(_*C*4*u),y=new Da(S,_,C,u);y.type=Ji,y.needsUpdate=!0;let w=E*4;for(let L=0;L<u;L++){let D=p[L],G=g[L],W=v[L],R=_*C*4*L;for(let O=0;O<D.count;O++){let q=O*w;f===!0&&(s.fromBufferAttribute(D,O),S[R+q+0]=s.x,S[R+q+1]=s.y,S[R+q+2]=s.z,S[R+q+3]=0),m===!0&&(s.fromBufferAttribute(G,O),S[R+q+4]=s.x,S[R+q+5]=s.y,S[R+q+6]=s.z,S[R+q+7]=0),x===!0&&(s.fromBufferAttribute(W,O),S[R+q+8]=s.x,S[R+q+9]=s.y,S[R+q+10]=s.z,S[R+q+11]=W.itemSize===4?s.w:1)}}d={count:u,texture:y,size:new Ke(_,C)},n.set(a,d),a.addEventListener("dispose",U)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,t);else{let f=0;for(let x=0;x<c.length;x++)f+=c[x];let m=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(i,"morphTargetBaseInfluence",m),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",d.texture,t),l.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function Yw(i,e,t,n,s){let r=new WeakMap;function o(c){let h=s.render.frame,u=c.geometry,d=e.get(c,u);if(r.get(d)!==h&&(e.update(d),r.set(d,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(t.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==h&&(f.update(),r.set(f,h))}return d}function a(){r=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),t.remove(h.instanceMatrix),h.instanceColor!==null&&t.remove(h.instanceColor)}return{update:o,dispose:a}}var Zw={[Mf]:"LINEAR_TONE_MAPPING",[Sf]:"REINHARD_TONE_MAPPING",[wf]:"CINEON_TONE_MAPPING",[Af]:"ACES_FILMIC_TONE_MAPPING",[Ef]:"AGX_TONE_MAPPING",[Cf]:"NEUTRAL_TONE_MAPPING",[Tf]:"CUSTOM_TONE_MAPPING"};function Jw(i,e,t,n,s,r){let o=new Si(e,t,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new Mn;h.setAttribute("position",new cn([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new cn([0,2,0,0,2,0],2));let u=new Qc({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),d=new gt(h,u),f=new $a(-1,1,1,-1,0,1),m=null,x=null,p=!1,g,v=null,E=[],_=!1;this.setSize=function(C,S){o.setSize(C,S),a!==null&&a.setSize(C,S),l!==null&&l.setSize(C,S);for(let y=0;y<E.length;y++){let w=E[y];w.setSize&&w.setSize(C,S)}},this.setEffects=function(C){E=C,_=E.length>0&&E[0].isRenderPass===!0;let S=o.width,y=o.height;E.length>0&&a===null&&(a=new Si(S,y,{type:Ki,depthBuffer:!1,stencilBuffer:!1}),l=new Si(S,y,{type:Ki,depthBuffer:!1,stencilBuffer:!1}));let w=s===!0&&E.some(U=>U.needsDepthTexture===!0);w!==(o.depthTexture!==null)&&(w===!0&&c===null&&(c=new Bs(S,y),r===!0&&(c.format=Vs,c.type=Ur)),o.dispose(),o.depthTexture=w?c:null,o.resolveDepthBuffer=w,o.storeMultisampledDepthBuffer=w);for(let U=0;U<E.length;U++){let L=E[U];L.setSize&&L.setSize(S,y),w&&L.needsDepthTexture===!0&&L.setDepthTexture&&L.setDepthTexture(c)}},this.begin=function(C,S){if(p||C.toneMapping===vs&&E.length===0)return!1;if(v=S,S!==null){let y=S.width,w=S.height;(o.width!==y||o.height!==w)&&this.setSize(y,w)}return _===!1&&C.setRenderTarget(o),g=C.toneMapping,C.toneMapping=vs,!0},this.hasRenderPass=function(){return _},this.end=function(C,S){C.toneMapping=g,p=!0;let y=o,w=a;for(let U=0;U<E.length;U++){let L=E[U];L.enabled!==!1&&(L.render(C,w,y,S),L.needsSwap!==!1&&(y=w,w=w===a?l:a))}if(m!==C.outputColorSpace||x!==C.toneMapping){m=C.outputColorSpace,x=C.toneMapping,u.defines={},_t.getTransfer(m)===Pt&&(u.defines.SRGB_TRANSFER="");let U=Zw[x];U&&(u.defines[U]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=y.texture,C.setRenderTarget(v),C.render(d,f),v=null,p=!1},this.isCompositing=function(){return p},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),u.dispose()}}var kx=new ai,Bx=new Bs(1,1),zx=new za(1),Vx=new Da,Gx=new Xc,Hx=new Ba,xx=[],yx=[],vx=new Float32Array(16),_x=new Float32Array(9),bx=new Float32Array(4);function $o(i,e,t){let n=i[0];if(n<=0||n>0)return i;let s=e*t,r=xx[s];if(r===void 0&&(r=new Float32Array(s),xx[s]=r),e!==0){n.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,i[o].toArray(r,a)}return r}function Pn(i,e){if(i.length!==e.length)return!1;for(let t=0,n=i.length;t<n;t++)if(i[t]!==e[t])return!1;return!0}function In(i,e){for(let t=0,n=e.length;t<n;t++)i[t]=e[t]}function ru(i,e){let t=yx[e];t===void 0&&(t=new Int32Array(e),yx[e]=t);for(let n=0;n!==e;++n)t[n]=i.allocateTextureUnit();return t}function Kw(i,e){let t=this.cache;t[0]!==e&&(i.uniform1f(this.addr,e),t[0]=e)}function jw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Pn(t,e))return;i.uniform2fv(this.addr,e),In(t,e)}}function Qw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(i.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Pn(t,e))return;i.uniform3fv(this.addr,e),In(t,e)}}function e1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Pn(t,e))return;i.uniform4fv(this.addr,e),In(t,e)}}function t1(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Pn(t,e))return;i.uniformMatrix2fv(this.addr,!1,e),In(t,e)}else{if(Pn(t,n))return;bx.set(n),i.uniformMatrix2fv(this.addr,!1,bx),In(t,n)}}function n1(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Pn(t,e))return;i.uniformMatrix3fv(this.addr,!1,e),In(t,e)}else{if(Pn(t,n))return;_x.set(n),i.uniformMatrix3fv(this.addr,!1,_x),In(t,n)}}function i1(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Pn(t,e))return;i.uniformMatrix4fv(this.addr,!1,e),In(t,e)}else{if(Pn(t,n))return;vx.set(n),i.uniformMatrix4fv(this.addr,!1,vx),In(t,n)}}function s1(i,e){let t=this.cache;t[0]!==e&&(i.uniform1i(this.addr,e),t[0]=e)}function r1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Pn(t,e))return;i.uniform2iv(this.addr,e),In(t,e)}}function o1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Pn(t,e))return;i.uniform3iv(this.addr,e),In(t,e)}}function a1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Pn(t,e))return;i.uniform4iv(this.addr,e),In(t,e)}}function l1(i,e){let t=this.cache;t[0]!==e&&(i.uniform1ui(this.addr,e),t[0]=e)}function c1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Pn(t,e))return;i.uniform2uiv(this.addr,e),In(t,e)}}function h1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Pn(t,e))return;i.uniform3uiv(this.addr,e),In(t,e)}}function u1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Pn(t,e))return;i.uniform4uiv(this.addr,e),In(t,e)}}function ou(i){return i.version===0&&(i.compareFunction=Bf,i.needsUpdate=!0),i}function d1(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=ou(Bx):r=kx,t.setTexture2D(e||r,s)}function f1(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture3D(e||Gx,s)}function p1(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=ou(zx):r=Hx,t.setTextureCube(e||r,s)}function m1(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture2DArray(e||Vx,s)}function g1(i){switch(i){case 5126:return Kw;case 35664:return jw;case 35665:return Qw;case 35666:return e1;case 35674:return t1;case 35675:return n1;case 35676:return i1;case 5124:case 35670:return s1;case 35667:case 35671:return r1;case 35668:case 35672:return o1;case 35669:case 35673:return a1;case 5125:return l1;case 36294:return c1;case 36295:return h1;case 36296:return u1;case 35678:case 36198:case 36298:case 36306:case 35682:return d1;case 35679:case 36299:case 36307:return f1;case 35680:case 36300:case 36308:case 36293:return p1;case 36289:case 36303:case 36311:case 36292:return m1}}function x1(i,e){i.uniform1fv(this.addr,e)}function y1(i,e){let t=$o(e,this.size,2);i.uniform2fv(this.addr,t)}function v1(i,e){let t=$o(e,this.size,3);i.uniform3fv(this.addr,t)}function _1(i,e){let t=$o(e,this.size,4);i.uniform4fv(this.addr,t)}function b1(i,e){let t=$o(e,this.size,4);i.uniformMatrix2fv(this.addr,!1,t)}function M1(i,e){let t=$o(e,this.size,9);i.uniformMatrix3fv(this.addr,!1,t)}function S1(i,e){let t=$o(e,this.size,16);i.uniformMatrix4fv(this.addr,!1,t)}function w1(i,e){i.uniform1iv(this.addr,e)}function A1(i,e){i.uniform2iv(this.addr,e)}function T1(i,e){i.uniform3iv(this.addr,e)}function E1(i,e){i.uniform4iv(this.addr,e)}function C1(i,e){i.uniform1uiv(this.addr,e)}function R1(i,e){i.uniform2uiv(this.addr,e)}function P1(i,e){i.uniform3uiv(this.addr,e)}function I1(i,e){i.uniform4uiv(this.addr,e)}function L1(i,e,t){let n=this.cache,s=e.length,r=ru(t,s);Pn(n,r)||(i.uniform1iv(this.addr,r),In(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=ou(Bx):o=kx;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function D1(i,e,t){let n=this.cache,s=e.length,r=ru(t,s);Pn(n,r)||(i.uniform1iv(this.addr,r),In(n,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||Gx,r[o])}function N1(i,e,t){let n=this.cache,s=e.length,r=ru(t,s);Pn(n,r)||(i.uniform1iv(this.addr,r),In(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=ou(zx):o=Hx;for(let a=0;a!==s;++a)t.setTextureCube(e[a]||o,r[a])}function F1(i,e,t){let n=this.cache,s=e.length,r=ru(t,s);Pn(n,r)||(i.uniform1iv(this.addr,r),In(n,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||Vx,r[o])}function U1(i){switch(i){case 5126:return x1;case 35664:return y1;case 35665:return v1;case 35666:return _1;case 35674:return b1;case 35675:return M1;case 35676:return S1;case 5124:case 35670:return w1;case 35667:case 35671:return A1;case 35668:case 35672:return T1;case 35669:case 35673:return E1;case 5125:return C1;case 36294:return R1;case 36295:return P1;case 36296:return I1;case 35678:case 36198:case 36298:case 36306:case 35682:return L1;case 35679:case 36299:case 36307:return D1;case 35680:case 36300:case 36308:case 36293:return N1;case 36289:case 36303:case 36311:case 36292:return F1}}var Yf=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.setValue=g1(t.type)}},Zf=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=U1(t.type)}},Jf=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],n)}}},Xf=/(\w+)(\])?(\[|\.)?/g;function Mx(i,e){i.seq.push(e),i.map[e.id]=e}function O1(i,e,t){let n=i.name,s=n.length;for(Xf.lastIndex=0;;){let r=Xf.exec(n),o=Xf.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){Mx(t,c===void 0?new Yf(a,i,e):new Zf(a,i,e));break}else{let u=t.map[a];u===void 0&&(u=new Jf(a),Mx(t,u)),t=u}}}var Xo=class{constructor(e,t){this.seq=[],this.map={};let n=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);O1(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,n,s){let r=this.map[t];r!==void 0&&r.setValue(e,n,s)}setOptional(e,t,n){let s=t[n];s!==void 0&&this.setValue(e,n,s)}static upload(e,t,n,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,s)}}static seqWithValue(e,t){let n=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&n.push(o)}return n}};function Sx(i,e,t){let n=i.createShader(e);return i.shaderSource(n,t),i.compileShader(n),n}var k1=37297,B1=0;function z1(i,e){let t=i.split(`
`),n=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return n.join(`
`)}var wx=new nt;function V1(i){_t._getMatrix(wx,_t.workingColorSpace,i);let e=`mat3( ${wx.elements.map(t=>t.toFixed(4))} )`;switch(_t.getTransfer(i)){case Pa:return[e,"LinearTransferOETF"];case Pt:return[e,"sRGBTransferOETF"];default:return Ye("WebGLProgram: Unsupported color space: ",i),[e,"LinearTransferOETF"]}}function Ax(i,e,t){let n=i.getShaderParameter(e,i.COMPILE_STATUS),r=(i.getShaderInfoLog(e)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+z1(i.getShaderSource(e),a)}else return r}function G1(i,e){let t=V1(e);return[`vec4 ${i}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var H1={[Mf]:"Linear",[Sf]:"Reinhard",[wf]:"Cineon",[Af]:"ACESFilmic",[Ef]:"AgX",[Cf]:"Neutral",[Tf]:"Custom"};function W1(i,e){let t=H1[e];return t===void 0?(Ye("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var nu=new V;function q1(){_t.getLuminanceCoefficients(nu);let i=nu.x.toFixed(4),e=nu.y.toFixed(4),t=nu.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function X1(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(al).join(`
`)}function $1(i){let e=[];for(let t in i){let n=i[t];n!==!1&&e.push("#define "+t+" "+n)}return e.join(`
`)}function Y1(i,e){let t={},n=i.getProgramParameter(e,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(e,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:i.getAttribLocation(e,o),locationSize:a}}return t}function al(i){return i!==""}function Tx(i,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function Ex(i,e){return i.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var Z1=/^[ \t]*#include +<([\w\d./]+)>/gm;function Kf(i){return i.replace(Z1,J1)}function J1(i,e){let t=dt[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return Kf(t)}var K1=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Cx(i){return i.replace(K1,j1)}function j1(i,e,t,n){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function Rx(i){let e=`precision ${i.precision} float;
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
#define LOW_PRECISION`),e}var Q1={[ja]:"SHADOWMAP_TYPE_PCF",[Ho]:"SHADOWMAP_TYPE_VSM"};function eA(i){return Q1[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var tA={[Wo]:"ENVMAP_MODE_REFRACTION"};function nA(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":tA[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var iA={[bf]:"ENVMAP_BLENDING_MULTIPLY",[W0]:"ENVMAP_BLENDING_MIX",[q0]:"ENVMAP_BLENDING_ADD"};function sA(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":iA[i.combine]||"ENVMAP_BLENDING_NONE"}function rA(i,e,t,n){let s=i.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,l=eA(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=nA(t),u=sA(t),d=X1(t),f=$1(r),m=s.createProgram(),x,p,g=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(x=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(al).join(`
`),x.length>0&&(x+=`
`),p=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(al).join(`
`),p.length>0&&(p+=`
`)):(x=[Rx(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+h:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(al).join(`
`),p=[Rx(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+h:"",t.envMap?"#define "+u:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==vs?"#define TONE_MAPPING":"",t.toneMapping!==vs?dt.tonemapping_pars_fragment:"",t.toneMapping!==vs?W1("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",dt.colorspace_pars_fragment,G1("linearToOutputTexel",t.outputColorSpace),q1(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(al).join(`
`)),o=Kf(o),o=Tx(o,t),o=Ex(o,t),a=Kf(a),a=Tx(a,t),a=Ex(a,t),o=Cx(o),a=Cx(a),t.isRawShaderMaterial!==!0&&(g=`#version 300 es
`,x=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+x,p=["#define varying in",t.glslVersion===Vf?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===Vf?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+p);let v=g+x+o,E=g+p+a,_=Sx(s,s.VERTEX_SHADER,v),C=Sx(s,s.FRAGMENT_SHADER,E);s.attachShader(m,_),s.attachShader(m,C),t.index0AttributeName!==void 0?s.bindAttribLocation(m,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(m,0,"position"),s.linkProgram(m);function S(L){if(i.debug.checkShaderErrors){let D=s.getProgramInfoLog(m)||"",G=s.getShaderInfoLog(_)||"",W=s.getShaderInfoLog(C)||"",R=D.trim(),O=G.trim(),q=W.trim(),k=!0,ne=!0;if(s.getProgramParameter(m,s.LINK_STATUS)===!1)if(k=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,m,_,C);else{let $=Ax(s,_,"vertex"),Z=Ax(s,C,"fragment");Je("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(m,s.VALIDATE_STATUS)+`

Material Name: `+L.name+`
Material Type: `+L.type+`

Program Info Log: `+R+`
`+$+`
`+Z)}else R!==""?Ye("WebGLProgram: Program Info Log:",R):(O===""||q==="")&&(ne=!1);ne&&(L.diagnostics={runnable:k,programLog:R,vertexShader:{log:O,prefix:x},fragmentShader:{log:q,prefix:p}})}s.deleteShader(_),s.deleteShader(C),y=new Xo(s,m),w=Y1(s,m)}let y;this.getUniforms=function(){return y===void 0&&S(this),y};let w;this.getAttributes=function(){return w===void 0&&S(this),w};let U=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return U===!1&&(U=s.getProgramParameter(m,k1)),U},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(m),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=B1++,this.cacheKey=e,this.usedTimes=1,this.program=m,this.vertexShader=_,this.fragmentShader=C,this}var oA=0,jf=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,n){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let n of t)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,n=t.get(e);return n===void 0&&(n=new Set,t.set(e,n)),n}_getShaderStage(e){let t=this.shaderCache,n=t.get(e);return n===void 0&&(n=new Qf(e),t.set(e,n)),n}},Qf=class{constructor(e){this.id=oA++,this.code=e,this.usedTimes=0}};function aA(i){return i===dr||i===sl||i===rl}function lA(i,e,t,n,s,r){let o=new Oo,a=new jf,l=new Set,c=[],h=new Map,u=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(y){return l.add(y),y===0?"uv":`uv${y}`}function m(y,w,U,L,D,G){let W=L.fog,R=D.geometry,O=y.isMeshStandardMaterial||y.isMeshLambertMaterial||y.isMeshPhongMaterial?L.environment:null,q=y.isMeshStandardMaterial||y.isMeshLambertMaterial&&!y.envMap||y.isMeshPhongMaterial&&!y.envMap,k=e.get(y.envMap||O,q),ne=d[y.type],$=n.precision;y.precision!==null&&($=n.getMaxPrecision(y.precision),$!==y.precision&&Ye("WebGLProgram.getParameters:",y.precision,"not supported, using",$,"instead."));let Z=R.morphAttributes.position||R.morphAttributes.normal||R.morphAttributes.color,te=Z!==void 0?Z.length:0,fe=0;R.morphAttributes.position!==void 0&&(fe=1),R.morphAttributes.normal!==void 0&&(fe=2),R.morphAttributes.color!==void 0&&(fe=3);let he,Q,ce,pe;if(ne){let Ce=bs[ne];he=Ce.vertexShader,Q=Ce.fragmentShader}else{he=y.vertexShader,Q=y.fragmentShader;let Ce=a.getVertexShaderStage(y),at=a.getFragmentShaderStage(y);a.update(y,Ce,at),ce=Ce.id,pe=at.id}let xe=i.getRenderTarget(),Me=i.state.buffers.depth.getReversed(),He=D.isInstancedMesh===!0,rt=D.isBatchedMesh===!0,Ve=!!y.map,ft=!!y.matcap,ht=!!k,it=ht&&k.isPMREMTexture===!0,Kt=!!y.aoMap,Gt=!!y.lightMap,pn=!!y.bumpMap&&y.wireframe===!1,Ut=!!y.normalMap,Ln=!!y.displacementMap,St=!!y.emissiveMap,Sn=!!y.metalnessMap,nn=!!y.roughnessMap,mn=y.anisotropy>0,z=y.clearcoat>0,Re=y.diffuseRoughness>0,$e=y.dispersion>0,ot=y.retroreflectivity>0,we=y.iridescence>0,kt=y.sheen>0,ze=y.transmission>0,qe=mn&&!!y.anisotropyMap,P=z&&!!y.clearcoatMap,M=z&&!!y.clearcoatNormalMap,Y=z&&!!y.clearcoatRoughnessMap,de=Re&&!!y.diffuseRoughnessMap,ae=we&&!!y.iridescenceMap,ve=we&&!!y.iridescenceThicknessMap,_e=kt&&!!y.sheenColorMap,ie=kt&&!!y.sheenRoughnessMap,re=!!y.specularMap,ge=!!y.specularColorMap,B=!!y.specularIntensityMap,oe=ze&&!!y.transmissionMap,se=ze&&!!y.thicknessMap,Ae=!!y.gradientMap,ye=!!y.alphaMap,Se=y.alphaTest>0,Ge=!!y.alphaHash,je=!!y.extensions,ue=vs;y.toneMapped&&(xe===null||xe.isXRRenderTarget===!0)&&(ue=i.toneMapping);let Oe=it?k.isCompressedCubeTexture?k.image[0].mipmaps:k.mipmaps:null,Qe={shaderID:ne,shaderType:y.type,shaderName:y.name,vertexShader:he,fragmentShader:Q,defines:y.defines,customVertexShaderID:ce,customFragmentShaderID:pe,isRawShaderMaterial:y.isRawShaderMaterial===!0,glslVersion:y.glslVersion,precision:$,batching:rt,batchingColor:rt&&D._colorsTexture!==null,instancing:He,instancingColor:He&&D.instanceColor!==null,instancingMorph:He&&D.morphTexture!==null,outputColorSpace:xe===null?i.outputColorSpace:xe.isXRRenderTarget===!0?xe.texture.colorSpace:_t.workingColorSpace,alphaToCoverage:!!y.alphaToCoverage,map:Ve,matcap:ft,envMap:ht,envMapMode:ht&&k.mapping,envMapPMREM:it,envMapMaxLod:it?Oe.length-1:null,envMapSize:it?Oe[0].width:null,aoMap:Kt,lightMap:Gt,bumpMap:pn,normalMap:Ut,displacementMap:Ln,emissiveMap:St,normalMapObjectSpace:Ut&&y.normalMapType===Y0,normalMapTangentSpace:Ut&&y.normalMapType===Qh,packedNormalMap:Ut&&y.normalMapType===Qh&&aA(y.normalMap.format),metalnessMap:Sn,roughnessMap:nn,anisotropy:mn,anisotropyMap:qe,clearcoat:z,clearcoatMap:P,clearcoatNormalMap:M,clearcoatRoughnessMap:Y,diffuseRoughness:Re,diffuseRoughnessMap:de,dispersion:$e,retroreflection:ot,iridescence:we,iridescenceMap:ae,iridescenceThicknessMap:ve,sheen:kt,sheenColorMap:_e,sheenRoughnessMap:ie,specularMap:re,specularColorMap:ge,specularIntensityMap:B,transmission:ze,transmissionMap:oe,thicknessMap:se,gradientMap:Ae,opaque:y.transparent===!1&&y.blending===ys&&y.alphaToCoverage===!1,alphaMap:ye,alphaTest:Se,alphaHash:Ge,combine:y.combine,mapUv:Ve&&f(y.map.channel),aoMapUv:Kt&&f(y.aoMap.channel),lightMapUv:Gt&&f(y.lightMap.channel),bumpMapUv:pn&&f(y.bumpMap.channel),normalMapUv:Ut&&f(y.normalMap.channel),displacementMapUv:Ln&&f(y.displacementMap.channel),emissiveMapUv:St&&f(y.emissiveMap.channel),metalnessMapUv:Sn&&f(y.metalnessMap.channel),roughnessMapUv:nn&&f(y.roughnessMap.channel),anisotropyMapUv:qe&&f(y.anisotropyMap.channel),clearcoatMapUv:P&&f(y.clearcoatMap.channel),clearcoatNormalMapUv:M&&f(y.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:Y&&f(y.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:de&&f(y.diffuseRoughnessMap.channel),iridescenceMapUv:ae&&f(y.iridescenceMap.channel),iridescenceThicknessMapUv:ve&&f(y.iridescenceThicknessMap.channel),sheenColorMapUv:_e&&f(y.sheenColorMap.channel),sheenRoughnessMapUv:ie&&f(y.sheenRoughnessMap.channel),specularMapUv:re&&f(y.specularMap.channel),specularColorMapUv:ge&&f(y.specularColorMap.channel),specularIntensityMapUv:B&&f(y.specularIntensityMap.channel),transmissionMapUv:oe&&f(y.transmissionMap.channel),thicknessMapUv:se&&f(y.thicknessMap.channel),alphaMapUv:ye&&f(y.alphaMap.channel),vertexTangents:!!R.attributes.tangent&&(Ut||mn),vertexNormals:!!R.attributes.normal,vertexColors:y.vertexColors,vertexAlphas:y.vertexColors===!0&&!!R.attributes.color&&R.attributes.color.itemSize===4,pointsUvs:D.isPoints===!0&&!!R.attributes.uv&&(Ve||ye),fog:!!W,useFog:y.fog===!0,fogExp2:!!W&&W.isFogExp2,flatShading:y.wireframe===!1&&(y.flatShading===!0||R.attributes.normal===void 0&&Ut===!1&&(y.isMeshLambertMaterial||y.isMeshPhongMaterial||y.isMeshStandardMaterial||y.isMeshPhysicalMaterial)),sizeAttenuation:y.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:Me,skinning:D.isSkinnedMesh===!0,hasPositionAttribute:R.attributes.position!==void 0,morphTargets:R.morphAttributes.position!==void 0,morphNormals:R.morphAttributes.normal!==void 0,morphColors:R.morphAttributes.color!==void 0,morphTargetsCount:te,morphTextureStride:fe,numSunLights:w.sun.length,numDirLights:w.directional.length,numPointLights:w.point.length,numSpotLights:w.spot.length,numSpotLightMaps:w.spotLightMap.length,numRectAreaLights:w.rectArea.length,numHemiLights:w.hemi.length,numSunLightShadows:w.sunShadowMap.length,numDirLightShadows:w.directionalShadowMap.length,numPointLightShadows:w.pointShadowMap.length,numSpotLightShadows:w.spotShadowMap.length,numSpotLightShadowsWithMaps:w.numSpotLightShadowsWithMaps,numLightProbes:w.numLightProbes,numLightProbeGrids:G.filter(Ce=>Ce.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:y.dithering,shadowMapEnabled:i.shadowMap.enabled&&U.length>0,shadowMapType:i.shadowMap.type,toneMapping:ue,decodeVideoTexture:Ve&&y.map.isVideoTexture===!0&&_t.getTransfer(y.map.colorSpace)===Pt,decodeVideoTextureEmissive:St&&y.emissiveMap.isVideoTexture===!0&&_t.getTransfer(y.emissiveMap.colorSpace)===Pt,premultipliedAlpha:y.premultipliedAlpha,doubleSided:y.side===$n,flipSided:y.side===Vn,useDepthPacking:y.depthPacking>=0,depthPacking:y.depthPacking||0,index0AttributeName:y.index0AttributeName,extensionClipCullDistance:je&&y.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(je&&y.extensions.multiDraw===!0||rt)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:y.customProgramCacheKey()};return Qe.vertexUv1s=l.has(1),Qe.vertexUv2s=l.has(2),Qe.vertexUv3s=l.has(3),l.clear(),Qe}function x(y){let w=[];if(y.shaderID?w.push(y.shaderID):(w.push(y.customVertexShaderID),w.push(y.customFragmentShaderID)),y.defines!==void 0)for(let U in y.defines)w.push(U),w.push(y.defines[U]);return y.isRawShaderMaterial===!1&&(p(w,y),g(w,y),w.push(i.outputColorSpace)),w.push(y.customProgramCacheKey),w.join()}function p(y,w){y.push(w.precision),y.push(w.outputColorSpace),y.push(w.envMapMode),y.push(w.envMapPMREM),y.push(w.envMapMaxLod),y.push(w.envMapSize),y.push(w.mapUv),y.push(w.alphaMapUv),y.push(w.lightMapUv),y.push(w.aoMapUv),y.push(w.bumpMapUv),y.push(w.normalMapUv),y.push(w.displacementMapUv),y.push(w.emissiveMapUv),y.push(w.metalnessMapUv),y.push(w.roughnessMapUv),y.push(w.anisotropyMapUv),y.push(w.clearcoatMapUv),y.push(w.clearcoatNormalMapUv),y.push(w.clearcoatRoughnessMapUv),y.push(w.diffuseRoughnessMapUv),y.push(w.iridescenceMapUv),y.push(w.iridescenceThicknessMapUv),y.push(w.sheenColorMapUv),y.push(w.sheenRoughnessMapUv),y.push(w.specularMapUv),y.push(w.specularColorMapUv),y.push(w.specularIntensityMapUv),y.push(w.transmissionMapUv),y.push(w.thicknessMapUv),y.push(w.combine),y.push(w.fogExp2),y.push(w.sizeAttenuation),y.push(w.morphTargetsCount),y.push(w.numSunLights),y.push(w.numDirLights),y.push(w.numPointLights),y.push(w.numSpotLights),y.push(w.numSpotLightMaps),y.push(w.numHemiLights),y.push(w.numRectAreaLights),y.push(w.numSunLightShadows),y.push(w.numDirLightShadows),y.push(w.numPointLightShadows),y.push(w.numSpotLightShadows),y.push(w.numSpotLightShadowsWithMaps),y.push(w.numLightProbes),y.push(w.numLightProbeGrids),y.push(w.shadowMapType),y.push(w.toneMapping),y.push(w.numClippingPlanes),y.push(w.numClipIntersection),y.push(w.depthPacking)}function g(y,w){o.disableAll(),w.instancing&&o.enable(0),w.instancingColor&&o.enable(1),w.instancingMorph&&o.enable(2),w.matcap&&o.enable(3),w.envMap&&o.enable(4),w.normalMapObjectSpace&&o.enable(5),w.normalMapTangentSpace&&o.enable(6),w.clearcoat&&o.enable(7),w.iridescence&&o.enable(8),w.alphaTest&&o.enable(9),w.vertexColors&&o.enable(10),w.vertexAlphas&&o.enable(11),w.vertexUv1s&&o.enable(12),w.vertexUv2s&&o.enable(13),w.vertexUv3s&&o.enable(14),w.vertexTangents&&o.enable(15),w.anisotropy&&o.enable(16),w.alphaHash&&o.enable(17),w.batching&&o.enable(18),w.dispersion&&o.enable(19),w.retroreflection&&o.enable(24),w.diffuseRoughness&&o.enable(25),w.batchingColor&&o.enable(20),w.gradientMap&&o.enable(21),w.packedNormalMap&&o.enable(22),w.vertexNormals&&o.enable(23),y.push(o.mask),o.disableAll(),w.fog&&o.enable(0),w.useFog&&o.enable(1),w.flatShading&&o.enable(2),w.logarithmicDepthBuffer&&o.enable(3),w.reversedDepthBuffer&&o.enable(4),w.skinning&&o.enable(5),w.morphTargets&&o.enable(6),w.morphNormals&&o.enable(7),w.morphColors&&o.enable(8),w.premultipliedAlpha&&o.enable(9),w.shadowMapEnabled&&o.enable(10),w.doubleSided&&o.enable(11),w.flipSided&&o.enable(12),w.useDepthPacking&&o.enable(13),w.dithering&&o.enable(14),w.transmission&&o.enable(15),w.sheen&&o.enable(16),w.opaque&&o.enable(17),w.pointsUvs&&o.enable(18),w.decodeVideoTexture&&o.enable(19),w.decodeVideoTextureEmissive&&o.enable(20),w.alphaToCoverage&&o.enable(21),w.numLightProbeGrids>0&&o.enable(22),w.hasPositionAttribute&&o.enable(23),y.push(o.mask)}function v(y){let w=d[y.type],U;if(w){let L=bs[w];U=hx.clone(L.uniforms)}else U=y.uniforms;return U}function E(y,w){let U=h.get(w);return U!==void 0?++U.usedTimes:(U=new rA(i,w,y,s),c.push(U),h.set(w,U)),U}function _(y){if(--y.usedTimes===0){let w=c.indexOf(y);c[w]=c[c.length-1],c.pop(),h.delete(y.cacheKey),y.destroy()}}function C(y){a.remove(y)}function S(){a.dispose()}return{getParameters:m,getProgramCacheKey:x,getUniforms:v,acquireProgram:E,releaseProgram:_,releaseShaderCache:C,programs:c,dispose:S}}function cA(){let i=new WeakMap;function e(o){return i.has(o)}function t(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:e,get:t,remove:n,update:s,dispose:r}}function hA(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.material.id!==e.material.id?i.material.id-e.material.id:i.materialVariant!==e.materialVariant?i.materialVariant-e.materialVariant:i.z!==e.z?i.z-e.z:i.id-e.id}function Px(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.z!==e.z?e.z-i.z:i.id-e.id}function Ix(){let i=[],e=0,t=[],n=[],s=[];function r(){e=0,t.length=0,n.length=0,s.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,m,x,p,g){let v=i[e];return v===void 0?(v={id:d.id,object:d,geometry:f,material:m,materialVariant:o(d),groupOrder:x,renderOrder:d.renderOrder,z:p,group:g},i[e]=v):(v.id=d.id,v.object=d,v.geometry=f,v.material=m,v.materialVariant=o(d),v.groupOrder=x,v.renderOrder=d.renderOrder,v.z=p,v.group=g),e++,v}function l(d,f,m,x,p,g,v){v.reversedDepth===!0&&(p=-p);let E=a(d,f,m,x,p,g);m.transmission>0?n.push(E):m.transparent===!0?s.push(E):t.push(E)}function c(d,f,m,x,p,g){let v=a(d,f,m,x,p,g);m.transmission>0?n.unshift(v):m.transparent===!0?s.unshift(v):t.unshift(v)}function h(d,f){t.length>1&&t.sort(d||hA),n.length>1&&n.sort(f||Px),s.length>1&&s.sort(f||Px)}function u(){for(let d=e,f=i.length;d<f;d++){let m=i[d];if(m.id===null)break;m.id=null,m.object=null,m.geometry=null,m.material=null,m.group=null}}return{opaque:t,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:u,sort:h}}function uA(){let i=new WeakMap;function e(n,s){let r=i.get(n),o;return r===void 0?(o=new Ix,i.set(n,[o])):s>=r.length?(o=new Ix,r.push(o)):o=r[s],o}function t(){i=new WeakMap}return{get:e,dispose:t}}function dA(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new V,color:new Xe};break;case"SpotLight":t={position:new V,direction:new V,color:new Xe,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new V,color:new Xe,distance:0,decay:0};break;case"HemisphereLight":t={direction:new V,skyColor:new Xe,groundColor:new Xe};break;case"RectAreaLight":t={color:new Xe,position:new V,halfWidth:new V,halfHeight:new V};break}return i[e.id]=t,t}}}function fA(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ke};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ke};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ke,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[e.id]=t,t}}}var pA=0;function mA(i,e){return(e.castShadow?2:0)-(i.castShadow?2:0)+(e.map?1:0)-(i.map?1:0)}function gA(i){let e=new dA,t=fA(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new V);let s=new V,r=new It,o=new It;function a(c){let h=0,u=0,d=0;for(let G=0;G<9;G++)n.probe[G].set(0,0,0);let f=0,m=0,x=0,p=0,g=0,v=0,E=0,_=0,C=0,S=0,y=0,w=0,U=0,L=0;c.sort(mA);for(let G=0,W=c.length;G<W;G++){let R=c[G],O=R.color,q=R.intensity,k=R.distance,ne=null;if(R.shadow&&R.shadow.map&&(R.shadow.map.texture.format===dr?ne=R.shadow.map.texture:ne=R.shadow.map.depthTexture||R.shadow.map.texture),R.isAmbientLight)h+=O.r*q,u+=O.g*q,d+=O.b*q;else if(R.isLightProbe){for(let $=0;$<9;$++)n.probe[$].addScaledVector(R.sh.coefficients[$],q);L++}else if(R.isSunLight){let $=e.get(R);if($.color.copy(R.color).multiplyScalar(R.intensity),R.castShadow){let Z=R.shadow,te=t.get(R);te.shadowIntensity=Z.intensity,te.shadowBias=Z.bias,te.shadowNormalBias=Z.normalBias,te.shadowRadius=Z.radius,te.shadowMapSize.copy(Z.mapSize).multiply(Z.getFrameExtents()),n.sunShadow[m]=te,n.sunShadowMap[m]=ne;let fe=Z.getViewportCount();for(let he=0;he<fe;he++)n.sunShadowMatrix[x+he]=Z.getMatrix(he),n.sunShadowCascade[x+he]=Z._cascadeData[he];x+=fe,m++}n.sun[f]=$,f++}else if(R.isDirectionalLight){let $=e.get(R);if($.color.copy(R.color).multiplyScalar(R.intensity),R.castShadow){let Z=R.shadow,te=t.get(R);te.shadowIntensity=Z.intensity,te.shadowBias=Z.bias,te.shadowNormalBias=Z.normalBias,te.shadowRadius=Z.radius,te.shadowMapSize=Z.mapSize,n.directionalShadow[p]=te,n.directionalShadowMap[p]=ne,n.directionalShadowMatrix[p]=R.shadow.matrix,C++}n.directional[p]=$,p++}else if(R.isSpotLight){let $=e.get(R);$.position.setFromMatrixPosition(R.matrixWorld),$.color.copy(O).multiplyScalar(q),$.distance=k,$.coneCos=Math.cos(R.angle),$.penumbraCos=Math.cos(R.angle*(1-R.penumbra)),$.decay=R.decay,n.spot[v]=$;let Z=R.shadow;if(R.map&&(n.spotLightMap[w]=R.map,w++,Z.updateMatrices(R),R.castShadow&&U++),n.spotLightMatrix[v]=Z.matrix,R.castShadow){let te=t.get(R);te.shadowIntensity=Z.intensity,te.shadowBias=Z.bias,te.shadowNormalBias=Z.normalBias,te.shadowRadius=Z.radius,te.shadowMapSize=Z.mapSize,n.spotShadow[v]=te,n.spotShadowMap[v]=ne,y++}v++}else if(R.isRectAreaLight){let $=e.get(R);$.color.copy(O).multiplyScalar(q),$.halfWidth.set(R.width*.5,0,0),$.halfHeight.set(0,R.height*.5,0),n.rectArea[E]=$,E++}else if(R.isPointLight){let $=e.get(R);if($.color.copy(R.color).multiplyScalar(R.intensity),$.distance=R.distance,$.decay=R.decay,R.castShadow){let Z=R.shadow,te=t.get(R);te.shadowIntensity=Z.intensity,te.shadowBias=Z.bias,te.shadowNormalBias=Z.normalBias,te.shadowRadius=Z.radius,te.shadowMapSize=Z.mapSize,te.shadowCameraNear=Z.camera.near,te.shadowCameraFar=Z.camera.far,n.pointShadow[g]=te,n.pointShadowMap[g]=ne,n.pointShadowMatrix[g]=R.shadow.matrix,S++}n.point[g]=$,g++}else if(R.isHemisphereLight){let $=e.get(R);$.skyColor.copy(R.color).multiplyScalar(q),$.groundColor.copy(R.groundColor).multiplyScalar(q),n.hemi[_]=$,_++}}E>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Le.LTC_FLOAT_1,n.rectAreaLTC2=Le.LTC_FLOAT_2):(n.rectAreaLTC1=Le.LTC_HALF_1,n.rectAreaLTC2=Le.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=u,n.ambient[2]=d;let D=n.hash;(D.sunLength!==f||D.directionalLength!==p||D.pointLength!==g||D.spotLength!==v||D.rectAreaLength!==E||D.hemiLength!==_||D.numSunShadows!==m||D.numDirectionalShadows!==C||D.numPointShadows!==S||D.numSpotShadows!==y||D.numSpotMaps!==w||D.numLightProbes!==L)&&(n.sun.length=f,n.directional.length=p,n.spot.length=v,n.rectArea.length=E,n.point.length=g,n.hemi.length=_,n.sunShadow.length=m,n.sunShadowMap.length=m,n.sunShadowMatrix.length=x,n.sunShadowCascade.length=x,n.directionalShadow.length=C,n.directionalShadowMap.length=C,n.directionalShadowMatrix.length=C,n.pointShadow.length=S,n.pointShadowMap.length=S,n.pointShadowMatrix.length=S,n.spotShadow.length=y,n.spotShadowMap.length=y,n.spotLightMatrix.length=y+w-U,n.spotLightMap.length=w,n.numSpotLightShadowsWithMaps=U,n.numLightProbes=L,D.sunLength=f,D.directionalLength=p,D.pointLength=g,D.spotLength=v,D.rectAreaLength=E,D.hemiLength=_,D.numSunShadows=m,D.numDirectionalShadows=C,D.numPointShadows=S,D.numSpotShadows=y,D.numSpotMaps=w,D.numLightProbes=L,n.version=pA++)}function l(c,h){let u=0,d=0,f=0,m=0,x=0,p=0,g=h.matrixWorldInverse;for(let v=0,E=c.length;v<E;v++){let _=c[v];if(_.isSunLight){let C=n.sun[u];C.direction.setFromMatrixPosition(_.matrixWorld),C.direction.transformDirection(g),u++}else if(_.isDirectionalLight){let C=n.directional[d];C.direction.setFromMatrixPosition(_.matrixWorld),s.setFromMatrixPosition(_.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(g),d++}else if(_.isSpotLight){let C=n.spot[m];C.position.setFromMatrixPosition(_.matrixWorld),C.position.applyMatrix4(g),C.direction.setFromMatrixPosition(_.matrixWorld),s.setFromMatrixPosition(_.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(g),m++}else if(_.isRectAreaLight){let C=n.rectArea[x];C.position.setFromMatrixPosition(_.matrixWorld),C.position.applyMatrix4(g),o.identity(),r.copy(_.matrixWorld),r.premultiply(g),o.extractRotation(r),C.halfWidth.set(_.width*.5,0,0),C.halfHeight.set(0,_.height*.5,0),C.halfWidth.applyMatrix4(o),C.halfHeight.applyMatrix4(o),x++}else if(_.isPointLight){let C=n.point[f];C.position.setFromMatrixPosition(_.matrixWorld),C.position.applyMatrix4(g),f++}else if(_.isHemisphereLight){let C=n.hemi[p];C.direction.setFromMatrixPosition(_.matrixWorld),C.direction.transformDirection(g),p++}}}return{setup:a,setupView:l,state:n}}function Lx(i){let e=new gA(i),t=[],n=[],s=[];function r(u){h.camera=u,t.length=0,n.length=0,s.length=0}function o(u){u.isLightProbeGrid?s.push(u):t.push(u)}function a(u){n.push(u)}function l(){e.setup(t),s.sort((u,d)=>u.priority-d.priority||u.id-d.id)}function c(u){e.setupView(t,u)}let h={lightsArray:t,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function xA(i){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new Lx(i),e.set(s,[a])):r>=o.length?(a=new Lx(i),o.push(a)):a=o[r],a}function n(){e=new WeakMap}return{get:t,dispose:n}}var yA=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,vA=`uniform sampler2D shadow_pass;
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
}`,_A=[new V(1,0,0),new V(-1,0,0),new V(0,1,0),new V(0,-1,0),new V(0,0,1),new V(0,0,-1)],bA=[new V(0,-1,0),new V(0,-1,0),new V(0,0,1),new V(0,0,-1),new V(0,-1,0),new V(0,-1,0)],Dx=new It,ol=new V,$f=new V;function MA(i,e,t){let n=new or,s=new Ke,r=new Ke,o=new en,a=new eh,l=new th,c={},h=t.maxTextureSize,u={[xs]:Vn,[Vn]:xs,[$n]:$n},d=new Xn({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new Ke},radius:{value:4}},vertexShader:yA,fragmentShader:vA}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let m=new Mn;m.setAttribute("position",new Ht(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let x=new gt(m,d),p=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=ja;let g=this.type;this.render=function(S,y,w){if(p.enabled===!1||p.autoUpdate===!1&&p.needsUpdate===!1||S.length===0)return;this.type===A0&&(Ye("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=ja);let U=i.getRenderTarget(),L=i.getActiveCubeFace(),D=i.getActiveMipmapLevel(),G=i.state;G.setBlending(Dr),G.buffers.depth.getReversed()===!0?G.buffers.color.setClear(0,0,0,0):G.buffers.color.setClear(1,1,1,1),G.buffers.depth.setTest(!0),G.setScissorTest(!1);let W=g!==this.type;W&&y.traverse(function(R){R.material&&(Array.isArray(R.material)?R.material.forEach(O=>O.needsUpdate=!0):R.material.needsUpdate=!0)});for(let R=0,O=S.length;R<O;R++){let q=S[R],k=q.shadow;if(k===void 0){Ye("WebGLShadowMap:",q,"has no shadow.");continue}if(k.autoUpdate===!1&&k.needsUpdate===!1)continue;s.copy(k.mapSize);let ne=k.getFrameExtents();s.multiply(ne),r.copy(k.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/ne.x),s.x=r.x*ne.x,k.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/ne.y),s.y=r.y*ne.y,k.mapSize.y=r.y));let $=i.state.buffers.depth.getReversed();if(k.camera._reversedDepth=$,k.map===null||W===!0){if(k.map!==null&&(k.map.depthTexture!==null&&(k.map.depthTexture.dispose(),k.map.depthTexture=null),k.map.dispose()),this.type===Ho){if(q.isPointLight){Ye("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}k.map=new Si(s.x,s.y,{format:dr,type:Ki,minFilter:oi,magFilter:oi,generateMipmaps:!1}),k.map.texture.name=q.name+".shadowMap",k.map.depthTexture=new Bs(s.x,s.y,Ji),k.map.depthTexture.name=q.name+".shadowMapDepth",k.map.depthTexture.format=Us,k.map.depthTexture.compareFunction=null,k.map.depthTexture.minFilter=kn,k.map.depthTexture.magFilter=kn}else q.isPointLight?(k.map=new ll(s.x),k.map.depthTexture=new za(s.x,Zi)):(k.map=new Si(s.x,s.y),k.map.depthTexture=new Bs(s.x,s.y,Zi)),k.map.depthTexture.name=q.name+".shadowMap",k.map.depthTexture.format=Us,this.type===ja?(k.map.depthTexture.compareFunction=$?kf:Of,k.map.depthTexture.minFilter=oi,k.map.depthTexture.magFilter=oi):(k.map.depthTexture.compareFunction=null,k.map.depthTexture.minFilter=kn,k.map.depthTexture.magFilter=kn);k.camera.updateProjectionMatrix()}k.map.isWebGLCubeRenderTarget!==!0&&(k.map.width!==s.x||k.map.height!==s.y)&&k.map.setSize(s.x,s.y);let Z=k.map.isWebGLCubeRenderTarget?6:k.getViewportCount();q.isPointLight!==!0&&k.updateMatrices(q,w);let te=(k.camera.layers.mask&4294967294)!==0?k.camera.layers:w.layers;for(let fe=0;fe<Z;fe++){let he=k.getCamera(fe);if(q.isPointLight){let Q=k.camera,ce=k.matrix,pe=q.distance||Q.far;pe!==Q.far&&(Q.far=pe,Q.updateProjectionMatrix()),ol.setFromMatrixPosition(q.matrixWorld),Q.position.copy(ol),$f.copy(Q.position),$f.add(_A[fe]),Q.up.copy(bA[fe]),Q.lookAt($f),Q.updateMatrixWorld(),ce.makeTranslation(-ol.x,-ol.y,-ol.z),Dx.multiplyMatrices(Q.projectionMatrix,Q.matrixWorldInverse),k._frustum.setFromProjectionMatrix(Dx,Q.coordinateSystem,Q.reversedDepth)}if(k.map.isWebGLCubeRenderTarget)i.setRenderTarget(k.map,fe),i.clear();else{fe===0&&(i.setRenderTarget(k.map),i.clear());let Q=k.getViewport(fe);o.set(r.x*Q.x,r.y*Q.y,r.x*Q.z,r.y*Q.w),G.viewport(o)}n=k.getFrustum(fe),_(y,w,he,q,te,this.type)}k.isPointLightShadow!==!0&&this.type===Ho&&v(k,w),k.needsUpdate=!1}g=this.type,p.needsUpdate=!1,i.setRenderTarget(U,L,D)};function v(S,y){let w=e.update(x);d.defines.VSM_SAMPLES!==S.blurSamples&&(d.defines.VSM_SAMPLES=S.blurSamples,f.defines.VSM_SAMPLES=S.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),S.mapPass===null?S.mapPass=new Si(s.x,s.y,{format:dr,type:Ki}):(S.mapPass.width!==S.map.width||S.mapPass.height!==S.map.height)&&S.mapPass.setSize(S.map.width,S.map.height),d.uniforms.shadow_pass.value=S.map.depthTexture,d.uniforms.resolution.value.set(S.map.width,S.map.height),d.uniforms.radius.value=S.radius,i.setRenderTarget(S.mapPass),i.clear(),i.renderBufferDirect(y,null,w,d,x,null),f.uniforms.shadow_pass.value=S.mapPass.texture,f.uniforms.resolution.value.set(S.map.width,S.map.height),f.uniforms.radius.value=S.radius,i.setRenderTarget(S.map),i.clear(),i.renderBufferDirect(y,null,w,f,x,null)}function E(S,y,w,U){let L=null,D=w.isPointLight===!0?S.customDistanceMaterial:S.customDepthMaterial;if(D!==void 0)L=D;else if(L=w.isPointLight===!0?l:a,i.localClippingEnabled&&y.clipShadows===!0&&Array.isArray(y.clippingPlanes)&&y.clippingPlanes.length!==0||y.displacementMap&&y.displacementScale!==0||y.alphaMap&&y.alphaTest>0||y.map&&y.alphaTest>0||y.alphaToCoverage===!0){let G=L.uuid,W=y.uuid,R=c[G];R===void 0&&(R={},c[G]=R);let O=R[W];O===void 0&&(O=L.clone(),R[W]=O,y.addEventListener("dispose",C)),L=O}if(L.visible=y.visible,L.wireframe=y.wireframe,U===Ho?L.side=y.shadowSide!==null?y.shadowSide:y.side:L.side=y.shadowSide!==null?y.shadowSide:u[y.side],L.alphaMap=y.alphaMap,L.alphaTest=y.alphaToCoverage===!0?.5:y.alphaTest,L.map=y.map,L.clipShadows=y.clipShadows,L.clippingPlanes=y.clippingPlanes,L.clipIntersection=y.clipIntersection,L.displacementMap=y.displacementMap,L.displacementScale=y.displacementScale,L.displacementBias=y.displacementBias,L.wireframeLinewidth=y.wireframeLinewidth,L.linewidth=y.linewidth,w.isPointLight===!0&&L.isMeshDistanceMaterial===!0){let G=i.properties.get(L);G.light=w}return L}function _(S,y,w,U,L,D){if(S.visible===!1)return;if(S.layers.test(L)&&(S.isMesh||S.isLine||S.isPoints)&&(S.castShadow||S.receiveShadow&&D===Ho)&&(!S.frustumCulled||S.intersectsFrustum(n))){S.modelViewMatrix.multiplyMatrices(w.matrixWorldInverse,S.matrixWorld);let R=e.update(S),O=S.material;if(Array.isArray(O)){let q=R.groups;for(let k=0,ne=q.length;k<ne;k++){let $=q[k],Z=O[$.materialIndex];if(Z&&Z.visible){let te=E(S,Z,U,D);S.onBeforeShadow(i,S,y,w,R,te,$),i.renderBufferDirect(w,null,R,te,S,$),S.onAfterShadow(i,S,y,w,R,te,$)}}}else if(O.visible){let q=E(S,O,U,D);S.onBeforeShadow(i,S,y,w,R,q,null),i.renderBufferDirect(w,null,R,q,S,null),S.onAfterShadow(i,S,y,w,R,q,null)}}let W=S.children;for(let R=0,O=W.length;R<O;R++)_(W[R],y,w,U,L,D)}function C(S){S.target.removeEventListener("dispose",C);for(let w in c){let U=c[w],L=S.target.uuid;L in U&&(U[L].dispose(),delete U[L])}}}function SA(i,e){function t(){let B=!1,oe=new en,se=null,Ae=new en(0,0,0,0);return{setMask:function(ye){se!==ye&&!B&&(i.colorMask(ye,ye,ye,ye),se=ye)},setLocked:function(ye){B=ye},setClear:function(ye,Se,Ge,je,ue){ue===!0&&(ye*=je,Se*=je,Ge*=je),oe.set(ye,Se,Ge,je),Ae.equals(oe)===!1&&(i.clearColor(ye,Se,Ge,je),Ae.copy(oe))},reset:function(){B=!1,se=null,Ae.set(-1,0,0,0)}}}function n(){let B=!1,oe=!1,se=null,Ae=null,ye=null;return{setReversed:function(Se){if(oe!==Se){let Ge=e.get("EXT_clip_control");Se?Ge.clipControlEXT(Ge.LOWER_LEFT_EXT,Ge.ZERO_TO_ONE_EXT):Ge.clipControlEXT(Ge.LOWER_LEFT_EXT,Ge.NEGATIVE_ONE_TO_ONE_EXT),oe=Se;let je=ye;ye=null,this.setClear(je)}},getReversed:function(){return oe},setTest:function(Se){Se?Me(i.DEPTH_TEST):He(i.DEPTH_TEST)},setMask:function(Se){se!==Se&&!B&&(i.depthMask(Se),se=Se)},setFunc:function(Se){if(oe&&(Se=sx[Se]),Ae!==Se){switch(Se){case Dc:i.depthFunc(i.NEVER);break;case Nc:i.depthFunc(i.ALWAYS);break;case Fc:i.depthFunc(i.LESS);break;case Do:i.depthFunc(i.LEQUAL);break;case Uc:i.depthFunc(i.EQUAL);break;case Oc:i.depthFunc(i.GEQUAL);break;case kc:i.depthFunc(i.GREATER);break;case Bc:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}Ae=Se}},setLocked:function(Se){B=Se},setClear:function(Se){ye!==Se&&(ye=Se,oe&&(Se=1-Se),i.clearDepth(Se))},reset:function(){B=!1,se=null,Ae=null,ye=null,oe=!1}}}function s(){let B=!1,oe=null,se=null,Ae=null,ye=null,Se=null,Ge=null,je=null,ue=null;return{setTest:function(Oe){B||(Oe?Me(i.STENCIL_TEST):He(i.STENCIL_TEST))},setMask:function(Oe){oe!==Oe&&!B&&(i.stencilMask(Oe),oe=Oe)},setFunc:function(Oe,Qe,Ce){(se!==Oe||Ae!==Qe||ye!==Ce)&&(i.stencilFunc(Oe,Qe,Ce),se=Oe,Ae=Qe,ye=Ce)},setOp:function(Oe,Qe,Ce){(Se!==Oe||Ge!==Qe||je!==Ce)&&(i.stencilOp(Oe,Qe,Ce),Se=Oe,Ge=Qe,je=Ce)},setLocked:function(Oe){B=Oe},setClear:function(Oe){ue!==Oe&&(i.clearStencil(Oe),ue=Oe)},reset:function(){B=!1,oe=null,se=null,Ae=null,ye=null,Se=null,Ge=null,je=null,ue=null}}}let r=new t,o=new n,a=new s,l={},c=new WeakMap,h={},u={},d={},f=new WeakMap,m=[],x=null,p=!1,g=null,v=null,E=null,_=null,C=null,S=null,y=null,w=new Xe(0,0,0),U=0,L=!1,D=null,G=null,W=null,R=null,O=null,q=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),k=!1,ne=0,$=i.getParameter(i.VERSION);$.indexOf("WebGL")!==-1?(ne=parseFloat(/^WebGL (\d)/.exec($)[1]),k=ne>=1):$.indexOf("OpenGL ES")!==-1&&(ne=parseFloat(/^OpenGL ES (\d)/.exec($)[1]),k=ne>=2);let Z=null,te={},fe=i.getParameter(i.SCISSOR_BOX),he=i.getParameter(i.VIEWPORT),Q=new en().fromArray(fe),ce=new en().fromArray(he);function pe(B,oe,se,Ae){let ye=new Uint8Array(4),Se=i.createTexture();i.bindTexture(B,Se),i.texParameteri(B,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(B,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Ge=0;Ge<se;Ge++)B===i.TEXTURE_3D||B===i.TEXTURE_2D_ARRAY?i.texImage3D(oe,0,i.RGBA,1,1,Ae,0,i.RGBA,i.UNSIGNED_BYTE,ye):i.texImage2D(oe+Ge,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,ye);return Se}let xe={};xe[i.TEXTURE_2D]=pe(i.TEXTURE_2D,i.TEXTURE_2D,1),xe[i.TEXTURE_CUBE_MAP]=pe(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),xe[i.TEXTURE_2D_ARRAY]=pe(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),xe[i.TEXTURE_3D]=pe(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Me(i.DEPTH_TEST),o.setFunc(Do),pn(!1),Ut(mf),Me(i.CULL_FACE),Kt(Dr);function Me(B){h[B]!==!0&&(i.enable(B),h[B]=!0)}function He(B){h[B]!==!1&&(i.disable(B),h[B]=!1)}function rt(B,oe){return d[B]!==oe?(i.bindFramebuffer(B,oe),d[B]=oe,B===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=oe),B===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=oe),!0):!1}function Ve(B,oe){let se=m,Ae=!1;if(B){se=f.get(oe),se===void 0&&(se=[],f.set(oe,se));let ye=B.textures;if(se.length!==ye.length||se[0]!==i.COLOR_ATTACHMENT0){for(let Se=0,Ge=ye.length;Se<Ge;Se++)se[Se]=i.COLOR_ATTACHMENT0+Se;se.length=ye.length,Ae=!0}}else se[0]!==i.BACK&&(se[0]=i.BACK,Ae=!0);Ae&&i.drawBuffers(se)}function ft(B){return x!==B?(i.useProgram(B),x=B,!0):!1}let ht={[Nr]:i.FUNC_ADD,[E0]:i.FUNC_SUBTRACT,[C0]:i.FUNC_REVERSE_SUBTRACT};ht[R0]=i.MIN,ht[P0]=i.MAX;let it={[I0]:i.ZERO,[L0]:i.ONE,[D0]:i.SRC_COLOR,[vf]:i.SRC_ALPHA,[B0]:i.SRC_ALPHA_SATURATE,[O0]:i.DST_COLOR,[F0]:i.DST_ALPHA,[N0]:i.ONE_MINUS_SRC_COLOR,[_f]:i.ONE_MINUS_SRC_ALPHA,[k0]:i.ONE_MINUS_DST_COLOR,[U0]:i.ONE_MINUS_DST_ALPHA,[z0]:i.CONSTANT_COLOR,[V0]:i.ONE_MINUS_CONSTANT_COLOR,[G0]:i.CONSTANT_ALPHA,[H0]:i.ONE_MINUS_CONSTANT_ALPHA};function Kt(B,oe,se,Ae,ye,Se,Ge,je,ue,Oe){if(B===Dr){p===!0&&(He(i.BLEND),p=!1);return}if(p===!1&&(Me(i.BLEND),p=!0),B!==T0){if(B!==g||Oe!==L){if((v!==Nr||C!==Nr)&&(i.blendEquation(i.FUNC_ADD),v=Nr,C=Nr),Oe)switch(B){case ys:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case gf:i.blendFunc(i.ONE,i.ONE);break;case xf:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case yf:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:Je("WebGLState: Invalid blending: ",B);break}else switch(B){case ys:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case gf:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case xf:Je("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case yf:Je("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:Je("WebGLState: Invalid blending: ",B);break}E=null,_=null,S=null,y=null,w.set(0,0,0),U=0,g=B,L=Oe}return}ye=ye||oe,Se=Se||se,Ge=Ge||Ae,(oe!==v||ye!==C)&&(i.blendEquationSeparate(ht[oe],ht[ye]),v=oe,C=ye),(se!==E||Ae!==_||Se!==S||Ge!==y)&&(i.blendFuncSeparate(it[se],it[Ae],it[Se],it[Ge]),E=se,_=Ae,S=Se,y=Ge),(je.equals(w)===!1||ue!==U)&&(i.blendColor(je.r,je.g,je.b,ue),w.copy(je),U=ue),g=B,L=!1}function Gt(B,oe){B.side===$n?He(i.CULL_FACE):Me(i.CULL_FACE);let se=B.side===Vn;oe&&(se=!se),pn(se),B.blending===ys&&B.transparent===!1?Kt(Dr):Kt(B.blending,B.blendEquation,B.blendSrc,B.blendDst,B.blendEquationAlpha,B.blendSrcAlpha,B.blendDstAlpha,B.blendColor,B.blendAlpha,B.premultipliedAlpha),o.setFunc(B.depthFunc),o.setTest(B.depthTest),o.setMask(B.depthWrite),r.setMask(B.colorWrite);let Ae=B.stencilWrite;a.setTest(Ae),Ae&&(a.setMask(B.stencilWriteMask),a.setFunc(B.stencilFunc,B.stencilRef,B.stencilFuncMask),a.setOp(B.stencilFail,B.stencilZFail,B.stencilZPass)),St(B.polygonOffset,B.polygonOffsetFactor,B.polygonOffsetUnits),B.alphaToCoverage===!0?Me(i.SAMPLE_ALPHA_TO_COVERAGE):He(i.SAMPLE_ALPHA_TO_COVERAGE)}function pn(B){D!==B&&(B?i.frontFace(i.CW):i.frontFace(i.CCW),D=B)}function Ut(B){B!==S0?(Me(i.CULL_FACE),B!==G&&(B===mf?i.cullFace(i.BACK):B===w0?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):He(i.CULL_FACE),G=B}function Ln(B){B!==W&&(k&&i.lineWidth(B),W=B)}function St(B,oe,se){B?(Me(i.POLYGON_OFFSET_FILL),(R!==oe||O!==se)&&(R=oe,O=se,o.getReversed()&&(oe=-oe,se=-se),i.polygonOffset(oe,se))):He(i.POLYGON_OFFSET_FILL)}function Sn(B){B?Me(i.SCISSOR_TEST):He(i.SCISSOR_TEST)}function nn(B){B===void 0&&(B=i.TEXTURE0+q-1),Z!==B&&(i.activeTexture(B),Z=B)}function mn(B,oe,se){se===void 0&&(Z===null?se=i.TEXTURE0+q-1:se=Z);let Ae=te[se];Ae===void 0&&(Ae={type:void 0,texture:void 0},te[se]=Ae),(Ae.type!==B||Ae.texture!==oe)&&(Z!==se&&(i.activeTexture(se),Z=se),i.bindTexture(B,oe||xe[B]),Ae.type=B,Ae.texture=oe)}function z(){let B=te[Z];B!==void 0&&B.type!==void 0&&(i.bindTexture(B.type,null),B.type=void 0,B.texture=void 0)}function Re(){try{i.compressedTexImage2D(...arguments)}catch(B){Je("WebGLState:",B)}}function $e(){try{i.compressedTexImage3D(...arguments)}catch(B){Je("WebGLState:",B)}}function ot(){try{i.texSubImage2D(...arguments)}catch(B){Je("WebGLState:",B)}}function we(){try{i.texSubImage3D(...arguments)}catch(B){Je("WebGLState:",B)}}function kt(){try{i.compressedTexSubImage2D(...arguments)}catch(B){Je("WebGLState:",B)}}function ze(){try{i.compressedTexSubImage3D(...arguments)}catch(B){Je("WebGLState:",B)}}function qe(){try{i.texStorage2D(...arguments)}catch(B){Je("WebGLState:",B)}}function P(){try{i.texStorage3D(...arguments)}catch(B){Je("WebGLState:",B)}}function M(){try{i.texImage2D(...arguments)}catch(B){Je("WebGLState:",B)}}function Y(){try{i.texImage3D(...arguments)}catch(B){Je("WebGLState:",B)}}function de(B){return u[B]!==void 0?u[B]:i.getParameter(B)}function ae(B,oe){u[B]!==oe&&(i.pixelStorei(B,oe),u[B]=oe)}function ve(B){Q.equals(B)===!1&&(i.scissor(B.x,B.y,B.z,B.w),Q.copy(B))}function _e(B){ce.equals(B)===!1&&(i.viewport(B.x,B.y,B.z,B.w),ce.copy(B))}function ie(B,oe){let se=c.get(oe);se===void 0&&(se=new WeakMap,c.set(oe,se));let Ae=se.get(B);Ae===void 0&&(Ae=i.getUniformBlockIndex(oe,B.name),i.uniformBlockBinding(oe,Ae,Ae),se.set(B,Ae))}function re(B,oe,se){let ye=c.get(oe).get(B);l[ye]!==se&&(i.bindBufferBase(i.UNIFORM_BUFFER,ye,se),l[ye]=se)}function ge(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},u={},Z=null,te={},d={},l={},f=new WeakMap,m=[],x=null,p=!1,g=null,v=null,E=null,_=null,C=null,S=null,y=null,w=new Xe(0,0,0),U=0,L=!1,D=null,G=null,W=null,R=null,O=null,Q.set(0,0,i.canvas.width,i.canvas.height),ce.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Me,disable:He,bindFramebuffer:rt,drawBuffers:Ve,useProgram:ft,setBlending:Kt,setMaterial:Gt,setFlipSided:pn,setCullFace:Ut,setLineWidth:Ln,setPolygonOffset:St,setScissorTest:Sn,activeTexture:nn,bindTexture:mn,unbindTexture:z,compressedTexImage2D:Re,compressedTexImage3D:$e,texImage2D:M,texImage3D:Y,pixelStorei:ae,getParameter:de,updateUBOMapping:ie,uniformBlockBinding:re,texStorage2D:qe,texStorage3D:P,texSubImage2D:ot,texSubImage3D:we,compressedTexSubImage2D:kt,compressedTexSubImage3D:ze,scissor:ve,viewport:_e,reset:ge}}function wA(i,e,t,n,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new Ke,h=new WeakMap,u=new Set,d,f=new WeakMap,m=new Set,x=new FinalizationRegistry(P=>m.delete(P)),p=!1;try{p=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function g(P,M){return p?new OffscreenCanvas(P,M):Ia("canvas")}function v(P,M,Y){let de=1,ae=qe(P);if((ae.width>Y||ae.height>Y)&&(de=Y/Math.max(ae.width,ae.height)),de<1)if(typeof HTMLImageElement<"u"&&P instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&P instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&P instanceof ImageBitmap||typeof VideoFrame<"u"&&P instanceof VideoFrame){let ve=Math.floor(de*ae.width),_e=Math.floor(de*ae.height);d===void 0&&(d=g(ve,_e));let ie=M?g(ve,_e):d;return ie.width=ve,ie.height=_e,ie.getContext("2d").drawImage(P,0,0,ve,_e),Ye("WebGLRenderer: Texture has been resized from ("+ae.width+"x"+ae.height+") to ("+ve+"x"+_e+")."),ie}else return"data"in P&&Ye("WebGLRenderer: Image in DataTexture is too big ("+ae.width+"x"+ae.height+")."),P;return P}function E(P){return P.generateMipmaps}function _(P){i.generateMipmap(P)}function C(P){return P.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:P.isWebGL3DRenderTarget?i.TEXTURE_3D:P.isWebGLArrayRenderTarget||P.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function S(P,M,Y,de,ae,ve=!1){if(P!==null){if(i[P]!==void 0)return i[P];Ye("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+P+"'")}let _e;de&&(_e=e.get("EXT_texture_norm16"),_e||Ye("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let ie=M;if(M===i.RED&&(Y===i.FLOAT&&(ie=i.R32F),Y===i.HALF_FLOAT&&(ie=i.R16F),Y===i.UNSIGNED_BYTE&&(ie=i.R8),Y===i.UNSIGNED_SHORT&&_e&&(ie=_e.R16_EXT),Y===i.SHORT&&_e&&(ie=_e.R16_SNORM_EXT)),M===i.RED_INTEGER&&(Y===i.UNSIGNED_BYTE&&(ie=i.R8UI),Y===i.UNSIGNED_SHORT&&(ie=i.R16UI),Y===i.UNSIGNED_INT&&(ie=i.R32UI),Y===i.BYTE&&(ie=i.R8I),Y===i.SHORT&&(ie=i.R16I),Y===i.INT&&(ie=i.R32I)),M===i.RG&&(Y===i.FLOAT&&(ie=i.RG32F),Y===i.HALF_FLOAT&&(ie=i.RG16F),Y===i.UNSIGNED_BYTE&&(ie=i.RG8),Y===i.UNSIGNED_SHORT&&_e&&(ie=_e.RG16_EXT),Y===i.SHORT&&_e&&(ie=_e.RG16_SNORM_EXT)),M===i.RG_INTEGER&&(Y===i.UNSIGNED_BYTE&&(ie=i.RG8UI),Y===i.UNSIGNED_SHORT&&(ie=i.RG16UI),Y===i.UNSIGNED_INT&&(ie=i.RG32UI),Y===i.BYTE&&(ie=i.RG8I),Y===i.SHORT&&(ie=i.RG16I),Y===i.INT&&(ie=i.RG32I)),M===i.RGB_INTEGER&&(Y===i.UNSIGNED_BYTE&&(ie=i.RGB8UI),Y===i.UNSIGNED_SHORT&&(ie=i.RGB16UI),Y===i.UNSIGNED_INT&&(ie=i.RGB32UI),Y===i.BYTE&&(ie=i.RGB8I),Y===i.SHORT&&(ie=i.RGB16I),Y===i.INT&&(ie=i.RGB32I)),M===i.RGBA_INTEGER&&(Y===i.UNSIGNED_BYTE&&(ie=i.RGBA8UI),Y===i.UNSIGNED_SHORT&&(ie=i.RGBA16UI),Y===i.UNSIGNED_INT&&(ie=i.RGBA32UI),Y===i.BYTE&&(ie=i.RGBA8I),Y===i.SHORT&&(ie=i.RGBA16I),Y===i.INT&&(ie=i.RGBA32I)),M===i.RGB&&(Y===i.UNSIGNED_SHORT&&_e&&(ie=_e.RGB16_EXT),Y===i.SHORT&&_e&&(ie=_e.RGB16_SNORM_EXT),Y===i.UNSIGNED_INT_5_9_9_9_REV&&(ie=i.RGB9_E5),Y===i.UNSIGNED_INT_10F_11F_11F_REV&&(ie=i.R11F_G11F_B10F)),M===i.RGBA){let re=ve?Pa:_t.getTransfer(ae);Y===i.FLOAT&&(ie=i.RGBA32F),Y===i.HALF_FLOAT&&(ie=i.RGBA16F),Y===i.UNSIGNED_BYTE&&(ie=re===Pt?i.SRGB8_ALPHA8:i.RGBA8),Y===i.UNSIGNED_SHORT&&_e&&(ie=_e.RGBA16_EXT),Y===i.SHORT&&_e&&(ie=_e.RGBA16_SNORM_EXT),Y===i.UNSIGNED_SHORT_4_4_4_4&&(ie=i.RGBA4),Y===i.UNSIGNED_SHORT_5_5_5_1&&(ie=i.RGB5_A1)}return(ie===i.R16F||ie===i.R32F||ie===i.RG16F||ie===i.RG32F||ie===i.RGBA16F||ie===i.RGBA32F)&&e.get("EXT_color_buffer_float"),ie}function y(P,M){let Y;return P?M===null||M===Zi||M===Ur?Y=i.DEPTH24_STENCIL8:M===Ji?Y=i.DEPTH32F_STENCIL8:M===qo&&(Y=i.DEPTH24_STENCIL8,Ye("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):M===null||M===Zi||M===Ur?Y=i.DEPTH_COMPONENT24:M===Ji?Y=i.DEPTH_COMPONENT32F:M===qo&&(Y=i.DEPTH_COMPONENT16),Y}function w(P,M){return E(P)===!0||P.isFramebufferTexture&&P.minFilter!==kn&&P.minFilter!==oi?Math.log2(Math.max(M.width,M.height))+1:P.mipmaps.length>0?P.mipmaps.length:P.isCompressedTexture&&Array.isArray(P.image)?M.mipmaps.length:1}function U(P){let M=new WeakRef(P);n.get(P).__ref=M,m.add(M),x.register(P,M,M)}function L(P){let M=n.get(P).__ref;M!==void 0&&(m.delete(M),x.unregister(M))}function D(P){W(P.target)}function G(P){R(P.target)}function W(P){P.removeEventListener("dispose",D),L(P),q(P),P.isVideoTexture&&h.delete(P),P.isHTMLTexture&&u.delete(P)}function R(P){P.removeEventListener("dispose",G),L(P),ne(P)}function O(){for(let P of m){let M=P.deref();M!==void 0&&(M.isRenderTarget===!0?R(M):W(M))}m.clear(),u.clear()}function q(P){let M=n.get(P);if(M.__webglInit===void 0)return;let Y=P.source,de=f.get(Y);if(de){let ae=de[M.__cacheKey];ae.usedTimes--,ae.usedTimes===0&&k(P),Object.keys(de).length===0&&f.delete(Y)}n.remove(P)}function k(P){let M=n.get(P);i.deleteTexture(M.__webglTexture);let Y=P.source,de=f.get(Y);delete de[M.__cacheKey],o.memory.textures--}function ne(P){let M=n.get(P);M.__depthDisposeCallback&&M.__depthDisposeCallback();let Y=P.depthTexture;if(Y&&Y.renderTarget===P&&W(Y),P.isWebGLCubeRenderTarget)for(let ae=0;ae<6;ae++){if(Array.isArray(M.__webglFramebuffer[ae]))for(let ve=0;ve<M.__webglFramebuffer[ae].length;ve++)i.deleteFramebuffer(M.__webglFramebuffer[ae][ve]);else i.deleteFramebuffer(M.__webglFramebuffer[ae]);M.__webglDepthbuffer&&i.deleteRenderbuffer(M.__webglDepthbuffer[ae])}else{if(Array.isArray(M.__webglFramebuffer))for(let ae=0;ae<M.__webglFramebuffer.length;ae++)i.deleteFramebuffer(M.__webglFramebuffer[ae]);else i.deleteFramebuffer(M.__webglFramebuffer);if(M.__webglDepthbuffer&&i.deleteRenderbuffer(M.__webglDepthbuffer),M.__webglMultisampledFramebuffer&&i.deleteFramebuffer(M.__webglMultisampledFramebuffer),M.__webglColorRenderbuffer)for(let ae=0;ae<M.__webglColorRenderbuffer.length;ae++)M.__webglColorRenderbuffer[ae]&&i.deleteRenderbuffer(M.__webglColorRenderbuffer[ae]);M.__webglDepthRenderbuffer&&i.deleteRenderbuffer(M.__webglDepthRenderbuffer)}let de=P.textures;for(let ae=0,ve=de.length;ae<ve;ae++){let _e=n.get(de[ae]);_e.__webglTexture&&(i.deleteTexture(_e.__webglTexture),o.memory.textures--),n.remove(de[ae])}n.remove(P)}let $=0;function Z(){$=0}function te(){return $}function fe(P){$=P}function he(){let P=$;return P>=s.maxTextures&&Ye("WebGLTextures: Trying to use "+(P+1)+" texture units while this GPU supports only "+s.maxTextures),$+=1,P}function Q(P){let M=[];return M.push(P.wrapS),M.push(P.wrapT),M.push(P.wrapR||0),M.push(P.magFilter),M.push(P.minFilter),M.push(P.anisotropy),M.push(P.internalFormat),M.push(P.format),M.push(P.type),M.push(P.generateMipmaps),M.push(P.mipmapsAutoUpdate),M.push(P.premultiplyAlpha),M.push(P.flipY),M.push(P.unpackAlignment),M.push(P.colorSpace),M.join()}function ce(P,M){let Y=n.get(P);if(P.isVideoTexture&&kt(P),P.isRenderTargetTexture===!1&&P.isExternalTexture!==!0&&P.version>0&&Y.__version!==P.version){let de=P.image;if(de===null)Ye("WebGLRenderer: Texture marked for update but no image data found.");else if(de.complete===!1)Ye("WebGLRenderer: Texture marked for update but image is incomplete");else{Gt(Y,P,M);return}}else P.isExternalTexture&&(Y.__webglTexture=P.sourceTexture?P.sourceTexture:null);t.bindTexture(i.TEXTURE_2D,Y.__webglTexture,i.TEXTURE0+M)}function pe(P,M){let Y=n.get(P);if(P.isRenderTargetTexture===!1&&P.version>0&&Y.__version!==P.version){Gt(Y,P,M);return}else P.isExternalTexture&&(Y.__webglTexture=P.sourceTexture?P.sourceTexture:null);t.bindTexture(i.TEXTURE_2D_ARRAY,Y.__webglTexture,i.TEXTURE0+M)}function xe(P,M){let Y=n.get(P);if(P.isRenderTargetTexture===!1&&P.version>0&&Y.__version!==P.version){Gt(Y,P,M);return}t.bindTexture(i.TEXTURE_3D,Y.__webglTexture,i.TEXTURE0+M)}function Me(P,M){let Y=n.get(P);if(P.version>0&&Y.__version!==P.version){pn(Y,P,M);return}t.bindTexture(i.TEXTURE_CUBE_MAP,Y.__webglTexture,i.TEXTURE0+M)}let He={[zc]:i.REPEAT,[fs]:i.CLAMP_TO_EDGE,[Vc]:i.MIRRORED_REPEAT},rt={[kn]:i.NEAREST,[X0]:i.NEAREST_MIPMAP_NEAREST,[Qa]:i.NEAREST_MIPMAP_LINEAR,[oi]:i.LINEAR,[gh]:i.LINEAR_MIPMAP_NEAREST,[zs]:i.LINEAR_MIPMAP_LINEAR},Ve={[J0]:i.NEVER,[Bf]:i.ALWAYS,[K0]:i.LESS,[Of]:i.LEQUAL,[j0]:i.EQUAL,[kf]:i.GEQUAL,[Q0]:i.GREATER,[ex]:i.NOTEQUAL};function ft(P,M){if(M.type===Ji&&e.has("OES_texture_float_linear")===!1&&(M.magFilter===oi||M.magFilter===gh||M.magFilter===Qa||M.magFilter===zs||M.minFilter===oi||M.minFilter===gh||M.minFilter===Qa||M.minFilter===zs)&&Ye("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(P,i.TEXTURE_WRAP_S,He[M.wrapS]),i.texParameteri(P,i.TEXTURE_WRAP_T,He[M.wrapT]),(P===i.TEXTURE_3D||P===i.TEXTURE_2D_ARRAY)&&i.texParameteri(P,i.TEXTURE_WRAP_R,He[M.wrapR]),i.texParameteri(P,i.TEXTURE_MAG_FILTER,rt[M.magFilter]),i.texParameteri(P,i.TEXTURE_MIN_FILTER,rt[M.minFilter]),M.compareFunction&&(i.texParameteri(P,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(P,i.TEXTURE_COMPARE_FUNC,Ve[M.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(M.magFilter===kn||M.minFilter!==Qa&&M.minFilter!==zs||M.type===Ji&&e.has("OES_texture_float_linear")===!1)return;if(M.anisotropy>1||n.get(M).__currentAnisotropy){let Y=e.get("EXT_texture_filter_anisotropic");i.texParameterf(P,Y.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(M.anisotropy,s.getMaxAnisotropy())),n.get(M).__currentAnisotropy=M.anisotropy}}}function ht(P,M){let Y=!1;P.__webglInit===void 0&&(P.__webglInit=!0,M.addEventListener("dispose",D),U(M));let de=M.source,ae=f.get(de);ae===void 0&&(ae={},f.set(de,ae));let ve=Q(M);if(ve!==P.__cacheKey){ae[ve]===void 0&&(ae[ve]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,Y=!0),ae[ve].usedTimes++;let _e=ae[P.__cacheKey];_e!==void 0&&(ae[P.__cacheKey].usedTimes--,_e.usedTimes===0&&k(M)),P.__cacheKey=ve,P.__webglTexture=ae[ve].texture}return Y}function it(P,M,Y){return Math.floor(Math.floor(P/Y)/M)}function Kt(P,M,Y,de){let ve=P.updateRanges;if(ve.length===0)t.texSubImage2D(i.TEXTURE_2D,0,0,0,M.width,M.height,Y,de,M.data);else{ve.sort((B,oe)=>B.start-oe.start);let _e=0;for(let B=1;B<ve.length;B++){let oe=ve[_e],se=ve[B],Ae=oe.start+oe.count,ye=it(se.start,M.width,4),Se=it(oe.start,M.width,4);se.start<=Ae+1&&ye===Se&&it(se.start+se.count-1,M.width,4)===ye?oe.count=Math.max(oe.count,se.start+se.count-oe.start):(++_e,ve[_e]=se)}ve.length=_e+1;let ie=t.getParameter(i.UNPACK_ROW_LENGTH),re=t.getParameter(i.UNPACK_SKIP_PIXELS),ge=t.getParameter(i.UNPACK_SKIP_ROWS);t.pixelStorei(i.UNPACK_ROW_LENGTH,M.width);for(let B=0,oe=ve.length;B<oe;B++){let se=ve[B],Ae=Math.floor(se.start/4),ye=Math.ceil(se.count/4),Se=Ae%M.width,Ge=Math.floor(Ae/M.width),je=ye,ue=1;t.pixelStorei(i.UNPACK_SKIP_PIXELS,Se),t.pixelStorei(i.UNPACK_SKIP_ROWS,Ge),t.texSubImage2D(i.TEXTURE_2D,0,Se,Ge,je,ue,Y,de,M.data)}P.clearUpdateRanges(),t.pixelStorei(i.UNPACK_ROW_LENGTH,ie),t.pixelStorei(i.UNPACK_SKIP_PIXELS,re),t.pixelStorei(i.UNPACK_SKIP_ROWS,ge)}}function Gt(P,M,Y){let de=i.TEXTURE_2D;(M.isDataArrayTexture||M.isCompressedArrayTexture)&&(de=i.TEXTURE_2D_ARRAY),M.isData3DTexture&&(de=i.TEXTURE_3D);let ae=ht(P,M),ve=M.source;t.bindTexture(de,P.__webglTexture,i.TEXTURE0+Y);let _e=n.get(ve);if(ve.version!==_e.__version||ae===!0){if(t.activeTexture(i.TEXTURE0+Y),(typeof ImageBitmap<"u"&&M.image instanceof ImageBitmap)===!1){let ue=_t.getPrimaries(_t.workingColorSpace),Oe=M.colorSpace===Gs?null:_t.getPrimaries(M.colorSpace),Qe=M.colorSpace===Gs||ue===Oe?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,Qe)}t.pixelStorei(i.UNPACK_ALIGNMENT,M.unpackAlignment);let re=v(M.image,!1,s.maxTextureSize);re=ze(M,re);let ge=r.convert(M.format,M.colorSpace),B=r.convert(M.type),oe=S(M.internalFormat,ge,B,M.normalized,M.colorSpace,M.isVideoTexture);ft(de,M);let se,Ae=M.mipmaps,ye=M.isVideoTexture!==!0,Se=_e.__version===void 0||ae===!0,Ge=ve.dataReady,je=w(M,re);if(M.isDepthTexture)oe=y(M.format===Vs,M.type),Se&&(ye?t.texStorage2D(i.TEXTURE_2D,1,oe,re.width,re.height):t.texImage2D(i.TEXTURE_2D,0,oe,re.width,re.height,0,ge,B,null));else if(M.isDataTexture)if(Ae.length>0){ye&&Se&&t.texStorage2D(i.TEXTURE_2D,je,oe,Ae[0].width,Ae[0].height);for(let ue=0,Oe=Ae.length;ue<Oe;ue++)se=Ae[ue],ye?Ge&&t.texSubImage2D(i.TEXTURE_2D,ue,0,0,se.width,se.height,ge,B,se.data):t.texImage2D(i.TEXTURE_2D,ue,oe,se.width,se.height,0,ge,B,se.data);M.generateMipmaps=!1}else ye?(Se&&t.texStorage2D(i.TEXTURE_2D,je,oe,re.width,re.height),Ge&&Kt(M,re,ge,B)):t.texImage2D(i.TEXTURE_2D,0,oe,re.width,re.height,0,ge,B,re.data);else if(M.isCompressedTexture)if(M.isCompressedArrayTexture){ye&&Se&&t.texStorage3D(i.TEXTURE_2D_ARRAY,je,oe,Ae[0].width,Ae[0].height,re.depth);for(let ue=0,Oe=Ae.length;ue<Oe;ue++)if(se=Ae[ue],M.format!==ji)if(ge!==null)if(ye){if(Ge)if(M.layerUpdates.size>0){let Qe=qf(se.width,se.height,M.format,M.type);for(let Ce of M.layerUpdates){let at=se.data.subarray(Ce*Qe/se.data.BYTES_PER_ELEMENT,(Ce+1)*Qe/se.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ue,0,0,Ce,se.width,se.height,1,ge,at)}}else t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ue,0,0,0,se.width,se.height,re.depth,ge,se.data)}else t.compressedTexImage3D(i.TEXTURE_2D_ARRAY,ue,oe,se.width,se.height,re.depth,0,se.data,0,0);else Ye("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ye?Ge&&t.texSubImage3D(i.TEXTURE_2D_ARRAY,ue,0,0,0,se.width,se.height,re.depth,ge,B,se.data):t.texImage3D(i.TEXTURE_2D_ARRAY,ue,oe,se.width,se.height,re.depth,0,ge,B,se.data);M.layerUpdates.size>0&&M.clearLayerUpdates()}else{ye&&Se&&t.texStorage2D(i.TEXTURE_2D,je,oe,Ae[0].width,Ae[0].height);for(let ue=0,Oe=Ae.length;ue<Oe;ue++)se=Ae[ue],M.format!==ji?ge!==null?ye?Ge&&t.compressedTexSubImage2D(i.TEXTURE_2D,ue,0,0,se.width,se.height,ge,se.data):t.compressedTexImage2D(i.TEXTURE_2D,ue,oe,se.width,se.height,0,se.data):Ye("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ye?Ge&&t.texSubImage2D(i.TEXTURE_2D,ue,0,0,se.width,se.height,ge,B,se.data):t.texImage2D(i.TEXTURE_2D,ue,oe,se.width,se.height,0,ge,B,se.data)}else if(M.isDataArrayTexture)if(ye){if(Se&&t.texStorage3D(i.TEXTURE_2D_ARRAY,je,oe,re.width,re.height,re.depth),Ge)if(M.layerUpdates.size>0){let ue=qf(re.width,re.height,M.format,M.type);for(let Oe of M.layerUpdates){let Qe=re.data.subarray(Oe*ue/re.data.BYTES_PER_ELEMENT,(Oe+1)*ue/re.data.BYTES_PER_ELEMENT);t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,Oe,re.width,re.height,1,ge,B,Qe)}M.clearLayerUpdates()}else t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,re.width,re.height,re.depth,ge,B,re.data)}else t.texImage3D(i.TEXTURE_2D_ARRAY,0,oe,re.width,re.height,re.depth,0,ge,B,re.data);else if(M.isData3DTexture)ye?(Se&&t.texStorage3D(i.TEXTURE_3D,je,oe,re.width,re.height,re.depth),Ge&&t.texSubImage3D(i.TEXTURE_3D,0,0,0,0,re.width,re.height,re.depth,ge,B,re.data)):t.texImage3D(i.TEXTURE_3D,0,oe,re.width,re.height,re.depth,0,ge,B,re.data);else if(M.isFramebufferTexture){if(Se)if(ye)t.texStorage2D(i.TEXTURE_2D,je,oe,re.width,re.height);else{let ue=re.width,Oe=re.height;for(let Qe=0;Qe<je;Qe++)t.texImage2D(i.TEXTURE_2D,Qe,oe,ue,Oe,0,ge,B,null),ue>>=1,Oe>>=1}}else if(M.isHTMLTexture){if("texElementImage2D"in i){let ue=i.canvas;if(ue.hasAttribute("layoutsubtree")||ue.setAttribute("layoutsubtree","true"),re.parentNode!==ue){ue.appendChild(re),u.add(M),ue.onpaint=Oe=>{let Qe=Oe.changedElements;for(let Ce of u)Qe.includes(Ce.image)&&(Ce.needsUpdate=!0)},ue.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,re);else{let Qe=i.RGBA,Ce=i.RGBA,at=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,Qe,Ce,at,re)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(Ae.length>0){if(ye&&Se){let ue=qe(Ae[0]);t.texStorage2D(i.TEXTURE_2D,je,oe,ue.width,ue.height)}for(let ue=0,Oe=Ae.length;ue<Oe;ue++)se=Ae[ue],ye?Ge&&t.texSubImage2D(i.TEXTURE_2D,ue,0,0,ge,B,se):t.texImage2D(i.TEXTURE_2D,ue,oe,ge,B,se);M.generateMipmaps=!1}else if(ye){if(Se){let ue=qe(re);t.texStorage2D(i.TEXTURE_2D,je,oe,ue.width,ue.height)}Ge&&t.texSubImage2D(i.TEXTURE_2D,0,0,0,ge,B,re)}else t.texImage2D(i.TEXTURE_2D,0,oe,ge,B,re);E(M)&&M.mipmapsAutoUpdate===!0&&_(de),_e.__version=ve.version,M.onUpdate&&M.onUpdate(M)}P.__version=M.version}function pn(P,M,Y){if(M.image.length!==6)return;let de=ht(P,M),ae=M.source;t.bindTexture(i.TEXTURE_CUBE_MAP,P.__webglTexture,i.TEXTURE0+Y);let ve=n.get(ae);if(ae.version!==ve.__version||de===!0){t.activeTexture(i.TEXTURE0+Y);let _e=_t.getPrimaries(_t.workingColorSpace),ie=M.colorSpace===Gs?null:_t.getPrimaries(M.colorSpace),re=M.colorSpace===Gs||_e===ie?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(i.UNPACK_ALIGNMENT,M.unpackAlignment),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,re);let ge=M.isCompressedTexture||M.image[0].isCompressedTexture,B=M.image[0]&&M.image[0].isDataTexture,oe=[];for(let Ce=0;Ce<6;Ce++)!ge&&!B?oe[Ce]=v(M.image[Ce],!0,s.maxCubemapSize):oe[Ce]=B?M.image[Ce].image:M.image[Ce],oe[Ce]=ze(M,oe[Ce]);let se=oe[0],Ae=r.convert(M.format,M.colorSpace),ye=r.convert(M.type),Se=S(M.internalFormat,Ae,ye,M.normalized,M.colorSpace),Ge=M.isVideoTexture!==!0,je=ve.__version===void 0||de===!0,ue=ae.dataReady,Oe=w(M,se);ft(i.TEXTURE_CUBE_MAP,M);let Qe;if(M.isDepthTexture){if(Se=y(M.format===Vs,M.type),je)if(Ge)t.texStorage2D(i.TEXTURE_CUBE_MAP,1,Se,se.width,se.height);else for(let Ce=0;Ce<6;Ce++)t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,Se,se.width,se.height,0,Ae,ye,null)}else if(ge){Ge&&je&&t.texStorage2D(i.TEXTURE_CUBE_MAP,Oe,Se,se.width,se.height);for(let Ce=0;Ce<6;Ce++){Qe=oe[Ce].mipmaps;for(let at=0;at<Qe.length;at++){let Wt=Qe[at];M.format!==ji?Ae!==null?Ge?ue&&t.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,at,0,0,Wt.width,Wt.height,Ae,Wt.data):t.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,at,Se,Wt.width,Wt.height,0,Wt.data):Ye("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Ge?ue&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,at,0,0,Wt.width,Wt.height,Ae,ye,Wt.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,at,Se,Wt.width,Wt.height,0,Ae,ye,Wt.data)}}}else{if(Qe=M.mipmaps,Ge&&je){Qe.length>0&&Oe++;let Ce=qe(oe[0]);t.texStorage2D(i.TEXTURE_CUBE_MAP,Oe,Se,Ce.width,Ce.height)}for(let Ce=0;Ce<6;Ce++)if(B){Ge?ue&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,0,0,oe[Ce].width,oe[Ce].height,Ae,ye,oe[Ce].data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,Se,oe[Ce].width,oe[Ce].height,0,Ae,ye,oe[Ce].data);for(let at=0;at<Qe.length;at++){let jn=Qe[at].image[Ce].image;Ge?ue&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,at+1,0,0,jn.width,jn.height,Ae,ye,jn.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,at+1,Se,jn.width,jn.height,0,Ae,ye,jn.data)}}else{Ge?ue&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,0,0,Ae,ye,oe[Ce]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,Se,Ae,ye,oe[Ce]);for(let at=0;at<Qe.length;at++){let Wt=Qe[at];Ge?ue&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,at+1,0,0,Ae,ye,Wt.image[Ce]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,at+1,Se,Ae,ye,Wt.image[Ce])}}}E(M)&&M.mipmapsAutoUpdate===!0&&_(i.TEXTURE_CUBE_MAP),ve.__version=ae.version,M.onUpdate&&M.onUpdate(M)}P.__version=M.version}function Ut(P,M,Y,de,ae,ve){let _e=r.convert(Y.format,Y.colorSpace),ie=r.convert(Y.type),re=S(Y.internalFormat,_e,ie,Y.normalized,Y.colorSpace),ge=n.get(M),B=n.get(Y);if(B.__renderTarget=M,!ge.__hasExternalTextures){let oe=Math.max(1,M.width>>ve),se=Math.max(1,M.height>>ve);ae===i.TEXTURE_3D||ae===i.TEXTURE_2D_ARRAY?t.texImage3D(ae,ve,re,oe,se,M.depth,0,_e,ie,null):t.texImage2D(ae,ve,re,oe,se,0,_e,ie,null)}t.bindFramebuffer(i.FRAMEBUFFER,P),we(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,de,ae,B.__webglTexture,0,ot(M)):(ae===i.TEXTURE_2D||ae>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&ae<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,de,ae,B.__webglTexture,ve),t.bindFramebuffer(i.FRAMEBUFFER,null)}function Ln(P,M,Y){if(i.bindRenderbuffer(i.RENDERBUFFER,P),M.depthBuffer){let de=M.depthTexture,ae=de&&de.isDepthTexture?de.type:null,ve=y(M.stencilBuffer,ae),_e=M.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;we(M)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,ot(M),ve,M.width,M.height):Y?i.renderbufferStorageMultisample(i.RENDERBUFFER,ot(M),ve,M.width,M.height):i.renderbufferStorage(i.RENDERBUFFER,ve,M.width,M.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,_e,i.RENDERBUFFER,P)}else{let de=M.textures;for(let ae=0;ae<de.length;ae++){let ve=de[ae],_e=r.convert(ve.format,ve.colorSpace),ie=r.convert(ve.type),re=S(ve.internalFormat,_e,ie,ve.normalized,ve.colorSpace);we(M)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,ot(M),re,M.width,M.height):Y?i.renderbufferStorageMultisample(i.RENDERBUFFER,ot(M),re,M.width,M.height):i.renderbufferStorage(i.RENDERBUFFER,re,M.width,M.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function St(P,M,Y){let de=M.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(i.FRAMEBUFFER,P),!(M.depthTexture&&M.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let ae=n.get(M.depthTexture);ae.__renderTarget=M;let ve=de?M.depthTexture.image[0]:M.depthTexture.image;(!ae.__webglTexture||ve.width!==M.width||ve.height!==M.height)&&(ve.width=M.width,ve.height=M.height,M.depthTexture.needsUpdate=!0),de?Me(M.depthTexture,0):ce(M.depthTexture,0);let _e=ae.__webglTexture,ie=ot(M),re=de?i.TEXTURE_CUBE_MAP_POSITIVE_X+Y:i.TEXTURE_2D,ge=M.depthTexture.format===Vs?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(M.depthTexture.format===Us)we(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ge,re,_e,0,ie):i.framebufferTexture2D(i.FRAMEBUFFER,ge,re,_e,0);else if(M.depthTexture.format===Vs)we(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ge,re,_e,0,ie):i.framebufferTexture2D(i.FRAMEBUFFER,ge,re,_e,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function Sn(P){let M=n.get(P),Y=P.isWebGLCubeRenderTarget===!0;if(M.__boundDepthTexture!==P.depthTexture){let de=P.depthTexture;if(M.__depthDisposeCallback&&M.__depthDisposeCallback(),de){let ae=()=>{delete M.__boundDepthTexture,delete M.__depthDisposeCallback,de.removeEventListener("dispose",ae)};de.addEventListener("dispose",ae),M.__depthDisposeCallback=ae}M.__boundDepthTexture=de}if(P.depthTexture&&!M.__autoAllocateDepthBuffer)if(Y)for(let de=0;de<6;de++)St(M.__webglFramebuffer[de],P,de);else P.texture.mipmaps.length>0?St(M.__webglFramebuffer[0],P,0):St(M.__webglFramebuffer,P,0);else if(Y){M.__webglDepthbuffer=[];for(let de=0;de<6;de++)if(t.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer[de]),M.__webglDepthbuffer[de]===void 0)M.__webglDepthbuffer[de]=i.createRenderbuffer(),Ln(M.__webglDepthbuffer[de],P,!1);else{let ae=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,ve=M.__webglDepthbuffer[de];i.bindRenderbuffer(i.RENDERBUFFER,ve),i.framebufferRenderbuffer(i.FRAMEBUFFER,ae,i.RENDERBUFFER,ve)}}else if(P.texture.mipmaps.length>0?t.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer[0]):t.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer),M.__webglDepthbuffer===void 0)M.__webglDepthbuffer=i.createRenderbuffer(),Ln(M.__webglDepthbuffer,P,!1);else{let ae=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,ve=M.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,ve),i.framebufferRenderbuffer(i.FRAMEBUFFER,ae,i.RENDERBUFFER,ve)}t.bindFramebuffer(i.FRAMEBUFFER,null)}function nn(P,M,Y){let de=n.get(P);M!==void 0&&Ut(de.__webglFramebuffer,P,P.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),Y!==void 0&&Sn(P)}function mn(P){let M=P.texture,Y=n.get(P),de=n.get(M);P.addEventListener("dispose",G),U(P);let ae=P.textures,ve=P.isWebGLCubeRenderTarget===!0,_e=ae.length>1;if(_e||(de.__webglTexture===void 0&&(de.__webglTexture=i.createTexture()),de.__version=M.version,o.memory.textures++),ve){Y.__webglFramebuffer=[];for(let ie=0;ie<6;ie++)if(M.mipmaps.length>0){Y.__webglFramebuffer[ie]=[];for(let re=0;re<M.mipmaps.length;re++)Y.__webglFramebuffer[ie][re]=i.createFramebuffer()}else Y.__webglFramebuffer[ie]=i.createFramebuffer()}else{if(M.mipmaps.length>0){Y.__webglFramebuffer=[];for(let ie=0;ie<M.mipmaps.length;ie++)Y.__webglFramebuffer[ie]=i.createFramebuffer()}else Y.__webglFramebuffer=i.createFramebuffer();if(_e)for(let ie=0,re=ae.length;ie<re;ie++){let ge=n.get(ae[ie]);ge.__webglTexture===void 0&&(ge.__webglTexture=i.createTexture(),o.memory.textures++)}if(P.samples>0&&we(P)===!1){Y.__webglMultisampledFramebuffer=i.createFramebuffer(),Y.__webglColorRenderbuffer=[],t.bindFramebuffer(i.FRAMEBUFFER,Y.__webglMultisampledFramebuffer);for(let ie=0;ie<ae.length;ie++){let re=ae[ie];Y.__webglColorRenderbuffer[ie]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,Y.__webglColorRenderbuffer[ie]);let ge=r.convert(re.format,re.colorSpace),B=r.convert(re.type),oe=S(re.internalFormat,ge,B,re.normalized,re.colorSpace,P.isXRRenderTarget===!0),se=ot(P);i.renderbufferStorageMultisample(i.RENDERBUFFER,se,oe,P.width,P.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+ie,i.RENDERBUFFER,Y.__webglColorRenderbuffer[ie])}i.bindRenderbuffer(i.RENDERBUFFER,null),P.depthBuffer&&(Y.__webglDepthRenderbuffer=i.createRenderbuffer(),Ln(Y.__webglDepthRenderbuffer,P,!0)),t.bindFramebuffer(i.FRAMEBUFFER,null)}}if(ve){t.bindTexture(i.TEXTURE_CUBE_MAP,de.__webglTexture),ft(i.TEXTURE_CUBE_MAP,M);for(let ie=0;ie<6;ie++)if(M.mipmaps.length>0)for(let re=0;re<M.mipmaps.length;re++)Ut(Y.__webglFramebuffer[ie][re],P,M,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+ie,re);else Ut(Y.__webglFramebuffer[ie],P,M,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+ie,0);E(M)?_(i.TEXTURE_CUBE_MAP):M.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}else if(_e){for(let ie=0,re=ae.length;ie<re;ie++){let ge=ae[ie],B=n.get(ge),oe=i.TEXTURE_2D;(P.isWebGL3DRenderTarget||P.isWebGLArrayRenderTarget)&&(oe=P.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(oe,B.__webglTexture),ft(oe,ge),Ut(Y.__webglFramebuffer,P,ge,i.COLOR_ATTACHMENT0+ie,oe,0),E(ge)&&_(oe)}t.unbindTexture()}else{let ie=i.TEXTURE_2D;if((P.isWebGL3DRenderTarget||P.isWebGLArrayRenderTarget)&&(ie=P.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(ie,de.__webglTexture),ft(ie,M),M.mipmaps.length>0)for(let re=0;re<M.mipmaps.length;re++)Ut(Y.__webglFramebuffer[re],P,M,i.COLOR_ATTACHMENT0,ie,re);else Ut(Y.__webglFramebuffer,P,M,i.COLOR_ATTACHMENT0,ie,0);E(M)?_(ie):M.mipmaps.length>0&&i.texParameteri(ie,i.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}P.depthBuffer&&Sn(P)}function z(P){let M=P.textures;for(let Y=0,de=M.length;Y<de;Y++){let ae=M[Y];if(E(ae)&&ae.mipmapsAutoUpdate===!0){let ve=C(P),_e=n.get(ae).__webglTexture;t.bindTexture(ve,_e),_(ve),t.unbindTexture()}}}let Re=[];function $e(P){if(P.samples>0){if(we(P)===!1){let M=P.textures,Y=P.width,de=P.height,ae=i.COLOR_BUFFER_BIT,ve=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_e=n.get(P),ie=M.length>1;if(ie)for(let ge=0;ge<M.length;ge++)t.bindFramebuffer(i.FRAMEBUFFER,_e.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+ge,i.RENDERBUFFER,null),t.bindFramebuffer(i.FRAMEBUFFER,_e.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+ge,i.TEXTURE_2D,null,0);t.bindFramebuffer(i.READ_FRAMEBUFFER,_e.__webglMultisampledFramebuffer),P.texture.mipmaps.length>0?t.bindFramebuffer(i.DRAW_FRAMEBUFFER,_e.__webglFramebuffer[0]):t.bindFramebuffer(i.DRAW_FRAMEBUFFER,_e.__webglFramebuffer);for(let ge=0;ge<M.length;ge++){if(P.resolveDepthBuffer&&(P.depthBuffer&&(ae|=i.DEPTH_BUFFER_BIT),P.stencilBuffer&&P.resolveStencilBuffer&&(ae|=i.STENCIL_BUFFER_BIT)),ie){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,_e.__webglColorRenderbuffer[ge]);let B=n.get(M[ge]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,B,0)}i.blitFramebuffer(0,0,Y,de,0,0,Y,de,ae,i.NEAREST),l===!0&&(Re.length=0,Re.push(i.COLOR_ATTACHMENT0+ge),P.depthBuffer&&P.storeMultisampledDepthBuffer===!1&&Re.push(ve),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Re))}if(t.bindFramebuffer(i.READ_FRAMEBUFFER,null),t.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),ie)for(let ge=0;ge<M.length;ge++){t.bindFramebuffer(i.FRAMEBUFFER,_e.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+ge,i.RENDERBUFFER,_e.__webglColorRenderbuffer[ge]);let B=n.get(M[ge]).__webglTexture;t.bindFramebuffer(i.FRAMEBUFFER,_e.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+ge,i.TEXTURE_2D,B,0)}t.bindFramebuffer(i.DRAW_FRAMEBUFFER,_e.__webglMultisampledFramebuffer)}else if(P.depthBuffer&&P.storeMultisampledDepthBuffer===!1&&l){let M=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[M])}}}function ot(P){return Math.min(s.maxSamples,P.samples)}function we(P){let M=n.get(P);return P.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&M.__useRenderToTexture!==!1}function kt(P){let M=o.render.frame;h.get(P)!==M&&(h.set(P,M),P.update())}function ze(P,M){let Y=P.colorSpace,de=P.format,ae=P.type;return P.isCompressedTexture===!0||P.isVideoTexture===!0||Y!==Ra&&Y!==Gs&&(_t.getTransfer(Y)===Pt?(de!==ji||ae!==di)&&Ye("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):Je("WebGLTextures: Unsupported texture color space:",Y)),M}function qe(P){return typeof HTMLImageElement<"u"&&P instanceof HTMLImageElement?(c.width=P.naturalWidth||P.width,c.height=P.naturalHeight||P.height):typeof VideoFrame<"u"&&P instanceof VideoFrame?(c.width=P.displayWidth,c.height=P.displayHeight):(c.width=P.width,c.height=P.height),c}this.allocateTextureUnit=he,this.resetTextureUnits=Z,this.getTextureUnits=te,this.setTextureUnits=fe,this.setTexture2D=ce,this.setTexture2DArray=pe,this.setTexture3D=xe,this.setTextureCube=Me,this.rebindTextures=nn,this.setupRenderTarget=mn,this.updateRenderTargetMipmap=z,this.updateMultisampleRenderTarget=$e,this.setupDepthRenderbuffer=Sn,this.setupFrameBufferTexture=Ut,this.useMultisampledRTT=we,this.dispose=O}function AA(i,e){function t(n,s=Gs){let r,o=_t.getTransfer(s);if(n===di)return i.UNSIGNED_BYTE;if(n===yh)return i.UNSIGNED_SHORT_4_4_4_4;if(n===vh)return i.UNSIGNED_SHORT_5_5_5_1;if(n===Lf)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===Df)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===Pf)return i.BYTE;if(n===If)return i.SHORT;if(n===qo)return i.UNSIGNED_SHORT;if(n===xh)return i.INT;if(n===Zi)return i.UNSIGNED_INT;if(n===Ji)return i.FLOAT;if(n===Ki)return i.HALF_FLOAT;if(n===Nf)return i.ALPHA;if(n===Ff)return i.RGB;if(n===ji)return i.RGBA;if(n===Us)return i.DEPTH_COMPONENT;if(n===Vs)return i.DEPTH_STENCIL;if(n===Uf)return i.RED;if(n===_h)return i.RED_INTEGER;if(n===dr)return i.RG;if(n===bh)return i.RG_INTEGER;if(n===Mh)return i.RGBA_INTEGER;if(n===el||n===tl||n===nl||n===il)if(o===Pt)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===el)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===tl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===nl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===il)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===el)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===tl)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===nl)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===il)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===Sh||n===wh||n===Ah||n===Th)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===Sh)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===wh)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===Ah)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===Th)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===Eh||n===Ch||n===Rh||n===Ph||n===Ih||n===sl||n===Lh)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(n===Eh||n===Ch)return o===Pt?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===Rh)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===Ph)return r.COMPRESSED_R11_EAC;if(n===Ih)return r.COMPRESSED_SIGNED_R11_EAC;if(n===sl)return r.COMPRESSED_RG11_EAC;if(n===Lh)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===Dh||n===Nh||n===Fh||n===Uh||n===Oh||n===kh||n===Bh||n===zh||n===Vh||n===Gh||n===Hh||n===Wh||n===qh||n===Xh)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(n===Dh)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===Nh)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===Fh)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===Uh)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===Oh)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===kh)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===Bh)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===zh)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Vh)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===Gh)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Hh)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===Wh)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===qh)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===Xh)return o===Pt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===$h||n===Yh||n===Zh)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(n===$h)return o===Pt?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===Yh)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===Zh)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Jh||n===Kh||n===rl||n===jh)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(n===Jh)return r.COMPRESSED_RED_RGTC1_EXT;if(n===Kh)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===rl)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===jh)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===Ur?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:t}}var TA=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,EA=`
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

}`,ep=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let n=new Va(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=n}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,n=new Xn({vertexShader:TA,fragmentShader:EA,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new gt(new Ga(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},tp=class extends ps{constructor(e,t){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,h=null,u=null,d=null,f=null,m=null,x=typeof XRWebGLBinding<"u",p=new ep,g={},v=t.getContextAttributes(),E=null,_=null,C=[],S=[],y=new Ke,w=null,U=null,L=new ri;L.viewport=new en;let D=new ri;D.viewport=new en;let G=[L,D],W=new fh,R=null,O=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(Q){let ce=C[Q];return ce===void 0&&(ce=new ko,C[Q]=ce),ce.getTargetRaySpace()},this.getControllerGrip=function(Q){let ce=C[Q];return ce===void 0&&(ce=new ko,C[Q]=ce),ce.getGripSpace()},this.getHand=function(Q){let ce=C[Q];return ce===void 0&&(ce=new ko,C[Q]=ce),ce.getHandSpace()};function q(Q){let ce=S.indexOf(Q.inputSource);if(ce===-1)return;let pe=C[ce];pe!==void 0&&(pe.update(Q.inputSource,Q.frame,c||o),pe.dispatchEvent({type:Q.type,data:Q.inputSource}))}function k(){s.removeEventListener("select",q),s.removeEventListener("selectstart",q),s.removeEventListener("selectend",q),s.removeEventListener("squeeze",q),s.removeEventListener("squeezestart",q),s.removeEventListener("squeezeend",q),s.removeEventListener("end",k),s.removeEventListener("inputsourceschange",ne);for(let Q=0;Q<C.length;Q++){let ce=S[Q];ce!==null&&(S[Q]=null,C[Q].disconnect(ce))}R=null,O=null,p.reset();for(let Q in g)delete g[Q];if(e.setRenderTarget(E),f=null,d=null,u=null,s=null,_=null,he.stop(),n.isPresenting=!1,e.setPixelRatio(w),e.setSize(y.width,y.height,!1),U!==null){let Q=U.camera;Q.fov=U.fov,Q.zoom=U.zoom,Q.updateProjectionMatrix(),U=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(Q){r=Q,n.isPresenting===!0&&Ye("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(Q){a=Q,n.isPresenting===!0&&Ye("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(Q){c=Q},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return u===null&&x&&(u=new XRWebGLBinding(s,t)),u},this.getFrame=function(){return m},this.getSession=function(){return s},this.setSession=async function(Q){if(s=Q,s!==null){if(E=e.getRenderTarget(),s.addEventListener("select",q),s.addEventListener("selectstart",q),s.addEventListener("selectend",q),s.addEventListener("squeeze",q),s.addEventListener("squeezestart",q),s.addEventListener("squeezeend",q),s.addEventListener("end",k),s.addEventListener("inputsourceschange",ne),v.xrCompatible!==!0&&await t.makeXRCompatible(),w=e.getPixelRatio(),e.getSize(y),x&&"createProjectionLayer"in XRWebGLBinding.prototype){let pe=null,xe=null,Me=null;v.depth&&(Me=v.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,pe=v.stencil?Vs:Us,xe=v.stencil?Ur:Zi);let He={colorFormat:t.RGBA8,depthFormat:Me,scaleFactor:r};u=this.getBinding(),d=u.createProjectionLayer(He),s.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),_=new Si(d.textureWidth,d.textureHeight,{format:ji,type:di,depthTexture:new Bs(d.textureWidth,d.textureHeight,xe,void 0,void 0,void 0,void 0,void 0,void 0,pe),stencilBuffer:v.stencil,colorSpace:e.outputColorSpace,samples:v.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let pe={antialias:v.antialias,alpha:!0,depth:v.depth,stencil:v.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,t,pe),s.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),_=new Si(f.framebufferWidth,f.framebufferHeight,{format:ji,type:di,colorSpace:e.outputColorSpace,stencilBuffer:v.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}_.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),he.setContext(s),he.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return p.getDepthTexture()};function ne(Q){for(let ce=0;ce<Q.removed.length;ce++){let pe=Q.removed[ce],xe=S.indexOf(pe);xe>=0&&(S[xe]=null,C[xe].disconnect(pe))}for(let ce=0;ce<Q.added.length;ce++){let pe=Q.added[ce],xe=S.indexOf(pe);if(xe===-1){for(let He=0;He<C.length;He++)if(He>=S.length){S.push(pe),xe=He;break}else if(S[He]===null){S[He]=pe,xe=He;break}if(xe===-1)break}let Me=C[xe];Me&&Me.connect(pe)}}function $(Q,ce){ce===null?Q.matrixWorld.copy(Q.matrix):Q.matrixWorld.multiplyMatrices(ce.matrixWorld,Q.matrix),Q.matrixWorldInverse.copy(Q.matrixWorld).invert()}this.updateCamera=function(Q){if(s===null)return;let ce=Q.near,pe=Q.far;p.texture!==null&&(p.depthNear>0&&(ce=p.depthNear),p.depthFar>0&&(pe=p.depthFar)),W.near=D.near=L.near=ce,W.far=D.far=L.far=pe,(R!==W.near||O!==W.far)&&(s.updateRenderState({depthNear:W.near,depthFar:W.far}),R=W.near,O=W.far),W.layers.mask=Q.layers.mask|6,L.layers.mask=W.layers.mask&-5,D.layers.mask=W.layers.mask&-3;let xe=Q.parent,Me=W.cameras;$(W,xe);for(let He=0;He<Me.length;He++)$(Me[He],xe);W.projectionMatrix.copy(L.projectionMatrix),W.projectionMatrixInverse.copy(L.projectionMatrixInverse),U===null&&Q.isPerspectiveCamera&&(U={camera:Q,fov:Q.fov,zoom:Q.zoom}),Z(Q,W,xe)};function Z(Q,ce,pe){pe===null?Q.matrix.copy(ce.matrixWorld):(Q.matrix.copy(pe.matrixWorld),Q.matrix.invert(),Q.matrix.multiply(ce.matrixWorld)),Q.matrix.decompose(Q.position,Q.quaternion,Q.scale),Q.updateMatrixWorld(!0),Q.projectionMatrix.copy(ce.projectionMatrix),Q.projectionMatrixInverse.copy(ce.projectionMatrixInverse),Q.isPerspectiveCamera&&(Q.fov=Hc*2*Math.atan(1/Q.projectionMatrix.elements[5]),Q.zoom=1)}this.getCamera=function(){return W},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(Q){l=Q,d!==null&&(d.fixedFoveation=Q),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=Q)},this.hasDepthSensing=function(){return p.texture!==null},this.getDepthSensingMesh=function(){return p.getMesh(W)},this.getCameraTexture=function(Q){return g[Q]};let te=null;function fe(Q,ce){if(h=ce.getViewerPose(c||o),m=ce,h!==null){let pe=h.views;f!==null&&(e.setRenderTargetFramebuffer(_,f.framebuffer),e.setRenderTarget(_));let xe=!1;pe.length!==W.cameras.length&&(W.cameras.length=0,xe=!0);for(let Ve=0;Ve<pe.length;Ve++){let ft=pe[Ve],ht=null;if(f!==null)ht=f.getViewport(ft);else{let Kt=u.getViewSubImage(d,ft);ht=Kt.viewport,Ve===0&&(e.setRenderTargetTextures(_,Kt.colorTexture,Kt.depthStencilTexture),e.setRenderTarget(_))}let it=G[Ve];it===void 0&&(it=new ri,it.layers.enable(Ve),it.viewport=new en,G[Ve]=it),it.matrix.fromArray(ft.transform.matrix),it.matrix.decompose(it.position,it.quaternion,it.scale),it.projectionMatrix.fromArray(ft.projectionMatrix),it.projectionMatrixInverse.copy(it.projectionMatrix).invert(),it.viewport.set(ht.x,ht.y,ht.width,ht.height),Ve===0&&(W.matrix.copy(it.matrix),W.matrix.decompose(W.position,W.quaternion,W.scale)),xe===!0&&W.cameras.push(it)}let Me=s.enabledFeatures;if(Me&&Me.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&x){u=n.getBinding();let Ve=u.getDepthInformation(pe[0]);Ve&&Ve.isValid&&Ve.texture&&p.init(Ve,s.renderState)}if(Me&&Me.includes("camera-access")&&x){e.state.unbindTexture(),u=n.getBinding();for(let Ve=0;Ve<pe.length;Ve++){let ft=pe[Ve].camera;if(ft){let ht=g[ft];ht||(ht=new Va,g[ft]=ht);let it=u.getCameraImage(ft);ht.sourceTexture=it}}}}for(let pe=0;pe<C.length;pe++){let xe=S[pe],Me=C[pe];xe!==null&&Me!==void 0&&Me.update(xe,ce,c||o)}te&&te(Q,ce),ce.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:ce}),m=null}let he=new Nx;he.setAnimationLoop(fe),this.setAnimationLoop=function(Q){te=Q},this.dispose=function(){}}},CA=new It,Wx=new nt;Wx.set(-1,0,0,0,1,0,0,0,1);function RA(i,e){function t(p,g){p.matrixAutoUpdate===!0&&p.updateMatrix(),g.value.copy(p.matrix)}function n(p,g){g.color.getRGB(p.fogColor.value,Gf(i)),g.isFog?(p.fogNear.value=g.near,p.fogFar.value=g.far):g.isFogExp2&&(p.fogDensity.value=g.density)}function s(p,g,v,E,_){g.isNodeMaterial?g.uniformsNeedUpdate=!1:g.isMeshBasicMaterial?r(p,g):g.isMeshLambertMaterial?(r(p,g),g.envMap&&(p.envMapIntensity.value=g.envMapIntensity)):g.isMeshToonMaterial?(r(p,g),u(p,g)):g.isMeshPhongMaterial?(r(p,g),h(p,g),g.envMap&&(p.envMapIntensity.value=g.envMapIntensity)):g.isMeshStandardMaterial?(r(p,g),d(p,g),g.isMeshPhysicalMaterial&&f(p,g,_)):g.isMeshMatcapMaterial?(r(p,g),m(p,g)):g.isMeshDepthMaterial?r(p,g):g.isMeshDistanceMaterial?(r(p,g),x(p,g)):g.isMeshNormalMaterial?r(p,g):g.isLineBasicMaterial?(o(p,g),g.isLineDashedMaterial&&a(p,g)):g.isPointsMaterial?l(p,g,v,E):g.isSpriteMaterial?c(p,g):g.isShadowMaterial?(p.color.value.copy(g.color),p.opacity.value=g.opacity):g.isShaderMaterial&&(g.uniformsNeedUpdate=!1)}function r(p,g){p.opacity.value=g.opacity,g.color&&p.diffuse.value.copy(g.color),g.emissive&&p.emissive.value.copy(g.emissive).multiplyScalar(g.emissiveIntensity),g.map&&(p.map.value=g.map,t(g.map,p.mapTransform)),g.alphaMap&&(p.alphaMap.value=g.alphaMap,t(g.alphaMap,p.alphaMapTransform)),g.bumpMap&&(p.bumpMap.value=g.bumpMap,t(g.bumpMap,p.bumpMapTransform),p.bumpScale.value=g.bumpScale,g.side===Vn&&(p.bumpScale.value*=-1)),g.normalMap&&(p.normalMap.value=g.normalMap,t(g.normalMap,p.normalMapTransform),p.normalScale.value.copy(g.normalScale),g.side===Vn&&p.normalScale.value.negate()),g.displacementMap&&(p.displacementMap.value=g.displacementMap,t(g.displacementMap,p.displacementMapTransform),p.displacementScale.value=g.displacementScale,p.displacementBias.value=g.displacementBias),g.emissiveMap&&(p.emissiveMap.value=g.emissiveMap,t(g.emissiveMap,p.emissiveMapTransform)),g.specularMap&&(p.specularMap.value=g.specularMap,t(g.specularMap,p.specularMapTransform)),g.alphaTest>0&&(p.alphaTest.value=g.alphaTest);let v=e.get(g),E=v.envMap,_=v.envMapRotation;E&&(p.envMap.value=E,p.envMapRotation.value.setFromMatrix4(CA.makeRotationFromEuler(_)).transpose(),E.isCubeTexture&&E.isRenderTargetTexture===!1&&p.envMapRotation.value.premultiply(Wx),p.reflectivity.value=g.reflectivity,p.ior.value=g.ior,p.refractionRatio.value=g.refractionRatio),g.lightMap&&(p.lightMap.value=g.lightMap,p.lightMapIntensity.value=g.lightMapIntensity,t(g.lightMap,p.lightMapTransform)),g.aoMap&&(p.aoMap.value=g.aoMap,p.aoMapIntensity.value=g.aoMapIntensity,t(g.aoMap,p.aoMapTransform))}function o(p,g){p.diffuse.value.copy(g.color),p.opacity.value=g.opacity,g.map&&(p.map.value=g.map,t(g.map,p.mapTransform))}function a(p,g){p.dashSize.value=g.dashSize,p.totalSize.value=g.dashSize+g.gapSize,p.scale.value=g.scale}function l(p,g,v,E){p.diffuse.value.copy(g.color),p.opacity.value=g.opacity,p.size.value=g.size*v,p.scale.value=E*.5,g.map&&(p.map.value=g.map,t(g.map,p.uvTransform)),g.alphaMap&&(p.alphaMap.value=g.alphaMap,t(g.alphaMap,p.alphaMapTransform)),g.alphaTest>0&&(p.alphaTest.value=g.alphaTest)}function c(p,g){p.diffuse.value.copy(g.color),p.opacity.value=g.opacity,p.rotation.value=g.rotation,g.map&&(p.map.value=g.map,t(g.map,p.mapTransform)),g.alphaMap&&(p.alphaMap.value=g.alphaMap,t(g.alphaMap,p.alphaMapTransform)),g.alphaTest>0&&(p.alphaTest.value=g.alphaTest)}function h(p,g){p.specular.value.copy(g.specular),p.shininess.value=Math.max(g.shininess,1e-4)}function u(p,g){g.gradientMap&&(p.gradientMap.value=g.gradientMap)}function d(p,g){p.metalness.value=g.metalness,g.metalnessMap&&(p.metalnessMap.value=g.metalnessMap,t(g.metalnessMap,p.metalnessMapTransform)),p.roughness.value=g.roughness,g.roughnessMap&&(p.roughnessMap.value=g.roughnessMap,t(g.roughnessMap,p.roughnessMapTransform)),g.envMap&&(p.envMapIntensity.value=g.envMapIntensity)}function f(p,g,v){p.ior.value=g.ior,g.diffuseRoughness>0&&(p.diffuseRoughness.value=g.diffuseRoughness,g.diffuseRoughnessMap&&(p.diffuseRoughnessMap.value=g.diffuseRoughnessMap,t(g.diffuseRoughnessMap,p.diffuseRoughnessMapTransform))),g.sheen>0&&(p.sheenColor.value.copy(g.sheenColor).multiplyScalar(g.sheen),p.sheenRoughness.value=g.sheenRoughness,g.sheenColorMap&&(p.sheenColorMap.value=g.sheenColorMap,t(g.sheenColorMap,p.sheenColorMapTransform)),g.sheenRoughnessMap&&(p.sheenRoughnessMap.value=g.sheenRoughnessMap,t(g.sheenRoughnessMap,p.sheenRoughnessMapTransform))),g.clearcoat>0&&(p.clearcoat.value=g.clearcoat,p.clearcoatRoughness.value=g.clearcoatRoughness,g.clearcoatMap&&(p.clearcoatMap.value=g.clearcoatMap,t(g.clearcoatMap,p.clearcoatMapTransform)),g.clearcoatRoughnessMap&&(p.clearcoatRoughnessMap.value=g.clearcoatRoughnessMap,t(g.clearcoatRoughnessMap,p.clearcoatRoughnessMapTransform)),g.clearcoatNormalMap&&(p.clearcoatNormalMap.value=g.clearcoatNormalMap,t(g.clearcoatNormalMap,p.clearcoatNormalMapTransform),p.clearcoatNormalScale.value.copy(g.clearcoatNormalScale),g.side===Vn&&p.clearcoatNormalScale.value.negate())),g.dispersion>0&&(p.dispersion.value=g.dispersion),g.retroreflectivity>0&&(p.retroreflectivity.value=g.retroreflectivity),g.iridescence>0&&(p.iridescence.value=g.iridescence,p.iridescenceIOR.value=g.iridescenceIOR,p.iridescenceThicknessMinimum.value=g.iridescenceThicknessMinimum,p.iridescenceThicknessMaximum.value=g.iridescenceThicknessMaximum,g.iridescenceMap&&(p.iridescenceMap.value=g.iridescenceMap,t(g.iridescenceMap,p.iridescenceMapTransform)),g.iridescenceThicknessMap&&(p.iridescenceThicknessMap.value=g.iridescenceThicknessMap,t(g.iridescenceThicknessMap,p.iridescenceThicknessMapTransform))),g.transmission>0&&(p.transmission.value=g.transmission,p.transmissionSamplerMap.value=v.texture,p.transmissionSamplerSize.value.set(v.width,v.height),g.transmissionMap&&(p.transmissionMap.value=g.transmissionMap,t(g.transmissionMap,p.transmissionMapTransform)),p.thickness.value=g.thickness,g.thicknessMap&&(p.thicknessMap.value=g.thicknessMap,t(g.thicknessMap,p.thicknessMapTransform)),p.attenuationDistance.value=g.attenuationDistance,p.attenuationColor.value.copy(g.attenuationColor)),g.anisotropy>0&&(p.anisotropyVector.value.set(g.anisotropy*Math.cos(g.anisotropyRotation),g.anisotropy*Math.sin(g.anisotropyRotation)),g.anisotropyMap&&(p.anisotropyMap.value=g.anisotropyMap,t(g.anisotropyMap,p.anisotropyMapTransform))),p.specularIntensity.value=g.specularIntensity,p.specularColor.value.copy(g.specularColor),g.specularColorMap&&(p.specularColorMap.value=g.specularColorMap,t(g.specularColorMap,p.specularColorMapTransform)),g.specularIntensityMap&&(p.specularIntensityMap.value=g.specularIntensityMap,t(g.specularIntensityMap,p.specularIntensityMapTransform))}function m(p,g){g.matcap&&(p.matcap.value=g.matcap)}function x(p,g){let v=e.get(g).light;p.referencePosition.value.setFromMatrixPosition(v.matrixWorld),p.nearDistance.value=v.shadow.camera.near,p.farDistance.value=v.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function PA(i,e,t,n){let s={},r={};function o(v,E){let _=E.program;n.uniformBlockBinding(v,_,s[v.id])}function a(v,E){let _=s[v.id];_===void 0&&(m(v),_=l(v),s[v.id]=_,v.addEventListener("dispose",p));let C=E.program;n.updateUBOMapping(v,C);let S=e.render.frame;r[v.id]!==S&&(c(v),r[v.id]=S)}function l(v){let E=i.createBuffer(),_=v.__size,C=v.usage;return i.bindBuffer(i.UNIFORM_BUFFER,E),i.bufferData(i.UNIFORM_BUFFER,_,C),i.bindBuffer(i.UNIFORM_BUFFER,null),E}function c(v){let E=s[v.id],_=v.uniforms,C=v.__cache;i.bindBuffer(i.UNIFORM_BUFFER,E);for(let S=0,y=_.length;S<y;S++){let w=_[S];if(Array.isArray(w))for(let U=0,L=w.length;U<L;U++)h(w[U],S,U,C);else h(w,S,0,C)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(v,E,_,C){if(d(v,E,_,C)===!0){let S=v.__offset,y=v.value;if(Array.isArray(y)){let w=0;for(let U=0;U<y.length;U++){let L=y[U],D=x(L,!0);u(L,v.__data,w),w+=D.storage/Float32Array.BYTES_PER_ELEMENT}}else u(y,v.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,S,v.__data)}}function u(v,E,_){typeof v=="number"||typeof v=="boolean"?E[_]=v:v.isMatrix3?(E[_]=v.elements[0],E[_+1]=v.elements[1],E[_+2]=v.elements[2],E[_+3]=0,E[_+4]=v.elements[3],E[_+5]=v.elements[4],E[_+6]=v.elements[5],E[_+7]=0,E[_+8]=v.elements[6],E[_+9]=v.elements[7],E[_+10]=v.elements[8],E[_+11]=0):ArrayBuffer.isView(v)?E.set(v.subarray(0,E.length-_),_):v.toArray(E,_)}function d(v,E,_,C){let S=v.value,y=E+"_"+_;if(Array.isArray(S)){C[y]===void 0&&(C[y]=[]);let w=C[y],U=!1;for(let L=0;L<S.length;L++)f(S[L],w,L)===!0&&(U=!0);return U}return f(S,C,y)}function f(v,E,_){if(E[_]===void 0)return typeof v=="number"||typeof v=="boolean"?E[_]=v:ArrayBuffer.isView(v)?E[_]=v.slice():E[_]=v.clone(),!0;{let C=E[_];if(typeof v=="number"||typeof v=="boolean"){if(C!==v)return E[_]=v,!0}else{if(ArrayBuffer.isView(v))return!0;if(C.equals(v)===!1)return C.copy(v),!0}}return!1}function m(v){let E=v.uniforms,_=0,C=16;for(let y=0,w=E.length;y<w;y++){let U=Array.isArray(E[y])?E[y]:[E[y]];for(let L=0,D=U.length;L<D;L++){let G=U[L],W=Array.isArray(G.value)?G.value:[G.value],R=Array.isArray(E[y])||Array.isArray(G.value),O=_;for(let k=0,ne=W.length;k<ne;k++){let $=W[k],Z=x($,R),te=_%C,fe=te%Z.boundary,he=te+fe;_+=fe,he!==0&&C-he<Z.storage&&(_+=C-he),k===0&&(O=_),_+=Z.storage}let q=G.type==="int"?Int32Array:G.type==="uint"?Uint32Array:Float32Array;G.__data=new q((_-O)/Float32Array.BYTES_PER_ELEMENT),G.__offset=O}}let S=_%C;return S>0&&(_+=C-S),v.__size=_,v.__cache={},this}function x(v,E){let _={boundary:0,storage:0};return typeof v=="number"||typeof v=="boolean"?(_.boundary=4,_.storage=4):v.isVector2?(_.boundary=8,_.storage=8):v.isVector3||v.isColor?(_.boundary=16,_.storage=12):v.isVector4?(_.boundary=16,_.storage=16):v.isMatrix3?(_.boundary=16,_.storage=48):v.isMatrix4?(_.boundary=16,_.storage=64):v.isTexture?Ye("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(v)?(_.boundary=16,_.storage=v.byteLength):Ye("WebGLRenderer: Unsupported uniform value type.",v),E===!0&&(_.boundary=16,_.storage=Math.ceil(_.storage/16)*16),_}function p(v){let E=v.target;E.removeEventListener("dispose",p),i.deleteBuffer(s[E.id]),delete s[E.id],delete r[E.id]}function g(){for(let v in s)i.deleteBuffer(s[v]);s={},r={}}return{bind:o,update:a,dispose:g}}var IA=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),_s=null;function LA(){return _s===null&&(_s=new $c(IA,16,16,dr,Ki),_s.name="DFG_LUT",_s.minFilter=oi,_s.magFilter=oi,_s.wrapS=fs,_s.wrapT=fs,_s.generateMipmaps=!1,_s.needsUpdate=!0),_s}var su=class{constructor(e={}){let{canvas:t=tx(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1,outputBufferType:f=di}=e;this.isWebGLRenderer=!0;let m;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");m=n.getContextAttributes().alpha}else m=o;let x=f,p=new Set([Mh,bh,_h]),g=new Set([di,Zi,qo,Ur,yh,vh]),v=new Uint32Array(4),E=new Int32Array(4),_={textures:[],min:[],max:[],resolution:[]},C=null,S=null,y=[],w=[],U=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=vs,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let L=this,D=!1,G=null,W=null,R=null,O=null;this._outputColorSpace=dn;let q=0,k=0,ne=null,$=-1,Z=null,te=new en,fe=new en,he=null,Q=new Xe(0),ce=0,pe=t.width,xe=t.height,Me=1,He=null,rt=null,Ve=new en(0,0,pe,xe),ft=new en(0,0,pe,xe),ht=!1,it=new or,Kt=new Yc,Gt=!1,pn=!1,Ut=new It,Ln=new V,St=new en,Sn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},nn=!1;function mn(){return ne===null?Me:1}let z=n;function Re(T,H){return t.getContext(T,H)}let $e,ot,we,kt,ze,qe,P,M,Y,de,ae,ve,_e,ie,re,ge,B,oe,se,Ae,ye,Se,Ge;try{let T={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Oe,!1),t.addEventListener("webglcontextrestored",Qe,!1),t.addEventListener("webglcontextcreationerror",Ce,!1),z===null){let H="webgl2";if(z=Re(H,T),z===null)throw Re(H)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}je()}catch(T){throw t.removeEventListener("webglcontextlost",Oe,!1),t.removeEventListener("webglcontextrestored",Qe,!1),t.removeEventListener("webglcontextcreationerror",Ce,!1),Je("WebGLRenderer: "+T.message),T}function je(){$e=new Hw(z),$e.init(),ye=new AA(z,$e),ot=new Lw(z,$e,e,ye),we=new SA(z,$e),ot.reversedDepthBuffer&&d&&we.buffers.depth.setReversed(!0),W=z.createFramebuffer(),R=z.createFramebuffer(),O=z.createFramebuffer(),kt=new Xw(z),ze=new cA,qe=new wA(z,$e,we,ze,ot,ye,kt),P=new Gw(L),M=new Yb(z),Se=new Pw(z,M),Y=new Ww(z,M,kt,Se),de=new Yw(z,Y,M,Se,kt),oe=new $w(z,ot,qe),re=new Dw(ze),ae=new lA(L,P,$e,ot,Se,re),ve=new RA(L,ze),_e=new uA,ie=new xA($e),B=new Rw(L,P,we,de,m,l),ge=new MA(L,de,ot),Ge=new PA(z,kt,ot,we),se=new Iw(z,$e,kt),Ae=new qw(z,$e,kt),kt.programs=ae.programs,L.capabilities=ot,L.extensions=$e,L.properties=ze,L.renderLists=_e,L.shadowMap=ge,L.state=we,L.info=kt}x!==di&&(U=new Jw(x,t.width,t.height,a,s,r));let ue=new tp(L,z);this.xr=ue,this.getContext=function(){return z},this.getContextAttributes=function(){return z.getContextAttributes()},this.forceContextLoss=function(){let T=$e.get("WEBGL_lose_context");T&&T.loseContext()},this.forceContextRestore=function(){let T=$e.get("WEBGL_lose_context");T&&T.restoreContext()},this.getPixelRatio=function(){return Me},this.setPixelRatio=function(T){T!==void 0&&(Me=T,this.setSize(pe,xe,!1))},this.getSize=function(T){return T.set(pe,xe)},this.setSize=function(T,H,ee=!0){if(ue.isPresenting){Ye("WebGLRenderer: Can't change size while VR device is presenting.");return}pe=T,xe=H,t.width=Math.floor(T*Me),t.height=Math.floor(H*Me),ee===!0&&(t.style.width=T+"px",t.style.height=H+"px"),U!==null&&U.setSize(t.width,t.height),this.setViewport(0,0,T,H)},this.getDrawingBufferSize=function(T){return T.set(pe*Me,xe*Me).floor()},this.setDrawingBufferSize=function(T,H,ee){pe=T,xe=H,Me=ee,t.width=Math.floor(T*ee),t.height=Math.floor(H*ee),this.setViewport(0,0,T,H)},this.setEffects=function(T){if(x===di){Je("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(T){for(let H=0;H<T.length;H++)if(T[H].isOutputPass===!0){Ye("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}U.setEffects(T||[])},this.getCurrentViewport=function(T){return T.copy(te)},this.getViewport=function(T){return T.copy(Ve)},this.setViewport=function(T,H,ee,J){T.isVector4?Ve.set(T.x,T.y,T.z,T.w):Ve.set(T,H,ee,J),we.viewport(te.copy(Ve).multiplyScalar(mn()).round())},this.getScissor=function(T){return T.copy(ft)},this.setScissor=function(T,H,ee,J){T.isVector4?ft.set(T.x,T.y,T.z,T.w):ft.set(T,H,ee,J),we.scissor(fe.copy(ft).multiplyScalar(mn()).round())},this.getScissorTest=function(){return ht},this.setScissorTest=function(T){we.setScissorTest(ht=T)},this.setOpaqueSort=function(T){He=T},this.setTransparentSort=function(T){rt=T},this.getClearColor=function(T){return T.copy(B.getClearColor())},this.setClearColor=function(){B.setClearColor(...arguments)},this.getClearAlpha=function(){return B.getClearAlpha()},this.setClearAlpha=function(){B.setClearAlpha(...arguments)},this.clear=function(T=!0,H=!0,ee=!0){let J=0;if(T){let K=!1;if(ne!==null){let Te=ne.texture.format;K=p.has(Te)}if(K){let Te=ne.texture.type,Pe=g.has(Te),Ee=B.getClearColor(),Ie=B.getClearAlpha(),Be=Ee.r,tt=Ee.g,pt=Ee.b;Pe?(v[0]=Be,v[1]=tt,v[2]=pt,v[3]=Ie,z.clearBufferuiv(z.COLOR,0,v)):(E[0]=Be,E[1]=tt,E[2]=pt,E[3]=Ie,z.clearBufferiv(z.COLOR,0,E))}else J|=z.COLOR_BUFFER_BIT}H&&(J|=z.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),ee&&(J|=z.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),J!==0&&z.clear(J)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(T){T.setRenderer(this),G=T},this.dispose=function(){t.removeEventListener("webglcontextlost",Oe,!1),t.removeEventListener("webglcontextrestored",Qe,!1),t.removeEventListener("webglcontextcreationerror",Ce,!1),B.dispose(),_e.dispose(),ie.dispose(),qe.dispose(),ze.dispose(),P.dispose(),de.dispose(),Y.dispose(),Se.dispose(),Ge.dispose(),ae.dispose(),ue.dispose(),ue.removeEventListener("sessionstart",_l),ue.removeEventListener("sessionend",ts),Ss.stop()};function Oe(T){T.preventDefault(),La("WebGLRenderer: Context Lost."),D=!0}function Qe(){La("WebGLRenderer: Context Restored."),D=!1;let T=kt.autoReset,H=ge.enabled,ee=ge.autoUpdate,J=ge.needsUpdate,K=ge.type;je(),kt.autoReset=T,ge.enabled=H,ge.autoUpdate=ee,ge.needsUpdate=J,ge.type=K}function Ce(T){Je("WebGLRenderer: A WebGL context could not be created. Reason: ",T.statusMessage)}function at(T){let H=T.target;H.removeEventListener("dispose",at),Wt(H)}function Wt(T){jn(T),ze.remove(T)}function jn(T){let H=ze.get(T).programs;H!==void 0&&(H.forEach(function(ee){ae.releaseProgram(ee)}),T.isShaderMaterial&&ae.releaseShaderCache(T))}this.renderBufferDirect=function(T,H,ee,J,K,Te){H===null&&(H=Sn);let Pe=K.isMesh&&K.matrixWorld.determinantAffine()<0,Ee=ia(T,H,ee,J,K);we.setMaterial(J,Pe);let Ie=ee.index,Be=1;if(J.wireframe===!0){if(Ie=Y.getWireframeAttribute(ee),Ie===void 0)return;Be=2}let tt=ee.drawRange,pt=ee.attributes.position,ke=tt.start*Be,mt=(tt.start+tt.count)*Be;Te!==null&&(ke=Math.max(ke,Te.start*Be),mt=Math.min(mt,(Te.start+Te.count)*Be)),Ie!==null?(ke=Math.max(ke,0),mt=Math.min(mt,Ie.count)):pt!=null&&(ke=Math.max(ke,0),mt=Math.min(mt,pt.count));let tn=mt-ke;if(tn<0||tn===1/0)return;Se.setup(K,J,Ee,ee,Ie);let Lt,Dt=se;if(Ie!==null&&(Lt=M.get(Ie),Dt=Ae,Dt.setIndex(Lt)),K.isMesh)J.wireframe===!0?(we.setLineWidth(J.wireframeLinewidth*mn()),Dt.setMode(z.LINES)):Dt.setMode(z.TRIANGLES);else if(K.isLine){let wn=J.linewidth;wn===void 0&&(wn=1),we.setLineWidth(wn*mn()),K.isLineSegments?Dt.setMode(z.LINES):K.isLineLoop?Dt.setMode(z.LINE_LOOP):Dt.setMode(z.LINE_STRIP)}else K.isPoints?Dt.setMode(z.POINTS):K.isSprite&&Dt.setMode(z.TRIANGLES);if(K.isBatchedMesh)if($e.get("WEBGL_multi_draw"))Dt.renderMultiDraw(K._multiDrawStarts,K._multiDrawCounts,K._multiDrawCount);else{let wn=K._multiDrawStarts,Fe=K._multiDrawCounts,gn=K._multiDrawCount,yt=Ie?M.get(Ie).bytesPerElement:1,As=ze.get(J).currentProgram.getUniforms();for(let xn=0;xn<gn;xn++)As.setValue(z,"_gl_DrawID",xn),Dt.render(wn[xn]/yt,Fe[xn])}else if(K.isInstancedMesh)Dt.renderInstances(ke,tn,K.count);else if(ee.isInstancedBufferGeometry){let wn=ee._maxInstanceCount!==void 0?ee._maxInstanceCount:1/0,Fe=Math.min(ee.instanceCount,wn);Dt.renderInstances(ke,tn,Fe)}else Dt.render(ke,tn)};function ea(T,H,ee,J){G!==null&&T.isNodeMaterial&&G.setObject(J,T),Gt===!0&&re.setState(T,ee,!1),T.transparent===!0&&T.side===$n&&T.forceSinglePass===!1?(T.side=Vn,T.needsUpdate=!0,ns(T,H,J),T.side=xs,T.needsUpdate=!0,ns(T,H,J),T.side=$n):ns(T,H,J)}this.compile=function(T,H,ee=null){ee===null&&(ee=T),G!==null&&G.renderStart(T,H,ee),S=ie.get(ee),S.init(H),w.push(S),ee.traverseVisible(function(K){K.isLight&&K.layers.test(H.layers)&&(S.pushLight(K),K.castShadow&&S.pushShadow(K))}),T!==ee&&T.traverseVisible(function(K){K.isLight&&K.layers.test(H.layers)&&(S.pushLight(K),K.castShadow&&S.pushShadow(K))}),S.setupLights(),G!==null&&G.updateLights(S.state.lightsArray),pn=this.localClippingEnabled,Gt=re.init(this.clippingPlanes,pn),Gt===!0&&re.setGlobalState(this.clippingPlanes,H),G!==null&&ge.render(S.state.shadowsArray,ee,H);let J=new Set;return T.traverse(function(K){if(!(K.isMesh||K.isPoints||K.isLine||K.isSprite))return;let Te=K.material;if(Te)if(Array.isArray(Te))for(let Pe=0;Pe<Te.length;Pe++){let Ee=Te[Pe];ea(Ee,ee,H,K),J.add(Ee)}else ea(Te,ee,H,K),J.add(Te)}),S=w.pop(),G!==null&&G.renderEnd(),J},this.compileAsync=function(T,H,ee=null){let J=this.compile(T,H,ee);return new Promise(K=>{function Te(){if(J.forEach(function(Pe){let Ie=ze.get(Pe).currentProgram;(Ie===void 0||Ie.isReady())&&J.delete(Pe)}),J.size===0){K(T);return}setTimeout(Te,10)}$e.get("KHR_parallel_shader_compile")!==null?Te():setTimeout(Te,10)})};let Gr=null;function Uu(T){Gr&&Gr(T)}function _l(){Ss.stop()}function ts(){Ss.start()}let Ss=new Nx;Ss.setAnimationLoop(Uu),typeof self<"u"&&Ss.setContext(self),this.setAnimationLoop=function(T){Gr=T,ue.setAnimationLoop(T),T===null?Ss.stop():Ss.start()},ue.addEventListener("sessionstart",_l),ue.addEventListener("sessionend",ts),this.render=function(T,H){if(H!==void 0&&H.isCamera!==!0){Je("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(D===!0)return;G!==null&&G.renderStart(T,H);let ee=ue.enabled===!0&&ue.isPresenting===!0,J=U!==null&&(ne===null||ee)&&U.begin(L,ne);if(T.matrixWorldAutoUpdate===!0&&T.updateMatrixWorld(),H.parent===null&&H.matrixWorldAutoUpdate===!0&&H.updateMatrixWorld(),ue.enabled===!0&&ue.isPresenting===!0&&(U===null||U.isCompositing()===!1)&&(ue.cameraAutoUpdate===!0&&ue.updateCamera(H),H=ue.getCamera()),T.isScene===!0&&T.onBeforeRender(L,T,H,ne),S=ie.get(T,w.length),S.init(H),S.state.textureUnits=qe.getTextureUnits(),w.push(S),Ut.multiplyMatrices(H.projectionMatrix,H.matrixWorldInverse),H.isArrayCamera?Kt.setFromArrayCamera(H):it.setFromProjectionMatrix(Ut,Pi,H.reversedDepth),pn=this.localClippingEnabled,Gt=re.init(this.clippingPlanes,pn),C=_e.get(T,y.length),C.init(),y.push(C),this.info.render.frame++,ue.enabled===!0&&ue.isPresenting===!0){let Pe=L.xr.getDepthSensingMesh();Pe!==null&&ws(Pe,H,-1/0,L.sortObjects)}ws(T,H,0,L.sortObjects),C.finish(),G!==null&&G.updateLights(S.state.lightsArray),L.sortObjects===!0&&C.sort(He,rt),nn=ue.enabled===!1||ue.isPresenting===!1||ue.hasDepthSensing()===!1,nn&&B.addToRenderList(C,T),this.info.autoReset===!0&&this.info.reset(),Gt===!0&&re.beginShadows();let K=S.state.shadowsArray;if(ge.render(K,T,H),Gt===!0&&re.endShadows(),(J&&U.hasRenderPass())===!1){let Pe=C.opaque,Ee=C.transmissive;if(S.setupLights(),H.isArrayCamera){let Ie=H.cameras;if(Ee.length>0)for(let Be=0,tt=Ie.length;Be<tt;Be++){let pt=Ie[Be];Ui(Pe,Ee,T,pt)}nn&&B.render(T);for(let Be=0,tt=Ie.length;Be<tt;Be++){let pt=Ie[Be];ta(C,T,pt,pt.viewport)}}else Ee.length>0&&Ui(Pe,Ee,T,H),nn&&B.render(T),ta(C,T,H)}ne!==null&&k===0&&(qe.updateMultisampleRenderTarget(ne),qe.updateRenderTargetMipmap(ne)),J&&U.end(L),T.isScene===!0&&T.onAfterRender(L,T,H),Se.resetDefaultState(),$=-1,Z=null,w.pop(),w.length>0?(S=w[w.length-1],qe.setTextureUnits(S.state.textureUnits),Gt===!0&&re.setGlobalState(L.clippingPlanes,S.state.camera)):S=null,y.pop(),y.length>0?C=y[y.length-1]:C=null,G!==null&&G.renderEnd()};function ws(T,H,ee,J){if(T.visible===!1)return;if(T.layers.test(H.layers)){if(T.isGroup)ee=T.renderOrder;else if(T.isLOD)T.autoUpdate===!0&&T.update(H);else if(T.isLight)S.pushLight(T),T.castShadow&&S.pushShadow(T);else if(T.isSprite){let Pe=H.isArrayCamera?Kt:it;if(!T.frustumCulled||T.intersectsFrustum(Pe)){J&&St.setFromMatrixPosition(T.matrixWorld).applyMatrix4(Ut);let Ee=de.update(T),Ie=T.material;Ie.visible&&C.push(T,Ee,Ie,ee,St.z,null,H)}}else if(T.isMesh||T.isLine||T.isPoints){let Pe=H.isArrayCamera?Kt:it;if(!T.frustumCulled||T.intersectsFrustum(Pe)){let Ee=de.update(T),Ie=T.material;if(J&&(T.boundingSphere!==void 0?(T.boundingSphere===null&&T.computeBoundingSphere(),St.copy(T.boundingSphere.center)):(Ee.boundingSphere===null&&Ee.computeBoundingSphere(),St.copy(Ee.boundingSphere.center)),St.applyMatrix4(T.matrixWorld).applyMatrix4(Ut)),Array.isArray(Ie)){let Be=Ee.groups;for(let tt=0,pt=Be.length;tt<pt;tt++){let ke=Be[tt],mt=Ie[ke.materialIndex];mt&&mt.visible&&C.push(T,Ee,mt,ee,St.z,ke,H)}}else Ie.visible&&C.push(T,Ee,Ie,ee,St.z,null,H)}}}let Te=T.children;for(let Pe=0,Ee=Te.length;Pe<Ee;Pe++)ws(Te[Pe],H,ee,J)}function ta(T,H,ee,J){let{opaque:K,transmissive:Te,transparent:Pe}=T;S.setupLightsView(ee),Gt===!0&&re.setGlobalState(L.clippingPlanes,ee),J&&we.viewport(te.copy(J)),K.length>0&&sn(K,H,ee),Te.length>0&&sn(Te,H,ee),Pe.length>0&&sn(Pe,H,ee),we.buffers.depth.setTest(!0),we.buffers.depth.setMask(!0),we.buffers.color.setMask(!0),we.setPolygonOffset(!1)}function Ui(T,H,ee,J){if((ee.isScene===!0?ee.overrideMaterial:null)!==null)return;if(S.state.transmissionRenderTarget[J.id]===void 0){let ke=$e.has("EXT_color_buffer_half_float")||$e.has("EXT_color_buffer_float");S.state.transmissionRenderTarget[J.id]=new Si(1,1,{generateMipmaps:!0,type:ke?Ki:di,minFilter:zs,samples:Math.max(4,ot.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:_t.workingColorSpace})}let Te=S.state.transmissionRenderTarget[J.id],Pe=J.viewport||te;Te.setSize(Pe.z*L.transmissionResolutionScale,Pe.w*L.transmissionResolutionScale);let Ee=L.getRenderTarget(),Ie=L.getActiveCubeFace(),Be=L.getActiveMipmapLevel();L.setRenderTarget(Te),L.getClearColor(Q),ce=L.getClearAlpha(),ce<1&&L.setClearColor(16777215,.5),L.clear(),nn&&B.render(ee);let tt=L.toneMapping;L.toneMapping=vs;let pt=J.viewport;if(J.viewport!==void 0&&(J.viewport=void 0),S.setupLightsView(J),Gt===!0&&re.setGlobalState(L.clippingPlanes,J),sn(T,ee,J),qe.updateMultisampleRenderTarget(Te),qe.updateRenderTargetMipmap(Te),$e.has("WEBGL_multisampled_render_to_texture")===!1){let ke=!1;for(let mt=0,tn=H.length;mt<tn;mt++){let Lt=H[mt],{object:Dt,geometry:wn,material:Fe,group:gn}=Lt;if(Fe.side===$n&&Dt.layers.test(J.layers)){let yt=Fe.side;Fe.side=Vn,Fe.needsUpdate=!0,hn(Dt,ee,J,wn,Fe,gn),Fe.side=yt,Fe.needsUpdate=!0,ke=!0}}ke===!0&&(qe.updateMultisampleRenderTarget(Te),qe.updateRenderTargetMipmap(Te))}L.setRenderTarget(Ee,Ie,Be),L.setClearColor(Q,ce),pt!==void 0&&(J.viewport=pt),L.toneMapping=tt}function sn(T,H,ee){let J=H.isScene===!0?H.overrideMaterial:null;for(let K=0,Te=T.length;K<Te;K++){let Pe=T[K],{object:Ee,geometry:Ie,group:Be}=Pe,tt=Pe.material;tt.allowOverride===!0&&J!==null&&(tt=J),Ee.layers.test(ee.layers)&&hn(Ee,H,ee,Ie,tt,Be)}}function hn(T,H,ee,J,K,Te){G!==null&&K.isNodeMaterial&&G.setObject(T,K),T.onBeforeRender(L,H,ee,J,K,Te),T.modelViewMatrix.multiplyMatrices(ee.matrixWorldInverse,T.matrixWorld),T.normalMatrix.getNormalMatrix(T.modelViewMatrix),K.onBeforeRender(L,H,ee,J,T,Te),K.transparent===!0&&K.side===$n&&K.forceSinglePass===!1?(K.side=Vn,K.needsUpdate=!0,L.renderBufferDirect(ee,H,J,K,T,Te),K.side=xs,K.needsUpdate=!0,L.renderBufferDirect(ee,H,J,K,T,Te),K.side=$n):L.renderBufferDirect(ee,H,J,K,T,Te),T.onAfterRender(L,H,ee,J,K,Te)}function un(T){let H=0;for(let ee of T)ee.texture!==null&&H++;return H}function ns(T,H,ee){H.isScene!==!0&&(H=Sn);let J=ze.get(T),K=S.state.lights,Te=S.state.shadowsArray,Pe=K.state.version,Ee=ae.getParameters(T,K.state,Te,H,ee,S.state.lightProbeGridArray),Ie=ae.getProgramCacheKey(Ee),Be=J.programs;J.environment=T.isMeshStandardMaterial||T.isMeshLambertMaterial||T.isMeshPhongMaterial?H.environment:null,J.fog=H.fog;let tt=T.isMeshStandardMaterial||T.isMeshLambertMaterial&&!T.envMap||T.isMeshPhongMaterial&&!T.envMap;J.envMap=P.get(T.envMap||J.environment,tt),J.envMapRotation=J.environment!==null&&T.envMap===null?H.environmentRotation:T.envMapRotation,Be===void 0&&(T.addEventListener("dispose",at),Be=new Map,J.programs=Be,J.programVariants=new Map);let pt=Be.get(Ie);if(pt!==void 0){if(J.currentProgram===pt&&J.lightsStateVersion===Pe)return na(T,Ee),pt}else Ee.uniforms=ae.getUniforms(T),G!==null&&T.isNodeMaterial&&G.build(T,ee,Ee),T.onBeforeCompile(Ee,L),pt=ae.acquireProgram(Ee,Ie),Be.set(Ie,pt),J.uniforms=Ee.uniforms;let ke=J.uniforms;return(!T.isShaderMaterial&&!T.isRawShaderMaterial||T.clipping===!0)&&(ke.clippingPlanes=re.uniform),na(T,Ee),J.needsLights=qs(T),J.lightsStateVersion=Pe,J.needsLights&&(ke.ambientLightColor.value=K.state.ambient,ke.lightProbe.value=K.state.probe,ke.sunLights.value=K.state.sun,ke.sunLightShadows.value=K.state.sunShadow,ke.directionalLights.value=K.state.directional,ke.directionalLightShadows.value=K.state.directionalShadow,ke.spotLights.value=K.state.spot,ke.spotLightShadows.value=K.state.spotShadow,ke.rectAreaLights.value=K.state.rectArea,ke.ltc_1.value=K.state.rectAreaLTC1,ke.ltc_2.value=K.state.rectAreaLTC2,ke.pointLights.value=K.state.point,ke.pointLightShadows.value=K.state.pointShadow,ke.hemisphereLights.value=K.state.hemi,ke.sunShadowMatrix.value=K.state.sunShadowMatrix,ke.sunShadowCascade.value=K.state.sunShadowCascade,ke.directionalShadowMatrix.value=K.state.directionalShadowMatrix,ke.spotLightMatrix.value=K.state.spotLightMatrix,ke.spotLightMap.value=K.state.spotLightMap,ke.pointShadowMatrix.value=K.state.pointShadowMatrix),J.numLightProbeGrids=un(S.state.lightProbeGridArray),J.currentProgram=pt,J.uniformsList=null,pt}function pi(T,H,ee,J,K){let Te=ze.get(T),Pe=Te.currentProgram.id+","+J+","+K,Ee=Te.programVariants.get(Pe);return Ee===void 0?(Ee=ns(T,H,ee),Te.programVariants.set(Pe,Ee)):(Te.currentProgram=Ee,Te.uniformsList=null,Te.outputColorSpace=J,Te.toneMapping=K),Ee}function Ws(T){if(T.uniformsList===null){let H=T.currentProgram.getUniforms();T.uniformsList=Xo.seqWithValue(H.seq,T.uniforms)}return T.uniformsList}function na(T,H){let ee=ze.get(T);ee.outputColorSpace=H.outputColorSpace,ee.batching=H.batching,ee.batchingColor=H.batchingColor,ee.instancing=H.instancing,ee.instancingColor=H.instancingColor,ee.instancingMorph=H.instancingMorph,ee.skinning=H.skinning,ee.morphTargets=H.morphTargets,ee.morphNormals=H.morphNormals,ee.morphColors=H.morphColors,ee.morphTargetsCount=H.morphTargetsCount,ee.numClippingPlanes=H.numClippingPlanes,ee.numIntersection=H.numClipIntersection,ee.vertexAlphas=H.vertexAlphas,ee.vertexTangents=H.vertexTangents,ee.toneMapping=H.toneMapping}function ia(T,H,ee,J,K){H.isScene!==!0&&(H=Sn),qe.resetTextureUnits();let Te=H.fog,Pe=J.isMeshStandardMaterial||J.isMeshLambertMaterial||J.isMeshPhongMaterial?H.environment:null,Ee=ne===null?L.outputColorSpace:ne.isXRRenderTarget===!0?ne.texture.colorSpace:_t.workingColorSpace,Ie=J.isMeshStandardMaterial||J.isMeshLambertMaterial&&!J.envMap||J.isMeshPhongMaterial&&!J.envMap,Be=P.get(J.envMap||Pe,Ie),tt=J.vertexColors===!0&&!!ee.attributes.color&&ee.attributes.color.itemSize===4,pt=!!ee.attributes.tangent&&(!!J.normalMap||J.anisotropy>0),ke=!!ee.morphAttributes.position,mt=!!ee.morphAttributes.normal,tn=!!ee.morphAttributes.color,Lt=vs;J.toneMapped&&(ne===null||ne.isXRRenderTarget===!0)&&(Lt=L.toneMapping);let Dt=ee.morphAttributes.position||ee.morphAttributes.normal||ee.morphAttributes.color,wn=Dt!==void 0?Dt.length:0,Fe=ze.get(J),gn=S.state.lights;if(Gt===!0&&(pn===!0||T!==Z)){let Nt=T===Z&&J.id===$;re.setState(J,T,Nt)}let yt=!1,As=!1;J.version===Fe.__version?Fe.needsLights&&Fe.lightsStateVersion!==gn.state.version||K.isBatchedMesh&&Fe.batching===!1||!K.isBatchedMesh&&Fe.batching===!0||K.isBatchedMesh&&Fe.batchingColor===!0&&K._colorsTexture===null||K.isBatchedMesh&&Fe.batchingColor===!1&&K._colorsTexture!==null||K.isInstancedMesh&&Fe.instancing===!1||!K.isInstancedMesh&&Fe.instancing===!0||K.isSkinnedMesh&&Fe.skinning===!1||!K.isSkinnedMesh&&Fe.skinning===!0||K.isInstancedMesh&&Fe.instancingColor===!0&&K.instanceColor===null||K.isInstancedMesh&&Fe.instancingColor===!1&&K.instanceColor!==null||K.isInstancedMesh&&Fe.instancingMorph===!0&&K.morphTexture===null||K.isInstancedMesh&&Fe.instancingMorph===!1&&K.morphTexture!==null||Fe.envMap!==Be||J.fog===!0&&Fe.fog!==Te||Fe.numClippingPlanes!==void 0&&(Fe.numClippingPlanes!==re.numPlanes||Fe.numIntersection!==re.numIntersection)||Fe.vertexAlphas!==tt||Fe.vertexTangents!==pt||Fe.morphTargets!==ke||Fe.morphNormals!==mt||Fe.morphColors!==tn||Fe.morphTargetsCount!==wn||Fe.numLightProbeGrids!==un(S.state.lightProbeGridArray)?yt=!0:(Fe.outputColorSpace!==Ee||Fe.toneMapping!==Lt)&&(As=!0):(yt=!0,Fe.__version=J.version);let xn=Fe.currentProgram;(yt===!0||As===!0)&&(xn=As===!0?pi(J,H,K,Ee,Lt):ns(J,H,K),G&&J.isNodeMaterial&&G.onUpdateProgram(J,xn,Fe));let qr=!1,is=!1,Ts=!1,ut=xn.getUniforms(),rn=Fe.uniforms;if(we.useProgram(xn.program)&&(qr=!0,is=!0,Ts=!0),J.id!==$&&($=J.id,is=!0),qr||Z!==T){we.buffers.depth.getReversed()&&T.reversedDepth!==!0&&(T._reversedDepth=!0,T.updateProjectionMatrix()),ut.setValue(z,"projectionMatrix",T.projectionMatrix),ut.setValue(z,"viewMatrix",T.matrixWorldInverse);let yn=ut.map.cameraPosition;yn!==void 0&&yn.setValue(z,Ln.setFromMatrixPosition(T.matrixWorld)),ot.logarithmicDepthBuffer&&ut.setValue(z,"logDepthBufFC",2/(Math.log(T.far+1)/Math.LN2)),(J.isMeshPhongMaterial||J.isMeshToonMaterial||J.isMeshLambertMaterial||J.isMeshBasicMaterial||J.isMeshStandardMaterial||J.isShaderMaterial)&&ut.setValue(z,"isOrthographic",T.isOrthographicCamera===!0),Z!==T&&(Z=T,is=!0,Ts=!0)}if(Fe.needsLights&&(gn.state.sunShadowMap.length>0&&ut.setValue(z,"sunShadowMap",gn.state.sunShadowMap,qe),gn.state.directionalShadowMap.length>0&&ut.setValue(z,"directionalShadowMap",gn.state.directionalShadowMap,qe),gn.state.spotShadowMap.length>0&&ut.setValue(z,"spotShadowMap",gn.state.spotShadowMap,qe),gn.state.pointShadowMap.length>0&&ut.setValue(z,"pointShadowMap",gn.state.pointShadowMap,qe)),K.isSkinnedMesh){ut.setOptional(z,K,"bindMatrix"),ut.setOptional(z,K,"bindMatrixInverse");let Nt=K.skeleton;Nt&&(Nt.boneTexture===null&&Nt.computeBoneTexture(),ut.setValue(z,"boneTexture",Nt.boneTexture,qe))}K.isBatchedMesh&&(ut.setOptional(z,K,"batchingTexture"),ut.setValue(z,"batchingTexture",K._matricesTexture,qe),ut.setOptional(z,K,"batchingIdTexture"),ut.setValue(z,"batchingIdTexture",K._indirectTexture,qe),ut.setOptional(z,K,"batchingColorTexture"),K._colorsTexture!==null&&ut.setValue(z,"batchingColorTexture",K._colorsTexture,qe));let Qn=ee.morphAttributes;if((Qn.position!==void 0||Qn.normal!==void 0||Qn.color!==void 0)&&oe.update(K,ee,xn),(is||Fe.receiveShadow!==K.receiveShadow)&&(Fe.receiveShadow=K.receiveShadow,ut.setValue(z,"receiveShadow",K.receiveShadow)),(J.isMeshStandardMaterial||J.isMeshLambertMaterial||J.isMeshPhongMaterial)&&J.envMap===null&&H.environment!==null&&(rn.envMapIntensity.value=H.environmentIntensity),rn.dfgLUT!==void 0&&(rn.dfgLUT.value=LA()),is){if(ut.setValue(z,"toneMappingExposure",L.toneMappingExposure),Fe.needsLights&&Hr(rn,Ts),Te&&J.fog===!0&&ve.refreshFogUniforms(rn,Te),ve.refreshMaterialUniforms(rn,J,Me,xe,S.state.transmissionRenderTarget[T.id]),Fe.needsLights&&Fe.numLightProbeGrids>0){let Nt=_,yn=0;for(let Hn of S.state.lightProbeGridArray)Hn.texture!==null&&(Nt.textures[yn]=Hn.texture,Nt.min[yn]=Hn.boundingBox.min,Nt.max[yn]=Hn.boundingBox.max,Nt.resolution[yn]=Hn.resolution,yn++);for(let Hn in Nt)Nt[Hn].length=yn;rn.probesSH.value=Nt.textures,rn.probesMin.value=Nt.min,rn.probesMax.value=Nt.max,rn.probesResolution.value=Nt.resolution}Xo.upload(z,Ws(Fe),rn,qe)}if(J.isShaderMaterial&&J.uniformsNeedUpdate===!0&&(Xo.upload(z,Ws(Fe),rn,qe),J.uniformsNeedUpdate=!1),J.isSpriteMaterial&&ut.setValue(z,"center",K.center),ut.setValue(z,"modelViewMatrix",K.modelViewMatrix),ut.setValue(z,"normalMatrix",K.normalMatrix),ut.setValue(z,"modelMatrix",K.matrixWorld),J.uniformsGroups!==void 0){let Nt=J.uniformsGroups;for(let yn=0,Hn=Nt.length;yn<Hn;yn++){let bl=Nt[yn];Ge.update(bl,xn),Ge.bind(bl,xn)}}return xn}function Hr(T,H){T.ambientLightColor.needsUpdate=H,T.lightProbe.needsUpdate=H,T.sunLights.needsUpdate=H,T.sunLightShadows.needsUpdate=H,T.directionalLights.needsUpdate=H,T.directionalLightShadows.needsUpdate=H,T.pointLights.needsUpdate=H,T.pointLightShadows.needsUpdate=H,T.spotLights.needsUpdate=H,T.spotLightShadows.needsUpdate=H,T.rectAreaLights.needsUpdate=H,T.hemisphereLights.needsUpdate=H}function qs(T){return T.isMeshLambertMaterial||T.isMeshToonMaterial||T.isMeshPhongMaterial||T.isMeshStandardMaterial||T.isShadowMaterial||T.isShaderMaterial&&T.lights===!0}this.getActiveCubeFace=function(){return q},this.getActiveMipmapLevel=function(){return k},this.getRenderTarget=function(){return ne},this.setRenderTargetTextures=function(T,H,ee){let J=ze.get(T);J.__autoAllocateDepthBuffer=T.resolveDepthBuffer===!1,J.__autoAllocateDepthBuffer===!1&&(J.__useRenderToTexture=!1),ze.get(T.texture).__webglTexture=H,ze.get(T.depthTexture).__webglTexture=J.__autoAllocateDepthBuffer?void 0:ee,J.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(T,H){let ee=ze.get(T);ee.__webglFramebuffer=H,ee.__useDefaultFramebuffer=H===void 0},this.setRenderTarget=function(T,H=0,ee=0){ne=T,q=H,k=ee;let J=null,K=!1,Te=!1;if(T){let Ee=ze.get(T);if(Ee.__useDefaultFramebuffer!==void 0){we.bindFramebuffer(z.FRAMEBUFFER,Ee.__webglFramebuffer),te.copy(T.viewport),fe.copy(T.scissor),he=T.scissorTest,we.viewport(te),we.scissor(fe),we.setScissorTest(he),$=-1;return}else if(Ee.__webglFramebuffer===void 0)qe.setupRenderTarget(T);else if(Ee.__hasExternalTextures)qe.rebindTextures(T,ze.get(T.texture).__webglTexture,ze.get(T.depthTexture).__webglTexture);else if(T.depthBuffer){let tt=T.depthTexture;if(Ee.__boundDepthTexture!==tt){if(tt!==null&&ze.has(tt)&&(T.width!==tt.image.width||T.height!==tt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");qe.setupDepthRenderbuffer(T)}}let Ie=T.texture;(Ie.isData3DTexture||Ie.isDataArrayTexture||Ie.isCompressedArrayTexture)&&(Te=!0);let Be=ze.get(T).__webglFramebuffer;T.isWebGLCubeRenderTarget?(Array.isArray(Be[H])?J=Be[H][ee]:J=Be[H],K=!0):T.samples>0&&qe.useMultisampledRTT(T)===!1?J=ze.get(T).__webglMultisampledFramebuffer:Array.isArray(Be)?J=Be[ee]:J=Be,te.copy(T.viewport),fe.copy(T.scissor),he=T.scissorTest}else te.copy(Ve).multiplyScalar(Me).floor(),fe.copy(ft).multiplyScalar(Me).floor(),he=ht;if(ee!==0&&(J=W),we.bindFramebuffer(z.FRAMEBUFFER,J)&&we.drawBuffers(T,J),we.viewport(te),we.scissor(fe),we.setScissorTest(he),K){let Ee=ze.get(T.texture);z.framebufferTexture2D(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_CUBE_MAP_POSITIVE_X+H,Ee.__webglTexture,ee)}else if(Te){let Ee=H;for(let Ie=0;Ie<T.textures.length;Ie++){let Be=ze.get(T.textures[Ie]);z.framebufferTextureLayer(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0+Ie,Be.__webglTexture,ee,Ee)}}else if(T!==null&&ee!==0){let Ee=ze.get(T.texture);z.framebufferTexture2D(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,Ee.__webglTexture,ee)}$=-1};function Wr(T){let H=ze.get(T);return(H.__readFormat!==T.format||H.__readType!==T.type)&&(H.__readFormat=T.format,H.__readType=T.type,H.__formatReadable=ot.textureFormatReadable(T.format),H.__typeReadable=ot.textureTypeReadable(T.type)),H}this.readRenderTargetPixels=function(T,H,ee,J,K,Te,Pe,Ee=0){if(!(T&&T.isWebGLRenderTarget)){Je("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Ie=ze.get(T).__webglFramebuffer;if(T.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie){we.bindFramebuffer(z.FRAMEBUFFER,Ie);try{let Be=T.textures[Ee],tt=Be.format,pt=Be.type;T.textures.length>1&&z.readBuffer(z.COLOR_ATTACHMENT0+Ee);let ke=Wr(Be);if(ke.__formatReadable===!1){Je("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(ke.__typeReadable===!1){Je("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}H>=0&&H<=T.width-J&&ee>=0&&ee<=T.height-K&&z.readPixels(H,ee,J,K,ye.convert(tt),ye.convert(pt),Te)}finally{let Be=ne!==null?ze.get(ne).__webglFramebuffer:null;we.bindFramebuffer(z.FRAMEBUFFER,Be)}}},this.readRenderTargetPixelsAsync=async function(T,H,ee,J,K,Te,Pe,Ee=0){if(!(T&&T.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Ie=ze.get(T).__webglFramebuffer;if(T.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie)if(H>=0&&H<=T.width-J&&ee>=0&&ee<=T.height-K){we.bindFramebuffer(z.FRAMEBUFFER,Ie);let Be=T.textures[Ee],tt=Be.format,pt=Be.type;T.textures.length>1&&z.readBuffer(z.COLOR_ATTACHMENT0+Ee);let ke=Wr(Be);if(ke.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(ke.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let mt=z.createBuffer();z.bindBuffer(z.PIXEL_PACK_BUFFER,mt),z.bufferData(z.PIXEL_PACK_BUFFER,Te.byteLength,z.STREAM_READ),z.readPixels(H,ee,J,K,ye.convert(tt),ye.convert(pt),0),z.bindBuffer(z.PIXEL_PACK_BUFFER,null);let tn=ne!==null?ze.get(ne).__webglFramebuffer:null;we.bindFramebuffer(z.FRAMEBUFFER,tn);let Lt=z.fenceSync(z.SYNC_GPU_COMMANDS_COMPLETE,0);return z.flush(),await ix(z,Lt,4),z.bindBuffer(z.PIXEL_PACK_BUFFER,mt),z.getBufferSubData(z.PIXEL_PACK_BUFFER,0,Te),z.bindBuffer(z.PIXEL_PACK_BUFFER,null),z.deleteBuffer(mt),z.deleteSync(Lt),Te}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(T,H=null,ee=0){let J=Math.pow(2,-ee),K=Math.floor(T.image.width*J),Te=Math.floor(T.image.height*J),Pe=H!==null?H.x:0,Ee=H!==null?H.y:0;qe.setTexture2D(T,0),z.copyTexSubImage2D(z.TEXTURE_2D,ee,0,0,Pe,Ee,K,Te),we.unbindTexture()},this.copyTextureToTexture=function(T,H,ee=null,J=null,K=0,Te=0){let Pe,Ee,Ie,Be,tt,pt,ke,mt,tn,Lt=T.isCompressedTexture?T.mipmaps[Te]:T.image;if(ee!==null)Pe=ee.max.x-ee.min.x,Ee=ee.max.y-ee.min.y,Ie=ee.isBox3?ee.max.z-ee.min.z:1,Be=ee.min.x,tt=ee.min.y,pt=ee.isBox3?ee.min.z:0;else{let ut=Math.pow(2,-K);Pe=Math.floor(Lt.width*ut),Ee=Math.floor(Lt.height*ut),T.isDataArrayTexture?Ie=Lt.depth:T.isData3DTexture?Ie=Math.floor(Lt.depth*ut):Ie=1,Be=0,tt=0,pt=0}J!==null?(ke=J.x,mt=J.y,tn=J.z):(ke=0,mt=0,tn=0);let Dt=ye.convert(H.format),wn=ye.convert(H.type),Fe;H.isData3DTexture?(qe.setTexture3D(H,0),Fe=z.TEXTURE_3D):H.isDataArrayTexture||H.isCompressedArrayTexture?(qe.setTexture2DArray(H,0),Fe=z.TEXTURE_2D_ARRAY):(qe.setTexture2D(H,0),Fe=z.TEXTURE_2D),we.activeTexture(z.TEXTURE0),we.pixelStorei(z.UNPACK_FLIP_Y_WEBGL,H.flipY),we.pixelStorei(z.UNPACK_PREMULTIPLY_ALPHA_WEBGL,H.premultiplyAlpha),we.pixelStorei(z.UNPACK_ALIGNMENT,H.unpackAlignment);let gn=we.getParameter(z.UNPACK_ROW_LENGTH),yt=we.getParameter(z.UNPACK_IMAGE_HEIGHT),As=we.getParameter(z.UNPACK_SKIP_PIXELS),xn=we.getParameter(z.UNPACK_SKIP_ROWS),qr=we.getParameter(z.UNPACK_SKIP_IMAGES);we.pixelStorei(z.UNPACK_ROW_LENGTH,Lt.width),we.pixelStorei(z.UNPACK_IMAGE_HEIGHT,Lt.height),we.pixelStorei(z.UNPACK_SKIP_PIXELS,Be),we.pixelStorei(z.UNPACK_SKIP_ROWS,tt),we.pixelStorei(z.UNPACK_SKIP_IMAGES,pt);let is=T.isDataArrayTexture||T.isData3DTexture,Ts=H.isDataArrayTexture||H.isData3DTexture;if(T.isDepthTexture){let ut=ze.get(T),rn=ze.get(H),Qn=ze.get(ut.__renderTarget),Nt=ze.get(rn.__renderTarget);we.bindFramebuffer(z.READ_FRAMEBUFFER,Qn.__webglFramebuffer),we.bindFramebuffer(z.DRAW_FRAMEBUFFER,Nt.__webglFramebuffer);for(let yn=0;yn<Ie;yn++)is&&(z.framebufferTextureLayer(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,ze.get(T).__webglTexture,K,pt+yn),z.framebufferTextureLayer(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,ze.get(H).__webglTexture,Te,tn+yn)),z.blitFramebuffer(Be,tt,Be+Pe,tt+Ee,ke,mt,ke+Pe,mt+Ee,z.DEPTH_BUFFER_BIT,z.NEAREST);we.bindFramebuffer(z.READ_FRAMEBUFFER,null),we.bindFramebuffer(z.DRAW_FRAMEBUFFER,null)}else if(K!==0||T.isRenderTargetTexture||ze.has(T)){let ut=ze.get(T),rn=ze.get(H);we.bindFramebuffer(z.READ_FRAMEBUFFER,R),we.bindFramebuffer(z.DRAW_FRAMEBUFFER,O);for(let Qn=0;Qn<Ie;Qn++)is?z.framebufferTextureLayer(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,ut.__webglTexture,K,pt+Qn):z.framebufferTexture2D(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,ut.__webglTexture,K),Ts?z.framebufferTextureLayer(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,rn.__webglTexture,Te,tn+Qn):z.framebufferTexture2D(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,rn.__webglTexture,Te),K!==0?z.blitFramebuffer(Be,tt,Be+Pe,tt+Ee,ke,mt,ke+Pe,mt+Ee,z.COLOR_BUFFER_BIT,z.NEAREST):Ts?z.copyTexSubImage3D(Fe,Te,ke,mt,tn+Qn,Be,tt,Pe,Ee):z.copyTexSubImage2D(Fe,Te,ke,mt,Be,tt,Pe,Ee);we.bindFramebuffer(z.READ_FRAMEBUFFER,null),we.bindFramebuffer(z.DRAW_FRAMEBUFFER,null)}else Ts?T.isDataTexture||T.isData3DTexture?z.texSubImage3D(Fe,Te,ke,mt,tn,Pe,Ee,Ie,Dt,wn,Lt.data):H.isCompressedArrayTexture?z.compressedTexSubImage3D(Fe,Te,ke,mt,tn,Pe,Ee,Ie,Dt,Lt.data):z.texSubImage3D(Fe,Te,ke,mt,tn,Pe,Ee,Ie,Dt,wn,Lt):T.isDataTexture?z.texSubImage2D(z.TEXTURE_2D,Te,ke,mt,Pe,Ee,Dt,wn,Lt.data):T.isCompressedTexture?z.compressedTexSubImage2D(z.TEXTURE_2D,Te,ke,mt,Lt.width,Lt.height,Dt,Lt.data):z.texSubImage2D(z.TEXTURE_2D,Te,ke,mt,Pe,Ee,Dt,wn,Lt);we.pixelStorei(z.UNPACK_ROW_LENGTH,gn),we.pixelStorei(z.UNPACK_IMAGE_HEIGHT,yt),we.pixelStorei(z.UNPACK_SKIP_PIXELS,As),we.pixelStorei(z.UNPACK_SKIP_ROWS,xn),we.pixelStorei(z.UNPACK_SKIP_IMAGES,qr),Te===0&&H.generateMipmaps===!0&&H.mipmapsAutoUpdate===!0&&z.generateMipmap(Fe),we.unbindTexture()},this.initRenderTarget=function(T){ze.get(T).__webglFramebuffer===void 0&&qe.setupRenderTarget(T)},this.initTexture=function(T){T.isCubeTexture?qe.setTextureCube(T,0):T.isData3DTexture?qe.setTexture3D(T,0):T.isDataArrayTexture||T.isCompressedArrayTexture?qe.setTexture2DArray(T,0):qe.setTexture2D(T,0),we.unbindTexture()},this.resetState=function(){q=0,k=0,ne=null,we.reset(),Se.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Pi}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=_t._getDrawingBufferColorSpace(e),t.unpackColorSpace=_t._getUnpackColorSpace()}};var ip={value:new Ke(1,1)},DA=`
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
}`,NA=`
uniform vec3 colour;
uniform float opacity;
varying float alpha;
void main() {
  gl_FragColor = vec4(colour, opacity * alpha);
  #include <colorspace_fragment>
}`,FA=new Ht(new Float32Array([0,-1,0,1,-1,0,1,1,0,0,1,0]),3),UA=new Ht(new Uint16Array([0,1,2,0,2,3]),1),np=4096,Qi=class extends bt{constructor(t,n,s=1/0){super();this.budget=s;this.material=new Xn({vertexShader:DA,fragmentShader:NA,transparent:!0,depthWrite:!1,side:$n,uniforms:{resolution:ip,colour:{value:new Xe(n.colour)},width:{value:n.width??1.5},opacity:{value:n.opacity??1},now:{value:3e38},past:{value:n.past??1},ahead:{value:n.ahead??0},fade:{value:n.fade??1},ball:{value:n.ball?1:0}}}),this.points=t,this.order=2}budget;material;starts=[];total=0;get points(){return this.kept}kept=new Float32Array(0);set points(t){this.kept=t;for(let n of this.children)n.geometry.dispose();this.clear(),this.starts=[],this.total=t.length/4-1;for(let n=0;n<this.total;n+=np){let s=Math.min(np,this.total-n),r=new Za;r.setAttribute("position",FA),r.setIndex(UA);let o=new Ja(t.subarray(4*n,4*(n+s+1)),4,1);r.setAttribute("a",new ks(o,4,0)),r.setAttribute("b",new ks(o,4,4)),r.instanceCount=s;let a=new gt(r,this.material);a.frustumCulled=!1,a.renderOrder=this.ordered,this.add(a),this.starts.push(t[4*n+3])}}ordered=2;set order(t){this.ordered=t;for(let n of this.children)n.renderOrder=t}set now(t){this.material.uniforms.now.value=t;let n=hi(this.starts,t),s=this.starts[n]===t?n:n-1,r=Math.max(1,Math.floor(this.budget/np)),o=this.total<=this.budget&&this.material.uniforms.ahead.value>0;this.children.forEach((a,l)=>a.visible=l<=s?l>s-r:o)}};function fi(i,e){let t=new Float32Array(4*i.reduce((s,r)=>s+r.length,0)/3),n=0;for(let s of i){for(let r=0;r<s.length;r+=3)t.set([s[r],s[r+1],s[r+2],0],4*n++);t[4*n-1]=34e37}return new Qi(t,e)}var qx=[[0,0]];for(let i of[.75,1.1,1.6,2.2,3])for(let e=0;e<8;e++)qx.push([i*Math.cos(e*Math.PI/4+.2),i*Math.sin(e*Math.PI/4+.2)]);var OA=(i,e)=>i.x<e.x+e.width&&e.x<i.x+i.width&&i.y<e.y+e.height&&e.y<i.y+i.height;function Xx(i,e,t=[],n=1){let s=i.map(()=>null),r=[...t],o=i.map((a,l)=>l).sort((a,l)=>i[a].rank-i[l].rank||a-l);for(let a of o){let l=i[a];for(let[c,h]of qx){let u=l.x+c*Math.max(l.height,.6*l.width),d=l.y+h*l.height,f={x:u-l.width/2-n,y:d-l.height/2-n,width:l.width+2*n,height:l.height+2*n};if(!(!(f.x>=e.x&&f.y>=e.y&&f.x+f.width<=e.x+e.width&&f.y+f.height<=e.y+e.height)||r.some(x=>OA(x,f)))){r.push(f),s[a]={x:u,y:d};break}}}return s}function Zn(i,e,t,n=1,s=1){let a=document.createElement("canvas"),l=a.getContext("2d"),c='600 60px "Segoe UI", system-ui, "Helvetica Neue", "DejaVu Sans", sans-serif';l.font=c;let h=Math.ceil(l.measureText(i).width)+24,u=Math.ceil(60*1.35);a.width=h,a.height=u,l=a.getContext("2d"),l.font=c,l.textBaseline="middle",l.textAlign="center",l.lineJoin="round",l.lineWidth=16,l.strokeStyle=t,l.globalAlpha=.75,l.strokeText(i,h/2,u/2),l.globalAlpha=1,l.fillStyle=e,l.fillText(i,h/2,u/2);let d=new Lr(a);d.colorSpace=dn;let f=new Oa(new zo({map:d,depthTest:!1,transparent:!0,sizeAttenuation:!1}));return f.userData.aspect=h/u,f.userData.size=n,f.renderOrder=10,f.userData.label=!0,f.userData.rank=s,f.userData.text=i,f}function $x(i){return i.userData.ball=!0,i}var Br=new V,au=new V;function kA(i){au.copy(Br).sub(i);let e=Math.max(0,Math.min(1,-i.dot(au)/au.lengthSq()));return au.multiplyScalar(e).add(i).length()<.97}function Yx(i,e=[]){if(!i.visible)return e;i.userData.label&&e.push(i);for(let t of i.children)Yx(t,e);return e}function Zx(i,e,t,n,s){let r=Yx(i),a=r.map(h=>{Br.setFromMatrixPosition(h.matrixWorld);let u=h.userData.ball&&kA(e.position);Br.project(e);let d=20*h.userData.size;return{x:(Br.x+1)/2*t,y:(1-Br.y)/2*n,width:d*h.userData.aspect,height:d,rank:u||Br.z>1?99:h.userData.rank,hidden:u||Br.z>1}}).map((h,u)=>({w:h,s:r[u]})).filter(({w:h})=>!h.hidden),l=Xx(a.map(({w:h})=>({...h,width:.86*h.width,height:.72*h.height})),{x:0,y:0,width:t,height:n},s);r.forEach(h=>h.material.opacity=0);let c=[];return a.forEach(({w:h,s:u},d)=>{let f=l[d];f&&(u.material.opacity=1,u.center.set(.5-(f.x-h.x)/h.width,.5+(f.y-h.y)/h.height),c.push({text:u.userData.text,box:{x:f.x-.43*h.width,y:f.y-.36*h.height,width:.86*h.width,height:.72*h.height}}))}),c}function Yo(i,e,t){let n=2*Math.tan(t*Math.PI/360);i.traverse(s=>{if(!s.userData.label)return;let r=20*s.userData.size/e*n;s.scale.set(r*s.userData.aspect,r,1)})}var BA=new V(0,0,1),zA=new V,Gn=class extends bt{constructor(t,n=.016,s=.25){super();this.thick=n;let r=new li({color:t,roughness:.5,emissive:t,emissiveIntensity:s});this.shaft=new gt(new ui(n,n,1,20).rotateX(Math.PI/2).translate(0,0,.5),r),this.head=new gt(new ar(2.7*n,8*n,28).rotateX(Math.PI/2).translate(0,0,-4*n),r),this.add(this.shaft,this.head)}thick;shaft;head;point(t,n,s){let r=Math.hypot(t,n,s);this.visible=r>1e-9,this.visible&&(this.quaternion.setFromUnitVectors(BA,zA.set(t/r,n/r,s/r)),this.head.position.z=r,this.head.scale.setScalar(Math.min(1,r/(8*this.thick))),this.shaft.scale.z=Math.max(1e-6,r-6*this.thick*this.head.scale.x))}},VA=`
varying vec3 n, v;
void main() {
  vec4 p = modelViewMatrix * vec4(position, 1.0);
  n = normalize(normalMatrix * normal);
  v = normalize(-p.xyz);
  gl_Position = projectionMatrix * p;
}`,GA=`
uniform vec3 colour;
uniform float rim, body;
varying vec3 n, v;
void main() {
  float f = 1.0 - abs(dot(normalize(n), normalize(v)));
  gl_FragColor = vec4(colour, body + rim * pow(f, 2.6));
  #include <colorspace_fragment>
}`;function hl(i,e,t,n=1){let s=new Xn({vertexShader:VA,fragmentShader:GA,transparent:!0,depthWrite:!1,side:xs,blending:ys,uniforms:{colour:{value:new Xe(i)},rim:{value:e},body:{value:t}}}),r=new gt(new fn(n,64,40),s);return r.renderOrder=1,r}var sp=120;function Zo(i){let e=new Float64Array(3*(sp+1));for(let t=0;t<=sp;t++)e.set(i(2*Math.PI*t/sp),3*t);return e}function ul(i,e=30){let t=[];for(let n=-90+e;n<90;n+=e){let s=Math.cos(n*Math.PI/180),r=Math.sin(n*Math.PI/180);t.push(Zo(o=>[s*Math.cos(o),s*Math.sin(o),r]))}for(let n=0;n<180;n+=e){let s=Math.cos(n*Math.PI/180),r=Math.sin(n*Math.PI/180);t.push(Zo(o=>[s*Math.sin(o),r*Math.sin(o),Math.cos(o)]))}return fi(t,i)}function Jx(i,e,t){let n=new fn(1,128,96),s=n.getAttribute("position"),r=new Float64Array(s.count),o=1/0,a=-1/0;for(let h=0;h<s.count;h++){let u=r[h]=e(s.getX(h),s.getY(h),s.getZ(h));o=Math.min(o,u),a=Math.max(a,u)}let l=new Float32Array(3*s.count),c=new Xe;for(let h=0;h<s.count;h++){let[u,d,f]=fo(i.energy,t?.4:(r[h]-o)/(a-o));c.setRGB(u,d,f,dn),l.set([c.r,c.g,c.b],3*h)}return n.setAttribute("color",new Ht(l,3)),new gt(n,new li({vertexColors:!0,roughness:.75,metalness:0}))}function Kx(i,e){let t=new bt,n=new ui(e,e,1e-4,96).rotateX(Math.PI/2),s=new Ii({color:i.plane,transparent:!0,opacity:i.name==="dark"?.1:.16,side:$n,depthWrite:!1}),r=new gt(n,s);r.renderOrder=-1,t.add(r);let o=l=>Zo(c=>[l*Math.cos(c),l*Math.sin(c),0]);t.add(fi([o(e)],{colour:i.plane,width:1,opacity:.5})),t.add(fi([1,2,3,4,5].map(l=>o(l*e/6)),{colour:i.plane,width:1,opacity:.2}));let a=Array.from({length:12},(l,c)=>{let h=Math.cos(c*Math.PI/6),u=Math.sin(c*Math.PI/6);return[0,0,0,e*h,e*u,0]});return t.add(fi(a,{colour:i.plane,width:1,opacity:.14})),t}function zr(i,e=.03,t){let n=new gt(new fn(e,24,16),new Ii({color:i}));if(t){let s=new gt(new fn(e*1.35,24,16),new Ii({color:t,side:Vn}));n.add(s)}return n.renderOrder=5,n}function es(i){i.traverse(e=>{let t=e;t.geometry&&t.geometry.dispose();let n=Array.isArray(t.material)?t.material:t.material?[t.material]:[];for(let s of n)s.map?.dispose(),s.dispose()})}var rp={corner:[-.62,.36],front:[-Math.PI/2,0],side:[0,0],top:[-Math.PI/2,Math.PI/2-.001]},Li=class{constructor(e,t,n,s){this.name=e;this.title=t;this.extent=n;s!==void 0&&(this.elevation=s),this.home=[this.azimuth,this.elevation],this.camera.up.set(0,0,1),this.key.position.set(-.7,1.1,1),this.camera.add(this.key,this.key.target),this.key.target.position.set(0,0,-4),this.fill.position.set(0,0,1),this.scene.add(this.camera,this.fill)}name;title;extent;scene=new Na;camera=new ri(28,1,.1,100);azimuth=rp.corner[0];elevation=rp.corner[1];distance=1;across=0;home;rect={x:0,y:0,width:1,height:1};shown=!1;inset={top:0,bottom:0};taken=[];words=[];centre=new V;key=new Ya(16777215,2);fill=new qa(16777215,8425640,1);dress(e,t){this.scene.background=t,this.key.intensity=e.key,this.fill.intensity=e.fill,this.fill.groundColor=new Xe(e.name==="dark"?3819098:10135480)}preset(e){let t=e==="corner"?this.home:rp[e];t&&([this.azimuth,this.elevation]=t),this.distance=1}aim(){let{width:e,height:t}=this.rect,{top:n,bottom:s}=this.inset,r=Math.max(40,t-n-s);this.camera.aspect=e/t,this.camera.setViewOffset(e,t,0,(s-n)/2,e,t);let o=Math.tan(this.camera.fov/2*Math.PI/180),a=Math.max(this.extent*t/r/o,(this.across||this.extent)/(o*this.camera.aspect))*this.distance,l=Math.cos(this.elevation);this.camera.position.set(a*l*Math.cos(this.azimuth),a*l*Math.sin(this.azimuth),a*Math.sin(this.elevation)),this.camera.position.add(this.centre),this.camera.lookAt(this.centre),this.camera.near=a/20,this.camera.far=a*8,this.camera.updateProjectionMatrix(),this.camera.updateMatrixWorld()}},lu=class{constructor(e){this.canvas=e;this.renderer=new su({canvas:e,antialias:!0,preserveDrawingBuffer:!1,powerPreference:"low-power"}),this.renderer.setPixelRatio(Math.min(2,devicePixelRatio||1)),this.renderer.autoClear=!1,this.listen(),new ResizeObserver(()=>this.measure()).observe(e.parentElement)}canvas;renderer;views=[];ground=null;theme=null;width=1;height=1;onchange=()=>{};onclick=()=>{};onlayout=()=>{};ongrab=()=>null;onhover=()=>{};quality=1;slow=0;pace(e,t){if(!t){this.quality<1&&this.setQuality(1),this.slow=0;return}this.slow=e>.045?this.slow+1:Math.max(0,this.slow-1),this.slow>8&&this.quality>.5&&(this.slow=0,this.setQuality(Math.max(.5,this.quality*.72)))}sharp(e,t){let n=this.renderer.getPixelRatio(),s=r=>{this.renderer.setPixelRatio(r),this.renderer.setSize(this.width,this.height,!1)};s(Math.max(n,e));try{return t()}finally{s(n),this.onchange()}}setQuality(e){this.quality=e,this.renderer.setPixelRatio(e*Math.min(2,devicePixelRatio||1)),this.renderer.setSize(this.width,this.height,!1),this.onchange()}measure(){let e=this.canvas.parentElement.getBoundingClientRect();e.width<2||e.height<2||(this.width=Math.round(e.width),this.height=Math.round(e.height),this.renderer.setSize(this.width,this.height,!1),this.onlayout(),this.onchange())}dress(e){if(this.theme!==e||!this.ground){this.ground?.dispose();let t=256,n=document.createElement("canvas");n.width=n.height=t;let s=n.getContext("2d"),r=s.createRadialGradient(t/2,t*.45,0,t/2,t/2,t*.72);r.addColorStop(0,e.ground[0]),r.addColorStop(1,e.ground[1]),s.fillStyle=r,s.fillRect(0,0,t,t),this.ground=new Lr(n),this.ground.colorSpace=dn,this.theme=e}for(let t of this.views)t.dress(e,this.ground)}draw(){let e=this.renderer;e.setScissorTest(!1),e.setClearColor(this.theme?.ground[1]??"#000",1),e.clear(),e.setScissorTest(!0);for(let t of this.views){if(!t.shown)continue;let{x:n,y:s,width:r,height:o}=t.rect,a=this.height-s-o;e.setViewport(n,a,r,o),e.setScissor(n,a,r,o),ip.value.set(r,o),t.aim(),t.scene.updateMatrixWorld(),t.words=Zx(t.scene,t.camera,r,o,t.taken),e.render(t.scene,t.camera)}}at(e,t){return this.views.find(n=>n.shown&&e>=n.rect.x&&e<n.rect.x+n.rect.width&&t>=n.rect.y&&t<n.rect.y+n.rect.height)}listen(){let e=this.canvas,t=new Map,n="",s=0,r=0,o=null,a=()=>this.views.find(u=>u.name===n&&u.shown),l=u=>{let d=e.getBoundingClientRect();return{x:u.clientX-d.left,y:u.clientY-d.top}},c=u=>{let d=this.at(u.x,u.y);this.onhover(d,u.x-(d?.rect.x??0),u.y-(d?.rect.y??0))};e.addEventListener("pointerdown",u=>{let d=l(u),f=this.at(d.x,d.y);t.size||(n=f?.name??"",o=f&&u.button===0?this.ongrab(f,d.x-f.rect.x,d.y-f.rect.y):null),t.set(u.pointerId,d),s=0,e.setPointerCapture(u.pointerId)}),e.addEventListener("pointermove",u=>{let d=t.get(u.pointerId),f=l(u),m=a();if(!t.size)return c(f);if(!d||!m)return;let x=f.x-d.x,p=f.y-d.y;if(s+=Math.abs(x)+Math.abs(p),t.set(u.pointerId,f),o)o.move(f.x-m.rect.x,f.y-m.rect.y,u.shiftKey);else if(t.size===1)this.spin(m,x,p);else{let[g,v]=[...t.values()],E=Math.hypot(g.x-v.x,g.y-v.y);r>0&&E>0&&this.zoom(m,r/E),r=E}});let h=u=>{if(!t.delete(u.pointerId)||(r=0,t.size))return;let d=a();if(o)o.end();else if(d&&s<4&&u.type==="pointerup"){let f=l(u);this.onclick(d,f.x-d.rect.x,f.y-d.rect.y)}o=null};e.addEventListener("pointerup",h),e.addEventListener("pointercancel",h),e.addEventListener("wheel",u=>{let d=l(u),f=this.at(d.x,d.y);f&&(u.preventDefault(),this.zoom(f,Math.exp(u.deltaY*(u.deltaMode===1?.04:.0012))))},{passive:!1})}spin(e,t,n){let s=3.2/Math.min(e.rect.width,e.rect.height);e.azimuth-=t*s,e.elevation=Math.max(-1.569,Math.min(1.569,e.elevation+n*s)),this.onchange()}zoom(e,t){e.distance=Math.max(.25,Math.min(4,e.distance*t)),this.onchange()}};var HA=`
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
}`,WA=`
varying vec3 c;
varying float alpha;
void main() {
  float r = length(gl_PointCoord - 0.5);
  gl_FragColor = vec4(c, alpha * smoothstep(0.5, 0.38, r));
  #include <colorspace_fragment>
}`,cu=class{constructor(e,t){this.count=e;this.place=t??new Float32Array(3*e),this.tint=new Float32Array(3*e),this.chosen=new Float32Array(e).fill(1);let n=new Mn;n.boundingSphere=new gs(new V,1),n.setAttribute("position",new Ht(this.place,3)),n.setAttribute("tint",new Ht(this.tint,3)),n.setAttribute("chosen",new Ht(this.chosen,1));let s=Math.min(2,devicePixelRatio||1),r=Math.max(1.6,Math.min(9,190/Math.sqrt(e)))*s,o=Math.max(.12,Math.min(1,260/Math.sqrt(e)));this.points=new ka(n,new Xn({vertexShader:HA,fragmentShader:WA,transparent:!0,depthWrite:!1,blending:ys,uniforms:{size:{value:r},dense:{value:o}}})),this.points.frustumCulled=!1,this.points.renderOrder=3}count;points;place;tint;chosen;colour(e,[t,n],s){let r=dl[s.name],o=new Xe(s.runs[0]);for(let a=0;a<this.count;a++){if(e){let[l,c,h]=fo(r,n>t?(e[a]-t)/(n-t):.5);o.setRGB(l,c,h,dn)}this.tint[3*a]=o.r,this.tint[3*a+1]=o.g,this.tint[3*a+2]=o.b}this.points.geometry.getAttribute("tint").needsUpdate=!0}choose(e){this.chosen.fill(1);for(let{values:t,range:[n,s]}of e)for(let r=0;t&&r<this.count;r++)t[r]>=n&&t[r]<=s||(this.chosen[r]=0);this.points.geometry.getAttribute("chosen").needsUpdate=!0}},op=8;function jx(i,e,t,n,s,r,o,a){let l=3*(e+Math.max(0,n-1)),c=3*(e+n),h=3*(e+s),u=3*(e+Math.min(t-1,s+1)),d=1-r,f=.5*r*d,m=d*d*(1+2*r),x=r*r*(3-2*r),p=0;for(let g=0;g<3;g++){let v=i[c+g],E=i[h+g],_=m*v+x*E+f*((E-i[l+g])*d-(i[u+g]-v)*r);o[a+g]=_,p+=_*_}p=1/(Math.sqrt(p)||1);for(let g=0;g<3;g++)o[a+g]*=p}var hu=class{constructor(e,t){this.doc=e;this.theme=t;let{scene:n}=this.view;n.add(hl(t.quiet,t.name==="dark"?.34:.42,.02)),n.add(ul({colour:t.quiet,width:1,opacity:t.name==="dark"?.2:.26,ball:!0})),["x","y","z"].forEach((s,r)=>{let o=new Gn(t.quiet,.0055,.1),a=new V().setComponent(r,1.22);o.point(a.x,a.y,a.z);let l=Zn(s,t.quiet,t.ground[1],.85);l.position.copy(a).multiplyScalar(1.08),n.add(o,l)}),this.moving=new cu(e.members),this.ends=e.ends?new cu(e.ends.members,Float32Array.from(e.ends.axis)):null,n.add(this.moving.points),this.ends&&(this.ends.points.visible=!1,n.add(this.ends.points)),this.ring=new gt(new fn(.028,20,12),new Ii({color:t.momentum})),this.ring.visible=!1,n.add(this.ring),this.colour(e.columns?.length>1&&e.columns[0].name==="member"?1:0),this.seek(e.times[0])}doc;theme;view=new Li("cloud","Members on the sphere",1.42);moving;ends;trail=null;ring;picked=-1;column=0;at=0;colour(e){this.column=e;let t=this.range(e);this.moving.colour(this.doc.columns?.[e]?.values,t,this.theme),this.ends?.colour(this.values(e),t,this.theme),this.tell()}values(e){let t=this.doc.columns?.[e]?.name;return this.doc.ends?.columns.find(n=>n.name===t)?.values??(this.ends?void 0:this.doc.columns?.[e]?.values)}range(e){let t=this.ranges.get(e);if(t)return t;let n=1/0,s=-1/0;for(let r of[this.values(e),this.doc.columns?.[e]?.values])for(let o=0;r&&o<r.length;o++)Number.isFinite(r[o])&&(n=Math.min(n,r[o]),s=Math.max(s,r[o]));return this.ranges.set(e,[n,s]),[n,s]}ranges=new Map;select(e,t){t?this.brushes.set(e,t):this.brushes.delete(e),this.applyBrushes()}clear(){this.brushes.clear(),this.applyBrushes()}applyBrushes(){let e=t=>[...this.brushes].map(([n,s])=>({values:t(n),range:s}));this.moving.choose(e(t=>this.doc.columns[t]?.values)),this.ends?.choose(e(t=>this.values(t))),this.tell()}brushes=new Map;heard=new Map;tell(){for(let e of this.heard.values())e()}get chosen(){return(this.ends??this.moving).chosen}get all(){return this.ends?.points.visible??!1}set all(e){this.ends&&(this.ends.points.visible=e,this.moving.points.visible=!e)}seek(e){let{times:t,axis:n,members:s}=this.doc,r=t.length,o=Math.max(0,Math.min(r-2,hi(t,e,r)-1)),a=Math.min(o+1,r-1),l=a>o?Math.max(0,Math.min(1,(e-t[o])/(t[a]-t[o]))):0;this.at=o;let c=this.moving.place;for(let h=0;h<s;h++)jx(n,h*r,r,o,a,l,c,3*h);this.moving.points.geometry.getAttribute("position").needsUpdate=!0,this.picked>=0&&this.ring.position.fromArray(c,3*this.picked),this.trail&&(this.trail.now=e-t[0])}pick(e,t){let{rect:n,camera:s}=this.view,r=new V,o=-1,a=14;for(let l=0;l<this.doc.members;l++){if(!this.moving.chosen[l])continue;r.fromArray(this.moving.place,3*l);let c=r.dot(s.position)<.9?8:0;r.project(s);let h=Math.hypot((r.x+1)/2*n.width-e,(1-r.y)/2*n.height-t)+c;h<a&&(a=h,o=l)}return o}choose(e){if(this.picked=e,this.trail&&(this.view.scene.remove(this.trail),es(this.trail),this.trail=null),this.ring.visible=e>=0,e<0||this.doc.times.length<2)return;let{times:t,axis:n}=this.doc,s=t.length,r=new Float32Array(4*(op*(s-1)+1));for(let o=0;o<r.length/4;o++){let a=Math.min(Math.floor(o/op),s-2),l=o/op-a,c=a+1;jx(n,e*s,s,a,c,l,r,4*o),r[4*o+3]=t[a]+l*(t[c]-t[a])-t[0]}this.trail=new Qi(r,{colour:this.theme.momentum,width:2,past:.35,ahead:.12,fade:t[s-1]-t[0]||1,ball:!0}),this.view.scene.add(this.trail),this.seek(t[0]+0)}labels(){Yo(this.view.scene,this.view.rect.height,this.view.camera.fov)}dispose(){es(this.view.scene)}},dl={dark:["#3f6fb5","#6c86a8","#a59c74","#d9bd4f","#fee838"],light:["#00224e","#35456c","#666970","#94813c","#b8940a"]};function Qx(i){let e=lt("drop"),t=0;addEventListener("dragenter",n=>{n.dataTransfer?.types.includes("Files")&&(e.hidden=!1,t++)}),addEventListener("dragleave",()=>--t<=0&&(e.hidden=!0,t=0)),addEventListener("dragover",n=>n.preventDefault()),addEventListener("drop",n=>{n.preventDefault(),e.hidden=!0,t=0;let s=n.dataTransfer?.files[0];s&&i(s)})}function ey(i,e,t){return Object.entries(i.quantiles??{}).map(([n,{levels:s,values:r}],o)=>{let a=i.times.length,l=s.map((f,m)=>r.subarray(m*a,(m+1)*a)),c=[];for(let f=0,m=s.length-1;f<m;f++,m--)c.push([m,f,.16+.14*f]);let h=s.length%2?(s.length-1)/2:-1,[u,d]=/^(.*?)\s*\((.*)\)\s*$/.exec(n)?.slice(1)??[n,""];return{id:`quantile-${o}`,title:u.charAt(0).toUpperCase()+u.slice(1),unit:d,signed:!0,aligned:!0,bands:c,series:l.map((f,m)=>({name:`${ct(100*s[m],3)} %`,colour:e.runs[0],width:m===h?2:.7,t:()=>i.times,y:()=>f,value:()=>f[Math.min(a-1,t.at)]}))}})}var Jo=36,ap=class{constructor(e,t,n){this.cloud=e;this.theme=t;this.changed=n;this.node.setAttribute("role","img"),this.node.setAttribute("aria-label","Histogram of the members");let s=r=>Math.max(0,Math.min(1,r.offsetX/(this.node.clientWidth||1)));this.node.addEventListener("pointerdown",r=>{this.from=s(r),this.node.setPointerCapture(r.pointerId)}),this.node.addEventListener("pointermove",r=>this.from!==null&&this.choose(this.from,s(r))),this.node.addEventListener("pointerup",r=>{this.from!==null&&Math.abs(s(r)-this.from)<.01&&this.choose(0,0),this.from=null})}cloud;theme;changed;node=N("canvas",{class:"bars","data-test":"histogram",width:560,height:140});from=null;choose(e,t){let{column:n}=this.cloud,[s,r]=this.cloud.range(n),o=a=>s+a*(r-s);this.cloud.select(n,e===t?null:[o(Math.min(e,t)),o(Math.max(e,t))]),this.changed()}draw(){let e=this.cloud.values(this.cloud.column)??this.cloud.doc.columns[this.cloud.column].values,[t,n]=this.cloud.range(this.cloud.column),{chosen:s}=this.cloud,r=new Float64Array(Jo),o=new Float64Array(Jo);for(let f=0;f<e.length;f++){if(!Number.isFinite(e[f]))continue;let m=Math.min(Jo-1,Math.floor(Jo*(e[f]-t)/(n-t||1)));r[m]++,o[m]+=s[f]}let a=this.node.getContext("2d"),{width:l,height:c}=this.node,h=Math.max(...r,1);a.clearRect(0,0,l,c);for(let[f,m]of[[r,this.theme.line],[o,this.theme.ink]])f.forEach((x,p)=>{let g=x/h*(c-4);a.fillStyle=m,a.fillRect(p*l/Jo+1,c-g,l/Jo-2,g)});let u=r.reduce((f,m)=>f+m,0),d=o.reduce((f,m)=>f+m,0);this.words.textContent=d<u?`${d.toLocaleString("en")} of ${u.toLocaleString("en")} members are chosen.`:"Drag over the bars to bring out a part; click for all."}words=N("p",{class:"note","data-test":"chosen"})};function ty(i,e,t,n,s){let r=N("div");i.note&&r.append(N("p",{class:"note"},i.note)),r.append(N("h3",{},"Ensemble"));let o=[["Members",(i.ends?.members??i.members).toLocaleString("en")],["Drawn as they move",i.members.toLocaleString("en")],["Times",String(i.times.length)]];for(let[a,l]of Object.entries(i.outcomes??{}))o.push([a.charAt(0).toUpperCase()+a.slice(1),l.toLocaleString("en")]);if(r.append(N("div",{class:"run"},N("dl",{},...o.flatMap(([a,l])=>[N("dt",{},a),N("dd",{},l)])))),i.columns?.length){r.append(N("h3",{},"Colour"));let a=N("div",{class:"scale"}),l=N("span"),c=N("span"),h=f=>{let[m,x]=e.range(f);l.textContent=ct(m,3),c.textContent=ct(x,3)};a.style.background=`linear-gradient(90deg, ${dl[t.name].join(",")})`;let u=N("select",{"data-test":"colour","aria-label":"Colour of the members",onchange:()=>{e.colour(Number(u.value)),h(Number(u.value)),n()}},...i.columns.map((f,m)=>N("option",{value:String(m),selected:m===e.column},f.name)));h(e.column);let d=new ap(e,t,n);e.heard.set("histogram",()=>d.draw()),r.append(u,d.node,a,N("div",{class:"ends"},l,c),d.words),d.draw()}if(i.ends){let a=i.ends.members;r.append(N("label",{class:"check"},N("input",{type:"checkbox",checked:e.all,"data-test":"all-members",onchange:l=>{e.all=l.target.checked,n()}}),`All ${a.toLocaleString("en")} members, at the end`))}if(r.append(N("h3",{},"Member")),e.picked<0)r.append(N("p",{class:"note"},"Click a point of the cloud to see that member."));else{let a=[["Number",String(e.picked)],...(i.columns??[]).map(l=>[l.name,ct(l.values[e.picked])])];r.append(N("div",{class:"run","data-test":"member"},N("dl",{},...a.flatMap(([l,c])=>[N("dt",{},l),N("dd",{},c)])))),s&&r.append(N("button",{type:"button",class:"primary","data-test":"show-member",onclick:()=>s(e.picked)},"Show its motion"))}return r}var ny=(i,e)=>{let t=e===void 0?/\b(not|in part|fail|differs|wrong|cannot)/i.test(i):!e;return N("span",{class:`verdict ${t?"bad":"good"}`},i)};function iy(i,e){let t=lt("exhibit"),n=[],s=N("div",{class:"figures"});i.panels.forEach((o,a)=>{let l=[...e.runs,e.omega,e.momentum,e.quiet],c=v=>l[(o.series[v].colour??v)%l.length],h=v=>o.series[v].style==="dashed"||o.series[v].style==="line"&&(o.series[v].colour??v)>=l.length,u=N("div",{class:"box"}),d=o.xlabel?`${o.xlabel} →`:" ",f=N("div",{class:"legend"});o.series.forEach((v,E)=>{if(!v.name&&E)return;let _=N("i");_.style.background=h(E)?`repeating-linear-gradient(90deg, ${c(E)} 0 4px, transparent 4px 7px)`:c(E),f.append(N("span",{},_,v.name))});let m=N("div",{class:"note","aria-live":"off"},d);s.append(N("figure",{class:"panel","data-test":`exhibit-panel-${a}`},N("div",{class:"head"},N("h3",{},o.title,N("span",{class:"unit"},` ${o.ylabel}`))),f,u,m));let x=null,p=null,g=()=>{x?.destroy();let v=u.clientWidth,E=u.clientHeight;if(v<40||E<40)return;let _={stroke:e.quiet,font:'11px system-ui, "DejaVu Sans", sans-serif',grid:{stroke:Ar(e.line,.5),width:1},ticks:{show:!1}},C=[],S=o.series.map((R,O)=>{let q=[...Array(R.x.length).keys()].filter(Z=>Number.isFinite(R.x[Z])&&Number.isFinite(R.y[Z])&&(!o.xlog||R.x[Z]>0)&&(!o.ylog||R.y[Z]>0)),k=q.every((Z,te)=>te===0||R.x[Z]>=R.x[q[te-1]]),ne=Float64Array.from(q,Z=>R.x[Z]),$=Float64Array.from(q,Z=>R.y[Z]);return k||C.push({k:O,x:ne,y:$}),k?o.xlog||ne.length<4e3?{x:ne,y:$}:Tl(ne,$,ne[0],ne[ne.length-1],v,o.ylog):{x:new Float64Array(0),y:new Float64Array(0)}}),y=(R,O)=>{let q=1/0,k=-1/0;for(let $ of[...S,...C])for(let Z of R($))q=Math.min(q,Z),k=Math.max(k,Z);if(!(k>=q))return O?[1,10]:[0,1];if(O)return[10**Math.floor(Math.log10(q)+1e-9),10**Math.max(Math.ceil(Math.log10(k)-1e-9),Math.floor(Math.log10(q)+1e-9)+1)];let ne=.06*(k-q)||Math.abs(k)*.1||1;return[q-ne,k+ne]},w=y(R=>R.x,o.xlog),U=y(R=>R.y,o.ylog);if(o.equal){let R=v-68,O=E-34,q=Math.max((w[1]-w[0])/R,(U[1]-U[0])/O);for(let[k,ne]of[[w,R],[U,O]]){let $=(k[0]+k[1])/2;k[0]=$-q*ne/2,k[1]=$+q*ne/2}}let L=o.categories??[];L.length&&(w[0]=-.5,w[1]=L.length-.5);let D={splits:()=>L.map((R,O)=>O),values:()=>L,filter:xa};x=new Cn({width:v,height:E,padding:[8,12,0,0],legend:{show:!1},cursor:{drag:{x:!0,y:!0,uni:20},points:{size:7}},scales:{x:{time:!1,auto:!1,distr:o.xlog?3:1},y:{auto:!1,distr:o.ylog?3:1}},axes:[{..._,size:26,...L.length?D:o.xlog?{values:ga,splits:Kl,filter:xa}:{values:po}},{..._,size:56,...o.ylog?{values:ga,splits:Kl,filter:xa}:{values:po}}],series:[{},...o.series.map((R,O)=>{let q=c(O),k=R.style==="points";return{label:R.name,stroke:q,width:k?0:1.8,spanGaps:!1,dash:h(O)?[5,4]:void 0,points:{show:k,size:7,fill:q,stroke:q}}})],hooks:{draw:[R=>{let O=R.ctx,q=devicePixelRatio||1;O.save(),O.beginPath(),O.rect(R.bbox.left,R.bbox.top,R.bbox.width,R.bbox.height),O.clip();for(let k of C){let ne=o.series[k.k].style;O.strokeStyle=O.fillStyle=c(k.k),O.lineWidth=1.6*q,O.setLineDash(h(k.k)?[5*q,4*q]:[]),O.beginPath();for(let $=0;$<k.x.length;$++){let Z=R.valToPos(k.x[$],"x",!0),te=R.valToPos(k.y[$],"y",!0);ne==="points"?(O.moveTo(Z+3*q,te),O.arc(Z,te,3*q,0,7)):$?O.lineTo(Z,te):O.moveTo(Z,te)}ne==="points"?O.fill():O.stroke()}O.restore()}],setCursor:[R=>{let O=R.cursor.left??-1;if(O<0)return void(m.textContent=d);let q=R.posToVal(O,"x"),k=R.posToVal(R.cursor.top??0,"y");m.textContent=`${o.xlabel}: ${ct(q)}   ${o.ylabel}: ${ct(k)}`}]}},S.some(R=>R.x.length)?El(S):[w,...S.map(()=>[null,null])],u);let G=x,W=()=>G.batch(()=>{G.setScale("x",{min:w[0],max:w[1]}),G.setScale("y",{min:U[0],max:U[1]})});W(),G.over.addEventListener("dblclick",W)};n.push({make:()=>{g(),p=new ResizeObserver(g),p.observe(u)},drop:()=>{p?.disconnect(),x?.destroy()}})});let r=i.cells?.length?N("div",{class:"wide"},N("table",{"data-test":"cells"},N("thead",{},N("tr",{},...["","Printed","Computed","Verdict"].map(o=>N("th",{},o)))),N("tbody",{},...i.cells.map(o=>N("tr",{},N("td",{},o.what),N("td",{},o.printed),N("td",{},o.computed,o.note&&N("small",{},o.note)),N("td",{},o.verdict?ny(o.verdict,o.good):"")))))):null;return t.replaceChildren(N("p",{class:"note"},`${i.paper} · ${i.name}${i.note?` · ${i.note}`:""}`),N("h2",{},i.title),N("p",{},ny(i.verdict)),N("p",{class:"lead"},i.text),s),r&&t.append(r),t.hidden=!1,n.forEach(o=>o.make()),()=>{n.forEach(o=>o.drop()),t.replaceChildren(),t.hidden=!0}}function ml(i,e){let t=N("a",{href:URL.createObjectURL(i),download:e});document.body.append(t),t.click(),t.remove(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}var gl=(i,e)=>`${i.toLowerCase().normalize("NFKD").replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"").slice(0,60)||"polhode"}.${e}`,ay='system-ui, "Segoe UI", "DejaVu Sans", sans-serif',fr=36,Ko=17,Di=12,sy=document.createElement("canvas").getContext("2d");function pl(i,e,t=!1){return sy.font=`${t?"600 ":""}${e}px ${ay}`,sy.measureText(i).width}function fl(i,e,t,n){if(pl(i,e,t)<=n)return i;let s=i.length;for(;s>1&&pl(`${i.slice(0,s).trimEnd()}…`,e,t)>n;)s--;return`${i.slice(0,s).trimEnd()}…`}function lp(i,e,t,n,s,r){let o=0,a=0;for(let l of e){let c=fl(l.text,11.5,!1,s-24),h=pl(c,11.5)+32;o>0&&o+h>s+12&&(o=0,a++);let u=l.ramp??[l.colour],d=15/u.length;u.forEach((f,m)=>i.swatches.push({x:t+o+m*d,y:n+a*Ko,width:d,colour:f,dash:l.dash})),i.texts.push({x:t+o+20,y:n+a*Ko,text:c,size:11.5,colour:r}),o+=h}return e.length?a+1:0}function ly(i){let{theme:e}=i,t=i.canvas.clientWidth,n=i.canvas.clientHeight,s={width:t,height:fr+n,texts:[],swatches:[],plots:[]},r=pl(i.time,13)+28;s.texts.push({x:Di,y:fr/2,text:fl(i.title,14,!0,t-r-Di),size:14,bold:!0,colour:e.ink}),s.texts.push({x:t-Di,y:fr/2,text:i.time,size:13,colour:e.quiet,right:!0});for(let c of i.views){let{x:h,y:u,width:d,height:f}=c.rect;s.texts.push({x:h+Di,y:fr+u+18,text:fl(c.title,13,!0,d-2*Di),size:13,bold:!0,colour:e.ink});let m={...s,texts:[],swatches:[]},x=lp(m,c.legend,0,0,d-2*Di,e.quiet);lp(s,c.legend,h+Di,fr+u+f-10-(x-1)*Ko,d-2*Di,e.quiet)}let o=0,a=fr+n+8,l=0;for(let c of i.panels){let h=Math.min(c.size.width+18,t),u=Math.min(1,(t-12)/c.size.width);o>0&&o+h>t+2&&(o=0,a+=l,l=0);let d=h-2*Di,f=fl(c.title,12.5,!0,d);s.texts.push({x:o+Di,y:a+10,text:f,size:12.5,bold:!0,colour:e.ink});let m=pl(f,12.5,!0)+6;d-m>20&&s.texts.push({x:o+Di+m,y:a+10,text:fl(c.unit,12,!1,d-m),size:12,colour:e.quiet});let x=lp(s,c.legend,o+Di,a+10+Ko,d,e.quiet);s.plots.push({panel:c,x:o+6,y:a+14+(x+.4)*Ko,scale:u}),l=Math.max(l,20+(x+.4)*Ko+u*c.size.height),o+=h}return s.height=i.panels.length?a+l:s.height,s}function hp(i){let e=ly(i),{theme:t,canvas:n}=i,s=n.width/n.clientWidth,r=N("canvas",{width:Math.round(e.width*s),height:Math.round(e.height*s)}),o=r.getContext("2d");o.scale(s,s),o.fillStyle=t.ground[1],o.fillRect(0,0,e.width,e.height),o.drawImage(n,0,fr,n.clientWidth,n.clientHeight);for(let{panel:a,x:l,y:c,scale:h}of e.plots){let u=a.node.querySelector("canvas");u&&o.drawImage(u,l,c,h*a.size.width,h*a.size.height)}o.textBaseline="middle";for(let a of e.texts)o.font=`${a.bold?"600 ":""}${a.size}px ${ay}`,o.fillStyle=a.colour,o.textAlign=a.right?"right":"left",o.fillText(a.text,a.x,a.y);o.lineWidth=3;for(let a of e.swatches)o.strokeStyle=a.colour,o.setLineDash(a.dash??[]),o.beginPath(),o.moveTo(a.x,a.y),o.lineTo(a.x+a.width,a.y),o.stroke();return r}var cp=i=>i.replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;");function cy(i){let e=ly(i),{theme:t,canvas:n}=i,{width:s,height:r}=e,o=[`<svg xmlns="http://www.w3.org/2000/svg" width="${s}" height="${r.toFixed(0)}" viewBox="0 0 ${s} ${r.toFixed(0)}" font-family="system-ui, sans-serif"><title>${cp(i.title)}</title><rect width="${s}" height="${r.toFixed(0)}" fill="${t.ground[1]}"/>`,`<image x="0" y="${fr}" width="${s}" height="${n.clientHeight}" href="${n.toDataURL("image/png")}"/>`];for(let a of e.texts)o.push(`<text x="${a.x.toFixed(1)}" y="${(a.y+.35*a.size).toFixed(1)}" font-size="${a.size}"${a.bold?' font-weight="600"':""}${a.right?' text-anchor="end"':""} fill="${a.colour}">${cp(a.text)}</text>`);for(let a of e.swatches)o.push(`<path d="M${a.x.toFixed(1)} ${a.y.toFixed(1)}h${a.width.toFixed(1)}" stroke="${a.colour}" stroke-width="3"${a.dash?` stroke-dasharray="${a.dash.join(" ")}"`:""}/>`);for(let{panel:a,x:l,y:c,scale:h}of e.plots)o.push(h<1?`<g transform="translate(${l},${c.toFixed(1)}) scale(${h.toFixed(4)})">${a.svg(0,0)}</g>`:a.svg(l,c));return o.push("</svg>"),o.join(`
`)}async function ry(i){let e=await fetch(i);if(!e.ok)throw new Error(`${i}: ${e.status}`);return e.text()}async function oy(i){if(!globalThis.crypto?.subtle)return null;let e=await crypto.subtle.digest("SHA-256",new TextEncoder().encode(i));return`'sha256-${$u(e)}'`}var qA=(i,e,t,n,s,r)=>`<!doctype html>
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
`;async function hy(i,e,t){let n=document.getElementById("polhode-script"),s=n?n.textContent:await ry("studio.js"),r=n?document.getElementById("polhode-style").textContent:await ry("studio.css"),o=await oy(s),a=await oy(r),l=o&&a?`<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${o}; style-src ${a} 'unsafe-inline'; img-src data: blob:; media-src blob:">
`:"",{id:c,part:h,append:u,...d}=i,f=`${l}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${cp(i.title)} · polhode</title>
<link rel="icon" href="data:,">`;return qA(f,r,t,$u(Gp({format:1,...d})),s,e)}function uy(i){let e=lt("export");if(document.getElementById("menu"))return s();let t=i.map(a=>N("button",{type:"button",role:"menuitem","data-test":`export-${a.id}`,onclick:async()=>{s();try{await a.act()}catch(l){Zt(l.message,!0)}}},a.text,N("small",{},a.about))),n=N("div",{class:"menu",id:"menu",role:"menu","aria-label":"Export"},...t);function s(){document.getElementById("menu")?.remove(),e.setAttribute("aria-expanded","false"),removeEventListener("pointerdown",r,!0),removeEventListener("keydown",o,!0)}function r(a){!document.getElementById("menu")?.contains(a.target)&&a.target!==e&&s()}function o(a){a.key==="Escape"&&(s(),e.focus());let l=t.indexOf(document.activeElement);a.key!=="ArrowDown"&&a.key!=="ArrowUp"||(a.preventDefault(),a.stopPropagation(),t[(l+(a.key==="ArrowDown"?1:-1)+t.length)%t.length]?.focus())}e.after(n),e.setAttribute("aria-expanded","true"),addEventListener("pointerdown",r,!0),addEventListener("keydown",o,!0),t[0]?.focus()}function XA(i){return i.reduce((e,t)=>e+t.length,0)}function uu(i){let e=[];do e.unshift(i&255),i=Math.floor(i/256);while(i>0);return e}function Vt(i,...e){let t=XA(e),n=[1];for(let s=6;s>=0;s--)n.push(Math.floor(t/256**s)&255);return[i,n,...e]}var du=i=>[...i].map(e=>e.charCodeAt(0));function $A(i){let e=new Uint8Array(8);return new DataView(e.buffer).setFloat64(0,i),e}function dy(i,e,t,n,s){let r=(...f)=>f.flat(),o=Vt([26,69,223,163],...r(Vt([66,134],[1]),Vt([66,247],[1]),Vt([66,242],[4]),Vt([66,243],[8]),Vt([66,130],du("webm")),Vt([66,135],[2]),Vt([66,133],[2]))),a=Vt([21,73,169,102],...r(Vt([42,215,177],uu(1e6)),Vt([68,137],$A(s)),Vt([77,128],du("polhode")),Vt([87,65],du("polhode")))),l=Vt([224],...r(Vt([176],uu(e)),Vt([186],uu(t)))),c=Vt([174],...r(Vt([215],[1]),Vt([115,197],[1]),Vt([131],[1]),Vt([156],[0]),Vt([134],du(n)),l)),h=Vt([22,84,174,107],...c),u=[];for(let f=0;f<i.length;){let m=Math.round(i[f].time),x=Vt([231],uu(m));do{let p=i[f],g=Math.round(p.time)-m;x.push(...Vt([163],[129,g>>8&255,g&255,p.key?128:0],p.data)),f++}while(f<i.length&&!i[f].key&&i[f].time-m<3e4);u.push(...Vt([31,67,182,117],...x))}let d=Vt([24,83,128,103],...a,...h,...u);return new Blob([...o,...d].map(f=>f instanceof Uint8Array?f:Uint8Array.from(f)),{type:"video/webm"})}var YA=[["vp09.00.31.08","V_VP9"],["vp8","V_VP8"]];async function fy(i){if(typeof VideoEncoder>"u")throw new Error('This browser cannot encode a film: it has no WebCodecs. In Python, run.movie("film.mp4") writes one.');let e=i.draw(0),t=e.width&-2,n=e.height&-2,s={width:t,height:n,bitrate:Math.min(16e6,6*t*n),framerate:i.rate},r=null;for(let h of YA)!r&&(await VideoEncoder.isConfigSupported({codec:h[0],...s})).supported&&(r=h);if(!r)throw new Error("This browser encodes neither VP9 nor VP8.");let o=[],a=null,l=new VideoEncoder({output:h=>{let u=new Uint8Array(h.byteLength);h.copyTo(u),o.push({data:u,time:h.timestamp/1e3,key:h.type==="key"})},error:h=>a=h});l.configure({codec:r[0],...s});let c=0;for(;c<i.frames&&!a&&!i.stopped();c++){let h=new VideoFrame(c?i.draw(c):e,{timestamp:Math.round(1e6*c/i.rate),duration:Math.round(1e6/i.rate),visibleRect:{x:0,y:0,width:t,height:n}});l.encode(h,{keyFrame:c%(4*i.rate)===0}),h.close(),i.progress((c+1)/i.frames);do await new Promise(u=>setTimeout(u));while(l.encodeQueueSize>4&&!a)}if(await l.flush(),l.close(),a)throw a;return dy(o,t,n,r[1],1e3*c/i.rate)}var ZA=20,JA=.009;function py(i){let e=Math.max(...Array.from(i,Math.abs)),t=e>0?10**(Math.floor(Math.log10(e))-3):1;return Array.from(i,n=>Number((Math.round(n/t)*t).toPrecision(8))+0)}var fu=class{constructor(e,t){this.views=e;this.to=t}views;to;dragged=null;q=An();omega=Ct();momentum=Ct();dress(e,t){e.grips=t,t&&this.dragged&&(e.actors[e.lead].reachOf=this.dragged.reach)}find(e,t,n){let s=this.views();if(!s?.grips||e!==s.body)return null;let r=s.actors[s.lead],o=new V,a=null,l=ZA;for(let h of["omega","momentum"]){if(!r.knobs[h].visible||h==="momentum"&&r.player.wheels)continue;let u=my(e,r.knobs[h].getWorldPosition(o)).distanceTo(new Ke(t,n));u<l&&(l=u,a=h)}if(a)return a;let c=new Ka;return c.setFromCamera(new Ke(2*t/e.rect.width-1,1-2*n/e.rect.height),e.camera),c.intersectObject(r.body.userData.solid,!0).length?"body":null}places(){let e=this.views();if(!e?.grips)return{};let t=e.actors[e.lead],{rect:n}=e.body,s=r=>{let o=my(e.body,r);return{x:n.x+o.x,y:n.y+o.y}};return{omega:s(t.knobs.omega.getWorldPosition(new V)),momentum:s(t.knobs.momentum.getWorldPosition(new V)),body:s(new ms().setFromObject(t.body.userData.solid).getCenter(new V))}}grab(e,t,n){let s=this.find(e,t,n),r=this.views();if(!s||!r)return null;let o=r.actors[r.lead],a=o.player;a.seek(a.start),this.q.set(a.q),this.omega.set(a.omega),this.momentum.set(a.momentum),this.dragged={reach:o.reachOf},this.to.hold();let l=s==="body"?this.turner(t,n):this.puller(s,e,t,n);return{move:(c,h,u)=>{l(c,h,u),this.tell(s)},end:()=>{this.dragged=null,this.to.rest(),this.to.changed()}}}tell(e){let t=this.views();if(!t)return;let n=t.actors[t.lead].player,s=Ct(),r=Ct(),o=An(this.q[0],-this.q[1],-this.q[2],-this.q[3]);e==="momentum"||e==="body"&&this.to.byMomentum()?n.omegaOf(ln(o,this.momentum,s),this.omega):n.wheels||ln(this.q,n.momentumOf(this.omega,s),this.momentum),t.pose(this.q,ln(this.q,this.omega,r),this.momentum),this.to.move({omega:py(this.omega),momentum:py(this.momentum),...e==="body"?{rotation_vector:Array.from(Zp(this.q,Ct()),a=>Number(a.toFixed(4))+0)}:{}}),this.to.changed()}puller(e,t,n,s){let r=this.views(),o=r.actors[r.lead],a=o.knobs[e].getWorldPosition(new V),l=gy(t,a,n,s),c=o.knobs[e].position.length(),h=c/Math.hypot(...e==="omega"?this.omega:this.momentum);return(u,d,f)=>{let m=this.views(),x=m.actors[m.lead].holder,p=gy(m.body,a,u,d).sub(l).add(a);x.worldToLocal(p),f&&p.setLength(c),p.divideScalar(h),e==="momentum"?this.momentum.set([p.x,p.y,p.z]):ln(An(this.q[0],-this.q[1],-this.q[2],-this.q[3]),[p.x,p.y,p.z],this.omega)}}turner(e,t){let n=[e,t];return(s,r)=>{let{body:o}=this.views();o.aim();let{camera:a}=o,l=new V,c=new V;a.matrixWorld.extractBasis(l,c,new V);let h=c.multiplyScalar(s-n[0]).addScaledVector(l,r-n[1]);ls(Il([h.x,h.y,h.z],JA,An()),this.q,this.q),n=[s,r]}}};function my(i,e){return i.aim(),e.project(i.camera),new Ke((e.x+1)/2*i.rect.width,(1-e.y)/2*i.rect.height)}function gy(i,e,t,n){i.aim();let{camera:s}=i,r=s.getWorldDirection(new V),o=new V(2*t/i.rect.width-1,1-2*n/i.rect.height,.5).unproject(s).sub(s.position);return o.multiplyScalar(r.dot(e.clone().sub(s.position))/r.dot(o)).add(s.position)}var KA=[["Space","play, pause"],["← →","a hundredth of the run back or on"],[", .","a sample back or on"],["↑ ↓","faster, slower"],["Home End","to the start, to the end"],["1 2 3 4 5","the views"],["Shift + arrows","turn the scene"],["+ −","closer, farther"],["R","the view as it was"],["L","begin again at the end, or not"],["T","dark or light"],["Ctrl Z, Ctrl Y","undo, redo a change of the runs"]];function up(){let i=N("dialog",{"aria-label":"Keys","data-test":"help-dialog"},N("h2",{},"Keys"),N("dl",{},...KA.flatMap(([e,t])=>[N("dt",{},N("kbd",{},e)),N("dd",{},t)])),N("p",{class:"note"},"Drag a scene to turn it, and use the wheel or two fingers to come closer. Click a plot to go there; drag over it to see that part, and click twice for all of it."),N("button",{type:"button",class:"primary",onclick:()=>i.close()},"Close"));i.addEventListener("close",()=>i.remove()),document.body.append(i),i.showModal()}function xy(i,e){document.addEventListener("keydown",t=>{let n=t.target,s=n.type,r=/^(INPUT|SELECT|TEXTAREA)$/.test(n.tagName)&&s!=="range"&&s!=="checkbox";if((t.ctrlKey||t.metaKey)&&!t.altKey&&/^[zy]$/i.test(t.key)&&!r){e(t.key.toLowerCase()==="y"||t.shiftKey)&&t.preventDefault();return}if(t.ctrlKey||t.metaKey||t.altKey||r||n.tagName==="BUTTON"&&(t.key===" "||t.key==="Enter")||n.tagName==="INPUT"&&s==="checkbox"&&t.key===" ")return;let a=i(t)[t.key];!a||document.querySelector("dialog[open]")||(t.preventDefault(),a())})}function yy(i,e,t){let n=N("div",{"data-test":"lab"},N("p",{class:"note"},"Figures and tables of papers, computed again and compared with what was printed."));for(let s of new Set(i.exhibits.map(r=>r.paper)))n.append(N("h3",{},s),N("div",{class:"list"},...i.exhibits.filter(r=>r.paper===s).map(r=>N("button",{type:"button","data-test":`exhibit-${r.name}`,"aria-pressed":String(r.name===e),onclick:()=>t(r.name)},r.title,N("small",{},r.name)))));return n}function vy(i,e,t){let n=i.steps[e],s=i.steps.length-1,r=N("div",{class:"lesson","data-test":"lesson"},N("p",{class:"note"},`Step ${e+1} of ${i.steps.length}`),N("h2",{},n.title),...n.text.split(`

`).map(o=>N("p",{},o)));if(n.question){let[o,a]=n.question.split(`

`);r.append(N("details",{},N("summary",{},o),N("p",{},a??"")))}return r.append(N("div",{class:"row"},N("button",{type:"button",disabled:e===0,"data-test":"lesson-back",onclick:()=>t(e-1)},"Back"),N("button",{type:"button",class:"primary","data-test":"lesson-next",onclick:()=>t(e<s?e+1:0)},e<s?"Next":"Again")),N("div",{class:"dots","aria-hidden":"true"},...i.steps.map((o,a)=>N("i",{class:a===e?"on":""})))),r}function _y(i,e){return N("div",{"data-test":"lessons"},N("p",{class:"note"},"Guided tours for a class or for yourself; Export writes each as a page in one file."),N("div",{class:"list"},...i.map(t=>N("button",{type:"button","data-test":`lesson-${t.name}`,onclick:()=>e(t.name)},t.title,N("small",{},t.about)))))}var xl=new V;function Ni(i,e,t,n,s,r){let o=2*Math.PI*s/4,a=Math.max(r-2*s,0),l=Math.PI/4;xl.copy(e),xl[n]=0,xl.normalize();let c=.5*o/(o+a),h=1-xl.angleTo(i)/l;return Math.sign(xl[t])===1?h*c:a/(o+a)+c+c*(1-h)}var pu=class i extends Yi{constructor(e=1,t=1,n=1,s=2,r=.1){let o=s*2+1;if(r=Math.min(e/2,t/2,n/2,r),super(1,1,1,o,o,o),this.type="RoundedBoxGeometry",this.parameters={width:e,height:t,depth:n,segments:s,radius:r},o===1)return;let a=this.toNonIndexed();this.index=null,this.attributes.position=a.attributes.position,this.attributes.normal=a.attributes.normal,this.attributes.uv=a.attributes.uv;let l=new V,c=new V,h=new V(e,t,n).divideScalar(2).subScalar(r),u=this.attributes.position.array,d=this.attributes.normal.array,f=this.attributes.uv.array,m=u.length/6,x=new V,p=.5/o;for(let g=0,v=0;g<u.length;g+=3,v+=2)switch(l.fromArray(u,g),c.copy(l),c.x-=Math.sign(c.x)*p,c.y-=Math.sign(c.y)*p,c.z-=Math.sign(c.z)*p,c.normalize(),u[g+0]=h.x*Math.sign(l.x)+c.x*r,u[g+1]=h.y*Math.sign(l.y)+c.y*r,u[g+2]=h.z*Math.sign(l.z)+c.z*r,d[g+0]=c.x,d[g+1]=c.y,d[g+2]=c.z,Math.floor(g/m)){case 0:x.set(1,0,0),f[v+0]=Ni(x,c,"z","y",r,n),f[v+1]=1-Ni(x,c,"y","z",r,t);break;case 1:x.set(-1,0,0),f[v+0]=1-Ni(x,c,"z","y",r,n),f[v+1]=1-Ni(x,c,"y","z",r,t);break;case 2:x.set(0,1,0),f[v+0]=1-Ni(x,c,"x","z",r,e),f[v+1]=Ni(x,c,"z","x",r,n);break;case 3:x.set(0,-1,0),f[v+0]=1-Ni(x,c,"x","z",r,e),f[v+1]=1-Ni(x,c,"z","x",r,n);break;case 4:x.set(0,0,1),f[v+0]=1-Ni(x,c,"x","y",r,e),f[v+1]=1-Ni(x,c,"y","x",r,t);break;case 5:x.set(0,0,-1),f[v+0]=Ni(x,c,"x","y",r,e),f[v+1]=1-Ni(x,c,"y","x",r,t);break}}static fromJSON(e){return new i(e.width,e.height,e.depth,e.segments,e.radius)}};function by(i,e=Math.PI/3){let t=i.index?i.toNonIndexed():i,n=t.attributes.position,s=n.count,r;if(n.isBufferAttribute===!0&&n.itemSize===3&&n.normalized===!1)r=n.array;else{r=new Float64Array(s*3);for(let _=0;_<s;_++)r[3*_+0]=n.getX(_),r[3*_+1]=n.getY(_),r[3*_+2]=n.getZ(_)}let o=Math.cos(e),a=(1+1e-10)*100,l=s/3,c=new Float64Array(l*3);for(let _=0;_<l;_++){let C=9*_,S=r[C+0],y=r[C+1],w=r[C+2],U=r[C+3],L=r[C+4],D=r[C+5],G=r[C+6],W=r[C+7],R=r[C+8],O=G-U,q=W-L,k=R-D,ne=S-U,$=y-L,Z=w-D,te=q*Z-k*$,fe=k*ne-O*Z,he=O*$-q*ne,Q=1/(Math.sqrt(te*te+fe*fe+he*he)||1);c[3*_+0]=te*Q,c[3*_+1]=fe*Q,c[3*_+2]=he*Q}let h=new Int32Array(s),u=new Float64Array(s*3),d=1;for(;d<s*2;)d<<=1;let f=d-1,m=new Int32Array(d),x=0;for(let _=0;_<s;_++){let C=3*_,S=Math.trunc(r[C+0]*a),y=Math.trunc(r[C+1]*a),w=Math.trunc(r[C+2]*a),U=(Math.imul(S,73856093)^Math.imul(y,19349663)^Math.imul(w,83492791))&f;for(;;){let L=m[U];if(L===0){let G=3*x;u[G+0]=S,u[G+1]=y,u[G+2]=w,m[U]=x+1,h[_]=x++;break}let D=3*(L-1);if(u[D+0]===S&&u[D+1]===y&&u[D+2]===w){h[_]=L-1;break}U=U+1&f}}let p=new Int32Array(x+1);for(let _=0;_<s;_++)p[h[_]+1]++;for(let _=0;_<x;_++)p[_+1]+=p[_];let g=new Int32Array(s),v=p.slice(0,x);for(let _=0;_<l;_++){let C=3*_;g[v[h[C+0]]++]=_,g[v[h[C+1]]++]=_,g[v[h[C+2]]++]=_}let E=new Float32Array(s*3);for(let _=0;_<l;_++){let C=3*_,S=c[C+0],y=c[C+1],w=c[C+2];for(let U=0;U<3;U++){let L=C+U,D=h[L],G=0,W=0,R=0;for(let q=p[D],k=p[D+1];q<k;q++){let ne=3*g[q],$=c[ne+0],Z=c[ne+1],te=c[ne+2];S*$+y*Z+w*te>o&&(G+=$,W+=Z,R+=te)}let O=1/(Math.sqrt(G*G+W*W+R*R)||1);E[3*L+0]=G*O,E[3*L+1]=W*O,E[3*L+2]=R*O}}return t.setAttribute("normal",new Ht(E,3,!1)),t}var mu=(i,e)=>Math.max(Math.abs(i),.012*e);function Sy(i){let[e,t,n]=i.size,s=Math.max(e,t,Math.abs(n));if(i.kind==="box")return new Yi(mu(e,s),mu(t,s),mu(n,s));if(i.kind==="sphere")return new fn(.5,48,32).rotateX(Math.PI/2).scale(e,t,n);if(i.kind==="cone"){let r=new ar(.5,1,72).rotateX(Math.PI/2);return n<0?r.rotateX(Math.PI).scale(e,t,-n):r.scale(e,t,n)}return new ui(.5,.5,1,72).rotateX(Math.PI/2).scale(e,t,mu(n,s))}function jA(i){let e=1e-9,t=new V,n=new Qt;for(let s of i){let r=Sy(s).getAttribute("position");s.kind==="box"?n.identity():n.setFromUnitVectors(new V(0,0,1),new V(...s.axis).normalize());for(let o=0;o<r.count;o++)t.fromBufferAttribute(r,o).applyQuaternion(n),e=Math.max(e,Math.hypot(t.x+s.at[0],t.y+s.at[1],t.z+s.at[2]))}return e}function QA([i,e],t){let n=[];for(let s of[1,-1]){let r=s*.009*Math.max(i,e);for(let o=0;o<=4;o++)n.push([(o/4-.5)*i,-e/2,r,(o/4-.5)*i,e/2,r]);for(let o=0;o<=8;o++)n.push([-i/2,(o/8-.5)*e,r,i/2,(o/8-.5)*e,r])}return fi(n,{colour:t.body,width:1,opacity:.35})}function My(i,e,t,n=6){let s=i.index?i.toNonIndexed():i,r=s.getAttribute("position"),o=new Float32Array(3*r.count);for(let a=0;a<r.count;a+=3){let l=r.getX(a)+r.getX(a+1)+r.getX(a+2),c=r.getY(a)+r.getY(a+1)+r.getY(a+2),u=Math.floor((Math.atan2(c,l)/(2*Math.PI)+1)%1*n)%2===0?e:t;for(let d=0;d<3;d++)o.set([u.r,u.g,u.b],3*(a+d))}return s.setAttribute("color",new Ht(o,3)),s}var dp=null;function eT(i,e){let t=Float32Array.from(i),n=Uint32Array.from(e),s=t.length;for(let r of[new Uint32Array(t.buffer),n])for(let o=0;o<r.length;o++)s=Math.imul(s,31)+r[o]|0;if(dp?.key!==s){let r=new Mn;r.setAttribute("position",new Ht(t,3)),r.setIndex(new Ht(n,1));let o=by(r,.6);dp={key:s,geometry:o,edges:new lr(o,25)}}return dp}function yl(i){if(!i)return new Qt;let e=new It().set(i[0][0],i[0][1],i[0][2],0,i[1][0],i[1][1],i[1][2],0,i[2][0],i[2][1],i[2][2],0,0,0,0,1);return new Qt().setFromRotationMatrix(e)}function Vr(i,e,t,n){let s=new bt,r=i.body.shape??{kind:"box",size:[1,1,1]},o=(v,E)=>t?new Xe(v).lerp(new Xe(t),E):new Xe(v),a=o(e.body,n?.9:.42),l=o(e.stripe,.5),c=(v={})=>new li({roughness:.46,metalness:.04,color:a,transparent:n,opacity:n?.17:1,depthWrite:!n,polygonOffset:n,polygonOffsetFactor:2,polygonOffsetUnits:4,...v}),h=new bt,u=1,d=null,f,m=new V(...r.about??[0,0,0]);if(r.kind==="box"){let[v,E,_]=r.size;u=Math.hypot(v,E,_)/2;let C=new pu(v,E,_,4,.045*Math.max(v,E,_,1e-9)*Math.min(1,6*Math.min(v,E,_)/Math.max(v,E,_))),S=[0,0,1,1,2,2].map(y=>a.clone().lerp(l,[.85,.4,0][y]));f=new gt(C,n?c():S.map(y=>c({color:y}))),n&&(d=new lr(new Yi(v,E,_))),h.quaternion.copy(yl(i.body.axes))}else if(r.kind==="parts"){let v={main:a,second:l,panel:o(e.panel,.3),dark:o(e.metal,.25)},E=r.parts.map(_=>{let C=Sy(_),y=_.kind!=="box"&&!n?new gt(My(C,v[_.tone]??a,(v[_.tone]??a).clone().lerp(l,.45),_.tone==="main"?8:2),c({color:16777215,vertexColors:!0})):new gt(C,c({color:n?a:v[_.tone]??a}));return y.quaternion.setFromUnitVectors(new V(0,0,1),new V(..._.axis).normalize()),_.kind==="box"&&y.quaternion.identity(),y.position.set(_.at[0],_.at[1],_.at[2]),_.tone==="panel"&&!n&&y.add(QA(_.size,e)),y});f=E[0],u=jA(r.parts);for(let _ of E.slice(1))h.add(_);for(let _ of E)_.renderOrder=n?3:0;if(n)for(let _ of E)_.add(new Vo(new lr(_.geometry,40),new Ir({color:t??e.ink,transparent:!0,opacity:.8})))}else if(r.kind==="mesh"){let v=eT(r.vertices,r.faces),E=r.vertices;u=0;for(let _=0;_<E.length;_+=3)u=Math.max(u,Math.hypot(E[_],E[_+1],E[_+2]));f=new gt(v.geometry,c()),n&&(d=v.edges)}else{let v;if(r.kind==="ellipsoid"){let[E,_,C]=r.size;v=new fn(1,96,64).rotateX(Math.PI/2).scale(E,_,C),u=Math.max(E,_,C),h.quaternion.copy(yl(i.body.axes))}else r.kind==="sphere"?(v=new fn(r.radius,96,64).rotateX(Math.PI/2),u=r.radius):r.kind==="cylinder"?(v=new ui(r.radius,r.radius,r.height,96).rotateX(Math.PI/2),u=Math.hypot(r.radius,r.height/2)):(v=new ar(r.radius,r.height,96).rotateX(Math.PI/2).translate(0,0,r.height/4),u=Math.max(.75*r.height,Math.hypot(r.radius,r.height/4)));f=new gt(My(v,a,l),c({color:16777215,vertexColors:!0})),n&&f.material.color.set(a),r.kind!=="sphere"&&r.kind!=="ellipsoid"&&(d=new lr(v,40))}f.renderOrder=n?3:0;let x=.82/(u+m.length()||1);if(h.add(f),d){let v=new Ir({color:n&&t?t:e.ink,transparent:!0,opacity:n?.95:.18}),E=new Vo(d,v);E.renderOrder=n?4:1,h.add(E)}let p=new bt;p.add(h),p.position.copy(m).negate();let g=new bt;return g.scale.setScalar(x),g.add(p),s.add(g),s.userData.scale=x,s}function vl(i,e){let t=new bt,n=new gt(new ui(e,e,1e-4,96).rotateX(Math.PI/2),new Ii({color:i.plane,transparent:!0,opacity:i.name==="dark"?.16:.2,side:$n,depthWrite:!1}));n.renderOrder=-2;let s=r=>Zo(o=>[r*Math.cos(o),r*Math.sin(o),0]);return t.add(n,fi([s(e)],{colour:i.plane,width:1.2,opacity:.6})),t.add(fi([.25,.5,.75].map(r=>s(r*e)),{colour:i.plane,width:1,opacity:.22})),t}function fp(i){return new li({color:i.metal,roughness:.6,metalness:.1})}function tT(i){let e=i.body.shape,t=new Float64Array(4),n=Ct(),s=Ct();if(e?.kind!=="parts")return-1;let r=Math.max(1,Math.floor(i.t.length/400)),o=0,a=1e-9;for(let l of e.parts)a=Math.max(a,Math.hypot(Math.hypot(...l.at)+Math.abs(l.size[2])/2,Math.max(l.size[0],l.size[1])/2));for(let l=0;l<i.t.length;l+=r){for(let h=0;h<4;h++)t[h]=i.q[4*l+h];n.set([0,0,1]),ln(t,n,s);let c=Math.hypot(s[0],s[1]);for(let h of e.parts)for(let u of[-.5,.5]){let f=h.kind==="cone"&&(h.size[2]>0?u>0:u<0)?0:Math.max(h.size[0],h.size[1])/2;n.set(h.at),n[2]+=u*Math.abs(h.size[2]),ln(t,n,s),o=Math.min(o,s[2]-f*c)}}return o/a}function nT(i,e,t,n){let s=new bt,r=n!==void 0?n*t:tT(e)>-.03?0:-1,o=vl(i,.98);o.position.z=r;let a=new gt(new fn(.028,24,16),fp(i));if(s.add(o,a),r<-.02){let l=new gt(new ui(.018,.03,-r,24).rotateX(Math.PI/2).translate(0,0,r/2),fp(i)),c=new gt(new ui(.14,.16,.03,48).rotateX(Math.PI/2).translate(0,0,r+.015),fp(i));s.add(l,c)}return s}function gu(i,e,t,n,s){let r=new bt,o=new Gn(s,.012,.1),a=n.clone().sub(t);o.position.copy(t),o.point(a.x,a.y,a.z);let l=Zn(e,s,i.ground[1],.9,3);return l.position.copy(n).addScaledVector(a.normalize(),.09),r.add(o,l),r}var xu=class extends bt{earth=null;scene;constructor(e,t,n){super();let s=this.scene=e.scene??{};if(!e.x){if(s.pivot&&this.add(nT(t,e,n,s.floor)),s.gravity){let r=new V(...s.gravity),o=new V(-.2,-1.12,.62);this.add(gu(t,"gravity",o,o.clone().addScaledVector(r,.4),t.quiet))}if(s.field){let r=new V(...s.field),o=new V(-.2,-1.12,.4);this.add(gu(t,"field",o,o.clone().addScaledVector(r,.4),t.quiet))}s.centre&&this.add(this.earth=this.orbit(t))}}orbit(e){let t=new bt,n=new gt(new fn(.085,40,24),new li({color:e.metal,roughness:.8})),s=Zn("Earth",e.quiet,e.ground[1],.9,3),r=new Gn(e.quiet,.006,.1);t.add(n,s,r),t.userData={ball:n,word:s,sight:r};let{centre:o,normal:a}=this.scene;if(a){let l=new V(...o),c=new V(...a).cross(l);t.add(fi([Zo(h=>{let u=l.clone().multiplyScalar(1.22*Math.cos(h)).addScaledVector(c,1.22*Math.sin(h));return[u.x,u.y,u.z]})],{colour:e.quiet,width:1,opacity:.45}))}return t}seek(e){if(!this.earth)return;let{centre:t,normal:n,rate:s}=this.scene,r=new V(...t);if(n&&s){let c=new V(...n).cross(r);r.multiplyScalar(Math.cos(s*e)).addScaledVector(c,Math.sin(s*e))}let{ball:o,word:a,sight:l}=this.earth.userData;o.position.copy(r).multiplyScalar(1.22),a.position.copy(r).multiplyScalar(1.4),l.point(1.1*r.x,1.1*r.y,1.1*r.z)}};var yu=class{constructor(e,t){this.doc=e;let n=[1/0,1/0,1/0],s=[-1/0,-1/0,-1/0];for(let d of[...e.bodies.map(f=>f.x),...e.joints.map(f=>f.place)])for(let f=0;f<d.length;f++)Number.isFinite(d[f])&&(n[f%3]=Math.min(n[f%3],d[f]),s[f%3]=Math.max(s[f%3],d[f]));this.bodies=e.bodies.map((d,f)=>Vr({body:d},t,t.runs[f%4],!1));let r=Math.max(...this.bodies.map(d=>.82/d.userData.scale));for(let d=0;d<3;d++)this.centre[d]=(n[d]+s[d])/2;this.scale=1/Math.max(Math.hypot(...s.map((d,f)=>d-n[f]))/2+.6*r,1e-9);for(let d of this.bodies)d.scale.setScalar(this.scale/d.userData.scale);let o=new li({color:t.metal,roughness:.5}),a=Math.max(.016,.035*Math.min(1,4/e.joints.length));this.knobs=e.joints.map(d=>new gt(new fn(d.ground?1.3*a:a,24,16),o)),this.arrows=e.joints.map(()=>new Gn(t.ink,.008,.1)),this.words=e.bodies.slice(0,8).map((d,f)=>Zn(d.name,t.runs[f%4],t.ground[1],.85,2)),this.strongest=Math.max(1e-300,...e.joints.map(d=>iT(d.reaction)));let l=e.bodies[e.bodies.length-1],c=e.t.length,h=new Float32Array(4*c);for(let d=0;d<c;d++){for(let f=0;f<3;f++)h[4*d+f]=this.scale*(l.x[3*d+f]-this.centre[f]);h[4*d+3]=e.t[d]-e.t[0]}this.path=new Qi(h,{colour:t.runs[(e.bodies.length-1)%4],width:2,past:.25,ahead:0,fade:e.t[c-1]-e.t[0]||1},16384);let u=vl(t,1.2);u.position.z=this.scale*(n[2]-.5*r-this.centre[2]),this.view.scene.add(u,...this.bodies,...this.knobs,...this.arrows,...this.words,this.path),this.seek(e.t[0])}doc;view=new Li("mechanism","Mechanism",1.25,.22);reactions=!0;bodies;knobs;arrows;words;path;centre=[0,0,0];scale;strongest;at=0;share=0;mix(e,t,n){let s=this.at,r=Math.min(s+1,this.doc.t.length-1),o=e[t*s+n];return o+(e[t*r+n]-o)*this.share}seek(e){let t=this.doc.t,n=t.length;this.at=Math.max(0,Math.min(n-2,hi(t,e,n)-(t[hi(t,e,n)]===e?0:1)));let s=n>1?t[this.at+1]-t[this.at]:0;this.share=s>0?Math.max(0,Math.min(1,(e-t[this.at])/s)):0;let r=(o,a)=>a.set(...[0,1,2].map(l=>this.scale*(this.mix(o,3,l)-this.centre[l])));this.doc.bodies.forEach((o,a)=>{r(o.x,this.bodies[a].position);let l=4*this.at,c=4*Math.min(this.at+1,n-1);wy.set(o.q[l+1],o.q[l+2],o.q[l+3],o.q[l]),Ay.set(o.q[c+1],o.q[c+2],o.q[c+3],o.q[c]),this.bodies[a].quaternion.slerpQuaternions(wy,Ay,this.share),this.words[a]&&this.words[a].position.copy(this.bodies[a].position)}),this.doc.joints.forEach((o,a)=>{r(o.place,this.knobs[a].position),this.arrows[a].position.copy(this.knobs[a].position);let l=.45/this.strongest;this.arrows[a].point(l*this.mix(o.reaction,3,0),l*this.mix(o.reaction,3,1),l*this.mix(o.reaction,3,2)),this.arrows[a].visible&&=this.reactions}),this.path.now=e-t[0]}value(e){return this.mix(e,1,0)}labels(){Yo(this.view.scene,this.view.rect.height,this.view.camera.fov)}dispose(){es(this.view.scene)}},wy=new Qt,Ay=new Qt;function iT(i){let e=0;for(let t=0;t<i.length;t+=3){let n=Math.hypot(i[t],i[t+1],i[t+2]);n>e&&(e=n)}return e}function Ty(i,e,t){return i.plots.map((n,s)=>({id:`mechanism-${s}`,title:n.title,unit:n.unit,signed:!n.log,series:n.series.map((r,o)=>({name:r.name,colour:e.runs[o%4],t:()=>i.t,y:()=>r.y,value:()=>t.value(r.y)}))}))}function Ey(i,e,t,n){let s=N("div");i.note&&s.append(N("p",{class:"note"},i.note));let r=[["Method",i.method],["Step",`${ct(i.dt)} s`],["Steps",i.steps.toLocaleString("en")],["Bodies",String(i.bodies.length)],["Joints",String(i.joints.length)]];return s.append(N("h3",{},"Run"),N("div",{class:"run"},N("dl",{},...r.flatMap(([o,a])=>[N("dt",{},o),N("dd",{},a)])))),i.outcome!=="done"&&s.append(N("p",{class:"note warn"},i.message||i.outcome)),s.append(N("h3",{},"Bodies")),i.bodies.slice(0,12).forEach((o,a)=>{let l=N("span",{class:"swatch"});l.style.background=t.runs[a%4],s.append(N("div",{class:"run"},N("header",{},l,N("b",{},o.name))))}),s.append(N("h3",{},"Joints"),N("div",{class:"run"},N("dl",{},...i.joints.slice(0,24).flatMap(o=>[N("dt",{},o.name),N("dd",{},o.ground?`${o.type}, to the ground`:o.type)])))),s.append(N("label",{class:"check"},N("input",{type:"checkbox",checked:e.reactions,"data-test":"reactions",onchange:o=>{e.reactions=o.target.checked,n()}}),"Forces of the joints")),s}function pp(i,e,t=[.18,.36,.6,-.25]){let n=i.length/4,s=Math.max(1,Math.floor(n/400)),r=e,o=-1/0;for(let a=0;a<24;a++)for(let l of t){let c=e[0]+a*Math.PI/12,h=Math.cos(l),u=[h*Math.cos(c),h*Math.sin(c),Math.sin(l)],d=0,f=0;for(let p=0;p<n;p+=s){let g=i[4*p],v=i[4*p+1],E=i[4*p+2],_=Math.hypot(g,v,E);if(!(_>0)||i[4*p+3]>1e38)continue;let C=(g*u[0]+v*u[1]+E*u[2])/_;d+=Math.max(-.2,Math.min(.75,C)),f++}if(!f)return e;let m=Math.abs((c-e[0]+Math.PI)%(2*Math.PI)-Math.PI),x=d/f-.05*m-.1*Math.abs(l-e[1]);x>o&&(o=x,r=[c,l])}return r}var Cy=(i,e,t,n)=>.5*(e*e/i[0]+t*t/i[1]+n*n/i[2]);function sT(i,e,t){let n=(e+1)%3,s=(e+2)%3,r=1/i[n]-1/i[e],o=1/i[s]-1/i[e],a=t-1/i[e],l=Math.sqrt(a/r),c=Math.sqrt(a/o);return[1,-1].map(h=>{let u=new Float64Array(579);for(let d=0;d<=192;d++){let f=2*Math.PI*d/192,m=l*Math.cos(f),x=c*Math.sin(f);u[3*d+n]=m,u[3*d+s]=x,u[3*d+e]=h*Math.sqrt(Math.max(0,1-m*m-x*x))}return u})}function Ry(i,e=4){let[t,n,s]=[0,1,2].sort((d,f)=>i[d]-i[f]),r=i[s],o=(d,f)=>Math.abs(i[d]-i[f])<1e-9*r,a=[],l=(d,f,m)=>{for(let x=1;x<=e;x++){let p=Math.sin(x/(e+(m?0:1))*Math.PI/2)**2;a.push(...sT(i,d,1/i[d]+p*(1/i[f]-1/i[d])))}};if(o(t,s))return{levels:[],separatrix:[]};if(o(t,n)||o(n,s))return l(o(t,n)?s:t,o(t,n)?t:s,!0),{levels:a,separatrix:[]};l(s,n,!1),l(t,n,!1);let c=Math.sqrt((1/i[t]-1/i[n])/(1/i[n]-1/i[s])),h=Math.hypot(1,c),u=[1,-1].map(d=>{let f=new Float64Array(579);for(let m=0;m<=192;m++){let x=2*Math.PI*m/192;f[3*m+n]=Math.sin(x),f[3*m+t]=Math.cos(x)/h,f[3*m+s]=d*c*Math.cos(x)/h}return f});return{levels:a,separatrix:u}}var rT=.09,vu=4;function oT(i,e){let t=[1/0,1/0,1/0],n=[-1/0,-1/0,-1/0];for(let{x:r}of i)for(let o=0;r&&o<r.length;o++)Number.isFinite(r[o])&&(t[o%3]=Math.min(t[o%3],r[o]),n[o%3]=Math.max(n[o%3],r[o]));return{centre:t.map((r,o)=>r<=n[o]?(r+n[o])/2:0),far:Math.max(Math.hypot(...n.map((r,o)=>r>=t[o]?r-t[o]:0))/2,e)}}var _u=class{constructor(e,t){this.theme=t;let n=e.length>1;this.travellers=e.filter(r=>r.data.x).map(r=>{let o=t.runs[e.indexOf(r)],a=Vr(r.data,t,n?o:null,!1),l=Math.max(1e-9,r.end-r.start),c=new Qi(new Float32Array(8),{colour:o,width:2.2,past:.45,ahead:.12,fade:l},49152);return this.view.scene.add(a,c),{player:r,body:a,line:c}}),this.view.scene.add(this.ground);let s=e.find(r=>r.data.scene?.gravity)?.data.scene?.gravity;if(s){let r=new V(...s),o=new V(-.2,-1.05,.75);this.view.scene.add(gu(t,"gravity",o,o.clone().addScaledVector(r,.35),t.quiet))}this.measure()}theme;view=new Li("path","Path in space",1.25,.2);enlarged=1;travellers;ground=new bt;centre=[0,0,0];scale=1;measure(){let e=this.travellers.map(l=>l.player.data),t=Math.min(...this.travellers.map(l=>l.body.userData.scale)),{centre:n,far:s}=oT(e,1/t);this.centre=n,this.scale=1/s,this.enlarged=Math.max(1,rT*t/this.scale);for(let l of this.travellers)l.body.scale.setScalar(this.enlarged*this.scale/l.body.userData.scale),l.line.points=this.path(l.player);es(this.ground),this.ground.clear();let r=e.find(l=>l.ground)?.ground;if(!r)return;let o=new V(...r.normal),a=r.level-o.dot(new V(...n));this.ground.add(vl(this.theme,1.2)),this.ground.position.copy(o).multiplyScalar(a*this.scale),this.ground.quaternion.setFromUnitVectors(new V(0,0,1),o)}path(e){let{t}=e.data,n=t.length,s=new Float32Array(4*(vu*(n-1)+1));for(let r=0;r<s.length/4;r++){let o=Math.min(Math.floor(r/vu),n-1),a=r%vu/vu;e.place(o,a,Py);for(let l=0;l<3;l++)s[4*r+l]=this.scale*(Py[l]-this.centre[l]);s[4*r+3]=t[o]+(a>0?a*(t[o+1]-t[o]):0)-t[0]}return s}seek(e,t){for(let{player:n,body:s,line:r}of this.travellers){let o=n.x.map((a,l)=>this.scale*(a-this.centre[l]));s.position.set(o[0],o[1],o[2]),s.quaternion.copy(aT.set(n.q[1],n.q[2],n.q[3],n.q[0])),s.visible=r.visible=t(n),r.now=Math.min(e,n.end)-n.start}}},Py=Ct(),aT=new Qt;var lT=Math.PI,cT=.05,Iy=12e4,Jn=An(),pr=Ct(),bu=Ct(),Kn=Ct(),Qo=Ct(),Ly=34e37;function mp(i,e,t){let n=i.data,s=n.t.length;if(i.coarse=i.stride>lT,i.coarse)return hT(i,e,t);let r=new Uint16Array(Math.max(s-1,0)),o=1;for(let h=0;h<s-1;h++){let u=Math.hypot(n.omega[3*h],n.omega[3*h+1],n.omega[3*h+2]),d=Math.ceil(u*(n.t[h+1]-n.t[h])/cT);r[h]=Number.isFinite(d)?Math.max(1,Math.min(64,d)):1,o+=r[h]}if(o>Iy){let h=Iy/o;o=1;for(let u=0;u<s-1;u++)o+=r[u]=Math.max(1,Math.floor(r[u]*h))}let a={axis:new Float32Array(4*o),polhode:new Float32Array(4*o),herpolhode:new Float32Array(4*o),sphere:new Float32Array(4*o)},l=0,c=(h,u)=>{i.at(h,u,Jn,pr,bu);let d=n.t[h]+(u>0?u*(n.t[h+1]-n.t[h]):0)-n.t[0];Qo.fill(0),Qo[e]=1,ln(Jn,Qo,Kn),jo(a.axis,l,Kn,1,d);let f=t(pr);jo(a.polhode,l,pr,f,f>0?d:Ly),ln(Jn,pr,Kn),jo(a.herpolhode,l,Kn,f,f>0?d:Ly),Jn[1]=-Jn[1],Jn[2]=-Jn[2],Jn[3]=-Jn[3],ln(Jn,bu,Kn),jo(a.sphere,l,Kn,1/(Math.hypot(Kn[0],Kn[1],Kn[2])||1),d),l++};for(let h=0;h<s-1;h++)for(let u=0;u<r[h];u++)c(h,u/r[h]);return c(s-1,0),a}function hT(i,e,t){let n=i.data.t.length,s=i.data,r=()=>new Float32Array(8*n),o={axis:r(),polhode:r(),herpolhode:r(),sphere:r()};for(let a=0;a<n;a++){i.at(a,0,Jn,pr,bu);let l=s.t[a]-s.t[0];Qo.fill(0),Qo[e]=1;let c=(u,d,f)=>{let m=f*Math.hypot(d[0],d[1],d[2])||1;jo(u,2*a,d,f,l),jo(u,2*a+1,d,f*(1+.006/m),34e37)};c(o.axis,ln(Jn,Qo,Kn),1);let h=t(pr);c(o.polhode,pr,h),c(o.herpolhode,ln(Jn,pr,Kn),h);for(let u=1;u<4;u++)Jn[u]=-Jn[u];ln(Jn,bu,Kn),c(o.sphere,Kn,1/(Math.hypot(Kn[0],Kn[1],Kn[2])||1))}return o}function jo(i,e,t,n,s){i[4*e]=n*t[0],i[4*e+1]=n*t[1],i[4*e+2]=n*t[2],i[4*e+3]=s}var xp={body:!0,axes:!0,space:!0,omega:!0,momentum:!0,trace:!0,ghosts:!0,apart:!1,ride:!1,axis:2,trail:1},uT=Ct(),ci=Ct(),gp=Ct(),Mu=(i,e)=>e.set(i[1],i[2],i[3],i[0]),Au=class{constructor(e,t,n){this.theme=t;this.show=n;let s=t.ground[1],r=e.runs.length>1;this.body.scene.add(this.root),this.sphere.add(hl(t.quiet,t.name==="dark"?.34:.42,.02)),this.sphere.add(ul({colour:t.quiet,width:1,opacity:t.name==="dark"?.2:.26,ball:!0})),this.root.add(this.sphere),["x","y","z"].forEach((f,m)=>{let x=new Gn(t.quiet,.0055,.1),p=[0,0,0];p[m]=1.22,x.point(p[0],p[1],p[2]);let g=Zn(f,t.quiet,s,.85,4);g.position.set(1.08*p[0],1.08*p[1],1.08*p[2]),this.space.add(x,g)}),this.root.add(this.space),this.omegaLabel=Zn("ω",t.omega,s,1,0),this.momentumLabel=Zn("L",t.momentum,s,1,0),this.root.add(this.omegaLabel,this.momentumLabel),this.poinsot.scene.add(this.world),this.world.add(this.plane),this.omegaArrow=new Gn(t.omega,.014),this.momentumArrow=new Gn(t.momentum,.01),this.poinsotOmega=Zn("ω",t.omega,s),this.poinsotMomentum=Zn("L",t.momentum,s),this.world.add(this.omegaArrow,this.momentumArrow,this.poinsotOmega,this.poinsotMomentum);let o=e.runs[0].body.moments,a=new bt;a.quaternion.copy(yl(e.runs[0].body.axes));let l=Math.max(...o),c=l-Math.min(...o)<1e-9*l,h=Jx(t,(f,m,x)=>Cy(o,f,m,x),c);h.scale.setScalar(.994),a.add(h);let u=Ry(o);u.levels.length&&a.add(fi(u.levels,{colour:t.ink,width:1,opacity:.28,ball:!0})),u.separatrix.length&&a.add(fi(u.separatrix,{colour:t.ink,width:2.2,opacity:.95,ball:!0})),[0,1,2].forEach(f=>{for(let m of[1,-1]){let x=new Gn(t.quiet,.007,.1),p=[0,0,0];p[f]=1.16*m,m>0&&x.point(p[0],p[1],p[2]);let g=zr(t.quiet,.016);g.position.set(p[0]/1.16,p[1]/1.16,p[2]/1.16),a.add(g);let v=$x(Zn(`${m>0?"":"−"}${f+1}`,m>0?t.ink:t.quiet,s,.95));v.position.set(p[0]*1.07,p[1]*1.07,p[2]*1.07),a.add(v),m>0&&a.add(x)}}),this.momentum.scene.add(a);let d=e.runs.map(f=>new Dl(f));d.forEach((f,m)=>this.actors.push(this.cast(f,t.runs[m],r))),this.path=e.runs.some(f=>f.x)?new _u(d,t):null,this.setLead(0),this.seek(0)}theme;show;body=new Li("body","Body in space",1.45);poinsot=new Li("poinsot","Poinsot: the inertia ellipsoid rolls on the invariable plane",1.22,.32);momentum=new Li("momentum","Momentum sphere, in the body",1.42);path;actors=[];lead=0;space=new bt;sphere=new bt;omegaLabel;momentumLabel;ellipsoid=new bt;plane=new bt;world=new bt;omegaArrow;momentumArrow;poinsotOmega;poinsotMomentum;root=new bt;get views(){return this.path?[this.path.view,this.body,this.momentum,this.poinsot]:[this.body,this.poinsot,this.momentum]}get axis(){return this.show.axis}face(e,t){if(this.actors.length)return;let n=(h,u)=>{h.home=u,[h.azimuth,h.elevation]=u};n(this.momentum,pp(t.sphere,[this.momentum.azimuth,.34]));let s=e.player,r=new Qt,o=new Qt,a=new V;s.seek(s.start);let l=new V(...s.momentum);l.length()>0&&r.setFromUnitVectors(l.normalize(),new V(0,0,-1)),Mu(s.q,o);let c=Float32Array.from(t.polhode);for(let h=0;h<c.length;h+=4)a.fromArray(c,h).applyQuaternion(o).applyQuaternion(r),c.set([a.x,a.y,a.z],h);n(this.poinsot,pp(c,[this.poinsot.azimuth,.32],[.22,.32,.42]))}cast(e,t,n){let{theme:s}=this,r=e.data,o=r.t.length,a=0,l=0;for(let ce=0;ce<o;ce++){let pe=Math.hypot(r.omega[3*ce],r.omega[3*ce+1],r.omega[3*ce+2]),xe=Math.hypot(r.momentum[3*ce],r.momentum[3*ce+1],r.momentum[3*ce+2]);pe>a&&(a=pe),xe>l&&(l=xe)}let c=yl(r.body.axes);e.seek(r.t[0]);let h=wu(r.body.moments,c,e.omega),u=Math.min(...r.body.moments),d=r.torque==="free rotation",f=1/Math.sqrt((h||1)/u),m=ce=>d?f:Math.sqrt(u/wu(r.body.moments,c,ce)),x=ce=>{let pe=m(ce);return Number.isFinite(pe)?pe:0},p=mp(e,this.show.axis,x),g=d?Math.max(.85,1.18*dT(p.herpolhode,e.momentum)):1.05,v=Math.max(1e-9,e.end-e.start),E=(ce,pe,xe,Me=n?2:2.2)=>new Qi(ce,{colour:t,width:Me,past:.45,ahead:pe,fade:v,ball:xe},n?16384:49152),_=new bt,C=new bt,S=new bt,y=Vr(r,s,n?t:null,!1),w=Vr(r,s,t,!0),U=[0,1,2].map(ce=>new Gn(s.axes[ce],.009,.15)),L=[0,1,2].map(ce=>Zn(String(ce+1),s.axes[ce],s.ground[1],.9,2));U.forEach((ce,pe)=>{let xe=new V().setComponent(pe,1).applyQuaternion(c);ce.point(xe.x,xe.y,xe.z),L[pe].position.copy(xe).multiplyScalar(1.08)}),C.add(y,w,...U,...L);let D=new Gn(s.omega,.014),G=new Gn(s.momentum,.014),W=zr(t,.026),R=E(p.axis,0,!0),O=hl(s.quiet,s.name==="dark"?.34:.42,.02),q={omega:zr(s.omega,.042,s.ink),momentum:zr(s.momentum,.042,s.ink)};_.add(C,D,G,W,R,O,q.omega,q.momentum),this.root.add(_);let k=E(p.polhode,.22,!0,2.6),ne=E(p.herpolhode,.1,!1,1.8),$=zr(t,.028);S.add(k),this.world.add(S,ne,$);let Z=E(p.sphere,.12,!0,2.6),te=zr(t,.03,s.ground[1]);this.momentum.scene.add(Z,te),C.userData={solid:y,ghost:w};let fe=new xu(r,s,y.userData.scale);this.root.add(fe);let he=js(r)?Zn(`✕ ended at ${ct(e.end,3)} s`,s.ink,s.ground[1],.95,0):null;he&&_.add(he);let Q={scenery:fe,over:he,free:d,size:x,player:e,holder:_,body:C,ghost:w,axes:U,axisLabels:L,omega:D,momentum:G,tip:W,axisLine:R,polhode:k,herpolhode:ne,sphereLine:Z,sphereDot:te,reachOf:{omega:1.12/(a||1),momentum:1.12/(l||1)},knobs:q,scale:f,reach:g,frame:c,turned:S,own:O,contact:$,visible:!0};return this.face(Q,p),Q}setLead(e){this.lead=Math.max(0,Math.min(this.actors.length-1,e));let t=this.actors[this.lead];es(this.ellipsoid),this.ellipsoid.clear();let{theme:n}=this,s=new gt(new fn(1,72,48),new li({color:n.ellipsoid,roughness:.35,transparent:!0,opacity:n.name==="dark"?.34:.42,depthWrite:!1}));s.renderOrder=1,this.ellipsoid.add(s,ul({colour:n.ink,width:1,opacity:.22},30)),this.ellipsoid.quaternion.copy(t.frame),t.turned.add(this.ellipsoid);let r=new V(...Array.from(t.player.data.momentum.subarray(0,3)));es(this.plane),this.plane.clear(),this.plane.add(Kx(n,t.reach));let o=t.player;o.seek(o.start);let a=t.scale*wu(o.data.body.moments,t.frame,o.omega)/(r.length()||1),l=Math.max(Dy(t.polhode.points),Dy(t.herpolhode.points)),c=l<.01?1:Math.max(.42,Math.min(1,l/.42));this.poinsot.extent=(t.free?Math.max(a+.3,.45*t.reach+.3)*1.1:1.26)*c,this.poinsot.across=(t.free?Math.max(1,t.reach)*1.12:1.26)*c,this.poinsot.centre.set(0,0,c===1?t.free?-.2:-.12:-.2-(1-c)*Math.max(0,a-.3)),r.length()>0&&this.world.quaternion.setFromUnitVectors(r.normalize(),new V(0,0,-1)),this.dress()}dress(){let{show:e}=this,t=this.actors.length>1,n=e.apart&&t;this.space.visible=e.space&&!n,this.sphere.visible=!n,this.actors.forEach((s,r)=>{let o=r===this.lead,a=this.actors.length,l=a>3?2:1,c=Math.ceil(a/l),h=a===3?.92:1.3,u=n?(r%c-(c-1)/2)*h:0,d=n?((l-1)/2-Math.floor(r/c))*h:0,[f]=this.body.home;s.holder.visible=s.visible&&(o||e.ghosts||e.apart);let m=s.body.userData.solid;m.visible=e.body&&(o||e.apart),s.ghost.visible=e.body&&!o&&!e.apart,s.scenery.visible=!n&&o,s.holder.position.set(-u*Math.sin(f),u*Math.cos(f),d),s.holder.scale.setScalar(n?a===3?.43:.6:1),s.own.visible=n;for(let p of[...s.axes,...s.axisLabels])p.visible=e.axes&&(o||e.apart);s.axisLine.visible=s.tip.visible=e.trace,s.polhode.visible=s.herpolhode.visible=s.visible&&(o||e.ghosts),s.contact.visible=s.visible&&o,s.sphereLine.visible=s.sphereDot.visible=s.visible;for(let p of[s.axisLine,s.polhode,s.herpolhode,s.sphereLine])p.order=o?3:2;s.axisLine.material.uniforms.width.value=o?2.4:1.6;let x=Math.max(1e-9,(s.player.end-s.player.start)*e.trail);for(let p of[s.axisLine,s.polhode,s.herpolhode,s.sphereLine])p.material.uniforms.fade.value=x,p.material.uniforms.past.value=e.trail<1?0:.45})}retrace(e){let t=this.actors[e],n=mp(t.player,this.show.axis,t.size);t.axisLine.points=n.axis,t.polhode.points=n.polhode,t.herpolhode.points=n.herpolhode,t.sphereLine.points=n.sphere,this.path?.measure(),this.dress()}seek(e){let{show:t}=this;this.actors.forEach((s,r)=>{let o=s.player,a=r===this.lead;o.seek(e);let l=Math.min(e,o.end)-o.start;Mu(o.q,s.body.quaternion),gp.fill(0),gp[t.axis]=1,ln(o.q,gp,ci),s.tip.position.set(ci[0],ci[1],ci[2]),s.axisLine.now=s.polhode.now=s.herpolhode.now=s.sphereLine.now=l,ln(o.q,o.omega,ci),this.point(s,ci,o.momentum,a),a&&this.roll(s),this.end(s,e,a),s.scenery.seek(e),Mu(o.q,s.turned.quaternion),s.contact.position.set(ci[0],ci[1],ci[2]).multiplyScalar(s.size(o.omega)),Ny.copy(s.body.quaternion).invert(),s.sphereDot.position.set(o.momentum[0],o.momentum[1],o.momentum[2]).normalize().applyQuaternion(Ny)}),this.path?.seek(e,s=>this.actors.some(r=>r.player===s&&r.visible));let n=this.actors[this.lead];t.ride?this.root.quaternion.copy(n.body.quaternion).invert():this.root.quaternion.identity()}point(e,t,n,s){let{show:r}=this,o=this.grips&&s,a=(l,c,h,u,d,f)=>{l.point(u*h[0],u*h[1],u*h[2]),l.visible&&=(d||o)&&(s||r.apart),c.position.set(h[0],h[1],h[2]).multiplyScalar(u),c.visible=o&&l.visible,s&&(f.visible=l.visible&&!r.apart,f.position.copy(c.position).multiplyScalar(1.08))};a(e.omega,e.knobs.omega,t,e.reachOf.omega,r.omega,this.omegaLabel),a(e.momentum,e.knobs.momentum,n,e.reachOf.momentum*(o?1.18:1),r.momentum,this.momentumLabel)}grips=!1;pose(e,t,n){let s=this.actors[this.lead];Mu(e,s.body.quaternion),this.point(s,t,n,!0)}end(e,t,n){if(!e.over)return;let s=t>e.player.end+1e-9*Math.abs(e.player.end),{show:r}=this,o=e.body.userData.solid;e.over.visible=s&&e.visible,e.over.position.copy(e.tip.position).multiplyScalar(1.12),o.visible=r.body&&(n||r.apart)&&!s,e.ghost.visible=r.body&&(!n&&!r.apart||s),s&&(e.omega.visible=e.momentum.visible=!1)}roll(e){let t=e.player,n=t.data.body.moments,s=wu(n,e.frame,t.omega),r=e.size(t.omega);r>0&&this.ellipsoid.scale.set(r*Math.sqrt(s/n[0]),r*Math.sqrt(s/n[1]),r*Math.sqrt(s/n[2])),Ms.fromArray(t.normal(uT));let o=Ms.length();this.ellipsoid.visible=r>0;for(let l of[this.plane,this.poinsotOmega,this.poinsotMomentum,this.omegaArrow,this.momentumArrow])l.visible=o>0;if(!(o>0))return;Ms.divideScalar(o);let a=r*s/o;this.plane.position.copy(Ms).multiplyScalar(a),this.plane.quaternion.setFromUnitVectors(fT,Ms),this.omegaArrow.point(r*ci[0],r*ci[1],r*ci[2]),this.poinsotOmega.position.set(ci[0],ci[1],ci[2]).multiplyScalar(.6*r),Ms.fromArray(t.momentum).normalize(),this.momentumArrow.point(Ms.x*(a+.28),Ms.y*(a+.28),Ms.z*(a+.28)),this.poinsotMomentum.position.copy(Ms).multiplyScalar(a+.36)}labels(){for(let e of this.views)e.shown&&Yo(e.scene,e.rect.height,e.camera.fov)}dispose(){for(let e of this.views)es(e.scene)}};function Dy(i){let e=[0,0,0],t=i.length/4;for(let s=0;s<i.length;s+=4)for(let r=0;r<3;r++)e[r]+=i[s+r]/t;let n=0;for(let s=0;s<i.length;s+=4)n=Math.max(n,Math.hypot(i[s]-e[0],i[s+1]-e[1],i[s+2]-e[2]));return n}function dT(i,e){let t=Math.hypot(e[0],e[1],e[2])||1,n=0;for(let s=0;s<i.length;s+=4){let r=(i[s]*e[0]+i[s+1]*e[1]+i[s+2]*e[2])/t;n=Math.max(n,i[s]**2+i[s+1]**2+i[s+2]**2-r*r)}return Math.min(2,Math.sqrt(n))}var Ny=new Qt,Ms=new V,fT=new V(0,0,1),Su=new V;function wu(i,e,t){return Su.set(t[0],t[1],t[2]).applyQuaternion(pT.copy(e).invert()),i[0]*Su.x**2+i[1]*Su.y**2+i[2]*Su.z**2}var pT=new Qt;var Hs=48,mT=20,Tu=56,gT=96,xT=3e3,Fi=64;function yT(i,e,t,n,s){let r=new Float32Array(Fi*Fi),o=new Float32Array(Fi*Fi);for(let a=0;a<i.length;a++){if(n[a]!==s||!(i[a]>=0&&e[a]>=0))continue;let l=Math.min(Fi-1,Math.floor(Fi*i[a]))*Fi+Math.min(Fi-1,Math.floor(Fi*e[a]));r[l]++,o[l]+=t[a]}for(let a=0;a<r.length;a++)r[a]&&(o[a]/=r[a]);return{count:r,mean:o}}function yp([i,e]){if(i>0&&e>1e3*i){let n=Math.log(e/i);return{share:s=>Math.log(s/i)/n,value:s=>i*Math.exp(s*n)}}let t=e-i;return{share:n=>t>0?(n-i)/t:.5,value:n=>i+n*t}}function vT(i,e){let t=new Float32Array(i.length),{share:n}=yp(e);for(let s=0;s<t.length;s++)t[s]=n(i[s]);return t}var Eu=class{constructor(e,t,n,s){this.doc=e;this.cloud=t;this.theme=n;this.changed=s;this.canvas.setAttribute("role","img"),this.canvas.setAttribute("aria-label","Parallel coordinates of the members");let r=N("button",{type:"button",class:"small ghost","data-test":"parallel-all",onclick:()=>(t.clear(),s())},"All");this.node=N("figure",{class:"panel",id:"plot-parallel","data-test":"plot-parallel"},N("div",{class:"head"},N("h3",{},this.title,N("span",{class:"unit"},` ${this.unit}`)),r),this.box),this.watch=new ResizeObserver(()=>this.layout()),this.watch.observe(this.box),t.heard.set("parallel",()=>this.later()),this.listen()}doc;cloud;theme;changed;title="Members";unit="a line each; drag along an axis to choose";legend=[];node;canvas=N("canvas",{class:"parallel","data-test":"parallel"});box=N("div",{class:"box"},this.canvas);watch;share=new Map;columns=[];drag=null;waiting=0;listen(){let{canvas:e}=this,t=n=>Math.max(0,Math.min(1,1-(n.offsetY-Hs)/this.depth));e.addEventListener("pointerdown",n=>{let s=this.columns.findIndex((r,o)=>Math.abs(n.offsetX-this.x(o))<18);s<0||(this.drag={column:this.columns[s],from:t(n)},e.setPointerCapture(n.pointerId))}),e.addEventListener("pointermove",n=>{if(e.style.cursor=this.columns.some((l,c)=>Math.abs(n.offsetX-this.x(c))<18)?"ns-resize":"",!this.drag)return;let{column:s,from:r}=this.drag,{value:o}=yp(this.cloud.range(s)),a=t(n);Math.abs(a-r)*this.depth<4||(this.cloud.select(s,[o(Math.min(r,a)),o(Math.max(r,a))]),this.changed())}),e.addEventListener("pointerup",n=>{this.drag&&Math.abs(t(n)-this.drag.from)*this.depth<4&&(this.cloud.select(this.drag.column,null),this.changed()),this.drag=null})}get depth(){return this.box.clientHeight-Hs-mT}x(e){return Tu+e*(this.width-2*Tu)/Math.max(1,this.columns.length-1)}get width(){return Math.max(this.box.clientWidth,2*Tu+gT*(this.columns.length-1))}layout(){let e=devicePixelRatio||1,t=this.box.clientHeight;this.columns=this.doc.columns.map((n,s)=>s).filter(n=>this.doc.columns[n].name!=="member"&&this.cloud.range(n)[1]>this.cloud.range(n)[0]),!(this.box.clientWidth<60||t<60)&&(this.canvas.width=Math.round(this.width*e),this.canvas.height=Math.round(t*e),Object.assign(this.canvas.style,{width:`${this.width}px`,height:`${t}px`}),this.draw())}later(){this.waiting||=requestAnimationFrame(()=>{this.waiting=0,this.layout()})}shareOf(e){let t=this.share.get(e);return t||this.share.set(e,t=vT(this.cloud.values(e)??this.doc.columns[e].values,this.cloud.range(e))),t}draw(){let e=this.canvas.getContext("2d"),t=devicePixelRatio||1,{theme:n}=this;e.setTransform(t,0,0,t,0,0),e.clearRect(0,0,this.width,this.box.clientHeight);let s=this.cloud.brushes.size>0,r=this.shareOf(this.columns[0]??0).length;for(let a of s?[0,1]:[1])r>xT?this.drawFlows(e,a,s):this.drawLines(e,a,s);e.globalAlpha=1,e.font='11px system-ui, "Segoe UI", "DejaVu Sans", sans-serif',e.textAlign="center",e.lineWidth=1.2;let o=this.columns.length>1?this.x(1)-this.x(0)-8:200;this.columns.forEach((a,l)=>{let c=this.x(l),[h,u]=this.cloud.range(a),d=this.cloud.brushes.get(a);if(e.fillStyle=n.line,e.fillRect(c-.75,Hs,1.5,this.depth),d){let{share:g}=yp([h,u]),v=E=>Hs+(1-g(E))*this.depth;e.fillStyle=Ar(n.ink,.16),e.fillRect(c-7,v(d[1]),14,v(d[0])-v(d[1])),e.strokeStyle=n.ink,e.strokeRect(c-7,v(d[1]),14,v(d[0])-v(d[1]))}e.fillStyle=a===this.cloud.column?n.ink:n.quiet;let[,f,m]=/^(.*?)(?: \((.*)\))?$/.exec(this.doc.columns[a].name),x=l===0||l===this.columns.length-1?Math.min(o,2*Tu-6):o,p=_T(e,f,x);p.forEach((g,v)=>e.fillText(g,c,24-13*(p.length-1-v))),e.fillStyle=n.quiet,e.fillText(vp(e,`${ct(u,3)}${m?` ${m}`:""}`,o),c,Hs-6),e.fillText(ct(h,3),c,Hs+this.depth+14)})}style(e,t,n,s,r){let[o,a,l]=fo(dl[this.theme.name],s>=0?s:.5);e.strokeStyle=n&&!t?this.theme.quiet:`rgb(${255*o} ${255*a} ${255*l})`,e.globalAlpha=n&&!t?.16*r:r}drawLines(e,t,n){let s=this.columns.map(l=>this.shareOf(l)),r=this.shareOf(this.cloud.column),o=this.cloud.chosen,a=Math.max(.16,Math.min(.9,9/Math.sqrt(r.length)));e.lineWidth=1;for(let l=0;l<r.length;l++){if(o[l]!==t)continue;this.style(e,t,n,r[l],a),e.beginPath();let c=!0;s.forEach((h,u)=>{if(!(h[l]>=0))return void(c=!0);let d=this.x(u),f=Hs+(1-h[l])*this.depth;c?e.moveTo(d,f):e.lineTo(d,f),c=!1}),e.stroke()}}drawFlows(e,t,n){let s=this.shareOf(this.cloud.column),r=this.depth/Fi;e.lineWidth=Math.max(1,r);for(let o=0;o+1<this.columns.length;o++){let{count:a,mean:l}=yT(this.shareOf(this.columns[o]),this.shareOf(this.columns[o+1]),s,this.cloud.chosen,t),c=1;for(let h of a)c=Math.max(c,h);for(let h=0;h<a.length;h++)a[h]&&(this.style(e,t,n,l[h],.04+.7*(a[h]/c)**.7),e.beginPath(),e.moveTo(this.x(o),Hs+this.depth-(Math.floor(h/Fi)+.5)*r),e.lineTo(this.x(o+1),Hs+this.depth-(h%Fi+.5)*r),e.stroke())}}get size(){return{width:this.width,height:this.box.clientHeight}}svg(e,t){let{width:n,height:s}=this.size;return`<image x="${e.toFixed(1)}" y="${t.toFixed(1)}" width="${n}" height="${s}" href="${this.canvas.toDataURL("image/png")}"/>`}destroy(){this.watch.disconnect(),cancelAnimationFrame(this.waiting),this.cloud.heard.delete("parallel"),this.node.remove()}};function _T(i,e,t){if(i.measureText(e).width<=t)return[e];let n=e.split(" "),s=n.length-1;for(;s>1&&i.measureText(n.slice(0,s).join(" ")).width>t;)s--;return[vp(i,n.slice(0,s).join(" "),t),vp(i,n.slice(s).join(" "),t)]}function vp(i,e,t){if(i.measureText(e).width<=t)return e;let n=e.length;for(;n>1&&i.measureText(`${e.slice(0,n).trimEnd()}…`).width>t;)n--;return`${e.slice(0,n).trimEnd()}…`}var Cu=class{constructor(e,t){this.server=e;this.listener=t}server;listener;job=0;stop(){this.server.stop(this.job)}run(e){this.server.forget(this.job);let t=performance.now(),n=this.listener;return new Promise((s,r)=>{let o=()=>this.job===a,a=this.server.ask({type:"run",request:e},{first:l=>o()&&n.first(l,!1),more:l=>o()&&n.more(l),progress:l=>o()&&n.progress(l),done:l=>{n.done(l,performance.now()-t),s()},failed:(l,c)=>{n.failed(l,c),r(new Error(l))}});this.job=a,n.began()})}over(e){this.server.forget(this.job),Zt("Being computed …"),this.job=this.server.ask(e,{first:t=>{this.listener.first(t,!0),Zt("")},more:t=>this.listener.more(t),progress:t=>Zt(t.message||`Being computed: ${Math.floor(100*t.fraction)} %`),done:()=>Zt(""),failed:t=>Zt(t,!0)})}};var Ru=class{tab="runs";panes=new Map;back=()=>null;onchange=()=>{};constructor(){Zl(lt("tabs")),lt("panels").addEventListener("click",()=>this.draw(!document.body.classList.contains("drawn")))}draw(e){document.body.classList.toggle("drawn",e),lt("panels").setAttribute("aria-expanded",String(e))}choose(e){this.tab=e,this.tabs(),this.onchange()}tabs(){let e=lt("tabs"),t=e.contains(document.activeElement);lt("side").hidden=this.panes.size===0,lt("panels").hidden=this.panes.size===0,this.panes.has(this.tab)||(this.tab=[...this.panes.keys()][0]??""),e.replaceChildren(...[...this.panes].map(([n,{title:s}])=>N("button",{type:"button",role:"tab","data-test":`tab-${n}`,id:`tab-${n}`,"aria-selected":String(n===this.tab),onclick:()=>this.choose(n)},s))),t&&document.getElementById(`tab-${this.tab}`)?.focus(),this.pane()}pane(){let e=this.panes.get(this.tab)?.make,t=this.back(),n=lt("panes"),s=[...t?[t]:[],...e?[e()]:[]];(s.length!==n.children.length||s.some((r,o)=>r!==n.children[o]))&&n.replaceChildren(...s)}};var Pu=1e3;function bT(i){let e=10**Math.floor(Math.log10(i));return Number((([1,2,5].find(t=>t*e>=i*(1-1e-12))??10)*e).toPrecision(1))}function MT(i,e,t=Math.abs(i)){if(e&&i>0)return{low:i/10,high:i*10,log:!0};let n=bT(1.5*(Math.max(t,Math.abs(i))||1));return{low:-n,high:n,log:!1}}var ST=(i,e)=>e>=i.low*(i.low>0?.999:1.001)&&e<=i.high*1.001;function wT(i,e){let t=i.log?Math.log(e/i.low)/Math.log(i.high/i.low):(e-i.low)/(i.high-i.low);return Math.max(0,Math.min(1,t))}function AT(i,e){if(i.log)return Number((i.low*(i.high/i.low)**e).toPrecision(3));let t=(i.high-i.low)/Pu;return Number((Math.round((i.low+e*(i.high-i.low))/t)*t).toPrecision(6))}var Iu=class{constructor(e,t,n,s,r){this.how=n;this.node.setAttribute("aria-label",`${e}: slider`),this.range=this.about(t),this.show(t),this.node.addEventListener("input",()=>{let o=AT(this.range,Number(this.node.value)/Pu);s(this.how.snap?.(o)??o)}),this.node.addEventListener("change",r)}how;node=N("input",{type:"range",class:"slide",min:"0",max:String(Pu),step:"1",tabindex:"-1"});range;about(e){return MT(e,this.how.positive??!1,this.how.size?.())}show(e){Number.isFinite(e)&&((!ST(this.range,e)||this.how.positive&&!(e>0))&&(this.range=this.about(e)),this.node.value=String(Math.round(Pu*wT(this.range,e))))}};var Lu={box:[["a","Edge along x, m",1],["b","Edge along y, m",2],["c","Edge along z, m",.3]],cylinder:[["radius","Radius, m",.5],["height","Height, m",1.5]],cone:[["radius","Radius, m",.5],["height","Height, m",1]],ellipsoid:[["a","Semi-axis along x, m",1],["b","Semi-axis along y, m",.7],["c","Semi-axis along z, m",.4]],sphere:[["radius","Radius, m",.5]]};function _p(i){let e=Number(i.toPrecision(6));return e!==0&&(Math.abs(e)<.001||Math.abs(e)>=1e6)?e.toExponential():String(e)}var TT=[["1","metres"],["0.01","centimetres"],["0.001","millimetres"],["0.0254","inches"]],ET=i=>i.replace(/^uploaded:[^/]*\//,""),Bn=i=>i===void 0?i:JSON.parse(JSON.stringify(i)),bp=i=>i==null?[]:Bn(Array.isArray(i)?i:[i]),Du=class{constructor(e,t,n,s){this.known=e;this.run=t;this.upload=s;this.go.addEventListener("click",()=>this.submit()),this.halt.addEventListener("click",n)}known;run;upload;node=N("div",{"data-test":"try"});problem=null;body={inertia:[1,2,3]};start={omega:[.1,5,.1]};torques=[];force=[];drawing=null;meshes=new Map;own=!1;t_end=10;runs=[{method:"auto",dt:.01}];reference=!0;eager=!0;timer=0;past=[];future=[];present="";ran=!0;gesture="none";busy=!1;queued=!1;shown=new Map;touched=!1;onchange=()=>{};bar=N("progress",{max:"1",value:0,hidden:!0,"aria-label":"Progress of the run"});words=N("p",{class:"note",role:"status","data-test":"run-status"});go=N("button",{type:"button",class:"primary",id:"run","data-test":"run"},"Run");halt=N("button",{type:"button",id:"stop","data-test":"stop",disabled:!0},"Stop");back=this.step("↶",!1);forth=this.step("↷",!0);grip=N("button",{type:"button",class:"small fixed","data-test":"drag-start","aria-pressed":"false",title:"Drag ω, L and the body as they are at the start",onclick:()=>this.ongrip()},"Drag in the scene");ongrip=()=>{};step(e,t){let n=t?"Redo":"Undo";return N("button",{type:"button",class:"small ghost fixed","data-test":n.toLowerCase(),title:`${n} (Ctrl ${t?"Y":"Z"})`,"aria-label":n,disabled:!0,onclick:()=>this.undo(t)},e)}countSteps(){this.back.disabled=!this.past.length,this.forth.disabled=!this.future.length}choose(e,t=!0){let n=this.known.problems.find(s=>s.name===e);this.problem=n?n.name:null,this.drawing=null,n?(this.body=Bn(n.body)??{},this.start=Bn(n.start)??{},this.torques=bp(n.torque),this.force=Bn(n.force)??[],this.own=n.code??!1,this.t_end=n.t_end,this.runs=[{method:n.method??this.runs[0].method,dt:n.dt}]):(this.own=!1,this.force=[]),this.render(),t&&(this.touch(),this.submit())}adopt(e){this.choose(e.problem,!1),e.problem?(e.body&&(this.body=Bn(e.body)),e.start&&(this.start=Bn(e.start)),e.torque!==void 0&&e.torque!==null&&(this.torques=bp(e.torque),this.own=!1)):(this.body=Bn(e.body)??{},this.start=Bn(e.start)??{},this.torques=bp(e.torque),this.force=Bn(e.force)??[]),this.drawing=Bn(e.drawing)??null,this.t_end=e.t_end??this.t_end,this.runs=Bn(e.runs),this.reference=e.reference??this.reference,this.present=JSON.stringify(this.request()),this.render()}undo(e){let[t,n]=e?[this.future,this.past]:[this.past,this.future],s=t.pop();return s===void 0?!1:(this.present&&this.ran&&n.push(this.present),this.ran=!0,this.adopt(JSON.parse(s)),this.countSteps(),this.onchange(),this.submit(),!0)}accept(){this.ran=!0,this.settle()}settle(){this.busy=!1,this.queued&&this.submit()}hold(){this.gesture==="none"&&(this.gesture="begun")}rest(){this.gesture==="moved"&&!this.eager&&this.free&&this.submit(),this.gesture="none",this.free=!1}moveStart(e){this.free=!0;let t=(s,r,o)=>{this.start[s]=o,o.forEach((a,l)=>this.shown.get(`${r}-${l}`)?.(a))},n=["quaternion","euler","matrix"].filter(s=>this.start[s]!==void 0);e.rotation_vector&&n.length&&(n.forEach(s=>delete this.start[s]),this.start.rotation_vector=e.rotation_vector,this.render()),e.rotation_vector&&t("rotation_vector","attitude",e.rotation_vector),this.byMomentum?t("momentum","momentum",e.momentum):t("omega","omega",e.omega),this.changed()}free=!1;get byMomentum(){return"momentum"in this.start&&!!this.start.momentum}touch(){this.touched=!0;let e=JSON.stringify(this.request());e!==this.present&&(this.present&&this.ran&&this.gesture!=="moved"&&this.past.push(this.present),this.gesture==="begun"&&(this.gesture="moved"),this.ran=!1,this.past.splice(0,this.past.length-100),this.future=[],this.present=e,this.countSteps(),this.onchange())}request(){let e={problem:this.problem,body:this.body,start:this.start,t_end:this.t_end,runs:Bn(this.runs),reference:this.reference};return!this.own&&(this.torques.length||!this.problem)&&(e.torque=this.torques.length===1?Bn(this.torques[0]):this.torques.length?Bn(this.torques):null),this.force.length&&(e.force=this.force),this.drawing&&(e.drawing=Bn(this.drawing)),e}submit(){clearTimeout(this.timer),this.timer=0,this.queued=!1,!this.node.querySelector('[aria-invalid="true"]')&&(this.busy=!0,this.run(Bn(this.request())))}changed(){if(this.clearComplaints(),this.touch(),!this.eager)return;let e=this.gesture!=="none";if(e&&this.busy)return void(this.queued=!0);e&&this.timer||(clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.submit(),e?20:60))}state(e,t,n,s=!1){this.halt.disabled=!e,this.bar.hidden=!e||n===void 0,n!==void 0&&(this.bar.value=n),this.words.textContent=t,this.words.classList.toggle("warn",s)}complain(e,t){this.settle(),this.state(!1,t&&!e.includes(t)?`${t}: ${e}`:e,void 0,!0);let n=t?this.fieldOf(t):null;if(!n)return;n.setAttribute("aria-invalid","true");let s=n.closest(".field, .row")??n,r=N("p",{class:"wrong",role:"alert",id:"wrong","data-test":"wrong"},e);n.setAttribute("aria-describedby","wrong"),s.after(r),r.scrollIntoView?.({block:"nearest"})}clearComplaints(){let e=this.node.querySelector("#wrong");e&&(e.remove(),this.node.querySelectorAll('[aria-describedby="wrong"]').forEach(t=>{t.removeAttribute("aria-describedby"),t.setAttribute("aria-invalid","false")}))}fieldOf(e){let t=o=>this.node.querySelector(`[data-test="${CSS.escape(o)}"]`),[n,...s]=e.replace(/\[(\d+)\]/g,".$1").split("."),r=s[s.length-1]??"";if(n==="run"||n==="runs"||n==="dt"||n==="t_end"||n==="method"){let o=s.length?r:n;return t(o==="t_end"?"t_end":o==="method"||o==="options"?"method-0":"dt-0")}if(r==="mesh"||n==="drawing")return t("mesh")??t("body");if(n==="body")return t(`body-${r}`)??t("inertia-0")??t("inertia-00")??t("body");if(n==="start")return t(r==="rotation_vector"?"attitude-0":`${r}-0`)??t("omega-0");if(n==="torque"){let o=s.length>1&&/^\d+$/.test(s[0])?Math.max(0,Number(s[0])-1):0;return t(this.test(o,r))??t(`${this.test(o,r)}-0`)??t(o?`torque-${o}`:"torque")}return null}test(e,t){return e?`param-${e}-${t}`:`param-${t}`}number(e,t,n,s,r={}){let o=N("input",{type:"text",inputMode:"decimal",value:t==null?"":_p(Number(t)),"data-test":s,autocomplete:"off"});o.setAttribute("aria-label",e),o.title=e;let a=h=>{o.value=_p(h),o.setAttribute("aria-invalid","false"),l.show(h)},l=new Iu(e,Number(t??0),r,h=>{this.hold(),o.value=_p(h),this.takeNumber(o,e,h,r.positive??!1,n)},()=>this.rest());l.node.dataset.test=`slide-${s}`;let c=h=>{this.takeNumber(o,e,h,r.positive??!1,n),l.show(h)};return this.shown.set(s,a),o.addEventListener("input",()=>c(o.value.trim()===""?NaN:Number(o.value.replace("−","-")))),o.addEventListener("keydown",h=>{if(h.key==="Enter")return this.submit();if(h.key!=="ArrowUp"&&h.key!=="ArrowDown")return;let u=Number(o.value)||0,d=10**Math.floor(Math.log10(Math.abs(u)||1))*(h.shiftKey?1:.1),f=Number((u+(h.key==="ArrowUp"?d:-d)).toPrecision(12));h.preventDefault(),o.value=String(f),c(f)}),N("div",{class:"knob"},o,l.node)}takeNumber(e,t,n,s,r){let o=Number.isFinite(n)&&(!s||n>0);if(this.clearComplaints(),e.setAttribute("aria-invalid",String(!o)),o)return r(n),this.changed();clearTimeout(this.timer);let a=`${t}: a ${s?"positive ":""}number is needed.`;this.words.textContent=a,this.words.classList.add("warn"),e.setAttribute("aria-describedby","wrong"),(e.closest(".field, .row")??e).after(N("p",{class:"wrong",role:"alert",id:"wrong","data-test":"wrong"},a))}field(e,...t){return N("div",{class:"field"},N("span",{},e),...t)}vector(e,t,n,s,r=!1){let a=(Array.isArray(t[n])?t[n]:[0,0,0]).map((l,c)=>this.number(`${e}, ${c+1}`,l,h=>{let u=Array.isArray(t[n])?[...t[n]]:[0,0,0];u[c]=h,t[n]=u},`${s}-${c}`,{positive:r,size:()=>Math.hypot(...t[n]??[0])}));return this.field(e,N("div",{class:"triple"},...a))}select(e,t,n,s,r){let o=N("select",{"data-test":s},...e.map(([a,l])=>N("option",{value:a,selected:a===t},l)));return o.setAttribute("aria-label",r),o.value=t,o.addEventListener("change",()=>n(o.value)),o}render(){this.shown.clear();let e=[...this.problemFields(),...this.bodyFields(),...this.startFields(),...this.torqueFields(),...this.runFields(),...this.endFields()],t=document.activeElement?.getAttribute("data-test");this.node.replaceChildren(...e),t&&this.node.querySelector(`[data-test="${CSS.escape(t)}"]`)?.focus()}again(){this.render(),this.changed()}problemFields(){let e=this.known,t=[N("div",{class:"row"},N("h3",{},"Problem"),this.back,this.forth),this.select([["","My own"],...e.problems.map(s=>[s.name,s.title||s.name])],this.problem??"",s=>this.choose(s||null),"problem","Problem")],n=e.problems.find(s=>s.name===this.problem);return n?.summary&&n.summary!==n.title&&t.push(N("p",{class:"note"},n.summary)),t}bodyFields(){let e=typeof this.body.shape=="string"?this.body.shape:this.body.mesh!==void 0?"mesh":"inertia",t=[["inertia","Moments of inertia"],...Object.keys(Lu).map(s=>[s,s.charAt(0).toUpperCase()+s.slice(1)]),["mesh","Mesh file (STL, OBJ)"]],n=[N("h3",{},"Body"),this.select(t,e,s=>{let r=Number(this.body.mass)||1;if(this.drawing=null,s==="mesh")return this.body={mesh:"",mass:r},this.render();this.body=s==="inertia"?{inertia:[1,2,3]}:{shape:s,mass:r,...Object.fromEntries(Lu[s].map(([o,,a])=>[o,a]))},this.again()},"body","Kind of body")];if(e==="inertia"&&Array.isArray(this.body.inertia?.[0])){let s=this.body.inertia;s.forEach((r,o)=>n.push(N("div",{class:"triple"},...r.map((a,l)=>this.number(`Inertia ${o+1}${l+1}, kg m²`,a,c=>s[o][l]=s[l][o]=c,`inertia-${o}${l}`)))))}else if(e==="inertia")n.push(this.vector("Principal moments, kg m²",this.body,"inertia","inertia",!0));else if(Lu[e]){let s=[...Lu[e],["mass","Mass, kg",1]];n.push(N("div",{class:"triple"},...s.map(([r,o,a])=>this.field(o,this.number(o,this.body[r]??a,l=>this.body[r]=l,`body-${r}`,{positive:!0})))))}else n.push(...this.meshFields(String(this.body.mesh??""),Number(this.body.scale??1),s=>this.body.scale=s),this.field("Mass, kg",this.number("Mass, kg",this.body.mass??1,s=>this.body.mass=s,"body-mass",{positive:!0})));return e==="inertia"&&n.push(...this.drawing?this.meshFields(this.drawing.mesh,this.drawing.scale??1,s=>this.drawing.scale=s,()=>this.drawing=null):[N("div",{class:"row"},this.chooser("Draw a mesh …","draw-mesh",s=>this.take(s,!1)))]),n}chooser(e,t,n){let s=N("input",{type:"file",accept:".stl,.obj",hidden:!0,"data-test":t,onchange:()=>s.files?.[0]&&n(s.files[0])});return N("div",{},s,N("button",{type:"button",class:"small",onclick:()=>s.click()},e))}meshFields(e,t,n,s){let r=this.meshes.get(e),o=[];if(e){let a=N("div",{class:"row","data-test":"mesh"},N("b",{},ET(e)));s&&a.append(N("button",{type:"button",class:"small ghost fixed","aria-label":"Do not draw the mesh","data-test":"remove-mesh",onclick:()=>(s(),this.again())},"×")),o.push(a),r&&o.push(N("p",{class:"note"},`${r.triangles.toLocaleString("en")} triangles, ${r.size.map(l=>ct(l*t,3)).join(" × ")} m${s&&r.open?"; an open surface":""}`)),o.push(this.field("One unit of the file is",this.select(TT,String(t),l=>(n(Number(l)),this.again()),"mesh-unit","Unit of the mesh file")))}return o.push(this.chooser(e?"Another file …":"Choose a file …","body-mesh",a=>this.take(a,!s))),e||o.push(N("p",{class:"note"},"A closed surface in STL or OBJ format; it can be dropped on the page, too. Its inertia is that of a uniform solid.")),o}async take(e,t=this.body.shape!==void 0||this.body.mesh!==void 0){this.state(!1,`${e.name} is being read …`);try{let n=await this.upload(e);if(this.meshes.set(n.mesh,n),t&&n.open)throw new Error(n.open.replace("the mesh",e.name));t?(this.body={mesh:n.mesh,mass:Number(this.body.mass)||1},this.problem=this.drawing=null,this.own=!1):this.drawing={mesh:n.mesh,scale:1},this.again()}catch(n){this.complain(n.message,"body.mesh")}}startFields(){let e=[N("div",{class:"row"},N("h3",{},"Start"),this.grip),this.byMomentum?this.vector("Momentum in space, kg m²/s",this.start,"momentum","momentum"):this.vector("Angular velocity in the body, rad/s",this.start,"omega","omega")],t=["quaternion","euler","matrix"].find(n=>this.start[n]!==void 0&&this.start[n]!==null);return t?e.push(N("p",{class:"note"},`The attitude is given as ${t}. `,N("button",{type:"button",class:"small",onclick:()=>{delete this.start[t],this.again()}},"Begin upright"))):e.push(this.vector("Attitude as a rotation vector, rad",this.start,"rotation_vector","attitude")),(this.start.position||this.start.velocity||this.force.length)&&(e.push(this.vector("Position, m",this.start,"position","position"),this.vector("Velocity, m/s",this.start,"velocity","velocity")),this.force.length&&e.push(N("p",{class:"note","data-test":"force"},`Forces: ${this.force.map(n=>n.model).join(", ")}.`))),e}torqueFields(){let e=this.known,t=[N("h3",{},"Torque")],n=r=>{let o=e.torques.find(a=>a.name===r);return{model:r,...Object.fromEntries(o.params.filter(a=>a.needed??a.default!==null).map(a=>[a.name,Bn(a.default)]))}},s=e.torques.map(r=>[r.name,r.name.replace(/_/g," ")]);if(this.own||!this.torques.length){let r=[["","None: free rotation"],...s,...this.own?[["=","The problem's own"]]:[]];return t.push(this.select(r,this.own?"=":"",o=>{o!=="="&&(this.own=!1,this.torques=o?[n(o)]:[],o||(this.problem=null),this.again())},"torque","Torque")),this.own&&t.push(N("p",{class:"note"},"This problem's torque is a program; choose another to change it.")),t}return this.torques.forEach((r,o)=>{let a=e.torques.find(c=>c.name===r.model),l=N("div",{class:"row"},this.select(s,String(r.model),c=>{this.torques[o]=n(c),this.again()},o?`torque-${o}`:"torque",`Torque ${o+1}`),N("button",{type:"button",class:"small ghost fixed","aria-label":`Remove torque ${o+1}`,"data-test":`remove-torque-${o}`,onclick:()=>{this.torques.splice(o,1),this.torques.length||(this.problem=null),this.again()}},"×"));t.push(l),a?.summary&&t.push(N("p",{class:"note"},a.summary));for(let c of a?.params??[])t.push(...this.param(c,r,o))}),this.torques.length<8&&t.push(N("button",{type:"button",class:"small","data-test":"add-torque",onclick:()=>{this.torques.push(n(e.torques.some(r=>r.name==="damping")?"damping":e.torques[0].name)),this.again()}},"Add a torque")),t}runFields(){let e=this.known,t=[N("h3",{},"Methods and steps")];return this.runs.forEach((n,s)=>{let r=N("div",{class:"row","data-test":`try-run-${s}`},this.select([["auto","auto"],...e.methods.map(a=>[a.name,a.order?`${a.name} (order ${a.order})`:a.name])],n.method,a=>{n.method=a,delete n.options,this.again()},`method-${s}`,`Method of run ${s+1}`),this.number(`Step of run ${s+1}, s`,n.dt,a=>n.dt=a,`dt-${s}`,{positive:!0,snap:a=>Number((this.t_end/Math.max(1,Math.round(this.t_end/a))).toPrecision(12))}));this.runs.length>1&&r.append(N("button",{type:"button",class:"small ghost fixed","aria-label":`Remove run ${s+1}`,onclick:()=>{this.runs.splice(s,1),this.again()}},"×")),t.push(r);let o=e.methods.find(a=>a.name===n.method);o&&t.push(N("p",{class:"note"},o.summary))}),t.push(N("button",{type:"button",class:"small","data-test":"add-run",disabled:this.runs.length>=4,onclick:()=>{let n=new Set(this.runs.map(r=>r.method)),s=["rkn4","nmb","liemid_ea",...e.methods.map(r=>r.name)].find(r=>!n.has(r)&&e.methods.some(o=>o.name===r))??"auto";this.runs.push({method:s,dt:this.runs[this.runs.length-1].dt}),this.again()}},"Compare with another")),t}endFields(){let e=(t,n,s,r)=>N("label",{class:"check"},N("input",{type:"checkbox",checked:n,"data-test":r,onchange:o=>s(o.target.checked)}),t);return[this.field("Until, s",this.number("End of the run, s",this.t_end,t=>this.t_end=t,"t_end",{positive:!0,snap:t=>this.wholeSteps(t)})),e("Compare with a reference",this.reference,t=>(this.reference=t,this.changed()),"reference"),e("Run as I change",this.eager,t=>this.eager=t,"eager"),N("div",{class:"row sticky"},this.go,this.halt),this.bar,this.words]}wholeSteps(e){let t=Math.max(...this.runs.map(n=>n.dt));return Number((Math.max(1,Math.round(e/t))*t).toPrecision(12))}param(e,t,n){let s=this.test(n,e.name),r=`${e.name.replace(/_/g," ")}${e.unit&&e.unit!=="1"?`, ${e.unit}`:""}`,o=t[e.name]??e.default;if(typeof o=="boolean")return[N("label",{class:"check"},N("input",{type:"checkbox",checked:o,onchange:l=>(t[e.name]=l.target.checked,this.changed())}),r)];if(typeof o=="number")return[this.field(r,this.number(r,o,l=>t[e.name]=l,s))];if(Array.isArray(o)&&o.length===3&&o.every(l=>typeof l=="number"))return t[e.name]??=Bn(o),[this.vector(r,t,e.name,s)];let a=N("input",{type:"text",value:typeof o=="string"?o:o==null?"":JSON.stringify(o),placeholder:"as usual","data-test":s});return a.setAttribute("aria-label",r),a.addEventListener("change",()=>{try{!a.value.trim()&&!e.needed?delete t[e.name]:t[e.name]=typeof o=="string"?a.value:JSON.parse(a.value),a.setAttribute("aria-invalid","false"),this.changed()}catch{a.setAttribute("aria-invalid","true")}}),[this.field(r,a)]}},Fy=(i,e,t,n)=>n&&!i?n:`${Math.floor(100*i)} %, ${ct(e,2)} steps/s${t!==null&&t>.5?`, ${ct(t,2)} s left`:""}`;var Uy=30,CT=1800,Nu=class{constructor(e){this.shell=e;this.theme=Rd[this.themeAtFirst()],document.documentElement.dataset.theme=this.theme.name,this.stage=new lu(lt("canvas")),this.stage.onchange=()=>(this.changed(),this.remember()),this.stage.onlayout=()=>this.layout(),this.stage.onclick=(t,n,s)=>this.clicked(n,s),this.stage.ongrab=(t,n,s)=>this.grips.grab(t,n,s),this.stage.onhover=(t,n,s)=>lt("canvas").dataset.over=t&&this.gripping&&this.grips.find(t,n,s)||"",this.clock.onseek=t=>{this.gripping&&t!==this.clock.start&&this.grip(!1),this.moved(t),this.remember()},this.side.onchange=()=>this.remember(),this.side.back=()=>this.wayBack(),lt("help").addEventListener("click",up),lt("export").addEventListener("click",()=>uy(this.entries())),xy(t=>this.keys(t),t=>this.trying?.undo(t)??!1),Zl(lt("views")),this.watchCanvas(),Qx(t=>this.take(t)),this.stage.measure(),requestAnimationFrame(t=>this.loop(t))}shell;document=null;onfirst=()=>{};frames=0;cost={sum:0,worst:0,draw:0,frames:0};stage;clock=new Ql;side=new Ru;motion=null;cloud=null;mechanism=null;theme;dropExhibit=null;before=null;requests=null;known=null;trying=null;gripping=!1;grips=new fu(()=>this.motion,{hold:()=>this.trying?.hold(),move:e=>this.trying?.moveStart(e),rest:()=>this.trying?.rest(),byMomentum:()=>this.trying?.byMomentum??!1,changed:()=>this.changed()});past=[];rest=250;stale=0;filming=null;panels=[];parallel=null;zoom=null;current="overview";dirty=!0;seen=!0;last=0;written=0;step=0;show={...xp};wanted=Xp();themeAtFirst(){let e=matchMedia("(prefers-color-scheme: light)"),t=null;try{t=localStorage.getItem("polhode-theme")}catch{}return addEventListener("message",n=>(n.data?.polhodeTheme==="light"||n.data?.polhodeTheme==="dark")&&this.dress(n.data.polhodeTheme)),e.addEventListener("change",()=>!t&&this.dress(e.matches?"light":"dark")),lt("theme").addEventListener("click",()=>{t=this.theme.name==="dark"?"light":"dark";try{localStorage.setItem("polhode-theme",t)}catch{}this.dress(t)}),t==="light"||t==="dark"?t:e.matches?"light":"dark"}watchCanvas(){let e=lt("canvas");e.addEventListener("webglcontextlost",t=>{t.preventDefault(),Zt("The graphics card is gone for the moment; the picture comes back with it.",!0)}),e.addEventListener("webglcontextrestored",()=>{Zt(""),this.changed()}),new IntersectionObserver(t=>this.seen=t[t.length-1].isIntersecting).observe(e)}load(e){return this.open(la(wl(e)))}async take(e){if(/\.(stl|obj)$/i.test(e.name))return this.trying?(this.side.choose("try"),this.trying.take(e)):Zt("A page without a server cannot read mesh files; start polhode studio and drop it there.",!0);try{this.load(await e.arrayBuffer()),Zt("")}catch(t){Zt(`${e.name}: ${t.message}`,!0)}}open(e,t=!1){let n=t&&this.document?.kind===e.kind;this.document=e,lt("title").textContent=e.title,lt("title").title=e.title,document.title=`${e.title} – polhode studio`;let s=this.cameras();return this.clear(),document.body.dataset.kind=e.kind,this.side.panes.clear(),this.zoom=null,e.kind==="motion"?this.openMotion(e,n):e.kind==="ensemble"?this.openEnsemble(e):e.kind==="mechanism"?this.openMechanism(e):this.openExhibit(e),n&&this.setCameras(s),this.offer(),this.restore(),this.onfirst(),this.remember(),e}cameras(){return Object.fromEntries(this.stage.views.map(e=>[e.name,[e.azimuth,e.elevation,e.distance]]))}setCameras(e){for(let t of this.stage.views)e[t.name]&&([t.azimuth,t.elevation,t.distance]=e[t.name])}clear(){this.motion&&this.past.push(this.motion),this.cloud&&this.past.push(this.cloud),this.mechanism&&this.past.push(this.mechanism),this.dropExhibit?.(),this.motion=this.cloud=this.mechanism=this.dropExhibit=null,this.document?.kind!=="motion"&&(this.gripping=!1),this.stage.views=[],this.panels.forEach(e=>e.destroy()),this.panels=[],this.parallel?.destroy(),this.parallel=null,lt("captions").replaceChildren()}openMotion(e,t){let n=this.motion=new Au(e,this.theme,this.show);this.stage.views=n.views,this.stage.dress(this.theme),this.panels=jl(Og(e,n.actors.map(l=>l.player),this.theme,()=>this.motion.lead,()=>this.clock.time),this.theme,this.hooks);let{panes:s}=this.side;this.grips.dress(n,this.gripping),this.offerLesson(),s.set("runs",{title:"Runs",make:()=>kg(e,this.motion,this.theme,this.show,this.hooks,()=>this.side.pane())}),s.set("code",{title:"Code",make:()=>ya(e.python,e.scenario)});let r=Math.min(...n.actors.map(l=>l.player.start)),o=Math.max(...n.actors.map(l=>l.player.end)),a=RT(n);t&&a<3*this.clock.speed&&a>this.clock.speed/3?this.clock.span(r,o):(this.clock.time=r,this.clock.span(r,o,a)),this.markEnds(),this.view(this.current),this.spanPanels(),e.lesson&&!t&&this.teach(this.step)}markEnds(){let e=this.document;if(e?.kind!=="motion")return this.clock.mark([]);this.clock.mark(e.runs.flatMap((t,n)=>js(t)&&t.t[t.t.length-1]<this.clock.end?[{t:t.t[t.t.length-1],colour:this.theme.runs[n],title:`${t.name} ended`}]:[]))}openEnsemble(e){let t=this.cloud=new hu(e,this.theme);this.stage.views=[t.view],this.stage.dress(this.theme),this.panels=jl(ey(e,this.theme,t),this.theme,this.hooks),e.columns?.length>1&&lt("plots").prepend((this.parallel=new Eu(e,t,this.theme,()=>this.changed())).node);let n=r=>this.requests?.over({type:"member",index:r});this.side.panes.set("runs",{title:"Members",make:()=>ty(e,t,this.theme,()=>this.changed(),this.requests?n:null)}),(e.python||e.scenario)&&this.side.panes.set("code",{title:"Code",make:()=>ya(e.python,e.scenario)});let s=e.times[e.times.length-1];this.clock.time=e.times[0],this.clock.span(e.times[0],s,(s-e.times[0])/15),this.clock.mark([]),this.view("cloud"),this.spanPanels()}openMechanism(e){let t=this.mechanism=new yu(e,this.theme);this.stage.views=[t.view],this.stage.dress(this.theme),this.panels=jl(Ty(e,this.theme,t),this.theme,this.hooks),this.offerLesson(),this.side.panes.set("runs",{title:"Mechanism",make:()=>Ey(e,t,this.theme,()=>this.moved(this.clock.time))}),e.python&&this.side.panes.set("code",{title:"Code",make:()=>ya(e.python,"")});let n=e.t[0],s=e.t[e.t.length-1];this.clock.time=n,this.clock.span(n,s,Math.max(1,(s-n)/60)),this.clock.mark([]),this.view("mechanism"),this.spanPanels(),this.teach(this.step)}openExhibit(e){this.clock.set(!1),lt("views").replaceChildren(),this.dropExhibit=iy(e,this.theme),e.python&&this.side.panes.set("code",{title:"Code",make:()=>ya(e.python,"")})}clicked(e,t){this.cloud&&(this.cloud.choose(this.cloud.pick(e,t)),this.moved(this.clock.time),this.side.tab==="runs"&&this.side.pane())}hooks={seek:e=>this.clock.seek(e),camera:e=>this.preset(e),changed:()=>{this.layout(),this.moved(this.clock.time),this.panels.forEach(e=>e.refresh())},zoomed:e=>{this.zoom=e,this.spanPanels()}};more(e){let t=this.document;if(t?.kind!=="motion"||!this.motion)return;let n=t.difference.length;if(sm(t,e),t.difference.length!==n)return void this.open(t,!0);this.stale||=performance.now()}catchUp(){if(this.stale=0,!this.motion)return;let e=performance.now();this.motion.actors.forEach((t,n)=>this.motion.retrace(n)),this.clock.span(this.clock.start,Math.max(...this.motion.actors.map(t=>t.player.end))),this.markEnds(),this.spanPanels(),this.rest=Math.max(250,4*(performance.now()-e))}get lesson(){let e=this.document;return e?.kind==="motion"||e?.kind==="mechanism"?e.lesson??null:null}offerLesson(){let{lesson:e}=this;e&&(this.step=Math.max(0,Math.min(this.step,e.steps.length-1)),this.side.panes.set("lesson",{title:"Lesson",make:()=>vy(e,this.step,t=>this.teach(t))}))}teach(e){let{lesson:t}=this;if(!t)return;this.step=Math.max(0,Math.min(t.steps.length-1,e));let n=t.steps[this.step];this.motion&&(Object.assign(this.show,xp,n.show??{}),this.motion.setLead(n.lead??0),this.motion.actors.forEach((s,r)=>this.motion.retrace(r))),this.view(n.view??"overview"),n.speed&&this.clock.setSpeed(n.speed),this.clock.seek(n.time??this.clock.start),this.clock.set(n.play??!1);for(let s of this.panels)s.node.classList.toggle("look",s.spec.id===n.plot);this.side.tab==="lesson"&&this.side.pane(),this.remember()}attach(e){let t=!0,n=null;this.requests=new Cu(e,{began:()=>this.trying?.state(!0,""),first:(s,r)=>this.guard(()=>this.arrived(s,r)),more:s=>this.guard(()=>this.more(s)),progress:s=>this.trying?.state(!0,Fy(s.fraction,s.rate,s.left,s.message),s.fraction),done:(s,r)=>{this.stale&&this.catchUp(),this.markEnds(),this.side.tabs(),this.trying?.accept(),this.trying?.state(!1,s?"Stopped; what was computed is kept.":`Done in ${r<1e3?`${Math.round(r)} ms`:`${ct(r/1e3,3)} s`}.`)},failed:(s,r)=>{this.trying?this.trying.complain(s,r):Zt(s,!0),!(this.document||!n)&&(this.wanted=null,this.guard(()=>this.open(la(n))))}}),e.onhello=s=>t=!s.document,e.ondocument=s=>{this.wanted?.request?n=s:this.guard(()=>this.document||this.open(la(s)))},e.onstate=(s,r)=>{Zt(r,!s),s&&r&&setTimeout(()=>Zt(""),8e3)},e.oncatalogue=s=>this.learn(s,t)}arrived(e,t){t&&this.document&&this.document.kind!=="exhibit"&&(this.before=this.document),t||(this.before=null),t&&(this.step=0);let n=this.wanted!==null;this.open(la(e),!t),t&&this.lesson&&this.side.choose("lesson"),!t&&!this.clock.playing&&this.frames<4&&!n&&this.clock.set(!0)}learn(e,t){if(this.known)return;this.known=e,this.trying=new Du(e,r=>{this.run(r).catch(()=>{})},()=>this.requests?.stop(),r=>this.requests.server.upload(r)),this.trying.onchange=()=>this.document&&!this.wanted&&Zu(()=>this.state),this.trying.ongrip=()=>this.grip(!this.gripping);let n=["dzhanibekov","book-toss",...e.problems.map(r=>r.name)].find(r=>e.problems.some(o=>o.name===r)),s=this.document?.kind==="motion"?this.document.request:null;this.wanted?.request?(this.trying.adopt(this.wanted.request),this.trying.touched=!0,this.side.tab=this.wanted.tab??"try",this.trying.submit()):!this.document&&t?(this.side.tab="try",this.trying.choose(n??null)):s?this.trying.adopt(s):this.trying.choose(n??null,!1),this.offer()}grip(e){!this.motion||!this.trying||(this.gripping=e,this.trying.grip.setAttribute("aria-pressed",String(e)),document.getElementById("gripping")?.remove(),e&&(this.clock.set(!1),this.clock.seek(this.clock.start),this.show.ride=this.show.apart=!1,this.motion.body.shown||this.view("body"),this.side.draw(!1),lt("stage").append(N("div",{id:"gripping",role:"status","data-test":"gripping"},N("span",{},"The start: drag the ends of ω and L, or the body. Shift keeps a length."),N("button",{type:"button",class:"small","data-test":"grip-end",onclick:()=>this.grip(!1)},"Done")))),this.grips.dress(this.motion,e),this.motion.dress(),this.moved(this.clock.time))}get knobs(){return this.draw(),this.grips.places()}offer(){let{panes:e}=this.side,t=this.known;t&&!e.has("try")&&(e.set("try",{title:"Try",make:()=>this.trying.node}),t.lessons?.length&&e.set("lessons",{title:"Learn",make:()=>_y(t.lessons,n=>this.requests.over({type:"lesson",name:n}))}),t.exhibits.length&&e.set("lab",{title:"Lab",make:()=>yy(t,this.document?.kind==="exhibit"?this.document.name:"",n=>this.requests.over({type:"exhibit",name:n}))})),this.side.tabs()}guard(e){try{e()}catch(t){Zt(t.message,!0)}}async run(e){if(!this.requests)throw new Error("This page has no server to ask.");return await this.requests.run(e),this.document}wayBack(){let e=this.before;return!e||e===this.document?null:N("button",{type:"button",class:"small","data-test":"back",onclick:()=>{this.before=null,this.open(e)}},`Back to ${e.title}`)}get state(){return{request:this.trying?.touched?this.trying.request():void 0,view:this.current,time:this.clock.time,tab:this.side.tab,cameras:this.cameras(),...this.lesson?{step:this.step}:{}}}remember(){this.document&&!this.clock.playing&&!this.wanted&&Zu(()=>this.state)}restore(){let e=this.wanted;!e||e.request&&!this.known||(this.wanted=null,e.step!==void 0&&this.teach(e.step),e.view&&this.view(e.view),e.cameras&&this.setCameras(e.cameras),e.tab&&this.side.panes.has(e.tab)&&this.side.choose(e.tab),e.time!==void 0&&this.clock.seek(e.time),this.changed())}spanPanels(){let e=[this.clock.start,this.clock.end],[t,n]=this.zoom??e;for(let s of this.panels)s.span(t,n,e),s.at(this.clock.time),s.write()}view(e){let t=["overview",...this.stage.views.map(r=>r.name)];this.current=t.includes(e)?e:"overview";let n=lt("views"),s=n.contains(document.activeElement);n.replaceChildren(...(this.stage.views.length>1?t:[]).map(r=>N("button",{type:"button",role:"tab",id:`view-${r}`,"data-test":`view-${r}`,"aria-selected":String(r===this.current),onclick:()=>this.view(r)},Bg[r]??r))),s&&document.getElementById(`view-${this.current}`)?.focus(),this.layout(),this.changed(),this.remember()}get shown(){return{document:this.document,motion:this.motion,theme:this.theme,view:this.current}}layout(){if(!this.stage.views.length)return lt("captions").replaceChildren();zg(this.stage,this.current),Vg(this.stage,this.shown),this.motion?.labels(),this.cloud?.labels(),this.mechanism?.labels(),this.readout()}preset(e){for(let t of this.stage.views)t.shown&&t.preset(e);this.changed(),this.remember()}dress(e){this.theme=Rd[e],document.documentElement.dataset.theme=e;let t=this.document;if(!t)return;let{time:n,playing:s,speed:r}=this.clock,{zoom:o,motion:a,cloud:l}=this,c=a?.lead??0,h=a?.actors.map(d=>d.visible)??[],u=l?.picked??-1;this.open(t,!0),h.forEach((d,f)=>this.motion.actors[f].visible=d),this.motion?.setLead(c),u>=0&&this.cloud?.choose(u),this.clock.setSpeed(r),this.clock.seek(n),this.clock.set(s),this.hooks.zoomed(o),this.side.pane(),this.moved(this.clock.time)}changed(){this.dirty=!0}moved(e){this.motion?.seek(e),this.mechanism?.seek(e),this.cloud?.seek(e);for(let t of this.panels)t.at(e),t.write();this.readout(),this.changed()}loop(e){requestAnimationFrame(a=>this.loop(a));let t=(e-this.last)/1e3,n=Math.min(.1,t);if(this.last=e,this.frames>2&&this.stage.pace(t,this.clock.playing),this.stale&&performance.now()-this.stale>this.rest&&this.catchUp(),this.filming)return;let s=performance.now();if(this.gripping&&this.clock.playing&&this.grip(!1),this.clock.tick(n)){let a=this.clock.time;this.motion?.seek(a),this.mechanism?.seek(a),this.cloud?.seek(a);for(let l of this.panels)l.at(a);if(e-this.written>90){for(let l of this.panels)l.write();this.readout(),this.written=e}this.dirty=!0}if(!this.dirty||!this.seen)return;let r=performance.now()-s;this.dirty=!1;let o=performance.now();this.draw(),this.cost.draw+=performance.now()-o,this.cost.sum+=r,this.cost.worst=Math.max(this.cost.worst,r),this.cost.frames++}draw(){this.stage.views.length&&(this.stage.draw(),this.past.splice(0).forEach(e=>e.dispose()),this.frames++)}readout(){let e=this.motion?.actors[this.motion.lead].player,t=(n,s)=>{let r=document.getElementById(n);r&&r.textContent!==s&&(r.textContent=s)};e&&(t("readout-omega",`${ct(Math.hypot(...e.omega),3)} rad/s`),t("readout-momentum",`${ct(Math.hypot(...e.momentum),3)} kg m²/s`))}keys(e){let t=this.clock.end-this.clock.start,n=a=>{let l=this.motion?.actors[this.motion.lead].player;if(!l)return this.clock.seek(this.clock.time+a*t/200);let c=Math.max(0,Math.min(l.data.t.length-1,l.index+(l.fraction>.999?1:0)+(a<0&&l.fraction>1e-9&&l.fraction<=.999?a+1:a)));this.clock.seek(l.data.t[c])},s=this.stage.views.filter(a=>a.shown),r=(a,l)=>s.slice(0,1).forEach(c=>this.stage.spin(c,a,l)),o={" ":()=>this.clock.toggle(),k:()=>this.clock.toggle(),ArrowRight:()=>e.shiftKey?r(-20,0):this.clock.seek(this.clock.time+t/100),ArrowLeft:()=>e.shiftKey?r(20,0):this.clock.seek(this.clock.time-t/100),ArrowUp:()=>e.shiftKey?r(0,20):this.clock.faster(1),ArrowDown:()=>e.shiftKey?r(0,-20):this.clock.faster(-1),".":()=>n(1),",":()=>n(-1),Home:()=>this.clock.seek(this.clock.start),End:()=>this.clock.seek(this.clock.end),l:()=>this.clock.setLoop(!this.clock.loop),t:()=>lt("theme").click(),r:()=>this.preset("corner"),"?":up,"+":()=>s.forEach(a=>this.stage.zoom(a,.85)),"-":()=>s.forEach(a=>this.stage.zoom(a,1/.85))};return["overview",...this.stage.views.map(a=>a.name)].forEach((a,l)=>o[String(l+1)]=()=>this.view(a)),o}entries(){let e=this.document;if(!e)return[];let t={id:"html",text:"Page (HTML)",about:"One file that needs nothing else and opens as this is seen",act:()=>this.savePage()};return e.kind==="exhibit"?[t]:[{id:"png",text:"Picture (PNG)",about:"The scene and the plots with their legends",act:()=>this.savePicture()},{id:"svg",text:"Drawing (SVG)",about:"Plots and words as lines; the scene as a picture inside",act:()=>this.saveDrawing()},{id:"webm",text:this.filming?"End the film":"Film (WebM)",about:"The scene from start to end at this speed, frame by frame",act:()=>this.saveFilm()},t]}get subject(){let e=this.stage.views.filter(t=>t.shown);return{canvas:lt("canvas"),panels:[...this.parallel?[this.parallel]:[],...this.panels],theme:this.theme,title:this.document?.title??"",time:lt("time").textContent??"",views:e.map(t=>({name:t.name,rect:t.rect,title:document.querySelector(`[data-test="caption-${t.name}"] h2`)?.textContent??t.title,legend:Ld(this.shown,t.name).map(n=>({...n,text:n.readout?`${n.text} ${document.getElementById(n.readout)?.textContent??""}`:n.text}))}))}}picture(){return this.stage.sharp(2,()=>(this.draw(),hp(this.subject)))}drawing(){return this.stage.sharp(2,()=>(this.draw(),cy(this.subject)))}page(){return hy(this.document,this.shell,Yu({...this.state,request:void 0}))}savePicture(){this.picture().toBlob(e=>e&&ml(e,gl(this.document.title,"png")))}saveDrawing(){ml(new Blob([this.drawing()],{type:"image/svg+xml"}),gl(this.document.title,"svg"))}async savePage(){ml(new Blob([await this.page()],{type:"text/html"}),gl(this.document.title,"html"))}async film(e=CT){let{time:t,playing:n}=this.clock,s=this.clock.end-this.clock.start,r=Math.max(2,Math.min(e,Math.round(Uy*s/this.clock.speed))),o=this.filming={stop:!1};this.clock.set(!1);try{return await fy({frames:r,rate:Uy,stopped:()=>o.stop,draw:a=>(this.clock.seek(this.clock.start+s*a/(r-1)),this.draw(),hp({...this.subject,panels:[]})),progress:a=>Zt(`The film is being made: ${Math.floor(100*a)} %. Export ends it before the end.`)})}finally{this.filming=null,this.clock.seek(t),this.clock.set(n)}}async saveFilm(){if(this.filming)return void(this.filming.stop=!0);let e=await this.film();Zt(`The film has ${ct(e.size/1e6,3)} MB.`),setTimeout(()=>Zt(""),4e3),ml(e,gl(this.document.title,"webm"))}};function RT(i){let e=i.actors[0].player.data,t=e.t.length,n=0,s=0;for(let a=0;a<t;a+=Math.max(1,t>>8)){let l=Math.hypot(e.omega[3*a],e.omega[3*a+1],e.omega[3*a+2]);Number.isFinite(l)&&(n+=l,s++)}let r=n/(s||1),o=i.actors[0].player.end-i.actors[0].player.start;return Math.max(o/120,r>0?5/r:o/20)}var Ft,Fu=()=>{};function PT(){Ft.draw();let i=lt("canvas"),e=N("canvas",{width:i.width,height:i.height}),t=e.getContext("2d");return t.drawImage(i,0,0),{width:e.width,height:e.height,data:t.getImageData(0,0,e.width,e.height).data}}function IT(i){let e=Ft.document;e?.kind==="motion"?Ft.clock.seek(e.runs[0].t[i]):e?.kind==="ensemble"&&Ft.clock.seek(e.times[i])}async function LT(i){let e=new Uint8Array(await(await Ft.film(i)).arrayBuffer()),t="";for(let n of e)t+=String.fromCharCode(n);return btoa(t)}var DT={ready:new Promise(i=>Fu=i),get document(){return Ft?.document??null},get time(){return Ft.clock.time},get frames(){return Ft?.frames??0},get cost(){return Ft.cost},get memory(){let{memory:i,programs:e}=Ft.stage.renderer.info;return{geometries:i.geometries,textures:i.textures,programs:e?.length??0}},get words(){return Ft.draw(),Ft.stage.views.filter(i=>i.shown).flatMap(i=>i.words.map(e=>({text:e.text,...e.box,x:e.box.x+i.rect.x,y:e.box.y+i.rect.y})))},get state(){return Ft.state},get knobs(){return Ft.knobs},show:IT,play:()=>Ft.clock.set(!0),pause:()=>Ft.clock.set(!1),seek:i=>Ft.clock.seek(i),view:i=>Ft.view(i),preset:i=>Ft.preset(i),teach:i=>Ft.teach(i),run:i=>Ft.run(i),load:i=>Ft.load(i),pixels:PT,png:()=>Ft.picture().toDataURL("image/png"),svg:()=>Ft.drawing(),html:()=>Ft.page(),film:LT};window.studio=DT;function NT(){let i=document.body.cloneNode(!0);i.querySelectorAll("script").forEach(t=>t.remove());try{Ft=new Nu(i.innerHTML.trim())}catch(t){Zt(`This page needs WebGL 2 to draw, and the browser has not given it: ${t.message}`,!0);return}let e=document.getElementById("polhode-packet");if(e){try{Ft.load(Hp(e.textContent??"")),e.textContent=""}catch(t){Zt(t.message,!0)}Fu()}else if(location.protocol.startsWith("http")){let t=new URL("socket",location.href);t.protocol=location.protocol==="https:"?"wss:":"ws:",t.search=`?token=${encodeURIComponent(new URLSearchParams(location.search).get("token")??"")}`,t.hash="",Ft.onfirst=Fu,Ft.attach(new Al(t.href))}else Zt("Drop a packet here to show it."),Fu()}var Oy=(()=>{let i=!1;return()=>{i||NT(),i=!0}})();requestAnimationFrame(()=>setTimeout(Oy));setTimeout(Oy,300);})();
