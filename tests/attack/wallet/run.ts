import { expect, vi } from 'vitest';
import { KEY, type Store } from '@sablier-docs/kit/wallet/sent/ledger';
import { Judge } from './judge';
import { WHOLE, type Op } from './ops';
import { Tab, txOf } from './tab';
import { Wallet } from './wallet';

/** Counts of a run, so that a test can check that it has tried something. */
export interface Counts {
  sent: number;
  hashes: number;
}

/**
 * Does everything in its order, with a judge who looks at each transaction when the wallet gets it and at
 * the list of transactions after every step.
 * @throws when something is sent that was not simulated and shown, twice by a press, again unseen, or
 * when a hash is lost
 */
export async function run(ops: readonly Op[], isKeyed: boolean): Promise<Counts> {
  const browser = new Browser(isKeyed);
  for (const op of ops) await browser.step(op);
  await browser.end();
  const { requests } = browser.judge;
  return { sent: requests.length, hashes: requests.filter(({ hash }) => hash).length };
}

/** A session storage that can be forbidden. */
class Storage implements Store {
  isBroken = false;
  /** Whether the stored list differs from that of the page. */
  isStale = false;
  private readonly kept = new Map<string, string>();

  getItem = (key: string) => {
    if (this.isBroken) throw new Error('denied');
    return this.kept.get(key) ?? null;
  };
  setItem = (key: string, value: string) => {
    this.isStale = true;
    if (this.isBroken) throw new Error('denied');
    this.kept.set(key, value);
    this.isStale = false;
  };
  damage() {
    this.kept.set(KEY, '{"schema":1,"sent":[{}');
    this.isStale = true;
  }
  ids(): unknown[] {
    const value = JSON.parse(this.kept.get(KEY) ?? '{}') as { sent?: { id: unknown }[] };
    return (value.sent ?? []).map(({ id }) => id);
  }
}

class Browser {
  readonly judge = new Judge();
  private readonly storage = new Storage();
  private readonly wallet = new Wallet({
    asked: (asked) => this.judge.note(() => this.judge.asked(asked)),
    answered: (asked, given) => this.judge.answered(asked, given),
  });
  private lastReading = 0;
  private turns = WHOLE;
  private tab: Tab;

  constructor(private readonly isKeyed: boolean) {
    this.tab = this.open();
  }

  private open(): Tab {
    const { page } = this.wallet;
    // A page that is gone keeps nothing any more.
    const store = () => (page === this.wallet.page ? this.storage : undefined);
    return new Tab(this.wallet, store, this.isKeyed, ({ session }) =>
      this.judge.note(() => {
        if (!session) return;
        expect(session.wallet.uuid, 'an overtaken reading').toBe(String(this.lastReading));
      }),
    );
  }

  async step(op: Op): Promise<void> {
    await this.act(op);
    await this.goOn(this.turns);
    if (this.turns === WHOLE) this.verdict();
  }

  async end(): Promise<void> {
    this.wallet.settle();
    await this.goOn(WHOLE);
    this.verdict();
  }

  private async goOn(turns: number): Promise<void> {
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    this.look();
  }

  /** The reader's view from now on. */
  private look(): void {
    this.tab.draw();
    for (const at of [0, 1] as const) {
      const shown = this.tab.shown(at);
      this.judge.look(at, shown && txOf(shown.call, shown.session.account));
    }
  }

  private verdict(): void {
    const list = this.tab.dispatch.ledger.list();
    this.judge.verdict(list);
    if (!this.storage.isStale && list.length > 0)
      expect(this.storage.ids(), 'stored').toEqual(list.map(({ id }) => id));
  }

  private async reload(): Promise<void> {
    // A page handles earlier messages before it closes.
    await this.goOn(WHOLE);
    this.wallet.reload();
    this.judge.reloads(!this.storage.isStale && !this.storage.isBroken);
    this.tab = this.open();
    this.storage.isStale = false;
  }

  private async act(op: Op): Promise<void> {
    const { tab, wallet, judge } = this;
    const { ledger } = tab.dispatch;
    switch (op.do) {
      case 'edit':
        tab.form = op.call;
        return this.look();
      case 'read':
        this.lastReading += 1;
        return void tab.reader.choose(tab.walletOf(String(this.lastReading)));
      case 'read again':
        return this.readAgain();
      case 'leave':
        tab.reader.end();
        tab.live = { session: null, results: null };
        return this.look();
      case 'event':
        return wallet.emit();
      case 'reload':
        return this.reload();
      case 'aside':
        return ledger.refresh();
      case 'settle':
        return wallet.settle();
      case 'simulate':
        return this.simulate(op.place as 0 | 1);
      case 'send':
        return this.send(op.place as 0 | 1, op.times, op.known);
      case 'account':
        wallet.account = op.at % 2;
        return;
      case 'chain':
        wallet.chain = op.at % 2;
        return;
      case 'mine':
        return wallet.mine(op.at);
      case 'put away': {
        const record = ledger.list()[op.at % Math.max(ledger.list().length, 1)];
        if (!record) return;
        ledger.putAway(record.id);
        return judge.putAway(record);
      }
      case 'ask again':
        return ledger.list().forEach(({ id }) => tab.dispatch.askAgain(id));
      case 'mode':
        return wallet.setMode(op.of, op.how);
      case 'answer':
        return wallet.answer(op.at, op.how);
      case 'wait':
        await vi.advanceTimersByTimeAsync(op.seconds * 1_000);
        return;
      case 'pace':
        this.turns = op.turns;
        return;
      case 'storage':
        if (op.is === 'damaged') this.storage.damage();
        else this.storage.isBroken = op.is === 'broken';
    }
  }

  private readAgain(): void {
    const { session } = this.tab.live;
    if (!session) return;
    this.lastReading += 1;
    const wallet = this.tab.walletOf(String(this.lastReading));
    void this.tab.reader.read({ ...session, wallet });
  }

  private simulate(place: 0 | 1): void {
    const sender = this.tab.senderOf(place);
    const at = sender?.state().step.at;
    if (at !== 'simulating' && at !== 'confirming') this.judge.simulates(place);
    void sender?.try();
  }

  private send(place: 0 | 1, times: number, isKnown: boolean): void {
    const sender = this.tab.senderOf(place);
    // While nothing is offered, a press has no effect; a page that sends all the same is caught.
    if (sender?.state().step.at === 'simulated') this.judge.presses(place, isKnown);
    const known = isKnown ? this.tab.known(place) : [];
    for (let time = 0; time < times; time += 1) void sender?.send(known);
  }
}
