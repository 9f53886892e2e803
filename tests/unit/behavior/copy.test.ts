import { expect, it, vi } from 'vitest';
import { listenForCopies } from '../../../src/behavior/copy';

/** A page with one button for copying: in a block of code, or after an address. */
function page(place: 'code' | 'address', isAllowed: boolean) {
  const selectAllChildren = vi.fn();
  const writeText = vi.fn(() => (isAllowed ? Promise.resolve() : Promise.reject(new Error('no'))));
  const code = { textContent: 'forge build' };
  const address = { textContent: '0x93b3' };
  const status = { dataset: {}, textContent: '' };
  const parent = { querySelector: () => status, parentElement: null };
  const button = {
    dataset: place === 'address' ? { copy: '0x93b3' } : {},
    parentElement: parent,
    previousElementSibling: place === 'address' ? address : null,
    closest: (selector: string) =>
      selector === 'button[data-copy]'
        ? button
        : place === 'code'
          ? { querySelector: () => code }
          : null,
  };
  const listeners: ((event: unknown) => void)[] = [];
  vi.stubGlobal('Element', Object);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  vi.stubGlobal('getSelection', () => ({ selectAllChildren }));
  vi.stubGlobal('document', {
    addEventListener: (_: string, act: (event: unknown) => void) => listeners.push(act),
  });
  listenForCopies();
  for (const act of listeners) act({ target: button });
  return { writeText, selectAllChildren, status, code, address };
}

it.each([
  ['code', 'forge build'],
  ['address', '0x93b3'],
] as const)('a press copies the %s', async (place, text) => {
  vi.useFakeTimers();
  const { writeText, selectAllChildren, status } = page(place, true);
  await vi.waitFor(() => expect(status.textContent).toBe('Copied'));
  expect(writeText).toHaveBeenCalledWith(text);
  expect(selectAllChildren).not.toHaveBeenCalled();
  vi.useRealTimers();
});

it.each(['code', 'address'] as const)(
  'the %s is selected, to copy it by hand, when the browser refuses',
  async (place) => {
    vi.useFakeTimers();
    const { selectAllChildren, status, ...shown } = page(place, false);
    await vi.waitFor(() => expect(status.textContent).toBe('Copying was refused'));
    expect(selectAllChildren).toHaveBeenCalledWith(shown[place]);
    vi.useRealTimers();
  },
);
