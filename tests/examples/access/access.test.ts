import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessTables, writesOf } from '@sablier-docs/reference/access';
import { latestAbis } from '@sablier-docs/protocol/errors/abis';
import { fund, startCast, type Scene } from './cast';
import { flowTrials } from './flow';
import { lockupTrials } from './lockup';
import { observeAll, type Trial } from './observe';

/* The rights of each role: the tables of /reference/{lockup,flow}/access-control against the bytecode. */

let scene: Scene;
const trials: Record<'lockup' | 'flow', Trial[]> = { lockup: [], flow: [] };

beforeAll(async () => {
  scene = await startCast();
  trials.lockup = await lockupTrials(scene);
  trials.flow = await flowTrials(scene);
  await fund(scene);
});
afterAll(() => scene?.local.stop());

describe.each(['lockup', 'flow'] as const)('access to %s', (product) => {
  const rows = accessTables[product].groups.flatMap((group) => group.rows);

  test('every function is tried, each of its overloads once', () => {
    const declared = Object.entries(latestAbis(product)).flatMap(([contract, abi]) =>
      writesOf(abi).map(({ name }) => `${contract}.${name}`),
    );
    const tried = trials[product].map(({ contract, name }) => `${contract}.${name}`);
    expect(tried.sort()).toEqual(declared.sort());
  });

  test.each(rows)('$name answers each role as the table says', async (row) => {
    const own = trials[product].filter(
      ({ contract, name }) => name === row.name && row.contracts.includes(contract),
    );
    expect(own.length).toBeGreaterThanOrEqual(row.contracts.length);
    for (const trial of own) {
      const { cells, refusals, conditions } = await observeAll(scene, trial);
      expect(cells, trial.contract).toEqual(row.cells);
      const refused = Object.values(cells).includes('no') ? [row.refusal] : [];
      expect(refusals, `${trial.contract} refuses with`).toEqual(refused);
      for (const error of trial.unless?.only === 'as the inner calls' ? [] : conditions) {
        expect(error, `${trial.contract}: ${trial.unless?.only}`).toBe(
          trial.unless?.error ?? row.refusal,
        );
      }
    }
  });
});
