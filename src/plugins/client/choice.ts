/** What runs in a reader's browser; see src/client/README.md. */
export type Client = 'lean' | 'stock';

/**
 * The client of a build: `SITE_CLIENT`, `lean` unless given. While pages are written (`npm start`) there is
 * no HTML of a server, so that the framework's own client has to draw them.
 * @throws when `SITE_CLIENT` is neither `lean` nor `stock`
 */
export function chosenClient(env: Readonly<Record<string, string | undefined>>): Client {
  const asked = env.SITE_CLIENT ?? 'lean';
  if (asked !== 'lean' && asked !== 'stock') {
    throw new Error(`SITE_CLIENT is "${asked}". Set it to "lean" or "stock", or leave it out.`);
  }
  return env.NODE_ENV === 'production' ? asked : 'stock';
}
