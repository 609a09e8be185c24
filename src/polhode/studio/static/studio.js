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
"use strict";(()=>{var Ty={f8:Float64Array,f4:Float32Array,u4:Uint32Array},Ey=new Map([[Float64Array,"f8"],[Float32Array,"f4"],[Uint32Array,"u4"]]),Ap=new WeakMap;function Cy(i){return Ap.get(i)??[i.length]}function Lu(i,e){return Ap.set(i,e),i}var $r=class extends Error{};function pl(i){if(i.byteLength<8)throw new $r("this is not a packet: it is too short");let e=new DataView(i).getUint32(0,!0);if(4+e>i.byteLength||(4+e)%8!==0)throw new $r("this is not a packet: its header is cut off");let t;try{t=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(new Uint8Array(i,4,e)))}catch{throw new $r("this is not a packet: its header is not JSON")}let n=t.arrays??{},s=new Map;for(let[o,a]of Object.entries(n)){let l=Ty[a.dtype],c=a.shape.reduce((u,d)=>u*d,1),h=4+e+a.offset;if(!l||h%l.BYTES_PER_ELEMENT!==0||h+c*l.BYTES_PER_ELEMENT>i.byteLength)throw new $r(`the packet is cut off, or wrong, at its array ${o}`);s.set(o,Lu(new l(i,h,c),a.shape))}let r=o=>{if(typeof o=="string"&&o.startsWith("@"))return s.get(o.slice(1))??o;if(Array.isArray(o))return o.map(r);if(o!==null&&typeof o=="object"&&!ArrayBuffer.isView(o)){let a={};for(let[l,c]of Object.entries(o))l!=="__proto__"&&(a[l]=r(c));return a}return o};return delete t.arrays,r(t)}function Tp(i){let e={},t=[],n=0,s=(h,u)=>{if(ArrayBuffer.isView(h))return e[u]={dtype:Ey.get(h.constructor),shape:Cy(h),offset:n},t.push(h),n+=Math.ceil(h.byteLength/8)*8,"@"+u;if(Array.isArray(h))return h.map((d,f)=>s(d,`${u}.${f}`));if(h!==null&&typeof h=="object"){let d={};for(let[f,m]of Object.entries(h))m!==void 0&&(d[f]=s(m,u?`${u}.${f}`:f));return d}return h},r=s(i,"");r.arrays=e;let o=new TextEncoder().encode(JSON.stringify(r)),a=Math.ceil((4+o.length)/8)*8-4,l=new Uint8Array(4+a+n);new DataView(l.buffer).setUint32(0,a,!0),l.fill(32,4,4+a),l.set(o,4);let c=4+a;for(let h of t)l.set(new Uint8Array(h.buffer,h.byteOffset,h.byteLength),c),c+=Math.ceil(h.byteLength/8)*8;return l.buffer}function Ep(i){let e=atob(i.replace(/\s+/g,"")),t=new Uint8Array(e.length);for(let n=0;n<e.length;n++)t[n]=e.charCodeAt(n);return t.buffer}function Du(i){let e=new Uint8Array(i),t="";for(let n=0;n<e.length;n+=32768)t+=String.fromCharCode(...e.subarray(n,n+32768));return btoa(t)}var ml=class{constructor(e){this.address=e;this.connect()}address;socket=null;jobs=new Map;next=1;tries=0;ended=!1;onhello=()=>{};oncatalogue=()=>{};ondocument=()=>{};onstate=()=>{};get open(){return this.socket?.readyState===WebSocket.OPEN}connect(){let e=new WebSocket(this.address);e.binaryType="arraybuffer",this.socket=e,e.onopen=()=>{this.tries=0,this.onstate(!0,""),this.send({type:"catalogue"})},e.onmessage=t=>{try{typeof t.data=="string"?this.text(JSON.parse(t.data)):this.packet(t.data)}catch(n){this.onstate(this.open,`The server said something that cannot be read: ${n.message}`)}},e.onclose=()=>{for(let t of this.jobs.values())t.failed("The server has gone; what was computed is kept.");this.jobs.clear(),!this.ended&&(this.tries++===0?this.onstate(!1,"The server has gone. What is shown stays; the page looks for the server again."):this.diagnose(),setTimeout(()=>this.connect(),Math.min(5e3,500*this.tries)))}}async diagnose(){let e=new URL(location.href);try{(await fetch(e.pathname+e.search,{cache:"no-store"})).status===403&&this.onstate(!1,"The studio was started again and has a new address: open the one that it printed. What follows # in this page's address brings these settings there.")}catch{this.onstate(!1,"The server has gone. What is shown stays; start it again with the same --port, or open the address that it prints.")}}send(e){this.open&&this.socket.send(JSON.stringify(e))}text(e){let t=e.id===void 0?void 0:this.jobs.get(e.id);e.type==="hello"?this.onhello(e):e.type==="catalogue"?this.oncatalogue(e):e.type==="progress"?t?.progress?.(e):e.type==="error"?t?(this.jobs.delete(e.id),t.failed(String(e.message),e.where)):this.onstate(this.open,String(e.message)):e.type==="done"&&t&&(this.jobs.delete(e.id),t.done(!!e.stopped))}packet(e){let t=pl(e),n=Number(t.id??0);if(n===0)return this.ondocument(t);let s=this.jobs.get(n);s&&(t.append?s.more?.(t):s.first(t)),this.send({type:"ack",id:n,got:Number(t.part??0)})}ask(e,t){let n=this.next++;return this.open?(this.jobs.set(n,t),this.send({...e,id:n}),n):(t.failed("The server cannot be reached."),n)}stop(e){this.send({type:"stop",id:e})}forget(e){this.jobs.delete(e)&&this.stop(e)}close(){this.ended=!0,this.socket?.close()}};var Ry=8e3;function Nu(i){let e=new TextEncoder().encode(JSON.stringify(i)),t="";for(let n of e)t+=String.fromCharCode(n);return btoa(t).replace(/\+/g,"-").replace(/\//g,"_").replace(/=+$/,"")}function Cp(i){try{let e=atob(i.replace(/-/g,"+").replace(/_/g,"/")),t=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(Uint8Array.from(e,s=>s.charCodeAt(0))));if(typeof t!="object"||t===null||Array.isArray(t))return null;let n={};if(typeof t.view=="string"&&(n.view=t.view),typeof t.tab=="string"&&(n.tab=t.tab),Number.isFinite(t.time)&&(n.time=t.time),Number.isInteger(t.step)&&(n.step=t.step),t.request&&typeof t.request=="object"&&Array.isArray(t.request.runs)&&(n.request=t.request),t.cameras&&typeof t.cameras=="object"){n.cameras={};for(let[s,r]of Object.entries(t.cameras))Array.isArray(r)&&r.length===3&&r.every(o=>Number.isFinite(o))&&(n.cameras[s]=r)}return n}catch{return null}}function Pp(){let i=/^#s=([\w-]+)$/.exec(location.hash);if(i)return Cp(i[1]);let e=document.getElementById("polhode-state")?.textContent;return e?Cp(e.trim()):null}var Rp=0;function Ip(i){clearTimeout(Rp),Rp=window.setTimeout(()=>{let e=Nu(i());try{e.length<Ry&&history.replaceState(null,"",`#s=${e}`)}catch{}},300)}function Ui(i,e,t=i.length){let n=0,s=t;for(;n<s;){let r=n+s>>1;i[r]<e?n=r+1:s=r}return n}function gl(i,e,t,n,s,r=!1,o=i.length){let a=Math.max(0,Ui(i,t,o)-1),l=Math.min(o,Ui(i,n,o)+2),c=new Float64Array(Math.min(l-a,3*s+9)),h=new Float64Array(c.length),u=x=>r?Math.abs(e[x]):e[x],d=0,f=x=>{c[d]=i[x],h[d++]=u(x)},m=x=>{d>0&&Number.isNaN(h[d-1])||(c[d]=i[x],h[d++]=NaN)};if(l-a<=2*s+6)for(let x=a;x<l;x++)Number.isFinite(u(x))?(!r||u(x)>0)&&f(x):m(x);else{let x=(n-t)/s||1,p=a;for(;p<l;){let g=Math.floor((i[p]-t)/x),v=t+(g+1)*x,E=-1,_=-1,C=1/0,S=-1/0,y=-1;do{let w=u(p);Number.isFinite(w)?(!r||w>0)&&(w<C&&(C=w,E=p),w>S&&(S=w,_=p)):y=p,p++}while(p<l&&i[p]<v);if(E>=0){let w=Math.min(E,_),F=Math.max(E,_);y>=0&&y<w&&m(y),f(w),y>w&&y<F&&m(y),E!==_&&f(F)}y>=0&&(E<0||y>Math.max(E,_))&&m(y)}}return{x:c.subarray(0,d),y:h.subarray(0,d)}}function xl(i){let e=new Float64Array(i.reduce((r,o)=>r+o.x.length,0)),t=0;for(let r of i)e.set(r.x,t),t+=r.x.length;e.sort();let n=0;for(let r=0;r<e.length;r++)(r===0||e[r]!==e[r-1])&&(e[n++]=e[r]);let s=e.subarray(0,n);return[s,...i.map(r=>{let o=new Array(n).fill(void 0),a=0;for(let l=0;l<r.x.length;l++){for(;s[a]<r.x[l];)a++;o[a]=Number.isNaN(r.y[l])?null:r.y[l]}return o})]}var ai=(i=1,e=0,t=0,n=0)=>Float64Array.of(i,e,t,n),Kt=(i=0,e=0,t=0)=>Float64Array.of(i,e,t);function Xs(i,e,t){let n=i[0]*e[0]-i[1]*e[1]-i[2]*e[2]-i[3]*e[3],s=i[0]*e[1]+i[1]*e[0]+i[2]*e[3]-i[3]*e[2],r=i[0]*e[2]-i[1]*e[3]+i[2]*e[0]+i[3]*e[1],o=i[0]*e[3]+i[1]*e[2]-i[2]*e[1]+i[3]*e[0];return t[0]=n,t[1]=s,t[2]=r,t[3]=o,t}function Lp(i,e,t){let n=e*i[0],s=e*i[1],r=e*i[2],o=.5*Math.sqrt(n*n+s*s+r*r),a=o<1e-6?.5-o*o/12:.5*Math.sin(o)/o;return t[0]=Math.cos(o),t[1]=a*n,t[2]=a*s,t[3]=a*r,t}function kn(i,e,t){let n=e[0],s=e[1],r=e[2],o=i[2]*r-i[3]*s,a=i[3]*n-i[1]*r,l=i[1]*s-i[2]*n;return t[0]=n+2*(i[0]*o+i[2]*l-i[3]*a),t[1]=s+2*(i[0]*a+i[3]*o-i[1]*l),t[2]=r+2*(i[0]*l+i[1]*a-i[2]*o),t}function Fp(i,e,t){let n=i[1]*e[2]-i[2]*e[1],s=i[2]*e[0]-i[0]*e[2],r=i[0]*e[1]-i[1]*e[0];return t[0]=n,t[1]=s,t[2]=r,t}var yl=ai(),Oi=ai(),_l=ai(),bl=class{h=1;q0=ai();mean=ai(0);ends=Array.from({length:6},()=>ai());set(e,t,n,s,r,o,a){this.h=a,this.q0.set(e);for(let h=0;h<3;h++)this.mean[h+1]=.5*a*(t[h]+r[h]);let l=this.mean,c=this.ends;c[0].set([1,0,0,0]);for(let h=0;h<4;h++)yl[h]=h?-e[h]:e[0];if(Xs(yl,s,c[3]),Xs(Lp(l.subarray(1),-1,_l),c[3],c[3]),c[3][0]<0)for(let h=0;h<4;h++)c[3][h]=-c[3][h];for(let[h,u,d]of[[0,t,n],[3,r,o]]){Np(c[h],u,a,l,c[h+1]),Np(c[h+1],u,a,l,c[h+2]),Up(c[h],d,.5*a*a,Oi);for(let f=0;f<4;f++)c[h+2][f]+=Oi[f]}return this}at(e,t,n){let s=this.ends,r=this.mean,o=e*e,a=1-e,l=a*a,c=l*a*(1+3*e+6*o),h=e*l*a*(1+3*e),u=.5*o*l*a,d=o*e*(1+3*a+6*l),f=-a*o*e*(1+3*a),m=.5*o*e*l,x=-30*o*l,p=l*(1-3*e)*(1+5*e),g=.5*e*l*(2-5*e),v=o*(1-3*a)*(1+5*a),E=-.5*a*o*(2-5*a);for(let S=0;S<4;S++)Oi[S]=c*s[0][S]+h*s[1][S]+u*s[2][S]+d*s[3][S]+f*s[4][S]+m*s[5][S],_l[S]=x*(s[0][S]-s[3][S])+p*s[1][S]+g*s[2][S]+v*s[4][S]+E*s[5][S];let _=Oi[0]**2+Oi[1]**2+Oi[2]**2+Oi[3]**2;Xs(r,Oi,t);for(let S=0;S<4;S++)t[S]+=2*_l[S];for(let S=0;S<4;S++)yl[S]=(S?-Oi[S]:Oi[0])/_;Xs(yl,t,t);for(let S=0;S<3;S++)n[S]=t[S+1]/this.h;Xs(this.q0,Lp(r.subarray(1),e,_l),t),Xs(t,Oi,t);let C=Math.hypot(t[0],t[1],t[2],t[3])||1;for(let S=0;S<4;S++)t[S]/=C}};function Up(i,e,t,n){return vl[1]=t*e[0],vl[2]=t*e[1],vl[3]=t*e[2],Xs(i,vl,n)}var vl=ai(0),Dp=ai();function Np(i,e,t,n,s){Xs(n,i,Dp),Up(i,e,t,s);for(let r=0;r<4;r++)s[r]=.5*(s[r]-Dp[r])}var Ms=class extends Error{},Zs=i=>!["done","running"].includes(i.outcome);function wl(i){if(i.format!==1)throw new Ms(`this page reads format 1, and the document says ${String(i.format)}`);let e=i.kind,t=i;if(e==="motion"){let n=t;if(!Array.isArray(n.runs)||n.runs.length<1||n.runs.length>4)throw new Ms("a motion has one to four runs");for(let s of n.runs){let r=s.t?.length;if(!(r>=1&&s.q?.length===4*r&&s.omega?.length===3*r&&s.momentum?.length===3*r)||s.energy_error?.length!==r||s.momentum_error?.length!==r)throw new Ms(`the arrays of run ${s.name} are missing, or not of one length`);if(s.x&&s.x.length!==3*r)throw new Ms(`the positions of run ${s.name} are not of the length of its times`)}n.difference??=[]}else if(e==="ensemble"){let n=t;if(n.axis?.length!==3*n.members*n.times?.length)throw new Ms("the ensemble's axis is not (members, times, 3)")}else if(e==="exhibit"){if(!Array.isArray(t.panels))throw new Ms("the exhibit has no panels")}else throw new Ms(`this page does not know documents of kind ${String(e)}`);return t}var Py=["x","t","q","omega","momentum","energy","kinetic","energy_error","momentum_error","attitude_error"];function Iy(i,e){for(let t of Py){let n=i[t],s=e[t];if(!n||!s||!ArrayBuffer.isView(s))continue;let r=t==="q"?4:t==="omega"||t==="momentum"||t==="x"?3:1,o=Fu(n,s),a=o.length;i[t]=Lu(o,r===1?[a]:[a/r,r])}for(let t of["outcome","message","steps","torque_calls","seconds","compile_seconds","reference"])e[t]!==void 0&&(i[t]=e[t])}var Op=new WeakSet;function Fu(i,e){let t=i.length+e.length,n;if(i instanceof Float64Array&&i.byteOffset===0&&i.buffer.byteLength>=8*t&&Op.has(i.buffer))n=new Float64Array(i.buffer,0,t);else{let s=new ArrayBuffer(8*Math.max(2*t,1024));Op.add(s),n=new Float64Array(s,0,t),n.set(i)}return n.set(e,i.length),n}function Hp(i,e){(e.runs??[]).forEach((t,n)=>i.runs[n]&&Iy(i.runs[n],t));for(let t of e.difference??[]){let n=i.difference.find(s=>s.a===t.a&&s.b===t.b);n?(n.t=Fu(n.t,t.t),n.angle=Fu(n.angle,t.angle)):i.difference.push(t)}}var Sl=class{constructor(e){this.data=e;let{moments:t,axes:n}=e.body,s=r=>Float64Array.from({length:9},(o,a)=>[0,1,2].reduce((l,c)=>l+n[Math.floor(a/3)][c]*r(t[c])*n[a%3][c],0));this.inertia=s(r=>r),this.inverse=s(r=>1/r)}data;q=ai();omega=Kt();momentum=Kt();x=Kt();index=0;fraction=0;inertia;inverse;arc=new bl;arcOf=[-1,0];get stride(){let{t:e,omega:t}=this.data,n=e.length-1;if(n<1)return 0;let s=new Float64Array(Math.min(n,512));for(let r=0;r<s.length;r++){let o=Math.floor(r*n/s.length);s[r]=Math.hypot(t[3*o],t[3*o+1],t[3*o+2])*(e[o+1]-e[o])}return s.sort()[Math.floor(.9*(s.length-1))]}get start(){return this.data.t[0]}get end(){return this.data.t[this.data.t.length-1]}find(e){let t=this.data.t,n=t.length,s=this.index;s<n-1&&t[s]<=e&&e<t[s+1]||(s+2<n&&t[s+1]<=e&&e<t[s+2]?s++:s=Math.max(0,Math.min(n-2,Ui(t,e,n)-(t[Ui(t,e,n)]===e?0:1)))),this.index=s;let r=n>1?t[s+1]-t[s]:0;this.fraction=r>0?Math.max(0,Math.min(1,(e-t[s])/r)):0,this.coarse&&(this.fraction=this.fraction<1?0:1)}coarse=!1;seek(e){this.find(e),this.at(this.index,this.fraction,this.q,this.omega,this.momentum),this.place(this.index,this.fraction,this.x)}place(e,t,n){let{x:s,t:r}=this.data,o=r.length;if(s)for(let a=0;a<3;a++)n[a]=Gp(s,r,o,e,Math.min(e+1,o-1),a,t)}at(e,t,n,s,r){let o=this.data,a=o.t.length,l=Math.min(e+1,a-1);if(t===0||l===e){for(let c=0;c<4;c++)n[c]=o.q[4*e+c];for(let c=0;c<3;c++)s[c]=o.omega[3*e+c]}else(this.arcOf[0]!==e||this.arcOf[1]!==a)&&(this.sample(l,Bp,kp),this.rate(l,Vp),this.rate(e,zp),this.sample(e,$s,gr),this.arc.set($s,gr,zp,Bp,kp,Vp,o.t[l]-o.t[e]),this.arcOf=[e,a]),this.arc.at(t,n,s);for(let c=0;c<3;c++)r[c]=Gp(o.momentum,o.t,a,e,l,c,t)}sample(e,t,n){let s=this.data;for(let r=0;r<4;r++)t[r]=s.q[4*e+r];for(let r=0;r<3;r++)n[r]=s.omega[3*e+r]}get wheels(){let{t:e,momentum:t}=this.data,n=e.length;return[0,n>>1,n-1].some(s=>(this.own(s,Ys),Math.hypot(...[0,1,2].map(o=>Ys[o]-t[3*s+o]))>1e-4*Math.hypot(...[0,1,2].map(o=>t[3*s+o]))))}normal(e){return kn(this.q,Ml(this.inertia,this.omega,e),e)}own(e,t){return this.sample(e,$s,gr),kn($s,Ml(this.inertia,gr,t),t)}rate(e,t){let{t:n}=this.data,s=Math.max(0,e-1),r=Math.min(n.length-1,e+1);this.own(r,Yr),this.own(s,Ys);for(let o=0;o<3;o++)Yr[o]=(Yr[o]-Ys[o])/(n[r]-n[s]);this.sample(e,$s,gr),Fp(Ml(this.inertia,gr,Ys),gr,Ys);for(let o=1;o<4;o++)$s[o]=-$s[o];kn($s,Yr,Yr);for(let o=0;o<3;o++)Ys[o]+=Yr[o];Ml(this.inverse,Ys,t)}value(e){if(!e||e.length===0)return NaN;let t=this.index,n=Math.min(t+1,e.length-1);return e[t]+(e[n]-e[t])*this.fraction}},$s=ai(),Bp=ai(),gr=Kt(),kp=Kt(),zp=Kt(),Vp=Kt(),Ys=Kt(),Yr=Kt();function Ml(i,e,t){let n=e[0],s=e[1],r=e[2];for(let o=0;o<3;o++)t[o]=i[3*o]*n+i[3*o+1]*s+i[3*o+2]*r;return t}function Gp(i,e,t,n,s,r,o){let a=i[3*n+r];if(n===s||o===0)return a;let l=i[3*s+r],c=e[s]-e[n],h=n>0?(l-i[3*(n-1)+r])/(e[s]-e[n-1]):(l-a)/c,u=s+1<t?(i[3*(s+1)+r]-a)/(e[s+1]-e[n]):(l-a)/c,d=1-o;return a*d*d*(1+2*o)+l*o*o*(3-2*o)+c*o*d*(h*d-u*o)}var Ly="uplot",Dy="u-hz",Ny="u-vt",Fy="u-title",Uy="u-wrap",Oy="u-under",By="u-over",ky="u-axis",_r="u-off",zy="u-select",Vy="u-cursor-x",Gy="u-cursor-y",Hy="u-cursor-pt",Wy="u-legend",qy="u-live",Xy="u-inline",$y="u-series",Yy="u-marker",Wp="u-label",Zy="u-value",ea="width",ta="height";var qp="bottom",Zr="left",Uu="right",Qu="#000",Xp=Qu+"0",Ou="mousemove",$p="mousedown",Bu="mouseup",Yp="mouseenter",Zp="mouseleave",Jp="dblclick",Jy="resize",Ky="scroll",Kp="change",Rl="dppxchange",ed="--",no=typeof window<"u",Hu=no?document:null,Kr=no?window:null,jy=no?navigator:null,Et,Al;function Wu(){let i=devicePixelRatio;Et!=i&&(Et=i,Al&&Xu(Kp,Al,Wu),Al=matchMedia(`(min-resolution: ${Et-.001}dppx) and (max-resolution: ${Et+.001}dppx)`),vr(Kp,Al,Wu),Kr.dispatchEvent(new CustomEvent(Rl)))}function gi(i,e){if(e!=null){let t=i.classList;!t.contains(e)&&t.add(e)}}function qu(i,e){let t=i.classList;t.contains(e)&&t.remove(e)}function $t(i,e,t){i.style[e]=t+"px"}function Bi(i,e,t,n){let s=Hu.createElement(i);return e!=null&&gi(s,e),t?.insertBefore(s,n),s}function Ti(i,e){return Bi("div",i,e)}var jp=new WeakMap;function ss(i,e,t,n,s){let r="translate("+e+"px,"+t+"px)",o=jp.get(i);r!=o&&(i.style.transform=r,jp.set(i,r),e<0||t<0||e>n||t>s?gi(i,_r):qu(i,_r))}var Qp=new WeakMap;function em(i,e,t){let n=e+t,s=Qp.get(i);n!=s&&(Qp.set(i,n),i.style.background=e,i.style.borderColor=t)}var tm=new WeakMap;function nm(i,e,t,n){let s=e+""+t,r=tm.get(i);s!=r&&(tm.set(i,s),i.style.height=t+"px",i.style.width=e+"px",i.style.marginLeft=n?-e/2+"px":0,i.style.marginTop=n?-t/2+"px":0)}var td={passive:!0},Qy={...td,capture:!0};function vr(i,e,t,n){e.addEventListener(i,t,n?Qy:td)}function Xu(i,e,t,n){e.removeEventListener(i,t,td)}no&&Wu();function ki(i,e,t,n){let s;t=t||0,n=n||e.length-1;let r=n<=2147483647;for(;n-t>1;)s=r?t+n>>1:xi((t+n)/2),e[s]<i?t=s:n=s;return i-e[t]<=e[n]-i?t:n}function Pm(i){return(t,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(t[a])){r=a;break}for(let a=s;a>=n;a--)if(i(t[a])){o=a;break}return[r,o]}}var Im=i=>i!=null,Lm=i=>i!=null&&i>0,Ll=Pm(Im),e_=Pm(Lm);function t_(i,e,t,n=0,s=!1){let r=s?e_:Ll,o=s?Lm:Im;[e,t]=r(i,e,t);let a=i[e],l=i[e];if(e>-1)if(n==1)a=i[e],l=i[t];else if(n==-1)a=i[t],l=i[e];else for(let c=e;c<=t;c++){let h=i[c];o(h)&&(h<a?a=h:h>l&&(l=h))}return[a??Bt,l??-Bt]}function Dl(i,e,t,n){let s=rm(i),r=rm(e);i==e&&(s==-1?(i*=t,e/=t):(i/=t,e*=t));let o=t==10?Ss:Dm,a=s==1?xi:Ei,l=r==1?Ei:xi,c=a(o(An(i))),h=l(o(An(e))),u=jr(t,c),d=jr(t,h);return t==10&&(c<0&&(u=kt(u,-c)),h<0&&(d=kt(d,-h))),n||t==2?(i=u*s,e=d*r):(i=Om(i,u),e=Nl(e,d)),[i,e]}function nd(i,e,t,n){let s=Dl(i,e,t,n);return i==0&&(s[0]=0),e==0&&(s[1]=0),s}var id=.1,im={mode:3,pad:id},ia={pad:0,soft:null,mode:0},n_={min:ia,max:ia};function Pl(i,e,t,n){return Fl(t)?sm(i,e,t):(ia.pad=t,ia.soft=n?0:null,ia.mode=n?3:0,sm(i,e,n_))}function At(i,e){return i??e}function i_(i,e,t){for(e=At(e,0),t=At(t,i.length-1);e<=t;){if(i[e]!=null)return!0;e++}return!1}function sm(i,e,t){let n=t.min,s=t.max,r=At(n.pad,0),o=At(s.pad,0),a=At(n.hard,-Bt),l=At(s.hard,Bt),c=At(n.soft,Bt),h=At(s.soft,-Bt),u=At(n.mode,0),d=At(s.mode,0),f=e-i,m=Ss(f),x=ti(An(i),An(e)),p=Ss(x),g=An(p-m);(f<1e-24||g>10)&&(f=0,(i==0||e==0)&&(f=1e-24,u==2&&c!=Bt&&(r=0),d==2&&h!=-Bt&&(o=0)));let v=f||x||1e3,E=Ss(v),_=jr(10,xi(E)),C=v*(f==0?i==0?.1:1:r),S=kt(Om(i-C,_/10),24),y=i>=c&&(u==1||u==3&&S<=c||u==2&&S>=c)?c:Bt,w=ti(a,S<y&&i>=y?y:zi(y,S)),F=v*(f==0?e==0?.1:1:o),L=kt(Nl(e+F,_/10),24),D=e<=h&&(d==1||d==3&&L>=h||d==2&&L<=h)?h:-Bt,V=zi(l,L>D&&e<=D?D:ti(D,L));return w==V&&w==0&&(V=100),[w,V]}var s_=new Intl.NumberFormat(no?jy.language:"en-US"),sd=i=>s_.format(i),yi=Math,Cl=yi.PI,An=yi.abs,xi=yi.floor,wn=yi.round,Ei=yi.ceil,zi=yi.min,ti=yi.max,jr=yi.pow,rm=yi.sign,Ss=yi.log10,Dm=yi.log2,r_=(i,e=1)=>yi.sinh(i)*e,ku=(i,e=1)=>yi.asinh(i/e),Bt=1/0;function om(i){return(Ss((i^i>>31)-(i>>31))|0)+1}function $u(i,e,t){return zi(ti(i,e),t)}function Nm(i){return typeof i=="function"}function xt(i){return Nm(i)?i:()=>i}var o_=()=>{},Fm=i=>i,Um=(i,e)=>e,a_=i=>null,am=i=>!0,lm=(i,e)=>i==e,l_=/\.\d*?(?=9{6,}|0{6,})/gm,br=i=>{if(km(i)||Ks.has(i))return i;let e=`${i}`,t=e.match(l_);if(t==null)return i;let n=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${br(s)}e${r}`}return kt(i,n)};function xr(i,e){return br(kt(br(i/e))*e)}function Nl(i,e){return br(Ei(br(i/e))*e)}function Om(i,e){return br(xi(br(i/e))*e)}function kt(i,e=0){if(km(i))return i;let t=10**e,n=i*t*(1+Number.EPSILON);return wn(n)/t}var Ks=new Map;function Bm(i){return((""+i).split(".")[1]||"").length}function ra(i,e,t,n){let s=[],r=n.map(Bm);for(let o=e;o<t;o++){let a=An(o),l=kt(jr(i,o),a);for(let c=0;c<n.length;c++){let h=i==10?+`${n[c]}e${o}`:n[c]*l,u=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=i==10?h:kt(h,u);s.push(d),Ks.set(d,u)}}return s}var sa={},rd=[],Qr=[null,null],Js=Array.isArray,km=Number.isInteger,c_=i=>i===void 0;function cm(i){return typeof i=="string"}function Fl(i){let e=!1;if(i!=null){let t=i.constructor;e=t==null||t==Object}return e}function h_(i){return i!=null&&typeof i=="object"}var u_=Object.getPrototypeOf(Uint8Array),zm="__proto__";function eo(i,e=Fl){let t;if(Js(i)){let n=i.find(s=>s!=null);if(Js(n)||e(n)){t=Array(i.length);for(let s=0;s<i.length;s++)t[s]=eo(i[s],e)}else t=i.slice()}else if(i instanceof u_)t=i.slice();else if(e(i)){t={};for(let n in i)n!=zm&&(t[n]=eo(i[n],e))}else t=i;return t}function yn(i){let e=arguments;for(let t=1;t<e.length;t++){let n=e[t];for(let s in n)s!=zm&&(Fl(i[s])?yn(i[s],eo(n[s])):i[s]=eo(n[s]))}return i}var d_=0,f_=1,p_=2;function m_(i,e,t){for(let n=0,s,r=-1;n<e.length;n++){let o=e[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<t&&i[s]==null;)i[r=s++]=null}}}function g_(i,e){if(__(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return v_(o[0])||(o=y_(o)),o}let t=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let h=0;h<c;h++)t.add(l[h])}let n=[Array.from(t).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let h=a[c],u=Array(s).fill(void 0),d=e?e[o][c]:f_,f=[];for(let m=0;m<h.length;m++){let x=h[m],p=r.get(l[m]);x===null?d!=d_&&(u[p]=x,d==p_&&f.push(p)):u[p]=x}m_(u,f,s),n.push(u)}}return n}var x_=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function y_(i){let e=i[0],t=e.length,n=Array(t);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(t);for(let l=0;l<t;l++)a[l]=o[n[l]];s.push(a)}return s}function __(i){let e=i[0][0],t=e.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function v_(i,e=100){let t=i.length;if(t<=1)return!0;let n=0,s=t-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=ti(1,xi((s-n+1)/e));for(let o=i[n],a=n+r;a<=s;a+=r){let l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var Vm=["January","February","March","April","May","June","July","August","September","October","November","December"],Gm=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Hm(i){return i.slice(0,3)}var b_=Gm.map(Hm),M_=Vm.map(Hm),S_={MMMM:Vm,MMM:M_,WWWW:Gm,WWW:b_};function Qo(i){return(i<10?"0":"")+i}function w_(i){return(i<10?"00":i<100?"0":"")+i}var A_={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,e)=>e.MMMM[i.getMonth()],MMM:(i,e)=>e.MMM[i.getMonth()],MM:i=>Qo(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>Qo(i.getDate()),D:i=>i.getDate(),WWWW:(i,e)=>e.WWWW[i.getDay()],WWW:(i,e)=>e.WWW[i.getDay()],HH:i=>Qo(i.getHours()),H:i=>i.getHours(),h:i=>{let e=i.getHours();return e==0?12:e>12?e-12:e},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>Qo(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>Qo(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>w_(i.getMilliseconds())};function od(i,e){e=e||S_;let t=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)t.push(s[0][0]=="{"?A_[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var T_=new Intl.DateTimeFormat().resolvedOptions().timeZone;function E_(i,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+i+i.getTimezoneOffset()*6e4):e==T_?t=i:(t=new Date(i.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(i.getMilliseconds())),t}var Wm=i=>i%1==0,Il=[1,2,2.5,5],C_=ra(10,-32,0,Il),qm=ra(10,0,32,Il),R_=qm.filter(Wm),yr=C_.concat(qm),ad=`
`,Xm="{YYYY}",hm=ad+Xm,$m="{M}/{D}",na=ad+$m,Tl=na+"/{YY}",Ym="{aa}",P_="{h}:{mm}",Jr=P_+Ym,um=ad+Jr,dm=":{ss}",Ct=null;function Zm(i){let e=i*1e3,t=e*60,n=t*60,s=n*24,r=s*30,o=s*365,l=(i==1?ra(10,0,3,Il).filter(Wm):ra(10,-3,0,Il)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,Xm,Ct,Ct,Ct,Ct,Ct,Ct,1],[s*28,"{MMM}",hm,Ct,Ct,Ct,Ct,Ct,1],[s,$m,hm,Ct,Ct,Ct,Ct,Ct,1],[n,"{h}"+Ym,Tl,Ct,na,Ct,Ct,Ct,1],[t,Jr,Tl,Ct,na,Ct,Ct,Ct,1],[e,dm,Tl+" "+Jr,Ct,na+" "+Jr,Ct,um,Ct,1],[i,dm+".{fff}",Tl+" "+Jr,Ct,na+" "+Jr,Ct,um,Ct,1]];function h(u){return(d,f,m,x,p,g)=>{let v=[],E=p>=o,_=p>=r&&p<o,C=u(m),S=kt(C*i,3),y=zu(C.getFullYear(),E?0:C.getMonth(),_||E?1:C.getDate()),w=kt(y*i,3);if(_||E){let F=_?p/r:0,L=E?p/o:0,D=S==w?S:kt(zu(y.getFullYear()+L,y.getMonth()+F,1)*i,3),V=new Date(wn(D/i)),W=V.getFullYear(),R=V.getMonth();for(let U=0;D<=x;U++){let q=zu(W+L*U,R+F*U,1),O=q-u(kt(q*i,3));D=kt((+q+O)*i,3),D<=x&&v.push(D)}}else{let F=p>=s?s:p,L=xi(m)-xi(S),D=w+L+Nl(S-w,F);v.push(D);let V=u(D),W=V.getHours()+V.getMinutes()/t+V.getSeconds()/n,R=p/n,U=d.axes[f]._space,q=g/U;for(;D=kt(D+p,i==1?0:3),!(D>x);)if(R>1){let O=xi(kt(W+R,6))%24,Z=u(D).getHours()-O;Z>1&&(Z=-1),D-=Z*n,W=(W+R)%24;let te=v[v.length-1];kt((D-te)/p,3)*q>=.7&&v.push(D)}else v.push(D)}return v}}return[l,c,h]}var[I_,L_,D_]=Zm(1),[N_,F_,U_]=Zm(.001);ra(2,-53,53,[1]);function fm(i,e){return i.map(t=>t.map((n,s)=>s==0||s==8||n==null?n:e(s==1||t[8]==0?n:t[1]+n)))}function pm(i,e){return(t,n,s,r,o)=>{let a=e.find(m=>o>=m[0])||e[e.length-1],l,c,h,u,d,f;return n.map(m=>{let x=i(m),p=x.getFullYear(),g=x.getMonth(),v=x.getDate(),E=x.getHours(),_=x.getMinutes(),C=x.getSeconds(),S=p!=l&&a[2]||g!=c&&a[3]||v!=h&&a[4]||E!=u&&a[5]||_!=d&&a[6]||C!=f&&a[7]||a[1];return l=p,c=g,h=v,u=E,d=_,f=C,S(x)})}}function O_(i,e){let t=od(e);return(n,s,r,o,a)=>s.map(l=>t(i(l)))}function zu(i,e,t){return new Date(i,e,t)}function mm(i,e){return e(i)}var B_="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function gm(i,e){return(t,n,s,r)=>r==null?ed:e(i(n))}function k_(i,e){let t=i.series[e];return t.width?t.stroke(i,e):t.points.width?t.points.stroke(i,e):null}function z_(i,e){return i.series[e].fill(i,e)}var V_={show:!0,live:!0,isolate:!1,mount:o_,markers:{show:!0,width:2,stroke:k_,fill:z_,dash:"solid"},idx:null,idxs:null,values:[]};function G_(i,e){let t=i.cursor.points,n=Ti(),s=t.size(i,e);$t(n,ea,s),$t(n,ta,s);let r=s/-2;$t(n,"marginLeft",r),$t(n,"marginTop",r);let o=t.width(i,e,s);return o&&$t(n,"borderWidth",o),n}function H_(i,e){let t=i.series[e].points;return t._fill||t._stroke}function W_(i,e){let t=i.series[e].points;return t._stroke||t._fill}function q_(i,e){return i.series[e].points.size}var Vu=[0,0];function X_(i,e,t){return Vu[0]=e,Vu[1]=t,Vu}function El(i,e,t,n=!0){return s=>{s.button==0&&(!n||s.target==e)&&t(s)}}function Gu(i,e,t,n=!0){return s=>{(!n||s.target==e)&&t(s)}}var $_={show:!0,x:!0,y:!0,lock:!1,move:X_,points:{one:!1,show:G_,size:q_,width:0,stroke:W_,fill:H_},bind:{mousedown:El,mouseup:El,click:El,dblclick:El,mousemove:Gu,mouseleave:Gu,mouseenter:Gu},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,e,t,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Jm={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},ld=yn({},Jm,{filter:Um}),Km=yn({},ld,{size:10}),jm=yn({},Jm,{show:!1}),cd='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Qm="bold "+cd,eg=1.5,xm={show:!0,scale:"x",stroke:Qu,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Qm,side:2,grid:ld,ticks:Km,border:jm,font:cd,lineGap:eg,rotate:0},Y_="Value",Z_="Time",ym={show:!0,scale:"x",auto:!1,sorted:1,min:Bt,max:-Bt,idxs:[]};function J_(i,e,t,n,s){return e.map(r=>r==null?"":sd(r))}function K_(i,e,t,n,s,r,o){let a=[],l=Ks.get(s)||0;t=o?t:kt(Nl(t,s),l);for(let c=t;c<=n;c=kt(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function Yu(i,e,t,n,s,r,o){let a=[],l=i.scales[i.axes[e].scale].log,c=l==10?Ss:Dm,h=xi(c(t));s=jr(l,h),l==10&&(s=yr[ki(s,yr)]);let u=t,d=s*l;l==10&&(d=yr[ki(d,yr)]);do a.push(u),u=u+s,l==10&&!Ks.has(u)&&(u=kt(u,Ks.get(s))),u>=d&&(s=u,d=s*l,l==10&&(d=yr[ki(d,yr)]));while(u<=n);return a}function j_(i,e,t,n,s,r,o){let l=i.scales[i.axes[e].scale].asinh,c=n>l?Yu(i,e,ti(l,t),n,s):[l],h=n>=0&&t<=0?[0]:[];return(t<-l?Yu(i,e,ti(l,-n),-t,s):[l]).reverse().map(d=>-d).concat(h,c)}var tg=/./,Q_=/[12357]/,ev=/[125]/,_m=/1/,Zu=(i,e,t,n)=>i.map((s,r)=>e==4&&s==0||r%n==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function tv(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,h=l(10,o),u=l(9,o)-h>=c?tg:l(7,o)-h>=c?Q_:l(5,o)-h>=c?ev:_m;if(u==_m){let d=An(l(1,o)-h);if(d<c)return Zu(e.slice().reverse(),a.distr,u,Ei(c/d)).reverse()}return Zu(e,a.distr,u,1)}function nv(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=r._space,l=i.valToPos,c=An(l(1,o)-l(2,o));return c<a?Zu(e.slice().reverse(),3,tg,Ei(a/c)).reverse():e}function iv(i,e,t,n){return n==null?ed:e==null?"":sd(e)}var vm={show:!0,scale:"y",stroke:Qu,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Qm,side:3,grid:ld,ticks:Km,border:jm,font:cd,lineGap:eg,rotate:0};function sv(i,e){let t=3+(i||1)*2;return kt(t*e,3)}function rv(i,e){let{scale:t,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],t,!0),o=i.valToPos(s[n[1]],t,!0),a=An(o-r),l=i.series[e],c=a/(l.points.space*Et);return n[1]-n[0]<=c}var bm={scale:null,auto:!0,sorted:0,min:Bt,max:-Bt},ng=(i,e,t,n,s)=>s,Mm={show:!0,auto:!0,sorted:0,gaps:ng,alpha:1,facets:[yn({},bm,{scale:"x"}),yn({},bm,{scale:"y"})]},Sm={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:ng,alpha:1,points:{show:rv,filter:null},values:null,min:Bt,max:-Bt,idxs:[],path:null,clip:null};function ov(i,e,t,n,s){return t/10}var ig={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},av=yn({},ig,{time:!1,ori:1}),wm={};function sg(i,e){let t=wm[i];return t||(t={key:i,plots:[],sub(n){t.plots.push(n)},unsub(n){t.plots=t.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let h=0;h<t.plots.length;h++)t.plots[h]!=s&&t.plots[h].pub(n,s,r,o,a,l,c)}},i!=null&&(wm[i]=t)),t}var to=1,Ju=2;function Mr(i,e,t){let n=i.mode,s=i.series[e],r=n==2?i._data[e]:i._data,o=i.scales,a=i.bbox,l=r[0],c=n==2?r[1]:r[e],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],u=n==2?o[s.facets[1].scale]:o[s.scale],d=a.left,f=a.top,m=a.width,x=a.height,p=i.valToPosH,g=i.valToPosV;return h.ori==0?t(s,l,c,h,u,p,g,d,f,m,x,Ol,io,kl,og,lg):t(s,l,c,h,u,g,p,f,d,x,m,Bl,so,dd,ag,cg)}function hd(i,e){let t=0,n=0,s=At(i.bands,rd);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?n|=1:n|=2)}return[t,n==1?-1:n==2?1:n==3?2:0]}function lv(i,e,t,n,s){let r=i.mode,o=i.series[e],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function ws(i,e,t,n,s,r){return Mr(i,e,(o,a,l,c,h,u,d,f,m,x,p)=>{let g=o.pxRound,v=c.dir*(c.ori==0?1:-1),E=c.ori==0?io:so,_,C;v==1?(_=t,C=n):(_=n,C=t);let S=g(u(a[_],c,x,f)),y=g(d(l[_],h,p,m)),w=g(u(a[C],c,x,f)),F=g(d(r==1?h.max:h.min,h,p,m)),L=new Path2D(s);return E(L,w,F),E(L,S,F),E(L,S,y),L})}function Ul(i,e,t,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=e==0?kl:dd,l=t;for(let u=0;u<i.length;u++){let d=i[u];if(d[1]>d[0]){let f=d[0]-l;f>0&&a(o,l,n,f,n+r),l=d[1]}}let c=t+s-l,h=10;c>0&&a(o,l,n-h/2,c,n+r+h)}return o}function cv(i,e,t){let n=i[i.length-1];n&&n[0]==e?n[1]=t:i.push([e,t])}function ud(i,e,t,n,s,r,o){let a=[],l=i.length;for(let c=s==1?t:n;c>=t&&c<=n;c+=s)if(e[c]===null){let u=c,d=c;if(s==1)for(;++c<=n&&e[c]===null;)d=c;else for(;--c>=t&&e[c]===null;)d=c;let f=r(i[u]),m=d==u?f:r(i[d]),x=u-s;f=o<=0&&x>=0&&x<l?r(i[x]):f;let g=d+s;m=o>=0&&g>=0&&g<l?r(i[g]):m,m>=f&&a.push([f,m])}return a}function Am(i){return i==0?Fm:i==1?wn:e=>xr(e,i)}function rg(i){let e=i==0?Ol:Bl,t=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,h=0)=>{c==0&&h==0?n(s,r,o,a,l):(c=zi(c,a/2,l/2),h=zi(h,a/2,l/2),e(s,r+c,o),t(s,r+a,o,r+a,o+l,c),t(s,r+a,o+l,r,o+l,h),t(s,r,o+l,r,o,h),t(s,r,o,r+a,o,c),s.closePath())}}var Ol=(i,e,t)=>{i.moveTo(e,t)},Bl=(i,e,t)=>{i.moveTo(t,e)},io=(i,e,t)=>{i.lineTo(e,t)},so=(i,e,t)=>{i.lineTo(t,e)},kl=rg(0),dd=rg(1),og=(i,e,t,n,s,r)=>{i.arc(e,t,n,s,r)},ag=(i,e,t,n,s,r)=>{i.arc(t,e,n,s,r)},lg=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(e,t,n,s,r,o)},cg=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(t,e,s,n,o,r)};function hg(i){return(e,t,n,s,r)=>Mr(e,t,(o,a,l,c,h,u,d,f,m,x,p)=>{let{pxRound:g,points:v}=o,E,_;c.ori==0?(E=Ol,_=og):(E=Bl,_=ag);let C=kt(v.width*Et,3),S=(v.size-v.width)/2*Et,y=kt(S*2,3),w=new Path2D,F=new Path2D,{left:L,top:D,width:V,height:W}=e.bbox;kl(F,L-y,D-y,V+y*2,W+y*2);let R=U=>{if(l[U]!=null){let q=g(u(a[U],c,x,f)),O=g(d(l[U],h,p,m));E(w,q+S,O),_(w,q,O,S,0,Cl*2)}};if(r)r.forEach(R);else for(let U=n;U<=s;U++)R(U);return{stroke:C>0?w:null,fill:w,clip:F,flags:to|Ju}})}function ug(i){return(e,t,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(e,t,n),r!=s&&o!=s&&i(e,t,s),i(e,t,o))}}var hv=ug(io),uv=ug(so);function dg(i){let e=At(i?.alignGaps,0);return(t,n,s,r)=>Mr(t,n,(o,a,l,c,h,u,d,f,m,x,p)=>{[s,r]=Ll(l,s,r);let g=o.pxRound,v=W=>g(u(W,c,x,f)),E=W=>g(d(W,h,p,m)),_,C;c.ori==0?(_=io,C=hv):(_=so,C=uv);let S=c.dir*(c.ori==0?1:-1),y={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:to},w=y.stroke,F=!1;if(r-s>=x*4){let W=ce=>t.posToVal(ce,c.key,!0),R=null,U=null,q,O,ne,$=v(a[S==1?s:r]),Z=v(a[s]),te=v(a[r]),ue=W(S==1?Z+1:te-1);for(let ce=S==1?s:r;ce>=s&&ce<=r;ce+=S){let J=a[ce],pe=(S==1?J<ue:J>ue)?$:v(J),Ee=l[ce];pe==$?Ee!=null?(O=Ee,R==null?(_(w,pe,E(O)),q=R=U=O):O<R?R=O:O>U&&(U=O)):Ee===null&&(F=!0):(R!=null&&C(w,$,E(R),E(U),E(q),E(O)),Ee!=null?(O=Ee,_(w,pe,E(O)),R=U=q=O):(R=U=null,Ee===null&&(F=!0)),$=pe,ue=W($+S))}R!=null&&R!=U&&ne!=$&&C(w,$,E(R),E(U),E(q),E(O))}else for(let W=S==1?s:r;W>=s&&W<=r;W+=S){let R=l[W];R===null?F=!0:R!=null&&_(w,v(a[W]),E(R))}let[D,V]=hd(t,n);if(o.fill!=null||D!=0){let W=y.fill=new Path2D(w),R=o.fillTo(t,n,o.min,o.max,D),U=E(R),q=v(a[s]),O=v(a[r]);S==-1&&([O,q]=[q,O]),_(W,O,U),_(W,q,U)}if(!o.spanGaps){let W=[];F&&W.push(...ud(a,l,s,r,S,v,e)),y.gaps=W=o.gaps(t,n,s,r,W),y.clip=Ul(W,c.ori,f,m,x,p)}return V!=0&&(y.band=V==2?[ws(t,n,s,r,w,-1),ws(t,n,s,r,w,1)]:ws(t,n,s,r,w,V)),y})}function dv(i){let e=At(i.align,1),t=At(i.ascDesc,!1),n=At(i.alignGaps,0),s=At(i.extend,!1);return(r,o,a,l)=>Mr(r,o,(c,h,u,d,f,m,x,p,g,v,E)=>{[a,l]=Ll(u,a,l);let _=c.pxRound,{left:C,width:S}=r.bbox,y=Z=>_(m(Z,d,v,p)),w=Z=>_(x(Z,f,E,g)),F=d.ori==0?io:so,L={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:to},D=L.stroke,V=d.dir*(d.ori==0?1:-1),W=w(u[V==1?a:l]),R=y(h[V==1?a:l]),U=R,q=R;s&&e==-1&&(q=C,F(D,q,W)),F(D,R,W);for(let Z=V==1?a:l;Z>=a&&Z<=l;Z+=V){let te=u[Z];if(te==null)continue;let ue=y(h[Z]),ce=w(te);e==1?F(D,ue,W):F(D,U,ce),F(D,ue,ce),W=ce,U=ue}let O=U;s&&e==1&&(O=C+S,F(D,O,W));let[ne,$]=hd(r,o);if(c.fill!=null||ne!=0){let Z=L.fill=new Path2D(D),te=c.fillTo(r,o,c.min,c.max,ne),ue=w(te);F(Z,O,ue),F(Z,q,ue)}if(!c.spanGaps){let Z=[];Z.push(...ud(h,u,a,l,V,y,n));let te=c.width*Et/2,ue=t||e==1?te:-te,ce=t||e==-1?-te:te;Z.forEach(J=>{J[0]+=ue,J[1]+=ce}),L.gaps=Z=c.gaps(r,o,a,l,Z),L.clip=Ul(Z,d.ori,p,g,v,E)}return $!=0&&(L.band=$==2?[ws(r,o,a,l,D,-1),ws(r,o,a,l,D,1)]:ws(r,o,a,l,D,$)),L})}function Tm(i,e,t,n,s,r,o=Bt){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(e[l]!==void 0){if(a!=null){let h=An(i[l]-i[a]);h<c&&(c=h,o=An(t(i[l],n,s,r)-t(i[a],n,s,r)))}a=l}}return o}function fv(i){i=i||sa;let e=At(i.size,[.6,Bt,1]),t=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=xt(s),o=1-e[0],a=At(e[1],Bt),l=At(e[2],1),c=At(i.disp,sa),h=At(i.each,f=>{}),{fill:u,stroke:d}=c;return(f,m,x,p)=>Mr(f,m,(g,v,E,_,C,S,y,w,F,L,D)=>{let V=g.pxRound,W=t,R=n*Et,U=a*Et,q=l*Et,O,ne;_.ori==0?[O,ne]=r(f,m):[ne,O]=r(f,m);let $=_.dir*(_.ori==0?1:-1),Z=_.ori==0?kl:dd,te=_.ori==0?h:(Re,$e,rt,Se,Ot,ze,qe)=>{h(Re,$e,rt,Ot,Se,qe,ze)},ue=At(f.bands,rd).find(Re=>Re.series[0]==m),ce=ue!=null?ue.dir:0,J=g.fillTo(f,m,g.min,g.max,ce),fe=V(y(J,C,D,F)),pe,Ee,Me,He=L,st=V(g.width*Et),Ve=!1,dt=null,lt=null,tt=null,Zt=null;u!=null&&(st==0||d!=null)&&(Ve=!0,dt=u.values(f,m,x,p),lt=new Map,new Set(dt).forEach(Re=>{Re!=null&&lt.set(Re,new Path2D)}),st>0&&(tt=d.values(f,m,x,p),Zt=new Map,new Set(tt).forEach(Re=>{Re!=null&&Zt.set(Re,new Path2D)})));let{x0:Vt,size:dn}=c;if(Vt!=null&&dn!=null){W=1,v=Vt.values(f,m,x,p),Vt.unit==2&&(v=v.map(rt=>f.posToVal(w+rt*L,_.key,!0)));let Re=dn.values(f,m,x,p);dn.unit==2?Ee=Re[0]*L:Ee=S(Re[0],_,L,w)-S(0,_,L,w),He=Tm(v,E,S,_,L,w,He),Me=He-Ee+R}else He=Tm(v,E,S,_,L,w,He),Me=He*o+R,Ee=He-Me;Me<1&&(Me=0),st>=Ee/2&&(st=0),Me<5&&(V=Fm);let Nt=Me>0,In=He-Me-(Nt?st:0);Ee=V($u(In,q,U)),pe=(W==0?Ee/2:W==$?0:Ee)-W*$*((W==0?R/2:0)+(Nt?st/2:0));let St={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Mn=Ve?null:new Path2D,tn=null;if(ue!=null)tn=f.data[ue.series[1]];else{let{y0:Re,y1:$e}=c;Re!=null&&$e!=null&&(E=$e.values(f,m,x,p),tn=Re.values(f,m,x,p))}let fn=O*Ee,k=ne*Ee;for(let Re=$==1?x:p;Re>=x&&Re<=p;Re+=$){let $e=E[Re];if($e==null)continue;if(tn!=null){let Y=tn[Re]??0;if($e-Y==0)continue;fe=y(Y,C,D,F)}let rt=_.distr!=2||c!=null?v[Re]:Re,Se=S(rt,_,L,w),Ot=y(At($e,J),C,D,F),ze=V(Se-pe),qe=V(ti(Ot,fe)),P=V(zi(Ot,fe)),M=qe-P;if($e!=null){let Y=$e<0?k:fn,de=$e<0?fn:k;Ve?(st>0&&tt[Re]!=null&&Z(Zt.get(tt[Re]),ze,P+xi(st/2),Ee,ti(0,M-st),Y,de),dt[Re]!=null&&Z(lt.get(dt[Re]),ze,P+xi(st/2),Ee,ti(0,M-st),Y,de)):Z(Mn,ze,P+xi(st/2),Ee,ti(0,M-st),Y,de),te(f,m,Re,ze-st/2,P,Ee+st,M)}}return st>0?St.stroke=Ve?Zt:Mn:Ve||(St._fill=g.width==0?g._fill:g._stroke??g._fill,St.width=0),St.fill=Ve?lt:Mn,St})}function pv(i,e){let t=At(e?.alignGaps,0);return(n,s,r,o)=>Mr(n,s,(a,l,c,h,u,d,f,m,x,p,g)=>{[r,o]=Ll(c,r,o);let v=a.pxRound,E=O=>v(d(O,h,p,m)),_=O=>v(f(O,u,g,x)),C,S,y;h.ori==0?(C=Ol,y=io,S=lg):(C=Bl,y=so,S=cg);let w=h.dir*(h.ori==0?1:-1),F=E(l[w==1?r:o]),L=F,D=[],V=[];for(let O=w==1?r:o;O>=r&&O<=o;O+=w)if(c[O]!=null){let $=l[O],Z=E($);D.push(L=Z),V.push(_(c[O]))}let W={stroke:i(D,V,C,y,S,v),fill:null,clip:null,band:null,gaps:null,flags:to},R=W.stroke,[U,q]=hd(n,s);if(a.fill!=null||U!=0){let O=W.fill=new Path2D(R),ne=a.fillTo(n,s,a.min,a.max,U),$=_(ne);y(O,L,$),y(O,F,$)}if(!a.spanGaps){let O=[];O.push(...ud(l,c,r,o,w,E,t)),W.gaps=O=a.gaps(n,s,r,o,O),W.clip=Ul(O,h.ori,m,x,p,g)}return q!=0&&(W.band=q==2?[ws(n,s,r,o,R,-1),ws(n,s,r,o,R,1)]:ws(n,s,r,o,R,q)),W})}function mv(i){return pv(gv,i)}function gv(i,e,t,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(t(a,i[0],e[0]),o==2)n(a,i[1],e[1]);else{let l=Array(o),c=Array(o-1),h=Array(o-1),u=Array(o-1);for(let d=0;d<o-1;d++)h[d]=e[d+1]-e[d],u[d]=i[d+1]-i[d],c[d]=h[d]/u[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(u[d-1]+u[d])/((2*u[d]+u[d-1])/c[d-1]+(u[d]+2*u[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)s(a,i[d]+u[d]/3,e[d]+l[d]*u[d]/3,i[d+1]-u[d]/3,e[d+1]-l[d+1]*u[d]/3,i[d+1],e[d+1])}return a}var Ku=new Set;function Em(){for(let i of Ku)i.syncRect(!0)}no&&(vr(Jy,Kr,Em),vr(Ky,Kr,Em,!0),vr(Rl,Kr,()=>{Tn.pxRatio=Et}));var xv=dg(),yv=hg();function Cm(i,e,t,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>ju(r,o,e,t))}function _v(i,e){return i.map((t,n)=>n==0?{}:yn({},e,t))}function ju(i,e,t,n){return yn({},e==0?t:n,i)}function fg(i,e,t){return e==null?Qr:[e,t]}var vv=fg;function bv(i,e,t){return e==null?Qr:Pl(e,t,id,!0)}function pg(i,e,t,n){return e==null?Qr:Dl(e,t,i.scales[n].log,!1)}var Mv=pg;function mg(i,e,t,n){return e==null?Qr:nd(e,t,i.scales[n].log,!1)}var Sv=mg;function wv(i,e,t,n,s){let r=ti(om(i),om(e)),o=e-i,a=ki(s/n*o,t);do{let l=t[a],c=n*l/o;if(c>=s&&r+(l<5?Ks.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function Rm(i){let e,t;return i=i.replace(/(\d+)px/,(n,s)=>(e=wn((t=+s)*Et))+"px"),[i,e,t]}function Av(i){i.show&&[i.font,i.labelFont].forEach(e=>{let t=kt(e[2]*Et,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function Tn(i,e,t){let n={mode:At(i.mode,1)},s=n.mode;function r(b,A,I,N){let X=A.valToPct(b);return N+I*(A.dir==-1?1-X:X)}function o(b,A,I,N){let X=A.valToPct(b);return N+I*(A.dir==-1?X:1-X)}function a(b,A,I,N){return A.ori==0?r(b,A,I,N):o(b,A,I,N)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=Ti(Ly);if(i.id!=null&&(c.id=i.id),gi(c,i.class),i.title){let b=Ti(Fy,c);b.textContent=i.title}let h=Bi("canvas"),u=n.ctx=h.getContext("2d"),d=Ti(Uy,c);vr("click",d,b=>{b.target===m&&(Wt!=Gr||Jt!=Hr)&&Bn.click(n,b)},!0);let f=n.under=Ti(Oy,d);d.appendChild(h);let m=n.over=Ti(By,d);i=eo(i);let x=+At(i.pxAlign,1),p=Am(x);(i.plugins||[]).forEach(b=>{b.opts&&(i=b.opts(n,i)||i)});let g=i.ms||.001,v=n.series=s==1?Cm(i.series||[],ym,Sm,!1):_v(i.series||[null],Mm),E=n.axes=Cm(i.axes||[],xm,vm,!0),_=n.scales={},C=n.bands=i.bands||[];C.forEach(b=>{b.fill=xt(b.fill||null),b.dir=At(b.dir,-1)});let S=s==2?v[1].facets[0].scale:v[0].scale,y={axes:vs,series:pt},w=(i.drawOrder||["axes","series"]).map(b=>y[b]);function F(b){let A=b.distr==3?I=>Ss(I>0?I:b.clamp(n,I,b.min,b.max,b.key)):b.distr==4?I=>ku(I,b.asinh):b.distr==100?I=>b.fwd(I):I=>I;return I=>{let N=A(I),{_min:X,_max:Q}=b,le=Q-X;return(N-X)/le}}function L(b){let A=_[b];if(A==null){let I=(i.scales||sa)[b]||sa;if(I.from!=null){L(I.from);let N=yn({},_[I.from],I,{key:b});N.valToPct=F(N),_[b]=N}else{A=_[b]=yn({},b==S?ig:av,I),A.key=b;let N=A.time,X=A.range,Q=Js(X);if((b!=S||s==2&&!N)&&(Q&&(X[0]==null||X[1]==null)&&(X={min:X[0]==null?im:{mode:1,hard:X[0],soft:X[0]},max:X[1]==null?im:{mode:1,hard:X[1],soft:X[1]}},Q=!1),!Q&&Fl(X))){let le=X;X=(me,ve,De)=>ve==null?Qr:Pl(ve,De,le)}A.range=xt(X||(N?vv:b==S?A.distr==3?Mv:A.distr==4?Sv:fg:A.distr==3?pg:A.distr==4?mg:bv)),A.auto=xt(Q?!1:A.auto),A.clamp=xt(A.clamp||ov),A._min=A._max=null,A.valToPct=F(A)}}}L("x"),L("y"),s==1&&v.forEach(b=>{L(b.scale)}),E.forEach(b=>{L(b.scale)});for(let b in i.scales)L(b);let D=_[S],V=D.distr,W,R;D.ori==0?(gi(c,Dy),W=r,R=o):(gi(c,Ny),W=o,R=r);let U={};for(let b in _){let A=_[b];(A.min!=null||A.max!=null)&&(U[b]={min:A.min,max:A.max},A.min=A.max=null)}let q=i.tzDate||(b=>new Date(wn(b/g))),O=i.fmtDate||od,ne=g==1?D_(q):U_(q),$=pm(q,fm(g==1?L_:F_,O)),Z=gm(q,mm(B_,O)),te=[],ue=n.legend=yn({},V_,i.legend),ce=n.cursor=yn({},$_,{drag:{y:s==2}},i.cursor),J=ue.show,fe=ce.show,pe=ue.markers;ue.idxs=te,pe.width=xt(pe.width),pe.dash=xt(pe.dash),pe.stroke=xt(pe.stroke),pe.fill=xt(pe.fill);let Ee,Me,He,st=[],Ve=[],dt,lt=!1,tt={};if(ue.live){let b=v[1]?v[1].values:null;lt=b!=null,dt=lt?b(n,1,0):{_:0};for(let A in dt)tt[A]=ed}if(J)if(Ee=Bi("table",Wy,c),He=Bi("tbody",null,Ee),ue.mount(n,Ee),lt){Me=Bi("thead",null,Ee,He);let b=Bi("tr",null,Me);Bi("th",null,b);for(var Zt in dt)Bi("th",Wp,b).textContent=Zt}else gi(Ee,Xy),ue.live&&gi(Ee,qy);let Vt={show:!0},dn={show:!1};function Nt(b,A){if(A==0&&(lt||!ue.live||s==2))return Qr;let I=[],N=Bi("tr",$y,He,He.childNodes[A]);gi(N,b.class),b.show||gi(N,_r);let X=Bi("th",null,N);if(pe.show){let me=Ti(Yy,X);if(A>0){let ve=pe.width(n,A);ve&&(me.style.border=ve+"px "+pe.dash(n,A)+" "+pe.stroke(n,A)),me.style.background=pe.fill(n,A)}}let Q=Ti(Wp,X);b.label instanceof HTMLElement?Q.appendChild(b.label):Q.textContent=b.label,A>0&&(pe.show||(Q.style.color=b.width>0?pe.stroke(n,A):pe.fill(n,A)),St("click",X,me=>{if(ce._lock)return;Je(me);let ve=v.indexOf(b);if((me.ctrlKey||me.metaKey)!=ue.isolate){let De=v.some((Ne,Ue)=>Ue>0&&Ue!=ve&&Ne.show);v.forEach((Ne,Ue)=>{Ue>0&&es(Ue,De?Ue==ve?Vt:dn:Vt,!0,xn.setSeries)})}else es(ve,{show:!b.show},!0,xn.setSeries)},!1),Ke&&St(Yp,X,me=>{ce._lock||(Je(me),es(v.indexOf(b),qr,!0,xn.setSeries))},!1));for(var le in dt){let me=Bi("td",Zy,N);me.textContent="--",I.push(me)}return[N,I]}let In=new Map;function St(b,A,I,N=!0){let X=In.get(A)||{},Q=ce.bind[b](n,A,I,N);Q&&(vr(b,A,X[b]=Q),In.set(A,X))}function Mn(b,A,I){let N=In.get(A)||{};for(let X in N)(b==null||X==b)&&(Xu(X,A,N[X]),delete N[X]);b==null&&In.delete(A)}let tn=0,fn=0,k=0,Re=0,$e=0,rt=0,Se=$e,Ot=rt,ze=k,qe=Re,P=0,M=0,Y=0,de=0;n.bbox={};let ae=!1,ye=!1,_e=!1,ie=!1,re=!1,ge=!1;function B(b,A,I){(I||b!=n.width||A!=n.height)&&oe(b,A),ct(!1),_e=!0,ye=!0,Vn()}function oe(b,A){n.width=tn=k=b,n.height=fn=Re=A,$e=rt=0,be(),Ge();let I=n.bbox;P=I.left=xr($e*Et,.5),M=I.top=xr(rt*Et,.5),Y=I.width=xr(k*Et,.5),de=I.height=xr(Re*Et,.5)}let se=3;function we(){let b=!1,A=0;for(;!b;){A++;let I=kr(A),N=Qi(A);b=A==se||I&&N,b||(oe(n.width,n.height),ye=!0)}}function xe({width:b,height:A}){B(b,A)}n.setSize=xe;function be(){let b=!1,A=!1,I=!1,N=!1;E.forEach((X,Q)=>{if(X.show&&X._show){let{side:le,_size:me}=X,ve=le%2,De=X.label!=null?X.labelSize:0,Ne=me+De;Ne>0&&(ve?(k-=Ne,le==3?($e+=Ne,N=!0):I=!0):(Re-=Ne,le==0?(rt+=Ne,b=!0):A=!0))}}),Ki[0]=b,Ki[1]=I,Ki[2]=A,Ki[3]=N,k-=Di[1]+Di[3],$e+=Di[3],Re-=Di[2]+Di[0],rt+=Di[0]}function Ge(){let b=$e+k,A=rt+Re,I=$e,N=rt;function X(Q,le){switch(Q){case 1:return b+=le,b-le;case 2:return A+=le,A-le;case 3:return I-=le,I+le;case 0:return N-=le,N+le}}E.forEach((Q,le)=>{if(Q.show&&Q._show){let me=Q.side;Q._pos=X(me,Q._size),Q.label!=null&&(Q._lpos=X(me,Q.labelSize))}})}if(ce.dataIdx==null){let b=ce.hover,A=b.skip=new Set(b.skip??[]);A.add(void 0);let I=b.prox=xt(b.prox),N=b.bias??=0;ce.dataIdx=(X,Q,le,me)=>{if(Q==0)return le;let ve=le,De=I(X,Q,le,me)??Bt,Ne=De>=0&&De<Bt,Ue=D.ori==0?k:Re,nt=ce.left,Tt=e[0],wt=e[Q];if(A.has(wt[le])){ve=null;let mt=null,Ze=null,We;if(N==0||N==-1)for(We=le;mt==null&&We-- >0;)A.has(wt[We])||(mt=We);if(N==0||N==1)for(We=le;Ze==null&&We++<wt.length;)A.has(wt[We])||(Ze=We);if(mt!=null||Ze!=null)if(Ne){let Xt=mt==null?-1/0:W(Tt[mt],D,Ue,0),rn=Ze==null?1/0:W(Tt[Ze],D,Ue,0),Fn=nt-Xt,Ft=rn-nt;Fn<=Ft?Fn<=De&&(ve=mt):Ft<=De&&(ve=Ze)}else ve=Ze==null?mt:mt==null?Ze:le-mt<=Ze-le?mt:Ze}else Ne&&An(nt-W(Tt[le],D,Ue,0))>De&&(ve=null);return ve}}let Je=b=>{ce.event=b};ce.idxs=te,ce._lock=!1;let he=ce.points;he.show=xt(he.show),he.size=xt(he.size),he.stroke=xt(he.stroke),he.width=xt(he.width),he.fill=xt(he.fill);let Oe=n.focus=yn({},i.focus||{alpha:.3},ce.focus),Ke=Oe.prox>=0,Ce=Ke&&he.one,at=[],Ht=[],Jn=[];function qo(b,A){let I=he.show(n,A);if(I instanceof HTMLElement)return gi(I,Hy),gi(I,b.class),ss(I,-10,-10,k,Re),m.insertBefore(I,at[A]),I}function Ur(b,A){if(s==1||A>0){let I=s==1&&_[b.scale].time,N=b.value;b.value=I?cm(N)?gm(q,mm(N,O)):N||Z:N||iv,b.label=b.label||(I?Z_:Y_)}if(Ce||A>0){b.width=b.width==null?1:b.width,b.paths=b.paths||xv||a_,b.fillTo=xt(b.fillTo||lv),b.pxAlign=+At(b.pxAlign,x),b.pxRound=Am(b.pxAlign),b.stroke=xt(b.stroke||null),b.fill=xt(b.fill||null),b._stroke=b._fill=b._paths=b._focus=null;let I=sv(ti(1,b.width),1),N=b.points=yn({},{size:I,width:ti(1,I*.2),stroke:b.stroke,space:I*2,paths:yv,_stroke:null,_fill:null},b.points);N.show=xt(N.show),N.filter=xt(N.filter),N.fill=xt(N.fill),N.stroke=xt(N.stroke),N.paths=xt(N.paths),N.pxAlign=b.pxAlign}if(J){let I=Nt(b,A);st.splice(A,0,I[0]),Ve.splice(A,0,I[1]),ue.values.push(null)}if(fe){te.splice(A,0,null);let I=null;Ce?A==0&&(I=qo(b,A)):A>0&&(I=qo(b,A)),at.splice(A,0,I),Ht.splice(A,0,0),Jn.splice(A,0,0)}Nn("addSeries",A)}function Mu(b,A){A=A??v.length,b=s==1?ju(b,A,ym,Sm):ju(b,A,{},Mm),v.splice(A,0,b),Ur(v[A],A)}n.addSeries=Mu;function hl(b){if(v.splice(b,1),J){ue.values.splice(b,1),Ve.splice(b,1);let A=st.splice(b,1)[0];Mn(null,A.firstChild),A.remove()}fe&&(te.splice(b,1),at.splice(b,1)[0].remove(),Ht.splice(b,1),Jn.splice(b,1)),Nn("delSeries",b)}n.delSeries=hl;let Ki=[!1,!1,!1,!1];function xs(b,A){if(b._show=b.show,b.show){let I=b.side%2,N=_[b.scale];N==null&&(b.scale=I?v[1].scale:S,N=_[b.scale]);let X=N.time;b.size=xt(b.size),b.space=xt(b.space),b.rotate=xt(b.rotate),Js(b.incrs)&&b.incrs.forEach(le=>{!Ks.has(le)&&Ks.set(le,Bm(le))}),b.incrs=xt(b.incrs||(N.distr==2?R_:X?g==1?I_:N_:yr)),b.splits=xt(b.splits||(X&&N.distr==1?ne:N.distr==3?Yu:N.distr==4?j_:K_)),b.stroke=xt(b.stroke),b.grid.stroke=xt(b.grid.stroke),b.ticks.stroke=xt(b.ticks.stroke),b.border.stroke=xt(b.border.stroke);let Q=b.values;b.values=Js(Q)&&!Js(Q[0])?xt(Q):X?Js(Q)?pm(q,fm(Q,O)):cm(Q)?O_(q,Q):Q||$:Q||J_,b.filter=xt(b.filter||(N.distr>=3&&N.log==10?tv:N.distr==3&&N.log==2?nv:Um)),b.font=Rm(b.font),b.labelFont=Rm(b.labelFont),b._size=b.size(n,null,A,0),b._space=b._rotate=b._incrs=b._found=b._splits=b._values=null,b._size>0&&(Ki[A]=!0,b._el=Ti(ky,d))}}function ys(b,A,I,N){let[X,Q,le,me]=I,ve=A%2,De=0;return ve==0&&(me||Q)&&(De=A==0&&!X||A==2&&!le?wn(xm.size/3):0),ve==1&&(X||le)&&(De=A==1&&!Q||A==3&&!me?wn(vm.size/2):0),De}let Xo=n.padding=(i.padding||[ys,ys,ys,ys]).map(b=>xt(At(b,ys))),Di=n._padding=Xo.map((b,A)=>b(n,A,Ki,0)),nn,ln=null,cn=null,ji=s==1?v[0].idxs:null,di=null,zs=!1;function $o(b,A){if(e=b??[],n.data=n._data=e,s==2){nn=0;for(let I=1;I<v.length;I++)nn+=e[I][0].length}else{e.length==0&&(n.data=n._data=e=[[]]),di=e[0],nn=di.length;let I=e;if(V==2){I=e.slice();let N=I[0]=Array(nn);for(let X=0;X<nn;X++)N[X]=X}n._data=e=I}if(ct(!0),Nn("setData"),V==2&&(_e=!0),A!==!1){let I=D;I.auto(n,zs)?Yo():Hs(S,I.min,I.max),ie=ie||ce.left>=0,ge=!0,Vn()}}n.setData=$o;function Yo(){zs=!0;let b,A;s==1&&(nn>0?(ln=ji[0]=0,cn=ji[1]=nn-1,b=e[0][ln],A=e[0][cn],V==2?(b=ln,A=cn):b==A&&(V==3?[b,A]=Dl(b,b,D.log,!1):V==4?[b,A]=nd(b,b,D.log,!1):D.time?A=b+wn(86400/g):[b,A]=Pl(b,A,id,!0))):(ln=ji[0]=b=null,cn=ji[1]=A=null)),Hs(S,b,A)}let Or,Vs,Br,T,H,ee,K,j,Ae,Pe;function Te(b,A,I,N,X,Q){b??=Xp,I??=rd,N??="butt",X??=Xp,Q??="round",b!=Or&&(u.strokeStyle=Or=b),X!=Vs&&(u.fillStyle=Vs=X),A!=Br&&(u.lineWidth=Br=A),Q!=H&&(u.lineJoin=H=Q),N!=ee&&(u.lineCap=ee=N),I!=T&&u.setLineDash(T=I)}function Ie(b,A,I,N){A!=Vs&&(u.fillStyle=Vs=A),b!=K&&(u.font=K=b),I!=j&&(u.textAlign=j=I),N!=Ae&&(u.textBaseline=Ae=N)}function ke(b,A,I,N,X=0){if(N.length>0&&b.auto(n,zs)&&(A==null||A.min==null)){let Q=At(ln,0),le=At(cn,N.length-1),me=I.min==null?t_(N,Q,le,X,b.distr==3):[I.min,I.max];b.min=zi(b.min,I.min=me[0]),b.max=ti(b.max,I.max=me[1])}}let Qe={min:null,max:null};function ft(){for(let N in _){let X=_[N];U[N]==null&&(X.min==null||U[S]!=null&&X.auto(n,zs))&&(U[N]=Qe)}for(let N in _){let X=_[N];U[N]==null&&X.from!=null&&U[X.from]!=null&&(U[N]=Qe)}U[S]!=null&&ct(!0);let b={};for(let N in U){let X=U[N];if(X!=null){let Q=b[N]=eo(_[N],h_);if(X.min!=null)yn(Q,X);else if(N!=S||s==2)if(nn==0&&Q.from==null){let le=Q.range(n,null,null,N);Q.min=le[0],Q.max=le[1]}else Q.min=Bt,Q.max=-Bt}}if(nn>0){v.forEach((N,X)=>{if(s==1){let Q=N.scale,le=U[Q];if(le==null)return;let me=b[Q];if(X==0){let ve=me.range(n,me.min,me.max,Q);me.min=ve[0],me.max=ve[1],ln=ki(me.min,e[0]),cn=ki(me.max,e[0]),cn-ln>1&&(e[0][ln]<me.min&&ln++,e[0][cn]>me.max&&cn--),N.min=di[ln],N.max=di[cn]}else N.show&&N.auto&&ke(me,le,N,e[X],N.sorted);N.idxs[0]=ln,N.idxs[1]=cn}else if(X>0&&N.show&&N.auto){let[Q,le]=N.facets,me=Q.scale,ve=le.scale,[De,Ne]=e[X],Ue=b[me],nt=b[ve];Ue!=null&&ke(Ue,U[me],Q,De,Q.sorted),nt!=null&&ke(nt,U[ve],le,Ne,le.sorted),N.min=le.min,N.max=le.max}});for(let N in b){let X=b[N],Q=U[N];if(X.from==null&&(Q==null||Q.min==null)){let le=X.range(n,X.min==Bt?null:X.min,X.max==-Bt?null:X.max,N);X.min=le[0],X.max=le[1]}}}for(let N in b){let X=b[N];if(X.from!=null){let Q=b[X.from];if(Q.min==null)X.min=X.max=null;else{let le=X.range(n,Q.min,Q.max,N);X.min=le[0],X.max=le[1]}}}let A={},I=!1;for(let N in b){let X=b[N],Q=_[N];if(Q.min!=X.min||Q.max!=X.max){Q.min=X.min,Q.max=X.max;let le=Q.distr;Q._min=le==3?Ss(Q.min):le==4?ku(Q.min,Q.asinh):le==100?Q.fwd(Q.min):Q.min,Q._max=le==3?Ss(Q.max):le==4?ku(Q.max,Q.asinh):le==100?Q.fwd(Q.max):Q.max,A[N]=I=!0}}if(I){v.forEach((N,X)=>{s==2?X>0&&A.y&&(N._paths=null):A[N.scale]&&(N._paths=null)});for(let N in A)_e=!0,Nn("setScale",N);fe&&ce.left>=0&&(ie=ge=!0)}for(let N in U)U[N]=null}function Be(b){let A=$u(ln-1,0,nn-1),I=$u(cn+1,0,nn-1);for(;b[A]==null&&A>0;)A--;for(;b[I]==null&&I<nn-1;)I++;return[A,I]}function pt(){if(nn>0){let b=v.some(A=>A._focus)&&Pe!=Oe.alpha;b&&(u.globalAlpha=Pe=Oe.alpha),v.forEach((A,I)=>{if(I>0&&A.show&&(en(I,!1),en(I,!0),A._paths==null)){let N=Pe;Pe!=A.alpha&&(u.globalAlpha=Pe=A.alpha);let X=s==2?[0,e[I][0].length-1]:Be(e[I]);A._paths=A.paths(n,I,X[0],X[1]),Pe!=N&&(u.globalAlpha=Pe=N)}}),v.forEach((A,I)=>{if(I>0&&A.show){let N=Pe;Pe!=A.alpha&&(u.globalAlpha=Pe=A.alpha),A._paths!=null&&Pt(I,!1);{let X=A._paths!=null?A._paths.gaps:null,Q=A.points.show(n,I,ln,cn,X),le=A.points.filter(n,I,Q,X);(Q||le)&&(A.points._paths=A.points.paths(n,I,ln,cn,le),Pt(I,!0))}Pe!=N&&(u.globalAlpha=Pe=N),Nn("drawSeries",I)}}),b&&(u.globalAlpha=Pe=1)}}function en(b,A){let I=A?v[b].points:v[b];I._stroke=I.stroke(n,b),I._fill=I.fill(n,b)}function Pt(b,A){let I=A?v[b].points:v[b],{stroke:N,fill:X,clip:Q,flags:le,_stroke:me=I._stroke,_fill:ve=I._fill,_width:De=I.width}=I._paths;De=kt(De*Et,3);let Ne=null,Ue=De%2/2;A&&ve==null&&(ve=De>0?"#fff":me);let nt=I.pxAlign==1&&Ue>0;if(nt&&u.translate(Ue,Ue),!A){let Tt=P-De/2,wt=M-De/2,mt=Y+De,Ze=de+De;Ne=new Path2D,Ne.rect(Tt,wt,mt,Ze)}A?Fe(me,De,I.dash,I.cap,ve,N,X,le,Q):It(b,me,De,I.dash,I.cap,ve,N,X,le,Ne,Q),nt&&u.translate(-Ue,-Ue)}function It(b,A,I,N,X,Q,le,me,ve,De,Ne){let Ue=!1;ve!=0&&C.forEach((nt,Tt)=>{if(nt.series[0]==b){let wt=v[nt.series[1]],mt=e[nt.series[1]],Ze=(wt._paths||sa).band;Js(Ze)&&(Ze=nt.dir==1?Ze[0]:Ze[1]);let We,Xt=null;wt.show&&Ze&&i_(mt,ln,cn)?(Xt=nt.fill(n,Tt)||Q,We=wt._paths.clip):Ze=null,Fe(A,I,N,X,Xt,le,me,ve,De,Ne,We,Ze),Ue=!0}}),Ue||Fe(A,I,N,X,Q,le,me,ve,De,Ne)}let Sn=to|Ju;function Fe(b,A,I,N,X,Q,le,me,ve,De,Ne,Ue){Te(b,A,I,N,X),(ve||De||Ue)&&(u.save(),ve&&u.clip(ve),De&&u.clip(De)),Ue?(me&Sn)==Sn?(u.clip(Ue),Ne&&u.clip(Ne),gt(X,le),pn(b,Q,A)):me&Ju?(gt(X,le),u.clip(Ue),pn(b,Q,A)):me&to&&(u.save(),u.clip(Ue),Ne&&u.clip(Ne),gt(X,le),u.restore(),pn(b,Q,A)):(gt(X,le),pn(b,Q,A)),(ve||De||Ue)&&u.restore()}function pn(b,A,I){I>0&&(A instanceof Map?A.forEach((N,X)=>{u.strokeStyle=Or=X,u.stroke(N)}):A!=null&&b&&u.stroke(A))}function gt(b,A){A instanceof Map?A.forEach((I,N)=>{u.fillStyle=Vs=N,u.fill(I)}):A!=null&&b&&u.fill(A)}function _s(b,A,I,N){let X=E[b],Q;if(N<=0)Q=[0,0];else{let le=X._space=X.space(n,b,A,I,N),me=X._incrs=X.incrs(n,b,A,I,N,le);Q=wv(A,I,me,N,le)}return X._found=Q}function mn(b,A,I,N,X,Q,le,me,ve,De){let Ne=le%2/2;x==1&&u.translate(Ne,Ne),Te(me,le,ve,De,me),u.beginPath();let Ue,nt,Tt,wt,mt=X+(N==0||N==3?-Q:Q);I==0?(nt=X,wt=mt):(Ue=X,Tt=mt);for(let Ze=0;Ze<b.length;Ze++)A[Ze]!=null&&(I==0?Ue=Tt=b[Ze]:nt=wt=b[Ze],u.moveTo(Ue,nt),u.lineTo(Tt,wt));u.stroke(),x==1&&u.translate(-Ne,-Ne)}function kr(b){let A=!0;return E.forEach((I,N)=>{if(!I.show)return;let X=_[I.scale];if(X.min==null){I._show&&(A=!1,I._show=!1,ct(!1));return}else I._show||(A=!1,I._show=!0,ct(!1));let Q=I.side,le=Q%2,{min:me,max:ve}=X,[De,Ne]=_s(N,me,ve,le==0?k:Re);if(Ne==0)return;let Ue=X.distr==2,nt=I._splits=I.splits(n,N,me,ve,De,Ne,Ue),Tt=X.distr==2?nt.map(We=>di[We]):nt,wt=X.distr==2?di[nt[1]]-di[nt[0]]:De,mt=I._values=I.values(n,I.filter(n,Tt,N,Ne,wt),N,Ne,wt);I._rotate=Q==2?I.rotate(n,mt,N,Ne):0;let Ze=I._size;I._size=Ei(I.size(n,mt,N,b)),Ze!=null&&I._size!=Ze&&(A=!1)}),A}function Qi(b){let A=!0;return Xo.forEach((I,N)=>{let X=I(n,N,Ki,b);X!=Di[N]&&(A=!1),Di[N]=X}),A}function vs(){for(let b=0;b<E.length;b++){let A=E[b];if(!A.show||!A._show)continue;let I=A.side,N=I%2,X,Q,le=A.stroke(n,b),me=I==0||I==3?-1:1,[ve,De]=A._found;if(A.label!=null){let Qn=A.labelGap*me,mi=wn((A._lpos+Qn)*Et);Ie(A.labelFont[0],le,"center",I==2?"top":qp),u.save(),N==1?(X=Q=0,u.translate(mi,wn(M+de/2)),u.rotate((I==3?-Cl:Cl)/2)):(X=wn(P+Y/2),Q=mi);let mr=Nm(A.label)?A.label(n,b,ve,De):A.label;u.fillText(mr,X,Q),u.restore()}if(De==0)continue;let Ne=_[A.scale],Ue=N==0?Y:de,nt=N==0?P:M,Tt=A._splits,wt=Ne.distr==2?Tt.map(Qn=>di[Qn]):Tt,mt=Ne.distr==2?di[Tt[1]]-di[Tt[0]]:ve,Ze=A.ticks,We=A.border,Xt=Ze.show?Ze.size:0,rn=wn(Xt*Et),Fn=wn((A.alignTo==2?A._size-Xt-A.gap:A.gap)*Et),Ft=A._rotate*-Cl/180,on=p(A._pos*Et),fi=(rn+Fn)*me,jn=on+fi;Q=N==0?jn:0,X=N==1?jn:0;let wi=A.font[0],Ni=A.align==1?Zr:A.align==2?Uu:Ft>0?Zr:Ft<0?Uu:N==0?"center":I==3?Uu:Zr,ns=Ft||N==1?"middle":I==2?"top":qp;Ie(wi,le,Ni,ns);let pi=A.font[1]*A.lineGap,Ai=Tt.map(Qn=>p(a(Qn,Ne,Ue,nt))),Fi=A._values;for(let Qn=0;Qn<Fi.length;Qn++){let mi=Fi[Qn];if(mi!=null){N==0?X=Ai[Qn]:Q=Ai[Qn],mi=""+mi;let mr=mi.indexOf(`
`)==-1?[mi]:mi.split(/\n/gm);for(let ei=0;ei<mr.length;ei++){let wp=mr[ei];Ft?(u.save(),u.translate(X,Q+ei*pi),u.rotate(Ft),u.fillText(wp,0,0),u.restore()):u.fillText(wp,X,Q+ei*pi)}}}Ze.show&&mn(Ai,Ze.filter(n,wt,b,De,mt),N,I,on,rn,kt(Ze.width*Et,3),Ze.stroke(n,b),Ze.dash,Ze.cap);let is=A.grid;is.show&&mn(Ai,is.filter(n,wt,b,De,mt),N,N==0?2:1,N==0?M:P,N==0?de:Y,kt(is.width*Et,3),is.stroke(n,b),is.dash,is.cap),We.show&&mn([on],[1],N==0?1:0,N==0?1:2,N==1?M:P,N==1?de:Y,kt(We.width*Et,3),We.stroke(n,b),We.dash,We.cap)}Nn("drawAxes")}function ct(b){v.forEach((A,I)=>{I>0&&(A._paths=null,b&&(s==1?(A.min=null,A.max=null):A.facets.forEach(N=>{N.min=null,N.max=null})))})}let sn=!1,Kn=!1,Lt=[];function gn(){Kn=!1;for(let b=0;b<Lt.length;b++)Nn(...Lt[b]);Lt.length=0}function Vn(){sn||(x_(op),sn=!0)}function ul(b,A=!1){sn=!0,Kn=A,b(n),op(),A&&Lt.length>0&&queueMicrotask(gn)}n.batch=ul;function op(){if(ae&&(ft(),ae=!1),_e&&(we(),_e=!1),ye){if($t(f,Zr,$e),$t(f,"top",rt),$t(f,ea,k),$t(f,ta,Re),$t(m,Zr,$e),$t(m,"top",rt),$t(m,ea,k),$t(m,ta,Re),$t(d,ea,tn),$t(d,ta,fn),h.width=wn(tn*Et),h.height=wn(fn*Et),E.forEach(({_el:b,_show:A,_size:I,_pos:N,side:X})=>{if(b!=null)if(A){let Q=X===3||X===0?I:0,le=X%2==1;$t(b,le?"left":"top",N-Q),$t(b,le?"width":"height",I),$t(b,le?"top":"left",le?rt:$e),$t(b,le?"height":"width",le?Re:k),qu(b,_r)}else gi(b,_r)}),Or=Vs=Br=H=ee=K=j=Ae=T=null,Pe=1,Ko(!0),$e!=Se||rt!=Ot||k!=ze||Re!=qe){ct(!1);let b=k/ze,A=Re/qe;if(fe&&!ie&&ce.left>=0){ce.left*=b,ce.top*=A,zr&&ss(zr,wn(ce.left),0,k,Re),Vr&&ss(Vr,0,wn(ce.top),k,Re);for(let I=0;I<at.length;I++){let N=at[I];N!=null&&(Ht[I]*=b,Jn[I]*=A,ss(N,Ei(Ht[I]),Ei(Jn[I]),k,Re))}}if(qt.show&&!re&&qt.left>=0&&qt.width>0){qt.left*=b,qt.width*=b,qt.top*=A,qt.height*=A;for(let I in Cu)$t(Wr,I,qt[I])}Se=$e,Ot=rt,ze=k,qe=Re}Nn("setSize"),ye=!1}tn>0&&fn>0&&(u.clearRect(0,0,h.width,h.height),Nn("drawClear"),w.forEach(b=>b()),Nn("draw")),qt.show&&re&&(dl(qt),re=!1),fe&&ie&&(pr(null,!0,!1),ie=!1),ue.show&&ue.live&&ge&&(Tu(),ge=!1),l||(l=!0,n.status=1,Nn("ready")),zs=!1,sn=!1}n.redraw=(b,A)=>{_e=A||!1,b!==!1?Hs(S,D.min,D.max):Vn()};function Su(b,A){let I=_[b];if(I.from==null){if(nn==0){let N=I.range(n,A.min,A.max,b);A.min=N[0],A.max=N[1]}if(A.min>A.max){let N=A.min;A.min=A.max,A.max=N}if(nn>1&&A.min!=null&&A.max!=null&&A.max-A.min<1e-16)return;b==S&&I.distr==2&&nn>0&&(A.min=ki(A.min,e[0]),A.max=ki(A.max,e[0]),A.min==A.max&&A.max++),U[b]=A,ae=!0,Vn()}}n.setScale=Su;let wu,Au,zr,Vr,ap,lp,Gr,Hr,cp,hp,Wt,Jt,Gs=!1,Bn=ce.drag,Ln=Bn.x,Dn=Bn.y;fe&&(ce.x&&(wu=Ti(Vy,m)),ce.y&&(Au=Ti(Gy,m)),D.ori==0?(zr=wu,Vr=Au):(zr=Au,Vr=wu),Wt=ce.left,Jt=ce.top);let qt=n.select=yn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),Wr=qt.show?Ti(zy,qt.over?m:f):null;function dl(b,A){if(qt.show){for(let I in b)qt[I]=b[I],I in Cu&&$t(Wr,I,b[I]);A!==!1&&Nn("setSelect")}}n.setSelect=dl;function py(b){if(v[b].show)J&&qu(st[b],_r);else if(J&&gi(st[b],_r),fe){let I=Ce?at[0]:at[b];I!=null&&ss(I,-10,-10,k,Re)}}function Hs(b,A,I){Su(b,{min:A,max:I})}function es(b,A,I,N){A.focus!=null&&_y(b),A.show!=null&&v.forEach((X,Q)=>{Q>0&&(b==Q||b==null)&&(X.show=A.show,py(Q),s==2?(Hs(X.facets[0].scale,null,null),Hs(X.facets[1].scale,null,null)):Hs(X.scale,null,null),Vn())}),I!==!1&&Nn("setSeries",b,A),N&&jo("setSeries",n,b,A)}n.setSeries=es;function my(b,A){yn(C[b],A)}function gy(b,A){b.fill=xt(b.fill||null),b.dir=At(b.dir,-1),A=A??C.length,C.splice(A,0,b)}function xy(b){b==null?C.length=0:C.splice(b,1)}n.addBand=gy,n.setBand=my,n.delBand=xy;function yy(b,A){v[b].alpha=A,fe&&at[b]!=null&&(at[b].style.opacity=A),J&&st[b]&&(st[b].style.opacity=A)}let bs,Ws,fr,qr={focus:!0};function _y(b){if(b!=fr){let A=b==null,I=Oe.alpha!=1;v.forEach((N,X)=>{if(s==1||X>0){let Q=A||X==0||X==b;N._focus=A?null:Q,I&&yy(X,Q?1:Oe.alpha)}}),fr=b,I&&Vn()}}J&&Ke&&St(Zp,Ee,b=>{ce._lock||(Je(b),fr!=null&&es(null,qr,!0,xn.setSeries))});function ts(b,A,I){let N=_[A];I&&(b=b/Et-(N.ori==1?rt:$e));let X=k;N.ori==1&&(X=Re,b=X-b),N.dir==-1&&(b=X-b);let Q=N._min,le=N._max,me=b/X,ve=Q+(le-Q)*me,De=N.distr;return De==3?jr(10,ve):De==4?r_(ve,N.asinh):De==100?N.bwd(ve):ve}function vy(b,A){let I=ts(b,S,A);return ki(I,e[0],ln,cn)}n.valToIdx=b=>ki(b,e[0]),n.posToIdx=vy,n.posToVal=ts,n.valToPos=(b,A,I)=>_[A].ori==0?r(b,_[A],I?Y:k,I?P:0):o(b,_[A],I?de:Re,I?M:0),n.setCursor=(b,A,I)=>{Wt=b.left,Jt=b.top,pr(null,A,I)};function up(b,A){$t(Wr,Zr,qt.left=b),$t(Wr,ea,qt.width=A)}function dp(b,A){$t(Wr,"top",qt.top=b),$t(Wr,ta,qt.height=A)}let Zo=D.ori==0?up:dp,Jo=D.ori==1?up:dp;function by(){if(J&&ue.live)for(let b=s==2?1:0;b<v.length;b++){if(b==0&&lt)continue;let A=ue.values[b],I=0;for(let N in A)Ve[b][I++].firstChild.nodeValue=A[N]}}function Tu(b,A){if(b!=null&&(b.idxs?b.idxs.forEach((I,N)=>{te[N]=I}):c_(b.idx)||te.fill(b.idx),ue.idx=te[0]),J&&ue.live){for(let I=0;I<v.length;I++)(I>0||s==1&&!lt)&&My(I,te[I]);by()}ge=!1,A!==!1&&Nn("setLegend")}n.setLegend=Tu;function My(b,A){let I=v[b],N=b==0&&V==2?di:e[b],X;lt?X=I.values(n,b,A)??tt:(X=I.value(n,A==null?null:N[A],b,A),X=X==null?tt:{_:X}),ue.values[b]=X}function pr(b,A,I){cp=Wt,hp=Jt,[Wt,Jt]=ce.move(n,Wt,Jt),ce.left=Wt,ce.top=Jt,fe&&(zr&&ss(zr,wn(Wt),0,k,Re),Vr&&ss(Vr,0,wn(Jt),k,Re));let N,X=ln>cn;bs=Bt,Ws=null;let Q=D.ori==0?k:Re,le=D.ori==1?k:Re;if(Wt<0||nn==0||X){N=ce.idx=null;for(let me=0;me<v.length;me++){let ve=at[me];ve!=null&&ss(ve,-10,-10,k,Re)}Ke&&es(null,qr,!0,b==null&&xn.setSeries),ue.live&&(te.fill(N),ge=!0)}else{let me,ve,De;s==1&&(me=D.ori==0?Wt:Jt,ve=ts(me,S),N=ce.idx=ki(ve,e[0],ln,cn),De=W(e[0][N],D,Q,0));let Ne=-10,Ue=-10,nt=0,Tt=0,wt=!0,mt="",Ze="";for(let We=s==2?1:0;We<v.length;We++){let Xt=v[We],rn=te[We],Fn=rn==null?null:s==1?e[We][rn]:e[We][1][rn],Ft=ce.dataIdx(n,We,N,ve),on=Ft==null?null:s==1?e[We][Ft]:e[We][1][Ft];if(ge=ge||on!=Fn||Ft!=rn,te[We]=Ft,We>0&&Xt.show){let fi=Ft==null?-10:Ft==N?De:W(s==1?e[0][Ft]:e[We][0][Ft],D,Q,0),jn=on==null?-10:R(on,s==1?_[Xt.scale]:_[Xt.facets[1].scale],le,0);if(Ke&&on!=null){let wi=D.ori==1?Wt:Jt,Ni=An(Oe.dist(n,We,Ft,jn,wi));if(Ni<bs){let ns=Oe.bias;if(ns!=0){let pi=ts(wi,Xt.scale),Ai=on>=0?1:-1,Fi=pi>=0?1:-1;Fi==Ai&&(Fi==1?ns==1?on>=pi:on<=pi:ns==1?on<=pi:on>=pi)&&(bs=Ni,Ws=We)}else bs=Ni,Ws=We}}if(ge||Ce){let wi,Ni;D.ori==0?(wi=fi,Ni=jn):(wi=jn,Ni=fi);let ns,pi,Ai,Fi,is,Qn,mi=!0,mr=he.bbox;if(mr!=null){mi=!1;let ei=mr(n,We);Ai=ei.left,Fi=ei.top,ns=ei.width,pi=ei.height}else Ai=wi,Fi=Ni,ns=pi=he.size(n,We);if(Qn=he.fill(n,We),is=he.stroke(n,We),Ce)We==Ws&&bs<=Oe.prox&&(Ne=Ai,Ue=Fi,nt=ns,Tt=pi,wt=mi,mt=Qn,Ze=is);else{let ei=at[We];ei!=null&&(Ht[We]=Ai,Jn[We]=Fi,nm(ei,ns,pi,mi),em(ei,Qn,is),ss(ei,Ei(Ai),Ei(Fi),k,Re))}}}}if(Ce){let We=Oe.prox,Xt=fr==null?bs<=We:bs>We||Ws!=fr;if(ge||Xt){let rn=at[0];rn!=null&&(Ht[0]=Ne,Jn[0]=Ue,nm(rn,nt,Tt,wt),em(rn,mt,Ze),ss(rn,Ei(Ne),Ei(Ue),k,Re))}}}if(qt.show&&Gs)if(b!=null){let[me,ve]=xn.scales,[De,Ne]=xn.match,[Ue,nt]=b.cursor.sync.scales,Tt=b.cursor.drag;if(Ln=Tt._x,Dn=Tt._y,Ln||Dn){let{left:wt,top:mt,width:Ze,height:We}=b.select,Xt=b.scales[Ue].ori,rn=b.posToVal,Fn,Ft,on,fi,jn,wi=me!=null&&De(me,Ue),Ni=ve!=null&&Ne(ve,nt);wi&&Ln?(Xt==0?(Fn=wt,Ft=Ze):(Fn=mt,Ft=We),on=_[me],fi=W(rn(Fn,Ue),on,Q,0),jn=W(rn(Fn+Ft,Ue),on,Q,0),Zo(zi(fi,jn),An(jn-fi))):Zo(0,Q),Ni&&Dn?(Xt==1?(Fn=wt,Ft=Ze):(Fn=mt,Ft=We),on=_[ve],fi=R(rn(Fn,nt),on,le,0),jn=R(rn(Fn+Ft,nt),on,le,0),Jo(zi(fi,jn),An(jn-fi))):Jo(0,le)}else Ru()}else{let me=An(cp-ap),ve=An(hp-lp);if(D.ori==1){let nt=me;me=ve,ve=nt}Ln=Bn.x&&me>=Bn.dist,Dn=Bn.y&&ve>=Bn.dist;let De=Bn.uni;De!=null?Ln&&Dn&&(Ln=me>=De,Dn=ve>=De,!Ln&&!Dn&&(ve>me?Dn=!0:Ln=!0)):Bn.x&&Bn.y&&(Ln||Dn)&&(Ln=Dn=!0);let Ne,Ue;Ln&&(D.ori==0?(Ne=Gr,Ue=Wt):(Ne=Hr,Ue=Jt),Zo(zi(Ne,Ue),An(Ue-Ne)),Dn||Jo(0,le)),Dn&&(D.ori==1?(Ne=Gr,Ue=Wt):(Ne=Hr,Ue=Jt),Jo(zi(Ne,Ue),An(Ue-Ne)),Ln||Zo(0,Q)),!Ln&&!Dn&&(Zo(0,0),Jo(0,0))}if(Bn._x=Ln,Bn._y=Dn,b==null){if(I){if(Sp!=null){let[me,ve]=xn.scales;xn.values[0]=me!=null?ts(D.ori==0?Wt:Jt,me):null,xn.values[1]=ve!=null?ts(D.ori==1?Wt:Jt,ve):null}jo(Ou,n,Wt,Jt,k,Re,N)}if(Ke){let me=I&&xn.setSeries,ve=Oe.prox;fr==null?bs<=ve&&es(Ws,qr,!0,me):bs>ve?es(null,qr,!0,me):Ws!=fr&&es(Ws,qr,!0,me)}}ge&&(ue.idx=N,Tu()),A!==!1&&Nn("setCursor")}let qs=null;Object.defineProperty(n,"rect",{get(){return qs==null&&Ko(!1),qs}});function Ko(b=!1){b?qs=null:(qs=m.getBoundingClientRect(),Nn("syncRect",qs))}function fp(b,A,I,N,X,Q,le){ce._lock||Gs&&b!=null&&b.movementX==0&&b.movementY==0||(Eu(b,A,I,N,X,Q,le,!1,b!=null),b!=null?pr(null,!0,!0):pr(A,!0,!1))}function Eu(b,A,I,N,X,Q,le,me,ve){if(qs==null&&Ko(!1),Je(b),b!=null)I=b.clientX-qs.left,N=b.clientY-qs.top;else{if(I<0||N<0){Wt=-10,Jt=-10;return}let[De,Ne]=xn.scales,Ue=A.cursor.sync,[nt,Tt]=Ue.values,[wt,mt]=Ue.scales,[Ze,We]=xn.match,Xt=A.axes[0].side%2==1,rn=D.ori==0?k:Re,Fn=D.ori==1?k:Re,Ft=Xt?Q:X,on=Xt?X:Q,fi=Xt?N:I,jn=Xt?I:N;if(wt!=null?I=Ze(De,wt)?a(nt,_[De],rn,0):-10:I=rn*(fi/Ft),mt!=null?N=We(Ne,mt)?a(Tt,_[Ne],Fn,0):-10:N=Fn*(jn/on),D.ori==1){let wi=I;I=N,N=wi}}ve&&(A==null||A.cursor.event.type==Ou)&&((I<=1||I>=k-1)&&(I=xr(I,k)),(N<=1||N>=Re-1)&&(N=xr(N,Re))),me?(ap=I,lp=N,[Gr,Hr]=ce.move(n,I,N)):(Wt=I,Jt=N)}let Cu={width:0,height:0,left:0,top:0};function Ru(){dl(Cu,!1)}let pp,mp,gp,xp;function yp(b,A,I,N,X,Q,le){Gs=!0,Ln=Dn=Bn._x=Bn._y=!1,Eu(b,A,I,N,X,Q,le,!0,!1),b!=null&&(St(Bu,Hu,_p,!1),jo($p,n,Gr,Hr,k,Re,null));let{left:me,top:ve,width:De,height:Ne}=qt;pp=me,mp=ve,gp=De,xp=Ne}function _p(b,A,I,N,X,Q,le){Gs=Bn._x=Bn._y=!1,Eu(b,A,I,N,X,Q,le,!1,!0);let{left:me,top:ve,width:De,height:Ne}=qt,Ue=De>0||Ne>0,nt=pp!=me||mp!=ve||gp!=De||xp!=Ne;if(Ue&&nt&&dl(qt),Bn.setScale&&Ue&&nt){let Tt=me,wt=De,mt=ve,Ze=Ne;if(D.ori==1&&(Tt=ve,wt=Ne,mt=me,Ze=De),Ln&&Hs(S,ts(Tt,S),ts(Tt+wt,S)),Dn)for(let We in _){let Xt=_[We];We!=S&&Xt.from==null&&Xt.min!=Bt&&Hs(We,ts(mt+Ze,We),ts(mt,We))}Ru()}else ce.lock&&(ce._lock=!ce._lock,pr(A,!0,b!=null));b!=null&&(Mn(Bu,Hu),jo(Bu,n,Wt,Jt,k,Re,null))}function Sy(b,A,I,N,X,Q,le){if(ce._lock)return;Je(b);let me=Gs;if(Gs){let ve=!0,De=!0,Ne=10,Ue,nt;D.ori==0?(Ue=Ln,nt=Dn):(Ue=Dn,nt=Ln),Ue&&nt&&(ve=Wt<=Ne||Wt>=k-Ne,De=Jt<=Ne||Jt>=Re-Ne),Ue&&ve&&(Wt=Wt<Gr?0:k),nt&&De&&(Jt=Jt<Hr?0:Re),pr(null,!0,!0),Gs=!1}Wt=-10,Jt=-10,te.fill(null),pr(null,!0,!0),me&&(Gs=me)}function vp(b,A,I,N,X,Q,le){ce._lock||(Je(b),Yo(),Ru(),b!=null&&jo(Jp,n,Wt,Jt,k,Re,null))}function bp(){E.forEach(Av),B(n.width,n.height,!0)}vr(Rl,Kr,bp);let Xr={};Xr.mousedown=yp,Xr.mousemove=fp,Xr.mouseup=_p,Xr.dblclick=vp,Xr.setSeries=(b,A,I,N)=>{let X=xn.match[2];I=X(n,A,I),I!=-1&&es(I,N,!0,!1)},fe&&(St($p,m,yp),St(Ou,m,fp),St(Yp,m,b=>{Je(b),Ko(!1)}),St(Zp,m,Sy),St(Jp,m,vp),Ku.add(n),n.syncRect=Ko);let fl=n.hooks=i.hooks||{};function Nn(b,A,I){Kn?Lt.push([b,A,I]):b in fl&&fl[b].forEach(N=>{N.call(null,n,A,I)})}(i.plugins||[]).forEach(b=>{for(let A in b.hooks)fl[A]=(fl[A]||[]).concat(b.hooks[A])});let Mp=(b,A,I)=>I,xn=yn({key:null,setSeries:!1,filters:{pub:am,sub:am},scales:[S,v[1]?v[1].scale:null],match:[lm,lm,Mp],values:[null,null]},ce.sync);xn.match.length==2&&xn.match.push(Mp),ce.sync=xn;let Sp=xn.key,Pu=sg(Sp);function jo(b,A,I,N,X,Q,le){xn.filters.pub(b,A,I,N,X,Q,le)&&Pu.pub(b,A,I,N,X,Q,le)}Pu.sub(n);function wy(b,A,I,N,X,Q,le){xn.filters.sub(b,A,I,N,X,Q,le)&&Xr[b](null,A,I,N,X,Q,le)}n.pub=wy;function Ay(){Pu.unsub(n),Ku.delete(n),In.clear(),Xu(Rl,Kr,bp),c.remove(),Ee?.remove(),Nn("destroy")}n.destroy=Ay;function Iu(){Nn("init",i,e),$o(e||i.data,!1),U[S]?Su(S,U[S]):Yo(),re=qt.show&&(qt.width>0||qt.height>0),ie=ge=!0,B(i.width,i.height)}return v.forEach(Ur),E.forEach(xs),t?t instanceof HTMLElement?(t.appendChild(c),Iu()):t(n,Iu):Iu(),n}Tn.assign=yn;Tn.fmtNum=sd;Tn.rangeNum=Pl;Tn.rangeLog=Dl;Tn.rangeAsinh=nd;Tn.orient=Mr;Tn.pxRatio=Et;Tn.join=g_;Tn.fmtDate=od,Tn.tzDate=E_;Tn.sync=sg;{Tn.addGap=cv,Tn.clipGaps=Ul;let i=Tn.paths={points:hg};i.linear=dg,i.stepped=dv,i.bars=fv,i.spline=mv}var pd={dark:{name:"dark",ground:["#1b222d","#0c1016"],ink:"#e8ecf2",quiet:"#97a3b4",line:"#3a4454",runs:["#5ebff9","#a161de","#2e9880","#febcd1"],omega:"#f5ed3e",momentum:"#fd551a",axes:["#f2f4f8","#c3ccd9","#98a4b6"],body:"#c9d2df",stripe:"#66768c",ellipsoid:"#7c93b4",plane:"#8ea2bd",energy:["#1a2029","#3a424f","#5d6775","#858f9d","#b4bcc7"],panel:"#3d4f6e",metal:"#8a8f98",key:2.4,fill:1.15},light:{name:"light",ground:["#ffffff","#e9edf2"],ink:"#18202b",quiet:"#566273",line:"#c3cbd6",runs:["#0e7bd6","#c04594","#12765a","#343949"],omega:"#856503",momentum:"#83190b",axes:["#18202b","#43505f","#6b7a8e"],body:"#dfe5ee",stripe:"#8496ae",ellipsoid:"#8da6c8",plane:"#7f93ad",energy:["#8c97a6","#a7b0bd","#c0c8d2","#d8dee5","#f1f4f7"],panel:"#5a6f94",metal:"#767c86",key:2.2,fill:1.9}};function zl(i,e){if(!Number.isFinite(e))return[.5,.5,.5];let t=Math.max(0,Math.min(1,e))*(i.length-1),n=Math.min(Math.floor(t),i.length-2),s=t-n,r=fd(i[n]),o=fd(i[n+1]);return[r[0]+(o[0]-r[0])*s,r[1]+(o[1]-r[1])*s,r[2]+(o[2]-r[2])*s]}function fd(i){let e=parseInt(i.slice(1),16);return[(e>>16&255)/255,(e>>8&255)/255,(e&255)/255]}function oa(i,e){let[t,n,s]=fd(i);return`rgba(${Math.round(255*t)},${Math.round(255*n)},${Math.round(255*s)},${e})`}function z(i,e={},...t){let n=document.createElement(i);for(let[s,r]of Object.entries(e))r==null||r===!1||(s.startsWith("on")&&typeof r=="function"?n.addEventListener(s.slice(2),r):s==="class"?n.className=String(r):s in n&&!s.startsWith("aria")&&s!=="list"?n[s]=r:n.setAttribute(s,r===!0?"":String(r)));for(let s of t)s&&n.append(s);return n}function ht(i){let e=document.getElementById(i);if(!e)throw new Error(`the page has no element #${i}`);return e}function bt(i,e=4){if(i==null||Number.isNaN(i))return"–";if(i===0)return"0";if(!Number.isFinite(i))return i>0?"∞":"−∞";let t=Math.abs(i);return(t>=1e5||t<.001?Tv(i.toExponential(e-2)):String(Number(i.toPrecision(e)))).replace("-","−")}var gg={0:"⁰",1:"¹",2:"²",3:"³",4:"⁴",5:"⁵",6:"⁶",7:"⁷",8:"⁸",9:"⁹","-":"⁻","+":""};function Tv(i){let[e,t]=i.split("e"),n=[...t].map(r=>gg[r]).join(""),s=String(Number(e));return s==="1"?`10${n}`:s==="-1"?`-10${n}`:`${s}·10${n}`}var xg=i=>"10"+[...String(i)].map(e=>gg[e]).join("");function yg(i,e){let t=z("button",{class:"small",type:"button","data-test":`copy-${i.toLowerCase()}`},"Copy");return t.setAttribute("aria-label",`Copy the ${i}`),t.addEventListener("click",async()=>{let n=!0;try{await navigator.clipboard.writeText(e())}catch{let s=z("textarea",{value:e()});document.body.append(s),s.select(),n=document.execCommand("copy"),s.remove()}t.textContent=n?"Copied":"Select and copy by hand",setTimeout(()=>t.textContent="Copy",1500)}),t}function jt(i,e=!1){let t=ht("status");t.textContent=i,t.classList.toggle("bad",e),t.hidden=!i}function Vl(i){i.addEventListener("keydown",e=>{let t=e.key==="ArrowRight"?1:e.key==="ArrowLeft"?-1:0;if(!t||e.shiftKey)return;e.preventDefault(),e.stopPropagation();let n=[...i.querySelectorAll('[role="tab"]')],s=n[(n.indexOf(document.activeElement)+t+n.length)%n.length],r=s.id;s.click(),document.getElementById(r)?.focus()})}var Ev=1e-18,aa=(i,e)=>e.map(t=>{let n=Math.log10(t);return Math.abs(n-Math.round(n))<1e-6?xg(Math.round(n)):""}),la=(i,e)=>e,ro=(i,e,t,n,s)=>e.map(r=>{let o=Math.max(...e.map(Math.abs));if(o>=1e5||o<.001)return bt(r,Math.max(2,Math.min(8,1+Math.ceil(Math.log10(o/s)))));let a=0;for(;a<9&&Math.abs(s*10**a-Math.round(s*10**a))>1e-6*s*10**a;)a++;return r.toFixed(a).replace("-","−")}),_g=i=>{if(!i.dash)return i.colour;let[e,t]=i.dash;return`repeating-linear-gradient(90deg, ${i.colour} 0 ${e}px, transparent ${e}px ${e+t}px)`},Gl=class{constructor(e,t,n,s){this.spec=e;this.theme=t;this.seek=n;this.zoomed=s;this.log=!e.signed;let r=z("button",{type:"button",class:"small ghost","data-test":`scale-${e.id}`,title:"Linear or logarithmic axis",onclick:()=>{this.log=!this.log,r.textContent=this.log?"log":"lin",r.setAttribute("aria-label",`${e.title}: ${this.log?"logarithmic":"linear"} axis`),this.rebuild()}},this.log?"log":"lin");r.setAttribute("aria-label",`${e.title}: ${this.log?"logarithmic":"linear"} axis`);let o=z("div",{class:"values"});e.series.forEach(a=>{let l=z("span",{class:"value"},"–"),c=z("i",{class:"mark"});c.style.background=_g(a),o.append(z("span",{class:"item",title:a.name},c,z("span",{class:"name"},a.name),l)),this.values.push(l)}),this.head=z("div",{class:"head"},z("h3",{title:e.about??`${e.title}, ${e.unit}`},e.title,z("span",{class:"unit"},e.unit?` ${e.unit}`:"")),r),this.box=z("div",{class:"box"}),this.node=z("figure",{class:"panel",id:`plot-${e.id}`,"data-test":`plot-${e.id}`},this.head,o,this.box)}spec;theme;seek;zoomed;node;box;head;values=[];cursor=z("div",{class:"playhead","aria-hidden":"true"});empty=z("div",{class:"empty",hidden:!0});plot=null;range=[0,1];full=[0,1];now=0;log;hidden=new Set;dress(e,t){this.theme=e,this.spec.series.forEach((n,s)=>n.colour=t[s]??n.colour),this.node.querySelectorAll(".mark").forEach((n,s)=>n.style.background=_g(this.spec.series[s])),this.rebuild()}span(e,t,n){this.range=[e,t],this.full=n,this.refresh()}data(){let e=Math.max(50,Math.floor(this.box.clientWidth||300));if(this.spec.aligned){let n=s=>this.log?Float64Array.from(s,Math.abs):s;return[this.spec.series[0].t(),...this.spec.series.map(s=>n(s.y()))]}let t=this.spec.series.map((n,s)=>{let r=n.y();return!r||this.hidden.has(s)?{x:new Float64Array(0),y:new Float64Array(0)}:gl(n.t(),r,this.range[0],this.range[1],e,this.log)});return xl(t)}refresh(){if(!this.plot)return this.rebuild();this.plot.setData(this.data(),!1),this.rescale()}rescale(){let e=this.plot,t=1/0,n=-1/0;for(let s=1;s<e.data.length;s++)for(let r of e.data[s])r!=null&&(r<t&&(t=r),r>n&&(n=r));this.empty.hidden=n>=t,n>=t||(this.empty.textContent=this.spec.series.some(s=>s.y()?.length)&&this.log?"zero throughout":"not known"),e.batch(()=>{if(e.setScale("x",{min:this.range[0],max:this.range[1]}),this.log){t=Math.max(t,Ev),n>=t||(t=1e-17,n=1e-15);let s=Math.floor(Math.log10(t)-.05),r=Math.ceil(Math.log10(n)+.05);e.setScale("y",{min:10**Math.max(s,r-18),max:10**Math.max(r,s+1)})}else{n>=t||(t=-1,n=1);let s=.08*(n-t)||.1*Math.abs(n)||1;e.setScale("y",{min:t-s,max:n+s})}})}rebuild(){let e=this.box.clientWidth,t=this.box.clientHeight;if(this.plot?.destroy(),this.plot=null,e<40||t<30)return;let{theme:n}=this,r={stroke:n.quiet,font:'11px system-ui, "Segoe UI", "DejaVu Sans", sans-serif',grid:{stroke:oa(n.line,.55),width:1},ticks:{show:!1}};this.plot=new Tn({width:e,height:t,padding:[6,16,0,0],legend:{show:!1},cursor:{drag:{x:!0,y:!1,setScale:!1},points:{show:!1},x:!1,y:!1},scales:{x:{time:!1,auto:!1},y:{distr:this.log?3:1,auto:!1}},axes:[{...r,size:24,gap:3,space:60,values:ro},this.log?{...r,size:42,gap:4,values:aa,splits:Hl,filter:la}:{...r,size:54,gap:4,space:26,values:ro}],series:[{},...this.spec.series.map(o=>({label:o.name,stroke:o.colour,width:o.width??1.4,spanGaps:!1,points:{show:!1},dash:o.dash}))],bands:this.spec.bands?.map(([o,a,l])=>({series:[o+1,a+1],fill:oa(this.spec.series[o].colour,l)})),hooks:{draw:[o=>this.crosses(o)],setSelect:[o=>{let a=o.select.width;a>6&&this.zoomed([o.posToVal(o.select.left,"x"),o.posToVal(o.select.left+a,"x")]),o.setSelect({left:0,top:0,width:0,height:0},!1)}]}},this.data(),this.box),this.plot.over.append(this.cursor,this.empty),this.plot.over.addEventListener("click",o=>{let a=o.clientX-this.plot.over.getBoundingClientRect().left;Math.abs(this.pressed-o.clientX)<4&&this.seek(this.plot.posToVal(a,"x"))}),this.plot.over.addEventListener("pointerdown",o=>this.pressed=o.clientX),this.plot.over.addEventListener("dblclick",()=>this.zoomed(null)),this.rescale()}pressed=0;crosses(e){let t=e.ctx,n=devicePixelRatio||1,s=4.5*n;this.spec.series.forEach((r,o)=>{let a=r.ended?.()??null,l=e.data[o+1];if(a===null||!l)return;let c=l.length-1;for(;c>=0&&(l[c]===null||l[c]===void 0);)c--;if(c<0)return;let h=e.valToPos(e.data[0][c],"x",!0),u=Math.max(e.bbox.top+s,e.valToPos(l[c],"y",!0));t.save(),t.strokeStyle=r.colour,t.lineWidth=2*n,t.beginPath();for(let[d,f]of[[-s,-s],[-s,s]])t.moveTo(h+d,u+f),t.lineTo(h-d,u-f);t.stroke(),t.restore()})}at(e){this.now=e;let t=this.plot;if(t){let n=t.valToPos(e,"x");this.cursor.style.transform=`translateX(${n.toFixed(1)}px)`,this.cursor.hidden=!(n>=-1&&n<=t.over.clientWidth+1)}}write(){this.spec.series.forEach((e,t)=>{let n=e.ended?.()??null,s=n!==null&&this.now>n?"ended":bt(e.value(),3);this.values[t].textContent!==s&&(this.values[t].textContent=s)})}svg(e,t){let n=this.plot;if(!n)return"";let s=n.over.offsetLeft,r=n.over.offsetTop,o=n.over.clientWidth,a=n.over.clientHeight,l=h=>h.replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;"),c=[`<g transform="translate(${e.toFixed(1)},${t.toFixed(1)})" font-size="11">`];for(let[h,u]of[["x",!0],["y",!1]]){let{min:d,max:f}=n.scales[h],m=n.axes[h==="x"?0:1]._splits??[d,f];for(let x of m){if(x===null||x<d||x>f)continue;let p=n.valToPos(x,h),g=!u&&this.log?aa(n,[x])[0]:ro(n,m,0,0,m.length>1?m[1]-m[0]:1)[m.indexOf(x)];g&&c.push(u?`<path d="M${(s+p).toFixed(1)} ${r}v${a}" stroke="${this.theme.line}" stroke-width=".6"/><text x="${(s+p).toFixed(1)}" y="${r+a+14}" text-anchor="middle" fill="${this.theme.quiet}">${l(g)}</text>`:`<path d="M${s} ${(r+p).toFixed(1)}h${o}" stroke="${this.theme.line}" stroke-width=".6"/><text x="${s-5}" y="${(r+p+4).toFixed(1)}" text-anchor="end" fill="${this.theme.quiet}">${l(g)}</text>`)}}return this.spec.series.forEach((h,u)=>{let d=n.data[u+1],f="",m=!0;for(let x=0;x<n.data[0].length;x++){let p=d[x];p===null&&(m=!0),p!=null&&(f+=`${m?"M":"L"}${(s+n.valToPos(n.data[0][x],"x")).toFixed(1)} ${(r+Math.max(-1,Math.min(a+1,n.valToPos(p,"y")))).toFixed(1)}`,m=!1)}f&&c.push(`<path d="${f}" fill="none" stroke="${h.colour}" stroke-width="${h.width??1.4}" stroke-linejoin="round"${h.dash?` stroke-dasharray="${h.dash.join(" ")}"`:""}/>`)}),c.push("</g>"),c.join("")}get legend(){return this.spec.series.map((e,t)=>({text:`${e.name} ${this.values[t].textContent??""}`,colour:e.colour,dash:e.dash}))}get size(){return{width:this.box.clientWidth,height:this.box.clientHeight}}get whole(){return this.full}destroy(){this.plot?.destroy(),this.node.remove()}},Hl=(i,e,t,n)=>{let s=Math.ceil(Math.log10(t)-1e-9),r=Math.floor(Math.log10(n)+1e-9),o=i.bbox?i.bbox.height/(devicePixelRatio||1)/20:5,a=Math.max(1,Math.ceil((r-s)/Math.max(1,Math.min(5,o)))),l=[];for(let c=Math.ceil(s/a)*a;c<=r;c+=a)l.push(10**c);return l};function gd(i){let e=i.runs.map(t=>t.method);return i.runs.map((t,n)=>t.name.startsWith(t.method)&&e.indexOf(t.method)===e.lastIndexOf(t.method)?e[n]:t.name)}function md(i,e){let t=new WeakMap;return()=>{let n=i(),s=t.get(n);if(!s){s=new Float64Array(n.length/3);for(let r=0;r<s.length;r++)s[r]=n[3*r+e];t.set(n,s)}return s}}function Cv(i){let e=new WeakMap;return()=>{let t=i(),n=e.get(t);if(!n){n=new Float64Array(t.length/3);for(let s=0;s<n.length;s++)n[s]=Math.hypot(t[3*s],t[3*s+1],t[3*s+2]);e.set(t,n)}return n}}function Mg(i,e,t,n,s){let r=gd(i),o=i.runs[0],a=h=>i.runs.map((u,d)=>({name:r[d],colour:t.runs[d],t:()=>u.t,y:()=>h(d),value:()=>e[d].value(h(d)),ended:()=>Zs(u)?u.t[u.t.length-1]:null})),l=i.runs.every(h=>h.body.axes.every((u,d)=>u[d]===1)),c=[];if(i.runs.length===1&&c.push({id:"omega",title:"Angular velocity",unit:"rad/s",about:"Angular velocity ω in the axes of the body, rad/s",signed:!0,series:[0,1,2].map(h=>({name:l?`ω${"₁₂₃"[h]}`:`ω ${"xyz"[h]}`,colour:t.omega,dash:[void 0,[6,4],[1.5,2.5]][h],width:[1.6,1.4,1.8][h],t:()=>i.runs[n()].t,y:md(()=>i.runs[n()].omega,h),value:()=>e[n()].omega[h]}))}),o.energy_conserved!==!1)c.push({id:"energy",title:"Energy error",unit:"relative",about:"Change of the energy since the start, relative to its value there",signed:!1,series:a(h=>i.runs[h].energy_error)});else{let h=!o.energy_label||o.energy_label.startsWith("kinetic");c.push({id:"energy",title:h?"Kinetic energy":"Energy",unit:"J",about:`${h?"Kinetic energy":"Energy"}, which the torque changes`,signed:!0,series:a(u=>i.runs[u].energy)})}if(o.momentum_conserved!==!1)c.push({id:"momentum",title:"Momentum error",unit:"relative",about:`Relative error of the ${o.momentum_label||"momentum"}`,signed:!1,series:a(h=>i.runs[h].momentum_error)});else{let h=i.runs.map(u=>Cv(()=>u.momentum));c.push({id:"momentum",title:"Momentum |L|",unit:"kg m²/s",about:"Size of the angular momentum, which the torque changes",signed:!0,series:a(u=>h[u]())})}return i.runs.some(h=>h.attitude_error)&&c.push({id:"attitude",title:"Attitude error",unit:"rad",about:`Angle to the reference, rad: ${i.runs.find(h=>h.reference)?.reference??"the reference"}`,signed:!1,series:a(h=>i.runs[h].attitude_error)}),i.runs.every(h=>h.x)&&c.push({id:"place",title:"Position",unit:"m",about:"Place of the centre of mass, m",signed:!0,series:[0,1,2].map(h=>({name:"xyz"[h],colour:t.ink,dash:[void 0,[6,4],[1.5,2.5]][h],t:()=>i.runs[n()].t,y:md(()=>i.runs[n()].x,h),value:()=>vg(i.runs[n()].t,md(()=>i.runs[n()].x,h)(),s())}))}),i.difference.length&&c.push({id:"difference",title:"Difference",unit:`rad from ${r[i.difference[0].a]}`,about:`Angle to ${i.runs[i.difference[0].a].name}, rad`,signed:!1,series:i.difference.map(h=>({name:r[h.b],colour:t.runs[h.b],t:()=>h.t,y:()=>h.angle,value:()=>vg(h.t,h.angle,s()),ended:()=>Zs(i.runs[h.b])?i.runs[h.b].t[i.runs[h.b].t.length-1]:null}))}),c}function vg(i,e,t){let n=Math.max(1,Math.min(i.length-1,Ui(i,t))),s=Math.max(0,Math.min(1,(t-i[n-1])/(i[n]-i[n-1])));return e[n-1]+(e[n]-e[n-1])*s}var bg=i=>i<1?`${bt(1e3*i,3)} ms`:`${bt(i,3)} s`;function Rv(i){let e=[["Method",i.order?`${i.method}, order ${i.order}`:i.method]];i.dt&&e.push(["Step",`${bt(i.dt)} s`]),i.torque&&e.push(["Torque",i.torque]),e.push(["Steps",i.steps.toLocaleString("en")],["Torque calls",i.torque_calls.toLocaleString("en")]),i.seconds&&e.push(["Computed in",bg(i.seconds)]),i.compile_seconds&&e.push(["Compiled in",bg(i.compile_seconds)]);let t=i.attitude_error?Pv(i.attitude_error):NaN;return t>0&&e.push(["Largest attitude error",`${bt(t,2)} rad`]),i.reference&&e.push(["Compared with",i.reference]),e.push(["Moments",i.body.moments.map(n=>bt(n,3)).join(", ")+" kg m²"]),e}function Pv(i){let e=0;for(let t=0;t<i.length;t++)i[t]>e&&(e=i[t]);return e}function Sg(i,e,t,n,s,r){let o=z("div");i.note&&o.append(z("p",{class:"note","data-test":"note"},i.note));let a=i.runs.length>1,l=Math.max(...e.actors.map(m=>m.player.coarse?m.player.stride:0));l>0&&o.append(z("p",{class:"note warn","data-test":"coarse"},`The body turns by ${bt(l,2)} rad from one sample to the next, so only the samples are shown, and nothing between them. For a smooth motion, shorten the run or store more samples.`));let c=i.runs.map(Rv),h=new Map(a?c[0].filter(([m,x])=>c.every(p=>p.some(([g,v])=>g===m&&v===x))):[]);h.size&&(o.append(z("h3",{},"All runs")),o.append(z("div",{class:"run"},z("dl",{},...[...h].flatMap(([m,x])=>[z("dt",{},m),z("dd",{},x)]))))),o.append(z("h3",{},a?"Runs: one is solid, the others are ghosts":"Run")),i.runs.forEach((m,x)=>{let p=z("span",{class:"swatch"});p.style.background=t.runs[x];let g=z("div",{class:`run${x===e.lead&&a?" lead":""}`,"data-test":`run-${x}`});g.style.setProperty("--swatch",t.runs[x]);let v=z("header",{},p,z("b",{title:m.name},m.name));a&&v.append(z("button",{class:"small ghost",type:"button","aria-pressed":String(x===e.lead),"data-test":`lead-${x}`,onclick:()=>{e.setLead(x),s.changed(),r()}},"Solid"),z("button",{class:"small ghost",type:"button","aria-pressed":String(e.actors[x].visible),"data-test":`visible-${x}`,onclick:()=>{e.actors[x].visible=!e.actors[x].visible,e.dress(),s.changed(),r()}},"Shown"));let E=c[x].filter(([_])=>!h.has(_));g.append(v,...Zs(m)?[z("div",{},z("span",{class:"badge"},`✕ ended at ${bt(m.t[m.t.length-1],3)} s`))]:[],z("dl",{},...E.flatMap(([_,C])=>[z("dt",{},_),z("dd",{title:C},C)]))),m.outcome!=="done"&&g.append(z("p",{class:"note warn","data-test":`outcome-${x}`},m.message||m.outcome)),o.append(g)}),o.append(z("h3",{},"Camera"),z("div",{class:"row"},...["corner","front","side","top"].map(m=>z("button",{type:"button",class:"small","data-test":`camera-${m}`,onclick:()=>s.camera(m)},m.charAt(0).toUpperCase()+m.slice(1))))),o.append(z("h3",{},"Shown"));let u=(m,x,p)=>z("label",{},z("input",{type:"checkbox",checked:n[m]===!0,"data-test":`show-${p}`,onchange:g=>{n[m]=g.target.checked,e.dress(),s.changed()}}),x);o.append(z("div",{class:"checks"},u("body","Body","body"),u("axes","Axes 1 2 3","axes"),u("space","Axes x y z","space"),u("omega","Velocity ω","omega"),u("momentum","Momentum L","momentum"),u("trace","Trace","trace"),a&&u("ghosts","Ghosts","ghosts"),a&&u("apart","Side by side","apart"),u("ride","Ride on the body","ride")));let d=z("select",{"data-test":"trail",onchange:()=>{n.trail=Number(d.value),e.dress(),s.changed()}},...[["1","All of it"],["0.3","Last third"],["0.1","Last tenth"],["0.02","Last fiftieth"]].map(([m,x])=>z("option",{value:m,selected:Number(m)===n.trail},x))),f=z("select",{"data-test":"axis",onchange:()=>{n.axis=Number(f.value),e.actors.forEach((m,x)=>e.retrace(x)),s.changed()}},...["x","y","z"].map((m,x)=>z("option",{value:String(x),selected:x===n.axis},`Body ${m}`)));return o.append(z("div",{class:"row"},z("label",{class:"field"},z("span",{},"Traces keep"),d),z("label",{class:"field"},z("span",{},"Trace of"),f))),o}function Wl(i,e){let t=z("div"),n=(s,r,o)=>{t.append(z("div",{class:"codehead"},z("h3",{},s),yg(s,()=>r)),z("pre",{id:o,tabindex:"0","data-test":o},r))};return i&&n("Python",i,"code-python"),e&&n("Scenario",e,"code-scenario"),!i&&!e&&t.append(z("p",{class:"note"},"This document came without a program.")),t}function xd(i,e,t){let n=ht("plots");return n.replaceChildren(),i.map(s=>{let r=new Gl(s,e,t.seek,t.zoomed);return n.append(r.node),r})}var wg={overview:"Overview",body:"Body",poinsot:"Poinsot",momentum:"Momentum",cloud:"Cloud",path:"Path"};function Ag({width:i,height:e,views:t},n){let s=n==="overview"&&t.length>1;if(t.forEach((r,o)=>r.shown=s?o<3:r.name===n||t.length===1),!s)return t.forEach(r=>r.rect={x:0,y:0,width:i,height:e});if(i>1.9*e&&e<330){let r=Math.round(i*.4),o=Math.round((i-r)/2);t[0].rect={x:0,y:0,width:r,height:e},t[1].rect={x:r,y:0,width:o,height:e},t[2].rect={x:r+o,y:0,width:i-r-o,height:e}}else if(i>1.05*e){let r=Math.round(i*.56),o=Math.round(e/2);t[0].rect={x:0,y:0,width:r,height:e},t[1].rect={x:r,y:0,width:i-r,height:o},t[2].rect={x:r,y:o,width:i-r,height:e-o}}else{let r=Math.round(e*.6),o=Math.round(i/2);t[0].rect={x:0,y:0,width:i,height:r},t[1].rect={x:0,y:r,width:o,height:e-r},t[2].rect={x:o,y:r,width:i-o,height:e-r}}}function Iv(i,e){let t=i.motion?.actors[i.motion.lead].player,n=[...i.motion?.actors[0].player.data.body.moments??[1,2,3]].sort((h,u)=>h-u),s=n.slice(1).filter((h,u)=>h-n[u]<1e-9*n[2]).length,r=t?.data.torque==="free rotation",o=i.motion?.path?.enlarged??1,a={body:"The body turns; its axis leaves a trace on the sphere.",path:`The body moves; its centre of mass leaves a trace. The body is drawn ${o>1.05?`${bt(o,2)} times larger than it is`:"true to scale"}.`,poinsot:r?"The inertia ellipsoid rolls on the plane across L. The point of contact, ω, draws the polhode on the ellipsoid and the herpolhode on the plane.":"Under a torque, energy and L change: the ellipsoid of the moment, drawn at one size, touches at ω the plane across L, which moves.",cloud:"Each point is a member: where its third axis meets the sphere. Click one to follow it.",momentum:s>1?"Where L points, seen from the body. All directions have the same energy.":s?"Where L points, seen from the body. Lines are of equal energy; a symmetric body has no separatrix.":"Where L points, seen from the body. Lines are of equal energy; the heavy one is the separatrix, through the middle axis."};t?.wheels&&(a.poinsot="The body has wheels: its ellipsoid still touches a plane at ω, but that plane moves, and L, of body and wheels, is not across it.",a.momentum="Where L, of body and wheels, points, seen from the body. Lines are of equal energy of the body without its wheels.");let l=i.motion?.actors.find(h=>h.player.coarse)?.player.stride;return l&&e!=="cloud"&&(a[e]=`The body turns by ${bt(l,2)} rad between samples: only they are shown.`),[{body:"Body in space",path:"Path",poinsot:"Poinsot",cloud:"Ensemble",momentum:"Momentum sphere"}[e]??e,a[e]??""]}function yd(i,e){let t=i.theme,n=i.document,s=e==="body"?[{text:"ω",colour:t.omega,readout:"readout-omega"},{text:"L",colour:t.momentum,readout:"readout-momentum"}]:e==="poinsot"?[{text:"ω",colour:t.omega},{text:"L",colour:t.momentum}]:e==="momentum"&&!Lv(i)?[{text:"energy, low to high",colour:t.energy[2],ramp:t.energy}]:[];if(n?.kind!=="motion"||e==="momentum")return s;let r=gd(n),o=e==="poinsot"?"polhode, herpolhode":e==="path"?"path of the centre of mass":`trace of body ${"xyz"[i.motion?.axis??2]}`;return n.runs.forEach((a,l)=>s.push({text:n.runs.length>1?r[l]:o,colour:t.runs[l]})),s}function Lv(i){let e=i.motion?.actors[0].player.data.body.moments;return!!e&&Math.max(...e)-Math.min(...e)<1e-9*Math.max(...e)}function Dv(i,e,t){let n=z("div",{class:"caption","data-test":`caption-${e.name}`});t||n.classList.add("alone"),e.rect.x>0&&n.classList.add("inner"),e.rect.y>0&&n.classList.add("lower"),Object.assign(n.style,{left:`${e.rect.x}px`,top:`${e.rect.y}px`,width:`${e.rect.width}px`,height:`${e.rect.height}px`});let[s,r]=Iv(i,e.name);n.append(z("div",{class:"head"},z("h2",{},s),r&&(!t||e.rect.height>330)&&e.rect.width>300&&z("p",{},r)));let o=i.document?.kind==="motion"&&i.document.runs.length>1,a=yd(i,e.name).filter((l,c)=>e.rect.width>240&&e.rect.height>235&&(e.rect.width>420||!t||c<2||!o));return n.append(z("div",{class:"legend"},...a.map(l=>{let c=z("i");return c.style.background=l.ramp?`linear-gradient(90deg, ${l.ramp.join(",")})`:l.colour,l.ramp&&(c.className="ramp"),z("span",{},c,l.text,l.readout&&z("b",{class:"readout",id:l.readout}))}))),n}function Tg(i,e){let t=ht("captions");t.replaceChildren();let n=i.views.filter(r=>r.shown);for(let r of n){let o=Dv(e,r,n.length>1);t.append(o)}let s=t.getBoundingClientRect();n.forEach((r,o)=>{let a=[...t.children[o].querySelectorAll("h2, p, .legend span")];r.taken=a.map(c=>{let h=c.getBoundingClientRect();return{x:h.left-s.left-r.rect.x,y:h.top-s.top-r.rect.y,width:h.width+4,height:h.height}});let l=r.taken.filter(c=>c.y>r.rect.height/2).map(c=>r.rect.height-c.y);r.inset={top:r.rect.height<330?14:8,bottom:Math.min(.3*r.rect.height,Math.max(4,...l))}})}var Fv="M3 1.5v13l11-6.5z",Uv="M3 2h3.6v12H3zM9.4 2H13v12H9.4z",Eg="http://www.w3.org/2000/svg",_d=1e4;function vd(){let i=[];for(let e=-4;e<=6;e++)for(let t of[1,2,5])i.push(Number((t*10**e).toPrecision(2)));return i}var ql=class{start=0;end=1;time=0;speed=1;playing=!1;loop=!0;onseek=()=>{};play=z("button",{id:"play",type:"button",class:"primary","data-test":"play"});path=document.createElementNS(Eg,"path");scrub=z("input",{id:"scrub",type:"range",min:"0",max:String(_d),step:"1",value:"0","data-test":"scrub"});label=z("div",{id:"time","data-test":"time"});now=z("b",{},"0");total=z("span");speeds=z("select",{id:"speed","aria-label":"Speed of playback","data-test":"speed",title:"Seconds of motion shown in a second"});marks=z("div",{class:"marks","aria-hidden":"true"});again=z("button",{id:"loop",type:"button",class:"ghost","data-test":"loop",title:"Begin again at the end"},"Loop");constructor(){let e=document.createElementNS(Eg,"svg");e.setAttribute("viewBox","0 0 16 16"),e.setAttribute("aria-hidden","true"),e.append(this.path),this.play.append(e),this.scrub.setAttribute("aria-label","Time"),this.label.append(this.now,this.total);for(let t of vd())this.speeds.append(z("option",{value:String(t)},`${bt(t,2)}×`));this.play.addEventListener("click",()=>this.toggle()),this.scrub.addEventListener("input",()=>this.seek(this.start+(this.end-this.start)*Number(this.scrub.value)/_d)),this.speeds.addEventListener("change",()=>this.speed=Number(this.speeds.value)),this.again.addEventListener("click",()=>this.setLoop(!this.loop)),ht("transport").append(this.play,z("div",{class:"track"},this.scrub,this.marks),this.label,z("label",{},"Speed",this.speeds),this.again),this.setLoop(!0),this.draw()}mark(e){this.marks.replaceChildren(...e.map(({t,colour:n,title:s})=>{let r=z("i",{title:s},"✕");return r.style.left=`${100*(t-this.start)/(this.end-this.start||1)}%`,r.style.color=n,r}))}setLoop(e){this.loop=e,this.again.setAttribute("aria-pressed",String(e))}span(e,t,n){this.start=e,this.end=t,n!==void 0&&this.setSpeed(n),this.total.textContent=` / ${bt(t)} s`,this.seek(Math.max(e,Math.min(t,this.time)))}setSpeed(e){let n=vd().reduce((s,r)=>Math.abs(Math.log(r/e))<Math.abs(Math.log(s/e))?r:s);this.speed=n,this.speeds.value=String(n)}faster(e){let t=vd(),n=t.findIndex(s=>s===this.speed);this.setSpeed(t[Math.max(0,Math.min(t.length-1,n+e))])}toggle(){this.playing?this.playing=!1:(this.time>=this.end&&this.seek(this.start),this.playing=!0),this.draw()}set(e){e!==this.playing&&this.toggle()}seek(e){this.time=Math.max(this.start,Math.min(this.end,e)),this.write(),this.onseek(this.time)}tick(e){if(!this.playing)return!1;let t=this.time+e*this.speed,n=this.end-this.start;return t>this.end&&(this.loop&&n>0?t=this.start+(t-this.start)%n:(t=this.end,this.playing=!1,this.draw())),this.time=t,this.write(),!0}write(){let e=this.end-this.start||1,t=Math.max(0,Math.min(6,3-Math.floor(Math.log10(e)+1e-9)));this.now.textContent=this.time.toFixed(t).replace("-","−");let n=String(Math.round(_d*(this.time-this.start)/e));this.scrub.value!==n&&(this.scrub.value=n),this.scrub.setAttribute("aria-valuetext",`${this.now.textContent} seconds`)}draw(){this.path.setAttribute("d",this.playing?Uv:Fv),this.play.setAttribute("aria-label",this.playing?"Pause":"Play")}};/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */var o0=0,Qd=1,a0=2;var Ga=1,l0=2,Fo=3,hs=0,zn=1,qn=2,Rr=0,us=1,ef=2,tf=3,nf=4,c0=5;var Pr=100,h0=101,u0=102,d0=103,f0=104,p0=200,m0=201,g0=202,x0=203,sf=204,rf=205,y0=206,_0=207,v0=208,b0=209,M0=210,S0=211,w0=212,A0=213,T0=214,Ac=0,Tc=1,Ec=2,Ao=3,Cc=4,Rc=5,Pc=6,Ic=7,of=0,E0=1,C0=2,ds=0,af=1,lf=2,cf=3,hf=4,uf=5,df=6,ff=7;var pf=300,Ir=301,Uo=302,oh=303,ah=304,Lc=1e3,as=1001,Dc=1002,On=1003,R0=1004;var Ha=1005;var si=1006,lh=1007;var Fs=1008;var ci=1009,mf=1010,gf=1011,Oo=1012,ch=1013,$i=1014,Yi=1015,Zi=1016,hh=1017,uh=1018,Lr=1020,xf=35902,yf=35899,_f=1021,vf=1022,Ji=1023,Is=1026,Us=1027,bf=1028,dh=1029,hr=1030,fh=1031;var ph=1033,Wa=33776,qa=33777,Xa=33778,$a=33779,mh=35840,gh=35841,xh=35842,yh=35843,_h=36196,vh=37492,bh=37496,Mh=37488,Sh=37489,Ya=37490,wh=37491,Ah=37808,Th=37809,Eh=37810,Ch=37811,Rh=37812,Ph=37813,Ih=37814,Lh=37815,Dh=37816,Nh=37817,Fh=37818,Uh=37819,Oh=37820,Bh=37821,kh=36492,zh=36494,Vh=36495,Gh=36283,Hh=36284,Za=36285,Wh=36286;var ya=2300,Nc=2301,Mc=2302,qd=2303,Xd=2400,$d=2401,Yd=2402;var P0=3200;var qh=0,I0=1,Os="",hn="srgb",_a="srgb-linear",va="linear",Rt="srgb";var Sc=7680;var L0=519,D0=512,N0=513,F0=514,Mf=515,U0=516,O0=517,Sf=518,wf=519,Af=35044;var Tf="300 es",Ri=2e3,To=2001;function Ov(i){for(let e=i.length-1;e>=0;--e)if(i[e]>=65535)return!0;return!1}function Bv(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function ba(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function B0(){let i=ba("canvas");return i.style.display="block",i}var Cg={},Eo=null;function Ma(...i){let e="THREE."+i.shift();Eo?Eo("log",e,...i):console.log(e,...i)}function k0(i){let e=i[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=i[1];t&&t.isStackTrace?i[0]+=" "+t.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function Ye(...i){i=k0(i);let e="THREE."+i.shift();if(Eo)Eo("warn",e,...i);else{let t=i[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...i)}}function je(...i){i=k0(i);let e="THREE."+i.shift();if(Eo)Eo("error",e,...i);else{let t=i[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...i)}}function xa(...i){let e=i.join(" ");e in Cg||(Cg[e]=!0,Ye(...i))}function z0(i,e,t){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(e,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:n()}}setTimeout(r,t)})}var V0={[Ac]:Ac,[Ec]:Pc,[Cc]:Cc,[Ao]:Rc,[Tc]:Tc,[Pc]:Ec,[Ic]:Ic,[Rc]:Ao},ls=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[e]===void 0&&(n[e]=[]),n[e].indexOf(t)===-1&&n[e].push(t)}hasEventListener(e,t){let n=this._listeners;return n===void 0?!1:n[e]!==void 0&&n[e].indexOf(t)!==-1}removeEventListener(e,t){let n=this._listeners;if(n===void 0)return;let s=n[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let n=t[e.type];if(n!==void 0){e.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},Gn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];var wc=Math.PI/180,Fc=180/Math.PI;function Dr(){let i=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(Gn[i&255]+Gn[i>>8&255]+Gn[i>>16&255]+Gn[i>>24&255]+"-"+Gn[e&255]+Gn[e>>8&255]+"-"+Gn[e>>16&15|64]+Gn[e>>24&255]+"-"+Gn[t&63|128]+Gn[t>>8&255]+"-"+Gn[t>>16&255]+Gn[t>>24&255]+Gn[n&255]+Gn[n>>8&255]+Gn[n>>16&255]+Gn[n>>24&255]).toLowerCase()}function Mt(i,e,t){return Math.max(e,Math.min(t,i))}function kv(i,e){return(i%e+e)%e}function bd(i,e,t){return(1-t)*i+t*e}function G0(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function Xh(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function H0(i,e){if(e.constructor===Float32Array)return i;let t=Xh(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/t,-1)}function W0(i,e){if(e.constructor===Float32Array)return i;let t=Xh(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*t)}var it=class{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,n=this.y,s=e.elements;return this.x=s[0]*t+s[3]*n+s[6],this.y=s[1]*t+s[4]*n+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=Mt(this.x,e.x,t.x),this.y=Mt(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=Mt(this.x,e,t),this.y=Mt(this.y,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(Mt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(Mt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y;return t*t+n*n}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let n=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*n-o*s+e.x,this.y=r*s+o*n+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},un=class{constructor(e=0,t=0,n=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=n,this._w=s}static slerpFlat(e,t,n,s,r,o,a){let l=n[s+0],c=n[s+1],h=n[s+2],u=n[s+3],d=r[o+0],f=r[o+1],m=r[o+2],x=r[o+3];if(u!==x||l!==d||c!==f||h!==m){let p=l*d+c*f+h*m+u*x;p<0&&(d=-d,f=-f,m=-m,x=-x,p=-p);let g=1-a;if(p<.9995){let v=Math.acos(p),E=Math.sin(v);g=Math.sin(g*v)/E,a=Math.sin(a*v)/E,l=l*g+d*a,c=c*g+f*a,h=h*g+m*a,u=u*g+x*a}else{l=l*g+d*a,c=c*g+f*a,h=h*g+m*a,u=u*g+x*a;let v=1/Math.sqrt(l*l+c*c+h*h+u*u);l*=v,c*=v,h*=v,u*=v}}e[t]=l,e[t+1]=c,e[t+2]=h,e[t+3]=u}static multiplyQuaternionsFlat(e,t,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],h=n[s+3],u=r[o],d=r[o+1],f=r[o+2],m=r[o+3];return e[t]=a*m+h*u+l*f-c*d,e[t+1]=l*m+h*d+c*u-a*f,e[t+2]=c*m+h*f+a*d-l*u,e[t+3]=h*m-a*u-l*d-c*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,n,s){return this._x=e,this._y=t,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let n=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(n/2),h=a(s/2),u=a(r/2),d=l(n/2),f=l(s/2),m=l(r/2);switch(o){case"XYZ":this._x=d*h*u+c*f*m,this._y=c*f*u-d*h*m,this._z=c*h*m+d*f*u,this._w=c*h*u-d*f*m;break;case"YXZ":this._x=d*h*u+c*f*m,this._y=c*f*u-d*h*m,this._z=c*h*m-d*f*u,this._w=c*h*u+d*f*m;break;case"ZXY":this._x=d*h*u-c*f*m,this._y=c*f*u+d*h*m,this._z=c*h*m+d*f*u,this._w=c*h*u-d*f*m;break;case"ZYX":this._x=d*h*u-c*f*m,this._y=c*f*u+d*h*m,this._z=c*h*m-d*f*u,this._w=c*h*u+d*f*m;break;case"YZX":this._x=d*h*u+c*f*m,this._y=c*f*u+d*h*m,this._z=c*h*m-d*f*u,this._w=c*h*u-d*f*m;break;case"XZY":this._x=d*h*u-c*f*m,this._y=c*f*u-d*h*m,this._z=c*h*m+d*f*u,this._w=c*h*u+d*f*m;break;default:Ye("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let n=t/2,s=Math.sin(n);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,n=t[0],s=t[4],r=t[8],o=t[1],a=t[5],l=t[9],c=t[2],h=t[6],u=t[10],d=n+a+u;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(h-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(n>a&&n>u){let f=2*Math.sqrt(1+n-a-u);this._w=(h-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>u){let f=2*Math.sqrt(1+a-n-u);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+h)/f}else{let f=2*Math.sqrt(1+u-n-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let n=e.dot(t)+1;return n<1e-8?(n=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=n):(this._x=0,this._y=-e.z,this._z=e.y,this._w=n)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=n),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(Mt(this.dot(e),-1,1)))}rotateTowards(e,t){let n=this.angleTo(e);if(n===0)return this;let s=Math.min(1,t/n);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=t._x,l=t._y,c=t._z,h=t._w;return this._x=n*h+o*a+s*c-r*l,this._y=s*h+o*l+r*a-n*c,this._z=r*h+o*c+n*l-s*a,this._w=o*h-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,t=Math.sin(t*c)/h,this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,n){return this.copy(e).slerp(t,n)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},G=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,n=0){this.x=e,this.y=t,this.z=n}set(e,t,n){return n===void 0&&(n=this.z),this.x=e,this.y=t,this.z=n,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(Rg.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(Rg.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*n+r[6]*s,this.y=r[1]*t+r[4]*n+r[7]*s,this.z=r[2]*t+r[5]*n+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,n=this.y,s=this.z,r=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*s-a*n),h=2*(a*t-r*s),u=2*(r*n-o*t);return this.x=t+l*c+o*u-a*h,this.y=n+l*h+a*c-r*u,this.z=s+l*u+r*h-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*n+r[8]*s,this.y=r[1]*t+r[5]*n+r[9]*s,this.z=r[2]*t+r[6]*n+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=Mt(this.x,e.x,t.x),this.y=Mt(this.y,e.y,t.y),this.z=Mt(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=Mt(this.x,e,t),this.y=Mt(this.y,e,t),this.z=Mt(this.z,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(Mt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let n=e.x,s=e.y,r=e.z,o=t.x,a=t.y,l=t.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let n=e.dot(this)/t;return this.copy(e).multiplyScalar(n)}projectOnPlane(e){return Md.copy(this).projectOnVector(e),this.sub(Md)}reflect(e){return this.sub(Md.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(Mt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y,s=this.z-e.z;return t*t+n*n+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,n){let s=Math.sin(t)*e;return this.x=s*Math.sin(n),this.y=Math.cos(t)*e,this.z=s*Math.cos(n),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,n){return this.x=e*Math.sin(t),this.y=n,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),n=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=n,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,n=Math.sqrt(1-t*t);return this.x=n*Math.cos(e),this.y=t,this.z=n*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},Md=new G,Rg=new un,et=class{static{this.prototype.isMatrix3=!0}constructor(e,t,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c)}set(e,t,n,s,r,o,a,l,c){let h=this.elements;return h[0]=e,h[1]=s,h[2]=a,h[3]=t,h[4]=r,h[5]=l,h[6]=n,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],this}extractBasis(e,t,n){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],h=n[4],u=n[7],d=n[2],f=n[5],m=n[8],x=s[0],p=s[3],g=s[6],v=s[1],E=s[4],_=s[7],C=s[2],S=s[5],y=s[8];return r[0]=o*x+a*v+l*C,r[3]=o*p+a*E+l*S,r[6]=o*g+a*_+l*y,r[1]=c*x+h*v+u*C,r[4]=c*p+h*E+u*S,r[7]=c*g+h*_+u*y,r[2]=d*x+f*v+m*C,r[5]=d*p+f*E+m*S,r[8]=d*g+f*_+m*y,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8];return t*o*h-t*a*c-n*r*h+n*a*l+s*r*c-s*o*l}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],u=h*o-a*c,d=a*l-h*r,f=c*r-o*l,m=t*u+n*d+s*f;if(m===0)return this.set(0,0,0,0,0,0,0,0,0);let x=1/m;return e[0]=u*x,e[1]=(s*c-h*n)*x,e[2]=(a*n-s*o)*x,e[3]=d*x,e[4]=(h*t-s*l)*x,e[5]=(s*r-a*t)*x,e[6]=f*x,e[7]=(n*l-c*t)*x,e[8]=(o*t-n*r)*x,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+e,-s*c,s*l,-s*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return xa("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(Sd.makeScale(e,t)),this}rotate(e){return xa("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Sd.makeRotation(-e)),this}translate(e,t){return xa("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(Sd.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,n,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<9;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<9;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e}clone(){return new this.constructor().fromArray(this.elements)}},Sd=new et,Pg=new et().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Ig=new et().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function zv(){let i={enabled:!0,workingColorSpace:_a,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Rt&&(s.r=Ps(s.r),s.g=Ps(s.g),s.b=Ps(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Rt&&(s.r=wo(s.r),s.g=wo(s.g),s.b=wo(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Os?va:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[_a]:{primaries:e,whitePoint:n,transfer:va,toXYZ:Pg,fromXYZ:Ig,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:hn},outputColorSpaceConfig:{drawingBufferColorSpace:hn}},[hn]:{primaries:e,whitePoint:n,transfer:Rt,toXYZ:Pg,fromXYZ:Ig,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:hn}}}),i}var yt=zv();function Ps(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function wo(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var oo,Uc=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let n;if(e instanceof HTMLCanvasElement)n=e;else{oo===void 0&&(oo=ba("canvas")),oo.width=e.width,oo.height=e.height;let s=oo.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),n=oo}return n.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=ba("canvas");t.width=e.width,t.height=e.height;let n=t.getContext("2d");n.drawImage(e,0,0,e.width,e.height);let s=n.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=Ps(r[o]/255)*255;return n.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let n=0;n<t.length;n++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[n]=Math.floor(Ps(t[n]/255)*255):t[n]=Ps(t[n]);return{data:t,width:e.width,height:e.height}}else return Ye("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},Vv=0,Co=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:Vv++}),this.uuid=Dr(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(wd(s[o].image)):r.push(wd(s[o]))}else r=wd(s);n.url=r}return t||(e.images[this.uuid]=n),n}};function wd(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?Uc.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(Ye("Texture: Unable to serialize Texture."),{})}var Gv=0,Ad=new G,ri=class i extends ls{constructor(e=i.DEFAULT_IMAGE,t=i.DEFAULT_MAPPING,n=as,s=as,r=si,o=Fs,a=Ji,l=ci,c=i.DEFAULT_ANISOTROPY,h=Os){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:Gv++}),this.uuid=Dr(),this.name="",this.source=new Co(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new it(0,0),this.repeat=new it(1,1),this.center=new it(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new et,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(Ad).x}get height(){return this.source.getSize(Ad).y}get depth(){return this.source.getSize(Ad).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let n=e[t];if(n===void 0){Ye(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ye(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),t||(e.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==pf)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case Lc:e.x=e.x-Math.floor(e.x);break;case as:e.x=e.x<0?0:1;break;case Dc:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case Lc:e.y=e.y-Math.floor(e.y);break;case as:e.y=e.y<0?0:1;break;case Dc:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};ri.DEFAULT_IMAGE=null;ri.DEFAULT_MAPPING=pf;ri.DEFAULT_ANISOTROPY=1;var Qt=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,n=0,s=1){this.x=e,this.y=t,this.z=n,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,n,s){return this.x=e,this.y=t,this.z=n,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*n+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,n,s,r,l=e.elements,c=l[0],h=l[4],u=l[8],d=l[1],f=l[5],m=l[9],x=l[2],p=l[6],g=l[10];if(Math.abs(h-d)<.01&&Math.abs(u-x)<.01&&Math.abs(m-p)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+x)<.1&&Math.abs(m+p)<.1&&Math.abs(c+f+g-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let E=(c+1)/2,_=(f+1)/2,C=(g+1)/2,S=(h+d)/4,y=(u+x)/4,w=(m+p)/4;return E>_&&E>C?E<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(E),s=S/n,r=y/n):_>C?_<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(_),n=S/s,r=w/s):C<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(C),n=y/r,s=w/r),this.set(n,s,r,t),this}let v=Math.sqrt((p-m)*(p-m)+(u-x)*(u-x)+(d-h)*(d-h));return Math.abs(v)<.001&&(v=1),this.x=(p-m)/v,this.y=(u-x)/v,this.z=(d-h)/v,this.w=Math.acos((c+f+g-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=Mt(this.x,e.x,t.x),this.y=Mt(this.y,e.y,t.y),this.z=Mt(this.z,e.z,t.z),this.w=Mt(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=Mt(this.x,e,t),this.y=Mt(this.y,e,t),this.z=Mt(this.z,e,t),this.w=Mt(this.w,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(Mt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this.w=e.w+(t.w-e.w)*n,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},Oc=class extends ls{constructor(e=1,t=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:si,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=n.depth,this.scissor=new Qt(0,0,e,t),this.scissorTest=!1,this.viewport=new Qt(0,0,e,t),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new ri({width:e,height:t,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:si,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,n=1){if(this.width!==e||this.height!==t||this.depth!==n){this.width=e,this.height=t,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,n=e.textures.length;t<n;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new Co(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},bi=class extends Oc{constructor(e=1,t=1,n={}){super(e,t,n),this.isWebGLRenderTarget=!0}},Sa=class extends ri{constructor(e=null,t=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=On,this.minFilter=On,this.wrapR=as,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var Bc=class extends ri{constructor(e=null,t=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=On,this.minFilter=On,this.wrapR=as,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var Dt=class i{static{this.prototype.isMatrix4=!0}constructor(e,t,n,s,r,o,a,l,c,h,u,d,f,m,x,p){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c,h,u,d,f,m,x,p)}set(e,t,n,s,r,o,a,l,c,h,u,d,f,m,x,p){let g=this.elements;return g[0]=e,g[4]=t,g[8]=n,g[12]=s,g[1]=r,g[5]=o,g[9]=a,g[13]=l,g[2]=c,g[6]=h,g[10]=u,g[14]=d,g[3]=f,g[7]=m,g[11]=x,g[15]=p,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],t[9]=n[9],t[10]=n[10],t[11]=n[11],t[12]=n[12],t[13]=n[13],t[14]=n[14],t[15]=n[15],this}copyPosition(e){let t=this.elements,n=e.elements;return t[12]=n[12],t[13]=n[13],t[14]=n[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,n){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),n.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(e,t,n){return this.set(e.x,t.x,n.x,0,e.y,t.y,n.y,0,e.z,t.z,n.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,n=e.elements,s=1/ao.setFromMatrixColumn(e,0).length(),r=1/ao.setFromMatrixColumn(e,1).length(),o=1/ao.setFromMatrixColumn(e,2).length();return t[0]=n[0]*s,t[1]=n[1]*s,t[2]=n[2]*s,t[3]=0,t[4]=n[4]*r,t[5]=n[5]*r,t[6]=n[6]*r,t[7]=0,t[8]=n[8]*o,t[9]=n[9]*o,t[10]=n[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,n=e.x,s=e.y,r=e.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),h=Math.cos(r),u=Math.sin(r);if(e.order==="XYZ"){let d=o*h,f=o*u,m=a*h,x=a*u;t[0]=l*h,t[4]=-l*u,t[8]=c,t[1]=f+m*c,t[5]=d-x*c,t[9]=-a*l,t[2]=x-d*c,t[6]=m+f*c,t[10]=o*l}else if(e.order==="YXZ"){let d=l*h,f=l*u,m=c*h,x=c*u;t[0]=d+x*a,t[4]=m*a-f,t[8]=o*c,t[1]=o*u,t[5]=o*h,t[9]=-a,t[2]=f*a-m,t[6]=x+d*a,t[10]=o*l}else if(e.order==="ZXY"){let d=l*h,f=l*u,m=c*h,x=c*u;t[0]=d-x*a,t[4]=-o*u,t[8]=m+f*a,t[1]=f+m*a,t[5]=o*h,t[9]=x-d*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let d=o*h,f=o*u,m=a*h,x=a*u;t[0]=l*h,t[4]=m*c-f,t[8]=d*c+x,t[1]=l*u,t[5]=x*c+d,t[9]=f*c-m,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let d=o*l,f=o*c,m=a*l,x=a*c;t[0]=l*h,t[4]=x-d*u,t[8]=m*u+f,t[1]=u,t[5]=o*h,t[9]=-a*h,t[2]=-c*h,t[6]=f*u+m,t[10]=d-x*u}else if(e.order==="XZY"){let d=o*l,f=o*c,m=a*l,x=a*c;t[0]=l*h,t[4]=-u,t[8]=c*h,t[1]=d*u+x,t[5]=o*h,t[9]=f*u-m,t[2]=m*u-f,t[6]=a*h,t[10]=x*u+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(Hv,e,Wv)}lookAt(e,t,n){let s=this.elements;return _i.subVectors(e,t),_i.lengthSq()===0&&(_i.z=1),_i.normalize(),js.crossVectors(n,_i),js.lengthSq()===0&&(Math.abs(n.z)===1?_i.x+=1e-4:_i.z+=1e-4,_i.normalize(),js.crossVectors(n,_i)),js.normalize(),Xl.crossVectors(_i,js),s[0]=js.x,s[4]=Xl.x,s[8]=_i.x,s[1]=js.y,s[5]=Xl.y,s[9]=_i.y,s[2]=js.z,s[6]=Xl.z,s[10]=_i.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],h=n[1],u=n[5],d=n[9],f=n[13],m=n[2],x=n[6],p=n[10],g=n[14],v=n[3],E=n[7],_=n[11],C=n[15],S=s[0],y=s[4],w=s[8],F=s[12],L=s[1],D=s[5],V=s[9],W=s[13],R=s[2],U=s[6],q=s[10],O=s[14],ne=s[3],$=s[7],Z=s[11],te=s[15];return r[0]=o*S+a*L+l*R+c*ne,r[4]=o*y+a*D+l*U+c*$,r[8]=o*w+a*V+l*q+c*Z,r[12]=o*F+a*W+l*O+c*te,r[1]=h*S+u*L+d*R+f*ne,r[5]=h*y+u*D+d*U+f*$,r[9]=h*w+u*V+d*q+f*Z,r[13]=h*F+u*W+d*O+f*te,r[2]=m*S+x*L+p*R+g*ne,r[6]=m*y+x*D+p*U+g*$,r[10]=m*w+x*V+p*q+g*Z,r[14]=m*F+x*W+p*O+g*te,r[3]=v*S+E*L+_*R+C*ne,r[7]=v*y+E*D+_*U+C*$,r[11]=v*w+E*V+_*q+C*Z,r[15]=v*F+E*W+_*O+C*te,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[12],o=e[1],a=e[5],l=e[9],c=e[13],h=e[2],u=e[6],d=e[10],f=e[14],m=e[3],x=e[7],p=e[11],g=e[15],v=l*f-c*d,E=a*f-c*u,_=a*d-l*u,C=o*f-c*h,S=o*d-l*h,y=o*u-a*h;return t*(x*v-p*E+g*_)-n*(m*v-p*C+g*S)+s*(m*E-x*C+g*y)-r*(m*_-x*S+p*y)}determinantAffine(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[1],o=e[5],a=e[9],l=e[2],c=e[6],h=e[10];return t*(o*h-a*c)-n*(r*h-a*l)+s*(r*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,n){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=n),this}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],u=e[9],d=e[10],f=e[11],m=e[12],x=e[13],p=e[14],g=e[15],v=t*a-n*o,E=t*l-s*o,_=t*c-r*o,C=n*l-s*a,S=n*c-r*a,y=s*c-r*l,w=h*x-u*m,F=h*p-d*m,L=h*g-f*m,D=u*p-d*x,V=u*g-f*x,W=d*g-f*p,R=v*W-E*V+_*D+C*L-S*F+y*w;if(R===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let U=1/R;return e[0]=(a*W-l*V+c*D)*U,e[1]=(s*V-n*W-r*D)*U,e[2]=(x*y-p*S+g*C)*U,e[3]=(d*S-u*y-f*C)*U,e[4]=(l*L-o*W-c*F)*U,e[5]=(t*W-s*L+r*F)*U,e[6]=(p*_-m*y-g*E)*U,e[7]=(h*y-d*_+f*E)*U,e[8]=(o*V-a*L+c*w)*U,e[9]=(n*L-t*V-r*w)*U,e[10]=(m*S-x*_+g*v)*U,e[11]=(u*_-h*S-f*v)*U,e[12]=(a*F-o*D-l*w)*U,e[13]=(t*D-n*F+s*w)*U,e[14]=(x*E-m*C-p*v)*U,e[15]=(h*C-u*E+d*v)*U,this}scale(e){let t=this.elements,n=e.x,s=e.y,r=e.z;return t[0]*=n,t[4]*=s,t[8]*=r,t[1]*=n,t[5]*=s,t[9]*=r,t[2]*=n,t[6]*=s,t[10]*=r,t[3]*=n,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],n=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,n,s))}makeTranslation(e,t,n){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,n,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),n=Math.sin(e);return this.set(1,0,0,0,0,t,-n,0,0,n,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,0,n,0,0,1,0,0,-n,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,0,n,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let n=Math.cos(t),s=Math.sin(t),r=1-n,o=e.x,a=e.y,l=e.z,c=r*o,h=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,h*a+n,h*l-s*o,0,c*l-s*a,h*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(e,t,n){return this.set(e,0,0,0,0,t,0,0,0,0,n,0,0,0,0,1),this}makeShear(e,t,n,s,r,o){return this.set(1,n,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,n){let s=this.elements,r=t._x,o=t._y,a=t._z,l=t._w,c=r+r,h=o+o,u=a+a,d=r*c,f=r*h,m=r*u,x=o*h,p=o*u,g=a*u,v=l*c,E=l*h,_=l*u,C=n.x,S=n.y,y=n.z;return s[0]=(1-(x+g))*C,s[1]=(f+_)*C,s[2]=(m-E)*C,s[3]=0,s[4]=(f-_)*S,s[5]=(1-(d+g))*S,s[6]=(p+v)*S,s[7]=0,s[8]=(m+E)*y,s[9]=(p-v)*y,s[10]=(1-(d+x))*y,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,n){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),t.identity(),this;let o=ao.set(s[0],s[1],s[2]).length(),a=ao.set(s[4],s[5],s[6]).length(),l=ao.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Vi.copy(this);let c=1/o,h=1/a,u=1/l;return Vi.elements[0]*=c,Vi.elements[1]*=c,Vi.elements[2]*=c,Vi.elements[4]*=h,Vi.elements[5]*=h,Vi.elements[6]*=h,Vi.elements[8]*=u,Vi.elements[9]*=u,Vi.elements[10]*=u,t.setFromRotationMatrix(Vi),n.x=o,n.y=a,n.z=l,this}makePerspective(e,t,n,s,r,o,a=Ri,l=!1){let c=this.elements,h=2*r/(t-e),u=2*r/(n-s),d=(t+e)/(t-e),f=(n+s)/(n-s),m,x;if(l)m=r/(o-r),x=o*r/(o-r);else if(a===Ri)m=-(o+r)/(o-r),x=-2*o*r/(o-r);else if(a===To)m=-o/(o-r),x=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=u,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=m,c[14]=x,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,n,s,r,o,a=Ri,l=!1){let c=this.elements,h=2/(t-e),u=2/(n-s),d=-(t+e)/(t-e),f=-(n+s)/(n-s),m,x;if(l)m=1/(o-r),x=o/(o-r);else if(a===Ri)m=-2/(o-r),x=-(o+r)/(o-r);else if(a===To)m=-1/(o-r),x=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=u,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=m,c[14]=x,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<16;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<16;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e[t+9]=n[9],e[t+10]=n[10],e[t+11]=n[11],e[t+12]=n[12],e[t+13]=n[13],e[t+14]=n[14],e[t+15]=n[15],e}},ao=new G,Vi=new Dt,Hv=new G(0,0,0),Wv=new G(1,1,1),js=new G,Xl=new G,_i=new G,Lg=new Dt,Dg=new un,Ls=class i{constructor(e=0,t=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=n,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,n,s=this._order){return this._x=e,this._y=t,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,n=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],h=s[9],u=s[2],d=s[6],f=s[10];switch(t){case"XYZ":this._y=Math.asin(Mt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-Mt(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(Mt(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-Mt(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(Mt(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-Mt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,f),this._y=0);break;default:Ye("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,n===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,n){return Lg.makeRotationFromQuaternion(e),this.setFromRotationMatrix(Lg,t,n)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return Dg.setFromEuler(this),this.setFromQuaternion(Dg,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};Ls.DEFAULT_ORDER="XYZ";var wa=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},qv=0,Ng=new G,lo=new un,As=new Dt,$l=new G,ca=new G,Xv=new G,$v=new un,Fg=new G(1,0,0),Ug=new G(0,1,0),Og=new G(0,0,1),Bg={type:"added"},Yv={type:"removed"},co={type:"childadded",child:null},Td={type:"childremoved",child:null},En=class i extends ls{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:qv++}),this.uuid=Dr(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let e=new G,t=new Ls,n=new un,s=new G(1,1,1);function r(){n.setFromEuler(t,!1)}function o(){t.setFromQuaternion(n,void 0,!1)}t._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new Dt},normalMatrix:{value:new et}}),this.matrix=new Dt,this.matrixWorld=new Dt,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new wa,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return lo.setFromAxisAngle(e,t),this.quaternion.multiply(lo),this}rotateOnWorldAxis(e,t){return lo.setFromAxisAngle(e,t),this.quaternion.premultiply(lo),this}rotateX(e){return this.rotateOnAxis(Fg,e)}rotateY(e){return this.rotateOnAxis(Ug,e)}rotateZ(e){return this.rotateOnAxis(Og,e)}translateOnAxis(e,t){return Ng.copy(e).applyQuaternion(this.quaternion),this.position.add(Ng.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(Fg,e)}translateY(e){return this.translateOnAxis(Ug,e)}translateZ(e){return this.translateOnAxis(Og,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(As.copy(this.matrixWorld).invert())}lookAt(e,t,n){e.isVector3?$l.copy(e):$l.set(e,t,n);let s=this.parent;this.updateWorldMatrix(!0,!1),ca.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?As.lookAt(ca,$l,this.up):As.lookAt($l,ca,this.up),this.quaternion.setFromRotationMatrix(As),s&&(As.extractRotation(s.matrixWorld),lo.setFromRotationMatrix(As),this.quaternion.premultiply(lo.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(je("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(Bg),co.child=e,this.dispatchEvent(co),co.child=null):je("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(Yv),Td.child=e,this.dispatchEvent(Td),Td.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),As.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),As.multiply(e.parent.matrixWorld)),e.applyMatrix4(As),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(Bg),co.child=e,this.dispatchEvent(co),co.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,n=[]){this[e]===t&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,n);return n}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(ca,e,Xv),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(ca,$v,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,n=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*n-r[8]*s,r[13]+=n-r[1]*t-r[5]*n-r[9]*s,r[14]+=s-r[2]*t-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].updateMatrixWorld(e)}updateWorldMatrix(e,t,n=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(e){let t=e===void 0||typeof e=="string",n={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let u=l[c];r(e.shapes,u)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(e.materials,this.material[l]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),h=o(e.images),u=o(e.shapes),d=o(e.skeletons),f=o(e.animations),m=o(e.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),u.length>0&&(n.shapes=u),d.length>0&&(n.skeletons=d),f.length>0&&(n.animations=f),m.length>0&&(n.nodes=m)}return n.object=s,n;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let n=0;n<e.children.length;n++){let s=e.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};En.DEFAULT_UP=new G(0,1,0);En.DEFAULT_MATRIX_AUTO_UPDATE=!0;En.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var _t=class extends En{constructor(){super(),this.isGroup=!0,this.type="Group"}},Zv={type:"move"},Ro=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new _t,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new _t,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new G,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new G),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new _t,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new G,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new G,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let n of e.hand.values())this._getHandJoint(t,n)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let x of e.hand.values()){let p=t.getJointPose(x,n),g=this._getHandJoint(c,x);p!==null&&(g.matrix.fromArray(p.transform.matrix),g.matrix.decompose(g.position,g.quaternion,g.scale),g.matrixWorldNeedsUpdate=!0,g.jointRadius=p.radius),g.visible=p!==null}let h=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],d=h.position.distanceTo(u.position),f=.02,m=.005;c.inputState.pinching&&d>f+m?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&d<=f-m&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(Zv)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let n=new _t;n.matrixAutoUpdate=!1,n.visible=!1,e.joints[t.jointName]=n,e.add(n)}return e.joints[t.jointName]}},q0={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Qs={h:0,s:0,l:0},Yl={h:0,s:0,l:0};function Ed(i,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?i+(e-i)*6*t:t<1/2?e:t<2/3?i+(e-i)*6*(2/3-t):i}var Xe=class{constructor(e,t,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,n)}set(e,t,n){if(t===void 0&&n===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,n);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=hn){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,yt.colorSpaceToWorking(this,t),this}setRGB(e,t,n,s=yt.workingColorSpace){return this.r=e,this.g=t,this.b=n,yt.colorSpaceToWorking(this,s),this}setHSL(e,t,n,s=yt.workingColorSpace){if(e=kv(e,1),t=Mt(t,0,1),n=Mt(n,0,1),t===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+t):n+t-n*t,o=2*n-r;this.r=Ed(o,r,e+1/3),this.g=Ed(o,r,e),this.b=Ed(o,r,e-1/3)}return yt.colorSpaceToWorking(this,s),this}setStyle(e,t=hn){function n(r){r!==void 0&&parseFloat(r)<1&&Ye("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Ye("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);Ye("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=hn){let n=q0[e.toLowerCase()];return n!==void 0?this.setHex(n,t):Ye("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Ps(e.r),this.g=Ps(e.g),this.b=Ps(e.b),this}copyLinearToSRGB(e){return this.r=wo(e.r),this.g=wo(e.g),this.b=wo(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=hn){return yt.workingToColorSpace(Hn.copy(this),e),Math.round(Mt(Hn.r*255,0,255))*65536+Math.round(Mt(Hn.g*255,0,255))*256+Math.round(Mt(Hn.b*255,0,255))}getHexString(e=hn){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=yt.workingColorSpace){yt.workingToColorSpace(Hn.copy(this),t);let n=Hn.r,s=Hn.g,r=Hn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let u=o-a;switch(c=h<=.5?u/(o+a):u/(2-o-a),o){case n:l=(s-r)/u+(s<r?6:0);break;case s:l=(r-n)/u+2;break;case r:l=(n-s)/u+4;break}l/=6}return e.h=l,e.s=c,e.l=h,e}getRGB(e,t=yt.workingColorSpace){return yt.workingToColorSpace(Hn.copy(this),t),e.r=Hn.r,e.g=Hn.g,e.b=Hn.b,e}getStyle(e=hn){yt.workingToColorSpace(Hn.copy(this),e);let t=Hn.r,n=Hn.g,s=Hn.b;return e!==hn?`color(${e} ${t.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(e,t,n){return this.getHSL(Qs),this.setHSL(Qs.h+e,Qs.s+t,Qs.l+n)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,n){return this.r=e.r+(t.r-e.r)*n,this.g=e.g+(t.g-e.g)*n,this.b=e.b+(t.b-e.b)*n,this}lerpHSL(e,t){this.getHSL(Qs),e.getHSL(Yl);let n=bd(Qs.h,Yl.h,t),s=bd(Qs.s,Yl.s,t),r=bd(Qs.l,Yl.l,t);return this.setHSL(n,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,n=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*n+r[6]*s,this.g=r[1]*t+r[4]*n+r[7]*s,this.b=r[2]*t+r[5]*n+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},Hn=new Xe;Xe.NAMES=q0;var Aa=class extends En{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Ls,this.environmentIntensity=1,this.environmentRotation=new Ls,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},Gi=new G,Ts=new G,Cd=new G,Es=new G,ho=new G,uo=new G,kg=new G,Rd=new G,Pd=new G,Id=new G,Ld=new Qt,Dd=new Qt,Nd=new Qt,os=class i{constructor(e=new G,t=new G,n=new G){this.a=e,this.b=t,this.c=n}static getNormal(e,t,n,s){s.subVectors(n,t),Gi.subVectors(e,t),s.cross(Gi);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,n,s,r){Gi.subVectors(s,t),Ts.subVectors(n,t),Cd.subVectors(e,t);let o=Gi.dot(Gi),a=Gi.dot(Ts),l=Gi.dot(Cd),c=Ts.dot(Ts),h=Ts.dot(Cd),u=o*c-a*a;if(u===0)return r.set(0,0,0),null;let d=1/u,f=(c*l-a*h)*d,m=(o*h-a*l)*d;return r.set(1-f-m,m,f)}static containsPoint(e,t,n,s){return this.getBarycoord(e,t,n,s,Es)===null?!1:Es.x>=0&&Es.y>=0&&Es.x+Es.y<=1}static getInterpolation(e,t,n,s,r,o,a,l){return this.getBarycoord(e,t,n,s,Es)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,Es.x),l.addScaledVector(o,Es.y),l.addScaledVector(a,Es.z),l)}static getInterpolatedAttribute(e,t,n,s,r,o){return Ld.setScalar(0),Dd.setScalar(0),Nd.setScalar(0),Ld.fromBufferAttribute(e,t),Dd.fromBufferAttribute(e,n),Nd.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(Ld,r.x),o.addScaledVector(Dd,r.y),o.addScaledVector(Nd,r.z),o}static isFrontFacing(e,t,n,s){return Gi.subVectors(n,t),Ts.subVectors(e,t),Gi.cross(Ts).dot(s)<0}set(e,t,n){return this.a.copy(e),this.b.copy(t),this.c.copy(n),this}setFromPointsAndIndices(e,t,n,s){return this.a.copy(e[t]),this.b.copy(e[n]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,n,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,n),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return Gi.subVectors(this.c,this.b),Ts.subVectors(this.a,this.b),Gi.cross(Ts).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return i.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return i.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,n,s,r){return i.getInterpolation(e,this.a,this.b,this.c,t,n,s,r)}containsPoint(e){return i.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return i.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let n=this.a,s=this.b,r=this.c,o,a;ho.subVectors(s,n),uo.subVectors(r,n),Rd.subVectors(e,n);let l=ho.dot(Rd),c=uo.dot(Rd);if(l<=0&&c<=0)return t.copy(n);Pd.subVectors(e,s);let h=ho.dot(Pd),u=uo.dot(Pd);if(h>=0&&u<=h)return t.copy(s);let d=l*u-h*c;if(d<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),t.copy(n).addScaledVector(ho,o);Id.subVectors(e,r);let f=ho.dot(Id),m=uo.dot(Id);if(m>=0&&f<=m)return t.copy(r);let x=f*c-l*m;if(x<=0&&c>=0&&m<=0)return a=c/(c-m),t.copy(n).addScaledVector(uo,a);let p=h*m-f*u;if(p<=0&&u-h>=0&&f-m>=0)return kg.subVectors(r,s),a=(u-h)/(u-h+(f-m)),t.copy(s).addScaledVector(kg,a);let g=1/(p+x+d);return o=x*g,a=d*g,t.copy(n).addScaledVector(ho,o).addScaledVector(uo,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},ir=class{constructor(e=new G(1/0,1/0,1/0),t=new G(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t+=3)this.expandByPoint(Hi.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,n=e.count;t<n;t++)this.expandByPoint(Hi.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=Hi.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(n),this.max.copy(e).add(n),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let n=e.geometry;if(n!==void 0){let r=n.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,Hi):Hi.fromBufferAttribute(r,o),Hi.applyMatrix4(e.matrixWorld),this.expandByPoint(Hi);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),Zl.copy(e.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),Zl.copy(n.boundingBox)),Zl.applyMatrix4(e.matrixWorld),this.union(Zl)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,Hi),Hi.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,n;return e.normal.x>0?(t=e.normal.x*this.min.x,n=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,n=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,n+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,n+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,n+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,n+=e.normal.z*this.min.z),t<=-e.constant&&n>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(ha),Jl.subVectors(this.max,ha),fo.subVectors(e.a,ha),po.subVectors(e.b,ha),mo.subVectors(e.c,ha),er.subVectors(po,fo),tr.subVectors(mo,po),Sr.subVectors(fo,mo);let t=[0,-er.z,er.y,0,-tr.z,tr.y,0,-Sr.z,Sr.y,er.z,0,-er.x,tr.z,0,-tr.x,Sr.z,0,-Sr.x,-er.y,er.x,0,-tr.y,tr.x,0,-Sr.y,Sr.x,0];return!Fd(t,fo,po,mo,Jl)||(t=[1,0,0,0,1,0,0,0,1],!Fd(t,fo,po,mo,Jl))?!1:(Kl.crossVectors(er,tr),t=[Kl.x,Kl.y,Kl.z],Fd(t,fo,po,mo,Jl))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,Hi).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(Hi).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Cs[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),Cs[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Cs[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Cs[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),Cs[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Cs[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Cs[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),Cs[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Cs),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Cs=[new G,new G,new G,new G,new G,new G,new G,new G],Hi=new G,Zl=new ir,fo=new G,po=new G,mo=new G,er=new G,tr=new G,Sr=new G,ha=new G,Jl=new G,Kl=new G,wr=new G;function Fd(i,e,t,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){wr.fromArray(i,r);let a=s.x*Math.abs(wr.x)+s.y*Math.abs(wr.y)+s.z*Math.abs(wr.z),l=e.dot(wr),c=t.dot(wr),h=n.dot(wr);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var _n=new G,jl=new it,Jv=0,Gt=class extends ls{constructor(e,t,n=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:Jv++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=n,this.usage=Af,this.updateRanges=[],this.gpuType=Yi,this.version=0,this._normalizationScale=e!==void 0?Xh(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,n){e*=this.itemSize,n*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[n+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,n=this.count;t<n;t++)jl.fromBufferAttribute(this,t),jl.applyMatrix3(e),this.setXY(t,jl.x,jl.y);else if(this.itemSize===3)for(let t=0,n=this.count;t<n;t++)_n.fromBufferAttribute(this,t),_n.applyMatrix3(e),this.setXYZ(t,_n.x,_n.y,_n.z);return this}applyMatrix4(e){for(let t=0,n=this.count;t<n;t++)_n.fromBufferAttribute(this,t),_n.applyMatrix4(e),this.setXYZ(t,_n.x,_n.y,_n.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)_n.fromBufferAttribute(this,t),_n.applyNormalMatrix(e),this.setXYZ(t,_n.x,_n.y,_n.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)_n.fromBufferAttribute(this,t),_n.transformDirection(e),this.setXYZ(t,_n.x,_n.y,_n.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let n=this.array[e*this.itemSize+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.array[e*this.itemSize+t]=n,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,n){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.array[e+0]=t,this.array[e+1]=n,this}setXYZ(e,t,n,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):H0(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):W0(e,this.array)}};var Ta=class extends Gt{constructor(e,t,n){super(new Uint16Array(e),t,n)}};var Ea=class extends Gt{constructor(e,t,n){super(new Uint32Array(e),t,n)}};var an=class extends Gt{constructor(e,t,n){super(new Float32Array(e),t,n)}},Kv=new ir,ua=new G,Ud=new G,cs=class{constructor(e=new G,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let n=this.center;t!==void 0?n.copy(t):Kv.setFromPoints(e).getCenter(n);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,n.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let n=this.center.distanceToSquared(e);return t.copy(e),n>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;ua.subVectors(e,this.center);let t=ua.lengthSq();if(t>this.radius*this.radius){let n=Math.sqrt(t),s=(n-this.radius)*.5;this.center.addScaledVector(ua,s/n),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(Ud.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(ua.copy(e.center).add(Ud)),this.expandByPoint(ua.copy(e.center).sub(Ud))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},jv=0,Ci=new Dt,Od=new En,go=new G,vi=new ir,da=new ir,Un=new G,vn=class i extends ls{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:jv++}),this.uuid=Dr(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(Ov(e)?Ea:Ta)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,n=0){this.groups.push({start:e,count:t,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new et().getNormalMatrix(e);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return Ci.makeRotationFromQuaternion(e),this.applyMatrix4(Ci),this}rotateX(e){return Ci.makeRotationX(e),this.applyMatrix4(Ci),this}rotateY(e){return Ci.makeRotationY(e),this.applyMatrix4(Ci),this}rotateZ(e){return Ci.makeRotationZ(e),this.applyMatrix4(Ci),this}translate(e,t,n){return Ci.makeTranslation(e,t,n),this.applyMatrix4(Ci),this}scale(e,t,n){return Ci.makeScale(e,t,n),this.applyMatrix4(Ci),this}lookAt(e){return Od.lookAt(e),Od.updateMatrix(),this.applyMatrix4(Od.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(go).negate(),this.translate(go.x,go.y,go.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let n=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new an(n,3))}else{let n=Math.min(e.length,t.count);for(let s=0;s<n;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Ye("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new ir);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){je("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new G(-1/0,-1/0,-1/0),new G(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let n=0,s=t.length;n<s;n++){let r=t[n];vi.setFromBufferAttribute(r),this.morphTargetsRelative?(Un.addVectors(this.boundingBox.min,vi.min),this.boundingBox.expandByPoint(Un),Un.addVectors(this.boundingBox.max,vi.max),this.boundingBox.expandByPoint(Un)):(this.boundingBox.expandByPoint(vi.min),this.boundingBox.expandByPoint(vi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&je('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new cs);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){je("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new G,1/0);return}if(e){let n=this.boundingSphere.center;if(vi.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];da.setFromBufferAttribute(a),this.morphTargetsRelative?(Un.addVectors(vi.min,da.min),vi.expandByPoint(Un),Un.addVectors(vi.max,da.max),vi.expandByPoint(Un)):(vi.expandByPoint(da.min),vi.expandByPoint(da.max))}vi.getCenter(n);let s=0;for(let r=0,o=e.count;r<o;r++)Un.fromBufferAttribute(e,r),s=Math.max(s,n.distanceToSquared(Un));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)Un.fromBufferAttribute(a,c),l&&(go.fromBufferAttribute(e,c),Un.add(go)),s=Math.max(s,n.distanceToSquared(Un))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&je('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){je("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new Gt(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let F=0;F<n.count;F++)a[F]=new G,l[F]=new G;let h=new G,u=new G,d=new G,f=new it,m=new it,x=new it,p=new G,g=new G;function v(F,L,D){c[F]=c[L]=c[D]=1,h.fromBufferAttribute(n,F),u.fromBufferAttribute(n,L),d.fromBufferAttribute(n,D),f.fromBufferAttribute(r,F),m.fromBufferAttribute(r,L),x.fromBufferAttribute(r,D),u.sub(h),d.sub(h),m.sub(f),x.sub(f);let V=1/(m.x*x.y-x.x*m.y);isFinite(V)&&(p.copy(u).multiplyScalar(x.y).addScaledVector(d,-m.y).multiplyScalar(V),g.copy(d).multiplyScalar(m.x).addScaledVector(u,-x.x).multiplyScalar(V),a[F].add(p),a[L].add(p),a[D].add(p),l[F].add(g),l[L].add(g),l[D].add(g))}let E=this.groups;E.length===0&&(E=[{start:0,count:e.count}]);for(let F=0,L=E.length;F<L;++F){let D=E[F],V=D.start,W=D.count;for(let R=V,U=V+W;R<U;R+=3)v(e.getX(R+0),e.getX(R+1),e.getX(R+2))}let _=new G,C=new G,S=new G,y=new G;function w(F){S.fromBufferAttribute(s,F),y.copy(S);let L=a[F];_.copy(L),_.sub(S.multiplyScalar(S.dot(L))).normalize(),C.crossVectors(y,L);let V=C.dot(l[F])<0?-1:1;o.setXYZW(F,_.x,_.y,_.z,V)}for(let F=0,L=n.count;F<L;++F)c[F]&&w(F);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==t.count)n=new Gt(new Float32Array(t.count*3),3),this.setAttribute("normal",n);else for(let d=0,f=n.count;d<f;d++)n.setXYZ(d,0,0,0);let s=new G,r=new G,o=new G,a=new G,l=new G,c=new G,h=new G,u=new G;if(e)for(let d=0,f=e.count;d<f;d+=3){let m=e.getX(d+0),x=e.getX(d+1),p=e.getX(d+2);s.fromBufferAttribute(t,m),r.fromBufferAttribute(t,x),o.fromBufferAttribute(t,p),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),a.fromBufferAttribute(n,m),l.fromBufferAttribute(n,x),c.fromBufferAttribute(n,p),a.add(h),l.add(h),c.add(h),n.setXYZ(m,a.x,a.y,a.z),n.setXYZ(x,l.x,l.y,l.z),n.setXYZ(p,c.x,c.y,c.z)}else for(let d=0,f=t.count;d<f;d+=3)s.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),n.setXYZ(d+0,h.x,h.y,h.z),n.setXYZ(d+1,h.x,h.y,h.z),n.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,n=e.count;t<n;t++)Un.fromBufferAttribute(e,t),Un.normalize(),e.setXYZ(t,Un.x,Un.y,Un.z)}toNonIndexed(){function e(a,l){let c=a.array,h=a.itemSize,u=a.normalized,d=new c.constructor(l.length*h),f=0,m=0;for(let x=0,p=l.length;x<p;x++){a.isInterleavedBufferAttribute?f=l[x]*a.data.stride+a.offset:f=l[x]*h;for(let g=0;g<h;g++)d[m++]=c[f++]}return new Gt(d,h,u)}if(this.index===null)return Ye("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=e(l,n);t.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let h=0,u=c.length;h<u;h++){let d=c[h],f=e(d,n);l.push(f)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let n=this.attributes;for(let l in n){let c=n[l];e.data.attributes[l]=c.toJSON(e.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let u=0,d=c.length;u<d;u++){let f=c[u];h.push(f.toJSON(e.data))}h.length>0&&(s[l]=h,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let n=e.index;n!==null&&this.setIndex(n.clone());let s=e.attributes;for(let c in s){let h=s[c];this.setAttribute(c,h.clone(t))}let r=e.morphAttributes;for(let c in r){let h=[],u=r[c];for(let d=0,f=u.length;d<f;d++)h.push(u[d].clone(t));this.morphAttributes[c]=h}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,h=o.length;c<h;c++){let u=o[c];this.addGroup(u.start,u.count,u.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}},Po=class{constructor(e,t){this.isInterleavedBuffer=!0,this.array=e,this.stride=t,this.count=e!==void 0?e.length/t:0,this.usage=Af,this.updateRanges=[],this.version=0,this.uuid=Dr()}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.array=new e.array.constructor(e.array),this.count=e.count,this.stride=e.stride,this.usage=e.usage,this}copyAt(e,t,n){e*=this.stride,n*=t.stride;for(let s=0,r=this.stride;s<r;s++)this.array[e+s]=t.array[n+s];return this}set(e,t=0){return this.array.set(e,t),this}clone(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=zg(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=this.array.slice(0).buffer);let n=new this.array.constructor(e.arrayBuffers[t]),s=new this.constructor(n,this.stride);return s.setUsage(this.usage),s}onUpload(e){return this.onUploadCallback=e,this}toJSON(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=zg(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=Array.from(new Uint32Array(this.array.slice(0).buffer)));let n={uuid:this.uuid,buffer:t,type:this.array.constructor.name,stride:this.stride};return n.usage=this.usage,n}};function zg(i){return i.buffer._uuid===void 0&&(i.buffer._uuid=Dr()),i.byteOffset===0&&i.byteLength===i.buffer.byteLength?i.buffer._uuid:i.buffer._uuid+":"+i.byteOffset+":"+i.byteLength}var ni=new G,Ds=class i{constructor(e,t,n,s=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=e,this.itemSize=t,this.offset=n,this.normalized=s,this._normalizationScale=e!==void 0?Xh(e.array):void 0}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(e){this.data.needsUpdate=e}applyMatrix4(e){for(let t=0,n=this.data.count;t<n;t++)ni.fromBufferAttribute(this,t),ni.applyMatrix4(e),this.setXYZ(t,ni.x,ni.y,ni.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)ni.fromBufferAttribute(this,t),ni.applyNormalMatrix(e),this.setXYZ(t,ni.x,ni.y,ni.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)ni.fromBufferAttribute(this,t),ni.transformDirection(e),this.setXYZ(t,ni.x,ni.y,ni.z);return this}getComponent(e,t){let n=this.array[e*this.data.stride+this.offset+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.data.array[e*this.data.stride+this.offset+t]=n,this}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset]=t,this}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+1]=t,this}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+2]=t,this}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+3]=t,this}getX(e){let t=this.data.array[e*this.data.stride+this.offset];return this.normalized&&(t=this._denormalize(t)),t}getY(e){let t=this.data.array[e*this.data.stride+this.offset+1];return this.normalized&&(t=this._denormalize(t)),t}getZ(e){let t=this.data.array[e*this.data.stride+this.offset+2];return this.normalized&&(t=this._denormalize(t)),t}getW(e){let t=this.data.array[e*this.data.stride+this.offset+3];return this.normalized&&(t=this._denormalize(t)),t}setXY(e,t,n){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.data.array[e+0]=t,this.data.array[e+1]=n,this}setXYZ(e,t,n,s){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.data.array[e+0]=t,this.data.array[e+1]=n,this.data.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.data.array[e+0]=t,this.data.array[e+1]=n,this.data.array[e+2]=s,this.data.array[e+3]=r,this}clone(e){if(e===void 0){Ma("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return new Gt(new this.array.constructor(t),this.itemSize,this.normalized)}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.clone(e)),new i(e.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(e){if(e===void 0){Ma("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:t,normalized:this.normalized}}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.toJSON(e)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):H0(e,this.data.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):W0(e,this.data.array)}},Bd=new G,Qv=new G,eb=new et,Wi=class{constructor(e=new G(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,n,s){return this.normal.set(e,t,n),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,n){let s=Bd.subVectors(n,t).cross(Qv.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,n=!0){let s=e.delta(Bd),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),n=this.distanceToPoint(e.end);return t<0&&n>0||n<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let n=t||eb.getNormalMatrix(e),s=this.coplanarPoint(Bd).applyMatrix4(e),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},tb=0,qi=class extends ls{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:tb++}),this.uuid=Dr(),this.name="",this.type="Material",this.blending=us,this.side=hs,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=sf,this.blendDst=rf,this.blendEquation=Pr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new Xe(0,0,0),this.blendAlpha=0,this.depthFunc=Ao,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=L0,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=Sc,this.stencilZFail=Sc,this.stencilZPass=Sc,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let n=e[t];if(n===void 0){Ye(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ye(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(e).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(e).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(e).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(e).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(e).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new Xe().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(n=>new Wi().fromJSON(n))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let n=e.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new it().fromArray(n)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new it().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,n=null;if(t!==null){let s=t.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=t[r].clone()}return this.clippingPlanes=n,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}},Io=class extends qi{constructor(e){super(),this.isSpriteMaterial=!0,this.type="SpriteMaterial",this.color=new Xe(16777215),this.map=null,this.alphaMap=null,this.rotation=0,this.sizeAttenuation=!0,this.transparent=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.alphaMap=e.alphaMap,this.rotation=e.rotation,this.sizeAttenuation=e.sizeAttenuation,this.fog=e.fog,this}},xo,fa=new G,yo=new G,_o=new G,vo=new it,pa=new it,X0=new Dt,Ql=new G,ma=new G,ec=new G,Vg=new it,kd=new it,Gg=new it,Ca=class extends En{constructor(e=new Io){if(super(),this.isSprite=!0,this.type="Sprite",xo===void 0){xo=new vn;let t=new Float32Array([-.5,-.5,0,0,0,.5,-.5,0,1,0,.5,.5,0,1,1,-.5,.5,0,0,1]),n=new Po(t,5);xo.setIndex([0,1,2,0,2,3]),xo.setAttribute("position",new Ds(n,3,0,!1)),xo.setAttribute("uv",new Ds(n,2,3,!1))}this.geometry=xo,this.material=e,this.center=new it(.5,.5),this.count=1}intersectsFrustum(e){return e.intersectsSprite(this)}raycast(e,t){e.camera===null&&je('Sprite: "Raycaster.camera" needs to be set in order to raycast against sprites.'),yo.setFromMatrixScale(this.matrixWorld),X0.copy(e.camera.matrixWorld),this.modelViewMatrix.multiplyMatrices(e.camera.matrixWorldInverse,this.matrixWorld),_o.setFromMatrixPosition(this.modelViewMatrix),e.camera.isPerspectiveCamera&&this.material.sizeAttenuation===!1&&yo.multiplyScalar(-_o.z);let n=this.material.rotation,s,r;n!==0&&(r=Math.cos(n),s=Math.sin(n));let o=this.center;tc(Ql.set(-.5,-.5,0),_o,o,yo,s,r),tc(ma.set(.5,-.5,0),_o,o,yo,s,r),tc(ec.set(.5,.5,0),_o,o,yo,s,r),Vg.set(0,0),kd.set(1,0),Gg.set(1,1);let a=e.ray.intersectTriangle(Ql,ma,ec,!1,fa);if(a===null&&(tc(ma.set(-.5,.5,0),_o,o,yo,s,r),kd.set(0,1),a=e.ray.intersectTriangle(Ql,ec,ma,!1,fa),a===null))return;let l=e.ray.origin.distanceTo(fa);l<e.near||l>e.far||t.push({distance:l,point:fa.clone(),uv:os.getInterpolation(fa,Ql,ma,ec,Vg,kd,Gg,new it),face:null,object:this})}copy(e,t){return super.copy(e,t),e.center!==void 0&&this.center.copy(e.center),this.material=e.material,this}toJSON(e){let t=super.toJSON(e);return t.object.center=this.center.toArray(),t}};function tc(i,e,t,n,s,r){vo.subVectors(i,t).addScalar(.5).multiply(n),s!==void 0?(pa.x=r*vo.x-s*vo.y,pa.y=s*vo.x+r*vo.y):pa.copy(vo),i.copy(e),i.x+=pa.x,i.y+=pa.y,i.applyMatrix4(X0)}var Rs=new G,zd=new G,nc=new G,ic=new G,Lo=class{constructor(e=new G,t=new G(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,Rs)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let n=t.dot(this.direction);return n<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=Rs.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(Rs.copy(this.origin).addScaledVector(this.direction,t),Rs.distanceToSquared(e))}distanceSqToSegment(e,t,n,s){zd.copy(e).add(t).multiplyScalar(.5),nc.copy(t).sub(e).normalize(),ic.copy(this.origin).sub(zd);let r=e.distanceTo(t)*.5,o=-this.direction.dot(nc),a=ic.dot(this.direction),l=-ic.dot(nc),c=ic.lengthSq(),h=Math.abs(1-o*o),u,d,f,m;if(h>0)if(u=o*l-a,d=o*a-l,m=r*h,u>=0)if(d>=-m)if(d<=m){let x=1/h;u*=x,d*=x,f=u*(u+o*d+2*a)+d*(o*u+d+2*l)+c}else d=r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d=-r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d<=-m?(u=Math.max(0,-(-o*r+a)),d=u>0?-r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c):d<=m?(u=0,d=Math.min(Math.max(-r,-l),r),f=d*(d+2*l)+c):(u=Math.max(0,-(o*r+a)),d=u>0?r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c);else d=o>0?-r:r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(zd).addScaledVector(nc,d),f}intersectSphere(e,t){if(e.radius<0)return null;Rs.subVectors(e.center,this.origin);let n=Rs.dot(this.direction),s=Rs.dot(Rs)-n*n,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(e.normal)+e.constant)/t;return n>=0?n:null}intersectPlane(e,t){let n=this.distanceToPlane(e);return n===null?null:this.at(n,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let n,s,r,o,a,l,c=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return c>=0?(n=(e.min.x-d.x)*c,s=(e.max.x-d.x)*c):(n=(e.max.x-d.x)*c,s=(e.min.x-d.x)*c),h>=0?(r=(e.min.y-d.y)*h,o=(e.max.y-d.y)*h):(r=(e.max.y-d.y)*h,o=(e.min.y-d.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),u>=0?(a=(e.min.z-d.z)*u,l=(e.max.z-d.z)*u):(a=(e.max.z-d.z)*u,l=(e.min.z-d.z)*u),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,t)}intersectsBox(e){return this.intersectBox(e,Rs)!==null}intersectTriangle(e,t,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,u=e.x-o.x,d=e.y-o.y,f=e.z-o.z,m=t.x-o.x,x=t.y-o.y,p=t.z-o.z,g=n.x-o.x,v=n.y-o.y,E=n.z-o.z,_=Math.abs(l),C=Math.abs(c),S=Math.abs(h),y,w,F,L,D,V,W,R,U,q,O,ne;if(_>=C&&_>=S?(F=l,V=u,U=m,ne=g,l>=0?(y=c,w=h,L=d,D=f,W=x,R=p,q=v,O=E):(y=h,w=c,L=f,D=d,W=p,R=x,q=E,O=v)):C>=S?(F=c,V=d,U=x,ne=v,c>=0?(y=h,w=l,L=f,D=u,W=p,R=m,q=E,O=g):(y=l,w=h,L=u,D=f,W=m,R=p,q=g,O=E)):(F=h,V=f,U=p,ne=E,h>=0?(y=l,w=c,L=u,D=d,W=m,R=x,q=g,O=v):(y=c,w=l,L=d,D=u,W=x,R=m,q=v,O=g)),F===0)return null;let $=y/F,Z=w/F,te=1/F,ue=L-$*V,ce=D-Z*V,J=W-$*U,fe=R-Z*U,pe=q-$*ne,Ee=O-Z*ne,Me=pe*fe-Ee*J,He=ue*Ee-ce*pe,st=J*ce-fe*ue;if(s){if(Me<0||He<0||st<0)return null}else if((Me<0||He<0||st<0)&&(Me>0||He>0||st>0))return null;let Ve=Me+He+st;if(Ve===0)return null;let dt=te*(Me*V+He*U+st*ne);return(Ve>0?dt<0:dt>0)?null:this.at(dt/Ve,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},Pi=class extends qi{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new Xe(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Ls,this.combine=of,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},Hg=new Dt,Ar=new Lo,sc=new cs,Wg=new G,rc=new G,oc=new G,ac=new G,Vd=new G,lc=new G,qg=new G,cc=new G,vt=class extends En{constructor(e=new vn,t=new Pi){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){lc.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let h=a[l],u=r[l];h!==0&&(Vd.fromBufferAttribute(u,e),o?lc.addScaledVector(Vd,h):lc.addScaledVector(Vd.sub(t),h))}t.add(lc)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),sc.copy(n.boundingSphere),sc.applyMatrix4(r),Ar.copy(e.ray).recast(e.near),!(sc.containsPoint(Ar.origin)===!1&&(Ar.intersectSphere(sc,Wg)===null||Ar.origin.distanceToSquared(Wg)>(e.far-e.near)**2))&&(Hg.copy(r).invert(),Ar.copy(e.ray).applyMatrix4(Hg),!(n.boundingBox!==null&&Ar.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(e,t,Ar)))}_computeIntersections(e,t,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,u=r.attributes.normal,d=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let m=0,x=d.length;m<x;m++){let p=d[m],g=o[p.materialIndex],v=Math.max(p.start,f.start),E=Math.min(a.count,Math.min(p.start+p.count,f.start+f.count));for(let _=v,C=E;_<C;_+=3){let S=a.getX(_),y=a.getX(_+1),w=a.getX(_+2);s=hc(this,g,e,n,c,h,u,S,y,w),s&&(s.faceIndex=Math.floor(_/3),s.face.materialIndex=p.materialIndex,t.push(s))}}else{let m=Math.max(0,f.start),x=Math.min(a.count,f.start+f.count);for(let p=m,g=x;p<g;p+=3){let v=a.getX(p),E=a.getX(p+1),_=a.getX(p+2);s=hc(this,o,e,n,c,h,u,v,E,_),s&&(s.faceIndex=Math.floor(p/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let m=0,x=d.length;m<x;m++){let p=d[m],g=o[p.materialIndex],v=Math.max(p.start,f.start),E=Math.min(l.count,Math.min(p.start+p.count,f.start+f.count));for(let _=v,C=E;_<C;_+=3){let S=_,y=_+1,w=_+2;s=hc(this,g,e,n,c,h,u,S,y,w),s&&(s.faceIndex=Math.floor(_/3),s.face.materialIndex=p.materialIndex,t.push(s))}}else{let m=Math.max(0,f.start),x=Math.min(l.count,f.start+f.count);for(let p=m,g=x;p<g;p+=3){let v=p,E=p+1,_=p+2;s=hc(this,o,e,n,c,h,u,v,E,_),s&&(s.faceIndex=Math.floor(p/3),t.push(s))}}}};function nb(i,e,t,n,s,r,o,a){let l;if(e.side===zn?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,e.side===hs,a),l===null)return null;cc.copy(a),cc.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo(cc);return c<t.near||c>t.far?null:{distance:c,point:cc.clone(),object:i}}function hc(i,e,t,n,s,r,o,a,l,c){i.getVertexPosition(a,rc),i.getVertexPosition(l,oc),i.getVertexPosition(c,ac);let h=nb(i,e,t,n,rc,oc,ac,qg);if(h){let u=new G;os.getBarycoord(qg,rc,oc,ac,u),s&&(h.uv=os.getInterpolatedAttribute(s,a,l,c,u,new it)),r&&(h.uv1=os.getInterpolatedAttribute(r,a,l,c,u,new it)),o&&(h.normal=os.getInterpolatedAttribute(o,a,l,c,u,new G),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new G,materialIndex:0};os.getNormal(rc,oc,ac,d.normal),h.face=d,h.barycoord=u}return h}var kc=class extends ri{constructor(e=null,t=1,n=1,s,r,o,a,l,c=On,h=On,u,d){super(null,o,a,l,c,h,s,r,u,d),this.isDataTexture=!0,this.image={data:e,width:t,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Tr=new cs,ib=new it(.5,.5),uc=new G,sr=class{constructor(e=new Wi,t=new Wi,n=new Wi,s=new Wi,r=new Wi,o=new Wi){this.planes=[e,t,n,s,r,o]}set(e,t,n,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let n=0;n<6;n++)t[n].copy(e.planes[n]);return this}setFromProjectionMatrix(e,t=Ri,n=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],l=r[2],c=r[3],h=r[4],u=r[5],d=r[6],f=r[7],m=r[8],x=r[9],p=r[10],g=r[11],v=r[12],E=r[13],_=r[14],C=r[15];if(s[0].setComponents(c-o,f-h,g-m,C-v).normalize(),s[1].setComponents(c+o,f+h,g+m,C+v).normalize(),s[2].setComponents(c+a,f+u,g+x,C+E).normalize(),s[3].setComponents(c-a,f-u,g-x,C-E).normalize(),n)s[4].setComponents(l,d,p,_).normalize(),s[5].setComponents(c-l,f-d,g-p,C-_).normalize();else if(s[4].setComponents(c-l,f-d,g-p,C-_).normalize(),t===Ri)s[5].setComponents(c+l,f+d,g+p,C+_).normalize();else if(t===To)s[5].setComponents(l,d,p,_).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),Tr.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),Tr.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(Tr)}intersectsSprite(e){Tr.center.set(0,0,0);let t=ib.distanceTo(e.center);return Tr.radius=.7071067811865476+t,Tr.applyMatrix4(e.matrixWorld),this.intersectsSphere(Tr)}intersectsSphere(e){let t=this.planes,n=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let n=0;n<6;n++){let s=t[n];if(uc.x=s.normal.x>0?e.max.x:e.min.x,uc.y=s.normal.y>0?e.max.y:e.min.y,uc.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(uc)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let n=0;n<6;n++)if(t[n].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},Xg=new Dt,zc=class i{constructor(){this.coordinateSystem=Ri,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,n=this._frustums;for(let s=0;s<t.length;s++){let r=t[s];Xg.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new sr),n[s].setFromProjectionMatrix(Xg,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,n=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new sr),t[s].copy(n[s]);return this._count=e._count,this}clone(){return new i().copy(this)}};var Er=class extends qi{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new Xe(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},Vc=new G,Gc=new G,$g=new Dt,ga=new Lo,dc=new cs,Gd=new G,Yg=new G,Hc=class extends En{constructor(e=new vn,t=new Er){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[0];for(let s=1,r=t.count;s<r;s++)Vc.fromBufferAttribute(t,s-1),Gc.fromBufferAttribute(t,s),n[s]=n[s-1],n[s]+=Vc.distanceTo(Gc);e.setAttribute("lineDistance",new an(n,1))}else Ye("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.matrixWorld,r=e.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),dc.copy(n.boundingSphere),dc.applyMatrix4(s),dc.radius+=r,e.ray.intersectsSphere(dc)===!1)return;$g.copy(s).invert(),ga.copy(e.ray).applyMatrix4($g);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=n.index,d=n.attributes.position;if(h!==null){let f=Math.max(0,o.start),m=Math.min(h.count,o.start+o.count);for(let x=f,p=m-1;x<p;x+=c){let g=h.getX(x),v=h.getX(x+1),E=fc(this,e,ga,l,g,v,x);E&&t.push(E)}if(this.isLineLoop){let x=h.getX(m-1),p=h.getX(f),g=fc(this,e,ga,l,x,p,m-1);g&&t.push(g)}}else{let f=Math.max(0,o.start),m=Math.min(d.count,o.start+o.count);for(let x=f,p=m-1;x<p;x+=c){let g=fc(this,e,ga,l,x,x+1,x);g&&t.push(g)}if(this.isLineLoop){let x=fc(this,e,ga,l,m-1,f,m-1);x&&t.push(x)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function fc(i,e,t,n,s,r,o){let a=i.geometry.attributes.position;if(Vc.fromBufferAttribute(a,s),Gc.fromBufferAttribute(a,r),t.distanceSqToSegment(Vc,Gc,Gd,Yg)>n)return;Gd.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(Gd);if(!(c<e.near||c>e.far))return{distance:c,point:Yg.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var Zg=new G,Jg=new G,Do=class extends Hc{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[];for(let s=0,r=t.count;s<r;s+=2)Zg.fromBufferAttribute(t,s),Jg.fromBufferAttribute(t,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+Zg.distanceTo(Jg);e.setAttribute("lineDistance",new an(n,1))}else Ye("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var Wc=class extends qi{constructor(e){super(),this.isPointsMaterial=!0,this.type="PointsMaterial",this.color=new Xe(16777215),this.map=null,this.alphaMap=null,this.size=1,this.sizeAttenuation=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.alphaMap=e.alphaMap,this.size=e.size,this.sizeAttenuation=e.sizeAttenuation,this.fog=e.fog,this}},Kg=new Dt,Zd=new Lo,pc=new cs,mc=new G,Ra=class extends En{constructor(e=new vn,t=new Wc){super(),this.isPoints=!0,this.type="Points",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.matrixWorld,r=e.params.Points.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),pc.copy(n.boundingSphere),pc.applyMatrix4(s),pc.radius+=r,e.ray.intersectsSphere(pc)===!1)return;Kg.copy(s).invert(),Zd.copy(e.ray).applyMatrix4(Kg);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=n.index,u=n.attributes.position;if(c!==null){let d=Math.max(0,o.start),f=Math.min(c.count,o.start+o.count);for(let m=d,x=f;m<x;m++){let p=c.getX(m);mc.fromBufferAttribute(u,p),jg(mc,p,l,s,e,t,this)}}else{let d=Math.max(0,o.start),f=Math.min(u.count,o.start+o.count);for(let m=d,x=f;m<x;m++)mc.fromBufferAttribute(u,m),jg(mc,m,l,s,e,t,this)}}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function jg(i,e,t,n,s,r,o){let a=Zd.distanceSqToPoint(i);if(a<t){let l=new G;Zd.closestPointToPoint(i,l),l.applyMatrix4(n);let c=s.ray.origin.distanceTo(l);if(c<s.near||c>s.far)return;r.push({distance:c,distanceToRay:Math.sqrt(a),point:l,index:e,face:null,faceIndex:null,barycoord:null,object:o})}}var Pa=class extends ri{constructor(e=[],t=Ir,n,s,r,o,a,l,c,h){super(e,t,n,s,r,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}},Cr=class extends ri{constructor(e,t,n,s,r,o,a,l,c){super(e,t,n,s,r,o,a,l,c),this.isCanvasTexture=!0,this.needsUpdate=!0}};var Ns=class extends ri{constructor(e,t,n=$i,s,r,o,a=On,l=On,c,h=Is,u=1){if(h!==Is&&h!==Us)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:u};super(d,s,r,o,a,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Co(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},Ia=class extends Ns{constructor(e,t=$i,n=Ir,s,r,o=On,a=On,l,c=Is){let h={width:e,height:e,depth:1},u=[h,h,h,h,h,h];super(e,e,t,n,s,r,o,a,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},La=class extends ri{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},Xi=class i extends vn{constructor(e=1,t=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],h=[],u=[],d=0,f=0;m("z","y","x",-1,-1,n,t,e,o,r,0),m("z","y","x",1,-1,n,t,-e,o,r,1),m("x","z","y",1,1,e,n,t,s,o,2),m("x","z","y",1,-1,e,n,-t,s,o,3),m("x","y","z",1,-1,e,t,n,s,r,4),m("x","y","z",-1,-1,e,t,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new an(c,3)),this.setAttribute("normal",new an(h,3)),this.setAttribute("uv",new an(u,2));function m(x,p,g,v,E,_,C,S,y,w,F){let L=_/y,D=C/w,V=_/2,W=C/2,R=S/2,U=y+1,q=w+1,O=0,ne=0,$=new G;for(let Z=0;Z<q;Z++){let te=Z*D-W;for(let ue=0;ue<U;ue++){let ce=ue*L-V;$[x]=ce*v,$[p]=te*E,$[g]=R,c.push($.x,$.y,$.z),$[x]=0,$[p]=0,$[g]=S>0?1:-1,h.push($.x,$.y,$.z),u.push(ue/y),u.push(1-Z/w),O+=1}}for(let Z=0;Z<w;Z++)for(let te=0;te<y;te++){let ue=d+te+U*Z,ce=d+te+U*(Z+1),J=d+(te+1)+U*(Z+1),fe=d+(te+1)+U*Z;l.push(ue,ce,fe),l.push(ce,J,fe),ne+=6}a.addGroup(f,ne,F),f+=ne,d+=O}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};var li=class i extends vn{constructor(e=1,t=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let h=[],u=[],d=[],f=[],m=0,x=[],p=n/2,g=0;v(),o===!1&&(e>0&&E(!0),t>0&&E(!1)),this.setIndex(h),this.setAttribute("position",new an(u,3)),this.setAttribute("normal",new an(d,3)),this.setAttribute("uv",new an(f,2));function v(){let _=new G,C=new G,S=0,y=(t-e)/n;for(let w=0;w<=r;w++){let F=[],L=w/r,D=L*(t-e)+e;for(let V=0;V<=s;V++){let W=V/s,R=W*l+a,U=Math.sin(R),q=Math.cos(R);C.x=D*U,C.y=-L*n+p,C.z=D*q,u.push(C.x,C.y,C.z),_.set(U,y,q).normalize(),d.push(_.x,_.y,_.z),f.push(W,1-L),F.push(m++)}x.push(F)}for(let w=0;w<s;w++)for(let F=0;F<r;F++){let L=x[F][w],D=x[F+1][w],V=x[F+1][w+1],W=x[F][w+1];(e>0||F!==0)&&(h.push(L,D,W),S+=3),(t>0||F!==r-1)&&(h.push(D,V,W),S+=3)}c.addGroup(g,S,0),g+=S}function E(_){let C=m,S=new it,y=new G,w=0,F=_===!0?e:t,L=_===!0?1:-1;for(let V=1;V<=s;V++)u.push(0,p*L,0),d.push(0,L,0),f.push(.5,.5),m++;let D=m;for(let V=0;V<=s;V++){let R=V/s*l+a,U=Math.cos(R),q=Math.sin(R);y.x=F*q,y.y=p*L,y.z=F*U,u.push(y.x,y.y,y.z),d.push(0,L,0),S.x=U*.5+.5,S.y=q*.5*L+.5,f.push(S.x,S.y),m++}for(let V=0;V<s;V++){let W=C+V,R=D+V;_===!0?h.push(R,R+1,W):h.push(R+1,R,W),w+=3}c.addGroup(g,w,_===!0?1:2),g+=w}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}},rr=class i extends li{constructor(e=1,t=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,e,t,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:e,height:t,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(e){return new i(e.radius,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var gc=new G,xc=new G,Hd=new G,yc=new os,or=class extends vn{constructor(e=null,t=1){if(super(),this.type="EdgesGeometry",this.parameters={geometry:e,thresholdAngle:t},e!==null){let s=Math.pow(10,4),r=Math.cos(wc*t),o=e.getIndex(),a=e.getAttribute("position"),l=o?o.count:a.count,c=[0,0,0],h=["a","b","c"],u=new Array(3),d=new Map,f=[];for(let m=0;m<l;m+=3){o?(c[0]=o.getX(m),c[1]=o.getX(m+1),c[2]=o.getX(m+2)):(c[0]=m,c[1]=m+1,c[2]=m+2);let{a:x,b:p,c:g}=yc;if(x.fromBufferAttribute(a,c[0]),p.fromBufferAttribute(a,c[1]),g.fromBufferAttribute(a,c[2]),yc.getNormal(Hd),u[0]=`${Math.round(x.x*s)},${Math.round(x.y*s)},${Math.round(x.z*s)}`,u[1]=`${Math.round(p.x*s)},${Math.round(p.y*s)},${Math.round(p.z*s)}`,u[2]=`${Math.round(g.x*s)},${Math.round(g.y*s)},${Math.round(g.z*s)}`,!(u[0]===u[1]||u[1]===u[2]||u[2]===u[0]))for(let v=0;v<3;v++){let E=(v+1)%3,_=u[v],C=u[E],S=yc[h[v]],y=yc[h[E]],w=`${_}_${C}`,F=`${C}_${_}`,L=d.get(F);L?(Hd.dot(L.normal)<=r&&(f.push(S.x,S.y,S.z),f.push(y.x,y.y,y.z)),d.set(F,null)):d.has(w)||d.set(w,{index0:c[v],index1:c[E],normal:Hd.clone()})}}for(let m of d.values())if(m){let{index0:x,index1:p}=m;gc.fromBufferAttribute(a,x),xc.fromBufferAttribute(a,p),f.push(gc.x,gc.y,gc.z),f.push(xc.x,xc.y,xc.z)}this.setAttribute("position",new an(f,3))}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}};var Da=class i extends vn{constructor(e=1,t=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:n,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(n),l=Math.floor(s),c=a+1,h=l+1,u=e/a,d=t/l,f=[],m=[],x=[],p=[];for(let g=0;g<h;g++){let v=g*d-o;for(let E=0;E<c;E++){let _=E*u-r;m.push(_,-v,0),x.push(0,0,1),p.push(E/a),p.push(1-g/l)}}for(let g=0;g<l;g++)for(let v=0;v<a;v++){let E=v+c*g,_=v+c*(g+1),C=v+1+c*(g+1),S=v+1+c*g;f.push(E,_,S),f.push(_,C,S)}this.setIndex(f),this.setAttribute("position",new an(m,3)),this.setAttribute("normal",new an(x,3)),this.setAttribute("uv",new an(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.widthSegments,e.heightSegments)}};var Cn=class i extends vn{constructor(e=1,t=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,h=[],u=new G,d=new G,f=[],m=[],x=[],p=[];for(let g=0;g<=n;g++){let v=[],E=g/n,_=o+E*a,C=e*Math.cos(_),S=Math.sqrt(e*e-C*C),y=0;g===0&&o===0?y=.5/t:g===n&&l===Math.PI&&(y=-.5/t);for(let w=0;w<=t;w++){let F=w/t,L=s+F*r;u.x=-S*Math.cos(L),u.y=C,u.z=S*Math.sin(L),m.push(u.x,u.y,u.z),d.copy(u).normalize(),x.push(d.x,d.y,d.z),p.push(F+y,1-E),v.push(c++)}h.push(v)}for(let g=0;g<n;g++)for(let v=0;v<t;v++){let E=h[g][v+1],_=h[g][v],C=h[g+1][v],S=h[g+1][v+1];(g!==0||o>0)&&f.push(E,_,S),(g!==n-1||l<Math.PI)&&f.push(_,C,S)}this.setIndex(f),this.setAttribute("position",new an(m,3)),this.setAttribute("normal",new an(x,3)),this.setAttribute("uv",new an(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};function Nr(i){let e={};for(let t in i){e[t]={};for(let n in i[t]){let s=i[t][n];if(Qg(s))s.isRenderTargetTexture?(Ye("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][n]=null):e[t][n]=s.clone();else if(Array.isArray(s))if(Qg(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][n]=r}else e[t][n]=s.slice();else e[t][n]=s}}return e}function Xn(i){let e={};for(let t=0;t<i.length;t++){let n=Nr(i[t]);for(let s in n)e[s]=n[s]}return e}function Qg(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function sb(i){let e=[];for(let t=0;t<i.length;t++)e.push(i[t].clone());return e}function Ef(i){let e=i.getRenderTarget();return e===null?i.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:yt.workingColorSpace}var $0={clone:Nr,merge:Xn},rb=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,ob=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Wn=class extends qi{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=rb,this.fragmentShader=ob,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Nr(e.uniforms),this.uniformsGroups=sb(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(t.extensions=n),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let n in e.uniforms){let s=e.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=t[s.value]||null;break;case"c":this.uniforms[n].value=new Xe().setHex(s.value);break;case"v2":this.uniforms[n].value=new it().fromArray(s.value);break;case"v3":this.uniforms[n].value=new G().fromArray(s.value);break;case"v4":this.uniforms[n].value=new Qt().fromArray(s.value);break;case"m3":this.uniforms[n].value=new et().fromArray(s.value);break;case"m4":this.uniforms[n].value=new Dt().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let n in e.extensions)this.extensions[n]=e.extensions[n];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},qc=class extends Wn{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},Mi=class extends qi{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new Xe(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new Xe(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=qh,this.normalScale=new it(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Ls,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var Xc=class extends qi{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=P0,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},$c=class extends qi{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function bo(i,e){return!i||i.constructor===e?i:typeof e.BYTES_PER_ELEMENT=="number"?new e(i):Array.prototype.slice.call(i)}function _c(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var ar=class{constructor(e,t,n,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(n),this.sampleValues=t,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,n=this._cachedIndex,s=t[n],r=t[n-1];n:{e:{let o;t:{i:if(!(e<s)){for(let a=n+2;;){if(s===void 0){if(e<r)break i;return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=t[++n],e<s)break e}o=t.length;break t}if(!(e>=r)){let a=t[1];e<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=t[--n-1],e>=r)break e}o=n,n=0;break t}break n}for(;n<o;){let a=n+o>>>1;e<t[a]?o=a:n=a+1}if(s=t[n],r=t[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=n[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Yc=class extends ar{constructor(e,t,n,s){super(e,t,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Xd,endingEnd:Xd}}intervalChanged_(e,t,n){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case $d:r=e,a=2*t-n;break;case Yd:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case $d:o=e,l=2*n-t;break;case Yd:o=1,l=n+s[1]-s[0];break;default:o=e-1,l=t}let c=(n-t)*.5,h=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,f=this._weightNext,m=(n-t)/(s-t),x=m*m,p=x*m,g=-d*p+2*d*x-d*m,v=(1+d)*p+(-1.5-2*d)*x+(-.5+d)*m+1,E=(-1-f)*p+(1.5+f)*x+.5*m,_=f*p-f*x;for(let C=0;C!==a;++C)r[C]=g*o[h+C]+v*o[c+C]+E*o[l+C]+_*o[u+C];return r}},Zc=class extends ar{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=(n-t)/(s-t),u=1-h;for(let d=0;d!==a;++d)r[d]=o[c+d]*u+o[l+d]*h;return r}},Jc=class extends ar{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e){return this.copySampleValue_(e-1)}},Kc=class extends ar{interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this.inTangents,u=this.outTangents;if(!h||!u){let m=(n-t)/(s-t),x=1-m;for(let p=0;p!==a;++p)r[p]=o[c+p]*x+o[l+p]*m;return r}let d=a*2,f=e-1;for(let m=0;m!==a;++m){let x=o[c+m],p=o[l+m],g=f*d+m*2,v=u[g],E=u[g+1],_=e*d+m*2,C=h[_],S=h[_+1],y=lb(n,t,v,C,s);r[m]=Y0(y,x,E,S,p)}return r}};function Y0(i,e,t,n,s){let r=1-i;return r*r*r*e+3*r*r*i*t+3*r*i*i*n+i*i*i*s}function ab(i,e,t,n,s){let r=1-i;return 3*r*r*(t-e)+6*r*i*(n-t)+3*i*i*(s-n)}function lb(i,e,t,n,s){let r=(i-e)/(s-e);for(let o=0;o<8;o++){let a=Y0(r,e,t,n,s)-i;if(Math.abs(a)<1e-10)break;let l=ab(r,e,t,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var Si=class{constructor(e,t,n,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=bo(t,this.TimeBufferType),this.values=bo(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,n;if(t.toJSON!==this.toJSON)n=t.toJSON(e);else{n={name:e.name,times:bo(e.times,Array),values:bo(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(n.interpolation=s),_c(e.settings)&&(n.settings={inTangents:bo(e.settings.inTangents,Array),outTangents:bo(e.settings.outTangents,Array)})}return n.type=e.ValueTypeName,n}InterpolantFactoryMethodDiscrete(e){return new Jc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new Zc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new Yc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new Kc(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case ya:t=this.InterpolantFactoryMethodDiscrete;break;case Nc:t=this.InterpolantFactoryMethodLinear;break;case Mc:t=this.InterpolantFactoryMethodSmooth;break;case qd:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return Ye("KeyframeTrack:",n),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return ya;case this.InterpolantFactoryMethodLinear:return Nc;case this.InterpolantFactoryMethodSmooth:return Mc;case this.InterpolantFactoryMethodBezier:return qd}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]+=e;_c(this.settings)&&(e0(this.settings.inTangents,e),e0(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]*=e;_c(this.settings)&&(t0(this.settings.inTangents,e),t0(this.settings.outTangents,e))}return this}trim(e,t){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<e;)++r;for(;o!==-1&&n[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(je("KeyframeTrack: Invalid value size in track.",this),e=!1);let n=this.times,s=this.values,r=n.length;r===0&&(je("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){je("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){je("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(s!==void 0&&Bv(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){je("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===Mc,r=e.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=e[a],h=e[a+1];if(c!==h&&(a!==1||c!==e[0]))if(s)l=!0;else{let u=a*n,d=u-n,f=u+n;for(let m=0;m!==n;++m){let x=t[u+m];if(x!==t[d+m]||x!==t[f+m]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let u=a*n,d=o*n;for(let f=0;f!==n;++f)t[d+f]=t[u+f]}++o}}if(r>0){e[o]=e[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*n)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),n=this.constructor,s=new n(this.name,e,t);return s.createInterpolant=this.createInterpolant,_c(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function e0(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]+=e}function t0(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]*=e}Si.prototype.ValueTypeName="";Si.prototype.TimeBufferType=Float32Array;Si.prototype.ValueBufferType=Float32Array;Si.prototype.DefaultInterpolation=Nc;var lr=class extends Si{constructor(e,t,n){super(e,t,n)}};lr.prototype.ValueTypeName="bool";lr.prototype.ValueBufferType=Array;lr.prototype.DefaultInterpolation=ya;lr.prototype.InterpolantFactoryMethodLinear=void 0;lr.prototype.InterpolantFactoryMethodSmooth=void 0;var jc=class extends Si{constructor(e,t,n,s){super(e,t,n,s)}};jc.prototype.ValueTypeName="color";var Qc=class extends Si{constructor(e,t,n,s){super(e,t,n,s)}};Qc.prototype.ValueTypeName="number";var eh=class extends ar{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-t)/(s-t),c=e*a;for(let h=c+a;c!==h;c+=4)un.slerpFlat(r,0,o,c-a,o,c,l);return r}},Na=class extends Si{constructor(e,t,n,s){super(e,t,n,s)}InterpolantFactoryMethodLinear(e){return new eh(this.times,this.values,this.getValueSize(),e)}};Na.prototype.ValueTypeName="quaternion";Na.prototype.InterpolantFactoryMethodSmooth=void 0;var cr=class extends Si{constructor(e,t,n){super(e,t,n)}};cr.prototype.ValueTypeName="string";cr.prototype.ValueBufferType=Array;cr.prototype.DefaultInterpolation=ya;cr.prototype.InterpolantFactoryMethodLinear=void 0;cr.prototype.InterpolantFactoryMethodSmooth=void 0;var th=class extends Si{constructor(e,t,n,s){super(e,t,n,s)}};th.prototype.ValueTypeName="vector";var nh=class{constructor(e,t,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,u){return c.push(h,u),this},this.removeHandler=function(h){let u=c.indexOf(h);return u!==-1&&c.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=c.length;u<d;u+=2){let f=c[u],m=c[u+1];if(f.global&&(f.lastIndex=0),f.test(h))return m}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},Z0=new nh,ih=class{constructor(e){this.manager=e!==void 0?e:Z0,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let n=this;return new Promise(function(s,r){n.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};ih.DEFAULT_MATERIAL_NAME="__DEFAULT";var Fa=class extends En{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new Xe(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},Ua=class extends Fa{constructor(e,t,n){super(e,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(En.DEFAULT_UP),this.updateMatrix(),this.groundColor=new Xe(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},Wd=new Dt,n0=new G,i0=new G,sh=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new it(512,512),this.mapType=ci,this.map=null,this.mapPass=null,this.matrix=new Dt,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new sr,this._frameExtents=new it(1,1),this._viewportCount=1,this._viewports=[new Qt(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;n0.setFromMatrixPosition(e.matrixWorld),t.position.copy(n0),i0.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(i0),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,n,s){Wd.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),n.setFromProjectionMatrix(Wd,e.coordinateSystem,e.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;e.coordinateSystem===To||e.reversedDepth?t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),t.multiply(Wd)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},vc=new G,bc=new un,rs=new G,Oa=class extends En{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new Dt,this.projectionMatrix=new Dt,this.projectionMatrixInverse=new Dt,this.coordinateSystem=Ri,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(vc,bc,rs),rs.x===1&&rs.y===1&&rs.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(vc,bc,rs.set(1,1,1)).invert()}updateWorldMatrix(e,t,n=!1){super.updateWorldMatrix(e,t,n),this.matrixWorld.decompose(vc,bc,rs),rs.x===1&&rs.y===1&&rs.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(vc,bc,rs.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},nr=new G,s0=new it,r0=new it,ii=class extends Oa{constructor(e=50,t=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Fc*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(wc*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return Fc*2*Math.atan(Math.tan(wc*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,n){nr.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(nr.x,nr.y).multiplyScalar(-e/nr.z),nr.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(nr.x,nr.y).multiplyScalar(-e/nr.z)}getViewSize(e,t){return this.getViewBounds(e,s0,r0),t.subVectors(r0,s0)}setViewOffset(e,t,n,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(wc*.5*this.fov)/this.zoom,n=2*t,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,t-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-n,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var Ba=class extends Oa{constructor(e=-1,t=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-e,o=n+e,a=s+t,l=s-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},Jd=class extends sh{constructor(){super(new Ba(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},ka=class extends Fa{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(En.DEFAULT_UP),this.updateMatrix(),this.target=new En,this.shadow=new Jd}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}};var za=class extends vn{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,this}toJSON(){let e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}};var Mo=-90,So=1,No=class extends En{constructor(e,t,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new ii(Mo,So,e,t);s.layers=this.layers,this.add(s);let r=new ii(Mo,So,e,t);r.layers=this.layers,this.add(r);let o=new ii(Mo,So,e,t);o.layers=this.layers,this.add(o);let a=new ii(Mo,So,e,t);a.layers=this.layers,this.add(a);let l=new ii(Mo,So,e,t);l.layers=this.layers,this.add(l);let c=new ii(Mo,So,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[n,s,r,o,a,l]=t;for(let c of t)this.remove(c);if(e===Ri)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===To)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,h]=this.children,u=e.getRenderTarget(),d=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),m=e.xr.enabled;e.xr.enabled=!1;let x=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let p=!1;e.isWebGLRenderer===!0?p=e.state.buffers.depth.getReversed():p=e.reversedDepthBuffer,e.setRenderTarget(n,0,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(n,1,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(n,2,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(n,3,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(n,4,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),n.texture.mipmapsAutoUpdate=x,e.setRenderTarget(n,5,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),e.setRenderTarget(u,d,f),e.xr.enabled=m,n.texture.needsPMREMUpdate=!0}},rh=class extends ii{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var Cf="\\[\\]\\.:\\/",cb=new RegExp("["+Cf+"]","g"),Rf="[^"+Cf+"]",hb="[^"+Cf.replace("\\.","")+"]",ub=/((?:WC+[\/:])*)/.source.replace("WC",Rf),db=/(WCOD+)?/.source.replace("WCOD",hb),fb=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",Rf),pb=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",Rf),mb=new RegExp("^"+ub+db+fb+pb+"$"),gb=["material","materials","bones","map"],Kd=class{constructor(e,t,n){let s=n||Yt.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(e,t)}setValue(e,t){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].unbind()}},Yt=class i{constructor(e,t,n){this.path=t,this.parsedPath=n||i.parseTrackName(t),this.node=i.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,n){return e&&e.isAnimationObjectGroup?new i.Composite(e,t,n):new i(e,t,n)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(cb,"")}static parseTrackName(e){let t=mb.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let n={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);gb.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return n}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let n=e.skeleton.getBoneByName(t);if(n!==void 0)return n}if(e.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let l=n(a.children);if(l)return l}return null},s=n(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)e[t++]=n[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,n=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=i.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Ye("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=t.objectIndex;switch(n){case"materials":if(!e.material){je("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){je("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){je("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let h=0;h<e.length;h++)if(e[h].name===c){c=h;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){je("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){je("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[n]===void 0){je("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[n]}if(c!==void 0){if(e[c]===void 0){je("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[s];if(o===void 0){let c=t.nodeName;je("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){je("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){je("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};Yt.Composite=Kd;Yt.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};Yt.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};Yt.prototype.GetterByBindingType=[Yt.prototype._getValue_direct,Yt.prototype._getValue_array,Yt.prototype._getValue_arrayElement,Yt.prototype._getValue_toArray];Yt.prototype.SetterByBindingTypeAndVersioning=[[Yt.prototype._setValue_direct,Yt.prototype._setValue_direct_setNeedsUpdate,Yt.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[Yt.prototype._setValue_array,Yt.prototype._setValue_array_setNeedsUpdate,Yt.prototype._setValue_array_setMatrixWorldNeedsUpdate],[Yt.prototype._setValue_arrayElement,Yt.prototype._setValue_arrayElement_setNeedsUpdate,Yt.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[Yt.prototype._setValue_fromArray,Yt.prototype._setValue_fromArray_setNeedsUpdate,Yt.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var XT=new Float32Array(1);var Va=class extends Po{constructor(e,t,n=1){super(e,t),this.isInstancedInterleavedBuffer=!0,this.meshPerAttribute=n}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}clone(e){let t=super.clone(e);return t.meshPerAttribute=this.meshPerAttribute,t}toJSON(e){let t=super.toJSON(e);return t.isInstancedInterleavedBuffer=!0,t.meshPerAttribute=this.meshPerAttribute,t}};var jd=class{static{this.prototype.isMatrix2=!0}constructor(e,t,n,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let n=0;n<4;n++)this.elements[n]=e[n+t];return this}set(e,t,n,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=n,r[3]=s,this}};function Pf(i,e,t,n){let s=xb(n);switch(t){case _f:return i*e;case bf:return i*e/s.components*s.byteLength;case dh:return i*e/s.components*s.byteLength;case hr:return i*e*2/s.components*s.byteLength;case fh:return i*e*2/s.components*s.byteLength;case vf:return i*e*3/s.components*s.byteLength;case Ji:return i*e*4/s.components*s.byteLength;case ph:return i*e*4/s.components*s.byteLength;case Wa:case qa:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case Xa:case $a:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case gh:case yh:return Math.max(i,16)*Math.max(e,8)/4;case mh:case xh:return Math.max(i,8)*Math.max(e,8)/2;case _h:case vh:case Mh:case Sh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case bh:case Ya:case wh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Ah:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Th:return Math.floor((i+4)/5)*Math.floor((e+3)/4)*16;case Eh:return Math.floor((i+4)/5)*Math.floor((e+4)/5)*16;case Ch:return Math.floor((i+5)/6)*Math.floor((e+4)/5)*16;case Rh:return Math.floor((i+5)/6)*Math.floor((e+5)/6)*16;case Ph:return Math.floor((i+7)/8)*Math.floor((e+4)/5)*16;case Ih:return Math.floor((i+7)/8)*Math.floor((e+5)/6)*16;case Lh:return Math.floor((i+7)/8)*Math.floor((e+7)/8)*16;case Dh:return Math.floor((i+9)/10)*Math.floor((e+4)/5)*16;case Nh:return Math.floor((i+9)/10)*Math.floor((e+5)/6)*16;case Fh:return Math.floor((i+9)/10)*Math.floor((e+7)/8)*16;case Uh:return Math.floor((i+9)/10)*Math.floor((e+9)/10)*16;case Oh:return Math.floor((i+11)/12)*Math.floor((e+9)/10)*16;case Bh:return Math.floor((i+11)/12)*Math.floor((e+11)/12)*16;case kh:case zh:case Vh:return Math.ceil(i/4)*Math.ceil(e/4)*16;case Gh:case Hh:return Math.ceil(i/4)*Math.ceil(e/4)*8;case Za:case Wh:return Math.ceil(i/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function xb(i){switch(i){case ci:case mf:return{byteLength:1,components:1};case Oo:case gf:case Zi:return{byteLength:2,components:1};case hh:case uh:return{byteLength:2,components:4};case $i:case ch:case Yi:return{byteLength:4,components:1};case xf:case yf:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Ye("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function xx(){let i=null,e=!1,t=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&i!==null&&(n=i.requestAnimationFrame(s),e=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){i=r}}}function wb(i){let e=new WeakMap;function t(a,l){let c=a.array,h=a.usage,u=c.byteLength,d=i.createBuffer();i.bindBuffer(l,d),i.bufferData(l,c,h),a.onUploadCallback();let f;if(c instanceof Float32Array)f=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=i.HALF_FLOAT:f=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=i.SHORT;else if(c instanceof Uint32Array)f=i.UNSIGNED_INT;else if(c instanceof Int32Array)f=i.INT;else if(c instanceof Int8Array)f=i.BYTE;else if(c instanceof Uint8Array)f=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,l,c){let h=l.array,u=l.updateRanges;if(i.bindBuffer(c,a),u.length===0)i.bufferSubData(c,0,h);else{u.sort((f,m)=>f.start-m.start);let d=0;for(let f=1;f<u.length;f++){let m=u[d],x=u[f];x.start<=m.start+m.count+1?m.count=Math.max(m.count,x.start+x.count-m.start):(++d,u[d]=x)}u.length=d+1;for(let f=0,m=u.length;f<m;f++){let x=u[f];i.bufferSubData(c,x.start*h.BYTES_PER_ELEMENT,h,x.start,x.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(i.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=e.get(a);(!h||h.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var Ab=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,Tb=`#ifdef USE_ALPHAHASH
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
#endif`,Eb=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,Cb=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,Rb=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,Pb=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,Ib=`#ifdef USE_AOMAP
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
#endif`,Lb=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,Db=`#ifdef USE_BATCHING
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
#endif`,Nb=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,Fb=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,Ub=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,Ob=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,Bb=`#ifdef USE_IRIDESCENCE
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
#endif`,kb=`#ifdef USE_BUMPMAP
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
#endif`,zb=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,Vb=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,Gb=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,Hb=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,Wb=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,qb=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,Xb=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,$b=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,Yb=`#define PI 3.141592653589793
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
} // validated`,Zb=`vec3 transformedNormal = objectNormal;
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
#endif`,Jb=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,Kb=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,jb=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,Qb=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,eM="gl_FragColor = linearToOutputTexel( gl_FragColor );",tM=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,nM=`#ifdef USE_ENVMAP
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
#endif`,iM=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,sM=`#ifdef USE_ENVMAP
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
#endif`,rM=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,oM=`#ifdef USE_ENVMAP
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
#endif`,aM=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,lM=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,cM=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,hM=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,uM=`#ifdef USE_GRADIENTMAP
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
}`,dM=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,fM=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,pM=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,mM=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,gM=`#ifdef USE_ENVMAP
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
#endif`,xM=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,yM=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,_M=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,vM=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,bM=`PhysicalMaterial material;
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
#endif`,MM=`uniform sampler2D dfgLUT;
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
}`,SM=`
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
#endif`,wM=`#if defined( RE_IndirectDiffuse )
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
#endif`,AM=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,TM=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,EM=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,CM=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,RM=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,PM=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,IM=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,LM=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,DM=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,NM=`#if defined( USE_POINTS_UV )
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
#endif`,FM=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,UM=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,OM=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,BM=`#if defined( USE_MORPHCOLORS )
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
#endif`,kM=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,zM=`#ifdef USE_MORPHTARGETS
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
#endif`,VM=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,GM=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,HM=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,WM=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,qM=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,XM=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,$M=`#ifdef USE_NORMALMAP
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
#endif`,YM=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,ZM=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,JM=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,KM=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,jM=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,QM=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,eS=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,tS=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,nS=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,iS=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,sS=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,rS=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,oS=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,aS=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,lS=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,cS=`float getShadowMask() {
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
}`,hS=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,uS=`#ifdef USE_SKINNING
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
#endif`,dS=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,fS=`#ifdef USE_SKINNING
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
#endif`,pS=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,mS=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,gS=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,xS=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,yS=`#ifdef USE_TRANSMISSION
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
#endif`,_S=`#ifdef USE_TRANSMISSION
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
#endif`,vS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,bS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,MS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,SS=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,wS=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,AS=`uniform sampler2D t2D;
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
}`,TS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,ES=`uniform float backgroundBlurriness;
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
}`,CS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,RS=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,PS=`#include <common>
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
}`,IS=`#if DEPTH_PACKING == 3200
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
}`,LS=`#define DISTANCE
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
}`,DS=`#define DISTANCE
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
}`,NS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,FS=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,US=`uniform float scale;
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
}`,OS=`uniform vec3 diffuse;
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
}`,BS=`#include <common>
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
}`,kS=`uniform vec3 diffuse;
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
}`,zS=`#define LAMBERT
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
}`,VS=`#define LAMBERT
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
}`,GS=`#define MATCAP
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
}`,HS=`#define MATCAP
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
}`,WS=`#define NORMAL
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
}`,qS=`#define NORMAL
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
}`,XS=`#define PHONG
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
}`,$S=`#define PHONG
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
}`,YS=`#define STANDARD
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
}`,ZS=`#define STANDARD
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
}`,JS=`#define TOON
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
}`,KS=`#define TOON
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
}`,jS=`uniform float size;
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
}`,QS=`uniform vec3 diffuse;
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
}`,ew=`#include <common>
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
}`,tw=`uniform vec3 color;
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
}`,nw=`uniform float rotation;
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
}`,iw=`uniform vec3 diffuse;
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
}`,ut={alphahash_fragment:Ab,alphahash_pars_fragment:Tb,alphamap_fragment:Eb,alphamap_pars_fragment:Cb,alphatest_fragment:Rb,alphatest_pars_fragment:Pb,aomap_fragment:Ib,aomap_pars_fragment:Lb,batching_pars_vertex:Db,batching_vertex:Nb,begin_vertex:Fb,beginnormal_vertex:Ub,bsdfs:Ob,iridescence_fragment:Bb,bumpmap_pars_fragment:kb,clipping_planes_fragment:zb,clipping_planes_pars_fragment:Vb,clipping_planes_pars_vertex:Gb,clipping_planes_vertex:Hb,color_fragment:Wb,color_pars_fragment:qb,color_pars_vertex:Xb,color_vertex:$b,common:Yb,defaultnormal_vertex:Zb,displacementmap_pars_vertex:Jb,displacementmap_vertex:Kb,emissivemap_fragment:jb,emissivemap_pars_fragment:Qb,colorspace_fragment:eM,colorspace_pars_fragment:tM,envmap_fragment:nM,envmap_common_pars_fragment:iM,envmap_pars_fragment:sM,envmap_pars_vertex:rM,envmap_physical_pars_fragment:gM,envmap_vertex:oM,fog_vertex:aM,fog_pars_vertex:lM,fog_fragment:cM,fog_pars_fragment:hM,gradientmap_pars_fragment:uM,lightmap_pars_fragment:dM,lights_lambert_fragment:fM,lights_lambert_pars_fragment:pM,lights_pars_begin:mM,lights_toon_fragment:xM,lights_toon_pars_fragment:yM,lights_phong_fragment:_M,lights_phong_pars_fragment:vM,lights_physical_fragment:bM,lights_physical_pars_fragment:MM,lights_fragment_begin:SM,lights_fragment_maps:wM,lights_fragment_end:AM,lightprobes_pars_fragment:TM,logdepthbuf_fragment:EM,logdepthbuf_pars_fragment:CM,logdepthbuf_pars_vertex:RM,logdepthbuf_vertex:PM,map_fragment:IM,map_pars_fragment:LM,map_particle_fragment:DM,map_particle_pars_fragment:NM,metalnessmap_fragment:FM,metalnessmap_pars_fragment:UM,morphinstance_vertex:OM,morphcolor_vertex:BM,morphnormal_vertex:kM,morphtarget_pars_vertex:zM,morphtarget_vertex:VM,normal_fragment_begin:GM,normal_fragment_maps:HM,normal_pars_fragment:WM,normal_pars_vertex:qM,normal_vertex:XM,normalmap_pars_fragment:$M,clearcoat_normal_fragment_begin:YM,clearcoat_normal_fragment_maps:ZM,clearcoat_pars_fragment:JM,iridescence_pars_fragment:KM,opaque_fragment:jM,packing:QM,premultiplied_alpha_fragment:eS,project_vertex:tS,dithering_fragment:nS,dithering_pars_fragment:iS,roughnessmap_fragment:sS,roughnessmap_pars_fragment:rS,shadowmap_pars_fragment:oS,shadowmap_pars_vertex:aS,shadowmap_vertex:lS,shadowmask_pars_fragment:cS,skinbase_vertex:hS,skinning_pars_vertex:uS,skinning_vertex:dS,skinnormal_vertex:fS,specularmap_fragment:pS,specularmap_pars_fragment:mS,tonemapping_fragment:gS,tonemapping_pars_fragment:xS,transmission_fragment:yS,transmission_pars_fragment:_S,uv_pars_fragment:vS,uv_pars_vertex:bS,uv_vertex:MS,worldpos_vertex:SS,background_vert:wS,background_frag:AS,backgroundCube_vert:TS,backgroundCube_frag:ES,cube_vert:CS,cube_frag:RS,depth_vert:PS,depth_frag:IS,distance_vert:LS,distance_frag:DS,equirect_vert:NS,equirect_frag:FS,linedashed_vert:US,linedashed_frag:OS,meshbasic_vert:BS,meshbasic_frag:kS,meshlambert_vert:zS,meshlambert_frag:VS,meshmatcap_vert:GS,meshmatcap_frag:HS,meshnormal_vert:WS,meshnormal_frag:qS,meshphong_vert:XS,meshphong_frag:$S,meshphysical_vert:YS,meshphysical_frag:ZS,meshtoon_vert:JS,meshtoon_frag:KS,points_vert:jS,points_frag:QS,shadow_vert:ew,shadow_frag:tw,sprite_vert:nw,sprite_frag:iw},Le={common:{diffuse:{value:new Xe(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new et},alphaMap:{value:null},alphaMapTransform:{value:new et},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new et}},envmap:{envMap:{value:null},envMapRotation:{value:new et},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new et}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new et}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new et},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new et},normalScale:{value:new it(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new et},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new et}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new et}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new et}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new Xe(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new Xe(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new et},alphaTest:{value:0},uvTransform:{value:new et}},sprite:{diffuse:{value:new Xe(16777215)},opacity:{value:1},center:{value:new it(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new et},alphaMap:{value:null},alphaMapTransform:{value:new et},alphaTest:{value:0}}},ps={basic:{uniforms:Xn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.fog]),vertexShader:ut.meshbasic_vert,fragmentShader:ut.meshbasic_frag},lambert:{uniforms:Xn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new Xe(0)},envMapIntensity:{value:1}}]),vertexShader:ut.meshlambert_vert,fragmentShader:ut.meshlambert_frag},phong:{uniforms:Xn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new Xe(0)},specular:{value:new Xe(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:ut.meshphong_vert,fragmentShader:ut.meshphong_frag},standard:{uniforms:Xn([Le.common,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.roughnessmap,Le.metalnessmap,Le.fog,Le.lights,{emissive:{value:new Xe(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:ut.meshphysical_vert,fragmentShader:ut.meshphysical_frag},toon:{uniforms:Xn([Le.common,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.gradientmap,Le.fog,Le.lights,{emissive:{value:new Xe(0)}}]),vertexShader:ut.meshtoon_vert,fragmentShader:ut.meshtoon_frag},matcap:{uniforms:Xn([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,{matcap:{value:null}}]),vertexShader:ut.meshmatcap_vert,fragmentShader:ut.meshmatcap_frag},points:{uniforms:Xn([Le.points,Le.fog]),vertexShader:ut.points_vert,fragmentShader:ut.points_frag},dashed:{uniforms:Xn([Le.common,Le.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:ut.linedashed_vert,fragmentShader:ut.linedashed_frag},depth:{uniforms:Xn([Le.common,Le.displacementmap]),vertexShader:ut.depth_vert,fragmentShader:ut.depth_frag},normal:{uniforms:Xn([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,{opacity:{value:1}}]),vertexShader:ut.meshnormal_vert,fragmentShader:ut.meshnormal_frag},sprite:{uniforms:Xn([Le.sprite,Le.fog]),vertexShader:ut.sprite_vert,fragmentShader:ut.sprite_frag},background:{uniforms:{uvTransform:{value:new et},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:ut.background_vert,fragmentShader:ut.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new et}},vertexShader:ut.backgroundCube_vert,fragmentShader:ut.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:ut.cube_vert,fragmentShader:ut.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:ut.equirect_vert,fragmentShader:ut.equirect_frag},distance:{uniforms:Xn([Le.common,Le.displacementmap,{referencePosition:{value:new G},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:ut.distance_vert,fragmentShader:ut.distance_frag},shadow:{uniforms:Xn([Le.lights,Le.fog,{color:{value:new Xe(0)},opacity:{value:1}}]),vertexShader:ut.shadow_vert,fragmentShader:ut.shadow_frag}};ps.physical={uniforms:Xn([ps.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new et},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new et},clearcoatNormalScale:{value:new it(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new et},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new et},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new et},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new et},sheen:{value:0},sheenColor:{value:new Xe(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new et},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new et},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new et},transmissionSamplerSize:{value:new it},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new et},attenuationDistance:{value:0},attenuationColor:{value:new Xe(0)},specularColor:{value:new Xe(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new et},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new et},anisotropyVector:{value:new it},anisotropyMap:{value:null},anisotropyMapTransform:{value:new et}}]),vertexShader:ut.meshphysical_vert,fragmentShader:ut.meshphysical_frag};var $h={r:0,b:0,g:0},sw=new Dt,yx=new et;yx.set(-1,0,0,0,1,0,0,0,1);function rw(i,e,t,n,s,r){let o=new Xe(0),a=s===!0?0:1,l,c,h=null,u=0,d=null;function f(v){let E=v.isScene===!0?v.background:null;if(E&&E.isTexture){let _=v.backgroundBlurriness>0;E=e.get(E,_)}return E}function m(v){let E=!1,_=f(v);_===null?p(o,a):_&&_.isColor&&(p(_,1),E=!0);let C=i.xr.getEnvironmentBlendMode();C==="additive"?t.buffers.color.setClear(0,0,0,1,r):C==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(i.autoClear||E)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function x(v,E){let _=f(E);_&&_.isCubeTexture?(c===void 0&&(c=new vt(new Xi(1,1,1),new Wn({name:"BackgroundCubeMaterial",uniforms:Nr(ps.backgroundCube.uniforms),vertexShader:ps.backgroundCube.vertexShader,fragmentShader:ps.backgroundCube.fragmentShader,side:zn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(C,S,y){this.matrixWorld.copyPosition(y.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=_,c.material.uniforms.backgroundBlurriness.value=E.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=E.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(sw.makeRotationFromEuler(E.backgroundRotation)).transpose(),_.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(yx),c.material.toneMapped=yt.getTransfer(_.colorSpace)!==Rt,(h!==_||u!==_.version||d!==i.toneMapping)&&(c.material.needsUpdate=!0,h=_,u=_.version,d=i.toneMapping),c.layers.enableAll(),v.unshift(c,c.geometry,c.material,0,0,null)):_&&_.isTexture&&(l===void 0&&(l=new vt(new Da(2,2),new Wn({name:"BackgroundMaterial",uniforms:Nr(ps.background.uniforms),vertexShader:ps.background.vertexShader,fragmentShader:ps.background.fragmentShader,side:hs,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=_,l.material.uniforms.backgroundIntensity.value=E.backgroundIntensity,l.material.toneMapped=yt.getTransfer(_.colorSpace)!==Rt,_.matrixAutoUpdate===!0&&_.updateMatrix(),l.material.uniforms.uvTransform.value.copy(_.matrix),(h!==_||u!==_.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,h=_,u=_.version,d=i.toneMapping),l.layers.enableAll(),v.unshift(l,l.geometry,l.material,0,0,null))}function p(v,E){v.getRGB($h,Ef(i)),t.buffers.color.setClear($h.r,$h.g,$h.b,E,r)}function g(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(v,E=1){o.set(v),a=E,p(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(v){a=v,p(o,a)},render:m,addToRenderList:x,dispose:g}}function ow(i,e){let t=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,o=!1;function a(D,V,W,R,U){let q=!1,O=u(D,R,W,V);r!==O&&(r=O,c(r.object)),q=f(D,R,W,U),q&&m(D,R,W,U),U!==null&&e.update(U,i.ELEMENT_ARRAY_BUFFER),(q||o)&&(o=!1,_(D,V,W,R),U!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,e.get(U).buffer))}function l(){return i.createVertexArray()}function c(D){return i.bindVertexArray(D)}function h(D){return i.deleteVertexArray(D)}function u(D,V,W,R){let U=R.wireframe===!0,q=n[V.id];q===void 0&&(q={},n[V.id]=q);let O=D.isInstancedMesh===!0?D.id:0,ne=q[O];ne===void 0&&(ne={},q[O]=ne);let $=ne[W.id];$===void 0&&($={},ne[W.id]=$);let Z=$[U];return Z===void 0&&(Z=d(l()),$[U]=Z),Z}function d(D){let V=[],W=[],R=[];for(let U=0;U<t;U++)V[U]=0,W[U]=0,R[U]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:V,enabledAttributes:W,attributeDivisors:R,object:D,attributes:{},index:null}}function f(D,V,W,R){let U=r.attributes,q=V.attributes,O=0,ne=W.getAttributes();for(let $ in ne)if(ne[$].location>=0){let te=U[$],ue=q[$];if(ue===void 0&&($==="instanceMatrix"&&D.instanceMatrix&&(ue=D.instanceMatrix),$==="instanceColor"&&D.instanceColor&&(ue=D.instanceColor)),te===void 0||te.attribute!==ue||ue&&te.data!==ue.data)return!0;O++}return r.attributesNum!==O||r.index!==R}function m(D,V,W,R){let U={},q=V.attributes,O=0,ne=W.getAttributes();for(let $ in ne)if(ne[$].location>=0){let te=q[$];te===void 0&&($==="instanceMatrix"&&D.instanceMatrix&&(te=D.instanceMatrix),$==="instanceColor"&&D.instanceColor&&(te=D.instanceColor));let ue={};ue.attribute=te,te&&te.data&&(ue.data=te.data),U[$]=ue,O++}r.attributes=U,r.attributesNum=O,r.index=R}function x(){let D=r.newAttributes;for(let V=0,W=D.length;V<W;V++)D[V]=0}function p(D){g(D,0)}function g(D,V){let W=r.newAttributes,R=r.enabledAttributes,U=r.attributeDivisors;W[D]=1,R[D]===0&&(i.enableVertexAttribArray(D),R[D]=1),U[D]!==V&&(i.vertexAttribDivisor(D,V),U[D]=V)}function v(){let D=r.newAttributes,V=r.enabledAttributes;for(let W=0,R=V.length;W<R;W++)V[W]!==D[W]&&(i.disableVertexAttribArray(W),V[W]=0)}function E(D,V,W,R,U,q,O){O===!0?i.vertexAttribIPointer(D,V,W,U,q):i.vertexAttribPointer(D,V,W,R,U,q)}function _(D,V,W,R){x();let U=R.attributes,q=W.getAttributes(),O=V.defaultAttributeValues;for(let ne in q){let $=q[ne];if($.location>=0){let Z=U[ne];if(Z===void 0&&(ne==="instanceMatrix"&&D.instanceMatrix&&(Z=D.instanceMatrix),ne==="instanceColor"&&D.instanceColor&&(Z=D.instanceColor)),Z!==void 0){let te=Z.normalized,ue=Z.itemSize,ce=e.get(Z);if(ce===void 0)continue;let J=ce.buffer,fe=ce.type,pe=ce.bytesPerElement,Ee=fe===i.INT||fe===i.UNSIGNED_INT||Z.gpuType===ch;if(Z.isInterleavedBufferAttribute){let Me=Z.data,He=Me.isInterleavedBuffer===!0?Me.stride:Me.itemSize,st=Z.offset;if(Me.isInstancedInterleavedBuffer||Me.isInstancedBufferAttribute){for(let Ve=0;Ve<$.locationSize;Ve++)g($.location+Ve,Me.meshPerAttribute);D.isInstancedMesh!==!0&&R._maxInstanceCount===void 0&&(R._maxInstanceCount=Me.meshPerAttribute*Me.count)}else for(let Ve=0;Ve<$.locationSize;Ve++)p($.location+Ve);i.bindBuffer(i.ARRAY_BUFFER,J);for(let Ve=0;Ve<$.locationSize;Ve++)E($.location+Ve,ue/$.locationSize,fe,te,He*pe,(st+ue/$.locationSize*Ve)*pe,Ee)}else{if(Z.isInstancedBufferAttribute){for(let Me=0;Me<$.locationSize;Me++)g($.location+Me,Z.meshPerAttribute);D.isInstancedMesh!==!0&&R._maxInstanceCount===void 0&&(R._maxInstanceCount=Z.meshPerAttribute*Z.count)}else for(let Me=0;Me<$.locationSize;Me++)p($.location+Me);i.bindBuffer(i.ARRAY_BUFFER,J);for(let Me=0;Me<$.locationSize;Me++)E($.location+Me,ue/$.locationSize,fe,te,ue*pe,ue/$.locationSize*Me*pe,Ee)}}else if(O!==void 0){let te=O[ne];if(te!==void 0)switch(te.length){case 2:i.vertexAttrib2fv($.location,te);break;case 3:i.vertexAttrib3fv($.location,te);break;case 4:i.vertexAttrib4fv($.location,te);break;default:i.vertexAttrib1fv($.location,te)}}}}v()}function C(){F();for(let D in n){let V=n[D];for(let W in V){let R=V[W];for(let U in R){let q=R[U];for(let O in q)h(q[O].object),delete q[O];delete R[U]}}delete n[D]}}function S(D){if(n[D.id]===void 0)return;let V=n[D.id];for(let W in V){let R=V[W];for(let U in R){let q=R[U];for(let O in q)h(q[O].object),delete q[O];delete R[U]}}delete n[D.id]}function y(D){for(let V in n){let W=n[V];for(let R in W){let U=W[R];if(U[D.id]===void 0)continue;let q=U[D.id];for(let O in q)h(q[O].object),delete q[O];delete U[D.id]}}}function w(D){for(let V in n){let W=n[V],R=D.isInstancedMesh===!0?D.id:0,U=W[R];if(U!==void 0){for(let q in U){let O=U[q];for(let ne in O)h(O[ne].object),delete O[ne];delete U[q]}delete W[R],Object.keys(W).length===0&&delete n[V]}}}function F(){L(),o=!0,r!==s&&(r=s,c(r.object))}function L(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:F,resetDefaultState:L,dispose:C,releaseStatesOfGeometry:S,releaseStatesOfObject:w,releaseStatesOfProgram:y,initAttributes:x,enableAttribute:p,disableUnusedAttributes:v}}function aw(i,e,t){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),t.update(c,n,1)}function o(l,c,h){h!==0&&(i.drawArraysInstanced(n,l,c,h),t.update(c,n,h))}function a(l,c,h){if(h===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let d=0;for(let f=0;f<h;f++)d+=c[f];t.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function lw(i,e,t,n){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let y=e.get("EXT_texture_filter_anisotropic");s=i.getParameter(y.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(y){return!(y!==Ji&&n.convert(y)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(y){let w=y===Zi&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(y!==ci&&y!==Yi&&!w&&n.convert(y)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(y){if(y==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";y="mediump"}return y==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",h=l(c);h!==c&&(Ye("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let u=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&u===!1;t.reversedDepthBuffer===!0&&u===!1&&Ye("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&u===!0&&Ye("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),m=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),x=i.getParameter(i.MAX_TEXTURE_SIZE),p=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),g=i.getParameter(i.MAX_VERTEX_ATTRIBS),v=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),E=i.getParameter(i.MAX_VARYING_VECTORS),_=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),C=i.getParameter(i.MAX_SAMPLES),S=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:f,maxVertexTextures:m,maxTextureSize:x,maxCubemapSize:p,maxAttributes:g,maxVertexUniforms:v,maxVaryings:E,maxFragmentUniforms:_,maxSamples:C,samples:S}}function cw(i){let e=this,t=null,n=0,s=!1,r=!1,o=new Wi,a=new et,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let f=u.length!==0||d||n!==0||s;return s=d,n=u.length,f},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,d){t=h(u,d,0)},this.setState=function(u,d,f){let m=u.clippingPlanes,x=u.clipIntersection,p=u.clipShadows,g=i.get(u);if(!s||m===null||m.length===0||r&&!p)r?h(null):c();else{let v=r?0:n,E=v*4,_=g.clippingState||null;l.value=_,_=h(m,d,E,f);for(let C=0;C!==E;++C)_[C]=t[C];g.clippingState=_,this.numIntersection=x?this.numPlanes:0,this.numPlanes+=v}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=n>0),e.numPlanes=n,e.numIntersection=0}function h(u,d,f,m){let x=u!==null?u.length:0,p=null;if(x!==0){if(p=l.value,m!==!0||p===null){let g=f+x*4,v=d.matrixWorldInverse;a.getNormalMatrix(v),(p===null||p.length<g)&&(p=new Float32Array(g));for(let E=0,_=f;E!==x;++E,_+=4)o.copy(u[E]).applyMatrix4(v,a),o.normal.toArray(p,_),p[_+3]=o.constant}l.value=p,l.needsUpdate=!0}return e.numPlanes=x,e.numIntersection=0,p}}var ja=class extends bi{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let n={width:e,height:e,depth:1},s=[n,n,n,n,n,n];this.texture=new Pa(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new Xi(5,5,5),r=new Wn({name:"CubemapFromEquirect",uniforms:Nr(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:zn,blending:Rr});r.uniforms.tEquirect.value=t;let o=new vt(s,r),a=t.minFilter;return t.minFilter===Fs&&(t.minFilter=si),new No(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,n=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,n,s);e.setRenderTarget(r)}},J0=256,hw=3,uw=20,_x=256,vx=16,dw=3,fw=new G,pw=new Xe,Zh=class i{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new No(1,10,null),this._boxMesh=new vt(new Xi(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,n=.1,s=100,r={}){let{size:o=256,position:a=fw}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);t>0&&(h.texture.mipmapsAutoUpdate=!1);let u=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,m=l.autoClearStencil,x=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,x===null&&(e.background=l.getClearColor(pw));let p=new No(n,s,h);return p.position.copy(a),p.update(l,e),l.autoClear=u,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=m,e.background=x,t>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Q0(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=j0(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(J0,G0(e))}_fromTexture(e,t){e.mapping===Ir||e.mapping===Uo?this._setSize(e.image.length===0?J0:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let n=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(n),n}_allocateTarget(){let e=this._cubeSize,t=K0(e,!1,!1),n=Math.log2(e)-hw;for(let s=0;s<=n;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==t||e&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=K0(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===Ir||e.mapping===Uo?(this._cubemapMaterial===null&&(this._cubemapMaterial=Q0()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=j0()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=mw(),this._integrationMaterial=gw());let t=this._cubeSize,n=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/vx);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-dw)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(_x*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=xw());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,n),s.envMap.value=e.texture,this._renderCube(r,0,n)}};function K0(i,e,t){return new ja(i,{minFilter:Fs,generateMipmaps:e,type:Zi,colorSpace:_a,depthBuffer:t})}function Qa(i,e,t){return new Wn({name:i,uniforms:e,vertexShader:ut.cube_vert,fragmentShader:t,side:zn,blending:Rr,depthTest:!1,depthWrite:!1})}function mw(){return Qa("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${_x}u

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
	`)}function gw(){return Qa("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:vx}},`

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
	`)}function xw(){return Qa("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${uw}
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
	`)}function j0(){return Qa("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function Q0(){return Qa("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function yw(i){let e=new WeakMap,t=new WeakMap,n=null;function s(d,f=!1){return d==null?null:f?o(d):r(d)}function r(d){if(d&&d.isTexture){let f=d.mapping;if(f===oh||f===ah)if(e.has(d)){let m=e.get(d).texture;return a(m,d.mapping)}else{let m=d.image;if(m&&m.height>0){let x=new ja(m.height);return x.fromEquirectangularTexture(i,d),e.set(d,x),d.addEventListener("dispose",c),a(x.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,m=f===oh||f===ah,x=f===Ir||f===Uo;if(m||x){let p=t.get(d),g=p!==void 0?p.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==g)return n===null&&(n=new Zh(i)),p=m?n.fromEquirectangular(d,p):n.fromCubemap(d,p),p.texture.pmremVersion=d.pmremVersion,t.set(d,p),p.texture;if(p!==void 0)return p.texture;{let v=d.image;return m&&v&&v.height>0||x&&v&&l(v)?(n===null&&(n=new Zh(i)),p=m?n.fromEquirectangular(d):n.fromCubemap(d),p.texture.pmremVersion=d.pmremVersion,t.set(d,p),d.addEventListener("dispose",h),p.texture):null}}}return d}function a(d,f){return f===oh?d.mapping=Ir:f===ah&&(d.mapping=Uo),d}function l(d){let f=0,m=6;for(let x=0;x<m;x++)d[x]!==void 0&&f++;return f===m}function c(d){let f=d.target;f.removeEventListener("dispose",c);let m=e.get(f);m!==void 0&&(e.delete(f),m.dispose())}function h(d){let f=d.target;f.removeEventListener("dispose",h);let m=t.get(f);m!==void 0&&(t.delete(f),m.dispose())}function u(){e=new WeakMap,t=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:u}}function _w(i){let e={};function t(n){if(e[n]!==void 0)return e[n];let s=i.getExtension(n);return e[n]=s,s}return{has:function(n){return t(n)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(n){let s=t(n);return s===null&&xa("WebGLRenderer: "+n+" extension not supported."),s}}}function vw(i,e,t,n){let s={},r=new WeakMap,o=new FinalizationRegistry(m=>delete s[m]);function a(m){l(m.target)}function l(m){m.index!==null&&e.remove(m.index);for(let p in m.attributes)e.remove(m.attributes[p]);m.removeEventListener("dispose",a),delete s[m.id],o.unregister(m);let x=r.get(m);x&&(e.remove(x),r.delete(m)),n.releaseStatesOfGeometry(m),m.isInstancedBufferGeometry===!0&&delete m._maxInstanceCount,t.memory.geometries--}function c(m,x){return s[x.id]!==void 0||(x.addEventListener("dispose",a),s[x.id]=new WeakRef(x),o.register(x,x.id,x),t.memory.geometries++),x}function h(m){let x=m.attributes;for(let p in x)e.update(x[p],i.ARRAY_BUFFER)}function u(m){let x=m.index,p=m.attributes.position,g=0;if(p===void 0)return;let v=x!==null?x.array.length:p.array.length/3-1,E=p.count>=65535?Ea:Ta,_=new E(Math.ceil(v/3)*6,1),C=_.array;if(x!==null){let y=x.array;g=x.version;for(let w=0,F=0;w<v;w+=3){let L=y[w+0],D=y[w+1],V=y[w+2];C[F++]=L,C[F++]=D,C[F++]=D,C[F++]=V,C[F++]=V,C[F++]=L}}else{g=p.version;for(let y=0,w=0;y<v;y+=3){let F=y+0,L=y+1,D=y+2;C[w++]=F,C[w++]=L,C[w++]=L,C[w++]=D,C[w++]=D,C[w++]=F}}_.version=g;let S=r.get(m);S&&e.remove(S),r.set(m,_)}function d(m){let x=r.get(m);if(x){let p=m.index;p!==null&&x.version<p.version&&u(m)}else u(m);return r.get(m)}function f(){for(let m in s){let x=s[m].deref();x!==void 0&&l(x)}}return{get:c,update:h,getWireframeAttribute:d,dispose:f}}function bw(i,e,t){let n;function s(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function l(u,d){i.drawElements(n,d,r,u*o),t.update(d,n,1)}function c(u,d,f){f!==0&&(i.drawElementsInstanced(n,d,r,u*o,f),t.update(d,n,f))}function h(u,d,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,u,0,f);let x=0;for(let p=0;p<f;p++)x+=d[p];t.update(x,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function Mw(i){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(t.calls++,o){case i.TRIANGLES:t.triangles+=a*(r/3);break;case i.LINES:t.lines+=a*(r/2);break;case i.LINE_STRIP:t.lines+=a*(r-1);break;case i.LINE_LOOP:t.lines+=a*r;break;case i.POINTS:t.points+=a*r;break;default:je("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:n}}function Sw(i,e,t){let n=new WeakMap,s=new Qt;function r(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,d=n.get(a);if(d===void 0||d.count!==u){let F=function(){y.dispose(),n.delete(a),a.removeEventListener("dispose",F)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,m=a.morphAttributes.normal!==void 0,x=a.morphAttributes.color!==void 0,p=a.morphAttributes.position||[],g=a.morphAttributes.normal||[],v=a.morphAttributes.color||[],E=0;f===!0&&(E=1),m===!0&&(E=2),x===!0&&(E=3);let _=a.attributes.position.count*E,C=1;_>e.maxTextureSize&&(C=Math.ceil(_/e.maxTextureSize),_=e.maxTextureSize);let S=new Float32Array(_*C*4*u),y=new Sa(S,_,C,u);y.type=Yi,y.needsUpdate=!0;let w=E*4;for(let L=0;L<u;L++){let D=p[L],V=g[L],W=v[L],R=_*C*4*L;for(let U=0;U<D.count;U++){let q=U*w;f===!0&&(s.fromBufferAttribute(D,U),S[R+q+0]=s.x,S[R+q+1]=s.y,S[R+q+2]=s.z,S[R+q+3]=0),m===!0&&(s.fromBufferAttribute(V,U),S[R+q+4]=s.x,S[R+q+5]=s.y,S[R+q+6]=s.z,S[R+q+7]=0),x===!0&&(s.fromBufferAttribute(W,U),S[R+q+8]=s.x,S[R+q+9]=s.y,S[R+q+10]=s.z,S[R+q+11]=W.itemSize===4?s.w:1)}}d={count:u,texture:y,size:new it(_,C)},n.set(a,d),a.addEventListener("dispose",F)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,t);else{let f=0;for(let x=0;x<c.length;x++)f+=c[x];let m=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(i,"morphTargetBaseInfluence",m),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",d.texture,t),l.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function ww(i,e,t,n,s){let r=new WeakMap;function o(c){let h=s.render.frame,u=c.geometry,d=e.get(c,u);if(r.get(d)!==h&&(e.update(d),r.set(d,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(t.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==h&&(f.update(),r.set(f,h))}return d}function a(){r=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),t.remove(h.instanceMatrix),h.instanceColor!==null&&t.remove(h.instanceColor)}return{update:o,dispose:a}}var Aw={[af]:"LINEAR_TONE_MAPPING",[lf]:"REINHARD_TONE_MAPPING",[cf]:"CINEON_TONE_MAPPING",[hf]:"ACES_FILMIC_TONE_MAPPING",[df]:"AGX_TONE_MAPPING",[ff]:"NEUTRAL_TONE_MAPPING",[uf]:"CUSTOM_TONE_MAPPING"};function Tw(i,e,t,n,s,r){let o=new bi(e,t,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new vn;h.setAttribute("position",new an([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new an([0,2,0,0,2,0],2));let u=new qc({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),d=new vt(h,u),f=new Ba(-1,1,1,-1,0,1),m=null,x=null,p=!1,g,v=null,E=[],_=!1;this.setSize=function(C,S){o.setSize(C,S),a!==null&&a.setSize(C,S),l!==null&&l.setSize(C,S);for(let y=0;y<E.length;y++){let w=E[y];w.setSize&&w.setSize(C,S)}},this.setEffects=function(C){E=C,_=E.length>0&&E[0].isRenderPass===!0;let S=o.width,y=o.height;E.length>0&&a===null&&(a=new bi(S,y,{type:Zi,depthBuffer:!1,stencilBuffer:!1}),l=new bi(S,y,{type:Zi,depthBuffer:!1,stencilBuffer:!1}));let w=s===!0&&E.some(F=>F.needsDepthTexture===!0);w!==(o.depthTexture!==null)&&(w===!0&&c===null&&(c=new Ns(S,y),r===!0&&(c.format=Us,c.type=Lr)),o.dispose(),o.depthTexture=w?c:null,o.resolveDepthBuffer=w,o.storeMultisampledDepthBuffer=w);for(let F=0;F<E.length;F++){let L=E[F];L.setSize&&L.setSize(S,y),w&&L.needsDepthTexture===!0&&L.setDepthTexture&&L.setDepthTexture(c)}},this.begin=function(C,S){if(p||C.toneMapping===ds&&E.length===0)return!1;if(v=S,S!==null){let y=S.width,w=S.height;(o.width!==y||o.height!==w)&&this.setSize(y,w)}return _===!1&&C.setRenderTarget(o),g=C.toneMapping,C.toneMapping=ds,!0},this.hasRenderPass=function(){return _},this.end=function(C,S){C.toneMapping=g,p=!0;let y=o,w=a;for(let F=0;F<E.length;F++){let L=E[F];L.enabled!==!1&&(L.render(C,w,y,S),L.needsSwap!==!1&&(y=w,w=w===a?l:a))}if(m!==C.outputColorSpace||x!==C.toneMapping){m=C.outputColorSpace,x=C.toneMapping,u.defines={},yt.getTransfer(m)===Rt&&(u.defines.SRGB_TRANSFER="");let F=Aw[x];F&&(u.defines[F]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=y.texture,C.setRenderTarget(v),C.render(d,f),v=null,p=!1},this.isCompositing=function(){return p},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),u.dispose()}}var bx=new ri,Mx=new Ns(1,1),Sx=new Ia(1),wx=new Sa,Ax=new Bc,Tx=new Pa,ex=[],tx=[],nx=new Float32Array(16),ix=new Float32Array(9),sx=new Float32Array(4);function ko(i,e,t){let n=i[0];if(n<=0||n>0)return i;let s=e*t,r=ex[s];if(r===void 0&&(r=new Float32Array(s),ex[s]=r),e!==0){n.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,i[o].toArray(r,a)}return r}function Rn(i,e){if(i.length!==e.length)return!1;for(let t=0,n=i.length;t<n;t++)if(i[t]!==e[t])return!1;return!0}function Pn(i,e){for(let t=0,n=e.length;t<n;t++)i[t]=e[t]}function Kh(i,e){let t=tx[e];t===void 0&&(t=new Int32Array(e),tx[e]=t);for(let n=0;n!==e;++n)t[n]=i.allocateTextureUnit();return t}function Ew(i,e){let t=this.cache;t[0]!==e&&(i.uniform1f(this.addr,e),t[0]=e)}function Cw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Rn(t,e))return;i.uniform2fv(this.addr,e),Pn(t,e)}}function Rw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(i.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Rn(t,e))return;i.uniform3fv(this.addr,e),Pn(t,e)}}function Pw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Rn(t,e))return;i.uniform4fv(this.addr,e),Pn(t,e)}}function Iw(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Rn(t,e))return;i.uniformMatrix2fv(this.addr,!1,e),Pn(t,e)}else{if(Rn(t,n))return;sx.set(n),i.uniformMatrix2fv(this.addr,!1,sx),Pn(t,n)}}function Lw(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Rn(t,e))return;i.uniformMatrix3fv(this.addr,!1,e),Pn(t,e)}else{if(Rn(t,n))return;ix.set(n),i.uniformMatrix3fv(this.addr,!1,ix),Pn(t,n)}}function Dw(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Rn(t,e))return;i.uniformMatrix4fv(this.addr,!1,e),Pn(t,e)}else{if(Rn(t,n))return;nx.set(n),i.uniformMatrix4fv(this.addr,!1,nx),Pn(t,n)}}function Nw(i,e){let t=this.cache;t[0]!==e&&(i.uniform1i(this.addr,e),t[0]=e)}function Fw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Rn(t,e))return;i.uniform2iv(this.addr,e),Pn(t,e)}}function Uw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Rn(t,e))return;i.uniform3iv(this.addr,e),Pn(t,e)}}function Ow(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Rn(t,e))return;i.uniform4iv(this.addr,e),Pn(t,e)}}function Bw(i,e){let t=this.cache;t[0]!==e&&(i.uniform1ui(this.addr,e),t[0]=e)}function kw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Rn(t,e))return;i.uniform2uiv(this.addr,e),Pn(t,e)}}function zw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Rn(t,e))return;i.uniform3uiv(this.addr,e),Pn(t,e)}}function Vw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Rn(t,e))return;i.uniform4uiv(this.addr,e),Pn(t,e)}}function jh(i){return i.version===0&&(i.compareFunction=wf,i.needsUpdate=!0),i}function Gw(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=jh(Mx):r=bx,t.setTexture2D(e||r,s)}function Hw(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture3D(e||Ax,s)}function Ww(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=jh(Sx):r=Tx,t.setTextureCube(e||r,s)}function qw(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture2DArray(e||wx,s)}function Xw(i){switch(i){case 5126:return Ew;case 35664:return Cw;case 35665:return Rw;case 35666:return Pw;case 35674:return Iw;case 35675:return Lw;case 35676:return Dw;case 5124:case 35670:return Nw;case 35667:case 35671:return Fw;case 35668:case 35672:return Uw;case 35669:case 35673:return Ow;case 5125:return Bw;case 36294:return kw;case 36295:return zw;case 36296:return Vw;case 35678:case 36198:case 36298:case 36306:case 35682:return Gw;case 35679:case 36299:case 36307:return Hw;case 35680:case 36300:case 36308:case 36293:return Ww;case 36289:case 36303:case 36311:case 36292:return qw}}function $w(i,e){i.uniform1fv(this.addr,e)}function Yw(i,e){let t=ko(e,this.size,2);i.uniform2fv(this.addr,t)}function Zw(i,e){let t=ko(e,this.size,3);i.uniform3fv(this.addr,t)}function Jw(i,e){let t=ko(e,this.size,4);i.uniform4fv(this.addr,t)}function Kw(i,e){let t=ko(e,this.size,4);i.uniformMatrix2fv(this.addr,!1,t)}function jw(i,e){let t=ko(e,this.size,9);i.uniformMatrix3fv(this.addr,!1,t)}function Qw(i,e){let t=ko(e,this.size,16);i.uniformMatrix4fv(this.addr,!1,t)}function e1(i,e){i.uniform1iv(this.addr,e)}function t1(i,e){i.uniform2iv(this.addr,e)}function n1(i,e){i.uniform3iv(this.addr,e)}function i1(i,e){i.uniform4iv(this.addr,e)}function s1(i,e){i.uniform1uiv(this.addr,e)}function r1(i,e){i.uniform2uiv(this.addr,e)}function o1(i,e){i.uniform3uiv(this.addr,e)}function a1(i,e){i.uniform4uiv(this.addr,e)}function l1(i,e,t){let n=this.cache,s=e.length,r=Kh(t,s);Rn(n,r)||(i.uniform1iv(this.addr,r),Pn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=jh(Mx):o=bx;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function c1(i,e,t){let n=this.cache,s=e.length,r=Kh(t,s);Rn(n,r)||(i.uniform1iv(this.addr,r),Pn(n,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||Ax,r[o])}function h1(i,e,t){let n=this.cache,s=e.length,r=Kh(t,s);Rn(n,r)||(i.uniform1iv(this.addr,r),Pn(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=jh(Sx):o=Tx;for(let a=0;a!==s;++a)t.setTextureCube(e[a]||o,r[a])}function u1(i,e,t){let n=this.cache,s=e.length,r=Kh(t,s);Rn(n,r)||(i.uniform1iv(this.addr,r),Pn(n,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||wx,r[o])}function d1(i){switch(i){case 5126:return $w;case 35664:return Yw;case 35665:return Zw;case 35666:return Jw;case 35674:return Kw;case 35675:return jw;case 35676:return Qw;case 5124:case 35670:return e1;case 35667:case 35671:return t1;case 35668:case 35672:return n1;case 35669:case 35673:return i1;case 5125:return s1;case 36294:return r1;case 36295:return o1;case 36296:return a1;case 35678:case 36198:case 36298:case 36306:case 35682:return l1;case 35679:case 36299:case 36307:return c1;case 35680:case 36300:case 36308:case 36293:return h1;case 36289:case 36303:case 36311:case 36292:return u1}}var Df=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.setValue=Xw(t.type)}},Nf=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=d1(t.type)}},Ff=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],n)}}},If=/(\w+)(\])?(\[|\.)?/g;function rx(i,e){i.seq.push(e),i.map[e.id]=e}function f1(i,e,t){let n=i.name,s=n.length;for(If.lastIndex=0;;){let r=If.exec(n),o=If.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){rx(t,c===void 0?new Df(a,i,e):new Nf(a,i,e));break}else{let u=t.map[a];u===void 0&&(u=new Ff(a),rx(t,u)),t=u}}}var Bo=class{constructor(e,t){this.seq=[],this.map={};let n=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);f1(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,n,s){let r=this.map[t];r!==void 0&&r.setValue(e,n,s)}setOptional(e,t,n){let s=t[n];s!==void 0&&this.setValue(e,n,s)}static upload(e,t,n,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,s)}}static seqWithValue(e,t){let n=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&n.push(o)}return n}};function ox(i,e,t){let n=i.createShader(e);return i.shaderSource(n,t),i.compileShader(n),n}var p1=37297,m1=0;function g1(i,e){let t=i.split(`
`),n=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return n.join(`
`)}var ax=new et;function x1(i){yt._getMatrix(ax,yt.workingColorSpace,i);let e=`mat3( ${ax.elements.map(t=>t.toFixed(4))} )`;switch(yt.getTransfer(i)){case va:return[e,"LinearTransferOETF"];case Rt:return[e,"sRGBTransferOETF"];default:return Ye("WebGLProgram: Unsupported color space: ",i),[e,"LinearTransferOETF"]}}function lx(i,e,t){let n=i.getShaderParameter(e,i.COMPILE_STATUS),r=(i.getShaderInfoLog(e)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+g1(i.getShaderSource(e),a)}else return r}function y1(i,e){let t=x1(e);return[`vec4 ${i}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var _1={[af]:"Linear",[lf]:"Reinhard",[cf]:"Cineon",[hf]:"ACESFilmic",[df]:"AgX",[ff]:"Neutral",[uf]:"Custom"};function v1(i,e){let t=_1[e];return t===void 0?(Ye("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var Yh=new G;function b1(){yt.getLuminanceCoefficients(Yh);let i=Yh.x.toFixed(4),e=Yh.y.toFixed(4),t=Yh.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function M1(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Ka).join(`
`)}function S1(i){let e=[];for(let t in i){let n=i[t];n!==!1&&e.push("#define "+t+" "+n)}return e.join(`
`)}function w1(i,e){let t={},n=i.getProgramParameter(e,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(e,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:i.getAttribLocation(e,o),locationSize:a}}return t}function Ka(i){return i!==""}function cx(i,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function hx(i,e){return i.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var A1=/^[ \t]*#include +<([\w\d./]+)>/gm;function Uf(i){return i.replace(A1,T1)}function T1(i,e){let t=ut[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return Uf(t)}var E1=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function ux(i){return i.replace(E1,C1)}function C1(i,e,t,n){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function dx(i){let e=`precision ${i.precision} float;
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
#define LOW_PRECISION`),e}var R1={[Ga]:"SHADOWMAP_TYPE_PCF",[Fo]:"SHADOWMAP_TYPE_VSM"};function P1(i){return R1[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var I1={[Uo]:"ENVMAP_MODE_REFRACTION"};function L1(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":I1[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var D1={[of]:"ENVMAP_BLENDING_MULTIPLY",[E0]:"ENVMAP_BLENDING_MIX",[C0]:"ENVMAP_BLENDING_ADD"};function N1(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":D1[i.combine]||"ENVMAP_BLENDING_NONE"}function F1(i,e,t,n){let s=i.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,l=P1(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=L1(t),u=N1(t),d=M1(t),f=S1(r),m=s.createProgram(),x,p,g=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(x=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(Ka).join(`
`),x.length>0&&(x+=`
`),p=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(Ka).join(`
`),p.length>0&&(p+=`
`)):(x=[dx(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+h:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Ka).join(`
`),p=[dx(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+h:"",t.envMap?"#define "+u:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==ds?"#define TONE_MAPPING":"",t.toneMapping!==ds?ut.tonemapping_pars_fragment:"",t.toneMapping!==ds?v1("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",ut.colorspace_pars_fragment,y1("linearToOutputTexel",t.outputColorSpace),b1(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(Ka).join(`
`)),o=Uf(o),o=cx(o,t),o=hx(o,t),a=Uf(a),a=cx(a,t),a=hx(a,t),o=ux(o),a=ux(a),t.isRawShaderMaterial!==!0&&(g=`#version 300 es
`,x=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+x,p=["#define varying in",t.glslVersion===Tf?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===Tf?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+p);let v=g+x+o,E=g+p+a,_=ox(s,s.VERTEX_SHADER,v),C=ox(s,s.FRAGMENT_SHADER,E);s.attachShader(m,_),s.attachShader(m,C),t.index0AttributeName!==void 0?s.bindAttribLocation(m,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(m,0,"position"),s.linkProgram(m);function S(L){if(i.debug.checkShaderErrors){let D=s.getProgramInfoLog(m)||"",V=s.getShaderInfoLog(_)||"",W=s.getShaderInfoLog(C)||"",R=D.trim(),U=V.trim(),q=W.trim(),O=!0,ne=!0;if(s.getProgramParameter(m,s.LINK_STATUS)===!1)if(O=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,m,_,C);else{let $=lx(s,_,"vertex"),Z=lx(s,C,"fragment");je("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(m,s.VALIDATE_STATUS)+`

Material Name: `+L.name+`
Material Type: `+L.type+`

Program Info Log: `+R+`
`+$+`
`+Z)}else R!==""?Ye("WebGLProgram: Program Info Log:",R):(U===""||q==="")&&(ne=!1);ne&&(L.diagnostics={runnable:O,programLog:R,vertexShader:{log:U,prefix:x},fragmentShader:{log:q,prefix:p}})}s.deleteShader(_),s.deleteShader(C),y=new Bo(s,m),w=w1(s,m)}let y;this.getUniforms=function(){return y===void 0&&S(this),y};let w;this.getAttributes=function(){return w===void 0&&S(this),w};let F=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return F===!1&&(F=s.getProgramParameter(m,p1)),F},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(m),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=m1++,this.cacheKey=e,this.usedTimes=1,this.program=m,this.vertexShader=_,this.fragmentShader=C,this}var U1=0,Of=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,n){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let n of t)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,n=t.get(e);return n===void 0&&(n=new Set,t.set(e,n)),n}_getShaderStage(e){let t=this.shaderCache,n=t.get(e);return n===void 0&&(n=new Bf(e),t.set(e,n)),n}},Bf=class{constructor(e){this.id=U1++,this.code=e,this.usedTimes=0}};function O1(i){return i===hr||i===Ya||i===Za}function B1(i,e,t,n,s,r){let o=new wa,a=new Of,l=new Set,c=[],h=new Map,u=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(y){return l.add(y),y===0?"uv":`uv${y}`}function m(y,w,F,L,D,V){let W=L.fog,R=D.geometry,U=y.isMeshStandardMaterial||y.isMeshLambertMaterial||y.isMeshPhongMaterial?L.environment:null,q=y.isMeshStandardMaterial||y.isMeshLambertMaterial&&!y.envMap||y.isMeshPhongMaterial&&!y.envMap,O=e.get(y.envMap||U,q),ne=d[y.type],$=n.precision;y.precision!==null&&($=n.getMaxPrecision(y.precision),$!==y.precision&&Ye("WebGLProgram.getParameters:",y.precision,"not supported, using",$,"instead."));let Z=R.morphAttributes.position||R.morphAttributes.normal||R.morphAttributes.color,te=Z!==void 0?Z.length:0,ue=0;R.morphAttributes.position!==void 0&&(ue=1),R.morphAttributes.normal!==void 0&&(ue=2),R.morphAttributes.color!==void 0&&(ue=3);let ce,J,fe,pe;if(ne){let Ce=ps[ne];ce=Ce.vertexShader,J=Ce.fragmentShader}else{ce=y.vertexShader,J=y.fragmentShader;let Ce=a.getVertexShaderStage(y),at=a.getFragmentShaderStage(y);a.update(y,Ce,at),fe=Ce.id,pe=at.id}let Ee=i.getRenderTarget(),Me=i.state.buffers.depth.getReversed(),He=D.isInstancedMesh===!0,st=D.isBatchedMesh===!0,Ve=!!y.map,dt=!!y.matcap,lt=!!O,tt=lt&&O.isPMREMTexture===!0,Zt=!!y.aoMap,Vt=!!y.lightMap,dn=!!y.bumpMap&&y.wireframe===!1,Nt=!!y.normalMap,In=!!y.displacementMap,St=!!y.emissiveMap,Mn=!!y.metalnessMap,tn=!!y.roughnessMap,fn=y.anisotropy>0,k=y.clearcoat>0,Re=y.diffuseRoughness>0,$e=y.dispersion>0,rt=y.retroreflectivity>0,Se=y.iridescence>0,Ot=y.sheen>0,ze=y.transmission>0,qe=fn&&!!y.anisotropyMap,P=k&&!!y.clearcoatMap,M=k&&!!y.clearcoatNormalMap,Y=k&&!!y.clearcoatRoughnessMap,de=Re&&!!y.diffuseRoughnessMap,ae=Se&&!!y.iridescenceMap,ye=Se&&!!y.iridescenceThicknessMap,_e=Ot&&!!y.sheenColorMap,ie=Ot&&!!y.sheenRoughnessMap,re=!!y.specularMap,ge=!!y.specularColorMap,B=!!y.specularIntensityMap,oe=ze&&!!y.transmissionMap,se=ze&&!!y.thicknessMap,we=!!y.gradientMap,xe=!!y.alphaMap,be=y.alphaTest>0,Ge=!!y.alphaHash,Je=!!y.extensions,he=ds;y.toneMapped&&(Ee===null||Ee.isXRRenderTarget===!0)&&(he=i.toneMapping);let Oe=tt?O.isCompressedCubeTexture?O.image[0].mipmaps:O.mipmaps:null,Ke={shaderID:ne,shaderType:y.type,shaderName:y.name,vertexShader:ce,fragmentShader:J,defines:y.defines,customVertexShaderID:fe,customFragmentShaderID:pe,isRawShaderMaterial:y.isRawShaderMaterial===!0,glslVersion:y.glslVersion,precision:$,batching:st,batchingColor:st&&D._colorsTexture!==null,instancing:He,instancingColor:He&&D.instanceColor!==null,instancingMorph:He&&D.morphTexture!==null,outputColorSpace:Ee===null?i.outputColorSpace:Ee.isXRRenderTarget===!0?Ee.texture.colorSpace:yt.workingColorSpace,alphaToCoverage:!!y.alphaToCoverage,map:Ve,matcap:dt,envMap:lt,envMapMode:lt&&O.mapping,envMapPMREM:tt,envMapMaxLod:tt?Oe.length-1:null,envMapSize:tt?Oe[0].width:null,aoMap:Zt,lightMap:Vt,bumpMap:dn,normalMap:Nt,displacementMap:In,emissiveMap:St,normalMapObjectSpace:Nt&&y.normalMapType===I0,normalMapTangentSpace:Nt&&y.normalMapType===qh,packedNormalMap:Nt&&y.normalMapType===qh&&O1(y.normalMap.format),metalnessMap:Mn,roughnessMap:tn,anisotropy:fn,anisotropyMap:qe,clearcoat:k,clearcoatMap:P,clearcoatNormalMap:M,clearcoatRoughnessMap:Y,diffuseRoughness:Re,diffuseRoughnessMap:de,dispersion:$e,retroreflection:rt,iridescence:Se,iridescenceMap:ae,iridescenceThicknessMap:ye,sheen:Ot,sheenColorMap:_e,sheenRoughnessMap:ie,specularMap:re,specularColorMap:ge,specularIntensityMap:B,transmission:ze,transmissionMap:oe,thicknessMap:se,gradientMap:we,opaque:y.transparent===!1&&y.blending===us&&y.alphaToCoverage===!1,alphaMap:xe,alphaTest:be,alphaHash:Ge,combine:y.combine,mapUv:Ve&&f(y.map.channel),aoMapUv:Zt&&f(y.aoMap.channel),lightMapUv:Vt&&f(y.lightMap.channel),bumpMapUv:dn&&f(y.bumpMap.channel),normalMapUv:Nt&&f(y.normalMap.channel),displacementMapUv:In&&f(y.displacementMap.channel),emissiveMapUv:St&&f(y.emissiveMap.channel),metalnessMapUv:Mn&&f(y.metalnessMap.channel),roughnessMapUv:tn&&f(y.roughnessMap.channel),anisotropyMapUv:qe&&f(y.anisotropyMap.channel),clearcoatMapUv:P&&f(y.clearcoatMap.channel),clearcoatNormalMapUv:M&&f(y.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:Y&&f(y.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:de&&f(y.diffuseRoughnessMap.channel),iridescenceMapUv:ae&&f(y.iridescenceMap.channel),iridescenceThicknessMapUv:ye&&f(y.iridescenceThicknessMap.channel),sheenColorMapUv:_e&&f(y.sheenColorMap.channel),sheenRoughnessMapUv:ie&&f(y.sheenRoughnessMap.channel),specularMapUv:re&&f(y.specularMap.channel),specularColorMapUv:ge&&f(y.specularColorMap.channel),specularIntensityMapUv:B&&f(y.specularIntensityMap.channel),transmissionMapUv:oe&&f(y.transmissionMap.channel),thicknessMapUv:se&&f(y.thicknessMap.channel),alphaMapUv:xe&&f(y.alphaMap.channel),vertexTangents:!!R.attributes.tangent&&(Nt||fn),vertexNormals:!!R.attributes.normal,vertexColors:y.vertexColors,vertexAlphas:y.vertexColors===!0&&!!R.attributes.color&&R.attributes.color.itemSize===4,pointsUvs:D.isPoints===!0&&!!R.attributes.uv&&(Ve||xe),fog:!!W,useFog:y.fog===!0,fogExp2:!!W&&W.isFogExp2,flatShading:y.wireframe===!1&&(y.flatShading===!0||R.attributes.normal===void 0&&Nt===!1&&(y.isMeshLambertMaterial||y.isMeshPhongMaterial||y.isMeshStandardMaterial||y.isMeshPhysicalMaterial)),sizeAttenuation:y.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:Me,skinning:D.isSkinnedMesh===!0,hasPositionAttribute:R.attributes.position!==void 0,morphTargets:R.morphAttributes.position!==void 0,morphNormals:R.morphAttributes.normal!==void 0,morphColors:R.morphAttributes.color!==void 0,morphTargetsCount:te,morphTextureStride:ue,numSunLights:w.sun.length,numDirLights:w.directional.length,numPointLights:w.point.length,numSpotLights:w.spot.length,numSpotLightMaps:w.spotLightMap.length,numRectAreaLights:w.rectArea.length,numHemiLights:w.hemi.length,numSunLightShadows:w.sunShadowMap.length,numDirLightShadows:w.directionalShadowMap.length,numPointLightShadows:w.pointShadowMap.length,numSpotLightShadows:w.spotShadowMap.length,numSpotLightShadowsWithMaps:w.numSpotLightShadowsWithMaps,numLightProbes:w.numLightProbes,numLightProbeGrids:V.filter(Ce=>Ce.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:y.dithering,shadowMapEnabled:i.shadowMap.enabled&&F.length>0,shadowMapType:i.shadowMap.type,toneMapping:he,decodeVideoTexture:Ve&&y.map.isVideoTexture===!0&&yt.getTransfer(y.map.colorSpace)===Rt,decodeVideoTextureEmissive:St&&y.emissiveMap.isVideoTexture===!0&&yt.getTransfer(y.emissiveMap.colorSpace)===Rt,premultipliedAlpha:y.premultipliedAlpha,doubleSided:y.side===qn,flipSided:y.side===zn,useDepthPacking:y.depthPacking>=0,depthPacking:y.depthPacking||0,index0AttributeName:y.index0AttributeName,extensionClipCullDistance:Je&&y.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Je&&y.extensions.multiDraw===!0||st)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:y.customProgramCacheKey()};return Ke.vertexUv1s=l.has(1),Ke.vertexUv2s=l.has(2),Ke.vertexUv3s=l.has(3),l.clear(),Ke}function x(y){let w=[];if(y.shaderID?w.push(y.shaderID):(w.push(y.customVertexShaderID),w.push(y.customFragmentShaderID)),y.defines!==void 0)for(let F in y.defines)w.push(F),w.push(y.defines[F]);return y.isRawShaderMaterial===!1&&(p(w,y),g(w,y),w.push(i.outputColorSpace)),w.push(y.customProgramCacheKey),w.join()}function p(y,w){y.push(w.precision),y.push(w.outputColorSpace),y.push(w.envMapMode),y.push(w.envMapPMREM),y.push(w.envMapMaxLod),y.push(w.envMapSize),y.push(w.mapUv),y.push(w.alphaMapUv),y.push(w.lightMapUv),y.push(w.aoMapUv),y.push(w.bumpMapUv),y.push(w.normalMapUv),y.push(w.displacementMapUv),y.push(w.emissiveMapUv),y.push(w.metalnessMapUv),y.push(w.roughnessMapUv),y.push(w.anisotropyMapUv),y.push(w.clearcoatMapUv),y.push(w.clearcoatNormalMapUv),y.push(w.clearcoatRoughnessMapUv),y.push(w.diffuseRoughnessMapUv),y.push(w.iridescenceMapUv),y.push(w.iridescenceThicknessMapUv),y.push(w.sheenColorMapUv),y.push(w.sheenRoughnessMapUv),y.push(w.specularMapUv),y.push(w.specularColorMapUv),y.push(w.specularIntensityMapUv),y.push(w.transmissionMapUv),y.push(w.thicknessMapUv),y.push(w.combine),y.push(w.fogExp2),y.push(w.sizeAttenuation),y.push(w.morphTargetsCount),y.push(w.numSunLights),y.push(w.numDirLights),y.push(w.numPointLights),y.push(w.numSpotLights),y.push(w.numSpotLightMaps),y.push(w.numHemiLights),y.push(w.numRectAreaLights),y.push(w.numSunLightShadows),y.push(w.numDirLightShadows),y.push(w.numPointLightShadows),y.push(w.numSpotLightShadows),y.push(w.numSpotLightShadowsWithMaps),y.push(w.numLightProbes),y.push(w.numLightProbeGrids),y.push(w.shadowMapType),y.push(w.toneMapping),y.push(w.numClippingPlanes),y.push(w.numClipIntersection),y.push(w.depthPacking)}function g(y,w){o.disableAll(),w.instancing&&o.enable(0),w.instancingColor&&o.enable(1),w.instancingMorph&&o.enable(2),w.matcap&&o.enable(3),w.envMap&&o.enable(4),w.normalMapObjectSpace&&o.enable(5),w.normalMapTangentSpace&&o.enable(6),w.clearcoat&&o.enable(7),w.iridescence&&o.enable(8),w.alphaTest&&o.enable(9),w.vertexColors&&o.enable(10),w.vertexAlphas&&o.enable(11),w.vertexUv1s&&o.enable(12),w.vertexUv2s&&o.enable(13),w.vertexUv3s&&o.enable(14),w.vertexTangents&&o.enable(15),w.anisotropy&&o.enable(16),w.alphaHash&&o.enable(17),w.batching&&o.enable(18),w.dispersion&&o.enable(19),w.retroreflection&&o.enable(24),w.diffuseRoughness&&o.enable(25),w.batchingColor&&o.enable(20),w.gradientMap&&o.enable(21),w.packedNormalMap&&o.enable(22),w.vertexNormals&&o.enable(23),y.push(o.mask),o.disableAll(),w.fog&&o.enable(0),w.useFog&&o.enable(1),w.flatShading&&o.enable(2),w.logarithmicDepthBuffer&&o.enable(3),w.reversedDepthBuffer&&o.enable(4),w.skinning&&o.enable(5),w.morphTargets&&o.enable(6),w.morphNormals&&o.enable(7),w.morphColors&&o.enable(8),w.premultipliedAlpha&&o.enable(9),w.shadowMapEnabled&&o.enable(10),w.doubleSided&&o.enable(11),w.flipSided&&o.enable(12),w.useDepthPacking&&o.enable(13),w.dithering&&o.enable(14),w.transmission&&o.enable(15),w.sheen&&o.enable(16),w.opaque&&o.enable(17),w.pointsUvs&&o.enable(18),w.decodeVideoTexture&&o.enable(19),w.decodeVideoTextureEmissive&&o.enable(20),w.alphaToCoverage&&o.enable(21),w.numLightProbeGrids>0&&o.enable(22),w.hasPositionAttribute&&o.enable(23),y.push(o.mask)}function v(y){let w=d[y.type],F;if(w){let L=ps[w];F=$0.clone(L.uniforms)}else F=y.uniforms;return F}function E(y,w){let F=h.get(w);return F!==void 0?++F.usedTimes:(F=new F1(i,w,y,s),c.push(F),h.set(w,F)),F}function _(y){if(--y.usedTimes===0){let w=c.indexOf(y);c[w]=c[c.length-1],c.pop(),h.delete(y.cacheKey),y.destroy()}}function C(y){a.remove(y)}function S(){a.dispose()}return{getParameters:m,getProgramCacheKey:x,getUniforms:v,acquireProgram:E,releaseProgram:_,releaseShaderCache:C,programs:c,dispose:S}}function k1(){let i=new WeakMap;function e(o){return i.has(o)}function t(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:e,get:t,remove:n,update:s,dispose:r}}function z1(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.material.id!==e.material.id?i.material.id-e.material.id:i.materialVariant!==e.materialVariant?i.materialVariant-e.materialVariant:i.z!==e.z?i.z-e.z:i.id-e.id}function fx(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.z!==e.z?e.z-i.z:i.id-e.id}function px(){let i=[],e=0,t=[],n=[],s=[];function r(){e=0,t.length=0,n.length=0,s.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,m,x,p,g){let v=i[e];return v===void 0?(v={id:d.id,object:d,geometry:f,material:m,materialVariant:o(d),groupOrder:x,renderOrder:d.renderOrder,z:p,group:g},i[e]=v):(v.id=d.id,v.object=d,v.geometry=f,v.material=m,v.materialVariant=o(d),v.groupOrder=x,v.renderOrder=d.renderOrder,v.z=p,v.group=g),e++,v}function l(d,f,m,x,p,g,v){v.reversedDepth===!0&&(p=-p);let E=a(d,f,m,x,p,g);m.transmission>0?n.push(E):m.transparent===!0?s.push(E):t.push(E)}function c(d,f,m,x,p,g){let v=a(d,f,m,x,p,g);m.transmission>0?n.unshift(v):m.transparent===!0?s.unshift(v):t.unshift(v)}function h(d,f){t.length>1&&t.sort(d||z1),n.length>1&&n.sort(f||fx),s.length>1&&s.sort(f||fx)}function u(){for(let d=e,f=i.length;d<f;d++){let m=i[d];if(m.id===null)break;m.id=null,m.object=null,m.geometry=null,m.material=null,m.group=null}}return{opaque:t,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:u,sort:h}}function V1(){let i=new WeakMap;function e(n,s){let r=i.get(n),o;return r===void 0?(o=new px,i.set(n,[o])):s>=r.length?(o=new px,r.push(o)):o=r[s],o}function t(){i=new WeakMap}return{get:e,dispose:t}}function G1(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new G,color:new Xe};break;case"SpotLight":t={position:new G,direction:new G,color:new Xe,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new G,color:new Xe,distance:0,decay:0};break;case"HemisphereLight":t={direction:new G,skyColor:new Xe,groundColor:new Xe};break;case"RectAreaLight":t={color:new Xe,position:new G,halfWidth:new G,halfHeight:new G};break}return i[e.id]=t,t}}}function H1(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new it};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new it};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new it,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[e.id]=t,t}}}var W1=0;function q1(i,e){return(e.castShadow?2:0)-(i.castShadow?2:0)+(e.map?1:0)-(i.map?1:0)}function X1(i){let e=new G1,t=H1(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new G);let s=new G,r=new Dt,o=new Dt;function a(c){let h=0,u=0,d=0;for(let V=0;V<9;V++)n.probe[V].set(0,0,0);let f=0,m=0,x=0,p=0,g=0,v=0,E=0,_=0,C=0,S=0,y=0,w=0,F=0,L=0;c.sort(q1);for(let V=0,W=c.length;V<W;V++){let R=c[V],U=R.color,q=R.intensity,O=R.distance,ne=null;if(R.shadow&&R.shadow.map&&(R.shadow.map.texture.format===hr?ne=R.shadow.map.texture:ne=R.shadow.map.depthTexture||R.shadow.map.texture),R.isAmbientLight)h+=U.r*q,u+=U.g*q,d+=U.b*q;else if(R.isLightProbe){for(let $=0;$<9;$++)n.probe[$].addScaledVector(R.sh.coefficients[$],q);L++}else if(R.isSunLight){let $=e.get(R);if($.color.copy(R.color).multiplyScalar(R.intensity),R.castShadow){let Z=R.shadow,te=t.get(R);te.shadowIntensity=Z.intensity,te.shadowBias=Z.bias,te.shadowNormalBias=Z.normalBias,te.shadowRadius=Z.radius,te.shadowMapSize.copy(Z.mapSize).multiply(Z.getFrameExtents()),n.sunShadow[m]=te,n.sunShadowMap[m]=ne;let ue=Z.getViewportCount();for(let ce=0;ce<ue;ce++)n.sunShadowMatrix[x+ce]=Z.getMatrix(ce),n.sunShadowCascade[x+ce]=Z._cascadeData[ce];x+=ue,m++}n.sun[f]=$,f++}else if(R.isDirectionalLight){let $=e.get(R);if($.color.copy(R.color).multiplyScalar(R.intensity),R.castShadow){let Z=R.shadow,te=t.get(R);te.shadowIntensity=Z.intensity,te.shadowBias=Z.bias,te.shadowNormalBias=Z.normalBias,te.shadowRadius=Z.radius,te.shadowMapSize=Z.mapSize,n.directionalShadow[p]=te,n.directionalShadowMap[p]=ne,n.directionalShadowMatrix[p]=R.shadow.matrix,C++}n.directional[p]=$,p++}else if(R.isSpotLight){let $=e.get(R);$.position.setFromMatrixPosition(R.matrixWorld),$.color.copy(U).multiplyScalar(q),$.distance=O,$.coneCos=Math.cos(R.angle),$.penumbraCos=Math.cos(R.angle*(1-R.penumbra)),$.decay=R.decay,n.spot[v]=$;let Z=R.shadow;if(R.map&&(n.spotLightMap[w]=R.map,w++,Z.updateMatrices(R),R.castShadow&&F++),n.spotLightMatrix[v]=Z.matrix,R.castShadow){let te=t.get(R);te.shadowIntensity=Z.intensity,te.shadowBias=Z.bias,te.shadowNormalBias=Z.normalBias,te.shadowRadius=Z.radius,te.shadowMapSize=Z.mapSize,n.spotShadow[v]=te,n.spotShadowMap[v]=ne,y++}v++}else if(R.isRectAreaLight){let $=e.get(R);$.color.copy(U).multiplyScalar(q),$.halfWidth.set(R.width*.5,0,0),$.halfHeight.set(0,R.height*.5,0),n.rectArea[E]=$,E++}else if(R.isPointLight){let $=e.get(R);if($.color.copy(R.color).multiplyScalar(R.intensity),$.distance=R.distance,$.decay=R.decay,R.castShadow){let Z=R.shadow,te=t.get(R);te.shadowIntensity=Z.intensity,te.shadowBias=Z.bias,te.shadowNormalBias=Z.normalBias,te.shadowRadius=Z.radius,te.shadowMapSize=Z.mapSize,te.shadowCameraNear=Z.camera.near,te.shadowCameraFar=Z.camera.far,n.pointShadow[g]=te,n.pointShadowMap[g]=ne,n.pointShadowMatrix[g]=R.shadow.matrix,S++}n.point[g]=$,g++}else if(R.isHemisphereLight){let $=e.get(R);$.skyColor.copy(R.color).multiplyScalar(q),$.groundColor.copy(R.groundColor).multiplyScalar(q),n.hemi[_]=$,_++}}E>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Le.LTC_FLOAT_1,n.rectAreaLTC2=Le.LTC_FLOAT_2):(n.rectAreaLTC1=Le.LTC_HALF_1,n.rectAreaLTC2=Le.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=u,n.ambient[2]=d;let D=n.hash;(D.sunLength!==f||D.directionalLength!==p||D.pointLength!==g||D.spotLength!==v||D.rectAreaLength!==E||D.hemiLength!==_||D.numSunShadows!==m||D.numDirectionalShadows!==C||D.numPointShadows!==S||D.numSpotShadows!==y||D.numSpotMaps!==w||D.numLightProbes!==L)&&(n.sun.length=f,n.directional.length=p,n.spot.length=v,n.rectArea.length=E,n.point.length=g,n.hemi.length=_,n.sunShadow.length=m,n.sunShadowMap.length=m,n.sunShadowMatrix.length=x,n.sunShadowCascade.length=x,n.directionalShadow.length=C,n.directionalShadowMap.length=C,n.directionalShadowMatrix.length=C,n.pointShadow.length=S,n.pointShadowMap.length=S,n.pointShadowMatrix.length=S,n.spotShadow.length=y,n.spotShadowMap.length=y,n.spotLightMatrix.length=y+w-F,n.spotLightMap.length=w,n.numSpotLightShadowsWithMaps=F,n.numLightProbes=L,D.sunLength=f,D.directionalLength=p,D.pointLength=g,D.spotLength=v,D.rectAreaLength=E,D.hemiLength=_,D.numSunShadows=m,D.numDirectionalShadows=C,D.numPointShadows=S,D.numSpotShadows=y,D.numSpotMaps=w,D.numLightProbes=L,n.version=W1++)}function l(c,h){let u=0,d=0,f=0,m=0,x=0,p=0,g=h.matrixWorldInverse;for(let v=0,E=c.length;v<E;v++){let _=c[v];if(_.isSunLight){let C=n.sun[u];C.direction.setFromMatrixPosition(_.matrixWorld),C.direction.transformDirection(g),u++}else if(_.isDirectionalLight){let C=n.directional[d];C.direction.setFromMatrixPosition(_.matrixWorld),s.setFromMatrixPosition(_.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(g),d++}else if(_.isSpotLight){let C=n.spot[m];C.position.setFromMatrixPosition(_.matrixWorld),C.position.applyMatrix4(g),C.direction.setFromMatrixPosition(_.matrixWorld),s.setFromMatrixPosition(_.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(g),m++}else if(_.isRectAreaLight){let C=n.rectArea[x];C.position.setFromMatrixPosition(_.matrixWorld),C.position.applyMatrix4(g),o.identity(),r.copy(_.matrixWorld),r.premultiply(g),o.extractRotation(r),C.halfWidth.set(_.width*.5,0,0),C.halfHeight.set(0,_.height*.5,0),C.halfWidth.applyMatrix4(o),C.halfHeight.applyMatrix4(o),x++}else if(_.isPointLight){let C=n.point[f];C.position.setFromMatrixPosition(_.matrixWorld),C.position.applyMatrix4(g),f++}else if(_.isHemisphereLight){let C=n.hemi[p];C.direction.setFromMatrixPosition(_.matrixWorld),C.direction.transformDirection(g),p++}}}return{setup:a,setupView:l,state:n}}function mx(i){let e=new X1(i),t=[],n=[],s=[];function r(u){h.camera=u,t.length=0,n.length=0,s.length=0}function o(u){u.isLightProbeGrid?s.push(u):t.push(u)}function a(u){n.push(u)}function l(){e.setup(t),s.sort((u,d)=>u.priority-d.priority||u.id-d.id)}function c(u){e.setupView(t,u)}let h={lightsArray:t,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function $1(i){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new mx(i),e.set(s,[a])):r>=o.length?(a=new mx(i),o.push(a)):a=o[r],a}function n(){e=new WeakMap}return{get:t,dispose:n}}var Y1=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,Z1=`uniform sampler2D shadow_pass;
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
}`,J1=[new G(1,0,0),new G(-1,0,0),new G(0,1,0),new G(0,-1,0),new G(0,0,1),new G(0,0,-1)],K1=[new G(0,-1,0),new G(0,-1,0),new G(0,0,1),new G(0,0,-1),new G(0,-1,0),new G(0,-1,0)],gx=new Dt,Ja=new G,Lf=new G;function j1(i,e,t){let n=new sr,s=new it,r=new it,o=new Qt,a=new Xc,l=new $c,c={},h=t.maxTextureSize,u={[hs]:zn,[zn]:hs,[qn]:qn},d=new Wn({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new it},radius:{value:4}},vertexShader:Y1,fragmentShader:Z1}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let m=new vn;m.setAttribute("position",new Gt(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let x=new vt(m,d),p=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Ga;let g=this.type;this.render=function(S,y,w){if(p.enabled===!1||p.autoUpdate===!1&&p.needsUpdate===!1||S.length===0)return;this.type===l0&&(Ye("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Ga);let F=i.getRenderTarget(),L=i.getActiveCubeFace(),D=i.getActiveMipmapLevel(),V=i.state;V.setBlending(Rr),V.buffers.depth.getReversed()===!0?V.buffers.color.setClear(0,0,0,0):V.buffers.color.setClear(1,1,1,1),V.buffers.depth.setTest(!0),V.setScissorTest(!1);let W=g!==this.type;W&&y.traverse(function(R){R.material&&(Array.isArray(R.material)?R.material.forEach(U=>U.needsUpdate=!0):R.material.needsUpdate=!0)});for(let R=0,U=S.length;R<U;R++){let q=S[R],O=q.shadow;if(O===void 0){Ye("WebGLShadowMap:",q,"has no shadow.");continue}if(O.autoUpdate===!1&&O.needsUpdate===!1)continue;s.copy(O.mapSize);let ne=O.getFrameExtents();s.multiply(ne),r.copy(O.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/ne.x),s.x=r.x*ne.x,O.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/ne.y),s.y=r.y*ne.y,O.mapSize.y=r.y));let $=i.state.buffers.depth.getReversed();if(O.camera._reversedDepth=$,O.map===null||W===!0){if(O.map!==null&&(O.map.depthTexture!==null&&(O.map.depthTexture.dispose(),O.map.depthTexture=null),O.map.dispose()),this.type===Fo){if(q.isPointLight){Ye("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}O.map=new bi(s.x,s.y,{format:hr,type:Zi,minFilter:si,magFilter:si,generateMipmaps:!1}),O.map.texture.name=q.name+".shadowMap",O.map.depthTexture=new Ns(s.x,s.y,Yi),O.map.depthTexture.name=q.name+".shadowMapDepth",O.map.depthTexture.format=Is,O.map.depthTexture.compareFunction=null,O.map.depthTexture.minFilter=On,O.map.depthTexture.magFilter=On}else q.isPointLight?(O.map=new ja(s.x),O.map.depthTexture=new Ia(s.x,$i)):(O.map=new bi(s.x,s.y),O.map.depthTexture=new Ns(s.x,s.y,$i)),O.map.depthTexture.name=q.name+".shadowMap",O.map.depthTexture.format=Is,this.type===Ga?(O.map.depthTexture.compareFunction=$?Sf:Mf,O.map.depthTexture.minFilter=si,O.map.depthTexture.magFilter=si):(O.map.depthTexture.compareFunction=null,O.map.depthTexture.minFilter=On,O.map.depthTexture.magFilter=On);O.camera.updateProjectionMatrix()}O.map.isWebGLCubeRenderTarget!==!0&&(O.map.width!==s.x||O.map.height!==s.y)&&O.map.setSize(s.x,s.y);let Z=O.map.isWebGLCubeRenderTarget?6:O.getViewportCount();q.isPointLight!==!0&&O.updateMatrices(q,w);let te=(O.camera.layers.mask&4294967294)!==0?O.camera.layers:w.layers;for(let ue=0;ue<Z;ue++){let ce=O.getCamera(ue);if(q.isPointLight){let J=O.camera,fe=O.matrix,pe=q.distance||J.far;pe!==J.far&&(J.far=pe,J.updateProjectionMatrix()),Ja.setFromMatrixPosition(q.matrixWorld),J.position.copy(Ja),Lf.copy(J.position),Lf.add(J1[ue]),J.up.copy(K1[ue]),J.lookAt(Lf),J.updateMatrixWorld(),fe.makeTranslation(-Ja.x,-Ja.y,-Ja.z),gx.multiplyMatrices(J.projectionMatrix,J.matrixWorldInverse),O._frustum.setFromProjectionMatrix(gx,J.coordinateSystem,J.reversedDepth)}if(O.map.isWebGLCubeRenderTarget)i.setRenderTarget(O.map,ue),i.clear();else{ue===0&&(i.setRenderTarget(O.map),i.clear());let J=O.getViewport(ue);o.set(r.x*J.x,r.y*J.y,r.x*J.z,r.y*J.w),V.viewport(o)}n=O.getFrustum(ue),_(y,w,ce,q,te,this.type)}O.isPointLightShadow!==!0&&this.type===Fo&&v(O,w),O.needsUpdate=!1}g=this.type,p.needsUpdate=!1,i.setRenderTarget(F,L,D)};function v(S,y){let w=e.update(x);d.defines.VSM_SAMPLES!==S.blurSamples&&(d.defines.VSM_SAMPLES=S.blurSamples,f.defines.VSM_SAMPLES=S.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),S.mapPass===null?S.mapPass=new bi(s.x,s.y,{format:hr,type:Zi}):(S.mapPass.width!==S.map.width||S.mapPass.height!==S.map.height)&&S.mapPass.setSize(S.map.width,S.map.height),d.uniforms.shadow_pass.value=S.map.depthTexture,d.uniforms.resolution.value.set(S.map.width,S.map.height),d.uniforms.radius.value=S.radius,i.setRenderTarget(S.mapPass),i.clear(),i.renderBufferDirect(y,null,w,d,x,null),f.uniforms.shadow_pass.value=S.mapPass.texture,f.uniforms.resolution.value.set(S.map.width,S.map.height),f.uniforms.radius.value=S.radius,i.setRenderTarget(S.map),i.clear(),i.renderBufferDirect(y,null,w,f,x,null)}function E(S,y,w,F){let L=null,D=w.isPointLight===!0?S.customDistanceMaterial:S.customDepthMaterial;if(D!==void 0)L=D;else if(L=w.isPointLight===!0?l:a,i.localClippingEnabled&&y.clipShadows===!0&&Array.isArray(y.clippingPlanes)&&y.clippingPlanes.length!==0||y.displacementMap&&y.displacementScale!==0||y.alphaMap&&y.alphaTest>0||y.map&&y.alphaTest>0||y.alphaToCoverage===!0){let V=L.uuid,W=y.uuid,R=c[V];R===void 0&&(R={},c[V]=R);let U=R[W];U===void 0&&(U=L.clone(),R[W]=U,y.addEventListener("dispose",C)),L=U}if(L.visible=y.visible,L.wireframe=y.wireframe,F===Fo?L.side=y.shadowSide!==null?y.shadowSide:y.side:L.side=y.shadowSide!==null?y.shadowSide:u[y.side],L.alphaMap=y.alphaMap,L.alphaTest=y.alphaToCoverage===!0?.5:y.alphaTest,L.map=y.map,L.clipShadows=y.clipShadows,L.clippingPlanes=y.clippingPlanes,L.clipIntersection=y.clipIntersection,L.displacementMap=y.displacementMap,L.displacementScale=y.displacementScale,L.displacementBias=y.displacementBias,L.wireframeLinewidth=y.wireframeLinewidth,L.linewidth=y.linewidth,w.isPointLight===!0&&L.isMeshDistanceMaterial===!0){let V=i.properties.get(L);V.light=w}return L}function _(S,y,w,F,L,D){if(S.visible===!1)return;if(S.layers.test(L)&&(S.isMesh||S.isLine||S.isPoints)&&(S.castShadow||S.receiveShadow&&D===Fo)&&(!S.frustumCulled||S.intersectsFrustum(n))){S.modelViewMatrix.multiplyMatrices(w.matrixWorldInverse,S.matrixWorld);let R=e.update(S),U=S.material;if(Array.isArray(U)){let q=R.groups;for(let O=0,ne=q.length;O<ne;O++){let $=q[O],Z=U[$.materialIndex];if(Z&&Z.visible){let te=E(S,Z,F,D);S.onBeforeShadow(i,S,y,w,R,te,$),i.renderBufferDirect(w,null,R,te,S,$),S.onAfterShadow(i,S,y,w,R,te,$)}}}else if(U.visible){let q=E(S,U,F,D);S.onBeforeShadow(i,S,y,w,R,q,null),i.renderBufferDirect(w,null,R,q,S,null),S.onAfterShadow(i,S,y,w,R,q,null)}}let W=S.children;for(let R=0,U=W.length;R<U;R++)_(W[R],y,w,F,L,D)}function C(S){S.target.removeEventListener("dispose",C);for(let w in c){let F=c[w],L=S.target.uuid;L in F&&(F[L].dispose(),delete F[L])}}}function Q1(i,e){function t(){let B=!1,oe=new Qt,se=null,we=new Qt(0,0,0,0);return{setMask:function(xe){se!==xe&&!B&&(i.colorMask(xe,xe,xe,xe),se=xe)},setLocked:function(xe){B=xe},setClear:function(xe,be,Ge,Je,he){he===!0&&(xe*=Je,be*=Je,Ge*=Je),oe.set(xe,be,Ge,Je),we.equals(oe)===!1&&(i.clearColor(xe,be,Ge,Je),we.copy(oe))},reset:function(){B=!1,se=null,we.set(-1,0,0,0)}}}function n(){let B=!1,oe=!1,se=null,we=null,xe=null;return{setReversed:function(be){if(oe!==be){let Ge=e.get("EXT_clip_control");be?Ge.clipControlEXT(Ge.LOWER_LEFT_EXT,Ge.ZERO_TO_ONE_EXT):Ge.clipControlEXT(Ge.LOWER_LEFT_EXT,Ge.NEGATIVE_ONE_TO_ONE_EXT),oe=be;let Je=xe;xe=null,this.setClear(Je)}},getReversed:function(){return oe},setTest:function(be){be?Me(i.DEPTH_TEST):He(i.DEPTH_TEST)},setMask:function(be){se!==be&&!B&&(i.depthMask(be),se=be)},setFunc:function(be){if(oe&&(be=V0[be]),we!==be){switch(be){case Ac:i.depthFunc(i.NEVER);break;case Tc:i.depthFunc(i.ALWAYS);break;case Ec:i.depthFunc(i.LESS);break;case Ao:i.depthFunc(i.LEQUAL);break;case Cc:i.depthFunc(i.EQUAL);break;case Rc:i.depthFunc(i.GEQUAL);break;case Pc:i.depthFunc(i.GREATER);break;case Ic:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}we=be}},setLocked:function(be){B=be},setClear:function(be){xe!==be&&(xe=be,oe&&(be=1-be),i.clearDepth(be))},reset:function(){B=!1,se=null,we=null,xe=null,oe=!1}}}function s(){let B=!1,oe=null,se=null,we=null,xe=null,be=null,Ge=null,Je=null,he=null;return{setTest:function(Oe){B||(Oe?Me(i.STENCIL_TEST):He(i.STENCIL_TEST))},setMask:function(Oe){oe!==Oe&&!B&&(i.stencilMask(Oe),oe=Oe)},setFunc:function(Oe,Ke,Ce){(se!==Oe||we!==Ke||xe!==Ce)&&(i.stencilFunc(Oe,Ke,Ce),se=Oe,we=Ke,xe=Ce)},setOp:function(Oe,Ke,Ce){(be!==Oe||Ge!==Ke||Je!==Ce)&&(i.stencilOp(Oe,Ke,Ce),be=Oe,Ge=Ke,Je=Ce)},setLocked:function(Oe){B=Oe},setClear:function(Oe){he!==Oe&&(i.clearStencil(Oe),he=Oe)},reset:function(){B=!1,oe=null,se=null,we=null,xe=null,be=null,Ge=null,Je=null,he=null}}}let r=new t,o=new n,a=new s,l={},c=new WeakMap,h={},u={},d={},f=new WeakMap,m=[],x=null,p=!1,g=null,v=null,E=null,_=null,C=null,S=null,y=null,w=new Xe(0,0,0),F=0,L=!1,D=null,V=null,W=null,R=null,U=null,q=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),O=!1,ne=0,$=i.getParameter(i.VERSION);$.indexOf("WebGL")!==-1?(ne=parseFloat(/^WebGL (\d)/.exec($)[1]),O=ne>=1):$.indexOf("OpenGL ES")!==-1&&(ne=parseFloat(/^OpenGL ES (\d)/.exec($)[1]),O=ne>=2);let Z=null,te={},ue=i.getParameter(i.SCISSOR_BOX),ce=i.getParameter(i.VIEWPORT),J=new Qt().fromArray(ue),fe=new Qt().fromArray(ce);function pe(B,oe,se,we){let xe=new Uint8Array(4),be=i.createTexture();i.bindTexture(B,be),i.texParameteri(B,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(B,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Ge=0;Ge<se;Ge++)B===i.TEXTURE_3D||B===i.TEXTURE_2D_ARRAY?i.texImage3D(oe,0,i.RGBA,1,1,we,0,i.RGBA,i.UNSIGNED_BYTE,xe):i.texImage2D(oe+Ge,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,xe);return be}let Ee={};Ee[i.TEXTURE_2D]=pe(i.TEXTURE_2D,i.TEXTURE_2D,1),Ee[i.TEXTURE_CUBE_MAP]=pe(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ee[i.TEXTURE_2D_ARRAY]=pe(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Ee[i.TEXTURE_3D]=pe(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Me(i.DEPTH_TEST),o.setFunc(Ao),dn(!1),Nt(Qd),Me(i.CULL_FACE),Zt(Rr);function Me(B){h[B]!==!0&&(i.enable(B),h[B]=!0)}function He(B){h[B]!==!1&&(i.disable(B),h[B]=!1)}function st(B,oe){return d[B]!==oe?(i.bindFramebuffer(B,oe),d[B]=oe,B===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=oe),B===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=oe),!0):!1}function Ve(B,oe){let se=m,we=!1;if(B){se=f.get(oe),se===void 0&&(se=[],f.set(oe,se));let xe=B.textures;if(se.length!==xe.length||se[0]!==i.COLOR_ATTACHMENT0){for(let be=0,Ge=xe.length;be<Ge;be++)se[be]=i.COLOR_ATTACHMENT0+be;se.length=xe.length,we=!0}}else se[0]!==i.BACK&&(se[0]=i.BACK,we=!0);we&&i.drawBuffers(se)}function dt(B){return x!==B?(i.useProgram(B),x=B,!0):!1}let lt={[Pr]:i.FUNC_ADD,[h0]:i.FUNC_SUBTRACT,[u0]:i.FUNC_REVERSE_SUBTRACT};lt[d0]=i.MIN,lt[f0]=i.MAX;let tt={[p0]:i.ZERO,[m0]:i.ONE,[g0]:i.SRC_COLOR,[sf]:i.SRC_ALPHA,[M0]:i.SRC_ALPHA_SATURATE,[v0]:i.DST_COLOR,[y0]:i.DST_ALPHA,[x0]:i.ONE_MINUS_SRC_COLOR,[rf]:i.ONE_MINUS_SRC_ALPHA,[b0]:i.ONE_MINUS_DST_COLOR,[_0]:i.ONE_MINUS_DST_ALPHA,[S0]:i.CONSTANT_COLOR,[w0]:i.ONE_MINUS_CONSTANT_COLOR,[A0]:i.CONSTANT_ALPHA,[T0]:i.ONE_MINUS_CONSTANT_ALPHA};function Zt(B,oe,se,we,xe,be,Ge,Je,he,Oe){if(B===Rr){p===!0&&(He(i.BLEND),p=!1);return}if(p===!1&&(Me(i.BLEND),p=!0),B!==c0){if(B!==g||Oe!==L){if((v!==Pr||C!==Pr)&&(i.blendEquation(i.FUNC_ADD),v=Pr,C=Pr),Oe)switch(B){case us:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case ef:i.blendFunc(i.ONE,i.ONE);break;case tf:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case nf:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:je("WebGLState: Invalid blending: ",B);break}else switch(B){case us:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case ef:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case tf:je("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case nf:je("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:je("WebGLState: Invalid blending: ",B);break}E=null,_=null,S=null,y=null,w.set(0,0,0),F=0,g=B,L=Oe}return}xe=xe||oe,be=be||se,Ge=Ge||we,(oe!==v||xe!==C)&&(i.blendEquationSeparate(lt[oe],lt[xe]),v=oe,C=xe),(se!==E||we!==_||be!==S||Ge!==y)&&(i.blendFuncSeparate(tt[se],tt[we],tt[be],tt[Ge]),E=se,_=we,S=be,y=Ge),(Je.equals(w)===!1||he!==F)&&(i.blendColor(Je.r,Je.g,Je.b,he),w.copy(Je),F=he),g=B,L=!1}function Vt(B,oe){B.side===qn?He(i.CULL_FACE):Me(i.CULL_FACE);let se=B.side===zn;oe&&(se=!se),dn(se),B.blending===us&&B.transparent===!1?Zt(Rr):Zt(B.blending,B.blendEquation,B.blendSrc,B.blendDst,B.blendEquationAlpha,B.blendSrcAlpha,B.blendDstAlpha,B.blendColor,B.blendAlpha,B.premultipliedAlpha),o.setFunc(B.depthFunc),o.setTest(B.depthTest),o.setMask(B.depthWrite),r.setMask(B.colorWrite);let we=B.stencilWrite;a.setTest(we),we&&(a.setMask(B.stencilWriteMask),a.setFunc(B.stencilFunc,B.stencilRef,B.stencilFuncMask),a.setOp(B.stencilFail,B.stencilZFail,B.stencilZPass)),St(B.polygonOffset,B.polygonOffsetFactor,B.polygonOffsetUnits),B.alphaToCoverage===!0?Me(i.SAMPLE_ALPHA_TO_COVERAGE):He(i.SAMPLE_ALPHA_TO_COVERAGE)}function dn(B){D!==B&&(B?i.frontFace(i.CW):i.frontFace(i.CCW),D=B)}function Nt(B){B!==o0?(Me(i.CULL_FACE),B!==V&&(B===Qd?i.cullFace(i.BACK):B===a0?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):He(i.CULL_FACE),V=B}function In(B){B!==W&&(O&&i.lineWidth(B),W=B)}function St(B,oe,se){B?(Me(i.POLYGON_OFFSET_FILL),(R!==oe||U!==se)&&(R=oe,U=se,o.getReversed()&&(oe=-oe,se=-se),i.polygonOffset(oe,se))):He(i.POLYGON_OFFSET_FILL)}function Mn(B){B?Me(i.SCISSOR_TEST):He(i.SCISSOR_TEST)}function tn(B){B===void 0&&(B=i.TEXTURE0+q-1),Z!==B&&(i.activeTexture(B),Z=B)}function fn(B,oe,se){se===void 0&&(Z===null?se=i.TEXTURE0+q-1:se=Z);let we=te[se];we===void 0&&(we={type:void 0,texture:void 0},te[se]=we),(we.type!==B||we.texture!==oe)&&(Z!==se&&(i.activeTexture(se),Z=se),i.bindTexture(B,oe||Ee[B]),we.type=B,we.texture=oe)}function k(){let B=te[Z];B!==void 0&&B.type!==void 0&&(i.bindTexture(B.type,null),B.type=void 0,B.texture=void 0)}function Re(){try{i.compressedTexImage2D(...arguments)}catch(B){je("WebGLState:",B)}}function $e(){try{i.compressedTexImage3D(...arguments)}catch(B){je("WebGLState:",B)}}function rt(){try{i.texSubImage2D(...arguments)}catch(B){je("WebGLState:",B)}}function Se(){try{i.texSubImage3D(...arguments)}catch(B){je("WebGLState:",B)}}function Ot(){try{i.compressedTexSubImage2D(...arguments)}catch(B){je("WebGLState:",B)}}function ze(){try{i.compressedTexSubImage3D(...arguments)}catch(B){je("WebGLState:",B)}}function qe(){try{i.texStorage2D(...arguments)}catch(B){je("WebGLState:",B)}}function P(){try{i.texStorage3D(...arguments)}catch(B){je("WebGLState:",B)}}function M(){try{i.texImage2D(...arguments)}catch(B){je("WebGLState:",B)}}function Y(){try{i.texImage3D(...arguments)}catch(B){je("WebGLState:",B)}}function de(B){return u[B]!==void 0?u[B]:i.getParameter(B)}function ae(B,oe){u[B]!==oe&&(i.pixelStorei(B,oe),u[B]=oe)}function ye(B){J.equals(B)===!1&&(i.scissor(B.x,B.y,B.z,B.w),J.copy(B))}function _e(B){fe.equals(B)===!1&&(i.viewport(B.x,B.y,B.z,B.w),fe.copy(B))}function ie(B,oe){let se=c.get(oe);se===void 0&&(se=new WeakMap,c.set(oe,se));let we=se.get(B);we===void 0&&(we=i.getUniformBlockIndex(oe,B.name),i.uniformBlockBinding(oe,we,we),se.set(B,we))}function re(B,oe,se){let xe=c.get(oe).get(B);l[xe]!==se&&(i.bindBufferBase(i.UNIFORM_BUFFER,xe,se),l[xe]=se)}function ge(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},u={},Z=null,te={},d={},l={},f=new WeakMap,m=[],x=null,p=!1,g=null,v=null,E=null,_=null,C=null,S=null,y=null,w=new Xe(0,0,0),F=0,L=!1,D=null,V=null,W=null,R=null,U=null,J.set(0,0,i.canvas.width,i.canvas.height),fe.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Me,disable:He,bindFramebuffer:st,drawBuffers:Ve,useProgram:dt,setBlending:Zt,setMaterial:Vt,setFlipSided:dn,setCullFace:Nt,setLineWidth:In,setPolygonOffset:St,setScissorTest:Mn,activeTexture:tn,bindTexture:fn,unbindTexture:k,compressedTexImage2D:Re,compressedTexImage3D:$e,texImage2D:M,texImage3D:Y,pixelStorei:ae,getParameter:de,updateUBOMapping:ie,uniformBlockBinding:re,texStorage2D:qe,texStorage3D:P,texSubImage2D:rt,texSubImage3D:Se,compressedTexSubImage2D:Ot,compressedTexSubImage3D:ze,scissor:ye,viewport:_e,reset:ge}}function eA(i,e,t,n,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new it,h=new WeakMap,u=new Set,d,f=new WeakMap,m=new Set,x=new FinalizationRegistry(P=>m.delete(P)),p=!1;try{p=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function g(P,M){return p?new OffscreenCanvas(P,M):ba("canvas")}function v(P,M,Y){let de=1,ae=qe(P);if((ae.width>Y||ae.height>Y)&&(de=Y/Math.max(ae.width,ae.height)),de<1)if(typeof HTMLImageElement<"u"&&P instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&P instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&P instanceof ImageBitmap||typeof VideoFrame<"u"&&P instanceof VideoFrame){let ye=Math.floor(de*ae.width),_e=Math.floor(de*ae.height);d===void 0&&(d=g(ye,_e));let ie=M?g(ye,_e):d;return ie.width=ye,ie.height=_e,ie.getContext("2d").drawImage(P,0,0,ye,_e),Ye("WebGLRenderer: Texture has been resized from ("+ae.width+"x"+ae.height+") to ("+ye+"x"+_e+")."),ie}else return"data"in P&&Ye("WebGLRenderer: Image in DataTexture is too big ("+ae.width+"x"+ae.height+")."),P;return P}function E(P){return P.generateMipmaps}function _(P){i.generateMipmap(P)}function C(P){return P.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:P.isWebGL3DRenderTarget?i.TEXTURE_3D:P.isWebGLArrayRenderTarget||P.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function S(P,M,Y,de,ae,ye=!1){if(P!==null){if(i[P]!==void 0)return i[P];Ye("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+P+"'")}let _e;de&&(_e=e.get("EXT_texture_norm16"),_e||Ye("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let ie=M;if(M===i.RED&&(Y===i.FLOAT&&(ie=i.R32F),Y===i.HALF_FLOAT&&(ie=i.R16F),Y===i.UNSIGNED_BYTE&&(ie=i.R8),Y===i.UNSIGNED_SHORT&&_e&&(ie=_e.R16_EXT),Y===i.SHORT&&_e&&(ie=_e.R16_SNORM_EXT)),M===i.RED_INTEGER&&(Y===i.UNSIGNED_BYTE&&(ie=i.R8UI),Y===i.UNSIGNED_SHORT&&(ie=i.R16UI),Y===i.UNSIGNED_INT&&(ie=i.R32UI),Y===i.BYTE&&(ie=i.R8I),Y===i.SHORT&&(ie=i.R16I),Y===i.INT&&(ie=i.R32I)),M===i.RG&&(Y===i.FLOAT&&(ie=i.RG32F),Y===i.HALF_FLOAT&&(ie=i.RG16F),Y===i.UNSIGNED_BYTE&&(ie=i.RG8),Y===i.UNSIGNED_SHORT&&_e&&(ie=_e.RG16_EXT),Y===i.SHORT&&_e&&(ie=_e.RG16_SNORM_EXT)),M===i.RG_INTEGER&&(Y===i.UNSIGNED_BYTE&&(ie=i.RG8UI),Y===i.UNSIGNED_SHORT&&(ie=i.RG16UI),Y===i.UNSIGNED_INT&&(ie=i.RG32UI),Y===i.BYTE&&(ie=i.RG8I),Y===i.SHORT&&(ie=i.RG16I),Y===i.INT&&(ie=i.RG32I)),M===i.RGB_INTEGER&&(Y===i.UNSIGNED_BYTE&&(ie=i.RGB8UI),Y===i.UNSIGNED_SHORT&&(ie=i.RGB16UI),Y===i.UNSIGNED_INT&&(ie=i.RGB32UI),Y===i.BYTE&&(ie=i.RGB8I),Y===i.SHORT&&(ie=i.RGB16I),Y===i.INT&&(ie=i.RGB32I)),M===i.RGBA_INTEGER&&(Y===i.UNSIGNED_BYTE&&(ie=i.RGBA8UI),Y===i.UNSIGNED_SHORT&&(ie=i.RGBA16UI),Y===i.UNSIGNED_INT&&(ie=i.RGBA32UI),Y===i.BYTE&&(ie=i.RGBA8I),Y===i.SHORT&&(ie=i.RGBA16I),Y===i.INT&&(ie=i.RGBA32I)),M===i.RGB&&(Y===i.UNSIGNED_SHORT&&_e&&(ie=_e.RGB16_EXT),Y===i.SHORT&&_e&&(ie=_e.RGB16_SNORM_EXT),Y===i.UNSIGNED_INT_5_9_9_9_REV&&(ie=i.RGB9_E5),Y===i.UNSIGNED_INT_10F_11F_11F_REV&&(ie=i.R11F_G11F_B10F)),M===i.RGBA){let re=ye?va:yt.getTransfer(ae);Y===i.FLOAT&&(ie=i.RGBA32F),Y===i.HALF_FLOAT&&(ie=i.RGBA16F),Y===i.UNSIGNED_BYTE&&(ie=re===Rt?i.SRGB8_ALPHA8:i.RGBA8),Y===i.UNSIGNED_SHORT&&_e&&(ie=_e.RGBA16_EXT),Y===i.SHORT&&_e&&(ie=_e.RGBA16_SNORM_EXT),Y===i.UNSIGNED_SHORT_4_4_4_4&&(ie=i.RGBA4),Y===i.UNSIGNED_SHORT_5_5_5_1&&(ie=i.RGB5_A1)}return(ie===i.R16F||ie===i.R32F||ie===i.RG16F||ie===i.RG32F||ie===i.RGBA16F||ie===i.RGBA32F)&&e.get("EXT_color_buffer_float"),ie}function y(P,M){let Y;return P?M===null||M===$i||M===Lr?Y=i.DEPTH24_STENCIL8:M===Yi?Y=i.DEPTH32F_STENCIL8:M===Oo&&(Y=i.DEPTH24_STENCIL8,Ye("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):M===null||M===$i||M===Lr?Y=i.DEPTH_COMPONENT24:M===Yi?Y=i.DEPTH_COMPONENT32F:M===Oo&&(Y=i.DEPTH_COMPONENT16),Y}function w(P,M){return E(P)===!0||P.isFramebufferTexture&&P.minFilter!==On&&P.minFilter!==si?Math.log2(Math.max(M.width,M.height))+1:P.mipmaps.length>0?P.mipmaps.length:P.isCompressedTexture&&Array.isArray(P.image)?M.mipmaps.length:1}function F(P){let M=new WeakRef(P);n.get(P).__ref=M,m.add(M),x.register(P,M,M)}function L(P){let M=n.get(P).__ref;M!==void 0&&(m.delete(M),x.unregister(M))}function D(P){W(P.target)}function V(P){R(P.target)}function W(P){P.removeEventListener("dispose",D),L(P),q(P),P.isVideoTexture&&h.delete(P),P.isHTMLTexture&&u.delete(P)}function R(P){P.removeEventListener("dispose",V),L(P),ne(P)}function U(){for(let P of m){let M=P.deref();M!==void 0&&(M.isRenderTarget===!0?R(M):W(M))}m.clear(),u.clear()}function q(P){let M=n.get(P);if(M.__webglInit===void 0)return;let Y=P.source,de=f.get(Y);if(de){let ae=de[M.__cacheKey];ae.usedTimes--,ae.usedTimes===0&&O(P),Object.keys(de).length===0&&f.delete(Y)}n.remove(P)}function O(P){let M=n.get(P);i.deleteTexture(M.__webglTexture);let Y=P.source,de=f.get(Y);delete de[M.__cacheKey],o.memory.textures--}function ne(P){let M=n.get(P);M.__depthDisposeCallback&&M.__depthDisposeCallback();let Y=P.depthTexture;if(Y&&Y.renderTarget===P&&W(Y),P.isWebGLCubeRenderTarget)for(let ae=0;ae<6;ae++){if(Array.isArray(M.__webglFramebuffer[ae]))for(let ye=0;ye<M.__webglFramebuffer[ae].length;ye++)i.deleteFramebuffer(M.__webglFramebuffer[ae][ye]);else i.deleteFramebuffer(M.__webglFramebuffer[ae]);M.__webglDepthbuffer&&i.deleteRenderbuffer(M.__webglDepthbuffer[ae])}else{if(Array.isArray(M.__webglFramebuffer))for(let ae=0;ae<M.__webglFramebuffer.length;ae++)i.deleteFramebuffer(M.__webglFramebuffer[ae]);else i.deleteFramebuffer(M.__webglFramebuffer);if(M.__webglDepthbuffer&&i.deleteRenderbuffer(M.__webglDepthbuffer),M.__webglMultisampledFramebuffer&&i.deleteFramebuffer(M.__webglMultisampledFramebuffer),M.__webglColorRenderbuffer)for(let ae=0;ae<M.__webglColorRenderbuffer.length;ae++)M.__webglColorRenderbuffer[ae]&&i.deleteRenderbuffer(M.__webglColorRenderbuffer[ae]);M.__webglDepthRenderbuffer&&i.deleteRenderbuffer(M.__webglDepthRenderbuffer)}let de=P.textures;for(let ae=0,ye=de.length;ae<ye;ae++){let _e=n.get(de[ae]);_e.__webglTexture&&(i.deleteTexture(_e.__webglTexture),o.memory.textures--),n.remove(de[ae])}n.remove(P)}let $=0;function Z(){$=0}function te(){return $}function ue(P){$=P}function ce(){let P=$;return P>=s.maxTextures&&Ye("WebGLTextures: Trying to use "+(P+1)+" texture units while this GPU supports only "+s.maxTextures),$+=1,P}function J(P){let M=[];return M.push(P.wrapS),M.push(P.wrapT),M.push(P.wrapR||0),M.push(P.magFilter),M.push(P.minFilter),M.push(P.anisotropy),M.push(P.internalFormat),M.push(P.format),M.push(P.type),M.push(P.generateMipmaps),M.push(P.mipmapsAutoUpdate),M.push(P.premultiplyAlpha),M.push(P.flipY),M.push(P.unpackAlignment),M.push(P.colorSpace),M.join()}function fe(P,M){let Y=n.get(P);if(P.isVideoTexture&&Ot(P),P.isRenderTargetTexture===!1&&P.isExternalTexture!==!0&&P.version>0&&Y.__version!==P.version){let de=P.image;if(de===null)Ye("WebGLRenderer: Texture marked for update but no image data found.");else if(de.complete===!1)Ye("WebGLRenderer: Texture marked for update but image is incomplete");else{Vt(Y,P,M);return}}else P.isExternalTexture&&(Y.__webglTexture=P.sourceTexture?P.sourceTexture:null);t.bindTexture(i.TEXTURE_2D,Y.__webglTexture,i.TEXTURE0+M)}function pe(P,M){let Y=n.get(P);if(P.isRenderTargetTexture===!1&&P.version>0&&Y.__version!==P.version){Vt(Y,P,M);return}else P.isExternalTexture&&(Y.__webglTexture=P.sourceTexture?P.sourceTexture:null);t.bindTexture(i.TEXTURE_2D_ARRAY,Y.__webglTexture,i.TEXTURE0+M)}function Ee(P,M){let Y=n.get(P);if(P.isRenderTargetTexture===!1&&P.version>0&&Y.__version!==P.version){Vt(Y,P,M);return}t.bindTexture(i.TEXTURE_3D,Y.__webglTexture,i.TEXTURE0+M)}function Me(P,M){let Y=n.get(P);if(P.version>0&&Y.__version!==P.version){dn(Y,P,M);return}t.bindTexture(i.TEXTURE_CUBE_MAP,Y.__webglTexture,i.TEXTURE0+M)}let He={[Lc]:i.REPEAT,[as]:i.CLAMP_TO_EDGE,[Dc]:i.MIRRORED_REPEAT},st={[On]:i.NEAREST,[R0]:i.NEAREST_MIPMAP_NEAREST,[Ha]:i.NEAREST_MIPMAP_LINEAR,[si]:i.LINEAR,[lh]:i.LINEAR_MIPMAP_NEAREST,[Fs]:i.LINEAR_MIPMAP_LINEAR},Ve={[D0]:i.NEVER,[wf]:i.ALWAYS,[N0]:i.LESS,[Mf]:i.LEQUAL,[F0]:i.EQUAL,[Sf]:i.GEQUAL,[U0]:i.GREATER,[O0]:i.NOTEQUAL};function dt(P,M){if(M.type===Yi&&e.has("OES_texture_float_linear")===!1&&(M.magFilter===si||M.magFilter===lh||M.magFilter===Ha||M.magFilter===Fs||M.minFilter===si||M.minFilter===lh||M.minFilter===Ha||M.minFilter===Fs)&&Ye("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(P,i.TEXTURE_WRAP_S,He[M.wrapS]),i.texParameteri(P,i.TEXTURE_WRAP_T,He[M.wrapT]),(P===i.TEXTURE_3D||P===i.TEXTURE_2D_ARRAY)&&i.texParameteri(P,i.TEXTURE_WRAP_R,He[M.wrapR]),i.texParameteri(P,i.TEXTURE_MAG_FILTER,st[M.magFilter]),i.texParameteri(P,i.TEXTURE_MIN_FILTER,st[M.minFilter]),M.compareFunction&&(i.texParameteri(P,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(P,i.TEXTURE_COMPARE_FUNC,Ve[M.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(M.magFilter===On||M.minFilter!==Ha&&M.minFilter!==Fs||M.type===Yi&&e.has("OES_texture_float_linear")===!1)return;if(M.anisotropy>1||n.get(M).__currentAnisotropy){let Y=e.get("EXT_texture_filter_anisotropic");i.texParameterf(P,Y.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(M.anisotropy,s.getMaxAnisotropy())),n.get(M).__currentAnisotropy=M.anisotropy}}}function lt(P,M){let Y=!1;P.__webglInit===void 0&&(P.__webglInit=!0,M.addEventListener("dispose",D),F(M));let de=M.source,ae=f.get(de);ae===void 0&&(ae={},f.set(de,ae));let ye=J(M);if(ye!==P.__cacheKey){ae[ye]===void 0&&(ae[ye]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,Y=!0),ae[ye].usedTimes++;let _e=ae[P.__cacheKey];_e!==void 0&&(ae[P.__cacheKey].usedTimes--,_e.usedTimes===0&&O(M)),P.__cacheKey=ye,P.__webglTexture=ae[ye].texture}return Y}function tt(P,M,Y){return Math.floor(Math.floor(P/Y)/M)}function Zt(P,M,Y,de){let ye=P.updateRanges;if(ye.length===0)t.texSubImage2D(i.TEXTURE_2D,0,0,0,M.width,M.height,Y,de,M.data);else{ye.sort((B,oe)=>B.start-oe.start);let _e=0;for(let B=1;B<ye.length;B++){let oe=ye[_e],se=ye[B],we=oe.start+oe.count,xe=tt(se.start,M.width,4),be=tt(oe.start,M.width,4);se.start<=we+1&&xe===be&&tt(se.start+se.count-1,M.width,4)===xe?oe.count=Math.max(oe.count,se.start+se.count-oe.start):(++_e,ye[_e]=se)}ye.length=_e+1;let ie=t.getParameter(i.UNPACK_ROW_LENGTH),re=t.getParameter(i.UNPACK_SKIP_PIXELS),ge=t.getParameter(i.UNPACK_SKIP_ROWS);t.pixelStorei(i.UNPACK_ROW_LENGTH,M.width);for(let B=0,oe=ye.length;B<oe;B++){let se=ye[B],we=Math.floor(se.start/4),xe=Math.ceil(se.count/4),be=we%M.width,Ge=Math.floor(we/M.width),Je=xe,he=1;t.pixelStorei(i.UNPACK_SKIP_PIXELS,be),t.pixelStorei(i.UNPACK_SKIP_ROWS,Ge),t.texSubImage2D(i.TEXTURE_2D,0,be,Ge,Je,he,Y,de,M.data)}P.clearUpdateRanges(),t.pixelStorei(i.UNPACK_ROW_LENGTH,ie),t.pixelStorei(i.UNPACK_SKIP_PIXELS,re),t.pixelStorei(i.UNPACK_SKIP_ROWS,ge)}}function Vt(P,M,Y){let de=i.TEXTURE_2D;(M.isDataArrayTexture||M.isCompressedArrayTexture)&&(de=i.TEXTURE_2D_ARRAY),M.isData3DTexture&&(de=i.TEXTURE_3D);let ae=lt(P,M),ye=M.source;t.bindTexture(de,P.__webglTexture,i.TEXTURE0+Y);let _e=n.get(ye);if(ye.version!==_e.__version||ae===!0){if(t.activeTexture(i.TEXTURE0+Y),(typeof ImageBitmap<"u"&&M.image instanceof ImageBitmap)===!1){let he=yt.getPrimaries(yt.workingColorSpace),Oe=M.colorSpace===Os?null:yt.getPrimaries(M.colorSpace),Ke=M.colorSpace===Os||he===Oe?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,Ke)}t.pixelStorei(i.UNPACK_ALIGNMENT,M.unpackAlignment);let re=v(M.image,!1,s.maxTextureSize);re=ze(M,re);let ge=r.convert(M.format,M.colorSpace),B=r.convert(M.type),oe=S(M.internalFormat,ge,B,M.normalized,M.colorSpace,M.isVideoTexture);dt(de,M);let se,we=M.mipmaps,xe=M.isVideoTexture!==!0,be=_e.__version===void 0||ae===!0,Ge=ye.dataReady,Je=w(M,re);if(M.isDepthTexture)oe=y(M.format===Us,M.type),be&&(xe?t.texStorage2D(i.TEXTURE_2D,1,oe,re.width,re.height):t.texImage2D(i.TEXTURE_2D,0,oe,re.width,re.height,0,ge,B,null));else if(M.isDataTexture)if(we.length>0){xe&&be&&t.texStorage2D(i.TEXTURE_2D,Je,oe,we[0].width,we[0].height);for(let he=0,Oe=we.length;he<Oe;he++)se=we[he],xe?Ge&&t.texSubImage2D(i.TEXTURE_2D,he,0,0,se.width,se.height,ge,B,se.data):t.texImage2D(i.TEXTURE_2D,he,oe,se.width,se.height,0,ge,B,se.data);M.generateMipmaps=!1}else xe?(be&&t.texStorage2D(i.TEXTURE_2D,Je,oe,re.width,re.height),Ge&&Zt(M,re,ge,B)):t.texImage2D(i.TEXTURE_2D,0,oe,re.width,re.height,0,ge,B,re.data);else if(M.isCompressedTexture)if(M.isCompressedArrayTexture){xe&&be&&t.texStorage3D(i.TEXTURE_2D_ARRAY,Je,oe,we[0].width,we[0].height,re.depth);for(let he=0,Oe=we.length;he<Oe;he++)if(se=we[he],M.format!==Ji)if(ge!==null)if(xe){if(Ge)if(M.layerUpdates.size>0){let Ke=Pf(se.width,se.height,M.format,M.type);for(let Ce of M.layerUpdates){let at=se.data.subarray(Ce*Ke/se.data.BYTES_PER_ELEMENT,(Ce+1)*Ke/se.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,he,0,0,Ce,se.width,se.height,1,ge,at)}}else t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,he,0,0,0,se.width,se.height,re.depth,ge,se.data)}else t.compressedTexImage3D(i.TEXTURE_2D_ARRAY,he,oe,se.width,se.height,re.depth,0,se.data,0,0);else Ye("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else xe?Ge&&t.texSubImage3D(i.TEXTURE_2D_ARRAY,he,0,0,0,se.width,se.height,re.depth,ge,B,se.data):t.texImage3D(i.TEXTURE_2D_ARRAY,he,oe,se.width,se.height,re.depth,0,ge,B,se.data);M.layerUpdates.size>0&&M.clearLayerUpdates()}else{xe&&be&&t.texStorage2D(i.TEXTURE_2D,Je,oe,we[0].width,we[0].height);for(let he=0,Oe=we.length;he<Oe;he++)se=we[he],M.format!==Ji?ge!==null?xe?Ge&&t.compressedTexSubImage2D(i.TEXTURE_2D,he,0,0,se.width,se.height,ge,se.data):t.compressedTexImage2D(i.TEXTURE_2D,he,oe,se.width,se.height,0,se.data):Ye("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):xe?Ge&&t.texSubImage2D(i.TEXTURE_2D,he,0,0,se.width,se.height,ge,B,se.data):t.texImage2D(i.TEXTURE_2D,he,oe,se.width,se.height,0,ge,B,se.data)}else if(M.isDataArrayTexture)if(xe){if(be&&t.texStorage3D(i.TEXTURE_2D_ARRAY,Je,oe,re.width,re.height,re.depth),Ge)if(M.layerUpdates.size>0){let he=Pf(re.width,re.height,M.format,M.type);for(let Oe of M.layerUpdates){let Ke=re.data.subarray(Oe*he/re.data.BYTES_PER_ELEMENT,(Oe+1)*he/re.data.BYTES_PER_ELEMENT);t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,Oe,re.width,re.height,1,ge,B,Ke)}M.clearLayerUpdates()}else t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,re.width,re.height,re.depth,ge,B,re.data)}else t.texImage3D(i.TEXTURE_2D_ARRAY,0,oe,re.width,re.height,re.depth,0,ge,B,re.data);else if(M.isData3DTexture)xe?(be&&t.texStorage3D(i.TEXTURE_3D,Je,oe,re.width,re.height,re.depth),Ge&&t.texSubImage3D(i.TEXTURE_3D,0,0,0,0,re.width,re.height,re.depth,ge,B,re.data)):t.texImage3D(i.TEXTURE_3D,0,oe,re.width,re.height,re.depth,0,ge,B,re.data);else if(M.isFramebufferTexture){if(be)if(xe)t.texStorage2D(i.TEXTURE_2D,Je,oe,re.width,re.height);else{let he=re.width,Oe=re.height;for(let Ke=0;Ke<Je;Ke++)t.texImage2D(i.TEXTURE_2D,Ke,oe,he,Oe,0,ge,B,null),he>>=1,Oe>>=1}}else if(M.isHTMLTexture){if("texElementImage2D"in i){let he=i.canvas;if(he.hasAttribute("layoutsubtree")||he.setAttribute("layoutsubtree","true"),re.parentNode!==he){he.appendChild(re),u.add(M),he.onpaint=Oe=>{let Ke=Oe.changedElements;for(let Ce of u)Ke.includes(Ce.image)&&(Ce.needsUpdate=!0)},he.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,re);else{let Ke=i.RGBA,Ce=i.RGBA,at=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,Ke,Ce,at,re)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(we.length>0){if(xe&&be){let he=qe(we[0]);t.texStorage2D(i.TEXTURE_2D,Je,oe,he.width,he.height)}for(let he=0,Oe=we.length;he<Oe;he++)se=we[he],xe?Ge&&t.texSubImage2D(i.TEXTURE_2D,he,0,0,ge,B,se):t.texImage2D(i.TEXTURE_2D,he,oe,ge,B,se);M.generateMipmaps=!1}else if(xe){if(be){let he=qe(re);t.texStorage2D(i.TEXTURE_2D,Je,oe,he.width,he.height)}Ge&&t.texSubImage2D(i.TEXTURE_2D,0,0,0,ge,B,re)}else t.texImage2D(i.TEXTURE_2D,0,oe,ge,B,re);E(M)&&M.mipmapsAutoUpdate===!0&&_(de),_e.__version=ye.version,M.onUpdate&&M.onUpdate(M)}P.__version=M.version}function dn(P,M,Y){if(M.image.length!==6)return;let de=lt(P,M),ae=M.source;t.bindTexture(i.TEXTURE_CUBE_MAP,P.__webglTexture,i.TEXTURE0+Y);let ye=n.get(ae);if(ae.version!==ye.__version||de===!0){t.activeTexture(i.TEXTURE0+Y);let _e=yt.getPrimaries(yt.workingColorSpace),ie=M.colorSpace===Os?null:yt.getPrimaries(M.colorSpace),re=M.colorSpace===Os||_e===ie?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(i.UNPACK_ALIGNMENT,M.unpackAlignment),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,re);let ge=M.isCompressedTexture||M.image[0].isCompressedTexture,B=M.image[0]&&M.image[0].isDataTexture,oe=[];for(let Ce=0;Ce<6;Ce++)!ge&&!B?oe[Ce]=v(M.image[Ce],!0,s.maxCubemapSize):oe[Ce]=B?M.image[Ce].image:M.image[Ce],oe[Ce]=ze(M,oe[Ce]);let se=oe[0],we=r.convert(M.format,M.colorSpace),xe=r.convert(M.type),be=S(M.internalFormat,we,xe,M.normalized,M.colorSpace),Ge=M.isVideoTexture!==!0,Je=ye.__version===void 0||de===!0,he=ae.dataReady,Oe=w(M,se);dt(i.TEXTURE_CUBE_MAP,M);let Ke;if(M.isDepthTexture){if(be=y(M.format===Us,M.type),Je)if(Ge)t.texStorage2D(i.TEXTURE_CUBE_MAP,1,be,se.width,se.height);else for(let Ce=0;Ce<6;Ce++)t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,be,se.width,se.height,0,we,xe,null)}else if(ge){Ge&&Je&&t.texStorage2D(i.TEXTURE_CUBE_MAP,Oe,be,se.width,se.height);for(let Ce=0;Ce<6;Ce++){Ke=oe[Ce].mipmaps;for(let at=0;at<Ke.length;at++){let Ht=Ke[at];M.format!==Ji?we!==null?Ge?he&&t.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,at,0,0,Ht.width,Ht.height,we,Ht.data):t.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,at,be,Ht.width,Ht.height,0,Ht.data):Ye("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Ge?he&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,at,0,0,Ht.width,Ht.height,we,xe,Ht.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,at,be,Ht.width,Ht.height,0,we,xe,Ht.data)}}}else{if(Ke=M.mipmaps,Ge&&Je){Ke.length>0&&Oe++;let Ce=qe(oe[0]);t.texStorage2D(i.TEXTURE_CUBE_MAP,Oe,be,Ce.width,Ce.height)}for(let Ce=0;Ce<6;Ce++)if(B){Ge?he&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,0,0,oe[Ce].width,oe[Ce].height,we,xe,oe[Ce].data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,be,oe[Ce].width,oe[Ce].height,0,we,xe,oe[Ce].data);for(let at=0;at<Ke.length;at++){let Jn=Ke[at].image[Ce].image;Ge?he&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,at+1,0,0,Jn.width,Jn.height,we,xe,Jn.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,at+1,be,Jn.width,Jn.height,0,we,xe,Jn.data)}}else{Ge?he&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,0,0,we,xe,oe[Ce]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,be,we,xe,oe[Ce]);for(let at=0;at<Ke.length;at++){let Ht=Ke[at];Ge?he&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,at+1,0,0,we,xe,Ht.image[Ce]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,at+1,be,we,xe,Ht.image[Ce])}}}E(M)&&M.mipmapsAutoUpdate===!0&&_(i.TEXTURE_CUBE_MAP),ye.__version=ae.version,M.onUpdate&&M.onUpdate(M)}P.__version=M.version}function Nt(P,M,Y,de,ae,ye){let _e=r.convert(Y.format,Y.colorSpace),ie=r.convert(Y.type),re=S(Y.internalFormat,_e,ie,Y.normalized,Y.colorSpace),ge=n.get(M),B=n.get(Y);if(B.__renderTarget=M,!ge.__hasExternalTextures){let oe=Math.max(1,M.width>>ye),se=Math.max(1,M.height>>ye);ae===i.TEXTURE_3D||ae===i.TEXTURE_2D_ARRAY?t.texImage3D(ae,ye,re,oe,se,M.depth,0,_e,ie,null):t.texImage2D(ae,ye,re,oe,se,0,_e,ie,null)}t.bindFramebuffer(i.FRAMEBUFFER,P),Se(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,de,ae,B.__webglTexture,0,rt(M)):(ae===i.TEXTURE_2D||ae>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&ae<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,de,ae,B.__webglTexture,ye),t.bindFramebuffer(i.FRAMEBUFFER,null)}function In(P,M,Y){if(i.bindRenderbuffer(i.RENDERBUFFER,P),M.depthBuffer){let de=M.depthTexture,ae=de&&de.isDepthTexture?de.type:null,ye=y(M.stencilBuffer,ae),_e=M.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;Se(M)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,rt(M),ye,M.width,M.height):Y?i.renderbufferStorageMultisample(i.RENDERBUFFER,rt(M),ye,M.width,M.height):i.renderbufferStorage(i.RENDERBUFFER,ye,M.width,M.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,_e,i.RENDERBUFFER,P)}else{let de=M.textures;for(let ae=0;ae<de.length;ae++){let ye=de[ae],_e=r.convert(ye.format,ye.colorSpace),ie=r.convert(ye.type),re=S(ye.internalFormat,_e,ie,ye.normalized,ye.colorSpace);Se(M)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,rt(M),re,M.width,M.height):Y?i.renderbufferStorageMultisample(i.RENDERBUFFER,rt(M),re,M.width,M.height):i.renderbufferStorage(i.RENDERBUFFER,re,M.width,M.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function St(P,M,Y){let de=M.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(i.FRAMEBUFFER,P),!(M.depthTexture&&M.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let ae=n.get(M.depthTexture);ae.__renderTarget=M;let ye=de?M.depthTexture.image[0]:M.depthTexture.image;(!ae.__webglTexture||ye.width!==M.width||ye.height!==M.height)&&(ye.width=M.width,ye.height=M.height,M.depthTexture.needsUpdate=!0),de?Me(M.depthTexture,0):fe(M.depthTexture,0);let _e=ae.__webglTexture,ie=rt(M),re=de?i.TEXTURE_CUBE_MAP_POSITIVE_X+Y:i.TEXTURE_2D,ge=M.depthTexture.format===Us?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(M.depthTexture.format===Is)Se(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ge,re,_e,0,ie):i.framebufferTexture2D(i.FRAMEBUFFER,ge,re,_e,0);else if(M.depthTexture.format===Us)Se(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ge,re,_e,0,ie):i.framebufferTexture2D(i.FRAMEBUFFER,ge,re,_e,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function Mn(P){let M=n.get(P),Y=P.isWebGLCubeRenderTarget===!0;if(M.__boundDepthTexture!==P.depthTexture){let de=P.depthTexture;if(M.__depthDisposeCallback&&M.__depthDisposeCallback(),de){let ae=()=>{delete M.__boundDepthTexture,delete M.__depthDisposeCallback,de.removeEventListener("dispose",ae)};de.addEventListener("dispose",ae),M.__depthDisposeCallback=ae}M.__boundDepthTexture=de}if(P.depthTexture&&!M.__autoAllocateDepthBuffer)if(Y)for(let de=0;de<6;de++)St(M.__webglFramebuffer[de],P,de);else P.texture.mipmaps.length>0?St(M.__webglFramebuffer[0],P,0):St(M.__webglFramebuffer,P,0);else if(Y){M.__webglDepthbuffer=[];for(let de=0;de<6;de++)if(t.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer[de]),M.__webglDepthbuffer[de]===void 0)M.__webglDepthbuffer[de]=i.createRenderbuffer(),In(M.__webglDepthbuffer[de],P,!1);else{let ae=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,ye=M.__webglDepthbuffer[de];i.bindRenderbuffer(i.RENDERBUFFER,ye),i.framebufferRenderbuffer(i.FRAMEBUFFER,ae,i.RENDERBUFFER,ye)}}else if(P.texture.mipmaps.length>0?t.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer[0]):t.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer),M.__webglDepthbuffer===void 0)M.__webglDepthbuffer=i.createRenderbuffer(),In(M.__webglDepthbuffer,P,!1);else{let ae=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,ye=M.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,ye),i.framebufferRenderbuffer(i.FRAMEBUFFER,ae,i.RENDERBUFFER,ye)}t.bindFramebuffer(i.FRAMEBUFFER,null)}function tn(P,M,Y){let de=n.get(P);M!==void 0&&Nt(de.__webglFramebuffer,P,P.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),Y!==void 0&&Mn(P)}function fn(P){let M=P.texture,Y=n.get(P),de=n.get(M);P.addEventListener("dispose",V),F(P);let ae=P.textures,ye=P.isWebGLCubeRenderTarget===!0,_e=ae.length>1;if(_e||(de.__webglTexture===void 0&&(de.__webglTexture=i.createTexture()),de.__version=M.version,o.memory.textures++),ye){Y.__webglFramebuffer=[];for(let ie=0;ie<6;ie++)if(M.mipmaps.length>0){Y.__webglFramebuffer[ie]=[];for(let re=0;re<M.mipmaps.length;re++)Y.__webglFramebuffer[ie][re]=i.createFramebuffer()}else Y.__webglFramebuffer[ie]=i.createFramebuffer()}else{if(M.mipmaps.length>0){Y.__webglFramebuffer=[];for(let ie=0;ie<M.mipmaps.length;ie++)Y.__webglFramebuffer[ie]=i.createFramebuffer()}else Y.__webglFramebuffer=i.createFramebuffer();if(_e)for(let ie=0,re=ae.length;ie<re;ie++){let ge=n.get(ae[ie]);ge.__webglTexture===void 0&&(ge.__webglTexture=i.createTexture(),o.memory.textures++)}if(P.samples>0&&Se(P)===!1){Y.__webglMultisampledFramebuffer=i.createFramebuffer(),Y.__webglColorRenderbuffer=[],t.bindFramebuffer(i.FRAMEBUFFER,Y.__webglMultisampledFramebuffer);for(let ie=0;ie<ae.length;ie++){let re=ae[ie];Y.__webglColorRenderbuffer[ie]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,Y.__webglColorRenderbuffer[ie]);let ge=r.convert(re.format,re.colorSpace),B=r.convert(re.type),oe=S(re.internalFormat,ge,B,re.normalized,re.colorSpace,P.isXRRenderTarget===!0),se=rt(P);i.renderbufferStorageMultisample(i.RENDERBUFFER,se,oe,P.width,P.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+ie,i.RENDERBUFFER,Y.__webglColorRenderbuffer[ie])}i.bindRenderbuffer(i.RENDERBUFFER,null),P.depthBuffer&&(Y.__webglDepthRenderbuffer=i.createRenderbuffer(),In(Y.__webglDepthRenderbuffer,P,!0)),t.bindFramebuffer(i.FRAMEBUFFER,null)}}if(ye){t.bindTexture(i.TEXTURE_CUBE_MAP,de.__webglTexture),dt(i.TEXTURE_CUBE_MAP,M);for(let ie=0;ie<6;ie++)if(M.mipmaps.length>0)for(let re=0;re<M.mipmaps.length;re++)Nt(Y.__webglFramebuffer[ie][re],P,M,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+ie,re);else Nt(Y.__webglFramebuffer[ie],P,M,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+ie,0);E(M)?_(i.TEXTURE_CUBE_MAP):M.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}else if(_e){for(let ie=0,re=ae.length;ie<re;ie++){let ge=ae[ie],B=n.get(ge),oe=i.TEXTURE_2D;(P.isWebGL3DRenderTarget||P.isWebGLArrayRenderTarget)&&(oe=P.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(oe,B.__webglTexture),dt(oe,ge),Nt(Y.__webglFramebuffer,P,ge,i.COLOR_ATTACHMENT0+ie,oe,0),E(ge)&&_(oe)}t.unbindTexture()}else{let ie=i.TEXTURE_2D;if((P.isWebGL3DRenderTarget||P.isWebGLArrayRenderTarget)&&(ie=P.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(ie,de.__webglTexture),dt(ie,M),M.mipmaps.length>0)for(let re=0;re<M.mipmaps.length;re++)Nt(Y.__webglFramebuffer[re],P,M,i.COLOR_ATTACHMENT0,ie,re);else Nt(Y.__webglFramebuffer,P,M,i.COLOR_ATTACHMENT0,ie,0);E(M)?_(ie):M.mipmaps.length>0&&i.texParameteri(ie,i.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}P.depthBuffer&&Mn(P)}function k(P){let M=P.textures;for(let Y=0,de=M.length;Y<de;Y++){let ae=M[Y];if(E(ae)&&ae.mipmapsAutoUpdate===!0){let ye=C(P),_e=n.get(ae).__webglTexture;t.bindTexture(ye,_e),_(ye),t.unbindTexture()}}}let Re=[];function $e(P){if(P.samples>0){if(Se(P)===!1){let M=P.textures,Y=P.width,de=P.height,ae=i.COLOR_BUFFER_BIT,ye=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_e=n.get(P),ie=M.length>1;if(ie)for(let ge=0;ge<M.length;ge++)t.bindFramebuffer(i.FRAMEBUFFER,_e.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+ge,i.RENDERBUFFER,null),t.bindFramebuffer(i.FRAMEBUFFER,_e.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+ge,i.TEXTURE_2D,null,0);t.bindFramebuffer(i.READ_FRAMEBUFFER,_e.__webglMultisampledFramebuffer),P.texture.mipmaps.length>0?t.bindFramebuffer(i.DRAW_FRAMEBUFFER,_e.__webglFramebuffer[0]):t.bindFramebuffer(i.DRAW_FRAMEBUFFER,_e.__webglFramebuffer);for(let ge=0;ge<M.length;ge++){if(P.resolveDepthBuffer&&(P.depthBuffer&&(ae|=i.DEPTH_BUFFER_BIT),P.stencilBuffer&&P.resolveStencilBuffer&&(ae|=i.STENCIL_BUFFER_BIT)),ie){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,_e.__webglColorRenderbuffer[ge]);let B=n.get(M[ge]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,B,0)}i.blitFramebuffer(0,0,Y,de,0,0,Y,de,ae,i.NEAREST),l===!0&&(Re.length=0,Re.push(i.COLOR_ATTACHMENT0+ge),P.depthBuffer&&P.storeMultisampledDepthBuffer===!1&&Re.push(ye),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Re))}if(t.bindFramebuffer(i.READ_FRAMEBUFFER,null),t.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),ie)for(let ge=0;ge<M.length;ge++){t.bindFramebuffer(i.FRAMEBUFFER,_e.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+ge,i.RENDERBUFFER,_e.__webglColorRenderbuffer[ge]);let B=n.get(M[ge]).__webglTexture;t.bindFramebuffer(i.FRAMEBUFFER,_e.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+ge,i.TEXTURE_2D,B,0)}t.bindFramebuffer(i.DRAW_FRAMEBUFFER,_e.__webglMultisampledFramebuffer)}else if(P.depthBuffer&&P.storeMultisampledDepthBuffer===!1&&l){let M=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[M])}}}function rt(P){return Math.min(s.maxSamples,P.samples)}function Se(P){let M=n.get(P);return P.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&M.__useRenderToTexture!==!1}function Ot(P){let M=o.render.frame;h.get(P)!==M&&(h.set(P,M),P.update())}function ze(P,M){let Y=P.colorSpace,de=P.format,ae=P.type;return P.isCompressedTexture===!0||P.isVideoTexture===!0||Y!==_a&&Y!==Os&&(yt.getTransfer(Y)===Rt?(de!==Ji||ae!==ci)&&Ye("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):je("WebGLTextures: Unsupported texture color space:",Y)),M}function qe(P){return typeof HTMLImageElement<"u"&&P instanceof HTMLImageElement?(c.width=P.naturalWidth||P.width,c.height=P.naturalHeight||P.height):typeof VideoFrame<"u"&&P instanceof VideoFrame?(c.width=P.displayWidth,c.height=P.displayHeight):(c.width=P.width,c.height=P.height),c}this.allocateTextureUnit=ce,this.resetTextureUnits=Z,this.getTextureUnits=te,this.setTextureUnits=ue,this.setTexture2D=fe,this.setTexture2DArray=pe,this.setTexture3D=Ee,this.setTextureCube=Me,this.rebindTextures=tn,this.setupRenderTarget=fn,this.updateRenderTargetMipmap=k,this.updateMultisampleRenderTarget=$e,this.setupDepthRenderbuffer=Mn,this.setupFrameBufferTexture=Nt,this.useMultisampledRTT=Se,this.dispose=U}function tA(i,e){function t(n,s=Os){let r,o=yt.getTransfer(s);if(n===ci)return i.UNSIGNED_BYTE;if(n===hh)return i.UNSIGNED_SHORT_4_4_4_4;if(n===uh)return i.UNSIGNED_SHORT_5_5_5_1;if(n===xf)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===yf)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===mf)return i.BYTE;if(n===gf)return i.SHORT;if(n===Oo)return i.UNSIGNED_SHORT;if(n===ch)return i.INT;if(n===$i)return i.UNSIGNED_INT;if(n===Yi)return i.FLOAT;if(n===Zi)return i.HALF_FLOAT;if(n===_f)return i.ALPHA;if(n===vf)return i.RGB;if(n===Ji)return i.RGBA;if(n===Is)return i.DEPTH_COMPONENT;if(n===Us)return i.DEPTH_STENCIL;if(n===bf)return i.RED;if(n===dh)return i.RED_INTEGER;if(n===hr)return i.RG;if(n===fh)return i.RG_INTEGER;if(n===ph)return i.RGBA_INTEGER;if(n===Wa||n===qa||n===Xa||n===$a)if(o===Rt)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===Wa)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===qa)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===Xa)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===$a)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===Wa)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===qa)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===Xa)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===$a)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===mh||n===gh||n===xh||n===yh)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===mh)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===gh)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===xh)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===yh)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===_h||n===vh||n===bh||n===Mh||n===Sh||n===Ya||n===wh)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(n===_h||n===vh)return o===Rt?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===bh)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===Mh)return r.COMPRESSED_R11_EAC;if(n===Sh)return r.COMPRESSED_SIGNED_R11_EAC;if(n===Ya)return r.COMPRESSED_RG11_EAC;if(n===wh)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===Ah||n===Th||n===Eh||n===Ch||n===Rh||n===Ph||n===Ih||n===Lh||n===Dh||n===Nh||n===Fh||n===Uh||n===Oh||n===Bh)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(n===Ah)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===Th)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===Eh)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===Ch)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===Rh)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===Ph)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===Ih)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===Lh)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Dh)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===Nh)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Fh)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===Uh)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===Oh)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===Bh)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===kh||n===zh||n===Vh)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(n===kh)return o===Rt?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===zh)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===Vh)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Gh||n===Hh||n===Za||n===Wh)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(n===Gh)return r.COMPRESSED_RED_RGTC1_EXT;if(n===Hh)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===Za)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===Wh)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===Lr?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:t}}var nA=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,iA=`
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

}`,kf=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let n=new La(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=n}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,n=new Wn({vertexShader:nA,fragmentShader:iA,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new vt(new Da(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},zf=class extends ls{constructor(e,t){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,h=null,u=null,d=null,f=null,m=null,x=typeof XRWebGLBinding<"u",p=new kf,g={},v=t.getContextAttributes(),E=null,_=null,C=[],S=[],y=new it,w=null,F=null,L=new ii;L.viewport=new Qt;let D=new ii;D.viewport=new Qt;let V=[L,D],W=new rh,R=null,U=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(J){let fe=C[J];return fe===void 0&&(fe=new Ro,C[J]=fe),fe.getTargetRaySpace()},this.getControllerGrip=function(J){let fe=C[J];return fe===void 0&&(fe=new Ro,C[J]=fe),fe.getGripSpace()},this.getHand=function(J){let fe=C[J];return fe===void 0&&(fe=new Ro,C[J]=fe),fe.getHandSpace()};function q(J){let fe=S.indexOf(J.inputSource);if(fe===-1)return;let pe=C[fe];pe!==void 0&&(pe.update(J.inputSource,J.frame,c||o),pe.dispatchEvent({type:J.type,data:J.inputSource}))}function O(){s.removeEventListener("select",q),s.removeEventListener("selectstart",q),s.removeEventListener("selectend",q),s.removeEventListener("squeeze",q),s.removeEventListener("squeezestart",q),s.removeEventListener("squeezeend",q),s.removeEventListener("end",O),s.removeEventListener("inputsourceschange",ne);for(let J=0;J<C.length;J++){let fe=S[J];fe!==null&&(S[J]=null,C[J].disconnect(fe))}R=null,U=null,p.reset();for(let J in g)delete g[J];if(e.setRenderTarget(E),f=null,d=null,u=null,s=null,_=null,ce.stop(),n.isPresenting=!1,e.setPixelRatio(w),e.setSize(y.width,y.height,!1),F!==null){let J=F.camera;J.fov=F.fov,J.zoom=F.zoom,J.updateProjectionMatrix(),F=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(J){r=J,n.isPresenting===!0&&Ye("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(J){a=J,n.isPresenting===!0&&Ye("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(J){c=J},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return u===null&&x&&(u=new XRWebGLBinding(s,t)),u},this.getFrame=function(){return m},this.getSession=function(){return s},this.setSession=async function(J){if(s=J,s!==null){if(E=e.getRenderTarget(),s.addEventListener("select",q),s.addEventListener("selectstart",q),s.addEventListener("selectend",q),s.addEventListener("squeeze",q),s.addEventListener("squeezestart",q),s.addEventListener("squeezeend",q),s.addEventListener("end",O),s.addEventListener("inputsourceschange",ne),v.xrCompatible!==!0&&await t.makeXRCompatible(),w=e.getPixelRatio(),e.getSize(y),x&&"createProjectionLayer"in XRWebGLBinding.prototype){let pe=null,Ee=null,Me=null;v.depth&&(Me=v.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,pe=v.stencil?Us:Is,Ee=v.stencil?Lr:$i);let He={colorFormat:t.RGBA8,depthFormat:Me,scaleFactor:r};u=this.getBinding(),d=u.createProjectionLayer(He),s.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),_=new bi(d.textureWidth,d.textureHeight,{format:Ji,type:ci,depthTexture:new Ns(d.textureWidth,d.textureHeight,Ee,void 0,void 0,void 0,void 0,void 0,void 0,pe),stencilBuffer:v.stencil,colorSpace:e.outputColorSpace,samples:v.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let pe={antialias:v.antialias,alpha:!0,depth:v.depth,stencil:v.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,t,pe),s.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),_=new bi(f.framebufferWidth,f.framebufferHeight,{format:Ji,type:ci,colorSpace:e.outputColorSpace,stencilBuffer:v.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}_.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),ce.setContext(s),ce.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return p.getDepthTexture()};function ne(J){for(let fe=0;fe<J.removed.length;fe++){let pe=J.removed[fe],Ee=S.indexOf(pe);Ee>=0&&(S[Ee]=null,C[Ee].disconnect(pe))}for(let fe=0;fe<J.added.length;fe++){let pe=J.added[fe],Ee=S.indexOf(pe);if(Ee===-1){for(let He=0;He<C.length;He++)if(He>=S.length){S.push(pe),Ee=He;break}else if(S[He]===null){S[He]=pe,Ee=He;break}if(Ee===-1)break}let Me=C[Ee];Me&&Me.connect(pe)}}function $(J,fe){fe===null?J.matrixWorld.copy(J.matrix):J.matrixWorld.multiplyMatrices(fe.matrixWorld,J.matrix),J.matrixWorldInverse.copy(J.matrixWorld).invert()}this.updateCamera=function(J){if(s===null)return;let fe=J.near,pe=J.far;p.texture!==null&&(p.depthNear>0&&(fe=p.depthNear),p.depthFar>0&&(pe=p.depthFar)),W.near=D.near=L.near=fe,W.far=D.far=L.far=pe,(R!==W.near||U!==W.far)&&(s.updateRenderState({depthNear:W.near,depthFar:W.far}),R=W.near,U=W.far),W.layers.mask=J.layers.mask|6,L.layers.mask=W.layers.mask&-5,D.layers.mask=W.layers.mask&-3;let Ee=J.parent,Me=W.cameras;$(W,Ee);for(let He=0;He<Me.length;He++)$(Me[He],Ee);W.projectionMatrix.copy(L.projectionMatrix),W.projectionMatrixInverse.copy(L.projectionMatrixInverse),F===null&&J.isPerspectiveCamera&&(F={camera:J,fov:J.fov,zoom:J.zoom}),Z(J,W,Ee)};function Z(J,fe,pe){pe===null?J.matrix.copy(fe.matrixWorld):(J.matrix.copy(pe.matrixWorld),J.matrix.invert(),J.matrix.multiply(fe.matrixWorld)),J.matrix.decompose(J.position,J.quaternion,J.scale),J.updateMatrixWorld(!0),J.projectionMatrix.copy(fe.projectionMatrix),J.projectionMatrixInverse.copy(fe.projectionMatrixInverse),J.isPerspectiveCamera&&(J.fov=Fc*2*Math.atan(1/J.projectionMatrix.elements[5]),J.zoom=1)}this.getCamera=function(){return W},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(J){l=J,d!==null&&(d.fixedFoveation=J),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=J)},this.hasDepthSensing=function(){return p.texture!==null},this.getDepthSensingMesh=function(){return p.getMesh(W)},this.getCameraTexture=function(J){return g[J]};let te=null;function ue(J,fe){if(h=fe.getViewerPose(c||o),m=fe,h!==null){let pe=h.views;f!==null&&(e.setRenderTargetFramebuffer(_,f.framebuffer),e.setRenderTarget(_));let Ee=!1;pe.length!==W.cameras.length&&(W.cameras.length=0,Ee=!0);for(let Ve=0;Ve<pe.length;Ve++){let dt=pe[Ve],lt=null;if(f!==null)lt=f.getViewport(dt);else{let Zt=u.getViewSubImage(d,dt);lt=Zt.viewport,Ve===0&&(e.setRenderTargetTextures(_,Zt.colorTexture,Zt.depthStencilTexture),e.setRenderTarget(_))}let tt=V[Ve];tt===void 0&&(tt=new ii,tt.layers.enable(Ve),tt.viewport=new Qt,V[Ve]=tt),tt.matrix.fromArray(dt.transform.matrix),tt.matrix.decompose(tt.position,tt.quaternion,tt.scale),tt.projectionMatrix.fromArray(dt.projectionMatrix),tt.projectionMatrixInverse.copy(tt.projectionMatrix).invert(),tt.viewport.set(lt.x,lt.y,lt.width,lt.height),Ve===0&&(W.matrix.copy(tt.matrix),W.matrix.decompose(W.position,W.quaternion,W.scale)),Ee===!0&&W.cameras.push(tt)}let Me=s.enabledFeatures;if(Me&&Me.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&x){u=n.getBinding();let Ve=u.getDepthInformation(pe[0]);Ve&&Ve.isValid&&Ve.texture&&p.init(Ve,s.renderState)}if(Me&&Me.includes("camera-access")&&x){e.state.unbindTexture(),u=n.getBinding();for(let Ve=0;Ve<pe.length;Ve++){let dt=pe[Ve].camera;if(dt){let lt=g[dt];lt||(lt=new La,g[dt]=lt);let tt=u.getCameraImage(dt);lt.sourceTexture=tt}}}}for(let pe=0;pe<C.length;pe++){let Ee=S[pe],Me=C[pe];Ee!==null&&Me!==void 0&&Me.update(Ee,fe,c||o)}te&&te(J,fe),fe.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:fe}),m=null}let ce=new xx;ce.setAnimationLoop(ue),this.setAnimationLoop=function(J){te=J},this.dispose=function(){}}},sA=new Dt,Ex=new et;Ex.set(-1,0,0,0,1,0,0,0,1);function rA(i,e){function t(p,g){p.matrixAutoUpdate===!0&&p.updateMatrix(),g.value.copy(p.matrix)}function n(p,g){g.color.getRGB(p.fogColor.value,Ef(i)),g.isFog?(p.fogNear.value=g.near,p.fogFar.value=g.far):g.isFogExp2&&(p.fogDensity.value=g.density)}function s(p,g,v,E,_){g.isNodeMaterial?g.uniformsNeedUpdate=!1:g.isMeshBasicMaterial?r(p,g):g.isMeshLambertMaterial?(r(p,g),g.envMap&&(p.envMapIntensity.value=g.envMapIntensity)):g.isMeshToonMaterial?(r(p,g),u(p,g)):g.isMeshPhongMaterial?(r(p,g),h(p,g),g.envMap&&(p.envMapIntensity.value=g.envMapIntensity)):g.isMeshStandardMaterial?(r(p,g),d(p,g),g.isMeshPhysicalMaterial&&f(p,g,_)):g.isMeshMatcapMaterial?(r(p,g),m(p,g)):g.isMeshDepthMaterial?r(p,g):g.isMeshDistanceMaterial?(r(p,g),x(p,g)):g.isMeshNormalMaterial?r(p,g):g.isLineBasicMaterial?(o(p,g),g.isLineDashedMaterial&&a(p,g)):g.isPointsMaterial?l(p,g,v,E):g.isSpriteMaterial?c(p,g):g.isShadowMaterial?(p.color.value.copy(g.color),p.opacity.value=g.opacity):g.isShaderMaterial&&(g.uniformsNeedUpdate=!1)}function r(p,g){p.opacity.value=g.opacity,g.color&&p.diffuse.value.copy(g.color),g.emissive&&p.emissive.value.copy(g.emissive).multiplyScalar(g.emissiveIntensity),g.map&&(p.map.value=g.map,t(g.map,p.mapTransform)),g.alphaMap&&(p.alphaMap.value=g.alphaMap,t(g.alphaMap,p.alphaMapTransform)),g.bumpMap&&(p.bumpMap.value=g.bumpMap,t(g.bumpMap,p.bumpMapTransform),p.bumpScale.value=g.bumpScale,g.side===zn&&(p.bumpScale.value*=-1)),g.normalMap&&(p.normalMap.value=g.normalMap,t(g.normalMap,p.normalMapTransform),p.normalScale.value.copy(g.normalScale),g.side===zn&&p.normalScale.value.negate()),g.displacementMap&&(p.displacementMap.value=g.displacementMap,t(g.displacementMap,p.displacementMapTransform),p.displacementScale.value=g.displacementScale,p.displacementBias.value=g.displacementBias),g.emissiveMap&&(p.emissiveMap.value=g.emissiveMap,t(g.emissiveMap,p.emissiveMapTransform)),g.specularMap&&(p.specularMap.value=g.specularMap,t(g.specularMap,p.specularMapTransform)),g.alphaTest>0&&(p.alphaTest.value=g.alphaTest);let v=e.get(g),E=v.envMap,_=v.envMapRotation;E&&(p.envMap.value=E,p.envMapRotation.value.setFromMatrix4(sA.makeRotationFromEuler(_)).transpose(),E.isCubeTexture&&E.isRenderTargetTexture===!1&&p.envMapRotation.value.premultiply(Ex),p.reflectivity.value=g.reflectivity,p.ior.value=g.ior,p.refractionRatio.value=g.refractionRatio),g.lightMap&&(p.lightMap.value=g.lightMap,p.lightMapIntensity.value=g.lightMapIntensity,t(g.lightMap,p.lightMapTransform)),g.aoMap&&(p.aoMap.value=g.aoMap,p.aoMapIntensity.value=g.aoMapIntensity,t(g.aoMap,p.aoMapTransform))}function o(p,g){p.diffuse.value.copy(g.color),p.opacity.value=g.opacity,g.map&&(p.map.value=g.map,t(g.map,p.mapTransform))}function a(p,g){p.dashSize.value=g.dashSize,p.totalSize.value=g.dashSize+g.gapSize,p.scale.value=g.scale}function l(p,g,v,E){p.diffuse.value.copy(g.color),p.opacity.value=g.opacity,p.size.value=g.size*v,p.scale.value=E*.5,g.map&&(p.map.value=g.map,t(g.map,p.uvTransform)),g.alphaMap&&(p.alphaMap.value=g.alphaMap,t(g.alphaMap,p.alphaMapTransform)),g.alphaTest>0&&(p.alphaTest.value=g.alphaTest)}function c(p,g){p.diffuse.value.copy(g.color),p.opacity.value=g.opacity,p.rotation.value=g.rotation,g.map&&(p.map.value=g.map,t(g.map,p.mapTransform)),g.alphaMap&&(p.alphaMap.value=g.alphaMap,t(g.alphaMap,p.alphaMapTransform)),g.alphaTest>0&&(p.alphaTest.value=g.alphaTest)}function h(p,g){p.specular.value.copy(g.specular),p.shininess.value=Math.max(g.shininess,1e-4)}function u(p,g){g.gradientMap&&(p.gradientMap.value=g.gradientMap)}function d(p,g){p.metalness.value=g.metalness,g.metalnessMap&&(p.metalnessMap.value=g.metalnessMap,t(g.metalnessMap,p.metalnessMapTransform)),p.roughness.value=g.roughness,g.roughnessMap&&(p.roughnessMap.value=g.roughnessMap,t(g.roughnessMap,p.roughnessMapTransform)),g.envMap&&(p.envMapIntensity.value=g.envMapIntensity)}function f(p,g,v){p.ior.value=g.ior,g.diffuseRoughness>0&&(p.diffuseRoughness.value=g.diffuseRoughness,g.diffuseRoughnessMap&&(p.diffuseRoughnessMap.value=g.diffuseRoughnessMap,t(g.diffuseRoughnessMap,p.diffuseRoughnessMapTransform))),g.sheen>0&&(p.sheenColor.value.copy(g.sheenColor).multiplyScalar(g.sheen),p.sheenRoughness.value=g.sheenRoughness,g.sheenColorMap&&(p.sheenColorMap.value=g.sheenColorMap,t(g.sheenColorMap,p.sheenColorMapTransform)),g.sheenRoughnessMap&&(p.sheenRoughnessMap.value=g.sheenRoughnessMap,t(g.sheenRoughnessMap,p.sheenRoughnessMapTransform))),g.clearcoat>0&&(p.clearcoat.value=g.clearcoat,p.clearcoatRoughness.value=g.clearcoatRoughness,g.clearcoatMap&&(p.clearcoatMap.value=g.clearcoatMap,t(g.clearcoatMap,p.clearcoatMapTransform)),g.clearcoatRoughnessMap&&(p.clearcoatRoughnessMap.value=g.clearcoatRoughnessMap,t(g.clearcoatRoughnessMap,p.clearcoatRoughnessMapTransform)),g.clearcoatNormalMap&&(p.clearcoatNormalMap.value=g.clearcoatNormalMap,t(g.clearcoatNormalMap,p.clearcoatNormalMapTransform),p.clearcoatNormalScale.value.copy(g.clearcoatNormalScale),g.side===zn&&p.clearcoatNormalScale.value.negate())),g.dispersion>0&&(p.dispersion.value=g.dispersion),g.retroreflectivity>0&&(p.retroreflectivity.value=g.retroreflectivity),g.iridescence>0&&(p.iridescence.value=g.iridescence,p.iridescenceIOR.value=g.iridescenceIOR,p.iridescenceThicknessMinimum.value=g.iridescenceThicknessMinimum,p.iridescenceThicknessMaximum.value=g.iridescenceThicknessMaximum,g.iridescenceMap&&(p.iridescenceMap.value=g.iridescenceMap,t(g.iridescenceMap,p.iridescenceMapTransform)),g.iridescenceThicknessMap&&(p.iridescenceThicknessMap.value=g.iridescenceThicknessMap,t(g.iridescenceThicknessMap,p.iridescenceThicknessMapTransform))),g.transmission>0&&(p.transmission.value=g.transmission,p.transmissionSamplerMap.value=v.texture,p.transmissionSamplerSize.value.set(v.width,v.height),g.transmissionMap&&(p.transmissionMap.value=g.transmissionMap,t(g.transmissionMap,p.transmissionMapTransform)),p.thickness.value=g.thickness,g.thicknessMap&&(p.thicknessMap.value=g.thicknessMap,t(g.thicknessMap,p.thicknessMapTransform)),p.attenuationDistance.value=g.attenuationDistance,p.attenuationColor.value.copy(g.attenuationColor)),g.anisotropy>0&&(p.anisotropyVector.value.set(g.anisotropy*Math.cos(g.anisotropyRotation),g.anisotropy*Math.sin(g.anisotropyRotation)),g.anisotropyMap&&(p.anisotropyMap.value=g.anisotropyMap,t(g.anisotropyMap,p.anisotropyMapTransform))),p.specularIntensity.value=g.specularIntensity,p.specularColor.value.copy(g.specularColor),g.specularColorMap&&(p.specularColorMap.value=g.specularColorMap,t(g.specularColorMap,p.specularColorMapTransform)),g.specularIntensityMap&&(p.specularIntensityMap.value=g.specularIntensityMap,t(g.specularIntensityMap,p.specularIntensityMapTransform))}function m(p,g){g.matcap&&(p.matcap.value=g.matcap)}function x(p,g){let v=e.get(g).light;p.referencePosition.value.setFromMatrixPosition(v.matrixWorld),p.nearDistance.value=v.shadow.camera.near,p.farDistance.value=v.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function oA(i,e,t,n){let s={},r={};function o(v,E){let _=E.program;n.uniformBlockBinding(v,_,s[v.id])}function a(v,E){let _=s[v.id];_===void 0&&(m(v),_=l(v),s[v.id]=_,v.addEventListener("dispose",p));let C=E.program;n.updateUBOMapping(v,C);let S=e.render.frame;r[v.id]!==S&&(c(v),r[v.id]=S)}function l(v){let E=i.createBuffer(),_=v.__size,C=v.usage;return i.bindBuffer(i.UNIFORM_BUFFER,E),i.bufferData(i.UNIFORM_BUFFER,_,C),i.bindBuffer(i.UNIFORM_BUFFER,null),E}function c(v){let E=s[v.id],_=v.uniforms,C=v.__cache;i.bindBuffer(i.UNIFORM_BUFFER,E);for(let S=0,y=_.length;S<y;S++){let w=_[S];if(Array.isArray(w))for(let F=0,L=w.length;F<L;F++)h(w[F],S,F,C);else h(w,S,0,C)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(v,E,_,C){if(d(v,E,_,C)===!0){let S=v.__offset,y=v.value;if(Array.isArray(y)){let w=0;for(let F=0;F<y.length;F++){let L=y[F],D=x(L,!0);u(L,v.__data,w),w+=D.storage/Float32Array.BYTES_PER_ELEMENT}}else u(y,v.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,S,v.__data)}}function u(v,E,_){typeof v=="number"||typeof v=="boolean"?E[_]=v:v.isMatrix3?(E[_]=v.elements[0],E[_+1]=v.elements[1],E[_+2]=v.elements[2],E[_+3]=0,E[_+4]=v.elements[3],E[_+5]=v.elements[4],E[_+6]=v.elements[5],E[_+7]=0,E[_+8]=v.elements[6],E[_+9]=v.elements[7],E[_+10]=v.elements[8],E[_+11]=0):ArrayBuffer.isView(v)?E.set(v.subarray(0,E.length-_),_):v.toArray(E,_)}function d(v,E,_,C){let S=v.value,y=E+"_"+_;if(Array.isArray(S)){C[y]===void 0&&(C[y]=[]);let w=C[y],F=!1;for(let L=0;L<S.length;L++)f(S[L],w,L)===!0&&(F=!0);return F}return f(S,C,y)}function f(v,E,_){if(E[_]===void 0)return typeof v=="number"||typeof v=="boolean"?E[_]=v:ArrayBuffer.isView(v)?E[_]=v.slice():E[_]=v.clone(),!0;{let C=E[_];if(typeof v=="number"||typeof v=="boolean"){if(C!==v)return E[_]=v,!0}else{if(ArrayBuffer.isView(v))return!0;if(C.equals(v)===!1)return C.copy(v),!0}}return!1}function m(v){let E=v.uniforms,_=0,C=16;for(let y=0,w=E.length;y<w;y++){let F=Array.isArray(E[y])?E[y]:[E[y]];for(let L=0,D=F.length;L<D;L++){let V=F[L],W=Array.isArray(V.value)?V.value:[V.value],R=Array.isArray(E[y])||Array.isArray(V.value),U=_;for(let O=0,ne=W.length;O<ne;O++){let $=W[O],Z=x($,R),te=_%C,ue=te%Z.boundary,ce=te+ue;_+=ue,ce!==0&&C-ce<Z.storage&&(_+=C-ce),O===0&&(U=_),_+=Z.storage}let q=V.type==="int"?Int32Array:V.type==="uint"?Uint32Array:Float32Array;V.__data=new q((_-U)/Float32Array.BYTES_PER_ELEMENT),V.__offset=U}}let S=_%C;return S>0&&(_+=C-S),v.__size=_,v.__cache={},this}function x(v,E){let _={boundary:0,storage:0};return typeof v=="number"||typeof v=="boolean"?(_.boundary=4,_.storage=4):v.isVector2?(_.boundary=8,_.storage=8):v.isVector3||v.isColor?(_.boundary=16,_.storage=12):v.isVector4?(_.boundary=16,_.storage=16):v.isMatrix3?(_.boundary=16,_.storage=48):v.isMatrix4?(_.boundary=16,_.storage=64):v.isTexture?Ye("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(v)?(_.boundary=16,_.storage=v.byteLength):Ye("WebGLRenderer: Unsupported uniform value type.",v),E===!0&&(_.boundary=16,_.storage=Math.ceil(_.storage/16)*16),_}function p(v){let E=v.target;E.removeEventListener("dispose",p),i.deleteBuffer(s[E.id]),delete s[E.id],delete r[E.id]}function g(){for(let v in s)i.deleteBuffer(s[v]);s={},r={}}return{bind:o,update:a,dispose:g}}var aA=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),fs=null;function lA(){return fs===null&&(fs=new kc(aA,16,16,hr,Zi),fs.name="DFG_LUT",fs.minFilter=si,fs.magFilter=si,fs.wrapS=as,fs.wrapT=as,fs.generateMipmaps=!1,fs.needsUpdate=!0),fs}var Jh=class{constructor(e={}){let{canvas:t=B0(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1,outputBufferType:f=ci}=e;this.isWebGLRenderer=!0;let m;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");m=n.getContextAttributes().alpha}else m=o;let x=f,p=new Set([ph,fh,dh]),g=new Set([ci,$i,Oo,Lr,hh,uh]),v=new Uint32Array(4),E=new Int32Array(4),_={textures:[],min:[],max:[],resolution:[]},C=null,S=null,y=[],w=[],F=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=ds,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let L=this,D=!1,V=null,W=null,R=null,U=null;this._outputColorSpace=hn;let q=0,O=0,ne=null,$=-1,Z=null,te=new Qt,ue=new Qt,ce=null,J=new Xe(0),fe=0,pe=t.width,Ee=t.height,Me=1,He=null,st=null,Ve=new Qt(0,0,pe,Ee),dt=new Qt(0,0,pe,Ee),lt=!1,tt=new sr,Zt=new zc,Vt=!1,dn=!1,Nt=new Dt,In=new G,St=new Qt,Mn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},tn=!1;function fn(){return ne===null?Me:1}let k=n;function Re(T,H){return t.getContext(T,H)}let $e,rt,Se,Ot,ze,qe,P,M,Y,de,ae,ye,_e,ie,re,ge,B,oe,se,we,xe,be,Ge;try{let T={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Oe,!1),t.addEventListener("webglcontextrestored",Ke,!1),t.addEventListener("webglcontextcreationerror",Ce,!1),k===null){let H="webgl2";if(k=Re(H,T),k===null)throw Re(H)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Je()}catch(T){throw t.removeEventListener("webglcontextlost",Oe,!1),t.removeEventListener("webglcontextrestored",Ke,!1),t.removeEventListener("webglcontextcreationerror",Ce,!1),je("WebGLRenderer: "+T.message),T}function Je(){$e=new _w(k),$e.init(),xe=new tA(k,$e),rt=new lw(k,$e,e,xe),Se=new Q1(k,$e),rt.reversedDepthBuffer&&d&&Se.buffers.depth.setReversed(!0),W=k.createFramebuffer(),R=k.createFramebuffer(),U=k.createFramebuffer(),Ot=new Mw(k),ze=new k1,qe=new eA(k,$e,Se,ze,rt,xe,Ot),P=new yw(L),M=new wb(k),be=new ow(k,M),Y=new vw(k,M,Ot,be),de=new ww(k,Y,M,be,Ot),oe=new Sw(k,rt,qe),re=new cw(ze),ae=new B1(L,P,$e,rt,be,re),ye=new rA(L,ze),_e=new V1,ie=new $1($e),B=new rw(L,P,Se,de,m,l),ge=new j1(L,de,rt),Ge=new oA(k,Ot,rt,Se),se=new aw(k,$e,Ot),we=new bw(k,$e,Ot),Ot.programs=ae.programs,L.capabilities=rt,L.extensions=$e,L.properties=ze,L.renderLists=_e,L.shadowMap=ge,L.state=Se,L.info=Ot}x!==ci&&(F=new Tw(x,t.width,t.height,a,s,r));let he=new zf(L,k);this.xr=he,this.getContext=function(){return k},this.getContextAttributes=function(){return k.getContextAttributes()},this.forceContextLoss=function(){let T=$e.get("WEBGL_lose_context");T&&T.loseContext()},this.forceContextRestore=function(){let T=$e.get("WEBGL_lose_context");T&&T.restoreContext()},this.getPixelRatio=function(){return Me},this.setPixelRatio=function(T){T!==void 0&&(Me=T,this.setSize(pe,Ee,!1))},this.getSize=function(T){return T.set(pe,Ee)},this.setSize=function(T,H,ee=!0){if(he.isPresenting){Ye("WebGLRenderer: Can't change size while VR device is presenting.");return}pe=T,Ee=H,t.width=Math.floor(T*Me),t.height=Math.floor(H*Me),ee===!0&&(t.style.width=T+"px",t.style.height=H+"px"),F!==null&&F.setSize(t.width,t.height),this.setViewport(0,0,T,H)},this.getDrawingBufferSize=function(T){return T.set(pe*Me,Ee*Me).floor()},this.setDrawingBufferSize=function(T,H,ee){pe=T,Ee=H,Me=ee,t.width=Math.floor(T*ee),t.height=Math.floor(H*ee),this.setViewport(0,0,T,H)},this.setEffects=function(T){if(x===ci){je("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(T){for(let H=0;H<T.length;H++)if(T[H].isOutputPass===!0){Ye("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}F.setEffects(T||[])},this.getCurrentViewport=function(T){return T.copy(te)},this.getViewport=function(T){return T.copy(Ve)},this.setViewport=function(T,H,ee,K){T.isVector4?Ve.set(T.x,T.y,T.z,T.w):Ve.set(T,H,ee,K),Se.viewport(te.copy(Ve).multiplyScalar(fn()).round())},this.getScissor=function(T){return T.copy(dt)},this.setScissor=function(T,H,ee,K){T.isVector4?dt.set(T.x,T.y,T.z,T.w):dt.set(T,H,ee,K),Se.scissor(ue.copy(dt).multiplyScalar(fn()).round())},this.getScissorTest=function(){return lt},this.setScissorTest=function(T){Se.setScissorTest(lt=T)},this.setOpaqueSort=function(T){He=T},this.setTransparentSort=function(T){st=T},this.getClearColor=function(T){return T.copy(B.getClearColor())},this.setClearColor=function(){B.setClearColor(...arguments)},this.getClearAlpha=function(){return B.getClearAlpha()},this.setClearAlpha=function(){B.setClearAlpha(...arguments)},this.clear=function(T=!0,H=!0,ee=!0){let K=0;if(T){let j=!1;if(ne!==null){let Ae=ne.texture.format;j=p.has(Ae)}if(j){let Ae=ne.texture.type,Pe=g.has(Ae),Te=B.getClearColor(),Ie=B.getClearAlpha(),ke=Te.r,Qe=Te.g,ft=Te.b;Pe?(v[0]=ke,v[1]=Qe,v[2]=ft,v[3]=Ie,k.clearBufferuiv(k.COLOR,0,v)):(E[0]=ke,E[1]=Qe,E[2]=ft,E[3]=Ie,k.clearBufferiv(k.COLOR,0,E))}else K|=k.COLOR_BUFFER_BIT}H&&(K|=k.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),ee&&(K|=k.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),K!==0&&k.clear(K)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(T){T.setRenderer(this),V=T},this.dispose=function(){t.removeEventListener("webglcontextlost",Oe,!1),t.removeEventListener("webglcontextrestored",Ke,!1),t.removeEventListener("webglcontextcreationerror",Ce,!1),B.dispose(),_e.dispose(),ie.dispose(),qe.dispose(),ze.dispose(),P.dispose(),de.dispose(),Y.dispose(),be.dispose(),Ge.dispose(),ae.dispose(),he.dispose(),he.removeEventListener("sessionstart",hl),he.removeEventListener("sessionend",Ki),xs.stop()};function Oe(T){T.preventDefault(),Ma("WebGLRenderer: Context Lost."),D=!0}function Ke(){Ma("WebGLRenderer: Context Restored."),D=!1;let T=Ot.autoReset,H=ge.enabled,ee=ge.autoUpdate,K=ge.needsUpdate,j=ge.type;Je(),Ot.autoReset=T,ge.enabled=H,ge.autoUpdate=ee,ge.needsUpdate=K,ge.type=j}function Ce(T){je("WebGLRenderer: A WebGL context could not be created. Reason: ",T.statusMessage)}function at(T){let H=T.target;H.removeEventListener("dispose",at),Ht(H)}function Ht(T){Jn(T),ze.remove(T)}function Jn(T){let H=ze.get(T).programs;H!==void 0&&(H.forEach(function(ee){ae.releaseProgram(ee)}),T.isShaderMaterial&&ae.releaseShaderCache(T))}this.renderBufferDirect=function(T,H,ee,K,j,Ae){H===null&&(H=Mn);let Pe=j.isMesh&&j.matrixWorld.determinantAffine()<0,Te=Yo(T,H,ee,K,j);Se.setMaterial(K,Pe);let Ie=ee.index,ke=1;if(K.wireframe===!0){if(Ie=Y.getWireframeAttribute(ee),Ie===void 0)return;ke=2}let Qe=ee.drawRange,ft=ee.attributes.position,Be=Qe.start*ke,pt=(Qe.start+Qe.count)*ke;Ae!==null&&(Be=Math.max(Be,Ae.start*ke),pt=Math.min(pt,(Ae.start+Ae.count)*ke)),Ie!==null?(Be=Math.max(Be,0),pt=Math.min(pt,Ie.count)):ft!=null&&(Be=Math.max(Be,0),pt=Math.min(pt,ft.count));let en=pt-Be;if(en<0||en===1/0)return;be.setup(j,K,Te,ee,Ie);let Pt,It=se;if(Ie!==null&&(Pt=M.get(Ie),It=we,It.setIndex(Pt)),j.isMesh)K.wireframe===!0?(Se.setLineWidth(K.wireframeLinewidth*fn()),It.setMode(k.LINES)):It.setMode(k.TRIANGLES);else if(j.isLine){let Sn=K.linewidth;Sn===void 0&&(Sn=1),Se.setLineWidth(Sn*fn()),j.isLineSegments?It.setMode(k.LINES):j.isLineLoop?It.setMode(k.LINE_LOOP):It.setMode(k.LINE_STRIP)}else j.isPoints?It.setMode(k.POINTS):j.isSprite&&It.setMode(k.TRIANGLES);if(j.isBatchedMesh)if($e.get("WEBGL_multi_draw"))It.renderMultiDraw(j._multiDrawStarts,j._multiDrawCounts,j._multiDrawCount);else{let Sn=j._multiDrawStarts,Fe=j._multiDrawCounts,pn=j._multiDrawCount,gt=Ie?M.get(Ie).bytesPerElement:1,_s=ze.get(K).currentProgram.getUniforms();for(let mn=0;mn<pn;mn++)_s.setValue(k,"_gl_DrawID",mn),It.render(Sn[mn]/gt,Fe[mn])}else if(j.isInstancedMesh)It.renderInstances(Be,en,j.count);else if(ee.isInstancedBufferGeometry){let Sn=ee._maxInstanceCount!==void 0?ee._maxInstanceCount:1/0,Fe=Math.min(ee.instanceCount,Sn);It.renderInstances(Be,en,Fe)}else It.render(Be,en)};function qo(T,H,ee,K){V!==null&&T.isNodeMaterial&&V.setObject(K,T),Vt===!0&&re.setState(T,ee,!1),T.transparent===!0&&T.side===qn&&T.forceSinglePass===!1?(T.side=zn,T.needsUpdate=!0,ji(T,H,K),T.side=hs,T.needsUpdate=!0,ji(T,H,K),T.side=qn):ji(T,H,K)}this.compile=function(T,H,ee=null){ee===null&&(ee=T),V!==null&&V.renderStart(T,H,ee),S=ie.get(ee),S.init(H),w.push(S),ee.traverseVisible(function(j){j.isLight&&j.layers.test(H.layers)&&(S.pushLight(j),j.castShadow&&S.pushShadow(j))}),T!==ee&&T.traverseVisible(function(j){j.isLight&&j.layers.test(H.layers)&&(S.pushLight(j),j.castShadow&&S.pushShadow(j))}),S.setupLights(),V!==null&&V.updateLights(S.state.lightsArray),dn=this.localClippingEnabled,Vt=re.init(this.clippingPlanes,dn),Vt===!0&&re.setGlobalState(this.clippingPlanes,H),V!==null&&ge.render(S.state.shadowsArray,ee,H);let K=new Set;return T.traverse(function(j){if(!(j.isMesh||j.isPoints||j.isLine||j.isSprite))return;let Ae=j.material;if(Ae)if(Array.isArray(Ae))for(let Pe=0;Pe<Ae.length;Pe++){let Te=Ae[Pe];qo(Te,ee,H,j),K.add(Te)}else qo(Ae,ee,H,j),K.add(Ae)}),S=w.pop(),V!==null&&V.renderEnd(),K},this.compileAsync=function(T,H,ee=null){let K=this.compile(T,H,ee);return new Promise(j=>{function Ae(){if(K.forEach(function(Pe){let Ie=ze.get(Pe).currentProgram;(Ie===void 0||Ie.isReady())&&K.delete(Pe)}),K.size===0){j(T);return}setTimeout(Ae,10)}$e.get("KHR_parallel_shader_compile")!==null?Ae():setTimeout(Ae,10)})};let Ur=null;function Mu(T){Ur&&Ur(T)}function hl(){xs.stop()}function Ki(){xs.start()}let xs=new xx;xs.setAnimationLoop(Mu),typeof self<"u"&&xs.setContext(self),this.setAnimationLoop=function(T){Ur=T,he.setAnimationLoop(T),T===null?xs.stop():xs.start()},he.addEventListener("sessionstart",hl),he.addEventListener("sessionend",Ki),this.render=function(T,H){if(H!==void 0&&H.isCamera!==!0){je("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(D===!0)return;V!==null&&V.renderStart(T,H);let ee=he.enabled===!0&&he.isPresenting===!0,K=F!==null&&(ne===null||ee)&&F.begin(L,ne);if(T.matrixWorldAutoUpdate===!0&&T.updateMatrixWorld(),H.parent===null&&H.matrixWorldAutoUpdate===!0&&H.updateMatrixWorld(),he.enabled===!0&&he.isPresenting===!0&&(F===null||F.isCompositing()===!1)&&(he.cameraAutoUpdate===!0&&he.updateCamera(H),H=he.getCamera()),T.isScene===!0&&T.onBeforeRender(L,T,H,ne),S=ie.get(T,w.length),S.init(H),S.state.textureUnits=qe.getTextureUnits(),w.push(S),Nt.multiplyMatrices(H.projectionMatrix,H.matrixWorldInverse),H.isArrayCamera?Zt.setFromArrayCamera(H):tt.setFromProjectionMatrix(Nt,Ri,H.reversedDepth),dn=this.localClippingEnabled,Vt=re.init(this.clippingPlanes,dn),C=_e.get(T,y.length),C.init(),y.push(C),this.info.render.frame++,he.enabled===!0&&he.isPresenting===!0){let Pe=L.xr.getDepthSensingMesh();Pe!==null&&ys(Pe,H,-1/0,L.sortObjects)}ys(T,H,0,L.sortObjects),C.finish(),V!==null&&V.updateLights(S.state.lightsArray),L.sortObjects===!0&&C.sort(He,st),tn=he.enabled===!1||he.isPresenting===!1||he.hasDepthSensing()===!1,tn&&B.addToRenderList(C,T),this.info.autoReset===!0&&this.info.reset(),Vt===!0&&re.beginShadows();let j=S.state.shadowsArray;if(ge.render(j,T,H),Vt===!0&&re.endShadows(),(K&&F.hasRenderPass())===!1){let Pe=C.opaque,Te=C.transmissive;if(S.setupLights(),H.isArrayCamera){let Ie=H.cameras;if(Te.length>0)for(let ke=0,Qe=Ie.length;ke<Qe;ke++){let ft=Ie[ke];Di(Pe,Te,T,ft)}tn&&B.render(T);for(let ke=0,Qe=Ie.length;ke<Qe;ke++){let ft=Ie[ke];Xo(C,T,ft,ft.viewport)}}else Te.length>0&&Di(Pe,Te,T,H),tn&&B.render(T),Xo(C,T,H)}ne!==null&&O===0&&(qe.updateMultisampleRenderTarget(ne),qe.updateRenderTargetMipmap(ne)),K&&F.end(L),T.isScene===!0&&T.onAfterRender(L,T,H),be.resetDefaultState(),$=-1,Z=null,w.pop(),w.length>0?(S=w[w.length-1],qe.setTextureUnits(S.state.textureUnits),Vt===!0&&re.setGlobalState(L.clippingPlanes,S.state.camera)):S=null,y.pop(),y.length>0?C=y[y.length-1]:C=null,V!==null&&V.renderEnd()};function ys(T,H,ee,K){if(T.visible===!1)return;if(T.layers.test(H.layers)){if(T.isGroup)ee=T.renderOrder;else if(T.isLOD)T.autoUpdate===!0&&T.update(H);else if(T.isLight)S.pushLight(T),T.castShadow&&S.pushShadow(T);else if(T.isSprite){let Pe=H.isArrayCamera?Zt:tt;if(!T.frustumCulled||T.intersectsFrustum(Pe)){K&&St.setFromMatrixPosition(T.matrixWorld).applyMatrix4(Nt);let Te=de.update(T),Ie=T.material;Ie.visible&&C.push(T,Te,Ie,ee,St.z,null,H)}}else if(T.isMesh||T.isLine||T.isPoints){let Pe=H.isArrayCamera?Zt:tt;if(!T.frustumCulled||T.intersectsFrustum(Pe)){let Te=de.update(T),Ie=T.material;if(K&&(T.boundingSphere!==void 0?(T.boundingSphere===null&&T.computeBoundingSphere(),St.copy(T.boundingSphere.center)):(Te.boundingSphere===null&&Te.computeBoundingSphere(),St.copy(Te.boundingSphere.center)),St.applyMatrix4(T.matrixWorld).applyMatrix4(Nt)),Array.isArray(Ie)){let ke=Te.groups;for(let Qe=0,ft=ke.length;Qe<ft;Qe++){let Be=ke[Qe],pt=Ie[Be.materialIndex];pt&&pt.visible&&C.push(T,Te,pt,ee,St.z,Be,H)}}else Ie.visible&&C.push(T,Te,Ie,ee,St.z,null,H)}}}let Ae=T.children;for(let Pe=0,Te=Ae.length;Pe<Te;Pe++)ys(Ae[Pe],H,ee,K)}function Xo(T,H,ee,K){let{opaque:j,transmissive:Ae,transparent:Pe}=T;S.setupLightsView(ee),Vt===!0&&re.setGlobalState(L.clippingPlanes,ee),K&&Se.viewport(te.copy(K)),j.length>0&&nn(j,H,ee),Ae.length>0&&nn(Ae,H,ee),Pe.length>0&&nn(Pe,H,ee),Se.buffers.depth.setTest(!0),Se.buffers.depth.setMask(!0),Se.buffers.color.setMask(!0),Se.setPolygonOffset(!1)}function Di(T,H,ee,K){if((ee.isScene===!0?ee.overrideMaterial:null)!==null)return;if(S.state.transmissionRenderTarget[K.id]===void 0){let Be=$e.has("EXT_color_buffer_half_float")||$e.has("EXT_color_buffer_float");S.state.transmissionRenderTarget[K.id]=new bi(1,1,{generateMipmaps:!0,type:Be?Zi:ci,minFilter:Fs,samples:Math.max(4,rt.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:yt.workingColorSpace})}let Ae=S.state.transmissionRenderTarget[K.id],Pe=K.viewport||te;Ae.setSize(Pe.z*L.transmissionResolutionScale,Pe.w*L.transmissionResolutionScale);let Te=L.getRenderTarget(),Ie=L.getActiveCubeFace(),ke=L.getActiveMipmapLevel();L.setRenderTarget(Ae),L.getClearColor(J),fe=L.getClearAlpha(),fe<1&&L.setClearColor(16777215,.5),L.clear(),tn&&B.render(ee);let Qe=L.toneMapping;L.toneMapping=ds;let ft=K.viewport;if(K.viewport!==void 0&&(K.viewport=void 0),S.setupLightsView(K),Vt===!0&&re.setGlobalState(L.clippingPlanes,K),nn(T,ee,K),qe.updateMultisampleRenderTarget(Ae),qe.updateRenderTargetMipmap(Ae),$e.has("WEBGL_multisampled_render_to_texture")===!1){let Be=!1;for(let pt=0,en=H.length;pt<en;pt++){let Pt=H[pt],{object:It,geometry:Sn,material:Fe,group:pn}=Pt;if(Fe.side===qn&&It.layers.test(K.layers)){let gt=Fe.side;Fe.side=zn,Fe.needsUpdate=!0,ln(It,ee,K,Sn,Fe,pn),Fe.side=gt,Fe.needsUpdate=!0,Be=!0}}Be===!0&&(qe.updateMultisampleRenderTarget(Ae),qe.updateRenderTargetMipmap(Ae))}L.setRenderTarget(Te,Ie,ke),L.setClearColor(J,fe),ft!==void 0&&(K.viewport=ft),L.toneMapping=Qe}function nn(T,H,ee){let K=H.isScene===!0?H.overrideMaterial:null;for(let j=0,Ae=T.length;j<Ae;j++){let Pe=T[j],{object:Te,geometry:Ie,group:ke}=Pe,Qe=Pe.material;Qe.allowOverride===!0&&K!==null&&(Qe=K),Te.layers.test(ee.layers)&&ln(Te,H,ee,Ie,Qe,ke)}}function ln(T,H,ee,K,j,Ae){V!==null&&j.isNodeMaterial&&V.setObject(T,j),T.onBeforeRender(L,H,ee,K,j,Ae),T.modelViewMatrix.multiplyMatrices(ee.matrixWorldInverse,T.matrixWorld),T.normalMatrix.getNormalMatrix(T.modelViewMatrix),j.onBeforeRender(L,H,ee,K,T,Ae),j.transparent===!0&&j.side===qn&&j.forceSinglePass===!1?(j.side=zn,j.needsUpdate=!0,L.renderBufferDirect(ee,H,K,j,T,Ae),j.side=hs,j.needsUpdate=!0,L.renderBufferDirect(ee,H,K,j,T,Ae),j.side=qn):L.renderBufferDirect(ee,H,K,j,T,Ae),T.onAfterRender(L,H,ee,K,j,Ae)}function cn(T){let H=0;for(let ee of T)ee.texture!==null&&H++;return H}function ji(T,H,ee){H.isScene!==!0&&(H=Mn);let K=ze.get(T),j=S.state.lights,Ae=S.state.shadowsArray,Pe=j.state.version,Te=ae.getParameters(T,j.state,Ae,H,ee,S.state.lightProbeGridArray),Ie=ae.getProgramCacheKey(Te),ke=K.programs;K.environment=T.isMeshStandardMaterial||T.isMeshLambertMaterial||T.isMeshPhongMaterial?H.environment:null,K.fog=H.fog;let Qe=T.isMeshStandardMaterial||T.isMeshLambertMaterial&&!T.envMap||T.isMeshPhongMaterial&&!T.envMap;K.envMap=P.get(T.envMap||K.environment,Qe),K.envMapRotation=K.environment!==null&&T.envMap===null?H.environmentRotation:T.envMapRotation,ke===void 0&&(T.addEventListener("dispose",at),ke=new Map,K.programs=ke,K.programVariants=new Map);let ft=ke.get(Ie);if(ft!==void 0){if(K.currentProgram===ft&&K.lightsStateVersion===Pe)return $o(T,Te),ft}else Te.uniforms=ae.getUniforms(T),V!==null&&T.isNodeMaterial&&V.build(T,ee,Te),T.onBeforeCompile(Te,L),ft=ae.acquireProgram(Te,Ie),ke.set(Ie,ft),K.uniforms=Te.uniforms;let Be=K.uniforms;return(!T.isShaderMaterial&&!T.isRawShaderMaterial||T.clipping===!0)&&(Be.clippingPlanes=re.uniform),$o(T,Te),K.needsLights=Vs(T),K.lightsStateVersion=Pe,K.needsLights&&(Be.ambientLightColor.value=j.state.ambient,Be.lightProbe.value=j.state.probe,Be.sunLights.value=j.state.sun,Be.sunLightShadows.value=j.state.sunShadow,Be.directionalLights.value=j.state.directional,Be.directionalLightShadows.value=j.state.directionalShadow,Be.spotLights.value=j.state.spot,Be.spotLightShadows.value=j.state.spotShadow,Be.rectAreaLights.value=j.state.rectArea,Be.ltc_1.value=j.state.rectAreaLTC1,Be.ltc_2.value=j.state.rectAreaLTC2,Be.pointLights.value=j.state.point,Be.pointLightShadows.value=j.state.pointShadow,Be.hemisphereLights.value=j.state.hemi,Be.sunShadowMatrix.value=j.state.sunShadowMatrix,Be.sunShadowCascade.value=j.state.sunShadowCascade,Be.directionalShadowMatrix.value=j.state.directionalShadowMatrix,Be.spotLightMatrix.value=j.state.spotLightMatrix,Be.spotLightMap.value=j.state.spotLightMap,Be.pointShadowMatrix.value=j.state.pointShadowMatrix),K.numLightProbeGrids=cn(S.state.lightProbeGridArray),K.currentProgram=ft,K.uniformsList=null,ft}function di(T,H,ee,K,j){let Ae=ze.get(T),Pe=Ae.currentProgram.id+","+K+","+j,Te=Ae.programVariants.get(Pe);return Te===void 0?(Te=ji(T,H,ee),Ae.programVariants.set(Pe,Te)):(Ae.currentProgram=Te,Ae.uniformsList=null,Ae.outputColorSpace=K,Ae.toneMapping=j),Te}function zs(T){if(T.uniformsList===null){let H=T.currentProgram.getUniforms();T.uniformsList=Bo.seqWithValue(H.seq,T.uniforms)}return T.uniformsList}function $o(T,H){let ee=ze.get(T);ee.outputColorSpace=H.outputColorSpace,ee.batching=H.batching,ee.batchingColor=H.batchingColor,ee.instancing=H.instancing,ee.instancingColor=H.instancingColor,ee.instancingMorph=H.instancingMorph,ee.skinning=H.skinning,ee.morphTargets=H.morphTargets,ee.morphNormals=H.morphNormals,ee.morphColors=H.morphColors,ee.morphTargetsCount=H.morphTargetsCount,ee.numClippingPlanes=H.numClippingPlanes,ee.numIntersection=H.numClipIntersection,ee.vertexAlphas=H.vertexAlphas,ee.vertexTangents=H.vertexTangents,ee.toneMapping=H.toneMapping}function Yo(T,H,ee,K,j){H.isScene!==!0&&(H=Mn),qe.resetTextureUnits();let Ae=H.fog,Pe=K.isMeshStandardMaterial||K.isMeshLambertMaterial||K.isMeshPhongMaterial?H.environment:null,Te=ne===null?L.outputColorSpace:ne.isXRRenderTarget===!0?ne.texture.colorSpace:yt.workingColorSpace,Ie=K.isMeshStandardMaterial||K.isMeshLambertMaterial&&!K.envMap||K.isMeshPhongMaterial&&!K.envMap,ke=P.get(K.envMap||Pe,Ie),Qe=K.vertexColors===!0&&!!ee.attributes.color&&ee.attributes.color.itemSize===4,ft=!!ee.attributes.tangent&&(!!K.normalMap||K.anisotropy>0),Be=!!ee.morphAttributes.position,pt=!!ee.morphAttributes.normal,en=!!ee.morphAttributes.color,Pt=ds;K.toneMapped&&(ne===null||ne.isXRRenderTarget===!0)&&(Pt=L.toneMapping);let It=ee.morphAttributes.position||ee.morphAttributes.normal||ee.morphAttributes.color,Sn=It!==void 0?It.length:0,Fe=ze.get(K),pn=S.state.lights;if(Vt===!0&&(dn===!0||T!==Z)){let Lt=T===Z&&K.id===$;re.setState(K,T,Lt)}let gt=!1,_s=!1;K.version===Fe.__version?Fe.needsLights&&Fe.lightsStateVersion!==pn.state.version||j.isBatchedMesh&&Fe.batching===!1||!j.isBatchedMesh&&Fe.batching===!0||j.isBatchedMesh&&Fe.batchingColor===!0&&j._colorsTexture===null||j.isBatchedMesh&&Fe.batchingColor===!1&&j._colorsTexture!==null||j.isInstancedMesh&&Fe.instancing===!1||!j.isInstancedMesh&&Fe.instancing===!0||j.isSkinnedMesh&&Fe.skinning===!1||!j.isSkinnedMesh&&Fe.skinning===!0||j.isInstancedMesh&&Fe.instancingColor===!0&&j.instanceColor===null||j.isInstancedMesh&&Fe.instancingColor===!1&&j.instanceColor!==null||j.isInstancedMesh&&Fe.instancingMorph===!0&&j.morphTexture===null||j.isInstancedMesh&&Fe.instancingMorph===!1&&j.morphTexture!==null||Fe.envMap!==ke||K.fog===!0&&Fe.fog!==Ae||Fe.numClippingPlanes!==void 0&&(Fe.numClippingPlanes!==re.numPlanes||Fe.numIntersection!==re.numIntersection)||Fe.vertexAlphas!==Qe||Fe.vertexTangents!==ft||Fe.morphTargets!==Be||Fe.morphNormals!==pt||Fe.morphColors!==en||Fe.morphTargetsCount!==Sn||Fe.numLightProbeGrids!==cn(S.state.lightProbeGridArray)?gt=!0:(Fe.outputColorSpace!==Te||Fe.toneMapping!==Pt)&&(_s=!0):(gt=!0,Fe.__version=K.version);let mn=Fe.currentProgram;(gt===!0||_s===!0)&&(mn=_s===!0?di(K,H,j,Te,Pt):ji(K,H,j),V&&K.isNodeMaterial&&V.onUpdateProgram(K,mn,Fe));let kr=!1,Qi=!1,vs=!1,ct=mn.getUniforms(),sn=Fe.uniforms;if(Se.useProgram(mn.program)&&(kr=!0,Qi=!0,vs=!0),K.id!==$&&($=K.id,Qi=!0),kr||Z!==T){Se.buffers.depth.getReversed()&&T.reversedDepth!==!0&&(T._reversedDepth=!0,T.updateProjectionMatrix()),ct.setValue(k,"projectionMatrix",T.projectionMatrix),ct.setValue(k,"viewMatrix",T.matrixWorldInverse);let gn=ct.map.cameraPosition;gn!==void 0&&gn.setValue(k,In.setFromMatrixPosition(T.matrixWorld)),rt.logarithmicDepthBuffer&&ct.setValue(k,"logDepthBufFC",2/(Math.log(T.far+1)/Math.LN2)),(K.isMeshPhongMaterial||K.isMeshToonMaterial||K.isMeshLambertMaterial||K.isMeshBasicMaterial||K.isMeshStandardMaterial||K.isShaderMaterial)&&ct.setValue(k,"isOrthographic",T.isOrthographicCamera===!0),Z!==T&&(Z=T,Qi=!0,vs=!0)}if(Fe.needsLights&&(pn.state.sunShadowMap.length>0&&ct.setValue(k,"sunShadowMap",pn.state.sunShadowMap,qe),pn.state.directionalShadowMap.length>0&&ct.setValue(k,"directionalShadowMap",pn.state.directionalShadowMap,qe),pn.state.spotShadowMap.length>0&&ct.setValue(k,"spotShadowMap",pn.state.spotShadowMap,qe),pn.state.pointShadowMap.length>0&&ct.setValue(k,"pointShadowMap",pn.state.pointShadowMap,qe)),j.isSkinnedMesh){ct.setOptional(k,j,"bindMatrix"),ct.setOptional(k,j,"bindMatrixInverse");let Lt=j.skeleton;Lt&&(Lt.boneTexture===null&&Lt.computeBoneTexture(),ct.setValue(k,"boneTexture",Lt.boneTexture,qe))}j.isBatchedMesh&&(ct.setOptional(k,j,"batchingTexture"),ct.setValue(k,"batchingTexture",j._matricesTexture,qe),ct.setOptional(k,j,"batchingIdTexture"),ct.setValue(k,"batchingIdTexture",j._indirectTexture,qe),ct.setOptional(k,j,"batchingColorTexture"),j._colorsTexture!==null&&ct.setValue(k,"batchingColorTexture",j._colorsTexture,qe));let Kn=ee.morphAttributes;if((Kn.position!==void 0||Kn.normal!==void 0||Kn.color!==void 0)&&oe.update(j,ee,mn),(Qi||Fe.receiveShadow!==j.receiveShadow)&&(Fe.receiveShadow=j.receiveShadow,ct.setValue(k,"receiveShadow",j.receiveShadow)),(K.isMeshStandardMaterial||K.isMeshLambertMaterial||K.isMeshPhongMaterial)&&K.envMap===null&&H.environment!==null&&(sn.envMapIntensity.value=H.environmentIntensity),sn.dfgLUT!==void 0&&(sn.dfgLUT.value=lA()),Qi){if(ct.setValue(k,"toneMappingExposure",L.toneMappingExposure),Fe.needsLights&&Or(sn,vs),Ae&&K.fog===!0&&ye.refreshFogUniforms(sn,Ae),ye.refreshMaterialUniforms(sn,K,Me,Ee,S.state.transmissionRenderTarget[T.id]),Fe.needsLights&&Fe.numLightProbeGrids>0){let Lt=_,gn=0;for(let Vn of S.state.lightProbeGridArray)Vn.texture!==null&&(Lt.textures[gn]=Vn.texture,Lt.min[gn]=Vn.boundingBox.min,Lt.max[gn]=Vn.boundingBox.max,Lt.resolution[gn]=Vn.resolution,gn++);for(let Vn in Lt)Lt[Vn].length=gn;sn.probesSH.value=Lt.textures,sn.probesMin.value=Lt.min,sn.probesMax.value=Lt.max,sn.probesResolution.value=Lt.resolution}Bo.upload(k,zs(Fe),sn,qe)}if(K.isShaderMaterial&&K.uniformsNeedUpdate===!0&&(Bo.upload(k,zs(Fe),sn,qe),K.uniformsNeedUpdate=!1),K.isSpriteMaterial&&ct.setValue(k,"center",j.center),ct.setValue(k,"modelViewMatrix",j.modelViewMatrix),ct.setValue(k,"normalMatrix",j.normalMatrix),ct.setValue(k,"modelMatrix",j.matrixWorld),K.uniformsGroups!==void 0){let Lt=K.uniformsGroups;for(let gn=0,Vn=Lt.length;gn<Vn;gn++){let ul=Lt[gn];Ge.update(ul,mn),Ge.bind(ul,mn)}}return mn}function Or(T,H){T.ambientLightColor.needsUpdate=H,T.lightProbe.needsUpdate=H,T.sunLights.needsUpdate=H,T.sunLightShadows.needsUpdate=H,T.directionalLights.needsUpdate=H,T.directionalLightShadows.needsUpdate=H,T.pointLights.needsUpdate=H,T.pointLightShadows.needsUpdate=H,T.spotLights.needsUpdate=H,T.spotLightShadows.needsUpdate=H,T.rectAreaLights.needsUpdate=H,T.hemisphereLights.needsUpdate=H}function Vs(T){return T.isMeshLambertMaterial||T.isMeshToonMaterial||T.isMeshPhongMaterial||T.isMeshStandardMaterial||T.isShadowMaterial||T.isShaderMaterial&&T.lights===!0}this.getActiveCubeFace=function(){return q},this.getActiveMipmapLevel=function(){return O},this.getRenderTarget=function(){return ne},this.setRenderTargetTextures=function(T,H,ee){let K=ze.get(T);K.__autoAllocateDepthBuffer=T.resolveDepthBuffer===!1,K.__autoAllocateDepthBuffer===!1&&(K.__useRenderToTexture=!1),ze.get(T.texture).__webglTexture=H,ze.get(T.depthTexture).__webglTexture=K.__autoAllocateDepthBuffer?void 0:ee,K.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(T,H){let ee=ze.get(T);ee.__webglFramebuffer=H,ee.__useDefaultFramebuffer=H===void 0},this.setRenderTarget=function(T,H=0,ee=0){ne=T,q=H,O=ee;let K=null,j=!1,Ae=!1;if(T){let Te=ze.get(T);if(Te.__useDefaultFramebuffer!==void 0){Se.bindFramebuffer(k.FRAMEBUFFER,Te.__webglFramebuffer),te.copy(T.viewport),ue.copy(T.scissor),ce=T.scissorTest,Se.viewport(te),Se.scissor(ue),Se.setScissorTest(ce),$=-1;return}else if(Te.__webglFramebuffer===void 0)qe.setupRenderTarget(T);else if(Te.__hasExternalTextures)qe.rebindTextures(T,ze.get(T.texture).__webglTexture,ze.get(T.depthTexture).__webglTexture);else if(T.depthBuffer){let Qe=T.depthTexture;if(Te.__boundDepthTexture!==Qe){if(Qe!==null&&ze.has(Qe)&&(T.width!==Qe.image.width||T.height!==Qe.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");qe.setupDepthRenderbuffer(T)}}let Ie=T.texture;(Ie.isData3DTexture||Ie.isDataArrayTexture||Ie.isCompressedArrayTexture)&&(Ae=!0);let ke=ze.get(T).__webglFramebuffer;T.isWebGLCubeRenderTarget?(Array.isArray(ke[H])?K=ke[H][ee]:K=ke[H],j=!0):T.samples>0&&qe.useMultisampledRTT(T)===!1?K=ze.get(T).__webglMultisampledFramebuffer:Array.isArray(ke)?K=ke[ee]:K=ke,te.copy(T.viewport),ue.copy(T.scissor),ce=T.scissorTest}else te.copy(Ve).multiplyScalar(Me).floor(),ue.copy(dt).multiplyScalar(Me).floor(),ce=lt;if(ee!==0&&(K=W),Se.bindFramebuffer(k.FRAMEBUFFER,K)&&Se.drawBuffers(T,K),Se.viewport(te),Se.scissor(ue),Se.setScissorTest(ce),j){let Te=ze.get(T.texture);k.framebufferTexture2D(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_CUBE_MAP_POSITIVE_X+H,Te.__webglTexture,ee)}else if(Ae){let Te=H;for(let Ie=0;Ie<T.textures.length;Ie++){let ke=ze.get(T.textures[Ie]);k.framebufferTextureLayer(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0+Ie,ke.__webglTexture,ee,Te)}}else if(T!==null&&ee!==0){let Te=ze.get(T.texture);k.framebufferTexture2D(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,Te.__webglTexture,ee)}$=-1};function Br(T){let H=ze.get(T);return(H.__readFormat!==T.format||H.__readType!==T.type)&&(H.__readFormat=T.format,H.__readType=T.type,H.__formatReadable=rt.textureFormatReadable(T.format),H.__typeReadable=rt.textureTypeReadable(T.type)),H}this.readRenderTargetPixels=function(T,H,ee,K,j,Ae,Pe,Te=0){if(!(T&&T.isWebGLRenderTarget)){je("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Ie=ze.get(T).__webglFramebuffer;if(T.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie){Se.bindFramebuffer(k.FRAMEBUFFER,Ie);try{let ke=T.textures[Te],Qe=ke.format,ft=ke.type;T.textures.length>1&&k.readBuffer(k.COLOR_ATTACHMENT0+Te);let Be=Br(ke);if(Be.__formatReadable===!1){je("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Be.__typeReadable===!1){je("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}H>=0&&H<=T.width-K&&ee>=0&&ee<=T.height-j&&k.readPixels(H,ee,K,j,xe.convert(Qe),xe.convert(ft),Ae)}finally{let ke=ne!==null?ze.get(ne).__webglFramebuffer:null;Se.bindFramebuffer(k.FRAMEBUFFER,ke)}}},this.readRenderTargetPixelsAsync=async function(T,H,ee,K,j,Ae,Pe,Te=0){if(!(T&&T.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Ie=ze.get(T).__webglFramebuffer;if(T.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie)if(H>=0&&H<=T.width-K&&ee>=0&&ee<=T.height-j){Se.bindFramebuffer(k.FRAMEBUFFER,Ie);let ke=T.textures[Te],Qe=ke.format,ft=ke.type;T.textures.length>1&&k.readBuffer(k.COLOR_ATTACHMENT0+Te);let Be=Br(ke);if(Be.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Be.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let pt=k.createBuffer();k.bindBuffer(k.PIXEL_PACK_BUFFER,pt),k.bufferData(k.PIXEL_PACK_BUFFER,Ae.byteLength,k.STREAM_READ),k.readPixels(H,ee,K,j,xe.convert(Qe),xe.convert(ft),0),k.bindBuffer(k.PIXEL_PACK_BUFFER,null);let en=ne!==null?ze.get(ne).__webglFramebuffer:null;Se.bindFramebuffer(k.FRAMEBUFFER,en);let Pt=k.fenceSync(k.SYNC_GPU_COMMANDS_COMPLETE,0);return k.flush(),await z0(k,Pt,4),k.bindBuffer(k.PIXEL_PACK_BUFFER,pt),k.getBufferSubData(k.PIXEL_PACK_BUFFER,0,Ae),k.bindBuffer(k.PIXEL_PACK_BUFFER,null),k.deleteBuffer(pt),k.deleteSync(Pt),Ae}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(T,H=null,ee=0){let K=Math.pow(2,-ee),j=Math.floor(T.image.width*K),Ae=Math.floor(T.image.height*K),Pe=H!==null?H.x:0,Te=H!==null?H.y:0;qe.setTexture2D(T,0),k.copyTexSubImage2D(k.TEXTURE_2D,ee,0,0,Pe,Te,j,Ae),Se.unbindTexture()},this.copyTextureToTexture=function(T,H,ee=null,K=null,j=0,Ae=0){let Pe,Te,Ie,ke,Qe,ft,Be,pt,en,Pt=T.isCompressedTexture?T.mipmaps[Ae]:T.image;if(ee!==null)Pe=ee.max.x-ee.min.x,Te=ee.max.y-ee.min.y,Ie=ee.isBox3?ee.max.z-ee.min.z:1,ke=ee.min.x,Qe=ee.min.y,ft=ee.isBox3?ee.min.z:0;else{let ct=Math.pow(2,-j);Pe=Math.floor(Pt.width*ct),Te=Math.floor(Pt.height*ct),T.isDataArrayTexture?Ie=Pt.depth:T.isData3DTexture?Ie=Math.floor(Pt.depth*ct):Ie=1,ke=0,Qe=0,ft=0}K!==null?(Be=K.x,pt=K.y,en=K.z):(Be=0,pt=0,en=0);let It=xe.convert(H.format),Sn=xe.convert(H.type),Fe;H.isData3DTexture?(qe.setTexture3D(H,0),Fe=k.TEXTURE_3D):H.isDataArrayTexture||H.isCompressedArrayTexture?(qe.setTexture2DArray(H,0),Fe=k.TEXTURE_2D_ARRAY):(qe.setTexture2D(H,0),Fe=k.TEXTURE_2D),Se.activeTexture(k.TEXTURE0),Se.pixelStorei(k.UNPACK_FLIP_Y_WEBGL,H.flipY),Se.pixelStorei(k.UNPACK_PREMULTIPLY_ALPHA_WEBGL,H.premultiplyAlpha),Se.pixelStorei(k.UNPACK_ALIGNMENT,H.unpackAlignment);let pn=Se.getParameter(k.UNPACK_ROW_LENGTH),gt=Se.getParameter(k.UNPACK_IMAGE_HEIGHT),_s=Se.getParameter(k.UNPACK_SKIP_PIXELS),mn=Se.getParameter(k.UNPACK_SKIP_ROWS),kr=Se.getParameter(k.UNPACK_SKIP_IMAGES);Se.pixelStorei(k.UNPACK_ROW_LENGTH,Pt.width),Se.pixelStorei(k.UNPACK_IMAGE_HEIGHT,Pt.height),Se.pixelStorei(k.UNPACK_SKIP_PIXELS,ke),Se.pixelStorei(k.UNPACK_SKIP_ROWS,Qe),Se.pixelStorei(k.UNPACK_SKIP_IMAGES,ft);let Qi=T.isDataArrayTexture||T.isData3DTexture,vs=H.isDataArrayTexture||H.isData3DTexture;if(T.isDepthTexture){let ct=ze.get(T),sn=ze.get(H),Kn=ze.get(ct.__renderTarget),Lt=ze.get(sn.__renderTarget);Se.bindFramebuffer(k.READ_FRAMEBUFFER,Kn.__webglFramebuffer),Se.bindFramebuffer(k.DRAW_FRAMEBUFFER,Lt.__webglFramebuffer);for(let gn=0;gn<Ie;gn++)Qi&&(k.framebufferTextureLayer(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,ze.get(T).__webglTexture,j,ft+gn),k.framebufferTextureLayer(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,ze.get(H).__webglTexture,Ae,en+gn)),k.blitFramebuffer(ke,Qe,ke+Pe,Qe+Te,Be,pt,Be+Pe,pt+Te,k.DEPTH_BUFFER_BIT,k.NEAREST);Se.bindFramebuffer(k.READ_FRAMEBUFFER,null),Se.bindFramebuffer(k.DRAW_FRAMEBUFFER,null)}else if(j!==0||T.isRenderTargetTexture||ze.has(T)){let ct=ze.get(T),sn=ze.get(H);Se.bindFramebuffer(k.READ_FRAMEBUFFER,R),Se.bindFramebuffer(k.DRAW_FRAMEBUFFER,U);for(let Kn=0;Kn<Ie;Kn++)Qi?k.framebufferTextureLayer(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,ct.__webglTexture,j,ft+Kn):k.framebufferTexture2D(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,ct.__webglTexture,j),vs?k.framebufferTextureLayer(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,sn.__webglTexture,Ae,en+Kn):k.framebufferTexture2D(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,sn.__webglTexture,Ae),j!==0?k.blitFramebuffer(ke,Qe,ke+Pe,Qe+Te,Be,pt,Be+Pe,pt+Te,k.COLOR_BUFFER_BIT,k.NEAREST):vs?k.copyTexSubImage3D(Fe,Ae,Be,pt,en+Kn,ke,Qe,Pe,Te):k.copyTexSubImage2D(Fe,Ae,Be,pt,ke,Qe,Pe,Te);Se.bindFramebuffer(k.READ_FRAMEBUFFER,null),Se.bindFramebuffer(k.DRAW_FRAMEBUFFER,null)}else vs?T.isDataTexture||T.isData3DTexture?k.texSubImage3D(Fe,Ae,Be,pt,en,Pe,Te,Ie,It,Sn,Pt.data):H.isCompressedArrayTexture?k.compressedTexSubImage3D(Fe,Ae,Be,pt,en,Pe,Te,Ie,It,Pt.data):k.texSubImage3D(Fe,Ae,Be,pt,en,Pe,Te,Ie,It,Sn,Pt):T.isDataTexture?k.texSubImage2D(k.TEXTURE_2D,Ae,Be,pt,Pe,Te,It,Sn,Pt.data):T.isCompressedTexture?k.compressedTexSubImage2D(k.TEXTURE_2D,Ae,Be,pt,Pt.width,Pt.height,It,Pt.data):k.texSubImage2D(k.TEXTURE_2D,Ae,Be,pt,Pe,Te,It,Sn,Pt);Se.pixelStorei(k.UNPACK_ROW_LENGTH,pn),Se.pixelStorei(k.UNPACK_IMAGE_HEIGHT,gt),Se.pixelStorei(k.UNPACK_SKIP_PIXELS,_s),Se.pixelStorei(k.UNPACK_SKIP_ROWS,mn),Se.pixelStorei(k.UNPACK_SKIP_IMAGES,kr),Ae===0&&H.generateMipmaps===!0&&H.mipmapsAutoUpdate===!0&&k.generateMipmap(Fe),Se.unbindTexture()},this.initRenderTarget=function(T){ze.get(T).__webglFramebuffer===void 0&&qe.setupRenderTarget(T)},this.initTexture=function(T){T.isCubeTexture?qe.setTextureCube(T,0):T.isData3DTexture?qe.setTexture3D(T,0):T.isDataArrayTexture||T.isCompressedArrayTexture?qe.setTexture2DArray(T,0):qe.setTexture2D(T,0),Se.unbindTexture()},this.resetState=function(){q=0,O=0,ne=null,Se.reset(),be.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Ri}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=yt._getDrawingBufferColorSpace(e),t.unpackColorSpace=yt._getUnpackColorSpace()}};var Gf={value:new it(1,1)},cA=`
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
}`,hA=`
uniform vec3 colour;
uniform float opacity;
varying float alpha;
void main() {
  gl_FragColor = vec4(colour, opacity * alpha);
  #include <colorspace_fragment>
}`,uA=new Gt(new Float32Array([0,-1,0,1,-1,0,1,1,0,0,1,0]),3),dA=new Gt(new Uint16Array([0,1,2,0,2,3]),1),Vf=4096,Bs=class extends _t{constructor(t,n,s=1/0){super();this.budget=s;this.material=new Wn({vertexShader:cA,fragmentShader:hA,transparent:!0,depthWrite:!1,side:qn,uniforms:{resolution:Gf,colour:{value:new Xe(n.colour)},width:{value:n.width??1.5},opacity:{value:n.opacity??1},now:{value:3e38},past:{value:n.past??1},ahead:{value:n.ahead??0},fade:{value:n.fade??1},ball:{value:n.ball?1:0}}}),this.points=t,this.order=2}budget;material;starts=[];total=0;get points(){return this.kept}kept=new Float32Array(0);set points(t){this.kept=t;for(let n of this.children)n.geometry.dispose();this.clear(),this.starts=[],this.total=t.length/4-1;for(let n=0;n<this.total;n+=Vf){let s=Math.min(Vf,this.total-n),r=new za;r.setAttribute("position",uA),r.setIndex(dA);let o=new Va(t.subarray(4*n,4*(n+s+1)),4,1);r.setAttribute("a",new Ds(o,4,0)),r.setAttribute("b",new Ds(o,4,4)),r.instanceCount=s;let a=new vt(r,this.material);a.frustumCulled=!1,a.renderOrder=this.ordered,this.add(a),this.starts.push(t[4*n+3])}}ordered=2;set order(t){this.ordered=t;for(let n of this.children)n.renderOrder=t}set now(t){this.material.uniforms.now.value=t;let n=Ui(this.starts,t),s=this.starts[n]===t?n:n-1,r=Math.max(1,Math.floor(this.budget/Vf)),o=this.total<=this.budget&&this.material.uniforms.ahead.value>0;this.children.forEach((a,l)=>a.visible=l<=s?l>s-r:o)}};function hi(i,e){let t=new Float32Array(4*i.reduce((s,r)=>s+r.length,0)/3),n=0;for(let s of i){for(let r=0;r<s.length;r+=3)t.set([s[r],s[r+1],s[r+2],0],4*n++);t[4*n-1]=34e37}return new Bs(t,e)}var Cx=[[0,0]];for(let i of[.75,1.1,1.6,2.2,3])for(let e=0;e<8;e++)Cx.push([i*Math.cos(e*Math.PI/4+.2),i*Math.sin(e*Math.PI/4+.2)]);var fA=(i,e)=>i.x<e.x+e.width&&e.x<i.x+i.width&&i.y<e.y+e.height&&e.y<i.y+i.height;function Rx(i,e,t=[],n=1){let s=i.map(()=>null),r=[...t],o=i.map((a,l)=>l).sort((a,l)=>i[a].rank-i[l].rank||a-l);for(let a of o){let l=i[a];for(let[c,h]of Cx){let u=l.x+c*Math.max(l.height,.6*l.width),d=l.y+h*l.height,f={x:u-l.width/2-n,y:d-l.height/2-n,width:l.width+2*n,height:l.height+2*n};if(!(!(f.x>=e.x&&f.y>=e.y&&f.x+f.width<=e.x+e.width&&f.y+f.height<=e.y+e.height)||r.some(x=>fA(x,f)))){r.push(f),s[a]={x:u,y:d};break}}}return s}function ui(i,e,t,n=1,s=1){let a=document.createElement("canvas"),l=a.getContext("2d"),c='600 60px "Segoe UI", system-ui, "Helvetica Neue", "DejaVu Sans", sans-serif';l.font=c;let h=Math.ceil(l.measureText(i).width)+24,u=Math.ceil(60*1.35);a.width=h,a.height=u,l=a.getContext("2d"),l.font=c,l.textBaseline="middle",l.textAlign="center",l.lineJoin="round",l.lineWidth=16,l.strokeStyle=t,l.globalAlpha=.75,l.strokeText(i,h/2,u/2),l.globalAlpha=1,l.fillStyle=e,l.fillText(i,h/2,u/2);let d=new Cr(a);d.colorSpace=hn;let f=new Ca(new Io({map:d,depthTest:!1,transparent:!0,sizeAttenuation:!1}));return f.userData.aspect=h/u,f.userData.size=n,f.renderOrder=10,f.userData.label=!0,f.userData.rank=s,f.userData.text=i,f}function Px(i){return i.userData.ball=!0,i}var Fr=new G,Qh=new G;function pA(i){Qh.copy(Fr).sub(i);let e=Math.max(0,Math.min(1,-i.dot(Qh)/Qh.lengthSq()));return Qh.multiplyScalar(e).add(i).length()<.97}function Ix(i,e=[]){if(!i.visible)return e;i.userData.label&&e.push(i);for(let t of i.children)Ix(t,e);return e}function Lx(i,e,t,n,s){let r=Ix(i),a=r.map(h=>{Fr.setFromMatrixPosition(h.matrixWorld);let u=h.userData.ball&&pA(e.position);Fr.project(e);let d=20*h.userData.size;return{x:(Fr.x+1)/2*t,y:(1-Fr.y)/2*n,width:d*h.userData.aspect,height:d,rank:u||Fr.z>1?99:h.userData.rank,hidden:u||Fr.z>1}}).map((h,u)=>({w:h,s:r[u]})).filter(({w:h})=>!h.hidden),l=Rx(a.map(({w:h})=>({...h,width:.86*h.width,height:.72*h.height})),{x:0,y:0,width:t,height:n},s);r.forEach(h=>h.material.opacity=0);let c=[];return a.forEach(({w:h,s:u},d)=>{let f=l[d];f&&(u.material.opacity=1,u.center.set(.5-(f.x-h.x)/h.width,.5+(f.y-h.y)/h.height),c.push({text:u.userData.text,box:{x:f.x-.43*h.width,y:f.y-.36*h.height,width:.86*h.width,height:.72*h.height}}))}),c}function eu(i,e,t){let n=2*Math.tan(t*Math.PI/360);i.traverse(s=>{if(!s.userData.label)return;let r=20*s.userData.size/e*n;s.scale.set(r*s.userData.aspect,r,1)})}var mA=new G(0,0,1),gA=new G,oi=class extends _t{constructor(t,n=.016,s=.25){super();this.thick=n;let r=new Mi({color:t,roughness:.5,emissive:t,emissiveIntensity:s});this.shaft=new vt(new li(n,n,1,20).rotateX(Math.PI/2).translate(0,0,.5),r),this.head=new vt(new rr(2.7*n,8*n,28).rotateX(Math.PI/2).translate(0,0,-4*n),r),this.add(this.shaft,this.head)}thick;shaft;head;point(t,n,s){let r=Math.hypot(t,n,s);this.visible=r>1e-9,this.visible&&(this.quaternion.setFromUnitVectors(mA,gA.set(t/r,n/r,s/r)),this.head.position.z=r,this.head.scale.setScalar(Math.min(1,r/(8*this.thick))),this.shaft.scale.z=Math.max(1e-6,r-6*this.thick*this.head.scale.x))}},xA=`
varying vec3 n, v;
void main() {
  vec4 p = modelViewMatrix * vec4(position, 1.0);
  n = normalize(normalMatrix * normal);
  v = normalize(-p.xyz);
  gl_Position = projectionMatrix * p;
}`,yA=`
uniform vec3 colour;
uniform float rim, body;
varying vec3 n, v;
void main() {
  float f = 1.0 - abs(dot(normalize(n), normalize(v)));
  gl_FragColor = vec4(colour, body + rim * pow(f, 2.6));
  #include <colorspace_fragment>
}`;function el(i,e,t,n=1){let s=new Wn({vertexShader:xA,fragmentShader:yA,transparent:!0,depthWrite:!1,side:hs,blending:us,uniforms:{colour:{value:new Xe(i)},rim:{value:e},body:{value:t}}}),r=new vt(new Cn(n,64,40),s);return r.renderOrder=1,r}var Hf=120;function zo(i){let e=new Float64Array(3*(Hf+1));for(let t=0;t<=Hf;t++)e.set(i(2*Math.PI*t/Hf),3*t);return e}function tl(i,e=30){let t=[];for(let n=-90+e;n<90;n+=e){let s=Math.cos(n*Math.PI/180),r=Math.sin(n*Math.PI/180);t.push(zo(o=>[s*Math.cos(o),s*Math.sin(o),r]))}for(let n=0;n<180;n+=e){let s=Math.cos(n*Math.PI/180),r=Math.sin(n*Math.PI/180);t.push(zo(o=>[s*Math.sin(o),r*Math.sin(o),Math.cos(o)]))}return hi(t,i)}function Dx(i,e,t){let n=new Cn(1,128,96),s=n.getAttribute("position"),r=new Float64Array(s.count),o=1/0,a=-1/0;for(let h=0;h<s.count;h++){let u=r[h]=e(s.getX(h),s.getY(h),s.getZ(h));o=Math.min(o,u),a=Math.max(a,u)}let l=new Float32Array(3*s.count),c=new Xe;for(let h=0;h<s.count;h++){let[u,d,f]=zl(i.energy,t?.4:(r[h]-o)/(a-o));c.setRGB(u,d,f,hn),l.set([c.r,c.g,c.b],3*h)}return n.setAttribute("color",new Gt(l,3)),new vt(n,new Mi({vertexColors:!0,roughness:.75,metalness:0}))}function Nx(i,e){let t=new _t,n=new li(e,e,1e-4,96).rotateX(Math.PI/2),s=new Pi({color:i.plane,transparent:!0,opacity:i.name==="dark"?.1:.16,side:qn,depthWrite:!1}),r=new vt(n,s);r.renderOrder=-1,t.add(r);let o=l=>zo(c=>[l*Math.cos(c),l*Math.sin(c),0]);t.add(hi([o(e)],{colour:i.plane,width:1,opacity:.5})),t.add(hi([1,2,3,4,5].map(l=>o(l*e/6)),{colour:i.plane,width:1,opacity:.2}));let a=Array.from({length:12},(l,c)=>{let h=Math.cos(c*Math.PI/6),u=Math.sin(c*Math.PI/6);return[0,0,0,e*h,e*u,0]});return t.add(hi(a,{colour:i.plane,width:1,opacity:.14})),t}function nl(i,e=.03,t){let n=new vt(new Cn(e,24,16),new Pi({color:i}));if(t){let s=new vt(new Cn(e*1.35,24,16),new Pi({color:t,side:zn}));n.add(s)}return n.renderOrder=5,n}function ks(i){i.traverse(e=>{let t=e;t.geometry&&t.geometry.dispose();let n=Array.isArray(t.material)?t.material:t.material?[t.material]:[];for(let s of n)s.map?.dispose(),s.dispose()})}var Wf={corner:[-.62,.36],front:[-Math.PI/2,0],side:[0,0],top:[-Math.PI/2,Math.PI/2-.001]},ms=class{constructor(e,t,n,s){this.name=e;this.title=t;this.extent=n;s!==void 0&&(this.elevation=s),this.home=[this.azimuth,this.elevation],this.camera.up.set(0,0,1),this.key.position.set(-.7,1.1,1),this.camera.add(this.key,this.key.target),this.key.target.position.set(0,0,-4),this.fill.position.set(0,0,1),this.scene.add(this.camera,this.fill)}name;title;extent;scene=new Aa;camera=new ii(28,1,.1,100);azimuth=Wf.corner[0];elevation=Wf.corner[1];distance=1;across=0;home;rect={x:0,y:0,width:1,height:1};shown=!1;inset={top:0,bottom:0};taken=[];words=[];centre=new G;key=new ka(16777215,2);fill=new Ua(16777215,8425640,1);dress(e,t){this.scene.background=t,this.key.intensity=e.key,this.fill.intensity=e.fill,this.fill.groundColor=new Xe(e.name==="dark"?3819098:10135480)}preset(e){let t=e==="corner"?this.home:Wf[e];t&&([this.azimuth,this.elevation]=t),this.distance=1}aim(){let{width:e,height:t}=this.rect,{top:n,bottom:s}=this.inset,r=Math.max(40,t-n-s);this.camera.aspect=e/t,this.camera.setViewOffset(e,t,0,(s-n)/2,e,t);let o=Math.tan(this.camera.fov/2*Math.PI/180),a=Math.max(this.extent*t/r/o,(this.across||this.extent)/(o*this.camera.aspect))*this.distance,l=Math.cos(this.elevation);this.camera.position.set(a*l*Math.cos(this.azimuth),a*l*Math.sin(this.azimuth),a*Math.sin(this.elevation)),this.camera.position.add(this.centre),this.camera.lookAt(this.centre),this.camera.near=a/20,this.camera.far=a*8,this.camera.updateProjectionMatrix(),this.camera.updateMatrixWorld()}},tu=class{constructor(e){this.canvas=e;this.renderer=new Jh({canvas:e,antialias:!0,preserveDrawingBuffer:!1,powerPreference:"low-power"}),this.renderer.setPixelRatio(Math.min(2,devicePixelRatio||1)),this.renderer.autoClear=!1,this.listen(),new ResizeObserver(()=>this.measure()).observe(e.parentElement)}canvas;renderer;views=[];ground=null;theme=null;width=1;height=1;onchange=()=>{};onclick=()=>{};onlayout=()=>{};quality=1;slow=0;pace(e,t){if(!t){this.quality<1&&this.setQuality(1),this.slow=0;return}this.slow=e>.045?this.slow+1:Math.max(0,this.slow-1),this.slow>8&&this.quality>.5&&(this.slow=0,this.setQuality(Math.max(.5,this.quality*.72)))}sharp(e,t){let n=this.renderer.getPixelRatio(),s=r=>{this.renderer.setPixelRatio(r),this.renderer.setSize(this.width,this.height,!1)};s(Math.max(n,e));try{return t()}finally{s(n),this.onchange()}}setQuality(e){this.quality=e,this.renderer.setPixelRatio(e*Math.min(2,devicePixelRatio||1)),this.renderer.setSize(this.width,this.height,!1),this.onchange()}measure(){let e=this.canvas.parentElement.getBoundingClientRect();e.width<2||e.height<2||(this.width=Math.round(e.width),this.height=Math.round(e.height),this.renderer.setSize(this.width,this.height,!1),this.onlayout(),this.onchange())}dress(e){if(this.theme!==e||!this.ground){this.ground?.dispose();let t=256,n=document.createElement("canvas");n.width=n.height=t;let s=n.getContext("2d"),r=s.createRadialGradient(t/2,t*.45,0,t/2,t/2,t*.72);r.addColorStop(0,e.ground[0]),r.addColorStop(1,e.ground[1]),s.fillStyle=r,s.fillRect(0,0,t,t),this.ground=new Cr(n),this.ground.colorSpace=hn,this.theme=e}for(let t of this.views)t.dress(e,this.ground)}draw(){let e=this.renderer;e.setScissorTest(!1),e.setClearColor(this.theme?.ground[1]??"#000",1),e.clear(),e.setScissorTest(!0);for(let t of this.views){if(!t.shown)continue;let{x:n,y:s,width:r,height:o}=t.rect,a=this.height-s-o;e.setViewport(n,a,r,o),e.setScissor(n,a,r,o),Gf.value.set(r,o),t.aim(),t.scene.updateMatrixWorld(),t.words=Lx(t.scene,t.camera,r,o,t.taken),e.render(t.scene,t.camera)}}at(e,t){return this.views.find(n=>n.shown&&e>=n.rect.x&&e<n.rect.x+n.rect.width&&t>=n.rect.y&&t<n.rect.y+n.rect.height)}listen(){let e=this.canvas,t=new Map,n,s=0,r=0,o=l=>{let c=e.getBoundingClientRect();return{x:l.clientX-c.left,y:l.clientY-c.top}};e.addEventListener("pointerdown",l=>{let c=o(l);n??=this.at(c.x,c.y),t.set(l.pointerId,c),s=0,e.setPointerCapture(l.pointerId)}),e.addEventListener("pointermove",l=>{let c=t.get(l.pointerId);if(!c||!n)return;let h=o(l),u=h.x-c.x,d=h.y-c.y;if(s+=Math.abs(u)+Math.abs(d),t.set(l.pointerId,h),t.size===1)this.spin(n,u,d);else{let[f,m]=[...t.values()],x=Math.hypot(f.x-m.x,f.y-m.y);r>0&&x>0&&this.zoom(n,r/x),r=x}});let a=l=>{if(t.delete(l.pointerId)){if(t.size===0){if(n&&s<4&&l.type==="pointerup"){let c=o(l);this.onclick(n,c.x-n.rect.x,c.y-n.rect.y)}n=void 0}r=0}};e.addEventListener("pointerup",a),e.addEventListener("pointercancel",a),e.addEventListener("wheel",l=>{let c=o(l),h=this.at(c.x,c.y);h&&(l.preventDefault(),this.zoom(h,Math.exp(l.deltaY*(l.deltaMode===1?.04:.0012))))},{passive:!1})}spin(e,t,n){let s=3.2/Math.min(e.rect.width,e.rect.height);e.azimuth-=t*s,e.elevation=Math.max(-1.569,Math.min(1.569,e.elevation+n*s)),this.onchange()}zoom(e,t){e.distance=Math.max(.25,Math.min(4,e.distance*t)),this.onchange()}};var _A=`
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
}`,vA=`
varying vec3 c;
varying float alpha;
void main() {
  float r = length(gl_PointCoord - 0.5);
  gl_FragColor = vec4(c, alpha * smoothstep(0.5, 0.38, r));
  #include <colorspace_fragment>
}`,nu=class{constructor(e,t){this.count=e;this.place=t??new Float32Array(3*e),this.tint=new Float32Array(3*e),this.chosen=new Float32Array(e).fill(1);let n=new vn;n.boundingSphere=new cs(new G,1),n.setAttribute("position",new Gt(this.place,3)),n.setAttribute("tint",new Gt(this.tint,3)),n.setAttribute("chosen",new Gt(this.chosen,1));let s=Math.min(2,devicePixelRatio||1),r=Math.max(1.6,Math.min(9,190/Math.sqrt(e)))*s,o=Math.max(.12,Math.min(1,260/Math.sqrt(e)));this.points=new Ra(n,new Wn({vertexShader:_A,fragmentShader:vA,transparent:!0,depthWrite:!1,blending:us,uniforms:{size:{value:r},dense:{value:o}}})),this.points.frustumCulled=!1,this.points.renderOrder=3}count;points;place;tint;chosen;colour(e,[t,n],s){let r=Xf[s.name],o=new Xe(s.runs[0]);for(let a=0;a<this.count;a++){if(e){let[l,c,h]=zl(r,n>t?(e[a]-t)/(n-t):.5);o.setRGB(l,c,h,hn)}this.tint[3*a]=o.r,this.tint[3*a+1]=o.g,this.tint[3*a+2]=o.b}this.points.geometry.getAttribute("tint").needsUpdate=!0}choose(e,t){for(let n=0;n<this.count;n++)this.chosen[n]=!t||!e||e[n]>=t[0]&&e[n]<=t[1]?1:0;this.points.geometry.getAttribute("chosen").needsUpdate=!0}},qf=8;function Fx(i,e,t,n,s,r,o,a){let l=3*(e+Math.max(0,n-1)),c=3*(e+n),h=3*(e+s),u=3*(e+Math.min(t-1,s+1)),d=1-r,f=.5*r*d,m=d*d*(1+2*r),x=r*r*(3-2*r),p=0;for(let g=0;g<3;g++){let v=i[c+g],E=i[h+g],_=m*v+x*E+f*((E-i[l+g])*d-(i[u+g]-v)*r);o[a+g]=_,p+=_*_}p=1/(Math.sqrt(p)||1);for(let g=0;g<3;g++)o[a+g]*=p}var iu=class{constructor(e,t){this.doc=e;this.theme=t;let{scene:n}=this.view;n.add(el(t.quiet,t.name==="dark"?.34:.42,.02)),n.add(tl({colour:t.quiet,width:1,opacity:t.name==="dark"?.2:.26,ball:!0})),["x","y","z"].forEach((s,r)=>{let o=new oi(t.quiet,.0055,.1),a=new G().setComponent(r,1.22);o.point(a.x,a.y,a.z);let l=ui(s,t.quiet,t.ground[1],.85);l.position.copy(a).multiplyScalar(1.08),n.add(o,l)}),this.moving=new nu(e.members),this.ends=e.ends?new nu(e.ends.members,Float32Array.from(e.ends.axis)):null,n.add(this.moving.points),this.ends&&(this.ends.points.visible=!1,n.add(this.ends.points)),this.ring=new vt(new Cn(.028,20,12),new Pi({color:t.momentum})),this.ring.visible=!1,n.add(this.ring),this.colour(e.columns?.length>1&&e.columns[0].name==="member"?1:0),this.seek(e.times[0])}doc;theme;view=new ms("cloud","Members on the sphere",1.42);moving;ends;trail=null;ring;picked=-1;column=0;at=0;colour(e){this.column=e;let t=this.range(e);this.moving.colour(this.doc.columns?.[e]?.values,t,this.theme),this.ends?.colour(this.values(e),t,this.theme),this.select(null)}values(e){let t=this.doc.columns?.[e]?.name;return this.doc.ends?.columns.find(n=>n.name===t)?.values??(this.ends?void 0:this.doc.columns?.[e]?.values)}range(e){let t=1/0,n=-1/0;for(let s of[this.values(e),this.doc.columns?.[e]?.values])for(let r=0;s&&r<s.length;r++)Number.isFinite(s[r])&&(t=Math.min(t,s[r]),n=Math.max(n,s[r]));return[t,n]}select(e){this.chosen=e,this.moving.choose(this.doc.columns?.[this.column]?.values,e),this.ends?.choose(this.values(this.column),e)}chosen=null;get all(){return this.ends?.points.visible??!1}set all(e){this.ends&&(this.ends.points.visible=e,this.moving.points.visible=!e)}seek(e){let{times:t,axis:n,members:s}=this.doc,r=t.length,o=Math.max(0,Math.min(r-2,Ui(t,e,r)-1)),a=Math.min(o+1,r-1),l=a>o?Math.max(0,Math.min(1,(e-t[o])/(t[a]-t[o]))):0;this.at=o;let c=this.moving.place;for(let h=0;h<s;h++)Fx(n,h*r,r,o,a,l,c,3*h);this.moving.points.geometry.getAttribute("position").needsUpdate=!0,this.picked>=0&&this.ring.position.fromArray(c,3*this.picked),this.trail&&(this.trail.now=e-t[0])}pick(e,t){let{rect:n,camera:s}=this.view,r=new G,o=-1,a=14;for(let l=0;l<this.doc.members;l++){if(!this.moving.chosen[l])continue;r.fromArray(this.moving.place,3*l);let c=r.dot(s.position)<.9?8:0;r.project(s);let h=Math.hypot((r.x+1)/2*n.width-e,(1-r.y)/2*n.height-t)+c;h<a&&(a=h,o=l)}return o}choose(e){if(this.picked=e,this.trail&&(this.view.scene.remove(this.trail),ks(this.trail),this.trail=null),this.ring.visible=e>=0,e<0||this.doc.times.length<2)return;let{times:t,axis:n}=this.doc,s=t.length,r=new Float32Array(4*(qf*(s-1)+1));for(let o=0;o<r.length/4;o++){let a=Math.min(Math.floor(o/qf),s-2),l=o/qf-a,c=a+1;Fx(n,e*s,s,a,c,l,r,4*o),r[4*o+3]=t[a]+l*(t[c]-t[a])-t[0]}this.trail=new Bs(r,{colour:this.theme.momentum,width:2,past:.35,ahead:.12,fade:t[s-1]-t[0]||1,ball:!0}),this.view.scene.add(this.trail),this.seek(t[0]+0)}labels(){eu(this.view.scene,this.view.rect.height,this.view.camera.fov)}dispose(){ks(this.view.scene)}},Xf={dark:["#3f6fb5","#6c86a8","#a59c74","#d9bd4f","#fee838"],light:["#00224e","#35456c","#666970","#94813c","#b8940a"]};function Ux(i){let e=ht("drop"),t=0;addEventListener("dragenter",n=>{n.dataTransfer?.types.includes("Files")&&(e.hidden=!1,t++)}),addEventListener("dragleave",()=>--t<=0&&(e.hidden=!0,t=0)),addEventListener("dragover",n=>n.preventDefault()),addEventListener("drop",n=>{n.preventDefault(),e.hidden=!0,t=0;let s=n.dataTransfer?.files[0];s&&i(s)})}function Ox(i,e,t){return Object.entries(i.quantiles??{}).map(([n,{levels:s,values:r}],o)=>{let a=i.times.length,l=s.map((f,m)=>r.subarray(m*a,(m+1)*a)),c=[];for(let f=0,m=s.length-1;f<m;f++,m--)c.push([m,f,.16+.14*f]);let h=s.length%2?(s.length-1)/2:-1,[u,d]=/^(.*?)\s*\((.*)\)\s*$/.exec(n)?.slice(1)??[n,""];return{id:`quantile-${o}`,title:u.charAt(0).toUpperCase()+u.slice(1),unit:d,signed:!0,aligned:!0,bands:c,series:l.map((f,m)=>({name:`${bt(100*s[m],3)} %`,colour:e.runs[0],width:m===h?2:.7,t:()=>i.times,y:()=>f,value:()=>f[Math.min(a-1,t.at)]}))}})}var Vo=36,$f=class{constructor(e,t,n){this.cloud=e;this.theme=t;this.changed=n;this.node.setAttribute("role","img"),this.node.setAttribute("aria-label","Histogram of the members");let s=r=>Math.max(0,Math.min(1,r.offsetX/(this.node.clientWidth||1)));this.node.addEventListener("pointerdown",r=>{this.from=s(r),this.node.setPointerCapture(r.pointerId)}),this.node.addEventListener("pointermove",r=>this.from!==null&&this.choose(this.from,s(r))),this.node.addEventListener("pointerup",r=>{this.from!==null&&Math.abs(s(r)-this.from)<.01&&this.choose(0,0),this.from=null})}cloud;theme;changed;node=z("canvas",{class:"bars","data-test":"histogram",width:560,height:140});from=null;choose(e,t){let[n,s]=this.cloud.range(this.cloud.column),r=o=>n+o*(s-n);this.cloud.select(e===t?null:[r(Math.min(e,t)),r(Math.max(e,t))]),this.draw(),this.changed()}draw(){let e=this.cloud.values(this.cloud.column)??this.cloud.doc.columns[this.cloud.column].values,[t,n]=this.cloud.range(this.cloud.column),s=new Float64Array(Vo);for(let h=0;h<e.length;h++)Number.isFinite(e[h])&&s[Math.min(Vo-1,Math.floor(Vo*(e[h]-t)/(n-t||1)))]++;let r=this.node.getContext("2d"),{width:o,height:a}=this.node,l=Math.max(...s,1),c=this.cloud.chosen;r.clearRect(0,0,o,a),s.forEach((h,u)=>{let d=t+(u+.5)/Vo*(n-t);r.fillStyle=!c||d>=c[0]&&d<=c[1]?this.theme.ink:this.theme.line;let f=h/l*(a-4);r.fillRect(u*o/Vo+1,a-f,o/Vo-2,f)})}};function Bx(i,e,t,n,s){let r=z("div");i.note&&r.append(z("p",{class:"note"},i.note)),r.append(z("h3",{},"Ensemble"));let o=[["Members",(i.ends?.members??i.members).toLocaleString("en")],["Drawn as they move",i.members.toLocaleString("en")],["Times",String(i.times.length)]];for(let[a,l]of Object.entries(i.outcomes??{}))o.push([a.charAt(0).toUpperCase()+a.slice(1),String(l)]);if(r.append(z("div",{class:"run"},z("dl",{},...o.flatMap(([a,l])=>[z("dt",{},a),z("dd",{},l)])))),i.columns?.length){r.append(z("h3",{},"Colour"));let a=z("div",{class:"scale"}),l=z("span"),c=z("span"),h=f=>{let[m,x]=e.range(f);l.textContent=bt(m,3),c.textContent=bt(x,3)};a.style.background=`linear-gradient(90deg, ${Xf[t.name].join(",")})`;let u=z("select",{"data-test":"colour","aria-label":"Colour of the members",onchange:()=>{e.colour(Number(u.value)),h(Number(u.value)),n()}},...i.columns.map((f,m)=>z("option",{value:String(m),selected:m===e.column},f.name)));h(e.column);let d=new $f(e,t,n);u.addEventListener("change",()=>d.draw()),r.append(u,d.node,a,z("div",{class:"ends"},l,c),z("p",{class:"note"},"Drag over the bars to bring out a part; click for all.")),d.draw()}if(i.ends){let a=i.ends.members;r.append(z("label",{class:"check"},z("input",{type:"checkbox",checked:e.all,"data-test":"all-members",onchange:l=>{e.all=l.target.checked,n()}}),`All ${a.toLocaleString("en")} members, at the end`))}if(r.append(z("h3",{},"Member")),e.picked<0)r.append(z("p",{class:"note"},"Click a point of the cloud to see that member."));else{let a=[["Number",String(e.picked)],...(i.columns??[]).map(l=>[l.name,bt(l.values[e.picked])])];r.append(z("div",{class:"run","data-test":"member"},z("dl",{},...a.flatMap(([l,c])=>[z("dt",{},l),z("dd",{},c)])))),s&&r.append(z("button",{type:"button",class:"primary","data-test":"show-member",onclick:()=>s(e.picked)},"Show its motion"))}return r}var kx=(i,e)=>{let t=e===void 0?/\b(not|in part|fail|differs|wrong|cannot)/i.test(i):!e;return z("span",{class:`verdict ${t?"bad":"good"}`},i)};function zx(i,e){let t=ht("exhibit"),n=[],s=z("div",{class:"figures"});i.panels.forEach((o,a)=>{let l=[...e.runs,e.omega,e.momentum,e.quiet],c=v=>l[(o.series[v].colour??v)%l.length],h=v=>o.series[v].style==="dashed"||o.series[v].style==="line"&&(o.series[v].colour??v)>=l.length,u=z("div",{class:"box"}),d=o.xlabel?`${o.xlabel} →`:" ",f=z("div",{class:"legend"});o.series.forEach((v,E)=>{if(!v.name&&E)return;let _=z("i");_.style.background=h(E)?`repeating-linear-gradient(90deg, ${c(E)} 0 4px, transparent 4px 7px)`:c(E),f.append(z("span",{},_,v.name))});let m=z("div",{class:"note","aria-live":"off"},d);s.append(z("figure",{class:"panel","data-test":`exhibit-panel-${a}`},z("div",{class:"head"},z("h3",{},o.title,z("span",{class:"unit"},` ${o.ylabel}`))),f,u,m));let x=null,p=null,g=()=>{x?.destroy();let v=u.clientWidth,E=u.clientHeight;if(v<40||E<40)return;let _={stroke:e.quiet,font:'11px system-ui, "DejaVu Sans", sans-serif',grid:{stroke:oa(e.line,.5),width:1},ticks:{show:!1}},C=[],S=o.series.map((R,U)=>{let q=[...Array(R.x.length).keys()].filter(Z=>Number.isFinite(R.x[Z])&&Number.isFinite(R.y[Z])&&(!o.xlog||R.x[Z]>0)&&(!o.ylog||R.y[Z]>0)),O=q.every((Z,te)=>te===0||R.x[Z]>=R.x[q[te-1]]),ne=Float64Array.from(q,Z=>R.x[Z]),$=Float64Array.from(q,Z=>R.y[Z]);return O||C.push({k:U,x:ne,y:$}),O?o.xlog||ne.length<4e3?{x:ne,y:$}:gl(ne,$,ne[0],ne[ne.length-1],v,o.ylog):{x:new Float64Array(0),y:new Float64Array(0)}}),y=(R,U)=>{let q=1/0,O=-1/0;for(let $ of[...S,...C])for(let Z of R($))q=Math.min(q,Z),O=Math.max(O,Z);if(!(O>=q))return U?[1,10]:[0,1];if(U)return[10**Math.floor(Math.log10(q)+1e-9),10**Math.max(Math.ceil(Math.log10(O)-1e-9),Math.floor(Math.log10(q)+1e-9)+1)];let ne=.06*(O-q)||Math.abs(O)*.1||1;return[q-ne,O+ne]},w=y(R=>R.x,o.xlog),F=y(R=>R.y,o.ylog);if(o.equal){let R=v-68,U=E-34,q=Math.max((w[1]-w[0])/R,(F[1]-F[0])/U);for(let[O,ne]of[[w,R],[F,U]]){let $=(O[0]+O[1])/2;O[0]=$-q*ne/2,O[1]=$+q*ne/2}}let L=o.categories??[];L.length&&(w[0]=-.5,w[1]=L.length-.5);let D={splits:()=>L.map((R,U)=>U),values:()=>L,filter:la};x=new Tn({width:v,height:E,padding:[8,12,0,0],legend:{show:!1},cursor:{drag:{x:!0,y:!0,uni:20},points:{size:7}},scales:{x:{time:!1,auto:!1,distr:o.xlog?3:1},y:{auto:!1,distr:o.ylog?3:1}},axes:[{..._,size:26,...L.length?D:o.xlog?{values:aa,splits:Hl,filter:la}:{values:ro}},{..._,size:56,...o.ylog?{values:aa,splits:Hl,filter:la}:{values:ro}}],series:[{},...o.series.map((R,U)=>{let q=c(U),O=R.style==="points";return{label:R.name,stroke:q,width:O?0:1.8,spanGaps:!1,dash:h(U)?[5,4]:void 0,points:{show:O,size:7,fill:q,stroke:q}}})],hooks:{draw:[R=>{let U=R.ctx,q=devicePixelRatio||1;U.save(),U.beginPath(),U.rect(R.bbox.left,R.bbox.top,R.bbox.width,R.bbox.height),U.clip();for(let O of C){let ne=o.series[O.k].style;U.strokeStyle=U.fillStyle=c(O.k),U.lineWidth=1.6*q,U.setLineDash(h(O.k)?[5*q,4*q]:[]),U.beginPath();for(let $=0;$<O.x.length;$++){let Z=R.valToPos(O.x[$],"x",!0),te=R.valToPos(O.y[$],"y",!0);ne==="points"?(U.moveTo(Z+3*q,te),U.arc(Z,te,3*q,0,7)):$?U.lineTo(Z,te):U.moveTo(Z,te)}ne==="points"?U.fill():U.stroke()}U.restore()}],setCursor:[R=>{let U=R.cursor.left??-1;if(U<0)return void(m.textContent=d);let q=R.posToVal(U,"x"),O=R.posToVal(R.cursor.top??0,"y");m.textContent=`${o.xlabel}: ${bt(q)}   ${o.ylabel}: ${bt(O)}`}]}},S.some(R=>R.x.length)?xl(S):[w,...S.map(()=>[null,null])],u);let V=x,W=()=>V.batch(()=>{V.setScale("x",{min:w[0],max:w[1]}),V.setScale("y",{min:F[0],max:F[1]})});W(),V.over.addEventListener("dblclick",W)};n.push({make:()=>{g(),p=new ResizeObserver(g),p.observe(u)},drop:()=>{p?.disconnect(),x?.destroy()}})});let r=i.cells?.length?z("div",{class:"wide"},z("table",{"data-test":"cells"},z("thead",{},z("tr",{},...["","Printed","Computed","Verdict"].map(o=>z("th",{},o)))),z("tbody",{},...i.cells.map(o=>z("tr",{},z("td",{},o.what),z("td",{},o.printed),z("td",{},o.computed,o.note&&z("small",{},o.note)),z("td",{},o.verdict?kx(o.verdict,o.good):"")))))):null;return t.replaceChildren(z("p",{class:"note"},`${i.paper} · ${i.name}${i.note?` · ${i.note}`:""}`),z("h2",{},i.title),z("p",{},kx(i.verdict)),z("p",{class:"lead"},i.text),s),r&&t.append(r),t.hidden=!1,n.forEach(o=>o.make()),()=>{n.forEach(o=>o.drop()),t.replaceChildren(),t.hidden=!0}}function rl(i,e){let t=z("a",{href:URL.createObjectURL(i),download:e});document.body.append(t),t.click(),t.remove(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}var ol=(i,e)=>`${i.toLowerCase().normalize("NFKD").replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"").slice(0,60)||"polhode"}.${e}`,Wx='system-ui, "Segoe UI", "DejaVu Sans", sans-serif',ur=36,Go=17,Ii=12,Vx=document.createElement("canvas").getContext("2d");function sl(i,e,t=!1){return Vx.font=`${t?"600 ":""}${e}px ${Wx}`,Vx.measureText(i).width}function il(i,e,t,n){if(sl(i,e,t)<=n)return i;let s=i.length;for(;s>1&&sl(`${i.slice(0,s).trimEnd()}…`,e,t)>n;)s--;return`${i.slice(0,s).trimEnd()}…`}function Yf(i,e,t,n,s,r){let o=0,a=0;for(let l of e){let c=il(l.text,11.5,!1,s-24),h=sl(c,11.5)+32;o>0&&o+h>s+12&&(o=0,a++);let u=l.ramp??[l.colour],d=15/u.length;u.forEach((f,m)=>i.swatches.push({x:t+o+m*d,y:n+a*Go,width:d,colour:f,dash:l.dash})),i.texts.push({x:t+o+20,y:n+a*Go,text:c,size:11.5,colour:r}),o+=h}return e.length?a+1:0}function qx(i){let{theme:e}=i,t=i.canvas.clientWidth,n=i.canvas.clientHeight,s={width:t,height:ur+n,texts:[],swatches:[],plots:[]},r=sl(i.time,13)+28;s.texts.push({x:Ii,y:ur/2,text:il(i.title,14,!0,t-r-Ii),size:14,bold:!0,colour:e.ink}),s.texts.push({x:t-Ii,y:ur/2,text:i.time,size:13,colour:e.quiet,right:!0});for(let c of i.views){let{x:h,y:u,width:d,height:f}=c.rect;s.texts.push({x:h+Ii,y:ur+u+18,text:il(c.title,13,!0,d-2*Ii),size:13,bold:!0,colour:e.ink});let m={...s,texts:[],swatches:[]},x=Yf(m,c.legend,0,0,d-2*Ii,e.quiet);Yf(s,c.legend,h+Ii,ur+u+f-10-(x-1)*Go,d-2*Ii,e.quiet)}let o=0,a=ur+n+8,l=0;for(let c of i.panels){let h=Math.min(c.size.width+18,t);o>0&&o+h>t+2&&(o=0,a+=l,l=0);let u=h-2*Ii,d=il(c.spec.title,12.5,!0,u);s.texts.push({x:o+Ii,y:a+10,text:d,size:12.5,bold:!0,colour:e.ink});let f=sl(d,12.5,!0)+6;u-f>20&&s.texts.push({x:o+Ii+f,y:a+10,text:il(c.spec.unit,12,!1,u-f),size:12,colour:e.quiet});let m=Yf(s,c.legend,o+Ii,a+10+Go,u,e.quiet);s.plots.push({panel:c,x:o+6,y:a+14+(m+.4)*Go}),l=Math.max(l,20+(m+.4)*Go+c.size.height),o+=h}return s.height=i.panels.length?a+l:s.height,s}function Jf(i){let e=qx(i),{theme:t,canvas:n}=i,s=n.width/n.clientWidth,r=z("canvas",{width:Math.round(e.width*s),height:Math.round(e.height*s)}),o=r.getContext("2d");o.scale(s,s),o.fillStyle=t.ground[1],o.fillRect(0,0,e.width,e.height),o.drawImage(n,0,ur,n.clientWidth,n.clientHeight);for(let{panel:a,x:l,y:c}of e.plots){let h=a.node.querySelector("canvas");h&&o.drawImage(h,l,c,a.size.width,a.size.height)}o.textBaseline="middle";for(let a of e.texts)o.font=`${a.bold?"600 ":""}${a.size}px ${Wx}`,o.fillStyle=a.colour,o.textAlign=a.right?"right":"left",o.fillText(a.text,a.x,a.y);o.lineWidth=3;for(let a of e.swatches)o.strokeStyle=a.colour,o.setLineDash(a.dash??[]),o.beginPath(),o.moveTo(a.x,a.y),o.lineTo(a.x+a.width,a.y),o.stroke();return r}var Zf=i=>i.replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;");function Xx(i){let e=qx(i),{theme:t,canvas:n}=i,{width:s,height:r}=e,o=[`<svg xmlns="http://www.w3.org/2000/svg" width="${s}" height="${r.toFixed(0)}" viewBox="0 0 ${s} ${r.toFixed(0)}" font-family="system-ui, sans-serif"><title>${Zf(i.title)}</title><rect width="${s}" height="${r.toFixed(0)}" fill="${t.ground[1]}"/>`,`<image x="0" y="${ur}" width="${s}" height="${n.clientHeight}" href="${n.toDataURL("image/png")}"/>`];for(let a of e.texts)o.push(`<text x="${a.x.toFixed(1)}" y="${(a.y+.35*a.size).toFixed(1)}" font-size="${a.size}"${a.bold?' font-weight="600"':""}${a.right?' text-anchor="end"':""} fill="${a.colour}">${Zf(a.text)}</text>`);for(let a of e.swatches)o.push(`<path d="M${a.x.toFixed(1)} ${a.y.toFixed(1)}h${a.width.toFixed(1)}" stroke="${a.colour}" stroke-width="3"${a.dash?` stroke-dasharray="${a.dash.join(" ")}"`:""}/>`);for(let{panel:a,x:l,y:c}of e.plots)o.push(a.svg(l,c));return o.push("</svg>"),o.join(`
`)}async function Gx(i){let e=await fetch(i);if(!e.ok)throw new Error(`${i}: ${e.status}`);return e.text()}async function Hx(i){if(!globalThis.crypto?.subtle)return null;let e=await crypto.subtle.digest("SHA-256",new TextEncoder().encode(i));return`'sha256-${Du(e)}'`}var bA=(i,e,t,n,s,r)=>`<!doctype html>
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
`;async function $x(i,e,t){let n=document.getElementById("polhode-script"),s=n?n.textContent:await Gx("studio.js"),r=n?document.getElementById("polhode-style").textContent:await Gx("studio.css"),o=await Hx(s),a=await Hx(r),l=o&&a?`<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${o}; style-src ${a} 'unsafe-inline'; img-src data: blob:; media-src blob:">
`:"",{id:c,part:h,append:u,...d}=i,f=`${l}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${Zf(i.title)} · polhode</title>
<link rel="icon" href="data:,">`;return bA(f,r,t,Du(Tp({format:1,...d})),s,e)}function Yx(i){let e=ht("export");if(document.getElementById("menu"))return s();let t=i.map(a=>z("button",{type:"button",role:"menuitem","data-test":`export-${a.id}`,onclick:async()=>{s();try{await a.act()}catch(l){jt(l.message,!0)}}},a.text,z("small",{},a.about))),n=z("div",{class:"menu",id:"menu",role:"menu","aria-label":"Export"},...t);function s(){document.getElementById("menu")?.remove(),e.setAttribute("aria-expanded","false"),removeEventListener("pointerdown",r,!0),removeEventListener("keydown",o,!0)}function r(a){!document.getElementById("menu")?.contains(a.target)&&a.target!==e&&s()}function o(a){a.key==="Escape"&&(s(),e.focus());let l=t.indexOf(document.activeElement);a.key!=="ArrowDown"&&a.key!=="ArrowUp"||(a.preventDefault(),a.stopPropagation(),t[(l+(a.key==="ArrowDown"?1:-1)+t.length)%t.length]?.focus())}e.after(n),e.setAttribute("aria-expanded","true"),addEventListener("pointerdown",r,!0),addEventListener("keydown",o,!0),t[0]?.focus()}function MA(i){return i.reduce((e,t)=>e+t.length,0)}function su(i){let e=[];do e.unshift(i&255),i=Math.floor(i/256);while(i>0);return e}function zt(i,...e){let t=MA(e),n=[1];for(let s=6;s>=0;s--)n.push(Math.floor(t/256**s)&255);return[i,n,...e]}var ru=i=>[...i].map(e=>e.charCodeAt(0));function SA(i){let e=new Uint8Array(8);return new DataView(e.buffer).setFloat64(0,i),e}function Zx(i,e,t,n,s){let r=(...f)=>f.flat(),o=zt([26,69,223,163],...r(zt([66,134],[1]),zt([66,247],[1]),zt([66,242],[4]),zt([66,243],[8]),zt([66,130],ru("webm")),zt([66,135],[2]),zt([66,133],[2]))),a=zt([21,73,169,102],...r(zt([42,215,177],su(1e6)),zt([68,137],SA(s)),zt([77,128],ru("polhode")),zt([87,65],ru("polhode")))),l=zt([224],...r(zt([176],su(e)),zt([186],su(t)))),c=zt([174],...r(zt([215],[1]),zt([115,197],[1]),zt([131],[1]),zt([156],[0]),zt([134],ru(n)),l)),h=zt([22,84,174,107],...c),u=[];for(let f=0;f<i.length;){let m=Math.round(i[f].time),x=zt([231],su(m));do{let p=i[f],g=Math.round(p.time)-m;x.push(...zt([163],[129,g>>8&255,g&255,p.key?128:0],p.data)),f++}while(f<i.length&&!i[f].key&&i[f].time-m<3e4);u.push(...zt([31,67,182,117],...x))}let d=zt([24,83,128,103],...a,...h,...u);return new Blob([...o,...d].map(f=>f instanceof Uint8Array?f:Uint8Array.from(f)),{type:"video/webm"})}var wA=[["vp09.00.31.08","V_VP9"],["vp8","V_VP8"]];async function Jx(i){if(typeof VideoEncoder>"u")throw new Error('This browser cannot encode a film: it has no WebCodecs. In Python, run.movie("film.mp4") writes one.');let e=i.draw(0),t=e.width&-2,n=e.height&-2,s={width:t,height:n,bitrate:Math.min(16e6,6*t*n),framerate:i.rate},r=null;for(let h of wA)!r&&(await VideoEncoder.isConfigSupported({codec:h[0],...s})).supported&&(r=h);if(!r)throw new Error("This browser encodes neither VP9 nor VP8.");let o=[],a=null,l=new VideoEncoder({output:h=>{let u=new Uint8Array(h.byteLength);h.copyTo(u),o.push({data:u,time:h.timestamp/1e3,key:h.type==="key"})},error:h=>a=h});l.configure({codec:r[0],...s});let c=0;for(;c<i.frames&&!a&&!i.stopped();c++){let h=new VideoFrame(c?i.draw(c):e,{timestamp:Math.round(1e6*c/i.rate),duration:Math.round(1e6/i.rate),visibleRect:{x:0,y:0,width:t,height:n}});l.encode(h,{keyFrame:c%(4*i.rate)===0}),h.close(),i.progress((c+1)/i.frames);do await new Promise(u=>setTimeout(u));while(l.encodeQueueSize>4&&!a)}if(await l.flush(),l.close(),a)throw a;return Zx(o,t,n,r[1],1e3*c/i.rate)}var AA=[["Space","play, pause"],["← →","a hundredth of the run back or on"],[", .","a sample back or on"],["↑ ↓","faster, slower"],["Home End","to the start, to the end"],["1 2 3 4 5","the views"],["Shift + arrows","turn the scene"],["+ −","closer, farther"],["R","the view as it was"],["L","begin again at the end, or not"],["T","dark or light"],["Ctrl Z, Ctrl Y","undo, redo a change of the runs"]];function Kf(){let i=z("dialog",{"aria-label":"Keys","data-test":"help-dialog"},z("h2",{},"Keys"),z("dl",{},...AA.flatMap(([e,t])=>[z("dt",{},z("kbd",{},e)),z("dd",{},t)])),z("p",{class:"note"},"Drag a scene to turn it, and use the wheel or two fingers to come closer. Click a plot to go there; drag over it to see that part, and click twice for all of it."),z("button",{type:"button",class:"primary",onclick:()=>i.close()},"Close"));i.addEventListener("close",()=>i.remove()),document.body.append(i),i.showModal()}function Kx(i,e){document.addEventListener("keydown",t=>{let n=t.target,s=n.type,r=/^(INPUT|SELECT|TEXTAREA)$/.test(n.tagName)&&s!=="range"&&s!=="checkbox";if((t.ctrlKey||t.metaKey)&&!t.altKey&&/^[zy]$/i.test(t.key)&&!r){e(t.key.toLowerCase()==="y"||t.shiftKey)&&t.preventDefault();return}if(t.ctrlKey||t.metaKey||t.altKey||r||n.tagName==="BUTTON"&&(t.key===" "||t.key==="Enter")||n.tagName==="INPUT"&&s==="checkbox"&&t.key===" ")return;let a=i(t)[t.key];!a||document.querySelector("dialog[open]")||(t.preventDefault(),a())})}function jx(i,e,t){let n=z("div",{"data-test":"lab"},z("p",{class:"note"},"Figures and tables of papers, computed again and compared with what was printed."));for(let s of new Set(i.exhibits.map(r=>r.paper)))n.append(z("h3",{},s),z("div",{class:"list"},...i.exhibits.filter(r=>r.paper===s).map(r=>z("button",{type:"button","data-test":`exhibit-${r.name}`,"aria-pressed":String(r.name===e),onclick:()=>t(r.name)},r.title,z("small",{},r.name)))));return n}function Qx(i,e,t){let n=i.steps[e],s=i.steps.length-1,r=z("div",{class:"lesson","data-test":"lesson"},z("p",{class:"note"},`Step ${e+1} of ${i.steps.length}`),z("h2",{},n.title),...n.text.split(`

`).map(o=>z("p",{},o)));if(n.question){let[o,a]=n.question.split(`

`);r.append(z("details",{},z("summary",{},o),z("p",{},a??"")))}return r.append(z("div",{class:"row"},z("button",{type:"button",disabled:e===0,"data-test":"lesson-back",onclick:()=>t(e-1)},"Back"),z("button",{type:"button",class:"primary","data-test":"lesson-next",onclick:()=>t(e<s?e+1:0)},e<s?"Next":"Again")),z("div",{class:"dots","aria-hidden":"true"},...i.steps.map((o,a)=>z("i",{class:a===e?"on":""})))),r}function ey(i,e){return z("div",{"data-test":"lessons"},z("p",{class:"note"},"Guided tours for a class or for yourself; Export writes each as a page in one file."),z("div",{class:"list"},...i.map(t=>z("button",{type:"button","data-test":`lesson-${t.name}`,onclick:()=>e(t.name)},t.title,z("small",{},t.about)))))}var al=new G;function Li(i,e,t,n,s,r){let o=2*Math.PI*s/4,a=Math.max(r-2*s,0),l=Math.PI/4;al.copy(e),al[n]=0,al.normalize();let c=.5*o/(o+a),h=1-al.angleTo(i)/l;return Math.sign(al[t])===1?h*c:a/(o+a)+c+c*(1-h)}var ou=class i extends Xi{constructor(e=1,t=1,n=1,s=2,r=.1){let o=s*2+1;if(r=Math.min(e/2,t/2,n/2,r),super(1,1,1,o,o,o),this.type="RoundedBoxGeometry",this.parameters={width:e,height:t,depth:n,segments:s,radius:r},o===1)return;let a=this.toNonIndexed();this.index=null,this.attributes.position=a.attributes.position,this.attributes.normal=a.attributes.normal,this.attributes.uv=a.attributes.uv;let l=new G,c=new G,h=new G(e,t,n).divideScalar(2).subScalar(r),u=this.attributes.position.array,d=this.attributes.normal.array,f=this.attributes.uv.array,m=u.length/6,x=new G,p=.5/o;for(let g=0,v=0;g<u.length;g+=3,v+=2)switch(l.fromArray(u,g),c.copy(l),c.x-=Math.sign(c.x)*p,c.y-=Math.sign(c.y)*p,c.z-=Math.sign(c.z)*p,c.normalize(),u[g+0]=h.x*Math.sign(l.x)+c.x*r,u[g+1]=h.y*Math.sign(l.y)+c.y*r,u[g+2]=h.z*Math.sign(l.z)+c.z*r,d[g+0]=c.x,d[g+1]=c.y,d[g+2]=c.z,Math.floor(g/m)){case 0:x.set(1,0,0),f[v+0]=Li(x,c,"z","y",r,n),f[v+1]=1-Li(x,c,"y","z",r,t);break;case 1:x.set(-1,0,0),f[v+0]=1-Li(x,c,"z","y",r,n),f[v+1]=1-Li(x,c,"y","z",r,t);break;case 2:x.set(0,1,0),f[v+0]=1-Li(x,c,"x","z",r,e),f[v+1]=Li(x,c,"z","x",r,n);break;case 3:x.set(0,-1,0),f[v+0]=1-Li(x,c,"x","z",r,e),f[v+1]=1-Li(x,c,"z","x",r,n);break;case 4:x.set(0,0,1),f[v+0]=1-Li(x,c,"x","y",r,e),f[v+1]=1-Li(x,c,"y","x",r,t);break;case 5:x.set(0,0,-1),f[v+0]=Li(x,c,"x","y",r,e),f[v+1]=1-Li(x,c,"y","x",r,t);break}}static fromJSON(e){return new i(e.width,e.height,e.depth,e.segments,e.radius)}};function ty(i,e=Math.PI/3){let t=i.index?i.toNonIndexed():i,n=t.attributes.position,s=n.count,r;if(n.isBufferAttribute===!0&&n.itemSize===3&&n.normalized===!1)r=n.array;else{r=new Float64Array(s*3);for(let _=0;_<s;_++)r[3*_+0]=n.getX(_),r[3*_+1]=n.getY(_),r[3*_+2]=n.getZ(_)}let o=Math.cos(e),a=(1+1e-10)*100,l=s/3,c=new Float64Array(l*3);for(let _=0;_<l;_++){let C=9*_,S=r[C+0],y=r[C+1],w=r[C+2],F=r[C+3],L=r[C+4],D=r[C+5],V=r[C+6],W=r[C+7],R=r[C+8],U=V-F,q=W-L,O=R-D,ne=S-F,$=y-L,Z=w-D,te=q*Z-O*$,ue=O*ne-U*Z,ce=U*$-q*ne,J=1/(Math.sqrt(te*te+ue*ue+ce*ce)||1);c[3*_+0]=te*J,c[3*_+1]=ue*J,c[3*_+2]=ce*J}let h=new Int32Array(s),u=new Float64Array(s*3),d=1;for(;d<s*2;)d<<=1;let f=d-1,m=new Int32Array(d),x=0;for(let _=0;_<s;_++){let C=3*_,S=Math.trunc(r[C+0]*a),y=Math.trunc(r[C+1]*a),w=Math.trunc(r[C+2]*a),F=(Math.imul(S,73856093)^Math.imul(y,19349663)^Math.imul(w,83492791))&f;for(;;){let L=m[F];if(L===0){let V=3*x;u[V+0]=S,u[V+1]=y,u[V+2]=w,m[F]=x+1,h[_]=x++;break}let D=3*(L-1);if(u[D+0]===S&&u[D+1]===y&&u[D+2]===w){h[_]=L-1;break}F=F+1&f}}let p=new Int32Array(x+1);for(let _=0;_<s;_++)p[h[_]+1]++;for(let _=0;_<x;_++)p[_+1]+=p[_];let g=new Int32Array(s),v=p.slice(0,x);for(let _=0;_<l;_++){let C=3*_;g[v[h[C+0]]++]=_,g[v[h[C+1]]++]=_,g[v[h[C+2]]++]=_}let E=new Float32Array(s*3);for(let _=0;_<l;_++){let C=3*_,S=c[C+0],y=c[C+1],w=c[C+2];for(let F=0;F<3;F++){let L=C+F,D=h[L],V=0,W=0,R=0;for(let q=p[D],O=p[D+1];q<O;q++){let ne=3*g[q],$=c[ne+0],Z=c[ne+1],te=c[ne+2];S*$+y*Z+w*te>o&&(V+=$,W+=Z,R+=te)}let U=1/(Math.sqrt(V*V+W*W+R*R)||1);E[3*L+0]=V*U,E[3*L+1]=W*U,E[3*L+2]=R*U}}return t.setAttribute("normal",new Gt(E,3,!1)),t}var au=(i,e)=>Math.max(Math.abs(i),.012*e);function iy(i){let[e,t,n]=i.size,s=Math.max(e,t,Math.abs(n));if(i.kind==="box")return new Xi(au(e,s),au(t,s),au(n,s));if(i.kind==="sphere")return new Cn(.5,48,32).rotateX(Math.PI/2).scale(e,t,n);if(i.kind==="cone"){let r=new rr(.5,1,72).rotateX(Math.PI/2);return n<0?r.rotateX(Math.PI).scale(e,t,-n):r.scale(e,t,n)}return new li(.5,.5,1,72).rotateX(Math.PI/2).scale(e,t,au(n,s))}function TA(i){let e=1e-9,t=new G,n=new un;for(let s of i){let r=iy(s).getAttribute("position");s.kind==="box"?n.identity():n.setFromUnitVectors(new G(0,0,1),new G(...s.axis).normalize());for(let o=0;o<r.count;o++)t.fromBufferAttribute(r,o).applyQuaternion(n),e=Math.max(e,Math.hypot(t.x+s.at[0],t.y+s.at[1],t.z+s.at[2]))}return e}function EA([i,e],t){let n=[];for(let s of[1,-1]){let r=s*.009*Math.max(i,e);for(let o=0;o<=4;o++)n.push([(o/4-.5)*i,-e/2,r,(o/4-.5)*i,e/2,r]);for(let o=0;o<=8;o++)n.push([-i/2,(o/8-.5)*e,r,i/2,(o/8-.5)*e,r])}return hi(n,{colour:t.body,width:1,opacity:.35})}function ny(i,e,t,n=6){let s=i.index?i.toNonIndexed():i,r=s.getAttribute("position"),o=new Float32Array(3*r.count);for(let a=0;a<r.count;a+=3){let l=r.getX(a)+r.getX(a+1)+r.getX(a+2),c=r.getY(a)+r.getY(a+1)+r.getY(a+2),u=Math.floor((Math.atan2(c,l)/(2*Math.PI)+1)%1*n)%2===0?e:t;for(let d=0;d<3;d++)o.set([u.r,u.g,u.b],3*(a+d))}return s.setAttribute("color",new Gt(o,3)),s}function ll(i){if(!i)return new un;let e=new Dt().set(i[0][0],i[0][1],i[0][2],0,i[1][0],i[1][1],i[1][2],0,i[2][0],i[2][1],i[2][2],0,0,0,0,1);return new un().setFromRotationMatrix(e)}function cl(i,e,t,n){let s=new _t,r=i.body.shape??{kind:"box",size:[1,1,1]},o=(v,E)=>t?new Xe(v).lerp(new Xe(t),E):new Xe(v),a=o(e.body,n?.9:.42),l=o(e.stripe,.5),c=(v={})=>new Mi({roughness:.46,metalness:.04,color:a,transparent:n,opacity:n?.17:1,depthWrite:!n,polygonOffset:n,polygonOffsetFactor:2,polygonOffsetUnits:4,...v}),h=new _t,u=1,d=null,f,m=new G(...r.about??[0,0,0]);if(r.kind==="box"){let[v,E,_]=r.size;u=Math.hypot(v,E,_)/2;let C=new ou(v,E,_,4,.045*Math.max(v,E,_,1e-9)*Math.min(1,6*Math.min(v,E,_)/Math.max(v,E,_))),S=[0,0,1,1,2,2].map(y=>a.clone().lerp(l,[.85,.4,0][y]));f=new vt(C,n?c():S.map(y=>c({color:y}))),n&&(d=new or(new Xi(v,E,_))),h.quaternion.copy(ll(i.body.axes))}else if(r.kind==="parts"){let v={main:a,second:l,panel:o(e.panel,.3),dark:o(e.metal,.25)},E=r.parts.map(_=>{let C=iy(_),y=_.kind!=="box"&&!n?new vt(ny(C,v[_.tone]??a,(v[_.tone]??a).clone().lerp(l,.45),_.tone==="main"?8:2),c({color:16777215,vertexColors:!0})):new vt(C,c({color:n?a:v[_.tone]??a}));return y.quaternion.setFromUnitVectors(new G(0,0,1),new G(..._.axis).normalize()),_.kind==="box"&&y.quaternion.identity(),y.position.set(_.at[0],_.at[1],_.at[2]),_.tone==="panel"&&!n&&y.add(EA(_.size,e)),y});f=E[0],u=TA(r.parts);for(let _ of E.slice(1))h.add(_);for(let _ of E)_.renderOrder=n?3:0;if(n)for(let _ of E)_.add(new Do(new or(_.geometry,40),new Er({color:t??e.ink,transparent:!0,opacity:.8})))}else if(r.kind==="mesh"){let v=new vn;v.setAttribute("position",new Gt(Float32Array.from(r.vertices),3)),v.setIndex(new Gt(Uint32Array.from(r.faces),1));let E=ty(v,.6),_=r.vertices;u=0;for(let C=0;C<_.length;C+=3)u=Math.max(u,Math.hypot(_[C],_[C+1],_[C+2]));f=new vt(E,c()),n&&(d=new or(E,25))}else{let v;if(r.kind==="ellipsoid"){let[E,_,C]=r.size;v=new Cn(1,96,64).rotateX(Math.PI/2).scale(E,_,C),u=Math.max(E,_,C),h.quaternion.copy(ll(i.body.axes))}else r.kind==="sphere"?(v=new Cn(r.radius,96,64).rotateX(Math.PI/2),u=r.radius):r.kind==="cylinder"?(v=new li(r.radius,r.radius,r.height,96).rotateX(Math.PI/2),u=Math.hypot(r.radius,r.height/2)):(v=new rr(r.radius,r.height,96).rotateX(Math.PI/2).translate(0,0,r.height/4),u=Math.max(.75*r.height,Math.hypot(r.radius,r.height/4)));f=new vt(ny(v,a,l),c({color:16777215,vertexColors:!0})),n&&f.material.color.set(a),r.kind!=="sphere"&&r.kind!=="ellipsoid"&&(d=new or(v,40))}f.renderOrder=n?3:0;let x=.82/(u+m.length()||1);if(h.add(f),d){let v=new Er({color:n&&t?t:e.ink,transparent:!0,opacity:n?.95:.18}),E=new Do(d,v);E.renderOrder=n?4:1,h.add(E)}let p=new _t;p.add(h),p.position.copy(m).negate();let g=new _t;return g.scale.setScalar(x),g.add(p),s.add(g),s.userData.scale=x,s}function jf(i,e,t=[.18,.36,.6,-.25]){let n=i.length/4,s=Math.max(1,Math.floor(n/400)),r=e,o=-1/0;for(let a=0;a<24;a++)for(let l of t){let c=e[0]+a*Math.PI/12,h=Math.cos(l),u=[h*Math.cos(c),h*Math.sin(c),Math.sin(l)],d=0,f=0;for(let p=0;p<n;p+=s){let g=i[4*p],v=i[4*p+1],E=i[4*p+2],_=Math.hypot(g,v,E);if(!(_>0)||i[4*p+3]>1e38)continue;let C=(g*u[0]+v*u[1]+E*u[2])/_;d+=Math.max(-.2,Math.min(.75,C)),f++}if(!f)return e;let m=Math.abs((c-e[0]+Math.PI)%(2*Math.PI)-Math.PI),x=d/f-.05*m-.1*Math.abs(l-e[1]);x>o&&(o=x,r=[c,l])}return r}var sy=(i,e,t,n)=>.5*(e*e/i[0]+t*t/i[1]+n*n/i[2]);function CA(i,e,t){let n=(e+1)%3,s=(e+2)%3,r=1/i[n]-1/i[e],o=1/i[s]-1/i[e],a=t-1/i[e],l=Math.sqrt(a/r),c=Math.sqrt(a/o);return[1,-1].map(h=>{let u=new Float64Array(579);for(let d=0;d<=192;d++){let f=2*Math.PI*d/192,m=l*Math.cos(f),x=c*Math.sin(f);u[3*d+n]=m,u[3*d+s]=x,u[3*d+e]=h*Math.sqrt(Math.max(0,1-m*m-x*x))}return u})}function ry(i,e=4){let[t,n,s]=[0,1,2].sort((d,f)=>i[d]-i[f]),r=i[s],o=(d,f)=>Math.abs(i[d]-i[f])<1e-9*r,a=[],l=(d,f,m)=>{for(let x=1;x<=e;x++){let p=Math.sin(x/(e+(m?0:1))*Math.PI/2)**2;a.push(...CA(i,d,1/i[d]+p*(1/i[f]-1/i[d])))}};if(o(t,s))return{levels:[],separatrix:[]};if(o(t,n)||o(n,s))return l(o(t,n)?s:t,o(t,n)?t:s,!0),{levels:a,separatrix:[]};l(s,n,!1),l(t,n,!1);let c=Math.sqrt((1/i[t]-1/i[n])/(1/i[n]-1/i[s])),h=Math.hypot(1,c),u=[1,-1].map(d=>{let f=new Float64Array(579);for(let m=0;m<=192;m++){let x=2*Math.PI*m/192;f[3*m+n]=Math.sin(x),f[3*m+t]=Math.cos(x)/h,f[3*m+s]=d*c*Math.cos(x)/h}return f});return{levels:a,separatrix:u}}function ep(i,e){let t=new _t,n=new vt(new li(e,e,1e-4,96).rotateX(Math.PI/2),new Pi({color:i.plane,transparent:!0,opacity:i.name==="dark"?.16:.2,side:qn,depthWrite:!1}));n.renderOrder=-2;let s=r=>zo(o=>[r*Math.cos(o),r*Math.sin(o),0]);return t.add(n,hi([s(e)],{colour:i.plane,width:1.2,opacity:.6})),t.add(hi([.25,.5,.75].map(r=>s(r*e)),{colour:i.plane,width:1,opacity:.22})),t}function Qf(i){return new Mi({color:i.metal,roughness:.6,metalness:.1})}function RA(i){let e=i.body.shape,t=new Float64Array(4),n=Kt(),s=Kt();if(e?.kind!=="parts")return-1;let r=Math.max(1,Math.floor(i.t.length/400)),o=0,a=1e-9;for(let l of e.parts)a=Math.max(a,Math.hypot(Math.hypot(...l.at)+Math.abs(l.size[2])/2,Math.max(l.size[0],l.size[1])/2));for(let l=0;l<i.t.length;l+=r){for(let h=0;h<4;h++)t[h]=i.q[4*l+h];n.set([0,0,1]),kn(t,n,s);let c=Math.hypot(s[0],s[1]);for(let h of e.parts)for(let u of[-.5,.5]){let f=h.kind==="cone"&&(h.size[2]>0?u>0:u<0)?0:Math.max(h.size[0],h.size[1])/2;n.set(h.at),n[2]+=u*Math.abs(h.size[2]),kn(t,n,s),o=Math.min(o,s[2]-f*c)}}return o/a}function PA(i,e,t,n){let s=new _t,r=n!==void 0?n*t:RA(e)>-.03?0:-1,o=ep(i,.98);o.position.z=r;let a=new vt(new Cn(.028,24,16),Qf(i));if(s.add(o,a),r<-.02){let l=new vt(new li(.018,.03,-r,24).rotateX(Math.PI/2).translate(0,0,r/2),Qf(i)),c=new vt(new li(.14,.16,.03,48).rotateX(Math.PI/2).translate(0,0,r+.015),Qf(i));s.add(l,c)}return s}function lu(i,e,t,n,s){let r=new _t,o=new oi(s,.012,.1),a=n.clone().sub(t);o.position.copy(t),o.point(a.x,a.y,a.z);let l=ui(e,s,i.ground[1],.9,3);return l.position.copy(n).addScaledVector(a.normalize(),.09),r.add(o,l),r}var cu=class extends _t{earth=null;scene;constructor(e,t,n){super();let s=this.scene=e.scene??{};if(!e.x){if(s.pivot&&this.add(PA(t,e,n,s.floor)),s.gravity){let r=new G(...s.gravity),o=new G(-.2,-1.12,.62);this.add(lu(t,"gravity",o,o.clone().addScaledVector(r,.4),t.quiet))}if(s.field){let r=new G(...s.field),o=new G(-.2,-1.12,.4);this.add(lu(t,"field",o,o.clone().addScaledVector(r,.4),t.quiet))}s.centre&&this.add(this.earth=this.orbit(t))}}orbit(e){let t=new _t,n=new vt(new Cn(.085,40,24),new Mi({color:e.metal,roughness:.8})),s=ui("Earth",e.quiet,e.ground[1],.9,3),r=new oi(e.quiet,.006,.1);t.add(n,s,r),t.userData={ball:n,word:s,sight:r};let{centre:o,normal:a}=this.scene;if(a){let l=new G(...o),c=new G(...a).cross(l);t.add(hi([zo(h=>{let u=l.clone().multiplyScalar(1.22*Math.cos(h)).addScaledVector(c,1.22*Math.sin(h));return[u.x,u.y,u.z]})],{colour:e.quiet,width:1,opacity:.45}))}return t}seek(e){if(!this.earth)return;let{centre:t,normal:n,rate:s}=this.scene,r=new G(...t);if(n&&s){let c=new G(...n).cross(r);r.multiplyScalar(Math.cos(s*e)).addScaledVector(c,Math.sin(s*e))}let{ball:o,word:a,sight:l}=this.earth.userData;o.position.copy(r).multiplyScalar(1.22),a.position.copy(r).multiplyScalar(1.4),l.point(1.1*r.x,1.1*r.y,1.1*r.z)}};var IA=.09,hu=4;function LA(i,e){let t=[1/0,1/0,1/0],n=[-1/0,-1/0,-1/0];for(let{x:r}of i)for(let o=0;r&&o<r.length;o++)Number.isFinite(r[o])&&(t[o%3]=Math.min(t[o%3],r[o]),n[o%3]=Math.max(n[o%3],r[o]));return{centre:t.map((r,o)=>r<=n[o]?(r+n[o])/2:0),far:Math.max(Math.hypot(...n.map((r,o)=>r>=t[o]?r-t[o]:0))/2,e)}}var uu=class{constructor(e,t){this.theme=t;let n=e.length>1;this.travellers=e.filter(r=>r.data.x).map(r=>{let o=t.runs[e.indexOf(r)],a=cl(r.data,t,n?o:null,!1),l=Math.max(1e-9,r.end-r.start),c=new Bs(new Float32Array(8),{colour:o,width:2.2,past:.45,ahead:.12,fade:l},49152);return this.view.scene.add(a,c),{player:r,body:a,line:c}}),this.view.scene.add(this.ground);let s=e.find(r=>r.data.scene?.gravity)?.data.scene?.gravity;if(s){let r=new G(...s),o=new G(-.2,-1.05,.75);this.view.scene.add(lu(t,"gravity",o,o.clone().addScaledVector(r,.35),t.quiet))}this.measure()}theme;view=new ms("path","Path in space",1.25,.2);enlarged=1;travellers;ground=new _t;centre=[0,0,0];scale=1;measure(){let e=this.travellers.map(l=>l.player.data),t=Math.min(...this.travellers.map(l=>l.body.userData.scale)),{centre:n,far:s}=LA(e,1/t);this.centre=n,this.scale=1/s,this.enlarged=Math.max(1,IA*t/this.scale);for(let l of this.travellers)l.body.scale.setScalar(this.enlarged*this.scale/l.body.userData.scale),l.line.points=this.path(l.player);ks(this.ground),this.ground.clear();let r=e.find(l=>l.ground)?.ground;if(!r)return;let o=new G(...r.normal),a=r.level-o.dot(new G(...n));this.ground.add(ep(this.theme,1.2)),this.ground.position.copy(o).multiplyScalar(a*this.scale),this.ground.quaternion.setFromUnitVectors(new G(0,0,1),o)}path(e){let{t}=e.data,n=t.length,s=new Float32Array(4*(hu*(n-1)+1));for(let r=0;r<s.length/4;r++){let o=Math.min(Math.floor(r/hu),n-1),a=r%hu/hu;e.place(o,a,oy);for(let l=0;l<3;l++)s[4*r+l]=this.scale*(oy[l]-this.centre[l]);s[4*r+3]=t[o]+(a>0?a*(t[o+1]-t[o]):0)-t[0]}return s}seek(e,t){for(let{player:n,body:s,line:r}of this.travellers){let o=n.x.map((a,l)=>this.scale*(a-this.centre[l]));s.position.set(o[0],o[1],o[2]),s.quaternion.copy(DA.set(n.q[1],n.q[2],n.q[3],n.q[0])),s.visible=r.visible=t(n),r.now=Math.min(e,n.end)-n.start}}},oy=Kt(),DA=new un;var NA=Math.PI,FA=.05,ay=12e4,$n=ai(),dr=Kt(),du=Kt(),Yn=Kt(),Wo=Kt(),ly=34e37;function tp(i,e,t){let n=i.data,s=n.t.length;if(i.coarse=i.stride>NA,i.coarse)return UA(i,e,t);let r=new Uint16Array(Math.max(s-1,0)),o=1;for(let h=0;h<s-1;h++){let u=Math.hypot(n.omega[3*h],n.omega[3*h+1],n.omega[3*h+2]),d=Math.ceil(u*(n.t[h+1]-n.t[h])/FA);r[h]=Number.isFinite(d)?Math.max(1,Math.min(64,d)):1,o+=r[h]}if(o>ay){let h=ay/o;o=1;for(let u=0;u<s-1;u++)o+=r[u]=Math.max(1,Math.floor(r[u]*h))}let a={axis:new Float32Array(4*o),polhode:new Float32Array(4*o),herpolhode:new Float32Array(4*o),sphere:new Float32Array(4*o)},l=0,c=(h,u)=>{i.at(h,u,$n,dr,du);let d=n.t[h]+(u>0?u*(n.t[h+1]-n.t[h]):0)-n.t[0];Wo.fill(0),Wo[e]=1,kn($n,Wo,Yn),Ho(a.axis,l,Yn,1,d);let f=t(dr);Ho(a.polhode,l,dr,f,f>0?d:ly),kn($n,dr,Yn),Ho(a.herpolhode,l,Yn,f,f>0?d:ly),$n[1]=-$n[1],$n[2]=-$n[2],$n[3]=-$n[3],kn($n,du,Yn),Ho(a.sphere,l,Yn,1/(Math.hypot(Yn[0],Yn[1],Yn[2])||1),d),l++};for(let h=0;h<s-1;h++)for(let u=0;u<r[h];u++)c(h,u/r[h]);return c(s-1,0),a}function UA(i,e,t){let n=i.data.t.length,s=i.data,r=()=>new Float32Array(8*n),o={axis:r(),polhode:r(),herpolhode:r(),sphere:r()};for(let a=0;a<n;a++){i.at(a,0,$n,dr,du);let l=s.t[a]-s.t[0];Wo.fill(0),Wo[e]=1;let c=(u,d,f)=>{let m=f*Math.hypot(d[0],d[1],d[2])||1;Ho(u,2*a,d,f,l),Ho(u,2*a+1,d,f*(1+.006/m),34e37)};c(o.axis,kn($n,Wo,Yn),1);let h=t(dr);c(o.polhode,dr,h),c(o.herpolhode,kn($n,dr,Yn),h);for(let u=1;u<4;u++)$n[u]=-$n[u];kn($n,du,Yn),c(o.sphere,Yn,1/(Math.hypot(Yn[0],Yn[1],Yn[2])||1))}return o}function Ho(i,e,t,n,s){i[4*e]=n*t[0],i[4*e+1]=n*t[1],i[4*e+2]=n*t[2],i[4*e+3]=s}var sp={body:!0,axes:!0,space:!0,omega:!0,momentum:!0,trace:!0,ghosts:!0,apart:!1,ride:!1,axis:2,trail:1},OA=Kt(),bn=Kt(),np=Kt(),ip=(i,e)=>e.set(i[1],i[2],i[3],i[0]),mu=class{constructor(e,t,n){this.theme=t;this.show=n;let s=t.ground[1],r=e.runs.length>1;this.body.scene.add(this.root),this.sphere.add(el(t.quiet,t.name==="dark"?.34:.42,.02)),this.sphere.add(tl({colour:t.quiet,width:1,opacity:t.name==="dark"?.2:.26,ball:!0})),this.root.add(this.sphere),["x","y","z"].forEach((f,m)=>{let x=new oi(t.quiet,.0055,.1),p=[0,0,0];p[m]=1.22,x.point(p[0],p[1],p[2]);let g=ui(f,t.quiet,s,.85,4);g.position.set(1.08*p[0],1.08*p[1],1.08*p[2]),this.space.add(x,g)}),this.root.add(this.space),this.omegaLabel=ui("ω",t.omega,s,1,0),this.momentumLabel=ui("L",t.momentum,s,1,0),this.root.add(this.omegaLabel,this.momentumLabel),this.poinsot.scene.add(this.world),this.world.add(this.plane),this.omegaArrow=new oi(t.omega,.014),this.momentumArrow=new oi(t.momentum,.01),this.poinsotOmega=ui("ω",t.omega,s),this.poinsotMomentum=ui("L",t.momentum,s),this.world.add(this.omegaArrow,this.momentumArrow,this.poinsotOmega,this.poinsotMomentum);let o=e.runs[0].body.moments,a=new _t;a.quaternion.copy(ll(e.runs[0].body.axes));let l=Math.max(...o),c=l-Math.min(...o)<1e-9*l,h=Dx(t,(f,m,x)=>sy(o,f,m,x),c);h.scale.setScalar(.994),a.add(h);let u=ry(o);u.levels.length&&a.add(hi(u.levels,{colour:t.ink,width:1,opacity:.28,ball:!0})),u.separatrix.length&&a.add(hi(u.separatrix,{colour:t.ink,width:2.2,opacity:.95,ball:!0})),[0,1,2].forEach(f=>{for(let m of[1,-1]){let x=new oi(t.quiet,.007,.1),p=[0,0,0];p[f]=1.16*m,m>0&&x.point(p[0],p[1],p[2]);let g=nl(t.quiet,.016);g.position.set(p[0]/1.16,p[1]/1.16,p[2]/1.16),a.add(g);let v=Px(ui(`${m>0?"":"−"}${f+1}`,m>0?t.ink:t.quiet,s,.95));v.position.set(p[0]*1.07,p[1]*1.07,p[2]*1.07),a.add(v),m>0&&a.add(x)}}),this.momentum.scene.add(a);let d=e.runs.map(f=>new Sl(f));d.forEach((f,m)=>this.actors.push(this.cast(f,t.runs[m],r))),this.path=e.runs.some(f=>f.x)?new uu(d,t):null,this.setLead(0),this.seek(0)}theme;show;body=new ms("body","Body in space",1.45);poinsot=new ms("poinsot","Poinsot: the inertia ellipsoid rolls on the invariable plane",1.22,.32);momentum=new ms("momentum","Momentum sphere, in the body",1.42);path;actors=[];lead=0;space=new _t;sphere=new _t;omegaLabel;momentumLabel;ellipsoid=new _t;plane=new _t;world=new _t;omegaArrow;momentumArrow;poinsotOmega;poinsotMomentum;root=new _t;get views(){return this.path?[this.path.view,this.body,this.momentum,this.poinsot]:[this.body,this.poinsot,this.momentum]}get axis(){return this.show.axis}face(e,t){if(this.actors.length)return;let n=(h,u)=>{h.home=u,[h.azimuth,h.elevation]=u};n(this.momentum,jf(t.sphere,[this.momentum.azimuth,.34]));let s=e.player,r=new un,o=new un,a=new G;s.seek(s.start);let l=new G(...s.momentum);l.length()>0&&r.setFromUnitVectors(l.normalize(),new G(0,0,-1)),ip(s.q,o);let c=Float32Array.from(t.polhode);for(let h=0;h<c.length;h+=4)a.fromArray(c,h).applyQuaternion(o).applyQuaternion(r),c.set([a.x,a.y,a.z],h);n(this.poinsot,jf(c,[this.poinsot.azimuth,.32],[.22,.32,.42]))}cast(e,t,n){let{theme:s}=this,r=e.data,o=r.t.length,a=0,l=0;for(let J=0;J<o;J++){let fe=Math.hypot(r.omega[3*J],r.omega[3*J+1],r.omega[3*J+2]),pe=Math.hypot(r.momentum[3*J],r.momentum[3*J+1],r.momentum[3*J+2]);fe>a&&(a=fe),pe>l&&(l=pe)}let c=ll(r.body.axes);e.seek(r.t[0]);let h=pu(r.body.moments,c,e.omega),u=Math.min(...r.body.moments),d=r.torque==="free rotation",f=1/Math.sqrt((h||1)/u),m=J=>d?f:Math.sqrt(u/pu(r.body.moments,c,J)),x=J=>{let fe=m(J);return Number.isFinite(fe)?fe:0},p=tp(e,this.show.axis,x),g=d?Math.max(.85,1.18*BA(p.herpolhode,e.momentum)):1.05,v=Math.max(1e-9,e.end-e.start),E=(J,fe,pe,Ee=n?2:2.2)=>new Bs(J,{colour:t,width:Ee,past:.45,ahead:fe,fade:v,ball:pe},n?16384:49152),_=new _t,C=new _t,S=new _t,y=cl(r,s,n?t:null,!1),w=cl(r,s,t,!0),F=[0,1,2].map(J=>new oi(s.axes[J],.009,.15)),L=[0,1,2].map(J=>ui(String(J+1),s.axes[J],s.ground[1],.9,2));F.forEach((J,fe)=>{let pe=new G().setComponent(fe,1).applyQuaternion(c);J.point(pe.x,pe.y,pe.z),L[fe].position.copy(pe).multiplyScalar(1.08)}),C.add(y,w,...F,...L);let D=new oi(s.omega,.014),V=new oi(s.momentum,.014),W=nl(t,.026),R=E(p.axis,0,!0),U=el(s.quiet,s.name==="dark"?.34:.42,.02);_.add(C,D,V,W,R,U),this.root.add(_);let q=E(p.polhode,.22,!0,2.6),O=E(p.herpolhode,.1,!1,1.8),ne=nl(t,.028);S.add(q),this.world.add(S,O,ne);let $=E(p.sphere,.12,!0,2.6),Z=nl(t,.03,s.ground[1]);this.momentum.scene.add($,Z),C.userData={solid:y,ghost:w};let te=new cu(r,s,y.userData.scale);this.root.add(te);let ue=Zs(r)?ui(`✕ ended at ${bt(e.end,3)} s`,s.ink,s.ground[1],.95,0):null;ue&&_.add(ue);let ce={scenery:te,over:ue,free:d,size:x,player:e,holder:_,body:C,ghost:w,axes:F,axisLabels:L,omega:D,momentum:V,tip:W,axisLine:R,polhode:q,herpolhode:O,sphereLine:$,sphereDot:Z,largestOmega:a,largestMomentum:l,scale:f,reach:g,frame:c,turned:S,own:U,contact:ne,visible:!0};return this.face(ce,p),ce}setLead(e){this.lead=Math.max(0,Math.min(this.actors.length-1,e));let t=this.actors[this.lead];ks(this.ellipsoid),this.ellipsoid.clear();let{theme:n}=this,s=new vt(new Cn(1,72,48),new Mi({color:n.ellipsoid,roughness:.35,transparent:!0,opacity:n.name==="dark"?.34:.42,depthWrite:!1}));s.renderOrder=1,this.ellipsoid.add(s,tl({colour:n.ink,width:1,opacity:.22},30)),this.ellipsoid.quaternion.copy(t.frame),t.turned.add(this.ellipsoid);let r=new G(...Array.from(t.player.data.momentum.subarray(0,3)));ks(this.plane),this.plane.clear(),this.plane.add(Nx(n,t.reach));let o=t.player;o.seek(o.start);let a=t.scale*pu(o.data.body.moments,t.frame,o.omega)/(r.length()||1),l=Math.max(cy(t.polhode.points),cy(t.herpolhode.points)),c=l<.01?1:Math.max(.42,Math.min(1,l/.42));this.poinsot.extent=(t.free?Math.max(a+.3,.45*t.reach+.3)*1.1:1.26)*c,this.poinsot.across=(t.free?Math.max(1,t.reach)*1.12:1.26)*c,this.poinsot.centre.set(0,0,c===1?t.free?-.2:-.12:-.2-(1-c)*Math.max(0,a-.3)),r.length()>0&&this.world.quaternion.setFromUnitVectors(r.normalize(),new G(0,0,-1)),this.dress()}dress(){let{show:e}=this,t=this.actors.length>1,n=e.apart&&t;this.space.visible=e.space&&!n,this.sphere.visible=!n,this.actors.forEach((s,r)=>{let o=r===this.lead,a=this.actors.length,l=a>3?2:1,c=Math.ceil(a/l),h=a===3?.92:1.3,u=n?(r%c-(c-1)/2)*h:0,d=n?((l-1)/2-Math.floor(r/c))*h:0,[f]=this.body.home;s.holder.visible=s.visible&&(o||e.ghosts||e.apart);let m=s.body.userData.solid;m.visible=e.body&&(o||e.apart),s.ghost.visible=e.body&&!o&&!e.apart,s.scenery.visible=!n&&o,s.holder.position.set(-u*Math.sin(f),u*Math.cos(f),d),s.holder.scale.setScalar(n?a===3?.43:.6:1),s.own.visible=n;for(let p of[...s.axes,...s.axisLabels])p.visible=e.axes&&(o||e.apart);s.axisLine.visible=s.tip.visible=e.trace,s.polhode.visible=s.herpolhode.visible=s.visible&&(o||e.ghosts),s.contact.visible=s.visible&&o,s.sphereLine.visible=s.sphereDot.visible=s.visible;for(let p of[s.axisLine,s.polhode,s.herpolhode,s.sphereLine])p.order=o?3:2;s.axisLine.material.uniforms.width.value=o?2.4:1.6;let x=Math.max(1e-9,(s.player.end-s.player.start)*e.trail);for(let p of[s.axisLine,s.polhode,s.herpolhode,s.sphereLine])p.material.uniforms.fade.value=x,p.material.uniforms.past.value=e.trail<1?0:.45})}retrace(e){let t=this.actors[e],n=tp(t.player,this.show.axis,t.size);t.axisLine.points=n.axis,t.polhode.points=n.polhode,t.herpolhode.points=n.herpolhode,t.sphereLine.points=n.sphere,this.path?.measure(),this.dress()}seek(e){let{show:t}=this;this.actors.forEach((s,r)=>{let o=s.player,a=r===this.lead;o.seek(e);let l=Math.min(e,o.end)-o.start;ip(o.q,s.body.quaternion),np.fill(0),np[t.axis]=1,kn(o.q,np,bn),s.tip.position.set(bn[0],bn[1],bn[2]),s.axisLine.now=s.polhode.now=s.herpolhode.now=s.sphereLine.now=l,kn(o.q,o.omega,bn);let c=1.12/(s.largestOmega||1),h=1.12/(s.largestMomentum||1);s.omega.point(c*bn[0],c*bn[1],c*bn[2]),s.momentum.point(h*o.momentum[0],h*o.momentum[1],h*o.momentum[2]),s.omega.visible&&=t.omega&&(a||t.apart),s.momentum.visible&&=t.momentum&&(a||t.apart),a&&(this.omegaLabel.visible=s.omega.visible&&!t.apart,this.momentumLabel.visible=s.momentum.visible&&!t.apart,this.omegaLabel.position.set(bn[0],bn[1],bn[2]).multiplyScalar(c*1.08),this.momentumLabel.position.set(o.momentum[0],o.momentum[1],o.momentum[2]).multiplyScalar(h*1.08),this.roll(s)),this.end(s,e,a),s.scenery.seek(e),ip(o.q,s.turned.quaternion),s.contact.position.set(bn[0],bn[1],bn[2]).multiplyScalar(s.size(o.omega)),hy.copy(s.body.quaternion).invert(),s.sphereDot.position.set(o.momentum[0],o.momentum[1],o.momentum[2]).normalize().applyQuaternion(hy)}),this.path?.seek(e,s=>this.actors.some(r=>r.player===s&&r.visible));let n=this.actors[this.lead];t.ride?this.root.quaternion.copy(n.body.quaternion).invert():this.root.quaternion.identity()}end(e,t,n){if(!e.over)return;let s=t>e.player.end+1e-9*Math.abs(e.player.end),{show:r}=this,o=e.body.userData.solid;e.over.visible=s&&e.visible,e.over.position.copy(e.tip.position).multiplyScalar(1.12),o.visible=r.body&&(n||r.apart)&&!s,e.ghost.visible=r.body&&(!n&&!r.apart||s),s&&(e.omega.visible=e.momentum.visible=!1)}roll(e){let t=e.player,n=t.data.body.moments,s=pu(n,e.frame,t.omega),r=e.size(t.omega);r>0&&this.ellipsoid.scale.set(r*Math.sqrt(s/n[0]),r*Math.sqrt(s/n[1]),r*Math.sqrt(s/n[2])),gs.fromArray(t.normal(OA));let o=gs.length();this.ellipsoid.visible=r>0;for(let l of[this.plane,this.poinsotOmega,this.poinsotMomentum,this.omegaArrow,this.momentumArrow])l.visible=o>0;if(!(o>0))return;gs.divideScalar(o);let a=r*s/o;this.plane.position.copy(gs).multiplyScalar(a),this.plane.quaternion.setFromUnitVectors(kA,gs),this.omegaArrow.point(r*bn[0],r*bn[1],r*bn[2]),this.poinsotOmega.position.set(bn[0],bn[1],bn[2]).multiplyScalar(.6*r),gs.fromArray(t.momentum).normalize(),this.momentumArrow.point(gs.x*(a+.28),gs.y*(a+.28),gs.z*(a+.28)),this.poinsotMomentum.position.copy(gs).multiplyScalar(a+.36)}labels(){for(let e of this.views)e.shown&&eu(e.scene,e.rect.height,e.camera.fov)}dispose(){for(let e of this.views)ks(e.scene)}};function cy(i){let e=[0,0,0],t=i.length/4;for(let s=0;s<i.length;s+=4)for(let r=0;r<3;r++)e[r]+=i[s+r]/t;let n=0;for(let s=0;s<i.length;s+=4)n=Math.max(n,Math.hypot(i[s]-e[0],i[s+1]-e[1],i[s+2]-e[2]));return n}function BA(i,e){let t=Math.hypot(e[0],e[1],e[2])||1,n=0;for(let s=0;s<i.length;s+=4){let r=(i[s]*e[0]+i[s+1]*e[1]+i[s+2]*e[2])/t;n=Math.max(n,i[s]**2+i[s+1]**2+i[s+2]**2-r*r)}return Math.min(2,Math.sqrt(n))}var hy=new un,gs=new G,kA=new G(0,0,1),fu=new G;function pu(i,e,t){return fu.set(t[0],t[1],t[2]).applyQuaternion(zA.copy(e).invert()),i[0]*fu.x**2+i[1]*fu.y**2+i[2]*fu.z**2}var zA=new un;var gu=class{constructor(e,t){this.server=e;this.listener=t}server;listener;job=0;stop(){this.server.stop(this.job)}run(e){this.server.forget(this.job);let t=performance.now(),n=this.listener;return new Promise((s,r)=>{let o=()=>this.job===a,a=this.server.ask({type:"run",request:e},{first:l=>o()&&n.first(l,!1),more:l=>o()&&n.more(l),progress:l=>o()&&n.progress(l),done:l=>{n.done(l,performance.now()-t),s()},failed:(l,c)=>{n.failed(l,c),r(new Error(l))}});this.job=a,n.began()})}over(e){this.server.forget(this.job),jt("Being computed …"),this.job=this.server.ask(e,{first:t=>{this.listener.first(t,!0),jt("")},more:t=>this.listener.more(t),progress:t=>jt(t.message||`Being computed: ${Math.floor(100*t.fraction)} %`),done:()=>jt(""),failed:t=>jt(t,!0)})}};var xu=class{tab="runs";panes=new Map;back=()=>null;onchange=()=>{};constructor(){Vl(ht("tabs")),ht("panels").addEventListener("click",()=>this.draw(!document.body.classList.contains("drawn")))}draw(e){document.body.classList.toggle("drawn",e),ht("panels").setAttribute("aria-expanded",String(e))}choose(e){this.tab=e,this.tabs(),this.onchange()}tabs(){let e=ht("tabs"),t=e.contains(document.activeElement);ht("side").hidden=this.panes.size===0,ht("panels").hidden=this.panes.size===0,this.panes.has(this.tab)||(this.tab=[...this.panes.keys()][0]??""),e.replaceChildren(...[...this.panes].map(([n,{title:s}])=>z("button",{type:"button",role:"tab","data-test":`tab-${n}`,id:`tab-${n}`,"aria-selected":String(n===this.tab),onclick:()=>this.choose(n)},s))),t&&document.getElementById(`tab-${this.tab}`)?.focus(),this.pane()}pane(){let e=this.panes.get(this.tab)?.make,t=this.back(),n=ht("panes"),s=[...t?[t]:[],...e?[e()]:[]];(s.length!==n.children.length||s.some((r,o)=>r!==n.children[o]))&&n.replaceChildren(...s)}};var yu={box:[["a","Edge along x, m",1],["b","Edge along y, m",2],["c","Edge along z, m",.3]],cylinder:[["radius","Radius, m",.5],["height","Height, m",1.5]],cone:[["radius","Radius, m",.5],["height","Height, m",1]],ellipsoid:[["a","Semi-axis along x, m",1],["b","Semi-axis along y, m",.7],["c","Semi-axis along z, m",.4]],sphere:[["radius","Radius, m",.5]]};function VA(i){let e=Number(i.toPrecision(6));return e!==0&&(Math.abs(e)<.001||Math.abs(e)>=1e6)?e.toExponential():String(e)}var Zn=i=>i===void 0?i:JSON.parse(JSON.stringify(i)),rp=i=>i==null?[]:Zn(Array.isArray(i)?i:[i]),_u=class{constructor(e,t,n){this.known=e;this.run=t;this.go.addEventListener("click",()=>this.submit()),this.halt.addEventListener("click",n)}known;run;node=z("div",{"data-test":"try"});problem=null;body={inertia:[1,2,3]};start={omega:[.1,5,.1]};torques=[];force=[];own=!1;t_end=10;runs=[{method:"auto",dt:.01}];reference=!0;eager=!0;timer=0;past=[];future=[];present="";touched=!1;onchange=()=>{};bar=z("progress",{max:"1",value:0,hidden:!0,"aria-label":"Progress of the run"});words=z("p",{class:"note",role:"status","data-test":"run-status"});go=z("button",{type:"button",class:"primary",id:"run","data-test":"run"},"Run");halt=z("button",{type:"button",id:"stop","data-test":"stop",disabled:!0},"Stop");choose(e,t=!0){let n=this.known.problems.find(s=>s.name===e);this.problem=n?n.name:null,n?(this.body=Zn(n.body)??{},this.start=Zn(n.start)??{},this.torques=rp(n.torque),this.force=Zn(n.force)??[],this.own=n.code??!1,this.t_end=n.t_end,this.runs=[{method:n.method??this.runs[0].method,dt:n.dt}]):(this.own=!1,this.force=[]),this.render(),t&&(this.touch(),this.submit())}adopt(e){this.choose(e.problem,!1),e.problem?(e.body&&(this.body=Zn(e.body)),e.start&&(this.start=Zn(e.start)),e.torque!==void 0&&e.torque!==null&&(this.torques=rp(e.torque),this.own=!1)):(this.body=Zn(e.body)??{},this.start=Zn(e.start)??{},this.torques=rp(e.torque),this.force=Zn(e.force)??[]),this.t_end=e.t_end??this.t_end,this.runs=Zn(e.runs),this.reference=e.reference??this.reference,this.present=JSON.stringify(this.request()),this.render()}undo(e){let[t,n]=e?[this.future,this.past]:[this.past,this.future],s=t.pop();return s===void 0?!1:(this.present&&n.push(this.present),this.adopt(JSON.parse(s)),this.onchange(),this.submit(),!0)}touch(){this.touched=!0;let e=JSON.stringify(this.request());e!==this.present&&(this.present&&this.past.push(this.present),this.past.splice(0,this.past.length-100),this.future=[],this.present=e,this.onchange())}request(){let e={problem:this.problem,body:this.body,start:this.start,t_end:this.t_end,runs:Zn(this.runs),reference:this.reference};return!this.own&&(this.torques.length||!this.problem)&&(e.torque=this.torques.length===1?Zn(this.torques[0]):this.torques.length?Zn(this.torques):null),this.force.length&&(e.force=this.force),e}submit(){clearTimeout(this.timer),!this.node.querySelector('[aria-invalid="true"]')&&this.run(Zn(this.request()))}changed(){clearTimeout(this.timer),this.clearComplaints(),this.touch(),this.eager&&(this.timer=window.setTimeout(()=>this.submit(),60))}state(e,t,n,s=!1){this.halt.disabled=!e,this.bar.hidden=!e||n===void 0,n!==void 0&&(this.bar.value=n),this.words.textContent=t,this.words.classList.toggle("warn",s)}complain(e,t){this.state(!1,t&&!e.includes(t)?`${t}: ${e}`:e,void 0,!0);let n=t?this.fieldOf(t):null;if(!n)return;n.setAttribute("aria-invalid","true");let s=n.closest(".field, .row")??n,r=z("p",{class:"wrong",role:"alert",id:"wrong","data-test":"wrong"},e);n.setAttribute("aria-describedby","wrong"),s.after(r),r.scrollIntoView?.({block:"nearest"})}clearComplaints(){let e=this.node.querySelector("#wrong");e&&(e.remove(),this.node.querySelectorAll('[aria-describedby="wrong"]').forEach(t=>{t.removeAttribute("aria-describedby"),t.setAttribute("aria-invalid","false")}))}fieldOf(e){let t=o=>this.node.querySelector(`[data-test="${CSS.escape(o)}"]`),[n,...s]=e.replace(/\[(\d+)\]/g,".$1").split("."),r=s[s.length-1]??"";if(n==="run"||n==="runs"||n==="dt"||n==="t_end"||n==="method"){let o=s.length?r:n;return t(o==="t_end"?"t_end":o==="method"||o==="options"?"method-0":"dt-0")}if(n==="body")return t(`body-${r}`)??t("inertia-0")??t("inertia-00")??t("body");if(n==="start")return t(r==="rotation_vector"?"attitude-0":`${r}-0`)??t("omega-0");if(n==="torque"){let o=s.length>1&&/^\d+$/.test(s[0])?Math.max(0,Number(s[0])-1):0;return t(this.test(o,r))??t(`${this.test(o,r)}-0`)??t(o?`torque-${o}`:"torque")}return null}test(e,t){return e?`param-${e}-${t}`:`param-${t}`}number(e,t,n,s,r=!1){let o=z("input",{type:"text",inputMode:"decimal",value:t==null?"":VA(Number(t)),"data-test":s,autocomplete:"off"});o.setAttribute("aria-label",e),o.title=e;let a=l=>{let c=Number.isFinite(l)&&(!r||l>0);if(this.clearComplaints(),o.setAttribute("aria-invalid",String(!c)),c)return n(l),this.changed();clearTimeout(this.timer);let h=`${e}: a ${r?"positive ":""}number is needed.`;this.words.textContent=h,this.words.classList.add("warn"),o.setAttribute("aria-describedby","wrong"),(o.closest(".field, .row")??o).after(z("p",{class:"wrong",role:"alert",id:"wrong","data-test":"wrong"},h))};return o.addEventListener("input",()=>a(o.value.trim()===""?NaN:Number(o.value.replace("−","-")))),o.addEventListener("keydown",l=>{if(l.key==="Enter")return this.submit();if(l.key!=="ArrowUp"&&l.key!=="ArrowDown")return;let c=Number(o.value)||0,h=10**Math.floor(Math.log10(Math.abs(c)||1))*(l.shiftKey?1:.1),u=Number((c+(l.key==="ArrowUp"?h:-h)).toPrecision(12));l.preventDefault(),o.value=String(u),a(u)}),o}field(e,...t){return z("div",{class:"field"},z("span",{},e),...t)}vector(e,t,n,s,r=!1){let a=(Array.isArray(t[n])?t[n]:[0,0,0]).map((l,c)=>this.number(`${e}, ${c+1}`,l,h=>{let u=Array.isArray(t[n])?[...t[n]]:[0,0,0];u[c]=h,t[n]=u},`${s}-${c}`,r));return this.field(e,z("div",{class:"triple"},...a))}select(e,t,n,s,r){let o=z("select",{"data-test":s},...e.map(([a,l])=>z("option",{value:a,selected:a===t},l)));return o.setAttribute("aria-label",r),o.value=t,o.addEventListener("change",()=>n(o.value)),o}render(){let e=[...this.problemFields(),...this.bodyFields(),...this.startFields(),...this.torqueFields(),...this.runFields(),...this.endFields()],t=document.activeElement?.getAttribute("data-test");this.node.replaceChildren(...e),t&&this.node.querySelector(`[data-test="${CSS.escape(t)}"]`)?.focus()}again(){this.render(),this.changed()}problemFields(){let e=this.known,t=(r,o,a)=>z("button",{type:"button",class:"small ghost fixed","data-test":a,title:o?"Redo (Ctrl Y)":"Undo (Ctrl Z)","aria-label":o?"Redo":"Undo",disabled:!(o?this.future:this.past).length,onclick:()=>this.undo(o)},r),n=[z("div",{class:"row"},z("h3",{},"Problem"),t("↶",!1,"undo"),t("↷",!0,"redo")),this.select([["","My own"],...e.problems.map(r=>[r.name,r.title||r.name])],this.problem??"",r=>this.choose(r||null),"problem","Problem")],s=e.problems.find(r=>r.name===this.problem);return s?.summary&&s.summary!==s.title&&n.push(z("p",{class:"note"},s.summary)),n}bodyFields(){let e=typeof this.body.shape=="string"?this.body.shape:this.body.mesh!==void 0?"mesh":"inertia",t=[["inertia","Moments of inertia"],...Object.keys(yu).map(s=>[s,s.charAt(0).toUpperCase()+s.slice(1)]),["mesh","Mesh from a file"]],n=[z("h3",{},"Body"),this.select(t,e,s=>{let r=Number(this.body.mass)||1;if(s==="mesh")return this.body={mesh:"",mass:r},this.render();this.body=s==="inertia"?{inertia:[1,2,3]}:{shape:s,mass:r,...Object.fromEntries(yu[s].map(([o,,a])=>[o,a]))},this.again()},"body","Kind of body")];if(e==="inertia"&&Array.isArray(this.body.inertia?.[0])){let s=this.body.inertia;s.forEach((r,o)=>n.push(z("div",{class:"triple"},...r.map((a,l)=>this.number(`Inertia ${o+1}${l+1}, kg m²`,a,c=>s[o][l]=s[l][o]=c,`inertia-${o}${l}`)))))}else if(e==="inertia")n.push(this.vector("Principal moments, kg m²",this.body,"inertia","inertia",!0));else if(yu[e]){let s=[...yu[e],["mass","Mass, kg",1]];n.push(z("div",{class:"triple"},...s.map(([r,o,a])=>this.field(o,this.number(o,this.body[r]??a,l=>this.body[r]=l,`body-${r}`,!0)))))}else{let s=z("input",{type:"text",value:String(this.body.mesh??""),placeholder:"wing.stl","data-test":"body-mesh",autocomplete:"off"});s.setAttribute("aria-label","Mesh file"),s.addEventListener("change",()=>(this.body.mesh=s.value.trim(),this.body.mesh&&this.changed())),n.push(this.field("File, below the folder of the studio",s),this.field("Mass, kg",this.number("Mass, kg",this.body.mass??1,r=>this.body.mass=r,"body-mass",!0)),z("p",{class:"note"},"A closed surface: STL, OBJ, GLB, PLY or OFF, in metres."))}return n}startFields(){let e=[z("h3",{},"Start"),"momentum"in this.start&&this.start.momentum?this.vector("Momentum in space, kg m²/s",this.start,"momentum","momentum"):this.vector("Angular velocity in the body, rad/s",this.start,"omega","omega")],t=["quaternion","euler","matrix"].find(n=>this.start[n]!==void 0&&this.start[n]!==null);return t?e.push(z("p",{class:"note"},`The attitude is given as ${t}. `,z("button",{type:"button",class:"small",onclick:()=>{delete this.start[t],this.again()}},"Begin upright"))):e.push(this.vector("Attitude as a rotation vector, rad",this.start,"rotation_vector","attitude")),(this.start.position||this.start.velocity||this.force.length)&&(e.push(this.vector("Position, m",this.start,"position","position"),this.vector("Velocity, m/s",this.start,"velocity","velocity")),this.force.length&&e.push(z("p",{class:"note","data-test":"force"},`Forces: ${this.force.map(n=>n.model).join(", ")}.`))),e}torqueFields(){let e=this.known,t=[z("h3",{},"Torque")],n=r=>{let o=e.torques.find(a=>a.name===r);return{model:r,...Object.fromEntries(o.params.filter(a=>a.needed??a.default!==null).map(a=>[a.name,Zn(a.default)]))}},s=e.torques.map(r=>[r.name,r.name.replace(/_/g," ")]);if(this.own||!this.torques.length){let r=[["","None: free rotation"],...s,...this.own?[["=","The problem's own"]]:[]];return t.push(this.select(r,this.own?"=":"",o=>{o!=="="&&(this.own=!1,this.torques=o?[n(o)]:[],o||(this.problem=null),this.again())},"torque","Torque")),this.own&&t.push(z("p",{class:"note"},"This problem's torque is a program; choose another to change it.")),t}return this.torques.forEach((r,o)=>{let a=e.torques.find(c=>c.name===r.model),l=z("div",{class:"row"},this.select(s,String(r.model),c=>{this.torques[o]=n(c),this.again()},o?`torque-${o}`:"torque",`Torque ${o+1}`),z("button",{type:"button",class:"small ghost fixed","aria-label":`Remove torque ${o+1}`,"data-test":`remove-torque-${o}`,onclick:()=>{this.torques.splice(o,1),this.torques.length||(this.problem=null),this.again()}},"×"));t.push(l),a?.summary&&t.push(z("p",{class:"note"},a.summary));for(let c of a?.params??[])t.push(...this.param(c,r,o))}),this.torques.length<8&&t.push(z("button",{type:"button",class:"small","data-test":"add-torque",onclick:()=>{this.torques.push(n(e.torques.some(r=>r.name==="damping")?"damping":e.torques[0].name)),this.again()}},"Add a torque")),t}runFields(){let e=this.known,t=[z("h3",{},"Methods and steps")];return this.runs.forEach((n,s)=>{let r=z("div",{class:"row","data-test":`try-run-${s}`},this.select([["auto","auto"],...e.methods.map(a=>[a.name,a.order?`${a.name} (order ${a.order})`:a.name])],n.method,a=>{n.method=a,delete n.options,this.again()},`method-${s}`,`Method of run ${s+1}`),this.number(`Step of run ${s+1}, s`,n.dt,a=>n.dt=a,`dt-${s}`,!0));this.runs.length>1&&r.append(z("button",{type:"button",class:"small ghost fixed","aria-label":`Remove run ${s+1}`,onclick:()=>{this.runs.splice(s,1),this.again()}},"×")),t.push(r);let o=e.methods.find(a=>a.name===n.method);o&&t.push(z("p",{class:"note"},o.summary))}),t.push(z("button",{type:"button",class:"small","data-test":"add-run",disabled:this.runs.length>=4,onclick:()=>{let n=new Set(this.runs.map(r=>r.method)),s=["rkn4","nmb","liemid_ea",...e.methods.map(r=>r.name)].find(r=>!n.has(r)&&e.methods.some(o=>o.name===r))??"auto";this.runs.push({method:s,dt:this.runs[this.runs.length-1].dt}),this.again()}},"Compare with another")),t}endFields(){let e=(t,n,s,r)=>z("label",{class:"check"},z("input",{type:"checkbox",checked:n,"data-test":r,onchange:o=>s(o.target.checked)}),t);return[this.field("Until, s",this.number("End of the run, s",this.t_end,t=>this.t_end=t,"t_end",!0)),e("Compare with a reference",this.reference,t=>(this.reference=t,this.changed()),"reference"),e("Run as I change",this.eager,t=>this.eager=t,"eager"),z("div",{class:"row sticky"},this.go,this.halt),this.bar,this.words]}param(e,t,n){let s=this.test(n,e.name),r=`${e.name.replace(/_/g," ")}${e.unit&&e.unit!=="1"?`, ${e.unit}`:""}`,o=t[e.name]??e.default;if(typeof o=="boolean")return[z("label",{class:"check"},z("input",{type:"checkbox",checked:o,onchange:l=>(t[e.name]=l.target.checked,this.changed())}),r)];if(typeof o=="number")return[this.field(r,this.number(r,o,l=>t[e.name]=l,s))];if(Array.isArray(o)&&o.length===3&&o.every(l=>typeof l=="number"))return t[e.name]??=Zn(o),[this.vector(r,t,e.name,s)];let a=z("input",{type:"text",value:typeof o=="string"?o:o==null?"":JSON.stringify(o),placeholder:"as usual","data-test":s});return a.setAttribute("aria-label",r),a.addEventListener("change",()=>{try{!a.value.trim()&&!e.needed?delete t[e.name]:t[e.name]=typeof o=="string"?a.value:JSON.parse(a.value),a.setAttribute("aria-invalid","false"),this.changed()}catch{a.setAttribute("aria-invalid","true")}}),[this.field(r,a)]}},uy=(i,e,t,n)=>n&&!i?n:`${Math.floor(100*i)} %, ${bt(e,2)} steps/s${t!==null&&t>.5?`, ${bt(t,2)} s left`:""}`;var dy=30,GA=1800,vu=class{constructor(e){this.shell=e;this.theme=pd[this.themeAtFirst()],document.documentElement.dataset.theme=this.theme.name,this.stage=new tu(ht("canvas")),this.stage.onchange=()=>(this.changed(),this.remember()),this.stage.onlayout=()=>this.layout(),this.stage.onclick=(t,n,s)=>this.clicked(n,s),this.clock.onseek=t=>(this.moved(t),this.remember()),this.side.onchange=()=>this.remember(),this.side.back=()=>this.wayBack(),ht("help").addEventListener("click",Kf),ht("export").addEventListener("click",()=>Yx(this.entries())),new ResizeObserver(()=>this.panels.forEach(t=>t.rebuild())).observe(ht("plots")),Kx(t=>this.keys(t),t=>this.trying?.undo(t)??!1),Vl(ht("views")),this.watchCanvas(),Ux(t=>this.take(t)),this.stage.measure(),requestAnimationFrame(t=>this.loop(t))}shell;document=null;onfirst=()=>{};frames=0;cost={sum:0,worst:0,draw:0,frames:0};stage;clock=new ql;side=new xu;motion=null;cloud=null;theme;dropExhibit=null;before=null;requests=null;known=null;trying=null;past=[];rest=250;stale=0;filming=null;panels=[];zoom=null;current="overview";dirty=!0;seen=!0;last=0;written=0;step=0;show={...sp};wanted=Pp();themeAtFirst(){let e=matchMedia("(prefers-color-scheme: light)"),t=null;try{t=localStorage.getItem("polhode-theme")}catch{}return addEventListener("message",n=>(n.data?.polhodeTheme==="light"||n.data?.polhodeTheme==="dark")&&this.dress(n.data.polhodeTheme)),e.addEventListener("change",()=>!t&&this.dress(e.matches?"light":"dark")),ht("theme").addEventListener("click",()=>{t=this.theme.name==="dark"?"light":"dark";try{localStorage.setItem("polhode-theme",t)}catch{}this.dress(t)}),t==="light"||t==="dark"?t:e.matches?"light":"dark"}watchCanvas(){let e=ht("canvas");e.addEventListener("webglcontextlost",t=>{t.preventDefault(),jt("The graphics card is gone for the moment; the picture comes back with it.",!0)}),e.addEventListener("webglcontextrestored",()=>{jt(""),this.changed()}),new IntersectionObserver(t=>this.seen=t[t.length-1].isIntersecting).observe(e)}load(e){return this.open(wl(pl(e)))}async take(e){try{this.load(await e.arrayBuffer()),jt("")}catch(t){jt(`${e.name}: ${t.message}`,!0)}}open(e,t=!1){let n=t&&this.document?.kind===e.kind;this.document=e,ht("title").textContent=e.title,ht("title").title=e.title,document.title=`${e.title} – polhode studio`;let s=this.cameras();return this.clear(),document.body.dataset.kind=e.kind,this.side.panes.clear(),this.zoom=null,e.kind==="motion"?this.openMotion(e,n):e.kind==="ensemble"?this.openEnsemble(e):this.openExhibit(e),n&&this.setCameras(s),this.offer(),this.restore(),this.onfirst(),this.remember(),e}cameras(){return Object.fromEntries(this.stage.views.map(e=>[e.name,[e.azimuth,e.elevation,e.distance]]))}setCameras(e){for(let t of this.stage.views)e[t.name]&&([t.azimuth,t.elevation,t.distance]=e[t.name])}clear(){this.motion&&this.past.push(this.motion),this.cloud&&this.past.push(this.cloud),this.dropExhibit?.(),this.motion=this.cloud=this.dropExhibit=null,this.stage.views=[],this.panels.forEach(e=>e.destroy()),this.panels=[],ht("captions").replaceChildren()}openMotion(e,t){let n=this.motion=new mu(e,this.theme,this.show);this.stage.views=n.views,this.stage.dress(this.theme),this.panels=xd(Mg(e,n.actors.map(l=>l.player),this.theme,()=>this.motion.lead,()=>this.clock.time),this.theme,this.hooks);let{panes:s}=this.side;e.lesson&&(this.step=Math.min(this.step,e.lesson.steps.length-1),s.set("lesson",{title:"Lesson",make:()=>Qx(e.lesson,this.step,l=>this.teach(l))})),s.set("runs",{title:"Runs",make:()=>Sg(e,this.motion,this.theme,this.show,this.hooks,()=>this.side.pane())}),s.set("code",{title:"Code",make:()=>Wl(e.python,e.scenario)});let r=Math.min(...n.actors.map(l=>l.player.start)),o=Math.max(...n.actors.map(l=>l.player.end)),a=HA(n);t&&a<3*this.clock.speed&&a>this.clock.speed/3?this.clock.span(r,o):(this.clock.time=r,this.clock.span(r,o,a)),this.markEnds(),this.view(this.current),this.spanPanels(),e.lesson&&!t&&this.teach(this.step)}markEnds(){let e=this.document;if(e?.kind!=="motion")return this.clock.mark([]);this.clock.mark(e.runs.flatMap((t,n)=>Zs(t)&&t.t[t.t.length-1]<this.clock.end?[{t:t.t[t.t.length-1],colour:this.theme.runs[n],title:`${t.name} ended`}]:[]))}openEnsemble(e){let t=this.cloud=new iu(e,this.theme);this.stage.views=[t.view],this.stage.dress(this.theme),this.panels=xd(Ox(e,this.theme,t),this.theme,this.hooks);let n=r=>this.requests?.over({type:"member",index:r});this.side.panes.set("runs",{title:"Members",make:()=>Bx(e,t,this.theme,()=>this.changed(),this.requests?n:null)}),(e.python||e.scenario)&&this.side.panes.set("code",{title:"Code",make:()=>Wl(e.python,e.scenario)});let s=e.times[e.times.length-1];this.clock.time=e.times[0],this.clock.span(e.times[0],s,(s-e.times[0])/15),this.clock.mark([]),this.view("cloud"),this.spanPanels()}openExhibit(e){this.clock.set(!1),ht("views").replaceChildren(),this.dropExhibit=zx(e,this.theme),e.python&&this.side.panes.set("code",{title:"Code",make:()=>Wl(e.python,"")})}clicked(e,t){this.cloud&&(this.cloud.choose(this.cloud.pick(e,t)),this.moved(this.clock.time),this.side.tab==="runs"&&this.side.pane())}hooks={seek:e=>this.clock.seek(e),camera:e=>this.preset(e),changed:()=>{this.layout(),this.moved(this.clock.time),this.panels.forEach(e=>e.refresh())},zoomed:e=>{this.zoom=e,this.spanPanels()}};more(e){let t=this.document;if(t?.kind!=="motion"||!this.motion)return;let n=t.difference.length;if(Hp(t,e),t.difference.length!==n)return void this.open(t,!0);this.stale||=performance.now()}catchUp(){if(this.stale=0,!this.motion)return;let e=performance.now();this.motion.actors.forEach((t,n)=>this.motion.retrace(n)),this.clock.span(this.clock.start,Math.max(...this.motion.actors.map(t=>t.player.end))),this.markEnds(),this.spanPanels(),this.rest=Math.max(250,4*(performance.now()-e))}teach(e){let t=this.document;if(t?.kind!=="motion"||!t.lesson||!this.motion)return;this.step=Math.max(0,Math.min(t.lesson.steps.length-1,e));let n=t.lesson.steps[this.step];Object.assign(this.show,sp,n.show??{}),this.motion.setLead(n.lead??0),this.motion.actors.forEach((s,r)=>this.motion.retrace(r)),this.view(n.view??"overview"),n.speed&&this.clock.setSpeed(n.speed),this.clock.seek(n.time??this.clock.start),this.clock.set(n.play??!1);for(let s of this.panels)s.node.classList.toggle("look",s.spec.id===n.plot);this.side.tab==="lesson"&&this.side.pane(),this.remember()}attach(e){let t=!0;this.requests=new gu(e,{began:()=>this.trying?.state(!0,""),first:(n,s)=>this.guard(()=>this.arrived(n,s)),more:n=>this.guard(()=>this.more(n)),progress:n=>this.trying?.state(!0,uy(n.fraction,n.rate,n.left,n.message),n.fraction),done:(n,s)=>{this.stale&&this.catchUp(),this.markEnds(),this.side.tabs(),this.trying?.state(!1,n?"Stopped; what was computed is kept.":`Done in ${s<1e3?`${Math.round(s)} ms`:`${bt(s/1e3,3)} s`}.`)},failed:(n,s)=>{this.trying?this.trying.complain(n,s):jt(n,!0)}}),e.onhello=n=>t=!n.document,e.ondocument=n=>this.guard(()=>this.document||this.open(wl(n))),e.onstate=(n,s)=>{jt(s,!n),n&&s&&setTimeout(()=>jt(""),8e3)},e.oncatalogue=n=>this.learn(n,t)}arrived(e,t){t&&this.document&&this.document.kind!=="exhibit"&&(this.before=this.document),t||(this.before=null),t&&(this.step=0),this.open(wl(e),!t),t&&this.document?.kind==="motion"&&this.document.lesson&&this.side.choose("lesson"),!t&&!this.clock.playing&&this.frames<4&&!this.wanted&&this.clock.set(!0)}learn(e,t){if(this.known)return;this.known=e,this.trying=new _u(e,r=>{this.run(r).catch(()=>{})},()=>this.requests?.stop()),this.trying.onchange=()=>this.remember();let n=["dzhanibekov","book-toss",...e.problems.map(r=>r.name)].find(r=>e.problems.some(o=>o.name===r)),s=this.document?.kind==="motion"?this.document.request:null;this.wanted?.request?(this.trying.adopt(this.wanted.request),this.side.tab=this.wanted.tab??"try",this.trying.submit()):!this.document&&t?(this.side.tab="try",this.trying.choose(n??null)):s?this.trying.adopt(s):this.trying.choose(n??null,!1),this.offer()}offer(){let{panes:e}=this.side,t=this.known;t&&!e.has("try")&&(e.set("try",{title:"Try",make:()=>this.trying.node}),t.lessons?.length&&e.set("lessons",{title:"Learn",make:()=>ey(t.lessons,n=>this.requests.over({type:"lesson",name:n}))}),t.exhibits.length&&e.set("lab",{title:"Lab",make:()=>jx(t,this.document?.kind==="exhibit"?this.document.name:"",n=>this.requests.over({type:"exhibit",name:n}))})),this.side.tabs()}guard(e){try{e()}catch(t){jt(t.message,!0)}}async run(e){if(!this.requests)throw new Error("This page has no server to ask.");return await this.requests.run(e),this.document}wayBack(){let e=this.before;return!e||e===this.document?null:z("button",{type:"button",class:"small","data-test":"back",onclick:()=>{this.before=null,this.open(e)}},`Back to ${e.title}`)}get state(){return{request:this.trying?.touched?this.trying.request():void 0,view:this.current,time:this.clock.time,tab:this.side.tab,cameras:this.cameras(),...this.document?.kind==="motion"&&this.document.lesson?{step:this.step}:{}}}remember(){this.document&&!this.clock.playing&&!this.wanted&&Ip(()=>this.state)}restore(){let e=this.wanted;!e||e.request&&!this.known||(this.wanted=null,e.step!==void 0&&this.teach(e.step),e.view&&this.view(e.view),e.cameras&&this.setCameras(e.cameras),e.tab&&this.side.panes.has(e.tab)&&this.side.choose(e.tab),e.time!==void 0&&this.clock.seek(e.time),this.changed())}spanPanels(){let e=[this.clock.start,this.clock.end],[t,n]=this.zoom??e;for(let s of this.panels)s.span(t,n,e),s.at(this.clock.time),s.write()}view(e){let t=["overview",...this.stage.views.map(r=>r.name)];this.current=t.includes(e)?e:"overview";let n=ht("views"),s=n.contains(document.activeElement);n.replaceChildren(...(this.stage.views.length>1?t:[]).map(r=>z("button",{type:"button",role:"tab",id:`view-${r}`,"data-test":`view-${r}`,"aria-selected":String(r===this.current),onclick:()=>this.view(r)},wg[r]??r))),s&&document.getElementById(`view-${this.current}`)?.focus(),this.layout(),this.changed(),this.remember()}get shown(){return{document:this.document,motion:this.motion,theme:this.theme,view:this.current}}layout(){if(!this.stage.views.length)return ht("captions").replaceChildren();Ag(this.stage,this.current),Tg(this.stage,this.shown),this.motion?.labels(),this.cloud?.labels(),this.readout()}preset(e){for(let t of this.stage.views)t.shown&&t.preset(e);this.changed(),this.remember()}dress(e){this.theme=pd[e],document.documentElement.dataset.theme=e;let t=this.document;if(!t)return;let{time:n,playing:s,speed:r}=this.clock,{zoom:o,motion:a,cloud:l}=this,c=a?.lead??0,h=a?.actors.map(d=>d.visible)??[],u=l?.picked??-1;this.open(t,!0),h.forEach((d,f)=>this.motion.actors[f].visible=d),this.motion?.setLead(c),u>=0&&this.cloud?.choose(u),this.clock.setSpeed(r),this.clock.seek(n),this.clock.set(s),this.hooks.zoomed(o),this.side.pane(),this.moved(this.clock.time)}changed(){this.dirty=!0}moved(e){this.motion?.seek(e),this.cloud?.seek(e);for(let t of this.panels)t.at(e),t.write();this.readout(),this.changed()}loop(e){requestAnimationFrame(a=>this.loop(a));let t=(e-this.last)/1e3,n=Math.min(.1,t);if(this.last=e,this.frames>2&&this.stage.pace(t,this.clock.playing),this.stale&&performance.now()-this.stale>this.rest&&this.catchUp(),this.filming)return;let s=performance.now();if(this.clock.tick(n)){let a=this.clock.time;this.motion?.seek(a),this.cloud?.seek(a);for(let l of this.panels)l.at(a);if(e-this.written>90){for(let l of this.panels)l.write();this.readout(),this.written=e}this.dirty=!0}if(!this.dirty||!this.seen)return;let r=performance.now()-s;this.dirty=!1;let o=performance.now();this.draw(),this.cost.draw+=performance.now()-o,this.cost.sum+=r,this.cost.worst=Math.max(this.cost.worst,r),this.cost.frames++}draw(){this.stage.views.length&&(this.stage.draw(),this.past.splice(0).forEach(e=>e.dispose()),this.frames++)}readout(){let e=this.motion?.actors[this.motion.lead].player,t=(n,s)=>{let r=document.getElementById(n);r&&r.textContent!==s&&(r.textContent=s)};e&&(t("readout-omega",`${bt(Math.hypot(...e.omega),3)} rad/s`),t("readout-momentum",`${bt(Math.hypot(...e.momentum),3)} kg m²/s`))}keys(e){let t=this.clock.end-this.clock.start,n=a=>{let l=this.motion?.actors[this.motion.lead].player;if(!l)return this.clock.seek(this.clock.time+a*t/200);let c=Math.max(0,Math.min(l.data.t.length-1,l.index+(l.fraction>.999?1:0)+(a<0&&l.fraction>1e-9&&l.fraction<=.999?a+1:a)));this.clock.seek(l.data.t[c])},s=this.stage.views.filter(a=>a.shown),r=(a,l)=>s.slice(0,1).forEach(c=>this.stage.spin(c,a,l)),o={" ":()=>this.clock.toggle(),k:()=>this.clock.toggle(),ArrowRight:()=>e.shiftKey?r(-20,0):this.clock.seek(this.clock.time+t/100),ArrowLeft:()=>e.shiftKey?r(20,0):this.clock.seek(this.clock.time-t/100),ArrowUp:()=>e.shiftKey?r(0,20):this.clock.faster(1),ArrowDown:()=>e.shiftKey?r(0,-20):this.clock.faster(-1),".":()=>n(1),",":()=>n(-1),Home:()=>this.clock.seek(this.clock.start),End:()=>this.clock.seek(this.clock.end),l:()=>this.clock.setLoop(!this.clock.loop),t:()=>ht("theme").click(),r:()=>this.preset("corner"),"?":Kf,"+":()=>s.forEach(a=>this.stage.zoom(a,.85)),"-":()=>s.forEach(a=>this.stage.zoom(a,1/.85))};return["overview",...this.stage.views.map(a=>a.name)].forEach((a,l)=>o[String(l+1)]=()=>this.view(a)),o}entries(){let e=this.document;if(!e)return[];let t={id:"html",text:"Page (HTML)",about:"One file that needs nothing else and opens as this is seen",act:()=>this.savePage()};return e.kind==="exhibit"?[t]:[{id:"png",text:"Picture (PNG)",about:"The scene and the plots with their legends",act:()=>this.savePicture()},{id:"svg",text:"Drawing (SVG)",about:"Plots and words as lines; the scene as a picture inside",act:()=>this.saveDrawing()},{id:"webm",text:this.filming?"End the film":"Film (WebM)",about:"The scene from start to end at this speed, frame by frame",act:()=>this.saveFilm()},t]}get subject(){let e=this.stage.views.filter(t=>t.shown);return{canvas:ht("canvas"),panels:this.panels,theme:this.theme,title:this.document?.title??"",time:ht("time").textContent??"",views:e.map(t=>({name:t.name,rect:t.rect,title:document.querySelector(`[data-test="caption-${t.name}"] h2`)?.textContent??t.title,legend:yd(this.shown,t.name).map(n=>({...n,text:n.readout?`${n.text} ${document.getElementById(n.readout)?.textContent??""}`:n.text}))}))}}picture(){return this.stage.sharp(2,()=>(this.draw(),Jf(this.subject)))}drawing(){return this.stage.sharp(2,()=>(this.draw(),Xx(this.subject)))}page(){return $x(this.document,this.shell,Nu({...this.state,request:void 0}))}savePicture(){this.picture().toBlob(e=>e&&rl(e,ol(this.document.title,"png")))}saveDrawing(){rl(new Blob([this.drawing()],{type:"image/svg+xml"}),ol(this.document.title,"svg"))}async savePage(){rl(new Blob([await this.page()],{type:"text/html"}),ol(this.document.title,"html"))}async film(e=GA){let{time:t,playing:n}=this.clock,s=this.clock.end-this.clock.start,r=Math.max(2,Math.min(e,Math.round(dy*s/this.clock.speed))),o=this.filming={stop:!1};this.clock.set(!1);try{return await Jx({frames:r,rate:dy,stopped:()=>o.stop,draw:a=>(this.clock.seek(this.clock.start+s*a/(r-1)),this.draw(),Jf({...this.subject,panels:[]})),progress:a=>jt(`The film is being made: ${Math.floor(100*a)} %. Export ends it before the end.`)})}finally{this.filming=null,this.clock.seek(t),this.clock.set(n)}}async saveFilm(){if(this.filming)return void(this.filming.stop=!0);let e=await this.film();jt(`The film has ${bt(e.size/1e6,3)} MB.`),setTimeout(()=>jt(""),4e3),rl(e,ol(this.document.title,"webm"))}};function HA(i){let e=i.actors[0].player.data,t=e.t.length,n=0,s=0;for(let a=0;a<t;a+=Math.max(1,t>>8)){let l=Math.hypot(e.omega[3*a],e.omega[3*a+1],e.omega[3*a+2]);Number.isFinite(l)&&(n+=l,s++)}let r=n/(s||1),o=i.actors[0].player.end-i.actors[0].player.start;return Math.max(o/120,r>0?5/r:o/20)}var Ut,bu=()=>{};function WA(){Ut.draw();let i=ht("canvas"),e=z("canvas",{width:i.width,height:i.height}),t=e.getContext("2d");return t.drawImage(i,0,0),{width:e.width,height:e.height,data:t.getImageData(0,0,e.width,e.height).data}}function qA(i){let e=Ut.document;e?.kind==="motion"?Ut.clock.seek(e.runs[0].t[i]):e?.kind==="ensemble"&&Ut.clock.seek(e.times[i])}async function XA(i){let e=new Uint8Array(await(await Ut.film(i)).arrayBuffer()),t="";for(let n of e)t+=String.fromCharCode(n);return btoa(t)}var $A={ready:new Promise(i=>bu=i),get document(){return Ut?.document??null},get time(){return Ut.clock.time},get frames(){return Ut?.frames??0},get cost(){return Ut.cost},get memory(){let{memory:i,programs:e}=Ut.stage.renderer.info;return{geometries:i.geometries,textures:i.textures,programs:e?.length??0}},get words(){return Ut.draw(),Ut.stage.views.filter(i=>i.shown).flatMap(i=>i.words.map(e=>({text:e.text,...e.box,x:e.box.x+i.rect.x,y:e.box.y+i.rect.y})))},get state(){return Ut.state},show:qA,play:()=>Ut.clock.set(!0),pause:()=>Ut.clock.set(!1),seek:i=>Ut.clock.seek(i),view:i=>Ut.view(i),preset:i=>Ut.preset(i),teach:i=>Ut.teach(i),run:i=>Ut.run(i),load:i=>Ut.load(i),pixels:WA,png:()=>Ut.picture().toDataURL("image/png"),svg:()=>Ut.drawing(),html:()=>Ut.page(),film:XA};window.studio=$A;function YA(){let i=document.body.cloneNode(!0);i.querySelectorAll("script").forEach(t=>t.remove());try{Ut=new vu(i.innerHTML.trim())}catch(t){jt(`This page needs WebGL 2 to draw, and the browser has not given it: ${t.message}`,!0);return}let e=document.getElementById("polhode-packet");if(e){try{Ut.load(Ep(e.textContent??"")),e.textContent=""}catch(t){jt(t.message,!0)}bu()}else if(location.protocol.startsWith("http")){let t=new URL("socket",location.href);t.protocol=location.protocol==="https:"?"wss:":"ws:",t.search=`?token=${encodeURIComponent(new URLSearchParams(location.search).get("token")??"")}`,t.hash="",Ut.onfirst=bu,Ut.attach(new ml(t.href))}else jt("Drop a packet here to show it."),bu()}var fy=(()=>{let i=!1;return()=>{i||YA(),i=!0}})();requestAnimationFrame(()=>setTimeout(fy));setTimeout(fy,300);})();
