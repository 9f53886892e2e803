import { HIERARCHY_LEVELS, type SavedSearch } from '@site/src/search';
import { tasks } from '../tasks';
import type { useSaved } from '../useSaved';

export const KINDS = ['Recent', 'Favorite', 'Common tasks'] as const;
type Kind = (typeof KINDS)[number];

export interface SavedAction {
  label: string;
  run: () => void;
  /** What screen readers hear afterwards. */
  done: string;
}

export interface StartRow {
  search: SavedSearch;
  kind: Kind;
  actions: SavedAction[];
}

/**
 * The rows before the reader types, in the order in which they are shown: saved searches with what can be done
 * with each, or common tasks while there is none.
 */
export function startRows(saved: ReturnType<typeof useSaved>): StartRow[] {
  const remove = (search: SavedSearch) => ({
    label: 'Remove',
    run: () => saved.remove(search),
    done: `Removed ${titleOf(search)}`,
  });
  const promote = (search: SavedSearch) => ({
    label: 'Save',
    run: () => saved.promote(search),
    done: `Saved ${titleOf(search)} as a favorite`,
  });
  if (saved.recent.length + saved.favorite.length === 0) {
    return tasks.map((search) => ({ search, kind: 'Common tasks', actions: [] }));
  }
  return [
    ...saved.recent.map((search) => ({
      search,
      kind: 'Recent' as const,
      actions: [promote(search), remove(search)],
    })),
    ...saved.favorite.map((search) => ({
      search,
      kind: 'Favorite' as const,
      actions: [remove(search)],
    })),
  ];
}

export function titleOf({ hierarchy }: SavedSearch): string {
  const deepest = HIERARCHY_LEVELS.filter((level) => hierarchy[level]).at(-1) ?? 'lvl1';
  return hierarchy[deepest] ?? '';
}
