import { gasFigure } from '@sablier-docs/protocol/gas';
import type { ReactNode } from 'react';

/** A measured gas figure within a sentence. @throws when no row matches, which stops the build */
export function Gas(props: Parameters<typeof gasFigure>[0]): ReactNode {
  return gasFigure(props);
}
