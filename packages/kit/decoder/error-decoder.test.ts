import { sablier } from 'sablier';
import {
  encodeAbiParameters,
  encodeErrorResult,
  pad,
  toFunctionSelector,
  toHex,
  type Abi,
  type AbiParameter,
  type Hex,
} from 'viem';
import { describe, expect, test } from 'vitest';
import { decodeArguments } from './arguments';
import { examples } from './view/examples';
import { builtInSelectors, explainError, type ExplainedError } from './explain';
import { findRevertData, LONGEST_INPUT } from './find-revert-data';
import { describeRevert } from './describe';
import { readSharedError, writeSharedError } from './view/share';
import { readErrors } from '@sablier-docs/reference/errors';
import { readOlderErrors } from '@sablier-docs/protocol/errors/older';
import { collect } from '@sablier-docs/protocol/errors/declared';
import { readAbis } from '@sablier-docs/protocol/errors/abis';
import { ERROR_STRING_SELECTOR } from '@sablier-docs/protocol/errors/panics';
import { onProcessor, onThisProcessor } from '@sablier-docs/testing/cpu';

const toSignature = ({ name, inputs }: { name: string; inputs: readonly AbiParameter[] }) =>
  `${name}(${inputs.map(({ type }) => type).join(',')})`;

const errors = readErrors(process.cwd());
const known = {
  names: new Set(errors.map(({ name }) => name)),
  selectors: new Set([...errors.map(({ selector }) => selector), ...builtInSelectors]),
};
const find = (text: string) => findRevertData(text, known);
const answer = (text: string) => {
  const pasted = find(text);
  return describeRevert(
    pasted,
    pasted.kind === 'data' ? explainError(pasted.data, errors) : undefined,
  );
};
const explained = (data: Hex): ExplainedError => {
  const found = explainError(data, errors);
  if (!found) throw new Error(`Unknown: ${data}`);
  return found;
};
const decode = (data: Hex) => decodeArguments(explained(data));

const overdraw = examples[0].data as Hex;
const standard = [
  { type: 'error', name: 'Error', inputs: [{ name: 'message', type: 'string' }] },
  { type: 'error', name: 'Panic', inputs: [{ name: 'code', type: 'uint256' }] },
] as const;
const errorString = (message: string) =>
  encodeErrorResult({ abi: standard, errorName: 'Error', args: [message] });

/** A value of a static ABI type from 32 pseudo-random bytes, within the type's range. */
function randomValue(type: string, seed: bigint): unknown {
  const [, kind, bits] = /^([a-z]+)(\d*)$/.exec(type) ?? [];
  const width = BigInt(bits || 256);
  if (kind === 'address') return pad(toHex(seed % (1n << 160n)), { size: 20 });
  if (kind === 'bytes') return pad(toHex(seed % (1n << (8n * width))), { size: Number(width) });
  const unsigned = seed % (1n << width);
  const value = kind === 'int' ? unsigned - (1n << (width - 1n)) : unsigned;
  return width <= 48n ? Number(value) : value;
}

/** xorshift over 256 bits: repeatable, with values of very different sizes. */
function* randoms(): Generator<bigint, never> {
  let state = 0x9e3779b97f4a7c15f39cc0605cedc834n;
  const mask = (1n << 256n) - 1n;
  for (;;) {
    state = (state ^ (state << 13n)) & mask;
    state ^= state >> 7n;
    state = (state ^ (state << 17n)) & mask;
    yield state;
  }
}

describe('finding revert data', () => {
  test('in the bare data, without 0x, in capitals and over several lines', () => {
    const wanted = { kind: 'data', data: overdraw, fromLog: false };
    expect(find(overdraw)).toEqual(wanted);
    expect(find(overdraw.slice(2))).toEqual(wanted);
    expect(find(overdraw.toUpperCase().replace('X', 'x'))).toEqual(wanted);
    expect(find(` ${overdraw.replace(/.{40}/g, '$&\n')} `)).toEqual(wanted);
  });

  test('in messages of nodes and wallets, beside addresses and hashes', () => {
    const address = '0xcB88fBf459000853F22a7296b23d163901BB385E';
    const hash = `0x${'ab'.repeat(32)}`;
    for (const message of [
      `{"code":3,"message":"execution reverted","data":"${overdraw}"}`,
      `call to ${address} in ${hash} failed: ${overdraw} (unknown custom error)`,
      `custom error 0x066920d7: ${overdraw.slice(10)}`,
      `execution reverted: custom error 0x066920d7:${overdraw.slice(10)} from ${address}`,
    ]) {
      expect(find(message), message).toMatchObject({ kind: 'data', data: overdraw });
    }
  });

  test('in a message with a selector that is not known', () => {
    expect(
      find('reverted with data 0xdeadbeef at 0xcB88fBf459000853F22a7296b23d163901BB385E'),
    ).toMatchObject({ data: '0xdeadbeef' });
  });

  test.each([
    ['insufficient funds for gas * price + value', 'The coin for gas'],
    [
      'err: insufficient funds for gas * price + value: address 0xcB88fBf459000853F22a7296b23d163901BB385E have 0 want 1',
      'The coin for gas',
    ],
    ['gas required exceeds allowance (0)', 'The coin for gas'],
    ['Not enough ETH', 'The coin for gas'],
    ['Fee too low', 'The payable amount'],
    ['max fee per gas less than block base fee', 'Gas has become'],
    ['replacement transaction underpriced', 'Another transaction'],
    ['nonce too low: next nonce 8, tx nonce 7', 'A transaction with this number'],
    ['execution reverted: ERC20: transfer amount exceeds balance', 'The account that pays'],
    ['ERC20: transfer amount exceeds allowance', 'Too few tokens are approved'],
    ['ERC20: insufficient allowance', 'Too few tokens are approved'],
    ['Error: GS013', 'The call inside the Safe'],
    ['out of gas', 'The gas ran out'],
    ['execution reverted: Blacklistable: account is blacklisted', 'The token refuses'],
    ['execution reverted: Pausable: paused', 'The token, or the contract, is paused'],
    ['EnforcedPause()', 'The token, or the contract, is paused'],
    ['FailedOp(0, "AA21 didn\'t pay prefund")', 'The smart account lacks'],
    ['Please enable Blind signing or Contract data in the Ethereum app Settings', 'The hardware'],
    ['Ledger device: Please enable blind signing (0x6a80)', 'The hardware'],
    ['MetaMask Tx Signature: User denied transaction signature.', 'The request was rejected'],
    ['Internal JSON-RPC error.', 'The reason is not'],
    ['execution reverted', 'The reason is not'],
    ['This transaction is likely to fail', 'The reason is not'],
  ])('in words of a wallet, which are answered: %s', (text, title) => {
    expect(find(text)).toMatchObject({ kind: 'message' });
    expect(answer(text).tone).toBe('named');
    expect(answer(text).title).toContain(title);
  });

  test('without an approval for a claim that the campaign cannot pay', () => {
    const { text } = answer('ERC20: transfer amount exceeds balance');
    expect(text).toMatch(/campaign: ask the organizer, and give no approval/);
    expect(text).not.toMatch(/approve the/);
  });

  test('with a way out for a Safe, whose code the explorer repeats', () => {
    expect(answer('GS013').text).toMatch(/“Account that sends it” and press “Simulate”/);
  });

  test('before words of a wallet around it', () => {
    const around = `insufficient funds? execution reverted, data="${overdraw}"`;
    expect(find(around)).toMatchObject({ kind: 'data', data: overdraw });
    expect(find('execution reverted: custom error 0xdeadbeef')).toMatchObject({ kind: 'data' });
    expect(find('execution reverted: Foo_Bar()')).toMatchObject({ kind: 'unknown-name' });
    expect(find('priority fee too low')).toEqual({ kind: 'no-hex' });
  });

  test('by the name of an error', () => {
    expect(find("Fail with custom error 'SablierFlow_Overdraw (uint256 streamId)'")).toEqual({
      kind: 'name',
      name: 'SablierFlow_Overdraw',
    });
  });

  test('in the data of a log', () => {
    const log = encodeAbiParameters([{ type: 'bytes' }], [overdraw]);
    expect(find(log)).toEqual({ kind: 'data', data: overdraw, fromLog: true });
    expect(answer(log).text).toContain('log data');
    expect(find(encodeAbiParameters([{ type: 'bytes' }], ['0x']))).toEqual({ kind: 'no-data' });
  });

  test.each([
    ['nothing', '', 'empty'],
    ['blanks', '   \n', 'empty'],
    ['a prefix alone', '0x', 'no-data'],
    ['one byte', '0x12', 'short'],
    ['half a selector byte', '0x066920d', 'odd'],
    ['a digit too many', `${overdraw}0`, 'odd'],
    ['letters that are no digits', '0x0669zz', 'bad-digit'],
    ['prose', 'nothing arrives', 'no-hex'],
    ['words of a wallet', 'user rejected the request', 'message'],
    ['markup', '<script>alert(1)</script>', 'no-hex'],
    ['10 kB of letters', 'x'.repeat(10_240), 'no-hex'],
    ['a name that no error has', 'SablierFlow_InsufficientBalance', 'unknown-name'],
    ['a function', 'withdrawMax(1, 2)', 'unknown-name'],
    ['10 kB of prefixes', '0x'.repeat(5_000), 'bad-digit'],
    ['too much', 'x'.repeat(LONGEST_INPUT + 1), 'too-long'],
  ])('says in words why %s holds no revert data', (_name, text, kind) => {
    expect(find(text).kind).toBe(kind);
    expect(answer(text).text.length).toBeGreaterThan(20);
  });

  test(
    'answers 10 kB of hex or of short pieces within its share of processor time',
    { retry: 2 },
    () => {
      const { value: kinds, seconds } = onProcessor(() => [
        find(`0x${'ab'.repeat(5_000)}`).kind,
        find('at 0x12 '.repeat(1_250)).kind,
      ]);
      expect(kinds).toEqual(['data', 'no-hex']);
      expect(seconds).toBeLessThan(onThisProcessor(0.1, seconds));
    },
  );
});

describe('explaining', () => {
  test('every error by its selector alone', () => {
    for (const { name, selector, parameters } of errors) {
      const found = explained(selector as Hex);
      expect(found.fact?.name).toBe(name);
      expect(found.state).toBe(parameters.length === 0 ? 'whole' : 'selector');
    }
  });

  test('decodes what is there of truncated data, and says by how many bytes data is too short or too long', () => {
    expect(explained(overdraw.slice(0, -64) as Hex)).toMatchObject({ state: 'truncated' });
    expect(decode(overdraw.slice(0, -64) as Hex).map(({ value }) => value)).toEqual([
      '42',
      '100000000',
    ]);
    expect(answer(overdraw.slice(0, -64)).text).toContain('64 of 96 bytes');
    expect(answer(`${overdraw}00`).text).toContain('error: 1.');
    expect(() => decode(errorString('x'.repeat(32)).slice(0, -40) as Hex)).toThrow();
    expect(decode(`${ERROR_STRING_SELECTOR}00` as Hex)).toEqual([]);
  });

  test('an unknown selector, with a guess where the length tells', () => {
    expect(answer('0xdeadbeef').title).toBe('Unknown selector 0xdeadbeef');
    expect(answer(`0x${'cd'.repeat(20)}`).text).toContain('length of an address');
    expect(answer(`0x${'cd'.repeat(32)}`).text).toContain('length of a transaction hash');
  });

  test('reasons in plain text, whatever they say', () => {
    for (const reason of [
      'amount is zero',
      '<img src=x onerror=alert(1)>',
      '‮evil',
      '😀'.repeat(999),
    ]) {
      expect(decode(errorString(reason))[0]?.value).toBe(reason);
    }
  });

  test('decodes the arguments of the examples on the page', () => {
    expect(decode(examples[0].data as Hex).map(({ value }) => value)).toEqual([
      '42',
      '100000000',
      '75000000',
    ]);
    expect(decode(examples[1].data as Hex)[0]?.value).toBe('amount exceeds the available balance');
    expect(decode(examples[2].data as Hex)[0]?.value).toBe('17');
  });

  test('a Unix time as a date', () => {
    const data = `0x54ae995a${'1'.padStart(64, '0')}${(1767225600).toString(16).padStart(64, '0')}`;
    expect(decode(data as Hex)[1]?.note).toBe('2026-01-01 00:00:00 UTC');
  });

  test('wei in coins, and large amounts with thousands', () => {
    const words = (...values: number[]) =>
      values.map((value) => value.toString(16).padStart(64, '0')).join('');
    const fee = toFunctionSelector('SablierLockup_InsufficientFeePayment(uint256,uint256)');
    expect(decode(`${fee}${words(0, 333_333_333_333_333)}`).map(({ note }) => note)).toEqual([
      '0 of the coin',
      '0.000333333333333333 of the coin',
    ]);
    expect(decode(overdraw).map(({ note }) => note)).toEqual([
      undefined,
      '100\u202f000\u202f000',
      '75\u202f000\u202f000',
    ]);
  });

  test('names near one that no error has', () => {
    expect(answer('SablierFlow_InsufficientBalance').text).toContain('InsufficientFeePayment');
    expect(answer('withdrawMax').text).not.toContain('near');
  });
});

test('arguments of every error come out as they went in', () => {
  const random = randoms();
  const declared = collect(readAbis(process.cwd()));
  for (const { name, parameters } of errors) {
    const item = declared.get(name);
    for (let round = 0; round < 5; round++) {
      const args = parameters.map(({ type }) => randomValue(type, random.next().value));
      const abi = [{ type: 'error', ...item }] as unknown as Abi;
      const data = encodeErrorResult({ abi, errorName: name, args });
      const values = decode(data).map(({ value }) => value.toLowerCase());
      expect(values, name).toEqual(args.map((value) => String(value).toLowerCase()));
    }
  }
});

describe('older releases', () => {
  const older = readOlderErrors(process.cwd(), errors);

  test('an error that only they have is named with its releases and arguments', () => {
    const abi = [
      {
        type: 'error',
        name: 'SablierV2Lockup_WithdrawAmountZero',
        inputs: [{ name: 'streamId', type: 'uint256' }],
      },
    ] as const;
    const data = encodeErrorResult({ abi, args: [42n] });
    expect(explainError(data, errors)).toBeUndefined();
    const found = explainError(data, errors, older);
    expect(found?.error.name).toBe('SablierV2Lockup_WithdrawAmountZero');
    expect(found?.older?.releases).toEqual(['Lockup v1.0', 'Lockup v1.1', 'Lockup v1.2']);
    expect(found && decodeArguments(found)).toMatchObject([{ name: 'streamId', value: '42' }]);
    expect(describeRevert({ kind: 'data', data, fromLog: false }, found).text).toContain(
      'An error of Lockup v1.0, Lockup v1.1, Lockup v1.2, which the current releases do not have.',
    );
  });

  test('an error that current releases kept is named with all releases that have it', () => {
    const textOf = (name: string) => {
      const { selector: data } = errors.find((error) => error.name === name) ?? {};
      return (
        data &&
        describeRevert({ kind: 'data', data: data as Hex, fromLog: false }, explained(data as Hex))
          .text
      );
    };
    expect(textOf('SablierBatchLockup_BatchSizeZero')).toBe(
      'An error of Lockup v2.0, Lockup v3.0, Lockup v4.0.',
    );
    // Of a single release, or of contracts without releases: nothing to distinguish.
    expect(textOf('SablierLockupHelpers_StartTimeZero')).toBe('');
    expect(textOf('ERC20InsufficientBalance')).not.toContain('An error of');
  });

  test('the releases of an error are those whose ABI declares it', () => {
    let count = 0;
    for (const [protocol, title] of [
      ['lockup', 'Lockup'],
      ['flow', 'Flow'],
      ['airdrops', 'Airdrops'],
    ] as const) {
      for (const { abi, version } of sablier.releases.getAll({ protocol }) ?? []) {
        for (const item of Object.values(abi as unknown as Record<string, Abi>).flat()) {
          if (item.type !== 'error') continue;
          const selector = toFunctionSelector(toSignature(item));
          const found = errors.find((error) => error.selector === selector)?.declaredIn ?? [];
          if (found.length === 0) continue;
          expect(found, item.name).toContain(`${title} ${version}`);
          count += 1;
        }
      }
    }
    expect(count).toBeGreaterThan(400);
  });

  test('every error of every ABI is known, in one place or the other', () => {
    const selectors = new Set([...errors, ...older].map(({ selector }) => selector));
    expect(selectors.size).toBe(errors.length + older.length);
    let count = 0;
    for (const protocol of ['lockup', 'flow', 'airdrops'] as const) {
      for (const { abi } of sablier.releases.getAll({ protocol }) ?? []) {
        for (const item of Object.values(abi as unknown as Record<string, Abi>).flat()) {
          if (item.type !== 'error') continue;
          expect(selectors.has(toFunctionSelector(toSignature(item))), item.name).toBe(true);
          count += 1;
        }
      }
    }
    expect(count).toBeGreaterThan(800);
  });

  test('bytes of any length are shown, and missing ones are counted', () => {
    const abi = [
      { type: 'error', name: 'BatchError', inputs: [{ name: 'errorData', type: 'bytes' }] },
    ] as const;
    const data = encodeErrorResult({ abi, args: [overdraw] });
    const found = explainError(data, errors, older);
    expect(found?.older?.releases).toEqual(['Flow v1.0']);
    expect(found && decodeArguments(found)[0]?.value).toBe(overdraw);
    expect(explainError(data.slice(0, -64) as Hex, errors, older)?.state).toBe('truncated');
  });

  test('says of an unknown selector which releases were searched', () => {
    const pasted = { kind: 'data', data: '0xdeadbeef', fromLog: false } as const;
    expect(describeRevert(pasted, undefined, 'ready').text).toContain('in any release');
    expect(describeRevert(pasted, undefined, 'loading').text).toContain('on their way');
    expect(describeRevert(pasted, undefined, 'failed').text).toContain('did not load');
  });
});

describe('a digit too few', () => {
  test('names the selector, and its error', () => {
    const pasted = find(overdraw.slice(0, -1));
    expect(pasted).toEqual({ kind: 'odd', digits: overdraw.length - 3, selector: '0x066920d7' });
    const { text } = describeRevert(pasted, explained('0x066920d7'));
    expect(text).toContain('The selector 0x066920d7 is that of SablierLockup_Overdraw.');
    expect(answer('0x066920d').text).not.toContain('selector');
    expect(describeRevert(find(`0xdeadbeef${'0'.repeat(63)}`), undefined).text).toContain(
      'The selector is 0xdeadbeef.',
    );
  });
});

describe('panics in words', () => {
  test.each([
    ['VM Exception: reverted with panic code 0x11 (Arithmetic operation overflowed)', '17'],
    ['Panic(17)', '17'],
    ['panic: 0x32', '50'],
  ])('reads the panic code out of "%s"', (text, code) => {
    const pasted = find(text);
    expect(pasted.kind === 'data' && decode(pasted.data)[0]).toMatchObject({
      value: code,
      note: `0x${Number(code).toString(16)}`,
    });
  });

  test('finds no panic code in a sentence with the word "panic" and a number', () => {
    expect(find('do not panic about 17 streams').kind).toBe('no-hex');
  });
});

describe('the address', () => {
  test('carries the data of an error there and back, and nothing for no data', () => {
    expect(readSharedError('?data=0xabcd')).toBe('0xabcd');
    expect(readSharedError('?x=1')).toBeUndefined();
    expect(writeSharedError('0xabcd')).toBe('?data=0xabcd');
    expect(writeSharedError(undefined)).toBe('');
    expect(writeSharedError(`0x${'ab'.repeat(2_000)}`)).toBe('');
  });
});
