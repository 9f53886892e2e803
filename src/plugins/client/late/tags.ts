/**
 * Keeps what a reader presses before the scripts are there: buttons, the keys of the search, and what is typed
 * after them. It gives them to src/client/early.ts, and lets go of them when a script does not come. A button
 * that is pressed again because nothing has happened counts once. Inline, in the head: a long page is painted
 * before its end is there.
 */
export const KEEPER =
  '(()=>{const kept=new Set;let searches=false;' +
  'const press=({target})=>{const button=target.closest?.("button");if(!button)return;' +
  'kept.add(button);searches||=button.matches(".DocSearch-Button")};' +
  'const key=(event)=>{const{key,target}=event,command=event.ctrlKey||event.metaKey;' +
  'if(target.closest?.("input,textarea,select"))return;' +
  'const opens=key==="k"?command:key==="/"&&!command;' +
  'if(!opens&&(!searches||command||event.altKey||key.length>1&&key!=="Enter"&&key!=="Escape"))return;' +
  'searches=true;event.preventDefault();kept.add(event)};' +
  'addEventListener("click",press,true);addEventListener("keydown",key,true);' +
  'window.takeEarly=()=>{' +
  'removeEventListener("click",press,true);removeEventListener("keydown",key,true);return kept}})()';

/**
 * Asks for the late styles and the scripts of a page behind its first paint: what is seen first comes over a
 * slow line before them. Inline, at the end of the body. A tab in the background paints nothing, so there it
 * asks at once.
 */
export const STARTER =
  '(()=>{const start=()=>{' +
  'for(const late of document.querySelectorAll("link[rel=late]"))late.rel="stylesheet";' +
  'for(const late of document.querySelectorAll("script[type=late]")){' +
  'const script=document.createElement("script");' +
  'for(const{name,value}of late.attributes)if(name!=="type")script.setAttribute(name,value);' +
  'script.async=false;script.onerror=()=>window.takeEarly?.();late.replaceWith(script)}};' +
  'document.hidden?start():requestAnimationFrame(()=>setTimeout(start))})()';

const STYLES = /<link rel="?stylesheet"? (href="?\/assets\/css\/late\.[\w.]+\.css"?)>/;
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
