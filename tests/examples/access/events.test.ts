import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emitted } from '@sablier-docs/reference/calls/emitted';
import { fund, startCast, type Scene } from './cast';
import { eventsOf } from './events';
import { flowTrials } from './flow';
import { lockupTrials } from './lockup';
import type { Trial } from './observe';

/* The order of the events in the contract reference, against the logs of a run. */

let scene: Scene;
let trials: Trial[] = [];

beforeAll(async () => {
  scene = await startCast();
  trials = [...(await lockupTrials(scene)), ...(await flowTrials(scene))];
  await fund(scene);
});
afterAll(() => scene?.local.stop());

/** Abstract contracts run in the one that is deployed. */
const deployedAs = (key: string) => {
  const [product = '', contract = '', name = ''] = key.split(/[/.]/);
  const own =
    product === 'lockup' && contract !== 'SablierBatchLockup' ? 'SablierLockup' : contract;
  return { contract: contract === 'SablierFlow' ? contract : own, name };
};

describe('the events of a call', () => {
  const listed = Object.entries(emitted);

  test('are listed for at least 30 calls', () => {
    expect(listed.length).toBeGreaterThanOrEqual(30);
  });

  test.each(listed)('%s come in the order of the list', async (key, events) => {
    const { contract, name } = deployedAs(key);
    const trial = trials.find((one) => one.contract === contract && one.name === name);
    if (!trial) throw new Error(`No trial of ${key}.`);
    expect(await eventsOf(scene, trial)).toEqual(events);
  });
});
