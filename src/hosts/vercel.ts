import { MARKDOWN } from './negotiation';
import { byAddress, contentTypes, partsOf } from './paths';
import type { Header, Hosting } from './types';

/**
 * Text of `vercel.json`. The host reads it before it builds, so it is committed and follows the
 * configuration that the person who wrote it had.
 *
 * This host's rewrites come after its files, so that a page would always win over its twin: a
 * temporary redirect leads a request for Markdown to the twin instead.
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
    // The documentation server, and what it reads.
    functions: { 'api/mcp.mjs': { includeFiles: READ_BY_SERVER } },
    rewrites: [{ source: '/mcp', destination: '/api/mcp' }],
    redirects: [
      ...hosting.redirects.map(([source, destination]) => ({
        source,
        destination,
        statusCode: 308,
      })),
      ...[
        { source: '/', destination: '/index.md' },
        { source: `/:page(${pages(hosting.pagesWithoutTwin)}${PAGE})`, destination: '/:page.md' },
      ].map((rule) => ({ ...rule, has: asksForMarkdown, statusCode: 307 })),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** The characters of a page's address: with a slash in front, `//host` would lead to another site. */
const PAGE = '\\w[\\w./-]*';

const READ_BY_SERVER =
  '{build-mcp/folder.mjs,build/search-index.json,build/search-texts.json,build/agents/facts.json,build/**/*.md}';

const asksForMarkdown = [{ type: 'header', key: 'accept', value: MARKDOWN }];

const keyed = (headers: readonly Header[]) => headers.map(([key, value]) => ({ key, value }));

const sourceOf = (pattern: string): string => {
  const { folder, ending } = partsOf(pattern);
  return `${folder}(.*)${ending}`;
};

/** Start of a pattern of addresses that are no file's, and none of some pages'. */
function pages(except: readonly string[] = []): string {
  const others = except.map((page) => `${page.slice(1)}$`);
  const files = `.*\\.(?:${Object.keys(contentTypes).join('|')})$`;
  return `(?!${[...others, files].join('|')})`;
}
