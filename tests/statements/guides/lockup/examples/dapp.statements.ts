import { expect } from 'vitest';
import { readStream } from '../../../../../examples/lockup/any-release/read-stream';
import { textIn } from '../../../chains/data-uri';
import { byEachCaller } from '../../../chains/each';
import { statement, dai, DAY, eth, usd } from '../../../statement';

statement('cancelable-false-once', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(100n * DAY - 1n);
  expect(await lockup.read<boolean>('isCancelable', [id])).toBe(true);
  await lockup.pass(1n);
  expect(await lockup.read<boolean>('isCancelable', [id])).toBe(false);
  await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
});

statement('anyone-may-send', async ({ lockup }) => {
  await lockup.chain.setBalance({ address: lockup.accounts.recipient, value: 0n });
  const id = await lockup.open();
  await lockup.pass(10n * DAY);
  await byEachCaller(lockup, id, (who) =>
    lockup.moves(() => lockup.call(who, 'withdrawMax', [id, 'recipient']), {
      recipient: dai('10'),
      lockup: -dai('10'),
    }),
  );
  await lockup.chain.setBalance({ address: lockup.accounts.recipient, value: eth('10000') });
});

statement('canceled-depleted-longer', async ({ lockup }) => {
  const [canceled, depleted] = [await lockup.open(), await lockup.open({ total: 10n * DAY })];
  await lockup.pass(10n * DAY);
  await lockup.call('sender', 'cancel', [canceled]);
  await lockup.call('recipient', 'withdrawMax', [depleted, 'recipient']);
  for (const days of [0n, 1n, 1_000n]) {
    await lockup.pass(days * DAY + 1n);
    expect(await lockup.read('streamedAmountOf', [canceled])).toBe(dai('10'));
    expect(await lockup.read('streamedAmountOf', [depleted])).toBe(dai('100'));
  }
});

statement('nft-drawn-chain', async ({ lockup }) => {
  const id = await lockup.open();
  const uri = await lockup.read<string>('tokenURI', [id]);
  expect(uri).toMatch(/^data:application\/json;base64,/);
  const { image } = JSON.parse(textIn(uri)) as { image: string };
  expect(image).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(textIn(image)).toMatch(/^<svg /);
  expect(textIn(image)).not.toMatch(/(href|src)="http/);
});

statement('sender-cancel-address', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.pass(25n * DAY);
  const error = 'SablierLockup_WithdrawalAddressNotRecipient';
  await lockup.reverts(error, 'sender', 'withdrawMax', [id, 'other']);
  await lockup.reverts('SablierLockup_Unauthorized', 'recipient', 'cancel', [id]);
  await lockup.call('recipient', 'withdrawMax', [id, 'other']);
  await lockup.call('sender', 'cancel', [id]);
  expect(await lockup.balanceOf('other')).toBe(dai('25'));
  expect(await lockup.balanceOf('sender')).toBe(dai('75'));
});

statement('price-gated-become', async ({ lockup }) => {
  const id = await lockup.open({ targetPrice: usd('5000') });
  await lockup.setPrice(usd('5000'));
  expect(await lockup.read<boolean>('isCancelable', [id])).toBe(false);
  await lockup.setPrice(usd('4999'));
  expect(await lockup.read<boolean>('isCancelable', [id])).toBe(true);
});

statement('six-seven-functions', async ({ lockup, lockupV1_0, lockupV1_2 }) => {
  const releases = [
    { version: 'v1.0', contracts: [lockupV1_0, lockupV1_0.dynamic] },
    { version: 'v1.2', contracts: [lockupV1_2, lockupV1_2.dynamic, lockupV1_2.tranched] },
    { version: 'v4.0', contracts: [lockup] },
  ];
  const parts = {
    segments: [[dai('100'), eth('1'), 100n * DAY]] as const,
    tranches: [[dai('100'), 100n * DAY]] as const,
  };
  for (const { version, contracts } of releases) {
    for (const [i, contract] of contracts.entries()) {
      const options = [{}, { segments: parts.segments }, { tranches: parts.tranches }][i];
      const id = await contract.open(options);
      const canceled = await contract.open(options);
      const { chain, address, accounts } = contract;
      const read = (streamId: bigint) => readStream(chain, { address, version }, streamId);
      await contract.pass(25n * DAY);
      await contract.call('sender', 'cancel', [canceled]);
      const released = i === 2 ? 0n : dai('25');
      expect(await read(id)).toEqual({
        status: 'STREAMING',
        sender: accounts.sender,
        recipient: accounts.recipient,
        token: contract.addressOf('dai'),
        deposited: dai('100'),
        withdrawn: 0n,
        withdrawable: released,
      });
      expect((await read(canceled)).status).toBe(i === 2 ? 'DEPLETED' : 'CANCELED');
      await contract.pass(75n * DAY);
      expect((await read(id)).status).toBe('SETTLED');
      await contract.call('recipient', 'withdrawMax', [id, 'recipient']);
      const depleted = { status: 'DEPLETED', withdrawn: dai('100'), withdrawable: 0n };
      expect(await read(id)).toMatchObject(depleted);
      await contract.call('recipient', 'burn', [id]);
      expect((await read(id)).recipient).toBe(undefined);
      await expect(read(99n)).rejects.toThrow();
    }
  }
});

statement('smart-account-cancellation', async ({ lockup }) => {
  const account = lockup.on(await lockup.deploy('GasProbe', [], 'account'));
  const data = (id: bigint) => lockup.encode('cancel', [id]);
  const id = await lockup.open({ sender: 'account', by: 'sender' });
  for (const who of ['sender', 'recipient', 'stranger']) {
    await lockup.reverts('SablierLockup_Unauthorized', who, 'cancel', [id]);
  }
  const calls = [{ target: lockup.address, value: 0n, data: data(id) }];
  await lockup.moves(() => account.call('stranger', 'run', [calls]), {
    account: dai('100'),
    lockup: -dai('100'),
  });
});
