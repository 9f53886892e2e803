const BLOCK = 512;

const octal = (value: number, length: number): string =>
  `${value.toString(8).padStart(length - 1, '0')}\0`;

const encoder = new TextEncoder();

/** Whether a file names its interpreter in its first line, as programs do. */
const isProgram = (content: Uint8Array): boolean => content[0] === 0x23 && content[1] === 0x21;

/** A POSIX (ustar) header, with the same owner and time for every file. */
function header(name: string, content: Uint8Array): Uint8Array {
  const path = encoder.encode(name);
  if (path.length > 100) throw new Error(`${name} is too long for the archive.`);
  const block = new Uint8Array(BLOCK);
  const write = (text: string, at: number) => block.set(encoder.encode(text), at);
  block.set(path);
  write(octal(isProgram(content) ? 0o755 : 0o644, 8), 100);
  write(octal(0, 8), 108);
  write(octal(0, 8), 116);
  write(octal(content.length, 12), 124);
  write(octal(0, 12), 136);
  write(' '.repeat(8), 148); // the checksum counts its own field as spaces
  write('0', 156);
  write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  write(`${octal(sum, 7)} `, 148);
  return block;
}

/**
 * A tar archive. The same files give the same bytes, on every machine and at any time. A file that begins with
 * `#!` may be executed.
 * @param files path inside the archive, at most 100 bytes, to content
 * @throws when a path is too long
 */
export function tar(files: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const parts = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, content]) => [
      header(name, content),
      content,
      new Uint8Array((BLOCK - (content.length % BLOCK)) % BLOCK),
    ]);
  parts.push(new Uint8Array(2 * BLOCK));
  const archive = new Uint8Array(parts.reduce((total, { length }) => total + length, 0));
  let at = 0;
  for (const part of parts) {
    archive.set(part, at);
    at += part.length;
  }
  return archive;
}
