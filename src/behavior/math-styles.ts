import { onFirstActivity } from '@sablier-docs/browser/first-activity';

/** A variable instead of an attribute, because Docusaurus rewrites the attributes of the root element. */
let isAsked = false;

/** Waits for the fonts of the formulas' letters, or until they have failed: one that comes later moves the letters. */
function fontsLoaded(): Promise<unknown> {
  const fonts = [...document.querySelectorAll('.katex-html *')].map((letter) => {
    const { fontStyle, fontWeight, fontFamily } = getComputedStyle(letter);
    return `${fontStyle} ${fontWeight} 1px ${fontFamily}`;
  });
  return Promise.allSettled([...new Set(fonts)].map((font) => document.fonts.load(font)));
}

/**
 * `<math-styles data-cdn data-integrity data-local>` requests the stylesheet of display formulas from the CDN, with
 * integrity, and this site's copy if the CDN fails or sends other bytes. It waits for the reader's first activity,
 * because the fonts are half as large as the page. Until the stylesheet and its fonts are loaded, the browser renders
 * the formulas' MathML at the height reserved for them.
 */
export class MathStylesElement extends HTMLElement {
  connectedCallback(): void {
    const { head, documentElement: root } = document;
    if (isAsked) return;
    isAsked = true;
    delete root.dataset.mathStyles;
    const { cdn = '', integrity = '', local = '' } = this.dataset;
    const request = (attributes: Partial<HTMLLinkElement>, onError: () => void) => {
      const link = Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        ...attributes,
      });
      link.dataset.math = '';
      link.onload = async () => {
        await fontsLoaded();
        root.dataset.mathStyles = '';
      };
      link.onerror = () => {
        link.remove();
        onError();
      };
      head.append(link);
    };
    const useLocalCopy = () => request({ href: local }, () => undefined);
    const start = () => request({ href: cdn, integrity, crossOrigin: 'anonymous' }, useLocalCopy);
    // A CDN that never responds must not delay the load event.
    const startLoaded = () => {
      if (document.readyState === 'complete') start();
      else window.addEventListener('load', start, { once: true });
    };
    onFirstActivity(startLoaded);
  }
}
