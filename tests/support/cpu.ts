/**
 * What a piece of work gives, and the seconds on the processor that it takes, user and system. Other work
 * on the machine does not stretch them as it stretches a clock; caches that it shares still do, so a
 * bound wants `retry`.
 */
export function onProcessor<T>(work: () => T): { value: T; seconds: number } {
  const start = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(start);
  return { value, seconds: (user + system) / 1e6 };
}
