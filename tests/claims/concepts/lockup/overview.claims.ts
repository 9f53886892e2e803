import { zeroAddress } from 'viem';
import { expect } from 'vitest';
import { claim, dai, DAY, eth, usd } from '../../claim';
import { common, eventOf, linear } from './creation';
import { answers, oneOfEach, paid, releases } from './standing';

claim(
  '/concepts/lockup/overview',
  'The whole deposit enters the contract at creation, and the start and the end are known from that moment.',
  async ({ lockup }) => {
    await lockup.fund('other', dai('100'));
    const start = await lockup.now();
    const args = await linear(lockup);
    const id = await lockup.moves(
      () => lockup.call<bigint>('other', 'createWithTimestampsLL', args),
      { other: -dai('100'), lockup: dai('100') },
    );
    expect(await lockup.read<number>('getStartTime', [id])).toBe(Number(start));
    expect(await lockup.read<number>('getEndTime', [id])).toBe(Number(start + 100n * DAY));
  },
);

claim(
  '/concepts/lockup/overview',
  'Stream ids count up from 1 and are shared by the models.',
  async ({ lockup }) => {
    expect(await lockup.open()).toBe(1n);
    expect(await lockup.open({ segments: [[1n, eth('1'), DAY]] })).toBe(2n);
    expect(await lockup.open({ tranches: [[1n, DAY]] })).toBe(3n);
    expect(await lockup.open({ targetPrice: usd('4000') })).toBe(4n);
  },
);

claim(
  '/concepts/lockup/overview',
  'Each stream is an NFT whose token id equals the stream id.',
  async ({ lockup }) => {
    await lockup.open({ recipient: 'other' });
    const id = await lockup.open();
    expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.recipient);
    await lockup.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
    expect(await lockup.read('getRecipient', [id])).toBe(lockup.accounts.owner);
  },
);

claim(
  '/concepts/lockup/overview',
  'If any part fails, the whole call reverts.',
  async ({ lockup }) => {
    const before = await lockup.read('nextStreamId');
    await lockup.fund('sender', dai('100') - 1n);
    const args = await linear(lockup);
    await lockup.reverts('ERC20InsufficientAllowance', 'sender', 'createWithTimestampsLL', args);
    await lockup.fund('sender', dai('100'));
    const nobody = await linear(lockup, { recipient: zeroAddress });
    await lockup.reverts('ERC721InvalidReceiver', 'sender', 'createWithTimestampsLL', nobody);
    expect(await lockup.read('nextStreamId')).toBe(before);
  },
);

claim(
  '/concepts/lockup/overview',
  'Funder | the account that calls the create function | pays the deposit, has no rights afterwards',
  async ({ lockup }) => {
    const id = await lockup.open({ by: 'other' });
    await lockup.pass(DAY);
    await answers(lockup, 'SablierLockup_Unauthorized', 'other', 'cancel', [id]);
    await answers(lockup, 'SablierLockup_Unauthorized', 'other', 'renounce', [id]);
    const own = [id, 'other', 1n];
    const error = 'SablierLockup_WithdrawalAddressNotRecipient';
    await lockup.reverts(error, 'other', 'withdraw', own);
    const transfer = ['recipient', 'other', id];
    await lockup.reverts('ERC721InsufficientApproval', 'other', 'transferFrom', transfer);
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), paid('sender', dai('99')));
  },
);

claim(
  '/concepts/lockup/overview',
  'Recipient | whoever owns the NFT | withdraw to any address, transfer, burn',
  async ({ lockup }) => {
    const id = await lockup.open({ total: DAY });
    await lockup.pass(DAY);
    await lockup.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
    const withdraw = [id, 'other', dai('100')];
    const error = 'SablierLockup_WithdrawalAddressNotRecipient';
    await lockup.reverts(error, 'recipient', 'withdraw', withdraw);
    await lockup.moves(() => lockup.call('owner', 'withdraw', withdraw), paid('other', dai('100')));
    await answers(lockup, 'SablierLockup_Unauthorized', 'recipient', 'burn', [id]);
    await answers(lockup, 'success', 'owner', 'burn', [id]);
  },
);

claim(
  '/concepts/lockup/overview',
  'Approved operator | an address with an ERC-721 approval of the recipient | act for the recipient',
  async ({ lockup }) => {
    const { streaming, depleted } = await oneOfEach(lockup);
    await lockup.call('recipient', 'setApprovalForAll', ['operator', true]);
    for (const id of [streaming, depleted])
      await lockup.call('recipient', 'approve', ['delegate', id]);
    for (const [who, outcome] of [
      ['operator', 'success'],
      ['delegate', 'success'],
      ['stranger', 'SablierLockup_WithdrawalAddressNotRecipient'],
    ] as const) {
      await lockup.reverts(outcome, who, 'withdraw', [streaming, 'other', dai('40')]);
      if (outcome !== 'success') continue;
      await lockup.reverts(outcome, who, 'transferFrom', ['recipient', 'other', streaming]);
      await answers(lockup, outcome, who, 'burn', [depleted]);
    }
  },
);

claim(
  '/concepts/lockup/overview',
  'Anyone | every other account | withdraw, but only to the recipient',
  async ({ lockup }) => {
    const { streaming } = await oneOfEach(lockup);
    const elsewhere = [streaming, 'stranger', 1n];
    const error = 'SablierLockup_WithdrawalAddressNotRecipient';
    await lockup.reverts(error, 'stranger', 'withdraw', elsewhere);
    const withdraw = () => lockup.call('stranger', 'withdraw', [streaming, 'recipient', dai('9')]);
    await lockup.moves(withdraw, paid('recipient', dai('9')));
  },
);

claim(
  '/concepts/lockup/overview',
  'Neither the sender nor the recipient may be the zero address, and the sender can never be changed.',
  async ({ lockup }) => {
    await lockup.fund('other', dai('100'));
    const create = async (outcome: string, terms: object) =>
      lockup.reverts(outcome, 'other', 'createWithTimestampsLL', await linear(lockup, terms));
    await create('SablierLockupHelpers_SenderZeroAddress', { sender: zeroAddress });
    await create('ERC721InvalidReceiver', { recipient: zeroAddress });
    await create('success', {});
    const setters = lockup.abi.flatMap((part) =>
      part.type === 'function' && part.stateMutability !== 'view' && /sender/i.test(part.name)
        ? part.name
        : [],
    );
    expect(setters).toEqual([]);
  },
);

claim(
  '/concepts/lockup/overview',
  'The funder is recorded only in the create event, and for a price-gated stream nowhere.',
  async ({ lockup }) => {
    await lockup.open({ by: 'other' });
    const { other } = lockup.accounts;
    const event = await eventOf(lockup, 'CreateLockupLinearStream');
    expect(event).toMatchObject({ commonParams: { funder: other } });
    await lockup.open({ by: 'other', targetPrice: usd('4000') });
    const gated = await eventOf(lockup, 'CreateLockupPriceGatedStream');
    expect(Object.keys(gated ?? {}).sort()).toEqual(['oracle', 'streamId', 'targetPrice']);
    const names = lockup.abi.flatMap((part) => (part.type === 'function' ? part.name : []));
    expect(names.filter((name) => /funder/i.test(name))).toEqual([]);
  },
);

claim(
  '/concepts/lockup/overview',
  'Nothing accrues between the start and the cliff.',
  async ({ lockup }) => {
    const unlocks = { start: dai('10'), cliff: dai('20') };
    const id = await lockup.open({ cliff: 25n * DAY, unlocks });
    const before = [0n, DAY, 25n * DAY - 1n].map((seconds) => [seconds, dai('10')] as const);
    await releases(lockup, id, [...before, [25n * DAY, dai('30')]]);
  },
);

claim(
  '/concepts/lockup/overview',
  'A stream whose end has already passed is accepted too and is settled from creation.',
  async ({ lockup }) => {
    const start = (await lockup.now()) - 10n * DAY;
    const id = await lockup.open({ start, total: 9n * DAY });
    expect(await lockup.statusOf(id)).toBe('SETTLED');
    const withdraw = () => lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
    await lockup.moves(withdraw, paid('recipient', dai('100')));
  },
);

claim(
  '/concepts/lockup/overview',
  "The functions accept the chain's own coin only so that they can be part of a batch: the contract keeps coins sent along and does not return them.",
  async ({ lockup }) => {
    await lockup.fund('sender', dai('100'));
    const args = await linear(lockup);
    const create = () => lockup.call('sender', 'createWithTimestampsLL', args, { value: 5n });
    await lockup.moves(create, {
      sender: -dai('100'),
      lockup: dai('100'),
      'sender.coin': -5n,
      'lockup.coin': 5n,
    });
  },
);

claim(
  '/concepts/lockup/overview',
  'Funder in the event | the batch contract | your account',
  async ({ lockup }) => {
    const { sender } = lockup.accounts;
    await lockup.batch.fund('sender', dai('100'));
    const { timestamps, ...params } = await common(lockup);
    const zero = { start: 0n, cliff: 0n };
    const stream = { ...params, timestamps, cliffTime: 0n, unlockAmounts: zero, granularity: 1n };
    await lockup.batch.call('sender', 'createWithTimestampsLL', ['lockup', 'dai', [stream]]);
    const event = () => eventOf(lockup, 'CreateLockupLinearStream');
    expect(await event()).toMatchObject({ commonParams: { funder: lockup.batch.address } });
    const batch = await eventOf(lockup, 'CreateLockupBatch', lockup.batch.address);
    expect(batch).toMatchObject({ funder: sender });
    await lockup.fund('sender', dai('100'));
    const args = [
      {
        ...(await common(lockup)),
        sender,
        recipient: lockup.accounts.recipient,
        token: await lockup.read<string>('getUnderlyingToken', [1n]),
      },
      zero,
      1n,
      0n,
    ];
    await lockup.call('sender', 'batch', [[lockup.encode('createWithTimestampsLL', args)]]);
    expect(await event()).toMatchObject({ commonParams: { funder: sender } });
  },
);

claim(
  '/concepts/lockup/overview',
  'Anyone else, the sender included, can withdraw any available amount, but only to the recipient, so a bot or an employer can pay the gas.',
  async ({ lockup }) => {
    const { streaming } = await oneOfEach(lockup);
    for (const who of ['sender', 'stranger']) {
      const withdraw = () => lockup.call(who, 'withdraw', [streaming, 'recipient', dai('4')]);
      await lockup.moves(withdraw, paid('recipient', dai('4')));
    }
    const error = 'SablierLockup_WithdrawalAddressNotRecipient';
    await lockup.reverts(error, 'sender', 'withdraw', [streaming, 'sender', dai('4')]);
    const rest = [streaming, 'recipient', dai('32')];
    const more = [streaming, 'recipient', dai('32') + 1n];
    await lockup.reverts('SablierLockup_Overdraw', 'stranger', 'withdraw', more);
    await lockup.moves(
      () => lockup.call('stranger', 'withdraw', rest),
      paid('recipient', dai('32')),
    );
  },
);

claim(
  '/concepts/lockup/overview',
  'withdrawMax takes everything available and reverts if that is nothing.',
  async ({ lockup }) => {
    const { streaming } = await oneOfEach(lockup);
    const args = [streaming, 'recipient'];
    const withdraw = () => lockup.call('recipient', 'withdrawMax', args);
    await lockup.moves(withdraw, paid('recipient', dai('40')));
    await lockup.reverts('SablierLockup_WithdrawAmountZero', 'recipient', 'withdrawMax', args);
  },
);

claim(
  '/concepts/lockup/overview',
  'withdrawMaxAndTransfer first pays the current recipient, then transfers the NFT.',
  async ({ lockup }) => {
    const { streaming } = await oneOfEach(lockup);
    const sell = () => lockup.call('recipient', 'withdrawMaxAndTransfer', [streaming, 'other']);
    await lockup.moves(sell, paid('recipient', dai('40')));
    expect(await lockup.read('ownerOf', [streaming])).toBe(lockup.accounts.other);
    expect(await lockup.read('withdrawableAmountOf', [streaming])).toBe(0n);
  },
);

claim(
  '/concepts/lockup/overview',
  'An entry that fails emits InvalidWithdrawalInWithdrawMultiple and does not stop the others, so read the log.',
  async ({ lockup }) => {
    const { streaming, settled } = await oneOfEach(lockup);
    const args = [
      [streaming, settled],
      [dai('41'), dai('100')],
    ];
    expect(await lockup.events('stranger', 'withdrawMultiple', args)).toEqual([
      'InvalidWithdrawalInWithdrawMultiple',
      'WithdrawFromLockupStream',
    ]);
    expect(await lockup.balanceOf('recipient')).toBe(dai('200'));
    expect(await lockup.read('getWithdrawnAmount', [streaming])).toBe(0n);
  },
);

claim(
  '/concepts/lockup/overview',
  'Price-gated streams pay all or nothing.',
  async ({ lockup }) => {
    const id = await lockup.open({ targetPrice: usd('4000') });
    await lockup.pass(50n * DAY);
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(0n);
    await lockup.setPrice(usd('4000'));
    const half = [id, 'recipient', dai('50')];
    const error = 'SablierLockup_WithdrawAmountNotEqualWithdrawableAmount';
    await lockup.reverts(error, 'recipient', 'withdraw', half);
    const withdraw = () => lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
    await lockup.moves(withdraw, paid('recipient', dai('100')));
  },
);

claim(
  '/concepts/lockup/overview',
  'Times | uint40 seconds, start above 0, at least 1 second long',
  async ({ lockup }) => {
    await lockup.fund('sender', dai('100'));
    const create = async (outcome: string, terms: object) =>
      lockup.reverts(outcome, 'sender', 'createWithTimestampsLL', await linear(lockup, terms));
    await create('SablierLockupHelpers_StartTimeZero', { start: 0n, end: 9n });
    await create('SablierLockupHelpers_StartTimeNotLessThanEndTime', { start: 9n, end: 9n });
    await create('success', { start: 1n, end: 2n });
    await create('success', { end: 2n ** 40n - 1n });
    await expect(create('success', { end: 2n ** 40n })).rejects.toThrow(/range|safe/i);
  },
);

claim(
  '/concepts/lockup/overview',
  'Granularity | 1 second to the length of the linear part; 0 is stored as 1',
  async ({ lockup }) => {
    const id = await lockup.open({ granularity: 0n });
    expect(await lockup.read<number>('getGranularity', [id])).toBe(1);
    const longest = await lockup.open({ granularity: 100n * DAY });
    expect(await lockup.read<number>('getGranularity', [longest])).toBe(Number(100n * DAY));
    await lockup.fund('sender', dai('100'));
    const longer = await linear(lockup, { granularity: 100n * DAY + 1n });
    const error = 'SablierLockupHelpers_GranularityTooHigh';
    await lockup.reverts(error, 'sender', 'createWithTimestampsLL', longer);
  },
);

claim('/concepts/lockup/overview', 'Shape label | 32 bytes', async ({ lockup }) => {
  await lockup.fund('sender', dai('100'));
  const create = async (outcome: string, shape: string) =>
    lockup.reverts(outcome, 'sender', 'createWithTimestampsLL', await linear(lockup, { shape }));
  await create('success', 'x'.repeat(32));
  await create('SablierLockupHelpers_ShapeExceeds32Bytes', 'x'.repeat(33));
  await create('SablierLockupHelpers_ShapeExceeds32Bytes', 'é'.repeat(17));
});

claim(
  '/concepts/lockup/overview',
  'Once the comptroller has registered its address, Lockup rejects it with SablierLockupHelpers_CreateNativeToken.',
  async ({ lockup }) => {
    const id = await lockup.open();
    const token = await lockup.read<string>('getUnderlyingToken', [id]);
    const call = ['lockup', lockup.encode('setNativeToken', [token])];
    await lockup.fund('sender', dai('100'));
    const args = await linear(lockup);
    await lockup.reverts('success', 'sender', 'createWithTimestampsLL', args);
    await lockup.comptroller.call('admin', 'execute', call);
    const error = 'SablierLockupHelpers_CreateNativeToken';
    await lockup.reverts(error, 'sender', 'createWithTimestampsLL', args);
  },
);

claim(
  '/concepts/lockup/overview',
  'A deposit of 10 units over 3 seconds has released 3 after one second, 6 after two, and 10 at the end.',
  async ({ lockup }) => {
    const id = await lockup.open({ deposit: 10n, total: 3n });
    await releases(lockup, id, [
      [1n, 3n],
      [2n, 6n],
      [3n, 10n],
    ]);
  },
);

claim(
  '/concepts/lockup/overview',
  'With 9 units over 3 seconds, a linear stream releases 3, 6 and 9.',
  async ({ lockup }) => {
    const id = await lockup.open({ deposit: 9n, total: 3n });
    await releases(lockup, id, [
      [1n, 3n],
      [2n, 6n],
      [3n, 9n],
    ]);
  },
);

claim(
  '/concepts/lockup/overview',
  'One segment with exponent 1 releases 2, 5 and 9.',
  async ({ lockup }) => {
    const id = await lockup.open({ segments: [[9n, eth('1'), 3n]] });
    await releases(lockup, id, [
      [1n, 2n],
      [2n, 5n],
      [3n, 9n],
    ]);
  },
);

claim(
  '/concepts/lockup/overview',
  'Sender | an address named at creation | cancel and renounce',
  async ({ lockup }) => {
    const id = await lockup.open({ by: 'other', sender: 'owner' });
    for (const call of ['cancel', 'renounce']) {
      for (const who of ['other', 'sender', 'recipient', 'stranger'])
        await answers(lockup, 'SablierLockup_Unauthorized', who, call, [id]);
      await answers(lockup, 'success', 'owner', call, [id]);
    }
  },
);

claim(
  '/concepts/lockup/overview',
  'From then on only withdrawals change its amounts, unless the status of a price-gated stream changes back.',
  async ({ lockup }) => {
    const { settled } = await oneOfEach(lockup);
    const amounts = ['getDepositedAmount', 'getRefundedAmount', 'getWithdrawnAmount'];
    const read = () => Promise.all(amounts.map((name) => lockup.read(name, [settled])));
    await answers(lockup, 'SablierLockup_StreamSettled', 'sender', 'cancel', [settled]);
    await lockup.call('recipient', 'transferFrom', ['recipient', 'other', settled]);
    await lockup.pass(100n * DAY);
    expect(await read()).toEqual([dai('100'), 0n, 0n]);
    await lockup.call('other', 'withdraw', [settled, 'other', dai('30')]);
    expect(await read()).toEqual([dai('100'), 0n, dai('30')]);
    const gated = await lockup.open({ targetPrice: usd('4000') });
    await lockup.setPrice(usd('4000'));
    await answers(lockup, 'SablierLockup_StreamSettled', 'sender', 'cancel', [gated]);
    await lockup.setPrice(usd('3999'));
    await lockup.call('sender', 'cancel', [gated]);
    expect(await lockup.read('getRefundedAmount', [gated])).toBe(dai('100'));
  },
);
