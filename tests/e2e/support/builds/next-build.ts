import { hash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildId, withBuildId } from '@sablier-docs/built/build-id';
import { filesOf } from '@sablier-docs/built/files';
import { keepAssets } from '@sablier-docs/hosting/keep-assets';
import { offlineFiles } from '@sablier-docs/hosting/offline/list';
import { FILES, SUMMARY } from '@sablier-docs/hosting/offline/names';

/** Text that the next build changes: a word on every page, and one in the code of each tool. */
export const CHANGED_TEXT = {
  page: 'Next build: ',
  tool: ['Read with my wallet', 'Read by my wallet'],
} as const;

/** `main.0a1b2c3d.js` and `styles-tools.0a1b2c3d.css`; numbered chunks have six digits. */
const HASHED = /^(.+\.)([\da-f]{6,8})(\.(?:js|css))$/;
const TEXT = /\.(?:html|js|css|json)$/;

/** Another hash of the same length, as other content has. */
const other = (digest: string) => hash('sha256', digest).slice(0, digest.length);

const read = (file: string) => readFileSync(file, 'utf8');

/** Every script and stylesheet with a hash in its name gets another name. @returns old names and new ones */
function renamed(build: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const folder of ['assets/js', 'assets/css']) {
    for (const name of readdirSync(path.join(build, folder))) {
      const [, before = '', hash = '', ending = ''] = HASHED.exec(name) ?? [];
      if (!hash) continue;
      const next = before + other(hash) + ending;
      renameSync(path.join(build, folder, name), path.join(build, folder, next));
      names.set(name, next);
    }
  }
  if (names.size < 50) throw new Error(`${build} has only ${names.size} hashed files.`);
  return names;
}

/** The table of chunks in the first script names their hashes alone. */
const inTable = (text: string) =>
  text.replace(/(?<=[{,][\de]+:")([\da-f]{6}|[\da-f]{8})(?=")/g, (hash) => other(hash));

/**
 * Makes of a build the one after it, as a real build would: all scripts and styles have other names, everything
 * that names them follows, the old files are gone, the code of the tools and the text of every page differ.
 * @param from folder of a build
 * @param to a folder that is made
 */
export async function nextBuild(from: string, to: string): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  const names = renamed(to);
  const any = new RegExp(
    [...names.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'),
    'g',
  );
  for (const file of filesOf(to).filter((name) => TEXT.test(name))) {
    const at = path.join(to, file);
    const before = read(at);
    let text = before.replace(any, (name) => names.get(name) ?? name);
    if (/\.(?:js|html)$/.test(file)) text = text.replaceAll(...CHANGED_TEXT.tool);
    if (file.includes('/js/main.')) text = inTable(text);
    if (file.endsWith('.html')) text = text.replace(/(<h1[^>]*>)/, `$1${CHANGED_TEXT.page}`);
    if (text !== before) writeFileSync(at, text);
  }
  const id = buildId(to);
  for (const file of filesOf(to).filter((name) => name.endsWith('.html'))) {
    const at = path.join(to, file);
    if (read(at).includes('<meta name=build ')) writeFileSync(at, withBuildId(read(at), id));
  }
  await keepAssets(to);
  const { summary, text } = offlineFiles(to);
  writeFileSync(path.join(to, FILES), text);
  writeFileSync(path.join(to, SUMMARY), JSON.stringify(summary));
}
