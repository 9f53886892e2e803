import type { Source } from '@sablier-docs/protocol/errors/sources';
import type { ReleaseRows } from '@sablier-docs/protocol/indexers/by-release';
import type { Product } from '@sablier-docs/protocol/releases';
import { compareReleases, type WithAbi } from '@sablier-docs/protocol/upgrades';
import { newStructs } from '@sablier-docs/protocol/upgrades/struct-fields';
import { abiItems } from './abi-items';
import { errorItems, errorsOf } from './error-items';
import { HOOKS_CHANGED, hookChanges, selectorsOf } from './hooks';
import { importItems } from './import-items';
import { item } from './item';
import { notesBetween, type Note } from './notes';
import { upgradePage } from './pages';
import type { Sources } from './sources';
import { newStructItems, structItems } from './struct-items';
import { roles, steps, type Checklist, type Item } from './types';

/** Everything that an upgrade of a product is made from. */
export interface Known {
  product: Product;
  /** Oldest first. */
  releases: readonly WithAbi[];
  notes: readonly Note[];
  errors: readonly Source[];
  /** By release; null where no package with the sources is installed. */
  sources: Readonly<Record<string, Sources | null>>;
  /** The newest packages with Solidity, by release: `@sablier/lockup 4.0.1`. */
  packages: Readonly<Record<string, readonly string[]>>;
  /** Aliases of the contracts in the GraphQL indexes, by release. */
  aliases: Readonly<Record<string, readonly string[]>>;
  rows: readonly ReleaseRows[];
}

const titles = { lockup: 'Lockup', flow: 'Flow', airdrops: 'Airdrops' } as const;

/**
 * The checklist from a release to any newer one.
 * @throws when the product lacks one of the releases, or the older one is not older
 */
export function upgrade(known: Known, from: string, to: string): Checklist {
  const { product, releases } = known;
  const at = (version: string) => releases.findIndex((one) => one.version === version);
  const [old, now] = [at(from), at(to)];
  const [before, after] = [releases[old], releases[now]];
  if (!before || !after || old >= now) {
    throw new Error(`There is no upgrade of ${product} from ${from} to ${to}.`);
  }
  const found = compareReleases(product, releases, old, now);
  const side = ({ version, abis }: WithAbi) => ({
    release: version,
    abis,
    sources: known.sources[version] ?? null,
  });
  const errors = (version: string) => errorsOf(known.errors, `${titles[product]} ${version}`);
  const items = [
    ...noteItems(notesBetween(known.notes, from, to)),
    ...abiItems(found, before, after),
    ...packageItems(known, from, to, found.contracts),
    ...importItems(side(before), side(after)),
    ...(product === 'lockup' ? hookItems(from, to) : []),
    ...structItems(found.structs, after),
    ...newStructItems(newStructs(before.abis, after.abis)),
    ...errorItems(errors(from), errors(to)),
    ...indexItems(known, from, to),
  ];
  return {
    product,
    from,
    to,
    sources: {
      from: known.sources[from]?.package ?? null,
      to: known.sources[to]?.package ?? null,
    },
    page: upgradePage(
      { product, from, to },
      releases.map(({ version }) => version),
    ),
    items: items.sort((one, other) => steps.indexOf(one.step) - steps.indexOf(other.step)),
  };
}

const noteItems = (notes: readonly Note[]): Item[] =>
  notes.flatMap(({ release, says, step, for: readers, inContract }) => {
    const name = `since ${release}`;
    return [
      item({ step, for: readers, name, todo: says }),
      ...(inContract
        ? [item({ step, for: ['caller'], name: 'in a contract', todo: inContract })]
        : []),
    ];
  });

function packageItems(
  { product, packages }: Known,
  from: string,
  to: string,
  contracts: { added: string[]; removed: string[] },
): Item[] {
  const all = roles.filter((role) => role !== 'hook' || product === 'lockup');
  const sdk = (version: string) => `sablier/evm/releases/${product}/${version}`;
  return [
    item({
      step: 'package',
      for: all,
      name: 'Contracts',
      before: contracts.removed,
      after: contracts.added,
      todo: `Call ${to} at its own addresses, which \`/data/v1/deployments.json\` lists. A release is a new set of contracts: what exists on ${from} stays there, with its addresses and ABIs.`,
    }),
    item({
      step: 'package',
      for: ['caller', 'hook'],
      name: 'Solidity',
      before: packages[from] ?? [],
      after: packages[to] ?? [],
      todo: 'Install the package of the new release, and name it in the imports.',
    }),
    item({
      step: 'package',
      for: ['script', 'indexer'],
      name: 'ABIs in TypeScript',
      before: [sdk(from)],
      after: [sdk(to)],
      todo: 'Import the `release` of both, and choose the ABI by the contract that you call.',
    }),
  ];
}

function hookItems(from: string, to: string): Item[] {
  const [old, now] = [hookChanges[from], hookChanges[to]];
  const known = { step: 'hook', for: ['hook'] } as const;
  const list = item({
    ...known,
    name: 'Allowlist',
    todo: `Each Lockup contract has its own allowlist, so ${to} calls a contract only after \`allowToHook\` there. Compare \`msg.sender\` with the address of ${to}.`,
  });
  if (to < HOOKS_CHANGED) {
    const todo =
      'v1.1 has no hook for senders. Compare the other hooks with the source of the contract: no package of v1.1 is among those that this site reads.';
    return [item({ ...known, name: 'Hooks', before: old?.functions ?? [], todo })];
  }
  if (from >= HOOKS_CHANGED) {
    const todo = `The functions and their selectors are those of ${from}: ${now?.functions.map((one) => `\`${one}\``).join(' and ') ?? ''}.`;
    return [item({ ...known, name: 'Hooks', todo }), list];
  }
  return [
    item({
      ...known,
      name: 'Hooks',
      before: old?.functions ?? [],
      after: now?.functions ?? [],
      hashes: { before: old ? selectorsOf(old) : [], after: now ? selectorsOf(now) : [] },
      todo: 'Implement `ISablierLockupRecipient`: each hook returns its selector, and `supportsInterface` names the interface. The old functions are never called, a renouncement calls no hook, and a hook that reverts makes the call revert.',
    }),
    list,
  ];
}

function indexItems({ rows, aliases }: Known, from: string, to: string): Item[] {
  const readers = { step: 'graphql', for: ['script', 'indexer'] } as const;
  const ids = (version: string) => [`version: "${version}"`, ...(aliases[version] ?? [])];
  return [
    item({
      ...readers,
      name: 'Filters',
      before: ids(from),
      after: ids(to),
      todo: 'One schema serves all releases. Use the new values in filters by `version` or by alias, and keep the old ones for what exists.',
    }),
    ...rows
      .filter(({ version }) => from < version && version <= to)
      .reverse()
      .flatMap(({ version, changes }) =>
        changes.map(({ places, says }) =>
          item({ ...readers, name: places.join(', '), todo: `Since ${version}: ${says}` }),
        ),
      ),
  ];
}
