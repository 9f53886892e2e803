import { concat, decodeFunctionData, toFunctionSelector, type Hex } from 'viem';
import { readArtifact } from '../../../examples/support/artifact';
import type { Chains } from '../../claim';

type Lockup = Chains['lockup'];

/** Logs the call it receives, bare. */
const LOG: Hex = '0x365f5f37365fa0';
/** Returns the selector of the call. */
const SELECTOR: Hex = '0x5f3563ffffffff60e01b165f5260205ff3';
const { abi: recipientAbi } = readArtifact(
  '@sablier/lockup/artifacts/interfaces/ISablierLockupRecipient.json',
);

/** Code of contracts in the place of which a claim needs another: EVM instructions, without Solidity. */
export const code = {
  /** Answers 1 to any call: true to ERC-165, and no selector of a hook. */
  true: '0x60015f5260205ff3',
  /** Answers 0 to any call. */
  false: '0x5f5f5260205ff3',
  reverts: '0x5f5ffd',
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

/** A contract by the name `hook` that is on the allowlist; it can own streams and act in its own name. */
export async function openHook(lockup: Lockup, behavior: keyof typeof code = 'records') {
  const { address } = await lockup.deploy('StreamLedger', [lockup.address], 'hook');
  await allow(lockup, address);
  const become = (next: keyof typeof code) =>
    lockup.chain.setCode({ address, bytecode: code[next] });
  await become(behavior);
  await lockup.chain.impersonateAccount({ address });
  return { address, become };
}

/** Puts an address on the allowlist, as the comptroller's admin does. */
export const allow = (lockup: Lockup, address: Hex): Promise<unknown> =>
  lockup.comptroller.call('admin', 'execute', allowCall(lockup, address));

export const allowCall = (lockup: Lockup, address: Hex): readonly unknown[] => [
  'lockup',
  lockup.encode('allowToHook', [address]),
];

/** The hooks that the newest transaction called, in order: name and arguments. */
export async function hooksCalled(lockup: Lockup, address: Hex) {
  const logs = await lockup.chain.getLogs({ address });
  return logs.map(({ data }) => {
    const { functionName, args } = decodeFunctionData({ abi: recipientAbi, data });
    return [functionName, ...(args ?? [])];
  });
}
