import { category, collapsed, labeled, type Items } from './items';

/** Addresses of a product: the newest release, and the earlier ones collapsed, newest first. */
const deployments = (product: string, earlier: string[]): Items => [
  labeled('Deployments', `guides/${product}/deployments`),
  collapsed(
    'Previous deployments',
    earlier.map((version) => labeled(version, `guides/${product}/previous-deployments/${version}`)),
  ),
];

export const guides: Items = [
  category('Starters', [
    labeled('Choose a starter', 'guides/start/overview'),
    labeled('Build an integration', 'guides/start/build'),
    labeled('viem', 'guides/start/viem'),
    labeled('ethers', 'guides/start/ethers'),
    labeled('wagmi and React', 'guides/start/wagmi'),
    labeled('Foundry', 'guides/start/foundry'),
    labeled('Hardhat', 'guides/start/hardhat'),
  ]),
  category('Lockup', [
    'guides/lockup/overview',
    ...deployments('lockup', ['v3.0', 'v2.0', 'v1.2', 'v1.1', 'v1.0']),
    labeled('Local environment', 'guides/lockup/examples/local-environment'),
    labeled('Integrate in a dApp', 'guides/lockup/examples/dapp'),
    category('Create a stream', [
      labeled('Linear', 'guides/lockup/examples/create-stream/lockup-linear'),
      labeled('Dynamic', 'guides/lockup/examples/create-stream/lockup-dynamic'),
      labeled('Tranched', 'guides/lockup/examples/create-stream/lockup-tranched'),
      labeled('Price-gated', 'guides/lockup/examples/create-stream/lockup-price-gated'),
    ]),
    category('Create streams in a batch', [
      labeled('Linear batch', 'guides/lockup/examples/batch-create-streams/batch-lockup-linear'),
      labeled('Dynamic batch', 'guides/lockup/examples/batch-create-streams/batch-lockup-dynamic'),
      labeled(
        'Tranched batch',
        'guides/lockup/examples/batch-create-streams/batch-lockup-tranched',
      ),
    ]),
    labeled('Fees and msg.value', 'guides/lockup/examples/fees'),
    category('Manage streams', [
      labeled('Setup', 'guides/lockup/examples/stream-management/setup'),
      labeled('Withdraw', 'guides/lockup/examples/stream-management/withdraw'),
      labeled('Cancel', 'guides/lockup/examples/stream-management/cancel'),
      labeled('Renounce', 'guides/lockup/examples/stream-management/renounce'),
      labeled('Transfer', 'guides/lockup/examples/stream-management/transfer'),
    ]),
    labeled('Vesting data', 'guides/lockup/examples/vesting-data'),
    labeled('Hooks', 'guides/lockup/examples/hooks'),
    category('Staking', [
      labeled('Design and rewards', 'guides/lockup/examples/staking/setup'),
      labeled('Functions and whole code', 'guides/lockup/examples/staking/full-code'),
      collapsed('By subject', [
        labeled('Rewards', 'guides/lockup/examples/staking/rewards'),
        labeled('Stake', 'guides/lockup/examples/staking/stake'),
        labeled('Claim', 'guides/lockup/examples/staking/claim'),
        labeled('Unstake', 'guides/lockup/examples/staking/unstake'),
        labeled('Hooks', 'guides/lockup/examples/staking/hooks'),
      ]),
    ]),
    labeled('Block explorer', 'guides/lockup/etherscan'),
    labeled('Gas benchmarks', 'guides/lockup/gas-benchmarks'),
  ]),
  category('Flow', [
    'guides/flow/overview',
    ...deployments('flow', ['v2.0', 'v1.1', 'v1.0']),
    labeled('Local environment', 'guides/flow/examples/local-environment'),
    labeled('Calculate the rate', 'guides/flow/examples/flow-calculate-rps'),
    labeled('Create a stream', 'guides/flow/examples/create-stream'),
    labeled('Integrate in a dApp', 'guides/flow/examples/dapp'),
    labeled('Manage streams', 'guides/flow/examples/stream-management'),
    labeled('Batch calls', 'guides/flow/examples/batchable'),
    labeled('Gas benchmarks', 'guides/flow/gas-benchmarks'),
  ]),
  category('Airdrops', [
    'guides/airdrops/overview',
    ...deployments('airdrops', ['v2.0', 'v1.3', 'v1.2', 'v1.1']),
    labeled('Local environment', 'guides/airdrops/examples/local-environment'),
    labeled('Create a campaign', 'guides/airdrops/examples/create-campaign'),
    labeled('Claim from a dApp', 'guides/airdrops/examples/claim'),
    labeled('Verify a campaign', 'guides/airdrops/verify-campaign'),
  ]),
  category('Legacy', [
    'guides/legacy/overview',
    labeled('Streams', 'guides/legacy/streams'),
    labeled('Codebase', 'guides/legacy/codebase'),
    labeled('Gas costs', 'guides/legacy/gas-costs'),
    labeled('Deployments', 'guides/legacy/deployments'),
  ]),
  category('Special cases', ['guides/custom-deployments', 'guides/snapshot-voting']),
];
