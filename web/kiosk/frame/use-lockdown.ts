import { useEffect } from 'react';

/** No menu of the browser, nothing to drag away, no zooming with two fingers. Pages for everybody's own screen allow it all. */
export function useLockdown() {
  useEffect(() => {
    const prevent = (event: Event) => event.preventDefault();
    const preventPinch = (event: TouchEvent) => {
      if (event.touches.length > 1) event.preventDefault();
    };
    const preventZoom = (event: WheelEvent) => {
      if (event.ctrlKey) event.preventDefault();
    };
    const options = { passive: false };
    document.addEventListener('contextmenu', prevent);
    document.addEventListener('dragstart', prevent);
    document.addEventListener('touchmove', preventPinch, options);
    document.addEventListener('wheel', preventZoom, options);
    return () => {
      document.removeEventListener('contextmenu', prevent);
      document.removeEventListener('dragstart', prevent);
      document.removeEventListener('touchmove', preventPinch);
      document.removeEventListener('wheel', preventZoom);
    };
  }, []);
}
