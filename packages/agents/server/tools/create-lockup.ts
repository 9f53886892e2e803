import { z } from 'zod';
import type { CallText } from '@sablier-docs/protocol/calls/types';
import {
  describeLockup,
  describeStreams,
  isReleasedAtOnce,
  lockupBatchCall,
  lockupCreationCalls,
  MOST_STREAMS_IN_BATCH,
  pastLockup,
  withApproval,
} from '@sablier-docs/tools/desks/creation';
import type { NewStream } from '@sablier-docs/tools/rehearsal/new-stream';
import { preparedAnswer, preparedOutput } from '../call';
import {
  confirmedPast,
  creatorPlace,
  newStreamCalls,
  refuseAll,
  saysStreamName,
  takeParties,
} from '../creators';
import { decimals, shortText } from '../inputs';
import { documentedAt } from '../pages';
import { serverReleaseName } from '../release-names';
import { defineTool } from '../tool';
import { models, readNewStream, streamFields, refuseTooMany } from './new-streams';

const input = {
  chain: shortText('Id or name of the chain, for example "8453" or "base".'),
  token: shortText('Address of the token.'),
  decimals: decimals("The token's decimals, as its `decimals` answers."),
  sender: shortText(
    'Address that may cancel and gets the rest back then. It need not be the account that pays.',
  ),
  model: z.enum(models).describe('Model of the streams.'),
  times: z
    .enum(['unix', 'fromStart'])
    .default('unix')
    .describe(
      'unix: every time is a Unix second. fromStart: a stream starts when the call is mined, has no `startTime`, and every other time is the number of seconds after the start.',
    ),
  cancelable: z.boolean().default(true).describe('Whether the sender can cancel.'),
  transferable: z.boolean().default(true).describe('Whether the recipient can transfer.'),
  streams: z
    .array(z.strictObject(streamFields))
    .min(1)
    .max(MOST_STREAMS_IN_BATCH)
    .describe('One stream, or several of this model and token for one transaction.'),
  confirmedPast,
};

type Args = z.infer<z.ZodObject<typeof input>>;

/** The pages about one stream, and about several. */
const PAGES = {
  linear: [documentedAt.createLinear, documentedAt.batchLinear],
  dynamic: [documentedAt.createDynamic, documentedAt.batchDynamic],
  tranched: [documentedAt.createTranched, documentedAt.batchTranched],
  'price-gated': [documentedAt.createPriceGated, documentedAt.createPriceGated],
} as const;

const NOTE =
  'Unsigned, and not checked against the chain: whether the token has these decimals, what the payer holds, and, for a price-gated stream, the feed. Simulate the calls before you sign them.';

/** The calldata that creates Lockup streams. */
export const createLockupTool = defineTool({
  name: 'create_lockup',
  title: 'Prepare the creation of Lockup streams',
  description:
    'Encodes the creation of one or several Lockup streams of the newest release (linear with cliff, unlocks and granularity; dynamic; tranched; price-gated) as unsigned calldata, by dates or by durations from now, with the approval of the deposit first. Refuses what the contract would refuse, and an end in the past; asks about a start in the past. It takes no key and sends nothing.',
  input,
  output: { contract: z.string(), streams: z.number(), ...preparedOutput },
  async run(args, site) {
    const siteData = await site.data();
    const now = site.now();
    const { lockup, batchLockup } = siteData.creation;
    const isBatch = args.streams.length > 1;
    const creator = isBatch ? batchLockup : lockup;
    const { chain, address } = creatorPlace(args.chain, 'lockup', creator, siteData);
    refuseTooMany(args.streams);
    const problems: [string, string][] = [];
    const { token, sender } = takeParties(['token', 'sender'], args, address, problems);
    const read = args.streams.map((one, at) => {
      const prefix = `streams.${at}.`;
      const texts = { recipient: one.recipient, token: args.token };
      const { recipient } = takeParties(['recipient'], texts, address, problems, prefix);
      if (recipient !== '' && recipient === token)
        problems.push([
          `${prefix}recipient`,
          'This is the token itself: tokens sent to it are lost.',
        ]);
      if (
        one.oracle !== undefined &&
        token !== '' &&
        one.oracle.toLowerCase() === token.toLowerCase()
      )
        problems.push([`${prefix}oracle`, 'This is the token. Give the address of a price feed.']);
      return { recipient, ...readNewStream(args, one, prefix, problems, now) };
    });
    refuseAll(problems);
    const { cancelable, transferable } = args;
    const fromNow = args.times === 'fromStart';
    const streams = read.flatMap(({ stream, recipient, shape }) =>
      stream ? [{ stream, terms: { sender, cancelable, transferable, recipient, shape } }] : [],
    );
    const [first] = streams;
    if (!first || streams.length < read.length) throw new Error('A stream is missing.');
    const at = { chainId: chain.id, token, fromNow };
    const total = streams.reduce((sum, { stream }) => sum + stream.deposit, 0n);
    const calls = isBatch
      ? withApproval(
          token,
          total,
          lockupBatchCall(siteData.creation, { ...at, streams }, `${streams.length} streams`),
          'for the deposits of the new streams',
        )
      : lockupCreationCalls(lockup, { ...at, ...first.terms }, first.stream);
    const past = fromNow ? '' : warningOf(args, streams, now);
    return {
      page: siteData.siteUrl + PAGES[args.model][isBatch ? 1 : 0],
      release: serverReleaseName('lockup', creator.version),
      contract: `${creator.contract} on ${chain.name}`,
      streams: streams.length,
      ...preparedAnswer(
        textOf(args, streams, now),
        newStreamCalls(calls, past, args.confirmedPast),
        NOTE + saysStreamName('lockup', lockup, chain, siteData),
        past,
      ),
    };
  },
});

interface Creation {
  stream: NewStream;
  terms: { sender: string; recipient: string };
}

function textOf(args: Args, streams: readonly Creation[], now: bigint): CallText {
  const { cancelable, transferable, times, decimals: places } = args;
  const fromNow = times === 'fromStart';
  const rights = { cancelable, transferable, fromNow };
  const released = streams.filter(({ stream }) => isReleasedAtOnce(stream, fromNow, now)).length;
  const [first] = streams;
  if (!first) throw new Error('There is no stream.');
  const { stream, terms } = first;
  return streams.length === 1
    ? describeLockup(
        stream,
        { ...rights, isReleased: released > 0 },
        { ...terms, decimals: places },
      )
    : describeStreams(
        streams.map((one) => one.stream),
        { ...rights, sender: terms.sender, released },
        places,
      );
}

/** What streams that start in the past release at once. */
const warningOf = (args: Args, streams: readonly Creation[], now: bigint): string =>
  streams
    .flatMap(({ stream }, at) => {
      const past = stream.model === 'priceGated' ? null : pastLockup(stream, args.decimals, now);
      return past ? [streams.length === 1 ? past.says : `\`streams.${at}\`: ${past.says}`] : [];
    })
    .join(' ');
