import { readFileSync } from 'node:fs';
import path from 'node:path';
import { regionOf, withoutMarkers } from '@sablier-docs/ui/Code/regions';
import type { ReleaseFact } from '@sablier-docs/protocol/releases';

export interface Filling {
  siteUrl: string;
  /** Folder of the repository. */
  root: string;
  releases: readonly ReleaseFact[];
}

const NAMES = { lockup: 'Lockup', flow: 'Flow', airdrops: 'Airdrops' } as const;

/**
 * Fills the placeholders of a template: `{{site}}`, `{{release lockup}}`, and `{{example
 * lockup/approve.ts#approve}}` for a region of a file in `examples/`.
 * @throws when a placeholder is unknown
 */
export function fill(template: string, filling: Filling): string {
  const text = template.replace(/\{\{(\w+)(?: ([^}]+))?\}\}/g, (_, kind: string, what = '') =>
    value(kind, String(what), filling),
  );
  return `${text.trim()}\n`;
}

function value(kind: string, what: string, { siteUrl, root, releases }: Filling): string {
  switch (kind) {
    case 'site':
      return siteUrl;
    case 'release':
      return newestRelease(what, releases);
    case 'example':
      return example(what, root);
    default:
      throw new Error(`A template has the unknown placeholder "${kind} ${what}".`);
  }
}

/** For example `Lockup v4.0`. @throws when the product has no newest release */
export function newestRelease(product: string, releases: readonly ReleaseFact[]): string {
  const found = releases.find((one) => one.product === product && one.isLatest);
  if (!found) throw new Error(`"${product}" has no newest release.`);
  return `${NAMES[found.product]} ${found.version}`;
}

function example(what: string, root: string): string {
  const [file = '', region] = what.split('#');
  const source = readFileSync(path.join(root, 'examples', file), 'utf8');
  const text = region ? regionOf(source, region, file) : withoutMarkers(source);
  const language = file.endsWith('.sol') ? 'solidity' : file.replace(/^.*\./, '');
  return `\`\`\`${language}\n${text.trim()}\n\`\`\``;
}
