import { findEntity } from '../model';
import type { Entity, Indexer } from '../types';
import type { Row, Rows } from './row';

/** The data that a filter needs to follow relations. */
export interface Index {
  indexer: Indexer;
  rows: Rows;
}

export type Filter = Readonly<Record<string, unknown>>;
type Value = Row[string] | undefined;

const isNumber = (value: unknown): value is string =>
  typeof value === 'string' && /^-?\d+$/.test(value);

/** Order of two stored values: numbers by size, everything else as text; null comes last. */
export function compare(a: Value, b: Value): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (isNumber(a) && isNumber(b)) {
    const difference = BigInt(a) - BigInt(b);
    return difference < 0n ? -1 : Number(difference > 0n);
  }
  return String(a) < String(b) ? -1 : Number(String(a) > String(b));
}

const TESTS: Record<string, (value: Value, wanted: unknown) => boolean> = {
  eq: (value, wanted) => value !== null && compare(value, wanted as Value) === 0,
  not: (value, wanted) => compare(value, wanted as Value) !== 0,
  gt: (value, wanted) => value !== null && compare(value, wanted as Value) > 0,
  gte: (value, wanted) => value !== null && compare(value, wanted as Value) >= 0,
  lt: (value, wanted) => value !== null && compare(value, wanted as Value) < 0,
  lte: (value, wanted) => value !== null && compare(value, wanted as Value) <= 0,
  in: (value, wanted) => (wanted as Value[]).some((one) => compare(value, one) === 0),
};

function test(name: string, value: Value, wanted: unknown): boolean {
  const run = TESTS[name];
  if (!run) throw new Error(`The sample index has no filter operator "${name}".`);
  return run(value, wanted);
}

/** Rows of the entity that a relation or reverse list leads to. */
export function related(index: Index, entity: Entity, row: Row, fieldName: string): Row[] {
  const field = entity.fields.find(({ name }) => name === fieldName);
  const targets = index.rows[field?.of ?? ''] ?? [];
  if (field?.kind === 'relation') return targets.filter(({ id }) => id === row[fieldName]);
  if (field?.kind === 'derived')
    return targets.filter((target) => target[field.by ?? ''] === row.id);
  throw new Error(`${entity.name}.${fieldName} leads to no entity.`);
}

function someRelated(
  index: Index,
  entity: Entity,
  row: Row,
  name: string,
  passes: (target: Entity, row: Row) => boolean,
): boolean {
  const field = entity.fields.find((candidate) => candidate.name === name);
  const target = findEntity(index.indexer, field?.of ?? name);
  return related(index, entity, row, name).some((other) => passes(target, other));
}

/** Whether a row passes a filter of The Graph. */
export function passesTheGraph(index: Index, entity: Entity, row: Row, filter: Filter): boolean {
  const passes = (e: Entity, r: Row, f: Filter) => passesTheGraph(index, e, r, f);
  return Object.entries(filter).every(([key, wanted]) => {
    if (key === 'and') return (wanted as Filter[]).every((part) => passes(entity, row, part));
    if (key === 'or') return (wanted as Filter[]).some((part) => passes(entity, row, part));
    if (key.endsWith('_')) {
      return someRelated(index, entity, row, key.slice(0, -1), (e, r) =>
        passes(e, r, wanted as Filter),
      );
    }
    const [, name = '', operator = 'eq'] = /^([^_]+)(?:_(\w+))?$/.exec(key) ?? [];
    return test(operator, row[name], wanted);
  });
}

/** Whether a row passes a filter of Envio. */
export function passesEnvio(index: Index, entity: Entity, row: Row, filter: Filter): boolean {
  const passes = (e: Entity, r: Row, f: Filter) => passesEnvio(index, e, r, f);
  return Object.entries(filter).every(([key, wanted]) => {
    if (key === '_and') return (wanted as Filter[]).every((part) => passes(entity, row, part));
    if (key === '_or') return (wanted as Filter[]).some((part) => passes(entity, row, part));
    if (key === '_not') return !passes(entity, row, wanted as Filter);
    const field = entity.fields.find(({ name }) => name === key);
    if (field?.kind === 'relation' || field?.kind === 'derived') {
      return someRelated(index, entity, row, key, (e, r) => passes(e, r, wanted as Filter));
    }
    const value = row[key.replace(/_id$/, '')];
    return Object.entries(wanted as Filter).every(([name, other]) =>
      test(name.slice(1), value, other),
    );
  });
}
