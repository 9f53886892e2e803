import { encodeFunctionData, type Hash } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createArgs } from '@sablier-docs/testing/create-args';
import { CREATE_FUNCTIONS } from '@sablier-docs/tools/simulators/stream/for-tests';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { abi, compare, randomInputs, RICH, type Typed } from './through-simulator';

/*
 * The stream simulator against SablierLockup: the reader's input goes through the address and the
 * form to the parameters, the stream is created with them, and at random seconds the contract has
 * released the amount that the simulator shows.
 */

const STREAMS = 2_000;
const BATCH = 100;
const GAS = 4_000_000n;

let local: LocalProtocol;
beforeAll(async () => {
  local = await startProtocol();
  const { sender } = local.accounts;
  await local.mint(sender, RICH);
  await local.approve(sender, local.contracts.lockup, RICH);
  // A block takes a whole batch, when it is asked to.
  await local.chain.setBlockGasLimit({ gasLimit: GAS * BigInt(BATCH) });
  await local.chain.setAutomine(false);
});
afterAll(() => local?.stop());

/** Sends the create calls and returns the ids from the logs. */
async function createAll(inputs: readonly Typed[]): Promise<bigint[]> {
  const { sender, recipient } = local.accounts;
  const { lockup, token } = local.contracts;
  const ids: bigint[] = [];
  const first = await local.chain.getTransactionCount({ address: sender });
  for (let from = 0; from < inputs.length; from += BATCH) {
    const hashes: Hash[] = await Promise.all(
      inputs.slice(from, from + BATCH).map(({ stream, shape }, i) => {
        const args = createArgs(stream, shape, { sender, recipient, token });
        const functionName = CREATE_FUNCTIONS[stream.model];
        const data = encodeFunctionData({ abi, functionName, args } as never);
        const nonce = first + from + i;
        return local.chain.sendTransaction({ account: sender, to: lockup, data, gas: GAS, nonce });
      }),
    );
    hashes.forEach(local.streams.isFixture);
    await local.chain.mine({ blocks: 1 });
    const receipts = await Promise.all(
      hashes.map((hash) => local.chain.getTransactionReceipt({ hash })),
    );
    for (const { status, logs } of receipts) {
      expect(status).toBe('success');
      // The create event of the model comes last; its first topic after the name is the id.
      const created = logs.filter(({ address }) => address.toLowerCase() === lockup.toLowerCase());
      ids.push(BigInt(created.at(-1)?.topics[1] ?? 0));
    }
  }
  return ids;
}

test('random inputs make the streams that the simulator draws', async () => {
  const started = Date.now();
  const inputs = randomInputs(0x88n, STREAMS);
  const ids = await createAll(inputs);
  expect(new Set(ids).size).toBe(STREAMS);
  const { compared, partial } = await compare(
    { chain: local.chain, to: local.contracts.lockup },
    ids,
    inputs,
    0x99n,
  );
  // Guards the generator: 0 and the deposit would agree for the wrong reasons.
  expect(partial).toBeGreaterThan(compared / 4);
  const models = (['linear', 'dynamic', 'tranched'] as const).map((model) => {
    const count = inputs.filter(({ stream }) => stream.model === model).length;
    expect(count, model).toBeGreaterThan(STREAMS / 5);
    return `${count} ${model}`;
  });
  console.log(
    `${STREAMS} streams (${models.join(', ')}) created from the simulator's state, ${compared} amounts equal, ${partial} of them partial, ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
});
