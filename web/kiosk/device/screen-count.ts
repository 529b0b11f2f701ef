import { LIMITS } from '../../../shared/validation/limits.ts';

// How many screens people opened since the server was last told: a number, with which nothing about them goes
// (docs/product.md#counts).

let opened = 0;

export const countScreen = () => {
  opened = Math.min(opened + 1, LIMITS.screensTold.value);
};

/** Tells the server. What cannot be told now waits for the next time. */
export async function tellScreens(): Promise<void> {
  const screens = opened;
  if (screens === 0) return;
  opened = 0;
  const answer = await fetch('/api/counts/screens', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ screens }),
  }).catch(() => null);
  if (!answer?.ok) opened = Math.min(opened + screens, LIMITS.screensTold.value);
}
