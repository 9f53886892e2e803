import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { campaignHoldings, clawbackAmount, type ClaimTimeState } from '../concepts/campaign';
import { canceledHoldings, type CancelState } from '../concepts/cancel';
import { flow, flowReading } from '../concepts/flow';
import { offeredButtons } from '../concepts/for-tests';
import { governanceLanes } from '../concepts/governance';
import { streamingHoldings } from '../concepts/streaming';
import { TREE_NODES } from '../concepts/tree-hashes';
import { transferHoldings } from '../concepts/transfer';
import { AXIS_LEFT, AXIS_WIDTH } from '../drawing/Timeline';
import { sumOf, type Holdings } from '../drawing/Vessels';
import { DAI, digits, USDC } from '../drawing/words';
import type { FigureState } from '../figure';
import { figureNames, type FigureName } from '../names';
import { loadFigure } from './load';

const htmlOf = async (name: FigureName, change: FigureState = {}): Promise<string> => {
  const figure = await loadFigure(name);
  return renderToStaticMarkup(figure.draw({ ...figure.start, ...change }, 'id'));
};

const groupsOf = (text: string, pattern: RegExp): string[][] =>
  [...text.matchAll(pattern)].map(([, ...groups]) => groups.map((group) => group ?? ''));

/** The area of a path of straight lines. */
function areaOf(path: string): number {
  let [x, y] = [0, 0];
  const corners: [number, number][] = [];
  for (const [command = '', numbers = ''] of groupsOf(path, /([MLHVhv])([-\d. ]+)/g)) {
    const [first = 0, second = 0] = numbers.trim().split(' ').map(Number);
    if (command === 'M' || command === 'L') [x, y] = [first, second];
    if (command === 'H') x = first;
    if (command === 'V') y = first;
    if (command === 'h') x += first;
    if (command === 'v') y += first;
    corners.push([x, y]);
  }
  const twice = corners.reduce((sum, [ax, ay], at) => {
    const [bx, by] = corners[(at + 1) % corners.length] ?? [0, 0];
    return sum + ax * by - bx * ay;
  }, 0);
  return Math.abs(twice) / 2;
}

const CANCELED: CancelState = { model: 'linear', day: 30, price: 3_000 };
const CLAIMED: ClaimTimeState = { kind: 'open', day: 100, claimed: 30 };
const TRANSFERRED = { day: 70, moved: 40, taken: '20,50' };
const STREAMED = { day: 70, taken: '20' };
const PAID = { ...flow.start, day: 40, acts: '10 withdraw' };

describe('the vessels', () => {
  it.each([
    ['streaming', STREAMED, streamingHoldings(STREAMED), DAI, ['Sender', 'Contract', 'Recipient']],
    ['cancel', CANCELED, canceledHoldings(CANCELED), DAI, ['Sender', 'Contract', 'Recipient']],
    [
      'transfer',
      TRANSFERRED,
      transferHoldings(TRANSFERRED),
      DAI,
      ['First owner', 'Contract', 'New owner'],
    ],
    ['campaign', CLAIMED, campaignHoldings(CLAIMED), DAI, ['Campaign', 'Stream', 'Recipient']],
    ['flow', PAID, flowReading(PAID).holdings, USDC, ['Sender', 'Contract', 'Recipient']],
  ] as const)(
    'of "%s" at %j write and tell what each holds, and hold as much sand',
    async (name, change, holdings: Holdings, token, names) => {
      const [svg = ''] = (await htmlOf(name, change)).match(/<svg[^>]*196[\s\S]*?<\/svg>/) ?? [];
      const order = ['sender', 'locked', 'ready', 'recipient'] as const;
      const amounts = order.map((one) => digits(holdings[one], token));
      expect(groupsOf(svg, /<tspan[^>]*font-size="14"[^>]*>([^<]*)</g).flat()).toEqual(amounts);
      const [label = ''] = groupsOf(svg, /aria-label="([^"]*)"/g).flat();
      const told = groupsOf(label, /([\d\u202f.]+) (?:DAI|USDC)/g).flat();
      expect(told.slice(0, 4)).toEqual(amounts);
      expect(
        groupsOf(label, /(?:^|\. )([A-Z][a-z ]+): /g)
          .flat()
          .slice(0, 3),
      ).toEqual(names);
      expect(groupsOf(svg, /<text[^>]*y="17"[^>]*>([^<]*)</g).flat()).toEqual(names);
      const sand = groupsOf(svg, /<path d="([^"]*z)" fill="var\(--grain\)"/g).flat();
      const areas = sand.map(areaOf);
      const whole = areas.reduce((sum, area) => sum + area, 0);
      const shares = order.map((one) => Number(holdings[one]) / Number(sumOf(holdings)));
      expect(areas).toHaveLength(4);
      for (const [at, area] of areas.entries())
        expect(area / whole).toBeCloseTo(shares[at] ?? 0, 2);
    },
  );

  it('write what is owed and has no money behind it', async () => {
    expect(await htmlOf('flow', { day: 40 })).toContain('>10 missing<');
    expect(await htmlOf('flow', { day: 20 })).not.toContain(' missing<');
  });
});

describe.each(figureNames)('the figure "%s"', (name) => {
  it('has its labels of an axis and its mark where the control has these values', async () => {
    const html = await htmlOf(name);
    const { start } = await loadFigure(name);
    const isWithoutAxes = ['nft', 'claim', 'governance', 'hooks'].includes(name);
    expect(html.includes('data-drag')).toBe(!isWithoutAxes);
    for (const [svg = ''] of html.matchAll(/<svg[^>]*data-drag[\s\S]*?<\/svg>/g)) {
      const [drags = ''] = groupsOf(svg, /data-drag="(\w+)"/g).flat();
      const [axis = []] = groupsOf(svg, /d="M(\d+) [\d.]+H(\d+)"/g);
      expect(axis.map(Number)).toEqual([AXIS_LEFT, AXIS_LEFT + AXIS_WIDTH]);
      const [input = ''] = html.match(new RegExp(`<input[^>]* name="${drags}"[^>]*>`)) ?? [];
      const valueOf = (which: string) =>
        Number(groupsOf(input, new RegExp(` ${which}="([\\d.]+)"`, 'g')).flat()[0]);
      const [least, most] = [valueOf('min'), valueOf('max')];
      const placeOfValue = (value: number) =>
        Number(axis[0]) + ((value - least) / (most - least)) * (Number(axis[1]) - Number(axis[0]));
      const labels = groupsOf(svg, /<text x="([\d.]+)" y="159"[^>]*>([^<]*)</g);
      expect(labels.length).toBeGreaterThan(1);
      for (const [x, text = ''] of labels) {
        const value = Number(text.replace(/[^\d.]/g, ''));
        expect(Math.abs(Number(x) - placeOfValue(value)), `${drags} ${text}`).toBeLessThan(0.1);
      }
      const [cx] = groupsOf(svg, /<circle cx="([\d.]+)"/g).flat();
      expect(Math.abs(Number(cx) - placeOfValue(Number(start[drags])))).toBeLessThan(0.1);
    }
  });

  it('names each slider, which speaks the value that is written beside it', async () => {
    const html = await htmlOf(name);
    const sliders = groupsOf(
      html,
      /<label for="([^"]*)">([^<]+)<\/label><span[^>]*>([^<]*)<\/span><\/div><input id="([^"]*)"[^>]*aria-valuetext="([^"]*)"/g,
    );
    expect(sliders).toHaveLength(html.match(/type="range"/g)?.length ?? 0);
    for (const [of, label, shown, id, spoken] of sliders) {
      expect(of).toBe(id);
      expect(spoken, label).toBe(shown);
    }
  });
});

it.each([
  ['life', { day: 10 }, 'PENDING'],
  ['life', { day: 130 }, 'SETTLED'],
  ['flow', { day: 40 }, 'STREAMING_INSOLVENT'],
  ['flow', { acts: '10 pause' }, 'PAUSED_SOLVENT'],
] as const)('the figure "%s" at %j marks the status %s', async (name, change, status) => {
  const html = await htmlOf(name, change);
  expect(groupsOf(html, /aria-current="true">([^<]*)</g)).toEqual([[status]]);
});

it.each([
  ['streaming', { day: 0 }, false],
  ['streaming', { day: 40 }, true],
  ['streaming', { day: 40, taken: '40' }, false],
  ['transfer', { day: 0 }, false],
  ['transfer', { day: 100 }, true],
  ['transfer', { day: 60, taken: '60' }, false],
] as const)('the figure "%s" at %j offers a withdrawal: %s', async (name, change, isOffered) => {
  expect(offeredButtons(await htmlOf(name, change)).includes('withdraw')).toBe(isOffered);
});

it('the lanes of governance tell each outcome, lead as far as the call gets, and have a gate where it is asked', async () => {
  for (const state of [
    { day: 40, on: 'lockup', who: 'recipient', done: 'halt' },
    { day: 40, on: 'campaign', who: 'sender', done: 'fee' },
  ]) {
    const html = await htmlOf('governance', state);
    const lanes = governanceLanes(state);
    const words = { done: 'goes through', stopped: 'is stopped', refused: 'is refused' };
    const [label = ''] = groupsOf(html, /<svg[^>]*aria-label="([^"]*)"/g).flat();
    const told = lanes.map(
      ({ call, course, isAsked, says }) =>
        `${call} ${words[course]}${isAsked ? ' (Comptroller)' : ''}: ${says}`,
    );
    expect(label).toMatch(/^(Recipient|Creator): /);
    expect(label.replace(/^\w+: /, '')).toBe(`${told.join('. ')}.`);
    const grains = groupsOf(html, /H(\d+)" stroke="var\(--grain\)"[^>]*visibility="(\w+)"/g);
    expect(grains).toEqual(
      lanes.map(({ course }) => [
        course === 'done' ? '103' : '85',
        course === 'refused' ? 'hidden' : 'visible',
      ]),
    );
    const gates = groupsOf(html, /stroke-width="7" visibility="(\w+)"/g).flat();
    expect(gates).toEqual(lanes.map(({ isAsked }) => (isAsked ? 'visible' : 'hidden')));
  }
});

describe('where a page is 320 pixels wide and a picture 272', () => {
  it.each(figureNames)(
    'all letters in the picture of "%s" have at least 12 pixels',
    async (name) => {
      const html = await htmlOf(name);
      for (const [svg] of html.matchAll(/<svg[\s\S]*?<\/svg>/g)) {
        const [width] = groupsOf(svg, /viewBox="\S+ \S+ (\d+) /g).flat();
        expect(svg.includes('<text')).toBe(svg.includes('font-size='));
        for (const size of groupsOf(svg, /font-size="([\d.]+)"/g).flat())
          expect((Number(size) * 272) / Number(width), svg.slice(0, 300)).toBeGreaterThanOrEqual(
            12,
          );
      }
    },
  );

  it('a column of pictures is as wide on every screen', async () => {
    const [least] = groupsOf(await htmlOf('flow'), /minmax\(min\(100%, max\((\d+)rem/g).flat();
    expect(Number(least) * 16).toBeGreaterThanOrEqual(272);
  });
});

it('the outcomes of governance have at most 26 characters, which the picture has room for', () => {
  for (const on of ['lockup', 'flow', 'campaign'])
    for (const done of ['nothing', 'fee', 'price', 'halt'])
      for (const who of ['recipient', 'sender', 'stranger', 'admin'])
        for (const { says } of governanceLanes({ day: 99, on, done, who }))
          expect(says.length, says).toBeLessThanOrEqual(26);
});

it('governance says that the fee of a campaign is that of its launch, and of a stream that of today', async () => {
  const legendOf = async (on: string) =>
    groupsOf(await htmlOf('governance', { on }), /<legend[^>]*>(The comptroller[^<]*)</g).flat();
  expect(await legendOf('campaign')).toEqual(['The comptroller, with its fee at the launch']);
  expect(await legendOf('flow')).toEqual(['The comptroller, as its admin has set it']);
});

it('the flag of the figure of transfers stands at the day of the transfer', async () => {
  const html = await htmlOf('transfer', { day: 70, moved: 20 });
  const [x] = groupsOf(html, /<text x="([\d.]+)" y="12"[^>]*>NFT</g).flat();
  expect(Number(x)).toBeCloseTo(32 + 258 * 0.2, 1);
});

it('the figure of Flow writes "balance" in the color of the balance, and "debt" in that of the debt', async () => {
  const legend = groupsOf(await htmlOf('flow'), /<tspan[^>]*fill="var\(--(\w+)\)">([a-z]+)</g);
  expect(legend).toEqual([
    ['cool', 'balance'],
    ['accent', 'debt'],
  ]);
});

it.each([
  { day: 20, claimed: 40 },
  { day: 45, claimed: 40 },
  { day: 60, claimed: 40 },
  { day: 130, claimed: 40 },
  { day: 130, claimed: 40, kind: 'variable' },
])('the line of a clawback at %j is as high as what it takes', async (change) => {
  const state: ClaimTimeState = { kind: 'ranged', ...change };
  const html = await htmlOf('campaign', state);
  const [path = ''] = groupsOf(html, /stroke="var\(--cool\)"[^>]*><path d="([^"]*)"/g).flat();
  const points = groupsOf(path, /([\d.]+) ([\d.]+)/g).map((pair) => pair.map(Number));
  const x = 32 + (258 * state.day) / 140;
  const at = points.findIndex(([right = 0]) => right > x);
  const share = Number(clawbackAmount(state)) / 200e18;
  expect(points[at]?.[1]).toBeCloseTo(140 - 126 * share, 1);
});

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'the tree of account %i tells each hash of its proof beside the one that it is folded with',
  async (leaf) => {
    const html = await htmlOf('claim', { leaf });
    const [begins] = groupsOf(html, /begins at leaf \d with (\w+)\./g).flat();
    let at = TREE_NODES.findIndex((hash) => hash === begins);
    for (const [proof, becomes] of groupsOf(html, /With (\w{4}) it becomes (\w{4})\./g)) {
      const sibling = at % 2 === 1 ? at + 1 : at - 1;
      expect(proof).toBe(TREE_NODES[sibling]);
      at = Math.floor((at - 1) / 2);
      expect(becomes).toBe(TREE_NODES[at]);
    }
    expect(at).toBe(0);
    expect(html).toContain(`>${leaf * 10} DAI, as listed<`);
    expect(html).toContain(`>${leaf * 10 + 1} DAI<`);
  },
);
