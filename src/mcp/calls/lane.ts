import { Worker } from 'node:worker_threads';
import { MAX_MEMORY, MAX_START } from '../limits';
import { ROLE, type Asked, type Start, type Told } from './messages';
import type { Turn } from './turn';
import { refused, type Reply } from './types';
import { says } from './words';

/** The code of a worker: a file, or a script in the text of one. */
export type Code = URL | { script: string };

/** A call that waits for a worker or is run by one. */
export interface Job {
  asked: Asked;
  turn: Turn;
  /** When it came, in milliseconds of `performance.now()`. */
  at: number;
  done(reply: Reply): void;
}

/** What a lane tells the pool. */
export interface Watch {
  /** The worker takes a call, or has been replaced. */
  free(): void;
  /** The worker has read the site, whose origin this is. */
  opened(siteUrl: string): void;
  /** The worker ended before it could take a call. */
  failed(): void;
}

/** One worker at a time, and the call that it runs. A worker that has to be ended is replaced. */
export class Lane {
  private worker: Worker | undefined;
  private job: Job | undefined;
  private from = 0;
  private isReady = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly code: Code,
    private readonly folder: string,
    private readonly watch: Watch,
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
  get turn(): Turn | undefined {
    return this.job?.turn;
  }

  /** Starts a worker. */
  start(): void {
    const workerData: Start = { role: ROLE, folder: this.folder };
    const isScript = 'script' in this.code;
    const worker = new Worker(isScript ? this.code.script : this.code, {
      eval: isScript,
      workerData,
      // Standard output belongs to the protocol where the server is asked over it: what a worker writes
      // there is not passed on. It is not read either, which would keep the process running.
      stdout: true,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY },
    });
    worker.on('message', (told: Told) => this.hear(worker, told));
    worker.on('error', (error) => this.lose(worker, error));
    worker.on('exit', () => this.lose(worker, undefined));
    this.worker = worker;
    worker.unref();
    this.timer = setTimeout(() => {
      void worker.terminate();
      this.lose(worker, new Error(`The worker has read no site in ${MAX_START} ms.`));
    }, MAX_START).unref();
  }

  /** @param job a call whose request has time left */
  run(job: Job): void {
    this.job = job;
    this.from = performance.now();
    this.hold(true);
    // A reply that has come already is heard first, however late the timer is.
    this.timer = setTimeout(() => setImmediate(() => this.stop(job)), job.turn.left);
    this.worker?.postMessage(job.asked);
  }

  /** @param isAwaited whether the process goes on for this worker, though nothing else keeps it */
  hold(isAwaited: boolean): void {
    if (isAwaited || this.job) this.worker?.ref();
    else this.worker?.unref();
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    this.isReady = false;
    this.finish(refused(says.gone));
    await worker?.terminate();
  }

  private hear(worker: Worker, told: Told): void {
    if (worker !== this.worker) return;
    if ('ready' in told) {
      clearTimeout(this.timer);
      this.isReady = true;
      this.watch.opened(told.ready);
    } else this.finish(told.reply);
    this.watch.free();
  }

  private stop(job: Job): void {
    if (this.job !== job) return;
    void this.worker?.terminate();
    this.lose(this.worker, undefined, says.time);
  }

  private lose(worker: Worker | undefined, error?: unknown, sentence: string = says.failed): void {
    if (!worker || worker !== this.worker) return;
    const wasReady = this.isReady;
    this.worker = undefined;
    this.isReady = false;
    const isMemory = (error as NodeJS.ErrnoException | undefined)?.code === OUT_OF_MEMORY;
    if (error && !isMemory) console.error(error);
    this.finish(refused(isMemory ? says.memory : sentence));
    if (wasReady) this.watch.free();
    else this.watch.failed();
  }

  private finish(reply: Reply): void {
    clearTimeout(this.timer);
    const { job } = this;
    this.job = undefined;
    if (!job) return;
    job.turn.spend(performance.now() - this.from, reply.text.length);
    job.done(reply);
  }
}

const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';
