import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { chosenClient } from '@sablier-docs/islands/plugin/choice';
import { buildCache, digestOfFiles, digestOfCode } from '../build-cache';

const MDX_LOADER = /[\\/]@docusaurus[\\/]mdx-loader[\\/]/;

/** Pages that the code of other pages is made from: packages/reference/upgrades/notes.ts. */
const READ_BY_OTHERS = 'docs/reference/upgrades';

/** The part of a rule that is used here. */
interface Rule {
  use?: unknown;
}
type Use = readonly { readonly loader?: string }[];

interface Options {
  /** When a file was last committed: a page shows it. */
  readonly commitTimeOf: (file: string) => number | undefined;
}

/**
 * Keeps what the pages are compiled to between builds. A page is compiled again when it changes, when a page comes, goes
 * or moves, and when anything changes that is no page; see `digestOfCode`. With Docusaurus' own client both bundles share
 * the compiled pages in a way of their own.
 */
export default function pageCachePlugin(
  { siteDir }: LoadContext,
  { commitTimeOf }: Options,
): Plugin {
  return {
    name: 'page-cache',
    configureWebpack({ module }, isServer) {
      const isUsed =
        isServer &&
        chosenClient(process.env) === 'islands' &&
        process.env.NODE_ENV === 'production';
      if (!isUsed) return {};
      const options = compiledPages(siteDir, commitTimeOf);
      const rules = (module?.rules ?? []) as (Rule | undefined)[];
      const found = rules.filter((rule) => rule && isOfPages(rule));
      if (found.length === 0)
        throw new Error('Docusaurus has no rule with its MDX loader any more.');
      for (const rule of found) {
        if (rule)
          rule.use = [
            { loader: path.join(siteDir, 'src/plugins/page-cache/loader.cjs'), options },
            ...(rule.use as Use),
          ];
      }
      return {};
    },
  };
}

const isOfPages = ({ use }: Rule): boolean =>
  Array.isArray(use) && (use as Use).some(({ loader }) => MDX_LOADER.test(loader ?? ''));

/** The compiled pages of earlier builds, by the absolute path of a page as it is now. */
export function compiledPages(siteDir: string, commitTimeOf: Options['commitTimeOf']) {
  const cache = buildCache(
    'pages',
    [
      digestOfCode(siteDir),
      digestOfFiles(['static', READ_BY_OTHERS], siteDir),
      placesOfPages(siteDir),
    ],
    siteDir,
  );
  const inputsOf = (file: string) => {
    const name = path.relative(siteDir, file).split(path.sep).join('/');
    return [name, readFileSync(file, 'utf8'), String(commitTimeOf(name))];
  };
  return {
    read: (file: string) => cache.read(inputsOf(file)),
    write: (file: string, code: string) => cache.write(inputsOf(file), code),
  };
}

/** The files of all pages, with what changes their addresses: links between pages depend on them. */
const placesOfPages = (siteDir: string): string =>
  ['docs', 'snippets']
    .flatMap((folder) =>
      readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.mdx?$/.test(name))
        .map((name) => `${folder}/${name}`),
    )
    .sort()
    .map((file) => {
      const [front = ''] =
        /^---\n.*?\n---/s.exec(readFileSync(path.join(siteDir, file), 'utf8')) ?? [];
      return `${file} ${(front.match(/^(?:slug|id|draft|unlisted):.*$/gm) ?? []).join()}`;
    })
    .join('\n');
