import { parseEventLogs, type Hash } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { batchCreateDynamic } from '../../../examples/lockup/batch/batch-dynamic';
import { batchCreateLinear } from '../../../examples/lockup/batch/batch-linear';
import { batchCreateInParts } from '../../../examples/lockup/batch/in-parts';
import { batchCreatePriceGated } from '../../../examples/lockup/batch/batch-price-gated';
import { batchCreateTranched } from '../../../examples/lockup/batch/batch-tranched';
import { createMixed } from '../../../examples/lockup/batch/mixed-models';
import { batchLockupAbi, lockupAbi } from '../../../examples/lockup/contracts';
import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import { expectRevert } from '@sablier-docs/testing/reverts';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { dai, openLinear, WEEK } from '@sablier-docs/testing/streams';

/* /guides/lockup/examples/batch-create-streams/* */

let local: LocalProtocol;

beforeAll(async () => {
  local = await startProtocol();
  await local.mint(local.accounts.sender, dai('10000'));
});
afterAll(() => local?.stop());

const deployBatch = async (name: string) => {
  const { batchLockup, lockup, token } = local.contracts;
  const contract = await local.deployExample(name, [batchLockup, lockup, token]);
  await local.approve(local.accounts.sender, contract.address, dai('1000'));
  return contract;
};

test('linear: ids in order, the caller as sender, and a cliff for each', async () => {
  const { sender, recipient, other } = local.accounts;
  const contract = await deployBatch('BatchLinearStreamCreator');
  const next = await local.lockup.read.nextStreamId();
  const args = [[recipient, other], dai('100')];
  const { result: ids } = await local.send<bigint[]>(sender, contract, 'createStreams', args);
  expect(ids).toEqual([next, next + 1n]);
  await expectStream(local, 'lockup', next);
  await expectStream(local, 'lockup', next + 1n, { recipient: other });

  // The sender is the account that approved and paid, so it can cancel its streams.
  await local.send(sender, local.deployed.lockup, 'cancel', [next]);
  expect(await local.lockup.read.statusOf([next])).toBe(4);
});

test('dynamic: each recipient has a curve of their own, also for odd amounts', async () => {
  const { sender, recipient, other } = local.accounts;
  const contract = await deployBatch('BatchDynamicStreamCreator');
  const amount = 1_000_000_000_000_000_001n;
  const { result: ids } = await local.send<bigint[]>(sender, contract, 'createStreams', [
    recipient,
    other,
    amount,
  ]);
  const startTime = await local.now();
  const half = amount / 2n;
  await expectStream(local, 'lockup', ids[0] ?? 0n);
  await expectStream(local, 'lockup', ids[1] ?? 0n, { recipient: other });
  const curves = [
    { exponent: dai('0.25'), weeks: 1n },
    { exponent: dai('2.71'), weeks: 4n },
  ];
  const at = startTime + WEEK / 2n;
  await local.warpTo(at);
  for (const [i, { exponent, weeks }] of curves.entries()) {
    const expected = streamedAmount(
      {
        model: 'dynamic',
        deposit: amount,
        startTime,
        segments: [
          { amount: half, exponent, timestamp: startTime + weeks * WEEK },
          { amount: amount - half, exponent: dai('1'), timestamp: startTime + 52n * WEEK },
        ],
      },
      at,
    );
    expect(await local.lockup.read.streamedAmountOf([ids[i] ?? 0n])).toBe(expected);
  }
});

test('tranched: amounts of their own, and an end taken from the last tranche', async () => {
  const { sender, recipient, other } = local.accounts;
  const contract = await deployBatch('BatchTranchedStreamCreator');
  const amounts = [dai('100'), 7n];
  const { result: ids } = await local.send<bigint[]>(sender, contract, 'createStreams', [
    [recipient, other],
    amounts,
  ]);
  const start = await local.now();
  const [first = 0n, second = 0n] = ids;
  await expectStream(local, 'lockup', first, { transferable: false });
  await expectStream(local, 'lockup', second, { transferable: false, recipient: other });
  expect(await local.lockup.read.getEndTime([first])).toBe(Number(start + 24n * WEEK));
  await local.warpTo(start + 4n * WEEK);
  expect(await local.lockup.read.streamedAmountOf([first])).toBe(dai('25'));
  expect(await local.lockup.read.streamedAmountOf([second])).toBe(1n); // 7 / 4, rounded down
});

test('TypeScript: the three models, with ids from the helper’s event', async () => {
  const { sender, recipient, other } = local.accounts;
  const { batchLockup, lockup, token } = local.contracts;
  const clients = local.clients(sender);
  const common = { batchLockup, lockup, token };
  const grants = [recipient, other].map((to) => ({ recipient: to, depositAmount: dai('10') }));
  const next = await local.lockup.read.nextStreamId();
  const startTime = Number(await local.now());
  const ids = [
    ...(await batchCreateLinear(clients, { ...common, grants })),
    ...(await batchCreateDynamic(clients, {
      ...common,
      startTime,
      grants: grants.map((grant) => ({ ...grant, exponent: '0.5' })),
    })),
    ...(await batchCreateTranched(clients, {
      ...common,
      startTime,
      dates: [startTime + 1000, startTime + 2000, startTime + 3000],
      grants,
    })),
  ];
  expect(ids).toEqual([0n, 1n, 2n, 3n, 4n, 5n].map((i) => next + i));
  const models = await Promise.all(ids.map((id) => local.lockup.read.getLockupModel([id])));
  expect(models).toEqual([0, 0, 1, 1, 2, 2]);
  for (const [i, id] of ids.entries()) {
    await expectStream(local, 'lockup', id, {
      recipient: i % 2 === 0 ? recipient : other,
      transferable: models[i] !== 2,
    });
  }
});

test('a long list in parts: one approval, ids in the order of the list', async () => {
  const { sender, recipient, other } = local.accounts;
  const { batchLockup, lockup, token } = local.contracts;
  const amounts = ['1', '2', '3', '4', '5'];
  const grants = amounts.map((amount, i) => ({
    recipient: i % 2 === 0 ? recipient : other,
    depositAmount: dai(amount),
  }));
  await local.approve(sender, batchLockup, 0n);
  const parts: number[] = [];
  const hashes: Hash[] = [];
  const before = await local.chain.getTransactionCount({ address: sender });
  const ids = await batchCreateInParts(local.clients(sender), {
    batchLockup,
    lockup,
    token,
    grants,
    perPart: 2,
    onSent: (hash) => void hashes.push(hash),
    onCreated: (part) => void parts.push(part.length),
  });
  const after = await local.chain.getTransactionCount({ address: sender });
  expect([after - before, parts]).toEqual([4, [2, 2, 1]]); // an approval and three parts
  expect(new Set(hashes).size).toBe(3);
  for (const [i, id] of ids.entries()) {
    await expectStream(local, 'lockup', id, { recipient: i % 2 === 0 ? recipient : other });
    expect(await local.lockup.read.getDepositedAmount([id])).toBe(dai(amounts[i] ?? ''));
  }
});

test('price-gated: one stream per target, each released at its own price', async () => {
  const { sender, recipient } = local.accounts;
  const { batchLockup, lockup, token, oracle } = local.contracts;
  const start = Number(await local.now());
  const ids = await batchCreatePriceGated(local.clients(sender), {
    batchLockup,
    lockup,
    token,
    recipient,
    oracle,
    timestamps: { start, end: start + Number(52n * WEEK) },
    steps: [
      { depositAmount: dai('10'), targetPrice: '4000' },
      { depositAmount: dai('20'), targetPrice: '5000' },
    ],
  });
  for (const id of ids) await expectStream(local, 'lockup', id);
  const released = () => Promise.all(ids.map((id) => local.lockup.read.streamedAmountOf([id])));
  expect(await released()).toEqual([0n, 0n]);
  await local.send(local.accounts.admin, local.deployed.oracle, 'setPrice', [4_500_00000000n]);
  expect(await released()).toEqual([dai('10'), 0n]);
  await local.warpTo(BigInt(start) + 52n * WEEK);
  expect(await released()).toEqual([dai('10'), dai('20')]);
  await local.send(local.accounts.admin, local.deployed.oracle, 'setPrice', [3_000_00000000n]);
});

test('two models in one transaction, through Lockup’s own batch', async () => {
  const { sender, recipient } = local.accounts;
  const { lockup, token } = local.contracts;
  const options = { lockup, token, recipient, amountEach: dai('10') };
  // Another account creates a stream between the simulation and the block, and takes the next id.
  const { publicClient, walletClient } = local.clients(sender);
  const somebodyFirst: typeof walletClient.writeContract = async (request) => {
    if (request.functionName === 'batch') await openLinear(local, { sender: local.accounts.other });
    return walletClient.writeContract(request);
  };
  const clients = { publicClient, walletClient: { ...walletClient, writeContract: somebodyFirst } };
  const ids = await createMixed(clients, options);
  const [linear = 0n, tranched = 0n] = ids;
  expect(ids).toHaveLength(2);
  expect(await local.lockup.read.getLockupModel([linear])).toBe(0);
  expect(await local.lockup.read.getLockupModel([tranched])).toBe(2);
  for (const id of ids) await expectStream(local, 'lockup', id);
});

test('the funder in the create event is the helper, its caller is in the helper’s own event', async () => {
  const { sender, recipient } = local.accounts;
  const contract = await deployBatch('BatchLinearStreamCreator');
  const args = [[recipient], dai('1')];
  const { receipt, result } = await local.send<bigint[]>(sender, contract, 'createStreams', args);
  await expectStream(local, 'lockup', result[0] ?? 0n);
  const { logs } = receipt;
  const [created] = parseEventLogs({
    abi: lockupAbi,
    logs,
    eventName: 'CreateLockupLinearStream',
  });
  const [batch] = parseEventLogs({ abi: batchLockupAbi, logs, eventName: 'CreateLockupBatch' });
  expect(created?.args.commonParams.funder).toBe(local.contracts.batchLockup);
  expect(batch?.args.funder).toBe(contract.address);
});

test('an approval for Lockup instead of the helper does not work, nor an empty batch', async () => {
  const { sender, recipient } = local.accounts;
  const { lockup, token } = local.contracts;
  await local.approve(sender, local.contracts.batchLockup, 0n);
  await local.approve(sender, lockup, dai('1'));
  const stream = {
    sender,
    recipient,
    depositAmount: dai('1'),
    cancelable: true,
    transferable: true,
    durations: { cliff: 0n, total: WEEK },
    unlockAmounts: { start: 0n, cliff: 0n },
    granularity: 1n,
    shape: '',
  };
  const create = (batch: (typeof stream)[]) =>
    local.send(sender, local.deployed.batchLockup, 'createWithDurationsLL', [lockup, token, batch]);
  await expectRevert(create([stream]), 'ERC20InsufficientAllowance');
  await expectRevert(create([]), 'SablierBatchLockup_BatchSizeZero');
});

test('a stream without segments or tranches is a panic, not an error with a name', async () => {
  const { sender, recipient } = local.accounts;
  const { batchLockup } = local.deployed;
  const { lockup, token } = local.contracts;
  await local.approve(sender, batchLockup.address, dai('1'));
  const stream = {
    sender,
    recipient,
    depositAmount: dai('1'),
    cancelable: true,
    transferable: true,
    startTime: await local.now(),
    segments: [],
    tranches: [],
    shape: '',
  };
  for (const name of ['createWithTimestampsLD', 'createWithTimestampsLT']) {
    await expectRevert(local.send(sender, batchLockup, name, [lockup, token, [stream]]), 'Panic');
  }
});
