import { describe, expect, it } from 'vitest';
import { indexSettings } from '../upload/settings.ts';
import { recordsForUpload } from '../upload/records.ts';
import { buildEmbeddedIndex } from './build.ts';
import { parseQuery } from './query.ts';
import {
  docPage,
  h,
  fixtureProvider,
  recordsFromHtml,
  fixtureRecords,
  FIXTURE_SECTIONS,
  shown,
} from './fixtures.ts';

const questions = new Map([
  ['page', ['where do i begin', 'Help me!']],
  ['bank', ['When does the BANK see my pay?', 'swift and iban']],
]);
const bank = `<p>About this site.</p>${h(2, 'bank', 'Exchanges')}
  <p>Status</p><p>exchange.sell(id);</p><p>An exchange pays out in euros. No stream does.</p>`;
const asked = recordsFromHtml(docPage('FAQ', bank), {
  path: '/support/faq',
  sections: FIXTURE_SECTIONS,
  questions,
});
const urlsOf = async (records: typeof asked, query: string) =>
  (await fixtureProvider(records).search(query)).hits.map(({ url }) => url);

describe('the questions of a section', () => {
  it('are on the records of its heading, without words of no meaning, by letter', () => {
    expect(
      asked.flatMap((record) => (record.questions ? [[record.url, record.questions]] : [])),
    ).toEqual([
      ['/support/faq', ['Help', 'begin']],
      ['/support/faq#bank', ['BANK pay see', 'iban swift']],
    ]);
  });

  it('find it, also by some of their words, and are never shown', async () => {
    for (const query of ['swift iban', 'when can my bank see the pay', 'iban']) {
      const [first] = (await fixtureProvider(asked).search(query)).hits;
      expect(first?.url).toBe('/support/faq#bank');
      expect(JSON.stringify(first)).not.toMatch(/swift|iban/i);
    }
  });

  it('are searched by the hosted service, and neither retrieved nor highlighted', () => {
    const { index } = buildEmbeddedIndex(asked);
    const uploaded = recordsForUpload(index, undefined, 'https://site');
    expect(uploaded.filter((record) => record.questions)).toHaveLength(2);
    const { searchableAttributes, ...shownBy } = indexSettings;
    expect(searchableAttributes).toContain('unordered(questions)');
    expect(JSON.stringify(shownBy)).not.toContain('questions');
  });
});

describe('a sentence', () => {
  const reference = fixtureRecords(
    '/reference/flow/contract',
    'SablierFlow',
    h(3, '_withdraw', '_withdraw') +
      '<p>My money is stuck, it says.</p>' +
      h(3, 'getStuckMoney', 'getStuckMoney') +
      '<p>My money is stuck, it says.</p>',
  );
  const text = '<p>My money is stuck, it says. The money is stuck.</p>';
  const site = [
    ...reference,
    ...fixtureRecords('/concepts/other', 'Zebra', text),
    ...fixtureRecords('/guides/money', 'Money', '<p>Stuck or not.</p>'),
  ];

  it('is not answered by an identifier or by letters in a text', async () => {
    const [first] = await urlsOf(site, 'why is my money stuck');
    expect(first).toBe('/guides/money');
  });

  it('of one word with a meaning is not answered by them either', async () => {
    const named = [
      ...fixtureRecords('/reference/flow/contract', 'SablierFlow', h(3, 'moneyOf', 'moneyOf')),
      ...fixtureRecords('/support/faq', 'Zebra', '<p>Money, money, money and money.</p>'),
      ...fixtureRecords(
        '/guides/legacy/pay',
        'Pay',
        h(2, 'later', 'Some day, somewhere, an exchange may hold the money') + '<p>x</p>',
      ),
    ];
    const [first] = await urlsOf(named, 'where is my money');
    expect(first).toBe('/guides/legacy/pay#later');
  });

  it('finds an internal function only by its name', async () => {
    const internal = '/reference/flow/contract#_withdraw';
    expect(await urlsOf(site, 'withdraw')).not.toContain(internal);
    expect(await urlsOf(site, 'why is the withdraw of my money stuck')).not.toContain(internal);
    expect(await urlsOf(site, '_withd')).toContain(internal);
  });

  it('ignores the 3 of "3 people" and finds the 20 of "ERC 20"', async () => {
    const records = [
      ...fixtureRecords('/concepts/a', 'Three people', '<p>Pay people.</p>'),
      ...fixtureRecords('/concepts/b', 'Item 3', '<p>3 3 3</p>'),
      ...fixtureRecords('/concepts/c', 'ERC 20', '<p>Token.</p>'),
    ];
    expect(await urlsOf(records, 'how do i pay 3 people')).toEqual(['/concepts/a']);
    expect((await urlsOf(records, 'what is erc 20 good for'))[0]).toBe('/concepts/c');
  });

  it.each([
    ['how do i pay 3 people', '3', false],
    ['can we pay 250 people at once', '250', false],
    ['what is erc 20 good for', '20', true],
    ['is chain 137 a good one', '137', true],
    ['what did i earn in 2025 and later', '2025', true],
  ])('has a number as a term if it names something: %s', (query, number, isTerm) => {
    const terms = parseQuery(query, []).map(({ whole }) => whole);
    expect(terms.includes(number)).toBe(isTerm);
    expect(terms.length).toBeGreaterThan(1);
  });

  it('has marks on words with a meaning, in a whole sentence', async () => {
    const [hit] = (await fixtureProvider(asked).search('when does an exchange pay me')).hits;
    expect(hit?.url).toBe('/support/faq#bank');
    expect(hit && shown(hit._snippetResult.content)).toBe('An [exchange] [pay]s out in euros.');
  });
});
