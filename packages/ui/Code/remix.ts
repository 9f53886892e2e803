/** The compiler version of the released contracts. */
const COMPILER = '0.8.29';

/**
 * A link that opens Solidity source in Remix. The code is in the fragment, as UTF-8 in base64, the same as in the
 * Solidity documentation, so it is not sent to a server.
 */
export function remixUrl(source: string): string {
  const bytes = new TextEncoder().encode(source);
  const code = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `https://remix.ethereum.org/?#language=solidity&version=${COMPILER}&code=${code}`;
}
