import { createRandom } from '@sablier-docs/testing/random';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { figureNames, type FigureName } from '../names';
import { LivingFigure } from '../LivingFigure';
import { figureId } from './address';
import { described, nodesOfHtml, TestElement, testDocument } from './document-for-tests';
import { drawnOf } from './drawn';
import { loadFigure } from './load';
import { patch } from './patch';

/** What a browser does for a figure, under the hand of a test. */
class FigureBrowser {
  frames = new Map<number, (time: number) => void>();
  isSeen: ((entries: readonly { readonly isIntersecting: boolean }[]) => void) | undefined;
  hash = '';
  made: (new () => TestElement) | undefined;
  private last = 0;

  stub(): void {
    const request = (run: (time: number) => void) => {
      this.last += 1;
      this.frames.set(this.last, run);
      return this.last;
    };
    vi.stubGlobal('document', testDocument);
    vi.stubGlobal('HTMLElement', TestElement);
    vi.stubGlobal('HTMLInputElement', TestElement);
    vi.stubGlobal('Element', TestElement);
    vi.stubGlobal('customElements', {
      define: (_: string, made: new () => TestElement) => {
        this.made = made;
      },
    });
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(run: FigureBrowser['isSeen']) {
          browser.isSeen = run;
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    vi.stubGlobal('requestAnimationFrame', request);
    vi.stubGlobal('cancelAnimationFrame', (frame: number) => this.frames.delete(frame));
    const replaceState = (_: unknown, __: string, to: string) => {
      this.hash = /#.*$/.exec(to)?.[0] ?? '';
    };
    const location = { pathname: '/page', search: '' };
    Object.defineProperty(location, 'hash', { get: () => this.hash });
    vi.stubGlobal('window', { location, history: { replaceState } });
  }

  /** The next frame, at a time in milliseconds. */
  turn(time: number): void {
    const all = [...this.frames.values()];
    this.frames.clear();
    for (const run of all) run(time);
  }
}

let browser = new FigureBrowser();
beforeEach(() => {
  browser = new FigureBrowser();
  browser.stub();
});
afterEach(() => {
  vi.resetModules();
});

/** A figure of a page whose address has this hash, which has come near. */
async function openLiving(
  name: FigureName,
  hash = '',
  before: (element: TestElement) => void = () => undefined,
): Promise<TestElement> {
  browser.hash = hash;
  await import('./start');
  const element = new (browser.made as new () => TestElement)();
  const [page] = nodesOfHtml(renderToStaticMarkup(<LivingFigure name={name} />));
  if (!(page instanceof TestElement)) throw new Error('A figure is an element.');
  for (const [attribute, value] of page.attributes) element.setAttribute(attribute, value);
  element.append(...page.childNodes);
  before(element);
  (element as unknown as { connectedCallback(): void }).connectedCallback();
  // Its code would be there at once.
  await (await import('./load')).loadFigure(name);
  browser.isSeen?.([{ isIntersecting: false }]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(element.dataset.state).toBeUndefined();
  browser.isSeen?.([{ isIntersecting: true }]);
  await vi.waitFor(() => {
    expect(element.dataset.state).toBe('ready');
  });
  return element;
}

const partOf = (element: TestElement, selector: string): TestElement => {
  const part = element.querySelector(selector);
  if (!part) throw new Error(`No ${selector}.`);
  return part;
};
const saidBy = (element: TestElement): string => partOf(element, 'p').textContent;
const spokenBy = (element: TestElement): string => partOf(element, '[role="status"]').textContent;
const press = (element: TestElement, act: string): void =>
  partOf(element, `[data-act="${act}"]`).click();
function give(element: TestElement, name: string, value: string): void {
  const input = partOf(element, `input[name="${name}"]`);
  input.value = value;
  input.dispatchEvent({ type: 'input' });
}

describe.each(figureNames)('the figure "%s" in a document', (name) => {
  it('is after each of 16 changes what a server would draw', async () => {
    const figure = await loadFigure(name);
    const id = figureId(name);
    const htmlOf = (state: typeof figure.start) => renderToStaticMarkup(figure.draw(state, id));
    const random = createRandom(0x51n);
    const pick = <T,>(all: readonly T[]): T =>
      all[Number(random.between(0n, BigInt(all.length - 1)))] as T;
    let state = figure.start;
    let drawn = drawnOf(figure.draw(state, id));
    const root = testDocument.createElement('figure');
    root.append(...nodesOfHtml(htmlOf(state)));
    for (let turn = 0; turn < 16; turn += 1) {
      const fields = root.querySelectorAll('input');
      const acts = root.querySelectorAll('button').map(({ dataset }) => dataset.act ?? '');
      const field = pick(fields);
      const [least, most] = [Number(field.min), Number(field.max)];
      const step = Number(field.attributes.get('step') ?? 1);
      const isNumber = typeof state[field.name] === 'number';
      const steps = random.between(0n, BigInt(Math.floor((most - least) / step)));
      const value = isNumber ? least + Number(steps) * step : field.value;
      const given = { ...state, [field.name]: value, playing: turn % 2 };
      state = acts.length > 1 ? (figure.act?.(given, pick(acts)) ?? given) : given;
      const next = drawnOf(figure.draw(state, id));
      patch(root as unknown as Element, drawn, next);
      drawn = next;
      expect(described(root.childNodes), JSON.stringify(state)).toEqual(
        described(nodesOfHtml(htmlOf(state))),
      );
    }
  });
});

it.each([
  ['another element', <b key="a">1</b>, <i key="a">1</i>],
  ['an attribute less', <a href="/x">1</a>, <a>1</a>],
  ['an attribute more', <a>1</a>, <a href="/x">1</a>],
  ['a switch on', <button disabled={false}>1</button>, <button disabled>1</button>],
  ['a switch off', <button disabled>1</button>, <button>1</button>],
  ['text for an element', <b>1</b>, 'text'],
  ['an element for text', 'text', <b>1</b>],
  ['a style', <b style={{ fontWeight: 650 }}>1</b>, <b style={{ fontWeight: 400 }}>1</b>],
])('a document has %s after a patch', (_, from, to) => {
  const root = testDocument.createElement('figure');
  root.append(...nodesOfHtml(renderToStaticMarkup(from)));
  patch(root as unknown as Element, drawnOf(from), drawnOf(to));
  expect(described(root.childNodes)).toEqual(described(nodesOfHtml(renderToStaticMarkup(to))));
});

describe('a living figure', () => {
  it('says what its slider has, and when the slider is let go, speaks it and keeps it in the address until it is that of the beginning', async () => {
    const element = await openLiving('streaming');
    give(element, 'day', '70');
    expect(saidBy(element)).toContain('On day 70 the recipient can take 70 DAI.');
    expect([spokenBy(element), browser.hash]).toEqual(['', '']);
    partOf(element, 'input[name="day"]').dispatchEvent({ type: 'change' });
    expect(spokenBy(element)).toBe(saidBy(element));
    expect(browser.hash).toBe('#figure-streaming?day=70');
    give(element, 'day', '40');
    partOf(element, 'input[name="day"]').dispatchEvent({ type: 'change' });
    expect(browser.hash).toBe('');
  });

  it('begins with the state of its address, and with none of another figure', async () => {
    const element = await openLiving('streaming', '#figure-streaming?day=30&taken=10');
    expect(saidBy(element)).toContain('On day 30 the recipient can take 20 DAI and has taken 10');
    expect(partOf(element, 'input[name="day"]').value).toBe('30');
    const other = await openLiving('streaming', '#figure-flow?day=30');
    expect(saidBy(other)).toContain('On day 40 ');
  });

  it('takes what a reader has moved, chosen and pressed before its code came', async () => {
    const element = await openLiving('cancel', '', (page) => {
      partOf(page, 'input[name="day"]').value = '60';
      partOf(page, 'input[value="linear"]').checked = false;
      partOf(page, 'input[value="tranched"]').checked = true;
    });
    expect(saidBy(element)).toContain('If the sender cancels on day 60, they get 50 DAI');
    const pressed = await openLiving('streaming', '', (page) => {
      partOf(page, '[data-act="withdraw"]').setAttribute('data-waiting', '');
    });
    expect(saidBy(pressed)).toContain('has taken 40 DAI');
    expect(partOf(pressed, '[data-act="withdraw"]').dataset.waiting).toBeUndefined();
  });

  it('speaks and keeps what a press did, and leaves a press beside its buttons alone', async () => {
    const element = await openLiving('streaming');
    partOf(element, 'p').click();
    expect([spokenBy(element), browser.hash]).toEqual(['', '']);
    press(element, 'withdraw');
    expect(spokenBy(element)).toContain('can take 0 DAI and has taken 40 DAI');
    expect(browser.hash).toBe('#figure-streaming?taken=40');
  });

  it.each([
    [32 / 300, 0],
    [(32 + 258 * 0.6) / 300, 60],
    [1, 100],
    [-3, 0],
    [5, 100],
  ])('a finger at %d of its curve turns the clock to day %i', async (share, day) => {
    const element = await openLiving('streaming');
    const curve = partOf(element, '[data-drag]');
    curve.box = { left: 50, width: 200 };
    const at = { clientX: 50 + 200 * share, pointerId: 7 };
    curve.dispatchEvent({ ...at, type: 'pointermove', buttons: 0 });
    expect(saidBy(element)).toContain('On day 40 ');
    curve.dispatchEvent({ ...at, type: 'pointerdown', buttons: 1 });
    expect(saidBy(element)).toContain(`On day ${day} `);
    expect(curve.captured).toEqual([7]);
    expect(spokenBy(element)).toBe('');
    curve.dispatchEvent({ ...at, type: 'pointerup', buttons: 0 });
    expect(spokenBy(element)).toContain(`On day ${day} `);
  });

  it('runs from its day to the end in the time that is left of nine seconds, and then speaks', async () => {
    const element = await openLiving('streaming');
    press(element, 'play');
    browser.turn(1_000);
    expect(partOf(element, '[data-act="play"]').textContent).toBe('Stop');
    browser.turn(1_000 + 900);
    expect(saidBy(element)).toContain('On day 50 ');
    expect(spokenBy(element)).toBe('');
    browser.turn(1_000 + 9_000);
    expect(saidBy(element)).toContain('On day 100 ');
    expect(spokenBy(element)).toBe(saidBy(element));
    expect(browser.frames.size).toBe(0);
    expect(partOf(element, '[data-act="play"]').textContent).toBe('Run');
    // From the end it begins anew.
    press(element, 'play');
    browser.turn(20_000);
    browser.turn(20_000 + 180);
    expect(saidBy(element)).toContain('On day 2 ');
  });

  it.each([
    ['a press on "Stop"', (element: TestElement) => press(element, 'play'), 51],
    ['a press on "Withdraw"', (element: TestElement) => press(element, 'withdraw'), 51],
    ['a slider', (element: TestElement) => give(element, 'day', '20'), 20],
  ])('its running clock is stopped by %s, on a whole day', async (_, stop, day) => {
    const element = await openLiving('streaming');
    press(element, 'play');
    browser.turn(0);
    browser.turn(950);
    stop(element);
    expect(browser.frames.size).toBe(0);
    partOf(element, 'input[name="day"]').dispatchEvent({ type: 'change' });
    expect(spokenBy(element)).toContain(`On day ${day} `);
    expect(browser.hash).toMatch(new RegExp(`day=${day}(&|$)`));
    expect(partOf(element, '[data-act="play"]').textContent).toBe('Run');
  });

  it('stops its clock when it leaves the page', async () => {
    const element = await openLiving('streaming');
    press(element, 'play');
    browser.turn(0);
    (element as unknown as { disconnectedCallback(): void }).disconnectedCallback();
    expect(browser.frames.size).toBe(0);
  });
});
