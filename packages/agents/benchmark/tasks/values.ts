import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { parse, valueFromASTUntyped, visit, type FieldNode } from 'graphql';
import { encodeErrorResult, parseAbi } from 'viem';
import { problemsOf } from '@sablier-docs/protocol/indexers/queries';
import { lockupShapeAt } from '../figures';
import { same } from '../checks';
import type { Task, Verdict } from '../types';

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

interface Wanted {
  vendor: 'envio' | 'the-graph';
  /** The root field, and its argument for the number of rows. */
  root: string;
  limit: string;
  /** Fields of the filter with their required values. */
  filter: Readonly<Record<string, string>>;
}

/** Validates a query against the schema of a vendor and checks its arguments. */
function judgeQuery({ vendor, root, limit, filter }: Wanted, value: unknown): Verdict {
  if (!isQuery(value)) return 'Return `value` as { query, variables }.';
  const { query: text, variables } = value;
  try {
    const [problem] = problemsOf({ group: 'lockup', vendor, text, variables });
    if (problem) return problem;
    const args = argumentsOf(root, text, variables);
    if (!args) return `The query does not ask for ${root}.`;
    if (Number(args[limit]) !== 50) return `The query has no ${limit} of 50.`;
    const wrong = Object.entries(filter).find(([name, held]) => !holds(args.where, name, held));
    if (wrong) return `The filter of ${wrong[0]} does not hold ${wrong[1]}.`;
    const missing = ['alias', 'depositAmount'].find((name) => !text.includes(name));
    return missing ? `The query does not ask for ${missing}.` : null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The arguments of a root field with the variables in their place; undefined when the query lacks it. */
function argumentsOf(root: string, text: string, variables: QueryAnswer['variables']) {
  const found: FieldNode[] = [];
  visit(parse(text), { Field: (node) => void (node.name.value === root && found.push(node)) });
  const [field] = found;
  return (
    field &&
    Object.fromEntries(
      (field.arguments ?? []).map(({ name, value }): [string, unknown] => [
        name.value,
        valueFromASTUntyped(value, variables),
      ]),
    )
  );
}

/** Whether a filter compares this field with the value, at any depth and by any operator. */
function holds(filter: unknown, name: string, value: string): boolean {
  if (typeof filter !== 'object' || filter === null) return false;
  return Object.entries(filter).some(
    ([key, inner]) =>
      (new RegExp(`^${name}(?:_|$)`).test(key) && JSON.stringify(inner).includes(value)) ||
      holds(inner, name, value),
  );
}

const OWNER = '0xAbCdEf0123456789aBcDeF0123456789AbCdEf01';

/** Tasks whose answer is a value: computed, encoded or queried. */
export const valueTasks: readonly Task[] = [
  {
    id: 'merkle-root',
    prompt:
      'Return as `value` the Merkle root of an airdrop campaign for `task.allocations`, in their order, amounts in the smallest unit, with the leaves sorted as OpenZeppelin’s `StandardMerkleTree` does.',
    prepare: () => Promise.resolve({ allocations }),
    judge: (_sandbox, _task, value) => same('the root', value, tree.root),
  },
  {
    id: 'merkle-proof',
    prompt:
      'Return as `value` the proof, a list of hex strings, for the second of `task.allocations`, in the same tree as for the root: leaves sorted as OpenZeppelin’s `StandardMerkleTree` does, amounts in the smallest unit.',
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
        {
          vendor: 'envio',
          root: 'LockupStream',
          limit: 'limit',
          filter: { recipient: OWNER.toLowerCase(), chainId: '8453' },
        },
        value,
      ),
  },
  {
    id: 'query-the-graph',
    prompt: `Return as \`value\` { query, variables } for The Graph: the first 50 Lockup streams of the sender ${OWNER}, with their alias and deposit.`,
    judge: (_sandbox, _task, value) =>
      judgeQuery(
        {
          vendor: 'the-graph',
          root: 'lockupStreams',
          limit: 'first',
          filter: { sender: OWNER.toLowerCase() },
        },
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
