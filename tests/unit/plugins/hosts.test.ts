import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HEADERS_FILE } from '@sablier-docs/hosting/headers-file';
import { hostingFor } from '../../../config/hosting';
import { inlineScripts } from '../../../config/inline-scripts';
import { localHosting } from '../../../config/local-hosting';
import { walkBuild } from '@sablier-docs/built/plugin';
import hostingPlugin from '../../../src/plugins/hosting';

let outDir = '';
const tags = (scripts: typeof inlineScripts) =>
  scripts.map(({ holds }) => `<script>("${holds}")</script>`).join('');
const expected = tags(inlineScripts);
const write = (file: string, html: string) => writeFileSync(path.join(outDir, file), html);
const build = () => {
  const site = { outDir, routes: ['/', '/concepts/fees'] };
  return walkBuild(site, [
    hostingPlugin({} as never, { inlineScripts, hostingFor }).readSite(site),
  ]);
};

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  outDir = mkdtempSync(path.join(tmpdir(), 'build-'));
  mkdirSync(path.join(outDir, 'concepts'));
  write('index.html', expected);
  write('concepts/fees.html', expected);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(outDir, { recursive: true });
});

describe('the build', () => {
  it('writes the headers, with the hashes of the scripts in the pages', async () => {
    await build();
    const text = readFileSync(path.join(outDir, HEADERS_FILE), 'utf8');
    const [[name, policy] = []] = JSON.parse(text) as string[][];
    expect(name).toBe('Content-Security-Policy');
    expect(policy?.match(/'sha256-/g)).toHaveLength(inlineScripts.length);
  });

  it("knows the scripts of the framework's own client, which has no early presses to keep", async () => {
    await expect(build()).resolves.toBeUndefined();
    vi.stubEnv('SITE_CLIENT', 'stock');
    await expect(build()).rejects.toThrow('not expected');
    const stock = tags(inlineScripts.filter(({ isIslandsOnly }) => !isIslandsOnly));
    write('index.html', stock);
    write('concepts/fees.html', stock);
    await expect(build()).resolves.toBeUndefined();
  });

  it('stops at an inline script that is not named, and names its page', async () => {
    write('concepts/fees.html', `${expected}<script>planted()</script>`);
    await expect(build()).rejects.toThrow(/concepts\/fees\.html holds an inline script.*planted\(/);
  });

  it('stops on Vercel when the committed file is for another configuration', async () => {
    vi.stubEnv('VERCEL', '1');
    await expect(build()).rejects.toThrow(/vercel\.json does not match.*npm run hosts/);
  });
});

describe('the preview', () => {
  it('serves the headers of the build, but for those that need TLS', async () => {
    vi.stubEnv('CHAT_WIDGET_ID', 'some-id');
    await build();
    vi.unstubAllEnvs();
    const headers = Object.fromEntries(localHosting(outDir).headers);
    expect(headers['Content-Security-Policy']).toContain('https://client.crisp.chat');
    expect(headers['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
    expect(headers).not.toHaveProperty('Strict-Transport-Security');
    expect(headers).toHaveProperty('X-Content-Type-Options', 'nosniff');
  });

  it('leads on from addresses whose target is in the build, and from no others', async () => {
    await build();
    const { redirects } = localHosting(outDir);
    expect(redirects).toContainEqual(['/concepts/protocol/fees', '/concepts/fees']);
    const targets = new Set(redirects.map(([, to]) => to.replace(/\.md$/, '')));
    expect([...targets]).toEqual(['/concepts/fees']);
  });

  it('says what to do without a build', () => {
    expect(() => localHosting(path.join(outDir, 'none'))).toThrow(/npm run build/);
  });
});
