import { z } from 'zod';
import { entryOfError, errorSignature } from '@sablier-docs/protocol/errors/types';
import { decodeArguments } from '@sablier-docs/kit/decoder/arguments';
import {
  builtInSelectors,
  explainError,
  type ExplainedError,
} from '@sablier-docs/kit/decoder/explain';
import {
  findRevertData,
  LONGEST_INPUT,
  type PastedRevert,
} from '@sablier-docs/kit/decoder/find-revert-data';
import { describeRevert } from '@sablier-docs/kit/decoder/describe';
import {
  explainRequest,
  readRequest,
  type Explanation,
  type SigningRequest,
} from '@sablier-docs/kit/signing';
import { isKnownCall } from '@sablier-docs/kit/signing/known';
import type { SiteData } from '../site-data/types';
import { parts, textOutput, texts } from '../outputs';
import { documentedAt } from '../pages';
import { defineTool, ToolRefusal, type Answer } from '../tool';
import { newestOfAll } from '../release-names';
import { readCalldata } from './calldata';
import { readLog } from './log';

const MOST_TOPICS = 4;

/** An argument of an error. */
const argument = z.strictObject({
  name: textOutput,
  type: textOutput,
  says: textOutput,
  value: textOutput,
  note: textOutput.optional(),
});

interface InnerCall {
  function?: string | undefined;
  arguments?: z.infer<typeof parts> | null | undefined;
  calls?: InnerCall[] | undefined;
  unknown?: string | undefined;
  more?: number | undefined;
}

const innerCall: z.ZodType<InnerCall> = z.lazy(() =>
  z.strictObject({
    function: textOutput.optional(),
    arguments: parts.nullable().optional(),
    calls: z.array(innerCall).optional(),
    unknown: textOutput.optional().describe('Selector of a call that no release has.'),
    more: z.number().optional().describe('Calls that are not shown.'),
  }),
);

/** Decodes revert data, calldata, logs and selectors. */
export const decodeTool = defineTool({
  name: 'decode',
  title: 'Decode revert data, calldata or a log',
  description:
    'Names the error of revert data with cause and remedy, a selector, the function and arguments of calldata (with the calls inside `batch`, a Safe transaction or `multiSend`) and what signing it does, or an event from its topics. Knows every release of Lockup, Flow, Airdrops and the legacy contract.',
  input: {
    data: z
      .string()
      .max(LONGEST_INPUT)
      .describe(
        `Hex of revert data or calldata, a selector, the first topic of a log, the name of an error, the text of a failed transaction that holds one of them, or the JSON of a transaction or of typed data that somebody is asked to sign. At most ${LONGEST_INPUT} characters.`,
      ),
    topics: z
      .array(z.string().regex(/^0x[0-9a-fA-F]{64}$/, 'Give 0x and 64 hex digits.'))
      .max(MOST_TOPICS)
      .optional()
      .describe('All topics of a log, in order; `data` is then the data of the log.'),
  },
  output: {
    kind: z.enum(['error', 'calldata', 'selector', 'event', 'hash']),
    says: texts
      .optional()
      .describe(
        'What signing the call does, in sentences, with the calls inside a Safe or a batch.',
      ),
    name: textOutput.optional(),
    signature: textOutput.optional(),
    selector: textOutput.optional(),
    meaning: textOutput.optional(),
    remedy: textOutput.optional(),
    now: textOutput.optional(),
    raisedBy: z.array(z.strictObject({ contract: textOutput, functions: texts })).optional(),
    event: textOutput.optional(),
    topic: textOutput.optional(),
    function: textOutput.optional(),
    arguments: z
      .union([z.array(argument), parts])
      .nullable()
      .optional(),
    calls: z.array(innerCall).optional().describe('The calls of a batch.'),
    problem: textOutput.optional(),
    note: textOutput.optional(),
    warning: textOutput.optional(),
    cut: textOutput.optional(),
  },
  async run({ data, topics }, site) {
    const siteData = await site.data();
    if (topics && topics.length > 0) return readLog(topics, data, siteData);
    return decodeText(data, siteData);
  },
});

function decodeText(pastedText: string, siteData: SiteData): Answer {
  const pasted = findRevertData(pastedText, knownOf(siteData));
  if (pasted.kind === 'empty') {
    throw new ToolRefusal(
      '`data` is empty. Send revert data, calldata, a selector, a topic or the name of an error.',
    );
  }
  const asked = /^\s*[{[]/.test(pastedText) ? readRequest(pastedText) : null;
  if (asked) return explainedRequest(asked, siteData);
  const error = readError(pasted, siteData);
  if (error) return error;
  const hex = pastedText.trim().toLowerCase();
  if (/^0x[0-9a-f]{64}$/.test(hex)) {
    const log = siteData.callables.find(
      ({ kind, selector }) => kind === 'event' && selector === hex,
    );
    if (log) return readLog([hex], '0x', siteData);
  }
  const call = pasted.kind === 'data' ? readCalldata(pasted.data, siteData) : undefined;
  const request = readRequest(pastedText) ?? readAlone(pasted);
  if (call) return { ...call, ...(request ? { says: saysOf(request, siteData) } : {}) };
  if (request && isReadable(request, siteData)) return explainedRequest(request, siteData);
  const { title, text: explanation } = describeRevert(pasted, undefined);
  throw new ToolRefusal(`${title}. ${explanation}`.replace(/^\. /, ''));
}

/** `0x` and 32 bytes: no error or call has this length, for its arguments fill words behind the selector. */
const HASH_LENGTH = 66;

/** Data that is not known to be an error, as a call without a contract or as a hash, such as that in a link of a Safe. */
function readAlone(pasted: PastedRevert): SigningRequest | null {
  if (pasted.kind !== 'data') return null;
  const { data } = pasted;
  return data.length === HASH_LENGTH
    ? { kind: 'hash', hash: data }
    : { kind: 'calls', calls: [{ to: undefined, value: 0n, data, isDelegate: false }] };
}

const listsOf = ({ callables, contracts }: SiteData) => ({ calls: callables, contracts });

const isReadable = (request: SigningRequest, siteData: SiteData): boolean =>
  request.kind !== 'calls' || explainRequest(request, listsOf(siteData)).some(isKnownCall);

/** Sentences of an answer, which the calls inside can make long. */
const MOST_SENTENCES = 60;

/** What the page of the checker says of the same request, with the calls inside after those around them. */
function saysOf(request: SigningRequest, siteData: SiteData): string[] {
  const flat = ({ title, says, inside }: Explanation): string[] => [
    `${title}.`,
    ...says,
    ...inside.flatMap(flat),
  ];
  const all = explainRequest(request, listsOf(siteData)).flatMap(flat);
  const more = all.length - MOST_SENTENCES;
  return more > 0
    ? [...all.slice(0, MOST_SENTENCES), `${more} more sentences are not shown.`]
    : all;
}

const explainedRequest = (request: SigningRequest, siteData: SiteData): Answer => ({
  page: `${siteData.siteUrl}${documentedAt.genuine}#signing`,
  release: newestOfAll(siteData),
  kind: request.kind === 'hash' ? 'hash' : 'calldata',
  says: saysOf(request, siteData),
});

const knownOf = ({ errors, olderErrors, callables }: SiteData) => ({
  names: new Set([...errors, ...olderErrors].map(({ name }) => name)),
  selectors: new Set([
    ...[...errors, ...olderErrors, ...callables].map(({ selector }) => selector),
    ...builtInSelectors,
  ]),
});

function readError(pasted: PastedRevert, siteData: SiteData): Answer | undefined {
  const { errors, olderErrors, siteUrl } = siteData;
  const byName =
    pasted.kind === 'name'
      ? [...errors, ...olderErrors].find(({ name }) => name === pasted.name)?.selector
      : undefined;
  const data = pasted.kind === 'data' ? pasted.data : (byName as `0x${string}` | undefined);
  const explained = data && explainError(data, errors, olderErrors);
  if (!explained) return undefined;
  const { error, fact, older } = explained;
  const described = fact ?? older;
  return {
    page: `${siteUrl}${described ? entryOfError(described) : documentedAt.errors}`,
    release: releasesOf(explained, siteData),
    kind: 'error',
    name: error.name,
    signature: errorSignature(error),
    selector: data.slice(0, 10),
    ...(described ? { meaning: described.meaning, remedy: described.remedy } : {}),
    ...(fact ? { raisedBy: fact.raisedBy } : {}),
    ...(older?.now ? { now: older.now } : {}),
    ...argumentsOf(explained),
    note: describeRevert(pasted, explained).text || undefined,
  };
}

/** Everything that declares the error; the newest releases if no release does, as for errors of tokens. */
function releasesOf({ fact, older }: ExplainedError, siteData: SiteData): string {
  const releases = older?.releases ?? fact?.declaredIn ?? [];
  return releases.some((name) => / v\d/.test(name)) ? releases.join(', ') : newestOfAll(siteData);
}

function argumentsOf(explained: Parameters<typeof decodeArguments>[0]) {
  try {
    return { arguments: decodeArguments(explained) };
  } catch {
    return { arguments: null, problem: 'The arguments do not follow the ABI of this error.' };
  }
}
