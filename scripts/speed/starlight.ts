import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const FOLDER = path.join(tmpdir(), 'sablier-docs-starlight');
const PAGES = path.join(FOLDER, 'src/content/docs');

const MANIFEST = {
  private: true,
  type: 'module',
  dependencies: { '@astrojs/starlight': '0.37.6', astro: '5.16.6' },
};

const CONFIG = `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  build: { format: 'file' },
  integrations: [starlight({ title: 'Sablier', pagefind: true, credits: false })],
});
`;

const COLLECTION = `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/**
 * A page of Starlight with the text of a page of this site.
 * @param name its file without the ending, which becomes its address as it is
 */
export function starlightPage(name: string, markdown: string): string {
  const [, title = 'Home'] = /^# (.+)$/m.exec(markdown) ?? [];
  const body = markdown
    .replace(/^# .+$/m, '')
    // Notes for agents.
    .replace(/^(?:Page|Index of all pages): .*$/gm, '');
  return `---\ntitle: ${JSON.stringify(title)}\nslug: ${JSON.stringify(name)}\n---\n${body}`;
}

/**
 * Builds a Starlight with the text of each page of a build, in the system's temporary folder; packages of the last
 * run stay there.
 * @param build a build of this site, with the Markdown of its pages
 * @returns the folder of its files, and how long the build took, in seconds
 */
export function buildStarlight(build: string): { folder: string; seconds: number } {
  mkdirSync(FOLDER, { recursive: true });
  rmSync(PAGES, { recursive: true, force: true });
  write('package.json', JSON.stringify(MANIFEST));
  write('astro.config.mjs', CONFIG);
  write('src/content.config.ts', COLLECTION);
  for (const file of readdirSync(build, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.md') || file === '404.md') continue;
    const markdown = readFileSync(path.join(build, file), 'utf8');
    write(`src/content/docs/${file}`, starlightPage(file.slice(0, -'.md'.length), markdown));
  }
  run('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error');
  const start = Date.now();
  run('npx', '--no-install', 'astro', 'build');
  return { folder: path.join(FOLDER, 'dist'), seconds: (Date.now() - start) / 1000 };
}

function write(file: string, text: string): void {
  const place = path.join(FOLDER, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
}
