import { CampaignChecker } from '@site/src/components/CampaignChecker';
import { CampaignDesk } from '@site/src/components/CampaignDesk';
import { CsvChecker } from '@site/src/components/CsvChecker';
import { DeploymentLookup } from '@site/src/components/DeploymentLookup';
import { ErrorDecoder } from '@site/src/components/ErrorDecoder';
import { FlowCalculator } from '@site/src/components/FlowCalculator';
import { GenuineChecker } from '@site/src/components/GenuineChecker';
import { IdentifierTool } from '@site/src/components/IdentifierTool';
import { IntegrationWizard } from '@site/src/components/IntegrationWizard';
import { LinkBuilder } from '@site/src/components/LinkBuilder';
import { LinkExplainer } from '@site/src/components/LinkBuilder/LinkExplainer';
import { OfflineCopy } from '@site/src/components/OfflineCopy';
import { PriceGate } from '@site/src/components/PriceGate';
import { SearchPage } from '@site/src/components/Search/Page';
import { StreamDesk } from '@site/src/components/StreamDesk';
import { StreamSimulator } from '@site/src/components/StreamSimulator';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { ToolName } from './load';

const tools = {
  CampaignChecker,
  CampaignDesk,
  CsvChecker,
  DeploymentLookup,
  ErrorDecoder,
  FlowCalculator,
  GenuineChecker,
  IdentifierTool,
  IntegrationWizard,
  LinkBuilder,
  LinkExplainer,
  OfflineCopy,
  PriceGate,
  SearchPage,
  StreamDesk,
  StreamSimulator,
} satisfies Record<ToolName, unknown>;

/** As ./draw, on the server. */
export function draw(name: ToolName, props: object, ids: string): string {
  const Tool = tools[name] as ComponentType<object>;
  return renderToString(<Tool {...props} />, { identifierPrefix: ids });
}
