import { airdropsDescriptions } from '../airdrops/texts';
import { eventDescriptions } from './events';
import { evmUtilsDescriptions } from './evm-utils';
import { flowReferenceTexts } from './flow';
import { functionDescriptions } from './functions';
import { interfaceDescriptions } from './interfaces';
import lockupReferenceTexts from './lockup.json';
import { lockupArtworkDescriptions } from './lockup-artwork';
import { parameterDescriptions } from './parameters';
import { returnDescriptions } from './returns';
import { typeDescriptions } from './types';

/**
 * The text of everything that the packages declare, by `package/Contract.member` and
 * `package/Contract.member.field`; `*` means every member of a contract, or directly after the package
 * everything in it. Comments of the packages are not copied: the generator fails on a declaration without a
 * text here, and on an unused key. Errors have the text of the error reference.
 */
export const descriptions: Readonly<Record<string, string>> = {
  ...airdropsDescriptions,
  ...evmUtilsDescriptions,
  ...flowReferenceTexts,
  ...lockupReferenceTexts,
  ...lockupArtworkDescriptions,
  ...eventDescriptions,
  ...functionDescriptions,
  ...interfaceDescriptions,
  ...parameterDescriptions,
  ...typeDescriptions,
  ...returnDescriptions,
};
