import { judgeAlone, undecorated } from './alone';
import { readLink } from './hosts';
import { LONGEST_TEXT, MOST_FINDINGS } from './limits';
import { numbersToCall } from './link-like';
import { judgeWord } from './part';
import { lineEndsOf, wordsOf } from './pieces';
import { say } from './say';
import { secretIn } from './secrets';
import type { Finding, Lists, Official } from './types';
import { codeOf, shown, unseenIn } from './unseen';

/**
 * What somebody pasted, judged by its letters alone: an address, a link, a domain, an address for mail, the id
 * of a stream, or a message with any of them in it. Nothing is opened or asked.
 *
 * Every finding is real only if the text as a whole is one known thing. Any other text is searched in all
 * the ways in which programs read it, and has at least one finding that is not real.
 * @returns at least one finding; fakes first, what is the team's last
 */
export function check(text: string, official: Official, lists: Lists): Finding[] {
  if (text.length > LONGEST_TEXT) return [{ kind: 'too-long', length: text.length }];
  const secret = secretIn(text);
  if (secret) return [secret];
  const alone = judgeAlone(text, official, lists);
  if (alone) return alone;

  const unseen = unseenIn(text);
  const found = [
    ...wordsOf(text).flatMap((word) => judgeWord(word, official, lists)),
    ...brokenLinks(text, official),
    ...numbersToCall(text).map((piece) => ({ kind: 'unread', piece: shown(piece) }) as const),
    ...(/<[a-z!/]|&#|&\w+;/i.test(text) ? [{ kind: 'markup' } as const] : []),
    ...(unseen.length > 0 ? [{ kind: 'unseen', codes: unseen.map(codeOf) } as const] : []),
  ];
  // The key itself is shown nowhere, and hides no fake beside it.
  const key = found.find(({ kind }) => kind === 'secret');
  if (key) {
    const beside = found.filter(({ kind }) => kind !== 'secret' && kind !== 'unread');
    return beside.length > 0 ? [key, ...headed(text, distinct(beside))] : [key];
  }
  if (found.length === 0) return [{ kind: 'unreadable' }];
  return headed(text, distinct(found));
}

const distinct = (found: readonly Finding[]): Finding[] => [
  ...new Map(found.map((one) => [JSON.stringify(one), one])).values(),
];

const RANK = { fake: 0, other: 1, plain: 2, real: 3 } as const;

/** Fakes first, with a sentence on a message before them, and the number of what was left out behind. */
function headed(text: string, found: Finding[]): Finding[] {
  const toned = found.map((finding) => ({ finding, tone: say(finding).tone }));
  const count = (tone: keyof typeof RANK) => toned.filter((one) => one.tone === tone).length;
  const isMessage = /\s/.test(undecorated(text).inner);
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
  return real === found.length ? [{ kind: 'written-oddly', piece: shown(text) }, ...all] : all;
}

/** Links that lead elsewhere when the line break behind them is left out, as browsers do in a link. */
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
