import { toEventSignature, toFunctionSignature, type Abi } from 'viem';
import { expect } from 'vitest';
import { release } from 'sablier/evm/releases/lockup/v3.0';
import { statement, type Chains } from '../../../statement';

/** The ABI of v3.0, as the package has it. */
const old = release.abi.SablierLockup as Abi;

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
