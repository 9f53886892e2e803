/** Structs in no ABI, because only constructors pass them on, with their fields in order. */
export const internalStructs: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'MerkleBase.ConstructorParams': [
    ['campaignCreator', 'address'],
    ['campaignName', 'string'],
    ['campaignStartTime', 'uint40'],
    ['claimType', 'ClaimType'],
    ['comptroller', 'address'],
    ['expiration', 'uint40'],
    ['initialAdmin', 'address'],
    ['ipfsCID', 'string'],
    ['merkleRoot', 'bytes32'],
    ['token', 'IERC20'],
  ],
  'MerkleLockup.ConstructorParams': [
    ['cancelable', 'bool'],
    ['lockup', 'ISablierLockup'],
    ['shape', 'string'],
    ['transferable', 'bool'],
  ],
};

/** Members of the file-level enum, in order of value. */
export const claimTypes = ['DEFAULT', 'ATTEST', 'EXECUTE'] as const;

/** The claim functions that a campaign of each type accepts; the others revert in it. */
export const claimFunctions: Readonly<Record<(typeof claimTypes)[number], readonly string[]>> = {
  DEFAULT: ['claim', 'claimTo', 'claimViaSig'],
  ATTEST: ['claimViaAttestation'],
  EXECUTE: ['claimAndExecute'],
};

/** Type libraries in the order of their names. */
export const typeLibraries = [
  'MerkleBase',
  'MerkleExecute',
  'MerkleInstant',
  'MerkleLL',
  'MerkleLT',
  'MerkleLockup',
  'MerkleVCA',
] as const;

/** The texts whose hashes `SignatureHash` holds as constants. */
export const signatureHashes = {
  CLAIM_TYPEHASH:
    'Claim(uint256 index,address recipient,address to,uint128 amount,uint40 validFrom)',
  DOMAIN_TYPEHASH: 'EIP712Domain(string name,uint256 chainId,address verifyingContract)',
  IDENTITY_TYPEHASH: 'Identity(address recipient,uint40 expireAt)',
  PROTOCOL_NAME: 'Sablier Airdrops Protocol',
} as const;

/**
 * Keywords of a declaration that no ABI has, where the source differs from the default for external
 * functions: the default, then the source's.
 */
export const sourceWords: Readonly<Record<string, readonly [usual: string, written: string]>> = {
  'ISablierFactoryMerkleLL.createMerkleLL': ['calldata', 'memory'],
  'SablierFactoryMerkleLL.createMerkleLL': ['calldata', 'memory'],
  'SablierMerkleBase.hasClaimed': ['external', 'public'],
  'SablierMerkleBase.hasExpired': ['external', 'public'],
};

/** Types and errors that other packages declare, with the file that does. */
export const foreign: Readonly<Record<string, string>> = {
  IERC20: '@openzeppelin/contracts/token/ERC20/IERC20.sol',
  ReentrancyGuard: '@openzeppelin/contracts/utils/ReentrancyGuard.sol',
  ReentrancyGuardReentrantCall: '@openzeppelin/contracts/utils/ReentrancyGuard.sol',
  SafeERC20FailedOperation: '@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol',
  SafeCastOverflowedUintDowncast: '@openzeppelin/contracts/utils/math/SafeCast.sol',
  PRBMath_MulDiv18_Overflow: '@prb/math/src/Common.sol',
  PRBMath_UD60x18_IntoUint128_Overflow: '@prb/math/src/ud60x18/Errors.sol',
  UD60x18: '@prb/math/src/ud60x18/ValueType.sol',
  UD2x18: '@prb/math/src/ud2x18/ValueType.sol',
  ISablierComptroller: '@sablier/evm-utils/src/interfaces/ISablierComptroller.sol',
};

/** Version of the sources, which are in no package; it is the tag in the address below. */
export const sourceVersion = '3.0.1';

/** Where the sources of this release are published. */
export const sourceRoot = `https://github.com/sablier-labs/evm-monorepo/blob/airdrops@v${sourceVersion}/airdrops/`;
