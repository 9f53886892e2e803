import { describe, expect, it } from 'vitest';
import { readWrittenPages } from '../../../scripts/check/pages';
import { readWritten } from '../../../scripts/check/prose/page';
import {
  newTellings,
  readKnownTellings,
  REASONS,
  type KnownTellings,
} from '../../../scripts/check/prose/second-tellings';

const FACT =
  'A void erases the debt that the balance of a payment stream does not cover, for good.';
const AGAIN =
  'What the balance of the payment stream does not cover of the debt is erased by a void.';

/** Words are rare or common by what else the pages say. */
const others = Array.from(
  { length: 40 },
  (_, i) =>
    `A stream of kind${i} holds token${i} until moment${i}, and the balance of its sender pays amount${i}.`,
).join(' ');

const told = (texts: Readonly<Record<string, string>>, known: KnownTellings = {}) =>
  newTellings(
    Object.entries({ 'docs/other.mdx': others, ...texts }).map(([file, text]) =>
      readWritten({ file, text }),
    ),
    known,
  ).map(([{ file, text }, { at }]) => [file, text.slice(at, at + 8)]);

describe('a fact that two pages tell in other words', () => {
  it('is found on both, where the sentences begin', () => {
    expect(
      told({ 'docs/a.mdx': `One. ${FACT}`, 'docs/b.mdx': `Two.\n\n- ${AGAIN} Three.` }),
    ).toEqual([
      ['docs/a.mdx', 'A void e'],
      ['docs/b.mdx', '- What t'],
    ]);
  });

  it('is left alone where the list has it, and found again with a second fact', () => {
    const known = { 'a ~ b': { count: 1, because: 'warning' } } as const;
    const second = 'Foundry compiles samples with solc from npm before forge runs their tests.';
    expect(told({ 'docs/a.mdx': FACT, 'docs/b.mdx': AGAIN }, known)).toEqual([]);
    expect(
      told({ 'docs/a.mdx': `${FACT} ${second}`, 'docs/b.mdx': `${AGAIN} ${second}` }, known),
    ).toHaveLength(4);
  });

  it.each([
    ['one page', { 'docs/a.mdx': `${FACT}\n\n${AGAIN}` }],
    [
      'the same page of two products',
      { 'docs/api/lockup/envio/queries.mdx': FACT, 'docs/api/flow/the-graph/queries.mdx': AGAIN },
    ],
    ['a table of errors', { 'docs/a.mdx': FACT, 'docs/b.mdx': `## What can go wrong\n\n${AGAIN}` }],
    ['code', { 'docs/a.mdx': FACT, 'docs/b.mdx': `\`\`\`\n${AGAIN}\n\`\`\`` }],
    [
      'half a sentence and a link',
      {
        'docs/a.mdx': FACT,
        'docs/b.mdx': 'Do not [void a payment stream](/a) that owes you more.',
      },
    ],
    [
      'another fact in like words',
      {
        'docs/a.mdx': FACT,
        'docs/b.mdx': 'A pause keeps the debt of a payment stream, and its sender can restart it.',
      },
    ],
  ])('is not found in %s', (_, texts) => expect(told(texts)).toEqual([]));
});

describe('the pages of the site', () => {
  const known = readKnownTellings();

  it('tell no fact twice beyond the list', () => {
    const found = newTellings(readWrittenPages().map(readWritten), known);
    expect(found.map(([{ file }, { message }]) => `${file}: ${message}`)).toEqual([]);
  });

  it('share none without a reason', () => {
    const reasons = Object.keys(REASONS);
    expect(Object.entries(known).filter(([, { because }]) => !reasons.includes(because))).toEqual(
      [],
    );
    expect(new Set(Object.values(known).map(({ because }) => because))).toEqual(new Set(reasons));
  });

  it('have a list that does not grow', () => {
    const counts = Object.values(known).map(({ count }) => count);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(159);
  });
});
