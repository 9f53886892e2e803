import { describe, expect, it } from 'vitest';
import { searchFromEnv } from './config.ts';
import { clampQuery } from './query.ts';

const ALL = { ALGOLIA_APP_ID: 'id', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs' };

describe('searchFromEnv', () => {
  it('is hosted with all three and embedded without id and key', () => {
    expect(searchFromEnv(ALL)).toEqual({
      provider: 'hosted',
      appId: 'id',
      apiKey: 'key',
      indexName: 'docs',
    });
    expect(searchFromEnv({})).toEqual({ provider: 'embedded' });
    expect(searchFromEnv({ ALGOLIA_APP_ID: ' ', ALGOLIA_API_KEY: '' })).toEqual({
      provider: 'embedded',
    });
    expect(searchFromEnv({ ALGOLIA_INDEX_NAME: 'docs' })).toEqual({ provider: 'embedded' });
  });

  it.each([
    ['ALGOLIA_APP_ID', /app id is missing.*ALGOLIA_APP_ID is not/],
    ['ALGOLIA_API_KEY', /api key is missing.*ALGOLIA_API_KEY is not/],
    ['ALGOLIA_INDEX_NAME', /index name is missing.*ALGOLIA_INDEX_NAME is not/],
  ])('names %s when only it is missing', (name, message) => {
    expect(() => searchFromEnv({ ...ALL, [name]: undefined })).toThrow(message);
    expect(() => searchFromEnv({ ...ALL, [name]: ' ' })).toThrow(message);
  });
});

describe('clampQuery', () => {
  it('keeps 64 code points and never half an emoji', () => {
    expect(clampQuery('x'.repeat(65))).toHaveLength(64);
    expect(clampQuery('🎉'.repeat(100))).toBe('🎉'.repeat(64));
    expect(clampQuery(`${'x'.repeat(63)}🎉🎉`)).toBe(`${'x'.repeat(63)}🎉`);
    expect(clampQuery('a\ud83c')).toBe('a');
  });

  it('drops controls and leading space, keeps what is being typed', () => {
    expect(clampQuery('  \u0000str\u202eeam\n rate ')).toBe('stream  rate ');
    expect(clampQuery(undefined)).toBe('');
    expect(clampQuery(42)).toBe('');
  });
});
