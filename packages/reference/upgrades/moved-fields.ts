import type { AbiFunction, AbiParameter } from 'viem';
import { shortName, type StructChange } from '@sablier-docs/protocol/upgrades/struct-fields';
import type { WithAbi } from '@sablier-docs/protocol/upgrades';

/* Fields of structs that are gone from their struct and are set in another place of the new release. */

/** The struct of a parameter, or of its entries, with its library; undefined for other types. */
const structOf = ({ internalType = '' }: AbiParameter): string | undefined =>
  /^struct ([\w.]+)/.exec(internalType)?.[1];

const partsOf = (parameter: AbiParameter): readonly AbiParameter[] =>
  'components' in parameter ? (parameter.components as readonly AbiParameter[]) : [];

/** Whether a parameter is of a struct, or has it inside. */
const holds = (parameter: AbiParameter, struct: string): boolean =>
  structOf(parameter) === struct || partsOf(parameter).some((part) => holds(part, struct));

/** `cliff` and `cliffTime` are the same moment in the contracts. */
const names = (one: string, other: string): boolean =>
  one === other || `${one}Time` === other || one === `${other}Time`;

const functionsOf = ({ abis }: Pick<WithAbi, 'abis'>): AbiFunction[] =>
  Object.values(abis)
    .flat()
    .filter((one) => one.type === 'function');

/** Whether an argument takes the place of a field: of its name, or of its struct. */
function isSame(argument: AbiParameter, [type = '', name = '']: readonly string[]): boolean {
  const struct = structOf(argument);
  if (struct === undefined) return names(argument.name ?? '', name);
  const list = argument.type.endsWith(']') ? '[]' : '';
  return `${shortName(struct)}${list}` === type;
}

/**
 * Where a field of a struct is set in the new release, such as "argument `durations` of `createWithDurationsLL`".
 * @param field `Durations durations`
 * @returns nothing for a field that has no place any more
 */
export function placesOfField(
  field: string,
  { after }: Pick<StructChange, 'after'>,
  release: Pick<WithAbi, 'abis'>,
): string[] {
  if (after === null) return [];
  const wanted = field.split(' ');
  const takers = functionsOf(release).filter(({ inputs }) =>
    inputs.some((input) => holds(input, after)),
  );
  const places = takers.flatMap(({ name, inputs }) => [
    ...inputs
      .filter((input) => !holds(input, after) && isSame(input, wanted))
      .map((input) => `argument \`${input.name}\` of \`${name}\``),
    ...inputs.flatMap((input) => insideOf(input, after, wanted[1] ?? '')),
  ]);
  return [...new Set(places)];
}

/** Fields of that name in structs that are fields of the struct. */
function insideOf(parameter: AbiParameter, struct: string, field: string): string[] {
  if (structOf(parameter) !== struct)
    return partsOf(parameter).flatMap((part) => insideOf(part, struct, field));
  return partsOf(parameter).flatMap((part) =>
    partsOf(part)
      .filter(({ name = '' }) => names(name, field))
      .map(({ name }) => `field \`${name}\` of \`${part.name}\``),
  );
}
