/** Days until a copy of the file expires; RFC 9116 recommends less than a year. */
const LIFETIME = 330;
const DAY = 86_400_000;

interface SecurityContact {
  /** URL with its scheme, such as `mailto:…`. */
  contact: string;
  policy: string;
  canonical: string;
}

/** The file at /.well-known/security.txt, https://www.rfc-editor.org/rfc/rfc9116 @param now of the build */
export function securityTxt({ contact, policy, canonical }: SecurityContact, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / DAY) * DAY + LIFETIME * DAY);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${canonical}`,
    `Policy: ${policy}`,
    '',
  ].join('\n');
}
