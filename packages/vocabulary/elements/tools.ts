import { storyIds } from '@sablier-docs/playground/stories';
import { shapeIds } from './figures';
import { products } from '@sablier-docs/protocol/releases';
import { optional, required, type Rules } from './attribute-rules';
import { component } from './types';

const tool = (name: string, module: string, description: string, attributes?: Rules) =>
  component({
    group: 'tools',
    description,
    example: `<${name} />`,
    attributes,
    module,
    isTool: true,
  });

/**
 * The interactive tools, which run in the reader's browser once the reader comes near them. A new tool needs
 * its folder and a row here: pages can then use it, the server renders it and the browser fetches it from the
 * module that exports its name; see packages/islands/plugin/tools.ts.
 */
export const toolElements = {
  StreamSimulator: tool(
    'StreamSimulator',
    '@sablier-docs/tools/simulators/stream/view',
    'the simulator, beginning with a named `shape`',
    { shape: optional(shapeIds) },
  ),
  PriceGate: tool(
    'PriceGate',
    '@sablier-docs/tools/simulators/price-gate/view',
    'whether a price-gated stream is locked',
  ),
  FlowCalculator: tool(
    'FlowCalculator',
    '@sablier-docs/tools/simulators/flow/view',
    'amount to rate and back, debts, depletion',
  ),
  FiguresForADate: tool(
    'FiguresForADate',
    '@sablier-docs/tools/desks/figures/view',
    'the figures of streams at a past second, read from their contracts',
  ),
  FindStreams: tool(
    'FindStreams',
    '@sablier-docs/tools/desks/find/view',
    'the streams that an address holds on a chain, read from every contract',
  ),
  ErrorDecoder: tool('ErrorDecoder', '@sablier-docs/kit/decoder/view', 'the meaning of a revert'),
  DeploymentLookup: tool(
    'DeploymentLookup',
    '@sablier-docs/tools/checkers/lookup/view',
    'every deployed contract, by name, address or chain',
  ),
  GenuineChecker: tool(
    'GenuineChecker',
    '@sablier-docs/tools/checkers/authenticity/view',
    'whether an address, a link or a domain is Sablier’s',
  ),
  IdentifierTool: tool(
    'IdentifierTool',
    '@sablier-docs/tools/checkers/identifier/view',
    'the parts of a stream id',
  ),
  StreamDesk: tool(
    'StreamDesk',
    '@sablier-docs/tools/desks/stream/view',
    'the calls to the contract of a stream, without the app',
  ),
  IntegrationWizard: tool(
    'IntegrationWizard',
    '@sablier-docs/create-streams/view',
    'a project that creates streams, from a few answers',
  ),
  UpgradeAssistant: component({
    group: 'tools',
    description: 'the checklist of an upgrade between two releases',
    example: '<UpgradeAssistant of="lockup" />',
    attributes: { of: required(products) },
    module: '@sablier-docs/tools/upgrade/view',
    isTool: true,
  }),
  LinkBuilder: tool(
    'LinkBuilder',
    '@sablier-docs/tools/links/view',
    'a link into the app, built from a form',
  ),
  LinkExplainer: tool(
    'LinkExplainer',
    '@sablier-docs/tools/links/view/LinkExplainer',
    'the effect of a link into the app',
  ),
  CsvChecker: tool(
    'CsvChecker',
    '@sablier-docs/tools/checkers/csv',
    'a CSV file checked, row by row',
  ),
  CampaignChecker: tool(
    'CampaignChecker',
    '@sablier-docs/tools/checkers/campaign',
    'a campaign checked against its Merkle root',
  ),
  CampaignDesk: tool(
    'CampaignDesk',
    '@sablier-docs/tools/desks/campaign/view',
    'the calls to a campaign, without the app',
  ),
  Playground: tool(
    'Playground',
    '@sablier-docs/playground/view',
    'a stream on a chain inside the page, beginning with a named `story`',
    { story: optional(storyIds) },
  ),
  OfflineCopy: tool(
    'OfflineCopy',
    '@site/src/components/OfflineCopy',
    'a copy of the site for reading offline',
  ),
};
