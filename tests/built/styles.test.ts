import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse, type Declaration, type Node, type Rule } from 'postcss';
import { describe, expect, it } from 'vitest';
import { isUnused } from '../../src/plugins/css-layers/unused-infima';
import { BUILD, builtPages } from './site';
import { filesIn, pagesOf, textsIn, valuesOf } from './support/built-text';

/** The framework's stylesheet; src/plugins/css-layers/unused-infima.ts leaves out some of it. */
const INFIMA = createRequire(import.meta.url).resolve('infima/dist/css/default/default.css');

/** On the pages, but drawn by src/theme/Admonition/Layout without Infima. */
const DRAWN_ANEW = /^alert/;

/** Takes no time; or that of a token; or is a delay, after which nothing moves. */
const AT_REST = /^(?:none|auto|inherit)$|var\(--(?:quick|ifm-[\w-]+)\)|\bappear-late\b/;

const scripts = [`${BUILD}/assets/js`, `${BUILD}/js`].map((at) => textsIn(at, /\.js$/)).join('\n');
const pages = pagesOf(BUILD);
const shown = new Set(valuesOf(pages, 'class').flatMap((value) => value.split(/\s+/)));
const inline = [...new Set(valuesOf(pages, 'style'))].join('\n');

const built = partsOf(textsIn(`${BUILD}/assets/css`, /\.css$/));
/** Without DocSearch's own styles: a row of its modal goes when a transition ends, which packages/search/screens/docsearch.css shortens. */
const withoutDocSearch = partsOf(textsIn(`${BUILD}/assets/css`, /^(?!docsearch).*\.css$/));
const own = partsOf(textsIn('src', /\.css$/));

function partsOf(css: string) {
  const rules: Rule[] = [];
  const declarations: Declaration[] = [];
  const root = parse(css);
  root.walkRules((rule) => void rules.push(rule));
  root.walkDecls((declaration) => void declarations.push(declaration));
  return { rules, declarations };
}

/** The classes of selectors, without quoted text and attribute selectors. */
function classesOf(rules: readonly Rule[]): Set<string> {
  const plain = rules.map(({ selector }) => selector.replace(/\[[^\]]*\]|"[^"]*"|'[^']*'/g, ''));
  return new Set(plain.flatMap((text) => text.match(/(?<=\.)-?[A-Za-z_][\w-]*/g) ?? []));
}

const propertiesIn = (text: string) => text.match(/(?<!\w)--\w[\w-]*/g) ?? [];
const propertiesReadBy = (text: string) => text.match(/(?<=var\(\s*)--[\w-]+/g) ?? [];
const settersOf = ({ declarations }: typeof built) =>
  new Set(declarations.map(({ prop }) => prop).filter((prop) => prop.startsWith('--')));

/** Within a media query for readers who did not ask for less motion. */
function isOptional(node: Node): boolean {
  for (let at = node.parent as Node | undefined; at; at = at.parent)
    if ('params' in at && String(at.params).includes('no-preference')) return true;
  return false;
}

describe('the built stylesheet', () => {
  it('has rules for every class of a module that a page shows', () => {
    const hashed = [...shown].filter((name) => /[^_]_[\w-]{4}$/.test(name));
    expect(hashed.length).toBeGreaterThan(150);
    const styled = classesOf(built.rules);
    expect(hashed.filter((name) => !styled.has(name))).toEqual([]);
  });

  it('has Infima’s rules for every class that a page shows or a script sets', () => {
    const infima = classesOf(partsOf(readFileSync(INFIMA, 'utf8')).rules);
    // A bare word such as "button" in a script is seldom the class; one with a hyphen or underscores is.
    const words = new Set(scripts.match(/[\w-]+/g));
    const isUsed = (name: string) => shown.has(name) || (/-|__/.test(name) && words.has(name));
    const used = [...infima].filter((name) => isUsed(name) && !DRAWN_ANEW.test(name));
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter(isUnused)).toEqual([]);
    const styled = classesOf(built.rules);
    expect(used.filter((name) => !styled.has(name))).toEqual([]);
  });

  it('has a setter for each of Infima’s properties that it reads', () => {
    const infima = settersOf(partsOf(readFileSync(INFIMA, 'utf8')));
    const set = settersOf(built);
    const read = new Set(built.declarations.flatMap(({ value }) => propertiesReadBy(value)));
    expect([...read].filter((prop) => infima.has(prop) && !set.has(prop))).toEqual([]);
  });

  it('marks nothing as important, which would turn the order of the layers around', () => {
    expect(built.declarations.filter(({ important }) => important).map(String)).toEqual([]);
  });

  it('keeps the signs of code in their order on a page from right to left', () => {
    const ofCode = built.rules.filter(({ selectors }) => selectors.includes('code'));
    const text = ofCode.map(String).join('\n').replaceAll(' ', '');
    expect(text).toMatch(/direction:ltr[;}]/);
    expect(text).toMatch(/unicode-bidi:isolate[;}]/);
  });

  it('leaves nothing in motion for a reader who asks for less', () => {
    const timed = withoutDocSearch.declarations.filter(({ prop }) =>
      /^(?:transition|animation)(?:-duration)?$|^scroll-behavior$/.test(prop),
    );
    expect(timed.length).toBeGreaterThan(20);
    const moving = timed.filter((found) => !AT_REST.test(found.value) && !isOptional(found));
    expect(moving.map(String)).toEqual([]);
  });

  it('has a reader for each property that the site sets', () => {
    const css = propertiesReadBy(built.declarations.map(({ value }) => value).join('\n'));
    const read = new Set([...css, ...propertiesReadBy(inline), ...propertiesIn(scripts)]);
    const set = settersOf(own);
    expect(set.size).toBeGreaterThan(100);
    expect([...set].filter((prop) => !read.has(prop))).toEqual([]);
  });

  it('has a setter for each property that the site reads', () => {
    const set = new Set([...settersOf(built), ...propertiesIn(inline), ...propertiesIn(scripts)]);
    const read = new Set(own.declarations.flatMap(({ value }) => propertiesReadBy(value)));
    expect([...read].filter((prop) => !set.has(prop))).toEqual([]);
  });
});

describe('the sheets of a page', () => {
  const OF_MODULE = /[^_]_[\w-]{4}$/;
  const sheetsOfClass = new Map<string, string[]>();
  for (const file of filesIn(`${BUILD}/assets/css`, /^(?!docsearch).*\.css$/)) {
    const css = readFileSync(file, 'utf8');
    for (const name of classesOf(partsOf(css).rules)) {
      if (!OF_MODULE.test(name)) continue;
      sheetsOfClass.set(name, [
        ...(sheetsOfClass.get(name) ?? []),
        `/${path.relative(BUILD, file)}`,
      ]);
    }
  }

  it('have the rules of a class of a module in one of them', () => {
    expect(sheetsOfClass.size).toBeGreaterThan(300);
    const twice = [...sheetsOfClass].filter(([, files]) => files.length > 1);
    expect(twice).toEqual([]);
  });

  it('are linked from it where it shows a class of theirs, once and in one order', () => {
    const ORDER = ['styles', 'home', 'diagrams', 'lists', 'tools'];
    const seen = new Set<string>();
    for (const { path: at, $ } of builtPages()) {
      const linked = $('head link[rel="stylesheet"]')
        .toArray()
        .map((link) => $(link).attr('href') ?? '');
      const names = linked.map((href) => path.basename(href).replace(/\..*/, ''));
      expect(names, at).toEqual(ORDER.filter((name) => names.includes(name)));
      for (const name of names) seen.add(name);
      const classes = $('[class]')
        .toArray()
        .flatMap((element) => ($(element).attr('class') ?? '').split(/\s+/));
      const needed = new Set(classes.flatMap((name) => sheetsOfClass.get(name) ?? []));
      expect(
        [...needed].filter((file) => !linked.includes(file)),
        at,
      ).toEqual([]);
    }
    expect([...seen].sort()).toEqual(ORDER.sort());
  });
});

describe('the styles of the site', () => {
  const named = classesOf(partsOf(textsIn('src/css', /\.css$/)).rules);

  it.each([...named])('.%s is on a page or in a script', (name) => {
    const written = new RegExp(`(?<![\\w-])${name}(?![\\w-])`);
    expect(shown.has(name) || written.test(scripts)).toBe(true);
  });

  const code = filesIn('src', /\.tsx?$/).map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }));
  /** Who imports a module, and the name that it has there. */
  const importersOf = (module: string) =>
    code.flatMap(({ file, text }) =>
      [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)]
        .filter(([, , from = '']) => module === placeOf(file, from))
        .map(([, name = '']) => ({ text, name })),
    );
  const placeOf = (file: string, from: string) =>
    from.startsWith('@site/') ? from.slice(6) : path.join(path.dirname(file), from);

  it.each(filesIn('src', /\.module\.css$/))(
    '%s has no class that its users leave out',
    (module) => {
      const local = classesOf(
        partsOf(readFileSync(module, 'utf8').replace(/:global\([^)]*\)/g, '')).rules,
      );
      const users = importersOf(module);
      expect(users).not.toEqual([]);
      const unused = [...local].filter(
        (name) =>
          !users.some((by) => new RegExp(`\\b${by.name}(?:\\.${name}\\b|\\[)`).test(by.text)),
      );
      expect(unused).toEqual([]);
    },
  );
});
