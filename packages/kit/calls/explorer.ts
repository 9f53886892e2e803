import { plainAmount } from '../inputs/amounts';
import type { Value } from '@sablier-docs/protocol/calls/encode';
import type { Call } from './call';

/** The content of one field of an explorer's form. */
interface ExplorerField {
  /** The name in the form. */
  name: string;
  type: string;
  /** For Etherscan and similar explorers. */
  etherscan: string;
  /** For Blockscout, where each element of a list or tuple has its own field. */
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

/**
 * Numbers as strings, because JSON has no large integers; booleans as booleans, because the string
 * "false" is truthy.
 */
function asJson(value: Value): Json {
  if (typeof value === 'object') return value.map(asJson);
  return typeof value === 'boolean' ? value : String(value);
}

/** The elements in the order of their fields in the form. */
const parts = (value: readonly Value[]): string[] =>
  value.flatMap((one) => (typeof one === 'object' ? parts(one) : [String(one)]));

/** An exact amount of coin as Etherscan expects it, for example `0.0002475`. */
export const inCoin = (wei: bigint): string => plainAmount(wei, COIN_DECIMALS);

/** The payable amount as each form expects it: Etherscan in whole coins, Blockscout in wei. */
export const payableFields = ({ value }: Pick<Call, 'value'>) => ({
  etherscan: inCoin(value),
  blockscout: String(value),
});
