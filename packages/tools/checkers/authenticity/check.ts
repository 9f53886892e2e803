import { judgeExact, withoutDecoration } from './exact-match';
import { readLink } from './hosts';
import { LONGEST_TEXT, MOST_FINDINGS } from './limits';
import { numbersToCall } from './link-like';
import { judgeWord } from './judge-piece';
import { lineEndsOf, messageWords } from './split-text';
import { numberAlone } from './number-alone';
import { describeFinding } from './describe';
import { secretIn } from './secrets';
import type { Finding, KnownLists, Official } from './types';
import { codePointOf, visibleText, invisibleIn } from './invisible';

/** Tags and entities, but not an address or a link between angle brackets, as mail programs write them. */
const MARKUP = /<(?![^<>\s@]+@[^<>\s@]+>|https?:\/\/[^<>\s]+>)[a-z!/]|&#|&\w+;/i;

/**
 * Checks pasted text by its letters alone: an address, a link, a domain, an email address, a stream
 * ID, or a message that contains any of them. Nothing is opened or requested.
 *
 * Findings are real only if the text as a whole is one known thing. Any other text is searched in
 * all the ways in which programs may parse it, and has at least one finding that is not real.
 * @returns at least one finding; fakes first, the team's own last
 */
export function checkMessage(text: string, official: Official, lists: KnownLists): Finding[] {
  if (text.length > LONGEST_TEXT) return [{ kind: 'too-long', length: text.length }];
  const secret = secretIn(text);
  if (secret) return [secret];
  const alone = judgeExact(text, official, lists);
  if (alone) return alone;

  const unseen = invisibleIn(text);
  const found = [
    ...messageWords(text).flatMap((word) => judgeWord(word, official, lists)),
    ...brokenLinks(text, official),
    ...numbersToCall(text).map((piece) => ({ kind: 'unread', piece: visibleText(piece) }) as const),
    ...(MARKUP.test(text) ? [{ kind: 'markup' } as const] : []),
    ...(unseen.length > 0 ? [{ kind: 'unseen', codes: unseen.map(codePointOf) } as const] : []),
  ];
  // The key itself is never shown, and does not hide a fake next to it.
  const key = found.find(({ kind }) => kind === 'secret');
  if (key) {
    const beside = found.filter(({ kind }) => kind !== 'secret' && kind !== 'unread');
    return beside.length > 0 ? [key, ...headed(text, distinct(beside))] : [key];
  }
  if (found.length === 0) {
    const digits = numberAlone(text);
    return [digits === undefined ? { kind: 'unreadable' } : { kind: 'number', digits }];
  }
  return headed(text, distinct(found));
}

const distinct = (found: readonly Finding[]): Finding[] => [
  ...new Map(found.map((one) => [JSON.stringify(one), one])).values(),
];

const RANK = { fake: 0, other: 1, plain: 2, real: 3 } as const;

/**
 * Puts fakes first, after a finding about the whole message, and ends with the number of omitted
 * findings.
 */
function headed(text: string, found: Finding[]): Finding[] {
  const toned = found.map((finding) => ({ finding, tone: describeFinding(finding).tone }));
  const count = (tone: keyof typeof RANK) => toned.filter((one) => one.tone === tone).length;
  const isMessage = /\s/.test(withoutDecoration(text).inner);
  const sorted = toned.sort((a, b) => RANK[a.tone] - RANK[b.tone]).map(({ finding }) => finding);
  const most = Math.max(MOST_FINDINGS, count('fake'));
  const cut = sorted.length - most;
  const rest: Finding[] = cut > 0 ? [{ kind: 'not-shown', count: cut }] : [];
  const all = [...sorted.slice(0, most), ...rest];
  const real = count('real');
  if (isMessage) {
    const others = count('other') + count('plain');
    return [{ kind: 'more-than-one', fakes: count('fake'), others, real }, ...all];
  }
  return real === found.length
    ? [{ kind: 'written-oddly', piece: visibleText(text) }, ...all]
    : all;
}

/** Links that lead elsewhere if the line break after them is removed, as browsers do. */
function brokenLinks(text: string, { sites }: Official): Finding[] {
  return lineEndsOf(text).flatMap(({ word, joined, isContinued }) => {
    const host = hostIn(word);
    if (host === null) return [];
    const isFake = isContinued && sites.some((site) => site.host === host);
    return joined.flatMap((reading) => {
      const other = hostIn(reading);
      const isElsewhere = other !== null && other !== host;
      return isElsewhere ? [{ kind: 'broken-link', host: other, isFake } as const] : [];
    });
  });
}

function hostIn(word: string): string | null {
  const read = readLink(word);
  return read && 'url' in read ? read.url.host : null;
}
