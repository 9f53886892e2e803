import { describe, expect, it } from 'vitest';
import { transactionIn } from '../inputs/transactions';
import { fakeProvider } from './fake-provider';
import { fetchMined } from './mined';

const HASH = `0x${'ab'.repeat(32)}`;
const WORD = `0x${'cd'.repeat(32)}`;
const FACTORY = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
const log = {
  address: FACTORY.toLowerCase(),
  topics: [WORD.toUpperCase().replace('X', 'x')],
  data: '0x12',
};
const receipt = { status: '0x1', blockNumber: '0x11', transactionHash: HASH, logs: [log] };
const read = (eth_getTransactionReceipt: unknown) =>
  fetchMined(fakeProvider({ eth_getTransactionReceipt: () => eth_getTransactionReceipt }), HASH);

describe('the receipt of a transaction', () => {
  it('returns hash, block, outcome and logs', async () => {
    expect(await read(receipt)).toEqual({
      value: {
        hash: HASH,
        block: 17n,
        succeeded: true,
        logs: [{ address: FACTORY, topics: [WORD], data: '0x12' }],
      },
    });
    expect(await read({ ...receipt, status: '0x0' })).toMatchObject({
      value: { succeeded: false },
    });
  });

  it('is missing until the transaction is in a block', async () => {
    for (const none of [null, undefined]) {
      expect(await read(none)).toMatchObject({
        problem: { message: expect.stringMatching(/no transaction with this hash/) as string },
      });
    }
  });

  it.each([
    ['of another transaction', { ...receipt, transactionHash: WORD }],
    ['without logs', { ...receipt, logs: undefined }],
    ['with logs that are no list', { ...receipt, logs: { length: 0 } }],
    ['with a log of no contract', { ...receipt, logs: [{ ...log, address: '0x12' }] }],
    ['with half a topic', { ...receipt, logs: [log, { ...log, topics: ['0x12'] }] }],
    ['with five topics', { ...receipt, logs: [{ ...log, topics: Array(5).fill(WORD) }] }],
    ['with odd data', { ...receipt, logs: [{ ...log, data: '0x123' }] }],
    ['with another status', { ...receipt, status: '0x2' }],
    ['without a block', { ...receipt, blockNumber: null }],
    ['that is a text', 'mined'],
  ])('%s is refused as an odd answer', async (_, value) => {
    expect(await read(value)).toMatchObject({ problem: { kind: 'odd' } });
  });
});

describe('a transaction', () => {
  it.each([
    HASH,
    ` ${HASH.toUpperCase().replace('X', 'x')} `,
    `https://basescan.org/tx/${HASH}`,
    `https://basescan.org/tx/${HASH}#eventlog`,
    `https://explorer.zksync.io/tx/${HASH}?tab=logs`,
    `https://taikoscan.io/en/tx/${HASH}/`,
  ])('finds the hash of a transaction in %s', (text) => {
    expect(transactionIn(text)).toBe(HASH);
  });

  it.each([
    '',
    `${HASH}00`,
    HASH.slice(2),
    `see https://basescan.org/tx/${HASH}`,
    `http://basescan.org/tx/${HASH}`,
    `javascript:/tx/${HASH}`,
    `https://basescan.org/?tx/${HASH}`,
    `https://basescan.org/address/${HASH}`,
    `https://basescan.org/tx/${HASH}00`,
  ])('is not taken from %s', (text) => {
    expect(transactionIn(text)).toBeNull();
  });
});
