import { BaseError, erc20Abi, getAddress, type EIP1193Provider } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explain, solidityError } from '../../../examples/lockup/dapp/explain-error';
import { browserClients, scriptClients } from '../../../examples/lockup/connect';
import { readLinear, releasedAt } from '../../../examples/lockup/dapp/live-amount';
import { readNft } from '../../../examples/lockup/dapp/nft-image';
import { actionsFor, readCard } from '../../../examples/lockup/dapp/read-card';
import { createLinearStream } from '../../../examples/lockup/create-stream/create-linear';
import { cancel } from '../../../examples/lockup/stream-management/manage-stream';
import { foundry, mainnet } from 'viem/chains';
import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import { createRandom } from '@sablier-docs/testing/random';
import { randomLinear, randomTimestamps } from '@sablier-docs/testing/random-stream';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { dai, DAY, openLinear } from '@sablier-docs/testing/streams';

/* /guides/lockup/examples/dapp */

let local: LocalProtocol;

beforeAll(async () => {
  local = await startProtocol();
});
afterAll(() => local?.stop());

test('a card shows the state and offers what the wallet may do', async () => {
  const { sender, recipient, stranger } = local.accounts;
  const { publicClient } = local.clients(sender);
  const { id, stream } = await openLinear(local);
  await local.warpTo(stream.startTime + 25n * DAY);
  const card = await readCard(publicClient, local.contracts.lockup, id);
  expect(card).toMatchObject({
    status: 'STREAMING',
    sender,
    recipient,
    deposited: dai('100'),
    streamed: dai('25'),
    withdrawable: dai('25'),
    isCancelable: true,
  });
  expect(card.fee).toBeGreaterThan(0n);
  expect(actionsFor(card, sender)).toEqual({
    withdraw: true,
    withdrawElsewhere: false,
    cancel: true,
    renounce: true,
  });
  expect(actionsFor(card, recipient)).toMatchObject({
    withdrawElsewhere: true,
    cancel: false,
    renounce: false,
  });
  expect(actionsFor(card, stranger)).toMatchObject({ withdraw: true, cancel: false });
});

test('a price-gated stream that is released before its start has no button to cancel it', async () => {
  const { sender, recipient } = local.accounts;
  const { publicClient } = local.clients(sender);
  const { lockup, token, oracle } = local.contracts;
  await local.mint(sender, dai('1'));
  await local.approve(sender, lockup, dai('1'));
  const start = (await local.now()) + DAY;
  const params = {
    sender,
    recipient,
    depositAmount: dai('1'),
    token,
    cancelable: true,
    transferable: true,
    timestamps: { start, end: start + DAY },
    shape: '',
  };
  const price = await local.read<bigint>(local.deployed.oracle, 'price');
  const { result: id } = await local.send<bigint>(
    sender,
    local.deployed.lockup,
    'createWithTimestampsLPG',
    [params, { oracle, targetPrice: price + 1n }],
  );
  const actions = async () => actionsFor(await readCard(publicClient, lockup, id), sender);
  expect(await actions()).toMatchObject({ cancel: true, renounce: true });
  await local.send(sender, local.deployed.oracle, 'setPrice', [price + 1n]);
  expect(await readCard(publicClient, lockup, id)).toMatchObject({
    status: 'PENDING',
    isCancelable: true,
  });
  expect(await actions()).toMatchObject({ cancel: false, renounce: true });
  await local.send(sender, local.deployed.oracle, 'setPrice', [price]);
});

test('a card of a burned NFT has no recipient, and offers nothing to its former owner', async () => {
  const { sender, recipient } = local.accounts;
  const { publicClient } = local.clients(sender);
  const { lockup } = local.contracts;
  const { id, stream } = await openLinear(local, { total: 10n });
  await local.warpTo(stream.endTime);
  const value = await local.lockup.read.calculateMinFeeWei([id]);
  await local.send(recipient, local.deployed.lockup, 'withdrawMax', [id, recipient], { value });
  await local.send(recipient, local.deployed.lockup, 'burn', [id]);
  const card = await readCard(publicClient, lockup, id);
  expect(card).toMatchObject({ status: 'DEPLETED', recipient: undefined, withdrawable: 0n });
  expect(actionsFor(card, recipient)).toMatchObject({ withdrawElsewhere: false });
  await expect(readCard(publicClient, lockup, 999n)).rejects.toThrow('SablierLockupState_Null');
});

test('the clients of a script sign with a key, those of a page with the wallet', async () => {
  // The key of anvil's first account, which is the admin here.
  const key = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
  const { admin, sender, recipient } = local.accounts;
  const script = scriptClients(foundry, key, local.url);
  expect(script.walletClient.account.address).toBe(getAddress(admin));

  const asked: string[] = [];
  const provider = {
    request: ({ method, params }: { method: string; params?: unknown }) => {
      asked.push(method);
      if (method === 'eth_requestAccounts') return Promise.resolve([sender]);
      return local.chain.request({ method, params } as never);
    },
  } as unknown as EIP1193Provider;
  const page = await browserClients(foundry, provider);
  await local.mint(sender, dai('1'));
  const { lockup, token } = local.contracts;
  const options = { lockup, token, recipient, depositAmount: dai('1'), cliff: 0 };
  const id = await createLinearStream(page, options);
  await expectStream(local, 'lockup', id);
  expect(asked).toContain('eth_sendTransaction'); // the wallet signs
  await expect(browserClients(mainnet, provider)).rejects.toThrow('Switch the wallet to Ethereum.');
});

test('the schedule of a stream gives the figure of the contract', async () => {
  const { publicClient } = local.clients(local.accounts.sender);
  const { id, stream } = await openLinear(local, { cliff: 10n * DAY, startUnlock: dai('5') });
  const schedule = await readLinear(publicClient, local.contracts.lockup, id);
  for (const day of [1n, 10n, 37n, 100n]) {
    await local.warpTo(stream.startTime + day * DAY);
    const now = Number(await local.now());
    const released = schedule && releasedAt(schedule, now);
    expect(released).toBe(await local.lockup.read.streamedAmountOf([id]));
  }
});

test('errors of the libraries are named too', async () => {
  const { sender, recipient } = local.accounts;
  const { lockup, token } = local.contracts;
  const refused = await createLinearStream(local.clients(sender), {
    lockup,
    token,
    recipient,
    depositAmount: 0n,
    cliff: 0,
  }).catch((error: unknown) => error);
  expect(solidityError(refused)).toBe('SablierLockupHelpers_DepositAmountZero');
  expect(explain(refused)).toBe('Enter an amount above zero.');

  const poor = await createLinearStream(local.clients(sender), {
    lockup,
    token,
    recipient,
    depositAmount: dai('1000000'),
    cliff: 0,
  }).catch((error: unknown) => error);
  expect(explain(poor)).toMatch(
    /^The account has \d+ of the 10{24} units of the token that it needs\.$/,
  );

  const { publicClient } = local.clients(sender);
  const unpaid = await publicClient
    .simulateContract({
      account: local.accounts.other,
      address: token,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [recipient, dai('1000000')],
    })
    .catch((error: unknown) => error);
  expect(explain(unpaid)).toBe('Your wallet holds less than this amount.');

  const { id } = await openLinear(local);
  const unauthorized = await cancel(local.clients(recipient), { lockup, streamId: id }).catch(
    (error: unknown) => error,
  );
  expect(explain(unauthorized)).toBe('Your wallet is not the sender of this stream.');
  const tooMuch = await publicClient
    .simulateContract({
      ...local.deployed.lockup,
      account: recipient,
      functionName: 'withdraw',
      args: [id, recipient, dai('1')],
      value: await local.lockup.read.calculateMinFeeWei([id]),
    })
    .catch((error: unknown) => error);
  expect(explain(tooMuch)).toMatch(/^Less is released than you asked for\./);
  expect(explain(new BaseError('offline'))).toBe('The transaction failed.');
});

test('the picture is an SVG that needs no server', async () => {
  const { id } = await openLinear(local);
  const nft = await readNft(
    local.clients(local.accounts.sender).publicClient,
    local.contracts.lockup,
    id,
  );
  expect(nft.name).toBe(`Sablier Lockup #${id}`);
  expect(nft.description).toContain('\u26a0\ufe0f WARNING'); // a sign of several bytes
  expect(nft.description).not.toContain('\u00e2'); // the first of them, read as a character
  expect(nft.image.startsWith('data:image/svg+xml;base64,')).toBe(true);
  expect(atob(nft.image.slice(nft.image.indexOf(',') + 1))).toContain('<svg');
});

test('the figure between two reads is the contract’s, for 1,000 random streams', () => {
  const random = createRandom(0x77n);
  for (let i = 0; i < 1000; i += 1) {
    const stream = randomLinear(random);
    const schedule = {
      deposited: stream.deposit,
      start: Number(stream.startTime),
      cliff: Number(stream.cliffTime),
      end: Number(stream.endTime),
      granularity: Number(stream.granularity) || 1, // the getter never answers 0
      unlocks: stream.unlocks,
    };
    for (const at of randomTimestamps(random, stream, 4)) {
      expect(releasedAt(schedule, Number(at))).toBe(streamedAmount(stream, at));
    }
  }
});
