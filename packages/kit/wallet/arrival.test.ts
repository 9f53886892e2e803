import { describe, expect, it, vi } from 'vitest';
import { ACCOUNT, fakeTab, HASH, OTHER, TOKEN, withdrawalForTest } from './fake-tab';
import { arrivalText, type Arrival } from './arrival';
import type { Log } from './mined';

const EVENT = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const LOCKUP = '0xC19a09A66887017F603E5dF420ed3Cb9a5c07C0A';
const NOBODY = `0x${'0'.repeat(40)}`;

const word = (value: bigint | string) => `0x${BigInt(value).toString(16).padStart(64, '0')}`;
const moves = (token: string, from: string, to: string, units: bigint): Log => ({
  address: token,
  topics: [EVENT, word(from), word(to)],
  data: word(units),
});
const mints = (contract: string, to: string, id: bigint): Log => ({
  address: contract,
  topics: [EVENT, word(NOBODY), word(to), word(id)],
  data: '0x',
});

const acme: Arrival = {
  token: TOKEN,
  metadata: { symbol: 'ACME', decimals: 18 },
  account: ACCOUNT,
};
const usdc: Arrival = {
  token: OTHER,
  metadata: { symbol: 'USDC', decimals: 6 },
  account: ACCOUNT,
  to: LOCKUP,
};

describe('what a transaction has brought', () => {
  it.each<[says: string | null, arrival: Arrival, logs: Log[]]>([
    [
      '12\u202f033 ACME are in your wallet.',
      acme,
      [moves(TOKEN, LOCKUP, ACCOUNT, 12_033n * 10n ** 18n)],
    ],
    ['1 ACME is in your wallet.', acme, [moves(TOKEN, LOCKUP, ACCOUNT, 10n ** 18n)]],
    // Two payments, and a part that goes on.
    [
      '7.5 USDC are in your wallet.',
      usdc,
      [
        moves(OTHER, LOCKUP, ACCOUNT, 5_000_000n),
        moves(OTHER, TOKEN, ACCOUNT, 3_000_000n),
        moves(OTHER, ACCOUNT, TOKEN, 500_000n),
      ],
    ],
    [`200 USDC are at ${LOCKUP}.`, usdc, [moves(OTHER, TOKEN, LOCKUP, 200_000_000n)]],
    [
      'The claim has opened stream 77, which is yours.',
      { ...acme, lockup: LOCKUP },
      [moves(TOKEN, OTHER, LOCKUP, 5n), mints(LOCKUP, ACCOUNT, 77n)],
    ],
    [
      `40 USDC are at ${LOCKUP}. The claim has opened stream 8, which is theirs.`,
      { ...usdc, lockup: TOKEN },
      [moves(OTHER, TOKEN, LOCKUP, 40_000_000n), mints(TOKEN, LOCKUP, 8n)],
    ],
    // An event of another token, an NFT of another contract, tokens that leave, and words that are none.
    [null, acme, [moves(OTHER, LOCKUP, ACCOUNT, 9n), mints(LOCKUP, ACCOUNT, 3n)]],
    [null, acme, [moves(TOKEN, ACCOUNT, LOCKUP, 9n)]],
    [null, acme, [{ ...moves(TOKEN, LOCKUP, ACCOUNT, 9n), data: '0x' }]],
    [null, acme, []],
  ])('says "%s" for the logs of the receipt', (says, arrival, logs) => {
    expect(arrivalText(arrival, logs)).toBe(says);
  });

  it('is read once it is mined, and stays with its transaction', async () => {
    const logs = [
      { ...moves(TOKEN, LOCKUP, ACCOUNT, 3n * 10n ** 18n), address: TOKEN.toLowerCase() },
    ];
    const { sender, prepared, session, ledger } = fakeTab({
      eth_getTransactionReceipt: () => ({
        status: '0x1',
        blockNumber: '0x11',
        transactionHash: HASH,
        logs,
      }),
    });
    sender.show({ ...prepared(withdrawalForTest()), session, arrival: acme });
    await sender.try();
    await sender.send();
    await vi.waitFor(() => {
      expect(ledger.list()).toMatchObject([
        { state: 'mined', block: '17', arrived: '3 ACME are in your wallet.' },
      ]);
    });
  });

  it('is nothing when the transaction has failed', async () => {
    const logs = [moves(TOKEN, LOCKUP, ACCOUNT, 3n)];
    const { sender, prepared, session, ledger } = fakeTab({
      eth_getTransactionReceipt: () => ({
        status: '0x0',
        blockNumber: '0x11',
        transactionHash: HASH,
        logs,
      }),
    });
    sender.show({ ...prepared(withdrawalForTest()), session, arrival: acme });
    await sender.try();
    await sender.send();
    await vi.waitFor(() => {
      expect(ledger.list()).toMatchObject([{ state: 'failed', arrived: null }]);
    });
  });
});
