import type { ThemeConfig } from '@docusaurus/preset-classic';

/**
 * The framework's highlighter colors nothing here: src/components/Code does, and src/css/code.css has the
 * colors, so that one theme serves both color modes. Languages named here would be taken from it.
 */
const theme = { plain: {}, styles: [] };

export const prism = {
  theme,
  darkTheme: theme,
  additionalLanguages: [],
} satisfies ThemeConfig['prism'];
