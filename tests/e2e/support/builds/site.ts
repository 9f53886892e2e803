import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { localHosting } from '../../../../config/local-hosting';
import { siteServer } from '@sablier-docs/hosting/server';
import { ON_DEMAND } from '../page';
import { buildIdOf } from './id';
import { nextBuild } from './next-build';

const BUILD = process.env.TEST_BUILD ?? 'build';

/** The folder of the next build, made once for each build that is tested. */
export async function folderOfNext(): Promise<string> {
  const folder = path.join('test-results', 'builds', buildIdOf(BUILD));
  if (existsSync(folder)) return folder;
  const draft = `${folder}-${process.pid}`;
  mkdirSync(path.dirname(folder), { recursive: true });
  await nextBuild(BUILD, draft);
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another worker was sooner, with the same files.
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true });
  }
  return folder;
}

export type Which = 'first' | 'next';

/** One address for two builds, of which one is served at a time. */
export class TwoBuilds {
  /**
   * Which build answers. In a `rolling` deploy, which half of the servers have, full loads lead to the first,
   * and requests of scripts to the next.
   */
  serves: Which | 'rolling' = 'first';
  /** While stopped, connections are cut. */
  stopped = false;
  /** Answers of its own, by path, in place of the build's. */
  readonly answers = new Map<string, { status: number; body: string; type?: string }>();
  /** Paths that were asked for. */
  readonly asked: string[] = [];

  private readonly server: Server;

  private constructor(
    sites: Record<Which, Server>,
    readonly folders: Record<Which, string>,
  ) {
    this.server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (this.stopped) return void response.destroy();
      this.asked.push(pathname);
      const own = this.answers.get(pathname);
      if (own) {
        response.writeHead(own.status, { 'content-type': own.type ?? 'application/json' });
        return void response.end(own.body);
      }
      const isOnDemand = request.headers['sec-fetch-dest'] === 'empty' || ON_DEMAND.test(pathname);
      const rolling = isOnDemand ? 'next' : 'first';
      const serves = this.serves === 'rolling' ? rolling : this.serves;
      sites[serves].emit('request', request, response);
    });
  }

  static async open(): Promise<TwoBuilds> {
    const folders = { first: BUILD, next: await folderOfNext() };
    const server = (folder: string) => siteServer(folder, localHosting(folder));
    return new TwoBuilds({ first: server(folders.first), next: server(folders.next) }, folders);
  }

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, 'localhost', done));
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
