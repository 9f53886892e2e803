/** What runs in a reader's browser; see packages/islands/client/README.md. */
export type Client = 'islands' | 'stock';

/**
 * The client of a build and of `npm start`: `SITE_CLIENT`, `islands` unless given.
 * @throws when `SITE_CLIENT` is neither `islands` nor `stock`
 */
export function chosenClient(env: Readonly<Record<string, string | undefined>>): Client {
  const asked = env.SITE_CLIENT ?? 'islands';
  if (asked !== 'islands' && asked !== 'stock') {
    throw new Error(`SITE_CLIENT is "${asked}". Set it to "islands" or "stock", or leave it out.`);
  }
  return asked;
}
