import { execFileSync } from 'node:child_process';
import {
  decodeFunctionResult,
  encodeFunctionData,
  parseAbiItem,
  type AbiFunction,
  type Hex,
} from 'viem';

// cspell:ignore esac
/** What answers the fake `cast`: a wallet, or a chain. */
interface Provider {
  request(asked: { method: string; params?: readonly unknown[] }): Promise<unknown>;
}

/* Runs the commands of a page in a real shell, with a fake `cast` (Foundry). */

/** Rounds until every command has its result, because the output of one can be an argument of the next. */
const MOST_ROUNDS = 6;

/**
 * The output that a reader gets from pasting the commands into a terminal. The fake sends its requests to a
 * wallet.
 * @throws when the shell fails, or when `cast` lacks a command
 */
export async function runCommands(
  commands: readonly string[],
  provider: Provider,
): Promise<string> {
  const answers = new Map<string, string | null>();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { printed, unknown } = run(commands, answers);
    if (unknown.length === 0) return printed;
    for (const line of unknown) answers.set(line, await valueOf(line.split(SPLIT), provider));
  }
  throw new Error(`The commands still need results after ${MOST_ROUNDS} rounds.`);
}

/** Separates the arguments of a line; no argument contains it. */
const SPLIT = '\u0001';

function run(commands: readonly string[], answers: ReadonlyMap<string, string | null>) {
  const rows = [...answers].map(
    ([line, text]) => `${quoted(line)}) ${text === null ? 'return 1' : `echo ${quoted(text)}`};;`,
  );
  const cast = `cast() { local IFS=${quoted(SPLIT)}; case "$*" in
${rows.join('\n')}
*) echo "$*" >&3; return 1;; esac; }`;
  // Commands without a known result go to a third stream, which is appended to the output.
  const script = [
    'RPC_URL=http://node',
    cast,
    'exec 4>&1',
    'asked=$({',
    ...commands,
    '} 3>&1 1>&4)',
    `printf '\\n\\002\\n%s' "$asked"`,
  ].join('\n');
  const output = execFileSync('bash', ['-c', script], { encoding: 'utf8', stdio: 'pipe' });
  const [printed = '', asked = ''] = output.split('\n\u0002\n');
  return { printed, unknown: asked.split('\n').filter(Boolean) };
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
