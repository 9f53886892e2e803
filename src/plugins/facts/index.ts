import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readAccess } from '@sablier-docs/reference/access';
import type { AccessFact } from '@sablier-docs/reference/access/types';
import { readCampaigns } from '@sablier-docs/protocol/campaigns/read-campaigns';
import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import type { Callable } from '@sablier-docs/protocol/calls/callable';
import { readCallables } from '@sablier-docs/protocol/calls/callables';
import { readChains, readTokenPageChains, type ChainFact } from '@sablier-docs/protocol/chains';
import { readComptrollerAddresses } from '@sablier-docs/protocol/comptrollers';
import { readCreationFacts } from '@sablier-docs/tools/desks/creation/contracts/read-facts';
import type { CreationFacts } from '@sablier-docs/tools/desks/creation/contracts/types';
import { readDeskReleases } from '@sablier-docs/tools/readings/contracts/read-releases';
import type { DeskRelease } from '@sablier-docs/tools/readings/contracts/types';
import { readErrors } from '@sablier-docs/reference/errors';
import { readOlderErrors } from '@sablier-docs/protocol/errors/older';
import type { ErrorFact, OlderError } from '@sablier-docs/protocol/errors/types';
import {
  readKnownContracts,
  readKnownPrograms,
  type KnownContract,
  type KnownProgram,
} from '@sablier-docs/protocol/known-contracts';
import { readLayout, type LayoutFact } from '@sablier-docs/reference/layout';
import { linkFunctions, type FunctionLinks } from '@sablier-docs/reference/function-links';
import { readReferencePages } from '@sablier-docs/reference/generate';
import { readLegacyFacts, type LegacyFact } from '@sablier-docs/protocol/legacy';
import { readLegacyContracts, type LegacyContract } from '@sablier-docs/protocol/legacy/contracts';
import {
  readPlaygroundContracts,
  type PlaygroundContracts,
} from '@sablier-docs/playground/contracts';
import { readRehearsalFacts, type RehearsalFacts } from '@sablier-docs/tools/rehearsal/interfaces';
import { readReleases, type Product, type ReleaseFact } from '@sablier-docs/protocol/releases';
import { readCsvFormats, type CsvFormat } from '@sablier-docs/protocol/csv-formats';
import { readSignatures, type SignatureFact } from '@sablier-docs/reference/signatures-of-pages';
import type { ChainOnOffer, WizardFacts } from '@sablier-docs/create-streams/contracts/types';
import { readWizardFacts, readChainsOnOffer } from '@sablier-docs/create-streams/facts';
import {
  readStreamAliases,
  readStreamContracts,
  type StreamAlias,
  type StreamContract,
} from '@sablier-docs/protocol/indexers/aliases';

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
  functions: Callable[];
  'known-contracts': KnownContract[];
  'known-programs': KnownProgram[];
  layout: LayoutFact;
  legacy: LegacyFact[];
  'legacy-desk': LegacyContract[];
  playground: PlaygroundContracts;
  rehearsal: RehearsalFacts;
  releases: ReleaseFact[];
  signatures: SignatureFact[];
  'stream-contracts': StreamContract[];
  'token-page-chains': number[];
  csvFormats: CsvFormat[];
  streamAliases: StreamAlias[];
  'wizard-solidity': WizardFacts;
  'wizard-typescript': WizardFacts;
  'wizard-ethers': WizardFacts;
  'wizard-chains': ChainOnOffer[];
}

/**
 * Writes data of the packages as JSON files that components import from `@facts/…`, so that a page carries only
 * the rows that it shows instead of the SDK (24 MB).
 */
export default function factsPlugin(context: LoadContext): Plugin {
  const folder = path.join(context.generatedFilesDir, 'facts', 'default');
  return {
    name: 'facts',
    async contentLoaded({ actions }) {
      const errors = readErrors(context.siteDir);
      const older = readOlderErrors(context.siteDir, errors);
      const facts: Facts = {
        access: readAccess(context.siteDir),
        campaigns: readCampaigns(),
        chains: readChains(),
        comptrollers: readComptrollerAddresses(),
        creation: readCreationFacts(),
        desk: readDeskReleases(),
        errors,
        'older-errors': older,
        functionLinks: linkFunctions(
          readReferencePages(context.siteDir),
          errors.flatMap(({ raisedBy }) => raisedBy),
        ),
        functions: readCallables().filter(({ kind }) => kind === 'function'),
        'known-contracts': readKnownContracts(),
        'known-programs': readKnownPrograms(),
        layout: readLayout(context.siteDir),
        legacy: readLegacyFacts(),
        'legacy-desk': readLegacyContracts(),
        playground: readPlaygroundContracts([...errors, ...older]),
        rehearsal: readRehearsalFacts(),
        releases: readReleases(),
        signatures: readSignatures(context.siteDir),
        'stream-contracts': readStreamContracts(),
        'token-page-chains': readTokenPageChains(),
        csvFormats: readCsvFormats(),
        streamAliases: readStreamAliases(),
        'wizard-solidity': readWizardFacts(context.siteDir, context.siteConfig.url, ['solidity']),
        'wizard-typescript': readWizardFacts(context.siteDir, context.siteConfig.url, [
          'typescript',
        ]),
        'wizard-ethers': readWizardFacts(context.siteDir, context.siteConfig.url, ['ethers']),
        'wizard-chains': readChainsOnOffer(),
      };
      for (const [name, rows] of Object.entries(facts)) {
        await actions.createData(`${name}.json`, rows);
      }
    },
    configureWebpack: () => ({
      resolve: { alias: { '@facts': folder } },
      // What a tool fetches as a file: `new URL('@facts/wizard-solidity.json', import.meta.url)`.
      module: {
        rules: [
          {
            dependency: { not: ['url'] },
            include: folder,
            type: 'javascript/auto',
            use: [path.join(__dirname, 'json-module.cjs')],
          },
          {
            dependency: 'url',
            include: folder,
            type: 'asset/resource',
            generator: { filename: 'assets/facts/[name].[contenthash:8][ext]' },
          },
        ],
      },
      // The digest of a minified file would replace the first one in every file, wherever its six digits are: in
      // addresses and bytecode as well. The first one already changes with every source.
      optimization: { realContentHash: false },
    }),
  };
}
