import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, afterEach, expect, it } from 'vitest';
import { MAX_LINE_BYTES } from '@sablier-docs/agents/server/limits';
import { fillPackage } from './transports';

const { folder, close } = fillPackage('docs-mcp-');
afterAll(close);

let stop: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

interface Heard {
  id: unknown;
  result?: { content: { text: string }[]; isError?: boolean };
  error?: { code: number; message: string };
}

/** The program of the package in a folder whose name begins like this, started from another one. */
function start(name: string) {
  const place = path.join(path.dirname(folder), `${name}${path.basename(folder)}`);
  renameSync(folder, place);
  const child = spawn(process.execPath, [path.join(place, 'bin.mjs')], { cwd: '/' });
  let log = '';
  child.stderr.on('data', (text: Buffer) => (log += text.toString()));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ended = once(child, 'exit') as Promise<[number]>;
  stop = async () => {
    child.kill();
    await ended;
    renameSync(place, folder);
  };
  return {
    write: (text: string) => child.stdin.write(text),
    hear: async () => JSON.parse(String((await lines.next()).value)) as Heard,
    async end() {
      child.stdin.end();
      return { code: (await ended)[0], log };
    },
  };
}

const call = (id: number, name: string, args: object) =>
  `${JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: args } })}\n`;

it('answers from a folder whose name no address holds as it is', async () => {
  const { write, hear, end } = start('with space, ünï, pct%20x, #?& ');
  write(call(1, 'read', { page: '/concepts/nft' }));
  const { result } = await hear();
  expect(result?.content[0]?.text).toContain('# Stream NFTs');
  write(call(2, 'resolve', { text: 'base' }));
  // Pending requests are answered after the input ends; then the program ends.
  const last = end();
  expect((await hear()).result?.isError).toBeUndefined();
  expect(await last).toEqual({ code: 0, log: '' });
});

it('answers lines that are too long or no message with an error, and goes on', async () => {
  const { write, hear, end } = start('');
  write('x'.repeat(3_000_000));
  write(`\n${call(1, 'resolve', { text: 'base' })}`);
  expect((await hear()).error).toMatchObject({
    code: -32_600,
    message: expect.stringContaining(String(MAX_LINE_BYTES)) as string,
  });
  expect((await hear()).result?.isError).toBeUndefined();
  write('{"half": \n42\n');
  expect((await hear()).error?.code).toBe(-32_700);
  expect((await hear()).error?.code).toBe(-32_600);
  write(call(2, 'read', { page: '/concepts/nft#%' }));
  expect((await hear()).result?.content[0]?.text).toContain('is no anchor');
  expect(await end()).toEqual({ code: 0, log: '' });
});

it.each([
  ['2025-11-25', {}],
  ['2026-07-28', { versionNegotiation: { mode: 'auto' } }],
  ['2026-07-28', { versionNegotiation: { mode: { pin: '2026-07-28' } } }],
] as const)('speaks %s with a client of the second SDK, given %o', async (version, options) => {
  const client = new Client({ name: 'tests', version: '1.0.0' }, options);
  const args = [path.join(folder, 'bin.mjs')];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
  expect(client.getNegotiatedProtocolVersion()).toBe(version);
  for (const text of ['base', 'ethereum']) {
    const { structuredContent } = await client.callTool({ name: 'resolve', arguments: { text } });
    expect(JSON.stringify(structuredContent).toLowerCase()).toContain(text);
  }
  await client.close();
});
