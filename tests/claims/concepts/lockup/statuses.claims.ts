import { expect } from 'vitest';
import { claim, dai, DAY, eth, usd, YEAR, type Chains } from '../../claim';
import { answers, CLIFF, oneOfEach, paid } from './standing';

/** Answers each call, but with nothing that can be decoded as a price. */
const ANSWERS_NOTHING = '0x00';

claim(
  '/concepts/lockup/statuses',
  'Nothing is released, and a cancellation returns the full deposit.',
  async ({ lockup }) => {
    const { pending } = await oneOfEach(lockup);
    expect(await lockup.read('streamedAmountOf', [pending])).toBe(0n);
    await lockup.moves(
      () => lockup.call('sender', 'cancel', [pending]),
      paid('sender', dai('100')),
    );
  },
);

claim(
  '/concepts/lockup/statuses',
  'There may be nothing to withdraw: a stream without a start unlock that waits for its cliff is streaming with a withdrawable amount of 0.',
  async ({ lockup }) => {
    const id = await lockup.open(CLIFF);
    await lockup.pass(25n * DAY - 1n);
    expect(await lockup.statusOf(id)).toBe('STREAMING');
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(0n);
    await lockup.pass(1n);
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('25'));
  },
);

claim(
  '/concepts/lockup/statuses',
  'The sender has nothing to get back, so settled streams cannot be canceled, and isCancelable returns false even if the flag was true.',
  async ({ lockup }) => {
    const id = await lockup.open({ cancelable: true, total: DAY });
    expect(await lockup.read('isCancelable', [id])).toBe(true);
    await lockup.pass(DAY);
    expect(await lockup.read('refundableAmountOf', [id])).toBe(0n);
    expect(await lockup.read('isCancelable', [id])).toBe(false);
    await answers(lockup, 'SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
  },
);

claim(
  '/concepts/lockup/statuses',
  'A stream can be settled from creation: when its end lies in the past, when every segment or tranche with an amount does, when the last segment with an amount is the current one and has exponent 0, or when the unlock amounts that are already due make up the whole deposit of a linear stream.',
  async ({ lockup }) => {
    const now = await lockup.now();
    const start = now - 10n * DAY;
    const all = dai('100');
    const ids = [
      await lockup.open({ start, total: 10n * DAY }),
      await lockup.open({
        start,
        segments: [
          [all, eth('2'), 9n * DAY],
          [0n, eth('1'), YEAR],
        ],
      }),
      await lockup.open({
        start,
        tranches: [
          [all, 9n * DAY],
          [0n, YEAR],
        ],
      }),
      await lockup.open({ segments: [[all, 0n, YEAR]] }),
      await lockup.open({
        start,
        segments: [
          [0n, eth('1'), DAY],
          [all, 0n, YEAR],
        ],
      }),
      await lockup.open({ unlocks: { start: all, cliff: 0n } }),
      await lockup.open({ start, cliff: DAY, unlocks: { start: dai('40'), cliff: dai('60') } }),
    ];
    for (const id of ids) expect(await lockup.statusOf(id)).toBe('SETTLED');
    const running = await lockup.open({
      start,
      cliff: DAY,
      unlocks: { start: 0n, cliff: all - 1n },
    });
    expect(await lockup.statusOf(running)).toBe('STREAMING');
  },
);

claim(
  '/concepts/lockup/statuses',
  'There is no deadline for the remainder.',
  async ({ lockup }) => {
    const { canceled } = await oneOfEach(lockup);
    await lockup.pass(100n * YEAR);
    expect(await lockup.statusOf(canceled)).toBe('CANCELED');
    await lockup.moves(
      () => lockup.call('recipient', 'withdrawMax', [canceled, 'recipient']),
      paid('recipient', dai('40')),
    );
  },
);

claim(
  '/concepts/lockup/statuses',
  "The owner may burn the NFT; the stream's data and its status stay readable afterwards.",
  async ({ lockup }) => {
    const { depleted } = await oneOfEach(lockup);
    await lockup.call('recipient', 'burn', [depleted]);
    await answers(lockup, 'ERC721NonexistentToken', 'other', 'ownerOf', [depleted]);
    expect(await lockup.statusOf(depleted)).toBe('DEPLETED');
    expect(await lockup.read('getSender', [depleted])).toBe(lockup.accounts.sender);
    expect(await lockup.read('getDepositedAmount', [depleted])).toBe(dai('100'));
    expect(await lockup.read('getWithdrawnAmount', [depleted])).toBe(dai('100'));
  },
);

claim(
  '/concepts/lockup/statuses',
  'isStream returns false for it, getRecipient, ownerOf and tokenURI revert with ERC721NonexistentToken, and statusOf and the other getters of a stream revert with SablierLockupState_Null.',
  async ({ lockup }) => {
    const id = await lockup.read('nextStreamId');
    expect(await lockup.read('isStream', [id])).toBe(false);
    for (const getter of ['getRecipient', 'ownerOf', 'tokenURI'])
      await answers(lockup, 'ERC721NonexistentToken', 'other', getter, [id]);
    const getters =
      'statusOf isCold isWarm isCancelable isTransferable isDepleted wasCanceled getSender getUnderlyingToken ' +
      'getStartTime getEndTime getDepositedAmount getRefundedAmount getWithdrawnAmount getLockupModel ' +
      'getCliffTime getUnlockAmounts getGranularity getSegments getTranches getPriceGatedUnlockParams ' +
      'streamedAmountOf withdrawableAmountOf refundableAmountOf calculateMinFeeWei';
    for (const getter of getters.split(' '))
      await answers(lockup, 'SablierLockupState_Null', 'other', getter, [id]);
  },
);

claim(
  '/concepts/lockup/statuses',
  'Once their remainder is withdrawn, both flags are set and the status is DEPLETED.',
  async ({ lockup }) => {
    const { canceled } = await oneOfEach(lockup);
    expect(await lockup.read('isDepleted', [canceled])).toBe(false);
    await lockup.call('recipient', 'withdraw', [canceled, 'recipient', dai('40')]);
    expect(await lockup.read('isDepleted', [canceled])).toBe(true);
    expect(await lockup.read('wasCanceled', [canceled])).toBe(true);
    expect(await lockup.statusOf(canceled)).toBe('DEPLETED');
  },
);

claim(
  '/concepts/lockup/statuses',
  'wasCanceled stays true, so call it to tell a canceled stream from one that ran to its end.',
  async ({ lockup }) => {
    const { canceled, depleted } = await oneOfEach(lockup);
    await lockup.call('recipient', 'withdrawMax', [canceled, 'recipient']);
    expect(await lockup.statusOf(canceled)).toBe(await lockup.statusOf(depleted));
    expect(await lockup.read('wasCanceled', [canceled])).toBe(true);
    expect(await lockup.read('wasCanceled', [depleted])).toBe(false);
  },
);

claim('/concepts/lockup/statuses', 'isWarm and isCold tell them apart.', async ({ lockup }) => {
  const { pending, streaming, ...cold } = await oneOfEach(lockup);
  const ask = async (id: bigint) => [
    await lockup.read('isWarm', [id]),
    await lockup.read('isCold', [id]),
  ];
  for (const id of [pending, streaming]) expect(await ask(id)).toEqual([true, false]);
  for (const id of Object.values(cold)) expect(await ask(id)).toEqual([false, true]);
});

claim(
  '/concepts/lockup/statuses',
  'A price-gated stream is the exception: while it is settled, a price that falls makes it warm again.',
  async ({ lockup }) => {
    const id = await lockup.open({ targetPrice: usd('4000') });
    await lockup.setPrice(usd('4000'));
    expect(await lockup.statusOf(id)).toBe('SETTLED');
    expect(await lockup.read('isWarm', [id])).toBe(false);
    await lockup.setPrice(usd('3999'));
    expect(await lockup.read('isWarm', [id])).toBe(true);
  },
);

claim(
  '/concepts/lockup/statuses',
  'A stream that is canceled before its start never shows as CANCELED, because nothing was released and nothing is left.',
  async ({ lockup }) => {
    const { pending } = await oneOfEach(lockup);
    await lockup.call('sender', 'cancel', [pending]);
    expect(await lockup.statusOf(pending)).toBe('DEPLETED');
    expect(await lockup.read('withdrawableAmountOf', [pending])).toBe(0n);
  },
);

claim(
  '/concepts/lockup/statuses',
  'The same happens when the sender cancels before a cliff without a start unlock, or right after the recipient has withdrawn all that was released.',
  async ({ lockup }) => {
    const waiting = await lockup.open(CLIFF);
    const unlocked = await lockup.open({ ...CLIFF, unlocks: { start: dai('1'), cliff: 0n } });
    const emptied = await lockup.open();
    await lockup.pass(20n * DAY);
    await lockup.call('recipient', 'withdrawMax', [emptied, 'recipient']);
    for (const id of [waiting, emptied, unlocked]) await lockup.call('sender', 'cancel', [id]);
    expect(await lockup.statusOf(waiting)).toBe('DEPLETED');
    expect(await lockup.statusOf(emptied)).toBe('DEPLETED');
    expect(await lockup.statusOf(unlocked)).toBe('CANCELED');
  },
);

claim(
  '/concepts/lockup/statuses',
  'A stream that starts now or in the past is never pending.',
  async ({ lockup }) => {
    const now = await lockup.now();
    const at = async (start: bigint) => lockup.statusOf(await lockup.open({ start }));
    expect(await at(now)).toBe('STREAMING');
    expect(await at(now - DAY)).toBe('STREAMING');
    expect(await at(now + 1n)).toBe('PENDING');
  },
);

claim(
  '/concepts/lockup/statuses',
  'No withdrawal can deplete a stream that is streaming, because part of the deposit is still unreleased.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(100n * DAY - 1n);
    await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
    expect(await lockup.statusOf(id)).toBe('STREAMING');
    const rest = [id, 'recipient', 1n];
    await lockup.reverts('SablierLockup_Overdraw', 'recipient', 'withdraw', rest);
  },
);

claim(
  '/concepts/lockup/statuses',
  'The sender receives 100, the status is DEPLETED, and wasCanceled is true.',
  async ({ lockup }) => {
    const id = await lockup.open(CLIFF);
    await lockup.pass(20n * DAY);
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), paid('sender', dai('100')));
    expect(await lockup.statusOf(id)).toBe('DEPLETED');
    expect(await lockup.read('wasCanceled', [id])).toBe(true);
  },
);

claim(
  '/concepts/lockup/statuses',
  'If it is canceled on day 40 instead, with nothing withdrawn, the sender receives 60, and the status is CANCELED until the recipient has withdrawn 40.',
  async ({ lockup }) => {
    const id = await lockup.open(CLIFF);
    await lockup.pass(40n * DAY);
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), paid('sender', dai('60')));
    await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('40') - 1n]);
    expect(await lockup.statusOf(id)).toBe('CANCELED');
    await lockup.call('recipient', 'withdraw', [id, 'recipient', 1n]);
    expect(await lockup.statusOf(id)).toBe('DEPLETED');
  },
);

claim(
  '/concepts/lockup/statuses',
  'PENDING | no, nothing released | yes, full refund | yes | no',
  async ({ lockup }) => {
    const { pending } = await oneOfEach(lockup);
    const unit = [pending, 'recipient', 1n];
    await lockup.reverts('SablierLockup_Overdraw', 'recipient', 'withdraw', unit);
    await answers(lockup, 'success', 'sender', 'renounce', [pending]);
    await answers(lockup, 'SablierLockup_StreamNotDepleted', 'recipient', 'burn', [pending]);
    const cancel = () => lockup.call('sender', 'cancel', [pending]);
    await lockup.moves(cancel, paid('sender', dai('100')));
  },
);

claim(
  '/concepts/lockup/statuses',
  'STREAMING | up to the released part | yes | yes | no',
  async ({ lockup }) => {
    const { streaming } = await oneOfEach(lockup);
    const withdraw = (outcome: string, amount: bigint) =>
      lockup.reverts(outcome, 'recipient', 'withdraw', [streaming, 'recipient', amount]);
    await withdraw('success', dai('40'));
    await withdraw('SablierLockup_Overdraw', dai('40') + 1n);
    await answers(lockup, 'success', 'sender', 'cancel', [streaming]);
    await answers(lockup, 'success', 'sender', 'renounce', [streaming]);
    await answers(lockup, 'SablierLockup_StreamNotDepleted', 'recipient', 'burn', [streaming]);
  },
);

claim('/concepts/lockup/statuses', 'SETTLED | yes | no | no | no', async ({ lockup }) => {
  const { settled } = await oneOfEach(lockup);
  await answers(lockup, 'SablierLockup_StreamSettled', 'sender', 'cancel', [settled]);
  await answers(lockup, 'SablierLockup_StreamSettled', 'sender', 'renounce', [settled]);
  await answers(lockup, 'SablierLockup_StreamNotDepleted', 'recipient', 'burn', [settled]);
  const withdraw = () => lockup.call('recipient', 'withdraw', [settled, 'recipient', dai('100')]);
  await lockup.moves(withdraw, paid('recipient', dai('100')));
});

claim(
  '/concepts/lockup/statuses',
  'CANCELED | the remainder | no | no | no',
  async ({ lockup }) => {
    const { canceled } = await oneOfEach(lockup);
    const all = [canceled, 'recipient', dai('100')];
    await lockup.reverts('SablierLockup_Overdraw', 'recipient', 'withdraw', all);
    await answers(lockup, 'SablierLockup_StreamCanceled', 'sender', 'cancel', [canceled]);
    await answers(lockup, 'SablierLockup_StreamCanceled', 'sender', 'renounce', [canceled]);
    await answers(lockup, 'SablierLockup_StreamNotDepleted', 'recipient', 'burn', [canceled]);
    const withdraw = () => lockup.call('recipient', 'withdrawMax', [canceled, 'recipient']);
    await lockup.moves(withdraw, paid('recipient', dai('40')));
  },
);

claim('/concepts/lockup/statuses', 'DEPLETED | no | no | no | yes', async ({ lockup }) => {
  const { depleted } = await oneOfEach(lockup);
  const unit = [depleted, 'recipient', 1n];
  await lockup.reverts('SablierLockup_StreamDepleted', 'recipient', 'withdraw', unit);
  await answers(lockup, 'SablierLockup_StreamDepleted', 'sender', 'cancel', [depleted]);
  await answers(lockup, 'SablierLockup_StreamDepleted', 'sender', 'renounce', [depleted]);
  await answers(lockup, 'success', 'recipient', 'burn', [depleted]);
});

claim(
  '/concepts/lockup/statuses',
  'Cancel and renounce also need a cancelable stream and the sender as caller.',
  async ({ lockup }) => {
    const id = await lockup.open();
    const fixed = await lockup.open({ cancelable: false });
    for (const call of ['cancel', 'renounce']) {
      await answers(lockup, 'SablierLockup_StreamNotCancelable', 'sender', call, [fixed]);
      for (const who of ['recipient', 'stranger'])
        await answers(lockup, 'SablierLockup_Unauthorized', who, call, [id]);
      await answers(lockup, 'success', 'sender', call, [id]);
    }
  },
);

claim(
  '/concepts/lockup/statuses',
  'Burn needs the owner of the NFT or someone the owner approved.',
  async ({ lockup }) => {
    const { depleted } = await oneOfEach(lockup);
    await lockup.call('recipient', 'setApprovalForAll', ['operator', true]);
    await lockup.call('recipient', 'approve', ['delegate', depleted]);
    for (const who of ['sender', 'stranger'])
      await answers(lockup, 'SablierLockup_Unauthorized', who, 'burn', [depleted]);
    for (const who of ['recipient', 'operator', 'delegate'])
      await answers(lockup, 'success', who, 'burn', [depleted]);
  },
);

claim(
  '/concepts/lockup/statuses',
  'withdrawMax | any but DEPLETED, with nothing available | SablierLockup_WithdrawAmountZero',
  async ({ lockup }) => {
    const { pending, streaming } = await oneOfEach(lockup);
    await lockup.call('recipient', 'withdrawMax', [streaming, 'recipient']);
    for (const id of [pending, streaming]) {
      const args = [id, 'recipient'];
      await lockup.reverts('SablierLockup_WithdrawAmountZero', 'recipient', 'withdrawMax', args);
    }
  },
);

claim(
  '/concepts/lockup/statuses',
  'withdraw, withdrawMax, cancel, renounce | DEPLETED | SablierLockup_StreamDepleted',
  async ({ lockup }) => {
    const { depleted } = await oneOfEach(lockup);
    const error = 'SablierLockup_StreamDepleted';
    await lockup.reverts(error, 'recipient', 'withdraw', [depleted, 'recipient', 1n]);
    await lockup.reverts(error, 'recipient', 'withdrawMax', [depleted, 'recipient']);
    await answers(lockup, error, 'sender', 'cancel', [depleted]);
    await answers(lockup, error, 'sender', 'renounce', [depleted]);
  },
);

claim(
  '/concepts/lockup/statuses',
  'burn | any but DEPLETED | SablierLockup_StreamNotDepleted',
  async ({ lockup }) => {
    const { depleted, ...others } = await oneOfEach(lockup);
    const ids = Object.values(others);
    await answers(lockup, 'SablierLockup_StreamNotDepleted', 'recipient', 'burn', ids);
    await answers(lockup, 'success', 'recipient', 'burn', [depleted]);
  },
);

claim(
  '/concepts/lockup/statuses',
  'If the stream is transferable, they work in all five, until the NFT is burned.',
  async ({ lockup }) => {
    const { depleted, ...others } = await oneOfEach(lockup);
    for (const id of [depleted, ...Object.values(others)]) {
      await lockup.call('recipient', 'transferFrom', ['recipient', 'other', id]);
      expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.other);
    }
    await lockup.call('other', 'burn', [depleted]);
    const burned = ['other', 'owner', depleted];
    await lockup.reverts('ERC721NonexistentToken', 'other', 'transferFrom', burned);
    const fixed = ['recipient', 'other', await lockup.open({ transferable: false })];
    await lockup.reverts('SablierLockup_NotTransferable', 'recipient', 'transferFrom', fixed);
  },
);

claim(
  '/concepts/lockup/statuses',
  'If there is nothing to withdraw, withdrawMaxAndTransfer transfers only.',
  async ({ lockup }) => {
    const { pending, depleted } = await oneOfEach(lockup);
    for (const id of [pending, depleted]) {
      const call = () => lockup.call('recipient', 'withdrawMaxAndTransfer', [id, 'other']);
      await lockup.moves(call, {});
      expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.other);
    }
  },
);

claim(
  '/concepts/lockup/statuses',
  'If it falls back before the end, or the feed stops being usable, and nobody has withdrawn, the status is STREAMING again.',
  async ({ lockup }) => {
    const feed = lockup.on(await lockup.deploy('OddFeed', [], 'feed'));
    const id = await lockup.open({ targetPrice: usd('4000'), oracle: 'feed' });
    const report = async (price: bigint, fails: boolean) => {
      await feed.call('admin', 'set', [price, 0n, fails]);
      return lockup.statusOf(id);
    };
    expect(await report(usd('4000'), false)).toBe('SETTLED');
    expect(await report(usd('3999'), false)).toBe('STREAMING');
    expect(await report(usd('4000'), false)).toBe('SETTLED');
    expect(await report(usd('4000'), true)).toBe('STREAMING');
  },
);

claim(
  '/concepts/lockup/statuses',
  'If the price reaches the target earlier, the full deposit can be withdrawn while the status is PENDING, and the stream goes from PENDING to DEPLETED.',
  async ({ lockup }) => {
    const start = (await lockup.now()) + DAY;
    const id = await lockup.open({ targetPrice: usd('4000'), start });
    await lockup.setPrice(usd('4000'));
    expect(await lockup.statusOf(id)).toBe('PENDING');
    const withdraw = () => lockup.call('recipient', 'withdraw', [id, 'recipient', dai('100')]);
    await lockup.moves(withdraw, paid('recipient', dai('100')));
    expect(await lockup.statusOf(id)).toBe('DEPLETED');
  },
);

claim(
  '/concepts/lockup/statuses',
  'In that same situation cancel reverts with SablierLockup_StreamSettled.',
  async ({ lockup }) => {
    const start = (await lockup.now()) + DAY;
    const id = await lockup.open({ targetPrice: usd('4000'), start });
    await answers(lockup, 'success', 'sender', 'cancel', [id]);
    await lockup.setPrice(usd('4000'));
    expect(await lockup.statusOf(id)).toBe('PENDING');
    await answers(lockup, 'SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
  },
);

claim(
  '/concepts/lockup/statuses',
  'isCancelable still returns true, so rely on refundableAmountOf, which returns 0.',
  async ({ lockup }) => {
    const start = (await lockup.now()) + DAY;
    const id = await lockup.open({ targetPrice: usd('4000'), start });
    expect(await lockup.read('refundableAmountOf', [id])).toBe(dai('100'));
    await lockup.setPrice(usd('4000'));
    expect(await lockup.read('isCancelable', [id])).toBe(true);
    expect(await lockup.read('refundableAmountOf', [id])).toBe(0n);
  },
);

claim(
  '/concepts/lockup/statuses',
  'A cancellation returns the whole deposit and leads straight to DEPLETED.',
  async ({ lockup }) => {
    const id = await lockup.open({ targetPrice: usd('4000') });
    await lockup.pass(99n * DAY);
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), paid('sender', dai('100')));
    expect(await lockup.statusOf(id)).toBe('DEPLETED');
  },
);

claim(
  '/concepts/lockup/statuses',
  'Any other amount above 0 reverts with SablierLockup_WithdrawAmountNotEqualWithdrawableAmount.',
  async ({ lockup }) => {
    const id = await lockup.open({ targetPrice: usd('4000') });
    const withdraw = (outcome: string, amount: bigint) =>
      lockup.reverts(outcome, 'recipient', 'withdraw', [id, 'recipient', amount]);
    const error = 'SablierLockup_WithdrawAmountNotEqualWithdrawableAmount';
    for (const amount of [1n, dai('100')]) await withdraw(error, amount);
    await lockup.setPrice(usd('4000'));
    for (const amount of [1n, dai('99'), dai('100') + 1n]) await withdraw(error, amount);
    await withdraw('SablierLockup_WithdrawAmountZero', 0n);
    await withdraw('success', dai('100'));
  },
);

/** A price-gated stream that starts tomorrow, and whose feed then returns what cannot be decoded. */
async function withDeadFeed(lockup: Chains['lockup']): Promise<bigint> {
  const { address } = await lockup.deploy('OddFeed', [], 'feed');
  const start = (await lockup.now()) + DAY;
  const id = await lockup.open({
    targetPrice: usd('4000'),
    oracle: 'feed',
    start,
    total: 100n * DAY,
  });
  await lockup.chain.setCode({ address, bytecode: ANSWERS_NOTHING });
  return id;
}

claim(
  '/concepts/lockup/statuses',
  'While it returns data that cannot be decoded, every call that needs the streamed amount reverts without data until the end of the stream: withdraw, withdrawMax, withdrawMaxAndTransfer, cancel, streamedAmountOf, withdrawableAmountOf, refundableAmountOf and tokenURI.',
  async ({ lockup }) => {
    const id = await withDeadFeed(lockup);
    const fail = async () => {
      const views = ['streamedAmountOf', 'withdrawableAmountOf', 'refundableAmountOf', 'tokenURI'];
      for (const view of views) await answers(lockup, 'no data', 'other', view, [id]);
      await answers(lockup, 'no data', 'sender', 'cancel', [id]);
      await lockup.reverts('no data', 'recipient', 'withdraw', [id, 'recipient', dai('100')]);
      await lockup.reverts('no data', 'recipient', 'withdrawMax', [id, 'recipient']);
      await lockup.reverts('no data', 'recipient', 'withdrawMaxAndTransfer', [id, 'other']);
    };
    await fail();
    await lockup.pass(DAY);
    await fail();
    await lockup.pass(100n * DAY - 1n);
    await fail();
    await lockup.pass(1n);
    await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
  },
);

claim(
  '/concepts/lockup/statuses',
  'Once the stream has started, so do the calls that need its status: statusOf, isCancelable, isWarm, isCold and renounce.',
  async ({ lockup }) => {
    const id = await withDeadFeed(lockup);
    const views = ['statusOf', 'isCancelable', 'isWarm', 'isCold'];
    for (const view of views) await answers(lockup, 'success', 'other', view, [id]);
    await answers(lockup, 'success', 'sender', 'renounce', [id]);
    await lockup.pass(DAY);
    for (const view of views) await answers(lockup, 'no data', 'other', view, [id]);
    await answers(lockup, 'no data', 'sender', 'renounce', [id]);
  },
);

claim(
  '/concepts/lockup/statuses',
  'From the end on the contract no longer asks the feed: the stream is SETTLED and can be withdrawn.',
  async ({ lockup }) => {
    const { address } = await lockup.deploy('OddFeed', [], 'feed');
    const id = await lockup.open({ targetPrice: usd('4000'), oracle: 'feed', total: DAY });
    await lockup.chain.setCode({ address, bytecode: ANSWERS_NOTHING });
    await lockup.pass(DAY);
    expect(await lockup.statusOf(id)).toBe('SETTLED');
    const withdraw = () => lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
    await lockup.moves(withdraw, paid('recipient', dai('100')));
  },
);

claim(
  '/concepts/lockup/statuses',
  'A feed that reverts counts as "no price": the deposit stays locked until the feed returns a price at or above the target or the stream ends, and cancel works.',
  async ({ lockup }) => {
    const feed = lockup.on(await lockup.deploy('OddFeed', [], 'feed'));
    const id = await lockup.open({ targetPrice: usd('4000'), oracle: 'feed', total: DAY });
    const available = () => lockup.read('withdrawableAmountOf', [id]);
    await feed.call('admin', 'set', [usd('5000'), 0n, true]);
    expect(await available()).toBe(0n);
    await answers(lockup, 'success', 'sender', 'cancel', [id]);
    await feed.call('admin', 'set', [usd('3999'), 0n, false]);
    expect(await available()).toBe(0n);
    await feed.call('admin', 'set', [usd('4000'), 0n, false]);
    expect(await available()).toBe(dai('100'));
    await feed.call('admin', 'set', [usd('5000'), 0n, false]);
    expect(await available()).toBe(dai('100'));
    await feed.call('admin', 'set', [usd('5000'), 0n, true]);
    await lockup.pass(DAY);
    expect(await available()).toBe(dai('100'));
  },
);

claim(
  '/concepts/lockup/statuses',
  'withdraw | any but DEPLETED | SablierLockup_Overdraw, if the amount is too high',
  async ({ lockup }) => {
    const { depleted, ...others } = await oneOfEach(lockup);
    const withdraw = (outcome: string, id: bigint) =>
      lockup.reverts(outcome, 'recipient', 'withdraw', [id, 'recipient', dai('100') + 1n]);
    for (const id of Object.values(others)) await withdraw('SablierLockup_Overdraw', id);
    await withdraw('SablierLockup_StreamDepleted', depleted);
  },
);

claim(
  '/concepts/lockup/statuses',
  'cancel, renounce | CANCELED | SablierLockup_StreamCanceled',
  async ({ lockup }) => {
    const { canceled } = await oneOfEach(lockup);
    for (const call of ['cancel', 'renounce'])
      await answers(lockup, 'SablierLockup_StreamCanceled', 'sender', call, [canceled]);
  },
);

claim(
  '/concepts/lockup/statuses',
  'cancel, renounce | SETTLED | SablierLockup_StreamSettled',
  async ({ lockup }) => {
    const { settled } = await oneOfEach(lockup);
    for (const call of ['cancel', 'renounce'])
      await answers(lockup, 'SablierLockup_StreamSettled', 'sender', call, [settled]);
  },
);
