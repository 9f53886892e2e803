import { expect, it } from 'vitest';
import { readAccepted } from '@sablier-docs/proofs/sentences/accepted';
import { readStatements } from '@sablier-docs/proofs/sentences/read-tests';
import { faultsOf, openIn } from '../../../statements/narrow';

it('names what the words leave open and the range does not', () => {
  const usual = { kinds: ['lockup'] as const };
  expect(openIn('A stream that is canceled is over.', usual)).toEqual(['model']);
  expect(openIn('A linear stream that is canceled is over.', usual)).toEqual([]);
  expect(openIn('Anyone may always withdraw from a stream.', usual)).toEqual([
    'model',
    'moment',
    'caller',
  ]);
  const range = { of: 'lockup', model: 'any', caller: ['stranger'] };
  expect(openIn('Anyone may always withdraw from a stream.', { ...usual, range })).toEqual([
    'moment',
  ]);
  // Streams of Flow have no models.
  expect(openIn('Anyone may deposit into a stream.', { kinds: ['flow'] })).toEqual(['caller']);
  expect(openIn('Anyone may claim.', { kinds: ['airdropsV1_2'] })).toEqual(['caller']);
  // Rows of an index have no worlds.
  expect(openIn('Anyone may claim.', { kinds: ['indexer'] })).toEqual([]);
});

it('takes what a body runs in each case, a page of one model and words about things for what they are', () => {
  const usual = { kinds: ['lockup'] as const };
  const open = 'Anyone may withdraw from a stream.';
  expect(openIn(open, { ...usual, each: ['model'] })).toEqual(['caller']);
  expect(openIn(open, { ...usual, each: ['model', 'caller'] })).toEqual([]);
  expect(openIn(open, { ...usual, page: '/guides/x/batch-lockup-dynamic' })).toEqual(['caller']);
  expect(openIn(open, { ...usual, page: '/guides/x/lockup' })).toEqual(['model', 'caller']);
  for (const about of [
    'An entry that fails does not stop the others.',
    'If nobody acts, all is lost.',
    'An expiration of 0 means never.',
    'It contains only the id.',
  ])
    expect(openIn(about, usual)).toEqual([]);
  for (const about of [
    'Others, unless approved, can withdraw.',
    'Nobody can stop it.',
    'Only the sender may cancel.',
  ])
    expect(openIn(about, usual)).toEqual(['caller']);
});

it('names a product that the words name and the test leaves out', () => {
  const both = 'In Lockup the sender pays nothing, and in Flow neither.';
  expect(openIn(both, { kinds: ['lockup'] })).toEqual(['product']);
  expect(openIn(both, { kinds: ['lockupV1_2', 'flow'] })).toEqual([]);
  expect(openIn('Of a payment stream as of Lockup.', { kinds: ['flow'] })).toEqual(['product']);
  expect(openIn('Only Lockup has it.', { kinds: ['lockup'] })).toEqual([]);
  // No package has the bytecode of these releases of Flow.
  expect(openIn('Lockup before v3.0 and Flow before v2.0.', { kinds: ['lockupV1_2'] })).toEqual([]);
});

it('asks for a reason beside what is open, and for none beside what is not', () => {
  const statement = { page: '/a', id: 'b', file: 'c.ts', line: 1, kinds: ['lockup'] as const };
  expect(faultsOf('A stream.', statement)).toEqual([expect.stringContaining('"// model: ')]);
  expect(faultsOf('A stream.', { ...statement, settled: ['model'] })).toEqual([]);
  expect(faultsOf('A linear stream.', { ...statement, settled: ['model'] })).toEqual([
    'The words leave no model open: "// model: …" goes.',
  ]);
});

it('finds a run or a reason for each case of the words of every tested sentence', () => {
  const faults = readStatements().flatMap((statement) => {
    const { page, id, file, line } = statement;
    const sentence = readAccepted(page)[id] ?? '';
    return faultsOf(sentence, statement).map((says) => `${file}:${line} "${sentence}" ${says}`);
  });
  expect(faults).toEqual([]);
});
