// cspell:ignoreRegExp /'[1-9A-HJ-NP-Za-km-z]{42,44}'/g
/** Subgraphs of the contracts of 2019 to 2021: chain id, name, deployment id. */
export const legacySubgraphs: readonly (readonly [chainId: number, name: string, id: string])[] = [
  [1, 'sablier', 'DkSXWkgJD5qVqfsrfzkLC5WELVX3Dbj3ByWcYjDJieCh'],
  [42161, 'sablier-arbitrum', '94SP9QVcxmGV9e2fxuTxUGcZfcv4tjpPCGyyPVyMfLP'],
  [43114, 'sablier-avalanche', 'DK2gHCprwVaytwzwb5fUrkFS9xy7wh66NX6AFcDzMyF9'],
  [56, 'sablier-bsc', '3Gyy7of99oBRqHcCMGJXpHw2xxxZgXxVmFPFR1vL6YhT'],
  [10, 'sablier-optimism', 'BEnQbvBdXnohC1DpM9rSb47C1FbowK39HfPNCEHjgrBt'],
  [137, 'sablier-matic', '6UMNQfMeh3pV5Qmn2NDX2UKNeUk9kh4oZhzzzn5e8rSz'],
];
