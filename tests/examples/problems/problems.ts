import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { registerOf, seenRows, type SeenRow } from './register';
import { failureOf } from './seen';

type Call = () => Promise<unknown>;

/** Calls of a page's samples that fail. Several, where a row has several errors. */
interface Provoked {
  readonly solidity?: Call | readonly Call[];
  readonly typescript?: Call | readonly Call[];
}

const ACCEPTING = process.env.ACCEPT_PROBLEMS === '1';

/** What the reader of a row sees in turn, joined. */
async function seenIn(calls: Call | readonly Call[]): Promise<string> {
  const seen: string[] = [];
  for (const call of [calls].flat()) seen.push(await failureOf(call as Call));
  return seen.join(', ');
}

/**
 * Provokes rows of a page's table "What can go wrong" through its samples, and compares what a reader sees with the
 * page's file in `seen`. `ACCEPT_PROBLEMS=1` writes the texts there; a reason for a missing one is written by hand.
 * @param page without `docs/` and the ending
 * @param rows by the first cell of the row, as the page writes it
 */
export function problemsOn(page: string, rows: Readonly<Record<string, Provoked>>): void {
  const registered = seenRows(page);
  const accepted: Record<string, SeenRow> = { ...registered };

  describe(page, () => {
    it.each(Object.entries(rows))('shows for the row %s what is registered', async (row, calls) => {
      const { solidity, typescript } = calls;
      const seen = {
        ...(solidity && { solidity: await seenIn(solidity) }),
        ...(typescript && { typescript: await seenIn(typescript) }),
      };
      const { why, ...texts } = registered[row] ?? {};
      accepted[row] = why === undefined ? seen : { ...seen, why };
      if (ACCEPTING) expect(seen).not.toEqual({});
      else expect(seen).toEqual(texts);
    });

    it('provokes each row that has a text, and no other', () => {
      const shown = Object.entries(accepted).filter(
        ([, { solidity, typescript }]) => solidity !== undefined || typescript !== undefined,
      );
      expect(shown.map(([row]) => row).toSorted()).toEqual(Object.keys(rows).toSorted());
    });

    afterAll(() => {
      if (!ACCEPTING) return;
      const file = registerOf(page);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(accepted, null, 2)}\n`);
    });
  });
}
