import { formatUnits } from 'viem';
import type { ChainFact } from '@sablier-docs/protocol/chains';
import { inCoin } from '@sablier-docs/kit/calls/explorer';
import type { Call } from '@sablier-docs/kit/calls/call';
import { castFeeCeiling } from '@sablier-docs/kit/pasted-results/fee';
import { checkFee } from '@sablier-docs/kit/wallet/fee';
import { priceOfCeiling, whyImplausible } from './fee-ceiling';
import { whole } from './inputs';
import type { SiteData } from './site-data/types';
import { ToolRefusal } from './tool';

/* The coin that a call attaches. Whoever answers `calculateMinFeeWei` names it, and a forged contract names any: it
 * is compared with what Sablier's own comptroller calls 100 USD. The server reads no chain, so that figure is its
 * caller's word: each answer says so, with the call that reads it. */

/** The field with the comptroller's answer. */
export const feeCeilingField = whole(
  'With a `fee` above 0: what Sablier’s own comptroller answers now to `convertUSDFeeToWei(10000000000)`, which is 100 USD, in wei. Leave it out to be told the command. A fee above it is refused, and so is a number that no price of the coin leads to. The server cannot read it: the answer says whose word it is.',
).optional();

/** Sablier's own comptroller on a chain; undefined on a chain without one. */
const comptrollerOn = (
  chainId: number,
  { contracts }: Pick<SiteData, 'contracts'>,
): string | undefined =>
  contracts.find(({ uses }) =>
    uses.some(({ product, chainIds }) => product === 'comptroller' && chainIds.includes(chainId)),
  )?.address;

/** The command whose answer is the ceiling; null on a chain without a comptroller. */
export function feeCeilingCommandOn(
  chainId: number,
  siteData: Pick<SiteData, 'contracts'>,
): string | null {
  const comptroller = comptrollerOn(chainId, siteData);
  return comptroller ? castFeeCeiling(comptroller) : null;
}

interface Attached {
  /** The call that attaches it. */
  call: Pick<Call, 'chainId' | 'value'>;
  /** What the contract asks for, in wei. */
  fee: bigint;
  /** As given in the field. */
  ceiling: string | undefined;
  /** Who gets the coin: `campaign`, or the name of a contract of Sablier. */
  receiver: string;
  /** Whether the fee is fixed: it is then attached as it is. */
  isFixed?: boolean;
}

/**
 * The coin of a call in words, at the beginning of `does`; empty for a call that attaches none.
 * @throws a Refusal when the ceiling is missing or implausible, or the fee lies above it
 */
export function attachedCoin(
  { call: { chainId, value }, fee, ceiling, receiver, isFixed = false }: Attached,
  siteData: Pick<SiteData, 'contracts' | 'chains'>,
): string {
  if (value === 0n) return '';
  const chain = chainOf(chainId, siteData);
  const coin = chain.currency;
  const command = feeCeilingCommandOn(chainId, siteData);
  const read = `\`${command}\`, where RPC_URL is a node of ${chain.name} (${chainId})`;
  if (command !== null && ceiling === undefined) {
    throw new ToolRefusal(
      `The call is not complete. \`fields.feeCeiling\`: a fee above 0 is compared with what Sablier's own comptroller on this chain calls 100 USD. Give the answer of ${read}, in wei.`,
    );
  }
  const most = command === null || ceiling === undefined ? null : BigInt(ceiling);
  const implausible = whyImplausible({ fee, ceiling: most, coin, isFixed });
  if (implausible !== null) {
    const remedy = command === null ? '' : ` Read it again: ${read}.`;
    throw new ToolRefusal(`No call is prepared. ${implausible}${remedy}`);
  }
  if (checkFee(fee, most) === 'above' && most !== null) {
    throw new ToolRefusal(
      `The contract asks for ${inCoin(fee)} ${coin}. Sablier asks for 100 USD at most, which is ${inCoin(most)} ${coin} by the \`feeCeiling\` that you gave. So no call is prepared. Do not pay it, and check that the contract is Sablier's.`,
    );
  }
  const parts = isFixed ? 'the fixed fee' : `a fee of ${inCoin(fee)} ${coin}, and 5.3 percent more`;
  const unconfirmed = (why: string) =>
    `Nothing confirms this fee, because ${why}: find out what it should be before you sign.`;
  const source =
    most === null
      ? unconfirmed(`these pages know no comptroller of Sablier on ${chain.name} (${chainId})`)
      : most === 0n
        ? unconfirmed(
            "Sablier's comptroller has no price of the coin by the `feeCeiling` that you gave",
          )
        : `This server reads no chain and has not checked the fee. It compared it with your \`feeCeiling\` alone: ${inCoin(most)} ${coin} for 100 USD, the most that Sablier asks for. By that, 1 ${coin} is ${formatUnits(priceOfCeiling(most), 8)} USD, and the fee ${inUsd(fee, most)} USD. Whoever signs compares it with ${read}.`;
  return `Attaches ${inCoin(value)} ${coin} (${value} wei), which goes to ${receiver}: ${parts}. ${source} `;
}

/** A fee in USD with two decimals, rounded up, where the ceiling is 100 USD. */
const inUsd = (fee: bigint, ceiling: bigint): string =>
  formatUnits((fee * 10_000n + ceiling - 1n) / ceiling, 2);

function chainOf(chainId: number, { chains }: { chains: readonly ChainFact[] }): ChainFact {
  const chain = chains.find(({ id }) => id === chainId);
  if (!chain) throw new Error(`The server knows no chain ${chainId}.`);
  return chain;
}
