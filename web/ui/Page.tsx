import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './Page.module.css';

/** Where else to go, by a link of this name. */
export type Way = {
  to: string;
  label: string;
  /** What its entry of the browser's history holds. */
  state?: unknown;
};

type Props = {
  title: ReactNode;
  /** Above the title: where one came from, or where to go. */
  back?: Way;
  /** On the line of that way. */
  beside?: ReactNode;
  /** What stands under the title. */
  lead?: ReactNode;
  /** Whether the page is as wide as the screen allows, as a timetable is. */
  wide?: boolean;
  children: ReactNode;
};

/** One page: its way back, its one h1 (which takes focus after a change of route), its content. */
export function Page({ title, back, beside, lead, wide, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterRouteChange(heading);
  const wayBack = back && (
    <Link to={back.to} state={back.state} className={styles.back}>
      <span aria-hidden="true">←</span> {back.label}
    </Link>
  );
  return (
    <div className={wide ? styles.wide : styles.page}>
      {beside ? (
        <div className={styles.ways}>
          {wayBack}
          {beside}
        </div>
      ) : (
        wayBack
      )}
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {lead && <div className={styles.lead}>{lead}</div>}
      {children}
    </div>
  );
}

/** Moves focus to the new page's heading, but not at the first load and not where a hash names the place to go. */
export function useFocusAfterRouteChange(heading: React.RefObject<HTMLHeadingElement | null>) {
  const { pathname, hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the event; key says that it is not the first
  useEffect(() => {
    if (key !== 'default' && !hash) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
}
