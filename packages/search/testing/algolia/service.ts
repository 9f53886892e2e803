import type { StoredSynonym } from './engine.ts';
import { ServiceError } from './errors.ts';
import { APP_ID, authorize } from './keys.ts';
import { search } from './search-route.ts';
import { createTasks } from './tasks.ts';
import * as write from './write-routes.ts';

/** A request as it arrived. */
export interface Received {
  method: string;
  /** Without the query string, decoded. */
  path: string;
  params: URLSearchParams;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

type Handler = (request: Received, index: string, rest: string) => unknown;
type Route = [method: string, path: RegExp, acl: string, handler: Handler];

/**
 * The part of the search API that this site uses, on indices in memory.
 * https://www.algolia.com/doc/rest-api/search
 */
export function createService() {
  const indices: write.Indices = new Map();
  const tasks = createTasks();
  const events: unknown[] = [];
  const written = (write: () => void) => {
    write();
    return tasks.start();
  };

  const routes: Route[] = [
    ['POST', /^\/1\/indexes\/\*\/queries$/, 'search', ({ body }) => search(indices, body)],
    [
      'GET',
      /^\/1\/indexes\/([^/]+)\/settings$/,
      'settings',
      (_, i) => write.getSettings(indices, i),
    ],
    [
      'PUT',
      /^\/1\/indexes\/([^/]+)\/settings$/,
      'editSettings',
      ({ body }, i) => written(() => write.setSettings(indices, i, body as object)),
    ],
    [
      'POST',
      /^\/1\/indexes\/([^/]+)\/batch$/,
      'addObject',
      ({ body }, i) =>
        written(() => write.batch(indices, i, body as Parameters<typeof write.batch>[2])),
    ],
    [
      'POST',
      /^\/1\/indexes\/([^/]+)\/synonyms\/batch$/,
      'editSettings',
      ({ body, params }, i) => {
        const replace = params.get('replaceExistingSynonyms') === 'true';
        return written(() => write.saveSynonyms(indices, i, body as StoredSynonym[], replace));
      },
    ],
    [
      'POST',
      /^\/1\/indexes\/([^/]+)\/operation$/,
      'addObject',
      ({ body }, i) =>
        written(() => write.operate(indices, i, body as Parameters<typeof write.operate>[2])),
    ],
    [
      'GET',
      /^\/1\/indexes\/([^/]+)\/task\/(\d+)$/,
      'addObject',
      (_, _index, id) => tasks.status(Number(id)),
    ],
    [
      'DELETE',
      /^\/1\/indexes\/([^/]+)$/,
      'deleteIndex',
      (_, i) => written(() => void indices.delete(i)),
    ],
    ['POST', /^\/1\/events$/, '', ({ body }) => accept(body)],
  ];

  const accept = (body: unknown) => {
    const given = (body as { events?: unknown[] } | undefined)?.events;
    if (!Array.isArray(given)) throw new ServiceError(422, 'events is missing');
    events.push(...given);
    return { status: 200, message: 'OK' };
  };

  return {
    indices,
    /** The events that the analytics received. */
    events,
    /** @throws a {@link ServiceError} for each error of the service */
    handle: async (request: Received): Promise<unknown> => {
      const given = {
        key: credential(request, 'x-algolia-api-key'),
        isApp: credential(request, 'x-algolia-application-id') === APP_ID,
      };
      for (const [method, path, acl, handler] of routes) {
        const match = method === request.method ? path.exec(request.path) : null;
        if (!match) continue;
        authorize(given, acl);
        return handler(request, match[1] ?? '', match[2] ?? '');
      }
      throw new ServiceError(404, `Path not found: ${request.method} ${request.path}`);
    },
  };
}

/** From the headers or, in any letter case, from the query string. */
function credential({ headers, params }: Received, name: string): string {
  const header = headers[name];
  if (typeof header === 'string') return header;
  return [...params].find(([key]) => key.toLowerCase() === name)?.[1] ?? '';
}
