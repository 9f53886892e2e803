import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Version of the installed SDK, whose `exports` hide its package.json from `require`. */
export function sdkVersion(): string {
  const text = readFileSync(path.resolve('node_modules/sablier/package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
