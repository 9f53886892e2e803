import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

/** A published page of documentation, as its plugin loaded it. */
interface DocPage {
  /** Path on the site. */
  route: string;
  title: string;
  description: string;
  /** From the root of the repository, for example `docs/concepts/nft.mdx`. */
  source: string;
  /** Name of the sidebar that lists the page, or null. */
  sidebar: string | null;
}

interface DocsContent {
  docs: DocPage[];
  /** The paths of the pages of each sidebar, in reading order. */
  sidebars: Record<string, string[]>;
}

/**
 * The documentation of all instances, from a plugin's `allContentLoaded`.
 * @throws when no page was loaded
 */
export function readDocs(allContent: AllContent): DocsContent {
  const instances = Object.values(
    allContent['docusaurus-plugin-content-docs'] ?? {},
  ) as LoadedContent[];
  const versions = instances.flatMap(({ loadedVersions }) => loadedVersions);
  const loaded = versions.flatMap(({ docs }) => docs).filter(({ draft }) => !draft);
  if (loaded.length === 0) throw new Error('No instance of the docs plugin loaded a page.');
  const docs = loaded.map(({ permalink, title, description, source, sidebar = null }) => ({
    route: permalink,
    title,
    description,
    source: source.replace(/^@site\//, ''),
    sidebar,
  }));
  const routeOf = new Map(loaded.map(({ id, permalink }) => [id, permalink]));
  const sidebars = Object.assign(
    {},
    ...versions.map(({ sidebars: all }) =>
      Object.fromEntries(
        Object.entries(all).map(([name, items]) => [
          name,
          idsOf(items).flatMap((id) => routeOf.get(id) ?? []),
        ]),
      ),
    ),
  ) as Record<string, string[]>;
  return { docs, sidebars };
}

type Items = LoadedContent['loadedVersions'][number]['sidebars'][string];

const idsOf = (items: Items): string[] =>
  items.flatMap((item) => {
    if (item.type === 'doc' || item.type === 'ref') return [item.id];
    return item.type === 'category' ? idsOf(item.items) : [];
  });
