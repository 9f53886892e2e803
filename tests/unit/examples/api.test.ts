import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { streamsOf } from '../../../examples/api/both-vendors.ts';
import { ask, readStreams, Refused } from '../../../examples/api/client.ts';
import { newestStreams } from '../../../examples/api/first-query.ts';
import { debtOf, type FlowRow } from '../../../examples/api/flow-debt.ts';
import { patiently } from '../../../examples/api/retry.ts';
import { indexed, indexedBySubgraph } from '../../../examples/api/wait.ts';
import { walletAmounts } from '../../../examples/api/wallet-amounts.ts';
import { allStreamsOf, envioQuery, theGraphQuery } from '../../../examples/api/all-streams.ts';
import { walletQuery, walletStreams } from '../../../examples/api/wallet.ts';
import { abiOf, withdrawable } from '../../../examples/api/withdrawable.ts';
import { coveredDebt, totalDebt } from '@sablier-docs/protocol/flow/debt';
import { readStreamContracts } from '@sablier-docs/protocol/indexers/aliases';
import { problemsOf, readQuery, sampleResult } from '@sablier-docs/protocol/indexers/queries';
import { executeQuery } from '@sablier-docs/protocol/indexers/sample/execute';
import type { Vendor } from '@sablier-docs/protocol/indexers/types';

const answers = (...bodies: { status?: number; body: unknown }[]) => {
  const call = vi.fn();
  for (const { status = 200, body } of bodies) {
    call.mockResolvedValueOnce({ ok: status < 300, status, json: async () => body });
  }
  vi.stubGlobal('fetch', call);
  return call;
};
afterEach(() => vi.unstubAllGlobals());

describe('queries inside the samples', () => {
  it('are valid against the schema of their indexer', () => {
    let found = 0;
    for (const name of ['first-query', 'client', 'both-vendors', 'wait', 'proxy']) {
      const source = readFileSync(`examples/api/${name}.ts`, 'utf8');
      for (const [, text = ''] of source.matchAll(/\/\* GraphQL \*\/ `([^`]+)`/g)) {
        const vendor = /lockupStreams|block \{/.test(text) ? 'the-graph' : 'envio';
        const variables = Object.fromEntries(
          [...text.matchAll(/\$(\w+):/g)].map(([, variable]) => [variable, 'x']),
        );
        expect(problemsOf({ group: 'lockup', vendor, text, variables }), name).toEqual([]);
        found++;
      }
    }
    expect(found).toBe(7);
    const { text } = walletQuery;
    const names = ['who', 'lockupTime', 'lockupId', 'flowTime', 'flowId'];
    const variables = Object.fromEntries(names.map((name) => [name, 'x']));
    expect(problemsOf({ group: 'lockup', vendor: 'envio', text, variables })).toEqual([]);
    const shell = readFileSync('examples/api/first-query.sh', 'utf8');
    const body = JSON.parse(shell.slice(shell.indexOf("'{") + 1, shell.lastIndexOf("'"))) as {
      query: string;
      variables: Record<string, unknown>;
    };
    const shown = { text: body.query, variables: body.variables };
    expect(problemsOf({ group: 'lockup', vendor: 'envio', ...shown })).toEqual([]);
  });
});

describe('the client', () => {
  const query = { text: '{ a }' };

  it('reports refusals, errors and empty answers', async () => {
    answers(
      { status: 500, body: {} },
      { body: { errors: [{ message: 'no field' }] } },
      { body: {} },
    );
    await expect(ask('https://x', query, {})).rejects.toThrow('500');
    await expect(ask('https://x', query, {})).rejects.toThrow('no field');
    await expect(ask('https://x', query, {})).rejects.toThrow('without data');
    answers({ status: 503, body: {} }, { body: { errors: [{ message: 'no field' }] } });
    await expect(newestStreams('1')).rejects.toThrow('503');
    await expect(newestStreams('1')).rejects.toThrow('no field');
  });

  it('gives up on an endpoint that does not answer', async () => {
    const call = answers({ body: { data: {} } });
    await ask('https://x', query, {});
    const { signal } = call.mock.calls[0]?.[1] as { signal?: AbortSignal };
    expect(signal).toBeInstanceOf(AbortSignal);
    expect(signal?.aborted).toBe(false);
  });
});

/** An endpoint that runs queries on the sample rows and gives no more than `most` rows a page. */
function sampleEndpoint(most: number) {
  const call = vi.fn(async (url: string, { body }: { body: string }) => {
    const { query: text, variables } = JSON.parse(body) as { query: string; variables: Variables };
    const vendor: Vendor = url.includes('envio') ? 'envio' : 'the-graph';
    const capped = text.replace(/(limit|first): 1000/g, `$1: ${most}`);
    const json = executeQuery('streams', vendor, capped, variables);
    return { ok: true, status: 200, json: async () => json };
  });
  vi.stubGlobal('fetch', call);
  return call;
}

type Variables = Record<string, unknown>;
const OTHER_CHECKSUMMED = '0xD00D00000000000000000000000000000000000D';
const ETHEREUM = { envio: 'https://envio', theGraph: { url: 'https://graph', headers: {} } };

describe('reading all streams of a wallet', () => {
  it('follows the cursor to the end, whatever an endpoint gives at once', async () => {
    for (const most of [1, 2, 1000]) {
      sampleEndpoint(most);
      const rows = await readStreams(ETHEREUM.envio, 1, OTHER_CHECKSUMMED);
      expect(rows.map(({ tokenId }) => tokenId)).toEqual(['16', '14', '11']);
      expect(rows[0]?.depositAmount).toBe(1_000_000_000n);
      expect(await streamsOf(ETHEREUM, 1, OTHER_CHECKSUMMED)).toHaveLength(3);
    }
  });

  it('turns to the other vendor when the first fails or does not index the chain', async () => {
    const call = sampleEndpoint(1000);
    // The subgraph of the sample holds the streams of its own chain only.
    const rows = await streamsOf(ETHEREUM, 369369, OTHER_CHECKSUMMED);
    expect(rows).toHaveLength(3);
    expect(call.mock.calls.map(([url]) => url)).toEqual([
      'https://envio',
      'https://graph',
      'https://graph',
    ]);
    await expect(streamsOf({ ...ETHEREUM, theGraph: null }, 1890, '0x')).rejects.toThrow('1890');
    answers({ status: 502, body: {} }, { body: { data: { lockupStreams: [] } } });
    expect(await streamsOf(ETHEREUM, 1, '0x')).toEqual([]);
  });

  it('reads ids that are numbers, and streams whose token is missing', async () => {
    const row = { id: 'i', subgraphId: 7, sender: 's', depositAmount: 5, asset: null };
    const _meta = [{ isReady: true }];
    answers(
      { body: { data: { _meta, LockupStream: [row] } } },
      { body: { data: { _meta, LockupStream: [] } } },
    );
    const expected = { id: 'i', sender: 's', depositAmount: 5n, symbol: null };
    expect(await streamsOf(ETHEREUM, 1, '0xAB')).toEqual([expected]);
  });
});

describe('everything that a wallet sends or receives', () => {
  const ids = (rows: { product: string; tokenId: bigint }[]) =>
    rows.map(({ product, tokenId }) => `${product} ${tokenId}`);

  it('fits the schema of each vendor', () => {
    const given = { who: 'x', before: 'x' };
    const envio = { ...given, chain: 'x', chainId: 'x' };
    for (const product of ['lockup', 'flow'] as const) {
      const { text } = envioQuery(product);
      expect(problemsOf({ group: product, vendor: 'envio', text, variables: envio })).toEqual([]);
      const graph = theGraphQuery(product).text;
      expect(
        problemsOf({ group: product, vendor: 'the-graph', text: graph, variables: given }),
      ).toEqual([]);
    }
  });

  it('is the same from both vendors, whatever they give at once, each stream once', async () => {
    const lists: string[][] = [];
    for (const most of [1, 2, 1000]) {
      sampleEndpoint(most);
      lists.push(ids(await allStreamsOf(ETHEREUM, 1, OTHER_CHECKSUMMED)));
      // Envio has no index of this chain, so the subgraph of the sample answers.
      lists.push(ids(await allStreamsOf(ETHEREUM, 369369, OTHER_CHECKSUMMED)));
    }
    const [first = []] = lists;
    for (const list of lists) expect(list).toEqual(first);
    expect(new Set(first).size).toBe(first.length);
    expect(first).toEqual(
      expect.arrayContaining(['lockup 16', 'lockup 14', 'lockup 11', 'flow 8']),
    );
  });

  it('is an error where an index is not complete', async () => {
    sampleEndpoint(1000);
    await expect(allStreamsOf({ ...ETHEREUM, theGraph: null }, 369369, '0x')).rejects.toThrow(
      'no complete index of chain 369369',
    );
    const down = { status: 502, body: {} };
    const failed = { body: { data: { _meta: { hasIndexingErrors: true }, rows: [] } } };
    answers(down, down, failed, failed);
    await expect(allStreamsOf(ETHEREUM, 1, '0x')).rejects.toThrow('indexing errors');
  });
});

describe('patience', () => {
  const busy = () => new Refused('https://x', 429);

  it('repeats what can pass, and nothing else', async () => {
    const request = vi.fn().mockRejectedValueOnce(busy()).mockResolvedValueOnce('done');
    expect(await patiently(request, [0])).toBe('done');
    const refused = vi.fn().mockRejectedValue(new Refused('https://x', 401));
    await expect(patiently(refused, [0, 0])).rejects.toThrow('401');
    expect(refused).toHaveBeenCalledTimes(1);
    const down = vi.fn().mockRejectedValue(busy());
    await expect(patiently(down, [0, 0])).rejects.toThrow('429');
    expect(down).toHaveBeenCalledTimes(3);
  });

  it.each([
    [400, 1],
    [404, 1],
    [429, 2],
    [500, 2],
    [503, 2],
  ])('asks again after some answers alone: after %i, %i times in all', async (status, times) => {
    const request = vi.fn().mockRejectedValue(new Refused('https://x', status));
    await expect(patiently(request, [0])).rejects.toThrow(String(status));
    expect(request).toHaveBeenCalledTimes(times);
  });

  it.each(['bad indexers: {0x01: Timeout}', 'no indexers found', 'internal error: blocks'])(
    'repeats what the gateway of The Graph reports with status 200: %s',
    async (message) => {
      const call = answers({ body: { errors: [{ message }] } }, { body: { data: 'done' } });
      expect(await patiently(() => ask('https://x', { text: '{ a }' }, {}), [0])).toBe('done');
      expect(call).toHaveBeenCalledTimes(2);
    },
  );

  it('does not repeat a query that is wrong', async () => {
    const call = answers({ body: { errors: [{ message: 'bad query: internal error' }] } });
    await expect(patiently(() => ask('https://x', { text: '{ a }' }, {}), [0])).rejects.toThrow();
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('waits for the block itself, and for none after it', async () => {
    vi.stubGlobal('setTimeout', (next: () => void) => setImmediate(next));
    const envio = { body: { data: { _meta: [{ progressBlock: 9 }] } } };
    const subgraph = { block: { number: 9 }, hasIndexingErrors: false };
    answers(envio, envio, { body: { data: { _meta: subgraph } } });
    await expect(indexed(ETHEREUM.envio, 1, 10n, -3)).rejects.toThrow('10');
    await expect(indexed(ETHEREUM.envio, 1, 9n, -3)).resolves.toBeUndefined();
    const { url } = ETHEREUM.theGraph;
    await expect(indexedBySubgraph(url, {}, 9n, -3)).resolves.toBeUndefined();
  });

  it('waits for a block of a chain that is indexed', async () => {
    // The pause between two questions is no part of the answers.
    vi.stubGlobal('setTimeout', (next: () => void) => setImmediate(next));
    sampleEndpoint(1000);
    await indexed(ETHEREUM.envio, 1, 23_000_000n);
    await expect(indexed(ETHEREUM.envio, 1, 99_000_000n, -3)).rejects.toThrow('99000000');
    await expect(indexed(ETHEREUM.envio, 369369, 1n)).rejects.toThrow('does not index');
    await indexedBySubgraph(ETHEREUM.theGraph.url, {}, 23_000_000n);
    const late = indexedBySubgraph(ETHEREUM.theGraph.url, {}, 99_000_000n, -3);
    await expect(late).rejects.toThrow('99000000');
    answers({ body: { data: { _meta: { block: { number: 9 }, hasIndexingErrors: true } } } });
    const failed = indexedBySubgraph(ETHEREUM.theGraph.url, {}, 1n);
    await expect(failed).rejects.toThrow('indexing errors');
  });
});

describe('both products on all chains', () => {
  it('are read to the end, whatever an endpoint gives at once', async () => {
    for (const most of [1, 2, 1000]) {
      sampleEndpoint(most);
      const rows = await walletStreams(ETHEREUM.envio, OTHER_CHECKSUMMED);
      const of = (product: string) => rows.filter((row) => row.product === product);
      expect(of('lockup').map(({ tokenId }) => tokenId)).toEqual(['16', '14', '11']);
      expect(of('flow').map(({ tokenId }) => tokenId)).toEqual(['8']);
    }
  });

  it('are asked of the client of their chain, and of no other', async () => {
    sampleEndpoint(1000);
    const multicall = vi.fn(async ({ contracts }: { contracts: { args: bigint[] }[] }) =>
      contracts.map(({ args: [id] }) => ({ result: id })),
    );
    const other = vi.fn();
    const clients = new Map([
      [1, { multicall }],
      [10, { multicall: other }],
    ]);
    const found = await walletAmounts(ETHEREUM.envio, OTHER_CHECKSUMMED, clients as never);
    expect(found).toHaveLength(4);
    for (const { stream, amount } of found) expect(amount).toBe(BigInt(stream.tokenId));
    expect(multicall).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
  });

  it('have a cursor that a rebuilt index leaves valid', () => {
    expect(walletQuery.text).not.toContain('subgraphId');
  });
});

describe('withdrawable amounts', () => {
  it('can be asked of every release of Lockup and Flow', () => {
    let found = 0;
    for (const { alias, version } of readStreamContracts()) {
      const product = alias.startsWith('L') ? 'lockup' : 'flow';
      const functions = abiOf({ product, version }).filter(
        (item) => 'name' in item && item.name === 'withdrawableAmountOf',
      );
      expect(functions, alias).toMatchObject([
        { inputs: [{ type: 'uint256' }], outputs: [{ type: 'uint128' }] },
      ]);
      found++;
    }
    expect(found).toBeGreaterThan(10);
    expect(() => abiOf({ product: 'flow', version: 'v9.9' })).toThrow('flow v9.9');
  });

  it('are null for a stream whose call fails', async () => {
    const multicall = async () => [{ status: 'failure' }, { result: 7n }];
    const rows = [
      { product: 'lockup' as const, contract: '0x01', version: 'v4.0', tokenId: '1' },
      { product: 'flow' as const, contract: '0x02', version: 'v3.0', tokenId: '2' },
    ];
    expect(await withdrawable({ multicall } as never, rows)).toEqual([null, 7n]);
  });
});

describe('the debt from a row', () => {
  it('is what the contract computes, and the figure of the page', () => {
    const { data } = sampleResult(readQuery('flow/one-stream', 'envio')) as {
      data: { FlowStream_by_pk: FlowRow & { asset: { decimals: string } } };
    };
    const row = {
      ...data.FlowStream_by_pk,
      assetDecimalsValue: data.FlowStream_by_pk.asset.decimals,
    };
    const changed = BigInt(row.lastAdjustmentTimestamp);
    const later = changed + 864_000n;
    expect(debtOf(row, later).total).toBe(2_099_999_999n);
    const page = readFileSync('docs/api/flow/the-graph/structure.mdx', 'utf8');
    expect(page).toContain('2,099.999999 USDC');

    const stream = {
      balance: BigInt(row.availableAmount),
      ratePerSecond: BigInt(row.ratePerSecond),
      snapshotTime: changed,
      snapshotDebtScaled: BigInt(row.snapshotAmount) - BigInt(row.withdrawnAmount) * 10n ** 12n,
      tokenDecimals: 6,
      isVoided: false,
    };
    for (const now of [0n, changed, later, later * 2n]) {
      const { total, covered } = debtOf(row, now);
      expect(total).toBe(totalDebt(stream, now));
      expect(covered).toBe(coveredDebt(stream, now));
    }
  });

  it('begins at the start of a stream that was created before it', () => {
    const row = {
      snapshotAmount: '0',
      ratePerSecond: String(10n ** 18n),
      lastAdjustmentTimestamp: '1000',
      startTime: '5000',
      withdrawnAmount: '0',
      availableAmount: '60',
      assetDecimalsValue: '0',
    };
    const at = (now: bigint) => debtOf(row, now);
    expect([at(5_000n), at(5_040n), at(5_100n)]).toEqual([
      { total: 0n, covered: 0n },
      { total: 40n, covered: 40n },
      { total: 100n, covered: 60n },
    ]);
  });
});
