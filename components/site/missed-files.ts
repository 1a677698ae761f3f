/**
 * This code runs at the top of pages that load their scripts through Next.
 * A script or style sheet that does not arrive is fetched again until it does, and at once after a reconnection.
 * Next is not told of a script that fails, because React would replace the readable page by an error.
 * A script belongs to the page if the page's HTML or data name it, or if it fails before the user presses anything.
 * Any other script belongs to a part that the user has opened, and that part reports the failure itself.
 * The head's style sheets delay this code, so on `load` it looks for files that failed before it ran.
 * A file without a performance entry may have arrived and is not fetched again, because no script may run twice.
 */
export const missedFiles = `{${[
  'const waits=new WeakMap',
  'let isPressed',
  'for(const press of ["pointerdown","keydown"])addEventListener(press,()=>(isPressed=true),{capture:true,once:true})',
  'const fetchAgain=(old)=>{' +
    'const again=()=>{clearTimeout(timer);removeEventListener("online",again);' +
    'const next=document.createElement(old.localName);' +
    'for(const {name,value} of old.attributes)next.setAttribute(name,value);' +
    'waits.set(next,Math.min(2*wait,3e4));old.replaceWith(next)},' +
    'wait=waits.get(old)??1e3,timer=setTimeout(again,wait);' +
    'waits.set(old,wait);addEventListener("online",again)}',
  'const isNamed=({src})=>src&&[...document.scripts].some((one)=>!one.src&&one.text.includes(new URL(src).pathname))',
  'const scripts="script[async][src]",sheets="link[rel=stylesheet][data-precedence]"',
  'document.addEventListener("error",(event)=>{const {target}=event;' +
    'if(target.matches(scripts)||target.matches("script")&&(!isPressed||isNamed(target)))event.stopImmediatePropagation();' +
    'else if(!target.matches(sheets))return;' +
    'fetchAgain(target)},true)',
  'const failed=({src,href})=>{const all=performance.getEntriesByName(src||href);return all.length>0&&all.every((one)=>one.decodedBodySize===0)}',
  'addEventListener("load",()=>{for(const file of document.querySelectorAll(scripts+","+sheets))!waits.has(file)&&failed(file)&&fetchAgain(file)})',
].join(';')}}`
