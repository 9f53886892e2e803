import { expect, test } from 'vitest';
import { pageOf } from './testing/pages';

const events = {
  LD: 'CreateLockupDynamicStream',
  LL: 'CreateLockupLinearStream',
  LPG: 'CreateLockupPriceGatedStream',
  LT: 'CreateLockupTranchedStream',
};

test('a batch names the funder of a stream only where the event of its model has one', () => {
  const { functions } = pageOf('lockup', 'SablierBatchLockup');
  const { abi } = pageOf('lockup', 'SablierLockup');
  const named = Object.entries(events).map(([model, event]) => {
    const item = abi.find((one) => one.type === 'event' && one.name === event);
    const has = JSON.stringify(item).includes('"funder"');
    const creates = functions.filter(({ name }) => name.endsWith(model));
    expect(creates.length, model).toBeGreaterThan(0);
    for (const { name, details } of creates)
      expect(JSON.stringify(details).includes('The funder in the event'), name).toBe(has);
    return has;
  });
  expect(named).toEqual([true, true, false, true]);
});
