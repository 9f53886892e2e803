/**
 * Asks for the late styles of a page behind its first paint: what is seen first comes over a slow line before
 * them. Inline, at the end of the body. A tab in the background paints nothing, so there it asks at once.
 */
export const STARTER =
  '(()=>{const start=()=>{for(const late of document.querySelectorAll("link[rel=late]"))' +
  'late.rel="stylesheet"};' +
  'document.hidden?start():requestAnimationFrame(()=>setTimeout(start))})()';

const STYLES = /<link rel="?stylesheet"? (href="?\/assets\/css\/late\.[\w.]+\.css"?)>/;

/**
 * The page with its late styles left to the starter: a relation that no browser knows keeps them from being
 * fetched before. Without scripts they come at once.
 * @param html as the framework has written it
 */
export const withLateStyles = (html: string): string =>
  html.replace(STYLES, '<link rel=late $1><noscript><link rel=stylesheet $1></noscript>');
