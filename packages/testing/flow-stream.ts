import { expect } from 'vitest';
import {
  coveredDebt,
  refundableAmount,
  totalDebt,
  uncoveredDebt,
  type FlowStream,
} from '@sablier-docs/protocol/flow/debt';
import { FLOW_STATUSES, flowStatus } from '@sablier-docs/protocol/flow/status';
import type { LocalProtocol } from './start';

/** A stream of the local SablierFlow as input of the site's arithmetic. */
export async function readFlowStream(local: LocalProtocol, id: bigint): Promise<FlowStream> {
  const stream = await local.flow.read.getStream([id]);
  return { ...stream, snapshotTime: BigInt(stream.snapshotTime) };
}

/**
 * Asserts that the contract's views match the formulas of the Flow pages for the stream at the current block,
 * and returns its status.
 */
export async function expectDebts(local: LocalProtocol, id: bigint): Promise<string> {
  const stream = await readFlowStream(local, id);
  const now = await local.now();
  const { read } = local.flow;
  expect({
    total: await read.totalDebtOf([id]),
    covered: await read.coveredDebtOf([id]),
    withdrawable: await read.withdrawableAmountOf([id]),
    uncovered: await read.uncoveredDebtOf([id]),
    refundable: await read.refundableAmountOf([id]),
    status: FLOW_STATUSES[await read.statusOf([id])],
  }).toEqual({
    total: totalDebt(stream, now),
    covered: coveredDebt(stream, now),
    withdrawable: coveredDebt(stream, now),
    uncovered: uncoveredDebt(stream, now),
    refundable: refundableAmount(stream, now),
    status: flowStatus(stream, now),
  });
  return flowStatus(stream, now);
}
