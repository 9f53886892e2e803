/**
 * Keeps what a reader does before the scripts are there: presses of buttons, the keys of the search, what is
 * typed after them, and that somebody is there at all (`SIGNS` of src/client/shared/sign.ts). A button that is
 * pressed again because nothing has happened counts once. src/client/early.ts takes it over. Inline, in the
 * head: a long page is painted before its end is there.
 *
 * The framework looks for `window.docusaurus` when the page is read, and takes one without it for a page whose
 * scripts did not load. They come later, so it is there from the beginning.
 */
export const KEEPER =
  '(()=>{const kept=new Set;let searches=false;' +
  'const press=({target})=>{const button=target.closest?.("button");if(!button)return;' +
  'kept.add(button);searches||=button.matches(".DocSearch-Button")};' +
  'const key=(event)=>{const{key,target}=event,command=event.ctrlKey||event.metaKey;' +
  'if(target.closest?.("input,textarea,select"))return;' +
  'const opens=/^k$/i.test(key)?command:key==="/"&&!command;' +
  'if(!opens&&(!searches||command||event.altKey||key.length>1&&key!=="Enter"&&key!=="Escape"))return;' +
  'searches=true;event.preventDefault();kept.add(event)};' +
  'addEventListener("click",press,true);addEventListener("keydown",key,true);' +
  'const early=window.early={kept,end(){' +
  'removeEventListener("click",press,true);removeEventListener("keydown",key,true)}};' +
  'for(const sign of "pointermove pointerdown touchstart wheel scroll keydown focusin".split(" "))' +
  'addEventListener(sign,()=>{early.seen=true;early.start?.()},{capture:true,passive:true,once:true});' +
  'window.docusaurus={prefetch:()=>false,preload:()=>Promise.resolve([])}})()';

/**
 * Asks for the late styles and the scripts of a page behind its first paint: what is seen first comes over a
 * slow line before them. Inline, at the end of the body. A reader who does something has seen the page, and a
 * tab in the background paints nothing: there it asks at once. Where a browser tells of no paint, it asks a
 * second after all else has come. When a script does not come, keys are the browser's again, and the framework
 * looks once more whether it has something to say of that.
 */
export const STARTER =
  '(()=>{const failed=()=>{window.early?.end();delete window.docusaurus;' +
  'document.dispatchEvent(new Event("DOMContentLoaded"))};' +
  'const start=()=>{' +
  'for(const late of document.querySelectorAll("link[rel=late]"))late.rel="stylesheet";' +
  'for(const late of document.querySelectorAll("script[type=late]")){' +
  'const script=document.createElement("script");' +
  'for(const{name,value}of late.attributes)if(name!=="type")script.setAttribute(name,value);' +
  'script.async=false;script.onerror=failed;late.replaceWith(script)}};' +
  'const{early}=window;if(early)early.start=start;' +
  'if(document.hidden||early?.seen)start();' +
  'else{' +
  'addEventListener("load",()=>setTimeout(start,1000));' +
  'if(PerformanceObserver.supportedEntryTypes?.includes("paint"))' +
  'new PerformanceObserver((paints,observer)=>{' +
  'if(!paints.getEntriesByName("first-contentful-paint").length)return;observer.disconnect();start()})' +
  '.observe({type:"paint",buffered:true})}})()';

const STYLES = /<link rel="?stylesheet"? (href="?\/assets\/css\/late\.[\w.]+\.css"?)(?: ?\/)?>/;
const SCRIPTS = /<script (?=[^>]*\bsrc=)(?=[^>]*\bdefer\b)(?![^>]*\btype=)/g;

/**
 * The page with its late styles and its scripts left to the starter: a relation or a type that no browser
 * knows keeps them from being fetched before. Without scripts the styles come at once.
 * @param html as the framework has written it
 */
export const withLate = (html: string): string =>
  html
    .replace(STYLES, '<link rel=late $1><noscript><link rel=stylesheet $1></noscript>')
    .replace(SCRIPTS, '<script type=late ');
