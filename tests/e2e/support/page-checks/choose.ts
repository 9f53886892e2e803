export interface Candidate {
  path: string;
  /** Names of everything on the page that can have a color of its own; see ./styles. */
  styles: ReadonlySet<string>;
  /** Number of elements, which is the cost of checking the page. */
  elements: number;
}

export interface Choice {
  path: string;
  /** How many styles only count as seen because of this page; 0 for one that is always looked at. */
  fresh: number;
}

/**
 * Chooses pages so that every style is seen: on `times` pages, or on all that have it where those are
 * fewer. Greedy (the most new styles per element first), then without the pages that later ones made
 * superfluous. The same pages in any order give the same choice.
 * @param always paths that are looked at whatever they hold
 * @throws when a path of `always` is no candidate
 */
export function choosePages(
  pages: readonly Candidate[],
  { always = [], times = 1 }: { always?: readonly string[]; times?: number } = {},
): Choice[] {
  const open = new Map([...pages].sort(byPath).map((page) => [page.path, page]));
  const wanted = new Map<string, number>();
  for (const { styles } of pages)
    for (const style of styles) wanted.set(style, Math.min((wanted.get(style) ?? 0) + 1, times));

  const chosen: Candidate[] = [];
  const missing = new Map(wanted);
  const take = (page: Candidate) => {
    chosen.push(page);
    open.delete(page.path);
    for (const style of page.styles) count(missing, style, -1);
  };
  for (const path of always) {
    const page = open.get(path);
    if (!page) throw new Error(`There is no page ${path} to look at.`);
    take(page);
  }
  for (let page = best(open, missing); page; page = best(open, missing)) take(page);
  return withoutSuperfluous(chosen, wanted, always);
}

const byPath = (a: Candidate, b: Candidate) => (a.path < b.path ? -1 : 1);

/** Drops a style when nothing more is missing of it. */
function count(missing: Map<string, number>, style: string, by: number): void {
  const left = (missing.get(style) ?? 0) + by;
  if (left > 0) missing.set(style, left);
  else missing.delete(style);
}

const gain = ({ styles }: Candidate, missing: ReadonlyMap<string, number>) => {
  let found = 0;
  for (const style of styles) if (missing.has(style)) found += 1;
  return found;
};

/** The page with the most missing styles per element, undefined when nothing is missing. */
function best(
  open: ReadonlyMap<string, Candidate>,
  missing: ReadonlyMap<string, number>,
): Candidate | undefined {
  let found: Candidate | undefined;
  let most = 0;
  for (const page of open.values()) {
    const worth = gain(page, missing) / Math.max(page.elements, 1);
    if (worth > most) [found, most] = [page, worth];
  }
  return found;
}

/** Leaves out, the largest first, each page whose styles the others show often enough. */
function withoutSuperfluous(
  chosen: readonly Candidate[],
  wanted: ReadonlyMap<string, number>,
  always: readonly string[],
): Choice[] {
  const shown = new Map<string, number>();
  for (const { styles } of chosen)
    for (const style of styles) shown.set(style, (shown.get(style) ?? 0) + 1);
  const needs = (style: string) => (shown.get(style) ?? 0) <= (wanted.get(style) ?? 0);

  const dropped = new Set<string>();
  for (const { path, styles } of [...chosen].sort((a, b) => b.elements - a.elements)) {
    if (always.includes(path) || [...styles].some(needs)) continue;
    dropped.add(path);
    for (const style of styles) shown.set(style, (shown.get(style) ?? 0) - 1);
  }
  return chosen
    .filter(({ path }) => !dropped.has(path))
    .map(({ path, styles }) => ({ path, fresh: [...styles].filter(needs).length }));
}
