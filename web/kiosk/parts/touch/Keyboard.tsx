import { useState } from 'react';
import styles from './Keyboard.module.css';
import { KioskIcon } from './KioskIcon.tsx';

/** In the order that everybody knows. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** In names they are few, as in 1625 Independent People. */
const FIGURES = [...'1234567890'];

/** Longer than any name; a child who leans on a key fills nothing. */
const LONGEST = 40;

type Props = { text: string; onText: (text: string) => void; longest?: number };

/** A keyboard for fingers. Its keys do not take the focus, so nothing of the device's own keyboard appears. */
export function Keyboard({ text, onText, longest = LONGEST }: Props) {
  const [hasFigures, setFigures] = useState(false);
  const type = (key: string) => onText((text + key).slice(0, longest));
  return (
    <fieldset className={styles.keyboard} aria-label="Keyboard">
      {(hasFigures ? FIGURES : LETTERS).map((key) => (
        <button
          key={key}
          type="button"
          className={styles.key}
          onClick={() => type(text ? key.toLowerCase() : key)}
        >
          {key}
        </button>
      ))}
      <button type="button" className={styles.key} onClick={() => setFigures(!hasFigures)}>
        {hasFigures ? 'ABC' : '123'}
      </button>
      <button type="button" className={styles.key} aria-label="Space" onClick={() => type(' ')}>
        ␣
      </button>
      <button
        type="button"
        className={styles.key}
        aria-label="Delete the last letter"
        onClick={() => onText(text.slice(0, -1))}
      >
        <KioskIcon name="backspace" />
      </button>
      <button type="button" className={styles.key} onClick={() => onText('')}>
        Clear
      </button>
    </fieldset>
  );
}
