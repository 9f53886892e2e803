import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { readRecipients } from '../../../../../examples/airdrops/merkle-api/csv';
import { buildFile, eligibilityOf } from '../../../../../examples/airdrops/merkle-api/tree';
import { statement } from '../../../statement';
import { int, text, where } from '../../support';

/** The list of the page as a file, by the code of the page. */
const listed = () => {
  const csv = readFileSync('examples/airdrops/merkle-api/recipients.csv', 'utf8');
  return buildFile(readRecipients(csv, 6).recipients);
};

const CAMPAIGN = '0xcafe00000000000000000000000000000000cafe-1';

statement('list-root-total-tokens', ({ indexer }) => {
  const file = listed();
  expect(file.root).toBe('0x1c5195b774a54471269c0242c6be4909622d9c925840e89b7bc7bb2cdbab4cb8');
  expect(file.total_amount).toBe('1292500001');
  const [campaign] = where(indexer.rows('airdrops', 'Campaign'), { id: CAMPAIGN });
  expect(campaign).toMatchObject({ root: file.root, aggregateAmount: file.total_amount });
});

statement('sample-campaign-three', ({ indexer }) => {
  const file = listed();
  const [campaign] = where(indexer.rows('airdrops', 'Campaign'), { root: file.root });
  expect(campaign).toMatchObject({ totalRecipients: '3', claimedCount: '2' });
  const claims = where(indexer.rows('airdrops', 'Action'), {
    category: 'Claim',
    campaign: text(campaign, 'id'),
  });
  expect(claims.length).toBe(2);
  expect(file.recipients.length).toBe(3);
});

statement('first-address-gets', ({ indexer }) => {
  const file = listed();
  const [first] = file.recipients;
  const found = first && eligibilityOf(file, first.address);
  expect(found).toMatchObject({ index: 0, amount: 250_500_000n });
  expect(found?.proof).toHaveLength(2);
  const [made] = where(indexer.rows('airdrops', 'Action'), { claimIndex: '0' });
  expect(int(made, 'claimAmount')).toBe(found?.amount);
  const answer = 'examples/airdrops/merkle-api/answers/eligibility.json';
  expect(JSON.parse(readFileSync(answer, 'utf8'))).toMatchObject({ proof: found?.proof });
});

statement('v1-1-2', async ({ airdropsV1_2 }) => {
  const campaign = await airdropsV1_2.campaign();
  await campaign.moves(() => campaign.claim('recipient'), {
    campaign: -100n * 10n ** 18n,
    lockupV1_2: 100n * 10n ** 18n,
  });
  const paid = { value: 1n };
  await campaign.reverts('no data', 'other', 'claim', campaign.entry('other'), paid);
  const names = campaign.abi.flatMap((item) => (item.type === 'function' ? [item.name] : []));
  expect(names.filter((name) => /^claim|fee/i.test(name))).toEqual(['claim']);
});
