import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { keptAssets } from './assets.ts';
import { filesOf } from './files.ts';

/** The page for unknown addresses: the frame that all pages share, and nothing else. */
const FRAME = '/404.html';
/** Scripts, styles and what they name. */
const CODE = /^\/(?:assets|js)\//;

const MARK = /<meta name=build content=\w+>/;
const BEGINNING = '<meta charset=UTF-8>';

/**
 * Names a build by what its pages share: the frame, every script and every stylesheet. The same sources give
 * the same name, and a change of a page's own text leaves it: such a page works in every tab that is open,
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
    digest.update(file === FRAME ? content.toString('utf8').replace(MARK, '') : content);
    digest.update('\0');
  }
  return digest.digest('hex').slice(0, 12);
}

/**
 * The page with the name of its build in the head; src/client/shared/build.ts reads it. A redirect page, which
 * the framework has not written, stays as it is.
 * @param html as the framework has written it
 */
export const withBuildId = (html: string, id: string): string =>
  html.replace(MARK, '').replace(BEGINNING, `${BEGINNING}<meta name=build content=${id}>`);
