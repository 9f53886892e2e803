import { APP } from './build';
import { parse, readExactly } from './exact';

/** The page of the app that a pasted text is the address of; null for any other text. */
export function readAppLink(pasted: string): URL | null {
  const url = readExactly(pasted.trim());
  return url?.origin === APP ? url : null;
}

/**
 * Why nobody should follow a text that is neither a name nor a link of the app; null for a text of letters,
 * digits, hyphens and spaces, which leads nowhere.
 */
export function sayForeign(pasted: string): string | null {
  const text = pasted.trim();
  if (/^[a-z0-9 -]*$/i.test(text) || readAppLink(text)) return null;
  const url = parse(text);
  const isWeb = url && /^https?:$/.test(url.protocol);
  const host = (isWeb ? url : parse(`https://${text}`))?.host ?? '';
  return host.includes('.') && host !== new URL(APP).host
    ? `This link leads to ${host.slice(0, 60)}, not to app.sablier.com. Do not follow it.`
    : `As it is written, this text is no link to ${APP}. Do not follow it.`;
}
