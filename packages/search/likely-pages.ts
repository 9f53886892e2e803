import { editDistance } from './embedded/edit-distance.ts';
import { inflectionsOf } from './embedded/inflections.ts';
import { isLegacy, isSnippet } from './page-paths.ts';

/** A page by its address and its title. */
export interface ListedPage {
  path: string;
  title: string;
}

/** How many pages are offered for an address that has none. */
const MOST = 3;

/** Words of addresses that name no subject, here or on sites that linked to this one. */
const FILLER =
  /^(?:docs?|documentation|www|https?|en|latest|stable|index|html?|mdx?|pages?|the|a|of|an|to|and|for|in|with|no|such|not|my|your)$/;

/** Names of contracts begin with the kind of their page, the brand and a release that is no part of the name now. */
const PREFIX = /^(?:abstract|contract|interface|library|struct|sablier)$/;

/** How much a word counts in the last part of an address, and in the parts before it. */
const PLACE = { last: 2, above: 1 };

/** Quality of a word that a page has in the last part of its address, in its title, or further up. */
const FIELD = { last: 1, title: 0.9, above: 0.6 };

/** Quality of a word that a page has in another form, by its first letters, or with a typing error. */
const FORM = { inflected: 0.95, start: 0.75, typo: 0.7 };

/** Share of the weight of the asked words from which a page is worth a reader's time. */
const LEAST = 0.3;

/** Share of its score that a page about an older release keeps, and one that other pages include. */
const KEPT = { older: 0.85, snippet: 0.4 };

/** Share that each word of its own costs a page, and each part of its address. */
const OTHER = { word: 0.05, part: 0.03 };

/** Share of its weight that a word keeps which no page has: the other words of the address say more. */
const UNKNOWN = 0.3;

/** Typing errors in a whole address, from which the page is meant all the same. */
const EDITS = 2;

/** The words of a part of an address or of a title, in small letters: `SablierV2LockupLinear` has four. */
function wordsIn(text: string): string[] {
  const spaced = text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\d)(\p{Lu})/gu, '$1 $2');
  return (spaced.toLowerCase().match(/(?:v(?=\d))?\d+(?:\.\d+)*|\p{L}+/gu) ?? [])
    .map((word) => word.replace(/^v(?=\d)/, ''))
    .filter((word) => !FILLER.test(word));
}

/** The parts of an address, decoded where they can be. */
function partsOf(address: string): string[] {
  const [path = ''] = address.split(/[?#]/);
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // An invalid percent sign: the letters around it are read.
    text = path.replace(/%[\da-f]{0,2}/gi, ' ');
  }
  return text
    .replace(/(?:\.html?|\.mdx?)$/i, '')
    .split('/')
    .filter(Boolean);
}

/** The pages that `llms.txt` lists, which is a few kilobytes for all of them. */
export function listedPages(llms: string): ListedPage[] {
  const found = llms.matchAll(/^- \[(?<title>.+)\]\(https?:\/\/[^/]+(?<path>\/[^)]+)\.md\)/gm);
  return [...found].map(({ groups }) => ({
    path: groups?.path ?? '/',
    title: groups?.title ?? '',
  }));
}

interface AskedWord {
  word: string;
  forms: Set<string>;
  weight: number;
}

interface ReadPage extends ListedPage {
  last: string[];
  above: string[];
  titled: string[];
}

/**
 * The pages that an address without a page may mean, best first: those that share its words, the rare ones and those at
 * its end before all. Forms of a word, its first letters and one typing error count less.
 * @param address a path, with or without query and hash
 * @returns at most three pages; none if no page shares enough with the address
 */
export function likelyPages(address: string, pages: readonly ListedPage[]): ListedPage[] {
  const read = pages.map(readPage);
  const parts = partsOf(address);
  const asked = askedWords(parts, read);
  const all = asked.reduce((sum, { weight }) => sum + weight, 0);
  const whole = `/${parts.join('/')}`.toLowerCase();
  return read
    .map((page) => {
      const shared = all > 0 ? scoreOf(page, asked) / all : 0;
      const edits = editDistance(whole, page.path.toLowerCase(), EDITS);
      return { page, score: edits <= EDITS ? 1 + shared - edits / 10 : shared };
    })
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ page: { path, title } }) => ({ path, title }));
}

function readPage({ path, title }: ListedPage): ReadPage {
  const parts = path.split('/').filter(Boolean);
  return {
    path,
    title,
    last: wordsIn(parts.at(-1) ?? ''),
    above: parts.slice(0, -1).flatMap(wordsIn),
    titled: wordsIn(title),
  };
}

/** The words of an address with their weights: by place, and by how few pages have them. */
function askedWords(parts: readonly string[], pages: readonly ReadPage[]): AskedWord[] {
  const weights = new Map<string, number>();
  parts.forEach((part, at) => {
    const place = at === parts.length - 1 ? PLACE.last : PLACE.above;
    for (const word of wordsIn(part)) weights.set(word, Math.max(weights.get(word) ?? 0, place));
  });
  return [...weights].map(([word, place]) => {
    const forms = new Set([...inflectionsOf(word), `${word}s`, word.replace(/s$/, '')]);
    const having = pages.filter(
      ({ last, above, titled }) => bestForm({ word, forms }, [...last, ...above, ...titled]) > 0,
    );
    const rarity = Math.log(1 + pages.length / (1 + having.length));
    const telling = PREFIX.test(word) ? 0.2 : having.length > 0 ? 1 : UNKNOWN;
    return { word, forms, weight: place * rarity * telling };
  });
}

function scoreOf({ path, last, above, titled }: ReadPage, asked: readonly AskedWord[]): number {
  let found = 0;
  for (const one of asked) {
    const quality = Math.max(
      FIELD.last * bestForm(one, last),
      FIELD.title * bestForm(one, titled),
      FIELD.above * bestForm(one, above),
    );
    found += one.weight * quality;
  }
  const words = new Set(asked.map(({ word }) => word));
  const foreign = last.filter((word) => !words.has(word) && !PREFIX.test(word)).length;
  const depth = path.split('/').length - 1;
  const kept = isLegacy(path) ? KEPT.older : isSnippet(path) ? KEPT.snippet : 1;
  return (found / (1 + OTHER.word * foreign + OTHER.part * depth)) * kept;
}

/** How well the best of a page's words matches an asked one, 0 to 1. */
function bestForm(
  { word, forms }: Pick<AskedWord, 'word' | 'forms'>,
  own: readonly string[],
): number {
  let best = 0;
  for (const one of own) {
    if (one === word) return 1;
    if (forms.has(one)) best = Math.max(best, FORM.inflected);
    else if (word.length > 3 && (one.startsWith(word) || (one.length > 3 && word.startsWith(one))))
      best = Math.max(best, FORM.start);
    else if (word.length > 3 && editDistance(word, one, 1) <= 1) best = Math.max(best, FORM.typo);
  }
  return best;
}

/** Most characters of a query that is offered for an address. */
const LONGEST = 64;

/** The words to search for instead of an address: those of its last two parts, each once. */
export function queryOfAddress(address: string): string {
  const words = partsOf(address)
    .slice(-2)
    .flatMap(wordsIn)
    .filter((word) => !PREFIX.test(word) && !/^\d$/.test(word));
  let query = '';
  for (const word of new Set(words)) {
    const longer = query ? `${query} ${word}` : word;
    if (longer.length > LONGEST) break;
    query = longer;
  }
  return query;
}
