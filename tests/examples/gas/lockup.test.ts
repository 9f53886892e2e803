import { release } from 'sablier/evm/releases/lockup/v4.0';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareGas, gasConditions } from '@sablier-docs/testing/gas';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { measureBatches } from './lockup/batches';
import { measureInnerLockup } from './lockup/inner';
import { measureLinear, measureParts, measurePriceGated } from './lockup/models';
import { settle } from './lockup/setup';

/*
 * The figures of /guides/lockup/gas-benchmarks, on the published bytecode. `npm run gas`
 * updates them.
 */

let local: LocalProtocol;

beforeAll(async () => {
  local = await startProtocol();
  await settle(local);
});
afterAll(() => local?.stop());

test('Lockup costs what the benchmark page says', async () => {
  const measured = {
    release: release.version,
    conditions: gasConditions('@sablier/lockup'),
    groups: {
      linear: await measureLinear(local),
      dynamic: await measureParts(local, 'dynamic'),
      tranched: await measureParts(local, 'tranched'),
      'price-gated': await measurePriceGated(local),
      batches: await measureBatches(local),
    },
    inner: await measureInnerLockup(local),
  };
  const whole = Object.values(measured.groups).flat();
  expect(whole.every(({ gas }) => gas > 21_000)).toBe(true);
  compareGas('lockup', measured);
});
