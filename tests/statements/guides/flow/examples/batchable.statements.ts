import { expect } from 'vitest';
import { byEachCaller } from '../../../chains/each';
import { decodeAbiParameters, type Hex } from 'viem';
import { statement, dai, eth, usd, usdc, type Chains } from '../../../statement';

type Flow = Chains['flow'];

/** The contract of the page, owned by `owner`. */
const batcherOn = async (flow: Flow) => {
  const deployed = await flow.deploy('FlowBatcher', ['flow', 'usdc', 'owner'], 'batcher');
  return flow.on(deployed);
};

const withdrawMax = (flow: Flow, id: bigint, to: Hex = flow.accounts.recipient) =>
  flow.encode('withdrawMax', [id, to]);

statement('runs-encoded-calls', async ({ flow }) => {
  const id = await flow.open({ rate: eth('1') });
  const calls = [
    flow.encode('adjustRatePerSecond', [id, eth('2')]),
    flow.encode('pause', [id]),
    flow.encode('restart', [id, eth('3')]),
  ];
  await flow.reverts('SablierFlowState_Unauthorized', 'stranger', 'batch', [calls]);
  const names = ['AdjustFlowStream', 'PauseFlowStream', 'RestartFlowStream'];
  expect(await flow.events('sender', 'batch', [calls])).toEqual(names);
  expect(await flow.read('getRatePerSecond', [id])).toBe(eth('3'));
});

statement('either-all-succeed', async ({ flow }) => {
  const id = await flow.open({ rate: eth('1') });
  const good = flow.encode('adjustRatePerSecond', [id, eth('2')]);
  const calls = [good, flow.encode('refund', [id, 0n]), flow.encode('restart', [id, eth('1')])];
  await flow.reverts('SablierFlow_RefundAmountZero', 'sender', 'batch', [calls]);
  const sent = flow.call('sender', 'batch', [calls]);
  await expect(sent).rejects.toThrow('SablierFlow_RefundAmountZero');
  expect(await flow.read('getRatePerSecond', [id])).toBe(eth('1'));
  await flow.call('sender', 'batch', [[good]]);
  expect(await flow.read('getRatePerSecond', [id])).toBe(eth('2'));
});

statement('batch-returns-raw-result', async ({ flow }) => {
  const [token] = [await flow.read<Hex>('getToken', [await flow.open()])];
  const { sender, recipient, other } = flow.accounts;
  const create = (to: Hex) => flow.encode('create', [sender, to, 1n, 0, token, true]);
  const calls = [create(recipient), create(other)];
  const results = await flow.call<Hex[]>('sender', 'batch', [calls]);
  const ids = results.map((data) => decodeAbiParameters([{ type: 'uint256' }], data)[0]);
  expect(ids).toEqual([2n, 3n]);
  expect(await flow.read('getRecipient', [2n])).toBe(recipient);
  expect(await flow.read('getRecipient', [3n])).toBe(other);
});

statement('call-inside-id-exists', async ({ flow }) => {
  await flow.open({ deposit: 0n });
  const token = await flow.read<Hex>('getToken', [1n]);
  const { sender, recipient } = flow.accounts;
  const create = flow.encode('create', [sender, recipient, 1n, 0, token, true]);
  const deposit = flow.encode('deposit', [2n, 1n, sender, recipient]);
  await flow.fund('sender', 1n, 'usdc');
  await flow.reverts('SablierFlowState_Null', 'sender', 'batch', [[deposit, create]]);
  await flow.call('sender', 'batch', [[create, deposit]]);
  expect(await flow.read('getBalance', [2n])).toBe(1n);
});

statement('msg-whoever-makes', async ({ flow }) => {
  const batcher = await batcherOn(flow);
  const id = await flow.open({ by: 'stranger', sender: batcher.address, deposit: 0n });
  for (const who of ['owner', 'sender', 'stranger'] as const) {
    await flow.fund(who, 1n, 'usdc');
    const named = [id, 1n, who, 'recipient'];
    await flow.reverts('SablierFlow_NotStreamSender', who, 'deposit', named);
    await flow.call(who, 'deposit', [id, 1n, 'batcher', 'recipient']);
  }
});

statement('withdrawal-goes-recipient-address', async ({ flow }) => {
  const batcher = await batcherOn(flow);
  const id = await flow.open({ by: 'stranger', sender: batcher.address, rate: eth('1') });
  await flow.pass(10n);
  const elsewhere = [withdrawMax(flow, id, flow.accounts.owner)];
  const refused = 'SablierFlow_WithdrawalAddressNotRecipient';
  const may = ['recipient', 'delegate', 'operator'];
  await byEachCaller(flow, id, (who) =>
    flow.reverts(may.includes(who) ? 'success' : refused, who, 'batch', [elsewhere]),
  );
  await flow.reverts(refused, 'owner', 'batch', [elsewhere]);
  await flow.moves(() => batcher.call('owner', 'pauseAndPay', [id]), {
    'recipient.usdc': usdc('10'),
    'flow.usdc': -usdc('10'),
  });
  expect(await flow.read('getRatePerSecond', [id])).toBe(0n);
});

statement('close-refund-something', async ({ flow }) => {
  const batcher = await batcherOn(flow);
  const open = (deposit: bigint) =>
    flow.open({ by: 'stranger', sender: batcher.address, rate: eth('1'), deposit });
  const empty = await open(0n);
  const rich = await open(usdc('100'));
  await flow.pass(10n);
  const calls = [flow.encode('void', [empty]), withdrawMax(flow, empty)];
  await flow.reverts('SablierFlow_WithdrawAmountZero', 'recipient', 'batch', [calls]);
  await flow.moves(() => batcher.call('owner', 'close', [empty]), {});
  await flow.moves(() => batcher.call('owner', 'close', [rich]), {
    'recipient.usdc': usdc('10'),
    'batcher.usdc': usdc('90'),
    'flow.usdc': -usdc('100'),
  });
  expect(await flow.read('isVoided', [empty])).toBe(true);
  expect(await flow.read('isVoided', [rich])).toBe(true);
});

statement('close-writes-off', async ({ flow }) => {
  const batcher = await batcherOn(flow);
  const open = () =>
    flow.open({ by: 'stranger', sender: batcher.address, rate: eth('1'), deposit: usdc('5') });
  for (const [name, isKept] of [
    ['close', false],
    ['pauseAndPay', true],
  ] as const) {
    const id = await open();
    await flow.pass(10n);
    const owed = await flow.read<bigint>('uncoveredDebtOf', [id]);
    expect(owed).toBeGreaterThanOrEqual(usdc('5'));
    await flow.moves(() => batcher.call('owner', name, [id]), {
      'recipient.usdc': usdc('5'),
      'flow.usdc': -usdc('5'),
    });
    const left = await flow.read<bigint>('totalDebtOf', [id]);
    if (isKept) expect(left).toBeGreaterThanOrEqual(owed);
    else expect(left).toBe(0n);
  }
});

statement('every-sees-compares', async ({ flow }) => {
  await flow.setMinFee(usd('3'));
  const ids = [await flow.open({ rate: eth('1') }), await flow.open({ rate: eth('1') })];
  await flow.pass(10n);
  const calls = ids.map((id) => withdrawMax(flow, id));
  const value = eth('0.001');
  await flow.moves(() => flow.call('stranger', 'batch', [calls], { value }), {
    'recipient.usdc': usdc('20'),
    'flow.usdc': -usdc('20'),
    'stranger.coin': -value,
    'flow.coin': value,
  });
});

statement('send-highest-sum', async ({ flow }) => {
  await flow.setMinFee(usd('3'));
  await flow.comptroller.call('admin', 'setCustomFeeUSDFor', [1, 'other', usd('6')]);
  const low = await flow.open({ rate: eth('1') });
  const high = await flow.open({ rate: eth('1'), sender: 'other' });
  await flow.pass(10n);
  const calls = [withdrawMax(flow, low), withdrawMax(flow, high)];
  const refused = 'SablierFlow_InsufficientFeePayment';
  const less = { value: eth('0.002') - 1n };
  await flow.reverts(refused, 'stranger', 'batch', [calls], less);
  await flow.call('stranger', 'batch', [calls], { value: eth('0.002') });
  await flow.pass(10n);
  const sum = { value: eth('0.003') };
  await flow.moves(() => flow.call('stranger', 'batch', [calls], sum), {
    'recipient.usdc': usdc('20'),
    'flow.usdc': -usdc('20'),
    'stranger.coin': -eth('0.003'),
    'flow.coin': eth('0.003'),
  });
});

statement('fees-differ-between', async ({ flow }) => {
  await flow.setMinFee(usd('3'));
  await flow.comptroller.call('admin', 'setCustomFeeUSDFor', [1, 'other', usd('6')]);
  const low = await flow.open();
  const high = await flow.open({ sender: 'other' });
  expect(await flow.read('calculateMinFeeWei', [low])).toBe(eth('0.001'));
  expect(await flow.read('calculateMinFeeWei', [high])).toBe(eth('0.002'));
});

statement('withdraw-amount-zero', async ({ flow }) => {
  const paid = await flow.open({ rate: eth('1') });
  const idle = await flow.open({ rate: 0n });
  const empty = await flow.open({ rate: eth('1'), deposit: 0n });
  await flow.pass(10n);
  expect(await flow.read('totalDebtOf', [empty])).toBe(usdc('10'));
  const calls = [withdrawMax(flow, paid), withdrawMax(flow, idle)];
  for (const last of [idle, empty]) {
    const both = [withdrawMax(flow, paid), withdrawMax(flow, last)];
    await flow.reverts('SablierFlow_WithdrawAmountZero', 'stranger', 'batch', [both]);
  }
  await flow.moves(() => flow.call('stranger', 'batch', [calls.slice(0, 1)]), {
    'recipient.usdc': usdc('10'),
    'flow.usdc': -usdc('10'),
  });
});

statement('revert-without-data', async ({ flow }) => {
  const id = await flow.open();
  const { recipient, other } = flow.accounts;
  const args = [recipient, other, id];
  const plain = [flow.encode('transferFrom', args)];
  await flow.reverts('no data', 'recipient', 'batch', [plain], { value: 1n });
  const payable = [flow.encode('transferFromPayable', args)];
  await flow.call('recipient', 'batch', [payable], { value: 1n });
  expect(await flow.read('getRecipient', [id])).toBe(other);
});

statement('move-nft-pays', async ({ flow }) => {
  await flow.setMinFee(usd('3'));
  const id = await flow.open({ rate: eth('1') });
  await flow.pass(10n);
  const { recipient, other } = flow.accounts;
  const move = flow.encode('transferFromPayable', [recipient, other, id]);
  const value = eth('0.001');
  const calls = [withdrawMax(flow, id), move];
  await flow.moves(() => flow.call('recipient', 'batch', [calls], { value }), {
    'recipient.usdc': usdc('10'),
    'flow.usdc': -usdc('10'),
    'recipient.coin': -value,
    'flow.coin': value,
  });
  expect(await flow.read('getRecipient', [id])).toBe(other);
});

statement('transfer-tokens-plain-erc', async ({ flow }) => {
  await flow.open({ token: 'dai', deposit: 0n });
  const token = await flow.read<Hex>('getToken', [1n]);
  await flow.fund('sender', dai('7'));
  const calls = [flow.encode('transferTokens', [token, flow.accounts.other, dai('7')])];
  await flow.moves(() => flow.call('sender', 'batch', [calls]), {
    sender: -dai('7'),
    other: dai('7'),
  });
});

statement('functions-flow-carry', async ({ flow }) => {
  const changing = flow.abi.flatMap((item) =>
    item.type === 'function' && !/^(view|pure)$/.test(item.stateMutability) ? [item] : [],
  );
  const plain = changing.filter(({ stateMutability }) => stateMutability !== 'payable');
  // What is left are the functions of ERC-721 and those of the comptroller.
  expect(plain.map(({ name }) => name).sort()).toEqual([
    'approve',
    'recover',
    'safeTransferFrom',
    'safeTransferFrom',
    'setApprovalForAll',
    'setComptroller',
    'setNFTDescriptor',
    'setNativeToken',
    'transferFeesToComptroller',
    'transferFrom',
  ]);
});
