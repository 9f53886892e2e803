import { hash } from 'node:crypto';
import { isEnumType, isInputObjectType, lexicographicSortSchema, printSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { entity } from './entity';
import { entitiesOf, findEntity, findEnum, indexers } from './model';
import { indexerSchema, schemaText } from './schema';
import { envioExtras } from './sdl/envio';
import type { IndexerName, Vendor } from './types';

/** The schemas of the indexers repository at f17f12e8 (August 22, 2026), counted. */
const PUBLISHED: [IndexerName, Vendor, Record<string, number>][] = [
  ['streams', 'the-graph', { entities: 15, fields: 181, enums: 22, inputs: 17, roots: 31 }],
  ['streams', 'envio', { entities: 15, fields: 204, enums: 23, inputs: 155, roots: 41 }],
  ['airdrops', 'the-graph', { entities: 8, fields: 107, enums: 12, inputs: 10, roots: 17 }],
  ['airdrops', 'envio', { entities: 8, fields: 117, enums: 14, inputs: 86, roots: 24 }],
  ['legacy', 'the-graph', { entities: 6, fields: 38, enums: 8, inputs: 8, roots: 13 }],
];

/** SHA-256 of the same schemas, sorted and without descriptions, to the first 16 digits. */
const DIGESTS: Record<string, string> = {
  'streams the-graph': '155b206606f3ea89',
  'airdrops the-graph': '772fbf798c69ae46',
  'streams envio': '13d0f1b5449473bc',
  'airdrops envio': '557ef8b508cc080c',
};

function digest(indexer: IndexerName, vendor: Vendor): string {
  const text = printSchema(lexicographicSortSchema(indexerSchema(indexer, vendor)));
  const bare = text.replace(/ *"""[\s\S]*?"""\n/g, '').replace(/\n\s*\n/g, '\n');
  return hash('sha256', bare.trim()).slice(0, 16);
}

describe('schemas of the indexers', () => {
  it.each(PUBLISHED)('%s on %s counts like the published one', (name, vendor, expected) => {
    const schema = indexerSchema(name, vendor);
    const own = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'));
    const { entities } = indexers[name];
    const extras = entities.flatMap(({ fields }) =>
      fields.flatMap((field) => Object.keys(envioExtras(indexers[name], field))),
    );
    const base = entities.flatMap(({ fields }) => fields).length;
    expect({
      entities: entities.length,
      fields: base + (vendor === 'envio' ? extras.length : 0),
      enums: own.filter(isEnumType).length,
      inputs: own.filter(isInputObjectType).length,
      roots: Object.keys(schema.getQueryType()?.getFields() ?? {}).length,
    }).toEqual(expected);
  });

  it.each(Object.entries(DIGESTS))('%s is the published one to the letter', (key, expected) => {
    const [name, vendor] = key.split(' ') as [IndexerName, Vendor];
    expect(digest(name, vendor)).toBe(expected);
  });

  it('describe every entity, field and enum value', () => {
    for (const { entities, enums } of Object.values(indexers)) {
      for (const { name, description, fields } of entities) {
        expect(description.length, name).toBeGreaterThan(20);
        for (const field of fields) {
          expect(field.description, `${name}.${field.name}`).toMatch(/^[`A-Z].*[.]$/s);
          expect(field.description.split('`').length % 2, `${name}.${field.name}`).toBe(1);
        }
      }
      for (const { name, values } of enums) {
        for (const [value, text] of Object.entries(values)) {
          expect(text, `${name}.${value}`).toMatch(/^[A-Z].*\.$/);
        }
      }
    }
  });

  it('say of a nullable field when it is null', () => {
    for (const { name, fields } of Object.values(entitiesOf).flat()) {
      for (const { name: field, kind, required, description } of fields) {
        if (required || kind === 'derived' || field === 'shape' || field === 'shapeSource')
          continue;
        const says = /null|Null|`0` means never/.test(description);
        expect(says, `${name}.${field}: ${description}`).toBe(true);
      }
    }
  });

  it('carries the description of a field into the text of the schema', () => {
    expect(schemaText('streams', 'envio')).toContain('"""Whether the stream was canceled."""');
  });
});

describe('reading entities', () => {
  it('throws for a field without type or description, and for one that comes twice', () => {
    const fine = 'A description that is long enough.';
    const make = (...rows: [string, string][]) => entity('Thing', 'log', fine, rows);
    expect(() => make(['a Bytes', fine])).toThrow(/unreadable/);
    expect(() => make(['a: Bytes!', ''])).toThrow(/not described/);
    expect(() => make(['a: Bytes!', fine], ['a: BigInt', fine])).toThrow(/twice/);
    expect(() => make()).toThrow(/not described/);
    expect(() => findEntity(indexers.streams, 'Nothing')).toThrow(/no entity/);
    expect(() => findEnum(indexers.streams, 'Nothing')).toThrow(/no enum/);
    expect(() => schemaText('legacy', 'envio')).toThrow(/has no legacy/);
  });
});
