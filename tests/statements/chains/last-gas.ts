import type { Chains } from '.';

/** Gas of the last transaction, from the block that holds it alone. */
export const lastGas = async ({ chain }: Pick<Chains['flow'], 'chain'>): Promise<number> =>
  Number((await chain.getBlock()).gasUsed);
