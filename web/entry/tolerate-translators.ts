/**
 * Browsers' translators replace texts that React holds by elements of theirs. React would throw where it then removes such a
 * text or puts something before it, and change words that nobody sees: so a text that React uses comes back to its place,
 * for the translator to read anew. One that a translator has put together with others cannot come back: it is left.
 */
export function tolerateTranslators() {
  const stands = new WeakMap<Node, ChildNode>();
  const comeBack = (text: Node) => stands.get(text)?.replaceWith(text);
  const observer = new MutationObserver((records) => {
    for (const { target, removedNodes, addedNodes, previousSibling } of records) {
      comeBack(target);
      const instead = addedNodes[0] ?? previousSibling;
      if (removedNodes[0] && instead?.nodeName === 'FONT') {
        stands.set(removedNodes[0], instead as ChildNode);
        observer.observe(removedNodes[0], { characterData: true });
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    if (child.parentNode !== this) comeBack(child);
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(added: T, before: Node | null): T {
    if (before && before.parentNode !== this) comeBack(before);
    return insertBefore.call(this, added, before?.parentNode === this ? before : null) as T;
  };
}
