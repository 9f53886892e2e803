import { describe, expect, it } from 'vitest';
import { parseQuery } from './query.ts';
import { queryIntent } from '../intent.ts';
import { isSentence } from './rank-sentence.ts';
import { docPage, h, fixtureProvider, recordsFromHtml, FIXTURE_SECTIONS } from './fixtures.ts';

const page = (path: string, title: string, body: string, questions: [string, string[]][]) =>
  recordsFromHtml(docPage(title, body), {
    path,
    sections: FIXTURE_SECTIONS,
    questions: new Map(questions),
  });

const pay = page(
  '/support/pay',
  'Pay',
  `<p>x</p>${h(2, 'late', 'Late')}<p>x</p>${h(2, 'tax', 'Tax')}<p>x</p>`,
  [
    ['late', ['salary did not arrive this month', 'my boss forgot to top up']],
    ['tax', ['does the tax office see my salary', 'income statement for my accountant']],
  ],
);
const others = page('/support/other', 'Other', `<p>x</p>${h(2, 'office', 'Office')}<p>x</p>`, [
  ['office', ['where is your office', 'who works in the office of the company']],
]);
const urlsOf = async (query: string, records = [...others, ...pay]) =>
  (await fixtureProvider(records).search(query)).hits.map(({ url }) => url);

const asks = (query: string) => isSentence(parseQuery(query, []), queryIntent(query));

describe('a sentence', () => {
  it('has two words with a meaning, and is no name from code', () => {
    expect(asks('where is my salary this month')).toBe(true);
    expect(asks('stop paying somebody')).toBe(true);
    expect(asks('salary month')).toBe(false);
    expect(asks('what is vesting')).toBe(false);
    expect(asks('createWithTimestampsLL reverts')).toBe(false);
  });

  it('leads to the section of the question that is most like it', async () => {
    expect((await urlsOf('does my accountant see the tax statement'))[0]).toBe('/support/pay#tax');
    expect((await urlsOf('boss forgot my salary'))[0]).toBe('/support/pay#late');
  });

  it('has a misspelled word in the right place, even where its other words are known', async () => {
    expect((await urlsOf('when does my sallary arrive'))[0]).toBe('/support/pay#late');
    expect((await urlsOf('is your offise a company'))[0]).toBe('/support/other#office');
  });

  it('ranks a word about the subject above an everyday word that is as rare', async () => {
    const records = [
      ...page('/concepts/a', 'Today', '<p>x</p>', []),
      ...page('/concepts/b', 'Payout', '<p>x</p>', []),
    ];
    expect((await urlsOf('how can the payout be today', records))[0]).toBe('/concepts/b');
    const weights = parseQuery('how do i take out the payout today', [
      { from: ['take', 'out'], to: ['withdraw'] },
    ]).map(({ whole, weight }) => [whole, weight]);
    expect(Object.fromEntries(weights)).toMatchObject({
      how: 0.15,
      take: 1,
      payout: 1,
      today: 0.6,
    });
  });

  it('counts the questions of the whole page for each of its sections', async () => {
    const one = (path: string, more: string[]) =>
      page(path, 'Same', `<p>x</p>${h(2, 'a', 'Same')}<p>x</p>${h(2, 'b', 'Else')}<p>x</p>`, [
        ['a', ['unlock my grant']],
        ['b', more],
      ]);
    const records = [
      ...one('/support/one', ['zebra']),
      ...one('/support/two', ['pension', 'pension fund']),
    ];
    expect((await urlsOf('unlock my pension grant', records))[0]).toBe('/support/two#a');
  });

  it('leaves out sections with little of it', async () => {
    const found = await urlsOf('income statement accountant office salary');
    expect(found[0]).toBe('/support/pay#tax');
    expect(found).not.toContain('/support/pay#late');
  });
});
