import { Common, Hardfork, Mainnet } from '@ethereumjs/common';

/** Those of anvil 1.7: CLZ and the rest of Osaka. Its cap on the gas of a transaction is off there, too. */
const HARDFORK = Hardfork.Osaka;

/**
 * The rules of the chain, which stay as they are. The EVM reads them twice in each instruction, and the
 * library searches a list each time: results are cached.
 */
export class Rules extends Common {
  readonly #answers = new Map<number, boolean>();

  constructor(chainId: number) {
    super({ chain: { ...Mainnet, chainId }, hardfork: HARDFORK });
  }

  override isActivatedEIP(eip: number): boolean {
    // The library's constructor may read them before the cache exists.
    if (!(#answers in this)) return super.isActivatedEIP(eip);
    const known = this.#answers.get(eip);
    if (known !== undefined) return known;
    const answer = super.isActivatedEIP(eip);
    this.#answers.set(eip, answer);
    return answer;
  }
}
