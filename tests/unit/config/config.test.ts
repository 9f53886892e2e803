import { describe, expect, it } from 'vitest';
import { analyticsPlugins } from '../../../config/analytics';
import { announcement } from '../../../config/announcement';
import { footer } from '../../../config/footer';
import { chat } from '../../../config/help';
import { links } from '@sablier-docs/protocol/project/links';
import { navbar } from '../../../config/navbar';
import { siteUrl } from '../../../config/site';
import { isStrict } from '../../../config/strictness';
import { guides } from '../../../config/sidebars/guides';
import type { Items } from '../../../config/sidebars/items';
import { themeConfig } from '../../../config/theme';
import { pages } from '../content/pages';

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

  it('leads with each label to the address that names the same', () => {
    const items = footer.links.flatMap(({ items }): { label: string; href: string }[] => [
      ...items,
    ]);
    // Their addresses have other names.
    const named = items.filter(({ label }) => !['About', chat.label, 'Subgraphs'].includes(label));
    expect(named.length).toBeGreaterThan(3);
    for (const { label, href } of named) {
      const [first = '', ...more] = label.toLowerCase().split(' ');
      expect(href.toLowerCase(), label).toContain(first);
      expect(href.endsWith('template'), label).toBe(more.at(-1) === 'template');
    }
  });

  it('keeps every outside address in one place', () => {
    const known = new Set<string>([...Object.values(links), chat.to]);
    const used = footer.links.flatMap(({ items }) => items.map(({ href }) => href));
    expect(used.filter((href) => !known.has(href))).toEqual([]);
  });
});

describe('sidebar of the guides', () => {
  const titles = new Map(
    pages().map(({ file, frontMatter }) => [
      file.replace(/^docs\/|\.mdx?$/g, ''),
      frontMatter.title ?? '',
    ]),
  );
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\w.]{2,}/g) ?? [];
  /** How many words of a label the title of a page has, or the end of its path. */
  const fit = (label: string, id: string) => {
    const own = wordsOf(`${titles.get(id) ?? ''} ${id.split('/').at(-1)?.replaceAll('-', ' ')}`);
    return wordsOf(label).filter((word) => own.includes(word)).length;
  };
  const groups: { label: string; ids: { label: string; id: string }[] }[] = [];
  const collect = (label: string, items: Items) => {
    const ids = items.flatMap((item) =>
      typeof item === 'object' && item.type === 'doc' && 'label' in item && item.label
        ? [{ label: item.label, id: String(item.id) }]
        : [],
    );
    if (ids.length > 0) groups.push({ label, ids });
    for (const item of items)
      if (typeof item === 'object' && item.type === 'category' && Array.isArray(item.items))
        collect(String(item.label), item.items as Items);
  };
  collect('guides', guides);

  it.each(groups)('has labels in $label that fit their own page best', ({ ids }) => {
    for (const { label, id } of ids) {
      const own = fit(label, id);
      for (const other of ids)
        expect(fit(label, other.id), `${label} ${other.id}`).toBeLessThanOrEqual(own);
    }
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
