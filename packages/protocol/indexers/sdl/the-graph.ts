import { findEntity } from '../model';
import type { Entity, Field, Indexer } from '../types';
import { args, camel, each, enumeration, input, object, plural, scalar, type Lines } from './write';

const COMPARE = ['', '_not', '_gt', '_lt', '_gte', '_lte', '_in', '_not_in'];
const MEMBER = ['', '_not', '_in', '_not_in'];
const BYTES = [...COMPARE, '_contains', '_not_contains'];
const TEXT = [
  ...COMPARE,
  ...['contains', 'starts_with', 'ends_with'].flatMap((test) =>
    ['', 'not_'].flatMap((not) => [`_${not}${test}`, `_${not}${test}_nocase`]),
  ),
];
const LIST = ['', '_not'].concat(
  ['_contains', '_not_contains'].flatMap((test) => [test, `${test}_nocase`]),
);

const OPERATORS: Record<string, readonly string[]> = {
  BigInt: COMPARE,
  Int: COMPARE,
  ID: COMPARE,
  Bytes: BYTES,
  String: TEXT,
  Boolean: MEMBER,
};

/**
 * The schema that graph-node serves for the entities of an indexer: types, filters, orderings and
 * roots by its rules. https://github.com/graphprotocol/graph-node/tree/master/graphql
 */
export function theGraphSdl(indexer: Indexer): string {
  const blocks = indexer.entities.flatMap((entity) => [
    object(entity.name, fieldTypes(entity), docsOf(entity)),
    input(`${entity.name}_filter`, filterOf(entity)),
    enumeration(`${entity.name}_orderBy`, orderings(indexer, entity)),
  ]);
  const enums = indexer.enums.map(({ name, values }) => enumeration(name, Object.keys(values)));
  return [SYSTEM, ...enums, ...blocks, object('Query', roots(indexer))].join('\n\n');
}

/** The GraphQL type of a field on The Graph, for example `[LockupAction!]!`. */
export function theGraphType({ kind, of, required }: Field): string {
  const inner = kind === 'list' || kind === 'derived' ? `[${of}!]` : of;
  return required ? `${inner}!` : inner;
}

const listArgs = (entity: string): Lines => ({
  skip: 'Int = 0',
  first: 'Int = 100',
  orderBy: `${entity}_orderBy`,
  orderDirection: 'OrderDirection',
  where: `${entity}_filter`,
});

function fieldTypes({ fields }: Entity): Lines {
  const typed = fields.map((field) => {
    const list = field.kind === 'derived' ? args(listArgs(field.of)) : '';
    return [`${field.name}${list}`, theGraphType(field)];
  });
  return Object.fromEntries(typed);
}

export function docsOf({ description, fields }: Entity): Lines {
  return {
    '': description,
    ...Object.fromEntries(fields.map((field) => [field.name, field.description])),
  };
}

function filterOf({ name, fields }: Entity): Lines {
  const filters = fields.map((field): Lines => {
    const nested = { [`${field.name}_`]: `${field.of}_filter` };
    if (field.kind === 'derived') return nested;
    if (field.kind === 'relation') return { ...tests(field.name, 'String', TEXT), ...nested };
    if (field.kind === 'list')
      return each(
        LIST.map((test) => field.name + test),
        `[${field.of}!]`,
      );
    return tests(field.name, field.of, OPERATORS[field.of] ?? MEMBER);
  });
  const logic = {
    _change_block: 'BlockChangedFilter',
    and: `[${name}_filter]`,
    or: `[${name}_filter]`,
  };
  return Object.assign({}, ...filters, logic) as Lines;
}

const tests = (field: string, type: string, operators: readonly string[]): Lines =>
  Object.fromEntries(
    operators.map((test) => [field + test, /_in$/.test(test) ? `[${type}!]` : type]),
  );

function orderings(indexer: Indexer, { fields }: Entity): string[] {
  return fields.flatMap(({ name, kind, of }) => {
    if (kind !== 'relation') return [name];
    const target = findEntity(indexer, of).fields.filter(
      (f) => f.kind === 'scalar' || f.kind === 'enum',
    );
    return [name, ...target.map((field) => `${name}__${field.name}`)];
  });
}

function roots({ entities }: Indexer): Lines {
  const at = { block: 'Block_height', subgraphError: '_SubgraphErrorPolicy_! = deny' };
  const pairs = entities.flatMap(({ name }) => [
    [`${camel(name)}${args({ id: 'ID!', ...at })}`, name],
    [`${plural(camel(name))}${args({ ...listArgs(name), ...at })}`, `[${name}!]!`],
  ]);
  return { ...Object.fromEntries(pairs), '_meta(block: Block_height)': '_Meta_' };
}

const SYSTEM = [
  ...['BigInt', 'Bytes', 'Int8', 'BigDecimal', 'Timestamp'].map(scalar),
  enumeration('OrderDirection', ['asc', 'desc']),
  enumeration('_SubgraphErrorPolicy_', ['allow', 'deny']),
  input('Block_height', { hash: 'Bytes', number: 'Int', number_gte: 'Int' }),
  input('BlockChangedFilter', { number_gte: 'Int!' }),
  object('_Block_', { hash: 'Bytes', number: 'Int!', timestamp: 'Int', parentHash: 'Bytes' }),
  object('_Meta_', { block: '_Block_!', deployment: 'String!', hasIndexingErrors: 'Boolean!' }),
].join('\n\n');
