import { MAX_WAIT, MAX_WAITING } from '../limits';
import { WorkerSlot, type Code, type Job, type SlotListener } from './worker-slot';
import type { Budget } from './budget';
import { refused, type Caller, type Reply } from './types';
import { notices } from './notices';

/**
 * Runs calls in workers that have read the site in advance. Requests take turns, one call each: the one that has taken
 * the least work is next.
 */
export class Pool implements Caller, SlotListener {
  private readonly slots: WorkerSlot[];
  /** Waiting calls by request, in the order in which they came or had their last turn. */
  private readonly waiting = new Map<Budget, Job[]>();
  private characters = 0;
  private isClosed = false;
  private origin = awaited<string>();

  /**
   * @param code code of the workers
   * @param folder of the built site
   * @param size number of workers
   */
  constructor(code: Code, folder: string, size: number) {
    this.slots = Array.from({ length: size }, () => new WorkerSlot(code, folder, this));
    this.start();
  }

  call(name: string, args: unknown, budget: Budget): Promise<Reply> {
    const text = jsonOf(args);
    if (this.isClosed) return Promise.resolve(refused(notices.gone));
    if (text === undefined) return Promise.resolve(refused(notices.tooDeep));
    if (this.characters + text.length > MAX_WAITING) return Promise.resolve(refused(notices.busy));
    this.characters += text.length;
    return new Promise((done) => {
      const job = { asked: { name, args: text }, budget, at: performance.now(), done };
      const jobs = this.waiting.get(budget);
      if (jobs) jobs.push(job);
      else this.waiting.set(budget, [job]);
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
    this.refuseAll(notices.gone);
    await Promise.all(this.slots.map((slot) => slot.close()));
  }

  free(): void {
    this.start();
    this.dispatch();
  }

  opened(siteUrl: string): void {
    this.origin.resolve(siteUrl);
  }

  /** A worker that fails to start is started again only with the next call. */
  failed(): void {
    if (this.slots.some((slot) => slot.isStarted)) return;
    this.origin.reject(new Error('The worker of the documentation server does not start.'));
    this.origin = awaited();
    this.refuseAll(notices.failed);
  }

  /** Starts missing workers one after the other, so that the first takes calls sooner. */
  private start(): void {
    if (this.isClosed || this.slots.some((slot) => slot.isStarting)) return;
    this.slots.find((slot) => !slot.isStarted)?.start();
  }

  private dispatch(): void {
    for (const slot of this.slots) {
      const job = slot.isFree ? this.nextToRun() : undefined;
      if (job) slot.run(job);
    }
    for (const slot of this.slots) slot.hold(this.waiting.size > 0);
  }

  /** The next call that may run; calls that may not are refused with the reason. */
  private nextToRun(): Job | undefined {
    for (let job = this.next(); job; job = this.next()) {
      const isLate = performance.now() - job.at > MAX_WAIT;
      const why = job.budget.over ?? (isLate ? notices.busy : undefined);
      if (!why) return job;
      job.done(refused(why));
    }
    return undefined;
  }

  /**
   * A call of the request that has taken the least work, then of the one with the fewest calls, then of the one that
   * waits longest, where a long input counts as one that came later; a request has one call running at most. However
   * many costly batches there are, a request of one call waits for the calls that run, and for no other.
   */
  private next(): Job | undefined {
    const free = [...this.waiting].filter(
      ([budget]) => !this.slots.some((slot) => slot.budget === budget),
    );
    const [best] = free.sort(
      ([one, ofOne], [other, ofOther]) =>
        one.used - other.used || ofOne.length - ofOther.length || turnOf(ofOne) - turnOf(ofOther),
    );
    if (!best) return undefined;
    const [budget, jobs] = best;
    const job = jobs.shift();
    // The request moves to the end of the queue.
    this.waiting.delete(budget);
    if (jobs.length > 0) this.waiting.set(budget, jobs);
    if (job) this.characters -= job.asked.args.length;
    return job;
  }

  private refuseAll(why: string): void {
    const jobs = [...this.waiting.values()].flat();
    this.waiting.clear();
    this.characters = 0;
    for (const job of jobs) job.done(refused(why));
  }
}

/**
 * When the next call of a request has its turn, in milliseconds: a character of its input counts as one of them, up to
 * half of the longest wait. What takes long to run is long, as a rule, and the rest need not wait for twenty of it.
 */
const turnOf = ([job]: readonly Job[]): number =>
  job ? job.at + Math.min(job.asked.args.length, MAX_WAIT / 2) : 0;

function awaited<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<T>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  // A rejection that is not awaited must not be reported as unhandled.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

/** Undefined when it is nested too deeply for the stack. */
function jsonOf(args: unknown): string | undefined {
  try {
    return JSON.stringify(args ?? {});
  } catch {
    return undefined;
  }
}
