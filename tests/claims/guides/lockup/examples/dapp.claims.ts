import { expect } from 'vitest';
import { readStream } from '../../../../../examples/lockup/any-release/read-stream';
import { claim, dai, DAY, eth, usd } from '../../../claim';

claim(
  '/guides/lockup/examples/dapp',
  'isCancelable is false once everything is released, so the button disappears.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(100n * DAY - 1n);
    expect(await lockup.read<boolean>('isCancelable', [id])).toBe(true);
    await lockup.pass(1n);
    expect(await lockup.read<boolean>('isCancelable', [id])).toBe(false);
    await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
  },
);

claim(
  '/guides/lockup/examples/dapp',
  'Anyone may send a withdrawal to the recipient, which helps a recipient who has no coins for gas.',
  async ({ lockup }) => {
    await lockup.chain.setBalance({ address: lockup.accounts.recipient, value: 0n });
    const id = await lockup.open();
    await lockup.pass(10n * DAY);
    await lockup.moves(() => lockup.call('stranger', 'withdrawMax', [id, 'recipient']), {
      recipient: dai('10'),
      lockup: -dai('10'),
    });
    await lockup.chain.setBalance({ address: lockup.accounts.recipient, value: eth('10000') });
  },
);

claim(
  '/guides/lockup/examples/dapp',
  'A canceled or depleted stream no longer grows: show the amount that you read.',
  async ({ lockup }) => {
    const [canceled, depleted] = [await lockup.open(), await lockup.open({ total: 10n * DAY })];
    await lockup.pass(10n * DAY);
    await lockup.call('sender', 'cancel', [canceled]);
    await lockup.call('recipient', 'withdrawMax', [depleted, 'recipient']);
    for (const days of [0n, 1n, 1_000n]) {
      await lockup.pass(days * DAY + 1n);
      expect(await lockup.read('streamedAmountOf', [canceled])).toBe(dai('10'));
      expect(await lockup.read('streamedAmountOf', [depleted])).toBe(dai('100'));
    }
  },
);

claim(
  '/guides/lockup/examples/dapp',
  'withdrawMultiple and cancelMultiple do not revert when an entry fails; read their logs, as for many streams.',
  async ({ lockup }) => {
    const ids = [await lockup.open({ cancelable: false, cliff: 50n * DAY }), await lockup.open()];
    await lockup.pass(10n * DAY);
    const amounts = [dai('1'), dai('10')];
    expect(await lockup.events('recipient', 'withdrawMultiple', [ids, amounts])).toEqual([
      'InvalidWithdrawalInWithdrawMultiple',
      'WithdrawFromLockupStream',
    ]);
    expect((await lockup.events('sender', 'cancelMultiple', [ids])).sort()).toEqual([
      'CancelLockupStream',
      'InvalidStreamInCancelMultiple',
    ]);
  },
);

claim(
  '/guides/lockup/examples/dapp',
  'The NFT is drawn on chain, so there is no image server.',
  async ({ lockup }) => {
    const id = await lockup.open();
    const decode = (uri: string) => Buffer.from(uri.split('base64,')[1] ?? '', 'base64').toString();
    const uri = await lockup.read<string>('tokenURI', [id]);
    expect(uri).toMatch(/^data:application\/json;base64,/);
    const { image } = JSON.parse(decode(uri)) as { image: string };
    expect(image).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(decode(image)).toMatch(/^<svg /);
    expect(decode(image)).not.toMatch(/(href|src)="http/);
  },
);

claim(
  '/guides/lockup/examples/dapp',
  'The sender can cancel, and the recipient can withdraw to another address.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(25n * DAY);
    const error = 'SablierLockup_WithdrawalAddressNotRecipient';
    await lockup.reverts(error, 'sender', 'withdrawMax', [id, 'other']);
    await lockup.reverts('SablierLockup_Unauthorized', 'recipient', 'cancel', [id]);
    await lockup.call('recipient', 'withdrawMax', [id, 'other']);
    await lockup.call('sender', 'cancel', [id]);
    expect(await lockup.balanceOf('other')).toBe(dai('25'));
    expect(await lockup.balanceOf('sender')).toBe(dai('75'));
  },
);

claim(
  '/guides/lockup/examples/dapp',
  'For a price-gated stream it can become true again, see Renounce.',
  async ({ lockup }) => {
    const id = await lockup.open({ targetPrice: usd('5000') });
    await lockup.setPrice(usd('5000'));
    expect(await lockup.read<boolean>('isCancelable', [id])).toBe(false);
    await lockup.setPrice(usd('4999'));
    expect(await lockup.read<boolean>('isCancelable', [id])).toBe(true);
  },
);

claim(
  '/guides/lockup/examples/dapp',
  'Six of its seven functions have the same name and types in all releases from v1.0 to v4.0; the seventh, for the token, is getAsset in v1 and getUnderlyingToken since v2.0:',
  async ({ lockup, lockupV1_0, lockupV1_2 }) => {
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
  },
);

claim(
  '/guides/lockup/examples/dapp',
  'The smart account is the sender of the stream, so a cancellation needs the same signatures:',
  async ({ lockup }) => {
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
  },
);
