import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { keepNeeded, readNpmSbom, sbomText, type Sbom } from '../../../src/plugins/licenses/sbom';

const component = (name: string, purl = `pkg:npm/${name}@1.0.0`) => ({
  'bom-ref': `${name}@1.0.0`,
  name,
  version: '1.0.0',
  purl,
});
const sample = (more: object = {}): Sbom => ({
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { 'bom-ref': 'site@1.0.0', name: 'some-folder' }, ...more },
  components: [component('react'), component('builder')],
  dependencies: [
    { ref: 'site@1.0.0', dependsOn: ['react@1.0.0', 'builder@1.0.0'] },
    { ref: 'builder@1.0.0' },
  ],
});
const shipped = new Set(['react@1.0.0']);
const textOf = (sbom: Sbom) => sbomText(sbom, 'site', shipped);

describe('the bill of materials', () => {
  it('tells what reaches readers from what only builds the site', () => {
    const { metadata, components, dependencies } = JSON.parse(textOf(sample())) as Sbom;
    expect(metadata.component.name).toBe('site');
    expect(components.map(({ name, scope }) => [name, scope])).toEqual([
      ['builder', 'excluded'],
      ['react', 'required'],
    ]);
    expect(dependencies).toEqual([
      { ref: 'builder@1.0.0', dependsOn: [] },
      { ref: 'site@1.0.0', dependsOn: ['builder@1.0.0', 'react@1.0.0'] },
    ]);
  });

  it('has the same bytes at another time, in another order, from another npm', () => {
    const other = sample({ timestamp: '2030-01-01T00:00:00Z', tools: [{ version: '12' }] });
    other.components.reverse();
    other.dependencies.reverse();
    expect(textOf({ ...other, serialNumber: 'urn:uuid:1' } as Sbom)).toBe(textOf(sample()));
  });

  it('knows a package by its own name, whatever the folder is called', () => {
    const sbom = sample();
    sbom.components.push(component('loadable', 'pkg:npm/%40of/loadable@1.0.0'));
    const ships = new Set(['react@1.0.0', '@of/loadable@1.0.0']);
    const { components } = JSON.parse(sbomText(sbom, 'site', ships)) as Sbom;
    expect(components.find(({ name }) => name === 'loadable')?.scope).toBe('required');
  });

  it('does not pass over a package that the build ships and the lockfile does not lead to', () => {
    expect(() => sbomText(sample(), 'site', new Set(['vue@3.0.0']))).toThrow(/ships vue@3\.0\.0/);
  });
});

describe('what npm reads from the lockfile', () => {
  let sbom: Sbom;
  beforeAll(async () => {
    // As in a build, where npm would leave out what only develops.
    vi.stubEnv('NODE_ENV', 'production');
    sbom = await readNpmSbom(process.cwd());
    vi.unstubAllEnvs();
  });

  it('has a digest of every package', () => {
    const { metadata, components, dependencies: graph } = keepNeeded(sbom);
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const found = new Set(components.map(({ name, version }) => `${name}@${version}`));
    // An alias keeps its own name, with the version of its target.
    const named = Object.entries(dependencies).map(
      ([name, version]) => `${name}@${version.replace(/^npm:.*@/, '')}`,
    );
    expect(named.filter((one) => !found.has(one))).toEqual([]);
    const open = components.filter((one) => !JSON.stringify(one).includes('"alg":"SHA-512"'));
    expect(open).toEqual([]);
    const refs = new Set([metadata.component, ...components].map((one) => one['bom-ref']));
    const mentioned = graph.flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn]);
    expect(mentioned.filter((ref) => !refs.has(ref))).toEqual([]);
    const names = new Set(components.map(({ name }) => name));
    expect(['vitest', '@playwright/test'].filter((name) => names.has(name))).toEqual([]);
  });

  it('has a development package only if its code is in the tests that pages run', () => {
    const { version } = JSON.parse(
      readFileSync('node_modules/fast-check/package.json', 'utf8'),
    ) as {
      version: string;
    };
    const { components } = keepNeeded(sbom, new Set([`fast-check@${version}`]));
    const names = components.map(({ name }) => name);
    expect(names).toContain('fast-check');
    expect(names).not.toContain('cspell');
  });
});
