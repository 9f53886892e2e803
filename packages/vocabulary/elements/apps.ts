import { component } from './types';
import { required } from './attribute-rules';
import type { CsvFormat } from '@sablier-docs/protocol/csv-formats';

const csvProducts: readonly CsvFormat['product'][] = ['lockup', 'flow', 'airdrops'];

/** Tables about the app, its links and its files. */
export const appElements = {
  AppStatusTable: component({
    group: 'apps',
    description: 'the state of the app today, task by task',
    example: '<AppStatusTable />',
    module: '@site/src/components/AppStatus',
  }),
  CsvFormats: component({
    group: 'apps',
    description: 'the columns of the CSV files of a product',
    example: '<CsvFormats of="lockup" />',
    attributes: { of: required(csvProducts) },
    module: '@site/src/components/CsvFormats',
  }),
  CsvLimits: component({
    group: 'apps',
    description: 'the size limits of a CSV file',
    example: '<CsvLimits />',
    module: '@site/src/components/CsvFormats',
  }),
  CsvRules: component({
    group: 'apps',
    description: 'the rules that a CSV file is checked against',
    example: '<CsvRules />',
    module: '@sablier-docs/tools/checkers/csv/Rules',
  }),
  LinkScreens: component({
    group: 'apps',
    description: 'the screens that a link can open',
    example: '<LinkScreens />',
    module: '@sablier-docs/tools/links/view/Reference',
  }),
  LinkParameters: component({
    group: 'apps',
    description: 'the parameters of these links',
    example: '<LinkParameters />',
    module: '@sablier-docs/tools/links/view/Reference',
  }),
  OfficialSites: component({
    group: 'apps',
    description: 'the sites, accounts and mail address of `packages/protocol/project/official.ts`',
    example: '<OfficialSites />',
    module: '@site/src/components/OfficialSites',
  }),
  StreamAliases: component({
    group: 'apps',
    description: 'the aliases at the start of stream ids',
    example: '<StreamAliases />',
    module: '@sablier-docs/tools/links/view/Aliases',
  }),
  Videos: component({
    group: 'apps',
    description: 'the videos of `config/videos.ts`',
    example: '<Videos />',
    module: '@site/src/components/Videos',
  }),
};
