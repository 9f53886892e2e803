import { encodeDeployData, type Address } from 'viem';
import { expect, inject } from 'vitest';
import { deploy, type Chain } from './chain';
import type { Deployed } from './deployed';

interface DeployOptions {
  /** Whether it may hold tokens when a call has ended; most samples must not. */
  readonly keepsTokens?: boolean;
}

/** Deploys compiled contracts and checks which tokens stay in them. */
export function deployedExamples(chain: Chain) {
  const compiled = inject('contracts');
  const addresses: Record<string, Address> = {};
  const passThrough = new Map<Address, string>();
  return {
    /** The latest deployment by name. */
    addresses,

    /** Deploys a contract that `compileExamples` finds, by its name. */
    deployExample: async (
      name: string,
      args: readonly unknown[] = [],
      { keepsTokens = false }: DeployOptions = {},
    ): Promise<Deployed> => {
      const contract = compiled[name];
      if (!contract) throw new Error(`No compiled contract is named ${name}.`);
      const { abi, creationCode } = contract;
      const data = encodeDeployData({ abi, bytecode: creationCode, args });
      const address = await deploy(chain, data);
      addresses[name] = address;
      if (!keepsTokens) passThrough.set(address, name);
      return { abi, address };
    },

    /** Fails when a contract that should only pass tokens on keeps some: they would be lost. */
    expectNothingStuck: async (tokens: readonly Deployed[], call: string): Promise<void> => {
      const checks = [...passThrough].flatMap(([holder, name]) =>
        tokens.map(async (token) => {
          const args = [holder];
          const amount = await chain.readContract({ ...token, functionName: 'balanceOf', args });
          expect(amount, `tokens that ${call} leaves in ${name}`).toBe(0n);
        }),
      );
      await Promise.all(checks);
    },
  };
}
