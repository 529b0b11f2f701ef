import { decodeSegment } from '../../shared/paths/paths.ts';

/** docs/product.md#constants. */
export const HIGHLIGHT_MS = 3_000;

/** A card's or section's heading, or a service's name, which takes the focus of an address that names the part. */
export function headingNamed(id: string | null): HTMLElement | null {
  if (!id) return null;
  const part = `[id="${CSS.escape(id)}"]`;
  return document.querySelector(
    `:is(li, section)${part} [tabindex="-1"], ${part} [data-service-name]`,
  );
}

export const idNamed = () => decodeSegment(location.hash.slice(1));

/**
 * A record that the address names, of which this page has the name alone: it stands in a part of the list. One that its part
 * lacks by now is looked for in the whole list.
 */
export function followMoved() {
  const id = idNamed();
  const found = id ? document.getElementById(id) : null;
  // Of one that was merged with others, their ids stand before its name.
  const moved = found?.parentElement?.querySelector<HTMLAnchorElement>(
    ':scope:is(li) > [data-moved]',
  );
  if (moved) location.replace(moved.href);
  else if (id && !found && /[?&]part=/.test(location.search))
    location.replace(location.pathname + location.hash);
}

/**
 * Before the app: the part of the page that the address names takes the focus, as often as it changes, and CSS marks it for
 * as long as the app would.
 */
export function followNamedPart(isApp: () => boolean) {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    if (isApp()) return;
    followMoved();
    const heading = headingNamed(idNamed());
    if (!heading) return;
    // In the next frame: the browser drops the focus as it goes to the part.
    requestAnimationFrame(() => heading.focus({ preventScroll: true }));
    const list = heading.closest('li')?.parentElement;
    list?.removeAttribute('data-live');
    clearTimeout(timer);
    timer = setTimeout(() => list?.setAttribute('data-live', ''), HIGHLIGHT_MS);
  };
  if (document.readyState === 'complete') look();
  else addEventListener('load', look, { once: true });
  addEventListener('hashchange', look);
}
