import { judgeAddress } from './addresses';
import { readListed } from './exact-match';
import { readLink } from './hosts';
import { judgeLinkContents, judgeStream } from './link-contents';
import { isLinkLike } from './link-like';
import { judgeHandle, judgeLink } from './links';
import { judgeMail } from './mail';
import type { Word } from './split-text';
import { describeFinding } from './describe';
import { visibleText } from './invisible';
import type { Finding, KnownLists, Official } from './types';

/**
 * Identifies one piece of a text. A piece that looks like a link or an address is never ignored.
 * @returns empty for an ordinary word
 */
function judgePart(part: string, official: Official, lists: KnownLists): Finding[] {
  const found = judgeWhole(part, official, lists);
  if (found.length > 0 || !isLinkLike(part)) return found;
  const pieces = part.split(':');
  const inside =
    pieces.length > 1 ? pieces.flatMap((piece) => judgeWhole(piece, official, lists)) : [];
  return [...inside, { kind: 'unread', piece: visibleText(part) }];
}

/**
 * Identifies a word, whole and cut. The remainder of a link that was parsed whole, and isn't the
 * team's, needs no finding of its own.
 */
export function judgeWord({ whole, cut }: Word, official: Official, lists: KnownLists): Finding[] {
  if (cut.length === 1 && cut[0] === whole) return judgePart(whole, official, lists);
  const uncut = judgeWhole(whole, official, lists);
  const pieces = cut.flatMap((piece) => judgePart(piece, official, lists));
  if (uncut.some(({ kind }) => kind.startsWith('safe-'))) return uncut;
  const isRead =
    uncut.length > 0 && uncut.every((finding) => describeFinding(finding).tone !== 'real');
  return [...uncut, ...(isRead ? pieces.filter(({ kind }) => kind !== 'unread') : pieces)];
}

/** Identifies a piece as a whole; empty for an ordinary word, and for unreadable text. */
function judgeWhole(part: string, official: Official, lists: KnownLists): Finding[] {
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
  if (site.kind === 'marketplace') return [site, ...judgeLinkContents(link.url, lists)];
  if (site.kind === 'explorer') return [site, ...judgeLinkContents(link.url, lists, site.chainId)];
  if (site.kind !== 'site' && site.kind !== 'account') return [site];
  const isAsListed = readListed(part, official) !== null;
  const odd: Finding[] = isAsListed ? [] : [{ kind: 'written-oddly', piece: visibleText(part) }];
  return [site, ...odd, ...(site.kind === 'site' ? judgeLinkContents(link.url, lists) : [])];
}
