import { pad, zeroHash } from 'viem';
import { expect } from 'vitest';
import { receiptOf } from '@sablier-docs/testing/receipt';
import { code } from '../../../chains/hook-code';
import { inEachModel } from '../../../chains/each';
import { statement, dai, DAY, usd, type Chains } from '../../../statement';
import { allow, DOLLAR, put } from '../support';

/** The ledger of the page on the allowlist, and a stream of 100 tokens over 100 days for it. */
async function openForLedger(lockup: Chains['lockup']) {
  const ledger = await put(lockup, 'StreamLedger', ['lockup']);
  await allow(lockup, ledger.address);
  return { ledger, id: await lockup.open({ recipient: 'StreamLedger' }) };
}

/** The vault of the page on the allowlist, and a stream in it for `other`, funded by `sender`. */
async function openInVault(lockup: Chains['lockup']) {
  const vault = await put(lockup, 'BeneficiaryVault', ['lockup', 'dai']);
  await allow(lockup, vault.address);
  await vault.fund('sender', dai('364'));
  return { vault, id: await vault.call<bigint>('sender', 'create', ['other', dai('364')]) };
}

// moment: both calls that have hooks, before the start, between and after the end.
statement('lockup-never-hooks-list', async ({ lockup }) => {
  const ledger = await put(lockup, 'StreamLedger', ['lockup']);
  const id = await lockup.open({ recipient: 'StreamLedger' });
  await lockup.pass(10n * DAY);
  await lockup.call('stranger', 'withdrawMax', [id, 'StreamLedger']);
  await lockup.call('sender', 'cancel', [id]);
  const late = await lockup.open({ recipient: 'StreamLedger', start: (await lockup.now()) + DAY });
  const done = await lockup.open({ recipient: 'StreamLedger', total: DAY });
  await lockup.call('sender', 'cancel', [late]);
  await lockup.pass(DAY);
  await lockup.call('stranger', 'withdrawMax', [done, 'StreamLedger']);
  for (const each of [id, late, done]) {
    expect(await ledger.read('pushed', [each])).toBe(0n);
    expect(await ledger.read('lost', [each])).toBe(0n);
  }
});

statement('allow-asks-once-whether', async ({ lockup }) => {
  const { address } = await lockup.deploy('TestOracle', [8, 1n], 'feed');
  // Answers whether the argument, in the first four bytes after the selector, is this id.
  const yesTo = (id: string) =>
    lockup.chain.setCode({ address, bytecode: `0x60043560e01c63${id}1460005260206000f3` });
  await yesTo('f8ee98d4');
  await expect(allow(lockup, address)).rejects.toThrow();
  await yesTo('f8ee98d3');
  await allow(lockup, address);
  expect(await lockup.read<boolean>('isAllowedToHook', ['feed'])).toBe(true);
});

statement('answer-false-unsupported', async ({ lockup }) => {
  const { address } = await lockup.deploy('TestOracle', [8, 1n], 'feed');
  // Answers every call with zero.
  await lockup.chain.setCode({ address, bytecode: '0x60206000f3' });
  await lockup.chain.impersonateAccount({ address: lockup.comptroller.address });
  const error = 'SablierLockup_AllowToHookUnsupportedInterface';
  await lockup.reverts(error, 'comptroller', 'allowToHook', ['feed']);
});

statement('wallet-erc-becomes', async ({ lockup }) => {
  await lockup.chain.impersonateAccount({ address: lockup.comptroller.address });
  for (const who of ['other', 'oracle']) {
    await lockup.reverts('no data', 'comptroller', 'allowToHook', [who]);
    const call = ['lockup', lockup.encode('allowToHook', [who])];
    const error = 'SablierComptroller_ExecutionFailedSilently';
    await lockup.comptroller.reverts(error, 'admin', 'execute', call);
  }
});

statement('withdrawal-balance-refund', async ({ lockup }) => {
  const staking = await put(lockup, 'StakeSablierNFT', ['admin', 'lockup', 'dai', 'dai']);
  await allow(lockup, staking.address);
  const id = await lockup.open();
  await lockup.call('recipient', 'approve', ['StakeSablierNFT', id]);
  await staking.call('recipient', 'stake', [id]);
  await lockup.pass(10n * DAY);
  // The hook forwards what has arrived; without it in the balance, it would revert.
  const pay = () => lockup.call('stranger', 'withdrawMax', [id, 'StakeSablierNFT']);
  await lockup.moves(pay, { recipient: dai('10'), lockup: -dai('10') });
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
    sender: dai('90'),
    lockup: -dai('90'),
  });
});

statement('contract-withdraws-no-runs', async ({ lockup }) => {
  const { ledger, id } = await openForLedger(lockup);
  await lockup.chain.impersonateAccount({ address: ledger.address });
  await lockup.pass(10n * DAY);
  await lockup.call('StreamLedger', 'withdraw', [id, 'StreamLedger', dai('4')]);
  expect(await ledger.read('pushed', [id])).toBe(0n);
  await lockup.call('stranger', 'withdraw', [id, 'StreamLedger', dai('6')]);
  expect(await ledger.read('pushed', [id])).toBe(dai('6'));
});

statement('withdraw-multiple-cancel-blocks', async ({ lockup }) => {
  const { vault, id } = await openInVault(lockup);
  const ids = [id, await lockup.open()];
  await lockup.pass(10n * DAY);
  const names = await lockup.events('stranger', 'withdrawMultiple', [ids, [dai('1'), dai('10')]]);
  expect(names).toEqual(['InvalidWithdrawalInWithdrawMultiple', 'WithdrawFromLockupStream']);
  expect(await lockup.balanceOf('recipient')).toBe(dai('10'));
  // A hook that reverts whatever happens.
  await lockup.chain.setCode({ address: vault.address, bytecode: '0x60006000fd' });
  const [blocked, free] = [
    await lockup.open({ recipient: 'BeneficiaryVault' }),
    await lockup.open(),
  ];
  await lockup.reverts('no data', 'sender', 'cancel', [blocked]);
  await lockup.moves(() => lockup.call('sender', 'cancelMultiple', [[blocked, free]]), {
    sender: dai('100'),
    lockup: -dai('100'),
  });
});

statement('hook-burns-all-gas', async ({ lockup }) => {
  const { ledger, id } = await openForLedger(lockup);
  const ids = [id, await lockup.open(), await lockup.open()];
  await lockup.pass(10n * DAY);
  // An invalid instruction: it takes all gas with it.
  await lockup.chain.setCode({ address: ledger.address, bytecode: '0xfe' });
  const amounts = ids.map(() => dai('10'));
  const withGas = async (gas: bigint, count = ids.length) => {
    const hash = await lockup.chain.sendTransaction({
      account: lockup.accounts.stranger,
      to: lockup.address,
      data: lockup.encode('withdrawMultiple', [ids.slice(0, count), amounts.slice(0, count)]),
      gas,
      chain: null,
    });
    return receiptOf(lockup.chain, hash);
  };
  for (const gas of [500_000n, 1_000_000n, 3_000_000n]) {
    expect((await withGas(gas)).status).toBe('reverted');
  }
  expect(await lockup.balanceOf('recipient')).toBe(0n);
  // What is left behind the hook, where no entry comes after it.
  const left = (15_000_000n - (await withGas(15_000_000n, 1)).gasUsed) / 15_000n;
  expect(Number(left) / 10).toBeGreaterThan(2.7);
  expect(Number(left) / 10).toBeLessThan(3.3);
  const { status, gasUsed } = await withGas(15_000_000n);
  expect(status).toBe('success');
  expect(gasUsed).toBeGreaterThan(14_000_000n);
  expect(await lockup.balanceOf('recipient')).toBe(dai('20'));
});

statement('erc721-received-different', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const { address } = await lockup.deploy('TestOracle', [8, 1n], 'receiver');
    const id = await lockup.open();
    const give = ['recipient', 'receiver', id];
    // Counts its calls in storage and answers with the selector of onERC721Received.
    const bytecode = '0x60016000540160005563150b7a0260e01b60005260206000f3';
    await lockup.chain.setCode({ address, bytecode });
    await lockup.chain.setStorageAt({ address, index: 0, value: zeroHash });
    await lockup.call('recipient', 'safeTransferFrom', give);
    expect(await lockup.chain.getStorageAt({ address, slot: zeroHash })).toBe(
      pad('0x1', { size: 32 }),
    );
    expect(await lockup.read<boolean>('isAllowedToHook', ['receiver'])).toBe(false);
  });
});

statement('value-whole-invalid', async ({ lockup }) => {
  const { ledger, id } = await openForLedger(lockup);
  await lockup.pass(10n * DAY);
  // Answers every call with zero.
  await lockup.chain.setCode({ address: ledger.address, bytecode: '0x60206000f3' });
  const error = 'SablierLockup_InvalidHookSelector';
  await lockup.reverts(error, 'sender', 'cancel', [id]);
  await lockup.reverts(error, 'stranger', 'withdrawMax', [id, 'StreamLedger']);
  // The number 1, whose last bytes a bytes4 does not have.
  await lockup.chain.setCode({ address: ledger.address, bytecode: code.true });
  await lockup.reverts('no data', 'sender', 'cancel', [id]);
  await lockup.reverts('no data', 'stranger', 'withdrawMax', [id, 'StreamLedger']);
});

statement('withdrawal-cancellation-reverts', async ({ lockup }) => {
  const { ledger, id } = await openForLedger(lockup);
  await lockup.pass(10n * DAY);
  // Stops at once, so that every call succeeds and returns nothing; or returns the number 1.
  for (const bytecode of ['0x00', code.true] as const) {
    await lockup.chain.setCode({ address: ledger.address, bytecode });
    await lockup.reverts('no data', 'sender', 'cancel', [id]);
    await lockup.reverts('no data', 'stranger', 'withdrawMax', [id, 'StreamLedger']);
  }
});

statement('return-function-0x6a5788f8-0x92b9102b', async ({ lockup }) => {
  const { ledger, id } = await openForLedger(lockup);
  await lockup.pass(10n * DAY);
  const { chain } = lockup;
  // Answers every call with the four bytes.
  const answer = (selector: string) =>
    chain.setCode({
      address: ledger.address,
      bytecode: `0x63${selector}60e01b60005260206000f3`,
    });
  const withdraw = [id, 'StreamLedger', dai('1')];
  const error = 'SablierLockup_InvalidHookSelector';
  await answer('92b9102b');
  await lockup.call('stranger', 'withdraw', withdraw);
  await lockup.reverts(error, 'sender', 'cancel', [id]);
  await answer('6a5788f8');
  await lockup.reverts(error, 'stranger', 'withdraw', withdraw);
  await lockup.call('sender', 'cancel', [id]);
});

statement('vault-both-recipient-cannot', async ({ lockup }) => {
  const { vault, id } = await openInVault(lockup);
  expect(await lockup.read('getSender', [id])).toBe(vault.address);
  expect(await lockup.read('getRecipient', [id])).toBe(vault.address);
  expect(await lockup.read<boolean>('isTransferable', [id])).toBe(false);
});

statement('vault-forwards-fee-keeps', async ({ lockup }) => {
  const { vault, id } = await openInVault(lockup);
  await lockup.setMinFee(usd('1'));
  await lockup.pass(10n * DAY);
  const value = 5n * DOLLAR;
  await lockup.moves(() => vault.call('other', 'withdraw', [id], { value }), {
    other: dai('10'),
    lockup: -dai('10'),
    'other.coin': -DOLLAR,
    'lockup.coin': DOLLAR,
  });
});

statement('hook-may-because-beneficiary', async ({ lockup }) => {
  const { vault, id } = await openInVault(lockup);
  await lockup.pass(10n * DAY);
  for (const who of ['sender', 'stranger', 'other']) {
    await lockup.reverts('PushRefused', who, 'withdrawMax', [id, 'BeneficiaryVault']);
  }
  await vault.reverts('CallerNotBeneficiary', 'stranger', 'withdraw', [id]);
  await lockup.moves(() => vault.call('other', 'withdraw', [id]), {
    other: dai('10'),
    lockup: -dai('10'),
  });
});

statement('vault-sends-stream', async ({ lockup }) => {
  await openInVault(lockup);
  const id = await lockup.open({
    by: 'owner',
    sender: 'delegate',
    recipient: 'BeneficiaryVault',
  });
  await lockup.pass(20n * DAY);
  await lockup.moves(() => lockup.call('stranger', 'withdrawMax', [id, 'BeneficiaryVault']), {
    delegate: dai('20'),
    lockup: -dai('20'),
  });
});

statement('pushed-returns-tokens', async ({ lockup }) => {
  const { ledger, id } = await openForLedger(lockup);
  await lockup.pass(25n * DAY);
  await lockup.call('stranger', 'withdraw', [id, 'StreamLedger', dai('10')]);
  expect(await ledger.read('pushed', [id])).toBe(dai('10'));
});

statement('lost-returns-tokens', async ({ lockup }) => {
  const { ledger, id } = await openForLedger(lockup);
  await lockup.pass(25n * DAY);
  await lockup.call('stranger', 'withdraw', [id, 'StreamLedger', dai('10')]);
  await lockup.pass(15n * DAY);
  await lockup.call('sender', 'cancel', [id]);
  expect(await ledger.read('lost', [id])).toBe(dai('60'));
});

statement('comptrollerable-caller-not', async ({ lockup }) => {
  const ledger = await put(lockup, 'StreamLedger', ['lockup']);
  const error = 'Comptrollerable_CallerNotComptroller';
  await lockup.reverts(error, 'admin', 'allowToHook', ['StreamLedger']);
  await allow(lockup, ledger.address);
  expect(await lockup.read<boolean>('isAllowedToHook', ['StreamLedger'])).toBe(true);
});
