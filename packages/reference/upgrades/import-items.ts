import type { Abi, AbiParameter } from 'viem';
import { item } from './item';
import type { Sources } from './sources';
import type { Item } from './types';

const readers = ['caller', 'hook'] as const;

type Abis = Readonly<Record<string, Abi>>;

/** Names with a successor of another name. */
const successors: Readonly<Record<string, string>> = {
  ISablierV2Batch: 'ISablierBatchLockup',
  ISablierV2BatchLockup: 'ISablierBatchLockup',
  ISablierV2Lockup: 'ISablierLockup',
  ISablierV2LockupDynamic: 'ISablierLockup',
  ISablierV2LockupLinear: 'ISablierLockup',
  ISablierV2LockupRecipient: 'ISablierLockupRecipient',
  ISablierV2LockupTranched: 'ISablierLockup',
  ISablierV2NFTDescriptor: 'ILockupNFTDescriptor',
};

interface Side {
  release: string;
  abis: Abis;
  sources: Sources | null;
}

/**
 * Interfaces and types that a contract imports: where they were and where they are. A path is known for releases
 * whose package is installed; the ABIs name the types of the others.
 */
export function importItems(before: Side, after: Side): Item[] {
  const names = before.sources ? [...before.sources.files.keys()] : typesOf(before.abis);
  const unread = [before, after].filter(({ sources }) => !sources).map(({ release }) => release);
  return [
    ...(unread.length > 0 ? [unreadItem(unread)] : []),
    ...[...new Set(names)].sort().flatMap((name) => nameItems(name, before, after)),
    ...numbersOf(after.abis)
      .filter((name) => !numbersOf(before.abis).includes(name))
      .map(numberItem),
  ];
}

const numberItem = (name: string): Item =>
  item({
    step: 'import',
    for: readers,
    name,
    after: [`@prb/math/src/${name}.sol`],
    todo: 'The new release uses this type of numbers with 18 decimals: import it from there.',
  });

const unreadItem = (releases: readonly string[]): Item =>
  item({
    step: 'import',
    for: readers,
    name: 'Paths',
    todo: `No Solidity package of ${releases.join(' and ')} is among those that this site reads: its paths are not named here, and its types are those of the ABIs.`,
  });

function nameItems(name: string, before: Side, after: Side): Item[] {
  const next = placesOf(name, after);
  const now = next === 'gone' ? placesOf(successors[name] ?? '', after) : next;
  // Without the sources, the name alone is known: no path is not the same as no type.
  const old = before.sources ? pathsIn(before.sources, name) : [name];
  const isThere = now !== 'gone';
  if (now === 'unknown' || (isThere && old.some((one) => now.includes(one)))) return [];
  if (!isThere && isInside(name)) return [];
  return [
    item({
      step: 'import',
      for: readers,
      name,
      before: old,
      after: isThere ? now : [],
      todo: todoOf(name, next, after),
    }),
  ];
}

/** Libraries that only the contracts themselves use. */
const isInside = (name: string) => /^(?:Errors|Helpers|NFTSVG|SVGElements)$/.test(name);

function todoOf(name: string, place: readonly string[] | string, after: Side): string {
  if (place !== 'gone') return 'Import it from there.';
  const next = successors[name];
  return next && placesOf(next, after) !== 'gone'
    ? `Import \`${next}\` instead.`
    : `${after.release} does not declare it: drop the import.`;
}

/** The paths with the package, `unknown` without its sources, `gone` where nothing declares the name. */
function placesOf(name: string, { abis, sources }: Side): readonly string[] | 'unknown' | 'gone' {
  if (sources) return sources.files.has(name) ? pathsIn(sources, name) : 'gone';
  // Without sources, only the types of the ABI are known, and an interface is not one.
  return /^I[A-Z]/.test(name) || typesOf(abis).includes(name) || name === '' ? 'unknown' : 'gone';
}

const pathsIn = ({ package: name, files }: Sources, of: string): string[] =>
  (files.get(of) ?? []).map((file) => `${name.split(' ')[0] ?? name}/${file}`);

/** The types of PRBMath in the ABIs. */
const numbersOf = (abis: Abis): string[] => [
  ...new Set(JSON.stringify(abis).match(/\b[US]D\d+x18\b/g) ?? []),
];

/** Libraries of structs and enums, structs of no library, and interfaces of the protocol, as the ABIs name them. */
function typesOf(abis: Abis): string[] {
  const found = new Set<string>();
  const visit = (parameter: AbiParameter) => {
    const [, kind, name = ''] =
      /^(struct|enum|contract) (\w+)/.exec(parameter.internalType ?? '') ?? [];
    if (kind && (kind !== 'contract' || /^I(?:Sablier|Lockup|Flow)/.test(name))) found.add(name);
    if ('components' in parameter) parameter.components.forEach(visit);
  };
  for (const one of Object.values(abis).flat()) {
    if ('inputs' in one) one.inputs?.forEach(visit);
    if ('outputs' in one) one.outputs.forEach(visit);
  }
  return [...found];
}
