import {
  aliasesOf,
  readDeployment,
  readDeploymentVersions,
  type DeployedProduct,
} from './deployments';
import { airdropsReleaseNotes } from './release-notes/airdrops';
import { flowReleaseNotes } from './release-notes/flow';
import { legacyReleaseNotes } from './release-notes/legacy';
import { lockupReleaseNotes } from './release-notes/lockup';
import type { ReleaseNote, ReleaseNotes } from './release-notes/types';

const notes: Readonly<Record<DeployedProduct, ReleaseNotes>> = {
  lockup: lockupReleaseNotes,
  flow: flowReleaseNotes,
  airdrops: airdropsReleaseNotes,
  legacy: legacyReleaseNotes,
};

export interface HistoryEntry extends ReleaseNote {
  version: string;
  isLatest: boolean;
  mainnets: number;
  testnets: number;
  aliases: string[];
}

/**
 * The releases of a product, newest first: dates and changes as written in `release-notes/`, chains and
 * aliases as the SDK has them.
 * @throws when the notes and the SDK have different releases
 */
export function readHistory(product: DeployedProduct, own = notes[product]): HistoryEntry[] {
  const versions = readDeploymentVersions(product);
  const unknown = Object.keys(own).filter((version) => !versions.includes(version));
  if (unknown.length > 0) {
    throw new Error(`The SDK has no ${product} ${unknown.join(', ')}, which release-notes/ names.`);
  }
  return versions.reverse().map((version) => {
    const note = own[version];
    if (!note || note.changes.length === 0) {
      throw new Error(`packages/protocol/release-notes/${product}.ts has no notes on ${version}.`);
    }
    const deployment = readDeployment(product, version);
    const testnets = deployment.chains.filter(({ isTestnet }) => isTestnet).length;
    return {
      ...note,
      version,
      isLatest: deployment.isLatest,
      mainnets: deployment.chains.length - testnets,
      testnets,
      aliases: aliasesOf(deployment),
    };
  });
}

const MONTHS =
  'January February March April May June July August September October November December';

/** `March 2026` for `2026-03`, `23 March 2026` for `2026-03-23`. */
export function writeDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return [day, MONTHS.split(' ')[(month ?? 0) - 1], year].filter(Boolean).join(' ');
}
