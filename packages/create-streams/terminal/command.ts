import { parseArgs } from 'node:util';
import { stateOfHash } from '@sablier-docs/kit/form/url-state';
import { parseExactUrl } from '@sablier-docs/tools/links/parse-url';
import {
  completed,
  DEFAULTS,
  isChoice,
  OPTIONS,
  WIZARD_QUESTIONS,
  type Answers,
  type Question,
} from '../answers';
import { entryProblem } from '../entries';
import { literalOf } from '../feed-address';
import type { ChainOnOffer, WizardChain, WizardFacts } from '../contracts/types';
import { WIZARD_ID } from '../id';

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

/** Second names of flags. */
export const ALIASES: Readonly<Record<string, Question>> = { shape: 'model' };

/** The flag of a question: `--start-unlock` for `startUnlock`. */
export const flagOf = (question: Question): string =>
  question.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const texts = ['chain', 'from', ...WIZARD_QUESTIONS.map(flagOf), ...Object.keys(ALIASES)];

/**
 * Reads the arguments after the name of the program.
 * @throws with a sentence when a flag, an answer, a chain or an address is unknown
 */
export function readCommand(
  args: readonly string[],
  { chains, site }: Pick<WizardFacts, 'chains' | 'site'>,
): Command {
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
  const shared = page === null ? null : sharedIn(page, site, chains);
  const flags = [
    ...WIZARD_QUESTIONS.map((name) => [flagOf(name), name] as const),
    ...Object.entries(ALIASES),
  ];
  const own = flags.flatMap(([name, question]) => {
    const value = text(name);
    return value === null ? [] : [[question, known(name, question, value)] as const];
  });
  if (shared?.feed && own.every(([question]) => question !== 'feed')) {
    throw new Error(
      `The address brings the price feed ${shared.feed}, and whoever controls it decides when the recipient is paid. Compare it with the list of the oracle. Then give it yourself with --feed and the address, or leave it out with --feed=`,
    );
  }
  const chain = text('chain');
  return {
    given: { ...shared?.given, ...(Object.fromEntries(own) as Partial<Answers>) },
    chainId: chain === null ? (shared?.chainId ?? null) : offeredChainNamed(chain, chains).id,
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

/**
 * What an address of the wizard says, and its price feed by itself. The page shows what it has made of an address;
 * here nobody looks before the files are written, so that whatever is no answer is refused as a flag is.
 * @throws for an address of another site, which could look like this one, and for a wrong answer
 */
function sharedIn(page: string, site: string, chains: readonly WizardChain[]) {
  const url = parseExactUrl(page);
  if (url?.origin !== new URL(site).origin) {
    throw new Error(`--from takes an address of the wizard on ${site}, and no other site.`);
  }
  const at = page.indexOf('#');
  const state = at < 0 ? null : stateOfHash(page.slice(at), WIZARD_ID);
  if (state === null) {
    throw new Error(`--from takes an address of the wizard with its answers, after #${WIZARD_ID}.`);
  }
  const { chain = null, ...answers } = Object.fromEntries(new URLSearchParams(state));
  const { feed = '', ...given } = Object.fromEntries(
    Object.entries(answers).map(([name, text]) => {
      const question = WIZARD_QUESTIONS.find((one) => one === name);
      if (question) return [question, known(flagOf(question), question, text)];
      throw new Error(
        `The address has "${name.slice(0, 40)}", which is no question of the wizard.`,
      );
    }),
  );
  return {
    given: given as Partial<Answers>,
    chainId: chain === null ? null : offeredChainNamed(chain, chains).id,
    feed: feed === '' ? null : literalOf(feed),
  };
}

/** A chain by its id, its name, or its name in viem. */
export function offeredChainNamed<T extends ChainOnOffer & { viem?: string }>(
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

/** The command that gives these answers, without the program. Defaults are left out. */
export function flagsOf(answers: Answers, chain: WizardChain, first: WizardChain): string[] {
  const usual = completed({ product: answers.product });
  const changed = WIZARD_QUESTIONS.filter(
    (question) =>
      answers[question] !== usual[question] ||
      (question === 'product' && answers.product !== DEFAULTS.product),
  );
  return [
    ...changed.flatMap((question) => [`--${flagOf(question)}`, answers[question]]),
    ...(chain.id === first.id ? [] : ['--chain', chain.viem]),
  ];
}
