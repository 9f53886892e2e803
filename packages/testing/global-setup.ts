import type { TestProject } from 'vitest/node';
import { compileExamples, type CompiledContract } from '@sablier-docs/solidity/compile';

declare module 'vitest' {
  interface ProvidedContext {
    /** The contracts of `compileExamples`, by name. */
    contracts: Record<string, CompiledContract>;
  }
}

/** Runs once before all test files: a contract that does not compile stops the run. */
export default function setup(project: TestProject): void {
  const start = Date.now();
  const contracts = compileExamples();
  const count = Object.keys(contracts).length;
  console.log(`${count} contracts compiled in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  project.provide('contracts', contracts);
}
