import { expect, it } from 'vitest';
import { written } from './data/written';
import { builtPages, openPage } from './site';

it('every page that people write is in its sidebar', () => {
  expect(written.length).toBeGreaterThan(90);
  const lost = written.filter(({ at }) => openPage(at)(`.menu a[href="${at}"]`).length === 0);
  expect(lost.map(({ at }) => at)).toEqual([]);
});

it('a group that holds the page is open, and its button says whether a group is', () => {
  const wrong = [
    '.menu__list-item--collapsed [aria-current=page]',
    '.menu__list-item--collapsed > div > [aria-expanded=true]',
    '.menu__list-item:not(.menu__list-item--collapsed) > div > [aria-expanded=false]',
  ].join();
  const found = builtPages().flatMap(({ path: at, $ }) =>
    $('.menu')
      .find(wrong)
      .toArray()
      .map((element) => `${at}: ${$(element).text()}`),
  );
  expect(openPage('/concepts/fees')('.menu [aria-expanded]').length).toBeGreaterThan(1);
  expect(found).toEqual([]);
});
