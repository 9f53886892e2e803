import { createEVM } from '@ethereumjs/evm';
import { hexToBytes } from '@ethereumjs/util';
import { expect, test } from 'vitest';
import { Deadline } from './deadline';
import { Rules } from './rules';
import { State } from './state';

interface Interpreter {
  _getValidJumpDestinations(code: Uint8Array): object;
}

type AddedOpcode = Extract<Deadline['opcode'], { logicFunction: unknown }>;

/** An EVM as the chain has it, and the interpreter of the last call. */
async function machine() {
  const opcode = new Deadline(1_000).opcode as AddedOpcode;
  let interpreter: object | undefined;
  const seen: AddedOpcode = {
    ...opcode,
    logicFunction: (state, common) => {
      interpreter = state.interpreter;
      return opcode.logicFunction(state, common);
    },
  };
  const evm = await createEVM({
    common: new Rules(31_337),
    stateManager: new State(),
    customOpcodes: [seen],
  });
  return async (code: Uint8Array) => {
    const { exceptionError } = await evm.runCode({ code, gasLimit: 100_000n });
    expect(exceptionError).toBeUndefined();
    return interpreter as Interpreter;
  };
}

/** Jumps over an instruction that fails. */
const CODE = hexToBytes('0x600456fe5b00');

test('a code is read once for all its calls on a chain, and again for another code or chain', async () => {
  const run = await machine();
  const first = (await run(CODE))._getValidJumpDestinations(CODE);
  expect((await run(CODE))._getValidJumpDestinations(CODE)).toBe(first);
  const other = hexToBytes('0x6003565b00');
  expect((await run(other))._getValidJumpDestinations(other)).not.toEqual(first);
  // Its instructions check the time of the other chain.
  const elsewhere = await machine();
  expect((await elsewhere(CODE))._getValidJumpDestinations(CODE)).not.toBe(first);
});
