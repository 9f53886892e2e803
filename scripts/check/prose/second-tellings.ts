import { readFileSync } from 'node:fs';
import type { Finding, WrittenPage } from './page';

/*
 * Finds a fact that two pages tell: corrected on one page, it stays wrong on the other. One page should tell it, and the
 * other link there in half a sentence. Facts that two pages share all the same are in a list, each with a reason.
 */

/** A sentence or a table row, where it begins in the text of its page, and the words that carry its meaning. */
interface Told {
  page: WrittenPage;
  at: number;
  text: string;
  words: ReadonlySet<string>;
}

interface SecondTelling {
  pages: readonly [Told, Told];
  /** What the words that both have weigh, of all that either has, or most of what the shorter one has. */
  likeness: number;
}

/** Why two pages may share a fact. */
export const REASONS = {
  step: 'what a reader types or presses, on each page where they do it',
  row: 'a row of a table that is read by itself: a field, a file, an error, a role',
  warning: 'a loss, said where a reader is about to cause it',
  release: 'what one release does, on its own page and on that of the upgrade',
  answer: 'an answer of a sentence or two, with a link to the page that tells the rest',
  alike: 'two facts in like words',
} as const;

/** How many facts each two pages may share, by their addresses ("concepts/fees ~ support/faq"), and why. */
export type KnownTellings = Readonly<
  Record<string, { readonly count: number; readonly because: keyof typeof REASONS }>
>;

const TELLINGS = 'config/lint/second-tellings.json';
export const readKnownTellings = (): KnownTellings =>
  JSON.parse(readFileSync(TELLINGS, 'utf8')) as KnownTellings;

/** The same fact. Rare words weigh more, so an edit elsewhere moves a likeness a little: the list begins below. */
const SAME = 0.58;
export const LISTED = 0.5;
/** Fewer words tell no fact of their own, nor do words that weigh less as a part of a longer sentence. */
const WORDS = 6;
const FACT = 28;
/** Pairs are looked for by words that at most this many sentences have. */
const RARE = 80;

/** Pages of one kind for different products, vendors, models, releases or libraries are alike on purpose. */
const VARIANT =
  /(?<=reference\/upgrades\/).*|(?<=guides\/start\/)(?:ethers|foundry|hardhat|viem|wagmi)|lockup|flow|airdrops|legacy|envio|the-graph|linear|dynamic|tranched|price-gated|v\d\.\d/g;

/** Code, comments, formulas, targets of links, tags, headings, and the sections that the grammar of pages repeats. */
const HIDDEN =
  /^ *(`{3,}|~{3,})[\s\S]*?^ *\1.*$|\{\/\*[\s\S]*?\*\/\}|\$\$[\s\S]*?\$\$|(?<=\])\([^)]*\)|<[^>]*>|^(?:import|export) .*$|^## (?:Next|What you need|What can go wrong|Try it|Run it)\b.*\n(?:(?!^## )[\s\S])*|^#.*$/gm;
const SENTENCE = /(?<=[.!?]["”’)*]*)\s+(?=\S)|\n(?=\s*\n|\s*(?:[-*]|\d+\.) |\s*\||:::)/;
const COMMON =
  /^(?:an?|the|and|or|of|to|in|on|at|by|for|from|with|is|are|be|it|its|that|this|which|who|as|if|not|no|you|your|has|have|can|does|do|so|than|then|when|was|one)$/;

const stem = (word: string) =>
  word.replace(/(?:'s|ies|es|s|ed|ing|al|als)$/, '').replace(/(.)\1$/, '$1');
const meaningOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[a-z_][\w.']*\w|\d[\d.,]*\d|\d/g) ?? [])
      .filter((word) => !COMMON.test(word))
      .map(stem),
  );

function tellingsOf(page: WrittenPage): Told[] {
  const text = page.body.replace(HIDDEN, (hidden) => hidden.replace(/[^\n]/g, ' '));
  let end = 0;
  return text.split(SENTENCE).flatMap((sentence) => {
    const begins = text.indexOf(sentence, end);
    end = begins + sentence.length;
    const words = meaningOf(sentence);
    const at = begins + sentence.search(/\S|$/);
    const told = { page, at, text: sentence.replace(/\s+/g, ' ').trim(), words };
    return words.size < WORDS ? [] : [told];
  });
}

/** Pairs of sentences on two of the pages that say nearly the same. */
function secondTellings(pages: readonly WrittenPage[]): SecondTelling[] {
  const told = pages.flatMap(tellingsOf);
  const kinds = told.map(({ page }) => page.file.replace(VARIANT, '*'));
  const having = new Map<string, number[]>();
  for (const [i, { words }] of told.entries())
    for (const word of words) having.set(word, [...(having.get(word) ?? []), i]);
  const weigh = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + Math.log(told.length / (having.get(word)?.length ?? 1)), 0);
  const weights = told.map(({ words }) => weigh([...words]));
  return told.flatMap((second, i) => {
    const near = [...second.words].map((word) => having.get(word) ?? []);
    const others = new Set(near.filter(({ length }) => length <= RARE).flat());
    return [...others].flatMap((j): SecondTelling[] => {
      const first = told[j];
      if (!first || j >= i || kinds[j] === kinds[i]) return [];
      const shared = weigh([...second.words].filter((word) => first.words.has(word)));
      const [one = 0, other = 0] = [weights[i], weights[j]];
      const within = shared < FACT ? 0 : (0.75 * shared) / Math.min(one, other);
      const likeness = Math.max(shared / (one + other - shared), within);
      return likeness < LISTED ? [] : [{ pages: [first, second], likeness }];
    });
  });
}

const addressOf = ({ page }: Told) => page.file.replace(/^docs\/|\.mdx$/g, '');
const pairOf = ({ pages }: SecondTelling): string => pages.map(addressOf).sort().join(' ~ ');

/** Facts that two pages tell and the list does not have, on both. */
export function newTellings(
  pages: readonly WrittenPage[],
  known: KnownTellings,
): [WrittenPage, Finding][] {
  const found = secondTellings(pages);
  const count = (pair: string) => found.filter((one) => pairOf(one) === pair).length;
  return found
    .filter((one) => one.likeness >= SAME && count(pairOf(one)) > (known[pairOf(one)]?.count ?? 0))
    .flatMap(({ pages: [first, second] }) =>
      [first, second].map((here): [WrittenPage, Finding] => {
        const there = here === first ? second : first;
        const message = `${there.page.file} tells this too: "${there.text.slice(0, 120)}". Tell it on one page, and link to it from the other with half a sentence.`;
        return [here.page, { at: here.at, message }];
      }),
    );
}
