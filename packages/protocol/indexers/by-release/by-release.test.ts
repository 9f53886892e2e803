import { sablier } from 'sablier';
import type { Abi, AbiParameter } from 'viem';
import { describe, expect, it } from 'vitest';
import { indexChanges, readReleaseRows } from './';
import { INDEX, type Proof } from './types';
import { indexerOf } from '../model';
import { products, type Product } from '../../releases';

const versionsOf = (product: Product) =>
  (sablier.releases.getAll({ protocol: product as never }) ?? [])
    .map(({ version }) => String(version))
    .sort();
const before = (product: Product, version: string) => {
  const versions = versionsOf(product);
  const found = versions[versions.indexOf(version) - 1];
  if (!found) throw new Error(`${product} ${version} has no release before it`);
  return found;
};
const itemsOf = (product: Product, version: string) => {
  const releases = sablier.releases.getAll({ protocol: product as never }) ?? [];
  const abis = releases.find((release) => release.version === version)?.abi;
  if (!abis) throw new Error(`no ABI of ${product} ${version}`);
  return Object.values(abis as Record<string, Abi>).flat();
};

/** Names of all parameters of an event, those inside structs included; null when it does not exist. */
function parametersOf(items: Abi, event: string): string[] | null {
  const found = items.filter((item) => item.type === 'event' && item.name === event);
  if (found.length === 0) return null;
  const names = (parameter: AbiParameter): string[] => [
    parameter.name ?? '',
    ...('components' in parameter ? parameter.components.flatMap(names) : []),
  ];
  return found.flatMap((item) => ('inputs' in item ? (item.inputs ?? []).flatMap(names) : []));
}

function shows(proof: Exclude<Proof, typeof INDEX>, items: Abi): boolean {
  if (proof === 'payable') {
    return items.some((item) => item.type === 'function' && item.stateMutability === 'payable');
  }
  const parameters = parametersOf(items, proof.event);
  return parameters !== null && (!proof.parameter || parameters.includes(proof.parameter));
}

const all = products.flatMap((product) =>
  indexChanges[product].map((change) => ({ product, ...change })),
);

describe('what the indexes hold of each release', () => {
  it.each(products)('names entities, fields and values of the schema for %s', (product) => {
    const { entities, enums } = indexerOf(product);
    const known = new Set([
      ...entities.flatMap(({ name, fields }) => [
        name,
        ...fields.map((field) => `${name}.${field.name}`),
      ]),
      ...enums.flatMap(({ name, values }) =>
        Object.keys(values).map((value) => `${name}.${value}`),
      ),
    ]);
    for (const { places } of indexChanges[product]) {
      for (const place of places) expect(known, place).toContain(place);
    }
  });

  it('begins with a release whose ABI shows it, and not before', () => {
    let proven = 0;
    for (const { product, release, places, proof } of all) {
      if (proof === INDEX) continue;
      const label = `${product} ${release} ${places.join()}`;
      expect(shows(proof, itemsOf(product, release)), label).toBe(true);
      expect(shows(proof, itemsOf(product, before(product, release))), label).toBe(false);
      proven += 1;
    }
    expect(proven).toBeGreaterThan(20);
  });

  it('misses no field or value whose description names a release', () => {
    let compared = 0;
    for (const product of products) {
      const { entities, enums } = indexerOf(product);
      const shared = product === 'lockup' ? /^Flow/ : /^(Lockup|Segment|Tranche|Shape)/;
      const described = [
        ...entities.flatMap(({ name, fields }) =>
          fields.map((field) => ({ place: `${name}.${field.name}`, text: field.description })),
        ),
        ...enums.flatMap(({ name, values }) =>
          Object.entries(values).map(([value, text]) => ({ place: `${name}.${value}`, text })),
        ),
      ].filter(({ place }) => product === 'airdrops' || !shared.test(place));
      for (const { place, text } of described) {
        const own = text.replace(/for example `[^`]+`/g, '').match(/\bv\d\.\d\b/g) ?? [];
        for (const named of new Set(own)) {
          const releases = indexChanges[product]
            .filter(({ places }) => places.includes(place) || isEnumSource(place, places))
            .map(({ release }) => release);
          const near = [
            named,
            ...versionsOf(product).slice(versionsOf(product).indexOf(named) + 1),
          ];
          expect(
            releases.some((release) => near.includes(release)),
            `${place} names ${named}`,
          ).toBe(true);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(12);
  });

  it('lists every release but the first, with its aliases', () => {
    const rows = readReleaseRows();
    expect(rows.map(({ product, version }) => `${product} ${version}`)).toEqual(
      products.flatMap((product) =>
        versionsOf(product)
          .slice(1)
          .reverse()
          .map((version) => `${product} ${version}`),
      ),
    );
    expect(rows.filter(({ aliases }) => aliases.length === 0)).toEqual([]);
    expect(rows.find(({ version, product }) => product === 'lockup' && version === 'v4.0')).toEqual(
      expect.objectContaining({ aliases: ['LK3'] }),
    );
    expect(
      rows.filter(({ changes }) => changes.length === 0).map((row) => [row.product, row.version]),
    ).toEqual([
      ['lockup', 'v3.0'],
      ['flow', 'v3.0'],
    ]);
  });

  it('says each fact with a capital first and a period last', () => {
    for (const { says } of all) expect(says).toMatch(/^[A-Z].*\.$/);
  });
});

/** A value of `ShapeSource` is described at the field that has it. */
const isEnumSource = (place: string, places: readonly string[]) =>
  place.startsWith('ShapeSource.') && places.includes('LockupStream.shapeSource');
