/** SHA-256 of a text or of bytes, in hexadecimal and in base64. Needs a secure context, as a copy does. */
export async function sha256(
  content: string | ArrayBuffer,
): Promise<{ hex: string; base64: string }> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return {
    hex: [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    base64: btoa(String.fromCharCode(...digest)),
  };
}
