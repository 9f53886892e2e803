// The scope of a change: pages alone, or more. Plain JavaScript, since CI asks before anything is installed:
// "node scripts/test/scope.mjs" prints `scope=pages` or `scope=all`.
import { fileURLToPath } from 'node:url';
import { existsSync, readFileSync } from 'node:fs';
import { baseCommit, git } from './git.mjs';

/** Pages, and the files that are written with them: sidebars, redirects, terms, the tests of their sentences. */
const WITH_PAGES = [
  /^(docs|snippets)\/.+\.(mdx|questions\.yml)$/,
  /^(sidebars|config\/sidebars\/\w+)\.ts$/,
  /^config\/redirects-list\.json$/,
  // `npm run hosts` writes them of the redirects, and the build of the pages.
  /^(vercel|context7)\.json$/,
  /^config\/nginx\.conf$/,
  /^packages\/protocol\/glossary\/[\w-]+\.json$/,
  /^tests\/statements\/.+\.(statements|accepted)\.(ts|json|txt)$/,
  /^config\/lint\/cspell-words\.txt$/,
];

/** Paths that Git prints with `-z`. @param {string[]} args */
const listed = (...args) =>
  git(...args, '-z')
    ?.split('\0')
    .filter(Boolean);

/**
 * Files that differ from the main branch, committed or not; in a pull request from the branch that it goes to, in CI of
 * the main branch from the commit before the push (`BEFORE_PUSH`).
 * @param {Record<string, string | undefined>} [env]
 * @returns {string[] | undefined} undefined where there is nothing to compare with: a CI run of a branch itself, an
 * archive without history
 */
export function changedFiles(env = process.env) {
  const base = commitBefore(env);
  const tracked = base && listed('diff', base, '--name-only', '--no-renames');
  if (!tracked) return undefined;
  return [...tracked, ...(listed('ls-files', '--others', '--exclude-standard') ?? [])];
}

/**
 * The commit that a change began with.
 * @param {Record<string, string | undefined>} env
 */
function commitBefore(env) {
  const { CI, GITHUB_BASE_REF, BEFORE_PUSH } = env;
  if (CI && !GITHUB_BASE_REF && !BEFORE_PUSH) return undefined;
  const branch = GITHUB_BASE_REF ? [`origin/${GITHUB_BASE_REF}`] : ['origin/main', 'main'];
  const refs = BEFORE_PUSH ? [BEFORE_PUSH] : branch;
  return baseCommit(refs);
}

/** A comment that begins or ends a region of a sample; packages/ui/Code/regions.ts reads them. */
const MARKER =
  /^[ \t]*(?:\/\/|#|<!--)[ \t]*(?:region|endregion)[ \t]+[\w-]+[ \t]*(?:-->)?[ \t]*(?:\n|$)/gm;

/** A row of the list of redirects. */
const ROW = /"(\/[^"]+)": "(\/[^"]+)"/g;

/** The addresses of pages that moved: those in the rows that a list has more than before. @param {string} before @param {string} now */
export function movedAddresses(before, now) {
  const known = new Set([...before.matchAll(ROW)].map(([row]) => row));
  return [...now.matchAll(ROW)]
    .filter(([row]) => !known.has(row))
    .map(([, from = '', to = '']) => /** @type {const} */ ([from.slice(1), to.slice(1)]));
}

/**
 * A text whatever the width of its lines: an address of another length moves the breaks of Prettier.
 * @param {string} text
 */
const unbroken = (text) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ?([()[\]{}|,;]) ?/g, '$1')
    .replace(/,([)\]}])/g, '$1')
    .replace(/-{3,}/g, '---');

/**
 * Whether a file differs as writing a page makes it differ: in markers of regions, or in the addresses of pages that
 * moved, which `npm run move` writes.
 * @param {string} before
 * @param {string} now
 * @param {readonly (readonly [from: string, to: string])[]} moves
 */
export function differsAsPage(before, now, moves) {
  const [old, fresh] = [before, now].map((text) => text.replace(MARKER, ''));
  if (old === fresh) return true;
  if (moves.length === 0) return false;
  /** @param {string} text */
  const moved = (text) => moves.reduce((all, [from, to]) => all.replaceAll(to, from), text);
  const [first = '', second = ''] = [old, fresh].map((text = '') => unbroken(moved(text)));
  return first === second;
}

/** Files that changed as `differsAsPage` says. @param {readonly string[]} files */
export function writtenWithPages(files, env = process.env) {
  const base = commitBefore(env);
  /** @param {string} file */
  const before = (file) => git('show', `${base}:${file}`);
  /** @param {string} file */
  const now = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  const list = 'config/redirects-list.json';
  const moves = movedAddresses(before(list) ?? '', now(list) ?? '');
  return files.filter((file) => {
    const [old, fresh] = [before(file), now(file)];
    return old !== undefined && fresh !== undefined && differsAsPage(old, fresh, moves);
  });
}

/**
 * Why all parts have to run, in a sentence; undefined when the files are pages and files that belong to them.
 * @param {readonly string[] | undefined} files
 * @param {(files: readonly string[]) => readonly string[]} [written] those of some files that differ as pages do
 */
export function reasonForAll(files, written = writtenWithPages) {
  if (!files) return 'There is no branch to compare with.';
  if (files.length === 0) return 'Nothing differs from the main branch.';
  const others = files.filter((file) => !WITH_PAGES.some((pattern) => pattern.test(file)));
  const known = new Set(others.length > 0 ? written(others) : []);
  const other = others.find((file) => !known.has(file));
  return other && `${other} differs from the main branch.`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(`scope=${reasonForAll(changedFiles()) === undefined ? 'pages' : 'all'}`);
