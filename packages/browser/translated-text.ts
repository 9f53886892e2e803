/**
 * What a translator has put in place of a text of React. React goes on with the text that it made: it would change what
 * nobody sees, and removing it, or inserting before it, would throw (https://github.com/facebook/react/issues/11538).
 */
const standIns = new WeakMap<Node, Element>();

/** @returns `node`, or what stands in `parent` for it */
function standing<T extends Node | null>(parent: Node, node: T): T {
  if (!node || node.parentNode === parent) return node;
  const standIn = standIns.get(node);
  return standIn?.parentNode === parent ? (standIn as Node as T) : node;
}

/** A translator may put its element first and take the text away after it. */
function replacementIn({ addedNodes, previousSibling, nextSibling }: MutationRecord) {
  const isReplacement = (node: Node | null): node is Element =>
    node instanceof Element && node.localName === 'font';
  return [...addedNodes, previousSibling, nextSibling].find(isReplacement);
}

/** New words of a text that was replaced go to where the reader sees them. */
const changes = (): MutationObserver =>
  new MutationObserver((records, observer) => {
    for (const record of records) {
      const { type, target, removedNodes } = record;
      if (type === 'characterData') {
        const standIn = standIns.get(target);
        if (standIn && !target.isConnected) standIn.textContent = (target as Text).data;
        continue;
      }
      const standIn = replacementIn(record);
      if (!standIn) continue;
      for (const text of removedNodes) {
        if (!(text instanceof Text) || text.isConnected) continue;
        standIns.set(text, standIn);
        observer.observe(text, { characterData: true });
      }
    }
  });

let observer: MutationObserver | undefined;

/** Calls that move a text, take it out or go past it find what stands for it; others stay what they are. */
function findStandIns(): MutationObserver {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    return appendChild.call(this, standing(this, node)) as T;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    return insertBefore.call(this, standing(this, node), standing(this, before)) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    return removeChild.call(this, standing(this, node)) as T;
  };
  return changes();
}

/** Lets React draw again what a translator of the browser has changed in `place`. */
export function followTranslator(place: Node): void {
  observer ??= findStandIns();
  observer.observe(place, { childList: true, subtree: true });
}
