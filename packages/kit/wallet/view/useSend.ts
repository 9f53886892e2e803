import type { PreparedCall } from '../prepared';
import { makeSender, stepFor } from '../sender';
import type { Session } from '../session';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { dispatch } from './page-dispatch';

/** A sender of the rendered call. */
export function useSend(prepared: PreparedCall, session: Session) {
  const [sender] = useState(() => makeSender(dispatch));
  const state = useSyncExternalStore(sender.subscribe, sender.state, sender.state);
  // Before the reader can press anything rendered for this call.
  useLayoutEffect(() => sender.show({ ...prepared, session }));
  useEffect(() => () => sender.leave(), [sender]);
  return { step: stepFor(state, prepared), try: sender.try, send: sender.send };
}
