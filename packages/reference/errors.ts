import { toFunctionSelector, type AbiParameter } from 'viem';
import { readAbis } from '@sablier-docs/protocol/errors/abis';
import { collect } from '@sablier-docs/protocol/errors/declared';
import { groups } from '@sablier-docs/protocol/errors/groups';
import { parameters } from '@sablier-docs/protocol/errors/parameters';
import { raisedBy, readReached } from './raised-by';
import { readErrorSources, releasesBySelector } from '@sablier-docs/protocol/errors/sources';
import type {
  ErrorDescription,
  ErrorFact,
  ErrorParameter,
} from '@sablier-docs/protocol/errors/types';

const kept = new Map<string, ErrorFact[]>();

/**
 * Every custom error of the newest releases with its description, in the order of the page.
 * @param root folder that holds `node_modules`
 * @throws when an error has no description, a description no error, a parameter no meaning, or two
 * errors share a name or a selector
 */
export function readErrors(root: string): ErrorFact[] {
  const found = kept.get(root) ?? build(root);
  kept.set(root, found);
  return found;
}

function build(root: string): ErrorFact[] {
  const abis = readAbis(root);
  const declared = collect(abis);
  const reached = readReached(root);
  const releases = releasesBySelector(readErrorSources(root));
  const rows = groups.flatMap((group) =>
    Object.entries(group.descriptions).map(([name, description]): ErrorFact => {
      const error = declared.get(name);
      if (!error) throw new Error(`No package declares the described error ${name}.`);
      declared.delete(name);
      const selector = toFunctionSelector(
        `${name}(${error.inputs.map(({ type }) => type).join(',')})`,
      );
      return {
        name,
        selector,
        declaredIn: releases.get(selector) ?? [],
        parameters: error.inputs.map((input) => describe(name, input, description)),
        group: group.id,
        meaning: description.meaning,
        remedy: description.remedy,
        raisedBy: raisedBy(name, description, reached, abis),
      };
    }),
  );
  if (declared.size > 0) throw new Error(`No description of ${[...declared.keys()].join(', ')}.`);
  const selectors = new Set(rows.map(({ selector }) => selector));
  if (selectors.size !== rows.length) throw new Error('Two errors share a selector.');
  return rows;
}

function describe(
  error: string,
  { name = '', type }: AbiParameter,
  description: ErrorDescription,
): ErrorParameter {
  const meaning = description.parameters?.[name] ?? parameters[name];
  if (!meaning) throw new Error(`${error}: the parameter "${name}" has no meaning.`);
  return { name, type, says: meaning };
}
