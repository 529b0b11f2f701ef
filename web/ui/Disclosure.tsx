import { Fragment, type ReactNode, useEffect, useState } from 'react';
import styles from './Disclosure.module.css';
import { useHydrated } from './hydration/use-hydrated.ts';

const LOOKS = { card: styles.card, plain: styles.plain };

type Props = {
  /** The id of the panel, unique on the page. */
  id: string;
  label: ReactNode;
  children: ReactNode;
  /** `card`: a bar as wide as its parent. `plain`: as small as its words. */
  look?: 'card' | 'plain';
  /** The trigger stands inside this heading. */
  heading?: 'h2' | 'h3';
  /** On the panel. */
  className?: string;
};

/**
 * A heading or button that shows and hides what follows it. Before script arrives it is a link to its own panel, which
 * CSS opens by `:target`; where script is off for good, a card stands open; on paper every panel does.
 */
export function Disclosure({ id, label, children, look = 'card', heading, className = '' }: Props) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (location.hash === `#${id}`) setOpen(true);
  }, [id]);
  const face = (
    <>
      <span>{label}</span>
      <span className={styles.chevron} aria-hidden="true" />
    </>
  );
  const trigger = hydrated ? (
    <button
      type="button"
      className={LOOKS[look]}
      aria-expanded={open}
      aria-controls={id}
      onClick={() => setOpen(!open)}
    >
      {face}
    </button>
  ) : (
    <a className={LOOKS[look]} href={`#${id}`}>
      {face}
    </a>
  );
  const Heading = heading ?? Fragment;
  return (
    <>
      <Heading>{trigger}</Heading>
      <div
        id={id}
        className={`${styles.panel} ${className}`}
        data-look={look}
        data-open={open || undefined}
        data-live={hydrated || undefined}
      >
        {children}
      </div>
    </>
  );
}
