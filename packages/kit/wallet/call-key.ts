import type { Call } from '../calls/call';

/**
 * Everything in a call that a wallet signs. A simulation counts only for the call with the same
 * key: the data of an approval does not include the token, and that of a claim not the campaign.
 * @param the account that sends it
 */
export const callKey = (call: Call, account: string): string =>
  `${callIntent(call, account)}-${call.value}`;

/**
 * The effect of a call, without its value. The fee follows a price, so after the next reading the
 * same withdrawal has another key but would still pay twice.
 */
export const callIntent = ({ chainId, to, data }: Call, account: string): string =>
  [chainId, account, to, data].join('-').toLowerCase();
