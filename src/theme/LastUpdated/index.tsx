// Wraps: a date in words costs a phone 40 ms, so the first page keeps the server's.
import LastUpdated from '@theme-original/LastUpdated';
import type { Props } from '@theme/LastUpdated';
import { Keep } from '@site/src/components/Keep';
import type { ReactNode } from 'react';

export default function LastUpdatedWrapper(props: Props): ReactNode {
  return <Keep as="span">{() => <LastUpdated {...props} />}</Keep>;
}
