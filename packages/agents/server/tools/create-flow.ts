import { z } from 'zod';
import { MAX_UINT128, MAX_UINT40 } from '@sablier-docs/protocol/solidity-types';
import {
  asFlow,
  batchParts,
  type BatchRow,
  describeBatch,
  describeFlow,
  flowCreationCalls,
  MOST_STREAMS_IN_BATCH,
  pastFlow,
} from '@sablier-docs/tools/desks/creation';
import { isRead } from '@sablier-docs/kit/inputs/parsed';
import { readFlowRate } from '@sablier-docs/tools/simulators/flow/read-form';
import { preparedAnswer, preparedOutput } from '../call';
import {
  confirmedPast,
  creatorPlace,
  newStreamCalls,
  refuseAll,
  saysStreamName,
  takeParties,
} from '../creators';
import { decimals, seconds, shortText, unitsInput, whole } from '../inputs';
import { documentedAt } from '../pages';
import { serverReleaseName } from '../release-names';
import { otherMode } from '../times';
import { defineTool } from '../tool';

const stream = z.strictObject({
  recipient: shortText('Address of the recipient.'),
  ratePerSecond: whole(
    'Tokens per second with 18 decimals, whatever the token has; `flow_rate` computes it from an amount per period.',
  ),
  deposit: unitsInput('First deposit; none unless given').optional(),
  startTime: seconds(
    'Start: in the past the stream owes from then on; 0 or nothing is the time of the block',
  ).optional(),
});

const NOTE =
  'Unsigned, and not checked against the chain: whether the token has these decimals, and what the payer holds. A rate and a deposit belong to these decimals. Simulate the calls before you sign them.';

/** Batches of Flow are of payment streams, whose rows have dates. */
const FORMAT = { product: 'flow', timing: 'range' } as Parameters<typeof describeBatch>[0];

/** The calldata that creates Flow streams. */
export const createFlowTool = defineTool({
  name: 'create_flow',
  title: 'Prepare the creation of Flow streams',
  description:
    'Encodes the creation of one or several Flow streams of the newest release (`create` without a deposit, `createAndDeposit` with one, `batch` for several) as unsigned calldata, with the approval of the deposits first. It takes no key and sends nothing.',
  input: {
    chain: shortText('Id or name of the chain, for example "8453" or "base".'),
    token: shortText('Address of the token.'),
    decimals: decimals("The token's decimals, as its `decimals` answers."),
    sender: shortText('Address that may pause, change the rate and take back what is not owed.'),
    transferable: z.boolean().default(true).describe('Whether the recipient can transfer.'),
    streams: z
      .array(stream)
      .min(1)
      .max(MOST_STREAMS_IN_BATCH)
      .describe('One stream, or several of this token for one transaction.'),
    confirmedPast,
  },
  output: { contract: z.string(), streams: z.number(), ...preparedOutput },
  async run(args, site) {
    const siteData = await site.data();
    const { flow } = siteData.creation;
    const { chain, address } = creatorPlace(args.chain, 'flow', flow, siteData);
    const problems: [string, string][] = [];
    const { token, sender } = takeParties(['token', 'sender'], args, address, problems);
    const rows = args.streams.map((one, at): BatchRow => {
      const prefix = `streams.${at}.`;
      const { recipient } = takeParties(['recipient'], one, address, problems, prefix);
      if (recipient !== '' && recipient === token)
        problems.push([
          `${prefix}recipient`,
          'This is the token itself: tokens sent to it are lost.',
        ]);
      const rate = readFlowRate(one.ratePerSecond);
      if (!isRead(rate)) problems.push([`${prefix}ratePerSecond`, rate.problem]);
      const amount = BigInt(one.deposit ?? 0);
      if (amount > MAX_UINT128)
        problems.push([`${prefix}deposit`, `Give at most ${MAX_UINT128}, the largest uint128.`]);
      const start = BigInt(one.startTime ?? 0);
      if (start > MAX_UINT40)
        problems.push([`${prefix}startTime`, `Give at most ${MAX_UINT40}, the largest uint40.`]);
      const mistaken = otherMode(start, 'unix');
      if (mistaken !== undefined) problems.push([`${prefix}startTime`, mistaken]);
      const read = { recipient, amount, rate: isRead(rate) ? rate.value : 0n, start };
      return { model: 'flow', row: at + 1, ...read };
    });
    refuseAll(problems);
    const { transferable } = args;
    const terms = { chainId: chain.id, token, sender, transferable, cancelable: true };
    const [row] = rows;
    if (row?.model !== 'flow') throw new Error('There is no stream.');
    const only = {
      balance: row.amount,
      ratePerSecond: row.rate,
      snapshotTime: row.start,
      snapshotDebtScaled: 0n,
      tokenDecimals: args.decimals,
      isVoided: false,
    };
    const isBatch = rows.length > 1;
    const own = { ...terms, recipient: row.recipient, startTime: row.start };
    const calls = isBatch
      ? batchParts(siteData.creation, FORMAT as never, terms, rows).flatMap((part) => part.calls)
      : flowCreationCalls(flow, own, only);
    const text = isBatch
      ? describeBatch(FORMAT, rows, args.decimals, terms)
      : describeFlow(only, own, { ...own, decimals: args.decimals });
    const past = warningOf(rows, args.decimals, site.now());
    return {
      page: siteData.siteUrl + documentedAt.createFlow,
      release: serverReleaseName('flow', flow.version),
      contract: `${flow.contract} on ${chain.name}`,
      streams: rows.length,
      ...preparedAnswer(
        text,
        newStreamCalls(calls, past, args.confirmedPast),
        NOTE + saysStreamName('flow', flow, chain, siteData),
        past,
      ),
    };
  },
});

/** What streams that start in the past owe at once. */
const warningOf = (rows: readonly BatchRow[], places: number, now: bigint): string =>
  rows
    .flatMap((row, at) => {
      if (row.model !== 'flow') return [];
      const past = pastFlow(asFlow(row, places), row.start, now);
      return past ? [rows.length === 1 ? past.says : `\`streams.${at}\`: ${past.says}`] : [];
    })
    .join(' ');
