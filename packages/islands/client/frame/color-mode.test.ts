import { expect, it, vi } from 'vitest';

class FakeButton {
  readonly attributes: Record<string, string> = {};
  setAttribute(name: string, value: string) {
    this.attributes[name] = value;
  }
  closest(selector: string) {
    return selector === 'button[data-color-mode]' ? this : null;
  }
}

it('the button says the mode that is shown: pressed is dark, as its name has it', async () => {
  const button = new FakeButton();
  const root = { dataset: { theme: 'light' } };
  const listeners: ((event: object) => void)[] = [];
  const setItem = vi.fn();
  vi.stubGlobal('Element', FakeButton);
  vi.stubGlobal('document', {
    documentElement: root,
    addEventListener: (_: string, act: (event: object) => void) => listeners.push(act),
    querySelectorAll: () => [button],
  });
  vi.stubGlobal('window', {
    localStorage: { getItem: () => null, setItem },
    addEventListener: () => undefined,
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  });
  // It reads the document as it loads.
  const { runColorMode } = await import('./color-mode');
  runColorMode();
  const said = () => ({ shown: root.dataset.theme, ...button.attributes });
  const saying = (shown: string, pressed: boolean) => {
    const name = `Switch between dark and light mode (currently ${shown} mode)`;
    return { shown, title: name, 'aria-label': name, 'aria-pressed': String(pressed) };
  };
  expect(said()).toEqual(saying('light', false));
  for (const mode of ['dark', 'light'] as const) {
    for (const act of listeners) act({ target: button });
    expect(said()).toEqual(saying(mode, mode === 'dark'));
    expect(setItem).toHaveBeenLastCalledWith('theme', mode);
  }
});
