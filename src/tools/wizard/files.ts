import type { WizardFacts } from '../../protocol/wizard/types';
import { refusal, type Answers } from './answers';
import type { ProjectFile } from './file';
import { reactProject } from './react/project';
import { foundryProject } from './solidity/project';
import { viemProject } from './typescript/project';

const writers = { foundry: foundryProject, viem: viemProject, react: reactProject };

/**
 * The files of the project that the answers describe.
 * @throws when the chain is not in the facts, when the answers are refused, and when a sample is written
 * in a way that the wizard does not know
 */
export function filesOf(answers: Answers, chainId: number, facts: WizardFacts): ProjectFile[] {
  const chain = facts.chains.find(({ id }) => id === chainId);
  if (!chain) throw new Error(`The wizard does not know chain ${chainId}.`);
  const reason = refusal(answers, chain);
  if (reason) throw new Error(reason);
  return writers[answers.stack](answers, chain, facts);
}
