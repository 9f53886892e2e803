import { airdropsDescriptions } from '../airdrops/texts';
import { evmUtilsDescriptions } from './evm-utils';
import { flowDescriptions } from './flow';
import { lockupDescriptions } from './lockup';
import { lockupArtworkDescriptions } from './lockup-artwork';
import { returnDescriptions } from './returns';

/**
 * Descriptions of ours for what has no NatSpec in its package, by `package/Contract.member` and
 * `package/Contract.member.field`; `*` stands for every member of a contract. A key that nothing
 * asks for fails the generator.
 */
export const descriptions: Readonly<Record<string, string>> = {
  ...airdropsDescriptions,
  ...evmUtilsDescriptions,
  ...flowDescriptions,
  ...lockupDescriptions,
  ...lockupArtworkDescriptions,
  ...returnDescriptions,
};
