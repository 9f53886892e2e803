import { readExactly } from '../links/exact';
import { judgeAddress } from './addresses';
import { judgeInLink, judgeStream } from './in-link';
import { judgeLink } from './links';
import { judgeMail } from './mail';
import { say } from './say';
import type { Finding, Lists, Official } from './types';

const PAIRS = ['""', "''", '“”', '‘’', '«»', '<>', '()', '[]', '``'];
const END = /[.,;:!?]$/;
/** Decoration around one thing is a few marks deep. */
const MOST_MARKS = 6;

/** Without the quotation marks and brackets around it, and without the marks that end a sentence. */
export function undecorated(text: string): string {
  let bare = text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');
  for (let mark = 0; mark < MOST_MARKS; mark += 1) {
    const isPair = PAIRS.some(([open, close]) => bare.startsWith(open) && bare.endsWith(close));
    if (isPair && bare.length > 1) bare = bare.slice(1, -1);
    else if (END.test(bare)) bare = bare.slice(0, -1);
    else break;
  }
  return bare;
}

/**
 * What a text is that is one thing the team alone can write, and nothing else. Only here is anything called
 * real: every character is printable ASCII, the platform's own reading of it is the text itself, and each
 * part of it is on a list.
 * @returns undefined for every other text
 */
export function judgeAlone(text: string, official: Official, lists: Lists): Finding[] | undefined {
  const one = undecorated(text);
  if (!/^[\x21-\x7e]+$/.test(one)) return undefined;
  const findings = known(one, official, lists);
  return findings.length > 0 && findings.every((found) => say(found).tone === 'real')
    ? findings
    : undefined;
}

function known(one: string, official: Official, lists: Lists): Finding[] {
  const stream = judgeStream(one, lists);
  if (stream.length > 0) return stream;
  const address = judgeAddress(one, lists);
  if (address) return [address];
  if (one.includes('@')) return knownMail(one, official);
  const url = readExactly(one);
  if (!url || url.hostname.endsWith('.')) return [];
  return [judgeLink(url, official, lists), ...judgeInLink(url, lists)];
}

/** The mailbox of the team with nothing beside it but a subject. */
function knownMail(one: string, official: Official): Finding[] {
  const [address = ''] = one.toLowerCase().split('?');
  const isTheirs = address === official.mail || address === `mailto:${official.mail}`;
  return isTheirs ? (judgeMail(one, official) ?? []) : [];
}
