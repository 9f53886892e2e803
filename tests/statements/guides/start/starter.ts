import { readFileSync } from 'node:fs';
import { encodeDeployData } from 'viem';
import { withoutMarkers } from '@sablier-docs/ui/Code/regions';
import { deploy } from '@sablier-docs/testing/chain';
import { compileFiles } from '@sablier-docs/solidity/compile';
import type { Chains } from '../../statement';

/**
 * Compiles the contract of a starter, deploys it for the product of a chain, and returns its actions. Its
 * constructor takes the address of the product.
 * @param project folder of examples/starters
 * @param name the contract and its file in `src`
 * @throws when the file has no such contract
 */
export async function starterContract(
  chain: Chains['lockup'] | Chains['flow'],
  project: string,
  name: string,
) {
  const file = `src/${name}.sol`;
  const source = withoutMarkers(readFileSync(`examples/starters/${project}/${file}`, 'utf8'));
  const compiled = compileFiles({ [file]: source }).find((contract) => contract.name === name);
  if (!compiled) throw new Error(`${file} has no contract ${name}.`);
  const { abi, creationCode: bytecode } = compiled;
  const data = encodeDeployData({ abi, bytecode, args: [chain.address] });
  return chain.on({ abi, address: await deploy(chain.chain, data) });
}
