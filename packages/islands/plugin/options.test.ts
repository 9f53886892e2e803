import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findOptions, type Options } from './options';

let site = '';
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'options-'));
  mkdirSync(path.join(site, 'src/lines'), { recursive: true });
  mkdirSync(path.join(site, 'node_modules/clock'), { recursive: true });
  writeFileSync(path.join(site, 'src/lines/index.ts'), '');
  writeFileSync(path.join(site, 'src/Map.tsx'), '');
  writeFileSync(path.join(site, 'node_modules/clock/index.js'), '');
});
afterEach(() => rmSync(site, { recursive: true }));

const find = (options: Options) => findOptions(options, site);
const inSite = (file: string) => path.join(site, file);

describe('options of the plugin', () => {
  it('have empty defaults when all are left out', () => {
    expect(find({})).toMatchObject({ tools: {}, scriptFiles: [], styles: [], sheets: {} });
  });

  it('name modules by package, by "@site/" and by path, with or without an ending', () => {
    const scripts = ['clock', '@site/src/lines', '@site/src/Map.tsx', inSite('src/Map')];
    expect(find({ scripts })).toMatchObject({
      scripts,
      scriptFiles: [
        inSite('node_modules/clock/index.js'),
        inSite('src/lines/index.ts'),
        inSite('src/Map.tsx'),
        inSite('src/Map.tsx'),
      ],
    });
  });

  it('replace modules by others, or by nothing', () => {
    const { aliases } = find({
      aliases: { tools: { clock: '@site/src/Map', '@site/src/lines': false } },
    });
    expect(aliases).toEqual({
      server: {},
      tools: {
        [inSite('node_modules/clock/index.js')]: inSite('src/Map.tsx'),
        [inSite('src/lines/index.ts')]: false,
      },
      pages: {},
    });
  });

  it.each<[keyof Options, Options]>([
    ['tools', { tools: { Gone: '@site/src/Gone' } }],
    ['scripts', { scripts: ['@site/src/Gone'] }],
  ])('stop the build when a module of "%s" does not exist', (option, options) => {
    expect(() => find(options)).toThrow(
      `Option "${option}" of the islands plugin: there is no module "@site/src/Gone"`,
    );
  });

  it('stop the build when either module of an alias does not exist', () => {
    const message = 'Option "aliases.server" of the islands plugin: there is no module "gone"';
    expect(() => find({ aliases: { server: { gone: 'clock' } } })).toThrow(message);
    expect(() => find({ aliases: { server: { clock: 'gone' } } })).toThrow(message);
  });

  it('stop the build when a folder of styles does not exist', () => {
    expect(() => find({ styles: ['src', 'gone'] })).toThrow(`there is no folder "gone" in ${site}`);
    expect(find({ styles: ['src'] }).styles).toEqual([inSite('src')]);
  });

  it('stop the build when a tool or a sheet is of another kind', () => {
    expect(() => find({ tools: { 'the-clock': 'clock' } })).toThrow(
      '"the-clock" is no name of a component',
    );
    const sheets = { modal: 'modal.css' } as unknown as Options['sheets'];
    expect(() => find({ ...(sheets && { sheets }) })).toThrow(
      '"modal" is not a regular expression',
    );
    const pageSheets = { home: 'home.css' } as unknown as Options['pageSheets'];
    expect(() => find({ ...(pageSheets && { pageSheets }) })).toThrow(
      'Option "pageSheets" of the islands plugin: "home" is not a regular expression',
    );
  });
});
