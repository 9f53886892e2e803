import { bestInSight, inShownOrder } from '../../src/search/arrange.ts';
import { HITS_PER_GROUP } from '../../src/search/limits.ts';
import type { SearchProvider } from '../../src/search/types.ts';

export type GoldenKind =
  | 'word'
  | 'prefix'
  | 'typo'
  | 'identifier'
  | 'lay'
  | 'engineer'
  | 'address'
  | 'alias'
  | 'error';

/** A query and the URLs of which one should be among the first rows. */
export interface GoldenCase {
  query: string;
  /** Who asks, and how. */
  kind: GoldenKind;
  /** Paths; one without anchor also accepts what is inside its page. */
  expect: string[];
  /** Where one place on a page is the answer: the rows that lead there, of which one is among the first three. */
  section?: string[];
}

export interface GoldenOutcome extends GoldenCase {
  /** Place of the first expected row as the modal shows them, from 1; 0 when it shows none. */
  rank: number;
  /** Whether a row of the first three leads to the section; true where none is expected. */
  hasSection: boolean;
  /** URLs of the first rows, for the report of a miss. */
  top: string[];
}

/** Shares of the queries, 0 to 1. */
export interface Shares {
  count: number;
  first: number;
  top3: number;
}

export interface GoldenReport {
  outcomes: GoldenOutcome[];
  all: Shares;
  kinds: Partial<Record<GoldenKind, Shares>>;
  /** Of the queries with a section, those that lead to it. */
  section: number;
}

/** Addresses of the rows above the hits. */
export type AnswerRows = (query: string) => readonly string[];

/**
 * Runs all cases, one after the other, and looks at what a reader sees: the direct answers, then the
 * sections. Throws when there is no case, or when a search fails.
 */
export async function evaluate(
  provider: SearchProvider,
  cases: readonly GoldenCase[],
  answersTo: AnswerRows = () => [],
): Promise<GoldenReport> {
  if (cases.length === 0) throw new Error('There are no golden queries to evaluate');
  const outcomes: GoldenOutcome[] = [];
  for (const golden of cases) {
    const { hits } = await provider.search(golden.query);
    const shown = inShownOrder(bestInSight(hits), HITS_PER_GROUP);
    const rows = [...answersTo(golden.query), ...shown.map(({ url }) => url)];
    const rank = rows.findIndex((url) => golden.expect.some((want) => leadsTo(url, want))) + 1;
    const top = rows.slice(0, 3);
    const hasSection = golden.section?.some((want) => top.includes(want)) ?? true;
    outcomes.push({ ...golden, rank, hasSection, top });
  }
  const kinds = new Map(outcomes.map(({ kind }) => [kind, sharesOf(outcomes, kind)]));
  const placed = outcomes.filter(({ section }) => section);
  return {
    outcomes,
    all: sharesOf(outcomes),
    kinds: Object.fromEntries(kinds),
    section: placed.length > 0 ? placed.filter((one) => one.hasSection).length / placed.length : 1,
  };
}

function sharesOf(outcomes: readonly GoldenOutcome[], kind?: GoldenKind): Shares {
  const some = outcomes.filter((outcome) => !kind || outcome.kind === kind);
  const within = (most: number) =>
    some.filter(({ rank }) => rank > 0 && rank <= most).length / some.length;
  return { count: some.length, first: within(1), top3: within(3) };
}

/** The report in lines: a kind, how many queries, first place, first three. */
export function tableOf({ all, kinds, section }: GoldenReport): string {
  const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
  const row = (name: string, { count, first, top3 }: Shares) =>
    `  ${name.padEnd(11)} ${String(count).padStart(4)}  first ${percent(first)}  first three ${percent(top3)}`;
  const rows = Object.entries(kinds).map(([kind, shares]) => row(kind, shares));
  return [...rows, row('all', all), `  right section ${percent(section)}`].join('\n');
}

function leadsTo(url: string, want: string): boolean {
  return url === want || (!want.includes('#') && url.split('#')[0] === want);
}
