import { describe, expect, it } from 'vitest';
import { analyticsPlugins } from '../../../config/analytics';
import { announcement } from '../../../config/announcement';
import { footer } from '../../../config/footer';
import { chat } from '../../../config/help';
import { links } from '@sablier-docs/protocol/project/links';
import { navbar } from '../../../config/navbar';
import { siteUrl } from '../../../config/site';
import { isStrict } from '../../../config/strictness';
import { themeConfig } from '../../../config/theme';

describe('site address', () => {
  it('is the production address unless SITE_URL says otherwise', () => {
    expect(siteUrl(undefined)).toBe('https://docs.sablier.com');
    expect(siteUrl('https://docs.example.org/')).toBe('https://docs.example.org');
  });

  it.each(['docs.example.org', 'ftp://x.org', 'https://x.org/docs'])(
    'throws for the address %s',
    (value) => {
      expect(() => siteUrl(value)).toThrow(/SITE_URL/);
    },
  );
});

describe('strictness', () => {
  it.each([
    [{}, false],
    [{ CI: 'false' }, false],
    [{ CI: 'true' }, true],
    [{ STRICT_BUILD: '1' }, true],
  ])('is for the environment %j %s', (env, expected) => {
    expect(isStrict(env)).toBe(expected);
  });
});

describe('navbar and footer', () => {
  it('has the six sections with their landing page and active path', () => {
    const sections = navbar.items.filter((item) => item.position === 'left');
    expect(sections).toMatchObject([
      { label: 'Concepts', to: '/concepts/what-is-sablier' },
      { label: 'Guides', to: '/guides/lockup/overview' },
      { label: 'References', to: '/reference/overview' },
      { label: 'APIs', to: '/api/overview' },
      { label: 'Apps', to: '/apps/features/overview' },
      { label: 'Support', to: '/support/faq' },
    ]);
    for (const item of sections) {
      const regex = 'activeBaseRegex' in item ? item.activeBaseRegex : '';
      expect(regex, item.label).not.toBe('');
      expect('to' in item && item.to, item.label).toMatch(new RegExp(regex));
    }
  });

  it('links to the chat and help, the code and the link page, and does not hide', () => {
    const right = navbar.items.filter((item) => item.position === 'right');
    expect(right.map((item) => ('href' in item ? item.href : item.to))).toEqual([
      chat.to,
      links.github,
      links.linkPage,
    ]);
    expect(navbar.hideOnScroll).toBe(false);
  });

  it('has three footer columns with every named link', () => {
    expect(footer.links.map(({ title, items }) => [title, items.length])).toEqual([
      ['Company', 4],
      ['Community', 4],
      ['Developers', 5],
    ]);
  });

  it('keeps every outside address in one place', () => {
    const known = new Set<string>([...Object.values(links), chat.to]);
    const used = footer.links.flatMap(({ items }) => items.map(({ href }) => href));
    expect(used.filter((href) => !known.has(href))).toEqual([]);
  });
});

describe('theme', () => {
  it('is dark by default and respects the system', () => {
    expect(themeConfig.colorMode).toMatchObject({
      defaultMode: 'dark',
      respectPrefersColorScheme: true,
      disableSwitch: false,
    });
  });

  it('shows heading levels 2 to 3 and a sidebar that stays', () => {
    expect(themeConfig.tableOfContents).toEqual({ minHeadingLevel: 2, maxHeadingLevel: 3 });
    expect(themeConfig.docs.sidebar).toEqual({ hideable: false, autoCollapseCategories: false });
  });

  it('announces something with an id, a text and a link', () => {
    expect(announcement.id).toMatch(/^[\w-]+$/);
    expect(announcement.content).toContain('<a href="/support/faq#app-status">');
  });
});

describe('analytics', () => {
  it('are active only in builds of the host that serves them', () => {
    expect(analyticsPlugins({})).toEqual([]);
    expect(analyticsPlugins({ VERCEL: '1' })).toHaveLength(1);
  });
});
