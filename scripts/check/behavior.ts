import { replacedWords } from '@sablier-docs/proofs/sentences/free-words';

/*
 * Sentences that say how the contracts behave: what becomes of tokens, amounts, events, approvals and states. They have no role
 * and no figure that anything could be compared with, so a word of theirs decides: "rounds down" or "up".
 */

/** A thing of the contracts, in words without those of links. */
const THING =
  /\b(?:contracts?|lockup|flow|campaigns?|comptroller|streams?|deposits?|debts?|balances?|amounts?|tokens?|coins?|nfts?|approvals?|allowances?|transfers?|withdrawals?|cancellations?|refunds?|claims?|void(?:s|ed|ing)?|paus(?:e|es|ed|ing)|restarts?|renounc\w+|burns?|schedule|curve|cliff|segments?|tranches?|unlocks?|snapshots?|rates?|rounding|remainder|divisions?|fractions?|hooks?|events?|logs?|fees?|feeds?|oracle|price|proofs?|roots?|leaf|leaves|signatures?|attestations?|clawbacks?|batch(?:es)?|calls?|transactions?|functions?|getters?|status(?:es)?|flags?|index(?:es)?|released|owed|streamed|withdrawable)\b|`x`/i;

/** What sentences about pages, tools, samples and machines of readers are about. */
const ELSEWHERE =
  /\b(?:pages?|tools?|tables?|buttons?|fields?|forms?|apps?|wizards?|checkers?|desks?|calculators?|playground|sites?|browsers?|explorers?|links?|samples?|examples?|guides?|sections?|scripts?|tests?|clients?|servers?|files?|folders?|packages?|commands?|terminals?|projects?|compilers?|viem|wagmi|ethers|npm|safe|marketplaces?|exchanges?|teams?|company|figures?|plots?|columns?|csv|json|quer(?:y|ies)|vendors?|endpoints?|api|repositor(?:y|ies)|audits?|reports?|source|solidity|typescript|you|your)\b/i;

/** Advice, also after a condition. */
const INSTRUCTION =
  /^(?:[-*] |\d+\. )?(?:\*\*[^*]+\*\* )?(?:(?:After|Before|For|If|In|Then|To|When)\b[^,]*,? )?(?:add|approve|ask|call|cancel|check|choose|claim|compare|copy|create|deploy|deposit|do|enter|find|keep|leave|let|look|make|open|pass|prefer|press|put|read|run|save|see|send|set|show|start|store|take|use|wait|withdraw|write) /i;

/** What becomes of things, as verbs of one or of several, and as participles. */
const VERBS =
  'round keep stay remain clear emit come arrive leave follow precede revert fail succeed pay return move grow fall rise drop add use start stop end reset change update delete erase mint accept refuse reject send receive forward lose lock unlock accrue expire skip ignore block bounce answer wait collect overwrite merge split join survive restore wake settle cost consume adapt adjust extend shorten double halve convert credit charge deduct repeat record carry';
const SINGULAR = VERBS.replaceAll(' ', 's|').concat('s|goes|copies');
const BECOMES = new RegExp(
  [
    `\\b(?:${SINGULAR})\\b`,
    `\\b\\w+[^s\\W]s (?:\\w+ ){0,3}(?:${VERBS.replaceAll(' ', '|')}|go)\\b`,
    '\\b(?:is|are|was|were|be|been|gets?) (?:\\w+ ){0,2}(?:rounded|kept|cleared|emitted|lost|added|erased|deleted|refunded|returned|moved|sent|paid|stored|locked|unlocked|reset|rejected|refused|accepted|skipped|ignored|forgotten|shared|split|merged|restored|burned|minted|used up|written|updated|counted|taken|left|credited|spent|copied|checked|called|asked)\\b',
  ].join('|'),
  'i',
);

/** What a sentence says itself: words of a link are told where it leads. */
export const ownWords = (line: string): string =>
  line
    .replace(/\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/`[^`]*`/g, '`x`');

const isOfContracts = (words: string) =>
  THING.test(words) && !ELSEWHERE.test(words) && !INSTRUCTION.test(words);

/** Whether a sentence says what becomes of things of the contracts, and no link leads to its proof. */
export function saysBehavior(line: string): boolean {
  const words = ownWords(line);
  return !/\]\(|^\|/.test(line) && isOfContracts(words) && BECOMES.test(words);
}

/** The words of a sentence about the contracts that took the place of others in its edit. */
export function turnedBehavior(was: string, now: string): string[] {
  const [old, next] = [ownWords(was), ownWords(now)];
  return isOfContracts(old) || isOfContracts(next) ? replacedWords(old, next) : [];
}
