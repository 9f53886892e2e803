import { encodeFunctionData, type Hex } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reentrancy } from '../../../src/protocol/reference/calls/reentrancy';
import type { Deployed } from '../support/deployed';
import { nameOf, outcomeOf } from '../support/reverts';
import { startProtocol, type LocalProtocol } from '../support/start';
import { dai, DAY, openLinear } from '../support/streams';

/*
 * What the contract reference says about reentrant callers. The token is sender and recipient of the
 * streams, so whatever it may do, it may do from within the transfer, or from within its hook.
 */

let local: LocalProtocol;
let evil: Deployed;
let clean: Hex;

beforeAll(async () => {
  local = await startProtocol({ minFeeUSD: 0n });
  evil = await local.deployExample('ReentrantToken', [], { keepsTokens: true });
  await local.asComptroller(local.deployed.lockup, 'allowToHook', [evil.address]);
  clean = await local.chain.snapshot();
});
beforeEach(async () => {
  await local.chain.revert({ id: clean });
  clean = await local.chain.snapshot();
});
afterAll(() => local?.stop());

type Product = 'lockup' | 'flow';
type Call = readonly [name: string, ...args: unknown[]];

const encode = (product: Product, [functionName, ...args]: Call) =>
  encodeFunctionData({ abi: local.deployed[product].abi, functionName, args } as never);

/** Makes the outer call as the token, and the inner one from within its first external call. */
async function reenter(product: Product, outer: Call, inner: Call, inHook = false) {
  const { address } = local.deployed[product];
  const { stranger } = local.accounts;
  await local.send(stranger, evil, 'prepare', [address, encode(product, inner), inHook]);
  const from = inHook ? stranger : undefined;
  const call = from
    ? local.send(from, local.deployed[product], outer[0], outer.slice(1))
    : local.send(stranger, evil, 'act', [address, encode(product, outer)]);
  const result = await outcomeOf(call);
  if (result !== 'success') return { outer: result, inner: 'undone' };
  expect(await local.read(evil, 'made')).toBe(true);
  const succeeded = await local.read<boolean>(evil, 'succeeded');
  return { outer: result, inner: succeeded ? 'success' : nameOf(await local.read(evil, 'answer')) };
}

const went = { outer: 'success', inner: 'success' };
const said = (key: string) => expect(reentrancy[key], key).toBeTruthy();

async function lockupStream(options: Parameters<typeof openLinear>[1] = {}) {
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
    said('lockup/SablierLockup.withdraw');
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
    ).toEqual(went);
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
    said('lockup/SablierLockup.withdrawMaxAndTransfer');
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
    said('lockup/SablierLockup.cancel');
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
      went,
    );
    expect(await local.lockup.read.statusOf([next])).toBe(4);
  });

  const hookedStream = async () => {
    const { id } = await openLinear(local, { recipient: evil.address });
    await local.warpTo((await local.now()) + 40n * DAY);
    return id;
  };

  test('renounce and burn call nobody', async () => {
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

  test('creation: the stream is there before the deposit', async () => {
    said('lockup/SablierLockupLinear.createWithTimestampsLL');
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

describe('SablierFlow', () => {
  const RATE = dai('1');
  async function flowStream(deposit: bigint, seconds = 40n) {
    const { sender } = local.accounts;
    await local.send(sender, evil, 'mint', [sender, deposit]);
    await local.approve(sender, local.contracts.flow, deposit, evil.address);
    const { result: id } = await local.send<bigint>(
      sender,
      local.deployed.flow,
      'createAndDeposit',
      [evil.address, evil.address, RATE, 0, evil.address, true, deposit],
    );
    // What the token itself may deposit.
    await local.send(sender, evil, 'mint', [evil.address, dai('1000')]);
    const approve = encodeFunctionData({
      abi: evil.abi,
      functionName: 'approve',
      args: [local.contracts.flow, dai('1000')],
    });
    await local.send(sender, evil, 'act', [evil.address, approve]);
    await local.warpTo((await local.now()) + seconds);
    return id;
  }

  test('withdraw: the token finds what is left', async () => {
    said('flow/SablierFlow.withdraw');
    const id = await flowStream(dai('30'));
    expect(
      await reenter(
        'flow',
        ['withdraw', id, evil.address, dai('20')],
        ['withdraw', id, evil.address, dai('20')],
      ),
    ).toEqual({
      outer: 'success',
      inner: 'SablierFlow_Overdraw',
    });
    const other = await flowStream(dai('30'));
    expect(
      await reenter(
        'flow',
        ['withdraw', other, evil.address, dai('20')],
        ['withdraw', other, evil.address, dai('10')],
      ),
    ).toEqual(went);
    expect(await local.flow.read.getBalance([other])).toBe(0n);
  });

  test.each<[string, (id: bigint) => Call]>([
    ['deposit', (id) => ['deposit', id, dai('5'), evil.address, evil.address]],
    ['refund', (id) => ['refund', id, dai('5')]],
  ])('withdraw: a %s from the token ends it', async (_, inner) => {
    const id = await flowStream(dai('100'));
    const outer: Call = ['withdraw', id, evil.address, dai('20')];
    expect(await panicOf('flow', outer, inner(id))).toMatch(/^0x4e487b71/);
  });

  test('withdraw: a void from the token ends it if it writes debt off', async () => {
    const id = await flowStream(dai('30'));
    const outer: Call = ['withdraw', id, evil.address, dai('20')];
    expect(await panicOf('flow', outer, ['void', id])).toMatch(/^0x4e487b71/);
    const solvent = await flowStream(dai('100'));
    expect(
      await reenter('flow', ['withdraw', solvent, evil.address, dai('20')], ['void', solvent]),
    ).toEqual(went);
  });

  test('refund: the token finds what is left', async () => {
    said('flow/SablierFlow.refund');
    const id = await flowStream(dai('100'));
    expect(await reenter('flow', ['refund', id, dai('40')], ['refund', id, dai('40')])).toEqual({
      outer: 'success',
      inner: 'SablierFlow_RefundOverflow',
    });
    expect(await local.flow.read.getBalance([id])).toBe(dai('60'));
  });

  test('refundAndPause: the token can pause or void first', async () => {
    said('flow/SablierFlow.refundAndPause');
    for (const name of ['pause', 'void']) {
      const id = await flowStream(dai('100'));
      const { outer } = await reenter('flow', ['refundAndPause', id, dai('10')], [name, id]);
      expect(outer).toBe('SablierFlow_RatePerSecondNotDifferent');
    }
  });

  test('depositAndPause: the token can pause first, and finds the deposit', async () => {
    said('flow/SablierFlow.depositAndPause');
    const id = await flowStream(dai('100'));
    const { outer } = await reenter('flow', ['depositAndPause', id, dai('10')], ['pause', id]);
    expect(outer).toBe('SablierFlow_RatePerSecondNotDifferent');
    const next = await flowStream(dai('50'));
    const refund: Call = ['refund', next, dai('12')];
    expect(
      await reenter('flow', ['deposit', next, dai('10'), evil.address, evil.address], refund),
    ).toEqual(went);
  });

  test('void and pause call nobody', async () => {
    for (const name of ['void', 'pause']) {
      expect(reentrancy[`flow/SablierFlow.${name}`]).toBeUndefined();
      const id = await flowStream(dai('10'));
      const { stranger } = local.accounts;
      const inner = encode('flow', ['refundMax', id]);
      await local.send(stranger, evil, 'prepare', [local.contracts.flow, inner, false]);
      await local.send(stranger, evil, 'act', [local.contracts.flow, encode('flow', [name, id])]);
      expect(await local.read(evil, 'made')).toBe(false);
    }
  });
});

/** Revert data of the outer call. */
async function panicOf(product: Product, outer: Call, inner: Call): Promise<Hex> {
  const { address } = local.deployed[product];
  const { stranger } = local.accounts;
  await local.send(stranger, evil, 'prepare', [address, encode(product, inner), false]);
  const data = encodeFunctionData({
    abi: evil.abi,
    functionName: 'act',
    args: [address, encode(product, outer)],
  });
  const [block] = await local.chain.simulateBlocks({
    blocks: [{ calls: [{ account: stranger, to: evil.address, data }] }],
  });
  return block?.calls[0]?.data ?? '0x';
}
