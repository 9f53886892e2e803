import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Rule } from 'postcss';
import { expect, it } from 'vitest';

/** An element that is chosen, pressed or the current one, with its class or name. */
const CHOSEN = /[\w.-]+(?::checked|\[aria-(?:selected|pressed|checked)='true'\]|__link--active)/;
/** Drawn with a reader's own colors too. */
const DRAWN = /^(?:outline|border-style|font-weight|text-decoration|mask-image|display)$/;

interface Chosen {
  /** Such as `.tab[aria-selected='true']`. */
  element: string;
  isForced: boolean;
  isDrawn: boolean;
}

const isForced = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'params' in parent && /forced-colors: active/.test(parent.params);

/** The rules of a stylesheet for what is chosen. */
function chosenRules(css: string): Chosen[] {
  const rules: Chosen[] = [];
  postcss.parse(css).walkRules((rule) => {
    for (const selector of rule.selectors) {
      const [element] = CHOSEN.exec(selector) ?? [];
      if (!element) continue;
      const isDrawn = rule.some((node) => node.type === 'decl' && DRAWN.test(node.prop));
      rules.push({ element, isForced: isForced(rule), isDrawn });
    }
  });
  return rules;
}

const sheets = ['packages', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css') && !name.includes('node_modules'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8')),
);
const rules = sheets.flatMap(chosenRules);

it.each([...new Set(rules.map(({ element }) => element))])(
  '%s differs by more than its colors, or has a rule for the colors of the reader',
  (element) => {
    const own = rules.filter((rule) => rule.element === element);
    expect(own.some((rule) => rule.isForced || rule.isDrawn)).toBe(true);
  },
);

it('finds a chosen state that is a background alone', () => {
  expect(chosenRules('.segments input:checked + span { background: red; }')).toEqual([
    { element: 'input:checked', isForced: false, isDrawn: false },
  ]);
});
