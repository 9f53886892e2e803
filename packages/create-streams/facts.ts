import { readFileSync } from 'node:fs';
import path from 'node:path';
import { regionOf, withoutMarkers } from '@sablier-docs/ui/Code/regions';
import { readWizardChains, readWizardReleases } from './contracts/chains';
import {
  HEAD,
  WHOLE,
  FAMILIES,
  type ChainOnOffer,
  type Family,
  type SamplePieces,
  type WizardFacts,
} from './contracts/types';

type Samples = Readonly<Record<string, readonly [string, ...string[]]>>;

/** What projects with a script in TypeScript are written from. */
const SCRIPTS: Samples = {
  'flow/batchable/batch.ts': ['send', 'payroll'],
  'flow/calculate-rps/rates.ts': [WHOLE],
  'flow/contracts.ts': [WHOLE],
  'flow/create-stream/create-stream.ts': ['stream-id', 'create-and-deposit'],
  'lockup/approve.ts': [WHOLE],
  'lockup/batch/batch-dynamic.ts': [WHOLE],
  'lockup/batch/batch-linear.ts': [WHOLE],
  'lockup/batch/batch-price-gated.ts': [WHOLE],
  'lockup/batch/batch-tranched.ts': [WHOLE],
  'lockup/contracts.ts': [WHOLE],
  'lockup/create-stream/create-dynamic.ts': [WHOLE],
  'lockup/create-stream/create-linear.ts': [WHOLE],
  'lockup/create-stream/create-price-gated.ts': [WHOLE],
  'lockup/create-stream/create-tranched.ts': [WHOLE, 'split'],
  'lockup/hooks/check-hook.ts': [WHOLE],
  'starters/viem/.env.example': [WHOLE],
  'starters/viem/.gitignore': [WHOLE],
  'starters/_shared/.npmrc': [WHOLE],
  'starters/_shared/contracts/Local.sol': [WHOLE],
  'starters/_shared/contracts/local.json': [WHOLE],
  'starters/viem/package.json': [WHOLE],
  'starters/_shared/src/clients.ts': [WHOLE],
  'starters/_shared/test/anvil.ts': [WHOLE],
  'starters/viem/tsconfig.json': [WHOLE],
  'wizard/UnusualToken.sol': [WHOLE],
  'wizard/approve.ts': [WHOLE],
  'wizard/calendar.ts': [WHOLE],
  'wizard/calls.ts': [WHOLE],
  'wizard/check-contract.ts': [WHOLE],
  'wizard/creation-event.ts': [WHOLE],
  'wizard/environment.ts': ['environment'],
  'wizard/flow-event.ts': [WHOLE],
  'wizard/grants.ts': [WHOLE],
  'wizard/in-parts.ts': [WHOLE],
  'wizard/local/comptroller.ts': [WHOLE],
  'wizard/local/contracts/LocalContract.sol': [WHOLE],
  'wizard/local/contracts/local.json': [WHOLE],
  'wizard/local/deploy-contract.ts': [WHOLE],
  'wizard/local/execute-file.ts': [WHOLE],
  'wizard/local/flow.ts': [WHOLE],
  'wizard/local/lockup.ts': [WHOLE],
  'wizard/local/name-contracts.ts': [WHOLE],
  'wizard/local/storage.ts': ['storage'],
  'wizard/parts.ts': [WHOLE],
  'wizard/progress.ts': [WHOLE],
  'wizard/safe-file.ts': [WHOLE],
  'wizard/safe-flow.ts': ['imports', 'one', 'many'],
};

/** The samples below `examples/` that the wizard uses, with their pieces. */
const SAMPLES: Readonly<Record<Family, Samples>> = {
  solidity: {
    'flow/batchable/FlowBatcher.sol': [WHOLE, 'create-many', 'pay-many'],
    'flow/create-stream/FlowStreamCreator.sol': [HEAD, 'rate', 'create-and-deposit'],
    'flow/stream-management/FlowPayee.sol': [WHOLE],
    'flow/stream-management/FlowStreamManager.sol': [WHOLE],
    'lockup/batch/BatchDynamicStreamCreator.sol': [HEAD, 'create', 'stream'],
    'lockup/batch/BatchLinearStreamCreator.sol': [HEAD, 'create'],
    'lockup/batch/BatchTranchedStreamCreator.sol': [HEAD, 'create', 'tranches'],
    'lockup/create-stream/DynamicStreamCreator.sol': [HEAD, 'create'],
    'lockup/create-stream/LinearStreamCreator.sol': [HEAD, 'create'],
    'lockup/create-stream/PriceGatedStreamCreator.sol': [HEAD, 'create', 'price'],
    'lockup/create-stream/TranchedStreamCreator.sol': [HEAD, 'create'],
    'lockup/hooks/StreamLedger.sol': ['imports', 'state', 'interface', 'cancel', 'withdraw'],
    'lockup/stream-management/StreamManager.sol': [
      HEAD,
      'withdraw-max',
      'cancel',
      'renounce',
      'sweep',
    ],
    'starters/foundry/.gitignore': [WHOLE],
    'starters/hardhat/.gitignore': [WHOLE],
    'starters/hardhat/package.json': [WHOLE],
    'starters/hardhat/tsconfig.json': [WHOLE],
    'starters/_shared/.npmrc': [WHOLE],
    'starters/_shared/forge.cjs': [WHOLE],
    'starters/_shared/foundry.toml': [WHOLE],
    'starters/foundry/package.json': [WHOLE],
    'starters/_shared/solc.cjs': [WHOLE],
    'starters/foundry/test/Cheats.sol': [WHOLE],
    'starters/_shared/contracts/Local.sol': [WHOLE],
    'starters/foundry/test/LocalLockup.sol': [WHOLE],
    'wizard/BatchPriceGatedStreamCreator.sol': [HEAD, 'create'],
    'wizard/LocalFlow.sol': [WHOLE],
    'wizard/UnusualToken.sol': [WHOLE],
    'wizard/foundry/Grants.sol': [WHOLE],
    'wizard/foundry/InParts.sol': [WHOLE],
    'wizard/foundry/Recipients.sol': [WHOLE],
    'wizard/foundry/SafeFile.sol': [WHOLE],
    'wizard/foundry/Script.sol': [WHOLE],
  },
  typescript: {
    ...SCRIPTS,
    'starters/wagmi/.gitignore': [WHOLE],
    'starters/wagmi/index.html': [WHOLE],
    'starters/wagmi/package.json': [WHOLE],
    'starters/wagmi/src/Connect.tsx': [WHOLE],
    'starters/wagmi/src/main.tsx': [WHOLE],
    'starters/wagmi/tsconfig.json': [WHOLE],
    'starters/wagmi/vite.config.ts': [WHOLE],
    'wizard/react/App.tsx': [WHOLE],
    'wizard/react/CreateForm.tsx': [WHOLE],
    'wizard/react/Fields.tsx': [WHOLE],
    'wizard/react/SafeApp.tsx': [WHOLE],
    'wizard/react/SafeForm.tsx': [WHOLE],
    'wizard/react/clients.ts': [WHOLE],
    'wizard/react/config.ts': [WHOLE],
    'wizard/react/deploy.md': [WHOLE],
    'wizard/react/env.d.ts': [WHOLE],
    'wizard/react/local.ts': [WHOLE],
    'wizard/react/message.ts': [WHOLE],
    'wizard/react/node.ts': [WHOLE],
    'wizard/react/one-tab.ts': [WHOLE],
    'wizard/react/progress.ts': [WHOLE],
    'wizard/react/safe-streams.ts': ['safe'],
    'wizard/react/streams.ts': ['wallet'],
    'wizard/react/style.css': [WHOLE],
    'wizard/react/Unfinished.tsx': [WHOLE],
    'wizard/react/values.ts': ['common', 'number', 'amount', 'grants', 'list', 'price', 'rate'],
  },
  ethers: {
    ...SCRIPTS,
    'starters/ethers/package.json': [WHOLE],
    'starters/ethers/src/transactions.ts': [WHOLE],
    'wizard/ethers/approve.ts': [WHOLE],
    'wizard/ethers/check-contract.ts': [WHOLE],
    'wizard/ethers/check-hook.ts': [WHOLE],
    'wizard/ethers/contracts-flow.ts': [WHOLE],
    'wizard/ethers/flow.ts': ['imports', 'one', 'many'],
    'wizard/ethers/send.ts': [WHOLE],
  },
};

/** Packages that a project needs and its starter does not list. */
const PACKAGES = ['@sablier/flow'];

/**
 * Chains, samples and versions for the wizard, or for the stacks of some families.
 * @param site URL of this site, for the links in a project
 * @throws when a sample or one of its pieces, a package or a chain is missing
 */
export function readWizardFacts(
  siteDir: string,
  site: string,
  families: readonly Family[] = FAMILIES,
): WizardFacts {
  const wanted = families.flatMap((family) => Object.entries(SAMPLES[family]));
  return {
    chains: readWizardChains(),
    samples: Object.fromEntries(
      wanted.map(([file, pieces]) => [file, piecesOf(siteDir, file, pieces)]),
    ),
    versions: Object.fromEntries(PACKAGES.map((name) => [name, versionOf(siteDir, name)])),
    releases: readWizardReleases(),
    site,
  };
}

function piecesOf(siteDir: string, file: string, pieces: readonly string[]): SamplePieces {
  const source = readFileSync(path.join(siteDir, 'examples', file), 'utf8');
  return Object.fromEntries(pieces.map((piece) => [piece, pieceOf(source, piece, file)]));
}

function pieceOf(source: string, piece: string, file: string): string {
  if (piece === WHOLE) return withoutMarkers(source);
  if (piece !== HEAD) return regionOf(source, piece, file);
  const [head] = /^[^]*?\n {4}constructor\([^]*?\n {4}\}\n/.exec(withoutMarkers(source)) ?? [];
  if (!head) throw new Error(`${file} has no contract with a constructor.`);
  return head;
}

/** The chains on offer, for the wizard's form. */
export const readChainsOnOffer = (): ChainOnOffer[] =>
  readWizardChains().map(({ id, name, isZK }) => ({ id, name, isZK }));

function versionOf(siteDir: string, name: string): string {
  const file = path.join(siteDir, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
