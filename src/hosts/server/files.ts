import { createHash } from 'node:crypto';
import { statSync, type Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { encode, type Encoding } from './encoding';

export interface Stored {
  /** Changes with the bytes. */
  version: string;
  bytes: Buffer;
  modified: Date;
  /** The bytes in a coding; made on the first request for it. */
  in(encoding: Encoding): Promise<Buffer>;
}

/** Files of a folder, kept in memory until they change on disk. */
export class Files {
  private readonly kept = new Map<string, { stamp: string; stored: Promise<Stored> }>();

  constructor(private readonly root: string) {}

  /** @param file path from the root, without dot segments, for example `/index.html` */
  readonly exists = (file: string): boolean => this.stat(file)?.isFile() ?? false;

  /** @throws when there is no such file */
  read(file: string): Promise<Stored> {
    const stat = this.stat(file);
    const stamp = `${stat?.mtimeMs} ${stat?.size}`;
    const known = this.kept.get(file);
    if (known?.stamp === stamp) return known.stored;
    const stored = load(this.at(file), stat?.mtime ?? new Date(0));
    this.kept.set(file, { stamp, stored });
    return stored;
  }

  private at = (file: string) => path.join(this.root, file);

  private stat(file: string): Stats | undefined {
    try {
      return statSync(this.at(file), { throwIfNoEntry: false });
    } catch (error) {
      // Longer than any file's name can be, or below a file: there is none.
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENAMETOOLONG' || code === 'ENOTDIR') return undefined;
      throw error;
    }
  }
}

async function load(file: string, modified: Date): Promise<Stored> {
  const bytes = await readFile(file);
  const encoded = new Map<Encoding, Promise<Buffer>>();
  return {
    version: createHash('sha256').update(bytes).digest('base64url').slice(0, 16),
    bytes,
    modified,
    in(encoding) {
      const made = encoded.get(encoding) ?? encode(bytes, encoding);
      encoded.set(encoding, made);
      return made;
    },
  };
}
