import { decodeAbiParameters } from 'viem/utils';
import type { ServerFacts } from '../facts/types';
import { deploymentPage } from './where';
import type { Answer } from '../tool';
import { callablesWith, partOf, signatureOf, type Part } from './abi';

/** Calls inside calls that are still opened. */
const DEEPEST = 3;
/** Calls of one batch that are shown. */
const MOST_CALLS = 50;

interface Call {
  function: string;
  arguments: Part[] | null;
  calls?: (Call | { unknown: string })[];
}

/** The function and arguments of calldata; undefined when no release has the function. */
export function readCalldata(data: string, facts: ServerFacts): Answer | undefined {
  const selector = data.slice(0, 10);
  const found = callablesWith(facts, 'function', selector);
  const [first] = found;
  const call = first && open(data, facts, 0);
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
  };
}

function open(data: string, facts: ServerFacts, depth: number): Call | undefined {
  const [callable] = callablesWith(facts, 'function', data.slice(0, 10));
  if (!callable) return undefined;
  const { name, inputs } = callable;
  const values = decode(inputs, data);
  const calls = name === 'batch' || name === 'multicall' ? values?.[0] : undefined;
  return {
    function: signatureOf(callable),
    arguments: values && inputs.map((input, at) => partOf(input, values[at])),
    ...(Array.isArray(calls) && depth < DEEPEST
      ? { calls: calls.slice(0, MOST_CALLS).map((one) => inner(String(one), facts, depth)) }
      : {}),
  };
}

const inner = (data: string, facts: ServerFacts, depth: number) =>
  open(data, facts, depth + 1) ?? { unknown: data.slice(0, 10) };

function decode(inputs: Parameters<typeof decodeAbiParameters>[0], data: string) {
  if (inputs.length === 0) return [];
  try {
    return decodeAbiParameters(inputs, `0x${data.slice(10)}`) as readonly unknown[];
  } catch {
    return null;
  }
}
