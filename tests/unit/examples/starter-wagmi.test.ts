import { afterEach, describe, expect, it, vi } from 'vitest';
import { amount } from '../../../examples/starters/wagmi/src/format.ts';
import { indexedIds } from '../../../examples/starters/wagmi/src/indexer.ts';
import { envioUrl } from '@sablier-docs/protocol/indexers/endpoints/urls';
import { problemsOf } from '@sablier-docs/protocol/indexers/queries';

/* The starter for wagmi without a chain; tests/starters drives its page in a browser. */

const LOCKUP = '0x00000000000000000000000000000000000000Aa';
const WALLET = '0x00000000000000000000000000000000000000Bb';

const answers = (body: unknown, status = 200) => {
  const call = vi.fn<(url: string, init: { body: string }) => Promise<unknown>>();
  call.mockResolvedValue({ ok: status < 300, status, json: async () => body });
  vi.stubGlobal('fetch', call);
  return call;
};
afterEach(() => vi.unstubAllGlobals());

const ids = () => indexedIds(11_155_111, LOCKUP, WALLET);
const ready = { _meta: [{ isReady: true }] };

describe('the streams of a wallet', () => {
  it('are asked from the endpoint of the packages, in words that fit its schema', async () => {
    const call = answers({
      data: { ...ready, LockupStream: [{ tokenId: '9' }, { tokenId: '7' }] },
    });
    expect(await ids()).toEqual([9n, 7n]);
    const [url, init] = call.mock.calls[0] ?? [];
    expect(url).toBe(envioUrl('streams'));
    const { query: text, variables } = JSON.parse(init?.body ?? '') as {
      query: string;
      variables: Record<string, unknown>;
    };
    expect(problemsOf({ group: 'lockup', vendor: 'envio', text, variables })).toEqual([]);
    // The indexer keeps addresses in lower case, and finds nothing for others.
    expect(variables).toEqual({
      chain: 11_155_111,
      chainId: '11155111',
      contract: LOCKUP.toLowerCase(),
      who: WALLET.toLowerCase(),
    });
  });

  it('are not taken for none when the indexer does not know the chain, or fails', async () => {
    answers({ data: { _meta: [], LockupStream: [] } });
    await expect(ids()).rejects.toThrow('no complete chain 11155111');
    answers({ errors: [{ message: 'no such field' }] });
    await expect(ids()).rejects.toThrow('no such field');
    answers({}, 503);
    await expect(ids()).rejects.toThrow('503');
  });
});

describe('an amount', () => {
  it.each([
    [50_000_578_703_703_703_703n, 18, '50.0005'],
    [999_999n, 6, '0.9999'],
    [100n * 10n ** 18n, 18, '100'],
    [5n, 0, '5'],
    [0n, 18, '0'],
  ])('%s with %i decimals is never shown as more than it is', (value, decimals, shown) => {
    expect(amount(value, decimals)).toBe(shown);
  });
});
