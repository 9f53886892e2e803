import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';

/** The changes that a command makes to the tree; nothing is touched before all of them are known. */
export interface Plan {
  /** Files that move: old to new path. */
  renames: ReadonlyMap<string, string>;
  /** Files that are written, by their path afterwards. */
  writes: ReadonlyMap<string, string>;
  /** Places that a person may want to look at, one line each. */
  notes: readonly string[];
}

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** The files of a repository that are committed, or not committed and not ignored. */
export const filesOfSite = (root: string): string[] =>
  git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z')
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));

/** A text as Prettier writes the file; as it is where Prettier does not know the language. */
async function formatted(root: string, file: string, text: string): Promise<string> {
  const full = path.join(root, file);
  const { inferredParser } = await prettier.getFileInfo(full);
  if (!inferredParser) return text;
  const config = await prettier.resolveConfig(full);
  return prettier.format(text, { ...config, filepath: full });
}

/** @returns the files that were written, sorted */
export async function carryOut({ renames, writes }: Plan, root: string): Promise<string[]> {
  const texts = new Map<string, string>();
  for (const [file, text] of writes) texts.set(file, await formatted(root, file, text));
  const committed = new Set(git(root, 'ls-files', '-z').split('\0'));
  for (const [from, to] of renames) {
    mkdirSync(path.join(root, path.dirname(to)), { recursive: true });
    if (committed.has(from)) git(root, 'mv', from, to);
    else renameSync(path.join(root, from), path.join(root, to));
  }
  for (const [file, text] of texts) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return [...new Set([...renames.values(), ...texts.keys()])].sort();
}

export const readPlanned = (root: string, file: string) =>
  readFileSync(path.join(root, file), 'utf8');
