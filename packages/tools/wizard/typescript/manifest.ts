import type { Answers } from '../answers';

interface Manifest {
  type: string;
  private: boolean;
  version: string;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** The parts of the starter that a project keeps, and its own scripts. */
interface Parts {
  scripts: Record<string, string>;
  packages: readonly string[];
}

/**
 * `package.json`: the starter's, without the parts that only a local chain needs.
 * @throws when the starter lacks one of the packages
 */
export function manifest(
  { product }: Answers,
  starter: string,
  { scripts, packages }: Parts,
): string {
  const { version, private: isPrivate, type, engines, ...all } = JSON.parse(starter) as Manifest;
  const missing = packages.find(
    (name) => !(name in all.dependencies) && !(name in all.devDependencies),
  );
  if (missing) throw new Error(`The starter has no ${missing}.`);
  const pick = (versions: Record<string, string>) =>
    Object.fromEntries(Object.entries(versions).filter(([name]) => packages.includes(name)));
  const own = {
    name: `sablier-${product}-integration`,
    version,
    private: isPrivate,
    type,
    engines,
    scripts,
    dependencies: pick(all.dependencies),
    devDependencies: pick(all.devDependencies),
  };
  return `${JSON.stringify(own, null, 2)}\n`;
}
