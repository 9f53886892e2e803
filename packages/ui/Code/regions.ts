/** A comment line that opens or closes a named region, in any language of the examples. */
const MARKER = /^\s*(?:\/\/|#|<!--)\s*(region|endregion)\s+([\w-]+)\s*(?:-->)?\s*$/;

/** The text without its region markers; the remaining blank lines are joined. */
export function withoutMarkers(source: string): string {
  const kept = source.split('\n').filter((line) => !MARKER.test(line));
  return `${kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

/**
 * The lines between `// region name` and `// endregion name`, without markers and without the
 * indentation that all of them share. `file` names the source in errors.
 * @throws when a region is unknown, declared twice, not closed, not opened or empty
 */
export function regionOf(source: string, name: string, file: string): string {
  const regions = readRegions(source, file);
  const lines = regions.get(name);
  if (!lines) {
    const known = [...regions.keys()].join(', ') || 'none';
    throw new Error(`${file} has no region "${name}". Regions of this file: ${known}.`);
  }
  const text = dedent(lines).trim();
  if (!text) throw new Error(`Region "${name}" of ${file} is empty.`);
  return `${text.replace(/\n{3,}/g, '\n\n')}\n`;
}

/** Every region of a source by name, each as its lines. Regions may overlap. */
export function readRegions(source: string, file: string): Map<string, string[]> {
  const regions = new Map<string, string[]>();
  const open = new Set<string>();
  for (const line of source.split('\n')) {
    const [, kind, name] = MARKER.exec(line) ?? [];
    if (!kind || !name) {
      for (const each of open) regions.get(each)?.push(line);
    } else if (kind === 'region') {
      if (regions.has(name)) throw new Error(`${file} declares the region "${name}" twice.`);
      regions.set(name, []);
      open.add(name);
    } else if (!open.delete(name)) {
      throw new Error(`${file} closes the region "${name}", which is not open.`);
    }
  }
  const [unclosed] = open;
  if (unclosed) throw new Error(`${file} does not close the region "${unclosed}".`);
  return regions;
}

function dedent(lines: string[]): string {
  const indents = lines
    .filter((line) => line.trim())
    .map((line) => line.length - line.trimStart().length);
  const common = indents.length ? Math.min(...indents) : 0;
  return lines.map((line) => line.slice(common)).join('\n');
}
