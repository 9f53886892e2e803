import type { Abi, AbiParameter } from 'viem';
import type { ChangeKind } from './types';

/** How often something of one name is declared, and by which contracts. */
export interface Forms {
  kind: ChangeKind;
  name: string;
  /** Declarations to read, by what the compiler compares: structs spelled out. */
  forms: Map<string, string>;
  contracts: Set<string>;
}

type Abis = Readonly<Record<string, Abi>>;
type Parameter = AbiParameter & { indexed?: boolean };

/** Everything with a name in the ABIs of a release, by kind and name. */
export function formsOf(abis: Abis): Map<string, Forms> {
  const found = new Map<string, Forms>();
  const add = (kind: ChangeKind, name: string, exact: string, form: string, contract: string) => {
    const key = `${kind} ${name}`;
    const entry = found.get(key) ?? { kind, name, forms: new Map(), contracts: new Set() };
    entry.forms.set(exact, form);
    entry.contracts.add(contract);
    found.set(key, entry);
  };
  for (const [contract, abi] of Object.entries(abis)) {
    for (const item of abi) {
      if (item.type === 'function') {
        const results = item.outputs.map(typeOf).join(', ');
        const returns = results ? ` returns (${results})` : '';
        const mutability = item.stateMutability === 'nonpayable' ? '' : ` ${item.stateMutability}`;
        const exact = `${spell(item)}${mutability} ${item.outputs.map(spellType).join()}`;
        add('function', item.name, exact, `${declare(item)}${mutability}${returns}`, contract);
      } else if (item.type === 'event' || item.type === 'error') {
        add(item.type, item.name, spell(item), declare(item), contract);
      }
      for (const [name, fields] of structsOf(item)) add('struct', name, fields, fields, contract);
    }
  }
  return found;
}

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

/** The type that the source names; of a struct its short name. */
function typeOf({ type, internalType, indexed }: Parameter): string {
  const [, struct] = /^struct (?:\w+\.)?(\w+(?:\[\])*)$/.exec(internalType ?? '') ?? [];
  return `${struct ?? type}${indexed ? ' indexed' : ''}`;
}

/** Structs by their short name, each as the list of its fields. */
function structsOf(item: Abi[number]): [name: string, fields: string][] {
  const parameters = [
    ...('inputs' in item ? (item.inputs ?? []) : []),
    ...('outputs' in item ? (item.outputs ?? []) : []),
  ];
  const visit = (parameter: AbiParameter): [string, string][] => {
    if (!('components' in parameter)) return [];
    const fields = parameter.components as readonly AbiParameter[];
    const name = typeOf(parameter).replace(/\[.*$/, '');
    const own = fields.map((field) => `${typeOf(field)} ${field.name ?? ''}`).join(', ');
    return [[name, own], ...fields.flatMap(visit)];
  };
  return parameters.flatMap(visit);
}
