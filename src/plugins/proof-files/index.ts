import { readFileSync } from 'node:fs';
import type { LoadContext, LoadedPlugin, Plugin } from '@docusaurus/types';
import { bundleProofs } from '@sablier-docs/playground/proofs/bundle';
import { readProofData } from '@sablier-docs/playground/proofs/interfaces';
import { findSamples, runFile } from '@sablier-docs/playground/proofs/find-samples';
import { listProofs } from '@sablier-docs/vocabulary/proofs/list';
import { STATEMENTS, statementFiles } from '@sablier-docs/vocabulary/statements/page-files';
import { readStatements } from '@sablier-docs/vocabulary/statements/read-tests';
import { emitFiles } from '../emit-files';

/** The files of `/proofs`, and the sources of their code, from the root. */
export async function proofFiles(root: string) {
  const entries = new Set(
    readStatements(root)
      .filter(({ kinds }) => !kinds.includes('source'))
      .map(({ file }) => file),
  );
  const texts = statementFiles(root)
    .concat(['worlds/kit.ts', 'guides/lockup/support.ts', 'chains/hook-contract.ts'].map(below))
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'));
  const samples = findSamples(root);
  const runs = samples.map((sample) => readFileSync(`${root}/${runFile(sample)}`, 'utf8'));
  const { interfaces, contracts } = readProofData([...texts, ...runs]);
  const { files, metafile } = await bundleProofs({
    root,
    tests: STATEMENTS,
    entries: [...entries],
    samples,
  });
  const written = new Map([...files].map(([name, text]) => [`proofs/${name}`, text]));
  written.set('proofs/abis.json', JSON.stringify(interfaces));
  for (const [name, code] of contracts)
    written.set(`proofs/contracts/${name}.json`, JSON.stringify(code));
  const names = [...contracts.keys()];
  for (const file of entries) {
    const listed = listProofs(file, { root, graph: metafile.inputs, contracts: names });
    const name = file.slice(STATEMENTS.length + 1).replace(/\.statements\.ts$/, '.json');
    written.set(`proofs/${name}`, JSON.stringify(listed));
  }
  return { files: written, inputs: Object.keys(metafile.inputs) };
}

const below = (name: string): string => `${STATEMENTS}/${name}`;

const NAME = 'proof-files';

/** The files whose code is in `/proofs`, from the root, for their licenses. */
export const bundledFiles = (plugins: readonly LoadedPlugin[]): readonly string[] =>
  (plugins.find(({ name }) => name === NAME)?.content ?? []) as readonly string[];

/**
 * Serves the tests of sentences as modules that a page can run, `/proofs/concepts/nft.js`, with what their panels show,
 * `/proofs/concepts/nft.json`. `npm start` is faster without: there, a mark is the link to its test.
 */
export default function proofFilesPlugin({ siteDir }: LoadContext): Plugin<unknown> {
  const files = new Map<string, string>();
  return {
    name: NAME,
    async loadContent() {
      if (process.env.NODE_ENV !== 'production') return [];
      const made = await proofFiles(siteDir);
      for (const [file, text] of made.files) files.set(file, text);
      return made.inputs;
    },
    configureWebpack: emitFiles(NAME, () => files),
  };
}
