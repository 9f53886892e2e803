import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { folders, sources } from './sources';

const modulesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((file) => /\.(ts|json)$/.test(file))
    .sort();

const filesOf = (listed: string) => (listed.endsWith('/') ? modulesIn(listed) : [listed]);

it('facts that people typed all name a source, and no source is left over', () => {
  const listed = Object.keys(sources).flatMap(filesOf);
  expect(listed.filter((file) => !existsSync(file))).toEqual([]);
  const unlisted = Object.entries(folders)
    .flatMap(([folder, code]) =>
      modulesIn(folder).filter((file) => !code.includes(path.posix.relative(folder, file))),
    )
    .filter((file) => !listed.includes(file));
  expect(unlisted).toEqual([]);
});
