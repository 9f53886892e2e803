import { sayGas } from '@site/src/protocol/gas';
import type { ReactNode } from 'react';

/** A measured gas figure within a sentence. Throws when no row fits, which stops the build. */
export function Gas(props: Parameters<typeof sayGas>[0]): ReactNode {
  return sayGas(props);
}
