import { type MouseEvent, useEffect, useRef } from 'react';
import styles from './Forms.module.css';
import { scrollToMessage } from './scroll-to-message.ts';

export type Failure = {
  message: string;
  /** What to do next, where nothing that was typed is wrong; '' for nothing. */
  advice: string;
  /** Field path and what is wrong there, in the order of the page. */
  faults: [path: string, message: string][];
  /** Milliseconds until the page scrolls to its top (docs/product.md#states). */
  scrollAfter: number;
};

/**
 * What went wrong with a form. It takes the focus at once without scrolling; the page scrolls after a delay
 * (docs/product.md#states), without motion where that is asked. The tab's title says so too.
 */
export function ErrorSummary({ failure }: { failure: Failure | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!failure) return;
    box.current?.focus({ preventScroll: true });
    const title = document.title;
    document.title = `Error: ${title}`;
    const timer = setTimeout(() => {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (box.current) scrollToMessage(box.current, still ? 'instant' : 'smooth');
    }, failure.scrollAfter);
    return () => {
      clearTimeout(timer);
      document.title = title;
    };
  }, [failure]);
  if (!failure) return null;
  return (
    <div ref={box} tabIndex={-1} className={styles.summary}>
      <div role="alert">
        <h2>{failure.message}</h2>
        {failure.advice && <p>{failure.advice}</p>}
        {failure.faults.length > 0 && (
          <ul>
            {failure.faults.map(([path, message]) => (
              <li key={path}>
                <a href={`#${path}`} onClick={(event) => focusField(event, path)}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Moves the focus to a field with its label in sight, and without a step in the browser's history. */
function focusField(event: MouseEvent, path: string) {
  event.preventDefault();
  const field = document.getElementById(path);
  field?.focus({ preventScroll: true });
  field?.parentElement?.scrollIntoView();
}
