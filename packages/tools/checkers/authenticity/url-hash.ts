import { describeFinding } from './describe';
import type { Finding } from './types';

const KEY = '#check=';
/** Longer texts do not go into the URL. */
const LONGEST = 300;

/** The text to check in a hash such as `#check=0x…`; undefined for any other hash. */
export function readCheckHash(hash: string): string | undefined {
  if (!hash.startsWith(KEY)) return undefined;
  try {
    return decodeURIComponent(hash.slice(KEY.length)) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * The hash that repeats a check of something public, because links are shared and kept in the
 * browser's history. For a link it holds only the host, or the address in it; secrets, email and
 * whole messages are left out, as is anything that would be called real without the rest of the
 * text.
 * @returns empty if there is nothing to keep
 */
export function writeCheckHash(text: string, findings: readonly Finding[]): string {
  if (/\s/.test(text.trim())) return '';
  const doubtful = findings.find((finding) => describeFinding(finding).tone !== 'real');
  const subject = doubtful ? subjectInDoubt(doubtful) : subjectOf(findings.at(-1));
  return subject && subject.length <= LONGEST ? KEY + encodeURIComponent(subject) : '';
}

/**
 * The subject of a finding that is not real; on its own, the subject of a real one would be called
 * real.
 */
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
    case 'marketplace':
    case 'other-site':
      return finding.host;
    default:
      return undefined;
  }
}
