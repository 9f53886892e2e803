// The stylesheets that only those pages have that need them, each with the folders of src whose styles
// it holds. The styles of every other folder are in the frame's stylesheet, which all pages have: a
// folder belongs here when fewer than one page in ten shows its classes and no script of the frame does.
/** @type {Readonly<Record<string, readonly string[]>>} */
module.exports = {
  access: ['components/AccessMatrix'],
  benchmarks: ['components/GasChart', 'components/GasTable'],
  data: ['components/ChainTable', 'components/Deployments', 'components/LegacyFunction'],
  debt: ['components/DebtPlot'],
  decoder: ['components/ErrorDecoder', 'components/ErrorGroup'],
  diagrams: ['components/Inheritance', 'components/StorageMap'],
  glossary: ['components/Glossary'],
  home: ['components/Cards', 'components/StreamFigure', 'pages/index.module.css'],
  identifier: ['components/IdentifierTool', 'components/OfflineCopy'],
  lifecycle: ['components/Lifecycle', 'components/Sequence'],
  plot: ['components/StreamPlot', 'components/StreamSimulator'],
  search: ['components/Search/Page', 'pages/search.module.css'],
  tabs: ['components/QueryTabs', 'components/Tabs'],
  tools: ['components/CsvChecker', 'components/Tool'],
};
