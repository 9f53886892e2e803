import { encodeCall } from '@sablier-docs/protocol/calls/encode';
import type { CallFunction } from '@sablier-docs/protocol/calls/types';
import type { Call } from '@sablier-docs/kit/calls/call';
import { callKey } from '@sablier-docs/kit/wallet/call-key';
import { makeDispatch, openLike, type Dispatch } from '@sablier-docs/kit/wallet/dispatch';
import type { Wallet as Named } from '@sablier-docs/kit/wallet/provider';
import {
  makeReader,
  emptyLiveState,
  type LiveState,
  type Reader,
} from '@sablier-docs/kit/wallet/reader';
import { withoutFigures } from '@sablier-docs/kit/wallet/testing-calls';
import { makeSender, type Sender } from '@sablier-docs/kit/wallet/sender';
import { makeLedger, type Store } from '@sablier-docs/kit/wallet/sent/ledger';
import { onChange, type Session } from '@sablier-docs/kit/wallet/session';
import type { Tx, Wallet } from './wallet';
import { approve, withdraw } from '@sablier-docs/kit/wallet/testing-calls';

const TOKENS = [
  '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB',
  '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
] as const;
const CHAIN = 8453;

const callOf = (fn: CallFunction, to: string, args: Call['args'], value = 0n): Call => ({
  chainId: CHAIN,
  to,
  fn,
  args,
  value,
  data: encodeCall(fn, args),
  title: fn.name,
});

/** The contents of the form: each is a list of calls, as an action with its approval is. */
const FORMS: readonly (readonly Call[])[] = [
  [],
  [callOf(withdraw, TOKENS[0], [5n, TOKENS[1]], 7n)],
  [callOf(withdraw, TOKENS[0], [5n, TOKENS[1]], 8n)],
  [callOf(withdraw, TOKENS[0], [6n, TOKENS[1]], 7n)],
  [callOf(withdraw, TOKENS[1], [5n, TOKENS[1]], 7n)],
  [callOf(approve, TOKENS[0], [TOKENS[1], 1n]), callOf(withdraw, TOKENS[1], [7n, TOKENS[1]])],
  [callOf(approve, TOKENS[1], [TOKENS[1], 1n]), callOf(withdraw, TOKENS[1], [7n, TOKENS[1]])],
  [callOf(approve, TOKENS[1], [TOKENS[1], 2n]), callOf(withdraw, TOKENS[1], [8n, TOKENS[1]])],
];

/** The transaction that a call is, written down without the code that is under attack. */
export const txOf = (call: Call, from: string): Tx => ({
  from,
  to: call.to,
  data: call.data,
  ...(call.value > 0n ? { value: `0x${call.value.toString(16)}` } : {}),
  chainId: `0x${call.chainId.toString(16)}`,
});

interface Place {
  key: string;
  sender: Sender;
}

/** One load of a page: the state of the components, and their reactions to changes. */
export class Tab {
  readonly dispatch: Dispatch;
  readonly reader: Reader;
  live: LiveState<number> = emptyLiveState;
  form = 0;
  private places: (Place | null)[] = [];
  private listening: Session | null = null;
  private stop: () => void = () => undefined;
  private readonly provider: ReturnType<Wallet['providerFor']>;

  /**
   * @param isKeyed whether a call that changes mounts its place again, as React does for a new key
   * @param onLive called with each reading
   */
  constructor(
    wallet: Wallet,
    store: () => Store | undefined,
    private readonly isKeyed: boolean,
    onLive: (live: LiveState<number>) => void,
  ) {
    this.provider = wallet.providerFor(wallet.page);
    this.dispatch = makeDispatch(makeLedger(store), { total: 300_000, pause: 60_000 });
    const ask = async (): Promise<{ value: number }> => {
      await this.provider.request({ method: 'eth_getCode' }).catch(() => undefined);
      return { value: 1 };
    };
    this.reader = makeReader<number>(() => ({
      chainId: CHAIN,
      ask,
      set: (live) => {
        this.live = live;
        onLive(live);
      },
    }));
  }

  /** @param uuid tells the readings apart */
  walletOf = (uuid: string): Named => ({ uuid, name: 'Stand-in', provider: this.provider });

  /** The call in a place, and who would send it; null where nothing is drawn. */
  shown(place: number): { call: Call; session: Session } | null {
    const call = FORMS[this.form]?.[place];
    const { session } = this.live;
    return call && session ? { call, session } : null;
  }

  /** The work of React after a change. */
  draw(): void {
    for (const at of [0, 1]) this.drawPlace(at);
    const { session } = this.live;
    if (session === this.listening) return;
    this.stop();
    this.listening = session;
    if (!session) return;
    this.dispatch.resume(session);
    this.stop = onChange(session.wallet.provider, () => void this.reader.changed(session));
  }

  private drawPlace(at: number): void {
    const shown = this.shown(at);
    const place = this.places[at];
    const key = shown ? callKey(shown.call, shown.session.account) : '';
    if (!shown || (place && this.isKeyed && place.key !== key)) {
      place?.sender.leave();
      this.places[at] = null;
    }
    if (!shown) return;
    const next = this.places[at] ?? { key, sender: makeSender(this.dispatch) };
    next.key = key;
    const { call, session } = shown;
    next.sender.show({ ...withoutFigures(call, session.account), session });
    this.places[at] = next;
  }

  senderOf = (place: number): Sender | undefined => this.places[place]?.sender;

  /** The transactions that the reader accepts as pending, by the check mark beside Send. */
  known(place: number): string[] {
    const shown = this.shown(place);
    if (!shown) return [];
    const { ledger } = this.dispatch;
    return openLike(ledger, shown.call, shown.session.account).map(({ id }) => id);
  }
}
