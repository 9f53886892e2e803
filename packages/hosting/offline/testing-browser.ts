import { hash } from 'node:crypto';
import type { Browser } from './copy';
import { FILES, SUMMARY, type FileList } from './names';

/** A browser's caches, network and workers in memory, each of which a test can make fail. */
export class FakeBrowser implements Browser {
  readonly stores = new Map<string, Map<string, Response>>();
  readonly site = new Map<string, string>();
  /** Content that arrives instead of a file. */
  readonly altered = new Map<string, string>();
  readonly asked: string[] = [];
  /** Addresses that lead on to another page. */
  moved: FileList['moved'] = [];
  /** Address of the worker that is registered. */
  worker: string | undefined;
  onPut: (address: string) => void = () => undefined;
  onFetch: (address: string) => void = () => undefined;

  constructor(pages: Record<string, string>) {
    for (const [address, body] of Object.entries(pages)) this.site.set(address, body);
  }

  caches = {
    keys: async () => [...this.stores.keys()],
    has: async (name: string) => this.stores.has(name),
    delete: async (name: string) => this.stores.delete(name),
    open: async (name: string) => {
      const store = this.stores.get(name) ?? new Map<string, Response>();
      this.stores.set(name, store);
      return {
        match: async (address: string) => store.get(address)?.clone(),
        put: async (address: string, response: Response) => {
          this.onPut(address);
          store.set(address, response);
        },
      };
    },
  } as unknown as CacheStorage;

  fetch = (async (address: string, { signal }: RequestInit = {}) => {
    signal?.throwIfAborted();
    this.asked.push(address);
    this.onFetch(address);
    if (address === SUMMARY) {
      const { revision } = this;
      return Response.json({ revision, files: this.site.size, bytes: this.bytes(), wire: 1 });
    }
    if (address === FILES) return new Response(this.altered.get(FILES) ?? this.list());
    const body = this.altered.get(address) ?? this.site.get(address);
    const type = address.includes('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    return new Response(body ?? 'none', {
      status: body === undefined ? 404 : 200,
      headers: { 'content-type': type, 'content-encoding': 'gzip', 'x-kept': 'yes' },
    });
  }) as typeof fetch;

  workers = {
    register: async (script: string) => {
      this.worker = script;
    },
    getRegistrations: async () =>
      this.worker
        ? [
            {
              active: { scriptURL: `https://site.example${this.worker}` },
              unregister: async () => {
                this.worker = undefined;
              },
            },
          ]
        : [],
  } as unknown as Browser['workers'];

  get revision(): string {
    return hash('sha256', this.list());
  }

  private list = () =>
    JSON.stringify({ files: this.files(), moved: this.moved } satisfies FileList);
  private files = () =>
    [...this.site].map(([address, body]): FileList['files'][number] => [
      address,
      body.length,
      hash('sha256', body, 'base64'),
    ]);
  private bytes = () => this.files().reduce((sum, [, bytes]) => sum + bytes, 0);
}
