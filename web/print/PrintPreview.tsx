import { type FormEvent, type ReactNode, useRef } from 'react';
import { fileOf, type PrintChoice, printPath } from '../../shared/paper/print-choice.ts';
import { paths } from '../../shared/paths/paths.ts';
import buttons from '../ui/Button.module.css';
import { DayChoice, LookChoice, OrderChoice } from './LookChoice.tsx';
import { PrintButton } from './PrintButton.tsx';
import styles from './PrintPreview.module.css';

type Props = {
  choice: PrintChoice;
  /** What the file is called, if it is saved as one. */
  title: string;
  /** What else can be chosen about it, and the fields of the address that this takes. */
  more?: { fields: ReactNode; names: readonly string[] };
  children: ReactNode;
};

/** A paper as it will come out, and above it what can be changed about it: all of it in the address, none of it printed. */
export function PrintPreview({ choice, title, more, children }: Props) {
  const paper = useRef<HTMLDivElement>(null);
  const [path = '', query] = printPath(choice).split('?');
  const file = fileOf(choice);
  const kept = [...new URLSearchParams(query)].filter(
    ([name]) => !['size', 'paper', 'day', 'order', ...(more?.names ?? [])].includes(name),
  );
  return (
    <>
      <section aria-label="Before you print" className={styles.preview}>
        {choice.what !== 'pocket' && (
          <form method="get" action={path} className={styles.form} onSubmit={showInPlace}>
            {kept.map(([name, value]) => (
              <input key={name + value} type="hidden" name={name} value={value} />
            ))}
            <LookChoice look={choice} hasSizes={choice.what !== 'poster'} />
            {more?.fields}
            {'isWalk' in choice && <OrderChoice isWalk={choice.isWalk} />}
            {'days' in choice && <DayChoice days={choice.days} />}
            <button type="submit" className={buttons.secondary}>
              Change the sheet
            </button>
          </form>
        )}
        <div className={styles.actions}>
          <PrintButton of={paper} title={title} />
          {choice.what === 'services' && (
            <a href={`${paths.printPlaces}?${query}`} className={buttons.secondary}>
              Change the places
            </a>
          )}
          {file && (
            <a href={file} className={styles.link}>
              The same as a file (PDF)
            </a>
          )}
          <p>
            {choice.what === 'services'
              ? 'Nobody keeps this list: it is only in the address of this page. '
              : 'You can keep the address of this page and print it again another day. '}
          </p>
        </div>
      </section>
      <section
        ref={paper}
        lang="en-GB"
        aria-label="The sheet"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard has to reach that
        tabIndex={0}
        className={styles.sheet}
      >
        {children}
      </section>
    </>
  );
}

/** The changed sheet takes the place of the one before: Back leads to the page from which somebody came. */
function showInPlace(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  const form = event.currentTarget;
  const asked = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  location.replace(`${form.action}?${new URLSearchParams(asked)}`);
}
