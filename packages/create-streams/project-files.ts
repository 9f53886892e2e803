import type { WizardFacts } from './contracts/types';
import type { Answers } from './answers';
import type { ProjectFile } from './project-file';
import { ethersOf } from './ethers/project';
import { reactProject } from './react/project';
import { hardhatProject } from './solidity/hardhat-project';
import { foundryProject } from './solidity/project';
import { viemProject } from './typescript/project';
import { writeProject } from './write-project';

const writers = {
  foundry: foundryProject,
  viem: viemProject,
  react: reactProject,
  hardhat: hardhatProject,
  ethers: ethersOf(viemProject),
};

/** The files of a project of any stack. @throws as `writeProject` */
export const projectFiles = (
  answers: Answers,
  chainId: number,
  facts: WizardFacts,
): ProjectFile[] => writeProject(writers, { answers, chainId, facts });
