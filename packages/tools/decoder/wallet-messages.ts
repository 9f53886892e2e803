/** What a wallet, a node or a Safe says without revert data. */
export interface WalletMessage {
  title: string;
  /** Why, and what to do, in sentences. */
  text: string;
}

/** The rows of /support/transaction-failed#causes that have a text to recognize. */
const said: readonly (readonly [pattern: RegExp, title: string, text: string])[] = [
  [
    /insufficient funds|not enough (?:eth|funds)\b|gas required exceeds allowance \(0\)/i,
    'The coin for gas and fee is missing',
    'The account has too little of the chain’s own coin, such as ETH; tokens do not pay for gas. Send some of the coin to the account, on the chain of the stream, and try again.',
  ],
  [
    /(?<!gas |priority |transaction )\bfee too low/i,
    'The payable amount is below the minimum fee',
    'A withdrawal or a claim pays a minimum fee in the chain’s own coin, which follows its price. Read the fee again, add 6 percent, and enter it as the payable amount.',
  ],
  [
    /max fee per gas less than block base fee/i,
    'Gas has become more expensive',
    'The price of gas has risen since the wallet made its offer. Reject it, and let the wallet make a new one.',
  ],
  [
    /replacement transaction underpriced/i,
    'Another transaction with the same number is waiting',
    'The new one pays too little to replace it. Wait for the first one, or use “Speed up” in the wallet.',
  ],
  [
    /nonce too low|nonce has already been used/i,
    'A transaction with this number is in a block already',
    'It may be the one that you want to send: look at your latest transaction in the explorer before you send again.',
  ],
  [
    /transfer amount exceeds balance/i,
    'The account that pays has too few tokens',
    'In a claim, that is the campaign: ask the organizer, and give no approval. In a withdrawal or a cancellation, it is the contract of the stream, which lacks tokens if the token charges a fee on transfers or changes balances. In a deposit, it is your account: look at its balance.',
  ],
  [
    /transfer amount exceeds allowance|insufficient allowance/i,
    'Too few tokens are approved',
    'To create or fund a stream, the paying account approves the full amount for the contract that you call. A withdrawal or a claim takes no approval: if a site asks for one before that, leave it.',
  ],
  [
    /\bGS013\b/i,
    'The call inside the Safe transaction failed',
    'Safes up to version 1.4.1 do not say why, and the explorer shows the same code. Under “Manage a stream” or “Claim an airdrop”, enter the Safe under “Account that sends it” and press “Simulate”: the page shows the reason. If a fee is due, the Safe pays it: look at its coins as well.',
  ],
  [
    /black-?list|block-?list|deny-?list/i,
    'The token refuses an account',
    'The issuer of the token has blocked an account that pays, receives or calls: in a cancellation, that can be the sender. The call was undone, and the tokens are where they were. Ask the issuer of the token.',
  ],
  [
    /pausable: paused|\bEnforcedPause\b/i,
    'The token, or the contract, is paused',
    'Ask the issuer of the token when transfers work again, and send the call then. In a Legacy stream of v1.0, the contract itself may be paused. A cancellation then still works, but it ends the stream: what is not streamed yet goes to the sender.',
  ],
  [
    /\bAA21\b/,
    'The smart account lacks the coin for gas',
    'A smart account pays gas from its own coins, unless somebody sponsors it, and the fee as well. Send some of the chain’s coin to the smart account itself, on the chain of the stream, and try again.',
  ],
  [
    /blind.?sign|(?:allow|enable) contract data/i,
    'The hardware wallet asks for blind signing',
    'It does not know this contract, so it would show raw data. Compare the call with the page first, as the FAQ describes under hardware wallets. Then allow blind signing on the device, and switch it off again after the transaction.',
  ],
  [
    /out of gas/i,
    'The gas ran out',
    'The gas limit was too low, or a list was too long. Let the wallet estimate the gas, and split a list of many streams.',
  ],
  [
    /user (?:rejected|denied)|rejected (?:by the user|the request)/i,
    'The request was rejected in the wallet',
    'Nothing was sent. If you did not reject it yourself, open the wallet and see what it says, then start again.',
  ],
];

const HIDDEN =
  /execution reverted|internal json-?rpc error|transaction[\w ]{0,20} (?:fail|failed|reverted)\b/i;

const hidden: WalletMessage = {
  title: 'The reason is not in this message',
  text: 'The wallet or the explorer leaves it out. Unfold the details of the message and paste them whole, or open the transaction in the explorer and copy what stands beside its status.',
};

/** What a text says that names its cause; undefined for any other. */
export function messageIn(text: string): WalletMessage | undefined {
  const [, title, remedy] = said.find(([pattern]) => pattern.test(text)) ?? [];
  return title && remedy ? { title, text: remedy } : undefined;
}

/** The answer to a text that says that something failed, and nothing more. */
export const hiddenReasonIn = (text: string): WalletMessage | undefined =>
  HIDDEN.test(text) ? hidden : undefined;
