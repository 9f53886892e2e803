import type { ContractHere } from './contracts';

/** The explorer of a chain, as the SDK names it. */
export interface Explorer {
  url: string;
}

const within = ({ url }: Explorer, path: string) => `${url.replace(/\/$/, '')}/${path}`;

/** The page of an address. Every explorer has it under this path. */
export const holderPage = (explorer: Explorer, holder: string): string =>
  within(explorer, `address/${holder}`);

/**
 * The page of a contract's NFTs for one holder in Etherscan and its kin; elsewhere the page of the contract,
 * where `balanceOf` can be read.
 * @param hasTokenPages whether the explorer is of Etherscan's kind
 */
export const contractPage = (
  explorer: Explorer,
  { address }: Pick<ContractHere, 'address'>,
  holder: string,
  hasTokenPages: boolean,
): string =>
  within(explorer, hasTokenPages ? `token/${address}?a=${holder}` : `address/${address}`);

/** The desk with a stream, named by its alias. */
export const deskLink = (alias: string): string => `/apps/manage-a-stream#stream=${alias}`;
