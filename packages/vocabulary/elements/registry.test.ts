import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { elements, isComponent } from './';
import { internal } from './internal-components';
import { withElementTables } from './elements-document';

it('ELEMENTS.md lists every element; else run "npm run vocabulary"', async () => {
  const file = 'packages/vocabulary/ELEMENTS.md';
  const text = readFileSync(file, 'utf8');
  const options = { ...(await resolveConfig(file)), filepath: file };
  expect(await format(withElementTables(text), options)).toBe(text);
  for (const { example } of Object.values(elements)) expect(text).toContain(example);
});

/** The site's own components by name, each with its file. */
const components = Object.entries(elements).flatMap(([name, element]) => {
  if (!isComponent(element)) return [];
  const base = element.module
    .replace('@site/', '')
    .replace('@sablier-docs/', 'packages/')
    .replace('@theme/', 'src/theme/');
  const file = [`${base}.tsx`, `${base}.ts`, `${base}/index.tsx`].find((one) => existsSync(one));
  return file ? [{ name, element, file }] : [];
});

const program = (() => {
  const { config } = ts.readConfigFile('tsconfig.json', (name) => ts.sys.readFile(name));
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  return ts.createProgram(
    [
      ...new Set([
        ...components.map(({ file }) => file),
        'src/facts.d.ts',
        'src/assets.d.ts',
        'src/components/elements.d.ts',
      ]),
    ],
    parsed.options,
  );
})();
const checker = program.getTypeChecker();

/** The props of a component that a module exports: name to whether it must be given. */
function propsOf(file: string, name: string): Map<string, boolean> {
  const source = program.getSourceFile(path.resolve(file));
  const module = source && checker.getSymbolAtLocation(source);
  const symbol = module && checker.getExportsOfModule(module).find((one) => one.name === name);
  if (!symbol) throw new Error(`${file} exports no ${name}.`);
  const [call] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const [parameter] = call?.getParameters() ?? [];
  const props = parameter ? checker.getTypeOfSymbol(parameter).getProperties() : [];
  return new Map(
    props.map((prop) => [prop.name, (prop.flags & ts.SymbolFlags.Optional) === 0] as const),
  );
}

describe('the props of a component are the attributes in the registry', () => {
  it.each(components)(
    'has for $name the props that the registry lists',
    ({ name, element, file }) => {
      const props = propsOf(file, element.isDefault ? 'default' : name);
      const { attributes = {}, hasContent = false } = element;
      const needed = [...props].filter(([, isNeeded]) => isNeeded).map(([prop]) => prop);
      const given = [...Object.keys(attributes), ...(hasContent ? ['children'] : [])];
      const unknown = Object.keys(attributes).filter((one) => !props.has(one));
      expect(unknown, 'attributes that the component does not have').toEqual(IGNORED[name] ?? []);
      expect(
        needed.filter((one) => !given.includes(one)),
        'props that no page can give',
      ).toEqual([]);
      for (const prop of needed) {
        if (prop !== 'children') expect(attributes[prop]?.required, prop).toBe(true);
      }
      expect(props.has('children')).toBe(hasContent);
    },
    60_000,
  );

  it('are compared for more than 45 components', () => {
    expect(components.length).toBeGreaterThan(45);
  });
});

/** Attributes of the framework that have no effect here. */
const IGNORED: Readonly<Record<string, string[]>> = {
  Tabs: ['lazy', 'block'],
  TabItem: ['default'],
};

it('knows the modules of the components that steps write', () => {
  for (const module of Object.values(internal)) {
    const base = module.replace('@site/', '').replace('@sablier-docs/', 'packages/');
    expect(
      [`${base}.tsx`, `${base}/index.tsx`].some((file) => existsSync(file)),
      base,
    ).toBe(true);
  }
});
