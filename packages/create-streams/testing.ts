import {
  applies,
  DEFAULTS,
  DETAILS,
  familyOf,
  OPTIONS,
  refusalReason,
  withoutOthers,
  type Answers,
} from './answers';
import { stateOfHash } from '@sablier-docs/kit/form/url-state';
import * as contractProjects from './contract-projects';
import type { Family, WizardFacts } from './contracts/types';
import type { Entry } from './entries';
import { ethersOf } from './ethers/project';
import { WIZARD_ID } from './id';
import { packageSet } from './lockfile';
import type { ProjectFile } from './project-file';
import * as scriptProjects from './script-projects';
import { readSharedWizard } from './share';
import { filesToDownload } from './view/download';
import { wizardAfter } from './wizard-state';
import { writeProject } from './write-project';

/** Picks one of a list. */
export type Pick = <T>(list: readonly T[]) => T;

/** An address of a price feed, with its checksum. */
export const TEST_FEED = '0x694AA1769357215DE4FAC081bf1f309aDC325306';

/** Answers to the questions that are typed: the least, the most and what is between. */
const TYPED: Record<Entry, readonly string[]> = {
  duration: ['364', '1', '1460', '36500'],
  cliff: ['0', '1', '28', '90', '365', '1459'],
  startUnlock: ['0', '0.01', '10', '33.33', '50'],
  cliffUnlock: ['0', '0.5', '25', '50'],
  price: ['5000', '3000.00000001', '100000.5'],
  feed: ['', TEST_FEED],
  expiry: ['1', '364', '3650'],
  rate: ['100', '0.00000001', '1234.5', '5000'],
};

/** The answers with details chosen at random, as far as one project has them. */
export function withDetails(answers: Answers, pick: Pick): Answers {
  for (;;) {
    const details = DETAILS.map((detail) => {
      const options: readonly string[] =
        detail in OPTIONS ? OPTIONS[detail as keyof typeof OPTIONS] : TYPED[detail as Entry];
      return [detail, applies(detail, answers) ? pick(options) : DEFAULTS[detail]];
    });
    const chosen = withoutOthers({ ...answers, ...Object.fromEntries(details) } as Answers);
    if (refusalReason(chosen) === null) return chosen;
  }
}

/** The list in another order: neighbors have most pairs in common, so that a walk along them takes more projects. */
function shuffled<T>(list: readonly T[], pick: Pick): T[] {
  const places = [...list.keys()];
  const keys = new Map(list.map((one) => [one, pick(places)]));
  return [...list].sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
}

/** Each pair of answers to two questions. */
export function pairsOf(answers: Partial<Answers>): string[] {
  const entries = Object.entries(answers);
  return entries.flatMap(([a, x], at) =>
    entries.slice(at + 1).map(([b, y]) => `${a}=${x} ${b}=${y}`),
  );
}

/** Every pair of answers to two questions that some project has, in few projects. */
export function pairwiseAnswers(accepted: readonly Answers[], pick: Pick): Answers[] {
  const seen = new Set<string>();
  const chosen: Answers[] = [];
  for (const answers of shuffled(accepted, pick)) {
    for (let round = 0; round < 6; round += 1) {
      const candidate = withDetails(answers, pick);
      const added = pairsOf(candidate).filter((pair) => !seen.has(pair));
      if (added.length === 0) continue;
      for (const pair of added) seen.add(pair);
      chosen.push(candidate);
    }
  }
  return chosen;
}

const pageWriters = {
  solidity: contractProjects,
  typescript: scriptProjects,
  ethers: { ethers: ethersOf(scriptProjects.viem) },
};

/**
 * What the page makes of its address: the files, with the writers and the data that it loads for the stack. A reader
 * takes the price feed of the address.
 * @param facts of each family, as the page loads them
 * @throws with the sentence that the page shows instead of files
 */
export function filesOfPage(address: string, facts: Record<Family, WizardFacts>): ProjectFile[] {
  return projectOfPage(address, facts).files;
}

/**
 * The files in the archive that the page offers at its address.
 * @param load what the site answers to a path
 * @throws with the sentence that the page shows instead
 */
export async function archiveOfPage(
  address: string,
  facts: Record<Family, WizardFacts>,
  load: (path: string) => Promise<Response>,
): Promise<ProjectFile[]> {
  const { files, set } = projectOfPage(address, facts);
  const all = await filesToDownload(files, set, load);
  if (typeof all === 'string') throw new Error(all);
  return all;
}

function projectOfPage(address: string, facts: Record<Family, WizardFacts>) {
  const { chains } = facts.solidity;
  const state = stateOfHash(new URL(address).hash, WIZARD_ID) ?? '';
  const ids = chains.map(({ id }) => id);
  const first = { choice: { answers: DEFAULTS, chainId: ids[0] ?? 0 }, offered: null };
  const opened = wizardAfter(first, { do: 'take', shared: readSharedWizard(state, ids) });
  const { choice } =
    opened.offered === null
      ? opened
      : wizardAfter(opened, { do: 'answer', question: 'feed', value: opened.offered });
  const family = familyOf(choice.answers);
  const files = writeProject(pageWriters[family], { ...choice, facts: facts[family] });
  return { files, set: packageSet(choice.answers) };
}
