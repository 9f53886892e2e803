// Runs the build in a process of its own, and shows how far it is and what each step took.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { createProgress, seconds } from '../progress.mjs';
import { bundleBuild } from './bundle.mjs';
import { STEPS } from './steps.mjs';

/** The pipe on which the build reports its steps. */
const PIPE = 3;

/**
 * Most of a build makes many small objects and runs the Solidity compiler for some seconds: with a larger young
 * generation the collector runs less, and without the optimizing compiler of WebAssembly solc takes a quarter less.
 */
const NODE = ['--max-semi-space-size=64', '--liftoff-only', '--enable-source-maps'];

/**
 * @param {string[]} args of scripts/site/index.ts
 * @param {Record<string, string>} env
 * @returns {Promise<number>} the exit status of the build
 */
export async function startBuild(args, env) {
  const progress = createProgress();
  const times = /** @type {[step: string, ms: number][]} */ ([]);
  let step = '';
  let began = Date.now();
  const steps = STEPS.filter((one) => one !== STEPS[0] || args.includes('--generate'));
  const label = () => `[${steps.findIndex((one) => one === step) + 1}/${steps.length}] ${step}`;
  const begin = (/** @type {string} */ next) => {
    if (step !== '') times.push([step, Date.now() - began]);
    step = next;
    began = Date.now();
    progress.now(label());
    if (!process.stdout.isTTY) progress.print(label());
  };

  progress.now('Reading the configuration');
  const file = await bundleBuild();
  const isTerminal = process.stdout.isTTY && !process.env.NO_COLOR;
  const child = spawn(process.execPath, [...NODE, file, ...args], {
    stdio: ['inherit', 'pipe', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BABEL_ENV: 'production',
      BUILD_STEPS_PIPE: String(PIPE),
      ...(isTerminal && { FORCE_COLOR: '1' }),
      ...env,
    },
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => progress.print(line));
  }
  const reports = /** @type {import('node:stream').Readable} */ (child.stdio[PIPE]);
  createInterface({ input: reports }).on('line', (line) => {
    const { step: next, part } = JSON.parse(line);
    if (next) begin(next);
    else progress.at(`${label()}, ${Math.round(part * 100)} %`);
  });
  const [status, signal] = await new Promise((resolve) =>
    child.on('close', (code, by) => resolve([code, by])),
  );
  if (step !== '') times.push([step, Date.now() - began]);
  progress.end();
  // As after Ctrl+C in any command.
  if (signal === 'SIGINT') return 130;
  if (status !== 0) return status ?? 1;
  const total = times.reduce((sum, [, ms]) => sum + ms, 0);
  console.log(`\nBuilt in ${seconds(total)}:`);
  for (const [name, ms] of times) console.log(`  ${seconds(ms).padStart(7)}  ${name}`);
  return 0;
}
