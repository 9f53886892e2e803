import type { AbiEvent, AbiFunction, AbiParameter } from 'viem';
import { saysReturn } from '../from-solidity/describe';
import type { Ledger } from '../ledger';
import type { Described, ErrorDoc, EventDoc, FunctionDoc, ParamDoc } from '../model';
import { readRichText, type Block } from '../rich-text';
import { signatureHash, selectorOf, canonicalSignature } from '../signatures';
import { sourceType, type AbiError } from './catalog';
import type { Links } from './links';

/** Creates the documentation of ABI items from the texts in the ledger. */
export interface Describer {
  /** The text of a key, its first paragraph apart. */
  text(unit: string, ...keys: string[]): Described;
  params(unit: string, keys: readonly string[], inputs: readonly AbiParameter[]): ParamDoc[];
  function(unit: string, home: string, item: AbiFunction): FunctionDoc;
  event(unit: string, item: AbiEvent): EventDoc;
  error(item: AbiError, shared: boolean): ErrorDoc;
}

export function createDescriber(ledger: Ledger, links: Links): Describer {
  const read = (unit: string, text: string | undefined): Block[] =>
    text ? readRichText(text, (name) => links.resolve(unit, name)) : [];

  const describer: Describer = {
    text: (unit, ...keys) => {
      const text = ledger.take(...keys);
      if (!text) ledger.miss(keys[0] ?? unit);
      const [notice, ...details] = (text ?? '').split('\n\n');
      return { notice: read(unit, notice), details: read(unit, details.join('\n\n')) };
    },
    params: (unit, keys, inputs) =>
      inputs.map((input) => {
        const name = input.name ?? '';
        const wanted = [
          ...keys.map((key) => `${key}.${name}`),
          ...keys.map((key) => `${key.replace(/[^./]+$/, '*')}.${name}`),
          `airdrops/*.${name}`,
        ];
        const text = ledger.take(...wanted);
        if (!text) ledger.miss(wanted[0] ?? name);
        return {
          name,
          type: links.type(sourceType(input)),
          text: read(unit, text),
          ...('indexed' in input && input.indexed ? { indexed: true } : {}),
        };
      }),
    function: (unit, home, item) => {
      const key = `airdrops/${home}.${item.name}`;
      const signature = canonicalSignature(item.name, item.inputs);
      const texts = describer.text(home, key);
      return {
        ...named(item.name),
        ...texts,
        group: ['view', 'pure'].includes(item.stateMutability) ? 'read' : 'write',
        declaration: declareFunction(item),
        signature,
        selector: selectorOf(signature),
        params: describer.params(unit, [key], item.inputs),
        returns: item.outputs.map((output, index) => {
          const part = `returns.${output.name || index}`;
          const text = ledger.take(`${key}.${part}`, `airdrops/*.${part}`);
          if (!text && !saysReturn(texts)) ledger.miss(`${key}.${part}`);
          return {
            name: output.name ?? '',
            type: links.type(sourceType(output)),
            text: read(unit, text),
          };
        }),
        errors: [],
        foreignErrors: [],
        raises: [],
        events: [],
        calls: [],
      };
    },
    event: (unit, item) => {
      const signature = canonicalSignature(item.name, item.inputs);
      const key = `airdrops/${unit}.${item.name}`;
      return {
        ...named(item.name),
        ...describer.text(unit, key),
        declaration: [`event ${item.name}`, ...item.inputs.map(declareParameter), ''],
        signature,
        topic: signatureHash(signature),
        params: describer.params(unit, [key], item.inputs),
        emittedBy: [],
      };
    },
    error: (item, shared) => {
      const signature = canonicalSignature(item.name, item.inputs);
      const key = `airdrops/Errors.${item.name}`;
      return {
        ...named(item.name),
        ...describer.text('Errors', key),
        declaration: [`error ${item.name}`, ...item.inputs.map(declareParameter), ''],
        signature,
        selector: selectorOf(signature),
        params: describer.params('Errors', [key], item.inputs),
        raisedBy: [],
        shared,
      };
    },
  };
  return describer;
}

export const named = (name: string) => ({ name, anchor: name, heading: name });

const declareParameter = (parameter: AbiParameter & { indexed?: boolean }) =>
  [sourceType(parameter), parameter.indexed ? 'indexed' : '', parameter.name]
    .filter(Boolean)
    .join(' ');

/** ABIs lack data locations, so the caller gives that of external functions. */
function declareWith(location: string, parameter: AbiParameter): string {
  const isReference = /^(tuple|string|bytes)$|\]$/.test(parameter.type);
  return [sourceType(parameter), isReference ? location : '', parameter.name]
    .filter(Boolean)
    .join(' ');
}

function declareFunction({ name, inputs, outputs, stateMutability }: AbiFunction): string[] {
  const returns = outputs.map((output) => declareWith('memory', output)).join(', ');
  return [
    `function ${name}`,
    ...inputs.map((input) => declareWith('calldata', input)),
    [
      'external',
      stateMutability === 'nonpayable' ? '' : stateMutability,
      returns ? `returns (${returns})` : '',
    ]
      .filter(Boolean)
      .join(' '),
  ];
}
