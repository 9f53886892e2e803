import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best of what a request accepts. A coding with weight 0 is refused. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const codings = (accepted ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.replace(/\s*;.*/, ''));
  const accepts = (name: string) => codings.includes(name) || codings.includes('*');
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

/** Below this many bytes a packet is sent all the same. */
const SMALL = 1000;

/** Whether bytes of this `Content-Type` get smaller. Images and fonts are compressed already. */
export const isCompressible = (type: string, bytes: Buffer): boolean =>
  bytes.length >= SMALL && type.includes('charset');

/** The bytes in a coding, as hosts compress ahead of a request. */
export function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(bytes);
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level: 9 });
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
