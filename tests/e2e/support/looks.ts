import sharp from 'sharp';
import type { Locator, Page } from '@playwright/test';

/** Pixels around a control that belong to how it looks, such as its outline. */
const MARGIN = 4;
/** Difference of a pixel, over its three colors, from which an eye sees it. */
const SEEN = 96;

interface Look {
  data: Buffer;
  width: number;
  height: number;
}

async function lookOf(page: Page, control: Locator): Promise<Look> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not drawn.');
  const clip = {
    x: Math.max(0, box.x - MARGIN),
    y: Math.max(0, box.y - MARGIN),
    width: box.width + 2 * MARGIN,
    height: box.height + 2 * MARGIN,
  };
  const picture = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How many pixels of a control an eye sees change while it gets into another state. */
export async function changedPixels(
  page: Page,
  control: Locator,
  change: () => Promise<void>,
): Promise<number> {
  const before = await lookOf(page, control);
  await change();
  const after = await lookOf(page, control);
  const [width, height] = [
    Math.min(before.width, after.width),
    Math.min(before.height, after.height),
  ];
  let changed = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [one, other] = [3 * (y * before.width + x), 3 * (y * after.width + x)];
      let difference = 0;
      for (let color = 0; color < 3; color += 1)
        difference += Math.abs((before.data[one + color] ?? 0) - (after.data[other + color] ?? 0));
      if (difference >= SEEN) changed += 1;
    }
  }
  return changed;
}
