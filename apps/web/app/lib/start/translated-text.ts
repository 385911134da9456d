/** The element that a translator left in the place of a text it took out of the page. */
const standIns = new WeakMap<Node, Element>();

/**
 * Lets React work on a page that the browser translates. A translator puts a `font` element in the place of each text,
 * but React goes on changing, moving and removing the text: before it does, the text returns to its place, and the
 * translator translates it again. Call it before React starts.
 */
export function surviveTranslation(): void {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const observer = new MutationObserver(noteStandIns);
  observer.observe(document, { childList: true, subtree: true });
  const putBack = (node: Node | null) => {
    if (!(node instanceof Text)) return;
    noteStandIns(observer.takeRecords());
    const standIn = node.parentNode === null ? standIns.get(node) : wrapperOf(node);
    if (!standIn?.parentNode) return;
    insertBefore.call(standIn.parentNode, node, standIn);
    removeChild.call(standIn.parentNode, standIn);
  };
  patchText(putBack);
  Node.prototype.appendChild = function append<T extends Node>(this: Node, node: T): T {
    if (!isFont(this)) putBack(node);
    return appendChild.call(this, node) as T;
  };
  // What something else moved or removed doesn't throw: a node is removed where it is, or inserted at the end.
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    if (!isFont(this)) for (const moved of [node, before]) putBack(moved);
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as T;
  };
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    putBack(child);
    return child.parentNode === null ? child : (removeChild.call(child.parentNode, child) as T);
  };
}

function noteStandIns(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    for (const node of removedNodes) {
      const standIn = node instanceof Text && [...addedNodes, previousSibling, nextSibling].find(isFont);
      if (standIn) standIns.set(node, standIn);
    }
  }
}

/** We have no `font` elements of our own. */
const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';

/** The outermost `font` element around a text that was moved into it instead of being replaced. */
function wrapperOf(node: Node): Element | null {
  let wrapper: Element | null = null;
  for (let parent = node.parentElement; isFont(parent); parent = parent.parentElement) wrapper = parent;
  return wrapper;
}

/** React writes a changed text here. */
function patchText(putBack: (text: Text) => void): void {
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    get(this: Text) {
      return this.data;
    },
    set(this: Text, value: string | null) {
      putBack(this);
      this.data = value ?? '';
    },
  });
}
