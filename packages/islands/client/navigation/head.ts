/** What the server writes for one page alone; the font and the icon are those of every page. */
const OF_PAGE = '[data-rh]:not(title, link[rel="preload"], link[rel="icon"])';

const own = (root: Document) => [...root.head.querySelectorAll(OF_PAGE)];
const classesOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** Classes of the page that is shown, as the server wrote them; extensions add others, which stay. */
let classes = '';

/** To be called before anything else changes the document. */
export function rememberHead(): void {
  classes = document.documentElement.className;
}

/** Title, classes and metadata of the page that is shown, in a document of their own. */
export function copyHead(): Document {
  const copy = document.implementation.createHTMLDocument(document.title);
  copy.documentElement.className = classes;
  copy.head.append(...own(document).map((node) => copy.importNode(node, true)));
  return copy;
}

/** Gives the document the title, the classes and the metadata of another page. */
export function setHead(next: Document): void {
  document.title = next.title;
  document.documentElement.classList.remove(...classesOf(classes));
  classes = next.documentElement.className;
  document.documentElement.classList.add(...classesOf(classes));
  const wanted = new Map(own(next).map((node) => [node.outerHTML, node]));
  for (const node of own(document)) {
    // Elements that both pages have stay.
    if (!wanted.delete(node.outerHTML)) node.remove();
  }
  document.head.append(...[...wanted.values()].map((node) => document.importNode(node, true)));
}
