import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readMarks } from '../../components/Code/marks';
import { samplePath } from '../../components/Sample/path';
import { withoutMarkers } from '../../markdown/regions';
import { emitFiles } from '../emit-files';

const FOLDER = 'examples';

/**
 * Serves the files of examples/ as text, for the view of a whole file, and rebuilds a page when a file
 * that it shows is saved.
 */
export default function samplesPlugin({ siteDir }: LoadContext): Plugin {
  const loader = path.join(siteDir, 'src/plugins/samples/watch-loader.cjs');
  // Docusaurus reads `include` of every rule for .mdx to find the pages that no plugin owns.
  const include = ['docs', 'snippets'].map((folder) => path.join(siteDir, folder, path.sep));
  const emit = emitFiles('samples', () => sampleFiles(siteDir));
  return {
    name: 'samples',
    configureWebpack: (...args) => ({
      ...emit(...args),
      module: { rules: [{ test: /\.mdx$/, include, enforce: 'pre', use: [{ loader }] }] },
    }),
  };
}

/** File path on the site and text, without comments for the page, of every file of code in examples/. */
export function sampleFiles(siteDir: string): Map<string, string> {
  const files = readdirSync(path.join(siteDir, FOLDER), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(FOLDER, name.split(path.sep).join('/')))
    .filter((file) => /\.(sol|tsx?|sh|toml)$/.test(file));
  return new Map(
    files.map((file) => [
      samplePath(file).slice(1),
      readMarks(withoutMarkers(readFileSync(path.join(siteDir, file), 'utf8'))).code,
    ]),
  );
}
