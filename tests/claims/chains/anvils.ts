import type { TestProject } from 'vitest/node';
import { startAnvil } from '../../examples/support/anvil';
import { GENESIS } from './units';

declare module 'vitest' {
  interface ProvidedContext {
    /** JSON-RPC endpoint of each worker's chain. */
    anvils: string[];
  }
}

/** Gas is free, so that balances of the chain's coin move by fees and by nothing else. */
export const ARGS = ['--timestamp', String(GENESIS), '--gas-price', '0', '--base-fee', '0'];

/** One chain per worker, started before all tests and ended after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const count = Number(project.config.maxWorkers ?? 1);
  const anvils = await Promise.all(Array.from({ length: count }, () => startAnvil(ARGS)));
  project.provide(
    'anvils',
    anvils.map(({ url }) => url),
  );
  return async () => {
    await Promise.all(anvils.map(({ stop }) => stop()));
  };
}
