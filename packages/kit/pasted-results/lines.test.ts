import { describe, expect, it } from 'vitest';
import { parsePastedLines, TOKEN_LINES, type ExpectedLine } from './lines';
import { tokenMetadataIn } from './token';
import { parseResult } from './parse-values';

const ADDRESS = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const fn = (name: string, outputs: readonly string[], ...types: string[]): ExpectedLine => ({
  name,
  asked: types.map((type) => ({ label: type === 'address' ? 'the address' : 'the index', type })),
  outputs,
});
const functions = [
  fn('amountOf', ['uint128']),
  fn('claimed', ['bool'], 'uint256'),
  fn('terms', ['address', 'uint256', 'uint256']),
  ...TOKEN_LINES,
];
const read = (...lines: string[]) => parsePastedLines(lines.join('\n'), functions);

describe('an answer', () => {
  it.each([
    ['250000000 [2.5e8]', 'uint128', [250_000_000n]],
    ['uint128 :  250', 'uint128', [250n]],
    ['250 uint128', 'uint128', [250n]],
    ['amount   uint128 :  250', 'uint128', [250n]],
    ['amount (uint128) : 250', 'uint128', [250n]],
    ['(bool) : true', 'bool', [1n]],
    ['0xd0e30db0', 'bytes4', [0xd0e30db0n << 224n]],
    [`0x${'ab'.repeat(32)}`, 'bytes32', [BigInt(`0x${'ab'.repeat(32)}`)]],
    ['"Qm1"', 'string', [32n, 3n, 0x516d31n << 232n]],
    ['', 'string', [32n, 0n]],
    ['[7, 10000 [1e4]]', 'uint256[]', [32n, 2n, 7n, 10_000n]],
    ['[]', 'uint256[]', [32n, 0n]],
  ])('is read as it is written: %s', (text, type, words) => {
    expect(parseResult(text, [type])).toEqual(words);
  });

  it.each([
    ['1.5', 'uint128'],
    ['amount uint256 : 250', 'uint128'],
    ['amount 250', 'uint128'],
    ['-1', 'uint128'],
    ['0x10', 'uint128'],
    [String(1n << 128n), 'uint128'],
    ['2', 'bool'],
    [`${ADDRESS}0`, 'address'],
    ['0x1234', 'bytes4'],
    [`0x${'ab'.repeat(33)}`, 'bytes32'],
    ['[7, x]', 'uint256[]'],
    ['x'.repeat(257), 'string'],
    ['1 2', 'uint256'],
  ])('is none: %s as %s', (text, type) => {
    expect(parseResult(text, [type])).toBeNull();
  });

  it('of several values is in the order of the function, as cast and explorers write it', () => {
    const words = [BigInt(ADDRESS), 250_000n, 7n];
    const types = ['address', 'uint256', 'uint256'];
    expect(parseResult(`${ADDRESS}\n250000 [2.5e5]\n7`, types)).toEqual(words);
    const labelled = `sender  address : ${ADDRESS}\nrate uint256 :  250000\nstop uint256 : 7`;
    expect(parseResult(labelled, types)).toEqual(words);
    const bracketed = `sender (address) : ${ADDRESS}\nrate (uint256) : 250000\nstop (uint256) : 7`;
    expect(parseResult(bracketed, types)).toEqual(words);
    expect(parseResult(`${ADDRESS} 250000`, types)).toBeNull();
    expect(parseResult(`${ADDRESS} 250000 7 8`, types)).toBeNull();
    expect(parseResult(`250000 ${ADDRESS} 7`, types)).toBeNull();
  });
});

describe('lines', () => {
  it('name what was asked about, and go on until an answer is whole', () => {
    const { lines, time, problems } = read(
      'time 100',
      'claimed 3 false',
      `terms ${ADDRESS}`,
      '5',
      '7 [7e0]',
      'amountOf 9',
    );
    expect(problems).toEqual([]);
    expect(time).toBe(100n);
    expect(lines).toEqual([
      { name: 'claimed', asked: [3n], words: [0n] },
      { name: 'terms', asked: [], words: [BigInt(ADDRESS), 5n, 7n] },
      { name: 'amountOf', asked: [], words: [9n] },
    ]);
  });

  it('without an answer are a revert where the commands printed the time, and nothing before', () => {
    const refused = [{ name: 'amountOf', asked: [], words: null }];
    expect(read('time 5', 'amountOf ').lines).toEqual(refused);
    expect(read('amountOf', 'time 5').lines).toEqual(refused);
    expect(read('amountOf ')).toEqual({ lines: [], time: null, problems: [] });
  });

  it('with a name in capitals or nothing in the place of a value are passed over', () => {
    expect(read('time 5', 'claimed INDEX ')).toMatchObject({ lines: [], problems: [] });
    expect(read('time 5', 'claimed  ', 'claimed')).toMatchObject({ lines: [], problems: [] });
  });

  it.each([
    ['claimed false', '"claimed false" needs the index before its answer.'],
    ['claimed 3 7', '"claimed 3 7" has no answer that claimed can give.'],
    ['claimed INDEX true', '"claimed INDEX true" needs the index before its answer.'],
    ['decimals 300', '"decimals 300" has no answer that decimals can give.'],
    ['cancel 5', '"cancel 5" does not begin with a function of this release.'],
    ['amount', null],
    ['amountX', '"amountX" does not begin with a function of this release.'],
    ['5', '"5" does not begin with a function of this release.'],
  ])('that are wrong are named, and not while they are typed: %s', (line, problem) => {
    const { lines, problems } = read(line);
    expect(problems).toEqual(problem === null ? [] : [problem]);
    expect(lines).toEqual([]);
  });

  it('say what the token says about itself, as text', () => {
    const { lines } = read('symbol "USD\u202eC"', 'decimals 6');
    expect(tokenMetadataIn(lines)).toEqual({ symbol: 'USD C', decimals: 6 });
    expect(tokenMetadataIn(read('time 5', 'symbol', 'decimals').lines)).toEqual({
      symbol: null,
      decimals: null,
    });
  });
});
