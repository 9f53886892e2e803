import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, withoutUpgrade } from '../../../config/csp';
import { headerRules, securityHeaders } from '../../../config/headers';
import { hostingWith } from '../../../config/hosting';
import { byAddress, headersOf, matchesPath, partsOf } from '@sablier-docs/hosting/paths';
import type { Hosting } from '@sablier-docs/hosting/types';
import { vercelJson } from '@sablier-docs/hosting/vercel';

const facts = { scripts: ['sha256-abc='], search: { provider: 'embedded' }, chat: false } as const;
const hosted = { provider: 'hosted', appId: 'APP', apiKey: 'k', indexName: 'i' } as const;

/** Sources of each directive. */
const parse = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((row) => {
      const [name = '', ...sources] = row.split(' ');
      return [name, sources];
    }),
  );

const MATH = expect.stringMatching(/^https:\/\/cdn\.jsdelivr\.net\/npm\/katex@[\d.]+\/dist\/$/);

describe('the Content-Security-Policy', () => {
  const policy = parse(contentSecurityPolicy(facts));

  it('has these rows and no other', () => {
    expect(policy).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", "'sha256-abc='"],
      'style-src': ["'self'", MATH],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'", MATH],
      'connect-src': ["'self'"],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'form-action': ["'self'", 'https://github.com'],
      'frame-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'upgrade-insecure-requests': [],
    });
  });

  it('grows by these sources alone where search and chat are others', () => {
    expect(parse(contentSecurityPolicy({ ...facts, search: hosted }))).toEqual({
      ...policy,
      // The styles of the provider's logo, which DocSearch draws.
      'style-src': [
        ...(policy['style-src'] ?? []),
        expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
      ],
      'connect-src': [
        "'self'",
        'https://app-dsn.algolia.net',
        'https://app-1.algolianet.com',
        'https://app-2.algolianet.com',
        'https://app-3.algolianet.com',
        'https://insights.algolia.io',
      ],
    });
    const crisp = 'https://client.crisp.chat';
    const pictures = ['https://image.crisp.chat', 'https://storage.crisp.chat'];
    const relays = ['wss://client.relay.crisp.chat', 'wss://client.relay.rescue.crisp.chat'];
    expect(parse(contentSecurityPolicy({ ...facts, chat: true }))).toEqual({
      ...policy,
      'script-src': ["'self'", "'sha256-abc='", crisp],
      'style-src': ["'self'", MATH, "'unsafe-inline'", crisp],
      'img-src': ["'self'", 'data:', crisp, ...pictures],
      'font-src': ["'self'", MATH, crisp],
      'connect-src': ["'self'", crisp, 'https://storage.crisp.chat', ...relays],
      'worker-src': ["'self'", 'blob:'],
      'media-src': [crisp],
    });
  });

  it('lets no script run but files of the site and the named ones', () => {
    expect(policy['script-src']).toEqual(["'self'", "'sha256-abc='"]);
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(JSON.stringify(policy)).not.toContain('unsafe-eval');
  });

  it('allows inline styles in attributes alone', () => {
    const loose = Object.keys(policy).filter((name) => policy[name]?.includes("'unsafe-inline'"));
    expect(loose).toEqual(['style-src-attr']);
  });

  it('names another origin for styles and fonts of formulas, and for the issue form', () => {
    const foreign = Object.entries(policy).filter(([, all]) => all.some((s) => s.includes('//')));
    expect(foreign.map(([name]) => name)).toEqual(['style-src', 'font-src', 'form-action']);
  });

  it('names the hosts of the search provider and of the chat where they are configured', () => {
    const search = parse(contentSecurityPolicy({ ...facts, search: hosted }));
    expect(search['connect-src']).toContain('https://app-dsn.algolia.net');
    expect(search['script-src']).toEqual(policy['script-src']);
    expect(search['style-src']?.at(-1), 'the logo of Algolia').toMatch(/^'sha256-/);
    const chat = parse(contentSecurityPolicy({ ...facts, chat: true }));
    expect(chat['script-src']).toContain('https://client.crisp.chat');
    expect(chat['script-src']).not.toContain("'unsafe-inline'");
    // Beside a hash browsers ignore it, and the chat would have no styles.
    const both = parse(contentSecurityPolicy({ ...facts, search: hosted, chat: true }));
    expect(both['style-src']).toContain("'unsafe-inline'");
    expect(both['style-src']?.filter((source) => source.startsWith("'sha256-"))).toEqual([]);
  });

  it('can do without the upgrade to https', () => {
    const whole = contentSecurityPolicy(facts);
    expect(whole).toMatch(/; upgrade-insecure-requests$/);
    expect(withoutUpgrade(whole)).toBe(whole.replace('; upgrade-insecure-requests', ''));
  });
});

describe('header rules', () => {
  it('let no host keep a missing file for a year that chooses headers by the address', () => {
    const yearly = headerRules.filter(({ headers }) =>
      JSON.stringify(headers).includes('immutable'),
    );
    expect(yearly.map(({ path }) => path)).toEqual(['/assets/*']);
    for (const rule of headerRules) {
      const [[, value] = []] = byAddress(rule).headers.filter(([name]) => name === 'Cache-Control');
      const [, seconds = '0'] = /max-age=(\d+)/.exec(value ?? '') ?? [];
      expect(Number(seconds), rule.path).toBeLessThanOrEqual(86_400);
      expect(value ?? '', rule.path).not.toContain('immutable');
    }
    const hosting = { ...hostingWith('nowhere', []), headers: [['A', 'b']] as const };
    expect(vercelJson(hosting)).not.toContain('immutable');
  });

  it('never set one header twice on a path', () => {
    const covered = (a: string, b: string) => {
      const [one, two] = [partsOf(a), partsOf(b)];
      const folders = one.folder.startsWith(two.folder) || two.folder.startsWith(one.folder);
      const endings = !one.ending || !two.ending || one.ending === two.ending;
      return folders && endings;
    };
    for (const [i, rule] of headerRules.entries()) {
      for (const other of headerRules.slice(i + 1).filter(({ path }) => covered(path, rule.path))) {
        const names = other.headers.map(([name]) => name);
        const twice = rule.headers.filter(([name]) => names.includes(name));
        expect(twice, `${rule.path} and ${other.path}`).toEqual([]);
      }
    }
  });

  it('match a folder with all below it, or an ending', () => {
    expect(matchesPath('/abi/*', '/abi/a/b.json')).toBe(true);
    expect(matchesPath('/abi/*', '/abi/')).toBe(false);
    expect(matchesPath('/abi/*', '/x/abi/b.json')).toBe(false);
    expect(matchesPath('/*.md', '/concepts/nft.md')).toBe(true);
    expect(matchesPath('/*.md', '/concepts/nft.md.html')).toBe(false);
    for (const wrong of ['/a*', '/a/*.md', '*', '/a/*/b']) {
      expect(() => partsOf(wrong), wrong).toThrow(/header rule/);
    }
  });
});

describe('headers of a file', () => {
  const hosting: Hosting = {
    headers: securityHeaders(facts),
    rules: headerRules,
    cacheControl: 'revalidate',
    redirects: [],
    pagesWithoutMarkdown: [],
  };
  const of = (file: string) => Object.fromEntries(headersOf(file, hosting));

  it('keep what carries a hash for a year, and ask again for what moves money', () => {
    expect(of('/assets/js/main.0a1b2c3d.js')['Cache-Control']).toContain('immutable');
    for (const file of ['/concepts/nft.html', '/deployments/lockup-v4.0.json', '/sw.js']) {
      expect(of(file)['Cache-Control'], file).toBe('revalidate');
    }
  });

  it('ask again at each visit for what no rule names, such as a page', () => {
    const { cacheControl } = hostingWith('build', []);
    expect(cacheControl).toBe('public, max-age=0, must-revalidate');
  });

  it('tell Markdown from HTML, and that both have one address', () => {
    expect(of('/concepts/nft.md')).toMatchObject({
      'Content-Type': 'text/markdown; charset=utf-8',
      'X-Robots-Tag': 'noindex',
      'Access-Control-Allow-Origin': '*',
      Vary: 'Accept',
    });
    expect(of('/concepts/nft.html')).toMatchObject({
      'Content-Type': 'text/html; charset=utf-8',
      Vary: 'Accept',
    });
    expect(of('/concepts/nft.html')).not.toHaveProperty('Access-Control-Allow-Origin');
  });

  it('open public data to other sites', () => {
    for (const file of ['/abi/flow/v3.0/SablierFlow.json', '/deployments/a.csv', '/llms.txt']) {
      expect(of(file)['Access-Control-Allow-Origin'], file).toBe('*');
    }
  });

  it('have the headers of protection for any file', () => {
    expect(of('/img/logo-dark.svg')).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  });
});
