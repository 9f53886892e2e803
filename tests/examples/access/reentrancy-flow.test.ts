import { encodeFunctionData } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reentrancy } from '@sablier-docs/reference/calls/reentrancy';
import { cleanForEachTest } from '@sablier-docs/testing/clean-chain';
import { dai } from '@sablier-docs/testing/streams';
import { expectDocumented, startReentry, SUCCESS, type Call } from './reenter';

/* The contract reference about reentrant callers of Flow, against the chain. */

type Stage = Awaited<ReturnType<typeof startReentry>>;
let local: Stage['local'];
let evil: Stage['evil'];
let encode: Stage['encode'];
let reenter: Stage['reenter'];
let dataOf: Stage['dataOf'];

beforeAll(async () => {
  ({ local, evil, encode, reenter, dataOf } = await startReentry());
});
cleanForEachTest(() => local.chain);
afterAll(() => local?.stop());

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
    // The token itself may deposit.
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
    expectDocumented('flow/SablierFlow.withdraw');
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
    ).toEqual(SUCCESS);
    expect(await local.flow.read.getBalance([other])).toBe(0n);
  });

  test.each<[string, (id: bigint) => Call]>([
    ['deposit', (id) => ['deposit', id, dai('5'), evil.address, evil.address]],
    ['refund', (id) => ['refund', id, dai('5')]],
  ])('withdraw: a %s from the token ends it', async (_, inner) => {
    const id = await flowStream(dai('100'));
    const outer: Call = ['withdraw', id, evil.address, dai('20')];
    expect(await dataOf('flow', outer, inner(id))).toMatch(/^0x4e487b71/);
  });

  test('withdraw: a void from the token ends it if it writes debt off', async () => {
    const id = await flowStream(dai('30'));
    const outer: Call = ['withdraw', id, evil.address, dai('20')];
    expect(await dataOf('flow', outer, ['void', id])).toMatch(/^0x4e487b71/);
    const solvent = await flowStream(dai('100'));
    expect(
      await reenter('flow', ['withdraw', solvent, evil.address, dai('20')], ['void', solvent]),
    ).toEqual(SUCCESS);
  });

  test('refund: the token finds what is left', async () => {
    expectDocumented('flow/SablierFlow.refund');
    const id = await flowStream(dai('100'));
    expect(await reenter('flow', ['refund', id, dai('40')], ['refund', id, dai('40')])).toEqual({
      outer: 'success',
      inner: 'SablierFlow_RefundOverflow',
    });
    expect(await local.flow.read.getBalance([id])).toBe(dai('60'));
  });

  test('refundAndPause: the token can pause or void first', async () => {
    expectDocumented('flow/SablierFlow.refundAndPause');
    for (const name of ['pause', 'void']) {
      const id = await flowStream(dai('100'));
      const { outer } = await reenter('flow', ['refundAndPause', id, dai('10')], [name, id]);
      expect(outer).toBe('SablierFlow_RatePerSecondNotDifferent');
    }
  });

  test('depositAndPause: the token can pause first, and finds the deposit', async () => {
    expectDocumented('flow/SablierFlow.depositAndPause');
    const id = await flowStream(dai('100'));
    const { outer } = await reenter('flow', ['depositAndPause', id, dai('10')], ['pause', id]);
    expect(outer).toBe('SablierFlow_RatePerSecondNotDifferent');
    const next = await flowStream(dai('50'));
    const refund: Call = ['refund', next, dai('12')];
    expect(
      await reenter('flow', ['deposit', next, dai('10'), evil.address, evil.address], refund),
    ).toEqual(SUCCESS);
  });

  test('void and pause call no other contract', async () => {
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
