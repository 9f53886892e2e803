import { createProvider } from '@sablier-docs/chain';
import { script } from '@sablier-docs/chain/worker/script';
import type { ArtifactFile } from '@sablier-docs/chain/artifacts/types';
import type { Hex } from 'viem';
import { fetched } from './fetched';
import type { Note, Result, ToRun, Wanted } from './messages';
import { runProof, type Loaded } from './run';
import { toldChain } from './told-chain';
import type { Interfaces, ListedFile } from './types';

/* The worker of proofs: it holds a chain, and runs the tests of sentences on it. */

/** 1 January 2027 in UTC: every statement begins at this second, or a few later. */
const GENESIS = 1_798_761_600n;

/** Milliseconds after which a call is stopped: the slowest takes a tenth of it on a desktop. */
const LIMIT = 10_000;

/** Milliseconds for one statement in one world. */
const PATIENCE = 60_000;

/** Contracts that every state has. */
const ALWAYS = ['TestToken', 'TestOracle', 'TetherLike', 'FeeOnTransferToken', 'OddToken'];

const files = new Map<string, Promise<Loaded>>();

async function load(file: string): Promise<Loaded> {
  const listed = await fetched<ListedFile>(`/proofs/${file}.json`);
  await Promise.all([
    ...listed.groups.map(async (group) => {
      if (runProof.published.has(group)) return;
      runProof.published.set(group, await fetched<ArtifactFile>(`/chain/${group}.json`));
    }),
    ...[...ALWAYS, ...listed.contracts].map(async (name) => {
      if (runProof.compiled.has(name)) return;
      runProof.compiled.set(name, await fetched<Hex>(`/proofs/contracts/${name}.json`));
    }),
  ]);
  const loaded: Loaded = { listed, proofs: new Map() };
  runProof.loading = loaded;
  // The bundler of this file must not look for it: it is a file of the site.
  const module = `./${file}.js`;
  await import(module);
  return loaded;
}

/** The modules of a file, loaded one file after the other, because statements belong to the one that loads. */
let last: Promise<unknown> = Promise.resolve();
function open(file: string): Promise<Loaded> {
  const known = files.get(file);
  if (known) return known;
  const opened = last.then(() => load(file));
  files.set(file, opened);
  last = opened.catch(() => undefined);
  return opened;
}

async function prove(wanted: Wanted): Promise<Result> {
  const { listed, proofs } = await open(wanted.file);
  const prove = proofs.get(wanted.id);
  const proof = listed.proofs.find(({ id }) => id === wanted.id);
  if (!prove || !proof) throw new Error(`There is no test of ${wanted.id}.`);
  Object.assign(runProof, { wanted, change: '', compared: 0 });
  const start = performance.now();
  const ended = (passed: boolean, says: string): Result => ({
    id: wanted.id,
    passed,
    says,
    change: runProof.change,
    compared: runProof.compared,
    time: Math.round(performance.now() - start),
  });
  try {
    const { id, line, kinds } = proof;
    const { file, page } = listed;
    const proved = prove({ id, line, file, page, kinds: kinds as readonly never[] }, {});
    await Promise.race([proved, tooLong(proof.worlds.length)]);
    return ended(true, '');
  } catch (error) {
    return ended(false, error instanceof Error ? error.message : String(error));
  }
}

const tooLong = (worlds: number): Promise<never> =>
  new Promise((_, reject) => {
    const time = PATIENCE * Math.max(1, worlds);
    setTimeout(() => reject(new Error('The test takes too long and was stopped.')), time);
  });

script(globalThis as never, async (_chain, { input, tell: send }) => {
  const { run: wanted } = input as ToRun;
  const tell = send as (note: Note) => void;
  tell({ status: 'Loading the test and the contracts …' });
  runProof.interfaces = await fetched<Interfaces>('/proofs/abis.json');
  const chain = await createProvider({ timestamp: GENESIS, baseFee: 0n, limit: LIMIT });
  runProof.chain = toldChain(chain);
  const results: Result[] = [];
  for (const one of wanted) {
    await open(one.file);
    tell({ status: 'Deploying the contracts …' });
    // What the harness deploys and opens is no step of the test: it begins with its state.
    runProof.tell = () => undefined;
    runProof.onState = () => {
      runProof.tell = (step) => tell({ step });
    };
    runProof.onWorld = (world, of) => {
      runProof.tell = () => undefined;
      tell({ world, of });
    };
    results.push(await prove(one));
  }
  return results;
});
