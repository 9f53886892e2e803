/** What a page consists of, from top to bottom. */
const BLOCKS = '.markdown > *, .table-of-contents > li, .theme-doc-footer, footer';

/** How many elements get their styles between two frames: 20 to 40 ms on a phone of the middle class. */
const PORTION = 150;

/**
 * Makes a change that concerns every element, such as that of colors, without a wait for what is below the
 * window: browsers that know `content-visibility` style that afterwards, in portions. What is shown does not
 * move, and a block with the focus keeps it.
 */
export function changeShownFirst(change: () => void): void {
  const below = blocksBelow();
  for (const { block, height } of below) {
    block.style.contentVisibility = 'hidden';
    block.style.containIntrinsicBlockSize = `${height}px`;
  }
  change();
  afterFrame(() => styleNext(below.map(({ block }) => block)));
}

interface Below {
  block: HTMLElement;
  /** In pixels: what it keeps while its content is left out. */
  height: number;
}

/** None at the end of a page: there a height that differs by a margin would move the text. */
function blocksBelow(): Below[] {
  const { scrollHeight } = document.documentElement;
  if (scrollHeight - scrollY < 2 * innerHeight) return [];
  return [...document.querySelectorAll<HTMLElement>(BLOCKS)].flatMap((block) => {
    const { top, height } = block.getBoundingClientRect();
    const isLeft = top > innerHeight && !block.contains(document.activeElement);
    return isLeft ? [{ block, height }] : [];
  });
}

function styleNext(blocks: HTMLElement[]): void {
  let elements = 0;
  while (elements < PORTION) {
    const block = blocks.shift();
    if (!block) return;
    elements += 1 + block.getElementsByTagName('*').length;
    block.style.removeProperty('content-visibility');
    block.style.removeProperty('contain-intrinsic-block-size');
    if (block.getAttribute('style') === '') block.removeAttribute('style');
  }
  afterFrame(() => styleNext(blocks));
}

function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
