import { spawn } from 'node:child_process';
import path from 'node:path';
import { countTests, readReport } from './counts';
import type { Progress } from './progress';
import type { Outcome, Part } from './schedule';

/** Exit status of a command that has nothing to run with, as in Automake. */
const NOT_RUN = 77;

/**
 * Runs the command of a part and keeps its output until it ends, so that parts side by side do not mix
 * their lines; then prints all of it.
 * @param folder for the report of its tests
 */
export async function runPart(part: Part, folder: string, progress: Progress): Promise<Outcome> {
  const report = path.join(folder, `${part.title.replace(/\W+/g, '-')}.json`);
  progress.start(part);
  const { status, output } = await execute(part, report, progress);
  const state = status === 0 ? 'passed' : status === NOT_RUN ? 'not run' : 'failed';
  const seconds = progress.end(part, state === 'passed');
  progress.print(`\n── ${part.title}: ${state} after ${seconds} s${output && `\n${output}`}`);
  const counts =
    state === 'not run'
      ? { passed: 0, failed: 0, failures: [] }
      : countTests(part.runner, readReport(report), state === 'passed', output);
  return { part, state, seconds, ...counts };
}

/**
 * Memory for young objects in every process of Node: with the default of 16 MB a quarter of the time in which
 * pages are parsed goes into moving those that survive (measured: checks of the built site 88 s, not 107).
 */
const MEMORY = '--max-semi-space-size';
/** With it, where this release of Node takes it from the environment. */
const nodeOptions = [
  process.env.NODE_OPTIONS,
  process.allowedNodeEnvironmentFlags.has(MEMORY) ? `${MEMORY}=64` : undefined,
];

/** The arguments that let a runner write its report, beside the short form for people. */
function reporting({ runner, command }: Part, report: string): string[] {
  const [, ...args] = command;
  if (runner === 'vitest')
    return [...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  if (runner === 'playwright') return [...args, '--reporter=dot,html,json'];
  return args;
}

function execute(
  part: Part,
  report: string,
  progress: Progress,
): Promise<{ status: number; output: string }> {
  const env = {
    ...process.env,
    NODE_OPTIONS: nodeOptions.filter(Boolean).join(' '),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    PLAYWRIGHT_HTML_OPEN: 'never',
    // Each run with pages of its own: the next one would replace the report of the failures.
    PLAYWRIGHT_HTML_OUTPUT_DIR: path.join('playwright-report', path.basename(report, '.json')),
    ...part.env,
  };
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    const child = spawn(part.command[0], reporting(part, report), {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const end = (status: number, message = '') => {
      resolve({ status, output: (Buffer.concat(pieces).toString() + message).trim() });
    };
    const hear = (piece: Buffer) => {
      pieces.push(piece);
      progress.hears(part, piece.toString());
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', (error) => end(1, error.message));
    child.on('close', (status) => end(status ?? 1));
  });
}
