import { describe, expect, it } from 'vitest';
import { parseHtml } from '@sablier-docs/built/parse';
import { faqPage, questionsOf } from './faq';
import { llmsFullTxt, llmsTxt, productLists, sectionTxt } from './llms';
import type { MarkdownPage } from './';

const page = (route: string): [string, MarkdownPage] => [
  route,
  { route, title: `T ${route}`, description: 'D.', body: 'B', markdown: `# T ${route}\n\nB\n` },
];

const routes = [
  '/',
  '/concepts/nft',
  '/reference/errors',
  '/reference/flow/contracts/contract.SablierFlow',
  '/guides/flow/previous-deployments/v1.0',
  '/apps/v1',
  '/snippets/deployments',
];
const pages = new Map(routes.map(page));
const catalog = {
  title: 'Docs',
  summary: 'About.',
  siteUrl: 'https://docs.example',
  sections: [
    { title: 'Concepts', segment: 'concepts', routes: ['/concepts/nft'] },
    { title: 'Guides', segment: 'guides', routes: ['/guides/flow/previous-deployments/v1.0'] },
    { title: 'References', segment: 'reference', routes: routes.slice(2, 4) },
    { title: 'Apps', segment: 'apps', routes: ['/apps/v1'] },
  ],
};

describe('the lists for language models', () => {
  const full = llmsFullTxt(catalog, pages);

  it('name every page once, under its section, the less needed last', () => {
    const text = llmsTxt(catalog, pages, full);
    expect(text.startsWith('# Docs\n\n> About.\n\n')).toBe(true);
    expect(text.match(/^## .*/gm)).toEqual([
      '## Concepts',
      '## References',
      '## Contract reference',
      '## Optional',
    ]);
    for (const route of routes.slice(1)) {
      expect(text.split(`https://docs.example${route}.md)`)).toHaveLength(2);
    }
    const optional = text.slice(text.indexOf('## Optional'));
    for (const old of ['/guides/flow/previous-deployments/v1.0', '/apps/v1'])
      expect(optional).toContain(`https://docs.example${old}.md)`);
    expect(text).toContain('- [T /concepts/nft](https://docs.example/concepts/nft.md)\n');
    expect(text).toContain('- [References](https://docs.example/reference/llms.txt)\n');
  });

  it('say in the list of a section what each page is about, and its size', () => {
    const [first] = catalog.sections;
    if (!first) throw new Error('There is no section.');
    expect(sectionTxt(catalog, first, pages)).toContain(
      '- [T /concepts/nft](https://docs.example/concepts/nft.md): D. About 6 tokens.\n',
    );
  });

  it('name the current written pages of each product, wherever they are', () => {
    const section = (segment: string, ...own: string[]) => ({ title: '', segment, routes: own });
    const lists = productLists([
      section('concepts', '/concepts/lockup/hooks', '/concepts/merkle-airdrops', '/concepts/fees'),
      section('apps', '/apps/features/payments', '/apps/claim-an-airdrop'),
      section('guides', '/guides/flow/overview', '/guides/flow/previous-deployments/v1.0'),
      section('reference', '/reference/flow/contracts/contract.SablierFlow', '/concepts/overflow'),
    ]);
    expect(lists.map(({ title, routes: own }) => [title, own])).toEqual([
      ['Lockup', ['/concepts/lockup/hooks']],
      ['Flow', ['/apps/features/payments', '/guides/flow/overview']],
      ['Airdrops', ['/concepts/merkle-airdrops', '/apps/claim-an-airdrop']],
    ]);
    const [first] = lists;
    const text = first && sectionTxt(catalog, { ...first, routes: ['/concepts/nft'] }, pages);
    expect(text).toContain('# Docs: Lockup\n\n> The pages about Lockup, in reading order.');
  });

  it('hold the written pages, and say how many and how large', () => {
    expect(full.text).toBe('# T /concepts/nft\n\nB\n\n---\n\n# T /reference/errors\n\nB\n');
    expect([full.pages, full.bytes]).toEqual([2, full.text.length]);
    expect(llmsTxt(catalog, pages, { ...full, bytes: 2_340_000 })).toContain(
      'holds 2 of them in one file of 2.3 MB',
    );
  });

  it('are loud about a page without Markdown', () => {
    expect(() => llmsFullTxt(catalog, new Map())).toThrow('/concepts/nft is in a sidebar');
  });
});

describe('questions and answers', () => {
  const links = { siteUrl: 'https://docs.example', route: '/faq', routes: new Set<string>() };
  const page = (content: string) => parseHtml(`<div class="theme-doc-markdown">${content}</div>`);

  it('are the third headings and what stands below them', () => {
    const html = page(
      '<h2>Basics</h2><p>Lead.</p><h3 id="x">What is it?<a class="hash-link">#</a></h3><p>A <a href="/a">thing</a>.</p>' +
        '<ul><li>one</li><li>two</li></ul><ol><li>three</li><li>four</li></ol><h2>Next</h2><p>Not this.</p>',
    );
    expect(questionsOf(html, links)).toEqual([
      { question: 'What is it?', answer: 'A thing.\n- one\n- two\n- three\n- four' },
    ]);
    expect(faqPage(questionsOf(html, links))).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', acceptedAnswer: { '@type': 'Answer' } }],
    });
  });

  it('are refused without a question or an answer', () => {
    expect(() => questionsOf(page('<p>x</p>'), links)).toThrow(/has no question/);
    expect(() => questionsOf(page('<h3>Why?</h3><h3>How?</h3><p>x</p>'), links)).toThrow(
      /"Why\?" has no answer/,
    );
  });
});
