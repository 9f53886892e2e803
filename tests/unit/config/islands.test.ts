import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import islandsPlugin from '@sablier-docs/islands/plugin';
import { expect, it } from 'vitest';
import { islands } from '@site/config/islands';

const THEME = 'node_modules/@docusaurus/theme-classic/lib/theme';
const isUnused = (file: string) => islands.unusedStyles.some((part) => part.test(file));

it('the frame that Docusaurus draws keeps its styles', () => {
  for (const file of [
    'SkipToContent/styles.module.css',
    'AnnouncementBar/CloseButton/styles.module.css',
    'DocSidebar/Desktop/styles.module.css',
    'TOCCollapsible/styles.module.css',
    'DocRoot/Layout/styles.module.css',
  ]) {
    expect(existsSync(path.join(THEME, file)), file).toBe(true);
    expect(isUnused(file), file).toBe(false);
  }
});

it('style sheets of cards, tabs and Mermaid, which no page has, are left out', () => {
  for (const file of ['DocCard', 'Tabs', 'Mermaid'].map((name) => `${name}/styles.module.css`))
    expect(isUnused(file), file).toBe(true);
});

it('names modules and folders that exist', () => {
  const context = { siteDir: path.resolve('.') } as LoadContext;
  expect(islandsPlugin(context, islands).name).toBe('islands');
});
