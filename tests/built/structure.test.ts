import { describe, expect, it } from 'vitest';
import { builtPages } from './site';
import { questions, shown } from './support/structure';

const pages = builtPages();

describe('no built page has', () => {
  it.each(Object.entries(questions))('%s', (_name, question) => {
    const found = pages.flatMap(({ path: at, $ }) =>
      question($).map((element) => `${at}: ${shown($, element)}`),
    );
    expect(found).toEqual([]);
  });
});
