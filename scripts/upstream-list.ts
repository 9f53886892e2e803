import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of this site that replaces one of the framework, or repeats its behavior. */
export interface Row {
  /** From the root of the repository. */
  file: string;
  /** The package's file that it replaces, in `node_modules`. */
  replaces: string;
  /** The release of the package that it was last compared with, and the SHA-256 of the file there. */
  release: string;
  sha256: string;
}

export interface Change {
  row: Row;
  /** Of the installed package. */
  release: string;
  /** Whether the installed package lacks the file. */
  isGone: boolean;
}

export const LISTS = ['src/theme/upstream.json', 'packages/islands/client/upstream.json'] as const;

export const readList = (list: string): Row[] => JSON.parse(readFileSync(list, 'utf8')) as Row[];

/** `@docusaurus/theme-classic` of `@docusaurus/theme-classic/lib/theme/Logo/index.js`. */
const packageOf = (file: string) => file.split('/', file.startsWith('@') ? 2 : 1).join('/');

const digest = (file: string) => hash('sha256', readFileSync(file));

function releaseOf(file: string, modules: string): string {
  const manifest = path.join(modules, packageOf(file), 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** The change of a row; empty without one. @param modules folder of the installed packages */
export function changesOf(row: Row, modules = 'node_modules'): Change[] {
  const installed = path.join(modules, row.replaces);
  const isGone = !existsSync(installed);
  if (!isGone && digest(installed) === row.sha256) return [];
  return [{ row, release: releaseOf(row.replaces, modules), isGone }];
}

/** Folders of the components that `src/theme` can replace. */
const THEMES = [
  // Comes before the classic theme, which has an empty search bar.
  '@docusaurus/theme-search-algolia/lib/theme',
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

/** The file of a package that a swizzle replaces. @throws when no package has one at this path */
export function replacedBy(file: string): string {
  const [, name] = /^src\/theme\/(.+?)(?:\/index)?\.tsx$/.exec(file) ?? [];
  const found = THEMES.flatMap((theme) => [
    `${theme}/${name}/index.js`,
    `${theme}/${name}.js`,
  ]).find((replaced) => existsSync(path.join('node_modules', replaced)));
  if (!found) throw new Error(`${file} replaces no component of ${THEMES.join(' or ')}.`);
  return found;
}

/** The row, compared with the installed package. @throws when that has no such file */
export function accept(row: Pick<Row, 'file' | 'replaces'>, modules = 'node_modules'): Row {
  const { file, replaces } = row;
  const sha256 = digest(path.join(modules, replaces));
  return { file, replaces, release: releaseOf(replaces, modules), sha256 };
}

/** Describes a change and how to see it. */
export function describeChange({
  row: { file, replaces, release: old },
  release,
  isGone,
}: Change): string {
  if (isGone) return `${file}: ${packageOf(replaces)} ${release} has no ${replaces} any more.`;
  const name = packageOf(replaces);
  return [
    `${file}: what it replaces has changed between ${name} ${old} and ${release}. Compare, take over what matters, accept:`,
    `  npm diff --diff=${name}@${old} --diff=${name}@${release} .${replaces.slice(name.length)}`,
    `  npm run upstream -- --accept ${file}`,
  ].join('\n');
}
