import { useLayoutEffect, useRef } from 'react';
import { SCREEN_STEP } from '../../state/screen-step.ts';

/**
 * Has a list of needs, of so many lines each, leave out what would make a third screen, whatever a city has at whatever hour: its
 * style does it by `data-shorter`, from 1 on (docs/product.md#kiosk). In bigger letters nothing is left out.
 */
export function useTwoScreens(lines: number) {
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = list.current;
    const main = element?.closest('main');
    const scroller = main?.parentElement;
    if (!element || !scroller) return;
    const look = () => {
      delete element.dataset.shorter;
      if (element.closest('[data-text="bigger"]')) return;
      const most = scroller.clientHeight * (1 + SCREEN_STEP) + 2;
      for (let shorter = 1; scroller.scrollHeight > most && shorter <= lines + 1; shorter++)
        element.dataset.shorter = String(shorter);
    };
    // How far something is comes by itself, and another turn of the glass has other room.
    const sizes = new ResizeObserver(look);
    sizes.observe(main);
    sizes.observe(scroller);
    look();
    return () => sizes.disconnect();
  });

  return list;
}
