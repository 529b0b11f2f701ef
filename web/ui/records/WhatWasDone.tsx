import { useEffect, useRef } from 'react';

/** Says what a button did, in its place; it takes the focus that the button had. */
export function WhatWasDone({ words }: { words: string }) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={said} role="status" tabIndex={-1}>
      {words}
    </p>
  );
}
