// cspell:ignore cyclonedx
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The fields of npm's CycloneDX document that are used here. */
export interface Sbom {
  $schema: string;
  bomFormat: string;
  specVersion: string;
  version: number;
  metadata: { component: { 'bom-ref': string; name: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  scope?: string;
  properties?: { name: string }[];
}

const run = promisify(execFile);

/**
 * npm's CycloneDX document of the lockfile, for all packages on any platform.
 * @param siteDir folder of package.json and package-lock.json
 * @throws with npm's message when the command fails
 */
export async function readNpmSbom(siteDir: string): Promise<Sbom> {
  // Includes dev dependencies, because npm would otherwise drop every package that is a dev dependency of any
  // other package, such as React.
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--include', 'dev'];
  const { stdout } = await run('npm', args, {
    cwd: siteDir,
    maxBuffer: 64 << 20,
    shell: process.platform === 'win32',
  });
  return JSON.parse(stdout) as Sbom;
}

/**
 * The entries of all packages that a build needs.
 * @param tests packages whose code is in the tests that pages run, as `name@version`: these only develop the site, and
 *   their code reaches readers all the same
 */
export function keepNeeded(sbom: Sbom, tests: ReadonlySet<string> = new Set()): Sbom {
  const components = sbom.components.filter(
    (one) => (!one.properties?.some(isDevelopment) || tests.has(identity(one))) && !isOwn(one),
  );
  const refs = new Set([sbom.metadata.component, ...components].map((one) => one['bom-ref']));
  const dependencies = sbom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn?.filter((one) => refs.has(one)) }));
  return { ...sbom, components, dependencies };
}

/** Whether it is one of the site's own packages. */
const isOwn = ({ purl }: { purl: string }) => purl.includes('%40sablier-docs/');

const isDevelopment = ({ name }: { name: string }) => name === 'cdx:npm:package:development';

/**
 * The document without its timestamp, its serial number and the version of npm, in a stable order, so that it
 * changes only when a package does. In CycloneDX's terms, a package whose code reaches readers is `required`, and
 * one that only builds the site is `excluded`.
 * @param name name of the site's own package
 * @param shipped packages whose code or fonts are in the build, as `name@version`
 * @throws when a shipped package is not in the document
 */
export function sbomText(sbom: Sbom, name: string, shipped: ReadonlySet<string>): string {
  const known = new Set(sbom.components.map(identity));
  const missing = [...shipped].filter((one) => !known.has(one));
  if (missing.length > 0) {
    throw new Error(
      `The build ships ${missing.join(', ')}, which "dependencies" of package.json do not lead to. Move what imports it there from "devDependencies".`,
    );
  }
  const components = sbom.components
    .map((one) => ({ ...one, scope: shipped.has(identity(one)) ? 'required' : 'excluded' }))
    .sort((a, b) => compare(a['bom-ref'], b['bom-ref']));
  const dependencies = sbom.dependencies
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: [...dependsOn].sort(compare) }))
    .sort((a, b) => compare(a.ref, b.ref));
  const { $schema, bomFormat, specVersion, version } = sbom;
  // npm writes the name of the folder instead of the package.
  const metadata = { component: { ...sbom.metadata.component, name } };
  const text = { $schema, bomFormat, specVersion, version, metadata, components, dependencies };
  return `${JSON.stringify(text, null, 1)}\n`;
}

/** As `name@version`, from the purl: the name of a component is that of its folder, which may be an alias. */
const identity = ({ purl }: Component) => decodeURIComponent(purl.replace('pkg:npm/', ''));
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
