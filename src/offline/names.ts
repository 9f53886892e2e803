/** What the build, the page and `static/sw.js` call the same. A test compares the worker's names. */

export { META } from './meta';

/** What a copy would be: revision and sizes. Small, because a reader's browser asks for it often. */
export const SUMMARY = '/offline.json';
/** Every file of a copy. */
export const FILES = '/offline-files.json';
export const WORKER = '/sw.js';
/** Begins the name of a cache; the revision of the site ends it. */
export const PREFIX = 'offline-copy-';
/** Entry of a cache that is written last: a cache without it is not complete. */
export const MARK = '/offline-copy.json';
/** Files below this path have the hash of their content in the name. */
export const HASHED = '/assets/';

export interface Summary {
  /** Changes when a file of the copy does. */
  revision: string;
  /** Number of files. */
  files: number;
  /** Bytes on the reader's device. */
  bytes: number;
  /** Bytes on the wire, with gzip. */
  wire: number;
}

/** Address and bytes of each file. */
export type FileList = [address: string, bytes: number][];

/** A copy on the reader's device. */
export interface Copy {
  revision: string;
  bytes: number;
  /** ISO 8601. */
  savedAt: string;
}
