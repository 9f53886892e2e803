import { completed, refusalReason, type Answers } from '../answers';
import type { WizardChain, WizardFacts } from '../contracts/types';
import { describeAnswers } from '../describe-answers';
import { packageSet, withLockfile } from '../lockfile';
import type { ProjectFile } from '../project-file';
import { projectFiles } from '../project-files';
import { pageState } from '../share';
import { readCommand } from './command';
import { help } from './help';
import { answersFrom, terminal } from './questions';
import { writeProjectFolder } from './write';

/** What the command writes projects from, and where. */
export interface Sources {
  facts: WizardFacts;
  /** The lockfile of a set of packages. */
  lockfileOf: (set: string) => string;
  /** Where the files go; a folder of this machine unless given. */
  write?: (folder: string, files: readonly ProjectFile[]) => void;
}

/**
 * The whole command: reads the flags, asks for what they leave open where a person can answer, and writes the project.
 * @param args the arguments after the name of the program
 * @returns the text to print
 * @throws with a sentence when the answers exclude each other, or the folder has files
 */
export async function runTerminal(
  args: readonly string[],
  { facts, lockfileOf, write = writeProjectFolder }: Sources,
  isAnswerable: boolean,
): Promise<string> {
  const command = readCommand(args, facts);
  if (command.wantsHelp) return help(facts);
  const answers =
    isAnswerable && !command.isQuiet ? await asked(command.given) : completed(command.given);
  const { files: written, chain } = project(answers, command.chainId, facts);
  const files = withLockfile(written, lockfileOf(packageSet(answers)));
  const folder = command.folder ?? `sablier-${answers.product}-integration`;
  write(folder, files);
  return done(folder, files, answers, chain, facts);
}

async function asked(given: Partial<Answers>): Promise<Answers> {
  const { ask, close } = terminal();
  try {
    return await answersFrom(given, ask);
  } finally {
    close();
  }
}

/**
 * The project for answers, on the first chain of the wizard unless another is given.
 * @throws with a sentence when the answers exclude each other
 */
export function project(answers: Answers, chainId: number | null, facts: WizardFacts) {
  const chain = facts.chains.find(({ id }) => id === chainId) ?? facts.chains[0];
  if (!chain) throw new Error('The wizard knows no chain.');
  const reason = refusalReason(answers, chain);
  if (reason) throw new Error(reason);
  return { chain, files: projectFiles(answers, chain.id, facts) };
}

function done(
  folder: string,
  files: readonly ProjectFile[],
  answers: Answers,
  chain: WizardChain,
  { chains, site }: WizardFacts,
): string {
  const state = pageState({ answers, chainId: chain.id }, chains);
  return [
    `${describeAnswers(answers)} ${files.length} files are in ${folder}.`,
    '',
    `  cd ${folder}`,
    '  npm install',
    '  npm test',
    '',
    `The same answers on the page: ${site}/guides/start/build${state}`,
  ].join('\n');
}
