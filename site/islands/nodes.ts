/** An island whose nodes were noted before anybody else could change them. */
export type Island = HTMLElement & {
  /** The children that the server has sent, of every node that has some. */
  sent?: Map<Node, readonly Node[]>;
};

/**
 * Notes which nodes the server has sent: React knows no others in a form, and renders all of it anew when it finds one.
 * By the time that it comes, password managers and spelling checkers have put elements of their own between
 * them, and translators have put theirs in the place of texts.
 */
export function noteNodes(island: Island): void {
  const sent = new Map<Node, readonly Node[]>();
  const nodes = document.createTreeWalker(island, NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = island; node; node = nodes.nextNode()) {
    if (node.firstChild) sent.set(node, [...node.childNodes]);
  }
  island.sent = sent;
}

/**
 * Gives an island its own nodes back, and nothing else.
 * @returns has it look again as it did
 */
export function withOwnNodes(island: Island): () => void {
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

/** Gives a parent these children. Those that are where they belong are not touched: a field would lose its focus. */
function arrange(parent: Node, children: readonly Node[]): void {
  for (const child of [...parent.childNodes]) if (!children.includes(child)) child.remove();
  let next: Node | null = null;
  for (const child of children.toReversed()) {
    if (child.parentNode !== parent || child.nextSibling !== next) parent.insertBefore(child, next);
    next = child;
  }
}

/**
 * Lets React go on where a translator has been: it takes texts out of the page that React takes out after it, and moves
 * elements into its own, before which React puts something. In islands alone; elsewhere that is a fault of ours.
 */
export function bearTranslators(): void {
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
