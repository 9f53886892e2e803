import { custom, type Address, type Transport } from 'viem';
import type { CompiledContract } from '@sablier-docs/solidity/compile';
import type { Provider } from '@sablier-docs/kit/wallet/provider';
import { runProof } from '@sablier-docs/proofs/run/run';

// `chains/place.ts` in a page: the chain of the page, and its files.

/** A failure is a fact of the chain: a second try would only take time. */
export const connect = (): Transport => custom(runProof.chain, { retryCount: 0 });

/** @throws when the page has not loaded a contract of this name */
export function compiled(name: string): Omit<CompiledContract, 'file'> {
  const [abi, creationCode] = [runProof.interfaces.compiled[name], runProof.compiled.get(name)];
  if (!abi || !creationCode) throw new Error(`The page has no compiled contract ${name}.`);
  return { abi, creationCode };
}

export const asked = (): Provider['request'] => (question) => runProof.chain.request(question);

export function stateBegins(names: ReadonlyMap<string, Address>): void {
  runProof.names = names;
  runProof.onState();
}

export const worldBegins = (number: number, of: number): void => runProof.onWorld(number, of);
