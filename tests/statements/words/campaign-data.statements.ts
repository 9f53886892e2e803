import fc from 'fast-check';
import { decodeFunctionData, type Abi } from 'viem';
import { expect, test } from 'vitest';
import { abiOf } from '@sablier-docs/protocol/calls/abi';
import { campaignKinds, type CampaignKind } from '@sablier-docs/protocol/campaigns/types';
import { formatUtc } from '@sablier-docs/protocol/time';
import {
  campaignCreation,
  campaignCreator,
  describeCampaign,
} from '@sablier-docs/tools/desks/creation';
import { readCreationFacts } from '@sablier-docs/tools/desks/creation/contracts/read-facts';
import { unitsOf } from './batch';

/*
 * The words before a campaign of v3.0 is created, against the arguments of its call as the interface of the factory
 * reads them. There is no bytecode of v3.0, so that nothing is run.
 */

type KindTerms = Parameters<typeof campaignCreation>[2];

const facts = readCreationFacts();
const CHAIN = 1;
const ADDRESS = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const TARGET = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
const SHARE = 10n ** 18n;

const second = fc.bigInt({ min: 1_800_000_000n, max: 2_500_000_000n });
const part = fc.bigInt({ min: 1n, max: 999n }).map((thousandths) => (thousandths * SHARE) / 1_000n);
const length = fc.bigInt({ min: 1n, max: 10n ** 8n });
const specialOf = (kind: CampaignKind): fc.Arbitrary<KindTerms> =>
  ({
    instant: fc.constant<KindTerms>({ kind: 'instant' }),
    linear: fc.record({
      kind: fc.constant('linear' as const),
      vestingStart: fc.oneof(fc.constant(0n), second),
      duration: length.map((seconds) => seconds + 10n ** 8n),
      cliff: length,
      startShare: part.map((share) => share / 2n),
      cliffShare: part.map((share) => share / 2n),
    }),
    tranched: fc.record({
      kind: fc.constant('tranched' as const),
      vestingStart: fc.oneof(fc.constant(0n), second),
      tranches: fc.tuple(part, length, length).map(([share, first, then]) => [
        { share, duration: first },
        { share: SHARE - share, duration: then },
      ]),
    }),
    variable: fc.record({
      kind: fc.constant('variable' as const),
      vestingStart: second,
      startShare: part,
      vestingEnd: second.map((start) => start + 700_000_000n),
    }),
    execute: fc.constant<KindTerms>({ kind: 'execute', target: TARGET, selector: '0xa9059cbb' }),
  })[kind];

const HEAD =
  /^Creates .+? for ([\d\u202f]+) recipients? and ([\d.\u202f]+) tokens \((\d+) smallest units\) in all, with (0x\w+) as its admin\. Claims are possible (?:from the beginning|from (.+? UTC)), (?:without an end|until (.+? UTC))\. /;
const LENGTHS: Readonly<Record<string, bigint>> = { d: 86_400n, h: 3_600n, min: 60n, s: 1n };
const lengthOf = (words: string): bigint =>
  [...words.matchAll(/(\d+)(d|h|min|s)/g)].reduce(
    (sum, [, count, unit]) => sum + BigInt(count ?? 0) * (LENGTHS[unit ?? ''] ?? 0n),
    0n,
  );
const dateOf = (seconds: bigint | number | undefined): string | undefined =>
  Number(seconds) === 0 ? undefined : formatUtc(BigInt(seconds ?? -1));

type Params = Readonly<Record<string, bigint>>;

/** What the words of a kind have to be by the arguments of the call. */
const said: Readonly<Record<CampaignKind, (words: string, params: Params) => void>> = {
  instant: (words) => expect(words).toBe(''),
  linear: (words, params) => {
    const pattern =
      /^A claim opens a stream that releases the amount over (\w+) from (the claim of each recipient|.+? UTC)(?:, (\S+) percent of it at the start)?, (\S+) percent at the cliff after (\w+)\. (.*)$/;
    const [, over = '', from, atStart = '0', atCliff, cliff = '', rest] = pattern.exec(words) ?? [];
    expect(lengthOf(over)).toBe(BigInt(params.totalDuration ?? -1));
    expect(from).toBe(dateOf(params.vestingStartTime) ?? 'the claim of each recipient');
    expect(unitsOf(atStart, 16)).toBe(params.startUnlockPercentage);
    expect(unitsOf(atCliff, 16)).toBe(params.cliffUnlockPercentage);
    expect(lengthOf(cliff)).toBe(BigInt(params.cliffDuration ?? -1));
    expect(rest === '').toBe(Number(params.vestingStartTime) === 0);
  },
  tranched: (words, params) => {
    const pattern =
      /^A claim opens a stream that releases the amount from (the claim of each recipient|.+? UTC), in steps: (.+?)\. /;
    const [, from, steps = ''] = pattern.exec(words) ?? [];
    expect(from).toBe(dateOf(params.vestingStartTime) ?? 'the claim of each recipient');
    const tranches = params.tranchesWithPercentages as unknown as readonly {
      unlockPercentage: bigint;
      duration: number;
    }[];
    let passed = 0n;
    const expected = tranches.map(({ unlockPercentage, duration }) => {
      passed += BigInt(duration);
      return [unlockPercentage, passed];
    });
    expect(
      steps.split(', ').map((step) => {
        const [share, after = ''] = step.split(' percent after ');
        return [unitsOf(share, 16), lengthOf(after)];
      }),
    ).toEqual(expected);
  },
  variable: (words, params) => {
    const pattern =
      /^A claim pays what has vested by then and gives up the rest: (\S+) percent on (.+? UTC), then more every second until everything has vested on (.+? UTC)\. What is given up (is shared|stays in the campaign)/;
    const [, share, from, until, forfeited] = pattern.exec(words) ?? [];
    expect(unitsOf(share, 16)).toBe(params.unlockPercentage);
    expect([from, until]).toEqual([dateOf(params.vestingStartTime), dateOf(params.vestingEndTime)]);
    expect(forfeited === 'is shared').toBe(params.enableRedistribution);
  },
  execute: (words, params) => {
    const pattern =
      /^A claim lets the contract (0x\w+) take the tokens and calls its function (0x\w+),/;
    expect(pattern.exec(words)?.slice(1)).toEqual([params.target, params.selector]);
  },
};

test.each(campaignKinds)(
  'the words of a new campaign of v3.0 are those of its call: %s',
  (kind) => {
    const abi: Abi = abiOf('airdrops', 'v3.0', facts[campaignCreator[kind]].contract);
    fc.assert(
      fc.property(
        fc.record({
          total: fc.bigInt({ min: 1n, max: 10n ** 30n }),
          recipients: fc.nat(100_000),
          start: fc.oneof(fc.constant(0n), second),
          expiration: fc.oneof(fc.constant(0n), second),
          decimals: fc.constantFrom(0, 6, 18),
          redistributes: fc.boolean(),
          special: specialOf(kind),
        }),
        ({ special, redistributes, decimals, start, expiration, ...list }) => {
          const choices = { cancelable: true, transferable: false, redistributes };
          const own = { name: 'Campaign', cid: 'Qm', start, expiration };
          const terms = { ...own, ...list, chainId: CHAIN, token: TARGET, admin: ADDRESS };
          const call = campaignCreation(
            facts,
            { ...terms, root: `0x${'ab'.repeat(32)}` },
            special,
            choices,
          );
          const { args = [] } = decodeFunctionData({ abi, data: call.data as `0x${string}` });
          const [params = {}] = args as readonly Params[];
          // The factory of variable campaigns has the total among the parameters.
          const total = params.aggregateAmount ?? args[1];
          const recipients = args.at(-1);
          const reading = { terms: own, special, problems: {} };
          const { does } = describeCampaign({ ...list, decimals }, ADDRESS, reading, kind, choices);
          const found = HEAD.exec(does);
          if (!found) throw new Error(`The words cannot be read: ${does}`);
          const [head, count = '', whole, units, admin, from, until] = found;
          expect(BigInt(count.replaceAll('\u202f', ''))).toBe(recipients);
          expect([BigInt(units ?? 0), unitsOf(whole, decimals)]).toEqual([total, total]);
          expect(admin).toBe(params.initialAdmin);
          expect(from).toBe(dateOf(params.campaignStartTime));
          expect(until).toBe(dateOf(params.expiration));
          const last = 'It takes no tokens: claims fail until you transfer them.';
          expect(does.endsWith(last)).toBe(true);
          said[kind](does.slice(head.length, -last.length), params);
        },
      ),
    );
  },
);
