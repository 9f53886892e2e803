import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chat, helpLinks } from '../../../config/help';
import { links } from '@sablier-docs/protocol/project/links';
import { official } from '@sablier-docs/protocol/project/official';
import { site } from '../../../config/site';
import { APP } from '@sablier-docs/tools/links/build';

// cspell:words sablierlabs

/** Hosts of the team, and its pages on others. */
const TEAM =
  /https?:\/\/(?:[\w-]+\.)*(?:sablier\.(?:com|finance)|sablierlabs\.co\.uk)[^\s"'`)<>\]]*|https?:\/\/(?:github\.com\/sablier-labs|(?:x|twitter)\.com\/sablier|linktr\.ee\/sablier|discord\.(?:gg|com)|t\.me)[^\s"'`)<>\]]*/gi;

/** Files that type an address of the team once more, each with the reason. */
const AGAIN: Readonly<Record<string, string>> = {
  'static/js/chat-widget.js': 'imports nothing; compared below',
  'packages/tools/links/build.ts': 'packages/tools knows nothing of config/; compared below',
  'packages/tools/csv/limits.ts': 'names its source in a comment',
  'packages/search/upload/records.ts': 'an example in a comment',
  'packages/protocol/gas/published.ts': 'names its source in a comment',
  'packages/kit/decoder/testing-corpus.ts': 'messages of wallets, as people reported them',
  'packages/tools/testing-two-readings.ts': 'links that people paste, and imitations of them',
  'packages/figures/concepts/governance-lanes.ts':
    'lines of the contracts, at the tag of a release',
  'packages/tools/testing-other-notations.ts': 'links that people paste, and imitations of them',
  'packages/reference/airdrops/types.ts': 'lines of the contracts, at the tag of a release',
  'packages/reference/products.ts': 'lines of the contracts, at the tag of a release',
};

const typed = (files: string[]) =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(TEAM)].map(([address]) => ({ file, address })),
  );
const list = (folder: string, names: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => names.test(name))
    .map((name) => `${folder}/${name}`);
const known = Object.values(links);

describe('addresses of the team', () => {
  it('are typed in packages/protocol/project/links.ts alone', () => {
    const files = ['config', 'src', 'packages', 'static/js'].flatMap((folder) =>
      list(folder, /(?<![.]test)[.](?:tsx?|js|json)$/).filter(
        (file) => !file.includes('/testing/'),
      ),
    );
    const elsewhere = typed(files).filter(
      ({ file }) => file !== 'packages/protocol/project/links.ts',
    );
    expect(files.length).toBeGreaterThan(500);
    expect(elsewhere.filter(({ file }) => !AGAIN[file])).toEqual([]);
    // A line that no file needs any more would hide the next one.
    expect(
      Object.keys(AGAIN).filter((file) => !elsewhere.some((one) => one.file === file)),
    ).toEqual([]);
  });

  it('on pages begin like one of packages/protocol/project/links.ts', () => {
    const pages = ['docs', 'snippets']
      .flatMap((folder) => list(folder, /[.]mdx$/))
      .filter((file) => !file.includes('/contracts/'));
    const found = typed(pages);
    expect(found.length).toBeGreaterThan(30);
    expect(found.filter(({ address }) => !known.some((link) => address.startsWith(link)))).toEqual(
      [],
    );
  });

  it('are the same where they are typed again', () => {
    expect(APP).toBe(links.app);
    expect(site.repository.address).toBe(links.docsRepository);
    const script = readFileSync('static/js/chat-widget.js', 'utf8');
    for (const [label, to] of helpLinks)
      expect(script).toContain(`['${label.replace("'", "\\'")}', '${to}']`);
    expect(script).toContain(`'${links.docsRepository}/issues/new'`);
    const addresses = [...script.matchAll(/'((?:https|mailto):[^']+)'/g)].map(([, to]) => to);
    expect(addresses).toEqual([
      links.email,
      `${links.docsRepository}/issues/new`,
      'https://client.crisp.chat/l.js',
    ]);
  });

  it('lead to no chat that is closed', () => {
    const all = [...known, chat.to, ...helpLinks.map(([, to]) => to)];
    expect(all.filter((to) => /discord|t\.me/.test(to))).toEqual([]);
  });
});

describe('what is official', () => {
  it('has each host once, and none that is closed', () => {
    const hosts: string[] = official.sites.map(({ host }) => host);
    expect(new Set(hosts).size).toBe(hosts.length);
    const open = hosts.filter((host) =>
      official.closed.some((one) => host === one.host || host.endsWith(`.${one.host}`)),
    );
    expect(open).toEqual([]);
    expect(hosts).toContain('app.sablier.com');
  });

  it('covers every address of packages/protocol/project/links.ts on a domain of the team', () => {
    const hosts: string[] = official.sites.map(({ host }) => host);
    const own = known
      .filter((address) => address.startsWith('https:'))
      .map((address) => new URL(address).hostname)
      .filter((host) => /(?:^|\.)sablier(?:labs)?\./.test(host));
    expect(own.filter((host) => !hosts.includes(host))).toEqual([]);
  });
});
