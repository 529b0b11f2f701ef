/** Pixels of scroll after which the bar turns solid (docs/product.md#navigation-bar). */
const SOLID_AFTER = 50;

/** Marks the document while it shows its top. */
export function markTop() {
  const root = document.documentElement;
  const look = () => {
    root.toggleAttribute('data-top', scrollY <= SOLID_AFTER);
  };
  // A page begins at its top. To ask where it stands before it is laid out would have it laid out at once, in one task with
  // all of this script; who scrolled before the script came is seen after the first frame, where the answer costs nothing.
  root.setAttribute('data-top', '');
  requestAnimationFrame(() => setTimeout(look));
  addEventListener('scroll', look, { passive: true });
}
