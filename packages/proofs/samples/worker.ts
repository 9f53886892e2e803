import type { ArtifactFile } from '@sablier-docs/chain/artifacts/types';
import { script } from '@sablier-docs/chain/worker/script';
import type { Hex } from 'viem';
import type { Run } from '../../../examples/here';
import { fetched } from '../run/fetched';
import type { Step } from '../run/messages';
import { runProof } from '../run/run';
import { toldChain } from '../run/told-chain';
import type { Interfaces } from '../run/types';
import type { Parts } from './edited';
import { boundedSteps, cutLine } from './bounded';
import { failureOf } from './failure';
import { openStage } from './stage';
import type { SampleNote, SampleResult, SampleToRun } from './types';
import { sampleLines } from './watch';

/* The worker of samples: it runs one on the chain that the page lends, and tells what happens. */

const compiled = async (name: string) => {
  const abi = runProof.interfaces.compiled[name];
  if (!abi) throw new Error(`The page has no contract ${name}.`);
  return { abi, creationCode: await fetched<Hex>(`/proofs/contracts/${name}.json`) };
};

/** The runs of a sample: those of the site, or what the reader has typed. */
async function runsOf({ sample, edited }: SampleToRun): Promise<Record<string, unknown>> {
  // The bundler of this file must not look for these: they are files of the site.
  const module = `./samples/${sample}${edited ? '.parts' : ''}.js`;
  const loaded = (await import(module)) as Record<string, unknown>;
  if (!edited) return loaded;
  const { interpret } = await import('./edited');
  const parts = loaded.parts as Parts;
  return interpret({ name: sample.slice(sample.lastIndexOf('/') + 1), ...edited }, parts);
}

script(globalThis as never, async (chain, { input, tell: send }): Promise<SampleResult> => {
  const wanted = input as SampleToRun;
  const tell = send as (note: SampleNote) => void;
  const step = boundedSteps(
    (one: Step) => tell({ step: one }),
    (ended) => tell({ ended }),
  );
  tell({ status: 'Loading the contracts …' });
  runProof.interfaces = await fetched<Interfaces>('/proofs/abis.json');
  const stage = await openStage(chain, {
    sample: wanted.sample,
    compiled,
    watched: toldChain,
    load: (group) => fetched<ArtifactFile>(`/chain/${group}.json`),
  });
  runProof.names = stage.names;
  // A sample prints with the console of its worker.
  Object.assign(console, sampleLines(step));
  tell({ status: 'Running …' });
  const start = performance.now();
  let failed = '';
  try {
    const found = (await runsOf(wanted))[wanted.name];
    if (typeof found !== 'function')
      throw new Error(`The second file has to export the function ${wanted.name}.`);
    runProof.tell = step;
    await (found as Run)(stage.here);
  } catch (error) {
    failed = cutLine(failureOf(error));
  }
  runProof.tell = () => undefined;
  const time = Math.round(performance.now() - start);
  return { failed, moved: await stage.moved(), time };
});
