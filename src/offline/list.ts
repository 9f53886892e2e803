import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesOf } from '../built/files';
import { addressOf } from '../built/paths';
import type { FileList, Summary } from './names';

/** Reading needs these; downloads, Markdown and social images are left on the site. */
const KEPT = [
  /\.html$/,
  /^\/assets\/.+\.(?:js|css|woff2|svg|png|webp|avif|gif|jpe?g)$/,
  /^\/(?:img|js)\/[^/]+$/,
  /^\/search-(?:index|texts)\.json$/,
];
/** Written by the compiler for itself. */
const LEFT = /^\/(?:__server|assets\/[^/]+\/[^/]+\.LICENSE\.txt)/;

/** The pages that a copy without meaning would lack. */
const NEEDED = ['/', '/404.html', '/support/offline'];

/**
 * The files of an offline copy of a built site, in a stable order, and their sizes.
 * Throws when the build lacks a page that every copy needs.
 */
export function offlineFiles(build: string): { summary: Summary; files: FileList } {
  const digest = createHash('sha256');
  const files: FileList = [];
  let bytes = 0;
  let wire = 0;
  for (const file of filesOf(build)) {
    if (LEFT.test(file) || !KEPT.some((kept) => kept.test(file))) continue;
    const content = readFileSync(path.join(build, file));
    files.push([addressOf(file), content.length]);
    digest.update(`${file}\0${content.length}\0`).update(content);
    bytes += content.length;
    wire += gzipSync(content, { level: 5 }).length;
  }
  const addresses = new Set(files.map(([address]) => address));
  const missing = NEEDED.filter((address) => !addresses.has(address));
  if (missing.length > 0) {
    throw new Error(`${build} lacks ${missing.join(', ')}. Build the site first.`);
  }
  const revision = digest.digest('hex').slice(0, 16);
  return { summary: { revision, files: files.length, bytes, wire }, files };
}
