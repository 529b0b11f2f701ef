/**
 * Scrolls to the page's top, where people look for what went wrong (docs/product.md#states), or to the message where it
 * would begin below the first screen.
 */
export function scrollToMessage(message: HTMLElement, behavior: ScrollBehavior) {
  const top = message.getBoundingClientRect().top + scrollY;
  if (top < innerHeight) scrollTo({ top: 0, behavior });
  else message.scrollIntoView({ block: 'start', behavior });
}
