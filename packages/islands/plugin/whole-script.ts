/**
 * As ../client/whole.ts, for a document that opens at a hash, is loaded again or returned to: the browser scrolls it.
 * Inline, in the head: were the parts laid out only once the first script is there, Firefox would keep the place that it
 * found between their estimated heights.
 */
export const WHOLE_SCRIPT =
  '(()=>{const[entry]=performance.getEntriesByType("navigation");' +
  'if(location.hash||entry?.type!=="navigate")document.documentElement.dataset.whole=""})()';
