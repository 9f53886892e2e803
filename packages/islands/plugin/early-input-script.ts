/**
 * Records a reader's input before the page answers: buttons that are pressed, and a search that is started, with its
 * letters. A button that is pressed again because nothing has happened counts once. packages/islands/client/early-input.ts takes
 * it over. Inline, in the head: a long page is painted before its end has come. Deferred scripts run before
 * `DOMContentLoaded`: where the first has not, none comes, and keys are the browser's again.
 */
export const EARLY_INPUT_SCRIPT =
  '(()=>{const early=window.early={presses:new Set,end(){' +
  'removeEventListener("click",press,true);removeEventListener("keydown",key,true)}};' +
  'const press=({target})=>{const button=target.closest?.("button");' +
  'if(button?.matches(".DocSearch-Button"))early.search??={query:"",keys:[]};' +
  'else if(button)early.presses.add(button)};' +
  'const key=(event)=>{const{key,target}=event,command=event.ctrlKey||event.metaKey,{search}=early;' +
  'if(target.closest?.("input,textarea,select"))return;' +
  'if(/^k$/i.test(key)?command:key==="/"&&!command&&!search)early.search??={query:"",keys:[]};' +
  'else if(!search||command||event.altKey)return;' +
  'else if(key==="Escape")delete early.search;' +
  'else if(key==="Enter")search.keys.push(key);' +
  'else if(key.length===1)search.query+=key;' +
  'else return;event.preventDefault()};' +
  'addEventListener("click",press,true);addEventListener("keydown",key,true);' +
  'addEventListener("DOMContentLoaded",()=>{if(!window.docusaurus)early.end()})})()';
