import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { Field, type FieldState } from '../Field.tsx';
import type { CountrySearch } from './CountrySearch.tsx';
import { capDigits } from './compose-phone.ts';
import type { Country } from './countries.ts';
import { HOME_COUNTRY } from './home-country.ts';
import styles from './Phone.module.css';

type Props = FieldState & {
  label: string;
  /** Called with the two letters of the country that was chosen. */
  onCountry: (code: string) => void;
};

/** Milliseconds: by then the press that left the field has ended, and the button under it may move. */
const AFTER_LEAVING = 500;

/** What there is to ask about a number once its field is left; nothing while it is typed, or where that cannot be told. */
function useDoubt() {
  const [doubt, setDoubt] = useState('');
  const waiting = useRef(0);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const forget = () => {
    clearTimeout(waiting.current);
    setDoubt('');
  };
  const look = (typed: string, country: string) => {
    clearTimeout(waiting.current);
    waiting.current = window.setTimeout(() => {
      import('./phone-doubt.ts')
        .then(({ phoneDoubt }) => phoneDoubt(typed, country))
        .then(setDoubt, console.warn);
    }, AFTER_LEAVING);
  };
  return { doubt, look, forget };
}

/** The list of countries, once it was asked for: it is fetched when it is first opened. */
function useCountrySearch(isOpen: boolean) {
  const [search, setSearch] = useState<{ Search: typeof CountrySearch }>();
  useEffect(() => {
    if (!isOpen) return;
    let isOver = false;
    import('./CountrySearch.tsx').then(({ CountrySearch: Search }) => {
      if (!isOver) setSearch({ Search });
    }, console.warn);
    return () => {
      isOver = true;
    };
  }, [isOpen]);
  return isOpen ? search?.Search : undefined;
}

/** A phone number beside its country, which is ours until another is chosen. 15 digits at most. */
export function PhoneField({ label, control, error, onCountry }: Props) {
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const number = useRef<HTMLInputElement>(null);
  const [country, setCountry] = useState<Country>(HOME_COUNTRY);
  const { doubt, look, forget } = useDoubt();
  const [isOpen, setOpen] = useState(false);
  const Search = useCountrySearch(isOpen);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Field
      label={label}
      optional
      control={control}
      error={error}
      after={
        <p role="status" className={styles.doubt}>
          {doubt}
        </p>
      }
    >
      {(input) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: hears only that the focus has gone elsewhere
        <div
          className={styles.phone}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) setOpen(false);
          }}
        >
          <button
            ref={button}
            type="button"
            className={styles.code}
            disabled={!hydrated}
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <span className="visually-hidden">
              {label}, country: {country.name}{' '}
            </span>
            +{country.callingCode}
            <span className={styles.chevron} aria-hidden="true" />
          </button>
          <input
            {...input}
            ref={(field) => {
              number.current = field;
              input.ref(field);
            }}
            type="tel"
            autoComplete="tel"
            onChange={(event) => {
              forget();
              event.target.value = capDigits(event.target.value);
              return input.onChange(event);
            }}
            onBlur={(event) => {
              look(event.target.value, country.code);
              return input.onBlur(event);
            }}
          />
          {Search && (
            <Search
              onEscape={close}
              onChoose={(chosen) => {
                setCountry(chosen);
                forget();
                look(number.current?.value ?? '', chosen.code);
                onCountry(chosen.code);
                close();
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
}
