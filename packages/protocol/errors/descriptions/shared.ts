import type { ErrorDescriptions } from '../types';

const all = ['Instant', 'LL', 'LT', 'VCA', 'Execute'] as const;
const inCampaigns = (functions: readonly string[]) =>
  Object.fromEntries(all.map((name) => [`SablierMerkle${name}`, functions]));
const inFactories = (functions: readonly string[]) =>
  Object.fromEntries(all.map((name) => [`SablierFactoryMerkle${name}`, functions]));

const claims = ['claim', 'claimTo', 'claimViaSig', 'claimViaAttestation'];
const vesting = { SablierMerkleLL: claims, SablierMerkleLT: claims };
const valued = ['calculateClaimAmount', 'calculateForgoneAmount', ...claims.slice(1)];

/** Errors of the base contracts that several products share, and of their oracle library. */
const base: ErrorDescriptions = {
  CallerNotAdmin: {
    meaning: 'Only the admin of the contract may do this.',
    remedy: 'Call from the address in the first argument.',
    raisedBy: {
      ...inCampaigns(['clawback', 'transferAdmin']),
      SablierMerkleVCA: ['clawback', 'enableRedistribution', 'transferAdmin'],
    },
  },
  Comptrollerable_CallerNotComptroller: {
    meaning: 'Only the comptroller contract may do this, and no account can act in its place.',
    remedy: 'The admin of the comptroller makes the call through its `execute`.',
    raisedBy: inFactories(['setComptroller', 'setNativeToken']),
  },
  Comptrollerable_UnsupportedInterfaceId: {
    meaning: 'The new comptroller lacks functions that the contract relies on.',
    remedy: 'Pass a contract whose `supportsInterface` returns true for the third argument.',
    raisedBy: inFactories(['setComptroller']),
  },
  DelegateCall: {
    meaning: 'The code ran in the storage of another contract, through a delegate call.',
    remedy: 'Use a plain call. For several actions at once, call `batch` of the contract itself.',
  },
  SafeOracle_DecimalsTooHigh: {
    meaning: 'The price feed reports more than 36 decimals.',
    remedy: 'Use another feed.',
  },
  SafeOracle_DecimalsZero: {
    meaning: 'The price feed reports 0 decimals.',
    remedy: 'Use another feed, with 1 to 36 decimals.',
  },
  SafeOracle_MissesInterface: {
    meaning:
      'The price feed is the zero address, or `decimals` or `latestRoundData` of it reverts.',
    remedy: 'Pass a feed with the AggregatorV3 interface on this chain.',
  },
  SafeOracle_NotPositivePrice: {
    meaning: 'The price feed reports 0 or less.',
    remedy: 'Wait until the feed has a price, or use another one.',
  },
};

/** Errors of OpenZeppelin 5 that reach a caller. */
const openzeppelin: ErrorDescriptions = {
  ERC721IncorrectOwner: {
    meaning: 'The NFT belongs to another account than the one you transfer it from.',
    remedy: 'Read `ownerOf` and pass that account as `from`.',
    parameters: { sender: 'account passed as `from`', owner: 'account that owns the NFT' },
  },
  ERC721InsufficientApproval: {
    meaning: 'The caller is neither the owner of the NFT nor approved by it.',
    remedy: 'Let the owner call `approve` or `setApprovalForAll` first.',
  },
  ERC721InvalidApprover: {
    meaning: 'Only the owner of the NFT, or an operator for all its NFTs, can approve somebody.',
    remedy: 'Call from one of those accounts.',
  },
  ERC721InvalidOperator: {
    meaning: 'The zero address cannot be an operator.',
    remedy: 'Pass the address of the operator.',
  },
  ERC721InvalidOwner: {
    meaning: 'The zero address has no balance of NFTs.',
    remedy: 'Pass another address.',
  },
  ERC721InvalidReceiver: {
    meaning:
      'The NFT would go to the zero address, or, in a safe transfer, to a contract that does not ' +
      'accept NFTs. Creating a stream for the zero address ends here too.',
    remedy: 'Pass a recipient that can hold NFTs.',
  },
  ERC721InvalidSender: {
    meaning: 'An NFT with this id exists already.',
    remedy: 'No call leads here: stream ids only count up.',
    parameters: { sender: 'always the zero address' },
  },
  ERC721NonexistentToken: {
    meaning: 'There is no NFT with this id: the stream was never created, or its NFT was burned.',
    remedy: 'Check the id. The other getters of a burned stream still work.',
  },
  ReentrancyGuardReentrantCall: {
    meaning: 'The target of the campaign tried to claim again while a claim was running.',
    remedy: 'Change the target, so that it does not call back into the campaign.',
    raisedBy: { SablierMerkleExecute: ['claimAndExecute'] },
  },
  SafeCastOverflowedUintDowncast: {
    meaning: 'A number does not fit into the smaller type that was to hold it.',
    remedy:
      'Check the inputs for a wrong number of decimals. For a price-gated stream, check the feed.',
    raisedBy: { SablierMerkleVCA: ['calculateRedistributionRewards', ...claims.slice(1)] },
  },
  SafeERC20FailedOperation: {
    meaning:
      'The token transfer or approval reported failure, or the token address holds no contract. ' +
      'A token with errors of its own shows those instead.',
    remedy:
      'Check balance and allowance: whoever pays approves the contract that pulls the tokens. Check ' +
      'that the token is on this chain.',
    raisedBy: {
      SablierFactoryMerkleLL: ['createMerkleLL'],
      SablierFactoryMerkleLT: ['createMerkleLT'],
      SablierMerkleInstant: [...claims, 'clawback', 'sponsor'],
      SablierMerkleLL: [...claims, 'clawback', 'sponsor'],
      SablierMerkleLT: [...claims, 'clawback', 'sponsor'],
      SablierMerkleVCA: [...claims.slice(1), 'clawback', 'sponsor'],
      SablierMerkleExecute: ['claimAndExecute', 'clawback', 'sponsor'],
    },
  },
  StringsInsufficientHexLength: {
    meaning: 'A number needs more digits than the text that was to hold it.',
    remedy: 'No call leads here: the NFT descriptor formats fixed lengths.',
    parameters: { value: 'number that did not fit', length: 'number of bytes available' },
  },
};

const unlikely = 'Amounts and times that fit the stream types stay far below this limit.';
const never =
  'No call leads here: times and amounts of segments are never negative, and the share of a segment that has passed is at most 1.';

/** Errors of PRBMath, whose arithmetic draws the curves of Lockup and the shares of Airdrops. */
const prbmath: ErrorDescriptions = {
  PRBMath_MulDiv18_Overflow: {
    meaning: 'A product of two 18-decimal numbers is too large.',
    remedy: `${unlikely} In a campaign, look for a percentage that is not written with 18 decimals.`,
    raisedBy: { ...vesting, SablierMerkleVCA: valued },
  },
  PRBMath_MulDiv_Overflow: {
    meaning: 'The result of a multiplication followed by a division is too large.',
    remedy: never,
  },
  PRBMath_SD59x18_Div_InputTooSmall: {
    meaning: 'A division got the smallest signed number, which has no positive counterpart.',
    remedy: never,
  },
  PRBMath_SD59x18_Div_Overflow: {
    meaning: 'The result of a signed division is too large.',
    remedy: never,
  },
  PRBMath_SD59x18_Exp2_InputTooBig: {
    meaning: 'A power of two is too large.',
    remedy: never,
  },
  PRBMath_SD59x18_IntoUint256_Underflow: {
    meaning: 'A negative number was to become an unsigned one.',
    remedy: never,
  },
  PRBMath_SD59x18_Log_InputTooSmall: {
    meaning: 'A logarithm got 0 or a negative number.',
    remedy: never,
  },
  PRBMath_SD59x18_Mul_InputTooSmall: {
    meaning: 'A multiplication got the smallest signed number, which has no positive counterpart.',
    remedy: never,
  },
  PRBMath_SD59x18_Mul_Overflow: {
    meaning: 'The result of a signed multiplication is too large.',
    remedy: never,
  },
  PRBMath_UD60x18_IntoUint128_Overflow: {
    meaning: 'A share of an allocation does not fit into 128 bits.',
    remedy: `${unlikely} Look for a percentage that is not written with 18 decimals.`,
    raisedBy: { ...vesting, SablierMerkleVCA: valued },
  },
};

export const sharedErrorTexts = { base, openzeppelin, prbmath };
