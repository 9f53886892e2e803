import { describe, expect, it } from 'vitest';
import { findElement } from './hast';
import { parseHtml } from './parse';
import { isSkipped, type Reader } from './skip';

function skips(html: string, reader: Reader): boolean {
  const body = findElement(parseHtml(html), ({ tagName }) => tagName === 'body');
  const node = body && findElement(body, () => true);
  if (!node) throw new Error(`${html} has no element.`);
  return isSkipped(node, reader);
}

describe('what is no content', () => {
  it.each([
    ['<p>', false, false],
    ['<button>', true, true],
    ['<p aria-hidden="true">', true, true],
    ['<a class="hash-link">', true, true],
    ['<div role="tablist">', true, true],
    ['<p data-search="off">', true, false],
    ['<nav>', true, true],
    ['<div class="pagination-nav">', true, false],
    ['<div hidden>', true, false],
    ['<div hidden role="tabpanel">', false, false],
    ['<svg role="img">', true, false],
    ['<svg>', true, true],
    ['<p data-markdown="off">', false, true],
    ['<label>', false, true],
    ['<p role="status">', false, true],
  ])('%s: to the search %s, to Markdown %s', (html, search, markdown) => {
    expect([skips(html, 'search'), skips(html, 'markdown')]).toEqual([search, markdown]);
  });
});
