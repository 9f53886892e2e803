import { release } from 'sablier/evm/releases/flow/v3.0';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareGas, gasConditions } from '@sablier-docs/testing/gas';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { measureBatches } from './flow/batches';
import { measureInnerFlow } from './flow/inner';
import { settle } from './flow/setup';
import { measureStreams } from './flow/streams';

/*
 * The figures of /guides/flow/gas-benchmarks, on the published bytecode. `npm run gas`
 * updates them.
 */

let local: LocalProtocol;
let fee: bigint;

beforeAll(async () => {
  local = await startProtocol();
  fee = await settle(local);
});
afterAll(() => local?.stop());

test('Flow costs what the benchmark page says', async () => {
  const measured = {
    release: release.version,
    conditions: gasConditions('@sablier/flow'),
    groups: {
      streams: await measureStreams(local, fee),
      batches: await measureBatches(local, fee),
    },
    inner: await measureInnerFlow(local, fee),
  };
  expect(
    Object.values(measured.groups)
      .flat()
      .every(({ gas }) => gas > 21_000),
  ).toBe(true);
  compareGas('flow', measured);
});
