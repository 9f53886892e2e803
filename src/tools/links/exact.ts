const PRINTABLE = /^[\x21-\x7e]+$/;
const SCHEME = /^https?:\/\//i;

/**
 * The address of a page that a text is as a whole, and says letter by letter. The platform reads it; a text
 * that the platform has to mend first (a line break, an unseen character, `\`, a letter of another script,
 * a name before `@`, `%2e` in the host, the port of the scheme) shows the eye another address than the one
 * it leads to, and is refused. `https://` may be left out, as may the slash after the host.
 * @returns null for everything else
 */
export function readExactly(text: string): URL | null {
  if (!PRINTABLE.test(text)) return null;
  const address = SCHEME.test(text) ? text : `https://${text}`;
  const url = parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const origin = `${url.protocol}//${url.host}`;
  if (address.slice(0, origin.length).toLowerCase() !== origin) return null;
  const rest = address.slice(origin.length);
  const whole = url.pathname + url.search + url.hash;
  return rest === whole || `/${rest}` === whole ? url : null;
}

/** What the platform makes of an address; null when it makes nothing of it. */
export function parse(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
