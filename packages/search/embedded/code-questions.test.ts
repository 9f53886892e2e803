import { describe, expect, it } from 'vitest';
import { actsOf, namesOtherAct } from './heading-matches.ts';
import { parseQuery } from './query.ts';
import { actsNamedBy, queryIntent } from '../intent.ts';
import { expansionsOf } from '../synonyms.ts';
import { h, fixtureProvider, fixtureRecords } from './fixtures.ts';

const urlsOf = async (provider: ReturnType<typeof fixtureProvider>, query: string) =>
  (await provider.search(query)).hits.map(({ url }) => url);

const optional = (query: string) =>
  parseQuery(query, []).flatMap((word) => (word.optional ? word.whole : []));

describe('a question about code', () => {
  it('is no search for an identifier, but an error leads to its own entry', () => {
    expect(queryIntent('ratePerSecond')).toBe('identifier');
    expect(queryIntent('what is ratePerSecond')).toBe('identifier');
    expect(queryIntent('how is ratePerSecond scaled to decimals')).toBe('plain');
    expect(queryIntent('SablierLockup_Unauthorized when calling from my contract')).toBe(
      'identifier',
    );
    expect(queryIntent('why does my transaction fail with 0x066920d7')).toBe('identifier');
  });

  it('leads to the guide that says more than the name', async () => {
    const text = '<p>ratePerSecond is scaled to 18 decimals.</p>';
    const provider = fixtureProvider([
      ...fixtureRecords('/guides/flow/rate', 'Rates', text),
      ...fixtureRecords('/reference/flow/types', 'Types', text),
    ]);
    const [first] = await urlsOf(provider, 'how is ratePerSecond scaled to decimals');
    expect(first).toBe('/guides/flow/rate');
    expect((await urlsOf(provider, 'ratePerSecond'))[0]).toBe('/reference/flow/types');
  });

  it('about two functions finds what has one of them in its heading', async () => {
    const provider = fixtureProvider([
      ...fixtureRecords(
        '/concepts/a',
        'Other',
        '<p>neither refundableAmountOf nor depositOf: xOf</p>',
      ),
      ...fixtureRecords('/concepts/b', 'refundableAmountOf', '<p>What the sender gets.</p>'),
      ...fixtureRecords('/concepts/c', 'depositOf', '<p>What the stream got.</p>'),
    ]);
    const urls = await urlsOf(provider, 'refundableAmountOf or depositOf');
    expect(urls).toHaveLength(3);
  });
});

describe('the act that a query names', () => {
  it.each([
    ['withdrawing', 'withdr'],
    ['canceled', 'cancel'],
    ['creation', 'creat'],
    ['unstake', 'unstak'],
  ])('reads in "%s" the act "%s"', (word, act) => {
    expect(actsNamedBy([word])).toEqual([act]);
  });

  it('is none for words that only look alike', () => {
    expect(actsNamedBy(['avoid', 'stream', 'safe', 'mistake'])).toEqual([]);
  });

  it('keeps back headings about another act', async () => {
    const provider = fixtureProvider(
      fixtureRecords(
        '/apps/tasks',
        'Tasks',
        `${h(2, 'create', 'Create a stream from a Safe')}<p>Propose to create or cancel it.</p>
         ${h(2, 'send', 'Calls from a Safe')}<p>Propose to create or cancel the stream.</p>`,
      ),
    );
    expect((await urlsOf(provider, 'cancel stream from safe'))[0]).toBe('/apps/tasks#send');
    expect((await urlsOf(provider, 'create stream from safe'))[0]).toBe('/apps/tasks#create');
  });

  it('may be named by a synonym of the query', () => {
    const expansions = expansionsOf([{ term: 'withdraw', synonyms: ['claim'] }]);
    const asked = actsOf(parseQuery('claim my money', expansions));
    expect(namesOtherAct({ heading: 'Withdraw', level: 2 }, asked)).toBe(false);
    expect(namesOtherAct({ heading: 'Cancel', level: 2 }, asked)).toBe(true);
    expect(namesOtherAct({ heading: 'Money', level: 2 }, asked)).toBe(false);
    expect(namesOtherAct({ heading: 'Cancel', level: 2 }, new Set())).toBe(false);
  });
});

describe('words that may be missing', () => {
  it.each([
    ['stop a flow stream but not void it', 'void'],
    ['cancel stream instead of renounce', 'renounce'],
    ['pause rather than cancel the stream', 'cancel'],
    ['detect a transfer on chain', 'chain'],
    ['test against a fork', 'against'],
  ])('lets in "%s" the word "%s" be missing', (query, word) => {
    expect(optional(query)).toContain(word);
  });

  it.each([
    ['why is the hook not called', 'called'],
    ['claim without the app', 'app'],
    ['streams on chain 8453 today', 'chain'],
  ])('needs in "%s" the word "%s"', (query, word) => {
    expect(optional(query)).not.toContain(word);
  });
});
