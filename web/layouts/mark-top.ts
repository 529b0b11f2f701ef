/** Pixels of scroll after which the bar turns solid (docs/product.md#navigation-bar). */
const SOLID_AFTER = 50;

/** Marks the document while it shows its top. */
export function markTop() {
  const look = () => {
    document.documentElement.toggleAttribute('data-top', scrollY <= SOLID_AFTER);
  };
  look();
  addEventListener('scroll', look, { passive: true });
}
