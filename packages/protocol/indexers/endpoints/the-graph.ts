// cspell:ignoreRegExp /'[1-9A-HJ-NP-Za-km-z]{42,44}'/g
import type { GraphDeployment } from './types';

/** Subgraphs on The Graph's network: chain id, streams deployment, airdrops deployment. */
const NETWORK: readonly (readonly [chainId: number, streams: string, airdrops: string])[] = [
  [
    42161,
    'yvDXXHSyv6rGPSzfpbBcbQmMFrECac3Q2zADkYsMxam',
    'HkHDg6NVVVeobhpcU4pTPMktyC25zd6xAQBGpYrWDgRr',
  ],
  [
    43114,
    'FTDmonvFEm1VGkzECcnDY2CPHcW5dSmHRurSjEEfTkCX',
    'CpbN5Ps25UzqfdoqYdrjoSK4Him6nwDvdLK6a2sGS1PA',
  ],
  [
    8453,
    '778GfecD9tsyB4xNnz4wfuAyfHU6rqGr79VCPZKu3t2F',
    '4SxPXkQNifgBYqje2C4yP5gz69erZwtD7GuLWgXHSLGe',
  ],
  [
    80094,
    'C2r13APcUemQtVdPFm7p7T3aJkU2rH2EvdZzrQ53zi14',
    'CnYsdmzuY3Mebwywvqv1WrXw9UZuPMTrxoGgR2UdThJE',
  ],
  [
    56,
    'A8Vc9hi7j45u7P8Uw5dg4uqYJgPo4x1rB4oZtTVaiccK',
    'FXQT42kQPvpMJgsF5Bs6CqpxVvPP1LBqEhWThCCLMeGL',
  ],
  [
    88888,
    '4KsXUFvsKFHH7Q8k3BPgEv2NhCJJGwG78gCPAUpncYb',
    '6LK1aqrhzZCp6c88MEBDAR1VDLpZQiXpBKkceJ5Lu4LU',
  ],
  [
    1,
    'AvDAMYYHGaEwn9F9585uqq6MM5CfvRtYcb7KjK7LKPCt',
    'DFD73EcSue44R7mpHvXeyvcgaT8tR1iKakZFjBsiFpjs',
  ],
  [
    100,
    'DtKniy1RvB19q1r2g1WLN4reMNKDacEnuAjh284rW2iK',
    'kQEY5PYbjx4SMKyMUwqJHRLDzKH1aUqGsf1cnibU7Kn',
  ],
  [
    59144,
    'GvpecytqVzLzuwuQB3enozXoaZRFoVx8Kr7qrfMiE9bs',
    '6koYFSd8FQizdQWLTdRpL1yTmAbpMgN1vZN5W6ajZiTN',
  ],
  [
    10,
    'NZHzd2JNFKhHP5EWUiDxa5TaxGCFbSD4g6YnYr8JGi6',
    'CHJtCNDzPqngpa1YJoaVrjuufZL6k6VkEkG9ZFUMQzF7',
  ],
  [
    137,
    '8fgeQMEQ8sskVeWE5nvtsVL2VpezDrAkx2d1VeiHiheu',
    'FRbBKiDyM5YpFAqHLXRfQWwQdMGzFL82hqoPXPpXzAHE',
  ],
  [
    534352,
    'GycpYx8c9eRqxvEAfqnpNd1ZfXeuLzjRhnG7vvYaqEE1',
    'Ev4xS8VxuoUcpgqz5A2BkTgQxQeskm4Fg41XzVJ2DX9',
  ],
  [
    146,
    'GnaSPX9XLkPn219CqbGFU1NgveuQk2Hh3c8WxjtesaEh',
    '5g8orwpm5Rf83G8eqDzDjodt3sG2D64cbiLC98Utmv4Q',
  ],
  [
    130,
    '3MUG4H3gZcp9fpGLiJMTMeUFcQQ6QdT317P4wYKyns9M',
    '4rQMJ85hKNhcaDyirGipGvcqS4auGU3QCFRBnpiexyNy',
  ],
  [
    324,
    '7SuEYGYwZ835LjVGB85ZE8z5zmqdKgmRh8kAEeJefWQN',
    '64iDUwNVWKukw67nqTXif5taEfLug4Qf1c2suAv5hrqN',
  ],
  [
    84532,
    'DdiYENuyh5ztSybRJnBnCZuUgESkFasjGFHZUbURpKHz',
    '4R2hm27YJ7CVEJ97BbBJz2r4KTKYc8sTqqzrD8UzEfJt',
  ],
  [
    11155111,
    '5yDtFSxyRuqyjvGJyyuQhMEW3Uah7Ddy2KFSKVhy9VMa',
    '8PLGDyXEsPgRTAnozL7MAjmTUFY4TBzs8i4F9Pq3wwSh',
  ],
];

/** Subgraphs on nodes that the chains run themselves: chain id and the address up to the name. */
const CUSTOM: readonly (readonly [chainId: number, base: string])[] = [
  [369369, 'https://thegraph.denergychain.com/subgraphs/name/denergychain'],
  [1890, 'https://graph.phoenix.lightlink.io/query/subgraphs/name/lightlink'],
];

/** Every current subgraph, the network's first. */
export const graphDeployments: readonly GraphDeployment[] = [
  ...NETWORK.map(([chainId, streams, airdrops]) => ({ chainId, ids: { streams, airdrops } })),
  ...CUSTOM.map(([chainId, base]) => ({ chainId, base })),
];
