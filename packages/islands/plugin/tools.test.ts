import { expect, it } from 'vitest';
import { drawModule, loadModule, scriptsModule } from './tools';

const tools = { Clock: 'tools/clock', Map: '@site/map' };

/** The module with its imports as promises, which the bundler would resolve. */
const run = async (text: string): Promise<unknown> =>
  (
    (await import(
      `data:text/javascript,${encodeURIComponent(
        text.replaceAll(
          /import\('(.+?)'\)/g,
          (_, module) => `Promise.resolve({ Clock: '${module}', Map: '${module}' })`,
        ),
      )}`
    )) as { default: unknown }
  ).default;

it('the browser gets a function for each tool, and fetches none before it is called', async () => {
  const load = (await run(loadModule(tools))) as Record<string, () => Promise<string>>;
  expect(Object.keys(load)).toEqual(['Clock', 'Map']);
  expect(await load.Clock?.()).toBe('tools/clock');
  expect(await load.Map?.()).toBe('@site/map');
  expect(loadModule(tools)).not.toMatch(/^import /m);
});

it('the server gets every tool at once, since it draws while it reads the page', () => {
  expect(drawModule(tools)).toBe(
    "import { Clock } from 'tools/clock';\nimport { Map } from '@site/map';\nexport default { Clock, Map };\n",
  );
});

it('scripts run in the order of the option', () => {
  expect(scriptsModule(['@site/b', 'a'])).toBe("import '@site/b';\nimport 'a';\n");
});
