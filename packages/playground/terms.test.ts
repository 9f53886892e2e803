import { createProvider } from '@sablier-docs/chain';
import { readGroup } from '@sablier-docs/chain/artifacts/read';
import { loadFigure } from '@sablier-docs/figures/load';
import { formatAmount } from '@sablier-docs/protocol/amount';
import { createRandom } from '@sablier-docs/testing/random';
import { renderToStaticMarkup } from 'react-dom/server';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { readPlaygroundContracts } from './contracts';
import { amountNow, playgroundCurve } from './curve';
import { openingBalances } from './opening';
import { openSession } from './session';
import { SESSION_START } from './session-start';
import { readSharedStory, writeSharedStory } from './share';
import { sceneOfTerms } from './terms';

// The chain runs in this thread, which has to answer its runner between tests.
afterEach(() => setImmediate());

const linkOf = (html: string): string =>
  /href="\/concepts\/playground#playground([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

const openOn = async (scene: Parameters<typeof openSession>[0]) => {
  const timestamp = BigInt(SESSION_START) - 3_600n;
  const chain = await createProvider({ baseFee: 0n, timestamp, limit: 30_000 });
  return openSession(scene, { chain, contracts: readPlaygroundContracts(), load: readGroup });
};

const SETTINGS = 200;

it('has the curve of the figures of shapes at 200 random settings of them', async () => {
  const random = createRandom(0x41n);
  const figure = await loadFigure('shapes');
  for (let at = 0; at < SETTINGS; at += 1) {
    const entries = Object.entries(figure.limits).map(([name, [least, most]]) => [
      name,
      Number(random.between(BigInt(least), BigInt(most))),
    ]);
    const model = random.pick(['linear', 'dynamic', 'tranched']);
    const state = { ...figure.start, ...Object.fromEntries(entries), model };
    const shared = readSharedStory(linkOf(renderToStaticMarkup(figure.draw(state, 'id'))));
    const told = JSON.stringify(state);
    expect([shared?.scene, shared?.problem], told).toEqual([model, '']);
    const [step] = shared?.steps ?? [];
    expect(step, told).toMatchObject({ day: state.day, as: 'recipient', action: 'withdrawMax' });
    const { scene } = shared?.own ?? {};
    if (!scene) throw new Error(told);
    const [released] = playgroundCurve(scene, [], Number(state.day)).lines;
    const units = released && amountNow(released);
    expect(`${formatAmount(units ?? -1n, 18, { maxDecimals: 4 })} DAI`, told).toBe(
      figure.sentence(state)[1],
    );
  }
});

it.each([
  ['linear', '250.5 over 40, start 10.25, cliff 8 20, step 4', 25],
  ['dynamic', '0.5 until 3 exponent 0.5, 99 until 20 exponent 2.75, 1000 until 21 exponent 18', 11],
  ['tranched', '6.818181818181818181 on 8, 0 on 9, 3 on 3650', 700],
])(
  'creates a %s stream of "%s" on the contract, which agrees with its curve on day %i',
  async (model, terms, day) => {
    const scene = sceneOfTerms(model, terms);
    const session = await openOn(scene);
    expect((await session.read()).balances).toEqual(openingBalances(scene));
    for (const one of [day / 2, day, scene.stream.model === 'linear' ? 40 : day + 1]) {
      await session.travel(one);
      const { figures } = await session.read();
      const [released] = playgroundCurve(scene, [], one).lines;
      expect(figures[0]).toEqual({ name: 'Released', units: released && amountNow(released) });
    }
  },
);

it('writes the terms of an address as they came', () => {
  const search = '?scene=tranched&terms=40+on+25%2C+60+on+100&steps=30+recipient+withdrawMax';
  const shared = readSharedStory(search);
  expect(shared?.own?.scene.stream).toMatchObject({ deposit: '100', days: 100 });
  expect(shared?.own?.scene.says).toBe(
    '40 DAI on day 25, 60 DAI on day 100. The sender can cancel it.',
  );
  expect(writeSharedStory('tranched', shared?.steps ?? [], shared?.own)).toBe(search);
});

it.each([
  [
    'flow',
    '1 over 1',
    'Streams with terms of your own are linear, dynamic, tranched, fee, campaign.',
  ],
  ['linear', '', 'The term "" cannot be read.'],
  ['linear', 'start 10', 'The term "start 10" cannot be read.'],
  ['linear', '100 over 100, <b>', 'The term "<b>" cannot be read.'],
  ['linear', '1e3 over 100', 'The term "1e3 over 100" cannot be read.'],
  ['linear', '-1 over 100', 'The term "-1 over 100" cannot be read.'],
  ['linear', '0 over 100', 'the deposit has to be above 0'],
  ['linear', '1000000.1 over 100', 'at most 1,000,000 DAI'],
  ['linear', '100 over 0', 'the stream has to last from 1 to 3650 days'],
  ['linear', '100 over 3651', 'the stream has to last from 1 to 3650 days'],
  ['linear', '100 over 100, cliff 100 5', 'the cliff has to be after day 0 and before the end'],
  ['linear', '100 over 100, cliff 0 5', 'the cliff has to be after day 0 and before the end'],
  ['linear', '100 over 100, start 60, cliff 5 41', 'at most the deposit, 100 DAI'],
  ['linear', '100 over 100, cliff 40 5, step 61', 'a step has to be from 1 to 60 days'],
  ['linear', '100 over 100, step 0', 'a step has to be from 1 to 100 days'],
  ['linear', '100 over 100, start 1, start 2', '"start 2" repeats a term'],
  ['tranched', '10 on 5, 20 on 5', '"20 on 5" has to be after day 5'],
  ['tranched', '10 on 0', '"10 on 0" has to be after day 0'],
  ['tranched', '0 on 5', 'the deposit has to be above 0'],
  ['tranched', '10 until 5 exponent 1', 'Write such as "40 on 25, 60 on 100"'],
  ['dynamic', '10 until 5 exponent 18.1', 'an exponent may be at most 18'],
  ['fee', '100.5 USD', 'a minimum fee of at most 100 USD'],
  ['fee', '0.99', 'Write such as "0.99 USD"'],
  ['fee', '0.000000001 USD', 'The term "0.000000001 USD" cannot be read.'],
  ['campaign', '0 DAI', 'the amount has to be above 0'],
  ['campaign', '80', 'Write such as "80 DAI"'],
  ['tranched', Array.from({ length: 21 }, (_, at) => `1 on ${at + 1}`).join(), 'at most 20 parts'],
])('refuses for a %s stream the terms "%s": %s', (scene, terms, said) => {
  const query = new URLSearchParams({ scene, terms, steps: '5 sender cancel' });
  const shared = readSharedStory(`?${query.toString()}`);
  expect(shared?.problem).toContain(said);
  expect(shared).toMatchObject({ own: undefined, steps: [] });
});
