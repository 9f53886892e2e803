const PRINTABLE = /^[\x21-\x7e]+$/;
const SCHEME = /^https?:\/\//i;

/**
 * Parses a text that is, as a whole and letter by letter, the URL of a page. A text that the
 * platform has to normalize (a line break, an invisible character, `\`, a letter of another script,
 * a name before `@`, `%2e` in the host, the default port) looks like another URL than the one it
 * leads to, and is rejected. `https://` and the slash after the host may be omitted.
 * @returns null for any other text
 */
export function parseExactUrl(text: string): URL | null {
  if (!PRINTABLE.test(text)) return null;
  const address = SCHEME.test(text) ? text : `https://${text}`;
  const url = parseUrl(address);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const origin = `${url.protocol}//${url.host}`;
  if (address.slice(0, origin.length).toLowerCase() !== origin) return null;
  const rest = address.slice(origin.length);
  const whole = url.pathname + url.search + url.hash;
  return rest === whole || `/${rest}` === whole ? url : null;
}

/** The platform's parsing of a URL; null if it is invalid. */
export function parseUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
