import type { LoadContext, Plugin, PluginConfig } from '@docusaurus/types';
import { builtPages, type BuiltPage } from './pages';
import { builtPagePaths } from './paths';

/** Gets every HTML file of the built site, then writes its results. */
interface PageReader {
  page(page: BuiltPage): Promise<void> | void;
  end(): Promise<void>;
}

interface BuiltSite {
  /** Folder of the build. */
  outDir: string;
  /** Addresses of the pages. */
  routes: readonly string[];
}

/** A plugin that works on the built pages, with `readSite` in place of `postBuild`. */
export interface ReadingPlugin extends Plugin {
  readSite(site: BuiltSite): PageReader;
}

type Make = (context: LoadContext) => ReadingPlugin;

/**
 * The plugins that read the built pages, and one that walks the build for all of them: reading and parsing a
 * page takes longer than most of them need for it.
 */
export function readBuiltPages(plugins: readonly Make[]): PluginConfig[] {
  const made = new Map<string, ReadingPlugin>();
  const keep = (make: Make) => (context: LoadContext) => {
    const plugin = make(context);
    made.set(plugin.name, plugin);
    return plugin;
  };
  const walk = (): Plugin => ({
    name: 'built-pages',
    async postBuild({ outDir, routesPaths }) {
      const site = { outDir, routes: builtPagePaths(routesPaths) };
      await walkBuild(
        site,
        [...made.values()].map((plugin) => plugin.readSite(site)),
      );
    },
  });
  return [...plugins.map(keep), walk];
}

/** Passes every page to every reader, one after the other, and then lets each of them write. */
export async function walkBuild(site: BuiltSite, readers: readonly PageReader[]): Promise<void> {
  for (const page of builtPages(site.outDir, site.routes)) {
    for (const reader of readers) await reader.page(page);
  }
  for (const reader of readers) await reader.end();
}
