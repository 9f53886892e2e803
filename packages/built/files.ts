import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Every file below a folder, as `/concepts/nft.html`, sorted. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .sort();

/** The HTML files: pages, redirect pages and the error page. */
export const htmlFilesOf = (folder: string): string[] =>
  filesOf(folder).filter((file) => file.endsWith('.html'));
