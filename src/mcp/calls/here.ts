import type { Site } from '../site';
import { answer } from './answer';
import type { Turn } from './turn';
import { refused, type Caller, type Reply } from './types';

/**
 * Runs calls in this process, for hosts without workers. What bounds a single call there are the limits on
 * inputs and answers, and the host, which ends a function that takes too long. A batch lets other requests in
 * between its calls, and ends when its time is used up.
 */
export function callHere(site: Site): Caller {
  const last = new WeakMap<Turn, Promise<unknown>>();
  const run = async (name: string, args: unknown, turn: Turn): Promise<Reply> => {
    await letOthersIn();
    if (turn.over) return refused(turn.over);
    const from = performance.now();
    const reply = await answer(name, args, site);
    turn.spend(performance.now() - from, reply.text.length);
    return reply;
  };
  return {
    call(name, args, turn) {
      const reply = (last.get(turn) ?? Promise.resolve()).then(() => run(name, args, turn));
      last.set(turn, reply);
      return reply;
    },
    siteUrl: async () => (await site.facts()).siteUrl,
    close: () => Promise.resolve(),
  };
}

const letOthersIn = () => new Promise<void>((resolve) => setTimeout(resolve));
