import { z } from 'zod';
import { formatAmount } from '@sablier-docs/protocol/amount';
import {
  coveredDebt,
  depletionTime,
  FlowError,
  refundableAmount,
  totalDebt,
  uncoveredDebt,
  type FlowStream,
} from '@sablier-docs/protocol/flow/debt';
import { flowStatus } from '@sablier-docs/protocol/flow/status';
import { MAX_UINT128, MAX_UINT40 } from '@sablier-docs/protocol/solidity-types';
import { seconds, unitsInput, whole } from '../inputs';
import { textOutput } from '../outputs';
import { moments, showMoment } from '../moment';
import { documentedAt } from '../pages';
import { defineTool, ToolRefusal } from '../tool';
import { newestReleaseName } from '../release-names';

const input = {
  balance: unitsInput('Tokens in the stream, as `getBalance` answers'),
  ratePerSecond: whole(
    'Tokens per second with 18 decimals, whatever the token has: 0.001 tokens per second is "1000000000000000". "0" for a paused stream.',
  ),
  snapshotTime: seconds(
    'Second from which the debt runs on: the start of a new stream, `getSnapshotTime` of an existing one',
  ),
  snapshotDebtScaled: whole(
    'Debt recorded at that second, with 18 decimals, as `getSnapshotDebtScaled` answers; 0 unless given.',
  ).optional(),
  decimals: z.number().int().min(0).max(18).describe('Decimals of the token.'),
  isVoided: z.boolean().default(false).describe('Whether the stream is voided.'),
  at: moments,
};

const amounts = {
  totalDebt: textOutput,
  coveredDebt: textOutput,
  uncoveredDebt: textOutput,
  refundable: textOutput,
};
const figure = z.strictObject({
  time: textOutput,
  utc: textOutput,
  status: textOutput,
  ...amounts,
  tokens: z.strictObject(amounts),
  depletion: z.strictObject({
    time: textOutput.optional().describe('0 when the debt exceeds the balance already.'),
    error: textOutput.optional(),
    says: textOutput.optional(),
  }),
});

type Args = z.infer<z.ZodObject<typeof input>>;

/** The figures of a Flow stream at given moments. */
export const simulateFlowTool = defineTool({
  name: 'simulate_flow',
  title: 'Compute a Flow stream',
  description:
    'Computes total, covered and uncovered debt, the refundable amount, the status and the depletion time of a Flow stream at given moments, to the last unit as the contract does.',
  input,
  output: { unit: textOutput, figures: z.array(figure) },
  async run(args, site) {
    const siteData = await site.data();
    const stream = streamOf(args);
    return {
      page: siteData.siteUrl + documentedAt.flowFigures,
      release: newestReleaseName(siteData, 'flow'),
      unit: "the token's smallest unit",
      figures: args.at.map((time) => figuresAt(stream, BigInt(time))),
    };
  },
});

function streamOf(args: Args): FlowStream {
  const stream = {
    balance: BigInt(args.balance),
    ratePerSecond: BigInt(args.ratePerSecond),
    snapshotTime: BigInt(args.snapshotTime),
    snapshotDebtScaled: BigInt(args.snapshotDebtScaled ?? 0),
    tokenDecimals: args.decimals,
    isVoided: args.isVoided,
  };
  if (stream.balance > MAX_UINT128) throw new ToolRefusal('`balance` does not fit uint128.');
  if (stream.ratePerSecond > MAX_UINT128)
    throw new ToolRefusal('`ratePerSecond` does not fit UD21x18.');
  if (stream.snapshotTime > MAX_UINT40)
    throw new ToolRefusal('`snapshotTime` does not fit uint40.');
  if (stream.isVoided && stream.ratePerSecond > 0n) {
    throw new ToolRefusal('A voided stream has the rate 0.');
  }
  return stream;
}

function figuresAt(stream: FlowStream, time: bigint) {
  const moment = showMoment(time);
  const amounts = {
    totalDebt: totalDebt(stream, time),
    coveredDebt: coveredDebt(stream, time),
    uncoveredDebt: uncoveredDebt(stream, time),
    refundable: refundableAmount(stream, time),
  };
  const each = <T>(show: (units: bigint) => T) =>
    Object.fromEntries(Object.entries(amounts).map(([name, units]) => [name, show(units)]));
  return {
    ...moment,
    status: flowStatus(stream, time),
    ...each(String),
    tokens: each((units) => formatAmount(units, stream.tokenDecimals)),
    depletion: depletionAt(stream, time),
  };
}

/** When the debt exceeds the balance; the error of the contract if that never happens. */
function depletionAt(stream: FlowStream, time: bigint) {
  try {
    const at = depletionTime(stream, time);
    return at === 0n
      ? { time: '0', says: 'The debt exceeds the balance already.' }
      : { time: String(at) };
  } catch (error) {
    if (!(error instanceof FlowError)) throw error;
    return { error: error.error, says: error.message };
  }
}
