import { parseArgs } from 'node:util';
import { stateOfHash } from '../../form/url-state';
import {
  DEFAULTS,
  isChoice,
  OPTIONS,
  QUESTIONS,
  settled,
  type Answers,
  type Question,
} from '../answers';
import { entryProblem } from '../entries';
import type { ChainOnOffer, WizardChain } from '../contracts/types';
import { WIZARD_ID } from '../id';
import { readShared } from '../share';

/** A command line, read. */
export interface Command {
  /** What the flags or the address say, and nothing else. */
  given: Partial<Answers>;
  chainId: number | null;
  /** The folder to write to; null for the name of the project. */
  folder: string | null;
  /** Whether defaults take the place of questions. */
  isQuiet: boolean;
  wantsHelp: boolean;
}

/** The flag of the model has a second name. */
const ALIASES: Readonly<Record<string, Question>> = { shape: 'model' };

/** The flag of a question: `--start-unlock` for `startUnlock`. */
export const flagOf = (question: Question): string =>
  question.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const texts = ['chain', 'from', ...QUESTIONS.map(flagOf), ...Object.keys(ALIASES)];

/**
 * Reads the arguments after the name of the program.
 * @throws with a sentence when a flag, an answer, a chain or an address is unknown
 */
export function readCommand(args: readonly string[], chains: readonly WizardChain[]): Command {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...Object.fromEntries(texts.map((name) => [name, { type: 'string' as const }])),
      yes: { type: 'boolean', short: 'y' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const text = (name: string) => {
    const value = (values as Record<string, unknown>)[name];
    return typeof value === 'string' ? value : null;
  };
  const [folder = null, ...others] = positionals;
  if (others.length > 0) throw new Error('Name one folder.');
  const page = text('from');
  const shared = page === null ? null : sharedIn(page, chains);
  const flags = [
    ...QUESTIONS.map((name) => [flagOf(name), name] as const),
    ...Object.entries(ALIASES),
  ];
  const own = flags.flatMap(([name, question]) => {
    const value = text(name);
    return value === null ? [] : [[question, known(name, question, value)] as const];
  });
  const chain = text('chain');
  return {
    given: { ...shared?.answers, ...(Object.fromEntries(own) as Partial<Answers>) },
    chainId: chain === null ? (shared?.chainId ?? null) : chainNamed(chain, chains).id,
    folder,
    isQuiet: values.yes === true || page !== null,
    wantsHelp: values.help === true,
  };
}

function known(flag: string, question: Question, value: string): string {
  if (!isChoice(question)) {
    const problem = entryProblem(question, value);
    if (problem === null) return value;
    throw new Error(`--${flag}: ${problem}`);
  }
  const options: readonly string[] = OPTIONS[question];
  if (options.includes(value)) return value;
  throw new Error(`--${flag} takes ${options.join(', ')}; it has no "${value}".`);
}

/** The choice that an address of the wizard names. */
function sharedIn(page: string, chains: readonly WizardChain[]) {
  const at = page.indexOf('#');
  const state = at < 0 ? null : stateOfHash(page.slice(at), WIZARD_ID);
  if (state === null) {
    throw new Error(`--from takes an address of the wizard with its answers, after #${WIZARD_ID}.`);
  }
  return readShared(
    state,
    chains.map(({ id }) => id),
  );
}

/** A chain by its id, its name, or its name in viem. */
export function chainNamed<T extends ChainOnOffer & { viem?: string }>(
  text: string,
  chains: readonly T[],
): T {
  const wanted = text.toLowerCase();
  const found = chains.find(({ id, name, viem }) =>
    [String(id), name.toLowerCase(), viem?.toLowerCase()].includes(wanted),
  );
  if (found) return found;
  throw new Error(`--chain takes ${chains.map(({ viem, name }) => viem ?? name).join(', ')}.`);
}

/** The answers with defaults for what is not given. Those that Flow fixes follow the product. */
export const completed = (given: Partial<Answers>): Answers => ({
  ...settled({ ...DEFAULTS, product: given.product ?? DEFAULTS.product }),
  ...given,
});

/** The command that gives these answers, without the program. Defaults are left out. */
export function flagsOf(answers: Answers, chain: WizardChain, first: WizardChain): string[] {
  const usual = completed({ product: answers.product });
  const changed = QUESTIONS.filter(
    (question) =>
      answers[question] !== usual[question] ||
      (question === 'product' && answers.product !== DEFAULTS.product),
  );
  return [
    ...changed.flatMap((question) => [`--${flagOf(question)}`, answers[question]]),
    ...(chain.id === first.id ? [] : ['--chain', chain.viem]),
  ];
}
