import { closestElement } from '@sablier-docs/browser/closest';
import { make } from '@sablier-docs/browser/make';

/** Widest tooltip and its distance from the edge of the window, in pixels. */
const WIDTH = 320;
const MARGIN = 12;
const ID = 'term-definition';
/** A link with `data-term` and `data-definition`. */
const TERM = 'a[data-term]';

let isListening = false;

/** Shows the definition of the term that has the pointer or the focus, and from now on of each that gets them. */
export function showDefinitions(): void {
  if (isListening) return;
  isListening = true;
  let shown: HTMLElement | undefined;
  const hide = () => {
    document.getElementById(ID)?.remove();
    shown?.removeAttribute('aria-describedby');
    shown = undefined;
  };
  const show = (event: Event) => {
    if (!closestElement(event, `#${ID}`)) showFor(closestElement(event, TERM));
  };
  const showFor = (word: HTMLElement | null) => {
    if (word === (shown ?? null)) return;
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
  showFor(document.querySelector<HTMLElement>(`:is(${TERM}):is(:hover, :focus)`));
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
