import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { encodeErrorResult, parseAbi } from 'viem';
import { problemsOf } from '../../../src/protocol/indexers/queries';
import { lockupShapeAt } from '../figures';
import { same } from '../checks';
import type { Task } from '../types';

const list: [string, string, string][] = [
  ['0', '0x1111111111111111111111111111111111111111', '100000000000000000000'],
  ['1', '0x2222222222222222222222222222222222222222', '50000000000000000000'],
  ['2', '0x3333333333333333333333333333333333333333', '25000000000000000000'],
];
const tree = StandardMerkleTree.of(list, ['uint256', 'address', 'uint128']);
const allocations = list.map(([, recipient, amount]) => ({ recipient, amount }));

const overdraw = encodeErrorResult({
  abi: parseAbi([
    'error SablierLockup_Overdraw(uint256 streamId, uint128 amount, uint128 withdrawableAmount)',
  ]),
  args: [7n, 100n, 60n],
});

interface QueryAnswer {
  query: string;
  variables: Record<string, unknown>;
}

const isQuery = (value: unknown): value is QueryAnswer =>
  typeof value === 'object' && value !== null && 'query' in value && 'variables' in value;

/** Judges a query against the schema of a vendor, and its variables by what they have to hold. */
function judgeQuery(
  vendor: 'envio' | 'the-graph',
  group: 'lockup' | 'flow',
  wanted: readonly string[],
  value: unknown,
) {
  if (!isQuery(value)) return 'Return `value` as { query, variables }.';
  const { query: text, variables } = value;
  try {
    const [problem] = problemsOf({ group, vendor, text, variables });
    if (problem) return problem;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const said = JSON.stringify(variables) + text;
  const missing = wanted.find((part) => !said.includes(part));
  return missing ? `The query does not hold ${missing}.` : null;
}

const OWNER = '0xAbCdEf0123456789aBcDeF0123456789AbCdEf01';

/** What is computed, encoded or asked elsewhere. */
export const valueTasks: readonly Task[] = [
  {
    id: 'merkle-root',
    prompt:
      'Return as `value` the Merkle root of an airdrop campaign for `task.allocations`, in their order, amounts in the smallest unit.',
    prepare: () => Promise.resolve({ allocations }),
    judge: (_sandbox, _task, value) => same('the root', value, tree.root),
  },
  {
    id: 'merkle-proof',
    prompt:
      'Return as `value` the proof, a list of hex strings, for the second of `task.allocations`.',
    prepare: () => Promise.resolve({ allocations }),
    judge: (_sandbox, _task, value) =>
      same('the proof', JSON.stringify(value), JSON.stringify(tree.getProof(1))),
  },
  {
    id: 'decode-revert',
    prompt:
      'Return as `value` how much could have been withdrawn, as a decimal string, by the revert data `task.data`.',
    prepare: () => Promise.resolve({ data: overdraw }),
    judge: (_sandbox, _task, value) => same('the amount', value, '60'),
  },
  {
    id: 'query-envio',
    prompt: `Return as \`value\` { query, variables } for Envio: the Lockup streams of the recipient ${OWNER} on Base, at most 50, with their alias and deposit.`,
    judge: (_sandbox, _task, value) =>
      judgeQuery(
        'envio',
        'lockup',
        [OWNER.toLowerCase(), '8453', '50', 'LockupStream', 'depositAmount'],
        value,
      ),
  },
  {
    id: 'query-the-graph',
    prompt: `Return as \`value\` { query, variables } for The Graph: the first 50 Lockup streams of the sender ${OWNER}, with their alias and deposit.`,
    judge: (_sandbox, _task, value) =>
      judgeQuery(
        'the-graph',
        'lockup',
        [OWNER.toLowerCase(), '50', 'lockupStreams', 'depositAmount'],
        value,
      ),
  },
  {
    id: 'figure-cliff',
    prompt:
      'Return as `value` the released amount, in the smallest unit as a decimal string, of a linear Lockup stream of 1000 units from second 1000 to 2000 with a cliff at 1250 and no unlock amounts, at second 1500.',
    judge: (_sandbox, _task, value) => same('the amount', value, lockupShapeAt(1500n)),
  },
];
