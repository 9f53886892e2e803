import type { ViewName } from '../contracts/views';

/** The result that a view must return; `reverts` if it must revert. */
export type ComputedViews = Partial<Record<ViewName, bigint | 'reverts'>>;
