/** The text in a `data:` address with base64. */
export function textIn(address: string): string {
  const bytes = atob(address.split('base64,')[1] ?? '');
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}
