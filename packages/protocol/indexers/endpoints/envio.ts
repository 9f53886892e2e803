import type { EnvioCoverage } from './types';

/** Envio's deployments: one per indexer, for all chains. */
export const envioDeployments = {
  streams: { id: '53b7e25', explorer: 'https://envio.dev/app/sablier-labs/lockup-envio' },
  airdrops: { id: '508d217', explorer: 'https://envio.dev/app/sablier-labs/merkle-envio' },
} as const;

/** Chains on Envio: chain id and the first block that each deployment reads. */
const CHAINS: readonly (readonly [chainId: number, streams: number, airdrops: number])[] = [
  [2741, 72_821, 73_620],
  [42161, 107_508_404, 161_026_555],
  [43114, 32_164_219, 41_023_959],
  [8453, 1_750_275, 8_026_894],
  [80094, 780_094, 780_306],
  [81457, 243_844, 244_740],
  [56, 29_646_271, 34_438_438],
  [88888, 19_125_587, 19_125_620],
  [1, 17_613_133, 18_811_605],
  [100, 28_766_600, 31_491_795],
  [999, 8_594_061, 8_665_370],
  [59144, 7_728_316, 8_688_454],
  [34443, 11_343_389, 11_343_396],
  [143, 34_582_553, 34_590_049],
  [2818, 45_825, 45_862],
  [10, 106_405_061, 113_621_901],
  [137, 44_637_127, 51_245_836],
  [4663, 10_420_411, 10_420_606],
  [534352, 500_707, 1_675_340],
  [1329, 138_911_958, 138_904_383],
  [146, 43_943_890, 43_945_441],
  [50104, 11_275_708, 11_290_094],
  [5330, 2_896_160, 799_582],
  [130, 13_882_080, 13_885_193],
  [50, 85_225_620, 85_226_452],
  [324, 32_472_581, 33_148_970],
  [84532, 7_545_175, 7_545_874],
  [11155111, 4_067_889, 4_904_900],
];

export const envioCoverage: readonly EnvioCoverage[] = CHAINS.map(
  ([chainId, streams, airdrops]) => ({ chainId, startBlock: { streams, airdrops } }),
);
