import { loadFigure } from '@sablier-docs/figures/load';
import { figureNames } from '@sablier-docs/figures/names';
import { createProvider } from '@sablier-docs/chain';
import { readGroup } from '@sablier-docs/chain/artifacts/read';
import { formatCount } from '@sablier-docs/protocol/amount';
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readPlaygroundContracts } from './contracts';
import { sceneIds, sceneOf } from './scenes';
import { openSession } from './session';
import { SESSION_START } from './session-start';
import { PLAYGROUND_ID, readSharedStory } from './share';

const linkOf = (html: string): string | undefined =>
  /href="\/concepts\/playground#([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');

it.each([
  ['streaming', { day: 55, taken: '20,40' }, '20 recipient withdrawMax, 40 recipient withdrawMax'],
  ['streaming', {}, '40 recipient withdrawMax'],
  ['cancel', { model: 'tranched', day: 60 }, '60 sender cancel, 60 recipient withdrawMax'],
  [
    'cancel',
    { model: 'price-gated', day: 60, price: 4_250 },
    '60 market price 4250, 60 sender cancel, 60 recipient withdrawMax',
  ],
  [
    'transfer',
    { moved: 40, taken: '30,40,50' },
    '30 recipient withdrawMax, 40 recipient transfer stranger, 40 stranger withdrawMax, 50 stranger withdrawMax',
  ],
  [
    'flow',
    { rate: 1.5, deposit: 20, acts: '5 refund,10 pause,20 restart,30 void' },
    '0 sender rate 1.5, 0 sender refund 10, 5 sender refund 12.5, 10 sender pause, 20 sender restart 1.5, 30 recipient void',
  ],
  ['claim', { amount: 'wrong', leaf: 3 }, '5 recipient claimOther 31'],
  ['claim', {}, '5 recipient claim recipient'],
  [
    'fees',
    { price: 2_000 },
    '10 market price 2000, 10 recipient withdrawMax, 10 recipient pay 0.000495',
  ],
  ['fees', { cents: 0 }, '10 market price 4000, 10 recipient withdrawMax'],
  [
    'governance',
    { day: 20, on: 'campaign', who: 'stranger' },
    '20 stranger clawback 40, 20 stranger claim recipient',
  ],
  [
    'governance',
    { day: 20, on: 'flow', who: 'sender' },
    '20 sender withdrawMax, 20 sender pause, 20 sender void, 20 sender transfer stranger',
  ],
  ['life', { day: 71 }, '51 recipient withdrawMax'],
  ['nft', { day: 90, acts: '30 withdraw,60 cancel' }, '10 recipient withdrawMax, 40 sender cancel'],
  [
    'governance',
    { day: 20, done: 'price', who: 'stranger' },
    '20 market price 0.01, 20 stranger pay 0.000333333333333333, 20 stranger cancel, 20 stranger transfer stranger',
  ],
  [
    'hooks',
    { day: 30, hook: 'burn', who: 'stranger' },
    '30 keeper hook burn, 30 stranger withdrawMax, 30 stranger cancel',
  ],
] as const)(
  'the figure "%s" leads to its scene with the steps of %j',
  async (name, change, steps) => {
    const figure = await loadFigure(name);
    const html = renderToStaticMarkup(figure.draw({ ...figure.start, ...change }, name));
    const [id, query = ''] = (linkOf(html) ?? '').split('?');
    expect(id).toBe(PLAYGROUND_ID);
    expect(new URLSearchParams(query).get('steps')).toBe(steps);
    const shared = readSharedStory(`?${query}`);
    expect(shared?.problem).toBe('');
    expect(sceneIds).toContain(shared?.scene);
  },
);

it('governance says where its scene differs from the figure', async () => {
  const { start, draw } = await loadFigure('governance');
  const textOf = (change: object) =>
    /playground#[^>]*>([^<]*)</.exec(
      renderToStaticMarkup(draw({ ...start, ...change }, 'id')),
    )?.[1];
  expect(textOf({ on: 'flow', done: 'nothing' })).toBe('Try it on the contract');
  expect(textOf({ on: 'flow', done: 'fee' })).toBe('Try it on the contract, without a fee');
  expect(textOf({ on: 'campaign' })).toBe('Try it on the contract of an older release');
  expect(textOf({ on: 'lockup', done: 'halt' })).toBe('Try a halt by a price on the contract');
});

it('each figure leads to its code, and to a scene that can be read', async () => {
  for (const name of figureNames) {
    const figure = await loadFigure(name);
    const html = renderToStaticMarkup(figure.draw(figure.start, name));
    expect(html, name).toMatch(/>In code</);
    expect(readSharedStory(`?${linkOf(html)?.split('?')[1] ?? ''}`)?.problem, name).toBe('');
  }
});

it.each([
  ['life', { acts: '30 withdraw,60 cancel' }, 'lockup/examples/stream-management/cancel'],
  ['life', {}, 'lockup/examples/stream-management/withdraw'],
  ['flow', { acts: '5 refund,10 pause,20 restart' }, 'flow/examples/stream-management#pause'],
  ['flow', { acts: '5 void' }, 'flow/examples/stream-management#void'],
  ['flow', {}, 'flow/examples/stream-management#withdraw'],
  ['fees', {}, 'lockup/examples/fees#withdraw'],
  ['claim', {}, 'airdrops/examples/claim#claim'],
  ['campaign', { kind: 'variable' }, 'airdrops/examples/create-campaign#variable-claim-amount'],
  ['campaign', {}, 'airdrops/examples/create-campaign#lockup-linear'],
  ['governance', { on: 'campaign' }, 'airdrops/examples/claim#claim'],
  ['governance', { on: 'flow' }, 'flow/examples/stream-management#withdraw'],
  ['governance', {}, 'lockup/examples/fees#withdraw'],
  ['streaming', {}, 'lockup/examples/stream-management/withdraw'],
  ['cancel', {}, 'lockup/examples/stream-management/cancel'],
  ['transfer', {}, 'lockup/examples/stream-management/transfer'],
  ['hooks', {}, 'lockup/examples/hooks'],
  ['shapes', {}, 'lockup/examples/create-stream/lockup-linear'],
  ['segments', {}, 'lockup/examples/create-stream/lockup-dynamic'],
  ['tranches', {}, 'lockup/examples/create-stream/lockup-tranched'],
] as const)(
  'the figure "%s" with %j leads to the section of its call, %s',
  async (name, change, to) => {
    const figure = await loadFigure(name);
    const html = renderToStaticMarkup(figure.draw({ ...figure.start, ...change }, name));
    expect(/href="\/guides\/([^"]*)"[^>]*>In code</.exec(html)?.[1]).toBe(to);
    const [page = '', section] = to.split('#');
    const text = readFileSync(`docs/guides/${page}.mdx`, 'utf8');
    const ids = [...text.matchAll(/^##+ (.*?)(?: \{#(.*)\})?$/gm)].map(
      ([, title = '', id]) => id ?? title.toLowerCase(),
    );
    if (section) expect(ids).toContain(section);
  },
);

/** Plays the scene that a figure leads to, on the contracts. */
async function played(html: string) {
  const shared = readSharedStory(`?${linkOf(html)?.split('?')[1] ?? ''}`);
  if (!shared) throw new Error('The figure leads to no scene.');
  const { scene: id, own, steps, problem } = shared;
  expect(problem).toBe('');
  const chain = await createProvider({
    baseFee: 0n,
    timestamp: BigInt(SESSION_START) - 3_600n,
    limit: 30_000,
  });
  const contracts = readPlaygroundContracts();
  const session = await openSession(own?.scene ?? sceneOf(id), {
    chain,
    contracts,
    load: readGroup,
  });
  const done = [];
  for (const step of steps) done.push(await session.act(step));
  return { shared, done };
}

it.each([
  [{ cents: 250, price: 2_000 }, ['taken', 'refused', 'taken'], 1_250_000_000_000_000n],
  [{ cents: 0, price: 5_000 }, ['taken', 'taken'], undefined],
])('the fee of %j is what the contract asks in the scene', async (change, outcomes, fee) => {
  const figure = await loadFigure('fees');
  const state = { ...figure.start, ...change };
  const { done } = await played(renderToStaticMarkup(figure.draw(state, 'id')));
  expect(done.map(({ error }) => (error ? 'refused' : 'taken'))).toEqual(outcomes);
  const paid = done.flatMap(({ coins }) => coins).find(({ units }) => units > 0n)?.units;
  expect(paid).toBe(fee);
  const least = `${formatCount(fee ?? 0n)} wei`;
  expect(figure.sentence(state)).toContain(least);
});

it.each([
  [8, 'listed', 80n],
  [3, 'listed', 30n],
  [3, 'wrong', undefined],
])('account %i with the amount "%s" gets %s DAI in the scene', async (leaf, amount, tokens) => {
  const figure = await loadFigure('claim');
  const state = { ...figure.start, leaf, amount };
  const { done } = await played(renderToStaticMarkup(figure.draw(state, 'id')));
  const [claim] = done;
  expect(Boolean(claim?.error)).toBe(tokens === undefined);
  const left = claim?.moves.find(({ name }) => name === 'campaign')?.units;
  expect(left).toBe(tokens && -tokens * 10n ** 18n);
  expect(figure.sentence(state)).toContain(tokens ? 'pays' : 'refuses');
});

it.each([
  [40, 47, '60', '100'],
  [40, 48, '60', undefined],
  [40, 119, '60', undefined],
  [10, 120, '10', '100'],
  [60, 59, undefined, '200'],
])(
  'a claim on day %i and a clawback on day %i leave on the chain what the figure of campaigns says',
  async (claimed, day, rest, taken) => {
    const figure = await loadFigure('campaign');
    const state = { ...figure.start, kind: 'open', day, claimed };
    const html = renderToStaticMarkup(figure.draw(state, 'id'));
    const { shared, done } = await played(html);
    expect(shared.scene).toBe('vesting');
    const back = done[shared.steps.findIndex(({ action }) => action === 'clawback')];
    const moved = back?.moves.find(({ name }) => name === 'sender')?.units;
    expect(moved).toBe(taken && BigInt(taken) * 10n ** 18n);
    const said = figure.sentence(state).join('');
    expect(said).toContain(`claw back ${taken ? `${taken} DAI` : 'nothing'}`);
    const paid = done.find(({ step }) => step.action === 'withdrawMax')?.moves;
    const units = paid?.find(({ name }) => name === 'recipient')?.units;
    if (rest) expect(said).toContain(`releases ${String(Number(units) / 1e18)} DAI`);
  },
);
