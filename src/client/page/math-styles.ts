import { onFirstSign } from '../shared/sign';

/** Not in the document: the framework writes attributes of its root from any link. */
let isAsked = false;

/**
 * `<math-styles data-cdn data-integrity data-local>` requests the stylesheet of display formulas from
 * the CDN, with integrity, and this site's copy when the CDN does not answer or sends other bytes. It
 * does so at the first sign of a reader: its faces weigh as much as half of the page. Until a copy is
 * there the browser draws the formulas' MathML in the height reserved for them.
 */
export const MathStyles = () =>
  class extends HTMLElement {
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
        link.onload = () => (root.dataset.mathStyles = '');
        link.onerror = () => {
          link.remove();
          onError();
        };
        head.append(link);
      };
      const useLocalCopy = () => request({ href: local }, () => undefined);
      const start = () => request({ href: cdn, integrity, crossOrigin: 'anonymous' }, useLocalCopy);
      // A CDN that never answers must not keep the page from having loaded.
      const startLoaded = () => {
        if (document.readyState === 'complete') start();
        else window.addEventListener('load', start, { once: true });
      };
      onFirstSign(startLoaded);
    }
  };
