import type { Call } from '../calls/call';

/**
 * Everything of a call that a wallet signs. A simulation counts for the call with the same key and for no
 * other: the data of an approval does not hold the token, and that of a claim not the campaign.
 * @param account that sends it
 */
export const keyOf = (call: Call, account: string): string =>
  `${intentOf(call, account)}-${call.value}`;

/**
 * What a call does, without the coin that goes along. The fee follows a price: after the next reading,
 * the same withdrawal has another key and would still pay twice.
 */
export const intentOf = ({ chainId, to, data }: Call, account: string): string =>
  [chainId, account, to, data].join('-').toLowerCase();
