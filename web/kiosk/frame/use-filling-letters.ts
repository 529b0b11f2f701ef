import { useLayoutEffect, useRef } from 'react';

/** How near the search for a size comes to it, in pixels. */
const CLOSE = 0.5;

type Room = {
  /** Letters are to be as large as this, in pixels, or as the longest word allows. */
  least: number;
  /** Called where they are smaller, because there is too much. */
  onLess: () => void;
};

/**
 * Letters of an element as large as its content leaves room for, and no larger than `most` pixels. No word is parted for larger
 * ones: the element's style must let a word reach beyond its paragraph, by which it is noticed.
 */
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
      // Not the time, which is first: its column grows with its letters.
      const paragraphs = [...element.querySelectorAll('li > p + p')];
      const areWordsWhole = () =>
        paragraphs.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
      const hasRoom = () =>
        areWordsWhole() &&
        element.scrollHeight <= clientHeight &&
        element.scrollWidth <= clientWidth;
      const widest = setLargest(element, most, areWordsWhole);
      const low = setLargest(element, widest, hasRoom);
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

/** Gives an element the largest letters, up to `most` pixels, in which something holds; 1 pixel where it never does. */
function setLargest(element: HTMLElement, most: number, holds: () => boolean): number {
  const isFit = (size: number) => {
    element.style.fontSize = `${size}px`;
    return holds();
  };
  if (isFit(most)) return most;
  let low = 1;
  let high = most;
  while (high - low > CLOSE) {
    const middle = (low + high) / 2;
    if (isFit(middle)) low = middle;
    else high = middle;
  }
  isFit(low);
  return low;
}
