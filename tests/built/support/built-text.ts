import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { htmlFilesOf } from '@sablier-docs/built/files';

/** Paths of the files of a folder and its subfolders whose name fits. */
export const filesIn = (folder: string, name: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => path.join(folder, file));

/** The content of those files, in one text. */
export const textsIn = (folder: string, name: RegExp): string => textOf(filesIn(folder, name));

/** HTML of all pages of a build, in one text. */
export const pagesOf = (build: string): string =>
  textOf(htmlFilesOf(build).map((file) => path.join(build, file)));

const textOf = (files: readonly string[]) =>
  files.map((file) => readFileSync(file, 'utf8')).join('\n');

/**
 * Values of an attribute on pages. Not parsed, which would take ten times as long: what a page only
 * quotes counts as well.
 */
export const valuesOf = (pages: string, attribute: string): string[] =>
  [...pages.matchAll(new RegExp(`\\s${attribute}=(?:"([^"]*)"|([^\\s>]+))`, 'g'))].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  );
