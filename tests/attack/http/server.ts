import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { processorTimeOf } from '@sablier-docs/testing/cpu';
import { writeSite } from './site';

interface Answer {
  status: number;
  text: string;
  /** Milliseconds until its end. */
  took: number;
  /** Milliseconds of the server's processor meanwhile: what else runs does not count. `took` but on Linux. */
  worked: number;
}

export interface Attacked {
  address: URL;
  /**
   * The response to a raw request, up to the end of the connection or a pause.
   * @param isAnswered whether it begins without fail, however busy the machine is
   */
  raw(bytes: string, isAnswered?: boolean): Promise<string>;
  /** Posts a body to /mcp. */
  post(body: string, headers?: Record<string, string>): Promise<Answer>;
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
  const processor = () => processorTimeOf(child.pid ?? 0);
  return {
    address,
    raw: (bytes, isAnswered = false) => talk(port, bytes, isAnswered),
    async post(body, headers = {}) {
      const from = performance.now();
      const before = processor();
      // A connection of its own: one that is kept may be closed by the server just when it is used again.
      const asked = request(address, {
        method: 'POST',
        agent: false,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...headers,
        },
      });
      asked.end(body);
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      const text = await readText(answer);
      const took = performance.now() - from;
      const after = processor();
      const worked = before === undefined || after === undefined ? took : after - before;
      return { status: answer.statusCode ?? 0, text, took, worked };
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

function talk(port: number, bytes: string, isAnswered: boolean): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, 'localhost');
    const end = () => {
      socket.destroy();
      resolve(answer);
    };
    const waits = () => socket.setTimeout(PAUSE, end);
    if (!isAnswered) waits();
    socket.once('close', end).once('error', end).once('data', waits);
    socket.on('data', (part) => (answer += part.toString('latin1')));
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}

/** The status of every answer on a connection, in order. */
export const statusesOf = (answer: string): number[] =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
