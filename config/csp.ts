import { hash } from 'node:crypto';
import { hostedOrigins, LOGO_STYLE } from '@sablier-docs/search/hosted/origins';
import type { SearchConfig } from '@sablier-docs/search/config';
import { mathAssets } from './math-assets';
import { site } from './site';

/** The settings that the policy depends on. */
export interface PolicyInput {
  /** Hashes of the inline scripts in the build, as `sha256-…`. */
  scripts: readonly string[];
  search: SearchConfig;
  /** Whether the live chat is configured; see `src/plugins/chat-widget`. */
  chat: boolean;
}

type Sources = Record<string, string[]>;

/**
 * The Content-Security-Policy of every response. Page analytics need no row: the host that runs them serves
 * their script and takes their requests under `/_vercel/` of this origin.
 *
 * It does not ask for Trusted Types (`require-trusted-types-for`):
 *
 * - No code of the site writes markup in a browser, and `script-src` without `unsafe-inline` and
 *   `unsafe-eval` already stops a script in markup that a package writes.
 * - Packages do write markup, such as the bar of a slow page and the framework's banner about a wrong base
 *   URL. Each needs an exception in a policy named `default`, and everything else in the page gets it too.
 * - A worker has the header of its own file. The workers of the checkers load a second chunk by
 *   `importScripts`, which fails without a policy inside the worker. Rspack can write one
 *   (`output.trustedTypes`), but also into the first scripts of every page, which would exceed their budget.
 * - An extension, such as a wallet's, that writes to the page through `innerHTML` would fail.
 */
export function contentSecurityPolicy({ scripts, search, chat }: PolicyInput): string {
  const math = new URL('.', mathAssets('/').cdn).href;
  const isHosted = search.provider === 'hosted';
  const rows: Sources = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map((hash) => `'${hash}'`)],
    // The chat's vendor needs 'unsafe-inline', which browsers ignore when there is a hash.
    'style-src': ["'self'", math, ...(isHosted && !chat ? [hashOf(LOGO_STYLE)] : [])],
    // Attributes only, in browsers that distinguish them from elements (all that the site supports): KaTeX
    // places glyphs, the highlighter colors tokens and React writes `style` in the HTML.
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

const hashOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

const UPGRADE = 'upgrade-insecure-requests';

/** The policy for a server without TLS, where upgraded requests would fail. */
export const withoutUpgrade = (policy: string): string => policy.replace(`; ${UPGRADE}`, '');

/**
 * The sources that the vendor of the chat requires, including styles in elements and workers from blobs.
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
