import { useEffect, useState } from 'react';
import styles from './Forms.module.css';

/** How many characters are left: for the eye at each key, for the ear once the typing pauses. */
export function CharacterCount({ text, most }: { text: string; most: number }) {
  const left = most - text.length;
  const words = left >= 0 ? `You have ${count(left)} left.` : `You have ${count(-left)} too many.`;
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text ? words : ''), 1_000);
    return () => clearTimeout(timer);
  }, [text, words]);
  return (
    <>
      <p className={left >= 0 ? styles.hint : styles.error} aria-hidden="true">
        {words}
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}

const count = (n: number) => `${n.toLocaleString('en-GB')} ${n === 1 ? 'character' : 'characters'}`;
