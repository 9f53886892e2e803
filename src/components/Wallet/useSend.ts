import type { Call } from '@site/src/tools/calls/call';
import { makeSender, stepFor } from '@site/src/tools/wallet/sender';
import type { Session } from '@site/src/tools/wallet/session';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { dispatch } from './dispatch';

/**
 * A sender of the call that is drawn.
 * @param words what the call does, for people
 */
export function useSend(call: Call, session: Session, words: string) {
  const [sender] = useState(() => makeSender(dispatch));
  const state = useSyncExternalStore(sender.subscribe, sender.state, sender.state);
  // Before the reader can press anything that was drawn for this call.
  useLayoutEffect(() => sender.show({ call, session, words }));
  useEffect(() => () => sender.leave(), [sender]);
  return { step: stepFor(state, call, session), try: sender.try, send: sender.send };
}
