import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { compileApart, type CompiledContract } from '@sablier-docs/solidity/compile';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { createRandom } from '@sablier-docs/testing/random';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { typeErrors } from '@sablier-docs/testing/typecheck';
import {
  answersFor,
  foundryProjects,
  showingEverySeam,
  typescriptProjects,
  type Project,
} from './projects';
import { deployParties, nameContracts, runForm, type Parties } from './run-form';
import { browserStorage } from './browser-storage';
import { runSolidity } from './run-solidity';
import { loadModules, runTypescript, SAFE } from './run-typescript';

/* The files that /guides/build-an-integration makes. */

let local: LocalProtocol;
let tether: Deployed;
let parties: Parties;
let forgetContracts: (() => void) | undefined;

beforeAll(async () => {
  local = await startProtocol();
  tether = await local.deployExample('TetherLike', [], { keepsTokens: true });
  parties = await deployParties(local);
  // A Safe is a contract: the forms ask for its code.
  await local.chain.setCode({ address: SAFE, bytecode: '0x00' });
  await local.chain.impersonateAccount({ address: SAFE });
  await local.chain.setBalance({ address: SAFE, value: 10n ** 20n });
  forgetContracts = nameContracts(local);
});
afterAll(() => {
  vi.unstubAllGlobals();
  forgetContracts?.();
  return local?.stop();
});

/** Answers whose projects run and are typed. */
const shown = {
  viem: showingEverySeam(answersFor('viem')),
  react: showingEverySeam(answersFor('react')),
};

/** Of the projects of each kind; the nightly run takes more. */
const RUNS = process.env.TEST_ALL ? 100 : 30;

/** Runs random projects; an error names the answers. */
async function eachOf(
  projects: readonly Project[],
  seed: bigint,
  run: (project: Project, given: { token: Deployed; amount: bigint }) => Promise<void>,
) {
  const random = createRandom(seed);
  for (let i = 0; i < RUNS; i += 1) {
    const project = projects[Number(random.between(0n, BigInt(projects.length - 1)))];
    if (!project) throw new Error('There is no project.');
    const token = project.answers.token === 'unusual' ? tether : local.deployed.token;
    const amount = random.magnitude(10n ** 6n, 10n ** 27n);
    await run(project, { token, amount }).catch((error: Error) => {
      throw new Error(`${JSON.stringify(project.answers)}: ${error.message}`, { cause: error });
    });
  }
}

test.each(['foundry', 'viem', 'react'] as const)(
  'the wizard writes 432 projects for %s',
  (stack) => {
    expect(answersFor(stack).length).toBe(432);
  },
);

test('Foundry projects with every seam compile, and random ones do what was chosen', async () => {
  const { projects, sources } = foundryProjects(showingEverySeam(answersFor('foundry')));
  const wanted = Object.keys(sources).filter((file) =>
    /-Stream(Creator|Recipient)\.sol$/.test(file),
  );
  const compiled = await compileApart(sources, wanted);
  const byPlace = new Map(
    compiled
      .filter(({ name }) => name.startsWith('Stream'))
      .map((contract) => [contract.file, contract]),
  );

  await eachOf(projects, 0x17n, async ({ answers, places }, given) => {
    const contracts: Record<string, CompiledContract> = {};
    for (const name of ['StreamCreator', 'StreamRecipient']) {
      const contract = byPlace.get(places[`src/${name}.sol`] ?? '');
      if (contract) contracts[name] = contract;
    }
    await runSolidity(local, answers, contracts, given);
  });
});

test('random TypeScript projects do what was chosen', async () => {
  const { projects, sources } = typescriptProjects(shown.viem);
  const entry = ({ places }: Project) => places['src/create.ts'] ?? '';
  const modules = await loadModules('viem', sources, projects.map(entry));
  await eachOf(projects, 0x18n, async (project, given) => {
    await runTypescript(local, project.answers, modules.get(entry(project)) ?? {}, given);
  });
});

test('random React projects do what was chosen and typed into the form', async () => {
  const { projects, sources } = typescriptProjects(shown.react);
  vi.stubGlobal('localStorage', browserStorage());
  const entry = ({ places }: Project) => places['src/streams.ts'] ?? '';
  const modules = await loadModules('react', sources, projects.map(entry));
  await eachOf(projects, 0x19n, async (project, given) => {
    await runForm(local, parties, project.answers, modules.get(entry(project)) ?? {}, given);
  });
});

test.each(['viem', 'react'] as const)('projects for %s have no type error', async (stack) => {
  const { sources } = typescriptProjects(shown[stack]);
  const vite = { 'examples/wizard/vite.d.ts': '/// <reference types="vite/client" />' };
  expect(await typeErrors([], stack === 'react' ? { ...sources, ...vite } : sources)).toEqual([]);
});
