import { describe, expect, it } from 'vitest';
import { elementOfHash } from './address';

const pageWith = (...ids: string[]) => {
  const all = ids.map((id) => ({ id }) as HTMLElement);
  return {
    getElementById: (wanted: string) => all.find(({ id }) => id === wanted) ?? null,
    querySelectorAll: () => all as never,
  } as Pick<Document, 'getElementById' | 'querySelectorAll'>;
};

describe('elementOfHash', () => {
  const page = pageWith('withdraw', 'withdrawMax', 'WITHDRAW', 'été');

  it.each([
    ['#withdrawmax', 'withdrawMax'],
    ['#withdrawMax', 'withdrawMax'],
    ['#WITHDRAW', 'WITHDRAW'],
    ['#Withdraw', 'withdraw'],
    ['#%C3%A9t%C3%A9', 'été'],
    ['#withdrawmax?amount=1', 'withdrawMax'],
  ])('%s names the element %s', (hash, id) => {
    expect(elementOfHash(hash, page)?.id).toBe(id);
  });

  it.each(['', '#', '#gone', '#%', '#"]'])(
    'returns null for the hash %j, which names no element of the page',
    (hash) => {
      expect(elementOfHash(hash, page)).toBeNull();
    },
  );
});
