import { readComptrollers } from '@sablier-docs/protocol/comptrollers';
import { olderGroups } from '@sablier-docs/protocol/errors/types';
import { audits } from '@sablier-docs/protocol/project/audits';
import { products } from '@sablier-docs/protocol/releases';
import { auditNodes } from '../expansions/audits';
import {
  comptrollerFunctions,
  comptrollerProtocolNodes,
} from '../expansions/comptroller-functions';
import { comptrollerNodes } from '../expansions/comptrollers';
import { errorEntries } from '../expansions/error-entries';
import { errorIndex } from '../expansions/error-index';
import { checklistNodes } from '../expansions/upgrade-checklist';
import { upgradeNodes } from '../expansions/upgrade-table';
import { upgradeRows } from '../expansions/upgrade-rows';
import { blockNode } from '../expansions/nodes';
import { required } from './attribute-rules';
import { component, expanded } from './types';

const gasProducts = ['lockup', 'flow'] as const;
const audited = ['lockup', 'flow', 'airdrops', 'comptroller', 'others'] as const;

/** Tables and lists with data from `@facts`, the SDK, measurements and the configuration. */
export const tableElements = {
  ChainTable: component({
    group: 'tables',
    description: 'chains and releases, from the SDK',
    example: '<ChainTable network="mainnets" />',
    attributes: { network: required(['mainnets', 'testnets']) },
    module: '@site/src/components/ChainTable',
  }),
  Audits: expanded({
    group: 'tables',
    description: 'the audits of a product, each with its report and its commits',
    example: '<Audits of="lockup" />',
    attributes: { of: required(audited) },
    expand: ({ of }) => [auditNodes(`Audits of ${of}`, audits[of])],
  }),
  Comptrollers: expanded({
    group: 'tables',
    description: 'the comptroller of each chain, from the SDK',
    example: '<Comptrollers />',
    expand: () => [comptrollerNodes(readComptrollers())],
  }),
  ComptrollerFunctions: expanded({
    group: 'tables',
    description: 'the functions of the comptroller with selector, caller and errors',
    example: '<ComptrollerFunctions of="write" />',
    attributes: { of: required(['read', 'write'] as const) },
    expand: (attributes) => [
      blockNode('div', { 'data-search': 'off' }, [comptrollerFunctions(attributes)]),
    ],
  }),
  ComptrollerProtocols: expanded({
    group: 'tables',
    description: 'the numbers of the products in the comptroller',
    example: '<ComptrollerProtocols />',
    expand: () => [comptrollerProtocolNodes()],
  }),
  GasTable: component({
    group: 'tables',
    description: 'measured gas of a group of calls',
    example: '<GasTable of="lockup" group="linear" />',
    attributes: { of: required(gasProducts), group: required() },
    module: '@site/src/components/GasTable',
  }),
  GasConditions: component({
    group: 'tables',
    description: 'the conditions of the gas measurements',
    example: '<GasConditions of="lockup" />',
    attributes: { of: required(gasProducts) },
    module: '@site/src/components/GasTable',
  }),
  GasMethods: component({
    group: 'tables',
    description: 'how each gas figure was measured',
    example: '<GasMethods of="lockup" />',
    attributes: { of: required(gasProducts) },
    module: '@site/src/components/GasTable/Methods',
  }),
  Glossary: component({
    group: 'tables',
    description: 'every entry of the glossary',
    example: '<Glossary />',
    module: '@site/src/components/Glossary',
  }),
  AccessMatrix: component({
    group: 'tables',
    description: 'who may call the functions of a group',
    example: '<AccessMatrix of="flow" group="create" />',
    attributes: { of: required(products), group: required() },
    module: '@site/src/components/AccessMatrix',
  }),
  CheckOrders: component({
    group: 'tables',
    description: 'the order of the checks of every function',
    example: '<CheckOrders of="flow" />',
    attributes: { of: required(products) },
    module: '@site/src/components/AccessMatrix',
  }),
  StorageTable: component({
    group: 'tables',
    description: 'the state variables of a contract by slot',
    example: '<StorageTable of="SablierFlow" />',
    attributes: { of: required() },
    module: '@site/src/components/StorageMap',
  }),
  CampaignTable: component({
    group: 'tables',
    description: 'the state of the campaign contracts, and the values that are fixed at creation',
    example: '<CampaignTable />',
    module: '@site/src/components/StorageMap/CampaignTable',
  }),
  ErrorGroup: expanded({
    group: 'tables',
    description: 'the errors of a group with cause and remedy',
    example: '<ErrorGroup of="lockup" />',
    attributes: { of: required() },
    expand: ({ of }) => errorEntries('newest', of),
  }),
  ErrorFilter: component({
    group: 'tables',
    description: 'a field that filters the errors below it',
    example: '<ErrorFilter of="newest" />',
    attributes: { of: required(['newest', 'older'] as const) },
    module: '@site/src/components/ErrorFilter',
  }),
  OlderErrors: expanded({
    group: 'tables',
    description: 'the errors of a group that only older releases have',
    example: '<OlderErrors of="lockup-v1" />',
    attributes: { of: required(olderGroups) },
    expand: ({ of }) => errorEntries('older', of),
  }),
  ErrorIndex: expanded({
    group: 'tables',
    description: 'the errors of the page by group, each a link',
    example: '<ErrorIndex />',
    expand: () => [errorIndex()],
  }),
  UpgradeTable: expanded({
    group: 'tables',
    description: 'the differences between the ABIs of two releases',
    example: '<UpgradeTable of="lockup" from="v3.0" to="v4.0" />',
    attributes: { of: required(products), from: required(), to: required() },
    expand: (attributes) => [upgradeNodes(attributes)],
  }),
  UpgradeChecklist: expanded({
    group: 'tables',
    description: 'the checklist of an upgrade, a section for each step',
    example: '<UpgradeChecklist of="lockup" from="v2.0" to="v4.0" />',
    attributes: { of: required(products), from: required(), to: required() },
    expand: checklistNodes,
  }),
  UpgradeRows: expanded({
    group: 'tables',
    description: 'the values that the rows of each release have in the GraphQL indexes',
    example: '<UpgradeRows of="lockup" />',
    attributes: { of: required(products) },
    expand: (attributes) => [upgradeRows(attributes)],
  }),
  PanicTable: component({
    group: 'tables',
    description: 'the panic codes of Solidity',
    example: '<PanicTable />',
    module: '@sablier-docs/kit/decoder/view/PanicTable',
  }),
  LegacyFunction: component({
    group: 'tables',
    description: 'a function of the contracts of 2019 to 2021',
    example: '<LegacyFunction name="createStream" />',
    attributes: { name: required() },
    module: '@site/src/components/LegacyFunction',
  }),
  LegacyEvent: component({
    group: 'tables',
    description: 'an event of these contracts',
    example: '<LegacyEvent name="CreateStream" />',
    attributes: { name: required() },
    module: '@site/src/components/LegacyFunction',
  }),
};
