/**
 * Remembers which parts have passed, so that a part whose inputs are the same does not run again. The records
 * are in node_modules, so that a fresh installation forgets them. A part that failed is never remembered.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { git } from './git.mjs';
import type { Outcome, Part } from './schedule';

const FOLDER = 'node_modules/.cache/sablier-docs-parts';

/** Variables that change a build or a test. */
const VARIABLES =
  /^(TEST_(ALL|BUILD|PAGES|PROJECTS)|ATTACK_\w+|SEARCH_(SEED|QUERIES)|PROOFS_SEED|GUARDS|MUTANTS(_EACH)?|MUTANT_(AREA|SEED)|CODE_MUTANTS|UPDATE\w*|STATEMENTS_\w+|ACCEPT_\w+|CHAIN(_\w+)?|SITE_\w+|ALGOLIA_\w+|CHAT_WIDGET_ID|KEEP_ASSETS_FROM|GRAPH_API_KEY|RPC_URL|WORLDS?(_\w+)?|RECIPIENTS|VERCEL|CI|CHROME_PATH|FIREFOX_PATH|NODE_OPTIONS|STRICT_BUILD)$/;

/** Whether a part runs again when this variable of the environment has another value. */
export const counts = (variable: string): boolean => VARIABLES.test(variable);

interface Kept {
  passed: number;
  /** Digest of the files that the part wrote. */
  outputs: string;
}

const digest = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const known = new Map<string, string>();

/** Digest of the content of a file; one that is the same age and size as at the last look is not read again. */
function digestOf(file: string): string {
  const { mtimeMs, size } = statSync(file);
  const state = `${file} ${mtimeMs} ${size}`;
  const found = known.get(state) ?? digest(readFileSync(file));
  known.set(state, found);
  return found;
}

const digestOfAll = (files: readonly string[]) =>
  digest(files.map((file) => `${file} ${digestOf(file)}`).join('\n'));

/** Digests of the tracked and the new files but those under `ignores`; undefined without a repository. */
function inputsOf({ ignores = [] }: Part): Map<string, string> | undefined {
  const paths = ['.', ...ignores.map((place) => `:(exclude,glob)${place}`)];
  const list = git('ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths);
  // The list has each file of a conflict three times, and files that were deleted.
  const files = [...new Set(list?.split('\0'))].filter((file) => file && isFile(file));
  return list === undefined
    ? undefined
    : new Map(files.sort().map((file) => [file, digestOf(file)]));
}

/** Files that are in one list alone, or differ. */
function differing(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  const files = new Set([...before.keys(), ...after.keys()]);
  return [...files].filter((file) => before.get(file) !== after.get(file)).sort();
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

function outputsOf({ outputs = [] }: Part): string {
  const files = outputs.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter(isFile),
  );
  return digestOfAll(files.sort());
}

/** Paths and releases of the programs outside the repository that a part runs. */
const programsOf = ({ programs = [] }: Part): string[] =>
  programs.flatMap((name) =>
    (process.env.PATH ?? '')
      .split(path.delimiter)
      .map((folder) => path.join(folder, name))
      .filter(existsSync)
      .map((file) => `${file} ${statSync(file).mtimeMs}`),
  );

/**
 * A name of a part with everything that its outcome depends on: its command, files, variables and programs, the
 * outputs of the parts that it needs, packages, and the release of Node.js.
 */
function keyOf(part: Part, needed: readonly Part[], inputs: ReadonlyMap<string, string>): string {
  const { title, command, env, history = [] } = part;
  const variables = Object.entries(process.env).filter(([name]) => counts(name));
  return digest(
    JSON.stringify([
      title,
      command,
      env,
      [...inputs],
      variables.sort(),
      programsOf(part),
      needed.map(outputsOf),
      process.version,
      process.platform,
      process.arch,
      digestOf('package-lock.json'),
      history.length > 0 && git('log', '-1', '--format=%H', '--', ...history),
    ]),
  );
}

/**
 * The outcome when the part last passed with these inputs, if its outputs haven't changed since; otherwise runs it.
 * @param needed the parts that it needs; they have passed
 */
export async function once(
  part: Part,
  needed: readonly Part[],
  run: () => Promise<Outcome>,
): Promise<Outcome> {
  const inputs = inputsOf(part);
  // Without a repository it isn't known what a part depends on.
  if (!inputs) return run();
  const key = keyOf(part, needed, inputs);
  const file = path.join(FOLDER, `${key}.json`);
  if (existsSync(file)) {
    const { passed, outputs } = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    if (outputs === outputsOf(part))
      return { part, state: 'same', seconds: 0, passed, failed: 0, failures: [] };
  }
  const outcome = await run();
  // Files may have changed meanwhile, by hand or by the part itself.
  const after = inputsOf(part) ?? inputs;
  const changed = differing(inputs, after);
  if (changed.length > 0) return { ...outcome, changed };
  if (outcome.state === 'passed' && keyOf(part, needed, after) === key) {
    const kept: Kept = { passed: outcome.passed, outputs: outputsOf(part) };
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, JSON.stringify(kept));
  }
  return outcome;
}
