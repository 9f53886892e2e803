import { ServiceError } from './errors.ts';

export const APP_ID = 'APPID';
export const SEARCH_KEY = 'search-only-key';
export const WRITE_KEY = 'write-key';

/** The rights of each key, as in the service's `acl`. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  [SEARCH_KEY]: ['search'],
  [WRITE_KEY]: ['search', 'addObject', 'deleteIndex', 'settings', 'editSettings'],
};

/** @throws the error of the service when the id or the key is wrong, or the key lacks the right */
export function authorize(given: { key: string; isApp: boolean }, acl: string): void {
  const allowed = given.isApp && Object.hasOwn(KEYS, given.key) ? KEYS[given.key] : undefined;
  if (!allowed) throw new ServiceError(403, 'Invalid Application-ID or API key');
  if (acl && !allowed.includes(acl)) {
    throw new ServiceError(403, 'Method not allowed with this API key');
  }
}
