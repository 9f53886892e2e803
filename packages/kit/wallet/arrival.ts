import type { Log } from './mined';
import { showTokens } from './show';
import type { TokenMetadata } from './token';

/** `Transfer(address,address,uint256)` of tokens, and of NFTs, where the ID is a third topic. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const NOBODY = `0x${'0'.repeat(64)}`;

/** What a call brings, and to whom. All addresses are in checksum form. */
export interface Arrival {
  /** The token that moves, and what it says of itself. */
  readonly token: string;
  readonly metadata: TokenMetadata;
  /** The account that sends the call. */
  readonly account: string;
  /** Another account that may receive. */
  readonly to?: string | undefined;
  /** The contract in which a claim opens a stream. */
  readonly lockup?: string | undefined;
}

/**
 * One sentence on what a transaction has brought, from its logs; null if nothing of it came to either account. Only
 * contracts that the page has read count: any other can emit an event that names an account.
 */
export function arrivalText(arrival: Arrival, logs: readonly Log[]): string | null {
  const { account, to, metadata } = arrival;
  const places = to === undefined || to === account ? [account] : [account, to];
  for (const one of places) {
    const units = received(arrival, one, logs);
    const stream = openedStream(arrival, one, logs);
    if (units <= 0n && stream === null) continue;
    const [where, whose] = one === account ? ['in your wallet', 'yours'] : [`at ${one}`, 'theirs'];
    const tokens = showTokens(units, metadata);
    return [
      units > 0n ? `${tokens} ${/^1 /.test(tokens) ? 'is' : 'are'} ${where}.` : '',
      stream === null ? '' : `The claim has opened stream ${stream}, which is ${whose}.`,
    ]
      .filter(Boolean)
      .join(' ');
  }
  return null;
}

const topicOf = (account: string): string =>
  `0x${account.slice(2).toLowerCase().padStart(64, '0')}`;

/** What an account has more of the token, by the events of the token itself. */
function received({ token }: Arrival, account: string, logs: readonly Log[]): bigint {
  const own = topicOf(account);
  return logs.reduce((sum, { address, topics, data }) => {
    const [event, from, to, id] = topics;
    if (address !== token || event !== TRANSFER || id !== undefined) return sum;
    if (!/^0x[0-9a-f]{64}$/i.test(data)) return sum;
    return sum + (to === own ? BigInt(data) : 0n) - (from === own ? BigInt(data) : 0n);
  }, 0n);
}

/** The ID of the stream that was opened for an account; null if none was. */
function openedStream({ lockup }: Arrival, account: string, logs: readonly Log[]): bigint | null {
  const minted = logs.find(
    ({ address, topics: [event, from, to, id] }) =>
      address === lockup &&
      event === TRANSFER &&
      from === NOBODY &&
      to === topicOf(account) &&
      id !== undefined,
  );
  const id = minted?.topics[3];
  return id === undefined ? null : BigInt(id);
}
