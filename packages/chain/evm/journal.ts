/** One write: the value of the key before it, undefined for none. */
type Write = readonly [map: Map<string, unknown>, key: string, before: unknown];

/**
 * Writes to maps that can be undone to any point, and then repeated. One log serves the EVM's nested
 * calls, snapshots, calls without effect, and requests about an earlier block.
 */
export class Journal {
  readonly #log: Write[] = [];

  /** A point to return to: the number of writes so far. */
  get position(): number {
    return this.#log.length;
  }

  /** Sets a key, or deletes it when the value is undefined. */
  set<T>(map: Map<string, T>, key: string, value: T | undefined): void {
    this.#log.push([map, key, map.get(key)]);
    put(map, key, value);
  }

  /** Undoes all writes since a point. @returns them, for `redo` */
  undo(position: number): Write[] {
    const undone: Write[] = [];
    while (this.#log.length > position) {
      const write = this.#log.pop();
      if (!write) break;
      const [map, key, before] = write;
      undone.push([map, key, map.get(key)]);
      put(map, key, before);
    }
    return undone;
  }

  /** Repeats the writes that `undo` took back, when nothing was written since. */
  redo(undone: Write[]): void {
    for (const [map, key, value] of undone.reverse()) this.set(map, key, value);
  }
}

function put<T>(map: Map<string, T>, key: string, value: T | undefined): void {
  if (value === undefined) map.delete(key);
  else map.set(key, value);
}
