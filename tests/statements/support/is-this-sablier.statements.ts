import { expect } from 'vitest';
import { tokenOf } from '../chains/token';
import { inEachModel, byEachCaller } from '../chains/each';
import { statement, dai, DAY, usd, usdc } from '../statement';

// token: two tokens with other decimals stand for those that a release takes.
statement('anybody-create-token', async ({ lockup: every, flow }) => {
  await inEachModel(every, async (lockup) => {
    await byEachCaller(lockup, await lockup.open(), async (who) => {
      for (const token of ['dai', 'usdc']) {
        const id = await lockup.open({ sender: who, token });
        expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.recipient);
        const payment = await flow.open({ sender: who, token });
        expect(await flow.read('ownerOf', [payment])).toBe(flow.accounts.recipient);
      }
    });
  });
});

statement('withdrawal-needs-no', async ({ lockup, flow }) => {
  const id = await lockup.open();
  const payment = await flow.open();
  await lockup.pass(DAY);
  await flow.pass(DAY);
  const dais = tokenOf(lockup, 'dai');
  expect(await dais.read('allowance', ['recipient', 'lockup'])).toBe(0n);
  const coins = tokenOf(flow, 'usdc');
  expect(await coins.read('allowance', ['recipient', 'flow'])).toBe(0n);
  await lockup.moves(() => lockup.call('recipient', 'withdraw', [id, 'recipient', dai('1')]), {
    recipient: dai('1'),
    lockup: -dai('1'),
  });
  await flow.moves(() => flow.call('recipient', 'withdraw', [payment, 'recipient', usdc('1')]), {
    'recipient.usdc': usdc('1'),
    'flow.usdc': -usdc('1'),
  });
});

statement('explorer-open-sablier', async ({ lockup, flow }) => {
  const streams = [
    [lockup, await lockup.open(), 'SablierLockup_WithdrawalAddressNotRecipient'],
    [flow, await flow.open(), 'SablierFlow_WithdrawalAddressNotRecipient'],
  ] as const;
  for (const [contract, id, error] of streams) {
    await contract.pass(DAY);
    const take = (outcome: string) =>
      contract.reverts(outcome, 'operator', 'withdraw', [id, 'operator', 1n]);
    await contract.call('recipient', 'setApprovalForAll', ['operator', true]);
    await take('success');
    await contract.call('recipient', 'setApprovalForAll', ['operator', false]);
    await take(error);
  }
});

statement('after-single-nft', async ({ lockup, flow }) => {
  const streams = [
    [lockup, await lockup.open(), 'SablierLockup_WithdrawalAddressNotRecipient'],
    [flow, await flow.open(), 'SablierFlow_WithdrawalAddressNotRecipient'],
  ] as const;
  const nobody = '0x0000000000000000000000000000000000000000';
  for (const [contract, id, error] of streams) {
    await contract.pass(DAY);
    const take = (outcome: string) =>
      contract.reverts(outcome, 'operator', 'withdraw', [id, 'operator', 1n]);
    await contract.call('recipient', 'approve', ['operator', id]);
    await take('success');
    await contract.call('recipient', 'approve', [nobody, id]);
    await take(error);
  }
});

statement('revoke-costs-gas', async ({ lockup, flow }) => {
  const nobody = '0x0000000000000000000000000000000000000000';
  for (const contract of [lockup, flow]) {
    await contract.setMinFee(usd('3'));
    const id = await contract.open();
    await contract.call('recipient', 'approve', ['other', id]);
    await contract.call('recipient', 'setApprovalForAll', ['operator', true]);
    const revoke = async () => {
      await contract.call('recipient', 'approve', [nobody, id]);
      await contract.call('recipient', 'setApprovalForAll', ['operator', false]);
    };
    await contract.moves(revoke, {});
    for (const who of ['other', 'operator']) {
      await contract.reverts('ERC721InsufficientApproval', who, 'transferFrom', [
        'recipient',
        who,
        id,
      ]);
    }
  }
});

statement('batch-runs-several', async ({ lockup, flow }) => {
  for (const contract of [lockup, flow]) {
    const [kept, given] = [await contract.open(), await contract.open()];
    await contract.pass(DAY);
    const { recipient, operator, stranger } = contract.accounts;
    const calls = [
      contract.encode('setApprovalForAll', [operator, true]),
      contract.encode('transferFrom', [recipient, stranger, given]),
    ];
    await contract.call('recipient', 'batch', [calls]);
    expect(await contract.read('ownerOf', [given])).toBe(stranger);
    await contract.reverts('success', 'operator', 'withdrawMax', [kept, 'operator']);
  }
});
