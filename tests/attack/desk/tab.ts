import { readStreamContracts } from '@sablier-docs/protocol/indexers/aliases';
import type { StreamNames } from '@sablier-docs/protocol/indexers/identifiers';
import { readChains } from '@sablier-docs/protocol/chains';
import {
  deskAfter,
  emptyDesk,
  type DeskEvent,
  type DeskState,
  fetchSeveral,
} from '@sablier-docs/tools/desks/stream/for-tests';
import { readActor } from '@sablier-docs/kit/inputs/addresses';
import { findStream, type StreamQuery } from '@sablier-docs/tools/desks/stream/find';
import { readDeskReleases } from '@sablier-docs/tools/readings/contracts/read-releases';
import { prepareAction } from '@sablier-docs/tools/desks/stream/prepare-action';
import type { PreparedAction } from '@sablier-docs/tools/desks/stream/prepared-action';
import { fetchStream, type StreamResults } from '@sablier-docs/tools/readings/stream/for-tests';
import { makeDispatch } from '@sablier-docs/kit/wallet/dispatch';
import { preparedKey, type PreparedCall } from '@sablier-docs/kit/wallet/prepared';
import { makeReader, type Reader } from '@sablier-docs/kit/wallet/reader';
import { makeSender, type Sender } from '@sablier-docs/kit/wallet/sender';
import { makeLedger } from '@sablier-docs/kit/wallet/sent/ledger';
import { onChange, type Session } from '@sablier-docs/kit/wallet/session';
import type { LyingWallet } from './chain';

export const releases = readDeskReleases();
const contracts = readStreamContracts();
const chains = readChains();

interface Place {
  key: string;
  sender: Sender;
  prepared: PreparedCall;
}

/** The desk as a page draws it, without React: the same state, reader, preparation and senders. */
export class DeskTab {
  state: DeskState = emptyDesk;
  prepared: PreparedAction | null = null;
  places: Place[] = [];
  private reader: Reader | null = null;
  private streamId = '';
  private listening: Session | null = null;
  private stop: () => void = () => undefined;
  private readonly dispatch = makeDispatch(
    makeLedger(() => undefined),
    { total: 0, pause: 0 },
  );

  constructor(private readonly wallet: LyingWallet) {}

  private found: { asked: StreamQuery; stream: StreamNames | null } | null = null;

  get stream(): StreamNames | null {
    const { asked } = this.state;
    if (this.found?.asked !== asked) {
      const found = findStream(asked, contracts, chains);
      this.found = { asked, stream: found && 'stream' in found ? found.stream : null };
    }
    return this.found.stream;
  }

  get release() {
    const alias = this.stream?.alias.split('-')[0];
    return releases.find((one) => one.alias === alias) ?? null;
  }

  do(event: DeskEvent): void {
    this.state = deskAfter(this.state, event);
    this.draw();
  }

  read(): void {
    const { stream, release } = this;
    if (!stream || !release) return;
    this.reader?.end();
    this.reader = makeReader<StreamResults>(() => ({
      chainId: stream.chainId,
      ask: (provider) => fetchStream(provider, release, stream),
      set: (live) => this.do({ do: 'read', live }),
    }));
    void this.reader.choose({ uuid: 'w', name: 'Stand-in', provider: this.wallet.provider });
  }

  readAgain(): void {
    const { session } = this.state.live;
    if (session) void this.reader?.read(session);
  }

  readSeveral(): void {
    const { release, stream, prepared } = this;
    const { live } = this.state;
    if (!release || !stream || !prepared?.plan || !live.session) return;
    const { provider } = live.session.wallet;
    const asking = fetchSeveral(provider, release, stream.address, prepared.plan.ids.slice(0, 3));
    void asking.then((answer) => {
      if ('value' in answer) this.do({ do: 'read several', reading: answer.value, during: live });
    });
  }

  simulate(place: number): void {
    void this.places[place]?.sender.try();
  }

  send(place: number): void {
    void this.places[place]?.sender.send();
  }

  /** Whether the button to send is on the screen. */
  canSend(place: number): boolean {
    const one = this.places[place];
    const step = one?.sender.state().step;
    return (
      step?.at === 'simulated' &&
      'works' in step.result &&
      one?.prepared.from === this.state.live.session?.account
    );
  }

  private prepare(): PreparedAction | null {
    const { stream, release, state } = this;
    if (!stream || !release || !state.action) return null;
    const { action, texts, several, clearsFirst, takesUnread, live } = state;
    const actor = readActor(state.actor);
    return prepareAction({
      stream,
      release,
      action,
      texts,
      several,
      clearsFirst,
      takesUnread,
      results: live.results,
      account: live.session?.account ?? null,
      actor: 'value' in actor ? actor.value : null,
    });
  }

  /** The work of React after a change: places are mounted by their keys. */
  private draw(): void {
    const id = this.stream?.id ?? '';
    if (id !== this.streamId) {
      // The component of a stream is unmounted with its reader.
      this.streamId = id;
      this.reader?.end();
    }
    this.prepared = this.prepare();
    const { session } = this.state.live;
    const shown = session ? (this.prepared?.prepared ?? []) : [];
    const before = this.places;
    this.places = shown.map((prepared) => {
      const key = preparedKey(prepared);
      const old = before.find((one) => one.key === key);
      const sender = old?.sender ?? makeSender(this.dispatch);
      if (session) sender.show({ ...prepared, session });
      return { key, sender, prepared };
    });
    for (const one of before) {
      if (!this.places.some(({ sender }) => sender === one.sender)) one.sender.leave();
    }
    if (session === this.listening) return;
    this.stop();
    this.listening = session;
    const { reader } = this;
    if (session && reader) {
      this.stop = onChange(session.wallet.provider, () => void reader.changed(session));
    }
  }
}
