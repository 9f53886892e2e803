import { decodeFunctionData, type Hex } from 'viem';
import { readArtifact } from '@sablier-docs/solidity/artifact';
import { code } from './hook-code';
import type { Chains } from './index';

type Lockup = Chains['lockup'];

const { abi: recipientAbi } = readArtifact(
  '@sablier/lockup/artifacts/interfaces/ISablierLockupRecipient.json',
);

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
