import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { keptAssets } from './assets.ts';
import { filesOf } from './files.ts';
import { inHead } from './head.ts';

/** The page for unknown addresses, which has only the frame that all pages share. */
const FRAME = '/404.html';
/** Scripts, styles and the files that they reference. */
const CODE = /^\/(?:assets|js)\//;

const NAME = 'build';

/**
 * The id of a build, a hash of what its pages share: the frame, every script and every stylesheet. The same
 * sources give the same id, and so does a change to the text of one page: that page works in every open tab,
 * and the other pages keep their bytes.
 * @param build folder of the built site
 * @returns 12 hexadecimal digits
 */
export function buildId(build: string): string {
  const digest = createHash('sha256');
  const ofEarlierBuild = keptAssets(build);
  for (const file of filesOf(build)) {
    if ((file !== FRAME && !CODE.test(file)) || ofEarlierBuild.has(file)) continue;
    const content = readFileSync(path.join(build, file));
    digest.update(`${file}\0`);
    digest.update(file === FRAME ? withoutBuildId(content.toString('utf8')) : content);
    digest.update('\0');
  }
  return digest.digest('hex').slice(0, 12);
}

/**
 * The page with the name of its build in the head; packages/browser/build.ts reads it. A redirect page, which
 * the framework has not written, stays as it is.
 * @param html as the framework has written it: with `<meta name=generator>`
 */
export function withBuildId(html: string, id: string): string {
  const unmarked = withoutBuildId(html);
  const at = inHead(unmarked, 'meta', { name: 'generator' })?.start;
  if (at === undefined) return unmarked;
  return `${unmarked.slice(0, at)}<meta name=${NAME} content=${id}>${unmarked.slice(at)}`;
}

function withoutBuildId(html: string): string {
  const mark = inHead(html, 'meta', { name: NAME });
  return mark ? html.slice(0, mark.start) + html.slice(mark.end) : html;
}
