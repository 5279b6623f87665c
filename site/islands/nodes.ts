/** An island whose nodes were recorded before other code could change them. */
export type Island = HTMLElement & {
  /** The children sent by the server, for each node that has any. */
  sent?: Map<Node, readonly Node[]>;
};

/**
 * Records the nodes sent by the server. React accepts no others in a form, and renders all of it again if it finds one.
 * By the time React arrives, password managers and spelling checkers have inserted elements between them, and
 * translators have replaced texts with their own elements.
 */
export function recordNodes(island: Island): void {
  const sent = new Map<Node, readonly Node[]>();
  const nodes = document.createTreeWalker(island, NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = island; node; node = nodes.nextNode()) {
    if (node.firstChild) sent.set(node, [...node.childNodes]);
  }
  island.sent = sent;
}

/**
 * Restores the original nodes of an island and removes all others.
 * @returns a function that undoes that
 */
export function restoreNodes(island: Island): () => void {
  const changed: [parent: Node, found: readonly Node[]][] = [];
  for (const [parent, sent] of island.sent ?? []) {
    const found = [...parent.childNodes];
    if (found.length === sent.length && found.every((node, index) => node === sent[index]))
      continue;
    changed.push([parent, found]);
    arrange(parent, sent);
  }
  delete island.sent;
  return () => {
    for (const [parent, found] of changed.reverse()) arrange(parent, found);
  };
}

/**
 * Sets the children of a parent. Children that are already in place aren't touched, because a field would lose its
 * focus.
 */
function arrange(parent: Node, children: readonly Node[]): void {
  for (const child of [...parent.childNodes]) if (!children.includes(child)) child.remove();
  let next: Node | null = null;
  for (const child of children.toReversed()) {
    if (child.parentNode !== parent || child.nextSibling !== next) parent.insertBefore(child, next);
    next = child;
  }
}

/**
 * Lets React continue after a page translator has changed the page: it removes texts that React then removes as well,
 * and moves elements that React inserts others before into elements of its own. Only in islands; elsewhere such an
 * error is our own bug.
 */
export function tolerateTranslators(): void {
  const { removeChild, insertBefore } = Node.prototype;
  const isOfIsland = (node: Node) => node instanceof Element && node.closest('astro-island');
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    try {
      return removeChild.call(this, child) as Child;
    } catch (error) {
      if (!isOfIsland(this)) throw error;
      if (child.parentNode) removeChild.call(child.parentNode, child);
      return child;
    }
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    try {
      return insertBefore.call(this, child, before) as Child;
    } catch (error) {
      if (!isOfIsland(this)) throw error;
      let next = before;
      while (next && next.parentNode !== this) next = next.parentNode;
      return insertBefore.call(this, child, next) as Child;
    }
  };
}
