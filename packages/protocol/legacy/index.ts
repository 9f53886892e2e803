import { readLegacy, type LegacyItem, type LegacyParameter } from './abi';
import { legacyEvents, legacyFunctions } from './descriptions';

export interface DescribedParameter extends LegacyParameter {
  says: string;
}

export interface LegacyFact extends Omit<LegacyItem, 'inputs' | 'outputs'> {
  inputs: DescribedParameter[];
  outputs: DescribedParameter[];
  /** Only functions: whether the source declares it `public`, not `external`. */
  isPublic: boolean;
}

/**
 * The legacy contract's functions and events with our descriptions.
 * @throws when a part of the ABI has no description, or a description no part
 */
export function readLegacyFacts(items: readonly LegacyItem[] = readLegacy()): LegacyFact[] {
  const described = new Set<string>();
  const rows = items.map((item): LegacyFact => {
    const source = item.kind === 'event' ? legacyEvents : legacyFunctions;
    const description = source[item.name];
    if (!description) throw new Error(`The legacy ${item.kind} ${item.name} has no description.`);
    described.add(item.name);
    const { parameters = {}, returns = [], isPublic = false } = description;
    const inputs = item.inputs.map((input) => {
      const meaning = parameters[input.name];
      if (!meaning)
        throw new Error(`${item.name}: the parameter ${input.name} has no description.`);
      return { ...input, says: meaning };
    });
    if (
      Object.keys(parameters).length !== inputs.length ||
      returns.length !== item.outputs.length
    ) {
      throw new Error(`${item.name}: the description names parts that the ABI lacks, or too few.`);
    }
    const outputs = item.outputs.map((output, i) => ({ ...output, says: returns[i] ?? '' }));
    return { ...item, inputs, outputs, isPublic };
  });
  for (const name of [...Object.keys(legacyFunctions), ...Object.keys(legacyEvents)]) {
    if (!described.has(name)) throw new Error(`The legacy ABI has no ${name}.`);
  }
  return rows;
}
