import { readFileSync } from 'node:fs';
import { keccak_256 } from '@noble/hashes/sha3';

/**
 * The result of some work and its processor time in seconds, user and system. Other load on the machine
 * affects it less than elapsed time, but still does through shared caches, so use `retry` with a bound.
 */
export function onProcessor<T>(work: () => T): { value: T; seconds: number } {
  const start = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(start);
  return { value, seconds: (user + system) / 1e6 };
}

/** The result of some work that waits, and the processor time of all threads until it ends, in milliseconds. */
export async function onProcessorUntil<T>(
  work: () => Promise<T>,
): Promise<{ value: T; milliseconds: number }> {
  const start = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(start);
  return { value, milliseconds: (user + system) / 1_000 };
}

/**
 * Processor time of another process since its start, in milliseconds, to a hundredth of a second: `utime` and `stime` of
 * proc(5). Undefined where the system does not say.
 */
export function processorTimeOf(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

const HASHES = 1_000;
/** Seconds that they took on the processor for which the bounds of the tests were set. */
const SECONDS = 0.012;

/**
 * A bound for this machine, which may be slower than the one for which it was set, or share its caches: as many
 * times longer as some hashes take now. On a faster one the bound stays as it is.
 * @param bound time on the processor for which the bounds were set, in any unit
 * @param took what is compared with it: below the bound nothing is measured
 */
export function onThisProcessor(bound: number, took: number): number {
  if (took < bound) return bound;
  const input = new Uint8Array(64);
  const runs = Array.from({ length: 3 }, () =>
    onProcessor(() => {
      for (let i = 0; i < HASHES; i += 1) keccak_256(input);
    }),
  );
  return bound * Math.max(1, Math.min(...runs.map((run) => run.seconds)) / SECONDS);
}
