import { toFunctionSelector } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowToHook } from '../../../examples/lockup/hooks/allow-to-hook';
import { checkHook } from '../../../examples/lockup/hooks/check-hook';
import { withMargin } from '../../../examples/with-margin';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import { expectBalanceChanges } from '@sablier-docs/testing/balance-changes';
import { expectRevert } from '@sablier-docs/testing/reverts';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { dai, DAY, openLinear, WEEK } from '@sablier-docs/testing/streams';

/* /guides/lockup/examples/hooks */

let local: LocalProtocol;
let ledger: Deployed;

beforeAll(async () => {
  local = await startProtocol();
  // It shows the hooks and nothing else: tokens that are pushed to it stay.
  const args = [local.contracts.lockup];
  ledger = await local.deployExample('StreamLedger', args, { keepsTokens: true });
});
afterAll(() => local?.stop());

const fee = (id: bigint) => local.lockup.read.calculateMinFeeWei([id]);
const allow = (contract: Deployed) =>
  local.asComptroller(local.deployed.lockup, 'allowToHook', [contract.address]);

test('without the allowance nothing is called and nothing fails', async () => {
  const { stranger } = local.accounts;
  const { id } = await openLinear(local, { recipient: ledger.address });
  await local.warpTo((await local.now()) + DAY);
  const value = await fee(id);
  await local.send(stranger, local.deployed.lockup, 'withdrawMax', [id, ledger.address], { value });
  expect(await local.read(ledger, 'pushed', [id])).toBe(0n);
});

test('only the comptroller allows, and only a contract that has the interface', async () => {
  const { admin, stranger } = local.accounts;
  const { publicClient } = local.clients(admin);
  const check = (account: typeof admin) => checkHook(publicClient, local.contracts.lockup, account);
  expect(await check(ledger.address)).toEqual({ isAllowed: false, isReady: true });
  expect(await check(stranger)).toEqual({ isAllowed: false, isReady: false });
  expect(await check(local.contracts.token)).toEqual({ isAllowed: false, isReady: false });

  await expectRevert(
    local.send(admin, local.deployed.lockup, 'allowToHook', [ledger.address]),
    'Comptrollerable_CallerNotComptroller',
  );
  await expectRevert(allow(local.deployed.token), 'no data');
  const { lockup } = local.contracts;
  const allowBy = (account: typeof admin, recipient: typeof admin) =>
    allowToHook(local.clients(account), { lockup, recipient });
  await expectRevert(allowBy(stranger, ledger.address), 'CallerNotAdmin');
  await expectRevert(
    allowBy(admin, local.contracts.token),
    'SablierComptroller_ExecutionFailedSilently',
  );
  await allowBy(admin, ledger.address);
  expect(await check(ledger.address)).toEqual({ isAllowed: true, isReady: true });
});

test('a push by a stranger and a cancellation by the sender reach the books', async () => {
  const { sender, stranger } = local.accounts;
  const { id, stream } = await openLinear(local, { recipient: ledger.address });
  const value = await fee(id);
  await local.nextBlockAt(stream.startTime + 25n * DAY);
  await local.send(stranger, local.deployed.lockup, 'withdraw', [id, ledger.address, dai('10')], {
    value,
  });
  expect(await local.read(ledger, 'pushed', [id])).toBe(dai('10'));
  await local.nextBlockAt(stream.startTime + 40n * DAY);
  await local.send(sender, local.deployed.lockup, 'cancel', [id]);
  expect(await local.read(ledger, 'lost', [id])).toBe(dai('60'));
});

test.each(['onSablierLockupCancel', 'onSablierLockupWithdraw'])(
  'a call of %s from any account but Lockup reverts with CallerNotLockup',
  async (hook) => {
    const { stranger } = local.accounts;
    const args = [1n, stranger, hook.endsWith('Cancel') ? 1n : stranger, 1n];
    await expectRevert(local.send(stranger, ledger, hook, args), 'CallerNotLockup');
  },
);

test('the selectors are the ones that the page names', () => {
  expect(toFunctionSelector('onSablierLockupCancel(uint256,address,uint128,uint128)')).toBe(
    '0x6a5788f8',
  );
  expect(toFunctionSelector('onSablierLockupWithdraw(uint256,address,address,uint128)')).toBe(
    '0x92b9102b',
  );
});

test('the vault refuses pushes, pays its beneficiary and returns what a cancellation saves', async () => {
  const { sender, recipient, stranger } = local.accounts;
  const { lockup, token } = local.contracts;
  const vault = await local.deployExample('BeneficiaryVault', [lockup, token]);
  await local.mint(sender, dai('52'));
  await local.approve(sender, vault.address, dai('52'));
  const create = () => local.send<bigint>(sender, vault, 'create', [recipient, dai('52')]);
  await expectRevert(create(), 'HookNotAllowed');
  await allow(vault);
  const { result: id } = await create();
  await expectStream(local, 'lockup', id, {
    sender: vault.address,
    recipient: vault.address,
    transferable: false,
  });
  const start = await local.now();

  const value = await fee(id);
  await local.warpTo(start + 13n * WEEK);
  await expectRevert(
    local.send(stranger, local.deployed.lockup, 'withdrawMax', [id, vault.address], { value }),
    'PushRefused',
  );
  await expectRevert(
    local.send(stranger, vault, 'withdraw', [id], { value }),
    'CallerNotBeneficiary',
  );
  await expectRevert(
    local.send(recipient, vault, 'withdraw', [id], { value: value - 1n }),
    'TooLittle',
  );
  await local.nextBlockAt(start + 26n * WEEK);
  const coins = (address: typeof recipient) => local.chain.getBalance({ address });
  const before = [await coins(recipient), await coins(lockup)];
  const { receipt } = await local.send(recipient, vault, 'withdraw', [id], {
    value: withMargin(value),
  });
  expect(await local.balanceOf(recipient)).toBe(dai('26'));
  // Lockup gets the fee, and the rest of the attached coin comes back.
  const gas = receipt.gasUsed * receipt.effectiveGasPrice;
  expect([await coins(recipient), await coins(lockup)]).toEqual([
    (before[0] ?? 0n) - value - gas,
    (before[1] ?? 0n) + value,
  ]);

  await expectRevert(local.send(stranger, vault, 'cancel', [id]), 'CallerNotFunder');
  await local.nextBlockAt(start + 39n * WEEK);
  await local.send(sender, vault, 'cancel', [id]);
  expect(await local.balanceOf(sender)).toBe(dai('13') + dai('60')); // and the refund of the test before
  await local.send(recipient, vault, 'withdraw', [id], { value });
  expect(await local.balanceOf(recipient)).toBe(dai('39'));
});

test('a stream that another account made for the vault pays its sender', async () => {
  const { lockup, token } = local.contracts;
  const { sender, stranger } = local.accounts;
  const vault = await local.deployExample('BeneficiaryVault', [lockup, token]);
  await allow(vault);
  const none = `0x${'0'.repeat(40)}`;
  await expectRevert(local.send(sender, vault, 'create', [none, dai('1')]), 'NoBeneficiary');
  const { id, stream } = await openLinear(local, { recipient: vault.address });
  const value = await fee(id);
  await local.nextBlockAt(stream.startTime + 20n * DAY);
  await expectBalanceChanges(
    local,
    () =>
      local.send(stranger, local.deployed.lockup, 'withdrawMax', [id, vault.address], { value }),
    { lockup: -dai('20'), sender: dai('20') },
  );
});
