import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withoutMarkers } from '@sablier-docs/ui/Code/regions';
import { emitFiles } from '../emit-files';
import { tarball } from './archive';

const FOLDER = 'examples/starters';

/** Files that an installation or a run creates, and the commands that only the page shows. */
const LEFT =
  /(^|\/)(node_modules|out|cache|artifacts|dist|broadcast)\/|^(package-lock\.json|\.env(\.local)?|setup\.sh)$/;

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
  readdirSync(path.join(siteDir, FOLDER)).sort();

/** The content of each file of a project, without files that a run creates and without markers for pages. */
export function starterFiles(siteDir: string, name: string): Map<string, Buffer> {
  const root = path.join(siteDir, FOLDER, name);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !LEFT.test(file) && statSync(path.join(root, file)).isFile());
  return new Map(
    files.map((file) => [
      file,
      Buffer.from(withoutMarkers(readFileSync(path.join(root, file), 'utf8'))),
    ]),
  );
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
