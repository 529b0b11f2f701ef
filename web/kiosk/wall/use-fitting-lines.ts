import { useLayoutEffect, useRef, useState } from 'react';

/** Where one line has no room, or a word of it, its letters are smaller: nobody is to read half of it. */
const SIZES = ['', '0.9em', '0.8em', '0.7em', '0.6em'] as const;

/**
 * How many lines of a list the glass has room for, one at least. Those that have none are hidden whole: nobody is to read
 * half a line from across a room, nor half a word. They go on being laid out, so that a larger glass shows them.
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
      const isFit = (row: HTMLElement) =>
        row.offsetTop + row.offsetHeight <= element.clientHeight + 1 && areWordsWhole(row);
      for (const size of SIZES) {
        element.style.fontSize = size;
        if (rows.slice(0, 1).every(isFit)) break;
      }
      const fits = rows.findIndex((row) => !isFit(row));
      const shown = fits < 0 ? rows.length : Math.max(1, fits);
      for (const [at, row] of rows.entries()) row.style.visibility = at < shown ? '' : 'hidden';
      setFitting(shown);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    look();
    return () => sizes.disconnect();
  });

  return { lines, fitting };
}

/** Whether no word of a line reaches beyond it. The time, which is before them, has a column of its own that grows with it. */
const areWordsWhole = (row: HTMLElement) =>
  [...row.querySelectorAll('p + p, p:only-of-type')].every(
    (it) => it.scrollWidth <= it.clientWidth,
  );
