import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Every file below a folder, as `/concepts/nft.html`, sorted. */
export const filesOf = (folder: string): string[] => walk(folder, '').sort();

/** Those that are HTML: pages, redirect pages and the error page. */
export const htmlFilesOf = (folder: string): string[] =>
  filesOf(folder).filter((file) => file.endsWith('.html'));

function walk(folder: string, under: string): string[] {
  return readdirSync(path.join(folder, under), { withFileTypes: true }).flatMap((entry) => {
    const file = `${under}/${entry.name}`;
    return entry.isDirectory() ? walk(folder, file) : [file];
  });
}
