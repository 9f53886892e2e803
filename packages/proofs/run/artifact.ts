import type { Abi, Hex } from 'viem';
import { runProof } from './run';

// `readArtifact` of packages/testing in a page: interfaces and code come from files of the site.

interface Link {
  readonly library: string;
  readonly start: number;
  readonly length: number;
}

/** The group of each package, as packages/chain serves them. */
const GROUPS: Readonly<Record<string, string>> = {
  '@sablier/evm-utils': 'comptroller',
  '@sablier/lockup': 'lockup-v4.0',
  '@sablier/flow': 'flow-v3.0',
  '@sablier/v2-core': 'lockup-v1.2',
  '@sablier/v2-core-1.0': 'lockup-v1.0',
  '@sablier/v2-periphery': 'airdrops-v1.2',
};

const ADDRESS_BYTES = 20;

/** @throws when the site has no such interface; reading the code throws when it has no such contract */
export function readArtifact(specifier: string) {
  const abi: Abi | undefined = runProof.interfaces.artifacts[specifier];
  if (!abi) throw new Error(`The page has no interface of ${specifier}.`);
  const [, pack = '', name = ''] = /^(.+?)\/artifacts\/(?:.+\/)?(\w+)\.json$/.exec(specifier) ?? [];
  const found = () => {
    const contract = runProof.published.get(GROUPS[pack] ?? '')?.contracts[name];
    if (!contract) throw new Error(`The page has no code of ${specifier}.`);
    return contract;
  };
  return {
    abi,
    get creationCode(): Hex {
      return found().code as Hex;
    },
    get links(): readonly Link[] {
      return Object.entries(found().links ?? {}).flatMap(([library, starts]) =>
        starts.map((start) => ({ library, start, length: ADDRESS_BYTES })),
      );
    },
  };
}
