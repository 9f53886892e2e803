import type { Kind } from '@sablier-docs/proofs/worlds/kinds';
import { dimensions } from '@sablier-docs/proofs/worlds/dimensions';
import type { Statement } from '@sablier-docs/proofs/sentences/read-tests';

const MODELS =
  /\b(?:linear|dynamic|tranched|tranches?|price-gated|price gate|segments?|cliff|granularity|unlock|curve)\b/i;

/** Pages about one model: their streams are of it. */
const OF_ONE_MODEL = /\/(?:batch-)?lockup-(?:linear|dynamic|tranched|price-gated)$/;

/** Words that leave a dimension open, by its name, and words that narrow it again. */
const OPEN: readonly { dimension: string; words: RegExp; unless?: RegExp }[] = [
  {
    dimension: 'model',
    words: /\b(?:(?:a|an|any|every|each|all|no) (?:[\w-]+ )?streams?|(?<!these )streams)\b/i,
    unless: MODELS,
  },
  {
    dimension: 'moment',
    words:
      /\b(?:always|(?<!means )never|at any time|any status|no deadline|from the first|until the end)\b/i,
  },
  {
    dimension: 'caller',
    words:
      /(?<!names? |approved )\b(?:any(?:one|body)(?!['’]s)|(?:nobody|no one)(?! (?:acts|funds|has)\b)|any (?:other )?(?:account|caller)|others,? (?:can(?!not)|may|unless)|by others|only the (?:sender|recipient|owner|admin|comptroller|holder|caller))\b/i,
  },
  { dimension: 'token', words: /\b(?:any|every|each|all) (?:ERC-20 )?tokens?\b/i },
];

/** Products whose newest release has bytecode, as sentences name them. */
const PRODUCTS: Partial<Record<Kind, RegExp>> = {
  lockup: /\bLockup\b|\bvesting streams?\b/,
  flow: /\bFlow\b|\bpayment streams?\b/,
};

/** Releases without bytecode, and lists in which products are no more than names. */
const NAMED_ONLY = /\bFlow (?:before )?v[12]\.|\bBob\b/;

/** Whether a sentence names both Lockup and Flow, and its test is on one of them. */
function isOnOne(sentence: string, tested: readonly Kind[]): boolean {
  const named = Object.entries(PRODUCTS).filter(([, name]) => name.test(sentence));
  const isTested = (product: string) => tested.some((kind) => kind.startsWith(product));
  return (
    named.length > 1 &&
    !NAMED_ONLY.test(sentence) &&
    named.some(([product]) => !isTested(product)) &&
    named.some(([product]) => isTested(product))
  );
}

/**
 * What a sentence leaves open and its test does not run, where worlds of its product differ in it; `product`
 * where it names two.
 */
export function openIn(
  sentence: string,
  {
    kinds,
    range,
    each = [],
    page = '',
  }: Pick<Statement, 'kinds' | 'range' | 'each'> & Partial<Pick<Statement, 'page'>>,
) {
  const known = [
    ...(kinds.includes('lockup') ? [dimensions.lockup] : []),
    ...(kinds.includes('flow') ? [dimensions.flow] : []),
    ...(kinds.includes('airdropsV1_2') ? [dimensions.airdrops] : []),
  ];
  const open = OPEN.filter(
    ({ dimension, words, unless }) =>
      known.some((of) => Object.hasOwn(of, dimension)) &&
      range?.[dimension] === undefined &&
      !each.includes(dimension) &&
      words.test(sentence) &&
      !unless?.test(sentence) &&
      !(dimension === 'model' && OF_ONE_MODEL.test(page)),
  ).map(({ dimension }) => dimension);
  return isOnOne(sentence, kinds) ? [...open, 'product'] : open;
}

/** What is wrong with the cases of a statement, a sentence for each dimension; nothing when they are those of its words. */
export function faultsOf(sentence: string, statement: Statement): string[] {
  const open = openIn(sentence, statement);
  const { settled = [] } = statement;
  return [
    ...open
      .filter((dimension) => !settled.includes(dimension))
      .map(
        (dimension) =>
          `The words speak of every ${dimension}, the test runs one. Run each, narrow the words, or say above the ` +
          `test why one decides: "// ${dimension}: the reason".`,
      ),
    ...settled
      .filter((dimension) => !open.includes(dimension))
      .map((dimension) => `The words leave no ${dimension} open: "// ${dimension}: …" goes.`),
  ];
}
