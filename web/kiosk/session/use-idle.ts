import { useCallback, useEffect, useRef, useState } from 'react';
import { findIdlePhase, type Idle, WARNING_SECONDS } from '../state/idle.ts';

/**
 * Whether somebody is there. Any touch says so, but not while the warning stands: then only its button does, or a
 * stranger's touch would open what the last person read. `onGone` clears the screen as the resting begins. The touch
 * that ends it does nothing else.
 */
export function useIdle(patience: number, onGone: () => void) {
  const [idle, setIdle] = useState<Idle>(() => findIdlePhase(0, patience));
  const { phase } = idle;
  const touched = useRef({ ticks: 0, device: 0 });
  const isWaking = useRef(false);

  const stay = useCallback(() => {
    touched.current = { ticks: performance.now(), device: Date.now() };
    setIdle(findIdlePhase(0, patience));
  }, [patience]);

  const rest = useCallback(() => {
    setIdle({ phase: 'resting' });
    onGone();
  }, [onGone]);

  useEffect(() => {
    touched.current = { ticks: performance.now(), device: Date.now() };
  }, []);

  const isResting = phase === 'resting';
  useEffect(() => {
    if (isResting) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const next = findIdlePhase(performance.now() - touched.current.ticks, patience);
      if (next.phase === 'resting') return rest();
      setIdle(next);
      timer = setTimeout(look, next.wait);
    };
    look();
    return () => clearTimeout(timer);
  }, [isResting, patience, rest]);

  useEffect(() => {
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const touch = (event: Event) => {
      isWaking.current = phase === 'resting';
      if (isWaking.current) swallow(event);
      if (phase === 'resting') stay();
      else if (phase === 'used') touched.current = { ticks: performance.now(), device: Date.now() };
    };
    /** What a browser makes of the waking touch after it has landed. */
    const swallowAfterWaking = (event: Event) => {
      if (isWaking.current) swallow(event);
    };
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      // Asleep, the page counts nothing; the person who wakes the device is somebody else.
      if (phase === 'resting') return;
      const away = Date.now() - touched.current.device;
      if (away > (patience + WARNING_SECONDS) * 1000) rest();
    };
    const options = { capture: true, passive: false };
    for (const type of ['pointerdown', 'keydown', 'wheel'])
      window.addEventListener(type, touch, options);
    for (const type of ['touchstart', 'mousedown', 'mouseup', 'click'])
      window.addEventListener(type, swallowAfterWaking, options);
    document.addEventListener('visibilitychange', look);
    return () => {
      for (const type of ['pointerdown', 'keydown', 'wheel'])
        window.removeEventListener(type, touch, options);
      for (const type of ['touchstart', 'mousedown', 'mouseup', 'click'])
        window.removeEventListener(type, swallowAfterWaking, options);
      document.removeEventListener('visibilitychange', look);
    };
  }, [phase, patience, stay, rest]);

  return { idle, stay, rest };
}
