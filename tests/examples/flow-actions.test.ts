import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  afterDeposit,
  afterPause,
  afterRefund,
  afterRestart,
  afterVoid,
  afterWithdraw,
} from '@sablier-docs/protocol/flow/actions';
import { coveredDebt, refundableAmount, type FlowStream } from '@sablier-docs/protocol/flow/debt';
import { readFlowStream } from '@sablier-docs/testing/flow-stream';
import { createRandom, type Random } from '@sablier-docs/testing/random';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';

/* What calls leave of a stream by our arithmetic, against the published SablierFlow, for tokens of 6 and 18 decimals. */

const DAY = 86_400n;
const LIVES = 8;
const CALLS = 12;

let local: LocalProtocol;

beforeAll(async () => {
  local = await startProtocol({ minFeeUSD: 0n });
});
afterAll(() => local?.stop());

interface Case {
  readonly name: string;
  readonly args: readonly unknown[];
  readonly ours: (stream: FlowStream, now: bigint) => FlowStream;
}

/** A call that the contract may take or refuse: amounts at, below and above what is there. */
function randomCase(random: Random, stream: FlowStream, now: bigint, id: bigint, to: string): Case {
  const near = (amount: bigint) => {
    const other = random.between(0n, amount + 1n);
    return random.pick([amount, other, amount + 1n, 0n]);
  };
  const amount = random.magnitude(0n, 10n ** 8n);
  const withdrawn = near(coveredDebt(stream, now));
  const refunded = near(refundableAmount(stream, now));
  const rate = random.pick([0n, random.magnitude(1n, 10n ** 16n)]);
  return random.pick<Case>([
    {
      name: 'withdraw',
      args: [id, to, withdrawn],
      ours: (one, at) => afterWithdraw(one, withdrawn, at),
    },
    { name: 'refund', args: [id, refunded], ours: (one, at) => afterRefund(one, refunded, at) },
    { name: 'pause', args: [id], ours: afterPause },
    { name: 'restart', args: [id, rate], ours: (one, at) => afterRestart(one, rate, at) },
    { name: 'restart', args: [id, rate + 1n], ours: (one, at) => afterRestart(one, rate + 1n, at) },
    {
      name: 'deposit',
      args: [id, amount, local.accounts.sender, to],
      ours: (one) => afterDeposit(one, amount),
    },
    ...(random.chance(0.3) ? [{ name: 'void', args: [id], ours: afterVoid }] : []),
  ]);
}

const refused = (act: () => FlowStream): FlowStream | 'refused' => {
  try {
    return act();
  } catch (error) {
    if (error instanceof RangeError) return 'refused';
    throw error;
  }
};

test('random calls leave what SablierFlow has stored, and are refused when it refuses them', async () => {
  const random = createRandom(0x50n);
  const { accounts, contracts, deployed } = local;
  const { sender, recipient } = accounts;
  const seen = new Set<string>();
  for (let life = 0; life < LIVES; life += 1) {
    const token = life % 2 === 0 ? contracts.usdc : contracts.token;
    await local.mint(sender, 10n ** 12n, token);
    await local.send(sender, { ...deployed.token, address: token }, 'approve', [
      contracts.flow,
      2n ** 255n,
    ]);
    const { result: id } = await local.send<bigint>(sender, deployed.flow, 'create', [
      sender,
      recipient,
      random.magnitude(1n, 10n ** 14n),
      0n,
      token,
      true,
    ]);
    for (let call = 0; call < CALLS; call += 1) {
      await local.warpTo((await local.now()) + random.magnitude(1n, 3n * DAY));
      const before = await readFlowStream(local, id);
      const now = (await local.now()) + 1n;
      const { name, args, ours } = randomCase(random, before, now, id, recipient);
      const sent = await local.send(sender, deployed.flow, name, args).then(
        () => 'taken',
        () => 'refused',
      );
      // A refused call is in no block: the last one has the time of its simulation.
      const at = await local.now();
      const expected = refused(() => ours(before, at));
      expect(expected === 'refused' ? expected : 'taken', `${name} ${args.join()}`).toBe(sent);
      if (expected !== 'refused') expect(await readFlowStream(local, id)).toMatchObject(expected);
      seen.add(`${name} ${sent}`);
    }
  }
  const names = ['deposit', 'pause', 'refund', 'restart', 'withdraw'];
  expect([...seen].sort()).toEqual(
    expect.arrayContaining(names.flatMap((name) => [`${name} refused`, `${name} taken`])),
  );
  expect(seen).toContain('void taken');
});
