import type { Entity } from '../types';
import { envioColumns, envioListArgs } from './envio-columns';
import { each, enumeration, input, object, type Lines } from './write';

/** Functions over numbers, with the type of their result; null keeps the type of the column. */
const FUNCTIONS = {
  avg: 'Float',
  stddev: 'Float',
  stddev_pop: 'Float',
  stddev_samp: 'Float',
  sum: null,
  var_pop: 'Float',
  var_samp: 'Float',
  variance: 'Float',
};

/** Columns that can be averaged, and columns that have a greatest and a smallest value. */
function measures(entity: Entity) {
  const columns = envioColumns(entity);
  return {
    numbers: columns.filter(({ type }) => type === 'numeric'),
    ordered: columns.filter(({ type }) => type !== 'Boolean'),
    flags: columns.filter(({ type }) => type === 'Boolean').map(({ name }) => name),
  };
}

/** `X_aggregate` with count, sum, avg and so on, for an entity that Envio counts. */
export function aggregateBlocks(entity: Entity): string {
  const { name } = entity;
  const { numbers, ordered } = measures(entity);
  const results = Object.entries(FUNCTIONS).map(([fn, type]) =>
    object(
      `${name}_${fn}_fields`,
      Object.fromEntries(numbers.map((column) => [column.name, type ?? column.type])),
    ),
  );
  const extremes = ['max', 'min'].map((fn) =>
    object(
      `${name}_${fn}_fields`,
      Object.fromEntries(
        ordered.map(({ name: at, type, isList }) => [at, isList ? `[${type}!]` : type]),
      ),
    ),
  );
  const count = `count(columns: [${name}_select_column!], distinct: Boolean)`;
  return [
    object(`${name}_aggregate`, { aggregate: `${name}_aggregate_fields`, nodes: `[${name}!]!` }),
    object(`${name}_aggregate_fields`, {
      [count]: 'Int!',
      ...each([...Object.keys(FUNCTIONS), 'max', 'min'], (fn) => `${name}_${fn}_fields`),
    }),
    ...results,
    ...extremes,
  ].join('\n\n');
}

/** Inputs to sort and filter rows by a reverse list of this entity. */
export function reverseBlocks(entity: Entity, isCounted: boolean): string {
  const { name } = entity;
  const { numbers, ordered, flags } = measures(entity);
  const names = (columns: { name: string }[]) => columns.map((column) => column.name);
  const orders = [
    ...Object.keys(FUNCTIONS).map((fn) => [fn, names(numbers)] as const),
    ...['max', 'min'].map((fn) => [fn, names(ordered)] as const),
  ];
  return [
    input(`${name}_aggregate_order_by`, {
      count: 'order_by',
      ...each(
        orders.map(([fn]) => fn),
        (fn) => `${name}_${fn}_order_by`,
      ),
    }),
    ...orders.map(([fn, columns]) => input(`${name}_${fn}_order_by`, each(columns, 'order_by'))),
    ...(isCounted ? [countFilters(name, flags)] : []),
  ].join('\n\n');
}

function countFilters(name: string, flags: readonly string[]): string {
  const filter = `${name}_aggregate_bool_exp`;
  const shared: Lines = { distinct: 'Boolean', filter: `${name}_bool_exp` };
  const tests = flags.length > 0 ? ['bool_and', 'bool_or'] : [];
  return [
    input(filter, { count: `${filter}_count`, ...each(tests, (test) => `${filter}_${test}`) }),
    input(`${filter}_count`, {
      arguments: envioListArgs(name).distinct_on ?? '',
      ...shared,
      predicate: 'Int_comparison_exp!',
    }),
    ...tests.flatMap((test) => [
      input(`${filter}_${test}`, {
        arguments: `${name}_select_column_${filter}_${test}_arguments_columns!`,
        ...shared,
        predicate: 'Boolean_comparison_exp!',
      }),
      enumeration(`${name}_select_column_${filter}_${test}_arguments_columns`, flags),
    ]),
  ].join('\n\n');
}
