/** Decides the second of the next block, in the order of anvil: set, by an interval, by the clock. */
export class LedgerClock {
  readonly #now: () => bigint;
  /** Second of the last block. */
  #last: bigint;
  /** Seconds that the chain is ahead of the clock. */
  #offset: bigint;
  #exact: bigint | undefined;
  /** Seconds from one block to the next; without it the clock decides. */
  interval: bigint | undefined;

  /** @param now the clock's Unix second */
  constructor(start: bigint, now: () => bigint) {
    this.#now = now;
    this.#last = start;
    this.#offset = start - now();
  }

  /** Goes on from a second, as after a return to a snapshot. */
  reset(timestamp: bigint): void {
    this.#last = timestamp;
    this.#offset = timestamp - this.#now();
    this.#exact = undefined;
  }

  /** @returns false when the second is before that of the last block */
  setNext(timestamp: bigint): boolean {
    if (timestamp < this.#last) return false;
    this.#exact = timestamp;
    return true;
  }

  /** @returns seconds that the chain is ahead of the clock */
  increase(seconds: bigint): bigint {
    this.#offset += seconds;
    return this.#offset;
  }

  /** Second that the next block would have. */
  peek(): bigint {
    const planned =
      this.#exact ??
      (this.interval === undefined ? this.#now() + this.#offset : this.#last + this.interval);
    return planned < this.#last ? this.#last + 1n : planned;
  }

  /** Second of a block that is made now. */
  take(): bigint {
    const next = this.peek();
    if (this.#exact !== undefined) this.#offset = next - this.#now();
    this.#exact = undefined;
    this.#last = next;
    return next;
  }
}
