import { openSandbox } from './sandbox';
import type { Answer, Call, Solve, Task, Verdict } from './types';

export interface Outcome {
  id: string;
  /** Null when the answer passes. */
  reason: Verdict;
}

export type Solutions = Readonly<Record<string, Solve>>;

/** Time limit of one answer, in milliseconds. */
const TIMEOUT = 20_000;

/** Judges the answers to these tasks, one after the other, each on the same state of one chain. */
export async function judgeAll(tasks: readonly Task[], solutions: Solutions): Promise<Outcome[]> {
  const { fresh, close } = await openSandbox();
  try {
    const outcomes: Outcome[] = [];
    for (const task of tasks) {
      const solve = solutions[task.id];
      const reason = solve ? await judge(task, solve, fresh) : 'There is no answer.';
      outcomes.push({ id: task.id, reason });
    }
    return outcomes;
  } finally {
    await close();
  }
}

type Fresh = Awaited<ReturnType<typeof openSandbox>>['fresh'];

async function judge(task: Task, solve: Solve, fresh: Fresh): Promise<Verdict> {
  const sandbox = await fresh();
  const named = (await task.prepare?.(sandbox)) ?? {};
  const { accounts, contracts, now, read, encode } = sandbox;
  try {
    const given = { accounts, contracts, now, read, encode, task: named };
    const answer = await within(TIMEOUT, Promise.resolve(solve(given)));
    const tooMany = isCalls(answer) ? notOneCall(task, answer) : null;
    if (tooMany) return tooMany;
    await task.meanwhile?.(sandbox);
    if (isCalls(answer)) {
      for (const call of answer) await sandbox.send(call, task.as ?? 'sender');
    }
    return await task.judge(sandbox, named, isCalls(answer) ? undefined : answer.value);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function notOneCall({ oneCallTo }: Task, calls: readonly Call[]): Verdict {
  if (!oneCallTo) return null;
  const counted = calls.filter(
    ({ contract, functionName }) =>
      !(['dai', 'usdc'].includes(contract) && functionName === 'approve'),
  );
  const found = counted.map(({ contract, functionName }) => `${contract}.${functionName}`);
  return counted.length === 1 && counted[0]?.contract === oneCallTo
    ? null
    : `Expected one call, to ${oneCallTo}, found ${found.join(', ') || 'none'}.`;
}

const isCalls = (answer: Answer): answer is Extract<Answer, readonly unknown[]> =>
  Array.isArray(answer);

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`No answer within ${milliseconds} ms.`)),
      milliseconds,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
