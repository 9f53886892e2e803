import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Row } from './row';
import { sampleBlockAt, SAMPLE_NOW } from './values';
import { rowsOn } from './vendors';
import { number, rowsOf, sum, sampleText, titled } from './testing-rows';

/* Consistency between rows of different entities and of the two indexers. */

const PERCENT_100 = 10n ** 18n;

const NUMBERED = [
  ['streams', 'LockupStream', 'lockupStreamCounter'],
  ['streams', 'LockupAction', 'lockupActionCounter'],
  ['streams', 'FlowStream', 'flowStreamCounter'],
  ['streams', 'FlowAction', 'flowActionCounter'],
  ['airdrops', 'Campaign', 'campaignCounter'],
  ['airdrops', 'Action', 'actionCounter'],
] as const;

/** Columns of a page of rows that contain a time. */
const times = (row: Row) => [row['timestamp'], row['canceledTime'], row['renounceTime']];

describe('counters and totals', () => {
  it.each(NUMBERED)('%s: rows of %s are numbered from 1, and %s is next', (index, entity, next) => {
    const rows = rowsOf(index, entity);
    expect(rows.map((row) => sampleText(row, 'subgraphId'))).toEqual(
      rows.map((_, i) => `${i + 1}`),
    );
    expect(rowsOf(index, 'Watcher').map((row) => row[next])).toEqual([`${rows.length + 1}`]);
    const moments = rows.map((row) => number(row, 'timestamp'));
    expect(moments).toEqual([...moments].sort((a, b) => Number(a - b)));
  });

  it('of a factory are its campaigns, in their places', () => {
    for (const factory of rowsOf('airdrops', 'Factory')) {
      const own = rowsOf('airdrops', 'Campaign').filter(({ factory: id }) => id === factory['id']);
      expect(sampleText(factory, 'campaignCounter')).toBe(`${own.length}`);
      expect(own.map(({ position }) => position)).toEqual(own.map((_, i) => `${i}`));
    }
  });

  it.each(['streams', 'airdrops'] as const)('no token of %s is without a use', (index) => {
    const used = ['LockupStream', 'FlowStream', 'Campaign'].flatMap((entity) =>
      rowsOf(index, entity).map(({ asset }) => asset),
    );
    for (const { id } of rowsOf(index, 'Asset')) expect(used).toContain(id);
  });

  const CREATED = [
    ['streams', 'LockupStream', 'LockupAction', 'stream'],
    ['streams', 'FlowStream', 'FlowAction', 'stream'],
    ['airdrops', 'Campaign', 'Action', 'campaign'],
  ] as const;

  it.each(CREATED)('%s: every row of %s has one creation in %s', (index, entity, log, column) => {
    const creations = rowsOf(index, log).filter(({ category }) => category === 'Create');
    const of = (row: Row, id: unknown) => [id, row['hash'], row['timestamp']];
    expect(creations.map((row) => of(row, row[column]))).toEqual(
      rowsOf(index, entity).map((row) => of(row, row['id'])),
    );
  });
});

describe('moments', () => {
  const actions = NUMBERED.filter(([, entity]) => entity.endsWith('Action')).flatMap(([index, e]) =>
    rowsOf(index, e),
  );

  it('lie before the one at which the index is asked, and in the block of their time', () => {
    for (const row of NUMBERED.flatMap(([index, entity]) => rowsOf(index, entity))) {
      for (const time of times(row).filter(Boolean)) {
        expect(Number(time), sampleText(row, 'id')).toBeLessThanOrEqual(SAMPLE_NOW);
      }
    }
    for (const row of actions) {
      expect(Number(row['block']), sampleText(row, 'id')).toBe(
        sampleBlockAt(Number(row['timestamp'])),
      );
    }
  });

  it('give every event a log of its own, those of the stream before those of the campaign', () => {
    const logs = actions.map((row) => {
      const [, chain, hash, log] =
        /^action-(\d+)-(0x\w{64})-(\d+)$/.exec(sampleText(row, 'id')) ?? [];
      expect([chain, hash]).toEqual([row['chainId'], row['hash']]);
      return { at: `${hash}-${log}`, block: row['block'], log: Number(log), row };
    });
    expect(new Set(logs.map(({ at }) => at)).size).toBe(logs.length);
    for (const claim of logs.filter(({ row }) => row['claimStreamId'])) {
      const stream = logs.find(({ row }) => row['stream'] === claim.row['claimStreamId']);
      expect(stream?.block).toBe(claim.block);
      expect(stream?.log).toBeLessThan(claim.log);
    }
  });
});

describe('claims and streams', () => {
  const streams = rowsOf('streams', 'LockupStream');
  const claims = rowsOf('airdrops', 'Action').filter(({ claimStreamId }) => claimStreamId);
  const campaigns = rowsOf('airdrops', 'Campaign');

  it('lead to each other, none is left over', () => {
    expect(claims.length).toBeGreaterThan(1);
    const funded = streams.filter(({ funder }) =>
      campaigns.some(({ address }) => address === funder),
    );
    expect(funded.map(({ id }) => id)).toEqual(claims.map(({ claimStreamId }) => claimStreamId));
  });

  it.each(titled(claims, 'claimStreamId'))('%s follows the terms of its campaign', (id, claim) => {
    const stream = streams.find((row) => row['id'] === id);
    const campaign = campaigns.find((row) => row['id'] === claim['campaign']);
    const amount = number(claim, 'claimAmount');
    const share = (column: string) => (amount * number(campaign, column)) / PERCENT_100;
    expect([stream?.['contract'], stream?.['funder'], stream?.['asset']]).toEqual([
      campaign?.['lockup'],
      campaign?.['address'],
      campaign?.['asset'],
    ]);
    expect([stream?.['tokenId'], stream?.['startTime']]).toEqual([
      claim['claimTokenId'],
      claim['timestamp'],
    ]);
    expect(number(stream, 'endTime')).toBe(
      number(claim, 'timestamp') + number(campaign, 'streamTotalDuration'),
    );
    expect(number(stream, 'initialAmount')).toBe(share('streamInitialPercentage'));
    expect(stream?.['cliff']).toBe(campaign?.['streamCliff']);
    const created = rowsOf('streams', 'LockupAction').find((row) => row['stream'] === id);
    expect([created?.['hash'], created?.['from'], created?.['fee']]).toEqual([
      claim['hash'],
      claim['from'],
      claim['fee'],
    ]);
    expect(stream?.['renounceAction']).toBe(created?.['id']);
  });

  it('come from the list of the examples of the Merkle API', () => {
    const folder = 'examples/airdrops/merkle-api';
    const file = JSON.parse(readFileSync(`${folder}/answers/create.json`, 'utf8')) as object;
    const campaign = campaigns.find(({ id }) => id === claims[0]?.['campaign']);
    expect({
      status: 'Upload successful',
      root: campaign?.['root'],
      total: campaign?.['aggregateAmount'],
      recipients: campaign?.['totalRecipients'],
      cid: campaign?.['ipfsCID'],
    }).toEqual(file);
    const [, ...list] = readFileSync(`${folder}/recipients.csv`, 'utf8').trim().split('\n');
    for (const claim of claims) {
      const [address = '', tokens] = (list[Number(claim['claimIndex'])] ?? '').split(',');
      expect(address.toLowerCase()).toBe(claim['claimRecipient']);
      expect(Number(tokens) * 1e6).toBe(Number(claim['claimAmount']));
    }
    expect(sum(claims, 'claimAmount')).toBe(number(campaign, 'claimedAmount'));
  });
});

describe('what The Graph stores in another way', () => {
  it('is null where it has nothing', () => {
    const { LockupBatch = [], Contract = [] } = rowsOn('the-graph', 'streams');
    expect(LockupBatch.map(({ size, position }) => size === '1' && position)).toContain(null);
    expect(Contract.map(({ category }) => category)).toEqual(['Lockup', 'Flow']);
    const flags = (vendor: 'envio' | 'the-graph') =>
      rowsOn(vendor, 'airdrops')['Campaign']?.map((row) => row['vcaRedistributionEnabled']);
    expect(flags('envio')).toEqual([false, false, false]);
    expect(flags('the-graph')).toEqual([null, null, null]);
  });
});
