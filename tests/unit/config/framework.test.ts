import { describe, expect, it } from 'vitest';
import { optionsOf } from '../../../config/framework';

describe('options by the release of the framework', () => {
  it('have the names of release 3.7 for 3.7.0', () => {
    const options = optionsOf('3.7.0');
    expect(Object.keys(options.future ?? {})).toEqual(['experimental_faster']);
    expect(options).toHaveProperty('onBrokenMarkdownLinks');
    expect(options).not.toHaveProperty('markdown.hooks');
  });

  it('have the names of 3.10, which asks git once', () => {
    const options = optionsOf('3.10.2');
    expect(options.future).toHaveProperty('faster.gitEagerVcs', true);
    expect(options.future).not.toHaveProperty('experimental_faster');
    expect(options).toHaveProperty('markdown.hooks.onBrokenMarkdownLinks');
    expect(options).not.toHaveProperty('onBrokenMarkdownLinks');
  });

  it('are for 4.0 those of 3.10', () => {
    expect(optionsOf('4.0.0')).toEqual(optionsOf('3.10.0'));
  });
});
