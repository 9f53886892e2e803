import { createHash } from 'node:crypto';
import { hostedOrigins, LOGO_STYLE } from '../src/search/hosted/origins';
import type { SearchConfig } from '../src/search/config';
import { mathAssets } from './math-assets';
import { site } from './site';

/** What decides about the policy, beside the pages themselves. */
export interface PolicyFacts {
  /** Hashes of the inline scripts that the build holds, as `sha256-…`. */
  scripts: readonly string[];
  search: SearchConfig;
  /** Whether the live chat is configured; see `src/plugins/chat-widget`. */
  chat: boolean;
}

type Sources = Record<string, string[]>;

/**
 * The Content-Security-Policy of every answer. Page analytics need no row: the host that runs them
 * serves their script and takes their requests under `/_vercel/` of this origin.
 *
 * It does not ask for Trusted Types (`require-trusted-types-for`):
 *
 * - No code of the site writes markup in a browser, and `script-src` without `unsafe-inline` and `unsafe-eval`
 *   already stops a script in markup that a package writes.
 * - Packages do write markup, such as the bar of a slow page and the framework's banner about a wrong base
 *   URL. Each needs an exception in a policy named `default`, and everything else in the page gets it too.
 * - A worker has the header of its own file. Those of the checkers load a second chunk by `importScripts`, which
 *   is refused without a policy inside the worker. Rspack can write one (`output.trustedTypes`), but into
 *   the first scripts of every page as well, which have no room in their budget.
 * - An extension, such as a wallet's, that draws in the page by `innerHTML` would fail.
 */
export function contentSecurityPolicy({ scripts, search, chat }: PolicyFacts): string {
  const math = new URL('.', mathAssets('/').cdn).href;
  const isHosted = search.provider === 'hosted';
  const rows: Sources = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map((hash) => `'${hash}'`)],
    // The chat's vendor needs 'unsafe-inline', which browsers pass over where there is a hash.
    'style-src': ["'self'", math, ...(isHosted && !chat ? [hashOf(LOGO_STYLE)] : [])],
    // Attributes alone, for browsers that tell them from elements (all that the site is built for):
    // KaTeX places glyphs, the highlighter colors tokens and React writes `style` in the HTML.
    'style-src-attr': ["'unsafe-inline'"],
    // Infima, the theme's stylesheet, draws its icons from data: addresses.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'", math],
    'connect-src': ["'self'", ...(isHosted ? hostedOrigins(search.appId) : [])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    // The feedback buttons send a GET form to the repository's issues.
    'form-action': ["'self'", new URL(site.customFields.issues).origin],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  if (chat) allow(rows, crisp);
  const policy = Object.entries(rows).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  return [...policy, UPGRADE].join('; ');
}

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const UPGRADE = 'upgrade-insecure-requests';

/** The policy for a server without TLS, where a page would ask for files that nobody serves. */
export const withoutUpgrade = (policy: string): string => policy.replace(`; ${UPGRADE}`, '');

/**
 * What the chat's vendor asks for, styles in elements and workers from blobs among it.
 * https://docs.crisp.chat/guides/others/whitelisting-our-systems/crisp-domain-names/
 */
const crisp: Sources = {
  'script-src': ['https://client.crisp.chat'],
  'style-src': ["'unsafe-inline'", 'https://client.crisp.chat'],
  'img-src': [
    'https://client.crisp.chat',
    'https://image.crisp.chat',
    'https://storage.crisp.chat',
  ],
  'font-src': ['https://client.crisp.chat'],
  'connect-src': [
    'https://client.crisp.chat',
    'https://storage.crisp.chat',
    'wss://client.relay.crisp.chat',
    'wss://client.relay.rescue.crisp.chat',
  ],
  'worker-src': ['blob:'],
  'media-src': ['https://client.crisp.chat'],
};

function allow(rows: Sources, more: Sources): void {
  for (const [name, sources] of Object.entries(more)) {
    rows[name] = [...(rows[name] ?? []), ...sources];
  }
}
