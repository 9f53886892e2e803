import type { Abi } from 'viem';
import { formsOf, type Forms } from './forms';
import { changeKinds, type Change } from './types';

type Abis = Readonly<Record<string, Abi>>;

/**
 * What differs between the ABIs of two releases, by kind and then by name.
 * @param insteadOf what to do about something that is removed
 */
export function diffAbis(
  before: Abis,
  after: Abis,
  insteadOf: (kind: Change['kind'], name: string) => string,
): Change[] {
  const old = formsOf(before);
  const now = formsOf(after);
  const changes = [...new Set([...old.keys(), ...now.keys()])].flatMap((key): Change[] => {
    const one = old.get(key);
    const other = now.get(key);
    const known = other ?? one;
    if (!known || (one && other && same(one, other))) return [];
    const change = !one ? 'added' : !other ? 'removed' : 'changed';
    const forms = { before: valuesOf(one), after: valuesOf(other) };
    return [
      {
        kind: known.kind,
        change,
        name: known.name,
        ...forms,
        contracts: [...known.contracts],
        todo:
          change === 'removed'
            ? insteadOf(known.kind, known.name)
            : sayTodo(known.kind, change, keysOf(one), keysOf(other)),
      },
    ];
  });
  const place = ({ kind }: Change) => changeKinds.indexOf(kind);
  return changes.sort(
    (one, other) => place(one) - place(other) || one.name.localeCompare(other.name),
  );
}

const keysOf = (of: Forms | undefined) => [...(of?.forms.keys() ?? [])];
const valuesOf = (of: Forms | undefined) => [...new Set(of?.forms.values() ?? [])];
const same = (one: Forms, other: Forms) =>
  keysOf(one).sort().join() === keysOf(other).sort().join();

/** The arguments of a declaration, without mutability and results: up to the space behind them. */
const argumentsOf = (form: string) => form.split(' ')[0] ?? form;

/** What the declarations return, behind the last space. */
const results = (forms: readonly string[]) =>
  [...new Set(forms.map((form) => form.split(' ').at(-1)))].sort().join();

/** @param before declarations with structs spelled out, as are those of `after` */
function sayTodo(
  kind: Change['kind'],
  change: 'added' | 'changed',
  before: readonly string[],
  after: readonly string[],
): string {
  if (change === 'added') {
    return {
      function: 'New: nothing to change in what you have.',
      event: 'Index it if you follow the contract by its events.',
      error: 'Add it to the errors that you decode.',
      struct: 'New: a function or an event of the new release uses it.',
    }[kind];
  }
  if (kind === 'event')
    return 'Its topic or its fields differ: filter and decode it with the new ABI.';
  if (kind === 'error') return 'Its selector or its arguments differ: decode it with the new ABI.';
  if (kind === 'struct') return 'Use the fields of the new release, in their order.';
  const args = (forms: readonly string[]) => [...new Set(forms.map(argumentsOf))].sort().join();
  if (args(before) !== args(after))
    return 'Its arguments differ: encode the call with the new ABI.';
  const payable = (forms: readonly string[]) => forms.some((form) => / payable\b/.test(form));
  if (!payable(before) && payable(after)) {
    const same = results(before) === results(after);
    const value = 'It now accepts value, and needs a fee only if the list above the table says so.';
    return `The arguments are the same. ${value}${same ? '' : ' Decode what it returns with the new ABI.'}`;
  }
  return 'The arguments are the same: decode what it returns with the new ABI.';
}
