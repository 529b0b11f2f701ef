import { useEffect } from 'react';

/**
 * No menu of the browser, nothing to drag away, no zooming with two fingers, no other window by a middle or modified click.
 * Pages for everybody's own screen allow it all.
 */
export function useLockdown() {
  useEffect(() => {
    const prevent = (event: Event) => event.preventDefault();
    const preventPinch = (event: TouchEvent) => {
      if (event.touches.length > 1) event.preventDefault();
    };
    const preventZoom = (event: WheelEvent) => {
      if (event.ctrlKey) event.preventDefault();
    };
    const preventOpening = (event: MouseEvent) => {
      const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const options = { passive: false };
    for (const type of ['click', 'auxclick'] as const)
      document.addEventListener(type, preventOpening, { capture: true });
    document.addEventListener('contextmenu', prevent);
    document.addEventListener('dragstart', prevent);
    document.addEventListener('touchmove', preventPinch, options);
    document.addEventListener('wheel', preventZoom, options);
    return () => {
      for (const type of ['click', 'auxclick'] as const)
        document.removeEventListener(type, preventOpening, { capture: true });
      document.removeEventListener('contextmenu', prevent);
      document.removeEventListener('dragstart', prevent);
      document.removeEventListener('touchmove', preventPinch);
      document.removeEventListener('wheel', preventZoom);
    };
  }, []);
}
