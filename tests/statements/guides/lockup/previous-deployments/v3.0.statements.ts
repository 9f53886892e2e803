import {
  toEventSignature,
  toFunctionSelector,
  toFunctionSignature,
  type Abi,
  type AbiFunction,
  type AbiParameter,
} from 'viem';
import { expect } from 'vitest';
import { release } from 'sablier/evm/releases/lockup/v3.0';
import { statement, type Chains } from '../../../statement';
import { EVEN, params } from '../support';

/** The ABIs of v3.0, as the package has them. */
const [old, oldBatch] = [release.abi.SablierLockup as Abi, release.abi.SablierBatchLockup as Abi];

type Field = AbiParameter & { readonly components?: readonly AbiParameter[] };

/** Signatures of functions and events with their names. */
const signaturesOf = (abi: Chains['lockup']['abi'] | Abi): string[] =>
  abi.flatMap((item) => {
    if (item.type === 'function') return toFunctionSignature(item);
    return item.type === 'event' ? toEventSignature(item) : [];
  });

const isChanged = (signature: string) =>
  /^(createWith(Durations|Timestamps)LL|CreateLockupLinearStream)\(/.test(signature);

statement('all-functions-events', ({ lockup }) => {
  const now = new Set(signaturesOf(lockup.abi));
  const gone = signaturesOf(old).filter((signature) => !now.has(signature));
  expect(gone.length).toBe(3);
  expect(gone.filter((signature) => !isChanged(signature))).toEqual([]);
});

statement('three-models', ({ lockup }) => {
  const before = signaturesOf(old).join('\n');
  const now = signaturesOf(lockup.abi).join('\n');
  for (const name of [
    'createWithTimestampsLPG',
    'getPriceGatedUnlockParams',
    'CreateLockupPriceGatedStream',
  ]) {
    expect(before).not.toContain(`${name}(`);
    expect(now).toContain(`${name}(`);
  }
});

statement('no-granularity', async ({ lockup }) => {
  expect(signaturesOf(old).join('\n')).not.toMatch(/granularity/i);
  expect(await lockup.read<number>('getGranularity', [await lockup.open()])).toBe(1);
});

statement('entries-sablier-batch', async ({ lockup }) => {
  const fieldsOf = (abi: Abi, name: string) => {
    const found = abi.find((item) => item.type === 'function' && item.name === name);
    const inputs: readonly Field[] = (found as AbiFunction | undefined)?.inputs ?? [];
    return inputs[2]?.components?.map((field) => field.name) ?? [];
  };
  for (const name of ['createWithDurationsLL', 'createWithTimestampsLL']) {
    const now = fieldsOf(lockup.batch.abi as Abi, name);
    expect(now.slice(-3)).toEqual(['unlockAmounts', 'granularity', 'shape']);
    expect(fieldsOf(oldBatch, name)).toEqual(now.filter((field) => field !== 'granularity'));
  }
  const changed = signaturesOf(oldBatch).filter(
    (signature) => !signaturesOf(lockup.batch.abi as Abi).includes(signature),
  );
  expect(changed.map((signature) => signature.split('(')[0])).toEqual([
    'createWithDurationsLL',
    'createWithTimestampsLL',
  ]);
});

statement('errors-refused-creation', async ({ lockup }) => {
  const call = [params({ depositAmount: 0n }), ...EVEN];
  const error = 'SablierLockupHelpers_DepositAmountZero';
  await lockup.reverts(error, 'sender', 'createWithDurationsLL', call);
  const selectorOf = (name: string) => toFunctionSelector(`${name}()`);
  expect(selectorOf(error)).not.toBe(selectorOf('SablierHelpers_DepositAmountZero'));
});
