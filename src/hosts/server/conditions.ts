import type { IncomingHttpHeaders } from 'node:http';

/** What identifies a version of a file. */
export interface Validators {
  etag: string;
  modified: Date;
}

/** Whether the client's copy is the current one: RFC 9110, 13.1.2 and 13.1.3. */
export function isFresh(request: IncomingHttpHeaders, { etag, modified }: Validators): boolean {
  const none = request['if-none-match'];
  if (none !== undefined) {
    const tags = none.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes('*') || tags.includes(etag);
  }
  const since = Date.parse(request['if-modified-since'] ?? '');
  return seconds(modified) <= since;
}

/** HTTP dates have no fraction of a second. */
const seconds = (date: Date): number => Math.floor(date.getTime() / 1000) * 1000;

/** First and last byte, both included; `invalid` when the file has none of the range. */
export type Range = { first: number; last: number } | 'whole' | 'invalid';

/**
 * The part of a file that a request asks for. Several ranges, other units and a copy that has
 * changed since (`If-Range`) get the whole file, as RFC 9110, 14.2 allows.
 */
export function rangeOf(request: IncomingHttpHeaders, size: number, known: Validators): Range {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.range ?? '') ?? [];
  if (!from && !to) return 'whole';
  const condition = request['if-range'];
  if (condition && condition !== known.etag && condition !== known.modified.toUTCString())
    return 'whole';
  const first = from ? Number(from) : Math.max(0, size - Number(to));
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return first > last ? 'invalid' : { first, last };
}
