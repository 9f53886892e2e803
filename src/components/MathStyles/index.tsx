import { usePluginData } from '@docusaurus/useGlobalData';
import type { MathAssets } from '@site/src/plugins/math-assets';
import { useEffect, type ReactNode } from 'react';

const READY = 'mathStyles';

/**
 * Requests the stylesheet of display formulas from the CDN, with integrity, and this site's copy
 * when the CDN does not answer or sends other bytes. Put on a page by src/markdown/math.ts. Until
 * a copy is there the browser draws the formulas' MathML in the height reserved for them.
 */
export function MathStyles(): ReactNode {
  const { cdn, integrity, local } = usePluginData('math-assets') as MathAssets;
  useEffect(() => {
    const { head, documentElement: root } = document;
    if (head.querySelector('link[data-math]')) return;
    const request = (attributes: Partial<HTMLLinkElement>, onError: () => void) => {
      const link = Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        ...attributes,
      });
      link.dataset.math = '';
      link.onload = () => (root.dataset[READY] = '');
      link.onerror = () => {
        link.remove();
        onError();
      };
      head.append(link);
    };
    const useLocalCopy = () => request({ href: local }, () => undefined);
    request({ href: cdn, integrity, crossOrigin: 'anonymous' }, useLocalCopy);
  }, [cdn, integrity, local]);
  return null;
}
