import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeFunctionData, encodeErrorResult, parseAbi, toEventSelector } from 'viem';
import { sablier } from 'sablier';
import { openLocalSearch } from '@sablier-docs/search/local-search';
import { streamState } from '@sablier-docs/protocol/lockup/status';
import { LOCKUP_SHAPES } from '@sablier-docs/protocol/lockup/shapes';
import { depletionTime, totalDebt } from '@sablier-docs/protocol/flow/debt';
import { readReleases } from '@sablier-docs/protocol/releases';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import judgments from '@sablier-docs/search/relevance/judgments.json';
import { BUILD } from '../site';
import { answerOf, ask } from './ask';
import { overServe, type Connection } from './transports';

let connection: Connection;
beforeAll(async () => {
  connection = await overServe();
});
afterAll(() => connection.close());
const answer = <T = Record<string, unknown>>(name: string, args: object) =>
  answerOf<T>(connection.client, name, args);
const refusal = async (name: string, args: object) => {
  const reply = await ask(connection.client, name, args);
  expect(reply.isError, reply.text).toBe(true);
  return reply.text;
};

const LOCKUP = 'Lockup v4.0';

/** The server's search is the site's: one judged query in so many is asked; `TEST_ALL` asks all of them. */
const EACH = process.env.TEST_ALL ? 1 : 8;

it('search has the order of the site, for judged queries of every kind', async () => {
  const read = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');
  const search = await openLocalSearch({
    index: read('search-index.json'),
    texts: read('search-texts.json'),
  });
  const firstOfKinds = new Map(judgments.map((one) => [one.kind, one] as const).reverse());
  const asked = [...firstOfKinds.values(), ...judgments.filter((_, at) => at % EACH === 0)];
  for (const { query } of asked) {
    const { hits } = search(query, { hitsPerPage: 8 });
    const found = await answer<{ hits: { url: string }[] }>('search', { query });
    const paths = found.hits.map(({ url }) => url.replace(/^https?:\/\/[^/]+/, ''));
    expect(paths, query).toEqual(hits.map(({ url }) => url));
  }
  expect(asked.length).toBeGreaterThan(600 / EACH);
});

describe('read', () => {
  it.each([
    ['/concepts/nft#', '/concepts/nft'],
    ['https://docs.sablier.com/concepts/nft.md', '/concepts/nft'],
    ['http://localhost:3000/concepts/nft.html', '/concepts/nft'],
    ['concepts/nft/', '/concepts/nft'],
    ['/', '/'],
  ])('finds %s', async (page, route) => {
    expect(new URL((await answer('read', { page })).page).pathname).toBe(route);
  });

  it('gives a section alone, by anchor or title', async () => {
    const byAnchor = await answer<{ text: string }>('read', {
      page: '/reference/errors#sablierlockup_overdraw',
    });
    expect(byAnchor.text).toMatch(/^### `?SablierLockup\\?_Overdraw/);
    expect(byAnchor.text.match(/^### /gm)).toHaveLength(1);
    const byTitle = await answer<{ page: string }>('read', {
      page: '/concepts/nft',
      section: "The token is the recipient's side",
    });
    expect(byTitle.page).toContain('#the-token-is-the-recipients-side');
    expect(await refusal('read', { page: '/concepts/nft', section: 'nowhere' })).toContain(
      'no section',
    );
  });

  it('gives a long page in pieces that lose nothing', async () => {
    let text = '';
    let offset: number | undefined = 0;
    while (offset !== undefined) {
      const piece: { text: string; next?: number } = await answer('read', {
        page: '/reference/errors',
        offset,
      });
      text += piece.text;
      offset = piece.next;
    }
    expect(text.length).toBeGreaterThan(100_000);
    expect(text.match(/^### /gm)?.length).toBeGreaterThan(150);
  });

  it.each([
    '../package.json',
    '/%2e%2e/package',
    'https://example.org/concepts/nft',
    '/search-index.json',
  ])('reads nothing else: %s', async (page) => {
    expect(await refusal('read', { page })).toMatch(/no page/);
  });

  it('names the release of a page about an older one', async () => {
    const page = '/guides/lockup/previous-deployments/v1.2';
    expect((await answer('read', { page })).release).toBe('Lockup v1.2');
  });
});

describe('resolve', () => {
  const lockup = sablier.releases.getLatest({ protocol: 'lockup' as never });
  const deployment = lockup?.deployments.find(({ chainId }) => chainId === 8453);
  const contract = deployment?.contracts.find(({ name }) => name === 'SablierLockup');
  if (!contract) throw new Error('The SDK has no SablierLockup on Base.');

  it('an address, its alias and its stream are one contract', async () => {
    const byAddress = await answer<{ uses: { contract: string }[] }>('resolve', {
      text: contract.address.toLowerCase(),
    });
    expect([byAddress.release, byAddress.uses[0]?.contract]).toEqual([LOCKUP, 'SablierLockup']);
    const byAlias = await answer<{ addresses: Record<string, string> }>('resolve', {
      text: contract.alias ?? '',
    });
    expect(byAlias.addresses[8453]).toBe(contract.address.toLowerCase());
    const stream = await answer('resolve', { text: `${contract.alias}-8453-5` });
    expect(stream).toMatchObject({ address: contract.address.toLowerCase(), tokenId: '5' });
  });

  it('returns the contracts of the chain "Base", and the chains and page of the release "lockup v3.0"', async () => {
    const chain = await answer<{ contracts: { address: string }[] }>('resolve', { text: 'Base' });
    const addresses = chain.contracts.map(({ address }) => address.toLowerCase());
    expect(addresses).toContain(contract.address.toLowerCase());
    const release = await answer<{ chainIds: number[] }>('resolve', { text: 'lockup v3.0' });
    const known = readReleases().find((one) => one.product === 'lockup' && one.version === 'v3.0');
    expect(release.chainIds).toEqual(known?.chainIds);
    expect(release.page).toContain('/guides/lockup/previous-deployments/v3.0');
  });

  it('does not call a stranger official, and notices a wrong digit', async () => {
    const stranger = await answer('resolve', { text: `0x${'12'.repeat(20)}` });
    expect(stranger).toMatchObject({ official: false });
    const checksummed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    expect(await refusal('resolve', { text: checksummed.replace('5a', '5A') })).toContain(
      'checksum',
    );
  });
});

describe('decode', () => {
  it('revert data with cause and remedy', async () => {
    const abi = parseAbi([
      'error SablierLockup_Overdraw(uint256 streamId, uint128 amount, uint128 withdrawableAmount)',
    ]);
    const data = encodeErrorResult({ abi, args: [7n, 100n, 60n] });
    const found = await answer<{ arguments: { value: string }[]; remedy: string }>('decode', {
      data,
    });
    expect(found).toMatchObject({
      name: 'SablierLockup_Overdraw',
      page: expect.stringContaining('#sablierlockup_overdraw'),
    });
    expect(found.arguments.map(({ value }) => value)).toEqual(['7', '100', '60']);
    expect(found.remedy).not.toBe('');
  });

  it('calldata, with the calls inside a batch', async () => {
    const abi = parseAbi(['function cancel(uint256 streamId)', 'function batch(bytes[] calls)']);
    const cancel = encodeFunctionData({ abi, functionName: 'cancel', args: [42n] });
    const data = encodeFunctionData({ abi, functionName: 'batch', args: [[cancel]] });
    const found = await answer<{ calls: { function: string; arguments: unknown }[] }>('decode', {
      data,
    });
    expect(found.calls[0]?.function).toMatch(/^cancel\(uint256 streamId\)/);
    expect(found.calls[0]?.arguments).toMatchObject([{ value: '42' }]);
    expect(found.release).toContain(`${LOCKUP} SablierLockup`);
  });

  it('names an event and its indexed argument by the topic alone', async () => {
    const topic = toEventSelector('event RenounceLockupStream(uint256 indexed streamId)');
    const found = await answer('decode', { data: '0x', topics: [topic, `0x${'0'.repeat(63)}9`] });
    expect(found).toMatchObject({ arguments: [{ name: 'streamId', value: '9' }] });
    expect(await answer('decode', { data: topic })).toMatchObject({ kind: 'event' });
  });

  it('refuses an unknown selector and a text without data, each with its reason', async () => {
    expect(await refusal('decode', { data: '0x12345678' })).toContain('Unknown selector');
    expect(await refusal('decode', { data: 'hello' })).toContain('No revert data found');
  });
});

describe('the figures are those of the protocol', () => {
  it('of Lockup, for every shape', async () => {
    let compared = 0;
    for (const { example } of LOCKUP_SHAPES) {
      const stream = example();
      const parts =
        'segments' in stream ? stream.segments : 'tranches' in stream ? stream.tranches : [];
      const end = stream.model === 'linear' ? stream.endTime : (parts.at(-1)?.timestamp ?? 0n);
      const times = [0n, 1n, 2n, 3n].map(
        (third) => stream.startTime + ((end - stream.startTime) * third) / 3n,
      );
      const { figures } = await answer<{
        figures: { streamed: string; refundable: string; status: string }[];
      }>('simulate_lockup', { ...inputOf(stream), at: times.map(String) });
      const record = {
        cancelable: true,
        wasCanceled: false,
        isDepleted: false,
        withdrawn: 0n,
        refunded: 0n,
      };
      for (const [at, time] of times.entries()) {
        const state = streamState(stream, record, time);
        expect(figures[at]).toMatchObject({
          streamed: String(state.streamed),
          refundable: String(state.refundable),
          status: state.status,
        });
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(40);
  });

  it('of Flow', async () => {
    const stream = {
      balance: 1_000_000_000n,
      ratePerSecond: 385_802_469_135_802n,
      snapshotTime: 1_767_225_600n,
      snapshotDebtScaled: 5n,
      tokenDecimals: 6,
      isVoided: false,
    };
    const time = stream.snapshotTime + 86_400n;
    const { figures } = await answer<{ figures: object[] }>('simulate_flow', {
      balance: String(stream.balance),
      ratePerSecond: String(stream.ratePerSecond),
      snapshotTime: String(stream.snapshotTime),
      snapshotDebtScaled: '5',
      decimals: 6,
      at: [String(time)],
    });
    expect(figures[0]).toMatchObject({
      totalDebt: String(totalDebt(stream, time)),
      depletion: { time: String(depletionTime(stream, time)) },
      status: 'STREAMING_SOLVENT',
    });
  });

  it('simulate_lockup returns the errors of the contract for a deposit of 0 and an end before the start', async () => {
    const stream = { model: 'linear', deposit: '0', startTime: '10', endTime: '5', at: ['7'] };
    expect(await answer('simulate_lockup', stream)).toMatchObject({
      accepted: false,
      problems: [{ error: 'SablierLockupHelpers_DepositAmountZero' }, { field: 'endTime' }],
    });
  });
});

type Shape = ReturnType<(typeof LOCKUP_SHAPES)[number]['example']>;

function inputOf(stream: Shape): object {
  const base = {
    model: stream.model,
    deposit: String(stream.deposit),
    startTime: String(stream.startTime),
  };
  switch (stream.model) {
    case 'linear':
      return {
        ...base,
        endTime: String(stream.endTime),
        cliffTime: String(stream.cliffTime),
        unlockStart: String(stream.unlocks.start),
        unlockCliff: String(stream.unlocks.cliff),
        granularity: String(stream.granularity),
      };
    case 'dynamic':
      return {
        ...base,
        segments: stream.segments.map(({ amount, exponent, timestamp }) => ({
          amount: String(amount),
          exponent: `${exponent / 10n ** 18n}.${String(exponent % 10n ** 18n).padStart(18, '0')}`,
          timestamp: String(timestamp),
        })),
      };
    case 'tranched':
      return {
        ...base,
        tranches: stream.tranches.map(({ amount, timestamp }) => ({
          amount: String(amount),
          timestamp: String(timestamp),
        })),
      };
  }
}

describe('prepare', () => {
  it('encodes what viem encodes, with the fee and its margin', async () => {
    const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const found = await answer<{
      calls: { data: string; value: string; chainId: number }[];
      final: string;
    }>('prepare', {
      stream: 'LK3-8453-5',
      action: 'withdrawMax',
      fields: { to, fee: '1000', feeCeiling: '40000000000000000' },
    });
    const abi = parseAbi(['function withdrawMax(uint256 streamId, address to)']);
    const data = encodeFunctionData({ abi, functionName: 'withdrawMax', args: [5n, to] });
    expect(found.calls).toMatchObject([{ data, value: '1054', chainId: 8453 }]);
    expect(found.final).toContain('cannot be undone');
  });

  it('names a missing argument, and a function that a release lacks', async () => {
    const half = await refusal('prepare', { stream: 'LK3-8453-5', action: 'withdraw', fields: {} });
    expect(half).toMatch(/`to`.*`decimals`/);
    expect(await refusal('prepare', { stream: 'LK3-8453-5', action: 'pause' })).toContain(
      'lacks `pause`',
    );
    expect(await refusal('prepare', { stream: 'ZZ-1-1', action: 'cancel' })).toMatch(
      /“ZZ” stands for no contract on this chain\. Aliases on this chain: .*\bLK\b/,
    );
  });
});

it('upgrade has the checklist of the site, for one reader', async () => {
  const found = await answer<{
    page: string;
    steps: { step: string; entries: { for: string }[] }[];
  }>('upgrade', { product: 'lockup', from: 'v2.0', have: 'caller' });
  expect(found.page).toMatch(/\/reference\/upgrades\/lockup\/from-v2\.0$/);
  expect(found.steps[0]?.step).toBe('silent');
  const readers = found.steps.flatMap(({ entries }) => entries.map((entry) => entry.for));
  expect(readers.length).toBeGreaterThan(50);
  expect(readers.filter((one) => !one.includes('caller'))).toEqual([]);
  expect(await refusal('upgrade', { product: 'lockup', from: 'v4.0' })).toContain('oldest first');
});

it('a query is listed, returned whole with its page, and its type has a schema', async () => {
  const { queries } = await answer<{ queries: { name: string }[] }>('queries', { group: 'lockup' });
  expect(queries.length).toBeGreaterThan(5);
  const [first] = queries;
  const one = await answer<{ queries: { text: string }[] }>('queries', { name: first?.name });
  expect(one.queries[0]?.text).toContain('query');
  const asked = { name: first?.name, vendor: 'the-graph' };
  const { page } = await answer<{ page: string }>('queries', asked);
  expect(page).toMatch(/\/api\/lockup\/envio\/queries$/);
  const type = await answer<{ text: string }>('schema', {
    indexer: 'streams',
    type: 'LockupStream',
  });
  expect(type.text).toMatch(/type LockupStream \{[\s\S]*depositAmount/);
});
