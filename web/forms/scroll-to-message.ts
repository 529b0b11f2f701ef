/**
 * To the page's top, as the spec has it for what went wrong (docs/product.md#states); where the message would begin
 * below the first screen, to the message.
 */
export function scrollToMessage(message: HTMLElement, behavior: ScrollBehavior) {
  const top = message.getBoundingClientRect().top + scrollY;
  if (top < innerHeight) scrollTo({ top: 0, behavior });
  else message.scrollIntoView({ block: 'start', behavior });
}
