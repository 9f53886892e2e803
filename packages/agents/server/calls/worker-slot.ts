import { Worker } from 'node:worker_threads';
import { MAX_MEMORY, MAX_START } from '../limits';
import { ROLE, type CallMessage, type Start, type WorkerMessage } from './messages';
import type { Budget } from './budget';
import { refused, type Reply } from './types';
import { notices } from './notices';

/** The code of a worker: a file, or the text of a script. */
export type Code = URL | { script: string };

/** A call that waits for a worker or is run by one. */
export interface Job {
  asked: CallMessage;
  budget: Budget;
  /** Time of arrival, in milliseconds of `performance.now()`. */
  at: number;
  done(reply: Reply): void;
}

/** Events of a slot, for the pool. */
export interface SlotListener {
  /** The slot can take a call, or its worker is gone. */
  free(): void;
  /** The worker has read the site, whose origin this is. */
  opened(siteUrl: string): void;
  /** The worker ended before it could take a call. */
  failed(): void;
}

/** One worker at a time, and the call that it runs. The pool replaces a worker that has ended. */
export class WorkerSlot {
  private worker: Worker | undefined;
  private job: Job | undefined;
  private from = 0;
  private isReady = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly code: Code,
    private readonly folder: string,
    private readonly listener: SlotListener,
  ) {}

  get isFree(): boolean {
    return this.isReady && !this.job;
  }

  /** The worker reads the site. */
  get isStarting(): boolean {
    return this.worker !== undefined && !this.isReady;
  }

  get isStarted(): boolean {
    return this.worker !== undefined;
  }

  /** The request whose call is run. */
  get budget(): Budget | undefined {
    return this.job?.budget;
  }

  /** Starts a worker. */
  start(): void {
    const workerData: Start = { role: ROLE, folder: this.folder };
    const isScript = 'script' in this.code;
    const worker = new Worker(isScript ? this.code.script : this.code, {
      eval: isScript,
      workerData,
      // Standard output may carry the protocol, so the output of a worker is not passed on. It isn't read
      // either, which would keep the process running.
      stdout: true,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY },
    });
    worker.on('message', (told: WorkerMessage) => this.hear(worker, told));
    worker.on('error', (error) => this.lose(worker, error));
    worker.on('exit', () => this.lose(worker, undefined));
    this.worker = worker;
    worker.unref();
    this.timer = setTimeout(() => {
      void worker.terminate();
      this.lose(worker, new Error(`The worker did not read the site within ${MAX_START} ms.`));
    }, MAX_START).unref();
  }

  /** @param job a call whose request has time left */
  run(job: Job): void {
    this.job = job;
    this.from = performance.now();
    this.hold(true);
    // A reply that has arrived is handled first, however late the timer fires.
    this.timer = setTimeout(() => setImmediate(() => this.stop(job)), job.budget.left);
    this.worker?.postMessage(job.asked);
  }

  /** @param isAwaited whether this worker keeps the process running */
  hold(isAwaited: boolean): void {
    if (isAwaited || this.job) this.worker?.ref();
    else this.worker?.unref();
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    this.isReady = false;
    this.finish(refused(notices.gone));
    await worker?.terminate();
  }

  private hear(worker: Worker, told: WorkerMessage): void {
    if (worker !== this.worker) return;
    if ('ready' in told) {
      clearTimeout(this.timer);
      this.isReady = true;
      this.listener.opened(told.ready);
    } else this.finish(told.reply);
    this.listener.free();
  }

  private stop(job: Job): void {
    if (this.job !== job) return;
    void this.worker?.terminate();
    this.lose(this.worker, undefined, notices.time);
  }

  private lose(
    worker: Worker | undefined,
    error?: unknown,
    sentence: string = notices.failed,
  ): void {
    if (!worker || worker !== this.worker) return;
    const wasReady = this.isReady;
    this.worker = undefined;
    this.isReady = false;
    const isMemory = (error as NodeJS.ErrnoException | undefined)?.code === OUT_OF_MEMORY;
    if (error && !isMemory) console.error(error);
    this.finish(refused(isMemory ? notices.memory : sentence));
    if (wasReady) this.listener.free();
    else this.listener.failed();
  }

  private finish(reply: Reply): void {
    clearTimeout(this.timer);
    const { job } = this;
    this.job = undefined;
    if (!job) return;
    job.budget.spend(performance.now() - this.from, reply.text.length);
    job.done(reply);
  }
}

const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';
