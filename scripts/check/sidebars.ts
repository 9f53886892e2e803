type Item = string | { id?: string; items?: unknown; link?: { type: string; id?: string } | null };

/** The ids of the pages that sidebars lead to. */
export function pagesOfSidebars(sidebars: object): Set<string> {
  const found = new Set<string>();
  const read = (items: unknown): void => {
    if (!Array.isArray(items)) return;
    for (const item of items as Item[]) {
      if (typeof item === 'string') found.add(item);
      else {
        if (item.id) found.add(item.id);
        if (item.link?.id) found.add(item.link.id);
        read(item.items);
      }
    }
  };
  Object.values(sidebars).forEach(read);
  return found;
}
