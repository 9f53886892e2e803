import { parseExactUrl } from '../../links/parse-url';
import { judgeAddress } from './addresses';
import { hostOf } from './hosts';
import { judgeLinkContents, judgeStream } from './link-contents';
import { judgeLink } from './links';
import { judgeMail } from './mail';
import { describeFinding } from './describe';
import type { Finding, KnownLists, Official } from './types';

const PAIRS = ['""', "''", '“”', '‘’', '«»', '<>', '()', '[]', '``'].map(
  (pair) => [pair.charAt(0), pair.charAt(1)] as const,
);
const END = /(?<!\.)[.,;:!?]$/;
/** Maximum number of decorating characters on each side. */
const MOST_MARKS = 6;

interface BareText {
  inner: string;
  /** The punctuation mark directly after it; empty without one. */
  end: string;
}

/** A text without surrounding quotation marks and brackets, and without final punctuation. */
export function withoutDecoration(text: string): BareText {
  let inner = text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');
  let end = '';
  for (let mark = 0; mark < MOST_MARKS; mark += 1) {
    const isPair = PAIRS.some(([open, close]) => inner.startsWith(open) && inner.endsWith(close));
    if (isPair && inner.length > 1) [inner, end] = [inner.slice(1, -1), ''];
    else if (END.test(inner)) [inner, end] = [inner.slice(0, -1), inner.slice(-1)];
    else break;
  }
  return { inner, end };
}

/**
 * Identifies a text that consists of exactly one thing that only the team controls. Only this
 * function calls anything real: every character is printable ASCII, the platform parses the text to
 * itself, and each part of it is on a list.
 * @returns undefined for any other text
 */
export function judgeExact(
  text: string,
  official: Official,
  lists: KnownLists,
): Finding[] | undefined {
  const { inner, end } = withoutDecoration(text);
  if (!/^[\x21-\x7e]+$/.test(inner)) return undefined;
  const findings = known(inner, end, official, lists);
  return findings.length > 0 && findings.every((found) => describeFinding(found).tone === 'real')
    ? findings
    : undefined;
}

function known(inner: string, end: string, official: Official, lists: KnownLists): Finding[] {
  const stream = judgeStream(inner, lists);
  if (stream.length > 0) return stream;
  const address = judgeAddress(inner, lists);
  if (address) return [address];
  if (inner.includes('@')) return knownMail(inner, official);
  const url = readListed(inner, official);
  if (!url) return [];
  // A dot after a host changes nothing; punctuation after a path is a part of the path.
  if (end && parseExactUrl(inner + end)?.hostname !== `${url.hostname}.`) return [];
  return [judgeLink(url, official, lists), ...judgeLinkContents(url, lists)];
}

/** The link that a text is, letter by letter, if its host is on a list; otherwise null. */
export function readListed(text: string, { sites, accounts }: Official): URL | null {
  const url = parseExactUrl(text);
  const isListed =
    sites.some(({ host }) => host === url?.hostname) ||
    accounts.some(({ address }) => hostOf(address) === url?.hostname);
  return isListed ? url : null;
}

/** The team's mailbox, with nothing but a subject. */
function knownMail(one: string, official: Official): Finding[] {
  const [address = ''] = one.toLowerCase().split('?');
  const isTheirs = address === official.mail || address === `mailto:${official.mail}`;
  return isTheirs ? (judgeMail(one, official) ?? []) : [];
}
