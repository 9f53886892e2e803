import { CampaignChecker as Campaign } from '@site/src/components/CampaignChecker';
import { CsvChecker as Csv } from '@site/src/components/CsvChecker';
import { ErrorDecoder as Decoder } from '@site/src/components/ErrorDecoder';
import { FlowCalculator as Calculator } from '@site/src/components/FlowCalculator';
import { IdentifierTool as Identifiers } from '@site/src/components/IdentifierTool';
import { LinkBuilder as Builder } from '@site/src/components/LinkBuilder';
import { LinkExplainer as Explainer } from '@site/src/components/LinkBuilder/LinkExplainer';
import { OfflineCopy as Copy } from '@site/src/components/OfflineCopy';
import { StreamSimulator as Simulator } from '@site/src/components/StreamSimulator';
import { island } from '.';

/** The tools as pages have them; see src/markdown/vocabulary.ts. */
export const CampaignChecker = island('CampaignChecker', Campaign);
export const CsvChecker = island('CsvChecker', Csv);
export const ErrorDecoder = island('ErrorDecoder', Decoder);
export const FlowCalculator = island('FlowCalculator', Calculator);
export const IdentifierTool = island('IdentifierTool', Identifiers);
export const LinkBuilder = island('LinkBuilder', Builder);
export const LinkExplainer = island('LinkExplainer', Explainer);
export const OfflineCopy = island('OfflineCopy', Copy);
export const StreamSimulator = island('StreamSimulator', Simulator);
