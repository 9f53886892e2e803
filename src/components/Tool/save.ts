/** Offers a file for download under a name. */
export function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken its own reference by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
