import { Session } from 'node:inspector/promises';
import { writeFileSync } from 'node:fs';
import { afterAll } from 'vitest';
const g = globalThis as any;
if (!g.__prof) { const s = new Session(); s.connect(); await s.post('Profiler.enable'); await s.post('Profiler.setSamplingInterval', { interval: 4000 }); await s.post('Profiler.start'); g.__prof = { s, n: 0 }; }
afterAll(async () => { const p = g.__prof; p.n++; if (p.n % 1 === 0) { const r = await p.s.post('Profiler.stop'); writeFileSync('/tmp/vk/pf-built/' + process.pid + '-' + p.n + '.cpuprofile', JSON.stringify((r as any).profile)); await p.s.post('Profiler.start'); } });
