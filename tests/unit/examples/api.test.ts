import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { streamsOf } from '../../../examples/api/both-vendors.ts';
import { ask, readStreams } from '../../../examples/api/client.ts';
import { newestStreams } from '../../../examples/api/first-query.ts';
import { debtOf, type FlowRow } from '../../../examples/api/flow-debt.ts';
import { coveredDebt, totalDebt } from '../../../src/protocol/flow/debt';
import { problemsOf, readQuery, sampleAnswer } from '../../../src/protocol/indexers/queries';

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
    for (const name of ['first-query', 'client', 'both-vendors']) {
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
    expect(found).toBe(4);
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

  it('sends lower-case addresses and returns amounts as bigint', async () => {
    const call = answers({ body: { data: { LockupStream: [{ depositAmount: '12' }] } } });
    expect(await readStreams('https://x', 1, '0xAB')).toEqual([{ depositAmount: 12n }]);
    expect(JSON.parse(call.mock.calls[0]?.[1].body).variables).toEqual({
      chainId: '1',
      who: '0xab',
    });
  });

  it('turns to the other vendor when the first is out', async () => {
    const row = { id: 'i', sender: 's', depositAmount: '5', asset: { symbol: 'T' } };
    const call = answers({ status: 502, body: {} }, { body: { data: { lockupStreams: [row] } } });
    const endpoints = { envio: 'https://e', theGraph: 'https://g', key: 'k' };
    const expected = [{ id: 'i', sender: 's', depositAmount: 5n, symbol: 'T' }];
    expect(await streamsOf(endpoints, 1, '0xAB')).toEqual(expected);
    expect(call.mock.calls.map(([url]) => url)).toEqual(['https://e', 'https://g']);
    answers({ body: { data: { LockupStream: [{ ...row, depositAmount: 5, asset: null }] } } });
    expect(await streamsOf(endpoints, 1, '0xAB')).toEqual([{ ...expected[0], symbol: null }]);
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
