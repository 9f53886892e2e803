import type { StoredSection } from './store.ts';

/** The first text under a heading: its own, that of a lower heading, or that of the page. */
export function introOf({
  page,
  position,
  level,
}: Pick<StoredSection, 'page' | 'position' | 'level'>): string {
  const after = page.sections.slice(position);
  const end = after.findIndex((section, at) => at > 0 && section.level <= level);
  const below = end < 0 ? after : after.slice(0, end);
  const first = below.find(({ contents }) => contents.length > 0) ?? page.sections[0];
  return first?.contents[0] ?? '';
}
