export { twinPath } from '../../built/paths';

/** Path of the picture that links to a page show elsewhere; `src/plugins/social-images` draws it. */
export const socialPath = (route: string): string =>
  `/img/social${route === '/' ? '/index' : route}.png`;
