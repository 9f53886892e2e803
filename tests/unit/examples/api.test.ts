import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { streamsOf } from '../../../examples/api/both-vendors.ts';
import { ask, readStreams, Refused } from '../../../examples/api/client.ts';
import { newestStreams } from '../../../examples/api/first-query.ts';
import { debtOf, type FlowRow } from '../../../examples/api/flow-debt.ts';
import { patiently } from '../../../examples/api/retry.ts';
import { indexed } from '../../../examples/api/wait.ts';
import { abiOf, withdrawable, type StreamRow } from '../../../examples/api/withdrawable.ts';
import { coveredDebt, totalDebt } from '../../../src/protocol/flow/debt';
import { readStreamContracts } from '../../../src/protocol/indexers/aliases';
import { problemsOf, readQuery, sampleAnswer } from '../../../src/protocol/indexers/queries';
import { answer } from '../../../src/protocol/indexers/sample/answer';
import type { Vendor } from '../../../src/protocol/indexers/types';

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
  it('fit their schema', () => {
    let found = 0;
    for (const name of ['first-query', 'client', 'both-vendors', 'wait']) {
      const source = readFileSync(`examples/api/${name}.ts`, 'utf8');
      for (const [, text = ''] of source.matchAll(/\/\* GraphQL \*\/ `([^`]+)`/g)) {
        const vendor = text.includes('lockupStreams') ? 'the-graph' : 'envio';
        const variables = Object.fromEntries(
          [...text.matchAll(/\$(\w+):/g)].map(([, variable]) => [variable, 'x']),
        );
        expect(problemsOf({ group: 'lockup', vendor, text, variables }), name).toEqual([]);
        found++;
      }
    }
    expect(found).toBe(5);
    const shell = readFileSync('examples/api/first-query.sh', 'utf8');
    const body = JSON.parse(shell.slice(shell.indexOf("'{") + 1, shell.lastIndexOf("'"))) as {
      query: string;
      variables: Record<string, unknown>;
    };
    const { query: text, variables } = body;
    expect(problemsOf({ group: 'lockup', vendor: 'envio', text, variables })).toEqual([]);
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
    const capped = text.replace(/(limit|first): 1000/, `$1: ${most}`);
    const json = answer('streams', vendor, capped, variables);
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

  it('takes numbers and missing tokens', async () => {
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

  it('waits for a block of a chain that is indexed', async () => {
    sampleEndpoint(1000);
    await indexed(ETHEREUM.envio, 1, 23_000_000n);
    await expect(indexed(ETHEREUM.envio, 1, 99_000_000n, -3)).rejects.toThrow('99000000');
    await expect(indexed(ETHEREUM.envio, 369369, 1n)).rejects.toThrow('does not index');
  }, 10_000);
});

describe('withdrawable amounts', () => {
  it('are asked of the contract of each row, with the ABI of its release', async () => {
    const { data } = sampleAnswer(readQuery('lockup/by-recipient', 'envio')) as {
      data: { LockupStream: StreamRow[] };
    };
    const rows = data.LockupStream;
    const multicall = vi.fn(async ({ contracts }: { contracts: unknown[] }) =>
      contracts.map((_, i) => (i === 0 ? { status: 'failure' } : { result: BigInt(i) })),
    );
    expect(await withdrawable({ multicall } as never, 1, rows)).toEqual([null, 1n, 2n]);
    expect(multicall.mock.calls[0]?.[0].contracts).toMatchObject(
      rows.map(({ contract, tokenId }) => ({ address: contract, args: [BigInt(tokenId)] })),
    );
  });

  it('can be asked of every release of Lockup', () => {
    let found = 0;
    for (const { alias, version, addresses } of readStreamContracts()) {
      if (!alias.startsWith('L')) continue;
      const [chainId, contract = ''] = Object.entries(addresses)[0] ?? [];
      const abi = abiOf(Number(chainId), { contract, version, tokenId: '1' });
      const functions = abi.filter(
        (item) => 'name' in item && item.name === 'withdrawableAmountOf',
      );
      expect(functions, alias).toMatchObject([
        { inputs: [{ type: 'uint256' }], outputs: [{ type: 'uint128' }] },
      ]);
      found++;
    }
    expect(found).toBe(10);
    expect(() => abiOf(1, { contract: '0x00', version: 'v4.0', tokenId: '1' })).toThrow('0x00');
  });
});

describe('the debt from a row', () => {
  it('is what the contract computes, and the figure of the page', () => {
    const { data } = sampleAnswer(readQuery('flow/one-stream', 'envio')) as {
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
});
