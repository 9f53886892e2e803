import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reentrancy } from '@sablier-docs/reference/calls/reentrancy';
import { cleanForEachTest } from '@sablier-docs/testing/clean-chain';
import { dai, DAY, openLinear } from '@sablier-docs/testing/streams';
import { expectDocumented, startReentry, SUCCESS, type Call } from './reenter';

/* The contract reference about reentrant callers of Lockup, against the chain. */

type Stage = Awaited<ReturnType<typeof startReentry>>;
let local: Stage['local'];
let evil: Stage['evil'];
let encode: Stage['encode'];
let reenter: Stage['reenter'];

beforeAll(async () => {
  ({ local, evil, encode, reenter } = await startReentry());
});
cleanForEachTest(() => local.chain);
afterAll(() => local?.stop());

async function lockupStream(options: { total?: bigint } = {}) {
  const { address: self } = evil;
  const { sender } = local.accounts;
  await local.send(sender, evil, 'mint', [sender, dai('200')]);
  await local.approve(sender, local.contracts.lockup, dai('200'), self);
  const { result: id } = await local.send<bigint>(
    sender,
    local.deployed.lockup,
    'createWithDurationsLL',
    [
      {
        sender: self,
        recipient: self,
        depositAmount: dai('100'),
        token: self,
        cancelable: true,
        transferable: true,
        shape: '',
      },
      { start: 0n, cliff: 0n },
      1n,
      { cliff: 0n, total: options.total ?? 100n * DAY },
    ],
  );
  await local.warpTo((await local.now()) + 40n * DAY);
  return id;
}

describe('SablierLockup', () => {
  test('withdraw: the token finds what is left', async () => {
    expectDocumented('lockup/SablierLockup.withdraw');
    const id = await lockupStream();
    const outer: Call = ['withdraw', id, evil.address, dai('30')];
    expect(await reenter('lockup', outer, ['withdraw', id, evil.address, dai('30')])).toEqual({
      outer: 'success',
      inner: 'SablierLockup_Overdraw',
    });
    expect(await local.lockup.read.getWithdrawnAmount([id])).toBe(dai('30'));
    expect(
      await reenter(
        'lockup',
        ['withdraw', id, evil.address, 1n],
        ['withdraw', id, evil.address, 1n],
      ),
    ).toEqual(SUCCESS);
    expect(await local.lockup.read.getWithdrawnAmount([id])).toBe(dai('30') + 2n);
  });

  test('withdraw: the hook finds the stream depleted', async () => {
    const id = await lockupStream({ total: DAY });
    const outer: Call = ['withdrawMax', id, evil.address];
    expect(await reenter('lockup', outer, outer, true)).toEqual({
      outer: 'success',
      inner: 'SablierLockup_StreamDepleted',
    });
  });

  test('withdrawMaxAndTransfer: the token can take the NFT away', async () => {
    expectDocumented('lockup/SablierLockup.withdrawMaxAndTransfer');
    const { other, stranger } = local.accounts;
    const running = await lockupStream();
    const moved = await reenter(
      'lockup',
      ['withdrawMaxAndTransfer', running, other],
      ['transferFrom', evil.address, stranger, running],
    );
    expect(moved.outer).toBe('ERC721IncorrectOwner');
    const spent = await lockupStream({ total: DAY });
    const burned = await reenter(
      'lockup',
      ['withdrawMaxAndTransfer', spent, other],
      ['burn', spent],
    );
    expect(burned.outer).toBe('ERC721NonexistentToken');
  });

  test.each([false, true])('cancel: a second one is refused, in the hook: %s', async (inHook) => {
    expectDocumented('lockup/SablierLockup.cancel');
    const id = await lockupStream();
    // Only the sender cancels: for the hook, which needs another caller, it is an account.
    const stream = inHook ? await hookedStream() : id;
    const { sender } = local.accounts;
    if (inHook) {
      const inner = encode('lockup', ['withdrawMax', stream, evil.address]);
      await local.send(sender, evil, 'prepare', [local.contracts.lockup, inner, true]);
      await local.send(sender, local.deployed.lockup, 'cancel', [stream]);
      expect(await local.read(evil, 'succeeded')).toBe(true);
      expect(await local.lockup.read.statusOf([stream])).toBe(4);
      return;
    }
    expect(await reenter('lockup', ['cancel', id], ['cancel', id])).toEqual({
      outer: 'success',
      inner: 'SablierLockup_StreamCanceled',
    });
    expect(await local.lockup.read.getRefundedAmount([id])).toBeLessThan(dai('60'));
    const next = await lockupStream();
    expect(await reenter('lockup', ['cancel', next], ['withdrawMax', next, evil.address])).toEqual(
      SUCCESS,
    );
    expect(await local.lockup.read.statusOf([next])).toBe(4);
  });

  const hookedStream = async () => {
    const { id } = await openLinear(local, { recipient: evil.address });
    await local.warpTo((await local.now()) + 40n * DAY);
    return id;
  };

  test('renounce and burn call no other contract', async () => {
    const id = await lockupStream();
    expect(reentrancy['lockup/SablierLockup.renounce']).toBeUndefined();
    const { stranger } = local.accounts;
    const inner = encode('lockup', ['cancel', id]);
    for (const inHook of [false, true]) {
      await local.send(stranger, evil, 'prepare', [local.contracts.lockup, inner, inHook]);
      const outer = encode('lockup', ['renounce', inHook ? await lockupStream() : id]);
      await local.send(stranger, evil, 'prepare', [local.contracts.lockup, inner, inHook]);
      await local.send(stranger, evil, 'act', [local.contracts.lockup, outer]);
      expect(await local.read(evil, 'made')).toBe(false);
    }
  });

  test('creation: the stream exists before the deposit', async () => {
    expectDocumented('lockup/SablierLockupLinear.createWithTimestampsLL');
    await lockupStream();
    const { stranger } = local.accounts;
    const next = await local.lockup.read.nextStreamId();
    const start = (await local.now()) - 10n * DAY;
    await local.send(stranger, evil, 'mint', [stranger, dai('100')]);
    await local.approve(stranger, local.contracts.lockup, dai('100'), evil.address);
    const inner = encode('lockup', ['cancel', next]);
    await local.send(stranger, evil, 'prepare', [local.contracts.lockup, inner, false]);
    await local.send(stranger, local.deployed.lockup, 'createWithTimestampsLL', [
      {
        sender: evil.address,
        recipient: evil.address,
        depositAmount: dai('100'),
        token: evil.address,
        cancelable: true,
        transferable: true,
        timestamps: { start, end: start + 100n * DAY },
        shape: '',
      },
      { start: 0n, cliff: 0n },
      1n,
      0n,
    ]);
    expect(await local.read(evil, 'succeeded')).toBe(true);
    expect(await local.lockup.read.wasCanceled([next])).toBe(true);
  });
});
