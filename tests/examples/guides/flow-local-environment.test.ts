import { getAddress, numberToHex, type Address } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSalary } from '../../../examples/flow/create-stream/create-stream';
import { flowAt } from '../../../examples/flow/contracts';
import { deployFlow } from '../../../examples/flow/local-environment/deploy-flow';
import { firstStream } from '../../../examples/flow/local-environment/first-stream';
import { deployFlowWithFee } from '../../../examples/flow/local-environment/price-feed';
import { expectStream } from '../support/expect-stream';
import { startProtocol, type LocalProtocol } from '../support/start';

/* /guides/flow/examples/local-environment */

let local: LocalProtocol;

beforeAll(async () => {
  local = await startProtocol();
});
afterAll(() => local?.stop());

test('the guide deploys a Flow of its own that creates streams', async () => {
  const { sender, recipient } = local.accounts;
  const clients = local.clients(sender);
  const { flow, comptroller } = await deployFlow(clients);
  expect(flow).not.toBe(local.contracts.flow);

  const own = flowAt(flow, clients);
  expect((await own.read.comptroller()).toLowerCase()).toBe(comptroller.toLowerCase());
  const id = await createSalary(clients, flow, {
    token: local.contracts.usdc,
    recipient,
    amountPerMonth: 1_000_000_000n,
  });
  expect(id).toBe(1n);
  await expectStream(local, 'flow', id, {}, flow);
  await local.warpTo((await local.now()) + 864_000n);
  expect(await own.read.totalDebtOf([id])).toBe(333_333_333n);
  expect(await own.read.calculateMinFeeWei([id])).toBe(0n);
});

test('the first stream owes what the page says', async () => {
  const { url } = local.chain.transport as unknown as { url: string };
  expect(await firstStream(url)).toEqual({ streamId: 1n, debt: 333_333_333n });
  const [stream] = await local.streams.unseen();
  if (!stream) throw new Error('The script created no stream.');
  const recipient = await local.read<Address>(
    { ...local.deployed.flow, address: stream.contract },
    'getRecipient',
    [stream.id],
  ); // an account that the script made up and keeps
  const token = getAddress(numberToHex(0xc0ffee, { size: 20 }));
  const { admin: sender } = local.accounts;
  await expectStream(local, 'flow', stream.id, { sender, recipient, token }, stream.contract);
  expect(recipient).not.toBe(sender);
});

test('with a price feed it asks for the fee', async () => {
  const { sender, recipient } = local.accounts;
  const clients = local.clients(sender);
  const fee = { oracle: local.contracts.oracle, minFeeUSD: 100_000_000n };
  const { flow } = await deployFlow(clients, fee);
  const id = await createSalary(clients, flow, {
    token: local.contracts.usdc,
    recipient,
    amountPerMonth: 1_000_000_000n,
  });
  await expectStream(local, 'flow', id, {}, flow);
  const wei = await flowAt(flow, clients).read.calculateMinFeeWei([id]);
  expect(wei).toBe(await local.flow.read.calculateMinFeeWei([await anyStream()]));
});

test('the feed of the guide keeps the fee up, however far the clock is moved', async () => {
  const { sender, recipient } = local.accounts;
  const clients = local.clients(sender);
  const { flow } = await deployFlowWithFee(clients, local.chain);
  const salary = { token: local.contracts.usdc, recipient, amountPerMonth: 1_000_000_000n };
  const id = await createSalary(clients, flow, salary);
  await expectStream(local, 'flow', id, {}, flow);
  const fee = () => flowAt(flow, clients).read.calculateMinFeeWei([id]);
  expect(await fee()).toBe(10n ** 18n / 3_000n);
  await local.warpTo((await local.now()) + 30n * 86_400n);
  expect(await fee()).toBe(10n ** 18n / 3_000n);
});

async function anyStream(): Promise<bigint> {
  const { sender, recipient } = local.accounts;
  const id = await createSalary(local.clients(sender), local.contracts.flow, {
    token: local.contracts.usdc,
    recipient,
    amountPerMonth: 1_000n,
  });
  await expectStream(local, 'flow', id);
  return id;
}
