import type { WizardFacts } from '../contracts/types';
import type { Answers } from '../answers';
import { sampleReader } from '../samples';
import { hasScript, scriptCommand } from './scripts';

interface Manifest {
  name: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
}

/** The dependencies of a starter for Lockup, with the package of the product in its place. */
export function packagesOfProduct(
  { product }: Answers,
  { versions }: Pick<WizardFacts, 'versions'>,
  { '@sablier/lockup': lockup = '', ...others }: Readonly<Record<string, string>>,
): Record<string, string> {
  const flow = versions['@sablier/flow'] ?? '';
  const own = product === 'lockup' ? { '@sablier/lockup': lockup } : { '@sablier/flow': flow };
  return Object.fromEntries(
    Object.entries({ ...others, ...own }).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** `package.json` of a Foundry project: the starter's, with the packages of the product. */
export function solidityManifest(answers: Answers, facts: WizardFacts): string {
  const { product } = answers;
  const starter = JSON.parse(sampleReader(facts)('starters/foundry/package.json')) as Manifest;
  const dependencies = packagesOfProduct(answers, facts, starter.dependencies);
  const scripts = {
    ...starter.scripts,
    deploy: 'node forge.cjs script script/Deploy.s.sol --broadcast',
    ...(hasScript(answers) ? Object.fromEntries([scriptCommand(answers)]) : {}),
  };
  const name = `sablier-${product}-integration`;
  return `${JSON.stringify({ ...starter, name, scripts, dependencies }, null, 2)}\n`;
}
