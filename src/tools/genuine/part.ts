import { judgeAddress } from './addresses';
import { readListed } from './alone';
import { readLink } from './hosts';
import { judgeInLink, judgeStream } from './in-link';
import { isLinkLike } from './link-like';
import { judgeHandle, judgeLink } from './links';
import { judgeMail } from './mail';
import type { Word } from './pieces';
import { say } from './say';
import { shown } from './unseen';
import type { Finding, Lists, Official } from './types';

/**
 * What one piece of a text is. A piece that looks like a link or an address is never passed over.
 * @returns empty for a word
 */
export function judgePart(part: string, official: Official, lists: Lists): Finding[] {
  const found = judgeWhole(part, official, lists);
  if (found.length > 0 || !isLinkLike(part)) return found;
  const pieces = part.split(':');
  const inside =
    pieces.length > 1 ? pieces.flatMap((piece) => judgeWhole(piece, official, lists)) : [];
  return [...inside, { kind: 'unread', piece: shown(part) }];
}

/**
 * What a word is, uncut and cut. What is left of a link that was read uncut, and is not the team's, needs no
 * answer of its own.
 */
export function judgeWord({ whole, cut }: Word, official: Official, lists: Lists): Finding[] {
  if (cut.length === 1 && cut[0] === whole) return judgePart(whole, official, lists);
  const uncut = judgeWhole(whole, official, lists);
  const pieces = cut.flatMap((piece) => judgePart(piece, official, lists));
  const isRead = uncut.length > 0 && uncut.every((finding) => say(finding).tone !== 'real');
  return [...uncut, ...(isRead ? pieces.filter(({ kind }) => kind !== 'unread') : pieces)];
}

/** What a piece is as a whole; empty for a word, and for what nobody can read. */
function judgeWhole(part: string, official: Official, lists: Lists): Finding[] {
  const stream = judgeStream(part, lists);
  if (stream.length > 0) return stream;
  const handle = judgeHandle(part);
  if (handle) return [handle];
  const address = judgeAddress(part, lists);
  if (address) return [address];
  const mail = judgeMail(part, official);
  if (mail) return mail;
  if (/^[^\s./]+(?:\.[^\s./]+)*\.eth$/i.test(part)) {
    return [{ kind: 'name', name: part.toLowerCase() }];
  }
  const link = readLink(part);
  if (!link) return [];
  if ('scheme' in link) return [{ kind: 'no-site', scheme: link.scheme }];
  const site = judgeLink(link.url, official, lists);
  if (site.kind === 'explorer') return [site, ...judgeInLink(link.url, lists, site.chainId)];
  if (site.kind !== 'site' && site.kind !== 'account') return [site];
  const isAsListed = readListed(part, official) !== null;
  const odd: Finding[] = isAsListed ? [] : [{ kind: 'written-oddly', piece: shown(part) }];
  return [site, ...odd, ...(site.kind === 'site' ? judgeInLink(link.url, lists) : [])];
}
