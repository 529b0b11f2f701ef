import { useState } from 'react';
import { useKiosk } from './kiosk.ts';
import { orderTime } from './order.ts';

/** The instant whose order this screen shows: when somebody came to it. null where the time is not known. */
export function useOrderTime(): number | null {
  const { now } = useKiosk();
  const [made, setMade] = useState(now);
  const stands = orderTime(made, now);
  if (stands !== made) setMade(stands);
  return stands;
}
