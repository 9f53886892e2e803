import { contentSecurityPolicy, type PolicyFacts } from './csp';

/** A header of an answer. */
export type Header = readonly [name: string, value: string];

/** Headers of all paths under a folder (`/abi/*`) or with an ending (`/*.md`). */
export interface HeaderRule {
  path: string;
  headers: readonly Header[];
  /** In place of these, on hosts that choose by the address alone: there a 404 gets them as well. */
  byAddress?: readonly Header[];
}

const DAY = 86_400;
const YEAR = 365 * DAY;

/**
 * Where the index of the pages and the skills for agents are. Without quotation marks: nginx writes the
 * value between some.
 */
const LISTS: Header = [
  'Link',
  '</llms.txt>; rel=describedby, </.well-known/agent-skills/index.json>; rel=describedby',
];

/** On every answer, also on errors. */
export function securityHeaders(facts: PolicyFacts): Header[] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(facts)],
    ['Strict-Transport-Security', `max-age=${2 * YEAR}; includeSubDomains`],
    ['X-Content-Type-Options', 'nosniff'],
    // For browsers that do not know `frame-ancestors`.
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', refused.map((feature) => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    // Public data can be fetched from anywhere all the same: that is what CORS below is for.
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    LISTS,
  ];
}

/** Features that no page uses. A name that a browser does not know would be a warning in its console. */
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

/** For whatever no rule below names: pages, addresses of contracts, the search index. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

const kept = (seconds: number): Header => [
  'Cache-Control',
  `public, max-age=${seconds}, stale-while-revalidate=${7 * DAY}`,
];
const anyOrigin: Header = ['Access-Control-Allow-Origin', '*'];

/**
 * Headers by path. A pattern is a folder (`/abi/*`) or an ending (`/*.md`). Two rules that can match
 * one path never set the same header: some hosts would join both values with a comma.
 */
export const headerRules: readonly HeaderRule[] = [
  // Every name below holds a hash or a version, fonts among them. A browser that asks during a deploy,
  // before the file is there, must not remember for a year that there is none.
  {
    path: '/assets/*',
    headers: [['Cache-Control', `public, max-age=${YEAR}, immutable`]],
    byAddress: [kept(DAY)],
  },
  // One folder per release, whose contracts do not change.
  { path: '/abi/*', headers: [kept(DAY)] },
  { path: '/img/*', headers: [kept(DAY)] },
  { path: '/js/*', headers: [kept(DAY / 24)] },
  // The page is what a search engine should list, not its twin.
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

/** Pages without a Markdown twin; the others answer `Accept: text/markdown` with theirs. */
export const pagesWithoutTwin: readonly string[] = ['/search'];
