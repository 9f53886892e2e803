// cspell:ignore cyclonedx
import { spawnSync } from 'node:child_process';

/** The parts of a CycloneDX document, as npm writes it, that are changed here. */
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

/**
 * What the lockfile says of every package that a build needs, on whatever platform.
 * @param siteDir folder of package.json and package-lock.json
 * @throws when npm refuses, in its words
 */
export function readLockfile(siteDir: string): Sbom {
  // With dev dependencies, which npm leaves out of a production build: it would drop every package that some
  // other has as one, React among them.
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--include', 'dev'];
  const { status, stdout, stderr, error } = spawnSync('npm', args, {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`"npm ${args.join(' ')}" failed: ${error?.message ?? stderr}`);
  const sbom = JSON.parse(stdout) as Sbom;
  const components = sbom.components.filter((one) => !one.properties?.some(isDevelopment));
  const refs = new Set([sbom.metadata.component, ...components].map((one) => one['bom-ref']));
  const dependencies = sbom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn?.filter((one) => refs.has(one)) }));
  return { ...sbom, components, dependencies };
}

const isDevelopment = ({ name }: { name: string }) => name === 'cdx:npm:package:development';

/**
 * The same document without its time, its serial number and the version of npm, in a stable order, so that it
 * changes only when a package does. A package whose code reaches readers is `required`; one that only
 * builds the site is `excluded`, as CycloneDX calls it.
 * @param name of the site's own package
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
  // npm names the folder, not the package.
  const metadata = { component: { ...sbom.metadata.component, name } };
  const text = { $schema, bomFormat, specVersion, version, metadata, components, dependencies };
  return `${JSON.stringify(text, null, 1)}\n`;
}

/** As `name@version`. The name of a component is that of its folder, which an alias changes; its purl is not. */
const identity = ({ purl }: Component) => decodeURIComponent(purl.replace('pkg:npm/', ''));
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
