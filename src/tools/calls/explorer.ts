import { formatAmount } from '../../protocol/amount';
import type { Value } from '../../protocol/calls/encode';
import type { Call } from './call';

/** What goes into a field of an explorer's form. */
export interface ExplorerField {
  /** As the form names it. */
  name: string;
  type: string;
  /** For Etherscan and explorers that are built like it. */
  etherscan: string;
  /** For Blockscout, where every part of a list or tuple has a field of its own. */
  blockscout: readonly string[];
}

/** Coins have 18 decimals on every chain of the SDK. */
const COIN_DECIMALS = 18;

/** The fields of a call in the order of the form, without the amount of coin. */
export function explorerFields({ fn, args }: Call): ExplorerField[] {
  return fn.inputs.map((input, at) => {
    const value = args[at] ?? '';
    const isList = typeof value === 'object';
    return {
      name: input.name,
      type: input.type,
      etherscan: isList ? JSON.stringify(asJson(value)) : String(value),
      blockscout: isList ? parts(value) : [String(value)],
    };
  });
}

type Json = string | boolean | readonly Json[];

/** Numbers as texts, because JSON has no large ones; flags as flags, because the text "false" is true. */
function asJson(value: Value): Json {
  if (typeof value === 'object') return value.map(asJson);
  return typeof value === 'boolean' ? value : String(value);
}

/** The parts in the order in which the form shows their fields. */
const parts = (value: readonly Value[]): string[] =>
  value.flatMap((one) => (typeof one === 'object' ? parts(one) : [String(one)]));

/** An amount of coin as Etherscan takes it, for example `0.0002475`; exact. */
export const inCoin = (wei: bigint): string => formatAmount(wei, COIN_DECIMALS).replaceAll(',', '');
