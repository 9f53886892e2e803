import type { AbiFunction, AbiParameter } from 'viem';
import { clearSigningLabel, type Kind } from './labels';
import type { Field } from './types';

/** A value inside the arguments of a call: never a struct. */
interface Leaf {
  name: string;
  type: string;
  path: string;
}

/** The name of the only enum of the descriptors. */
export const CLAIM_TYPES = 'claimTypes';

const SOURCES = { sources: ['local', 'ens'] };
/** What a tool writes for "none"; the field is then left out. */
const NOT_ZERO = { visible: { ifNotIn: [0] } };

/** The values of the arguments in order. A list has one path for all its entries. */
function leavesOf(inputs: readonly AbiParameter[], prefix = '#.'): Leaf[] {
  return inputs.flatMap((input): Leaf[] => {
    const { name = '', type } = input;
    const isList = type.endsWith('[]');
    const path = `${prefix}${name}${isList ? '.[]' : ''}`;
    if ('components' in input) return leavesOf(input.components, `${path}.`);
    return [{ name, type: isList ? type.slice(0, -'[]'.length) : type, path }];
  });
}

/**
 * The fields of a call in the order of its arguments, and the attached coin last.
 * @throws for a parameter without a label
 */
export function fieldsOf(fn: AbiFunction): Field[] {
  const leaves = leavesOf(fn.inputs);
  const token = leaves.find(({ name }) => name === 'token' || name === 'asset')?.path;
  const fields = leaves.map(({ name, type, path }): Field => {
    const [label, kind] = clearSigningLabel(name, type, fn.name);
    if (kind !== 'amount') return { path, label, ...shapes[kind] };
    // Amounts of an unknown token have no decimals: the number is shown as it is, and so labeled.
    return token
      ? { path, label, format: 'tokenAmount', params: { tokenPath: token } }
      : { path, label: `${label}, raw units`, format: 'raw' };
  });
  const coin: Field = { path: '@.value', label: 'Coin attached', format: 'amount', ...NOT_ZERO };
  return fn.stateMutability === 'payable' ? [...fields, coin] : fields;
}

const shapes: Readonly<Record<Exclude<Kind, 'amount'>, Omit<Field, 'path' | 'label'>>> = {
  raw: { format: 'raw' },
  optional: { format: 'raw', visible: 'optional' },
  address: { format: 'addressName', params: { types: ['wallet', 'eoa', 'contract'], ...SOURCES } },
  contract: { format: 'addressName', params: { types: ['contract'], ...SOURCES } },
  token: { format: 'tokenTicker' },
  coin: { format: 'amount' },
  date: { format: 'date', params: { encoding: 'timestamp' } },
  dateOrNone: { format: 'date', params: { encoding: 'timestamp' }, ...NOT_ZERO },
  duration: { format: 'duration' },
  durationOrNone: { format: 'duration', ...NOT_ZERO },
  percent: { format: 'unit', params: { base: '%', decimals: 16 } },
  rate: { format: 'unit', params: { base: 'tokens/s', decimals: 18 } },
  usd: { format: 'unit', params: { base: 'USD', decimals: 8 } },
  claimType: { format: 'enum', params: { $ref: `$.metadata.enums.${CLAIM_TYPES}` } },
  calls: { format: 'calldata', params: { calleePath: '@.to' } },
};
