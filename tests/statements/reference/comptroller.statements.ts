import { expect } from 'vitest';
import { statement, DAY, eth, usd } from '../statement';
import { LOCKUP, roleOf } from '../chains/comptroller';
import { round, standIn } from '../chains/stand-in';

const NOBODY = '0x0000000000000000000000000000000000000000';

statement('caller-right-gets', async ({ lockup }) => {
  const { comptroller } = lockup;
  const refuses = (error: string, name: string, args: readonly unknown[]) =>
    comptroller.reverts(error, 'stranger', name, args);
  await refuses('CallerNotAdmin', 'setOracle', ['oracle']);
  await refuses('CallerNotAdmin', 'execute', ['lockup', '0x']);
  await refuses('UnauthorizedAccess', 'setMinFeeUSD', [LOCKUP, 0n]);
  await refuses('UnauthorizedAccess', 'setAttestor', ['stranger']);
  await refuses('SablierComptroller_FeeRecipientNotAdmin', 'transferFees', [[], 'stranger']);
  await comptroller.call('admin', 'grantRole', [roleOf('FEE_COLLECTOR_ROLE'), 'stranger']);
  await comptroller.call('stranger', 'transferFees', [[], 'stranger']);
});

statement('result-means-sender', async ({ lockup }) => {
  const { comptroller } = lockup;
  const id = await lockup.open();
  await lockup.setPrice(usd('1000'));
  await lockup.setMinFee(usd('1'));
  const fee = () => lockup.read('calculateMinFeeWei', [id]);
  const now = await lockup.now();
  const feed = (rounds: readonly bigint[] | 'reverts', decimals = 8n) =>
    standIn(lockup, { 'decimals()': [decimals], 'latestRoundData()': rounds });
  expect(await fee()).toBe(eth('0.001'));
  const oracle = await feed(round(usd('1000'), now));
  await comptroller.call('admin', 'setOracle', [oracle]);
  expect(await fee()).toBe(eth('0.001'));
  await feed(round(usd('1000'), now - DAY));
  expect(await fee()).toBe(eth('0.001'));
  const useless = [
    'reverts',
    round(0n, now),
    round((1n << 256n) - 1n, now),
    round(1n << 128n, now),
    round(usd('1000'), now + 1n),
    round(usd('1000'), now - DAY - 1n),
  ] as const;
  for (const rounds of useless) {
    await feed(rounds);
    expect(await fee()).toBe(0n);
  }
  for (const [decimals, isUsable] of [
    [0n, false],
    [1n, true],
    [36n, true],
    [37n, false],
  ] as const) {
    await feed(round(100n * 10n ** decimals, now), decimals);
    expect(await fee(), String(decimals)).toBe(isUsable ? eth('0.01') : 0n);
  }
  await feed(round(usd('1000'), now));
  await comptroller.call('admin', 'setCustomFeeUSDFor', [LOCKUP, 'sender', 0n]);
  expect(await fee()).toBe(0n);
  await comptroller.call('admin', 'disableCustomFeeUSDFor', [LOCKUP, 'sender']);
  expect(await fee()).toBe(eth('0.001'));
  await comptroller.call('admin', 'setOracle', [NOBODY]);
  expect(await fee()).toBe(0n);
});

statement('execute-lower-min', async ({ lockup }) => {
  const { comptroller } = lockup;
  const empty = '0x00000000000000000000000000000000000a11ce';
  expect(await lockup.chain.getCode({ address: empty })).toBeUndefined();
  for (const [name, argument] of [
    ['execute', '0x12345678'],
    ['lowerMinFeeUSDForCampaign', 0n],
    ['setAttestorForCampaign', 'stranger'],
  ] as const)
    await lockup.moves(() => comptroller.call('admin', name, [empty, argument]), {});
  // A contract that refuses makes them fail.
  const deaf = await standIn(lockup, { otherwise: 'reverts' });
  for (const name of ['lowerMinFeeUSDForCampaign', 'setAttestorForCampaign'] as const) {
    const argument = name === 'setAttestorForCampaign' ? 'stranger' : 0n;
    await expect(comptroller.call('admin', name, [deaf, argument])).rejects.toThrow();
  }
});
