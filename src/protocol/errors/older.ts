import fs from 'node:fs';
import path from 'node:path';
import { sablier } from 'sablier';
import { toFunctionSelector, type Abi } from 'viem';
import { products } from '../releases';
import { parameters as meanings } from './parameters';
import type { OlderError } from './types';

/** Errors of libraries, which stand in no ABI of the SDK, and the release of each package. */
const artifacts = [
  ['@sablier/v2-core-1.0', 'Lockup v1.0'],
  ['@sablier/v2-core', 'Lockup v1.2'],
  ['@sablier/v2-periphery', 'Airdrops v1.2'],
] as const;

const TITLES = { lockup: 'Lockup', flow: 'Flow', airdrops: 'Airdrops' } as const;

/** Every ABI of an older release with its name, oldest first within a product. */
function readSources(root: string): [release: string, abi: Abi][] {
  const found: [string, Abi][] = [];
  for (const product of products) {
    for (const release of sablier.releases.getAll({ protocol: product as never }) ?? []) {
      const abis = Object.values((release.abi ?? {}) as Record<string, Abi>);
      const name = `${TITLES[product]} ${release.version}`;
      if (!release.isLatest) for (const abi of abis) found.push([name, abi]);
    }
  }
  for (const [name, release] of artifacts) {
    const file = path.join(root, 'node_modules', name, 'artifacts/libraries/Errors.json');
    found.push([release, (JSON.parse(fs.readFileSync(file, 'utf8')) as { abi: Abi }).abi]);
  }
  return found;
}

/**
 * Errors that only releases before the newest declare, by name. What their parameters mean is known where
 * the newest releases have parameters of the same name.
 * @param root folder that holds `node_modules`
 * @param current selectors of the newest releases' errors
 * @throws when an artifact is missing, there is no older error, or two share a selector
 */
export function readOlderErrors(root: string, current: ReadonlySet<string>): OlderError[] {
  const bySelector = new Map<string, OlderError>();
  for (const [release, abi] of readSources(root)) {
    for (const item of abi) {
      if (item.type !== 'error') continue;
      const { name, inputs } = item;
      const selector = toFunctionSelector(`${name}(${inputs.map(({ type }) => type).join(',')})`);
      if (current.has(selector)) continue;
      const known = bySelector.get(selector);
      if (known && known.name !== name)
        throw new Error(`${name} and ${known.name} share a selector.`);
      const error: OlderError = known ?? {
        name,
        selector,
        parameters: inputs.map((input) => ({
          name: input.name ?? '',
          type: input.type,
          says: meanings[input.name ?? ''] ?? '',
        })),
        releases: [],
      };
      if (!error.releases.includes(release)) error.releases.push(release);
      bySelector.set(selector, error);
    }
  }
  if (bySelector.size === 0) throw new Error('The older releases declare no error of their own.');
  for (const error of bySelector.values()) error.releases.sort();
  return [...bySelector.values()].sort((a, b) => a.name.localeCompare(b.name));
}
