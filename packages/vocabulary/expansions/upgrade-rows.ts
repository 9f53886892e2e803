import type { PhrasingContent } from 'mdast';
import { readReleaseRows, type ReleaseRows } from '@sablier-docs/protocol/indexers/by-release';
import type { Product } from '@sablier-docs/protocol/releases';
import { anchor } from './api/entities';
import { blockNode, codeNode, linkNode, proseNode, tableNode, textNode } from './nodes';

/** The entity with the release, and the entity with the aliases of the contracts. */
const ids: Readonly<Record<Product, readonly [version: string, alias: string]>> = {
  lockup: ['LockupStream.version', 'LockupStream.alias'],
  flow: ['FlowStream.version', 'FlowStream.alias'],
  airdrops: ['Campaign.version', 'Factory.alias'],
};

/** Expands `<UpgradeRows of="…" />`: the values that the rows of each release have in the GraphQL indexes. */
export function upgradeRows({ of }: { of: Product }) {
  const releases = readReleaseRows().filter(({ product }) => product === of);
  return blockNode('div', { 'data-search': 'off' }, [
    tableNode(
      `${of} releases in the GraphQL indexes`,
      ['Release', 'Entity or field', 'What its rows hold'],
      releases.flatMap((release) => [
        [[textNode(release.version)], placesOf(of, ids[of]), proseNode(sayIds(release))],
        ...release.changes.map(({ places, says }) => [
          [textNode(release.version)],
          placesOf(of, places),
          proseNode(says),
        ]),
      ]),
    ),
  ]);
}

function sayIds({ product, version, aliases, changes }: ReleaseRows): string {
  const codes = aliases.map((alias) => `\`${alias}\``).join(', ');
  const begin = product === 'airdrops' ? 'Aliases' : 'Aliases begin with';
  const rest = changes.length === 0 ? ' Nothing else changes.' : '';
  return `\`${version}\`. ${begin} ${codes}.${rest}`;
}

/** Links to the rows on the page of entities; a value of an enum links to the enum. */
const placesOf = (of: Product, places: readonly string[]): PhrasingContent[] =>
  places.flatMap((place, at) => {
    const [type = '', member] = place.split('.');
    const isEnum = /(Category|Source)$/.test(type);
    const id = isEnum ? anchor(type) : anchor(type, member);
    const url = `/api/${of}/the-graph/entities#${id}`;
    return [...(at > 0 ? [textNode(', ')] : []), linkNode(url, [codeNode(place)])];
  });
