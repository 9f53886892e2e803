import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { KEYS } from './storage';

/**
 * Names that both clients share, so that readers keep their choices whichever client a release uses.
 * packages/islands/client/upstream.json lists what else the islands client repeats of the framework;
 * tests/unit/theme/upstream.test.ts reports changes to it.
 */
const require = createRequire(import.meta.url);
const folderOf = (file: string) => path.dirname(require.resolve(file));
const common = folderOf('@docusaurus/theme-common');
const docs = folderOf('@docusaurus/plugin-content-docs/client');
const read = (...parts: string[]) => readFileSync(path.join(...parts), 'utf8');
const remedy = 'change packages/browser/storage.ts, or readers lose what they chose';

describe('keys of the storage', () => {
  it('of the announcement are those of the framework', () => {
    const source = read(common, 'contexts/announcementBar.js');
    expect(source, remedy).toContain(`'${KEYS.announcementId}'`);
    expect(source, remedy).toContain(`'${KEYS.announcementDismissed}'`);
  });

  it('of the color mode is that of the framework', () => {
    expect(read(common, 'contexts/colorMode.js'), remedy).toMatch(
      new RegExp(`(?:createStorageSlot\\(|= )'${KEYS.colorMode}'`),
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
