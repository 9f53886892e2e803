import { describe, expect, it } from 'vitest';
import { findTerm } from '../../../src/glossary';
import { pages, type Page } from './pages';

const all = pages();
const docs = all.filter(({ file }) => file.startsWith('docs/'));

/** Words of marketing and of false comfort; the voice of the site has no use for them. */
const BANNED =
  /\b(simply|easy|easily|seamless(ly)?|powerful|leverag\w+|effortless\w*|robust|cutting-edge|blazing\w*|revolution\w*)\b/i;

/** Phrases that sound translated, and openings that promise what a page will do instead of doing it. */
const ODD =
  /\b(speaks? of|at latest|none of ours|(?:is|are) (?:there|here) since|stands? in for|and their likes|(?:at its end|after (?:it|this page)),? (?:you|the|your|a) )/i;

const headings = ({ body }: Page) =>
  [...body.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^(#+) (.+)$/gm)].map(
    ([, marks = '', text = '']) => ({ level: marks.length, text }),
  );

const offenders = (list: Page[], test: (page: Page) => unknown) =>
  list.flatMap((page) => {
    const found = test(page);
    return found ? [`${page.file}: ${String(found)}`] : [];
  });

describe('every page', () => {
  it('has a title and a description of 70 to 160 characters, unique on the site', () => {
    const descriptions = all.map(({ frontMatter }) => frontMatter.description ?? '');
    expect(
      offenders(all, ({ frontMatter: { title, description = '' } }) => {
        if (!title) return 'no title';
        const { length } = description;
        return length < 70 || length > 160 ? `a description of ${length} characters` : undefined;
      }),
    ).toEqual([]);
    expect(descriptions.filter((text, i) => descriptions.indexOf(text) !== i)).toEqual([]);
  });

  it('has headings of level 2 and 3 only, each once', () => {
    expect(
      offenders(
        all,
        (page) => headings(page).find(({ level }) => level !== 2 && level !== 3)?.text,
      ),
    ).toEqual([]);
    expect(
      offenders(all, (page) => {
        const texts = headings(page).map(({ text }) => text);
        return texts.find((text, i) => texts.indexOf(text) !== i);
      }),
    ).toEqual([]);
  });

  it('uses no dash as punctuation', () => {
    expect(offenders(all, ({ prose }) => /.{0,30}[\u2013\u2014].{0,30}/.exec(prose)?.[0])).toEqual(
      [],
    );
  });

  it('keeps to the voice', () => {
    expect(offenders(all, ({ prose }) => BANNED.exec(prose)?.[0])).toEqual([]);
  });

  it('is in plain English; CONTRIBUTING says how instead', () => {
    expect(offenders(docs, ({ prose }) => ODD.exec(prose)?.[0])).toEqual([]);
  });

  it('rebuts only the few older claims that have misled many', () => {
    const rebuttals = docs.filter(({ prose }) => /you may (?:read|find) elsewhere/i.test(prose));
    expect(rebuttals.length).toBeLessThanOrEqual(4);
  });

  it('links within the site by absolute paths without extension', () => {
    expect(
      offenders(all, ({ body }) => {
        const targets = [...body.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to);
        return targets.find(
          (to) =>
            !/^(https:\/\/|mailto:|pathname:\/\/|#|\/)/.test(to) || /^\/.*\.(mdx?|html)/.test(to),
        );
      }),
    ).toEqual([]);
  });

  it('links each glossary term once, and only terms that exist', () => {
    expect(
      offenders(all, ({ body }) => {
        const ids = [...body.matchAll(/<Term id="([^"]+)"/g)].map(([, id = '']) => id);
        ids.forEach(findTerm);
        return ids.find((id, i) => ids.indexOf(id) !== i);
      }),
    ).toEqual([]);
  });

  it('writes currency so that it is no formula', () => {
    expect(
      offenders(all, ({ prose }) => {
        const formulas = [...prose.matchAll(/(?<!\\)\$([^$\n]+)(?<!\\)\$/g)].map(([, x = '']) => x);
        return formulas.find((formula) => /(?<!\\)\b[a-z]{3,} [a-z]{2,}/i.test(formula));
      }),
    ).toEqual([]);
  });
});

describe('every page of the documentation', () => {
  it('ends with ways onward', () => {
    expect(
      offenders(docs, (page) => {
        const last = headings(page).at(-1)?.text;
        return last !== 'Next' && `last heading is "${last ?? 'none'}"`;
      }),
    ).toEqual([]);
  });
});
