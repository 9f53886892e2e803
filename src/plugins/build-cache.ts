import { hash, createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Not committed; a fresh install starts without it. */
const FOLDER = 'node_modules/.cache/build';

/** Milliseconds after its last use that an entry is kept. */
const KEPT = 14 * 24 * 3600 * 1000;

/**
 * What earlier builds made from the same inputs. A changed input has another digest, so that an entry that is no longer
 * true is never read.
 * @param name of a folder, for one kind of result
 * @param shared the inputs that all entries have in common, such as `digestOfCode`
 */
export function buildCache(name: string, shared: readonly string[], root = '.') {
  const folder = path.join(root, FOLDER, name);
  mkdirSync(folder, { recursive: true });
  removeUnused(folder);
  const salt = hash('sha256', JSON.stringify(shared));
  const fileOf = (inputs: readonly string[]) =>
    path.join(folder, hash('sha256', JSON.stringify([salt, ...inputs])).slice(0, 40));
  /** The text that was made from these inputs; undefined when there is none. */
  const read = (inputs: readonly string[]): string | undefined => {
    const file = fileOf(inputs);
    if (!existsSync(file)) return undefined;
    const now = new Date();
    utimesSync(file, now, now);
    return readFileSync(file, 'utf8');
  };
  /** Keeps a text. A build that runs at the same time never reads half of it. */
  const write = (inputs: readonly string[], text: string): void => {
    const file = fileOf(inputs);
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, text);
    renameSync(draft, file);
  };
  return {
    read,
    write,
    /** What `make` returns for these inputs, as JSON has it: made now or by an earlier build. */
    json<Value>(inputs: readonly string[], make: () => Value): Value {
      const found = read(inputs);
      if (found !== undefined) return JSON.parse(found) as Value;
      const made = make();
      write(inputs, JSON.stringify(made));
      return made;
    },
  };
}

function removeUnused(folder: string): void {
  const oldest = Date.now() - KEPT;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const used = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (used < oldest) rmSync(file, { force: true });
  }
}

/** Folders that hold no source: packages, and what runs of samples write. */
const LEFT = /^(?:node_modules|out|cache|artifacts|dist|broadcast)$/;

/** Adds the path and the content of every file below a folder, or of a file. */
function addFiles(digest: ReturnType<typeof createHash>, root: string, place: string): void {
  const file = path.join(root, place);
  if (statSync(file).isDirectory()) {
    const names = readdirSync(file).filter((name) => !LEFT.test(name));
    for (const name of names.sort()) addFiles(digest, root, `${place}/${name}`);
  } else {
    const content = readFileSync(file);
    digest.update(`${place}\0${content.length}\0`);
    digest.update(content);
  }
}

/**
 * The digest of files and folders, by path and content.
 * @param places from `root`; those that do not exist are left out
 */
export function digestOfFiles(places: readonly string[], root: string): string {
  const digest = createHash('sha256');
  for (const place of places) if (existsSync(path.join(root, place))) addFiles(digest, root, place);
  return digest.digest('hex');
}

/** All that a page is made with except the pages: code, data, samples, tests of sentences, and the exact packages. */
const CODE = [
  'package-lock.json',
  'docusaurus.config.ts',
  'sidebars.ts',
  'config',
  'examples',
  'packages',
  'src',
  'tests/examples',
  'tests/statements',
];

/** Settings in the environment that change what is built; see config/. */
const SETTINGS =
  /^(?:ALGOLIA_|CHAT_WIDGET_ID$|CI$|NODE_ENV$|SITE_|STRICT_BUILD$|VERCEL|WORLDS_SEED$)/;

/** Read once: nothing of it changes while a build runs. */
const digests = new Map<string, string>();

/** The digest of all that a page is made with except the pages, of the settings in the environment, and of Node.js. */
export function digestOfCode(root = '.'): string {
  const folder = path.resolve(root);
  const files = digests.get(folder) ?? digestOfFiles(CODE, folder);
  digests.set(folder, files);
  const settings = Object.entries(process.env).filter(([name]) => SETTINGS.test(name));
  return hash('sha256', JSON.stringify([files, process.version, settings.sort()]));
}
