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
  /** For Blockscout, where a list has a field for each entry; more than one value for a list. */
  blockscout: readonly string[];
}

/** Coins have 18 decimals on every chain of the SDK. */
const COIN_DECIMALS = 18;

/** The fields of a call in the order of the form, without the amount of coin. */
export function explorerFields({ fn, args }: Call): ExplorerField[] {
  return fn.inputs.map(({ name, type }, at) => {
    const value = args[at] ?? '';
    const entries = typeof value === 'object' ? value.map(plain) : [plain(value)];
    return {
      name,
      type,
      etherscan: typeof value === 'object' ? JSON.stringify(entries) : plain(value),
      blockscout: entries,
    };
  });
}

const plain = (value: Value): string => (typeof value === 'object' ? '' : String(value));

/** An amount of coin as Etherscan takes it, for example `0.0002475`; exact. */
export const inCoin = (wei: bigint): string => formatAmount(wei, COIN_DECIMALS).replaceAll(',', '');
