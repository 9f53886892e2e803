import { MARKDOWN } from './negotiation';
import { byAddress, contentTypes, partsOf } from './paths';
import type { Header, Hosting } from './types';

/**
 * Text of `vercel.json`. The host reads it before the build, so it is committed, and reflects the environment
 * variables at the time of `npm run hosts`.
 *
 * This host applies rewrites after files, so a page would always win over its Markdown copy: requests for
 * Markdown get a temporary redirect instead.
 */
export function vercelJson(hosting: Hosting): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    installCommand: 'node scripts/install.mjs',
    buildCommand: 'npm run build',
    outputDirectory: 'build',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: keyed(hosting.headers) },
      ...hosting.rules.map(byAddress).map(({ path, headers }) => ({
        source: sourceOf(path),
        headers: keyed(headers),
      })),
      { source: `/(${pages()}.*)`, headers: keyed([['Vary', 'Accept']]) },
    ],
    // The documentation server and the files that it reads.
    functions: {
      'api/mcp.mjs': { includeFiles: READ_BY_SERVER },
      'api/not-found.mjs': {
        includeFiles: '{build-mcp/not-found.mjs,build/404.md,build/llms.txt}',
      },
    },
    // Files come before rewrites, so only the Markdown of a page that is not there gets to the last one.
    rewrites: [
      { source: '/mcp', destination: '/api/mcp' },
      { source: '/(.*)\\.md', destination: '/api/not-found' },
    ],
    redirects: [
      ...hosting.redirects.map(([source, destination]) => ({
        source,
        destination,
        statusCode: 308,
      })),
      ...[
        { source: '/', destination: '/index.md' },
        {
          source: `/:page(${pages(hosting.pagesWithoutMarkdown)}${PAGE})`,
          destination: '/:page.md',
        },
      ].map((rule) => ({ ...rule, has: asksForMarkdown, statusCode: 307 })),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** The characters of a page's address: if it could begin with a slash, `//host` would lead to another site. */
const PAGE = '\\w[\\w./-]*';

const READ_BY_SERVER =
  '{build-mcp/folder.mjs,build/search-index.json,build/search-texts.json,build/agents/facts.json,build/data/v1/upgrades/*.json,build/**/*.md}';

const asksForMarkdown = [{ type: 'header', key: 'accept', value: MARKDOWN }];

const keyed = (headers: readonly Header[]) => headers.map(([key, value]) => ({ key, value }));

const sourceOf = (pattern: string): string => {
  const { folder, ending } = partsOf(pattern);
  return `${folder}(.*)${ending}`;
};

/** Start of a pattern that excludes addresses of files and of the given pages. */
function pages(except: readonly string[] = []): string {
  const others = except.map((page) => `${page.slice(1)}$`);
  const files = `.*\\.(?:${Object.keys(contentTypes).join('|')})$`;
  return `(?!${[...others, files].join('|')})`;
}
