import { describe, expect, it } from 'vitest';
import { socialPath, markdownPath } from '../../../src/components/PageHead/paths';
import { article, breadcrumbs, scriptJson } from '../../../src/components/PageHead/structured-data';

describe('what a page tells machines', () => {
  it('has its Markdown and its picture at addresses that follow from its own', () => {
    expect([markdownPath('/'), markdownPath('/a/b')]).toEqual(['/index.md', '/a/b.md']);
    expect([socialPath('/'), socialPath('/a/b')]).toEqual([
      '/img/social/index.png',
      '/img/social/a/b.png',
    ]);
  });

  it('cannot end the script that holds it', () => {
    const text = '</script><script>alert(1)</script><!-- \u2028 & "';
    const json = scriptJson({ text });
    expect(json).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(json)).toEqual({ text });
  });

  const facts = {
    title: 'NFT',
    description: 'What it is.',
    url: 'https://docs.example/concepts/nft',
    image: 'https://docs.example/img/social/concepts/nft.png',
    site: { name: 'Docs', url: 'https://docs.example' },
    publisher: { name: 'Us', url: 'https://us.example', logo: 'https://docs.example/logo.png' },
  };

  it('says when it changed only where that is known', () => {
    expect(article({ ...facts, updated: Date.UTC(2026, 2, 1) })).toMatchObject({
      '@type': 'TechArticle',
      headline: 'NFT',
      dateModified: '2026-03-01T00:00:00.000Z',
      publisher: { '@type': 'Organization', name: 'Us' },
    });
    expect(article({ ...facts, updated: null })).not.toHaveProperty('dateModified');
  });

  it('numbers the steps from the home page', () => {
    expect(breadcrumbs([facts.site, { name: 'NFT', url: facts.url }])).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Docs', item: 'https://docs.example' },
        { position: 2, name: 'NFT', item: facts.url },
      ],
    });
  });
});
