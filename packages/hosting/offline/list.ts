import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { keptAssets } from '@sablier-docs/built/assets';
import { filesOf } from '@sablier-docs/built/files';
import { addressOf } from '@sablier-docs/built/paths';
import type { FileList, Summary } from './names';

/** Types of files needed for reading; downloads, Markdown and social images are left out. */
const KEPT = [
  /\.html$/,
  /^\/assets\/.+\.(?:js|css|woff2|svg|png|webp|avif|gif|jpe?g)$/,
  /^\/(?:img|js)\/[^/]+$/,
  /^\/search-(?:index|texts)\.json$/,
  // The chain inside the page, and the tests that run on it.
  /^\/(?:chain|proofs)\/.+\.(?:js|json)$/,
];
/** Files that only the compiler uses. */
const LEFT = /^\/(?:__server|assets\/[^/]+\/[^/]+\.LICENSE\.txt)/;

/** Pages that every useful copy has. */
const NEEDED = ['/', '/404.html', '/support/offline'];

/** The target of a redirect page; src/plugins/redirects/redirect-page.ts writes them. */
const TARGET = /<script src="\/js\/redirect\.js" data-to="([^"&]+)">/;

/**
 * The files of an offline copy of a built site, in a stable order, with their sizes and digests, and its
 * redirects.
 * @returns the list also as the text whose digest is the revision
 * @throws when the build lacks a page that every copy needs
 */
export function offlineFiles(build: string): { summary: Summary; list: FileList; text: string } {
  const list: FileList = { files: [], moved: [] };
  const ofEarlierBuild = keptAssets(build);
  let bytes = 0;
  let wire = 0;
  for (const file of filesOf(build)) {
    if (LEFT.test(file) || !KEPT.some((kept) => kept.test(file)) || ofEarlierBuild.has(file))
      continue;
    const content = readFileSync(path.join(build, file));
    const target = file.endsWith('.html') && TARGET.exec(content.toString('utf8'))?.[1];
    if (target) {
      list.moved.push([addressOf(file), target]);
      continue;
    }
    list.files.push([addressOf(file), content.length, hash('sha256', content, 'base64')]);
    bytes += content.length;
    wire += gzipSync(content, { level: 5 }).length;
  }
  const addresses = new Set(list.files.map(([address]) => address));
  const missing = NEEDED.filter((address) => !addresses.has(address));
  if (missing.length > 0) {
    throw new Error(`${build} lacks ${missing.join(', ')}. Build the site first.`);
  }
  const text = JSON.stringify(list);
  const revision = hash('sha256', text);
  return { summary: { revision, files: list.files.length, bytes, wire }, list, text };
}
