/**
 * Browsers' translators replace texts that React holds by elements of theirs. React would throw where it then removes such a
 * text or puts something before it, and change words that nobody sees: so the element is taken in the text's stead, and a
 * text that React has changed comes back, for the translator to read anew.
 */
export function bearTranslators() {
  const stands = new WeakMap<Node, ChildNode>();
  const observer = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes, previousSibling } of records) {
      if (type === 'characterData') stands.get(target)?.replaceWith(target);
      const instead = (addedNodes[0] ?? previousSibling) as ChildNode | null;
      for (const text of removedNodes)
        if (text.nodeType === Node.TEXT_NODE && instead?.nodeName === 'FONT') {
          stands.set(text, instead);
          observer.observe(text, { characterData: true });
        }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });

  const { removeChild, insertBefore } = Node.prototype;
  const inPlace = <T extends Node | null>(parent: Node, child: T) =>
    !child || child.parentNode === parent ? child : (stands.get(child) as unknown as T);
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    const there = inPlace(this, child);
    return there?.parentNode === this ? (removeChild.call(this, there) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(added: T, before: Node | null): T {
    const there = inPlace(this, before);
    return insertBefore.call(this, added, there?.parentNode === this ? there : null) as T;
  };
}
