// The scope of a change: pages alone, or more. Plain JavaScript, since CI asks before anything is installed:
// "node scripts/test/scope.mjs" prints `scope=pages` or `scope=all`.
import { fileURLToPath } from 'node:url';
import { baseCommit, git } from './git.mjs';

/** Pages, and the files that are written with them: sidebars, redirects, the tests of their sentences. */
const WITH_PAGES = [
  /^(docs|snippets)\/.+\.(mdx|questions\.yml)$/,
  /^(sidebars|config\/sidebars\/\w+|config\/redirects)\.ts$/,
  // `npm run move` writes the redirects of the host as well.
  /^vercel\.json$/,
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
  const { CI, GITHUB_BASE_REF, BEFORE_PUSH } = env;
  if (CI && !GITHUB_BASE_REF && !BEFORE_PUSH) return undefined;
  const branch = GITHUB_BASE_REF ? [`origin/${GITHUB_BASE_REF}`] : ['origin/main', 'main'];
  const refs = BEFORE_PUSH ? [BEFORE_PUSH] : branch;
  const base = baseCommit(refs);
  const tracked = base && listed('diff', base, '--name-only', '--no-renames');
  if (!tracked) return undefined;
  return [...tracked, ...(listed('ls-files', '--others', '--exclude-standard') ?? [])];
}

/**
 * Why all parts have to run, in a sentence; undefined when the files are pages and files that belong to them.
 * @param {readonly string[] | undefined} files
 */
export function reasonForAll(files) {
  if (!files) return 'There is no branch to compare with.';
  if (files.length === 0) return 'Nothing differs from the main branch.';
  const other = files.find((file) => !WITH_PAGES.some((pattern) => pattern.test(file)));
  return other && `${other} differs from the main branch.`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(`scope=${reasonForAll(changedFiles()) === undefined ? 'pages' : 'all'}`);
