import type { Plugin } from 'postcss';

const DARK = /^(html|:root)\[data-theme=['"]?dark['"]?\]/;

/**
 * A script sets the color mode before the first paint. Without scripts, the dark rules of a stylesheet apply to
 * readers whose system is in dark mode.
 */
export function darkBySystem(): Plugin {
  return {
    postcssPlugin: 'dark-by-system',
    OnceExit(root, { atRule }) {
      root.walkRules((rule) => {
        const selectors = rule.selectors.filter((selector) => DARK.test(selector));
        if (selectors.length === 0) return;
        const copy = rule.clone({
          selectors: selectors.map((selector) => selector.replace(DARK, '$1:not([data-theme])')),
        });
        const media = atRule({ name: 'media', params: '(prefers-color-scheme: dark)' });
        media.append(copy);
        rule.after(media);
      });
    },
  };
}
