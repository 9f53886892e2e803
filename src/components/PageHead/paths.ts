export { markdownPath } from '@sablier-docs/built/paths';

/** Path of a page's picture for link previews; `src/plugins/social-images` draws it. */
export const socialPath = (route: string): string =>
  `/img/social${route === '/' ? '/index' : route}.png`;
