import { useLayoutEffect, useRef } from 'react';

/** How near the search for a size comes to it, in pixels. */
const CLOSE = 0.5;
/** Letters across: in larger ones a word such as "Telephones" is parted. */
const ACROSS = 17;

type Room = {
  /** Letters are to be as large as this, in pixels, or as the width allows. */
  least: number;
  /** Called where they are smaller, because there is too much. */
  onLess: () => void;
};

/** Letters of an element as large as its content leaves room for, and no larger than `most` pixels. */
export function useFillingLetters(content: unknown, most: number, room?: Room) {
  const box = useRef<HTMLDivElement>(null);
  const asked = useRef(room);
  asked.current = room;
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
      const widest = Math.min(most, clientWidth / ACROSS);
      let high = widest;
      if (isFit(high)) low = high;
      while (high - low > CLOSE) {
        const middle = (low + high) / 2;
        if (isFit(middle)) low = middle;
        else high = middle;
      }
      isFit(low);
      const { least = 0, onLess } = asked.current ?? {};
      if (low < Math.min(least, widest) - CLOSE) onLess?.();
    };
    const sizes = new ResizeObserver(fill);
    sizes.observe(element);
    fill();
    return () => sizes.disconnect();
  }, [content, most]);
  return box;
}
