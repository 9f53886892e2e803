import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addMove, readMoves } from '../../../../scripts/pages/moves';

const source = readFileSync('config/redirects-list.json', 'utf8');

describe('the list of moves', () => {
  it('loses no row when one is added', () => {
    const rows = readMoves(source);
    const more = readMoves(addMove(source, '/guides/old', '/guides/new'));
    expect(rows.length).toBeGreaterThan(300);
    expect(more).toHaveLength(rows.length + 1);
    expect(more).toEqual(expect.arrayContaining([...rows, ['/guides/old', '/guides/new']]));
  });
});
