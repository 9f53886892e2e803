import { decodeAbiParameters } from 'viem/utils';
import type { ServerFacts } from '../facts/types';
import { deploymentPage } from './where';
import type { Answer } from '../tool';
import { callablesWith, partOf, signatureOf, type Part } from './abi';
import { bytesOf, isPlain } from './layout';
import { remarksOn, Room } from './room';

/** Characters before the arguments. */
const SELECTOR = '0x12345678'.length;
/** Calls inside calls that are still opened. */
const DEEPEST = 3;

interface Call {
  function: string;
  arguments: Part[] | null;
  /** What a batch calls; `more` counts those that are not shown. */
  calls?: (Call | { unknown: string } | { more: number })[];
}

/** The function and arguments of calldata; undefined when no release has the function. */
export function readCalldata(data: string, facts: ServerFacts): Answer | undefined {
  const selector = data.slice(0, 10);
  const found = callablesWith(facts, 'function', selector);
  const [first] = found;
  const room = new Room();
  const call = first && open(data, facts, room, 0);
  if (!call) return undefined;
  const where = found.flatMap((one) => one.where);
  return {
    page: deploymentPage(first.where[0] ?? '', facts),
    release: where.join(', '),
    kind: data.length === 10 ? 'selector' : 'calldata',
    selector,
    ...call,
    ...(call.arguments === null && data.length > 10
      ? { problem: 'The data behind the selector does not follow the ABI of this function.' }
      : {}),
    ...remarksOn(room),
  };
}

function open(data: string, facts: ServerFacts, room: Room, depth: number): Call | undefined {
  const [callable] = callablesWith(facts, 'function', data.slice(0, 10));
  if (!callable) return undefined;
  const { name, inputs } = callable;
  const values = decode(inputs, data);
  if (values) {
    room.read(bytesOf(inputs, values));
    if (!isPlain(inputs, values, data.slice(SELECTOR))) room.isOdd = true;
  }
  const calls = name === 'batch' || name === 'multicall' ? values?.[0] : undefined;
  return {
    function: signatureOf(callable),
    arguments: values && inputs.map((input, at) => partOf(input, values[at], room)),
    ...(Array.isArray(calls) && depth < DEEPEST
      ? { calls: openAll(calls.map(String), facts, room, depth + 1) }
      : {}),
  };
}

function openAll(
  calls: readonly string[],
  facts: ServerFacts,
  room: Room,
  depth: number,
): NonNullable<Call['calls']> {
  const opened: NonNullable<Call['calls']> = [];
  for (const call of calls) {
    if (!room.takeCall()) return [...opened, { more: calls.length - opened.length }];
    opened.push(open(call, facts, room, depth) ?? { unknown: call.slice(0, 10) });
  }
  return opened;
}

function decode(inputs: Parameters<typeof decodeAbiParameters>[0], data: string) {
  if (inputs.length === 0) return [];
  try {
    return decodeAbiParameters(inputs, `0x${data.slice(SELECTOR)}`) as readonly unknown[];
  } catch {
    return null;
  }
}
