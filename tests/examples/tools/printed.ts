import { parseUnits } from 'viem';

/** A contract with one function per printed block of statements, each of which sets `streamId`. */
export function contractOf(
  name: string,
  imports: readonly string[],
  blocks: readonly string[],
  members: string,
): string {
  const functions = blocks.map(
    (block, i) => `
    function create${i}(address recipient) external returns (uint256) {
        ${block.split('\n').join('\n        ')}
        return streamId;
    }`,
  );
  return [
    '// SPDX-License-Identifier: GPL-3.0-or-later',
    'pragma solidity >=0.8.22;',
    ...imports.map((line) => `import ${line};`),
    `contract ${name} {`,
    members,
    ...functions,
    '}',
  ].join('\n');
}

interface Simulated {
  readonly functionName: string;
  readonly args: readonly unknown[];
}

/** The arguments of a printed `publicClient.simulateContract(…)` when it runs. */
export async function simulatedBy(
  code: string,
  scope: Readonly<Record<string, unknown>>,
): Promise<Simulated> {
  const calls: Simulated[] = [];
  const publicClient = {
    simulateContract: (call: Simulated) => {
      calls.push(call);
      return Promise.resolve({ request: call });
    },
  };
  const names = { publicClient, parseUnits, ...scope };
  // The printed code is our own; running it is the test.
  const run = new Function(...Object.keys(names), `return (async () => {\n${code}\n})();`) as (
    ...values: unknown[]
  ) => Promise<void>;
  await run(...Object.values(names));
  const [call] = calls;
  if (!call || calls.length > 1) throw new Error(`${calls.length} calls instead of one.`);
  return call;
}
