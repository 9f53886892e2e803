import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { REDIRECT_SCRIPT } from '../../src/plugins/redirects/page';

export const BUILD = 'build';

export interface BuiltPage {
  /** Path on the site, for example `/concepts/streaming`. */
  path: string;
  $: CheerioAPI;
}

/** Every HTML page of the build except redirect pages and the 404 page, parsed. */
export function builtPages(): BuiltPage[] {
  if (!existsSync(BUILD)) throw new Error('There is no build. Run "npm run build:strict" first.');
  return htmlFiles(BUILD)
    .map((file) => ({ file, html: readFileSync(file, 'utf8') }))
    .filter(({ file, html }) => !isRedirect(html) && path.basename(file) !== '404.html')
    .map(({ file, html }) => ({ path: toPath(file), $: load(html) }));
}

export const isRedirect = (html: string) => html.includes(`<script src="${REDIRECT_SCRIPT}"`);

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return htmlFiles(full);
    return entry.name.endsWith('.html') ? [full] : [];
  });
}

function toPath(file: string): string {
  return (
    `/${path.relative(BUILD, file)}`.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1') || '/'
  );
}
