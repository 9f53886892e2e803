import type { ThemeConfig } from '@docusaurus/preset-classic';

/**
 * Languages beside those that the highlighter has by itself. The colors are in src/css/code.css, so
 * that one theme serves both color modes; the framework's own theme stays empty.
 */
const theme = { plain: {}, styles: [] };

export const prism = {
  theme,
  darkTheme: theme,
  additionalLanguages: ['solidity', 'bash', 'json', 'graphql', 'toml', 'diff'],
} satisfies ThemeConfig['prism'];
