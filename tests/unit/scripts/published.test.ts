import { describe, expect, it } from 'vitest';
import { redirects } from '../../../config/redirects';
import { readPageSources } from '../../../scripts/check/pages';
import { lostPublished, readPublished } from '../../../scripts/check/published';

const page = (file: string, text: string) => ({ file, text });
const lost = (published: Record<string, string>, moved: [string, string][] = []) =>
  lostPublished(
    published,
    [page('docs/concepts/nft.mdx', '# NFT\n\n<div id="old" />\n\n## Burning {#burn}\n')],
    new Set(['/concepts/nft', '/concepts/fees']),
    new Map(moved),
  ).map(({ file, message }) => `${file}: ${message}`);

describe('what was published', () => {
  it('may be renamed, with an alias for its anchor and a redirect for its address', () => {
    expect(
      lost({ '/concepts/nft': 'burn old', '/nfts': 'old' }, [['/nfts', '/concepts/nft']]),
    ).toEqual([]);
  });

  it('is named when its anchor is gone, from its own address and from one that leads there', () => {
    const found = lost({ '/concepts/nft': 'burn burning', '/nfts': 'gone' }, [
      ['/nfts', '/concepts/nft'],
    ]);
    expect(found).toEqual([
      expect.stringMatching(
        /^docs\/concepts\/nft\.mdx: The anchor #burning of \/concepts\/nft was/,
      ),
      expect.stringMatching(/^docs\/concepts\/nft\.mdx: The anchor #gone of \/nfts was/),
    ]);
  });

  it('is named when its address leads nowhere, checked or not', () => {
    expect(lost({ '/concepts/gone': '', '/concepts/fees': 'unread' })).toEqual([
      expect.stringContaining('/concepts/gone was published'),
    ]);
  });

  it('leads on today, all of it', () => {
    const sources = readPageSources();
    const published = readPublished();
    expect(Object.values(published).join(' ').split(' ').length).toBeGreaterThan(1_700);
    expect(
      lostPublished(published, [...sources.values()], new Set(sources.keys()), new Map(redirects)),
    ).toEqual([]);
  });
});
