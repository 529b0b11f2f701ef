import { useEffect, useId, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import forms from '../../forms/Forms.module.css';

/** Milliseconds after the last key, so that a slow typist's address bar is not written at each. */
const DEBOUNCE = 250;

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
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </search>
  );
}
