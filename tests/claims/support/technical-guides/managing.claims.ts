import { release as lockupV2_0 } from 'sablier/evm/releases/lockup/v2.0';
import type { Abi } from 'viem';
import { expect } from 'vitest';
import { ratesHave18Decimals } from '../../chains/flow-proofs';
import { outcomes } from '../../chains/roles';
import { tokenAbi } from '../../chains/token-abi';
import { claim, dai, DAY, eth, usd, usdc } from '../../claim';

const functionsOf = (abi: Abi) =>
  abi.flatMap((item) => (item.type === 'function' ? [item.name] : []));

claim(
  '/support/technical-guides',
  'SablierLockup_Unauthorized | only the sender cancels or renounces; only the recipient or an approved operator burns or calls withdrawMaxAndTransfer | call from that account',
  async ({ lockup }) => {
    const [id, empty] = [await lockup.open(), await lockup.open({ total: DAY })];
    await lockup.pass(DAY);
    await lockup.call('recipient', 'withdrawMax', [empty, 'recipient']);
    const refused = 'SablierLockup_Unauthorized';
    const sender = { sender: 'success', recipient: refused, stranger: refused };
    await outcomes(lockup, 'cancel', [id], sender);
    await outcomes(lockup, 'renounce', [id], sender);
    const recipient = { recipient: 'success', sender: refused, stranger: refused };
    await outcomes(lockup, 'burn', [empty], recipient);
    await lockup.reverts(refused, 'other', 'burn', [empty]);
    await lockup.call('recipient', 'approve', ['other', empty]);
    await lockup.reverts('success', 'other', 'burn', [empty]);
    await outcomes(lockup, 'withdrawMaxAndTransfer', [id, 'stranger'], recipient);
    await lockup.call('recipient', 'approve', ['other', id]);
    await lockup.reverts('success', 'other', 'withdrawMaxAndTransfer', [id, 'stranger']);
  },
);

claim(
  '/support/technical-guides',
  'SablierLockup_StreamSettled | everything is released | nothing to cancel',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(100n * DAY);
    expect(await lockup.read('refundableAmountOf', [id])).toBe(0n);
    await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
  },
);

claim(
  '/support/technical-guides',
  'SablierLockup_NotTransferable, SablierFlow_NotTransferable | the flag was off at creation | none',
  async ({ lockup, flow }) => {
    for (const [contract, error] of [
      [lockup, 'SablierLockup_NotTransferable'],
      [flow, 'SablierFlow_NotTransferable'],
    ] as const) {
      const [fixed, id] = [await contract.open({ transferable: false }), await contract.open()];
      const move = (stream: bigint) => ['recipient', 'other', stream];
      await contract.reverts(error, 'recipient', 'transferFrom', move(fixed));
      await contract.reverts('success', 'recipient', 'transferFrom', move(id));
    }
  },
);

claim(
  '/support/technical-guides',
  'SablierFlow_StreamNotPaused | restart on a running stream | call adjustRatePerSecond',
  async ({ flow }) => {
    const args = [await flow.open(), eth('1')];
    await flow.reverts('SablierFlow_StreamNotPaused', 'sender', 'restart', args);
    await flow.reverts('success', 'sender', 'adjustRatePerSecond', args);
  },
);

claim(
  '/support/technical-guides',
  'SablierFlowState_StreamPaused | rate change, pause or depletion time while the rate is 0 | call restart first; a voided stream stays at 0',
  async ({ flow }) => {
    const [id, voided] = [await flow.open(), await flow.open()];
    await flow.call('sender', 'pause', [id]);
    await flow.call('sender', 'void', [voided]);
    const error = 'SablierFlowState_StreamPaused';
    await flow.reverts(error, 'sender', 'adjustRatePerSecond', [id, eth('1')]);
    await flow.reverts(error, 'sender', 'pause', [id]);
    await flow.reverts(error, 'sender', 'depletionTimeOf', [id]);
    const rate = [voided, eth('1')];
    await flow.reverts('SablierFlowState_StreamVoided', 'sender', 'restart', rate);
    await flow.call('sender', 'restart', [id, eth('0.5')]);
    await flow.reverts('success', 'sender', 'adjustRatePerSecond', [id, eth('1')]);
  },
);

claim(
  '/support/technical-guides',
  'SablierFlow_StreamPending | a pause before the start | void it, or wait',
  async ({ flow }) => {
    const id = await flow.open({ start: (await flow.now()) + DAY });
    await flow.reverts('SablierFlow_StreamPending', 'sender', 'pause', [id]);
    await flow.reverts('success', 'sender', 'void', [id]);
    await flow.pass(DAY);
    await flow.reverts('success', 'sender', 'pause', [id]);
  },
);

claim(
  '/support/technical-guides',
  'SablierFlow_RefundOverflow | debt claims a part of the balance | call refundMax',
  async ({ flow }) => {
    const id = await flow.open({ rate: eth('0.001'), deposit: usdc('1000') });
    await flow.pass(100_000n);
    const whole = [id, usdc('1000')];
    await flow.reverts('SablierFlow_RefundOverflow', 'sender', 'refund', whole);
    await flow.moves(() => flow.call('sender', 'refundMax', [id]), {
      'sender.usdc': usdc('900'),
      'flow.usdc': -usdc('900'),
    });
  },
);

claim(
  '/support/technical-guides',
  'SablierLockupState_Null, SablierFlowState_Null | no such stream in this contract | check contract, chain and release',
  async ({ lockup, flow }) => {
    await lockup.open();
    await flow.open();
    await lockup.reverts('SablierLockupState_Null', 'sender', 'cancel', [2n]);
    await flow.reverts('SablierFlowState_Null', 'sender', 'pause', [2n]);
  },
);

claim(
  '/support/technical-guides',
  'ERC721NonexistentToken | the NFT was burned, or never existed | ask isStream; a burned stream still answers statusOf',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(100n * DAY);
    await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
    await lockup.call('recipient', 'burn', [id]);
    for (const missing of [id, 2n])
      await lockup.reverts('ERC721NonexistentToken', 'stranger', 'ownerOf', [missing]);
    expect(await lockup.read('isStream', [id])).toBe(true);
    expect(await lockup.read('isStream', [2n])).toBe(false);
    expect(await lockup.statusOf(id)).toBe('DEPLETED');
  },
);

claim(
  '/support/technical-guides',
  'A price-gated stream says PENDING and can be withdrawn | its price was reached before the start | trust withdrawableAmountOf',
  async ({ lockup }) => {
    const start = (await lockup.now()) + DAY;
    const id = await lockup.open({ targetPrice: usd('4000'), start });
    await lockup.setPrice(usd('4000'));
    expect(await lockup.statusOf(id)).toBe('PENDING');
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('100'));
    await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
      recipient: dai('100'),
      lockup: -dai('100'),
    });
  },
);

claim(
  '/support/technical-guides',
  'No status, no withdrawable amount | indexers store events, not the clock | call statusOf and withdrawableAmountOf',
  async ({ indexer, lockup }) => {
    for (const vendor of ['envio', 'the-graph'] as const)
      for (const entity of ['LockupStream', 'FlowStream']) {
        const fields = indexer.fields('streams', vendor, entity);
        expect(fields.filter((name) => /^status|withdrawable|streamed/i.test(name))).toEqual([]);
      }
    const id = await lockup.open();
    await lockup.pass(DAY);
    expect(await lockup.statusOf(id)).toBe('STREAMING');
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('1'));
  },
);

claim(
  '/support/technical-guides',
  "Gaps in a contract's token IDs | price-gated streams of Lockup v4.0 are not indexed | read them on chain with getPriceGatedUnlockParams",
  async ({ indexer, lockup }) => {
    expect(indexer.values('streams', 'LockupStreamCategory').sort()).toEqual([
      'LockupDynamic',
      'LockupLinear',
      'LockupTranched',
    ]);
    const ids = [await lockup.open(), await lockup.open({ targetPrice: usd('4000') })];
    expect(ids).toEqual([1n, 2n]);
    const params = await lockup.read('getPriceGatedUnlockParams', [2n]);
    expect(params).toMatchObject({ targetPrice: usd('4000') });
  },
);

claim(
  '/support/technical-guides',
  'Flow rates look too large | the rate has 18 decimals for every token | divide by 1e18',
  ({ flow }) => ratesHave18Decimals(flow),
);

claim(
  '/support/technical-guides',
  'The contracts keep what exceeds the minimum.',
  async ({ lockup }) => {
    await lockup.setMinFee(usd('3'));
    const id = await lockup.open();
    await lockup.pass(DAY);
    const pay = { value: eth('1') };
    await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient'], pay), {
      recipient: dai('1'),
      lockup: -dai('1'),
      'recipient.coin': -eth('1'),
      'lockup.coin': eth('1'),
    });
  },
);

claim(
  '/support/technical-guides',
  'Lockup before v3.0 has no function for that, so there they are lost.',
  ({ lockup, lockupV1_0, lockupV1_2 }) => {
    expect(functionsOf(lockup.abi)).toContain('recover');
    // No package has v2.0, so its ABI decides.
    for (const abi of [lockupV1_0.abi, lockupV1_2.abi, lockupV2_0.abi.SablierLockup]) {
      expect(functionsOf(abi)).toContain('withdraw');
      expect(functionsOf(abi)).not.toContain('recover');
    }
  },
);

claim(
  '/support/technical-guides',
  'They are surplus, and only the comptroller can send them on.',
  async ({ lockup, flow }) => {
    for (const contract of [lockup, flow]) {
      const id = await contract.open({ token: 'dai', deposit: dai('100') });
      const token = await contract.read<`0x${string}`>(
        contract.address === flow.address ? 'getToken' : 'getUnderlyingToken',
        [id],
      );
      await lockup.fund('other', dai('7'));
      const coin = lockup.on({ address: token, abi: tokenAbi });
      await coin.call('other', 'transfer', [contract.address, dai('7')]);
      await outcomes(contract, 'recover', ['dai', 'other'], {
        other: 'Comptrollerable_CallerNotComptroller',
        sender: 'Comptrollerable_CallerNotComptroller',
        admin: 'Comptrollerable_CallerNotComptroller',
      });
      const send = lockup.encode('recover', [token, lockup.accounts.owner]);
      const name = contract.address === flow.address ? 'flow' : 'lockup';
      await lockup.moves(
        () => lockup.comptroller.call('admin', 'execute', [contract.address, send]),
        { owner: dai('7'), [name]: -dai('7') },
      );
    }
  },
);
