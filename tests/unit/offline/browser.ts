import type { Browser } from '../../../src/offline/copy';
import { FILES, SUMMARY, type FileList } from '../../../src/offline/names';

/** A browser's caches, network and workers in memory, each of which a test can make fail. */
export class FakeBrowser implements Browser {
  readonly stores = new Map<string, Map<string, Response>>();
  readonly site = new Map<string, string>();
  /** Where an address of the site has moved. */
  readonly moved = new Map<string, string>();
  readonly asked: string[] = [];
  revision = 'one';
  registered = false;
  onPut: (address: string) => void = () => undefined;
  onFetch: (address: string) => void = () => undefined;

  constructor(pages: Record<string, string>) {
    for (const [address, body] of Object.entries(pages)) this.site.set(address, body);
  }

  caches = {
    keys: async () => [...this.stores.keys()],
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
    if (address === FILES) return Response.json(this.files());
    const body = this.site.get(address);
    const type = address.includes('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    const response = new Response(body ?? 'none', {
      status: body === undefined ? 404 : 200,
      headers: { 'content-type': type, 'content-encoding': 'gzip', 'x-kept': 'yes' },
    });
    const target = this.moved.get(address);
    return target
      ? Object.defineProperties(response, { redirected: { value: true }, url: { value: target } })
      : response;
  }) as typeof fetch;

  workers = {
    register: async () => {
      this.registered = true;
    },
    getRegistrations: async () =>
      this.registered
        ? [
            {
              active: { scriptURL: 'https://site.example/sw.js' },
              unregister: async () => {
                this.registered = false;
              },
            },
          ]
        : [],
  } as unknown as Browser['workers'];

  private files = (): FileList => [...this.site].map(([address, body]) => [address, body.length]);
  private bytes = () => this.files().reduce((sum, [, bytes]) => sum + bytes, 0);
}
