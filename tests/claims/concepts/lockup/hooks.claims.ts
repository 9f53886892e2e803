import { expect } from 'vitest';
import { toEventSelector, toFunctionSelector } from 'viem';
import { claim, dai, DAY, type Chains } from '../../claim';
import { allow, allowCall, code, hooksCalled, openHook } from './hook-contract';
import { paid } from './standing';

const TRANSFER = toEventSelector('Transfer(address,address,uint256)');

/** A stream of 100 tokens over 100 days that belongs to an allowed contract, on day 40. */
async function owned(lockup: Chains['lockup'], behavior: keyof typeof code = 'records') {
  const hook = await openHook(lockup, behavior);
  const id = await lockup.open({ recipient: 'hook' });
  await lockup.pass(40n * DAY);
  return { hook, id };
}

claim(
  '/concepts/lockup/hooks',
  'onSablierLockupCancel | uint256 streamId, address sender, uint128 senderAmount, uint128 recipientAmount | 0x6a5788f8',
  async ({ lockup }) => {
    const { hook, id } = await owned(lockup);
    await lockup.call('sender', 'cancel', [id]);
    expect(await hooksCalled(lockup, hook.address)).toEqual([
      ['onSablierLockupCancel', id, lockup.accounts.sender, dai('60'), dai('40')],
    ]);
    const signature = 'onSablierLockupCancel(uint256,address,uint128,uint128)';
    expect(toFunctionSelector(signature)).toBe('0x6a5788f8');
  },
);

claim(
  '/concepts/lockup/hooks',
  'onSablierLockupWithdraw | uint256 streamId, address caller, address to, uint128 amount | 0x92b9102b',
  async ({ lockup }) => {
    const { hook, id } = await owned(lockup);
    await lockup.call('stranger', 'withdraw', [id, 'hook', dai('7')]);
    expect(await hooksCalled(lockup, hook.address)).toEqual([
      ['onSablierLockupWithdraw', id, lockup.accounts.stranger, hook.address, dai('7')],
    ]);
    const signature = 'onSablierLockupWithdraw(uint256,address,address,uint128)';
    expect(toFunctionSelector(signature)).toBe('0x92b9102b');
  },
);

claim(
  '/concepts/lockup/hooks',
  'cancel, also inside cancelMultiple or batch | cancel hook, always',
  async ({ lockup }) => {
    const { hook, id } = await owned(lockup);
    const ids = [
      id,
      await lockup.open({ recipient: 'hook' }),
      await lockup.open({ recipient: 'hook' }),
    ];
    const [first, second, third] = ids;
    const called = async () =>
      (await hooksCalled(lockup, hook.address)).map((call) => call.slice(0, 2));
    await lockup.call('sender', 'cancel', [first]);
    expect(await called()).toEqual([['onSablierLockupCancel', first]]);
    await lockup.call('sender', 'cancelMultiple', [[second]]);
    expect(await called()).toEqual([['onSablierLockupCancel', second]]);
    await lockup.call('sender', 'batch', [[lockup.encode('cancel', [third])]]);
    expect(await called()).toEqual([['onSablierLockupCancel', third]]);
  },
);

claim(
  '/concepts/lockup/hooks',
  'withdrawal by the owner contract itself | none',
  async ({ lockup }) => {
    const { hook, id } = await owned(lockup);
    await lockup.moves(
      () => lockup.call('hook', 'withdraw', [id, 'other', dai('40')]),
      paid('other', dai('40')),
    );
    expect(await hooksCalled(lockup, hook.address)).toEqual([]);
  },
);

claim('/concepts/lockup/hooks', 'creation | none', async ({ lockup }) => {
  const hook = await openHook(lockup);
  const id = await lockup.open({ recipient: 'hook' });
  expect(await lockup.read('ownerOf', [id])).toBe(hook.address);
  expect(await hooksCalled(lockup, hook.address)).toEqual([]);
});

claim('/concepts/lockup/hooks', 'renounce | none', async ({ lockup }) => {
  const { hook, id } = await owned(lockup);
  await lockup.call('sender', 'renounce', [id]);
  expect(await hooksCalled(lockup, hook.address)).toEqual([]);
});

claim('/concepts/lockup/hooks', 'transfer of the NFT | none', async ({ lockup }) => {
  const { hook, id } = await owned(lockup);
  await lockup.call('hook', 'transferFrom', ['hook', 'other', id]);
  expect(await hooksCalled(lockup, hook.address)).toEqual([]);
  await lockup.call('other', 'transferFrom', ['other', 'hook', id]);
  expect(await hooksCalled(lockup, hook.address)).toEqual([]);
});

claim('/concepts/lockup/hooks', 'burn | none', async ({ lockup }) => {
  const { hook, id } = await owned(lockup);
  await lockup.pass(60n * DAY);
  await lockup.call('hook', 'withdrawMax', [id, 'hook']);
  await lockup.call('hook', 'setApprovalForAll', ['operator', true]);
  await lockup.call('operator', 'burn', [id]);
  expect(await hooksCalled(lockup, hook.address)).toEqual([]);
});

claim(
  '/concepts/lockup/hooks',
  'All withdrawal functions (withdraw, withdrawMax, withdrawMultiple and withdrawMaxAndTransfer) follow the same rule: the hook fires when the caller is not the owner.',
  async ({ lockup }) => {
    const { hook, id } = await owned(lockup);
    await lockup.call('hook', 'setApprovalForAll', ['operator', true]);
    const calls = [
      ['withdraw', [id, 'hook', dai('1')]],
      ['withdrawMultiple', [[id], [dai('1')]]],
      ['withdrawMax', [id, 'hook']],
      ['withdrawMaxAndTransfer', [id, 'other']],
    ] as const;
    for (const who of ['operator', 'hook']) {
      const { chain } = lockup;
      const snapshot = await chain.snapshot();
      for (const [name, args] of calls) {
        await lockup.call(who, name, args);
        const names = (await hooksCalled(lockup, hook.address)).map(([hookName]) => hookName);
        expect(names, `${name} by ${who}`).toEqual(
          who === 'hook' ? [] : ['onSablierLockupWithdraw'],
        );
        await lockup.pass(DAY);
      }
      await chain.revert({ id: snapshot });
    }
  },
);

claim(
  '/concepts/lockup/hooks',
  'An approved operator counts as somebody else, even when it sends the tokens to itself.',
  async ({ lockup }) => {
    const { hook, id } = await owned(lockup);
    await lockup.call('hook', 'setApprovalForAll', ['operator', true]);
    await lockup.call('operator', 'withdraw', [id, 'operator', dai('5')]);
    const { operator } = lockup.accounts;
    expect(await hooksCalled(lockup, hook.address)).toEqual([
      ['onSablierLockupWithdraw', id, operator, operator, dai('5')],
    ]);
  },
);

claim(
  '/concepts/lockup/hooks',
  'With withdrawMaxAndTransfer the withdraw hook goes to the old owner, before the NFT moves.',
  async ({ lockup }) => {
    const { hook, id } = await owned(lockup);
    await lockup.call('hook', 'setApprovalForAll', ['operator', true]);
    await lockup.call('operator', 'withdrawMaxAndTransfer', [id, 'other']);
    expect(await hooksCalled(lockup, hook.address)).toEqual([
      ['onSablierLockupWithdraw', id, lockup.accounts.operator, hook.address, dai('40')],
    ]);
    const order = (await lockup.chain.getLogs({})).flatMap(({ address, topics }) => {
      if (address.toLowerCase() === hook.address.toLowerCase()) return ['hook'];
      // The transfer of an NFT has its id as a fourth topic, that of tokens none.
      return address.toLowerCase() === lockup.address.toLowerCase() &&
        topics.length === 4 &&
        topics[0] === TRANSFER
        ? ['transfer']
        : [];
    });
    expect(order).toEqual(['hook', 'transfer']);
  },
);

claim(
  '/concepts/lockup/hooks',
  'If your contract is both the sender and the owner of a stream and cancels it, its own hook is called.',
  async ({ lockup }) => {
    const hook = await openHook(lockup);
    const id = await lockup.open({ by: 'other', sender: 'hook', recipient: 'hook' });
    await lockup.pass(40n * DAY);
    await lockup.call('hook', 'cancel', [id]);
    expect(await hooksCalled(lockup, hook.address)).toEqual([
      ['onSablierLockupCancel', id, hook.address, dai('60'), dai('40')],
    ]);
  },
);

claim(
  '/concepts/lockup/hooks',
  'The contract that receives the call is the owner at that moment, not necessarily the first recipient.',
  async ({ lockup }) => {
    const hook = await openHook(lockup);
    const given = await lockup.open();
    const gone = await lockup.open({ recipient: 'hook' });
    await lockup.call('recipient', 'transferFrom', ['recipient', 'hook', given]);
    await lockup.call('hook', 'transferFrom', ['hook', 'other', gone]);
    await lockup.call('sender', 'cancel', [given]);
    expect(await hooksCalled(lockup, hook.address)).toHaveLength(1);
    await lockup.call('sender', 'cancel', [gone]);
    expect(await hooksCalled(lockup, hook.address)).toEqual([]);
  },
);

claim('/concepts/lockup/hooks', 'Senders have no hook.', async ({ lockup }) => {
  const hook = await openHook(lockup);
  const id = await lockup.open({ by: 'other', sender: 'hook' });
  await lockup.pass(40n * DAY);
  await lockup.call('stranger', 'withdraw', [id, 'recipient', dai('1')]);
  expect(await hooksCalled(lockup, hook.address)).toEqual([]);
  await lockup.call('hook', 'cancel', [id]);
  expect(await hooksCalled(lockup, hook.address)).toEqual([]);
});

claim(
  '/concepts/lockup/hooks',
  'A withdrawal that the owner makes inside its own hook does not fire another one.',
  async ({ lockup }) => {
    const { hook, id } = await owned(lockup, 'withdraws');
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
      sender: dai('60'),
      hook: dai('40'),
      lockup: -dai('100'),
    });
    expect(await hooksCalled(lockup, hook.address)).toEqual([
      ['onSablierLockupCancel', id, lockup.accounts.sender, dai('60'), dai('40')],
    ]);
    expect(await lockup.statusOf(id)).toBe('DEPLETED');
  },
);

claim(
  '/concepts/lockup/hooks',
  'The recipientAmount stays in Lockup until someone withdraws it.',
  async ({ lockup }) => {
    const { id } = await owned(lockup);
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), paid('sender', dai('60')));
    await lockup.pass(100n * DAY);
    const withdraw = () => lockup.call('stranger', 'withdrawMax', [id, 'hook']);
    await lockup.moves(withdraw, paid('hook', dai('40')));
  },
);

claim(
  '/concepts/lockup/hooks',
  "Only the comptroller can put an address on the list: its admin calls allowToHook through the comptroller's execute.",
  async ({ lockup }) => {
    const { address } = await lockup.deploy('StreamLedger', [lockup.address], 'ledger');
    const listed = () => lockup.read('isAllowedToHook', ['ledger']);
    for (const who of ['admin', 'sender', 'recipient', 'stranger'])
      await lockup.reverts('Comptrollerable_CallerNotComptroller', who, 'allowToHook', ['ledger']);
    const call = allowCall(lockup, address);
    await lockup.comptroller.reverts('CallerNotAdmin', 'stranger', 'execute', call);
    expect(await listed()).toBe(false);
    await lockup.comptroller.call('admin', 'execute', call);
    expect(await listed()).toBe(true);
  },
);

claim(
  '/concepts/lockup/hooks',
  'In that call Lockup asks the contract whether it supports the interface id 0xf8ee98d3 by ERC-165.',
  async ({ lockup }) => {
    const { address } = await lockup.deploy('StreamLedger', [lockup.address], 'ledger');
    // True for this id alone: the first argument is compared with it.
    await lockup.chain.setCode({ address, bytecode: '0x60043560e01c63f8ee98d3145f5260205ff3' });
    await allow(lockup, address);
    expect(await lockup.read('isAllowedToHook', ['ledger'])).toBe(true);
    const other = await lockup.deploy('StreamLedger', [lockup.address], 'otherLedger');
    await lockup.chain.setCode({
      address: other.address,
      bytecode: '0x60043560e01c63f8ee98d314155f5260205ff3',
    });
    const error = 'SablierLockup_AllowToHookUnsupportedInterface';
    await lockup.comptroller.reverts(error, 'admin', 'execute', allowCall(lockup, other.address));
  },
);

claim(
  '/concepts/lockup/hooks',
  'returns true for the id | added, event AllowToHook',
  async ({ lockup }) => {
    const { address } = await lockup.deploy('StreamLedger', [lockup.address], 'ledger');
    await allow(lockup, address);
    const [log, ...more] = await lockup.chain.getContractEvents({
      abi: lockup.abi,
      address: lockup.address,
      eventName: 'AllowToHook',
    });
    expect(log?.args).toMatchObject({ recipient: address });
    expect(more).toEqual([]);
    expect(await lockup.read('isAllowedToHook', ['ledger'])).toBe(true);
  },
);

claim(
  '/concepts/lockup/hooks',
  'returns false | reverts with SablierLockup_AllowToHookUnsupportedInterface',
  async ({ lockup }) => {
    const { address } = await lockup.deploy('StreamLedger', [lockup.address], 'ledger');
    await lockup.chain.setCode({ address, bytecode: code.false });
    const error = 'SablierLockup_AllowToHookUnsupportedInterface';
    await lockup.comptroller.reverts(error, 'admin', 'execute', allowCall(lockup, address));
  },
);

claim(
  '/concepts/lockup/hooks',
  'has no ERC-165, or is a plain account | reverts without data, which execute turns into SablierComptroller_ExecutionFailedSilently',
  async ({ lockup }) => {
    const { comptroller, accounts } = lockup;
    const error = 'SablierComptroller_ExecutionFailedSilently';
    const { address } = await lockup.deploy('TestToken', ['X', 18], 'token');
    for (const candidate of [address, accounts.recipient]) {
      await comptroller.reverts(error, 'admin', 'execute', allowCall(lockup, candidate));
      await lockup.chain.impersonateAccount({ address: comptroller.address });
      await lockup.reverts('no data', 'comptroller', 'allowToHook', [candidate]);
    }
  },
);

claim(
  '/concepts/lockup/hooks',
  'Lockup asks for the interface id once, not before each hook.',
  async ({ lockup }) => {
    const { hook, id } = await owned(lockup, 'records');
    // The code logs every call that it gets and no longer answers true for any id.
    await lockup.call('stranger', 'withdraw', [id, 'hook', dai('1')]);
    await lockup.call('sender', 'cancel', [id]);
    const called = await hooksCalled(lockup, hook.address);
    expect(called.map(([name]) => name)).toEqual(['onSablierLockupCancel']);
  },
);

claim(
  '/concepts/lockup/hooks',
  'A contract that is not on the list can own streams like any other account; Lockup does not call it.',
  async ({ lockup }) => {
    const { address } = await lockup.deploy('StreamLedger', [lockup.address], 'ledger');
    await lockup.chain.setCode({ address, bytecode: code.reverts });
    const id = await lockup.open({ recipient: 'ledger' });
    await lockup.pass(40n * DAY);
    const withdraw = () => lockup.call('stranger', 'withdraw', [id, 'ledger', dai('10')]);
    await lockup.moves(withdraw, paid('ledger', dai('10')));
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), paid('sender', dai('60')));
  },
);

claim(
  '/concepts/lockup/hooks',
  'reverts | the cancellation or withdrawal reverts with the same data',
  async ({ lockup }) => {
    const { id } = await owned(lockup, 'refuses');
    await lockup.reverts('HookNotAllowed', 'sender', 'cancel', [id]);
    await lockup.reverts('HookNotAllowed', 'stranger', 'withdrawMax', [id, 'hook']);
  },
);

claim(
  '/concepts/lockup/hooks',
  'returns another value | reverts with SablierLockup_InvalidHookSelector',
  async ({ lockup }) => {
    const { id } = await owned(lockup, 'false');
    await lockup.reverts('SablierLockup_InvalidHookSelector', 'sender', 'cancel', [id]);
    const withdraw = [id, 'hook', dai('1')];
    await lockup.reverts('SablierLockup_InvalidHookSelector', 'stranger', 'withdraw', withdraw);
  },
);

claim(
  '/concepts/lockup/hooks',
  'fails inside cancelMultiple or withdrawMultiple | only that stream is skipped, and an event says why',
  async ({ lockup }) => {
    const { id } = await owned(lockup, 'reverts');
    const good = await lockup.open();
    await lockup.pass(10n * DAY);
    const snapshot = await lockup.chain.snapshot();
    const amounts = [dai('1'), dai('10')];
    expect(await lockup.events('stranger', 'withdrawMultiple', [[id, good], amounts])).toEqual([
      'InvalidWithdrawalInWithdrawMultiple',
      'WithdrawFromLockupStream',
    ]);
    await lockup.chain.revert({ id: snapshot });
    expect(await lockup.events('sender', 'cancelMultiple', [[id, good]])).toEqual([
      'InvalidStreamInCancelMultiple',
      'CancelLockupStream',
    ]);
    expect(await lockup.statusOf(id)).toBe('STREAMING');
    expect(await lockup.statusOf(good)).toBe('CANCELED');
  },
);

claim(
  '/concepts/lockup/hooks',
  'fails inside batch | the whole batch reverts',
  async ({ lockup }) => {
    const { id } = await owned(lockup, 'false');
    const good = await lockup.open();
    const calls = [good, id].map((stream) => lockup.encode('cancel', [stream]));
    await lockup.reverts('SablierLockup_InvalidHookSelector', 'sender', 'batch', [calls]);
    await lockup.reverts('success', 'sender', 'batch', [calls.slice(0, 1)]);
  },
);

claim(
  '/concepts/lockup/hooks',
  'While a hook reverts, the sender cannot cancel the stream and nobody but the owner can withdraw, not even an approved operator.',
  async ({ lockup }) => {
    const { id } = await owned(lockup, 'reverts');
    await lockup.call('hook', 'setApprovalForAll', ['operator', true]);
    await lockup.reverts('no data', 'sender', 'cancel', [id]);
    for (const who of ['sender', 'stranger', 'operator'])
      await lockup.reverts('no data', who, 'withdrawMax', [id, 'hook']);
    await lockup.reverts('no data', 'operator', 'withdrawMax', [id, 'operator']);
    const withdraw = () => lockup.call('hook', 'withdrawMax', [id, 'hook']);
    await lockup.moves(withdraw, paid('hook', dai('40')));
  },
);

claim(
  '/concepts/lockup/hooks',
  'In a contract that cannot be upgraded, a bug in a hook stays for as long as the contract holds streams.',
  async ({ lockup }) => {
    const { id } = await owned(lockup, 'reverts');
    await lockup.pass(20n * DAY);
    await lockup.reverts('no data', 'sender', 'cancel', [id]);
    await lockup.call('hook', 'transferFrom', ['hook', 'other', id]);
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), paid('sender', dai('40')));
  },
);

claim(
  '/concepts/lockup/hooks',
  'It may be 0, and then the stream is depleted.',
  async ({ lockup }) => {
    const { hook, id } = await owned(lockup);
    await lockup.call('hook', 'withdrawMax', [id, 'hook']);
    await lockup.call('sender', 'cancel', [id]);
    expect(await hooksCalled(lockup, hook.address)).toEqual([
      ['onSablierLockupCancel', id, lockup.accounts.sender, dai('60'), 0n],
    ]);
    expect(await lockup.statusOf(id)).toBe('DEPLETED');
  },
);

claim(
  '/concepts/lockup/hooks',
  'There is no function to remove an address, so an entry is permanent.',
  async ({ lockup }) => {
    const about = lockup.abi.flatMap((part) =>
      part.type === 'function' && /hook/i.test(part.name) ? part.name : [],
    );
    expect(about.sort()).toEqual(['allowToHook', 'isAllowedToHook']);
    const { hook } = await owned(lockup);
    await hook.become('false');
    const error = 'SablierLockup_AllowToHookUnsupportedInterface';
    await lockup.comptroller.reverts(error, 'admin', 'execute', allowCall(lockup, hook.address));
    expect(await lockup.read('isAllowedToHook', ['hook'])).toBe(true);
  },
);
