import { decodeEventLog } from 'viem/utils';
import type { Callable, SiteData } from '../site-data/types';
import { ToolRefusal, type Answer } from '../tool';
import { callablesWith, partOf, namedSignature, type Part } from './abi';
import { bytesOf } from '@sablier-docs/kit/signing/abi-layout';
import { remarksOn, DecodeBudget } from './decode-budget';
import { deploymentPage } from './deployment-page';

/**
 * The event of a log. The first topic alone gives its name; all topics and the data give its arguments.
 * @throws a Refusal when no release has the event
 */
export function readLog(topics: readonly string[], data: string, siteData: SiteData): Answer {
  const selector = (topics[0] ?? '').toLowerCase();
  const found = callablesWith(siteData, 'event', selector);
  const [first] = found;
  if (!first) {
    throw new ToolRefusal(
      `No event of Lockup, Flow, Airdrops or the legacy contract has the first topic ${selector}.`,
    );
  }
  const budget = new DecodeBudget();
  // Releases that differ only in indexed parameters share the topic.
  const fits = found.find((one) => indexedOf(one) === topics.length - 1) ?? first;
  return {
    page: deploymentPage(fits.where[0] ?? '', siteData),
    release: found.flatMap(({ where }) => where).join(', '),
    kind: 'event',
    event: namedSignature(fits),
    topic: selector,
    ...(topics.length > 1 || data.length > 2
      ? { arguments: argumentsOf(fits, topics, data, budget) }
      : {}),
    ...remarksOn(budget),
  };
}

const indexedOf = ({ inputs }: Callable) => inputs.filter(({ indexed }) => indexed).length;

function argumentsOf(
  { name, inputs }: Callable,
  topics: readonly string[],
  data: string,
  budget: DecodeBudget,
): Part[] {
  const hex = /^0x(?:[0-9a-f]{2})*$/i.test(data.trim()) ? data.trim() : undefined;
  if (!hex)
    throw new ToolRefusal(
      'Give the data of the log as 0x and hex digits, or "0x" when it has none.',
    );
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
    if (stored > hex.length / 2 - 1) budget.isOdd = true;
    return inputs.map((input, at) => partOf(input, list[at], budget));
  } catch {
    throw new ToolRefusal(
      `Topics and data do not fit ${name}: it has ${inputs.filter(({ indexed }) => indexed).length} indexed parameters beside its own topic.`,
    );
  }
}
