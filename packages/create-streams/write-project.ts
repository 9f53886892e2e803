import type { WizardChain, WizardFacts } from './contracts/types';
import { refusalReason, type Answers } from './answers';
import type { ProjectFile } from './project-file';

/** Writes the project of one stack. */
export type ProjectWriter = (
  answers: Answers,
  chain: WizardChain,
  facts: WizardFacts,
) => ProjectFile[];

/**
 * The files of the project that the answers describe.
 * @param writers those of the stack that was chosen, at least
 * @throws when the facts lack the chain, the answers are rejected, or a sample has changed in a way
 * that the wizard cannot handle
 */
export function writeProject(
  writers: Partial<Record<Answers['stack'], ProjectWriter>>,
  { answers, chainId, facts }: { answers: Answers; chainId: number; facts: WizardFacts },
): ProjectFile[] {
  const chain = facts.chains.find(({ id }) => id === chainId);
  if (!chain) throw new Error(`The wizard does not know chain ${chainId}.`);
  const reason = refusalReason(answers, chain);
  if (reason) throw new Error(reason);
  const writer = writers[answers.stack];
  if (!writer) throw new Error(`The code for ${answers.stack} is not loaded.`);
  return writer(answers, chain, facts);
}
