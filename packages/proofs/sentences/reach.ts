import { statementKinds, type Kind } from '../worlds/kinds';
import type { Statement } from './read-tests';
import { worldsOf } from '../worlds/range';

type Tested = Pick<Statement, 'kinds' | 'range'>;

/** In how many cases a sentence is run on each release; none without a range. */
export function casesOf({ kinds: releases, range }: Tested): Partial<Record<Kind, number>> {
  const worlds = range ? worldsOf(range) : [];
  return Object.fromEntries(
    releases.map((kind) => [kind, worlds.filter(({ of }) => of === kind).length]),
  );
}

const sayKind = (kind: Kind, count = 0): string => {
  return count < 2
    ? statementKinds[kind]
    : `${statementKinds[kind]} in ${count.toLocaleString('en-US')} cases`;
};

/** The releases, and in how many cases each, that a sentence is run on. */
export function sayReach(tested: Tested): string {
  const cases = casesOf(tested);
  return tested.kinds.map((kind) => sayKind(kind, cases[kind])).join(', ');
}

/** What a mark says of its sentence: on which releases it was run, and in how many cases. */
export function titleOf(tested: Tested): string {
  // A row of our own, or a source that was read, proves less than a run of the contract.
  const only = (one: Kind) => tested.kinds.length > 0 && tested.kinds.every((kind) => kind === one);
  if (only('source')) return 'Has a source: see it';
  if (only('indexer')) return 'Example checked against the schema: see it';
  const on = sayReach(tested);
  return on === '' ? 'Tested: see the test' : `Tested on ${on}: see the test`;
}
