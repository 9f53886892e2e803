// cspell:ignoreRegExp /'[1-9A-HJ-NP-Za-km-z]{42,44}'/g
import type { PreviousDeployment } from './types';

/** Separate subgraphs of Flow, replaced by the merged streams deployment in April 2026. */
const FLOW: readonly (readonly [
  chain: number | string,
  name: string,
  id: string,
  until: string,
])[] = [
  [1, 'sablier-flow-ethereum', 'ECxBJhKceBGaVvK6vqmK3VQAncKwPeAQutEb8TeiUiod', '2026-04-16'],
  [2741, 'sablier-flow-abstract', 'Gq3e1gihMoSynURwGXQnPoKGVZzdsyomdrMH934vQHuG', '2026-04-16'],
  [42161, 'sablier-flow-arbitrum', 'C3kBBUVtW2rxqGpAgSgEuSaT49izkH6Q8UibRt7XFTyW', '2026-04-16'],
  [43114, 'sablier-flow-avalanche', '6PAizjTALVqLLB7Ycq6XnpTeck8Z8QUpDFnVznMnisUh', '2026-04-16'],
  [8453, 'sablier-flow-base', '4XSxXh8ZgkzaA35nrbQG9Ry3FYz3ZFD8QBdWwVg5pF9W', '2026-04-16'],
  [80094, 'sablier-flow-berachain', 'J87eaBLfTe7kKWgUGqe5TxntNCzA4pyWmqJowMddehuh', '2026-04-16'],
  [81457, 'sablier-flow-blast', '8joiC9LpUbSV6eGRr3RWXDArM8p9Q65FKiFekAakkyia', '2026-03-20'],
  [56, 'sablier-flow-bsc', '2vU8KF4yWh3vvFjtg7MrRXMnYF3hPX2T3cvVBdaiXhNb', '2026-04-16'],
  [88888, 'sablier-flow-chiliz', '7QX7tJsANNFpxFLLjqzmXRzfY1wPGp3Lty5xGbhgADa6', '2026-04-16'],
  [100, 'sablier-flow-gnosis', '4KiJ53cTNKdFWPBPmDNQ55tYj8hn1WQg8R4UcTY2STLL', '2026-04-16'],
  ['IoTeX', 'sablier-flow-iotex', '6No3QmRiC8HXLEerDFoBpF47jUPRjhntmv28HHEMxcA2', '2025-10-21'],
  [59144, 'sablier-flow-linea', 'DV9XgcCCPKzUn6pgetg4yPetpW2fNoRKBUQC43aNeLG6', '2026-04-16'],
  [34443, 'sablier-flow-mode', '9TwfoUZoxYUyxzDgspCPyxW6uMUKetWQDaTGsZjY1qJZ', '2025-10-20'],
  [10, 'sablier-flow-optimism', 'AygPgsehNGSB4K7DYYtvBPhTpEiU4dCu3nt95bh9FhRf', '2026-04-16'],
  [137, 'sablier-flow-polygon', 'ykp38sLarwz3cpmjSSPqo7UuTjYtkZ1KiL4PM2qwmT8', '2026-04-16'],
  [534352, 'sablier-flow-scroll', 'HFpTrPzJyrHKWZ9ebb4VFRQSxRwpepyfz5wd138daFkF', '2026-04-16'],
  [1329, 'sablier-flow-sei', '41ZGYcFgL2N7L5ng78S4sD6NHDNYEYcNFxnz4T8Zh3iU', '2026-03-20'],
  [130, 'sablier-flow-unichain', 'Cb5uDYfy4ukN9fjhQ3PQZgDzyo6G66ztn1e847rS7Xa8', '2026-04-16'],
  [324, 'sablier-flow-zksync', '9DRgWhDAMovpkej3eT8izum6jxEKHE62ciArffsTAScx', '2026-04-16'],
  [
    421614,
    'sablier-flow-arbitrum-sepolia',
    '2uWnxpYiDMkEMu1urxqt925mLfuax9XbvfcBoD97AU6d',
    '2026-01-20',
  ],
  [
    84532,
    'sablier-flow-base-sepolia',
    'AsnKT1waQMvuQxZAqfFuYwtRtAfN8uekDu75jPttfyLh',
    '2026-04-16',
  ],
  [
    11155420,
    'sablier-flow-optimism-sepolia',
    'EFKqBB6TeH6etGuHCffnbMbETEgDZ6U29Lgpc4gpYvdB',
    '2026-01-20',
  ],
  [11155111, 'sablier-flow-sepolia', 'EU9AWmJjrjMRkjxcdHfuWPZvPTNAL3hiXfNGN5MwUpvm', '2026-04-16'],
  [146, 'sablier-flow-sonic', 'HkQKZKuM6dZ7Vc4FGC1gZTVVTniYJWRhTRmDDMNzN8zk', '2026-04-16'],
];

/** Subgraphs of chains that left The Graph: chain, streams id, airdrops id, last day listed. */
const LEFT: readonly (readonly [
  chain: number | string,
  streams: string,
  airdrops: string,
  until: string,
])[] = [
  [
    2741,
    '2QjTdDFY233faXksUruMERMiDoQDdtGG5hBLC27aT1Pw',
    'DRrf6mYEhRt9QieKvTjDHnSWcBm3GW96hpedMKVxLABx',
    '2026-08-03',
  ],
  [
    81457,
    '8MBBc6ET4izgJRrybgWzPjokhZKSjk43BNY1q3xcb8Es',
    '657bogqYaDSSeqsoJcJ1kRqGnc3jC15UmcVLzsYxyxKK',
    '2026-03-20',
  ],
  [
    'IoTeX',
    '2P3sxwmcWBjMUv1C79Jh4h6VopBaBZeTocYWDUQqwWFV',
    'G39uCzr1FDY7pBFe8DwShAxhMeC6dbZetutVg6wjtks3',
    '2025-10-21',
  ],
  [
    34443,
    'oSBvUM371as1pJh8HQ72NMRMb3foV3wuheULfkNf5vy',
    'HZMkVX5c2qf7BqbidwpcQMsHGWTDdEKwVjnwenzo9s6m',
    '2025-10-20',
  ],
  [
    1329,
    'AJU5rBfbuApuJpeZeaz6NYuYnnhAhEy4gFkqsSdAT6xb',
    'HCxLCRqd5MorHXxmXFUBBcA71zTGXnn97Xk2uaBmStsy',
    '2026-03-20',
  ],
  [
    421614,
    'ApEFvaPGARHedGmFp6TRQu7DoDHQKwt1LPWi1ka6DFHT',
    '3S7v3VkDq8XMBd8EFVhKur2Vk44xScaW8a4BRjoPuYWk',
    '2026-01-20',
  ],
  [
    11155420,
    '2LFYyhMVMUMYA2q7XMMnBvCs6v6awWxBeMuMk3tMtmiT',
    '3kp1eR2T1XpvvLkSZ7Wtt45DbDaiykTes478RZ7zwTz',
    '2026-01-20',
  ],
];

const at = (chain: number | string) =>
  typeof chain === 'number' ? { chainId: chain } : { chainName: chain };

export const flowSubgraphs: readonly PreviousDeployment[] = FLOW.map(
  ([chain, name, id, until]) => ({
    ...at(chain),
    name,
    id,
    until,
  }),
);

export const leftTheGraph = {
  streams: LEFT.map(([chain, id, , until]) => ({ ...at(chain), id, until })),
  airdrops: LEFT.map(([chain, , id, until]) => ({ ...at(chain), id, until })),
} satisfies Record<string, PreviousDeployment[]>;
