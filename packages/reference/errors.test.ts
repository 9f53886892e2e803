import { readFileSync } from 'node:fs';
import { toFunctionSelector, type Abi } from 'viem';
import { describe, expect, test } from 'vitest';
import { readErrors } from './errors';
import { collect } from '@sablier-docs/protocol/errors/declared';
import { readAbis } from '@sablier-docs/protocol/errors/abis';
import { groups } from '@sablier-docs/protocol/errors/groups';
import { parameters } from '@sablier-docs/protocol/errors/parameters';
import { raisedBy, readReached } from './raised-by';
import { errorSignature } from '@sablier-docs/protocol/errors/types';

const root = process.cwd();
const abis = readAbis(root);
const errors = readErrors(root);
const byName = new Map(errors.map((error) => [error.name, error]));

const errorsOf = (abi: Abi) => abi.filter((item) => item.type === 'error');

describe('the errors', () => {
  test('are all those of every ABI, with the selector of the ABI item', () => {
    for (const [source, abi] of Object.entries(abis)) {
      for (const item of errorsOf(abi)) {
        const signature = `${item.name}(${item.inputs.map(({ type }) => type).join(',')})`;
        const fact = byName.get(item.name);
        expect(fact?.selector, `${source}: ${item.name}`).toBe(toFunctionSelector(signature));
        expect(fact && errorSignature(fact)).toBe(signature);
      }
    }
  });

  test.each([
    ['SablierLockup_Overdraw', '0x066920d7'],
    ['SablierLockupHelpers_StartTimeZero', '0x8f6011f6'],
    ['SablierFlow_Overdraw', '0xf9f29859'],
    ['SablierMerkleBase_InvalidProof', '0xb4f06787'],
    ['Comptrollerable_CallerNotComptroller', '0xa7e1519e'],
    ['PRBMath_MulDiv18_Overflow', '0x5173648d'],
    ['ERC20InsufficientAllowance', '0xfb8f41b2'],
  ])('%s has the selector %s', (name, selector) => {
    expect(byName.get(name)?.selector).toBe(selector);
  });

  test('number what the error libraries declare', () => {
    const count = (source: string) => errorsOf(abis[source] ?? []).length;
    expect(count('@sablier/lockup/artifacts/libraries/Errors')).toBe(44);
    expect(count('@sablier/flow/artifacts/libraries/Errors')).toBe(28);
    expect(count('@sablier/evm-utils/artifacts/libraries/Errors')).toBe(18);
    const airdrops = errors.filter(({ group }) => group.startsWith('airdrops-'));
    expect(airdrops).toHaveLength(34);
  });

  test('stand on the page in every group, each group once', () => {
    const page = readFileSync('docs/reference/errors.mdx', 'utf8');
    const shown = [...page.matchAll(/<ErrorGroup of="([\w-]+)" \/>/g)].map(([, id]) => id);
    expect(shown).toEqual(groups.map(({ id }) => id));
  });
});

describe('the descriptions', () => {
  test('are sentences, and no two errors of a group share both', () => {
    const seen = new Set<string>();
    for (const { name, group, meaning, remedy } of errors) {
      expect(meaning, name).toMatch(/^[A-Z].+\.$/);
      expect(remedy, name).toMatch(/^[A-Z`].+\.$/);
      if (group === 'prbmath') continue;
      const key = `${group}: ${meaning} ${remedy}`;
      if (!meaning.startsWith('Declared in the library')) expect(seen.has(key), name).toBe(false);
      seen.add(key);
    }
  });

  test('use every entry of the parameter list', () => {
    const used = new Set(errors.flatMap((error) => error.parameters.map(({ name }) => name)));
    expect(Object.keys(parameters).filter((name) => !used.has(name))).toEqual([]);
  });
});

/** Errors in an ABI or a library that cannot occur; their descriptions say so. */
const never = [
  'ERC721InvalidSender',
  'NotInitializing',
  'PRBMath_MulDiv_Overflow',
  'PRBMath_SD59x18_Div_InputTooSmall',
  'PRBMath_SD59x18_Div_Overflow',
  'PRBMath_SD59x18_Exp2_InputTooBig',
  'PRBMath_SD59x18_IntoUint256_Underflow',
  'PRBMath_SD59x18_Log_InputTooSmall',
  'PRBMath_SD59x18_Mul_InputTooSmall',
  'PRBMath_SD59x18_Mul_Overflow',
  'SablierFlow_InvalidCalculation',
  'SablierLockup_AllowToHookZeroCodeSize',
  'SablierLockup_FeeTransferFailed',
  'StringsInsufficientHexLength',
];

/**
 * Only other contracts can raise it: Flow converts a debt of at most the balance, whose type is the target
 * type.
 */
const neverIn: Readonly<Record<string, readonly string[]>> = {
  SablierFlow: ['SafeCastOverflowedUintDowncast'],
};

describe('where errors come from', () => {
  const reached = readReached(root);

  test('the syntax tree finds every error that the ABI of a contract lists', () => {
    for (const contract of ['SablierLockup', 'SablierBatchLockup', 'SablierFlow']) {
      for (const { name } of errorsOf(abis[contract] ?? [])) {
        const isReached = reached.get(name)?.has(contract) ?? false;
        const cannot = never.includes(name) || neverIn[contract]?.includes(name);
        expect(isReached, `${contract}: ${name}`).toBe(!cannot);
      }
    }
  });

  test('every error is raised somewhere, but for those that say they are not', () => {
    // Tokens raise the errors of their group, and are not contracts of these packages.
    const nowhere = errors
      .filter(({ raisedBy: by, group }) => by.length === 0 && group !== 'tokens')
      .map(({ name }) => name);
    expect(nowhere.sort()).toEqual(never);
  });

  test('no arithmetic of Lockup can overflow', () => {
    const raised = [...reached].filter(([name]) => name.startsWith('PRBMath_'));
    expect(raised).toEqual([]);
  });

  test('every error of a campaign names each campaign type whose ABI lists it', () => {
    for (const type of ['Instant', 'LL', 'LT', 'VCA', 'Execute']) {
      for (const contract of [`SablierMerkle${type}`, `SablierFactoryMerkle${type}`]) {
        for (const { name } of errorsOf(abis[contract] ?? [])) {
          const named = byName.get(name)?.raisedBy.map((by) => by.contract);
          expect(named, name).toContain(contract);
        }
      }
    }
  });

  test('finds the functions of Lockup and Flow that raise an error, over the calls inside', () => {
    const functions = (name: string) => byName.get(name)?.raisedBy[0]?.functions;
    expect(functions('SablierLockup_Overdraw')).toEqual(['withdraw']);
    expect(functions('SablierLockup_WithdrawAmountZero')).toEqual(['withdraw', 'withdrawMax']);
    expect(functions('SablierFlowState_StreamPaused')).toEqual([
      'adjustRatePerSecond',
      'depletionTimeOf',
      'depositAndPause',
      'pause',
      'refundAndPause',
    ]);
  });
});

describe('planted faults', () => {
  const said = { meaning: 'A.', remedy: 'B.' };

  test('a contract without the error, and one without the function, is refused', () => {
    const name = 'SablierMerkleVCA_ClaimAmountZero';
    const wrongContract = { ...said, raisedBy: { SablierMerkleLL: ['claim'] } };
    expect(() => raisedBy(name, wrongContract, new Map(), abis)).toThrow('has no error');
    const wrongFunction = { ...said, raisedBy: { SablierMerkleVCA: ['claim'] } };
    expect(() => raisedBy(name, wrongFunction, new Map(), abis)).toThrow('has no claim');
  });

  test('one name with two shapes is refused', () => {
    const declare = (type: string): Abi => [
      { type: 'error', name: 'Twice', inputs: [{ name: 'a', type }] },
    ];
    expect(() => collect({ One: declare('uint8'), Two: declare('uint16') })).toThrow('Twice');
  });
});
