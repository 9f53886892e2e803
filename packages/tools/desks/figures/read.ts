import type { StreamNames } from '@sablier-docs/protocol/indexers/identifiers';
import { readSelector } from '@sablier-docs/kit/inputs/selectors';
import { isRead } from '@sablier-docs/kit/inputs/parsed';
import { readWords, toAddress, toWord } from '@sablier-docs/kit/wallet/abi-words';
import { callAt, type Block } from '@sablier-docs/kit/wallet/chain';
import type { Provider } from '@sablier-docs/kit/wallet/provider';
import type { WalletResponse } from '@sablier-docs/kit/wallet/request';
import { fetchToken, type TokenMetadata } from '@sablier-docs/kit/wallet/token';
import { blockAt } from './block-at';
import type { Moment } from './moment';

/** Views of each product, each with the names that it has had in releases. */
const VIEWS = {
  lockup: {
    deposited: ['getDepositedAmount'],
    vested: ['streamedAmountOf'],
    withdrawn: ['getWithdrawnAmount'],
    withdrawable: ['withdrawableAmountOf'],
    refunded: ['getRefundedAmount', 'getReturnedAmount'],
  },
  flow: {
    owed: ['totalDebtOf'],
    covered: ['coveredDebtOf'],
    uncovered: ['uncoveredDebtOf'],
    balance: ['getBalance'],
    refundable: ['refundableAmountOf'],
  },
} as const;

const TOKENS = ['getUnderlyingToken', 'getAsset', 'getToken'];

export type FigureName = keyof typeof VIEWS.lockup | keyof typeof VIEWS.flow;
export const FIGURES = {
  lockup: Object.keys(VIEWS.lockup) as FigureName[],
  flow: Object.keys(VIEWS.flow) as FigureName[],
};

/** The figures of one stream in the token's smallest unit, as its contract answers. */
export interface StreamFigures {
  stream: StreamNames;
  /** Without those that the contract refuses. Empty if the stream did not exist then. */
  figures: ReadonlyMap<FigureName, bigint>;
  /** In checksum form or lower case; null if unknown. */
  token: string | null;
  metadata: TokenMetadata;
}

export interface Figures {
  /** The block in which everything was read. */
  block: Block;
  /** The moment that the reader asked about, in Unix seconds. */
  second: bigint;
  rows: StreamFigures[];
}

/** Calldata of a view with one stream ID. */
function viewData(name: string, tokenId: string): string {
  const selector = readSelector(`${name}(uint256)`);
  if (!isRead(selector)) throw new Error(selector.problem);
  return selector.value + toWord(BigInt(tokenId));
}

/** The first word that one of some views returns; null if all of them revert or are missing. */
async function firstOf(
  provider: Provider,
  { address, tokenId }: StreamNames,
  names: readonly string[],
  block: bigint,
): Promise<WalletResponse<bigint | null>> {
  for (const name of names) {
    const answer = await callAt(provider, { to: address, data: viewData(name, tokenId) }, block);
    if ('problem' in answer) return answer;
    const words = 'data' in answer.value ? readWords(answer.value.data) : null;
    if (words?.[0] !== undefined) return { value: words[0] };
  }
  return { value: null };
}

const PRUNED =
  'If the moment is months ago, the node of your wallet may keep only recent blocks: choose another network address in the wallet, one that keeps the archive.';

/**
 * Reads the figures of streams at a past second through a wallet, all in the last block before it.
 * @param streams on the wallet's chain
 */
export async function readFigures(
  provider: Provider,
  streams: readonly StreamNames[],
  second: bigint,
): Promise<WalletResponse<Figures>> {
  const found = await blockAt(provider, second);
  if ('problem' in found) return found;
  const block = found.value;
  const rows: StreamFigures[] = [];
  const tokens = new Map<string, TokenMetadata>();
  for (const stream of streams) {
    const row = await readOne(provider, stream, block.number, tokens);
    if ('problem' in row) {
      const { kind, message } = row.problem;
      return { problem: { kind, message: `${message} ${PRUNED}` } };
    }
    rows.push(row.value);
  }
  return { value: { block, second, rows } };
}

/** More questions would keep a wallet busy for a quarter of an hour. */
const MOST_READINGS = 400;

/**
 * Reads the figures of streams at several past seconds, one after the other.
 * @param streams on the wallet's chain
 */
export async function readFiguresOfAll(
  provider: Provider,
  streams: readonly StreamNames[],
  moments: readonly Moment[],
): Promise<WalletResponse<Figures[]>> {
  if (streams.length * moments.length > MOST_READINGS) {
    const most = Math.floor(MOST_READINGS / moments.length);
    const message = `For ${moments.length} months, read at most ${most} streams at a time.`;
    return { problem: { kind: 'other', message } };
  }
  const all: Figures[] = [];
  for (const { second, says } of moments) {
    const read = await readFigures(provider, streams, second);
    if ('problem' in read) {
      const { kind, message } = read.problem;
      return { problem: { kind, message: moments.length > 1 ? `${says}. ${message}` : message } };
    }
    all.push(read.value);
  }
  return { value: all };
}

async function readOne(
  provider: Provider,
  stream: StreamNames,
  block: bigint,
  tokens: Map<string, TokenMetadata>,
): Promise<WalletResponse<StreamFigures>> {
  const asked = Object.entries(VIEWS[stream.product]) as [FigureName, readonly string[]][];
  const answers = await Promise.all([
    ...asked.map(([, names]) => firstOf(provider, stream, names, block)),
    firstOf(provider, stream, TOKENS, block),
  ]);
  const figures = new Map<FigureName, bigint>();
  for (const [at, answer] of answers.entries()) {
    if ('problem' in answer) return answer;
    const name = asked[at]?.[0];
    if (name && answer.value !== null) figures.set(name, answer.value);
  }
  const last = answers.at(-1);
  const word = last && 'value' in last ? last.value : null;
  if (word === null || word >= 1n << 160n) {
    return { value: { stream, figures, token: null, metadata: { symbol: null, decimals: null } } };
  }
  const token = toAddress(word);
  const metadata =
    tokens.get(token) ??
    (await fetchToken((to, data) => callAt(provider, { to, data }, block), word));
  tokens.set(token, metadata);
  return { value: { stream, figures, token, metadata } };
}
