// The stylesheets that only those pages have that need them, each with the folders of src whose styles
// it holds. The styles of every other folder are in the frame's stylesheet, which all pages have: a
// folder belongs here when fewer than one page in ten shows its classes and no script of the frame does.
// What stands on the same pages is in one sheet, since each request before the first paint costs time.
/** @type {Readonly<Record<string, readonly string[]>>} */
module.exports = {
  charts: ['components/DebtPlot', 'components/GasChart', 'components/GasTable'],
  contracts: [
    'components/AccessMatrix',
    'components/Inheritance',
    'components/LegacyFunction',
    'components/StorageMap',
  ],
  deployments: ['components/ChainTable', 'components/Deployments'],
  genuine: ['components/GenuineChecker'],
  home: ['components/Cards', 'components/StreamFigure', 'pages/index.module.css'],
  lifecycle: ['components/Lifecycle', 'components/Sequence'],
  lookup: [
    'components/ErrorDecoder',
    'components/ErrorFilter',
    'components/ErrorGroup',
    'components/Glossary',
    'components/IdentifierTool',
  ],
  // Two pages, each with one tool; together they are smaller than either beside others.
  search: ['components/OfflineCopy', 'components/Search/Page'],
  tools: [
    'components/CsvChecker',
    'components/QueryTabs',
    'components/StreamDesk',
    'components/StreamPlot',
    'components/StreamSimulator',
    'components/Tabs',
    'components/Tool',
    'components/Wallet',
  ],
};
