import { say } from './say';
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
 * else; secrets, mail and whole messages are left out, and so is what would be called real without the
 * rest of the text.
 * @returns empty when there is nothing to hold
 */
export function writeHash(text: string, findings: readonly Finding[]): string {
  if (/\s/.test(text.trim())) return '';
  const doubtful = findings.find((finding) => say(finding).tone !== 'real');
  const subject = doubtful ? subjectInDoubt(doubtful) : subjectOf(findings.at(-1));
  return subject && subject.length <= LONGEST ? KEY + encodeURIComponent(subject) : '';
}

/** What is asked again of a finding that is not real. The name of a real thing alone would be. */
const subjectInDoubt = (finding: Finding): string | undefined =>
  /^(?:contract|site|account)$/.test(finding.kind) ? undefined : subjectOf(finding);

function subjectOf(finding: Finding | undefined): string | undefined {
  switch (finding?.kind) {
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
