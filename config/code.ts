import type { ThemeConfig } from '@docusaurus/preset-classic';

/** Empty: src/css/code.css has the colors, so that one theme serves both color modes. */
const theme = { plain: {}, styles: [] };

export const prism = {
  theme,
  darkTheme: theme,
  // Fences have these, and prism-react-renderer does not.
  additionalLanguages: ['solidity', 'bash', 'toml'],
} satisfies ThemeConfig['prism'];
