import { emptyIndex, touched, type StoredIndex, type StoredSynonym } from './engine.ts';
import { noSuchIndex, ServiceError } from './errors.ts';
import type { StoredRecord } from './records.ts';

export type Indices = Map<string, StoredIndex>;

/** Largest record in bytes of JSON; the limit of the smallest plan. */
const RECORD_LIMIT = 10_000;

const open = (indices: Indices, name: string): StoredIndex => {
  const index = indices.get(name) ?? emptyIndex();
  indices.set(name, index);
  touched(index);
  return index;
};

export function getSettings(indices: Indices, name: string) {
  const index = indices.get(name);
  if (!index) throw noSuchIndex(name);
  // The service fills in its defaults; two of them are enough for the tests.
  return { hitsPerPage: 20, paginationLimitedTo: 1000, ...index.settings };
}

export function setSettings(indices: Indices, name: string, settings: object) {
  Object.assign(open(indices, name).settings, settings);
}

interface Batch {
  requests: { action: string; body: StoredRecord }[];
}

/** All or nothing: one record that is too large fails the whole batch. */
export function batch(indices: Indices, name: string, { requests }: Batch): void {
  requests.forEach(({ action, body }, position) => {
    if (action !== 'addObject' && action !== 'updateObject') {
      throw new ServiceError(400, `Invalid batch action: ${action}`);
    }
    const size = Buffer.byteLength(JSON.stringify(body));
    if (size <= RECORD_LIMIT) return;
    throw new ServiceError(
      400,
      `Record at the position ${position} objectID=${body.objectID} is too big ` +
        `size=${size}/${RECORD_LIMIT} bytes. Please have a look at the size limit`,
    );
  });
  const { records } = open(indices, name);
  for (const { body } of requests) records.set(body.objectID, body);
}

export function saveSynonyms(
  indices: Indices,
  name: string,
  list: StoredSynonym[],
  replace: boolean,
): void {
  const { synonyms } = open(indices, name);
  if (replace) synonyms.clear();
  for (const synonym of list) synonyms.set(synonym.objectID, synonym);
}

interface Operation {
  operation: 'copy' | 'move';
  destination: string;
  scope?: ('settings' | 'rules' | 'synonyms')[];
}

/** Copies parts of an index, or replaces one index with another atomically. */
export function operate(indices: Indices, name: string, operation: Operation): void {
  const source = indices.get(name);
  if (!source) throw noSuchIndex(name);
  const { destination, scope } = operation;
  if (operation.operation === 'move') {
    indices.set(destination, source);
    indices.delete(name);
    return;
  }
  const target = open(indices, destination);
  const copies = (part: 'settings' | 'rules' | 'synonyms') => !scope || scope.includes(part);
  if (copies('settings')) target.settings = { ...source.settings };
  if (copies('rules')) target.rules = new Map(source.rules);
  if (copies('synonyms')) target.synonyms = new Map(source.synonyms);
  if (!scope) target.records = new Map(source.records);
}
