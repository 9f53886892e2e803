import { discoverWallets, injectedWallet } from '../discover';
import { makeReader, type LiveState, type ReadStep, type ReadTask } from '../reader';
import { onChange } from '../session';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { dispatch } from './page-dispatch';

/** Wallets announce themselves immediately; a later one is added to the list, and offered. */
const WAIT = 300;

export interface Reading<Results> extends ReadTask<Results> {
  live: LiveState<Results>;
  /** Increases when a transaction was sent and the contract has to be read again. */
  round: number;
  /** Time since which the wallet has not responded; see LiveContract.tsx. */
  since: RefObject<number | null>;
}

const BUSY: readonly ReadStep['at'][] = ['finding', 'asking', 'reading'];

/**
 * Finds wallets, and reads a contract through the one that the reader chooses.
 * @param shown an element of the tool: no wallet is asked while it is not in the document
 */
export function useWalletReading<Results>(
  reading: Reading<Results>,
  shown: RefObject<HTMLElement | null>,
) {
  const { live, round, since } = reading;
  const task = useRef<ReadTask<Results>>(reading);
  useLayoutEffect(() => {
    task.current = reading;
  });
  const [reader] = useState(() => makeReader<Results>(() => task.current));
  const step = useSyncExternalStore(reader.subscribe, reader.step, reader.step);
  const found = useSyncExternalStore(reader.subscribe, reader.found, reader.found);

  const begin = () => {
    // Not those of the last render: on a slow phone `WAIT` is over before the next one.
    const { wallets } = reader.found();
    const injected = wallets.length === 0 ? injectedWallet(window) : null;
    reader.begin(injected ? [injected] : wallets);
  };

  useEffect(() => discoverWallets(window, reader.announced), [reader]);

  const isBusy = BUSY.includes(step.at);
  useEffect(() => {
    since.current = isBusy ? performance.now() : null;
    return () => {
      since.current = null;
    };
  }, [isBusy, since]);

  // A previous reader must not overwrite the figures of the next one.
  useEffect(() => () => reader.end(), [reader]);

  const isFinding = step.at === 'finding';
  useEffect(() => {
    if (!isFinding) return undefined;
    const timer = setInterval(() => {
      // A reader who has gone to another page is asked when they come back.
      if (!shown.current?.isConnected) return;
      clearInterval(timer);
      begin();
    }, WAIT);
    return () => clearInterval(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- starts over with the wallets found so far
  }, [isFinding, found]);

  const { session } = live;
  useEffect(() => {
    if (!session) return undefined;
    dispatch.resume(session);
    return onChange(session.wallet.provider, () => void reader.changed(session));
  }, [session, reader]);

  useEffect(() => {
    if (round === 0 || !session) return;
    // The pressed button unmounts, far below the figures.
    shown.current?.focus();
    void reader.read(session);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each round
  }, [round]);

  const { choose, move, read } = reader;
  return { step, found, choose, move, read, begin };
}
