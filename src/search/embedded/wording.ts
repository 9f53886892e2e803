// cspell:ignore approv creat dont paus renounc stak unstak verif withdr
import { wholeWords } from '../synonyms.ts';
import { wordsOf } from '../tokens.ts';

/** Words that make a sentence and say nothing about its subject. */
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

/** Words of somebody who asks a question and does not name a thing. */
const ASKING =
  /^(?:am|are|can|cant|cannot|do|does|did|has|have|how|i|is|may|me|mine|my|should|somebody|someone|what|when|where|who|why|will)$/;

/** `createWithTimestampsLL`, `SablierFlow_Overdraw`, `by_pk`, `0x066920d7`. */
const IDENTIFIER = /[a-z][A-Z]|[A-Za-z]_[A-Za-z]|\b0x[0-9a-f]{2}/;

/** What the wording says about who asks. */
export type Intent = 'question' | 'identifier' | 'plain';

/** Who says such a word writes code, whatever the form of the question. */
const CODE =
  /^(?:abi|api|block|calldata|chain|code|contracts?|deploy|erc20|events?|fork|foundry|function|graphql|hooks?|onchain|oracle|query|reverts?|solidity|storage|subgraph|struct|typescript|wagmi|wei)$/;

export function intentOf(query: string): Intent {
  const words = wholeWords(query);
  if (IDENTIFIER.test(query)) {
    // A question about a function is answered by a guide as often; an error leads to its own entry.
    if (/[A-Za-z]_[A-Za-z]|0x[0-9a-f]{2}/.test(query)) return 'identifier';
    const others = wordsOf(query).filter(
      ({ raw }) => !IDENTIFIER.test(raw) && !FUNCTION_WORDS.has(raw.toLowerCase()),
    );
    return others.length > 1 ? 'plain' : 'identifier';
  }
  if (words.some((word) => CODE.test(word))) return 'plain';
  return words.length > 2 && words.some((word) => ASKING.test(word)) ? 'question' : 'plain';
}

/** `but not`, `instead of` and `rather than` come before what the reader does not look for. */
const RULES_OUT = /^(?:but not|instead of|rather than)$/;

/** Whether word number `at` of a query only says what is not asked for, or that a chain is meant. */
export function isAside(words: readonly string[], at: number): boolean {
  if (RULES_OUT.test(words.slice(Math.max(0, at - 2), at).join(' '))) return true;
  // `detect a transfer on chain` asks about no chain.
  return at === words.length - 1 && words[at] === 'chain' && words[at - 1] === 'on';
}

/** What people do with streams and campaigns; inflections begin alike. */
const ACTS =
  /^(?:adjust|approv|burn|cancel|claim|clawback|creat|deposit|paus|refund|renounc|restart|stak|transfer|unstak|verif|void|withdr)/;

/** The acts that some terms name: `withdr` for `withdrawing`. */
export const actsIn = (terms: readonly string[]): string[] =>
  terms.flatMap((term) => ACTS.exec(term)?.[0] ?? []);
