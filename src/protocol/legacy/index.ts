import { readLegacy, type LegacyItem, type LegacyParameter } from './abi';
import { legacyEvents, legacyFunctions } from './descriptions';

export interface DescribedParameter extends LegacyParameter {
  says: string;
}

export interface LegacyFact extends Omit<LegacyItem, 'inputs' | 'outputs'> {
  inputs: DescribedParameter[];
  outputs: DescribedParameter[];
}

/**
 * The legacy contract's functions and events with our words for their parts.
 * @throws when something of the ABI has no words, or words stand for nothing
 */
export function readLegacyFacts(items: readonly LegacyItem[] = readLegacy()): LegacyFact[] {
  const described = new Set<string>();
  const facts = items.map((item): LegacyFact => {
    const source = item.kind === 'event' ? legacyEvents : legacyFunctions;
    const description = source[item.name];
    if (!description) throw new Error(`The legacy ${item.kind} ${item.name} has no description.`);
    described.add(item.name);
    const { parameters = {}, returns = [] } = description;
    const inputs = item.inputs.map((input) => {
      const says = parameters[input.name];
      if (!says) throw new Error(`${item.name}: the parameter ${input.name} has no description.`);
      return { ...input, says };
    });
    if (
      Object.keys(parameters).length !== inputs.length ||
      returns.length !== item.outputs.length
    ) {
      throw new Error(`${item.name}: the description names parts that the ABI lacks, or too few.`);
    }
    const outputs = item.outputs.map((output, i) => ({ ...output, says: returns[i] ?? '' }));
    return { ...item, inputs, outputs };
  });
  for (const name of [...Object.keys(legacyFunctions), ...Object.keys(legacyEvents)]) {
    if (!described.has(name)) throw new Error(`The legacy ABI has no ${name}.`);
  }
  return facts;
}
