import { expect } from 'vitest';
import { statement } from '../statement';
import { LOCKUP, roleOf } from '../chains/comptroller';
import { standIn } from '../chains/stand-in';

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
