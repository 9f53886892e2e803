import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { writeSite } from './site';

export interface Attacked {
  address: URL;
  /** The response to a raw request, up to the end of the connection or a pause. */
  raw(bytes: string): Promise<string>;
  /** Posts a body to /mcp. */
  post(
    body: string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; text: string; took: number }>;
  /** The log of the server so far. */
  log(): string;
  /** Most memory that the process has had, in MB; undefined where the system does not say. */
  peak(): number | undefined;
  close(): Promise<void>;
}

/** Without an answer for so long, a raw request is taken to wait for more. */
const PAUSE = 40;

/** `npm run serve` over a small site, in a process of its own on a free port of this machine. */
export async function startServer(): Promise<Attacked> {
  const folder = writeSite();
  const child = spawn(
    process.execPath,
    ['node_modules/jiti/bin/jiti.js', 'scripts/serve.ts', '--port', '0', '--dir', folder],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let log = '';
  child.stderr.on('data', (text: Buffer) => (log += text.toString()));
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      const found = /localhost:(\d+)/.exec(text.toString())?.[1];
      if (found) resolve(Number(found));
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${log}`)));
  });
  const address = new URL(`http://localhost:${port}/mcp`);
  const status = () => readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return {
    address,
    raw: (bytes) => talk(port, bytes),
    async post(body, headers = {}) {
      const from = performance.now();
      const answer = await fetch(address, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...headers,
        },
      });
      const text = await answer.text();
      return { status: answer.status, text, took: performance.now() - from };
    },
    log: () => log,
    peak() {
      if (process.platform !== 'linux') return undefined;
      return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status())?.[1]) / 1024);
    },
    async close() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await gone;
      await rm(folder, { recursive: true });
    },
  };
}

function talk(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, 'localhost');
    const end = () => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(PAUSE, end).once('close', end).once('error', end);
    socket.on('data', (part) => (answer += part.toString('latin1')));
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}

/** The status of every answer on a connection, in order. */
export const statusesOf = (answer: string): number[] =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
