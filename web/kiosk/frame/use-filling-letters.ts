import { useLayoutEffect, useRef } from 'react';

/** How near the search for a size comes to it, in pixels. */
const CLOSE = 0.5;
/** Letters across: in larger ones a word such as "Telephones" is parted. */
const ACROSS = 17;

/** Letters of an element as large as its content leaves room for, and no larger than `most` pixels. */
export function useFillingLetters(content: unknown, most: number) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has another size, and the box may keep its own
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const fill = () => {
      const { clientWidth, clientHeight } = element;
      const isFit = (size: number) => {
        element.style.fontSize = `${size}px`;
        return element.scrollHeight <= clientHeight && element.scrollWidth <= clientWidth;
      };
      let low = 1;
      let high = Math.min(most, clientWidth / ACROSS);
      if (isFit(high)) low = high;
      while (high - low > CLOSE) {
        const middle = (low + high) / 2;
        if (isFit(middle)) low = middle;
        else high = middle;
      }
      isFit(low);
    };
    const sizes = new ResizeObserver(fill);
    sizes.observe(element);
    fill();
    return () => sizes.disconnect();
  }, [content, most]);
  return box;
}
