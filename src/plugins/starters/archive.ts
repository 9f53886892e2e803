import { crc32 } from 'node:zlib';
import { tar } from '../../client/shared/tar';

/** The most that a block of the format holds without compressing. */
const BLOCK = 0xffff;

/**
 * A gzipped tar archive. The same files give the same bytes, whatever the machine, the time and the version
 * of Node.js, so that its digest can be committed. Nothing is compressed for that: each zlib packs in its
 * own way.
 * @param files path inside the archive, at most 100 bytes, to content
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
  // Deflate, no flags, no time, no hint about speed, unknown operating system.
  return Buffer.concat([Buffer.from([31, 139, 8, 0, 0, 0, 0, 0, 0, 255]), ...blocks, end]);
}
