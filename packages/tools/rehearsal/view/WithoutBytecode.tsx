import type { ReactNode } from 'react';
import tool from '@sablier-docs/kit/form/styles.module.css';

/** Says why a call on a contract is not rehearsed. */
export const WithoutBytecode = ({
  contract,
  version,
}: {
  contract: string;
  version: string;
}): ReactNode => (
  <p className={tool.hint}>
    This page can&rsquo;t rehearse the call: it does not have the bytecode of{' '}
    <span>{contract}</span> <span>{version}</span>.
  </p>
);
