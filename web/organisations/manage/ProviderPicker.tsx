import { useEffect, useId, useState } from 'react';
import type { Provider, ProviderChoice } from '../../../shared/lists/list-page.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';
import forms from '../../forms/Forms.module.css';
import { organisationsApi } from '../../records/organisations-api.ts';

/** Milliseconds after the last key, so that a name is not asked for at each. */
const DEBOUNCE = 250;

/** What the server takes to search for. */
const MOST = LIMITS.filterValue.value;

type Props = {
  label: string;
  optional?: boolean;
  /** Those that are offered before anything is searched for. */
  offered: ProviderChoice;
  /** In place of a choice. */
  none: string;
  /** Why one of them cannot be chosen; '' where it can. */
  hindrance?: (provider: Provider) => string;
  /** What is said if the search fails. */
  failed: string;
  value: string;
  onChange: (id: string) => void;
};

/** Whom the address of a page has chosen already: what the first question for `offered` asks. */
export const chosenIn = (search: URLSearchParams) => {
  const chosen = search.get('provider');
  return chosen && chosen.length <= MOST ? { chosen } : {};
};

/**
 * Whose a new record is to be. Where there are more than are offered at once, part of a name finds the others
 * (docs/product.md#admin-area); the one that is chosen stays among them.
 */
export function ProviderPicker(props: Props) {
  const { label, optional, offered, none, hindrance = () => '', failed, value, onChange } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const { items, total, error } = useFound(offered, typed.trim().slice(0, MOST), failed);
  const [chosen, setChosen] = useState(offered.chosen);
  const isKept = chosen?._id === value && !items.some(({ _id }) => _id === value);
  const isLong = offered.total > offered.items.length;
  return (
    <div className={forms.group}>
      {isLong && (
        <div className={forms.field}>
          <label htmlFor={`${id}-name`} className={forms.label}>
            Find an organisation by name
          </label>
          <input
            id={`${id}-name`}
            type="search"
            className={forms.input}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            aria-describedby={`${id}-found`}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              // It may stand in a form, which Enter would send.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
          <p id={`${id}-found`} role="status" className={error ? forms.error : forms.hint}>
            {error || foundWords(items.length, total)}
          </p>
        </div>
      )}
      <div className={forms.field}>
        <label htmlFor={id} className={forms.label}>
          {label}
          {optional && <span className={forms.optional}> (optional)</span>}
        </label>
        <select
          id={id}
          className={forms.input}
          value={value}
          onChange={({ target }) => {
            setChosen(items.find(({ _id }) => _id === target.value) ?? chosen);
            onChange(target.value);
          }}
        >
          <option value="">{none}</option>
          {[...(isKept ? [chosen] : []), ...items].map((provider) => {
            const why = hindrance(provider);
            return (
              <option key={provider._id} value={provider._id} disabled={why !== ''}>
                {provider.name}
                {why && ` (${why})`}
              </option>
            );
          })}
        </select>
      </div>
    </div>
  );
}

type Found = Pick<ProviderChoice, 'items' | 'total'> & { error?: string };

/** What is offered for a text, which is asked for once somebody stops typing; what stood there before until then. */
function useFound(offered: ProviderChoice, text: string, failed: string): Found {
  const [found, setFound] = useState<Found & { text: string }>({ ...offered, text: '' });
  useEffect(() => {
    if (text === found.text) return;
    // An answer to what was typed before is thrown away.
    let isCurrent = true;
    const keep = (next: Found) => isCurrent && setFound({ ...next, text });
    const timer = setTimeout(async () => {
      if (!text) return keep(offered);
      const asked = organisationsApi.providers({ q: text }, failed);
      keep(await asked.catch((error: Error) => ({ items: [], total: 0, error: error.message })));
    }, DEBOUNCE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, found.text, offered, failed]);
  return found;
}

function foundWords(shown: number, total: number): string {
  if (total === 0) return 'No organisation has this in its name.';
  if (total > shown) return `There are ${total}. ${LIMITS.providersOffered.message}`;
  return total === 1
    ? '1 organisation. It can be chosen below.'
    : `${total} organisations. They can be chosen below.`;
}
