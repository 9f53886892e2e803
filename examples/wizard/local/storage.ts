// region storage
const kept = new Map<string, string>();
/** What a browser has, where the page keeps the progress of a list. */
const localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
};
Object.assign(globalThis, { localStorage });
// endregion storage
export {};
