import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths/paths.ts';
import { Icon } from '../icons/Icon.tsx';
import button from '../ui/Button.module.css';
import { useHydrated } from '../ui/hydration/use-hydrated.ts';
import styles from './SearchBox.module.css';
import { useSearch } from './use-search.ts';

type Props = {
  /** The id of the input, unique on the page. */
  id: string;
  initial?: string;
  /** In the bar: the label for screen readers alone. */
  compact?: boolean;
};

/**
 * The live search: a plain form until script arrives, then an ARIA combobox over a list in three named groups. Of type
 * text, because HTML lets no field of type search be a combobox.
 * Down enters the list, Enter opens what is marked or else the search page, Escape closes.
 */
export function SearchBox({ id, initial = '', compact }: Props) {
  const listId = useId();
  const box = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(initial);
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const navigate = useNavigate();
  const { found, search } = useSearch(text, open);
  const hydrated = useHydrated();
  const results = search?.list(found) ?? [];
  const List = open && (results.length > 0 || found.calls.length > 0) ? search?.Results : undefined;
  const said = open && text.trim() && search?.say(found);

  const close = () => {
    setOpen(false);
    setMarked(-1);
  };
  const go = (href: string, options?: NavigateOptions) => {
    close();
    navigate(href, options);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open && text) {
      event.preventDefault();
      return close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || results.length === 0) return;
    event.preventDefault();
    setOpen(true);
    setMarked((marked + step + results.length + (marked < 0 && step < 0 ? 1 : 0)) % results.length);
  };
  const optionId = (index: number) => `${listId}-${index}`;

  return (
    <form
      ref={box}
      role="search"
      aria-label={compact ? 'Quick search' : 'Search'}
      action={paths.search()}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const choice = results[marked];
        if (choice) return go(choice.href);
        // The text stays out of the address and of the title, for people who are looked at while they search.
        const state = { text: text.trim() };
        go(paths.search(), { state, replace: location.pathname === paths.search() });
      }}
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) close();
      }}
    >
      <label htmlFor={id} className={compact ? 'visually-hidden' : styles.label}>
        Search for help
      </label>
      <div className={styles.line}>
        <input
          id={id}
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={compact ? 'Search for help' : undefined}
          {...(hydrated && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': Boolean(List),
            'aria-controls': List && listId,
            'aria-activedescendant': List && marked >= 0 ? optionId(marked) : undefined,
          })}
          className={styles.input}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setMarked(-1);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className={button.primary}>
          <Icon name="search" /> <span className="visually-hidden">Search</span>
        </button>
      </div>
      {List && (
        <List
          id={listId}
          text={text}
          found={found}
          marked={marked}
          optionId={optionId}
          onChoose={go}
        />
      )}
      <div role="status" className="visually-hidden">
        {said}
      </div>
    </form>
  );
}
