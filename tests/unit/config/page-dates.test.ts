import { afterEach, describe, expect, it, vi } from 'vitest';
import { commitTimeOf, parseFrontMatter, readCommitTimes } from '../../../config/page-dates';

afterEach(() => vi.unstubAllEnvs());

const parse = (filePath: string, fileContent: string) => {
  const defaultParseFrontMatter = () =>
    Promise.resolve({ frontMatter: fileContent ? { title: fileContent } : {}, content: '' });
  return parseFrontMatter({ filePath, fileContent, defaultParseFrontMatter });
};

describe('the dates of pages', () => {
  it('are those of the newest commit that has the file, whatever older commits say', () => {
    const log = '\x00300\n\ndocs/a.mdx\n\n\x00200\n\ndocs/a.mdx\ndocs/b c.mdx\n';
    expect([...readCommitTimes(log)]).toEqual([
      ['docs/a.mdx', 300_000],
      ['docs/b c.mdx', 200_000],
    ]);
  });

  it('are undefined for a file in no commit and in the past for a page in one', () => {
    expect(commitTimeOf('docs/no-such-page.mdx')).toBeUndefined();
    expect(commitTimeOf('docs/concepts/nft.mdx')).toBeLessThan(Date.now());
  });

  it('reach the framework as last_update, as the epoch for a generated page', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const page = await parse('docs/concepts/nft.mdx', 'NFT');
    const date = new Date(commitTimeOf('docs/concepts/nft.mdx') ?? 0);
    expect(page.frontMatter).toEqual({ title: 'NFT', last_update: { date } });
    const generated = await parse('docs/reference/flow/contracts/contract.SablierFlow.mdx', 'Flow');
    expect(generated.frontMatter).toEqual({ title: 'Flow', last_update: { date: new Date(0) } });
  });

  it('are not given in development and to a part without front matter', async () => {
    expect((await parse('docs/concepts/nft.mdx', 'NFT')).frontMatter).toEqual({ title: 'NFT' });
    vi.stubEnv('NODE_ENV', 'production');
    expect((await parse('docs/_part.mdx', '')).frontMatter).toEqual({});
  });
});
