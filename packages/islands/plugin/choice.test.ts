import { describe, expect, it } from 'vitest';
import { chosenClient } from './choice';

describe('the client of a build', () => {
  it('is the islands client unless the other is asked for', () => {
    expect(chosenClient({ NODE_ENV: 'production' })).toBe('islands');
    expect(chosenClient({ NODE_ENV: 'production', SITE_CLIENT: 'stock' })).toBe('stock');
  });

  it('is the same while pages are written', () => {
    expect(chosenClient({ NODE_ENV: 'development' })).toBe('islands');
    expect(chosenClient({ NODE_ENV: 'development', SITE_CLIENT: 'stock' })).toBe('stock');
  });

  it('throws for a client that is neither "islands" nor "stock"', () => {
    expect(() => chosenClient({ SITE_CLIENT: 'preact' })).toThrow(
      'SITE_CLIENT is "preact". Set it to "islands" or "stock"',
    );
  });
});
