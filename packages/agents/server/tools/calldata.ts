import type { SiteData } from '../site-data/types';
import { deploymentPage } from './deployment-page';
import type { Answer } from '../tool';
import { callablesWith, partOf, namedSignature, type Part } from './abi';
import { argumentsIn, bytesOf } from '@sablier-docs/kit/signing/abi-layout';
import { remarksOn, DecodeBudget } from './decode-budget';

/** How deep calls inside calls are opened. */
const DEEPEST = 3;

interface Call {
  function: string;
  arguments: Part[] | null;
  /** The calls of a batch; `more` counts those not shown. */
  calls?: (Call | { unknown: string } | { more: number })[];
}

/** The function and arguments of calldata; undefined when no release has the function. */
export function readCalldata(data: string, siteData: SiteData): Answer | undefined {
  const selector = data.slice(0, 10);
  const found = callablesWith(siteData, 'function', selector);
  const [first] = found;
  const budget = new DecodeBudget();
  const call = first && open(data, siteData, budget, 0);
  if (!call) return undefined;
  const where = found.flatMap((one) => one.where);
  return {
    page: deploymentPage(first.where[0] ?? '', siteData),
    release: where.join(', '),
    kind: data.length === 10 ? 'selector' : 'calldata',
    selector,
    ...call,
    ...(call.arguments === null && data.length > 10
      ? { problem: 'The data behind the selector does not follow the ABI of this function.' }
      : {}),
    ...remarksOn(budget),
  };
}

function open(
  data: string,
  siteData: SiteData,
  budget: DecodeBudget,
  depth: number,
): Call | undefined {
  const [callable] = callablesWith(siteData, 'function', data.slice(0, 10));
  if (!callable) return undefined;
  const { name, inputs } = callable;
  const found = argumentsIn(inputs, data);
  const values = found?.values ?? null;
  if (found) {
    budget.read(bytesOf(inputs, found.values));
    if (!found.isPlain) budget.isOdd = true;
  }
  const calls = name === 'batch' || name === 'multicall' ? values?.[0] : undefined;
  return {
    function: namedSignature(callable),
    arguments: values && inputs.map((input, at) => partOf(input, values[at], budget)),
    ...(Array.isArray(calls) && depth < DEEPEST
      ? { calls: openAll(calls.map(String), siteData, budget, depth + 1) }
      : {}),
  };
}

function openAll(
  calls: readonly string[],
  siteData: SiteData,
  budget: DecodeBudget,
  depth: number,
): NonNullable<Call['calls']> {
  const opened: NonNullable<Call['calls']> = [];
  for (const call of calls) {
    if (!budget.takeCall()) return [...opened, { more: calls.length - opened.length }];
    opened.push(open(call, siteData, budget, depth) ?? { unknown: call.slice(0, 10) });
  }
  return opened;
}
