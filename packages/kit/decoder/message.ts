/** What a wallet, a node, a token or a Safe says without revert data. */
export interface WalletMessage {
  title: string;
  /** Why, and what to do, in sentences. */
  text: string;
  /** Whether nothing is known but that something failed. */
  isMissing?: true;
}
