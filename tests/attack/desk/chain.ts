import type { Provider } from '@sablier-docs/kit/wallet/provider';
import { actions } from '@sablier-docs/tools/readings/contracts/actions';
import type { DeskRelease } from '@sablier-docs/tools/readings/contracts/types';

/** A transaction as the wallet gets it. */
export type Tx = Readonly<Record<'from' | 'to' | 'data' | 'chainId', string>> & { value?: string };

export const ACCOUNTS = [
  '0x8b1dD8774373729B7755202079F52D8c7444D335',
  '0x0298F4332e3857631385b39766325058a93e249f',
] as const;
export const CHAINS = ['0x2105', '0x1'] as const;
const TOKENS = [
  { address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', symbol: 'USDC', decimals: 6n },
  { address: '0x6b175474e89094c44da98b954eedeac495271d0f', symbol: 'DAI', decimals: 18n },
] as const;
const NOW = 1_800_000_000n;

const word = (value: bigint) => value.toString(16).padStart(64, '0');
const text = (of: string) =>
  word(32n) + word(BigInt(of.length)) + Buffer.from(of).toString('hex').padEnd(64, '0');

/** How the wallet answers a question: truly, with other figures, as another account or chain, or not at all. */
export type Lie = 'none' | 'figures' | 'account' | 'chain' | 'reject' | 'odd';

interface Held {
  settle: () => void;
}

/** What a test learns of the wallet. */
export interface Watch {
  /** A view was answered with this word. */
  told: (to: string, data: string, word: bigint) => void;
  sends: (tx: Tx) => void;
}

/**
 * A wallet with a chain behind it, on which each stream of each contract has figures of its own. It lies,
 * changes account and chain, and answers late and in any order.
 */
export class LyingWallet {
  account = 0;
  chain = 0;
  lie: Lie = 'none';
  holds = false;
  /** Percent by which all amounts have changed since the beginning. */
  private percent = 100n;
  private rateStep = 0n;
  private held: Held[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly releases: readonly DeskRelease[],
    private readonly watch: Watch,
  ) {}

  readonly provider: Provider = {
    request: ({ method, params = [] }) => this.ask(method, params),
    on: (_, listener) => this.listeners.add(listener),
    removeListener: (_, listener) => this.listeners.delete(listener),
  };

  emit(): void {
    for (const listener of [...this.listeners]) listener();
  }

  /** Somebody else acts: amounts and rates are others from now on. */
  move(percent: number): void {
    this.percent = BigInt(percent);
    this.rateStep += 1n;
  }

  /** Answers one of the questions that were kept open. */
  settle(at: number): void {
    const [one] = this.held.splice(at % Math.max(this.held.length, 1), 1);
    one?.settle();
  }

  settleAll(): void {
    this.holds = false;
    this.lie = 'none';
    while (this.held.length > 0) this.settle(this.held.length - 1);
  }

  private ask(method: string, params: readonly unknown[]): Promise<unknown> {
    // A transaction is seen at once; everything else when it is answered.
    if (method === 'eth_sendTransaction') this.watch.sends((params as [Tx])[0]);
    return new Promise((resolve, reject) => {
      const settle = () => {
        try {
          resolve(this.answer(method, params));
        } catch (thrown) {
          reject(thrown as Error);
        }
      };
      if (this.holds) this.held.push({ settle });
      else settle();
    });
  }

  private answer(method: string, params: readonly unknown[]): unknown {
    const { lie } = this;
    if (lie === 'reject') throw { code: 4001 };
    if (lie === 'odd' && method !== 'eth_sendTransaction') return { nothing: true };
    switch (method) {
      case 'eth_requestAccounts':
      case 'eth_accounts':
        return [ACCOUNTS[lie === 'account' ? 1 - this.account : this.account]];
      case 'eth_chainId':
        return CHAINS[lie === 'chain' ? 1 - this.chain : this.chain];
      case 'eth_getBlockByNumber':
        return { number: '0x10', timestamp: `0x${NOW.toString(16)}` };
      case 'eth_getCode': {
        const [address] = params as [string];
        return ACCOUNTS.some((one) => one.toLowerCase() === address.toLowerCase()) ? '0x' : '0x60';
      }
      case 'eth_call':
        return this.call((params as [{ to: string; data: string }])[0]);
      case 'eth_sendTransaction':
        return `0x${'ab'.repeat(32)}`;
      default:
        return null;
    }
  }

  private call({ to, data }: { to: string; data: string }): string {
    const token = TOKENS.find(({ address }) => address === to.toLowerCase());
    if (token)
      return `0x${data.startsWith('0x95d89b41') ? text(token.symbol) : word(token.decimals)}`;
    const selector = data.slice(0, 10);
    const find = (of: 'views' | 'terms' | 'calls') =>
      this.releases.flatMap((one) => one[of]).find((fn) => fn.selector === selector)?.name;
    const view = find('views') ?? find('terms');
    const id = BigInt(`0x${data.slice(10, 74) || '0'}`);
    if (view) {
      const answer = this.view(to, view, id);
      this.watch.told(to, data, answer);
      return `0x${word(answer)}`;
    }
    const action = Object.values(actions).find(({ calls }) => calls === find('calls'));
    if (!action) throw { code: 3, message: 'execution reverted' };
    return action.calls.startsWith('cancelMultiple')
      ? `0x${word(32n)}${word(0n)}`
      : `0x${word(5n)}`;
  }

  /** A word that depends on contract, stream and moment, so that nothing of one passes for another. */
  private view(to: string, name: string, id: bigint): bigint {
    const own = (BigInt(to) % 97n) + id * 1_000n;
    const percent = this.lie === 'figures' ? 3n : this.percent;
    const amount = (base: bigint) => ((base + own) * 1_000_000n * percent) / 100n;
    switch (name) {
      case 'ownerOf':
        return BigInt(ACCOUNTS[0]);
      case 'getSender':
        return BigInt(ACCOUNTS[1]);
      case 'getUnderlyingToken':
      case 'getToken':
      case 'getAsset':
        return BigInt(TOKENS[Number(id % 2n)]?.address ?? 0);
      case 'getTokenDecimals':
        return TOKENS[Number(id % 2n)]?.decimals ?? 0n;
      case 'withdrawableAmountOf':
      case 'coveredDebtOf':
        return amount(200n);
      case 'refundableAmountOf':
        return amount(700n);
      case 'uncoveredDebtOf':
        return amount(50n);
      case 'getRatePerSecond':
        return 385_802_469_135_802n + own + this.rateStep;
      case 'isCancelable':
      case 'isTransferable':
      case 'statusOf':
        return 1n;
      case 'getEndTime':
        return NOW + 1_000_000n;
      default:
        return 0n;
    }
  }
}
