import { expect, it, vi } from 'vitest';
import { setNavigator } from '@sablier-docs/browser/location';
import { openHit, openInOf } from './open-hit';

/* Browser tests open hits of the site alone: another site opens in a tab of its own, and cannot reach the page. */

const keys = { ctrlKey: false, metaKey: false, shiftKey: false };

it('opens a hit of the site here, and an address elsewhere never in place of the page', () => {
  const [open, push] = [vi.fn(), vi.fn()];
  vi.stubGlobal('window', { open });
  setNavigator({ push, replace: vi.fn() });
  openHit('/concepts/fees', openInOf(keys));
  openHit('https://basescan.org/address/0x1', openInOf(keys));
  openHit('/concepts/nft', openInOf({ ...keys, metaKey: true }));
  openHit('/concepts/nft', openInOf({ ...keys, ctrlKey: true }));
  openHit('/concepts/nft', openInOf({ ...keys, shiftKey: true }));
  expect(push.mock.calls).toEqual([['/concepts/fees']]);
  expect(open.mock.calls).toEqual([
    ['https://basescan.org/address/0x1', '_blank', 'noopener'],
    ['/concepts/nft', '_blank', 'noopener'],
    ['/concepts/nft', '_blank', 'noopener'],
    ['/concepts/nft', '_blank', expect.stringMatching(/^noopener,width=/)],
  ]);
});
