import { release as lockupV2_0 } from 'sablier/evm/releases/lockup/v2.0';
import type { Abi } from 'viem';
import { expect } from 'vitest';
import { ratesHave18Decimals } from '../../chains/flow-proofs';
import { outcomes } from '../../chains/roles';
import { tokenAbi } from '../../chains/token-abi';
import { statement, dai, DAY, eth, usd, usdc } from '../../statement';

const functionsOf = (abi: Abi) =>
  abi.flatMap((item) => (item.type === 'function' ? [item.name] : []));

statement('unauthorized-sender', async ({ lockup }) => {
  const [id, empty] = [await lockup.open(), await lockup.open({ total: DAY })];
  await lockup.pass(DAY);
  await lockup.call('recipient', 'withdrawMax', [empty, 'recipient']);
  const refused = 'SablierLockup_Unauthorized';
  const sender = { sender: 'success', recipient: refused, stranger: refused };
  await outcomes(lockup, 'cancel', [id], sender);
  await outcomes(lockup, 'renounce', [id], sender);
  const recipient = { recipient: 'success', sender: refused, stranger: refused };
  await outcomes(lockup, 'burn', [empty], recipient);
  await lockup.reverts(refused, 'other', 'burn', [empty]);
  await lockup.call('recipient', 'approve', ['other', empty]);
  await lockup.reverts('success', 'other', 'burn', [empty]);
  await outcomes(lockup, 'withdrawMaxAndTransfer', [id, 'stranger'], recipient);
  await lockup.call('recipient', 'approve', ['other', id]);
  await lockup.reverts('success', 'other', 'withdrawMaxAndTransfer', [id, 'stranger']);
});

statement('stream-settled', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(100n * DAY);
  expect(await lockup.read('refundableAmountOf', [id])).toBe(0n);
  await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
  const gated = await lockup.open({ targetPrice: usd('4000') });
  await lockup.setPrice(usd('4000'));
  await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [gated]);
  await lockup.setPrice(usd('3999'));
  await lockup.reverts('success', 'sender', 'cancel', [gated]);
});

statement('not-transferable', async ({ lockup, flow }) => {
  for (const [contract, error] of [
    [lockup, 'SablierLockup_NotTransferable'],
    [flow, 'SablierFlow_NotTransferable'],
  ] as const) {
    const [fixed, id] = [await contract.open({ transferable: false }), await contract.open()];
    const move = (stream: bigint) => ['recipient', 'other', stream];
    await contract.reverts(error, 'recipient', 'transferFrom', move(fixed));
    await contract.reverts('success', 'recipient', 'transferFrom', move(id));
  }
});

statement('stream-not-paused', async ({ flow }) => {
  const args = [await flow.open(), eth('1')];
  await flow.reverts('SablierFlow_StreamNotPaused', 'sender', 'restart', args);
  await flow.reverts('success', 'sender', 'adjustRatePerSecond', args);
});

statement('stream-paused', async ({ flow }) => {
  const [id, voided] = [await flow.open(), await flow.open()];
  await flow.call('sender', 'pause', [id]);
  await flow.call('sender', 'void', [voided]);
  const error = 'SablierFlowState_StreamPaused';
  await flow.reverts(error, 'sender', 'adjustRatePerSecond', [id, eth('1')]);
  await flow.reverts(error, 'sender', 'pause', [id]);
  await flow.reverts(error, 'sender', 'depletionTimeOf', [id]);
  const rate = [voided, eth('1')];
  await flow.reverts('SablierFlowState_StreamVoided', 'sender', 'restart', rate);
  await flow.call('sender', 'restart', [id, eth('0.5')]);
  await flow.reverts('success', 'sender', 'adjustRatePerSecond', [id, eth('1')]);
});

statement('stream-pending', async ({ flow }) => {
  const id = await flow.open({ start: (await flow.now()) + DAY });
  await flow.reverts('SablierFlow_StreamPending', 'sender', 'pause', [id]);
  await flow.reverts('success', 'sender', 'void', [id]);
  await flow.pass(DAY);
  await flow.reverts('success', 'sender', 'pause', [id]);
});

statement('refund-overflow', async ({ flow }) => {
  const id = await flow.open({ rate: eth('0.001'), deposit: usdc('1000') });
  await flow.pass(100_000n);
  const whole = [id, usdc('1000')];
  await flow.reverts('SablierFlow_RefundOverflow', 'sender', 'refund', whole);
  await flow.moves(() => flow.call('sender', 'refundMax', [id]), {
    'sender.usdc': usdc('900'),
    'flow.usdc': -usdc('900'),
  });
  const dry = await flow.open({ rate: eth('0.001'), deposit: usdc('1') });
  await flow.pass(DAY);
  expect(await flow.read('refundableAmountOf', [dry])).toBe(0n);
  await flow.reverts('SablierFlow_RefundOverflow', 'sender', 'refund', [dry, 1n]);
  await flow.reverts('SablierFlow_RefundAmountZero', 'sender', 'refundMax', [dry]);
});

statement('null-stream', async ({ lockup, flow }) => {
  await lockup.open();
  await flow.open();
  await lockup.reverts('SablierLockupState_Null', 'sender', 'cancel', [2n]);
  await flow.reverts('SablierFlowState_Null', 'sender', 'pause', [2n]);
});

statement('erc721-nonexistent-token', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(100n * DAY);
  await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
  await lockup.call('recipient', 'burn', [id]);
  for (const missing of [id, 2n])
    await lockup.reverts('ERC721NonexistentToken', 'stranger', 'ownerOf', [missing]);
  expect(await lockup.read('isStream', [id])).toBe(true);
  expect(await lockup.read('isStream', [2n])).toBe(false);
  expect(await lockup.statusOf(id)).toBe('DEPLETED');
});

statement('price-gated-stream', async ({ lockup }) => {
  const start = (await lockup.now()) + DAY;
  const id = await lockup.open({ targetPrice: usd('4000'), start });
  await lockup.setPrice(usd('4000'));
  expect(await lockup.statusOf(id)).toBe('PENDING');
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('100'));
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
    recipient: dai('100'),
    lockup: -dai('100'),
  });
});

statement('no-status-withdrawable', async ({ indexer, lockup }) => {
  for (const vendor of ['envio', 'the-graph'] as const)
    for (const entity of ['LockupStream', 'FlowStream']) {
      const fields = indexer.fields('streams', vendor, entity);
      expect(fields.filter((name) => /^status|withdrawable|streamed/i.test(name))).toEqual([]);
    }
  const id = await lockup.open();
  await lockup.pass(DAY);
  expect(await lockup.statusOf(id)).toBe('STREAMING');
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('1'));
});

statement('gaps-contract-token', async ({ indexer, lockup }) => {
  expect(indexer.values('streams', 'LockupStreamCategory').sort()).toEqual([
    'LockupDynamic',
    'LockupLinear',
    'LockupTranched',
  ]);
  const ids = [await lockup.open(), await lockup.open({ targetPrice: usd('4000') })];
  expect(ids).toEqual([1n, 2n]);
  const params = await lockup.read('getPriceGatedUnlockParams', [2n]);
  expect(params).toMatchObject({ targetPrice: usd('4000') });
});

statement('flow-rates-look', ({ flow }) => ratesHave18Decimals(flow));

statement('contracts-keep-minimum', async ({ lockup }) => {
  await lockup.setMinFee(usd('3'));
  const id = await lockup.open();
  await lockup.pass(DAY);
  const pay = { value: eth('1') };
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient'], pay), {
    recipient: dai('1'),
    lockup: -dai('1'),
    'recipient.coin': -eth('1'),
    'lockup.coin': eth('1'),
  });
});

statement('lockup-function-lost', ({ lockup, lockupV1_0, lockupV1_2 }) => {
  expect(functionsOf(lockup.abi)).toContain('recover');
  // No package has v2.0, so its ABI decides.
  for (const abi of [lockupV1_0.abi, lockupV1_2.abi, lockupV2_0.abi.SablierLockup]) {
    expect(functionsOf(abi)).toContain('withdraw');
    expect(functionsOf(abi)).not.toContain('recover');
  }
});

statement('surplus-only-comptroller', async ({ lockup, flow }) => {
  for (const contract of [lockup, flow]) {
    const id = await contract.open({ token: 'dai', deposit: dai('100') });
    const token = await contract.read<`0x${string}`>(
      contract.address === flow.address ? 'getToken' : 'getUnderlyingToken',
      [id],
    );
    await lockup.fund('other', dai('7'));
    const coin = lockup.on({ address: token, abi: tokenAbi });
    await coin.call('other', 'transfer', [contract.address, dai('7')]);
    await outcomes(contract, 'recover', ['dai', 'other'], {
      other: 'Comptrollerable_CallerNotComptroller',
      sender: 'Comptrollerable_CallerNotComptroller',
      admin: 'Comptrollerable_CallerNotComptroller',
    });
    const send = lockup.encode('recover', [token, lockup.accounts.owner]);
    const name = contract.address === flow.address ? 'flow' : 'lockup';
    await lockup.moves(
      () => lockup.comptroller.call('admin', 'execute', [contract.address, send]),
      { owner: dai('7'), [name]: -dai('7') },
    );
  }
});
