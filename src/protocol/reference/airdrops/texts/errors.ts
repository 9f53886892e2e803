import type { AbiParameter } from 'viem';
import { latestAbis } from '../../../errors/abis';
import { airdrops } from '../../../errors/descriptions/airdrops';
import { shared } from '../../../errors/descriptions/shared';
import { collect } from '../../../errors/declared';
import { parameters } from '../../../errors/parameters';

/** Errors that other publishers' libraries declare, which the reference names in a table only. */
const foreign = [
  'ReentrancyGuardReentrantCall',
  'SafeERC20FailedOperation',
  'SafeCastOverflowedUintDowncast',
  'PRBMath_MulDiv18_Overflow',
  'PRBMath_UD60x18_IntoUint128_Overflow',
];

const described = { ...airdrops, ...shared.base, ...shared.openzeppelin, ...shared.prbmath };

/** `name of the role` as a sentence. */
const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** Errors in the words of the error reference, so that each is described once. */
export const errorTexts: Readonly<Record<string, string>> = {
  'airdrops/Errors': 'The errors of the factories and the campaigns.',
  ...Object.fromEntries(
    [...collect(latestAbis('airdrops')).values()].flatMap(({ name, inputs }) =>
      textsOf(name, inputs),
    ),
  ),
};

/** @throws when the error reference does not describe the error or a parameter of it */
function textsOf(name: string, inputs: readonly AbiParameter[]): [string, string][] {
  const description = described[name];
  if (!description) throw new Error(`The error reference does not describe ${name}.`);
  if (foreign.includes(name)) return [[`airdrops/${name}`, description.meaning]];
  const key = `airdrops/Errors.${name}`;
  return [
    [key, description.meaning],
    ...inputs.map(({ name: input = '' }): [string, string] => {
      const says = description.parameters?.[input] ?? parameters[input];
      if (!says) throw new Error(`The error reference does not describe ${name}.${input}.`);
      return [`${key}.${input}`, sentence(says)];
    }),
  ];
}
