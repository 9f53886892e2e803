import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { moved } from '../../../../config/redirects';
import { addMove, readMoves } from '../../../../scripts/pages/moves';

const source = readFileSync('config/redirects.ts', 'utf8');

describe('the list of moves', () => {
  it('is read whole, with the rows that the formatter breaks into lines', () => {
    expect(readMoves(source)).toEqual(moved);
  });

  it('loses no row when one is added', () => {
    const rows = readMoves(addMove(source, '/guides/old', '/guides/new'));
    expect(rows).toHaveLength(moved.length + 1);
    expect(rows).toEqual(expect.arrayContaining([...moved, ['/guides/old', '/guides/new']]));
  });
});
