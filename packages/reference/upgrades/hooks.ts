import { toFunctionSelector, type Hex } from 'viem';

/** The functions that Lockup calls on contracts, and the interface that declares them. */
interface Hooks {
  interfaces: readonly string[];
  functions: readonly string[];
}

const old: Hooks = {
  interfaces: ['ISablierV2LockupRecipient', 'ISablierV2LockupSender'],
  functions: [
    'onStreamCanceled(uint256,address,uint128,uint128)',
    'onStreamRenounced(uint256)',
    'onStreamWithdrawn(uint256,address,address,uint128)',
  ],
};

const now: Hooks = {
  interfaces: ['ISablierLockupRecipient'],
  functions: [
    'onSablierLockupCancel(uint256,address,uint128,uint128)',
    'onSablierLockupWithdraw(uint256,address,address,uint128)',
  ],
};

/**
 * By release; v1.1 is not here, because no package with its sources is installed. v2.0 and v3.0 declare those of v1.2:
 * `src/interfaces/ISablierLockupRecipient.sol` at the tag v2.0.1 of the team's repository `lockup`.
 */
export const hookChanges: Readonly<Record<string, Hooks>> = {
  'v1.0': old,
  'v1.2': now,
  'v2.0': now,
  'v3.0': now,
  'v4.0': now,
};

/** The first release with today's hooks. */
export const HOOKS_CHANGED = 'v1.2';

export const selectorsOf = ({ functions }: Hooks): Hex[] =>
  functions.map((name) => toFunctionSelector(`function ${name}`));
