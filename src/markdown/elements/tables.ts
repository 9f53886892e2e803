import { readComptrollers } from '../../protocol/comptrollers';
import { olderGroups } from '../../protocol/errors/types';
import { products } from '../../protocol/releases';
import { comptrollerFunctions, comptrollerProtocolNodes } from '../comptroller-functions';
import { comptrollerNodes } from '../comptrollers';
import { errorEntries } from '../error-entries';
import { errorIndex } from '../error-index';
import { upgradeNodes } from '../upgrade';
import { upgradeRows } from '../upgrade-rows';
import { block } from '../nodes';
import { need } from './rules';
import { component, expanded } from './types';

const gasProducts = ['lockup', 'flow'] as const;

/** Tables and lists from `@facts`, from the SDK, from measurements and from the configuration. */
export const tables = {
  ChainTable: component({
    group: 'tables',
    what: 'chains and releases, from the SDK',
    example: '<ChainTable network="mainnets" />',
    attributes: { network: need(['mainnets', 'testnets']) },
    module: '@site/src/components/ChainTable',
  }),
  Comptrollers: expanded({
    group: 'tables',
    what: 'the comptroller of each chain, from the SDK',
    example: '<Comptrollers />',
    expand: () => [comptrollerNodes(readComptrollers())],
  }),
  ComptrollerFunctions: expanded({
    group: 'tables',
    what: 'the functions of the comptroller with selector, caller and errors',
    example: '<ComptrollerFunctions of="write" />',
    attributes: { of: need(['read', 'write'] as const) },
    expand: (attributes) => [
      block('div', { 'data-search': 'off' }, [comptrollerFunctions(attributes)]),
    ],
  }),
  ComptrollerProtocols: expanded({
    group: 'tables',
    what: 'the numbers of the products in the comptroller',
    example: '<ComptrollerProtocols />',
    expand: () => [comptrollerProtocolNodes()],
  }),
  GasTable: component({
    group: 'tables',
    what: 'measured gas of a group of calls',
    example: '<GasTable of="lockup" group="linear" />',
    attributes: { of: need(gasProducts), group: need() },
    module: '@site/src/components/GasTable',
  }),
  GasConditions: component({
    group: 'tables',
    what: 'what the gas was measured with',
    example: '<GasConditions of="lockup" />',
    attributes: { of: need(gasProducts) },
    module: '@site/src/components/GasTable',
  }),
  GasMethods: component({
    group: 'tables',
    what: 'how each gas figure was measured',
    example: '<GasMethods of="lockup" />',
    attributes: { of: need(gasProducts) },
    module: '@site/src/components/GasTable/Methods',
  }),
  Glossary: component({
    group: 'tables',
    what: 'every entry of the glossary',
    example: '<Glossary />',
    module: '@site/src/components/Glossary',
  }),
  AccessMatrix: component({
    group: 'tables',
    what: 'who may call the functions of a group',
    example: '<AccessMatrix of="flow" group="create" />',
    attributes: { of: need(products), group: need() },
    module: '@site/src/components/AccessMatrix',
  }),
  CheckOrders: component({
    group: 'tables',
    what: 'the order of the checks of every function',
    example: '<CheckOrders of="flow" />',
    attributes: { of: need(products) },
    module: '@site/src/components/AccessMatrix',
  }),
  StorageTable: component({
    group: 'tables',
    what: 'the state variables of a contract by slot',
    example: '<StorageTable of="SablierFlow" />',
    attributes: { of: need() },
    module: '@site/src/components/StorageMap',
  }),
  CampaignTable: component({
    group: 'tables',
    what: 'what the campaign contracts keep, and what is fixed at creation',
    example: '<CampaignTable />',
    module: '@site/src/components/StorageMap/CampaignTable',
  }),
  ErrorGroup: expanded({
    group: 'tables',
    what: 'the errors of a group with cause and remedy',
    example: '<ErrorGroup of="lockup" />',
    attributes: { of: need() },
    expand: ({ of }) => errorEntries('newest', of),
  }),
  ErrorFilter: component({
    group: 'tables',
    what: 'a field that hides the errors below it which a query does not fit',
    example: '<ErrorFilter of="newest" />',
    attributes: { of: need(['newest', 'older'] as const) },
    module: '@site/src/components/ErrorFilter',
  }),
  OlderErrors: expanded({
    group: 'tables',
    what: 'the errors of a group that only older releases have',
    example: '<OlderErrors of="lockup-v1" />',
    attributes: { of: need(olderGroups) },
    expand: ({ of }) => errorEntries('older', of),
  }),
  ErrorIndex: expanded({
    group: 'tables',
    what: 'the errors of the page by group, each a link',
    example: '<ErrorIndex />',
    expand: () => [errorIndex()],
  }),
  UpgradeTable: expanded({
    group: 'tables',
    what: 'what the ABIs of two releases say differently',
    example: '<UpgradeTable of="lockup" from="v3.0" to="v4.0" />',
    attributes: { of: need(products), from: need(), to: need() },
    expand: (attributes) => [upgradeNodes(attributes)],
  }),
  UpgradeRows: expanded({
    group: 'tables',
    what: 'what the rows of each release hold in the GraphQL indexes',
    example: '<UpgradeRows of="lockup" />',
    attributes: { of: need(products) },
    expand: (attributes) => [upgradeRows(attributes)],
  }),
  PanicTable: component({
    group: 'tables',
    what: 'the panic codes of Solidity',
    example: '<PanicTable />',
    module: '@site/src/components/ErrorDecoder/PanicTable',
  }),
  LegacyFunction: component({
    group: 'tables',
    what: 'a function of the contracts of 2019 to 2021',
    example: '<LegacyFunction name="createStream" />',
    attributes: { name: need() },
    module: '@site/src/components/LegacyFunction',
  }),
  LegacyEvent: component({
    group: 'tables',
    what: 'an event of these contracts',
    example: '<LegacyEvent name="CreateStream" />',
    attributes: { name: need() },
    module: '@site/src/components/LegacyFunction',
  }),
};
