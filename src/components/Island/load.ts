import type { ComponentType } from 'react';

/** The code of every tool for the browser, fetched when the reader comes near it; ./draw.server.tsx is for the server. */
const load = {
  CampaignChecker: async () =>
    (await import('@site/src/components/CampaignChecker')).CampaignChecker,
  CampaignDesk: async () => (await import('@site/src/components/CampaignDesk')).CampaignDesk,
  CsvChecker: async () => (await import('@site/src/components/CsvChecker')).CsvChecker,
  DeploymentLookup: async () =>
    (await import('@site/src/components/DeploymentLookup')).DeploymentLookup,
  ErrorDecoder: async () => (await import('@site/src/components/ErrorDecoder')).ErrorDecoder,
  FlowCalculator: async () => (await import('@site/src/components/FlowCalculator')).FlowCalculator,
  GenuineChecker: async () => (await import('@site/src/components/GenuineChecker')).GenuineChecker,
  IdentifierTool: async () => (await import('@site/src/components/IdentifierTool')).IdentifierTool,
  IntegrationWizard: async () =>
    (await import('@site/src/components/IntegrationWizard')).IntegrationWizard,
  LinkBuilder: async () => (await import('@site/src/components/LinkBuilder')).LinkBuilder,
  LinkExplainer: async () =>
    (await import('@site/src/components/LinkBuilder/LinkExplainer')).LinkExplainer,
  OfflineCopy: async () => (await import('@site/src/components/OfflineCopy')).OfflineCopy,
  PriceGate: async () => (await import('@site/src/components/PriceGate')).PriceGate,
  SearchPage: async () => (await import('@site/src/components/Search/Page')).SearchPage,
  StreamDesk: async () => (await import('@site/src/components/StreamDesk')).StreamDesk,
  StreamSimulator: async () =>
    (await import('@site/src/components/StreamSimulator')).StreamSimulator,
};

export type ToolName = keyof typeof load;

/** @throws when there is no such tool, or when its code cannot be fetched */
export function loadTool(name: string | undefined): Promise<ComponentType<object>> {
  const find = load[name as ToolName] as (() => Promise<ComponentType<object>>) | undefined;
  return find ? find() : Promise.reject(new Error(`There is no tool ${name}.`));
}
