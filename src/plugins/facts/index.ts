import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readAccess } from '../../protocol/access';
import type { AccessFact } from '../../protocol/access/types';
import { readCampaigns } from '../../protocol/campaigns/read';
import type { CampaignFact } from '../../protocol/campaigns/types';
import { readChains, type ChainFact } from '../../protocol/chains';
import { readComptrollerAddresses } from '../../protocol/comptrollers';
import { readCreation } from '../../protocol/creation/read';
import type { CreationFacts } from '../../protocol/creation/types';
import { readDesk } from '../../protocol/desk/read';
import type { DeskRelease } from '../../protocol/desk/types';
import { readErrors } from '../../protocol/errors';
import { readOlderErrors } from '../../protocol/errors/older';
import type { ErrorFact, OlderError } from '../../protocol/errors/types';
import {
  readKnownContracts,
  readKnownPrograms,
  type KnownContract,
  type KnownProgram,
} from '../../protocol/known-contracts';
import { readLayout, type LayoutFact } from '../../protocol/layout';
import { linkFunctions, type FunctionLinks } from '../../protocol/reference/function-links';
import { readPages } from '../../protocol/reference/generate';
import { readLegacyFacts, type LegacyFact } from '../../protocol/legacy';
import { readLegacyDesk, type LegacyDesk } from '../../protocol/legacy/desk';
import { readReleases, type Product, type ReleaseFact } from '../../protocol/releases';
import { readCsvFormats, type CsvFormat } from '../../protocol/csv-formats';
import { readSignatures, type SignatureFact } from '../../protocol/signatures';
import type { ChainOnOffer, WizardFacts } from '../../protocol/wizard/types';
import { readWizard, readWizardForm } from './wizard';
import {
  readStreamAliases,
  readStreamContracts,
  type StreamAlias,
  type StreamContract,
} from '../../protocol/indexers/aliases';

interface Facts {
  access: Record<Product, AccessFact>;
  campaigns: CampaignFact[];
  chains: ChainFact[];
  comptrollers: Record<number, string>;
  creation: CreationFacts;
  desk: DeskRelease[];
  errors: ErrorFact[];
  'older-errors': OlderError[];
  functionLinks: Record<string, FunctionLinks>;
  'known-contracts': KnownContract[];
  'known-programs': KnownProgram[];
  layout: LayoutFact;
  legacy: LegacyFact[];
  'legacy-desk': LegacyDesk[];
  releases: ReleaseFact[];
  signatures: SignatureFact[];
  'stream-contracts': StreamContract[];
  csvFormats: CsvFormat[];
  streamAliases: StreamAlias[];
  'wizard-solidity': WizardFacts;
  'wizard-typescript': WizardFacts;
  'wizard-chains': ChainOnOffer[];
}

/**
 * Writes what the packages say as JSON that components import from `@facts/…`, so that a page
 * carries the rows it shows and not the SDK (24 MB).
 */
export default function factsPlugin(context: LoadContext): Plugin {
  const folder = path.join(context.generatedFilesDir, 'facts', 'default');
  return {
    name: 'facts',
    async contentLoaded({ actions }) {
      const errors = readErrors(context.siteDir);
      const facts: Facts = {
        access: readAccess(context.siteDir),
        campaigns: readCampaigns(),
        chains: readChains(),
        comptrollers: readComptrollerAddresses(),
        creation: readCreation(),
        desk: readDesk(),
        errors,
        'older-errors': readOlderErrors(context.siteDir, errors),
        functionLinks: linkFunctions(
          readPages(context.siteDir),
          errors.flatMap(({ raisedBy }) => raisedBy),
        ),
        'known-contracts': readKnownContracts(),
        'known-programs': readKnownPrograms(),
        layout: readLayout(context.siteDir),
        legacy: readLegacyFacts(),
        'legacy-desk': readLegacyDesk(),
        releases: readReleases(),
        signatures: readSignatures(context.siteDir),
        'stream-contracts': readStreamContracts(),
        csvFormats: readCsvFormats(),
        streamAliases: readStreamAliases(),
        'wizard-solidity': readWizard(context.siteDir, ['solidity']),
        'wizard-typescript': readWizard(context.siteDir, ['typescript']),
        'wizard-chains': readWizardForm(),
      };
      for (const [name, rows] of Object.entries(facts)) {
        await actions.createData(`${name}.json`, rows);
      }
    },
    configureWebpack: () => ({ resolve: { alias: { '@facts': folder } } }),
  };
}
