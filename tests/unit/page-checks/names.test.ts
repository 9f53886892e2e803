import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { candidatesOf } from '../../e2e/support/page-checks/names';

let root = '';
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'names-'))));
afterEach(() => rmSync(root, { recursive: true }));

const CSS = '[data-state=copied]{color:red}';
const script = (digest: string) => `<script src="/assets/js/main.${digest}.js"></script>`;
const page = (text: string, digest = '0123abcd') => ({
  path: '/one',
  html: `<body><p data-state=copied>${text}</p>${script(digest)}</body>`,
});
/** What a page has, made in this run or kept from one before. */
const namesOf = (html: ReturnType<typeof page>, css = CSS) => candidatesOf([html], css, root);

it('knows a page again whose scripts alone have other digests', () => {
  const first = namesOf(page('text'));
  expect(namesOf(page('text', '89abcdef'))).toEqual(first);
  expect(readdirSync(path.join(root, 'node_modules/.cache/build/page-checks'))).toHaveLength(1);
  expect(first.byStyle[0]?.styles.size).toBe(3);
  expect(first.byMarkup[0]?.elements).toBe(5);
});

it('reads a page again whose text, and all pages when a selector, has changed', () => {
  const first = namesOf(page('text'));
  expect(namesOf(page('<b>text</b>')).byStyle[0]?.styles.size).toBe(4);
  expect(namesOf(page('text'), '[data-other]{}').byStyle).not.toEqual(first.byStyle);
  expect(namesOf(page('text')).byStyle).toEqual(first.byStyle);
});
