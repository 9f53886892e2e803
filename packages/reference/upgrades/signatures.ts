import type { AbiFunction, AbiParameter } from 'viem';
import type { WithAbi } from '@sablier-docs/protocol/upgrades';

/* Functions as the source declares them, with the names of their arguments. */

/** `LockupLinear.Durations durations` */
function declare({ type, internalType = type, name = '' }: AbiParameter): string {
  const own = internalType.replace(/^(?:struct|enum|contract) /, '');
  return [own, name].filter(Boolean).join(' ');
}

/** `createWithDurationsLL(Lockup.CreateWithDurations params, …) payable returns (uint256 streamId)` */
function declaration({ name, inputs, outputs, stateMutability }: AbiFunction): string {
  const results = outputs.length > 0 ? ` returns (${outputs.map(declare).join(', ')})` : '';
  const state = stateMutability === 'nonpayable' ? '' : ` ${stateMutability}`;
  return `${name}(${inputs.map(declare).join(', ')})${state}${results}`;
}

/**
 * The functions of a release that a text names in backticks, and one more: `SablierLockup: withdraw(…)`, with all
 * contracts that declare it alike.
 */
export function signaturesIn(
  text: string,
  name: string,
  { abis }: Pick<WithAbi, 'abis'>,
): string[] {
  const named = new Set([name, ...[...text.matchAll(/`(\w+)`/g)].map(([, one = '']) => one)]);
  const contractsOf = new Map<string, string[]>();
  for (const [contract, abi] of Object.entries(abis)) {
    for (const one of abi) {
      if (one.type !== 'function' || !named.has(one.name)) continue;
      const declared = declaration(one);
      contractsOf.set(declared, [...(contractsOf.get(declared) ?? []), contract]);
    }
  }
  return [...contractsOf].map(([declared, contracts]) => `${contracts.join(', ')}: ${declared}`);
}
