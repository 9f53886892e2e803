import { tar } from '@sablier-docs/browser/tar';
import { downloadBlob } from '@sablier-docs/kit/form/download-blob';
import { lockfilePath, withLockfile } from '../lockfile';
import type { ProjectFile } from '../project-file';

const NOT_LOADED =
  'package-lock.json did not load, so there is no archive yet. Check your connection and press Download all files again.';
const CHANGED =
  'The site has changed since this page loaded. Your answers are in its address: open that again, and press Download all files.';

/**
 * The files of the archive of a project, with the lockfile from the site.
 * @returns a sentence when there are none
 */
export async function filesToDownload(
  files: readonly ProjectFile[],
  set: string,
  load: (path: string) => Promise<Response> = fetch,
): Promise<ProjectFile[] | string> {
  let lockfile;
  try {
    const response = await load(lockfilePath(set));
    if (!response.ok) return NOT_LOADED;
    lockfile = await response.text();
  } catch {
    return NOT_LOADED;
  }
  try {
    return withLockfile(files, lockfile);
  } catch {
    return CHANGED;
  }
}

/**
 * Downloads a project as an archive, with its files in a folder of this name.
 * @param set the set of its packages
 * @returns what came of it, as a sentence
 */
export async function download(
  name: string,
  files: readonly ProjectFile[],
  set: string,
): Promise<string> {
  const all = await filesToDownload(files, set);
  if (typeof all === 'string') return all;
  const encoder = new TextEncoder();
  const archive = tar(
    new Map(all.map(({ path, text }) => [`${name}/${path}`, encoder.encode(text)])),
  );
  if (typeof CompressionStream === 'undefined') {
    downloadBlob(new Blob([archive], { type: 'application/x-tar' }), `${name}.tar`);
    return `${name}.tar is ready.`;
  }
  const packed = new Blob([archive]).stream().pipeThrough(new CompressionStream('gzip'));
  downloadBlob(await new Response(packed).blob(), `${name}.tgz`);
  return `${name}.tgz is ready.`;
}
