import { readFileSync } from 'node:fs';
import type { LoadContext, LoadedPlugin, Plugin } from '@docusaurus/types';
import { bundleProofs } from '@sablier-docs/proofs/bundle/bundle';
import { readProofData } from '@sablier-docs/proofs/bundle/interfaces';
import { findSamples, runFile } from '@sablier-docs/proofs/bundle/find-samples';
import { listProofs, type ListOptions } from '@sablier-docs/proofs/bundle/list';
import type { PageStatements } from '@sablier-docs/proofs/sentences/check';
import {
  pageOfTestFile,
  pageSourceFile,
  STATEMENTS,
  statementFiles,
} from '@sablier-docs/proofs/sentences/page-files';
import { readStatements } from '@sablier-docs/proofs/sentences/read-tests';
import { buildCache, digestOfCode } from '../build-cache';
import { emitFiles } from '../emit-files';

/** What the tests of sentences are bundled to: all of `/proofs` that no page has a part in. */
interface BundledTests {
  /** Files by their path on the site. */
  readonly files: readonly (readonly [file: string, text: string])[];
  readonly graph: ListOptions['graph'];
  /** Files of tests that a page can run, from the root. */
  readonly entries: readonly string[];
  /** Names of compiled contracts. */
  readonly contracts: readonly string[];
}

/** The files of `/proofs`, and the sources of their code, from the root. */
export async function proofFiles(root: string) {
  const cache = buildCache('proofs', [digestOfCode(root)], root);
  const kept = cache.read(['bundle']);
  const bundled = kept ? (JSON.parse(kept) as BundledTests) : await bundleTests(root);
  if (!kept) cache.write(['bundle'], JSON.stringify(bundled));
  const { graph, contracts, entries } = bundled;
  const written = new Map(bundled.files);
  const pages = new Map<string, PageStatements>();
  for (const file of entries) {
    const source = pageSourceFile(pageOfTestFile(file, root), root) ?? '';
    const listed = cache.json([file, source, readFileSync(`${root}/${source}`, 'utf8')], () =>
      listProofs(file, { root, graph, contracts, pages }),
    );
    const name = file.slice(STATEMENTS.length + 1).replace(/\.statements\.ts$/, '.json');
    written.set(`proofs/${name}`, JSON.stringify(listed));
  }
  return { files: written, inputs: Object.keys(graph) };
}

async function bundleTests(root: string): Promise<BundledTests> {
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
  return {
    files: [
      ...[...files].map(([name, text]) => [`proofs/${name}`, text] as const),
      ['proofs/abis.json', JSON.stringify(interfaces)],
      ...[...contracts].map(
        ([name, code]) => [`proofs/contracts/${name}.json`, JSON.stringify(code)] as const,
      ),
    ],
    graph: metafile.inputs,
    entries: [...entries],
    contracts: [...contracts.keys()],
  };
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
