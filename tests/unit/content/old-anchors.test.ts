import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { redirects } from '../../../config/redirects';
import { idsOf } from '../../../scripts/check/links';

/** Anchors of earlier versions of this documentation that public code and posts link, by the address they link. */
const linked: [address: string, anchors: string[]][] = [
  ['/concepts/lockup/stream-shapes', ['lockup-linear', 'lockup-dynamic', 'lockup-tranched']],
  [
    '/concepts/protocol/stream-types',
    ['lockup-linear', 'lockup-dynamic', 'cliffs', 'unlock-in-steps'],
  ],
  ['/concepts/protocol/fees', ['broker-fees']],
  ['/apps/features', ['detailed-panels', 'the-universal-streaming-engine']],
  ['/streams', ['the-deposit-gotcha', 'create-stream', 'cancel-stream']],
  ['/api/flow/indexers', ['the-graph']],
  ['/concepts/lockup/statuses', ['diagram']],
  ['/contracts/v2/reference/overview', ['periphery']],
];

const led = new Map(redirects);

describe('an anchor that others link', () => {
  it.each(linked)('of %s is on the page where the address leads', (address, anchors) => {
    const source = readFileSync(`docs${led.get(address) ?? address}.mdx`, 'utf8');
    expect([...idsOf(source)]).toEqual(expect.arrayContaining(anchors));
  });
});
