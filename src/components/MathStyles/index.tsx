import { usePluginData } from '@docusaurus/useGlobalData';
import type { MathAssets } from '@site/config/math-assets';
import type { ReactNode } from 'react';

/**
 * Asks for the stylesheet of display formulas (src/client/page/math-styles.ts). Put on a page by
 * src/markdown/math.ts.
 */
export function MathStyles(): ReactNode {
  const { cdn, integrity, local } = usePluginData('math-assets') as MathAssets;
  return <math-styles data-cdn={cdn} data-integrity={integrity} data-local={local} />;
}
