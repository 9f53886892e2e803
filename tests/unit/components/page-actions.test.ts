import { afterEach, describe, expect, it, vi } from 'vitest';
import { assistants } from '../../../config/assistants';
import { assistantLink } from '../../../src/components/PageActions/assistants';
import { copyLater, fetchMarkdown } from '../../../src/components/PageActions/page-markdown';

afterEach(() => vi.unstubAllGlobals());

const answer = (text: string, type: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': type } });

describe('the Markdown of a page, in the browser', () => {
  it('is fetched once for two questions at the same time', async () => {
    const fetch = vi.fn(() => Promise.resolve(answer('# A', 'text/markdown')));
    vi.stubGlobal('fetch', fetch);
    expect(await Promise.all([fetchMarkdown('/once.md'), fetchMarkdown('/once.md')])).toEqual([
      '# A',
      '# A',
    ]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a missing file', () => Promise.resolve(answer('', 'text/plain', 404))],
    ['a page in its place', () => Promise.resolve(answer('<html>', 'text/html; charset=utf-8'))],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is asked for again after %s', async (what, fail) => {
    vi.stubGlobal('fetch', fail);
    const path = `/${what}.md`;
    await expect(fetchMarkdown(path)).rejects.toThrow();
    vi.stubGlobal('fetch', () => Promise.resolve(answer('# B', 'text/markdown')));
    expect(await fetchMarkdown(path)).toBe('# B');
    vi.stubGlobal('fetch', fail);
    expect(await fetchMarkdown(path)).toBe('# B');
  });

  it('is not copied without a clipboard', async () => {
    vi.stubGlobal('navigator', {});
    await expect(copyLater(Promise.resolve('a'))).rejects.toThrow(/secure context/);
  });

  it('is copied as text where the browser takes no promise', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await copyLater(Promise.resolve('a'));
    expect(writeText).toHaveBeenCalledWith('a');
  });
});

describe('assistants', () => {
  it.each(assistants)('$name is opened with the address of the Markdown', (assistant) => {
    const url = new URL(assistantLink(assistant, 'https://docs.example/a.md'));
    expect(url.searchParams.get('q')).toContain('https://docs.example/a.md');
    expect(url.origin).toBe(new URL(assistant.address).origin);
  });
});
