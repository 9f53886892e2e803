import { gzipSync } from 'node:zlib';

const BLOCK = 512;

const octal = (value: number, length: number): string =>
  `${value.toString(8).padStart(length - 1, '0')}\0`;

/** A header of the POSIX format (ustar), with the same owner, mode and time for every file. */
function header(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long for the archive.`);
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0);
  block.write(octal(0o644, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(size, 12), 124);
  block.write(octal(0, 12), 136);
  block.write(' '.repeat(8), 148); // the checksum counts its own field as spaces
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 7)} `, 148);
  return block;
}

/**
 * A gzipped tar archive. The same files give the same bytes, whatever the machine and the time.
 * @param files path inside the archive, at most 100 bytes, to content
 * @throws when a path is too long
 */
export function tarball(files: ReadonlyMap<string, Buffer>): Buffer {
  const parts = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, content]) => [
      header(name, content.length),
      content,
      Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK),
    ]);
  const packed = gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]), { level: 9 });
  packed[9] = 255; // the operating system: unknown
  return packed;
}
