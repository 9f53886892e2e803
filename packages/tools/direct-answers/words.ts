// cspell:words opbnb pulsechain moonbeam moonriver metis cronos kava starknet aptos bitcoin
import type { ChainFact } from '@sablier-docs/protocol/chains';
import type { DirectAnswer } from './types';

const CHECKER = '/support/is-this-sablier#check=';

/** Functions that people are asked to sign and that no page of the reference has. */
const SIGNED = /^(approveHash|setApprovalForAll|multiSend|execTransaction)(?:\s*\(.*\))?$/i;

/** Ends of hosts that are not also ends of names in code, such as `msg.sender` or `README.md`. */
const ENDS =
  'app|biz|cash|click|club|co|com|dev|eth|events|exchange|fi|finance|fund|info|io|link|live|me|money|net|network|online|org|pro|shop|site|support|tech|top|trade|vip|website|world|xyz';
const HOST = new RegExp(`^(?:[\\p{L}\\d-]+\\.)+(?:${ENDS})(?:[/?#:]\\S*)?$`, 'iu');

const isLink = (text: string): boolean =>
  /^[a-z][a-z\d+.-]*:\/\/\S+$/i.test(text) ||
  /^[^\s@/]+@[^\s@/]+\.[^\s@/]{2,}$/.test(text) ||
  HOST.test(text);

/** A function, a link, a host or a mailbox, which the checker judges before any page. */
export function answerText(text: string): DirectAnswer[] {
  const signed = SIGNED.exec(text)?.[1];
  if (signed) {
    return [
      {
        kind: 'Call data',
        title: `${signed}: what would you sign?`,
        text: 'What it does, and when Sablier needs it. The checker there reads the call data.',
        href: '/support/is-this-sablier#signing',
      },
    ];
  }
  if (!isLink(text)) return [];
  return [
    {
      kind: 'Check',
      title: 'Check it: is this Sablier?',
      text: 'The checker judges it by its letters and opens nothing. A hit below is no sign that it is real.',
      href: CHECKER + encodeURIComponent(text),
    },
  ];
}

const ASKED =
  /^(?:is |does )?sablier (?:is )?(?:on|support|available on|deployed on) (?:the )?(.+?)(?: chain| network| mainnet)?\s*\??$|^(?:is sablier (?:on|available on|deployed on)|sablier on) (?:the )?(.+?)(?: chain| network| mainnet)?\s*\??$/i;

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

/** The answer for a chain that is in no list; empty for other words. */
export function answerUnlisted(text: string, chains: readonly ChainFact[]): DirectAnswer[] {
  const found = ASKED.exec(text);
  const asked = (found?.[1] ?? found?.[2] ?? text).trim().toLowerCase();
  const isAsked = found !== null || ASKED_ALONE.includes(asked);
  const listed = chains.some(({ name, slug }) =>
    [name.toLowerCase(), slug].some((one) => one === asked || one.split(/[\s-]/)[0] === asked),
  );
  if (!isAsked || listed || asked === 'solana' || asked.length > 30) return [];
  return [
    {
      kind: 'Chain',
      title: `“${asked}” is not in the table: not deployed`,
      text: 'The table has every chain with contracts of Sablier. Compare the spelling; a contract elsewhere is not Sablier’s.',
      href: '/concepts/chains',
    },
  ];
}

/** The name of the chain in a question such as “is Sablier on Base”; the text itself for any other. */
export const chainAskedFor = (text: string): string => {
  const found = ASKED.exec(text);
  return (found?.[1] ?? found?.[2] ?? text).trim();
};
