import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { keptAssets } from '../built/assets';
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

/** Where a redirect page leads; src/plugins/redirects/page.ts writes them. */
const TARGET = /<script src="\/js\/redirect\.js" data-to="([^"&]+)">/;

/**
 * The files of an offline copy of a built site, in a stable order, with their sizes and digests, and what leads
 * to another address.
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
    list.files.push([addressOf(file), content.length, sha256(content).digest('base64')]);
    bytes += content.length;
    wire += gzipSync(content, { level: 5 }).length;
  }
  const addresses = new Set(list.files.map(([address]) => address));
  const missing = NEEDED.filter((address) => !addresses.has(address));
  if (missing.length > 0) {
    throw new Error(`${build} lacks ${missing.join(', ')}. Build the site first.`);
  }
  const text = JSON.stringify(list);
  const revision = sha256(text).digest('hex');
  return { summary: { revision, files: list.files.length, bytes, wire }, list, text };
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content);
