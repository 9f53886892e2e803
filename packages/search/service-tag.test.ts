import { describe, expect, it } from 'vitest';
import { providerOf, serviceTag } from './service-tag.ts';

describe('serviceTag', () => {
  it.each([
    { provider: 'hosted', appId: 'APPID', apiKey: 'key', indexName: 'sablier-docs' },
    { provider: 'hosted', appId: 'OTHER', apiKey: 'a+b/c=', indexName: 'two words "quoted"' },
  ] as const)('names the service of $appId, which providerOf reads', (config) => {
    const tag = serviceTag(config);
    expect(tag?.content).toMatch(/^[^<>"&]+$/);
    expect(providerOf(tag?.content)).toEqual(config);
  });

  it('is undefined with the embedded engine, which a page without it has', () => {
    expect(serviceTag({ provider: 'embedded' })).toBeUndefined();
    expect(providerOf(undefined)).toEqual({ provider: 'embedded' });
  });
});

describe('providerOf', () => {
  it.each(['', 'APPID key', 'APPID  index'])('throws for "%s", which lacks a word', (content) => {
    expect(() => providerOf(content)).toThrow('needs an app, a key and an index');
  });
});
