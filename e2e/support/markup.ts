import type { Page } from '@playwright/test';

/**
 * What the Nu HTML checker has found on our pages, as rules that need no Java. From "ARIA in HTML" and the HTML standard:
 * what may be a combobox, what may be expanded, which fields autocomplete by a whole address.
 */
function faultsIn(document: Document): string[] {
  const faults: string[] = [];
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const say = (what: string, elements: Element[]) => {
    for (const element of elements)
      faults.push(`${what}: ${element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1)}`);
  };
  const MAY_BE_COMBOBOX =
    'input:is(:not([type]), [type=""], [type=text], [type=email], [type=tel], [type=url]), select, button, div';
  const MAY_EXPAND =
    'a[href], button, summary, select, [role=button], [role=combobox], [role=link], [role=tab], [role=row], [role=gridcell], [role=treeitem], [role=menuitem], [role=checkbox], [role=listbox]';
  say(
    'no combobox',
    all('[role=combobox]').filter((it) => !it.matches(MAY_BE_COMBOBOX)),
  );
  say(
    'may not expand',
    all('[aria-expanded]').filter((it) => !it.matches(MAY_EXPAND)),
  );
  say('one line for a whole address', all('input[autocomplete~="street-address"]'));
  const ids = all('[id]').map(({ id }) => id);
  for (const id of new Set(ids.filter((it, at) => ids.indexOf(it) < at)))
    faults.push(`id more than once: ${id}`);
  for (const attribute of ['for', 'aria-controls', 'aria-labelledby', 'aria-describedby'])
    say(
      `${attribute} names nothing`,
      all(`[${attribute}]`).filter((it) =>
        (it.getAttribute(attribute) ?? '').split(/\s+/).some((id) => !ids.includes(id)),
      ),
    );
  const PARENTS: Record<string, string> = {
    cell: '[role=row]',
    rowheader: '[role=row]',
    columnheader: '[role=row]',
    row: '[role=table], [role=rowgroup]',
    option: '[role=listbox], [role=group]',
    tab: '[role=tablist]',
    listitem: '[role=list]',
  };
  for (const [role, parent] of Object.entries(PARENTS))
    say(
      `${role} outside ${parent}`,
      all(`[role=${role}]`).filter((it) => !it.parentElement?.closest(parent)),
    );
  say(
    'what acts inside what acts',
    all('a[href], button').filter((it) => it.querySelector('a, button, input, select, textarea')),
  );
  say('no alternative text', all('img:not([alt])'));
  say(
    'a block inside a paragraph or heading',
    all('p :is(div, p, ul, ol, dl), :is(h1, h2, h3, h4) :is(div, p, ul)'),
  );
  return faults;
}

/** What is wrong in the markup of the page as it stands. */
export const markupFaults = (page: Page) => page.evaluate(`(${faultsIn})(document)`);

/** What is wrong in HTML as a browser without script reads it; `page` lends its parser. */
export const sentMarkupFaults = (page: Page, html: string) =>
  page.evaluate(
    `(${faultsIn})(new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html'))`,
  );
