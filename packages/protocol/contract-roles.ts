/** The purpose of a deployed contract, and whether an integrator calls it. */
interface ContractRole {
  job: string;
  /** The case in which the reader's own code or wallet calls it. */
  use: string;
}

const libraryOf = (contract: string) => `never directly: \`${contract}\` is linked to it`;
const WITH_ERRORS = ', and its errors reach you';
const DRAWN_BY_TOKEN_URI = 'never: `tokenURI` of the stream contract asks it';
const WITHDRAW_HERE = 'to withdraw, cancel and read the streams it holds';
const CAMPAIGN_FACTORY = 'to create such a campaign; claims go to the campaign it created';

/** No reliable source describes the four; the SDK has no ABI for them. */
const PROXY_PERIPHERY: ContractRole = {
  job: 'part of a periphery that worked through PRBProxy and was dropped with the next release',
  use: 'not for anything new; for an old stream whose sender is a PRBProxy, read the verified source',
};

/**
 * Every contract name that the SDK lists for the documented products. Backticks mark code. A name
 * without a role here stops the build (see `readDeployment`).
 */
export const contractRoles: Readonly<Record<string, ContractRole>> = {
  SablierLockup: {
    job: 'holds the tokens, the streams of every model and their NFTs',
    use: 'to create, withdraw, cancel and read',
  },
  SablierBatchLockup: {
    job: 'creates many streams of one token and one model in one transaction',
    use: 'for bulk creation; approve it for the tokens',
  },
  LockupNFTDescriptor: { job: 'draws the NFT of a stream', use: DRAWN_BY_TOKEN_URI },
  LockupHelpers: {
    job: 'checks the inputs of a creation',
    use: libraryOf('SablierLockup') + WITH_ERRORS,
  },
  Helpers: {
    job: 'checks the inputs of a creation',
    use: libraryOf('SablierLockup') + WITH_ERRORS,
  },
  LockupMath: { job: 'computes released amounts', use: libraryOf('SablierLockup') },
  VestingMath: { job: 'computes released amounts', use: libraryOf('SablierLockup') },

  SablierV2LockupLinear: { job: 'holds linear streams and their NFTs', use: WITHDRAW_HERE },
  SablierV2LockupDynamic: { job: 'holds dynamic streams and their NFTs', use: WITHDRAW_HERE },
  SablierV2LockupTranched: { job: 'holds tranched streams and their NFTs', use: WITHDRAW_HERE },
  SablierV2Comptroller: {
    job: 'keeps the protocol fee, the flash fee and the list of tokens for flash loans',
    use: 'never: the stream contracts read it',
  },
  SablierV2NFTDescriptor: { job: 'draws the NFT of a stream', use: DRAWN_BY_TOKEN_URI },
  SablierV2Batch: { job: 'creates many streams in one transaction', use: 'for bulk creation' },
  SablierV2BatchLockup: {
    job: 'creates many streams in one transaction',
    use: 'for bulk creation',
  },
  SablierV2Archive: PROXY_PERIPHERY,
  SablierV2ProxyPlugin: PROXY_PERIPHERY,
  SablierV2ProxyTarget: PROXY_PERIPHERY,
  SablierV2ProxyTargetApprove: PROXY_PERIPHERY,

  SablierFlow: {
    job: 'holds the tokens, the streams and their NFTs',
    use: 'to create, deposit, withdraw, pause, refund and read',
  },
  FlowNFTDescriptor: { job: 'draws the NFT of a stream', use: DRAWN_BY_TOKEN_URI },

  SablierV2MerkleStreamerFactory: {
    job: 'creates campaigns that pay in linear streams',
    use: CAMPAIGN_FACTORY,
  },
  SablierV2MerkleLockupFactory: {
    job: 'creates campaigns that pay in linear or tranched streams',
    use: CAMPAIGN_FACTORY,
  },
  SablierMerkleFactory: {
    job: 'creates instant, linear and tranched campaigns',
    use: CAMPAIGN_FACTORY,
  },
  SablierFactoryMerkleInstant: {
    job: 'creates campaigns that pay at once',
    use: CAMPAIGN_FACTORY,
  },
  SablierFactoryMerkleLL: {
    job: 'creates campaigns that pay in linear streams',
    use: CAMPAIGN_FACTORY,
  },
  SablierFactoryMerkleLT: {
    job: 'creates campaigns that pay in tranched streams',
    use: CAMPAIGN_FACTORY,
  },
  SablierFactoryMerkleVCA: {
    job: 'creates campaigns whose claim amount grows with time',
    use: CAMPAIGN_FACTORY,
  },
  SablierFactoryMerkleExecute: {
    job: 'creates campaigns that hand the claimed tokens to another contract',
    use: CAMPAIGN_FACTORY,
  },

  Sablier: {
    job: 'holds the tokens and the streams of Legacy',
    use: 'to withdraw, cancel and read',
  },
  Payroll: {
    job: 'the on-chain sender of salaries of 2019 to 2021',
    use: 'to withdraw from or cancel a salary',
  },
};
