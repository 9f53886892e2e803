import { readGroup } from '@sablier-docs/chain/artifacts/read';
import { linked } from '@sablier-docs/chain/artifacts/types';
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
import { tokensWithSymbol } from '../drawing/words';
import { textOfSentence } from '../figure';
import { DAY_ON_CHAIN, FREE, helperAbi, lockupAbi, openLockupChain } from './for-tests';
import { feeOfDeed, governance, governanceLanes } from './governance';
import { hooks, hooksLanes } from './hooks';
import { DEPOSIT } from './lockup';

const REVERTS = '0x60006000fd';
const comptrollerAbi = parseAbi([
  'function execute(address target, bytes data) returns (bytes)',
  'function setMinFeeUSD(uint8 protocol, uint256 fee)',
]);

/** Five days: the edges of the stream, and days between them that are the same on each run. */
const DAYS = (() => {
  const random = createRandom(0x11n);
  return [0, 100, ...Array.from({ length: 3 }, () => Number(random.between(2n, 98n)))];
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

type Opened = Awaited<ReturnType<typeof open>>;

/** Compares each lane with the answer to its call. */
async function compare(
  lanes: readonly CallLane[],
  { ask }: Opened,
  from: Address,
  value: bigint,
  told: string,
) {
  for (const { call, course, says } of lanes) {
    const answer = await ask(call, from, call === 'Withdraw' ? value : 0n);
    expect(answer !== undefined, `${told}: ${call}, ${says}`).toBe(course === 'done');
    if (typeof answer === 'bigint') expect(says, told).toContain(tokensWithSymbol(answer));
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
        const state = { day, who, done };
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
    governance.sentence({ day: 40, who: 'recipient', done: 'halt' }),
    'On day 40 the recipient can transfer and create. The comptroller reverts, which stops a withdrawal. Refused: a recovery and a cancellation.',
  ],
  [
    governance.sentence({ day: 7, who: 'sender', done: 'price' }),
    'On day 7 the sender can cancel and create. The comptroller asks 100 ETH for a withdrawal. Refused: a recovery and a transfer.',
  ],
  [
    governance.sentence({ day: 0, who: 'nobody', done: '?' }),
    'On day 0 the recipient can transfer and create. Refused: a withdrawal, a recovery and a cancellation.',
  ],
  [
    hooks.sentence({ day: 40, who: 'sender', hook: 'burn' }),
    'On day 40 the sender can create. The hook burns its gas, which stops a withdrawal and a cancellation. Refused: a transfer.',
  ],
  [
    hooks.sentence({ day: 40, who: 'owner', hook: 'wrong' }),
    'On day 40 the owner contract can withdraw, transfer and create. Refused: a cancellation.',
  ],
])('says for %j: "%s"', (sentence, text) => {
  expect(textOfSentence(sentence)).toBe(text);
});
