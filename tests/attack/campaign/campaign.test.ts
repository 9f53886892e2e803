import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsvFormats } from '@sablier-docs/protocol/csv-formats';
import {
  findEntries,
  openCampaignFile,
  CampaignFileError,
  readCampaignFile,
  campaignJson,
} from '@sablier-docs/tools/merkle/for-tests';
import { onProcessor, onThisProcessor } from '@sablier-docs/testing/cpu';
import type { CheckOptions } from '@sablier-docs/tools/csv/types';
import { DECIMALS, madeFiles } from '../csv/files';
import { attack } from '../support/attack';
import { corpus } from '../support/corpus';

const [airdrop] = readCsvFormats().filter(({ id }) => id === 'airdrops/instant');

/** The campaign of a file, or null for one that is refused in words. Nothing else may be thrown. */
function open(text: string | Uint8Array, notation?: CheckOptions['notation']) {
  try {
    if (!airdrop) throw new Error('There is no airdrop format.');
    return openCampaignFile(readCampaignFile(text, airdrop, DECIMALS, notation));
  } catch (error) {
    if (!(error instanceof CampaignFileError)) throw error;
    expect(error.message).not.toBe('');
    return null;
  }
}

const address = fc
  .bigInt(1n, 2n ** 160n - 1n)
  .map((value) => `0x${value.toString(16).padStart(40, '0')}`);
const amount = fc.oneof(fc.bigInt(0n, 10n ** 9n), fc.bigInt(0n, 2n ** 128n - 1n));

/** Text of JSON values in the place of an amount, an address or an index. */
const ODD = [
  'null',
  'true',
  '{}',
  '[]',
  '""',
  '" 5"',
  '"5 "',
  '"-5"',
  '-5',
  '"+5"',
  '"0x10"',
  '"1e3"',
  '1.5',
  '1e400',
  '1e21',
  '9007199254740993',
  '123456789012345678901234567890',
  '-0',
  '1E2',
  '"\\u0665"',
  '"\\uff15"',
  '"5\\u200b"',
  '"1,000"',
  '"1.000"',
  '["5"]',
  '[["5"]]',
  '{"toString":1}',
  '{"toString":null,"valueOf":null}',
  '{"__proto__":{"amount":"7"}}',
  `"${'9'.repeat(40)}"`,
  `"${'9'.repeat(39)}"`,
  '"__proto__"',
  '"constructor"',
  '{"length":3}',
];
const odd = fc.oneof(fc.constantFrom(...ODD), fc.json({ maxDepth: 3 }));

/** The exact value of an amount in JSON; null where it isn't one that a leaf can have. */
function meaning(token: string): bigint | null {
  const value = JSON.parse(token) as unknown;
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : null;
  }
  if (typeof value !== 'string' || !/^[0-9]{1,39}$/.test(value)) return null;
  return BigInt(value) < 2n ** 128n ? BigInt(value) : null;
}

const tokens = fc.oneof(
  { weight: 6, arbitrary: amount.map((units) => `"${units}"`) },
  { weight: 2, arbitrary: fc.nat(2 ** 31 - 1).map(String) },
  { weight: 1, arbitrary: odd },
);
const addresses = fc.oneof(
  { weight: 12, arbitrary: address.map((text) => `"${text}"`) },
  { weight: 1, arbitrary: odd },
);
const entries = fc.array(fc.tuple(addresses, tokens), { maxLength: 6 });
const isAddress = (token: string) => /^"0x[0-9a-f]{40}"$/.test(token);

/** The sum that the entries have to have; null where one of them isn't an amount. */
function sumOf(list: readonly (readonly [string, string])[]): bigint | null {
  let sum = 0n;
  for (const [who, token] of list) {
    const value = meaning(token);
    if (value === null || !isAddress(who)) return null;
    sum += value;
  }
  return list.length > 0 ? sum : null;
}

describe('the file of a campaign', () => {
  test.each(corpus<{ text: string; times?: number; end?: string }>('campaign'))(
    '$what',
    ({ input }) => {
      const text = input.text.repeat(input.times ?? 1) + (input.end ?? '');
      const { value, seconds } = onProcessor(() => open(text));
      expect(value).toBeNull();
      expect(seconds).toBeLessThan(onThisProcessor(3, seconds));
    },
  );

  test('has the sum of its amounts, or is refused', () =>
    attack(
      fc.property(entries, odd, odd, (list, root, total) => {
        const recipients = list.map(([who, units]) => `{"address":${who},"amount":${units}}`);
        const text = `{"root":${root},"total_amount":${total},"recipients":[${recipients.join()}]}`;
        const campaign = open(text);
        expect(campaign?.total ?? null, text).toBe(sumOf(list));
        // The file's own total and root are never taken over.
        if (campaign && JSON.parse(total) !== String(campaign.total) && /^"[0-9]+"$/.test(total)) {
          expect(campaign.contradictions.length, text).toBeGreaterThan(0);
        }
      }),
      { runs: 800, share: 0.03 },
    ));

  test('with a key twice has the value that JSON gives it', () =>
    attack(
      fc.property(address, amount, amount, (who, first, last) => {
        const entry = `{"address":"${who}","amount":"${first}","amount":"${last}"}`;
        expect(open(`{"recipients":[${entry}]}`)?.total).toBe(last);
      }),
      { runs: 50, share: 0.005 },
    ));

  test('as a dump of a tree has the sum of its leaves, or is refused', () =>
    attack(
      fc.property(entries, fc.array(odd, { maxLength: 2 }), (list, more) => {
        const values = list.map(([who, units], at) => `{"value":["${at}",${who},${units}]}`);
        const rest = more.map((token) => `{"value":[${token},${token},${token}]}`);
        const text = `{"format":"standard-v1","tree":[],"values":[${[...values, ...rest].join()}]}`;
        const campaign = open(text);
        expect(campaign?.total ?? null, text).toBe(more.length > 0 ? null : sumOf(list));
      }),
      { runs: 600, share: 0.02 },
    ));

  test('is read again as it was written', () =>
    attack(
      fc.property(fc.array(fc.tuple(address, amount), { minLength: 1, maxLength: 20 }), (list) => {
        const recipients = list.map(([who, units]) => ({ address: who, amount: String(units) }));
        const campaign = open(JSON.stringify({ recipients }));
        // A list with faults, such as an amount of 0, is read but never written.
        fc.pre(campaign !== null && campaign.faults.length === 0);
        const again = campaign && open(campaignJson(campaign) ?? '');
        expect(again?.tree.root).toBe(campaign?.tree.root);
        expect(again?.total).toBe(list.reduce((sum, [, units]) => sum + units, 0n));
        expect(again?.contradictions).toEqual([]);
        const [first] = list;
        expect(again && findEntries(again, first?.[0] ?? '').length).toBeGreaterThan(0);
      }),
      { runs: 60, share: 0.01 },
    ));

  test('that is any JSON or any text or any bytes is refused in words', () =>
    attack(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.json().map((text) => `{"recipients":${text}}`),
          fc.json().map((text) => `{"format":"standard-v1","values":[${text}]}`),
          fc.string({ unit: 'binary' }).map((text) => `{${text}`),
          fc.uint8Array({ maxLength: 200 }),
        ),
        (text) => {
          expect(open(text)).toBeNull();
        },
      ),
      { runs: 1_000, share: 0.03 },
    ));
});

test('the CSV of a campaign has the total that its author meant, or is refused', () =>
  attack(
    fc.property(madeFiles(['address', 'amount']), ({ text, meant, writer }) => {
      const campaign = open(text);
      if (campaign) expect(campaign.total, text).toBe(meant);
      const said = open(text, writer === 'european' ? 'comma' : 'point');
      expect(said?.total, text).toBe(meant);
    }),
    { runs: 200, share: 0.03 },
  ));
