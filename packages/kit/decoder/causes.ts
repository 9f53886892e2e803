// cspell:ignore cancell doesn
// cspell:words EIP7825
/** Words that clients, nodes and tokens say, and what they mean. */
export interface Cause {
  said: RegExp;
  title: string;
  /** Why, and what to do, in sentences. */
  text: string;
}

const cause = (said: RegExp, title: string, text: string): Cause => ({ said, title, text });

/** The first that fits is the answer, so the more exact ones stand first. */
export const causes: readonly Cause[] = [
  cause(
    /user (?:rejected|denied|cancell?ed|disapproved|refused|declined)|(?:rejected|denied|cancell?ed|declined) (?:by (?:the )?user|the request|in (?:the )?wallet)|ACTION_REJECTED|request (?:was )?rejected|"?code"?["\s:=]{1,4}4001\b|\b0x6985\b|CONDITIONS_OF_USE_NOT_SATISFIED|Action cancell?ed/i,
    'The request was rejected in the wallet',
    'Nothing was sent. If you did not reject it yourself, open the wallet and see what it says, then start again.',
  ),
  cause(
    /already pending|already processing eth_|"?code"?["\s:=]{1,4}-32002\b/i,
    'The wallet has an open request already',
    'Open the wallet and answer the request that waits there, then try again.',
  ),
  cause(
    /unrecognized chain|chain (?:id )?(?:has not been|was not|is not|not) (?:added|configured|supported)|"?code"?["\s:=]{1,4}4902\b|try adding the chain/i,
    'The wallet does not know this chain',
    'Add the chain to the wallet, with the data that the page of chains links, and switch to it.',
  ),
  cause(
    /current chain of the wallet .{0,80}does not match|chain mismatch|network changed:|underlying network changed|invalid chain ?id|wrong (?:network|chain)|provider is not connected to the requested chain|"?code"?["\s:=]{1,4}4901\b|ChainMismatch/i,
    'The wallet is on another chain',
    'Switch the wallet to the chain of the stream or the campaign, and send it again there.',
  ),
  cause(
    /(?:method|account).{0,40}has not been authorized|"?code"?["\s:=]{1,4}4100\b|unauthorized account|unknown account\b/i,
    'The wallet has not allowed this account or request',
    'Connect the wallet to the page again, and choose the account that may act.',
  ),
  cause(
    /does not support the requested method|"?code"?["\s:=]{1,4}(?:4200|-32601|-32004)\b|method (?:\S+ )?(?:not found|not supported|is not available|does not exist)|UNSUPPORTED_OPERATION/i,
    'The wallet or the node cannot do what was asked',
    'Nothing was sent. Use another wallet, or the command line that the page shows.',
  ),
  cause(
    /disconnected from all chains|"?code"?["\s:=]{1,4}4900\b|no matching key\. session|session (?:topic )?(?:not found|expired|disconnected)|proposal expired/i,
    'The connection to the wallet is lost',
    'Disconnect and connect the wallet again. Look at its activity before you send the same again.',
  ),
  cause(
    /blind.?sign|(?:allow|enable) contract data|EthAppPleaseEnableContractData/i,
    'The hardware wallet asks for blind signing',
    'It does not know this contract, so it would show raw data. Compare the call with the page first, as the FAQ describes under hardware wallets. Then allow blind signing on the device, and switch it off again after the transaction.',
  ),
  cause(
    /\b0x(?:6804|5515|6b0c|6982)\b|locked device|device is locked|LockedDeviceError/i,
    'The hardware wallet is locked',
    'Enter the PIN on the device, open its Ethereum app, and try again.',
  ),
  cause(
    /transaction gas limit too high|gas limit.{0,60}(?:exceeds|above|over|greater than).{0,30}(?:block gas limit|cap|16777216)|exceeds (?:the )?block gas limit|EXCEEDS_BLOCK_GAS_LIMIT|GasLimitExceeded|transaction gas (?:limit )?cap|gas limit reached|intrinsic gas too high|TxGasLimitGreaterThanCap/i,
    'The transaction asks for more gas than one may have',
    'A chain limits the gas of one transaction, on most of them to 16,777,216. Split a list of many streams into parts, and let the wallet estimate the gas of each.',
  ),
  cause(
    /intrinsic gas (?:too low|cost|exceeds)|transaction requires at least \d+ gas|INTRINSIC_GAS_EXCEEDS|amount of gas .{0,40}provided for the transaction is too low|CallGasCostMoreThanGasLimit/i,
    'The gas limit is below what any transaction needs',
    'Remove the gas limit that was entered by hand, and let the wallet estimate the gas.',
  ),
  cause(
    /insufficient (?:funds|sender balance|MaxFeePerGas for sender balance)|INSUFFICIENT_?FUNDS|not enough (?:eth|funds|balance to cover)\b|gas required exceeds allowance \(0\)|doesn'?t have enough funds|exceeds (?:the )?(?:transaction sender )?(?:account balance|balance of the account)|up-?front cost|OutOfFunds?\b|LackOfFundForMaxFee|balance too low to (?:cover|pay)|insufficient native/i,
    'The coin for gas and fee is missing',
    'The account has too little of the chain’s own coin, such as ETH; tokens do not pay for gas. Send some of the coin to the account, on the chain of the stream, and try again.',
  ),
  cause(
    /max priority fee per gas higher than max fee|tip (?:higher than|above) fee ?cap|priority.{0,20}(?:exceeds|higher than|greater than).{0,20}max|TIP_ABOVE_FEE_CAP|maxPriorityFeePerGas.{0,40}bigger than.{0,20}maxFeePerGas|PriorityFeeGreaterThanMaxFee/i,
    'The tip is above the highest price of gas',
    'The highest price per gas has to be at least the tip. Let the wallet choose both.',
  ),
  cause(
    /(?:max fee per gas|fee ?cap|gasPrice|maxFeePerGas|gas price).{0,60}(?:less than|below|lower than|too low).{0,40}base ?fee|miner premium is negative|baseFee.{0,30}(?:greater|higher) than|transaction is outdated|GasPriceLessThanBasefee/i,
    'Gas has become more expensive',
    'The price of gas has risen since the wallet made its offer. Reject it, and let the wallet make a new one.',
  ),
  cause(
    /replacement (?:transaction underpriced|fee too low|not allowed)|REPLACEMENT_UNDERPRICED|ReplacementNotAllowed|could not replace existing/i,
    'Another transaction with the same number is waiting',
    'The new one pays too little to replace it. Wait for the first one, or use “Speed up” in the wallet.',
  ),
  cause(
    /already (?:known|imported)|AlreadyKnown|known transaction|same hash was already imported|TRANSACTION_ALREADY_KNOWN|already in (?:the )?(?:mem)?pool|already exists in (?:the )?pool/i,
    'This very transaction is waiting already',
    'The node has it. Wait for it, and do not send it again: look at your account in the explorer.',
  ),
  cause(
    /transaction underpriced|gas price (?:too low|below)|FeeTooLow\b|GAS_PRICE_TOO_LOW|gas tip cap .{0,30}minimum needed|below (?:the )?(?:configured )?minimum gas price/i,
    'The transaction pays too little for gas',
    'The node takes no transaction with so low a price. Let the wallet choose the price of gas.',
  ),
  cause(
    /(?<!gas |priority |transaction |replacement )\bfee too low/i,
    'The payable amount is below the minimum fee',
    'A withdrawal or a claim pays a minimum fee in the chain’s own coin, which follows its price. Read the fee again, add 6 percent, and enter it as the payable amount.',
  ),
  cause(
    /nonce too high|nonce.{0,40}(?:is higher than|too distant|gap)|NonceGap|NONCE_TOO_(?:HIGH|FAR)/i,
    'The number of the transaction is too high',
    'Earlier transactions of the account are missing. Wait for them; if there are none, clear the activity of the account in the settings of the wallet, which touches no funds.',
  ),
  cause(
    /nonce too low|nonce (?:has|was) already been used|nonce.{0,40}(?:is lower than|below)|OldNonce|NONCE_(?:EXPIRED|TOO_LOW)|incorrect nonce|InvalidNonce/i,
    'A transaction with this number is in a block already',
    'It may be the one that you want to send: look at your latest transaction in the explorer before you send again.',
  ),
  cause(
    /gas required exceeds allowance/i,
    'The call needs more gas than the account can pay for',
    'There are two causes. The account may have too little of the chain’s own coin for the gas. Or the call fails, or is too long, so that no amount of gas is enough: simulate it under “Manage a stream” or “Claim an airdrop”, and split a list of many streams.',
  ),
  cause(
    /out of ?gas|OutOfGas|INSUFFICIENT_GAS\b|ran out of gas|contract call run out of gas/i,
    'The gas ran out',
    'The gas limit was too low, or a list was too long. Let the wallet estimate the gas, and split a list of many streams.',
  ),
  cause(
    /rate limit|too many requests|request exceeds defined limit|"?code"?["\s:=]{1,4}-32005\b|status code 429|LimitExceeded/i,
    'The node is asked too often',
    'Nothing was decided about your call. Wait a minute and try again, or choose another node in the wallet.',
  ),
  cause(
    /could not detect network|failed to fetch|ETIMEDOUT|ECONNREFUSED|ENOTFOUND|request (?:timed out|took too long)|header not found|missing trie node|HTTP request failed|bad gateway|service unavailable|NETWORK_ERROR|SERVER_ERROR/i,
    'The node gave no answer',
    'Nothing was decided about your call. Check your connection, try again, or choose another node in the wallet. If it was sent, look at your account in the explorer first.',
  ),
  cause(
    /invalid opcode|InvalidFEOpcode|OpcodeNotFound|bad instruction|NotActivated/i,
    'The contract stopped at an instruction',
    'An assertion of an old contract failed, often a token’s, or the chain does not know an instruction of a newer one. Check the address, the chain, the balance and the approval.',
  ),
  cause(
    /transaction was replaced|TRANSACTION_REPLACED|was (?:dropped|canceled) and replaced/i,
    'Another transaction took the place of this one',
    'It was sped up or canceled in the wallet. Look at your latest transaction in the explorer.',
  ),
  // Tokens.
  cause(
    /ERC20InsufficientBalance|(?:transfer|burn|withdraw) amount exceeds balance|insufficient[- ]balance|amount exceeds (?:sender |your )?balance\b|BALANCE_EXCEEDED|TRANSFER_AMOUNT_EXCEEDS_BALANCE|exceeds balance\b/i,
    'The account that pays has too few tokens',
    'In a claim, that is the campaign: ask the organizer, and give no approval. In a withdrawal or a cancellation, it is the contract of the stream, which lacks tokens if the token charges a fee on transfers or changes balances. In a deposit, it is your account: look at its balance.',
  ),
  cause(
    /ERC20InsufficientAllowance|exceeds (?:spender )?allowance|insufficient[- ]allowance|ALLOWANCE_EXCEEDED|TRANSFER_AMOUNT_EXCEEDS_ALLOWANCE|not enough allowance|allowance too low/i,
    'Too few tokens are approved',
    'To create or fund a stream, the paying account approves the full amount for the contract that you call. A withdrawal or a claim takes no approval: if a site asks for one before that, leave it.',
  ),
  cause(
    /approve from non-zero to non-zero/i,
    'The approval has to be 0 before it gets another value',
    'This token changes an approval only from 0. Approve 0 first, then the amount.',
  ),
  cause(
    /black-?list|block-?list|deny-?list|frozen|is not whitelisted|not in whitelist/i,
    'The token refuses an account',
    'The issuer of the token has blocked an account that pays, receives or calls: in a cancellation, that can be the sender. The call was undone, and the tokens are where they were. If only the address that receives is blocked, withdraw to another one; otherwise ask the issuer of the token.',
  ),
  cause(
    /pausable: (?:not )?paused|\bEnforcedPause\b|token transfer(?:s)? while paused|transfers? (?:are|is) (?:paused|disabled|not enabled)|trading (?:is )?not (?:enabled|open|active)/i,
    'The token, or the contract, is paused',
    'Ask the issuer of the token when transfers work again, and send the call then. In a Legacy stream of v1.0, the contract itself may be paused. A cancellation then still works, but it ends the stream: what is not streamed yet goes to the sender.',
  ),
  cause(
    /SafeERC20FailedOperation|SafeERC20: (?:low-level call failed|ERC20 operation did not succeed)|TRANSFER_FROM_FAILED|TRANSFER_FAILED|\bSTF\b|TransferFromFailed|token transfer failure/i,
    'The token refused the transfer without a reason',
    'Typical causes: too small a balance or approval of the account that pays, a blocked account, or a paused token. For a deposit, look at balance and approval; a withdrawal or a claim takes no approval.',
  ),
  cause(
    /(?:to|from|approve (?:to|from)|mint to|burn from) the zero address|zero address|to-the-zero|ERC20Invalid(?:Receiver|Sender|Spender|Approver)/i,
    'An address is the zero address',
    'Enter the address of the account that is meant. Tokens sent to the zero address would be lost, so the token refuses it.',
  ),
  // The NFT of a stream.
  cause(
    /ERC721: (?:transfer )?caller is not (?:token )?owner (?:nor|or) approved|ERC721: approve caller is not|ERC721InsufficientApproval|ERC721: transfer from incorrect owner|ERC721IncorrectOwner|NOT_AUTHORIZED|WRONG_FROM/i,
    'The account may not move this stream NFT',
    'Only the owner of the NFT and accounts that the owner has approved can transfer it. Read the owner, and send it from that account.',
  ),
  cause(
    /ERC721: (?:invalid token ID|owner query for nonexistent token|operator query for nonexistent token|approved query for nonexistent token)|ERC721NonexistentToken|NOT_MINTED/i,
    'There is no such stream NFT',
    'The ID is wrong, the NFT was burned, or the stream is at another contract. Compare ID, chain and contract with the link of the stream.',
  ),
  cause(
    /non ERC721Receiver implementer|ERC721InvalidReceiver|UNSAFE_RECIPIENT/i,
    'The receiver takes no NFT',
    'The contract that would receive the stream NFT does not accept NFTs. Check the address: an NFT there could be stuck.',
  ),
  // Legacy.
  cause(
    /stream does not exist/i,
    'The stream is gone, or it is at another contract',
    'A Legacy contract deletes a stream that was emptied or canceled. Compare the contract and the ID with the list of the page about v1.',
  ),
  cause(
    /amount exceeds the available balance/i,
    'More was asked for than has been streamed',
    'Read the balance of the stream again, and enter at most that.',
  ),
  cause(
    /caller is not the (?:sender|recipient|stream|owner|admin)|Ownable: caller is not|OwnableUnauthorizedAccount|AccessControl: account|AccessControlUnauthorizedAccount|(?:not|un)authorized\b|only ?owner\b|caller is not/i,
    'The account that calls may not do this',
    'Send it from an account that may: the page of the contract says who, such as the sender or the recipient of the stream.',
  ),
  cause(
    /SafeMath: |subtraction overflow|addition overflow|multiplication overflow|arithmetic (?:over|under)|math-sub-underflow|ds-math/i,
    'An arithmetic check of the token failed',
    'Most often, the account that pays has too few tokens or has approved too few. For a deposit, look at both; a withdrawal or a claim takes no approval.',
  ),
  cause(
    /ReentrancyGuard/i,
    'The call came back into the contract before it had ended',
    'A hook of a token or a recipient called the contract again. Ask whoever wrote that contract.',
  ),
];
