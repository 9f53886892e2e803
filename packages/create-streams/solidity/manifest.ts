import type { WizardFacts } from '../contracts/types';
import type { Answers } from '../answers';
import { sampleReader } from '../samples';
import { hasScript, scriptCommand } from './scripts';

interface Manifest {
  name: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
}

/** `package.json` of a Foundry project: the starter's, with the packages of the product. */
export function solidityManifest(answers: Answers, facts: WizardFacts): string {
  const { product } = answers;
  const starter = JSON.parse(sampleReader(facts)('starters/foundry/package.json')) as Manifest;
  const { '@sablier/lockup': lockup = '', ...others } = starter.dependencies;
  const flow = facts.versions['@sablier/flow'] ?? '';
  const own = product === 'lockup' ? { '@sablier/lockup': lockup } : { '@sablier/flow': flow };
  const dependencies = Object.fromEntries(
    Object.entries({ ...others, ...own }).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const scripts = {
    ...starter.scripts,
    deploy: 'node forge.cjs script script/Deploy.s.sol --broadcast',
    ...(hasScript(answers) ? Object.fromEntries([scriptCommand(answers)]) : {}),
  };
  const name = `sablier-${product}-integration`;
  return `${JSON.stringify({ ...starter, name, scripts, dependencies }, null, 2)}\n`;
}
