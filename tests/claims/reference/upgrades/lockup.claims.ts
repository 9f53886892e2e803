import { encodeErrorResult, parseAbi } from 'viem';
import { expect } from 'vitest';
import { revertData } from '../../../examples/support/revert-data';
import { params } from '../../chains/creation';
import { claim, dai } from '../../claim';

/** A list has no element with this index. */
const OUT_OF_BOUNDS = encodeErrorResult({
  abi: parseAbi(['error Panic(uint256 code)']),
  args: [0x32n],
});

claim(
  '/reference/upgrades/lockup',
  'createWithDurationsLD and createWithDurationsLT: an empty list reverts with SablierLockupHelpers_SegmentCountZero or SablierLockupHelpers_TrancheCountZero.',
  async ({ lockup }) => {
    const refuses = (error: string, name: string) =>
      lockup.reverts(error, 'sender', name, [params(), []]);
    await refuses('SablierLockupHelpers_SegmentCountZero', 'createWithDurationsLD');
    await refuses('SablierLockupHelpers_TrancheCountZero', 'createWithDurationsLT');
  },
);

claim(
  '/reference/upgrades/lockup',
  'In createWithTimestampsLD and createWithTimestampsLT of SablierBatchLockup it still does.',
  async ({ lockup }) => {
    await lockup.batch.fund('sender', dai('100'));
    const startTime = await lockup.now();
    const models = { LD: 'segments', LT: 'tranches' };
    for (const [model, parts] of Object.entries(models)) {
      const args = ['lockup', 'dai', [{ ...params(), startTime, [parts]: [] }]];
      const data = await lockup.batch
        .call('sender', `createWithTimestamps${model}`, args)
        .then(() => 'success', revertData);
      expect(data).toBe(OUT_OF_BOUNDS);
    }
  },
);
