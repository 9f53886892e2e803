import type { SearchProvider } from '../../src/search/types.ts';

/** A query and the URLs of which one should be among its first hits; best first. */
export interface GoldenCase {
  query: string;
  /** Paths; one without anchor also accepts the hits inside its page. */
  expect: string[];
  /** Place that the query reaches at worst, where it is known to miss the first three. */
  atMost?: number;
}

export interface GoldenOutcome extends GoldenCase {
  /** Place of the first expected hit, from 1; 0 when there is none in the first 20. */
  rank: number;
  /** URLs of the first hits, for the report of a miss. */
  top: string[];
}

export interface GoldenReport {
  outcomes: GoldenOutcome[];
  /** Share of the cases with an expected hit among the first three, 0 to 1. */
  top3: number;
  /** Mean of 1 / rank, 0 for a miss. https://en.wikipedia.org/wiki/Mean_reciprocal_rank */
  mrr: number;
}

/** The outcomes that are worse than they were: outside the first three, or of their known place. */
export const dropped = (outcomes: readonly GoldenOutcome[]): GoldenOutcome[] =>
  outcomes.filter(({ rank, atMost = 3 }) => rank === 0 || rank > atMost);

/** Runs all cases, one after the other. Throws when there is none, or when a search fails. */
export async function evaluate(
  provider: SearchProvider,
  cases: readonly GoldenCase[],
): Promise<GoldenReport> {
  if (cases.length === 0) throw new Error('There are no golden queries to evaluate');
  const outcomes: GoldenOutcome[] = [];
  for (const golden of cases) {
    const { hits } = await provider.search(golden.query);
    const rank = hits.findIndex(({ url }) => golden.expect.some((want) => answers(url, want))) + 1;
    outcomes.push({ ...golden, rank, top: hits.slice(0, 3).map(({ url }) => url) });
  }
  const within3 = outcomes.filter(({ rank }) => rank > 0 && rank <= 3).length;
  const reciprocal = outcomes.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0);
  return { outcomes, top3: within3 / cases.length, mrr: reciprocal / cases.length };
}

function answers(url: string, want: string): boolean {
  return url === want || (!want.includes('#') && url.split('#')[0] === want);
}
