import type { TestProject } from 'vitest/node';
import { serveChain } from '@sablier-docs/chain/node/serve';
import { startAnvil } from '@sablier-docs/testing/anvil';
import { GENESIS } from './units';

declare module 'vitest' {
  interface ProvidedContext {
    /** JSON-RPC endpoint of each worker's chain. */
    anvils: string[];
  }
}

/** Gas is free, so that balances of the chain's coin move by fees and by nothing else. */
export const ARGS = ['--timestamp', String(GENESIS), '--gas-price', '0', '--base-fee', '0'];

/** Milliseconds that a call may take on the page's chain, on a machine that does other work as well. */
const LIMIT = 60_000;

/** Anvil, or with CHAIN=page the chain of the pages in its place. */
const startChain = () =>
  process.env.CHAIN === 'page'
    ? serveChain({ timestamp: GENESIS, baseFee: 0n, limit: LIMIT, patience: LIMIT })
    : startAnvil(ARGS);

/** One chain per worker, started before all tests and ended after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const count = Number(project.config.maxWorkers ?? 1);
  const anvils = await Promise.all(Array.from({ length: count }, startChain));
  project.provide(
    'anvils',
    anvils.map(({ url }) => url),
  );
  return async () => {
    await Promise.all(anvils.map(({ stop }) => stop()));
  };
}
