import type { Asked, Provider } from '../provider';

interface Answered {
  readonly asked: string;
  readonly answer: Promise<unknown>;
  /** The chain after a transaction. */
  readonly snapshot: unknown;
}

/** What changes a chain, and is undone by going back to a snapshot of before. */
const UNDONE = /^(eth_|net_|web3_|(anvil|evm)_(mine|snapshot|revert|setNextBlockTimestamp)$)/;
/** The first request of a world: the seconds between blocks, which stay. */
const OF_WORLDS = '["anvil_setBlockTimestampInterval",[0]]';

/**
 * Chains for tests that begin alike, as with the deployment of a world, which takes most of their time. There is one
 * chain: whoever opens it gets the answers of the run before for as long as it asks the same, and from the first other
 * request on the chain itself, as it is after what was asked until then. A run that sets what no snapshot holds,
 * such as an account that may send, is the last on its chain.
 * @returns opens one; the one before can't be used from then on
 */
export function chainsAlike(create: () => Promise<Provider>): () => Provider {
  let chain: Promise<Provider> | undefined;
  let steps: Answered[] = [];
  let isSpent = false;
  let opened = 0;

  const startAgain = (): void => {
    chain = undefined;
    steps = [];
    isSpent = false;
  };

  const ask = (method: string, params?: unknown): Promise<unknown> =>
    (chain ??= create()).then((one) => one.request({ method, params }));

  const record = async ({ method, params }: Asked): Promise<unknown> => {
    const asked = JSON.stringify([method, params]);
    const answer = ask(method, params);
    await answer.catch(() => undefined);
    const snapshot = method === 'eth_sendTransaction' ? await ask('evm_snapshot') : undefined;
    steps.push({ asked, answer, snapshot });
    isSpent ||= !UNDONE.test(method) && asked !== OF_WORLDS;
    return answer;
  };

  /** Makes the chain what it was after so many requests. */
  const goBack = async (count: number): Promise<void> => {
    const known = steps.slice(0, count);
    for (let at = known.length; at > 0; at -= 1) {
      const step = known[at - 1];
      if (step?.snapshot === undefined || !(await ask('evm_revert', [step.snapshot]))) continue;
      steps = [...known.slice(0, at - 1), { ...step, snapshot: await ask('evm_snapshot') }];
      for (const { asked } of known.slice(at)) await again(asked);
      return;
    }
    startAgain();
    for (const { asked } of known) await again(asked);
  };
  const again = async (asked: string): Promise<void> => {
    const [method, params] = JSON.parse(asked) as [string, unknown];
    await record({ method, params }).catch(() => undefined);
  };

  return () => {
    opened += 1;
    const own = opened;
    if (isSpent) startAgain();
    let at = 0;
    let last: Promise<unknown> = Promise.resolve();
    const answerTo = async (request: Asked): Promise<unknown> => {
      if (own !== opened) throw new Error('This chain has been opened again by another run.');
      const known = steps[at];
      at += 1;
      if (known?.asked === JSON.stringify([request.method, request.params]))
        return structuredClone(await known.answer);
      if (known) await goBack(at - 1);
      return record(request);
    };
    return {
      request: (request: Asked) => {
        const answer = last.then(() => answerTo(request));
        last = answer.catch(() => undefined);
        return answer;
      },
    };
  };
}
