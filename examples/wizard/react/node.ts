import type { Chain, PublicClient, Transport } from 'viem';
import { getPublicClient } from 'wagmi/actions';
import { chain, config } from './config';

/** Reads the chain. Throws when the page has no node of it. */
export function nodeOfChain(): PublicClient<Transport, Chain> {
  const client = getPublicClient(config, { chainId: chain.id });
  if (!client) throw new Error(`There is no node of ${chain.name}.`);
  return client;
}
