import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { compileExamples } from '@sablier-docs/solidity/compile';
import { planMutants, type Plan } from './plan';

/** Gives the tests the changed text of a TypeScript sample. */
const replace = ({ mutant: { file, source } }: Plan) => ({
  name: 'mutant',
  enforce: 'pre' as const,
  load: (id: string) => (id === path.resolve(file) ? source : undefined),
});

const plans = planMutants(process.env.MUTANTS);
const options = { environment: 'node', testTimeout: 60_000, hookTimeout: 60_000 } as const;
if (plans.length === 0) throw new Error('No mutant matches.');

/** The same tests without a change, which have to pass. */
const unchanged: Plan = {
  mutant: { id: 'unchanged', file: '', source: '' },
  tests: [...new Set(plans.flatMap(({ tests }) => tests))],
  contracts: compileExamples(),
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    minWorkers: 1,
    projects: [unchanged, ...plans].map((plan) => ({
      plugins: plan === unchanged ? [] : [replace(plan)],
      test: {
        ...options,
        name: plan.mutant.id,
        include: [...plan.tests],
        provide: { contracts: plan.contracts },
      },
    })),
  },
});
