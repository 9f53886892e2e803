import { afterEach, describe, expect, it, vi } from 'vitest';
import { onRouteDidUpdate } from './hash';

function openAt(hash: string) {
  const heading = { id: 'withdrawMax', scrollIntoView: vi.fn() };
  const replace = vi.fn();
  vi.stubGlobal('window', { location: { hash, replace }, addEventListener: vi.fn() });
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === heading.id ? heading : null),
    querySelectorAll: () => [heading],
  });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    run();
  });
  return { heading, replace };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an anchor of an earlier version, in small letters, with the client of the framework', () => {
  const at = (pathname: string, hash = '') => ({ pathname, hash });

  it('leads to the heading when the site is opened with it', () => {
    const { replace } = openAt('#withdrawmax');
    onRouteDidUpdate({ location: at('/a', '#withdrawmax'), previousLocation: null });
    expect(replace).toHaveBeenCalledWith('#withdrawMax');
  });

  it('leads to the heading of another page, and one of today is left as it is', () => {
    const { heading, replace } = openAt('#withdrawMax');
    onRouteDidUpdate({ location: at('/b', '#withdrawmax'), previousLocation: at('/a') });
    expect(heading.scrollIntoView).toHaveBeenCalledOnce();
    onRouteDidUpdate({ location: at('/b', '#withdrawMax'), previousLocation: null });
    expect(replace).not.toHaveBeenCalled();
  });
});
