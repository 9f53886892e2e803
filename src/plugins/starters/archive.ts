import { crc32 } from 'node:zlib';
import { tar } from '@sablier-docs/browser/tar';

/** Most bytes of an uncompressed block in the format. */
const BLOCK = 0xffff;

/**
 * A gzipped tar archive. The same files give the same bytes on any machine, at any time and with any version of
 * Node.js, so that the digest can be committed. It is not compressed, because each version of zlib compresses
 * differently.
 * @param files the content by path inside the archive, at most 100 bytes
 * @throws when a path is too long
 */
export function tarball(files: ReadonlyMap<string, Buffer>): Buffer {
  const content = tar(files);
  const blocks: Uint8Array[] = [];
  for (let at = 0; at < content.length; at += BLOCK) {
    const block = content.subarray(at, at + BLOCK);
    const head = Buffer.alloc(5);
    head.writeUInt8(at + BLOCK >= content.length ? 1 : 0);
    head.writeUInt16LE(block.length, 1);
    head.writeUInt16LE(block.length ^ 0xffff, 3);
    blocks.push(head, block);
  }
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(content));
  end.writeUInt32LE(content.length, 4);
  // Deflate, no flags, no timestamp, no compression level, unknown operating system.
  return Buffer.concat([Buffer.from([31, 139, 8, 0, 0, 0, 0, 0, 0, 255]), ...blocks, end]);
}
