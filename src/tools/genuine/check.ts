import { nameStream, splitName } from '../../protocol/indexers/identifiers';
import { judgeAddress } from './addresses';
import { readLink } from './hosts';
import { judgeHandle, judgeLink, judgeMail } from './links';
import { resemblesName } from './resemblance';
import type { Finding, Lists, Official } from './types';

/** Longer texts are refused; a long message has about 2,000 characters. */
export const LONGEST_TEXT = 5_000;

/** Answers to one message. More would bury the first. */
const MOST_FINDINGS = 8;

const PHRASE_LENGTHS: readonly number[] = [12, 15, 18, 21, 24];
const NUMBER_OR_MARK = /[\d.,;:)("'\s-]+/;

/**
 * What somebody pasted, judged by its letters alone: an address, a link, a domain, an address for mail, the id
 * of a stream, or a message with any of them in it. Nothing is opened or asked.
 * @returns at least one finding; of a link, whose site it leads to comes first
 */
export function check(text: string, official: Official, lists: Lists): Finding[] {
  if (text.length > LONGEST_TEXT) return [{ kind: 'too-long', length: text.length }];
  if (isPhrase(text)) return [{ kind: 'secret', what: 'words' }];
  const pieces = text.split(/\s+/).map(bare).filter(Boolean);
  const isMessage = pieces.length > 1;
  const found = pieces.flatMap((piece) =>
    isMessage && !isTelling(piece) ? [] : judge(piece, official, lists),
  );
  const secret = found.find(({ kind }) => kind === 'secret');
  if (secret) return [secret];
  const distinct = [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
  return distinct.length > 0 ? distinct.slice(0, MOST_FINDINGS) : [{ kind: 'unreadable' }];
}

/** Whether it has the form of a seed phrase: as many words of three to eight letters, and nothing else. */
function isPhrase(text: string): boolean {
  const words = text.split(NUMBER_OR_MARK).filter(Boolean);
  return PHRASE_LENGTHS.includes(words.length) && words.every((word) => /^[a-z]{3,8}$/i.test(word));
}

/** Without the marks that a sentence sets around it. */
const bare = (piece: string) =>
  piece.replace(/^["'“”‘’«»<([{]+/, '').replace(/["'“”‘’«»>)\]},;:!?.…]+$/, '');

/** Whether a word of a message is worth an answer. */
const isTelling = (word: string) =>
  /:\/\/|^www\.|^[a-z-]+:0x|^0x|^@\w|.@.+\..|^[A-Za-z]+\d?-\d+-\d+$|^[\w.-]+\.\w{2,}\//i.test(
    word,
  ) ||
  /^[0-9a-f]{40}$|^[0-9a-f]{64}$/i.test(word) ||
  (word.includes('.') && resemblesName(word));

function judge(text: string, official: Official, lists: Lists): Finding[] {
  const stream = judgeStream(text, lists);
  if (stream.length > 0) return stream;
  const one = judgeMail(text, official) ?? judgeHandle(text) ?? judgeAddress(text, lists);
  if (one) return [one];
  if (!text.includes('/')) {
    if (/^[^\s.]+(\.[^\s.]+)*\.eth$/i.test(text))
      return [{ kind: 'name', name: text.toLowerCase() }];
  }
  const link = readLink(text);
  if (!link) return [];
  if ('scheme' in link) return [{ kind: 'no-site', scheme: link.scheme }];
  const site = judgeLink(link.url, official, lists);
  return [
    site,
    ...(site.kind === 'site' || site.kind === 'explorer' ? inLink(link.url, lists) : []),
  ];
}

/** The stream that a name such as `LK3-8453-5` or `0x…-8453-5` means, and what its address is. */
function judgeStream(text: string, lists: Lists): Finding[] {
  const parts = text.includes('/') ? null : splitName(text);
  if (!parts) return [];
  const naming = nameStream(parts, lists.streams);
  if ('names' in naming) return [{ kind: 'stream', names: naming.names }];
  const none: Finding = { kind: 'no-stream', name: text, problem: naming.problem };
  const address = judgeAddress(parts.source, lists);
  return address ? [none, address] : [none];
}

/** The stream or the addresses that a link to the app or to an explorer shows. */
function inLink(url: URL, lists: Lists): Finding[] {
  const parts = url.pathname.split('/');
  const stream = parts.flatMap((part) => judgeStream(part, lists));
  if (stream.length > 0) return stream;
  return parts
    .flatMap((part) => /^0x[0-9a-f]{40}(?=$|-)/i.exec(part)?.[0] ?? [])
    .flatMap((address) => judgeAddress(address, lists) ?? []);
}
