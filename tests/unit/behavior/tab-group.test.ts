import { beforeEach, expect, it, vi } from 'vitest';
import { TabGroup } from '../../../src/behavior/tab-group';

class FakeElement extends EventTarget {
  dataset: Record<string, string> = {};
  hidden: unknown;
  tabIndex = -1;
  children: FakeElement[] = [];
  private readonly attributes = new Map<string, string>();
  getAttribute = (name: string) => this.attributes.get(name) ?? null;
  setAttribute = (name: string, value: string) => void this.attributes.set(name, value);
  getBoundingClientRect = () => ({ top: 0 });
  focus = vi.fn();
  querySelectorAll(selector: string) {
    const role = selector.includes('"tabpanel"') ? 'tabpanel' : 'tab';
    return this.children.filter((child) => child.getAttribute('role') === role);
  }
}

beforeEach(() => {
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', { scrollBy: () => undefined });
});

/** A group of three tabs, of which the first is selected, with their panels. */
function drawTabs() {
  const group = new (TabGroup())() as unknown as FakeElement & { connectedCallback: () => void };
  const parts = (role: string) =>
    ['a', 'b', 'c'].map((value) => {
      const part = new FakeElement();
      part.setAttribute('role', role);
      part.dataset.value = value;
      return part;
    });
  const [tabs, panels] = [parts('tab'), parts('tabpanel')];
  tabs[0]?.setAttribute('aria-selected', 'true');
  group.children = [...tabs, ...panels];
  group.connectedCallback();
  const selected = () => {
    const at = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
    expect(panels.map(({ hidden }) => hidden)).toEqual(
      panels.map((_, i) => (i === at ? false : 'until-found')),
    );
    return tabs[at]?.dataset.value;
  };
  /** @returns whether the browser's own use of the key is prevented */
  const press = (key: string, modifiers: object = {}) => {
    const target = tabs.find((tab) => tab.dataset.value === selected());
    const event = new Event('keydown', { cancelable: true });
    Object.defineProperty(event, 'target', { value: target });
    group.dispatchEvent(Object.assign(event, { key, ...modifiers }));
    return event.defaultPrevented;
  };
  return { tabs, selected, press };
}

it('the keys of tabs move along them and select, around both ends', () => {
  const { tabs, selected, press } = drawTabs();
  for (const [key, value] of [
    ['ArrowRight', 'b'],
    ['End', 'c'],
    ['ArrowRight', 'a'],
    ['ArrowLeft', 'c'],
    ['Home', 'a'],
  ] as const) {
    expect(press(key), key).toBe(true);
    expect(selected(), key).toBe(value);
  }
  expect(tabs.map(({ focus }) => focus.mock.calls.length)).toEqual([2, 1, 2]);
  expect(tabs.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});

it.each(['altKey', 'ctrlKey', 'metaKey'])(
  'a key with %s is the browser’s, as Alt and an arrow for the page before',
  (modifier) => {
    const { selected, press } = drawTabs();
    for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      expect(press(key, { [modifier]: true }), key).toBe(false);
      expect(selected(), key).toBe('a');
    }
  },
);
