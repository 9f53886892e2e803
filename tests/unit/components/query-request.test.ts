import { execFileSync } from 'node:child_process';
import { describe, expect, it, vi } from 'vitest';
import { curlOf, fetchOf, type Request } from '../../../src/components/QueryTabs/request';

const request: Request = {
  endpoint: 'https://example.org/graphql',
  query: 'query A($b: String!) {\n  c(d: "it\'s `e` ${f}", g: $b)\n}',
  variables: '{\n  "b": "x"\n}',
  needsKey: true,
};
const body = { query: request.query, variables: { b: 'x' } };

describe('a sample query as a request', () => {
  it('is a shell command whose body survives the shell', () => {
    const command = curlOf(request);
    const shown = command.replace('curl ', 'printf "%s\\n" ');
    const lines = execFileSync('sh', ['-c', shown], { env: { GRAPH_API_KEY: 'k3y' } })
      .toString()
      .trim()
      .split('\n');
    expect(lines[0]).toBe('https://example.org/graphql');
    expect(lines).toContain('Authorization: Bearer k3y');
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual(body);
    expect(curlOf({ ...request, needsKey: false })).not.toContain('Authorization');
  });

  it('is a module that sends the same body', async () => {
    const call = vi.fn(async () => ({ json: async () => ({ data: { c: 1 } }) }));
    const log = vi.fn();
    const run = new Function(
      'fetch',
      'process',
      'console',
      `return (async () => { ${fetchOf(request)} })();`,
    ) as (...args: unknown[]) => Promise<void>;
    await run(call, { env: { GRAPH_API_KEY: 'k3y' } }, { log });
    const [url, options] = call.mock.calls[0] as unknown as [string, RequestInit];
    const sent = JSON.parse(String(options.body)) as typeof body;
    expect(url).toBe(request.endpoint);
    expect({ ...sent, query: sent.query.trim() }).toEqual(body);
    expect(options.headers).toMatchObject({ Authorization: 'Bearer k3y' });
    expect(log).toHaveBeenCalledWith({ c: 1 });
  });
});
