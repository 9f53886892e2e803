import { existsSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FigureState } from '../figure';
import { figureNames, type FigureName } from '../names';
import { loadFigure } from './load';

/** States whose link "In code" is another one than that of the beginning. */
const STATES: Readonly<Partial<Record<FigureName, readonly FigureState[]>>> = {
  shapes: ['linear', 'dynamic', 'tranched'].map((model) => ({ model })),
  life: ['withdraw', 'cancel', 'renounce'].map((act) => ({ acts: `40 ${act}` })),
  flow: ['withdraw', 'deposit', 'refund', 'pause', 'restart', 'void'].map((act) => ({
    acts: `10 ${act}`,
  })),
  campaign: ['instant', 'ranged', 'open', 'variable'].map((kind) => ({ kind })),
  governance: ['lockup', 'flow', 'campaign'].map((on) => ({ on })),
};

/** Headings of a page, as their addresses have them. */
const headingsOf = (page: string): string[] =>
  [...page.matchAll(/^#+ (.+?)(?: \{#([\w-]+)\})?$/gm)].map(
    ([, text = '', id]) =>
      id ??
      text
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
  );

it.each(figureNames)(
  'the figure "%s" leads to code on a page and a heading that there are',
  async (name) => {
    const figure = await loadFigure(name);
    const links = [{}, ...(STATES[name] ?? [])].flatMap((change) => {
      const html = renderToStaticMarkup(figure.draw({ ...figure.start, ...change }, 'id'));
      return [...html.matchAll(/href="([^"#]*)(?:#([^"]*))?"[^>]*>In code</g)];
    });
    expect(links.length).toBe(1 + (STATES[name]?.length ?? 0));
    for (const [, page = '', heading] of links) {
      // Pages of the reference are written by a command.
      if (page.startsWith('/reference/')) continue;
      const file = `docs${page}.mdx`;
      expect(existsSync(file), file).toBe(true);
      if (heading !== undefined)
        expect(headingsOf(readFileSync(file, 'utf8')), page).toContain(heading);
    }
    expect(new Set(links.map(([link]) => link)).size).toBeGreaterThanOrEqual(STATES[name] ? 3 : 1);
  },
);
