import { expect, it } from 'vitest';
import { wholeLines } from './lines';

const MOST = 1_000;
const message = (id: number) => JSON.stringify({ jsonrpc: '2.0', id, method: 'ping' });

/** The lines passed on and the errors sent, for input in pieces of a given size. */
async function read(input: string, size: number) {
  const said: string[] = [];
  const lines = wholeLines(MOST, (line) => said.push(line));
  const passed: Buffer[] = [];
  lines.on('data', (part: Buffer) => passed.push(part));
  const bytes = Buffer.from(input);
  for (let at = 0; at < bytes.length; at += size) lines.write(bytes.subarray(at, at + size));
  await new Promise<void>((done) => lines.end(done));
  const errors = said.map((line) => (JSON.parse(line) as { error: { code: number } }).error.code);
  return { passed: Buffer.concat(passed).toString(), errors, said };
}

it.each([1, 7, 64, 100_000])('passes on messages in pieces of %i bytes', async (size) => {
  const text = `${message(1)}\r\n\n  \n${message(2)}\n`;
  const { passed, errors } = await read(text, size);
  expect(passed.split(/\r?\n/).filter(Boolean)).toEqual([message(1), message(2)]);
  expect(errors).toEqual([]);
});

it('answers a line that is too long, keeps none of it, and goes on', async () => {
  const long = 'x'.repeat(3_000_000);
  const { passed, errors, said } = await read(`${message(1)}\n${long}\n${message(2)}\n`, 65_536);
  expect(passed).toBe(`${message(1)}\n${message(2)}\n`);
  expect(errors).toEqual([-32_600]);
  expect(said[0]).toContain('at most 1000 bytes');
});

it('counts bytes, and allows the most', async () => {
  const padded = (bytes: number) =>
    JSON.stringify({ jsonrpc: '2.0', method: 'x'.repeat(bytes - 29) });
  expect(Buffer.byteLength(padded(MOST))).toBe(MOST);
  expect((await read(`${padded(MOST)}\n`, 64)).errors).toEqual([]);
  expect((await read(`${padded(MOST + 1)}\n`, 64)).errors).toEqual([-32_600]);
  expect((await read(`"${'é'.repeat(MOST / 2)}"\n`, 64)).errors).toEqual([-32_600]);
});

it('answers what is no JSON and what is no message', async () => {
  const { passed, errors } = await read('{\n42\n[]\n{"jsonrpc":"1.0"}\n\u0000\n', 100);
  expect(passed).toBe('');
  expect(errors).toEqual([-32_700, -32_600, -32_600, -32_600, -32_700]);
});
