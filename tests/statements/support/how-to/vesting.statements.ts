import { expect } from 'vitest';
import { outcomes } from '../../chains/roles';
import { tokenOf } from '../../chains/token';
import { inEachModel } from '../../chains/each';
import { statement, dai, DAY, usd, usdc, YEAR } from '../../statement';

statement('withdraw-want-because-hands', async ({ lockup, flow }) => {
  const [id, salary] = [await lockup.open(), await flow.open()];
  await lockup.pass(10n * DAY);
  await lockup.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
  await flow.call('recipient', 'transferFrom', ['recipient', 'owner', salary]);
  await lockup.moves(() => lockup.call('owner', 'withdrawMax', [id, 'owner']), {
    owner: dai('10'),
    lockup: -dai('10'),
  });
  await flow.moves(() => flow.call('owner', 'withdrawMax', [salary, 'owner']), {
    'owner.usdc': usdc('864'),
    'flow.usdc': -usdc('864'),
  });
  await lockup.pass(90n * DAY);
  await lockup.call('owner', 'withdrawMax', [id, 'owner']);
  expect(await lockup.balanceOf('owner')).toBe(dai('100'));
});

statement('lockup-transfer-withdraws-transfers', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const id = await lockup.open();
    const one = await lockup.ripen(10n * DAY);
    await lockup.moves(() => lockup.call('recipient', 'withdrawMaxAndTransfer', [id, 'owner']), {
      recipient: one,
      lockup: -one,
    });
    expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.owner);
  });
});

statement('transfer-ask-new-owner', async ({ lockup, flow }) => {
  // The contract of the token cannot handle NFTs.
  const [id, other] = [await lockup.open(), await lockup.open()];
  const salary = await flow.open();
  const token = lockup.addressOf('dai');
  for (const [product, stream] of [
    [lockup, id],
    [flow, salary],
  ] as const) {
    const args = ['recipient', 'dai', stream];
    await product.reverts('ERC721InvalidReceiver', 'recipient', 'safeTransferFrom', args);
    await product.call('recipient', 'transferFrom', args);
    expect(await product.read('ownerOf', [stream])).toBe(token);
  }
  await lockup.call('recipient', 'withdrawMaxAndTransfer', [other, 'dai']);
  expect(await lockup.read('ownerOf', [other])).toBe(token);
});

statement('lockup-function-streams-moved', async ({ lockupV1_0 }) => {
  expect(JSON.stringify(lockupV1_0.abi)).not.toContain('isTransferable');
  const id = await lockupV1_0.open();
  await lockupV1_0.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
  expect(await lockupV1_0.read('ownerOf', [id])).toBe(lockupV1_0.accounts.owner);
});

statement('send-nft-wrong-new', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.call('recipient', 'transferFrom', ['recipient', 'other', id]);
  await lockup.call('other', 'setApprovalForAll', ['delegate', true]);
  await outcomes(lockup, 'transferFrom', ['other', 'recipient', id], {
    other: 'success',
    delegate: 'success',
    recipient: 'ERC721InsufficientApproval',
    sender: 'ERC721InsufficientApproval',
    admin: 'ERC721InsufficientApproval',
  });
});

// moment: asked in two seconds that follow each other, and ten years later.
statement('tokens-deadline-confirmed-renewed', async ({ lockup, flow }) => {
  const id = await lockup.open({ deposit: dai('100'), total: 100n * DAY });
  const salary = await flow.open();
  await lockup.pass(DAY);
  const after = await lockup.read('withdrawableAmountOf', [id]);
  expect(await flow.read('withdrawableAmountOf', [salary])).toBe(usdc('86.4'));
  await lockup.pass(1n);
  expect(after).toBe(dai('1'));
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('1') + dai('1') / DAY);
  expect(await flow.read('withdrawableAmountOf', [salary])).toBe(usdc('86.401'));
  await lockup.pass(10n * YEAR);
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
    recipient: dai('100'),
    lockup: -dai('100'),
  });
  await flow.moves(() => flow.call('recipient', 'withdrawMax', [salary, 'recipient']), {
    'recipient.usdc': usdc('1000'),
    'flow.usdc': -usdc('1000'),
  });
});

statement('cancelable-take-back', async ({ lockup }) => {
  const id = await lockup.open({ targetPrice: usd('4000') });
  await lockup.setPrice(usd('4000'));
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('100'));
  await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
  await lockup.setPrice(usd('3999'));
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
    sender: dai('100'),
    lockup: -dai('100'),
  });
});

// caller: "nobody" is who asks for a key; the recipient acts.
statement('no-claim-approve-tokens', async ({ lockup, airdropsV1_2 }) => {
  const [id, campaign] = [await lockup.open(), await airdropsV1_2.campaign()];
  await lockup.pass(DAY);
  for (const spender of ['lockup', 'campaign', 'lockupV1_2']) {
    expect(await tokenOf(lockup, 'dai').read('allowance', ['recipient', spender])).toBe(0n);
  }
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
    recipient: dai('1'),
    lockup: -dai('1'),
  });
  await campaign.moves(() => campaign.claim('recipient'), {
    campaign: -dai('100'),
    lockupV1_2: dai('100'),
  });
});
