import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Part } from './schedule';

/** Seconds that each part took when it last passed, by title. */
const TIMES = 'node_modules/.cache/sablier-docs-times.json';

/** Milliseconds between two looks: at a terminal, whose line is written over, and at a log. */
const PAUSE = { terminal: 1_000, log: 30_000 };

interface Running {
  since: number;
  /** Tests that have ended. */
  tests: number;
  /** The last line of a part without tests. */
  line: string;
}

/** What runs, how far it is, and how long it took the last time. */
export class Progress {
  private readonly running = new Map<string, Running>();
  private readonly times = readTimes();
  private readonly isTerminal = process.stdout.isTTY;
  private readonly timer: NodeJS.Timeout;
  private done = 0;

  /** @param total number of parts */
  constructor(private readonly total: number) {
    const pause = this.isTerminal ? PAUSE.terminal : PAUSE.log;
    this.timer = setInterval(() => this.show(), pause).unref();
  }

  start(part: Part): void {
    this.running.set(part.title, { since: Date.now(), tests: 0, line: '' });
    this.print(`── ${part.title}: started`);
  }

  /** @param output a piece of what the part writes */
  hears({ title, runner }: Part, output: string): void {
    const state = this.running.get(title);
    if (!state) return;
    if (runner) state.tests += output.split('·').length - 1;
    else state.line = lastLine(output) ?? state.line;
  }

  /**
   * @param isWhole whether the part ran to its end: one that failed may have stopped at once
   * @returns seconds that the part took
   */
  end({ title }: Part, isWhole: boolean): number {
    const { since = Date.now() } = this.running.get(title) ?? {};
    const seconds = Math.round((Date.now() - since) / 1000);
    this.running.delete(title);
    if (isWhole) this.times[title] = seconds;
    return seconds;
  }

  /** A part has its outcome, whether it ran or not. */
  count(): void {
    this.done += 1;
  }

  print(text: string): void {
    if (this.isTerminal) process.stdout.write('\r\u001B[K');
    console.log(text);
    if (this.isTerminal) this.show();
  }

  close(): void {
    clearInterval(this.timer);
    if (this.isTerminal) process.stdout.write('\r\u001B[K');
    mkdirSync(path.dirname(TIMES), { recursive: true });
    writeFileSync(TIMES, JSON.stringify(this.times));
  }

  private show(): void {
    const parts = [...this.running].map(([title, state]) =>
      progressOf(title, state, this.times[title], Date.now()),
    );
    const line = `${this.done} of ${this.total} parts done. ${parts.join('; ')}`;
    if (this.isTerminal)
      process.stdout.write(`\r\u001B[K${line.slice(0, (process.stdout.columns || 80) - 1)}`);
    else if (parts.length > 0) console.log(line);
  }
}

/** For example `Unit tests, 1204 tests, 45 of about 120 s`. */
export function progressOf(
  title: string,
  { since, tests, line }: Running,
  last: number | undefined,
  now: number,
): string {
  const seconds = Math.round((now - since) / 1000);
  const time = last === undefined ? `${seconds} s` : `${seconds} of about ${last} s`;
  const at = tests > 0 ? `${tests} tests` : line;
  return [title, at, time].filter(Boolean).join(', ');
}

/** The last line with a word, without colors, cut where it is long. */
export function lastLine(output: string): string | undefined {
  const lines = output.replace(/\u001B\[[\d;]*[A-Za-z]/g, '').split(/[\r\n]+/);
  return lines
    .findLast((line) => /\w/.test(line))
    ?.trim()
    .slice(0, 60);
}

function readTimes(): Record<string, number> {
  return existsSync(TIMES)
    ? (JSON.parse(readFileSync(TIMES, 'utf8')) as Record<string, number>)
    : {};
}
