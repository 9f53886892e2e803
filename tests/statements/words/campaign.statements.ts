import { expect, test } from 'vitest';
import type { Alter } from './batch';
import { askCampaign, type CampaignCase } from './campaign';

/** Every pair of what a campaign can be, for both kinds; the first has none of it. */
const cases: readonly CampaignCase[] = (['linear', 'tranched'] as const).flatMap((kind, row) =>
  [0, 1, 2, 3].map((flags) => ({
    kind,
    at: 4 * row + flags,
    ends: flags % 2 === 1,
    hasCliff: flags > 1,
    cancelable: flags === 1 || flags === 2,
    token: (flags + row) % 2 === 0 ? ('dai' as const) : ('usdc' as const),
  })),
);

test.each(cases)('a campaign is what its words say: $kind, $at', (one) => askCampaign(one));

/** Wrong words, each right in the first case or more. */
const wrong: readonly (readonly [name: string, alter: Alter])[] = [
  [
    'a campaign without an end',
    (text) =>
      text
        .replace(/until \d.+? UTC/, 'without an end')
        .replace(
          /Until seven days after the first claim, and after the end, .* begin again\./,
          'After that `clawback` no longer works, because this campaign has no end.',
        ),
  ],
  [
    'a stream that its admin can cancel',
    (text) => text.replace(/ While claims are possible, the admin can also open .*$/, ''),
  ],
  ['a cliff', (text) => text.replace(/, nothing more before the cliff after [^.]+\./, '.')],
  ['the last step', (text) => text.replace('50 percent after', '25 percent after')],
];

test.each(wrong)('wrong words are seen: %s', async (_, alter) => {
  const wrongIn: number[] = [];
  for (const [at, one] of cases.entries())
    await askCampaign(one, alter).catch(() => wrongIn.push(at));
  expect(wrongIn.length).toBeGreaterThan(0);
  expect(wrongIn).not.toContain(0);
});
