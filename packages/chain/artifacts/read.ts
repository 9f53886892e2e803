import { readArtifact } from '@sablier-docs/solidity/artifact';
import { compileFiles } from '@sablier-docs/solidity/compile';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Artifact, ArtifactFile, Group } from './types';

const require = createRequire(import.meta.url);

/** Package and contracts of each group, as files below its `artifacts` folder. */
const PUBLISHED: Readonly<Record<Exclude<Group, 'tokens'>, readonly [string, readonly string[]]>> =
  {
    comptroller: ['@sablier/evm-utils', ['SablierComptroller', 'ERC1967Proxy']],
    'lockup-v4.0': [
      '@sablier/lockup',
      [
        'libraries/LockupHelpers',
        'libraries/LockupMath',
        'LockupNFTDescriptor',
        'SablierLockup',
        'SablierBatchLockup',
      ],
    ],
    'flow-v3.0': ['@sablier/flow', ['FlowNFTDescriptor', 'SablierFlow']],
    'lockup-v1.2': [
      '@sablier/v2-core',
      [
        'SablierV2NFTDescriptor',
        'SablierV2LockupLinear',
        'SablierV2LockupDynamic',
        'SablierV2LockupTranched',
      ],
    ],
    'lockup-v1.0': [
      '@sablier/v2-core-1.0',
      [
        'SablierV2Comptroller',
        'SablierV2NFTDescriptor',
        'SablierV2LockupLinear',
        'SablierV2LockupDynamic',
      ],
    ],
    'airdrops-v1.2': [
      '@sablier/v2-periphery',
      ['SablierV2MerkleLockupFactory', 'SablierV2BatchLockup'],
    ],
  };

/** Where a contract of a group is published. @throws for the tokens, which are compiled */
export function publishedAs(group: Group): readonly (readonly [name: string, file: string])[] {
  if (group === 'tokens') throw new Error('No package publishes the tokens.');
  const [name, files] = PUBLISHED[group];
  return files.map((file) => [file.replace(/^libraries\//, ''), `${name}/artifacts/${file}.json`]);
}

/** The contracts of a group, from the installed packages. @throws when one is missing */
export function readGroup(group: Group): Promise<ArtifactFile> {
  return Promise.resolve(group === 'tokens' ? compiledTokens() : published(group));
}

function published(group: Exclude<Group, 'tokens'>): ArtifactFile {
  const [name] = PUBLISHED[group];
  const { version } = require(`${name}/package.json`) as { readonly version: string };
  const contracts = publishedAs(group).map(([contract, file]) => [contract, artifactOf(file)]);
  return {
    from: `${name} ${version}`,
    contracts: Object.fromEntries(contracts) as Record<string, Artifact>,
  };
}

function artifactOf(file: string): Artifact {
  const { creationCode: code, links } = readArtifact(file);
  if (links.length === 0) return { code };
  const places: Record<string, number[]> = {};
  for (const { library, start } of links) (places[library] ??= []).push(start);
  return { code, links: places };
}

function compiledTokens(): ArtifactFile {
  const sources = ['Tokens', 'TestOracle', 'HookVault'].map((name) => {
    const file = fileURLToPath(new URL(`../contracts/${name}.sol`, import.meta.url));
    return [`packages/chain/contracts/${name}.sol`, readFileSync(file, 'utf8')] as const;
  });
  const compiled = compileFiles(Object.fromEntries(sources));
  return {
    from: 'packages/chain/contracts',
    contracts: Object.fromEntries(
      compiled.map(({ name, creationCode }) => [name, { code: creationCode }]),
    ),
  };
}
