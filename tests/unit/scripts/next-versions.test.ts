import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newestOf, withDocusaurus, type Manifest } from '../../../scripts/next-versions';

describe('the newest release', () => {
  it('is the highest by number, not by letter, and no preview', () => {
    expect(newestOf(['3.9.2', '3.10.2', '3.10.10', '3.11.0-canary.1', '3.2.1'])).toBe('3.10.10');
    expect(newestOf('3.7.0')).toBe('3.7.0');
  });

  it('is an error where there is none', () => {
    expect(() => newestOf(['3.11.0-beta.1'])).toThrow('lists no release: 3.11.0-beta.1');
  });
});

it('an upgrade changes all packages of the framework, and lets go of the progress bar only', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const next = withDocusaurus(manifest, '3.10.2');
  const all = { ...next.dependencies, ...next.devDependencies };
  const framework = Object.entries(all).filter(([name]) => name.startsWith('@docusaurus/'));
  expect(framework.length).toBeGreaterThan(10);
  expect(new Set(framework.map(([, version]) => version))).toEqual(new Set(['3.10.2']));
  expect(next.dependencies.react).toBe(manifest.dependencies.react);
  const { webpackbar, ...overrides } = manifest.overrides;
  expect(webpackbar).toBeDefined();
  expect(next.overrides).toEqual(overrides);
});
