import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of what a button has brought in its own place: it takes the focus that the button had. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
