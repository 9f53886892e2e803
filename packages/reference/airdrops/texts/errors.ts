import type { AbiParameter } from 'viem';
import { latestAbis } from '@sablier-docs/protocol/errors/abis';
import { airdropsErrorTexts } from '@sablier-docs/protocol/errors/descriptions/airdrops';
import { sharedErrorTexts } from '@sablier-docs/protocol/errors/descriptions/shared';
import { collect } from '@sablier-docs/protocol/errors/declared';
import { parameters } from '@sablier-docs/protocol/errors/parameters';

/** Errors of other publishers' libraries, which the reference lists only in a table. */
const foreign = [
  'ReentrancyGuardReentrantCall',
  'SafeERC20FailedOperation',
  'SafeCastOverflowedUintDowncast',
  'PRBMath_MulDiv18_Overflow',
  'PRBMath_UD60x18_IntoUint128_Overflow',
];

const described = {
  ...airdropsErrorTexts,
  ...sharedErrorTexts.base,
  ...sharedErrorTexts.openzeppelin,
  ...sharedErrorTexts.prbmath,
};

/** `name of the role` as a sentence. */
const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** Errors with the text of the error reference, so that each is described once. */
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
      const meaning = description.parameters?.[input] ?? parameters[input];
      if (!meaning) throw new Error(`The error reference does not describe ${name}.${input}.`);
      return [`${key}.${input}`, sentence(meaning)];
    }),
  ];
}
