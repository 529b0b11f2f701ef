import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Where one line has no room, or a word of it, it goes without its address, then without the reason why to check first and the
 * page's position, then in smaller letters: nobody is to read half of it, and from across a room a name says the most.
 */
const WAYS = [
  { size: '', brief: '' },
  { size: '', brief: 'where' },
  ...['', '0.9em', '0.8em', '0.7em', '0.6em'].map((size) => ({ size, brief: 'where why' })),
];

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
      for (const { size, brief } of WAYS) {
        element.style.fontSize = size;
        element.dataset.brief = brief;
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
