import { readGroup } from '@sablier-docs/chain/artifacts/read';
import { linked } from '@sablier-docs/chain/artifacts/types';
import { ratePerSecondAtLeast } from '@sablier-docs/protocol/flow/rate';
import { createRandom } from '@sablier-docs/testing/random';
import {
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  parseAbi,
  parseEther,
  type Address,
  type Hex,
} from 'viem';
import { expect, it } from 'vitest';
import type { CallLane } from '../drawing/Lanes';
import { DAI, tokensWithSymbol, USDC } from '../drawing/words';
import { textOfSentence } from '../figure';
import { DAY_ON_CHAIN, flowAbi, FREE, helperAbi, lockupAbi, openLockupChain } from './for-tests';
import { governance, governanceLanes } from './governance';
import { feeOfDeed } from './governance-lanes';
import { hooks, hooksLanes } from './hooks';
import { DEPOSIT } from './lockup';

const REVERTS = '0x60006000fd';
const comptrollerAbi = parseAbi([
  'function execute(address target, bytes data) returns (bytes)',
  'function setMinFeeUSD(uint8 protocol, uint256 fee)',
]);

/**
 * The edges of the stream, and days between them that are the same on each run. A day has 15 settings or more, so that there
 * are 48 of each figure, and 200 every night.
 */
const DAYS = (() => {
  const random = createRandom(0x11n);
  const between = process.env.TEST_ALL ? 12 : 3;
  return [0, 100, ...Array.from({ length: between }, () => Number(random.between(2n, 98n)))];
})();

async function open(isVault: boolean) {
  const { accounts, at, send, client, lockupCall } = await openLockupChain();
  const { admin, sender, recipient, stranger, other } = accounts;
  const terms = (owner: Address) => [
    {
      sender,
      recipient: owner,
      depositAmount: DEPOSIT,
      token: at('dai'),
      cancelable: true,
      transferable: true,
      shape: '',
    },
    { start: 0n, cliff: 0n },
    1,
    { cliff: 0, total: 100 * Number(DAY_ON_CHAIN) },
  ];
  for (const account of [admin, recipient, stranger]) {
    await send(account, at('dai'), helperAbi, 'mint', [account, 10n * DEPOSIT]);
    await send(account, at('dai'), erc20Abi, 'approve', [at('lockup'), 10n * DEPOSIT]);
  }
  let owner = recipient as Address;
  if (isVault) {
    const data = linked(await readGroup('tokens'), 'HookVault') as Hex;
    const hash = await client.sendTransaction({ ...FREE, account: admin, data });
    owner = (await client.getTransactionReceipt({ hash })).contractAddress as Address;
    await client.impersonateAccount({ address: owner });
    await send(owner, at('dai'), helperAbi, 'mint', [owner, DEPOSIT]);
    await send(owner, at('dai'), erc20Abi, 'approve', [at('lockup'), DEPOSIT]);
  }
  await send(sender, at('lockup'), lockupAbi, 'createWithDurationsLL', terms(owner));
  const { timestamp: begun } = await client.getBlock();

  const calls: Readonly<Record<string, { to: Address; data: Hex }>> = {
    Withdraw: lockupCall('withdrawMax', 1n, owner),
    Cancel: lockupCall('cancel', 1n),
    Transfer: lockupCall('transferFrom', owner, other, 1n),
    Create: lockupCall('createWithDurationsLL', ...terms(recipient)),
    Recover: {
      to: at('comptroller'),
      data: encodeFunctionData({
        abi: comptrollerAbi,
        functionName: 'execute',
        args: [at('lockup'), lockupCall('recover', at('dai'), admin).data],
      }),
    },
  };
  /** What the call returns, or undefined where it is refused. */
  const ask = async (call: string, from: Address, value = 0n): Promise<unknown> => {
    const { to, data } = calls[call] as { to: Address; data: Hex };
    const result = await client
      .call({ account: from, to, data, value, gas: 15_000_000n, gasPrice: 0n })
      .catch(() => undefined);
    if (!result) return undefined;
    const name = { Withdraw: 'withdrawMax', Cancel: 'cancel' }[call];
    if (!name) return true;
    return decodeFunctionResult({ abi: lockupAbi, functionName: name, data: result.data ?? '0x' });
  };
  const turn = async (day: number) => {
    await client.setNextBlockTimestamp({ timestamp: begun + BigInt(day) * DAY_ON_CHAIN });
    await client.mine({ blocks: 1 });
  };
  return { accounts, owner, at, send, client, ask, turn };
}

interface Asked {
  /** What the call returns, or undefined where it is refused. */
  readonly ask: (call: string, from: Address, value?: bigint) => Promise<unknown>;
}

/** Compares each lane with the answer to its call. */
async function compare(
  lanes: readonly CallLane[],
  { ask }: Asked,
  from: Address,
  value: bigint,
  told: string,
  token = DAI,
) {
  for (const { call, course, says } of lanes) {
    const answer = await ask(call, from, call === 'Withdraw' ? value : 0n);
    expect(answer !== undefined, `${told}: ${call}, ${says}`).toBe(course === 'done');
    if (typeof answer === 'bigint') expect(says, told).toContain(tokensWithSymbol(answer, token));
  }
}

it('the figure of governance answers each call as Lockup does, for each caller and deed', async () => {
  const world = await open(false);
  const { accounts, at, send, client, turn } = world;
  const { admin } = accounts;
  const deeds: Readonly<Record<string, () => Promise<unknown>>> = {
    nothing: () => Promise.resolve(),
    fee: () => send(admin, at('comptroller'), comptrollerAbi, 'setMinFeeUSD', [2, 100_000_000n]),
    price: () => send(admin, at('feed'), helperAbi, 'setPrice', [1_000_000n]),
    halt: () => client.setCode({ address: at('comptroller'), bytecode: REVERTS }),
  };
  // A day at a time, since the clock of a chain does not go back.
  for (const day of [...DAYS].sort((a, b) => a - b)) {
    const before = await client.snapshot();
    await turn(day);
    for (const [done, act] of Object.entries(deeds)) {
      await act();
      await client.mine({ blocks: 1 });
      for (const who of ['recipient', 'sender', 'stranger', 'admin'] as const) {
        const state = { day, who, done, on: 'lockup' };
        const value = done === 'fee' ? feeOfDeed('fee') : done === 'nothing' ? 0n : parseEther('1');
        const told = JSON.stringify(state);
        await compare(governanceLanes(state), world, accounts[who], value, told);
        if (day === 0) continue;
        if (done === 'fee')
          expect(await world.ask('Withdraw', accounts[who], value - 1n), told).toBeUndefined();
        if (done === 'price') {
          const asked = feeOfDeed('price');
          expect(await world.ask('Withdraw', accounts[who], asked), told).toBeDefined();
          expect(await world.ask('Withdraw', accounts[who], asked - 1n), told).toBeUndefined();
        }
      }
    }
    await client.revert({ id: before });
  }
});

it('the figure of governance answers each call of a Flow stream as Flow does, for each caller and deed', async () => {
  const { accounts, at, send, client } = await openLockupChain(['lockup-v4.0', 'flow-v3.0']);
  const { admin, sender, recipient, other } = accounts;
  const deposit = 100_000_000n;
  const rate = ratePerSecondAtLeast(1_000_000n, USDC.decimals, DAY_ON_CHAIN);
  const terms = [sender, recipient, rate, 0, at('usdc'), true] as const;
  await send(sender, at('usdc'), helperAbi, 'mint', [sender, deposit]);
  await send(sender, at('usdc'), erc20Abi, 'approve', [at('flow'), deposit]);
  await send(sender, at('flow'), flowAbi, 'createAndDeposit', [...terms, deposit]);
  const { timestamp: begun } = await client.getBlock();
  const calls: Readonly<Record<string, readonly [name: string, args: readonly unknown[]]>> = {
    Withdraw: ['withdrawMax', [1n, recipient]],
    Refund: ['refundMax', [1n]],
    Pause: ['pause', [1n]],
    Void: ['void', [1n]],
    Transfer: ['transferFrom', [recipient, other, 1n]],
    Create: ['create', terms],
    Recover: ['recover', [at('usdc'), admin]],
  };
  const ask: Asked['ask'] = async (call, from, value = 0n) => {
    const [name, args] = calls[call] ?? ['', []];
    const own = encodeFunctionData({ abi: flowAbi, functionName: name, args });
    const isRecovery = call === 'Recover';
    const data = isRecovery
      ? encodeFunctionData({
          abi: comptrollerAbi,
          functionName: 'execute',
          args: [at('flow'), own],
        })
      : own;
    const to = isRecovery ? at('comptroller') : at('flow');
    const result = await client
      .call({ account: from, to, data, value, gas: 15_000_000n, gasPrice: 0n })
      .catch(() => undefined);
    if (!result) return undefined;
    if (call !== 'Withdraw' && call !== 'Refund') return true;
    return decodeFunctionResult({ abi: flowAbi, functionName: name, data: result.data ?? '0x' });
  };
  const deeds: Readonly<Record<string, () => Promise<unknown>>> = {
    nothing: () => Promise.resolve(),
    fee: () => send(admin, at('comptroller'), comptrollerAbi, 'setMinFeeUSD', [1, 100_000_000n]),
    price: () => send(admin, at('feed'), helperAbi, 'setPrice', [1_000_000n]),
    halt: () => client.setCode({ address: at('comptroller'), bytecode: REVERTS }),
  };
  let paid = 0;
  for (const day of (process.env.TEST_ALL ? DAYS : DAYS.slice(0, 3)).sort((a, b) => a - b)) {
    const before = await client.snapshot();
    await client.setNextBlockTimestamp({ timestamp: begun + BigInt(day) * DAY_ON_CHAIN });
    await client.mine({ blocks: 1 });
    for (const [done, act] of Object.entries(deeds)) {
      await act();
      await client.mine({ blocks: 1 });
      for (const who of ['recipient', 'sender', 'stranger', 'admin'] as const) {
        const state = { day, who, done, on: 'flow' };
        const lanes = governanceLanes(state);
        paid += lanes.filter(({ course }) => course === 'done').length;
        const value = done === 'fee' ? feeOfDeed('fee') : done === 'nothing' ? 0n : parseEther('1');
        await compare(lanes, { ask }, accounts[who], value, JSON.stringify(state), USDC);
      }
    }
    await client.revert({ id: before });
  }
  expect(paid).toBeGreaterThan(100);
});

it('the figure of hooks answers each call as Lockup does, for each caller and behavior', async () => {
  const world = await open(true);
  const { accounts, owner, at, send, client, turn } = world;
  const allow = encodeFunctionData({ abi: lockupAbi, functionName: 'allowToHook', args: [owner] });
  const behaviors = ['accept', 'refuse', 'wrong', 'burn'];
  for (const day of [...DAYS].sort((a, b) => a - b)) {
    const before = await client.snapshot();
    await turn(day);
    const all = async (hook: string) => {
      await client.mine({ blocks: 1 });
      for (const [who, from] of [
        ['sender', accounts.sender],
        ['stranger', accounts.stranger],
        ['owner', owner],
      ] as const) {
        const state = { day, who, hook };
        await compare(hooksLanes(state), world, from, 0n, JSON.stringify(state));
      }
    };
    await all('none');
    await send(accounts.admin, at('comptroller'), comptrollerAbi, 'execute', [at('lockup'), allow]);
    for (const [mode, hook] of behaviors.entries()) {
      await send(accounts.stranger, owner, helperAbi, 'setMode', [mode]);
      await all(hook);
    }
    await client.revert({ id: before });
  }
});

it.each([
  [
    governance.sentence({ day: 40, on: 'lockup', who: 'recipient', done: 'halt' }),
    'On day 40 the recipient can transfer the NFT and create a stream. The comptroller is broken, which stops a withdrawal. Refused: a recovery and a cancellation.',
  ],
  [
    governance.sentence({ day: 7, on: 'lockup', who: 'sender', done: 'price' }),
    'On day 7 the sender can cancel and create a stream. The comptroller asks 100 ETH for a withdrawal. Refused: a recovery and a transfer.',
  ],
  [
    governance.sentence({ day: 0, on: '?', who: 'nobody', done: '?' }),
    'On day 0 the recipient can transfer the NFT and create a stream. Refused: a withdrawal, a recovery and a cancellation.',
  ],
  [
    governance.sentence({ day: 40, on: 'flow', who: 'sender', done: 'halt' }),
    'On day 40 the sender can take a refund, pause the stream, void the stream and create a stream. The comptroller is broken, which stops a withdrawal. Refused: a recovery and a transfer.',
  ],
  [
    governance.sentence({ day: 40, on: 'campaign', who: 'sender', done: 'price' }),
    "On day 40 the campaign's creator and admin can launch a campaign and claw back. The comptroller asks 100 ETH for a claim.",
  ],
  [
    governance.sentence({ day: 100, on: 'campaign', who: 'admin', done: 'halt' }),
    'On day 100 the admin of the protocol can do nothing. The comptroller is broken, which stops a launch. Refused: a claim and a clawback.',
  ],
  [
    hooks.sentence({ day: 40, who: 'sender', hook: 'burn' }),
    'On day 40 the sender can create a stream. The hook burns its gas, which stops a withdrawal and a cancellation. Refused: a transfer.',
  ],
  [
    hooks.sentence({ day: 40, who: 'owner', hook: 'wrong' }),
    'On day 40 the owner contract can withdraw, transfer the NFT and create a stream. Refused: a cancellation.',
  ],
])('says for %j: "%s"', (sentence, text) => {
  expect(textOfSentence(sentence)).toBe(text);
});
