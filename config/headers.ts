import type { Header, HeaderRule } from '@sablier-docs/hosting/types';
import { contentSecurityPolicy, type PolicyInput } from './csp';

const DAY = 86_400;
const YEAR = 365 * DAY;

/**
 * Links to the index of the pages and the skills for agents. No double quotes: nginx.ts wraps the value in
 * them.
 */
const LISTS: Header = [
  'Link',
  '</llms.txt>; rel=describedby, </.well-known/agent-skills/index.json>; rel=describedby',
];

/** On every response, errors included. */
export function securityHeaders(input: PolicyInput): Header[] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(input)],
    ['Strict-Transport-Security', `max-age=${2 * YEAR}; includeSubDomains`],
    ['X-Content-Type-Options', 'nosniff'],
    // For browsers that do not know `frame-ancestors`.
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', refused.map((feature) => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    // Other origins can still fetch public data, through CORS below.
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    LISTS,
  ];
}

/** Features that no page uses. Browsers log a warning for a name that they don't know. */
const refused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
];

/** For everything that no rule below names: pages, addresses of contracts, the search index. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

const kept = (seconds: number): Header => [
  'Cache-Control',
  `public, max-age=${seconds}, stale-while-revalidate=${7 * DAY}`,
];
const anyOrigin: Header = ['Access-Control-Allow-Origin', '*'];

/**
 * Headers by path. A pattern is a folder (`/abi/*`) or an ending (`/*.md`). Two rules that match the same path never set the same header: some hosts would join both values with a comma.
 */
export const headerRules: readonly HeaderRule[] = [
  // Every name below holds a hash or a version, fonts among them. A browser that asks during a deploy, before
  // the file exists, must not cache the 404 for a year.
  {
    path: '/assets/*',
    headers: [['Cache-Control', `public, max-age=${YEAR}, immutable`]],
    byAddress: [kept(DAY)],
  },
  // One folder per release, whose contracts do not change.
  { path: '/abi/*', headers: [kept(DAY)] },
  { path: '/img/*', headers: [kept(DAY)] },
  { path: '/js/*', headers: [kept(DAY / 24)] },
  // Search engines should list the page, not its Markdown copy.
  {
    path: '/*.md',
    headers: [
      anyOrigin,
      ['Content-Type', 'text/markdown; charset=utf-8'],
      ['X-Robots-Tag', 'noindex'],
    ],
  },
  { path: '/*.txt', headers: [anyOrigin, ['Content-Type', 'text/plain; charset=utf-8']] },
  ...['/*.json', '/*.csv', '/*.xml'].map((path) => ({ path, headers: [anyOrigin] })),
];

/** Pages without a Markdown copy; the others return theirs for `Accept: text/markdown`. */
export const pagesWithoutMarkdown: readonly string[] = ['/search'];
