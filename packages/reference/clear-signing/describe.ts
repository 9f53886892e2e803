import { links } from '@sablier-docs/protocol/project/links';
import { toEventSignature, type Abi, type AbiFunction, type AbiParameter } from 'viem';
import { claimTypes } from '../airdrops/types';
import { CLAIM_TYPES, fieldsOf } from './fields';
import { clearSigningIntent } from './intents';
import type { Descriptor, Format } from './types';

const SCHEMA_URL =
  'https://raw.githubusercontent.com/LedgerHQ/clear-signing-erc7730-registry/master/specs/erc7730-v2.schema.json';

/** The signature with the names of parameters, by which a descriptor finds a function. */
const descriptorKey = ({ name, inputs }: AbiFunction): string => `${name}(${listOf(inputs)})`;

const listOf = (inputs: readonly AbiParameter[]): string => inputs.map(inWords).join(',');

function inWords(input: AbiParameter): string {
  const { name = '', type } = input;
  if (!('components' in input)) return `${type} ${name}`;
  return `tuple(${listOf(input.components)})${type.slice('tuple'.length)} ${name}`;
}

/** The functions of an ABI that a wallet can be asked to sign. */
export const signable = (abi: Abi): AbiFunction[] =>
  abi.filter(
    (item): item is AbiFunction =>
      item.type === 'function' && !['view', 'pure'].includes(item.stateMutability),
  );

/**
 * The descriptor of a contract.
 * @param bound the addresses, or the factory that creates the contract
 * @throws when a function has no intent, or a parameter no label
 */
export function describeDescriptor(
  contract: string,
  release: string,
  abi: Abi,
  bound: Descriptor['context']['contract'],
): Descriptor {
  const isBatch = /Batch/.test(contract);
  const formats: Record<string, Format> = {};
  for (const fn of signable(abi))
    formats[descriptorKey(fn)] = {
      intent: clearSigningIntent(fn.name, isBatch),
      fields: fieldsOf(fn),
    };
  const usesClaimType = JSON.stringify(formats).includes(CLAIM_TYPES);
  return {
    $schema: SCHEMA_URL,
    context: { $id: `Sablier ${contract} ${release}`, contract: bound },
    metadata: {
      owner: 'Sablier',
      contractName: contract,
      info: { url: links.website },
      ...(usesClaimType ? { enums: { [CLAIM_TYPES]: claimTypeWords } } : {}),
    },
    display: { formats },
  };
}

const CLAIM_TYPE_WORDS = {
  DEFAULT: 'By the recipient',
  ATTEST: 'With an attestation',
  EXECUTE: 'Into a contract',
} as const;

/** By the number of the enum. */
const claimTypeWords = Object.fromEntries(
  claimTypes.map((name, number) => [String(number), CLAIM_TYPE_WORDS[name]]),
);

/** The event of a factory as its topic is hashed. @throws when the factory lacks it */
export function eventSignature(abi: Abi, name: string): string {
  const event = abi.find((item) => item.type === 'event' && item.name === name);
  if (event?.type !== 'event') throw new Error(`The factory has no event ${name}.`);
  return toEventSignature(event);
}
