import { readChains } from '../protocol/chains';
import { readKnownContracts } from '../protocol/known-contracts';
import { readReleases } from '../protocol/releases';
import { agentsBlock } from './block';
import { context7Json } from './context7';
import { robotsTxt } from './robots';
import { readSkills, skillIndex, skillPath, SKILLS_PATH } from './skills';

export interface AgentSite {
  siteUrl: string;
  title: string;
  /** One sentence on what the site is about. */
  summary: string;
  /** Folder of the repository. */
  root: string;
}

/** Path of the block for the `AGENTS.md` of other repositories. */
export const BLOCK_PATH = '/agents/AGENTS.md';

/** What the site serves to agents beside its pages: path to content. */
export function agentFiles({ siteUrl, title, summary, root }: AgentSite): Map<string, string> {
  const filling = { siteUrl, root, releases: readReleases() };
  const skills = readSkills(filling);
  return new Map([
    ['/robots.txt', robotsTxt(siteUrl)],
    ['/context7.json', context7Json(title, summary)],
    [
      BLOCK_PATH,
      agentsBlock({ ...filling, chains: readChains(), contracts: readKnownContracts() }),
    ],
    [`${SKILLS_PATH}/index.json`, skillIndex(skills, siteUrl)],
    ...skills.map((skill): [string, string] => [skillPath(skill), skill.text]),
  ]);
}
