import type { ContractActions } from './contract';

/**
 * Asserts what the same call would do for each of these accounts: `success`, or the name of the error.
 * Nothing is sent, so each of them finds the same state.
 */
export async function outcomes(
  contract: ContractActions,
  functionName: string,
  args: readonly unknown[],
  expected: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [who, outcome] of Object.entries(expected))
    await contract.reverts(outcome, who, functionName, args);
}
