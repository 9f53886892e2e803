import type { ViewName } from '../../../protocol/desk/views';

/** What a view has to answer; `reverts` where it has to refuse. */
export type Computed = Partial<Record<ViewName, bigint | 'reverts'>>;
