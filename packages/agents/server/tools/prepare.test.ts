import { expect, test } from 'vitest';
import type { Site } from '../site';
import { prepareTool } from './prepare';
import { readChains } from '@sablier-docs/protocol/chains';
import { readDeskReleases } from '@sablier-docs/tools/readings/contracts/read-releases';
import { readComptrollerAddresses } from '@sablier-docs/protocol/comptrollers';
import { readKnownContracts } from '@sablier-docs/protocol/known-contracts';
import { readStreamContracts } from '@sablier-docs/protocol/indexers/aliases';

/* prepare, for fields that an action does not use */

const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const site = {
  data: () =>
    Promise.resolve({
      siteUrl: 'https://site.example',
      streams: readStreamContracts(),
      chains: readChains(),
      desk: readDeskReleases(),
      contracts: readKnownContracts(),
    }),
} as unknown as Site;

const prepare = (stream: string, action: string, fields: object) =>
  prepareTool.call({ stream, action, fields }, site);

test('an amount is not left out in silence where the action moves everything', async () => {
  const everything = prepare('LK3-8453-5', 'withdrawMax', { to, fee: '0' });
  expect(await everything).toMatchObject({ stream: 'LK3-8453-5' });
  await expect(
    prepare('LK3-8453-5', 'withdrawMax', { to, fee: '0', decimals: 6, amount: '12.5' }),
  ).rejects.toThrow(
    'Lockup v4.0 takes no `decimals`, `amount` for `withdrawMax`. Fields of this action: to, fee, feeCeiling.',
  );
});

test('nor a fee, where the release has none', async () => {
  await expect(prepare('LL3-1-5', 'withdrawMax', { to, fee: '1' })).rejects.toThrow(
    'Lockup v1.2 takes no `fee`',
  );
});

test('an amount that is two numbers to two people becomes no call', async () => {
  const withdraw = (amount: string) =>
    prepare('LK3-8453-5', 'withdraw', { to, fee: '0', decimals: 6, amount });
  await expect(withdraw('1.125')).rejects.toThrow(
    '`amount`: "1.125" can mean 1.125 or 1125. Write 1.1250 or 1125.',
  );
  await expect(withdraw('0,500')).rejects.toThrow('If you mean 0.5, write 0.5.');
  const { calls } = (await withdraw('1.1250')) as unknown as { calls: { cast: string }[] };
  expect(calls[0]?.cast).toContain(` ${to} 1125000 `);
});

test('the coin that a call attaches is named in words, and compared with the ceiling of the chain', async () => {
  const withdraw = (stream: string, fields: object) =>
    prepare(stream, 'withdrawMax', { to, ...fields });
  const base = withdraw('LK3-8453-5', { fee: '1000000000000000', feeCeiling: '40000000000000000' });
  expect((await base).does).toMatch(
    /^Attaches 0\.00105263157894737 ETH \(1052631578947370 wei\), which goes to SablierLockup: a fee of 0\.001 ETH, and 5\.3 percent more\. This server reads no chain and has not checked the fee\. .* your `feeCeiling` alone: 0\.04 ETH for 100 USD.* 1 ETH is 2500 USD, and the fee 2\.5 USD\. .*`cast call 0x0000008ABbFf7a84a2fE09f9A9b74D3BC2072399 .* a node of Base \(8453\)\. /,
  );
  const polygon = withdraw('LK3-137-5', { fee: '2', feeCeiling: '400000000000000000000' });
  // A fee is never told as less than it is, however small.
  expect((await polygon).does).toMatch(/^Attaches 0\.0{17}4 POL \(4 wei\).* the fee 0\.01 USD\. /);
  const free = await withdraw('LK3-8453-5', { fee: '0' });
  expect(free.does).not.toContain('Attaches');
});

test('a fee above the ceiling becomes no call, and without a ceiling the command of its own chain is named', async () => {
  await expect(
    prepare('LK3-8453-5', 'withdrawMax', {
      to,
      fee: '40000000000000001',
      feeCeiling: '40000000000000000',
    }),
  ).rejects.toThrow(
    /asks for 0\.040{15}1 ETH\. Sablier asks for 100 USD at most, which is 0\.04 ETH by the `feeCeiling` that you gave/,
  );
  for (const chainId of [1, 137]) {
    const comptroller = readComptrollerAddresses()[chainId];
    await expect(prepare(`LK3-${chainId}-5`, 'withdrawMax', { to, fee: '1' })).rejects.toThrow(
      `cast call ${comptroller} "convertUSDFeeToWei(uint256)(uint256)" 10000000000`,
    );
  }
});

test('a ceiling that its caller made up becomes no call, and the refusal has the command that reads it', async () => {
  const withdraw = (fee: string, feeCeiling: string) =>
    prepare('LK3-8453-5', 'withdrawMax', { to, fee, feeCeiling });
  const read =
    /Read it again: `cast call 0x0000008ABbFf7a84a2fE09f9A9b74D3BC2072399 .* Base \(8453\)\.$/;
  for (const made of ['500000000000000000000', '30000000000000000', '0'])
    await expect(withdraw('20000000000000000', made)).rejects.toThrow(read);
});

test('IDs that are one number to somebody else become no call', async () => {
  const cancel = (ids: string) => prepare('LK3-8453-5', 'cancelMultiple', { ids });
  await expect(cancel('1,234')).rejects.toThrow(
    '`ids`: "1,234" can be one ID or 2. Write 1234 for one, or a space after each comma: 1, 234.',
  );
  await expect(cancel('1 234')).rejects.toThrow('`ids`: "1 234" can be one ID or 2.');
  for (const ids of ['1, 234', '1234', '1,23', '5,6,7', '5 6 7'])
    expect((await cancel(ids)).calls).toHaveLength(1);
});
