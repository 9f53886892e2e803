import { sablier } from 'sablier';
import {
  toEventSelector,
  toFunctionSelector,
  type Abi,
  type AbiEvent,
  type AbiParameter,
  type AbiFunction,
} from 'viem';
import type { Callable, CallableInput } from './callable';

/**
 * The functions and events of every contract of every release, each signature once, so that calldata and
 * logs of any age can be read.
 * @throws when the SDK has no ABI
 */
export function readCallables(): Callable[] {
  const found = new Map<string, Callable>();
  for (const { where, item } of newestFirst()) {
    const callable = toCallable(item);
    const key = JSON.stringify(callable);
    const known = found.get(key) ?? callable;
    if (!known.where.includes(where)) known.where.push(where);
    found.set(key, known);
  }
  if (found.size === 0) throw new Error('The SDK has no ABI with a function or an event.');
  return [...found.values()];
}

function newestFirst(): { where: string; item: AbiFunction | AbiEvent }[] {
  const releases = [...(sablier.releases.getAll() ?? [])].reverse();
  return releases.flatMap(({ protocol, version, abi }) =>
    Object.entries((abi ?? {}) as Record<string, Abi>).flatMap(([contract, items]) =>
      items
        .filter((item) => item.type === 'function' || item.type === 'event')
        .map((item) => ({ where: `${title(String(protocol))} ${version} ${contract}`, item })),
    ),
  );
}

const title = (product: string) => product.charAt(0).toUpperCase() + product.slice(1);

function toCallable(item: AbiFunction | AbiEvent): Callable {
  const selector = item.type === 'event' ? toEventSelector(item) : toFunctionSelector(item);
  return {
    kind: item.type,
    name: item.name,
    selector,
    inputs: item.inputs.map(toInput),
    where: [],
  };
}

function toInput(input: AbiParameter & { indexed?: boolean }): CallableInput {
  const { name = '', type, indexed } = input;
  return {
    name,
    type,
    ...(indexed ? { indexed } : {}),
    ...('components' in input ? { components: input.components.map(toInput) } : {}),
  };
}
