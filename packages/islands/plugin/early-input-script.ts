import { FAILURE_CLASS, LOADING_FAILED, TRYING_AGAIN } from '../client/failure-words';

const WORDS = JSON.stringify(LOADING_FAILED);

/**
 * Says beside each tool that the code of the page did not arrive. It is inline because any script may be the one that is
 * missing. Another failure while a box is there leaves it: its button keeps the focus.
 */
const FAIL =
  'fail(retry){const boxes=[];' +
  'for(const place of document.querySelectorAll("[data-island]")){' +
  `if(place.previousElementSibling?.className==="${FAILURE_CLASS}")continue;` +
  'const box=document.createElement("div"),text=document.createElement("p"),button=document.createElement("button");' +
  `box.className="${FAILURE_CLASS}";box.role="alert";text.textContent=${WORDS};` +
  'button.type="button";button.textContent="Retry";' +
  'button.onclick=()=>{if("waiting"in button.dataset)return;' +
  `button.dataset.waiting="";text.textContent=${JSON.stringify(TRYING_AGAIN)};` +
  'retry().then(()=>{const had=box.contains(document.activeElement);' +
  'boxes.forEach((one)=>one.remove());if(had){place.tabIndex=-1;place.focus({preventScroll:true})}},' +
  `()=>{delete button.dataset.waiting;text.textContent=${WORDS}})};` +
  'box.append(text,button);place.before(box);boxes.push(box)}}';

/** Asks for the first script again: the answer to a press on "Retry" where it did not arrive. */
const FIRST_SCRIPT =
  '()=>new Promise((done,lost)=>{const old=document.querySelector(\'script[src*="/js/main."]\'),' +
  'next=document.createElement("script");next.onload=done;next.onerror=lost;next.src=old.src;' +
  'document.head.append(next)})';

/**
 * Records a reader's input before the page answers: controls that are pressed, and a search that is started, with its
 * letters. A control has `data-waiting` meanwhile, and counts once however often it is pressed. Links among them are
 * those that a script answers, groups of the sidebar and marks of tested sentences; one that leads to a source, and the
 * button of a form of plain HTML, are the browser's. packages/islands/client/early-input.ts takes it over. Inline, in the head: a
 * long page is painted before its end has come. Deferred scripts run before `DOMContentLoaded`: where the first has not,
 * none comes, keys are the browser's again, a pressed link is followed, and each tool says so. Forms of tools are never
 * sent: that would load the page, and lose what was typed.
 */
export const EARLY_INPUT_SCRIPT =
  '(()=>{const early=window.early={presses:new Set,end(isLost){' +
  'removeEventListener("click",press,true);isLost||removeEventListener("submit",submit,true);' +
  'removeEventListener("keydown",key,true);' +
  'for(const control of document.querySelectorAll("[data-waiting]")){' +
  `delete control.dataset.waiting;isLost&&control.href&&control.click()}},${FAIL}};` +
  'const press=(event)=>{const control=event.target.closest?.(' +
  '"button,[role=button],.tested:not([title^=Has])");' +
  'if(!control||control.type==="submit"&&control.form&&!control.closest("[data-island]"))return;' +
  'if(control.href){if(event.ctrlKey||event.metaKey||event.shiftKey||event.altKey)return;event.preventDefault()}' +
  'control.dataset.waiting="";' +
  'if(control.matches(".DocSearch-Button"))early.search??={query:"",keys:[]};' +
  'else early.presses.add(control)};' +
  'const submit=(event)=>{if(event.target.closest("[data-island]"))event.preventDefault()};' +
  'const key=(event)=>{const{key,code,target}=event,command=event.ctrlKey||event.metaKey,{search}=early;' +
  'if(target.closest?.("input,textarea,select"))return;' +
  'if((key>"\\u024f"?code==="KeyK":/^k$/i.test(key))?command:key==="/"&&!command&&!search)early.search??={query:"",keys:[]};' +
  'else if(!search||command||event.altKey)return;' +
  'else if(key==="Escape")delete early.search;' +
  'else if(key==="Enter")search.keys.push(key);' +
  'else if(key.length===1)search.query+=key;' +
  'else return;event.preventDefault()};' +
  'addEventListener("click",press,true);addEventListener("submit",submit,true);' +
  'addEventListener("keydown",key,true);' +
  `addEventListener("DOMContentLoaded",()=>{if(!window.docusaurus){early.end(true);early.fail(${FIRST_SCRIPT})}})})()`;
