import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A page as its author wrote it. */
export interface Source {
  /** From the root of the repository, for example `docs/concepts/nft.mdx`. */
  file: string;
  text: string;
}

/**
 * The pages that somebody named on the command line, from the root of the repository.
 * @throws when there is none, or one is no page
 */
export function namedPages(args: readonly string[]): string[] {
  if (args.length === 0)
    throw new Error('Name a page, for example: npm run check -- docs/concepts/nft.mdx');
  return args.map((arg) => {
    const file = path.relative(process.cwd(), path.resolve(arg)).split(path.sep).join('/');
    if (!/^(docs|snippets)\/.*\.mdx$/.test(file))
      throw new Error(`${arg} is no page: pages are .mdx files in docs/ and snippets/.`);
    if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
    return file;
  });
}

/** Every page of the site by its address. Those of the contract reference exist once it is generated. */
export function readSources(): Map<string, Source> {
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
