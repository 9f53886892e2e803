import { readErrors } from '@sablier-docs/reference/errors';
import { readOlderErrors } from '@sablier-docs/protocol/errors/older';
import { encodeAbiParameters, encodeErrorResult, parseAbi, zeroAddress, type Hex } from 'viem';
import { describe, expect, it, test } from 'vitest';
import { allCodes } from './codes';
import { describeRevert } from './describe';
import { builtInSelectors, explainError } from './explain';
import { findRevertData } from './find-revert-data';
import { dataShapes, reasons, corpusRows, reasonShapes, TITLES } from './testing-corpus';

const errors = readErrors(process.cwd());
const older = readOlderErrors(process.cwd(), errors);
const known = {
  names: new Set([...errors, ...older].map(({ name }) => name)),
  selectors: new Set([
    ...[...errors, ...older].map(({ selector }) => selector),
    ...builtInSelectors,
  ]),
};

function answer(text: string) {
  const pasted = findRevertData(text, known);
  const explained = pasted.kind === 'data' ? explainError(pasted.data, errors, older) : undefined;
  return describeRevert(pasted, explained);
}

const abi = parseAbi([
  'error Error(string message)',
  'error FailedOp(uint256 opIndex, string reason)',
  'error FailedOpWithRevert(uint256 opIndex, string reason, bytes inner)',
]);

/** Data of an error with arguments of the right types. */
function dataOf({ selector, parameters }: (typeof errors)[number] | (typeof older)[number]): Hex {
  const value = (type: string): unknown => {
    if (type === 'address') return zeroAddress;
    if (type === 'string') return 'UNI-V2';
    if (type === 'bytes') return '0xabcd';
    if (type.startsWith('bytes')) return `0x${'ab'.repeat(Number(type.slice(5)))}`;
    if (type === 'bool') return true;
    return 7n;
  };
  const body = encodeAbiParameters(
    parameters,
    parameters.map(({ type }) => value(type)),
  );
  return `${selector as Hex}${body.slice(2)}`;
}

describe('a message of a wallet, a node or a library', () => {
  it.each(corpusRows)('explains the message of %s: %s', (_, text, title) =>
    expect(answer(text).title).toBe(title),
  );
});

describe('a reason in plain text', () => {
  it.each(reasonShapes)('as %s repeats it, has the same answer in every form', (from, shape) => {
    const wrong = reasons.flatMap(([reason, title]) => {
      // What nobody knows is words alone without the client's own around it.
      if (from === 'bare' && title === TITLES.own) return [];
      const said = answer(shape(reason));
      const isWhole = title !== TITLES.own || said.text.includes(reason);
      return said.title === title && isWhole ? [] : [`${reason}: ${said.title} ${said.text}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each(dataShapes)('as Error(string), in the data that %s repeats', (_, shape) => {
    const wrong = reasons.flatMap(([reason, title]) => {
      const data = encodeErrorResult({ abi, errorName: 'Error', args: [reason] });
      const said = answer(shape(data));
      return said.title === title && said.text.includes(reason) ? [] : [`${reason}: ${said.title}`];
    });
    expect(wrong).toEqual([]);
  });
});

describe('a custom error of any release', () => {
  it.each(dataShapes)('is named in the data that %s repeats', (_, shape) => {
    const all = [...errors, ...older];
    expect(all.length).toBeGreaterThan(200);
    const wrong = all.flatMap((error) => {
      const said = answer(shape(dataOf(error)));
      return said.title === error.name ? [] : [`${error.name}: ${said.title}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each<[string, (name: string) => string]>([
    ['alone', (name) => name],
    ['geth', (name) => `execution reverted: ${name}()`],
    ['hardhat', (name) => `reverted with custom error '${name}(5, 100, 75)'`],
    [
      'viem',
      (name) =>
        `The contract function "withdraw" reverted.\n\nError: ${name}(uint256 streamId)\n        (5)`,
    ],
    ['etherscan', (name) => `Fail with Custom Error '${name} ()'`],
    [
      'ethers 5',
      (name) =>
        `call revert exception (method="x()", errorName="${name}", reason=null, code=CALL_EXCEPTION)`,
    ],
  ])('is found by its name as %s writes it', (_, shape) => {
    const wrong = [...errors, ...older].filter(({ name }) => answer(shape(name)).title !== name);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

describe('a code of a Safe or of a bundler', () => {
  it('has an answer in a text, as Error(string), and as FailedOp', () => {
    expect(allCodes.length).toBeGreaterThan(50);
    for (const code of allCodes) {
      const forms = [
        code,
        `execution reverted: ${code}`,
        encodeErrorResult({ abi, errorName: 'Error', args: [code] }),
        ...(code.startsWith('AA')
          ? [
              `{"code":-32500,"message":"UserOperation reverted during simulation with reason: ${code} reverted (or OOG)"}`,
              `FailedOp(0, "${code} didn't pay")`,
              encodeErrorResult({ abi, errorName: 'FailedOp', args: [0n, `${code} x`] }),
              encodeErrorResult({
                abi,
                errorName: 'FailedOpWithRevert',
                args: [0n, `${code} reverted`, '0x'],
              }),
            ]
          : [`Error: ${code}`, `Reverted with reason: '${code}'`]),
      ];
      const titles = new Set(forms.map((form) => answer(form).title));
      expect(titles.size, `${code}: ${[...titles].join(' | ')}`).toBe(1);
      expect([...titles][0]).not.toMatch(/own words|No revert data|Unknown|not in this message/);
    }
  });

  it('is not guessed for GS999 and AA99, which do not exist', () => {
    expect(answer('execution reverted: GS999').title).toBe(TITLES.own);
    expect(answer('AA99').title).toBe('No revert data found');
  });
});

test('the corpus has more than 300 messages, each answered', () => {
  expect(corpusRows.length).toBeGreaterThan(120);
  expect(corpusRows.length + reasons.length * reasonShapes.length).toBeGreaterThan(300);
});

test('"execution reverted" has no reason where nothing or a bare sign follows, and a text as reason otherwise', () => {
  for (const tail of ['', ':', ' ', '.', ': 0x', ' "', '"}']) {
    expect(answer(`execution reverted${tail}`).title).toMatch(/not in this message|without data/);
  }
  for (const tail of [': no', ': Not today', ' (Not today)', ': "Not today"', ': Nicht heute']) {
    expect(answer(`execution reverted${tail}`).title, tail).toBe(TITLES.own);
  }
});
