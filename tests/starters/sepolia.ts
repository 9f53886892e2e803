import { createRequire } from 'node:module';
import { getAddress, numberToHex, type Address, type Hex } from 'viem';
import { sepolia } from 'viem/chains';
import local from '../../examples/starters/_shared/contracts/local.json';
import type { WizardFacts } from '@sablier-docs/create-streams/contracts/types';
import { createChain, deploy, type Chain } from '@sablier-docs/testing/chain';
import { deployProtocol } from '@sablier-docs/testing/protocol';

/** viem brings the code of Multicall3, which wagmi calls on Sepolia, and does not export it. */
const { multicall3Bytecode } = createRequire(import.meta.url)(
  '../../node_modules/viem/_cjs/constants/contracts.js',
) as { multicall3Bytecode: Hex };

/** 1 USD with 8 decimals. */
const FEE = 100_000_000n;

/** Puts a contract at another address, with its storage. */
async function move(chain: Chain, from: Address, to: Address): Promise<void> {
  const code = (await chain.getCode({ address: from })) ?? '0x';
  // A contract that knows its own address refuses calls at another one.
  const [old, own] = [from, to].map((one) => one.slice(2).toLowerCase());
  const bytecode = code.replaceAll(old ?? '', own ?? '') as Hex;
  await chain.setCode({ address: to, bytecode });
  for (let slot = 0; slot < 20; slot += 1) {
    const index = numberToHex(slot, { size: 32 });
    const value = (await chain.getStorageAt({ address: from, slot: index })) ?? '0x';
    await chain.setStorageAt({ address: to, index, value });
  }
}

/**
 * Puts the published bytecode of the newest releases at their addresses on Sepolia, with a fee of 1 USD. Returns
 * these addresses, and that of a price feed.
 * @param url of an empty chain with the id of Sepolia
 */
export async function deployAsOnSepolia(url: string, { chains }: Pick<WizardFacts, 'chains'>) {
  const chain = createChain(url, sepolia.id);
  const official = chains.find(({ id }) => id === sepolia.id);
  const [admin] = await chain.getAddresses();
  if (!official || !admin) throw new Error('There is no Sepolia, or no account.');
  const oracle = await deploy(chain, local.LocalFeed.bytecode.object as Hex);
  const deployed = await deployProtocol(chain, { admin, oracle, minFeeUSD: FEE });
  const multicall3 = await deploy(chain, multicall3Bytecode);
  const [lockup, batchLockup, flow] = [
    getAddress(official.lockup),
    getAddress(official.batchLockup),
    getAddress(official.flow),
  ];
  await move(chain, deployed.lockup, lockup);
  await move(chain, deployed.batchLockup, batchLockup);
  await move(chain, deployed.flow, flow);
  await move(chain, multicall3, sepolia.contracts.multicall3.address);
  return { lockup, batchLockup, flow, oracle };
}
