type Redirect = readonly [from: string, to: string];

/** The owner's list. Where a target has moved since, `moved` says where to. */
export const asked: readonly Redirect[] = [
  ['/api', '/api/overview'],
  ['/api/airdrops/the-graph', '/api/airdrops/the-graph/entities'],
  ['/api/indexers/protocol', '/api/lockup/envio/similarities'],
  ['/api/lockup/the-graph', '/api/lockup/the-graph/entities'],
  ['/api/merkle-api/intro', '/api/airdrops/merkle-api/overview'],
  ['/api/subgraphs/endpoints', '/api/lockup/endpoints'],
  ['/api/subgraphs/merkle', '/api/airdrops/the-graph/entities'],
  ['/api/subgraphs/overview', '/api/overview'],
  ['/api/subgraphs/protocol', '/api/lockup/the-graph/entities'],
  ['/apps', '/apps/features/overview'],
  ['/apps/csv-support', '/apps/guides/csv-support'],
  ['/csv', '/apps/guides/csv-support'],
  ['/apps/features', '/apps/features/vesting'],
  ['/apps/features/airstreams', '/apps/features/airdrops'],
  ['/apps/features/general', '/apps/features/overview'],
  ['/apps/overview', '/apps/features/overview'],
  ['/apps/features/streams', '/apps/features/vesting'],
  ['/apps/support/how-to', '/support/how-to'],
  ['/apps/url-schemes', '/apps/guides/url-schemes'],
  ['/concepts/protocol/fees', '/concepts/fees'],
  ['/concepts/protocol/nft', '/concepts/nft'],
  ['/concepts/protocol/stream-types', '/concepts/lockup/stream-shapes'],
  ['/concepts/protocol/streaming', '/concepts/streaming'],
  ['/concepts/protocol/transferability', '/concepts/transferability'],
  ['/concepts/sablier-protocol', '/concepts/what-is-sablier'],
  ['/protocol/faq/basics', '/concepts/what-is-sablier'],
  ['/protocol/introduction', '/concepts/what-is-sablier'],
  ['/contracts/v2/deployments/v2.0', '/guides/lockup/previous-deployments/v1.0'],
  ['/contracts/v2/deployments/v2.1', '/guides/lockup/previous-deployments/v1.1'],
  ['/contracts/v2/guides', '/guides/lockup/overview'],
  ['/contracts/v2/reference/overview', '/reference/overview'],
  ['/contracts/v2/security', '/concepts/security'],
  ['/protocol/guides/chains', '/guides/legacy/overview'],
  ['/protocol/guides/getting-started', '/guides/legacy/overview'],
  ['/contracts/v1/guides/getting-started', '/guides/legacy/overview'],
  ['/contracts/v1/overview', '/guides/legacy/overview'],
  ['/protocol/subgraphs/endpoints', '/api/overview'],
  ['/contracts/v1/deployments', '/guides/legacy/deployments'],
];

/**
 * Pages that have moved, by their old address: those of earlier versions of this documentation, which public code and
 * posts still link, and those that `npm run move` adds. Targets have no anchor, because a redirect keeps the reader's.
 */
export const moved: readonly Redirect[] = [
  ['/api/airdrops', '/api/airdrops/overview'],
  ['/api/airdrops/deprecated/old-endpoints', '/api/airdrops/previous-endpoints'],
  ['/api/airdrops/graphql/schema', '/api/airdrops/the-graph/entities'],
  ['/api/airdrops/indexers', '/api/airdrops/endpoints'],
  ['/api/airdrops/previous-indexers', '/api/airdrops/previous-endpoints'],
  ['/api/drops/endpoints', '/api/airdrops/endpoints'],
  ['/api/drops/envio/queries', '/api/airdrops/envio/queries'],
  ['/api/drops/envio/similarities', '/api/airdrops/envio/similarities'],
  ['/api/drops/merkle-api/examples', '/api/airdrops/merkle-api/examples'],
  ['/api/drops/merkle-api/functionality', '/api/airdrops/merkle-api/functionality'],
  ['/api/drops/merkle-api/overview', '/api/airdrops/merkle-api/overview'],
  ['/api/drops/overview', '/api/airdrops/overview'],
  ['/api/drops/the-graph/entities', '/api/airdrops/the-graph/entities'],
  ['/api/drops/the-graph/queries', '/api/airdrops/the-graph/queries'],
  ['/api/flow', '/api/flow/overview'],
  ['/api/flow/deprecated/old-endpoints', '/api/flow/previous-endpoints'],
  ['/api/flow/graphql/schema', '/api/flow/the-graph/entities'],
  ['/api/flow/indexers', '/api/flow/endpoints'],
  ['/api/flow/previous-indexers', '/api/flow/previous-endpoints'],
  ['/api/getting-started', '/api/overview'],
  ['/api/identifiers', '/api/overview'],
  ['/api/lockup', '/api/lockup/overview'],
  ['/api/lockup/graphql/schema', '/api/lockup/the-graph/entities'],
  ['/api/lockup/indexers', '/api/lockup/endpoints'],
  ['/api/lockup/previous-indexers', '/api/lockup/previous-endpoints'],
  ['/api/merkle-api/examples', '/api/airdrops/merkle-api/examples'],
  ['/api/merkle-api/functionality', '/api/airdrops/merkle-api/functionality'],
  ['/api/merkle-api/overview', '/api/airdrops/merkle-api/overview'],
  ['/api/streams/graphql/schema', '/api/lockup/the-graph/entities'],
  ['/api/streams/indexers', '/api/lockup/endpoints'],
  ['/api/subgraphs/architecture/entities', '/api/lockup/the-graph/entities'],
  ['/api/subgraphs/architecture/flow', '/api/lockup/the-graph/architecture'],
  ['/api/subgraphs/architecture/structure', '/api/lockup/the-graph/structure'],
  ['/api/subgraphs/development', '/api/development'],
  ['/api/subgraphs/entities', '/api/lockup/the-graph/entities'],
  ['/api/subgraphs/merkle/entities', '/api/airdrops/the-graph/entities'],
  ['/api/subgraphs/merkle/queries', '/api/airdrops/the-graph/queries'],
  ['/api/subgraphs/protocol/entities', '/api/lockup/the-graph/entities'],
  ['/api/subgraphs/protocol/flow', '/api/lockup/the-graph/architecture'],
  ['/api/subgraphs/protocol/queries', '/api/lockup/the-graph/queries'],
  ['/api/subgraphs/protocol/structure', '/api/lockup/the-graph/structure'],
  ['/api/subgraphs/queries', '/api/lockup/the-graph/queries'],
  ['/apps/brand', '/apps/branding'],
  ['/apps/features/drops', '/apps/features/airdrops'],
  ['/apps/features/generic', '/apps/features/other'],
  ['/apps/guides', '/apps/guides/how-to'],
  ['/apps/guides/videos', '/apps/guides/how-to'],
  ['/apps/integrations/url-schemes', '/apps/guides/url-schemes'],
  ['/apps/legacy', '/apps/v1'],
  ['/apps/legacy-v1', '/apps/v1'],
  ['/concepts', '/concepts/what-is-sablier'],
  ['/concepts/admin', '/concepts/governance'],
  ['/concepts/airdrops', '/concepts/merkle-airdrops'],
  ['/concepts/bob/overview', '/concepts/what-is-sablier'],
  ['/concepts/flow', '/concepts/flow/overview'],
  ['/concepts/flow/flow', '/concepts/flow/overview'],
  ['/concepts/lockup', '/concepts/lockup/overview'],
  ['/concepts/lockup/airstreams', '/concepts/merkle-airdrops'],
  ['/concepts/lockup/cancelability', '/concepts/cancelability'],
  ['/concepts/lockup/stream-types', '/concepts/lockup/stream-shapes'],
  ['/concepts/protocol', '/concepts/what-is-sablier'],
  ['/concepts/protocol/airstream-campaigns', '/concepts/merkle-airdrops'],
  ['/concepts/protocol/airstreams', '/concepts/merkle-airdrops'],
  ['/concepts/protocol/cancelability', '/concepts/cancelability'],
  ['/concepts/protocol/hooks', '/concepts/lockup/hooks'],
  ['/concepts/protocol/linear-streams', '/concepts/lockup/stream-shapes'],
  ['/concepts/protocol/pro-streams', '/concepts/lockup/stream-shapes'],
  ['/concepts/protocol/security', '/concepts/security'],
  ['/concepts/protocol/segments', '/concepts/lockup/segments'],
  ['/concepts/protocol/statuses', '/concepts/lockup/statuses'],
  ['/concepts/protocol/tranches', '/concepts/lockup/tranches'],
  ['/contracts', '/guides/lockup/overview'],
  ['/contracts/v1', '/guides/legacy/overview'],
  ['/contracts/v1/contracts/constant-functions', '/reference/legacy/contracts/constant-functions'],
  [
    '/contracts/v1/contracts/non-constant-functions',
    '/reference/legacy/contracts/non-constant-functions',
  ],
  ['/contracts/v1/guides/chains', '/guides/legacy/deployments'],
  ['/contracts/v1/guides/codebase', '/guides/legacy/codebase'],
  ['/contracts/v1/guides/deployments', '/guides/legacy/deployments'],
  ['/contracts/v1/guides/gas-costs', '/guides/legacy/gas-costs'],
  ['/contracts/v1/guides/streams', '/guides/legacy/streams'],
  ['/contracts/v2', '/guides/lockup/overview'],
  ['/contracts/v2/addresses', '/guides/lockup/deployments'],
  ['/contracts/v2/deployments', '/guides/lockup/deployments'],
  ['/contracts/v2/gas-benchmarks', '/guides/lockup/gas-benchmarks'],
  ['/contracts/v2/gas-costs/v2-core', '/guides/lockup/gas-benchmarks'],
  ['/contracts/v2/gas-costs/v2-periphery', '/guides/lockup/gas-benchmarks'],
  [
    '/contracts/v2/guides/batch-create-streams',
    '/guides/lockup/examples/batch-create-streams/batch-lockup-linear',
  ],
  [
    '/contracts/v2/guides/batch-create-streams/batch-dynamic-streams',
    '/guides/lockup/examples/batch-create-streams/batch-lockup-dynamic',
  ],
  [
    '/contracts/v2/guides/batch-create-streams/batch-linear-streams',
    '/guides/lockup/examples/batch-create-streams/batch-lockup-linear',
  ],
  [
    '/contracts/v2/guides/batch-create-streams/batch-tranched-streams',
    '/guides/lockup/examples/batch-create-streams/batch-lockup-tranched',
  ],
  ['/contracts/v2/guides/create-airstream', '/guides/airdrops/examples/create-campaign'],
  [
    '/contracts/v2/guides/create-stream/dynamic',
    '/guides/lockup/examples/create-stream/lockup-dynamic',
  ],
  [
    '/contracts/v2/guides/create-stream/dynamic-stream',
    '/guides/lockup/examples/create-stream/lockup-dynamic',
  ],
  [
    '/contracts/v2/guides/create-stream/linear',
    '/guides/lockup/examples/create-stream/lockup-linear',
  ],
  [
    '/contracts/v2/guides/create-stream/linear-stream',
    '/guides/lockup/examples/create-stream/lockup-linear',
  ],
  [
    '/contracts/v2/guides/create-stream/lockup-dynamic',
    '/guides/lockup/examples/create-stream/lockup-dynamic',
  ],
  [
    '/contracts/v2/guides/create-stream/lockup-linear',
    '/guides/lockup/examples/create-stream/lockup-linear',
  ],
  [
    '/contracts/v2/guides/create-stream/lockup-tranched',
    '/guides/lockup/examples/create-stream/lockup-tranched',
  ],
  [
    '/contracts/v2/guides/create-stream/pro-stream',
    '/guides/lockup/examples/create-stream/lockup-dynamic',
  ],
  ['/contracts/v2/guides/custom-deployments', '/guides/custom-deployments'],
  ['/contracts/v2/guides/etherscan', '/guides/lockup/etherscan'],
  ['/contracts/v2/guides/frontend', '/guides/start/overview'],
  ['/contracts/v2/guides/hooks', '/guides/lockup/examples/hooks'],
  ['/contracts/v2/guides/local-environment', '/guides/lockup/examples/local-environment'],
  ['/contracts/v2/guides/lockup-linear', '/guides/lockup/examples/create-stream/lockup-linear'],
  ['/contracts/v2/guides/proxy-architecture', '/guides/lockup/previous-deployments/v1.0'],
  [
    '/contracts/v2/guides/proxy-architecture/batch-stream',
    '/guides/lockup/examples/batch-create-streams/batch-lockup-linear',
  ],
  ['/contracts/v2/guides/proxy-architecture/deploy', '/guides/lockup/previous-deployments/v1.0'],
  [
    '/contracts/v2/guides/proxy-architecture/deploy-and-install-plugin',
    '/guides/lockup/previous-deployments/v1.0',
  ],
  [
    '/contracts/v2/guides/proxy-architecture/deployandinstallplugin',
    '/guides/lockup/previous-deployments/v1.0',
  ],
  ['/contracts/v2/guides/proxy-architecture/overview', '/guides/lockup/previous-deployments/v1.0'],
  [
    '/contracts/v2/guides/proxy-architecture/single-stream',
    '/guides/lockup/examples/create-stream/lockup-linear',
  ],
  ['/contracts/v2/guides/snapshot-voting', '/guides/snapshot-voting'],
  ['/contracts/v2/guides/staking/claim', '/guides/lockup/examples/staking/claim'],
  ['/contracts/v2/guides/staking/full-code', '/guides/lockup/examples/staking/full-code'],
  ['/contracts/v2/guides/staking/hooks', '/guides/lockup/examples/staking/hooks'],
  ['/contracts/v2/guides/staking/rewards', '/guides/lockup/examples/staking/rewards'],
  ['/contracts/v2/guides/staking/setup', '/guides/lockup/examples/staking/setup'],
  ['/contracts/v2/guides/staking/stake', '/guides/lockup/examples/staking/stake'],
  ['/contracts/v2/guides/staking/stake-sablier-nft', '/guides/lockup/examples/staking/full-code'],
  ['/contracts/v2/guides/staking/unstake', '/guides/lockup/examples/staking/unstake'],
  ['/contracts/v2/guides/stream-interactions', '/guides/lockup/examples/stream-management/setup'],
  ['/contracts/v2/guides/stream-management/burn', '/concepts/nft'],
  [
    '/contracts/v2/guides/stream-management/cancel',
    '/guides/lockup/examples/stream-management/cancel',
  ],
  [
    '/contracts/v2/guides/stream-management/renounce',
    '/guides/lockup/examples/stream-management/renounce',
  ],
  [
    '/contracts/v2/guides/stream-management/setup',
    '/guides/lockup/examples/stream-management/setup',
  ],
  [
    '/contracts/v2/guides/stream-management/transfer',
    '/guides/lockup/examples/stream-management/transfer',
  ],
  [
    '/contracts/v2/guides/stream-management/withdraw',
    '/guides/lockup/examples/stream-management/withdraw',
  ],
  ['/contracts/v2/overview', '/guides/lockup/overview'],
  ['/contracts/v2/reference', '/reference/overview'],
  ['/contracts/v2/reference/access-control', '/reference/lockup/access-control'],
  ['/contracts/v2/reference/airdrops/overview', '/guides/airdrops/overview'],
  [
    '/contracts/v2/reference/core/abstracts/abstract.Adminable',
    '/reference/lockup/contracts/abstracts/abstract.Comptrollerable',
  ],
  [
    '/contracts/v2/reference/core/abstracts/abstract.NoDelegateCall',
    '/reference/lockup/contracts/abstracts/abstract.NoDelegateCall',
  ],
  [
    '/contracts/v2/reference/core/abstracts/abstract.SablierV2Lockup',
    '/reference/lockup/contracts/contract.SablierLockup',
  ],
  ['/contracts/v2/reference/core/contract.SablierV2Comptroller', '/reference/comptroller'],
  [
    '/contracts/v2/reference/core/contract.SablierV2LockupDynamic',
    '/reference/lockup/contracts/abstracts/abstract.SablierLockupDynamic',
  ],
  [
    '/contracts/v2/reference/core/contract.SablierV2LockupLinear',
    '/reference/lockup/contracts/abstracts/abstract.SablierLockupLinear',
  ],
  [
    '/contracts/v2/reference/core/contract.SablierV2LockupPro',
    '/reference/lockup/contracts/abstracts/abstract.SablierLockupDynamic',
  ],
  [
    '/contracts/v2/reference/core/contract.SablierV2LockupTranched',
    '/reference/lockup/contracts/abstracts/abstract.SablierLockupTranched',
  ],
  [
    '/contracts/v2/reference/core/contract.SablierV2NFTDescriptor',
    '/reference/lockup/contracts/contract.LockupNFTDescriptor',
  ],
  [
    '/contracts/v2/reference/core/interfaces/hooks/interface.ISablierV2LockupRecipient',
    '/reference/lockup/contracts/interfaces/interface.ISablierLockupRecipient',
  ],
  [
    '/contracts/v2/reference/core/interfaces/hooks/interface.ISablierV2LockupSender',
    '/concepts/lockup/hooks',
  ],
  [
    '/contracts/v2/reference/core/interfaces/hooks/interface.ISablierV2Recipient',
    '/reference/lockup/contracts/interfaces/interface.ISablierLockupRecipient',
  ],
  [
    '/contracts/v2/reference/core/interfaces/hooks/interface.ISablierV2Sender',
    '/concepts/lockup/hooks',
  ],
  [
    '/contracts/v2/reference/core/interfaces/interface.IAdminable',
    '/reference/lockup/contracts/interfaces/interface.IComptrollerable',
  ],
  [
    '/contracts/v2/reference/core/interfaces/interface.ISablierLockupRecipient',
    '/reference/lockup/contracts/interfaces/interface.ISablierLockupRecipient',
  ],
  [
    '/contracts/v2/reference/core/interfaces/interface.ISablierV2Comptroller',
    '/reference/comptroller',
  ],
  [
    '/contracts/v2/reference/core/interfaces/interface.ISablierV2Lockup',
    '/reference/lockup/contracts/interfaces/interface.ISablierLockup',
  ],
  [
    '/contracts/v2/reference/core/interfaces/interface.ISablierV2LockupDynamic',
    '/reference/lockup/contracts/interfaces/interface.ISablierLockupDynamic',
  ],
  [
    '/contracts/v2/reference/core/interfaces/interface.ISablierV2LockupLinear',
    '/reference/lockup/contracts/interfaces/interface.ISablierLockupLinear',
  ],
  [
    '/contracts/v2/reference/core/interfaces/interface.ISablierV2LockupPro',
    '/reference/lockup/contracts/interfaces/interface.ISablierLockupDynamic',
  ],
  [
    '/contracts/v2/reference/core/interfaces/interface.ISablierV2LockupTranched',
    '/reference/lockup/contracts/interfaces/interface.ISablierLockupTranched',
  ],
  [
    '/contracts/v2/reference/core/interfaces/interface.ISablierV2NFTDescriptor',
    '/reference/lockup/contracts/interfaces/interface.ILockupNFTDescriptor',
  ],
  [
    '/contracts/v2/reference/core/libraries/library.Errors',
    '/reference/lockup/contracts/libraries/library.Errors',
  ],
  [
    '/contracts/v2/reference/core/libraries/library.Helpers',
    '/reference/lockup/contracts/libraries/library.LockupHelpers',
  ],
  [
    '/contracts/v2/reference/core/libraries/library.NFTSVG',
    '/reference/lockup/contracts/libraries/library.NFTSVG',
  ],
  [
    '/contracts/v2/reference/core/libraries/library.SVGElements',
    '/reference/lockup/contracts/libraries/library.SVGElements',
  ],
  [
    '/contracts/v2/reference/core/types/library.Lockup',
    '/reference/lockup/contracts/types/library.Lockup',
  ],
  [
    '/contracts/v2/reference/core/types/library.LockupDynamic',
    '/reference/lockup/contracts/types/library.LockupDynamic',
  ],
  [
    '/contracts/v2/reference/core/types/library.LockupLinear',
    '/reference/lockup/contracts/types/library.LockupLinear',
  ],
  [
    '/contracts/v2/reference/core/types/library.LockupPro',
    '/reference/lockup/contracts/types/library.LockupDynamic',
  ],
  [
    '/contracts/v2/reference/core/types/library.LockupTranched',
    '/reference/lockup/contracts/types/library.LockupTranched',
  ],
  ['/contracts/v2/reference/core/types/struct.Broker', '/concepts/fees'],
  ['/contracts/v2/reference/diagrams', '/reference/lockup/diagrams'],
  ['/contracts/v2/reference/errors', '/reference/older-errors'],
  [
    '/contracts/v2/reference/periphery/abstracts/abstract.SablierV2MerkleLockup',
    '/reference/airdrops/contracts/abstracts/abstract.SablierMerkleLockup',
  ],
  [
    '/contracts/v2/reference/periphery/abstracts/abstract.SablierV2MerkleStreamer',
    '/reference/airdrops/contracts/abstracts/abstract.SablierMerkleLockup',
  ],
  [
    '/contracts/v2/reference/periphery/contract.SablierV2Archive',
    '/guides/lockup/previous-deployments/v1.0',
  ],
  [
    '/contracts/v2/reference/periphery/contract.SablierV2Batch',
    '/reference/lockup/contracts/contract.SablierBatchLockup',
  ],
  [
    '/contracts/v2/reference/periphery/contract.SablierV2BatchLockup',
    '/reference/lockup/contracts/contract.SablierBatchLockup',
  ],
  [
    '/contracts/v2/reference/periphery/contract.SablierV2MerkleLL',
    '/reference/airdrops/contracts/contract.SablierMerkleLL',
  ],
  [
    '/contracts/v2/reference/periphery/contract.SablierV2MerkleLockupFactory',
    '/reference/airdrops/contracts/abstracts/abstract.SablierFactoryMerkleBase',
  ],
  [
    '/contracts/v2/reference/periphery/contract.SablierV2MerkleLT',
    '/reference/airdrops/contracts/contract.SablierMerkleLT',
  ],
  [
    '/contracts/v2/reference/periphery/contract.SablierV2MerkleStreamerFactory',
    '/reference/airdrops/contracts/abstracts/abstract.SablierFactoryMerkleBase',
  ],
  [
    '/contracts/v2/reference/periphery/contract.SablierV2MerkleStreamerLL',
    '/reference/airdrops/contracts/contract.SablierMerkleLL',
  ],
  [
    '/contracts/v2/reference/periphery/contract.SablierV2ProxyPlugin',
    '/guides/lockup/previous-deployments/v1.0',
  ],
  [
    '/contracts/v2/reference/periphery/contract.SablierV2ProxyTarget',
    '/guides/lockup/previous-deployments/v1.0',
  ],
  [
    '/contracts/v2/reference/periphery/interfaces/interface.ISablierV2Archive',
    '/guides/lockup/previous-deployments/v1.0',
  ],
  [
    '/contracts/v2/reference/periphery/interfaces/interface.ISablierV2Batch',
    '/reference/lockup/contracts/interfaces/interface.ISablierBatchLockup',
  ],
  [
    '/contracts/v2/reference/periphery/interfaces/interface.ISablierV2BatchLockup',
    '/reference/lockup/contracts/interfaces/interface.ISablierBatchLockup',
  ],
  [
    '/contracts/v2/reference/periphery/interfaces/interface.ISablierV2MerkleLL',
    '/reference/airdrops/contracts/interfaces/interface.ISablierMerkleLL',
  ],
  [
    '/contracts/v2/reference/periphery/interfaces/interface.ISablierV2MerkleLockup',
    '/reference/airdrops/contracts/interfaces/interface.ISablierMerkleLockup',
  ],
  [
    '/contracts/v2/reference/periphery/interfaces/interface.ISablierV2MerkleLockupFactory',
    '/reference/airdrops/contracts/interfaces/interface.ISablierFactoryMerkleBase',
  ],
  [
    '/contracts/v2/reference/periphery/interfaces/interface.ISablierV2MerkleLT',
    '/reference/airdrops/contracts/interfaces/interface.ISablierMerkleLT',
  ],
  [
    '/contracts/v2/reference/periphery/interfaces/interface.ISablierV2MerkleStreamer',
    '/reference/airdrops/contracts/interfaces/interface.ISablierMerkleLockup',
  ],
  [
    '/contracts/v2/reference/periphery/interfaces/interface.ISablierV2MerkleStreamerFactory',
    '/reference/airdrops/contracts/interfaces/interface.ISablierFactoryMerkleBase',
  ],
  [
    '/contracts/v2/reference/periphery/interfaces/interface.ISablierV2MerkleStreamerLL',
    '/reference/airdrops/contracts/interfaces/interface.ISablierMerkleLL',
  ],
  [
    '/contracts/v2/reference/periphery/interfaces/interface.ISablierV2ProxyPlugin',
    '/guides/lockup/previous-deployments/v1.0',
  ],
  [
    '/contracts/v2/reference/periphery/interfaces/interface.ISablierV2ProxyTarget',
    '/guides/lockup/previous-deployments/v1.0',
  ],
  [
    '/contracts/v2/reference/periphery/libraries/library.Errors',
    '/reference/airdrops/contracts/libraries/library.Errors',
  ],
  [
    '/contracts/v2/reference/periphery/types/library.Batch',
    '/reference/lockup/contracts/types/library.BatchLockup',
  ],
  [
    '/contracts/v2/reference/periphery/types/library.BatchLockup',
    '/reference/lockup/contracts/types/library.BatchLockup',
  ],
  [
    '/contracts/v2/reference/periphery/types/library.MerkleLockup',
    '/reference/airdrops/contracts/types/library.MerkleLockup',
  ],
  [
    '/contracts/v2/reference/periphery/types/library.MerkleLT',
    '/reference/airdrops/contracts/types/library.MerkleLT',
  ],
  ['/faq', '/support/faq'],
  ['/guides', '/guides/lockup/overview'],
  ['/guides/ai-agents', '/api/agents'],
  ['/guides/airdrops', '/guides/airdrops/overview'],
  ['/guides/airdrops/campaign-verification', '/guides/airdrops/verify-campaign'],
  ['/guides/bob/deployments', '/api/deployment-data'],
  ['/guides/bob/overview', '/concepts/what-is-sablier'],
  ['/guides/building-with-llms', '/api/agents'],
  ['/guides/claim-with-ai-skills', '/api/agents'],
  ['/guides/flow', '/guides/flow/overview'],
  ['/guides/flow/examples/calculate-rps', '/guides/flow/examples/flow-calculate-rps'],
  ['/guides/legacy', '/guides/legacy/overview'],
  ['/guides/lockup', '/guides/lockup/overview'],
  ['/guides/lockup/campaign-verification', '/guides/airdrops/verify-campaign'],
  ['/guides/lockup/examples/create-airstream', '/guides/airdrops/examples/create-campaign'],
  ['/guides/lockup/examples/etherscan', '/guides/lockup/etherscan'],
  ['/guides/lockup/examples/pull-vesting-data', '/guides/lockup/examples/vesting-data'],
  ['/guides/lockup/previous-deployments/legacy', '/guides/legacy/deployments'],
  ['/protocol/faq/fees', '/concepts/fees'],
  ['/protocol/faq/security', '/concepts/security'],
  ['/protocol/faq/technical-glossary', '/concepts/glossary'],
  ['/protocol/faq/token-streaming', '/concepts/streaming'],
  ['/protocol/guides/codebase', '/guides/legacy/codebase'],
  ['/protocol/guides/data', '/api/legacy'],
  ['/protocol/guides/gas-costs', '/guides/legacy/gas-costs'],
  ['/protocol/subgraph/endpoints', '/api/legacy'],
  ['/protocol/subgraph/entities', '/api/legacy'],
  ['/protocol/subgraph/queries', '/api/legacy'],
  [
    '/protocol/technical-reference-v1/constant-functions',
    '/reference/legacy/contracts/constant-functions',
  ],
  [
    '/protocol/technical-reference-v1/non-constant-functions',
    '/reference/legacy/contracts/non-constant-functions',
  ],
  ['/protocol/technical-reference-v1/streams', '/guides/legacy/streams'],
  ['/reference', '/reference/overview'],
  [
    '/reference/airdrops/airdrops/contracts/contract.SablierMerkleFactory',
    '/reference/airdrops/contracts/abstracts/abstract.SablierFactoryMerkleBase',
  ],
  [
    '/reference/airdrops/contracts/contract.SablierMerkleFactory',
    '/reference/airdrops/contracts/abstracts/abstract.SablierFactoryMerkleBase',
  ],
  [
    '/reference/airdrops/contracts/interfaces/interface.ISablierMerkleFactory',
    '/reference/airdrops/contracts/interfaces/interface.ISablierFactoryMerkleBase',
  ],
  [
    '/reference/airdrops/contracts/types/library.MerkleFactory',
    '/reference/airdrops/contracts/types/library.MerkleBase',
  ],
  [
    '/reference/flow/contracts/abstracts/abstract.Adminable',
    '/reference/flow/contracts/abstracts/abstract.Comptrollerable',
  ],
  [
    '/reference/flow/contracts/abstracts/abstract.SablierFlowBase',
    '/reference/flow/contracts/abstracts/abstract.SablierFlowState',
  ],
  [
    '/reference/flow/contracts/interfaces/interface.IAdminable',
    '/reference/flow/contracts/interfaces/interface.IComptrollerable',
  ],
  [
    '/reference/flow/contracts/interfaces/interface.ISablierFlowBase',
    '/reference/flow/contracts/interfaces/interface.ISablierFlowState',
  ],
  [
    '/reference/flow/contracts/libraries/library.Helpers',
    '/reference/flow/contracts/libraries/library.FlowHelpers',
  ],
  ['/reference/flow/contracts/types/struct.Broker', '/concepts/fees'],
  ['/reference/flow/overview', '/reference/overview'],
  [
    '/reference/lockup/contracts/abstracts/abstract.Adminable',
    '/reference/lockup/contracts/abstracts/abstract.Comptrollerable',
  ],
  [
    '/reference/lockup/contracts/abstracts/abstract.SablierLockupBase',
    '/reference/lockup/contracts/contract.SablierLockup',
  ],
  [
    '/reference/lockup/contracts/interfaces/interface.IAdminable',
    '/reference/lockup/contracts/interfaces/interface.IComptrollerable',
  ],
  [
    '/reference/lockup/contracts/interfaces/interface.ISablierLockupBase',
    '/reference/lockup/contracts/interfaces/interface.ISablierLockup',
  ],
  [
    '/reference/lockup/contracts/libraries/library.Helpers',
    '/reference/lockup/contracts/libraries/library.LockupHelpers',
  ],
  [
    '/reference/lockup/contracts/libraries/library.VestingMath',
    '/reference/lockup/contracts/libraries/library.LockupMath',
  ],
  ['/reference/lockup/contracts/types/struct.Broker', '/concepts/fees'],
  [
    '/reference/lockup/core/abstracts/abstract.Adminable',
    '/reference/lockup/contracts/abstracts/abstract.Comptrollerable',
  ],
  [
    '/reference/lockup/core/abstracts/abstract.NoDelegateCall',
    '/reference/lockup/contracts/abstracts/abstract.NoDelegateCall',
  ],
  [
    '/reference/lockup/core/abstracts/abstract.SablierV2Lockup',
    '/reference/lockup/contracts/contract.SablierLockup',
  ],
  [
    '/reference/lockup/core/contract.SablierV2LockupDynamic',
    '/reference/lockup/contracts/abstracts/abstract.SablierLockupDynamic',
  ],
  [
    '/reference/lockup/core/contract.SablierV2LockupLinear',
    '/reference/lockup/contracts/abstracts/abstract.SablierLockupLinear',
  ],
  [
    '/reference/lockup/core/contract.SablierV2LockupTranched',
    '/reference/lockup/contracts/abstracts/abstract.SablierLockupTranched',
  ],
  [
    '/reference/lockup/core/contract.SablierV2NFTDescriptor',
    '/reference/lockup/contracts/contract.LockupNFTDescriptor',
  ],
  [
    '/reference/lockup/core/interfaces/interface.IAdminable',
    '/reference/lockup/contracts/interfaces/interface.IComptrollerable',
  ],
  [
    '/reference/lockup/core/interfaces/interface.ISablierLockupRecipient',
    '/reference/lockup/contracts/interfaces/interface.ISablierLockupRecipient',
  ],
  [
    '/reference/lockup/core/interfaces/interface.ISablierV2Lockup',
    '/reference/lockup/contracts/interfaces/interface.ISablierLockup',
  ],
  [
    '/reference/lockup/core/interfaces/interface.ISablierV2LockupDynamic',
    '/reference/lockup/contracts/interfaces/interface.ISablierLockupDynamic',
  ],
  [
    '/reference/lockup/core/interfaces/interface.ISablierV2LockupLinear',
    '/reference/lockup/contracts/interfaces/interface.ISablierLockupLinear',
  ],
  [
    '/reference/lockup/core/interfaces/interface.ISablierV2LockupTranched',
    '/reference/lockup/contracts/interfaces/interface.ISablierLockupTranched',
  ],
  [
    '/reference/lockup/core/interfaces/interface.ISablierV2NFTDescriptor',
    '/reference/lockup/contracts/interfaces/interface.ILockupNFTDescriptor',
  ],
  [
    '/reference/lockup/core/libraries/library.Errors',
    '/reference/lockup/contracts/libraries/library.Errors',
  ],
  [
    '/reference/lockup/core/libraries/library.Helpers',
    '/reference/lockup/contracts/libraries/library.LockupHelpers',
  ],
  [
    '/reference/lockup/core/libraries/library.NFTSVG',
    '/reference/lockup/contracts/libraries/library.NFTSVG',
  ],
  [
    '/reference/lockup/core/libraries/library.SVGElements',
    '/reference/lockup/contracts/libraries/library.SVGElements',
  ],
  [
    '/reference/lockup/core/types/library.Lockup',
    '/reference/lockup/contracts/types/library.Lockup',
  ],
  [
    '/reference/lockup/core/types/library.LockupDynamic',
    '/reference/lockup/contracts/types/library.LockupDynamic',
  ],
  [
    '/reference/lockup/core/types/library.LockupLinear',
    '/reference/lockup/contracts/types/library.LockupLinear',
  ],
  [
    '/reference/lockup/core/types/library.LockupTranched',
    '/reference/lockup/contracts/types/library.LockupTranched',
  ],
  ['/reference/lockup/core/types/struct.Broker', '/concepts/fees'],
  ['/reference/lockup/overview', '/reference/overview'],
  [
    '/reference/lockup/periphery/abstracts/abstract.SablierV2MerkleLockup',
    '/reference/airdrops/contracts/abstracts/abstract.SablierMerkleLockup',
  ],
  [
    '/reference/lockup/periphery/contract.SablierV2BatchLockup',
    '/reference/lockup/contracts/contract.SablierBatchLockup',
  ],
  [
    '/reference/lockup/periphery/contract.SablierV2MerkleLL',
    '/reference/airdrops/contracts/contract.SablierMerkleLL',
  ],
  [
    '/reference/lockup/periphery/contract.SablierV2MerkleLockupFactory',
    '/reference/airdrops/contracts/abstracts/abstract.SablierFactoryMerkleBase',
  ],
  [
    '/reference/lockup/periphery/contract.SablierV2MerkleLT',
    '/reference/airdrops/contracts/contract.SablierMerkleLT',
  ],
  [
    '/reference/lockup/periphery/interfaces/interface.ISablierV2BatchLockup',
    '/reference/lockup/contracts/interfaces/interface.ISablierBatchLockup',
  ],
  [
    '/reference/lockup/periphery/interfaces/interface.ISablierV2MerkleLL',
    '/reference/airdrops/contracts/interfaces/interface.ISablierMerkleLL',
  ],
  [
    '/reference/lockup/periphery/interfaces/interface.ISablierV2MerkleLockup',
    '/reference/airdrops/contracts/interfaces/interface.ISablierMerkleLockup',
  ],
  [
    '/reference/lockup/periphery/interfaces/interface.ISablierV2MerkleLockupFactory',
    '/reference/airdrops/contracts/interfaces/interface.ISablierFactoryMerkleBase',
  ],
  [
    '/reference/lockup/periphery/interfaces/interface.ISablierV2MerkleLT',
    '/reference/airdrops/contracts/interfaces/interface.ISablierMerkleLT',
  ],
  [
    '/reference/lockup/periphery/libraries/library.Errors',
    '/reference/airdrops/contracts/libraries/library.Errors',
  ],
  [
    '/reference/lockup/periphery/types/library.BatchLockup',
    '/reference/lockup/contracts/types/library.BatchLockup',
  ],
  [
    '/reference/lockup/periphery/types/library.MerkleLockup',
    '/reference/airdrops/contracts/types/library.MerkleLockup',
  ],
  [
    '/reference/lockup/periphery/types/library.MerkleLT',
    '/reference/airdrops/contracts/types/library.MerkleLT',
  ],
  ['/solana', '/concepts/chains'],
  ['/solana/accounts-and-flows/lockup', '/concepts/chains'],
  ['/solana/accounts-and-flows/merkle-instant', '/concepts/chains'],
  ['/solana/accounts-architecture/lockup', '/concepts/chains'],
  ['/solana/accounts-architecture/merkle-instant', '/concepts/chains'],
  ['/solana/architecture-and-diagrams/lockup', '/concepts/chains'],
  ['/solana/claim-with-ai', '/concepts/chains'],
  ['/solana/client-integration/lockup', '/concepts/chains'],
  ['/solana/client-integration/merkle-instant', '/concepts/chains'],
  ['/solana/deployment-addresses', '/concepts/chains'],
  ['/solana/deployments', '/concepts/chains'],
  ['/solana/fee', '/concepts/chains'],
  ['/solana/governance', '/concepts/chains'],
  ['/solana/protocol-details', '/concepts/chains'],
  ['/solana/sablier-on-solana', '/concepts/chains'],
  ['/streams', '/guides/legacy/streams'],
  ['/support', '/support/faq'],
  ['/support/contact', '/support/faq'],
  ['/support/user-guides', '/support/how-to'],
];

const movedTo = new Map(moved);

/** Where an address leads in the end, so that no redirect leads to another one. */
function targetOf(address: string): string {
  const next = movedTo.get(address);
  return next === undefined ? address : targetOf(next);
}

/** Addresses that once held a page. */
export const redirects: readonly Redirect[] = [...asked, ...moved].map(([from, to]) => [
  from,
  targetOf(to),
]);
