import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isGenerated } from '@sablier-docs/reference/paths';

/** The source of a page. */
export interface Source {
  /** From the root of the repository, for example `docs/concepts/nft.mdx`. */
  file: string;
  text: string;
}

/**
 * The pages that are named on the command line by file or address (`/concepts/nft`), from the root of the repository.
 * @throws when one is no page
 */
export function namedPages(args: readonly string[]): string[] {
  return args.map((arg) => {
    const isAddress = arg.startsWith('/') && !arg.endsWith('.mdx') && !arg.endsWith('.yml');
    const addressed = isAddress
      ? readPageSources().get(arg.replace(/(?<=.)\/$/, ''))?.file
      : undefined;
    if (addressed !== undefined) return addressed;
    const named = path.relative(process.cwd(), path.resolve(arg)).split(path.sep).join('/');
    // The questions of a page are checked with it.
    const file = named.replace(/\.questions\.yml$/, '.mdx');
    if (!/^(docs|snippets)\/.*\.mdx$/.test(file))
      throw new Error(`${arg} is not a page: pages are .mdx files in docs/ and snippets/.`);
    if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
    return file;
  });
}

/** Every page that a person wrote, of all that are given. @throws when there is none */
export function readWrittenPages(
  sources: ReadonlyMap<string, Source> = readPageSources(),
): Source[] {
  const pages = [...sources.values()].filter(({ file }) => !isGenerated(file));
  if (pages.length === 0) throw new Error('There is no page in docs/ and snippets/.');
  return pages.sort((a, b) => a.file.localeCompare(b.file, 'en'));
}

/** Every page of the site by its address. Those of the contract reference exist once it is generated. */
export function readPageSources(): Map<string, Source> {
  const files = ['docs', 'snippets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .filter((file) => /(^|\/)[^_/][^/]*\.mdx$/.test(file)),
  );
  return new Map(
    files.map((file) => {
      const text = readFileSync(file, 'utf8');
      return [routeOf(file, text), { file, text }];
    }),
  );
}

/** Address of a page: its place in the tree, unless its front matter has a `slug`. */
export function routeOf(file: string, text: string): string {
  const place = `/${file.replace(/^docs\//, '').replace(/\.mdx$/, '')}`;
  const [, slug] =
    /^---\n(?:[\s\S]*?\n)?slug: *['"]?([^'"\n]+?)['"]?\n[\s\S]*?^---$/m.exec(text) ?? [];
  if (!slug) return place.replace(/(?<=.)\/(?:index|README)$/i, '');
  return slug.startsWith('/') ? slug : path.posix.join(path.posix.dirname(place), slug);
}

/** Whether a page is in no build yet. */
export const isDraft = (text: string): boolean =>
  /^---\n(?:[\s\S]*?\n)?draft: *true\n[\s\S]*?^---$/m.test(text);
