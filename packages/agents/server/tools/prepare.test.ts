import { expect, test } from 'vitest';
import type { Site } from '../site';
import { prepareTool } from './prepare';
import { readChains } from '@sablier-docs/protocol/chains';
import { readDeskReleases } from '@sablier-docs/tools/stream-desk/contracts/read-releases';
import { readStreamContracts } from '@sablier-docs/protocol/indexers/aliases';

/* prepare, for fields that an action does not use */

const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const site = {
  data: () =>
    Promise.resolve({
      siteUrl: 'https://site.example',
      ...{ streams: readStreamContracts(), chains: readChains(), desk: readDeskReleases() },
    }),
} as unknown as Site;

const prepare = (stream: string, action: string, fields: object) =>
  prepareTool.call({ stream, action, fields }, site);

test('an amount is not left out in silence where the action moves everything', async () => {
  const everything = prepare('LK3-8453-5', 'withdrawMax', { to, fee: '0' });
  expect(await everything).toMatchObject({ stream: 'LK3-8453-5' });
  await expect(
    prepare('LK3-8453-5', 'withdrawMax', { to, fee: '0', decimals: '6', amount: '12.5' }),
  ).rejects.toThrow(
    'Lockup v4.0 takes no `decimals`, `amount` for `withdrawMax`. Fields of this action: to, fee.',
  );
});

test('nor a fee, where the release has none', async () => {
  await expect(prepare('LL3-1-5', 'withdrawMax', { to, fee: '1' })).rejects.toThrow(
    'Lockup v1.2 takes no `fee`',
  );
});

test('an amount that is two numbers to two people becomes no call', async () => {
  const withdraw = (amount: string) =>
    prepare('LK3-8453-5', 'withdraw', { to, fee: '0', decimals: '6', amount });
  await expect(withdraw('1.125')).rejects.toThrow(
    '`amount`: "1.125" can mean 1.125 or 1125. Write 1.1250 or 1125.',
  );
  await expect(withdraw('0,500')).rejects.toThrow('If you mean 0.5, write 0.5.');
  const { calls } = (await withdraw('1.1250')) as unknown as { calls: { cast: string }[] };
  expect(calls[0]?.cast).toContain(` ${to} 1125000 `);
});
