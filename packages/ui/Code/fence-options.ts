/** The options after the language of a fence. */
export interface FenceOptions {
  title?: string;
  /** A file of examples/, and a region of it. */
  file?: string;
  region?: string;
  /** Lines to highlight, counted from 1 as the reader sees them. */
  lines: readonly number[];
  /** Number of the first line; undefined without line numbers. */
  firstNumber?: number;
}

const PART =
  /^(?:(title|file|region)=(?:"([^"]*)"|'([^']*)')|\{([\d\s,-]+)\}|showLineNumbers(?:=(\d+))?)(?=\s|$)\s*/;

const KNOWN = 'title="…", file="…", region="…", {1,3-4} and showLineNumbers';

/**
 * Parses the text after the language of a fence.
 * @throws when an option is unknown, with what to write
 */
export function readFenceOptions(meta: string): FenceOptions {
  const read: FenceOptions & { lines: number[] } = { lines: [] };
  let rest = meta.trim();
  while (rest) {
    const found = PART.exec(rest);
    if (!found) throw new Error(unknown(rest));
    const [all, name, double, single, ranges, first] = found;
    if (name === 'title' || name === 'file' || name === 'region') {
      read[name] = double ?? single ?? '';
    } else if (ranges !== undefined) {
      read.lines.push(...linesOf(ranges));
    } else {
      read.firstNumber = Number(first ?? 1);
    }
    rest = rest.slice(all.length);
  }
  return read;
}

function unknown(rest: string): string {
  const word = rest.split(/\s/, 1)[0] ?? '';
  if (word === 'live') {
    return 'Code on a page is not live. Show a file of examples/, which the tests run.';
  }
  return `Unknown option ${word} after the language of the fence. Known: ${KNOWN}.`;
}

/** `1,3-4` as 1, 3, 4. */
function linesOf(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [, from, to] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? [];
    const first = Number(from);
    const last = Number(to ?? from);
    if (!(first >= 1 && last >= first)) {
      throw new Error(`{${ranges}} is not a list of lines. Write them as {1,3-4}.`);
    }
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}
