import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder with the files that several starters have, and the list of who has which, and where. */
const FOLDER = 'examples/starters/_shared';

/** A shared file by its place in the project of a starter. */
export function sharedFiles(siteDir: string, starter: string): Map<string, string> {
  const places = JSON.parse(
    readFileSync(path.join(siteDir, FOLDER, 'places.json'), 'utf8'),
  ) as Readonly<Record<string, readonly string[]>>;
  return new Map(
    Object.entries(places).flatMap(([file, all]) =>
      all
        .filter((place) => place.startsWith(`${starter}/`))
        .map((place) => [place.slice(starter.length + 1), `${FOLDER}/${file}`] as const),
    ),
  );
}

const IMPORT = /(from ['"])(?:\.\.\/)+_shared\/([^'"]+)(['"])/g;

/**
 * The source of a starter's own file with its imports of shared files as they are in the project.
 * @param place of the file in its project
 * @throws when the starter does not have the imported file
 */
export function withSharedImports(
  text: string,
  place: string,
  shared: ReadonlyMap<string, string>,
): string {
  return text.replace(IMPORT, (_, before: string, name: string, after: string) => {
    const [found] =
      [...shared].find(([, file]) =>
        [`${FOLDER}/${name}`, `${FOLDER}/${name}.ts`].includes(file),
      ) ?? [];
    if (found === undefined) throw new Error(`${place} imports ${name}, which its starter lacks.`);
    const target = name.endsWith('.json') ? found : found.replace(/\.ts$/, '');
    const relative = path.posix.relative(path.posix.dirname(place), target);
    return `${before}${relative.startsWith('.') ? relative : `./${relative}`}${after}`;
  });
}
