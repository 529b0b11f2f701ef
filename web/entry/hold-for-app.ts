import { isHiddenWay } from '../../shared/paths/hidden-way.ts';
import { LIVE } from '../ui/hydration/live-mark.ts';

// Until the app is there a page has links and plain forms, each of which leads somewhere. A touch on what the app makes
// more of starts the app, waits for it and is then done again; where it does not come, the link or form acts by itself.

/** In milliseconds. A link opens its panel without script too; a form sends its text into an address. */
export const PATIENCE = { link: 1_000, form: 3_000 };

/** In which field, up to where the caret stands. */
type Typed = { id: string; value: string; place: number | null };

/** What a link opens in place once it is a button; '' for all other links. */
function opens(link: HTMLAnchorElement): string {
  const href = link.getAttribute('href') ?? '';
  if (link.dataset.opens || href[0] !== '#') return link.dataset.opens ?? '';
  const panel = document.getElementById(href.slice(1));
  return panel?.matches('[data-look], [data-folds]') ? panel.id : '';
}

const buttonFor = (id: string) =>
  document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(id)}"]`);

const isLive = () => document.documentElement.hasAttribute(LIVE);

/** Whether the app has come within so many milliseconds. */
const comes = (patience: number) =>
  new Promise<boolean>((resolve) => {
    addEventListener(LIVE, () => resolve(true), { once: true });
    setTimeout(resolve, patience, false);
  });

/** Keeps what is done on a page before the app, and does it again once the app is there. */
export function holdForApp(start: () => void) {
  const held = new Set<string>();
  let focused: HTMLElement | null = null;
  let typed: Typed | null = null;

  const before = <Type extends keyof WindowEventMap>(
    type: Type,
    listen: (event: WindowEventMap[Type], target: Element) => void,
  ) =>
    addEventListener(
      type,
      (event) => {
        if (!isLive()) listen(event, event.target as Element);
      },
      true,
    );

  before('pointerdown', ({ pointerType, x, y }, target) => {
    const link = target.closest('a');
    const id = link && opens(link);
    if (!id) return;
    start();
    // The app may come before the mouse is up: its button replaces the link, and the browser sends a click to neither.
    const finish = (up: MouseEvent) => {
      if (isLive() && !link.isConnected && up.x === x && up.y === y) buttonFor(id)?.click();
    };
    if (pointerType === 'mouse') addEventListener('pointerup', finish, { once: true });
  });
  before('click', (event, target) => {
    const link = target.closest('a');
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!link || button > 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    const id = opens(link);
    if (id) {
      event.preventDefault();
      start();
      void press(link, id);
    } else if (
      link.dataset.inPlace !== undefined ||
      (link.origin === location.origin && isHiddenWay(location.pathname, link.pathname))
    ) {
      event.preventDefault();
      location.replace(link.href);
    }
  });
  before('submit', (event, form) => {
    event.preventDefault();
    start();
    void send(form as HTMLFormElement);
  });
  before('focusin', (_, target) => {
    focused = target as HTMLElement;
    if (target.matches('input')) start();
  });
  before('input', (_, target) => {
    const { id, value, selectionStart: place } = target as HTMLInputElement;
    typed = { id, value, place };
    start();
  });
  addEventListener(LIVE, giveBack, { once: true });

  async function press(link: HTMLAnchorElement, id: string) {
    if (held.has(id)) return;
    held.add(id);
    link.style.opacity = '0.6';
    const hasCome = await comes(PATIENCE.link);
    held.delete(id);
    link.style.opacity = '';
    if (hasCome) return buttonFor(id)?.click();
    unfoldUnscripted(id);
    location.assign(link.href);
  }

  async function send(form: HTMLFormElement) {
    if (held.has(form.action)) return;
    held.add(form.action);
    const { id } = form.querySelector('input[id]') ?? {};
    const hasCome = await comes(PATIENCE.form);
    held.delete(form.action);
    if (!hasCome) return form.submit();
    (document.getElementById(id ?? '') as HTMLInputElement | null)?.form?.requestSubmit();
  }

  /** The app's elements may be others than the server's: text and focus go over to them. */
  function giveBack() {
    if (typed) retype(typed);
    if (focused && !focused.isConnected && document.activeElement === document.body)
      another(focused)?.focus({ preventScroll: true });
  }
}

/** What a panel has only for visitors without script is for those too whose app does not come. */
function unfoldUnscripted(id: string) {
  for (const part of document.getElementById(id)?.querySelectorAll('noscript') ?? [])
    part.outerHTML = part.textContent ?? '';
}

/** The element that now stands for one that is gone. */
function another(gone: HTMLElement): HTMLElement | null {
  if (gone.id) return document.getElementById(gone.id);
  if (!(gone instanceof HTMLAnchorElement)) return null;
  const id = gone.dataset.opens ?? gone.hash.slice(1);
  return (
    buttonFor(id) ??
    document.querySelector(`a[href="${CSS.escape(gone.getAttribute('href') ?? '')}"]`)
  );
}

/** Types a text again: React hears of it only if the field's own setter has not seen it. */
function retype({ id, value, place }: Typed) {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement)) return;
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (document.activeElement !== field)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  // A box or a date has no caret.
  else if (place !== null) field.setSelectionRange(place, place);
}
