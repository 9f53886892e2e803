/**
 * Number of edits between two words (insertions, deletions, substitutions, and transpositions of neighbors), or
 * `limit + 1` when there are more than `limit`.
 * https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance#Optimal_string_alignment_distance
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let value = Math.min(
        at(previous, column - 1) + (same ? 0 : 1),
        at(previous, column) + 1,
        at(current, column - 1) + 1,
      );
      const swapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) value = Math.min(value, at(before, column - 2) + 1);
      current.push(value);
    }
    if (Math.min(...current) > limit) return limit + 1;
    before = previous;
    previous = current;
  }
  return Math.min(at(previous, b.length), limit + 1);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Infinity;
