import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { htmlFilesOf } from '../../built/files';
import { neededOf } from './needed';
import type { Needed } from './prune';

const packages = createRequire(import.meta.url);

const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => path.join(folder, file));
const textOf = (files: readonly string[]) =>
  files.map((file) => readFileSync(file, 'utf8')).join('\n');

/** On the pages, but drawn by src/theme/Admonition/Layout without Infima. */
const DRAWN_ANEW = /^alert/;

/** Values of an attribute on all pages. Not parsed, so that what a page only quotes counts as well. */
const valuesOf = (pages: string, attribute: string) =>
  [...pages.matchAll(new RegExp(`\\s${attribute}=(?:"([^"]*)"|([^\\s>]+))`, 'g'))].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  );

/**
 * What a build of the site needs of Infima.
 * @param build folder of the build
 * @throws when there is none
 */
export function neededBy(build: string): Needed {
  const pages = textOf(htmlFilesOf(build).map((file) => path.join(build, file)));
  const theme = path.dirname(packages.resolve('@docusaurus/theme-classic/package.json'));
  const shown = valuesOf(pages, 'class').flatMap((value) => value.split(/\s+/));
  const scripts = textOf(filesIn(path.join(build, 'assets/js'), /\.js$/));
  return neededOf(readFileSync(packages.resolve('infima/dist/css/default/default.css'), 'utf8'), {
    shown: new Set(shown.filter((name) => !DRAWN_ANEW.test(name))),
    scripts: scripts.replace(/\balert--\w+/g, ''),
    own: readFileSync('src/css/framework.css', 'utf8'),
    styles: [
      textOf(filesIn('src', /\.css$/)),
      textOf(filesIn(path.join(theme, 'lib'), /\.css$/)),
      ...valuesOf(pages, 'style'),
    ].join('\n'),
  });
}
