/**
 * Records a reader's input before the page answers: controls that are pressed, and a search that is started, with its
 * letters. A control has `data-waiting` meanwhile, and counts once however often it is pressed. Links among them are
 * those that a script answers, groups of the sidebar and marks of tested sentences; one that leads to a source, and the
 * button of a form of plain HTML, are the browser's. packages/islands/client/early-input.ts takes it over. Inline, in the head: a
 * long page is painted before its end has come. Deferred scripts run before `DOMContentLoaded`: where the first has not,
 * none comes, keys are the browser's again, and a pressed link is followed.
 */
export const EARLY_INPUT_SCRIPT =
  '(()=>{const early=window.early={presses:new Set,end(isLost){' +
  'removeEventListener("click",press,true);removeEventListener("submit",submit,true);' +
  'removeEventListener("keydown",key,true);' +
  'for(const control of document.querySelectorAll("[data-waiting]")){' +
  'delete control.dataset.waiting;isLost&&control.href&&control.click()}}};' +
  'const press=(event)=>{const control=event.target.closest?.(' +
  '"button,[role=button],.tested:not([title^=Has])");' +
  'if(!control||control.type==="submit"&&control.form&&!control.closest("[data-island]"))return;' +
  'if(control.href){if(event.ctrlKey||event.metaKey||event.shiftKey||event.altKey)return;event.preventDefault()}' +
  'control.dataset.waiting="";' +
  'if(control.matches(".DocSearch-Button"))early.search??={query:"",keys:[]};' +
  'else early.presses.add(control)};' +
  'const submit=(event)=>{if(event.target.closest("[data-island]"))event.preventDefault()};' +
  'const key=(event)=>{const{key,target}=event,command=event.ctrlKey||event.metaKey,{search}=early;' +
  'if(target.closest?.("input,textarea,select"))return;' +
  'if(/^k$/i.test(key)?command:key==="/"&&!command&&!search)early.search??={query:"",keys:[]};' +
  'else if(!search||command||event.altKey)return;' +
  'else if(key==="Escape")delete early.search;' +
  'else if(key==="Enter")search.keys.push(key);' +
  'else if(key.length===1)search.query+=key;' +
  'else return;event.preventDefault()};' +
  'addEventListener("click",press,true);addEventListener("submit",submit,true);' +
  'addEventListener("keydown",key,true);' +
  'addEventListener("DOMContentLoaded",()=>{if(!window.docusaurus)early.end(true)})})()';
