import { expect } from 'vitest';
import { statement, DAY } from '../../../statement';
import { int, sum, text, where } from '../../support';

const CAMPAIGN = '0xcafe00000000000000000000000000000000cafe-1';

statement('campaigns-claims-begun-ended', ({ indexer }) => {
  const rows = indexer.list('airdrops/open-campaigns', 'envio', 'Campaign');
  const now = 1_788_307_200n;
  const open = indexer
    .rows('airdrops', 'Campaign')
    .filter(
      (row) =>
        int(row, 'campaignStartTime') <= now &&
        (row['expires'] === false || int(row, 'expiration') > now),
    );
  expect(rows.map(({ id }) => id).sort()).toEqual(open.map(({ id }) => id).sort());
  expect(rows.length).toBe(indexer.rows('airdrops', 'Campaign').length - 1);
});

statement('expiration-means-never', async ({ indexer, airdropsV1_2 }) => {
  for (const row of indexer.rows('airdrops', 'Campaign'))
    expect(row['expires']).toBe(row['expiration'] !== '0');
  const campaign = await airdropsV1_2.campaign({ expiration: 0n });
  await campaign.pass(100n * 365n * DAY);
  expect(await campaign.read('hasExpired')).toBe(false);
  await campaign.claim('recipient');
});

statement('answer-address-none', ({ indexer }) => {
  for (const row of where(indexer.rows('airdrops', 'Action'), { category: 'Claim' })) {
    const answer = indexer.ask('airdrops/claim-of-recipient', 'envio', {
      who: text(row, 'claimRecipient'),
    }) as { data: { Action: unknown[] } };
    expect(answer.data.Action).toMatchObject([{ claimStreamId: row['claimStreamId'] }]);
  }
  const who = '0x0000000000000000000000000000000000000003';
  const answer = indexer.ask('airdrops/claim-of-recipient', 'envio', { who });
  expect(answer).toEqual({ data: { Action: [] } });
});

statement('share-amount-divided', ({ indexer }) => {
  const [campaign] = where(indexer.rows('airdrops', 'Campaign'), { id: CAMPAIGN });
  const claims = where(indexer.rows('airdrops', 'Action'), {
    category: 'Claim',
    campaign: CAMPAIGN,
  });
  expect(sum(claims, 'claimAmount')).toBe(int(campaign, 'claimedAmount'));
  expect(BigInt(claims.length)).toBe(int(campaign, 'claimedCount'));
  expect(int(campaign, 'claimedAmount')).toBeLessThan(int(campaign, 'aggregateAmount'));
});

statement('days-without-claim', ({ indexer }) => {
  const days = indexer.list('airdrops/daily-activity', 'envio', 'Activity');
  const claims = where(indexer.rows('airdrops', 'Action'), { category: 'Claim' });
  const claimed = claims.map((row) => int(row, 'timestamp') / DAY);
  expect(days.map((row) => int(row, 'day'))).toEqual([...new Set(claimed)]);
  expect(int(days[1], 'day') - int(days[0], 'day')).toBe(2n);
  expect(sum(days, 'amount')).toBe(sum(claims, 'claimAmount'));
});

statement('day-times-start', ({ indexer }) => {
  for (const row of indexer.rows('airdrops', 'Activity')) {
    const start = int(row, 'day') * 86_400n;
    expect(start % DAY).toBe(0n);
    expect(int(row, 'timestamp') - start).toBeGreaterThanOrEqual(0n);
    expect(int(row, 'timestamp') - start).toBeLessThan(DAY);
  }
});

statement('contracts-deployed-busiest', ({ indexer }) => {
  const rows = indexer.list('airdrops/factories', 'envio', 'Factory');
  const counts = rows.map((row) => int(row, 'campaignCounter'));
  expect(counts).toEqual([2n, 1n]);
  const campaigns = indexer.rows('airdrops', 'Campaign');
  for (const row of rows)
    expect(BigInt(where(campaigns, { factory: `factory-1-${text(row, 'address')}` }).length)).toBe(
      int(row, 'campaignCounter'),
    );
});

statement('graph-counts-sums', ({ indexer }) => {
  const [watcher] = indexer.rows('airdrops', 'Watcher');
  const campaigns = indexer.rows('airdrops', 'Campaign');
  expect(int(watcher, 'campaignCounter') - 1n).toBe(BigInt(campaigns.length));
  expect(new Set(campaigns.map(({ asset }) => asset)).size).toBeGreaterThan(1);
});
