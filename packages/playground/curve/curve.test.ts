import { createProvider } from '@sablier-docs/chain';
import { readGroup } from '@sablier-docs/chain/artifacts/read';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { readPlaygroundContracts } from '../contracts';
import { sceneOf } from '../scenes';
import { openSession, type Done, type Reading } from '../session';
import { SESSION_START } from '../session-start';
import { readSteps } from '../steps';
import { storyIds, storyOf } from '../stories';
import { amountNow, playgroundCurve, describePlaygroundCurve, labelsOf } from '.';

// The chain runs in this thread, which has to answer its runner between tests.
afterEach(() => setImmediate());

/** Figures of the contracts that lines repeat. */
const NAMES = ['Released', 'Withdrawn', 'Total debt', 'Balance of the stream'];

const figuresOf = ({ figures, balances }: Reading) => [
  ...figures.filter(({ name }) => NAMES.includes(name)),
  ...balances.flatMap(({ name, units }) =>
    name === 'campaign' ? [{ name: 'Tokens in the campaign', units }] : [],
  ),
];

it.each(storyIds)('%s: the lines go through the figures of the contract', async (id) => {
  const { scene: sceneId, steps } = storyOf(id);
  const scene = sceneOf(sceneId);
  const chain = await createProvider({
    baseFee: 0n,
    timestamp: BigInt(SESSION_START) - 3_600n,
    limit: 30_000,
  });
  const options = { chain, contracts: readPlaygroundContracts(), load: readGroup };
  const session = await openSession(scene, options);
  const done: Done[] = [];
  const compare = async () => {
    const reading = await session.read();
    const { lines } = playgroundCurve(scene, done, reading.day);
    const drawn = lines.map((line) => ({ name: line.name, units: amountNow(line) }));
    const figures = figuresOf(reading);
    const expected = drawn.filter(({ name }) => figures.some((one) => one.name === name));
    if (scene.product === 'airdrops') expect(expected).toHaveLength(1);
    else expect(expected).toHaveLength(2);
    const compared = figures.filter(({ name }) => expected.some((one) => one.name === name));
    expect(compared).toEqual(expected);
    return lines;
  };
  await compare();
  for (const step of readSteps(scene.product, steps)) {
    done.push(await session.act(step));
    await compare();
  }
  // What the lines say about later days holds when nothing is done.
  const last = await session.read();
  const ahead = (await compare()).map(({ name, future }) => ({
    name,
    units: future.at(-1)?.units,
  }));
  await session.travel(Math.max(scene.days, last.day));
  const figures = figuresOf(await session.read());
  expect(ahead.length).toBeGreaterThan(0);
  for (const { name, units } of ahead)
    expect([name, figures.find((one) => one.name === name)?.units]).toEqual([name, units]);
});

it('puts numbers that have no room of their own together', () => {
  const marks = [
    { day: 10, numbers: [1] },
    { day: 12, numbers: [2, 4] },
    { day: 60, numbers: [5] },
  ];
  expect(labelsOf(marks, 120)).toEqual([
    { day: 12, text: '1–4' },
    { day: 60, text: '5' },
  ]);
});

it('is told in words, with the steps that were accepted', () => {
  const step = { day: 40, as: 'sender', action: 'cancel' } as const;
  const code = { solidity: '', viem: '', cast: '' };
  const moves = [
    { name: 'sender', units: 60n * 10n ** 18n },
    { name: 'contract', units: -60n * 10n ** 18n },
  ];
  const cancel: Done = { step, call: 'cancel', code, moves, coins: [], events: [], error: null };
  const refused: Done = { ...cancel, moves: [], error: { name: 'Refused', args: [] } };
  const curve = playgroundCurve(sceneOf('linear'), [refused, cancel], 50);
  expect(curve.marks).toEqual([{ day: 40, numbers: [2] }]);
  expect(describePlaygroundCurve(curve)).toBe(
    'Amounts from day 0 to day 120. Released: 40 DAI on day 50, 40 DAI on day 120 if nothing is done. ' +
      'Withdrawn: 0 DAI on day 50, 0 DAI on day 120 if nothing is done. Marked: step 2 on day 40.',
  );
});
