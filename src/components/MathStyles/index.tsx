import { usePluginData } from '@docusaurus/useGlobalData';
import type { MathAssets } from '@site/config/math-assets';
import type { ReactNode } from 'react';

/**
 * Requests the stylesheet of display formulas (src/behavior/math-styles.ts). Added to a page by
 * packages/vocabulary/steps/math.ts.
 */
export function MathStyles(): ReactNode {
  const { cdn, integrity, local } = usePluginData('math-assets') as MathAssets;
  return <math-styles data-cdn={cdn} data-integrity={integrity} data-local={local} />;
}
