import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sablier } from 'sablier';
import { describe, expect, it } from 'vitest';
import { filesOf } from '@sablier-docs/built/files';
import { readReleases } from '@sablier-docs/protocol/releases';
import * as limits from '@sablier-docs/agents/server/limits';
import { agentRules } from '@sablier-docs/agents/rules/rules';
import { BUILD, builtPages } from './site';

const file = (name: string) => readFileSync(path.join(BUILD, name), 'utf8');
const pages = builtPages().filter(({ path: at }) => at !== '/search');
const origin = new URL(pages[0]?.$('link[rel="canonical"]').attr('href') ?? '').origin;
/** The part of a page that clients which fetch it keep. */
const CUT = 50_000;

/** Addresses of this site in a text that lead to no file. */
const broken = (text: string) =>
  [...text.matchAll(/https?:\/\/[^\s)"'`,<>]+/g)]
    .map(([url]) => url.replace(/[.:]$/, ''))
    .filter((url) => url.startsWith(`${origin}/`) && url !== `${origin}/mcp`)
    .map((url) => new URL(url).pathname)
    .filter(
      (at) => !existsSync(path.join(BUILD, at)) && !existsSync(path.join(BUILD, `${at}.html`)),
    );

describe('what agents fetch', () => {
  it('is never longer than clients keep', () => {
    const read = filesOf(BUILD).filter((at) => /\.md$|llms\.txt$/.test(at));
    expect(read.length).toBeGreaterThan(250);
    const long = read.filter((at) => file(at).length >= CUT);
    expect(long).toEqual([]);
  });

  it('comes in parts that hold the headings which the overview names', () => {
    const overviews = filesOf(BUILD).filter((at) => at.endsWith('/part-1.md'));
    expect(overviews.length).toBeGreaterThan(5);
    for (const first of overviews) {
      const overview = file(first.replace('/part-1.md', '.md'));
      const links = [...overview.matchAll(/\]\((\S+\/part-\d+\.md)#(\S+)\)/g)];
      expect(links.length, first).toBeGreaterThan(2);
      const page = pages.find(({ path: at }) => at === first.replace('/part-1.md', ''));
      for (const [, url = '', anchor = ''] of links) {
        expect(existsSync(path.join(BUILD, new URL(url).pathname)), url).toBe(true);
        expect(page?.$(`[id="${decodeURIComponent(anchor)}"]`).length, `${url}#${anchor}`).toBe(1);
      }
    }
  });

  it('leads to the index from every page', () => {
    for (const { path: at, $ } of pages) {
      const body = $('body').clone();
      body.find('script, style, nav').remove();
      const place = (body.html() ?? '').indexOf('/llms.txt');
      expect(place, at).toBeGreaterThan(-1);
      expect(place, at).toBeLessThan(2_000);
    }
  });

  it('is in the list of its section, with what it is about and its size', () => {
    const lists = filesOf(BUILD).filter((at) => /^\/\w+\/llms\.txt$/.test(at));
    const listed = lists.flatMap((at) =>
      [...file(at).matchAll(/^- \[.+\]\((\S+)\.md\): .{70,} About [\d,]+ tokens\.$/gm)].map(
        ([, url = '']) => new URL(url).pathname,
      ),
    );
    const index = file('llms.txt');
    for (const at of lists) expect(index, at).toContain(`(${origin}${at})`);
    const wanted = pages.map(({ path: at }) => at).filter((at) => !/^\/(?:$|snippets)/.test(at));
    expect(listed.sort()).toEqual(wanted.sort());
  });

  it('has no broken address', () => {
    const files = [
      'llms.txt',
      'robots.txt',
      'agents/AGENTS.md',
      '.well-known/agent-skills/index.json',
    ];
    for (const name of files) expect(broken(file(name)), name).toEqual([]);
  });
});

describe('the skills', () => {
  const { skills } = JSON.parse(file('.well-known/agent-skills/index.json')) as {
    skills: { name: string; type: string; description: string; url: string; digest: string }[];
  };

  it('are seven, each with the digest of the bytes that are served', () => {
    expect(skills.length).toBe(7);
    for (const { name, type, description, url, digest } of skills) {
      const text = file(new URL(url).pathname);
      expect(digest).toBe(`sha256:${hash('sha256', text)}`);
      expect(type).toBe('skill-md');
      expect(text).toContain(`---\nname: ${name}\ndescription: ${description}\n---\n`);
      expect(name).toMatch(/^[a-z-]{3,64}$/);
      expect(text.length, name).toBeLessThan(8_000);
    }
  });

  it('have code, no hole of a template and no broken address', () => {
    for (const { name, url } of skills) {
      const text = file(new URL(url).pathname);
      expect(text, name).toMatch(/^```(?:ts|solidity)\n/m);
      expect(text, name).not.toMatch(/\{\{|\}\}|region /);
      expect(broken(text), name).toEqual([]);
    }
  });
});

describe('the block for AGENTS.md', () => {
  const block = file('agents/AGENTS.md');

  it('has at most 8 KB, the current releases and ten rules', () => {
    expect(Buffer.byteLength(block)).toBeLessThanOrEqual(8 * 1024);
    for (const { product, version } of readReleases().filter(({ isLatest }) => isLatest)) {
      expect(block.toLowerCase()).toContain(`${product} ${version}`);
    }
    expect(block.match(/^\d+\. /gm)).toHaveLength(10);
  });

  it('has the addresses of the SDK', () => {
    for (const [protocol, name] of [
      ['lockup', 'SablierLockup'],
      ['flow', 'SablierFlow'],
    ]) {
      const release = sablier.releases.getLatest({ protocol: protocol as never });
      for (const chainId of [1, 8453]) {
        const here = release?.deployments.find((one) => one.chainId === chainId);
        const contract = here?.contracts.find((one) => one.name === name);
        const row = block.split('\n').find((line) => line.includes(`(${chainId})`)) ?? '';
        expect(row.toLowerCase(), `${name} on ${chainId}`).toContain(
          contract?.address.toLowerCase(),
        );
      }
    }
  });
});

describe('what is said about all this', () => {
  it('robots.txt allows every crawler, and names the uses', () => {
    expect(file('robots.txt')).toMatch(
      /^User-agent: \*\nContent-Signal: search=yes, ai-input=yes\nAllow: \/$/m,
    );
    expect(file('robots.txt')).not.toContain('Disallow');
  });

  it('context7.json is the one of the repository', () => {
    expect(file('context7.json')).toBe(readFileSync('context7.json', 'utf8'));
    expect((JSON.parse(file('context7.json')) as { rules: string[] }).rules).toEqual(agentRules);
  });

  it('the page names the limits of the code', () => {
    const page = pages.find(({ path: at }) => at === '/api/agents');
    const table = page?.$('#limits').parent().text() ?? page?.$('main').text() ?? '';
    const numbers = [
      limits.MAX_REQUEST_BYTES,
      limits.MAX_LINE_BYTES,
      limits.MAX_REPLY,
      limits.MAX_REPLIES,
      limits.MAX_ANSWER,
      limits.MAX_CALLS,
      limits.MAX_DECODED,
      limits.MAX_MILLISECONDS / 1000,
      limits.MAX_HITS,
      limits.MAX_TIMES,
      limits.MAX_PARTS,
    ];
    for (const number of numbers) expect(table).toContain(number.toLocaleString('en'));
  });
});
