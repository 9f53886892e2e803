import type { Call, Trial } from './observe';
import type { Scene } from './cast';
import { encodeFunctionData, type Address } from 'viem';
import type { Deployed } from '@sablier-docs/testing/deployed';

/** The functions that both stream contracts inherit: NFTs, the comptroller, batches. */
export interface Target {
  readonly contract: string;
  readonly deployed: Deployed;
  /** A stream that may be transferred, and one that may not. */
  readonly stream: bigint;
  readonly bound: bigint;
  readonly notTransferable: string;
}

export const callsOf =
  (to: Deployed) =>
  (name: string, ...args: readonly unknown[]): Call => ({ to, name, args });

export function nftTrials({ cast, third }: Scene, target: Target, transfers: string[]): Trial[] {
  const { contract, deployed, stream, bound, notTransferable: error } = target;
  const call = callsOf(deployed);
  const move = (name: string, ...rest: readonly unknown[]): Trial => ({
    contract,
    name,
    call: () => call(name, cast.recipient, third, stream, ...rest),
    unless: {
      only: 'if transferable',
      call: () => call(name, cast.recipient, third, bound, ...rest),
      error,
    },
  });
  return [
    ...transfers.map((name) => move(name)),
    move('safeTransferFrom'),
    move('safeTransferFrom', '0x'),
    { contract, name: 'approve', call: () => call('approve', third, stream) },
    {
      contract,
      name: 'setApprovalForAll',
      call: (who, actor) => [
        call('setApprovalForAll', third, true),
        call('isApprovedForAll', who, third),
        call('isApprovedForAll', actor === 'recipient' ? cast.sender : cast.recipient, third),
      ],
      judge: ([, own, others]) => (others ? 'yes' : own ? { only: 'for own NFTs' } : 'no'),
    },
  ];
}

/** @param mine calls that each role may make, @param notMine those it may not, to be called inside a batch */
export function protocolTrials(
  { local, third }: Scene,
  { contract, deployed }: Target,
  descriptor: Address,
  [mine, notMine]: [mine: Trial['call'], notMine: Trial['call']],
): Trial[] {
  const call = callsOf(deployed);
  const { token, comptroller } = local.contracts;
  const batch = (inner: Trial['call']) => (who: Address, actor: Parameters<Trial['call']>[1]) => {
    const { name, args } = inner(who, actor) as Call;
    return call('batch', [encodeFunctionData({ abi: deployed.abi, functionName: name, args })]);
  };
  const plain = (name: string, ...args: readonly unknown[]): Trial => ({
    contract,
    name,
    call: () => call(name, ...args),
  });
  return [
    plain('recover', token, third),
    plain('setComptroller', comptroller),
    plain('setNativeToken', token),
    plain('setNFTDescriptor', descriptor),
    plain('transferFeesToComptroller'),
    {
      contract,
      name: 'batch',
      call: batch(mine),
      unless: { only: 'as the inner calls', call: batch(notMine) },
    },
  ];
}
