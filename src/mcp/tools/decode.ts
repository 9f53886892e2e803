import { z } from 'zod';
import { entryOf, signatureOf } from '../../protocol/errors/types';
import { decodeArguments } from '../../tools/decoder/arguments';
import { explain, type Explained } from '../../tools/decoder/explain';
import { findRevertData, LONGEST_INPUT, type Pasted } from '../../tools/decoder/find';
import { answerTo } from '../../tools/decoder/say';
import type { ServerFacts } from '../facts/types';
import { documentedAt } from '../pages';
import { defineTool, Refusal, type Answer } from '../tool';
import { newestOfAll } from '../words';
import { readCalldata } from './calldata';
import { readLog } from './log';

const MOST_TOPICS = 4;

/** Names what a contract said, or what it was told. */
export const decodeTool = defineTool({
  name: 'decode',
  title: 'Decode revert data, calldata or a log',
  description:
    'Names the error of revert data with cause and remedy, a selector, the function and arguments of calldata (with the calls inside `batch`), or an event from its topics. Knows every release of Lockup, Flow, Airdrops and the legacy contract.',
  input: {
    data: z
      .string()
      .max(LONGEST_INPUT)
      .describe(
        `Hex of revert data or calldata, a selector, the first topic of a log, the name of an error, or the text of a failed transaction that holds one of them. At most ${LONGEST_INPUT} characters.`,
      ),
    topics: z
      .array(z.string().regex(/^0x[0-9a-fA-F]{64}$/, 'Give 0x and 64 hex digits.'))
      .max(MOST_TOPICS)
      .optional()
      .describe('All topics of a log, in order; `data` is then the data of the log.'),
  },
  async run({ data, topics }, site) {
    const facts = await site.facts();
    if (topics && topics.length > 0) return readLog(topics, data, facts);
    return decodeText(data, facts);
  },
});

function decodeText(text: string, facts: ServerFacts): Answer {
  const pasted = findRevertData(text, knownOf(facts));
  if (pasted.kind === 'empty') {
    throw new Refusal(
      '`data` is empty. Send revert data, calldata, a selector, a topic or the name of an error.',
    );
  }
  const error = readError(pasted, facts);
  if (error) return error;
  const hex = text.trim().toLowerCase();
  if (/^0x[0-9a-f]{64}$/.test(hex)) {
    const log = facts.callables.find(({ kind, selector }) => kind === 'event' && selector === hex);
    if (log) return readLog([hex], '0x', facts);
  }
  const call = pasted.kind === 'data' ? readCalldata(pasted.data, facts) : undefined;
  if (call) return call;
  const { title, text: says } = answerTo(pasted, undefined);
  throw new Refusal(`${title}. ${says}`.replace(/^\. /, ''));
}

const knownOf = ({ errors, olderErrors, callables }: ServerFacts) => ({
  names: new Set([...errors, ...olderErrors].map(({ name }) => name)),
  selectors: new Set([...errors, ...olderErrors, ...callables].map(({ selector }) => selector)),
});

function readError(pasted: Pasted, facts: ServerFacts): Answer | undefined {
  const { errors, olderErrors, siteUrl } = facts;
  const byName =
    pasted.kind === 'name'
      ? [...errors, ...olderErrors].find(({ name }) => name === pasted.name)?.selector
      : undefined;
  const data = pasted.kind === 'data' ? pasted.data : (byName as `0x${string}` | undefined);
  const explained = data && explain(data, errors, olderErrors);
  if (!explained) return undefined;
  const { error, fact, older } = explained;
  const described = fact ?? older;
  return {
    page: `${siteUrl}${described ? entryOf(described) : documentedAt.errors}`,
    release: releasesOf(explained, facts),
    kind: 'error',
    name: error.name,
    signature: signatureOf(error),
    selector: data.slice(0, 10),
    ...(described ? { meaning: described.meaning, remedy: described.remedy } : {}),
    ...(fact ? { raisedBy: fact.raisedBy } : {}),
    ...(older?.now ? { now: older.now } : {}),
    ...argumentsOf(explained),
    note: answerTo(pasted, explained).text || undefined,
  };
}

/** All that declares the error; the newest releases where no release does, as for errors of tokens. */
function releasesOf({ fact, older }: Explained, facts: ServerFacts): string {
  const releases = older?.releases ?? fact?.declaredIn ?? [];
  return releases.some((name) => / v\d/.test(name)) ? releases.join(', ') : newestOfAll(facts);
}

function argumentsOf(explained: Parameters<typeof decodeArguments>[0]) {
  try {
    return { arguments: decodeArguments(explained) };
  } catch {
    return { arguments: null, problem: 'The arguments do not follow the ABI of this error.' };
  }
}
