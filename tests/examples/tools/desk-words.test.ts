import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeFunctionData, maxUint256, parseAbi, zeroAddress, type Address } from 'viem';
import { actionIds, actions, type ActionId } from '@sablier-docs/tools/readings/contracts/actions';
import { readDeskReleases } from '@sablier-docs/tools/readings/contracts/read-releases';
import { describeAction } from '@sablier-docs/tools/readings/contracts/describe-action';
import { cleanForEachTest } from '@sablier-docs/testing/clean-chain';
import { dai, DAY, openLinear } from '@sablier-docs/testing/streams';
import type { Role } from '@sablier-docs/testing/accounts';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';

/*
 * The sentence about each action of the desk, which a reader trusts when signing, against what the published contract
 * does. Who gets tokens, who pays them and who owns the NFT afterwards is read from the words and compared
 * with the balances, each role with an account of its own.
 */

let local: LocalProtocol;
beforeAll(async () => {
  local = await startProtocol({ minFeeUSD: 0n });
});
afterAll(() => local?.stop());
cleanForEachTest(() => local.chain);

const PARTIES = ['sender', 'recipient', 'operator', 'stranger', 'other'] as const;
type Party = (typeof PARTIES)[number];

/** The words that a sentence has for an account, where it does not show the address. */
const WORDS: readonly [Party, RegExp][] = [
  ['sender', /^(?:the|its) sender\b/],
  ['recipient', /^(?:(?:its|the) present recipient|the recipient(?: of each stream)?)\b/],
];

interface Effects {
  /** Who has more tokens afterwards. */
  gains: Party[];
  /** Who has fewer. */
  pays: Party[];
  /** Who owns the NFT afterwards. */
  owner: Party;
}

/** The parties and amounts of the sentence; `by` sends the call. */
function saidEffects(does: string, by: Party, accounts: Readonly<Record<Party, Address>>): Effects {
  const partyIn = (words: string): Party => {
    const byAddress = PARTIES.find((party) => words.startsWith(accounts[party]));
    const found = byAddress ?? WORDS.find(([, word]) => word.test(words))?.[0];
    if (!found) throw new Error(`No account is meant by "${words}".`);
    return found;
  };
  const targets = (pattern: RegExp) =>
    [...does.matchAll(pattern)].map(([, words = '']) => partyIn(words));
  const [owner = 'recipient'] = targets(
    /[Tt]ransfers the NFT (?:of stream \d+ from [^,]*? )?to (0x\w+)/g,
  );
  return {
    gains: [...new Set(targets(/(?:Sends|goes)\b[^.;:]*? to ((?:(?:its|the) [a-z ]+|0x\w+))/g))],
    pays: /^Takes\b.*\bfrom the account that sends the call\b/.test(does) ? [by] : [],
    owner,
  };
}

interface Scene {
  id: bigint;
  contract: 'lockup' | 'flow';
}

async function effectsOf(scene: Scene, act: () => Promise<unknown>): Promise<Effects> {
  const balances = () =>
    Promise.all(PARTIES.map((party) => local.balanceOf(local.accounts[party])));
  const before = await balances();
  await act();
  const after = await balances();
  const where = (isSo: (change: bigint) => boolean) =>
    PARTIES.filter((_, i) => isSo((after[i] ?? 0n) - (before[i] ?? 0n)));
  const nft = local.deployed[scene.contract];
  const holder = await local.read<Address>(nft, 'ownerOf', [scene.id]);
  const owner = PARTIES.find((party) => local.accounts[party] === holder);
  if (!owner) throw new Error(`${holder} owns the NFT.`);
  return { gains: where((change) => change > 0n), pays: where((change) => change < 0n), owner };
}

interface Run {
  by: Party;
  args: (id: bigint) => readonly unknown[];
  /** The text that the form shows beside the stream. */
  to?: Party;
}

const RATE = 10n ** 18n / 100n;
const accounts = () => local.accounts as Readonly<Record<Role, Address>>;
const at = (party: Party) => accounts()[party];

const lockupRuns: Partial<Record<ActionId, Run>> = {
  withdrawMax: { by: 'recipient', to: 'other', args: (id) => [id, at('other')] },
  withdraw: { by: 'recipient', to: 'other', args: (id) => [id, at('other'), 5n] },
  withdrawMultiple: { by: 'stranger', args: (id) => [[id], [5n]] },
  withdrawMaxAndTransfer: { by: 'recipient', to: 'other', args: (id) => [id, at('other')] },
  cancel: { by: 'sender', args: (id) => [id] },
  cancelMultiple: { by: 'sender', args: (id) => [[id]] },
  renounce: { by: 'sender', args: (id) => [id] },
  safeTransferFrom: {
    by: 'recipient',
    to: 'other',
    args: (id) => [at('recipient'), at('other'), id],
  },
  transferFrom: { by: 'recipient', to: 'other', args: (id) => [at('recipient'), at('other'), id] },
  approve: { by: 'recipient', to: 'operator', args: (id) => [at('operator'), id] },
};

const flowRuns: Partial<Record<ActionId, Run>> = {
  withdrawMax: { by: 'recipient', to: 'other', args: (id) => [id, at('other')] },
  withdraw: { by: 'recipient', to: 'other', args: (id) => [id, at('other'), 5n] },
  deposit: { by: 'stranger', args: (id) => [id, 5n, at('sender'), at('recipient')] },
  depositMultiple: {
    by: 'stranger',
    args: (id) => [
      [5n, 7n].map((amount) =>
        encodeFunctionData({
          abi: parseAbi(['function deposit(uint256, uint128, address, address)']),
          args: [id, amount, at('sender'), at('recipient')],
        }),
      ),
    ],
  },
  refundMax: { by: 'sender', args: (id) => [id] },
  refund: { by: 'sender', args: (id) => [id, 5n] },
  adjustRatePerSecond: { by: 'sender', args: (id) => [id, RATE * 2n] },
  pause: { by: 'sender', args: (id) => [id] },
  restart: { by: 'sender', args: (id) => [id, RATE] },
  void: { by: 'sender', args: (id) => [id] },
  safeTransferFrom: {
    by: 'recipient',
    to: 'other',
    args: (id) => [at('recipient'), at('other'), id],
  },
  transferFrom: { by: 'recipient', to: 'other', args: (id) => [at('recipient'), at('other'), id] },
  approve: { by: 'recipient', to: 'operator', args: (id) => [at('operator'), id] },
};

async function openFlow(): Promise<bigint> {
  const { sender, recipient, stranger } = local.accounts;
  for (const who of [sender, stranger]) {
    await local.mint(who, dai('100000'));
    await local.approve(who, local.contracts.flow, maxUint256);
  }
  const { result } = await local.send<bigint>(sender, local.deployed.flow, 'createAndDeposit', [
    sender,
    recipient,
    RATE,
    0,
    local.contracts.token,
    true,
    dai('50000'),
  ]);
  return result;
}

const runs = { lockup: lockupRuns, flow: flowRuns } as const;
const newest = { lockup: 'v4.0', flow: 'v3.0' } as const;

for (const contract of ['lockup', 'flow'] as const) {
  const release = readDeskReleases().find(
    ({ product, version }) => product === contract && version === newest[contract],
  );
  if (!release) throw new Error(`There is no ${contract} ${newest[contract]}.`);
  const offered = actionIds.filter((id) =>
    release.calls.some(({ name }) => name === actions[id].calls),
  );

  test(`${contract}: every action has a run`, () => {
    expect(Object.keys(runs[contract]).sort()).toEqual([...offered].sort());
  });

  test.each(offered)(`${contract}: %s does what its sentence says`, async (id) => {
    const run = runs[contract][id];
    if (!run) throw new Error(`${id} has no run.`);
    const streamId = contract === 'lockup' ? (await openLinear(local)).id : await openFlow();
    await local.warpTo((await local.now()) + 10n * DAY);
    if (id === 'restart')
      await local.send(local.accounts.sender, local.deployed.flow, 'pause', [streamId]);
    const shown = {
      id: String(streamId),
      ids: [String(streamId)],
      to: run.to ? at(run.to) : zeroAddress,
    };
    const { does } = describeAction(id, release, shown);
    const done = await effectsOf({ id: streamId, contract }, () =>
      local.send(at(run.by), local.deployed[contract], actions[id].calls, run.args(streamId)),
    );
    expect(done, does).toEqual(saidEffects(does, run.by, local.accounts));
  });
}
