// cspell:words opbnb pulsechain moonbeam moonriver metis cronos kava starknet aptos bitcoin
import type { ChainFact } from '@sablier-docs/protocol/chains';
import type { DirectAnswer } from './types';

/** Ends of a chain's name that don't belong to it. */
const END = String.raw`(?: chain| network| mainnet)?\s*\??$`;
const VERBS =
  'on|support|available on|deployed on|live on|work on|working on|run on|exist on|come to|coming to';

/** Questions whether Sablier is on a chain, each with the chain's name as its one group. */
const ASKED = [
  `^(?:is |does |will |can )?sablier (?:is |be )?(?:${VERBS}) (?:the )?(.+?)${END}`,
  `^(?:can i|can we|how do i|do you) (?:use|run|support|have) sablier on (?:the )?(.+?)${END}`,
  `^(?:do you|does it) (?:support|run on|work on) (?:the )?(.+?)${END}`,
  String.raw`^is (?:the )?(.+?)(?: chain| network| mainnet)? supported\s*\??$`,
].map((pattern) => new RegExp(pattern, 'i'));

const chainIn = (text: string): string | undefined => {
  for (const pattern of ASKED) {
    const [, name] = pattern.exec(text) ?? [];
    if (name !== undefined) return name.trim();
  }
  return undefined;
};

/** Whether a question with a name that is in no list speaks of a chain, and not of a wallet, a file or a device. */
const speaksOfChain = (text: string): boolean =>
  /\b(?:chain|network|mainnet)\b/i.test(text) ||
  (/\bsablier\b/i.test(text) && /\b(?:on|come to|coming to) (?:the )?[a-z\d]+\s*\??$/i.test(text));

/** What Sablier may be on that is no chain. */
const NO_CHAIN =
  /^(?:android|desktop|discord|etherscan|farcaster|github|ios|ipad|iphone|ledger|mobile|opensea|phone|safe|tablet|telegram|testnets?|trezor|twitter|web|x|youtube)$/;

/** Chains that people ask for by their name alone. A test compares them with the table. */
export const ASKED_ALONE: readonly string[] = [
  'mantle',
  'zora',
  'opbnb',
  'fantom',
  'moonbeam',
  'moonriver',
  'metis',
  'cronos',
  'kava',
  'pulsechain',
  'aurora',
  'harmony',
  'boba',
  'starknet',
  'aptos',
  'sui',
  'tron',
  'bitcoin',
];

/** The name of a chain that is not listed, where a sentence speaks of it: `on tron`, `tron network`. */
const NAMED = new RegExp(
  String.raw`\b(?:on|to|from|for|support) (?:the )?(${ASKED_ALONE.join('|')})\b|\b(${ASKED_ALONE.join('|')}) (?:chain|network|mainnet|support\w*)\b`,
  'i',
);

/** A question of more letters is about more than a chain. */
const LONGEST_NAME = 30;

/** The answer for a chain that is in no list; empty for other words. */
export function answerUnlisted(text: string, chains: readonly ChainFact[]): DirectAnswer[] {
  const named = NAMED.exec(text);
  const sure = named?.[1] ?? named?.[2] ?? (isAskedAlone(text) ? text : undefined);
  const asked = (sure ?? (speaksOfChain(text) ? chainIn(text) : undefined))?.trim().toLowerCase();
  if (asked === undefined || asked === 'solana' || asked.length > LONGEST_NAME) return [];
  if (NO_CHAIN.test(asked)) return [];
  const listed = chains.some(({ name, slug }) =>
    [name.toLowerCase(), slug].some((one) => one === asked || one.split(/[\s-]/)[0] === asked),
  );
  if (listed) return [];
  return [
    {
      kind: 'Chain',
      title: `“${asked}” is not in the table: not deployed`,
      text: 'The table has every chain with contracts of Sablier. Compare the spelling; a contract elsewhere is not Sablier’s.',
      href: '/concepts/chains',
    },
  ];
}

const isAskedAlone = (text: string): boolean => ASKED_ALONE.includes(text.trim().toLowerCase());

/** The name of the chain in a question such as “is Sablier on Base”; the text itself for any other. */
export const chainAskedFor = (text: string): string => chainIn(text) ?? text.trim();
