// The stylesheets that only those pages have that need them, each with the folders of src whose styles
// it holds. The styles of every other folder are in the frame's stylesheet, which all pages have: a
// folder belongs here when fewer than one page in ten shows its classes and no script of the frame does.
/** @type {Readonly<Record<string, readonly string[]>>} */
module.exports = {
  charts: ['components/DebtPlot', 'components/GasChart', 'components/GasTable'],
  data: [
    'components/AccessMatrix',
    'components/ChainTable',
    'components/Deployments',
    'components/Inheritance',
    'components/LegacyFunction',
    'components/StorageMap',
  ],
  home: ['components/Cards', 'components/StreamFigure', 'pages/index.module.css'],
  lifecycle: ['components/Lifecycle', 'components/Sequence'],
  lookup: [
    'components/ErrorDecoder',
    'components/ErrorGroup',
    'components/Glossary',
    'components/IdentifierTool',
    'components/OfflineCopy',
  ],
  plot: ['components/StreamPlot', 'components/StreamSimulator'],
  search: ['components/Search/Page', 'pages/search.module.css'],
  tabs: ['components/QueryTabs', 'components/Tabs'],
  tools: ['components/CsvChecker', 'components/Tool'],
};
