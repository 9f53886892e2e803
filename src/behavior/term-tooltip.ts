import { closestElement } from '@sablier-docs/browser/closest';
import { make } from '@sablier-docs/browser/make';

/** Widest tooltip and its distance from the edge of the window, in pixels. */
const WIDTH = 320;
const MARGIN = 12;
const ID = 'term-definition';

/**
 * Shows the definition of a glossary term, a link with `data-term` and `data-definition`, while the link has the
 * pointer or the focus. The pointer may move onto the tooltip, and Escape hides it (WCAG 1.4.13).
 */
export function listenForTerms(): void {
  let shown: HTMLElement | undefined;
  const hide = () => {
    document.getElementById(ID)?.remove();
    shown?.removeAttribute('aria-describedby');
    shown = undefined;
  };
  const show = (event: Event) => {
    if (closestElement(event, `#${ID}`)) return;
    const word = closestElement(event, 'a[data-term]');
    if (word === shown) return;
    // A term with the focus keeps its definition while the pointer moves elsewhere.
    if (!word && shown === document.activeElement) return;
    hide();
    const place = word && makeTooltip(word);
    if (!word || !place) return;
    shown = word;
    word.setAttribute('aria-describedby', ID);
    word.after(place);
  };
  document.addEventListener('pointerover', show);
  document.addEventListener('focusin', show);
  document.addEventListener('focusout', ({ target }) => target === shown && hide());
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  // A click on the term leaves the page, so its definition must be removed.
  document.addEventListener('click', ({ target }) => target === shown && hide());
}

function makeTooltip(word: HTMLElement): HTMLElement | undefined {
  // A term may be broken over two lines: the definition is shown below the first one.
  const line = word.getClientRects()[0];
  if (!line) return undefined;
  const right = document.documentElement.clientWidth - MARGIN - WIDTH;
  const { term = '', definition = '' } = word.dataset;
  const box = make('span', '', make('strong', '', term), ` ${definition}`);
  const place = make('span', 'term-definition', box);
  place.id = ID;
  place.role = 'tooltip';
  place.style.left = `${Math.max(MARGIN, Math.min(line.left, right))}px`;
  place.style.top = `${line.bottom}px`;
  return place;
}
