import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inDisplayOrder, keepBestInView } from '@sablier-docs/search/arrange';
import { readIndex } from '@sablier-docs/search/embedded/build';
import { MAX_QUERY_LENGTH } from '@sablier-docs/search/query';
import heldOut from '@sablier-docs/search/relevance/held-out.json';
import judgments from '@sablier-docs/search/relevance/judgments.json';
import {
  belowFloors,
  evaluate,
  HELD_OUT_FLOORS,
  JUDGED_FLOORS,
  tableOf,
  type Judgment,
} from '@sablier-docs/search/testing/relevance';
import { directAnswerLinks } from '@sablier-docs/tools/direct-answers/testing';
import { openPage } from './site';
import { missing, questions } from './support/people';
import { builtSearch, searchFiles } from './support/search';

const { index, texts } = searchFiles;

/** One question in so many is asked; `TEST_ALL` asks all of them. */
const EACH = process.env.TEST_ALL ? 1 : 12;

describe('the relevance of the search, as the modal shows it', () => {
  it('leads people and engineers to the right page', async () => {
    expect(judgments.length).toBeGreaterThanOrEqual(580);
    const report = await evaluate(builtSearch, judgments as Judgment[], directAnswerLinks());
    console.log(`Judged queries:\n${tableOf(report)}`);
    const missed = report.outcomes
      .filter(({ rank, hasSection }) => rank === 0 || rank > 3 || !hasSection)
      .map(({ query, rank, top }) => `${query}: ${rank}, ${top.join(' ')}`);
    expect(belowFloors(report, JUDGED_FLOORS), missed.join('\n')).toEqual([]);
    expect(report.section, missed.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  it('has no identifier in front of a person', async () => {
    const sentences = judgments.filter(({ kind }) => kind === 'layperson');
    const led: string[] = [];
    for (const { query } of sentences) {
      const [first] = (await builtSearch.search(query)).hits;
      const heading = first?.anchor ?? '';
      if (/^_|[a-z][A-Z]/.test(heading)) led.push(`${query}: ${first?.url}`);
    }
    expect(sentences.length).toBeGreaterThan(50);
    expect(led).toEqual([]);
  });

  it('leads the authors of queries that nothing is tuned on to the right page', async () => {
    const report = await evaluate(builtSearch, heldOut as Judgment[], directAnswerLinks());
    console.log(`Held out:\n${tableOf(report)}`);
    expect(belowFloors(report, HELD_OUT_FLOORS)).toEqual([]);
    expect(report.section).toBeGreaterThanOrEqual(0.65);
  });

  it.each(questions)(
    'answers with one of its first three pages: $asks',
    async ({ types, facts }) => {
      const { hits } = await builtSearch.search(types);
      const rows = inDisplayOrder(keepBestInView(hits), 5).slice(0, 3);
      const lacks = rows.map(({ url }) => {
        const [at = ''] = url.split('#');
        return [url, missing(openPage(at)('main').text(), facts)] as const;
      });
      const answering = lacks.filter(([, lost]) => lost.length === 0);
      expect(answering.length, `${types}:\n${lacks.join('\n')}`).toBeGreaterThan(0);
    },
  );

  it('leads from a question to the section that answers it', async () => {
    const questions = readIndex(index, texts).flatMap(({ path: at, sections }) =>
      sections.flatMap(({ anchor, questions: own = [] }) =>
        own.map((query) => ({ query, url: anchor ? `${at}#${anchor}` : at })),
      ),
    );
    expect(questions.length).toBeGreaterThan(3_000);
    const asked = questions.filter((_, at) => at % EACH === 0);
    const lost: string[] = [];
    for (const { query, url } of asked) {
      const { hits } = await builtSearch.search(query.slice(0, MAX_QUERY_LENGTH));
      const rows = inDisplayOrder(keepBestInView(hits), 5).slice(0, 3);
      if (!rows.some((row) => row.url === url)) lost.push(`${url}: ${query}`);
    }
    console.log(`Not in the first three (${lost.length} of ${asked.length}):\n${lost.join('\n')}`);
    expect(1 - lost.length / asked.length).toBeGreaterThanOrEqual(0.75);
  });

  it('reports a file of queries: SEARCH_QUERIES=queries.json', async () => {
    const file = process.env.SEARCH_QUERIES;
    const cases = (
      file ? JSON.parse(readFileSync(file, 'utf8')) : judgments.slice(0, 1)
    ) as Judgment[];
    const report = await evaluate(builtSearch, cases, directAnswerLinks());
    if (file) console.log(`${file}:\n${tableOf(report)}`);
    expect(report.all.count).toBe(cases.length);
  });
});
