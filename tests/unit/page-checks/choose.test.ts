import { describe, expect, it } from 'vitest';
import { choosePages, type Candidate } from '../../e2e/support/page-checks/choose';

const page = (path: string, styles: string, elements = 10): Candidate => ({
  path,
  styles: new Set(styles.split('')),
  elements,
});
const paths = (choices: { path: string }[]) => choices.map((choice) => choice.path);

/** Numbers that look random and are the same in each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** How many of the pages have each style. */
function shown(pages: readonly Candidate[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { styles } of pages)
    for (const style of styles) counts.set(style, (counts.get(style) ?? 0) + 1);
  return counts;
}

describe('the choice of pages', () => {
  it('drops no style, whatever the pages hold, and sees it as often as asked', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const next = numbers(seed);
      const pages = Array.from({ length: 1 + next(30) }, (_, i) => {
        const styles = Array.from({ length: next(12) }, () => `s${next(40)}`);
        return { path: `/${i}`, styles: new Set(styles), elements: 1 + next(500) };
      });
      const times = 1 + next(4);
      const chosen = new Set(paths(choosePages(pages, { times, always: ['/0'] })));
      const seen = shown(pages.filter(({ path }) => chosen.has(path)));
      for (const [style, count] of shown(pages))
        expect(seen.get(style) ?? 0, `seed ${seed}: ${style}`).toBeGreaterThanOrEqual(
          Math.min(count, times),
        );
    }
  });

  it('leaves out a page that shows nothing of its own', () => {
    expect(paths(choosePages([page('/a', 'xy'), page('/b', 'x'), page('/c', 'z')]))).toEqual([
      '/a',
      '/c',
    ]);
  });

  it('prefers the smaller of two pages with the same styles', () => {
    const pages = [page('/long', 'xy', 4000), page('/short', 'xy', 40)];
    expect(paths(choosePages(pages))).toEqual(['/short']);
  });

  it('leaves out a page that later ones made superfluous', () => {
    const pages = [page('/a', 'xy', 10), page('/b', 'xp', 12), page('/c', 'yq', 12)];
    expect(paths(choosePages(pages)).sort()).toEqual(['/b', '/c']);
  });

  it('looks at some pages always, and refuses one that is not there', () => {
    const pages = [page('/', ''), page('/a', 'x')];
    expect(choosePages(pages, { always: ['/'] })).toEqual([
      { path: '/', fresh: 0 },
      { path: '/a', fresh: 1 },
    ]);
    expect(() => choosePages(pages, { always: ['/gone'] })).toThrow('/gone');
  });

  it('does not depend on the order of the pages', () => {
    const pages = [page('/c', 'xz'), page('/a', 'xy'), page('/b', 'yz')];
    expect(choosePages([...pages].reverse())).toEqual(choosePages(pages));
  });
});
