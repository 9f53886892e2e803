import { buildTree, proofOf, type Leaf } from '@sablier-docs/tools/merkle/tree';
import { createRandom } from '@sablier-docs/testing/random';
import { release } from 'sablier/evm/releases/airdrops/v1.2';
import { release as lockupRelease } from 'sablier/evm/releases/lockup/v1.2';
import { encodeFunctionData, type Abi, type Address } from 'viem';
import { expect, it } from 'vitest';
import { tokensWithSymbol, tokenUnits } from '../drawing/words';
import { textOfSentence } from '../figure';
import {
  campaignHoldings,
  CAMPAIGN_FUNDS,
  campaign as figure,
  clawbackAmount,
  type ClaimTimeState,
} from './campaign';
import { claim } from './claim';
import {
  accountOf,
  DAY_ON_CHAIN,
  drawNumber,
  helperAbi,
  lockupAbi,
  openLockupChain,
  openFigureStream,
  settingsOn,
  type LockupChain,
  type CourseStep,
} from './for-tests';
import { governanceLanes } from './governance';
import { DAYS, linearOfDays } from './lockup';

/*
 * Figures of campaigns beside Airdrops v1.2, the last release with bytecode in a package. It has no comptroller, no fixed
 * start and no variable amounts.
 */

const abiOf = (name: keyof typeof release.abi) => release.abi[name] as Abi;
const merkleAbi = abiOf('SablierV2MerkleLL');
const factoryAbi = abiOf('SablierV2MerkleLockupFactory');
const streamAbi = lockupRelease.abi.SablierV2LockupLinear as Abi;
const SHARE = tokenUnits(100);

const openCampaignChain = () => openLockupChain(['lockup-v4.0', 'lockup-v1.2', 'airdrops-v1.2']);

interface Terms {
  readonly leaves: readonly Leaf[];
  readonly admin: Address;
  readonly expiration: bigint;
  readonly funds: bigint;
  readonly name?: string;
}

const launchArgs = (
  { at }: LockupChain,
  { leaves, admin, expiration, funds, name = '' }: Terms,
) => [
  {
    asset: at('dai'),
    cancelable: true,
    expiration: Number(expiration),
    initialAdmin: admin,
    ipfsCID: '',
    merkleRoot: buildTree(leaves).root,
    name,
    transferable: true,
  },
  at('lockupV1_2'),
  { cliff: 0, total: DAYS * Number(DAY_ON_CHAIN) },
  funds,
  leaves.length,
];

/** A campaign with its tokens, and the arguments of a claim from it. */
async function launch(chain: LockupChain, terms: Terms) {
  const { at, client, accounts, send } = chain;
  const from = accounts.sender;
  const asked = {
    address: at('factory'),
    abi: factoryAbi,
    functionName: 'createMerkleLL',
    args: launchArgs(chain, terms),
  } as const;
  const { result } = await client.simulateContract({ ...asked, account: from, gasPrice: 0n });
  await send(from, asked.address, factoryAbi, asked.functionName, asked.args);
  const campaign = result as Address;
  await send(from, at('dai'), helperAbi, 'mint', [campaign, terms.funds]);
  const tree = buildTree(terms.leaves);
  const claimArgs = (index: number, amount?: bigint): unknown[] => {
    const leaf = terms.leaves[index];
    return [BigInt(index), leaf?.address, amount ?? leaf?.amount, proofOf(tree, index)];
  };
  return { campaign, claimArgs };
}

it('campaigns from the claim: random days leave stream, campaign and clawback as Airdrops v1.2 has them', async () => {
  const chain = await openCampaignChain();
  const { at, read, balance, tries, client, liveThrough, accounts } = chain;
  const { timestamp: begun } = await client.getBlock();
  const last = figure.clock.end;
  const states = settingsOn(0x67n, (random): ClaimTimeState => {
    const claimed = drawNumber(random, 0, 119);
    // The days on which a clawback closes and opens are drawn as often as all others.
    const day = random.pick([drawNumber(random, 0, last), claimed + 7, claimed + 8, 119, 120]);
    return { kind: 'open', claimed, day };
  });
  const moments: CourseStep[] = [];
  const seen = new Set<bigint>();
  for (const [place, state] of states.entries()) {
    const recipient = accountOf(2, place);
    const admin = accountOf(4, place);
    const { campaign, claimArgs } = await launch(chain, {
      leaves: [recipient, accounts.other].map((address, index) => ({
        index,
        address,
        // eslint-disable-next-line rows/one-value -- the figure pays both the same
        amount: SHARE,
      })),
      admin,
      expiration: begun + 120n * DAY_ON_CHAIN,
      funds: CAMPAIGN_FUNDS,
    });
    let id = 0n;
    if (state.claimed <= state.day) {
      moments.push({
        day: state.claimed,
        act: async () => {
          id = await read<bigint>(at('lockupV1_2'), streamAbi, 'nextStreamId');
          const args = claimArgs(0);
          expect(await tries(recipient, campaign, merkleAbi, 'claim', args)).toBe(true);
        },
      });
    }
    moments.push({
      day: state.day,
      act: async () => {
        const told = JSON.stringify(state);
        const left = await balance('dai', campaign);
        const ready =
          id && (await read<bigint>(at('lockupV1_2'), streamAbi, 'streamedAmountOf', id));
        expect(campaignHoldings(state), told).toEqual({
          sender: left,
          locked: CAMPAIGN_FUNDS - left - ready,
          ready,
          recipient: await balance('dai', recipient),
        });
        const isTaken = await tries(admin, campaign, merkleAbi, 'clawback', [admin, left]);
        expect(clawbackAmount(state), told).toBe(isTaken ? left : 0n);
        expect(await balance('dai', admin), told).toBe(clawbackAmount(state));
        seen.add(clawbackAmount(state));
      },
    });
  }
  await liveThrough(begun, moments);
  expect([...seen].sort()).toEqual([0n, SHARE, CAMPAIGN_FUNDS]);
});

it('campaigns with a fixed start: a stream that Lockup opens on a later day has released what the figure says', async () => {
  const chain = await openLockupChain();
  const { timestamp: begun } = await chain.client.getBlock();
  const states = settingsOn(0x68n, (random): ClaimTimeState => {
    const claimed = drawNumber(random, 0, DAYS - 1);
    return { kind: 'ranged', claimed, day: drawNumber(random, claimed, 140) };
  });
  const moments = states.flatMap((state, place): CourseStep[] => {
    let id = 0n;
    return [
      {
        day: state.claimed,
        act: async () => {
          ({ id } = await openFigureStream(chain, linearOfDays(), begun, place));
        },
      },
      {
        day: state.day,
        act: async () => {
          const { at, read } = chain;
          const ready = await read<bigint>(at('lockup'), lockupAbi, 'streamedAmountOf', id);
          const told = JSON.stringify(state);
          expect(campaignHoldings(state), told).toMatchObject({ ready, locked: SHARE - ready });
          const said = textOfSentence(figure.sentence(state));
          expect(said, told).toContain(`it releases ${tokensWithSymbol(ready)}.`);
        },
      },
    ];
  });
  await chain.liveThrough(begun, moments);
});

it('governance answers each call of a campaign as Airdrops v1.2, for each caller on five days or more', async () => {
  const chain = await openCampaignChain();
  const { at, accounts, client, liveThrough, tries, balance } = chain;
  const { sender, recipient, other } = accounts;
  const { timestamp: begun } = await client.getBlock();
  const terms: Terms = {
    // eslint-disable-next-line rows/one-value -- the figure pays both the same
    leaves: [recipient, other].map((address, index) => ({ index, address, amount: SHARE })),
    admin: sender,
    expiration: begun + BigInt(DAYS) * DAY_ON_CHAIN,
    funds: CAMPAIGN_FUNDS,
  };
  const { campaign, claimArgs } = await launch(chain, terms);
  const later = { ...terms, name: 'later', expiration: begun + 200n * DAY_ON_CHAIN };
  const calls = {
    Claim: [campaign, merkleAbi, 'claim', claimArgs(0)],
    Launch: [at('factory'), factoryAbi, 'createMerkleLL', launchArgs(chain, later)],
    'Claw back': [campaign, merkleAbi, 'clawback', [sender, CAMPAIGN_FUNDS]],
  } as const;
  const ask = (call: string, account: Address): Promise<boolean> => {
    const [to, abi, functionName, args] = calls[call as keyof typeof calls];
    const data = encodeFunctionData({ abi, functionName, args });
    return client.call({ account, to, data, gas: 15_000_000n, gasPrice: 0n }).then(
      () => true,
      () => false,
    );
  };
  const compare = async (day: number) => {
    for (const who of ['recipient', 'sender', 'stranger', 'admin'] as const) {
      const state = { day, who, done: 'nothing', on: 'campaign' };
      const lanes = governanceLanes(state);
      expect(lanes.map(({ call }) => call)).toEqual(Object.keys(calls));
      for (const { call, course } of lanes)
        expect(course === 'done', `${who}: ${call}`).toBe(await ask(call, accounts[who]));
    }
  };
  const paysWhatIsSaid = async (day: number) => {
    const lanes = governanceLanes({ day, who: 'sender', done: 'nothing', on: 'campaign' });
    for (const { call, course, says } of lanes) {
      if (call === 'Launch' || course !== 'done') continue;
      const before = await client.snapshot();
      const [to, abi, name, args] = calls[call as keyof typeof calls];
      expect(await tries(sender, to, abi, name, [...args])).toBe(true);
      const paid = CAMPAIGN_FUNDS - (await balance('dai', campaign));
      expect(says.startsWith(`${tokensWithSymbol(paid)} to `), says).toBe(true);
      await client.revert({ id: before });
    }
  };
  const random = createRandom(0x69n);
  // Four callers each: 200 settings every night.
  const between = process.env.TEST_ALL ? 46 : 1;
  const days = [
    ...[0, 1, 99, 100],
    ...Array.from({ length: between }, () => drawNumber(random, 2, 98)),
  ].sort((a, b) => a - b);
  const moments = [compare, paysWhatIsSaid].flatMap((act) =>
    days.map((day) => ({ day, act: () => act(day) })),
  );
  await liveThrough(begun, moments);
});

it('a claim of each account is paid with the amount of the list, and refused with one token more', async () => {
  const chain = await openCampaignChain();
  const { at, tries, read, client, accounts } = chain;
  const { timestamp: begun } = await client.getBlock();
  const leaves = Array.from({ length: 8 }, (_, index) => ({
    index,
    address: `0x${String(index + 1).repeat(40)}` as Address,
    amount: tokenUnits((index + 1) * 10),
  }));
  const { campaign, claimArgs } = await launch(chain, {
    leaves,
    admin: accounts.sender,
    expiration: begun + 120n * DAY_ON_CHAIN,
    funds: tokenUnits(1_000),
  });
  for (const { index, amount } of leaves) {
    for (const more of [1, 0]) {
      const state = { leaf: index + 1, amount: more ? 'wrong' : 'listed', fold: 3 };
      const units = amount + tokenUnits(more);
      const said = textOfSentence(claim.sentence(state));
      const args = claimArgs(index, units);
      const isTaken = await tries(accounts.stranger, campaign, merkleAbi, 'claim', args);
      expect(isTaken, said).toBe(more === 0);
      expect(said).toContain(`Account ${index + 1} claims ${tokensWithSymbol(units)}. `);
      expect(said).toMatch(isTaken ? /contract pays\.$/ : /contract refuses the claim\.$/);
    }
    const id = (await read<bigint>(at('lockupV1_2'), streamAbi, 'nextStreamId')) - 1n;
    expect(await read(at('lockupV1_2'), streamAbi, 'getDepositedAmount', id)).toBe(amount);
  }
});
