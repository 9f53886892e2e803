import type { EVMOpts } from '@ethereumjs/evm';
import { rememberJumps } from './jumps';

type Opcode = NonNullable<EVMOpts['customOpcodes']>[number];

const JUMPDEST = 0x5b;
/** Instructions between two checks of the time, a few milliseconds. */
const EVERY = 4096;

/** A message ran longer than its limit. The chain is unchanged. */
export class Overtime extends Error {
  constructor(limit: number) {
    super(
      `The call was stopped after ${limit / 1000} seconds. It loops without an end, or does more than a page can.`,
    );
  }
}

/** Stops messages that run too long: every loop passes a JUMPDEST, whose instruction checks the time. */
export class Deadline {
  #ends = Infinity;
  #passed = 0;

  /** @param limit milliseconds of one message */
  constructor(readonly limit: number) {}

  start(): void {
    this.#ends = performance.now() + this.limit;
  }

  /** JUMPDEST with its price (https://www.evm.codes/#5b). */
  readonly opcode: Opcode = {
    opcode: JUMPDEST,
    opcodeName: 'JUMPDEST',
    baseFee: 1,
    logicFunction: ({ interpreter }) => {
      if (this.#passed === 0) rememberJumps(interpreter);
      if (++this.#passed % EVERY === 0 && performance.now() > this.#ends) {
        throw new Overtime(this.limit);
      }
    },
  };
}
