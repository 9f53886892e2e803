import { readChains } from '@sablier-docs/protocol/chains';
import { MAX_UINT128 } from '@sablier-docs/protocol/solidity-types';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { usePaste } from '@sablier-docs/kit/form/usePaste';
import { gatewayLinks } from '@sablier-docs/tools/readings/campaign/for-tests';
import { readProof } from '@sablier-docs/tools/readings/campaign/read-claim';
import { readStreams } from '@sablier-docs/tools/desks/figures/for-tests';
import { readAddress, withoutChain } from '@sablier-docs/kit/inputs/addresses';
import { readAmount } from '@sablier-docs/kit/inputs/amounts';
import { readDuration } from '@sablier-docs/kit/inputs/durations';
import { isRead, MAX_FIELD_LENGTH, MAX_LINK_LENGTH } from '@sablier-docs/kit/inputs/parsed';
import { readTime } from '@sablier-docs/kit/inputs/times';
import { transactionIn } from '@sablier-docs/kit/inputs/transactions';

const ADDRESS = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const HASH = `0x${'ab'.repeat(32)}`;
const EXPLORERS = readChains().flatMap(({ explorer }) => (explorer ? [explorer.url] : []));
/** The link to the logs of a transaction in the explorer with the longest address. */
const LINK = EXPLORERS.map((url) => `${url.replace(/\/$/, '')}/tx/${HASH}?tab=logs#eventlog`)
  .sort((a, b) => a.length - b.length)
  .at(-1) as string;
const ID = String(2n ** 256n - 1n);

/** The longest text of each kind that a field of one line takes, and what reads it. */
const VALUES: readonly [what: string, text: string, reads: (text: string) => boolean][] = [
  [
    'an address with the prefix of a chain',
    `${'a'.repeat(32)}:${ADDRESS}`,
    (text) => isRead(readAddress(withoutChain(text))),
  ],
  ['the hash of a transaction', HASH, (text) => transactionIn(text) === HASH],
  [
    'an amount with 18 decimals and separators',
    '340,282,366,920,938,463,463.374607431768211455',
    (text) => isRead(readAmount(text, 18)),
  ],
  [
    'an amount without decimals',
    MAX_UINT128.toLocaleString('en-US'),
    (text) => isRead(readAmount(text, 0)),
  ],
  ['a date', '2026-12-31 23:59:59 UTC', (text) => isRead(readTime(text))],
  [
    'a duration in words',
    '100000 weeks 100000 days 1000000 hours 10000000 minutes 100000000 seconds',
    (text) => isRead(readDuration(text)),
  ],
  ['the ID of a stream', ID, (text) => BigInt(text) === 2n ** 256n - 1n],
];

describe('a field of one line takes', () => {
  it.each(VALUES)('%s, and a space on each side', (_, text, reads) => {
    expect(reads(text)).toBe(true);
    expect(` ${text} `.length).toBeLessThanOrEqual(MAX_FIELD_LENGTH);
    for (const how of ['typed', 'pasted'] as const)
      expect(entered(how, text, MAX_FIELD_LENGTH), how).toBe(text);
  });

  it('the link of a transaction, where it asks for one, in the explorer with the longest address', () => {
    expect(EXPLORERS.length).toBeGreaterThan(10);
    expect(transactionIn(LINK)).toBe(HASH);
    expect(` ${LINK} `.length).toBeLessThanOrEqual(MAX_LINK_LENGTH);
  });
});

const proof = JSON.stringify(Array.from({ length: 64 }, () => HASH)).replaceAll(',', ', ');
const cid = `ipfs://baf${'y'.repeat(56)}`;
const appLink = `https://app.sablier.com/vesting/stream/LK4-11155111-${'9'.repeat(12)}?open=withdraw`;
const many = (count: number, text: string, between: string) =>
  Array.from({ length: count }, () => text).join(between);
const transactions = [HASH, LINK];

/**
 * Every field with a limit of its own, by its file: the name in the code, the limit, and the longest texts that it has to
 * take.
 */
const OWN: Readonly<Record<string, readonly [limit: number, texts: readonly string[]]>> = {
  'tools/desks/campaign/view/CampaignQueryFields.tsx MAX_LINK_LENGTH': [
    MAX_LINK_LENGTH,
    transactions,
  ],
  'tools/desks/campaign/view/ClaimFields.tsx LONGEST': [8_000, [proof]],
  'tools/desks/campaign/view/EntryLookup.tsx 120': [120, [cid]],
  'tools/desks/campaign/view/Proof.tsx 80': [80, [HASH]],
  'tools/desks/creation/view/CampaignFields.tsx LONGEST': [
    4_000,
    [many(120, '0.83 30 days', '\n')],
  ],
  'tools/desks/creation/view/CreatedCampaign.tsx MAX_LINK_LENGTH': [MAX_LINK_LENGTH, transactions],
  'tools/checkers/csv/index.tsx MAX_FIELD_LENGTH': [MAX_FIELD_LENGTH, ['255']],
  'tools/desks/figures/view/index.tsx LONGEST': [40_000, [many(100, appLink, '\n')]],
  'tools/desks/flow/view/LinkAndChainFields.tsx MAX_LINK_LENGTH': [
    MAX_LINK_LENGTH,
    [appLink, ...transactions],
  ],
  'tools/links/view/FieldControl.tsx LONGEST': [
    4_000,
    [many(50, `LK4-11155111-${'9'.repeat(12)}`, ',')],
  ],
  'tools/links/view/LinkExplainer.tsx MAX_LINK': [2_000, [appLink]],
  'tools/checkers/campaign/Lookup.tsx LONGEST_ADDRESS': [100, [ADDRESS]],
  'tools/checkers/campaign/Summary.tsx LONGEST_ROOT': [120, [HASH]],
  'tools/checkers/campaign/index.tsx MAX_FIELD_LENGTH': [MAX_FIELD_LENGTH, ['255']],
  'tools/simulators/stream/view/Rows.tsx MAX_FIELD_LENGTH': [
    MAX_FIELD_LENGTH,
    VALUES.map(([, text]) => text),
  ],
  'tools/desks/stream/view/ActionFields.tsx MAX_FIELD_LENGTH': [
    MAX_FIELD_LENGTH,
    VALUES.map(([, text]) => text),
  ],
  'tools/desks/stream/view/ActionFields.tsx LONGEST': [
    40_000,
    [
      many(200, ID, ', '),
      many(200, `${'9'.repeat(20)} ${VALUES[2]?.[1] ?? ''} ${ADDRESS} ${ADDRESS}`, '\n'),
    ],
  ],
  'tools/desks/stream/view/DivideTotal.tsx MAX_FIELD_LENGTH': [
    MAX_FIELD_LENGTH,
    [VALUES[2]?.[1] ?? ''],
  ],
  'tools/upgrade/view/OwnCode.tsx MOST': [
    40_000,
    [many(400, `        streamId = LOCKUP.createWithDurationsLL(${'x'.repeat(32)});`, '\n')],
  ],
  'kit/wallet/view/PasteResults.tsx LONGEST': [
    100_000,
    [
      `getSegments ${many(1_000, '(340282366920938463463374607431768211455, 1e18, 1800000000)', ', ')}`,
    ],
  ],
};

const ROOT = 'packages';
/** One limit, or two that a condition chooses from. */
const limit = /maxLength=\{(?:[^{}?]+ \? )?([A-Za-z_\d]+)(?: : ([A-Za-z_\d]+))?\}/g;

/** The limits that views set, as `file name`. The fields of `form/` pass on what they get. */
const found = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /^(?:kit|tools|create-streams|playground|figures)\/.*\.tsx$/.test(file))
  .flatMap((file) => {
    const code = readFileSync(path.join(ROOT, file), 'utf8');
    return [...code.matchAll(limit)]
      .flatMap(([, ...names]) => names.filter((name) => name !== undefined))
      .map((name) => ({ at: `${file} ${name}`, name, code }));
  })
  .filter(({ name }) => name !== 'maxLength');

/**
 * What a field of one limit holds after a paste, or after typing letter by letter: a browser cuts both at the limit,
 * unless the field's own handler has taken the paste.
 */
function entered(how: 'pasted' | 'typed', text: string, longest: number): string {
  if (how === 'typed')
    return [...text].reduce((value, letter) => (value + letter).slice(0, longest), '');
  let value: string | null = null;
  let handlers: ReturnType<typeof usePaste>['handlers'] | undefined;
  const Probe = () => {
    handlers = usePaste(longest, (set) => (value = set)).handlers;
    return null;
  };
  renderToStaticMarkup(createElement(Probe));
  handlers?.onPaste({
    clipboardData: { getData: () => text },
    currentTarget: { value: '', selectionStart: 0, selectionEnd: 0 },
    preventDefault: () => (value ??= ''),
  } as never);
  return value ?? text.slice(0, longest);
}

describe('a field with a limit of its own', () => {
  it('is in the table above, and no other is', () => {
    expect(found.map(({ at }) => at).sort()).toEqual(Object.keys(OWN).sort());
  });

  it.each(found)('takes its longest texts: $at', ({ at, name, code }) => {
    const [limit, texts] = OWN[at] ?? [0, []];
    const own = new RegExp(`const ${name} = ([\\d_]+);`).exec(code)?.[1]?.replaceAll('_', '');
    if (own !== undefined || /^\d+$/.test(name)) expect(Number(own ?? name)).toBe(limit);
    expect(texts.map((text) => entered('typed', text, limit))).toEqual(texts);
    // Copied from a page or a sheet, with a line break and spaces around it.
    const copied = texts.map((text) =>
      entered('pasted', `\n  ${text}${' '.repeat(limit)}\n`, limit),
    );
    expect(copied).toEqual(texts.map((text) => text.trim()));
  });

  it('reads a text as long as the limit, and refuses one stream too many', () => {
    expect(isRead(readProof(proof))).toBe(true);
    expect(gatewayLinks(cid)).toHaveLength(3);
    // As long as it may be, and more streams than are read.
    expect(readStreams(many(101, appLink, '\n'), [])).toEqual({
      problem: 'Enter at most 100 streams.',
    });
  });
});
