import { runProof, type Prove } from '@sablier-docs/proofs/run/run';

/** `define` in a page: the test waits until a reader runs it. The page's sentence is that of the build. */
export function define(id: string, prove: Prove): void {
  runProof.loading.proofs.set(id, prove);
}
