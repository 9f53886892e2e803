import type { FoundStreams, Held } from './read';

const count = (number: bigint | number, one: string, many = `${one}s`): string =>
  `${number} ${BigInt(number) === 1n ? one : many}`;

/** How many streams an address holds on a chain, and how far the answer goes, in sentences. */
export function balanceText(found: FoundStreams, chain: string): string {
  const { holder, held, empty, failed } = found;
  const asked = held.length + empty.length;
  const sum = held.reduce((all, { balance }) => all + balance, 0n);
  const says =
    sum === 0n
      ? `${holder} holds no stream on ${chain}, in ${count(asked, 'contract')}.`
      : `${holder} holds ${count(sum, 'stream')} on ${chain}, in ${held.length} of ${count(asked, 'contract')}.`;
  const without =
    failed.length === 0
      ? ''
      : ` ${count(failed.length, 'contract')} gave no answer, so streams there are not counted.`;
  return `${says}${without}`;
}

/** How many of the streams in a contract are listed. */
export const foundText = ({ balance, streams }: Held): string =>
  `${streams.length} of ${balance} found`;

/** Why streams are missing and how to find them; empty if none is. */
export function noStreamsText({ held, refusal }: FoundStreams): string {
  if (held.every(({ balance, streams }) => BigInt(streams.length) === balance)) return '';
  const reason = refusal
    ? 'The number is what the contract answers. The node of your wallet did not list past transfers, so the streams have no IDs here.'
    : 'The number is what the contract answers. The list of the node of your wallet is not whole, or longer than this page checks.';
  return `${reason} The explorer has the IDs, among the NFT transfers of the address: use the links below, and enter contract and ID under Manage a stream.`;
}
