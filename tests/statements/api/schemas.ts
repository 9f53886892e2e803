import {
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLField,
} from 'graphql';
import { expect } from 'vitest';
import { entitiesOf } from '@sablier-docs/protocol/indexers/model';
import type { Chains } from '../statement';

type Indexer = Chains['indexer'];
type Group = 'lockup' | 'flow' | 'airdrops';
type Fields = Record<string, GraphQLField<unknown, unknown>>;

const nameOf = (group: Group) => (group === 'airdrops' ? 'airdrops' : 'streams');

/** Fields of each entity of a page on both vendors. */
function pairs(indexer: Indexer, group: Group): [entity: string, graph: Fields, envio: Fields][] {
  const fields = (vendor: 'the-graph' | 'envio', entity: string): Fields => {
    const type = indexer.schema(nameOf(group), vendor).getType(entity);
    return isObjectType(type) ? type.getFields() : {};
  };
  return entitiesOf[group].map(({ name }) => [
    name,
    fields('the-graph', name),
    fields('envio', name),
  ]);
}

/** Asserts that every field of The Graph exists on Envio. */
export function expectSameNames(indexer: Indexer, group: Group): void {
  const all = pairs(indexer, group);
  expect(all.length).toBeGreaterThan(4);
  for (const [entity, graph, envio] of all) {
    expect(Object.keys(graph).length, entity).toBeGreaterThan(1);
    expect(Object.keys(envio), entity).toEqual(expect.arrayContaining(Object.keys(graph)));
  }
}

/** Asserts the rules by which the types differ, on every field. */
export function expectSameTypes(indexer: Indexer, group: Group): void {
  const scalars: Record<string, string> = { BigInt: 'numeric', Bytes: 'String' };
  for (const [entity, graph, envio] of pairs(indexer, group))
    for (const [name, field] of Object.entries(graph)) {
      const there = envio[name];
      const type = getNamedType(field.type);
      const label = `${entity}.${name}`;
      if (isObjectType(type)) {
        if (isListType(isNonNullType(field.type) ? field.type.ofType : field.type)) continue;
        expect(there && isNonNullType(there.type), label).toBe(false);
        const id = envio[`${name}_id`];
        expect(id && isNonNullType(id.type), `${label}_id`).toBe(isNonNullType(field.type));
      } else if (isScalarType(type)) {
        const expected = scalars[type.name];
        if (expected) expect(there && getNamedType(there.type).name, label).toBe(expected);
      }
    }
}

/** Asserts how both vendors name the enums of an indexer. */
export function expectEnums(indexer: Indexer, group: Group): void {
  const graph = indexer.schema(nameOf(group), 'the-graph');
  const envio = indexer.schema(nameOf(group), 'envio');
  const names = pairs(indexer, group).flatMap(([, fields]) =>
    Object.values(fields).flatMap(({ type }) => {
      const named = getNamedType(type);
      return isEnumType(named) ? [named.name] : [];
    }),
  );
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    expect(isEnumType(graph.getType(name)), name).toBe(true);
    expect(isScalarType(envio.getType(name.toLowerCase())), name).toBe(true);
  }
}
