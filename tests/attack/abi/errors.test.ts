import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { onProcessor, onThisProcessor } from '@sablier-docs/testing/cpu';
import type { Hex } from 'viem';
import { readErrors } from '@sablier-docs/reference/errors';
import { readOlderErrors } from '@sablier-docs/protocol/errors/older';
import { decodeArguments } from '@sablier-docs/kit/decoder/arguments';
import { explainError } from '@sablier-docs/kit/decoder/explain';
import { findRevertData, LONGEST_INPUT } from '@sablier-docs/kit/decoder/find-revert-data';
import { describeRevert } from '@sablier-docs/kit/decoder/describe';
import { attack } from '../support/attack';
import { corpus } from '../support/corpus';
import { argumentsOf, encode } from './calls';
import { corrupted } from './corrupt';

/* Text that readers paste into the decoder of errors. */

const errors = readErrors(process.cwd());
const older = readOlderErrors(process.cwd(), errors);
const all = [...errors, ...older];
const known = {
  names: new Set(all.map(({ name }) => name)),
  selectors: new Set(all.map(({ selector }) => selector)),
};
const builtIn = [
  { selector: '0x08c379a0', parameters: [{ name: 'message', type: 'string' }] },
  { selector: '0x4e487b71', parameters: [{ name: 'code', type: 'uint256' }] },
];
type Kind = (typeof all)[number] | (typeof builtIn)[number];
const anyError = fc.constantFrom(...all, ...builtIn);

/** The steps of the page for a text; the arguments are null where it reports that they cannot be decoded. */
function read(text: string) {
  const { value, seconds } = onProcessor(() => explain(text));
  expect(seconds).toBeLessThan(onThisProcessor(0.3, seconds));
  const { said, list } = value;
  expect(`${said.title}${said.text}`.length).toBeLessThan(2_000);
  expect(JSON.stringify(list).length).toBeLessThan(6 * text.length + 5_000);
  return value;
}

function explain(text: string) {
  const pasted = findRevertData(text, known);
  const explained = pasted.kind === 'data' ? explainError(pasted.data, errors, older) : undefined;
  const said = describeRevert(pasted, explained);
  let list: ReturnType<typeof decodeArguments> | null = null;
  try {
    list = explained ? decodeArguments(explained) : null;
  } catch (error) {
    // As documented: the page catches it.
    expect(error).toBeInstanceOf(Error);
  }
  return { explained, said, list };
}

test('revert data of every error is decoded to what was encoded', async () => {
  const kinds: readonly Kind[] = [...all, ...builtIn];
  for (const { input } of corpus<Hex>('revert')) {
    compare(
      kinds.find(({ selector }) => selector === input.slice(0, 10)),
      input,
    );
  }
  for (const kind of kinds) {
    const honest = argumentsOf(kind.selector, kind.parameters);
    const check = fc.property(honest, (data) => compare(kind, data));
    await attack(check, { runs: 4, share: 0.05 / kinds.length });
  }
});

function compare(kind: Kind | undefined, data: Hex): void {
  if (!kind) throw new Error('There is no such error.');
  const { explained, list } = read(data);
  expect(explained?.state, data).toBe('whole');
  const values = list?.map(({ type, value }) => (/^u?int/.test(type) ? BigInt(value) : value));
  expect(encode(kind.selector, kind.parameters, values ?? [])).toBe(data);
}

test('corrupted revert data, and any text around it, is answered in words', async () => {
  const data = anyError
    .chain(({ selector, parameters }) => argumentsOf(selector, parameters))
    .chain((honest) => fc.oneof(fc.constant(honest), corrupted(honest)));
  const around = fc.oneof(
    fc.constant(''),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      '0x',
      'custom error 0x',
      'panic code ',
      '\n',
      '{"data":"',
      '": ',
      '0'.repeat(64),
    ),
  );
  await attack(
    fc.property(around, data, around, fc.nat({ max: 40 }), (before, hex: Hex, after, times) => {
      read(`${before}${hex}${after}`);
      read(`${before}${hex}${after}`.repeat(times).slice(0, LONGEST_INPUT + 1));
    }),
    { runs: 400, share: 0.05 },
  );
});
