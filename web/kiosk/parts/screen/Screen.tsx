import type { ReactNode } from 'react';
import { TakeAlong } from '../take-along/TakeAlong.tsx';
import { Listen } from '../touch/Listen.tsx';
import styles from './Screen.module.css';

type Props = {
  title: ReactNode;
  /** What kind of thing the title names, above it. */
  above?: ReactNode;
  lead?: ReactNode;
  /** What a touch does here; a glass of 10 inches has no room to say it. */
  hint?: string | undefined;
  /** That its title has few words: on a low glass it stands beside the first row of what is on it. */
  isShort?: boolean;
  children?: ReactNode;
};

/** One screen: its name, then what is on it. */
export function Screen({ title, above, lead, hint, isShort = false, children }: Props) {
  return (
    <div className={styles.screen} data-short={isShort || undefined}>
      <div className={styles.top}>
        {above && <p className={styles.above}>{above}</p>}
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {hint && <p className={styles.hint}>{hint}</p>}
        <div className={styles.side}>
          <Listen />
          <TakeAlong />
        </div>
      </div>
      {children}
    </div>
  );
}

/** A part of a screen under a heading of its own. */
export function ScreenPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}
