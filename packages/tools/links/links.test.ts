import { foreignTextProblem, readAppLink } from './app-link';
import { describe, expect, it } from 'vitest';
import { readChains } from '@sablier-docs/protocol/chains';
import { readStreamAliases, readStreamContracts } from '@sablier-docs/protocol/indexers/aliases';
import { buildLink, type Values } from './build';
import { explainLink } from './explain';
import { linkField, fields, type FieldId } from './fields';
import { screenFields, screenIds, screens, type ScreenId } from './screens';
import { linkProblem } from './validate';

const knowledge = {
  chains: readChains(),
  aliases: readStreamAliases(),
  contracts: readStreamContracts(),
};
const addressOf = (code: string, chainId: number) =>
  knowledge.contracts.find(({ alias }) => alias === code)?.addresses[chainId] ?? '';
const build = (screen: ScreenId, values: Values) => buildLink(screen, values, knowledge);
const explain = (link: string) => explainLink(link, knowledge);
const ADDRESS = '0x0298F4332e3857631385b39766325058a93e249f';
const APP = 'https://app.sablier.com';

/** The example of each field, with a Flow contract if the screen is about payments. */
const examples = (screen: ScreenId): Values => {
  const values = Object.fromEntries(screenFields(screen).map((id) => [id, linkField(id).example]));
  return screens[screen].section === 'Payments' && values.source
    ? { ...values, source: 'FL4' }
    : values;
};

describe('contracts and chains', () => {
  const values = { source: 'LD', streamChain: '999', streamId: '5' };

  it('builds no link to a contract that the SDK does not have on the chain', () => {
    const { url, problems } = build('vestingStream', values);
    expect(url).toBeNull();
    expect(problems.streamChain).toBe(
      'LD (SablierV2LockupDynamic v1.0) is not deployed on HyperEVM.',
    );
    expect(build('vestingStream', { ...values, source: 'lk3' }).url).toBe(
      `${APP}/vesting/stream/LK3-999-5`,
    );
    const lockup = addressOf('LK3', 999);
    expect(build('vestingStream', { ...values, source: lockup }).url).toContain(lockup);
  });

  it('says it of a list of streams, and of a link that is explained', () => {
    expect(build('paymentsSearch', { ids: 'FL4-8453-1,FL-999-2' }).problems.ids).toMatch(
      /^FL .* is not deployed on HyperEVM\.$/,
    );
    const explained = explain(`${APP}/vesting/stream/LD-999-5`);
    expect(explained.kind === 'screen' && explained.parts.map(({ problem }) => problem)).toContain(
      'LD (SablierV2LockupDynamic v1.0) is not deployed on HyperEVM.',
    );
  });

  it('builds no link to an address that holds no such streams on the chain, alone or in a list', () => {
    const onBase = addressOf('LK3', 8453);
    const problemOf = (source: string, streamChain: string) =>
      build('vestingStream', { source, streamChain, streamId: '5' }).problems.streamChain;
    expect(problemOf(ADDRESS, '8453')).toBe(
      `${ADDRESS.toLowerCase()} is no contract of Sablier on Base that holds streams.`,
    );
    expect(problemOf(onBase, '999')).toMatch(/ is no contract of Sablier on HyperEVM /);
    expect(problemOf(onBase.toUpperCase().replace('X', 'x'), '8453')).toBeUndefined();
    const flow = addressOf('FL4', 8453);
    expect(problemOf(flow, '8453')).toBe(`${flow} belongs under payments.`);
    const idsOf = (ids: string) => build('paymentsSearch', { ids }).problems.ids;
    expect(idsOf(`${flow}-8453-1`)).toBeUndefined();
    expect(idsOf(`FL4-8453-1,${ADDRESS}-8453-1`)).toMatch(/ is no contract of Sablier on Base /);
    const explained = explain(`${APP}/vesting/stream/${ADDRESS}-8453-5`);
    expect(explained.kind === 'screen' && explained.parts.map(({ problem }) => problem)).toContain(
      `${ADDRESS} is no contract of Sablier on Base that holds streams.`,
    );
  });

  it('knows every deployment of the SDK', () => {
    for (const { alias, addresses } of readStreamContracts()) {
      const known = knowledge.aliases.find((entry) => entry.alias === alias);
      expect(known?.chains.map(String).sort(), alias).toEqual(Object.keys(addresses).sort());
    }
  });

  it('takes the address of a Safe with its chain', () => {
    const { url } = build('vestingSearch', {
      searchChain: 'base',
      recipient: `eth:${ADDRESS}`,
    });
    expect(url).toBe(`${APP}/vesting/search/base?r=${ADDRESS.toLowerCase()}`);
  });
});

describe('the table of parameters', () => {
  it('gives every field an example that is valid', () => {
    for (const id of Object.keys(fields) as FieldId[]) {
      expect(
        linkProblem(linkField(id), linkField(id).example, 'Vesting', knowledge),
        id,
      ).toBeNull();
    }
  });

  it('uses every field on some screen, and no code twice on one', () => {
    const used = new Set(screenIds.flatMap(screenFields));
    expect([...used].sort()).toEqual(Object.keys(fields).sort());
    for (const screen of screenIds) {
      const codes = screenFields(screen).flatMap((id) => linkField(id).code ?? []);
      expect(new Set(codes).size, screen).toBe(codes.length);
    }
  });

  it('knows the aliases of all streaming contracts', () => {
    expect(knowledge.aliases.map(({ alias }) => alias)).toEqual(
      expect.arrayContaining(['LK3', 'LL', 'LD2', 'LT3', 'FL', 'FL4']),
    );
  });
});

describe('building', () => {
  it.each([
    [
      'vestingStream',
      { source: 'lk3', streamChain: '8453', streamId: '5' },
      '/vesting/stream/LK3-8453-5',
    ],
    [
      'paymentsHistory',
      { source: 'FL4', streamChain: '42161', streamId: '17' },
      '/payments/stream/FL4-42161-17/history',
    ],
    [
      'vestingDetails',
      { source: addressOf('LK2', 1), streamChain: '1', streamId: '9' },
      `/vesting/stream/${addressOf('LK2', 1)}-1-9/details`,
    ],
    [
      'vestingSearch',
      { searchChain: 'ethereum', sender: 'a.eth', filter: 'streaming,paused', page: '1' },
      '/vesting/search/ethereum?s=a.eth&f=streaming,paused',
    ],
    [
      'vestingSearch',
      { searchChain: 'base', token: ADDRESS, sortBy: 'value', direction: 'asc' },
      `/vesting/search/base/${ADDRESS.toLowerCase()}?so=value&sd=asc`,
    ],
    [
      'paymentsSearch',
      { chain: '8453', ids: 'FL4-8453-17, FL4-8453-18' },
      '/payments/search?c=8453&i=FL4-8453-17,FL4-8453-18',
    ],
    [
      'campaign',
      { campaign: ADDRESS, streamChain: '1', connected: '1' },
      `/airdrops/campaign/${ADDRESS.toLowerCase()}-1?cc=1`,
    ],
    ['airdropsSearch', { name: 'a&b #1', alive: 'true' }, '/airdrops/search?o=true&n=a%26b%20%231'],
    ['vesting', { tab: 'sender' }, '/vesting?t=sender'],
  ] as [ScreenId, Values, string][])(
    'builds the link of the screen %s from %j',
    (screen, values, path) => {
      expect(build(screen, values)).toEqual({ url: APP + path, problems: {}, missing: [] });
    },
  );

  it('says what is missing and what is wrong', () => {
    expect(build('vestingStream', { source: 'LK3' })).toMatchObject({
      url: null,
      missing: ['streamChain', 'streamId'],
    });
    const { url, problems } = build('paymentsSearch', {
      sender: 'bob',
      chain: '7',
      ids: '1,,2',
      page: '0',
    });
    expect(url).toBeNull();
    expect(Object.keys(problems).sort()).toEqual(['chain', 'ids', 'page', 'sender']);
    const apart = build('paymentsSearch', { chain: '1', ids: 'FL4-8453-17, FL4-8453-18' });
    expect(apart.url).toBeNull();
    expect(apart.problems.chain).toMatch(/^FL4-8453-17 is on another chain/);
    const inPath = build('vestingSearch', { searchChain: 'base', ids: 'LK3-1-17' });
    expect(inPath.problems.searchChain).toMatch(/^LK3-1-17 is on another chain/);
  });

  it.each([
    ['source', 'FL4', /belongs under payments/],
    ['source', 'XX', /LK3/],
    ['streamChain', '1116', /does not offer/],
    ['searchChain', 'mainnet', /No chain/],
    ['token', '0x12', /0x and 40/],
    ['filter', 'streaming,lost', /Known are/],
    ['sortBy', 'x', /Use one of/],
    ['name', 'x'.repeat(101), /100/],
    ['ids', 'FL4-8453', /neither a number/],
  ] as [FieldId, string, RegExp][])(
    'refuses for the field %s the value %s and says why',
    (id, value, message) => {
      expect(linkProblem(linkField(id), value, 'Vesting', knowledge)).toMatch(message);
    },
  );
});

describe('a link that opens the app inside a Safe', () => {
  const inside = (page: string) =>
    `https://app.safe.global/share/safe-app?appUrl=${encodeURIComponent(page)}&chain=eth`;

  it('is read as the page that opens, and no other host is', () => {
    const page = 'https://app.sablier.com/vesting/stream/LK3-8453-5';
    expect(readAppLink(inside(page))?.href).toBe(page);
    expect(foreignTextProblem(inside(page))).toBeNull();
    const foreign = [
      inside('https://app.sablier.example/vesting/stream/LK3-8453-5'),
      inside(page).replace('app.safe.global', 'app.safe.global.example'),
      `${inside(page)}&appUrl=https%3A%2F%2Fapp.sablier.example`,
    ];
    expect(foreign.map(readAppLink)).toEqual([null, null, null]);
  });
});

it('a link to an explorer claims nothing of what is there: it can be a stream, or a campaign', () => {
  const explorer = 'https://etherscan.io';
  const stream = `${explorer}/token/0x39efdc3dbb57b2388ccc4bb40ac4cb1226bc9e44?a=42`;
  expect(foreignTextProblem(stream, [explorer])).toBe(
    'This link leads to etherscan.io, a block explorer, and is not read here.',
  );
});

describe('explaining', () => {
  it.each(screenIds)('reads the example link of %s back', (screen) => {
    const { url } = build(screen, examples(screen));
    const explanation = explain(url ?? '');
    if (explanation.kind !== 'screen') throw new Error(explanation.says);
    expect(explanation.screen).toBe(screen);
    expect(explanation.today).toBeNull();
    expect(explanation.parts.filter(({ problem }) => problem)).toEqual([]);
    const shown = screenFields(screen).filter((id) => {
      const { example, standard } = linkField(id) as { example: string; standard?: string };
      return example !== standard;
    });
    expect(explanation.parts).toHaveLength(shown.length);
  });

  it('does not guess what an undocumented parameter does', () => {
    const explanation = explain(`${APP}/vesting/stream/LK3-8453-5?open=withdraw`);
    if (explanation.kind !== 'screen') throw new Error(explanation.says);
    const { label, says, problem } = explanation.parts.at(-1) ?? {};
    expect(label).toBe('open');
    expect(`${says} ${problem}`).toMatch(/Not a documented parameter.*not known/);
    expect(`${says} ${problem}`).not.toMatch(/probably|no effect/);
  });

  it('names what numbers and codes stand for', () => {
    const explanation = explain('app.sablier.com/vesting/stream/LK3-8453-5?cc=1');
    expect(explanation).toMatchObject({
      screen: 'vestingStream',
      parts: [
        { value: 'LK3', meaning: 'SablierLockup v4.0' },
        { value: '8453', meaning: 'Base' },
        { value: '5', meaning: null },
        { value: '1', meaning: 'Ethereum' },
      ],
    });
  });

  it('marks parameters of other screens and wrong values', () => {
    const explanation = explain(`${APP}/vesting?m=dao.eth&p=zero&utm=x`);
    if (explanation.kind !== 'screen') throw new Error(explanation.says);
    expect(explanation.parts.map(({ problem }) => problem !== null)).toEqual([true, true, true]);
  });

  it.each([
    ['/stream/LK-1-5', '/vesting/stream/LK-1-5'],
    ['/stream/FL2-10-5', '/payments/stream/FL2-10-5'],
    [`/airstream/${ADDRESS}-1`, `/airdrops/campaign/${ADDRESS}-1`],
    ['/?t=search&c=8453&s=a.eth&r=b.eth', '/vesting/search/base?s=a.eth&r=b.eth'],
    [`/?t=search&c=1&a=${ADDRESS}`, `/vesting/search/ethereum/${ADDRESS}`],
    ['/?t=search&c=8453&i=FL4-8453-1', '/payments/search?c=8453&i=FL4-8453-1'],
    // One of the two is a vesting stream, which the search of payments does not find.
    ['/?t=search&c=8453&i=FL4-8453-1,LK3-8453-2', '/vesting/search/base?i=FL4-8453-1%2CLK3-8453-2'],
    ['/airdrops/?t=search&c=1&m=dao.eth', '/airdrops/search?c=1&m=dao.eth'],
  ])('reads the old link %s as %s', (old, today) => {
    expect(explain(APP + old)).toMatchObject({ kind: 'screen', today: APP + today });
  });

  it.each([
    ['/vesting/search/1', /^Write ethereum in this place/],
    ['/vesting/search/999999', /^No chain of Sablier has this name here/],
    ['/payments/search?c=base', /^Write 8453 in this place/],
    ['/payments/search?i=FL4-8453-17,FL4-1-3', /on several chains/],
    ['/payments/search?i=FL4-8453-17,FL4-8453-3', null],
    ['/payments/search?c=1&i=17,FL4-8453-3', /^FL4-8453-3 is on another chain/],
    ['/payments/search?c=8453&i=17,FL4-8453-3', null],
    ['/vesting/search/ethereum?i=LK3-8453-3', /^LK3-8453-3 is on another chain/],
  ])('says of %s what to write', (path, says) => {
    const explanation = explain(APP + path);
    if (explanation.kind !== 'screen') throw new Error('It was read as no screen.');
    const [problem = null] = explanation.parts.flatMap((part) => part.problem ?? []);
    if (says === null) expect(problem).toBeNull();
    else expect(problem).toMatch(says);
  });

  it.each([
    ['javascript:alert(1)', /not a web address/],
    ['https://app.sablier.com.evil.example/vesting', /does not lead to the app/],
    ['https://sablier.com/vesting', /does not lead to the app/],
    ['http://app.sablier.com/vesting', /to the app without encryption/],
    ['https://app.sablier.com/%E0%A4%A', /a path of the app that the explainer does not know/],
    [
      'https://app.sablier.com/vesting/stream/x',
      /a path of the app that the explainer does not know/,
    ],
    ['https://app.sablier.com', /the home page of the app/],
    ['https://app.sablier.com/api/frame/stream/LL2-11155111-3', /a frame/],
    ['hello', /not a web address/],
    ['', /not a web address/],
  ])('refuses to explain "%s" and says why', (link, message) => {
    const explanation = explain(link);
    if (explanation.kind !== 'foreign') throw new Error('It was read as a screen.');
    expect(explanation.says).toMatch(message);
  });
});
