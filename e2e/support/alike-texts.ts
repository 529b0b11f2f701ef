/** What axe does not look at the colours of. It selects by attributes, and knows no `nth-child`. */
export const NO_COLOURS = 'data-no-colours';

/** How many texts of a kind are looked at: what lies over the first may lie over no other. */
const OF_A_KIND = 2;

/**
 * Marks, in the page, what need not be looked at for its colours: elements without a text of their own, which axe passes over
 * after much work, and where `isOneEnough` all but the first texts of each kind that can be seen. Of a kind are texts that
 * are drawn alike, in elements that are, up to the page itself: a row with another status or shade is of another kind,
 * however far down a list it stands.
 */
export const markForColours = (isOneEnough: boolean) =>
  `(${mark})(${JSON.stringify(NO_COLOURS)}, ${isOneEnough ? OF_A_KIND : null})`;

function mark(attribute: string, most: number | null) {
  const DRAWN = [
    ...['color', 'background-color', 'background-image', 'opacity', 'filter'],
    ...['font-size', 'font-weight', 'text-shadow', 'display', 'position'],
  ];
  const kinds = new Map<string, number>();
  const seen = new Map<string, number>();
  const ownText = (element: Element) =>
    [...element.childNodes]
      .map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ''))
      .join('')
      .trim();
  const isField = (element: Element) => element.matches('input, select, textarea');
  const isEnough = (element: Element, text: string, kind: number) => {
    if (most === null) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return true;
    // Of a single letter or a sign axe is not sure, and what cannot be used may be pale.
    const isOut = element.closest(':disabled, [aria-disabled="true"], [inert]') !== null;
    const key = `${kind} ${/[\p{L}\p{N}]{2}/u.test(text)} ${isOut}`;
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return before >= most;
  };
  const look = (element: Element, parent: number) => {
    let kind = 0;
    if (most !== null) {
      const style = getComputedStyle(element);
      const drawn = DRAWN.map((name) => style.getPropertyValue(name)).join();
      const key = `${parent} ${element.localName} ${element.getAttribute('class')} ${drawn}`;
      kind = kinds.get(key) ?? kinds.size + 1;
      kinds.set(key, kind);
    }
    const text = ownText(element);
    const isLeftOut = isField(element) ? false : text === '' || isEnough(element, text, kind);
    if (element.hasAttribute(attribute) !== isLeftOut)
      element.toggleAttribute(attribute, isLeftOut);
    for (const child of element.children) look(child, kind);
  };
  look(document.documentElement, 0);
}
