/** Offers a file for download. */
export function downloadBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By then the browser holds its own reference.
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
