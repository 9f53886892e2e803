import type { Finding } from './types';

const KEY = '#check=';
/** Longer texts do not go into the address. */
const LONGEST = 300;

/** What an address such as `#check=0x…` asks about; undefined for any other hash. */
export function readHash(hash: string): string | undefined {
  if (!hash.startsWith(KEY)) return undefined;
  try {
    return decodeURIComponent(hash.slice(KEY.length)) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * The hash that asks the same again, for answers about something public: a hash is part of what a reader
 * sends on, and of the browser's history. Of a link it holds the host, or the address in it, and nothing
 * else; secrets, mail and whole messages are left out.
 * @returns empty when there is nothing to hold
 */
export function writeHash(text: string, findings: readonly Finding[]): string {
  const last = /\s/.test(text.trim()) ? undefined : findings.at(-1);
  const subject = last && subjectOf(last);
  return subject && subject.length <= LONGEST ? KEY + encodeURIComponent(subject) : '';
}

function subjectOf(finding: Finding): string | undefined {
  switch (finding.kind) {
    case 'contract':
      return finding.known.address;
    case 'lookalike':
    case 'stranger':
    case 'program':
    case 'account':
      return finding.address;
    case 'stream':
      return finding.names.alias;
    case 'no-stream':
    case 'name':
      return finding.name;
    case 'site':
    case 'closed':
      return finding.site.host;
    case 'part-of-site':
    case 'explorer':
    case 'other-site':
      return finding.host;
    default:
      return undefined;
  }
}
