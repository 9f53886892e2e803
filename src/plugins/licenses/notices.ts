// cspell:ignore licen
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Notice {
  /** For a package, with its version. */
  name: string;
  text: string;
}

/** The folder of a file's package, such as `node_modules/@noble/hashes`; null for the site's own files. */
export function folderOf(file: string): string | null {
  const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/@.][^/]*(?=\/)/.exec(file) ?? [];
  return folder && !folder.includes('/@sablier-docs/') ? folder : null;
}

export interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name?: string };
}

/** @param folder folder of the package */
export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/**
 * The license text of a package, or the license in its manifest if it ships no text.
 * @param folder folder of the package
 * @throws when it has neither
 */
export function noticeOf(folder: string): Notice {
  const manifest = manifestOf(folder);
  const name = `${manifest.name} ${manifest.version}`;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:[.-]\w+)*$/i.test(entry));
  if (file && existsSync(path.join(folder, file))) {
    return { name, text: readFileSync(path.join(folder, file), 'utf8') };
  }
  if (!manifest.license) throw new Error(`${name} states no license.`);
  const { author } = manifest;
  const by = typeof author === 'string' ? author : author?.name;
  return { name, text: `${manifest.license}${by ? `, by ${by}` : ''}` };
}

/** All notices as one text; packages with the same text share it. */
export function writeNotices(notices: readonly Notice[]): string {
  if (notices.length === 0) throw new Error('No package is in the build.');
  const names = new Map<string, string[]>();
  for (const { name, text } of notices) {
    const clean = text.replace(/\r\n/g, '\n').trim();
    names.set(clean, [...(names.get(clean) ?? []), name]);
  }
  const parts = [...names].map(([text, list]) => `${list.join('\n')}\n\n${text}\n`);
  const line = `\n${'-'.repeat(72)}\n\n`;
  return `This site contains code and fonts of others, under these licenses.\n${line}${parts.join(line)}`;
}
