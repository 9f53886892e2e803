import path from 'node:path';
import contentDocs, * as docsModule from '@docusaurus/plugin-content-docs';
import type { LoadedContent, PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readUpdateDates } from './update-dates';

/**
 * The framework's docs plugin with update dates from one look at the history. By itself it asks git
 * for each page and warns of pages that are generated and in no commit; those have no date here.
 */
export default async function docsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await contentDocs(context, { ...options, showLastUpdateTime: false });
  return {
    ...plugin,
    async loadContent() {
      const content = await plugin.loadContent?.();
      if (!content) throw new Error(`The docs plugin read no page of ${options.path}.`);
      if (!options.showLastUpdateTime || process.env.NODE_ENV !== 'production') return content;
      const dates = await readUpdateDates(context.siteDir, options.path);
      for (const { docs, drafts } of content.loadedVersions) {
        for (const doc of [...docs, ...drafts]) {
          const file = path.posix.normalize(doc.source.replace('@site/', ''));
          const date = dates.get(file);
          if (date !== undefined) Object.assign(doc, { lastUpdatedAt: date });
        }
      }
      return content;
    },
  };
}

// The types of the package leave this function out.
export const { validateOptions } = docsModule as unknown as { validateOptions: unknown };
