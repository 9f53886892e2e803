import { existsSync } from 'node:fs';
import { questionsFileOf } from '@sablier-docs/search/questions/file';
import path from 'node:path';
import { routeOf } from '../check/pages';
import { checkFree, readPageAddress, type Address, type Redirects } from './address';
import { moveImports } from './imports';
import { renameMentions, templatesFor } from './mentions';
import { addMove, follow, readMoves } from './moves';
import { filesOfSite, readPlanned, type Plan } from './plan';
import { addEntry, hasEntry, removeEntry } from './sidebar';
import { TESTED } from './tested';

const REDIRECTS = 'config/redirects-list.json';

/** Files that hold text in which the address of a page may be. */
const TEXT = /\.(?:[cm]?[jt]sx?|mdx?|json|ya?ml|css|sol|graphql|txt|tsv|html)$/;

/** The redirects, the owner's list of them, and files that commands write. */
const LEFT_ALONE =
  /^(?:package-lock\.json|vercel\.json|config\/redirects-list\.json|tests\/unit\/config\/redirects\.tsv)/;

/** Tests of functions, in which an address is an example and need not be that of a page. */
const EXAMPLES = /^tests\/(?:unit\/(?!content\/)|attack\/)|^(?:src|packages)\/.*\.test\.tsx?$/;

/**
 * A page under another address: its file, its questions, its tested sentences, every mention, its place in the sidebar, and the
 * redirect from the old address.
 * @param redirects addresses that once held a page, with where they lead
 * @throws when one of the addresses is no place for a page, with what to type
 */
export function planMove(
  typed: [from: string, to: string],
  root: string,
  redirects: Redirects,
): Plan {
  const [from, to] = typed.map(readPageAddress) as [Address, Address];
  checkMove(from, to, root, redirects);
  const files = filesOfSite(root);
  const renames = new Map([
    [from.file, to.file],
    ...questionsOf(from, to, files),
    ...testsOf(from.id, to.id, files),
  ]);
  const writes = new Map<string, string>();
  const notes: string[] = [];
  const examples: string[] = [];
  let mentions = 0;
  for (const file of files.filter((name) => TEXT.test(name) && !LEFT_ALONE.test(name))) {
    const before = readPlanned(root, file);
    const target = renames.get(file);
    const { text, count } = renameMentions(before, from.id, to.id);
    if (EXAMPLES.test(file)) {
      if (count > 0) examples.push(file);
      continue;
    }
    const after = target ? moveImports(text, file, target, renames) : text;
    mentions += count;
    if (after !== before) writes.set(target ?? file, after);
    const templates = /\.[cm]?[jt]sx?$/.test(file) ? templatesFor(before, from.id) : [];
    notes.push(
      ...templates.map((line) => `${file}:${line} makes addresses; see whether it makes this one.`),
    );
  }
  notes.unshift(
    `${mentions} mentions in ${writes.size} files.`,
    ...placeInSidebar(from, to, root, writes),
  );
  if (examples.length > 0) {
    notes.push(`Left as they are, examples in tests of functions: ${examples.join(', ')}.`);
  }
  writes.set(REDIRECTS, addMove(readPlanned(root, REDIRECTS), `/${from.id}`, `/${to.id}`));
  return { renames, writes, notes };
}

function checkMove(from: Address, to: Address, root: string, redirects: Redirects): void {
  if (!existsSync(path.join(root, from.file))) {
    const [, moved] = redirects.find(([old]) => old === `/${from.id}`) ?? [];
    throw new Error(
      `There is no file ${from.file}.${moved ? ` /${from.id} leads to ${moved}.` : ''}`,
    );
  }
  if (from.id === to.id) throw new Error(`The page is at /${to.id}.`);
  if (routeOf(from.file, readPlanned(root, from.file)) !== `/${from.id}`) {
    throw new Error(`${from.file} has a slug, which decides its address. Change it by hand.`);
  }
  const moves = readMoves(readPlanned(root, REDIRECTS));
  // A page may come back to an address that it had.
  const isBack =
    moves.some(([old]) => old === `/${to.id}`) && follow(`/${to.id}`, moves) === `/${from.id}`;
  checkFree(to, root, isBack ? [] : redirects);
}

/** The file of questions beside a page. */
function questionsOf(from: Address, to: Address, files: readonly string[]): [string, string][] {
  const [before, after] = [from, to].map(({ file }) => questionsFileOf(file)) as [string, string];
  return files.includes(before) ? [[before, after]] : [];
}

/** The files with the tested sentences of a page: one of its name, or a folder of its own. */
function testsOf(from: string, to: string, files: readonly string[]): [string, string][] {
  const [before, after] = [from, to].map((id) => `${TESTED.folder}/${id}`) as [string, string];
  const isOwnFolder = !files.some((file) => file.startsWith(`docs/${from}/`));
  const isOwn = (rest: string) => TESTED.ending.test(rest) || (isOwnFolder && rest.startsWith('/'));
  return files
    .filter((file) => file.startsWith(before) && isOwn(file.slice(before.length)))
    .map((file) => [file, after + file.slice(before.length)]);
}

/** Moves the entry where the folder is another one; @returns what happened to it */
function placeInSidebar(
  from: Address,
  to: Address,
  root: string,
  writes: Map<string, string>,
): string[] {
  const source = readPlanned(root, from.sidebar);
  if (!hasEntry(source, from.id)) {
    return [
      `${from.sidebar} does not name the page by its whole address: change its entry by hand.`,
    ];
  }
  if (path.posix.dirname(from.id) === path.posix.dirname(to.id)) return [];
  const { source: rest, written } = removeEntry(source, from.id);
  const target = from.sidebar === to.sidebar ? rest : readPlanned(root, to.sidebar);
  const entry = written.replace(`'${from.id}'`, `'${to.id}'`);
  const added = addEntry(target, to.id, entry);
  writes.set(from.sidebar, rest);
  writes.set(to.sidebar, added.source);
  return [`Its entry is ${added.after ? `after ${added.after}` : 'at the end'} of ${to.sidebar}.`];
}
