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
  const link = linkIn(text);
  if (link === undefined) return [];
  return [
    {
      kind: 'Check',
      title: 'Check it: is this Sablier?',
      text: 'The checker judges it by its letters and opens nothing. A hit below is no sign that it is real.',
      href: CHECKER + encodeURIComponent(link),
    },
  ];
}

/** A sentence of more words is about something else than the link in it. */
const MOST_WORDS = 9;

/** Sablier's own hosts, which a sentence names for other reasons than a doubt. */
const OWN = /^(?:https?:\/\/)?(?:[a-z\d-]+\.)*sablier\.com(?:[/?#]|$)/i;
const DOUBT = /\b(?:fake|genuine|legit\w*|official|phishing|real|safe|scam\w*|trust\w*)\b/i;

/** The text itself if it is a link, a host or a mailbox, or the only one in a sentence. */
function linkIn(text: string): string | undefined {
  if (isLink(text)) return text;
  const words = text.split(/\s+/).map((word) => word.replace(/^[("'“<]+|[)"'”>,;!?.]+$/gu, ''));
  const links = words.filter(isLink);
  const [link] = links;
  if (link === undefined || links.length > 1 || words.length > MOST_WORDS) return undefined;
  return OWN.test(link) && !DOUBT.test(text) ? undefined : link;
}
