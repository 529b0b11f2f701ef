import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styles from './Forms.module.css';
import { scrollToMessage } from './scroll-to-message.ts';

const SIGNS_OF_READING = ['pointerdown', 'touchmove', 'wheel', 'keydown'];

type Props = {
  message: string;
  to: string;
  /** What the link says that goes there at once. */
  label: string;
  /** Milliseconds until the page goes there by itself (docs/product.md#constants). */
  after: number;
  /** Whether it is more than a line: then somebody who touches the page is reading, and goes on by the link. */
  isLong?: boolean;
  children?: ReactNode;
};

/** What worked, and where one is taken next. */
export function MovingOn({ message, to, label, after, isLong = false, children }: Props) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(to, { replace: true }), after);
    const stay = () => clearTimeout(timer);
    if (isLong) for (const sign of SIGNS_OF_READING) addEventListener(sign, stay);
    return () => {
      stay();
      for (const sign of SIGNS_OF_READING) removeEventListener(sign, stay);
    };
  }, [navigate, to, after, isLong]);
  return (
    <Done message={message}>
      {children}
      <p>
        <Link to={to} replace>
          {label}
        </Link>
      </p>
    </Done>
  );
}

/** What worked, in the place of the form; it takes the focus that was on the form's button. */
export function Done({ message, children }: { message: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (heading.current) scrollToMessage(heading.current, 'instant');
  }, []);
  return (
    <div className={styles.success} role="status">
      <h2 ref={heading} tabIndex={-1}>
        {message}
      </h2>
      {children}
    </div>
  );
}
