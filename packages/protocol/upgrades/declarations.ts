import { toEventSelector, toFunctionSelector, type Abi, type AbiParameter, type Hex } from 'viem';
import type { ChangeKind } from './types';

/** The declarations of one name, and the contracts that have them. */
export interface Declarations {
  kind: ChangeKind;
  name: string;
  /** Readable declarations by the form that the compiler compares, with structs spelled out. */
  forms: Map<string, string>;
  /** Selectors or topics with what decoding needs beside them: results, or all parameters of an event. */
  hashes: Map<Hex, Set<string>>;
  /** Structs in the declarations, at any depth, with their libraries: two libraries may have one of the same name. */
  structs: Set<string>;
  contracts: Set<string>;
}

type Abis = Readonly<Record<string, Abi>>;
type Parameter = AbiParameter & { indexed?: boolean };

const kept = new WeakMap<Abis, ReadonlyMap<string, Declarations>>();

/** Everything named in the ABIs of a release, by kind and name. Each release is compared with several others. */
export function declarationsOf(abis: Abis): ReadonlyMap<string, Declarations> {
  const found = kept.get(abis) ?? collectDeclarations(abis);
  kept.set(abis, found);
  return found;
}

function collectDeclarations(abis: Abis): Map<string, Declarations> {
  const found = new Map<string, Declarations>();
  const add = (kind: ChangeKind, name: string, exact: string, form: string, contract: string) => {
    const key = `${kind} ${name}`;
    const entry = found.get(key) ?? {
      kind,
      name,
      forms: new Map(),
      contracts: new Set(),
      hashes: new Map(),
      structs: new Set(),
    };
    entry.forms.set(exact, form);
    entry.contracts.add(contract);
    found.set(key, entry);
    return entry;
  };
  for (const [contract, abi] of Object.entries(abis)) {
    for (const item of abi) {
      const structs = structsOf(item);
      let entry: Declarations | undefined;
      if (item.type === 'function') {
        const results = item.outputs.map(typeOf).join(', ');
        const returns = results ? ` returns (${results})` : '';
        const mutability = item.stateMutability === 'nonpayable' ? '' : ` ${item.stateMutability}`;
        const exact = `${spell(item)}${mutability} ${item.outputs.map(spellType).join()}`;
        entry = add(
          'function',
          item.name,
          exact,
          `${declare(item)}${mutability}${returns}`,
          contract,
        );
      } else if (item.type === 'event' || item.type === 'error') {
        entry = add(item.type, item.name, spell(item), declare(item), contract);
      }
      if (entry) addHash(entry, item as Named);
      for (const [name, fields] of structs) {
        entry?.structs.add(name);
        add('struct', name, fields, fields, contract);
      }
    }
  }
  return found;
}

type Named = Extract<Abi[number], { type: 'function' | 'event' | 'error' }>;

function addHash({ hashes }: Declarations, item: Named) {
  const decoded = item.type === 'function' ? item.outputs.map(spellType).join() : spell(item);
  const hash = hashOf(item);
  hashes.set(hash, (hashes.get(hash) ?? new Set()).add(decoded));
}

const hashOf = (item: Named): Hex =>
  item.type === 'function'
    ? toFunctionSelector(item)
    : item.type === 'event'
      ? toEventSelector(item)
      : toFunctionSelector({ ...item, type: 'function', outputs: [], stateMutability: 'view' });

const declare = ({ name, inputs }: { name: string; inputs: readonly Parameter[] }) =>
  `${name}(${inputs.map(typeOf).join(', ')})`;

const spell = ({ name, inputs }: { name: string; inputs: readonly Parameter[] }) =>
  `${name}(${inputs.map(spellType).join()})`;

function spellType(parameter: Parameter): string {
  const mark = parameter.indexed ? ' indexed' : '';
  if (!('components' in parameter)) return `${parameter.type}${mark}`;
  const parts = (parameter.components as readonly Parameter[]).map(spellType).join();
  return `(${parts})${parameter.type.slice('tuple'.length)}${mark}`;
}

/** The type in the source; for a struct its short name. */
function typeOf({ type, internalType, indexed }: Parameter): string {
  const [, struct] = /^struct (?:\w+\.)?(\w+(?:\[\])*)$/.exec(internalType ?? '') ?? [];
  return `${struct ?? type}${indexed ? ' indexed' : ''}`;
}

/** `MerkleInstant.ConstructorParams`; undefined for what is no struct. */
const qualifiedName = ({ internalType }: AbiParameter): string | undefined =>
  /^struct ([\w.]+)/.exec(internalType ?? '')?.[1];

/** Structs by their name with the library, each as the list of its fields. */
function structsOf(item: Abi[number]): [name: string, fields: string][] {
  const parameters = [
    ...('inputs' in item ? (item.inputs ?? []) : []),
    ...('outputs' in item ? (item.outputs ?? []) : []),
  ];
  const visit = (parameter: AbiParameter): [string, string][] => {
    if (!('components' in parameter)) return [];
    const fields = parameter.components as readonly AbiParameter[];
    const name = qualifiedName(parameter) ?? typeOf(parameter).replace(/\[.*$/, '');
    const own = fields.map((field) => `${typeOf(field)} ${field.name ?? ''}`).join(', ');
    return [[name, own], ...fields.flatMap(visit)];
  };
  return parameters.flatMap(visit);
}
