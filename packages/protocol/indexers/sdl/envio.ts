import type { Entity, Field, Indexer } from '../types';
import { aggregateBlocks, reverseBlocks } from './envio-aggregates';
import { envioColumns, envioType, envioListArgs } from './envio-columns';
import { comparisons, SYSTEM_TABLES } from './envio-system';
import { docsOf } from './the-graph';
import { args, enumeration, input, object, scalar, type Lines } from './write';

/**
 * The schema that Hasura serves for the entities of an Envio indexer: tables, filters, orderings,
 * aggregates and roots by its rules. https://hasura.io/docs/2.0/api-reference/graphql-api/query/
 */
export function envioSdl(indexer: Indexer): string {
  const { entities, enums } = indexer;
  const enumScalars = enums.map(({ name }) => name.toLowerCase());
  return [
    ...['numeric', 'timestamptz', 'jsonb', 'bigint', ...enumScalars].map(scalar),
    comparisons(enumScalars),
    ...entities.flatMap((entity) => tableBlocks(indexer, entity)),
    ...entities.filter(({ name }) => indexer.aggregated.includes(name)).map(aggregateBlocks),
    ...entities
      .filter(({ name }) => isReversed(indexer, name))
      .map((entity) => reverseBlocks(entity, indexer.aggregated.includes(entity.name))),
    ...SYSTEM_TABLES.map(({ blocks }) => blocks),
    object('Query', roots(indexer)),
  ].join('\n\n');
}

/** Fields that exist only on Envio beside the given one, with their types. */
export function envioExtras({ aggregated }: Indexer, { name, kind, of, required }: Field): Lines {
  if (kind === 'relation') return { [`${name}_id`]: required ? 'String!' : 'String' };
  if (kind === 'derived' && aggregated.includes(of)) {
    return { [`${name}_aggregate`]: `${of}_aggregate!` };
  }
  return {};
}

const isReversed = ({ entities }: Indexer, wanted: string) =>
  entities.some(({ fields }) => fields.some(({ kind, of }) => kind === 'derived' && of === wanted));

function tableBlocks(indexer: Indexer, entity: Entity): string {
  const { name, fields } = entity;
  const types: Lines = {};
  const where: Lines = {
    _and: `[${name}_bool_exp!]`,
    _not: `${name}_bool_exp`,
    _or: `[${name}_bool_exp!]`,
  };
  const order: Lines = {};
  for (const field of fields) {
    const list = field.kind === 'derived' ? args(envioListArgs(field.of)) : '';
    types[`${field.name}${list}`] = envioType(field);
    for (const [extra, type] of Object.entries(envioExtras(indexer, field))) {
      types[`${extra}${list}`] = type;
      where[extra] =
        field.kind === 'derived' ? `${field.of}_aggregate_bool_exp` : 'String_comparison_exp';
    }
    where[field.name] = comparisonOf(field);
    if (field.kind === 'derived')
      order[`${field.name}_aggregate`] = `${field.of}_aggregate_order_by`;
    else order[field.name] = field.kind === 'relation' ? `${field.of}_order_by` : 'order_by';
    if (field.kind === 'relation') order[`${field.name}_id`] = 'order_by';
  }
  return [
    object(name, types, docsOf(entity)),
    input(`${name}_bool_exp`, where),
    input(`${name}_order_by`, order),
    enumeration(
      `${name}_select_column`,
      envioColumns(entity).map((column) => column.name),
    ),
  ].join('\n\n');
}

function comparisonOf(field: Field): string {
  if (field.kind === 'relation' || field.kind === 'derived') return `${field.of}_bool_exp`;
  const type = envioType(field).replace(/[![\]]/g, '');
  return field.kind === 'list' ? `${type}_array_comparison_exp` : `${type}_comparison_exp`;
}

function roots({ entities, aggregated }: Indexer): Lines {
  const pairs = entities.flatMap(({ name }) => {
    const list = args(envioListArgs(name));
    const base = [
      [`${name}${list}`, `[${name}!]!`],
      [`${name}_by_pk(id: String!)`, name],
    ];
    return aggregated.includes(name)
      ? [...base, [`${name}_aggregate${list}`, `${name}_aggregate!`]]
      : base;
  });
  const tables = SYSTEM_TABLES.map(({ name }) => [
    `${name}${args(envioListArgs(name))}`,
    `[${name}!]!`,
  ]);
  return Object.fromEntries([...pairs, ...tables]) as Lines;
}
