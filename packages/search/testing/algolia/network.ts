import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { ServiceError } from './errors.ts';
import { misbehave, type Fault } from './faults.ts';
import { APP_ID } from './keys.ts';
import { createService, type Received } from './service.ts';

/** Roles of the hosts: reading, writing, the three fallback hosts, and the analytics. */
export const ROLES = ['dsn', 'write', '1', '2', '3', 'insights'] as const;
export type Role = (typeof ROLES)[number];

interface Logged extends Received {
  role: Role;
  /** Milliseconds since the network started. */
  at: number;
}

/** The role of a host name of the service; undefined for any other. */
export function roleOf(hostname: string): Role | undefined {
  const id = APP_ID.toLowerCase();
  const names: Record<string, Role> = {
    [`${id}-dsn.algolia.net`]: 'dsn',
    [`${id}.algolia.net`]: 'write',
    [`${id}-1.algolianet.com`]: '1',
    [`${id}-2.algolianet.com`]: '2',
    [`${id}-3.algolianet.com`]: '3',
    'insights.algolia.io': 'insights',
  };
  return names[hostname.toLowerCase()];
}

/** The search service on this machine: one port per host, with a shared state. */
export async function startNetwork() {
  const service = createService();
  const log: Logged[] = [];
  const faults = new Map<Role, Fault>();
  const started = Date.now();

  const receive = async (role: Role, request: http.IncomingMessage, to: http.ServerResponse) => {
    const received = await read(request);
    log.push({ ...received, role, at: Date.now() - started });
    to.setHeader('access-control-allow-origin', '*');
    const fault = faults.get(role);
    if (fault && (await misbehave(fault, to))) return;
    try {
      json(to, 200, await service.handle(received));
    } catch (error) {
      const status = error instanceof ServiceError ? error.status : 500;
      json(to, status, { message: (error as Error).message, status });
    }
  };

  const servers = await Promise.all(
    ROLES.map(async (role) => {
      const server = http.createServer((request, to) => void receive(role, request, to));
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      return { role, server, port: (server.address() as AddressInfo).port };
    }),
  );
  const portOf = new Map(servers.map(({ role, port }) => [role, port]));
  const closedPort = await unusedPort();

  return {
    ...service,
    log,
    faults,
    /** Roles of the hosts that received requests, in order. */
    asked: () => log.map(({ role }) => role),
    /** URL on this machine for a URL of the service; undefined for any other URL. */
    addressFor: (address: string): string | undefined => {
      const url = new URL(address);
      const role = roleOf(url.hostname);
      if (!role) return undefined;
      const port = faults.get(role)?.kind === 'refuse' ? closedPort : portOf.get(role);
      return `http://127.0.0.1:${port}${url.pathname}${url.search}`;
    },
    reset: () => {
      log.length = 0;
      service.events.length = 0;
      faults.clear();
    },
    close: async () => {
      for (const { server } of servers) server.closeAllConnections();
      await Promise.all(servers.map(({ server }) => new Promise((done) => server.close(done))));
    },
  };
}

export type Network = Awaited<ReturnType<typeof startNetwork>>;

async function read(request: http.IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const raw = Buffer.concat(chunks);
  const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw).toString();
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  return {
    method: request.method ?? '',
    path: decodeURIComponent(pathname),
    params: searchParams,
    headers: request.headers,
    body: text ? (JSON.parse(text) as unknown) : undefined,
  };
}

function json(to: http.ServerResponse, status: number, body: unknown): void {
  to.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
  to.end(JSON.stringify(body));
}

async function unusedPort(): Promise<number> {
  const server = http.createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
