import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const requireInstalled = createRequire(path.resolve('package.json'));

/** Folder of the installed package that holds the stylesheet and its fonts. */
export const katexFolder = path.dirname(requireInstalled.resolve('katex/dist/katex.min.css'));

const { version } = requireInstalled('katex/package.json') as { version: string };

/** The site's own copy, by version: it may be cached forever. */
export const katexCopy = `assets/katex-${version}`;

/** The data that a page with formulas needs to load the stylesheet. */
export interface MathAssets {
  /** Stylesheet on the CDN, of the version that rendered the formulas. */
  cdn: string;
  /** Subresource integrity of that stylesheet, computed from the installed package. */
  integrity: string;
  /** The same file served by this site, for readers who cannot reach the CDN. */
  local: string;
}

/** The stylesheet's addresses and hash for the installed KaTeX. */
export function mathAssets(baseUrl: string): MathAssets {
  const bytes = readFileSync(path.join(katexFolder, 'katex.min.css'));
  return {
    cdn: `https://cdn.jsdelivr.net/npm/katex@${version}/dist/katex.min.css`,
    integrity: `sha384-${hash('sha384', bytes, 'base64')}`,
    local: `${baseUrl}${katexCopy}/katex.min.css`,
  };
}
