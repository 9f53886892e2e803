import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  decodeFunctionResult,
  encodeFunctionData,
  parseAbiItem,
  type AbiFunction,
  type Hex,
} from 'viem';

/** What answers the fake `cast`: a wallet, or a chain. */
interface Provider {
  request(asked: { method: string; params?: readonly unknown[] }): Promise<unknown>;
}

/* Runs the commands of a page in a real shell, with a fake `cast` (Foundry). */

/** Separates the arguments of a line; no argument contains it. */
const SPLIT = '\u0001';

/** Asks on the third stream, and does what the fourth answers. */
const CAST = `cast() {
  local IFS=$'\\001' answer
  echo "$*" >&3
  IFS= read -r answer <&4
  eval "$answer"
}`;

/**
 * The output that a reader gets from pasting the commands into a terminal. The fake sends its requests to a
 * wallet.
 * @throws when the shell fails, or when `cast` lacks a command
 */
export async function runCommands(
  commands: readonly string[],
  provider: Provider,
): Promise<string> {
  const script = ['RPC_URL=http://node', CAST, ...commands, 'exit 0'].join('\n');
  const shell = spawn('bash', ['-c', script], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe', 'pipe'],
  });
  const ended = once(shell, 'close');
  type Pipes = [null, Readable, Readable, Readable, Writable];
  const [, output, errors, asked, answers] = shell.stdio as unknown as Pipes;
  const printed = text(output);
  const failed = text(errors);
  try {
    for await (const line of createInterface(asked)) {
      const value = await valueOf(line.split(SPLIT), provider);
      const lines = value?.split('\n').map(quoted).join(' ');
      answers.write(lines === undefined ? 'return 1\n' : `printf '%s\\n' ${lines}\n`);
    }
  } finally {
    shell.kill();
  }
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`The shell ended with ${code}: ${await failed}`);
  return printed;
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** @returns null where the contract reverts */
async function valueOf(
  [verb, ...rest]: readonly string[],
  { request }: Provider,
): Promise<string | null> {
  const ask = (method: string, ...params: unknown[]) => request({ method, params });
  const optionsAt = rest.findIndex((word) => word.startsWith('--'));
  const [first = '', signature = '', ...args] = rest.slice(0, optionsAt);
  const option = (name: string) => rest[rest.indexOf(name) + 1] ?? '';
  if (option('--rpc-url') !== 'http://node') throw new Error('A command has no endpoint.');
  const block = ['latest', false];
  const newest = (await ask('eth_getBlockByNumber', ...block)) as Record<string, string>;
  if (verb === 'block-number') return String(BigInt(newest.number ?? ''));
  if (verb === 'block') return String(BigInt(newest[option('--field')] ?? ''));
  if (verb !== 'call') throw new Error(`The fake cast lacks the command ${verb}.`);
  const [inputs, outputs] = signature.split(')(');
  const item = parseAbiItem(`function ${inputs}) view returns (${outputs}`) as AbiFunction;
  let data: Hex;
  try {
    data = encodeFunctionData({ abi: [item], args });
  } catch {
    // A variable name in place of a value, which cast refuses.
    return null;
  }
  const at = `0x${BigInt(option('--block')).toString(16)}`;
  try {
    const found = (await ask('eth_call', { to: first, data }, at)) as Hex;
    const result: unknown = decodeFunctionResult({ abi: [item], data: found });
    const values = item.outputs.length > 1 ? (result as unknown[]) : [result];
    return values.map(written).join('\n');
  } catch {
    return null;
  }
}

/** A value as `cast` prints it: large numbers also in short form, text in quotes. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value === 'string') return value.startsWith('0x') ? value : `"${value}"`;
  if (typeof value === 'boolean') return String(value);
  const number = BigInt(value as bigint);
  return number < 10_000n ? String(number) : `${number} [${Number(number).toExponential()}]`;
}
