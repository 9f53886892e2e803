import { toFunctionSelector, type Abi } from 'viem';
import { older, olderParameters } from './descriptions/older';
import { parameters as meanings } from './parameters';
import { readErrorSources } from './sources';
import { errorAnchor, type ErrorFact, type OlderError, type OlderGroup } from './types';

/**
 * Errors that only releases before the newest have, by name.
 * @param root folder that holds `node_modules`
 * @param current errors of the newest releases
 * @throws when an artifact is missing, an error has no description or a description has no error, a parameter
 *   has no meaning, or two errors share a selector
 */
export function readOlderErrors(root: string, current: readonly ErrorFact[]): OlderError[] {
  const known = new Set(current.map(({ selector }) => selector));
  const bySelector = new Map<string, OlderError>();
  for (const { release, abi } of readErrorSources(root).filter(({ isLatest }) => !isLatest)) {
    for (const item of abi) {
      if (item.type !== 'error') continue;
      const { name, inputs } = item;
      const selector = toFunctionSelector(`${name}(${inputs.map(({ type }) => type).join(',')})`);
      if (known.has(selector)) continue;
      const error = bySelector.get(selector) ?? describe(item, selector, current);
      if (error.name !== name) throw new Error(`${name} and ${error.name} share a selector.`);
      if (!error.releases.includes(release)) error.releases.push(release);
      bySelector.set(selector, error);
    }
  }
  const found = new Set([...bySelector.values()].map(({ name }) => name));
  const left = Object.keys(older).filter((name) => !found.has(name));
  if (left.length > 0) throw new Error(`No older release declares ${left.join(', ')}.`);
  const errors = [...bySelector.values()].sort((a, b) => a.name.localeCompare(b.name));
  errors.forEach((error, at) => {
    error.releases.sort();
    // Two errors share a name and differ in their parameters.
    if (errors[at - 1]?.name === error.name) error.anchor += `-${error.selector}`;
  });
  return errors;
}

function describe(
  { name, inputs }: Extract<Abi[number], { type: 'error' }>,
  selector: string,
  current: readonly ErrorFact[],
): OlderError {
  const own = older[name];
  if (!own)
    throw new Error(
      `No description of ${name}, an error of older releases. Add one to errors/descriptions/older.ts.`,
    );
  const same = current.find((error) => error.name === own.now);
  if (own.now && !same) throw new Error(`${name}: the newest releases have no ${own.now}.`);
  const { meaning, remedy } = own.meaning === undefined ? { ...same } : own;
  if (!meaning || !remedy) throw new Error(`${name}: a meaning or a remedy is missing.`);
  return {
    name,
    selector,
    parameters: inputs.map((input) => {
      const text =
        own.parameters?.[input.name ?? ''] ??
        same?.parameters.find((one) => one.name === input.name)?.says ??
        meanings[input.name ?? ''] ??
        olderParameters[input.name ?? ''];
      if (!text) throw new Error(`${name}: the parameter "${input.name}" has no meaning.`);
      return { name: input.name ?? '', type: input.type, says: text };
    }),
    releases: [],
    anchor: errorAnchor(name),
    group: groupOf(name),
    meaning,
    remedy,
    ...(own.now ? { now: own.now } : {}),
  };
}

const starts: readonly (readonly [start: string, group: OlderGroup])[] = [
  ['SablierHelpers_', 'lockup-helpers'],
  ['SablierLockup', 'lockup-v2'],
  ['SablierFlow', 'flow-older'],
  ['BatchError', 'flow-older'],
  ['SablierMerkle', 'airdrops-older'],
  ['SablierV2Merkle', 'airdrops-older'],
  ['SablierV2Batch', 'airdrops-older'],
  ['SablierV2', 'lockup-v1'],
];

const groupOf = (name: string) =>
  starts.find(([start]) => name.startsWith(start))?.[1] ?? 'libraries-older';
