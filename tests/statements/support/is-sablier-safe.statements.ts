import { expect } from 'vitest';
import { statement, dai, DAY, sourced, usd } from '../statement';

sourced(
  'flow-set-fee-percent',
  'https://github.com/sablier-labs/flow/blob/v1.1.0/src/abstracts/SablierFlowBase.sol',
  '`MAX_FEE` is UD60x18 0.1e18, and `setProtocolFee` of the admin refuses more. v1.0.0 has the same.',
);

statement('price-target-returns', async ({ lockup }) => {
  const start = (await lockup.now()) + 10n * DAY;
  const id = await lockup.open({ by: 'other', targetPrice: usd('4000'), start });
  const taken = await lockup.open({ targetPrice: usd('4000') });
  const late = await lockup.open({ targetPrice: usd('4000'), total: 11n * DAY });
  await lockup.setPrice(usd('4000'));
  await lockup.call('recipient', 'withdrawMax', [taken, 'recipient']);
  expect(await lockup.read('isCancelable', [id])).toBe(true);
  await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
  await lockup.pass(10n * DAY);
  expect(await lockup.read('isCancelable', [id])).toBe(false);
  await lockup.setPrice(usd('3999'));
  await lockup.reverts('SablierLockup_StreamDepleted', 'sender', 'cancel', [taken]);
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
    sender: dai('100'),
    lockup: -dai('100'),
  });
  await lockup.reverts('success', 'sender', 'cancel', [late]);
  await lockup.pass(DAY);
  await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [late]);
});

sourced(
  'tokens-sent-vest-owner',
  'https://github.com/OpenZeppelin/openzeppelin-contracts/blob/v5.3.0/contracts/finance/VestingWallet.sol',
  'The beneficiary owns the contract; ownership can be transferred; there are functions to release and none to revoke.',
);

sourced(
  'whole-amount-tied',
  'https://github.com/hedgey-finance/Locked_VestingTokenPlans/blob/088b4b227a81dc8026006db1f61cf6beafcd9c90/README.md',
  'Plans lock ERC-20 tokens and mint an ERC-721 token; vesting plans have an admin who can revoke them, lockup plans cannot be revoked.',
);

sourced(
  'runs-all-stop',
  'https://github.com/LlamaPay/llamapay/blob/06a34a2693460339fe0b73f8bd87365c69996955/contracts/LlamaPay.sol',
  'A contract has one token; `balances` and `totalPaidPerSec` are kept for each payer, and a withdrawal is paid up to the second that the balance covers.',
);

sourced(
  'stream-ends-balance-used',
  'https://docs.superfluid.org/docs/concepts/overview/money-streaming',
  'A stream goes on until it is canceled or the Super Token balance of its sender is depleted; the glossary says that ERC-20 tokens are wrapped into Super Tokens.',
);
