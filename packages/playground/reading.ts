import { formatAmount } from '@sablier-docs/protocol/amount';
import { FLOW_STATUSES } from '@sablier-docs/protocol/flow/status';
import { LOCKUP_STATUSES } from '@sablier-docs/protocol/lockup/status';
import { erc20Abi, type Address } from 'viem';
import { PRICE_DECIMALS, STREAM } from './calls';
import { listed } from './campaign';
import { feeIn, MODE_LABELS } from './describe';
import { feedAbi, vaultAbi } from './helper-contracts';
import type { OpenScene } from './open-scene';
import { accountName } from './outcome';
import { DAY_SECONDS } from './places';
import type { CampaignTerms } from './scenes';
import { STEP_MODES } from './steps';

/** An amount of a holder, or of a stream, in units. */
export interface Figure {
  readonly name: string;
  readonly units: bigint;
}

/** The stream as its contract has it at a moment. Amounts in units of DAI, 18 decimals. */
export interface Reading {
  readonly day: number;
  readonly status: string;
  /** Amounts by what they are, in the order of the page. */
  readonly figures: readonly Figure[];
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly balances: readonly Figure[];
  /** The account that has the NFT. */
  readonly owner: string;
}

/** Statuses by their number; a test compares them with the contracts. */
const STATUSES: Readonly<Record<OpenScene['on'], readonly string[]>> = {
  lockup: LOCKUP_STATUSES,
  lockupV1_2: LOCKUP_STATUSES,
  flow: FLOW_STATUSES,
};

type Names = readonly (readonly [name: string, functionName: string])[];
const LOCKUP_FIGURES: Names = [
  ['Released', 'streamedAmountOf'],
  ['Withdrawn', 'getWithdrawnAmount'],
  ['Withdrawable now', 'withdrawableAmountOf'],
  ['If canceled, back to the sender', 'refundableAmountOf'],
];
const FIGURES: Readonly<Record<OpenScene['on'], Names>> = {
  lockup: LOCKUP_FIGURES,
  lockupV1_2: LOCKUP_FIGURES,
  flow: [
    ['Total debt', 'totalDebtOf'],
    ['Covered: withdrawable now', 'coveredDebtOf'],
    ['Uncovered: owed without money', 'uncoveredDebtOf'],
    ['Balance of the stream', 'getBalance'],
    ['Refundable to the sender', 'refundableAmountOf'],
  ],
};

/** Balances of a scene in DAI, in order. */
export const balancesOf = ({ node, places, holders }: OpenScene): Promise<Figure[]> =>
  Promise.all(
    Object.entries(holders).map(async ([name, address]) => ({
      name,
      units: (await node.view(erc20Abi, places.contracts.dai, 'balanceOf', [address])) as bigint,
    })),
  );

/** Balances in the chain's coin, in wei. */
export const coinsOf = ({ node, holders }: OpenScene): Promise<Figure[]> =>
  Promise.all(
    Object.entries(holders).map(async ([name, address]) => ({
      name,
      units: BigInt((await node.ask('eth_getBalance', address, 'latest')) as string),
    })),
  );

const viewOn = ({ node, abis, on, places }: OpenScene, name: string): Promise<unknown> =>
  node.view(abis[on], places.contracts[on], name, [STREAM]);

/** The owner of the NFT; undefined before there is a stream, and after a burn. */
export const streamOwner = (open: OpenScene): Promise<Address | undefined> =>
  viewOn(open, 'ownerOf').then(
    (owner) => owner as Address,
    () => undefined,
  );

/** The status of the stream; undefined before there is one. */
export const playgroundStatus = (open: OpenScene): Promise<string | undefined> =>
  viewOn(open, 'statusOf').then(
    (status) => STATUSES[open.on][Number(status)] ?? String(status),
    () => undefined,
  );

/** Flags of a stream of Lockup, in words. */
const FLAGS = [
  ['The sender can cancel', 'isCancelable'],
  ['The NFT can be transferred', 'isTransferable'],
] as const;

/** Reads a scene at its moment. */
export async function readScene(open: OpenScene, day: number): Promise<Reading> {
  const owner = await streamOwner(open);
  const shared = {
    day,
    balances: await balancesOf(open),
    owner: owner === undefined ? 'nobody' : accountName(owner, open.places),
  };
  if (open.scene.product === 'airdrops' && owner === undefined)
    return {
      ...shared,
      status: 'no claim yet',
      figures: [],
      facts: await factsOf(open),
    };
  const status = await playgroundStatus(open);
  const figures: Figure[] = [];
  for (const [name, functionName] of FIGURES[open.on])
    figures.push({ name, units: (await viewOn(open, functionName)) as bigint });
  return {
    ...shared,
    figures,
    status: status ?? 'unknown',
    facts: await factsOf(open),
  };
}

/** What else a scene has to know, by what it is about. */
async function factsOf(open: OpenScene): Promise<Reading['facts']> {
  const { scene, places, node } = open;
  const { stream, fee, hasHook, product } = scene;
  const price = async () =>
    `${formatAmount((await node.view(feedAbi, places.contracts.feed, 'price')) as bigint, PRICE_DECIMALS)} USD`;
  if (product === 'flow') {
    const perSecond = (await viewOn(open, 'getRatePerSecond')) as bigint;
    return [{ name: 'Rate per day', value: `${perDay(perSecond)} DAI` }];
  }
  if (product === 'airdrops') return campaignFacts(open, stream as CampaignTerms);
  const facts = FLAGS.map(async ([name, functionName]) => ({
    name,
    value: (await viewOn(open, functionName)) ? 'yes' : 'no',
  }));
  const own = [
    ...(stream.model === 'price-gated' ? [{ name: 'Price', value: await price() }] : []),
    ...(fee
      ? [
          { name: 'Price of 1 ETH', value: await price() },
          {
            name: 'Minimum fee of a withdrawal',
            value: `${fee} USD, now ${feeIn((await viewOn(open, 'calculateMinFeeWei')) as bigint)}`,
          },
        ]
      : []),
    ...(hasHook ? [{ name: 'The hooks of the vault', value: await modeOf(open) }] : []),
  ];
  return [...(await Promise.all(facts)), ...own];
}

const modeOf = async ({ node, places }: OpenScene): Promise<string> => {
  const mode = STEP_MODES[Number(await node.view(vaultAbi, places.contracts.vault, 'mode'))];
  return mode ? MODE_LABELS[mode] : 'unknown';
};

async function campaignFacts(
  { node, abis, places }: OpenScene,
  terms: CampaignTerms,
): Promise<Reading['facts']> {
  const ask = (name: string, ...args: readonly unknown[]) =>
    node.view(abis.campaign, places.contracts.campaign, name, args);
  const claims = listed(terms).map(async (who, index) => ({
    name: `Claim of the ${who}, ${terms.list[who]} DAI`,
    value: (await ask('hasClaimed', BigInt(index))) ? 'made' : 'open',
  }));
  const hasExpired = (await ask('hasExpired')) as boolean;
  return [
    ...(await Promise.all(claims)),
    { name: 'Campaign', value: hasExpired ? 'expired' : `open until day ${terms.expires}` },
  ];
}

/** Tokens per day of a rate, which is rounded down to a part of a second: half a day of such parts is added. */
const perDay = (perSecond: bigint): string =>
  formatAmount(perSecond * BigInt(DAY_SECONDS) + BigInt(DAY_SECONDS) / 2n, 18, { maxDecimals: 6 });

/**
 * Picture of the NFT as a `data:` address; null when the contract has none now. It takes longer than everything else
 * that is read.
 */
export const readPicture = async (open: OpenScene): Promise<string | null> =>
  pictureOf(await viewOn(open, 'tokenURI').catch(() => ''));

/** The picture in what `tokenURI` returns: JSON with an SVG, each as base64. */
function pictureOf(uri: unknown): string | null {
  const [, json = ''] = /^data:application\/json;base64,(.+)$/.exec(String(uri)) ?? [];
  try {
    const { image } = JSON.parse(atob(json)) as { image?: unknown };
    return typeof image === 'string' && /^data:image\/svg\+xml;base64,[\w+/=]+$/.test(image)
      ? image
      : null;
  } catch {
    return null;
  }
}
