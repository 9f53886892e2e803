import path from 'node:path';

const RELATIVE = /(?<=\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.{1,2}\/[^'"\n]+)\1/g;

const join = (folder: string, to: string) => path.posix.normalize(path.posix.join(folder, to));

/**
 * The text of a file that moves, with relative imports that lead where they led before.
 * @param renames old to new paths of all files that move with it
 */
export function moveImports(
  text: string,
  from: string,
  to: string,
  renames: ReadonlyMap<string, string>,
): string {
  return text.replace(RELATIVE, (_whole, quote: string, target: string) => {
    const led = join(path.posix.dirname(from), target);
    const moved = [led, `${led}.ts`].map((file) => renames.get(file)).find(Boolean);
    const leads = moved?.replace(/\.ts$/, '') ?? led;
    const relative = path.posix.relative(path.posix.dirname(to), leads);
    return `${quote}${relative.startsWith('.') ? relative : `./${relative}`}${quote}`;
  });
}
