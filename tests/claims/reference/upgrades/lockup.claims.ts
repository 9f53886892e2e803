import periphery from '@sablier/v2-periphery/artifacts/SablierV2BatchLockup.json';
import { encodeErrorResult, parseAbi, type Abi, type AbiParameter } from 'viem';
import { expect } from 'vitest';
import { revertData } from '../../../examples/support/revert-data';
import { execute } from '../../chains/comptroller';
import { params } from '../../chains/creation';
import { errorName } from '../../chains/errors';
import { claim, dai } from '../../claim';

const componentsOf = (list: AbiParameter | undefined) =>
  list && 'components' in list ? list.components.map(({ name }) => name) : [];

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

claim(
  '/reference/upgrades/lockup',
  "Create functions: the chain's native token, once the comptroller has set it, is refused with SablierLockupHelpers_CreateNativeToken.",
  async ({ lockup }) => {
    await lockup.open();
    await execute(lockup, 'setNativeToken', [lockup.addressOf('dai')]);
    expect(await lockup.open().catch(errorName)).toBe('SablierLockupHelpers_CreateNativeToken');
  },
);

claim(
  '/reference/upgrades/lockup',
  'Every entry of a batch also takes a shape, and depositAmount replaces totalAmount and broker.',
  ({ lockup }) => {
    const fields = (abi: Abi) =>
      abi.flatMap((item) =>
        item.type === 'function' && item.name.startsWith('create')
          ? [[item.name, componentsOf(item.inputs[2])] as const]
          : [],
      );
    const old = fields(periphery.abi as Abi);
    const current = new Map(fields(lockup.batch.abi));
    expect(old).toHaveLength(6);
    for (const [name, before] of old) {
      const after = current.get(name);
      expect(before, name).toEqual(expect.arrayContaining(['totalAmount', 'broker']));
      expect(after, name).toEqual(expect.arrayContaining(['depositAmount', 'shape']));
      expect(before, name).not.toContain('shape');
      expect(after, name).not.toContain('broker');
    }
  },
);
