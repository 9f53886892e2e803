import type { Abi } from 'viem';
import { declarationsOf, type Declarations } from './declarations';
import { changeKinds, type Change } from './types';

type Abis = Readonly<Record<string, Abi>>;

/**
 * Differences between the ABIs of two releases, by kind and then by name.
 * @param replacementFor what to do about something that is removed
 */
export function diffAbis(
  before: Abis,
  after: Abis,
  replacementFor: (kind: Change['kind'], name: string) => string,
): Change[] {
  const old = declarationsOf(before);
  const now = declarationsOf(after);
  const changes = [...new Set([...old.keys(), ...now.keys()])].flatMap((key): Change[] => {
    const one = old.get(key);
    const other = now.get(key);
    const known = other ?? one;
    if (!known || (one && other && same(one, other))) return [];
    const change = !one ? 'added' : !other ? 'removed' : 'changed';
    const forms = { before: valuesOf(one), after: valuesOf(other) };
    const hashes = {
      before: [...(one?.hashes.keys() ?? [])],
      after: [...(other?.hashes.keys() ?? [])],
    };
    const nested = [...new Set([...(one?.structs ?? []), ...(other?.structs ?? [])])].filter(
      (name) => differs(old.get(`struct ${name}`), now.get(`struct ${name}`)),
    );
    return [
      {
        kind: known.kind,
        change,
        name: known.name,
        ...forms,
        hashes,
        nested,
        isSilent: [...(one?.hashes ?? [])].some(([hash, decoded]) =>
          losesMeaning(decoded, other?.hashes.get(hash)),
        ),
        contracts: [...known.contracts],
        todo:
          change === 'removed'
            ? replacementFor(known.kind, known.name)
            : describeTask(known.kind, change, keysOf(one), keysOf(other)),
      },
    ];
  });
  const place = ({ kind }: Change) => changeKinds.indexOf(kind);
  return changes.sort(
    (one, other) => place(one) - place(other) || one.name.localeCompare(other.name),
  );
}

const keysOf = (of: Declarations | undefined) => [...(of?.forms.keys() ?? [])];
const valuesOf = (of: Declarations | undefined) => [...new Set(of?.forms.values() ?? [])];
const same = (one: Declarations, other: Declarations) =>
  keysOf(one).sort().join() === keysOf(other).sort().join();

const differs = (one: Declarations | undefined, other: Declarations | undefined) =>
  valuesOf(one).sort().join() !== valuesOf(other).sort().join();

/** Whether the decoding of the previous release no longer fits; a number that only became smaller still fits. */
function losesMeaning(
  before: ReadonlySet<string>,
  after: ReadonlySet<string> | undefined,
): boolean {
  if (!after) return false;
  const [one, other] = [before, after].map((set) => [...set].sort().join(';'));
  const isNumber = /^uint\d+$/.test(one ?? '') && /^uint\d+$/.test(other ?? '');
  return one !== '' && one !== other && !isNumber;
}

/** The arguments of a declaration, without mutability and results: up to the space after them. */
const argumentsOf = (form: string) => form.split(' ')[0] ?? form;

/** The results of declarations, after the last space. */
const results = (forms: readonly string[]) =>
  [...new Set(forms.map((form) => form.split(' ').at(-1)))].sort().join();

/** @param before declarations with structs spelled out, as are those of `after` */
function describeTask(
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
