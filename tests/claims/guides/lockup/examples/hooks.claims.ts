import { pad, zeroHash } from 'viem';
import { expect } from 'vitest';
import { receiptOf } from '../../../../examples/support/receipt';
import { claim, dai, DAY, usd, type Chains } from '../../../claim';
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

claim(
  '/guides/lockup/examples/hooks',
  'Lockup never calls the hooks of a contract that is not on the list, and no error tells you so.',
  async ({ lockup }) => {
    const ledger = await put(lockup, 'StreamLedger', ['lockup']);
    const id = await lockup.open({ recipient: 'StreamLedger' });
    await lockup.pass(10n * DAY);
    await lockup.call('stranger', 'withdrawMax', [id, 'StreamLedger']);
    await lockup.call('sender', 'cancel', [id]);
    expect(await ledger.read('pushed', [id])).toBe(0n);
    expect(await ledger.read('lost', [id])).toBe(0n);
  },
);

claim(
  '/guides/lockup/examples/hooks',
  'allowToHook asks once whether the contract supports the interface id 0xf8ee98d3.',
  async ({ lockup }) => {
    const { address } = await lockup.deploy('TestOracle', [8, 1n], 'feed');
    // Answers whether the argument, in the first four bytes after the selector, is this id.
    const yesTo = (id: string) =>
      lockup.chain.setCode({ address, bytecode: `0x60043560e01c63${id}1460005260206000f3` });
    await yesTo('f8ee98d4');
    await expect(allow(lockup, address)).rejects.toThrow();
    await yesTo('f8ee98d3');
    await allow(lockup, address);
    expect(await lockup.read<boolean>('isAllowedToHook', ['feed'])).toBe(true);
  },
);

claim(
  '/guides/lockup/examples/hooks',
  'If the answer is false, it reverts with SablierLockup_AllowToHookUnsupportedInterface.',
  async ({ lockup }) => {
    const { address } = await lockup.deploy('TestOracle', [8, 1n], 'feed');
    // Answers every call with zero.
    await lockup.chain.setCode({ address, bytecode: '0x60206000f3' });
    await lockup.chain.impersonateAccount({ address: lockup.comptroller.address });
    const error = 'SablierLockup_AllowToHookUnsupportedInterface';
    await lockup.reverts(error, 'comptroller', 'allowToHook', ['feed']);
  },
);

claim(
  '/guides/lockup/examples/hooks',
  "For a wallet, or a contract without ERC-165, it reverts without data; through the comptroller's execute that becomes SablierComptroller_ExecutionFailedSilently.",
  async ({ lockup }) => {
    await lockup.chain.impersonateAccount({ address: lockup.comptroller.address });
    for (const who of ['other', 'oracle']) {
      await lockup.reverts('no data', 'comptroller', 'allowToHook', [who]);
      const call = ['lockup', lockup.encode('allowToHook', [who])];
      const error = 'SablierComptroller_ExecutionFailedSilently';
      await lockup.comptroller.reverts(error, 'admin', 'execute', call);
    }
  },
);

claim(
  '/guides/lockup/examples/hooks',
  'A withdrawal to your contract is in its balance; the refund of a cancellation is with the sender.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/guides/lockup/examples/hooks',
  'When your contract withdraws, no hook runs.',
  async ({ lockup }) => {
    const { ledger, id } = await openForLedger(lockup);
    await lockup.chain.impersonateAccount({ address: ledger.address });
    await lockup.pass(10n * DAY);
    await lockup.call('StreamLedger', 'withdraw', [id, 'StreamLedger', dai('4')]);
    expect(await ledger.read('pushed', [id])).toBe(0n);
    await lockup.call('stranger', 'withdraw', [id, 'StreamLedger', dai('6')]);
    expect(await ledger.read('pushed', [id])).toBe(dai('6'));
  },
);

claim(
  '/guides/lockup/examples/hooks',
  'In withdrawMultiple and cancelMultiple a revert blocks only its own entry.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/guides/lockup/examples/hooks',
  'A hook that burns all the gas it gets leaves a sixty-fourth to the other entries: the whole transaction reverts, unless its gas limit is very high.',
  async ({ lockup }) => {
    const { ledger, id } = await openForLedger(lockup);
    const ids = [id, await lockup.open(), await lockup.open()];
    await lockup.pass(10n * DAY);
    // An invalid instruction: it takes all gas with it.
    await lockup.chain.setCode({ address: ledger.address, bytecode: '0xfe' });
    const amounts = ids.map(() => dai('10'));
    const withGas = async (gas: bigint) => {
      const hash = await lockup.chain.sendTransaction({
        account: lockup.accounts.stranger,
        to: lockup.address,
        data: lockup.encode('withdrawMultiple', [ids, amounts]),
        gas,
        chain: null,
      });
      return receiptOf(lockup.chain, hash);
    };
    for (const gas of [500_000n, 1_000_000n, 3_000_000n]) {
      expect((await withGas(gas)).status).toBe('reverted');
    }
    expect(await lockup.balanceOf('recipient')).toBe(0n);
    const { status, gasUsed } = await withGas(15_000_000n);
    expect(status).toBe('success');
    expect(gasUsed).toBeGreaterThan(14_000_000n);
    expect(await lockup.balanceOf('recipient')).toBe(dai('20'));
  },
);

claim(
  '/guides/lockup/examples/hooks',
  'onERC721Received is different: a safeTransferFrom of a stream calls it on any contract that receives the NFT.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/guides/lockup/examples/hooks',
  'Any other value reverts the whole call with SablierLockup_InvalidHookSelector.',
  async ({ lockup }) => {
    const { ledger, id } = await openForLedger(lockup);
    await lockup.pass(10n * DAY);
    // Answers every call with zero.
    await lockup.chain.setCode({ address: ledger.address, bytecode: '0x60206000f3' });
    const error = 'SablierLockup_InvalidHookSelector';
    await lockup.reverts(error, 'sender', 'cancel', [id]);
    await lockup.reverts(error, 'stranger', 'withdrawMax', [id, 'StreamLedger']);
  },
);

claim(
  '/guides/lockup/examples/hooks',
  'a withdrawal or a cancellation reverts without data | the hook returns nothing | declare returns (bytes4), return the selector',
  async ({ lockup }) => {
    const { ledger, id } = await openForLedger(lockup);
    await lockup.pass(10n * DAY);
    // Stops at once: every call succeeds and returns nothing.
    await lockup.chain.setCode({ address: ledger.address, bytecode: '0x00' });
    await lockup.reverts('no data', 'sender', 'cancel', [id]);
    await lockup.reverts('no data', 'stranger', 'withdrawMax', [id, 'StreamLedger']);
  },
);

claim(
  '/guides/lockup/examples/hooks',
  'Return the selector of the function: 0x6a5788f8 for a cancellation, 0x92b9102b for a withdrawal.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/guides/lockup/examples/hooks',
  'The vault is both sender and recipient, and the NFT cannot be transferred.',
  async ({ lockup }) => {
    const { vault, id } = await openInVault(lockup);
    expect(await lockup.read('getSender', [id])).toBe(vault.address);
    expect(await lockup.read('getRecipient', [id])).toBe(vault.address);
    expect(await lockup.read<boolean>('isTransferable', [id])).toBe(false);
  },
);

claim(
  '/guides/lockup/examples/hooks',
  'The vault forwards only the fee to Lockup, which keeps any surplus, and returns the rest.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/guides/lockup/examples/hooks',
  'The hook may revert here, because the beneficiary has another way to withdraw.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/guides/lockup/examples/hooks',
  "The vault sends them to the stream's sender.",
  async ({ lockup }) => {
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
  },
);

claim('/guides/lockup/examples/hooks', 'pushed returns 10 tokens.', async ({ lockup }) => {
  const { ledger, id } = await openForLedger(lockup);
  await lockup.pass(25n * DAY);
  await lockup.call('stranger', 'withdraw', [id, 'StreamLedger', dai('10')]);
  expect(await ledger.read('pushed', [id])).toBe(dai('10'));
});

claim('/guides/lockup/examples/hooks', 'lost returns 60 tokens.', async ({ lockup }) => {
  const { ledger, id } = await openForLedger(lockup);
  await lockup.pass(25n * DAY);
  await lockup.call('stranger', 'withdraw', [id, 'StreamLedger', dai('10')]);
  await lockup.pass(15n * DAY);
  await lockup.call('sender', 'cancel', [id]);
  expect(await ledger.read('lost', [id])).toBe(dai('60'));
});

claim(
  '/guides/lockup/examples/hooks',
  "Comptrollerable_CallerNotComptroller | the admin called allowToHook itself | call it through the comptroller's execute",
  async ({ lockup }) => {
    const ledger = await put(lockup, 'StreamLedger', ['lockup']);
    const error = 'Comptrollerable_CallerNotComptroller';
    await lockup.reverts(error, 'admin', 'allowToHook', ['StreamLedger']);
    await allow(lockup, ledger.address);
    expect(await lockup.read<boolean>('isAllowedToHook', ['StreamLedger'])).toBe(true);
  },
);
