/*! polhode studio, MIT. With three.js (MIT, three.js authors) and uPlot (The MIT License (MIT), Leon Sorokin). */
"use strict";(()=>{function $(i,e={},...t){let n=document.createElement(i);for(let[s,r]of Object.entries(e))r==null||r===!1||(s.startsWith("on")&&typeof r=="function"?n.addEventListener(s.slice(2),r):s==="class"?n.className=String(r):s in n&&!s.startsWith("aria")&&s!=="list"?n[s]=r:n.setAttribute(s,r===!0?"":String(r)));for(let s of t)s&&n.append(s);return n}function vt(i){let e=document.getElementById(i);if(!e)throw new Error(`the page has no element #${i}`);return e}function At(i,e=4){if(i==null||Number.isNaN(i))return"–";if(i===0)return"0";if(!Number.isFinite(i))return i>0?"∞":"−∞";let t=Math.abs(i);return(t>=1e5||t<.001?wx(i.toExponential(e-2)):String(Number(i.toPrecision(e)))).replace("-","−")}var $f={0:"⁰",1:"¹",2:"²",3:"³",4:"⁴",5:"⁵",6:"⁶",7:"⁷",8:"⁸",9:"⁹","-":"⁻","+":""};function wx(i){let[e,t]=i.split("e"),n=[...t].map(r=>$f[r]).join(""),s=String(Number(e));return s==="1"?`10${n}`:s==="-1"?`-10${n}`:`${s}·10${n}`}var Yf=i=>"10"+[...String(i)].map(e=>$f[e]).join("");function Zf(i,e){let t=$("button",{class:"small",type:"button","data-test":`copy-${i.toLowerCase()}`},"Copy");return t.setAttribute("aria-label",`Copy the ${i}`),t.addEventListener("click",async()=>{let n=!0;try{await navigator.clipboard.writeText(e())}catch{let s=$("textarea",{value:e()});document.body.append(s),s.select(),n=document.execCommand("copy"),s.remove()}t.textContent=n?"Copied":"Select and copy by hand",setTimeout(()=>t.textContent="Copy",1500)}),t}function an(i,e=!1){let t=vt("status");t.textContent=i,t.classList.toggle("bad",e),t.hidden=!i}function fu(i){i.addEventListener("keydown",e=>{let t=e.key==="ArrowRight"?1:e.key==="ArrowLeft"?-1:0;if(!t||e.shiftKey)return;e.preventDefault(),e.stopPropagation();let n=[...i.querySelectorAll('[role="tab"]')],s=n[(n.indexOf(document.activeElement)+t+n.length)%n.length],r=s.id;s.click(),document.getElementById(r)?.focus()})}var Ax="M3 1.5v13l11-6.5z",Tx="M3 2h3.6v12H3zM9.4 2H13v12H9.4z",Jf="http://www.w3.org/2000/svg",pu=1e4;function mu(){let i=[];for(let e=-4;e<=6;e++)for(let t of[1,2,5])i.push(Number((t*10**e).toPrecision(2)));return i}var ol=class{start=0;end=1;time=0;speed=1;playing=!1;loop=!0;onseek=()=>{};play=$("button",{id:"play",type:"button",class:"primary","data-test":"play"});path=document.createElementNS(Jf,"path");scrub=$("input",{id:"scrub",type:"range",min:"0",max:String(pu),step:"1",value:"0","data-test":"scrub"});label=$("div",{id:"time","data-test":"time"});now=$("b",{},"0");total=$("span");speeds=$("select",{id:"speed","aria-label":"Speed of playback","data-test":"speed",title:"Seconds of motion shown in a second"});again=$("button",{id:"loop",type:"button",class:"ghost","data-test":"loop",title:"Begin again at the end"},"Loop");constructor(){let e=document.createElementNS(Jf,"svg");e.setAttribute("viewBox","0 0 16 16"),e.setAttribute("aria-hidden","true"),e.append(this.path),this.play.append(e),this.scrub.setAttribute("aria-label","Time"),this.label.append(this.now,this.total);for(let t of mu())this.speeds.append($("option",{value:String(t)},`${At(t,2)}×`));this.play.addEventListener("click",()=>this.toggle()),this.scrub.addEventListener("input",()=>this.seek(this.start+(this.end-this.start)*Number(this.scrub.value)/pu)),this.speeds.addEventListener("change",()=>this.speed=Number(this.speeds.value)),this.again.addEventListener("click",()=>this.setLoop(!this.loop)),vt("transport").append(this.play,this.scrub,this.label,$("label",{},"Speed",this.speeds),this.again),this.setLoop(!0),this.draw()}setLoop(e){this.loop=e,this.again.setAttribute("aria-pressed",String(e))}span(e,t,n){this.start=e,this.end=t,n!==void 0&&this.setSpeed(n),this.total.textContent=` / ${At(t)} s`,this.seek(Math.max(e,Math.min(t,this.time)))}setSpeed(e){let n=mu().reduce((s,r)=>Math.abs(Math.log(r/e))<Math.abs(Math.log(s/e))?r:s);this.speed=n,this.speeds.value=String(n)}faster(e){let t=mu(),n=t.findIndex(s=>s===this.speed);this.setSpeed(t[Math.max(0,Math.min(t.length-1,n+e))])}toggle(){this.playing?this.playing=!1:(this.time>=this.end&&this.seek(this.start),this.playing=!0),this.draw()}set(e){e!==this.playing&&this.toggle()}seek(e){this.time=Math.max(this.start,Math.min(this.end,e)),this.write(),this.onseek(this.time)}tick(e){if(!this.playing)return!1;let t=this.time+e*this.speed,n=this.end-this.start;return t>this.end&&(this.loop&&n>0?t=this.start+(t-this.start)%n:(t=this.end,this.playing=!1,this.draw())),this.time=t,this.write(),!0}write(){let e=this.end-this.start||1,t=Math.max(0,Math.min(6,3-Math.floor(Math.log10(e)+1e-9)));this.now.textContent=this.time.toFixed(t).replace("-","−");let n=String(Math.round(pu*(this.time-this.start)/e));this.scrub.value!==n&&(this.scrub.value=n),this.scrub.setAttribute("aria-valuetext",`${this.now.textContent} seconds`)}draw(){this.path.setAttribute("d",this.playing?Tx:Ax),this.play.setAttribute("aria-label",this.playing?"Pause":"Play")}};/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */var Rp=0,Yu=1,Pp=2;var Sa=1,Ip=2,mo=3,ns=0,Fn=1,ti=2,mr=0,is=1,Zu=2,Ju=3,Ku=4,Lp=5;var gr=100,Dp=101,Np=102,Up=103,Fp=104,Op=200,Bp=201,kp=202,zp=203,Qu=204,ju=205,Vp=206,Gp=207,Hp=208,Wp=209,Xp=210,qp=211,$p=212,Yp=213,Zp=214,zl=0,Vl=1,Gl=2,io=3,Hl=4,Wl=5,Xl=6,ql=7,ed=0,Jp=1,Kp=2,ss=0,td=1,nd=2,id=3,sd=4,rd=5,od=6,ad=7;var ld=300,xr=301,go=302,bc=303,Mc=304,$l=1e3,Ki=1001,Yl=1002,Nn=1003,Qp=1004;var wa=1005;var Kn=1006,Sc=1007;var Es=1008;var ni=1009,cd=1010,hd=1011,xo=1012,wc=1013,Di=1014,Ni=1015,Ui=1016,Ac=1017,Tc=1018,_r=1020,ud=35902,dd=35899,fd=1021,pd=1022,Fi=1023,Ms=1026,Cs=1027,md=1028,Ec=1029,js=1030,Cc=1031;var Rc=1033,Aa=33776,Ta=33777,Ea=33778,Ca=33779,Pc=35840,Ic=35841,Lc=35842,Dc=35843,Nc=36196,Uc=37492,Fc=37496,Oc=37488,Bc=37489,Ra=37490,kc=37491,zc=37808,Vc=37809,Gc=37810,Hc=37811,Wc=37812,Xc=37813,qc=37814,$c=37815,Yc=37816,Zc=37817,Jc=37818,Kc=37819,Qc=37820,jc=37821,eh=36492,th=36494,nh=36495,ih=36283,sh=36284,Pa=36285,rh=36286;var Qo=2300,Zl=2301,Ol=2302,zu=2303,Vu=2400,Gu=2401,Hu=2402;var jp=3200;var oh=0,em=1,Rs="",gn="srgb",jo="srgb-linear",ea="linear",Tt="srgb";var Bl=7680;var tm=519,nm=512,im=513,sm=514,gd=515,rm=516,om=517,xd=518,_d=519,yd=35044;var vd="300 es",vi=2e3,so=2001;function Ex(i){for(let e=i.length-1;e>=0;--e)if(i[e]>=65535)return!0;return!1}function Cx(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function ta(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function am(){let i=ta("canvas");return i.style.display="block",i}var Kf={},ro=null;function na(...i){let e="THREE."+i.shift();ro?ro("log",e,...i):console.log(e,...i)}function lm(i){let e=i[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=i[1];t&&t.isStackTrace?i[0]+=" "+t.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function Ye(...i){i=lm(i);let e="THREE."+i.shift();if(ro)ro("warn",e,...i);else{let t=i[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...i)}}function Qe(...i){i=lm(i);let e="THREE."+i.shift();if(ro)ro("error",e,...i);else{let t=i[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...i)}}function Ko(...i){let e=i.join(" ");e in Kf||(Kf[e]=!0,Ye(...i))}function cm(i,e,t){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(e,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:n()}}setTimeout(r,t)})}var hm={[zl]:zl,[Gl]:Xl,[Hl]:Hl,[io]:Wl,[Vl]:Vl,[Xl]:Gl,[ql]:ql,[Wl]:io},Qi=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[e]===void 0&&(n[e]=[]),n[e].indexOf(t)===-1&&n[e].push(t)}hasEventListener(e,t){let n=this._listeners;return n===void 0?!1:n[e]!==void 0&&n[e].indexOf(t)!==-1}removeEventListener(e,t){let n=this._listeners;if(n===void 0)return;let s=n[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let n=t[e.type];if(n!==void 0){e.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},kn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];var kl=Math.PI/180,Jl=180/Math.PI;function yr(){let i=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(kn[i&255]+kn[i>>8&255]+kn[i>>16&255]+kn[i>>24&255]+"-"+kn[e&255]+kn[e>>8&255]+"-"+kn[e>>16&15|64]+kn[e>>24&255]+"-"+kn[t&63|128]+kn[t>>8&255]+"-"+kn[t>>16&255]+kn[t>>24&255]+kn[n&255]+kn[n>>8&255]+kn[n>>16&255]+kn[n>>24&255]).toLowerCase()}function _t(i,e,t){return Math.max(e,Math.min(t,i))}function Rx(i,e){return(i%e+e)%e}function gu(i,e,t){return(1-t)*i+t*e}function um(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function ah(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function dm(i,e){if(e.constructor===Float32Array)return i;let t=ah(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/t,-1)}function fm(i,e){if(e.constructor===Float32Array)return i;let t=ah(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*t)}var it=class{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,n=this.y,s=e.elements;return this.x=s[0]*t+s[3]*n+s[6],this.y=s[1]*t+s[4]*n+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=_t(this.x,e.x,t.x),this.y=_t(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=_t(this.x,e,t),this.y=_t(this.y,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(_t(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(_t(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y;return t*t+n*n}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let n=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*n-o*s+e.x,this.y=r*s+o*n+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},bn=class{constructor(e=0,t=0,n=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=n,this._w=s}static slerpFlat(e,t,n,s,r,o,a){let c=n[s+0],l=n[s+1],h=n[s+2],d=n[s+3],u=r[o+0],f=r[o+1],p=r[o+2],x=r[o+3];if(d!==x||c!==u||l!==f||h!==p){let g=c*u+l*f+h*p+d*x;g<0&&(u=-u,f=-f,p=-p,x=-x,g=-g);let m=1-a;if(g<.9995){let v=Math.acos(g),E=Math.sin(v);m=Math.sin(m*v)/E,a=Math.sin(a*v)/E,c=c*m+u*a,l=l*m+f*a,h=h*m+p*a,d=d*m+x*a}else{c=c*m+u*a,l=l*m+f*a,h=h*m+p*a,d=d*m+x*a;let v=1/Math.sqrt(c*c+l*l+h*h+d*d);c*=v,l*=v,h*=v,d*=v}}e[t]=c,e[t+1]=l,e[t+2]=h,e[t+3]=d}static multiplyQuaternionsFlat(e,t,n,s,r,o){let a=n[s],c=n[s+1],l=n[s+2],h=n[s+3],d=r[o],u=r[o+1],f=r[o+2],p=r[o+3];return e[t]=a*p+h*d+c*f-l*u,e[t+1]=c*p+h*u+l*d-a*f,e[t+2]=l*p+h*f+a*u-c*d,e[t+3]=h*p-a*d-c*u-l*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,n,s){return this._x=e,this._y=t,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let n=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,c=Math.sin,l=a(n/2),h=a(s/2),d=a(r/2),u=c(n/2),f=c(s/2),p=c(r/2);switch(o){case"XYZ":this._x=u*h*d+l*f*p,this._y=l*f*d-u*h*p,this._z=l*h*p+u*f*d,this._w=l*h*d-u*f*p;break;case"YXZ":this._x=u*h*d+l*f*p,this._y=l*f*d-u*h*p,this._z=l*h*p-u*f*d,this._w=l*h*d+u*f*p;break;case"ZXY":this._x=u*h*d-l*f*p,this._y=l*f*d+u*h*p,this._z=l*h*p+u*f*d,this._w=l*h*d-u*f*p;break;case"ZYX":this._x=u*h*d-l*f*p,this._y=l*f*d+u*h*p,this._z=l*h*p-u*f*d,this._w=l*h*d+u*f*p;break;case"YZX":this._x=u*h*d+l*f*p,this._y=l*f*d+u*h*p,this._z=l*h*p-u*f*d,this._w=l*h*d-u*f*p;break;case"XZY":this._x=u*h*d-l*f*p,this._y=l*f*d-u*h*p,this._z=l*h*p+u*f*d,this._w=l*h*d+u*f*p;break;default:Ye("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let n=t/2,s=Math.sin(n);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,n=t[0],s=t[4],r=t[8],o=t[1],a=t[5],c=t[9],l=t[2],h=t[6],d=t[10],u=n+a+d;if(u>0){let f=.5/Math.sqrt(u+1);this._w=.25/f,this._x=(h-c)*f,this._y=(r-l)*f,this._z=(o-s)*f}else if(n>a&&n>d){let f=2*Math.sqrt(1+n-a-d);this._w=(h-c)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+l)/f}else if(a>d){let f=2*Math.sqrt(1+a-n-d);this._w=(r-l)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(c+h)/f}else{let f=2*Math.sqrt(1+d-n-a);this._w=(o-s)/f,this._x=(r+l)/f,this._y=(c+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let n=e.dot(t)+1;return n<1e-8?(n=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=n):(this._x=0,this._y=-e.z,this._z=e.y,this._w=n)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=n),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(_t(this.dot(e),-1,1)))}rotateTowards(e,t){let n=this.angleTo(e);if(n===0)return this;let s=Math.min(1,t/n);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=t._x,c=t._y,l=t._z,h=t._w;return this._x=n*h+o*a+s*l-r*c,this._y=s*h+o*c+r*a-n*l,this._z=r*h+o*l+n*c-s*a,this._w=o*h-n*a-s*c-r*l,this._onChangeCallback(),this}slerp(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let c=1-t;if(a<.9995){let l=Math.acos(a),h=Math.sin(l);c=Math.sin(c*l)/h,t=Math.sin(t*l)/h,this._x=this._x*c+n*t,this._y=this._y*c+s*t,this._z=this._z*c+r*t,this._w=this._w*c+o*t,this._onChangeCallback()}else this._x=this._x*c+n*t,this._y=this._y*c+s*t,this._z=this._z*c+r*t,this._w=this._w*c+o*t,this.normalize();return this}slerpQuaternions(e,t,n){return this.copy(e).slerp(t,n)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},X=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,n=0){this.x=e,this.y=t,this.z=n}set(e,t,n){return n===void 0&&(n=this.z),this.x=e,this.y=t,this.z=n,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(Qf.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(Qf.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*n+r[6]*s,this.y=r[1]*t+r[4]*n+r[7]*s,this.z=r[2]*t+r[5]*n+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,n=this.y,s=this.z,r=e.x,o=e.y,a=e.z,c=e.w,l=2*(o*s-a*n),h=2*(a*t-r*s),d=2*(r*n-o*t);return this.x=t+c*l+o*d-a*h,this.y=n+c*h+a*l-r*d,this.z=s+c*d+r*h-o*l,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*n+r[8]*s,this.y=r[1]*t+r[5]*n+r[9]*s,this.z=r[2]*t+r[6]*n+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=_t(this.x,e.x,t.x),this.y=_t(this.y,e.y,t.y),this.z=_t(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=_t(this.x,e,t),this.y=_t(this.y,e,t),this.z=_t(this.z,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(_t(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let n=e.x,s=e.y,r=e.z,o=t.x,a=t.y,c=t.z;return this.x=s*c-r*a,this.y=r*o-n*c,this.z=n*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let n=e.dot(this)/t;return this.copy(e).multiplyScalar(n)}projectOnPlane(e){return xu.copy(this).projectOnVector(e),this.sub(xu)}reflect(e){return this.sub(xu.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(_t(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y,s=this.z-e.z;return t*t+n*n+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,n){let s=Math.sin(t)*e;return this.x=s*Math.sin(n),this.y=Math.cos(t)*e,this.z=s*Math.cos(n),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,n){return this.x=e*Math.sin(t),this.y=n,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),n=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=n,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,n=Math.sqrt(1-t*t);return this.x=n*Math.cos(e),this.y=t,this.z=n*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},xu=new X,Qf=new bn,et=class{static{this.prototype.isMatrix3=!0}constructor(e,t,n,s,r,o,a,c,l){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,c,l)}set(e,t,n,s,r,o,a,c,l){let h=this.elements;return h[0]=e,h[1]=s,h[2]=a,h[3]=t,h[4]=r,h[5]=c,h[6]=n,h[7]=o,h[8]=l,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],this}extractBasis(e,t,n){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[3],c=n[6],l=n[1],h=n[4],d=n[7],u=n[2],f=n[5],p=n[8],x=s[0],g=s[3],m=s[6],v=s[1],E=s[4],b=s[7],C=s[2],S=s[5],_=s[8];return r[0]=o*x+a*v+c*C,r[3]=o*g+a*E+c*S,r[6]=o*m+a*b+c*_,r[1]=l*x+h*v+d*C,r[4]=l*g+h*E+d*S,r[7]=l*m+h*b+d*_,r[2]=u*x+f*v+p*C,r[5]=u*g+f*E+p*S,r[8]=u*m+f*b+p*_,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],c=e[6],l=e[7],h=e[8];return t*o*h-t*a*l-n*r*h+n*a*c+s*r*l-s*o*c}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],c=e[6],l=e[7],h=e[8],d=h*o-a*l,u=a*c-h*r,f=l*r-o*c,p=t*d+n*u+s*f;if(p===0)return this.set(0,0,0,0,0,0,0,0,0);let x=1/p;return e[0]=d*x,e[1]=(s*l-h*n)*x,e[2]=(a*n-s*o)*x,e[3]=u*x,e[4]=(h*t-s*c)*x,e[5]=(s*r-a*t)*x,e[6]=f*x,e[7]=(n*c-l*t)*x,e[8]=(o*t-n*r)*x,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,n,s,r,o,a){let c=Math.cos(r),l=Math.sin(r);return this.set(n*c,n*l,-n*(c*o+l*a)+o+e,-s*l,s*c,-s*(-l*o+c*a)+a+t,0,0,1),this}scale(e,t){return Ko("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(_u.makeScale(e,t)),this}rotate(e){return Ko("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(_u.makeRotation(-e)),this}translate(e,t){return Ko("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(_u.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,n,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<9;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<9;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e}clone(){return new this.constructor().fromArray(this.elements)}},_u=new et,jf=new et().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),ep=new et().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function Px(){let i={enabled:!0,workingColorSpace:jo,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Tt&&(s.r=bs(s.r),s.g=bs(s.g),s.b=bs(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Tt&&(s.r=no(s.r),s.g=no(s.g),s.b=no(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Rs?ea:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[jo]:{primaries:e,whitePoint:n,transfer:ea,toXYZ:jf,fromXYZ:ep,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:gn},outputColorSpaceConfig:{drawingBufferColorSpace:gn}},[gn]:{primaries:e,whitePoint:n,transfer:Tt,toXYZ:jf,fromXYZ:ep,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:gn}}}),i}var mt=Px();function bs(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function no(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var kr,Kl=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let n;if(e instanceof HTMLCanvasElement)n=e;else{kr===void 0&&(kr=ta("canvas")),kr.width=e.width,kr.height=e.height;let s=kr.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),n=kr}return n.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=ta("canvas");t.width=e.width,t.height=e.height;let n=t.getContext("2d");n.drawImage(e,0,0,e.width,e.height);let s=n.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=bs(r[o]/255)*255;return n.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let n=0;n<t.length;n++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[n]=Math.floor(bs(t[n]/255)*255):t[n]=bs(t[n]);return{data:t,width:e.width,height:e.height}}else return Ye("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},Ix=0,oo=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:Ix++}),this.uuid=yr(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(yu(s[o].image)):r.push(yu(s[o]))}else r=yu(s);n.url=r}return t||(e.images[this.uuid]=n),n}};function yu(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?Kl.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(Ye("Texture: Unable to serialize Texture."),{})}var Lx=0,vu=new X,Qn=class i extends Qi{constructor(e=i.DEFAULT_IMAGE,t=i.DEFAULT_MAPPING,n=Ki,s=Ki,r=Kn,o=Es,a=Fi,c=ni,l=i.DEFAULT_ANISOTROPY,h=Rs){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:Lx++}),this.uuid=yr(),this.name="",this.source=new oo(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=l,this.format=a,this.internalFormat=null,this.type=c,this.offset=new it(0,0),this.repeat=new it(1,1),this.center=new it(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new et,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(vu).x}get height(){return this.source.getSize(vu).y}get depth(){return this.source.getSize(vu).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let n=e[t];if(n===void 0){Ye(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ye(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),t||(e.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==ld)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case $l:e.x=e.x-Math.floor(e.x);break;case Ki:e.x=e.x<0?0:1;break;case Yl:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case $l:e.y=e.y-Math.floor(e.y);break;case Ki:e.y=e.y<0?0:1;break;case Yl:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};Qn.DEFAULT_IMAGE=null;Qn.DEFAULT_MAPPING=ld;Qn.DEFAULT_ANISOTROPY=1;var Jt=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,n=0,s=1){this.x=e,this.y=t,this.z=n,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,n,s){return this.x=e,this.y=t,this.z=n,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*n+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,n,s,r,c=e.elements,l=c[0],h=c[4],d=c[8],u=c[1],f=c[5],p=c[9],x=c[2],g=c[6],m=c[10];if(Math.abs(h-u)<.01&&Math.abs(d-x)<.01&&Math.abs(p-g)<.01){if(Math.abs(h+u)<.1&&Math.abs(d+x)<.1&&Math.abs(p+g)<.1&&Math.abs(l+f+m-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let E=(l+1)/2,b=(f+1)/2,C=(m+1)/2,S=(h+u)/4,_=(d+x)/4,T=(p+g)/4;return E>b&&E>C?E<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(E),s=S/n,r=_/n):b>C?b<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(b),n=S/s,r=T/s):C<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(C),n=_/r,s=T/r),this.set(n,s,r,t),this}let v=Math.sqrt((g-p)*(g-p)+(d-x)*(d-x)+(u-h)*(u-h));return Math.abs(v)<.001&&(v=1),this.x=(g-p)/v,this.y=(d-x)/v,this.z=(u-h)/v,this.w=Math.acos((l+f+m-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=_t(this.x,e.x,t.x),this.y=_t(this.y,e.y,t.y),this.z=_t(this.z,e.z,t.z),this.w=_t(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=_t(this.x,e,t),this.y=_t(this.y,e,t),this.z=_t(this.z,e,t),this.w=_t(this.w,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(_t(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this.w=e.w+(t.w-e.w)*n,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},Ql=class extends Qi{constructor(e=1,t=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Kn,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=n.depth,this.scissor=new Jt(0,0,e,t),this.scissorTest=!1,this.viewport=new Jt(0,0,e,t),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new Qn({width:e,height:t,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:Kn,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,n=1){if(this.width!==e||this.height!==t||this.depth!==n){this.width=e,this.height=t,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,n=e.textures.length;t<n;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new oo(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},hi=class extends Ql{constructor(e=1,t=1,n={}){super(e,t,n),this.isWebGLRenderTarget=!0}},ia=class extends Qn{constructor(e=null,t=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=Nn,this.minFilter=Nn,this.wrapR=Ki,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var jl=class extends Qn{constructor(e=null,t=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=Nn,this.minFilter=Nn,this.wrapR=Ki,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var Lt=class i{static{this.prototype.isMatrix4=!0}constructor(e,t,n,s,r,o,a,c,l,h,d,u,f,p,x,g){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,c,l,h,d,u,f,p,x,g)}set(e,t,n,s,r,o,a,c,l,h,d,u,f,p,x,g){let m=this.elements;return m[0]=e,m[4]=t,m[8]=n,m[12]=s,m[1]=r,m[5]=o,m[9]=a,m[13]=c,m[2]=l,m[6]=h,m[10]=d,m[14]=u,m[3]=f,m[7]=p,m[11]=x,m[15]=g,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],t[9]=n[9],t[10]=n[10],t[11]=n[11],t[12]=n[12],t[13]=n[13],t[14]=n[14],t[15]=n[15],this}copyPosition(e){let t=this.elements,n=e.elements;return t[12]=n[12],t[13]=n[13],t[14]=n[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,n){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),n.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(e,t,n){return this.set(e.x,t.x,n.x,0,e.y,t.y,n.y,0,e.z,t.z,n.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,n=e.elements,s=1/zr.setFromMatrixColumn(e,0).length(),r=1/zr.setFromMatrixColumn(e,1).length(),o=1/zr.setFromMatrixColumn(e,2).length();return t[0]=n[0]*s,t[1]=n[1]*s,t[2]=n[2]*s,t[3]=0,t[4]=n[4]*r,t[5]=n[5]*r,t[6]=n[6]*r,t[7]=0,t[8]=n[8]*o,t[9]=n[9]*o,t[10]=n[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,n=e.x,s=e.y,r=e.z,o=Math.cos(n),a=Math.sin(n),c=Math.cos(s),l=Math.sin(s),h=Math.cos(r),d=Math.sin(r);if(e.order==="XYZ"){let u=o*h,f=o*d,p=a*h,x=a*d;t[0]=c*h,t[4]=-c*d,t[8]=l,t[1]=f+p*l,t[5]=u-x*l,t[9]=-a*c,t[2]=x-u*l,t[6]=p+f*l,t[10]=o*c}else if(e.order==="YXZ"){let u=c*h,f=c*d,p=l*h,x=l*d;t[0]=u+x*a,t[4]=p*a-f,t[8]=o*l,t[1]=o*d,t[5]=o*h,t[9]=-a,t[2]=f*a-p,t[6]=x+u*a,t[10]=o*c}else if(e.order==="ZXY"){let u=c*h,f=c*d,p=l*h,x=l*d;t[0]=u-x*a,t[4]=-o*d,t[8]=p+f*a,t[1]=f+p*a,t[5]=o*h,t[9]=x-u*a,t[2]=-o*l,t[6]=a,t[10]=o*c}else if(e.order==="ZYX"){let u=o*h,f=o*d,p=a*h,x=a*d;t[0]=c*h,t[4]=p*l-f,t[8]=u*l+x,t[1]=c*d,t[5]=x*l+u,t[9]=f*l-p,t[2]=-l,t[6]=a*c,t[10]=o*c}else if(e.order==="YZX"){let u=o*c,f=o*l,p=a*c,x=a*l;t[0]=c*h,t[4]=x-u*d,t[8]=p*d+f,t[1]=d,t[5]=o*h,t[9]=-a*h,t[2]=-l*h,t[6]=f*d+p,t[10]=u-x*d}else if(e.order==="XZY"){let u=o*c,f=o*l,p=a*c,x=a*l;t[0]=c*h,t[4]=-d,t[8]=l*h,t[1]=u*d+x,t[5]=o*h,t[9]=f*d-p,t[2]=p*d-f,t[6]=a*h,t[10]=x*d+u}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(Dx,e,Nx)}lookAt(e,t,n){let s=this.elements;return li.subVectors(e,t),li.lengthSq()===0&&(li.z=1),li.normalize(),Gs.crossVectors(n,li),Gs.lengthSq()===0&&(Math.abs(n.z)===1?li.x+=1e-4:li.z+=1e-4,li.normalize(),Gs.crossVectors(n,li)),Gs.normalize(),al.crossVectors(li,Gs),s[0]=Gs.x,s[4]=al.x,s[8]=li.x,s[1]=Gs.y,s[5]=al.y,s[9]=li.y,s[2]=Gs.z,s[6]=al.z,s[10]=li.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[4],c=n[8],l=n[12],h=n[1],d=n[5],u=n[9],f=n[13],p=n[2],x=n[6],g=n[10],m=n[14],v=n[3],E=n[7],b=n[11],C=n[15],S=s[0],_=s[4],T=s[8],O=s[12],D=s[1],L=s[5],z=s[9],G=s[13],R=s[2],F=s[6],H=s[10],U=s[14],ne=s[3],q=s[7],Z=s[11],te=s[15];return r[0]=o*S+a*D+c*R+l*ne,r[4]=o*_+a*L+c*F+l*q,r[8]=o*T+a*z+c*H+l*Z,r[12]=o*O+a*G+c*U+l*te,r[1]=h*S+d*D+u*R+f*ne,r[5]=h*_+d*L+u*F+f*q,r[9]=h*T+d*z+u*H+f*Z,r[13]=h*O+d*G+u*U+f*te,r[2]=p*S+x*D+g*R+m*ne,r[6]=p*_+x*L+g*F+m*q,r[10]=p*T+x*z+g*H+m*Z,r[14]=p*O+x*G+g*U+m*te,r[3]=v*S+E*D+b*R+C*ne,r[7]=v*_+E*L+b*F+C*q,r[11]=v*T+E*z+b*H+C*Z,r[15]=v*O+E*G+b*U+C*te,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[12],o=e[1],a=e[5],c=e[9],l=e[13],h=e[2],d=e[6],u=e[10],f=e[14],p=e[3],x=e[7],g=e[11],m=e[15],v=c*f-l*u,E=a*f-l*d,b=a*u-c*d,C=o*f-l*h,S=o*u-c*h,_=o*d-a*h;return t*(x*v-g*E+m*b)-n*(p*v-g*C+m*S)+s*(p*E-x*C+m*_)-r*(p*b-x*S+g*_)}determinantAffine(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[1],o=e[5],a=e[9],c=e[2],l=e[6],h=e[10];return t*(o*h-a*l)-n*(r*h-a*c)+s*(r*l-o*c)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,n){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=n),this}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],c=e[6],l=e[7],h=e[8],d=e[9],u=e[10],f=e[11],p=e[12],x=e[13],g=e[14],m=e[15],v=t*a-n*o,E=t*c-s*o,b=t*l-r*o,C=n*c-s*a,S=n*l-r*a,_=s*l-r*c,T=h*x-d*p,O=h*g-u*p,D=h*m-f*p,L=d*g-u*x,z=d*m-f*x,G=u*m-f*g,R=v*G-E*z+b*L+C*D-S*O+_*T;if(R===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let F=1/R;return e[0]=(a*G-c*z+l*L)*F,e[1]=(s*z-n*G-r*L)*F,e[2]=(x*_-g*S+m*C)*F,e[3]=(u*S-d*_-f*C)*F,e[4]=(c*D-o*G-l*O)*F,e[5]=(t*G-s*D+r*O)*F,e[6]=(g*b-p*_-m*E)*F,e[7]=(h*_-u*b+f*E)*F,e[8]=(o*z-a*D+l*T)*F,e[9]=(n*D-t*z-r*T)*F,e[10]=(p*S-x*b+m*v)*F,e[11]=(d*b-h*S-f*v)*F,e[12]=(a*O-o*L-c*T)*F,e[13]=(t*L-n*O+s*T)*F,e[14]=(x*E-p*C-g*v)*F,e[15]=(h*C-d*E+u*v)*F,this}scale(e){let t=this.elements,n=e.x,s=e.y,r=e.z;return t[0]*=n,t[4]*=s,t[8]*=r,t[1]*=n,t[5]*=s,t[9]*=r,t[2]*=n,t[6]*=s,t[10]*=r,t[3]*=n,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],n=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,n,s))}makeTranslation(e,t,n){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,n,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),n=Math.sin(e);return this.set(1,0,0,0,0,t,-n,0,0,n,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,0,n,0,0,1,0,0,-n,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,0,n,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let n=Math.cos(t),s=Math.sin(t),r=1-n,o=e.x,a=e.y,c=e.z,l=r*o,h=r*a;return this.set(l*o+n,l*a-s*c,l*c+s*a,0,l*a+s*c,h*a+n,h*c-s*o,0,l*c-s*a,h*c+s*o,r*c*c+n,0,0,0,0,1),this}makeScale(e,t,n){return this.set(e,0,0,0,0,t,0,0,0,0,n,0,0,0,0,1),this}makeShear(e,t,n,s,r,o){return this.set(1,n,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,n){let s=this.elements,r=t._x,o=t._y,a=t._z,c=t._w,l=r+r,h=o+o,d=a+a,u=r*l,f=r*h,p=r*d,x=o*h,g=o*d,m=a*d,v=c*l,E=c*h,b=c*d,C=n.x,S=n.y,_=n.z;return s[0]=(1-(x+m))*C,s[1]=(f+b)*C,s[2]=(p-E)*C,s[3]=0,s[4]=(f-b)*S,s[5]=(1-(u+m))*S,s[6]=(g+v)*S,s[7]=0,s[8]=(p+E)*_,s[9]=(g-v)*_,s[10]=(1-(u+x))*_,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,n){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),t.identity(),this;let o=zr.set(s[0],s[1],s[2]).length(),a=zr.set(s[4],s[5],s[6]).length(),c=zr.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Ci.copy(this);let l=1/o,h=1/a,d=1/c;return Ci.elements[0]*=l,Ci.elements[1]*=l,Ci.elements[2]*=l,Ci.elements[4]*=h,Ci.elements[5]*=h,Ci.elements[6]*=h,Ci.elements[8]*=d,Ci.elements[9]*=d,Ci.elements[10]*=d,t.setFromRotationMatrix(Ci),n.x=o,n.y=a,n.z=c,this}makePerspective(e,t,n,s,r,o,a=vi,c=!1){let l=this.elements,h=2*r/(t-e),d=2*r/(n-s),u=(t+e)/(t-e),f=(n+s)/(n-s),p,x;if(c)p=r/(o-r),x=o*r/(o-r);else if(a===vi)p=-(o+r)/(o-r),x=-2*o*r/(o-r);else if(a===so)p=-o/(o-r),x=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return l[0]=h,l[4]=0,l[8]=u,l[12]=0,l[1]=0,l[5]=d,l[9]=f,l[13]=0,l[2]=0,l[6]=0,l[10]=p,l[14]=x,l[3]=0,l[7]=0,l[11]=-1,l[15]=0,this}makeOrthographic(e,t,n,s,r,o,a=vi,c=!1){let l=this.elements,h=2/(t-e),d=2/(n-s),u=-(t+e)/(t-e),f=-(n+s)/(n-s),p,x;if(c)p=1/(o-r),x=o/(o-r);else if(a===vi)p=-2/(o-r),x=-(o+r)/(o-r);else if(a===so)p=-1/(o-r),x=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return l[0]=h,l[4]=0,l[8]=0,l[12]=u,l[1]=0,l[5]=d,l[9]=0,l[13]=f,l[2]=0,l[6]=0,l[10]=p,l[14]=x,l[3]=0,l[7]=0,l[11]=0,l[15]=1,this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<16;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<16;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e[t+9]=n[9],e[t+10]=n[10],e[t+11]=n[11],e[t+12]=n[12],e[t+13]=n[13],e[t+14]=n[14],e[t+15]=n[15],e}},zr=new X,Ci=new Lt,Dx=new X(0,0,0),Nx=new X(1,1,1),Gs=new X,al=new X,li=new X,tp=new Lt,np=new bn,Ss=class i{constructor(e=0,t=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=n,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,n,s=this._order){return this._x=e,this._y=t,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,n=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],c=s[1],l=s[5],h=s[9],d=s[2],u=s[6],f=s[10];switch(t){case"XYZ":this._y=Math.asin(_t(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(u,l),this._z=0);break;case"YXZ":this._x=Math.asin(-_t(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(c,l)):(this._y=Math.atan2(-d,r),this._z=0);break;case"ZXY":this._x=Math.asin(_t(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(-d,f),this._z=Math.atan2(-o,l)):(this._y=0,this._z=Math.atan2(c,r));break;case"ZYX":this._y=Math.asin(-_t(d,-1,1)),Math.abs(d)<.9999999?(this._x=Math.atan2(u,f),this._z=Math.atan2(c,r)):(this._x=0,this._z=Math.atan2(-o,l));break;case"YZX":this._z=Math.asin(_t(c,-1,1)),Math.abs(c)<.9999999?(this._x=Math.atan2(-h,l),this._y=Math.atan2(-d,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-_t(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(u,l),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,f),this._y=0);break;default:Ye("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,n===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,n){return tp.makeRotationFromQuaternion(e),this.setFromRotationMatrix(tp,t,n)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return np.setFromEuler(this),this.setFromQuaternion(np,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};Ss.DEFAULT_ORDER="XYZ";var sa=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},Ux=0,ip=new X,Vr=new bn,gs=new Lt,ll=new X,Ho=new X,Fx=new X,Ox=new bn,sp=new X(1,0,0),rp=new X(0,1,0),op=new X(0,0,1),ap={type:"added"},Bx={type:"removed"},Gr={type:"childadded",child:null},bu={type:"childremoved",child:null},Mn=class i extends Qi{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:Ux++}),this.uuid=yr(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let e=new X,t=new Ss,n=new bn,s=new X(1,1,1);function r(){n.setFromEuler(t,!1)}function o(){t.setFromQuaternion(n,void 0,!1)}t._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new Lt},normalMatrix:{value:new et}}),this.matrix=new Lt,this.matrixWorld=new Lt,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new sa,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return Vr.setFromAxisAngle(e,t),this.quaternion.multiply(Vr),this}rotateOnWorldAxis(e,t){return Vr.setFromAxisAngle(e,t),this.quaternion.premultiply(Vr),this}rotateX(e){return this.rotateOnAxis(sp,e)}rotateY(e){return this.rotateOnAxis(rp,e)}rotateZ(e){return this.rotateOnAxis(op,e)}translateOnAxis(e,t){return ip.copy(e).applyQuaternion(this.quaternion),this.position.add(ip.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(sp,e)}translateY(e){return this.translateOnAxis(rp,e)}translateZ(e){return this.translateOnAxis(op,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(gs.copy(this.matrixWorld).invert())}lookAt(e,t,n){e.isVector3?ll.copy(e):ll.set(e,t,n);let s=this.parent;this.updateWorldMatrix(!0,!1),Ho.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?gs.lookAt(Ho,ll,this.up):gs.lookAt(ll,Ho,this.up),this.quaternion.setFromRotationMatrix(gs),s&&(gs.extractRotation(s.matrixWorld),Vr.setFromRotationMatrix(gs),this.quaternion.premultiply(Vr.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(Qe("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(ap),Gr.child=e,this.dispatchEvent(Gr),Gr.child=null):Qe("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(Bx),bu.child=e,this.dispatchEvent(bu),bu.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),gs.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),gs.multiply(e.parent.matrixWorld)),e.applyMatrix4(gs),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(ap),Gr.child=e,this.dispatchEvent(Gr),Gr.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,n=[]){this[e]===t&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,n);return n}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Ho,e,Fx),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Ho,Ox,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,n=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*n-r[8]*s,r[13]+=n-r[1]*t-r[5]*n-r[9]*s,r[14]+=s-r[2]*t-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].updateMatrixWorld(e)}updateWorldMatrix(e,t,n=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(e){let t=e===void 0||typeof e=="string",n={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,c){return a[c.uuid]===void 0&&(a[c.uuid]=c.toJSON(e)),c.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let c=a.shapes;if(Array.isArray(c))for(let l=0,h=c.length;l<h;l++){let d=c[l];r(e.shapes,d)}else r(e.shapes,c)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let c=0,l=this.material.length;c<l;c++)a.push(r(e.materials,this.material[c]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let c=this.animations[a];s.animations.push(r(e.animations,c))}}if(t){let a=o(e.geometries),c=o(e.materials),l=o(e.textures),h=o(e.images),d=o(e.shapes),u=o(e.skeletons),f=o(e.animations),p=o(e.nodes);a.length>0&&(n.geometries=a),c.length>0&&(n.materials=c),l.length>0&&(n.textures=l),h.length>0&&(n.images=h),d.length>0&&(n.shapes=d),u.length>0&&(n.skeletons=u),f.length>0&&(n.animations=f),p.length>0&&(n.nodes=p)}return n.object=s,n;function o(a){let c=[];for(let l in a){let h=a[l];delete h.metadata,c.push(h)}return c}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let n=0;n<e.children.length;n++){let s=e.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Mn.DEFAULT_UP=new X(0,1,0);Mn.DEFAULT_MATRIX_AUTO_UPDATE=!0;Mn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var It=class extends Mn{constructor(){super(),this.isGroup=!0,this.type="Group"}},kx={type:"move"},ao=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new It,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new It,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new X,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new X),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new It,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new X,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new X,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let n of e.hand.values())this._getHandJoint(t,n)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,n){let s=null,r=null,o=null,a=this._targetRay,c=this._grip,l=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(l&&e.hand){o=!0;for(let x of e.hand.values()){let g=t.getJointPose(x,n),m=this._getHandJoint(l,x);g!==null&&(m.matrix.fromArray(g.transform.matrix),m.matrix.decompose(m.position,m.quaternion,m.scale),m.matrixWorldNeedsUpdate=!0,m.jointRadius=g.radius),m.visible=g!==null}let h=l.joints["index-finger-tip"],d=l.joints["thumb-tip"],u=h.position.distanceTo(d.position),f=.02,p=.005;l.inputState.pinching&&u>f+p?(l.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!l.inputState.pinching&&u<=f-p&&(l.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else c!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,n),r!==null&&(c.matrix.fromArray(r.transform.matrix),c.matrix.decompose(c.position,c.quaternion,c.scale),c.matrixWorldNeedsUpdate=!0,r.linearVelocity?(c.hasLinearVelocity=!0,c.linearVelocity.copy(r.linearVelocity)):c.hasLinearVelocity=!1,r.angularVelocity?(c.hasAngularVelocity=!0,c.angularVelocity.copy(r.angularVelocity)):c.hasAngularVelocity=!1,c.eventsEnabled&&c.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(kx)))}return a!==null&&(a.visible=s!==null),c!==null&&(c.visible=r!==null),l!==null&&(l.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let n=new It;n.matrixAutoUpdate=!1,n.visible=!1,e.joints[t.jointName]=n,e.add(n)}return e.joints[t.jointName]}},pm={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Hs={h:0,s:0,l:0},cl={h:0,s:0,l:0};function Mu(i,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?i+(e-i)*6*t:t<1/2?e:t<2/3?i+(e-i)*6*(2/3-t):i}var qe=class{constructor(e,t,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,n)}set(e,t,n){if(t===void 0&&n===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,n);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=gn){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,mt.colorSpaceToWorking(this,t),this}setRGB(e,t,n,s=mt.workingColorSpace){return this.r=e,this.g=t,this.b=n,mt.colorSpaceToWorking(this,s),this}setHSL(e,t,n,s=mt.workingColorSpace){if(e=Rx(e,1),t=_t(t,0,1),n=_t(n,0,1),t===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+t):n+t-n*t,o=2*n-r;this.r=Mu(o,r,e+1/3),this.g=Mu(o,r,e),this.b=Mu(o,r,e-1/3)}return mt.colorSpaceToWorking(this,s),this}setStyle(e,t=gn){function n(r){r!==void 0&&parseFloat(r)<1&&Ye("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Ye("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);Ye("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=gn){let n=pm[e.toLowerCase()];return n!==void 0?this.setHex(n,t):Ye("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=bs(e.r),this.g=bs(e.g),this.b=bs(e.b),this}copyLinearToSRGB(e){return this.r=no(e.r),this.g=no(e.g),this.b=no(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=gn){return mt.workingToColorSpace(zn.copy(this),e),Math.round(_t(zn.r*255,0,255))*65536+Math.round(_t(zn.g*255,0,255))*256+Math.round(_t(zn.b*255,0,255))}getHexString(e=gn){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=mt.workingColorSpace){mt.workingToColorSpace(zn.copy(this),t);let n=zn.r,s=zn.g,r=zn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),c,l,h=(a+o)/2;if(a===o)c=0,l=0;else{let d=o-a;switch(l=h<=.5?d/(o+a):d/(2-o-a),o){case n:c=(s-r)/d+(s<r?6:0);break;case s:c=(r-n)/d+2;break;case r:c=(n-s)/d+4;break}c/=6}return e.h=c,e.s=l,e.l=h,e}getRGB(e,t=mt.workingColorSpace){return mt.workingToColorSpace(zn.copy(this),t),e.r=zn.r,e.g=zn.g,e.b=zn.b,e}getStyle(e=gn){mt.workingToColorSpace(zn.copy(this),e);let t=zn.r,n=zn.g,s=zn.b;return e!==gn?`color(${e} ${t.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(e,t,n){return this.getHSL(Hs),this.setHSL(Hs.h+e,Hs.s+t,Hs.l+n)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,n){return this.r=e.r+(t.r-e.r)*n,this.g=e.g+(t.g-e.g)*n,this.b=e.b+(t.b-e.b)*n,this}lerpHSL(e,t){this.getHSL(Hs),e.getHSL(cl);let n=gu(Hs.h,cl.h,t),s=gu(Hs.s,cl.s,t),r=gu(Hs.l,cl.l,t);return this.setHSL(n,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,n=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*n+r[6]*s,this.g=r[1]*t+r[4]*n+r[7]*s,this.b=r[2]*t+r[5]*n+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},zn=new qe;qe.NAMES=pm;var ra=class extends Mn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Ss,this.environmentIntensity=1,this.environmentRotation=new Ss,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},Ri=new X,xs=new X,Su=new X,_s=new X,Hr=new X,Wr=new X,lp=new X,wu=new X,Au=new X,Tu=new X,Eu=new Jt,Cu=new Jt,Ru=new Jt,Ji=class i{constructor(e=new X,t=new X,n=new X){this.a=e,this.b=t,this.c=n}static getNormal(e,t,n,s){s.subVectors(n,t),Ri.subVectors(e,t),s.cross(Ri);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,n,s,r){Ri.subVectors(s,t),xs.subVectors(n,t),Su.subVectors(e,t);let o=Ri.dot(Ri),a=Ri.dot(xs),c=Ri.dot(Su),l=xs.dot(xs),h=xs.dot(Su),d=o*l-a*a;if(d===0)return r.set(0,0,0),null;let u=1/d,f=(l*c-a*h)*u,p=(o*h-a*c)*u;return r.set(1-f-p,p,f)}static containsPoint(e,t,n,s){return this.getBarycoord(e,t,n,s,_s)===null?!1:_s.x>=0&&_s.y>=0&&_s.x+_s.y<=1}static getInterpolation(e,t,n,s,r,o,a,c){return this.getBarycoord(e,t,n,s,_s)===null?(c.x=0,c.y=0,"z"in c&&(c.z=0),"w"in c&&(c.w=0),null):(c.setScalar(0),c.addScaledVector(r,_s.x),c.addScaledVector(o,_s.y),c.addScaledVector(a,_s.z),c)}static getInterpolatedAttribute(e,t,n,s,r,o){return Eu.setScalar(0),Cu.setScalar(0),Ru.setScalar(0),Eu.fromBufferAttribute(e,t),Cu.fromBufferAttribute(e,n),Ru.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(Eu,r.x),o.addScaledVector(Cu,r.y),o.addScaledVector(Ru,r.z),o}static isFrontFacing(e,t,n,s){return Ri.subVectors(n,t),xs.subVectors(e,t),Ri.cross(xs).dot(s)<0}set(e,t,n){return this.a.copy(e),this.b.copy(t),this.c.copy(n),this}setFromPointsAndIndices(e,t,n,s){return this.a.copy(e[t]),this.b.copy(e[n]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,n,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,n),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return Ri.subVectors(this.c,this.b),xs.subVectors(this.a,this.b),Ri.cross(xs).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return i.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return i.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,n,s,r){return i.getInterpolation(e,this.a,this.b,this.c,t,n,s,r)}containsPoint(e){return i.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return i.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let n=this.a,s=this.b,r=this.c,o,a;Hr.subVectors(s,n),Wr.subVectors(r,n),wu.subVectors(e,n);let c=Hr.dot(wu),l=Wr.dot(wu);if(c<=0&&l<=0)return t.copy(n);Au.subVectors(e,s);let h=Hr.dot(Au),d=Wr.dot(Au);if(h>=0&&d<=h)return t.copy(s);let u=c*d-h*l;if(u<=0&&c>=0&&h<=0&&c-h>0)return o=c/(c-h),t.copy(n).addScaledVector(Hr,o);Tu.subVectors(e,r);let f=Hr.dot(Tu),p=Wr.dot(Tu);if(p>=0&&f<=p)return t.copy(r);let x=f*l-c*p;if(x<=0&&l>=0&&p<=0)return a=l/(l-p),t.copy(n).addScaledVector(Wr,a);let g=h*p-f*d;if(g<=0&&d-h>=0&&f-p>=0)return lp.subVectors(r,s),a=(d-h)/(d-h+(f-p)),t.copy(s).addScaledVector(lp,a);let m=1/(g+x+u);return o=x*m,a=u*m,t.copy(n).addScaledVector(Hr,o).addScaledVector(Wr,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},$s=class{constructor(e=new X(1/0,1/0,1/0),t=new X(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t+=3)this.expandByPoint(Pi.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,n=e.count;t<n;t++)this.expandByPoint(Pi.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=Pi.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(n),this.max.copy(e).add(n),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let n=e.geometry;if(n!==void 0){let r=n.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,Pi):Pi.fromBufferAttribute(r,o),Pi.applyMatrix4(e.matrixWorld),this.expandByPoint(Pi);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),hl.copy(e.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),hl.copy(n.boundingBox)),hl.applyMatrix4(e.matrixWorld),this.union(hl)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,Pi),Pi.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,n;return e.normal.x>0?(t=e.normal.x*this.min.x,n=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,n=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,n+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,n+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,n+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,n+=e.normal.z*this.min.z),t<=-e.constant&&n>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(Wo),ul.subVectors(this.max,Wo),Xr.subVectors(e.a,Wo),qr.subVectors(e.b,Wo),$r.subVectors(e.c,Wo),Ws.subVectors(qr,Xr),Xs.subVectors($r,qr),cr.subVectors(Xr,$r);let t=[0,-Ws.z,Ws.y,0,-Xs.z,Xs.y,0,-cr.z,cr.y,Ws.z,0,-Ws.x,Xs.z,0,-Xs.x,cr.z,0,-cr.x,-Ws.y,Ws.x,0,-Xs.y,Xs.x,0,-cr.y,cr.x,0];return!Pu(t,Xr,qr,$r,ul)||(t=[1,0,0,0,1,0,0,0,1],!Pu(t,Xr,qr,$r,ul))?!1:(dl.crossVectors(Ws,Xs),t=[dl.x,dl.y,dl.z],Pu(t,Xr,qr,$r,ul))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,Pi).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(Pi).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(ys[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),ys[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),ys[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),ys[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),ys[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),ys[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),ys[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),ys[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(ys),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},ys=[new X,new X,new X,new X,new X,new X,new X,new X],Pi=new X,hl=new $s,Xr=new X,qr=new X,$r=new X,Ws=new X,Xs=new X,cr=new X,Wo=new X,ul=new X,dl=new X,hr=new X;function Pu(i,e,t,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){hr.fromArray(i,r);let a=s.x*Math.abs(hr.x)+s.y*Math.abs(hr.y)+s.z*Math.abs(hr.z),c=e.dot(hr),l=t.dot(hr),h=n.dot(hr);if(Math.max(-Math.max(c,l,h),Math.min(c,l,h))>a)return!1}return!0}var mn=new X,fl=new it,zx=0,Zt=class extends Qi{constructor(e,t,n=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:zx++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=n,this.usage=yd,this.updateRanges=[],this.gpuType=Ni,this.version=0,this._normalizationScale=e!==void 0?ah(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,n){e*=this.itemSize,n*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[n+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,n=this.count;t<n;t++)fl.fromBufferAttribute(this,t),fl.applyMatrix3(e),this.setXY(t,fl.x,fl.y);else if(this.itemSize===3)for(let t=0,n=this.count;t<n;t++)mn.fromBufferAttribute(this,t),mn.applyMatrix3(e),this.setXYZ(t,mn.x,mn.y,mn.z);return this}applyMatrix4(e){for(let t=0,n=this.count;t<n;t++)mn.fromBufferAttribute(this,t),mn.applyMatrix4(e),this.setXYZ(t,mn.x,mn.y,mn.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)mn.fromBufferAttribute(this,t),mn.applyNormalMatrix(e),this.setXYZ(t,mn.x,mn.y,mn.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)mn.fromBufferAttribute(this,t),mn.transformDirection(e),this.setXYZ(t,mn.x,mn.y,mn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let n=this.array[e*this.itemSize+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.array[e*this.itemSize+t]=n,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,n){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.array[e+0]=t,this.array[e+1]=n,this}setXYZ(e,t,n,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):dm(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):fm(e,this.array)}};var oa=class extends Zt{constructor(e,t,n){super(new Uint16Array(e),t,n)}};var aa=class extends Zt{constructor(e,t,n){super(new Uint32Array(e),t,n)}};var sn=class extends Zt{constructor(e,t,n){super(new Float32Array(e),t,n)}},Vx=new $s,Xo=new X,Iu=new X,ji=class{constructor(e=new X,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let n=this.center;t!==void 0?n.copy(t):Vx.setFromPoints(e).getCenter(n);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,n.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let n=this.center.distanceToSquared(e);return t.copy(e),n>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;Xo.subVectors(e,this.center);let t=Xo.lengthSq();if(t>this.radius*this.radius){let n=Math.sqrt(t),s=(n-this.radius)*.5;this.center.addScaledVector(Xo,s/n),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(Iu.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(Xo.copy(e.center).add(Iu)),this.expandByPoint(Xo.copy(e.center).sub(Iu))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},Gx=0,yi=new Lt,Lu=new Mn,Yr=new X,ci=new $s,qo=new $s,Dn=new X,xn=class i extends Qi{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:Gx++}),this.uuid=yr(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(Ex(e)?aa:oa)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,n=0){this.groups.push({start:e,count:t,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new et().getNormalMatrix(e);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return yi.makeRotationFromQuaternion(e),this.applyMatrix4(yi),this}rotateX(e){return yi.makeRotationX(e),this.applyMatrix4(yi),this}rotateY(e){return yi.makeRotationY(e),this.applyMatrix4(yi),this}rotateZ(e){return yi.makeRotationZ(e),this.applyMatrix4(yi),this}translate(e,t,n){return yi.makeTranslation(e,t,n),this.applyMatrix4(yi),this}scale(e,t,n){return yi.makeScale(e,t,n),this.applyMatrix4(yi),this}lookAt(e){return Lu.lookAt(e),Lu.updateMatrix(),this.applyMatrix4(Lu.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(Yr).negate(),this.translate(Yr.x,Yr.y,Yr.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let n=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new sn(n,3))}else{let n=Math.min(e.length,t.count);for(let s=0;s<n;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Ye("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new $s);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Qe("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new X(-1/0,-1/0,-1/0),new X(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let n=0,s=t.length;n<s;n++){let r=t[n];ci.setFromBufferAttribute(r),this.morphTargetsRelative?(Dn.addVectors(this.boundingBox.min,ci.min),this.boundingBox.expandByPoint(Dn),Dn.addVectors(this.boundingBox.max,ci.max),this.boundingBox.expandByPoint(Dn)):(this.boundingBox.expandByPoint(ci.min),this.boundingBox.expandByPoint(ci.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&Qe('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new ji);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Qe("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new X,1/0);return}if(e){let n=this.boundingSphere.center;if(ci.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];qo.setFromBufferAttribute(a),this.morphTargetsRelative?(Dn.addVectors(ci.min,qo.min),ci.expandByPoint(Dn),Dn.addVectors(ci.max,qo.max),ci.expandByPoint(Dn)):(ci.expandByPoint(qo.min),ci.expandByPoint(qo.max))}ci.getCenter(n);let s=0;for(let r=0,o=e.count;r<o;r++)Dn.fromBufferAttribute(e,r),s=Math.max(s,n.distanceToSquared(Dn));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],c=this.morphTargetsRelative;for(let l=0,h=a.count;l<h;l++)Dn.fromBufferAttribute(a,l),c&&(Yr.fromBufferAttribute(e,l),Dn.add(Yr)),s=Math.max(s,n.distanceToSquared(Dn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&Qe('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){Qe("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new Zt(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],c=[],l=new Uint8Array(n.count);for(let O=0;O<n.count;O++)a[O]=new X,c[O]=new X;let h=new X,d=new X,u=new X,f=new it,p=new it,x=new it,g=new X,m=new X;function v(O,D,L){l[O]=l[D]=l[L]=1,h.fromBufferAttribute(n,O),d.fromBufferAttribute(n,D),u.fromBufferAttribute(n,L),f.fromBufferAttribute(r,O),p.fromBufferAttribute(r,D),x.fromBufferAttribute(r,L),d.sub(h),u.sub(h),p.sub(f),x.sub(f);let z=1/(p.x*x.y-x.x*p.y);isFinite(z)&&(g.copy(d).multiplyScalar(x.y).addScaledVector(u,-p.y).multiplyScalar(z),m.copy(u).multiplyScalar(p.x).addScaledVector(d,-x.x).multiplyScalar(z),a[O].add(g),a[D].add(g),a[L].add(g),c[O].add(m),c[D].add(m),c[L].add(m))}let E=this.groups;E.length===0&&(E=[{start:0,count:e.count}]);for(let O=0,D=E.length;O<D;++O){let L=E[O],z=L.start,G=L.count;for(let R=z,F=z+G;R<F;R+=3)v(e.getX(R+0),e.getX(R+1),e.getX(R+2))}let b=new X,C=new X,S=new X,_=new X;function T(O){S.fromBufferAttribute(s,O),_.copy(S);let D=a[O];b.copy(D),b.sub(S.multiplyScalar(S.dot(D))).normalize(),C.crossVectors(_,D);let z=C.dot(c[O])<0?-1:1;o.setXYZW(O,b.x,b.y,b.z,z)}for(let O=0,D=n.count;O<D;++O)l[O]&&T(O);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==t.count)n=new Zt(new Float32Array(t.count*3),3),this.setAttribute("normal",n);else for(let u=0,f=n.count;u<f;u++)n.setXYZ(u,0,0,0);let s=new X,r=new X,o=new X,a=new X,c=new X,l=new X,h=new X,d=new X;if(e)for(let u=0,f=e.count;u<f;u+=3){let p=e.getX(u+0),x=e.getX(u+1),g=e.getX(u+2);s.fromBufferAttribute(t,p),r.fromBufferAttribute(t,x),o.fromBufferAttribute(t,g),h.subVectors(o,r),d.subVectors(s,r),h.cross(d),a.fromBufferAttribute(n,p),c.fromBufferAttribute(n,x),l.fromBufferAttribute(n,g),a.add(h),c.add(h),l.add(h),n.setXYZ(p,a.x,a.y,a.z),n.setXYZ(x,c.x,c.y,c.z),n.setXYZ(g,l.x,l.y,l.z)}else for(let u=0,f=t.count;u<f;u+=3)s.fromBufferAttribute(t,u+0),r.fromBufferAttribute(t,u+1),o.fromBufferAttribute(t,u+2),h.subVectors(o,r),d.subVectors(s,r),h.cross(d),n.setXYZ(u+0,h.x,h.y,h.z),n.setXYZ(u+1,h.x,h.y,h.z),n.setXYZ(u+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,n=e.count;t<n;t++)Dn.fromBufferAttribute(e,t),Dn.normalize(),e.setXYZ(t,Dn.x,Dn.y,Dn.z)}toNonIndexed(){function e(a,c){let l=a.array,h=a.itemSize,d=a.normalized,u=new l.constructor(c.length*h),f=0,p=0;for(let x=0,g=c.length;x<g;x++){a.isInterleavedBufferAttribute?f=c[x]*a.data.stride+a.offset:f=c[x]*h;for(let m=0;m<h;m++)u[p++]=l[f++]}return new Zt(u,h,d)}if(this.index===null)return Ye("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new i,n=this.index.array,s=this.attributes;for(let a in s){let c=s[a],l=e(c,n);t.setAttribute(a,l)}let r=this.morphAttributes;for(let a in r){let c=[],l=r[a];for(let h=0,d=l.length;h<d;h++){let u=l[h],f=e(u,n);c.push(f)}t.morphAttributes[a]=c}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,c=o.length;a<c;a++){let l=o[a];t.addGroup(l.start,l.count,l.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let c=this.parameters;for(let l in c)c[l]!==void 0&&(e[l]=c[l]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let n=this.attributes;for(let c in n){let l=n[c];e.data.attributes[c]=l.toJSON(e.data)}let s={},r=!1;for(let c in this.morphAttributes){let l=this.morphAttributes[c],h=[];for(let d=0,u=l.length;d<u;d++){let f=l[d];h.push(f.toJSON(e.data))}h.length>0&&(s[c]=h,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let n=e.index;n!==null&&this.setIndex(n.clone());let s=e.attributes;for(let l in s){let h=s[l];this.setAttribute(l,h.clone(t))}let r=e.morphAttributes;for(let l in r){let h=[],d=r[l];for(let u=0,f=d.length;u<f;u++)h.push(d[u].clone(t));this.morphAttributes[l]=h}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let l=0,h=o.length;l<h;l++){let d=o[l];this.addGroup(d.start,d.count,d.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let c=e.boundingSphere;return c!==null&&(this.boundingSphere=c.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}},lo=class{constructor(e,t){this.isInterleavedBuffer=!0,this.array=e,this.stride=t,this.count=e!==void 0?e.length/t:0,this.usage=yd,this.updateRanges=[],this.version=0,this.uuid=yr()}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.array=new e.array.constructor(e.array),this.count=e.count,this.stride=e.stride,this.usage=e.usage,this}copyAt(e,t,n){e*=this.stride,n*=t.stride;for(let s=0,r=this.stride;s<r;s++)this.array[e+s]=t.array[n+s];return this}set(e,t=0){return this.array.set(e,t),this}clone(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=cp(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=this.array.slice(0).buffer);let n=new this.array.constructor(e.arrayBuffers[t]),s=new this.constructor(n,this.stride);return s.setUsage(this.usage),s}onUpload(e){return this.onUploadCallback=e,this}toJSON(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=cp(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=Array.from(new Uint32Array(this.array.slice(0).buffer)));let n={uuid:this.uuid,buffer:t,type:this.array.constructor.name,stride:this.stride};return n.usage=this.usage,n}};function cp(i){return i.buffer._uuid===void 0&&(i.buffer._uuid=yr()),i.byteOffset===0&&i.byteLength===i.buffer.byteLength?i.buffer._uuid:i.buffer._uuid+":"+i.byteOffset+":"+i.byteLength}var Zn=new X,ws=class i{constructor(e,t,n,s=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=e,this.itemSize=t,this.offset=n,this.normalized=s,this._normalizationScale=e!==void 0?ah(e.array):void 0}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(e){this.data.needsUpdate=e}applyMatrix4(e){for(let t=0,n=this.data.count;t<n;t++)Zn.fromBufferAttribute(this,t),Zn.applyMatrix4(e),this.setXYZ(t,Zn.x,Zn.y,Zn.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)Zn.fromBufferAttribute(this,t),Zn.applyNormalMatrix(e),this.setXYZ(t,Zn.x,Zn.y,Zn.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)Zn.fromBufferAttribute(this,t),Zn.transformDirection(e),this.setXYZ(t,Zn.x,Zn.y,Zn.z);return this}getComponent(e,t){let n=this.array[e*this.data.stride+this.offset+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.data.array[e*this.data.stride+this.offset+t]=n,this}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset]=t,this}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+1]=t,this}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+2]=t,this}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+3]=t,this}getX(e){let t=this.data.array[e*this.data.stride+this.offset];return this.normalized&&(t=this._denormalize(t)),t}getY(e){let t=this.data.array[e*this.data.stride+this.offset+1];return this.normalized&&(t=this._denormalize(t)),t}getZ(e){let t=this.data.array[e*this.data.stride+this.offset+2];return this.normalized&&(t=this._denormalize(t)),t}getW(e){let t=this.data.array[e*this.data.stride+this.offset+3];return this.normalized&&(t=this._denormalize(t)),t}setXY(e,t,n){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.data.array[e+0]=t,this.data.array[e+1]=n,this}setXYZ(e,t,n,s){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.data.array[e+0]=t,this.data.array[e+1]=n,this.data.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.data.array[e+0]=t,this.data.array[e+1]=n,this.data.array[e+2]=s,this.data.array[e+3]=r,this}clone(e){if(e===void 0){na("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return new Zt(new this.array.constructor(t),this.itemSize,this.normalized)}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.clone(e)),new i(e.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(e){if(e===void 0){na("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[s+r])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:t,normalized:this.normalized}}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.toJSON(e)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):dm(e,this.data.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):fm(e,this.data.array)}},Du=new X,Hx=new X,Wx=new et,Ii=class{constructor(e=new X(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,n,s){return this.normal.set(e,t,n),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,n){let s=Du.subVectors(n,t).cross(Hx.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,n=!0){let s=e.delta(Du),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),n=this.distanceToPoint(e.end);return t<0&&n>0||n<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let n=t||Wx.getNormalMatrix(e),s=this.coplanarPoint(Du).applyMatrix4(e),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},Xx=0,Li=class extends Qi{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:Xx++}),this.uuid=yr(),this.name="",this.type="Material",this.blending=is,this.side=ns,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Qu,this.blendDst=ju,this.blendEquation=gr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new qe(0,0,0),this.blendAlpha=0,this.depthFunc=io,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=tm,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=Bl,this.stencilZFail=Bl,this.stencilZPass=Bl,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let n=e[t];if(n===void 0){Ye(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ye(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(e).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(e).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(e).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(e).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(e).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let c=r[a];delete c.metadata,o.push(c)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new qe().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(n=>new Ii().fromJSON(n))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let n=e.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new it().fromArray(n)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new it().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,n=null;if(t!==null){let s=t.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=t[r].clone()}return this.clippingPlanes=n,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}},co=class extends Li{constructor(e){super(),this.isSpriteMaterial=!0,this.type="SpriteMaterial",this.color=new qe(16777215),this.map=null,this.alphaMap=null,this.rotation=0,this.sizeAttenuation=!0,this.transparent=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.alphaMap=e.alphaMap,this.rotation=e.rotation,this.sizeAttenuation=e.sizeAttenuation,this.fog=e.fog,this}},Zr,$o=new X,Jr=new X,Kr=new X,Qr=new it,Yo=new it,mm=new Lt,pl=new X,Zo=new X,ml=new X,hp=new it,Nu=new it,up=new it,la=class extends Mn{constructor(e=new co){if(super(),this.isSprite=!0,this.type="Sprite",Zr===void 0){Zr=new xn;let t=new Float32Array([-.5,-.5,0,0,0,.5,-.5,0,1,0,.5,.5,0,1,1,-.5,.5,0,0,1]),n=new lo(t,5);Zr.setIndex([0,1,2,0,2,3]),Zr.setAttribute("position",new ws(n,3,0,!1)),Zr.setAttribute("uv",new ws(n,2,3,!1))}this.geometry=Zr,this.material=e,this.center=new it(.5,.5),this.count=1}intersectsFrustum(e){return e.intersectsSprite(this)}raycast(e,t){e.camera===null&&Qe('Sprite: "Raycaster.camera" needs to be set in order to raycast against sprites.'),Jr.setFromMatrixScale(this.matrixWorld),mm.copy(e.camera.matrixWorld),this.modelViewMatrix.multiplyMatrices(e.camera.matrixWorldInverse,this.matrixWorld),Kr.setFromMatrixPosition(this.modelViewMatrix),e.camera.isPerspectiveCamera&&this.material.sizeAttenuation===!1&&Jr.multiplyScalar(-Kr.z);let n=this.material.rotation,s,r;n!==0&&(r=Math.cos(n),s=Math.sin(n));let o=this.center;gl(pl.set(-.5,-.5,0),Kr,o,Jr,s,r),gl(Zo.set(.5,-.5,0),Kr,o,Jr,s,r),gl(ml.set(.5,.5,0),Kr,o,Jr,s,r),hp.set(0,0),Nu.set(1,0),up.set(1,1);let a=e.ray.intersectTriangle(pl,Zo,ml,!1,$o);if(a===null&&(gl(Zo.set(-.5,.5,0),Kr,o,Jr,s,r),Nu.set(0,1),a=e.ray.intersectTriangle(pl,ml,Zo,!1,$o),a===null))return;let c=e.ray.origin.distanceTo($o);c<e.near||c>e.far||t.push({distance:c,point:$o.clone(),uv:Ji.getInterpolation($o,pl,Zo,ml,hp,Nu,up,new it),face:null,object:this})}copy(e,t){return super.copy(e,t),e.center!==void 0&&this.center.copy(e.center),this.material=e.material,this}toJSON(e){let t=super.toJSON(e);return t.object.center=this.center.toArray(),t}};function gl(i,e,t,n,s,r){Qr.subVectors(i,t).addScalar(.5).multiply(n),s!==void 0?(Yo.x=r*Qr.x-s*Qr.y,Yo.y=s*Qr.x+r*Qr.y):Yo.copy(Qr),i.copy(e),i.x+=Yo.x,i.y+=Yo.y,i.applyMatrix4(mm)}var vs=new X,Uu=new X,xl=new X,_l=new X,ho=class{constructor(e=new X,t=new X(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,vs)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let n=t.dot(this.direction);return n<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=vs.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(vs.copy(this.origin).addScaledVector(this.direction,t),vs.distanceToSquared(e))}distanceSqToSegment(e,t,n,s){Uu.copy(e).add(t).multiplyScalar(.5),xl.copy(t).sub(e).normalize(),_l.copy(this.origin).sub(Uu);let r=e.distanceTo(t)*.5,o=-this.direction.dot(xl),a=_l.dot(this.direction),c=-_l.dot(xl),l=_l.lengthSq(),h=Math.abs(1-o*o),d,u,f,p;if(h>0)if(d=o*c-a,u=o*a-c,p=r*h,d>=0)if(u>=-p)if(u<=p){let x=1/h;d*=x,u*=x,f=d*(d+o*u+2*a)+u*(o*d+u+2*c)+l}else u=r,d=Math.max(0,-(o*u+a)),f=-d*d+u*(u+2*c)+l;else u=-r,d=Math.max(0,-(o*u+a)),f=-d*d+u*(u+2*c)+l;else u<=-p?(d=Math.max(0,-(-o*r+a)),u=d>0?-r:Math.min(Math.max(-r,-c),r),f=-d*d+u*(u+2*c)+l):u<=p?(d=0,u=Math.min(Math.max(-r,-c),r),f=u*(u+2*c)+l):(d=Math.max(0,-(o*r+a)),u=d>0?r:Math.min(Math.max(-r,-c),r),f=-d*d+u*(u+2*c)+l);else u=o>0?-r:r,d=Math.max(0,-(o*u+a)),f=-d*d+u*(u+2*c)+l;return n&&n.copy(this.origin).addScaledVector(this.direction,d),s&&s.copy(Uu).addScaledVector(xl,u),f}intersectSphere(e,t){if(e.radius<0)return null;vs.subVectors(e.center,this.origin);let n=vs.dot(this.direction),s=vs.dot(vs)-n*n,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,c=n+o;return c<0?null:a<0?this.at(c,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(e.normal)+e.constant)/t;return n>=0?n:null}intersectPlane(e,t){let n=this.distanceToPlane(e);return n===null?null:this.at(n,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let n,s,r,o,a,c,l=1/this.direction.x,h=1/this.direction.y,d=1/this.direction.z,u=this.origin;return l>=0?(n=(e.min.x-u.x)*l,s=(e.max.x-u.x)*l):(n=(e.max.x-u.x)*l,s=(e.min.x-u.x)*l),h>=0?(r=(e.min.y-u.y)*h,o=(e.max.y-u.y)*h):(r=(e.max.y-u.y)*h,o=(e.min.y-u.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),d>=0?(a=(e.min.z-u.z)*d,c=(e.max.z-u.z)*d):(a=(e.max.z-u.z)*d,c=(e.min.z-u.z)*d),n>c||a>s)||((a>n||n!==n)&&(n=a),(c<s||s!==s)&&(s=c),s<0)?null:this.at(n>=0?n:s,t)}intersectsBox(e){return this.intersectBox(e,vs)!==null}intersectTriangle(e,t,n,s,r){let o=this.origin,a=this.direction,c=a.x,l=a.y,h=a.z,d=e.x-o.x,u=e.y-o.y,f=e.z-o.z,p=t.x-o.x,x=t.y-o.y,g=t.z-o.z,m=n.x-o.x,v=n.y-o.y,E=n.z-o.z,b=Math.abs(c),C=Math.abs(l),S=Math.abs(h),_,T,O,D,L,z,G,R,F,H,U,ne;if(b>=C&&b>=S?(O=c,z=d,F=p,ne=m,c>=0?(_=l,T=h,D=u,L=f,G=x,R=g,H=v,U=E):(_=h,T=l,D=f,L=u,G=g,R=x,H=E,U=v)):C>=S?(O=l,z=u,F=x,ne=v,l>=0?(_=h,T=c,D=f,L=d,G=g,R=p,H=E,U=m):(_=c,T=h,D=d,L=f,G=p,R=g,H=m,U=E)):(O=h,z=f,F=g,ne=E,h>=0?(_=c,T=l,D=d,L=u,G=p,R=x,H=m,U=v):(_=l,T=c,D=u,L=d,G=x,R=p,H=v,U=m)),O===0)return null;let q=_/O,Z=T/O,te=1/O,de=D-q*z,ue=L-Z*z,ee=G-q*F,me=R-Z*F,_e=H-q*ne,Ee=U-Z*ne,Me=_e*me-Ee*ee,He=de*Ee-ue*_e,st=ee*ue-me*de;if(s){if(Me<0||He<0||st<0)return null}else if((Me<0||He<0||st<0)&&(Me>0||He>0||st>0))return null;let Ve=Me+He+st;if(Ve===0)return null;let ht=te*(Me*z+He*F+st*ne);return(Ve>0?ht<0:ht>0)?null:this.at(ht/Ve,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},es=class extends Li{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new qe(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Ss,this.combine=ed,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},dp=new Lt,ur=new ho,yl=new ji,fp=new X,vl=new X,bl=new X,Ml=new X,Fu=new X,Sl=new X,pp=new X,wl=new X,Ft=class extends Mn{constructor(e=new xn,t=new es){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){Sl.set(0,0,0);for(let c=0,l=r.length;c<l;c++){let h=a[c],d=r[c];h!==0&&(Fu.fromBufferAttribute(d,e),o?Sl.addScaledVector(Fu,h):Sl.addScaledVector(Fu.sub(t),h))}t.add(Sl)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),yl.copy(n.boundingSphere),yl.applyMatrix4(r),ur.copy(e.ray).recast(e.near),!(yl.containsPoint(ur.origin)===!1&&(ur.intersectSphere(yl,fp)===null||ur.origin.distanceToSquared(fp)>(e.far-e.near)**2))&&(dp.copy(r).invert(),ur.copy(e.ray).applyMatrix4(dp),!(n.boundingBox!==null&&ur.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(e,t,ur)))}_computeIntersections(e,t,n){let s,r=this.geometry,o=this.material,a=r.index,c=r.attributes.position,l=r.attributes.uv,h=r.attributes.uv1,d=r.attributes.normal,u=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let p=0,x=u.length;p<x;p++){let g=u[p],m=o[g.materialIndex],v=Math.max(g.start,f.start),E=Math.min(a.count,Math.min(g.start+g.count,f.start+f.count));for(let b=v,C=E;b<C;b+=3){let S=a.getX(b),_=a.getX(b+1),T=a.getX(b+2);s=Al(this,m,e,n,l,h,d,S,_,T),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=g.materialIndex,t.push(s))}}else{let p=Math.max(0,f.start),x=Math.min(a.count,f.start+f.count);for(let g=p,m=x;g<m;g+=3){let v=a.getX(g),E=a.getX(g+1),b=a.getX(g+2);s=Al(this,o,e,n,l,h,d,v,E,b),s&&(s.faceIndex=Math.floor(g/3),t.push(s))}}else if(c!==void 0)if(Array.isArray(o))for(let p=0,x=u.length;p<x;p++){let g=u[p],m=o[g.materialIndex],v=Math.max(g.start,f.start),E=Math.min(c.count,Math.min(g.start+g.count,f.start+f.count));for(let b=v,C=E;b<C;b+=3){let S=b,_=b+1,T=b+2;s=Al(this,m,e,n,l,h,d,S,_,T),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=g.materialIndex,t.push(s))}}else{let p=Math.max(0,f.start),x=Math.min(c.count,f.start+f.count);for(let g=p,m=x;g<m;g+=3){let v=g,E=g+1,b=g+2;s=Al(this,o,e,n,l,h,d,v,E,b),s&&(s.faceIndex=Math.floor(g/3),t.push(s))}}}};function qx(i,e,t,n,s,r,o,a){let c;if(e.side===Fn?c=n.intersectTriangle(o,r,s,!0,a):c=n.intersectTriangle(s,r,o,e.side===ns,a),c===null)return null;wl.copy(a),wl.applyMatrix4(i.matrixWorld);let l=t.ray.origin.distanceTo(wl);return l<t.near||l>t.far?null:{distance:l,point:wl.clone(),object:i}}function Al(i,e,t,n,s,r,o,a,c,l){i.getVertexPosition(a,vl),i.getVertexPosition(c,bl),i.getVertexPosition(l,Ml);let h=qx(i,e,t,n,vl,bl,Ml,pp);if(h){let d=new X;Ji.getBarycoord(pp,vl,bl,Ml,d),s&&(h.uv=Ji.getInterpolatedAttribute(s,a,c,l,d,new it)),r&&(h.uv1=Ji.getInterpolatedAttribute(r,a,c,l,d,new it)),o&&(h.normal=Ji.getInterpolatedAttribute(o,a,c,l,d,new X),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let u={a,b:c,c:l,normal:new X,materialIndex:0};Ji.getNormal(vl,bl,Ml,u.normal),h.face=u,h.barycoord=d}return h}var ec=class extends Qn{constructor(e=null,t=1,n=1,s,r,o,a,c,l=Nn,h=Nn,d,u){super(null,o,a,c,l,h,s,r,d,u),this.isDataTexture=!0,this.image={data:e,width:t,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var dr=new ji,$x=new it(.5,.5),Tl=new X,Ys=class{constructor(e=new Ii,t=new Ii,n=new Ii,s=new Ii,r=new Ii,o=new Ii){this.planes=[e,t,n,s,r,o]}set(e,t,n,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let n=0;n<6;n++)t[n].copy(e.planes[n]);return this}setFromProjectionMatrix(e,t=vi,n=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],c=r[2],l=r[3],h=r[4],d=r[5],u=r[6],f=r[7],p=r[8],x=r[9],g=r[10],m=r[11],v=r[12],E=r[13],b=r[14],C=r[15];if(s[0].setComponents(l-o,f-h,m-p,C-v).normalize(),s[1].setComponents(l+o,f+h,m+p,C+v).normalize(),s[2].setComponents(l+a,f+d,m+x,C+E).normalize(),s[3].setComponents(l-a,f-d,m-x,C-E).normalize(),n)s[4].setComponents(c,u,g,b).normalize(),s[5].setComponents(l-c,f-u,m-g,C-b).normalize();else if(s[4].setComponents(l-c,f-u,m-g,C-b).normalize(),t===vi)s[5].setComponents(l+c,f+u,m+g,C+b).normalize();else if(t===so)s[5].setComponents(c,u,g,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),dr.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),dr.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(dr)}intersectsSprite(e){dr.center.set(0,0,0);let t=$x.distanceTo(e.center);return dr.radius=.7071067811865476+t,dr.applyMatrix4(e.matrixWorld),this.intersectsSphere(dr)}intersectsSphere(e){let t=this.planes,n=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let n=0;n<6;n++){let s=t[n];if(Tl.x=s.normal.x>0?e.max.x:e.min.x,Tl.y=s.normal.y>0?e.max.y:e.min.y,Tl.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(Tl)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let n=0;n<6;n++)if(t[n].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},mp=new Lt,tc=class i{constructor(){this.coordinateSystem=vi,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,n=this._frustums;for(let s=0;s<t.length;s++){let r=t[s];mp.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new Ys),n[s].setFromProjectionMatrix(mp,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,n=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new Ys),t[s].copy(n[s]);return this._count=e._count,this}clone(){return new i().copy(this)}};var uo=class extends Li{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new qe(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},nc=new X,ic=new X,gp=new Lt,Jo=new ho,El=new ji,Ou=new X,xp=new X,sc=class extends Mn{constructor(e=new xn,t=new uo){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[0];for(let s=1,r=t.count;s<r;s++)nc.fromBufferAttribute(t,s-1),ic.fromBufferAttribute(t,s),n[s]=n[s-1],n[s]+=nc.distanceTo(ic);e.setAttribute("lineDistance",new sn(n,1))}else Ye("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.matrixWorld,r=e.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),El.copy(n.boundingSphere),El.applyMatrix4(s),El.radius+=r,e.ray.intersectsSphere(El)===!1)return;gp.copy(s).invert(),Jo.copy(e.ray).applyMatrix4(gp);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),c=a*a,l=this.isLineSegments?2:1,h=n.index,u=n.attributes.position;if(h!==null){let f=Math.max(0,o.start),p=Math.min(h.count,o.start+o.count);for(let x=f,g=p-1;x<g;x+=l){let m=h.getX(x),v=h.getX(x+1),E=Cl(this,e,Jo,c,m,v,x);E&&t.push(E)}if(this.isLineLoop){let x=h.getX(p-1),g=h.getX(f),m=Cl(this,e,Jo,c,x,g,p-1);m&&t.push(m)}}else{let f=Math.max(0,o.start),p=Math.min(u.count,o.start+o.count);for(let x=f,g=p-1;x<g;x+=l){let m=Cl(this,e,Jo,c,x,x+1,x);m&&t.push(m)}if(this.isLineLoop){let x=Cl(this,e,Jo,c,p-1,f,p-1);x&&t.push(x)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function Cl(i,e,t,n,s,r,o){let a=i.geometry.attributes.position;if(nc.fromBufferAttribute(a,s),ic.fromBufferAttribute(a,r),t.distanceSqToSegment(nc,ic,Ou,xp)>n)return;Ou.applyMatrix4(i.matrixWorld);let l=e.ray.origin.distanceTo(Ou);if(!(l<e.near||l>e.far))return{distance:l,point:xp.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var _p=new X,yp=new X,ca=class extends sc{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[];for(let s=0,r=t.count;s<r;s+=2)_p.fromBufferAttribute(t,s),yp.fromBufferAttribute(t,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+_p.distanceTo(yp);e.setAttribute("lineDistance",new sn(n,1))}else Ye("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var rc=class extends Li{constructor(e){super(),this.isPointsMaterial=!0,this.type="PointsMaterial",this.color=new qe(16777215),this.map=null,this.alphaMap=null,this.size=1,this.sizeAttenuation=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.alphaMap=e.alphaMap,this.size=e.size,this.sizeAttenuation=e.sizeAttenuation,this.fog=e.fog,this}},vp=new Lt,Wu=new ho,Rl=new ji,Pl=new X,ha=class extends Mn{constructor(e=new xn,t=new rc){super(),this.isPoints=!0,this.type="Points",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.matrixWorld,r=e.params.Points.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),Rl.copy(n.boundingSphere),Rl.applyMatrix4(s),Rl.radius+=r,e.ray.intersectsSphere(Rl)===!1)return;vp.copy(s).invert(),Wu.copy(e.ray).applyMatrix4(vp);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),c=a*a,l=n.index,d=n.attributes.position;if(l!==null){let u=Math.max(0,o.start),f=Math.min(l.count,o.start+o.count);for(let p=u,x=f;p<x;p++){let g=l.getX(p);Pl.fromBufferAttribute(d,g),bp(Pl,g,c,s,e,t,this)}}else{let u=Math.max(0,o.start),f=Math.min(d.count,o.start+o.count);for(let p=u,x=f;p<x;p++)Pl.fromBufferAttribute(d,p),bp(Pl,p,c,s,e,t,this)}}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function bp(i,e,t,n,s,r,o){let a=Wu.distanceSqToPoint(i);if(a<t){let c=new X;Wu.closestPointToPoint(i,c),c.applyMatrix4(n);let l=s.ray.origin.distanceTo(c);if(l<s.near||l>s.far)return;r.push({distance:l,distanceToRay:Math.sqrt(a),point:c,index:e,face:null,faceIndex:null,barycoord:null,object:o})}}var ua=class extends Qn{constructor(e=[],t=xr,n,s,r,o,a,c,l,h){super(e,t,n,s,r,o,a,c,l,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}},fr=class extends Qn{constructor(e,t,n,s,r,o,a,c,l){super(e,t,n,s,r,o,a,c,l),this.isCanvasTexture=!0,this.needsUpdate=!0}};var As=class extends Qn{constructor(e,t,n=Di,s,r,o,a=Nn,c=Nn,l,h=Ms,d=1){if(h!==Ms&&h!==Cs)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let u={width:e,height:t,depth:d};super(u,s,r,o,a,c,h,n,l),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new oo(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},da=class extends As{constructor(e,t=Di,n=xr,s,r,o=Nn,a=Nn,c,l=Ms){let h={width:e,height:e,depth:1},d=[h,h,h,h,h,h];super(e,e,t,n,s,r,o,a,c,l),this.image=d,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},fa=class extends Qn{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},ts=class i extends xn{constructor(e=1,t=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let c=[],l=[],h=[],d=[],u=0,f=0;p("z","y","x",-1,-1,n,t,e,o,r,0),p("z","y","x",1,-1,n,t,-e,o,r,1),p("x","z","y",1,1,e,n,t,s,o,2),p("x","z","y",1,-1,e,n,-t,s,o,3),p("x","y","z",1,-1,e,t,n,s,r,4),p("x","y","z",-1,-1,e,t,-n,s,r,5),this.setIndex(c),this.setAttribute("position",new sn(l,3)),this.setAttribute("normal",new sn(h,3)),this.setAttribute("uv",new sn(d,2));function p(x,g,m,v,E,b,C,S,_,T,O){let D=b/_,L=C/T,z=b/2,G=C/2,R=S/2,F=_+1,H=T+1,U=0,ne=0,q=new X;for(let Z=0;Z<H;Z++){let te=Z*L-G;for(let de=0;de<F;de++){let ue=de*D-z;q[x]=ue*v,q[g]=te*E,q[m]=R,l.push(q.x,q.y,q.z),q[x]=0,q[g]=0,q[m]=S>0?1:-1,h.push(q.x,q.y,q.z),d.push(de/_),d.push(1-Z/T),U+=1}}for(let Z=0;Z<T;Z++)for(let te=0;te<_;te++){let de=u+te+F*Z,ue=u+te+F*(Z+1),ee=u+(te+1)+F*(Z+1),me=u+(te+1)+F*Z;c.push(de,ue,me),c.push(ue,ee,me),ne+=6}a.addGroup(f,ne,O),f+=ne,u+=U}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};var Zs=class i extends xn{constructor(e=1,t=1,n=1,s=32,r=1,o=!1,a=0,c=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:c};let l=this;s=Math.floor(s),r=Math.floor(r);let h=[],d=[],u=[],f=[],p=0,x=[],g=n/2,m=0;v(),o===!1&&(e>0&&E(!0),t>0&&E(!1)),this.setIndex(h),this.setAttribute("position",new sn(d,3)),this.setAttribute("normal",new sn(u,3)),this.setAttribute("uv",new sn(f,2));function v(){let b=new X,C=new X,S=0,_=(t-e)/n;for(let T=0;T<=r;T++){let O=[],D=T/r,L=D*(t-e)+e;for(let z=0;z<=s;z++){let G=z/s,R=G*c+a,F=Math.sin(R),H=Math.cos(R);C.x=L*F,C.y=-D*n+g,C.z=L*H,d.push(C.x,C.y,C.z),b.set(F,_,H).normalize(),u.push(b.x,b.y,b.z),f.push(G,1-D),O.push(p++)}x.push(O)}for(let T=0;T<s;T++)for(let O=0;O<r;O++){let D=x[O][T],L=x[O+1][T],z=x[O+1][T+1],G=x[O][T+1];(e>0||O!==0)&&(h.push(D,L,G),S+=3),(t>0||O!==r-1)&&(h.push(L,z,G),S+=3)}l.addGroup(m,S,0),m+=S}function E(b){let C=p,S=new it,_=new X,T=0,O=b===!0?e:t,D=b===!0?1:-1;for(let z=1;z<=s;z++)d.push(0,g*D,0),u.push(0,D,0),f.push(.5,.5),p++;let L=p;for(let z=0;z<=s;z++){let R=z/s*c+a,F=Math.cos(R),H=Math.sin(R);_.x=O*H,_.y=g*D,_.z=O*F,d.push(_.x,_.y,_.z),u.push(0,D,0),S.x=F*.5+.5,S.y=H*.5*D+.5,f.push(S.x,S.y),p++}for(let z=0;z<s;z++){let G=C+z,R=L+z;b===!0?h.push(R,R+1,G):h.push(R+1,R,G),T+=3}l.addGroup(m,T,b===!0?1:2),m+=T}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}},fo=class i extends Zs{constructor(e=1,t=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,e,t,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:e,height:t,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(e){return new i(e.radius,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var Il=new X,Ll=new X,Bu=new X,Dl=new Ji,pr=class extends xn{constructor(e=null,t=1){if(super(),this.type="EdgesGeometry",this.parameters={geometry:e,thresholdAngle:t},e!==null){let s=Math.pow(10,4),r=Math.cos(kl*t),o=e.getIndex(),a=e.getAttribute("position"),c=o?o.count:a.count,l=[0,0,0],h=["a","b","c"],d=new Array(3),u=new Map,f=[];for(let p=0;p<c;p+=3){o?(l[0]=o.getX(p),l[1]=o.getX(p+1),l[2]=o.getX(p+2)):(l[0]=p,l[1]=p+1,l[2]=p+2);let{a:x,b:g,c:m}=Dl;if(x.fromBufferAttribute(a,l[0]),g.fromBufferAttribute(a,l[1]),m.fromBufferAttribute(a,l[2]),Dl.getNormal(Bu),d[0]=`${Math.round(x.x*s)},${Math.round(x.y*s)},${Math.round(x.z*s)}`,d[1]=`${Math.round(g.x*s)},${Math.round(g.y*s)},${Math.round(g.z*s)}`,d[2]=`${Math.round(m.x*s)},${Math.round(m.y*s)},${Math.round(m.z*s)}`,!(d[0]===d[1]||d[1]===d[2]||d[2]===d[0]))for(let v=0;v<3;v++){let E=(v+1)%3,b=d[v],C=d[E],S=Dl[h[v]],_=Dl[h[E]],T=`${b}_${C}`,O=`${C}_${b}`,D=u.get(O);D?(Bu.dot(D.normal)<=r&&(f.push(S.x,S.y,S.z),f.push(_.x,_.y,_.z)),u.set(O,null)):u.has(T)||u.set(T,{index0:l[v],index1:l[E],normal:Bu.clone()})}}for(let p of u.values())if(p){let{index0:x,index1:g}=p;Il.fromBufferAttribute(a,x),Ll.fromBufferAttribute(a,g),f.push(Il.x,Il.y,Il.z),f.push(Ll.x,Ll.y,Ll.z)}this.setAttribute("position",new sn(f,3))}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}};var pa=class i extends xn{constructor(e=1,t=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:n,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(n),c=Math.floor(s),l=a+1,h=c+1,d=e/a,u=t/c,f=[],p=[],x=[],g=[];for(let m=0;m<h;m++){let v=m*u-o;for(let E=0;E<l;E++){let b=E*d-r;p.push(b,-v,0),x.push(0,0,1),g.push(E/a),g.push(1-m/c)}}for(let m=0;m<c;m++)for(let v=0;v<a;v++){let E=v+l*m,b=v+l*(m+1),C=v+1+l*(m+1),S=v+1+l*m;f.push(E,b,S),f.push(b,C,S)}this.setIndex(f),this.setAttribute("position",new sn(p,3)),this.setAttribute("normal",new sn(x,3)),this.setAttribute("uv",new sn(g,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.widthSegments,e.heightSegments)}};var ei=class i extends xn{constructor(e=1,t=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),n=Math.max(2,Math.floor(n));let c=Math.min(o+a,Math.PI),l=0,h=[],d=new X,u=new X,f=[],p=[],x=[],g=[];for(let m=0;m<=n;m++){let v=[],E=m/n,b=o+E*a,C=e*Math.cos(b),S=Math.sqrt(e*e-C*C),_=0;m===0&&o===0?_=.5/t:m===n&&c===Math.PI&&(_=-.5/t);for(let T=0;T<=t;T++){let O=T/t,D=s+O*r;d.x=-S*Math.cos(D),d.y=C,d.z=S*Math.sin(D),p.push(d.x,d.y,d.z),u.copy(d).normalize(),x.push(u.x,u.y,u.z),g.push(O+_,1-E),v.push(l++)}h.push(v)}for(let m=0;m<n;m++)for(let v=0;v<t;v++){let E=h[m][v+1],b=h[m][v],C=h[m+1][v],S=h[m+1][v+1];(m!==0||o>0)&&f.push(E,b,S),(m!==n-1||c<Math.PI)&&f.push(b,C,S)}this.setIndex(f),this.setAttribute("position",new sn(p,3)),this.setAttribute("normal",new sn(x,3)),this.setAttribute("uv",new sn(g,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};function vr(i){let e={};for(let t in i){e[t]={};for(let n in i[t]){let s=i[t][n];if(Mp(s))s.isRenderTargetTexture?(Ye("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][n]=null):e[t][n]=s.clone();else if(Array.isArray(s))if(Mp(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][n]=r}else e[t][n]=s.slice();else e[t][n]=s}}return e}function Gn(i){let e={};for(let t=0;t<i.length;t++){let n=vr(i[t]);for(let s in n)e[s]=n[s]}return e}function Mp(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function Yx(i){let e=[];for(let t=0;t<i.length;t++)e.push(i[t].clone());return e}function bd(i){let e=i.getRenderTarget();return e===null?i.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:mt.workingColorSpace}var gm={clone:vr,merge:Gn},Zx=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,Jx=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Vn=class extends Li{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=Zx,this.fragmentShader=Jx,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=vr(e.uniforms),this.uniformsGroups=Yx(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(t.extensions=n),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let n in e.uniforms){let s=e.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=t[s.value]||null;break;case"c":this.uniforms[n].value=new qe().setHex(s.value);break;case"v2":this.uniforms[n].value=new it().fromArray(s.value);break;case"v3":this.uniforms[n].value=new X().fromArray(s.value);break;case"v4":this.uniforms[n].value=new Jt().fromArray(s.value);break;case"m3":this.uniforms[n].value=new et().fromArray(s.value);break;case"m4":this.uniforms[n].value=new Lt().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let n in e.extensions)this.extensions[n]=e.extensions[n];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},oc=class extends Vn{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},Ts=class extends Li{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new qe(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new qe(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=oh,this.normalScale=new it(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Ss,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var ac=class extends Li{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=jp,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},lc=class extends Li{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function jr(i,e){return!i||i.constructor===e?i:typeof e.BYTES_PER_ELEMENT=="number"?new e(i):Array.prototype.slice.call(i)}function Nl(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var Js=class{constructor(e,t,n,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(n),this.sampleValues=t,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,n=this._cachedIndex,s=t[n],r=t[n-1];n:{e:{let o;t:{i:if(!(e<s)){for(let a=n+2;;){if(s===void 0){if(e<r)break i;return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=t[++n],e<s)break e}o=t.length;break t}if(!(e>=r)){let a=t[1];e<a&&(n=2,r=a);for(let c=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===c)break;if(s=r,r=t[--n-1],e>=r)break e}o=n,n=0;break t}break n}for(;n<o;){let a=n+o>>>1;e<t[a]?o=a:n=a+1}if(s=t[n],r=t[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=n[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},cc=class extends Js{constructor(e,t,n,s){super(e,t,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Vu,endingEnd:Vu}}intervalChanged_(e,t,n){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],c=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case Gu:r=e,a=2*t-n;break;case Hu:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=n}if(c===void 0)switch(this.getSettings_().endingEnd){case Gu:o=e,c=2*n-t;break;case Hu:o=1,c=n+s[1]-s[0];break;default:o=e-1,c=t}let l=(n-t)*.5,h=this.valueSize;this._weightPrev=l/(t-a),this._weightNext=l/(c-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=e*a,l=c-a,h=this._offsetPrev,d=this._offsetNext,u=this._weightPrev,f=this._weightNext,p=(n-t)/(s-t),x=p*p,g=x*p,m=-u*g+2*u*x-u*p,v=(1+u)*g+(-1.5-2*u)*x+(-.5+u)*p+1,E=(-1-f)*g+(1.5+f)*x+.5*p,b=f*g-f*x;for(let C=0;C!==a;++C)r[C]=m*o[h+C]+v*o[l+C]+E*o[c+C]+b*o[d+C];return r}},hc=class extends Js{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=e*a,l=c-a,h=(n-t)/(s-t),d=1-h;for(let u=0;u!==a;++u)r[u]=o[l+u]*d+o[c+u]*h;return r}},uc=class extends Js{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e){return this.copySampleValue_(e-1)}},dc=class extends Js{interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=e*a,l=c-a,h=this.inTangents,d=this.outTangents;if(!h||!d){let p=(n-t)/(s-t),x=1-p;for(let g=0;g!==a;++g)r[g]=o[l+g]*x+o[c+g]*p;return r}let u=a*2,f=e-1;for(let p=0;p!==a;++p){let x=o[l+p],g=o[c+p],m=f*u+p*2,v=d[m],E=d[m+1],b=e*u+p*2,C=h[b],S=h[b+1],_=Qx(n,t,v,C,s);r[p]=xm(_,x,E,S,g)}return r}};function xm(i,e,t,n,s){let r=1-i;return r*r*r*e+3*r*r*i*t+3*r*i*i*n+i*i*i*s}function Kx(i,e,t,n,s){let r=1-i;return 3*r*r*(t-e)+6*r*i*(n-t)+3*i*i*(s-n)}function Qx(i,e,t,n,s){let r=(i-e)/(s-e);for(let o=0;o<8;o++){let a=xm(r,e,t,n,s)-i;if(Math.abs(a)<1e-10)break;let c=Kx(r,e,t,n,s);if(Math.abs(c)<1e-10)break;r=Math.max(0,Math.min(1,r-a/c))}return r}var ui=class{constructor(e,t,n,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=jr(t,this.TimeBufferType),this.values=jr(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,n;if(t.toJSON!==this.toJSON)n=t.toJSON(e);else{n={name:e.name,times:jr(e.times,Array),values:jr(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(n.interpolation=s),Nl(e.settings)&&(n.settings={inTangents:jr(e.settings.inTangents,Array),outTangents:jr(e.settings.outTangents,Array)})}return n.type=e.ValueTypeName,n}InterpolantFactoryMethodDiscrete(e){return new uc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new hc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new cc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new dc(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case Qo:t=this.InterpolantFactoryMethodDiscrete;break;case Zl:t=this.InterpolantFactoryMethodLinear;break;case Ol:t=this.InterpolantFactoryMethodSmooth;break;case zu:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return Ye("KeyframeTrack:",n),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Qo;case this.InterpolantFactoryMethodLinear:return Zl;case this.InterpolantFactoryMethodSmooth:return Ol;case this.InterpolantFactoryMethodBezier:return zu}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]+=e;Nl(this.settings)&&(Sp(this.settings.inTangents,e),Sp(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]*=e;Nl(this.settings)&&(wp(this.settings.inTangents,e),wp(this.settings.outTangents,e))}return this}trim(e,t){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<e;)++r;for(;o!==-1&&n[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(Qe("KeyframeTrack: Invalid value size in track.",this),e=!1);let n=this.times,s=this.values,r=n.length;r===0&&(Qe("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let c=n[a];if(typeof c=="number"&&isNaN(c)){Qe("KeyframeTrack: Time is not a valid number.",this,a,c),e=!1;break}if(o!==null&&o>c){Qe("KeyframeTrack: Out of order keys.",this,a,c,o),e=!1;break}o=c}if(s!==void 0&&Cx(s))for(let a=0,c=s.length;a!==c;++a){let l=s[a];if(isNaN(l)){Qe("KeyframeTrack: Value is not a valid number.",this,a,l),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===Ol,r=e.length-1,o=1;for(let a=1;a<r;++a){let c=!1,l=e[a],h=e[a+1];if(l!==h&&(a!==1||l!==e[0]))if(s)c=!0;else{let d=a*n,u=d-n,f=d+n;for(let p=0;p!==n;++p){let x=t[d+p];if(x!==t[u+p]||x!==t[f+p]){c=!0;break}}}if(c){if(a!==o){e[o]=e[a];let d=a*n,u=o*n;for(let f=0;f!==n;++f)t[u+f]=t[d+f]}++o}}if(r>0){e[o]=e[r];for(let a=r*n,c=o*n,l=0;l!==n;++l)t[c+l]=t[a+l];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*n)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),n=this.constructor,s=new n(this.name,e,t);return s.createInterpolant=this.createInterpolant,Nl(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function Sp(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]+=e}function wp(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]*=e}ui.prototype.ValueTypeName="";ui.prototype.TimeBufferType=Float32Array;ui.prototype.ValueBufferType=Float32Array;ui.prototype.DefaultInterpolation=Zl;var Ks=class extends ui{constructor(e,t,n){super(e,t,n)}};Ks.prototype.ValueTypeName="bool";Ks.prototype.ValueBufferType=Array;Ks.prototype.DefaultInterpolation=Qo;Ks.prototype.InterpolantFactoryMethodLinear=void 0;Ks.prototype.InterpolantFactoryMethodSmooth=void 0;var fc=class extends ui{constructor(e,t,n,s){super(e,t,n,s)}};fc.prototype.ValueTypeName="color";var pc=class extends ui{constructor(e,t,n,s){super(e,t,n,s)}};pc.prototype.ValueTypeName="number";var mc=class extends Js{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=(n-t)/(s-t),l=e*a;for(let h=l+a;l!==h;l+=4)bn.slerpFlat(r,0,o,l-a,o,l,c);return r}},ma=class extends ui{constructor(e,t,n,s){super(e,t,n,s)}InterpolantFactoryMethodLinear(e){return new mc(this.times,this.values,this.getValueSize(),e)}};ma.prototype.ValueTypeName="quaternion";ma.prototype.InterpolantFactoryMethodSmooth=void 0;var Qs=class extends ui{constructor(e,t,n){super(e,t,n)}};Qs.prototype.ValueTypeName="string";Qs.prototype.ValueBufferType=Array;Qs.prototype.DefaultInterpolation=Qo;Qs.prototype.InterpolantFactoryMethodLinear=void 0;Qs.prototype.InterpolantFactoryMethodSmooth=void 0;var gc=class extends ui{constructor(e,t,n,s){super(e,t,n,s)}};gc.prototype.ValueTypeName="vector";var xc=class{constructor(e,t,n){let s=this,r=!1,o=0,a=0,c,l=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),c?c(h):h},this.setURLModifier=function(h){return c=h,this},this.addHandler=function(h,d){return l.push(h,d),this},this.removeHandler=function(h){let d=l.indexOf(h);return d!==-1&&l.splice(d,2),this},this.getHandler=function(h){for(let d=0,u=l.length;d<u;d+=2){let f=l[d],p=l[d+1];if(f.global&&(f.lastIndex=0),f.test(h))return p}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},_m=new xc,_c=class{constructor(e){this.manager=e!==void 0?e:_m,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let n=this;return new Promise(function(s,r){n.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};_c.DEFAULT_MATERIAL_NAME="__DEFAULT";var ga=class extends Mn{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new qe(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},xa=class extends ga{constructor(e,t,n){super(e,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Mn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new qe(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},ku=new Lt,Ap=new X,Tp=new X,yc=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new it(512,512),this.mapType=ni,this.map=null,this.mapPass=null,this.matrix=new Lt,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Ys,this._frameExtents=new it(1,1),this._viewportCount=1,this._viewports=[new Jt(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;Ap.setFromMatrixPosition(e.matrixWorld),t.position.copy(Ap),Tp.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(Tp),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,n,s){ku.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),n.setFromProjectionMatrix(ku,e.coordinateSystem,e.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,c=s?s.x/r.x:0,l=s?s.y/r.y:0;e.coordinateSystem===so||e.reversedDepth?t.set(.5*o,0,0,.5*o+c,0,.5*a,0,.5*a+l,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+c,0,.5*a,0,.5*a+l,0,0,.5,.5,0,0,0,1),t.multiply(ku)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},Ul=new X,Fl=new bn,Zi=new X,_a=class extends Mn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new Lt,this.projectionMatrix=new Lt,this.projectionMatrixInverse=new Lt,this.coordinateSystem=vi,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(Ul,Fl,Zi),Zi.x===1&&Zi.y===1&&Zi.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Ul,Fl,Zi.set(1,1,1)).invert()}updateWorldMatrix(e,t,n=!1){super.updateWorldMatrix(e,t,n),this.matrixWorld.decompose(Ul,Fl,Zi),Zi.x===1&&Zi.y===1&&Zi.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Ul,Fl,Zi.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},qs=new X,Ep=new it,Cp=new it,Jn=class extends _a{constructor(e=50,t=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Jl*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(kl*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return Jl*2*Math.atan(Math.tan(kl*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,n){qs.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(qs.x,qs.y).multiplyScalar(-e/qs.z),qs.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(qs.x,qs.y).multiplyScalar(-e/qs.z)}getViewSize(e,t){return this.getViewBounds(e,Ep,Cp),t.subVectors(Cp,Ep)}setViewOffset(e,t,n,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(kl*.5*this.fov)/this.zoom,n=2*t,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let c=o.fullWidth,l=o.fullHeight;r+=o.offsetX*s/c,t-=o.offsetY*n/l,s*=o.width/c,n*=o.height/l}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-n,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var ya=class extends _a{constructor(e=-1,t=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-e,o=n+e,a=s+t,c=s-t;if(this.view!==null&&this.view.enabled){let l=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=l*this.view.offsetX,o=r+l*this.view.width,a-=h*this.view.offsetY,c=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,c,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},Xu=class extends yc{constructor(){super(new ya(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},va=class extends ga{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Mn.DEFAULT_UP),this.updateMatrix(),this.target=new Mn,this.shadow=new Xu}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}};var ba=class extends xn{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,this}toJSON(){let e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}};var eo=-90,to=1,po=class extends Mn{constructor(e,t,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new Jn(eo,to,e,t);s.layers=this.layers,this.add(s);let r=new Jn(eo,to,e,t);r.layers=this.layers,this.add(r);let o=new Jn(eo,to,e,t);o.layers=this.layers,this.add(o);let a=new Jn(eo,to,e,t);a.layers=this.layers,this.add(a);let c=new Jn(eo,to,e,t);c.layers=this.layers,this.add(c);let l=new Jn(eo,to,e,t);l.layers=this.layers,this.add(l)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[n,s,r,o,a,c]=t;for(let l of t)this.remove(l);if(e===vi)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),c.up.set(0,1,0),c.lookAt(0,0,-1);else if(e===so)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),c.up.set(0,-1,0),c.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let l of t)this.add(l),l.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,c,l,h]=this.children,d=e.getRenderTarget(),u=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),p=e.xr.enabled;e.xr.enabled=!1;let x=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let g=!1;e.isWebGLRenderer===!0?g=e.state.buffers.depth.getReversed():g=e.reversedDepthBuffer,e.setRenderTarget(n,0,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(n,1,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(n,2,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(n,3,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),e.setRenderTarget(n,4,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),n.texture.mipmapsAutoUpdate=x,e.setRenderTarget(n,5,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),e.setRenderTarget(d,u,f),e.xr.enabled=p,n.texture.needsPMREMUpdate=!0}},vc=class extends Jn{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var Md="\\[\\]\\.:\\/",jx=new RegExp("["+Md+"]","g"),Sd="[^"+Md+"]",e_="[^"+Md.replace("\\.","")+"]",t_=/((?:WC+[\/:])*)/.source.replace("WC",Sd),n_=/(WCOD+)?/.source.replace("WCOD",e_),i_=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",Sd),s_=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",Sd),r_=new RegExp("^"+t_+n_+i_+s_+"$"),o_=["material","materials","bones","map"],qu=class{constructor(e,t,n){let s=n||Xt.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(e,t)}setValue(e,t){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].unbind()}},Xt=class i{constructor(e,t,n){this.path=t,this.parsedPath=n||i.parseTrackName(t),this.node=i.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,n){return e&&e.isAnimationObjectGroup?new i.Composite(e,t,n):new i(e,t,n)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(jx,"")}static parseTrackName(e){let t=r_.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let n={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);o_.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return n}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let n=e.skeleton.getBoneByName(t);if(n!==void 0)return n}if(e.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let c=n(a.children);if(c)return c}return null},s=n(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)e[t++]=n[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,n=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=i.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Ye("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let l=t.objectIndex;switch(n){case"materials":if(!e.material){Qe("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){Qe("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){Qe("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let h=0;h<e.length;h++)if(e[h].name===l){l=h;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){Qe("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){Qe("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[n]===void 0){Qe("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[n]}if(l!==void 0){if(e[l]===void 0){Qe("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[l]}}let o=e[s];if(o===void 0){let l=t.nodeName;Qe("PropertyBinding: Trying to update property for track: "+l+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let c=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){Qe("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){Qe("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}c=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(c=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(c=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[c],this.setValue=this.SetterByBindingTypeAndVersioning[c][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};Xt.Composite=qu;Xt.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};Xt.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};Xt.prototype.GetterByBindingType=[Xt.prototype._getValue_direct,Xt.prototype._getValue_array,Xt.prototype._getValue_arrayElement,Xt.prototype._getValue_toArray];Xt.prototype.SetterByBindingTypeAndVersioning=[[Xt.prototype._setValue_direct,Xt.prototype._setValue_direct_setNeedsUpdate,Xt.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[Xt.prototype._setValue_array,Xt.prototype._setValue_array_setNeedsUpdate,Xt.prototype._setValue_array_setMatrixWorldNeedsUpdate],[Xt.prototype._setValue_arrayElement,Xt.prototype._setValue_arrayElement_setNeedsUpdate,Xt.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[Xt.prototype._setValue_fromArray,Xt.prototype._setValue_fromArray_setNeedsUpdate,Xt.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var I1=new Float32Array(1);var Ma=class extends lo{constructor(e,t,n=1){super(e,t),this.isInstancedInterleavedBuffer=!0,this.meshPerAttribute=n}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}clone(e){let t=super.clone(e);return t.meshPerAttribute=this.meshPerAttribute,t}toJSON(e){let t=super.toJSON(e);return t.isInstancedInterleavedBuffer=!0,t.meshPerAttribute=this.meshPerAttribute,t}};var $u=class{static{this.prototype.isMatrix2=!0}constructor(e,t,n,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let n=0;n<4;n++)this.elements[n]=e[n+t];return this}set(e,t,n,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=n,r[3]=s,this}};function wd(i,e,t,n){let s=a_(n);switch(t){case fd:return i*e;case md:return i*e/s.components*s.byteLength;case Ec:return i*e/s.components*s.byteLength;case js:return i*e*2/s.components*s.byteLength;case Cc:return i*e*2/s.components*s.byteLength;case pd:return i*e*3/s.components*s.byteLength;case Fi:return i*e*4/s.components*s.byteLength;case Rc:return i*e*4/s.components*s.byteLength;case Aa:case Ta:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case Ea:case Ca:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Ic:case Dc:return Math.max(i,16)*Math.max(e,8)/4;case Pc:case Lc:return Math.max(i,8)*Math.max(e,8)/2;case Nc:case Uc:case Oc:case Bc:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case Fc:case Ra:case kc:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case zc:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Vc:return Math.floor((i+4)/5)*Math.floor((e+3)/4)*16;case Gc:return Math.floor((i+4)/5)*Math.floor((e+4)/5)*16;case Hc:return Math.floor((i+5)/6)*Math.floor((e+4)/5)*16;case Wc:return Math.floor((i+5)/6)*Math.floor((e+5)/6)*16;case Xc:return Math.floor((i+7)/8)*Math.floor((e+4)/5)*16;case qc:return Math.floor((i+7)/8)*Math.floor((e+5)/6)*16;case $c:return Math.floor((i+7)/8)*Math.floor((e+7)/8)*16;case Yc:return Math.floor((i+9)/10)*Math.floor((e+4)/5)*16;case Zc:return Math.floor((i+9)/10)*Math.floor((e+5)/6)*16;case Jc:return Math.floor((i+9)/10)*Math.floor((e+7)/8)*16;case Kc:return Math.floor((i+9)/10)*Math.floor((e+9)/10)*16;case Qc:return Math.floor((i+11)/12)*Math.floor((e+9)/10)*16;case jc:return Math.floor((i+11)/12)*Math.floor((e+11)/12)*16;case eh:case th:case nh:return Math.ceil(i/4)*Math.ceil(e/4)*16;case ih:case sh:return Math.ceil(i/4)*Math.ceil(e/4)*8;case Pa:case rh:return Math.ceil(i/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function a_(i){switch(i){case ni:case cd:return{byteLength:1,components:1};case xo:case hd:case Ui:return{byteLength:2,components:1};case Ac:case Tc:return{byteLength:2,components:4};case Di:case wc:case Ni:return{byteLength:4,components:1};case ud:case dd:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Ye("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function zm(){let i=null,e=!1,t=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&i!==null&&(n=i.requestAnimationFrame(s),e=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){i=r}}}function p_(i){let e=new WeakMap;function t(a,c){let l=a.array,h=a.usage,d=l.byteLength,u=i.createBuffer();i.bindBuffer(c,u),i.bufferData(c,l,h),a.onUploadCallback();let f;if(l instanceof Float32Array)f=i.FLOAT;else if(typeof Float16Array<"u"&&l instanceof Float16Array)f=i.HALF_FLOAT;else if(l instanceof Uint16Array)a.isFloat16BufferAttribute?f=i.HALF_FLOAT:f=i.UNSIGNED_SHORT;else if(l instanceof Int16Array)f=i.SHORT;else if(l instanceof Uint32Array)f=i.UNSIGNED_INT;else if(l instanceof Int32Array)f=i.INT;else if(l instanceof Int8Array)f=i.BYTE;else if(l instanceof Uint8Array)f=i.UNSIGNED_BYTE;else if(l instanceof Uint8ClampedArray)f=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+l);return{buffer:u,type:f,bytesPerElement:l.BYTES_PER_ELEMENT,version:a.version,size:d}}function n(a,c,l){let h=c.array,d=c.updateRanges;if(i.bindBuffer(l,a),d.length===0)i.bufferSubData(l,0,h);else{d.sort((f,p)=>f.start-p.start);let u=0;for(let f=1;f<d.length;f++){let p=d[u],x=d[f];x.start<=p.start+p.count+1?p.count=Math.max(p.count,x.start+x.count-p.start):(++u,d[u]=x)}d.length=u+1;for(let f=0,p=d.length;f<p;f++){let x=d[f];i.bufferSubData(l,x.start*h.BYTES_PER_ELEMENT,h,x.start,x.count)}c.clearUpdateRanges()}c.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let c=e.get(a);c&&(i.deleteBuffer(c.buffer),e.delete(a))}function o(a,c){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=e.get(a);(!h||h.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let l=e.get(a);if(l===void 0)e.set(a,t(a,c));else if(l.version<a.version){if(l.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(l.buffer,a,c),l.version=a.version}}return{get:s,remove:r,update:o}}var m_=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,g_=`#ifdef USE_ALPHAHASH
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
#endif`,x_=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,__=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,y_=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,v_=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,b_=`#ifdef USE_AOMAP
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
#endif`,M_=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,S_=`#ifdef USE_BATCHING
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
#endif`,w_=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,A_=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,T_=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,E_=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,C_=`#ifdef USE_IRIDESCENCE
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
#endif`,R_=`#ifdef USE_BUMPMAP
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
#endif`,P_=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,I_=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,L_=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,D_=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,N_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,U_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,F_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,O_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,B_=`#define PI 3.141592653589793
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
} // validated`,k_=`vec3 transformedNormal = objectNormal;
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
#endif`,z_=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,V_=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,G_=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,H_=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,W_="gl_FragColor = linearToOutputTexel( gl_FragColor );",X_=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,q_=`#ifdef USE_ENVMAP
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
#endif`,$_=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,Y_=`#ifdef USE_ENVMAP
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
#endif`,Z_=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,J_=`#ifdef USE_ENVMAP
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
#endif`,K_=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,Q_=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,j_=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,ey=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,ty=`#ifdef USE_GRADIENTMAP
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
}`,ny=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,iy=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,sy=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,ry=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,oy=`#ifdef USE_ENVMAP
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
#endif`,ay=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,ly=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,cy=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,hy=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,uy=`PhysicalMaterial material;
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
#endif`,dy=`uniform sampler2D dfgLUT;
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
}`,fy=`
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
#endif`,py=`#if defined( RE_IndirectDiffuse )
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
#endif`,my=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,gy=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,xy=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,_y=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,yy=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,vy=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,by=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,My=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,Sy=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,wy=`#if defined( USE_POINTS_UV )
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
#endif`,Ay=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,Ty=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,Ey=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,Cy=`#if defined( USE_MORPHCOLORS )
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
#endif`,Ry=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Py=`#ifdef USE_MORPHTARGETS
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
#endif`,Iy=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Ly=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,Dy=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,Ny=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Uy=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Fy=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,Oy=`#ifdef USE_NORMALMAP
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
#endif`,By=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,ky=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,zy=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,Vy=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,Gy=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,Hy=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,Wy=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,Xy=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,qy=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,$y=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,Yy=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,Zy=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,Jy=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,Ky=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,Qy=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,jy=`float getShadowMask() {
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
}`,ev=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,tv=`#ifdef USE_SKINNING
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
#endif`,nv=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,iv=`#ifdef USE_SKINNING
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
#endif`,sv=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,rv=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,ov=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,av=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,lv=`#ifdef USE_TRANSMISSION
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
#endif`,cv=`#ifdef USE_TRANSMISSION
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
#endif`,hv=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,uv=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,dv=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,fv=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,pv=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,mv=`uniform sampler2D t2D;
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
}`,gv=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,xv=`uniform float backgroundBlurriness;
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
}`,_v=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,yv=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,vv=`#include <common>
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
}`,bv=`#if DEPTH_PACKING == 3200
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
}`,Mv=`#define DISTANCE
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
}`,Sv=`#define DISTANCE
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
}`,wv=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,Av=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Tv=`uniform float scale;
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
}`,Ev=`uniform vec3 diffuse;
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
}`,Cv=`#include <common>
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
}`,Rv=`uniform vec3 diffuse;
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
}`,Pv=`#define LAMBERT
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
}`,Iv=`#define LAMBERT
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
}`,Lv=`#define MATCAP
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
}`,Dv=`#define MATCAP
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
}`,Nv=`#define NORMAL
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
}`,Uv=`#define NORMAL
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
}`,Fv=`#define PHONG
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
}`,Ov=`#define PHONG
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
}`,Bv=`#define STANDARD
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
}`,kv=`#define STANDARD
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
}`,zv=`#define TOON
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
}`,Vv=`#define TOON
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
}`,Gv=`uniform float size;
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
}`,Hv=`uniform vec3 diffuse;
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
}`,Wv=`#include <common>
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
}`,Xv=`uniform vec3 color;
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
}`,qv=`uniform float rotation;
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
}`,$v=`uniform vec3 diffuse;
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
}`,ct={alphahash_fragment:m_,alphahash_pars_fragment:g_,alphamap_fragment:x_,alphamap_pars_fragment:__,alphatest_fragment:y_,alphatest_pars_fragment:v_,aomap_fragment:b_,aomap_pars_fragment:M_,batching_pars_vertex:S_,batching_vertex:w_,begin_vertex:A_,beginnormal_vertex:T_,bsdfs:E_,iridescence_fragment:C_,bumpmap_pars_fragment:R_,clipping_planes_fragment:P_,clipping_planes_pars_fragment:I_,clipping_planes_pars_vertex:L_,clipping_planes_vertex:D_,color_fragment:N_,color_pars_fragment:U_,color_pars_vertex:F_,color_vertex:O_,common:B_,defaultnormal_vertex:k_,displacementmap_pars_vertex:z_,displacementmap_vertex:V_,emissivemap_fragment:G_,emissivemap_pars_fragment:H_,colorspace_fragment:W_,colorspace_pars_fragment:X_,envmap_fragment:q_,envmap_common_pars_fragment:$_,envmap_pars_fragment:Y_,envmap_pars_vertex:Z_,envmap_physical_pars_fragment:oy,envmap_vertex:J_,fog_vertex:K_,fog_pars_vertex:Q_,fog_fragment:j_,fog_pars_fragment:ey,gradientmap_pars_fragment:ty,lightmap_pars_fragment:ny,lights_lambert_fragment:iy,lights_lambert_pars_fragment:sy,lights_pars_begin:ry,lights_toon_fragment:ay,lights_toon_pars_fragment:ly,lights_phong_fragment:cy,lights_phong_pars_fragment:hy,lights_physical_fragment:uy,lights_physical_pars_fragment:dy,lights_fragment_begin:fy,lights_fragment_maps:py,lights_fragment_end:my,lightprobes_pars_fragment:gy,logdepthbuf_fragment:xy,logdepthbuf_pars_fragment:_y,logdepthbuf_pars_vertex:yy,logdepthbuf_vertex:vy,map_fragment:by,map_pars_fragment:My,map_particle_fragment:Sy,map_particle_pars_fragment:wy,metalnessmap_fragment:Ay,metalnessmap_pars_fragment:Ty,morphinstance_vertex:Ey,morphcolor_vertex:Cy,morphnormal_vertex:Ry,morphtarget_pars_vertex:Py,morphtarget_vertex:Iy,normal_fragment_begin:Ly,normal_fragment_maps:Dy,normal_pars_fragment:Ny,normal_pars_vertex:Uy,normal_vertex:Fy,normalmap_pars_fragment:Oy,clearcoat_normal_fragment_begin:By,clearcoat_normal_fragment_maps:ky,clearcoat_pars_fragment:zy,iridescence_pars_fragment:Vy,opaque_fragment:Gy,packing:Hy,premultiplied_alpha_fragment:Wy,project_vertex:Xy,dithering_fragment:qy,dithering_pars_fragment:$y,roughnessmap_fragment:Yy,roughnessmap_pars_fragment:Zy,shadowmap_pars_fragment:Jy,shadowmap_pars_vertex:Ky,shadowmap_vertex:Qy,shadowmask_pars_fragment:jy,skinbase_vertex:ev,skinning_pars_vertex:tv,skinning_vertex:nv,skinnormal_vertex:iv,specularmap_fragment:sv,specularmap_pars_fragment:rv,tonemapping_fragment:ov,tonemapping_pars_fragment:av,transmission_fragment:lv,transmission_pars_fragment:cv,uv_pars_fragment:hv,uv_pars_vertex:uv,uv_vertex:dv,worldpos_vertex:fv,background_vert:pv,background_frag:mv,backgroundCube_vert:gv,backgroundCube_frag:xv,cube_vert:_v,cube_frag:yv,depth_vert:vv,depth_frag:bv,distance_vert:Mv,distance_frag:Sv,equirect_vert:wv,equirect_frag:Av,linedashed_vert:Tv,linedashed_frag:Ev,meshbasic_vert:Cv,meshbasic_frag:Rv,meshlambert_vert:Pv,meshlambert_frag:Iv,meshmatcap_vert:Lv,meshmatcap_frag:Dv,meshnormal_vert:Nv,meshnormal_frag:Uv,meshphong_vert:Fv,meshphong_frag:Ov,meshphysical_vert:Bv,meshphysical_frag:kv,meshtoon_vert:zv,meshtoon_frag:Vv,points_vert:Gv,points_frag:Hv,shadow_vert:Wv,shadow_frag:Xv,sprite_vert:qv,sprite_frag:$v},Le={common:{diffuse:{value:new qe(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new et},alphaMap:{value:null},alphaMapTransform:{value:new et},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new et}},envmap:{envMap:{value:null},envMapRotation:{value:new et},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new et}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new et}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new et},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new et},normalScale:{value:new it(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new et},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new et}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new et}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new et}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new qe(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new qe(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new et},alphaTest:{value:0},uvTransform:{value:new et}},sprite:{diffuse:{value:new qe(16777215)},opacity:{value:1},center:{value:new it(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new et},alphaMap:{value:null},alphaMapTransform:{value:new et},alphaTest:{value:0}}},os={basic:{uniforms:Gn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.fog]),vertexShader:ct.meshbasic_vert,fragmentShader:ct.meshbasic_frag},lambert:{uniforms:Gn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new qe(0)},envMapIntensity:{value:1}}]),vertexShader:ct.meshlambert_vert,fragmentShader:ct.meshlambert_frag},phong:{uniforms:Gn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new qe(0)},specular:{value:new qe(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:ct.meshphong_vert,fragmentShader:ct.meshphong_frag},standard:{uniforms:Gn([Le.common,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.roughnessmap,Le.metalnessmap,Le.fog,Le.lights,{emissive:{value:new qe(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:ct.meshphysical_vert,fragmentShader:ct.meshphysical_frag},toon:{uniforms:Gn([Le.common,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.gradientmap,Le.fog,Le.lights,{emissive:{value:new qe(0)}}]),vertexShader:ct.meshtoon_vert,fragmentShader:ct.meshtoon_frag},matcap:{uniforms:Gn([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,{matcap:{value:null}}]),vertexShader:ct.meshmatcap_vert,fragmentShader:ct.meshmatcap_frag},points:{uniforms:Gn([Le.points,Le.fog]),vertexShader:ct.points_vert,fragmentShader:ct.points_frag},dashed:{uniforms:Gn([Le.common,Le.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:ct.linedashed_vert,fragmentShader:ct.linedashed_frag},depth:{uniforms:Gn([Le.common,Le.displacementmap]),vertexShader:ct.depth_vert,fragmentShader:ct.depth_frag},normal:{uniforms:Gn([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,{opacity:{value:1}}]),vertexShader:ct.meshnormal_vert,fragmentShader:ct.meshnormal_frag},sprite:{uniforms:Gn([Le.sprite,Le.fog]),vertexShader:ct.sprite_vert,fragmentShader:ct.sprite_frag},background:{uniforms:{uvTransform:{value:new et},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:ct.background_vert,fragmentShader:ct.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new et}},vertexShader:ct.backgroundCube_vert,fragmentShader:ct.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:ct.cube_vert,fragmentShader:ct.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:ct.equirect_vert,fragmentShader:ct.equirect_frag},distance:{uniforms:Gn([Le.common,Le.displacementmap,{referencePosition:{value:new X},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:ct.distance_vert,fragmentShader:ct.distance_frag},shadow:{uniforms:Gn([Le.lights,Le.fog,{color:{value:new qe(0)},opacity:{value:1}}]),vertexShader:ct.shadow_vert,fragmentShader:ct.shadow_frag}};os.physical={uniforms:Gn([os.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new et},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new et},clearcoatNormalScale:{value:new it(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new et},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new et},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new et},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new et},sheen:{value:0},sheenColor:{value:new qe(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new et},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new et},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new et},transmissionSamplerSize:{value:new it},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new et},attenuationDistance:{value:0},attenuationColor:{value:new qe(0)},specularColor:{value:new qe(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new et},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new et},anisotropyVector:{value:new it},anisotropyMap:{value:null},anisotropyMapTransform:{value:new et}}]),vertexShader:ct.meshphysical_vert,fragmentShader:ct.meshphysical_frag};var lh={r:0,b:0,g:0},Yv=new Lt,Vm=new et;Vm.set(-1,0,0,0,1,0,0,0,1);function Zv(i,e,t,n,s,r){let o=new qe(0),a=s===!0?0:1,c,l,h=null,d=0,u=null;function f(v){let E=v.isScene===!0?v.background:null;if(E&&E.isTexture){let b=v.backgroundBlurriness>0;E=e.get(E,b)}return E}function p(v){let E=!1,b=f(v);b===null?g(o,a):b&&b.isColor&&(g(b,1),E=!0);let C=i.xr.getEnvironmentBlendMode();C==="additive"?t.buffers.color.setClear(0,0,0,1,r):C==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(i.autoClear||E)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function x(v,E){let b=f(E);b&&b.isCubeTexture?(l===void 0&&(l=new Ft(new ts(1,1,1),new Vn({name:"BackgroundCubeMaterial",uniforms:vr(os.backgroundCube.uniforms),vertexShader:os.backgroundCube.vertexShader,fragmentShader:os.backgroundCube.fragmentShader,side:Fn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),l.geometry.deleteAttribute("uv"),l.onBeforeRender=function(C,S,_){this.matrixWorld.copyPosition(_.matrixWorld)},Object.defineProperty(l.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(l)),l.material.uniforms.envMap.value=b,l.material.uniforms.backgroundBlurriness.value=E.backgroundBlurriness,l.material.uniforms.backgroundIntensity.value=E.backgroundIntensity,l.material.uniforms.backgroundRotation.value.setFromMatrix4(Yv.makeRotationFromEuler(E.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&l.material.uniforms.backgroundRotation.value.premultiply(Vm),l.material.toneMapped=mt.getTransfer(b.colorSpace)!==Tt,(h!==b||d!==b.version||u!==i.toneMapping)&&(l.material.needsUpdate=!0,h=b,d=b.version,u=i.toneMapping),l.layers.enableAll(),v.unshift(l,l.geometry,l.material,0,0,null)):b&&b.isTexture&&(c===void 0&&(c=new Ft(new pa(2,2),new Vn({name:"BackgroundMaterial",uniforms:vr(os.background.uniforms),vertexShader:os.background.vertexShader,fragmentShader:os.background.fragmentShader,side:ns,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),Object.defineProperty(c.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(c)),c.material.uniforms.t2D.value=b,c.material.uniforms.backgroundIntensity.value=E.backgroundIntensity,c.material.toneMapped=mt.getTransfer(b.colorSpace)!==Tt,b.matrixAutoUpdate===!0&&b.updateMatrix(),c.material.uniforms.uvTransform.value.copy(b.matrix),(h!==b||d!==b.version||u!==i.toneMapping)&&(c.material.needsUpdate=!0,h=b,d=b.version,u=i.toneMapping),c.layers.enableAll(),v.unshift(c,c.geometry,c.material,0,0,null))}function g(v,E){v.getRGB(lh,bd(i)),t.buffers.color.setClear(lh.r,lh.g,lh.b,E,r)}function m(){l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0),c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0)}return{getClearColor:function(){return o},setClearColor:function(v,E=1){o.set(v),a=E,g(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(v){a=v,g(o,a)},render:p,addToRenderList:x,dispose:m}}function Jv(i,e){let t=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=u(null),r=s,o=!1;function a(L,z,G,R,F){let H=!1,U=d(L,R,G,z);r!==U&&(r=U,l(r.object)),H=f(L,R,G,F),H&&p(L,R,G,F),F!==null&&e.update(F,i.ELEMENT_ARRAY_BUFFER),(H||o)&&(o=!1,b(L,z,G,R),F!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,e.get(F).buffer))}function c(){return i.createVertexArray()}function l(L){return i.bindVertexArray(L)}function h(L){return i.deleteVertexArray(L)}function d(L,z,G,R){let F=R.wireframe===!0,H=n[z.id];H===void 0&&(H={},n[z.id]=H);let U=L.isInstancedMesh===!0?L.id:0,ne=H[U];ne===void 0&&(ne={},H[U]=ne);let q=ne[G.id];q===void 0&&(q={},ne[G.id]=q);let Z=q[F];return Z===void 0&&(Z=u(c()),q[F]=Z),Z}function u(L){let z=[],G=[],R=[];for(let F=0;F<t;F++)z[F]=0,G[F]=0,R[F]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:z,enabledAttributes:G,attributeDivisors:R,object:L,attributes:{},index:null}}function f(L,z,G,R){let F=r.attributes,H=z.attributes,U=0,ne=G.getAttributes();for(let q in ne)if(ne[q].location>=0){let te=F[q],de=H[q];if(de===void 0&&(q==="instanceMatrix"&&L.instanceMatrix&&(de=L.instanceMatrix),q==="instanceColor"&&L.instanceColor&&(de=L.instanceColor)),te===void 0||te.attribute!==de||de&&te.data!==de.data)return!0;U++}return r.attributesNum!==U||r.index!==R}function p(L,z,G,R){let F={},H=z.attributes,U=0,ne=G.getAttributes();for(let q in ne)if(ne[q].location>=0){let te=H[q];te===void 0&&(q==="instanceMatrix"&&L.instanceMatrix&&(te=L.instanceMatrix),q==="instanceColor"&&L.instanceColor&&(te=L.instanceColor));let de={};de.attribute=te,te&&te.data&&(de.data=te.data),F[q]=de,U++}r.attributes=F,r.attributesNum=U,r.index=R}function x(){let L=r.newAttributes;for(let z=0,G=L.length;z<G;z++)L[z]=0}function g(L){m(L,0)}function m(L,z){let G=r.newAttributes,R=r.enabledAttributes,F=r.attributeDivisors;G[L]=1,R[L]===0&&(i.enableVertexAttribArray(L),R[L]=1),F[L]!==z&&(i.vertexAttribDivisor(L,z),F[L]=z)}function v(){let L=r.newAttributes,z=r.enabledAttributes;for(let G=0,R=z.length;G<R;G++)z[G]!==L[G]&&(i.disableVertexAttribArray(G),z[G]=0)}function E(L,z,G,R,F,H,U){U===!0?i.vertexAttribIPointer(L,z,G,F,H):i.vertexAttribPointer(L,z,G,R,F,H)}function b(L,z,G,R){x();let F=R.attributes,H=G.getAttributes(),U=z.defaultAttributeValues;for(let ne in H){let q=H[ne];if(q.location>=0){let Z=F[ne];if(Z===void 0&&(ne==="instanceMatrix"&&L.instanceMatrix&&(Z=L.instanceMatrix),ne==="instanceColor"&&L.instanceColor&&(Z=L.instanceColor)),Z!==void 0){let te=Z.normalized,de=Z.itemSize,ue=e.get(Z);if(ue===void 0)continue;let ee=ue.buffer,me=ue.type,_e=ue.bytesPerElement,Ee=me===i.INT||me===i.UNSIGNED_INT||Z.gpuType===wc;if(Z.isInterleavedBufferAttribute){let Me=Z.data,He=Me.isInterleavedBuffer===!0?Me.stride:Me.itemSize,st=Z.offset;if(Me.isInstancedInterleavedBuffer||Me.isInstancedBufferAttribute){for(let Ve=0;Ve<q.locationSize;Ve++)m(q.location+Ve,Me.meshPerAttribute);L.isInstancedMesh!==!0&&R._maxInstanceCount===void 0&&(R._maxInstanceCount=Me.meshPerAttribute*Me.count)}else for(let Ve=0;Ve<q.locationSize;Ve++)g(q.location+Ve);i.bindBuffer(i.ARRAY_BUFFER,ee);for(let Ve=0;Ve<q.locationSize;Ve++)E(q.location+Ve,de/q.locationSize,me,te,He*_e,(st+de/q.locationSize*Ve)*_e,Ee)}else{if(Z.isInstancedBufferAttribute){for(let Me=0;Me<q.locationSize;Me++)m(q.location+Me,Z.meshPerAttribute);L.isInstancedMesh!==!0&&R._maxInstanceCount===void 0&&(R._maxInstanceCount=Z.meshPerAttribute*Z.count)}else for(let Me=0;Me<q.locationSize;Me++)g(q.location+Me);i.bindBuffer(i.ARRAY_BUFFER,ee);for(let Me=0;Me<q.locationSize;Me++)E(q.location+Me,de/q.locationSize,me,te,de*_e,de/q.locationSize*Me*_e,Ee)}}else if(U!==void 0){let te=U[ne];if(te!==void 0)switch(te.length){case 2:i.vertexAttrib2fv(q.location,te);break;case 3:i.vertexAttrib3fv(q.location,te);break;case 4:i.vertexAttrib4fv(q.location,te);break;default:i.vertexAttrib1fv(q.location,te)}}}}v()}function C(){O();for(let L in n){let z=n[L];for(let G in z){let R=z[G];for(let F in R){let H=R[F];for(let U in H)h(H[U].object),delete H[U];delete R[F]}}delete n[L]}}function S(L){if(n[L.id]===void 0)return;let z=n[L.id];for(let G in z){let R=z[G];for(let F in R){let H=R[F];for(let U in H)h(H[U].object),delete H[U];delete R[F]}}delete n[L.id]}function _(L){for(let z in n){let G=n[z];for(let R in G){let F=G[R];if(F[L.id]===void 0)continue;let H=F[L.id];for(let U in H)h(H[U].object),delete H[U];delete F[L.id]}}}function T(L){for(let z in n){let G=n[z],R=L.isInstancedMesh===!0?L.id:0,F=G[R];if(F!==void 0){for(let H in F){let U=F[H];for(let ne in U)h(U[ne].object),delete U[ne];delete F[H]}delete G[R],Object.keys(G).length===0&&delete n[z]}}}function O(){D(),o=!0,r!==s&&(r=s,l(r.object))}function D(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:O,resetDefaultState:D,dispose:C,releaseStatesOfGeometry:S,releaseStatesOfObject:T,releaseStatesOfProgram:_,initAttributes:x,enableAttribute:g,disableUnusedAttributes:v}}function Kv(i,e,t){let n;function s(c){n=c}function r(c,l){i.drawArrays(n,c,l),t.update(l,n,1)}function o(c,l,h){h!==0&&(i.drawArraysInstanced(n,c,l,h),t.update(l,n,h))}function a(c,l,h){if(h===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,c,0,l,0,h);let u=0;for(let f=0;f<h;f++)u+=l[f];t.update(u,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function Qv(i,e,t,n){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let _=e.get("EXT_texture_filter_anisotropic");s=i.getParameter(_.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(_){return!(_!==Fi&&n.convert(_)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(_){let T=_===Ui&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(_!==ni&&_!==Ni&&!T&&n.convert(_)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function c(_){if(_==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";_="mediump"}return _==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let l=t.precision!==void 0?t.precision:"highp",h=c(l);h!==l&&(Ye("WebGLRenderer:",l,"not supported, using",h,"instead."),l=h);let d=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),u=t.logarithmicDepthBuffer===!0&&d===!1;t.reversedDepthBuffer===!0&&d===!1&&Ye("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&d===!0&&Ye("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),p=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),x=i.getParameter(i.MAX_TEXTURE_SIZE),g=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),m=i.getParameter(i.MAX_VERTEX_ATTRIBS),v=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),E=i.getParameter(i.MAX_VARYING_VECTORS),b=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),C=i.getParameter(i.MAX_SAMPLES),S=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:c,textureFormatReadable:o,textureTypeReadable:a,precision:l,logarithmicDepthBuffer:u,reversedDepthBuffer:d,maxTextures:f,maxVertexTextures:p,maxTextureSize:x,maxCubemapSize:g,maxAttributes:m,maxVertexUniforms:v,maxVaryings:E,maxFragmentUniforms:b,maxSamples:C,samples:S}}function jv(i){let e=this,t=null,n=0,s=!1,r=!1,o=new Ii,a=new et,c={value:null,needsUpdate:!1};this.uniform=c,this.numPlanes=0,this.numIntersection=0,this.init=function(d,u){let f=d.length!==0||u||n!==0||s;return s=u,n=d.length,f},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(d,u){t=h(d,u,0)},this.setState=function(d,u,f){let p=d.clippingPlanes,x=d.clipIntersection,g=d.clipShadows,m=i.get(d);if(!s||p===null||p.length===0||r&&!g)r?h(null):l();else{let v=r?0:n,E=v*4,b=m.clippingState||null;c.value=b,b=h(p,u,E,f);for(let C=0;C!==E;++C)b[C]=t[C];m.clippingState=b,this.numIntersection=x?this.numPlanes:0,this.numPlanes+=v}};function l(){c.value!==t&&(c.value=t,c.needsUpdate=n>0),e.numPlanes=n,e.numIntersection=0}function h(d,u,f,p){let x=d!==null?d.length:0,g=null;if(x!==0){if(g=c.value,p!==!0||g===null){let m=f+x*4,v=u.matrixWorldInverse;a.getNormalMatrix(v),(g===null||g.length<m)&&(g=new Float32Array(m));for(let E=0,b=f;E!==x;++E,b+=4)o.copy(d[E]).applyMatrix4(v,a),o.normal.toArray(g,b),g[b+3]=o.constant}c.value=g,c.needsUpdate=!0}return e.numPlanes=x,e.numIntersection=0,g}}var Da=class extends hi{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let n={width:e,height:e,depth:1},s=[n,n,n,n,n,n];this.texture=new ua(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new ts(5,5,5),r=new Vn({name:"CubemapFromEquirect",uniforms:vr(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:Fn,blending:mr});r.uniforms.tEquirect.value=t;let o=new Ft(s,r),a=t.minFilter;return t.minFilter===Es&&(t.minFilter=Kn),new po(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,n=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,n,s);e.setRenderTarget(r)}},ym=256,eb=3,tb=20,Gm=256,Hm=16,nb=3,ib=new X,sb=new qe,hh=class i{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new po(1,10,null),this._boxMesh=new Ft(new ts(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,n=.1,s=100,r={}){let{size:o=256,position:a=ib}=r,c=this._renderer;this._setSize(o);let l=this._allocateTarget(),h=this._getSourceTarget(!0);t>0&&(h.texture.mipmapsAutoUpdate=!1);let d=c.autoClear,u=c.autoClearColor,f=c.autoClearDepth,p=c.autoClearStencil,x=e.background;c.autoClear=!0,c.autoClearColor=!0,c.autoClearDepth=!0,c.autoClearStencil=!0,x===null&&(e.background=c.getClearColor(sb));let g=new po(n,s,h);return g.position.copy(a),g.update(c,e),c.autoClear=d,c.autoClearColor=u,c.autoClearDepth=f,c.autoClearStencil=p,e.background=x,t>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(l,t)),this._applyPMREM(l),l}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Mm(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=bm(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(ym,um(e))}_fromTexture(e,t){e.mapping===xr||e.mapping===go?this._setSize(e.image.length===0?ym:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let n=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(n),n}_allocateTarget(){let e=this._cubeSize,t=vm(e,!1,!1),n=Math.log2(e)-eb;for(let s=0;s<=n;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==t||e&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=vm(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===xr||e.mapping===go?(this._cubemapMaterial===null&&(this._cubemapMaterial=Mm()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=bm()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=rb(),this._integrationMaterial=ob());let t=this._cubeSize,n=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/Hm);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-nb)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let c=a>0?Math.log2(t)+.5*Math.log2(6/(Gm*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=c,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=ab());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,n),s.envMap.value=e.texture,this._renderCube(r,0,n)}};function vm(i,e,t){return new Da(i,{minFilter:Es,generateMipmaps:e,type:Ui,colorSpace:jo,depthBuffer:t})}function Na(i,e,t){return new Vn({name:i,uniforms:e,vertexShader:ct.cube_vert,fragmentShader:t,side:Fn,blending:mr,depthTest:!1,depthWrite:!1})}function rb(){return Na("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${Gm}u

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
	`)}function ob(){return Na("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:Hm}},`

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
	`)}function ab(){return Na("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${tb}
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
	`)}function bm(){return Na("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function Mm(){return Na("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function lb(i){let e=new WeakMap,t=new WeakMap,n=null;function s(u,f=!1){return u==null?null:f?o(u):r(u)}function r(u){if(u&&u.isTexture){let f=u.mapping;if(f===bc||f===Mc)if(e.has(u)){let p=e.get(u).texture;return a(p,u.mapping)}else{let p=u.image;if(p&&p.height>0){let x=new Da(p.height);return x.fromEquirectangularTexture(i,u),e.set(u,x),u.addEventListener("dispose",l),a(x.texture,u.mapping)}else return null}}return u}function o(u){if(u&&u.isTexture&&u.isPMREMTexture!==!0){let f=u.mapping,p=f===bc||f===Mc,x=f===xr||f===go;if(p||x){let g=t.get(u),m=g!==void 0?g.texture.pmremVersion:0;if(u.isRenderTargetTexture&&u.pmremVersion!==m)return n===null&&(n=new hh(i)),g=p?n.fromEquirectangular(u,g):n.fromCubemap(u,g),g.texture.pmremVersion=u.pmremVersion,t.set(u,g),g.texture;if(g!==void 0)return g.texture;{let v=u.image;return p&&v&&v.height>0||x&&v&&c(v)?(n===null&&(n=new hh(i)),g=p?n.fromEquirectangular(u):n.fromCubemap(u),g.texture.pmremVersion=u.pmremVersion,t.set(u,g),u.addEventListener("dispose",h),g.texture):null}}}return u}function a(u,f){return f===bc?u.mapping=xr:f===Mc&&(u.mapping=go),u}function c(u){let f=0,p=6;for(let x=0;x<p;x++)u[x]!==void 0&&f++;return f===p}function l(u){let f=u.target;f.removeEventListener("dispose",l);let p=e.get(f);p!==void 0&&(e.delete(f),p.dispose())}function h(u){let f=u.target;f.removeEventListener("dispose",h);let p=t.get(f);p!==void 0&&(t.delete(f),p.dispose())}function d(){e=new WeakMap,t=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:d}}function cb(i){let e={};function t(n){if(e[n]!==void 0)return e[n];let s=i.getExtension(n);return e[n]=s,s}return{has:function(n){return t(n)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(n){let s=t(n);return s===null&&Ko("WebGLRenderer: "+n+" extension not supported."),s}}}function hb(i,e,t,n){let s={},r=new WeakMap,o=new FinalizationRegistry(p=>delete s[p]);function a(p){c(p.target)}function c(p){p.index!==null&&e.remove(p.index);for(let g in p.attributes)e.remove(p.attributes[g]);p.removeEventListener("dispose",a),delete s[p.id],o.unregister(p);let x=r.get(p);x&&(e.remove(x),r.delete(p)),n.releaseStatesOfGeometry(p),p.isInstancedBufferGeometry===!0&&delete p._maxInstanceCount,t.memory.geometries--}function l(p,x){return s[x.id]!==void 0||(x.addEventListener("dispose",a),s[x.id]=new WeakRef(x),o.register(x,x.id,x),t.memory.geometries++),x}function h(p){let x=p.attributes;for(let g in x)e.update(x[g],i.ARRAY_BUFFER)}function d(p){let x=p.index,g=p.attributes.position,m=0;if(g===void 0)return;let v=x!==null?x.array.length:g.array.length/3-1,E=g.count>=65535?aa:oa,b=new E(Math.ceil(v/3)*6,1),C=b.array;if(x!==null){let _=x.array;m=x.version;for(let T=0,O=0;T<v;T+=3){let D=_[T+0],L=_[T+1],z=_[T+2];C[O++]=D,C[O++]=L,C[O++]=L,C[O++]=z,C[O++]=z,C[O++]=D}}else{m=g.version;for(let _=0,T=0;_<v;_+=3){let O=_+0,D=_+1,L=_+2;C[T++]=O,C[T++]=D,C[T++]=D,C[T++]=L,C[T++]=L,C[T++]=O}}b.version=m;let S=r.get(p);S&&e.remove(S),r.set(p,b)}function u(p){let x=r.get(p);if(x){let g=p.index;g!==null&&x.version<g.version&&d(p)}else d(p);return r.get(p)}function f(){for(let p in s){let x=s[p].deref();x!==void 0&&c(x)}}return{get:l,update:h,getWireframeAttribute:u,dispose:f}}function ub(i,e,t){let n;function s(d){n=d}let r,o;function a(d){r=d.type,o=d.bytesPerElement}function c(d,u){i.drawElements(n,u,r,d*o),t.update(u,n,1)}function l(d,u,f){f!==0&&(i.drawElementsInstanced(n,u,r,d*o,f),t.update(u,n,f))}function h(d,u,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,u,0,r,d,0,f);let x=0;for(let g=0;g<f;g++)x+=u[g];t.update(x,n,1)}this.setMode=s,this.setIndex=a,this.render=c,this.renderInstances=l,this.renderMultiDraw=h}function db(i){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(t.calls++,o){case i.TRIANGLES:t.triangles+=a*(r/3);break;case i.LINES:t.lines+=a*(r/2);break;case i.LINE_STRIP:t.lines+=a*(r-1);break;case i.LINE_LOOP:t.lines+=a*r;break;case i.POINTS:t.points+=a*r;break;default:Qe("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:n}}function fb(i,e,t){let n=new WeakMap,s=new Jt;function r(o,a,c){let l=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,d=h!==void 0?h.length:0,u=n.get(a);if(u===void 0||u.count!==d){let O=function(){_.dispose(),n.delete(a),a.removeEventListener("dispose",O)};u!==void 0&&u.texture.dispose();let f=a.morphAttributes.position!==void 0,p=a.morphAttributes.normal!==void 0,x=a.morphAttributes.color!==void 0,g=a.morphAttributes.position||[],m=a.morphAttributes.normal||[],v=a.morphAttributes.color||[],E=0;f===!0&&(E=1),p===!0&&(E=2),x===!0&&(E=3);let b=a.attributes.position.count*E,C=1;b>e.maxTextureSize&&(C=Math.ceil(b/e.maxTextureSize),b=e.maxTextureSize);let S=new Float32Array(b*C*4*d),_=new ia(S,b,C,d);_.type=Ni,_.needsUpdate=!0;let T=E*4;for(let D=0;D<d;D++){let L=g[D],z=m[D],G=v[D],R=b*C*4*D;for(let F=0;F<L.count;F++){let H=F*T;f===!0&&(s.fromBufferAttribute(L,F),S[R+H+0]=s.x,S[R+H+1]=s.y,S[R+H+2]=s.z,S[R+H+3]=0),p===!0&&(s.fromBufferAttribute(z,F),S[R+H+4]=s.x,S[R+H+5]=s.y,S[R+H+6]=s.z,S[R+H+7]=0),x===!0&&(s.fromBufferAttribute(G,F),S[R+H+8]=s.x,S[R+H+9]=s.y,S[R+H+10]=s.z,S[R+H+11]=G.itemSize===4?s.w:1)}}u={count:d,texture:_,size:new it(b,C)},n.set(a,u),a.addEventListener("dispose",O)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)c.getUniforms().setValue(i,"morphTexture",o.morphTexture,t);else{let f=0;for(let x=0;x<l.length;x++)f+=l[x];let p=a.morphTargetsRelative?1:1-f;c.getUniforms().setValue(i,"morphTargetBaseInfluence",p),c.getUniforms().setValue(i,"morphTargetInfluences",l)}c.getUniforms().setValue(i,"morphTargetsTexture",u.texture,t),c.getUniforms().setValue(i,"morphTargetsTextureSize",u.size)}return{update:r}}function pb(i,e,t,n,s){let r=new WeakMap;function o(l){let h=s.render.frame,d=l.geometry,u=e.get(l,d);if(r.get(u)!==h&&(e.update(u),r.set(u,h)),l.isInstancedMesh&&(l.hasEventListener("dispose",c)===!1&&l.addEventListener("dispose",c),r.get(l)!==h&&(t.update(l.instanceMatrix,i.ARRAY_BUFFER),l.instanceColor!==null&&t.update(l.instanceColor,i.ARRAY_BUFFER),r.set(l,h))),l.isSkinnedMesh){let f=l.skeleton;r.get(f)!==h&&(f.update(),r.set(f,h))}return u}function a(){r=new WeakMap}function c(l){let h=l.target;h.removeEventListener("dispose",c),n.releaseStatesOfObject(h),t.remove(h.instanceMatrix),h.instanceColor!==null&&t.remove(h.instanceColor)}return{update:o,dispose:a}}var mb={[td]:"LINEAR_TONE_MAPPING",[nd]:"REINHARD_TONE_MAPPING",[id]:"CINEON_TONE_MAPPING",[sd]:"ACES_FILMIC_TONE_MAPPING",[od]:"AGX_TONE_MAPPING",[ad]:"NEUTRAL_TONE_MAPPING",[rd]:"CUSTOM_TONE_MAPPING"};function gb(i,e,t,n,s,r){let o=new hi(e,t,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,c=null,l=null,h=new xn;h.setAttribute("position",new sn([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new sn([0,2,0,0,2,0],2));let d=new oc({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),u=new Ft(h,d),f=new ya(-1,1,1,-1,0,1),p=null,x=null,g=!1,m,v=null,E=[],b=!1;this.setSize=function(C,S){o.setSize(C,S),a!==null&&a.setSize(C,S),c!==null&&c.setSize(C,S);for(let _=0;_<E.length;_++){let T=E[_];T.setSize&&T.setSize(C,S)}},this.setEffects=function(C){E=C,b=E.length>0&&E[0].isRenderPass===!0;let S=o.width,_=o.height;E.length>0&&a===null&&(a=new hi(S,_,{type:Ui,depthBuffer:!1,stencilBuffer:!1}),c=new hi(S,_,{type:Ui,depthBuffer:!1,stencilBuffer:!1}));let T=s===!0&&E.some(O=>O.needsDepthTexture===!0);T!==(o.depthTexture!==null)&&(T===!0&&l===null&&(l=new As(S,_),r===!0&&(l.format=Cs,l.type=_r)),o.dispose(),o.depthTexture=T?l:null,o.resolveDepthBuffer=T,o.storeMultisampledDepthBuffer=T);for(let O=0;O<E.length;O++){let D=E[O];D.setSize&&D.setSize(S,_),T&&D.needsDepthTexture===!0&&D.setDepthTexture&&D.setDepthTexture(l)}},this.begin=function(C,S){if(g||C.toneMapping===ss&&E.length===0)return!1;if(v=S,S!==null){let _=S.width,T=S.height;(o.width!==_||o.height!==T)&&this.setSize(_,T)}return b===!1&&C.setRenderTarget(o),m=C.toneMapping,C.toneMapping=ss,!0},this.hasRenderPass=function(){return b},this.end=function(C,S){C.toneMapping=m,g=!0;let _=o,T=a;for(let O=0;O<E.length;O++){let D=E[O];D.enabled!==!1&&(D.render(C,T,_,S),D.needsSwap!==!1&&(_=T,T=T===a?c:a))}if(p!==C.outputColorSpace||x!==C.toneMapping){p=C.outputColorSpace,x=C.toneMapping,d.defines={},mt.getTransfer(p)===Tt&&(d.defines.SRGB_TRANSFER="");let O=mb[x];O&&(d.defines[O]=""),d.needsUpdate=!0}d.uniforms.tDiffuse.value=_.texture,C.setRenderTarget(v),C.render(u,f),v=null,g=!1},this.isCompositing=function(){return g},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),c!==null&&c.dispose(),h.dispose(),d.dispose()}}var Wm=new Qn,Xm=new As(1,1),qm=new da(1),$m=new ia,Ym=new jl,Zm=new ua,Sm=[],wm=[],Am=new Float32Array(16),Tm=new Float32Array(9),Em=new Float32Array(4);function yo(i,e,t){let n=i[0];if(n<=0||n>0)return i;let s=e*t,r=Sm[s];if(r===void 0&&(r=new Float32Array(s),Sm[s]=r),e!==0){n.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,i[o].toArray(r,a)}return r}function Sn(i,e){if(i.length!==e.length)return!1;for(let t=0,n=i.length;t<n;t++)if(i[t]!==e[t])return!1;return!0}function wn(i,e){for(let t=0,n=e.length;t<n;t++)i[t]=e[t]}function dh(i,e){let t=wm[e];t===void 0&&(t=new Int32Array(e),wm[e]=t);for(let n=0;n!==e;++n)t[n]=i.allocateTextureUnit();return t}function xb(i,e){let t=this.cache;t[0]!==e&&(i.uniform1f(this.addr,e),t[0]=e)}function _b(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Sn(t,e))return;i.uniform2fv(this.addr,e),wn(t,e)}}function yb(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(i.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Sn(t,e))return;i.uniform3fv(this.addr,e),wn(t,e)}}function vb(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Sn(t,e))return;i.uniform4fv(this.addr,e),wn(t,e)}}function bb(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Sn(t,e))return;i.uniformMatrix2fv(this.addr,!1,e),wn(t,e)}else{if(Sn(t,n))return;Em.set(n),i.uniformMatrix2fv(this.addr,!1,Em),wn(t,n)}}function Mb(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Sn(t,e))return;i.uniformMatrix3fv(this.addr,!1,e),wn(t,e)}else{if(Sn(t,n))return;Tm.set(n),i.uniformMatrix3fv(this.addr,!1,Tm),wn(t,n)}}function Sb(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Sn(t,e))return;i.uniformMatrix4fv(this.addr,!1,e),wn(t,e)}else{if(Sn(t,n))return;Am.set(n),i.uniformMatrix4fv(this.addr,!1,Am),wn(t,n)}}function wb(i,e){let t=this.cache;t[0]!==e&&(i.uniform1i(this.addr,e),t[0]=e)}function Ab(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Sn(t,e))return;i.uniform2iv(this.addr,e),wn(t,e)}}function Tb(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Sn(t,e))return;i.uniform3iv(this.addr,e),wn(t,e)}}function Eb(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Sn(t,e))return;i.uniform4iv(this.addr,e),wn(t,e)}}function Cb(i,e){let t=this.cache;t[0]!==e&&(i.uniform1ui(this.addr,e),t[0]=e)}function Rb(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Sn(t,e))return;i.uniform2uiv(this.addr,e),wn(t,e)}}function Pb(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Sn(t,e))return;i.uniform3uiv(this.addr,e),wn(t,e)}}function Ib(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Sn(t,e))return;i.uniform4uiv(this.addr,e),wn(t,e)}}function fh(i){return i.version===0&&(i.compareFunction=_d,i.needsUpdate=!0),i}function Lb(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=fh(Xm):r=Wm,t.setTexture2D(e||r,s)}function Db(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture3D(e||Ym,s)}function Nb(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=fh(qm):r=Zm,t.setTextureCube(e||r,s)}function Ub(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture2DArray(e||$m,s)}function Fb(i){switch(i){case 5126:return xb;case 35664:return _b;case 35665:return yb;case 35666:return vb;case 35674:return bb;case 35675:return Mb;case 35676:return Sb;case 5124:case 35670:return wb;case 35667:case 35671:return Ab;case 35668:case 35672:return Tb;case 35669:case 35673:return Eb;case 5125:return Cb;case 36294:return Rb;case 36295:return Pb;case 36296:return Ib;case 35678:case 36198:case 36298:case 36306:case 35682:return Lb;case 35679:case 36299:case 36307:return Db;case 35680:case 36300:case 36308:case 36293:return Nb;case 36289:case 36303:case 36311:case 36292:return Ub}}function Ob(i,e){i.uniform1fv(this.addr,e)}function Bb(i,e){let t=yo(e,this.size,2);i.uniform2fv(this.addr,t)}function kb(i,e){let t=yo(e,this.size,3);i.uniform3fv(this.addr,t)}function zb(i,e){let t=yo(e,this.size,4);i.uniform4fv(this.addr,t)}function Vb(i,e){let t=yo(e,this.size,4);i.uniformMatrix2fv(this.addr,!1,t)}function Gb(i,e){let t=yo(e,this.size,9);i.uniformMatrix3fv(this.addr,!1,t)}function Hb(i,e){let t=yo(e,this.size,16);i.uniformMatrix4fv(this.addr,!1,t)}function Wb(i,e){i.uniform1iv(this.addr,e)}function Xb(i,e){i.uniform2iv(this.addr,e)}function qb(i,e){i.uniform3iv(this.addr,e)}function $b(i,e){i.uniform4iv(this.addr,e)}function Yb(i,e){i.uniform1uiv(this.addr,e)}function Zb(i,e){i.uniform2uiv(this.addr,e)}function Jb(i,e){i.uniform3uiv(this.addr,e)}function Kb(i,e){i.uniform4uiv(this.addr,e)}function Qb(i,e,t){let n=this.cache,s=e.length,r=dh(t,s);Sn(n,r)||(i.uniform1iv(this.addr,r),wn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=fh(Xm):o=Wm;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function jb(i,e,t){let n=this.cache,s=e.length,r=dh(t,s);Sn(n,r)||(i.uniform1iv(this.addr,r),wn(n,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||Ym,r[o])}function eM(i,e,t){let n=this.cache,s=e.length,r=dh(t,s);Sn(n,r)||(i.uniform1iv(this.addr,r),wn(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=fh(qm):o=Zm;for(let a=0;a!==s;++a)t.setTextureCube(e[a]||o,r[a])}function tM(i,e,t){let n=this.cache,s=e.length,r=dh(t,s);Sn(n,r)||(i.uniform1iv(this.addr,r),wn(n,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||$m,r[o])}function nM(i){switch(i){case 5126:return Ob;case 35664:return Bb;case 35665:return kb;case 35666:return zb;case 35674:return Vb;case 35675:return Gb;case 35676:return Hb;case 5124:case 35670:return Wb;case 35667:case 35671:return Xb;case 35668:case 35672:return qb;case 35669:case 35673:return $b;case 5125:return Yb;case 36294:return Zb;case 36295:return Jb;case 36296:return Kb;case 35678:case 36198:case 36298:case 36306:case 35682:return Qb;case 35679:case 36299:case 36307:return jb;case 35680:case 36300:case 36308:case 36293:return eM;case 36289:case 36303:case 36311:case 36292:return tM}}var Ed=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.setValue=Fb(t.type)}},Cd=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=nM(t.type)}},Rd=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],n)}}},Ad=/(\w+)(\])?(\[|\.)?/g;function Cm(i,e){i.seq.push(e),i.map[e.id]=e}function iM(i,e,t){let n=i.name,s=n.length;for(Ad.lastIndex=0;;){let r=Ad.exec(n),o=Ad.lastIndex,a=r[1],c=r[2]==="]",l=r[3];if(c&&(a=a|0),l===void 0||l==="["&&o+2===s){Cm(t,l===void 0?new Ed(a,i,e):new Cd(a,i,e));break}else{let d=t.map[a];d===void 0&&(d=new Rd(a),Cm(t,d)),t=d}}}var _o=class{constructor(e,t){this.seq=[],this.map={};let n=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=e.getActiveUniform(t,o),c=e.getUniformLocation(t,a.name);iM(a,c,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,n,s){let r=this.map[t];r!==void 0&&r.setValue(e,n,s)}setOptional(e,t,n){let s=t[n];s!==void 0&&this.setValue(e,n,s)}static upload(e,t,n,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],c=n[a.id];c.needsUpdate!==!1&&a.setValue(e,c.value,s)}}static seqWithValue(e,t){let n=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&n.push(o)}return n}};function Rm(i,e,t){let n=i.createShader(e);return i.shaderSource(n,t),i.compileShader(n),n}var sM=37297,rM=0;function oM(i,e){let t=i.split(`
`),n=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return n.join(`
`)}var Pm=new et;function aM(i){mt._getMatrix(Pm,mt.workingColorSpace,i);let e=`mat3( ${Pm.elements.map(t=>t.toFixed(4))} )`;switch(mt.getTransfer(i)){case ea:return[e,"LinearTransferOETF"];case Tt:return[e,"sRGBTransferOETF"];default:return Ye("WebGLProgram: Unsupported color space: ",i),[e,"LinearTransferOETF"]}}function Im(i,e,t){let n=i.getShaderParameter(e,i.COMPILE_STATUS),r=(i.getShaderInfoLog(e)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+oM(i.getShaderSource(e),a)}else return r}function lM(i,e){let t=aM(e);return[`vec4 ${i}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var cM={[td]:"Linear",[nd]:"Reinhard",[id]:"Cineon",[sd]:"ACESFilmic",[od]:"AgX",[ad]:"Neutral",[rd]:"Custom"};function hM(i,e){let t=cM[e];return t===void 0?(Ye("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var ch=new X;function uM(){mt.getLuminanceCoefficients(ch);let i=ch.x.toFixed(4),e=ch.y.toFixed(4),t=ch.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function dM(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(La).join(`
`)}function fM(i){let e=[];for(let t in i){let n=i[t];n!==!1&&e.push("#define "+t+" "+n)}return e.join(`
`)}function pM(i,e){let t={},n=i.getProgramParameter(e,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(e,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:i.getAttribLocation(e,o),locationSize:a}}return t}function La(i){return i!==""}function Lm(i,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function Dm(i,e){return i.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var mM=/^[ \t]*#include +<([\w\d./]+)>/gm;function Pd(i){return i.replace(mM,gM)}function gM(i,e){let t=ct[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return Pd(t)}var xM=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Nm(i){return i.replace(xM,_M)}function _M(i,e,t,n){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function Um(i){let e=`precision ${i.precision} float;
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
#define LOW_PRECISION`),e}var yM={[Sa]:"SHADOWMAP_TYPE_PCF",[mo]:"SHADOWMAP_TYPE_VSM"};function vM(i){return yM[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var bM={[go]:"ENVMAP_MODE_REFRACTION"};function MM(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":bM[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var SM={[ed]:"ENVMAP_BLENDING_MULTIPLY",[Jp]:"ENVMAP_BLENDING_MIX",[Kp]:"ENVMAP_BLENDING_ADD"};function wM(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":SM[i.combine]||"ENVMAP_BLENDING_NONE"}function AM(i,e,t,n){let s=i.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,c=vM(t),l=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=MM(t),d=wM(t),u=dM(t),f=fM(r),p=s.createProgram(),x,g,m=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(x=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(La).join(`
`),x.length>0&&(x+=`
`),g=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(La).join(`
`),g.length>0&&(g+=`
`)):(x=[Um(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+h:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+c:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(La).join(`
`),g=[Um(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+l:"",t.envMap?"#define "+h:"",t.envMap?"#define "+d:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+c:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==ss?"#define TONE_MAPPING":"",t.toneMapping!==ss?ct.tonemapping_pars_fragment:"",t.toneMapping!==ss?hM("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",ct.colorspace_pars_fragment,lM("linearToOutputTexel",t.outputColorSpace),uM(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(La).join(`
`)),o=Pd(o),o=Lm(o,t),o=Dm(o,t),a=Pd(a),a=Lm(a,t),a=Dm(a,t),o=Nm(o),a=Nm(a),t.isRawShaderMaterial!==!0&&(m=`#version 300 es
`,x=[u,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+x,g=["#define varying in",t.glslVersion===vd?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===vd?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+g);let v=m+x+o,E=m+g+a,b=Rm(s,s.VERTEX_SHADER,v),C=Rm(s,s.FRAGMENT_SHADER,E);s.attachShader(p,b),s.attachShader(p,C),t.index0AttributeName!==void 0?s.bindAttribLocation(p,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(p,0,"position"),s.linkProgram(p);function S(D){if(i.debug.checkShaderErrors){let L=s.getProgramInfoLog(p)||"",z=s.getShaderInfoLog(b)||"",G=s.getShaderInfoLog(C)||"",R=L.trim(),F=z.trim(),H=G.trim(),U=!0,ne=!0;if(s.getProgramParameter(p,s.LINK_STATUS)===!1)if(U=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,p,b,C);else{let q=Im(s,b,"vertex"),Z=Im(s,C,"fragment");Qe("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(p,s.VALIDATE_STATUS)+`

Material Name: `+D.name+`
Material Type: `+D.type+`

Program Info Log: `+R+`
`+q+`
`+Z)}else R!==""?Ye("WebGLProgram: Program Info Log:",R):(F===""||H==="")&&(ne=!1);ne&&(D.diagnostics={runnable:U,programLog:R,vertexShader:{log:F,prefix:x},fragmentShader:{log:H,prefix:g}})}s.deleteShader(b),s.deleteShader(C),_=new _o(s,p),T=pM(s,p)}let _;this.getUniforms=function(){return _===void 0&&S(this),_};let T;this.getAttributes=function(){return T===void 0&&S(this),T};let O=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return O===!1&&(O=s.getProgramParameter(p,sM)),O},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(p),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=rM++,this.cacheKey=e,this.usedTimes=1,this.program=p,this.vertexShader=b,this.fragmentShader=C,this}var TM=0,Id=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,n){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let n of t)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,n=t.get(e);return n===void 0&&(n=new Set,t.set(e,n)),n}_getShaderStage(e){let t=this.shaderCache,n=t.get(e);return n===void 0&&(n=new Ld(e),t.set(e,n)),n}},Ld=class{constructor(e){this.id=TM++,this.code=e,this.usedTimes=0}};function EM(i){return i===js||i===Ra||i===Pa}function CM(i,e,t,n,s,r){let o=new sa,a=new Id,c=new Set,l=[],h=new Map,d=n.logarithmicDepthBuffer,u={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(_){return c.add(_),_===0?"uv":`uv${_}`}function p(_,T,O,D,L,z){let G=D.fog,R=L.geometry,F=_.isMeshStandardMaterial||_.isMeshLambertMaterial||_.isMeshPhongMaterial?D.environment:null,H=_.isMeshStandardMaterial||_.isMeshLambertMaterial&&!_.envMap||_.isMeshPhongMaterial&&!_.envMap,U=e.get(_.envMap||F,H),ne=u[_.type],q=n.precision;_.precision!==null&&(q=n.getMaxPrecision(_.precision),q!==_.precision&&Ye("WebGLProgram.getParameters:",_.precision,"not supported, using",q,"instead."));let Z=R.morphAttributes.position||R.morphAttributes.normal||R.morphAttributes.color,te=Z!==void 0?Z.length:0,de=0;R.morphAttributes.position!==void 0&&(de=1),R.morphAttributes.normal!==void 0&&(de=2),R.morphAttributes.color!==void 0&&(de=3);let ue,ee,me,_e;if(ne){let Ce=os[ne];ue=Ce.vertexShader,ee=Ce.fragmentShader}else{ue=_.vertexShader,ee=_.fragmentShader;let Ce=a.getVertexShaderStage(_),ot=a.getFragmentShaderStage(_);a.update(_,Ce,ot),me=Ce.id,_e=ot.id}let Ee=i.getRenderTarget(),Me=i.state.buffers.depth.getReversed(),He=L.isInstancedMesh===!0,st=L.isBatchedMesh===!0,Ve=!!_.map,ht=!!_.matcap,at=!!U,tt=at&&U.isPMREMTexture===!0,$t=!!_.aoMap,kt=!!_.lightMap,cn=!!_.bumpMap&&_.wireframe===!1,Dt=!!_.normalMap,Cn=!!_.displacementMap,yt=!!_.emissiveMap,yn=!!_.metalnessMap,Qt=!!_.roughnessMap,hn=_.anisotropy>0,k=_.clearcoat>0,Re=_.diffuseRoughness>0,$e=_.dispersion>0,rt=_.retroreflectivity>0,Se=_.iridescence>0,Ut=_.sheen>0,ze=_.transmission>0,Xe=hn&&!!_.anisotropyMap,P=k&&!!_.clearcoatMap,M=k&&!!_.clearcoatNormalMap,Y=k&&!!_.clearcoatRoughnessMap,he=Re&&!!_.diffuseRoughnessMap,ae=Se&&!!_.iridescenceMap,xe=Se&&!!_.iridescenceThicknessMap,ye=Ut&&!!_.sheenColorMap,ie=Ut&&!!_.sheenRoughnessMap,re=!!_.specularMap,pe=!!_.specularColorMap,B=!!_.specularIntensityMap,oe=ze&&!!_.transmissionMap,se=ze&&!!_.thicknessMap,we=!!_.gradientMap,ge=!!_.alphaMap,be=_.alphaTest>0,Ge=!!_.alphaHash,Je=!!_.extensions,ce=ss;_.toneMapped&&(Ee===null||Ee.isXRRenderTarget===!0)&&(ce=i.toneMapping);let Oe=tt?U.isCompressedCubeTexture?U.image[0].mipmaps:U.mipmaps:null,Ke={shaderID:ne,shaderType:_.type,shaderName:_.name,vertexShader:ue,fragmentShader:ee,defines:_.defines,customVertexShaderID:me,customFragmentShaderID:_e,isRawShaderMaterial:_.isRawShaderMaterial===!0,glslVersion:_.glslVersion,precision:q,batching:st,batchingColor:st&&L._colorsTexture!==null,instancing:He,instancingColor:He&&L.instanceColor!==null,instancingMorph:He&&L.morphTexture!==null,outputColorSpace:Ee===null?i.outputColorSpace:Ee.isXRRenderTarget===!0?Ee.texture.colorSpace:mt.workingColorSpace,alphaToCoverage:!!_.alphaToCoverage,map:Ve,matcap:ht,envMap:at,envMapMode:at&&U.mapping,envMapPMREM:tt,envMapMaxLod:tt?Oe.length-1:null,envMapSize:tt?Oe[0].width:null,aoMap:$t,lightMap:kt,bumpMap:cn,normalMap:Dt,displacementMap:Cn,emissiveMap:yt,normalMapObjectSpace:Dt&&_.normalMapType===em,normalMapTangentSpace:Dt&&_.normalMapType===oh,packedNormalMap:Dt&&_.normalMapType===oh&&EM(_.normalMap.format),metalnessMap:yn,roughnessMap:Qt,anisotropy:hn,anisotropyMap:Xe,clearcoat:k,clearcoatMap:P,clearcoatNormalMap:M,clearcoatRoughnessMap:Y,diffuseRoughness:Re,diffuseRoughnessMap:he,dispersion:$e,retroreflection:rt,iridescence:Se,iridescenceMap:ae,iridescenceThicknessMap:xe,sheen:Ut,sheenColorMap:ye,sheenRoughnessMap:ie,specularMap:re,specularColorMap:pe,specularIntensityMap:B,transmission:ze,transmissionMap:oe,thicknessMap:se,gradientMap:we,opaque:_.transparent===!1&&_.blending===is&&_.alphaToCoverage===!1,alphaMap:ge,alphaTest:be,alphaHash:Ge,combine:_.combine,mapUv:Ve&&f(_.map.channel),aoMapUv:$t&&f(_.aoMap.channel),lightMapUv:kt&&f(_.lightMap.channel),bumpMapUv:cn&&f(_.bumpMap.channel),normalMapUv:Dt&&f(_.normalMap.channel),displacementMapUv:Cn&&f(_.displacementMap.channel),emissiveMapUv:yt&&f(_.emissiveMap.channel),metalnessMapUv:yn&&f(_.metalnessMap.channel),roughnessMapUv:Qt&&f(_.roughnessMap.channel),anisotropyMapUv:Xe&&f(_.anisotropyMap.channel),clearcoatMapUv:P&&f(_.clearcoatMap.channel),clearcoatNormalMapUv:M&&f(_.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:Y&&f(_.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:he&&f(_.diffuseRoughnessMap.channel),iridescenceMapUv:ae&&f(_.iridescenceMap.channel),iridescenceThicknessMapUv:xe&&f(_.iridescenceThicknessMap.channel),sheenColorMapUv:ye&&f(_.sheenColorMap.channel),sheenRoughnessMapUv:ie&&f(_.sheenRoughnessMap.channel),specularMapUv:re&&f(_.specularMap.channel),specularColorMapUv:pe&&f(_.specularColorMap.channel),specularIntensityMapUv:B&&f(_.specularIntensityMap.channel),transmissionMapUv:oe&&f(_.transmissionMap.channel),thicknessMapUv:se&&f(_.thicknessMap.channel),alphaMapUv:ge&&f(_.alphaMap.channel),vertexTangents:!!R.attributes.tangent&&(Dt||hn),vertexNormals:!!R.attributes.normal,vertexColors:_.vertexColors,vertexAlphas:_.vertexColors===!0&&!!R.attributes.color&&R.attributes.color.itemSize===4,pointsUvs:L.isPoints===!0&&!!R.attributes.uv&&(Ve||ge),fog:!!G,useFog:_.fog===!0,fogExp2:!!G&&G.isFogExp2,flatShading:_.wireframe===!1&&(_.flatShading===!0||R.attributes.normal===void 0&&Dt===!1&&(_.isMeshLambertMaterial||_.isMeshPhongMaterial||_.isMeshStandardMaterial||_.isMeshPhysicalMaterial)),sizeAttenuation:_.sizeAttenuation===!0,logarithmicDepthBuffer:d,reversedDepthBuffer:Me,skinning:L.isSkinnedMesh===!0,hasPositionAttribute:R.attributes.position!==void 0,morphTargets:R.morphAttributes.position!==void 0,morphNormals:R.morphAttributes.normal!==void 0,morphColors:R.morphAttributes.color!==void 0,morphTargetsCount:te,morphTextureStride:de,numSunLights:T.sun.length,numDirLights:T.directional.length,numPointLights:T.point.length,numSpotLights:T.spot.length,numSpotLightMaps:T.spotLightMap.length,numRectAreaLights:T.rectArea.length,numHemiLights:T.hemi.length,numSunLightShadows:T.sunShadowMap.length,numDirLightShadows:T.directionalShadowMap.length,numPointLightShadows:T.pointShadowMap.length,numSpotLightShadows:T.spotShadowMap.length,numSpotLightShadowsWithMaps:T.numSpotLightShadowsWithMaps,numLightProbes:T.numLightProbes,numLightProbeGrids:z.filter(Ce=>Ce.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:_.dithering,shadowMapEnabled:i.shadowMap.enabled&&O.length>0,shadowMapType:i.shadowMap.type,toneMapping:ce,decodeVideoTexture:Ve&&_.map.isVideoTexture===!0&&mt.getTransfer(_.map.colorSpace)===Tt,decodeVideoTextureEmissive:yt&&_.emissiveMap.isVideoTexture===!0&&mt.getTransfer(_.emissiveMap.colorSpace)===Tt,premultipliedAlpha:_.premultipliedAlpha,doubleSided:_.side===ti,flipSided:_.side===Fn,useDepthPacking:_.depthPacking>=0,depthPacking:_.depthPacking||0,index0AttributeName:_.index0AttributeName,extensionClipCullDistance:Je&&_.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Je&&_.extensions.multiDraw===!0||st)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:_.customProgramCacheKey()};return Ke.vertexUv1s=c.has(1),Ke.vertexUv2s=c.has(2),Ke.vertexUv3s=c.has(3),c.clear(),Ke}function x(_){let T=[];if(_.shaderID?T.push(_.shaderID):(T.push(_.customVertexShaderID),T.push(_.customFragmentShaderID)),_.defines!==void 0)for(let O in _.defines)T.push(O),T.push(_.defines[O]);return _.isRawShaderMaterial===!1&&(g(T,_),m(T,_),T.push(i.outputColorSpace)),T.push(_.customProgramCacheKey),T.join()}function g(_,T){_.push(T.precision),_.push(T.outputColorSpace),_.push(T.envMapMode),_.push(T.envMapPMREM),_.push(T.envMapMaxLod),_.push(T.envMapSize),_.push(T.mapUv),_.push(T.alphaMapUv),_.push(T.lightMapUv),_.push(T.aoMapUv),_.push(T.bumpMapUv),_.push(T.normalMapUv),_.push(T.displacementMapUv),_.push(T.emissiveMapUv),_.push(T.metalnessMapUv),_.push(T.roughnessMapUv),_.push(T.anisotropyMapUv),_.push(T.clearcoatMapUv),_.push(T.clearcoatNormalMapUv),_.push(T.clearcoatRoughnessMapUv),_.push(T.diffuseRoughnessMapUv),_.push(T.iridescenceMapUv),_.push(T.iridescenceThicknessMapUv),_.push(T.sheenColorMapUv),_.push(T.sheenRoughnessMapUv),_.push(T.specularMapUv),_.push(T.specularColorMapUv),_.push(T.specularIntensityMapUv),_.push(T.transmissionMapUv),_.push(T.thicknessMapUv),_.push(T.combine),_.push(T.fogExp2),_.push(T.sizeAttenuation),_.push(T.morphTargetsCount),_.push(T.numSunLights),_.push(T.numDirLights),_.push(T.numPointLights),_.push(T.numSpotLights),_.push(T.numSpotLightMaps),_.push(T.numHemiLights),_.push(T.numRectAreaLights),_.push(T.numSunLightShadows),_.push(T.numDirLightShadows),_.push(T.numPointLightShadows),_.push(T.numSpotLightShadows),_.push(T.numSpotLightShadowsWithMaps),_.push(T.numLightProbes),_.push(T.numLightProbeGrids),_.push(T.shadowMapType),_.push(T.toneMapping),_.push(T.numClippingPlanes),_.push(T.numClipIntersection),_.push(T.depthPacking)}function m(_,T){o.disableAll(),T.instancing&&o.enable(0),T.instancingColor&&o.enable(1),T.instancingMorph&&o.enable(2),T.matcap&&o.enable(3),T.envMap&&o.enable(4),T.normalMapObjectSpace&&o.enable(5),T.normalMapTangentSpace&&o.enable(6),T.clearcoat&&o.enable(7),T.iridescence&&o.enable(8),T.alphaTest&&o.enable(9),T.vertexColors&&o.enable(10),T.vertexAlphas&&o.enable(11),T.vertexUv1s&&o.enable(12),T.vertexUv2s&&o.enable(13),T.vertexUv3s&&o.enable(14),T.vertexTangents&&o.enable(15),T.anisotropy&&o.enable(16),T.alphaHash&&o.enable(17),T.batching&&o.enable(18),T.dispersion&&o.enable(19),T.retroreflection&&o.enable(24),T.diffuseRoughness&&o.enable(25),T.batchingColor&&o.enable(20),T.gradientMap&&o.enable(21),T.packedNormalMap&&o.enable(22),T.vertexNormals&&o.enable(23),_.push(o.mask),o.disableAll(),T.fog&&o.enable(0),T.useFog&&o.enable(1),T.flatShading&&o.enable(2),T.logarithmicDepthBuffer&&o.enable(3),T.reversedDepthBuffer&&o.enable(4),T.skinning&&o.enable(5),T.morphTargets&&o.enable(6),T.morphNormals&&o.enable(7),T.morphColors&&o.enable(8),T.premultipliedAlpha&&o.enable(9),T.shadowMapEnabled&&o.enable(10),T.doubleSided&&o.enable(11),T.flipSided&&o.enable(12),T.useDepthPacking&&o.enable(13),T.dithering&&o.enable(14),T.transmission&&o.enable(15),T.sheen&&o.enable(16),T.opaque&&o.enable(17),T.pointsUvs&&o.enable(18),T.decodeVideoTexture&&o.enable(19),T.decodeVideoTextureEmissive&&o.enable(20),T.alphaToCoverage&&o.enable(21),T.numLightProbeGrids>0&&o.enable(22),T.hasPositionAttribute&&o.enable(23),_.push(o.mask)}function v(_){let T=u[_.type],O;if(T){let D=os[T];O=gm.clone(D.uniforms)}else O=_.uniforms;return O}function E(_,T){let O=h.get(T);return O!==void 0?++O.usedTimes:(O=new AM(i,T,_,s),l.push(O),h.set(T,O)),O}function b(_){if(--_.usedTimes===0){let T=l.indexOf(_);l[T]=l[l.length-1],l.pop(),h.delete(_.cacheKey),_.destroy()}}function C(_){a.remove(_)}function S(){a.dispose()}return{getParameters:p,getProgramCacheKey:x,getUniforms:v,acquireProgram:E,releaseProgram:b,releaseShaderCache:C,programs:l,dispose:S}}function RM(){let i=new WeakMap;function e(o){return i.has(o)}function t(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,c){i.get(o)[a]=c}function r(){i=new WeakMap}return{has:e,get:t,remove:n,update:s,dispose:r}}function PM(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.material.id!==e.material.id?i.material.id-e.material.id:i.materialVariant!==e.materialVariant?i.materialVariant-e.materialVariant:i.z!==e.z?i.z-e.z:i.id-e.id}function Fm(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.z!==e.z?e.z-i.z:i.id-e.id}function Om(){let i=[],e=0,t=[],n=[],s=[];function r(){e=0,t.length=0,n.length=0,s.length=0}function o(u){let f=0;return u.isInstancedMesh&&(f+=2),u.isSkinnedMesh&&(f+=1),f}function a(u,f,p,x,g,m){let v=i[e];return v===void 0?(v={id:u.id,object:u,geometry:f,material:p,materialVariant:o(u),groupOrder:x,renderOrder:u.renderOrder,z:g,group:m},i[e]=v):(v.id=u.id,v.object=u,v.geometry=f,v.material=p,v.materialVariant=o(u),v.groupOrder=x,v.renderOrder=u.renderOrder,v.z=g,v.group=m),e++,v}function c(u,f,p,x,g,m,v){v.reversedDepth===!0&&(g=-g);let E=a(u,f,p,x,g,m);p.transmission>0?n.push(E):p.transparent===!0?s.push(E):t.push(E)}function l(u,f,p,x,g,m){let v=a(u,f,p,x,g,m);p.transmission>0?n.unshift(v):p.transparent===!0?s.unshift(v):t.unshift(v)}function h(u,f){t.length>1&&t.sort(u||PM),n.length>1&&n.sort(f||Fm),s.length>1&&s.sort(f||Fm)}function d(){for(let u=e,f=i.length;u<f;u++){let p=i[u];if(p.id===null)break;p.id=null,p.object=null,p.geometry=null,p.material=null,p.group=null}}return{opaque:t,transmissive:n,transparent:s,init:r,push:c,unshift:l,finish:d,sort:h}}function IM(){let i=new WeakMap;function e(n,s){let r=i.get(n),o;return r===void 0?(o=new Om,i.set(n,[o])):s>=r.length?(o=new Om,r.push(o)):o=r[s],o}function t(){i=new WeakMap}return{get:e,dispose:t}}function LM(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new X,color:new qe};break;case"SpotLight":t={position:new X,direction:new X,color:new qe,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new X,color:new qe,distance:0,decay:0};break;case"HemisphereLight":t={direction:new X,skyColor:new qe,groundColor:new qe};break;case"RectAreaLight":t={color:new qe,position:new X,halfWidth:new X,halfHeight:new X};break}return i[e.id]=t,t}}}function DM(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new it};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new it};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new it,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[e.id]=t,t}}}var NM=0;function UM(i,e){return(e.castShadow?2:0)-(i.castShadow?2:0)+(e.map?1:0)-(i.map?1:0)}function FM(i){let e=new LM,t=DM(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let l=0;l<9;l++)n.probe.push(new X);let s=new X,r=new Lt,o=new Lt;function a(l){let h=0,d=0,u=0;for(let z=0;z<9;z++)n.probe[z].set(0,0,0);let f=0,p=0,x=0,g=0,m=0,v=0,E=0,b=0,C=0,S=0,_=0,T=0,O=0,D=0;l.sort(UM);for(let z=0,G=l.length;z<G;z++){let R=l[z],F=R.color,H=R.intensity,U=R.distance,ne=null;if(R.shadow&&R.shadow.map&&(R.shadow.map.texture.format===js?ne=R.shadow.map.texture:ne=R.shadow.map.depthTexture||R.shadow.map.texture),R.isAmbientLight)h+=F.r*H,d+=F.g*H,u+=F.b*H;else if(R.isLightProbe){for(let q=0;q<9;q++)n.probe[q].addScaledVector(R.sh.coefficients[q],H);D++}else if(R.isSunLight){let q=e.get(R);if(q.color.copy(R.color).multiplyScalar(R.intensity),R.castShadow){let Z=R.shadow,te=t.get(R);te.shadowIntensity=Z.intensity,te.shadowBias=Z.bias,te.shadowNormalBias=Z.normalBias,te.shadowRadius=Z.radius,te.shadowMapSize.copy(Z.mapSize).multiply(Z.getFrameExtents()),n.sunShadow[p]=te,n.sunShadowMap[p]=ne;let de=Z.getViewportCount();for(let ue=0;ue<de;ue++)n.sunShadowMatrix[x+ue]=Z.getMatrix(ue),n.sunShadowCascade[x+ue]=Z._cascadeData[ue];x+=de,p++}n.sun[f]=q,f++}else if(R.isDirectionalLight){let q=e.get(R);if(q.color.copy(R.color).multiplyScalar(R.intensity),R.castShadow){let Z=R.shadow,te=t.get(R);te.shadowIntensity=Z.intensity,te.shadowBias=Z.bias,te.shadowNormalBias=Z.normalBias,te.shadowRadius=Z.radius,te.shadowMapSize=Z.mapSize,n.directionalShadow[g]=te,n.directionalShadowMap[g]=ne,n.directionalShadowMatrix[g]=R.shadow.matrix,C++}n.directional[g]=q,g++}else if(R.isSpotLight){let q=e.get(R);q.position.setFromMatrixPosition(R.matrixWorld),q.color.copy(F).multiplyScalar(H),q.distance=U,q.coneCos=Math.cos(R.angle),q.penumbraCos=Math.cos(R.angle*(1-R.penumbra)),q.decay=R.decay,n.spot[v]=q;let Z=R.shadow;if(R.map&&(n.spotLightMap[T]=R.map,T++,Z.updateMatrices(R),R.castShadow&&O++),n.spotLightMatrix[v]=Z.matrix,R.castShadow){let te=t.get(R);te.shadowIntensity=Z.intensity,te.shadowBias=Z.bias,te.shadowNormalBias=Z.normalBias,te.shadowRadius=Z.radius,te.shadowMapSize=Z.mapSize,n.spotShadow[v]=te,n.spotShadowMap[v]=ne,_++}v++}else if(R.isRectAreaLight){let q=e.get(R);q.color.copy(F).multiplyScalar(H),q.halfWidth.set(R.width*.5,0,0),q.halfHeight.set(0,R.height*.5,0),n.rectArea[E]=q,E++}else if(R.isPointLight){let q=e.get(R);if(q.color.copy(R.color).multiplyScalar(R.intensity),q.distance=R.distance,q.decay=R.decay,R.castShadow){let Z=R.shadow,te=t.get(R);te.shadowIntensity=Z.intensity,te.shadowBias=Z.bias,te.shadowNormalBias=Z.normalBias,te.shadowRadius=Z.radius,te.shadowMapSize=Z.mapSize,te.shadowCameraNear=Z.camera.near,te.shadowCameraFar=Z.camera.far,n.pointShadow[m]=te,n.pointShadowMap[m]=ne,n.pointShadowMatrix[m]=R.shadow.matrix,S++}n.point[m]=q,m++}else if(R.isHemisphereLight){let q=e.get(R);q.skyColor.copy(R.color).multiplyScalar(H),q.groundColor.copy(R.groundColor).multiplyScalar(H),n.hemi[b]=q,b++}}E>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Le.LTC_FLOAT_1,n.rectAreaLTC2=Le.LTC_FLOAT_2):(n.rectAreaLTC1=Le.LTC_HALF_1,n.rectAreaLTC2=Le.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=d,n.ambient[2]=u;let L=n.hash;(L.sunLength!==f||L.directionalLength!==g||L.pointLength!==m||L.spotLength!==v||L.rectAreaLength!==E||L.hemiLength!==b||L.numSunShadows!==p||L.numDirectionalShadows!==C||L.numPointShadows!==S||L.numSpotShadows!==_||L.numSpotMaps!==T||L.numLightProbes!==D)&&(n.sun.length=f,n.directional.length=g,n.spot.length=v,n.rectArea.length=E,n.point.length=m,n.hemi.length=b,n.sunShadow.length=p,n.sunShadowMap.length=p,n.sunShadowMatrix.length=x,n.sunShadowCascade.length=x,n.directionalShadow.length=C,n.directionalShadowMap.length=C,n.directionalShadowMatrix.length=C,n.pointShadow.length=S,n.pointShadowMap.length=S,n.pointShadowMatrix.length=S,n.spotShadow.length=_,n.spotShadowMap.length=_,n.spotLightMatrix.length=_+T-O,n.spotLightMap.length=T,n.numSpotLightShadowsWithMaps=O,n.numLightProbes=D,L.sunLength=f,L.directionalLength=g,L.pointLength=m,L.spotLength=v,L.rectAreaLength=E,L.hemiLength=b,L.numSunShadows=p,L.numDirectionalShadows=C,L.numPointShadows=S,L.numSpotShadows=_,L.numSpotMaps=T,L.numLightProbes=D,n.version=NM++)}function c(l,h){let d=0,u=0,f=0,p=0,x=0,g=0,m=h.matrixWorldInverse;for(let v=0,E=l.length;v<E;v++){let b=l[v];if(b.isSunLight){let C=n.sun[d];C.direction.setFromMatrixPosition(b.matrixWorld),C.direction.transformDirection(m),d++}else if(b.isDirectionalLight){let C=n.directional[u];C.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(m),u++}else if(b.isSpotLight){let C=n.spot[p];C.position.setFromMatrixPosition(b.matrixWorld),C.position.applyMatrix4(m),C.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(m),p++}else if(b.isRectAreaLight){let C=n.rectArea[x];C.position.setFromMatrixPosition(b.matrixWorld),C.position.applyMatrix4(m),o.identity(),r.copy(b.matrixWorld),r.premultiply(m),o.extractRotation(r),C.halfWidth.set(b.width*.5,0,0),C.halfHeight.set(0,b.height*.5,0),C.halfWidth.applyMatrix4(o),C.halfHeight.applyMatrix4(o),x++}else if(b.isPointLight){let C=n.point[f];C.position.setFromMatrixPosition(b.matrixWorld),C.position.applyMatrix4(m),f++}else if(b.isHemisphereLight){let C=n.hemi[g];C.direction.setFromMatrixPosition(b.matrixWorld),C.direction.transformDirection(m),g++}}}return{setup:a,setupView:c,state:n}}function Bm(i){let e=new FM(i),t=[],n=[],s=[];function r(d){h.camera=d,t.length=0,n.length=0,s.length=0}function o(d){d.isLightProbeGrid?s.push(d):t.push(d)}function a(d){n.push(d)}function c(){e.setup(t),s.sort((d,u)=>d.priority-u.priority||d.id-u.id)}function l(d){e.setupView(t,d)}let h={lightsArray:t,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:c,setupLightsView:l,pushLight:o,pushShadow:a}}function OM(i){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new Bm(i),e.set(s,[a])):r>=o.length?(a=new Bm(i),o.push(a)):a=o[r],a}function n(){e=new WeakMap}return{get:t,dispose:n}}var BM=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,kM=`uniform sampler2D shadow_pass;
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
}`,zM=[new X(1,0,0),new X(-1,0,0),new X(0,1,0),new X(0,-1,0),new X(0,0,1),new X(0,0,-1)],VM=[new X(0,-1,0),new X(0,-1,0),new X(0,0,1),new X(0,0,-1),new X(0,-1,0),new X(0,-1,0)],km=new Lt,Ia=new X,Td=new X;function GM(i,e,t){let n=new Ys,s=new it,r=new it,o=new Jt,a=new ac,c=new lc,l={},h=t.maxTextureSize,d={[ns]:Fn,[Fn]:ns,[ti]:ti},u=new Vn({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new it},radius:{value:4}},vertexShader:BM,fragmentShader:kM}),f=u.clone();f.defines.HORIZONTAL_PASS=1;let p=new xn;p.setAttribute("position",new Zt(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let x=new Ft(p,u),g=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Sa;let m=this.type;this.render=function(S,_,T){if(g.enabled===!1||g.autoUpdate===!1&&g.needsUpdate===!1||S.length===0)return;this.type===Ip&&(Ye("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Sa);let O=i.getRenderTarget(),D=i.getActiveCubeFace(),L=i.getActiveMipmapLevel(),z=i.state;z.setBlending(mr),z.buffers.depth.getReversed()===!0?z.buffers.color.setClear(0,0,0,0):z.buffers.color.setClear(1,1,1,1),z.buffers.depth.setTest(!0),z.setScissorTest(!1);let G=m!==this.type;G&&_.traverse(function(R){R.material&&(Array.isArray(R.material)?R.material.forEach(F=>F.needsUpdate=!0):R.material.needsUpdate=!0)});for(let R=0,F=S.length;R<F;R++){let H=S[R],U=H.shadow;if(U===void 0){Ye("WebGLShadowMap:",H,"has no shadow.");continue}if(U.autoUpdate===!1&&U.needsUpdate===!1)continue;s.copy(U.mapSize);let ne=U.getFrameExtents();s.multiply(ne),r.copy(U.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/ne.x),s.x=r.x*ne.x,U.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/ne.y),s.y=r.y*ne.y,U.mapSize.y=r.y));let q=i.state.buffers.depth.getReversed();if(U.camera._reversedDepth=q,U.map===null||G===!0){if(U.map!==null&&(U.map.depthTexture!==null&&(U.map.depthTexture.dispose(),U.map.depthTexture=null),U.map.dispose()),this.type===mo){if(H.isPointLight){Ye("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}U.map=new hi(s.x,s.y,{format:js,type:Ui,minFilter:Kn,magFilter:Kn,generateMipmaps:!1}),U.map.texture.name=H.name+".shadowMap",U.map.depthTexture=new As(s.x,s.y,Ni),U.map.depthTexture.name=H.name+".shadowMapDepth",U.map.depthTexture.format=Ms,U.map.depthTexture.compareFunction=null,U.map.depthTexture.minFilter=Nn,U.map.depthTexture.magFilter=Nn}else H.isPointLight?(U.map=new Da(s.x),U.map.depthTexture=new da(s.x,Di)):(U.map=new hi(s.x,s.y),U.map.depthTexture=new As(s.x,s.y,Di)),U.map.depthTexture.name=H.name+".shadowMap",U.map.depthTexture.format=Ms,this.type===Sa?(U.map.depthTexture.compareFunction=q?xd:gd,U.map.depthTexture.minFilter=Kn,U.map.depthTexture.magFilter=Kn):(U.map.depthTexture.compareFunction=null,U.map.depthTexture.minFilter=Nn,U.map.depthTexture.magFilter=Nn);U.camera.updateProjectionMatrix()}U.map.isWebGLCubeRenderTarget!==!0&&(U.map.width!==s.x||U.map.height!==s.y)&&U.map.setSize(s.x,s.y);let Z=U.map.isWebGLCubeRenderTarget?6:U.getViewportCount();H.isPointLight!==!0&&U.updateMatrices(H,T);let te=(U.camera.layers.mask&4294967294)!==0?U.camera.layers:T.layers;for(let de=0;de<Z;de++){let ue=U.getCamera(de);if(H.isPointLight){let ee=U.camera,me=U.matrix,_e=H.distance||ee.far;_e!==ee.far&&(ee.far=_e,ee.updateProjectionMatrix()),Ia.setFromMatrixPosition(H.matrixWorld),ee.position.copy(Ia),Td.copy(ee.position),Td.add(zM[de]),ee.up.copy(VM[de]),ee.lookAt(Td),ee.updateMatrixWorld(),me.makeTranslation(-Ia.x,-Ia.y,-Ia.z),km.multiplyMatrices(ee.projectionMatrix,ee.matrixWorldInverse),U._frustum.setFromProjectionMatrix(km,ee.coordinateSystem,ee.reversedDepth)}if(U.map.isWebGLCubeRenderTarget)i.setRenderTarget(U.map,de),i.clear();else{de===0&&(i.setRenderTarget(U.map),i.clear());let ee=U.getViewport(de);o.set(r.x*ee.x,r.y*ee.y,r.x*ee.z,r.y*ee.w),z.viewport(o)}n=U.getFrustum(de),b(_,T,ue,H,te,this.type)}U.isPointLightShadow!==!0&&this.type===mo&&v(U,T),U.needsUpdate=!1}m=this.type,g.needsUpdate=!1,i.setRenderTarget(O,D,L)};function v(S,_){let T=e.update(x);u.defines.VSM_SAMPLES!==S.blurSamples&&(u.defines.VSM_SAMPLES=S.blurSamples,f.defines.VSM_SAMPLES=S.blurSamples,u.needsUpdate=!0,f.needsUpdate=!0),S.mapPass===null?S.mapPass=new hi(s.x,s.y,{format:js,type:Ui}):(S.mapPass.width!==S.map.width||S.mapPass.height!==S.map.height)&&S.mapPass.setSize(S.map.width,S.map.height),u.uniforms.shadow_pass.value=S.map.depthTexture,u.uniforms.resolution.value.set(S.map.width,S.map.height),u.uniforms.radius.value=S.radius,i.setRenderTarget(S.mapPass),i.clear(),i.renderBufferDirect(_,null,T,u,x,null),f.uniforms.shadow_pass.value=S.mapPass.texture,f.uniforms.resolution.value.set(S.map.width,S.map.height),f.uniforms.radius.value=S.radius,i.setRenderTarget(S.map),i.clear(),i.renderBufferDirect(_,null,T,f,x,null)}function E(S,_,T,O){let D=null,L=T.isPointLight===!0?S.customDistanceMaterial:S.customDepthMaterial;if(L!==void 0)D=L;else if(D=T.isPointLight===!0?c:a,i.localClippingEnabled&&_.clipShadows===!0&&Array.isArray(_.clippingPlanes)&&_.clippingPlanes.length!==0||_.displacementMap&&_.displacementScale!==0||_.alphaMap&&_.alphaTest>0||_.map&&_.alphaTest>0||_.alphaToCoverage===!0){let z=D.uuid,G=_.uuid,R=l[z];R===void 0&&(R={},l[z]=R);let F=R[G];F===void 0&&(F=D.clone(),R[G]=F,_.addEventListener("dispose",C)),D=F}if(D.visible=_.visible,D.wireframe=_.wireframe,O===mo?D.side=_.shadowSide!==null?_.shadowSide:_.side:D.side=_.shadowSide!==null?_.shadowSide:d[_.side],D.alphaMap=_.alphaMap,D.alphaTest=_.alphaToCoverage===!0?.5:_.alphaTest,D.map=_.map,D.clipShadows=_.clipShadows,D.clippingPlanes=_.clippingPlanes,D.clipIntersection=_.clipIntersection,D.displacementMap=_.displacementMap,D.displacementScale=_.displacementScale,D.displacementBias=_.displacementBias,D.wireframeLinewidth=_.wireframeLinewidth,D.linewidth=_.linewidth,T.isPointLight===!0&&D.isMeshDistanceMaterial===!0){let z=i.properties.get(D);z.light=T}return D}function b(S,_,T,O,D,L){if(S.visible===!1)return;if(S.layers.test(D)&&(S.isMesh||S.isLine||S.isPoints)&&(S.castShadow||S.receiveShadow&&L===mo)&&(!S.frustumCulled||S.intersectsFrustum(n))){S.modelViewMatrix.multiplyMatrices(T.matrixWorldInverse,S.matrixWorld);let R=e.update(S),F=S.material;if(Array.isArray(F)){let H=R.groups;for(let U=0,ne=H.length;U<ne;U++){let q=H[U],Z=F[q.materialIndex];if(Z&&Z.visible){let te=E(S,Z,O,L);S.onBeforeShadow(i,S,_,T,R,te,q),i.renderBufferDirect(T,null,R,te,S,q),S.onAfterShadow(i,S,_,T,R,te,q)}}}else if(F.visible){let H=E(S,F,O,L);S.onBeforeShadow(i,S,_,T,R,H,null),i.renderBufferDirect(T,null,R,H,S,null),S.onAfterShadow(i,S,_,T,R,H,null)}}let G=S.children;for(let R=0,F=G.length;R<F;R++)b(G[R],_,T,O,D,L)}function C(S){S.target.removeEventListener("dispose",C);for(let T in l){let O=l[T],D=S.target.uuid;D in O&&(O[D].dispose(),delete O[D])}}}function HM(i,e){function t(){let B=!1,oe=new Jt,se=null,we=new Jt(0,0,0,0);return{setMask:function(ge){se!==ge&&!B&&(i.colorMask(ge,ge,ge,ge),se=ge)},setLocked:function(ge){B=ge},setClear:function(ge,be,Ge,Je,ce){ce===!0&&(ge*=Je,be*=Je,Ge*=Je),oe.set(ge,be,Ge,Je),we.equals(oe)===!1&&(i.clearColor(ge,be,Ge,Je),we.copy(oe))},reset:function(){B=!1,se=null,we.set(-1,0,0,0)}}}function n(){let B=!1,oe=!1,se=null,we=null,ge=null;return{setReversed:function(be){if(oe!==be){let Ge=e.get("EXT_clip_control");be?Ge.clipControlEXT(Ge.LOWER_LEFT_EXT,Ge.ZERO_TO_ONE_EXT):Ge.clipControlEXT(Ge.LOWER_LEFT_EXT,Ge.NEGATIVE_ONE_TO_ONE_EXT),oe=be;let Je=ge;ge=null,this.setClear(Je)}},getReversed:function(){return oe},setTest:function(be){be?Me(i.DEPTH_TEST):He(i.DEPTH_TEST)},setMask:function(be){se!==be&&!B&&(i.depthMask(be),se=be)},setFunc:function(be){if(oe&&(be=hm[be]),we!==be){switch(be){case zl:i.depthFunc(i.NEVER);break;case Vl:i.depthFunc(i.ALWAYS);break;case Gl:i.depthFunc(i.LESS);break;case io:i.depthFunc(i.LEQUAL);break;case Hl:i.depthFunc(i.EQUAL);break;case Wl:i.depthFunc(i.GEQUAL);break;case Xl:i.depthFunc(i.GREATER);break;case ql:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}we=be}},setLocked:function(be){B=be},setClear:function(be){ge!==be&&(ge=be,oe&&(be=1-be),i.clearDepth(be))},reset:function(){B=!1,se=null,we=null,ge=null,oe=!1}}}function s(){let B=!1,oe=null,se=null,we=null,ge=null,be=null,Ge=null,Je=null,ce=null;return{setTest:function(Oe){B||(Oe?Me(i.STENCIL_TEST):He(i.STENCIL_TEST))},setMask:function(Oe){oe!==Oe&&!B&&(i.stencilMask(Oe),oe=Oe)},setFunc:function(Oe,Ke,Ce){(se!==Oe||we!==Ke||ge!==Ce)&&(i.stencilFunc(Oe,Ke,Ce),se=Oe,we=Ke,ge=Ce)},setOp:function(Oe,Ke,Ce){(be!==Oe||Ge!==Ke||Je!==Ce)&&(i.stencilOp(Oe,Ke,Ce),be=Oe,Ge=Ke,Je=Ce)},setLocked:function(Oe){B=Oe},setClear:function(Oe){ce!==Oe&&(i.clearStencil(Oe),ce=Oe)},reset:function(){B=!1,oe=null,se=null,we=null,ge=null,be=null,Ge=null,Je=null,ce=null}}}let r=new t,o=new n,a=new s,c={},l=new WeakMap,h={},d={},u={},f=new WeakMap,p=[],x=null,g=!1,m=null,v=null,E=null,b=null,C=null,S=null,_=null,T=new qe(0,0,0),O=0,D=!1,L=null,z=null,G=null,R=null,F=null,H=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),U=!1,ne=0,q=i.getParameter(i.VERSION);q.indexOf("WebGL")!==-1?(ne=parseFloat(/^WebGL (\d)/.exec(q)[1]),U=ne>=1):q.indexOf("OpenGL ES")!==-1&&(ne=parseFloat(/^OpenGL ES (\d)/.exec(q)[1]),U=ne>=2);let Z=null,te={},de=i.getParameter(i.SCISSOR_BOX),ue=i.getParameter(i.VIEWPORT),ee=new Jt().fromArray(de),me=new Jt().fromArray(ue);function _e(B,oe,se,we){let ge=new Uint8Array(4),be=i.createTexture();i.bindTexture(B,be),i.texParameteri(B,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(B,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Ge=0;Ge<se;Ge++)B===i.TEXTURE_3D||B===i.TEXTURE_2D_ARRAY?i.texImage3D(oe,0,i.RGBA,1,1,we,0,i.RGBA,i.UNSIGNED_BYTE,ge):i.texImage2D(oe+Ge,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,ge);return be}let Ee={};Ee[i.TEXTURE_2D]=_e(i.TEXTURE_2D,i.TEXTURE_2D,1),Ee[i.TEXTURE_CUBE_MAP]=_e(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ee[i.TEXTURE_2D_ARRAY]=_e(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Ee[i.TEXTURE_3D]=_e(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Me(i.DEPTH_TEST),o.setFunc(io),cn(!1),Dt(Yu),Me(i.CULL_FACE),$t(mr);function Me(B){h[B]!==!0&&(i.enable(B),h[B]=!0)}function He(B){h[B]!==!1&&(i.disable(B),h[B]=!1)}function st(B,oe){return u[B]!==oe?(i.bindFramebuffer(B,oe),u[B]=oe,B===i.DRAW_FRAMEBUFFER&&(u[i.FRAMEBUFFER]=oe),B===i.FRAMEBUFFER&&(u[i.DRAW_FRAMEBUFFER]=oe),!0):!1}function Ve(B,oe){let se=p,we=!1;if(B){se=f.get(oe),se===void 0&&(se=[],f.set(oe,se));let ge=B.textures;if(se.length!==ge.length||se[0]!==i.COLOR_ATTACHMENT0){for(let be=0,Ge=ge.length;be<Ge;be++)se[be]=i.COLOR_ATTACHMENT0+be;se.length=ge.length,we=!0}}else se[0]!==i.BACK&&(se[0]=i.BACK,we=!0);we&&i.drawBuffers(se)}function ht(B){return x!==B?(i.useProgram(B),x=B,!0):!1}let at={[gr]:i.FUNC_ADD,[Dp]:i.FUNC_SUBTRACT,[Np]:i.FUNC_REVERSE_SUBTRACT};at[Up]=i.MIN,at[Fp]=i.MAX;let tt={[Op]:i.ZERO,[Bp]:i.ONE,[kp]:i.SRC_COLOR,[Qu]:i.SRC_ALPHA,[Xp]:i.SRC_ALPHA_SATURATE,[Hp]:i.DST_COLOR,[Vp]:i.DST_ALPHA,[zp]:i.ONE_MINUS_SRC_COLOR,[ju]:i.ONE_MINUS_SRC_ALPHA,[Wp]:i.ONE_MINUS_DST_COLOR,[Gp]:i.ONE_MINUS_DST_ALPHA,[qp]:i.CONSTANT_COLOR,[$p]:i.ONE_MINUS_CONSTANT_COLOR,[Yp]:i.CONSTANT_ALPHA,[Zp]:i.ONE_MINUS_CONSTANT_ALPHA};function $t(B,oe,se,we,ge,be,Ge,Je,ce,Oe){if(B===mr){g===!0&&(He(i.BLEND),g=!1);return}if(g===!1&&(Me(i.BLEND),g=!0),B!==Lp){if(B!==m||Oe!==D){if((v!==gr||C!==gr)&&(i.blendEquation(i.FUNC_ADD),v=gr,C=gr),Oe)switch(B){case is:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Zu:i.blendFunc(i.ONE,i.ONE);break;case Ju:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case Ku:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:Qe("WebGLState: Invalid blending: ",B);break}else switch(B){case is:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Zu:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case Ju:Qe("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Ku:Qe("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:Qe("WebGLState: Invalid blending: ",B);break}E=null,b=null,S=null,_=null,T.set(0,0,0),O=0,m=B,D=Oe}return}ge=ge||oe,be=be||se,Ge=Ge||we,(oe!==v||ge!==C)&&(i.blendEquationSeparate(at[oe],at[ge]),v=oe,C=ge),(se!==E||we!==b||be!==S||Ge!==_)&&(i.blendFuncSeparate(tt[se],tt[we],tt[be],tt[Ge]),E=se,b=we,S=be,_=Ge),(Je.equals(T)===!1||ce!==O)&&(i.blendColor(Je.r,Je.g,Je.b,ce),T.copy(Je),O=ce),m=B,D=!1}function kt(B,oe){B.side===ti?He(i.CULL_FACE):Me(i.CULL_FACE);let se=B.side===Fn;oe&&(se=!se),cn(se),B.blending===is&&B.transparent===!1?$t(mr):$t(B.blending,B.blendEquation,B.blendSrc,B.blendDst,B.blendEquationAlpha,B.blendSrcAlpha,B.blendDstAlpha,B.blendColor,B.blendAlpha,B.premultipliedAlpha),o.setFunc(B.depthFunc),o.setTest(B.depthTest),o.setMask(B.depthWrite),r.setMask(B.colorWrite);let we=B.stencilWrite;a.setTest(we),we&&(a.setMask(B.stencilWriteMask),a.setFunc(B.stencilFunc,B.stencilRef,B.stencilFuncMask),a.setOp(B.stencilFail,B.stencilZFail,B.stencilZPass)),yt(B.polygonOffset,B.polygonOffsetFactor,B.polygonOffsetUnits),B.alphaToCoverage===!0?Me(i.SAMPLE_ALPHA_TO_COVERAGE):He(i.SAMPLE_ALPHA_TO_COVERAGE)}function cn(B){L!==B&&(B?i.frontFace(i.CW):i.frontFace(i.CCW),L=B)}function Dt(B){B!==Rp?(Me(i.CULL_FACE),B!==z&&(B===Yu?i.cullFace(i.BACK):B===Pp?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):He(i.CULL_FACE),z=B}function Cn(B){B!==G&&(U&&i.lineWidth(B),G=B)}function yt(B,oe,se){B?(Me(i.POLYGON_OFFSET_FILL),(R!==oe||F!==se)&&(R=oe,F=se,o.getReversed()&&(oe=-oe,se=-se),i.polygonOffset(oe,se))):He(i.POLYGON_OFFSET_FILL)}function yn(B){B?Me(i.SCISSOR_TEST):He(i.SCISSOR_TEST)}function Qt(B){B===void 0&&(B=i.TEXTURE0+H-1),Z!==B&&(i.activeTexture(B),Z=B)}function hn(B,oe,se){se===void 0&&(Z===null?se=i.TEXTURE0+H-1:se=Z);let we=te[se];we===void 0&&(we={type:void 0,texture:void 0},te[se]=we),(we.type!==B||we.texture!==oe)&&(Z!==se&&(i.activeTexture(se),Z=se),i.bindTexture(B,oe||Ee[B]),we.type=B,we.texture=oe)}function k(){let B=te[Z];B!==void 0&&B.type!==void 0&&(i.bindTexture(B.type,null),B.type=void 0,B.texture=void 0)}function Re(){try{i.compressedTexImage2D(...arguments)}catch(B){Qe("WebGLState:",B)}}function $e(){try{i.compressedTexImage3D(...arguments)}catch(B){Qe("WebGLState:",B)}}function rt(){try{i.texSubImage2D(...arguments)}catch(B){Qe("WebGLState:",B)}}function Se(){try{i.texSubImage3D(...arguments)}catch(B){Qe("WebGLState:",B)}}function Ut(){try{i.compressedTexSubImage2D(...arguments)}catch(B){Qe("WebGLState:",B)}}function ze(){try{i.compressedTexSubImage3D(...arguments)}catch(B){Qe("WebGLState:",B)}}function Xe(){try{i.texStorage2D(...arguments)}catch(B){Qe("WebGLState:",B)}}function P(){try{i.texStorage3D(...arguments)}catch(B){Qe("WebGLState:",B)}}function M(){try{i.texImage2D(...arguments)}catch(B){Qe("WebGLState:",B)}}function Y(){try{i.texImage3D(...arguments)}catch(B){Qe("WebGLState:",B)}}function he(B){return d[B]!==void 0?d[B]:i.getParameter(B)}function ae(B,oe){d[B]!==oe&&(i.pixelStorei(B,oe),d[B]=oe)}function xe(B){ee.equals(B)===!1&&(i.scissor(B.x,B.y,B.z,B.w),ee.copy(B))}function ye(B){me.equals(B)===!1&&(i.viewport(B.x,B.y,B.z,B.w),me.copy(B))}function ie(B,oe){let se=l.get(oe);se===void 0&&(se=new WeakMap,l.set(oe,se));let we=se.get(B);we===void 0&&(we=i.getUniformBlockIndex(oe,B.name),i.uniformBlockBinding(oe,we,we),se.set(B,we))}function re(B,oe,se){let ge=l.get(oe).get(B);c[ge]!==se&&(i.bindBufferBase(i.UNIFORM_BUFFER,ge,se),c[ge]=se)}function pe(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},d={},Z=null,te={},u={},c={},f=new WeakMap,p=[],x=null,g=!1,m=null,v=null,E=null,b=null,C=null,S=null,_=null,T=new qe(0,0,0),O=0,D=!1,L=null,z=null,G=null,R=null,F=null,ee.set(0,0,i.canvas.width,i.canvas.height),me.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Me,disable:He,bindFramebuffer:st,drawBuffers:Ve,useProgram:ht,setBlending:$t,setMaterial:kt,setFlipSided:cn,setCullFace:Dt,setLineWidth:Cn,setPolygonOffset:yt,setScissorTest:yn,activeTexture:Qt,bindTexture:hn,unbindTexture:k,compressedTexImage2D:Re,compressedTexImage3D:$e,texImage2D:M,texImage3D:Y,pixelStorei:ae,getParameter:he,updateUBOMapping:ie,uniformBlockBinding:re,texStorage2D:Xe,texStorage3D:P,texSubImage2D:rt,texSubImage3D:Se,compressedTexSubImage2D:Ut,compressedTexSubImage3D:ze,scissor:xe,viewport:ye,reset:pe}}function WM(i,e,t,n,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,c=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),l=new it,h=new WeakMap,d=new Set,u,f=new WeakMap,p=new Set,x=new FinalizationRegistry(P=>p.delete(P)),g=!1;try{g=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function m(P,M){return g?new OffscreenCanvas(P,M):ta("canvas")}function v(P,M,Y){let he=1,ae=Xe(P);if((ae.width>Y||ae.height>Y)&&(he=Y/Math.max(ae.width,ae.height)),he<1)if(typeof HTMLImageElement<"u"&&P instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&P instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&P instanceof ImageBitmap||typeof VideoFrame<"u"&&P instanceof VideoFrame){let xe=Math.floor(he*ae.width),ye=Math.floor(he*ae.height);u===void 0&&(u=m(xe,ye));let ie=M?m(xe,ye):u;return ie.width=xe,ie.height=ye,ie.getContext("2d").drawImage(P,0,0,xe,ye),Ye("WebGLRenderer: Texture has been resized from ("+ae.width+"x"+ae.height+") to ("+xe+"x"+ye+")."),ie}else return"data"in P&&Ye("WebGLRenderer: Image in DataTexture is too big ("+ae.width+"x"+ae.height+")."),P;return P}function E(P){return P.generateMipmaps}function b(P){i.generateMipmap(P)}function C(P){return P.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:P.isWebGL3DRenderTarget?i.TEXTURE_3D:P.isWebGLArrayRenderTarget||P.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function S(P,M,Y,he,ae,xe=!1){if(P!==null){if(i[P]!==void 0)return i[P];Ye("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+P+"'")}let ye;he&&(ye=e.get("EXT_texture_norm16"),ye||Ye("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let ie=M;if(M===i.RED&&(Y===i.FLOAT&&(ie=i.R32F),Y===i.HALF_FLOAT&&(ie=i.R16F),Y===i.UNSIGNED_BYTE&&(ie=i.R8),Y===i.UNSIGNED_SHORT&&ye&&(ie=ye.R16_EXT),Y===i.SHORT&&ye&&(ie=ye.R16_SNORM_EXT)),M===i.RED_INTEGER&&(Y===i.UNSIGNED_BYTE&&(ie=i.R8UI),Y===i.UNSIGNED_SHORT&&(ie=i.R16UI),Y===i.UNSIGNED_INT&&(ie=i.R32UI),Y===i.BYTE&&(ie=i.R8I),Y===i.SHORT&&(ie=i.R16I),Y===i.INT&&(ie=i.R32I)),M===i.RG&&(Y===i.FLOAT&&(ie=i.RG32F),Y===i.HALF_FLOAT&&(ie=i.RG16F),Y===i.UNSIGNED_BYTE&&(ie=i.RG8),Y===i.UNSIGNED_SHORT&&ye&&(ie=ye.RG16_EXT),Y===i.SHORT&&ye&&(ie=ye.RG16_SNORM_EXT)),M===i.RG_INTEGER&&(Y===i.UNSIGNED_BYTE&&(ie=i.RG8UI),Y===i.UNSIGNED_SHORT&&(ie=i.RG16UI),Y===i.UNSIGNED_INT&&(ie=i.RG32UI),Y===i.BYTE&&(ie=i.RG8I),Y===i.SHORT&&(ie=i.RG16I),Y===i.INT&&(ie=i.RG32I)),M===i.RGB_INTEGER&&(Y===i.UNSIGNED_BYTE&&(ie=i.RGB8UI),Y===i.UNSIGNED_SHORT&&(ie=i.RGB16UI),Y===i.UNSIGNED_INT&&(ie=i.RGB32UI),Y===i.BYTE&&(ie=i.RGB8I),Y===i.SHORT&&(ie=i.RGB16I),Y===i.INT&&(ie=i.RGB32I)),M===i.RGBA_INTEGER&&(Y===i.UNSIGNED_BYTE&&(ie=i.RGBA8UI),Y===i.UNSIGNED_SHORT&&(ie=i.RGBA16UI),Y===i.UNSIGNED_INT&&(ie=i.RGBA32UI),Y===i.BYTE&&(ie=i.RGBA8I),Y===i.SHORT&&(ie=i.RGBA16I),Y===i.INT&&(ie=i.RGBA32I)),M===i.RGB&&(Y===i.UNSIGNED_SHORT&&ye&&(ie=ye.RGB16_EXT),Y===i.SHORT&&ye&&(ie=ye.RGB16_SNORM_EXT),Y===i.UNSIGNED_INT_5_9_9_9_REV&&(ie=i.RGB9_E5),Y===i.UNSIGNED_INT_10F_11F_11F_REV&&(ie=i.R11F_G11F_B10F)),M===i.RGBA){let re=xe?ea:mt.getTransfer(ae);Y===i.FLOAT&&(ie=i.RGBA32F),Y===i.HALF_FLOAT&&(ie=i.RGBA16F),Y===i.UNSIGNED_BYTE&&(ie=re===Tt?i.SRGB8_ALPHA8:i.RGBA8),Y===i.UNSIGNED_SHORT&&ye&&(ie=ye.RGBA16_EXT),Y===i.SHORT&&ye&&(ie=ye.RGBA16_SNORM_EXT),Y===i.UNSIGNED_SHORT_4_4_4_4&&(ie=i.RGBA4),Y===i.UNSIGNED_SHORT_5_5_5_1&&(ie=i.RGB5_A1)}return(ie===i.R16F||ie===i.R32F||ie===i.RG16F||ie===i.RG32F||ie===i.RGBA16F||ie===i.RGBA32F)&&e.get("EXT_color_buffer_float"),ie}function _(P,M){let Y;return P?M===null||M===Di||M===_r?Y=i.DEPTH24_STENCIL8:M===Ni?Y=i.DEPTH32F_STENCIL8:M===xo&&(Y=i.DEPTH24_STENCIL8,Ye("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):M===null||M===Di||M===_r?Y=i.DEPTH_COMPONENT24:M===Ni?Y=i.DEPTH_COMPONENT32F:M===xo&&(Y=i.DEPTH_COMPONENT16),Y}function T(P,M){return E(P)===!0||P.isFramebufferTexture&&P.minFilter!==Nn&&P.minFilter!==Kn?Math.log2(Math.max(M.width,M.height))+1:P.mipmaps.length>0?P.mipmaps.length:P.isCompressedTexture&&Array.isArray(P.image)?M.mipmaps.length:1}function O(P){let M=new WeakRef(P);n.get(P).__ref=M,p.add(M),x.register(P,M,M)}function D(P){let M=n.get(P).__ref;M!==void 0&&(p.delete(M),x.unregister(M))}function L(P){G(P.target)}function z(P){R(P.target)}function G(P){P.removeEventListener("dispose",L),D(P),H(P),P.isVideoTexture&&h.delete(P),P.isHTMLTexture&&d.delete(P)}function R(P){P.removeEventListener("dispose",z),D(P),ne(P)}function F(){for(let P of p){let M=P.deref();M!==void 0&&(M.isRenderTarget===!0?R(M):G(M))}p.clear(),d.clear()}function H(P){let M=n.get(P);if(M.__webglInit===void 0)return;let Y=P.source,he=f.get(Y);if(he){let ae=he[M.__cacheKey];ae.usedTimes--,ae.usedTimes===0&&U(P),Object.keys(he).length===0&&f.delete(Y)}n.remove(P)}function U(P){let M=n.get(P);i.deleteTexture(M.__webglTexture);let Y=P.source,he=f.get(Y);delete he[M.__cacheKey],o.memory.textures--}function ne(P){let M=n.get(P);M.__depthDisposeCallback&&M.__depthDisposeCallback();let Y=P.depthTexture;if(Y&&Y.renderTarget===P&&G(Y),P.isWebGLCubeRenderTarget)for(let ae=0;ae<6;ae++){if(Array.isArray(M.__webglFramebuffer[ae]))for(let xe=0;xe<M.__webglFramebuffer[ae].length;xe++)i.deleteFramebuffer(M.__webglFramebuffer[ae][xe]);else i.deleteFramebuffer(M.__webglFramebuffer[ae]);M.__webglDepthbuffer&&i.deleteRenderbuffer(M.__webglDepthbuffer[ae])}else{if(Array.isArray(M.__webglFramebuffer))for(let ae=0;ae<M.__webglFramebuffer.length;ae++)i.deleteFramebuffer(M.__webglFramebuffer[ae]);else i.deleteFramebuffer(M.__webglFramebuffer);if(M.__webglDepthbuffer&&i.deleteRenderbuffer(M.__webglDepthbuffer),M.__webglMultisampledFramebuffer&&i.deleteFramebuffer(M.__webglMultisampledFramebuffer),M.__webglColorRenderbuffer)for(let ae=0;ae<M.__webglColorRenderbuffer.length;ae++)M.__webglColorRenderbuffer[ae]&&i.deleteRenderbuffer(M.__webglColorRenderbuffer[ae]);M.__webglDepthRenderbuffer&&i.deleteRenderbuffer(M.__webglDepthRenderbuffer)}let he=P.textures;for(let ae=0,xe=he.length;ae<xe;ae++){let ye=n.get(he[ae]);ye.__webglTexture&&(i.deleteTexture(ye.__webglTexture),o.memory.textures--),n.remove(he[ae])}n.remove(P)}let q=0;function Z(){q=0}function te(){return q}function de(P){q=P}function ue(){let P=q;return P>=s.maxTextures&&Ye("WebGLTextures: Trying to use "+(P+1)+" texture units while this GPU supports only "+s.maxTextures),q+=1,P}function ee(P){let M=[];return M.push(P.wrapS),M.push(P.wrapT),M.push(P.wrapR||0),M.push(P.magFilter),M.push(P.minFilter),M.push(P.anisotropy),M.push(P.internalFormat),M.push(P.format),M.push(P.type),M.push(P.generateMipmaps),M.push(P.mipmapsAutoUpdate),M.push(P.premultiplyAlpha),M.push(P.flipY),M.push(P.unpackAlignment),M.push(P.colorSpace),M.join()}function me(P,M){let Y=n.get(P);if(P.isVideoTexture&&Ut(P),P.isRenderTargetTexture===!1&&P.isExternalTexture!==!0&&P.version>0&&Y.__version!==P.version){let he=P.image;if(he===null)Ye("WebGLRenderer: Texture marked for update but no image data found.");else if(he.complete===!1)Ye("WebGLRenderer: Texture marked for update but image is incomplete");else{kt(Y,P,M);return}}else P.isExternalTexture&&(Y.__webglTexture=P.sourceTexture?P.sourceTexture:null);t.bindTexture(i.TEXTURE_2D,Y.__webglTexture,i.TEXTURE0+M)}function _e(P,M){let Y=n.get(P);if(P.isRenderTargetTexture===!1&&P.version>0&&Y.__version!==P.version){kt(Y,P,M);return}else P.isExternalTexture&&(Y.__webglTexture=P.sourceTexture?P.sourceTexture:null);t.bindTexture(i.TEXTURE_2D_ARRAY,Y.__webglTexture,i.TEXTURE0+M)}function Ee(P,M){let Y=n.get(P);if(P.isRenderTargetTexture===!1&&P.version>0&&Y.__version!==P.version){kt(Y,P,M);return}t.bindTexture(i.TEXTURE_3D,Y.__webglTexture,i.TEXTURE0+M)}function Me(P,M){let Y=n.get(P);if(P.version>0&&Y.__version!==P.version){cn(Y,P,M);return}t.bindTexture(i.TEXTURE_CUBE_MAP,Y.__webglTexture,i.TEXTURE0+M)}let He={[$l]:i.REPEAT,[Ki]:i.CLAMP_TO_EDGE,[Yl]:i.MIRRORED_REPEAT},st={[Nn]:i.NEAREST,[Qp]:i.NEAREST_MIPMAP_NEAREST,[wa]:i.NEAREST_MIPMAP_LINEAR,[Kn]:i.LINEAR,[Sc]:i.LINEAR_MIPMAP_NEAREST,[Es]:i.LINEAR_MIPMAP_LINEAR},Ve={[nm]:i.NEVER,[_d]:i.ALWAYS,[im]:i.LESS,[gd]:i.LEQUAL,[sm]:i.EQUAL,[xd]:i.GEQUAL,[rm]:i.GREATER,[om]:i.NOTEQUAL};function ht(P,M){if(M.type===Ni&&e.has("OES_texture_float_linear")===!1&&(M.magFilter===Kn||M.magFilter===Sc||M.magFilter===wa||M.magFilter===Es||M.minFilter===Kn||M.minFilter===Sc||M.minFilter===wa||M.minFilter===Es)&&Ye("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(P,i.TEXTURE_WRAP_S,He[M.wrapS]),i.texParameteri(P,i.TEXTURE_WRAP_T,He[M.wrapT]),(P===i.TEXTURE_3D||P===i.TEXTURE_2D_ARRAY)&&i.texParameteri(P,i.TEXTURE_WRAP_R,He[M.wrapR]),i.texParameteri(P,i.TEXTURE_MAG_FILTER,st[M.magFilter]),i.texParameteri(P,i.TEXTURE_MIN_FILTER,st[M.minFilter]),M.compareFunction&&(i.texParameteri(P,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(P,i.TEXTURE_COMPARE_FUNC,Ve[M.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(M.magFilter===Nn||M.minFilter!==wa&&M.minFilter!==Es||M.type===Ni&&e.has("OES_texture_float_linear")===!1)return;if(M.anisotropy>1||n.get(M).__currentAnisotropy){let Y=e.get("EXT_texture_filter_anisotropic");i.texParameterf(P,Y.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(M.anisotropy,s.getMaxAnisotropy())),n.get(M).__currentAnisotropy=M.anisotropy}}}function at(P,M){let Y=!1;P.__webglInit===void 0&&(P.__webglInit=!0,M.addEventListener("dispose",L),O(M));let he=M.source,ae=f.get(he);ae===void 0&&(ae={},f.set(he,ae));let xe=ee(M);if(xe!==P.__cacheKey){ae[xe]===void 0&&(ae[xe]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,Y=!0),ae[xe].usedTimes++;let ye=ae[P.__cacheKey];ye!==void 0&&(ae[P.__cacheKey].usedTimes--,ye.usedTimes===0&&U(M)),P.__cacheKey=xe,P.__webglTexture=ae[xe].texture}return Y}function tt(P,M,Y){return Math.floor(Math.floor(P/Y)/M)}function $t(P,M,Y,he){let xe=P.updateRanges;if(xe.length===0)t.texSubImage2D(i.TEXTURE_2D,0,0,0,M.width,M.height,Y,he,M.data);else{xe.sort((B,oe)=>B.start-oe.start);let ye=0;for(let B=1;B<xe.length;B++){let oe=xe[ye],se=xe[B],we=oe.start+oe.count,ge=tt(se.start,M.width,4),be=tt(oe.start,M.width,4);se.start<=we+1&&ge===be&&tt(se.start+se.count-1,M.width,4)===ge?oe.count=Math.max(oe.count,se.start+se.count-oe.start):(++ye,xe[ye]=se)}xe.length=ye+1;let ie=t.getParameter(i.UNPACK_ROW_LENGTH),re=t.getParameter(i.UNPACK_SKIP_PIXELS),pe=t.getParameter(i.UNPACK_SKIP_ROWS);t.pixelStorei(i.UNPACK_ROW_LENGTH,M.width);for(let B=0,oe=xe.length;B<oe;B++){let se=xe[B],we=Math.floor(se.start/4),ge=Math.ceil(se.count/4),be=we%M.width,Ge=Math.floor(we/M.width),Je=ge,ce=1;t.pixelStorei(i.UNPACK_SKIP_PIXELS,be),t.pixelStorei(i.UNPACK_SKIP_ROWS,Ge),t.texSubImage2D(i.TEXTURE_2D,0,be,Ge,Je,ce,Y,he,M.data)}P.clearUpdateRanges(),t.pixelStorei(i.UNPACK_ROW_LENGTH,ie),t.pixelStorei(i.UNPACK_SKIP_PIXELS,re),t.pixelStorei(i.UNPACK_SKIP_ROWS,pe)}}function kt(P,M,Y){let he=i.TEXTURE_2D;(M.isDataArrayTexture||M.isCompressedArrayTexture)&&(he=i.TEXTURE_2D_ARRAY),M.isData3DTexture&&(he=i.TEXTURE_3D);let ae=at(P,M),xe=M.source;t.bindTexture(he,P.__webglTexture,i.TEXTURE0+Y);let ye=n.get(xe);if(xe.version!==ye.__version||ae===!0){if(t.activeTexture(i.TEXTURE0+Y),(typeof ImageBitmap<"u"&&M.image instanceof ImageBitmap)===!1){let ce=mt.getPrimaries(mt.workingColorSpace),Oe=M.colorSpace===Rs?null:mt.getPrimaries(M.colorSpace),Ke=M.colorSpace===Rs||ce===Oe?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,Ke)}t.pixelStorei(i.UNPACK_ALIGNMENT,M.unpackAlignment);let re=v(M.image,!1,s.maxTextureSize);re=ze(M,re);let pe=r.convert(M.format,M.colorSpace),B=r.convert(M.type),oe=S(M.internalFormat,pe,B,M.normalized,M.colorSpace,M.isVideoTexture);ht(he,M);let se,we=M.mipmaps,ge=M.isVideoTexture!==!0,be=ye.__version===void 0||ae===!0,Ge=xe.dataReady,Je=T(M,re);if(M.isDepthTexture)oe=_(M.format===Cs,M.type),be&&(ge?t.texStorage2D(i.TEXTURE_2D,1,oe,re.width,re.height):t.texImage2D(i.TEXTURE_2D,0,oe,re.width,re.height,0,pe,B,null));else if(M.isDataTexture)if(we.length>0){ge&&be&&t.texStorage2D(i.TEXTURE_2D,Je,oe,we[0].width,we[0].height);for(let ce=0,Oe=we.length;ce<Oe;ce++)se=we[ce],ge?Ge&&t.texSubImage2D(i.TEXTURE_2D,ce,0,0,se.width,se.height,pe,B,se.data):t.texImage2D(i.TEXTURE_2D,ce,oe,se.width,se.height,0,pe,B,se.data);M.generateMipmaps=!1}else ge?(be&&t.texStorage2D(i.TEXTURE_2D,Je,oe,re.width,re.height),Ge&&$t(M,re,pe,B)):t.texImage2D(i.TEXTURE_2D,0,oe,re.width,re.height,0,pe,B,re.data);else if(M.isCompressedTexture)if(M.isCompressedArrayTexture){ge&&be&&t.texStorage3D(i.TEXTURE_2D_ARRAY,Je,oe,we[0].width,we[0].height,re.depth);for(let ce=0,Oe=we.length;ce<Oe;ce++)if(se=we[ce],M.format!==Fi)if(pe!==null)if(ge){if(Ge)if(M.layerUpdates.size>0){let Ke=wd(se.width,se.height,M.format,M.type);for(let Ce of M.layerUpdates){let ot=se.data.subarray(Ce*Ke/se.data.BYTES_PER_ELEMENT,(Ce+1)*Ke/se.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ce,0,0,Ce,se.width,se.height,1,pe,ot)}}else t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ce,0,0,0,se.width,se.height,re.depth,pe,se.data)}else t.compressedTexImage3D(i.TEXTURE_2D_ARRAY,ce,oe,se.width,se.height,re.depth,0,se.data,0,0);else Ye("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ge?Ge&&t.texSubImage3D(i.TEXTURE_2D_ARRAY,ce,0,0,0,se.width,se.height,re.depth,pe,B,se.data):t.texImage3D(i.TEXTURE_2D_ARRAY,ce,oe,se.width,se.height,re.depth,0,pe,B,se.data);M.layerUpdates.size>0&&M.clearLayerUpdates()}else{ge&&be&&t.texStorage2D(i.TEXTURE_2D,Je,oe,we[0].width,we[0].height);for(let ce=0,Oe=we.length;ce<Oe;ce++)se=we[ce],M.format!==Fi?pe!==null?ge?Ge&&t.compressedTexSubImage2D(i.TEXTURE_2D,ce,0,0,se.width,se.height,pe,se.data):t.compressedTexImage2D(i.TEXTURE_2D,ce,oe,se.width,se.height,0,se.data):Ye("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ge?Ge&&t.texSubImage2D(i.TEXTURE_2D,ce,0,0,se.width,se.height,pe,B,se.data):t.texImage2D(i.TEXTURE_2D,ce,oe,se.width,se.height,0,pe,B,se.data)}else if(M.isDataArrayTexture)if(ge){if(be&&t.texStorage3D(i.TEXTURE_2D_ARRAY,Je,oe,re.width,re.height,re.depth),Ge)if(M.layerUpdates.size>0){let ce=wd(re.width,re.height,M.format,M.type);for(let Oe of M.layerUpdates){let Ke=re.data.subarray(Oe*ce/re.data.BYTES_PER_ELEMENT,(Oe+1)*ce/re.data.BYTES_PER_ELEMENT);t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,Oe,re.width,re.height,1,pe,B,Ke)}M.clearLayerUpdates()}else t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,re.width,re.height,re.depth,pe,B,re.data)}else t.texImage3D(i.TEXTURE_2D_ARRAY,0,oe,re.width,re.height,re.depth,0,pe,B,re.data);else if(M.isData3DTexture)ge?(be&&t.texStorage3D(i.TEXTURE_3D,Je,oe,re.width,re.height,re.depth),Ge&&t.texSubImage3D(i.TEXTURE_3D,0,0,0,0,re.width,re.height,re.depth,pe,B,re.data)):t.texImage3D(i.TEXTURE_3D,0,oe,re.width,re.height,re.depth,0,pe,B,re.data);else if(M.isFramebufferTexture){if(be)if(ge)t.texStorage2D(i.TEXTURE_2D,Je,oe,re.width,re.height);else{let ce=re.width,Oe=re.height;for(let Ke=0;Ke<Je;Ke++)t.texImage2D(i.TEXTURE_2D,Ke,oe,ce,Oe,0,pe,B,null),ce>>=1,Oe>>=1}}else if(M.isHTMLTexture){if("texElementImage2D"in i){let ce=i.canvas;if(ce.hasAttribute("layoutsubtree")||ce.setAttribute("layoutsubtree","true"),re.parentNode!==ce){ce.appendChild(re),d.add(M),ce.onpaint=Oe=>{let Ke=Oe.changedElements;for(let Ce of d)Ke.includes(Ce.image)&&(Ce.needsUpdate=!0)},ce.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,re);else{let Ke=i.RGBA,Ce=i.RGBA,ot=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,Ke,Ce,ot,re)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(we.length>0){if(ge&&be){let ce=Xe(we[0]);t.texStorage2D(i.TEXTURE_2D,Je,oe,ce.width,ce.height)}for(let ce=0,Oe=we.length;ce<Oe;ce++)se=we[ce],ge?Ge&&t.texSubImage2D(i.TEXTURE_2D,ce,0,0,pe,B,se):t.texImage2D(i.TEXTURE_2D,ce,oe,pe,B,se);M.generateMipmaps=!1}else if(ge){if(be){let ce=Xe(re);t.texStorage2D(i.TEXTURE_2D,Je,oe,ce.width,ce.height)}Ge&&t.texSubImage2D(i.TEXTURE_2D,0,0,0,pe,B,re)}else t.texImage2D(i.TEXTURE_2D,0,oe,pe,B,re);E(M)&&M.mipmapsAutoUpdate===!0&&b(he),ye.__version=xe.version,M.onUpdate&&M.onUpdate(M)}P.__version=M.version}function cn(P,M,Y){if(M.image.length!==6)return;let he=at(P,M),ae=M.source;t.bindTexture(i.TEXTURE_CUBE_MAP,P.__webglTexture,i.TEXTURE0+Y);let xe=n.get(ae);if(ae.version!==xe.__version||he===!0){t.activeTexture(i.TEXTURE0+Y);let ye=mt.getPrimaries(mt.workingColorSpace),ie=M.colorSpace===Rs?null:mt.getPrimaries(M.colorSpace),re=M.colorSpace===Rs||ye===ie?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(i.UNPACK_ALIGNMENT,M.unpackAlignment),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,re);let pe=M.isCompressedTexture||M.image[0].isCompressedTexture,B=M.image[0]&&M.image[0].isDataTexture,oe=[];for(let Ce=0;Ce<6;Ce++)!pe&&!B?oe[Ce]=v(M.image[Ce],!0,s.maxCubemapSize):oe[Ce]=B?M.image[Ce].image:M.image[Ce],oe[Ce]=ze(M,oe[Ce]);let se=oe[0],we=r.convert(M.format,M.colorSpace),ge=r.convert(M.type),be=S(M.internalFormat,we,ge,M.normalized,M.colorSpace),Ge=M.isVideoTexture!==!0,Je=xe.__version===void 0||he===!0,ce=ae.dataReady,Oe=T(M,se);ht(i.TEXTURE_CUBE_MAP,M);let Ke;if(M.isDepthTexture){if(be=_(M.format===Cs,M.type),Je)if(Ge)t.texStorage2D(i.TEXTURE_CUBE_MAP,1,be,se.width,se.height);else for(let Ce=0;Ce<6;Ce++)t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,be,se.width,se.height,0,we,ge,null)}else if(pe){Ge&&Je&&t.texStorage2D(i.TEXTURE_CUBE_MAP,Oe,be,se.width,se.height);for(let Ce=0;Ce<6;Ce++){Ke=oe[Ce].mipmaps;for(let ot=0;ot<Ke.length;ot++){let Vt=Ke[ot];M.format!==Fi?we!==null?Ge?ce&&t.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ot,0,0,Vt.width,Vt.height,we,Vt.data):t.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ot,be,Vt.width,Vt.height,0,Vt.data):Ye("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Ge?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ot,0,0,Vt.width,Vt.height,we,ge,Vt.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ot,be,Vt.width,Vt.height,0,we,ge,Vt.data)}}}else{if(Ke=M.mipmaps,Ge&&Je){Ke.length>0&&Oe++;let Ce=Xe(oe[0]);t.texStorage2D(i.TEXTURE_CUBE_MAP,Oe,be,Ce.width,Ce.height)}for(let Ce=0;Ce<6;Ce++)if(B){Ge?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,0,0,oe[Ce].width,oe[Ce].height,we,ge,oe[Ce].data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,be,oe[Ce].width,oe[Ce].height,0,we,ge,oe[Ce].data);for(let ot=0;ot<Ke.length;ot++){let Wn=Ke[ot].image[Ce].image;Ge?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ot+1,0,0,Wn.width,Wn.height,we,ge,Wn.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ot+1,be,Wn.width,Wn.height,0,we,ge,Wn.data)}}else{Ge?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,0,0,we,ge,oe[Ce]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,be,we,ge,oe[Ce]);for(let ot=0;ot<Ke.length;ot++){let Vt=Ke[ot];Ge?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ot+1,0,0,we,ge,Vt.image[Ce]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,ot+1,be,we,ge,Vt.image[Ce])}}}E(M)&&M.mipmapsAutoUpdate===!0&&b(i.TEXTURE_CUBE_MAP),xe.__version=ae.version,M.onUpdate&&M.onUpdate(M)}P.__version=M.version}function Dt(P,M,Y,he,ae,xe){let ye=r.convert(Y.format,Y.colorSpace),ie=r.convert(Y.type),re=S(Y.internalFormat,ye,ie,Y.normalized,Y.colorSpace),pe=n.get(M),B=n.get(Y);if(B.__renderTarget=M,!pe.__hasExternalTextures){let oe=Math.max(1,M.width>>xe),se=Math.max(1,M.height>>xe);ae===i.TEXTURE_3D||ae===i.TEXTURE_2D_ARRAY?t.texImage3D(ae,xe,re,oe,se,M.depth,0,ye,ie,null):t.texImage2D(ae,xe,re,oe,se,0,ye,ie,null)}t.bindFramebuffer(i.FRAMEBUFFER,P),Se(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,he,ae,B.__webglTexture,0,rt(M)):(ae===i.TEXTURE_2D||ae>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&ae<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,he,ae,B.__webglTexture,xe),t.bindFramebuffer(i.FRAMEBUFFER,null)}function Cn(P,M,Y){if(i.bindRenderbuffer(i.RENDERBUFFER,P),M.depthBuffer){let he=M.depthTexture,ae=he&&he.isDepthTexture?he.type:null,xe=_(M.stencilBuffer,ae),ye=M.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;Se(M)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,rt(M),xe,M.width,M.height):Y?i.renderbufferStorageMultisample(i.RENDERBUFFER,rt(M),xe,M.width,M.height):i.renderbufferStorage(i.RENDERBUFFER,xe,M.width,M.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,ye,i.RENDERBUFFER,P)}else{let he=M.textures;for(let ae=0;ae<he.length;ae++){let xe=he[ae],ye=r.convert(xe.format,xe.colorSpace),ie=r.convert(xe.type),re=S(xe.internalFormat,ye,ie,xe.normalized,xe.colorSpace);Se(M)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,rt(M),re,M.width,M.height):Y?i.renderbufferStorageMultisample(i.RENDERBUFFER,rt(M),re,M.width,M.height):i.renderbufferStorage(i.RENDERBUFFER,re,M.width,M.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function yt(P,M,Y){let he=M.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(i.FRAMEBUFFER,P),!(M.depthTexture&&M.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let ae=n.get(M.depthTexture);ae.__renderTarget=M;let xe=he?M.depthTexture.image[0]:M.depthTexture.image;(!ae.__webglTexture||xe.width!==M.width||xe.height!==M.height)&&(xe.width=M.width,xe.height=M.height,M.depthTexture.needsUpdate=!0),he?Me(M.depthTexture,0):me(M.depthTexture,0);let ye=ae.__webglTexture,ie=rt(M),re=he?i.TEXTURE_CUBE_MAP_POSITIVE_X+Y:i.TEXTURE_2D,pe=M.depthTexture.format===Cs?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(M.depthTexture.format===Ms)Se(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pe,re,ye,0,ie):i.framebufferTexture2D(i.FRAMEBUFFER,pe,re,ye,0);else if(M.depthTexture.format===Cs)Se(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pe,re,ye,0,ie):i.framebufferTexture2D(i.FRAMEBUFFER,pe,re,ye,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function yn(P){let M=n.get(P),Y=P.isWebGLCubeRenderTarget===!0;if(M.__boundDepthTexture!==P.depthTexture){let he=P.depthTexture;if(M.__depthDisposeCallback&&M.__depthDisposeCallback(),he){let ae=()=>{delete M.__boundDepthTexture,delete M.__depthDisposeCallback,he.removeEventListener("dispose",ae)};he.addEventListener("dispose",ae),M.__depthDisposeCallback=ae}M.__boundDepthTexture=he}if(P.depthTexture&&!M.__autoAllocateDepthBuffer)if(Y)for(let he=0;he<6;he++)yt(M.__webglFramebuffer[he],P,he);else P.texture.mipmaps.length>0?yt(M.__webglFramebuffer[0],P,0):yt(M.__webglFramebuffer,P,0);else if(Y){M.__webglDepthbuffer=[];for(let he=0;he<6;he++)if(t.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer[he]),M.__webglDepthbuffer[he]===void 0)M.__webglDepthbuffer[he]=i.createRenderbuffer(),Cn(M.__webglDepthbuffer[he],P,!1);else{let ae=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,xe=M.__webglDepthbuffer[he];i.bindRenderbuffer(i.RENDERBUFFER,xe),i.framebufferRenderbuffer(i.FRAMEBUFFER,ae,i.RENDERBUFFER,xe)}}else if(P.texture.mipmaps.length>0?t.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer[0]):t.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer),M.__webglDepthbuffer===void 0)M.__webglDepthbuffer=i.createRenderbuffer(),Cn(M.__webglDepthbuffer,P,!1);else{let ae=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,xe=M.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,xe),i.framebufferRenderbuffer(i.FRAMEBUFFER,ae,i.RENDERBUFFER,xe)}t.bindFramebuffer(i.FRAMEBUFFER,null)}function Qt(P,M,Y){let he=n.get(P);M!==void 0&&Dt(he.__webglFramebuffer,P,P.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),Y!==void 0&&yn(P)}function hn(P){let M=P.texture,Y=n.get(P),he=n.get(M);P.addEventListener("dispose",z),O(P);let ae=P.textures,xe=P.isWebGLCubeRenderTarget===!0,ye=ae.length>1;if(ye||(he.__webglTexture===void 0&&(he.__webglTexture=i.createTexture()),he.__version=M.version,o.memory.textures++),xe){Y.__webglFramebuffer=[];for(let ie=0;ie<6;ie++)if(M.mipmaps.length>0){Y.__webglFramebuffer[ie]=[];for(let re=0;re<M.mipmaps.length;re++)Y.__webglFramebuffer[ie][re]=i.createFramebuffer()}else Y.__webglFramebuffer[ie]=i.createFramebuffer()}else{if(M.mipmaps.length>0){Y.__webglFramebuffer=[];for(let ie=0;ie<M.mipmaps.length;ie++)Y.__webglFramebuffer[ie]=i.createFramebuffer()}else Y.__webglFramebuffer=i.createFramebuffer();if(ye)for(let ie=0,re=ae.length;ie<re;ie++){let pe=n.get(ae[ie]);pe.__webglTexture===void 0&&(pe.__webglTexture=i.createTexture(),o.memory.textures++)}if(P.samples>0&&Se(P)===!1){Y.__webglMultisampledFramebuffer=i.createFramebuffer(),Y.__webglColorRenderbuffer=[],t.bindFramebuffer(i.FRAMEBUFFER,Y.__webglMultisampledFramebuffer);for(let ie=0;ie<ae.length;ie++){let re=ae[ie];Y.__webglColorRenderbuffer[ie]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,Y.__webglColorRenderbuffer[ie]);let pe=r.convert(re.format,re.colorSpace),B=r.convert(re.type),oe=S(re.internalFormat,pe,B,re.normalized,re.colorSpace,P.isXRRenderTarget===!0),se=rt(P);i.renderbufferStorageMultisample(i.RENDERBUFFER,se,oe,P.width,P.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+ie,i.RENDERBUFFER,Y.__webglColorRenderbuffer[ie])}i.bindRenderbuffer(i.RENDERBUFFER,null),P.depthBuffer&&(Y.__webglDepthRenderbuffer=i.createRenderbuffer(),Cn(Y.__webglDepthRenderbuffer,P,!0)),t.bindFramebuffer(i.FRAMEBUFFER,null)}}if(xe){t.bindTexture(i.TEXTURE_CUBE_MAP,he.__webglTexture),ht(i.TEXTURE_CUBE_MAP,M);for(let ie=0;ie<6;ie++)if(M.mipmaps.length>0)for(let re=0;re<M.mipmaps.length;re++)Dt(Y.__webglFramebuffer[ie][re],P,M,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+ie,re);else Dt(Y.__webglFramebuffer[ie],P,M,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+ie,0);E(M)?b(i.TEXTURE_CUBE_MAP):M.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}else if(ye){for(let ie=0,re=ae.length;ie<re;ie++){let pe=ae[ie],B=n.get(pe),oe=i.TEXTURE_2D;(P.isWebGL3DRenderTarget||P.isWebGLArrayRenderTarget)&&(oe=P.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(oe,B.__webglTexture),ht(oe,pe),Dt(Y.__webglFramebuffer,P,pe,i.COLOR_ATTACHMENT0+ie,oe,0),E(pe)&&b(oe)}t.unbindTexture()}else{let ie=i.TEXTURE_2D;if((P.isWebGL3DRenderTarget||P.isWebGLArrayRenderTarget)&&(ie=P.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(ie,he.__webglTexture),ht(ie,M),M.mipmaps.length>0)for(let re=0;re<M.mipmaps.length;re++)Dt(Y.__webglFramebuffer[re],P,M,i.COLOR_ATTACHMENT0,ie,re);else Dt(Y.__webglFramebuffer,P,M,i.COLOR_ATTACHMENT0,ie,0);E(M)?b(ie):M.mipmaps.length>0&&i.texParameteri(ie,i.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}P.depthBuffer&&yn(P)}function k(P){let M=P.textures;for(let Y=0,he=M.length;Y<he;Y++){let ae=M[Y];if(E(ae)&&ae.mipmapsAutoUpdate===!0){let xe=C(P),ye=n.get(ae).__webglTexture;t.bindTexture(xe,ye),b(xe),t.unbindTexture()}}}let Re=[];function $e(P){if(P.samples>0){if(Se(P)===!1){let M=P.textures,Y=P.width,he=P.height,ae=i.COLOR_BUFFER_BIT,xe=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,ye=n.get(P),ie=M.length>1;if(ie)for(let pe=0;pe<M.length;pe++)t.bindFramebuffer(i.FRAMEBUFFER,ye.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.RENDERBUFFER,null),t.bindFramebuffer(i.FRAMEBUFFER,ye.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.TEXTURE_2D,null,0);t.bindFramebuffer(i.READ_FRAMEBUFFER,ye.__webglMultisampledFramebuffer),P.texture.mipmaps.length>0?t.bindFramebuffer(i.DRAW_FRAMEBUFFER,ye.__webglFramebuffer[0]):t.bindFramebuffer(i.DRAW_FRAMEBUFFER,ye.__webglFramebuffer);for(let pe=0;pe<M.length;pe++){if(P.resolveDepthBuffer&&(P.depthBuffer&&(ae|=i.DEPTH_BUFFER_BIT),P.stencilBuffer&&P.resolveStencilBuffer&&(ae|=i.STENCIL_BUFFER_BIT)),ie){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,ye.__webglColorRenderbuffer[pe]);let B=n.get(M[pe]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,B,0)}i.blitFramebuffer(0,0,Y,he,0,0,Y,he,ae,i.NEAREST),c===!0&&(Re.length=0,Re.push(i.COLOR_ATTACHMENT0+pe),P.depthBuffer&&P.storeMultisampledDepthBuffer===!1&&Re.push(xe),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Re))}if(t.bindFramebuffer(i.READ_FRAMEBUFFER,null),t.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),ie)for(let pe=0;pe<M.length;pe++){t.bindFramebuffer(i.FRAMEBUFFER,ye.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.RENDERBUFFER,ye.__webglColorRenderbuffer[pe]);let B=n.get(M[pe]).__webglTexture;t.bindFramebuffer(i.FRAMEBUFFER,ye.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pe,i.TEXTURE_2D,B,0)}t.bindFramebuffer(i.DRAW_FRAMEBUFFER,ye.__webglMultisampledFramebuffer)}else if(P.depthBuffer&&P.storeMultisampledDepthBuffer===!1&&c){let M=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[M])}}}function rt(P){return Math.min(s.maxSamples,P.samples)}function Se(P){let M=n.get(P);return P.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&M.__useRenderToTexture!==!1}function Ut(P){let M=o.render.frame;h.get(P)!==M&&(h.set(P,M),P.update())}function ze(P,M){let Y=P.colorSpace,he=P.format,ae=P.type;return P.isCompressedTexture===!0||P.isVideoTexture===!0||Y!==jo&&Y!==Rs&&(mt.getTransfer(Y)===Tt?(he!==Fi||ae!==ni)&&Ye("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):Qe("WebGLTextures: Unsupported texture color space:",Y)),M}function Xe(P){return typeof HTMLImageElement<"u"&&P instanceof HTMLImageElement?(l.width=P.naturalWidth||P.width,l.height=P.naturalHeight||P.height):typeof VideoFrame<"u"&&P instanceof VideoFrame?(l.width=P.displayWidth,l.height=P.displayHeight):(l.width=P.width,l.height=P.height),l}this.allocateTextureUnit=ue,this.resetTextureUnits=Z,this.getTextureUnits=te,this.setTextureUnits=de,this.setTexture2D=me,this.setTexture2DArray=_e,this.setTexture3D=Ee,this.setTextureCube=Me,this.rebindTextures=Qt,this.setupRenderTarget=hn,this.updateRenderTargetMipmap=k,this.updateMultisampleRenderTarget=$e,this.setupDepthRenderbuffer=yn,this.setupFrameBufferTexture=Dt,this.useMultisampledRTT=Se,this.dispose=F}function XM(i,e){function t(n,s=Rs){let r,o=mt.getTransfer(s);if(n===ni)return i.UNSIGNED_BYTE;if(n===Ac)return i.UNSIGNED_SHORT_4_4_4_4;if(n===Tc)return i.UNSIGNED_SHORT_5_5_5_1;if(n===ud)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===dd)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===cd)return i.BYTE;if(n===hd)return i.SHORT;if(n===xo)return i.UNSIGNED_SHORT;if(n===wc)return i.INT;if(n===Di)return i.UNSIGNED_INT;if(n===Ni)return i.FLOAT;if(n===Ui)return i.HALF_FLOAT;if(n===fd)return i.ALPHA;if(n===pd)return i.RGB;if(n===Fi)return i.RGBA;if(n===Ms)return i.DEPTH_COMPONENT;if(n===Cs)return i.DEPTH_STENCIL;if(n===md)return i.RED;if(n===Ec)return i.RED_INTEGER;if(n===js)return i.RG;if(n===Cc)return i.RG_INTEGER;if(n===Rc)return i.RGBA_INTEGER;if(n===Aa||n===Ta||n===Ea||n===Ca)if(o===Tt)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===Aa)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===Ta)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===Ea)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===Ca)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===Aa)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===Ta)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===Ea)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===Ca)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===Pc||n===Ic||n===Lc||n===Dc)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===Pc)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===Ic)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===Lc)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===Dc)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===Nc||n===Uc||n===Fc||n===Oc||n===Bc||n===Ra||n===kc)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(n===Nc||n===Uc)return o===Tt?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===Fc)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===Oc)return r.COMPRESSED_R11_EAC;if(n===Bc)return r.COMPRESSED_SIGNED_R11_EAC;if(n===Ra)return r.COMPRESSED_RG11_EAC;if(n===kc)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===zc||n===Vc||n===Gc||n===Hc||n===Wc||n===Xc||n===qc||n===$c||n===Yc||n===Zc||n===Jc||n===Kc||n===Qc||n===jc)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(n===zc)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===Vc)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===Gc)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===Hc)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===Wc)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===Xc)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===qc)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===$c)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Yc)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===Zc)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Jc)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===Kc)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===Qc)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===jc)return o===Tt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===eh||n===th||n===nh)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(n===eh)return o===Tt?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===th)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===nh)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===ih||n===sh||n===Pa||n===rh)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(n===ih)return r.COMPRESSED_RED_RGTC1_EXT;if(n===sh)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===Pa)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===rh)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===_r?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:t}}var qM=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,$M=`
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

}`,Dd=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let n=new fa(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=n}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,n=new Vn({vertexShader:qM,fragmentShader:$M,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new Ft(new pa(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Nd=class extends Qi{constructor(e,t){super();let n=this,s=null,r=1,o=null,a="local-floor",c=1,l=null,h=null,d=null,u=null,f=null,p=null,x=typeof XRWebGLBinding<"u",g=new Dd,m={},v=t.getContextAttributes(),E=null,b=null,C=[],S=[],_=new it,T=null,O=null,D=new Jn;D.viewport=new Jt;let L=new Jn;L.viewport=new Jt;let z=[D,L],G=new vc,R=null,F=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(ee){let me=C[ee];return me===void 0&&(me=new ao,C[ee]=me),me.getTargetRaySpace()},this.getControllerGrip=function(ee){let me=C[ee];return me===void 0&&(me=new ao,C[ee]=me),me.getGripSpace()},this.getHand=function(ee){let me=C[ee];return me===void 0&&(me=new ao,C[ee]=me),me.getHandSpace()};function H(ee){let me=S.indexOf(ee.inputSource);if(me===-1)return;let _e=C[me];_e!==void 0&&(_e.update(ee.inputSource,ee.frame,l||o),_e.dispatchEvent({type:ee.type,data:ee.inputSource}))}function U(){s.removeEventListener("select",H),s.removeEventListener("selectstart",H),s.removeEventListener("selectend",H),s.removeEventListener("squeeze",H),s.removeEventListener("squeezestart",H),s.removeEventListener("squeezeend",H),s.removeEventListener("end",U),s.removeEventListener("inputsourceschange",ne);for(let ee=0;ee<C.length;ee++){let me=S[ee];me!==null&&(S[ee]=null,C[ee].disconnect(me))}R=null,F=null,g.reset();for(let ee in m)delete m[ee];if(e.setRenderTarget(E),f=null,u=null,d=null,s=null,b=null,ue.stop(),n.isPresenting=!1,e.setPixelRatio(T),e.setSize(_.width,_.height,!1),O!==null){let ee=O.camera;ee.fov=O.fov,ee.zoom=O.zoom,ee.updateProjectionMatrix(),O=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(ee){r=ee,n.isPresenting===!0&&Ye("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(ee){a=ee,n.isPresenting===!0&&Ye("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return l||o},this.setReferenceSpace=function(ee){l=ee},this.getBaseLayer=function(){return u!==null?u:f},this.getBinding=function(){return d===null&&x&&(d=new XRWebGLBinding(s,t)),d},this.getFrame=function(){return p},this.getSession=function(){return s},this.setSession=async function(ee){if(s=ee,s!==null){if(E=e.getRenderTarget(),s.addEventListener("select",H),s.addEventListener("selectstart",H),s.addEventListener("selectend",H),s.addEventListener("squeeze",H),s.addEventListener("squeezestart",H),s.addEventListener("squeezeend",H),s.addEventListener("end",U),s.addEventListener("inputsourceschange",ne),v.xrCompatible!==!0&&await t.makeXRCompatible(),T=e.getPixelRatio(),e.getSize(_),x&&"createProjectionLayer"in XRWebGLBinding.prototype){let _e=null,Ee=null,Me=null;v.depth&&(Me=v.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,_e=v.stencil?Cs:Ms,Ee=v.stencil?_r:Di);let He={colorFormat:t.RGBA8,depthFormat:Me,scaleFactor:r};d=this.getBinding(),u=d.createProjectionLayer(He),s.updateRenderState({layers:[u]}),e.setPixelRatio(1),e.setSize(u.textureWidth,u.textureHeight,!1),b=new hi(u.textureWidth,u.textureHeight,{format:Fi,type:ni,depthTexture:new As(u.textureWidth,u.textureHeight,Ee,void 0,void 0,void 0,void 0,void 0,void 0,_e),stencilBuffer:v.stencil,colorSpace:e.outputColorSpace,samples:v.antialias?4:0,resolveDepthBuffer:u.ignoreDepthValues===!1,resolveStencilBuffer:u.ignoreDepthValues===!1,storeMultisampledDepthBuffer:u.ignoreDepthValues===!1,storeMultisampledStencilBuffer:u.ignoreDepthValues===!1})}else{let _e={antialias:v.antialias,alpha:!0,depth:v.depth,stencil:v.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,t,_e),s.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),b=new hi(f.framebufferWidth,f.framebufferHeight,{format:Fi,type:ni,colorSpace:e.outputColorSpace,stencilBuffer:v.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(c),l=null,o=await s.requestReferenceSpace(a),ue.setContext(s),ue.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return g.getDepthTexture()};function ne(ee){for(let me=0;me<ee.removed.length;me++){let _e=ee.removed[me],Ee=S.indexOf(_e);Ee>=0&&(S[Ee]=null,C[Ee].disconnect(_e))}for(let me=0;me<ee.added.length;me++){let _e=ee.added[me],Ee=S.indexOf(_e);if(Ee===-1){for(let He=0;He<C.length;He++)if(He>=S.length){S.push(_e),Ee=He;break}else if(S[He]===null){S[He]=_e,Ee=He;break}if(Ee===-1)break}let Me=C[Ee];Me&&Me.connect(_e)}}function q(ee,me){me===null?ee.matrixWorld.copy(ee.matrix):ee.matrixWorld.multiplyMatrices(me.matrixWorld,ee.matrix),ee.matrixWorldInverse.copy(ee.matrixWorld).invert()}this.updateCamera=function(ee){if(s===null)return;let me=ee.near,_e=ee.far;g.texture!==null&&(g.depthNear>0&&(me=g.depthNear),g.depthFar>0&&(_e=g.depthFar)),G.near=L.near=D.near=me,G.far=L.far=D.far=_e,(R!==G.near||F!==G.far)&&(s.updateRenderState({depthNear:G.near,depthFar:G.far}),R=G.near,F=G.far),G.layers.mask=ee.layers.mask|6,D.layers.mask=G.layers.mask&-5,L.layers.mask=G.layers.mask&-3;let Ee=ee.parent,Me=G.cameras;q(G,Ee);for(let He=0;He<Me.length;He++)q(Me[He],Ee);G.projectionMatrix.copy(D.projectionMatrix),G.projectionMatrixInverse.copy(D.projectionMatrixInverse),O===null&&ee.isPerspectiveCamera&&(O={camera:ee,fov:ee.fov,zoom:ee.zoom}),Z(ee,G,Ee)};function Z(ee,me,_e){_e===null?ee.matrix.copy(me.matrixWorld):(ee.matrix.copy(_e.matrixWorld),ee.matrix.invert(),ee.matrix.multiply(me.matrixWorld)),ee.matrix.decompose(ee.position,ee.quaternion,ee.scale),ee.updateMatrixWorld(!0),ee.projectionMatrix.copy(me.projectionMatrix),ee.projectionMatrixInverse.copy(me.projectionMatrixInverse),ee.isPerspectiveCamera&&(ee.fov=Jl*2*Math.atan(1/ee.projectionMatrix.elements[5]),ee.zoom=1)}this.getCamera=function(){return G},this.getFoveation=function(){if(!(u===null&&f===null))return c},this.setFoveation=function(ee){c=ee,u!==null&&(u.fixedFoveation=ee),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=ee)},this.hasDepthSensing=function(){return g.texture!==null},this.getDepthSensingMesh=function(){return g.getMesh(G)},this.getCameraTexture=function(ee){return m[ee]};let te=null;function de(ee,me){if(h=me.getViewerPose(l||o),p=me,h!==null){let _e=h.views;f!==null&&(e.setRenderTargetFramebuffer(b,f.framebuffer),e.setRenderTarget(b));let Ee=!1;_e.length!==G.cameras.length&&(G.cameras.length=0,Ee=!0);for(let Ve=0;Ve<_e.length;Ve++){let ht=_e[Ve],at=null;if(f!==null)at=f.getViewport(ht);else{let $t=d.getViewSubImage(u,ht);at=$t.viewport,Ve===0&&(e.setRenderTargetTextures(b,$t.colorTexture,$t.depthStencilTexture),e.setRenderTarget(b))}let tt=z[Ve];tt===void 0&&(tt=new Jn,tt.layers.enable(Ve),tt.viewport=new Jt,z[Ve]=tt),tt.matrix.fromArray(ht.transform.matrix),tt.matrix.decompose(tt.position,tt.quaternion,tt.scale),tt.projectionMatrix.fromArray(ht.projectionMatrix),tt.projectionMatrixInverse.copy(tt.projectionMatrix).invert(),tt.viewport.set(at.x,at.y,at.width,at.height),Ve===0&&(G.matrix.copy(tt.matrix),G.matrix.decompose(G.position,G.quaternion,G.scale)),Ee===!0&&G.cameras.push(tt)}let Me=s.enabledFeatures;if(Me&&Me.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&x){d=n.getBinding();let Ve=d.getDepthInformation(_e[0]);Ve&&Ve.isValid&&Ve.texture&&g.init(Ve,s.renderState)}if(Me&&Me.includes("camera-access")&&x){e.state.unbindTexture(),d=n.getBinding();for(let Ve=0;Ve<_e.length;Ve++){let ht=_e[Ve].camera;if(ht){let at=m[ht];at||(at=new fa,m[ht]=at);let tt=d.getCameraImage(ht);at.sourceTexture=tt}}}}for(let _e=0;_e<C.length;_e++){let Ee=S[_e],Me=C[_e];Ee!==null&&Me!==void 0&&Me.update(Ee,me,l||o)}te&&te(ee,me),me.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:me}),p=null}let ue=new zm;ue.setAnimationLoop(de),this.setAnimationLoop=function(ee){te=ee},this.dispose=function(){}}},YM=new Lt,Jm=new et;Jm.set(-1,0,0,0,1,0,0,0,1);function ZM(i,e){function t(g,m){g.matrixAutoUpdate===!0&&g.updateMatrix(),m.value.copy(g.matrix)}function n(g,m){m.color.getRGB(g.fogColor.value,bd(i)),m.isFog?(g.fogNear.value=m.near,g.fogFar.value=m.far):m.isFogExp2&&(g.fogDensity.value=m.density)}function s(g,m,v,E,b){m.isNodeMaterial?m.uniformsNeedUpdate=!1:m.isMeshBasicMaterial?r(g,m):m.isMeshLambertMaterial?(r(g,m),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)):m.isMeshToonMaterial?(r(g,m),d(g,m)):m.isMeshPhongMaterial?(r(g,m),h(g,m),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)):m.isMeshStandardMaterial?(r(g,m),u(g,m),m.isMeshPhysicalMaterial&&f(g,m,b)):m.isMeshMatcapMaterial?(r(g,m),p(g,m)):m.isMeshDepthMaterial?r(g,m):m.isMeshDistanceMaterial?(r(g,m),x(g,m)):m.isMeshNormalMaterial?r(g,m):m.isLineBasicMaterial?(o(g,m),m.isLineDashedMaterial&&a(g,m)):m.isPointsMaterial?c(g,m,v,E):m.isSpriteMaterial?l(g,m):m.isShadowMaterial?(g.color.value.copy(m.color),g.opacity.value=m.opacity):m.isShaderMaterial&&(m.uniformsNeedUpdate=!1)}function r(g,m){g.opacity.value=m.opacity,m.color&&g.diffuse.value.copy(m.color),m.emissive&&g.emissive.value.copy(m.emissive).multiplyScalar(m.emissiveIntensity),m.map&&(g.map.value=m.map,t(m.map,g.mapTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.bumpMap&&(g.bumpMap.value=m.bumpMap,t(m.bumpMap,g.bumpMapTransform),g.bumpScale.value=m.bumpScale,m.side===Fn&&(g.bumpScale.value*=-1)),m.normalMap&&(g.normalMap.value=m.normalMap,t(m.normalMap,g.normalMapTransform),g.normalScale.value.copy(m.normalScale),m.side===Fn&&g.normalScale.value.negate()),m.displacementMap&&(g.displacementMap.value=m.displacementMap,t(m.displacementMap,g.displacementMapTransform),g.displacementScale.value=m.displacementScale,g.displacementBias.value=m.displacementBias),m.emissiveMap&&(g.emissiveMap.value=m.emissiveMap,t(m.emissiveMap,g.emissiveMapTransform)),m.specularMap&&(g.specularMap.value=m.specularMap,t(m.specularMap,g.specularMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest);let v=e.get(m),E=v.envMap,b=v.envMapRotation;E&&(g.envMap.value=E,g.envMapRotation.value.setFromMatrix4(YM.makeRotationFromEuler(b)).transpose(),E.isCubeTexture&&E.isRenderTargetTexture===!1&&g.envMapRotation.value.premultiply(Jm),g.reflectivity.value=m.reflectivity,g.ior.value=m.ior,g.refractionRatio.value=m.refractionRatio),m.lightMap&&(g.lightMap.value=m.lightMap,g.lightMapIntensity.value=m.lightMapIntensity,t(m.lightMap,g.lightMapTransform)),m.aoMap&&(g.aoMap.value=m.aoMap,g.aoMapIntensity.value=m.aoMapIntensity,t(m.aoMap,g.aoMapTransform))}function o(g,m){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,m.map&&(g.map.value=m.map,t(m.map,g.mapTransform))}function a(g,m){g.dashSize.value=m.dashSize,g.totalSize.value=m.dashSize+m.gapSize,g.scale.value=m.scale}function c(g,m,v,E){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,g.size.value=m.size*v,g.scale.value=E*.5,m.map&&(g.map.value=m.map,t(m.map,g.uvTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest)}function l(g,m){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,g.rotation.value=m.rotation,m.map&&(g.map.value=m.map,t(m.map,g.mapTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest)}function h(g,m){g.specular.value.copy(m.specular),g.shininess.value=Math.max(m.shininess,1e-4)}function d(g,m){m.gradientMap&&(g.gradientMap.value=m.gradientMap)}function u(g,m){g.metalness.value=m.metalness,m.metalnessMap&&(g.metalnessMap.value=m.metalnessMap,t(m.metalnessMap,g.metalnessMapTransform)),g.roughness.value=m.roughness,m.roughnessMap&&(g.roughnessMap.value=m.roughnessMap,t(m.roughnessMap,g.roughnessMapTransform)),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)}function f(g,m,v){g.ior.value=m.ior,m.diffuseRoughness>0&&(g.diffuseRoughness.value=m.diffuseRoughness,m.diffuseRoughnessMap&&(g.diffuseRoughnessMap.value=m.diffuseRoughnessMap,t(m.diffuseRoughnessMap,g.diffuseRoughnessMapTransform))),m.sheen>0&&(g.sheenColor.value.copy(m.sheenColor).multiplyScalar(m.sheen),g.sheenRoughness.value=m.sheenRoughness,m.sheenColorMap&&(g.sheenColorMap.value=m.sheenColorMap,t(m.sheenColorMap,g.sheenColorMapTransform)),m.sheenRoughnessMap&&(g.sheenRoughnessMap.value=m.sheenRoughnessMap,t(m.sheenRoughnessMap,g.sheenRoughnessMapTransform))),m.clearcoat>0&&(g.clearcoat.value=m.clearcoat,g.clearcoatRoughness.value=m.clearcoatRoughness,m.clearcoatMap&&(g.clearcoatMap.value=m.clearcoatMap,t(m.clearcoatMap,g.clearcoatMapTransform)),m.clearcoatRoughnessMap&&(g.clearcoatRoughnessMap.value=m.clearcoatRoughnessMap,t(m.clearcoatRoughnessMap,g.clearcoatRoughnessMapTransform)),m.clearcoatNormalMap&&(g.clearcoatNormalMap.value=m.clearcoatNormalMap,t(m.clearcoatNormalMap,g.clearcoatNormalMapTransform),g.clearcoatNormalScale.value.copy(m.clearcoatNormalScale),m.side===Fn&&g.clearcoatNormalScale.value.negate())),m.dispersion>0&&(g.dispersion.value=m.dispersion),m.retroreflectivity>0&&(g.retroreflectivity.value=m.retroreflectivity),m.iridescence>0&&(g.iridescence.value=m.iridescence,g.iridescenceIOR.value=m.iridescenceIOR,g.iridescenceThicknessMinimum.value=m.iridescenceThicknessMinimum,g.iridescenceThicknessMaximum.value=m.iridescenceThicknessMaximum,m.iridescenceMap&&(g.iridescenceMap.value=m.iridescenceMap,t(m.iridescenceMap,g.iridescenceMapTransform)),m.iridescenceThicknessMap&&(g.iridescenceThicknessMap.value=m.iridescenceThicknessMap,t(m.iridescenceThicknessMap,g.iridescenceThicknessMapTransform))),m.transmission>0&&(g.transmission.value=m.transmission,g.transmissionSamplerMap.value=v.texture,g.transmissionSamplerSize.value.set(v.width,v.height),m.transmissionMap&&(g.transmissionMap.value=m.transmissionMap,t(m.transmissionMap,g.transmissionMapTransform)),g.thickness.value=m.thickness,m.thicknessMap&&(g.thicknessMap.value=m.thicknessMap,t(m.thicknessMap,g.thicknessMapTransform)),g.attenuationDistance.value=m.attenuationDistance,g.attenuationColor.value.copy(m.attenuationColor)),m.anisotropy>0&&(g.anisotropyVector.value.set(m.anisotropy*Math.cos(m.anisotropyRotation),m.anisotropy*Math.sin(m.anisotropyRotation)),m.anisotropyMap&&(g.anisotropyMap.value=m.anisotropyMap,t(m.anisotropyMap,g.anisotropyMapTransform))),g.specularIntensity.value=m.specularIntensity,g.specularColor.value.copy(m.specularColor),m.specularColorMap&&(g.specularColorMap.value=m.specularColorMap,t(m.specularColorMap,g.specularColorMapTransform)),m.specularIntensityMap&&(g.specularIntensityMap.value=m.specularIntensityMap,t(m.specularIntensityMap,g.specularIntensityMapTransform))}function p(g,m){m.matcap&&(g.matcap.value=m.matcap)}function x(g,m){let v=e.get(m).light;g.referencePosition.value.setFromMatrixPosition(v.matrixWorld),g.nearDistance.value=v.shadow.camera.near,g.farDistance.value=v.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function JM(i,e,t,n){let s={},r={};function o(v,E){let b=E.program;n.uniformBlockBinding(v,b,s[v.id])}function a(v,E){let b=s[v.id];b===void 0&&(p(v),b=c(v),s[v.id]=b,v.addEventListener("dispose",g));let C=E.program;n.updateUBOMapping(v,C);let S=e.render.frame;r[v.id]!==S&&(l(v),r[v.id]=S)}function c(v){let E=i.createBuffer(),b=v.__size,C=v.usage;return i.bindBuffer(i.UNIFORM_BUFFER,E),i.bufferData(i.UNIFORM_BUFFER,b,C),i.bindBuffer(i.UNIFORM_BUFFER,null),E}function l(v){let E=s[v.id],b=v.uniforms,C=v.__cache;i.bindBuffer(i.UNIFORM_BUFFER,E);for(let S=0,_=b.length;S<_;S++){let T=b[S];if(Array.isArray(T))for(let O=0,D=T.length;O<D;O++)h(T[O],S,O,C);else h(T,S,0,C)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(v,E,b,C){if(u(v,E,b,C)===!0){let S=v.__offset,_=v.value;if(Array.isArray(_)){let T=0;for(let O=0;O<_.length;O++){let D=_[O],L=x(D,!0);d(D,v.__data,T),T+=L.storage/Float32Array.BYTES_PER_ELEMENT}}else d(_,v.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,S,v.__data)}}function d(v,E,b){typeof v=="number"||typeof v=="boolean"?E[b]=v:v.isMatrix3?(E[b]=v.elements[0],E[b+1]=v.elements[1],E[b+2]=v.elements[2],E[b+3]=0,E[b+4]=v.elements[3],E[b+5]=v.elements[4],E[b+6]=v.elements[5],E[b+7]=0,E[b+8]=v.elements[6],E[b+9]=v.elements[7],E[b+10]=v.elements[8],E[b+11]=0):ArrayBuffer.isView(v)?E.set(v.subarray(0,E.length-b),b):v.toArray(E,b)}function u(v,E,b,C){let S=v.value,_=E+"_"+b;if(Array.isArray(S)){C[_]===void 0&&(C[_]=[]);let T=C[_],O=!1;for(let D=0;D<S.length;D++)f(S[D],T,D)===!0&&(O=!0);return O}return f(S,C,_)}function f(v,E,b){if(E[b]===void 0)return typeof v=="number"||typeof v=="boolean"?E[b]=v:ArrayBuffer.isView(v)?E[b]=v.slice():E[b]=v.clone(),!0;{let C=E[b];if(typeof v=="number"||typeof v=="boolean"){if(C!==v)return E[b]=v,!0}else{if(ArrayBuffer.isView(v))return!0;if(C.equals(v)===!1)return C.copy(v),!0}}return!1}function p(v){let E=v.uniforms,b=0,C=16;for(let _=0,T=E.length;_<T;_++){let O=Array.isArray(E[_])?E[_]:[E[_]];for(let D=0,L=O.length;D<L;D++){let z=O[D],G=Array.isArray(z.value)?z.value:[z.value],R=Array.isArray(E[_])||Array.isArray(z.value),F=b;for(let U=0,ne=G.length;U<ne;U++){let q=G[U],Z=x(q,R),te=b%C,de=te%Z.boundary,ue=te+de;b+=de,ue!==0&&C-ue<Z.storage&&(b+=C-ue),U===0&&(F=b),b+=Z.storage}let H=z.type==="int"?Int32Array:z.type==="uint"?Uint32Array:Float32Array;z.__data=new H((b-F)/Float32Array.BYTES_PER_ELEMENT),z.__offset=F}}let S=b%C;return S>0&&(b+=C-S),v.__size=b,v.__cache={},this}function x(v,E){let b={boundary:0,storage:0};return typeof v=="number"||typeof v=="boolean"?(b.boundary=4,b.storage=4):v.isVector2?(b.boundary=8,b.storage=8):v.isVector3||v.isColor?(b.boundary=16,b.storage=12):v.isVector4?(b.boundary=16,b.storage=16):v.isMatrix3?(b.boundary=16,b.storage=48):v.isMatrix4?(b.boundary=16,b.storage=64):v.isTexture?Ye("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(v)?(b.boundary=16,b.storage=v.byteLength):Ye("WebGLRenderer: Unsupported uniform value type.",v),E===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function g(v){let E=v.target;E.removeEventListener("dispose",g),i.deleteBuffer(s[E.id]),delete s[E.id],delete r[E.id]}function m(){for(let v in s)i.deleteBuffer(s[v]);s={},r={}}return{bind:o,update:a,dispose:m}}var KM=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),rs=null;function QM(){return rs===null&&(rs=new ec(KM,16,16,js,Ui),rs.name="DFG_LUT",rs.minFilter=Kn,rs.magFilter=Kn,rs.wrapS=Ki,rs.wrapT=Ki,rs.generateMipmaps=!1,rs.needsUpdate=!0),rs}var uh=class{constructor(e={}){let{canvas:t=am(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:c=!0,preserveDrawingBuffer:l=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:d=!1,reversedDepthBuffer:u=!1,outputBufferType:f=ni}=e;this.isWebGLRenderer=!0;let p;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");p=n.getContextAttributes().alpha}else p=o;let x=f,g=new Set([Rc,Cc,Ec]),m=new Set([ni,Di,xo,_r,Ac,Tc]),v=new Uint32Array(4),E=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},C=null,S=null,_=[],T=[],O=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=ss,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let D=this,L=!1,z=null,G=null,R=null,F=null;this._outputColorSpace=gn;let H=0,U=0,ne=null,q=-1,Z=null,te=new Jt,de=new Jt,ue=null,ee=new qe(0),me=0,_e=t.width,Ee=t.height,Me=1,He=null,st=null,Ve=new Jt(0,0,_e,Ee),ht=new Jt(0,0,_e,Ee),at=!1,tt=new Ys,$t=new tc,kt=!1,cn=!1,Dt=new Lt,Cn=new X,yt=new Jt,yn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},Qt=!1;function hn(){return ne===null?Me:1}let k=n;function Re(A,V){return t.getContext(A,V)}let $e,rt,Se,Ut,ze,Xe,P,M,Y,he,ae,xe,ye,ie,re,pe,B,oe,se,we,ge,be,Ge;try{let A={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:c,preserveDrawingBuffer:l,powerPreference:h,failIfMajorPerformanceCaveat:d};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Oe,!1),t.addEventListener("webglcontextrestored",Ke,!1),t.addEventListener("webglcontextcreationerror",Ce,!1),k===null){let V="webgl2";if(k=Re(V,A),k===null)throw Re(V)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Je()}catch(A){throw t.removeEventListener("webglcontextlost",Oe,!1),t.removeEventListener("webglcontextrestored",Ke,!1),t.removeEventListener("webglcontextcreationerror",Ce,!1),Qe("WebGLRenderer: "+A.message),A}function Je(){$e=new cb(k),$e.init(),ge=new XM(k,$e),rt=new Qv(k,$e,e,ge),Se=new HM(k,$e),rt.reversedDepthBuffer&&u&&Se.buffers.depth.setReversed(!0),G=k.createFramebuffer(),R=k.createFramebuffer(),F=k.createFramebuffer(),Ut=new db(k),ze=new RM,Xe=new WM(k,$e,Se,ze,rt,ge,Ut),P=new lb(D),M=new p_(k),be=new Jv(k,M),Y=new hb(k,M,Ut,be),he=new pb(k,Y,M,be,Ut),oe=new fb(k,rt,Xe),re=new jv(ze),ae=new CM(D,P,$e,rt,be,re),xe=new ZM(D,ze),ye=new IM,ie=new OM($e),B=new Zv(D,P,Se,he,p,c),pe=new GM(D,he,rt),Ge=new JM(k,Ut,rt,Se),se=new Kv(k,$e,Ut),we=new ub(k,$e,Ut),Ut.programs=ae.programs,D.capabilities=rt,D.extensions=$e,D.properties=ze,D.renderLists=ye,D.shadowMap=pe,D.state=Se,D.info=Ut}x!==ni&&(O=new gb(x,t.width,t.height,a,s,r));let ce=new Nd(D,k);this.xr=ce,this.getContext=function(){return k},this.getContextAttributes=function(){return k.getContextAttributes()},this.forceContextLoss=function(){let A=$e.get("WEBGL_lose_context");A&&A.loseContext()},this.forceContextRestore=function(){let A=$e.get("WEBGL_lose_context");A&&A.restoreContext()},this.getPixelRatio=function(){return Me},this.setPixelRatio=function(A){A!==void 0&&(Me=A,this.setSize(_e,Ee,!1))},this.getSize=function(A){return A.set(_e,Ee)},this.setSize=function(A,V,j=!0){if(ce.isPresenting){Ye("WebGLRenderer: Can't change size while VR device is presenting.");return}_e=A,Ee=V,t.width=Math.floor(A*Me),t.height=Math.floor(V*Me),j===!0&&(t.style.width=A+"px",t.style.height=V+"px"),O!==null&&O.setSize(t.width,t.height),this.setViewport(0,0,A,V)},this.getDrawingBufferSize=function(A){return A.set(_e*Me,Ee*Me).floor()},this.setDrawingBufferSize=function(A,V,j){_e=A,Ee=V,Me=j,t.width=Math.floor(A*j),t.height=Math.floor(V*j),this.setViewport(0,0,A,V)},this.setEffects=function(A){if(x===ni){Qe("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(A){for(let V=0;V<A.length;V++)if(A[V].isOutputPass===!0){Ye("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}O.setEffects(A||[])},this.getCurrentViewport=function(A){return A.copy(te)},this.getViewport=function(A){return A.copy(Ve)},this.setViewport=function(A,V,j,J){A.isVector4?Ve.set(A.x,A.y,A.z,A.w):Ve.set(A,V,j,J),Se.viewport(te.copy(Ve).multiplyScalar(hn()).round())},this.getScissor=function(A){return A.copy(ht)},this.setScissor=function(A,V,j,J){A.isVector4?ht.set(A.x,A.y,A.z,A.w):ht.set(A,V,j,J),Se.scissor(de.copy(ht).multiplyScalar(hn()).round())},this.getScissorTest=function(){return at},this.setScissorTest=function(A){Se.setScissorTest(at=A)},this.setOpaqueSort=function(A){He=A},this.setTransparentSort=function(A){st=A},this.getClearColor=function(A){return A.copy(B.getClearColor())},this.setClearColor=function(){B.setClearColor(...arguments)},this.getClearAlpha=function(){return B.getClearAlpha()},this.setClearAlpha=function(){B.setClearAlpha(...arguments)},this.clear=function(A=!0,V=!0,j=!0){let J=0;if(A){let K=!1;if(ne!==null){let Ae=ne.texture.format;K=g.has(Ae)}if(K){let Ae=ne.texture.type,Pe=m.has(Ae),Te=B.getClearColor(),Ie=B.getClearAlpha(),ke=Te.r,je=Te.g,ut=Te.b;Pe?(v[0]=ke,v[1]=je,v[2]=ut,v[3]=Ie,k.clearBufferuiv(k.COLOR,0,v)):(E[0]=ke,E[1]=je,E[2]=ut,E[3]=Ie,k.clearBufferiv(k.COLOR,0,E))}else J|=k.COLOR_BUFFER_BIT}V&&(J|=k.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),j&&(J|=k.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),J!==0&&k.clear(J)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(A){A.setRenderer(this),z=A},this.dispose=function(){t.removeEventListener("webglcontextlost",Oe,!1),t.removeEventListener("webglcontextrestored",Ke,!1),t.removeEventListener("webglcontextcreationerror",Ce,!1),B.dispose(),ye.dispose(),ie.dispose(),Xe.dispose(),ze.dispose(),P.dispose(),he.dispose(),Y.dispose(),be.dispose(),Ge.dispose(),ae.dispose(),ce.dispose(),ce.removeEventListener("sessionstart",nl),ce.removeEventListener("sessionend",Gi),us.stop()};function Oe(A){A.preventDefault(),na("WebGLRenderer: Context Lost."),L=!0}function Ke(){na("WebGLRenderer: Context Restored."),L=!1;let A=Ut.autoReset,V=pe.enabled,j=pe.autoUpdate,J=pe.needsUpdate,K=pe.type;Je(),Ut.autoReset=A,pe.enabled=V,pe.autoUpdate=j,pe.needsUpdate=J,pe.type=K}function Ce(A){Qe("WebGLRenderer: A WebGL context could not be created. Reason: ",A.statusMessage)}function ot(A){let V=A.target;V.removeEventListener("dispose",ot),Vt(V)}function Vt(A){Wn(A),ze.remove(A)}function Wn(A){let V=ze.get(A).programs;V!==void 0&&(V.forEach(function(j){ae.releaseProgram(j)}),A.isShaderMaterial&&ae.releaseShaderCache(A))}this.renderBufferDirect=function(A,V,j,J,K,Ae){V===null&&(V=yn);let Pe=K.isMesh&&K.matrixWorld.determinantAffine()<0,Te=Bo(A,V,j,J,K);Se.setMaterial(J,Pe);let Ie=j.index,ke=1;if(J.wireframe===!0){if(Ie=Y.getWireframeAttribute(j),Ie===void 0)return;ke=2}let je=j.drawRange,ut=j.attributes.position,Be=je.start*ke,dt=(je.start+je.count)*ke;Ae!==null&&(Be=Math.max(Be,Ae.start*ke),dt=Math.min(dt,(Ae.start+Ae.count)*ke)),Ie!==null?(Be=Math.max(Be,0),dt=Math.min(dt,Ie.count)):ut!=null&&(Be=Math.max(Be,0),dt=Math.min(dt,ut.count));let Kt=dt-Be;if(Kt<0||Kt===1/0)return;be.setup(K,J,Te,j,Ie);let Ct,Rt=se;if(Ie!==null&&(Ct=M.get(Ie),Rt=we,Rt.setIndex(Ct)),K.isMesh)J.wireframe===!0?(Se.setLineWidth(J.wireframeLinewidth*hn()),Rt.setMode(k.LINES)):Rt.setMode(k.TRIANGLES);else if(K.isLine){let vn=J.linewidth;vn===void 0&&(vn=1),Se.setLineWidth(vn*hn()),K.isLineSegments?Rt.setMode(k.LINES):K.isLineLoop?Rt.setMode(k.LINE_LOOP):Rt.setMode(k.LINE_STRIP)}else K.isPoints?Rt.setMode(k.POINTS):K.isSprite&&Rt.setMode(k.TRIANGLES);if(K.isBatchedMesh)if($e.get("WEBGL_multi_draw"))Rt.renderMultiDraw(K._multiDrawStarts,K._multiDrawCounts,K._multiDrawCount);else{let vn=K._multiDrawStarts,Ue=K._multiDrawCounts,un=K._multiDrawCount,pt=Ie?M.get(Ie).bytesPerElement:1,fs=ze.get(J).currentProgram.getUniforms();for(let dn=0;dn<un;dn++)fs.setValue(k,"_gl_DrawID",dn),Rt.render(vn[dn]/pt,Ue[dn])}else if(K.isInstancedMesh)Rt.renderInstances(Be,Kt,K.count);else if(j.isInstancedBufferGeometry){let vn=j._maxInstanceCount!==void 0?j._maxInstanceCount:1/0,Ue=Math.min(j.instanceCount,vn);Rt.renderInstances(Be,Kt,Ue)}else Rt.render(Be,Kt)};function Uo(A,V,j,J){z!==null&&A.isNodeMaterial&&z.setObject(J,A),kt===!0&&re.setState(A,j,!1),A.transparent===!0&&A.side===ti&&A.forceSinglePass===!1?(A.side=Fn,A.needsUpdate=!0,Hi(A,V,J),A.side=ns,A.needsUpdate=!0,Hi(A,V,J),A.side=ti):Hi(A,V,J)}this.compile=function(A,V,j=null){j===null&&(j=A),z!==null&&z.renderStart(A,V,j),S=ie.get(j),S.init(V),T.push(S),j.traverseVisible(function(K){K.isLight&&K.layers.test(V.layers)&&(S.pushLight(K),K.castShadow&&S.pushShadow(K))}),A!==j&&A.traverseVisible(function(K){K.isLight&&K.layers.test(V.layers)&&(S.pushLight(K),K.castShadow&&S.pushShadow(K))}),S.setupLights(),z!==null&&z.updateLights(S.state.lightsArray),cn=this.localClippingEnabled,kt=re.init(this.clippingPlanes,cn),kt===!0&&re.setGlobalState(this.clippingPlanes,V),z!==null&&pe.render(S.state.shadowsArray,j,V);let J=new Set;return A.traverse(function(K){if(!(K.isMesh||K.isPoints||K.isLine||K.isSprite))return;let Ae=K.material;if(Ae)if(Array.isArray(Ae))for(let Pe=0;Pe<Ae.length;Pe++){let Te=Ae[Pe];Uo(Te,j,V,K),J.add(Te)}else Uo(Ae,j,V,K),J.add(Ae)}),S=T.pop(),z!==null&&z.renderEnd(),J},this.compileAsync=function(A,V,j=null){let J=this.compile(A,V,j);return new Promise(K=>{function Ae(){if(J.forEach(function(Pe){let Ie=ze.get(Pe).currentProgram;(Ie===void 0||Ie.isReady())&&J.delete(Pe)}),J.size===0){K(A);return}setTimeout(Ae,10)}$e.get("KHR_parallel_shader_compile")!==null?Ae():setTimeout(Ae,10)})};let Cr=null;function iu(A){Cr&&Cr(A)}function nl(){us.stop()}function Gi(){us.start()}let us=new zm;us.setAnimationLoop(iu),typeof self<"u"&&us.setContext(self),this.setAnimationLoop=function(A){Cr=A,ce.setAnimationLoop(A),A===null?us.stop():us.start()},ce.addEventListener("sessionstart",nl),ce.addEventListener("sessionend",Gi),this.render=function(A,V){if(V!==void 0&&V.isCamera!==!0){Qe("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(L===!0)return;z!==null&&z.renderStart(A,V);let j=ce.enabled===!0&&ce.isPresenting===!0,J=O!==null&&(ne===null||j)&&O.begin(D,ne);if(A.matrixWorldAutoUpdate===!0&&A.updateMatrixWorld(),V.parent===null&&V.matrixWorldAutoUpdate===!0&&V.updateMatrixWorld(),ce.enabled===!0&&ce.isPresenting===!0&&(O===null||O.isCompositing()===!1)&&(ce.cameraAutoUpdate===!0&&ce.updateCamera(V),V=ce.getCamera()),A.isScene===!0&&A.onBeforeRender(D,A,V,ne),S=ie.get(A,T.length),S.init(V),S.state.textureUnits=Xe.getTextureUnits(),T.push(S),Dt.multiplyMatrices(V.projectionMatrix,V.matrixWorldInverse),V.isArrayCamera?$t.setFromArrayCamera(V):tt.setFromProjectionMatrix(Dt,vi,V.reversedDepth),cn=this.localClippingEnabled,kt=re.init(this.clippingPlanes,cn),C=ye.get(A,_.length),C.init(),_.push(C),this.info.render.frame++,ce.enabled===!0&&ce.isPresenting===!0){let Pe=D.xr.getDepthSensingMesh();Pe!==null&&ds(Pe,V,-1/0,D.sortObjects)}ds(A,V,0,D.sortObjects),C.finish(),z!==null&&z.updateLights(S.state.lightsArray),D.sortObjects===!0&&C.sort(He,st),Qt=ce.enabled===!1||ce.isPresenting===!1||ce.hasDepthSensing()===!1,Qt&&B.addToRenderList(C,A),this.info.autoReset===!0&&this.info.reset(),kt===!0&&re.beginShadows();let K=S.state.shadowsArray;if(pe.render(K,A,V),kt===!0&&re.endShadows(),(J&&O.hasRenderPass())===!1){let Pe=C.opaque,Te=C.transmissive;if(S.setupLights(),V.isArrayCamera){let Ie=V.cameras;if(Te.length>0)for(let ke=0,je=Ie.length;ke<je;ke++){let ut=Ie[ke];Ai(Pe,Te,A,ut)}Qt&&B.render(A);for(let ke=0,je=Ie.length;ke<je;ke++){let ut=Ie[ke];Fo(C,A,ut,ut.viewport)}}else Te.length>0&&Ai(Pe,Te,A,V),Qt&&B.render(A),Fo(C,A,V)}ne!==null&&U===0&&(Xe.updateMultisampleRenderTarget(ne),Xe.updateRenderTargetMipmap(ne)),J&&O.end(D),A.isScene===!0&&A.onAfterRender(D,A,V),be.resetDefaultState(),q=-1,Z=null,T.pop(),T.length>0?(S=T[T.length-1],Xe.setTextureUnits(S.state.textureUnits),kt===!0&&re.setGlobalState(D.clippingPlanes,S.state.camera)):S=null,_.pop(),_.length>0?C=_[_.length-1]:C=null,z!==null&&z.renderEnd()};function ds(A,V,j,J){if(A.visible===!1)return;if(A.layers.test(V.layers)){if(A.isGroup)j=A.renderOrder;else if(A.isLOD)A.autoUpdate===!0&&A.update(V);else if(A.isLight)S.pushLight(A),A.castShadow&&S.pushShadow(A);else if(A.isSprite){let Pe=V.isArrayCamera?$t:tt;if(!A.frustumCulled||A.intersectsFrustum(Pe)){J&&yt.setFromMatrixPosition(A.matrixWorld).applyMatrix4(Dt);let Te=he.update(A),Ie=A.material;Ie.visible&&C.push(A,Te,Ie,j,yt.z,null,V)}}else if(A.isMesh||A.isLine||A.isPoints){let Pe=V.isArrayCamera?$t:tt;if(!A.frustumCulled||A.intersectsFrustum(Pe)){let Te=he.update(A),Ie=A.material;if(J&&(A.boundingSphere!==void 0?(A.boundingSphere===null&&A.computeBoundingSphere(),yt.copy(A.boundingSphere.center)):(Te.boundingSphere===null&&Te.computeBoundingSphere(),yt.copy(Te.boundingSphere.center)),yt.applyMatrix4(A.matrixWorld).applyMatrix4(Dt)),Array.isArray(Ie)){let ke=Te.groups;for(let je=0,ut=ke.length;je<ut;je++){let Be=ke[je],dt=Ie[Be.materialIndex];dt&&dt.visible&&C.push(A,Te,dt,j,yt.z,Be,V)}}else Ie.visible&&C.push(A,Te,Ie,j,yt.z,null,V)}}}let Ae=A.children;for(let Pe=0,Te=Ae.length;Pe<Te;Pe++)ds(Ae[Pe],V,j,J)}function Fo(A,V,j,J){let{opaque:K,transmissive:Ae,transparent:Pe}=A;S.setupLightsView(j),kt===!0&&re.setGlobalState(D.clippingPlanes,j),J&&Se.viewport(te.copy(J)),K.length>0&&jt(K,V,j),Ae.length>0&&jt(Ae,V,j),Pe.length>0&&jt(Pe,V,j),Se.buffers.depth.setTest(!0),Se.buffers.depth.setMask(!0),Se.buffers.color.setMask(!0),Se.setPolygonOffset(!1)}function Ai(A,V,j,J){if((j.isScene===!0?j.overrideMaterial:null)!==null)return;if(S.state.transmissionRenderTarget[J.id]===void 0){let Be=$e.has("EXT_color_buffer_half_float")||$e.has("EXT_color_buffer_float");S.state.transmissionRenderTarget[J.id]=new hi(1,1,{generateMipmaps:!0,type:Be?Ui:ni,minFilter:Es,samples:Math.max(4,rt.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:mt.workingColorSpace})}let Ae=S.state.transmissionRenderTarget[J.id],Pe=J.viewport||te;Ae.setSize(Pe.z*D.transmissionResolutionScale,Pe.w*D.transmissionResolutionScale);let Te=D.getRenderTarget(),Ie=D.getActiveCubeFace(),ke=D.getActiveMipmapLevel();D.setRenderTarget(Ae),D.getClearColor(ee),me=D.getClearAlpha(),me<1&&D.setClearColor(16777215,.5),D.clear(),Qt&&B.render(j);let je=D.toneMapping;D.toneMapping=ss;let ut=J.viewport;if(J.viewport!==void 0&&(J.viewport=void 0),S.setupLightsView(J),kt===!0&&re.setGlobalState(D.clippingPlanes,J),jt(A,j,J),Xe.updateMultisampleRenderTarget(Ae),Xe.updateRenderTargetMipmap(Ae),$e.has("WEBGL_multisampled_render_to_texture")===!1){let Be=!1;for(let dt=0,Kt=V.length;dt<Kt;dt++){let Ct=V[dt],{object:Rt,geometry:vn,material:Ue,group:un}=Ct;if(Ue.side===ti&&Rt.layers.test(J.layers)){let pt=Ue.side;Ue.side=Fn,Ue.needsUpdate=!0,rn(Rt,j,J,vn,Ue,un),Ue.side=pt,Ue.needsUpdate=!0,Be=!0}}Be===!0&&(Xe.updateMultisampleRenderTarget(Ae),Xe.updateRenderTargetMipmap(Ae))}D.setRenderTarget(Te,Ie,ke),D.setClearColor(ee,me),ut!==void 0&&(J.viewport=ut),D.toneMapping=je}function jt(A,V,j){let J=V.isScene===!0?V.overrideMaterial:null;for(let K=0,Ae=A.length;K<Ae;K++){let Pe=A[K],{object:Te,geometry:Ie,group:ke}=Pe,je=Pe.material;je.allowOverride===!0&&J!==null&&(je=J),Te.layers.test(j.layers)&&rn(Te,V,j,Ie,je,ke)}}function rn(A,V,j,J,K,Ae){z!==null&&K.isNodeMaterial&&z.setObject(A,K),A.onBeforeRender(D,V,j,J,K,Ae),A.modelViewMatrix.multiplyMatrices(j.matrixWorldInverse,A.matrixWorld),A.normalMatrix.getNormalMatrix(A.modelViewMatrix),K.onBeforeRender(D,V,j,J,A,Ae),K.transparent===!0&&K.side===ti&&K.forceSinglePass===!1?(K.side=Fn,K.needsUpdate=!0,D.renderBufferDirect(j,V,J,K,A,Ae),K.side=ns,K.needsUpdate=!0,D.renderBufferDirect(j,V,J,K,A,Ae),K.side=ti):D.renderBufferDirect(j,V,J,K,A,Ae),A.onAfterRender(D,V,j,J,K,Ae)}function on(A){let V=0;for(let j of A)j.texture!==null&&V++;return V}function Hi(A,V,j){V.isScene!==!0&&(V=yn);let J=ze.get(A),K=S.state.lights,Ae=S.state.shadowsArray,Pe=K.state.version,Te=ae.getParameters(A,K.state,Ae,V,j,S.state.lightProbeGridArray),Ie=ae.getProgramCacheKey(Te),ke=J.programs;J.environment=A.isMeshStandardMaterial||A.isMeshLambertMaterial||A.isMeshPhongMaterial?V.environment:null,J.fog=V.fog;let je=A.isMeshStandardMaterial||A.isMeshLambertMaterial&&!A.envMap||A.isMeshPhongMaterial&&!A.envMap;J.envMap=P.get(A.envMap||J.environment,je),J.envMapRotation=J.environment!==null&&A.envMap===null?V.environmentRotation:A.envMapRotation,ke===void 0&&(A.addEventListener("dispose",ot),ke=new Map,J.programs=ke,J.programVariants=new Map);let ut=ke.get(Ie);if(ut!==void 0){if(J.currentProgram===ut&&J.lightsStateVersion===Pe)return Oo(A,Te),ut}else Te.uniforms=ae.getUniforms(A),z!==null&&A.isNodeMaterial&&z.build(A,j,Te),A.onBeforeCompile(Te,D),ut=ae.acquireProgram(Te,Ie),ke.set(Ie,ut),J.uniforms=Te.uniforms;let Be=J.uniforms;return(!A.isShaderMaterial&&!A.isRawShaderMaterial||A.clipping===!0)&&(Be.clippingPlanes=re.uniform),Oo(A,Te),J.needsLights=Os(A),J.lightsStateVersion=Pe,J.needsLights&&(Be.ambientLightColor.value=K.state.ambient,Be.lightProbe.value=K.state.probe,Be.sunLights.value=K.state.sun,Be.sunLightShadows.value=K.state.sunShadow,Be.directionalLights.value=K.state.directional,Be.directionalLightShadows.value=K.state.directionalShadow,Be.spotLights.value=K.state.spot,Be.spotLightShadows.value=K.state.spotShadow,Be.rectAreaLights.value=K.state.rectArea,Be.ltc_1.value=K.state.rectAreaLTC1,Be.ltc_2.value=K.state.rectAreaLTC2,Be.pointLights.value=K.state.point,Be.pointLightShadows.value=K.state.pointShadow,Be.hemisphereLights.value=K.state.hemi,Be.sunShadowMatrix.value=K.state.sunShadowMatrix,Be.sunShadowCascade.value=K.state.sunShadowCascade,Be.directionalShadowMatrix.value=K.state.directionalShadowMatrix,Be.spotLightMatrix.value=K.state.spotLightMatrix,Be.spotLightMap.value=K.state.spotLightMap,Be.pointShadowMatrix.value=K.state.pointShadowMatrix),J.numLightProbeGrids=on(S.state.lightProbeGridArray),J.currentProgram=ut,J.uniformsList=null,ut}function si(A,V,j,J,K){let Ae=ze.get(A),Pe=Ae.currentProgram.id+","+J+","+K,Te=Ae.programVariants.get(Pe);return Te===void 0?(Te=Hi(A,V,j),Ae.programVariants.set(Pe,Te)):(Ae.currentProgram=Te,Ae.uniformsList=null,Ae.outputColorSpace=J,Ae.toneMapping=K),Te}function Fs(A){if(A.uniformsList===null){let V=A.currentProgram.getUniforms();A.uniformsList=_o.seqWithValue(V.seq,A.uniforms)}return A.uniformsList}function Oo(A,V){let j=ze.get(A);j.outputColorSpace=V.outputColorSpace,j.batching=V.batching,j.batchingColor=V.batchingColor,j.instancing=V.instancing,j.instancingColor=V.instancingColor,j.instancingMorph=V.instancingMorph,j.skinning=V.skinning,j.morphTargets=V.morphTargets,j.morphNormals=V.morphNormals,j.morphColors=V.morphColors,j.morphTargetsCount=V.morphTargetsCount,j.numClippingPlanes=V.numClippingPlanes,j.numIntersection=V.numClipIntersection,j.vertexAlphas=V.vertexAlphas,j.vertexTangents=V.vertexTangents,j.toneMapping=V.toneMapping}function Bo(A,V,j,J,K){V.isScene!==!0&&(V=yn),Xe.resetTextureUnits();let Ae=V.fog,Pe=J.isMeshStandardMaterial||J.isMeshLambertMaterial||J.isMeshPhongMaterial?V.environment:null,Te=ne===null?D.outputColorSpace:ne.isXRRenderTarget===!0?ne.texture.colorSpace:mt.workingColorSpace,Ie=J.isMeshStandardMaterial||J.isMeshLambertMaterial&&!J.envMap||J.isMeshPhongMaterial&&!J.envMap,ke=P.get(J.envMap||Pe,Ie),je=J.vertexColors===!0&&!!j.attributes.color&&j.attributes.color.itemSize===4,ut=!!j.attributes.tangent&&(!!J.normalMap||J.anisotropy>0),Be=!!j.morphAttributes.position,dt=!!j.morphAttributes.normal,Kt=!!j.morphAttributes.color,Ct=ss;J.toneMapped&&(ne===null||ne.isXRRenderTarget===!0)&&(Ct=D.toneMapping);let Rt=j.morphAttributes.position||j.morphAttributes.normal||j.morphAttributes.color,vn=Rt!==void 0?Rt.length:0,Ue=ze.get(J),un=S.state.lights;if(kt===!0&&(cn===!0||A!==Z)){let Pt=A===Z&&J.id===q;re.setState(J,A,Pt)}let pt=!1,fs=!1;J.version===Ue.__version?Ue.needsLights&&Ue.lightsStateVersion!==un.state.version||K.isBatchedMesh&&Ue.batching===!1||!K.isBatchedMesh&&Ue.batching===!0||K.isBatchedMesh&&Ue.batchingColor===!0&&K._colorsTexture===null||K.isBatchedMesh&&Ue.batchingColor===!1&&K._colorsTexture!==null||K.isInstancedMesh&&Ue.instancing===!1||!K.isInstancedMesh&&Ue.instancing===!0||K.isSkinnedMesh&&Ue.skinning===!1||!K.isSkinnedMesh&&Ue.skinning===!0||K.isInstancedMesh&&Ue.instancingColor===!0&&K.instanceColor===null||K.isInstancedMesh&&Ue.instancingColor===!1&&K.instanceColor!==null||K.isInstancedMesh&&Ue.instancingMorph===!0&&K.morphTexture===null||K.isInstancedMesh&&Ue.instancingMorph===!1&&K.morphTexture!==null||Ue.envMap!==ke||J.fog===!0&&Ue.fog!==Ae||Ue.numClippingPlanes!==void 0&&(Ue.numClippingPlanes!==re.numPlanes||Ue.numIntersection!==re.numIntersection)||Ue.vertexAlphas!==je||Ue.vertexTangents!==ut||Ue.morphTargets!==Be||Ue.morphNormals!==dt||Ue.morphColors!==Kt||Ue.morphTargetsCount!==vn||Ue.numLightProbeGrids!==on(S.state.lightProbeGridArray)?pt=!0:(Ue.outputColorSpace!==Te||Ue.toneMapping!==Ct)&&(fs=!0):(pt=!0,Ue.__version=J.version);let dn=Ue.currentProgram;(pt===!0||fs===!0)&&(dn=fs===!0?si(J,V,K,Te,Ct):Hi(J,V,K),z&&J.isNodeMaterial&&z.onUpdateProgram(J,dn,Ue));let Ir=!1,Wi=!1,ps=!1,lt=dn.getUniforms(),en=Ue.uniforms;if(Se.useProgram(dn.program)&&(Ir=!0,Wi=!0,ps=!0),J.id!==q&&(q=J.id,Wi=!0),Ir||Z!==A){Se.buffers.depth.getReversed()&&A.reversedDepth!==!0&&(A._reversedDepth=!0,A.updateProjectionMatrix()),lt.setValue(k,"projectionMatrix",A.projectionMatrix),lt.setValue(k,"viewMatrix",A.matrixWorldInverse);let fn=lt.map.cameraPosition;fn!==void 0&&fn.setValue(k,Cn.setFromMatrixPosition(A.matrixWorld)),rt.logarithmicDepthBuffer&&lt.setValue(k,"logDepthBufFC",2/(Math.log(A.far+1)/Math.LN2)),(J.isMeshPhongMaterial||J.isMeshToonMaterial||J.isMeshLambertMaterial||J.isMeshBasicMaterial||J.isMeshStandardMaterial||J.isShaderMaterial)&&lt.setValue(k,"isOrthographic",A.isOrthographicCamera===!0),Z!==A&&(Z=A,Wi=!0,ps=!0)}if(Ue.needsLights&&(un.state.sunShadowMap.length>0&&lt.setValue(k,"sunShadowMap",un.state.sunShadowMap,Xe),un.state.directionalShadowMap.length>0&&lt.setValue(k,"directionalShadowMap",un.state.directionalShadowMap,Xe),un.state.spotShadowMap.length>0&&lt.setValue(k,"spotShadowMap",un.state.spotShadowMap,Xe),un.state.pointShadowMap.length>0&&lt.setValue(k,"pointShadowMap",un.state.pointShadowMap,Xe)),K.isSkinnedMesh){lt.setOptional(k,K,"bindMatrix"),lt.setOptional(k,K,"bindMatrixInverse");let Pt=K.skeleton;Pt&&(Pt.boneTexture===null&&Pt.computeBoneTexture(),lt.setValue(k,"boneTexture",Pt.boneTexture,Xe))}K.isBatchedMesh&&(lt.setOptional(k,K,"batchingTexture"),lt.setValue(k,"batchingTexture",K._matricesTexture,Xe),lt.setOptional(k,K,"batchingIdTexture"),lt.setValue(k,"batchingIdTexture",K._indirectTexture,Xe),lt.setOptional(k,K,"batchingColorTexture"),K._colorsTexture!==null&&lt.setValue(k,"batchingColorTexture",K._colorsTexture,Xe));let Xn=j.morphAttributes;if((Xn.position!==void 0||Xn.normal!==void 0||Xn.color!==void 0)&&oe.update(K,j,dn),(Wi||Ue.receiveShadow!==K.receiveShadow)&&(Ue.receiveShadow=K.receiveShadow,lt.setValue(k,"receiveShadow",K.receiveShadow)),(J.isMeshStandardMaterial||J.isMeshLambertMaterial||J.isMeshPhongMaterial)&&J.envMap===null&&V.environment!==null&&(en.envMapIntensity.value=V.environmentIntensity),en.dfgLUT!==void 0&&(en.dfgLUT.value=QM()),Wi){if(lt.setValue(k,"toneMappingExposure",D.toneMappingExposure),Ue.needsLights&&Rr(en,ps),Ae&&J.fog===!0&&xe.refreshFogUniforms(en,Ae),xe.refreshMaterialUniforms(en,J,Me,Ee,S.state.transmissionRenderTarget[A.id]),Ue.needsLights&&Ue.numLightProbeGrids>0){let Pt=b,fn=0;for(let Bn of S.state.lightProbeGridArray)Bn.texture!==null&&(Pt.textures[fn]=Bn.texture,Pt.min[fn]=Bn.boundingBox.min,Pt.max[fn]=Bn.boundingBox.max,Pt.resolution[fn]=Bn.resolution,fn++);for(let Bn in Pt)Pt[Bn].length=fn;en.probesSH.value=Pt.textures,en.probesMin.value=Pt.min,en.probesMax.value=Pt.max,en.probesResolution.value=Pt.resolution}_o.upload(k,Fs(Ue),en,Xe)}if(J.isShaderMaterial&&J.uniformsNeedUpdate===!0&&(_o.upload(k,Fs(Ue),en,Xe),J.uniformsNeedUpdate=!1),J.isSpriteMaterial&&lt.setValue(k,"center",K.center),lt.setValue(k,"modelViewMatrix",K.modelViewMatrix),lt.setValue(k,"normalMatrix",K.normalMatrix),lt.setValue(k,"modelMatrix",K.matrixWorld),J.uniformsGroups!==void 0){let Pt=J.uniformsGroups;for(let fn=0,Bn=Pt.length;fn<Bn;fn++){let il=Pt[fn];Ge.update(il,dn),Ge.bind(il,dn)}}return dn}function Rr(A,V){A.ambientLightColor.needsUpdate=V,A.lightProbe.needsUpdate=V,A.sunLights.needsUpdate=V,A.sunLightShadows.needsUpdate=V,A.directionalLights.needsUpdate=V,A.directionalLightShadows.needsUpdate=V,A.pointLights.needsUpdate=V,A.pointLightShadows.needsUpdate=V,A.spotLights.needsUpdate=V,A.spotLightShadows.needsUpdate=V,A.rectAreaLights.needsUpdate=V,A.hemisphereLights.needsUpdate=V}function Os(A){return A.isMeshLambertMaterial||A.isMeshToonMaterial||A.isMeshPhongMaterial||A.isMeshStandardMaterial||A.isShadowMaterial||A.isShaderMaterial&&A.lights===!0}this.getActiveCubeFace=function(){return H},this.getActiveMipmapLevel=function(){return U},this.getRenderTarget=function(){return ne},this.setRenderTargetTextures=function(A,V,j){let J=ze.get(A);J.__autoAllocateDepthBuffer=A.resolveDepthBuffer===!1,J.__autoAllocateDepthBuffer===!1&&(J.__useRenderToTexture=!1),ze.get(A.texture).__webglTexture=V,ze.get(A.depthTexture).__webglTexture=J.__autoAllocateDepthBuffer?void 0:j,J.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(A,V){let j=ze.get(A);j.__webglFramebuffer=V,j.__useDefaultFramebuffer=V===void 0},this.setRenderTarget=function(A,V=0,j=0){ne=A,H=V,U=j;let J=null,K=!1,Ae=!1;if(A){let Te=ze.get(A);if(Te.__useDefaultFramebuffer!==void 0){Se.bindFramebuffer(k.FRAMEBUFFER,Te.__webglFramebuffer),te.copy(A.viewport),de.copy(A.scissor),ue=A.scissorTest,Se.viewport(te),Se.scissor(de),Se.setScissorTest(ue),q=-1;return}else if(Te.__webglFramebuffer===void 0)Xe.setupRenderTarget(A);else if(Te.__hasExternalTextures)Xe.rebindTextures(A,ze.get(A.texture).__webglTexture,ze.get(A.depthTexture).__webglTexture);else if(A.depthBuffer){let je=A.depthTexture;if(Te.__boundDepthTexture!==je){if(je!==null&&ze.has(je)&&(A.width!==je.image.width||A.height!==je.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Xe.setupDepthRenderbuffer(A)}}let Ie=A.texture;(Ie.isData3DTexture||Ie.isDataArrayTexture||Ie.isCompressedArrayTexture)&&(Ae=!0);let ke=ze.get(A).__webglFramebuffer;A.isWebGLCubeRenderTarget?(Array.isArray(ke[V])?J=ke[V][j]:J=ke[V],K=!0):A.samples>0&&Xe.useMultisampledRTT(A)===!1?J=ze.get(A).__webglMultisampledFramebuffer:Array.isArray(ke)?J=ke[j]:J=ke,te.copy(A.viewport),de.copy(A.scissor),ue=A.scissorTest}else te.copy(Ve).multiplyScalar(Me).floor(),de.copy(ht).multiplyScalar(Me).floor(),ue=at;if(j!==0&&(J=G),Se.bindFramebuffer(k.FRAMEBUFFER,J)&&Se.drawBuffers(A,J),Se.viewport(te),Se.scissor(de),Se.setScissorTest(ue),K){let Te=ze.get(A.texture);k.framebufferTexture2D(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_CUBE_MAP_POSITIVE_X+V,Te.__webglTexture,j)}else if(Ae){let Te=V;for(let Ie=0;Ie<A.textures.length;Ie++){let ke=ze.get(A.textures[Ie]);k.framebufferTextureLayer(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0+Ie,ke.__webglTexture,j,Te)}}else if(A!==null&&j!==0){let Te=ze.get(A.texture);k.framebufferTexture2D(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,Te.__webglTexture,j)}q=-1};function Pr(A){let V=ze.get(A);return(V.__readFormat!==A.format||V.__readType!==A.type)&&(V.__readFormat=A.format,V.__readType=A.type,V.__formatReadable=rt.textureFormatReadable(A.format),V.__typeReadable=rt.textureTypeReadable(A.type)),V}this.readRenderTargetPixels=function(A,V,j,J,K,Ae,Pe,Te=0){if(!(A&&A.isWebGLRenderTarget)){Qe("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Ie=ze.get(A).__webglFramebuffer;if(A.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie){Se.bindFramebuffer(k.FRAMEBUFFER,Ie);try{let ke=A.textures[Te],je=ke.format,ut=ke.type;A.textures.length>1&&k.readBuffer(k.COLOR_ATTACHMENT0+Te);let Be=Pr(ke);if(Be.__formatReadable===!1){Qe("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Be.__typeReadable===!1){Qe("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}V>=0&&V<=A.width-J&&j>=0&&j<=A.height-K&&k.readPixels(V,j,J,K,ge.convert(je),ge.convert(ut),Ae)}finally{let ke=ne!==null?ze.get(ne).__webglFramebuffer:null;Se.bindFramebuffer(k.FRAMEBUFFER,ke)}}},this.readRenderTargetPixelsAsync=async function(A,V,j,J,K,Ae,Pe,Te=0){if(!(A&&A.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Ie=ze.get(A).__webglFramebuffer;if(A.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie)if(V>=0&&V<=A.width-J&&j>=0&&j<=A.height-K){Se.bindFramebuffer(k.FRAMEBUFFER,Ie);let ke=A.textures[Te],je=ke.format,ut=ke.type;A.textures.length>1&&k.readBuffer(k.COLOR_ATTACHMENT0+Te);let Be=Pr(ke);if(Be.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Be.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let dt=k.createBuffer();k.bindBuffer(k.PIXEL_PACK_BUFFER,dt),k.bufferData(k.PIXEL_PACK_BUFFER,Ae.byteLength,k.STREAM_READ),k.readPixels(V,j,J,K,ge.convert(je),ge.convert(ut),0),k.bindBuffer(k.PIXEL_PACK_BUFFER,null);let Kt=ne!==null?ze.get(ne).__webglFramebuffer:null;Se.bindFramebuffer(k.FRAMEBUFFER,Kt);let Ct=k.fenceSync(k.SYNC_GPU_COMMANDS_COMPLETE,0);return k.flush(),await cm(k,Ct,4),k.bindBuffer(k.PIXEL_PACK_BUFFER,dt),k.getBufferSubData(k.PIXEL_PACK_BUFFER,0,Ae),k.bindBuffer(k.PIXEL_PACK_BUFFER,null),k.deleteBuffer(dt),k.deleteSync(Ct),Ae}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(A,V=null,j=0){let J=Math.pow(2,-j),K=Math.floor(A.image.width*J),Ae=Math.floor(A.image.height*J),Pe=V!==null?V.x:0,Te=V!==null?V.y:0;Xe.setTexture2D(A,0),k.copyTexSubImage2D(k.TEXTURE_2D,j,0,0,Pe,Te,K,Ae),Se.unbindTexture()},this.copyTextureToTexture=function(A,V,j=null,J=null,K=0,Ae=0){let Pe,Te,Ie,ke,je,ut,Be,dt,Kt,Ct=A.isCompressedTexture?A.mipmaps[Ae]:A.image;if(j!==null)Pe=j.max.x-j.min.x,Te=j.max.y-j.min.y,Ie=j.isBox3?j.max.z-j.min.z:1,ke=j.min.x,je=j.min.y,ut=j.isBox3?j.min.z:0;else{let lt=Math.pow(2,-K);Pe=Math.floor(Ct.width*lt),Te=Math.floor(Ct.height*lt),A.isDataArrayTexture?Ie=Ct.depth:A.isData3DTexture?Ie=Math.floor(Ct.depth*lt):Ie=1,ke=0,je=0,ut=0}J!==null?(Be=J.x,dt=J.y,Kt=J.z):(Be=0,dt=0,Kt=0);let Rt=ge.convert(V.format),vn=ge.convert(V.type),Ue;V.isData3DTexture?(Xe.setTexture3D(V,0),Ue=k.TEXTURE_3D):V.isDataArrayTexture||V.isCompressedArrayTexture?(Xe.setTexture2DArray(V,0),Ue=k.TEXTURE_2D_ARRAY):(Xe.setTexture2D(V,0),Ue=k.TEXTURE_2D),Se.activeTexture(k.TEXTURE0),Se.pixelStorei(k.UNPACK_FLIP_Y_WEBGL,V.flipY),Se.pixelStorei(k.UNPACK_PREMULTIPLY_ALPHA_WEBGL,V.premultiplyAlpha),Se.pixelStorei(k.UNPACK_ALIGNMENT,V.unpackAlignment);let un=Se.getParameter(k.UNPACK_ROW_LENGTH),pt=Se.getParameter(k.UNPACK_IMAGE_HEIGHT),fs=Se.getParameter(k.UNPACK_SKIP_PIXELS),dn=Se.getParameter(k.UNPACK_SKIP_ROWS),Ir=Se.getParameter(k.UNPACK_SKIP_IMAGES);Se.pixelStorei(k.UNPACK_ROW_LENGTH,Ct.width),Se.pixelStorei(k.UNPACK_IMAGE_HEIGHT,Ct.height),Se.pixelStorei(k.UNPACK_SKIP_PIXELS,ke),Se.pixelStorei(k.UNPACK_SKIP_ROWS,je),Se.pixelStorei(k.UNPACK_SKIP_IMAGES,ut);let Wi=A.isDataArrayTexture||A.isData3DTexture,ps=V.isDataArrayTexture||V.isData3DTexture;if(A.isDepthTexture){let lt=ze.get(A),en=ze.get(V),Xn=ze.get(lt.__renderTarget),Pt=ze.get(en.__renderTarget);Se.bindFramebuffer(k.READ_FRAMEBUFFER,Xn.__webglFramebuffer),Se.bindFramebuffer(k.DRAW_FRAMEBUFFER,Pt.__webglFramebuffer);for(let fn=0;fn<Ie;fn++)Wi&&(k.framebufferTextureLayer(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,ze.get(A).__webglTexture,K,ut+fn),k.framebufferTextureLayer(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,ze.get(V).__webglTexture,Ae,Kt+fn)),k.blitFramebuffer(ke,je,ke+Pe,je+Te,Be,dt,Be+Pe,dt+Te,k.DEPTH_BUFFER_BIT,k.NEAREST);Se.bindFramebuffer(k.READ_FRAMEBUFFER,null),Se.bindFramebuffer(k.DRAW_FRAMEBUFFER,null)}else if(K!==0||A.isRenderTargetTexture||ze.has(A)){let lt=ze.get(A),en=ze.get(V);Se.bindFramebuffer(k.READ_FRAMEBUFFER,R),Se.bindFramebuffer(k.DRAW_FRAMEBUFFER,F);for(let Xn=0;Xn<Ie;Xn++)Wi?k.framebufferTextureLayer(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,lt.__webglTexture,K,ut+Xn):k.framebufferTexture2D(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,lt.__webglTexture,K),ps?k.framebufferTextureLayer(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,en.__webglTexture,Ae,Kt+Xn):k.framebufferTexture2D(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,en.__webglTexture,Ae),K!==0?k.blitFramebuffer(ke,je,ke+Pe,je+Te,Be,dt,Be+Pe,dt+Te,k.COLOR_BUFFER_BIT,k.NEAREST):ps?k.copyTexSubImage3D(Ue,Ae,Be,dt,Kt+Xn,ke,je,Pe,Te):k.copyTexSubImage2D(Ue,Ae,Be,dt,ke,je,Pe,Te);Se.bindFramebuffer(k.READ_FRAMEBUFFER,null),Se.bindFramebuffer(k.DRAW_FRAMEBUFFER,null)}else ps?A.isDataTexture||A.isData3DTexture?k.texSubImage3D(Ue,Ae,Be,dt,Kt,Pe,Te,Ie,Rt,vn,Ct.data):V.isCompressedArrayTexture?k.compressedTexSubImage3D(Ue,Ae,Be,dt,Kt,Pe,Te,Ie,Rt,Ct.data):k.texSubImage3D(Ue,Ae,Be,dt,Kt,Pe,Te,Ie,Rt,vn,Ct):A.isDataTexture?k.texSubImage2D(k.TEXTURE_2D,Ae,Be,dt,Pe,Te,Rt,vn,Ct.data):A.isCompressedTexture?k.compressedTexSubImage2D(k.TEXTURE_2D,Ae,Be,dt,Ct.width,Ct.height,Rt,Ct.data):k.texSubImage2D(k.TEXTURE_2D,Ae,Be,dt,Pe,Te,Rt,vn,Ct);Se.pixelStorei(k.UNPACK_ROW_LENGTH,un),Se.pixelStorei(k.UNPACK_IMAGE_HEIGHT,pt),Se.pixelStorei(k.UNPACK_SKIP_PIXELS,fs),Se.pixelStorei(k.UNPACK_SKIP_ROWS,dn),Se.pixelStorei(k.UNPACK_SKIP_IMAGES,Ir),Ae===0&&V.generateMipmaps===!0&&V.mipmapsAutoUpdate===!0&&k.generateMipmap(Ue),Se.unbindTexture()},this.initRenderTarget=function(A){ze.get(A).__webglFramebuffer===void 0&&Xe.setupRenderTarget(A)},this.initTexture=function(A){A.isCubeTexture?Xe.setTextureCube(A,0):A.isData3DTexture?Xe.setTexture3D(A,0):A.isDataArrayTexture||A.isCompressedArrayTexture?Xe.setTexture2DArray(A,0):Xe.setTexture2D(A,0),Se.unbindTexture()},this.resetState=function(){H=0,U=0,ne=null,Se.reset(),be.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return vi}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=mt._getDrawingBufferColorSpace(e),t.unpackColorSpace=mt._getUnpackColorSpace()}};function Oi(i,e,t=i.length){let n=0,s=t;for(;n<s;){let r=n+s>>1;i[r]<e?n=r+1:s=r}return n}function ph(i,e,t,n,s,r=!1,o=i.length){let a=Math.max(0,Oi(i,t,o)-1),c=Math.min(o,Oi(i,n,o)+2),l=p=>Number.isFinite(p)&&(!r||p>0),h=new Float64Array(Math.min(c-a,2*s+6)),d=new Float64Array(h.length),u=0,f=p=>{h[u]=i[p],d[u++]=r?Math.abs(e[p]):e[p]};if(c-a<=2*s+6)for(let p=a;p<c;p++)l(r?Math.abs(e[p]):e[p])&&f(p);else{let p=(n-t)/s||1,x=a;for(;x<c;){let g=Math.floor((i[x]-t)/p),m=t+(g+1)*p,v=-1,E=-1,b=1/0,C=-1/0;do{let S=r?Math.abs(e[x]):e[x];l(S)&&(S<b&&(b=S,v=x),S>C&&(C=S,E=x)),x++}while(x<c&&i[x]<m);v<0||(f(Math.min(v,E)),v!==E&&f(Math.max(v,E)))}}return{x:h.subarray(0,u),y:d.subarray(0,u)}}function mh(i){if(i.length===1)return[i[0].x,i[0].y];let e=new Float64Array(i.reduce((r,o)=>r+o.x.length,0)),t=0;for(let r of i)e.set(r.x,t),t+=r.x.length;e.sort();let n=0;for(let r=0;r<e.length;r++)(r===0||e[r]!==e[r-1])&&(e[n++]=e[r]);let s=e.subarray(0,n);return[s,...i.map(r=>{let o=new Array(n).fill(null),a=0;for(let c=0;c<r.x.length;c++){for(;s[a]<r.x[c];)a++;o[a]=r.y[c]}return o})]}var Fd={value:new it(1,1)},jM=`
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
}`,eS=`
uniform vec3 colour;
uniform float opacity;
varying float alpha;
void main() {
  gl_FragColor = vec4(colour, opacity * alpha);
  #include <colorspace_fragment>
}`,tS=new Zt(new Float32Array([0,-1,0,1,-1,0,1,1,0,0,1,0]),3),nS=new Zt(new Uint16Array([0,1,2,0,2,3]),1),Ud=4096,Ps=class extends It{constructor(t,n,s=1/0){super();this.budget=s;this.material=new Vn({vertexShader:jM,fragmentShader:eS,transparent:!0,depthWrite:!1,side:ti,uniforms:{resolution:Fd,colour:{value:new qe(n.colour)},width:{value:n.width??1.5},opacity:{value:n.opacity??1},now:{value:3e38},past:{value:n.past??1},ahead:{value:n.ahead??0},fade:{value:n.fade??1},ball:{value:n.ball?1:0}}}),this.points=t,this.order=2}budget;material;starts=[];total=0;set points(t){for(let n of this.children)n.geometry.dispose();this.clear(),this.starts=[],this.total=t.length/4-1;for(let n=0;n<this.total;n+=Ud){let s=Math.min(Ud,this.total-n),r=new ba;r.setAttribute("position",tS),r.setIndex(nS);let o=new Ma(t.subarray(4*n,4*(n+s+1)),4,1);r.setAttribute("a",new ws(o,4,0)),r.setAttribute("b",new ws(o,4,4)),r.instanceCount=s;let a=new Ft(r,this.material);a.frustumCulled=!1,a.renderOrder=this.ordered,this.add(a),this.starts.push(t[4*n+3])}}ordered=2;set order(t){this.ordered=t;for(let n of this.children)n.renderOrder=t}set now(t){this.material.uniforms.now.value=t;let n=Oi(this.starts,t),s=this.starts[n]===t?n:n-1,r=Math.max(1,Math.floor(this.budget/Ud)),o=this.total<=this.budget&&this.material.uniforms.ahead.value>0;this.children.forEach((a,c)=>a.visible=c<=s?c>s-r:o)}};function er(i,e){let t=new Float32Array(4*i.reduce((s,r)=>s+r.length,0)/3),n=0;for(let s of i){for(let r=0;r<s.length;r+=3)t.set([s[r],s[r+1],s[r+2],0],4*n++);t[4*n-1]=34e37}return new Ps(t,e)}var Ua=new X;function bi(i,e,t,n,s,r){let o=2*Math.PI*s/4,a=Math.max(r-2*s,0),c=Math.PI/4;Ua.copy(e),Ua[n]=0,Ua.normalize();let l=.5*o/(o+a),h=1-Ua.angleTo(i)/c;return Math.sign(Ua[t])===1?h*l:a/(o+a)+l+l*(1-h)}var gh=class i extends ts{constructor(e=1,t=1,n=1,s=2,r=.1){let o=s*2+1;if(r=Math.min(e/2,t/2,n/2,r),super(1,1,1,o,o,o),this.type="RoundedBoxGeometry",this.parameters={width:e,height:t,depth:n,segments:s,radius:r},o===1)return;let a=this.toNonIndexed();this.index=null,this.attributes.position=a.attributes.position,this.attributes.normal=a.attributes.normal,this.attributes.uv=a.attributes.uv;let c=new X,l=new X,h=new X(e,t,n).divideScalar(2).subScalar(r),d=this.attributes.position.array,u=this.attributes.normal.array,f=this.attributes.uv.array,p=d.length/6,x=new X,g=.5/o;for(let m=0,v=0;m<d.length;m+=3,v+=2)switch(c.fromArray(d,m),l.copy(c),l.x-=Math.sign(l.x)*g,l.y-=Math.sign(l.y)*g,l.z-=Math.sign(l.z)*g,l.normalize(),d[m+0]=h.x*Math.sign(c.x)+l.x*r,d[m+1]=h.y*Math.sign(c.y)+l.y*r,d[m+2]=h.z*Math.sign(c.z)+l.z*r,u[m+0]=l.x,u[m+1]=l.y,u[m+2]=l.z,Math.floor(m/p)){case 0:x.set(1,0,0),f[v+0]=bi(x,l,"z","y",r,n),f[v+1]=1-bi(x,l,"y","z",r,t);break;case 1:x.set(-1,0,0),f[v+0]=1-bi(x,l,"z","y",r,n),f[v+1]=1-bi(x,l,"y","z",r,t);break;case 2:x.set(0,1,0),f[v+0]=1-bi(x,l,"x","z",r,e),f[v+1]=bi(x,l,"z","x",r,n);break;case 3:x.set(0,-1,0),f[v+0]=1-bi(x,l,"x","z",r,e),f[v+1]=1-bi(x,l,"z","x",r,n);break;case 4:x.set(0,0,1),f[v+0]=1-bi(x,l,"x","y",r,e),f[v+1]=1-bi(x,l,"y","x",r,t);break;case 5:x.set(0,0,-1),f[v+0]=bi(x,l,"x","y",r,e),f[v+1]=1-bi(x,l,"y","x",r,t);break}}static fromJSON(e){return new i(e.width,e.height,e.depth,e.segments,e.radius)}};function Km(i,e=Math.PI/3){let t=i.index?i.toNonIndexed():i,n=t.attributes.position,s=n.count,r;if(n.isBufferAttribute===!0&&n.itemSize===3&&n.normalized===!1)r=n.array;else{r=new Float64Array(s*3);for(let b=0;b<s;b++)r[3*b+0]=n.getX(b),r[3*b+1]=n.getY(b),r[3*b+2]=n.getZ(b)}let o=Math.cos(e),a=(1+1e-10)*100,c=s/3,l=new Float64Array(c*3);for(let b=0;b<c;b++){let C=9*b,S=r[C+0],_=r[C+1],T=r[C+2],O=r[C+3],D=r[C+4],L=r[C+5],z=r[C+6],G=r[C+7],R=r[C+8],F=z-O,H=G-D,U=R-L,ne=S-O,q=_-D,Z=T-L,te=H*Z-U*q,de=U*ne-F*Z,ue=F*q-H*ne,ee=1/(Math.sqrt(te*te+de*de+ue*ue)||1);l[3*b+0]=te*ee,l[3*b+1]=de*ee,l[3*b+2]=ue*ee}let h=new Int32Array(s),d=new Float64Array(s*3),u=1;for(;u<s*2;)u<<=1;let f=u-1,p=new Int32Array(u),x=0;for(let b=0;b<s;b++){let C=3*b,S=Math.trunc(r[C+0]*a),_=Math.trunc(r[C+1]*a),T=Math.trunc(r[C+2]*a),O=(Math.imul(S,73856093)^Math.imul(_,19349663)^Math.imul(T,83492791))&f;for(;;){let D=p[O];if(D===0){let z=3*x;d[z+0]=S,d[z+1]=_,d[z+2]=T,p[O]=x+1,h[b]=x++;break}let L=3*(D-1);if(d[L+0]===S&&d[L+1]===_&&d[L+2]===T){h[b]=D-1;break}O=O+1&f}}let g=new Int32Array(x+1);for(let b=0;b<s;b++)g[h[b]+1]++;for(let b=0;b<x;b++)g[b+1]+=g[b];let m=new Int32Array(s),v=g.slice(0,x);for(let b=0;b<c;b++){let C=3*b;m[v[h[C+0]]++]=b,m[v[h[C+1]]++]=b,m[v[h[C+2]]++]=b}let E=new Float32Array(s*3);for(let b=0;b<c;b++){let C=3*b,S=l[C+0],_=l[C+1],T=l[C+2];for(let O=0;O<3;O++){let D=C+O,L=h[D],z=0,G=0,R=0;for(let H=g[L],U=g[L+1];H<U;H++){let ne=3*m[H],q=l[ne+0],Z=l[ne+1],te=l[ne+2];S*q+_*Z+T*te>o&&(z+=q,G+=Z,R+=te)}let F=1/(Math.sqrt(z*z+G*G+R*R)||1);E[3*D+0]=z*F,E[3*D+1]=G*F,E[3*D+2]=R*F}}return t.setAttribute("normal",new Zt(E,3,!1)),t}var Bd={dark:{name:"dark",ground:["#1b222d","#0c1016"],ink:"#e8ecf2",quiet:"#97a3b4",line:"#3a4454",runs:["#56b4e9","#de8fbb","#2bb893","#e69f00"],omega:"#f0e442",momentum:"#ff7f3f",axes:["#f2f4f8","#aeb9c9","#6fc3f0"],body:"#c9d2df",stripe:"#66768c",ellipsoid:"#7c93b4",plane:"#8ea2bd",energy:["#122c52","#3b496b","#6f7076","#a69d75","#d9c75f"],key:2.4,fill:1.15},light:{name:"light",ground:["#ffffff","#e9edf2"],ink:"#18202b",quiet:"#566273",line:"#c3cbd6",runs:["#0072b2","#b0508a","#007f5f","#b98500"],omega:"#a87900",momentum:"#d1440c",axes:["#18202b","#66758a","#0072b2"],body:"#dfe5ee",stripe:"#8496ae",ellipsoid:"#8da6c8",plane:"#7f93ad",energy:["#4f6a99","#8b93a8","#b9b7ae","#dccf9a","#f3e27a"],key:2.2,fill:1.9}};function xh(i,e){if(!Number.isFinite(e))return[.5,.5,.5];let t=Math.max(0,Math.min(1,e))*(i.length-1),n=Math.min(Math.floor(t),i.length-2),s=t-n,r=Od(i[n]),o=Od(i[n+1]);return[r[0]+(o[0]-r[0])*s,r[1]+(o[1]-r[1])*s,r[2]+(o[2]-r[2])*s]}function Od(i){let e=parseInt(i.slice(1),16);return[(e>>16&255)/255,(e>>8&255)/255,(e&255)/255]}function Fa(i,e){let[t,n,s]=Od(i);return`rgba(${Math.round(255*t)},${Math.round(255*n)},${Math.round(255*s)},${e})`}var iS=new X(0,0,1),Oa=new X,Mi=class extends It{constructor(t,n=.016,s=.25){super();this.thick=n;let r=new Ts({color:t,roughness:.5,emissive:t,emissiveIntensity:s});this.shaft=new Ft(new Zs(n,n,1,20).rotateX(Math.PI/2).translate(0,0,.5),r),this.head=new Ft(new fo(2.7*n,8*n,28).rotateX(Math.PI/2).translate(0,0,-4*n),r),this.add(this.shaft,this.head)}thick;shaft;head;point(t,n,s){let r=Math.hypot(t,n,s);this.visible=r>1e-9,this.visible&&(this.quaternion.setFromUnitVectors(iS,Oa.set(t/r,n/r,s/r)),this.head.position.z=r,this.head.scale.setScalar(Math.min(1,r/(8*this.thick))),this.shaft.scale.z=Math.max(1e-6,r-6*this.thick*this.head.scale.x))}};function as(i,e,t,n=1){let o=document.createElement("canvas"),a=o.getContext("2d"),c='600 60px "Segoe UI", system-ui, "Helvetica Neue", "DejaVu Sans", sans-serif';a.font=c;let l=Math.ceil(a.measureText(i).width)+24,h=Math.ceil(60*1.35);o.width=l,o.height=h,a=o.getContext("2d"),a.font=c,a.textBaseline="middle",a.textAlign="center",a.lineJoin="round",a.lineWidth=16,a.strokeStyle=t,a.globalAlpha=.75,a.strokeText(i,l/2,h/2),a.globalAlpha=1,a.fillStyle=e,a.fillText(i,l/2,h/2);let d=new fr(o);d.colorSpace=gn;let u=new la(new co({map:d,depthTest:!1,transparent:!0,sizeAttenuation:!1}));return u.userData.aspect=l/h,u.userData.size=n,u.renderOrder=10,u.userData.label=!0,u}function Qm(i){return i.onBeforeRender=(e,t,n)=>{let s=n.position;Oa.setFromMatrixPosition(i.matrixWorld).sub(s);let r=Math.max(0,Math.min(1,-s.dot(Oa)/Oa.lengthSq()));i.material.opacity=Oa.multiplyScalar(r).add(s).length()<.97?0:1},i}function _h(i,e,t){let n=2*Math.tan(t*Math.PI/360);i.traverse(s=>{if(!s.userData.label)return;let r=20*s.userData.size/e*n;s.scale.set(r*s.userData.aspect,r,1)})}var sS=`
varying vec3 n, v;
void main() {
  vec4 p = modelViewMatrix * vec4(position, 1.0);
  n = normalize(normalMatrix * normal);
  v = normalize(-p.xyz);
  gl_Position = projectionMatrix * p;
}`,rS=`
uniform vec3 colour;
uniform float rim, body;
varying vec3 n, v;
void main() {
  float f = 1.0 - abs(dot(normalize(n), normalize(v)));
  gl_FragColor = vec4(colour, body + rim * pow(f, 2.6));
  #include <colorspace_fragment>
}`;function ka(i,e,t,n=1){let s=new Vn({vertexShader:sS,fragmentShader:rS,transparent:!0,depthWrite:!1,side:ns,blending:is,uniforms:{colour:{value:new qe(i)},rim:{value:e},body:{value:t}}}),r=new Ft(new ei(n,64,40),s);return r.renderOrder=1,r}var kd=120;function zd(i){let e=new Float64Array(3*(kd+1));for(let t=0;t<=kd;t++)e.set(i(2*Math.PI*t/kd),3*t);return e}function za(i,e=30){let t=[];for(let n=-90+e;n<90;n+=e){let s=Math.cos(n*Math.PI/180),r=Math.sin(n*Math.PI/180);t.push(zd(o=>[s*Math.cos(o),s*Math.sin(o),r]))}for(let n=0;n<180;n+=e){let s=Math.cos(n*Math.PI/180),r=Math.sin(n*Math.PI/180);t.push(zd(o=>[s*Math.sin(o),r*Math.sin(o),Math.cos(o)]))}return er(t,i)}function oS(i,e,t,n=6){let s=i.index?i.toNonIndexed():i,r=s.getAttribute("position"),o=new Float32Array(3*r.count);for(let a=0;a<r.count;a+=3){let c=r.getX(a)+r.getX(a+1)+r.getX(a+2),l=r.getY(a)+r.getY(a+1)+r.getY(a+2),d=Math.floor((Math.atan2(l,c)/(2*Math.PI)+1)%1*n)%2===0?e:t;for(let u=0;u<3;u++)o.set([d.r,d.g,d.b],3*(a+u))}return s.setAttribute("color",new Zt(o,3)),s}function Ba(i){if(!i)return new bn;let e=new Lt().set(i[0][0],i[0][1],i[0][2],0,i[1][0],i[1][1],i[1][2],0,i[2][0],i[2][1],i[2][2],0,0,0,0,1);return new bn().setFromRotationMatrix(e)}function Va(i,e,t,n){let s=new It,r=i.body.shape??{kind:"box",size:[1,1,1]},o=(v,E)=>t?new qe(v).lerp(new qe(t),E):new qe(v),a=o(e.body,n?.9:.42),c=o(e.stripe,.5),l=(v={})=>new Ts({roughness:.46,metalness:.04,color:a,transparent:n,opacity:n?.17:1,depthWrite:!n,polygonOffset:n,polygonOffsetFactor:2,polygonOffsetUnits:4,...v}),h=new It,d=1,u=null,f,p=new X(...r.about??[0,0,0]);if(r.kind==="box"){let[v,E,b]=r.size;d=Math.hypot(v,E,b)/2;let C=new gh(v,E,b,4,.045*Math.max(v,E,b,1e-9)*Math.min(1,6*Math.min(v,E,b)/Math.max(v,E,b))),S=[0,0,1,1,2,2].map(_=>a.clone().lerp(c,[.85,.4,0][_]));f=new Ft(C,n?l():S.map(_=>l({color:_}))),n&&(u=new pr(new ts(v,E,b))),h.quaternion.copy(Ba(i.body.axes))}else if(r.kind==="mesh"){let v=new xn;v.setAttribute("position",new Zt(Float32Array.from(r.vertices),3)),v.setIndex(new Zt(Uint32Array.from(r.faces),1));let E=Km(v,.6),b=r.vertices;d=0;for(let C=0;C<b.length;C+=3)d=Math.max(d,Math.hypot(b[C],b[C+1],b[C+2]));f=new Ft(E,l()),n&&(u=new pr(E,25))}else{let v;if(r.kind==="ellipsoid"){let[E,b,C]=r.size;v=new ei(1,96,64).rotateX(Math.PI/2).scale(E,b,C),d=Math.max(E,b,C),h.quaternion.copy(Ba(i.body.axes))}else r.kind==="sphere"?(v=new ei(r.radius,96,64).rotateX(Math.PI/2),d=r.radius):r.kind==="cylinder"?(v=new Zs(r.radius,r.radius,r.height,96).rotateX(Math.PI/2),d=Math.hypot(r.radius,r.height/2)):(v=new fo(r.radius,r.height,96).rotateX(Math.PI/2).translate(0,0,r.height/4),d=Math.max(.75*r.height,Math.hypot(r.radius,r.height/4)));f=new Ft(oS(v,a,c),l({color:16777215,vertexColors:!0})),n&&f.material.color.set(a),r.kind!=="sphere"&&r.kind!=="ellipsoid"&&(u=new pr(v,40))}f.renderOrder=n?3:0;let x=.82/(d+p.length()||1);if(h.add(f),u){let v=new uo({color:n&&t?t:e.ink,transparent:!0,opacity:n?.95:.18}),E=new ca(u,v);E.renderOrder=n?4:1,h.add(E)}let g=new It;g.add(h),g.position.copy(p).negate();let m=new It;return m.scale.setScalar(x),m.add(g),s.add(m),s.userData.scale=x,s}function jm(i,e){let t=new ei(1,128,96),n=t.getAttribute("position"),s=new Float64Array(n.count),r=1/0,o=-1/0;for(let l=0;l<n.count;l++){let h=s[l]=e(n.getX(l),n.getY(l),n.getZ(l));r=Math.min(r,h),o=Math.max(o,h)}let a=new Float32Array(3*n.count),c=new qe;for(let l=0;l<n.count;l++){let[h,d,u]=xh(i.energy,o-r<1e-12*o?.3:(s[l]-r)/(o-r));c.setRGB(h,d,u,gn),a.set([c.r,c.g,c.b],3*l)}return t.setAttribute("color",new Zt(a,3)),new Ft(t,new Ts({vertexColors:!0,roughness:.75,metalness:0}))}function yh(i,e){let t=new It,n=new Zs(e,e,1e-4,96).rotateX(Math.PI/2),s=new es({color:i.plane,transparent:!0,opacity:i.name==="dark"?.1:.16,side:ti,depthWrite:!1}),r=new Ft(n,s);r.renderOrder=-1,t.add(r);let o=c=>zd(l=>[c*Math.cos(l),c*Math.sin(l),0]);t.add(er([o(e)],{colour:i.plane,width:1,opacity:.5})),t.add(er([1,2,3,4,5].map(c=>o(c*e/6)),{colour:i.plane,width:1,opacity:.2}));let a=Array.from({length:12},(c,l)=>{let h=Math.cos(l*Math.PI/6),d=Math.sin(l*Math.PI/6);return[0,0,0,e*h,e*d,0]});return t.add(er(a,{colour:i.plane,width:1,opacity:.14})),t}function Ga(i,e=.03,t){let n=new Ft(new ei(e,24,16),new es({color:i}));if(t){let s=new Ft(new ei(e*1.35,24,16),new es({color:t,side:Fn}));n.add(s)}return n.renderOrder=5,n}function Is(i){i.traverse(e=>{let t=e;t.geometry&&t.geometry.dispose();let n=Array.isArray(t.material)?t.material:t.material?[t.material]:[];for(let s of n)s.map?.dispose(),s.dispose()})}var Vd={corner:[-.62,.36],front:[-Math.PI/2,0],side:[0,0],top:[-Math.PI/2,Math.PI/2-.001]},ls=class{constructor(e,t,n,s){this.name=e;this.title=t;this.extent=n;s!==void 0&&(this.elevation=s),this.home=[this.azimuth,this.elevation],this.camera.up.set(0,0,1),this.key.position.set(-.7,1.1,1),this.camera.add(this.key,this.key.target),this.key.target.position.set(0,0,-4),this.fill.position.set(0,0,1),this.scene.add(this.camera,this.fill)}name;title;extent;scene=new ra;camera=new Jn(28,1,.1,100);azimuth=Vd.corner[0];elevation=Vd.corner[1];distance=1;across=0;home;rect={x:0,y:0,width:1,height:1};shown=!1;centre=new X;key=new va(16777215,2);fill=new xa(16777215,8425640,1);dress(e,t){this.scene.background=t,this.key.intensity=e.key,this.fill.intensity=e.fill,this.fill.groundColor=new qe(e.name==="dark"?3819098:10135480)}preset(e){let t=e==="corner"?this.home:Vd[e];t&&([this.azimuth,this.elevation]=t),this.distance=1}aim(){let{width:e,height:t}=this.rect;this.camera.aspect=e/t;let n=Math.tan(this.camera.fov/2*Math.PI/180),s=Math.max(this.extent/n,(this.across||this.extent)/(n*this.camera.aspect))*this.distance,r=Math.cos(this.elevation);this.camera.position.set(s*r*Math.cos(this.azimuth),s*r*Math.sin(this.azimuth),s*Math.sin(this.elevation)),this.camera.position.add(this.centre),this.camera.lookAt(this.centre),this.camera.near=s/20,this.camera.far=s*8,this.camera.updateProjectionMatrix(),this.camera.updateMatrixWorld()}},vh=class{constructor(e){this.canvas=e;this.renderer=new uh({canvas:e,antialias:!0,preserveDrawingBuffer:!1,powerPreference:"low-power"}),this.renderer.setPixelRatio(Math.min(2,devicePixelRatio||1)),this.renderer.autoClear=!1,this.listen(),new ResizeObserver(()=>this.measure()).observe(e.parentElement)}canvas;renderer;views=[];ground=null;theme=null;width=1;height=1;onchange=()=>{};onclick=()=>{};onlayout=()=>{};quality=1;slow=0;pace(e,t){if(!t){this.quality<1&&this.setQuality(1),this.slow=0;return}this.slow=e>.045?this.slow+1:Math.max(0,this.slow-1),this.slow>8&&this.quality>.5&&(this.slow=0,this.setQuality(Math.max(.5,this.quality*.72)))}sharp(e,t){let n=this.renderer.getPixelRatio(),s=r=>{this.renderer.setPixelRatio(r),this.renderer.setSize(this.width,this.height,!1)};s(Math.max(n,e));try{return t()}finally{s(n),this.onchange()}}setQuality(e){this.quality=e,this.renderer.setPixelRatio(e*Math.min(2,devicePixelRatio||1)),this.renderer.setSize(this.width,this.height,!1),this.onchange()}measure(){let e=this.canvas.parentElement.getBoundingClientRect();e.width<2||e.height<2||(this.width=Math.round(e.width),this.height=Math.round(e.height),this.renderer.setSize(this.width,this.height,!1),this.onlayout(),this.onchange())}dress(e){if(this.theme!==e||!this.ground){this.ground?.dispose();let t=256,n=document.createElement("canvas");n.width=n.height=t;let s=n.getContext("2d"),r=s.createRadialGradient(t/2,t*.45,0,t/2,t/2,t*.72);r.addColorStop(0,e.ground[0]),r.addColorStop(1,e.ground[1]),s.fillStyle=r,s.fillRect(0,0,t,t),this.ground=new fr(n),this.ground.colorSpace=gn,this.theme=e}for(let t of this.views)t.dress(e,this.ground)}draw(){let e=this.renderer;e.setScissorTest(!1),e.setClearColor(this.theme?.ground[1]??"#000",1),e.clear(),e.setScissorTest(!0);for(let t of this.views){if(!t.shown)continue;let{x:n,y:s,width:r,height:o}=t.rect,a=this.height-s-o;e.setViewport(n,a,r,o),e.setScissor(n,a,r,o),Fd.value.set(r,o),t.aim(),e.render(t.scene,t.camera)}}at(e,t){return this.views.find(n=>n.shown&&e>=n.rect.x&&e<n.rect.x+n.rect.width&&t>=n.rect.y&&t<n.rect.y+n.rect.height)}listen(){let e=this.canvas,t=new Map,n,s=0,r=0,o=c=>{let l=e.getBoundingClientRect();return{x:c.clientX-l.left,y:c.clientY-l.top}};e.addEventListener("pointerdown",c=>{let l=o(c);n??=this.at(l.x,l.y),t.set(c.pointerId,l),s=0,e.setPointerCapture(c.pointerId)}),e.addEventListener("pointermove",c=>{let l=t.get(c.pointerId);if(!l||!n)return;let h=o(c),d=h.x-l.x,u=h.y-l.y;if(s+=Math.abs(d)+Math.abs(u),t.set(c.pointerId,h),t.size===1)this.spin(n,d,u);else{let[f,p]=[...t.values()],x=Math.hypot(f.x-p.x,f.y-p.y);r>0&&x>0&&this.zoom(n,r/x),r=x}});let a=c=>{if(t.delete(c.pointerId)){if(t.size===0){if(n&&s<4&&c.type==="pointerup"){let l=o(c);this.onclick(n,l.x-n.rect.x,l.y-n.rect.y)}n=void 0}r=0}};e.addEventListener("pointerup",a),e.addEventListener("pointercancel",a),e.addEventListener("wheel",c=>{let l=o(c),h=this.at(l.x,l.y);h&&(c.preventDefault(),this.zoom(h,Math.exp(c.deltaY*(c.deltaMode===1?.04:.0012))))},{passive:!1})}spin(e,t,n){let s=3.2/Math.min(e.rect.width,e.rect.height);e.azimuth-=t*s,e.elevation=Math.max(-1.569,Math.min(1.569,e.elevation+n*s)),this.onchange()}zoom(e,t){e.distance=Math.max(.25,Math.min(4,e.distance*t)),this.onchange()}};var aS=`
attribute vec3 tint;
uniform float size;
varying vec3 c;
varying float alpha;
void main() {
  vec4 p = modelViewMatrix * vec4(position, 1.0);
  vec3 n = normalize(normalMatrix * position);
  alpha = mix(0.16, 0.95, smoothstep(-0.15, 0.15, dot(n, normalize(-p.xyz))));
  c = tint;
  gl_Position = projectionMatrix * p;
  gl_PointSize = size;
}`,lS=`
varying vec3 c;
varying float alpha;
void main() {
  float r = length(gl_PointCoord - 0.5);
  gl_FragColor = vec4(c, alpha * smoothstep(0.5, 0.38, r));
  #include <colorspace_fragment>
}`,Gd=8;function eg(i,e,t,n,s,r,o,a){let c=3*(e+Math.max(0,n-1)),l=3*(e+n),h=3*(e+s),d=3*(e+Math.min(t-1,s+1)),u=1-r,f=.5*r*u,p=u*u*(1+2*r),x=r*r*(3-2*r),g=0;for(let m=0;m<3;m++){let v=i[l+m],E=i[h+m],b=p*v+x*E+f*((E-i[c+m])*u-(i[d+m]-v)*r);o[a+m]=b,g+=b*b}g=1/(Math.sqrt(g)||1);for(let m=0;m<3;m++)o[a+m]*=g}var bh=class{constructor(e,t){this.doc=e;this.theme=t;let{scene:n}=this.view;n.add(ka(t.quiet,t.name==="dark"?.34:.42,.02)),n.add(za({colour:t.quiet,width:1,opacity:t.name==="dark"?.2:.26,ball:!0})),["x","y","z"].forEach((o,a)=>{let c=new Mi(t.quiet,.0055,.1),l=new X().setComponent(a,1.22);c.point(l.x,l.y,l.z);let h=as(o,t.quiet,t.ground[1],.85);h.position.copy(l).multiplyScalar(1.08),n.add(c,h)}),this.place=new Float32Array(3*e.members),this.tint=new Float32Array(3*e.members);let s=new xn;s.boundingSphere=new ji(new X,1),s.setAttribute("position",new Zt(this.place,3)),s.setAttribute("tint",new Zt(this.tint,3));let r=Math.max(2.5,Math.min(9,150/Math.sqrt(e.members)))*Math.min(2,devicePixelRatio||1);this.points=new ha(s,new Vn({vertexShader:aS,fragmentShader:lS,transparent:!0,depthWrite:!1,blending:is,uniforms:{size:{value:r}}})),this.points.frustumCulled=!1,this.points.renderOrder=3,n.add(this.points),this.ring=new Ft(new ei(.028,20,12),new es({color:t.momentum})),this.ring.visible=!1,n.add(this.ring),this.colour(e.columns?.length>1&&e.columns[0].name==="member"?1:0),this.seek(e.times[0])}doc;theme;view=new ls("cloud","Members on the sphere",1.42);points;place;tint;trail=null;ring;picked=-1;column=0;at=0;colour(e){this.column=e;let t=this.doc.columns?.[e]?.values,n=new qe(this.theme.runs[0]),s=1/0,r=-1/0;if(t)for(let a of t)Number.isFinite(a)&&(s=Math.min(s,a),r=Math.max(r,a));let o=Hd[this.theme.name];for(let a=0;a<this.doc.members;a++){if(t){let[c,l,h]=xh(o,r>s?(t[a]-s)/(r-s):.5);n.setRGB(c,l,h,gn)}this.tint.set([n.r,n.g,n.b],3*a)}this.points.geometry.getAttribute("tint").needsUpdate=!0}range(e){let t=1/0,n=-1/0;for(let s of this.doc.columns?.[e]?.values??[])Number.isFinite(s)&&(t=Math.min(t,s),n=Math.max(n,s));return[t,n]}seek(e){let{times:t,axis:n,members:s}=this.doc,r=t.length,o=Math.max(0,Math.min(r-2,Oi(t,e,r)-1)),a=Math.min(o+1,r-1),c=a>o?Math.max(0,Math.min(1,(e-t[o])/(t[a]-t[o]))):0;this.at=o;let l=this.place;for(let h=0;h<s;h++)eg(n,h*r,r,o,a,c,l,3*h);this.points.geometry.getAttribute("position").needsUpdate=!0,this.picked>=0&&this.ring.position.fromArray(l,3*this.picked),this.trail&&(this.trail.now=e-t[0])}pick(e,t){let{rect:n,camera:s}=this.view,r=new X,o=-1,a=14;for(let c=0;c<this.doc.members;c++){r.fromArray(this.place,3*c);let l=r.dot(s.position)<.9?8:0;r.project(s);let h=Math.hypot((r.x+1)/2*n.width-e,(1-r.y)/2*n.height-t)+l;h<a&&(a=h,o=c)}return o}choose(e){if(this.picked=e,this.trail&&(this.view.scene.remove(this.trail),Is(this.trail),this.trail=null),this.ring.visible=e>=0,e<0||this.doc.times.length<2)return;let{times:t,axis:n}=this.doc,s=t.length,r=new Float32Array(4*(Gd*(s-1)+1));for(let o=0;o<r.length/4;o++){let a=Math.min(Math.floor(o/Gd),s-2),c=o/Gd-a,l=a+1;eg(n,e*s,s,a,l,c,r,4*o),r[4*o+3]=t[a]+c*(t[l]-t[a])-t[0]}this.trail=new Ps(r,{colour:this.theme.momentum,width:2,past:.35,ahead:.12,fade:t[s-1]-t[0]||1,ball:!0}),this.view.scene.add(this.trail),this.seek(t[0]+0)}labels(){_h(this.view.scene,this.view.rect.height,this.view.camera.fov)}dispose(){Is(this.view.scene)}},Hd={dark:["#3f6fb5","#6c86a8","#a59c74","#d9bd4f","#fee838"],light:["#00224e","#35456c","#666970","#94813c","#b8940a"]};var cS={f8:Float64Array,f4:Float32Array,u4:Uint32Array},hS=new Map([[Float64Array,"f8"],[Float32Array,"f4"],[Uint32Array,"u4"]]),tg=new WeakMap;function uS(i){return tg.get(i)??[i.length]}function Wd(i,e){return tg.set(i,e),i}var vo=class extends Error{};function Mh(i){if(i.byteLength<8)throw new vo("this is not a packet: it is too short");let e=new DataView(i).getUint32(0,!0);if(4+e>i.byteLength||(4+e)%8!==0)throw new vo("this is not a packet: its header is cut off");let t;try{t=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(new Uint8Array(i,4,e)))}catch{throw new vo("this is not a packet: its header is not JSON")}let n=t.arrays??{},s=new Map;for(let[o,a]of Object.entries(n)){let c=cS[a.dtype],l=a.shape.reduce((d,u)=>d*u,1),h=4+e+a.offset;if(!c||h%c.BYTES_PER_ELEMENT!==0||h+l*c.BYTES_PER_ELEMENT>i.byteLength)throw new vo(`the packet is cut off, or wrong, at its array ${o}`);s.set(o,Wd(new c(i,h,l),a.shape))}let r=o=>{if(typeof o=="string"&&o.startsWith("@"))return s.get(o.slice(1))??o;if(Array.isArray(o))return o.map(r);if(o!==null&&typeof o=="object"&&!ArrayBuffer.isView(o)){let a={};for(let[c,l]of Object.entries(o))c!=="__proto__"&&(a[c]=r(l));return a}return o};return delete t.arrays,r(t)}function ng(i){let e={},t=[],n=0,s=(h,d)=>{if(ArrayBuffer.isView(h))return e[d]={dtype:hS.get(h.constructor),shape:uS(h),offset:n},t.push(h),n+=Math.ceil(h.byteLength/8)*8,"@"+d;if(Array.isArray(h))return h.map((u,f)=>s(u,`${d}.${f}`));if(h!==null&&typeof h=="object"){let u={};for(let[f,p]of Object.entries(h))p!==void 0&&(u[f]=s(p,d?`${d}.${f}`:f));return u}return h},r=s(i,"");r.arrays=e;let o=new TextEncoder().encode(JSON.stringify(r)),a=Math.ceil((4+o.length)/8)*8-4,c=new Uint8Array(4+a+n);new DataView(c.buffer).setUint32(0,a,!0),c.fill(32,4,4+a),c.set(o,4);let l=4+a;for(let h of t)c.set(new Uint8Array(h.buffer,h.byteOffset,h.byteLength),l),l+=Math.ceil(h.byteLength/8)*8;return c.buffer}function ig(i){let e=atob(i.replace(/\s+/g,"")),t=new Uint8Array(e.length);for(let n=0;n<e.length;n++)t[n]=e.charCodeAt(n);return t.buffer}function Xd(i){let e=new Uint8Array(i),t="";for(let n=0;n<e.length;n+=32768)t+=String.fromCharCode(...e.subarray(n,n+32768));return btoa(t)}var ii=(i=1,e=0,t=0,n=0)=>Float64Array.of(i,e,t,n),On=(i=0,e=0,t=0)=>Float64Array.of(i,e,t);function tr(i,e,t){let n=i[0]*e[0]-i[1]*e[1]-i[2]*e[2]-i[3]*e[3],s=i[0]*e[1]+i[1]*e[0]+i[2]*e[3]-i[3]*e[2],r=i[0]*e[2]-i[1]*e[3]+i[2]*e[0]+i[3]*e[1],o=i[0]*e[3]+i[1]*e[2]-i[2]*e[1]+i[3]*e[0];return t[0]=n,t[1]=s,t[2]=r,t[3]=o,t}function sg(i,e,t){let n=e*i[0],s=e*i[1],r=e*i[2],o=.5*Math.sqrt(n*n+s*s+r*r),a=o<1e-6?.5-o*o/12:.5*Math.sin(o)/o;return t[0]=Math.cos(o),t[1]=a*n,t[2]=a*s,t[3]=a*r,t}function di(i,e,t){let n=e[0],s=e[1],r=e[2],o=i[2]*r-i[3]*s,a=i[3]*n-i[1]*r,c=i[1]*s-i[2]*n;return t[0]=n+2*(i[0]*o+i[2]*c-i[3]*a),t[1]=s+2*(i[0]*a+i[3]*o-i[1]*c),t[2]=r+2*(i[0]*c+i[1]*a-i[2]*o),t}function ag(i,e,t){let n=i[1]*e[2]-i[2]*e[1],s=i[2]*e[0]-i[0]*e[2],r=i[0]*e[1]-i[1]*e[0];return t[0]=n,t[1]=s,t[2]=r,t}var Sh=ii(),Bi=ii(),wh=ii(),Th=class{h=1;q0=ii();mean=ii(0);ends=Array.from({length:6},()=>ii());set(e,t,n,s,r,o,a){this.h=a,this.q0.set(e);for(let h=0;h<3;h++)this.mean[h+1]=.5*a*(t[h]+r[h]);let c=this.mean,l=this.ends;l[0].set([1,0,0,0]);for(let h=0;h<4;h++)Sh[h]=h?-e[h]:e[0];if(tr(Sh,s,l[3]),tr(sg(c.subarray(1),-1,wh),l[3],l[3]),l[3][0]<0)for(let h=0;h<4;h++)l[3][h]=-l[3][h];for(let[h,d,u]of[[0,t,n],[3,r,o]]){og(l[h],d,a,c,l[h+1]),og(l[h+1],d,a,c,l[h+2]),lg(l[h],u,.5*a*a,Bi);for(let f=0;f<4;f++)l[h+2][f]+=Bi[f]}return this}at(e,t,n){let s=this.ends,r=this.mean,o=e*e,a=1-e,c=a*a,l=c*a*(1+3*e+6*o),h=e*c*a*(1+3*e),d=.5*o*c*a,u=o*e*(1+3*a+6*c),f=-a*o*e*(1+3*a),p=.5*o*e*c,x=-30*o*c,g=c*(1-3*e)*(1+5*e),m=.5*e*c*(2-5*e),v=o*(1-3*a)*(1+5*a),E=-.5*a*o*(2-5*a);for(let S=0;S<4;S++)Bi[S]=l*s[0][S]+h*s[1][S]+d*s[2][S]+u*s[3][S]+f*s[4][S]+p*s[5][S],wh[S]=x*(s[0][S]-s[3][S])+g*s[1][S]+m*s[2][S]+v*s[4][S]+E*s[5][S];let b=Bi[0]**2+Bi[1]**2+Bi[2]**2+Bi[3]**2;tr(r,Bi,t);for(let S=0;S<4;S++)t[S]+=2*wh[S];for(let S=0;S<4;S++)Sh[S]=(S?-Bi[S]:Bi[0])/b;tr(Sh,t,t);for(let S=0;S<3;S++)n[S]=t[S+1]/this.h;tr(this.q0,sg(r.subarray(1),e,wh),t),tr(t,Bi,t);let C=Math.hypot(t[0],t[1],t[2],t[3])||1;for(let S=0;S<4;S++)t[S]/=C}};function lg(i,e,t,n){return Ah[1]=t*e[0],Ah[2]=t*e[1],Ah[3]=t*e[2],tr(i,Ah,n)}var Ah=ii(0),rg=ii();function og(i,e,t,n,s){tr(n,i,rg),lg(i,e,t,s);for(let r=0;r<4;r++)s[r]=.5*(s[r]-rg[r])}var Ls=class extends Error{};function Ha(i){if(i.format!==1)throw new Ls(`this page reads format 1, and the document says ${String(i.format)}`);let e=i.kind,t=i;if(e==="motion"){let n=t;if(!Array.isArray(n.runs)||n.runs.length<1||n.runs.length>4)throw new Ls("a motion has one to four runs");for(let s of n.runs){let r=s.t?.length;if(!(r>=1&&s.q?.length===4*r&&s.omega?.length===3*r&&s.momentum?.length===3*r)||s.energy_error?.length!==r||s.momentum_error?.length!==r)throw new Ls(`the arrays of run ${s.name} are missing, or not of one length`);if(s.x&&s.x.length!==3*r)throw new Ls(`the positions of run ${s.name} are not of the length of its times`)}n.difference??=[]}else if(e==="ensemble"){let n=t;if(n.axis?.length!==3*n.members*n.times?.length)throw new Ls("the ensemble's axis is not (members, times, 3)")}else if(e==="exhibit"){if(!Array.isArray(t.panels))throw new Ls("the exhibit has no panels")}else throw new Ls(`this page does not know documents of kind ${String(e)}`);return t}var dS=["t","q","omega","momentum","energy","kinetic","energy_error","momentum_error","attitude_error","x"];function fS(i,e){for(let t of dS){let n=i[t],s=e[t];if(!n||!s||!ArrayBuffer.isView(s))continue;let r=t==="q"?4:t==="omega"||t==="momentum"||t==="x"?3:1,o=qd(n,s),a=o.length;i[t]=Wd(o,r===1?[a]:[a/r,r])}for(let t of["outcome","message","steps","torque_calls","seconds","compile_seconds","reference"])e[t]!==void 0&&(i[t]=e[t])}var cg=new WeakSet;function qd(i,e){let t=i.length+e.length,n;if(i instanceof Float64Array&&i.byteOffset===0&&i.buffer.byteLength>=8*t&&cg.has(i.buffer))n=new Float64Array(i.buffer,0,t);else{let s=new ArrayBuffer(8*Math.max(2*t,1024));cg.add(s),n=new Float64Array(s,0,t),n.set(i)}return n.set(e,i.length),n}function mg(i,e){(e.runs??[]).forEach((t,n)=>i.runs[n]&&fS(i.runs[n],t));for(let t of e.difference??[]){let n=i.difference.find(s=>s.a===t.a&&s.b===t.b);n?(n.t=qd(n.t,t.t),n.angle=qd(n.angle,t.angle)):i.difference.push(t)}}var Ch=class{constructor(e){this.data=e;let{moments:t,axes:n}=e.body,s=r=>Float64Array.from({length:9},(o,a)=>[0,1,2].reduce((c,l)=>c+n[Math.floor(a/3)][l]*r(t[l])*n[a%3][l],0));this.inertia=s(r=>r),this.inverse=s(r=>1/r)}data;q=ii();omega=On();momentum=On();x=On();index=0;fraction=0;inertia;inverse;arc=new Th;arcOf=[-1,0];get stride(){let{t:e,omega:t}=this.data,n=e.length-1;if(n<1)return 0;let s=new Float64Array(Math.min(n,512));for(let r=0;r<s.length;r++){let o=Math.floor(r*n/s.length);s[r]=Math.hypot(t[3*o],t[3*o+1],t[3*o+2])*(e[o+1]-e[o])}return s.sort()[Math.floor(.9*(s.length-1))]}get start(){return this.data.t[0]}get end(){return this.data.t[this.data.t.length-1]}find(e){let t=this.data.t,n=t.length,s=this.index;s<n-1&&t[s]<=e&&e<t[s+1]||(s+2<n&&t[s+1]<=e&&e<t[s+2]?s++:s=Math.max(0,Math.min(n-2,Oi(t,e,n)-(t[Oi(t,e,n)]===e?0:1)))),this.index=s;let r=n>1?t[s+1]-t[s]:0;this.fraction=r>0?Math.max(0,Math.min(1,(e-t[s])/r)):0,this.coarse&&(this.fraction=this.fraction<1?0:1)}coarse=!1;seek(e){this.find(e),this.at(this.index,this.fraction,this.q,this.omega,this.momentum),this.place(this.index,this.fraction,this.x)}place(e,t,n){let{x:s,t:r}=this.data,o=r.length;if(s)for(let a=0;a<3;a++)n[a]=pg(s,r,o,e,Math.min(e+1,o-1),a,t)}at(e,t,n,s,r){let o=this.data,a=o.t.length,c=Math.min(e+1,a-1);if(t===0||c===e){for(let l=0;l<4;l++)n[l]=o.q[4*e+l];for(let l=0;l<3;l++)s[l]=o.omega[3*e+l]}else(this.arcOf[0]!==e||this.arcOf[1]!==a)&&(this.sample(c,hg,ug),this.rate(c,fg),this.rate(e,dg),this.sample(e,nr,br),this.arc.set(nr,br,dg,hg,ug,fg,o.t[c]-o.t[e]),this.arcOf=[e,a]),this.arc.at(t,n,s);for(let l=0;l<3;l++)r[l]=pg(o.momentum,o.t,a,e,c,l,t)}sample(e,t,n){let s=this.data;for(let r=0;r<4;r++)t[r]=s.q[4*e+r];for(let r=0;r<3;r++)n[r]=s.omega[3*e+r]}get wheels(){let{t:e,momentum:t}=this.data,n=e.length;return[0,n>>1,n-1].some(s=>(this.own(s,ir),Math.hypot(...[0,1,2].map(o=>ir[o]-t[3*s+o]))>1e-4*Math.hypot(...[0,1,2].map(o=>t[3*s+o]))))}normal(e){return di(this.q,Eh(this.inertia,this.omega,e),e)}own(e,t){return this.sample(e,nr,br),di(nr,Eh(this.inertia,br,t),t)}rate(e,t){let{t:n}=this.data,s=Math.max(0,e-1),r=Math.min(n.length-1,e+1);this.own(r,bo),this.own(s,ir);for(let o=0;o<3;o++)bo[o]=(bo[o]-ir[o])/(n[r]-n[s]);this.sample(e,nr,br),ag(Eh(this.inertia,br,ir),br,ir);for(let o=1;o<4;o++)nr[o]=-nr[o];di(nr,bo,bo);for(let o=0;o<3;o++)ir[o]+=bo[o];Eh(this.inverse,ir,t)}value(e){if(!e||e.length===0)return NaN;let t=this.index,n=Math.min(t+1,e.length-1);return e[t]+(e[n]-e[t])*this.fraction}},nr=ii(),hg=ii(),br=On(),ug=On(),dg=On(),fg=On(),ir=On(),bo=On();function Eh(i,e,t){let n=e[0],s=e[1],r=e[2];for(let o=0;o<3;o++)t[o]=i[3*o]*n+i[3*o+1]*s+i[3*o+2]*r;return t}function pg(i,e,t,n,s,r,o){let a=i[3*n+r];if(n===s||o===0)return a;let c=i[3*s+r],l=e[s]-e[n],h=n>0?(c-i[3*(n-1)+r])/(e[s]-e[n-1]):(c-a)/l,d=s+1<t?(i[3*(s+1)+r]-a)/(e[s+1]-e[n]):(c-a)/l,u=1-o;return a*u*u*(1+2*o)+c*o*o*(3-2*o)+l*o*u*(h*u-d*o)}function gg(i,e,t){return Object.entries(i.quantiles??{}).map(([n,{levels:s,values:r}],o)=>{let a=i.times.length,c=s.map((f,p)=>r.subarray(p*a,(p+1)*a)),l=[];for(let f=0,p=s.length-1;f<p;f++,p--)l.push([p,f,.16+.14*f]);let h=s.length%2?(s.length-1)/2:-1,[d,u]=/^(.*?)\s*\((.*)\)\s*$/.exec(n)?.slice(1)??[n,""];return{id:`quantile-${o}`,title:d.charAt(0).toUpperCase()+d.slice(1),unit:u,signed:!0,aligned:!0,bands:l,series:c.map((f,p)=>({name:`${At(100*s[p],3)} %`,colour:e.runs[0],width:p===h?2:.7,t:()=>i.times,y:()=>f,value:()=>f[Math.min(a-1,t.at)]}))}})}function xg(i,e,t,n,s){let r=$("div");i.note&&r.append($("p",{class:"note"},i.note)),r.append($("h3",{},"Ensemble"));let o=[["Members",i.members.toLocaleString("en")],["Times",String(i.times.length)]];for(let[a,c]of Object.entries(i.outcomes??{}))o.push([a.charAt(0).toUpperCase()+a.slice(1),String(c)]);if(r.append($("div",{class:"run"},$("dl",{},...o.flatMap(([a,c])=>[$("dt",{},a),$("dd",{},c)])))),i.columns?.length){r.append($("h3",{},"Colour"));let a=$("div",{class:"scale"}),c=$("span"),l=$("span"),h=u=>{let[f,p]=e.range(u);c.textContent=At(f,3),l.textContent=At(p,3)};a.style.background=`linear-gradient(90deg, ${Hd[t.name].join(",")})`;let d=$("select",{"data-test":"colour","aria-label":"Colour of the members",onchange:()=>{e.colour(Number(d.value)),h(Number(d.value)),n()}},...i.columns.map((u,f)=>$("option",{value:String(f),selected:f===e.column},u.name)));h(e.column),r.append(d,a,$("div",{class:"ends"},c,l))}if(r.append($("h3",{},"Member")),e.picked<0)r.append($("p",{class:"note"},"Click a point of the cloud to see that member."));else{let a=[["Number",String(e.picked)],...(i.columns??[]).map(c=>[c.name,At(c.values[e.picked])])];r.append($("div",{class:"run","data-test":"member"},$("dl",{},...a.flatMap(([c,l])=>[$("dt",{},c),$("dd",{},l)])))),s&&r.append($("button",{type:"button",class:"primary","data-test":"show-member",onclick:()=>s(e.picked)},"Show its motion"))}return r}var pS="uplot",mS="u-hz",gS="u-vt",xS="u-title",_S="u-wrap",yS="u-under",vS="u-over",bS="u-axis",wr="u-off",MS="u-select",SS="u-cursor-x",wS="u-cursor-y",AS="u-cursor-pt",TS="u-legend",ES="u-live",CS="u-inline",RS="u-series",PS="u-marker",_g="u-label",IS="u-value",Xa="width",qa="height";var yg="bottom",Mo="left",$d="right",uf="#000",vg=uf+"0",Yd="mousemove",bg="mousedown",Zd="mouseup",Mg="mouseenter",Sg="mouseleave",wg="dblclick",LS="resize",DS="scroll",Ag="change",Dh="dppxchange",df="--",Ro=typeof window<"u",ef=Ro?document:null,wo=Ro?window:null,NS=Ro?navigator:null,wt,Rh;function tf(){let i=devicePixelRatio;wt!=i&&(wt=i,Rh&&sf(Ag,Rh,tf),Rh=matchMedia(`(min-resolution: ${wt-.001}dppx) and (max-resolution: ${wt+.001}dppx)`),Ar(Ag,Rh,tf),wo.dispatchEvent(new CustomEvent(Dh)))}function fi(i,e){if(e!=null){let t=i.classList;!t.contains(e)&&t.add(e)}}function nf(i,e){let t=i.classList;t.contains(e)&&t.remove(e)}function qt(i,e,t){i.style[e]=t+"px"}function ki(i,e,t,n){let s=ef.createElement(i);return e!=null&&fi(s,e),t?.insertBefore(s,n),s}function Si(i,e){return ki("div",i,e)}var Tg=new WeakMap;function cs(i,e,t,n,s){let r="translate("+e+"px,"+t+"px)",o=Tg.get(i);r!=o&&(i.style.transform=r,Tg.set(i,r),e<0||t<0||e>n||t>s?fi(i,wr):nf(i,wr))}var Eg=new WeakMap;function Cg(i,e,t){let n=e+t,s=Eg.get(i);n!=s&&(Eg.set(i,n),i.style.background=e,i.style.borderColor=t)}var Rg=new WeakMap;function Pg(i,e,t,n){let s=e+""+t,r=Rg.get(i);s!=r&&(Rg.set(i,s),i.style.height=t+"px",i.style.width=e+"px",i.style.marginLeft=n?-e/2+"px":0,i.style.marginTop=n?-t/2+"px":0)}var ff={passive:!0},US={...ff,capture:!0};function Ar(i,e,t,n){e.addEventListener(i,t,n?US:ff)}function sf(i,e,t,n){e.removeEventListener(i,t,ff)}Ro&&tf();function zi(i,e,t,n){let s;t=t||0,n=n||e.length-1;let r=n<=2147483647;for(;n-t>1;)s=r?t+n>>1:pi((t+n)/2),e[s]<i?t=s:n=s;return i-e[t]<=e[n]-i?t:n}function s0(i){return(t,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(t[a])){r=a;break}for(let a=s;a>=n;a--)if(i(t[a])){o=a;break}return[r,o]}}var r0=i=>i!=null,o0=i=>i!=null&&i>0,Fh=s0(r0),FS=s0(o0);function OS(i,e,t,n=0,s=!1){let r=s?FS:Fh,o=s?o0:r0;[e,t]=r(i,e,t);let a=i[e],c=i[e];if(e>-1)if(n==1)a=i[e],c=i[t];else if(n==-1)a=i[t],c=i[e];else for(let l=e;l<=t;l++){let h=i[l];o(h)&&(h<a?a=h:h>c&&(c=h))}return[a??Ot,c??-Ot]}function Oh(i,e,t,n){let s=Dg(i),r=Dg(e);i==e&&(s==-1?(i*=t,e/=t):(i/=t,e*=t));let o=t==10?Ds:a0,a=s==1?pi:wi,c=r==1?wi:pi,l=a(o(Tn(i))),h=c(o(Tn(e))),d=Ao(t,l),u=Ao(t,h);return t==10&&(l<0&&(d=Bt(d,-l)),h<0&&(u=Bt(u,-h))),n||t==2?(i=d*s,e=u*r):(i=u0(i,d),e=Bh(e,u)),[i,e]}function pf(i,e,t,n){let s=Oh(i,e,t,n);return i==0&&(s[0]=0),e==0&&(s[1]=0),s}var mf=.1,Ig={mode:3,pad:mf},Ya={pad:0,soft:null,mode:0},BS={min:Ya,max:Ya};function Nh(i,e,t,n){return kh(t)?Lg(i,e,t):(Ya.pad=t,Ya.soft=n?0:null,Ya.mode=n?3:0,Lg(i,e,BS))}function Mt(i,e){return i??e}function kS(i,e,t){for(e=Mt(e,0),t=Mt(t,i.length-1);e<=t;){if(i[e]!=null)return!0;e++}return!1}function Lg(i,e,t){let n=t.min,s=t.max,r=Mt(n.pad,0),o=Mt(s.pad,0),a=Mt(n.hard,-Ot),c=Mt(s.hard,Ot),l=Mt(n.soft,Ot),h=Mt(s.soft,-Ot),d=Mt(n.mode,0),u=Mt(s.mode,0),f=e-i,p=Ds(f),x=jn(Tn(i),Tn(e)),g=Ds(x),m=Tn(g-p);(f<1e-24||m>10)&&(f=0,(i==0||e==0)&&(f=1e-24,d==2&&l!=Ot&&(r=0),u==2&&h!=-Ot&&(o=0)));let v=f||x||1e3,E=Ds(v),b=Ao(10,pi(E)),C=v*(f==0?i==0?.1:1:r),S=Bt(u0(i-C,b/10),24),_=i>=l&&(d==1||d==3&&S<=l||d==2&&S>=l)?l:Ot,T=jn(a,S<_&&i>=_?_:Vi(_,S)),O=v*(f==0?e==0?.1:1:o),D=Bt(Bh(e+O,b/10),24),L=e<=h&&(u==1||u==3&&D>=h||u==2&&D<=h)?h:-Ot,z=Vi(c,D>L&&e<=L?L:jn(L,D));return T==z&&T==0&&(z=100),[T,z]}var zS=new Intl.NumberFormat(Ro?NS.language:"en-US"),gf=i=>zS.format(i),mi=Math,Lh=mi.PI,Tn=mi.abs,pi=mi.floor,An=mi.round,wi=mi.ceil,Vi=mi.min,jn=mi.max,Ao=mi.pow,Dg=mi.sign,Ds=mi.log10,a0=mi.log2,VS=(i,e=1)=>mi.sinh(i)*e,Jd=(i,e=1)=>mi.asinh(i/e),Ot=1/0;function Ng(i){return(Ds((i^i>>31)-(i>>31))|0)+1}function rf(i,e,t){return Vi(jn(i,e),t)}function l0(i){return typeof i=="function"}function gt(i){return l0(i)?i:()=>i}var GS=()=>{},c0=i=>i,h0=(i,e)=>e,HS=i=>null,Ug=i=>!0,Fg=(i,e)=>i==e,WS=/\.\d*?(?=9{6,}|0{6,})/gm,Tr=i=>{if(f0(i)||rr.has(i))return i;let e=`${i}`,t=e.match(WS);if(t==null)return i;let n=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${Tr(s)}e${r}`}return Bt(i,n)};function Mr(i,e){return Tr(Bt(Tr(i/e))*e)}function Bh(i,e){return Tr(wi(Tr(i/e))*e)}function u0(i,e){return Tr(pi(Tr(i/e))*e)}function Bt(i,e=0){if(f0(i))return i;let t=10**e,n=i*t*(1+Number.EPSILON);return An(n)/t}var rr=new Map;function d0(i){return((""+i).split(".")[1]||"").length}function Ja(i,e,t,n){let s=[],r=n.map(d0);for(let o=e;o<t;o++){let a=Tn(o),c=Bt(Ao(i,o),a);for(let l=0;l<n.length;l++){let h=i==10?+`${n[l]}e${o}`:n[l]*c,d=(o>=0?0:a)+(o>=r[l]?0:r[l]),u=i==10?h:Bt(h,d);s.push(u),rr.set(u,d)}}return s}var Za={},xf=[],To=[null,null],sr=Array.isArray,f0=Number.isInteger,XS=i=>i===void 0;function Og(i){return typeof i=="string"}function kh(i){let e=!1;if(i!=null){let t=i.constructor;e=t==null||t==Object}return e}function qS(i){return i!=null&&typeof i=="object"}var $S=Object.getPrototypeOf(Uint8Array),p0="__proto__";function Eo(i,e=kh){let t;if(sr(i)){let n=i.find(s=>s!=null);if(sr(n)||e(n)){t=Array(i.length);for(let s=0;s<i.length;s++)t[s]=Eo(i[s],e)}else t=i.slice()}else if(i instanceof $S)t=i.slice();else if(e(i)){t={};for(let n in i)n!=p0&&(t[n]=Eo(i[n],e))}else t=i;return t}function _n(i){let e=arguments;for(let t=1;t<e.length;t++){let n=e[t];for(let s in n)s!=p0&&(kh(i[s])?_n(i[s],Eo(n[s])):i[s]=Eo(n[s]))}return i}var YS=0,ZS=1,JS=2;function KS(i,e,t){for(let n=0,s,r=-1;n<e.length;n++){let o=e[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<t&&i[s]==null;)i[r=s++]=null}}}function QS(i,e){if(tw(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return nw(o[0])||(o=ew(o)),o}let t=new Set;for(let o=0;o<i.length;o++){let c=i[o][0],l=c.length;for(let h=0;h<l;h++)t.add(c[h])}let n=[Array.from(t).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],c=a[0];for(let l=1;l<a.length;l++){let h=a[l],d=Array(s).fill(void 0),u=e?e[o][l]:ZS,f=[];for(let p=0;p<h.length;p++){let x=h[p],g=r.get(c[p]);x===null?u!=YS&&(d[g]=x,u==JS&&f.push(g)):d[g]=x}KS(d,f,s),n.push(d)}}return n}var jS=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function ew(i){let e=i[0],t=e.length,n=Array(t);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(t);for(let c=0;c<t;c++)a[c]=o[n[c]];s.push(a)}return s}function tw(i){let e=i[0][0],t=e.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function nw(i,e=100){let t=i.length;if(t<=1)return!0;let n=0,s=t-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=jn(1,pi((s-n+1)/e));for(let o=i[n],a=n+r;a<=s;a+=r){let c=i[a];if(c!=null){if(c<=o)return!1;o=c}}return!0}var m0=["January","February","March","April","May","June","July","August","September","October","November","December"],g0=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function x0(i){return i.slice(0,3)}var iw=g0.map(x0),sw=m0.map(x0),rw={MMMM:m0,MMM:sw,WWWW:g0,WWW:iw};function Wa(i){return(i<10?"0":"")+i}function ow(i){return(i<10?"00":i<100?"0":"")+i}var aw={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,e)=>e.MMMM[i.getMonth()],MMM:(i,e)=>e.MMM[i.getMonth()],MM:i=>Wa(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>Wa(i.getDate()),D:i=>i.getDate(),WWWW:(i,e)=>e.WWWW[i.getDay()],WWW:(i,e)=>e.WWW[i.getDay()],HH:i=>Wa(i.getHours()),H:i=>i.getHours(),h:i=>{let e=i.getHours();return e==0?12:e>12?e-12:e},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>Wa(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>Wa(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>ow(i.getMilliseconds())};function _f(i,e){e=e||rw;let t=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)t.push(s[0][0]=="{"?aw[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var lw=new Intl.DateTimeFormat().resolvedOptions().timeZone;function cw(i,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+i+i.getTimezoneOffset()*6e4):e==lw?t=i:(t=new Date(i.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(i.getMilliseconds())),t}var _0=i=>i%1==0,Uh=[1,2,2.5,5],hw=Ja(10,-32,0,Uh),y0=Ja(10,0,32,Uh),uw=y0.filter(_0),Sr=hw.concat(y0),yf=`
`,v0="{YYYY}",Bg=yf+v0,b0="{M}/{D}",$a=yf+b0,Ph=$a+"/{YY}",M0="{aa}",dw="{h}:{mm}",So=dw+M0,kg=yf+So,zg=":{ss}",Et=null;function S0(i){let e=i*1e3,t=e*60,n=t*60,s=n*24,r=s*30,o=s*365,c=(i==1?Ja(10,0,3,Uh).filter(_0):Ja(10,-3,0,Uh)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),l=[[o,v0,Et,Et,Et,Et,Et,Et,1],[s*28,"{MMM}",Bg,Et,Et,Et,Et,Et,1],[s,b0,Bg,Et,Et,Et,Et,Et,1],[n,"{h}"+M0,Ph,Et,$a,Et,Et,Et,1],[t,So,Ph,Et,$a,Et,Et,Et,1],[e,zg,Ph+" "+So,Et,$a+" "+So,Et,kg,Et,1],[i,zg+".{fff}",Ph+" "+So,Et,$a+" "+So,Et,kg,Et,1]];function h(d){return(u,f,p,x,g,m)=>{let v=[],E=g>=o,b=g>=r&&g<o,C=d(p),S=Bt(C*i,3),_=Kd(C.getFullYear(),E?0:C.getMonth(),b||E?1:C.getDate()),T=Bt(_*i,3);if(b||E){let O=b?g/r:0,D=E?g/o:0,L=S==T?S:Bt(Kd(_.getFullYear()+D,_.getMonth()+O,1)*i,3),z=new Date(An(L/i)),G=z.getFullYear(),R=z.getMonth();for(let F=0;L<=x;F++){let H=Kd(G+D*F,R+O*F,1),U=H-d(Bt(H*i,3));L=Bt((+H+U)*i,3),L<=x&&v.push(L)}}else{let O=g>=s?s:g,D=pi(p)-pi(S),L=T+D+Bh(S-T,O);v.push(L);let z=d(L),G=z.getHours()+z.getMinutes()/t+z.getSeconds()/n,R=g/n,F=u.axes[f]._space,H=m/F;for(;L=Bt(L+g,i==1?0:3),!(L>x);)if(R>1){let U=pi(Bt(G+R,6))%24,Z=d(L).getHours()-U;Z>1&&(Z=-1),L-=Z*n,G=(G+R)%24;let te=v[v.length-1];Bt((L-te)/g,3)*H>=.7&&v.push(L)}else v.push(L)}return v}}return[c,l,h]}var[fw,pw,mw]=S0(1),[gw,xw,_w]=S0(.001);Ja(2,-53,53,[1]);function Vg(i,e){return i.map(t=>t.map((n,s)=>s==0||s==8||n==null?n:e(s==1||t[8]==0?n:t[1]+n)))}function Gg(i,e){return(t,n,s,r,o)=>{let a=e.find(p=>o>=p[0])||e[e.length-1],c,l,h,d,u,f;return n.map(p=>{let x=i(p),g=x.getFullYear(),m=x.getMonth(),v=x.getDate(),E=x.getHours(),b=x.getMinutes(),C=x.getSeconds(),S=g!=c&&a[2]||m!=l&&a[3]||v!=h&&a[4]||E!=d&&a[5]||b!=u&&a[6]||C!=f&&a[7]||a[1];return c=g,l=m,h=v,d=E,u=b,f=C,S(x)})}}function yw(i,e){let t=_f(e);return(n,s,r,o,a)=>s.map(c=>t(i(c)))}function Kd(i,e,t){return new Date(i,e,t)}function Hg(i,e){return e(i)}var vw="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Wg(i,e){return(t,n,s,r)=>r==null?df:e(i(n))}function bw(i,e){let t=i.series[e];return t.width?t.stroke(i,e):t.points.width?t.points.stroke(i,e):null}function Mw(i,e){return i.series[e].fill(i,e)}var Sw={show:!0,live:!0,isolate:!1,mount:GS,markers:{show:!0,width:2,stroke:bw,fill:Mw,dash:"solid"},idx:null,idxs:null,values:[]};function ww(i,e){let t=i.cursor.points,n=Si(),s=t.size(i,e);qt(n,Xa,s),qt(n,qa,s);let r=s/-2;qt(n,"marginLeft",r),qt(n,"marginTop",r);let o=t.width(i,e,s);return o&&qt(n,"borderWidth",o),n}function Aw(i,e){let t=i.series[e].points;return t._fill||t._stroke}function Tw(i,e){let t=i.series[e].points;return t._stroke||t._fill}function Ew(i,e){return i.series[e].points.size}var Qd=[0,0];function Cw(i,e,t){return Qd[0]=e,Qd[1]=t,Qd}function Ih(i,e,t,n=!0){return s=>{s.button==0&&(!n||s.target==e)&&t(s)}}function jd(i,e,t,n=!0){return s=>{(!n||s.target==e)&&t(s)}}var Rw={show:!0,x:!0,y:!0,lock:!1,move:Cw,points:{one:!1,show:ww,size:Ew,width:0,stroke:Tw,fill:Aw},bind:{mousedown:Ih,mouseup:Ih,click:Ih,dblclick:Ih,mousemove:jd,mouseleave:jd,mouseenter:jd},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,e,t,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},w0={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},vf=_n({},w0,{filter:h0}),A0=_n({},vf,{size:10}),T0=_n({},w0,{show:!1}),bf='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',E0="bold "+bf,C0=1.5,Xg={show:!0,scale:"x",stroke:uf,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:E0,side:2,grid:vf,ticks:A0,border:T0,font:bf,lineGap:C0,rotate:0},Pw="Value",Iw="Time",qg={show:!0,scale:"x",auto:!1,sorted:1,min:Ot,max:-Ot,idxs:[]};function Lw(i,e,t,n,s){return e.map(r=>r==null?"":gf(r))}function Dw(i,e,t,n,s,r,o){let a=[],c=rr.get(s)||0;t=o?t:Bt(Bh(t,s),c);for(let l=t;l<=n;l=Bt(l+s,c))a.push(Object.is(l,-0)?0:l);return a}function of(i,e,t,n,s,r,o){let a=[],c=i.scales[i.axes[e].scale].log,l=c==10?Ds:a0,h=pi(l(t));s=Ao(c,h),c==10&&(s=Sr[zi(s,Sr)]);let d=t,u=s*c;c==10&&(u=Sr[zi(u,Sr)]);do a.push(d),d=d+s,c==10&&!rr.has(d)&&(d=Bt(d,rr.get(s))),d>=u&&(s=d,u=s*c,c==10&&(u=Sr[zi(u,Sr)]));while(d<=n);return a}function Nw(i,e,t,n,s,r,o){let c=i.scales[i.axes[e].scale].asinh,l=n>c?of(i,e,jn(c,t),n,s):[c],h=n>=0&&t<=0?[0]:[];return(t<-c?of(i,e,jn(c,-n),-t,s):[c]).reverse().map(u=>-u).concat(h,l)}var R0=/./,Uw=/[12357]/,Fw=/[125]/,$g=/1/,af=(i,e,t,n)=>i.map((s,r)=>e==4&&s==0||r%n==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function Ow(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=i.scales[o],c=i.valToPos,l=r._space,h=c(10,o),d=c(9,o)-h>=l?R0:c(7,o)-h>=l?Uw:c(5,o)-h>=l?Fw:$g;if(d==$g){let u=Tn(c(1,o)-h);if(u<l)return af(e.slice().reverse(),a.distr,d,wi(l/u)).reverse()}return af(e,a.distr,d,1)}function Bw(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=r._space,c=i.valToPos,l=Tn(c(1,o)-c(2,o));return l<a?af(e.slice().reverse(),3,R0,wi(a/l)).reverse():e}function kw(i,e,t,n){return n==null?df:e==null?"":gf(e)}var Yg={show:!0,scale:"y",stroke:uf,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:E0,side:3,grid:vf,ticks:A0,border:T0,font:bf,lineGap:C0,rotate:0};function zw(i,e){let t=3+(i||1)*2;return Bt(t*e,3)}function Vw(i,e){let{scale:t,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],t,!0),o=i.valToPos(s[n[1]],t,!0),a=Tn(o-r),c=i.series[e],l=a/(c.points.space*wt);return n[1]-n[0]<=l}var Zg={scale:null,auto:!0,sorted:0,min:Ot,max:-Ot},P0=(i,e,t,n,s)=>s,Jg={show:!0,auto:!0,sorted:0,gaps:P0,alpha:1,facets:[_n({},Zg,{scale:"x"}),_n({},Zg,{scale:"y"})]},Kg={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:P0,alpha:1,points:{show:Vw,filter:null},values:null,min:Ot,max:-Ot,idxs:[],path:null,clip:null};function Gw(i,e,t,n,s){return t/10}var I0={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Hw=_n({},I0,{time:!1,ori:1}),Qg={};function L0(i,e){let t=Qg[i];return t||(t={key:i,plots:[],sub(n){t.plots.push(n)},unsub(n){t.plots=t.plots.filter(s=>s!=n)},pub(n,s,r,o,a,c,l){for(let h=0;h<t.plots.length;h++)t.plots[h]!=s&&t.plots[h].pub(n,s,r,o,a,c,l)}},i!=null&&(Qg[i]=t)),t}var Co=1,lf=2;function Er(i,e,t){let n=i.mode,s=i.series[e],r=n==2?i._data[e]:i._data,o=i.scales,a=i.bbox,c=r[0],l=n==2?r[1]:r[e],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],d=n==2?o[s.facets[1].scale]:o[s.scale],u=a.left,f=a.top,p=a.width,x=a.height,g=i.valToPosH,m=i.valToPosV;return h.ori==0?t(s,c,l,h,d,g,m,u,f,p,x,Vh,Po,Hh,N0,F0):t(s,c,l,h,d,m,g,f,u,x,p,Gh,Io,wf,U0,O0)}function Mf(i,e){let t=0,n=0,s=Mt(i.bands,xf);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?n|=1:n|=2)}return[t,n==1?-1:n==2?1:n==3?2:0]}function Ww(i,e,t,n,s){let r=i.mode,o=i.series[e],a=r==2?o.facets[1].scale:o.scale,c=i.scales[a];return s==-1?c.min:s==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function Ns(i,e,t,n,s,r){return Er(i,e,(o,a,c,l,h,d,u,f,p,x,g)=>{let m=o.pxRound,v=l.dir*(l.ori==0?1:-1),E=l.ori==0?Po:Io,b,C;v==1?(b=t,C=n):(b=n,C=t);let S=m(d(a[b],l,x,f)),_=m(u(c[b],h,g,p)),T=m(d(a[C],l,x,f)),O=m(u(r==1?h.max:h.min,h,g,p)),D=new Path2D(s);return E(D,T,O),E(D,S,O),E(D,S,_),D})}function zh(i,e,t,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=e==0?Hh:wf,c=t;for(let d=0;d<i.length;d++){let u=i[d];if(u[1]>u[0]){let f=u[0]-c;f>0&&a(o,c,n,f,n+r),c=u[1]}}let l=t+s-c,h=10;l>0&&a(o,c,n-h/2,l,n+r+h)}return o}function Xw(i,e,t){let n=i[i.length-1];n&&n[0]==e?n[1]=t:i.push([e,t])}function Sf(i,e,t,n,s,r,o){let a=[],c=i.length;for(let l=s==1?t:n;l>=t&&l<=n;l+=s)if(e[l]===null){let d=l,u=l;if(s==1)for(;++l<=n&&e[l]===null;)u=l;else for(;--l>=t&&e[l]===null;)u=l;let f=r(i[d]),p=u==d?f:r(i[u]),x=d-s;f=o<=0&&x>=0&&x<c?r(i[x]):f;let m=u+s;p=o>=0&&m>=0&&m<c?r(i[m]):p,p>=f&&a.push([f,p])}return a}function jg(i){return i==0?c0:i==1?An:e=>Mr(e,i)}function D0(i){let e=i==0?Vh:Gh,t=i==0?(s,r,o,a,c,l)=>{s.arcTo(r,o,a,c,l)}:(s,r,o,a,c,l)=>{s.arcTo(o,r,c,a,l)},n=i==0?(s,r,o,a,c)=>{s.rect(r,o,a,c)}:(s,r,o,a,c)=>{s.rect(o,r,c,a)};return(s,r,o,a,c,l=0,h=0)=>{l==0&&h==0?n(s,r,o,a,c):(l=Vi(l,a/2,c/2),h=Vi(h,a/2,c/2),e(s,r+l,o),t(s,r+a,o,r+a,o+c,l),t(s,r+a,o+c,r,o+c,h),t(s,r,o+c,r,o,h),t(s,r,o,r+a,o,l),s.closePath())}}var Vh=(i,e,t)=>{i.moveTo(e,t)},Gh=(i,e,t)=>{i.moveTo(t,e)},Po=(i,e,t)=>{i.lineTo(e,t)},Io=(i,e,t)=>{i.lineTo(t,e)},Hh=D0(0),wf=D0(1),N0=(i,e,t,n,s,r)=>{i.arc(e,t,n,s,r)},U0=(i,e,t,n,s,r)=>{i.arc(t,e,n,s,r)},F0=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(e,t,n,s,r,o)},O0=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(t,e,s,n,o,r)};function B0(i){return(e,t,n,s,r)=>Er(e,t,(o,a,c,l,h,d,u,f,p,x,g)=>{let{pxRound:m,points:v}=o,E,b;l.ori==0?(E=Vh,b=N0):(E=Gh,b=U0);let C=Bt(v.width*wt,3),S=(v.size-v.width)/2*wt,_=Bt(S*2,3),T=new Path2D,O=new Path2D,{left:D,top:L,width:z,height:G}=e.bbox;Hh(O,D-_,L-_,z+_*2,G+_*2);let R=F=>{if(c[F]!=null){let H=m(d(a[F],l,x,f)),U=m(u(c[F],h,g,p));E(T,H+S,U),b(T,H,U,S,0,Lh*2)}};if(r)r.forEach(R);else for(let F=n;F<=s;F++)R(F);return{stroke:C>0?T:null,fill:T,clip:O,flags:Co|lf}})}function k0(i){return(e,t,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(e,t,n),r!=s&&o!=s&&i(e,t,s),i(e,t,o))}}var qw=k0(Po),$w=k0(Io);function z0(i){let e=Mt(i?.alignGaps,0);return(t,n,s,r)=>Er(t,n,(o,a,c,l,h,d,u,f,p,x,g)=>{[s,r]=Fh(c,s,r);let m=o.pxRound,v=G=>m(d(G,l,x,f)),E=G=>m(u(G,h,g,p)),b,C;l.ori==0?(b=Po,C=qw):(b=Io,C=$w);let S=l.dir*(l.ori==0?1:-1),_={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Co},T=_.stroke,O=!1;if(r-s>=x*4){let G=ue=>t.posToVal(ue,l.key,!0),R=null,F=null,H,U,ne,q=v(a[S==1?s:r]),Z=v(a[s]),te=v(a[r]),de=G(S==1?Z+1:te-1);for(let ue=S==1?s:r;ue>=s&&ue<=r;ue+=S){let ee=a[ue],_e=(S==1?ee<de:ee>de)?q:v(ee),Ee=c[ue];_e==q?Ee!=null?(U=Ee,R==null?(b(T,_e,E(U)),H=R=F=U):U<R?R=U:U>F&&(F=U)):Ee===null&&(O=!0):(R!=null&&C(T,q,E(R),E(F),E(H),E(U)),Ee!=null?(U=Ee,b(T,_e,E(U)),R=F=H=U):(R=F=null,Ee===null&&(O=!0)),q=_e,de=G(q+S))}R!=null&&R!=F&&ne!=q&&C(T,q,E(R),E(F),E(H),E(U))}else for(let G=S==1?s:r;G>=s&&G<=r;G+=S){let R=c[G];R===null?O=!0:R!=null&&b(T,v(a[G]),E(R))}let[L,z]=Mf(t,n);if(o.fill!=null||L!=0){let G=_.fill=new Path2D(T),R=o.fillTo(t,n,o.min,o.max,L),F=E(R),H=v(a[s]),U=v(a[r]);S==-1&&([U,H]=[H,U]),b(G,U,F),b(G,H,F)}if(!o.spanGaps){let G=[];O&&G.push(...Sf(a,c,s,r,S,v,e)),_.gaps=G=o.gaps(t,n,s,r,G),_.clip=zh(G,l.ori,f,p,x,g)}return z!=0&&(_.band=z==2?[Ns(t,n,s,r,T,-1),Ns(t,n,s,r,T,1)]:Ns(t,n,s,r,T,z)),_})}function Yw(i){let e=Mt(i.align,1),t=Mt(i.ascDesc,!1),n=Mt(i.alignGaps,0),s=Mt(i.extend,!1);return(r,o,a,c)=>Er(r,o,(l,h,d,u,f,p,x,g,m,v,E)=>{[a,c]=Fh(d,a,c);let b=l.pxRound,{left:C,width:S}=r.bbox,_=Z=>b(p(Z,u,v,g)),T=Z=>b(x(Z,f,E,m)),O=u.ori==0?Po:Io,D={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Co},L=D.stroke,z=u.dir*(u.ori==0?1:-1),G=T(d[z==1?a:c]),R=_(h[z==1?a:c]),F=R,H=R;s&&e==-1&&(H=C,O(L,H,G)),O(L,R,G);for(let Z=z==1?a:c;Z>=a&&Z<=c;Z+=z){let te=d[Z];if(te==null)continue;let de=_(h[Z]),ue=T(te);e==1?O(L,de,G):O(L,F,ue),O(L,de,ue),G=ue,F=de}let U=F;s&&e==1&&(U=C+S,O(L,U,G));let[ne,q]=Mf(r,o);if(l.fill!=null||ne!=0){let Z=D.fill=new Path2D(L),te=l.fillTo(r,o,l.min,l.max,ne),de=T(te);O(Z,U,de),O(Z,H,de)}if(!l.spanGaps){let Z=[];Z.push(...Sf(h,d,a,c,z,_,n));let te=l.width*wt/2,de=t||e==1?te:-te,ue=t||e==-1?-te:te;Z.forEach(ee=>{ee[0]+=de,ee[1]+=ue}),D.gaps=Z=l.gaps(r,o,a,c,Z),D.clip=zh(Z,u.ori,g,m,v,E)}return q!=0&&(D.band=q==2?[Ns(r,o,a,c,L,-1),Ns(r,o,a,c,L,1)]:Ns(r,o,a,c,L,q)),D})}function e0(i,e,t,n,s,r,o=Ot){if(i.length>1){let a=null;for(let c=0,l=1/0;c<i.length;c++)if(e[c]!==void 0){if(a!=null){let h=Tn(i[c]-i[a]);h<l&&(l=h,o=Tn(t(i[c],n,s,r)-t(i[a],n,s,r)))}a=c}}return o}function Zw(i){i=i||Za;let e=Mt(i.size,[.6,Ot,1]),t=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=gt(s),o=1-e[0],a=Mt(e[1],Ot),c=Mt(e[2],1),l=Mt(i.disp,Za),h=Mt(i.each,f=>{}),{fill:d,stroke:u}=l;return(f,p,x,g)=>Er(f,p,(m,v,E,b,C,S,_,T,O,D,L)=>{let z=m.pxRound,G=t,R=n*wt,F=a*wt,H=c*wt,U,ne;b.ori==0?[U,ne]=r(f,p):[ne,U]=r(f,p);let q=b.dir*(b.ori==0?1:-1),Z=b.ori==0?Hh:wf,te=b.ori==0?h:(Re,$e,rt,Se,Ut,ze,Xe)=>{h(Re,$e,rt,Ut,Se,Xe,ze)},de=Mt(f.bands,xf).find(Re=>Re.series[0]==p),ue=de!=null?de.dir:0,ee=m.fillTo(f,p,m.min,m.max,ue),me=z(_(ee,C,L,O)),_e,Ee,Me,He=D,st=z(m.width*wt),Ve=!1,ht=null,at=null,tt=null,$t=null;d!=null&&(st==0||u!=null)&&(Ve=!0,ht=d.values(f,p,x,g),at=new Map,new Set(ht).forEach(Re=>{Re!=null&&at.set(Re,new Path2D)}),st>0&&(tt=u.values(f,p,x,g),$t=new Map,new Set(tt).forEach(Re=>{Re!=null&&$t.set(Re,new Path2D)})));let{x0:kt,size:cn}=l;if(kt!=null&&cn!=null){G=1,v=kt.values(f,p,x,g),kt.unit==2&&(v=v.map(rt=>f.posToVal(T+rt*D,b.key,!0)));let Re=cn.values(f,p,x,g);cn.unit==2?Ee=Re[0]*D:Ee=S(Re[0],b,D,T)-S(0,b,D,T),He=e0(v,E,S,b,D,T,He),Me=He-Ee+R}else He=e0(v,E,S,b,D,T,He),Me=He*o+R,Ee=He-Me;Me<1&&(Me=0),st>=Ee/2&&(st=0),Me<5&&(z=c0);let Dt=Me>0,Cn=He-Me-(Dt?st:0);Ee=z(rf(Cn,H,F)),_e=(G==0?Ee/2:G==q?0:Ee)-G*q*((G==0?R/2:0)+(Dt?st/2:0));let yt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},yn=Ve?null:new Path2D,Qt=null;if(de!=null)Qt=f.data[de.series[1]];else{let{y0:Re,y1:$e}=l;Re!=null&&$e!=null&&(E=$e.values(f,p,x,g),Qt=Re.values(f,p,x,g))}let hn=U*Ee,k=ne*Ee;for(let Re=q==1?x:g;Re>=x&&Re<=g;Re+=q){let $e=E[Re];if($e==null)continue;if(Qt!=null){let Y=Qt[Re]??0;if($e-Y==0)continue;me=_(Y,C,L,O)}let rt=b.distr!=2||l!=null?v[Re]:Re,Se=S(rt,b,D,T),Ut=_(Mt($e,ee),C,L,O),ze=z(Se-_e),Xe=z(jn(Ut,me)),P=z(Vi(Ut,me)),M=Xe-P;if($e!=null){let Y=$e<0?k:hn,he=$e<0?hn:k;Ve?(st>0&&tt[Re]!=null&&Z($t.get(tt[Re]),ze,P+pi(st/2),Ee,jn(0,M-st),Y,he),ht[Re]!=null&&Z(at.get(ht[Re]),ze,P+pi(st/2),Ee,jn(0,M-st),Y,he)):Z(yn,ze,P+pi(st/2),Ee,jn(0,M-st),Y,he),te(f,p,Re,ze-st/2,P,Ee+st,M)}}return st>0?yt.stroke=Ve?$t:yn:Ve||(yt._fill=m.width==0?m._fill:m._stroke??m._fill,yt.width=0),yt.fill=Ve?at:yn,yt})}function Jw(i,e){let t=Mt(e?.alignGaps,0);return(n,s,r,o)=>Er(n,s,(a,c,l,h,d,u,f,p,x,g,m)=>{[r,o]=Fh(l,r,o);let v=a.pxRound,E=U=>v(u(U,h,g,p)),b=U=>v(f(U,d,m,x)),C,S,_;h.ori==0?(C=Vh,_=Po,S=F0):(C=Gh,_=Io,S=O0);let T=h.dir*(h.ori==0?1:-1),O=E(c[T==1?r:o]),D=O,L=[],z=[];for(let U=T==1?r:o;U>=r&&U<=o;U+=T)if(l[U]!=null){let q=c[U],Z=E(q);L.push(D=Z),z.push(b(l[U]))}let G={stroke:i(L,z,C,_,S,v),fill:null,clip:null,band:null,gaps:null,flags:Co},R=G.stroke,[F,H]=Mf(n,s);if(a.fill!=null||F!=0){let U=G.fill=new Path2D(R),ne=a.fillTo(n,s,a.min,a.max,F),q=b(ne);_(U,D,q),_(U,O,q)}if(!a.spanGaps){let U=[];U.push(...Sf(c,l,r,o,T,E,t)),G.gaps=U=a.gaps(n,s,r,o,U),G.clip=zh(U,h.ori,p,x,g,m)}return H!=0&&(G.band=H==2?[Ns(n,s,r,o,R,-1),Ns(n,s,r,o,R,1)]:Ns(n,s,r,o,R,H)),G})}function Kw(i){return Jw(Qw,i)}function Qw(i,e,t,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(t(a,i[0],e[0]),o==2)n(a,i[1],e[1]);else{let c=Array(o),l=Array(o-1),h=Array(o-1),d=Array(o-1);for(let u=0;u<o-1;u++)h[u]=e[u+1]-e[u],d[u]=i[u+1]-i[u],l[u]=h[u]/d[u];c[0]=l[0];for(let u=1;u<o-1;u++)l[u]===0||l[u-1]===0||l[u-1]>0!=l[u]>0?c[u]=0:(c[u]=3*(d[u-1]+d[u])/((2*d[u]+d[u-1])/l[u-1]+(d[u]+2*d[u-1])/l[u]),isFinite(c[u])||(c[u]=0));c[o-1]=l[o-2];for(let u=0;u<o-1;u++)s(a,i[u]+d[u]/3,e[u]+c[u]*d[u]/3,i[u+1]-d[u]/3,e[u+1]-c[u+1]*d[u]/3,i[u+1],e[u+1])}return a}var cf=new Set;function t0(){for(let i of cf)i.syncRect(!0)}Ro&&(Ar(LS,wo,t0),Ar(DS,wo,t0,!0),Ar(Dh,wo,()=>{En.pxRatio=wt}));var jw=z0(),e1=B0();function n0(i,e,t,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>hf(r,o,e,t))}function t1(i,e){return i.map((t,n)=>n==0?{}:_n({},e,t))}function hf(i,e,t,n){return _n({},e==0?t:n,i)}function V0(i,e,t){return e==null?To:[e,t]}var n1=V0;function i1(i,e,t){return e==null?To:Nh(e,t,mf,!0)}function G0(i,e,t,n){return e==null?To:Oh(e,t,i.scales[n].log,!1)}var s1=G0;function H0(i,e,t,n){return e==null?To:pf(e,t,i.scales[n].log,!1)}var r1=H0;function o1(i,e,t,n,s){let r=jn(Ng(i),Ng(e)),o=e-i,a=zi(s/n*o,t);do{let c=t[a],l=n*c/o;if(l>=s&&r+(c<5?rr.get(c):0)<=17)return[c,l]}while(++a<t.length);return[0,0]}function i0(i){let e,t;return i=i.replace(/(\d+)px/,(n,s)=>(e=An((t=+s)*wt))+"px"),[i,e,t]}function a1(i){i.show&&[i.font,i.labelFont].forEach(e=>{let t=Bt(e[2]*wt,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function En(i,e,t){let n={mode:Mt(i.mode,1)},s=n.mode;function r(y,w,I,N){let W=w.valToPct(y);return N+I*(w.dir==-1?1-W:W)}function o(y,w,I,N){let W=w.valToPct(y);return N+I*(w.dir==-1?W:1-W)}function a(y,w,I,N){return w.ori==0?r(y,w,I,N):o(y,w,I,N)}n.valToPosH=r,n.valToPosV=o;let c=!1;n.status=0;let l=n.root=Si(pS);if(i.id!=null&&(l.id=i.id),fi(l,i.class),i.title){let y=Si(xS,l);y.textContent=i.title}let h=ki("canvas"),d=n.ctx=h.getContext("2d"),u=Si(_S,l);Ar("click",u,y=>{y.target===p&&(Gt!=Nr||Yt!=Ur)&&Un.click(n,y)},!0);let f=n.under=Si(yS,u);u.appendChild(h);let p=n.over=Si(vS,u);i=Eo(i);let x=+Mt(i.pxAlign,1),g=jg(x);(i.plugins||[]).forEach(y=>{y.opts&&(i=y.opts(n,i)||i)});let m=i.ms||.001,v=n.series=s==1?n0(i.series||[],qg,Kg,!1):t1(i.series||[null],Jg),E=n.axes=n0(i.axes||[],Xg,Yg,!0),b=n.scales={},C=n.bands=i.bands||[];C.forEach(y=>{y.fill=gt(y.fill||null),y.dir=Mt(y.dir,-1)});let S=s==2?v[1].facets[0].scale:v[0].scale,_={axes:ps,series:dt},T=(i.drawOrder||["axes","series"]).map(y=>_[y]);function O(y){let w=y.distr==3?I=>Ds(I>0?I:y.clamp(n,I,y.min,y.max,y.key)):y.distr==4?I=>Jd(I,y.asinh):y.distr==100?I=>y.fwd(I):I=>I;return I=>{let N=w(I),{_min:W,_max:Q}=y,le=Q-W;return(N-W)/le}}function D(y){let w=b[y];if(w==null){let I=(i.scales||Za)[y]||Za;if(I.from!=null){D(I.from);let N=_n({},b[I.from],I,{key:y});N.valToPct=O(N),b[y]=N}else{w=b[y]=_n({},y==S?I0:Hw,I),w.key=y;let N=w.time,W=w.range,Q=sr(W);if((y!=S||s==2&&!N)&&(Q&&(W[0]==null||W[1]==null)&&(W={min:W[0]==null?Ig:{mode:1,hard:W[0],soft:W[0]},max:W[1]==null?Ig:{mode:1,hard:W[1],soft:W[1]}},Q=!1),!Q&&kh(W))){let le=W;W=(fe,ve,De)=>ve==null?To:Nh(ve,De,le)}w.range=gt(W||(N?n1:y==S?w.distr==3?s1:w.distr==4?r1:V0:w.distr==3?G0:w.distr==4?H0:i1)),w.auto=gt(Q?!1:w.auto),w.clamp=gt(w.clamp||Gw),w._min=w._max=null,w.valToPct=O(w)}}}D("x"),D("y"),s==1&&v.forEach(y=>{D(y.scale)}),E.forEach(y=>{D(y.scale)});for(let y in i.scales)D(y);let L=b[S],z=L.distr,G,R;L.ori==0?(fi(l,mS),G=r,R=o):(fi(l,gS),G=o,R=r);let F={};for(let y in b){let w=b[y];(w.min!=null||w.max!=null)&&(F[y]={min:w.min,max:w.max},w.min=w.max=null)}let H=i.tzDate||(y=>new Date(An(y/m))),U=i.fmtDate||_f,ne=m==1?mw(H):_w(H),q=Gg(H,Vg(m==1?pw:xw,U)),Z=Wg(H,Hg(vw,U)),te=[],de=n.legend=_n({},Sw,i.legend),ue=n.cursor=_n({},Rw,{drag:{y:s==2}},i.cursor),ee=de.show,me=ue.show,_e=de.markers;de.idxs=te,_e.width=gt(_e.width),_e.dash=gt(_e.dash),_e.stroke=gt(_e.stroke),_e.fill=gt(_e.fill);let Ee,Me,He,st=[],Ve=[],ht,at=!1,tt={};if(de.live){let y=v[1]?v[1].values:null;at=y!=null,ht=at?y(n,1,0):{_:0};for(let w in ht)tt[w]=df}if(ee)if(Ee=ki("table",TS,l),He=ki("tbody",null,Ee),de.mount(n,Ee),at){Me=ki("thead",null,Ee,He);let y=ki("tr",null,Me);ki("th",null,y);for(var $t in ht)ki("th",_g,y).textContent=$t}else fi(Ee,CS),de.live&&fi(Ee,ES);let kt={show:!0},cn={show:!1};function Dt(y,w){if(w==0&&(at||!de.live||s==2))return To;let I=[],N=ki("tr",RS,He,He.childNodes[w]);fi(N,y.class),y.show||fi(N,wr);let W=ki("th",null,N);if(_e.show){let fe=Si(PS,W);if(w>0){let ve=_e.width(n,w);ve&&(fe.style.border=ve+"px "+_e.dash(n,w)+" "+_e.stroke(n,w)),fe.style.background=_e.fill(n,w)}}let Q=Si(_g,W);y.label instanceof HTMLElement?Q.appendChild(y.label):Q.textContent=y.label,w>0&&(_e.show||(Q.style.color=y.width>0?_e.stroke(n,w):_e.fill(n,w)),yt("click",W,fe=>{if(ue._lock)return;Je(fe);let ve=v.indexOf(y);if((fe.ctrlKey||fe.metaKey)!=de.isolate){let De=v.some((Ne,Fe)=>Fe>0&&Fe!=ve&&Ne.show);v.forEach((Ne,Fe)=>{Fe>0&&Xi(Fe,De?Fe==ve?kt:cn:kt,!0,pn.setSeries)})}else Xi(ve,{show:!y.show},!0,pn.setSeries)},!1),Ke&&yt(Mg,W,fe=>{ue._lock||(Je(fe),Xi(v.indexOf(y),Or,!0,pn.setSeries))},!1));for(var le in ht){let fe=ki("td",IS,N);fe.textContent="--",I.push(fe)}return[N,I]}let Cn=new Map;function yt(y,w,I,N=!0){let W=Cn.get(w)||{},Q=ue.bind[y](n,w,I,N);Q&&(Ar(y,w,W[y]=Q),Cn.set(w,W))}function yn(y,w,I){let N=Cn.get(w)||{};for(let W in N)(y==null||W==y)&&(sf(W,w,N[W]),delete N[W]);y==null&&Cn.delete(w)}let Qt=0,hn=0,k=0,Re=0,$e=0,rt=0,Se=$e,Ut=rt,ze=k,Xe=Re,P=0,M=0,Y=0,he=0;n.bbox={};let ae=!1,xe=!1,ye=!1,ie=!1,re=!1,pe=!1;function B(y,w,I){(I||y!=n.width||w!=n.height)&&oe(y,w),lt(!1),ye=!0,xe=!0,Bn()}function oe(y,w){n.width=Qt=k=y,n.height=hn=Re=w,$e=rt=0,be(),Ge();let I=n.bbox;P=I.left=Mr($e*wt,.5),M=I.top=Mr(rt*wt,.5),Y=I.width=Mr(k*wt,.5),he=I.height=Mr(Re*wt,.5)}let se=3;function we(){let y=!1,w=0;for(;!y;){w++;let I=Ir(w),N=Wi(w);y=w==se||I&&N,y||(oe(n.width,n.height),xe=!0)}}function ge({width:y,height:w}){B(y,w)}n.setSize=ge;function be(){let y=!1,w=!1,I=!1,N=!1;E.forEach((W,Q)=>{if(W.show&&W._show){let{side:le,_size:fe}=W,ve=le%2,De=W.label!=null?W.labelSize:0,Ne=fe+De;Ne>0&&(ve?(k-=Ne,le==3?($e+=Ne,N=!0):I=!0):(Re-=Ne,le==0?(rt+=Ne,y=!0):w=!0))}}),Gi[0]=y,Gi[1]=I,Gi[2]=w,Gi[3]=N,k-=Ai[1]+Ai[3],$e+=Ai[3],Re-=Ai[2]+Ai[0],rt+=Ai[0]}function Ge(){let y=$e+k,w=rt+Re,I=$e,N=rt;function W(Q,le){switch(Q){case 1:return y+=le,y-le;case 2:return w+=le,w-le;case 3:return I-=le,I+le;case 0:return N-=le,N+le}}E.forEach((Q,le)=>{if(Q.show&&Q._show){let fe=Q.side;Q._pos=W(fe,Q._size),Q.label!=null&&(Q._lpos=W(fe,Q.labelSize))}})}if(ue.dataIdx==null){let y=ue.hover,w=y.skip=new Set(y.skip??[]);w.add(void 0);let I=y.prox=gt(y.prox),N=y.bias??=0;ue.dataIdx=(W,Q,le,fe)=>{if(Q==0)return le;let ve=le,De=I(W,Q,le,fe)??Ot,Ne=De>=0&&De<Ot,Fe=L.ori==0?k:Re,nt=ue.left,St=e[0],bt=e[Q];if(w.has(bt[le])){ve=null;let ft=null,Ze=null,We;if(N==0||N==-1)for(We=le;ft==null&&We-- >0;)w.has(bt[We])||(ft=We);if(N==0||N==1)for(We=le;Ze==null&&We++<bt.length;)w.has(bt[We])||(Ze=We);if(ft!=null||Ze!=null)if(Ne){let Wt=ft==null?-1/0:G(St[ft],L,Fe,0),tn=Ze==null?1/0:G(St[Ze],L,Fe,0),Ln=nt-Wt,Nt=tn-nt;Ln<=Nt?Ln<=De&&(ve=ft):Nt<=De&&(ve=Ze)}else ve=Ze==null?ft:ft==null?Ze:le-ft<=Ze-le?ft:Ze}else Ne&&Tn(nt-G(St[le],L,Fe,0))>De&&(ve=null);return ve}}let Je=y=>{ue.event=y};ue.idxs=te,ue._lock=!1;let ce=ue.points;ce.show=gt(ce.show),ce.size=gt(ce.size),ce.stroke=gt(ce.stroke),ce.width=gt(ce.width),ce.fill=gt(ce.fill);let Oe=n.focus=_n({},i.focus||{alpha:.3},ue.focus),Ke=Oe.prox>=0,Ce=Ke&&ce.one,ot=[],Vt=[],Wn=[];function Uo(y,w){let I=ce.show(n,w);if(I instanceof HTMLElement)return fi(I,AS),fi(I,y.class),cs(I,-10,-10,k,Re),p.insertBefore(I,ot[w]),I}function Cr(y,w){if(s==1||w>0){let I=s==1&&b[y.scale].time,N=y.value;y.value=I?Og(N)?Wg(H,Hg(N,U)):N||Z:N||kw,y.label=y.label||(I?Iw:Pw)}if(Ce||w>0){y.width=y.width==null?1:y.width,y.paths=y.paths||jw||HS,y.fillTo=gt(y.fillTo||Ww),y.pxAlign=+Mt(y.pxAlign,x),y.pxRound=jg(y.pxAlign),y.stroke=gt(y.stroke||null),y.fill=gt(y.fill||null),y._stroke=y._fill=y._paths=y._focus=null;let I=zw(jn(1,y.width),1),N=y.points=_n({},{size:I,width:jn(1,I*.2),stroke:y.stroke,space:I*2,paths:e1,_stroke:null,_fill:null},y.points);N.show=gt(N.show),N.filter=gt(N.filter),N.fill=gt(N.fill),N.stroke=gt(N.stroke),N.paths=gt(N.paths),N.pxAlign=y.pxAlign}if(ee){let I=Dt(y,w);st.splice(w,0,I[0]),Ve.splice(w,0,I[1]),de.values.push(null)}if(me){te.splice(w,0,null);let I=null;Ce?w==0&&(I=Uo(y,w)):w>0&&(I=Uo(y,w)),ot.splice(w,0,I),Vt.splice(w,0,0),Wn.splice(w,0,0)}In("addSeries",w)}function iu(y,w){w=w??v.length,y=s==1?hf(y,w,qg,Kg):hf(y,w,{},Jg),v.splice(w,0,y),Cr(v[w],w)}n.addSeries=iu;function nl(y){if(v.splice(y,1),ee){de.values.splice(y,1),Ve.splice(y,1);let w=st.splice(y,1)[0];yn(null,w.firstChild),w.remove()}me&&(te.splice(y,1),ot.splice(y,1)[0].remove(),Vt.splice(y,1),Wn.splice(y,1)),In("delSeries",y)}n.delSeries=nl;let Gi=[!1,!1,!1,!1];function us(y,w){if(y._show=y.show,y.show){let I=y.side%2,N=b[y.scale];N==null&&(y.scale=I?v[1].scale:S,N=b[y.scale]);let W=N.time;y.size=gt(y.size),y.space=gt(y.space),y.rotate=gt(y.rotate),sr(y.incrs)&&y.incrs.forEach(le=>{!rr.has(le)&&rr.set(le,d0(le))}),y.incrs=gt(y.incrs||(N.distr==2?uw:W?m==1?fw:gw:Sr)),y.splits=gt(y.splits||(W&&N.distr==1?ne:N.distr==3?of:N.distr==4?Nw:Dw)),y.stroke=gt(y.stroke),y.grid.stroke=gt(y.grid.stroke),y.ticks.stroke=gt(y.ticks.stroke),y.border.stroke=gt(y.border.stroke);let Q=y.values;y.values=sr(Q)&&!sr(Q[0])?gt(Q):W?sr(Q)?Gg(H,Vg(Q,U)):Og(Q)?yw(H,Q):Q||q:Q||Lw,y.filter=gt(y.filter||(N.distr>=3&&N.log==10?Ow:N.distr==3&&N.log==2?Bw:h0)),y.font=i0(y.font),y.labelFont=i0(y.labelFont),y._size=y.size(n,null,w,0),y._space=y._rotate=y._incrs=y._found=y._splits=y._values=null,y._size>0&&(Gi[w]=!0,y._el=Si(bS,u))}}function ds(y,w,I,N){let[W,Q,le,fe]=I,ve=w%2,De=0;return ve==0&&(fe||Q)&&(De=w==0&&!W||w==2&&!le?An(Xg.size/3):0),ve==1&&(W||le)&&(De=w==1&&!Q||w==3&&!fe?An(Yg.size/2):0),De}let Fo=n.padding=(i.padding||[ds,ds,ds,ds]).map(y=>gt(Mt(y,ds))),Ai=n._padding=Fo.map((y,w)=>y(n,w,Gi,0)),jt,rn=null,on=null,Hi=s==1?v[0].idxs:null,si=null,Fs=!1;function Oo(y,w){if(e=y??[],n.data=n._data=e,s==2){jt=0;for(let I=1;I<v.length;I++)jt+=e[I][0].length}else{e.length==0&&(n.data=n._data=e=[[]]),si=e[0],jt=si.length;let I=e;if(z==2){I=e.slice();let N=I[0]=Array(jt);for(let W=0;W<jt;W++)N[W]=W}n._data=e=I}if(lt(!0),In("setData"),z==2&&(ye=!0),w!==!1){let I=L;I.auto(n,Fs)?Bo():ks(S,I.min,I.max),ie=ie||ue.left>=0,pe=!0,Bn()}}n.setData=Oo;function Bo(){Fs=!0;let y,w;s==1&&(jt>0?(rn=Hi[0]=0,on=Hi[1]=jt-1,y=e[0][rn],w=e[0][on],z==2?(y=rn,w=on):y==w&&(z==3?[y,w]=Oh(y,y,L.log,!1):z==4?[y,w]=pf(y,y,L.log,!1):L.time?w=y+An(86400/m):[y,w]=Nh(y,w,mf,!0))):(rn=Hi[0]=y=null,on=Hi[1]=w=null)),ks(S,y,w)}let Rr,Os,Pr,A,V,j,J,K,Ae,Pe;function Te(y,w,I,N,W,Q){y??=vg,I??=xf,N??="butt",W??=vg,Q??="round",y!=Rr&&(d.strokeStyle=Rr=y),W!=Os&&(d.fillStyle=Os=W),w!=Pr&&(d.lineWidth=Pr=w),Q!=V&&(d.lineJoin=V=Q),N!=j&&(d.lineCap=j=N),I!=A&&d.setLineDash(A=I)}function Ie(y,w,I,N){w!=Os&&(d.fillStyle=Os=w),y!=J&&(d.font=J=y),I!=K&&(d.textAlign=K=I),N!=Ae&&(d.textBaseline=Ae=N)}function ke(y,w,I,N,W=0){if(N.length>0&&y.auto(n,Fs)&&(w==null||w.min==null)){let Q=Mt(rn,0),le=Mt(on,N.length-1),fe=I.min==null?OS(N,Q,le,W,y.distr==3):[I.min,I.max];y.min=Vi(y.min,I.min=fe[0]),y.max=jn(y.max,I.max=fe[1])}}let je={min:null,max:null};function ut(){for(let N in b){let W=b[N];F[N]==null&&(W.min==null||F[S]!=null&&W.auto(n,Fs))&&(F[N]=je)}for(let N in b){let W=b[N];F[N]==null&&W.from!=null&&F[W.from]!=null&&(F[N]=je)}F[S]!=null&&lt(!0);let y={};for(let N in F){let W=F[N];if(W!=null){let Q=y[N]=Eo(b[N],qS);if(W.min!=null)_n(Q,W);else if(N!=S||s==2)if(jt==0&&Q.from==null){let le=Q.range(n,null,null,N);Q.min=le[0],Q.max=le[1]}else Q.min=Ot,Q.max=-Ot}}if(jt>0){v.forEach((N,W)=>{if(s==1){let Q=N.scale,le=F[Q];if(le==null)return;let fe=y[Q];if(W==0){let ve=fe.range(n,fe.min,fe.max,Q);fe.min=ve[0],fe.max=ve[1],rn=zi(fe.min,e[0]),on=zi(fe.max,e[0]),on-rn>1&&(e[0][rn]<fe.min&&rn++,e[0][on]>fe.max&&on--),N.min=si[rn],N.max=si[on]}else N.show&&N.auto&&ke(fe,le,N,e[W],N.sorted);N.idxs[0]=rn,N.idxs[1]=on}else if(W>0&&N.show&&N.auto){let[Q,le]=N.facets,fe=Q.scale,ve=le.scale,[De,Ne]=e[W],Fe=y[fe],nt=y[ve];Fe!=null&&ke(Fe,F[fe],Q,De,Q.sorted),nt!=null&&ke(nt,F[ve],le,Ne,le.sorted),N.min=le.min,N.max=le.max}});for(let N in y){let W=y[N],Q=F[N];if(W.from==null&&(Q==null||Q.min==null)){let le=W.range(n,W.min==Ot?null:W.min,W.max==-Ot?null:W.max,N);W.min=le[0],W.max=le[1]}}}for(let N in y){let W=y[N];if(W.from!=null){let Q=y[W.from];if(Q.min==null)W.min=W.max=null;else{let le=W.range(n,Q.min,Q.max,N);W.min=le[0],W.max=le[1]}}}let w={},I=!1;for(let N in y){let W=y[N],Q=b[N];if(Q.min!=W.min||Q.max!=W.max){Q.min=W.min,Q.max=W.max;let le=Q.distr;Q._min=le==3?Ds(Q.min):le==4?Jd(Q.min,Q.asinh):le==100?Q.fwd(Q.min):Q.min,Q._max=le==3?Ds(Q.max):le==4?Jd(Q.max,Q.asinh):le==100?Q.fwd(Q.max):Q.max,w[N]=I=!0}}if(I){v.forEach((N,W)=>{s==2?W>0&&w.y&&(N._paths=null):w[N.scale]&&(N._paths=null)});for(let N in w)ye=!0,In("setScale",N);me&&ue.left>=0&&(ie=pe=!0)}for(let N in F)F[N]=null}function Be(y){let w=rf(rn-1,0,jt-1),I=rf(on+1,0,jt-1);for(;y[w]==null&&w>0;)w--;for(;y[I]==null&&I<jt-1;)I++;return[w,I]}function dt(){if(jt>0){let y=v.some(w=>w._focus)&&Pe!=Oe.alpha;y&&(d.globalAlpha=Pe=Oe.alpha),v.forEach((w,I)=>{if(I>0&&w.show&&(Kt(I,!1),Kt(I,!0),w._paths==null)){let N=Pe;Pe!=w.alpha&&(d.globalAlpha=Pe=w.alpha);let W=s==2?[0,e[I][0].length-1]:Be(e[I]);w._paths=w.paths(n,I,W[0],W[1]),Pe!=N&&(d.globalAlpha=Pe=N)}}),v.forEach((w,I)=>{if(I>0&&w.show){let N=Pe;Pe!=w.alpha&&(d.globalAlpha=Pe=w.alpha),w._paths!=null&&Ct(I,!1);{let W=w._paths!=null?w._paths.gaps:null,Q=w.points.show(n,I,rn,on,W),le=w.points.filter(n,I,Q,W);(Q||le)&&(w.points._paths=w.points.paths(n,I,rn,on,le),Ct(I,!0))}Pe!=N&&(d.globalAlpha=Pe=N),In("drawSeries",I)}}),y&&(d.globalAlpha=Pe=1)}}function Kt(y,w){let I=w?v[y].points:v[y];I._stroke=I.stroke(n,y),I._fill=I.fill(n,y)}function Ct(y,w){let I=w?v[y].points:v[y],{stroke:N,fill:W,clip:Q,flags:le,_stroke:fe=I._stroke,_fill:ve=I._fill,_width:De=I.width}=I._paths;De=Bt(De*wt,3);let Ne=null,Fe=De%2/2;w&&ve==null&&(ve=De>0?"#fff":fe);let nt=I.pxAlign==1&&Fe>0;if(nt&&d.translate(Fe,Fe),!w){let St=P-De/2,bt=M-De/2,ft=Y+De,Ze=he+De;Ne=new Path2D,Ne.rect(St,bt,ft,Ze)}w?Ue(fe,De,I.dash,I.cap,ve,N,W,le,Q):Rt(y,fe,De,I.dash,I.cap,ve,N,W,le,Ne,Q),nt&&d.translate(-Fe,-Fe)}function Rt(y,w,I,N,W,Q,le,fe,ve,De,Ne){let Fe=!1;ve!=0&&C.forEach((nt,St)=>{if(nt.series[0]==y){let bt=v[nt.series[1]],ft=e[nt.series[1]],Ze=(bt._paths||Za).band;sr(Ze)&&(Ze=nt.dir==1?Ze[0]:Ze[1]);let We,Wt=null;bt.show&&Ze&&kS(ft,rn,on)?(Wt=nt.fill(n,St)||Q,We=bt._paths.clip):Ze=null,Ue(w,I,N,W,Wt,le,fe,ve,De,Ne,We,Ze),Fe=!0}}),Fe||Ue(w,I,N,W,Q,le,fe,ve,De,Ne)}let vn=Co|lf;function Ue(y,w,I,N,W,Q,le,fe,ve,De,Ne,Fe){Te(y,w,I,N,W),(ve||De||Fe)&&(d.save(),ve&&d.clip(ve),De&&d.clip(De)),Fe?(fe&vn)==vn?(d.clip(Fe),Ne&&d.clip(Ne),pt(W,le),un(y,Q,w)):fe&lf?(pt(W,le),d.clip(Fe),un(y,Q,w)):fe&Co&&(d.save(),d.clip(Fe),Ne&&d.clip(Ne),pt(W,le),d.restore(),un(y,Q,w)):(pt(W,le),un(y,Q,w)),(ve||De||Fe)&&d.restore()}function un(y,w,I){I>0&&(w instanceof Map?w.forEach((N,W)=>{d.strokeStyle=Rr=W,d.stroke(N)}):w!=null&&y&&d.stroke(w))}function pt(y,w){w instanceof Map?w.forEach((I,N)=>{d.fillStyle=Os=N,d.fill(I)}):w!=null&&y&&d.fill(w)}function fs(y,w,I,N){let W=E[y],Q;if(N<=0)Q=[0,0];else{let le=W._space=W.space(n,y,w,I,N),fe=W._incrs=W.incrs(n,y,w,I,N,le);Q=o1(w,I,fe,N,le)}return W._found=Q}function dn(y,w,I,N,W,Q,le,fe,ve,De){let Ne=le%2/2;x==1&&d.translate(Ne,Ne),Te(fe,le,ve,De,fe),d.beginPath();let Fe,nt,St,bt,ft=W+(N==0||N==3?-Q:Q);I==0?(nt=W,bt=ft):(Fe=W,St=ft);for(let Ze=0;Ze<y.length;Ze++)w[Ze]!=null&&(I==0?Fe=St=y[Ze]:nt=bt=y[Ze],d.moveTo(Fe,nt),d.lineTo(St,bt));d.stroke(),x==1&&d.translate(-Ne,-Ne)}function Ir(y){let w=!0;return E.forEach((I,N)=>{if(!I.show)return;let W=b[I.scale];if(W.min==null){I._show&&(w=!1,I._show=!1,lt(!1));return}else I._show||(w=!1,I._show=!0,lt(!1));let Q=I.side,le=Q%2,{min:fe,max:ve}=W,[De,Ne]=fs(N,fe,ve,le==0?k:Re);if(Ne==0)return;let Fe=W.distr==2,nt=I._splits=I.splits(n,N,fe,ve,De,Ne,Fe),St=W.distr==2?nt.map(We=>si[We]):nt,bt=W.distr==2?si[nt[1]]-si[nt[0]]:De,ft=I._values=I.values(n,I.filter(n,St,N,Ne,bt),N,Ne,bt);I._rotate=Q==2?I.rotate(n,ft,N,Ne):0;let Ze=I._size;I._size=wi(I.size(n,ft,N,y)),Ze!=null&&I._size!=Ze&&(w=!1)}),w}function Wi(y){let w=!0;return Fo.forEach((I,N)=>{let W=I(n,N,Gi,y);W!=Ai[N]&&(w=!1),Ai[N]=W}),w}function ps(){for(let y=0;y<E.length;y++){let w=E[y];if(!w.show||!w._show)continue;let I=w.side,N=I%2,W,Q,le=w.stroke(n,y),fe=I==0||I==3?-1:1,[ve,De]=w._found;if(w.label!=null){let $n=w.labelGap*fe,ai=An((w._lpos+$n)*wt);Ie(w.labelFont[0],le,"center",I==2?"top":yg),d.save(),N==1?(W=Q=0,d.translate(ai,An(M+he/2)),d.rotate((I==3?-Lh:Lh)/2)):(W=An(P+Y/2),Q=ai);let lr=l0(w.label)?w.label(n,y,ve,De):w.label;d.fillText(lr,W,Q),d.restore()}if(De==0)continue;let Ne=b[w.scale],Fe=N==0?Y:he,nt=N==0?P:M,St=w._splits,bt=Ne.distr==2?St.map($n=>si[$n]):St,ft=Ne.distr==2?si[St[1]]-si[St[0]]:ve,Ze=w.ticks,We=w.border,Wt=Ze.show?Ze.size:0,tn=An(Wt*wt),Ln=An((w.alignTo==2?w._size-Wt-w.gap:w.gap)*wt),Nt=w._rotate*-Lh/180,nn=g(w._pos*wt),ri=(tn+Ln)*fe,qn=nn+ri;Q=N==0?qn:0,W=N==1?qn:0;let xi=w.font[0],Ti=w.align==1?Mo:w.align==2?$d:Nt>0?Mo:Nt<0?$d:N==0?"center":I==3?$d:Mo,$i=Nt||N==1?"middle":I==2?"top":yg;Ie(xi,le,Ti,$i);let oi=w.font[1]*w.lineGap,_i=St.map($n=>g(a($n,Ne,Fe,nt))),Ei=w._values;for(let $n=0;$n<Ei.length;$n++){let ai=Ei[$n];if(ai!=null){N==0?W=_i[$n]:Q=_i[$n],ai=""+ai;let lr=ai.indexOf(`
`)==-1?[ai]:ai.split(/\n/gm);for(let Yn=0;Yn<lr.length;Yn++){let qf=lr[Yn];Nt?(d.save(),d.translate(W,Q+Yn*oi),d.rotate(Nt),d.fillText(qf,0,0),d.restore()):d.fillText(qf,W,Q+Yn*oi)}}}Ze.show&&dn(_i,Ze.filter(n,bt,y,De,ft),N,I,nn,tn,Bt(Ze.width*wt,3),Ze.stroke(n,y),Ze.dash,Ze.cap);let Yi=w.grid;Yi.show&&dn(_i,Yi.filter(n,bt,y,De,ft),N,N==0?2:1,N==0?M:P,N==0?he:Y,Bt(Yi.width*wt,3),Yi.stroke(n,y),Yi.dash,Yi.cap),We.show&&dn([nn],[1],N==0?1:0,N==0?1:2,N==1?M:P,N==1?he:Y,Bt(We.width*wt,3),We.stroke(n,y),We.dash,We.cap)}In("drawAxes")}function lt(y){v.forEach((w,I)=>{I>0&&(w._paths=null,y&&(s==1?(w.min=null,w.max=null):w.facets.forEach(N=>{N.min=null,N.max=null})))})}let en=!1,Xn=!1,Pt=[];function fn(){Xn=!1;for(let y=0;y<Pt.length;y++)In(...Pt[y]);Pt.length=0}function Bn(){en||(jS(Cf),en=!0)}function il(y,w=!1){en=!0,Xn=w,y(n),Cf(),w&&Pt.length>0&&queueMicrotask(fn)}n.batch=il;function Cf(){if(ae&&(ut(),ae=!1),ye&&(we(),ye=!1),xe){if(qt(f,Mo,$e),qt(f,"top",rt),qt(f,Xa,k),qt(f,qa,Re),qt(p,Mo,$e),qt(p,"top",rt),qt(p,Xa,k),qt(p,qa,Re),qt(u,Xa,Qt),qt(u,qa,hn),h.width=An(Qt*wt),h.height=An(hn*wt),E.forEach(({_el:y,_show:w,_size:I,_pos:N,side:W})=>{if(y!=null)if(w){let Q=W===3||W===0?I:0,le=W%2==1;qt(y,le?"left":"top",N-Q),qt(y,le?"width":"height",I),qt(y,le?"top":"left",le?rt:$e),qt(y,le?"height":"width",le?Re:k),nf(y,wr)}else fi(y,wr)}),Rr=Os=Pr=V=j=J=K=Ae=A=null,Pe=1,Vo(!0),$e!=Se||rt!=Ut||k!=ze||Re!=Xe){lt(!1);let y=k/ze,w=Re/Xe;if(me&&!ie&&ue.left>=0){ue.left*=y,ue.top*=w,Lr&&cs(Lr,An(ue.left),0,k,Re),Dr&&cs(Dr,0,An(ue.top),k,Re);for(let I=0;I<ot.length;I++){let N=ot[I];N!=null&&(Vt[I]*=y,Wn[I]*=w,cs(N,wi(Vt[I]),wi(Wn[I]),k,Re))}}if(Ht.show&&!re&&Ht.left>=0&&Ht.width>0){Ht.left*=y,Ht.width*=y,Ht.top*=w,Ht.height*=w;for(let I in cu)qt(Fr,I,Ht[I])}Se=$e,Ut=rt,ze=k,Xe=Re}In("setSize"),xe=!1}Qt>0&&hn>0&&(d.clearRect(0,0,h.width,h.height),In("drawClear"),T.forEach(y=>y()),In("draw")),Ht.show&&re&&(sl(Ht),re=!1),me&&ie&&(ar(null,!0,!1),ie=!1),de.show&&de.live&&pe&&(au(),pe=!1),c||(c=!0,n.status=1,In("ready")),Fs=!1,en=!1}n.redraw=(y,w)=>{ye=w||!1,y!==!1?ks(S,L.min,L.max):Bn()};function su(y,w){let I=b[y];if(I.from==null){if(jt==0){let N=I.range(n,w.min,w.max,y);w.min=N[0],w.max=N[1]}if(w.min>w.max){let N=w.min;w.min=w.max,w.max=N}if(jt>1&&w.min!=null&&w.max!=null&&w.max-w.min<1e-16)return;y==S&&I.distr==2&&jt>0&&(w.min=zi(w.min,e[0]),w.max=zi(w.max,e[0]),w.min==w.max&&w.max++),F[y]=w,ae=!0,Bn()}}n.setScale=su;let ru,ou,Lr,Dr,Rf,Pf,Nr,Ur,If,Lf,Gt,Yt,Bs=!1,Un=ue.drag,Rn=Un.x,Pn=Un.y;me&&(ue.x&&(ru=Si(SS,p)),ue.y&&(ou=Si(wS,p)),L.ori==0?(Lr=ru,Dr=ou):(Lr=ou,Dr=ru),Gt=ue.left,Yt=ue.top);let Ht=n.select=_n({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),Fr=Ht.show?Si(MS,Ht.over?p:f):null;function sl(y,w){if(Ht.show){for(let I in y)Ht[I]=y[I],I in cu&&qt(Fr,I,y[I]);w!==!1&&In("setSelect")}}n.setSelect=sl;function dx(y){if(v[y].show)ee&&nf(st[y],wr);else if(ee&&fi(st[y],wr),me){let I=Ce?ot[0]:ot[y];I!=null&&cs(I,-10,-10,k,Re)}}function ks(y,w,I){su(y,{min:w,max:I})}function Xi(y,w,I,N){w.focus!=null&&xx(y),w.show!=null&&v.forEach((W,Q)=>{Q>0&&(y==Q||y==null)&&(W.show=w.show,dx(Q),s==2?(ks(W.facets[0].scale,null,null),ks(W.facets[1].scale,null,null)):ks(W.scale,null,null),Bn())}),I!==!1&&In("setSeries",y,w),N&&Go("setSeries",n,y,w)}n.setSeries=Xi;function fx(y,w){_n(C[y],w)}function px(y,w){y.fill=gt(y.fill||null),y.dir=Mt(y.dir,-1),w=w??C.length,C.splice(w,0,y)}function mx(y){y==null?C.length=0:C.splice(y,1)}n.addBand=px,n.setBand=fx,n.delBand=mx;function gx(y,w){v[y].alpha=w,me&&ot[y]!=null&&(ot[y].style.opacity=w),ee&&st[y]&&(st[y].style.opacity=w)}let ms,zs,or,Or={focus:!0};function xx(y){if(y!=or){let w=y==null,I=Oe.alpha!=1;v.forEach((N,W)=>{if(s==1||W>0){let Q=w||W==0||W==y;N._focus=w?null:Q,I&&gx(W,Q?1:Oe.alpha)}}),or=y,I&&Bn()}}ee&&Ke&&yt(Sg,Ee,y=>{ue._lock||(Je(y),or!=null&&Xi(null,Or,!0,pn.setSeries))});function qi(y,w,I){let N=b[w];I&&(y=y/wt-(N.ori==1?rt:$e));let W=k;N.ori==1&&(W=Re,y=W-y),N.dir==-1&&(y=W-y);let Q=N._min,le=N._max,fe=y/W,ve=Q+(le-Q)*fe,De=N.distr;return De==3?Ao(10,ve):De==4?VS(ve,N.asinh):De==100?N.bwd(ve):ve}function _x(y,w){let I=qi(y,S,w);return zi(I,e[0],rn,on)}n.valToIdx=y=>zi(y,e[0]),n.posToIdx=_x,n.posToVal=qi,n.valToPos=(y,w,I)=>b[w].ori==0?r(y,b[w],I?Y:k,I?P:0):o(y,b[w],I?he:Re,I?M:0),n.setCursor=(y,w,I)=>{Gt=y.left,Yt=y.top,ar(null,w,I)};function Df(y,w){qt(Fr,Mo,Ht.left=y),qt(Fr,Xa,Ht.width=w)}function Nf(y,w){qt(Fr,"top",Ht.top=y),qt(Fr,qa,Ht.height=w)}let ko=L.ori==0?Df:Nf,zo=L.ori==1?Df:Nf;function yx(){if(ee&&de.live)for(let y=s==2?1:0;y<v.length;y++){if(y==0&&at)continue;let w=de.values[y],I=0;for(let N in w)Ve[y][I++].firstChild.nodeValue=w[N]}}function au(y,w){if(y!=null&&(y.idxs?y.idxs.forEach((I,N)=>{te[N]=I}):XS(y.idx)||te.fill(y.idx),de.idx=te[0]),ee&&de.live){for(let I=0;I<v.length;I++)(I>0||s==1&&!at)&&vx(I,te[I]);yx()}pe=!1,w!==!1&&In("setLegend")}n.setLegend=au;function vx(y,w){let I=v[y],N=y==0&&z==2?si:e[y],W;at?W=I.values(n,y,w)??tt:(W=I.value(n,w==null?null:N[w],y,w),W=W==null?tt:{_:W}),de.values[y]=W}function ar(y,w,I){If=Gt,Lf=Yt,[Gt,Yt]=ue.move(n,Gt,Yt),ue.left=Gt,ue.top=Yt,me&&(Lr&&cs(Lr,An(Gt),0,k,Re),Dr&&cs(Dr,0,An(Yt),k,Re));let N,W=rn>on;ms=Ot,zs=null;let Q=L.ori==0?k:Re,le=L.ori==1?k:Re;if(Gt<0||jt==0||W){N=ue.idx=null;for(let fe=0;fe<v.length;fe++){let ve=ot[fe];ve!=null&&cs(ve,-10,-10,k,Re)}Ke&&Xi(null,Or,!0,y==null&&pn.setSeries),de.live&&(te.fill(N),pe=!0)}else{let fe,ve,De;s==1&&(fe=L.ori==0?Gt:Yt,ve=qi(fe,S),N=ue.idx=zi(ve,e[0],rn,on),De=G(e[0][N],L,Q,0));let Ne=-10,Fe=-10,nt=0,St=0,bt=!0,ft="",Ze="";for(let We=s==2?1:0;We<v.length;We++){let Wt=v[We],tn=te[We],Ln=tn==null?null:s==1?e[We][tn]:e[We][1][tn],Nt=ue.dataIdx(n,We,N,ve),nn=Nt==null?null:s==1?e[We][Nt]:e[We][1][Nt];if(pe=pe||nn!=Ln||Nt!=tn,te[We]=Nt,We>0&&Wt.show){let ri=Nt==null?-10:Nt==N?De:G(s==1?e[0][Nt]:e[We][0][Nt],L,Q,0),qn=nn==null?-10:R(nn,s==1?b[Wt.scale]:b[Wt.facets[1].scale],le,0);if(Ke&&nn!=null){let xi=L.ori==1?Gt:Yt,Ti=Tn(Oe.dist(n,We,Nt,qn,xi));if(Ti<ms){let $i=Oe.bias;if($i!=0){let oi=qi(xi,Wt.scale),_i=nn>=0?1:-1,Ei=oi>=0?1:-1;Ei==_i&&(Ei==1?$i==1?nn>=oi:nn<=oi:$i==1?nn<=oi:nn>=oi)&&(ms=Ti,zs=We)}else ms=Ti,zs=We}}if(pe||Ce){let xi,Ti;L.ori==0?(xi=ri,Ti=qn):(xi=qn,Ti=ri);let $i,oi,_i,Ei,Yi,$n,ai=!0,lr=ce.bbox;if(lr!=null){ai=!1;let Yn=lr(n,We);_i=Yn.left,Ei=Yn.top,$i=Yn.width,oi=Yn.height}else _i=xi,Ei=Ti,$i=oi=ce.size(n,We);if($n=ce.fill(n,We),Yi=ce.stroke(n,We),Ce)We==zs&&ms<=Oe.prox&&(Ne=_i,Fe=Ei,nt=$i,St=oi,bt=ai,ft=$n,Ze=Yi);else{let Yn=ot[We];Yn!=null&&(Vt[We]=_i,Wn[We]=Ei,Pg(Yn,$i,oi,ai),Cg(Yn,$n,Yi),cs(Yn,wi(_i),wi(Ei),k,Re))}}}}if(Ce){let We=Oe.prox,Wt=or==null?ms<=We:ms>We||zs!=or;if(pe||Wt){let tn=ot[0];tn!=null&&(Vt[0]=Ne,Wn[0]=Fe,Pg(tn,nt,St,bt),Cg(tn,ft,Ze),cs(tn,wi(Ne),wi(Fe),k,Re))}}}if(Ht.show&&Bs)if(y!=null){let[fe,ve]=pn.scales,[De,Ne]=pn.match,[Fe,nt]=y.cursor.sync.scales,St=y.cursor.drag;if(Rn=St._x,Pn=St._y,Rn||Pn){let{left:bt,top:ft,width:Ze,height:We}=y.select,Wt=y.scales[Fe].ori,tn=y.posToVal,Ln,Nt,nn,ri,qn,xi=fe!=null&&De(fe,Fe),Ti=ve!=null&&Ne(ve,nt);xi&&Rn?(Wt==0?(Ln=bt,Nt=Ze):(Ln=ft,Nt=We),nn=b[fe],ri=G(tn(Ln,Fe),nn,Q,0),qn=G(tn(Ln+Nt,Fe),nn,Q,0),ko(Vi(ri,qn),Tn(qn-ri))):ko(0,Q),Ti&&Pn?(Wt==1?(Ln=bt,Nt=Ze):(Ln=ft,Nt=We),nn=b[ve],ri=R(tn(Ln,nt),nn,le,0),qn=R(tn(Ln+Nt,nt),nn,le,0),zo(Vi(ri,qn),Tn(qn-ri))):zo(0,le)}else hu()}else{let fe=Tn(If-Rf),ve=Tn(Lf-Pf);if(L.ori==1){let nt=fe;fe=ve,ve=nt}Rn=Un.x&&fe>=Un.dist,Pn=Un.y&&ve>=Un.dist;let De=Un.uni;De!=null?Rn&&Pn&&(Rn=fe>=De,Pn=ve>=De,!Rn&&!Pn&&(ve>fe?Pn=!0:Rn=!0)):Un.x&&Un.y&&(Rn||Pn)&&(Rn=Pn=!0);let Ne,Fe;Rn&&(L.ori==0?(Ne=Nr,Fe=Gt):(Ne=Ur,Fe=Yt),ko(Vi(Ne,Fe),Tn(Fe-Ne)),Pn||zo(0,le)),Pn&&(L.ori==1?(Ne=Nr,Fe=Gt):(Ne=Ur,Fe=Yt),zo(Vi(Ne,Fe),Tn(Fe-Ne)),Rn||ko(0,Q)),!Rn&&!Pn&&(ko(0,0),zo(0,0))}if(Un._x=Rn,Un._y=Pn,y==null){if(I){if(Xf!=null){let[fe,ve]=pn.scales;pn.values[0]=fe!=null?qi(L.ori==0?Gt:Yt,fe):null,pn.values[1]=ve!=null?qi(L.ori==1?Gt:Yt,ve):null}Go(Yd,n,Gt,Yt,k,Re,N)}if(Ke){let fe=I&&pn.setSeries,ve=Oe.prox;or==null?ms<=ve&&Xi(zs,Or,!0,fe):ms>ve?Xi(null,Or,!0,fe):zs!=or&&Xi(zs,Or,!0,fe)}}pe&&(de.idx=N,au()),w!==!1&&In("setCursor")}let Vs=null;Object.defineProperty(n,"rect",{get(){return Vs==null&&Vo(!1),Vs}});function Vo(y=!1){y?Vs=null:(Vs=p.getBoundingClientRect(),In("syncRect",Vs))}function Uf(y,w,I,N,W,Q,le){ue._lock||Bs&&y!=null&&y.movementX==0&&y.movementY==0||(lu(y,w,I,N,W,Q,le,!1,y!=null),y!=null?ar(null,!0,!0):ar(w,!0,!1))}function lu(y,w,I,N,W,Q,le,fe,ve){if(Vs==null&&Vo(!1),Je(y),y!=null)I=y.clientX-Vs.left,N=y.clientY-Vs.top;else{if(I<0||N<0){Gt=-10,Yt=-10;return}let[De,Ne]=pn.scales,Fe=w.cursor.sync,[nt,St]=Fe.values,[bt,ft]=Fe.scales,[Ze,We]=pn.match,Wt=w.axes[0].side%2==1,tn=L.ori==0?k:Re,Ln=L.ori==1?k:Re,Nt=Wt?Q:W,nn=Wt?W:Q,ri=Wt?N:I,qn=Wt?I:N;if(bt!=null?I=Ze(De,bt)?a(nt,b[De],tn,0):-10:I=tn*(ri/Nt),ft!=null?N=We(Ne,ft)?a(St,b[Ne],Ln,0):-10:N=Ln*(qn/nn),L.ori==1){let xi=I;I=N,N=xi}}ve&&(w==null||w.cursor.event.type==Yd)&&((I<=1||I>=k-1)&&(I=Mr(I,k)),(N<=1||N>=Re-1)&&(N=Mr(N,Re))),fe?(Rf=I,Pf=N,[Nr,Ur]=ue.move(n,I,N)):(Gt=I,Yt=N)}let cu={width:0,height:0,left:0,top:0};function hu(){sl(cu,!1)}let Ff,Of,Bf,kf;function zf(y,w,I,N,W,Q,le){Bs=!0,Rn=Pn=Un._x=Un._y=!1,lu(y,w,I,N,W,Q,le,!0,!1),y!=null&&(yt(Zd,ef,Vf,!1),Go(bg,n,Nr,Ur,k,Re,null));let{left:fe,top:ve,width:De,height:Ne}=Ht;Ff=fe,Of=ve,Bf=De,kf=Ne}function Vf(y,w,I,N,W,Q,le){Bs=Un._x=Un._y=!1,lu(y,w,I,N,W,Q,le,!1,!0);let{left:fe,top:ve,width:De,height:Ne}=Ht,Fe=De>0||Ne>0,nt=Ff!=fe||Of!=ve||Bf!=De||kf!=Ne;if(Fe&&nt&&sl(Ht),Un.setScale&&Fe&&nt){let St=fe,bt=De,ft=ve,Ze=Ne;if(L.ori==1&&(St=ve,bt=Ne,ft=fe,Ze=De),Rn&&ks(S,qi(St,S),qi(St+bt,S)),Pn)for(let We in b){let Wt=b[We];We!=S&&Wt.from==null&&Wt.min!=Ot&&ks(We,qi(ft+Ze,We),qi(ft,We))}hu()}else ue.lock&&(ue._lock=!ue._lock,ar(w,!0,y!=null));y!=null&&(yn(Zd,ef),Go(Zd,n,Gt,Yt,k,Re,null))}function bx(y,w,I,N,W,Q,le){if(ue._lock)return;Je(y);let fe=Bs;if(Bs){let ve=!0,De=!0,Ne=10,Fe,nt;L.ori==0?(Fe=Rn,nt=Pn):(Fe=Pn,nt=Rn),Fe&&nt&&(ve=Gt<=Ne||Gt>=k-Ne,De=Yt<=Ne||Yt>=Re-Ne),Fe&&ve&&(Gt=Gt<Nr?0:k),nt&&De&&(Yt=Yt<Ur?0:Re),ar(null,!0,!0),Bs=!1}Gt=-10,Yt=-10,te.fill(null),ar(null,!0,!0),fe&&(Bs=fe)}function Gf(y,w,I,N,W,Q,le){ue._lock||(Je(y),Bo(),hu(),y!=null&&Go(wg,n,Gt,Yt,k,Re,null))}function Hf(){E.forEach(a1),B(n.width,n.height,!0)}Ar(Dh,wo,Hf);let Br={};Br.mousedown=zf,Br.mousemove=Uf,Br.mouseup=Vf,Br.dblclick=Gf,Br.setSeries=(y,w,I,N)=>{let W=pn.match[2];I=W(n,w,I),I!=-1&&Xi(I,N,!0,!1)},me&&(yt(bg,p,zf),yt(Yd,p,Uf),yt(Mg,p,y=>{Je(y),Vo(!1)}),yt(Sg,p,bx),yt(wg,p,Gf),cf.add(n),n.syncRect=Vo);let rl=n.hooks=i.hooks||{};function In(y,w,I){Xn?Pt.push([y,w,I]):y in rl&&rl[y].forEach(N=>{N.call(null,n,w,I)})}(i.plugins||[]).forEach(y=>{for(let w in y.hooks)rl[w]=(rl[w]||[]).concat(y.hooks[w])});let Wf=(y,w,I)=>I,pn=_n({key:null,setSeries:!1,filters:{pub:Ug,sub:Ug},scales:[S,v[1]?v[1].scale:null],match:[Fg,Fg,Wf],values:[null,null]},ue.sync);pn.match.length==2&&pn.match.push(Wf),ue.sync=pn;let Xf=pn.key,uu=L0(Xf);function Go(y,w,I,N,W,Q,le){pn.filters.pub(y,w,I,N,W,Q,le)&&uu.pub(y,w,I,N,W,Q,le)}uu.sub(n);function Mx(y,w,I,N,W,Q,le){pn.filters.sub(y,w,I,N,W,Q,le)&&Br[y](null,w,I,N,W,Q,le)}n.pub=Mx;function Sx(){uu.unsub(n),cf.delete(n),Cn.clear(),sf(Dh,wo,Hf),l.remove(),Ee?.remove(),In("destroy")}n.destroy=Sx;function du(){In("init",i,e),Oo(e||i.data,!1),F[S]?su(S,F[S]):Bo(),re=Ht.show&&(Ht.width>0||Ht.height>0),ie=pe=!0,B(i.width,i.height)}return v.forEach(Cr),E.forEach(us),t?t instanceof HTMLElement?(t.appendChild(l),du()):t(n,du):du(),n}En.assign=_n;En.fmtNum=gf;En.rangeNum=Nh;En.rangeLog=Oh;En.rangeAsinh=pf;En.orient=Er;En.pxRatio=wt;En.join=QS;En.fmtDate=_f,En.tzDate=cw;En.sync=L0;{En.addGap=Xw,En.clipGaps=zh;let i=En.paths={points:B0};i.linear=z0,i.stepped=Yw,i.bars=Zw,i.spline=Kw}var l1=1e-18,Ka=(i,e)=>e.map(t=>{let n=Math.log10(t);return Math.abs(n-Math.round(n))<1e-6?Yf(Math.round(n)):""}),Qa=(i,e)=>e,Lo=(i,e,t,n,s)=>e.map(r=>{let o=Math.max(...e.map(Math.abs));if(o>=1e5||o<.001)return At(r,Math.max(2,Math.min(8,1+Math.ceil(Math.log10(o/s)))));let a=0;for(;a<9&&Math.abs(s*10**a-Math.round(s*10**a))>1e-6*s*10**a;)a++;return r.toFixed(a).replace("-","−")}),Wh=class{constructor(e,t,n,s){this.spec=e;this.theme=t;this.seek=n;this.zoomed=s;this.log=!e.signed;let r=$("button",{type:"button",class:"small ghost","data-test":`scale-${e.id}`,title:"Linear or logarithmic axis",onclick:()=>{this.log=!this.log,r.textContent=this.log?"log":"lin",r.setAttribute("aria-label",`${e.title}: ${this.log?"logarithmic":"linear"} axis`),this.rebuild()}},this.log?"log":"lin");r.setAttribute("aria-label",`${e.title}: ${this.log?"logarithmic":"linear"} axis`);let o=$("div",{class:"values"});e.series.forEach(a=>{let c=$("span",{class:"value"},"–"),l=$("i",{class:"mark"});l.style.background=a.colour,o.append($("span",{class:"item",title:a.name},l,$("span",{class:a.name.length<3?"name short":"name"},a.name),c)),this.values.push(c)}),this.head=$("div",{class:"head"},$("h3",{title:`${e.title}, ${e.unit}`},e.title,$("span",{class:"unit"},e.unit?` ${e.unit}`:"")),r),this.box=$("div",{class:"box"}),this.node=$("figure",{class:"panel",id:`plot-${e.id}`,"data-test":`plot-${e.id}`},this.head,o,this.box)}spec;theme;seek;zoomed;node;box;head;values=[];cursor=$("div",{class:"playhead","aria-hidden":"true"});plot=null;range=[0,1];full=[0,1];log;hidden=new Set;dress(e,t){this.theme=e,this.spec.series.forEach((n,s)=>n.colour=t[s]??n.colour),this.node.querySelectorAll(".mark").forEach((n,s)=>n.style.background=this.spec.series[s].colour),this.rebuild()}span(e,t,n){this.range=[e,t],this.full=n,this.refresh()}data(){let e=Math.max(50,Math.floor(this.box.clientWidth||300));if(this.spec.aligned){let n=s=>this.log?Float64Array.from(s,Math.abs):s;return[this.spec.series[0].t(),...this.spec.series.map(s=>n(s.y()))]}let t=this.spec.series.map((n,s)=>{let r=n.y();return!r||this.hidden.has(s)?{x:new Float64Array(0),y:new Float64Array(0)}:ph(n.t(),r,this.range[0],this.range[1],e,this.log)});return mh(t)}refresh(){if(!this.plot)return this.rebuild();this.plot.setData(this.data(),!1),this.rescale()}rescale(){let e=this.plot,t=1/0,n=-1/0;for(let s=1;s<e.data.length;s++)for(let r of e.data[s])r!=null&&(r<t&&(t=r),r>n&&(n=r));e.batch(()=>{if(e.setScale("x",{min:this.range[0],max:this.range[1]}),this.log){t=Math.max(t,l1),n>=t||(t=1e-17,n=1e-15);let s=Math.floor(Math.log10(t)-.05),r=Math.ceil(Math.log10(n)+.05);e.setScale("y",{min:10**Math.max(s,r-18),max:10**Math.max(r,s+1)})}else{n>=t||(t=-1,n=1);let s=.08*(n-t)||.1*Math.abs(n)||1;e.setScale("y",{min:t-s,max:n+s})}})}rebuild(){let e=this.box.clientWidth,t=this.box.clientHeight;if(this.plot?.destroy(),this.plot=null,e<40||t<30)return;let{theme:n}=this,r={stroke:n.quiet,font:'11px system-ui, "Segoe UI", "DejaVu Sans", sans-serif',grid:{stroke:Fa(n.line,.55),width:1},ticks:{show:!1}};this.plot=new En({width:e,height:t,padding:[6,8,0,0],legend:{show:!1},cursor:{drag:{x:!0,y:!1,setScale:!1},points:{show:!1},x:!1,y:!1},scales:{x:{time:!1,auto:!1},y:{distr:this.log?3:1,auto:!1}},axes:[{...r,size:24,gap:3,space:60,values:Lo},this.log?{...r,size:42,gap:4,values:Ka,splits:Xh,filter:Qa}:{...r,size:54,gap:4,space:26,values:Lo}],series:[{},...this.spec.series.map(o=>({label:o.name,stroke:o.colour,width:o.width??1.4,spanGaps:!0,points:{show:!1},dash:o.dash}))],bands:this.spec.bands?.map(([o,a,c])=>({series:[o+1,a+1],fill:Fa(this.spec.series[o].colour,c)})),hooks:{setSelect:[o=>{let a=o.select.width;a>6&&this.zoomed([o.posToVal(o.select.left,"x"),o.posToVal(o.select.left+a,"x")]),o.setSelect({left:0,top:0,width:0,height:0},!1)}]}},this.data(),this.box),this.plot.over.append(this.cursor),this.plot.over.addEventListener("click",o=>{let a=o.clientX-this.plot.over.getBoundingClientRect().left;Math.abs(this.pressed-o.clientX)<4&&this.seek(this.plot.posToVal(a,"x"))}),this.plot.over.addEventListener("pointerdown",o=>this.pressed=o.clientX),this.plot.over.addEventListener("dblclick",()=>this.zoomed(null)),this.rescale()}pressed=0;at(e){let t=this.plot;if(t){let n=t.valToPos(e,"x");this.cursor.style.transform=`translateX(${n.toFixed(1)}px)`,this.cursor.hidden=!(n>=-1&&n<=t.over.clientWidth+1)}}write(){this.spec.series.forEach((e,t)=>{let n=At(e.value(),3);this.values[t].textContent!==n&&(this.values[t].textContent=n)})}svg(e,t){let n=this.plot;if(!n)return"";let s=n.over.offsetLeft,r=n.over.offsetTop,o=n.over.clientWidth,a=n.over.clientHeight,c=h=>h.replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;"),l=[`<g transform="translate(${e},${t+22})" font-family="system-ui, sans-serif" font-size="11">`];l.push(`<text x="${s}" y="-8" font-size="12" font-weight="600" fill="${this.theme.ink}">${c(this.spec.title+" "+this.spec.unit)}</text>`);for(let[h,d]of[["x",!0],["y",!1]]){let{min:u,max:f}=n.scales[h],p=n.axes[h==="x"?0:1]._splits??[u,f];for(let x of p){if(x===null||x<u||x>f)continue;let g=n.valToPos(x,h),m=!d&&this.log?Ka(n,[x])[0]:Lo(n,p,0,0,p.length>1?p[1]-p[0]:1)[p.indexOf(x)];m&&l.push(d?`<path d="M${(s+g).toFixed(1)} ${r}v${a}" stroke="${this.theme.line}" stroke-width=".6"/><text x="${(s+g).toFixed(1)}" y="${r+a+14}" text-anchor="middle" fill="${this.theme.quiet}">${c(m)}</text>`:`<path d="M${s} ${(r+g).toFixed(1)}h${o}" stroke="${this.theme.line}" stroke-width=".6"/><text x="${s-5}" y="${(r+g+4).toFixed(1)}" text-anchor="end" fill="${this.theme.quiet}">${c(m)}</text>`)}}return this.spec.series.forEach((h,d)=>{let u=n.data[d+1],f="";for(let p=0;p<n.data[0].length;p++){let x=u[p];x!=null&&(f+=`${f?"L":"M"}${(s+n.valToPos(n.data[0][p],"x")).toFixed(1)} ${(r+Math.max(-1,Math.min(a+1,n.valToPos(x,"y")))).toFixed(1)}`)}f&&l.push(`<path d="${f}" fill="none" stroke="${h.colour}" stroke-width="1.4" stroke-linejoin="round"/>`)}),l.push("</g>"),l.join("")}get size(){return{width:this.box.clientWidth,height:this.box.clientHeight}}get whole(){return this.full}destroy(){this.plot?.destroy(),this.node.remove()}},Xh=(i,e,t,n)=>{let s=Math.ceil(Math.log10(t)-1e-9),r=Math.floor(Math.log10(n)+1e-9),o=Math.max(1,Math.ceil((r-s)/5)),a=[];for(let c=Math.ceil(s/o)*o;c<=r;c+=o)a.push(10**c);return a};var W0=(i,e)=>{let t=e===void 0?/\b(not|in part|fail|differs|wrong|cannot)/i.test(i):!e;return $("span",{class:`verdict ${t?"bad":"good"}`},i)};function X0(i,e){let t=vt("exhibit"),n=[],s=$("div",{class:"figures"});i.panels.forEach((o,a)=>{let c=[...e.runs,e.omega,e.momentum,e.quiet],l=v=>c[(o.series[v].colour??v)%c.length],h=v=>o.series[v].style==="dashed"||o.series[v].style==="line"&&(o.series[v].colour??v)>=c.length,d=$("div",{class:"box"}),u=o.xlabel?`${o.xlabel} →`:" ",f=$("div",{class:"legend"});o.series.forEach((v,E)=>{if(!v.name&&E)return;let b=$("i");b.style.background=h(E)?`repeating-linear-gradient(90deg, ${l(E)} 0 4px, transparent 4px 7px)`:l(E),f.append($("span",{},b,v.name))});let p=$("div",{class:"note","aria-live":"off"},u);s.append($("figure",{class:"panel","data-test":`exhibit-panel-${a}`},$("div",{class:"head"},$("h3",{},o.title,$("span",{class:"unit"},` ${o.ylabel}`))),f,d,p));let x=null,g=null,m=()=>{x?.destroy();let v=d.clientWidth,E=d.clientHeight;if(v<40||E<40)return;let b={stroke:e.quiet,font:'11px system-ui, "DejaVu Sans", sans-serif',grid:{stroke:Fa(e.line,.5),width:1},ticks:{show:!1}},C=[],S=o.series.map((R,F)=>{let H=[...Array(R.x.length).keys()].filter(Z=>Number.isFinite(R.x[Z])&&Number.isFinite(R.y[Z])&&(!o.xlog||R.x[Z]>0)&&(!o.ylog||R.y[Z]>0)),U=H.every((Z,te)=>te===0||R.x[Z]>=R.x[H[te-1]]),ne=Float64Array.from(H,Z=>R.x[Z]),q=Float64Array.from(H,Z=>R.y[Z]);return U||C.push({k:F,x:ne,y:q}),U?o.xlog||ne.length<4e3?{x:ne,y:q}:ph(ne,q,ne[0],ne[ne.length-1],v,o.ylog):{x:new Float64Array(0),y:new Float64Array(0)}}),_=(R,F)=>{let H=1/0,U=-1/0;for(let q of[...S,...C])for(let Z of R(q))H=Math.min(H,Z),U=Math.max(U,Z);if(!(U>=H))return F?[1,10]:[0,1];if(F)return[10**Math.floor(Math.log10(H)+1e-9),10**Math.max(Math.ceil(Math.log10(U)-1e-9),Math.floor(Math.log10(H)+1e-9)+1)];let ne=.06*(U-H)||Math.abs(U)*.1||1;return[H-ne,U+ne]},T=_(R=>R.x,o.xlog),O=_(R=>R.y,o.ylog);if(o.equal){let R=v-68,F=E-34,H=Math.max((T[1]-T[0])/R,(O[1]-O[0])/F);for(let[U,ne]of[[T,R],[O,F]]){let q=(U[0]+U[1])/2;U[0]=q-H*ne/2,U[1]=q+H*ne/2}}let D=o.categories??[];D.length&&(T[0]=-.5,T[1]=D.length-.5);let L={splits:()=>D.map((R,F)=>F),values:()=>D,filter:Qa};x=new En({width:v,height:E,padding:[8,12,0,0],legend:{show:!1},cursor:{drag:{x:!0,y:!0,uni:20},points:{size:7}},scales:{x:{time:!1,auto:!1,distr:o.xlog?3:1},y:{auto:!1,distr:o.ylog?3:1}},axes:[{...b,size:26,...D.length?L:o.xlog?{values:Ka,splits:Xh,filter:Qa}:{values:Lo}},{...b,size:56,...o.ylog?{values:Ka,splits:Xh,filter:Qa}:{values:Lo}}],series:[{},...o.series.map((R,F)=>{let H=l(F),U=R.style==="points";return{label:R.name,stroke:H,width:U?0:1.8,spanGaps:!0,dash:h(F)?[5,4]:void 0,points:{show:U,size:7,fill:H,stroke:H}}})],hooks:{draw:[R=>{let F=R.ctx,H=devicePixelRatio||1;F.save(),F.beginPath(),F.rect(R.bbox.left,R.bbox.top,R.bbox.width,R.bbox.height),F.clip();for(let U of C){let ne=o.series[U.k].style;F.strokeStyle=F.fillStyle=l(U.k),F.lineWidth=1.6*H,F.setLineDash(h(U.k)?[5*H,4*H]:[]),F.beginPath();for(let q=0;q<U.x.length;q++){let Z=R.valToPos(U.x[q],"x",!0),te=R.valToPos(U.y[q],"y",!0);ne==="points"?(F.moveTo(Z+3*H,te),F.arc(Z,te,3*H,0,7)):q?F.lineTo(Z,te):F.moveTo(Z,te)}ne==="points"?F.fill():F.stroke()}F.restore()}],setCursor:[R=>{let F=R.cursor.left??-1;if(F<0)return void(p.textContent=u);let H=R.posToVal(F,"x"),U=R.posToVal(R.cursor.top??0,"y");p.textContent=`${o.xlabel}: ${At(H)}   ${o.ylabel}: ${At(U)}`}]}},S.some(R=>R.x.length)?mh(S):[T,...S.map(()=>[null,null])],d);let z=x,G=()=>z.batch(()=>{z.setScale("x",{min:T[0],max:T[1]}),z.setScale("y",{min:O[0],max:O[1]})});G(),z.over.addEventListener("dblclick",G)};n.push({make:()=>{m(),g=new ResizeObserver(m),g.observe(d)},drop:()=>{g?.disconnect(),x?.destroy()}})});let r=i.cells?.length?$("div",{class:"wide"},$("table",{"data-test":"cells"},$("thead",{},$("tr",{},...["","Printed","Computed","Verdict"].map(o=>$("th",{},o)))),$("tbody",{},...i.cells.map(o=>$("tr",{},$("td",{},o.what),$("td",{},o.printed),$("td",{},o.computed,o.note&&$("small",{},o.note)),$("td",{},o.verdict?W0(o.verdict,o.good):"")))))):null;return t.replaceChildren($("p",{class:"note"},`${i.paper} · ${i.name}${i.note?` · ${i.note}`:""}`),$("h2",{},i.title),$("p",{},W0(i.verdict)),$("p",{class:"lead"},i.text),s),r&&t.append(r),t.hidden=!1,n.forEach(o=>o.make()),()=>{n.forEach(o=>o.drop()),t.replaceChildren(),t.hidden=!0}}function ja(i,e){let t=$("a",{href:URL.createObjectURL(i),download:e});document.body.append(t),t.click(),t.remove(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}var el=(i,e)=>`${i.toLowerCase().normalize("NFKD").replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"").slice(0,60)||"polhode"}.${e}`,qh='system-ui, "Segoe UI", "DejaVu Sans", sans-serif';function Y0(i,e,t,n,s){let r=i.width/i.clientWidth,o=i.clientWidth,a=34,c=Z0(e,o),l=a+i.clientHeight+(c.length?c[c.length-1].bottom:0),h=$("canvas",{width:Math.round(o*r),height:Math.round(l*r)}),d=h.getContext("2d");return d.scale(r,r),d.fillStyle=t.ground[1],d.fillRect(0,0,o,l),d.fillStyle=t.ink,d.font=`600 14px ${qh}`,d.textBaseline="middle",d.fillText(n,14,a/2),d.fillStyle=t.quiet,d.font=`13px ${qh}`,d.textAlign="right",d.fillText(s,o-14,a/2),d.textAlign="left",d.drawImage(i,0,a,o,i.clientHeight),J0((u,f,p,x)=>{d.fillStyle=x?t.ink:t.quiet,d.font=`${x?"600 13px":"12px"} ${qh}`,d.fillText(u,f,a+p)}),e.forEach((u,f)=>{let p=u.node.querySelector("canvas"),{x,y:g}=c[f];d.fillStyle=t.ink,d.font=`600 12px ${qh}`,d.fillText(`${u.spec.title} ${u.spec.unit}`,x+10,a+i.clientHeight+g+14),p&&d.drawImage(p,x+6,a+i.clientHeight+g+26,u.size.width,u.size.height)}),h}function Z0(i,e){let t=0,n=0,s=0;return i.map(r=>{let o=r.size.width+18,a=r.size.height+34;t+o>e+30&&t>0&&(t=0,n+=s,s=0);let c={x:t,y:n,bottom:n+a};return s=Math.max(s,a),t+=o,c})}function J0(i){let e=vt("captions").getBoundingClientRect();document.querySelectorAll("#captions h2").forEach(t=>{let n=t.getBoundingClientRect();i(t.textContent??"",n.left-e.left,n.top-e.top+n.height/2,!0)})}var $h=i=>i.replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;");function K0(i,e,t,n,s){let r=i.clientWidth,o=34,a=Z0(e,r),c=o+i.clientHeight+(a.length?a[a.length-1].bottom:0),l=[`<svg xmlns="http://www.w3.org/2000/svg" width="${r}" height="${c}" viewBox="0 0 ${r} ${c}"><rect width="${r}" height="${c}" fill="${t.ground[1]}"/>`,`<g font-family="system-ui, sans-serif" font-size="13"><text x="14" y="22" font-weight="600" fill="${t.ink}">${$h(n)}</text><text x="${r-14}" y="22" text-anchor="end" fill="${t.quiet}">${$h(s)}</text>`,`<image x="0" y="${o}" width="${r}" height="${i.clientHeight}" href="${i.toDataURL("image/png")}"/>`];return J0((h,d,u)=>l.push(`<text x="${d.toFixed(1)}" y="${(o+u+4).toFixed(1)}" font-weight="600" fill="${t.ink}">${$h(h)}</text>`)),l.push("</g>"),e.forEach((h,d)=>l.push(h.svg(a[d].x+6,o+i.clientHeight+a[d].y))),l.push("</svg>"),l.join(`
`)}function Q0(i,e){if(typeof MediaRecorder>"u"||!i.captureStream)throw new Error("This browser cannot record a film.");let t=["video/webm;codecs=vp9","video/webm;codecs=vp8","video/webm"].find(r=>MediaRecorder.isTypeSupported(r));if(!t)throw new Error("This browser cannot write WebM.");let n=[],s=new MediaRecorder(i.captureStream(60),{mimeType:t,videoBitsPerSecond:12e6});return s.ondataavailable=r=>r.data.size&&n.push(r.data),s.onstop=()=>e(new Blob(n,{type:"video/webm"})),s.start(200),{stop:()=>s.state!=="inactive"&&s.stop()}}async function q0(i){let e=await fetch(i);if(!e.ok)throw new Error(`${i}: ${e.status}`);return e.text()}async function $0(i){if(!globalThis.crypto?.subtle)return null;let e=await crypto.subtle.digest("SHA-256",new TextEncoder().encode(i));return`'sha256-${Xd(e)}'`}var c1=(i,e,t,n,s)=>`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${i}
<style id="polhode-style">${e}</style>
</head>
<body>
${s}
<script type="application/octet-stream" id="polhode-packet">${t}<\/script>
<script id="polhode-script">${n}<\/script>
</body>
</html>
`;async function j0(i,e){let t=document.getElementById("polhode-script"),n=t?t.textContent:await q0("studio.js"),s=t?document.getElementById("polhode-style").textContent:await q0("studio.css"),r=await $0(n),o=await $0(s),a=r&&o?`<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${r}; style-src ${o} 'unsafe-inline'; img-src data: blob:; media-src blob:">
`:"",{id:c,part:l,append:h,...d}=i,u=`${a}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${$h(i.title)} · polhode</title>
<link rel="icon" href="data:,">`;return c1(u,s,Xd(ng({format:1,...d})),n,e)}function ex(i,e,t,n,s){let r=[],o=l=>i.runs.map((h,d)=>({name:h.name,colour:t.runs[d],t:()=>h.t,y:()=>l(d),value:()=>e[d].value(l(d))})),a=l=>{let h=new WeakMap;return()=>{let d=i.runs[n()].omega,u=h.get(d);if(!u){u=new Float64Array(d.length/3);for(let f=0;f<u.length;f++)u[f]=d[3*f+l];h.set(d,u)}return u}},c=i.runs.every(l=>l.body.axes.every((h,d)=>h[d]===1));return r.push({id:"omega",title:"Angular velocity",unit:"rad/s, in the body",signed:!0,series:[0,1,2].map(l=>({name:c?`ω${"₁₂₃"[l]}`:`ω ${"xyz"[l]}`,colour:h1(t)[l],t:()=>i.runs[n()].t,y:a(l),value:()=>e[n()].omega[l]}))}),r.push({id:"energy",title:"Energy error",unit:`relative${i.runs[0].energy_label&&i.runs[0].energy_label!=="energy"?`, ${i.runs[0].energy_label}`:""}`,signed:!1,series:o(l=>i.runs[l].energy_error)}),r.push({id:"momentum",title:"Momentum error",unit:i.runs[0].momentum_label||"relative",signed:!1,series:o(l=>i.runs[l].momentum_error)}),i.runs.some(l=>l.attitude_error)&&r.push({id:"attitude",title:"Attitude error",unit:`rad, against ${i.runs.find(l=>l.reference)?.reference??"the reference"}`,signed:!1,series:o(l=>i.runs[l].attitude_error)}),i.difference.length&&r.push({id:"difference",title:"Difference",unit:`rad, from ${i.runs[i.difference[0].a].name}`,signed:!1,series:i.difference.map(l=>({name:i.runs[l.b].name,colour:t.runs[l.b],t:()=>l.t,y:()=>l.angle,value:()=>u1(l.t,l.angle,s())}))}),r}var h1=i=>[i.ink,i.quiet,i.runs[0]];function u1(i,e,t){let n=Math.max(1,Math.min(i.length-1,Oi(i,t))),s=Math.max(0,Math.min(1,(t-i[n-1])/(i[n]-i[n-1])));return e[n-1]+(e[n]-e[n-1])*s}function tx(i,e,t,n,s,r){let o=$("div");i.note&&o.append($("p",{class:"note","data-test":"note"},i.note));let a=i.runs.length>1,c=Math.max(...e.actors.map(u=>u.player.coarse?u.player.stride:0));c>0&&o.append($("p",{class:"note warn","data-test":"coarse"},`The body turns by ${At(c,2)} rad from one sample to the next, so only the samples are shown, and nothing between them. For a smooth motion, shorten the run or store more samples.`)),o.append($("h3",{},a?"Runs: one is solid, the others are ghosts":"Run")),i.runs.forEach((u,f)=>{let p=$("span",{class:"swatch"});p.style.background=t.runs[f];let x=$("div",{class:`run${f===e.lead&&a?" lead":""}`,"data-test":`run-${f}`});x.style.setProperty("--swatch",t.runs[f]);let g=$("header",{},p,$("b",{title:u.name},u.name));a&&g.append($("button",{class:"small ghost",type:"button","aria-pressed":String(f===e.lead),"data-test":`lead-${f}`,onclick:()=>{e.setLead(f),s.changed(),r()}},"Solid"),$("button",{class:"small ghost",type:"button","aria-pressed":String(e.actors[f].visible),"data-test":`visible-${f}`,onclick:()=>{e.actors[f].visible=!e.actors[f].visible,e.dress(),s.changed(),r()}},"Shown"));let m=[["Method",u.order?`${u.method}, order ${u.order}`:u.method]];u.dt&&m.push(["Step",`${At(u.dt)} s`]),u.torque&&m.push(["Torque",u.torque]),m.push(["Steps",u.steps.toLocaleString("en")],["Torque calls",u.torque_calls.toLocaleString("en")]);let v=E=>E<1?`${At(1e3*E,3)} ms`:`${At(E,3)} s`;u.seconds&&m.push(["Computed in",v(u.seconds)]),u.compile_seconds&&m.push(["Compiled in",v(u.compile_seconds)]),m.push(["Moments",u.body.moments.map(E=>At(E,3)).join(", ")+" kg m²"]),x.append(g,$("dl",{},...m.flatMap(([E,b])=>[$("dt",{},E),$("dd",{title:b},b)]))),u.outcome!=="done"&&x.append($("p",{class:"note warn","data-test":`outcome-${f}`},u.message||u.outcome)),o.append(x)}),o.append($("h3",{},"Camera"),$("div",{class:"row"},...["corner","front","side","top"].map(u=>$("button",{type:"button",class:"small","data-test":`camera-${u}`,onclick:()=>s.camera(u)},u.charAt(0).toUpperCase()+u.slice(1))))),o.append($("h3",{},"Shown"));let l=(u,f,p)=>$("label",{},$("input",{type:"checkbox",checked:n[u]===!0,"data-test":`show-${p}`,onchange:x=>{n[u]=x.target.checked,e.dress(),s.changed()}}),f);o.append($("div",{class:"checks"},l("body","Body","body"),l("axes","Axes 1 2 3","axes"),l("space","Axes x y z","space"),l("omega","Velocity ω","omega"),l("momentum","Momentum L","momentum"),l("trace","Trace","trace"),a&&l("ghosts","Ghosts","ghosts"),a&&l("apart","Side by side","apart"),l("ride","Ride on the body","ride")));let h=$("select",{"data-test":"trail",onchange:()=>{n.trail=Number(h.value),e.dress(),s.changed()}},...[["1","All of it"],["0.3","Last third"],["0.1","Last tenth"],["0.02","Last fiftieth"]].map(([u,f])=>$("option",{value:u,selected:Number(u)===n.trail},f))),d=$("select",{"data-test":"axis",onchange:()=>{n.axis=Number(d.value),e.actors.forEach((u,f)=>e.retrace(f)),s.changed()}},...["x","y","z"].map((u,f)=>$("option",{value:String(f),selected:f===n.axis},`Body ${u}`)));return o.append($("div",{class:"row"},$("label",{class:"field"},$("span",{},"Traces keep"),h),$("label",{class:"field"},$("span",{},"Trace of"),d))),o}function Yh(i,e){let t=$("div"),n=(s,r,o)=>{t.append($("div",{class:"codehead"},$("h3",{},s),Zf(s,()=>r)),$("pre",{id:o,tabindex:"0","data-test":o},r))};return i&&n("Python",i,"code-python"),e&&n("Scenario",e,"code-scenario"),!i&&!e&&t.append($("p",{class:"note"},"This document came without a program.")),t}function Af(i,e,t){let n=vt("plots");return n.replaceChildren(),i.map(s=>{let r=new Wh(s,e,t.seek,t.zoomed);return n.append(r.node),r})}var nx=(i,e,t,n)=>.5*(e*e/i[0]+t*t/i[1]+n*n/i[2]);function d1(i,e,t){let n=(e+1)%3,s=(e+2)%3,r=1/i[n]-1/i[e],o=1/i[s]-1/i[e],a=t-1/i[e],c=Math.sqrt(a/r),l=Math.sqrt(a/o);return[1,-1].map(h=>{let d=new Float64Array(579);for(let u=0;u<=192;u++){let f=2*Math.PI*u/192,p=c*Math.cos(f),x=l*Math.sin(f);d[3*u+n]=p,d[3*u+s]=x,d[3*u+e]=h*Math.sqrt(Math.max(0,1-p*p-x*x))}return d})}function ix(i,e=4){let[t,n,s]=[0,1,2].sort((u,f)=>i[u]-i[f]),r=i[s],o=(u,f)=>Math.abs(i[u]-i[f])<1e-9*r,a=[],c=(u,f,p)=>{for(let x=1;x<=e;x++){let g=Math.sin(x/(e+(p?0:1))*Math.PI/2)**2;a.push(...d1(i,u,1/i[u]+g*(1/i[f]-1/i[u])))}};if(o(t,s))return{levels:[],separatrix:[]};if(o(t,n)||o(n,s))return c(o(t,n)?s:t,o(t,n)?t:s,!0),{levels:a,separatrix:[]};c(s,n,!1),c(t,n,!1);let l=Math.sqrt((1/i[t]-1/i[n])/(1/i[n]-1/i[s])),h=Math.hypot(1,l),d=[1,-1].map(u=>{let f=new Float64Array(579);for(let p=0;p<=192;p++){let x=2*Math.PI*p/192;f[3*p+n]=Math.sin(x),f[3*p+t]=Math.cos(x)/h,f[3*p+s]=u*l*Math.cos(x)/h}return f});return{levels:a,separatrix:d}}var f1=.09,Zh=4;function p1(i,e){let t=[1/0,1/0,1/0],n=[-1/0,-1/0,-1/0];for(let{x:r}of i)for(let o=0;r&&o<r.length;o++)Number.isFinite(r[o])&&(t[o%3]=Math.min(t[o%3],r[o]),n[o%3]=Math.max(n[o%3],r[o]));return{centre:t.map((r,o)=>r<=n[o]?(r+n[o])/2:0),far:Math.max(Math.hypot(...n.map((r,o)=>r>=t[o]?r-t[o]:0))/2,e)}}var Jh=class{constructor(e,t){this.theme=t;let n=e.length>1;this.travellers=e.filter(s=>s.data.x).map(s=>{let r=t.runs[e.indexOf(s)],o=Va(s.data,t,n?r:null,!1),a=Math.max(1e-9,s.end-s.start),c=new Ps(new Float32Array(8),{colour:r,width:2.2,past:.45,ahead:.12,fade:a},49152);return this.view.scene.add(o,c),{player:s,body:o,line:c}}),this.view.scene.add(this.ground),this.measure()}theme;view=new ls("path","Path in space",1.25,.2);enlarged=1;travellers;ground=new It;centre=[0,0,0];scale=1;measure(){let e=this.travellers.map(c=>c.player.data),t=Math.min(...this.travellers.map(c=>c.body.userData.scale)),{centre:n,far:s}=p1(e,1/t);this.centre=n,this.scale=1/s,this.enlarged=Math.max(1,f1*t/this.scale);for(let c of this.travellers)c.body.scale.setScalar(this.enlarged*this.scale/c.body.userData.scale),c.line.points=this.path(c.player);Is(this.ground),this.ground.clear();let r=e.find(c=>c.ground)?.ground;if(!r)return;let o=new X(...r.normal),a=r.level-o.dot(new X(...n));this.ground.add(yh(this.theme,1.2)),this.ground.position.copy(o).multiplyScalar(a*this.scale),this.ground.quaternion.setFromUnitVectors(new X(0,0,1),o)}path(e){let{t}=e.data,n=t.length,s=new Float32Array(4*(Zh*(n-1)+1));for(let r=0;r<s.length/4;r++){let o=Math.min(Math.floor(r/Zh),n-1),a=r%Zh/Zh;e.place(o,a,sx);for(let c=0;c<3;c++)s[4*r+c]=this.scale*(sx[c]-this.centre[c]);s[4*r+3]=t[o]+(a>0?a*(t[o+1]-t[o]):0)-t[0]}return s}seek(e,t){for(let{player:n,body:s,line:r}of this.travellers){let o=n.x.map((a,c)=>this.scale*(a-this.centre[c]));s.position.set(o[0],o[1],o[2]),s.quaternion.copy(m1.set(n.q[1],n.q[2],n.q[3],n.q[0])),s.visible=r.visible=t(n),r.now=Math.min(e,n.end)-n.start}}},sx=On(),m1=new bn;var cx={body:!0,axes:!0,space:!0,omega:!0,momentum:!0,trace:!0,ghosts:!0,apart:!1,ride:!1,axis:2,trail:1},g1=Math.PI,x1=.05,rx=12e4,Hn=ii(),No=On(),tl=On(),xt=On(),Us=On();function ox(i,e,t){let n=i.data,s=n.t.length;if(i.coarse=i.stride>g1,i.coarse)return _1(i,e,t);let r=new Uint16Array(Math.max(s-1,0)),o=1;for(let h=0;h<s-1;h++){let d=Math.hypot(n.omega[3*h],n.omega[3*h+1],n.omega[3*h+2]),u=Math.ceil(d*(n.t[h+1]-n.t[h])/x1);r[h]=Number.isFinite(u)?Math.max(1,Math.min(64,u)):1,o+=r[h]}if(o>rx){let h=rx/o;o=1;for(let d=0;d<s-1;d++)o+=r[d]=Math.max(1,Math.floor(r[d]*h))}let a={axis:new Float32Array(4*o),polhode:new Float32Array(4*o),herpolhode:new Float32Array(4*o),sphere:new Float32Array(4*o)},c=0,l=(h,d)=>{i.at(h,d,Hn,No,tl);let u=n.t[h]+(d>0?d*(n.t[h+1]-n.t[h]):0)-n.t[0];Us.fill(0),Us[e]=1,di(Hn,Us,xt),Do(a.axis,c,xt,1,u),Do(a.polhode,c,No,t,u),di(Hn,No,xt),Do(a.herpolhode,c,xt,t,u),Hn[1]=-Hn[1],Hn[2]=-Hn[2],Hn[3]=-Hn[3],di(Hn,tl,xt),Do(a.sphere,c,xt,1/(Math.hypot(xt[0],xt[1],xt[2])||1),u),c++};for(let h=0;h<s-1;h++)for(let d=0;d<r[h];d++)l(h,d/r[h]);return l(s-1,0),a}function _1(i,e,t){let n=i.data.t.length,s=i.data,r=()=>new Float32Array(8*n),o={axis:r(),polhode:r(),herpolhode:r(),sphere:r()};for(let a=0;a<n;a++){i.at(a,0,Hn,No,tl);let c=s.t[a]-s.t[0];Us.fill(0),Us[e]=1;let l=(h,d,u)=>{let f=u*Math.hypot(d[0],d[1],d[2])||1;Do(h,2*a,d,u,c),Do(h,2*a+1,d,u*(1+.006/f),34e37)};l(o.axis,di(Hn,Us,xt),1),l(o.polhode,No,t),l(o.herpolhode,di(Hn,No,xt),t);for(let h=1;h<4;h++)Hn[h]=-Hn[h];di(Hn,tl,xt),l(o.sphere,xt,1/(Math.hypot(xt[0],xt[1],xt[2])||1))}return o}function Do(i,e,t,n,s){i[4*e]=n*t[0],i[4*e+1]=n*t[1],i[4*e+2]=n*t[2],i[4*e+3]=s}var ax=(i,e)=>e.set(i[1],i[2],i[3],i[0]),Qh=class{constructor(e,t,n){this.theme=t;this.show=n;let s=t.ground[1],r=e.runs.length>1;this.body.scene.add(this.root),this.sphere.add(ka(t.quiet,t.name==="dark"?.34:.42,.02)),this.sphere.add(za({colour:t.quiet,width:1,opacity:t.name==="dark"?.2:.26,ball:!0})),this.root.add(this.sphere),["x","y","z"].forEach((h,d)=>{let u=new Mi(t.quiet,.0055,.1),f=[0,0,0];f[d]=1.22,u.point(f[0],f[1],f[2]);let p=as(h,t.quiet,s,.85);p.position.set(1.08*f[0],1.08*f[1],1.08*f[2]),this.space.add(u,p)}),this.root.add(this.space),this.omegaLabel=as("ω",t.omega,s),this.momentumLabel=as("L",t.momentum,s),this.root.add(this.omegaLabel,this.momentumLabel),this.poinsot.scene.add(this.world),this.world.add(this.plane),this.omegaArrow=new Mi(t.omega,.014),this.momentumArrow=new Mi(t.momentum,.01),this.poinsotOmega=as("ω",t.omega,s),this.poinsotMomentum=as("L",t.momentum,s),this.world.add(this.omegaArrow,this.momentumArrow,this.poinsotOmega,this.poinsotMomentum);let o=e.runs[0].body.moments,a=new It;a.quaternion.copy(Ba(e.runs[0].body.axes));let c=jm(t,(h,d,u)=>nx(o,h,d,u));c.scale.setScalar(.994),a.add(c);let l=ix(o);l.levels.length&&a.add(er(l.levels,{colour:t.ink,width:1,opacity:.28,ball:!0})),l.separatrix.length&&a.add(er(l.separatrix,{colour:t.ink,width:2.2,opacity:.95,ball:!0})),[0,1,2].forEach(h=>{for(let d of[1,-1]){let u=new Mi(t.quiet,.007,.1),f=[0,0,0];f[h]=1.16*d,d>0&&u.point(f[0],f[1],f[2]);let p=Ga(t.quiet,.016);p.position.set(f[0]/1.16,f[1]/1.16,f[2]/1.16),a.add(p);let x=Qm(as(`${d>0?"":"−"}${h+1}`,d>0?t.ink:t.quiet,s,.95));x.position.set(f[0]*1.07,f[1]*1.07,f[2]*1.07),a.add(x),d>0&&a.add(u)}}),this.momentum.scene.add(a),this.face(e.runs[0]),e.runs.forEach((h,d)=>this.actors.push(this.cast(new Ch(h),t.runs[d],r))),this.path=e.runs.some(h=>h.x)?new Jh(this.actors.map(h=>h.player),t):null,this.setLead(0),this.seek(0)}theme;show;body=new ls("body","Body in space",1.45);poinsot=new ls("poinsot","Poinsot: the inertia ellipsoid rolls on the invariable plane",1.22,.32);momentum=new ls("momentum","Momentum sphere, in the body",1.42);path;actors=[];lead=0;space=new It;sphere=new It;omegaLabel;momentumLabel;ellipsoid=new It;plane=new It;world=new It;omegaArrow;momentumArrow;poinsotOmega;poinsotMomentum;root=new It;get views(){return this.path?[this.path.view,this.body,this.momentum,this.poinsot]:[this.body,this.poinsot,this.momentum]}face(e){let t=new X(e.momentum[0],e.momentum[1],e.momentum[2]).normalize();t.applyQuaternion(new bn(-e.q[1],-e.q[2],-e.q[3],e.q[0])),Math.hypot(t.x,t.y)>.35&&(this.momentum.azimuth=Math.atan2(t.y,t.x)+.55),this.momentum.elevation=.34+.3*t.z,this.momentum.home=[this.momentum.azimuth,this.momentum.elevation]}cast(e,t,n){let{theme:s}=this,r=e.data,o=r.t.length,a=0,c=0;for(let U=0;U<o;U++){let ne=Math.hypot(r.omega[3*U],r.omega[3*U+1],r.omega[3*U+2]),q=Math.hypot(r.momentum[3*U],r.momentum[3*U+1],r.momentum[3*U+2]);ne>a&&(a=ne),q>c&&(c=q)}let l=Ba(r.body.axes);e.seek(r.t[0]);let h=Tf(r.body.moments,l,e.omega),d=1/Math.sqrt((h||1)/Math.min(...r.body.moments)),u=ox(e,this.show.axis,d),f=Math.max(.85,1.18*y1(u.herpolhode,e.momentum)),p=Math.max(1e-9,e.end-e.start),x=(U,ne,q,Z=n?2:2.2)=>new Ps(U,{colour:t,width:Z,past:.45,ahead:ne,fade:p,ball:q},n?16384:49152),g=new It,m=new It,v=new It,E=Va(r,s,n?t:null,!1),b=Va(r,s,t,!0),C=[0,1,2].map(U=>new Mi(s.axes[U],.009,.15)),S=[0,1,2].map(U=>as(String(U+1),s.axes[U],s.ground[1],.9));C.forEach((U,ne)=>{let q=new X().setComponent(ne,1).applyQuaternion(l);U.point(q.x,q.y,q.z),S[ne].position.copy(q).multiplyScalar(1.08)}),m.add(E,b,...C,...S);let _=new Mi(s.omega,.014),T=new Mi(s.momentum,.014),O=Ga(t,.026),D=x(u.axis,0,!0),L=ka(s.quiet,s.name==="dark"?.34:.42,.02);g.add(m,_,T,O,D,L),this.root.add(g);let z=x(u.polhode,.16,!1),G=x(u.herpolhode,.1,!1,1.8),R=Ga(t,.028);v.add(z),this.world.add(v,G,R);let F=x(u.sphere,.12,!0,2.6),H=Ga(t,.03,s.ground[1]);return this.momentum.scene.add(F,H),m.userData={solid:E,ghost:b},{player:e,holder:g,body:m,ghost:b,axes:C,axisLabels:S,omega:_,momentum:T,tip:O,axisLine:D,polhode:z,herpolhode:G,sphereLine:F,sphereDot:H,largestOmega:a,largestMomentum:c,scale:d,reach:f,frame:l,turned:v,own:L,contact:R,visible:!0}}setLead(e){this.lead=Math.max(0,Math.min(this.actors.length-1,e));let t=this.actors[this.lead];Is(this.ellipsoid),this.ellipsoid.clear();let{theme:n}=this,s=new Ft(new ei(1,72,48),new Ts({color:n.ellipsoid,roughness:.35,transparent:!0,opacity:n.name==="dark"?.34:.42,depthWrite:!1}));s.renderOrder=1,this.ellipsoid.add(s,za({colour:n.ink,width:1,opacity:.22},30)),this.ellipsoid.quaternion.copy(t.frame),t.turned.add(this.ellipsoid);let r=new X(...Array.from(t.player.data.momentum.subarray(0,3)));Is(this.plane),this.plane.clear(),this.plane.add(yh(n,t.reach));let o=t.player;o.seek(o.start);let a=t.scale*Tf(o.data.body.moments,t.frame,o.omega)/(r.length()||1);this.poinsot.extent=Math.max(a+.3,.45*t.reach+.3)*1.1,this.poinsot.across=Math.max(1,t.reach)*1.12,this.poinsot.centre.set(0,0,-.2),r.length()>0&&this.world.quaternion.setFromUnitVectors(r.normalize(),new X(0,0,-1)),this.dress()}dress(){let{show:e}=this,t=this.actors.length>1,n=e.apart&&t;this.space.visible=e.space&&!n,this.sphere.visible=!n,this.actors.forEach((s,r)=>{let o=r===this.lead,a=this.actors.length,c=a>3?2:1,l=Math.ceil(a/c),h=a===3?.92:1.3,d=n?(r%l-(l-1)/2)*h:0,u=n?((c-1)/2-Math.floor(r/l))*h:0,[f]=this.body.home;s.holder.visible=s.visible&&(o||e.ghosts||e.apart);let p=s.body.userData.solid;p.visible=e.body&&(o||e.apart),s.ghost.visible=e.body&&!o&&!e.apart,s.holder.position.set(-d*Math.sin(f),d*Math.cos(f),u),s.holder.scale.setScalar(n?a===3?.43:.6:1),s.own.visible=n;for(let g of[...s.axes,...s.axisLabels])g.visible=e.axes&&(o||e.apart);s.axisLine.visible=e.trace,s.tip.visible=e.trace,s.polhode.visible=s.herpolhode.visible=s.visible&&(o||e.ghosts),s.contact.visible=s.visible&&o,s.sphereLine.visible=s.sphereDot.visible=s.visible;for(let g of[s.axisLine,s.polhode,s.herpolhode,s.sphereLine])g.order=o?3:2;s.axisLine.material.uniforms.width.value=o?2.4:1.6;let x=Math.max(1e-9,(s.player.end-s.player.start)*e.trail);for(let g of[s.axisLine,s.polhode,s.herpolhode,s.sphereLine])g.material.uniforms.fade.value=x,g.material.uniforms.past.value=e.trail<1?0:.45})}retrace(e){let t=this.actors[e],n=ox(t.player,this.show.axis,t.scale);t.axisLine.points=n.axis,t.polhode.points=n.polhode,t.herpolhode.points=n.herpolhode,t.sphereLine.points=n.sphere,this.path?.measure(),this.dress()}seek(e){let{show:t}=this;this.actors.forEach((s,r)=>{let o=s.player,a=r===this.lead;o.seek(e);let c=Math.min(e,o.end)-o.start;ax(o.q,s.body.quaternion),Us.fill(0),Us[t.axis]=1,di(o.q,Us,xt),s.tip.position.set(xt[0],xt[1],xt[2]),s.axisLine.now=s.polhode.now=s.herpolhode.now=s.sphereLine.now=c,di(o.q,o.omega,xt);let l=1.12/(s.largestOmega||1),h=1.12/(s.largestMomentum||1);s.omega.point(l*xt[0],l*xt[1],l*xt[2]),s.momentum.point(h*o.momentum[0],h*o.momentum[1],h*o.momentum[2]),s.omega.visible&&=t.omega&&(a||t.apart),s.momentum.visible&&=t.momentum&&(a||t.apart),a&&(this.omegaLabel.visible=s.omega.visible&&!t.apart,this.momentumLabel.visible=s.momentum.visible&&!t.apart,this.omegaLabel.position.set(xt[0],xt[1],xt[2]).multiplyScalar(l*1.08),this.momentumLabel.position.set(o.momentum[0],o.momentum[1],o.momentum[2]).multiplyScalar(h*1.08),this.roll(s)),ax(o.q,s.turned.quaternion),s.contact.position.set(xt[0],xt[1],xt[2]).multiplyScalar(s.scale),lx.copy(s.body.quaternion).invert(),s.sphereDot.position.set(o.momentum[0],o.momentum[1],o.momentum[2]).normalize().applyQuaternion(lx)}),this.path?.seek(e,s=>this.actors.some(r=>r.player===s&&r.visible));let n=this.actors[this.lead];t.ride?this.root.quaternion.copy(n.body.quaternion).invert():this.root.quaternion.identity()}roll(e){let t=e.player,n=t.data.body.moments,s=Tf(n,e.frame,t.omega);this.ellipsoid.scale.set(e.scale*Math.sqrt(s/n[0]),e.scale*Math.sqrt(s/n[1]),e.scale*Math.sqrt(s/n[2])),hs.fromArray(t.normal(tl));let r=hs.length();for(let a of[this.plane,this.poinsotOmega,this.poinsotMomentum,this.omegaArrow,this.momentumArrow])a.visible=r>0;if(!(r>0))return;hs.divideScalar(r);let o=e.scale*s/r;this.plane.position.copy(hs).multiplyScalar(o),this.plane.quaternion.setFromUnitVectors(v1,hs),this.omegaArrow.point(e.scale*xt[0],e.scale*xt[1],e.scale*xt[2]),this.poinsotOmega.position.set(xt[0],xt[1],xt[2]).multiplyScalar(.6*e.scale),hs.fromArray(t.momentum).normalize(),this.momentumArrow.point(hs.x*(o+.28),hs.y*(o+.28),hs.z*(o+.28)),this.poinsotMomentum.position.copy(hs).multiplyScalar(o+.36)}labels(){for(let e of this.views)e.shown&&_h(e.scene,e.rect.height,e.camera.fov)}dispose(){for(let e of this.views)Is(e.scene)}};function y1(i,e){let t=Math.hypot(e[0],e[1],e[2])||1,n=0;for(let s=0;s<i.length;s+=4){let r=(i[s]*e[0]+i[s+1]*e[1]+i[s+2]*e[2])/t;n=Math.max(n,i[s]**2+i[s+1]**2+i[s+2]**2-r*r)}return Math.min(2,Math.sqrt(n))}var lx=new bn,hs=new X,v1=new X(0,0,1),Kh=new X;function Tf(i,e,t){return Kh.set(t[0],t[1],t[2]).applyQuaternion(b1.copy(e).invert()),i[0]*Kh.x**2+i[1]*Kh.y**2+i[2]*Kh.z**2}var b1=new bn;var jh=class{constructor(e){this.address=e;this.connect()}address;socket=null;jobs=new Map;next=1;tries=0;ended=!1;onhello=()=>{};oncatalogue=()=>{};ondocument=()=>{};onstate=()=>{};get open(){return this.socket?.readyState===WebSocket.OPEN}connect(){let e=new WebSocket(this.address);e.binaryType="arraybuffer",this.socket=e,e.onopen=()=>{this.tries=0,this.onstate(!0,""),this.send({type:"catalogue"})},e.onmessage=t=>{try{typeof t.data=="string"?this.text(JSON.parse(t.data)):this.packet(t.data)}catch(n){this.onstate(this.open,`The server said something that cannot be read: ${n.message}`)}},e.onclose=()=>{for(let t of this.jobs.values())t.failed("The server has gone; what was computed is kept.");this.jobs.clear(),!this.ended&&(this.onstate(!1,"The server has gone. What is shown stays; new runs need it again."),this.tries++<20&&setTimeout(()=>this.connect(),Math.min(5e3,500*this.tries)))}}send(e){this.open&&this.socket.send(JSON.stringify(e))}text(e){let t=e.id===void 0?void 0:this.jobs.get(e.id);e.type==="hello"?this.onhello(e):e.type==="catalogue"?this.oncatalogue(e):e.type==="progress"?t?.progress?.(e):e.type==="error"?t?(this.jobs.delete(e.id),t.failed(String(e.message),e.where)):this.onstate(this.open,String(e.message)):e.type==="done"&&t&&(this.jobs.delete(e.id),t.done(!!e.stopped))}packet(e){let t=Mh(e),n=Number(t.id??0);if(n===0)return this.ondocument(t);let s=this.jobs.get(n);s&&(t.append?s.more?.(t):s.first(t)),this.send({type:"ack",id:n,got:Number(t.part??0)})}ask(e,t){let n=this.next++;return this.open?(this.jobs.set(n,t),this.send({...e,id:n}),n):(t.failed("The server cannot be reached."),n)}stop(e){this.send({type:"stop",id:e})}forget(e){this.jobs.delete(e)&&this.stop(e)}close(){this.ended=!0,this.socket?.close()}};var eu={box:[["a","Edge along x, m",1],["b","Edge along y, m",2],["c","Edge along z, m",.3]],cylinder:[["radius","Radius, m",.5],["height","Height, m",1.5]],cone:[["radius","Radius, m",.5],["height","Height, m",1]],ellipsoid:[["a","Semi-axis along x, m",1],["b","Semi-axis along y, m",.7],["c","Semi-axis along z, m",.4]],sphere:[["radius","Radius, m",.5]]};function M1(i){let e=Number(i.toPrecision(6));return e!==0&&(Math.abs(e)<.001||Math.abs(e)>=1e6)?e.toExponential():String(e)}var gi=i=>i===void 0?i:JSON.parse(JSON.stringify(i)),tu=class{constructor(e,t,n){this.known=e;this.run=t;this.go.addEventListener("click",()=>this.submit()),this.halt.addEventListener("click",n)}known;run;node=$("div",{"data-test":"try"});problem=null;body={inertia:[1,2,3]};start={omega:[.1,5,.1]};torque=null;force=[];own=!1;t_end=10;runs=[{method:"auto",dt:.01}];reference=!0;eager=!0;timer=0;bar=$("progress",{max:"1",value:0,hidden:!0,"aria-label":"Progress of the run"});words=$("p",{class:"note",role:"status","data-test":"run-status"});go=$("button",{type:"button",class:"primary",id:"run","data-test":"run"},"Run");halt=$("button",{type:"button",id:"stop","data-test":"stop",disabled:!0},"Stop");choose(e,t=!0){let n=this.known.problems.find(s=>s.name===e);this.problem=n?n.name:null,n?(this.body=gi(n.body)??{},this.start=gi(n.start)??{},this.torque=gi(n.torque),this.force=gi(n.force)??[],this.own=n.code??!1,this.t_end=n.t_end,this.runs=[{method:n.method??this.runs[0].method,dt:n.dt}]):(this.own=!1,this.force=[]),this.render(),t&&this.submit()}adopt(e){this.choose(e.problem,!1),e.problem||(this.body=gi(e.body)??{},this.start=gi(e.start)??{},this.torque=gi(e.torque)??null,this.force=gi(e.force)??[]),this.t_end=e.t_end??this.t_end,this.runs=gi(e.runs),this.render()}request(){let e={problem:this.problem,body:this.body,start:this.start,t_end:this.t_end,runs:gi(this.runs),reference:this.reference};return this.torque!==null&&!this.own&&(e.torque=this.torque),this.force.length&&(e.force=this.force),e}submit(){clearTimeout(this.timer),!this.node.querySelector('[aria-invalid="true"]')&&this.run(gi(this.request()))}changed(){clearTimeout(this.timer),this.eager&&(this.timer=window.setTimeout(()=>this.submit(),60))}state(e,t,n,s=!1){this.halt.disabled=!e,this.bar.hidden=!e||n===void 0,n!==void 0&&(this.bar.value=n),this.words.textContent=t,this.words.classList.toggle("warn",s)}number(e,t,n,s,r=!1){let o=$("input",{type:"text",inputMode:"decimal",value:t==null?"":M1(Number(t)),"data-test":s,autocomplete:"off"});o.setAttribute("aria-label",e),o.title=e;let a=c=>{let l=Number.isFinite(c)&&(!r||c>0);if(o.setAttribute("aria-invalid",String(!l)),l)return n(c),this.changed();this.words.textContent=`${e}: a ${r?"positive ":""}number is needed.`,this.words.classList.add("warn")};return o.addEventListener("input",()=>a(o.value.trim()===""?NaN:Number(o.value.replace("−","-")))),o.addEventListener("keydown",c=>{if(c.key==="Enter")return this.submit();if(c.key!=="ArrowUp"&&c.key!=="ArrowDown")return;let l=Number(o.value)||0,h=10**Math.floor(Math.log10(Math.abs(l)||1))*(c.shiftKey?1:.1),d=Number((l+(c.key==="ArrowUp"?h:-h)).toPrecision(12));c.preventDefault(),o.value=String(d),a(d)}),o}field(e,...t){return $("div",{class:"field"},$("span",{},e),...t)}vector(e,t,n,s,r=!1){let a=(Array.isArray(t[n])?t[n]:[0,0,0]).map((c,l)=>this.number(`${e}, ${l+1}`,c,h=>{let d=Array.isArray(t[n])?[...t[n]]:[0,0,0];d[l]=h,t[n]=d},`${s}-${l}`,r));return this.field(e,$("div",{class:"triple"},...a))}select(e,t,n,s,r){let o=$("select",{"data-test":s},...e.map(([a,c])=>$("option",{value:a,selected:a===t},c)));return o.setAttribute("aria-label",r),o.value=t,o.addEventListener("change",()=>n(o.value)),o}render(){let e=this.known,t=[];t.push(this.field("Problem",this.select([["","My own"],...e.problems.map(f=>[f.name,f.title||f.name])],this.problem??"",f=>this.choose(f||null),"problem","Problem")));let n=e.problems.find(f=>f.name===this.problem);n?.summary&&n.summary!==n.title&&t.push($("p",{class:"note"},n.summary)),t.push($("h3",{},"Body"));let s=typeof this.body.shape=="string"?this.body.shape:this.body.mesh?"mesh":"inertia",r=[["inertia","Moments of inertia"],...Object.keys(eu).map(f=>[f,f.charAt(0).toUpperCase()+f.slice(1)])];if(s==="mesh"&&r.push(["mesh","Mesh"]),t.push(this.select(r,s,f=>{let p=Number(this.body.mass)||1;this.body=f==="inertia"?{inertia:[1,2,3]}:{shape:f,mass:p,...Object.fromEntries(eu[f].map(([x,,g])=>[x,g]))},this.render(),this.changed()},"body","Kind of body")),s==="inertia")if(Array.isArray(this.body.inertia?.[0])){let f=this.body.inertia;f.forEach((p,x)=>t.push($("div",{class:"triple"},...p.map((g,m)=>this.number(`Inertia ${x+1}${m+1}, kg m²`,g,v=>f[x][m]=f[m][x]=v,`inertia-${x}${m}`)))))}else t.push(this.vector("Principal moments, kg m²",this.body,"inertia","inertia",!0));else if(eu[s]){let f=[...eu[s],["mass","Mass, kg",1]];t.push($("div",{class:"triple"},...f.map(([p,x,g])=>this.field(x,this.number(x,this.body[p]??g,m=>this.body[p]=m,`body-${p}`,!0)))))}else t.push($("p",{class:"note"},"A mesh, as the problem has it."));t.push($("h3",{},"Start")),t.push("momentum"in this.start&&this.start.momentum?this.vector("Momentum in space, kg m²/s",this.start,"momentum","momentum"):this.vector("Angular velocity in the body, rad/s",this.start,"omega","omega"));let o=["quaternion","euler","matrix"].find(f=>this.start[f]!==void 0&&this.start[f]!==null);o?t.push($("p",{class:"note"},`The attitude is given as ${o}, and stays.`)):t.push(this.vector("Attitude as a rotation vector, rad",this.start,"rotation_vector","attitude")),(this.start.position||this.start.velocity||this.force.length)&&(t.push(this.vector("Position, m",this.start,"position","position"),this.vector("Velocity, m/s",this.start,"velocity","velocity")),this.force.length&&t.push($("p",{class:"note","data-test":"force"},`Forces: ${this.force.map(f=>f.model).join(", ")}.`))),t.push($("h3",{},"Torque"));let a=this.torque&&!Array.isArray(this.torque)?String(this.torque.model):"",c=[["","None: free rotation"],...e.torques.map(f=>[f.name,f.name.replace(/_/g," ")])],l=Array.isArray(this.torque)&&this.torque.length>0;(this.own||l)&&c.push(["=","The problem's own"]),t.push(this.select(c,this.own||l?"=":a,f=>{if(f==="=")return;this.own=!1;let p=e.torques.find(x=>x.name===f);this.torque=p?{model:f,...Object.fromEntries(p.params.filter(x=>x.needed??x.default!==null).map(x=>[x.name,gi(x.default)]))}:null,this.problem&&this.own===!1&&!p&&(this.problem=null),this.render(),this.changed()},"torque","Torque"));let h=e.torques.find(f=>f.name===a);if(h&&!this.own){h.summary&&t.push($("p",{class:"note"},h.summary));let f=this.torque;for(let p of h.params)t.push(...this.param(p,f))}t.push($("h3",{},"Methods and steps")),this.runs.forEach((f,p)=>{let x=$("div",{class:"row","data-test":`try-run-${p}`},this.select([["auto","auto"],...e.methods.map(m=>[m.name,m.order?`${m.name} (order ${m.order})`:m.name])],f.method,m=>{f.method=m,delete f.options,this.render(),this.changed()},`method-${p}`,`Method of run ${p+1}`),this.number(`Step of run ${p+1}, s`,f.dt,m=>f.dt=m,`dt-${p}`,!0));this.runs.length>1&&x.append($("button",{type:"button",class:"small ghost fixed","aria-label":`Remove run ${p+1}`,onclick:()=>{this.runs.splice(p,1),this.render(),this.changed()}},"×")),t.push(x);let g=e.methods.find(m=>m.name===f.method);g&&t.push($("p",{class:"note"},g.summary))}),t.push($("button",{type:"button",class:"small","data-test":"add-run",disabled:this.runs.length>=4,onclick:()=>{let f=new Set(this.runs.map(x=>x.method)),p=["rkn4","nmb","liemid_ea",...e.methods.map(x=>x.name)].find(x=>!f.has(x)&&e.methods.some(g=>g.name===x))??"auto";this.runs.push({method:p,dt:this.runs[this.runs.length-1].dt}),this.render(),this.changed()}},"Compare with another")),t.push($("div",{class:"row"},this.field("Until, s",this.number("End of the run, s",this.t_end,f=>this.t_end=f,"t_end",!0))));let d=(f,p,x,g)=>$("label",{class:"check"},$("input",{type:"checkbox",checked:p,"data-test":g,onchange:m=>x(m.target.checked)}),f);t.push(d("Compare with a reference",this.reference,f=>(this.reference=f,this.changed()),"reference"),d("Run as I change",this.eager,f=>this.eager=f,"eager"),$("div",{class:"row sticky"},this.go,this.halt),this.bar,this.words);let u=document.activeElement?.getAttribute("data-test");this.node.replaceChildren(...t),u&&this.node.querySelector(`[data-test="${CSS.escape(u)}"]`)?.focus()}param(e,t){let n=`${e.name.replace(/_/g," ")}${e.unit&&e.unit!=="1"?`, ${e.unit}`:""}`,s=t[e.name]??e.default;if(typeof s=="boolean")return[$("label",{class:"check"},$("input",{type:"checkbox",checked:s,onchange:o=>(t[e.name]=o.target.checked,this.changed())}),n)];if(typeof s=="number")return[this.field(n,this.number(n,s,o=>t[e.name]=o,`param-${e.name}`))];if(Array.isArray(s)&&s.length===3&&s.every(o=>typeof o=="number"))return t[e.name]??=gi(s),[this.vector(n,t,e.name,`param-${e.name}`)];if(s==null)return[];let r=$("input",{type:"text",value:typeof s=="string"?s:JSON.stringify(s),"data-test":`param-${e.name}`});return r.setAttribute("aria-label",n),r.addEventListener("change",()=>{try{t[e.name]=typeof s=="string"?r.value:JSON.parse(r.value),r.setAttribute("aria-invalid","false"),this.changed()}catch{r.setAttribute("aria-invalid","true")}}),[this.field(n,r)]}},hx=(i,e,t,n)=>n&&!i?n:`${Math.floor(100*i)} %, ${At(e,2)} steps/s${t!==null&&t>.5?`, ${At(t,2)} s left`:""}`;var Ef=class{constructor(e){this.shell=e;let t=matchMedia("(prefers-color-scheme: light)"),n=null;try{n=localStorage.getItem("polhode-theme")}catch{}this.theme=Bd[n==="light"||n==="dark"?n:t.matches?"light":"dark"],document.documentElement.dataset.theme=this.theme.name,t.addEventListener("change",()=>!n&&this.dress(t.matches?"light":"dark")),this.stage=new vh(vt("canvas")),this.stage.onchange=()=>this.changed(),this.stage.onlayout=()=>this.layout(),this.clock.onseek=r=>this.moved(r),vt("theme").addEventListener("click",()=>{n=this.theme.name==="dark"?"light":"dark";try{localStorage.setItem("polhode-theme",n)}catch{}this.dress(n)}),vt("help").addEventListener("click",()=>this.help()),vt("export").addEventListener("click",()=>this.menu()),this.stage.onclick=(r,o,a)=>this.clicked(o,a),new ResizeObserver(()=>this.panels.forEach(r=>r.rebuild())).observe(vt("plots")),document.addEventListener("keydown",r=>this.key(r)),fu(vt("views")),fu(vt("tabs"));let s=vt("canvas");s.addEventListener("webglcontextlost",r=>{r.preventDefault(),an("The graphics card is gone for the moment; the picture comes back with it.",!0)}),s.addEventListener("webglcontextrestored",()=>{an(""),this.changed()}),new IntersectionObserver(r=>this.seen=r[r.length-1].isIntersecting).observe(s),this.dropping(),this.stage.measure(),requestAnimationFrame(r=>this.loop(r))}shell;document=null;onfirst=()=>{};frames=0;cost={sum:0,worst:0,draw:0,frames:0};stage;clock=new ol;theme;motion=null;cloud=null;dropExhibit=null;before=null;server=null;known=null;trying=null;job=0;past=[];rest=250;stale=0;recording=null;panels=[];zoom=null;current="overview";dirty=!0;seen=!0;last=0;written=0;tab="runs";show={...cx};panes=new Map;load(e){return this.open(Ha(Mh(e)))}open(e,t=!1){let n=t&&this.document?.kind===e.kind;this.document=e,vt("title").textContent=e.title,document.title=`${e.title} – polhode studio`;let s=this.stage.views.map(r=>[r.name,r.azimuth,r.elevation,r.distance]);if(this.clear(),document.body.dataset.kind=e.kind,this.panes.clear(),this.zoom=null,e.kind==="motion"?this.openMotion(e,n):e.kind==="ensemble"?this.openEnsemble(e):this.openExhibit(e),n)for(let[r,o,a,c]of s){let l=this.stage.views.find(h=>h.name===r);l&&(l.azimuth=o,l.elevation=a,l.distance=c)}return this.tabs(),this.onfirst(),e}clear(){this.motion&&this.past.push(this.motion),this.cloud&&this.past.push(this.cloud),this.dropExhibit?.(),this.motion=this.cloud=this.dropExhibit=null,this.stage.views=[],this.panels.forEach(e=>e.destroy()),this.panels=[],vt("captions").replaceChildren()}openEnsemble(e){let t=this.cloud=new bh(e,this.theme);this.stage.views=[t.view],this.stage.dress(this.theme),this.panels=Af(gg(e,this.theme,t),this.theme,this.hooks);let n=r=>this.member(r);this.panes.set("runs",{title:"Members",make:()=>xg(e,t,this.theme,()=>this.changed(),this.server?n:null)}),(e.python||e.scenario)&&this.panes.set("code",{title:"Code",make:()=>Yh(e.python,e.scenario)});let s=e.times[e.times.length-1];this.clock.time=e.times[0],this.clock.span(e.times[0],s,(s-e.times[0])/15),this.view("cloud"),this.spanPanels()}openExhibit(e){this.clock.set(!1),vt("views").replaceChildren(),this.dropExhibit=X0(e,this.theme),e.python&&this.panes.set("code",{title:"Code",make:()=>Yh(e.python,"")})}clicked(e,t){this.cloud&&(this.cloud.choose(this.cloud.pick(e,t)),this.moved(this.clock.time),this.tab==="runs"&&this.pane())}hooks={seek:e=>this.clock.seek(e),camera:e=>this.preset(e),changed:()=>{this.moved(this.clock.time),this.panels.forEach(e=>e.refresh())},zoomed:e=>{this.zoom=e,this.spanPanels()}};openMotion(e,t){this.motion=new Qh(e,this.theme,this.show);let n=this.motion;this.stage.views=n.views,this.stage.dress(this.theme),this.panels=Af(ex(e,n.actors.map(a=>a.player),this.theme,()=>this.motion.lead,()=>this.clock.time),this.theme,this.hooks),this.panes.set("runs",{title:"Runs",make:()=>tx(e,this.motion,this.theme,this.show,this.hooks,()=>this.pane())}),this.panes.set("code",{title:"Code",make:()=>Yh(e.python,e.scenario)});let s=Math.min(...n.actors.map(a=>a.player.start)),r=Math.max(...n.actors.map(a=>a.player.end)),o=S1(n);t&&o<3*this.clock.speed&&o>this.clock.speed/3?this.clock.span(s,r):(this.clock.time=s,this.clock.span(s,r,o)),this.view(this.current),this.spanPanels()}more(e){let t=this.document;if(t?.kind!=="motion"||!this.motion)return;let n=t.difference.length;if(mg(t,e),t.difference.length!==n)return void this.open(t,!0);this.stale||=performance.now()}catchUp(){if(this.stale=0,!this.motion)return;let e=performance.now();this.motion.actors.forEach((t,n)=>this.motion.retrace(n)),this.clock.span(this.clock.start,Math.max(...this.motion.actors.map(t=>t.player.end))),this.spanPanels(),this.rest=Math.max(250,4*(performance.now()-e))}attach(e){this.server=e;let t=!0;e.onhello=n=>t=!n.document,e.ondocument=n=>this.guard(()=>this.open(Ha(n))),e.onstate=(n,s)=>{an(s,!n),n&&s&&setTimeout(()=>an(""),8e3)},e.oncatalogue=n=>{this.known=n,this.trying=new tu(n,r=>{this.run(r,!0).catch(()=>{})},()=>e.stop(this.job));let s=["dzhanibekov","book-toss",...n.problems.map(r=>r.name)].find(r=>n.problems.some(o=>o.name===r));if(!this.document&&t)this.tab="try",this.trying.choose(s??null),this.tabs();else{let r=this.document?.kind==="motion"?this.document.request:null;r?this.trying.adopt(r):this.trying.choose(s??null,!1),this.tabs()}}}guard(e){try{e()}catch(t){an(t.message,!0)}}run(e,t=!1){let n=this.server;if(!n)return Promise.reject(new Error("This page has no server to ask."));n.forget(this.job);let s=performance.now();return new Promise((r,o)=>{let a=()=>this.job===c,c=n.ask({type:"run",request:e},{first:l=>a()&&this.guard(()=>{this.before=null,this.open(Ha(l),!0),!this.clock.playing&&this.frames<4&&this.clock.set(!0)}),more:l=>a()&&this.guard(()=>this.more(l)),progress:l=>a()&&this.trying?.state(!0,hx(l.fraction,l.rate,l.left,l.message),l.fraction),done:l=>{this.stale&&this.catchUp(),this.tabs();let h=performance.now()-s;this.trying?.state(!1,l?"Stopped; what was computed is kept.":`Done in ${h<1e3?`${Math.round(h)} ms`:`${At(h/1e3,3)} s`}.`),r(this.document)},failed:(l,h)=>{this.trying?.state(!1,h&&!l.includes(h)?`${h}: ${l}`:l,void 0,!0),!this.trying&&!t&&an(l,!0),o(new Error(l))}});this.job=c,this.trying?.state(!0,"")})}fetchOver(e){let t=this.server;t&&(t.forget(this.job),an("Being computed …"),this.job=t.ask(e,{first:n=>this.guard(()=>{this.document&&this.document.kind!=="exhibit"&&(this.before=this.document),this.open(Ha(n)),an("")}),more:n=>this.more(n),progress:n=>an(n.message||`Being computed: ${Math.floor(100*n.fraction)} %`),done:()=>an(""),failed:n=>an(n,!0)}))}member(e){this.fetchOver({type:"member",index:e})}labPane(){let e=$("div",{"data-test":"lab"},$("p",{class:"note"},"Figures and tables of papers, computed again and compared with what was printed.")),t=[...new Set(this.known.exhibits.map(s=>s.paper))],n=this.document?.kind==="exhibit"?this.document.name:"";for(let s of t)e.append($("h3",{},s)),e.append($("div",{class:"list"},...this.known.exhibits.filter(r=>r.paper===s).map(r=>$("button",{type:"button","data-test":`exhibit-${r.name}`,"aria-pressed":String(r.name===n),onclick:()=>this.fetchOver({type:"exhibit",name:r.name})},r.title,$("small",{},r.name)))));return e}spanPanels(){let e=[this.clock.start,this.clock.end],[t,n]=this.zoom??e;for(let s of this.panels)s.span(t,n,e),s.at(this.clock.time),s.write()}view(e){let t=["overview",...this.stage.views.map(o=>o.name)];this.current=t.includes(e)?e:"overview";let n=vt("views"),s=n.contains(document.activeElement),r={overview:"Overview",body:"Body",poinsot:"Poinsot",momentum:"Momentum sphere",cloud:"Cloud",path:"Path"};n.replaceChildren(...(this.stage.views.length>1?t:[]).map(o=>$("button",{type:"button",role:"tab",id:`view-${o}`,"data-test":`view-${o}`,"aria-selected":String(o===this.current),onclick:()=>this.view(o)},r[o]??o))),s&&document.getElementById(`view-${this.current}`)?.focus(),this.layout(),this.changed()}layout(){let{width:e,height:t,views:n}=this.stage,s=vt("captions");if(s.replaceChildren(),!n.length)return;let r=this.current==="overview"&&n.length>1;if(n.forEach((o,a)=>o.shown=r?a<3:o.name===this.current||n.length===1),r)if(e>1.05*t){let a=Math.round(e*.56),c=Math.round(t/2);n[0].rect={x:0,y:0,width:a,height:t},n[1].rect={x:a,y:0,width:e-a,height:c},n[2].rect={x:a,y:c,width:e-a,height:t-c}}else{let a=Math.round(t*.6),c=Math.round(e/2);n[0].rect={x:0,y:0,width:e,height:a},n[1].rect={x:0,y:a,width:c,height:t-a},n[2].rect={x:c,y:a,width:e-c,height:t-a}}else for(let o of n)o.rect={x:0,y:0,width:e,height:t};for(let o of n)o.shown&&s.append(this.caption(o,r));this.motion?.labels(),this.cloud?.labels(),this.readout()}caption(e,t){let n=$("div",{class:"caption","data-test":`caption-${e.name}`});t||n.classList.add("alone"),e.rect.x>0&&n.classList.add("inner"),e.rect.y>0&&n.classList.add("lower"),Object.assign(n.style,{left:`${e.rect.x}px`,top:`${e.rect.y}px`,width:`${e.rect.width}px`,height:`${e.rect.height}px`});let s=this.motion?.path?.enlarged??1,r={body:["Body in space","The body turns; its axis leaves a trace on the sphere."],poinsot:["Poinsot","The inertia ellipsoid rolls on the plane across L. The point of contact, ω, draws the polhode on the ellipsoid and the herpolhode on the plane."],path:["Path",`The body moves; its centre of mass leaves a trace.${s>1.05?` The body is drawn ${At(s,2)} times larger than it is.`:""}`],cloud:["Ensemble","Each point is a member: where its third axis meets the sphere. Click one to follow it."],momentum:["Momentum sphere","Where L points, seen from the body. Lines are of equal energy; the heavy one is the separatrix, through the middle axis."]},o=[...this.motion?.actors[0].player.data.body.moments??[1,2,3]].sort((p,x)=>p-x),a=o.slice(1).filter((p,x)=>p-o[x]<1e-9*o[2]).length;a&&(r.momentum[1]=`Where L points, seen from the body. ${a>1?"All directions have the same energy.":"Lines are of equal energy; a symmetric body has no separatrix."}`),this.motion?.actors[this.motion.lead].player.wheels&&(r.poinsot[1]="The body has wheels: its ellipsoid still touches a plane at ω, but that plane moves, and L, of body and wheels, is not across it.",r.momentum[1]="Where L, of body and wheels, points, seen from the body. Lines are of equal energy of the body without its wheels.");let c=this.motion?.actors.find(p=>p.player.coarse)?.player.stride;c&&r[e.name]&&(r[e.name][1]=`The body turns by ${At(c,2)} rad between samples: only they are shown.`);let[l,h]=r[e.name]??[e.title,""];n.append($("div",{},$("h2",{},l),h&&(!t||e.rect.height>330)&&e.rect.width>300&&$("p",{},h)));let d=this.theme,u=e.name==="body"?[["ω angular velocity",d.omega],["L momentum",d.momentum]]:e.name==="poinsot"?[["ω",d.omega],["L",d.momentum]]:e.name==="momentum"?[["low energy",d.energy[0]],["high",d.energy[4]]]:[],f=this.document;return f?.kind==="motion"&&e.name==="body"&&f.runs.forEach((p,x)=>u.push([f.runs.length>1?p.name:"trace of the body's axis",d.runs[x]])),e.rect.width>260&&n.append($("div",{class:"legend"},...u.map(([p,x])=>{let g=$("i");g.style.background=x;let m=e.name==="body"&&(p.startsWith("ω")?"readout-omega":p.startsWith("L ")?"readout-momentum":"");return $("span",{},g,p,m&&$("b",{class:"readout",id:m}))}))),n}preset(e){for(let t of this.stage.views)t.shown&&t.preset(e);this.changed()}dress(e){this.theme=Bd[e],document.documentElement.dataset.theme=e;let t=this.document;if(!t)return;let{time:n,playing:s,speed:r}=this.clock,{zoom:o,motion:a,cloud:c}=this,l=a?.lead??0,h=a?.actors.map(u=>u.visible)??[],d=c?.picked??-1;this.open(t,!0),h.forEach((u,f)=>this.motion.actors[f].visible=u),this.motion?.setLead(l),d>=0&&this.cloud?.choose(d),this.clock.setSpeed(r),this.clock.seek(n),this.clock.set(s),this.hooks.zoomed(o),this.pane(),this.moved(this.clock.time)}tabs(){let e=vt("tabs"),t=e.contains(document.activeElement);if(this.known&&!this.panes.has("try")){let n=this.trying;this.panes.set("try",{title:"Try",make:()=>n.node}),this.known.exhibits.length&&this.panes.set("lab",{title:"Lab",make:()=>this.labPane()})}vt("side").hidden=this.panes.size===0,this.panes.has(this.tab)||(this.tab=[...this.panes.keys()][0]??""),e.replaceChildren(...[...this.panes].map(([n,{title:s}])=>$("button",{type:"button",role:"tab","data-test":`tab-${n}`,id:`tab-${n}`,"aria-selected":String(n===this.tab),onclick:()=>{this.tab=n,this.tabs()}},s))),t&&document.getElementById(`tab-${this.tab}`)?.focus(),this.pane()}pane(){let e=this.panes.get(this.tab)?.make,t=this.before&&this.before!==this.document?[$("button",{type:"button",class:"small","data-test":"back",onclick:()=>{let r=this.before;this.before=null,this.open(r)}},`Back to ${this.before.title}`)]:[],n=vt("panes"),s=[...t,...e?[e()]:[]];(s.length!==n.children.length||s.some((r,o)=>r!==n.children[o]))&&n.replaceChildren(...s)}changed(){this.dirty=!0}moved(e){this.motion?.seek(e),this.cloud?.seek(e);for(let t of this.panels)t.at(e),t.write();this.readout(),this.changed()}loop(e){requestAnimationFrame(a=>this.loop(a));let t=(e-this.last)/1e3,n=Math.min(.1,t);this.last=e,this.frames>2&&this.stage.pace(t,this.clock.playing&&!this.recording),this.stale&&performance.now()-this.stale>this.rest&&this.catchUp();let s=performance.now();if(this.clock.tick(n)){let a=this.clock.time;this.motion?.seek(a),this.cloud?.seek(a);for(let c of this.panels)c.at(a);if(e-this.written>90){for(let c of this.panels)c.write();this.readout(),this.written=e}this.dirty=!0}if(this.recording&&!this.clock.playing&&setTimeout(()=>this.recording?.stop(),150),!this.dirty||!this.seen&&!this.recording)return;let r=performance.now()-s;this.dirty=!1;let o=performance.now();this.draw(),this.cost.draw+=performance.now()-o,this.cost.sum+=r,this.cost.worst=Math.max(this.cost.worst,r),this.cost.frames++}draw(){this.stage.views.length&&(this.stage.draw(),this.past.splice(0).forEach(e=>e.dispose()),this.frames++)}readout(){let e=this.motion?.actors[this.motion.lead].player,t=(n,s)=>{let r=document.getElementById(n);r&&r.textContent!==s&&(r.textContent=s)};e&&(t("readout-omega",`${At(Math.hypot(...e.omega),3)} rad/s`),t("readout-momentum",`${At(Math.hypot(...e.momentum),3)} kg m²/s`))}key(e){let t=e.target;if(e.ctrlKey||e.metaKey||e.altKey||/^(INPUT|SELECT|TEXTAREA)$/.test(t.tagName)&&t.type!=="range"&&t.type!=="checkbox"||t.tagName==="BUTTON"&&(e.key===" "||e.key==="Enter")||t.tagName==="INPUT"&&t.type==="checkbox"&&e.key===" ")return;let s=this.clock.end-this.clock.start,r=d=>{let u=this.motion?.actors[this.motion.lead].player;if(!u)return this.clock.seek(this.clock.time+d*s/200);let f=Math.max(0,Math.min(u.data.t.length-1,u.index+(u.fraction>.999?1:0)+(d<0&&u.fraction>1e-9&&u.fraction<=.999?d+1:d)));this.clock.seek(u.data.t[f])},o=this.stage.views.filter(d=>d.shown),a=(d,u)=>o.slice(0,1).forEach(f=>this.stage.spin(f,d,u)),c=["overview",...this.stage.views.map(d=>d.name)],l={" ":()=>this.clock.toggle(),k:()=>this.clock.toggle(),ArrowRight:()=>e.shiftKey?a(-20,0):this.clock.seek(this.clock.time+s/100),ArrowLeft:()=>e.shiftKey?a(20,0):this.clock.seek(this.clock.time-s/100),ArrowUp:()=>e.shiftKey?a(0,20):this.clock.faster(1),ArrowDown:()=>e.shiftKey?a(0,-20):this.clock.faster(-1),".":()=>r(1),",":()=>r(-1),Home:()=>this.clock.seek(this.clock.start),End:()=>this.clock.seek(this.clock.end),l:()=>this.clock.setLoop(!this.clock.loop),t:()=>vt("theme").click(),r:()=>this.preset("corner"),"?":()=>this.help(),"+":()=>o.forEach(d=>this.stage.zoom(d,.85)),"-":()=>o.forEach(d=>this.stage.zoom(d,1/.85))};c.forEach((d,u)=>l[String(u+1)]=()=>this.view(d));let h=l[e.key];!h||document.querySelector("dialog[open]")||(e.preventDefault(),h())}help(){let e=[["Space","play, pause"],["← →","a hundredth of the run back or on"],[", .","a sample back or on"],["↑ ↓","faster, slower"],["Home End","to the start, to the end"],["1 2 3 4 5","the views"],["Shift + arrows","turn the scene"],["+ −","closer, farther"],["R","the view as it was"],["L","begin again at the end, or not"],["T","dark or light"]],t=$("dialog",{"aria-label":"Keys","data-test":"help-dialog"},$("h2",{},"Keys"),$("dl",{},...e.flatMap(([n,s])=>[$("dt",{},$("kbd",{},n)),$("dd",{},s)])),$("p",{class:"note"},"Drag a scene to turn it, and use the wheel or two fingers to come closer. Click a plot to go there; drag over it to see that part, and click twice for all of it."),$("button",{type:"button",class:"primary",onclick:()=>t.close()},"Close"));t.addEventListener("close",()=>t.remove()),document.body.append(t),t.showModal()}dropping(){let e=vt("drop"),t=0;addEventListener("dragenter",n=>{n.dataTransfer?.types.includes("Files")&&(e.hidden=!1,t++)}),addEventListener("dragleave",()=>--t<=0&&(e.hidden=!0,t=0)),addEventListener("dragover",n=>n.preventDefault()),addEventListener("drop",async n=>{n.preventDefault(),e.hidden=!0,t=0;let s=n.dataTransfer?.files[0];if(s)try{this.load(await s.arrayBuffer()),an("")}catch(r){an(`${s.name}: ${r.message}`,!0)}})}menu(){let e=vt("export");if(document.getElementById("menu"))return a();let n=this.document,s=(h,d,u,f)=>$("button",{type:"button",role:"menuitem","data-test":`export-${h}`,disabled:!n,onclick:async()=>{a();try{await f()}catch(p){an(p.message,!0)}}},d,$("small",{},u)),r=n?.kind!=="exhibit",o=$("div",{class:"menu",id:"menu",role:"menu","aria-label":"Export"},r&&s("png","Picture (PNG)","The scene and the plots, as they are",()=>this.savePicture()),r&&s("svg","Drawing (SVG)","Plots as lines; the scene as a picture inside",()=>this.saveDrawing()),r&&s("webm",this.recording?"End the film":"Film (WebM)","The scene from start to end, at this speed",()=>this.saveFilm()),s("html","Page (HTML)","One file that needs nothing else",()=>this.savePage()));function a(){document.getElementById("menu")?.remove(),e.setAttribute("aria-expanded","false"),removeEventListener("pointerdown",c,!0),removeEventListener("keydown",l,!0)}let c=h=>!o.contains(h.target)&&h.target!==e&&a(),l=h=>{h.key==="Escape"&&(a(),e.focus());let d=[...o.querySelectorAll("button:not(:disabled)")],u=d.indexOf(document.activeElement);(h.key==="ArrowDown"||h.key==="ArrowUp")&&(h.preventDefault(),h.stopPropagation(),d[(u+(h.key==="ArrowDown"?1:-1)+d.length)%d.length]?.focus())};e.after(o),e.setAttribute("aria-expanded","true"),addEventListener("pointerdown",c,!0),addEventListener("keydown",l,!0),o.querySelector("button")?.focus()}get stamp(){return vt("time").textContent??""}picture(){return this.stage.sharp(2,()=>(this.draw(),Y0(vt("canvas"),this.panels,this.theme,this.document?.title??"",this.stamp)))}drawing(){return this.stage.sharp(2,()=>(this.draw(),K0(vt("canvas"),this.panels,this.theme,this.document?.title??"",this.stamp)))}page(){return j0(this.document,this.shell)}savePicture(){this.picture().toBlob(e=>e&&ja(e,el(this.document.title,"png")))}saveDrawing(){ja(new Blob([this.drawing()],{type:"image/svg+xml"}),el(this.document.title,"svg"))}async savePage(){ja(new Blob([await this.page()],{type:"text/html"}),el(this.document.title,"html"))}saveFilm(){if(this.recording)return this.recording.stop();let e=this.document.title,t=this.clock.loop;this.recording=Q0(vt("canvas"),n=>{this.recording=null,this.clock.setLoop(t),an(`The film has ${At(n.size/1e6,3)} MB.`),setTimeout(()=>an(""),4e3),ja(n,el(e,"webm"))}),this.clock.setLoop(!1),this.clock.seek(this.clock.start),this.clock.set(!0),an("The film is being made: Export ends it before the end.")}get time(){return this.clock.time}play(){this.clock.set(!0)}pause(){this.clock.set(!1)}seek(e){this.clock.seek(e)}get memory(){let{memory:e,programs:t}=this.stage.renderer.info;return{geometries:e.geometries,textures:e.textures,programs:t?.length??0}}sample(e){let t=this.document;t?.kind==="motion"?this.clock.seek(t.runs[0].t[e]):t?.kind==="ensemble"&&this.clock.seek(t.times[e])}pixels(){this.draw();let e=vt("canvas"),t=$("canvas",{width:e.width,height:e.height}),n=t.getContext("2d");n.drawImage(e,0,0);let{data:s}=n.getImageData(0,0,t.width,t.height);return{width:t.width,height:t.height,data:s}}};function S1(i){let e=i.actors[0].player.data,t=e.t.length,n=0,s=0;for(let a=0;a<t;a+=Math.max(1,t>>8)){let c=Math.hypot(e.omega[3*a],e.omega[3*a+1],e.omega[3*a+2]);Number.isFinite(c)&&(n+=c,s++)}let r=n/(s||1),o=i.actors[0].player.end-i.actors[0].player.start;return Math.max(o/120,r>0?5/r:o/20)}var ln,nu=()=>{},w1={ready:new Promise(i=>nu=i),get document(){return ln?.document??null},get time(){return ln.time},get frames(){return ln?.frames??0},get cost(){return ln.cost},get memory(){return ln.memory},show:i=>ln.sample(i),play:()=>ln.play(),pause:()=>ln.pause(),seek:i=>ln.seek(i),view:i=>ln.view(i),preset:i=>ln.preset(i),run:i=>ln.run(i),load:i=>ln.load(i),pixels:()=>ln.pixels(),png:()=>ln.picture().toDataURL("image/png"),svg:()=>ln.drawing(),html:()=>ln.page()};window.studio=w1;function A1(){let i=document.body.cloneNode(!0);i.querySelectorAll("script").forEach(t=>t.remove());try{ln=new Ef(i.innerHTML.trim())}catch(t){an(`This page needs WebGL 2 to draw, and the browser has not given it: ${t.message}`,!0);return}let e=document.getElementById("polhode-packet");if(e){try{ln.load(ig(e.textContent??"")),e.textContent=""}catch(t){an(t.message,!0)}nu()}else if(location.protocol.startsWith("http")){let t=new URL("socket",location.href);t.protocol=location.protocol==="https:"?"wss:":"ws:",t.search=`?token=${encodeURIComponent(new URLSearchParams(location.search).get("token")??"")}`,t.hash="",ln.onfirst=nu,ln.attach(new jh(t.href))}else an("Drop a packet here to show it."),nu()}var ux=(()=>{let i=!1;return()=>{i||A1(),i=!0}})();requestAnimationFrame(()=>setTimeout(ux));setTimeout(ux,300);})();
