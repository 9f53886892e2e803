import { decodeEventLog } from 'viem/utils';
import type { AbiEvent } from 'viem';
import type { ServerFacts } from '../facts/types';
import { Refusal, type Answer } from '../tool';
import { callablesWith, eventOf, partOf, type Part } from './abi';
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
  // Releases that differ only in what is indexed share the topic.
  const fits = found.find((one) => indexedOf(eventOf(one)) === topics.length - 1) ?? first;
  const item = eventOf(fits);
  return {
    page: deploymentPage(fits.where[0] ?? '', facts),
    release: found.flatMap(({ where }) => where).join(', '),
    kind: 'event',
    event: fits.abi.replace(/^event /, ''),
    topic: selector,
    ...(topics.length > 1 || data.length > 2 ? { arguments: argumentsOf(item, topics, data) } : {}),
  };
}

const indexedOf = ({ inputs }: AbiEvent) => inputs.filter(({ indexed }) => indexed).length;

function argumentsOf(item: AbiEvent, topics: readonly string[], data: string): Part[] {
  const hex = /^0x(?:[0-9a-f]{2})*$/i.test(data.trim()) ? data.trim() : undefined;
  if (!hex)
    throw new Refusal('Give the data of the log as 0x and hex digits, or "0x" when it has none.');
  try {
    const { args } = decodeEventLog({
      abi: [item],
      topics: topics as [`0x${string}`, ...`0x${string}`[]],
      data: hex as `0x${string}`,
    });
    const values = args as unknown as Readonly<Record<string, unknown>>;
    return item.inputs.map((input, at) =>
      partOf(input, values[input.name ?? ''] ?? values[String(at)]),
    );
  } catch {
    throw new Refusal(
      `Topics and data do not fit ${item.name}: it has ${indexedOf(item)} indexed parameters beside its own topic.`,
    );
  }
}
