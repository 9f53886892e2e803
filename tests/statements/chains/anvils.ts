import type { TestProject } from 'vitest/node';
import { serveChain } from '@sablier-docs/chain/node/serve';
import { startAnvil } from '@sablier-docs/testing/anvil';
import { GENESIS } from './units';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where each worker reaches its chain: the path of a socket, or an address of HTTP. */
    anvils: string[];
  }
}

/** Gas is free, so that balances of the chain's coin move by fees and by nothing else. */
export const ARGS = ['--timestamp', String(GENESIS), '--gas-price', '0', '--base-fee', '0'];

/** Milliseconds that a call may take on the page's chain, on a machine that does other work as well. */
const LIMIT = 60_000;

interface Started {
  readonly endpoint: string;
  readonly stop: () => Promise<void>;
}

async function anvilOnSocket(): Promise<Started> {
  const { socket, stop } = await startAnvil(ARGS);
  return { endpoint: socket, stop };
}

/** The chain of the pages in the place of anvil. */
async function pageChain(): Promise<Started> {
  const options = { timestamp: GENESIS, baseFee: 0n, limit: LIMIT, patience: LIMIT };
  const { url, stop } = await serveChain(options);
  return { endpoint: url, stop };
}

/** One chain per worker, started before all tests and ended after them: anvil, or with CHAIN=page the page's. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const count = Number(project.config.maxWorkers ?? 1);
  const start = process.env.CHAIN === 'page' ? pageChain : anvilOnSocket;
  const chains = await Promise.all(Array.from({ length: count }, start));
  project.provide(
    'anvils',
    chains.map(({ endpoint }) => endpoint),
  );
  return async () => {
    await Promise.all(chains.map(({ stop }) => stop()));
  };
}
