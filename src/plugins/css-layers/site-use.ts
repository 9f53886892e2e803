import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { pagesOf, textsIn, valuesOf } from './built-text';
import { neededOf } from './needed';
import type { Needed } from './prune';

const packages = createRequire(import.meta.url);

/** On the pages, but drawn by src/theme/Admonition/Layout without Infima. */
const DRAWN_ANEW = /^alert/;

/**
 * What a build of the site needs of Infima.
 * @param build folder of the build
 * @param pages their HTML, where somebody has read it already
 * @throws when there is none
 */
export function neededBy(build: string, pages = pagesOf(build)): Needed {
  const theme = path.dirname(packages.resolve('@docusaurus/theme-classic/package.json'));
  const shown = valuesOf(pages, 'class').flatMap((value) => value.split(/\s+/));
  const scripts = textsIn(path.join(build, 'assets/js'), /\.js$/);
  return neededOf(readFileSync(packages.resolve('infima/dist/css/default/default.css'), 'utf8'), {
    shown: new Set(shown.filter((name) => !DRAWN_ANEW.test(name))),
    scripts: scripts.replace(/\balert--\w+/g, ''),
    own: readFileSync('src/css/framework.css', 'utf8'),
    styles: [
      textsIn('src', /\.css$/),
      textsIn(path.join(theme, 'lib'), /\.css$/),
      ...valuesOf(pages, 'style'),
    ].join('\n'),
  });
}
