import { encodeFunctionData, erc20Abi, keccak256, toHex, type Hex } from 'viem';
import { expect } from 'vitest';
import { inEachModel, byEachCaller } from '../chains/each';
import { statement, dai, DAY, eth, usd, usdc, sourced } from '../statement';
import {
  AIRDROPS,
  breakComptroller,
  execute,
  FLOW,
  lastEvents,
  LOCKUP,
  roleOf,
} from '../chains/comptroller';
import { errorName } from '../chains/errors';
import { round, standIn } from '../chains/stand-in';
import { tokenOf } from '../chains/token';

const NOBODY = '0x0000000000000000000000000000000000000000';
/** Where a proxy keeps the address of its code, by ERC-1967. */
const IMPLEMENTATION = BigInt(keccak256(toHex('eip1967.proxy.implementation'))) - 1n;
const FEES = roleOf('FEE_MANAGEMENT_ROLE');
const COLLECTOR = roleOf('FEE_COLLECTOR_ROLE');
const ATTESTOR = roleOf('ATTESTOR_MANAGER_ROLE');

statement('effect-still-demands-high', async ({ lockup, flow }) => {
  await lockup.setMinFee(usd('1'));
  await flow.setMinFee(usd('1'));
  const [id, salary] = [await lockup.open(), await flow.open()];
  await lockup.pass(DAY);
  const value = eth('1000');
  const halted = async (lockupError: string, flowError: string) => {
    const args = (of: bigint) => ['recipient', 'withdrawMax', [of, 'recipient']] as const;
    await lockup.reverts(lockupError, ...args(id), { value });
    await flow.reverts(flowError, ...args(salary), { value });
  };
  // At this price a dollar is a million coins.
  await lockup.setPrice(100n);
  await halted('SablierLockup_InsufficientFeePayment', 'SablierFlow_InsufficientFeePayment');
  const faulty = await standIn(lockup, { 'latestRoundData()': round(1n, 0n) });
  await lockup.comptroller.call('admin', 'setOracle', [faulty]);
  await halted('no data', 'no data');
  await lockup.comptroller.reverts('CallerNotAdmin', 'stranger', 'setOracle', ['oracle']);
  await lockup.setPrice(usd('3000'));
  await lockup.comptroller.call('admin', 'setOracle', ['oracle']);
  await lockup.call('recipient', 'withdrawMax', [id, 'recipient'], { value });
  await flow.call('recipient', 'withdrawMax', [salary, 'recipient'], { value });
  expect(await lockup.balanceOf('recipient')).toBe(dai('1'));
  expect(await flow.balanceOf('recipient', 'usdc')).toBe(usdc('86.4'));
});

statement('actions-take-includes', async ({ lockup }) => {
  const { comptroller } = lockup;
  const id = await lockup.open();
  const now = await lockup.now();
  await lockup.setMinFee(usd('3'));
  expect(await lockup.read('calculateMinFeeWei', [id])).toBe(eth('0.001'));
  await comptroller.call('admin', 'setOracle', [NOBODY]);
  expect(await lockup.read('calculateMinFeeWei', [id])).toBe(0n);
  await comptroller.call('admin', 'transferAdmin', ['other']);
  await comptroller.reverts('CallerNotAdmin', 'admin', 'setOracle', ['oracle']);
  await comptroller.call('other', 'setOracle', ['oracle']);
  expect(await lockup.now()).toBe(now);
});

statement('role-identifier-keccak-hash', async ({ lockup }) => {
  for (const name of ['FEE_MANAGEMENT_ROLE', 'FEE_COLLECTOR_ROLE', 'ATTESTOR_MANAGER_ROLE'])
    expect(await lockup.comptroller.read<Hex>(name)).toBe(roleOf(name));
});

statement('fee-management-role', async ({ lockup }) => {
  const { comptroller } = lockup;
  await comptroller.call('admin', 'grantRole', [FEES, 'delegate']);
  await comptroller.call('admin', 'grantRole', [COLLECTOR, 'other']);
  await comptroller.call('admin', 'grantRole', [ATTESTOR, 'other']);
  const campaign = await standIn(lockup, { 'lowerMinFeeUSD(uint256)': [] });
  for (const [name, args] of [
    ['setMinFeeUSD', [LOCKUP, usd('1')]],
    ['setCustomFeeUSDFor', [LOCKUP, 'sender', usd('2')]],
    ['disableCustomFeeUSDFor', [LOCKUP, 'sender']],
    ['lowerMinFeeUSDForCampaign', [campaign, 0n]],
  ] as const) {
    await comptroller.reverts('UnauthorizedAccess', 'other', name, args);
    await comptroller.call('delegate', name, args);
  }
  expect(await comptroller.read('getMinFeeUSDFor', [LOCKUP, 'sender'])).toBe(usd('1'));
});

statement('attestor-manager-role', async ({ lockup }) => {
  const { comptroller } = lockup;
  await comptroller.call('admin', 'grantRole', [ATTESTOR, 'delegate']);
  await comptroller.call('admin', 'grantRole', [COLLECTOR, 'other']);
  await comptroller.call('admin', 'grantRole', [FEES, 'other']);
  const campaign = await standIn(lockup, { 'setAttestor(address)': [] });
  for (const [name, args] of [
    ['setAttestor', ['owner']],
    ['setAttestorForCampaign', [campaign, 'owner']],
  ] as const) {
    await comptroller.reverts('UnauthorizedAccess', 'other', name, args);
    await comptroller.call('delegate', name, args);
  }
  expect(await comptroller.read('attestor')).toBe(lockup.accounts.owner);
});

statement('admin-only', async ({ lockup }) => {
  const { comptroller } = lockup;
  for (const role of [FEES, COLLECTOR, ATTESTOR])
    await comptroller.call('admin', 'grantRole', [role, 'delegate']);
  await tokenOf(lockup, 'dai').call('stranger', 'mint', ['comptroller', dai('1')]);
  const next = await standIn(lockup, {
    'proxiableUUID()': [0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbcn],
  });
  const calls = [
    ['execute', ['lockup', lockup.encode('transferFeesToComptroller', [])]],
    ['setOracle', [NOBODY]],
    ['withdrawERC20Token', ['dai', 'other']],
    ['grantRole', [FEES, 'other']],
    ['revokeRole', [FEES, 'delegate']],
    ['upgradeToAndCall', [next, '0x']],
    ['transferAdmin', ['other']],
  ] as const;
  for (const [name, args] of calls) {
    for (const who of ['delegate', 'stranger'])
      await comptroller.reverts('CallerNotAdmin', who, name, args);
    await comptroller.reverts('success', 'admin', name, args);
  }
});

statement('anyone-transfer', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(DAY);
  await lockup.call('recipient', 'withdrawMax', [id, 'recipient'], { value: 9n });
  await byEachCaller(lockup, id, async (who) => {
    for (const [name, ...args] of [['admin'], ['oracle'], ['getMinFeeUSD', LOCKUP]] as const)
      await lockup.comptroller.reverts('success', who, name, args);
    await lockup.moves(() => lockup.comptroller.call(who, 'transferFees', [['lockup'], 'admin']), {
      'lockup.coin': -9n,
      'admin.coin': 9n,
    });
  });
});

statement('fee-management-role-raise', async ({ lockup, flow }) => {
  const { comptroller } = lockup;
  await comptroller.call('admin', 'grantRole', [FEES, 'delegate']);
  const withdrawals = [
    [lockup, await lockup.open(), LOCKUP, 'SablierLockup_InsufficientFeePayment'],
    [flow, await flow.open(), FLOW, 'SablierFlow_InsufficientFeePayment'],
  ] as const;
  await lockup.pass(DAY);
  const [most, over] = [usd('100'), usd('100') + 1n];
  for (const protocol of [LOCKUP, FLOW, AIRDROPS]) {
    await comptroller.call('delegate', 'setMinFeeUSD', [protocol, most]);
    const error = 'SablierComptroller_MaxFeeUSDExceeded';
    await comptroller.reverts(error, 'delegate', 'setMinFeeUSD', [protocol, over]);
    const custom = [protocol, 'sender', over];
    await comptroller.reverts(error, 'delegate', 'setCustomFeeUSDFor', custom);
  }
  const value = (usd('100') * 10n ** 18n) / usd('3000');
  for (const [product, id, protocol, error] of withdrawals) {
    await comptroller.call('delegate', 'setMinFeeUSD', [protocol, 0n]);
    await comptroller.call('delegate', 'setCustomFeeUSDFor', [protocol, 'sender', most]);
    await byEachCaller(product, id, async (who) => {
      const withdrawal = [who, 'withdrawMax', [id, 'recipient']] as const;
      await product.reverts(error, ...withdrawal, { value: value - 1n });
      await product.call(...withdrawal, { value });
    });
  }
});

statement('fee-collector-role', async ({ lockup }) => {
  const { comptroller } = lockup;
  await comptroller.call('admin', 'grantRole', [COLLECTOR, 'delegate']);
  const id = await lockup.open();
  await lockup.pass(DAY);
  await lockup.call('recipient', 'withdrawMax', [id, 'recipient'], { value: 9n });
  await lockup.moves(() => comptroller.call('delegate', 'transferFees', [['lockup'], 'other']), {
    'lockup.coin': -9n,
    'other.coin': 9n,
  });
  await lockup.pass(DAY);
  await lockup.call('recipient', 'withdrawMax', [id, 'recipient'], { value: 4n });
  await lockup.moves(() => comptroller.call('delegate', 'transferFees', [['lockup'], 'other']), {
    'lockup.coin': -4n,
    'other.coin': 4n,
  });
  await comptroller.reverts('UnauthorizedAccess', 'delegate', 'setMinFeeUSD', [LOCKUP, 1n]);
  await comptroller.reverts('UnauthorizedAccess', 'delegate', 'setAttestor', ['delegate']);
  await comptroller.reverts('CallerNotAdmin', 'delegate', 'setOracle', [NOBODY]);
  await comptroller.reverts('CallerNotAdmin', 'delegate', 'execute', ['lockup', '0x']);
  await comptroller.reverts('CallerNotAdmin', 'delegate', 'withdrawERC20Token', ['dai', 'other']);
});

// caller: the functions know one account, the comptroller; a caller of each other kind is refused.
statement('lockup-airdrop-factories-accept', async ({ lockup, flow }) => {
  const error = 'Comptrollerable_CallerNotComptroller';
  const descriptor = await lockup.read<string>('nftDescriptor');
  const hook = await standIn(lockup, { 'supportsInterface(bytes4)': [1n] });
  for (const who of ['admin', 'stranger', 'sender', 'recipient']) {
    await lockup.reverts(error, who, 'allowToHook', [hook]);
    for (const product of [lockup, flow]) {
      await product.reverts(error, who, 'recover', ['dai', who]);
      await product.reverts(error, who, 'setNativeToken', ['dai']);
      await product.reverts(error, who, 'setNFTDescriptor', [descriptor]);
      await product.reverts(error, who, 'setComptroller', [hook]);
    }
  }
  const dai = lockup.addressOf('dai');
  await execute(lockup, 'allowToHook', [hook]);
  for (const product of [lockup, flow]) {
    await execute(product, 'recover', [dai, lockup.accounts.other]);
    await execute(product, 'setNativeToken', [dai]);
    await execute(product, 'setNFTDescriptor', [descriptor]);
    await execute(product, 'setComptroller', [hook]);
    expect(await product.read<string>('comptroller')).toMatch(new RegExp(hook, 'i'));
  }
});

statement('allow-hook-lockup', async ({ lockup }) => {
  const hook = await standIn(lockup, { 'supportsInterface(bytes4)': [0n], otherwise: 'reverts' });
  const allow = [lockup.address, lockup.encode('allowToHook', [hook])];
  await lockup.comptroller.reverts(
    'SablierLockup_AllowToHookUnsupportedInterface',
    'admin',
    'execute',
    allow,
  );
  const id = await lockup.open({ recipient: hook });
  await lockup.pass(DAY);
  await lockup.reverts('success', 'stranger', 'withdrawMax', [id, hook]);
  await standIn(lockup, { 'supportsInterface(bytes4)': [1n], otherwise: 'reverts' });
  await lockup.comptroller.call('admin', 'execute', allow);
  await lockup.reverts('no data', 'stranger', 'withdrawMax', [id, hook]);
  await lockup.reverts('no data', 'sender', 'cancel', [id]);
  const calls = lockup.abi.flatMap((item) => (item.type === 'function' ? item.name : []));
  expect(calls.filter((name) => /hook/i.test(name))).toEqual(['allowToHook', 'isAllowedToHook']);
});

// token: the sum owed is kept by address of a token: two with other decimals are asked.
statement('recover-lockup-flow', async ({ lockup: every, flow }) => {
  await inEachModel(every, async (lockup) => {
    await lockup.open();
    await flow.open();
    await tokenOf(lockup, 'dai').call('stranger', 'mint', ['lockup', dai('5')]);
    await tokenOf(flow, 'usdc').call('stranger', 'mint', ['flow', usdc('7')]);
    const { other } = lockup.accounts;
    await lockup.moves(
      async () => {
        await execute(lockup, 'recover', [lockup.addressOf('dai'), other]);
        await execute(flow, 'recover', [flow.addressOf('usdc'), other]);
      },
      { lockup: -dai('5'), other: dai('5'), 'flow.usdc': -usdc('7'), 'other.usdc': usdc('7') },
    );
    expect(await lockup.balanceOf('lockup')).toBe(await lockup.read('aggregateAmount', ['dai']));
    expect(await flow.balanceOf('flow', 'usdc')).toBe(await flow.read('aggregateAmount', ['usdc']));
  });
});

statement('set-native-token', async ({ lockup: every, flow }) => {
  await inEachModel(every, async (lockup) => {
    const id = await lockup.open();
    const salary = await flow.open();
    const one = await lockup.ripen(DAY);
    await execute(lockup, 'setNativeToken', [lockup.addressOf('dai')]);
    await execute(flow, 'setNativeToken', [flow.addressOf('usdc')]);
    expect(await lockup.open().catch(errorName)).toBe('SablierLockupHelpers_CreateNativeToken');
    expect(await flow.open().catch(errorName)).toBe('SablierFlow_CreateNativeToken');
    const again = (on: typeof lockup | typeof flow, token: string) =>
      execute(on, 'setNativeToken', [on.addressOf(token)]).catch(errorName);
    expect(await again(lockup, 'usdc')).toBe('SablierLockup_NativeTokenAlreadySet');
    expect(await again(flow, 'dai')).toBe('SablierFlow_NativeTokenAlreadySet');
    await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
      recipient: one,
      lockup: -one,
    });
    await flow.moves(() => flow.call('recipient', 'withdrawMax', [salary, 'recipient']), {
      'recipient.usdc': usdc('86.4'),
      'flow.usdc': -usdc('86.4'),
    });
  });
});

statement('set-comptroller', async ({ lockup }) => {
  const next = await standIn(lockup, { otherwise: [0n] });
  const hand = [lockup.address, lockup.encode('setComptroller', [next])];
  await lockup.comptroller.reverts(
    'Comptrollerable_UnsupportedInterfaceId',
    'admin',
    'execute',
    hand,
  );
  await standIn(lockup, { 'supportsInterface(bytes4)': [1n], otherwise: [12n] });
  await lockup.comptroller.call('admin', 'execute', hand);
  expect(await lockup.read('calculateMinFeeWei', [await lockup.open()])).toBe(12n);
  await lockup.comptroller.reverts(
    'Comptrollerable_CallerNotComptroller',
    'admin',
    'execute',
    hand,
  );
});

statement('oracle-dollars', async ({ lockup }) => {
  await lockup.setMinFee(usd('3'));
  const id = await lockup.open();
  const set = ['admin', 'setOracle'] as const;
  const feed = await standIn(lockup, {
    'latestRoundData()': round(-1n, 0n),
    otherwise: 'reverts',
  });
  await lockup.comptroller.call(...set, [feed]);
  await standIn(lockup, { 'decimals()': [8n], otherwise: 'reverts' });
  await lockup.comptroller.reverts('no data', ...set, [feed]);
  await lockup.comptroller.call(...set, ['oracle']);
  expect(await lockup.read('calculateMinFeeWei', [id])).toBe(eth('0.001'));
  await lockup.comptroller.call(...set, [NOBODY]);
  expect(await lockup.read('calculateMinFeeWei', [id])).toBe(0n);
});

statement('upgraded-replaced-bound', async ({ lockup, flow }) => {
  const [id, salary] = [await lockup.open(), await flow.open()];
  await lockup.pass(DAY);
  const value = eth('1000');
  const one = ['recipient', 'withdrawMax', [id, 'recipient']] as const;
  const two = ['recipient', 'withdrawMax', [salary, 'recipient']] as const;
  const fee = 'calculateMinFeeWeiFor(uint8,address)';
  // A thousand coins are three million dollars, far above the cap of this release.
  await standIn(lockup, { [fee]: [value + 1n] }, lockup.comptroller.address);
  await lockup.reverts('SablierLockup_InsufficientFeePayment', ...one, { value });
  await flow.reverts('SablierFlow_InsufficientFeePayment', ...two, { value });
  await breakComptroller(lockup);
  await lockup.reverts('no data', ...one, { value });
  await flow.reverts('no data', ...two, { value });
});

statement('call-makes-halt-final', async ({ lockup, flow }) => {
  const { comptroller } = lockup;
  const [id, salary] = [await lockup.open({ cancelable: false }), await flow.open()];
  const old = comptroller.address;
  const answers = {
    'supportsInterface(bytes4)': [1n],
    'proxiableUUID()': [IMPLEMENTATION],
    otherwise: 'reverts',
  } as const;
  const next = await standIn(lockup, answers);
  const before = await lockup.chain.snapshot();
  const repairs = async (error: string) => {
    for (const on of [lockup, flow])
      for (const caller of [old, next]) {
        const back = [on.address, on.encode('setComptroller', [caller])];
        await comptroller.reverts(error, 'admin', 'execute', back);
      }
  };
  for (const isUpgrade of [false, true]) {
    if (isUpgrade) await comptroller.call('admin', 'upgradeToAndCall', [next, '0x']);
    else for (const on of [lockup, flow]) await execute(on, 'setComptroller', [next]);
    await lockup.pass(3_650n * DAY);
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('100'));
    for (const [on, stream] of [
      [lockup, id],
      [flow, salary],
    ] as const)
      await on.reverts('no data', 'recipient', 'withdrawMax', [stream, 'recipient']);
    await repairs(isUpgrade ? 'no data' : 'Comptrollerable_CallerNotComptroller');
    for (const on of [lockup, flow])
      await on.reverts('Comptrollerable_CallerNotComptroller', 'admin', 'setComptroller', [old]);
    if (isUpgrade)
      for (const name of ['setOracle', 'transferAdmin'])
        await comptroller.reverts('no data', 'admin', name, ['other']);
    if (isUpgrade) await comptroller.reverts('no data', 'admin', 'upgradeToAndCall', [next, '0x']);
    await lockup.chain.revert({ id: before });
  }
});

statement('account-bypass-bad-setting', async ({ lockup }) => {
  const { comptroller } = lockup;
  await lockup.setMinFee(usd('1'));
  const id = await lockup.open();
  await lockup.pass(DAY);
  await comptroller.call('admin', 'grantRole', [FEES, 'other']);
  const withdraw = ['recipient', 'withdraw', [id, 'recipient', 1n]] as const;
  const bad = await standIn(lockup, { 'latestRoundData()': round(1n, 0n) });
  await comptroller.call('admin', 'setOracle', [bad]);
  await lockup.reverts('no data', ...withdraw, { value: eth('1') });
  await comptroller.reverts('UnauthorizedAccess', 'stranger', 'setMinFeeUSD', [LOCKUP, 0n]);
  await comptroller.call('other', 'setMinFeeUSD', [LOCKUP, 0n]);
  await lockup.moves(() => lockup.call(...withdraw), { recipient: 1n, lockup: -1n });
});

// moment: before the start, between and after the end, as far as the call is open then.
statement('cancel-renounce-clawback-transfers', async ({ lockup, flow }) => {
  const [id, other, salary] = [await lockup.open(), await lockup.open(), await flow.open()];
  const [late, done] = [
    await lockup.open({ start: (await lockup.now()) + 9n * DAY }),
    await lockup.open({ total: DAY }),
  ];
  await lockup.pass(DAY);
  await flow.fund('other', usdc('5'), 'usdc');
  await breakComptroller(lockup);
  for (const each of [id, late, done])
    await lockup.call('recipient', 'transferFrom', ['recipient', 'owner', each]);
  for (const each of [id, late]) await lockup.reverts('success', 'sender', 'renounce', [each]);
  await lockup.reverts('success', 'sender', 'cancel', [late]);
  await lockup.call('sender', 'renounce', [other]);
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
    sender: dai('99'),
    lockup: -dai('99'),
  });
  await flow.call('recipient', 'transferFrom', ['recipient', 'owner', salary]);
  await flow.call('other', 'deposit', [salary, usdc('5'), 'sender', 'owner']);
  await flow.call('sender', 'pause', [salary]);
  await flow.moves(() => flow.call('sender', 'refund', [salary, usdc('918.6')]), {
    'sender.usdc': usdc('918.6'),
    'flow.usdc': -usdc('918.6'),
  });
  await flow.call('owner', 'void', [salary]);
  expect(await flow.read('isVoided', [salary])).toBe(true);
});

statement('price-falls-below-target', async ({ lockup }) => {
  const { comptroller } = lockup;
  const id = await lockup.open({ targetPrice: usd('4000') });
  await lockup.setMinFee(usd('1'));
  await lockup.setPrice(usd('4000'));
  const withdraw = ['recipient', 'withdrawMax', [id, 'recipient']] as const;
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('100'));
  const faulty = await standIn(lockup, { 'latestRoundData()': round(1n, 0n) });
  await comptroller.call('admin', 'setOracle', [faulty]);
  await lockup.reverts('no data', ...withdraw, { value: eth('1') });
  await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
  await lockup.setPrice(usd('3999'));
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
    sender: dai('100'),
    lockup: -dai('100'),
  });
  await comptroller.call('admin', 'setOracle', ['oracle']);
  await lockup.reverts('SablierLockup_StreamDepleted', ...withdraw, { value: eth('1') });
});

statement('transfer-takes-acceptance-even', async ({ lockup }) => {
  const { comptroller } = lockup;
  await comptroller.call('admin', 'transferAdmin', ['other']);
  expect(await comptroller.read('admin')).toBe(lockup.accounts.other);
  await comptroller.call('other', 'transferAdmin', [NOBODY]);
  expect(await comptroller.read('admin')).toBe(NOBODY);
});

statement('allowlisted-cancellation-owns', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const hook = await standIn(lockup, { 'supportsInterface(bytes4)': [1n], otherwise: 'reverts' });
    const [owned, own] = [await lockup.open({ recipient: hook }), await lockup.open()];
    await lockup.pass(DAY);
    await lockup.reverts('success', 'sender', 'cancel', [owned]);
    await execute(lockup, 'allowToHook', [hook]);
    await lockup.reverts('no data', 'sender', 'cancel', [owned]);
    await lockup.reverts('success', 'sender', 'cancel', [own]);
  });
});

statement('not-need-approval-spend', async ({ lockup }) => {
  await lockup.comptroller.fund('stranger', dai('5'));
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transferFrom',
    args: [lockup.accounts.stranger, lockup.accounts.admin, dai('5')],
  });
  await lockup.moves(() => lockup.comptroller.call('admin', 'execute', ['dai', data]), {
    stranger: -dai('5'),
    admin: dai('5'),
  });
});

statement('two-emit-event', async ({ lockup, flow }) => {
  await lockup.open();
  const token = lockup.addressOf('dai');
  const events = async (on: typeof lockup | typeof flow, name: string, args: unknown[]) => {
    await execute(on, name, args);
    return lastEvents(on);
  };
  for (const product of [lockup, flow])
    expect(await events(product, 'recover', [token, lockup.accounts.other])).toEqual([]);
  expect(await events(lockup, 'setNativeToken', [token])).toEqual([]);
  expect(await events(flow, 'setNativeToken', [token])).toEqual(['SetNativeToken']);
  const descriptor = await lockup.read('nftDescriptor');
  expect(await events(lockup, 'setNFTDescriptor', [descriptor])).toContain('SetNFTDescriptor');
  expect(await events(lockup, 'setComptroller', [lockup.comptroller.address])).toContain(
    'SetComptroller',
  );
});

statement('comptroller-emits-both-data', async ({ lockup }) => {
  const token = lockup.addressOf('dai');
  for (const [name, args] of [
    ['recover', [token, lockup.accounts.other]],
    ['setNativeToken', [token]],
  ] as const) {
    await execute(lockup, name, args);
    const [log] = await lockup.chain.getLogs({ address: lockup.comptroller.address });
    expect(await lastEvents(lockup.comptroller)).toEqual(['Execute']);
    expect(log?.data).toContain(lockup.encode(name, args).slice(2));
  }
});

sourced(
  'admin-v1-time-cuts',
  'https://github.com/sablier-labs/flow/blob/v1.1.0/src/SablierFlow.sol',
  '`_withdraw` reads `protocolFee[token]` at each withdrawal and keeps that share; `setProtocolFee` of the admin changes it at once. v1.0.0 has the same.',
);
