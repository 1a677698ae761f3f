/**
 * Runs at the top of pages whose scripts Next loads by itself. A script or style sheet of the page that does not arrive is fetched again
 * until it does, and at once when the connection returns.
 * Next never learns of a script's failure, because React would replace the page, which is already readable, by an error.
 * Scripts belong to the page if its markup or data name them, or if nobody has pressed anything yet. Others load when something is opened,
 * which says what is missing.
 * The code waits for the style sheets in the head, as all code does, so it looks at the end for what failed before.
 * A file without an entry is left alone: the browser keeps only so many, and a script must not run twice.
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
