/** Names that the build, the page and `static/sw.js` share. A test compares the worker's. */

export { META } from './copy-meta';

/** Revision and sizes of the current copy. Small, because browsers request it often. */
export const SUMMARY = '/offline.json';
/** Every file of a copy with its digest; also an entry of the cache, by which the worker checks the others. */
export const FILES = '/offline-files.json';
export const WORKER = '/sw.js';
/** The worker serves only the copy that this parameter of its address names. */
export const OF_COPY = 'copy';
/** Prefix of the name of a cache, before the revision of the site. */
export const PREFIX = 'offline-copy-';
/** The entry of a cache that is written last: a cache without it is incomplete. */
export const MARK = '/offline-copy.json';
/** Files below this path have the hash of their content in the name. */
export const HASHED = '/assets/';

export interface Summary {
  /** SHA-256 of the list of files, which holds that of each file; 64 hexadecimal digits. */
  revision: string;
  /** Number of files. */
  files: number;
  /** Bytes on the reader's device. */
  bytes: number;
  /** Bytes on the wire, with gzip. */
  wire: number;
}

export interface FileList {
  /** The digest is the SHA-256 of the content, in base64. */
  files: [address: string, bytes: number, digest: string][];
  /** Addresses that lead to another one. */
  moved: [from: string, to: string][];
}

/** A copy on the reader's device. */
export interface Copy {
  revision: string;
  bytes: number;
  /** ISO 8601. */
  savedAt: string;
}
