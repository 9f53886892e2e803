import type { StreamSimulator as Simulator } from '@site/src/components/StreamSimulator';
import type { ComponentProps } from 'react';
import { island } from '.';

/** The tools as pages have them; see src/markdown/vocabulary.ts. */
export const CampaignChecker = island('CampaignChecker');
export const CampaignDesk = island('CampaignDesk');
export const CsvChecker = island('CsvChecker');
export const DeploymentLookup = island('DeploymentLookup');
export const ErrorDecoder = island('ErrorDecoder');
export const FlowCalculator = island('FlowCalculator');
export const GenuineChecker = island('GenuineChecker');
export const IdentifierTool = island('IdentifierTool');
export const IntegrationWizard = island('IntegrationWizard');
export const LinkBuilder = island('LinkBuilder');
export const LinkExplainer = island('LinkExplainer');
export const OfflineCopy = island('OfflineCopy');
export const PriceGate = island('PriceGate');
export const SearchPage = island('SearchPage');
export const StreamDesk = island('StreamDesk');
export const StreamSimulator = island<ComponentProps<typeof Simulator>>('StreamSimulator');
