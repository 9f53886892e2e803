import { concat, toFunctionSelector, type Hex } from 'viem';

/** Logs the call it receives, bare. */
const LOG: Hex = '0x365f5f37365fa0';
/** Returns the selector of the call. */
const SELECTOR: Hex = '0x5f3563ffffffff60e01b165f5260205ff3';

/** Code of contracts in the place of which a statement needs another: EVM instructions, without Solidity. */
export const code = {
  /** Answers 1 to any call: true to ERC-165, and no selector of a hook. */
  true: '0x60015f5260205ff3',
  /** Answers 0 to any call. */
  false: '0x5f5f5260205ff3',
  reverts: '0x5f5ffd',
  /** Succeeds and returns nothing, or 31 bytes. */
  nothing: '0x00',
  short: '0x601f5ff3',
  /** Uses all the gas it is given. */
  invalid: '0xfe',
  /** Reverts with an error of its own, `HookNotAllowed`. */
  refuses: concat(['0x63', toFunctionSelector('HookNotAllowed()'), '0x60e01b5f5260045ffd']),
  /** A right hook, which logs its arguments. */
  records: concat([LOG, SELECTOR]),
  /** The same, and first it withdraws what is left of the stream to itself. */
  withdraws: concat([
    LOG,
    // withdrawMax(id, this), the id being the first argument of the hook, sent to the caller
    '0x63',
    toFunctionSelector('withdrawMax(uint256,address)'),
    '0x60e01b5f5260043560045230602452',
    '0x5f5f60445f5f335af150',
    SELECTOR,
  ]),
} as const satisfies Record<string, Hex>;
