import { readChains } from '@sablier-docs/protocol/chains';
import { readKnownContracts } from '@sablier-docs/protocol/known-contracts';
import { readReleases } from '@sablier-docs/protocol/releases';
import { agentsBlock } from './block';
import { context7Json } from './context7';
import { notFoundMarkdown } from './not-found';
import { robotsTxt } from './robots';
import { readSkills, skillIndex, skillPath, SKILLS_PATH } from './skills';

export interface AgentSite {
  siteUrl: string;
  title: string;
  /** Summary of the site in one sentence. */
  summary: string;
  /** Folder of the repository. */
  root: string;
}

/** Path of the block for the `AGENTS.md` of other repositories. */
const BLOCK_PATH = '/agents/AGENTS.md';

/** Files for agents in addition to the pages, by path. */
export function agentFiles({ siteUrl, title, summary, root }: AgentSite): Map<string, string> {
  const filling = { siteUrl, root, releases: readReleases() };
  const skills = readSkills(filling);
  return new Map([
    ['/robots.txt', robotsTxt(siteUrl)],
    ['/404.md', notFoundMarkdown(siteUrl)],
    ['/context7.json', context7Json(title, summary)],
    [
      BLOCK_PATH,
      agentsBlock({ ...filling, chains: readChains(), contracts: readKnownContracts() }),
    ],
    [`${SKILLS_PATH}/index.json`, skillIndex(skills, siteUrl)],
    ...skills.map((skill): [string, string] => [skillPath(skill), skill.text]),
  ]);
}
