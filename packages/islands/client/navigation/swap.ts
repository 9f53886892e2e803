import { copyHead, setHead } from './head';
import { PAGE } from './load';
import { followNavbar, followSidebar, hasSameSidebar, showCurrentEntry } from './sidebar';

/** A page that can be shown: one that the server wrote, or one that was left. */
export interface Page {
  /** Head, navbar and everything around the main element. */
  frame: Document;
  /** The main element: of a page that was left, the very one that the reader saw. */
  main: Element;
}

function partOf(root: ParentNode, selector: string): Element {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

/** @throws when the document is no page of the site */
export const documentPage = (frame: Document): Page => ({ frame, main: partOf(frame, 'main') });

/** Takes the main element out of the page that is shown, and remembers what is around it. */
function leave(main: Element): Page {
  const frame = copyHead();
  main.replaceWith(document.createElement('main'));
  for (const selector of ['.navbar__inner', PAGE]) {
    frame.body.append(frame.importNode(partOf(document, selector), true));
  }
  return { frame, main };
}

/**
 * Shows another page in the frame that is there; all that can fail is done before anything changes.
 * @returns what was shown, to be shown again
 * @throws when one of the two is no page of the site
 */
export function showPage({ frame, main }: Page): Page {
  const old = partOf(document, `${PAGE} main`);
  const [from, to] = [partOf(frame, PAGE), partOf(document, PAGE)];
  const keepsSidebar = hasSameSidebar(frame);
  const left = leave(old);
  if (keepsSidebar) {
    followSidebar(frame);
  } else {
    const around = document.importNode(from, true);
    to.replaceChildren(...around.childNodes);
  }
  partOf(to, 'main').replaceWith(main);
  to.className = from.className;
  followNavbar(frame);
  setHead(frame);
  showCurrentEntry();
  return left;
}
