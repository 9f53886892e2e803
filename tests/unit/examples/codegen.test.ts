import { readFileSync } from 'node:fs';
import { buildSchema, GraphQLScalarType, isSpecifiedScalarType, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readQueries } from '@sablier-docs/protocol/indexers/queries';
import { vendors } from '@sablier-docs/protocol/indexers/types';
import { schemaFiles } from '@sablier-docs/reference/public-data/indexer-schemas';

const config = readFileSync('examples/api/codegen/codegen.yml', 'utf8');

/** Schema and scalars of the target of a vendor. */
function targetOf(vendor: string) {
  const [, target = ''] = config.split(`  src/gql/${vendor}/:\n`);
  const [, schema = ''] = /^ {4}schema: (.+)$/m.exec(target) ?? [];
  const [own = ''] = target.split(/^ {2}\S/m);
  const [, scalars = ''] = own.split('      scalars:\n');
  return { schema, scalars: [...scalars.matchAll(/^ {8}(\w+):/gm)].map(([, name]) => name) };
}

// tests/starters runs the generator itself, installed from the registry.
describe('the configuration of the generator', () => {
  it.each(vendors)('names every scalar of the schema of %s, and no other', (vendor) => {
    const target = targetOf(vendor);
    const schema = schemaFiles().get(`data/v1/schemas/${target.schema}`) ?? '';
    const scalars = Object.values(buildSchema(schema).getTypeMap()).filter(
      (type) => type instanceof GraphQLScalarType && !isSpecifiedScalarType(type),
    );
    expect(target.scalars.sort()).toEqual(scalars.map(({ name }) => name).sort());
  });

  it.each(vendors)('can read all queries of %s at once: no two share a name', (vendor) => {
    const names = readQueries()
      .filter((query) => query.vendor === vendor)
      .map(({ text }) => {
        const [first] = parse(text).definitions;
        return first && 'name' in first ? first.name?.value : undefined;
      });
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain(undefined);
  });
});
