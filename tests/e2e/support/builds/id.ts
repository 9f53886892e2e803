import { readFileSync } from 'node:fs';

/** The name of a build as its pages say it. */
export function buildIdOf(build: string): string {
  const id = /<meta name=build content=(\w+)>/.exec(
    readFileSync(`${build}/index.html`, 'utf8'),
  )?.[1];
  if (!id) throw new Error(`The pages of ${build} do not name their build.`);
  return id;
}
