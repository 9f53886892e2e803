import { airdropsDescriptions } from '../airdrops/texts';
import { eventDescriptions } from './events';
import { evmUtilsDescriptions } from './evm-utils';
import { flowDescriptions } from './flow';
import { functionDescriptions } from './functions';
import { interfaceDescriptions } from './interfaces';
import { lockupDescriptions } from './lockup';
import { lockupArtworkDescriptions } from './lockup-artwork';
import { parameterDescriptions } from './parameters';
import { returnDescriptions } from './returns';
import { typeDescriptions } from './types';

/**
 * The text of everything that the packages declare, by `package/Contract.member` and
 * `package/Contract.member.field`; `*` stands for every member of a contract, and right behind the
 * package for everything in it. No comment of a package is taken over: the generator fails on a
 * declaration without a text here, and on a key that nothing asks for. Errors have the words of the
 * error reference.
 */
export const descriptions: Readonly<Record<string, string>> = {
  ...airdropsDescriptions,
  ...evmUtilsDescriptions,
  ...flowDescriptions,
  ...lockupDescriptions,
  ...lockupArtworkDescriptions,
  ...eventDescriptions,
  ...functionDescriptions,
  ...interfaceDescriptions,
  ...parameterDescriptions,
  ...typeDescriptions,
  ...returnDescriptions,
};
