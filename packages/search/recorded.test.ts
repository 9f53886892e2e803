import { it } from 'vitest';
import { recordOf, recordsIn } from '@sablier-docs/testing/recorded';
import { toDocSearchHit } from './docsearch/hit.ts';
import { SITE, siteProvider } from './embedded/fixtures.ts';
import { actsNamedBy, queryIntent } from './intent.ts';
import { likelyPages, queryOfAddress } from './likely-pages.ts';
import {
  contractOf,
  firstSegment,
  interfaceOf,
  isAboutOlderRelease,
  isLegacy,
  isSnippet,
  pageSlug,
  scoreFactor,
} from './page-paths.ts';
import { clampQuery } from './query.ts';
import { tokenize } from './tokens.ts';
import { indexSettings } from './upload/settings.ts';

/* Sees a query that is read or answered otherwise, and a setting of the hosted index, after a change of the code. */

const expectRecorded = recordsIn(import.meta.dirname);

const QUERIES = [
  ...[
    'stream',
    'streams',
    'streaming',
    'strem',
    'sream',
    'cancel',
    'cancelled stream',
    'canceling',
    'how do I cancel a stream',
  ],
  ...[
    'debt',
    'flow debt',
    'uncovered',
    'tranche',
    'monthly unlocks',
    'rate per second',
    'second',
    'payday',
    'lockup addresses',
  ],
  ...[
    '0xcF8ce57f',
    '0xE261b366f231B12fcB58d6BbD71E57fAeE82431D',
    'SablierLockup',
    'sablierbatchlockup',
    'base',
    'deployments base',
  ],
  ...[
    'withdrawMax',
    'withdraw max',
    'ISablierLockup',
    'createWithDurationsLL',
    'v1.0',
    'v4.0',
    'legacy',
    'snippet',
    'fee',
    'what is it',
  ],
  ...[
    'zzzz',
    'the',
    'a b c',
    '"rate per second"',
    'rate-per-second',
    'Straße',
    'naïve',
    '流',
    '…',
    '  flow   overview  ',
    'x'.repeat(90),
  ],
];

it('queries are read as recorded', async () => {
  const record = await recordOf(
    QUERIES,
    (query) => ({
      clamped: clampQuery(query),
      words: tokenize(query).join(' '),
      intent: queryIntent(query),
      acts: actsNamedBy(tokenize(query)).join(' '),
      slug: pageSlug(query),
    }),
    'none',
  );
  await expectRecorded(record, 'queries.txt');
});

it('queries are answered as recorded', async () => {
  const provider = siteProvider();
  const record = await recordOf(
    QUERIES,
    async (query) => {
      const { hits, nbHits } = await provider.search(query);
      return {
        nbHits,
        hits: hits.map((hit) => {
          const { url, type, hierarchy, content, _snippetResult } = toDocSearchHit(hit);
          const marked =
            type === 'content'
              ? _snippetResult.content.value
              : _snippetResult.hierarchy[type]?.value;
          return [url, type, hierarchy.lvl1, content === null ? '' : 'content', marked].join(' | ');
        }),
        suggested: nbHits === 0 ? await provider.suggest(query) : [],
      };
    },
    'none',
  );
  await expectRecorded(record, 'answers.txt');
});

it('addresses are read as recorded', async () => {
  const paths = [
    ...SITE.map(([path]) => path),
    ...[
      '/',
      '/guides/legacy',
      '/guides/legacy/deployments',
      '/guides/legacyx',
      '/api/legacy/streams',
      '/reference/legacy/x',
      '/apps/v1',
      '/apps/v10',
    ],
    ...[
      '/guides/lockup/previous-deployments/v1.0',
      '/api/flow/previous-endpoints',
      '/reference/older-errors',
      '/snippets/x',
      '/concepts/glossary',
    ],
    ...[
      '/reference/lockup/contracts/SablierLockup',
      '/reference/lockup/interfaces/ISablierLockup',
      '/reference/flow/libraries/library.Errors',
    ],
    ...[
      '/concept/streamin',
      '/guides/lockup/deployment',
      '/concepts/streaming.html',
      '/concepts/STREAMING/',
      '/x/y/z',
      '/%E0%A4%A',
      '/docs/1/rate',
    ],
  ];
  const pages = SITE.map(([path, title]) => ({ path, title }));
  const record = await recordOf(
    paths,
    (path) => ({
      is: [
        isLegacy(path) && 'legacy',
        isAboutOlderRelease(path) && 'older',
        isSnippet(path) && 'snippet',
      ]
        .filter(Boolean)
        .join(' '),
      kept: scoreFactor(path, isLegacy(path)),
      of: interfaceOf(path),
      contract: contractOf(path),
      first: firstSegment(path),
      likely: likelyPages(path, pages).map((page) => page.path),
      query: queryOfAddress(path),
    }),
    'none',
  );
  await expectRecorded(record, 'addresses.txt');
});

it('the hosted index has the settings that are recorded', async () => {
  await expectRecorded(await recordOf(['settings'], () => indexSettings, 'none'), 'settings.txt');
});
