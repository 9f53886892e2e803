import { readArtifact } from '@sablier-docs/solidity/artifact';
import { formatCount } from '@sablier-docs/protocol/amount';
import { concat, numberToHex, parseAbi, type Abi, type Hex } from 'viem';
import { expect, it } from 'vitest';
import { textOfSentence } from '../figure';
import { fees, type FeeState } from './fees';
import { drawNumber, openLockupChain, settingsOn } from './for-tests';
import { coinsOfDeed, feeOfDeed, lanesOfContract } from './governance-lanes';

const USD = 10n ** 8n;
const AIRDROPS = 0;
const comptrollerAbi = [
  ...(readArtifact('@sablier/evm-utils/artifacts/SablierComptroller.json').abi as Abi),
];
const setMinFee = parseAbi(['function setMinFeeUSD(uint8 protocol, uint256 fee)']);

/** Code that answers every call with these words: a feed whose price has any age. */
const answering = (values: readonly bigint[]): Hex =>
  concat([
    ...values.flatMap((value, at): Hex[] => [
      '0x7f',
      numberToHex(value, { size: 32 }),
      '0x60',
      numberToHex(at * 32, { size: 1 }),
      '0x52',
    ]),
    '0x60',
    numberToHex(values.length * 32, { size: 1 }),
    '0x6000f3',
  ]);

async function openComptroller() {
  const chain = await openLockupChain();
  const { at, read, client } = chain;
  /** A price of 8 decimals, and its age in seconds. */
  const setFeed = async (price: bigint, age: bigint) => {
    const { timestamp } = await client.getBlock();
    const bytecode = answering([8n, price, timestamp - age, timestamp - age, 8n]);
    await client.setCode({ address: at('feed'), bytecode });
  };
  const ask = <T>(name: string, ...args: unknown[]) =>
    read<T>(at('comptroller'), comptrollerAbi, name, ...args);
  return { ...chain, setFeed, ask };
}

it('fees: the comptroller answers what the figure says, for random dollars, prices and ages', async () => {
  const { setFeed, ask } = await openComptroller();
  const { limits } = fees;
  const seen = new Set<boolean>();
  for (const state of settingsOn(0x69n, (random): FeeState => {
    const [cheapest = 0, dearest = 0] = limits.price ?? [];
    return {
      cents: random.chance(0.1) ? 0 : drawNumber(random, 0, limits.cents?.[1] ?? 0),
      price: cheapest + drawNumber(random, 0, (dearest - cheapest) / 50) * 50,
      age: random.pick([24, 25, drawNumber(random, 0, 24), drawNumber(random, 0, 48)]),
    };
  })) {
    await setFeed(BigInt(state.price) * USD, BigInt(state.age) * 3_600n);
    const wei = await ask<bigint>('convertUSDFeeToWei', (BigInt(state.cents) * USD) / 100n);
    const said = textOfSentence(fees.sentence(state));
    expect(said, JSON.stringify(state)).toContain(` ${formatCount(wei)} wei`);
    seen.add(wei > 0n);
  }
  expect(seen.size).toBe(2);
});

it('governance: a claim costs what the comptroller makes of 1 USD, and has no answer from one that is broken', async () => {
  const { setFeed, ask, send, at, accounts, client } = await openComptroller();
  await send(accounts.admin, at('comptroller'), setMinFee, 'setMinFeeUSD', [AIRDROPS, USD]);
  const dollars = await ask<bigint>('getMinFeeUSDFor', AIRDROPS, accounts.sender);
  const claimOn = (deed: 'fee' | 'price' | 'halt') =>
    lanesOfContract('campaign', 40, deed, 'recipient')[0];
  for (const [deed, price] of [
    ['fee', 3_000n * USD],
    ['price', USD / 100n],
  ] as const) {
    await setFeed(price, 0n);
    expect(feeOfDeed(deed)).toBe(await ask<bigint>('convertUSDFeeToWei', dollars));
    expect(claimOn(deed)?.says).toContain(coinsOfDeed(deed));
  }
  await client.setCode({ address: at('comptroller'), bytecode: '0x60006000fd' });
  await expect(ask('convertUSDFeeToWei', dollars)).rejects.toThrow();
  expect(claimOn('halt')?.course).toBe('stopped');
});
