import type { How, Kind } from './ops';

/** A page's connection, as the wallet sees it. */
export interface Asked {
  method: string;
  params: readonly unknown[];
  /** Which loading of the page asks. */
  page: number;
}

export type Given = { value: unknown } | { thrown: unknown };

/** A transaction as the wallet gets it. */
export type Tx = Readonly<Record<'from' | 'to' | 'data' | 'chainId', string>> & { value?: string };

const ACCOUNTS = [
  '0x8b1dD8774373729B7755202079F52D8c7444D335',
  '0x0298F4332e3857631385b39766325058a93e249f',
] as const;
const CHAINS = ['0x2105', '0x1'] as const;
const YES = `0x${'1'.padStart(64, '0')}`;

const kindOf: Readonly<Record<string, Kind>> = {
  eth_getCode: 'code',
  eth_call: 'call',
  eth_sendTransaction: 'send',
  eth_getTransactionReceipt: 'receipt',
};

interface Open extends Asked {
  answer: (how: How) => void;
}

/** Events that a test receives. */
export interface Watch {
  asked: (asked: Asked) => void;
  answered: (asked: Asked, given: Given) => void;
}

/** A wallet that may be slow, lie, refuse, and change account and chain whenever it likes. */
export class Wallet {
  account = 0;
  chain = 0;
  /** The present load of the page; earlier ones receive no more events. */
  page = 0;
  private readonly mined = new Set<string>();
  private readonly hashes: string[] = [];
  private readonly modes = new Map<Kind, How | 'hold'>();
  private readonly listeners = new Set<() => void>();
  private open: Open[] = [];

  constructor(private readonly watch: Watch) {}

  /** The wallet as one loading of the page has it. */
  providerFor(page: number) {
    return {
      request: (asked: { method: string; params?: readonly unknown[] }) =>
        page === this.page
          ? this.take({ method: asked.method, params: asked.params ?? [], page })
          : new Promise<unknown>(() => undefined),
      on: (_: string, listener: () => void) => this.listeners.add(listener),
      removeListener: (_: string, listener: () => void) => this.listeners.delete(listener),
    };
  }

  emit() {
    for (const listener of [...this.listeners]) listener();
  }

  /** Loading a page again ends all that the page before has begun. */
  reload() {
    this.page += 1;
    this.listeners.clear();
    this.open = [];
  }

  setMode(of: Kind, how: How | 'hold') {
    this.modes.set(of, how);
  }

  /** Puts one of its transactions into a block. */
  mine(at: number) {
    const hash = this.hashes[at % Math.max(this.hashes.length, 1)];
    if (hash) this.mined.add(hash);
  }

  /** Answers one of the open questions, whichever the test likes. */
  answer(at: number, how: How) {
    const [one] = this.open.splice(at % Math.max(this.open.length, 1), 1);
    one?.answer(how);
  }

  /** Answers all of them as they should be, and does so from now on. */
  settle() {
    this.modes.clear();
    for (const one of this.open.splice(0)) one.answer('honest');
  }

  private take(asked: Asked): Promise<unknown> {
    this.watch.asked(asked);
    return new Promise((resolve, reject) => {
      const answer = (how: How) => {
        if (asked.page !== this.page) return;
        const given = this.give(asked, how);
        this.watch.answered(asked, given);
        if ('value' in given) resolve(given.value);
        else reject(given.thrown as Error);
      };
      const mode = this.modes.get(kindOf[asked.method] ?? 'session') ?? 'honest';
      if (mode === 'hold') this.open.push({ ...asked, answer });
      else answer(mode);
    });
  }

  private give(asked: Asked, how: How): Given {
    if (how === 'reject') return { thrown: { code: 4001 } };
    if (how === 'fail') return { thrown: { code: 4900, message: 'gone' } };
    if (how === 'odd') return { value: { length: 1 } };
    const isOther = how === 'other';
    const account = ACCOUNTS[isOther ? 1 - this.account : this.account];
    switch (asked.method) {
      case 'eth_requestAccounts':
      case 'eth_accounts':
        return { value: [account] };
      case 'eth_chainId':
        return { value: CHAINS[isOther ? 1 - this.chain : this.chain] };
      case 'wallet_switchEthereumChain':
        this.chain = 0;
        return { value: null };
      case 'eth_getCode':
        return { value: isOther ? '0x' : '0x6001' };
      case 'eth_call':
        return isOther ? { thrown: { code: 3 } } : { value: YES };
      case 'eth_sendTransaction': {
        const hash = `0x${(this.hashes.length + 1).toString(16).padStart(64, 'a')}`;
        this.hashes.push(hash);
        return { value: isOther ? '0x12' : hash };
      }
      case 'eth_getTransactionReceipt': {
        const [hash] = asked.params as [string];
        if (!this.mined.has(hash)) return { value: null };
        const transactionHash = isOther ? `0x${'f'.repeat(64)}` : hash;
        return { value: { status: '0x1', blockNumber: '0x11', transactionHash } };
      }
      default:
        return { thrown: { code: 4200 } };
    }
  }
}
