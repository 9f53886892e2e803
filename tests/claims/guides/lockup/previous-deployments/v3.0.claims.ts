import {
  toEventSignature,
  toFunctionSelector,
  toFunctionSignature,
  type Abi,
  type AbiFunction,
  type AbiParameter,
} from 'viem';
import { expect } from 'vitest';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { claim, type Chains } from '../../../claim';
import { EVEN, params } from '../support';

const { resolve } = createRequire(import.meta.url);

/** An ABI of v3.0, as the package has it. */
const abiOf = (name: string) =>
  JSON.parse(readFileSync(resolve(`sablier/abi/lockup/v3.0/${name}.json`), 'utf8')) as Abi;

const old = abiOf('SablierLockup');
const oldBatch = abiOf('SablierBatchLockup');

type Field = AbiParameter & { readonly components?: readonly AbiParameter[] };

/** Signatures of functions and events with their names. */
const signaturesOf = (abi: Chains['lockup']['abi'] | Abi): string[] =>
  abi.flatMap((item) => {
    if (item.type === 'function') return toFunctionSignature(item);
    return item.type === 'event' ? toEventSignature(item) : [];
  });

const isChanged = (signature: string) =>
  /^(createWith(Durations|Timestamps)LL|CreateLockupLinearStream)\(/.test(signature);

claim(
  '/guides/lockup/previous-deployments/v3.0',
  'All other functions and events of SablierLockup in v3.0 have the same signature in v4.0.',
  ({ lockup }) => {
    const now = new Set(signaturesOf(lockup.abi));
    const gone = signaturesOf(old).filter((signature) => !now.has(signature));
    expect(gone.length).toBe(3);
    expect(gone.filter((signature) => !isChanged(signature))).toEqual([]);
  },
);

claim(
  '/guides/lockup/previous-deployments/v3.0',
  'three models | createWithTimestampsLPG, getPriceGatedUnlockParams and the event CreateLockupPriceGatedStream in addition',
  ({ lockup }) => {
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
  },
);

claim(
  '/guides/lockup/previous-deployments/v3.0',
  'no granularity | getGranularity in addition',
  async ({ lockup }) => {
    expect(signaturesOf(old).join('\n')).not.toMatch(/granularity/i);
    expect(await lockup.read<number>('getGranularity', [await lockup.open()])).toBe(1);
  },
);

claim(
  '/guides/lockup/previous-deployments/v3.0',
  'entries of SablierBatchLockup for linear streams, without granularity | granularity between unlockAmounts and shape, so both selectors change',
  async ({ lockup }) => {
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
  },
);

claim(
  '/guides/lockup/previous-deployments/v3.0',
  'errors of a refused creation begin with SablierHelpers_ | they begin with SablierLockupHelpers_, with other selectors',
  async ({ lockup }) => {
    const call = [params({ depositAmount: 0n }), ...EVEN];
    const error = 'SablierLockupHelpers_DepositAmountZero';
    await lockup.reverts(error, 'sender', 'createWithDurationsLL', call);
    const selectorOf = (name: string) => toFunctionSelector(`${name}()`);
    expect(selectorOf(error)).not.toBe(selectorOf('SablierHelpers_DepositAmountZero'));
  },
);
