import { lazy, Suspense, useRef, useState } from 'react';
import { useHydrated } from '../../hydrated.ts';
import { Field, type FieldState } from '../forms/Field.tsx';
import { capDigits, HOME_COUNTRY } from './compose-phone.ts';
import styles from './Phone.module.css';

const CountrySearch = lazy(async () => ({
  default: (await import('./CountrySearch.tsx')).CountrySearch,
}));

type Props = FieldState & {
  label: string;
  /** With the two letters of the country that was chosen. */
  onCountry: (code: string) => void;
};

/** A phone number beside its country, which is ours until another is chosen. 15 digits at most. */
export function PhoneField({ label, control, error, onCountry }: Props) {
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const [country, setCountry] = useState<{ name: string; callingCode: string }>(HOME_COUNTRY);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Field label={label} optional control={control} error={error}>
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
            type="tel"
            autoComplete="tel"
            onChange={(event) => {
              event.target.value = capDigits(event.target.value);
              return input.onChange(event);
            }}
          />
          {isOpen && (
            <Suspense>
              <CountrySearch
                onEscape={close}
                onChoose={(chosen) => {
                  setCountry(chosen);
                  onCountry(chosen.code);
                  close();
                }}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  );
}
