// cspell:ignore approv creat dont paus renounc stak unstak verif withdr
import { wholeWords } from './synonyms.ts';
import { wordsOf } from './tokens.ts';

/** Words that are part of the grammar of a sentence and don't name its subject. */
export const FUNCTION_WORDS = new Set(
  (
    'a about after against all already am an and any anybody anyone are as at be because been before being ' +
    'between but by can cannot could detect determine did difference do does doing done dont each else enough ' +
    'even exactly for from get gets getting go going got had happen happens has have having he her here him ' +
    'his how i if im in into is it its ive just know let like make many may me might much must my need no ' +
    'not of on one only or other our out please possible shall she should so some somebody someone something ' +
    'still tell than that the their them then there these they thing this those though to too try trying up us ' +
    'use used using very want wants was way we were what when where which while who whom whose why will ' +
    'with without work works would yet you your yours'
  ).split(' '),
);

/**
 * Everyday words that say little about the subject. Few pages have them, so their rarity alone would put the
 * sections first that happen to contain them: "press" of "worker quit yesterday what do I press".
 */
export const VAGUE_WORDS = new Set(
  (
    'ago again almost along also always anymore anyway around away back bad best better big bit both bring came ' +
    'come comes coming easily easy ever every everybody everyone everything far few finally good great guy guys ' +
    'hand here hey hi hello inside instead keep keeps kind lately later little long look looking looks lot lots ' +
    'maybe mean means more most move myself nearly never nothing now often ok once own ours part people person ' +
    'piece place press properly put quick quickly quite rather ready really right same say saying says see seem ' +
    'seems show shows simple since sometimes somewhere soon such suddenly sure take takes taking talk thank thanks ' +
    'think today together told tomorrow tonight took until usually way well whole within word world yesterday'
  ).split(' '),
);

/** Words of a question. */
const ASKING =
  /^(?:am|are|can|cant|cannot|do|does|did|has|have|how|i|is|may|me|mine|my|our|ours|she|he|they|we|should|somebody|someone|what|when|where|who|why|will)$/;

/** `createWithTimestampsLL`, `SablierFlow_Overdraw`, `by_pk`, `0x066920d7`. */
export const IDENTIFIER = /[a-z][A-Z]|[A-Za-z]_[A-Za-z]|\b0x[0-9a-f]{2}/;

/** The kind of query, by its wording. */
export type Intent = 'question' | 'identifier' | 'code' | 'plain';

/** Words of people who write code: a query with one is not a layperson's question. */
const CODE =
  /^(?:abis?|anvil|api|block|calldata|chain|code|contracts?|decode|deploy|encode|erc20|erc721|ethers|events?|fork|foundry|functions?|graphql|hardhat|hooks?|indexer|json|onchain|oracle|query|reverts?|reverted|rpc|sdk|solidity|storage|subgraph|struct|typescript|viem|wagmi|wei)$/;

export function queryIntent(query: string): Intent {
  const words = wholeWords(query);
  if (IDENTIFIER.test(query)) {
    // For a function, a guide is as often the answer as the reference; an error leads to its own entry.
    if (/[A-Za-z]_[A-Za-z]|0x[0-9a-f]{2}/.test(query)) return 'identifier';
    const others = wordsOf(query).filter(
      ({ raw }) => !IDENTIFIER.test(raw) && !FUNCTION_WORDS.has(raw.toLowerCase()),
    );
    return others.length > 1 ? 'plain' : 'identifier';
  }
  if (words.some((word) => CODE.test(word))) return 'code';
  return words.length > 2 && words.some((word) => ASKING.test(word)) ? 'question' : 'plain';
}

/** Phrases before a word that the reader is not looking for. */
const RULES_OUT = /^(?:but not|instead of|rather than)$/;

/** Whether the word at an index is an aside: something that is not searched for, or the end of `on chain`. */
export function isAside(words: readonly string[], at: number): boolean {
  if (RULES_OUT.test(words.slice(Math.max(0, at - 2), at).join(' '))) return true;
  // `detect a transfer on chain` is not about a chain.
  return at === words.length - 1 && words[at] === 'chain' && words[at - 1] === 'on';
}

/** Words after which a number is a name: `ERC 20`, `chain 137`, `error 4001`. */
const NUMBERED =
  /^(?:v|version|release|erc|eip|chain|error|code|id|stream|step|past|over|above|under)$/;

/** Whether the word at an index only counts things in a sentence: the `3` of `i pay 3 people`; years don't. */
export const isCount = (words: readonly string[], at: number): boolean =>
  /^\d{1,3}$/.test(words[at] ?? '') && at < words.length - 1 && !NUMBERED.test(words[at - 1] ?? '');

/** Stems of the actions on streams and campaigns. */
const ACTS =
  /^(?:adjust|approv|burn|cancel|claim|clawback|creat|deposit|paus|refund|renounc|restart|stak|transfer|unstak|verif|void|withdr)/;

/** The actions among some terms: `withdr` for `withdrawing`. */
export const actsNamedBy = (terms: readonly string[]): string[] =>
  terms.flatMap((term) => ACTS.exec(term)?.[0] ?? []);
