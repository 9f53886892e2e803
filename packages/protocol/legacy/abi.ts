import { sablier } from 'sablier';
import {
  toEventSelector,
  toFunctionSelector,
  type Abi,
  type AbiEvent,
  type AbiFunction,
} from 'viem';

export interface LegacyParameter {
  name: string;
  type: string;
  indexed?: boolean;
}

/** A function or an event of the legacy contract, as the ABI has it. */
export interface LegacyItem {
  kind: 'function' | 'event';
  name: string;
  /** Only functions: whether it changes nothing. */
  isView: boolean;
  inputs: LegacyParameter[];
  outputs: LegacyParameter[];
  /** First 4 bytes of calldata, or the first topic of a log. */
  selector: string;
}

/**
 * Functions and events of the newest legacy release.
 * @throws when the SDK lacks it
 */
export function readLegacy(): LegacyItem[] {
  const release = sablier.releases.getLatest({ protocol: 'legacy' as never });
  const abi = (release?.abi as Record<string, Abi> | undefined)?.Sablier;
  if (!abi) throw new Error('The SDK has no ABI of the legacy contract.');
  return abi.flatMap((item) => {
    if (item.type === 'function') return [fromFunction(item)];
    if (item.type === 'event') return [fromEvent(item)];
    return [];
  });
}

const named = ({ name = '', type }: { name?: string; type: string }) => ({ name, type });

const fromFunction = (item: AbiFunction): LegacyItem => ({
  kind: 'function',
  name: item.name,
  isView: item.stateMutability === 'view' || item.stateMutability === 'pure',
  inputs: item.inputs.map(named),
  outputs: item.outputs.map(named),
  selector: toFunctionSelector(item),
});

const fromEvent = (item: AbiEvent): LegacyItem => ({
  kind: 'event',
  name: item.name,
  isView: false,
  inputs: item.inputs.map((input) => ({ ...named(input), indexed: Boolean(input.indexed) })),
  outputs: [],
  selector: toEventSelector(item),
});
