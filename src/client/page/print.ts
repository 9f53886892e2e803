// A printer shows no fold that is closed, and knows no date. This opens
// folds before printing and closes them again after.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** What `data-print="off"` takes off the paper stays closed. */
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
