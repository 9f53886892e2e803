import type { Page } from '@playwright/test';

/** One unexpected movement: its score and the elements that moved, with the boxes before and after. */
export interface Shift {
  value: number;
  moved: string[];
}

/** Records every layout shift of the pages opened from now on. Returns how to read them. */
export async function recordShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const box = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
    const name = (node: Node | null) =>
      `${node?.nodeName} ${(node as Element | null)?.className ?? ''} "${(node?.textContent ?? '').slice(0, 30)}"`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${name(node)}: ${box(previousRect)} -> ${box(currentRect)}`,
        );
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

/** The part of Chromium's entry that TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}
