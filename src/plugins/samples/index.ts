import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readLineMarks } from '@sablier-docs/ui/Code/marks';
import { samplePath } from '../../components/Sample/sample-path';
import { withoutMarkers } from '@sablier-docs/ui/Code/regions';
import { emitFiles } from '../emit-files';
import { asInProject } from '../starters';
import { sampleArchives } from './archive';

const FOLDER = 'examples';

/**
 * Serves the files of examples/ as text, for the view of a whole file, and as an archive for each page, and rebuilds a page when one of its sample
 * files is saved.
 */
export default function samplesPlugin({ siteDir, siteConfig }: LoadContext): Plugin {
  const loader = path.join(siteDir, 'src/plugins/samples/watch-loader.cjs');
  // Docusaurus reads `include` of every .mdx rule to find the pages that no plugin owns.
  const include = ['docs', 'snippets'].map((folder) => path.join(siteDir, folder, path.sep));
  const emit = emitFiles(
    'samples',
    () =>
      new Map<string, string | Buffer>([
        ...sampleFiles(siteDir),
        ...sampleArchives(siteDir, siteConfig.url),
      ]),
  );
  return {
    name: 'samples',
    configureWebpack: (...args) => ({
      ...emit(...args),
      module: { rules: [{ test: /\.mdx$/, include, enforce: 'pre', use: [{ loader }] }] },
    }),
  };
}

/** The text of every code file in examples/, without comments for the page, by its path on the site. */
function sampleFiles(siteDir: string): Map<string, string> {
  const files = readdirSync(path.join(siteDir, FOLDER), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(FOLDER, name.split(path.sep).join('/')))
    .filter((file) => /\.(sol|tsx?|sh|toml)$/.test(file));
  return new Map(
    files.map((file) => [
      samplePath(file).slice(1),
      asInProject(
        siteDir,
        file,
        readLineMarks(withoutMarkers(readFileSync(path.join(siteDir, file), 'utf8'))).code,
      ),
    ]),
  );
}
