import { products } from '@sablier-docs/protocol/releases';
import { changeKinds } from '@sablier-docs/protocol/upgrades/types';
import type { Field } from './schema';

type Fields = Readonly<Record<string, Field>>;

const text = (says: string, more = {}): Field => ({ says, schema: { type: 'string', ...more } });
const texts = (says: string): Field => ({
  says,
  schema: { type: 'array', items: { type: 'string' } },
});
const hash = (says: string, digits: number) => text(says, { pattern: `^0x[0-9a-f]{${digits}}$` });
const parameter = { name: { type: 'string' }, type: { type: 'string' }, says: { type: 'string' } };
const parameters = (says: string, more = {}): Field => ({
  says,
  schema: {
    type: 'array',
    items: {
      type: 'object',
      required: [...Object.keys(parameter), ...Object.keys(more)],
      properties: { ...parameter, ...more },
    },
  },
});
const product = text('lockup, flow or airdrops', { enum: products });
const release = (says: string) => text(says, { pattern: '^v\\d+\\.\\d+$' });
const page = text('where this site describes it, below the address of the site', { pattern: '^/' });

export const functionFields: Fields = {
  product,
  release: release('release of the product, such as v4.0'),
  contract: text(
    'contract whose source has the function; deployed contracts inherit abstract ones',
  ),
  name: text('name of the function'),
  signature: text('what the selector is the hash of'),
  selector: hash('first 4 bytes of the calldata', 8),
  mutability: text('as in the ABI', { enum: ['nonpayable', 'payable', 'view', 'pure'] }),
  says: text('what it does'),
  callers: text('who may call it'),
  value: {
    says: 'what to send in msg.value and what becomes of it; null for functions that only read',
    schema: { type: ['string', 'null'] },
  },
  inputs: parameters('parameters with their meaning'),
  outputs: parameters('results with their meaning, empty where `says` has it'),
  errors: texts('names of the errors that it can end with, in the order of its checks'),
  events: texts('names of the events that it emits'),
  ordered: {
    says: 'whether the events are in the order of the logs: of a run, or for Airdrops of the source',
    schema: { type: 'boolean' },
  },
  otherwise: {
    says: 'the events that it emits instead, and when; null where there is one order',
    schema: {
      type: ['object', 'null'],
      required: ['when', 'events'],
      properties: {
        when: { type: 'string' },
        events: { type: 'array', items: { type: 'string' } },
      },
    },
  },
  reentrancy: {
    says: 'what is written when it calls another contract, and what a call from there finds; null where nothing is to say',
    schema: { type: ['string', 'null'] },
  },
  page,
};

export const eventFields: Fields = {
  product,
  release: release('release of the product, such as v4.0'),
  contract: text('interface that declares the event'),
  name: text('name of the event'),
  signature: text('what the topic is the hash of'),
  topic: hash('first topic of its logs', 64),
  says: text('when it is emitted'),
  parameters: parameters('parameters with their meaning', { indexed: { type: 'boolean' } }),
  emittedBy: texts('functions that emit it, as Contract.function'),
  page,
};

export const errorFields: Fields = {
  name: text('name of the error'),
  signature: text('what the selector is the hash of'),
  selector: hash('first 4 bytes of the revert data', 8),
  group: text('group of the error on the page, such as lockup-create'),
  meaning: text('what it means for the caller'),
  remedy: text('what to do about it'),
  parameters: parameters('parameters with their meaning'),
  raisedBy: texts('functions of the newest releases that can end with it, as Contract.function'),
  releases: texts(
    'releases whose contracts declare it, such as Lockup v4.0, and the comptroller; empty for an error of a token',
  ),
  page,
};

export const glossaryFields: Fields = {
  id: text('anchor on the glossary page'),
  term: text('the word as this site writes it'),
  definition: text('what it means'),
  seeAlso: texts('ids of related terms'),
  synonyms: texts('other words for it'),
  page,
};

export const upgradeFields: Fields = {
  product,
  from: release('the release before'),
  to: release('the release after'),
  kind: text('what it is', { enum: changeKinds }),
  change: text('what happened to it', { enum: ['added', 'removed', 'changed'] }),
  name: text('its name'),
  before: texts('declarations in the release before; empty for what is added'),
  after: texts('declarations in the release after; empty for what is removed'),
  contracts: texts('contracts that have it: of the release after, or before for what is removed'),
  todo: text('what a caller of the release before does about it'),
};
