import { decodeEventLog } from 'viem/utils';
import type { Callable, ServerFacts } from '../facts/types';
import { Refusal, type Answer } from '../tool';
import { callablesWith, partOf, signatureOf, type Part } from './abi';
import { bytesOf } from './layout';
import { remarksOn, Room } from './room';
import { deploymentPage } from './where';

/**
 * The event of a log. With the first topic alone it is named; with all topics and the data its arguments
 * are read.
 * @throws a Refusal when no release has the event
 */
export function readLog(topics: readonly string[], data: string, facts: ServerFacts): Answer {
  const selector = (topics[0] ?? '').toLowerCase();
  const found = callablesWith(facts, 'event', selector);
  const [first] = found;
  if (!first) {
    throw new Refusal(
      `No event of Lockup, Flow, Airdrops or the legacy contract has the first topic ${selector}.`,
    );
  }
  const room = new Room();
  // Releases that differ only in what is indexed share the topic.
  const fits = found.find((one) => indexedOf(one) === topics.length - 1) ?? first;
  return {
    page: deploymentPage(fits.where[0] ?? '', facts),
    release: found.flatMap(({ where }) => where).join(', '),
    kind: 'event',
    event: signatureOf(fits),
    topic: selector,
    ...(topics.length > 1 || data.length > 2
      ? { arguments: argumentsOf(fits, topics, data, room) }
      : {}),
    ...remarksOn(room),
  };
}

const indexedOf = ({ inputs }: Callable) => inputs.filter(({ indexed }) => indexed).length;

function argumentsOf(
  { name, inputs }: Callable,
  topics: readonly string[],
  data: string,
  room: Room,
): Part[] {
  const hex = /^0x(?:[0-9a-f]{2})*$/i.test(data.trim()) ? data.trim() : undefined;
  if (!hex)
    throw new Refusal('Give the data of the log as 0x and hex digits, or "0x" when it has none.');
  try {
    const { args } = decodeEventLog({
      abi: [{ type: 'event', name, inputs }],
      topics: topics as [`0x${string}`, ...`0x${string}`[]],
      data: hex as `0x${string}`,
    });
    const values = (args ?? {}) as unknown as Readonly<Record<string, unknown>>;
    const list = inputs.map((input, at) => values[input.name] ?? values[String(at)]);
    const isStored = (at: number) => !inputs[at]?.indexed;
    const stored = bytesOf(
      inputs.filter((_, at) => isStored(at)),
      list.filter((_, at) => isStored(at)),
    );
    if (stored > hex.length / 2 - 1) room.isOdd = true;
    return inputs.map((input, at) => partOf(input, list[at], room));
  } catch {
    throw new Refusal(
      `Topics and data do not fit ${name}: it has ${inputs.filter(({ indexed }) => indexed).length} indexed parameters beside its own topic.`,
    );
  }
}
