import { nameStream, splitName } from '@sablier-docs/protocol/indexers/identifiers';
import { judgeAddress } from './addresses';
import type { Finding, KnownLists } from './types';

/** Identifies the stream of a name such as `LK3-8453-5` or `0x…-8453-5`, and its address. */
export function judgeStream(text: string, lists: KnownLists): Finding[] {
  const parts = text.includes('/') ? null : splitName(text);
  // A date isn't one.
  if (!parts || /^\d+$/.test(parts.source)) return [];
  const naming = nameStream(parts, lists.streams);
  if ('names' in naming) return [{ kind: 'stream', names: naming.names }];
  const none: Finding = { kind: 'no-stream', name: text, problem: naming.problem };
  const address = judgeAddress(parts.source, lists);
  return address ? [none, address] : [none];
}

/** Whether a segment of a path is the name of a stream or has an address, on which there is a finding. */
export const hasOwnFinding = (segment: string): boolean =>
  ADDRESS.test(segment) || STREAM.test(segment);

/** An alias as in links of the app, whose chain and number are those of one stream. */
const STREAM = /^[a-z]{2}\d?-[1-9]\d{0,9}-[1-9]\d{0,77}$/i;
const ADDRESS = /^(0x[0-9a-f]{40})(?:-(\d{1,10}))?(?:-\d+)?$/i;

/**
 * Identifies the stream or the addresses in the path of a link.
 * @param on the chain of the explorer that it leads to
 */
export function judgeLinkContents(url: URL, lists: KnownLists, on?: number): Finding[] {
  const parts = url.pathname.split('/');
  const stream = parts.flatMap((part) => judgeStream(part, lists));
  if (stream.length > 0) return stream;
  return parts.flatMap((part) => {
    const [, address, chain] = ADDRESS.exec(part) ?? [];
    if (!address) return /^0x/i.test(part) ? (judgeAddress(part, lists) ?? []) : [];
    return judgeAddress(address, lists, chain ? Number(chain) : on) ?? [];
  });
}
