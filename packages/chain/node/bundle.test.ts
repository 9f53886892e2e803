import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleChainWorker } from './bundle';

/** Largest size of the compressed worker in bytes; it is loaded on a press only. */
const MOST = { gzip: 105_000, brotli: 92_000 };

test('the worker for browsers is small, and runs under a policy without eval and WebAssembly', async () => {
  const { code, metafile } = await bundleChainWorker('browser');
  expect(gzipSync(code).length).toBeLessThan(MOST.gzip);
  expect(brotliCompressSync(code).length).toBeLessThan(MOST.brotli);
  expect(code).not.toMatch(
    /\beval\(|new Function\b|\bFunction\(|WebAssembly|\brequire\(|importScripts/,
  );
  const inputs = Object.values(metafile.outputs)
    .flatMap((output) => Object.entries(output.inputs))
    .flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : []))
    .join('\n');
  expect(inputs).not.toMatch(/rustbn-wasm|mcl-wasm|kzg-wasm|c-kzg|node:|\/viem\//);
  // One copy of the hashes and curves.
  const copies = new Set(inputs.match(/^.*@noble\/(hashes|curves)\//gm));
  expect(copies.size).toBe(2);
});
