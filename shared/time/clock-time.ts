import { cityTime } from './city-time.ts';

/** '06:30' of a minute of a day, 0 to 1440: the form of slots. */
export function clockTime(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
  return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
}

/** '14:05, Monday' in the city at an instant (epoch ms), in the form of the times beside it. */
export function dayAndTime(instant: number): string {
  const { day, minute } = cityTime(instant);
  return `${clockTime(minute)}, ${day}`;
}
