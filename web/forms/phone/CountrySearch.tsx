import { useCombobox } from 'downshift';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Country, findCountries, listCountries } from './countries.ts';
import styles from './Phone.module.css';

/** Milliseconds (docs/product.md#constants). */
const DEBOUNCE = 250;

type Props = {
  onChoose: (country: Country) => void;
  onEscape: () => void;
};

/** The countries with a search: an ARIA combobox whose list stands open for as long as it is on the page. */
export function CountrySearch({ onChoose, onEscape }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const countries = useMemo(listCountries, []);
  const [text, setText] = useState('');
  const [searched, setSearched] = useState('');
  const shown = useMemo(() => findCountries(countries, searched), [countries, searched]);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => setSearched(text), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text]);

  const combobox = useCombobox({
    items: shown,
    isOpen: true,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: 0,
    itemToString: (country) => country?.name ?? '',
    itemToKey: (country) => country?.code,
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem);
    },
    // To leave the list is not to choose what was marked in it.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? state : changes,
  });

  return (
    <div className={styles.popup}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: getLabelProps names the input */}
      <label className={styles.searchLabel} {...combobox.getLabelProps()}>
        Search for a country
      </label>
      <input
        {...combobox.getInputProps({
          ref: input,
          onKeyDown: (event) => {
            if (event.key !== 'Escape') return;
            Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            event.preventDefault();
            onEscape();
          },
        })}
        className={styles.search}
        autoComplete="off"
        spellCheck={false}
      />
      <ul {...combobox.getMenuProps()} className={styles.list}>
        {shown.map((country, index) => (
          <li
            key={country.code}
            {...combobox.getItemProps({ item: country, index })}
            className={styles.country}
            data-marked={index === combobox.highlightedIndex || undefined}
          >
            <span>{country.name}</span> <span>+{country.callingCode}</span>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.none}>
        {shown.length === 0 && 'No entries to show'}
      </p>
    </div>
  );
}
