import { toEventSignature, toFunctionSignature, type Abi } from 'viem';
import { expect } from 'vitest';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { claim, type Chains } from '../../../claim';

const { resolve } = createRequire(import.meta.url);

/** The ABI of v3.0, as the package has it. */
const old = JSON.parse(
  readFileSync(resolve('sablier/abi/lockup/v3.0/SablierLockup.json'), 'utf8'),
) as Abi;

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
  'three models | createWithTimestampsLPG and getPriceGatedUnlockParams in addition',
  ({ lockup }) => {
    const before = signaturesOf(old).join('\n');
    const now = signaturesOf(lockup.abi).join('\n');
    for (const name of ['createWithTimestampsLPG', 'getPriceGatedUnlockParams']) {
      expect(before).not.toContain(`${name}(`);
      expect(now).toContain(`${name}(`);
    }
  },
);
