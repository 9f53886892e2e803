import { expect, test } from 'vitest';
import { readReleases } from '@sablier-docs/protocol/releases';
import type { Site } from '../site';
import { upgradeTool } from './upgrade';

const items = [
  {
    step: 'silent',
    for: ['caller', 'script'],
    name: 'since v3.0',
    todo: 'Pay the fee.',
    before: [],
    after: [],
    oldHashes: [],
    newHashes: [],
  },
  {
    step: 'error',
    for: ['script'],
    name: 'error A',
    todo: 'Another name.',
    before: ['A()'],
    after: ['B()'],
    oldHashes: ['0x11223344'],
    newHashes: ['0x55667788'],
  },
];
const asked: string[] = [];
const site = {
  data: () => Promise.resolve({ siteUrl: 'https://site.example', releases: readReleases() }),
  file: (path: string) => {
    asked.push(path);
    return Promise.resolve(JSON.stringify({ page: 'https://site.example/p', items }));
  },
} as unknown as Site;

test('lists the entries of the newest release for one reader, without what is empty', async () => {
  const found = await upgradeTool.call({ product: 'lockup', from: 'v2.0', have: 'caller' }, site);
  expect(upgradeTool.output.parse(found)).toEqual(found);
  expect(asked).toEqual(['/data/v1/upgrades/lockup-v2.0-v4.0.json']);
  expect(found).toEqual({
    page: 'https://site.example/p',
    release: 'Lockup v4.0',
    from: 'v2.0',
    to: 'v4.0',
    steps: [
      {
        step: 'silent',
        title: 'What breaks in silence',
        entries: [{ for: 'caller, script', name: 'since v3.0', todo: 'Pay the fee.' }],
      },
    ],
  });
});

test('names the releases where the pair is none', async () => {
  const ask = (args: object) => upgradeTool.call({ product: 'flow', ...args }, site);
  const known = 'Its releases, oldest first: v1.0, v1.1, v2.0, v3.0.';
  await expect(ask({ from: 'v3.0', to: 'v2.0' })).rejects.toThrow(known);
  await expect(ask({ from: 'v3.0' })).rejects.toThrow(known);
  await expect(ask({ from: 'v9.9' })).rejects.toThrow(known);
  expect(() => ask({ from: '../x' })).toThrow('Give a release');
});
