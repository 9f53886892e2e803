import {
  Client as ClientOf2,
  StreamableHTTPClientTransport as TransportOf2,
  type ClientOptions,
} from '@modelcontextprotocol/client';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/sdk/types.js';
import { describe, expect, it, vi } from 'vitest';
import type { Caller } from '../calls/types';
import { MAX_REQUEST_BYTES } from '../limits';
import { allowSite, allowLocal, handleHttp } from './http';

/** A server that answers each call with its name and arguments. */
const caller: Caller = {
  call: (name, args) =>
    Promise.resolve({ text: JSON.stringify({ name, args: args ?? 'none' }), isError: false }),
  siteUrl: () => Promise.resolve('https://site.example'),
  close: () => Promise.resolve(),
};

const ADDRESS = 'http://localhost:3000/mcp';

const post = (body: string, headers: Record<string, string> = {}) =>
  handleHttp(
    new Request(ADDRESS, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    }),
    caller,
    allowLocal,
  );

const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
const call = (params: unknown, method = 'tools/call') =>
  post(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));

describe('the server over HTTP', () => {
  it.each([
    undefined,
    '*/*',
    'application/json',
    'text/event-stream',
    'application/*',
    'application/json; charset=utf-8',
    'text/html, */*;q=0.1',
    'application/json, text/event-stream',
    '',
  ])('answers the Accept %s with JSON', async (accept) => {
    const headers: Record<string, string> = accept === undefined ? {} : { accept };
    const answer = await post(ping, headers);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
    const told = await post('{"jsonrpc":"2.0","method":"notifications/initialized"}', headers);
    expect(told.status).toBe(202);
  });

  it.each([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page with no origin of its own', { origin: 'null' }],
    ['a name that leads to this machine', { host: 'evil.example:3000' }],
  ])('refuses %s with 403 on a local server', async (_, headers) => {
    expect((await post(ping, headers)).status).toBe(403);
  });

  it('lets pages of the site ask, and no origin that begins or ends like it', () => {
    const { origin } = allowSite('https://site.example');
    expect(origin('https://site.example')).toBe(true);
    for (const other of [
      'https://site.example.evil.example',
      'https://evil-site.example',
      'http://site.example',
    ])
      expect(origin(other), other).toBe(false);
  });

  it('takes null for arguments, params and cursor as nothing, and passes on other nulls', async () => {
    const argumentsOf = async (params: unknown) => {
      const { result } = (await (await call(params)).json()) as {
        result: { structuredContent: { args: unknown } };
      };
      return result.structuredContent.args;
    };
    expect(await argumentsOf({ name: 'queries', arguments: null, _meta: null })).toBe('none');
    expect(await argumentsOf({ name: 'x', arguments: { a: null } })).toEqual({ a: null });
    for (const params of [null, { cursor: null }, undefined]) {
      const list = (await (await call(params, 'tools/list')).json()) as {
        result: { tools: unknown[] };
      };
      expect(list.result.tools.length).toBeGreaterThan(10);
    }
  });

  it('refuses a list from a cursor that it never gave out, and takes an empty one as none', async () => {
    for (const cursor of ['bogus', '16']) {
      const refused = (await (await call({ cursor }, 'tools/list')).json()) as {
        error: { code: number };
      };
      expect(refused.error.code).toBe(-32602);
    }
    const list = (await (await call({ cursor: '' }, 'tools/list')).json()) as {
      result: { tools: unknown[] };
    };
    expect(list.result.tools.length).toBeGreaterThan(10);
  });

  it.each([
    ['"', 400],
    ['null', 400],
    [`"${'x'.repeat(MAX_REQUEST_BYTES)}"`, 413],
    ['['.repeat(30_000), 400],
  ])('refuses a body of %o', async (body, status) => {
    expect((await post(body)).status).toBe(status);
  });

  it('answers a client that goes away with status 400, and logs nothing', async () => {
    const log = vi.spyOn(console, 'error');
    const body = new ReadableStream({
      pull: (stream) => stream.error(new Error('aborted')),
    });
    const headers = { 'content-type': 'application/json' };
    const request = new Request(ADDRESS, {
      method: 'POST',
      body,
      headers,
      duplex: 'half',
    } as object);
    expect((await handleHttp(request, caller, allowLocal)).status).toBe(400);
    expect(log).not.toHaveBeenCalled();
  });

  it.each(SUPPORTED_PROTOCOL_VERSIONS)(
    'speaks %s with a client that asks for it',
    async (version) => {
      const transport = new StreamableHTTPClientTransport(new URL(ADDRESS), {
        fetch: (url, init) => {
          const body = String(init?.body).replace(
            /"protocolVersion":"[^"]*"/,
            `"protocolVersion":"${version}"`,
          );
          return handleHttp(
            new Request(url, { ...init, body: init?.method === 'POST' ? body : null }),
            caller,
            allowLocal,
          );
        },
      });
      const client = new Client({ name: 'tests', version: '1.0.0' });
      await client.connect(transport);
      expect(transport.protocolVersion).toBe(version);
      const { structuredContent } = await client.callTool({ name: 'read', arguments: { a: '1' } });
      expect(structuredContent).toEqual({ name: 'read', args: { a: '1' } });
      await client.close();
    },
  );

  it.each<[string, ClientOptions, string]>([
    ['asks for nothing', {}, '2025-11-25'],
    ['asks what there is', { versionNegotiation: { mode: 'auto' } }, '2026-07-28'],
    ['takes one alone', { versionNegotiation: { mode: { pin: '2026-07-28' } } }, '2026-07-28'],
    ['knows older ones alone', { supportedProtocolVersions: ['2025-06-18'] }, '2025-06-18'],
    ['knows the oldest', { supportedProtocolVersions: ['2025-03-26'] }, '2025-03-26'],
  ])(
    'speaks with a client of the second SDK that %s, given %o: %s',
    async (_, options, version) => {
      const warned = vi.spyOn(console, 'warn');
      const client = new ClientOf2({ name: 'tests', version: '1.0.0' }, options);
      const answers: Response[] = [];
      const transport = new TransportOf2(new URL(ADDRESS), {
        fetch: async (url, init) => {
          const answer = await handleHttp(new Request(url, init), caller, allowLocal);
          answers.push(answer.clone());
          return answer;
        },
      });
      await client.connect(transport);
      expect(client.getNegotiatedProtocolVersion()).toBe(version);
      expect(client.getServerVersion()).toMatchObject({ name: 'sablier-docs' });
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['search', 'wizard']));
      for (const a of ['1', '2']) {
        const { structuredContent } = await client.callTool({ name: 'other', arguments: { a } });
        expect(structuredContent).toEqual({ name: 'other', args: { a } });
      }
      await expect(client.listTools({ cursor: 'bogus' })).rejects.toMatchObject({ code: -32602 });
      for (const { status, headers } of answers) {
        expect(headers.get('cache-control')).toBe('no-store');
        if (status === 200) expect(headers.get('content-type')).toContain('application/json');
      }
      expect(warned).not.toHaveBeenCalled();
      await client.close();
    },
  );

  it('opens no subscription for a client of 2026-07-28, whose request ends', async () => {
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'tests', version: '1.0.0' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const method = 'subscriptions/listen';
    const answer = await post(
      JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method,
        params: { notifications: { toolsListChanged: true }, _meta: meta },
      }),
      { 'mcp-protocol-version': '2026-07-28', 'mcp-method': method },
    );
    expect(await answer.json()).toMatchObject({ id: 1, error: { code: expect.any(Number) } });
  });
});
