// cspell:disable
/*
 * Messages as people paste them, with the title of the answer that must come. The shapes are those of the
 * clients' sources and of public reports: viem (errors/node.ts, errors/contract.ts of the installed package),
 * MetaMask/metamask-extension#7286, #2663 and #14797, MetaMask/metamask-docs#200, gosunuts/builderism#13,
 * wormhole-foundation/wormhole-connect#827, NethermindEth/nethermind#4829, #11188, #11212 and #12000,
 * ConsenSys-archive/ganache#1661, links.ethers.org, docs/error_codes.md of safe-smart-account and
 * EntryPoint.sol of account-abstraction.
 */

export type Row = readonly [from: string, text: string, title: string];

export const TITLES = {
  rejected: 'The request was rejected in the wallet',
  pending: 'The wallet has an open request already',
  chainUnknown: 'The wallet does not know this chain',
  otherChain: 'The wallet is on another chain',
  unauthorized: 'The wallet has not allowed this account or request',
  unsupported: 'The wallet or the node cannot do what was asked',
  lost: 'The connection to the wallet is lost',
  blind: 'The hardware wallet asks for blind signing',
  locked: 'The hardware wallet is locked',
  gasCap: 'The transaction asks for more gas than one may have',
  intrinsic: 'The gas limit is below what any transaction needs',
  coin: 'The coin for gas and fee is missing',
  tip: 'The tip is above the highest price of gas',
  baseFee: 'Gas has become more expensive',
  replacement: 'Another transaction with the same number is waiting',
  known: 'This very transaction is waiting already',
  underpriced: 'The transaction pays too little for gas',
  fee: 'The payable amount is below the minimum fee',
  nonceHigh: 'The number of the transaction is too high',
  nonceLow: 'A transaction with this number is in a block already',
  gas: 'The gas ran out',
  gasOrCoin: 'The call needs more gas than the account can pay for',
  busy: 'The node is asked too often',
  noAnswer: 'The node gave no answer',
  opcode: 'The contract stopped at an instruction',
  replaced: 'Another transaction took the place of this one',
  balance: 'The account that pays has too few tokens',
  allowance: 'Too few tokens are approved',
  approveZero: 'The approval has to be 0 before it gets another value',
  blocked: 'The token refuses an account',
  paused: 'The token, or the contract, is paused',
  refused: 'The token refused the transfer without a reason',
  zero: 'An address is the zero address',
  nftRight: 'The account may not move this stream NFT',
  nftGone: 'There is no such stream NFT',
  nftReceiver: 'The receiver takes no NFT',
  legacyGone: 'The stream is gone, or it is at another contract',
  legacyAmount: 'More was asked for than has been streamed',
  caller: 'The account that calls may not do this',
  math: 'An arithmetic check of the token failed',
  reentry: 'The call came back into the contract before it had ended',
  own: 'The contract gives its reason in its own words',
  missing: 'The reason is not in this message',
  noData: 'Reverted without data',
} as const;

const T = TITLES;
const A = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const TO = '0xcB88fBf459000853F22a7296b23d163901BB385E';
const HASH = `0x${'5c'.repeat(32)}`;
const CALL = `0xfdd46d60${'0'.repeat(63)}5${'0'.repeat(24)}${A.slice(2).toLowerCase()}${'0'.repeat(62)}64`;

export const corpusRows: readonly Row[] = [
  // Wallets: what the reader did.
  ['MetaMask', 'MetaMask Tx Signature: User denied transaction signature.', T.rejected],
  [
    'MetaMask',
    '{"code":4001,"message":"MetaMask Tx Signature: User denied transaction signature."}',
    T.rejected,
  ],
  ['MetaMask', '{ code: 4001, message: "User rejected the request." }', T.rejected],
  ['Rabby', 'User rejected the request.', T.rejected],
  ['Rabby', 'Error: User Rejected', T.rejected],
  ['Coinbase Wallet', 'User denied transaction signature', T.rejected],
  ['WalletConnect', '{"code":5000,"message":"User rejected."}', T.rejected],
  ['WalletConnect', 'User disapproved requested methods', T.rejected],
  [
    'ethers 6',
    'user rejected action (action="sendTransaction", reason="rejected", info={ "error": { "code": 4001, "message": "MetaMask Tx Signature: User denied transaction signature." } }, code=ACTION_REJECTED, version=6.13.4)',
    T.rejected,
  ],
  [
    'ethers 5',
    `user rejected transaction [ See: https://links.ethers.org/v5-errors-ACTION_REJECTED ] (action="sendTransaction", transaction={"data":"${CALL}","to":"${TO}","from":"${A}"}, code=ACTION_REJECTED, version=providers/5.7.2)`,
    T.rejected,
  ],
  [
    'viem',
    `User rejected the request.\n\nRequest Arguments:\n  from:  ${A}\n  to:    ${TO}\n  data:  ${CALL}\n\nContract Call:\n  address:   ${TO}\n  function:  withdraw(uint256 streamId, address to, uint128 amount)\n\nDetails: MetaMask Tx Signature: User denied transaction signature.\nVersion: viem@2.55.5`,
    T.rejected,
  ],
  [
    'Ledger',
    'Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)',
    T.rejected,
  ],
  ['Trezor', 'Action cancelled by user', T.rejected],
  [
    'MetaMask',
    '{"code":-32002,"message":"Request of type \'wallet_requestPermissions\' already pending for origin https://app.sablier.com. Please wait."}',
    T.pending,
  ],
  ['MetaMask', 'Already processing eth_requestAccounts. Please wait.', T.pending],
  [
    'MetaMask',
    '{"code":4902,"message":"Unrecognized chain ID \\"0x2105\\". Try adding the chain using wallet_addEthereumChain first."}',
    T.chainUnknown,
  ],
  [
    'viem',
    'An error occurred when attempting to switch chain.\n\nDetails: Unrecognized chain ID "0x89". Try adding the chain using wallet_addEthereumChain first.\nVersion: viem@2.55.5',
    T.chainUnknown,
  ],
  [
    'viem',
    'The current chain of the wallet (id: 1) does not match the target chain for the transaction (id: 8453 – Base).\n\nCurrent Chain ID:  1\nExpected Chain ID: 8453 – Base',
    T.otherChain,
  ],
  [
    'ethers 6',
    'network changed: 1 => 8453  (event="changed", code=NETWORK_ERROR, version=6.13.4)',
    T.otherChain,
  ],
  [
    'ethers 5',
    'underlying network changed (event="changed", network={"name":"homestead","chainId":1}, detectedNetwork={"chainId":8453,"name":"unknown"}, code=NETWORK_ERROR, version=providers/5.7.2)',
    T.otherChain,
  ],
  ['geth', 'invalid chain id for signer: have 1 want 8453', T.otherChain],
  [
    'wagmi',
    "ConnectorChainMismatchError: The current chain of the connector (id: 1) does not match the connection's chain (id: 8453).",
    T.otherChain,
  ],
  [
    'MetaMask',
    '{"code":4100,"message":"The requested account and/or method has not been authorized by the user."}',
    T.unauthorized,
  ],
  [
    'MetaMask',
    '{"code":4200,"message":"The Provider does not support the requested method."}',
    T.unsupported,
  ],
  [
    'geth',
    '{"code":-32601,"message":"the method eth_foo does not exist/is not available"}',
    T.unsupported,
  ],
  [
    'ethers 6',
    'unsupported operation (operation="sendTransaction", code=UNSUPPORTED_OPERATION, version=6.13.4)',
    T.unsupported,
  ],
  ['MetaMask', '{"code":4900,"message":"The Provider is disconnected from all chains."}', T.lost],
  ['WalletConnect', "Error: No matching key. session topic doesn't exist: 5c5c", T.lost],
  ['WalletConnect', 'Proposal expired', T.lost],
  ['Ledger', 'Please enable Blind signing or Contract data in the Ethereum app Settings', T.blind],
  [
    'Ledger',
    'EthAppPleaseEnableContractData: Please enable Contract data on the Ethereum app Settings',
    T.blind,
  ],
  ['Ledger', 'Ledger device: Locked device (0x5515)', T.locked],
  ['Ledger', 'LockedDeviceError: Ledger device: Locked device (0x6b0c)', T.locked],
  // The coin.
  ['geth', 'insufficient funds for gas * price + value', T.coin],
  [
    'geth',
    `err: insufficient funds for gas * price + value: address ${A} have 0 want 347370000000000 (supplied gas 50000000)`,
    T.coin,
  ],
  [
    'geth',
    `{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"insufficient funds for gas * price + value: balance 0, tx cost 347370000000000, overshot 347370000000000"}}`,
    T.coin,
  ],
  ['geth', 'insufficient funds for transfer', T.coin],
  [
    'MetaMask',
    'MetaMask - RPC Error: insufficient funds for transfer {code: -32000, message: "insufficient funds for transfer"}',
    T.coin,
  ],
  ['geth', 'gas required exceeds allowance (0)', T.coin],
  ['geth', 'gas required exceeds allowance (700000)', T.gasOrCoin],
  [
    'erigon',
    'insufficient funds for gas * price + value: address 0x8b1dD8774373729B7755202079F52D8c7444D335 have 1 want 2',
    T.coin,
  ],
  [
    'nethermind',
    'InsufficientFunds, Account balance: 3020000000000000000, cumulative cost: 5809177184380485770',
    T.coin,
  ],
  [
    'nethermind',
    '{"code":-32000,"message":"insufficient MaxFeePerGas for sender balance"}',
    T.coin,
  ],
  [
    'nethermind',
    `insufficient sender balance for gas * price + value: address ${A} have 1 want 2`,
    T.coin,
  ],
  ['nethermind', '{"code":-32000,"message":"insufficient sender balance"}', T.coin],
  ['besu', 'Upfront cost exceeds account balance', T.coin],
  [
    'besu',
    'transaction up-front cost 0x38d7ea4c68000 exceeds transaction sender account balance 0x0',
    T.coin,
  ],
  [
    'anvil',
    'Error: server returned an error response: error code -32003: Insufficient funds for gas * price + value',
    T.coin,
  ],
  ['foundry', '[FAIL: EvmError: OutOfFunds] test_withdraw()', T.coin],
  [
    'hardhat',
    "ProviderError: Sender doesn't have enough funds to send tx. The max upfront cost is: 347370000000000 and the sender's balance is: 0.",
    T.coin,
  ],
  [
    'ganache',
    `VM Exception while processing transaction: sender doesn't have enough funds to send tx. The upfront cost is: 1000000099667968750000 and the sender's account (${A}) only has: 1000`,
    T.coin,
  ],
  [
    'ethers 6',
    `insufficient funds for intrinsic transaction cost (transaction="0x02f8", info={ "error": { "code": -32000, "message": "insufficient funds for gas * price + value" } }, code=INSUFFICIENT_FUNDS, version=6.13.4)`,
    T.coin,
  ],
  [
    'ethers 5',
    'insufficient funds for intrinsic transaction cost [ See: https://links.ethers.org/v5-errors-INSUFFICIENT_FUNDS ] (error={"code":-32000}, method="sendTransaction", code=INSUFFICIENT_FUNDS, version=providers/5.7.2)',
    T.coin,
  ],
  [
    'viem',
    'The total cost (gas * gas fee + value) of executing this transaction exceeds the balance of the account.\n\nThis error could arise when the account does not have enough funds to:\n - pay for the total gas fee,\n - pay for the value to send.',
    T.coin,
  ],
  ['web3.js', 'Error: Returned error: insufficient funds for gas * price + value', T.coin],
  ['zkSync', 'Not enough balance to cover the fee + value.', T.coin],
  ['wallet', 'Not enough ETH', T.coin],
  // Prices and limits of gas.
  [
    'geth',
    'max fee per gas less than block base fee: address 0x8b1dD8774373729B7755202079F52D8c7444D335, maxFeePerGas: 1000000, baseFee: 2000000',
    T.baseFee,
  ],
  [
    'erigon',
    'fee cap less than block base fee: address 0x8b1dD8774373729B7755202079F52D8c7444D335, feeCap: 1 baseFee: 2',
    T.baseFee,
  ],
  ['besu', 'gasPrice is less than the current BaseFee', T.baseFee],
  ['nethermind', 'miner premium is negative', T.baseFee],
  [
    'hardhat',
    'Transaction maxFeePerGas (1) is too low for the next block, which has a baseFeePerGas of 875000000',
    T.baseFee,
  ],
  [
    'viem',
    'The fee cap (`maxFeePerGas` = 0.001 gwei) cannot be lower than the block base fee.',
    T.baseFee,
  ],
  [
    'geth',
    'max priority fee per gas higher than max fee per gas: maxPriorityFeePerGas: 3, maxFeePerGas: 2',
    T.tip,
  ],
  [
    'viem',
    'The provided tip (`maxPriorityFeePerGas` = 3 gwei) cannot be higher than the fee cap (`maxFeePerGas` = 2 gwei).\n\nDetails: tip higher than fee cap',
    T.tip,
  ],
  ['hardhat', 'maxPriorityFeePerGas (3) is bigger than maxFeePerGas (2)', T.tip],
  ['geth', 'transaction underpriced: tip needed 1000000, tip permitted 1', T.underpriced],
  [
    'polygon',
    'transaction underpriced: gas tip cap 1500000000, minimum needed 25000000000',
    T.underpriced,
  ],
  ['nethermind', 'FeeTooLow, EffectivePriorityFeePerGas too low 0 < 1', T.underpriced],
  ['besu', 'Gas price below configured minimum gas price', T.underpriced],
  ['geth', 'replacement transaction underpriced', T.replacement],
  ['geth', 'replacement transaction underpriced: new tx gas fee cap 1 <= 2 queued', T.replacement],
  [
    'ethers 6',
    'replacement transaction underpriced (transaction="0x02", info={ "error": { "code": -32000 } }, code=REPLACEMENT_UNDERPRICED, version=6.13.4)',
    T.replacement,
  ],
  [
    'ethers 5',
    'replacement fee too low [ See: https://links.ethers.org/v5-errors-REPLACEMENT_UNDERPRICED ] (code=REPLACEMENT_UNDERPRICED, version=providers/5.7.2)',
    T.replacement,
  ],
  ['nethermind', 'ReplacementNotAllowed', T.replacement],
  ['besu', 'Replacement transaction underpriced', T.replacement],
  ['geth', 'already known', T.known],
  ['nethermind', 'AlreadyKnown', T.known],
  ['besu', 'Known transaction', T.known],
  ['openethereum', 'Transaction with the same hash was already imported.', T.known],
  ['anvil', 'transaction already imported', T.known],
  [
    'ethers 6',
    'transaction was replaced (cancelled=false, code=TRANSACTION_REPLACED, version=6.13.4)',
    T.replaced,
  ],
  ['geth', 'nonce too low: next nonce 8, tx nonce 7', T.nonceLow],
  ['geth', `nonce too low: address ${A}, tx: 7 state: 8`, T.nonceLow],
  ['nethermind', 'OldNonce, Current nonce: 8, nonce of rejected tx: 7', T.nonceLow],
  ['besu', 'Nonce too low', T.nonceLow],
  [
    'hardhat',
    "Nonce too low. Expected nonce to be 8 but got 7. Note that transactions can't be queued when automining.",
    T.nonceLow,
  ],
  [
    'ethers 6',
    'nonce has already been used (transaction="0x02", code=NONCE_EXPIRED, version=6.13.4)',
    T.nonceLow,
  ],
  [
    'viem',
    'Nonce provided for the transaction (7) is lower than the current nonce of the account.\nTry increasing the nonce or find the latest nonce with `getTransactionCount`.',
    T.nonceLow,
  ],
  ['geth', `nonce too high: address ${A}, tx: 9 state: 8`, T.nonceHigh],
  [
    'hardhat',
    "Nonce too high. Expected nonce to be 8 but got 9. Note that transactions can't be queued when automining.",
    T.nonceHigh,
  ],
  ['besu', 'Transaction nonce is too distant from current sender nonce', T.nonceHigh],
  [
    'viem',
    'Nonce provided for the transaction (9) is higher than the next one expected.',
    T.nonceHigh,
  ],
  ['geth', 'transaction gas limit too high (cap: 16777216, tx: 20000000)', T.gasCap],
  ['geth', 'exceeds block gas limit', T.gasCap],
  [
    'hardhat',
    'Transaction gas limit is 50000000 and exceeds block gas limit of 30000000',
    T.gasCap,
  ],
  [
    'hardhat',
    'Transaction gas limit is 20000000 and exceeds transaction gas cap of 16777216',
    T.gasCap,
  ],
  [
    'nethermind',
    'GasLimitExceeded, Gas limit: 30000000, gas limit of rejected tx: 50000000',
    T.gasCap,
  ],
  ['besu', 'Transaction gas limit exceeds block gas limit', T.gasCap],
  [
    'viem',
    'The amount of gas (20000000) provided for the transaction exceeds the limit allowed for the block.\n\nDetails: exceeds block gas limit',
    T.gasCap,
  ],
  ['geth', 'intrinsic gas too low: have 20000, want 21000', T.intrinsic],
  ['besu', 'intrinsic gas cost 0x5208 exceeds gas limit 0x4e20', T.intrinsic],
  ['hardhat', 'Transaction requires at least 21432 gas but got 21000', T.intrinsic],
  ['viem', 'The amount of gas (21000) provided for the transaction is too low.', T.intrinsic],
  ['geth', 'out of gas', T.gas],
  ['etherscan', 'Warning! Error encountered during contract execution [out of gas]', T.gas],
  ['foundry', '[FAIL: EvmError: OutOfGas] test_createMany()', T.gas],
  ['web3.js', 'Returned error: VM Exception while processing transaction: out of gas', T.gas],
  ['geth', 'invalid opcode: INVALID', T.opcode],
  ['hardhat', 'VM Exception while processing transaction: invalid opcode', T.opcode],
  ['anvil', 'EvmError: InvalidFEOpcode', T.opcode],
  // The way to the node.
  [
    'Infura',
    '{"code":-32005,"message":"daily request count exceeded, request rate limited"}',
    T.busy,
  ],
  [
    'Alchemy',
    'HTTP request failed.\n\nStatus: 429\nDetails: {"code":-32005,"message":"Request exceeds defined limit"}',
    T.busy,
  ],
  ['public node', 'Too Many Requests', T.busy],
  [
    'ethers 5',
    'could not detect network (event="noNetwork", code=NETWORK_ERROR, version=providers/5.7.2)',
    T.noAnswer,
  ],
  [
    'viem',
    'HTTP request failed.\n\nURL: https://mainnet.base.org\nDetails: Failed to fetch',
    T.noAnswer,
  ],
  ['viem', 'The request took too long to respond.\n\nURL: https://mainnet.base.org', T.noAnswer],
  ['geth', 'header not found', T.noAnswer],
  ['erigon', 'missing trie node 5c5c (path )', T.noAnswer],
  // Nothing but the failure.
  ['geth', 'execution reverted', T.missing],
  ['geth', '{"code":3,"message":"execution reverted","data":"0x"}', T.noData],
  [
    'MetaMask',
    '{"code":-32603,"message":"Internal JSON-RPC error.","data":{"code":-32000,"message":"execution reverted"}}',
    T.missing,
  ],
  ['MetaMask', 'Internal JSON-RPC error.', T.missing],
  ['MetaMask', 'This transaction is likely to fail', T.missing],
  [
    'MetaMask',
    "MetaMask - RPC Error: The execution failed due to an exception. {code: -32016, message: 'The execution failed due to an exception.', data: 'Reverted'}",
    T.missing,
  ],
  ['Rabby', 'Fail to estimate gas: execution reverted', T.missing],
  [
    'ethers 6',
    `missing revert data (action="estimateGas", data=null, reason=null, transaction={ "data": "${CALL}", "from": "${A}", "to": "${TO}" }, invocation=null, revert=null, code=CALL_EXCEPTION, version=6.13.4)`,
    T.missing,
  ],
  [
    'ethers 6',
    `execution reverted (no data present; likely require(false) occurred (action="estimateGas", data="", reason="require(false)", transaction={ "data": "${CALL}", "from": "${A}", "to": "${TO}" }, invocation=null, revert=null, code=CALL_EXCEPTION, version=6.13.4)`,
    T.missing,
  ],
  [
    'ethers 6',
    `transaction execution reverted (action="sendTransaction", data=null, reason=null, invocation=null, revert=null, transaction={ "data": "", "from": "${A}", "to": "${TO}" }, receipt={ "_type": "TransactionReceipt", "hash": "${HASH}", "status": 0 }, code=CALL_EXCEPTION, version=6.13.4)`,
    T.missing,
  ],
  [
    'ethers 5',
    `cannot estimate gas; transaction may fail or may require manual gas limit [ See: https://links.ethers.org/v5-errors-UNPREDICTABLE_GAS_LIMIT ] (error={"code":-32603}, method="estimateGas", transaction={"from":"${A}","to":"${TO}","data":"${CALL}","accessList":null}, code=UNPREDICTABLE_GAS_LIMIT, version=providers/5.7.2)`,
    T.missing,
  ],
  ['ethers 5', 'UNPREDICTABLE_GAS_LIMIT', T.missing],
  ['ethers 6', 'CALL_EXCEPTION', T.missing],
  [
    'viem',
    `The contract function "withdraw" reverted.\n\nContract Call:\n  address:   ${TO}\n  function:  withdraw(uint256 streamId, address to, uint128 amount)\n  sender:    ${A}`,
    T.missing,
  ],
  [
    'viem',
    `Execution reverted for an unknown reason.\n\nEstimate Gas Arguments:\n  from:  ${A}\n  to:    ${TO}`,
    T.missing,
  ],
  [
    'viem',
    `An internal error was received.\n\nRequest Arguments:\n  from:   ${A}\n  to:     ${TO}\n  value:  0.5 ETH\n  data:   ${CALL}\n\nDetails: Internal JSON-RPC error.`,
    T.missing,
  ],
  ['hardhat', 'Error: Transaction reverted without a reason string', T.missing],
  [
    'web3.js',
    `Transaction has been reverted by the EVM:\n{ "blockNumber": 5, "status": false, "transactionHash": "${HASH}" }`,
    T.missing,
  ],
  ['nethermind', '{"code":-32015,"message":"VM execution error.","data":"Reverted 0x"}', T.noData],
  [
    'anvil',
    'Error: server returned an error response: error code 3: execution reverted, data: "0x"',
    T.noData,
  ],
  ['foundry', '[FAIL: EvmError: Revert] test_withdraw()', T.missing],
  ['etherscan', "Fail with error ''", T.missing],
  [
    'etherscan',
    'Warning! Error encountered during contract execution [execution reverted]',
    T.missing,
  ],
  ['wallet', 'Transaction failed', T.missing],
];

/** What tokens and contracts say in plain text: by OpenZeppelin 4, DAI, COMP, UNI, WETH-like, USDC, USDT-like, Lido and others. */
export const reasons: readonly (readonly [reason: string, title: string])[] = [
  ['ERC20: transfer amount exceeds balance', T.balance],
  ['ERC20: burn amount exceeds balance', T.balance],
  ['BEP20: transfer amount exceeds balance', T.balance],
  ['Dai/insufficient-balance', T.balance],
  ['Comp::_transferTokens: transfer amount exceeds balance', T.balance],
  ['Uni::_transferTokens: transfer amount exceeds balance', T.balance],
  ['insufficient balance', T.balance],
  ['ERC20: transfer amount exceeds allowance', T.allowance],
  ['ERC20: insufficient allowance', T.allowance],
  ['BEP20: transfer amount exceeds allowance', T.allowance],
  ['Dai/insufficient-allowance', T.allowance],
  ['Comp::transferFrom: transfer amount exceeds spender allowance', T.allowance],
  ['Uni::transferFrom: transfer amount exceeds spender allowance', T.allowance],
  ['SafeERC20: approve from non-zero to non-zero allowance', T.approveZero],
  ['SafeERC20: low-level call failed', T.refused],
  ['SafeERC20: ERC20 operation did not succeed', T.refused],
  ['STF', T.refused],
  ['TransferHelper: TRANSFER_FROM_FAILED', T.refused],
  ['Blacklistable: account is blacklisted', T.blocked],
  ['Pausable: paused', T.paused],
  ['ERC20Pausable: token transfer while paused', T.paused],
  ['ERC20: transfer to the zero address', T.zero],
  ['ERC20: transfer from the zero address', T.zero],
  ['ERC20: approve to the zero address', T.zero],
  ['SafeMath: subtraction overflow', T.math],
  ['ds-math-sub-underflow', T.math],
  ['ReentrancyGuard: reentrant call', T.reentry],
  ['Ownable: caller is not the owner', T.caller],
  ['ERC721: caller is not token owner or approved', T.nftRight],
  ['ERC721: transfer caller is not owner nor approved', T.nftRight],
  ['ERC721: transfer from incorrect owner', T.nftRight],
  ['ERC721: invalid token ID', T.nftGone],
  ['ERC721: owner query for nonexistent token', T.nftGone],
  ['ERC721: transfer to non ERC721Receiver implementer', T.nftReceiver],
  ['stream does not exist', T.legacyGone],
  ['amount exceeds the available balance', T.legacyAmount],
  ['caller is not the sender or the recipient of the stream', T.caller],
  ['token transfer failure', T.refused],
  ['The season is over', T.own],
  ['Deposit window closed: come back tomorrow', T.own],
];

/** How clients repeat a reason in plain text. */
export const reasonShapes: readonly (readonly [from: string, shape: (reason: string) => string])[] =
  [
    ['bare', (reason) => reason],
    ['geth', (reason) => `execution reverted: ${reason}`],
    [
      'erigon',
      (reason) =>
        `{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted: ${reason}"}}`,
    ],
    ['besu', (reason) => `{"code":-32000,"message":"Execution reverted (${reason})"}`],
    [
      'nethermind',
      (reason) => `{"code":-32015,"message":"VM execution error.","data":"Reverted ${reason}"}`,
    ],
    [
      'anvil',
      (reason) =>
        `Error: server returned an error response: error code 3: execution reverted: ${reason}`,
    ],
    ['foundry', (reason) => `[FAIL: revert: ${reason}] test_deposit() (gas: 12345)`],
    [
      'hardhat',
      (reason) =>
        `Error: VM Exception while processing transaction: reverted with reason string '${reason}'`,
    ],
    [
      'ganache',
      (reason) => `Returned error: VM Exception while processing transaction: revert ${reason}`,
    ],
    [
      'MetaMask',
      (reason) =>
        `MetaMask - RPC Error: Internal JSON-RPC error. {code: -32603, message: 'Internal JSON-RPC error.', data: {code: -32000, message: 'execution reverted: ${reason}'}}`,
    ],
    ['Rabby', (reason) => `Fail to estimate gas: execution reverted: ${reason}`],
    [
      'ethers 6',
      (reason) =>
        `execution reverted: "${reason}" (action="estimateGas", data=null, reason="${reason}", transaction={ "data": "${CALL}", "from": "${A}", "to": "${TO}" }, invocation=null, revert={ "args": [ "${reason}" ], "name": "Error", "signature": "Error(string)" }, code=CALL_EXCEPTION, version=6.13.4)`,
    ],
    [
      'ethers 5',
      (reason) =>
        `cannot estimate gas; transaction may fail or may require manual gas limit [ See: https://links.ethers.org/v5-errors-UNPREDICTABLE_GAS_LIMIT ] (reason="execution reverted: ${reason}", method="estimateGas", transaction={"from":"${A}","to":"${TO}","data":"${CALL}"}, error={"code":-32603}, code=UNPREDICTABLE_GAS_LIMIT, version=providers/5.7.2)`,
    ],
    [
      'viem',
      (reason) =>
        `The contract function "deposit" reverted with the following reason:\n${reason}\n\nContract Call:\n  address:   ${TO}\n  function:  deposit(uint256 streamId, uint128 amount, address sender, address recipient)\n  sender:    ${A}\n\nVersion: viem@2.55.5`,
    ],
    [
      'viem node',
      (reason) =>
        `Execution reverted with reason: ${reason}.\n\nEstimate Gas Arguments:\n  from:  ${A}\n  to:    ${TO}\n  data:  ${CALL}\n\nDetails: execution reverted: ${reason}\nVersion: viem@2.55.5`,
    ],
    [
      'web3.js',
      (reason) =>
        `Error: Returned error: execution reverted: ${reason}\n    at Object.ErrorResponse (errors.js:30:16)`,
    ],
    ['etherscan', (reason) => `Fail with error '${reason}'`],
  ];

/** How clients repeat revert data. */
export const dataShapes: readonly (readonly [from: string, shape: (data: string) => string])[] = [
  ['bare', (data) => data],
  ['geth', (data) => `{"code":3,"message":"execution reverted","data":"${data}"}`],
  [
    'erigon',
    (data) =>
      `{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"${data}"}}`,
  ],
  [
    'nethermind',
    (data) => `{"code":-32015,"message":"VM execution error.","data":"Reverted ${data}"}`,
  ],
  ['besu', (data) => `{"code":-32000,"message":"Execution reverted","data":"${data}"}`],
  [
    'anvil',
    (data) =>
      `Error: server returned an error response: error code 3: execution reverted: custom error ${data.slice(0, 10)}${data.length > 10 ? `:${data.slice(10)}` : ''}, data: "${data}"`,
  ],
  [
    'hardhat',
    (data) =>
      `VM Exception while processing transaction: reverted with an unrecognized custom error (return data: ${data})`,
  ],
  [
    'MetaMask',
    (data) =>
      `{"code":-32603,"message":"Internal JSON-RPC error.","data":{"code":3,"message":"execution reverted","data":"${data}"}}`,
  ],
  [
    'ethers 6',
    (data) =>
      `execution reverted (unknown custom error) (action="estimateGas", data="${data}", reason=null, transaction={ "data": "${CALL}", "from": "${A}", "to": "${TO}" }, invocation=null, revert=null, code=CALL_EXCEPTION, version=6.13.4)`,
  ],
  [
    'ethers 5',
    (data) =>
      `call revert exception [ See: https://links.ethers.org/v5-errors-CALL_EXCEPTION ] (method="withdraw(uint256,address,uint128)", data="${data}", errorArgs=null, errorName=null, reason=null, code=CALL_EXCEPTION, version=abi/5.7.0)`,
  ],
  [
    'viem',
    (data) =>
      `The contract function "withdraw" reverted with the following signature:\n${data}\n\nUnable to decode signature "${data.slice(0, 10)}" as it was not found on the provided ABI.\n\nContract Call:\n  address:   ${TO}\n  sender:    ${A}`,
  ],
  [
    'viem node',
    (data) =>
      `Execution reverted for an unknown reason.\n\nRaw Call Arguments:\n  from:  ${A}\n  to:    ${TO}\n  data:  ${CALL}\n\nDetails: execution reverted: ${data}`,
  ],
];
