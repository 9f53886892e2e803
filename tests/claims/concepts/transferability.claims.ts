import { expect } from 'vitest';
import { claim, dai, DAY, eth, usd, usdc } from '../claim';
import { execute } from '../chains/comptroller';
import { standIn } from '../chains/stand-in';

claim(
  '/concepts/transferability',
  'With the flag off, every transfer reverts with SablierLockup_NotTransferable or SablierFlow_NotTransferable.',
  async ({ lockup, flow }) => {
    const locked = await lockup.open({ transferable: false });
    const salary = await flow.open({ transferable: false });
    await lockup.call('recipient', 'approve', ['operator', locked]);
    await flow.call('recipient', 'approve', ['operator', salary]);
    for (const who of ['recipient', 'operator'])
      for (const call of ['transferFrom', 'safeTransferFrom', 'transferFromPayable']) {
        const args = (id: bigint) => ['recipient', 'other', id];
        await flow.reverts('SablierFlow_NotTransferable', who, call, args(salary));
        if (call !== 'transferFromPayable')
          await lockup.reverts('SablierLockup_NotTransferable', who, call, args(locked));
      }
  },
);

claim(
  '/concepts/transferability',
  'isTransferable returns it.',
  async ({ lockup, flow, lockupV1_2 }) => {
    for (const contract of [lockup, flow, lockupV1_2])
      for (const transferable of [true, false]) {
        const id = await contract.open({ transferable });
        expect(await contract.read('isTransferable', [id])).toBe(transferable);
      }
  },
);

claim(
  '/concepts/transferability',
  'Everything that is not withdrawn goes with the token, including what was released before the transfer.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(40n * DAY);
    await lockup.moves(
      () => lockup.call('recipient', 'transferFrom', ['recipient', 'other', id]),
      {},
    );
    await lockup.pass(60n * DAY);
    await lockup.reverts(
      'SablierLockup_WithdrawalAddressNotRecipient',
      'recipient',
      'withdrawMax',
      [id, 'recipient'],
    );
    await lockup.moves(() => lockup.call('other', 'withdrawMax', [id, 'other']), {
      other: dai('100'),
      lockup: -dai('100'),
    });
  },
);

claim(
  '/concepts/transferability',
  'New owner can withdraw | all released tokens still inside, and later ones | all covered debt, and what accrues later',
  async ({ lockup, flow }) => {
    const id = await lockup.open();
    const salary = await flow.open();
    await lockup.pass(10n * DAY);
    await lockup.call('recipient', 'transferFrom', ['recipient', 'other', id]);
    await flow.call('recipient', 'transferFrom', ['recipient', 'other', salary]);
    for (const days of [10n, 1n]) {
      await lockup.moves(() => lockup.call('other', 'withdrawMax', [id, 'owner']), {
        owner: days * dai('1'),
        lockup: -days * dai('1'),
      });
      await flow.moves(() => flow.call('other', 'withdrawMax', [salary, 'owner']), {
        'owner.usdc': days * usdc('86.4'),
        'flow.usdc': -days * usdc('86.4'),
      });
      await lockup.pass(DAY);
    }
  },
);

claim(
  '/concepts/transferability',
  'Also moves | the rest of the schedule | the uncovered debt, and the right to void',
  async ({ lockup, flow }) => {
    const id = await lockup.open();
    const salary = await flow.open({ deposit: usdc('50') });
    await flow.pass(DAY);
    await lockup.call('recipient', 'transferFrom', ['recipient', 'other', id]);
    await flow.call('recipient', 'transferFrom', ['recipient', 'other', salary]);
    expect(await flow.read('uncoveredDebtOf', [salary])).toBe(usdc('36.4'));
    await flow.reverts('SablierFlow_Unauthorized', 'recipient', 'void', [salary]);
    await flow.call('other', 'void', [salary]);
    expect(await flow.read('isVoided', [salary])).toBe(true);
    await lockup.pass(99n * DAY);
    await lockup.moves(() => lockup.call('other', 'withdrawMax', [id, 'other']), {
      other: dai('100'),
      lockup: -dai('100'),
    });
  },
);

claim(
  '/concepts/transferability',
  'Sender and their rights | unchanged | unchanged',
  async ({ lockup, flow }) => {
    const id = await lockup.open();
    const salary = await flow.open();
    await lockup.pass(10n * DAY);
    await lockup.call('recipient', 'transferFrom', ['recipient', 'other', id]);
    await flow.call('recipient', 'transferFrom', ['recipient', 'other', salary]);
    expect(await lockup.read('getSender', [id])).toBe(lockup.accounts.sender);
    expect(await flow.read('getSender', [salary])).toBe(flow.accounts.sender);
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
      sender: dai('90'),
      lockup: -dai('90'),
    });
    await flow.moves(() => flow.call('sender', 'refundMax', [salary]), {
      'sender.usdc': usdc('136'),
      'flow.usdc': -usdc('136'),
    });
  },
);

claim('/concepts/transferability', 'Fee | none | none', async ({ lockup, flow }) => {
  await lockup.setMinFee(usd('100'));
  await flow.setMinFee(usd('100'));
  const id = await lockup.open();
  const salary = await flow.open();
  await lockup.moves(async () => {
    await lockup.call('recipient', 'transferFrom', ['recipient', 'other', id]);
    await flow.call('recipient', 'transferFrom', ['recipient', 'other', salary]);
  }, {});
  expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.other);
  expect(await flow.read('ownerOf', [salary])).toBe(flow.accounts.other);
});

claim(
  '/concepts/transferability',
  'The contract has released 40, so the buyer can withdraw 30 in the same block and 60 more by day 100.',
  async ({ lockup }) => {
    const id = await lockup.open({ deposit: dai('100'), total: 100n * DAY });
    await lockup.pass(40n * DAY);
    await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('10')]);
    const sold = await lockup.now();
    await lockup.call('recipient', 'transferFrom', ['recipient', 'other', id]);
    expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('40'));
    await lockup.moves(() => lockup.call('other', 'withdrawMax', [id, 'other']), {
      other: dai('30'),
      lockup: -dai('30'),
    });
    expect(await lockup.now()).toBe(sold);
    await lockup.pass(60n * DAY);
    await lockup.moves(() => lockup.call('other', 'withdrawMax', [id, 'other']), {
      other: dai('60'),
      lockup: -dai('60'),
    });
  },
);

claim(
  '/concepts/transferability',
  'It sends everything withdrawable to the current owner and the NFT to the new one, or reverts as a whole.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(40n * DAY);
    await lockup.reverts('ERC721InvalidReceiver', 'recipient', 'withdrawMaxAndTransfer', [
      id,
      '0x0000000000000000000000000000000000000000',
    ]);
    await lockup.moves(() => lockup.call('recipient', 'withdrawMaxAndTransfer', [id, 'other']), {
      recipient: dai('40'),
      lockup: -dai('40'),
    });
    expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.other);
  },
);

claim(
  '/concepts/transferability',
  'The owner and approved accounts can call it.',
  async ({ lockup }) => {
    const [first, second, third] = [await lockup.open(), await lockup.open(), await lockup.open()];
    await lockup.pass(40n * DAY);
    await lockup.call('recipient', 'approve', ['operator', second]);
    for (const who of ['sender', 'stranger', 'operator'])
      await lockup.reverts('SablierLockup_Unauthorized', who, 'withdrawMaxAndTransfer', [
        first,
        'other',
      ]);
    await lockup.call('recipient', 'setApprovalForAll', ['delegate', true]);
    for (const [who, id] of [
      ['recipient', first],
      ['operator', second],
      ['delegate', third],
    ] as const)
      await lockup.moves(() => lockup.call(who, 'withdrawMaxAndTransfer', [id, 'other']), {
        recipient: dai('40'),
        lockup: -dai('40'),
      });
  },
);

claim(
  '/concepts/transferability',
  'If nothing is withdrawable, it skips the withdrawal; if something is, the usual withdrawal fee applies.',
  async ({ lockup }) => {
    await lockup.setMinFee(usd('3'));
    const early = await lockup.open({ cliff: 25n * DAY });
    const late = await lockup.open();
    await lockup.pass(DAY);
    await lockup.moves(
      () => lockup.call('recipient', 'withdrawMaxAndTransfer', [early, 'other']),
      {},
    );
    expect(await lockup.read('ownerOf', [early])).toBe(lockup.accounts.other);
    const send = ['recipient', 'withdrawMaxAndTransfer', [late, 'other']] as const;
    const fee = eth('0.001');
    await lockup.reverts('SablierLockup_InsufficientFeePayment', ...send, { value: fee - 1n });
    await lockup.moves(() => lockup.call(...send, { value: fee }), {
      recipient: dai('1'),
      lockup: -dai('1'),
      'recipient.coin': -fee,
      'lockup.coin': fee,
    });
  },
);

claim(
  '/concepts/transferability',
  'On a non-transferable stream the whole call reverts, the withdrawal included.',
  async ({ lockup }) => {
    const id = await lockup.open({ transferable: false });
    await lockup.pass(40n * DAY);
    await lockup.reverts('SablierLockup_NotTransferable', 'recipient', 'withdrawMaxAndTransfer', [
      id,
      'other',
    ]);
    expect(await lockup.read('getWithdrawnAmount', [id])).toBe(0n);
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('40'));
  },
);

claim(
  '/concepts/transferability',
  'Put withdrawMax and transferFromPayable into one batch.',
  async ({ flow }) => {
    await flow.setMinFee(usd('3'));
    const id = await flow.open();
    await flow.pass(DAY);
    const { recipient, other } = flow.accounts;
    const calls = [
      flow.encode('withdrawMax', [id, recipient]),
      flow.encode('transferFromPayable', [recipient, other, id]),
    ];
    const fee = eth('0.001');
    await flow.moves(() => flow.call('recipient', 'batch', [calls], { value: fee }), {
      'recipient.usdc': usdc('86.4'),
      'flow.usdc': -usdc('86.4'),
      'recipient.coin': -fee,
      'flow.coin': fee,
    });
    expect(await flow.read('ownerOf', [id])).toBe(other);
  },
);

claim(
  '/concepts/transferability',
  'transferFromPayable, new in v3.0, does what transferFrom does; it exists because a batch that carries a withdrawal fee can contain payable functions only.',
  async ({ flow }) => {
    const id = await flow.open();
    await flow.pass(DAY);
    const { recipient, other } = flow.accounts;
    const move = (name: string) => [flow.encode(name, [recipient, other, id])];
    await flow.reverts('no data', 'recipient', 'batch', [move('transferFrom')], { value: 1n });
    await flow.call('recipient', 'batch', [move('transferFromPayable')], { value: 1n });
    expect(await flow.read('ownerOf', [id])).toBe(other);
    await flow.reverts('ERC721InsufficientApproval', 'recipient', 'transferFromPayable', [
      'other',
      'recipient',
      id,
    ]);
  },
);

claim(
  '/concepts/transferability',
  'withdrawMax reverts when nothing can be withdrawn; in that case, transfer without it.',
  async ({ flow }) => {
    const id = await flow.open();
    await flow.reverts('SablierFlow_WithdrawAmountZero', 'recipient', 'withdrawMax', [
      id,
      'recipient',
    ]);
    await flow.call('recipient', 'transferFrom', ['recipient', 'other', id]);
    expect(await flow.read('ownerOf', [id])).toBe(flow.accounts.other);
  },
);

claim(
  '/concepts/transferability',
  'transferFrom, transferFromPayable and withdrawMaxAndTransfer do not ask.',
  async ({ lockup, flow }) => {
    // A contract with code and no function, so `safeTransferFrom` is refused.
    const deaf = await standIn(lockup, { otherwise: 'reverts' });
    const [first, second] = [await lockup.open(), await lockup.open()];
    const [third, fourth] = [await flow.open(), await flow.open()];
    const to = (id: bigint) => ['recipient', deaf, id];
    await lockup.reverts('ERC721InvalidReceiver', 'recipient', 'safeTransferFrom', to(first));
    await flow.reverts('ERC721InvalidReceiver', 'recipient', 'safeTransferFrom', to(third));
    await lockup.call('recipient', 'transferFrom', to(first));
    await lockup.call('recipient', 'withdrawMaxAndTransfer', [second, deaf]);
    await flow.call('recipient', 'transferFrom', to(third));
    await flow.call('recipient', 'transferFromPayable', to(fourth));
    expect(await lockup.read('balanceOf', [deaf])).toBe(2n);
    expect(await flow.read('balanceOf', [deaf])).toBe(2n);
  },
);

claim('/concepts/transferability', 'Transfers call no Lockup hook.', async ({ lockup }) => {
  // Whatever hook it is asked for, the contract fails.
  const hook = await standIn(lockup, {
    'supportsInterface(bytes4)': [1n],
    otherwise: 'reverts',
  });
  await execute(lockup, 'allowToHook', [hook]);
  const id = await lockup.open();
  await lockup.call('recipient', 'transferFrom', ['recipient', hook, id]);
  await lockup.pass(DAY);
  await lockup.reverts('no data', 'sender', 'cancel', [id]);
  await lockup.chain.impersonateAccount({ address: hook });
  await lockup.call(hook, 'transferFrom', [hook, 'other', id]);
  expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.other);
});

claim(
  '/concepts/transferability',
  'A deposit into a Flow stream that is waiting in the mempool is protected: deposit names the recipient it expects, and reverts with SablierFlow_NotStreamRecipient after a transfer.',
  async ({ flow }) => {
    const id = await flow.open();
    const deposit = [id, usdc('5'), 'sender', 'recipient'];
    await flow.fund('other', usdc('5'), 'usdc');
    await flow.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
    await flow.reverts('SablierFlow_NotStreamRecipient', 'other', 'deposit', deposit);
    await flow.call('other', 'deposit', [id, usdc('5'), 'sender', 'owner']);
    expect(await flow.read('getBalance', [id])).toBe(usdc('1005'));
  },
);

claim(
  '/concepts/transferability',
  "An approved account can withdraw on the recipient's behalf, to any address.",
  async ({ lockup, flow }) => {
    const id = await lockup.open({ transferable: false });
    const salary = await flow.open({ transferable: false });
    await lockup.pass(DAY);
    await lockup.call('recipient', 'approve', ['operator', id]);
    await flow.call('recipient', 'approve', ['operator', salary]);
    await lockup.reverts('SablierLockup_WithdrawalAddressNotRecipient', 'stranger', 'withdrawMax', [
      id,
      'other',
    ]);
    await lockup.moves(() => lockup.call('operator', 'withdrawMax', [id, 'other']), {
      other: dai('1'),
      lockup: -dai('1'),
    });
    await flow.moves(() => flow.call('operator', 'withdrawMax', [salary, 'other']), {
      'other.usdc': usdc('86.4'),
      'flow.usdc': -usdc('86.4'),
    });
  },
);

claim(
  '/concepts/transferability',
  'Burning works in Lockup, once the stream is depleted.',
  async ({ lockup }) => {
    const id = await lockup.open({ transferable: false, total: DAY });
    await lockup.pass(DAY);
    await lockup.reverts('SablierLockup_StreamNotDepleted', 'recipient', 'burn', [id]);
    await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
    await lockup.call('recipient', 'burn', [id]);
    expect(await lockup.read('balanceOf', ['recipient'])).toBe(0n);
  },
);

claim(
  '/concepts/transferability',
  'Streams of Lockup v1.0 can always be transferred, and if they are cancelable, the recipient can cancel as well as the sender.',
  async ({ lockupV1_0 }) => {
    const names = lockupV1_0.abi.flatMap((item) => (item.type === 'function' ? [item.name] : []));
    expect(names).toContain('isCancelable');
    expect(names).not.toContain('isTransferable');
    const id = await lockupV1_0.open({ transferable: false });
    await lockupV1_0.call('recipient', 'transferFrom', ['recipient', 'other', id]);
    expect(await lockupV1_0.read('ownerOf', [id])).toBe(lockupV1_0.accounts.other);
    await lockupV1_0.call('other', 'cancel', [id]);
    expect(await lockupV1_0.read('wasCanceled', [id])).toBe(true);
  },
);
