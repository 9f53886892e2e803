import { readFileSync } from 'node:fs';
import { encodeDeployData, type Address } from 'viem';
import { expect } from 'vitest';
import { compileFiles } from '@sablier-docs/solidity/compile';
import { deploy } from '@sablier-docs/testing/chain';
import type { Deployed } from '@sablier-docs/testing/deployed';
import type { LocalProtocol } from '@sablier-docs/testing/start';

type Clients = ReturnType<LocalProtocol['clients']>;

/** A line of a sample in Solidity that a reader gets wrong. */
export interface Mistake {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Compiles samples with a mistake each, all of them at once.
 * @returns deploys one by its name
 */
export function mistakenSamples<Name extends string>(mistakes: Readonly<Record<Name, Mistake>>) {
  const sources = Object.entries<Mistake>(mistakes).map(([name, { file, from, to }]) => {
    const source = readFileSync(file, 'utf8');
    expect(source.split(from).length, `"${from}" in ${file}`).toBeGreaterThan(1);
    return [`${name}.sol`, source.replace(from, to)] as const;
  });
  const compiled = compileFiles(Object.fromEntries(sources), { warns: true });
  return async (
    { chain }: LocalProtocol,
    name: Name,
    args: readonly Address[],
  ): Promise<Deployed> => {
    const contract = compiled.find(({ file }) => file === `${name}.sol`);
    if (!contract) throw new Error(`${name} has no contract.`);
    const { abi, creationCode } = contract;
    const data = encodeDeployData({ abi, bytecode: creationCode, args });
    return { abi, address: await deploy(chain, data) };
  };
}

interface Request<Args extends readonly unknown[]> {
  readonly functionName: string;
  readonly args: Args;
}

/** Clients with which a sample in TypeScript simulates and sends a call of this name with other arguments. */
export function mistaken<Args extends readonly unknown[]>(
  { publicClient, walletClient }: Clients,
  functionName: string,
  change: (...args: Args) => readonly unknown[],
): Clients {
  const changed = (request: Request<Args>) =>
    (request.functionName === functionName
      ? { ...request, args: change(...request.args) }
      : request) as never;
  const simulateContract = (request: Request<Args>) =>
    publicClient.simulateContract(changed(request));
  const writeContract = (request: Request<Args>) => walletClient.writeContract(changed(request));
  return {
    publicClient: { ...publicClient, simulateContract } as never,
    walletClient: { ...walletClient, writeContract } as never,
  };
}
