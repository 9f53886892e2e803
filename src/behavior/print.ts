// Opens closed folds before printing, because their content would not be printed, and closes them afterwards. Also
// adds the date.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Folds that are not printed, because of `data-print="off"`, stay closed. */
const CLOSED = 'main details:not([open], [data-print="off"] *)';

let opened: HTMLDetailsElement[] = [];

function prepare(): void {
  opened = [...document.querySelectorAll<HTMLDetailsElement>(CLOSED)];
  for (const fold of opened) fold.open = true;
  const date = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  for (const place of document.querySelectorAll('[data-printed]')) {
    place.textContent = `Printed on ${date}.`;
  }
}

function restore(): void {
  for (const fold of opened) fold.open = false;
  opened = [];
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('beforeprint', prepare);
  window.addEventListener('afterprint', restore);
}
