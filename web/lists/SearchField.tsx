import { useEffect, useId, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { LIMITS } from '../../shared/validation/limits.ts';
import forms from '../forms/Forms.module.css';

/** Milliseconds after the last key, so that a slow typist's address bar is not written at each. */
const DEBOUNCE = 250;

/** What the server takes; `readListQuery` leaves out the rest. */
const MOST = LIMITS.filterValue.value;

type Props = { label: string; value: string; onSearch: (text: string) => void };

/** Searches as one types; Enter does at once. */
export function SearchField({ label, value, onSearch }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const search = useRef(onSearch);
  search.current = onSearch;
  const isOwnSearch = useNavigationType() === 'REPLACE';
  // Back, forward and links change what was searched for. Its own search does not: somebody may have typed on by then.
  useEffect(() => {
    if (!isOwnSearch) setTyped(value);
  }, [value, isOwnSearch]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => search.current(typed), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed, value]);
  const isCut = typed.length > MOST;
  return (
    <search>
      <form
        className={forms.field}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed);
        }}
      >
        <label htmlFor={id} className={forms.label}>
          {label}
        </label>
        <input
          id={id}
          type="search"
          className={forms.input}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          aria-describedby={isCut ? `${id}-note` : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        {isCut && (
          <p id={`${id}-note`} role="status" className={forms.hint}>
            Only the first {MOST} characters are searched for.
          </p>
        )}
      </form>
    </search>
  );
}
