import { statSync } from 'node:fs';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import Negotiator from 'negotiator';
import send from 'send';
import type { Header } from '../types';

/** Text files have a charset in their type; images and fonts are compressed already. */
const isText = (response: ServerResponse) =>
  String(response.getHeader('Content-Type')).includes('charset');

/** Ranges are bytes of the file itself. `compression` doesn't change the headers of HEAD. */
const isWhole = ({ method, headers }: IncomingMessage) => method !== 'HEAD' && !headers.range;

const compress = compression({
  // Smaller files fit into one packet anyway.
  threshold: 1000,
  filter: (request, response) => isText(response) && isWhole(request),
});

/** The package's types lack the second argument. */
interface Preferring {
  encoding(available: string[], preferred: string[]): string | undefined;
}

/** The encoding that `compression` will choose: a file has a different `ETag` in each. */
function codingOf(request: IncomingMessage, response: ServerResponse): string {
  if (!isText(response) || !isWhole(request)) return 'identity';
  const accepted = new Negotiator(request) as Preferring;
  return accepted.encoding(['br', 'gzip', 'deflate', 'identity'], ['br', 'gzip']) ?? 'identity';
}

/**
 * Whether a request's range is one that `send` reads as RFC 9110 does. Other ranges are ignored, and so is
 * one that asks for more last bytes than the file has.
 */
function isRange(range: string, size: number): boolean {
  const [whole, last = '0'] = /^bytes=(?:\d+-\d*|-(\d+))$/.exec(range) ?? [];
  return whole !== undefined && Number(last) <= size;
}

/**
 * Sends a file with the status that is set on the response. `send` handles ranges and conditional requests,
 * `compression` compresses.
 * @param root folder of the build
 * @param file path from the root, without dot segments
 * @param headers for the file, except version, length and encoding
 * @returns when the response has ended
 * @throws when the file cannot be read
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  file: string,
  headers: readonly Header[],
): Promise<void> {
  const { size, mtimeMs } = statSync(path.join(root, file));
  const { range = 'bytes=0-' } = request.headers;
  for (const [name, value] of headers) response.setHeader(name, value);
  const version = `${size.toString(16)}-${Math.round(mtimeMs).toString(16)}`;
  response.setHeader('ETag', `"${version}-${codingOf(request, response)}"`);
  if (isText(response)) response.appendHeader('Vary', 'Accept-Encoding');
  // This header is for caches on the way; `send` would send the whole file again to a client that has it.
  delete request.headers['cache-control'];
  await new Promise<void>((ended, failed) => {
    const stream = send(request, encodeURI(file), {
      root,
      dotfiles: 'allow',
      index: false,
      cacheControl: false,
      // Error pages don't support ranges.
      acceptRanges: response.statusCode === 200 && isRange(range, size),
    });
    stream.on('error', (error: Error & { status?: number }) => {
      // No such bytes, or not the requested version.
      if (error.status !== 416 && error.status !== 412) return failed(error);
      for (const name of ['Cache-Control', 'ETag', 'Last-Modified']) response.removeHeader(name);
      response.writeHead(error.status, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(`${STATUS_CODES[error.status]}\n`);
    });
    response.once('close', ended);
    compress(request as never, response as never, () => stream.pipe(response));
  });
}
