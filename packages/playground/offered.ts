import type { Scene } from './scenes';
import { ACTIONS, type Action } from './steps';

/** Actions that a scene offers: all of its product, apart from those that need what it does not have. */
export const offeredIn = ({ product, stream, fee, hasHook }: Scene): readonly Action[] => {
  const isOffered: Partial<Record<Action, boolean>> = {
    price: stream.model === 'price-gated' || fee !== undefined,
    pay: fee !== undefined,
    hook: hasHook === true,
  };
  return (Object.keys(ACTIONS[product]) as Action[]).filter((one) => isOffered[one] ?? true);
};
