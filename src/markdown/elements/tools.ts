import { shapeIds } from './figures';
import { may, type Rules } from './rules';
import { component } from './types';

const tool = (name: string, what: string, attributes?: Rules) =>
  component({
    group: 'tools',
    what,
    example: `<${name} />`,
    attributes,
    module: '@site/src/components/Island/tools',
    isTool: true,
  });

/** What runs in the reader's browser, when the reader comes near it; see src/components/Island. */
export const tools = {
  StreamSimulator: tool('StreamSimulator', 'the simulator, beginning with a named `shape`', {
    shape: may(shapeIds),
  }),
  PriceGate: tool('PriceGate', 'whether a price-gated stream is locked'),
  FlowCalculator: tool('FlowCalculator', 'amount to rate and back, debts, depletion'),
  ErrorDecoder: tool('ErrorDecoder', 'what a revert says'),
  DeploymentLookup: tool('DeploymentLookup', 'every deployed contract, by name, address or chain'),
  GenuineChecker: tool('GenuineChecker', 'whether an address, a link or a domain is Sablier’s'),
  IdentifierTool: tool('IdentifierTool', 'the parts of a stream id'),
  StreamDesk: tool('StreamDesk', 'what to send to the contract of a stream, without the app'),
  IntegrationWizard: tool(
    'IntegrationWizard',
    'a project that creates streams, from a few answers',
  ),
  LinkBuilder: tool('LinkBuilder', 'a link into the app, built from a form'),
  LinkExplainer: tool('LinkExplainer', 'what a link into the app does'),
  CsvChecker: tool('CsvChecker', 'a CSV file checked, row by row'),
  CampaignChecker: tool('CampaignChecker', 'a campaign checked against its Merkle root'),
  CampaignDesk: tool('CampaignDesk', 'what to send to a campaign, without the app'),
  OfflineCopy: tool('OfflineCopy', 'the site kept for reading without a network'),
};
