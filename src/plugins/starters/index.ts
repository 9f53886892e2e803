import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withoutMarkers } from '@sablier-docs/ui/Code/regions';
import { emitFiles } from '../emit-files';
import { tarball } from './archive';
import { sharedFiles, withSharedImports } from './shared';

const FOLDER = 'examples/starters';

/** Files that an installation or a run creates, and the commands that only the page shows. */
const LEFT =
  /(^|\/)(node_modules|out|cache|artifacts|dist|broadcast)\/|^(\.env(\.local)?|setup\.sh)$/;

/** Serves each project of examples/starters as an archive, such as `/starters/viem.tgz`, and a list with digests. */
export default function startersPlugin({ siteDir, siteConfig }: LoadContext): Plugin {
  return {
    name: 'starters',
    configureWebpack: emitFiles('starters', () => {
      const archives = starterArchives(siteDir);
      return new Map([
        ...archives,
        ['starters/index.json', starterIndex(archives, siteConfig.url)],
      ]);
    }),
  };
}

/** The list of all archives, in the format of the list of skills. */
export function starterIndex(archives: ReadonlyMap<string, Buffer>, siteUrl: string): Buffer {
  const starters = [...archives].map(([file, archive]) => ({
    name: path.basename(file, '.tgz'),
    url: `${siteUrl}/${file}`,
    bytes: archive.length,
    digest: `sha256:${hash('sha256', archive)}`,
  }));
  return Buffer.from(`${JSON.stringify({ starters }, null, 2)}\n`);
}

/** The stacks that have a starter, in alphabetical order. */
export const starterNames = (siteDir: string): string[] =>
  readdirSync(path.join(siteDir, FOLDER))
    .filter((name) => !name.startsWith('_'))
    .sort();

/**
 * The content of each file of a project, with the shared ones in their places, without files that a run creates and
 * without markers for pages.
 */
export function starterFiles(siteDir: string, name: string): Map<string, Buffer> {
  const root = path.join(siteDir, FOLDER, name);
  const shared = sharedFiles(siteDir, name);
  const own = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !LEFT.test(file) && statSync(path.join(root, file)).isFile());
  const read = (file: string) => withoutMarkers(readFileSync(path.join(siteDir, file), 'utf8'));
  return new Map(
    [
      ...own.map(
        (file) =>
          [file, withSharedImports(read(`${FOLDER}/${name}/${file}`), file, shared)] as const,
      ),
      ...[...shared].map(([place, file]) => [place, read(file)] as const),
    ].map(([file, text]) => [file, Buffer.from(text)]),
  );
}

/**
 * The text of a file of examples/ as a project has it.
 * @param file from the root of the repository
 */
export function asInProject(siteDir: string, file: string, text: string): string {
  const [, starter, place] = /^examples\/starters\/([a-z]+)\/(.+)$/.exec(file) ?? [];
  return starter && place ? withSharedImports(text, place, sharedFiles(siteDir, starter)) : text;
}

/**
 * The archives by path on the site. All files of an archive are in one folder, such as `sablier-viem`.
 * @throws when a folder has no package.json
 */
export function starterArchives(siteDir: string): Map<string, Buffer> {
  return new Map(
    starterNames(siteDir).map((name) => {
      const files = starterFiles(siteDir, name);
      if (!files.has('package.json')) throw new Error(`${FOLDER}/${name} has no package.json.`);
      const inFolder = [...files].map(
        ([file, content]) => [`sablier-${name}/${file}`, content] as const,
      );
      return [`starters/${name}.tgz`, tarball(new Map(inFolder))] as const;
    }),
  );
}
