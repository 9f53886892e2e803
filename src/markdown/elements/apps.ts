import { component } from './types';
import { need } from './rules';
import type { CsvFormat } from '../../protocol/csv-formats';

const csvProducts: readonly CsvFormat['product'][] = ['lockup', 'flow', 'airdrops'];

/** Tables about the app, its links and its files. */
export const apps = {
  AppStatusTable: component({
    group: 'apps',
    what: 'what the app does today, task by task',
    example: '<AppStatusTable />',
    module: '@site/src/components/AppStatus',
  }),
  CsvFormats: component({
    group: 'apps',
    what: 'the columns of the CSV files of a product',
    example: '<CsvFormats of="lockup" />',
    attributes: { of: need(csvProducts) },
    module: '@site/src/components/CsvChecker/Reference',
  }),
  CsvLimits: component({
    group: 'apps',
    what: 'how much a CSV file may hold',
    example: '<CsvLimits />',
    module: '@site/src/components/CsvChecker/Reference',
  }),
  CsvRules: component({
    group: 'apps',
    what: 'what a CSV file is checked for',
    example: '<CsvRules />',
    module: '@site/src/components/CsvChecker/Rules',
  }),
  LinkScreens: component({
    group: 'apps',
    what: 'the screens that a link can open',
    example: '<LinkScreens />',
    module: '@site/src/components/LinkBuilder/Reference',
  }),
  LinkParameters: component({
    group: 'apps',
    what: 'the parameters of such links',
    example: '<LinkParameters />',
    module: '@site/src/components/LinkBuilder/Reference',
  }),
  OfficialSites: component({
    group: 'apps',
    what: 'the sites, accounts and mail address of `config/official.ts`',
    example: '<OfficialSites />',
    module: '@site/src/components/OfficialSites',
  }),
  StreamAliases: component({
    group: 'apps',
    what: 'aliases that begin the ids of streams',
    example: '<StreamAliases />',
    module: '@site/src/components/LinkBuilder/Aliases',
  }),
  Videos: component({
    group: 'apps',
    what: 'the videos of `config/videos.ts`',
    example: '<Videos />',
    module: '@site/src/components/Videos',
  }),
};
