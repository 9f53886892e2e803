import { ServiceError } from './errors.ts';

/** What each key may do, as in the service's `acl`. */
export type Keys = Readonly<Record<string, readonly string[]>>;

export const SEARCH_KEY = 'search-only-key';
export const WRITE_KEY = 'write-key';

export const KEYS: Keys = {
  [SEARCH_KEY]: ['search'],
  [WRITE_KEY]: ['search', 'addObject', 'deleteIndex', 'settings', 'editSettings'],
};

/** Throws what the service answers when id or key are wrong, or the key may not do this. */
export function authorize(keys: Keys, given: { key: string; isApp: boolean }, acl: string): void {
  const allowed = given.isApp && Object.hasOwn(keys, given.key) ? keys[given.key] : undefined;
  if (!allowed) throw new ServiceError(403, 'Invalid Application-ID or API key');
  if (acl && !allowed.includes(acl)) {
    throw new ServiceError(403, 'Method not allowed with this API key');
  }
}
