import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { markdownPath } from '@sablier-docs/built/paths';
import type { ListedFile } from '@sablier-docs/proofs/run/types';
import { pageSourceFile, STATEMENTS } from '@sablier-docs/proofs/sentences/page-files';
import { titleOf } from '@sablier-docs/proofs/sentences/reach';
import { readStatements } from '@sablier-docs/proofs/sentences/read-tests';
import { sentencesIn } from '@sablier-docs/proofs/sentences/sentences';
import { BUILD, builtPages } from './site';

const statements = readStatements();
/** What each mark says, by its test. */
const titles = new Map(statements.map((one) => [`${one.file}#L${one.line}`, titleOf(one)]));
const pages = new Map(builtPages().map(({ path: at, $ }) => [at, $]));

const builtAt = (page: string): CheerioAPI => {
  const $ = pages.get(page);
  if (!$) throw new Error(`The build has no page ${page}.`);
  return $;
};

/** Places that are tested, each with its sentence as its source has it. */
const tested = [...new Set(statements.map(({ page }) => page))].map((page) => {
  const source = pageSourceFile(page);
  if (!source) throw new Error(`There is no page ${page}.`);
  const tests = new Map(
    statements
      .filter((one) => one.page === page)
      .map(({ id, file, line }) => [id, `${file}#L${line}`]),
  );
  const { sentences } = sentencesIn(readFileSync(source, 'utf8'));
  return {
    page,
    sentences: sentences.map(({ id, text }) => ({ text, test: tests.get(id) ?? id })),
  };
});

const fold = (text: string) =>
  text
    .replace(/[\u00ad\u200b]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The mark that leads to a test, in the text of a page. */
const tokenOf = (test: string) => `⟦${test}⟧`;

/** Where a sentence can be, as a reader sees it, with a token for each mark. */
function textsOf($: CheerioAPI): string[] {
  const article = $('.theme-doc-markdown').clone();
  article.find('.tested').each((_, mark) => {
    $(mark).replaceWith(tokenOf(targetOf($(mark).attr('href'))));
  });
  article
    .find('math')
    .each((_, math) => void $(math).replaceWith($(math).find('annotation').text()));
  article.find('br').replaceWith(' ');
  // What the build adds to a table of problems, behind the name of an error.
  article.find('td > code[data-search="off"]').each((_, code) => {
    if (code.prev?.type === 'text') code.prev.data = code.prev.data.trimEnd();
    $(code).remove();
  });
  const text = (node: Parameters<CheerioAPI>[0]) => fold($(node).text());
  const rows = article.find('tr').toArray();
  return [
    ...article.find('p, li, dd, dt, figcaption').toArray().map(text),
    ...rows.map((row) => $(row).children().toArray().map(text).filter(Boolean).join(' | ')),
  ];
}

const targetOf = (href = '') => href.replace(/^.*\/blob\/main\//, '');
const withoutTokens = (text: string) => text.replace(/⟦[^⟧]*⟧/g, '');

/** As a page shows it: without the signs of code and formulas. */
const shown = (sentence: string) => sentence.replace(/[`$]/g, '');

describe('tested sentences', () => {
  it('are on the built pages word for word, each with its mark right after it', () => {
    const without = tested.flatMap(({ page, sentences }) => {
      const texts = textsOf(builtAt(page));
      return sentences.flatMap(({ text: sentence, test }) => {
        const isRow = sentence.includes(' | ');
        const isMarked = texts.some((text) => {
          const at = text.indexOf(tokenOf(test));
          if (at < 0 || /\s$/.test(text.slice(0, at))) return false;
          const before = withoutTokens(isRow ? text : text.slice(0, at));
          return before.replace(/\$/g, '').endsWith(shown(sentence));
        });
        return isMarked ? [] : [`${page}: ${sentence}`];
      });
    });
    expect(tested.flatMap(({ sentences }) => sentences).length).toBeGreaterThan(0);
    expect(without).toEqual([]);
  });

  it('have marks that lead to their tests, and no page has another mark', () => {
    const own = new Map(
      tested.map(({ page, sentences }) => [page, sentences.map(({ test }) => test)]),
    );
    for (const [at, $] of pages) {
      const marks = $('a.tested').toArray();
      const targets = marks.map((mark) => targetOf($(mark).attr('href')));
      // A page that includes a snippet shows its marks as well.
      const shownHere = targets.filter(
        (target) => at.startsWith('/snippets/') || !target.startsWith(`${STATEMENTS}/snippets/`),
      );
      expect(shownHere.sort(), at).toEqual((own.get(at) ?? []).sort());
      for (const mark of marks) {
        expect($(mark).attr('title')).toBe(titles.get(targetOf($(mark).attr('href'))));
        expect($(mark).text()).toBe('');
      }
    }
    for (const { file, line } of statements) {
      const text = readFileSync(file, 'utf8').split('\n')[line - 1];
      expect(text, `${file}:${line}`).toMatch(/^(statement|sourced)\(/);
    }
  });

  it('run in the page, but for the few whose tests need files, a compiler or a shell', () => {
    const folder = path.join(BUILD, 'proofs');
    const lists = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map(
        (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Partial<ListedFile>,
      );
    const proofs = lists.flatMap((list) => list.proofs ?? []);
    const unable = proofs.filter(({ reason }) => reason !== undefined).map(({ id }) => id);
    expect(proofs.length).toBeGreaterThan(1_000);
    expect(unable.length, unable.join()).toBeLessThanOrEqual(31);
  });

  it('have no mark in the Markdown of their pages', () => {
    for (const { page } of tested) {
      const file = path.join(BUILD, markdownPath(page));
      expect(existsSync(file), page).toBe(true);
      expect(readFileSync(file, 'utf8'), page).not.toContain(`${STATEMENTS}/`);
    }
  });

  it('have ids in the source only', () => {
    const ids = statements.map(({ id }) => `tested: ${id}`);
    const shows = (file: string) => {
      const text = readFileSync(path.join(BUILD, file), 'utf8');
      return text.includes('tested: ') ? ids.filter((id) => text.includes(id)) : [];
    };
    for (const file of ['llms-full.txt', 'search-index.json', 'search-texts.json']) {
      expect(shows(file), file).toEqual([]);
    }
    for (const { page } of tested) {
      expect(shows(markdownPath(page)), page).toEqual([]);
      expect(shows(`${page}.html`), page).toEqual([]);
    }
  });
});
