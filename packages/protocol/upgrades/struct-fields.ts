import type { Abi, AbiParameter } from 'viem';

type Abis = Readonly<Record<string, Abi>>;

interface StructField {
  name: string;
  /** The type in the source, without the library: `uint128`, `Durations`, `Segment[]`. */
  type: string;
}

/** A difference of one field. Exactly one of both is null for a field that is added or gone. */
export interface FieldChange {
  /** `uint128 totalAmount`, or `field 4: uint128 amount` for a field that only moved. */
  before: string | null;
  after: string | null;
}

/** Where a struct occurs. */
export type Use = 'function' | 'event' | 'error';

export interface StructChange {
  /** With its library in the previous release: `LockupLinear.CreateWithDurations`. */
  before: string;
  /** Null when the next release has no such struct. */
  after: string | null;
  /** In the order of the next release, then those that are gone; empty when only the name differs. */
  fields: FieldChange[];
  uses: Use[];
}

/** Fields that got another name and kept their meaning. */
const renamed: Readonly<Record<string, string>> = {
  asset: 'token',
  delta: 'duration',
  milestone: 'timestamp',
  range: 'timestamps',
  totalAmount: 'depositAmount',
};

/** Structs that got another name, by their short names. */
const renamedStructs: Readonly<Record<string, string>> = {
  CreateWithDeltas: 'CreateWithDurations',
  CreateWithMilestones: 'CreateWithTimestamps',
  CreateWithRange: 'CreateWithTimestamps',
  Range: 'Timestamps',
  SegmentWithDelta: 'SegmentWithDuration',
};

/**
 * The structs whose name, library or fields differ, in the order of the ABIs. A struct that several replace has an
 * entry for each.
 */
export function diffStructs(before: Abis, after: Abis): StructChange[] {
  const old = structsOf(before);
  const now = structsOf(after);
  return [...old].flatMap(([name, { fields, uses }]): StructChange[] => {
    const next = counterpartsOf(name, old, now);
    if (next.length === 0) return [{ before: name, after: null, fields: [], uses: [...uses] }];
    return next.flatMap((counterpart): StructChange[] => {
      const other = now.get(counterpart);
      const changes = diffFields(fields, other?.fields ?? []);
      if (counterpart === name && changes.length === 0) return [];
      const all = [...new Set([...uses, ...(other?.uses ?? [])])];
      return [{ before: name, after: counterpart, fields: changes, uses: all }];
    });
  });
}

/** A struct that replaces none. */
export interface NewStruct {
  /** With its library: `MerkleLL.Schedule`. */
  name: string;
  /** As in `FieldChange`, in order. */
  fields: string[];
  uses: Use[];
}

/** The structs of the next release that replace none, in the order of its ABIs. */
export function newStructs(before: Abis, after: Abis): NewStruct[] {
  const old = structsOf(before);
  const now = structsOf(after);
  const taken = [...old.keys()].flatMap((name) => counterpartsOf(name, old, now));
  return [...now]
    .filter(([name]) => !taken.includes(name))
    .map(([name, { fields, uses }]) => ({ name, fields: fields.map(write), uses: [...uses] }));
}

/**
 * The struct of the next release with the same name, those with the same short name, or those with the new one. Of
 * several, those that a function or an event of the same name uses: a campaign of a new type replaces none.
 */
function counterpartsOf(name: string, old: Structs, now: Structs): string[] {
  const known = [...now.keys()];
  const short = shortName(name);
  const next = renamedStructs[short];
  const same = [name, next && `${name.slice(0, -short.length)}${next}`];
  const exact = known.find((one) => same.includes(one));
  if (exact !== undefined) return [exact];
  const named = (own: string | undefined) => known.filter((one) => shortName(one) === own);
  const found = named(short).length > 0 ? named(short) : named(next);
  const users = old.get(name)?.users ?? new Set();
  const shared = found.filter((one) =>
    [...(now.get(one)?.users ?? [])].some((by) => users.has(by)),
  );
  return shared.length > 0 ? shared : found;
}

export const shortName = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

const write = ({ type, name }: StructField) => `${type} ${name}`;

function diffFields(old: readonly StructField[], now: readonly StructField[]): FieldChange[] {
  const has = (fields: readonly StructField[], name: string) =>
    fields.some((field) => field.name === name);
  const oldNameOf = (name: string) =>
    has(old, name)
      ? name
      : old.find((field) => renamed[field.name] === name && !has(now, field.name))?.name;
  // The order of those fields that both releases have.
  const kept = old.filter((field) => now.some(({ name }) => oldNameOf(name) === field.name));
  const stayed = now.filter(({ name }) => oldNameOf(name) !== undefined);
  return [
    ...now.flatMap((field): FieldChange[] => {
      const was = old.find(({ name }) => name === oldNameOf(field.name));
      if (!was) return [{ before: null, after: write(field) }];
      if (write(was) !== write(field)) return [{ before: write(was), after: write(field) }];
      const [from, to] = [kept.indexOf(was), stayed.indexOf(field)];
      return from === to
        ? []
        : [
            {
              before: `field ${from + 1}: ${write(was)}`,
              after: `field ${to + 1}: ${write(field)}`,
            },
          ];
    }),
    ...old
      .filter((field) => !kept.includes(field))
      .map((field) => ({ before: write(field), after: null })),
  ];
}

interface Struct {
  fields: StructField[];
  uses: Set<Use>;
  /** Names of the functions, events and errors that have it. */
  users: Set<string>;
}

type Structs = ReadonlyMap<string, Struct>;

/** Every struct of the ABIs by its name with the library. */
function structsOf(abis: Abis): Map<string, Struct> {
  const found = new Map<string, Struct>();
  const visit = (parameter: AbiParameter, use: Use, user: string) => {
    if (!('components' in parameter)) return;
    const name = /^struct ([\w.]+)/.exec(parameter.internalType ?? '')?.[1];
    const parts = parameter.components as readonly AbiParameter[];
    if (name) {
      const { uses, users } = found.get(name) ?? { uses: new Set(), users: new Set() };
      found.set(name, {
        fields: parts.map(fieldOf),
        uses: uses.add(use),
        users: users.add(user),
      });
    }
    for (const part of parts) visit(part, use, user);
  };
  for (const item of Object.values(abis).flat()) {
    if (item.type !== 'function' && item.type !== 'event' && item.type !== 'error') continue;
    for (const input of item.inputs) visit(input, item.type, item.name);
    if (item.type === 'function')
      for (const output of item.outputs) visit(output, 'function', item.name);
  }
  return found;
}

const fieldOf = ({ name = '', type, internalType = type }: AbiParameter): StructField => ({
  name,
  type: shortName(internalType.replace(/^(?:struct|enum|contract) /, '')),
});
