import { discoverWallets, injectedWallet, type Found } from '@site/src/tools/wallet/discover';
import {
  makeReader,
  type LiveState,
  type ReadStep,
  type ReadTask,
} from '@site/src/tools/wallet/reader';
import { onChange } from '@site/src/tools/wallet/session';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { dispatch } from './dispatch';

/** Wallets announce themselves at once when asked; a slow one still joins the list. */
const WAIT = 300;

export interface Reading<Answers> extends ReadTask<Answers> {
  live: LiveState<Answers>;
  /** Grows when something was sent and the contract is to be read again. */
  round: number;
  /** Holds since when the wallet has not answered; see Live.tsx. */
  since: RefObject<number | null>;
}

const BUSY: readonly ReadStep['at'][] = ['finding', 'asking', 'reading'];
const NONE: Found = { wallets: [], more: 0 };

/** Finds wallets, and reads a contract through the one that the reader chooses. */
export function useReading<Answers>(reading: Reading<Answers>) {
  const { live, round, since } = reading;
  const [found, setFound] = useState(NONE);
  const task = useRef<ReadTask<Answers>>(reading);
  useLayoutEffect(() => {
    task.current = reading;
  });
  const [reader] = useState(() => makeReader<Answers>(() => task.current));
  const step = useSyncExternalStore(reader.subscribe, reader.step, reader.step);

  const begin = () => {
    const { wallets } = found;
    const injected = wallets.length === 0 ? injectedWallet(window) : null;
    reader.begin(injected ? [injected] : wallets);
  };

  useEffect(() => discoverWallets(window, setFound), []);

  const isBusy = BUSY.includes(step.at);
  useEffect(() => {
    since.current = isBusy ? performance.now() : null;
    return () => {
      since.current = null;
    };
  }, [isBusy, since]);

  // A reader that is gone writes nothing over the figures of the one after it.
  useEffect(() => () => reader.end(), [reader]);

  const isFinding = step.at === 'finding';
  useEffect(() => {
    if (!isFinding) return undefined;
    const timer = setTimeout(begin, WAIT);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- starts over with the wallets found so far
  }, [isFinding, found]);

  const { session } = live;
  useEffect(() => {
    if (!session) return undefined;
    dispatch.resume(session);
    return onChange(session.wallet.provider, () => void reader.changed(session));
  }, [session, reader]);

  useEffect(() => {
    if (round > 0 && session) void reader.read(session);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each round
  }, [round]);

  const { choose, move, read } = reader;
  return { step, found, choose, move, read, begin };
}
