import { releaseName } from '../labels';
import type { ContractPage, PageKind } from '../model';

const kinds: Record<PageKind, string> = {
  contract: 'contract',
  abstract: 'abstract contract',
  interface: 'interface',
  library: 'library',
  types: 'types',
  enum: 'enum',
};

/** Search engines cut longer ones, and shorter ones aren't useful. */
export const descriptionLength = { least: 70, most: 160 } as const;

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Summary of a page for its front matter, from its content. */
export function pageDescription(page: ContractPage): string {
  const own = (group: string) => page.functions.filter((doc) => doc.group === group).length;
  const counts = [
    [own('read') + own('write'), 'function'],
    [own('internal'), 'internal function'],
    [page.inherited.functions.length, 'inherited function'],
    [page.events.length + page.inherited.events.length, 'event'],
    [page.errors.length + page.inherited.errors.length, 'error'],
    [page.structs.length, 'struct'],
    [page.enums.length, 'enum'],
    [page.variables.length, 'variable'],
    [page.modifiers.length, 'modifier'],
  ] as const;
  const said = counts.filter(([count]) => count > 0).map(([count, word]) => plural(count, word));
  const subject = `Reference of the ${page.name} ${kinds[page.kind]} in ${releaseName(page)}`;
  const ending =
    page.kind === 'types' || page.kind === 'enum'
      ? 'every field and value explained'
      : 'with signatures, selectors and parameters';
  for (let kept = said.length; kept > 0; kept -= 1) {
    const text = `${subject}: ${said.slice(0, kept).join(', ')}, ${ending}.`;
    if (text.length <= descriptionLength.most) return text;
  }
  throw new Error(`${page.name} has no members to describe in its front matter.`);
}
