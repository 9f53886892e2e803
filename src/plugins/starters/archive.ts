import { gzipSync } from 'node:zlib';
import { tar } from '../../client/shared/tar';

/**
 * A gzipped tar archive. The same files give the same bytes, whatever the machine and the time.
 * @param files path inside the archive, at most 100 bytes, to content
 * @throws when a path is too long
 */
export function tarball(files: ReadonlyMap<string, Buffer>): Buffer {
  const packed = gzipSync(tar(files), { level: 9 });
  packed[9] = 255; // the operating system: unknown
  return packed;
}
