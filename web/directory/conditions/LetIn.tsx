import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ConditionKey, Conditions } from '../../../shared/conditions/conditions.ts';
import { FITS } from '../../../shared/conditions/fits-parameter.ts';
import {
  filtersFor,
  fitsQuery,
  parseFits,
  splitByFit,
} from '../../../shared/conditions/fitting.ts';
import { nearPath } from '../../../shared/paths/near-path.ts';
import { appendQuery, paths } from '../../../shared/paths/paths.ts';
import button from '../../ui/Button.module.css';
import styles from '../../ui/Choices.module.css';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { SharePage } from '../SharePage.tsx';

type Props<Item> = {
  /** The page that is narrowed, and what else its address asks for, as a query. */
  path: string;
  also: string;
  /** The types that its list is of. */
  types: readonly string[];
  /** What its address asks for. */
  fits: readonly ConditionKey[];
  items: Item[];
  /** The class of the headings. */
  className: string | undefined;
  /** What stands between the choice and the list. */
  between?: ReactNode;
  /** The list of these; `part` names one of two lists, and `asked` is what is chosen, for links that take it along. */
  children: (items: Item[], part: string | undefined, asked: ConditionKey[]) => ReactNode;
};

const KNOWN = 'known-to-fit';
/** Names the second of the two lists. */
export const NOT_SAID = 'not-said';

/**
 * A list that can be narrowed by who will be let in (docs/product.md#will-they-let-me-in): what is known to fit, then what has
 * not said it, then how many are left out. With script a choice changes the list, stays in the entry of the browser's history
 * and leaves the phone only in a copied link; without, it is a form that puts it into the address. The boxes keep what was
 * ticked before script came, and "Show" takes it.
 */
export function LetIn<Item extends { conditions?: Conditions | undefined }>(props: Props<Item>) {
  const { path, also, types, fits, items, className, between, children } = props;
  const { state, key } = useLocation();
  const kept = useHydrated() ? [] : fits;
  const [chosen, setChosen] = useState(fits);
  const offered = filtersFor(types);
  const named = offered.filter(([key]) => chosen.includes(key));
  const asked = named.map(([key]) => key);
  const { fit, unsaid, out } = splitByFit(items, asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry of history is taken once, as somebody comes to it
  useEffect(() => {
    if (!Array.isArray(state) || `${state}` === `${asked}`) return;
    setChosen(state);
    // What stands in a box is the browser's own.
    for (const box of document.getElementsByName(FITS))
      (box as HTMLInputElement).checked = state.includes(box.id);
  }, [state]);
  useEffect(() => {
    // Back moves the browser to another entry before this page is gone.
    if ((history.state?.key ?? 'default') === key)
      history.replaceState({ ...history.state, usr: asked }, '');
  });
  const words = ['Will they let me in?', named.map(([, label]) => label).join(', ')].join(' ');
  const take = (event: FormEvent<HTMLFormElement>) => {
    setChosen(parseFits(new FormData(event.currentTarget).getAll(FITS)));
    if (event.type !== 'submit') return;
    event.preventDefault();
    const heading = document.getElementById(KNOWN);
    heading?.focus({ preventScroll: true });
    // To the top: at the bottom of a phone it would be below the way out, and what follows it out of sight.
    heading?.scrollIntoView();
  };
  return (
    <>
      <form
        action={path}
        className={`${styles.filter} ${styles.choices}`}
        onChange={take}
        onSubmit={take}
        autoComplete="off"
      >
        <div>
          <Disclosure id="let-in" label={words} look="plain">
            <div className={styles.choices}>
              {offered.map(([key, label]) => (
                <label key={key} className={styles.choice}>
                  <input
                    type="checkbox"
                    id={key}
                    name={FITS}
                    value={key}
                    defaultChecked={asked.includes(key)}
                  />
                  {label}
                </label>
              ))}
            </div>
            {[...new URLSearchParams(also)].map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <div className={styles.other}>
              <button type="submit" className={button.secondary}>
                Show
              </button>
              <span role="status">
                {named[0] && `Known to fit: ${fit.length}. Not said: ${unsaid.length}.`}
              </span>
            </div>
            {named[0] && (
              <SharePage path={appendQuery(path, also, fitsQuery(asked))} title={words} />
            )}
          </Disclosure>
        </div>
        {path !== paths.near && (
          <Link
            className={styles.choice}
            to={nearPath(path, also, fitsQuery(kept))}
            // What is chosen stands in no address.
            state={asked}
          >
            Near me
          </Link>
        )}
      </form>
      {between}
      {named[0] ? (
        <>
          <h2 id={KNOWN} tabIndex={-1} className={className}>
            Known to fit: {fit.length}
          </h2>
          {fit[0] && children(fit, KNOWN, asked)}
          {unsaid[0] && (
            <>
              <h2 className={className}>Not said, ask first: {unsaid.length}</h2>
              {children(unsaid, NOT_SAID, asked)}
            </>
          )}
          {out > 0 && <p>Left out, because they say no: {out}.</p>}
        </>
      ) : (
        children(items, undefined, asked)
      )}
    </>
  );
}
