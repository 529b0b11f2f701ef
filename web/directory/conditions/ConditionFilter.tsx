import type { FormEvent } from 'react';
import type { ConditionKey } from '../../../shared/conditions/conditions.ts';
import { FITS, filtersFor, fitsQuery, parseFits } from '../../../shared/conditions/fitting.ts';
import { withQuery } from '../../../shared/paths/paths.ts';
import type { ServiceType } from '../../../shared/services/service.ts';
import button from '../../ui/Button.module.css';
import styles from '../../ui/Choices.module.css';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { SharePage } from '../SharePage.tsx';

type Props = {
  /** The page that is narrowed. */
  path: string;
  /** What else its address asks for, as a query. */
  also: string;
  types: readonly ServiceType[];
  asked: readonly ConditionKey[];
  onChange: (asked: ConditionKey[]) => void;
};

/**
 * Choices of who will be let in (docs/product.md#will-they-let-me-in). With script a choice changes the list and leaves the
 * phone only in a copied link; without, it is a form that puts it into the address. The boxes keep what was ticked before
 * script came.
 */
export function ConditionFilter({ path, also, types, asked, onChange }: Props) {
  const hydrated = useHydrated();
  const take = (event: FormEvent<HTMLFormElement>) => {
    if (event.type === 'submit') event.preventDefault();
    onChange(parseFits(new FormData(event.currentTarget).getAll(FITS)));
  };
  const words = 'Will they let me in?';
  return (
    <form action={path} className={styles.filter} onChange={take} onSubmit={take}>
      <ul className={styles.choices}>
        <li>
          <Disclosure
            id="let-in"
            label={asked.length > 0 ? `${words} ${asked.length} chosen` : words}
            look="plain"
          >
            <ul className={styles.choices}>
              {filtersFor(types).map(({ key, label }) => (
                <li key={key}>
                  <label className={styles.choice}>
                    <input
                      type="checkbox"
                      id={`${FITS}-${key}`}
                      name={FITS}
                      value={key}
                      defaultChecked={asked.includes(key)}
                    />
                    {label}
                  </label>
                </li>
              ))}
            </ul>
            {[...new URLSearchParams(also)].map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {!hydrated && (
              <button type="submit" className={button.secondary}>
                Show
              </button>
            )}
            {asked.length > 0 && (
              <SharePage path={withQuery(path, also, fitsQuery(asked))} title={words} staysHere />
            )}
          </Disclosure>
        </li>
      </ul>
    </form>
  );
}
