import { parseUrl } from '../../links/parse-url';
import { decode } from './links';
import { readableHost } from './punycode';
import { resemblesName } from './resemblance';
import type { Finding, Official } from './types';

const SCHEME = /^mailto:/i;
/** The characters of a plain subject. */
const WORDS = /^[\w ,!?'-]*$/;
const TO = new Set(['to', 'cc', 'bcc']);

/**
 * Whose each address of a `mailto:` link is, or a single address; undefined for other texts. Anyone
 * who receives the mail, through any field, can reply to it.
 */
export function judgeMail(text: string, official: Official): Finding[] | undefined {
  if (!SCHEME.test(text) && (!text.includes('@') || text.startsWith('@') || /[/\\]/.test(text)))
    return undefined;
  const url = parseUrl(SCHEME.test(text) ? text : `mailto:${text}`);
  if (url?.protocol !== 'mailto:') return undefined;
  const fields = fieldsOf(url);
  const to = [
    decode(url.pathname),
    ...fields.flatMap(([name, value]) => (TO.has(name) ? value : [])),
  ];
  const addresses = to
    .flatMap((list) => list.split(/[,;]/))
    .map(bare)
    .filter(Boolean);
  if (addresses.length === 0) return undefined;
  const others = fields.flatMap(([name, value]) =>
    TO.has(name) || (name === 'subject' && WORDS.test(value)) ? [] : [name],
  );
  if (url.hash) others.push('#');
  return [
    ...addresses.map((address) => judgeAddressee(address, official)),
    ...(others.length > 0 ? [{ kind: 'mail-fields', fields: others } as const] : []),
  ];
}

/** Names in lower case, with their values. In a `mailto:` link, `+` is a plus, not a space. */
const fieldsOf = ({ search }: URL): [name: string, value: string][] =>
  [...new URLSearchParams(search.replaceAll('+', '%2B'))].map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);

/** `Somebody <a@example.org>` without the name, which anyone may choose. */
const bare = (address: string) => {
  const trimmed = address.trim();
  const at = trimmed.lastIndexOf('<');
  return at >= 0 ? trimmed.slice(at + 1).replace(/>$/, '') : trimmed;
};

function judgeAddressee(written: string, { mail: team }: Official): Finding {
  const address = written.toLowerCase();
  const mail = { kind: 'mail', address, team } as const;
  if (address === team) return { ...mail, from: 'team' };
  const host = address.slice(address.lastIndexOf('@') + 1);
  if (host === team.split('@')[1]) return { ...mail, from: 'domain' };
  return { ...mail, from: resemblesName(readableHost(address)) ? 'alike' : 'other' };
}
