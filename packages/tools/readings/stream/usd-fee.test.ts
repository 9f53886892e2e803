import { readFileSync } from 'node:fs';
import { toFunctionSelector } from 'viem';
import { describe, expect, it } from 'vitest';
import type { DeskRelease } from '../contracts/types';
import { fetchUsdFee } from './usd-fee';

const COMPTROLLER = `0x${'c0'.repeat(20)}`;
const CONTRACT = `0x${'ab'.repeat(20)}`;
const SENDER = 0x5e4dn;
const word = (value: bigint) => value.toString(16).padStart(64, '0');

/** The comptroller's list of protocols, as its package declares it. */
const [, body = ''] =
  /enum Protocol \{([^}]*)\}/.exec(
    readFileSync('node_modules/@sablier/evm-utils/src/interfaces/ISablierComptroller.sol', 'utf8'),
  ) ?? [];
const PROTOCOLS = body.split(',').map((name) => name.trim().toLowerCase());

/** What is asked of which contract, and the fee that comes of it. */
async function ask(product: string, version: string, sender: bigint | undefined = SENDER) {
  const asked: [to: string, data: string][] = [];
  const fee = await fetchUsdFee(
    (to, data) => {
      asked.push([to.toLowerCase(), data]);
      const answer = to === CONTRACT ? BigInt(COMPTROLLER) : 99_000_000n;
      return Promise.resolve({ value: { data: `0x${word(answer)}` } });
    },
    { product, version } as DeskRelease,
    CONTRACT,
    sender,
  );
  return { asked, fee };
}

describe('the minimum in USD', () => {
  it.each([
    ['lockup', 'v4.0'],
    ['flow', 'v3.0'],
  ])('of %s %s is that of its own protocol and the sender', async (product, version) => {
    const { asked, fee } = await ask(product, version);
    const minFee = toFunctionSelector('getMinFeeUSDFor(uint8,address)');
    expect(PROTOCOLS).toContain(product);
    expect(asked).toEqual([
      [CONTRACT, toFunctionSelector('comptroller()')],
      [COMPTROLLER, `${minFee}${word(BigInt(PROTOCOLS.indexOf(product)))}${word(SENDER)}`],
    ]);
    expect(fee).toBe(99_000_000n);
  });

  it('of an earlier release, and of an unknown sender, is not asked for', async () => {
    expect(await ask('lockup', 'v3.0')).toEqual({ asked: [], fee: null });
    const { product, version } = { product: 'flow', version: 'v3.0' };
    const asked: string[] = [];
    const call = (to: string) => {
      asked.push(to);
      return Promise.resolve({ value: { data: '0x' } });
    };
    const release = { product, version } as DeskRelease;
    expect(await fetchUsdFee(call, release, CONTRACT, undefined)).toBeNull();
    expect(asked).toEqual([]);
  });
});
