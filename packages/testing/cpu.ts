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
