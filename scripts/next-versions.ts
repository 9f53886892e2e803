/** The fields of a package.json that an upgrade changes. */
export interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, unknown>;
}

/** The highest of these versions, without prereleases. @throws when none is a release */
export function newestOf(versions: string | readonly string[]): string {
  const releases = [versions].flat().filter((version) => /^\d+\.\d+\.\d+$/.test(version));
  const newest = releases.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  if (!newest) throw new Error(`The registry lists no release: ${[versions].flat().join(', ')}.`);
  return newest;
}

/**
 * A package.json with another release of Docusaurus. Its `overrides` keep webpack's progress bar at a release
 * that works with 3.7; 3.10.1 and later bring one that does.
 */
export function withDocusaurus(manifest: Manifest, version: string): Manifest {
  const changed = (packages: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(packages).map(([name, own]) => [
        name,
        name.startsWith('@docusaurus/') ? version : own,
      ]),
    );
  const overrides = { ...manifest.overrides };
  delete overrides.webpackbar;
  return {
    ...manifest,
    dependencies: changed(manifest.dependencies),
    devDependencies: changed(manifest.devDependencies),
    overrides,
  };
}
