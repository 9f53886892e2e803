import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { PrismTheme } from 'prism-react-renderer';

/**
 * Code colors by role, as CSS variables of `src/css/tokens.css`, so that one theme serves both
 * color modes and nothing is repainted when the reader switches.
 */
const theme: PrismTheme = {
  plain: { color: 'var(--code-text)', backgroundColor: 'var(--code-surface)' },
  styles: [
    {
      types: ['comment', 'prolog', 'doctype', 'cdata'],
      style: { color: 'var(--code-comment)', fontStyle: 'italic' },
    },
    { types: ['punctuation', 'operator'], style: { color: 'var(--code-punctuation)' } },
    {
      types: ['keyword', 'builtin', 'boolean', 'atrule', 'important', 'visibility'],
      style: { color: 'var(--code-keyword)' },
    },
    { types: ['function', 'method'], style: { color: 'var(--code-function)' } },
    {
      types: ['class-name', 'tag', 'selector', 'namespace', 'maybe-class-name', 'type'],
      style: { color: 'var(--code-type)' },
    },
    {
      types: ['string', 'char', 'attr-value', 'url', 'regex', 'inserted'],
      style: { color: 'var(--code-string)' },
    },
    {
      types: ['number', 'constant', 'symbol', 'variable', 'deleted'],
      style: { color: 'var(--code-number)' },
    },
    { types: ['property', 'attr-name', 'parameter'], style: { color: 'var(--code-property)' } },
  ],
};

export const prism = {
  theme,
  darkTheme: theme,
  additionalLanguages: ['solidity', 'bash', 'json', 'graphql', 'toml', 'diff'],
} satisfies ThemeConfig['prism'];
