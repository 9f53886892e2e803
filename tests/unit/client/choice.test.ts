import { describe, expect, it } from 'vitest';
import { chosenClient } from '../../../src/plugins/client/choice';

describe('the client of a build', () => {
  it('is the lean one unless the other is asked for', () => {
    expect(chosenClient({ NODE_ENV: 'production' })).toBe('lean');
    expect(chosenClient({ NODE_ENV: 'production', SITE_CLIENT: 'stock' })).toBe('stock');
  });

  it('is the stock one while pages are written', () => {
    expect(chosenClient({ NODE_ENV: 'development' })).toBe('stock');
    expect(chosenClient({ NODE_ENV: 'development', SITE_CLIENT: 'lean' })).toBe('stock');
  });

  it('is nothing else', () => {
    expect(() => chosenClient({ SITE_CLIENT: 'preact' })).toThrow(
      'SITE_CLIENT is "preact". Set it to "lean" or "stock"',
    );
  });
});
