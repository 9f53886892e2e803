import { describe, expect, it } from 'vitest';
import { builtPages } from './site';
import { questions, shown } from './support/structure';

const pages = builtPages();

it('the contents of a page list its sections and their parts', () => {
  const left = pages.flatMap(({ path: at, $ }) => {
    const contents = $('.theme-doc-toc-desktop a[href^="#"]');
    const listed = new Set(contents.toArray().map((link) => $(link).attr('href')?.slice(1)));
    const titles = contents.length > 0 ? $('article :is(h2, h3)[id]').toArray() : [];
    return titles
      .map((title) => $(title).attr('id'))
      .filter((id) => !listed.has(id))
      .map((id) => `${at}#${id}`);
  });
  expect(left).toEqual([]);
});

describe('no built page has', () => {
  it.each(Object.entries(questions))('%s', (_name, question) => {
    const found = pages.flatMap(({ path: at, $ }) =>
      question($).map((element) => `${at}: ${shown($, element)}`),
    );
    expect(found).toEqual([]);
  });
});
