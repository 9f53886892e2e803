import { expect } from 'vitest';
import { datedParams, linearArgs } from '../../chains/creation';
import { reasonsIn, streamsIn } from '../../chains/logs';
import { outcomes } from '../../chains/roles';
import { round, standIn } from '../../chains/stand-in';
import { claim, dai, DAY, usd } from '../../claim';

const ERROR = {
  refused: 'SablierLockup_Unauthorized',
  notRecipient: 'SablierLockup_WithdrawalAddressNotRecipient',
  notController: 'Comptrollerable_CallerNotComptroller',
} as const;

claim(
  '/reference/lockup/access-control',
  'Sender | the account named at creation; it need not have created or funded the stream, and it never changes',
  async ({ lockup }) => {
    const id = await lockup.open({ by: 'other', sender: 'sender' });
    await lockup.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
    await outcomes(lockup, 'cancel', [id], { sender: 'success', other: ERROR.refused });
    expect(await lockup.read('getSender', [id])).toBe(lockup.accounts.sender);
    const names = lockup.abi.flatMap((item) => (item.type === 'function' ? [item.name] : []));
    expect(names.filter((name) => /^(set|change|transfer).*sender/i.test(name))).toEqual([]);
  },
);

claim(
  '/reference/lockup/access-control',
  'Recipient | whoever owns the stream NFT now',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
    await lockup.pass(DAY);
    await outcomes(lockup, 'withdraw', [id, 'other', dai('1')], {
      owner: 'success',
      recipient: ERROR.notRecipient,
    });
  },
);

claim(
  '/reference/lockup/access-control',
  'Operator | an account that the recipient approved, for this NFT or for all its NFTs',
  async ({ lockup }) => {
    const [id, second] = [await lockup.open(), await lockup.open()];
    await lockup.call('recipient', 'approve', ['operator', id]);
    await lockup.call('recipient', 'setApprovalForAll', ['delegate', true]);
    await lockup.pass(DAY);
    const take = (stream: bigint) => [stream, 'other', dai('1')];
    await outcomes(lockup, 'withdraw', take(id), { operator: 'success', delegate: 'success' });
    await outcomes(lockup, 'withdraw', take(second), {
      operator: ERROR.notRecipient,
      delegate: 'success',
    });
  },
);

claim(
  '/reference/lockup/access-control',
  'Anyone else | every other account, including the funder once the stream exists',
  async ({ lockup }) => {
    const id = await lockup.open({ by: 'other' });
    await lockup.pass(DAY);
    await outcomes(lockup, 'cancel', [id], { other: ERROR.refused });
    await outcomes(lockup, 'renounce', [id], { other: ERROR.refused });
    await outcomes(lockup, 'withdraw', [id, 'other', dai('1')], { other: ERROR.notRecipient });
    await outcomes(lockup, 'withdraw', [id, 'recipient', dai('1')], { other: 'success' });
  },
);

claim(
  '/reference/lockup/access-control',
  'If one account holds several, it has all their rights.',
  async ({ lockup }) => {
    const id = await lockup.open({ sender: 'owner', recipient: 'owner' });
    await lockup.pass(DAY);
    await lockup.call('owner', 'withdraw', [id, 'other', dai('1')]);
    await lockup.moves(() => lockup.call('owner', 'cancel', [id]), {
      owner: dai('99'),
      lockup: -dai('99'),
    });
  },
);

claim(
  '/reference/lockup/access-control',
  'Anyone may create a stream for anyone, and pays its deposit.',
  async ({ lockup }) => {
    await lockup.fund('stranger', dai('100'));
    const args = linearArgs(datedParams(await lockup.now()));
    await lockup.moves(() => lockup.call('stranger', 'createWithTimestampsLL', args), {
      stranger: -dai('100'),
      lockup: dai('100'),
    });
  },
);

claim(
  '/reference/lockup/access-control',
  'It leaves the stream alone and emits InvalidStreamInCancelMultiple with the reason.',
  async ({ lockup }) => {
    const [mine, foreign] = [await lockup.open(), await lockup.open({ sender: 'other' })];
    await lockup.moves(() => lockup.call('sender', 'cancelMultiple', [[mine, foreign]]), {
      sender: dai('100'),
      lockup: -dai('100'),
    });
    const event = 'InvalidStreamInCancelMultiple';
    expect(await streamsIn(lockup, event)).toEqual([foreign]);
    expect(await reasonsIn(lockup, event)).toEqual(['SablierLockup_Unauthorized']);
    expect(await lockup.read('isCancelable', [foreign])).toBe(true);
  },
);

claim(
  '/reference/lockup/access-control',
  'Anyone can push tokens to the recipient, at their own cost.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(DAY);
    await lockup.moves(() => lockup.call('stranger', 'withdrawMax', [id, 'recipient']), {
      recipient: dai('1'),
      lockup: -dai('1'),
    });
  },
);

claim(
  '/reference/lockup/access-control',
  'Only the recipient and its operators choose another destination; the sender cannot.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.call('recipient', 'approve', ['operator', id]);
    await lockup.pass(DAY);
    await outcomes(lockup, 'withdraw', [id, 'other', dai('1')], {
      recipient: 'success',
      operator: 'success',
      sender: ERROR.notRecipient,
      stranger: ERROR.notRecipient,
    });
  },
);

claim(
  '/reference/lockup/access-control',
  'An entry that fails inside withdrawMultiple emits InvalidWithdrawalInWithdrawMultiple and leaves the others alone.',
  async ({ lockup }) => {
    const ids = [await lockup.open(), await lockup.open()];
    await lockup.pass(DAY);
    const args = [ids, [dai('2'), dai('1')]];
    await lockup.moves(() => lockup.call('stranger', 'withdrawMultiple', args), {
      recipient: dai('1'),
      lockup: -dai('1'),
    });
    const named = await streamsIn(lockup, 'InvalidWithdrawalInWithdrawMultiple');
    expect(named).toEqual([ids[0]]);
  },
);

claim(
  '/reference/lockup/access-control',
  'In a price-gated stream, whoever controls the price feed that was named at creation decides before the end when the tokens unlock, and whether they lock again.',
  async ({ lockup }) => {
    const feed = (price: bigint) => {
      const answers = { 'decimals()': [8n], 'latestRoundData()': round(price, 0n) };
      return standIn(lockup, answers);
    };
    const id = await lockup.open({ targetPrice: usd('4000'), oracle: await feed(usd('1')) });
    const open = async (price: string) => {
      await feed(usd(price));
      return lockup.read<bigint>('withdrawableAmountOf', [id]);
    };
    expect(await open('3999')).toBe(0n);
    expect(await open('4000')).toBe(dai('100'));
    expect(await open('3999')).toBe(0n);
    await lockup.pass(1000n * DAY);
    expect(await open('1')).toBe(dai('100'));
  },
);

claim(
  '/reference/lockup/access-control',
  'withdrawMaxAndTransfer skips the withdrawal when nothing can be withdrawn.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.moves(() => lockup.call('recipient', 'withdrawMaxAndTransfer', [id, 'owner']), {});
    expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.owner);
  },
);

claim(
  '/reference/lockup/access-control',
  'safeTransferFrom also asks a contract that receives the NFT, and reverts with ERC721InvalidReceiver if it does not accept it.',
  async ({ lockup }) => {
    const id = await lockup.open();
    const deaf = await standIn(lockup, { otherwise: 'reverts' });
    const move = ['recipient', deaf, id];
    await lockup.reverts('ERC721InvalidReceiver', 'recipient', 'safeTransferFrom', move);
    // The right of the caller comes first.
    await lockup.reverts('ERC721InsufficientApproval', 'stranger', 'safeTransferFrom', move);
    await lockup.call('recipient', 'transferFrom', move);
    expect(await lockup.read('balanceOf', [deaf])).toBe(1n);
  },
);

claim(
  '/reference/lockup/access-control',
  'On a stream that is not transferable, every transfer reverts with SablierLockup_NotTransferable, whoever calls; only withdrawMaxAndTransfer checks the caller first.',
  async ({ lockup }) => {
    const id = await lockup.open({ transferable: false });
    const error = 'SablierLockup_NotTransferable';
    await outcomes(lockup, 'transferFrom', ['recipient', 'other', id], {
      recipient: error,
      sender: error,
      stranger: error,
    });
    await outcomes(lockup, 'withdrawMaxAndTransfer', [id, 'other'], {
      recipient: error,
      sender: 'SablierLockup_Unauthorized',
      stranger: 'SablierLockup_Unauthorized',
    });
  },
);

claim(
  '/reference/lockup/access-control',
  'Approvals work on such a stream too: an operator can withdraw, but not move the NFT.',
  async ({ lockup }) => {
    const id = await lockup.open({ transferable: false });
    await lockup.call('recipient', 'approve', ['operator', id]);
    await lockup.pass(DAY);
    const move = ['recipient', 'other', id];
    await lockup.reverts('SablierLockup_NotTransferable', 'operator', 'transferFrom', move);
    await lockup.moves(() => lockup.call('operator', 'withdraw', [id, 'other', dai('1')]), {
      other: dai('1'),
      lockup: -dai('1'),
    });
  },
);

claim(
  '/reference/lockup/access-control',
  'Each call inside batch has the rights of the account that called batch.',
  async ({ lockup }) => {
    const calls = [[lockup.encode('cancel', [await lockup.open()])]];
    await outcomes(lockup, 'batch', calls, { sender: 'success', recipient: ERROR.refused });
  },
);

claim(
  '/reference/lockup/access-control',
  'The comptroller can touch surplus tokens only: what was sent to the contract outside of any stream.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(DAY);
    const token = await lockup.read('getUnderlyingToken', [id]);
    const { admin } = lockup.accounts;
    await outcomes(lockup, 'recover', ['dai', 'admin'], {
      admin: ERROR.notController,
      sender: ERROR.notController,
    });
    const recover = ['lockup', lockup.encode('recover', [token, admin])];
    await lockup.moves(() => lockup.comptroller.call('admin', 'execute', recover), {});
    const withdraw = ['lockup', lockup.encode('withdraw', [id, admin, dai('1')])];
    await lockup.comptroller.reverts(ERROR.notRecipient, 'admin', 'execute', withdraw);
  },
);

claim(
  '/reference/lockup/access-control',
  'setNativeToken takes effect once.',
  async ({ lockup }) => {
    const set = (coin: string) => ['lockup', lockup.encode('setNativeToken', [coin])];
    const { other, owner } = lockup.accounts;
    await lockup.comptroller.call('admin', 'execute', set(other));
    const again = set(owner);
    await lockup.comptroller.reverts(
      'SablierLockup_NativeTokenAlreadySet',
      'admin',
      'execute',
      again,
    );
    expect(await lockup.read('nativeToken')).toBe(other);
  },
);

claim(
  '/reference/lockup/access-control',
  'A stranger who cancels a depleted stream gets the error that it is depleted, not that they lack the right.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.reverts(ERROR.refused, 'stranger', 'cancel', [id]);
    await lockup.pass(100n * DAY);
    await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
    await lockup.reverts('SablierLockup_StreamDepleted', 'stranger', 'cancel', [id]);
  },
);

claim(
  '/reference/lockup/access-control',
  'On a settled stream, renounce gives the sender and a stranger the same error; cancel checks the caller first.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(100n * DAY);
    const settled = 'SablierLockup_StreamSettled';
    await outcomes(lockup, 'renounce', [id], { sender: settled, stranger: settled });
    await outcomes(lockup, 'cancel', [id], { sender: settled, stranger: ERROR.refused });
  },
);
