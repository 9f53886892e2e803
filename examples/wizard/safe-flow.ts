// region imports
import { encodeFunctionData, type Address } from 'viem';
import { approvalCalls, type Call, type SafeClients } from './calls';
import { flowAbi } from '../flow/contracts';
// endregion imports

// region one
/** The calls with which the Safe creates and funds one stream. */
export function createFundedStreamCalls(
  { safe }: SafeClients,
  flowAddress: Address,
  stream: { token: Address; recipient: Address; rate: bigint; deposit: bigint },
): Call[] {
  const { token, recipient, rate, deposit } = stream;
  const data = encodeFunctionData({
    abi: flowAbi,
    functionName: 'createAndDeposit',
    args: [safe, recipient, rate, 0, token, true, deposit],
  });
  return [
    ...approvalCalls({ token, spender: flowAddress, amount: deposit }),
    { to: flowAddress, data },
  ];
}
// endregion one

// region many
export interface Employee {
  readonly recipient: Address;
  readonly rate: bigint;
  /** First deposit, in the token's smallest unit. */
  readonly deposit: bigint;
}

/** The calls with which the Safe creates and funds one stream per employee. */
export function createPayrollCalls(
  { safe }: SafeClients,
  flowAddress: Address,
  token: Address,
  employees: readonly Employee[],
): Call[] {
  const amount = employees.reduce((sum, { deposit }) => sum + deposit, 0n);
  const streams = employees.map(({ recipient, rate, deposit }) =>
    encodeFunctionData({
      abi: flowAbi,
      functionName: 'createAndDeposit',
      args: [safe, recipient, rate, 0, token, true, deposit],
    }),
  );
  const data = encodeFunctionData({ abi: flowAbi, functionName: 'batch', args: [streams] });
  return [...approvalCalls({ token, spender: flowAddress, amount }), { to: flowAddress, data }];
}
// endregion many
