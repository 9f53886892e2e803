import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReadingPlugin } from '../../built-pages';
import groups from './groups.cjs';
import { classesIn, classesOf, withSheets, type Sheet } from './link';

const SOURCE = path.resolve(__dirname, '../../..');
const ADDRESS = '/assets/css/';

const escape = (text: string) => text.replace(/[.\\]/g, '\\$&');
const testOf = (places: readonly string[]) =>
  new RegExp(
    `^(?:${places.map((place) => escape(path.join(SOURCE, path.normalize(place)))).join('|')})`,
  );

const groupOf = (name: string, test: RegExp) => ({
  name,
  type: 'css/mini-extract',
  test,
  chunks: 'all' as const,
  enforce: true,
  // Above the framework's group of all styles.
  priority: 60,
});

/** The bundler's groups, each of which becomes a stylesheet of its own. */
export const sheetGroups = {
  ...Object.fromEntries(
    Object.entries(groups).map(([name, places]) => [
      name,
      groupOf(`sheet-${name}`, testOf(places)),
    ]),
  ),
  // On every page, and asked for behind the first paint; see ../late.
  late: groupOf('late', testOf(['css/print.css', 'css/code-face.css', 'css/offline.css'])),
  // Fetched with the modal of the search.
  docsearch: groupOf(
    'docsearch',
    /[\\/]@docsearch[\\/]css[\\/]|[\\/]src[\\/]css[\\/]docsearch\.css$/,
  ),
};

/** @throws when a sheet has no file */
function sheetsOf(outDir: string): Sheet[] {
  const folder = path.join(outDir, ADDRESS);
  const files = readdirSync(folder);
  return Object.keys(groups).map((name) => {
    const file = files.find((found) => found.startsWith(`sheet-${name}.`));
    if (!file) throw new Error(`The build has no stylesheet for "${name}"; see groups.cjs.`);
    const classes = classesIn(readFileSync(path.join(folder, file), 'utf8'));
    return { name, href: ADDRESS + file, classes };
  });
}

/**
 * Writes the stylesheets of pages that need more than the frame's, one for each set of sheets, as
 * `/assets/css/styles-home-tools.0123abcd.css`.
 */
function inOneFile(outDir: string): (frame: string, wanted: readonly Sheet[]) => string {
  const written = new Map<string, string>();
  const textOf = (href: string) => readFileSync(path.join(outDir, href), 'utf8');
  return (frame, wanted) => {
    const key = wanted.map(({ name }) => name).join('-');
    const known = written.get(key);
    if (known) return known;
    const text = [frame, ...wanted.map(({ href }) => href)].map(textOf).join('');
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const href = `${ADDRESS}styles-${key}.${hash}.css`;
    writeFileSync(path.join(outDir, href), text);
    written.set(key, href);
    return href;
  };
}

/**
 * Gives each built page the stylesheets of groups.cjs that it needs. With the framework's own client
 * the bundler decides which styles a page has: there it has nothing to do.
 */
export default function sheetsPlugin(): ReadingPlugin {
  return {
    name: 'sheets',
    readSite({ outDir }) {
      const sheets = sheetsOf(outDir);
      const together = inOneFile(outDir);
      const shown = new Map<string, Set<string>>();
      return {
        page: ({ file, tree }) => void shown.set(file, classesOf(tree)),
        // From the files as they are by then: other readers write pages too.
        async end() {
          for (const [file, classes] of shown) {
            const html = await readFile(path.join(outDir, file), 'utf8');
            const linked = withSheets(html, classes, sheets, together);
            if (linked !== html) await writeFile(path.join(outDir, file), linked);
          }
        },
      };
    },
  };
}
