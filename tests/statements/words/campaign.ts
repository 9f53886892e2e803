import fc from 'fast-check';
import { expect } from 'vitest';
import { formatUtc } from '@sablier-docs/protocol/time';
import { describeCampaign } from '@sablier-docs/tools/desks/creation';
import { openChains } from '../chains';
import type { ContractActions } from '../chains/contract';
import { tokenAbi } from '../chains/token-abi';
import { DAY, HOUR, MINUTE, WEEK, YEAR } from '../chains/units';
import { airdropsTermsOf } from '../worlds/airdrops';
import { altered, unitsOf, type Alter } from './batch';

/*
 * The words before a campaign is created, against campaigns of Airdrops v1.2, the release whose bytecode there is:
 * those of its two kinds, from the beginning, with streams that start with the claim.
 */

export interface CampaignCase {
  readonly kind: 'linear' | 'tranched';
  readonly at: number;
  readonly ends: boolean;
  readonly hasCliff: boolean;
  readonly cancelable: boolean;
  readonly token: 'dai' | 'usdc';
}

type KindTerms = NonNullable<Parameters<typeof describeCampaign>[2]['special']>;

const DECIMALS = { dai: 18, usdc: 6 } as const;
const WHOLE = 10n ** 18n;
const OPENS =
  / While claims are possible, the admin can also open the stream of a recipient who has not claimed, cancel it, and get back what it has not released\.$/;

const WORDS = new RegExp(
  [
    String.raw`^Creates a campaign of (?:linear streams|streams in tranches) for (\d+) recipients and ([\d.\u202f]+) tokens \((\d+) smallest units\) in all, `,
    String.raw`with (0x\w+) as its admin\. `,
    String.raw`Claims are possible from the beginning, (?:without an end|until (.+? UTC))\. `,
    String.raw`A claim opens a stream that releases the amount (?:over (.+?) from the claim of each recipient(?:, nothing more before the cliff after (.+?))?|from the claim of each recipient, in steps: (.+?))\. `,
    String.raw`It takes no tokens: claims fail until you transfer them\.$`,
  ].join(''),
);

/** Creates a campaign and compares it with its words. @throws when something is not as it is said */
export async function askCampaign(one: CampaignCase, alter: Alter = (text) => text): Promise<void> {
  const { kind, ends, cancelable, token } = one;
  const { airdropsV1_2: airdrops } = await openChains(['airdropsV1_2', 'lockupV1_2']);
  const { owner } = airdrops.accounts;
  const [terms] = fc.sample(airdropsTermsOf({ token }), { numRuns: 1, seed: one.at });
  if (!terms) throw new Error('No terms.');
  const { amount, others, total } = terms;
  const list = { recipient: amount, other: others, delegate: others };
  const sum = amount + 2n * others;
  const created = await airdrops.now();
  const expiration = ends ? created + terms.open : 0n;
  const special = vestingOf(one, total);
  const choices = { cancelable, transferable: true, redistributes: false };
  const text = altered(
    describeCampaign(
      { total: sum, recipients: 3, decimals: DECIMALS[token] },
      owner,
      { terms: { name: 'Campaign', cid: '', start: 0n, expiration }, special, problems: {} },
      kind,
      choices,
    ),
    alter,
  );
  const said = WORDS.exec(text.does);
  if (!said) throw new Error(`The words cannot be read: ${text.does}`);
  const [, recipients, whole, units = '', admin, until, over, cliff, steps] = said;
  const options = {
    list,
    expiration,
    token,
    cancelable,
    admin: 'owner',
    funded: 0n,
    total,
    ...(special.kind === 'linear' ? { cliff: special.cliff } : {}),
    ...(special.kind === 'tranched' && {
      tranches: special.tranches.map(({ share, duration }) => [share, duration] as const),
    }),
  };
  // Whoever creates it is not its admin, and pays nothing.
  expect(text.who).toBe('Anybody.');
  const campaign = await airdrops.moves(() => airdrops.campaign(options), {});
  expect(text.fails).toMatch(
    /^Fails if the same account has created a campaign with exactly these values before\.$/,
  );
  await expect(airdrops.campaign(options)).rejects.toThrow();
  expect(await campaign.read('admin')).toBe(admin);
  expect(unitsOf(whole, DECIMALS[token])).toBe(BigInt(units));

  await fails(campaign.claim('recipient'));
  const minted = airdrops.on({ address: airdrops.addressOf(token), abi: tokenAbi });
  await minted.call('stranger', 'mint', [campaign.address, BigInt(units)]);
  const back = (by: string) => campaign.reverts('success', by, 'clawback', [by, 1n]);
  const kept = () => fails(campaign.call('owner', 'clawback', ['owner', 1n]));

  // What cannot be undone: the admin can begin again until seven days after the first claim.
  expect(Number(recipients)).toBe(Object.keys(list).length);
  await back('owner');
  await campaign.pass(terms.wait);
  const lockup = kind === 'linear' ? airdrops.lockup : airdrops.lockup.tranched;
  const id = await campaign.claim('recipient');
  await compareStream(lockup, id, { over, cliff, steps, amount });
  await campaign.pass(WEEK);
  await back('owner');
  await campaign.pass(1n);
  await kept();
  expect(text.final).toMatch(/^List, token and dates can never be changed\. /);
  const isFinal = /After that `clawback` no longer works, because this campaign has no end\./;
  expect(until === undefined).toBe(isFinal.test(text.final ?? ''));

  // The admin opens the stream of another, cancels it, and gets back what it has not released.
  const opened = await campaign.claim('owner', 'other');
  const suffix = token === 'dai' ? '' : '.usdc';
  const name = kind === 'linear' ? 'lockupV1_2' : 'lockupV1_2.tranched';
  if (OPENS.test(text.final ?? '')) {
    await campaign.moves(() => lockup.call('owner', 'cancel', [opened]), {
      [`owner${suffix}`]: others,
      [`${name}${suffix}`]: -others,
    });
  } else {
    await fails(lockup.call('owner', 'cancel', [opened]));
  }

  if (until === undefined) {
    await campaign.pass(10n * YEAR);
    await kept();
  } else {
    const now = await campaign.now();
    await campaign.pass(expiration - 1n - now);
    await kept();
    await campaign.reverts('success', 'delegate', 'claim', campaign.entry('delegate'));
    await campaign.pass(1n);
    expect(formatUtc(await campaign.now())).toBe(until);
    await fails(campaign.claim('delegate'));
    return back('owner');
  }
  await campaign.claim('delegate');
  // Nothing is missing, and nothing is left.
  expect(await minted.read('balanceOf', [campaign.address])).toBe(0n);
}

const fails = (call: Promise<unknown>) => expect(call).rejects.toThrow(/revert/);

function vestingOf({ kind, hasCliff }: CampaignCase, total: bigint): KindTerms {
  const common = { vestingStart: 0n };
  if (kind === 'tranched') {
    const quarter = WHOLE / 4n;
    const parts = [quarter, quarter, 2n * quarter];
    const long = total / 3n;
    return {
      kind,
      ...common,
      tranches: parts.map((share, at) => ({
        share,
        duration: at === 2 ? total - 2n * long : long,
      })),
    };
  }
  const shares = { startShare: 0n, cliffShare: 0n };
  return { kind, ...common, ...shares, duration: total, cliff: hasCliff ? total / 5n : 0n };
}

interface Vesting {
  readonly over: string | undefined;
  readonly cliff: string | undefined;
  readonly steps: string | undefined;
  readonly amount: bigint;
}

/** A stream that a claim has just opened, with the words of its vesting. */
async function compareStream(
  lockup: ContractActions,
  id: bigint,
  { over, cliff, steps, amount }: Vesting,
): Promise<void> {
  const start = BigInt(await lockup.read('getStartTime', [id]));
  const end = BigInt(await lockup.read('getEndTime', [id]));
  expect(start).toBe(await lockup.now());
  expect(await lockup.read('getDepositedAmount', [id])).toBe(amount);
  const snapshot = await lockup.chain.snapshot();
  const released = () => lockup.read('streamedAmountOf', [id]);
  if (steps === undefined) {
    expect(sameLength(over, end - start)).toBe(true);
    const wait = (end - start) / 5n;
    expect(await released()).toBe(0n);
    await lockup.pass(wait / 2n);
    if (cliff === undefined) expect(await released()).toBeGreaterThan(0n);
    else {
      expect(sameLength(cliff, wait)).toBe(true);
      await lockup.pass(wait - wait / 2n - 1n);
      expect(await released()).toBe(0n);
      await lockup.pass(1n);
      expect(await released()).toBeGreaterThan(0n);
    }
  } else {
    let share = 0n;
    const tranches = await lockup.read<readonly { amount: bigint; timestamp: number }[]>(
      'getTranches',
      [id],
    );
    const parts = steps.split(', ').map((part) => /^(\S+) percent after (.+)$/.exec(part));
    expect(parts).toHaveLength(tranches.length);
    for (const [at, part] of parts.entries()) {
      const { timestamp = 0 } = tranches[at] ?? {};
      share += unitsOf(part?.[1], 16);
      expect(sameLength(part?.[2], BigInt(timestamp) - start)).toBe(true);
      await lockup.pass(BigInt(timestamp) - (await lockup.now()));
      const due = (amount * share) / WHOLE;
      // The contract rounds each part down; the last one takes what is left.
      expect((await released()) - due).toBeLessThanOrEqual(1n);
      expect(due - (await released())).toBeLessThanOrEqual(2n);
    }
    expect(share).toBe(WHOLE);
  }
  await lockup.chain.revert({ id: snapshot });
}

const UNITS: Readonly<Record<string, bigint>> = { d: DAY, h: HOUR, min: MINUTE, s: 1n };

/** Whether words such as `3d4h5min6s` are a number of seconds. */
function sameLength(words: string | undefined, seconds: bigint): boolean {
  const parts = [...(words ?? '').matchAll(/(\d+)(d|h|min|s)/g)];
  const sum = parts.reduce(
    (all, [, count, unit]) => all + BigInt(count ?? 0) * (UNITS[unit ?? ''] ?? 0n),
    0n,
  );
  return sum === seconds;
}
