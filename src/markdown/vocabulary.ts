import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

const tools = '@site/src/components/Island/tools';

/**
 * The components writers use without an import, each with the module that exports its name. Tools are
 * islands; all others, and what a page imports itself, are drawn once, by the server, and what the
 * reader can do with them is in src/client/page.
 */
export const vocabulary: Readonly<Record<string, string>> = {
  Address: '@site/src/components/Deployments/Address',
  AmountTable: '@site/src/components/AmountTable',
  Anchors: '@site/src/components/Anchors',
  AppDate: '@site/src/components/AppStatus',
  AppStatus: '@site/src/components/AppStatus',
  AppStatusTable: '@site/src/components/AppStatus',
  Card: '@site/src/components/Cards',
  Cards: '@site/src/components/Cards',
  ChainTable: '@site/src/components/ChainTable',
  CopyText: '@site/src/components/CopyText',
  CsvFormats: '@site/src/components/CsvChecker/Reference',
  CsvLimits: '@site/src/components/CsvChecker/Reference',
  CsvRules: '@site/src/components/CsvChecker/Rules',
  DebtPlot: '@site/src/components/DebtPlot',
  DeploymentList: '@site/src/components/Deployments',
  ExternalLink: '@site/src/components/ExternalLink',
  Gas: '@site/src/components/Gas',
  GasChart: '@site/src/components/GasChart',
  GasConditions: '@site/src/components/GasTable',
  GasMethods: '@site/src/components/GasTable/Methods',
  GasTable: '@site/src/components/GasTable',
  Glossary: '@site/src/components/Glossary',
  Lifecycle: '@site/src/components/Lifecycle',
  LinkParameters: '@site/src/components/LinkBuilder/Reference',
  LinkScreens: '@site/src/components/LinkBuilder/Reference',
  QueryAnswer: '@site/src/components/QueryTabs',
  QueryTabs: '@site/src/components/QueryTabs',
  QueryVersion: '@site/src/components/QueryTabs',
  Release: '@site/src/components/Release',
  Sample: '@site/src/components/Sample',
  StreamAliases: '@site/src/components/LinkBuilder/Aliases',
  StreamPlot: '@site/src/components/StreamPlot',
  Term: '@site/src/components/Term',
  Videos: '@site/src/components/Videos',
  CampaignChecker: tools,
  CsvChecker: tools,
  ErrorDecoder: tools,
  FlowCalculator: tools,
  IdentifierTool: tools,
  LinkBuilder: tools,
  LinkExplainer: tools,
  OfflineCopy: tools,
  StreamSimulator: tools,
};

const identifier = (name: string) => ({ type: 'Identifier', name });

/** `import { name } from 'module'` as MDX keeps it. */
export function importNode(name: string, module: string) {
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportSpecifier', imported: identifier(name), local: identifier(name) }],
    source: { type: 'Literal', value: module, raw: JSON.stringify(module) },
    attributes: [],
  };
  const estree = { type: 'Program', sourceType: 'module', comments: [], body: [declaration] };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}

/**
 * Remark step: imports what a page uses of the vocabulary, so that writers import nothing and a
 * page carries the code of its own components only. What a page imports itself is left alone.
 */
export function remarkVocabulary() {
  return (tree: Root) => {
    const used = new Set<string>();
    let own = '';
    visit(tree, (node) => {
      const { type, name, value } = node as { type: string; name?: string | null; value?: string };
      if (type === 'mdxjsEsm') own += value ?? '';
      const isElement = type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';
      if (isElement && name && Object.hasOwn(vocabulary, name)) used.add(name);
    });
    for (const name of used) {
      // A path may have the name of a component in it.
      if (new RegExp(`\\b${name}\\b[^'"]*\\bfrom\\b`).test(own)) continue;
      tree.children.unshift(importNode(name, vocabulary[name] ?? '') as never);
    }
  };
}
