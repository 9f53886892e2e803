import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/css/tokens.css', 'utf8');

/** The values of the tokens for code, first in light, then in dark. */
function tokensOf(): Record<string, string>[] {
  const modes = css.split("@media screen {\n  :root[data-theme='dark']");
  return modes.map((mode) =>
    Object.fromEntries(
      [...mode.matchAll(/--(code-[\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    ),
  );
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['code-surface', 'code-highlight', 'code-inline'];

describe.each(tokensOf().map((tokens, i) => ({ mode: ['light', 'dark'][i], tokens })))(
  'code in $mode',
  ({ tokens }) => {
    const inks = Object.keys(tokens).filter((name) => !GROUNDS.includes(name));

    it('has at least eight colors, and one for the marked line', () => {
      expect(inks.length).toBeGreaterThanOrEqual(8);
      expect(tokens).toHaveProperty('code-highlight');
    });

    it.each(['code-surface', 'code-highlight'])('reads at 4.5:1 or better on %s', (ground) => {
      const poor = inks
        .map((ink) => [ink, contrast(tokens[ink] ?? '', tokens[ground] ?? '')] as const)
        .filter(([, ratio]) => ratio < 4.5);
      expect(poor).toEqual([]);
    });
  },
);
