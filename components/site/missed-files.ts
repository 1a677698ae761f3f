/**
 * This code runs at the top of pages that load their scripts through Next.
 * A missing script or style sheet is fetched again after growing pauses, and at once when the network returns.
 * The code hides a script's failure from Next, because React would replace the readable page by an error.
 * Scripts that fail before the user's first press are fetched again; later, only scripts that the page itself names.
 * If a script of a part that the user opened fails, that part reports the failure itself.
 * Style sheets in the head delay this code, so the `load` handler looks for files that failed before this code ran.
 * A file without a performance entry is not fetched again, because it may have arrived and no script may run twice.
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
