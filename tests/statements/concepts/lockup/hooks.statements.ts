import { expect } from 'vitest';
import { toEventSelector, toFunctionSelector } from 'viem';
import { inEachModel } from '../../chains/each';
import { statement, dai, DAY, type Chains } from '../../statement';
import { code } from '../../chains/hook-code';
import { allow, allowCall, hooksCalled, openHook } from '../../chains/hook-contract';
import { paid } from './standing';
import { withdrawable, withdrawsAll } from '../../worlds/proofs';

const TRANSFER = toEventSelector('Transfer(address,address,uint256)');

/** A stream of 100 tokens over 100 days that belongs to an allowed contract, on day 40. */
async function owned(lockup: Chains['lockup'], behavior: keyof typeof code = 'records') {
  const hook = await openHook(lockup, behavior);
  const id = await lockup.open({ recipient: 'hook' });
  await lockup.pass(40n * DAY);
  return { hook, id };
}

statement('sablier-lockup-cancel', async ({ lockup }) => {
  const { hook, id } = await owned(lockup);
  await lockup.call('sender', 'cancel', [id]);
  expect(await hooksCalled(lockup, hook.address)).toEqual([
    ['onSablierLockupCancel', id, lockup.accounts.sender, dai('60'), dai('40')],
  ]);
  const signature = 'onSablierLockupCancel(uint256,address,uint128,uint128)';
  expect(toFunctionSelector(signature)).toBe('0x6a5788f8');
});

statement('sablier-lockup-withdraw', async ({ lockup }) => {
  const { hook, id } = await owned(lockup);
  await lockup.call('stranger', 'withdraw', [id, 'hook', dai('7')]);
  expect(await hooksCalled(lockup, hook.address)).toEqual([
    ['onSablierLockupWithdraw', id, lockup.accounts.stranger, hook.address, dai('7')],
  ]);
  const signature = 'onSablierLockupWithdraw(uint256,address,address,uint128)';
  expect(toFunctionSelector(signature)).toBe('0x92b9102b');
});

// moment: before the start and after it; after the end nothing can be canceled.
statement('cancel-inside-multiple', async ({ lockup }) => {
  const { hook, id } = await owned(lockup);
  const ids = [
    id,
    await lockup.open({ recipient: 'hook' }),
    await lockup.open({ recipient: 'hook', start: (await lockup.now()) + DAY }),
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
});

statement('withdrawal-owner-contract', async ({ lockup }) => {
  const { hook, id } = await owned(lockup);
  await lockup.moves(
    () => lockup.call('hook', 'withdraw', [id, 'other', dai('40')]),
    paid('other', dai('40')),
  );
  expect(await hooksCalled(lockup, hook.address)).toEqual([]);
});

statement('creation-none', async ({ lockup }) => {
  const hook = await openHook(lockup);
  const id = await lockup.open({ recipient: 'hook' });
  expect(await lockup.read('ownerOf', [id])).toBe(hook.address);
  expect(await hooksCalled(lockup, hook.address)).toEqual([]);
});

statement('renounce-none', async ({ lockup }) => {
  const { hook, id } = await owned(lockup);
  await lockup.call('sender', 'renounce', [id]);
  expect(await hooksCalled(lockup, hook.address)).toEqual([]);
});

statement('transfer-nft', async ({ lockup }) => {
  const { hook, id } = await owned(lockup);
  await lockup.call('hook', 'transferFrom', ['hook', 'other', id]);
  expect(await hooksCalled(lockup, hook.address)).toEqual([]);
  await lockup.call('other', 'transferFrom', ['other', 'hook', id]);
  expect(await hooksCalled(lockup, hook.address)).toEqual([]);
});

statement('burn-none', async ({ lockup }) => {
  const { hook, id } = await owned(lockup);
  await lockup.pass(60n * DAY);
  await lockup.call('hook', 'withdrawMax', [id, 'hook']);
  await lockup.call('hook', 'setApprovalForAll', ['operator', true]);
  await lockup.call('operator', 'burn', [id]);
  expect(await hooksCalled(lockup, hook.address)).toEqual([]);
});

statement('all-functions-follow', async ({ lockup }) => {
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
      expect(names, `${name} by ${who}`).toEqual(who === 'hook' ? [] : ['onSablierLockupWithdraw']);
      await lockup.pass(DAY);
    }
    await chain.revert({ id: snapshot });
  }
});

statement('withdraw-goes-old-moves', async ({ lockup }) => {
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
});

statement('contract-both-cancels-called', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const hook = await openHook(lockup);
    const id = await lockup.open({ by: 'other', sender: 'hook', recipient: 'hook' });
    await lockup.pass(40n * DAY);
    await lockup.call('hook', 'cancel', [id]);
    expect(await hooksCalled(lockup, hook.address)).toEqual([
      [
        'onSablierLockupCancel',
        id,
        hook.address,
        dai('100') - lockup.even(dai('40')),
        lockup.even(dai('40')),
      ],
    ]);
  });
});

statement('senders-no-hook', async ({ lockup }) => {
  const hook = await openHook(lockup);
  const id = await lockup.open({ by: 'other', sender: 'hook' });
  await lockup.pass(40n * DAY);
  await lockup.call('stranger', 'withdraw', [id, 'recipient', dai('1')]);
  expect(await hooksCalled(lockup, hook.address)).toEqual([]);
  await lockup.call('hook', 'cancel', [id]);
  expect(await hooksCalled(lockup, hook.address)).toEqual([]);
});

statement('withdrawal-makes-fire', async ({ lockup }) => {
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
});

statement(
  'recipient-until-someone-withdraws',
  {
    of: 'lockup',
    model: 'any',
    shape: 'any',
    moment: 'canceled',
    withdrawn: 'any',
    owner: ['hook', 'contract'],
    caller: 'any',
    comptroller: { not: 'reverting' },
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
  },
  async (world) => {
    await world.moves(() => world.pass(world.terms.total), {});
    await withdrawsAll(world);
  },
);

// caller: the function knows one account, the comptroller; a caller of each other kind is refused.
statement('only-comptroller-put-admin', async ({ lockup }) => {
  const { address } = await lockup.deploy('StreamLedger', [lockup.address], 'ledger');
  const listed = () => lockup.read('isAllowedToHook', ['ledger']);
  for (const who of ['admin', 'sender', 'recipient', 'stranger'])
    await lockup.reverts('Comptrollerable_CallerNotComptroller', who, 'allowToHook', ['ledger']);
  const call = allowCall(lockup, address);
  await lockup.comptroller.reverts('CallerNotAdmin', 'stranger', 'execute', call);
  expect(await listed()).toBe(false);
  await lockup.comptroller.call('admin', 'execute', call);
  expect(await listed()).toBe(true);
});

statement('returns-true-id', async ({ lockup }) => {
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
});

statement('returns-false', async ({ lockup }) => {
  const { address } = await lockup.deploy('StreamLedger', [lockup.address], 'ledger');
  await lockup.chain.setCode({ address, bytecode: code.false });
  const error = 'SablierLockup_AllowToHookUnsupportedInterface';
  await lockup.comptroller.reverts(error, 'admin', 'execute', allowCall(lockup, address));
});

statement('no-erc-165', async ({ lockup }) => {
  const { comptroller, accounts } = lockup;
  const error = 'SablierComptroller_ExecutionFailedSilently';
  const { address } = await lockup.deploy('TestToken', ['X', 18], 'token');
  for (const candidate of [address, accounts.recipient]) {
    await comptroller.reverts(error, 'admin', 'execute', allowCall(lockup, candidate));
    await lockup.chain.impersonateAccount({ address: comptroller.address });
    await lockup.reverts('no data', 'comptroller', 'allowToHook', [candidate]);
  }
});

statement('lockup-asks-once-before', async ({ lockup }) => {
  const { hook, id } = await owned(lockup, 'records');
  // The code logs every call that it gets and no longer answers true for any id.
  await lockup.call('stranger', 'withdraw', [id, 'hook', dai('1')]);
  await lockup.call('sender', 'cancel', [id]);
  const called = await hooksCalled(lockup, hook.address);
  expect(called.map(([name]) => name)).toEqual(['onSablierLockupCancel']);
});

statement('reverts-cancellation', async ({ lockup }) => {
  const { id } = await owned(lockup, 'refuses');
  await lockup.reverts('HookNotAllowed', 'sender', 'cancel', [id]);
  await lockup.reverts('HookNotAllowed', 'stranger', 'withdrawMax', [id, 'hook']);
});

statement(
  'returns-value',
  {
    of: 'lockup',
    model: { not: 'priceGated' },
    shape: 'any',
    moment: ['between', 'last'],
    withdrawn: 'any',
    owner: 'wrong',
    caller: { not: 'recipient' },
  },
  async (world) => {
    const error = 'SablierLockup_InvalidHookSelector';
    await world.reverts(error, 'sender', 'cancel', [world.id]);
    await world.refuses(error, world.who, 'withdrawMax', [world.id, 'recipient']);
  },
);

statement('hook-returns-nothing', async ({ lockup }) => {
  for (const behavior of ['nothing', 'short'] as const) await refusedWithoutData(lockup, behavior);
});

statement('hook-uses-gas', async ({ lockup }) => {
  await refusedWithoutData(lockup, 'invalid');
});

async function refusedWithoutData(lockup: Chains['lockup'], behavior: keyof typeof code) {
  const { id, hook } = await owned(lockup, behavior);
  await lockup.reverts('no data', 'sender', 'cancel', [id]);
  await lockup.reverts('no data', 'stranger', 'withdrawMax', [id, 'hook']);
  await hook.become('records');
  await lockup.reverts('success', 'sender', 'cancel', [id]);
  await lockup.reverts('success', 'stranger', 'withdrawMax', [id, 'hook']);
}

statement('fails-inside-cancel', async ({ lockup }) => {
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
});

statement('fails-inside-batch', async ({ lockup }) => {
  const { id } = await owned(lockup, 'false');
  const good = await lockup.open();
  const calls = [good, id].map((stream) => lockup.encode('cancel', [stream]));
  await lockup.reverts('SablierLockup_InvalidHookSelector', 'sender', 'batch', [calls]);
  await lockup.reverts('success', 'sender', 'batch', [calls.slice(0, 1)]);
});

statement(
  'hook-cannot-nobody-even',
  {
    of: 'lockup',
    model: 'any',
    shape: 'any',
    moment: ['between', 'last'],
    withdrawn: 'any',
    owner: ['reverting', 'burning'],
    caller: 'any',
    feed: ['none', 'below'],
    comptroller: ['free', 'fee', 'replaced'],
  },
  async (world) => {
    await world.reverts('no data', 'sender', 'cancel', [world.id]);
    if ((await withdrawable(world)) > 0n && world.who !== 'recipient')
      await world.refuses('no data', world.who, 'withdrawMax', [world.id, 'recipient']);
    await withdrawsAll(world, 'recipient');
  },
);

statement('operator-takes-nft-first', async ({ lockup }) => {
  const { id } = await owned(lockup, 'reverts');
  await lockup.call('hook', 'approve', ['operator', id]);
  await lockup.reverts('no data', 'operator', 'withdrawMax', [id, 'operator']);
  await lockup.call('operator', 'transferFrom', ['hook', 'operator', id]);
  await lockup.moves(() => lockup.call('operator', 'withdrawMax', [id, 'operator']), {
    operator: dai('40'),
    lockup: -dai('40'),
  });
});

statement('owner-calls-tokens-out', async ({ lockup }) => {
  for (const behavior of ['reverts', 'refuses', 'false'] as const) {
    const { id, hook } = await owned(lockup, behavior);
    await lockup.moves(
      () => lockup.call('hook', 'withdraw', [id, 'other', dai('10')]),
      paid('other', dai('10')),
    );
    expect(await hooksCalled(lockup, hook.address)).toEqual([]);
  }
});

statement(
  'contract-upgraded-bug-long',
  {
    of: 'lockup',
    model: 'any',
    moment: ['pending', 'between', 'last'],
    owner: ['reverting', 'burning'],
    feed: ['none', 'below', 'reverting'],
  },
  async (world) => {
    await world.reverts('no data', 'sender', 'cancel', [world.id]);
  },
);

statement('may-stream-depleted', async ({ lockup }) => {
  const { hook, id } = await owned(lockup);
  await lockup.call('hook', 'withdrawMax', [id, 'hook']);
  await lockup.call('sender', 'cancel', [id]);
  expect(await hooksCalled(lockup, hook.address)).toEqual([
    ['onSablierLockupCancel', id, lockup.accounts.sender, dai('60'), 0n],
  ]);
  expect(await lockup.statusOf(id)).toBe('DEPLETED');
});

statement('no-function-remove-entry', async ({ lockup }) => {
  const about = lockup.abi.flatMap((part) =>
    part.type === 'function' && /hook/i.test(part.name) ? part.name : [],
  );
  expect(about.sort()).toEqual(['allowToHook', 'isAllowedToHook']);
  const { hook } = await owned(lockup);
  await hook.become('false');
  const error = 'SablierLockup_AllowToHookUnsupportedInterface';
  await lockup.comptroller.reverts(error, 'admin', 'execute', allowCall(lockup, hook.address));
  expect(await lockup.read('isAllowedToHook', ['hook'])).toBe(true);
});

statement(
  'early-failure-caught',
  {
    of: 'lockupV1_0',
    model: 'any',
    shape: 'any',
    moment: ['between', 'last'],
    owner: ['contract', 'reverting', 'burning', 'wrong'],
    token: ['plain', 'six', 'tether'],
  },
  async (world) => {
    const isIn = (name: string) => world.abi.some((part) => 'name' in part && part.name === name);
    expect(isIn('allowToHook')).toBe(false);
    const part = (await world.released()) / 2n;
    await world.moves(() => world.call('sender', 'withdraw', [world.id, 'recipient', part]), {
      recipient: part,
      contract: -part,
    });
    const back = world.deposit - (await world.released());
    await world.moves(() => world.call('sender', 'cancel', [world.id]), {
      sender: back,
      contract: -back,
    });
  },
);

statement(
  'brought-rule-failure',
  {
    of: 'lockupV1_2',
    model: 'any',
    shape: 'any',
    moment: ['between', 'last'],
    owner: ['contract', 'hook', 'reverting', 'burning', 'wrong'],
    caller: ['sender', 'stranger', 'operator'],
  },
  async (world) => {
    const { id, owner, who } = world;
    const isListed = owner !== 'contract';
    expect(await world.read('isAllowedToHook', ['recipient'])).toBe(isListed);
    const invalid = 'SablierLockup_InvalidHookSelector';
    const outcome = { contract: 'success', hook: 'success', wrong: invalid }[owner as 'hook'];
    await world.reverts(outcome ?? 'no data', who, 'withdrawMax', [id, 'recipient']);
    await world.reverts(outcome ?? 'no data', 'sender', 'cancel', [id]);
    // Its own withdrawal calls no hook.
    await world.reverts('success', 'recipient', 'withdrawMax', [id, 'recipient']);
  },
);
