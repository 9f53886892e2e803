import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeOnBack } from '../../../src/behavior/search/close-on-back';

const pop = (state: unknown) => Object.assign(new Event('popstate'), { state });

function open(state: unknown) {
  const target = new EventTarget();
  const go = vi.fn();
  vi.stubGlobal('window', target);
  vi.stubGlobal('history', { state, go });
  const close = vi.fn();
  const end = closeOnBack(close);
  const client = vi.fn();
  target.addEventListener('popstate', client);
  return { target, go, close, end, client };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('Back while the search is open', () => {
  it('closes it and returns to the entry, and the client that shows pages sees neither step', () => {
    const { target, go, close, end, client } = open({ entry: 4 });
    close.mockImplementation(end);
    target.dispatchEvent(pop({ entry: 2 }));
    expect(close).toHaveBeenCalledOnce();
    expect(go).toHaveBeenCalledWith(2);
    target.dispatchEvent(pop({ entry: 4 }));
    expect(client).not.toHaveBeenCalled();
    target.dispatchEvent(pop({ entry: 3 }));
    expect(client).toHaveBeenCalledOnce();
  });

  it('is left to the client where entries have no place, for a hash that was followed, and after its end', () => {
    const without = open(null);
    without.target.dispatchEvent(pop({ entry: 1 }));
    const hash = open({ entry: 4 });
    hash.target.dispatchEvent(pop(null));
    const ended = open({ entry: 4 });
    ended.end();
    ended.target.dispatchEvent(pop({ entry: 3 }));
    for (const { close, client } of [without, hash, ended]) {
      expect(close).not.toHaveBeenCalled();
      expect(client).toHaveBeenCalledOnce();
    }
  });
});
