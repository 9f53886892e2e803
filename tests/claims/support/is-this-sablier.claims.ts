import { expect } from 'vitest';
import { tokenOf } from '../chains/token';
import { claim, dai, DAY, usdc } from '../claim';

claim(
  '/support/is-this-sablier',
  'Anybody can create a stream for your address, with any token, without asking you.',
  async ({ lockup, flow }) => {
    const id = await lockup.open({ sender: 'stranger', recipient: 'recipient' });
    expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.recipient);
    const payment = await flow.open({ sender: 'stranger', recipient: 'recipient' });
    expect(await flow.read('ownerOf', [payment])).toBe(flow.accounts.recipient);
  },
);

claim(
  '/support/is-this-sablier',
  'A withdrawal needs no approval from you.',
  async ({ lockup, flow }) => {
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
  },
);

claim(
  '/support/is-this-sablier',
  'In an explorer, open the Sablier contract, and write setApprovalForAll with the address you approved and false.',
  async ({ lockup, flow }) => {
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
  },
);

claim(
  '/support/is-this-sablier',
  'After an approval of a single NFT, write approve with the address 0x0000000000000000000000000000000000000000 and the stream ID.',
  async ({ lockup, flow }) => {
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
  },
);
