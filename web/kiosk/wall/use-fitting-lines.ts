import { useLayoutEffect, useRef, useState } from 'react';

/** Where a glass is so low that one line has no room, its letters are smaller, and nobody reads half of it. */
const SIZES = ['', '0.9em', '0.8em', '0.7em', '0.6em'] as const;

/**
 * How many lines of a list the glass has room for, one at least. Those that have none are hidden whole: nobody is to read
 * half a line from across a room. They go on being laid out, so that a larger glass shows them.
 */
export function useFittingLines(count: number) {
  const lines = useRef<HTMLDivElement>(null);
  const [fitting, setFitting] = useState(count);

  useLayoutEffect(() => {
    const element = lines.current;
    if (!element) return;
    const look = () => {
      const rows = [...element.querySelectorAll('li')];
      // The layout's own measures count, because a page that is turned a quarter has them too.
      const isFit = (row: HTMLElement | undefined) =>
        !row || row.offsetTop + row.offsetHeight <= element.clientHeight + 1;
      for (const size of SIZES) {
        element.style.fontSize = size;
        if (isFit(rows[0])) break;
      }
      const fits = rows.filter(isFit).length;
      const shown = Math.max(1, fits);
      for (const [at, row] of rows.entries()) row.style.visibility = at < shown ? '' : 'hidden';
      setFitting(Math.min(shown, rows.length));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    look();
    return () => sizes.disconnect();
  });

  return { lines, fitting };
}
