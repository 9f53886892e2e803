import { describe, expect, it } from 'vitest';
import { directAnswers, requiredData } from './';
import { directAnswerLists } from './testing';
import { ASKED_ALONE } from './asked-chains';

const lists = directAnswerLists();
const titles = (query: string) => directAnswers(query, lists).map(({ title }) => title);
const OVERDRAW = '066920d7';
const word = (value: number) => value.toString(16).padStart(64, '0');

describe('addresses', () => {
  it('of every release are named, in any case and without 0x', () => {
    const lost = lists.contracts.filter(({ address, uses }) =>
      [address, address.toLowerCase(), address.slice(2)].some(
        (query) => !titles(query)[0]?.includes(uses[0]?.contract ?? '?'),
      ),
    );
    expect(lists.contracts.length).toBeGreaterThan(1_000);
    expect(lost.map(({ address }) => address)).toEqual([]);
  });

  it('say release and chain, and lead to the chain on the page of the release and to the explorer', () => {
    expect(directAnswers('0xA9EfBEf1A35fF80041F567391bdc9813b2D50197', lists)).toEqual([
      {
        kind: 'Address',
        title: 'SablierV2LockupDynamic, Lockup v1.0 on Arbitrum',
        text: '0xA9EfBEf1A35fF80041F567391bdc9813b2D50197. A contract of an earlier release.',
        href: '/guides/lockup/previous-deployments/v1.0#arbitrum',
      },
      {
        kind: 'Address',
        title: 'SablierV2LockupDynamic on Arbiscan',
        text: 'The contract on the block explorer of Arbitrum.',
        href: 'https://arbiscan.io/address/0xA9EfBEf1A35fF80041F567391bdc9813b2D50197',
      },
    ]);
  });

  it('are found by their first digits, with the whole one to compare', () => {
    const [answer] = directAnswers('0x197d655f', lists);
    expect(answer?.title).toContain('0x197D655F3be03903fD25e7828c3534504bfe525e');
    expect(answer?.text).toContain('Compare all 40 digits');
  });

  it('that imitate a contract, or are none, are never called one', () => {
    const real = 'cF8ce57fa442ba50aCbC57147a62aD03873FfA73';
    const fake = `0x${real.slice(0, 20)}${'1'.repeat(4)}${real.slice(24)}`;
    expect(titles(fake)[0]).toMatch(/^Not Sablier: it imitates SablierLockup/);
    expect(titles(`0x${'ab'.repeat(20)}`)[0]).toMatch(/^Not a Sablier contract/);
  });
});

describe('hashes', () => {
  it('of errors and functions lead to what explains them', () => {
    expect(directAnswers(`0x${OVERDRAW}`, lists)[0]).toMatchObject({
      title: 'Error SablierLockup_Overdraw',
      href: '/reference/errors#sablierlockup_overdraw',
    });
    expect(titles('0xfdd46d60')).toEqual(['Function withdraw']);
  });

  it('of events are found whole, and as far as the field takes them', () => {
    const events = lists.signatures.filter(({ kind }) => kind === 'event');
    expect(events.length).toBeGreaterThan(30);
    for (const { hash, name } of events) {
      expect(titles(hash)).toEqual([`Event ${name}`]);
      expect(titles(hash.slice(0, 64))).toEqual([`Event ${name}`]);
    }
  });

  it('with arguments open the decoder with all of the data', () => {
    const data = `0x${OVERDRAW}${word(42)}${word(100)}${word(75)}`;
    expect(directAnswers(data, lists)[0]).toMatchObject({
      title: 'Decode this revert data: SablierLockup_Overdraw',
      href: `/reference/errors#error-decoder?data=${data}`,
    });
    const panic = directAnswers(`0x4e487b71${word(0x11)}`, lists)[0];
    expect(panic?.href).toContain('?data=0x4e487b71');
  });

  it('with 10 kB of data name the error, and put nothing that long into a link', () => {
    const [answer] = directAnswers(`0x${OVERDRAW}${word(1).repeat(156)}`, lists);
    expect(answer?.title).toContain('SablierLockup_Overdraw');
    expect(answer?.href).toBe('/reference/errors#error-decoder');
    expect(directAnswers(`0x${'0'.repeat(10_000)}`, lists)).toEqual([]);
    expect(directAnswers(`0x${'f'.repeat(1_000_000)}`, lists)).toEqual([]);
  });
});

describe('a row', () => {
  it.each([
    ['0xfdd46d60', 'Selector'],
    [`0x${OVERDRAW}${word(42)}${word(100)}${word(75)}`, 'Revert data'],
    ['42161', 'Chain'],
    ['0xA9EfBEf1A35fF80041F567391bdc9813b2D50197', 'Address'],
  ])('says what the query is: %s', (query, kind) => {
    expect(directAnswers(query, lists)[0]?.kind).toBe(kind);
  });
});

describe('streams and chains', () => {
  it('an alias says the contract, its release and the chain', () => {
    expect(directAnswers('LL2-1-120', lists)[0]).toMatchObject({
      title: 'Stream 120 of SablierV2LockupLinear on Ethereum',
      href: '/support/is-this-sablier#check=LL2-1-120',
    });
    expect(titles('fl3-8453-7')).toEqual(['Stream 7 of SablierFlow on Base']);
    expect(titles('LL2-999999999-1')).toEqual([]);
  });

  it.each(['arbitrum', 'Arbitrum', '42161', 'chain id 42161', 'chain 42161'])(
    'the chain of %s leads to its addresses',
    (query) => {
      expect(directAnswers(query, lists)).toMatchObject([
        { title: 'Arbitrum: contract addresses', href: '/guides/lockup/deployments#arbitrum' },
      ]);
    },
  );

  it.each(['stream', 'how do i withdraw', '', '   ', '0x', '12', 'deadbeef cafe', '__proto__'])(
    '%j is answered by the search alone',
    (query) => expect(directAnswers(query, lists)).toEqual([]),
  );

  it('fetches the large lists for what looks like one of their rows', () => {
    expect(['0x066920d7', 'LL2-1-120', `0x${'a'.repeat(40)}`].map(requiredData)).toEqual(
      Array(3).fill('all'),
    );
    expect(['cancel', '42161', 'withdraw 100', 'deed'].map(requiredData)).toEqual(
      Array(4).fill('chains'),
    );
  });
});

describe('words that the checker judges, and chains that are not there', () => {
  it.each([
    'sablier-claim.xyz',
    'https://app-sablier.com/vesting',
    'app.sablier.com',
    'support@sablier.help',
    'аpp.sablier.com',
    'vitalik.eth',
  ])('%s leads to the checker, filled in', (query) => {
    expect(directAnswers(query, lists)).toMatchObject([
      { kind: 'Check', href: `/support/is-this-sablier#check=${encodeURIComponent(query)}` },
    ]);
  });

  it.each(['msg.sender', 'README.md', 'block.timestamp', 'v4.0', 'Lockup.Status', 'e.g.', 'viem'])(
    'gives %s no direct answer, so that it is searched',
    (query) => expect(directAnswers(query, lists)).toEqual([]),
  );

  it.each(['approveHash', 'setApprovalForAll', 'multiSend(bytes)', 'execTransaction'])(
    '%s leads to what signing it does',
    (query) =>
      expect(directAnswers(query, lists)[0]?.href).toBe('/support/is-this-sablier#signing'),
  );

  it.each([
    ['is app.sablier-claims.io real', 'app.sablier-claims.io'],
    ['is https://app.sablier.com official?', 'https://app.sablier.com'],
    ['got a mail from help@sablier-team.org', 'help@sablier-team.org'],
    ['can I trust (sablier-drop.xyz)', 'sablier-drop.xyz'],
  ])('%s leads to the checker, filled in', (query, link) => {
    expect(directAnswers(query, lists)).toMatchObject([
      { kind: 'Check', href: `/support/is-this-sablier#check=${encodeURIComponent(link)}` },
    ]);
  });

  it.each([
    'app.sablier.com does not load',
    'read msg.sender in my contract',
    'compare uniswap.org and aave.com',
    'how do I show the streams of my own users on my-site.com in a table of all chains',
  ])('%s is not about a link', (query) => {
    expect(directAnswers(query, lists)).toEqual([]);
  });

  it.each([
    ...ASKED_ALONE,
    'is sablier on mantle',
    'sablier on zora?',
    'Is Sablier on the opBNB chain?',
    'will sablier come to blastoff',
    'does sablier support the blastoff chain',
    'is tron supported',
    'can i claim USDT on tron',
    'kava network vesting',
  ])('%s is told as not deployed', (query) => {
    expect(directAnswers(query, lists)).toMatchObject([
      {
        kind: 'Chain',
        title: expect.stringContaining('not deployed') as string,
        href: '/concepts/chains',
      },
    ]);
  });

  it('a chain that is there is told with its addresses, in a question as well', () => {
    expect(titles('is sablier on base?')).toEqual(['Base: contract addresses']);
    expect(titles('does sablier work on base')).toEqual(['Base: contract addresses']);
    expect(titles('can i use sablier on arbitrum')).toEqual(['Arbitrum: contract addresses']);
    expect(titles('is sablier on solana')).toEqual([]);
  });

  it.each([
    'how do i use a csv file',
    'can i use metamask',
    'is my token supported',
    'does sablier support csv files',
    'wrapped bitcoin',
    'sablier to my wallet',
    'does sablier support metamask',
    'is sablier on telegram',
    'sablier on iphone',
  ])('%s asks for no chain', (query) => {
    expect(directAnswers(query, lists)).toEqual([]);
  });
});
