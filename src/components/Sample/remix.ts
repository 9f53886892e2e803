/** The compiler that the contracts were released with. */
const COMPILER = '0.8.29';

/**
 * A link that opens Solidity source in Remix. The code travels in the fragment, as UTF-8 in base64,
 * the way the Solidity documentation links its own samples; it reaches no server.
 */
export function remixUrl(source: string): string {
  const bytes = new TextEncoder().encode(source);
  const code = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `https://remix.ethereum.org/?#language=solidity&version=${COMPILER}&code=${code}`;
}
