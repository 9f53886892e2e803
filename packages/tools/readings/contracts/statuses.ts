import { FLOW_STATUSES } from '@sablier-docs/protocol/flow/status';
import { LOCKUP_STATUSES } from '@sablier-docs/protocol/lockup/status';

/** The statuses of a release in the order of its enum: Flow begins with PENDING from v2.0 on. */
export function statusesOf({
  product,
  version,
}: {
  readonly product: string;
  readonly version: string;
}): readonly string[] {
  if (product === 'lockup') return LOCKUP_STATUSES;
  return version.startsWith('v1.') ? FLOW_STATUSES.slice(1) : FLOW_STATUSES;
}
