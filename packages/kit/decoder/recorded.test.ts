import { it } from 'vitest';
import { encodeAbiParameters } from 'viem';
import { readErrors } from '@sablier-docs/reference/errors';
import { recordOf, recordsIn } from '@sablier-docs/testing/recorded';
import { decodeArguments } from './arguments';
import { allCodes, coded } from './codes';
import { describeRevert } from './describe';
import { builtInSelectors, explainError } from './explain';
import { feeSentence } from './fee-sentence';
import { findRevertData } from './find-revert-data';
import { corpusRows, reasons, reasonShapes } from './testing-corpus';

/* Sees an error that is named, decoded or explained otherwise after a change of the code. */

const expectRecorded = recordsIn(import.meta.dirname);

const errors = readErrors(process.cwd());
const known = {
  names: new Set(errors.map(({ name }) => name)),
  selectors: new Set([...errors.map(({ selector }) => selector), ...builtInSelectors]),
};
const ADDRESS = '0x8b1dD8774373729B7755202079F52D8c7444D335';

function explain(text: string) {
  const pasted = findRevertData(text, known);
  const found = pasted.kind === 'data' ? explainError(pasted.data, errors) : undefined;
  const { tone, title, text: says } = describeRevert(pasted, found);
  if (!found) return { says: `${tone}: ${title}. ${says}` };
  const { fact, error, state } = found;
  const list = ((): ReturnType<typeof decodeArguments> => {
    try {
      return decodeArguments(found);
    } catch {
      return [];
    }
  })();
  return {
    says: `${tone}: ${title}. ${says}`,
    state,
    arguments: list.map(({ name, type, value, note }) => [name, type, value, note].join(' ')),
    fee: feeSentence(error.name, list, 'ETH'),
    isKnown: fact !== undefined,
  };
}

it('explains each error, whole, cut and too long, as recorded', async () => {
  const samples = errors.flatMap(({ selector, parameters }) => {
    const values = parameters.map(({ type }, at) => {
      if (type === 'address') return ADDRESS;
      if (type === 'string') return `text ${at}`;
      if (type === 'bool') return true;
      if (type === 'bytes') return '0x12';
      if (type.startsWith('bytes')) return `0x${'12'.repeat(Number(type.slice(5)))}`;
      return BigInt(Number(/\d+/.exec(type)?.[0]) <= 8 ? 1 + at : 1_800_000_000 + at * 1_000);
    });
    const data = `${selector}${encodeAbiParameters(parameters as never, values as never).slice(2)}`;
    return [data, data.slice(0, -10), `${data}00`];
  });
  await expectRecorded(await recordOf(samples, explain, 'none'), 'errors.txt');
});

it('explains messages of wallets and nodes as recorded', async () => {
  const samples = [
    ...corpusRows.map(([, text]) => text),
    ...reasons.flatMap(([reason]) => reasonShapes.slice(0, 2).map(([, shape]) => shape(reason))),
    ...[
      '',
      'x',
      '0x',
      '0x12',
      '0xzz',
      `0x${'ab'.repeat(20)}`,
      `0x${'ab'.repeat(32)}`,
      'SablierLockup_Overdrawn',
      'x'.repeat(20_001),
    ],
  ];
  await expectRecorded(await recordOf(samples, explain, 'none'), 'messages.txt');
  await expectRecorded(await recordOf(allCodes, coded, 'none'), 'codes.txt');
});
