import type { WizardFacts } from '../contracts/types';
import type { Answers } from '../answers';

/** Runs the test for each number of decimals, in a process of its own. */
export const TEST_COMMAND = 'tsx --test test/6-decimals.test.ts test/18-decimals.test.ts';

/** What the test of a project needs. */
export const LOCAL_PACKAGES = ['@foundry-rs/anvil', '@sablier/evm-utils', '@types/node', 'tsx'];

interface Manifest {
  type: string;
  private: boolean;
  version: string;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
}

/** The parts of the starter that a project keeps, and its own scripts. */
interface Parts {
  scripts: Record<string, string>;
  packages: readonly string[];
  /** Those for the local chain alone, as far as the starter has them. */
  local: readonly string[];
}

/**
 * `package.json`: the starter's, with the package of the product where the local chain needs it.
 * @throws when the starter or the facts lack one of the packages
 */
export function typescriptManifest(
  { product }: Answers,
  starter: string,
  { scripts, packages, local }: Parts,
  versions: WizardFacts['versions'],
): string {
  const {
    version,
    private: isPrivate,
    type,
    engines,
    overrides,
    ...all
  } = JSON.parse(starter) as Manifest;
  const known: Record<string, string> = {
    ...versions,
    ...all.dependencies,
    ...all.devDependencies,
  };
  const pick = (names: readonly string[]) =>
    Object.fromEntries(
      [...names].sort().map((name) => {
        if (!known[name]) throw new Error(`The starter has no ${name}.`);
        return [name, known[name]];
      }),
    );
  const isForCode = (name: string) => name in all.dependencies;
  const own = {
    name: `sablier-${product}-integration`,
    version,
    private: isPrivate,
    type,
    engines,
    scripts,
    dependencies: pick(packages.filter(isForCode)),
    devDependencies: pick([
      ...new Set([...packages.filter((name) => !isForCode(name)), ...local, `@sablier/${product}`]),
    ]),
    overrides,
  };
  return `${JSON.stringify(own, null, 2)}\n`;
}
