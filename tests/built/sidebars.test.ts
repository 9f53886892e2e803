import { expect, it } from 'vitest';
import { openPage } from './data/html';
import { written } from './data/written';

it('every page that people write is in its sidebar', () => {
  expect(written.length).toBeGreaterThan(90);
  const lost = written.filter(({ at }) => openPage(at)(`.menu a[href="${at}"]`).length === 0);
  expect(lost.map(({ at }) => at)).toEqual([]);
});
