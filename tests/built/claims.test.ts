import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { endsOf, fold } from '../../src/claims/find';
import { CLAIMS, readClaims, type Claim } from '../../src/claims/read';
import { twinPath } from '../../src/built/paths';
import { BUILD, builtPages } from './site';

const claims = readClaims();
const pages = new Map(builtPages().map(({ path: at, $ }) => [at, $]));

const pageOf = ({ page }: Claim): CheerioAPI => {
  const $ = pages.get(page);
  if (!$) throw new Error(`The build has no page ${page}.`);
  return $;
};

/** Where a sentence can stand, as a reader sees it, with ✓ for a mark; read once per page. */
function textsOf(page: CheerioAPI): string[] {
  const texts = read.get(page) ?? readTexts(page);
  read.set(page, texts);
  return texts;
}

const read = new Map<CheerioAPI, string[]>();

function readTexts($: CheerioAPI): string[] {
  const article = $('.theme-doc-markdown').clone();
  article.find('.tested').replaceWith('✓');
  article
    .find('math')
    .each((_, math) => void $(math).replaceWith($(math).find('annotation').text()));
  article.find('br').replaceWith(' ');
  const text = (node: Parameters<CheerioAPI>[0]) =>
    fold(
      $(node)
        .text()
        .replace(/[\u00ad\u200b]/g, ''),
    );
  const rows = article.find('tr').toArray();
  return [
    ...article.find('p, li, td, th, dd, dt, figcaption').toArray().map(text),
    ...rows.map((row) => $(row).children().toArray().map(text).filter(Boolean).join(' | ')),
  ];
}

describe('tested sentences', () => {
  it('stand on the built pages word for word, each with its mark', () => {
    const without = claims.filter((claim) => {
      const texts = textsOf(pageOf(claim)).filter((text) => text.includes('✓'));
      return !texts.some((text) => {
        // The marks of other sentences of the block are taken out before the sentence is looked for.
        const plain = text.replaceAll('✓', '');
        return endsOf(claim.sentence, plain).some((end) => markedAt(text, end));
      });
    });
    expect(without.map(({ page, sentence }) => `${page}: ${sentence}`)).toEqual([]);
  });

  it('have marks that lead to their tests, and no page has another mark', () => {
    const of = (page: string) =>
      claims.filter((claim) => claim.page === page).map(({ file, line }) => `${file}#L${line}`);
    for (const [at, $] of pages) {
      const marks = $('a.tested').toArray();
      const targets = marks.map((mark) =>
        $(mark)
          .attr('href')
          ?.replace(/^.*\/blob\/main\//, ''),
      );
      // A page that includes a snippet shows its marks as well.
      const own = targets.filter(
        (target = '') => at.startsWith('/snippets/') || !isSnippet(target),
      );
      expect([...new Set(own)].sort(), at).toEqual(of(at).sort());
      for (const mark of marks) {
        expect($(mark).attr('title')).toBe('Tested: see the test');
        expect($(mark).text()).toBe('');
      }
    }
    for (const { file, line } of claims) {
      const text = readFileSync(file, 'utf8').split('\n')[line - 1];
      expect(text, `${file}:${line}`).toMatch(/^(claim|sourced)\(/);
    }
  });

  it('have no mark in the Markdown of their pages', () => {
    for (const { page } of claims) {
      const twin = path.join(BUILD, twinPath(page));
      expect(existsSync(twin), page).toBe(true);
      expect(readFileSync(twin, 'utf8'), page).not.toContain('tests/claims/');
    }
  });
});

/** Whether a test is that of a sentence in a snippet. */
const isSnippet = (target: string) => target.startsWith(`${CLAIMS}/snippets/`);

/** Whether a mark follows the character at which a sentence ends, counted without marks. */
function markedAt(text: string, end: number): boolean {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] !== '✓') count++;
    if (count === end) return text[at + 1] === '✓';
  }
  return false;
}
