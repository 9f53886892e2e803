import type { WizardFacts } from './contracts/types';
import { refusalReason, type Answers } from './answers';
import type { ProjectFile } from './project-file';
import { reactProject } from './react/project';
import { foundryProject } from './solidity/project';
import { viemProject } from './typescript/project';

const writers = { foundry: foundryProject, viem: viemProject, react: reactProject };

/**
 * The files of the project that the answers describe.
 * @throws when the facts lack the chain, the answers are rejected, or a sample has changed in a way
 * that the wizard cannot handle
 */
export function projectFiles(answers: Answers, chainId: number, facts: WizardFacts): ProjectFile[] {
  const chain = facts.chains.find(({ id }) => id === chainId);
  if (!chain) throw new Error(`The wizard does not know chain ${chainId}.`);
  const reason = refusalReason(answers, chain);
  if (reason) throw new Error(reason);
  return writers[answers.stack](answers, chain, facts);
}
