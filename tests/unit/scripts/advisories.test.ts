import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAudit } from '../../../scripts/advisories/audit-report';

const advisory = (severity: string) => ({
  id: 1,
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  title: 'Reads files of others',
  severity,
  vulnerable_versions: '<2.0.0',
});

let folder = '';
let registry: Server;
/** The registry's response about `thing`, or its refusal. */
let respond: (answer: ServerResponse) => void;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'advisories-'));
  const write = (file: string, value: unknown) =>
    writeFileSync(path.join(folder, file), JSON.stringify(value));
  const root = { name: 'site', version: '1.0.0', dependencies: { thing: '1.0.0' } };
  write('package.json', root);
  write('package-lock.json', {
    name: 'site',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: { '': root, 'node_modules/thing': { version: '1.0.0' } },
  });
  registry = createServer((request, answer) => {
    if (request.method === 'POST') respond(answer);
    else {
      // npm asks which versions there are.
      const versions = Object.fromEntries(
        ['1.0.0', '2.0.0'].map((v) => [v, { name: 'thing', version: v }]),
      );
      answer.end(JSON.stringify({ name: 'thing', 'dist-tags': { latest: '2.0.0' }, versions }));
    }
  });
  await new Promise<void>((ready) => registry.listen(0, '127.0.0.1', ready));
});
afterEach(() => {
  registry.close();
  registry.closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** Runs the check in the folder; resolves to its exit code and all that it printed. */
const check = () =>
  new Promise<{ code: number; text: string }>((done) => {
    const { port } = registry.address() as AddressInfo;
    const jiti = path.resolve('node_modules/jiti/bin/jiti.js');
    const env = {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${port}/`,
      npm_config_cache: path.join(folder, 'cache'),
      npm_config_fetch_retries: '0',
    };
    const args = [jiti, path.resolve('scripts/advisories/index.ts')];
    execFile(process.execPath, args, { cwd: folder, env }, (error, stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), text: stdout + stderr }),
    );
  });
const json = (value: unknown) => (answer: ServerResponse) =>
  void answer.setHeader('content-type', 'application/json').end(JSON.stringify(value));

describe('the check of advisories', () => {
  it('ends with 0 when the registry knows nothing serious', async () => {
    respond = json({ thing: [advisory('moderate')] });
    expect(await check()).toEqual({ code: 0, text: 'No advisory of severity high or critical.\n' });
  });

  it('ends with 1 when it does, with the package, the title and the address', async () => {
    respond = json({ thing: [advisory('high')] });
    const { code, text } = await check();
    expect(code).toBe(1);
    expect(text).toMatch(/^high: thing, Reads files of others \(GHSA-aaaa-bbbb-cccc, https:/m);
  });

  it('ends with 2 when the registry does not answer the question, and gives no all-clear', async () => {
    respond = (answer) => void answer.writeHead(405).end();
    const { code, text } = await check();
    expect(code).toBe(2);
    expect(text).toMatch(/^NOT CHECKED: .*405/m);
    expect(text).not.toContain('No advisory');
  });
});

it('an advisory can be accepted with a reason, and one that is gone is named', () => {
  const via = [{ ...advisory('critical'), name: 'thing' }, 'other'];
  const printed = JSON.stringify({ auditReportVersion: 2, vulnerabilities: { thing: { via } } });
  const [id, gone] = ['GHSA-aaaa-bbbb-cccc', 'GHSA-dddd-eeee-ffff'];
  expect(readAudit(printed, {})).toMatchObject({ found: [{ id, package: 'thing' }], known: [] });
  expect(readAudit(printed, { [id]: 'Runs in no browser.', [gone]: 'Old.' })).toMatchObject({
    found: [],
    known: [{ id }],
    stale: [gone],
  });
});

it.each([
  '',
  '{}',
  'null',
  '[]',
  '{"auditReportVersion":2}',
  '{"message":"no"}',
  '{"vulnerabilities":{}}',
])('the output %j is no answer', (printed) =>
  expect(readAudit(printed, {}).kind).toBe('unanswered'),
);
