import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readGroup } from '@sablier-docs/chain/artifacts/read';
import { GROUPS } from '@sablier-docs/chain/artifacts/types';
import { BUILD } from '../site';

describe('the creation code that pages deploy', () => {
  // A bundler that puts the digest of a file in place of another one has changed six digits of it.
  it.each(GROUPS)('of %s is that of its package, digit by digit', async (group) => {
    const served: unknown = JSON.parse(readFileSync(`${BUILD}/chain/${group}.json`, 'utf8'));
    expect(served).toEqual(JSON.parse(JSON.stringify(await readGroup(group))));
  });
});
