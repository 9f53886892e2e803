import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { KEYS } from '../../../src/client/shared/storage';

/**
 * What the lean client knows of the framework without importing it. A failure here after an upgrade
 * names what has changed; until src/client follows, `SITE_CLIENT=stock` builds the site without it.
 */
const require = createRequire(import.meta.url);
const folderOf = (file: string) => path.dirname(require.resolve(file));
const common = folderOf('@docusaurus/theme-common');
const classic = folderOf('@docusaurus/theme-classic/package.json');
const docs = folderOf('@docusaurus/plugin-content-docs/client');
const core = folderOf('@docusaurus/core/package.json');
const read = (...parts: string[]) => readFileSync(path.join(...parts), 'utf8');
const remedy = 'change src/client/shared/storage.ts, or readers lose what they chose';

describe('keys of the storage', () => {
  it('of the announcement are those of the framework', () => {
    const source = read(common, 'contexts/announcementBar.js');
    expect(source, remedy).toContain(`'${KEYS.announcementId}'`);
    expect(source, remedy).toContain(`'${KEYS.announcementDismissed}'`);
  });

  it('of the color mode and its inline script are those of the framework', () => {
    expect(read(common, 'contexts/colorMode.js'), remedy).toMatch(
      new RegExp(`(?:createStorageSlot\\(|= )'${KEYS.colorMode}'`),
    );
    const script = read(classic, 'lib/inlineScripts.js');
    expect(script, 'see config/inline-scripts.ts').toContain("setAttribute('data-theme'");
    expect(script, 'see config/inline-scripts.ts').toContain(
      'data-announcement-bar-initially-dismissed',
    );
  });

  it('of tabs are those of the framework', () => {
    expect(read(common, 'utils/tabsUtils.js'), remedy).toContain(
      KEYS.tabs('${groupId}').replace('${groupId}', '$' + '{groupId}'),
    );
  });

  it('of versions are those of the framework', () => {
    expect(read(docs, 'docsPreferredVersion.js'), remedy).toContain(
      KEYS.version('$' + '{pluginId}'),
    );
  });
});

describe('what the framework writes and calls', () => {
  it('the page lies in the element that navigation replaces', () => {
    const id = '__docusaurus_skipToContent_fallback';
    expect(
      read(common, 'utils/skipToContentUtils.js'),
      'see src/client/navigation/load.ts',
    ).toContain(`'${id}'`);
    expect(
      read(classic, 'lib/theme/Layout/index.js'),
      'see src/client/navigation/load.ts',
    ).toContain('SkipToContentFallbackId');
  });

  it('client modules have the lifecycles that navigation calls', () => {
    const source = read(core, 'lib/client/ClientLifecyclesDispatcher.js');
    const why = 'see src/client/navigation/lifecycle.ts';
    expect(source, why).toContain("'onRouteDidUpdate', { previousLocation, location }");
    expect(read(core, 'lib/client/PendingNavigation.js'), why).toContain("'onRouteUpdate'");
    expect(source, why).toContain('default?.[lifecycleAction]');
  });

  it('the banner for missing scripts looks for what the client sets', () => {
    expect(
      read(core, 'lib/client/BaseUrlIssueBanner/index.js'),
      'see src/client/index.ts',
    ).toContain("typeof window['docusaurus'] === 'undefined'");
  });

  it('metadata of a page carries the attribute that navigation looks for', () => {
    const helmet = createRequire(path.join(core, 'package.json')).resolve('react-helmet-async');
    expect(readFileSync(helmet, 'utf8'), 'see src/client/navigation/head.ts').toContain('data-rh');
  });

  it('the server waits for pages of the browser only where the cache is on', () => {
    const source = read(folderOf('@docusaurus/mdx-loader'), 'loader.js');
    expect(source, 'see config/bundler.ts').toContain('crossCompilerCache');
  });
});
