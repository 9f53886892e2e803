import { readExactly } from '../links/exact';
import { judgeAddress } from './addresses';
import { hostOf } from './hosts';
import { judgeInLink, judgeStream } from './in-link';
import { judgeLink } from './links';
import { judgeMail } from './mail';
import { say } from './say';
import type { Finding, Lists, Official } from './types';

const PAIRS = ['""', "''", '“”', '‘’', '«»', '<>', '()', '[]', '``'].map(
  (pair) => [pair.charAt(0), pair.charAt(1)] as const,
);
const END = /(?<!\.)[.,;:!?]$/;
/** Decoration around one thing is a few marks deep. */
const MOST_MARKS = 6;

interface Undecorated {
  inner: string;
  /** The mark that ends a sentence directly behind it; empty without one. */
  end: string;
}

/** A text without the quotation marks and brackets around it, and without the marks that end a sentence. */
export function undecorated(text: string): Undecorated {
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
 * What a text is that is one thing the team alone can write, and nothing else. Only here is anything called
 * real: every character is printable ASCII, the platform's own reading of it is the text itself, and each
 * part of it is on a list.
 * @returns undefined for every other text
 */
export function judgeAlone(text: string, official: Official, lists: Lists): Finding[] | undefined {
  const { inner, end } = undecorated(text);
  if (!/^[\x21-\x7e]+$/.test(inner)) return undefined;
  const findings = known(inner, end, official, lists);
  return findings.length > 0 && findings.every((found) => say(found).tone === 'real')
    ? findings
    : undefined;
}

function known(inner: string, end: string, official: Official, lists: Lists): Finding[] {
  const stream = judgeStream(inner, lists);
  if (stream.length > 0) return stream;
  const address = judgeAddress(inner, lists);
  if (address) return [address];
  if (inner.includes('@')) return knownMail(inner, official);
  const url = readListed(inner, official);
  if (!url) return [];
  // Behind a host a dot changes nothing; behind a path any mark is a part of it.
  if (end && readExactly(inner + end)?.hostname !== `${url.hostname}.`) return [];
  return [judgeLink(url, official, lists), ...judgeInLink(url, lists)];
}

/** The link that a text is letter by letter, if its host itself is on a list; null for all else. */
export function readListed(text: string, { sites, accounts }: Official): URL | null {
  const url = readExactly(text);
  const isListed =
    sites.some(({ host }) => host === url?.hostname) ||
    accounts.some(({ address }) => hostOf(address) === url?.hostname);
  return isListed ? url : null;
}

/** The mailbox of the team with nothing beside it but a subject. */
function knownMail(one: string, official: Official): Finding[] {
  const [address = ''] = one.toLowerCase().split('?');
  const isTheirs = address === official.mail || address === `mailto:${official.mail}`;
  return isTheirs ? (judgeMail(one, official) ?? []) : [];
}
