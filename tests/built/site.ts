import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { htmlFilesOf } from '@sablier-docs/built/files';
import { addressOf } from '@sablier-docs/built/paths';
import { REDIRECT_SCRIPT } from '../../src/plugins/redirects/redirect-page';

export const BUILD = 'build';

export interface BuiltPage {
  /** Path on the site, for example `/concepts/streaming`. */
  path: string;
  $: CheerioAPI;
}

let parsed: readonly BuiltPage[] | undefined;
const documents = new Map<string, CheerioAPI>();

/**
 * Every HTML page of the build except redirect pages and the 404 page, parsed once for all files of a
 * worker. A test that changes a document clones it first.
 */
export function builtPages(): readonly BuiltPage[] {
  parsed ??= parsePages();
  return parsed;
}

const parsePages = (): BuiltPage[] =>
  builtTexts().map(({ path: at, html }) => ({ path: at, $: parsedOnce(at, html) }));

/** The texts of the same pages, for what does not have to parse each of them. */
export function builtTexts(): { path: string; html: string }[] {
  if (!existsSync(BUILD)) throw new Error('There is no build. Run "npm run build:strict" first.');
  return htmlFilesOf(BUILD)
    .map((file) => ({ file, html: readFileSync(path.join(BUILD, file), 'utf8') }))
    .filter(({ file, html }) => !isRedirect(html) && file !== '/404.html')
    .map(({ file, html }) => ({ path: addressOf(file), html }));
}

function parsedOnce(at: string, html: string): CheerioAPI {
  const $ = documents.get(at) ?? load(html);
  documents.set(at, $);
  return $;
}

/**
 * A page of the build, shared by all files of a worker.
 * @param at path on the site, for example `/concepts/chains`
 */
export function openPage(at: string): CheerioAPI {
  const file = path.join(BUILD, `${at}.html`);
  if (!existsSync(file)) throw new Error(`The build has no page ${at}.`);
  return documents.get(at) ?? parsedOnce(at, readFileSync(file, 'utf8'));
}

export const isRedirect = (html: string) => html.includes(`<script src="${REDIRECT_SCRIPT}"`);
