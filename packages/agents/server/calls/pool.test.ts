import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Pool } from './pool';
import { MAX_MILLISECONDS } from '../limits';
import { Budget } from './budget';
import type { Caller, Reply } from './types';
import { notices } from './notices';

/* Workers that misbehave. The name of each call says how. */

const BODY = `
  const { parentPort } = require('node:worker_threads');
  const deeds = {
    echo: (args) => parentPort.postMessage({ reply: { text: args, isError: false } }),
    work: (args) => {
      const end = Date.now() + JSON.parse(args).ms;
      while (Date.now() < end);
      deeds.echo(args);
    },
    span: (args) => {
      const at = () => performance.timeOrigin + performance.now();
      const from = at();
      while (at() < from + JSON.parse(args).ms);
      deeds.echo(JSON.stringify([from, at()]));
    },
    loop: () => { for (;;); },
    silence: () => setInterval(() => undefined, 1000),
    fill: () => { for (const kept = [];;) kept.push(new Array(1000).fill(kept.length)); },
    exit: () => process.exit(3),
    fail: () => { throw new Error('A fault in the worker'); },
    chatter: (args) => { console.log('{"jsonrpc":"2.0"}'); deeds.echo(args); },
  };
  parentPort.on('message', ({ name, args }) => deeds[name](args));
`;
const SCRIPT = `${BODY} parentPort.postMessage({ ready: 'https://site.example' });`;

const open: Caller[] = [];
function poolOf(size = 1, script = SCRIPT): Pool {
  const pool = new Pool({ script }, '/site', size);
  open.push(pool);
  return pool;
}
afterEach(() => void vi.useRealTimers());
afterEach(() => Promise.all(open.splice(0).map((pool) => pool.close())));

const echo = { text: '{"n":1}', isError: false };
const answers = (pool: Pool) => pool.call('echo', { n: 1 }, new Budget());

/** Whether a call has its reply. */
function watched(reply: Promise<Reply>): () => boolean {
  let isOver = false;
  void reply.then(() => (isOver = true));
  return () => isOver;
}

describe('a worker is ended, and the server goes on', () => {
  it.each(['loop', 'silence'])('after a call that never ends: %s', async (deed) => {
    const pool = poolOf();
    await answers(pool);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const reply = pool.call(deed, {}, new Budget());
    const isOver = watched(reply);
    vi.advanceTimersByTime(MAX_MILLISECONDS - 1);
    await turn();
    expect(isOver()).toBe(false);
    vi.advanceTimersByTime(1);
    await turn();
    await turn();
    expect(isOver()).toBe(true);
    vi.useRealTimers();
    expect(await reply).toEqual({ text: notices.time, isError: true });
    expect(await answers(pool)).toEqual(echo);
  });

  it('after a call that fills the memory', async () => {
    // Node's own default. With the 64 MB that all processes of a whole run have, V8 ended the process with 2 of 100 full
    // workers; with these 16 MB with none of 160.
    setFlagsFromString('--max-semi-space-size=16');
    const pool = poolOf();
    const before = process.memoryUsage().rss;
    const reply = await pool.call('fill', {}, new Budget(20_000));
    expect(reply).toEqual({ text: notices.memory, isError: true });
    expect(await answers(pool)).toEqual(echo);
    expect(process.memoryUsage().rss - before).toBeLessThan(500e6);
  });

  it.each(['exit', 'fail'])('after a call that breaks it: %s', async (deed) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const pool = poolOf();
    expect(await pool.call(deed, {}, new Budget())).toEqual({
      text: notices.failed,
      isError: true,
    });
    expect(await answers(pool)).toEqual(echo);
    expect(log).toHaveBeenCalledTimes(deed === 'fail' ? 1 : 0);
  });

  it('ends the worker of an endless call while another worker answers', async () => {
    const pool = poolOf(2);
    await Promise.all([answers(pool), answers(pool)]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stuck = pool.call('loop', {}, new Budget());
    const isOver = watched(stuck);
    expect(await answers(pool)).toEqual(echo);
    expect(isOver()).toBe(false);
    vi.advanceTimersByTime(MAX_MILLISECONDS);
    await turn();
    await turn();
    expect(isOver()).toBe(true);
    vi.useRealTimers();
    expect((await stuck).isError).toBe(true);
  });
});

/** Whether each of some spans of time begins after the one before. */
const inTurn = (spans: readonly (readonly [from: number, to: number])[]): boolean =>
  spans.every(([from], at) => from >= (spans[at - 1]?.[1] ?? -Infinity));

describe('requests take budgets', () => {
  it('a batch lets another request in after one of its calls', async () => {
    const pool = poolOf();
    await answers(pool);
    const order: string[] = [];
    const batch = new Budget(60_000);
    const calls = Array.from({ length: 10 }, (_, n) =>
      pool.call('work', { ms: 30 }, batch).then(() => order.push(`batch ${n}`)),
    );
    await answers(pool).then(() => order.push('other'));
    expect(order.indexOf('other')).toBeLessThan(3);
    await Promise.all(calls);
    expect(order).toHaveLength(11);
  });

  it('a request of one call has the next turn, however many batches wait', async () => {
    const pool = poolOf();
    await answers(pool);
    const done: string[] = [];
    const batches = Array.from({ length: 20 }, (_, at) => {
      const budget = new Budget(60_000);
      return Array.from({ length: 5 }, (_, n) =>
        pool.call('work', { ms: 5 }, budget).then(() => done.push(`${at} ${n}`)),
      );
    });
    // Before any batch had a turn, and again when each has had one.
    for (const turns of [1, 24]) {
      while (done.length < turns) await new Promise((resolve) => setTimeout(resolve, 1));
      const before = done.length;
      await answers(pool).then(() => done.push('one'));
      // The call that runs, and the one that was posted before the request arrived.
      expect(done.indexOf('one', before) - before).toBeLessThanOrEqual(2);
    }
    await Promise.all(batches.flat());
    // Batches share the turns: each has its first before one has its third.
    const [first] = done.flatMap((name, at) => (name.endsWith(' 2') ? [at] : []));
    expect(done.slice(0, first).filter((name) => name.endsWith(' 0'))).toHaveLength(20);
  });

  it('a short call does not wait for long ones that came just before, and they have their turn', async () => {
    const pool = poolOf();
    await answers(pool);
    const done: string[] = [];
    const long = Array.from({ length: 20 }, (_, at) =>
      pool
        .call('work', { ms: 5, padding: 'x'.repeat(2_000) }, new Budget())
        .then(() => done.push(`${at}`)),
    );
    await answers(pool).then(() => done.push('short'));
    // The one that runs already.
    expect(done.indexOf('short')).toBeLessThanOrEqual(1);
    await Promise.all(long);
    expect(done).toHaveLength(21);
    expect(done.filter((name) => name !== 'short')).toEqual([...Array(20).keys()].map(String));
  });

  it('a batch ends when its time is used up, and uses one worker at a time', async () => {
    const pool = poolOf(2);
    const span = async (budget: Budget) =>
      JSON.parse((await pool.call('span', { ms: 5 }, budget)).text) as [from: number, to: number];
    // Both workers have started when two requests have run at once.
    let spans: (readonly [number, number])[] = [];
    while (inTurn(spans)) spans = await Promise.all([span(new Budget()), span(new Budget())]);
    // Each look at the clock of the pool takes a tenth of a second, once all calls are there.
    let [time, step] = [0, 0];
    vi.spyOn(performance, 'now').mockImplementation(() => (time += step));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const budget = new Budget(600);
    const deeds = Array.from({ length: 30 }, (_, at) => (at === 5 ? 'silence' : 'span'));
    const calls = deeds.map((deed) => pool.call(deed, { ms: 5 }, budget));
    step = 100;
    const first = await Promise.all(calls.slice(0, 5));
    expect(inTurn(first.map(({ text }) => JSON.parse(text) as [number, number]))).toBe(true);
    // The call that runs when the time is up is ended; the rest is not started.
    const isOver = watched(calls[5] as Promise<Reply>);
    vi.advanceTimersByTime(99);
    await turn();
    expect(isOver()).toBe(false);
    vi.advanceTimersByTime(1);
    await turn();
    await turn();
    expect(isOver()).toBe(true);
    const [ended, ...rest] = await Promise.all(calls.slice(5));
    expect(ended).toEqual({ text: notices.time, isError: true });
    expect(rest).toEqual(rest.map(() => ({ text: notices.batchTime, isError: true })));
  });

  it('the replies to one request have a length', async () => {
    const pool = poolOf();
    const budget = new Budget(10_000, 20);
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map(() => pool.call('echo', { n: 12 }, budget)),
    );
    expect(replies.map(({ isError }) => isError)).toEqual([false, false, false, true, true]);
    expect(replies.at(-1)?.text).toBe(notices.batchLength);
  });

  it('a request that has ended has no more calls run', async () => {
    const pool = poolOf();
    await answers(pool);
    const budget = new Budget();
    const first = pool.call('work', { ms: 50 }, budget);
    const second = pool.call('work', { ms: 50 }, budget);
    budget.close();
    expect((await first).isError).toBe(false);
    expect(await second).toEqual({ text: notices.gone, isError: true });
  });

  it('refuses a call when the waiting ones are too large together', async () => {
    const pool = poolOf();
    await answers(pool);
    const stuck = pool.call('work', { ms: 300 }, new Budget());
    const large = { text: 'x'.repeat(4_500_000) };
    const waiting = [1, 2, 3].map(() => pool.call('echo', large, new Budget()));
    expect(await pool.call('echo', large, new Budget())).toEqual({
      text: notices.busy,
      isError: true,
    });
    const replies = await Promise.all([stuck, ...waiting]);
    expect(replies.some(({ isError }) => isError)).toBe(false);
    expect((await pool.call('echo', large, new Budget())).isError).toBe(false);
  });
});

it('arguments nested beyond the stack are refused', async () => {
  let args: object = {};
  for (let depth = 0; depth < 50_000; depth++) args = { args };
  const pool = poolOf();
  expect(await pool.call('echo', args, new Budget())).toEqual({
    text: notices.tooDeep,
    isError: true,
  });
});

it('a worker that does not start is tried again with the next call', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const pool = poolOf(2, 'throw new Error("No site here")');
  for (let time = 0; time < 2; time++) {
    expect(await answers(pool)).toEqual({ text: notices.failed, isError: true });
  }
  await expect(pool.siteUrl()).rejects.toThrow('does not start');
  expect(log).toHaveBeenCalled();
});

it('a worker that reads the site for ever is ended', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers();
  const waiting = answers(poolOf(1, 'setInterval(() => undefined, 1000)'));
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  expect(await waiting).toEqual({ text: notices.failed, isError: true });
  expect(String(log.mock.calls)).toContain('30000 ms');
});

it('notices where the site is, and keeps standard output for the protocol', async () => {
  const write = vi.spyOn(process.stdout, 'write');
  const pool = poolOf();
  expect(await pool.siteUrl()).toBe('https://site.example');
  expect((await pool.call('chatter', {}, new Budget())).isError).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(write.mock.calls.flat().filter((text) => String(text).includes('jsonrpc'))).toEqual([]);
});

it('answers what waits when it is closed', async () => {
  const pool = poolOf();
  const waiting = answers(pool);
  await pool.close();
  expect(await waiting).toEqual({ text: notices.gone, isError: true });
});
