import { toWord } from '@sablier-docs/kit/wallet/abi-words';
import type { Provider } from '@sablier-docs/kit/wallet/provider';
import { readDeskReleases } from '../../readings/contracts/read-releases';
import type { DeskRelease } from '../../readings/contracts/types';
import { actionFunction } from './fields';
import { prepareAction } from './prepare-action';
import type { ActionInput, PreparedAction } from './prepared-action';
import type { ActionId } from '../../readings/contracts/actions';
import type { AnyView, StreamResults } from '../../readings/stream/results';

/* Streams for the tests of the desk. */

export const CONTRACT = '0xC19a09A66887017F603E5dF420ed3Cb9a5c07C0A';
export const RECIPIENT = '0x8b1dD8774373729B7755202079F52D8c7444D335';
export const SENDER = '0x0298F4332e3857631385b39766325058a93e249f';
export const SAFE = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
export const STRANGER = '0x197D655F3be03903fD25e7828c3534504bfe525e';
export const USDC_ADDRESS = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
export const DAI_ADDRESS = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
export const DESK_NOW = 1_800_000_000n;

const releases = readDeskReleases();

/** @throws when there is no such release */
export function deskReleaseForTest(alias: string): DeskRelease {
  const release = releases.find((one) => one.alias === alias);
  if (!release) throw new Error(`There is no ${alias}.`);
  return release;
}

export type Words = Partial<Record<AnyView, bigint | readonly bigint[]>>;

const dai = (amount: bigint): bigint => amount * 1_000_000_000_000_000_000n;
const token = (address: string) => {
  const word = BigInt(address);
  return { getUnderlyingToken: word, getAsset: word, getToken: word };
};

/** A stream of 1,000 USDC that has released 250, of which 50 were withdrawn. */
export const LOCKUP: Words = {
  ownerOf: BigInt(RECIPIENT),
  getSender: BigInt(SENDER),
  statusOf: 1n,
  withdrawableAmountOf: 200_000_000n,
  refundableAmountOf: 750_000_000n,
  isCancelable: 1n,
  isTransferable: 1n,
  getEndTime: DESK_NOW + 1_000_000n,
  getLockupModel: 0n,
  calculateMinFeeWei: 0n,
  ...token(USDC_ADDRESS),
};

/** A stream of 1,000 DAI per 30 days that owes 900, of which it covers 300. */
export const FLOW: Words = {
  ownerOf: BigInt(RECIPIENT),
  getSender: BigInt(SENDER),
  statusOf: 2n,
  isVoided: 0n,
  withdrawableAmountOf: dai(300n),
  coveredDebtOf: dai(300n),
  uncoveredDebtOf: dai(600n),
  refundableAmountOf: 0n,
  isTransferable: 1n,
  getRatePerSecond: 385_802_469_135_802n,
  getTokenDecimals: 18n,
  ...token(DAI_ADDRESS),
  calculateMinFeeWei: 0n,
};

/** The results of a stream with these words; a view of the release that has none reverts. */
export const resultsOf = (words: Words, more: Partial<StreamResults> = {}): StreamResults => ({
  views: new Map(
    Object.entries(words).map(([name, word]) => [
      name,
      { words: typeof word === 'bigint' ? [word] : word },
    ]),
  ),
  time: DESK_NOW,
  symbol: 'USDC',
  decimals: 6,
  feeUsd: null,
  feeCeiling: dai(1n),
  ...more,
});

/** An action on stream 12 of a release, with what was read and typed. */
export function preparedForTest(
  alias: string,
  action: ActionId,
  more: Partial<Omit<ActionInput, 'release' | 'action'>> = {},
): PreparedAction {
  const release = deskReleaseForTest(alias);
  const stream = {
    chainId: 8453,
    tokenId: '12',
    address: CONTRACT.toLowerCase(),
    alias: `${alias}-8453-12`,
    id: `${CONTRACT.toLowerCase()}-8453-12`,
    contract: release.contract,
    version: release.version,
    product: release.product,
  } as unknown as ActionInput['stream'];
  if (!actionFunction(release, action)) throw new Error(`${alias} has no ${action}.`);
  const made = prepareAction({
    stream,
    release,
    action,
    texts: {},
    results: null,
    several: null,
    account: null,
    actor: null,
    clearsFirst: false,
    takesUnread: false,
    ...more,
  });
  if (!made) throw new Error(`${alias} prepares no ${action}.`);
  return made;
}

/** A wallet that answers views of several streams, and tokens by their address. */
export function severalProvider(
  release: DeskRelease,
  streams: Readonly<Record<string, Words>>,
  tokens: Readonly<Record<string, { symbol: string; decimals: bigint }>>,
): Provider {
  const text = (of: string) =>
    toWord(32n) + toWord(BigInt(of.length)) + Buffer.from(of).toString('hex').padEnd(64, '0');
  const answer = (to: string, data: string): string | null => {
    const known = tokens[to.toLowerCase()];
    if (known) return data.startsWith('0x95d89b41') ? text(known.symbol) : toWord(known.decimals);
    const fn = [...release.views, ...release.terms].find(({ selector }) =>
      data.startsWith(selector),
    );
    const word = streams[String(BigInt(`0x${data.slice(10, 74)}`))]?.[fn?.name as AnyView];
    if (word === undefined) return null;
    return (typeof word === 'bigint' ? [word] : word).map(toWord).join('');
  };
  return {
    request: async ({ method, params = [] }) => {
      if (method === 'eth_getBlockByNumber')
        return { number: '0x10', timestamp: `0x${DESK_NOW.toString(16)}` };
      const [{ to, data }] = params as [{ to: string; data: string }];
      const words = answer(to, data);
      if (words === null) throw { code: 3, message: 'execution reverted' };
      return `0x${words}`;
    },
  };
}
