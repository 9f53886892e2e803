import { MAX_WAIT, MAX_WAITING } from '../limits';
import { Lane, type Code, type Job, type Watch } from './lane';
import type { Turn } from './turn';
import { refused, type Caller, type Reply } from './types';
import { says } from './words';

/**
 * Runs calls in workers that wait for them with the site read. Requests take turns, one call each, so that a
 * batch delays another request by one of its calls at most.
 */
export class Pool implements Caller, Watch {
  private readonly lanes: Lane[];
  /** Calls by request; the first request is the next one. */
  private readonly waiting = new Map<Turn, Job[]>();
  private characters = 0;
  private isClosed = false;
  private origin = awaited<string>();

  /**
   * @param code of the workers
   * @param folder of the built site
   * @param size how many workers are kept
   */
  constructor(code: Code, folder: string, size: number) {
    this.lanes = Array.from({ length: size }, () => new Lane(code, folder, this));
    this.start();
  }

  call(name: string, args: unknown, turn: Turn): Promise<Reply> {
    const text = jsonOf(args);
    if (this.isClosed) return Promise.resolve(refused(says.gone));
    if (text === undefined) return Promise.resolve(refused(says.tooDeep));
    if (this.characters + text.length > MAX_WAITING) return Promise.resolve(refused(says.busy));
    this.characters += text.length;
    return new Promise((done) => {
      const job = { asked: { name, args: text }, turn, at: performance.now(), done };
      const jobs = this.waiting.get(turn);
      if (jobs) jobs.push(job);
      else this.waiting.set(turn, [job]);
      this.start();
      this.dispatch();
    });
  }

  siteUrl(): Promise<string> {
    this.start();
    return this.origin.promise;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.refuseAll(says.gone);
    await Promise.all(this.lanes.map((lane) => lane.close()));
  }

  free(): void {
    this.start();
    this.dispatch();
  }

  opened(siteUrl: string): void {
    this.origin.resolve(siteUrl);
  }

  /** A worker that cannot even start is tried again with the next call, and not before. */
  failed(): void {
    if (this.lanes.some((lane) => lane.isStarted)) return;
    this.origin.reject(new Error('The worker of the documentation server does not start.'));
    this.origin = awaited();
    this.refuseAll(says.failed);
  }

  /** Starts a worker that is missing, one after the other: the first one takes calls the sooner. */
  private start(): void {
    if (this.isClosed || this.lanes.some((lane) => lane.isStarting)) return;
    this.lanes.find((lane) => !lane.isStarted)?.start();
  }

  private dispatch(): void {
    for (const lane of this.lanes) {
      const job = lane.isFree ? this.nextToRun() : undefined;
      if (job) lane.run(job);
    }
    for (const lane of this.lanes) lane.hold(this.waiting.size > 0);
  }

  /** The next call whose request may still have one run; the others are told why not. */
  private nextToRun(): Job | undefined {
    for (let job = this.next(); job; job = this.next()) {
      const isLate = performance.now() - job.at > MAX_WAIT;
      const why = job.turn.over ?? (isLate ? says.busy : undefined);
      if (!why) return job;
      job.done(refused(why));
    }
    return undefined;
  }

  /** A call of the first request that has none under way. */
  private next(): Job | undefined {
    for (const [turn, jobs] of this.waiting) {
      if (this.lanes.some((lane) => lane.turn === turn)) continue;
      const job = jobs.shift();
      // Behind the others, with what is left.
      this.waiting.delete(turn);
      if (jobs.length > 0) this.waiting.set(turn, jobs);
      if (job) this.characters -= job.asked.args.length;
      return job;
    }
    return undefined;
  }

  private refuseAll(why: string): void {
    const jobs = [...this.waiting.values()].flat();
    this.waiting.clear();
    this.characters = 0;
    for (const job of jobs) job.done(refused(why));
  }
}

function awaited<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<T>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  // Only who asks for it has to hear that there is none.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

/** Undefined when it is nested deeper than the stack reaches. */
function jsonOf(args: unknown): string | undefined {
  try {
    return JSON.stringify(args ?? {});
  } catch {
    return undefined;
  }
}
