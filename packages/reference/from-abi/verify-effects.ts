import type { Abi } from 'viem';
import { effects } from '../airdrops/effects';
import { lineageOf } from './catalog';

/**
 * Compares the errors and events of functions in effects.ts with the ABIs.
 * @throws with every error or event of an ABI that no function has, and every one of a function that the ABI
 *   lacks
 */
export function verifyEffects(abis: Readonly<Record<string, Abi>>): void {
  const problems = Object.entries(abis).flatMap(([contract, abi]) => {
    const lineage = lineageOf(contract);
    const own = Object.entries(effects).filter(([key]) =>
      lineage.includes(key.split('.')[0] ?? ''),
    );
    return (['error', 'event'] as const).flatMap((type) => {
      const held = abi.flatMap((item) => (item.type === type && 'name' in item ? [item.name] : []));
      const said = own.flatMap(([, { errors = [], events = [] }]) =>
        type === 'error' ? errors : events,
      );
      return [
        ...held
          .filter((name) => !said.includes(name) && !inherited.has(name))
          .map((name) => `${contract}: no function is said to have the ${type} ${name}`),
        ...said
          .filter((name) => !held.includes(name) && !isPassedOn(abis, contract, name))
          .map((name) => `${contract}: its ABI lacks the ${type} ${name}`),
      ];
    });
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** A factory runs the constructor of the campaign that it deploys, whose errors only its ABI lists. */
const isPassedOn = (abis: Readonly<Record<string, Abi>>, contract: string, error: string) =>
  contract.includes('Factory') &&
  (abis[contract.replace('Factory', '')] ?? []).some(
    (item) => item.type === 'error' && item.name === error,
  );

/** Raised or emitted by functions whose pages are generated from Solidity. */
const inherited = new Set(['TransferFeesToComptroller']);
